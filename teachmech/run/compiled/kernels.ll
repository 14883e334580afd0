; made by kernel_writer.py from sources with the hash 1ce020ad5147afa31275e3d3d5c72c0d09567b1df4d6fc3d5ee3b0413befbfd3

@.const.array.data.1 = internal unnamed_addr constant [104 x i8] c"\1A~`\A1\AE\DE\8A?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\C3\B5Z\A5=\9A\F3\BFr\8A\DE\BE\83\BA\DF\BF\09\A5\ED\F7I\A1\FA?q~\0E\B1\C9k\D6\BF\899x\D00c\D5?5\14\A3T\EB\F8\B4?\C2k\ABPO\E4\96\BF\00\00\00\00\00\00\00\00", align 8
@.const.array.data.2 = internal unnamed_addr constant [104 x i8] c"\F1\A1\BF\1FdK\C8\BF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\E2Z\AD\D2\1E\CD\11@\9F\AB\D5E\A8C\FE?C\AF\96\CFn4\17\C0\16\B7\AB&:\0D\DB\BF\02\B0C\8F\02z\C3\BF-\E7\7FiW\C6\C9?\ED@\C0\0A\082\97?\00\00\00\00\00\00\00\00", align 8
@.const.array.data.3 = internal constant [512 x i8] c"\1B\C87\CC\9D\DB \C0\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\EB\A2\F0e\87\22\E2?vS\17\A15\8D\08\C0\ECb\E4\A2\CC\13\03@\BD\D1\C0\D3\AF\EF\00@\D3\C0J\9Ap\E2\EB\BF\8B\A2\9Duj\EC\01@\193\F5\B2\E45\E4?|\F0\B7\18\12\C8\B6\BF\B4X3u\04&2@\A1\DF`\DB\A6c\22\C0\1DX\A2R\80\BE\11\C0\FCD\ADi\E2\DA$@\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00g\EDW]\12In@KC\B8\19j\A6d@5N\E1\81\BFhw\C0\FB\CFXE\19\1D6\C0#\A03\F9\08\EF\1E@\0D\C3\22\D1\90\AC>\C0\CD\0A*\03\0D\AA\22\C0|\0F%e\FCd/@S\FD\EC\ED\AF#?\C0\CAef\80\B2\B4\22\C0\10\0A\07C\8E\E8A@\1F8\03s,\FC3@\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00!%\0F\D1\980x\C09M\DFN\B3\A5g\C0\0Cj,\1Cw~\80@\96o\C0\8D\D6%'\C0\D7\8B\0F\DDa\86\1B@h\FCg}z\02\F0\BF13=\02\08\E3\E8?\D2V\FF\EF\C39\06\C0\7F\C70O-\19N\C0\C0(\19\86\81\14U@\12\08t\95\0D\FC'@\A3\E9\97\9F\A5\B19\C0\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\C7`\D8k\12Fc\C0\90\09\99\AC\F0\F0l\C0\02\C6\B3\D39Zv@p<\D8\D4\F0YW@\AB\07!U\AA\BAB\C0\8E\83U\A8`\06Z@\F6\8CRx\1D\D7=@~\F77NH\C4E\C0\10 \F8}\C5\14X@\1E\CD\B5\82\B0\96C\C0\0D\B3\1C>B\B7b\C0", align 8
@.const.array.data.25 = internal unnamed_addr constant [2048 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00:\E6\DA8h\EE\AA?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\AC,\A4*\CE2\94?\02C\F6?5L\AE?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\02C\F6?5L\9E?\00\00\00\00\00\00\00\00A\B2\F8\EF'\B9\B6?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FA\E9\CD~\0D\E5\CE?\00\00\00\00\00\00\00\00\07\15\AD\B5:N\EC\BF\F5\9E\C7z=\98\ED?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00h/\A1\BD\84\F6\A2?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\006m\DB;\B6\DD\C5?\9A\F1f?S\0F\C0?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\A3?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\EDG3\0F\D3\CA\C5?M\E02\C3\B3\D4\AE?\00\00\00\00\00\00\92\BF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\92\87\E7\FE\B8\FD\A2?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00r]Y\F6#\CF\C5?\98\A6\DE@\86u\BB?/\D3\FC \CC_\8F\BFq\0B\FB.\D9\F1\80?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\13X\98\8B\B7\F8\E3?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\8A\BC\C6\AC\1B\E3\0A\C0\F9\11\8E\F0s\C8\EB\BFU\18\8D\D8\93\97;@i\AD\92\F8p'4@\F9B\\\86\B4\BEE\C0\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00U\B6!\E3\05\92\DE?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\7F\D2K\A3\A8\E7\03\C0\C8\93\8C\96\A9\E3\E2\BF\EEU\D6\A6\E4:5@\B8X\F2\B5\F7\8E.@\B9\11\D7\18\E4\A4@\C0v\A8\B4\D9\B3\D1\94\BF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\9B9\1D\1F\12\FD\ED\BF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\9D\0B\FBi\D8\BE\14@\A9.y\02\87v\F1?\1C\0C\11\E2\B0L \C0\A8u\E9\05#\852\C0:\86\CB\06O\BD6@\9D\10\CFw\E7\F2\03@,W+\0D\C6_\08\C0\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\DC\FC\09;\BD/\02@\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00U\FE\CAc\A9\11%\C0\ACr\AC5\C9\01\00\C0\060\FF\8E|\F51\C0\01\8A\B5\18\EA\F2;@\13\EC\1C}:\DF\06\C0\A93\9F\1A\E7\BE!\C0a\18\C8B\9C\B8(@\02\E2Sb\AC\96\E4?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00|\17\D1hc\CC\AB?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\E2Z\AD\D2\1E\CD\11@\9F\AB\D5E\A8C\FE?C\AF\96\CFn4\17\C0\98\EB\F0\F2\1D\EA\D3?\02\B0C\8F\02z\C3\BF-\E7\7FiW\C6\C9?\C2k\ABPO\E4\A6?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00H\B1\CE\A2\FC\C1\AC?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\B85\1A\F2X9\D0?>\C2w\C2\C2\84\CF\BF\EF\9D\\U\02\CB\BF\BF\13\19-\CE\10\9F\C3?,e8\9B\B6\CB\80?\A9k9\0F\84\FF~?0H\FA\B4\8A\FE\80\BF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00c\DB{\89\A1L\A0?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00E\9F\F5\E5\E9\FA\9C?\F9\8C|\01\DBi\AB?i\94\C6/\F7\1E\AC\BF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00S\E1\F6\EE\10g\1C\BF #\D3Rz\129?\9B\14\E7\13\0EP6\BF\89\D9\0C\B2\86\16\C2?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\15`+y\09s\DB\BF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\9A\DC\AFD]\CA\12\C0\A3\ED\19\C4\D2\BB\1E@\1C\17WD\A5F\10@D\BA\EDD\9E\D4\D6?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\D4qH\C2\EE\EBV\BF\96\19?\A2\82\94\07@\22\22\CAmJM\22\C0\00\00\00\00\00\00\00\00", align 8
@.const.array.data.1.24 = internal unnamed_addr constant [128 x i8] c"\00\00\00\00\00\00\00\00:\E6\DA8h\EE\AA?\AC,\A4*\CE2\B4?\02C\F6?5L\BE?\D9\08\9CI\8C\06\D2?UUUUUU\D5?\00\00\00\00\00\00\D0?\14;\B1\13;\B1\D3?uM\D7tM\D7\E4?333333\E3?\DB\B6m\DB\B6m\EB?\00\00\00\00\00\00\F0?\00\00\00\00\00\00\F0?\9A\99\99\99\99\99\B9?\9A\99\99\99\99\99\C9?9\8E\E38\8E\E3\E8?", align 8
@.const.pickledata.b28008a0f88bad5ff0f0243e84dab90cab19b366 = internal constant [69 x i8] c"\80\04\95:\00\00\00\00\00\00\00\8C\08builtins\94\8C\11ZeroDivisionError\94\93\94\8C\10division by zero\94\85\94N\87\94."
@.const.pickledata.b28008a0f88bad5ff0f0243e84dab90cab19b366.sha1 = internal constant [20 x i8] c"\B2\80\08\A0\F8\8B\AD_\F0\F0$>\84\DA\B9\0C\AB\19\B3f"
@.const.picklebuf.b28008a0f88bad5ff0f0243e84dab90cab19b366 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.b28008a0f88bad5ff0f0243e84dab90cab19b366, i32 69, ptr @.const.pickledata.b28008a0f88bad5ff0f0243e84dab90cab19b366.sha1, ptr null, i32 0 }

define noundef i32 @record(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.problem.0, i64 %arg.problem.1, i64 %arg.problem.2, i64 %arg.problem.3, ptr readonly captures(none) %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr captures(none) %arg.problem.7, ptr %arg.problem.8, ptr readonly captures(none) %arg.times, i64 %arg.count, ptr %arg.states, ptr captures(none) %arg.rows, ptr writeonly captures(none) %arg.ranks) local_unnamed_addr {
entry:
  %.248 = alloca i64, align 8
  store i64 0, ptr %.248, align 8
  %.47 = load i64, ptr %arg.problem.4, align 8
  %.49 = getelementptr i8, ptr %arg.problem.4, i64 8
  %.50 = load i64, ptr %.49, align 8
  %.79 = add i64 %.50, %.47
  %.81 = shl i64 %.47, 1
  %.87 = mul i64 %.50, 3
  %.88 = add i64 %.87, %.81
  %.181387.not = icmp slt i64 %arg.count, 1
  br i1 %.181387.not, label %common.ret, label %B236.if.lr.ph

B236.if.lr.ph:                                    ; preds = %entry
  %.52 = getelementptr i8, ptr %arg.problem.4, i64 16
  %.53 = load i64, ptr %.52, align 8
  %.55 = getelementptr i8, ptr %arg.problem.4, i64 24
  %.56 = load i64, ptr %.55, align 8
  %.224 = add nsw i64 %.81, 2
  %.230 = add i64 %.88, 1
  %..47 = tail call i64 @llvm.smax.i64(i64 %.47, i64 0)
  %0 = getelementptr double, ptr %arg.problem.6, i64 %.53
  %1 = getelementptr double, ptr %arg.problem.7, i64 %.47
  %2 = tail call i64 @llvm.smax.i64(i64 %.50, i64 0)
  %storemerge303 = shl nuw i64 %2, 1
  %3 = shl i64 %.79, 3
  %4 = shl i64 %.230, 3
  %5 = shl nuw i64 %..47, 3
  %6 = getelementptr i8, ptr %arg.rows, i64 %3
  %xtraiter = and i64 %.79, 3
  %unroll_iter = and i64 %.79, 9223372036854775804
  %unroll_iter34 = and i64 %storemerge303, 9223372036854775804
  %scevgep49 = getelementptr i8, ptr %arg.rows, i64 24
  %7 = shl i64 %.53, 3
  %8 = getelementptr i8, ptr %arg.problem.6, i64 %7
  %scevgep68 = getelementptr i8, ptr %8, i64 8
  %9 = lshr i64 %.56, 1
  %10 = and i64 %9, 4611686018427387903
  %11 = mul nsw i64 %10, -2
  %12 = shl i64 %.50, 3
  %13 = add i64 %.56, %.47
  %14 = shl i64 %13, 3
  %15 = getelementptr i8, ptr %arg.problem.6, i64 %14
  %16 = getelementptr i8, ptr %15, i64 %7
  %17 = getelementptr i8, ptr %16, i64 %12
  %scevgep77 = getelementptr i8, ptr %17, i64 24
  %18 = shl i64 %.47, 4
  %19 = getelementptr i8, ptr %arg.rows, i64 %18
  %20 = getelementptr i8, ptr %19, i64 %12
  %scevgep85 = getelementptr i8, ptr %20, i64 24
  %21 = icmp slt i64 %.79, 1
  %22 = icmp ult i64 %.79, 4
  %23 = icmp eq i64 %xtraiter, 0
  %24 = icmp slt i64 %.47, 1
  %25 = icmp slt i64 %.56, 1
  %26 = icmp eq i64 %.56, 1
  %sunkaddr120 = getelementptr i8, ptr %arg.problem.4, i64 112
  %sunkaddr121 = getelementptr i8, ptr %arg.problem.4, i64 120
  %27 = and i64 %.56, 1
  %28 = icmp eq i64 %27, 0
  %sunkaddr = getelementptr i8, ptr %arg.problem.4, i64 112
  %sunkaddr106 = getelementptr i8, ptr %arg.problem.4, i64 120
  %29 = icmp sgt i64 %storemerge303, 0
  %30 = icmp slt i64 %.50, 2
  %31 = and i64 %2, 1
  %32 = icmp eq i64 %31, 0
  %33 = icmp slt i64 %.53, 1
  %sunkaddr107 = getelementptr i8, ptr %arg.problem.4, i64 96
  %sunkaddr108 = getelementptr i8, ptr %arg.problem.4, i64 104
  %34 = shl nuw nsw i64 %10, 1
  br label %B236.if

common.ret:                                       ; preds = %B1056, %B236.if, %entry
  %storemerge = phi i64 [ %arg.count, %entry ], [ %.187345398, %B236.if ], [ %arg.count, %B1056 ]
  store i64 %storemerge, ptr %retptr, align 8
  ret i32 0

B418:                                             ; preds = %B236.if
  br i1 %21, label %B482, label %B454.if.preheader

B454.if.preheader:                                ; preds = %B418
  br i1 %22, label %B454.if.epil.preheader, label %B454.if

B482.loopexit.unr-lcssa:                          ; preds = %B454.if
  br i1 %23, label %B482, label %B454.if.epil.preheader

B454.if.epil.preheader:                           ; preds = %B482.loopexit.unr-lcssa, %B454.if.preheader
  %.415308310.epil.init = phi i64 [ 0, %B454.if.preheader ], [ %.422.3, %B482.loopexit.unr-lcssa ]
  %35 = shl i64 %.415308310.epil.init, 3
  %scevgep60 = getelementptr i8, ptr %lsr.iv58, i64 %35
  %scevgep62 = getelementptr i8, ptr %arg.problem.7, i64 %35
  br label %B454.if.epil

B454.if.epil:                                     ; preds = %B454.if.epil, %B454.if.epil.preheader
  %epil.iter = phi i64 [ %epil.iter.next, %B454.if.epil ], [ 0, %B454.if.epil.preheader ]
  %36 = shl nuw nsw i64 %epil.iter, 3
  %scevgep63 = getelementptr i8, ptr %scevgep62, i64 %36
  %.449.epil = load double, ptr %scevgep63, align 8
  %scevgep61 = getelementptr i8, ptr %scevgep60, i64 %36
  store double %.449.epil, ptr %scevgep61, align 8
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B482, label %B454.if.epil, !llvm.loop !0

B482:                                             ; preds = %B454.if.epil, %B482.loopexit.unr-lcssa, %B418
  br i1 %24, label %B534, label %B512.if.lr.ph

B512.if.lr.ph:                                    ; preds = %B482
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep, i8 0, i64 %5, i1 false)
  br label %B534

B534:                                             ; preds = %B512.if.lr.ph, %B482
  br i1 %25, label %B738, label %B564.if.lr.ph

B564.if.lr.ph:                                    ; preds = %B534
  %37 = getelementptr double, ptr %.234, i64 %.79
  br i1 %26, label %B564.if.epil.preheader, label %B564.if

B738.loopexit.unr-lcssa:                          ; preds = %B564.if
  br i1 %28, label %B738, label %B564.if.epil.preheader

B564.if.epil.preheader:                           ; preds = %B738.loopexit.unr-lcssa, %B564.if.lr.ph
  %.672321323.epil.init = phi i64 [ 0, %B564.if.lr.ph ], [ %34, %B738.loopexit.unr-lcssa ]
  %.706.epil = load i64, ptr %sunkaddr, align 8
  %38 = getelementptr i64, ptr %arg.problem.4, i64 %.706.epil
  %.709.epil = getelementptr i64, ptr %38, i64 %.672321323.epil.init
  %.710.epil = load i64, ptr %.709.epil, align 8
  %.713.epil = load i64, ptr %sunkaddr106, align 8
  %39 = getelementptr i64, ptr %arg.problem.4, i64 %.713.epil
  %.716.epil = getelementptr i64, ptr %39, i64 %.672321323.epil.init
  %.717.epil = load i64, ptr %.716.epil, align 8
  %.721.epil = getelementptr double, ptr %37, i64 %.717.epil
  %.722.epil = load double, ptr %.721.epil, align 8
  %.726.epil = getelementptr double, ptr %0, i64 %.672321323.epil.init
  %.727.epil = load double, ptr %.726.epil, align 8
  %.731.epil = getelementptr double, ptr %1, i64 %.710.epil
  %.732.epil = load double, ptr %.731.epil, align 8
  %.733.epil = fmul double %.727.epil, %.732.epil
  %.734.epil = fsub double %.722.epil, %.733.epil
  store double %.734.epil, ptr %.721.epil, align 8
  br label %B738

B738:                                             ; preds = %B564.if.epil.preheader, %B738.loopexit.unr-lcssa, %B534
  br i1 %29, label %B774.if.lr.ph, label %B832

B774.if.lr.ph:                                    ; preds = %B738
  br i1 %30, label %B774.if.epil.preheader, label %B774.if

B832.loopexit.unr-lcssa:                          ; preds = %B774.if
  br i1 %32, label %B832, label %B774.if.epil.preheader

B774.if.epil.preheader:                           ; preds = %B832.loopexit.unr-lcssa, %B774.if.lr.ph
  %.830328330.epil.init = phi i64 [ 0, %B774.if.lr.ph ], [ %.837.3, %B832.loopexit.unr-lcssa ]
  %40 = shl i64 %.830328330.epil.init, 3
  %scevgep98 = getelementptr i8, ptr %lsr.iv96, i64 %40
  %scevgep101 = getelementptr i8, ptr %17, i64 %40
  br label %B774.if.epil

B774.if.epil:                                     ; preds = %B774.if.epil, %B774.if.epil.preheader
  %epil.iter31 = phi i64 [ 0, %B774.if.epil.preheader ], [ %epil.iter31.next, %B774.if.epil ]
  %41 = shl nuw nsw i64 %epil.iter31, 3
  %scevgep102 = getelementptr i8, ptr %scevgep101, i64 %41
  %.872.epil = load double, ptr %scevgep102, align 8
  %scevgep99 = getelementptr i8, ptr %scevgep98, i64 %41
  store double %.872.epil, ptr %scevgep99, align 8
  %epil.iter31.next = add nuw nsw i64 %epil.iter31, 1
  %epil.iter31.cmp.not = icmp eq i64 %epil.iter31.next, 2
  br i1 %epil.iter31.cmp.not, label %B832, label %B774.if.epil, !llvm.loop !2

B832:                                             ; preds = %B774.if.epil, %B832.loopexit.unr-lcssa, %B738
  br i1 %33, label %B1056, label %B866.if.lr.ph

B866.if.lr.ph:                                    ; preds = %B832
  %.1006 = load i64, ptr %sunkaddr107, align 8
  %42 = getelementptr i64, ptr %arg.problem.4, i64 %.1006
  %.1013 = load i64, ptr %sunkaddr108, align 8
  %43 = getelementptr i64, ptr %arg.problem.4, i64 %.1013
  %44 = getelementptr double, ptr %.228, i64 %.47
  br label %B866.if

B1056:                                            ; preds = %B866.if, %B832
  %energy.2.1.lcssa = phi double [ 0.000000e+00, %B832 ], [ %.1064, %B866.if ]
  %.1081 = getelementptr double, ptr %.234, i64 %.88
  store double %energy.2.1.lcssa, ptr %.1081, align 8
  %scevgep50 = getelementptr i8, ptr %lsr.iv, i64 %4
  %scevgep59 = getelementptr i8, ptr %lsr.iv58, i64 %4
  %scevgep87 = getelementptr i8, ptr %lsr.iv86, i64 %4
  %scevgep97 = getelementptr i8, ptr %lsr.iv96, i64 %4
  %exitcond440.not = icmp eq i64 %.194, %arg.count
  br i1 %exitcond440.not, label %common.ret, label %B236.if

B236.if:                                          ; preds = %B1056, %B236.if.lr.ph
  %lsr.iv96 = phi ptr [ %20, %B236.if.lr.ph ], [ %scevgep97, %B1056 ]
  %lsr.iv86 = phi ptr [ %scevgep85, %B236.if.lr.ph ], [ %scevgep87, %B1056 ]
  %lsr.iv58 = phi ptr [ %arg.rows, %B236.if.lr.ph ], [ %scevgep59, %B1056 ]
  %lsr.iv = phi ptr [ %scevgep49, %B236.if.lr.ph ], [ %scevgep50, %B1056 ]
  %.187345398 = phi i64 [ 0, %B236.if.lr.ph ], [ %.194, %B1056 ]
  %45 = mul i64 %.187345398, %4
  %scevgep = getelementptr i8, ptr %6, i64 %45
  %.194 = add nuw nsw i64 %.187345398, 1
  %.226 = mul nsw i64 %.187345398, %.224
  %.228 = getelementptr inbounds double, ptr %arg.states, i64 %.226
  %.232 = mul nsw i64 %.187345398, %.230
  %.234 = getelementptr inbounds double, ptr %arg.rows, i64 %.232
  %.244 = getelementptr double, ptr %arg.times, i64 %.187345398
  %.245 = load double, ptr %.244, align 8
  store i64 0, ptr %.248, align 8
  call fastcc void @part0(ptr nonnull %.248, i64 %arg.problem.0, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.245, ptr %.228)
  %.262 = load i64, ptr %.248, align 8
  %.274 = getelementptr i64, ptr %arg.ranks, i64 %.187345398
  store i64 %.262, ptr %.274, align 8
  %.280 = icmp slt i64 %.262, 0
  br i1 %.280, label %common.ret, label %B418

B454.if:                                          ; preds = %B454.if.preheader, %B454.if
  %.415308310 = phi i64 [ %.422.3, %B454.if ], [ 0, %B454.if.preheader ]
  %46 = shl i64 %.415308310, 3
  %sunkaddr110 = getelementptr i8, ptr %arg.problem.7, i64 %46
  %.449 = load double, ptr %sunkaddr110, align 8
  %scevgep56 = getelementptr i8, ptr %lsr.iv, i64 %46
  %scevgep57 = getelementptr i8, ptr %scevgep56, i64 -24
  store double %.449, ptr %scevgep57, align 8
  %sunkaddr113 = getelementptr i8, ptr %sunkaddr110, i64 8
  %.449.1 = load double, ptr %sunkaddr113, align 8
  %scevgep55 = getelementptr i8, ptr %scevgep56, i64 -16
  store double %.449.1, ptr %scevgep55, align 8
  %sunkaddr116 = getelementptr i8, ptr %sunkaddr110, i64 16
  %.449.2 = load double, ptr %sunkaddr116, align 8
  %scevgep53 = getelementptr i8, ptr %scevgep56, i64 -8
  store double %.449.2, ptr %scevgep53, align 8
  %.422.3 = add nuw i64 %.415308310, 4
  %sunkaddr119 = getelementptr i8, ptr %sunkaddr110, i64 24
  %.449.3 = load double, ptr %sunkaddr119, align 8
  store double %.449.3, ptr %scevgep56, align 8
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.422.3
  br i1 %niter.ncmp.3, label %B482.loopexit.unr-lcssa, label %B454.if

B564.if:                                          ; preds = %B564.if.lr.ph, %B564.if
  %lsr.iv72 = phi i64 [ %lsr.iv.next, %B564.if ], [ 0, %B564.if.lr.ph ]
  %lsr.iv69 = phi ptr [ %scevgep70, %B564.if ], [ %scevgep68, %B564.if.lr.ph ]
  %lsr.iv64 = phi ptr [ %scevgep65, %B564.if ], [ %.49, %B564.if.lr.ph ]
  %.706 = load i64, ptr %sunkaddr120, align 8
  %47 = shl i64 %.706, 3
  %scevgep75 = getelementptr i8, ptr %lsr.iv64, i64 %47
  %scevgep76 = getelementptr i8, ptr %scevgep75, i64 -8
  %.710 = load i64, ptr %scevgep76, align 8
  %.713 = load i64, ptr %sunkaddr121, align 8
  %48 = shl i64 %.713, 3
  %scevgep73 = getelementptr i8, ptr %lsr.iv64, i64 %48
  %scevgep74 = getelementptr i8, ptr %scevgep73, i64 -8
  %.717 = load i64, ptr %scevgep74, align 8
  %.721 = getelementptr double, ptr %37, i64 %.717
  %.722 = load double, ptr %.721, align 8
  %scevgep71 = getelementptr i8, ptr %lsr.iv69, i64 -8
  %.727 = load double, ptr %scevgep71, align 8
  %.731 = getelementptr double, ptr %1, i64 %.710
  %.732 = load double, ptr %.731, align 8
  %.733 = fmul double %.727, %.732
  %.734 = fsub double %.722, %.733
  store double %.734, ptr %.721, align 8
  %.706.1 = load i64, ptr %sunkaddr120, align 8
  %49 = shl i64 %.706.1, 3
  %scevgep66 = getelementptr i8, ptr %lsr.iv64, i64 %49
  %.710.1 = load i64, ptr %scevgep66, align 8
  %.713.1 = load i64, ptr %sunkaddr121, align 8
  %50 = shl i64 %.713.1, 3
  %scevgep67 = getelementptr i8, ptr %lsr.iv64, i64 %50
  %.717.1 = load i64, ptr %scevgep67, align 8
  %.721.1 = getelementptr double, ptr %37, i64 %.717.1
  %.722.1 = load double, ptr %.721.1, align 8
  %.727.1 = load double, ptr %lsr.iv69, align 8
  %.731.1 = getelementptr double, ptr %1, i64 %.710.1
  %.732.1 = load double, ptr %.731.1, align 8
  %.733.1 = fmul double %.727.1, %.732.1
  %.734.1 = fsub double %.722.1, %.733.1
  store double %.734.1, ptr %.721.1, align 8
  %scevgep65 = getelementptr i8, ptr %lsr.iv64, i64 16
  %scevgep70 = getelementptr i8, ptr %lsr.iv69, i64 16
  %lsr.iv.next = add i64 %lsr.iv72, -2
  %niter29.ncmp.1 = icmp eq i64 %11, %lsr.iv.next
  br i1 %niter29.ncmp.1, label %B738.loopexit.unr-lcssa, label %B564.if

B774.if:                                          ; preds = %B774.if.lr.ph, %B774.if
  %.830328330 = phi i64 [ %.837.3, %B774.if ], [ 0, %B774.if.lr.ph ]
  %51 = shl i64 %.830328330, 3
  %scevgep83 = getelementptr i8, ptr %scevgep77, i64 %51
  %scevgep84 = getelementptr i8, ptr %scevgep83, i64 -24
  %.872 = load double, ptr %scevgep84, align 8
  %scevgep93 = getelementptr i8, ptr %lsr.iv86, i64 %51
  %scevgep94 = getelementptr i8, ptr %scevgep93, i64 -24
  store double %.872, ptr %scevgep94, align 8
  %scevgep82 = getelementptr i8, ptr %scevgep83, i64 -16
  %.872.1 = load double, ptr %scevgep82, align 8
  %scevgep92 = getelementptr i8, ptr %scevgep93, i64 -16
  store double %.872.1, ptr %scevgep92, align 8
  %scevgep80 = getelementptr i8, ptr %scevgep83, i64 -8
  %.872.2 = load double, ptr %scevgep80, align 8
  %scevgep90 = getelementptr i8, ptr %scevgep93, i64 -8
  store double %.872.2, ptr %scevgep90, align 8
  %.837.3 = add nuw i64 %.830328330, 4
  %.872.3 = load double, ptr %scevgep83, align 8
  store double %.872.3, ptr %scevgep93, align 8
  %niter35.ncmp.3 = icmp eq i64 %unroll_iter34, %.837.3
  br i1 %niter35.ncmp.3, label %B832.loopexit.unr-lcssa, label %B774.if

B866.if:                                          ; preds = %B866.if, %B866.if.lr.ph
  %energy.2.1339 = phi double [ 0.000000e+00, %B866.if.lr.ph ], [ %.1064, %B866.if ]
  %.972335337 = phi i64 [ 0, %B866.if.lr.ph ], [ %.979, %B866.if ]
  %.979 = add nuw nsw i64 %.972335337, 1
  %52 = shl i64 %.972335337, 3
  %scevgep104 = getelementptr i8, ptr %42, i64 %52
  %.1010 = load i64, ptr %scevgep104, align 8
  %scevgep103 = getelementptr i8, ptr %43, i64 %52
  %.1017 = load i64, ptr %scevgep103, align 8
  %scevgep105 = getelementptr i8, ptr %arg.problem.6, i64 %52
  %.1020 = load double, ptr %scevgep105, align 8
  %.1024 = getelementptr double, ptr %44, i64 %.1010
  %.1025 = load double, ptr %.1024, align 8
  %.1026 = fmul double %.1020, %.1025
  %.1030 = getelementptr double, ptr %44, i64 %.1017
  %.1031 = load double, ptr %.1030, align 8
  %.1032 = fmul double %.1026, %.1031
  %.1036 = icmp eq i64 %.1010, %.1017
  %.1049 = fmul double %.1032, 5.000000e-01
  %"$phi1048.3.2.2" = select i1 %.1036, double %.1049, double %.1032
  %.1064 = fadd double %energy.2.1339, %"$phi1048.3.2.2"
  %exitcond439.not = icmp eq i64 %.53, %.979
  br i1 %exitcond439.not, label %B1056, label %B866.if
}

declare i64 @llvm.smax.i64(i64, i64) #0

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

define internal fastcc void @part0(ptr noalias nonnull writeonly captures(none) %retptr, i64 %arg.problem.0, ptr readonly captures(none) %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr captures(none) %arg.problem.7, ptr %arg.problem.8, double %arg.t, ptr %arg.y) unnamed_addr {
entry:
  %.48.i = alloca ptr, align 8
  %.244 = alloca i64, align 8
  store i64 0, ptr %.244, align 8
  %.269 = alloca i64, align 8
  store i64 0, ptr %.269, align 8
  %.39 = inttoptr i64 %arg.problem.0 to ptr
  %.40 = tail call i64 %.39(double %arg.t, ptr %arg.y, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.8)
  %.43 = load i64, ptr %arg.problem.4, align 8
  %.45 = getelementptr i8, ptr %arg.problem.4, i64 8
  %.46 = load i64, ptr %.45, align 8
  %.47 = add nsw i64 %.46, %.43
  %.14389.not = icmp slt i64 %.47, 1
  br i1 %.14389.not, label %B294, label %B254.if.lr.ph

B254.if.lr.ph:                                    ; preds = %entry
  %.52 = getelementptr i8, ptr %arg.problem.4, i64 24
  %.53 = load i64, ptr %.52, align 8
  %.49 = getelementptr i8, ptr %arg.problem.4, i64 16
  %.50 = load i64, ptr %.49, align 8
  %xtraiter = and i64 %.47, 3
  %0 = icmp slt i64 %.47, 4
  br i1 %0, label %B254.if.epil.preheader, label %B254.if.lr.ph.new

B254.if.lr.ph.new:                                ; preds = %B254.if.lr.ph
  %1 = add i64 %.50, %.53
  %2 = shl i64 %1, 3
  %3 = getelementptr i8, ptr %arg.problem.6, i64 %2
  %scevgep5 = getelementptr i8, ptr %3, i64 24
  %4 = shl i64 %.47, 3
  %5 = getelementptr i8, ptr %arg.problem.7, i64 %4
  %scevgep13 = getelementptr i8, ptr %5, i64 24
  %6 = add nsw i64 %.47, -4
  %7 = lshr i64 %6, 2
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %B254.if.epil.preheader3, label %B254.if.lr.ph.new.new

B254.if.lr.ph.new.new:                            ; preds = %B254.if.lr.ph.new
  %9 = add nuw nsw i64 %7, 1
  %unroll_iter11 = and i64 %9, 9223372036854775806
  %scevgep17 = getelementptr i8, ptr %3, i64 56
  %scevgep34 = getelementptr i8, ptr %5, i64 56
  br label %B254.if

B294.loopexit.unr-lcssa.unr-lcssa:                ; preds = %B254.if
  %10 = and i64 %6, 4
  %lcmp.mod.not13.not = icmp eq i64 %10, 0
  br i1 %lcmp.mod.not13.not, label %B254.if.epil.preheader3, label %B294.loopexit.unr-lcssa

B254.if.epil.preheader3:                          ; preds = %B294.loopexit.unr-lcssa.unr-lcssa, %B254.if.lr.ph.new
  %.1498890.epil.init8 = phi i64 [ 0, %B254.if.lr.ph.new ], [ %.156.3.1, %B294.loopexit.unr-lcssa.unr-lcssa ]
  %11 = shl i64 %.1498890.epil.init8, 3
  %scevgep11.epil = getelementptr i8, ptr %scevgep5, i64 %11
  %scevgep12.epil = getelementptr i8, ptr %scevgep11.epil, i64 -24
  %.185.epil6 = load double, ptr %scevgep12.epil, align 8
  %scevgep19.epil = getelementptr i8, ptr %scevgep13, i64 %11
  %scevgep20.epil = getelementptr i8, ptr %scevgep19.epil, i64 -24
  store double %.185.epil6, ptr %scevgep20.epil, align 8
  %scevgep10.epil = getelementptr i8, ptr %scevgep11.epil, i64 -16
  %.185.1.epil = load double, ptr %scevgep10.epil, align 8
  %scevgep18.epil = getelementptr i8, ptr %scevgep19.epil, i64 -16
  store double %.185.1.epil, ptr %scevgep18.epil, align 8
  %scevgep8.epil = getelementptr i8, ptr %scevgep11.epil, i64 -8
  %.185.2.epil = load double, ptr %scevgep8.epil, align 8
  %scevgep16.epil = getelementptr i8, ptr %scevgep19.epil, i64 -8
  store double %.185.2.epil, ptr %scevgep16.epil, align 8
  %.156.3.epil = add nuw i64 %.1498890.epil.init8, 4
  %.185.3.epil = load double, ptr %scevgep11.epil, align 8
  store double %.185.3.epil, ptr %scevgep19.epil, align 8
  br label %B294.loopexit.unr-lcssa

B294.loopexit.unr-lcssa:                          ; preds = %B254.if.epil.preheader3, %B294.loopexit.unr-lcssa.unr-lcssa
  %.156.3.lcssa = phi i64 [ %.156.3.epil, %B254.if.epil.preheader3 ], [ %.156.3.1, %B294.loopexit.unr-lcssa.unr-lcssa ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B294, label %B254.if.epil.preheader

B254.if.epil.preheader:                           ; preds = %B294.loopexit.unr-lcssa, %B254.if.lr.ph
  %.1498890.epil.init = phi i64 [ 0, %B254.if.lr.ph ], [ %.156.3.lcssa, %B294.loopexit.unr-lcssa ]
  %12 = add nuw i64 %.1498890.epil.init, %.47
  %13 = shl i64 %12, 3
  %scevgep = getelementptr i8, ptr %arg.problem.7, i64 %13
  %14 = add i64 %.50, %.53
  %15 = add i64 %14, %.1498890.epil.init
  %16 = shl i64 %15, 3
  %scevgep3 = getelementptr i8, ptr %arg.problem.6, i64 %16
  br label %B254.if.epil

B254.if.epil:                                     ; preds = %B254.if.epil, %B254.if.epil.preheader
  %epil.iter = phi i64 [ 0, %B254.if.epil.preheader ], [ %epil.iter.next, %B254.if.epil ]
  %17 = shl i64 %epil.iter, 3
  %scevgep15 = getelementptr i8, ptr %scevgep3, i64 %17
  %.185.epil = load double, ptr %scevgep15, align 8
  %scevgep14 = getelementptr i8, ptr %scevgep, i64 %17
  store double %.185.epil, ptr %scevgep14, align 8
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B294, label %B254.if.epil, !llvm.loop !3

B294:                                             ; preds = %B254.if.epil, %B294.loopexit.unr-lcssa, %entry
  %.205 = getelementptr i8, ptr %arg.problem.4, i64 72
  %.206 = load i64, ptr %.205, align 8
  %.207.not = icmp eq i64 %.206, 0
  br i1 %.207.not, label %B350, label %B320

B320:                                             ; preds = %B294
  store ptr null, ptr %.48.i, align 8, !noalias !4
  %.27.i = load i64, ptr %arg.problem.4, align 8, !noalias !4
  %.33.i = load i64, ptr %.45, align 8, !noalias !4
  %.36.i = getelementptr i8, ptr %arg.problem.4, i64 16
  %.37.i = load i64, ptr %.36.i, align 8, !noalias !4
  store ptr null, ptr %.48.i, align 8, !noalias !4
  call fastcc void @part1(ptr nonnull %.48.i, ptr nonnull readonly %arg.problem.4, ptr readonly %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7)
  %.75.i = getelementptr i8, ptr %arg.problem.4, i64 24
  %.76.i = load i64, ptr %.75.i, align 8, !noalias !4
  %.15644.not.i = icmp slt i64 %.76.i, 1
  br i1 %.15644.not.i, label %_ZN9teachmech3run8compiled7kernels5weighB2v3B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread, label %B234.if.lr.ph.i

B234.if.lr.ph.i:                                  ; preds = %B320
  %18 = getelementptr double, ptr %arg.problem.7, i64 %.33.i
  %19 = getelementptr double, ptr %18, i64 %.27.i
  %20 = getelementptr double, ptr %arg.problem.6, i64 %.37.i
  %21 = getelementptr double, ptr %19, i64 %.27.i
  %sunkaddr48 = getelementptr i8, ptr %arg.problem.4, i64 112
  %sunkaddr49 = getelementptr i8, ptr %arg.problem.4, i64 120
  br label %B234.if.i

B234.if.i:                                        ; preds = %B234.if.i, %B234.if.lr.ph.i
  %lsr.iv5.i = phi i64 [ %.76.i, %B234.if.lr.ph.i ], [ %lsr.iv.next.i, %B234.if.i ]
  %lsr.iv1.i = phi ptr [ %arg.problem.4, %B234.if.lr.ph.i ], [ %scevgep2.i, %B234.if.i ]
  %lsr.iv.i = phi ptr [ %20, %B234.if.lr.ph.i ], [ %scevgep.i, %B234.if.i ]
  %.196.i = load i64, ptr %sunkaddr48, align 8, !noalias !4
  %22 = shl i64 %.196.i, 3
  %scevgep4.i = getelementptr i8, ptr %lsr.iv1.i, i64 %22
  %.200.i = load i64, ptr %scevgep4.i, align 8, !noalias !4
  %.203.i = load i64, ptr %sunkaddr49, align 8, !noalias !4
  %23 = shl i64 %.203.i, 3
  %scevgep3.i = getelementptr i8, ptr %lsr.iv1.i, i64 %23
  %.207.i = load i64, ptr %scevgep3.i, align 8, !noalias !4
  %.211.i = getelementptr double, ptr %19, i64 %.207.i
  %.212.i = load double, ptr %.211.i, align 8, !noalias !4
  %.214.i = getelementptr double, ptr %arg.problem.7, i64 %.200.i
  %.215.i = load double, ptr %.214.i, align 8, !noalias !4
  %.220.i = load double, ptr %lsr.iv.i, align 8, !noalias !4
  %.221.i = fmul double %.215.i, %.220.i
  %.227.i = getelementptr double, ptr %21, i64 %.200.i
  %.228.i = load double, ptr %.227.i, align 8, !noalias !4
  %.229.i = fmul double %.221.i, %.228.i
  %.230.i = fadd double %.212.i, %.229.i
  store double %.230.i, ptr %.211.i, align 8, !noalias !4
  %scevgep.i = getelementptr i8, ptr %lsr.iv.i, i64 8
  %scevgep2.i = getelementptr i8, ptr %lsr.iv1.i, i64 8
  %lsr.iv.next.i = add i64 %lsr.iv5.i, -1
  %exitcond.not.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %exitcond.not.i, label %_ZN9teachmech3run8compiled7kernels5weighB2v3B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread, label %B234.if.i

_ZN9teachmech3run8compiled7kernels5weighB2v3B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread: ; preds = %B234.if.i, %B320
  br label %B350

B350:                                             ; preds = %_ZN9teachmech3run8compiled7kernels5weighB2v3B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread, %B294
  %.239 = getelementptr i8, ptr %arg.problem.4, i64 208
  %.240 = load i64, ptr %.239, align 8
  store i64 0, ptr %.244, align 8
  call fastcc void @part2(ptr nonnull %.244, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.240)
  %.258 = load i64, ptr %.244, align 8
  store i64 0, ptr %.269, align 8
  call fastcc void @part3(ptr nonnull %.269, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.258)
  %.283 = load i64, ptr %.269, align 8
  store i64 %.283, ptr %retptr, align 8
  ret void

B254.if:                                          ; preds = %B254.if, %B254.if.lr.ph.new.new
  %lsr.iv = phi i64 [ %lsr.iv.next, %B254.if ], [ %unroll_iter11, %B254.if.lr.ph.new.new ]
  %.1498890 = phi i64 [ %.156.3.1, %B254.if ], [ 0, %B254.if.lr.ph.new.new ]
  %24 = shl i64 %.1498890, 3
  %scevgep27 = getelementptr i8, ptr %scevgep17, i64 %24
  %scevgep28 = getelementptr i8, ptr %scevgep27, i64 -32
  %scevgep33 = getelementptr i8, ptr %scevgep27, i64 -56
  %.185 = load double, ptr %scevgep33, align 8
  %scevgep41 = getelementptr i8, ptr %scevgep34, i64 %24
  %scevgep42 = getelementptr i8, ptr %scevgep41, i64 -32
  %scevgep47 = getelementptr i8, ptr %scevgep41, i64 -56
  store double %.185, ptr %scevgep47, align 8
  %scevgep32 = getelementptr i8, ptr %scevgep27, i64 -48
  %.185.1 = load double, ptr %scevgep32, align 8
  %scevgep46 = getelementptr i8, ptr %scevgep41, i64 -48
  store double %.185.1, ptr %scevgep46, align 8
  %scevgep30 = getelementptr i8, ptr %scevgep27, i64 -40
  %.185.2 = load double, ptr %scevgep30, align 8
  %scevgep44 = getelementptr i8, ptr %scevgep41, i64 -40
  store double %.185.2, ptr %scevgep44, align 8
  %.185.3 = load double, ptr %scevgep28, align 8
  store double %.185.3, ptr %scevgep42, align 8
  %scevgep26 = getelementptr i8, ptr %scevgep27, i64 -24
  %.185.112 = load double, ptr %scevgep26, align 8
  %scevgep40 = getelementptr i8, ptr %scevgep41, i64 -24
  store double %.185.112, ptr %scevgep40, align 8
  %scevgep25 = getelementptr i8, ptr %scevgep27, i64 -16
  %.185.1.1 = load double, ptr %scevgep25, align 8
  %scevgep39 = getelementptr i8, ptr %scevgep41, i64 -16
  store double %.185.1.1, ptr %scevgep39, align 8
  %scevgep23 = getelementptr i8, ptr %scevgep27, i64 -8
  %.185.2.1 = load double, ptr %scevgep23, align 8
  %scevgep37 = getelementptr i8, ptr %scevgep41, i64 -8
  store double %.185.2.1, ptr %scevgep37, align 8
  %.156.3.1 = add i64 %.1498890, 8
  %.185.3.1 = load double, ptr %scevgep27, align 8
  store double %.185.3.1, ptr %scevgep41, align 8
  %lsr.iv.next = add i64 %lsr.iv, -2
  %niter.ncmp.1 = icmp eq i64 %lsr.iv.next, 0
  br i1 %niter.ncmp.1, label %B294.loopexit.unr-lcssa.unr-lcssa, label %B254.if
}


define internal fastcc void @part1(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.problem.4, ptr readonly captures(none) %arg.problem.5, ptr captures(none) %arg.problem.6, ptr captures(none) %arg.problem.7) unnamed_addr #3 {
entry:
  %.17.i = getelementptr i8, ptr %arg.problem.4, i64 8
  %.21.i = getelementptr i8, ptr %arg.problem.4, i64 80
  %.22.i = load i64, ptr %.21.i, align 8, !noalias !8
  %.26.i = getelementptr double, ptr %arg.problem.5, i64 %.22.i
  %.28.i = getelementptr i8, ptr %.26.i, i64 8
  %.64 = getelementptr i8, ptr %arg.problem.4, i64 56
  %.65 = load i64, ptr %.64, align 8
  %.67 = getelementptr i8, ptr %arg.problem.4, i64 16
  %.68 = load i64, ptr %.67, align 8
  %.76 = icmp eq i64 %.65, 0
  br i1 %.76, label %common.ret, label %B154

common.ret:                                       ; preds = %B960.if, %B908, %entry
  store ptr null, ptr %retptr, align 8
  ret void

B154:                                             ; preds = %entry
  %.93 = getelementptr i8, ptr %arg.problem.4, i64 32
  %.94 = load i64, ptr %.93, align 8
  %.174244.not = icmp slt i64 %.94, 1
  br i1 %.174244.not, label %B228, label %B206.if.lr.ph

B206.if.lr.ph:                                    ; preds = %B154
  %0 = getelementptr double, ptr %arg.problem.6, i64 %.65
  %1 = shl nuw i64 %.94, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %0, i8 0, i64 %1, i1 false)
  br label %B228

B228:                                             ; preds = %B206.if.lr.ph, %B154
  %.224 = load i64, ptr %.17.i, align 8
  %.304250.not = icmp slt i64 %.224, 1
  br i1 %.304250.not, label %B296, label %B280.if.preheader

B280.if.preheader:                                ; preds = %B228
  %2 = shl nuw i64 %.224, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %arg.problem.7, i8 0, i64 %2, i1 false)
  br label %B296

B296:                                             ; preds = %B280.if.preheader, %B228
  %.433257.not = icmp slt i64 %.68, 1
  br i1 %.433257.not, label %B558, label %B330.if.lr.ph

B330.if.lr.ph:                                    ; preds = %B296
  %3 = getelementptr double, ptr %arg.problem.6, i64 %.65
  %sunkaddr10 = getelementptr i8, ptr %arg.problem.4, i64 160
  %sunkaddr11 = getelementptr i8, ptr %arg.problem.4, i64 96
  %sunkaddr12 = getelementptr i8, ptr %arg.problem.4, i64 104
  br label %B330.if

B498:                                             ; preds = %B330.if
  %.520 = load double, ptr %scevgep38, align 8
  %.525 = getelementptr double, ptr %.28.i, i64 %.502
  %.526 = load double, ptr %.525, align 8
  %.527 = fmul double %.520, %.526
  %.534 = fmul double %.526, %.527
  %.536 = fadd double %trace.3.0260, %.534
  br label %B556

B556:                                             ; preds = %B330.if, %B498
  %trace.4.1 = phi double [ %.536, %B498 ], [ %trace.3.0260, %B330.if ]
  %scevgep34 = getelementptr i8, ptr %lsr.iv33, i64 8
  %exitcond.not = icmp eq i64 %.68, %.446
  br i1 %exitcond.not, label %B558, label %B330.if

B558:                                             ; preds = %B556, %B296
  %trace.3.0.lcssa = phi double [ 0.000000e+00, %B296 ], [ %trace.4.1, %B556 ]
  %.557 = getelementptr i8, ptr %arg.problem.4, i64 24
  %.558 = load i64, ptr %.557, align 8
  %.638266.not = icmp slt i64 %.558, 1
  br i1 %.638266.not, label %B774, label %B610.if.lr.ph

B610.if.lr.ph:                                    ; preds = %B558
  %4 = getelementptr double, ptr %arg.problem.6, i64 %.68
  %5 = icmp eq i64 %.558, 1
  br i1 %5, label %B610.if.epil.preheader, label %B610.if.lr.ph.new

B610.if.lr.ph.new:                                ; preds = %B610.if.lr.ph
  %6 = shl i64 %.68, 3
  %7 = getelementptr i8, ptr %arg.problem.6, i64 %6
  %scevgep19 = getelementptr i8, ptr %7, i64 8
  %8 = lshr i64 %.558, 1
  %9 = mul nsw i64 %8, -2
  %sunkaddr13 = getelementptr i8, ptr %arg.problem.4, i64 120
  %sunkaddr14 = getelementptr i8, ptr %arg.problem.4, i64 112
  br label %B610.if

B774.loopexit.unr-lcssa:                          ; preds = %B610.if
  %10 = and i64 %.558, 9223372036854775806
  %11 = and i64 %.558, 1
  %lcmp.mod.not = icmp eq i64 %11, 0
  br i1 %lcmp.mod.not, label %B774, label %B610.if.epil.preheader

B610.if.epil.preheader:                           ; preds = %B774.loopexit.unr-lcssa, %B610.if.lr.ph
  %.644265267.epil.init = phi i64 [ 0, %B610.if.lr.ph ], [ %10, %B774.loopexit.unr-lcssa ]
  %.679.epil = getelementptr double, ptr %4, i64 %.644265267.epil.init
  %.680.epil = load double, ptr %.679.epil, align 8
  %sunkaddr40 = getelementptr i8, ptr %arg.problem.4, i64 120
  %.683.epil = load i64, ptr %sunkaddr40, align 8
  %12 = getelementptr i64, ptr %arg.problem.4, i64 %.683.epil
  %.686.epil = getelementptr i64, ptr %12, i64 %.644265267.epil.init
  %.687.epil = load i64, ptr %.686.epil, align 8
  %.689.epil = getelementptr double, ptr %.28.i, i64 %.687.epil
  %.690.epil = load double, ptr %.689.epil, align 8
  %.691.epil = fmul double %.680.epil, %.690.epil
  %sunkaddr41 = getelementptr i8, ptr %arg.problem.4, i64 112
  %.694.epil = load i64, ptr %sunkaddr41, align 8
  %13 = getelementptr i64, ptr %arg.problem.4, i64 %.694.epil
  %.697.epil = getelementptr i64, ptr %13, i64 %.644265267.epil.init
  %.698.epil = load i64, ptr %.697.epil, align 8
  %.700.epil = getelementptr double, ptr %arg.problem.7, i64 %.698.epil
  %.701.epil = load double, ptr %.700.epil, align 8
  %.702.epil = fmul double %.691.epil, %.691.epil
  %.703.epil = fadd double %.702.epil, %.701.epil
  store double %.703.epil, ptr %.700.epil, align 8
  br label %B774

B774:                                             ; preds = %B610.if.epil.preheader, %B774.loopexit.unr-lcssa, %B558
  %.715 = fcmp ogt double %trace.3.0.lcssa, 0.000000e+00
  %trace.3.0. = select i1 %.715, double %trace.3.0.lcssa, double 1.000000e+00
  %.737 = load i64, ptr %.17.i, align 8
  %.817273.not = icmp slt i64 %.737, 1
  br i1 %.817273.not, label %B908, label %B846.if.preheader

B846.if.preheader:                                ; preds = %B774
  %14 = icmp eq i64 %.737, 1
  br i1 %14, label %B846.if.epil.preheader, label %B846.if.preheader.new

B846.if.preheader.new:                            ; preds = %B846.if.preheader
  %unroll_iter9 = and i64 %.737, 9223372036854775806
  br label %B846.if

B908.loopexit.unr-lcssa:                          ; preds = %B846.if
  %15 = and i64 %.737, 1
  %lcmp.mod7.not = icmp eq i64 %15, 0
  br i1 %lcmp.mod7.not, label %B908, label %B846.if.epil.preheader

B846.if.epil.preheader:                           ; preds = %B908.loopexit.unr-lcssa, %B846.if.preheader
  %.823272274.epil.init = phi i64 [ 0, %B846.if.preheader ], [ %.830.1, %B908.loopexit.unr-lcssa ]
  %.860.epil = getelementptr double, ptr %arg.problem.7, i64 %.823272274.epil.init
  %.861.epil = load double, ptr %.860.epil, align 8
  %"$phi898.1.2.1.epil.frozen" = freeze double %.861.epil
  %.862.epil = fcmp ogt double %"$phi898.1.2.1.epil.frozen", 0.000000e+00
  %.872.epil = fdiv double %trace.3.0., %"$phi898.1.2.1.epil.frozen"
  %"$phi898.1.2.1.epil" = select i1 %.862.epil, double %.872.epil, double 0.000000e+00
  %sunkaddr55 = shl i64 %.823272274.epil.init, 3
  %sunkaddr56 = getelementptr i8, ptr %arg.problem.7, i64 %sunkaddr55
  store double %"$phi898.1.2.1.epil", ptr %sunkaddr56, align 8
  br label %B908

B908:                                             ; preds = %B846.if.epil.preheader, %B908.loopexit.unr-lcssa, %B774
  %.897 = getelementptr i8, ptr %arg.problem.4, i64 48
  %.898 = load i64, ptr %.897, align 8
  %.978280.not = icmp slt i64 %.898, 1
  br i1 %.978280.not, label %common.ret, label %B960.if.lr.ph

B960.if.lr.ph:                                    ; preds = %B908
  %16 = getelementptr double, ptr %arg.problem.6, i64 %.68
  %17 = getelementptr double, ptr %arg.problem.6, i64 %.65
  %sunkaddr20 = getelementptr i8, ptr %arg.problem.4, i64 168
  %sunkaddr21 = getelementptr i8, ptr %arg.problem.4, i64 176
  %sunkaddr22 = getelementptr i8, ptr %arg.problem.4, i64 184
  %sunkaddr23 = getelementptr i8, ptr %arg.problem.4, i64 112
  br label %B960.if

B330.if:                                          ; preds = %B556, %B330.if.lr.ph
  %lsr.iv33 = phi ptr [ %arg.problem.4, %B330.if.lr.ph ], [ %scevgep34, %B556 ]
  %trace.3.0260 = phi double [ 0.000000e+00, %B330.if.lr.ph ], [ %trace.4.1, %B556 ]
  %.439256258 = phi i64 [ 0, %B330.if.lr.ph ], [ %.446, %B556 ]
  %.446 = add nuw nsw i64 %.439256258, 1
  %18 = shl i64 %.439256258, 3
  %scevgep38 = getelementptr i8, ptr %arg.problem.6, i64 %18
  %.481 = load double, ptr %scevgep38, align 8
  %.484 = load i64, ptr %sunkaddr10, align 8
  %19 = shl i64 %.484, 3
  %scevgep37 = getelementptr i8, ptr %lsr.iv33, i64 %19
  %.489 = load i64, ptr %scevgep37, align 8
  %.493 = getelementptr double, ptr %3, i64 %.489
  store double %.481, ptr %.493, align 8
  %.497 = load i64, ptr %sunkaddr11, align 8
  %20 = shl i64 %.497, 3
  %scevgep36 = getelementptr i8, ptr %lsr.iv33, i64 %20
  %.502 = load i64, ptr %scevgep36, align 8
  %.508 = load i64, ptr %sunkaddr12, align 8
  %21 = shl i64 %.508, 3
  %scevgep35 = getelementptr i8, ptr %lsr.iv33, i64 %21
  %.513 = load i64, ptr %scevgep35, align 8
  %.515 = icmp eq i64 %.502, %.513
  br i1 %.515, label %B498, label %B556

B610.if:                                          ; preds = %B610.if, %B610.if.lr.ph.new
  %lsr.iv5 = phi i64 [ %lsr.iv.next6, %B610.if ], [ %9, %B610.if.lr.ph.new ]
  %lsr.iv23 = phi ptr [ %scevgep24, %B610.if ], [ %.17.i, %B610.if.lr.ph.new ]
  %lsr.iv20 = phi ptr [ %scevgep21, %B610.if ], [ %scevgep19, %B610.if.lr.ph.new ]
  %scevgep22 = getelementptr i8, ptr %lsr.iv20, i64 -8
  %.680 = load double, ptr %scevgep22, align 8
  %.683 = load i64, ptr %sunkaddr13, align 8
  %22 = shl i64 %.683, 3
  %scevgep31 = getelementptr i8, ptr %lsr.iv23, i64 %22
  %scevgep32 = getelementptr i8, ptr %scevgep31, i64 -8
  %.687 = load i64, ptr %scevgep32, align 8
  %.689 = getelementptr double, ptr %.28.i, i64 %.687
  %.690 = load double, ptr %.689, align 8
  %.691 = fmul double %.680, %.690
  %.694 = load i64, ptr %sunkaddr14, align 8
  %23 = shl i64 %.694, 3
  %scevgep29 = getelementptr i8, ptr %lsr.iv23, i64 %23
  %scevgep30 = getelementptr i8, ptr %scevgep29, i64 -8
  %.698 = load i64, ptr %scevgep30, align 8
  %.700 = getelementptr double, ptr %arg.problem.7, i64 %.698
  %.701 = load double, ptr %.700, align 8
  %.702 = fmul double %.691, %.691
  %.703 = fadd double %.702, %.701
  store double %.703, ptr %.700, align 8
  %.680.1 = load double, ptr %lsr.iv20, align 8
  %.683.1 = load i64, ptr %sunkaddr13, align 8
  %24 = shl i64 %.683.1, 3
  %scevgep25 = getelementptr i8, ptr %lsr.iv23, i64 %24
  %.687.1 = load i64, ptr %scevgep25, align 8
  %.689.1 = getelementptr double, ptr %.28.i, i64 %.687.1
  %.690.1 = load double, ptr %.689.1, align 8
  %.691.1 = fmul double %.680.1, %.690.1
  %.694.1 = load i64, ptr %sunkaddr14, align 8
  %25 = shl i64 %.694.1, 3
  %scevgep26 = getelementptr i8, ptr %lsr.iv23, i64 %25
  %.698.1 = load i64, ptr %scevgep26, align 8
  %.700.1 = getelementptr double, ptr %arg.problem.7, i64 %.698.1
  %.701.1 = load double, ptr %.700.1, align 8
  %.702.1 = fmul double %.691.1, %.691.1
  %.703.1 = fadd double %.702.1, %.701.1
  store double %.703.1, ptr %.700.1, align 8
  %scevgep21 = getelementptr i8, ptr %lsr.iv20, i64 16
  %scevgep24 = getelementptr i8, ptr %lsr.iv23, i64 16
  %lsr.iv.next6 = add i64 %lsr.iv5, 2
  %niter.ncmp.1 = icmp eq i64 %lsr.iv.next6, 0
  br i1 %niter.ncmp.1, label %B774.loopexit.unr-lcssa, label %B610.if

B846.if:                                          ; preds = %B846.if, %B846.if.preheader.new
  %.823272274 = phi i64 [ 0, %B846.if.preheader.new ], [ %.830.1, %B846.if ]
  %sunkaddr15 = shl i64 %.823272274, 3
  %sunkaddr16 = getelementptr i8, ptr %arg.problem.7, i64 %sunkaddr15
  %.861 = load double, ptr %sunkaddr16, align 8
  %"$phi898.1.2.1.frozen" = freeze double %.861
  %.862 = fcmp ogt double %"$phi898.1.2.1.frozen", 0.000000e+00
  %.872 = fdiv double %trace.3.0., %"$phi898.1.2.1.frozen"
  %"$phi898.1.2.1" = select i1 %.862, double %.872, double 0.000000e+00
  store double %"$phi898.1.2.1", ptr %sunkaddr16, align 8
  %.830.1 = add nuw i64 %.823272274, 2
  %sunkaddr29 = getelementptr i8, ptr %sunkaddr16, i64 8
  %.861.1 = load double, ptr %sunkaddr29, align 8
  %"$phi898.1.2.1.1.frozen" = freeze double %.861.1
  %.862.1 = fcmp ogt double %"$phi898.1.2.1.1.frozen", 0.000000e+00
  %.872.1 = fdiv double %trace.3.0., %"$phi898.1.2.1.1.frozen"
  %"$phi898.1.2.1.1" = select i1 %.862.1, double %.872.1, double 0.000000e+00
  store double %"$phi898.1.2.1.1", ptr %sunkaddr29, align 8
  %niter10.ncmp.1 = icmp eq i64 %unroll_iter9, %.830.1
  br i1 %niter10.ncmp.1, label %B908.loopexit.unr-lcssa, label %B846.if

B960.if:                                          ; preds = %B960.if, %B960.if.lr.ph
  %lsr.iv14 = phi i64 [ %.898, %B960.if.lr.ph ], [ %lsr.iv.next, %B960.if ]
  %lsr.iv = phi ptr [ %arg.problem.4, %B960.if.lr.ph ], [ %scevgep, %B960.if ]
  %.1018 = load i64, ptr %sunkaddr20, align 8
  %26 = shl i64 %.1018, 3
  %scevgep13 = getelementptr i8, ptr %lsr.iv, i64 %26
  %.1022 = load i64, ptr %scevgep13, align 8
  %.1025 = load i64, ptr %sunkaddr21, align 8
  %27 = shl i64 %.1025, 3
  %scevgep12 = getelementptr i8, ptr %lsr.iv, i64 %27
  %.1029 = load i64, ptr %scevgep12, align 8
  %.1033 = getelementptr double, ptr %16, i64 %.1022
  %.1034 = load double, ptr %.1033, align 8
  %.1038 = getelementptr double, ptr %16, i64 %.1029
  %.1039 = load double, ptr %.1038, align 8
  %.1040 = fmul double %.1034, %.1039
  %.1043 = load i64, ptr %sunkaddr22, align 8
  %28 = shl i64 %.1043, 3
  %scevgep11 = getelementptr i8, ptr %lsr.iv, i64 %28
  %.1047 = load i64, ptr %scevgep11, align 8
  %.1051 = getelementptr double, ptr %17, i64 %.1047
  %.1052 = load double, ptr %.1051, align 8
  %.1055 = load i64, ptr %sunkaddr23, align 8
  %29 = getelementptr i64, ptr %arg.problem.4, i64 %.1055
  %.1058 = getelementptr i64, ptr %29, i64 %.1022
  %.1059 = load i64, ptr %.1058, align 8
  %.1061 = getelementptr double, ptr %arg.problem.7, i64 %.1059
  %.1062 = load double, ptr %.1061, align 8
  %.1063 = fmul double %.1040, %.1062
  %.1064 = fadd double %.1052, %.1063
  store double %.1064, ptr %.1051, align 8
  %scevgep = getelementptr i8, ptr %lsr.iv, i64 8
  %lsr.iv.next = add i64 %lsr.iv14, -1
  %exitcond287.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %exitcond287.not, label %common.ret, label %B960.if
}


define internal fastcc void @part2(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.problem.4, ptr readonly captures(none) %arg.problem.5, ptr readonly captures(none) %arg.problem.6, ptr captures(none) %arg.problem.7, i64 %arg.pattern) unnamed_addr #3 {
entry:
  %.28 = load i64, ptr %arg.problem.4, align 8
  %.33 = getelementptr i8, ptr %arg.problem.4, i64 8
  %.34 = load i64, ptr %.33, align 8
  %.35 = add i64 %.34, %.28
  %.40 = getelementptr i64, ptr %arg.problem.4, i64 %arg.pattern
  %.41 = load i64, ptr %.40, align 8
  %.44 = getelementptr i8, ptr %.40, i64 8
  %.45 = load i64, ptr %.44, align 8
  %.48 = getelementptr i8, ptr %.40, i64 16
  %.49 = load i64, ptr %.48, align 8
  %.61 = getelementptr i8, ptr %.40, i64 24
  %.62 = load i64, ptr %.61, align 8
  %.65 = getelementptr i8, ptr %.40, i64 32
  %.66 = load i64, ptr %.65, align 8
  %.69 = getelementptr i8, ptr %.40, i64 40
  %.70 = load i64, ptr %.69, align 8
  %.82 = getelementptr i8, ptr %.40, i64 48
  %.83 = load i64, ptr %.82, align 8
  %.86 = getelementptr i8, ptr %.40, i64 56
  %.87 = load i64, ptr %.86, align 8
  %.96 = getelementptr i8, ptr %.40, i64 64
  %.97 = load i64, ptr %.96, align 8
  %.100 = getelementptr i8, ptr %.40, i64 72
  %.101 = load i64, ptr %.100, align 8
  %.109 = shl i64 %.35, 2
  %0 = getelementptr i64, ptr %arg.problem.4, i64 %.62
  %.120 = getelementptr i64, ptr %0, i64 %.41
  %.121 = load i64, ptr %.120, align 8
  %.21.i.i = getelementptr i8, ptr %arg.problem.4, i64 80
  %.22.i.i = load i64, ptr %.21.i.i, align 8, !noalias !11
  %.26.i.i = getelementptr double, ptr %arg.problem.5, i64 %.22.i.i
  %.28.i.i = getelementptr i8, ptr %.26.i.i, i64 8
  %.67.i = getelementptr i8, ptr %arg.problem.4, i64 56
  %.68.i = load i64, ptr %.67.i, align 8, !noalias !16
  %.69.i = icmp sgt i64 %.68.i, 0
  br i1 %.69.i, label %B96.i, label %B0.endif

B96.i:                                            ; preds = %entry
  %.80.i = getelementptr i8, ptr %arg.problem.4, i64 16
  %.81.i = load i64, ptr %.80.i, align 8, !noalias !16
  %.16476.not.i = icmp slt i64 %.81.i, 1
  br i1 %.16476.not.i, label %B0.endif, label %B148.if.lr.ph.i

B148.if.lr.ph.i:                                  ; preds = %B96.i
  %.212.i = getelementptr i8, ptr %arg.problem.4, i64 96
  %.213.i = load i64, ptr %.212.i, align 8, !noalias !16
  %1 = getelementptr i64, ptr %arg.problem.4, i64 %.213.i
  %.223.i = getelementptr i8, ptr %arg.problem.4, i64 104
  %.224.i = load i64, ptr %.223.i, align 8, !noalias !16
  %2 = getelementptr i64, ptr %arg.problem.4, i64 %.224.i
  %3 = icmp eq i64 %.81.i, 1
  br i1 %3, label %B148.if.epil.preheader.i, label %B148.if.lr.ph.new.i

B148.if.lr.ph.new.i:                              ; preds = %B148.if.lr.ph.i
  %unroll_iter.i = and i64 %.81.i, 9223372036854775806
  %4 = shl i64 %.213.i, 3
  %5 = getelementptr i8, ptr %arg.problem.4, i64 %4
  %scevgep.i = getelementptr i8, ptr %5, i64 8
  %6 = shl i64 %.224.i, 3
  %7 = getelementptr i8, ptr %arg.problem.4, i64 %6
  %scevgep10.i = getelementptr i8, ptr %7, i64 8
  br label %B148.if.i

B248.i:                                           ; preds = %B148.if.i
  %sunkaddr22 = getelementptr i8, ptr %arg.problem.6, i64 %10
  %.237.i = load double, ptr %sunkaddr22, align 8, !noalias !16
  %.242.i = getelementptr double, ptr %.28.i.i, i64 %.218.i
  %.243.i = load double, ptr %.242.i, align 8, !noalias !16
  %.244.i = fmul double %.237.i, %.243.i
  %.251.i = fmul double %.243.i, %.244.i
  %.253.i = fadd double %trace.2.079.i, %.251.i
  br label %B316.i

B316.i:                                           ; preds = %B148.if.i, %B248.i
  %trace.3.1.i = phi double [ %.253.i, %B248.i ], [ %trace.2.079.i, %B148.if.i ]
  %.177.1.i = add nuw i64 %.1707577.i, 2
  %.218.1.i = load i64, ptr %scevgep8.i, align 8, !noalias !16
  %.229.1.i = load i64, ptr %scevgep12.i, align 8, !noalias !16
  %.231.1.i = icmp eq i64 %.218.1.i, %.229.1.i
  br i1 %.231.1.i, label %B248.1.i, label %B316.1.i

B248.1.i:                                         ; preds = %B316.i
  %sunkaddr37 = getelementptr i8, ptr %arg.problem.6, i64 %10
  %sunkaddr38 = getelementptr i8, ptr %sunkaddr37, i64 8
  %.237.1.i = load double, ptr %sunkaddr38, align 8, !noalias !16
  %.242.1.i = getelementptr double, ptr %.28.i.i, i64 %.218.1.i
  %.243.1.i = load double, ptr %.242.1.i, align 8, !noalias !16
  %.244.1.i = fmul double %.237.1.i, %.243.1.i
  %.251.1.i = fmul double %.243.1.i, %.244.1.i
  %.253.1.i = fadd double %trace.3.1.i, %.251.1.i
  br label %B316.1.i

B316.1.i:                                         ; preds = %B248.1.i, %B316.i
  %trace.3.1.1.i = phi double [ %.253.1.i, %B248.1.i ], [ %trace.3.1.i, %B316.i ]
  %niter.ncmp.1.i = icmp eq i64 %unroll_iter.i, %.177.1.i
  br i1 %niter.ncmp.1.i, label %B318.loopexit.loopexit.unr-lcssa.i, label %B148.if.i

B318.loopexit.loopexit.unr-lcssa.i:               ; preds = %B316.1.i
  %8 = and i64 %.81.i, 1
  %lcmp.mod.not.i = icmp eq i64 %8, 0
  br i1 %lcmp.mod.not.i, label %B318.loopexit.loopexit.i, label %B148.if.epil.preheader.i

B148.if.epil.preheader.i:                         ; preds = %B318.loopexit.loopexit.unr-lcssa.i, %B148.if.lr.ph.i
  %trace.2.079.epil.init.i = phi double [ 0.000000e+00, %B148.if.lr.ph.i ], [ %trace.3.1.1.i, %B318.loopexit.loopexit.unr-lcssa.i ]
  %.1707577.epil.init.i = phi i64 [ 0, %B148.if.lr.ph.i ], [ %unroll_iter.i, %B318.loopexit.loopexit.unr-lcssa.i ]
  %.217.epil.i = getelementptr i64, ptr %1, i64 %.1707577.epil.init.i
  %.218.epil.i = load i64, ptr %.217.epil.i, align 8, !noalias !16
  %.228.epil.i = getelementptr i64, ptr %2, i64 %.1707577.epil.init.i
  %.229.epil.i = load i64, ptr %.228.epil.i, align 8, !noalias !16
  %.231.epil.i = icmp eq i64 %.218.epil.i, %.229.epil.i
  br i1 %.231.epil.i, label %B248.epil.i, label %B318.loopexit.loopexit.i

B248.epil.i:                                      ; preds = %B148.if.epil.preheader.i
  %.236.epil.i = getelementptr double, ptr %arg.problem.6, i64 %.1707577.epil.init.i
  %.237.epil.i = load double, ptr %.236.epil.i, align 8, !noalias !16
  %.242.epil.i = getelementptr double, ptr %.28.i.i, i64 %.218.epil.i
  %.243.epil.i = load double, ptr %.242.epil.i, align 8, !noalias !16
  %.244.epil.i = fmul double %.237.epil.i, %.243.epil.i
  %.251.epil.i = fmul double %.243.epil.i, %.244.epil.i
  %.253.epil.i = fadd double %trace.2.079.epil.init.i, %.251.epil.i
  br label %B318.loopexit.loopexit.i

B318.loopexit.loopexit.i:                         ; preds = %B248.epil.i, %B148.if.epil.preheader.i, %B318.loopexit.loopexit.unr-lcssa.i
  %trace.3.1.lcssa.i = phi double [ %trace.3.1.1.i, %B318.loopexit.loopexit.unr-lcssa.i ], [ %.253.epil.i, %B248.epil.i ], [ %trace.2.079.epil.init.i, %B148.if.epil.preheader.i ]
  %9 = fmul double %trace.3.1.lcssa.i, 0x3D719799812DEA11
  br label %B0.endif

B148.if.i:                                        ; preds = %B316.1.i, %B148.if.lr.ph.new.i
  %trace.2.079.i = phi double [ 0.000000e+00, %B148.if.lr.ph.new.i ], [ %trace.3.1.1.i, %B316.1.i ]
  %.1707577.i = phi i64 [ 0, %B148.if.lr.ph.new.i ], [ %.177.1.i, %B316.1.i ]
  %10 = shl i64 %.1707577.i, 3
  %scevgep8.i = getelementptr i8, ptr %scevgep.i, i64 %10
  %scevgep9.i = getelementptr i8, ptr %scevgep8.i, i64 -8
  %.218.i = load i64, ptr %scevgep9.i, align 8, !noalias !16
  %scevgep12.i = getelementptr i8, ptr %scevgep10.i, i64 %10
  %scevgep13.i = getelementptr i8, ptr %scevgep12.i, i64 -8
  %.229.i = load i64, ptr %scevgep13.i, align 8, !noalias !16
  %.231.i = icmp eq i64 %.218.i, %.229.i
  br i1 %.231.i, label %B248.i, label %B316.i

common.ret:                                       ; preds = %B1318, %B1262, %B0.endif, %for.cond.preheader
  %"$phi1662.0.2.0.sink" = phi i64 [ %"$phi1662.0.2.0", %for.cond.preheader ], [ 0, %B0.endif ], [ 0, %B1262 ], [ 0, %B1318 ]
  store i64 %"$phi1662.0.2.0.sink", ptr %retptr, align 8
  ret void

B530:                                             ; preds = %B0.endif
  %.400386.not = icmp slt i64 %.41, 1
  br i1 %.400386.not, label %for.cond.preheader, label %B566.if.lr.ph

B566.if.lr.ph:                                    ; preds = %B530
  %11 = getelementptr i64, ptr %arg.problem.4, i64 %.45
  %12 = getelementptr i64, ptr %arg.problem.4, i64 %.70
  %13 = getelementptr double, ptr %arg.problem.7, i64 %.121
  %14 = getelementptr double, ptr %13, i64 %.109
  %15 = getelementptr i64, ptr %arg.problem.4, i64 %.97
  %16 = getelementptr double, ptr %arg.problem.7, i64 %.109
  %17 = getelementptr i64, ptr %arg.problem.4, i64 %.101
  %18 = getelementptr i64, ptr %arg.problem.4, i64 %.87
  %19 = getelementptr i64, ptr %arg.problem.4, i64 %.49
  %.idx = mul i64 %.35, 24
  %20 = getelementptr i8, ptr %arg.problem.7, i64 %.idx
  %21 = shl i64 %.35, 5
  %scevgep63 = getelementptr i8, ptr %arg.problem.7, i64 %21
  %22 = shl i64 %.66, 3
  %scevgep68 = getelementptr i8, ptr %arg.problem.4, i64 %22
  %23 = shl i64 %.121, 3
  %scevgep71 = getelementptr i8, ptr %scevgep63, i64 %23
  %sunkaddr39 = shl i64 %.97, 3
  %sunkaddr42 = shl i64 %.101, 3
  %sunkaddr45 = shl i64 %.87, 3
  br label %B566.if

for.cond.preheader.loopexit:                      ; preds = %B1663
  %24 = fmul double %greatest.3.1, 0x3C9CD2B297D889BC
  br label %for.cond.preheader

for.cond.preheader:                               ; preds = %for.cond.preheader.loopexit, %B530
  %rounds.2.0.lcssa = phi i64 [ 1, %B530 ], [ %rounds.3.1, %for.cond.preheader.loopexit ]
  %least.2.0.lcssa = phi double [ 0x7FF0000000000000, %B530 ], [ %least.3.1, %for.cond.preheader.loopexit ]
  %greatest.2.0.lcssa = phi double [ 0.000000e+00, %B530 ], [ %24, %for.cond.preheader.loopexit ]
  %sine.2.0.lcssa = phi double [ 1.000000e+00, %B530 ], [ %sine.3.1, %for.cond.preheader.loopexit ]
  %.1366 = tail call double @sqrt(double %sine.2.0.lcssa)
  %.1374 = getelementptr i8, ptr %arg.problem.4, i64 88
  %.1375 = load i64, ptr %.1374, align 8
  %.1379 = getelementptr double, ptr %arg.problem.7, i64 %.1375
  store double %.1366, ptr %.1379, align 8
  %.1388 = fcmp oge double %least.2.0.lcssa, %greatest.2.0.lcssa
  %"$phi1662.0.2.0" = select i1 %.1388, i64 %rounds.2.0.lcssa, i64 0
  br label %common.ret

B742:                                             ; preds = %B690.if, %B690.if.prol.loopexit, %B566.if
  %.623 = getelementptr i64, ptr %30, i64 %.83
  %.624 = load i64, ptr %.623, align 8
  %.630 = getelementptr i8, ptr %.623, i64 8
  %.631 = load i64, ptr %.630, align 8
  %.668 = sub i64 %.631, %.624
  %.711318.not = icmp slt i64 %.668, 1
  br i1 %.711318.not, label %B960, label %B816.if.preheader

B816.if.preheader:                                ; preds = %B742
  %.neg = add i64 %.624, 1
  %xtraiter22 = and i64 %.668, 1
  %lcmp.mod23.not = icmp eq i64 %xtraiter22, 0
  br i1 %lcmp.mod23.not, label %B816.if.prol.loopexit, label %B816.if.prol

B816.if.prol:                                     ; preds = %B816.if.preheader
  %.720.prol = add nsw i64 %.668, -1
  %.752.prol = getelementptr i64, ptr %15, i64 %.624
  %.753.prol = load i64, ptr %.752.prol, align 8
  %.757.prol = getelementptr double, ptr %16, i64 %.753.prol
  %.758.prol = load double, ptr %.757.prol, align 8
  %.762.prol = getelementptr i64, ptr %17, i64 %.624
  %.763.prol = load i64, ptr %.762.prol, align 8
  %.767.prol = getelementptr double, ptr %14, i64 %.763.prol
  %.768.prol = load double, ptr %.767.prol, align 8
  %.769.prol = fmul double %.758.prol, %.768.prol
  %.773.prol = getelementptr i64, ptr %18, i64 %.624
  %.774.prol = load i64, ptr %.773.prol, align 8
  %.778.prol = getelementptr double, ptr %14, i64 %.774.prol
  %.779.prol = load double, ptr %.778.prol, align 8
  %.780.prol = fsub double %.779.prol, %.769.prol
  store double %.780.prol, ptr %.778.prol, align 8
  br label %B816.if.prol.loopexit

B816.if.prol.loopexit:                            ; preds = %B816.if.prol, %B816.if.preheader
  %.710316320.unr = phi i64 [ %.668, %B816.if.preheader ], [ %.720.prol, %B816.if.prol ]
  %.717317319.unr = phi i64 [ %.624, %B816.if.preheader ], [ %.neg, %B816.if.prol ]
  %25 = icmp eq i64 %.631, %.neg
  br i1 %25, label %B960, label %B816.if.preheader25

B816.if.preheader25:                              ; preds = %B816.if.prol.loopexit
  %26 = add nuw i64 %.710316320.unr, 2
  %27 = shl i64 %.717317319.unr, 3
  %scevgep49 = getelementptr i8, ptr %.33, i64 %27
  br label %B816.if

B960:                                             ; preds = %B816.if, %B816.if.prol.loopexit, %B742
  %.793 = getelementptr i64, ptr %19, i64 %.406340387
  %.794 = load i64, ptr %.793, align 8
  %.796 = getelementptr double, ptr %arg.problem.6, i64 %.794
  %.797 = load double, ptr %.796, align 8
  %.802 = fmul double %., %.797
  %.891325.not = icmp slt i64 %.520, 1
  br i1 %.891325.not, label %B1206, label %B1036.if.lr.ph

B1036.if.lr.ph:                                   ; preds = %B960
  %.961 = fneg double %.
  %28 = add nuw i64 %.520, 1
  %29 = shl i64 %.468, 3
  %scevgep69 = getelementptr i8, ptr %scevgep68, i64 %29
  %scevgep72 = getelementptr i8, ptr %scevgep71, i64 %29
  %scevgep16 = getelementptr i8, ptr %scevgep63, i64 %29
  br label %B1036.if

B1206:                                            ; preds = %B1036.if, %B960
  %d.2.1.lcssa = phi double [ %.797, %B960 ], [ %.957, %B1036.if ]
  %made.2.1.lcssa = phi double [ %.802, %B960 ], [ %.992, %B1036.if ]
  %.1011 = fdiv double 1.000000e+00, %d.2.1.lcssa
  %.1016 = getelementptr double, ptr %20, i64 %.406340387
  store double %.1011, ptr %.1016, align 8
  %.1020 = fmul double %., %d.2.1.lcssa
  %.1022 = fmul double %made.2.1.lcssa, 1.000000e-04
  %.1023 = fcmp ogt double %.1020, %.1022
  br i1 %.1023, label %B1306, label %B1262

B1262:                                            ; preds = %B1206
  %.1031 = fmul double %made.2.1.lcssa, 1.000000e-10
  %.1032 = fcmp ogt double %.1020, %.1031
  br i1 %.1032, label %B1306, label %common.ret

B1306:                                            ; preds = %B1262, %B1206
  %rounds.3.1 = phi i64 [ %rounds.2.0389, %B1206 ], [ 2, %B1262 ]
  %sunkaddr86 = shl i64 %.406340387, 3
  %sunkaddr87 = getelementptr inbounds i8, ptr %11, i64 %sunkaddr86
  %.1108 = load i64, ptr %sunkaddr87, align 8
  %.1110 = getelementptr double, ptr %.28.i.i, i64 %.1108
  %.1111 = load double, ptr %.1110, align 8
  br i1 %.448, label %B1318, label %B1386

B1318:                                            ; preds = %B1306
  %.1113 = fmul double %d.2.1.lcssa, %.1111
  %.1116 = fmul double %.1111, %.1113
  %.1118 = fcmp ogt double %.1116, %trace.4.1.i
  br i1 %.1118, label %B1663, label %common.ret

B1386:                                            ; preds = %B1306
  %.1203 = fneg double %d.2.1.lcssa
  %.1204 = fmul double %.1111, %.1203
  %.1205 = fmul double %.1111, %.1204
  %.10.i = fcmp olt double %.1205, %least.2.0390
  %.11.i = select i1 %.10.i, double %.1205, double %least.2.0390
  %.1240 = fmul double %made.2.1.lcssa, %.1111
  %.1241 = fmul double %.1111, %.1240
  %.10.i11 = fcmp ogt double %.1241, %greatest.2.0391
  %.11.i12 = select i1 %.10.i11, double %.1241, double %greatest.2.0391
  %.1283 = fdiv double %.1203, %made.2.1.lcssa
  %.10.i13 = fcmp olt double %.1283, %sine.2.0392
  %.11.i14 = select i1 %.10.i13, double %.1283, double %sine.2.0392
  br label %B1663

B1663:                                            ; preds = %B1386, %B1318
  %least.3.1 = phi double [ %least.2.0390, %B1318 ], [ %.11.i, %B1386 ]
  %greatest.3.1 = phi double [ %greatest.2.0391, %B1318 ], [ %.11.i12, %B1386 ]
  %sine.3.1 = phi double [ %sine.2.0392, %B1318 ], [ %.11.i14, %B1386 ]
  %exitcond.not = icmp eq i64 %.413, %.41
  br i1 %exitcond.not, label %for.cond.preheader.loopexit, label %B566.if

B0.endif:                                         ; preds = %B318.loopexit.loopexit.i, %B96.i, %entry
  %trace.4.1.i = phi double [ 0.000000e+00, %entry ], [ 0.000000e+00, %B96.i ], [ %9, %B318.loopexit.loopexit.i ]
  %.27.i = load double, ptr %.26.i.i, align 8, !noalias !17
  %.5.i = fcmp ugt double %.27.i, 0x3EB0C6F7A0B5ED8D
  br i1 %.5.i, label %common.ret, label %B530

B566.if:                                          ; preds = %B1663, %B566.if.lr.ph
  %sine.2.0392 = phi double [ 1.000000e+00, %B566.if.lr.ph ], [ %sine.3.1, %B1663 ]
  %greatest.2.0391 = phi double [ 0.000000e+00, %B566.if.lr.ph ], [ %greatest.3.1, %B1663 ]
  %least.2.0390 = phi double [ 0x7FF0000000000000, %B566.if.lr.ph ], [ %least.3.1, %B1663 ]
  %rounds.2.0389 = phi i64 [ 1, %B566.if.lr.ph ], [ %rounds.3.1, %B1663 ]
  %.406340387 = phi i64 [ 0, %B566.if.lr.ph ], [ %.413, %B1663 ]
  %.413 = add nuw nsw i64 %.406340387, 1
  %.445 = getelementptr i64, ptr %11, i64 %.406340387
  %.446 = load i64, ptr %.445, align 8
  %.448 = icmp slt i64 %.446, %.28
  %. = select i1 %.448, double 1.000000e+00, double -1.000000e+00
  %30 = getelementptr i64, ptr %arg.problem.4, i64 %.406340387
  %.467 = getelementptr i64, ptr %30, i64 %.62
  %.468 = load i64, ptr %.467, align 8
  %.474 = getelementptr i8, ptr %.467, i64 8
  %.475 = load i64, ptr %.474, align 8
  %.520 = sub i64 %.475, %.468
  %.521 = icmp sgt i64 %.520, 0
  br i1 %.521, label %B690.if.preheader, label %B742

B690.if.preheader:                                ; preds = %B566.if
  %xtraiter = and i64 %.520, 3
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B690.if.prol.loopexit, label %B690.if.prol

B690.if.prol:                                     ; preds = %B690.if.preheader, %B690.if.prol
  %lsr.iv = phi i64 [ %lsr.iv.next, %B690.if.prol ], [ %xtraiter, %B690.if.preheader ]
  %.569311313.prol = phi i64 [ %.576.prol, %B690.if.prol ], [ %.468, %B690.if.preheader ]
  %.576.prol = add i64 %.569311313.prol, 1
  %31 = shl i64 %.569311313.prol, 3
  %scevgep27 = getelementptr i8, ptr %12, i64 %31
  %.605.prol = load i64, ptr %scevgep27, align 8
  %.607.prol = getelementptr double, ptr %arg.problem.6, i64 %.605.prol
  %.608.prol = load double, ptr %.607.prol, align 8
  %scevgep = getelementptr i8, ptr %14, i64 %31
  store double %.608.prol, ptr %scevgep, align 8
  %lsr.iv.next = add nsw i64 %lsr.iv, -1
  %prol.iter.cmp.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %B690.if.prol.loopexit.loopexit, label %B690.if.prol, !llvm.loop !20

B690.if.prol.loopexit.loopexit:                   ; preds = %B690.if.prol
  %32 = sub i64 %.475, %.576.prol
  br label %B690.if.prol.loopexit

B690.if.prol.loopexit:                            ; preds = %B690.if.prol.loopexit.loopexit, %B690.if.preheader
  %.562310314.unr = phi i64 [ %.520, %B690.if.preheader ], [ %32, %B690.if.prol.loopexit.loopexit ]
  %.569311313.unr = phi i64 [ %.468, %B690.if.preheader ], [ %.576.prol, %B690.if.prol.loopexit.loopexit ]
  %33 = sub i64 %.468, %.475
  %34 = icmp ugt i64 %33, -4
  br i1 %34, label %B742, label %B690.if.preheader26

B690.if.preheader26:                              ; preds = %B690.if.prol.loopexit
  %35 = add i64 %.562310314.unr, 4
  %36 = shl i64 %.569311313.unr, 3
  %37 = add i64 %36, 24
  br label %B690.if

B690.if:                                          ; preds = %B690.if, %B690.if.preheader26
  %lsr.iv30 = phi i64 [ %37, %B690.if.preheader26 ], [ %lsr.iv.next31, %B690.if ]
  %lsr.iv28 = phi i64 [ %35, %B690.if.preheader26 ], [ %lsr.iv.next29, %B690.if ]
  %scevgep42 = getelementptr i8, ptr %12, i64 %lsr.iv30
  %scevgep43 = getelementptr i8, ptr %scevgep42, i64 -24
  %.605 = load i64, ptr %scevgep43, align 8
  %.607 = getelementptr double, ptr %arg.problem.6, i64 %.605
  %.608 = load double, ptr %.607, align 8
  %scevgep35 = getelementptr i8, ptr %14, i64 %lsr.iv30
  %scevgep36 = getelementptr i8, ptr %scevgep35, i64 -24
  store double %.608, ptr %scevgep36, align 8
  %scevgep14 = getelementptr i8, ptr %scevgep42, i64 -16
  %.605.1 = load i64, ptr %scevgep14, align 8
  %.607.1 = getelementptr double, ptr %arg.problem.6, i64 %.605.1
  %.608.1 = load double, ptr %.607.1, align 8
  %scevgep7 = getelementptr i8, ptr %scevgep35, i64 -16
  store double %.608.1, ptr %scevgep7, align 8
  %scevgep12 = getelementptr i8, ptr %scevgep42, i64 -8
  %.605.2 = load i64, ptr %scevgep12, align 8
  %.607.2 = getelementptr double, ptr %arg.problem.6, i64 %.605.2
  %.608.2 = load double, ptr %.607.2, align 8
  %scevgep3 = getelementptr i8, ptr %scevgep35, i64 -8
  store double %.608.2, ptr %scevgep3, align 8
  %.605.3 = load i64, ptr %scevgep42, align 8
  %.607.3 = getelementptr double, ptr %arg.problem.6, i64 %.605.3
  %.608.3 = load double, ptr %.607.3, align 8
  store double %.608.3, ptr %scevgep35, align 8
  %lsr.iv.next29 = add i64 %lsr.iv28, -4
  %lsr.iv.next31 = add i64 %lsr.iv30, 32
  %.563.3 = icmp sgt i64 %lsr.iv.next29, 4
  br i1 %.563.3, label %B690.if, label %B742

B816.if:                                          ; preds = %B816.if, %B816.if.preheader25
  %lsr.iv50 = phi ptr [ %scevgep49, %B816.if.preheader25 ], [ %scevgep51, %B816.if ]
  %lsr.iv46 = phi i64 [ %26, %B816.if.preheader25 ], [ %lsr.iv.next47, %B816.if ]
  %sunkaddr40 = getelementptr i8, ptr %lsr.iv50, i64 %sunkaddr39
  %sunkaddr41 = getelementptr i8, ptr %sunkaddr40, i64 -8
  %.753 = load i64, ptr %sunkaddr41, align 8
  %.757 = getelementptr double, ptr %16, i64 %.753
  %.758 = load double, ptr %.757, align 8
  %sunkaddr43 = getelementptr i8, ptr %lsr.iv50, i64 %sunkaddr42
  %sunkaddr44 = getelementptr i8, ptr %sunkaddr43, i64 -8
  %.763 = load i64, ptr %sunkaddr44, align 8
  %.767 = getelementptr double, ptr %14, i64 %.763
  %.768 = load double, ptr %.767, align 8
  %.769 = fmul double %.758, %.768
  %sunkaddr46 = getelementptr i8, ptr %lsr.iv50, i64 %sunkaddr45
  %sunkaddr47 = getelementptr i8, ptr %sunkaddr46, i64 -8
  %.774 = load i64, ptr %sunkaddr47, align 8
  %.778 = getelementptr double, ptr %14, i64 %.774
  %.779 = load double, ptr %.778, align 8
  %.780 = fsub double %.779, %.769
  store double %.780, ptr %.778, align 8
  %.753.1 = load i64, ptr %sunkaddr40, align 8
  %.757.1 = getelementptr double, ptr %16, i64 %.753.1
  %.758.1 = load double, ptr %.757.1, align 8
  %.763.1 = load i64, ptr %sunkaddr43, align 8
  %.767.1 = getelementptr double, ptr %14, i64 %.763.1
  %.768.1 = load double, ptr %.767.1, align 8
  %.769.1 = fmul double %.758.1, %.768.1
  %.774.1 = load i64, ptr %sunkaddr46, align 8
  %.778.1 = getelementptr double, ptr %14, i64 %.774.1
  %.779.1 = load double, ptr %.778.1, align 8
  %.780.1 = fsub double %.779.1, %.769.1
  store double %.780.1, ptr %.778.1, align 8
  %lsr.iv.next47 = add i64 %lsr.iv46, -2
  %scevgep51 = getelementptr i8, ptr %lsr.iv50, i64 16
  %.711.1 = icmp sgt i64 %lsr.iv.next47, 2
  br i1 %.711.1, label %B816.if, label %B960

B1036.if:                                         ; preds = %B1036.if, %B1036.if.lr.ph
  %lsr.iv65 = phi i64 [ 0, %B1036.if.lr.ph ], [ %lsr.iv.next66, %B1036.if ]
  %lsr.iv61 = phi i64 [ %28, %B1036.if.lr.ph ], [ %lsr.iv.next62, %B1036.if ]
  %made.2.1329 = phi double [ %.802, %B1036.if.lr.ph ], [ %.992, %B1036.if ]
  %d.2.1328 = phi double [ %.797, %B1036.if.lr.ph ], [ %.957, %B1036.if ]
  %scevgep73 = getelementptr i8, ptr %scevgep72, i64 %lsr.iv65
  %.933 = load double, ptr %scevgep73, align 8
  %scevgep70 = getelementptr i8, ptr %scevgep69, i64 %lsr.iv65
  %.938 = load i64, ptr %scevgep70, align 8
  %.942 = getelementptr double, ptr %20, i64 %.938
  %.943 = load double, ptr %.942, align 8
  %.944 = fmul double %.933, %.943
  %scevgep17 = getelementptr i8, ptr %scevgep16, i64 %lsr.iv65
  store double %.944, ptr %scevgep17, align 8
  %.955 = fmul double %.933, %.944
  %.962 = fmul double %.955, %.961
  %.10.i9 = fcmp olt double %.962, 0.000000e+00
  %.11.i10 = select i1 %.10.i9, double 0.000000e+00, double %.962
  %.957 = fsub double %d.2.1328, %.955
  %.992 = fadd double %made.2.1329, %.11.i10
  %lsr.iv.next62 = add i64 %lsr.iv61, -1
  %lsr.iv.next66 = add i64 %lsr.iv65, 8
  %.891 = icmp sgt i64 %lsr.iv.next62, 1
  br i1 %.891, label %B1036.if, label %B1206
}

define internal fastcc void @part3(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.problem.4, ptr readonly captures(none) %arg.problem.5, ptr captures(none) %arg.problem.6, ptr captures(none) %arg.problem.7, i64 %arg.rounds) unnamed_addr #3 {
entry:
  %.48.i = alloca ptr, align 8
  %.32 = alloca ptr, align 8
  store ptr null, ptr %.32, align 8
  %.118 = alloca i64, align 8
  store i64 0, ptr %.118, align 8
  %.24 = icmp sgt i64 %arg.rounds, 0
  br i1 %.24, label %B30, label %B112

B30:                                              ; preds = %entry
  %.28 = getelementptr i8, ptr %arg.problem.4, i64 208
  %.29 = load i64, ptr %.28, align 8
  store ptr null, ptr %.32, align 8
  call fastcc void @part4(ptr nonnull %.32, ptr %arg.problem.4, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.29, i64 %arg.rounds)
  %.63 = getelementptr i8, ptr %arg.problem.4, i64 8
  br label %common.ret

B112:                                             ; preds = %entry
  %.72 = getelementptr i8, ptr %arg.problem.4, i64 56
  %.73 = load i64, ptr %.72, align 8
  %.74 = icmp sgt i64 %.73, 0
  br i1 %.74, label %B146, label %B202

B146:                                             ; preds = %B112
  %.77 = getelementptr i8, ptr %arg.problem.4, i64 72
  %.78 = load i64, ptr %.77, align 8
  %.79.not = icmp eq i64 %.78, 0
  br i1 %.79.not, label %B172, label %B202

B172:                                             ; preds = %B146
  store ptr null, ptr %.48.i, align 8, !noalias !21
  %.27.i = load i64, ptr %arg.problem.4, align 8, !noalias !21
  %.32.i = getelementptr i8, ptr %arg.problem.4, i64 8
  %.33.i = load i64, ptr %.32.i, align 8, !noalias !21
  %.36.i = getelementptr i8, ptr %arg.problem.4, i64 16
  %.37.i = load i64, ptr %.36.i, align 8, !noalias !21
  store ptr null, ptr %.48.i, align 8, !noalias !21
  call fastcc void @part1(ptr nonnull %.48.i, ptr nonnull readonly %arg.problem.4, ptr readonly %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7)
  %.75.i = getelementptr i8, ptr %arg.problem.4, i64 24
  %.76.i = load i64, ptr %.75.i, align 8, !noalias !21
  %.15644.not.i = icmp slt i64 %.76.i, 1
  br i1 %.15644.not.i, label %_ZN9teachmech3run8compiled7kernels5weighB2v3B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread, label %B234.if.lr.ph.i

B234.if.lr.ph.i:                                  ; preds = %B172
  %0 = getelementptr double, ptr %arg.problem.7, i64 %.33.i
  %1 = getelementptr double, ptr %0, i64 %.27.i
  %2 = getelementptr double, ptr %arg.problem.6, i64 %.37.i
  %3 = getelementptr double, ptr %1, i64 %.27.i
  %sunkaddr1 = getelementptr i8, ptr %arg.problem.4, i64 112
  %sunkaddr2 = getelementptr i8, ptr %arg.problem.4, i64 120
  br label %B234.if.i

B234.if.i:                                        ; preds = %B234.if.i, %B234.if.lr.ph.i
  %lsr.iv5.i = phi i64 [ %.76.i, %B234.if.lr.ph.i ], [ %lsr.iv.next.i, %B234.if.i ]
  %lsr.iv1.i = phi ptr [ %arg.problem.4, %B234.if.lr.ph.i ], [ %scevgep2.i, %B234.if.i ]
  %lsr.iv.i = phi ptr [ %2, %B234.if.lr.ph.i ], [ %scevgep.i, %B234.if.i ]
  %.196.i = load i64, ptr %sunkaddr1, align 8, !noalias !21
  %4 = shl i64 %.196.i, 3
  %scevgep4.i = getelementptr i8, ptr %lsr.iv1.i, i64 %4
  %.200.i = load i64, ptr %scevgep4.i, align 8, !noalias !21
  %.203.i = load i64, ptr %sunkaddr2, align 8, !noalias !21
  %5 = shl i64 %.203.i, 3
  %scevgep3.i = getelementptr i8, ptr %lsr.iv1.i, i64 %5
  %.207.i = load i64, ptr %scevgep3.i, align 8, !noalias !21
  %.211.i = getelementptr double, ptr %1, i64 %.207.i
  %.212.i = load double, ptr %.211.i, align 8, !noalias !21
  %.214.i = getelementptr double, ptr %arg.problem.7, i64 %.200.i
  %.215.i = load double, ptr %.214.i, align 8, !noalias !21
  %.220.i = load double, ptr %lsr.iv.i, align 8, !noalias !21
  %.221.i = fmul double %.215.i, %.220.i
  %.227.i = getelementptr double, ptr %3, i64 %.200.i
  %.228.i = load double, ptr %.227.i, align 8, !noalias !21
  %.229.i = fmul double %.221.i, %.228.i
  %.230.i = fadd double %.212.i, %.229.i
  store double %.230.i, ptr %.211.i, align 8, !noalias !21
  %scevgep.i = getelementptr i8, ptr %lsr.iv.i, i64 8
  %scevgep2.i = getelementptr i8, ptr %lsr.iv1.i, i64 8
  %lsr.iv.next.i = add i64 %lsr.iv5.i, -1
  %exitcond.not.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %exitcond.not.i, label %_ZN9teachmech3run8compiled7kernels5weighB2v3B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread, label %B234.if.i

_ZN9teachmech3run8compiled7kernels5weighB2v3B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread: ; preds = %B234.if.i, %B172
  br label %B202

B202:                                             ; preds = %_ZN9teachmech3run8compiled7kernels5weighB2v3B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread, %B146, %B112
  %.110 = getelementptr i8, ptr %arg.problem.4, i64 144
  %.111 = load i64, ptr %.110, align 8
  %.113 = getelementptr i8, ptr %arg.problem.4, i64 8
  %.114 = load i64, ptr %.113, align 8
  store i64 0, ptr %.118, align 8
  call fastcc void @part5(ptr nonnull %.118, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.111, i64 %.114)
  br label %common.ret

common.ret:                                       ; preds = %B202, %B30
  %storemerge.in = phi ptr [ %.118, %B202 ], [ %.63, %B30 ]
  %storemerge = load i64, ptr %storemerge.in, align 8
  store i64 %storemerge, ptr %retptr, align 8
  ret void
}

define internal fastcc void @part4(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.problem.4, ptr readonly captures(none) %arg.problem.6, ptr captures(none) %arg.problem.7, i64 %arg.pattern, i64 range(i64 1, -9223372036854775808) %arg.rounds) unnamed_addr #3 {
entry:
  %.31 = load i64, ptr %arg.problem.4, align 8
  %.33 = getelementptr i8, ptr %arg.problem.4, i64 8
  %.34 = load i64, ptr %.33, align 8
  %.35 = add nsw i64 %.34, %.31
  %.37 = getelementptr i64, ptr %arg.problem.4, i64 %arg.pattern
  %.38 = load i64, ptr %.37, align 8
  %.41 = getelementptr i8, ptr %.37, i64 8
  %.42 = load i64, ptr %.41, align 8
  %.45 = getelementptr i8, ptr %.37, i64 16
  %.46 = load i64, ptr %.45, align 8
  %.58 = getelementptr i8, ptr %.37, i64 24
  %.59 = load i64, ptr %.58, align 8
  %.62 = getelementptr i8, ptr %.37, i64 32
  %.63 = load i64, ptr %.62, align 8
  %.66 = getelementptr i8, ptr %.37, i64 40
  %.67 = load i64, ptr %.66, align 8
  %.181418.not = icmp slt i64 %.35, 1
  br i1 %.181418.not, label %B344.if.lr.ph, label %B296.if.preheader

B296.if.preheader:                                ; preds = %entry
  %0 = shl nuw i64 %.35, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %arg.problem.7, i8 0, i64 %0, i1 false)
  br label %B344.if.lr.ph

B344.if.lr.ph:                                    ; preds = %entry, %B296.if.preheader
  %1 = getelementptr i64, ptr %arg.problem.4, i64 %.42
  %2 = getelementptr double, ptr %arg.problem.7, i64 %.35
  %.idx4 = shl i64 %.35, 4
  %3 = getelementptr i8, ptr %arg.problem.7, i64 %.idx4
  %4 = getelementptr i64, ptr %arg.problem.4, i64 %.46
  %5 = getelementptr i64, ptr %arg.problem.4, i64 %.63
  %.idx5 = shl i64 %.35, 5
  %6 = getelementptr i8, ptr %arg.problem.7, i64 %.idx5
  %.idx = mul i64 %.35, 24
  %.1300 = icmp ugt i64 %.38, -9223372036854775808
  %..38414 = select i1 %.1300, i64 0, i64 %.38
  %invariant.gep = getelementptr i64, ptr %arg.problem.4, i64 %.59
  %xtraiter = and i64 %.38, 3
  %unroll_iter = and i64 %.38, 9223372036854775804
  %7 = shl i64 %.42, 3
  %8 = getelementptr i8, ptr %arg.problem.4, i64 %7
  %scevgep = getelementptr i8, ptr %8, i64 24
  %scevgep32 = getelementptr i8, ptr %3, i64 24
  %9 = getelementptr i8, ptr %arg.problem.7, i64 %.idx
  %scevgep68 = getelementptr i8, ptr %9, i64 24
  %10 = icmp sgt i64 %.38, 0
  %11 = icmp sgt i64 %..38414, 0
  %12 = icmp ult i64 %.38, 4
  %13 = icmp eq i64 %xtraiter, 0
  %sunkaddr41 = shl i64 %.63, 3
  %sunkaddr43 = shl i64 %.67, 3
  %14 = icmp eq i64 %xtraiter, 0
  br label %B344.if

B342.loopexit:                                    ; preds = %B1370, %B1144
  %exitcond561.not = icmp eq i64 %.323, %arg.rounds
  br i1 %exitcond561.not, label %B1426, label %B344.if

B436.unr-lcssa:                                   ; preds = %B378.if
  br i1 %13, label %B436, label %B378.if.epil.preheader

B378.if.epil.preheader:                           ; preds = %B378.if.preheader, %B436.unr-lcssa
  %.437423425.epil.init = phi i64 [ 0, %B378.if.preheader ], [ %.444.3, %B436.unr-lcssa ]
  %15 = shl i64 %.437423425.epil.init, 3
  %scevgep41 = getelementptr i8, ptr %3, i64 %15
  %scevgep44 = getelementptr i8, ptr %8, i64 %15
  br label %B378.if.epil

B378.if.epil:                                     ; preds = %B378.if.epil, %B378.if.epil.preheader
  %epil.iter = phi i64 [ %epil.iter.next, %B378.if.epil ], [ 0, %B378.if.epil.preheader ]
  %16 = shl i64 %epil.iter, 3
  %scevgep22 = getelementptr i8, ptr %scevgep44, i64 %16
  %.473.epil = load i64, ptr %scevgep22, align 8
  %.477.epil = getelementptr double, ptr %2, i64 %.473.epil
  %.478.epil = load double, ptr %.477.epil, align 8
  %scevgep21 = getelementptr i8, ptr %scevgep41, i64 %16
  store double %.478.epil, ptr %scevgep21, align 8
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B436, label %B378.if.epil, !llvm.loop !25

B436:                                             ; preds = %B378.if.epil, %B436.unr-lcssa
  %.490.not = icmp eq i64 %.316498538, 0
  br i1 %.490.not, label %B868.if.preheader, label %B470.if

B470.loopexit:                                    ; preds = %B656.if, %B470.if
  %exitcond558.not = icmp eq i64 %.38, %.587
  br i1 %exitcond558.not, label %B868.if.preheader, label %B470.if

B868.if.preheader:                                ; preds = %B470.loopexit, %B436
  br label %B868.if

B868.loopexit:                                    ; preds = %B946.if, %B946.if.prol.loopexit, %B868.if
  %exitcond559.not = icmp eq i64 %.38, %.928
  br i1 %exitcond559.not, label %B1082.if.preheader, label %B868.if

B1082.if.preheader:                               ; preds = %B868.loopexit
  br i1 %12, label %B1082.if.epil.preheader, label %B1082.if

B1144.loopexit.unr-lcssa:                         ; preds = %B1082.if
  br i1 %14, label %B1144, label %B1082.if.epil.preheader

B1082.if.epil.preheader:                          ; preds = %B1144.loopexit.unr-lcssa, %B1082.if.preheader
  %.1210471473.epil.init = phi i64 [ 0, %B1082.if.preheader ], [ %.1217.3, %B1144.loopexit.unr-lcssa ]
  %17 = shl i64 %.1210471473.epil.init, 3
  %scevgep77 = getelementptr i8, ptr %9, i64 %17
  %scevgep80 = getelementptr i8, ptr %3, i64 %17
  br label %B1082.if.epil

B1082.if.epil:                                    ; preds = %B1082.if.epil, %B1082.if.epil.preheader
  %epil.iter14 = phi i64 [ %epil.iter14.next, %B1082.if.epil ], [ 0, %B1082.if.epil.preheader ]
  %18 = shl i64 %epil.iter14, 3
  %scevgep35 = getelementptr i8, ptr %scevgep80, i64 %18
  %.1246.epil = load double, ptr %scevgep35, align 8
  %scevgep34 = getelementptr i8, ptr %scevgep77, i64 %18
  %.1251.epil = load double, ptr %scevgep34, align 8
  %.1252.epil = fmul double %.1246.epil, %.1251.epil
  store double %.1252.epil, ptr %scevgep35, align 8
  %epil.iter14.next = add i64 %epil.iter14, 1
  %epil.iter14.cmp.not = icmp eq i64 %xtraiter, %epil.iter14.next
  br i1 %epil.iter14.cmp.not, label %B1144, label %B1082.if.epil, !llvm.loop !26

B1144:                                            ; preds = %B1082.if.epil, %B344.if, %B1144.loopexit.unr-lcssa
  br i1 %11, label %B1184.if, label %B342.loopexit

B1370:                                            ; preds = %B1284.if, %B1284.if.prol.loopexit, %B1184.if
  %.1554 = getelementptr i64, ptr %1, i64 %.1348485491
  %.1555 = load i64, ptr %.1554, align 8
  %.1557 = getelementptr double, ptr %arg.problem.7, i64 %.1555
  %.1558 = load double, ptr %.1557, align 8
  %.1560 = fadd double %.1388, %.1558
  store double %.1560, ptr %.1557, align 8
  %.1342 = icmp sgt i64 %.1341484492, 1
  br i1 %.1342, label %B1184.if, label %B342.loopexit

B1426:                                            ; preds = %B342.loopexit
  store ptr null, ptr %retptr, align 8
  ret void

B344.if:                                          ; preds = %B342.loopexit, %B344.if.lr.ph
  %.316498538 = phi i64 [ 0, %B344.if.lr.ph ], [ %.323, %B342.loopexit ]
  %.323 = add nuw nsw i64 %.316498538, 1
  br i1 %10, label %B378.if.preheader, label %B1144

B378.if.preheader:                                ; preds = %B344.if
  br i1 %12, label %B378.if.epil.preheader, label %B378.if

B378.if:                                          ; preds = %B378.if.preheader, %B378.if
  %.437423425 = phi i64 [ %.444.3, %B378.if ], [ 0, %B378.if.preheader ]
  %19 = shl i64 %.437423425, 3
  %scevgep30 = getelementptr i8, ptr %scevgep, i64 %19
  %scevgep31 = getelementptr i8, ptr %scevgep30, i64 -24
  %.473 = load i64, ptr %scevgep31, align 8
  %.477 = getelementptr double, ptr %2, i64 %.473
  %.478 = load double, ptr %.477, align 8
  %scevgep16 = getelementptr i8, ptr %scevgep32, i64 %19
  %scevgep17 = getelementptr i8, ptr %scevgep16, i64 -24
  store double %.478, ptr %scevgep17, align 8
  %scevgep26 = getelementptr i8, ptr %scevgep30, i64 -16
  %.473.1 = load i64, ptr %scevgep26, align 8
  %.477.1 = getelementptr double, ptr %2, i64 %.473.1
  %.478.1 = load double, ptr %.477.1, align 8
  %scevgep15 = getelementptr i8, ptr %scevgep16, i64 -16
  store double %.478.1, ptr %scevgep15, align 8
  %scevgep20 = getelementptr i8, ptr %scevgep30, i64 -8
  %.473.2 = load i64, ptr %scevgep20, align 8
  %.477.2 = getelementptr double, ptr %2, i64 %.473.2
  %.478.2 = load double, ptr %.477.2, align 8
  %scevgep12 = getelementptr i8, ptr %scevgep16, i64 -8
  store double %.478.2, ptr %scevgep12, align 8
  %.444.3 = add nuw nsw i64 %.437423425, 4
  %.473.3 = load i64, ptr %scevgep30, align 8
  %.477.3 = getelementptr double, ptr %2, i64 %.473.3
  %.478.3 = load double, ptr %.477.3, align 8
  store double %.478.3, ptr %scevgep16, align 8
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.444.3
  br i1 %niter.ncmp.3, label %B436.unr-lcssa, label %B378.if

B470.if:                                          ; preds = %B436, %B470.loopexit
  %.580437443 = phi i64 [ %.587, %B470.loopexit ], [ 0, %B436 ]
  %.587 = add nuw nsw i64 %.580437443, 1
  %.619 = getelementptr i64, ptr %1, i64 %.580437443
  %.620 = load i64, ptr %.619, align 8
  %.622 = getelementptr double, ptr %arg.problem.7, i64 %.620
  %.623 = load double, ptr %.622, align 8
  %.631 = getelementptr double, ptr %3, i64 %.580437443
  %.632 = load double, ptr %.631, align 8
  %.637 = getelementptr i64, ptr %4, i64 %.580437443
  %.638 = load i64, ptr %.637, align 8
  %.640 = getelementptr double, ptr %arg.problem.6, i64 %.638
  %.641 = load double, ptr %.640, align 8
  %.643 = fmul double %.623, %.641
  %.644 = fsub double %.632, %.643
  store double %.644, ptr %.631, align 8
  %gep = getelementptr i64, ptr %invariant.gep, i64 %.580437443
  %.653 = load i64, ptr %gep, align 8
  %.659 = getelementptr i8, ptr %gep, i64 8
  %.660 = load i64, ptr %.659, align 8
  %.697 = sub i64 %.660, %.653
  %.740431.not = icmp slt i64 %.697, 1
  br i1 %.740431.not, label %B470.loopexit, label %B656.if.preheader

B656.if.preheader:                                ; preds = %B470.if
  %20 = add nuw i64 %.697, 1
  %21 = shl i64 %.653, 3
  %scevgep46 = getelementptr i8, ptr %arg.problem.4, i64 %21
  %sunkaddr45 = shl i64 %.580437443, 3
  %sunkaddr46 = getelementptr i8, ptr %3, i64 %sunkaddr45
  br label %B656.if

B656.if:                                          ; preds = %B656.if, %B656.if.preheader
  %lsr.iv47 = phi ptr [ %scevgep46, %B656.if.preheader ], [ %scevgep48, %B656.if ]
  %lsr.iv = phi i64 [ %20, %B656.if.preheader ], [ %lsr.iv.next, %B656.if ]
  %sunkaddr42 = getelementptr i8, ptr %lsr.iv47, i64 %sunkaddr41
  %.782 = load i64, ptr %sunkaddr42, align 8
  %sunkaddr44 = getelementptr i8, ptr %lsr.iv47, i64 %sunkaddr43
  %.787 = load i64, ptr %sunkaddr44, align 8
  %.789 = getelementptr double, ptr %arg.problem.6, i64 %.787
  %.790 = load double, ptr %.789, align 8
  %.794 = getelementptr double, ptr %3, i64 %.782
  %.795 = load double, ptr %.794, align 8
  %.797 = fmul double %.623, %.790
  %.798 = fsub double %.795, %.797
  store double %.798, ptr %.794, align 8
  %.807 = load double, ptr %sunkaddr46, align 8
  %.811 = getelementptr i64, ptr %1, i64 %.782
  %.812 = load i64, ptr %.811, align 8
  %.814 = getelementptr double, ptr %arg.problem.7, i64 %.812
  %.815 = load double, ptr %.814, align 8
  %.816 = fmul double %.790, %.815
  %.817 = fsub double %.807, %.816
  store double %.817, ptr %sunkaddr46, align 8
  %lsr.iv.next = add i64 %lsr.iv, -1
  %scevgep48 = getelementptr i8, ptr %lsr.iv47, i64 8
  %.740 = icmp sgt i64 %lsr.iv.next, 1
  br i1 %.740, label %B656.if, label %B470.loopexit

B868.if:                                          ; preds = %B868.if.preheader, %B868.loopexit
  %.921458464 = phi i64 [ %.928, %B868.loopexit ], [ 0, %B868.if.preheader ]
  %.928 = add nuw nsw i64 %.921458464, 1
  %gep7 = getelementptr i64, ptr %invariant.gep, i64 %.921458464
  %.961 = load i64, ptr %gep7, align 8
  %.967 = getelementptr i8, ptr %gep7, i64 8
  %.968 = load i64, ptr %.967, align 8
  %.1005 = sub i64 %.968, %.961
  %.1048451.not = icmp slt i64 %.1005, 1
  br i1 %.1048451.not, label %B868.loopexit, label %B946.if.lr.ph

B946.if.lr.ph:                                    ; preds = %B868.if
  %.1090 = getelementptr double, ptr %3, i64 %.921458464
  %.1090.promoted = load double, ptr %.1090, align 8
  %.neg = add i64 %.961, 1
  %xtraiter11 = and i64 %.1005, 1
  %lcmp.mod12.not = icmp eq i64 %xtraiter11, 0
  br i1 %lcmp.mod12.not, label %B946.if.prol.loopexit, label %B946.if.prol

B946.if.prol:                                     ; preds = %B946.if.lr.ph
  %.1057.prol = add nsw i64 %.1005, -1
  %.1095.prol = getelementptr double, ptr %6, i64 %.961
  %.1096.prol = load double, ptr %.1095.prol, align 8
  %.1100.prol = getelementptr i64, ptr %5, i64 %.961
  %.1101.prol = load i64, ptr %.1100.prol, align 8
  %.1105.prol = getelementptr double, ptr %3, i64 %.1101.prol
  %.1106.prol = load double, ptr %.1105.prol, align 8
  %.1107.prol = fmul double %.1096.prol, %.1106.prol
  %.1108.prol = fsub double %.1090.promoted, %.1107.prol
  %sunkaddr97 = shl i64 %.921458464, 3
  %sunkaddr98 = getelementptr i8, ptr %3, i64 %sunkaddr97
  store double %.1108.prol, ptr %sunkaddr98, align 8
  br label %B946.if.prol.loopexit

B946.if.prol.loopexit:                            ; preds = %B946.if.prol, %B946.if.lr.ph
  %.1091456.unr = phi double [ %.1090.promoted, %B946.if.lr.ph ], [ %.1108.prol, %B946.if.prol ]
  %.1047449453.unr = phi i64 [ %.1005, %B946.if.lr.ph ], [ %.1057.prol, %B946.if.prol ]
  %.1054450452.unr = phi i64 [ %.961, %B946.if.lr.ph ], [ %.neg, %B946.if.prol ]
  %22 = icmp eq i64 %.968, %.neg
  br i1 %22, label %B868.loopexit, label %B946.if.preheader

B946.if.preheader:                                ; preds = %B946.if.prol.loopexit
  %23 = add nuw i64 %.1047449453.unr, 2
  %24 = shl i64 %.1054450452.unr, 3
  %25 = add i64 %24, 8
  %sunkaddr = shl i64 %.921458464, 3
  %sunkaddr47 = getelementptr i8, ptr %3, i64 %sunkaddr
  br label %B946.if

B946.if:                                          ; preds = %B946.if, %B946.if.preheader
  %lsr.iv53 = phi i64 [ %25, %B946.if.preheader ], [ %lsr.iv.next54, %B946.if ]
  %lsr.iv51 = phi i64 [ %23, %B946.if.preheader ], [ %lsr.iv.next52, %B946.if ]
  %.1091456 = phi double [ %.1091456.unr, %B946.if.preheader ], [ %.1108.1, %B946.if ]
  %scevgep58 = getelementptr i8, ptr %6, i64 %lsr.iv53
  %scevgep59 = getelementptr i8, ptr %scevgep58, i64 -8
  %.1096 = load double, ptr %scevgep59, align 8
  %scevgep55 = getelementptr i8, ptr %5, i64 %lsr.iv53
  %scevgep56 = getelementptr i8, ptr %scevgep55, i64 -8
  %.1101 = load i64, ptr %scevgep56, align 8
  %.1105 = getelementptr double, ptr %3, i64 %.1101
  %.1106 = load double, ptr %.1105, align 8
  %.1107 = fmul double %.1096, %.1106
  %.1108 = fsub double %.1091456, %.1107
  store double %.1108, ptr %sunkaddr47, align 8
  %.1096.1 = load double, ptr %scevgep58, align 8
  %.1101.1 = load i64, ptr %scevgep55, align 8
  %.1105.1 = getelementptr double, ptr %3, i64 %.1101.1
  %.1106.1 = load double, ptr %.1105.1, align 8
  %.1107.1 = fmul double %.1096.1, %.1106.1
  %.1108.1 = fsub double %.1108, %.1107.1
  store double %.1108.1, ptr %sunkaddr47, align 8
  %lsr.iv.next52 = add i64 %lsr.iv51, -2
  %lsr.iv.next54 = add i64 %lsr.iv53, 16
  %.1048.1 = icmp sgt i64 %lsr.iv.next52, 2
  br i1 %.1048.1, label %B946.if, label %B868.loopexit

B1082.if:                                         ; preds = %B1082.if.preheader, %B1082.if
  %.1210471473 = phi i64 [ %.1217.3, %B1082.if ], [ 0, %B1082.if.preheader ]
  %26 = shl i64 %.1210471473, 3
  %scevgep66 = getelementptr i8, ptr %scevgep32, i64 %26
  %scevgep67 = getelementptr i8, ptr %scevgep66, i64 -24
  %.1246 = load double, ptr %scevgep67, align 8
  %scevgep74 = getelementptr i8, ptr %scevgep68, i64 %26
  %scevgep75 = getelementptr i8, ptr %scevgep74, i64 -24
  %.1251 = load double, ptr %scevgep75, align 8
  %.1252 = fmul double %.1246, %.1251
  store double %.1252, ptr %scevgep67, align 8
  %scevgep40 = getelementptr i8, ptr %scevgep66, i64 -16
  %.1246.1 = load double, ptr %scevgep40, align 8
  %scevgep33 = getelementptr i8, ptr %scevgep74, i64 -16
  %.1251.1 = load double, ptr %scevgep33, align 8
  %.1252.1 = fmul double %.1246.1, %.1251.1
  store double %.1252.1, ptr %scevgep40, align 8
  %scevgep37 = getelementptr i8, ptr %scevgep66, i64 -8
  %.1246.2 = load double, ptr %scevgep37, align 8
  %scevgep28 = getelementptr i8, ptr %scevgep74, i64 -8
  %.1251.2 = load double, ptr %scevgep28, align 8
  %.1252.2 = fmul double %.1246.2, %.1251.2
  store double %.1252.2, ptr %scevgep37, align 8
  %.1217.3 = add nuw nsw i64 %.1210471473, 4
  %.1246.3 = load double, ptr %scevgep66, align 8
  %.1251.3 = load double, ptr %scevgep74, align 8
  %.1252.3 = fmul double %.1246.3, %.1251.3
  store double %.1252.3, ptr %scevgep66, align 8
  %niter18.ncmp.3 = icmp eq i64 %unroll_iter, %.1217.3
  br i1 %niter18.ncmp.3, label %B1144.loopexit.unr-lcssa, label %B1082.if

B1184.if:                                         ; preds = %B1144, %B1370
  %.1341484492 = phi i64 [ %.1351, %B1370 ], [ %..38414, %B1144 ]
  %.1348485491.in = phi i64 [ %.1348485491, %B1370 ], [ %.38, %B1144 ]
  %.1348485491 = add i64 %.1348485491.in, -1
  %.1351 = add nsw i64 %.1341484492, -1
  %.1387 = getelementptr double, ptr %3, i64 %.1348485491
  %.1388 = load double, ptr %.1387, align 8
  %gep9 = getelementptr i64, ptr %invariant.gep, i64 %.1348485491
  %.1397 = load i64, ptr %gep9, align 8
  %.1403 = getelementptr i8, ptr %gep9, i64 8
  %.1404 = load i64, ptr %.1403, align 8
  %.1441 = sub i64 %.1404, %.1397
  %.1484479.not = icmp slt i64 %.1441, 1
  br i1 %.1484479.not, label %B1370, label %B1284.if.preheader

B1284.if.preheader:                               ; preds = %B1184.if
  %.neg21 = add i64 %.1397, 1
  %xtraiter19 = and i64 %.1441, 1
  %lcmp.mod20.not = icmp eq i64 %xtraiter19, 0
  br i1 %lcmp.mod20.not, label %B1284.if.prol.loopexit, label %B1284.if.prol

B1284.if.prol:                                    ; preds = %B1284.if.preheader
  %.1493.prol = add nsw i64 %.1441, -1
  %.1525.prol = getelementptr i64, ptr %5, i64 %.1397
  %.1526.prol = load i64, ptr %.1525.prol, align 8
  %.1530.prol = getelementptr double, ptr %3, i64 %.1526.prol
  %.1531.prol = load double, ptr %.1530.prol, align 8
  %.1535.prol = getelementptr double, ptr %6, i64 %.1397
  %.1536.prol = load double, ptr %.1535.prol, align 8
  %.1538.prol = fmul double %.1388, %.1536.prol
  %.1539.prol = fsub double %.1531.prol, %.1538.prol
  store double %.1539.prol, ptr %.1530.prol, align 8
  br label %B1284.if.prol.loopexit

B1284.if.prol.loopexit:                           ; preds = %B1284.if.prol, %B1284.if.preheader
  %.1483477481.unr = phi i64 [ %.1441, %B1284.if.preheader ], [ %.1493.prol, %B1284.if.prol ]
  %.1490478480.unr = phi i64 [ %.1397, %B1284.if.preheader ], [ %.neg21, %B1284.if.prol ]
  %27 = icmp eq i64 %.1404, %.neg21
  br i1 %27, label %B1370, label %B1284.if.preheader22

B1284.if.preheader22:                             ; preds = %B1284.if.prol.loopexit
  %28 = add nuw i64 %.1483477481.unr, 2
  %29 = shl i64 %.1490478480.unr, 3
  %30 = add i64 %29, 8
  br label %B1284.if

B1284.if:                                         ; preds = %B1284.if, %B1284.if.preheader22
  %lsr.iv84 = phi i64 [ %30, %B1284.if.preheader22 ], [ %lsr.iv.next85, %B1284.if ]
  %lsr.iv82 = phi i64 [ %28, %B1284.if.preheader22 ], [ %lsr.iv.next83, %B1284.if ]
  %scevgep89 = getelementptr i8, ptr %5, i64 %lsr.iv84
  %scevgep90 = getelementptr i8, ptr %scevgep89, i64 -8
  %.1526 = load i64, ptr %scevgep90, align 8
  %.1530 = getelementptr double, ptr %3, i64 %.1526
  %.1531 = load double, ptr %.1530, align 8
  %scevgep86 = getelementptr i8, ptr %6, i64 %lsr.iv84
  %scevgep87 = getelementptr i8, ptr %scevgep86, i64 -8
  %.1536 = load double, ptr %scevgep87, align 8
  %.1538 = fmul double %.1388, %.1536
  %.1539 = fsub double %.1531, %.1538
  store double %.1539, ptr %.1530, align 8
  %.1526.1 = load i64, ptr %scevgep89, align 8
  %.1530.1 = getelementptr double, ptr %3, i64 %.1526.1
  %.1531.1 = load double, ptr %.1530.1, align 8
  %.1536.1 = load double, ptr %scevgep86, align 8
  %.1538.1 = fmul double %.1388, %.1536.1
  %.1539.1 = fsub double %.1531.1, %.1538.1
  store double %.1539.1, ptr %.1530.1, align 8
  %lsr.iv.next83 = add i64 %lsr.iv82, -2
  %lsr.iv.next85 = add i64 %lsr.iv84, 16
  %.1484.1 = icmp sgt i64 %lsr.iv.next83, 2
  br i1 %.1484.1, label %B1284.if, label %B1370
}

define internal fastcc void @part5(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.problem.4, ptr readonly captures(none) %arg.problem.5, ptr readonly captures(none) %arg.problem.6, ptr captures(none) %arg.problem.7, i64 %arg.chosen, i64 %arg.m) unnamed_addr #3 {
entry:
  %.3529 = alloca ptr, align 8
  store ptr null, ptr %.3529, align 8
  %.38 = load i64, ptr %arg.problem.4, align 8
  %.43 = getelementptr i8, ptr %arg.problem.4, i64 8
  %.44 = load i64, ptr %.43, align 8
  %.45 = add i64 %.44, %.38
  %.56 = getelementptr i8, ptr %arg.problem.4, i64 16
  %.57 = load i64, ptr %.56, align 8
  %.59 = getelementptr i8, ptr %arg.problem.4, i64 24
  %.60 = load i64, ptr %.59, align 8
  %.61 = add nsw i64 %.60, %.57
  %.1431067.not = icmp slt i64 %.61, 1
  br i1 %.1431067.not, label %B244, label %B210.if.preheader

B210.if.preheader:                                ; preds = %entry
  %xtraiter = and i64 %.61, 3
  %0 = icmp slt i64 %.61, 4
  br i1 %0, label %B210.if.epil.preheader, label %B210.if.preheader.new

B210.if.preheader.new:                            ; preds = %B210.if.preheader
  %unroll_iter = and i64 %.61, 9223372036854775804
  br label %B210.if

B244.loopexit.unr-lcssa:                          ; preds = %B210.if
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B244, label %B210.if.epil.preheader

B210.if.epil.preheader:                           ; preds = %B244.loopexit.unr-lcssa, %B210.if.preheader
  %total.3.01070.epil.init = phi double [ 0.000000e+00, %B210.if.preheader ], [ %.186.3, %B244.loopexit.unr-lcssa ]
  %.14910661068.epil.init = phi i64 [ 0, %B210.if.preheader ], [ %unroll_iter, %B244.loopexit.unr-lcssa ]
  %1 = shl i64 %.14910661068.epil.init, 3
  %scevgep211 = getelementptr i8, ptr %arg.problem.6, i64 %1
  br label %B210.if.epil

B210.if.epil:                                     ; preds = %B210.if.epil, %B210.if.epil.preheader
  %total.3.01070.epil = phi double [ %.186.epil, %B210.if.epil ], [ %total.3.01070.epil.init, %B210.if.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %B210.if.epil ], [ 0, %B210.if.epil.preheader ]
  %2 = shl i64 %epil.iter, 3
  %scevgep152 = getelementptr i8, ptr %scevgep211, i64 %2
  %.183.epil = load double, ptr %scevgep152, align 8
  %.184.epil = fmul double %.183.epil, 0.000000e+00
  %.186.epil = fadd double %total.3.01070.epil, %.184.epil
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B244, label %B210.if.epil, !llvm.loop !27

B244:                                             ; preds = %B210.if.epil, %B244.loopexit.unr-lcssa, %entry
  %total.3.0.lcssa = phi double [ 0.000000e+00, %entry ], [ %.186.3, %B244.loopexit.unr-lcssa ], [ %.186.epil, %B210.if.epil ]
  %.201 = getelementptr i8, ptr %arg.problem.4, i64 32
  %.202 = load i64, ptr %.201, align 8
  %.2821075.not = icmp slt i64 %.202, 1
  br i1 %.2821075.not, label %B358, label %B296.if.lr.ph

B296.if.lr.ph:                                    ; preds = %B244
  %.321 = getelementptr i8, ptr %arg.problem.4, i64 56
  %.322 = load i64, ptr %.321, align 8
  %xtraiter35 = and i64 %.202, 3
  %3 = icmp ult i64 %.202, 4
  br i1 %3, label %B296.if.epil.preheader, label %B296.if.lr.ph.new

B296.if.lr.ph.new:                                ; preds = %B296.if.lr.ph
  %unroll_iter40 = and i64 %.202, 9223372036854775804
  %4 = shl i64 %.322, 3
  %5 = getelementptr i8, ptr %arg.problem.6, i64 %4
  %scevgep203 = getelementptr i8, ptr %5, i64 24
  br label %B296.if

B358.loopexit.unr-lcssa:                          ; preds = %B296.if
  %lcmp.mod37.not = icmp eq i64 %xtraiter35, 0
  br i1 %lcmp.mod37.not, label %B358, label %B296.if.epil.preheader

B296.if.epil.preheader:                           ; preds = %B358.loopexit.unr-lcssa, %B296.if.lr.ph
  %total.4.01078.epil.init = phi double [ %total.3.0.lcssa, %B296.if.lr.ph ], [ %.329.3, %B358.loopexit.unr-lcssa ]
  %.28810741076.epil.init = phi i64 [ 0, %B296.if.lr.ph ], [ %unroll_iter40, %B358.loopexit.unr-lcssa ]
  %6 = add i64 %.28810741076.epil.init, %.322
  %7 = shl i64 %6, 3
  %scevgep201 = getelementptr i8, ptr %arg.problem.6, i64 %7
  br label %B296.if.epil

B296.if.epil:                                     ; preds = %B296.if.epil, %B296.if.epil.preheader
  %total.4.01078.epil = phi double [ %total.4.01078.epil.init, %B296.if.epil.preheader ], [ %.329.epil, %B296.if.epil ]
  %epil.iter36 = phi i64 [ 0, %B296.if.epil.preheader ], [ %epil.iter36.next, %B296.if.epil ]
  %8 = shl i64 %epil.iter36, 3
  %scevgep145 = getelementptr i8, ptr %scevgep201, i64 %8
  %.326.epil = load double, ptr %scevgep145, align 8
  %.327.epil = fmul double %.326.epil, 0.000000e+00
  %.329.epil = fadd double %total.4.01078.epil, %.327.epil
  %epil.iter36.next = add i64 %epil.iter36, 1
  %epil.iter36.cmp.not = icmp eq i64 %xtraiter35, %epil.iter36.next
  br i1 %epil.iter36.cmp.not, label %B358, label %B296.if.epil, !llvm.loop !28

B358:                                             ; preds = %B296.if.epil, %B358.loopexit.unr-lcssa, %B244
  %total.4.0.lcssa = phi double [ %total.3.0.lcssa, %B244 ], [ %.329.3, %B358.loopexit.unr-lcssa ], [ %.329.epil, %B296.if.epil ]
  %.338 = fcmp une double %total.4.0.lcssa, 0.000000e+00
  br i1 %.338, label %B370, label %B440

B370:                                             ; preds = %B358
  %.4361320.not = icmp slt i64 %.45, 1
  br i1 %.4361320.not, label %common.ret, label %B400.if.preheader

B400.if.preheader:                                ; preds = %B370
  %xtraiter78 = and i64 %.45, 7
  %9 = icmp slt i64 %.45, 8
  br i1 %9, label %B400.if.epil.preheader, label %B400.if.preheader.new

B400.if.preheader.new:                            ; preds = %B400.if.preheader
  %10 = add nsw i64 %.45, -8
  %11 = lshr i64 %10, 3
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %B400.if.epil.preheader15, label %B400.if.preheader.new.new

B400.if.preheader.new.new:                        ; preds = %B400.if.preheader.new
  %13 = add nuw nsw i64 %11, 1
  %14 = and i64 %13, 4611686018427387902
  br label %B400.if

common.ret:                                       ; preds = %B1430, %B400.if.epil, %B440, %B370, %B436.loopexit.unr-lcssa, %B3170
  %rank.2.0.lcssa18.sink = phi i64 [ %rank.2.0.lcssa18, %B3170 ], [ -1, %B440 ], [ 0, %B370 ], [ 0, %B400.if.epil ], [ 0, %B436.loopexit.unr-lcssa ], [ -1, %B1430 ]
  store i64 %rank.2.0.lcssa18.sink, ptr %retptr, align 8
  ret void

B436.loopexit.unr-lcssa.unr-lcssa:                ; preds = %B400.if
  %15 = and i64 %10, 8
  %lcmp.mod20.not.not = icmp eq i64 %15, 0
  br i1 %lcmp.mod20.not.not, label %B400.if.epil.preheader15, label %B436.loopexit.unr-lcssa

B400.if.epil.preheader15:                         ; preds = %B436.loopexit.unr-lcssa.unr-lcssa, %B400.if.preheader.new
  %.44213191321.epil.init19 = phi i64 [ 0, %B400.if.preheader.new ], [ %.449.7.1, %B436.loopexit.unr-lcssa.unr-lcssa ]
  %sunkaddr278.epil = shl i64 %.44213191321.epil.init19, 3
  %sunkaddr279.epil = getelementptr i8, ptr %arg.problem.7, i64 %sunkaddr278.epil
  store double 0x7FF8000000000000, ptr %sunkaddr279.epil, align 8
  %sunkaddr282.epil = getelementptr i8, ptr %sunkaddr279.epil, i64 8
  store double 0x7FF8000000000000, ptr %sunkaddr282.epil, align 8
  %sunkaddr285.epil = getelementptr i8, ptr %sunkaddr279.epil, i64 16
  store double 0x7FF8000000000000, ptr %sunkaddr285.epil, align 8
  %sunkaddr288.epil = getelementptr i8, ptr %sunkaddr279.epil, i64 24
  store double 0x7FF8000000000000, ptr %sunkaddr288.epil, align 8
  %sunkaddr291.epil = getelementptr i8, ptr %sunkaddr279.epil, i64 32
  store double 0x7FF8000000000000, ptr %sunkaddr291.epil, align 8
  %sunkaddr294.epil = getelementptr i8, ptr %sunkaddr279.epil, i64 40
  store double 0x7FF8000000000000, ptr %sunkaddr294.epil, align 8
  %sunkaddr297.epil = getelementptr i8, ptr %sunkaddr279.epil, i64 48
  store double 0x7FF8000000000000, ptr %sunkaddr297.epil, align 8
  %.449.7.epil = add nuw i64 %.44213191321.epil.init19, 8
  %sunkaddr300.epil = getelementptr i8, ptr %sunkaddr279.epil, i64 56
  store double 0x7FF8000000000000, ptr %sunkaddr300.epil, align 8
  br label %B436.loopexit.unr-lcssa

B436.loopexit.unr-lcssa:                          ; preds = %B400.if.epil.preheader15, %B436.loopexit.unr-lcssa.unr-lcssa
  %.449.7.lcssa = phi i64 [ %.449.7.epil, %B400.if.epil.preheader15 ], [ %.449.7.1, %B436.loopexit.unr-lcssa.unr-lcssa ]
  %lcmp.mod80.not = icmp eq i64 %xtraiter78, 0
  br i1 %lcmp.mod80.not, label %common.ret, label %B400.if.epil.preheader

B400.if.epil.preheader:                           ; preds = %B436.loopexit.unr-lcssa, %B400.if.preheader
  %.44213191321.epil.init = phi i64 [ 0, %B400.if.preheader ], [ %.449.7.lcssa, %B436.loopexit.unr-lcssa ]
  %16 = shl i64 %.44213191321.epil.init, 3
  %scevgep = getelementptr i8, ptr %arg.problem.7, i64 %16
  br label %B400.if.epil

B400.if.epil:                                     ; preds = %B400.if.epil, %B400.if.epil.preheader
  %epil.iter79 = phi i64 [ %epil.iter79.next, %B400.if.epil ], [ 0, %B400.if.epil.preheader ]
  %17 = shl i64 %epil.iter79, 3
  %scevgep27 = getelementptr i8, ptr %scevgep, i64 %17
  store double 0x7FF8000000000000, ptr %scevgep27, align 8
  %epil.iter79.next = add i64 %epil.iter79, 1
  %epil.iter79.cmp.not = icmp eq i64 %xtraiter78, %epil.iter79.next
  br i1 %epil.iter79.cmp.not, label %common.ret, label %B400.if.epil, !llvm.loop !29

B440:                                             ; preds = %B358
  %.491 = icmp sgt i64 %.44, 60
  br i1 %.491, label %common.ret, label %B488

B488:                                             ; preds = %B440
  %.510 = getelementptr i8, ptr %arg.problem.4, i64 88
  %.511 = load i64, ptr %.510, align 8
  %18 = getelementptr double, ptr %arg.problem.7, i64 %.511
  %19 = getelementptr i8, ptr %18, i64 8
  %.518 = getelementptr double, ptr %19, i64 %.202
  %.524 = mul i64 %.38, %.38
  %.526 = getelementptr double, ptr %.518, i64 %.524
  %.5321028 = add i64 %.38, %arg.m
  %.533 = mul i64 %.5321028, %.38
  %.535 = getelementptr double, ptr %.518, i64 %.533
  %.548 = mul nsw i64 %arg.m, %arg.m
  %20 = getelementptr double, ptr %.535, i64 %.38
  %.552 = getelementptr double, ptr %20, i64 %.548
  %.561 = getelementptr double, ptr %.552, i64 %arg.m
  %.578 = add nsw i64 %.533, %.548
  %.6581084.not = icmp slt i64 %.578, 1
  br i1 %.6581084.not, label %B838, label %B822.if.preheader

B822.if.preheader:                                ; preds = %B488
  %21 = shl nuw i64 %.578, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.518, i8 0, i64 %21, i1 false)
  br label %B838

B838:                                             ; preds = %B822.if.preheader, %B488
  %.21.i.i = getelementptr i8, ptr %arg.problem.4, i64 80
  %.22.i.i = load i64, ptr %.21.i.i, align 8, !noalias !30
  %.26.i.i = getelementptr double, ptr %arg.problem.5, i64 %.22.i.i
  %.28.i.i = getelementptr i8, ptr %.26.i.i, i64 8
  %.67.i = getelementptr i8, ptr %arg.problem.4, i64 56
  %.68.i = load i64, ptr %.67.i, align 8, !noalias !35
  %.69.i = icmp sgt i64 %.68.i, 0
  br i1 %.69.i, label %B96.i, label %B838.endif

B96.i:                                            ; preds = %B838
  %.81.i = load i64, ptr %.56, align 8, !noalias !35
  %.16476.not.i = icmp slt i64 %.81.i, 1
  br i1 %.16476.not.i, label %B838.endif, label %B148.if.lr.ph.i

B148.if.lr.ph.i:                                  ; preds = %B96.i
  %.212.i = getelementptr i8, ptr %arg.problem.4, i64 96
  %.213.i = load i64, ptr %.212.i, align 8, !noalias !35
  %22 = getelementptr i64, ptr %arg.problem.4, i64 %.213.i
  %.223.i = getelementptr i8, ptr %arg.problem.4, i64 104
  %.224.i = load i64, ptr %.223.i, align 8, !noalias !35
  %23 = getelementptr i64, ptr %arg.problem.4, i64 %.224.i
  %24 = icmp eq i64 %.81.i, 1
  br i1 %24, label %B148.if.epil.preheader.i, label %B148.if.lr.ph.new.i

B148.if.lr.ph.new.i:                              ; preds = %B148.if.lr.ph.i
  %unroll_iter.i = and i64 %.81.i, 9223372036854775806
  %25 = shl i64 %.213.i, 3
  %26 = getelementptr i8, ptr %arg.problem.4, i64 %25
  %scevgep.i = getelementptr i8, ptr %26, i64 8
  %27 = shl i64 %.224.i, 3
  %28 = getelementptr i8, ptr %arg.problem.4, i64 %27
  %scevgep10.i = getelementptr i8, ptr %28, i64 8
  br label %B148.if.i

B248.i:                                           ; preds = %B148.if.i
  %sunkaddr176 = getelementptr i8, ptr %arg.problem.6, i64 %31
  %.237.i = load double, ptr %sunkaddr176, align 8, !noalias !35
  %.242.i = getelementptr double, ptr %.28.i.i, i64 %.218.i
  %.243.i = load double, ptr %.242.i, align 8, !noalias !35
  %.244.i = fmul double %.237.i, %.243.i
  %.251.i = fmul double %.243.i, %.244.i
  %.253.i = fadd double %trace.2.079.i, %.251.i
  br label %B316.i

B316.i:                                           ; preds = %B148.if.i, %B248.i
  %trace.3.1.i = phi double [ %.253.i, %B248.i ], [ %trace.2.079.i, %B148.if.i ]
  %.177.1.i = add nuw i64 %.1707577.i, 2
  %.218.1.i = load i64, ptr %scevgep8.i, align 8, !noalias !35
  %.229.1.i = load i64, ptr %scevgep12.i, align 8, !noalias !35
  %.231.1.i = icmp eq i64 %.218.1.i, %.229.1.i
  br i1 %.231.1.i, label %B248.1.i, label %B316.1.i

B248.1.i:                                         ; preds = %B316.i
  %sunkaddr186 = getelementptr i8, ptr %arg.problem.6, i64 %31
  %sunkaddr187 = getelementptr i8, ptr %sunkaddr186, i64 8
  %.237.1.i = load double, ptr %sunkaddr187, align 8, !noalias !35
  %.242.1.i = getelementptr double, ptr %.28.i.i, i64 %.218.1.i
  %.243.1.i = load double, ptr %.242.1.i, align 8, !noalias !35
  %.244.1.i = fmul double %.237.1.i, %.243.1.i
  %.251.1.i = fmul double %.243.1.i, %.244.1.i
  %.253.1.i = fadd double %trace.3.1.i, %.251.1.i
  br label %B316.1.i

B316.1.i:                                         ; preds = %B248.1.i, %B316.i
  %trace.3.1.1.i = phi double [ %.253.1.i, %B248.1.i ], [ %trace.3.1.i, %B316.i ]
  %niter.ncmp.1.i = icmp eq i64 %unroll_iter.i, %.177.1.i
  br i1 %niter.ncmp.1.i, label %B318.loopexit.loopexit.unr-lcssa.i, label %B148.if.i

B318.loopexit.loopexit.unr-lcssa.i:               ; preds = %B316.1.i
  %29 = and i64 %.81.i, 1
  %lcmp.mod.not.i = icmp eq i64 %29, 0
  br i1 %lcmp.mod.not.i, label %B318.loopexit.loopexit.i, label %B148.if.epil.preheader.i

B148.if.epil.preheader.i:                         ; preds = %B318.loopexit.loopexit.unr-lcssa.i, %B148.if.lr.ph.i
  %trace.2.079.epil.init.i = phi double [ 0.000000e+00, %B148.if.lr.ph.i ], [ %trace.3.1.1.i, %B318.loopexit.loopexit.unr-lcssa.i ]
  %.1707577.epil.init.i = phi i64 [ 0, %B148.if.lr.ph.i ], [ %unroll_iter.i, %B318.loopexit.loopexit.unr-lcssa.i ]
  %.217.epil.i = getelementptr i64, ptr %22, i64 %.1707577.epil.init.i
  %.218.epil.i = load i64, ptr %.217.epil.i, align 8, !noalias !35
  %.228.epil.i = getelementptr i64, ptr %23, i64 %.1707577.epil.init.i
  %.229.epil.i = load i64, ptr %.228.epil.i, align 8, !noalias !35
  %.231.epil.i = icmp eq i64 %.218.epil.i, %.229.epil.i
  br i1 %.231.epil.i, label %B248.epil.i, label %B318.loopexit.loopexit.i

B248.epil.i:                                      ; preds = %B148.if.epil.preheader.i
  %.236.epil.i = getelementptr double, ptr %arg.problem.6, i64 %.1707577.epil.init.i
  %.237.epil.i = load double, ptr %.236.epil.i, align 8, !noalias !35
  %.242.epil.i = getelementptr double, ptr %.28.i.i, i64 %.218.epil.i
  %.243.epil.i = load double, ptr %.242.epil.i, align 8, !noalias !35
  %.244.epil.i = fmul double %.237.epil.i, %.243.epil.i
  %.251.epil.i = fmul double %.243.epil.i, %.244.epil.i
  %.253.epil.i = fadd double %trace.2.079.epil.init.i, %.251.epil.i
  br label %B318.loopexit.loopexit.i

B318.loopexit.loopexit.i:                         ; preds = %B248.epil.i, %B148.if.epil.preheader.i, %B318.loopexit.loopexit.unr-lcssa.i
  %trace.3.1.lcssa.i = phi double [ %trace.3.1.1.i, %B318.loopexit.loopexit.unr-lcssa.i ], [ %.253.epil.i, %B248.epil.i ], [ %trace.2.079.epil.init.i, %B148.if.epil.preheader.i ]
  %30 = fmul double %trace.3.1.lcssa.i, 0x3D719799812DEA11
  br label %B838.endif

B148.if.i:                                        ; preds = %B316.1.i, %B148.if.lr.ph.new.i
  %trace.2.079.i = phi double [ 0.000000e+00, %B148.if.lr.ph.new.i ], [ %trace.3.1.1.i, %B316.1.i ]
  %.1707577.i = phi i64 [ 0, %B148.if.lr.ph.new.i ], [ %.177.1.i, %B316.1.i ]
  %31 = shl i64 %.1707577.i, 3
  %scevgep8.i = getelementptr i8, ptr %scevgep.i, i64 %31
  %scevgep9.i = getelementptr i8, ptr %scevgep8.i, i64 -8
  %.218.i = load i64, ptr %scevgep9.i, align 8, !noalias !35
  %scevgep12.i = getelementptr i8, ptr %scevgep10.i, i64 %31
  %scevgep13.i = getelementptr i8, ptr %scevgep12.i, i64 -8
  %.229.i = load i64, ptr %scevgep13.i, align 8, !noalias !35
  %.231.i = icmp eq i64 %.218.i, %.229.i
  br i1 %.231.i, label %B248.i, label %B316.i

B1116.loopexit.unr-lcssa:                         ; preds = %B960.if
  %32 = and i64 %.780, 1
  %lcmp.mod44.not = icmp eq i64 %32, 0
  br i1 %lcmp.mod44.not, label %B1116, label %B960.if.epil.preheader

B960.if.epil.preheader:                           ; preds = %B960.if.lr.ph, %B1116.loopexit.unr-lcssa
  %.86610901092.epil.init = phi i64 [ 0, %B960.if.lr.ph ], [ %.873.1, %B1116.loopexit.unr-lcssa ]
  %sunkaddr241 = getelementptr i8, ptr %arg.problem.4, i64 128
  %.900.epil = load i64, ptr %sunkaddr241, align 8
  %33 = getelementptr i64, ptr %arg.problem.4, i64 %.900.epil
  %.903.epil = getelementptr i64, ptr %33, i64 %.86610901092.epil.init
  %.904.epil = load i64, ptr %.903.epil, align 8
  %sunkaddr242 = getelementptr i8, ptr %arg.problem.4, i64 136
  %.907.epil = load i64, ptr %sunkaddr242, align 8
  %34 = getelementptr i64, ptr %arg.problem.4, i64 %.907.epil
  %.910.epil = getelementptr i64, ptr %34, i64 %.86610901092.epil.init
  %.911.epil = load i64, ptr %.910.epil, align 8
  %.914.epil = load i64, ptr %.67.i, align 8
  %35 = getelementptr double, ptr %arg.problem.6, i64 %.914.epil
  %.917.epil = getelementptr double, ptr %35, i64 %.86610901092.epil.init
  %.918.epil = load double, ptr %.917.epil, align 8
  %.920.epil = mul nsw i64 %.904.epil, %.38
  %36 = getelementptr double, ptr %.518, i64 %.920.epil
  %.923.epil = getelementptr double, ptr %36, i64 %.911.epil
  store double %.918.epil, ptr %.923.epil, align 8
  br label %B1116

B1116:                                            ; preds = %B838.endif, %B960.if.epil.preheader, %B1116.loopexit.unr-lcssa
  %.968 = icmp sgt i64 %.38, 0
  br i1 %.968, label %B1146.if.preheader, label %B1618

B1146.if.preheader:                               ; preds = %B1116
  %37 = add i64 %.511, %.202
  %38 = shl i64 %37, 3
  %39 = getelementptr i8, ptr %arg.problem.7, i64 %38
  %scevgep171 = getelementptr i8, ptr %39, i64 16
  %40 = shl i64 %.38, 3
  br label %B1146.if

B1146.loopexit:                                   ; preds = %B3171, %B1146.if
  %indvars.iv.next = add i64 %indvars.iv, -1
  %scevgep173 = getelementptr i8, ptr %lsr.iv172, i64 %40
  %exitcond1365.not = icmp eq i64 %.38, %.1023
  br i1 %exitcond1365.not, label %B1618, label %B1146.if

B1348.loopexit.unr-lcssa:                         ; preds = %B1244.if
  br i1 %136, label %B1348, label %B1244.if.epil.preheader

B1244.if.epil.preheader:                          ; preds = %B1244.if.lr.ph, %B1348.loopexit.unr-lcssa
  %.13251103.epil.init = phi double [ %gep.promoted, %B1244.if.lr.ph ], [ %.1325.1, %B1348.loopexit.unr-lcssa ]
  %.127010971099.epil.init = phi i64 [ 0, %B1244.if.lr.ph ], [ %.1277.1, %B1348.loopexit.unr-lcssa ]
  %.1315.epil = getelementptr double, ptr %137, i64 %.127010971099.epil.init
  %.1316.epil = load double, ptr %.1315.epil, align 8
  %.1322.epil = getelementptr double, ptr %132, i64 %.127010971099.epil.init
  %.1323.epil = load double, ptr %.1322.epil, align 8
  %.1324.epil = fmul double %.1316.epil, %.1323.epil
  %.1325.epil = fsub double %.13251103.epil.init, %.1324.epil
  %sunkaddr244 = shl i64 %.1304, 3
  %sunkaddr245 = getelementptr i8, ptr %invariant.gep1104, i64 %sunkaddr244
  store double %.1325.epil, ptr %sunkaddr245, align 8
  br label %B1348

B1348:                                            ; preds = %B1210.if, %B1244.if.epil.preheader, %B1348.loopexit.unr-lcssa
  %.1336 = icmp sgt i64 %.114911091121, %.101611321155
  br i1 %.1336, label %B1360, label %B1430

B1360:                                            ; preds = %B1348
  %.1340 = mul nsw i64 %.114911091121, %.38
  %gep1105 = getelementptr double, ptr %invariant.gep1104, i64 %.1340
  %.1347 = load double, ptr %gep1105, align 8
  %.1355 = load double, ptr %sunkaddr306, align 8
  %.1359 = fdiv double %.1347, %.1355
  store double %.1359, ptr %gep1105, align 8
  br label %B3171

B1430:                                            ; preds = %B1348
  %.1373 = load double, ptr %sunkaddr306, align 8
  %.1379 = load double, ptr %sunkaddr195, align 8
  %.147.i = fmul double %.1379, %.1379
  %.1408 = fdiv double %trace.4.1.i, %.147.i
  %.10.i23 = fcmp ogt double %.1408, %.1375
  %.11.i24 = select i1 %.10.i23, double %.1408, double %.1375
  %.1437 = fcmp ogt double %.1373, %.11.i24
  br i1 %.1437, label %B1524, label %common.ret

B1524:                                            ; preds = %B1430
  %.1454 = tail call double @sqrt(double %.1373)
  store double %.1454, ptr %sunkaddr306, align 8
  br label %B3171

B1618:                                            ; preds = %B1146.loopexit, %B1116
  %.1529 = load i64, ptr %.43, align 8
  %.16091166.not = icmp slt i64 %.1529, 1
  br i1 %.16091166.not, label %B1686, label %B1670.if.preheader

B1670.if.preheader:                               ; preds = %B1618
  %xtraiter54 = and i64 %.1529, 7
  %41 = icmp ult i64 %.1529, 8
  br i1 %41, label %B1670.if.epil.preheader, label %B1670.if.preheader.new

B1670.if.preheader.new:                           ; preds = %B1670.if.preheader
  %42 = shl i64 %arg.m, 3
  %43 = add i64 %42, 8
  %44 = mul i64 %43, %arg.m
  %45 = shl i64 %.5321028, 3
  %46 = add i64 %45, 8
  %47 = mul i64 %46, %.38
  %48 = add i64 %.511, %.202
  %49 = shl i64 %48, 3
  %50 = getelementptr i8, ptr %arg.problem.7, i64 %49
  %51 = getelementptr i8, ptr %50, i64 %44
  %52 = getelementptr i8, ptr %51, i64 %47
  %scevgep155 = getelementptr i8, ptr %52, i64 64
  %53 = add nsw i64 %.1529, -8
  %54 = lshr i64 %53, 3
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %B1670.if.epil.preheader7, label %B1670.if.preheader.new.new

B1670.if.preheader.new.new:                       ; preds = %B1670.if.preheader.new
  %56 = add nuw nsw i64 %54, 1
  %57 = getelementptr i8, ptr %arg.problem.7, i64 %44
  %58 = getelementptr i8, ptr %57, i64 %47
  %59 = getelementptr i8, ptr %58, i64 %49
  %scevgep77 = getelementptr i8, ptr %59, i64 128
  %60 = and i64 %56, 4611686018427387902
  br label %B1670.if

B1686.loopexit.unr-lcssa.unr-lcssa:               ; preds = %B1670.if
  %61 = and i64 %53, 8
  %lcmp.mod.not25.not = icmp eq i64 %61, 0
  br i1 %lcmp.mod.not25.not, label %B1670.if.epil.preheader7, label %B1686.loopexit.unr-lcssa

B1670.if.epil.preheader7:                         ; preds = %B1686.loopexit.unr-lcssa.unr-lcssa, %B1670.if.preheader.new
  %.161511651167.epil.init11 = phi i64 [ 0, %B1670.if.preheader.new ], [ %.1622.7.1, %B1686.loopexit.unr-lcssa.unr-lcssa ]
  %62 = shl i64 %.161511651167.epil.init11, 3
  %scevgep169.epil = getelementptr i8, ptr %scevgep155, i64 %62
  %scevgep170.epil = getelementptr i8, ptr %scevgep169.epil, i64 -56
  store double -1.000000e+00, ptr %scevgep170.epil, align 8
  %scevgep168.epil = getelementptr i8, ptr %scevgep169.epil, i64 -48
  store double -1.000000e+00, ptr %scevgep168.epil, align 8
  %scevgep166.epil = getelementptr i8, ptr %scevgep169.epil, i64 -40
  store double -1.000000e+00, ptr %scevgep166.epil, align 8
  %scevgep164.epil = getelementptr i8, ptr %scevgep169.epil, i64 -32
  store double -1.000000e+00, ptr %scevgep164.epil, align 8
  %scevgep162.epil = getelementptr i8, ptr %scevgep169.epil, i64 -24
  store double -1.000000e+00, ptr %scevgep162.epil, align 8
  %scevgep160.epil = getelementptr i8, ptr %scevgep169.epil, i64 -16
  store double -1.000000e+00, ptr %scevgep160.epil, align 8
  %scevgep158.epil = getelementptr i8, ptr %scevgep169.epil, i64 -8
  store double -1.000000e+00, ptr %scevgep158.epil, align 8
  %.1622.7.epil = add nuw nsw i64 %.161511651167.epil.init11, 8
  store double -1.000000e+00, ptr %scevgep169.epil, align 8
  br label %B1686.loopexit.unr-lcssa

B1686.loopexit.unr-lcssa:                         ; preds = %B1670.if.epil.preheader7, %B1686.loopexit.unr-lcssa.unr-lcssa
  %.1622.7.lcssa = phi i64 [ %.1622.7.epil, %B1670.if.epil.preheader7 ], [ %.1622.7.1, %B1686.loopexit.unr-lcssa.unr-lcssa ]
  %lcmp.mod56.not = icmp eq i64 %xtraiter54, 0
  br i1 %lcmp.mod56.not, label %B1686, label %B1670.if.epil.preheader

B1670.if.epil.preheader:                          ; preds = %B1686.loopexit.unr-lcssa, %B1670.if.preheader
  %.161511651167.epil.init = phi i64 [ 0, %B1670.if.preheader ], [ %.1622.7.lcssa, %B1686.loopexit.unr-lcssa ]
  %63 = shl i64 %arg.m, 3
  %64 = add i64 %63, 8
  %65 = mul i64 %64, %arg.m
  %66 = shl i64 %.5321028, 3
  %67 = add i64 %66, 8
  %68 = mul i64 %67, %.38
  %69 = add i64 %.511, %.202
  %70 = add i64 %69, %.161511651167.epil.init
  %71 = shl i64 %70, 3
  %72 = getelementptr i8, ptr %arg.problem.7, i64 %71
  %73 = getelementptr i8, ptr %72, i64 %65
  %74 = getelementptr i8, ptr %73, i64 %68
  %scevgep153 = getelementptr i8, ptr %74, i64 8
  br label %B1670.if.epil

B1670.if.epil:                                    ; preds = %B1670.if.epil, %B1670.if.epil.preheader
  %epil.iter55 = phi i64 [ %epil.iter55.next, %B1670.if.epil ], [ 0, %B1670.if.epil.preheader ]
  %75 = shl i64 %epil.iter55, 3
  %scevgep76 = getelementptr i8, ptr %scevgep153, i64 %75
  store double -1.000000e+00, ptr %scevgep76, align 8
  %epil.iter55.next = add i64 %epil.iter55, 1
  %epil.iter55.cmp.not = icmp eq i64 %xtraiter54, %epil.iter55.next
  br i1 %epil.iter55.cmp.not, label %B1686, label %B1670.if.epil, !llvm.loop !36

B1686:                                            ; preds = %B1670.if.epil, %B1686.loopexit.unr-lcssa, %B1618
  %.1693 = icmp sgt i64 %arg.m, 0
  br i1 %.1693, label %B1716.if.lr.ph, label %B1772

B1716.if.lr.ph:                                   ; preds = %B1686
  %76 = getelementptr i64, ptr %arg.problem.4, i64 %arg.chosen
  %.17411044 = add nuw i64 %arg.m, 1
  %77 = icmp eq i64 %arg.m, 1
  br i1 %77, label %B1716.if.epil.preheader, label %B1716.if.lr.ph.new

B1716.if.lr.ph.new:                               ; preds = %B1716.if.lr.ph
  %unroll_iter64 = and i64 %arg.m, 9223372036854775806
  %78 = shl i64 %arg.chosen, 3
  %79 = getelementptr i8, ptr %arg.problem.4, i64 %78
  %scevgep144 = getelementptr i8, ptr %79, i64 8
  %80 = add i64 %.202, %.533
  %81 = add i64 %80, %.511
  %82 = shl i64 %81, 3
  %83 = shl i64 %arg.m, 4
  %84 = getelementptr i8, ptr %arg.problem.7, i64 %82
  %sunkaddr289 = shl i64 %arg.m, 3
  br label %B1716.if

B1772.loopexit.unr-lcssa:                         ; preds = %B1716.if
  %85 = and i64 %arg.m, 1
  %lcmp.mod62.not = icmp eq i64 %85, 0
  br i1 %lcmp.mod62.not, label %B1772, label %B1716.if.epil.preheader

B1716.if.epil.preheader:                          ; preds = %B1772.loopexit.unr-lcssa, %B1716.if.lr.ph
  %.174111721174.epil.init = phi i64 [ 0, %B1716.if.lr.ph ], [ %143, %B1772.loopexit.unr-lcssa ]
  %.1776.epil = getelementptr i64, ptr %76, i64 %.174111721174.epil.init
  %.1777.epil = load i64, ptr %.1776.epil, align 8
  %.1779.epil = uitofp nneg i64 %.174111721174.epil.init to double
  %.1780.epil = getelementptr double, ptr %.561, i64 %.1777.epil
  store double %.1779.epil, ptr %.1780.epil, align 8
  %.1784.epil = mul i64 %.174111721174.epil.init, %.17411044
  %.1786.epil = getelementptr double, ptr %.535, i64 %.1784.epil
  store double 1.000000e+00, ptr %.1786.epil, align 8
  br label %B1772

B1772:                                            ; preds = %B1716.if.epil.preheader, %B1772.loopexit.unr-lcssa, %B1686
  %.1795 = load i64, ptr %.59, align 8
  %.18751180.not = icmp slt i64 %.1795, 1
  br i1 %.18751180.not, label %B2088, label %B1824.if.preheader

B1824.if.preheader:                               ; preds = %B1772
  %sunkaddr291 = getelementptr i8, ptr %arg.problem.4, i64 112
  %sunkaddr201 = getelementptr i8, ptr %arg.problem.4, i64 120
  br label %B1824.if

B1922:                                            ; preds = %B1824.if
  %.1966 = getelementptr double, ptr %.29.i, i64 %.1923
  %.1967 = load double, ptr %.1966, align 8
  %.1970 = load i64, ptr %.56, align 8
  %86 = shl i64 %.1970, 3
  %scevgep140 = getelementptr i8, ptr %lsr.iv138, i64 %86
  %.1975 = load double, ptr %scevgep140, align 8
  %.1976 = fmul double %.1967, %.1975
  %.1979 = mul nsw i64 %.38, %.5.i
  %.1984 = load i64, ptr %sunkaddr201, align 8
  %87 = shl i64 %.1984, 3
  %scevgep137 = getelementptr i8, ptr %lsr.iv135, i64 %87
  %.1991 = load i64, ptr %scevgep137, align 8
  %88 = getelementptr double, ptr %.526, i64 %.1979
  %.1994 = getelementptr double, ptr %88, i64 %.1991
  store double %.1976, ptr %.1994, align 8
  br label %B2086

B2086:                                            ; preds = %B1824.if, %B1922
  %scevgep136 = getelementptr i8, ptr %lsr.iv135, i64 8
  %scevgep139 = getelementptr i8, ptr %lsr.iv138, i64 8
  %lsr.iv.next143 = add nsw i64 %lsr.iv142, -1
  %exitcond1368.not = icmp eq i64 %lsr.iv.next143, 0
  br i1 %exitcond1368.not, label %B2088, label %B1824.if

B2088:                                            ; preds = %B2086, %B1772
  %.20921218.not = icmp slt i64 %arg.m, 1
  br i1 %.20921218.not, label %B3170, label %B2118.if.lr.ph

B2118.if.lr.ph:                                   ; preds = %B2088
  %.22191043 = add i64 %.38, 1
  %89 = shl i64 %.511, 3
  %90 = shl i64 %.202, 3
  %91 = getelementptr i8, ptr %arg.problem.7, i64 %89
  %92 = getelementptr i8, ptr %91, i64 %90
  %scevgep123 = getelementptr i8, ptr %92, i64 16
  %93 = shl i64 %.38, 3
  %94 = add i64 %.202, %.524
  %95 = add i64 %94, %.511
  %96 = shl i64 %95, 3
  %97 = getelementptr i8, ptr %arg.problem.7, i64 %96
  %scevgep129 = getelementptr i8, ptr %97, i64 16
  %98 = icmp slt i64 %.38, 1
  br label %B2118.if

B2118.loopexit:                                   ; preds = %B2290, %B2118.if
  %scevgep131 = getelementptr i8, ptr %lsr.iv130, i64 %93
  %exitcond1371.not = icmp eq i64 %.2105, %arg.m
  br i1 %exitcond1371.not, label %B2392.if.preheader, label %B2118.if

B2392.if.preheader:                               ; preds = %B2118.loopexit
  %99 = shl i64 %arg.m, 3
  %100 = icmp eq i64 %.38, 1
  %unroll_iter.i4 = and i64 %.38, 9223372036854775806
  %101 = and i64 %.38, 1
  %lcmp.mod.not.i6 = icmp eq i64 %101, 0
  %102 = icmp eq i64 %.38, 1
  %unroll_iter10.i = and i64 %.38, 9223372036854775806
  %103 = and i64 %.38, 1
  %lcmp.mod8.not.i = icmp eq i64 %103, 0
  %104 = icmp eq i64 %arg.m, 1
  %unroll_iter15.i = and i64 %arg.m, 9223372036854775806
  %105 = and i64 %arg.m, 1
  %lcmp.mod13.not.i = icmp eq i64 %105, 0
  br label %B2392.if

B2290.loopexit.unr-lcssa:                         ; preds = %B2186.if
  %106 = and i64 %.221911961202, 1
  %lcmp.mod68.not = icmp eq i64 %106, 0
  br i1 %lcmp.mod68.not, label %B2290, label %B2186.if.epil.preheader

B2186.if.epil.preheader:                          ; preds = %B2186.if.lr.ph, %B2290.loopexit.unr-lcssa
  %.23951194.epil.init = phi double [ %gep1186.promoted, %B2186.if.lr.ph ], [ %.2395.1, %B2290.loopexit.unr-lcssa ]
  %.234011881190.epil.init = phi i64 [ 0, %B2186.if.lr.ph ], [ %.2347.1, %B2290.loopexit.unr-lcssa ]
  %.2385.epil = getelementptr double, ptr %146, i64 %.234011881190.epil.init
  %.2386.epil = load double, ptr %.2385.epil, align 8
  %.2392.epil = getelementptr double, ptr %invariant.gep1208, i64 %.234011881190.epil.init
  %.2393.epil = load double, ptr %.2392.epil, align 8
  %.2394.epil = fmul double %.2386.epil, %.2393.epil
  %.2395.epil = fsub double %.23951194.epil.init, %.2394.epil
  %sunkaddr258 = shl i64 %.221911961202, 3
  %sunkaddr259 = getelementptr i8, ptr %invariant.gep1208, i64 %sunkaddr258
  store double %.2395.epil, ptr %sunkaddr259, align 8
  br label %B2290

B2290:                                            ; preds = %B2152.if, %B2186.if.epil.preheader, %B2290.loopexit.unr-lcssa
  %.2410 = getelementptr double, ptr %invariant.gep1208, i64 %.221911961202
  %.2411 = load double, ptr %.2410, align 8
  %.2416 = mul i64 %.221911961202, %.22191043
  %.2420 = getelementptr double, ptr %.518, i64 %.2416
  %.2421 = load double, ptr %.2420, align 8
  %.2425 = fdiv double %.2411, %.2421
  store double %.2425, ptr %.2410, align 8
  %scevgep125 = getelementptr i8, ptr %lsr.iv124, i64 %93
  %exitcond1370.not = icmp eq i64 %.38, %.2226
  br i1 %exitcond1370.not, label %B2118.loopexit, label %B2152.if

B2430.loopexit:                                   ; preds = %_ZN9teachmech3run8compiled7kernels6rotateB3v15B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit, %B2430.if
  %turned.2.2.lcssa = phi i1 [ %turned.3.11247, %B2430.if ], [ %.2846, %_ZN9teachmech3run8compiled7kernels6rotateB3v15B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit ]
  %exitcond1373.not = icmp eq i64 %arg.m, %.2656
  br i1 %exitcond1373.not, label %B2652, label %B2430.if

B2652:                                            ; preds = %B2430.loopexit
  %.2531 = add nsw i64 %.252112531271, -1
  %.2522 = icmp samesign ugt i64 %.252112531271, 1
  %or.cond = select i1 %turned.2.2.lcssa, i1 %.2522, i1 false
  br i1 %or.cond, label %B2392.if, label %B2724.if.lr.ph

B2724.if.lr.ph:                                   ; preds = %B2652
  %xtraiter72 = and i64 %.38, 3
  %unroll_iter76 = and i64 %.38, 9223372036854775804
  %scevgep104 = getelementptr i8, ptr %97, i64 32
  %scevgep113 = getelementptr i8, ptr %97, i64 8
  %107 = icmp ult i64 %.38, 4
  %108 = icmp eq i64 %xtraiter72, 0
  br label %B2724.if

B2860.loopexit.unr-lcssa:                         ; preds = %B2768.if
  br i1 %108, label %B2860, label %B2768.if.epil.preheader

B2768.if.epil.preheader:                          ; preds = %B2768.if.lr.ph, %B2860.loopexit.unr-lcssa
  %.31811291.epil.init = phi double [ 0.000000e+00, %B2768.if.lr.ph ], [ %.3181.3, %B2860.loopexit.unr-lcssa ]
  %.313012851287.epil.init = phi i64 [ 0, %B2768.if.lr.ph ], [ %.3137.3, %B2860.loopexit.unr-lcssa ]
  %109 = shl i64 %.313012851287.epil.init, 3
  %scevgep116 = getelementptr i8, ptr %lsr.iv114, i64 %109
  %sunkaddr202 = shl i64 %.300512931299, 3
  %sunkaddr203 = getelementptr i8, ptr %.552, i64 %sunkaddr202
  br label %B2768.if.epil

B2768.if.epil:                                    ; preds = %B2768.if.epil, %B2768.if.epil.preheader
  %.31811291.epil = phi double [ %.31811291.epil.init, %B2768.if.epil.preheader ], [ %.3181.epil, %B2768.if.epil ]
  %epil.iter73 = phi i64 [ 0, %B2768.if.epil.preheader ], [ %epil.iter73.next, %B2768.if.epil ]
  %110 = shl i64 %epil.iter73, 3
  %scevgep66 = getelementptr i8, ptr %scevgep116, i64 %110
  %.3172.epil = load double, ptr %scevgep66, align 8
  %.3180.epil = fmul double %.3172.epil, %.3172.epil
  %.3181.epil = fadd double %.31811291.epil, %.3180.epil
  store double %.3181.epil, ptr %sunkaddr203, align 8
  %epil.iter73.next = add i64 %epil.iter73, 1
  %epil.iter73.cmp.not = icmp eq i64 %xtraiter72, %epil.iter73.next
  br i1 %epil.iter73.cmp.not, label %B2860, label %B2768.if.epil, !llvm.loop !37

B2860:                                            ; preds = %B2768.if.epil, %B2724.if, %B2860.loopexit.unr-lcssa
  %sunkaddr262 = shl i64 %.300512931299, 3
  %sunkaddr263 = getelementptr i8, ptr %.552, i64 %sunkaddr262
  %.3194 = load double, ptr %sunkaddr263, align 8
  %.10.i = fcmp ogt double %.3194, %greatest.2.01301
  %.11.i = select i1 %.10.i, double %.3194, double %greatest.2.01301
  %scevgep105 = getelementptr i8, ptr %lsr.iv, i64 %93
  %scevgep115 = getelementptr i8, ptr %lsr.iv114, i64 %93
  %exitcond1375.not = icmp eq i64 %.3012, %arg.m
  br i1 %exitcond1375.not, label %B2936.if.preheader, label %B2724.if

B2936.if.preheader:                               ; preds = %B2860
  %.3394 = tail call double @sqrt(double %.11.i)
  %.3400 = fmul double %.27.i, %.3394
  %111 = shl i64 %.5321028, 3
  %112 = add i64 %111, 8
  %113 = mul i64 %112, %.38
  %114 = add i64 %.202, %.548
  %115 = add i64 %114, %.511
  %116 = shl i64 %115, 3
  %117 = getelementptr i8, ptr %arg.problem.7, i64 %116
  %118 = getelementptr i8, ptr %117, i64 %113
  %scevgep102 = getelementptr i8, ptr %118, i64 8
  br label %B2936.if

B3042:                                            ; preds = %B2936.if
  %.3404 = add nsw i64 %rank.2.01312, 1
  %.10.i21 = fcmp olt double %.3373, %least.2.01313
  %.11.i22 = select i1 %.10.i21, double %.3373, double %least.2.01313
  br label %B3172

B3098:                                            ; preds = %B2936.if
  store double 0.000000e+00, ptr %scevgep103, align 8
  br label %B3172

B3110:                                            ; preds = %B3172
  %.3477 = icmp sgt i64 %rank.3.1, 0
  br i1 %.3477, label %B3122, label %B3170

B3122:                                            ; preds = %B3110
  %.3484 = fdiv double %least.3.1, %.11.i
  %.3496 = tail call double @sqrt(double %.3484)
  br label %B3170

B3170:                                            ; preds = %B3122, %B3110, %B2088
  %rank.2.0.lcssa18 = phi i64 [ %rank.3.1, %B3110 ], [ %rank.3.1, %B3122 ], [ 0, %B2088 ]
  %"$phi3170.0.2.0" = phi double [ 1.000000e+00, %B3110 ], [ %.3496, %B3122 ], [ 1.000000e+00, %B2088 ]
  %.3514 = load i64, ptr %.510, align 8
  %.3519 = getelementptr double, ptr %arg.problem.7, i64 %.3514
  store double %"$phi3170.0.2.0", ptr %.3519, align 8
  store ptr null, ptr %.3529, align 8
  call fastcc void @part6(ptr nonnull %.3529, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.7, i64 %arg.chosen, i64 %arg.m)
  br label %common.ret

B3171:                                            ; preds = %B1524, %B1360
  %scevgep175 = getelementptr i8, ptr %lsr.iv174, i64 %40
  %exitcond1364.not = icmp eq i64 %.1156, %131
  br i1 %exitcond1364.not, label %B1146.loopexit, label %B1210.if

B3172:                                            ; preds = %B3098, %B3042
  %rank.3.1 = phi i64 [ %rank.2.01312, %B3098 ], [ %.3404, %B3042 ]
  %least.3.1 = phi double [ %least.2.01313, %B3098 ], [ %.11.i22, %B3042 ]
  %exitcond1376.not = icmp eq i64 %arg.m, %.3342
  br i1 %exitcond1376.not, label %B3110, label %B2936.if

B210.if:                                          ; preds = %B210.if, %B210.if.preheader.new
  %total.3.01070 = phi double [ 0.000000e+00, %B210.if.preheader.new ], [ %.186.3, %B210.if ]
  %.14910661068 = phi i64 [ 0, %B210.if.preheader.new ], [ %.156.3, %B210.if ]
  %sunkaddr207 = shl i64 %.14910661068, 3
  %sunkaddr208 = getelementptr i8, ptr %arg.problem.6, i64 %sunkaddr207
  %.183 = load double, ptr %sunkaddr208, align 8
  %.184 = fmul double %.183, 0.000000e+00
  %.186 = fadd double %total.3.01070, %.184
  %sunkaddr211 = getelementptr i8, ptr %sunkaddr208, i64 8
  %.183.1 = load double, ptr %sunkaddr211, align 8
  %.184.1 = fmul double %.183.1, 0.000000e+00
  %.186.1 = fadd double %.186, %.184.1
  %sunkaddr214 = getelementptr i8, ptr %sunkaddr208, i64 16
  %.183.2 = load double, ptr %sunkaddr214, align 8
  %.184.2 = fmul double %.183.2, 0.000000e+00
  %.186.2 = fadd double %.186.1, %.184.2
  %.156.3 = add nuw i64 %.14910661068, 4
  %sunkaddr217 = getelementptr i8, ptr %sunkaddr208, i64 24
  %.183.3 = load double, ptr %sunkaddr217, align 8
  %.184.3 = fmul double %.183.3, 0.000000e+00
  %.186.3 = fadd double %.186.2, %.184.3
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.156.3
  br i1 %niter.ncmp.3, label %B244.loopexit.unr-lcssa, label %B210.if

B296.if:                                          ; preds = %B296.if, %B296.if.lr.ph.new
  %total.4.01078 = phi double [ %total.3.0.lcssa, %B296.if.lr.ph.new ], [ %.329.3, %B296.if ]
  %.28810741076 = phi i64 [ 0, %B296.if.lr.ph.new ], [ %.295.3, %B296.if ]
  %119 = shl i64 %.28810741076, 3
  %scevgep209 = getelementptr i8, ptr %scevgep203, i64 %119
  %scevgep210 = getelementptr i8, ptr %scevgep209, i64 -24
  %.326 = load double, ptr %scevgep210, align 8
  %.327 = fmul double %.326, 0.000000e+00
  %.329 = fadd double %total.4.01078, %.327
  %scevgep159 = getelementptr i8, ptr %scevgep209, i64 -16
  %.326.1 = load double, ptr %scevgep159, align 8
  %.327.1 = fmul double %.326.1, 0.000000e+00
  %.329.1 = fadd double %.329, %.327.1
  %scevgep157 = getelementptr i8, ptr %scevgep209, i64 -8
  %.326.2 = load double, ptr %scevgep157, align 8
  %.327.2 = fmul double %.326.2, 0.000000e+00
  %.329.2 = fadd double %.329.1, %.327.2
  %.295.3 = add nuw nsw i64 %.28810741076, 4
  %.326.3 = load double, ptr %scevgep209, align 8
  %.327.3 = fmul double %.326.3, 0.000000e+00
  %.329.3 = fadd double %.329.2, %.327.3
  %niter41.ncmp.3 = icmp eq i64 %unroll_iter40, %.295.3
  br i1 %niter41.ncmp.3, label %B358.loopexit.unr-lcssa, label %B296.if

B400.if:                                          ; preds = %B400.if, %B400.if.preheader.new.new
  %lsr.iv12 = phi i64 [ %lsr.iv.next, %B400.if ], [ %14, %B400.if.preheader.new.new ]
  %.44213191321 = phi i64 [ %.449.7.1, %B400.if ], [ 0, %B400.if.preheader.new.new ]
  %sunkaddr218 = shl i64 %.44213191321, 3
  %sunkaddr219 = getelementptr i8, ptr %arg.problem.7, i64 %sunkaddr218
  store double 0x7FF8000000000000, ptr %sunkaddr219, align 8
  %sunkaddr222 = getelementptr i8, ptr %sunkaddr219, i64 8
  store double 0x7FF8000000000000, ptr %sunkaddr222, align 8
  %sunkaddr225 = getelementptr i8, ptr %sunkaddr219, i64 16
  store double 0x7FF8000000000000, ptr %sunkaddr225, align 8
  %sunkaddr228 = getelementptr i8, ptr %sunkaddr219, i64 24
  store double 0x7FF8000000000000, ptr %sunkaddr228, align 8
  %sunkaddr231 = getelementptr i8, ptr %sunkaddr219, i64 32
  store double 0x7FF8000000000000, ptr %sunkaddr231, align 8
  %sunkaddr234 = getelementptr i8, ptr %sunkaddr219, i64 40
  store double 0x7FF8000000000000, ptr %sunkaddr234, align 8
  %sunkaddr237 = getelementptr i8, ptr %sunkaddr219, i64 48
  store double 0x7FF8000000000000, ptr %sunkaddr237, align 8
  %sunkaddr240 = getelementptr i8, ptr %sunkaddr219, i64 56
  store double 0x7FF8000000000000, ptr %sunkaddr240, align 8
  %sunkaddr252 = getelementptr i8, ptr %sunkaddr219, i64 64
  store double 0x7FF8000000000000, ptr %sunkaddr252, align 8
  %sunkaddr264 = getelementptr i8, ptr %sunkaddr219, i64 72
  store double 0x7FF8000000000000, ptr %sunkaddr264, align 8
  %sunkaddr267 = getelementptr i8, ptr %sunkaddr219, i64 80
  store double 0x7FF8000000000000, ptr %sunkaddr267, align 8
  %sunkaddr270 = getelementptr i8, ptr %sunkaddr219, i64 88
  store double 0x7FF8000000000000, ptr %sunkaddr270, align 8
  %sunkaddr273 = getelementptr i8, ptr %sunkaddr219, i64 96
  store double 0x7FF8000000000000, ptr %sunkaddr273, align 8
  %sunkaddr276 = getelementptr i8, ptr %sunkaddr219, i64 104
  store double 0x7FF8000000000000, ptr %sunkaddr276, align 8
  %sunkaddr279 = getelementptr i8, ptr %sunkaddr219, i64 112
  store double 0x7FF8000000000000, ptr %sunkaddr279, align 8
  %.449.7.1 = add i64 %.44213191321, 16
  %sunkaddr280 = shl i64 %.449.7.1, 3
  %sunkaddr281 = getelementptr i8, ptr %arg.problem.7, i64 %sunkaddr280
  %sunkaddr282 = getelementptr i8, ptr %sunkaddr281, i64 -8
  store double 0x7FF8000000000000, ptr %sunkaddr282, align 8
  %lsr.iv.next = add i64 %lsr.iv12, -2
  %niter24.ncmp.1 = icmp eq i64 %lsr.iv.next, 0
  br i1 %niter24.ncmp.1, label %B436.loopexit.unr-lcssa.unr-lcssa, label %B400.if

B838.endif:                                       ; preds = %B318.loopexit.loopexit.i, %B96.i, %B838
  %trace.4.1.i = phi double [ 0.000000e+00, %B838 ], [ 0.000000e+00, %B96.i ], [ %30, %B318.loopexit.loopexit.i ]
  %.15.i = load i64, ptr %arg.problem.4, align 8, !noalias !38
  %.27.i = load double, ptr %.26.i.i, align 8, !noalias !38
  %.29.i = getelementptr double, ptr %.28.i.i, i64 %.15.i
  %.780 = load i64, ptr %.201, align 8
  %.8601091.not = icmp slt i64 %.780, 1
  br i1 %.8601091.not, label %B1116, label %B960.if.lr.ph

B960.if.lr.ph:                                    ; preds = %B838.endif
  %120 = icmp eq i64 %.780, 1
  br i1 %120, label %B960.if.epil.preheader, label %B960.if.lr.ph.new

B960.if.lr.ph.new:                                ; preds = %B960.if.lr.ph
  %unroll_iter46 = and i64 %.780, 9223372036854775806
  %sunkaddr284 = getelementptr i8, ptr %arg.problem.4, i64 128
  %sunkaddr285 = getelementptr i8, ptr %arg.problem.4, i64 136
  br label %B960.if

B960.if:                                          ; preds = %B960.if, %B960.if.lr.ph.new
  %.86610901092 = phi i64 [ 0, %B960.if.lr.ph.new ], [ %.873.1, %B960.if ]
  %.900 = load i64, ptr %sunkaddr284, align 8
  %121 = shl i64 %.900, 3
  %scevgep195 = getelementptr i8, ptr %arg.problem.4, i64 %121
  %122 = shl i64 %.86610901092, 3
  %scevgep196 = getelementptr i8, ptr %scevgep195, i64 %122
  %.904 = load i64, ptr %scevgep196, align 8
  %.907 = load i64, ptr %sunkaddr285, align 8
  %123 = shl i64 %.907, 3
  %scevgep193 = getelementptr i8, ptr %arg.problem.4, i64 %123
  %scevgep148 = getelementptr i8, ptr %scevgep193, i64 %122
  %.911 = load i64, ptr %scevgep148, align 8
  %.914 = load i64, ptr %.67.i, align 8
  %124 = shl i64 %.914, 3
  %scevgep191 = getelementptr i8, ptr %arg.problem.6, i64 %124
  %scevgep143 = getelementptr i8, ptr %scevgep191, i64 %122
  %.918 = load double, ptr %scevgep143, align 8
  %.920 = mul nsw i64 %.904, %.38
  %125 = getelementptr double, ptr %.518, i64 %.920
  %.923 = getelementptr double, ptr %125, i64 %.911
  store double %.918, ptr %.923, align 8
  %.873.1 = add nuw i64 %.86610901092, 2
  %.900.1 = load i64, ptr %sunkaddr284, align 8
  %126 = shl i64 %.900.1, 3
  %scevgep182 = getelementptr i8, ptr %arg.problem.4, i64 %126
  %scevgep138 = getelementptr i8, ptr %scevgep182, i64 %122
  %scevgep142 = getelementptr i8, ptr %scevgep138, i64 8
  %.904.1 = load i64, ptr %scevgep142, align 8
  %.907.1 = load i64, ptr %sunkaddr285, align 8
  %127 = shl i64 %.907.1, 3
  %scevgep185 = getelementptr i8, ptr %arg.problem.4, i64 %127
  %scevgep132 = getelementptr i8, ptr %scevgep185, i64 %122
  %scevgep135 = getelementptr i8, ptr %scevgep132, i64 8
  %.911.1 = load i64, ptr %scevgep135, align 8
  %.914.1 = load i64, ptr %.67.i, align 8
  %128 = shl i64 %.914.1, 3
  %scevgep188 = getelementptr i8, ptr %arg.problem.6, i64 %128
  %scevgep126 = getelementptr i8, ptr %scevgep188, i64 %122
  %scevgep130 = getelementptr i8, ptr %scevgep126, i64 8
  %.918.1 = load double, ptr %scevgep130, align 8
  %.920.1 = mul nsw i64 %.904.1, %.38
  %129 = getelementptr double, ptr %.518, i64 %.920.1
  %.923.1 = getelementptr double, ptr %129, i64 %.911.1
  store double %.918.1, ptr %.923.1, align 8
  %niter47.ncmp.1 = icmp eq i64 %unroll_iter46, %.873.1
  br i1 %niter47.ncmp.1, label %B1116.loopexit.unr-lcssa, label %B960.if

B1146.if:                                         ; preds = %B1146.loopexit, %B1146.if.preheader
  %lsr.iv172 = phi ptr [ %scevgep171, %B1146.if.preheader ], [ %scevgep173, %B1146.loopexit ]
  %indvars.iv = phi i64 [ %.38, %B1146.if.preheader ], [ %indvars.iv.next, %B1146.loopexit ]
  %.101611321155 = phi i64 [ 0, %B1146.if.preheader ], [ %.1023, %B1146.loopexit ]
  %130 = and i64 %.101611321155, 9223372036854775806
  %smax = tail call i64 @llvm.smax.i64(i64 %indvars.iv, i64 0)
  %131 = add nuw i64 %smax, %.101611321155
  %.1023 = add nuw nsw i64 %.101611321155, 1
  %.1053 = mul nuw nsw i64 %.101611321155, %.38
  %132 = getelementptr double, ptr %.518, i64 %.1053
  %invariant.gep1104 = getelementptr double, ptr %.518, i64 %.101611321155
  %.11431120.not.not = icmp sgt i64 %.38, %.101611321155
  br i1 %.11431120.not.not, label %B1210.if.lr.ph, label %B1146.loopexit

B1210.if.lr.ph:                                   ; preds = %B1146.if
  %sunkaddr305 = shl i64 %.101611321155, 3
  %sunkaddr306 = getelementptr i8, ptr %132, i64 %sunkaddr305
  %.1058 = load double, ptr %sunkaddr306, align 8
  %.1375 = fmul double %.1058, 0x3D719799812DEA11
  %133 = icmp eq i64 %.101611321155, 0
  %134 = icmp eq i64 %.101611321155, 1
  %135 = and i64 %.101611321155, 1
  %136 = icmp eq i64 %135, 0
  %sunkaddr195 = getelementptr i8, ptr %.28.i.i, i64 %sunkaddr305
  br label %B1210.if

B1210.if:                                         ; preds = %B1210.if.lr.ph, %B3171
  %lsr.iv174 = phi ptr [ %lsr.iv172, %B1210.if.lr.ph ], [ %scevgep175, %B3171 ]
  %.114911091121 = phi i64 [ %.101611321155, %B1210.if.lr.ph ], [ %.1156, %B3171 ]
  %.1156 = add nuw i64 %.114911091121, 1
  br i1 %133, label %B1348, label %B1244.if.lr.ph

B1244.if.lr.ph:                                   ; preds = %B1210.if
  %.1304 = mul nsw i64 %.114911091121, %.38
  %gep = getelementptr double, ptr %invariant.gep1104, i64 %.1304
  %137 = getelementptr double, ptr %.518, i64 %.1304
  %gep.promoted = load double, ptr %gep, align 8
  br i1 %134, label %B1244.if.epil.preheader, label %B1244.if.preheader

B1244.if.preheader:                               ; preds = %B1244.if.lr.ph
  %sunkaddr287 = shl i64 %.1304, 3
  %sunkaddr288 = getelementptr i8, ptr %invariant.gep1104, i64 %sunkaddr287
  br label %B1244.if

B1244.if:                                         ; preds = %B1244.if.preheader, %B1244.if
  %.13251103 = phi double [ %.1325.1, %B1244.if ], [ %gep.promoted, %B1244.if.preheader ]
  %.127010971099 = phi i64 [ %.1277.1, %B1244.if ], [ 0, %B1244.if.preheader ]
  %138 = shl i64 %.127010971099, 3
  %scevgep177 = getelementptr i8, ptr %lsr.iv174, i64 %138
  %scevgep178 = getelementptr i8, ptr %scevgep177, i64 -8
  %.1316 = load double, ptr %scevgep178, align 8
  %scevgep180 = getelementptr i8, ptr %lsr.iv172, i64 %138
  %scevgep181 = getelementptr i8, ptr %scevgep180, i64 -8
  %.1323 = load double, ptr %scevgep181, align 8
  %.1324 = fmul double %.1316, %.1323
  %.1325 = fsub double %.13251103, %.1324
  store double %.1325, ptr %sunkaddr288, align 8
  %.1277.1 = add nuw i64 %.127010971099, 2
  %.1316.1 = load double, ptr %scevgep177, align 8
  %.1323.1 = load double, ptr %scevgep180, align 8
  %.1324.1 = fmul double %.1316.1, %.1323.1
  %.1325.1 = fsub double %.1325, %.1324.1
  store double %.1325.1, ptr %sunkaddr288, align 8
  %niter53.ncmp.1 = icmp eq i64 %130, %.1277.1
  br i1 %niter53.ncmp.1, label %B1348.loopexit.unr-lcssa, label %B1244.if

B1670.if:                                         ; preds = %B1670.if, %B1670.if.preheader.new.new
  %lsr.iv59 = phi i64 [ %lsr.iv.next60, %B1670.if ], [ %60, %B1670.if.preheader.new.new ]
  %.161511651167 = phi i64 [ %.1622.7.1, %B1670.if ], [ 0, %B1670.if.preheader.new.new ]
  %139 = shl i64 %.161511651167, 3
  %scevgep93 = getelementptr i8, ptr %scevgep77, i64 %139
  %scevgep94 = getelementptr i8, ptr %scevgep93, i64 -64
  %scevgep114 = getelementptr i8, ptr %scevgep93, i64 -120
  store double -1.000000e+00, ptr %scevgep114, align 8
  %scevgep110 = getelementptr i8, ptr %scevgep93, i64 -112
  store double -1.000000e+00, ptr %scevgep110, align 8
  %scevgep122 = getelementptr i8, ptr %scevgep93, i64 -104
  store double -1.000000e+00, ptr %scevgep122, align 8
  %scevgep117 = getelementptr i8, ptr %scevgep93, i64 -96
  store double -1.000000e+00, ptr %scevgep117, align 8
  %scevgep108 = getelementptr i8, ptr %scevgep93, i64 -88
  store double -1.000000e+00, ptr %scevgep108, align 8
  %scevgep91 = getelementptr i8, ptr %scevgep93, i64 -80
  store double -1.000000e+00, ptr %scevgep91, align 8
  %scevgep89 = getelementptr i8, ptr %scevgep93, i64 -72
  store double -1.000000e+00, ptr %scevgep89, align 8
  store double -1.000000e+00, ptr %scevgep94, align 8
  %scevgep86 = getelementptr i8, ptr %scevgep93, i64 -56
  store double -1.000000e+00, ptr %scevgep86, align 8
  %scevgep83 = getelementptr i8, ptr %scevgep93, i64 -48
  store double -1.000000e+00, ptr %scevgep83, align 8
  %scevgep81 = getelementptr i8, ptr %scevgep93, i64 -40
  store double -1.000000e+00, ptr %scevgep81, align 8
  %scevgep78 = getelementptr i8, ptr %scevgep93, i64 -32
  store double -1.000000e+00, ptr %scevgep78, align 8
  %scevgep72 = getelementptr i8, ptr %scevgep93, i64 -24
  store double -1.000000e+00, ptr %scevgep72, align 8
  %scevgep68 = getelementptr i8, ptr %scevgep93, i64 -16
  store double -1.000000e+00, ptr %scevgep68, align 8
  %scevgep63 = getelementptr i8, ptr %scevgep93, i64 -8
  store double -1.000000e+00, ptr %scevgep63, align 8
  %.1622.7.1 = add i64 %.161511651167, 16
  store double -1.000000e+00, ptr %scevgep93, align 8
  %lsr.iv.next60 = add i64 %lsr.iv59, -2
  %niter.ncmp.1 = icmp eq i64 %lsr.iv.next60, 0
  br i1 %niter.ncmp.1, label %B1686.loopexit.unr-lcssa.unr-lcssa, label %B1670.if

B1716.if:                                         ; preds = %B1716.if, %B1716.if.lr.ph.new
  %.pn = phi ptr [ %142, %B1716.if ], [ %84, %B1716.if.lr.ph.new ]
  %.174111721174 = phi i64 [ %143, %B1716.if ], [ 0, %B1716.if.lr.ph.new ]
  %lsr.iv55 = getelementptr i8, ptr %.pn, i64 16
  %140 = shl i64 %.174111721174, 3
  %scevgep146 = getelementptr i8, ptr %scevgep144, i64 %140
  %scevgep147 = getelementptr i8, ptr %scevgep146, i64 -8
  %.1777 = load i64, ptr %scevgep147, align 8
  %.1779 = uitofp nneg i64 %.174111721174 to double
  %.1780 = getelementptr double, ptr %.561, i64 %.1777
  store double %.1779, ptr %.1780, align 8
  %scevgep57 = getelementptr i8, ptr %.pn, i64 8
  store double 1.000000e+00, ptr %scevgep57, align 8
  %.1777.1 = load i64, ptr %scevgep146, align 8
  %141 = or disjoint i64 %.174111721174, 1
  %.1779.1 = uitofp nneg i64 %141 to double
  %.1780.1 = getelementptr double, ptr %.561, i64 %.1777.1
  store double %.1779.1, ptr %.1780.1, align 8
  %sunkaddr290 = getelementptr i8, ptr %lsr.iv55, i64 %sunkaddr289
  store double 1.000000e+00, ptr %sunkaddr290, align 8
  %142 = getelementptr i8, ptr %lsr.iv55, i64 %83
  %143 = add i64 %.174111721174, 2
  %niter65.ncmp.1 = icmp eq i64 %143, %unroll_iter64
  br i1 %niter65.ncmp.1, label %B1772.loopexit.unr-lcssa, label %B1716.if

B1824.if:                                         ; preds = %B1824.if.preheader, %B2086
  %lsr.iv142 = phi i64 [ %lsr.iv.next143, %B2086 ], [ %.1795, %B1824.if.preheader ]
  %lsr.iv138 = phi ptr [ %scevgep139, %B2086 ], [ %arg.problem.6, %B1824.if.preheader ]
  %lsr.iv135 = phi ptr [ %scevgep136, %B2086 ], [ %arg.problem.4, %B1824.if.preheader ]
  %.1918 = load i64, ptr %sunkaddr291, align 8
  %144 = shl i64 %.1918, 3
  %scevgep141 = getelementptr i8, ptr %lsr.iv135, i64 %144
  %.1923 = load i64, ptr %scevgep141, align 8
  %.1925 = getelementptr double, ptr %.561, i64 %.1923
  %.1926 = load double, ptr %.1925, align 8
  %.5.i = fptosi double %.1926 to i64
  %.1955 = icmp sgt i64 %.5.i, -1
  br i1 %.1955, label %B1922, label %B2086

B2118.if:                                         ; preds = %B2118.loopexit, %B2118.if.lr.ph
  %lsr.iv130 = phi ptr [ %scevgep129, %B2118.if.lr.ph ], [ %scevgep131, %B2118.loopexit ]
  %.209812111221 = phi i64 [ 0, %B2118.if.lr.ph ], [ %.2105, %B2118.loopexit ]
  %.2105 = add nuw nsw i64 %.209812111221, 1
  br i1 %98, label %B2118.loopexit, label %B2152.if.lr.ph

B2152.if.lr.ph:                                   ; preds = %B2118.if
  %.2374 = mul nuw nsw i64 %.209812111221, %.38
  %invariant.gep1208 = getelementptr double, ptr %.526, i64 %.2374
  br label %B2152.if

B2152.if:                                         ; preds = %B2152.if.lr.ph, %B2290
  %lsr.iv124 = phi ptr [ %scevgep123, %B2152.if.lr.ph ], [ %scevgep125, %B2290 ]
  %.221911961202 = phi i64 [ 0, %B2152.if.lr.ph ], [ %.2226, %B2290 ]
  %145 = and i64 %.221911961202, 9223372036854775806
  %.2226 = add nuw nsw i64 %.221911961202, 1
  %.23341189.not = icmp eq i64 %.221911961202, 0
  br i1 %.23341189.not, label %B2290, label %B2186.if.lr.ph

B2186.if.lr.ph:                                   ; preds = %B2152.if
  %gep1209 = getelementptr double, ptr %invariant.gep1208, i64 %.221911961202
  %.2382 = mul nuw nsw i64 %.221911961202, %.38
  %146 = getelementptr double, ptr %.518, i64 %.2382
  %gep1186.promoted = load double, ptr %gep1209, align 8
  %147 = icmp eq i64 %.221911961202, 1
  br i1 %147, label %B2186.if.epil.preheader, label %B2186.if.preheader

B2186.if.preheader:                               ; preds = %B2186.if.lr.ph
  %sunkaddr292 = shl i64 %.221911961202, 3
  %sunkaddr293 = getelementptr i8, ptr %invariant.gep1208, i64 %sunkaddr292
  br label %B2186.if

B2186.if:                                         ; preds = %B2186.if.preheader, %B2186.if
  %.23951194 = phi double [ %.2395.1, %B2186.if ], [ %gep1186.promoted, %B2186.if.preheader ]
  %.234011881190 = phi i64 [ %.2347.1, %B2186.if ], [ 0, %B2186.if.preheader ]
  %148 = shl i64 %.234011881190, 3
  %scevgep127 = getelementptr i8, ptr %lsr.iv124, i64 %148
  %scevgep128 = getelementptr i8, ptr %scevgep127, i64 -8
  %.2386 = load double, ptr %scevgep128, align 8
  %scevgep133 = getelementptr i8, ptr %lsr.iv130, i64 %148
  %scevgep134 = getelementptr i8, ptr %scevgep133, i64 -8
  %.2393 = load double, ptr %scevgep134, align 8
  %.2394 = fmul double %.2386, %.2393
  %.2395 = fsub double %.23951194, %.2394
  store double %.2395, ptr %sunkaddr293, align 8
  %.2347.1 = add nuw i64 %.234011881190, 2
  %.2386.1 = load double, ptr %scevgep127, align 8
  %.2393.1 = load double, ptr %scevgep133, align 8
  %.2394.1 = fmul double %.2386.1, %.2393.1
  %.2395.1 = fsub double %.2395, %.2394.1
  store double %.2395.1, ptr %sunkaddr293, align 8
  %niter71.ncmp.1 = icmp eq i64 %145, %.2347.1
  br i1 %niter71.ncmp.1, label %B2290.loopexit.unr-lcssa, label %B2186.if

B2392.if:                                         ; preds = %B2652, %B2392.if.preheader
  %.252112531271 = phi i64 [ %.2531, %B2652 ], [ 30, %B2392.if.preheader ]
  br label %B2430.if

B2430.if:                                         ; preds = %B2392.if, %B2430.loopexit
  %turned.3.11247 = phi i1 [ false, %B2392.if ], [ %turned.2.2.lcssa, %B2430.loopexit ]
  %.264912391245 = phi i64 [ 0, %B2392.if ], [ %.2656, %B2430.loopexit ]
  %.2656 = add nuw nsw i64 %.264912391245, 1
  %.27701231.not = icmp eq i64 %.264912391245, 0
  br i1 %.27701231.not, label %B2430.loopexit, label %B2464.if.lr.ph

B2464.if.lr.ph:                                   ; preds = %B2430.if
  %.2811 = mul nsw i64 %.264912391245, %.38
  %.2813 = getelementptr inbounds double, ptr %.526, i64 %.2811
  %.2820 = mul nuw nsw i64 %.264912391245, %arg.m
  %.2822 = getelementptr inbounds nuw double, ptr %.535, i64 %.2820
  br label %B2464.if

B2464.if:                                         ; preds = %_ZN9teachmech3run8compiled7kernels6rotateB3v15B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit, %B2464.if.lr.ph
  %lsr.iv52 = phi i64 [ %lsr.iv.next53, %_ZN9teachmech3run8compiled7kernels6rotateB3v15B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit ], [ %.264912391245, %B2464.if.lr.ph ]
  %lsr.iv120 = phi ptr [ %scevgep121, %_ZN9teachmech3run8compiled7kernels6rotateB3v15B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit ], [ %.526, %B2464.if.lr.ph ]
  %lsr.iv118 = phi ptr [ %scevgep119, %_ZN9teachmech3run8compiled7kernels6rotateB3v15B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit ], [ %.535, %B2464.if.lr.ph ]
  %turned.2.21234 = phi i1 [ %.2846, %_ZN9teachmech3run8compiled7kernels6rotateB3v15B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit ], [ %turned.3.11247, %B2464.if.lr.ph ]
  br i1 %.968, label %B46.if.preheader.i, label %B172.i

B46.if.preheader.i:                               ; preds = %B2464.if
  br i1 %100, label %B46.if.epil.preheader.i, label %B46.if.i

B172.loopexit.unr-lcssa.i:                        ; preds = %B46.if.i
  br i1 %lcmp.mod.not.i6, label %B172.i, label %B46.if.epil.preheader.i

B46.if.epil.preheader.i:                          ; preds = %B172.loopexit.unr-lcssa.i, %B46.if.preheader.i
  %kl.2.0119.epil.init.i = phi double [ 0.000000e+00, %B46.if.preheader.i ], [ %.187.1.i, %B172.loopexit.unr-lcssa.i ]
  %ll.2.0118.epil.init.i = phi double [ 0.000000e+00, %B46.if.preheader.i ], [ %.176.1.i, %B172.loopexit.unr-lcssa.i ]
  %kk.2.0117.epil.init.i = phi double [ 0.000000e+00, %B46.if.preheader.i ], [ %.165.1.i, %B172.loopexit.unr-lcssa.i ]
  %.125113115.epil.init.i = phi i64 [ 0, %B46.if.preheader.i ], [ %unroll_iter.i4, %B172.loopexit.unr-lcssa.i ]
  %.158.epil.i = getelementptr double, ptr %.2813, i64 %.125113115.epil.init.i
  %.159.epil.i = load double, ptr %.158.epil.i, align 8, !noalias !41
  %.163.epil.i = fmul double %.159.epil.i, %.159.epil.i
  %.165.epil.i = fadd double %kk.2.0117.epil.init.i, %.163.epil.i
  %.169.epil.i = getelementptr double, ptr %lsr.iv120, i64 %.125113115.epil.init.i
  %.170.epil.i = load double, ptr %.169.epil.i, align 8, !noalias !41
  %.174.epil.i = fmul double %.170.epil.i, %.170.epil.i
  %.176.epil.i = fadd double %ll.2.0118.epil.init.i, %.174.epil.i
  %.185.epil.i = fmul double %.159.epil.i, %.170.epil.i
  %.187.epil.i = fadd double %kl.2.0119.epil.init.i, %.185.epil.i
  br label %B172.i

B172.i:                                           ; preds = %B46.if.epil.preheader.i, %B172.loopexit.unr-lcssa.i, %B2464.if
  %kk.2.0.lcssa.i = phi double [ 0.000000e+00, %B2464.if ], [ %.165.1.i, %B172.loopexit.unr-lcssa.i ], [ %.165.epil.i, %B46.if.epil.preheader.i ]
  %ll.2.0.lcssa.i = phi double [ 0.000000e+00, %B2464.if ], [ %.176.1.i, %B172.loopexit.unr-lcssa.i ], [ %.176.epil.i, %B46.if.epil.preheader.i ]
  %kl.2.0.lcssa.i = phi double [ 0.000000e+00, %B2464.if ], [ %.187.1.i, %B172.loopexit.unr-lcssa.i ], [ %.187.epil.i, %B46.if.epil.preheader.i ]
  %.196.i = tail call double @llvm.fabs.f64(double %kl.2.0.lcssa.i)
  %.199.i = fmul double %kk.2.0.lcssa.i, %ll.2.0.lcssa.i
  %.207.i = tail call double @sqrt(double %.199.i)
  %.212.i2 = fmul double %.207.i, 1.000000e-15
  %.213.i3 = fcmp ugt double %.196.i, %.212.i2
  br i1 %.213.i3, label %B258.i, label %_ZN9teachmech3run8compiled7kernels6rotateB3v15B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit

B258.i:                                           ; preds = %B172.i
  %.10.i.i = fcmp olt double %ll.2.0.lcssa.i, %kk.2.0.lcssa.i
  %.11.i.i = select i1 %.10.i.i, double %ll.2.0.lcssa.i, double %kk.2.0.lcssa.i
  %.10.i1.i = fcmp ogt double %ll.2.0.lcssa.i, %kk.2.0.lcssa.i
  %.11.i2.i = select i1 %.10.i1.i, double %ll.2.0.lcssa.i, double %kk.2.0.lcssa.i
  %.275.i = fmul double %.11.i2.i, 1.000000e-28
  %.276.i = fcmp ugt double %.11.i.i, %.275.i
  br i1 %.276.i, label %B336.i, label %_ZN9teachmech3run8compiled7kernels6rotateB3v15B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit

common.ret.loopexit.unr-lcssa.i:                  ; preds = %B690.if.i
  br i1 %lcmp.mod13.not.i, label %_ZN9teachmech3run8compiled7kernels6rotateB3v15B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit, label %B690.if.epil.preheader.i

B690.if.epil.preheader.i:                         ; preds = %B690.if.preheader.i, %common.ret.loopexit.unr-lcssa.i
  %.628132134.epil.init.i = phi i64 [ 0, %B690.if.preheader.i ], [ %.635.1.i, %common.ret.loopexit.unr-lcssa.i ]
  %.661.epil.i = getelementptr double, ptr %.2822, i64 %.628132134.epil.init.i
  %.662.epil.i = load double, ptr %.661.epil.i, align 8, !noalias !41
  %.664.epil.i = getelementptr double, ptr %lsr.iv118, i64 %.628132134.epil.init.i
  %.665.epil.i = load double, ptr %.664.epil.i, align 8, !noalias !41
  %.667.epil.i = fmul double %.377.i, %.662.epil.i
  %.669.epil.i = fmul double %.383.i, %.665.epil.i
  %.670.epil.i = fsub double %.667.epil.i, %.669.epil.i
  %.672.epil.i = fmul double %.383.i, %.662.epil.i
  %.674.epil.i = fmul double %.377.i, %.665.epil.i
  %.675.epil.i = fadd double %.672.epil.i, %.674.epil.i
  store double %.670.epil.i, ptr %.661.epil.i, align 8, !noalias !41
  store double %.675.epil.i, ptr %.664.epil.i, align 8, !noalias !41
  br label %_ZN9teachmech3run8compiled7kernels6rotateB3v15B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit

B336.i:                                           ; preds = %B258.i
  %.301.i = fsub double %ll.2.0.lcssa.i, %kk.2.0.lcssa.i
  %.308.i = fmul double %kl.2.0.lcssa.i, 2.000000e+00
  %.314.i = fdiv double %.301.i, %.308.i
  %.315.i = tail call double @llvm.fabs.f64(double %.314.i)
  %.316.i = fmul double %.314.i, %.314.i
  %.318.i = fadd double %.316.i, 1.000000e+00
  %.326.i = tail call double @sqrt(double %.318.i)
  %.331.i = fadd double %.315.i, %.326.i
  %.336.i = fdiv double 1.000000e+00, %.331.i
  %.345.i = fcmp olt double %.314.i, 0.000000e+00
  %.348.i = fneg double %.336.i
  %tangent.2.0.i = select i1 %.345.i, double %.348.i, double %.336.i
  %.358.i = fmul double %tangent.2.0.i, %tangent.2.0.i
  %.360.i = fadd double %.358.i, 1.000000e+00
  %.368.i = tail call double @sqrt(double %.360.i)
  %.377.i = fdiv double 1.000000e+00, %.368.i
  %.383.i = fmul double %.377.i, %tangent.2.0.i
  br i1 %98, label %B690.if.preheader.i, label %B564.if.preheader.i

B564.if.preheader.i:                              ; preds = %B336.i
  br i1 %102, label %B564.if.epil.preheader.i, label %B564.if.i

B660.loopexit.unr-lcssa.i:                        ; preds = %B564.if.i
  br i1 %lcmp.mod8.not.i, label %B690.if.preheader.i, label %B564.if.epil.preheader.i

B564.if.epil.preheader.i:                         ; preds = %B660.loopexit.unr-lcssa.i, %B564.if.preheader.i
  %.477125127.epil.init.i = phi i64 [ 0, %B564.if.preheader.i ], [ %.484.1.i, %B660.loopexit.unr-lcssa.i ]
  %.510.epil.i = getelementptr double, ptr %.2813, i64 %.477125127.epil.init.i
  %.511.epil.i = load double, ptr %.510.epil.i, align 8, !noalias !41
  %.513.epil.i = getelementptr double, ptr %lsr.iv120, i64 %.477125127.epil.init.i
  %.514.epil.i = load double, ptr %.513.epil.i, align 8, !noalias !41
  %.516.epil.i = fmul double %.377.i, %.511.epil.i
  %.518.epil.i = fmul double %.383.i, %.514.epil.i
  %.519.epil.i = fsub double %.516.epil.i, %.518.epil.i
  %.521.epil.i = fmul double %.383.i, %.511.epil.i
  %.523.epil.i = fmul double %.377.i, %.514.epil.i
  %.524.epil.i = fadd double %.521.epil.i, %.523.epil.i
  store double %.519.epil.i, ptr %.510.epil.i, align 8, !noalias !41
  store double %.524.epil.i, ptr %.513.epil.i, align 8, !noalias !41
  br label %B690.if.preheader.i

B690.if.preheader.i:                              ; preds = %B564.if.epil.preheader.i, %B660.loopexit.unr-lcssa.i, %B336.i
  br i1 %104, label %B690.if.epil.preheader.i, label %B690.if.i

B46.if.i:                                         ; preds = %B46.if.preheader.i, %B46.if.i
  %kl.2.0119.i = phi double [ %.187.1.i, %B46.if.i ], [ 0.000000e+00, %B46.if.preheader.i ]
  %ll.2.0118.i = phi double [ %.176.1.i, %B46.if.i ], [ 0.000000e+00, %B46.if.preheader.i ]
  %kk.2.0117.i = phi double [ %.165.1.i, %B46.if.i ], [ 0.000000e+00, %B46.if.preheader.i ]
  %.125113115.i = phi i64 [ %.132.1.i, %B46.if.i ], [ 0, %B46.if.preheader.i ]
  %sunkaddr.i = shl i64 %.125113115.i, 3
  %sunkaddr27.i = getelementptr i8, ptr %.2813, i64 %sunkaddr.i
  %.159.i = load double, ptr %sunkaddr27.i, align 8, !noalias !41
  %.163.i = fmul double %.159.i, %.159.i
  %.165.i = fadd double %kk.2.0117.i, %.163.i
  %sunkaddr29.i = getelementptr i8, ptr %lsr.iv120, i64 %sunkaddr.i
  %.170.i = load double, ptr %sunkaddr29.i, align 8, !noalias !41
  %.174.i = fmul double %.170.i, %.170.i
  %.176.i = fadd double %ll.2.0118.i, %.174.i
  %.185.i = fmul double %.159.i, %.170.i
  %.187.i = fadd double %kl.2.0119.i, %.185.i
  %.132.1.i = add nuw i64 %.125113115.i, 2
  %sunkaddr32.i = getelementptr i8, ptr %sunkaddr27.i, i64 8
  %.159.1.i = load double, ptr %sunkaddr32.i, align 8, !noalias !41
  %.163.1.i = fmul double %.159.1.i, %.159.1.i
  %.165.1.i = fadd double %.165.i, %.163.1.i
  %sunkaddr36.i = getelementptr i8, ptr %sunkaddr29.i, i64 8
  %.170.1.i = load double, ptr %sunkaddr36.i, align 8, !noalias !41
  %.174.1.i = fmul double %.170.1.i, %.170.1.i
  %.176.1.i = fadd double %.176.i, %.174.1.i
  %.185.1.i = fmul double %.159.1.i, %.170.1.i
  %.187.1.i = fadd double %.187.i, %.185.1.i
  %niter.ncmp.1.i5 = icmp eq i64 %unroll_iter.i4, %.132.1.i
  br i1 %niter.ncmp.1.i5, label %B172.loopexit.unr-lcssa.i, label %B46.if.i

B564.if.i:                                        ; preds = %B564.if.preheader.i, %B564.if.i
  %.477125127.i = phi i64 [ %.484.1.i, %B564.if.i ], [ 0, %B564.if.preheader.i ]
  %sunkaddr37.i = shl i64 %.477125127.i, 3
  %sunkaddr38.i = getelementptr i8, ptr %.2813, i64 %sunkaddr37.i
  %.511.i = load double, ptr %sunkaddr38.i, align 8, !noalias !41
  %sunkaddr40.i = getelementptr i8, ptr %lsr.iv120, i64 %sunkaddr37.i
  %.514.i = load double, ptr %sunkaddr40.i, align 8, !noalias !41
  %.516.i = fmul double %.377.i, %.511.i
  %.518.i = fmul double %.383.i, %.514.i
  %.519.i = fsub double %.516.i, %.518.i
  %.521.i = fmul double %.383.i, %.511.i
  %.523.i = fmul double %.377.i, %.514.i
  %.524.i = fadd double %.521.i, %.523.i
  store double %.519.i, ptr %sunkaddr38.i, align 8, !noalias !41
  store double %.524.i, ptr %sunkaddr40.i, align 8, !noalias !41
  %.484.1.i = add nuw i64 %.477125127.i, 2
  %sunkaddr43.i = getelementptr i8, ptr %sunkaddr38.i, i64 8
  %.511.1.i = load double, ptr %sunkaddr43.i, align 8, !noalias !41
  %sunkaddr47.i = getelementptr i8, ptr %sunkaddr40.i, i64 8
  %.514.1.i = load double, ptr %sunkaddr47.i, align 8, !noalias !41
  %.516.1.i = fmul double %.377.i, %.511.1.i
  %.518.1.i = fmul double %.383.i, %.514.1.i
  %.519.1.i = fsub double %.516.1.i, %.518.1.i
  %.521.1.i = fmul double %.383.i, %.511.1.i
  %.523.1.i = fmul double %.377.i, %.514.1.i
  %.524.1.i = fadd double %.521.1.i, %.523.1.i
  store double %.519.1.i, ptr %sunkaddr43.i, align 8, !noalias !41
  store double %.524.1.i, ptr %sunkaddr47.i, align 8, !noalias !41
  %niter11.ncmp.1.i = icmp eq i64 %unroll_iter10.i, %.484.1.i
  br i1 %niter11.ncmp.1.i, label %B660.loopexit.unr-lcssa.i, label %B564.if.i

B690.if.i:                                        ; preds = %B690.if.preheader.i, %B690.if.i
  %.628132134.i = phi i64 [ %.635.1.i, %B690.if.i ], [ 0, %B690.if.preheader.i ]
  %sunkaddr48.i = shl i64 %.628132134.i, 3
  %sunkaddr49.i = getelementptr i8, ptr %.2822, i64 %sunkaddr48.i
  %.662.i = load double, ptr %sunkaddr49.i, align 8, !noalias !41
  %sunkaddr51.i = getelementptr i8, ptr %lsr.iv118, i64 %sunkaddr48.i
  %.665.i = load double, ptr %sunkaddr51.i, align 8, !noalias !41
  %.667.i = fmul double %.377.i, %.662.i
  %.669.i = fmul double %.383.i, %.665.i
  %.670.i = fsub double %.667.i, %.669.i
  %.672.i = fmul double %.383.i, %.662.i
  %.674.i = fmul double %.377.i, %.665.i
  %.675.i = fadd double %.672.i, %.674.i
  store double %.670.i, ptr %sunkaddr49.i, align 8, !noalias !41
  store double %.675.i, ptr %sunkaddr51.i, align 8, !noalias !41
  %.635.1.i = add nuw i64 %.628132134.i, 2
  %sunkaddr54.i = getelementptr i8, ptr %sunkaddr49.i, i64 8
  %.662.1.i = load double, ptr %sunkaddr54.i, align 8, !noalias !41
  %sunkaddr57.i = getelementptr i8, ptr %sunkaddr51.i, i64 8
  %.665.1.i = load double, ptr %sunkaddr57.i, align 8, !noalias !41
  %.667.1.i = fmul double %.377.i, %.662.1.i
  %.669.1.i = fmul double %.383.i, %.665.1.i
  %.670.1.i = fsub double %.667.1.i, %.669.1.i
  %.672.1.i = fmul double %.383.i, %.662.1.i
  %.674.1.i = fmul double %.377.i, %.665.1.i
  %.675.1.i = fadd double %.672.1.i, %.674.1.i
  store double %.670.1.i, ptr %sunkaddr54.i, align 8, !noalias !41
  store double %.675.1.i, ptr %sunkaddr57.i, align 8, !noalias !41
  %niter16.ncmp.1.i = icmp eq i64 %unroll_iter15.i, %.635.1.i
  br i1 %niter16.ncmp.1.i, label %common.ret.loopexit.unr-lcssa.i, label %B690.if.i

_ZN9teachmech3run8compiled7kernels6rotateB3v15B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit: ; preds = %B172.i, %B258.i, %common.ret.loopexit.unr-lcssa.i, %B690.if.epil.preheader.i
  %.2846 = phi i1 [ %turned.2.21234, %B172.i ], [ %turned.2.21234, %B258.i ], [ true, %B690.if.epil.preheader.i ], [ true, %common.ret.loopexit.unr-lcssa.i ]
  %scevgep119 = getelementptr i8, ptr %lsr.iv118, i64 %99
  %scevgep121 = getelementptr i8, ptr %lsr.iv120, i64 %93
  %lsr.iv.next53 = add nsw i64 %lsr.iv52, -1
  %ov = icmp eq i64 %lsr.iv.next53, 0
  br i1 %ov, label %B2430.loopexit, label %B2464.if

B2724.if:                                         ; preds = %B2860, %B2724.if.lr.ph
  %lsr.iv114 = phi ptr [ %scevgep113, %B2724.if.lr.ph ], [ %scevgep115, %B2860 ]
  %lsr.iv = phi ptr [ %scevgep104, %B2724.if.lr.ph ], [ %scevgep105, %B2860 ]
  %greatest.2.01301 = phi double [ 0.000000e+00, %B2724.if.lr.ph ], [ %.11.i, %B2860 ]
  %.300512931299 = phi i64 [ 0, %B2724.if.lr.ph ], [ %.3012, %B2860 ]
  %.3012 = add nuw nsw i64 %.300512931299, 1
  %.3042 = getelementptr double, ptr %.552, i64 %.300512931299
  store double 0.000000e+00, ptr %.3042, align 8
  br i1 %98, label %B2860, label %B2768.if.lr.ph

B2768.if.lr.ph:                                   ; preds = %B2724.if
  br i1 %107, label %B2768.if.epil.preheader, label %B2768.if.preheader

B2768.if.preheader:                               ; preds = %B2768.if.lr.ph
  %sunkaddr294 = shl i64 %.300512931299, 3
  %sunkaddr295 = getelementptr i8, ptr %.552, i64 %sunkaddr294
  br label %B2768.if

B2768.if:                                         ; preds = %B2768.if.preheader, %B2768.if
  %.31811291 = phi double [ %.3181.3, %B2768.if ], [ 0.000000e+00, %B2768.if.preheader ]
  %.313012851287 = phi i64 [ %.3137.3, %B2768.if ], [ 0, %B2768.if.preheader ]
  %149 = shl i64 %.313012851287, 3
  %scevgep111 = getelementptr i8, ptr %lsr.iv, i64 %149
  %scevgep112 = getelementptr i8, ptr %scevgep111, i64 -24
  %.3172 = load double, ptr %scevgep112, align 8
  %.3180 = fmul double %.3172, %.3172
  %.3181 = fadd double %.31811291, %.3180
  store double %.3181, ptr %sunkaddr295, align 8
  %scevgep51 = getelementptr i8, ptr %scevgep111, i64 -16
  %.3172.1 = load double, ptr %scevgep51, align 8
  %.3180.1 = fmul double %.3172.1, %.3172.1
  %.3181.1 = fadd double %.3181, %.3180.1
  store double %.3181.1, ptr %sunkaddr295, align 8
  %scevgep48 = getelementptr i8, ptr %scevgep111, i64 -8
  %.3172.2 = load double, ptr %scevgep48, align 8
  %.3180.2 = fmul double %.3172.2, %.3172.2
  %.3181.2 = fadd double %.3181.1, %.3180.2
  store double %.3181.2, ptr %sunkaddr295, align 8
  %.3137.3 = add nuw nsw i64 %.313012851287, 4
  %.3172.3 = load double, ptr %scevgep111, align 8
  %.3180.3 = fmul double %.3172.3, %.3172.3
  %.3181.3 = fadd double %.3181.2, %.3180.3
  store double %.3181.3, ptr %sunkaddr295, align 8
  %niter77.ncmp.3 = icmp eq i64 %unroll_iter76, %.3137.3
  br i1 %niter77.ncmp.3, label %B2860.loopexit.unr-lcssa, label %B2768.if

B2936.if:                                         ; preds = %B3172, %B2936.if.preheader
  %least.2.01313 = phi double [ %least.3.1, %B3172 ], [ 0x7FF0000000000000, %B2936.if.preheader ]
  %rank.2.01312 = phi i64 [ %rank.3.1, %B3172 ], [ 0, %B2936.if.preheader ]
  %.333513081310 = phi i64 [ %.3342, %B3172 ], [ 0, %B2936.if.preheader ]
  %.3342 = add nuw nsw i64 %.333513081310, 1
  %150 = shl i64 %.333513081310, 3
  %scevgep103 = getelementptr i8, ptr %scevgep102, i64 %150
  %.3373 = load double, ptr %scevgep103, align 8
  %.3381 = tail call double @sqrt(double %.3373)
  %.3401 = fcmp ogt double %.3381, %.3400
  br i1 %.3401, label %B3042, label %B3098
}

declare double @sqrt(double) local_unnamed_addr #4

define internal fastcc void @part6(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.problem.4, ptr readonly captures(none) %arg.problem.5, ptr captures(none) %arg.problem.7, i64 %arg.chosen, i64 %arg.m) unnamed_addr #3 {
entry:
  %.29 = load i64, ptr %arg.problem.4, align 8
  %.34 = getelementptr i8, ptr %arg.problem.4, i64 8
  %.35 = load i64, ptr %.34, align 8
  %.36 = add nsw i64 %.35, %.29
  %.44 = getelementptr i8, ptr %arg.problem.4, i64 88
  %.45 = load i64, ptr %.44, align 8
  %.48 = getelementptr i8, ptr %arg.problem.4, i64 32
  %.49 = load i64, ptr %.48, align 8
  %0 = getelementptr double, ptr %arg.problem.7, i64 %.45
  %1 = getelementptr i8, ptr %0, i64 8
  %.52 = getelementptr double, ptr %1, i64 %.49
  %.55 = mul i64 %.29, %.29
  %.56 = getelementptr inbounds nuw double, ptr %.52, i64 %.55
  %.62414 = add i64 %.29, %arg.m
  %.63 = mul i64 %.62414, %.29
  %.64 = getelementptr inbounds double, ptr %.52, i64 %.63
  %.76 = mul i64 %arg.m, %arg.m
  %.78 = getelementptr double, ptr %.64, i64 %.76
  %.85 = getelementptr double, ptr %.78, i64 %.29
  %.21.i = getelementptr i8, ptr %arg.problem.4, i64 80
  %.22.i = load i64, ptr %.21.i, align 8, !noalias !44
  %.26.i = getelementptr double, ptr %arg.problem.5, i64 %.22.i
  %.28.i = getelementptr i8, ptr %.26.i, i64 8
  %.29.i = getelementptr double, ptr %.28.i, i64 %.29
  %.168 = icmp sgt i64 %.29, 0
  br i1 %.168, label %B444.if.lr.ph, label %B644

B586.loopexit.unr-lcssa:                          ; preds = %B506.if
  %2 = and i64 %.216439445, 1
  %lcmp.mod.not = icmp eq i64 %2, 0
  br i1 %lcmp.mod.not, label %B586, label %B506.if.epil.preheader

B506.if.epil.preheader:                           ; preds = %B506.if.lr.ph, %B586.loopexit.unr-lcssa
  %.394437.epil.init = phi double [ %.256, %B506.if.lr.ph ], [ %.394.1, %B586.loopexit.unr-lcssa ]
  %.347432434.epil.init = phi i64 [ 0, %B506.if.lr.ph ], [ %.354.1, %B586.loopexit.unr-lcssa ]
  %.388.epil = getelementptr double, ptr %69, i64 %.347432434.epil.init
  %.389.epil = load double, ptr %.388.epil, align 8
  %.391.epil = getelementptr double, ptr %.78, i64 %.347432434.epil.init
  %.392.epil = load double, ptr %.391.epil, align 8
  %.393.epil = fmul double %.389.epil, %.392.epil
  %.394.epil = fsub double %.394437.epil.init, %.393.epil
  %sunkaddr = shl i64 %.216439445, 3
  %sunkaddr108 = getelementptr i8, ptr %.78, i64 %sunkaddr
  store double %.394.epil, ptr %sunkaddr108, align 8
  br label %B586

B586:                                             ; preds = %B444.if, %B506.if.epil.preheader, %B586.loopexit.unr-lcssa
  %sunkaddr109 = shl i64 %.216439445, 3
  %sunkaddr110 = getelementptr i8, ptr %.78, i64 %sunkaddr109
  %.407 = load double, ptr %sunkaddr110, align 8
  %.412 = mul i64 %.216439445, %.216425
  %.414 = getelementptr double, ptr %.52, i64 %.412
  %.415 = load double, ptr %.414, align 8
  %.419 = fdiv double %.407, %.415
  store double %.419, ptr %sunkaddr110, align 8
  %scevgep99 = getelementptr i8, ptr %lsr.iv98, i64 %62
  %exitcond558.not = icmp eq i64 %.223, %.29
  br i1 %exitcond558.not, label %B644, label %B444.if

B644:                                             ; preds = %B586, %entry
  %.512453.not = icmp slt i64 %.35, 1
  br i1 %.512453.not, label %B692, label %B676.if.preheader

B676.if.preheader:                                ; preds = %B644
  %3 = shl i64 %.29, 3
  %scevgep = getelementptr i8, ptr %arg.problem.7, i64 %3
  %4 = shl nuw i64 %.35, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep, i8 0, i64 %4, i1 false)
  br label %B692

B692:                                             ; preds = %B676.if.preheader, %B644
  %.596 = icmp sgt i64 %arg.m, 0
  br i1 %.596, label %B724.if.lr.ph, label %B1282

B724.if.lr.ph:                                    ; preds = %B692
  %5 = getelementptr i64, ptr %arg.problem.4, i64 %arg.chosen
  %6 = getelementptr double, ptr %arg.problem.7, i64 %.36
  %7 = getelementptr double, ptr %6, i64 %.29
  %8 = getelementptr double, ptr %arg.problem.7, i64 %.29
  %unroll_iter13 = and i64 %arg.m, 9223372036854775806
  %xtraiter15 = and i64 %.29, 3
  %unroll_iter19 = and i64 %.29, 9223372036854775804
  %unroll_iter25 = and i64 %.29, 9223372036854775806
  %9 = shl i64 %.63, 3
  %10 = shl i64 %.45, 3
  %11 = shl i64 %.49, 3
  %12 = getelementptr i8, ptr %arg.problem.7, i64 %9
  %13 = getelementptr i8, ptr %12, i64 %10
  %14 = getelementptr i8, ptr %13, i64 %11
  %scevgep47 = getelementptr i8, ptr %14, i64 16
  %15 = shl i64 %arg.m, 3
  %16 = shl i64 %arg.chosen, 3
  %17 = getelementptr i8, ptr %arg.problem.4, i64 %16
  %scevgep53 = getelementptr i8, ptr %17, i64 8
  %18 = shl i64 %.55, 3
  %19 = getelementptr i8, ptr %arg.problem.7, i64 %18
  %20 = getelementptr i8, ptr %19, i64 %10
  %21 = getelementptr i8, ptr %20, i64 %11
  %scevgep57 = getelementptr i8, ptr %21, i64 32
  %22 = shl i64 %.29, 3
  %23 = add i64 %.63, %.76
  %24 = add i64 %23, %.45
  %25 = add i64 %24, %.49
  %26 = shl i64 %25, 3
  %27 = getelementptr i8, ptr %arg.problem.7, i64 %26
  %scevgep67 = getelementptr i8, ptr %27, i64 32
  %scevgep75 = getelementptr i8, ptr %27, i64 8
  %28 = add nsw i64 %unroll_iter25, -2
  %29 = lshr exact i64 %28, 1
  %30 = add nuw i64 %29, 1
  %scevgep16 = getelementptr i8, ptr %21, i64 8
  %31 = lshr i64 %30, 1
  %32 = mul nsw i64 %31, -2
  %33 = icmp eq i64 %arg.m, 1
  %34 = and i64 %arg.m, 1
  %35 = icmp eq i64 %34, 0
  %36 = icmp slt i64 %.29, 1
  %37 = icmp ult i64 %.29, 4
  %38 = icmp eq i64 %xtraiter15, 0
  %39 = icmp eq i64 %.29, 1
  %40 = icmp eq i64 %28, 0
  %41 = and i64 %28, 2
  %42 = icmp eq i64 %41, 0
  %43 = and i64 %.29, 1
  %44 = icmp eq i64 %43, 0
  %45 = and i64 %arg.m, 1
  %46 = icmp eq i64 %45, 0
  br label %B724.if

B788.if.lr.ph:                                    ; preds = %B724.if
  %.812 = mul nuw nsw i64 %.645491525, %arg.m
  %47 = getelementptr double, ptr %.64, i64 %.812
  br i1 %33, label %B788.if.epil.preheader, label %B788.if

B912.unr-lcssa:                                   ; preds = %B788.if
  br i1 %35, label %B912, label %B788.if.epil.preheader

B788.if.epil.preheader:                           ; preds = %B912.unr-lcssa, %B788.if.lr.ph
  %share.4.2463.epil.init = phi double [ 0.000000e+00, %B788.if.lr.ph ], [ %.840.1, %B912.unr-lcssa ]
  %.778459461.epil.init = phi i64 [ 0, %B788.if.lr.ph ], [ %unroll_iter13, %B912.unr-lcssa ]
  %.815.epil = getelementptr double, ptr %47, i64 %.778459461.epil.init
  %.816.epil = load double, ptr %.815.epil, align 8
  %.820.epil = getelementptr i64, ptr %5, i64 %.778459461.epil.init
  %.821.epil = load i64, ptr %.820.epil, align 8
  %.823.epil = getelementptr double, ptr %.29.i, i64 %.821.epil
  %.824.epil = load double, ptr %.823.epil, align 8
  %.825.epil = fmul double %.816.epil, %.824.epil
  %.836.epil = getelementptr double, ptr %7, i64 %.821.epil
  %.837.epil = load double, ptr %.836.epil, align 8
  %.838.epil = fmul double %.825.epil, %.837.epil
  %.840.epil = fadd double %share.4.2463.epil.init, %.838.epil
  br label %B912

B912:                                             ; preds = %B788.if.epil.preheader, %B912.unr-lcssa
  %.840.lcssa = phi double [ %.840.1, %B912.unr-lcssa ], [ %.840.epil, %B788.if.epil.preheader ]
  br i1 %36, label %B1000.endif.thread, label %B942.if.lr.ph

B1000.endif.thread:                               ; preds = %B912
  %.10002 = fdiv double %.840.lcssa, %.683
  br label %B1150.if.lr.ph

B942.if.lr.ph:                                    ; preds = %B912
  %.974 = mul nuw nsw i64 %.645491525, %.29
  %48 = getelementptr double, ptr %.56, i64 %.974
  br i1 %37, label %B942.if.epil.preheader, label %B942.if

B1150.if.lr.ph.loopexit.unr-lcssa.unr-lcssa:      ; preds = %B1052.if
  br i1 %42, label %B1052.if.epil.preheader7, label %B1150.if.lr.ph.loopexit.unr-lcssa

B1052.if.epil.preheader7:                         ; preds = %B1052.if.preheader, %B1150.if.lr.ph.loopexit.unr-lcssa.unr-lcssa
  %.1092477479.epil.init13 = phi i64 [ 0, %B1052.if.preheader ], [ %.1099.1.1, %B1150.if.lr.ph.loopexit.unr-lcssa.unr-lcssa ]
  %49 = shl i64 %.1092477479.epil.init13, 3
  %sunkaddr80 = getelementptr i8, ptr %27, i64 %49
  %sunkaddr81 = getelementptr i8, ptr %sunkaddr80, i64 8
  %.1126.epil8 = load double, ptr %sunkaddr81, align 8
  %scevgep89.epil = getelementptr i8, ptr %lsr.iv17, i64 %49
  %.1133.epil9 = load double, ptr %scevgep89.epil, align 8
  %.1135.epil10 = fmul double %.10005, %.1133.epil9
  %.1136.epil11 = fadd double %.1126.epil8, %.1135.epil10
  store double %.1136.epil11, ptr %sunkaddr81, align 8
  %.1099.1.epil = add nuw i64 %.1092477479.epil.init13, 2
  %sunkaddr84 = getelementptr i8, ptr %sunkaddr80, i64 16
  %.1126.1.epil = load double, ptr %sunkaddr84, align 8
  %scevgep88.epil = getelementptr i8, ptr %scevgep89.epil, i64 8
  %.1133.1.epil = load double, ptr %scevgep88.epil, align 8
  %.1135.1.epil = fmul double %.10005, %.1133.1.epil
  %.1136.1.epil = fadd double %.1126.1.epil, %.1135.1.epil
  store double %.1136.1.epil, ptr %sunkaddr84, align 8
  br label %B1150.if.lr.ph.loopexit.unr-lcssa

B1150.if.lr.ph.loopexit.unr-lcssa:                ; preds = %B1052.if.epil.preheader7, %B1150.if.lr.ph.loopexit.unr-lcssa.unr-lcssa
  %.1099.1.lcssa = phi i64 [ %.1099.1.epil, %B1052.if.epil.preheader7 ], [ %.1099.1.1, %B1150.if.lr.ph.loopexit.unr-lcssa.unr-lcssa ]
  br i1 %44, label %B1150.if.lr.ph, label %B1052.if.epil.preheader

B1052.if.epil.preheader:                          ; preds = %B1052.if.lr.ph, %B1150.if.lr.ph.loopexit.unr-lcssa
  %.10006 = phi double [ %.1000, %B1052.if.lr.ph ], [ %.10005, %B1150.if.lr.ph.loopexit.unr-lcssa ]
  %.1092477479.epil.init = phi i64 [ 0, %B1052.if.lr.ph ], [ %.1099.1.lcssa, %B1150.if.lr.ph.loopexit.unr-lcssa ]
  %.1125.epil = getelementptr double, ptr %.78, i64 %.1092477479.epil.init
  %.1126.epil = load double, ptr %.1125.epil, align 8
  %.1132.epil = getelementptr double, ptr %48, i64 %.1092477479.epil.init
  %.1133.epil = load double, ptr %.1132.epil, align 8
  %.1135.epil = fmul double %.10006, %.1133.epil
  %.1136.epil = fadd double %.1126.epil, %.1135.epil
  store double %.1136.epil, ptr %.1125.epil, align 8
  br label %B1150.if.lr.ph

B1150.if.lr.ph:                                   ; preds = %B1052.if.epil.preheader, %B1150.if.lr.ph.loopexit.unr-lcssa, %B1000.endif.thread
  %.10003 = phi double [ %.10002, %B1000.endif.thread ], [ %.10005, %B1150.if.lr.ph.loopexit.unr-lcssa ], [ %.10006, %B1052.if.epil.preheader ]
  br i1 %33, label %B1150.if.epil.preheader, label %B1150.if

B1282:                                            ; preds = %B1525, %B692
  %.1364 = icmp ugt i64 %.29, -9223372036854775808
  %..29428 = select i1 %.1364, i64 0, i64 %.29
  %.1406551 = icmp sgt i64 %..29428, 0
  br i1 %.1406551, label %B1322.if.lr.ph, label %B1524

B1322.if.lr.ph:                                   ; preds = %B1282
  %.1412419 = add i64 %.29, 1
  %50 = add i64 %.49, %.45
  %51 = add i64 %.63, %.76
  %52 = add i64 %51, %50
  %53 = shl i64 %52, 3
  %54 = getelementptr i8, ptr %arg.problem.7, i64 %53
  %scevgep35 = getelementptr i8, ptr %54, i64 16
  %55 = shl i64 %50, 3
  %scevgep40 = getelementptr i8, ptr %arg.problem.7, i64 %55
  %56 = shl i64 %.29, 4
  br label %B1322.if

B1444:                                            ; preds = %B1364.if, %B1364.if.prol.loopexit, %B1322.if
  %.1594 = getelementptr double, ptr %.78, i64 %.1412546552
  %.1595 = load double, ptr %.1594, align 8
  %.1600 = mul i64 %.1412546552, %.1412419
  %.1602 = getelementptr double, ptr %.52, i64 %.1600
  %.1603 = load double, ptr %.1602, align 8
  %.1607 = fdiv double %.1595, %.1603
  store double %.1607, ptr %.1594, align 8
  %.1618 = getelementptr double, ptr %arg.problem.7, i64 %.1412546552
  store double %.1607, ptr %.1618, align 8
  %indvar.next = add nuw nsw i64 %indvar, 1
  %scevgep42 = getelementptr i8, ptr %lsr.iv41, i64 -8
  %exitcond.not = icmp eq i64 %indvar.next, %..29428
  br i1 %exitcond.not, label %B1524, label %B1322.if

B1524:                                            ; preds = %B1444, %B1282
  store ptr null, ptr %retptr, align 8
  ret void

B1525.loopexit.unr-lcssa:                         ; preds = %B1150.if
  br i1 %46, label %B1525, label %B1150.if.epil.preheader

B1150.if.epil.preheader:                          ; preds = %B1525.loopexit.unr-lcssa, %B1150.if.lr.ph
  %.1231484486.epil.init = phi i64 [ 0, %B1150.if.lr.ph ], [ %.1238.1, %B1525.loopexit.unr-lcssa ]
  %.1266.epil = getelementptr i64, ptr %5, i64 %.1231484486.epil.init
  %.1267.epil = load i64, ptr %.1266.epil, align 8
  %.1271.epil = getelementptr double, ptr %8, i64 %.1267.epil
  %.1272.epil = load double, ptr %.1271.epil, align 8
  %.1279.epil = getelementptr double, ptr %.29.i, i64 %.1267.epil
  %.1280.epil = load double, ptr %.1279.epil, align 8
  %.1286.epil = getelementptr double, ptr %47, i64 %.1231484486.epil.init
  %.1287.epil = load double, ptr %.1286.epil, align 8
  %.1288.epil = fmul double %.1280.epil, %.1287.epil
  %.1290.epil = fmul double %.10003, %.1288.epil
  %.1291.epil = fsub double %.1272.epil, %.1290.epil
  store double %.1291.epil, ptr %.1271.epil, align 8
  br label %B1525

B1525:                                            ; preds = %B724.if, %B1150.if.epil.preheader, %B1525.loopexit.unr-lcssa
  %scevgep49 = getelementptr i8, ptr %lsr.iv48, i64 %15
  %scevgep59 = getelementptr i8, ptr %lsr.iv58, i64 %22
  %scevgep18 = getelementptr i8, ptr %lsr.iv17, i64 %22
  %exitcond563.not = icmp eq i64 %.652, %arg.m
  br i1 %exitcond563.not, label %B1282, label %B724.if

B444.if.lr.ph:                                    ; preds = %entry
  %57 = getelementptr double, ptr %arg.problem.7, i64 %.36
  %.216425 = add nuw i64 %.29, 1
  %58 = shl i64 %.45, 3
  %59 = shl i64 %.49, 3
  %60 = getelementptr i8, ptr %arg.problem.7, i64 %58
  %61 = getelementptr i8, ptr %60, i64 %59
  %scevgep97 = getelementptr i8, ptr %61, i64 16
  %62 = shl i64 %.29, 3
  %63 = add i64 %.63, %.76
  %64 = add i64 %63, %.45
  %65 = add i64 %64, %.49
  %66 = shl i64 %65, 3
  %67 = getelementptr i8, ptr %arg.problem.7, i64 %66
  %scevgep103 = getelementptr i8, ptr %67, i64 16
  br label %B444.if

B444.if:                                          ; preds = %B444.if.lr.ph, %B586
  %lsr.iv98 = phi ptr [ %scevgep97, %B444.if.lr.ph ], [ %scevgep99, %B586 ]
  %.216439445 = phi i64 [ 0, %B444.if.lr.ph ], [ %.223, %B586 ]
  %68 = and i64 %.216439445, 9223372036854775806
  %.223 = add nuw nsw i64 %.216439445, 1
  %.255 = getelementptr double, ptr %57, i64 %.216439445
  %.256 = load double, ptr %.255, align 8
  %.259 = getelementptr double, ptr %.78, i64 %.216439445
  store double %.256, ptr %.259, align 8
  %.341433.not = icmp eq i64 %.216439445, 0
  br i1 %.341433.not, label %B586, label %B506.if.lr.ph

B506.if.lr.ph:                                    ; preds = %B444.if
  %.385 = mul nuw nsw i64 %.216439445, %.29
  %69 = getelementptr double, ptr %.52, i64 %.385
  %70 = icmp eq i64 %.216439445, 1
  br i1 %70, label %B506.if.epil.preheader, label %B506.if.preheader

B506.if.preheader:                                ; preds = %B506.if.lr.ph
  %sunkaddr39 = shl i64 %.216439445, 3
  %sunkaddr40 = getelementptr i8, ptr %.78, i64 %sunkaddr39
  br label %B506.if

B506.if:                                          ; preds = %B506.if.preheader, %B506.if
  %.394437 = phi double [ %.394.1, %B506.if ], [ %.256, %B506.if.preheader ]
  %.347432434 = phi i64 [ %.354.1, %B506.if ], [ 0, %B506.if.preheader ]
  %71 = shl i64 %.347432434, 3
  %scevgep101 = getelementptr i8, ptr %lsr.iv98, i64 %71
  %scevgep102 = getelementptr i8, ptr %scevgep101, i64 -8
  %.389 = load double, ptr %scevgep102, align 8
  %scevgep105 = getelementptr i8, ptr %scevgep103, i64 %71
  %scevgep106 = getelementptr i8, ptr %scevgep105, i64 -8
  %.392 = load double, ptr %scevgep106, align 8
  %.393 = fmul double %.389, %.392
  %.394 = fsub double %.394437, %.393
  store double %.394, ptr %sunkaddr40, align 8
  %.354.1 = add nuw i64 %.347432434, 2
  %.389.1 = load double, ptr %scevgep101, align 8
  %.392.1 = load double, ptr %scevgep105, align 8
  %.393.1 = fmul double %.389.1, %.392.1
  %.394.1 = fsub double %.394, %.393.1
  store double %.394.1, ptr %sunkaddr40, align 8
  %niter.ncmp.1 = icmp eq i64 %68, %.354.1
  br i1 %niter.ncmp.1, label %B586.loopexit.unr-lcssa, label %B506.if

B724.if:                                          ; preds = %B1525, %B724.if.lr.ph
  %lsr.iv17 = phi ptr [ %scevgep18, %B1525 ], [ %scevgep16, %B724.if.lr.ph ]
  %lsr.iv58 = phi ptr [ %scevgep59, %B1525 ], [ %scevgep57, %B724.if.lr.ph ]
  %lsr.iv48 = phi ptr [ %scevgep49, %B1525 ], [ %scevgep47, %B724.if.lr.ph ]
  %.645491525 = phi i64 [ %.652, %B1525 ], [ 0, %B724.if.lr.ph ]
  %.652 = add nuw nsw i64 %.645491525, 1
  %.682 = getelementptr double, ptr %.85, i64 %.645491525
  %.683 = load double, ptr %.682, align 8
  %.684 = fcmp oeq double %.683, 0.000000e+00
  br i1 %.684, label %B1525, label %B788.if.lr.ph

B788.if:                                          ; preds = %B788.if.lr.ph, %B788.if
  %share.4.2463 = phi double [ %.840.1, %B788.if ], [ 0.000000e+00, %B788.if.lr.ph ]
  %.778459461 = phi i64 [ %.785.1, %B788.if ], [ 0, %B788.if.lr.ph ]
  %72 = shl i64 %.778459461, 3
  %scevgep51 = getelementptr i8, ptr %lsr.iv48, i64 %72
  %scevgep52 = getelementptr i8, ptr %scevgep51, i64 -8
  %.816 = load double, ptr %scevgep52, align 8
  %scevgep55 = getelementptr i8, ptr %scevgep53, i64 %72
  %scevgep56 = getelementptr i8, ptr %scevgep55, i64 -8
  %.821 = load i64, ptr %scevgep56, align 8
  %.823 = getelementptr double, ptr %.29.i, i64 %.821
  %.824 = load double, ptr %.823, align 8
  %.825 = fmul double %.816, %.824
  %.836 = getelementptr double, ptr %7, i64 %.821
  %.837 = load double, ptr %.836, align 8
  %.838 = fmul double %.825, %.837
  %.840 = fadd double %share.4.2463, %.838
  %.785.1 = add nuw i64 %.778459461, 2
  %.816.1 = load double, ptr %scevgep51, align 8
  %.821.1 = load i64, ptr %scevgep55, align 8
  %.823.1 = getelementptr double, ptr %.29.i, i64 %.821.1
  %.824.1 = load double, ptr %.823.1, align 8
  %.825.1 = fmul double %.816.1, %.824.1
  %.836.1 = getelementptr double, ptr %7, i64 %.821.1
  %.837.1 = load double, ptr %.836.1, align 8
  %.838.1 = fmul double %.825.1, %.837.1
  %.840.1 = fadd double %.840, %.838.1
  %niter14.ncmp.1 = icmp eq i64 %unroll_iter13, %.785.1
  br i1 %niter14.ncmp.1, label %B912.unr-lcssa, label %B788.if

B942.if:                                          ; preds = %B942.if.lr.ph, %B942.if
  %share.5.2472 = phi double [ %.984.3, %B942.if ], [ %.840.lcssa, %B942.if.lr.ph ]
  %.940468470 = phi i64 [ %.947.3, %B942.if ], [ 0, %B942.if.lr.ph ]
  %73 = shl i64 %.940468470, 3
  %scevgep65 = getelementptr i8, ptr %lsr.iv58, i64 %73
  %scevgep66 = getelementptr i8, ptr %scevgep65, i64 -24
  %.978 = load double, ptr %scevgep66, align 8
  %scevgep73 = getelementptr i8, ptr %scevgep67, i64 %73
  %scevgep74 = getelementptr i8, ptr %scevgep73, i64 -24
  %.981 = load double, ptr %scevgep74, align 8
  %.982 = fmul double %.978, %.981
  %.984 = fsub double %share.5.2472, %.982
  %scevgep15 = getelementptr i8, ptr %scevgep65, i64 -16
  %.978.1 = load double, ptr %scevgep15, align 8
  %scevgep10 = getelementptr i8, ptr %scevgep73, i64 -16
  %.981.1 = load double, ptr %scevgep10, align 8
  %.982.1 = fmul double %.978.1, %.981.1
  %.984.1 = fsub double %.984, %.982.1
  %scevgep13 = getelementptr i8, ptr %scevgep65, i64 -8
  %.978.2 = load double, ptr %scevgep13, align 8
  %scevgep7 = getelementptr i8, ptr %scevgep73, i64 -8
  %.981.2 = load double, ptr %scevgep7, align 8
  %.982.2 = fmul double %.978.2, %.981.2
  %.984.2 = fsub double %.984.1, %.982.2
  %.947.3 = add nuw nsw i64 %.940468470, 4
  %.978.3 = load double, ptr %scevgep65, align 8
  %.981.3 = load double, ptr %scevgep73, align 8
  %.982.3 = fmul double %.978.3, %.981.3
  %.984.3 = fsub double %.984.2, %.982.3
  %niter20.ncmp.3 = icmp eq i64 %unroll_iter19, %.947.3
  br i1 %niter20.ncmp.3, label %B1052.if.lr.ph.unr-lcssa, label %B942.if

B1052.if.lr.ph.unr-lcssa:                         ; preds = %B942.if
  br i1 %38, label %B1052.if.lr.ph.thread, label %B942.if.epil.preheader

B1052.if.lr.ph.thread:                            ; preds = %B1052.if.lr.ph.unr-lcssa
  %.10004 = fdiv double %.984.3, %.683
  br label %B1052.if.preheader

B942.if.epil.preheader:                           ; preds = %B1052.if.lr.ph.unr-lcssa, %B942.if.lr.ph
  %share.5.2472.epil.init = phi double [ %.840.lcssa, %B942.if.lr.ph ], [ %.984.3, %B1052.if.lr.ph.unr-lcssa ]
  %.940468470.epil.init = phi i64 [ 0, %B942.if.lr.ph ], [ %unroll_iter19, %B1052.if.lr.ph.unr-lcssa ]
  %74 = shl i64 %.940468470.epil.init, 3
  %scevgep76 = getelementptr i8, ptr %scevgep75, i64 %74
  %scevgep19 = getelementptr i8, ptr %lsr.iv17, i64 %74
  br label %B942.if.epil

B942.if.epil:                                     ; preds = %B942.if.epil, %B942.if.epil.preheader
  %share.5.2472.epil = phi double [ %share.5.2472.epil.init, %B942.if.epil.preheader ], [ %.984.epil, %B942.if.epil ]
  %epil.iter = phi i64 [ 0, %B942.if.epil.preheader ], [ %epil.iter.next, %B942.if.epil ]
  %75 = shl i64 %epil.iter, 3
  %scevgep20 = getelementptr i8, ptr %scevgep19, i64 %75
  %.978.epil = load double, ptr %scevgep20, align 8
  %scevgep31 = getelementptr i8, ptr %scevgep76, i64 %75
  %.981.epil = load double, ptr %scevgep31, align 8
  %.982.epil = fmul double %.978.epil, %.981.epil
  %.984.epil = fsub double %share.5.2472.epil, %.982.epil
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter15, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B1052.if.lr.ph, label %B942.if.epil, !llvm.loop !47

B1052.if.lr.ph:                                   ; preds = %B942.if.epil
  %.1000 = fdiv double %.984.epil, %.683
  br i1 %39, label %B1052.if.epil.preheader, label %B1052.if.preheader

B1052.if.preheader:                               ; preds = %B1052.if.lr.ph, %B1052.if.lr.ph.thread
  %.10005 = phi double [ %.10004, %B1052.if.lr.ph.thread ], [ %.1000, %B1052.if.lr.ph ]
  br i1 %40, label %B1052.if.epil.preheader7, label %B1052.if

B1052.if:                                         ; preds = %B1052.if.preheader, %B1052.if
  %lsr.iv21 = phi i64 [ %lsr.iv.next22, %B1052.if ], [ %32, %B1052.if.preheader ]
  %.1092477479 = phi i64 [ %.1099.1.1, %B1052.if ], [ 0, %B1052.if.preheader ]
  %76 = shl i64 %.1092477479, 3
  %scevgep50 = getelementptr i8, ptr %scevgep67, i64 %76
  %scevgep54 = getelementptr i8, ptr %scevgep50, i64 -16
  %scevgep58 = getelementptr i8, ptr %scevgep50, i64 -24
  %.1126 = load double, ptr %scevgep58, align 8
  %scevgep68 = getelementptr i8, ptr %lsr.iv58, i64 %76
  %scevgep30 = getelementptr i8, ptr %scevgep68, i64 -24
  %.1133 = load double, ptr %scevgep30, align 8
  %.1135 = fmul double %.10005, %.1133
  %.1136 = fadd double %.1126, %.1135
  store double %.1136, ptr %scevgep58, align 8
  %.1126.1 = load double, ptr %scevgep54, align 8
  %scevgep28 = getelementptr i8, ptr %scevgep68, i64 -16
  %.1133.1 = load double, ptr %scevgep28, align 8
  %.1135.1 = fmul double %.10005, %.1133.1
  %.1136.1 = fadd double %.1126.1, %.1135.1
  store double %.1136.1, ptr %scevgep54, align 8
  %scevgep33 = getelementptr i8, ptr %scevgep50, i64 -8
  %.1126.116 = load double, ptr %scevgep33, align 8
  %scevgep26 = getelementptr i8, ptr %scevgep68, i64 -8
  %.1133.117 = load double, ptr %scevgep26, align 8
  %.1135.118 = fmul double %.10005, %.1133.117
  %.1136.119 = fadd double %.1126.116, %.1135.118
  store double %.1136.119, ptr %scevgep33, align 8
  %.1099.1.1 = add i64 %.1092477479, 4
  %.1126.1.1 = load double, ptr %scevgep50, align 8
  %.1133.1.1 = load double, ptr %scevgep68, align 8
  %.1135.1.1 = fmul double %.10005, %.1133.1.1
  %.1136.1.1 = fadd double %.1126.1.1, %.1135.1.1
  store double %.1136.1.1, ptr %scevgep50, align 8
  %lsr.iv.next22 = add i64 %lsr.iv21, 2
  %niter.ncmp.120 = icmp eq i64 %lsr.iv.next22, 0
  br i1 %niter.ncmp.120, label %B1150.if.lr.ph.loopexit.unr-lcssa.unr-lcssa, label %B1052.if

B1150.if:                                         ; preds = %B1150.if.lr.ph, %B1150.if
  %.1231484486 = phi i64 [ %.1238.1, %B1150.if ], [ 0, %B1150.if.lr.ph ]
  %77 = shl i64 %.1231484486, 3
  %scevgep92 = getelementptr i8, ptr %scevgep53, i64 %77
  %scevgep93 = getelementptr i8, ptr %scevgep92, i64 -8
  %.1267 = load i64, ptr %scevgep93, align 8
  %.1271 = getelementptr double, ptr %8, i64 %.1267
  %.1272 = load double, ptr %.1271, align 8
  %.1279 = getelementptr double, ptr %.29.i, i64 %.1267
  %.1280 = load double, ptr %.1279, align 8
  %scevgep34 = getelementptr i8, ptr %lsr.iv48, i64 %77
  %scevgep37 = getelementptr i8, ptr %scevgep34, i64 -8
  %.1287 = load double, ptr %scevgep37, align 8
  %.1288 = fmul double %.1280, %.1287
  %.1290 = fmul double %.10003, %.1288
  %.1291 = fsub double %.1272, %.1290
  store double %.1291, ptr %.1271, align 8
  %.1238.1 = add nuw i64 %.1231484486, 2
  %.1267.1 = load i64, ptr %scevgep92, align 8
  %.1271.1 = getelementptr double, ptr %8, i64 %.1267.1
  %.1272.1 = load double, ptr %.1271.1, align 8
  %.1279.1 = getelementptr double, ptr %.29.i, i64 %.1267.1
  %.1280.1 = load double, ptr %.1279.1, align 8
  %.1287.1 = load double, ptr %scevgep34, align 8
  %.1288.1 = fmul double %.1280.1, %.1287.1
  %.1290.1 = fmul double %.10003, %.1288.1
  %.1291.1 = fsub double %.1272.1, %.1290.1
  store double %.1291.1, ptr %.1271.1, align 8
  %niter32.ncmp.1 = icmp eq i64 %unroll_iter13, %.1238.1
  br i1 %niter32.ncmp.1, label %B1525.loopexit.unr-lcssa, label %B1150.if

B1322.if:                                         ; preds = %B1444, %B1322.if.lr.ph
  %lsr.iv41 = phi ptr [ %scevgep40, %B1322.if.lr.ph ], [ %scevgep42, %B1444 ]
  %indvar = phi i64 [ 0, %B1322.if.lr.ph ], [ %indvar.next, %B1444 ]
  %.1412546552.in = phi i64 [ %.29, %B1322.if.lr.ph ], [ %.1412546552, %B1444 ]
  %.1412546552 = add i64 %.1412546552.in, -1
  %.1486 = sub i64 %.29, %.1412546552.in
  %invariant.gep = getelementptr double, ptr %.52, i64 %.1412546552
  %.1529539.not = icmp eq i64 %.1486, 0
  br i1 %.1529539.not, label %B1444, label %B1364.if.lr.ph

B1364.if.lr.ph:                                   ; preds = %B1322.if
  %.1569 = getelementptr double, ptr %.78, i64 %.1412546552
  %.1569.promoted = load double, ptr %.1569, align 8
  %xtraiter33 = and i64 %indvar, 1
  %lcmp.mod34.not = icmp eq i64 %xtraiter33, 0
  br i1 %lcmp.mod34.not, label %B1364.if.prol.loopexit, label %B1364.if.prol

B1364.if.prol:                                    ; preds = %B1364.if.lr.ph
  %.1538.prol = add nsw i64 %.1486, -1
  %.1542.prol = add i64 %.1412546552.in, 1
  %.1572.prol = mul nsw i64 %.1412546552.in, %.29
  %gep.prol = getelementptr double, ptr %invariant.gep, i64 %.1572.prol
  %.1577.prol = load double, ptr %gep.prol, align 8
  %.1579.prol = getelementptr double, ptr %.78, i64 %.1412546552.in
  %.1580.prol = load double, ptr %.1579.prol, align 8
  %.1581.prol = fmul double %.1577.prol, %.1580.prol
  %.1582.prol = fsub double %.1569.promoted, %.1581.prol
  %sunkaddr113 = shl i64 %.1412546552, 3
  %sunkaddr114 = getelementptr i8, ptr %.78, i64 %sunkaddr113
  store double %.1582.prol, ptr %sunkaddr114, align 8
  br label %B1364.if.prol.loopexit

B1364.if.prol.loopexit:                           ; preds = %B1364.if.prol, %B1364.if.lr.ph
  %.1582544.unr = phi double [ %.1569.promoted, %B1364.if.lr.ph ], [ %.1582.prol, %B1364.if.prol ]
  %.1528537541.unr = phi i64 [ %.1486, %B1364.if.lr.ph ], [ %.1538.prol, %B1364.if.prol ]
  %.1535538540.unr = phi i64 [ %.1412546552.in, %B1364.if.lr.ph ], [ %.1542.prol, %B1364.if.prol ]
  %78 = icmp eq i64 %indvar, 1
  br i1 %78, label %B1444, label %B1364.if.preheader

B1364.if.preheader:                               ; preds = %B1364.if.prol.loopexit
  %79 = add i64 %.1528537541.unr, 2
  %80 = shl i64 %.1535538540.unr, 3
  %scevgep36 = getelementptr i8, ptr %scevgep35, i64 %80
  %81 = add i64 %80, 8
  %82 = mul i64 %81, %.29
  %83 = add i64 %80, 16
  %84 = mul i64 %83, %.29
  %sunkaddr41 = shl i64 %.1412546552, 3
  %sunkaddr42 = getelementptr i8, ptr %.78, i64 %sunkaddr41
  br label %B1364.if

B1364.if:                                         ; preds = %B1364.if, %B1364.if.preheader
  %lsr.iv43 = phi ptr [ %lsr.iv41, %B1364.if.preheader ], [ %scevgep44, %B1364.if ]
  %lsr.iv37 = phi ptr [ %scevgep36, %B1364.if.preheader ], [ %scevgep38, %B1364.if ]
  %lsr.iv = phi i64 [ %79, %B1364.if.preheader ], [ %lsr.iv.next, %B1364.if ]
  %.1582544 = phi double [ %.1582544.unr, %B1364.if.preheader ], [ %.1582.1, %B1364.if ]
  %scevgep45 = getelementptr i8, ptr %lsr.iv43, i64 %82
  %.1577 = load double, ptr %scevgep45, align 8
  %scevgep39 = getelementptr i8, ptr %lsr.iv37, i64 -8
  %.1580 = load double, ptr %scevgep39, align 8
  %.1581 = fmul double %.1577, %.1580
  %.1582 = fsub double %.1582544, %.1581
  store double %.1582, ptr %sunkaddr42, align 8
  %scevgep46 = getelementptr i8, ptr %lsr.iv43, i64 %84
  %.1577.1 = load double, ptr %scevgep46, align 8
  %.1580.1 = load double, ptr %lsr.iv37, align 8
  %.1581.1 = fmul double %.1577.1, %.1580.1
  %.1582.1 = fsub double %.1582, %.1581.1
  store double %.1582.1, ptr %sunkaddr42, align 8
  %lsr.iv.next = add i64 %lsr.iv, -2
  %scevgep38 = getelementptr i8, ptr %lsr.iv37, i64 16
  %scevgep44 = getelementptr i8, ptr %lsr.iv43, i64 %56
  %.1529.1 = icmp sgt i64 %lsr.iv.next, 2
  br i1 %.1529.1, label %B1364.if, label %B1444
}

declare double @llvm.fabs.f64(double) #0

define noundef i32 @rk4(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.problem.0, i64 %arg.problem.1, i64 %arg.problem.2, i64 %arg.problem.3, ptr readonly captures(none) %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, i64 %arg.projected, ptr readonly captures(none) %arg.times, i64 %arg.count, ptr captures(none) %arg.index, ptr %arg.states, ptr %arg.room, i64 %arg.budget) local_unnamed_addr {
entry:
  %.243 = alloca i8, align 1
  store i8 0, ptr %.243, align 1
  %.612 = alloca i8, align 1
  store i8 0, ptr %.612, align 1
  %.877 = alloca i8, align 1
  store i8 0, ptr %.877, align 1
  %.35 = load i64, ptr %arg.problem.4, align 8
  %.36 = shl i64 %.35, 1
  %.37 = add i64 %.36, 2
  %.43.idx = shl nsw i64 %.37, 5
  %.43 = getelementptr inbounds i8, ptr %arg.room, i64 %.43.idx
  %.46.idx = mul i64 %.37, 40
  %.46 = getelementptr i8, ptr %arg.room, i64 %.46.idx
  %.138460.not = icmp slt i64 %arg.budget, 1
  br i1 %.138460.not, label %common.ret, label %B164.if.lr.ph

B164.if.lr.ph:                                    ; preds = %entry
  %.460 = icmp slt i64 %.35, 0
  %..37329 = select i1 %.460, i64 0, i64 %.37
  %0 = getelementptr double, ptr %arg.room, i64 %.37
  %.idx = shl i64 %.37, 4
  %1 = getelementptr i8, ptr %arg.room, i64 %.idx
  %.idx326 = mul i64 %.37, 24
  %2 = getelementptr i8, ptr %arg.room, i64 %.idx326
  %xtraiter.i = and i64 %.37, 2
  %unroll_iter.i = and i64 %.37, 9223372036854775804
  %unroll_iter = and i64 %..37329, 9223372036854775804
  %scevgep = getelementptr i8, ptr %arg.states, i64 8
  %3 = shl i64 %.37, 3
  %4 = shl i64 %.35, 6
  %5 = getelementptr i8, ptr %arg.room, i64 %4
  %scevgep65 = getelementptr i8, ptr %5, i64 72
  %6 = shl i64 %.35, 4
  %7 = getelementptr i8, ptr %arg.room, i64 %6
  %scevgep74 = getelementptr i8, ptr %7, i64 24
  %8 = shl i64 %.35, 5
  %9 = getelementptr i8, ptr %arg.room, i64 %8
  %scevgep87 = getelementptr i8, ptr %9, i64 40
  %10 = mul i64 %.35, 80
  %11 = getelementptr i8, ptr %arg.room, i64 %10
  %scevgep101 = getelementptr i8, ptr %11, i64 104
  %12 = getelementptr i8, ptr %arg.states, i64 %6
  %scevgep117 = getelementptr i8, ptr %12, i64 40
  %scevgep126 = getelementptr i8, ptr %12, i64 16
  %13 = icmp sgt i64 %..37329, 0
  %14 = icmp eq i64 %arg.projected, 0
  %15 = icmp ult i64 %.37, 4
  %16 = icmp eq i64 %xtraiter.i, 0
  %17 = icmp ult i64 %..37329, 4
  %18 = and i64 %..37329, 2
  %19 = icmp eq i64 %18, 0
  br label %B164.if

common.ret:                                       ; preds = %B1024, %B72.loopexit.i, %B840, %B512.2, %B554.2, %B164.if, %entry
  %.sink = phi i64 [ 1, %entry ], [ 1, %B1024 ], [ 2, %B554.2 ], [ 0, %B164.if ], [ 2, %B512.2 ], [ 2, %B840 ], [ 3, %B72.loopexit.i ]
  store i64 %.sink, ptr %retptr, align 8
  ret i32 0

B220:                                             ; preds = %B164.if
  %.215 = getelementptr double, ptr %arg.times, i64 %.178
  %.216 = load double, ptr %.215, align 8
  %.219 = mul i64 %.178, %.37
  %.221 = getelementptr double, ptr %arg.states, i64 %.219
  %sunkaddr = shl i64 %.178, 3
  %sunkaddr132 = getelementptr i8, ptr %arg.times, i64 %sunkaddr
  %sunkaddr133 = getelementptr i8, ptr %sunkaddr132, i64 8
  %.232 = load double, ptr %sunkaddr133, align 8
  %.234 = fsub double %.232, %.216
  store i8 0, ptr %.243, align 1
  call fastcc void @part7(ptr nonnull %.243, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.216, ptr %.221, ptr %arg.room)
  %.257 = load i8, ptr %.243, align 1
  %.412 = fmul double %.234, 5.000000e-01
  %.583 = fadd double %.216, %.412
  br i1 %13, label %B430.if.preheader, label %B548

B548:                                             ; preds = %B430.if, %B220
  %20 = icmp eq i8 %.257, 0
  br i1 %20, label %B622, label %B554

B554:                                             ; preds = %B548
  store i8 0, ptr %.612, align 1
  call fastcc void @part7(ptr nonnull %.612, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.583, ptr %.43, ptr %0)
  %.626 = load i8, ptr %.612, align 1
  %.629 = icmp ne i8 %.626, 0
  br label %B622

B622:                                             ; preds = %B554, %B548
  %"$phi622.2.2.2" = phi i1 [ false, %B548 ], [ %.629, %B554 ]
  br i1 %13, label %B430.if.1.preheader, label %B548.1

B430.if.1.preheader:                              ; preds = %B622
  %21 = mul i64 %.178, %3
  %scevgep70 = getelementptr i8, ptr %scevgep, i64 %21
  br label %B430.if.1

B430.if.1:                                        ; preds = %B430.if.1, %B430.if.1.preheader
  %.508340342.1 = phi i64 [ %.515.1.1, %B430.if.1 ], [ 0, %B430.if.1.preheader ]
  %22 = shl i64 %.508340342.1, 3
  %scevgep72 = getelementptr i8, ptr %scevgep70, i64 %22
  %scevgep73 = getelementptr i8, ptr %scevgep72, i64 -8
  %.542.1 = load double, ptr %scevgep73, align 8
  %scevgep76 = getelementptr i8, ptr %scevgep74, i64 %22
  %scevgep77 = getelementptr i8, ptr %scevgep76, i64 -8
  %.550.1 = load double, ptr %scevgep77, align 8
  %.552.1 = fmul double %.412, %.550.1
  %.553.1 = fadd double %.542.1, %.552.1
  %scevgep80 = getelementptr i8, ptr %scevgep65, i64 %22
  %scevgep81 = getelementptr i8, ptr %scevgep80, i64 -8
  store double %.553.1, ptr %scevgep81, align 8
  %.515.1.1 = add nuw nsw i64 %.508340342.1, 2
  %.542.1.1 = load double, ptr %scevgep72, align 8
  %.550.1.1 = load double, ptr %scevgep76, align 8
  %.552.1.1 = fmul double %.412, %.550.1.1
  %.553.1.1 = fadd double %.542.1.1, %.552.1.1
  store double %.553.1.1, ptr %scevgep80, align 8
  %exitcond.1.not.1 = icmp eq i64 %..37329, %.515.1.1
  br i1 %exitcond.1.not.1, label %B548.1, label %B430.if.1

B548.1:                                           ; preds = %B430.if.1, %B622
  br i1 %"$phi622.2.2.2", label %B554.1, label %B622.1

B554.1:                                           ; preds = %B548.1
  store i8 0, ptr %.612, align 1
  call fastcc void @part7(ptr nonnull %.612, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.583, ptr %.43, ptr %1)
  %.626.1 = load i8, ptr %.612, align 1
  %.629.1 = icmp ne i8 %.626.1, 0
  br label %B622.1

B622.1:                                           ; preds = %B554.1, %B548.1
  %"$phi622.2.2.2.1" = phi i1 [ false, %B548.1 ], [ %.629.1, %B554.1 ]
  br i1 %13, label %B430.if.2.preheader, label %B512.2

B430.if.2.preheader:                              ; preds = %B622.1
  %23 = mul i64 %.178, %3
  %scevgep83 = getelementptr i8, ptr %scevgep, i64 %23
  br label %B430.if.2

B430.if.2:                                        ; preds = %B430.if.2, %B430.if.2.preheader
  %.508340342.2 = phi i64 [ %.515.2.1, %B430.if.2 ], [ 0, %B430.if.2.preheader ]
  %24 = shl i64 %.508340342.2, 3
  %scevgep85 = getelementptr i8, ptr %scevgep83, i64 %24
  %scevgep86 = getelementptr i8, ptr %scevgep85, i64 -8
  %.542.2 = load double, ptr %scevgep86, align 8
  %scevgep89 = getelementptr i8, ptr %scevgep87, i64 %24
  %scevgep90 = getelementptr i8, ptr %scevgep89, i64 -8
  %.550.2 = load double, ptr %scevgep90, align 8
  %.552.2 = fmul double %.234, %.550.2
  %.553.2 = fadd double %.542.2, %.552.2
  %scevgep93 = getelementptr i8, ptr %scevgep65, i64 %24
  %scevgep94 = getelementptr i8, ptr %scevgep93, i64 -8
  store double %.553.2, ptr %scevgep94, align 8
  %.515.2.1 = add nuw nsw i64 %.508340342.2, 2
  %.542.2.1 = load double, ptr %scevgep85, align 8
  %.550.2.1 = load double, ptr %scevgep89, align 8
  %.552.2.1 = fmul double %.234, %.550.2.1
  %.553.2.1 = fadd double %.542.2.1, %.552.2.1
  store double %.553.2.1, ptr %scevgep93, align 8
  %exitcond.2.not.1 = icmp eq i64 %..37329, %.515.2.1
  br i1 %exitcond.2.not.1, label %B512.2, label %B430.if.2

B512.2:                                           ; preds = %B430.if.2, %B622.1
  br i1 %"$phi622.2.2.2.1", label %B554.2, label %common.ret

B554.2:                                           ; preds = %B512.2
  %.571.2 = load double, ptr %sunkaddr133, align 8
  store i8 0, ptr %.612, align 1
  call fastcc void @part7(ptr nonnull %.612, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.571.2, ptr %.43, ptr %2)
  %.626.2 = load i8, ptr %.612, align 1
  %.629.2.not = icmp eq i8 %.626.2, 0
  br i1 %.629.2.not, label %common.ret, label %B648

B648:                                             ; preds = %B554.2
  br i1 %13, label %B678.if.lr.ph, label %B836

B678.if.lr.ph:                                    ; preds = %B648
  %.853 = fdiv double %.234, 6.000000e+00
  br label %B678.if

B836:                                             ; preds = %B678.if, %B648
  br i1 %14, label %B910, label %B840

B840:                                             ; preds = %B836
  %.874 = load double, ptr %sunkaddr133, align 8
  store i8 0, ptr %.877, align 1
  call fastcc void @part8(ptr nonnull %.877, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.874, ptr %.46)
  %.891 = load i8, ptr %.877, align 1
  %.894.not = icmp eq i8 %.891, 0
  br i1 %.894.not, label %common.ret, label %B910

B910:                                             ; preds = %B840, %B836
  br i1 %.460, label %B960, label %B38.if.preheader.i

B38.if.preheader.i:                               ; preds = %B910
  br i1 %15, label %B38.if.epil.preheader.i, label %B38.if.i

B72.loopexit.unr-lcssa.i:                         ; preds = %B38.if.i
  br i1 %16, label %B72.loopexit.i, label %B38.if.epil.preheader.i

B38.if.epil.preheader.i:                          ; preds = %B72.loopexit.unr-lcssa.i, %B38.if.preheader.i
  %total.2.039.epil.init.i = phi double [ 0.000000e+00, %B38.if.preheader.i ], [ %.135.3.i, %B72.loopexit.unr-lcssa.i ]
  %.983537.epil.init.i = phi i64 [ 0, %B38.if.preheader.i ], [ %unroll_iter.i, %B72.loopexit.unr-lcssa.i ]
  %25 = shl i64 %.983537.epil.init.i, 3
  %scevgep.i = getelementptr i8, ptr %.46, i64 %25
  br label %B38.if.epil.i

B38.if.epil.i:                                    ; preds = %B38.if.epil.i, %B38.if.epil.preheader.i
  %total.2.039.epil.i = phi double [ %.135.epil.i, %B38.if.epil.i ], [ %total.2.039.epil.init.i, %B38.if.epil.preheader.i ]
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B38.if.epil.i ], [ 0, %B38.if.epil.preheader.i ]
  %26 = shl i64 %epil.iter.i, 3
  %scevgep109 = getelementptr i8, ptr %scevgep.i, i64 %26
  %.132.epil.i = load double, ptr %scevgep109, align 8, !noalias !48
  %.133.epil.i = fmul double %.132.epil.i, 0.000000e+00
  %.135.epil.i = fadd double %total.2.039.epil.i, %.133.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B72.loopexit.i, label %B38.if.epil.i, !llvm.loop !51

B72.loopexit.i:                                   ; preds = %B38.if.epil.i, %B72.loopexit.unr-lcssa.i
  %.135.lcssa.i = phi double [ %.135.3.i, %B72.loopexit.unr-lcssa.i ], [ %.135.epil.i, %B38.if.epil.i ]
  %27 = fcmp une double %.135.lcssa.i, 0.000000e+00
  br i1 %27, label %common.ret, label %B960

B38.if.i:                                         ; preds = %B38.if.preheader.i, %B38.if.i
  %total.2.039.i = phi double [ %.135.3.i, %B38.if.i ], [ 0.000000e+00, %B38.if.preheader.i ]
  %.983537.i = phi i64 [ %.105.3.i, %B38.if.i ], [ 0, %B38.if.preheader.i ]
  %sunkaddr.i = shl i64 %.983537.i, 3
  %scevgep107 = getelementptr i8, ptr %scevgep101, i64 %sunkaddr.i
  %scevgep108 = getelementptr i8, ptr %scevgep107, i64 -24
  %.132.i = load double, ptr %scevgep108, align 8, !noalias !48
  %.133.i = fmul double %.132.i, 0.000000e+00
  %.135.i = fadd double %total.2.039.i, %.133.i
  %scevgep106 = getelementptr i8, ptr %scevgep107, i64 -16
  %.132.1.i = load double, ptr %scevgep106, align 8, !noalias !48
  %.133.1.i = fmul double %.132.1.i, 0.000000e+00
  %.135.1.i = fadd double %.135.i, %.133.1.i
  %scevgep104 = getelementptr i8, ptr %scevgep107, i64 -8
  %.132.2.i = load double, ptr %scevgep104, align 8, !noalias !48
  %.133.2.i = fmul double %.132.2.i, 0.000000e+00
  %.135.2.i = fadd double %.135.1.i, %.133.2.i
  %.105.3.i = add nuw nsw i64 %.983537.i, 4
  %.132.3.i = load double, ptr %scevgep107, align 8, !noalias !48
  %.133.3.i = fmul double %.132.3.i, 0.000000e+00
  %.135.3.i = fadd double %.135.2.i, %.133.3.i
  %niter.ncmp.3.i = icmp eq i64 %unroll_iter.i, %.105.3.i
  br i1 %niter.ncmp.3.i, label %B72.loopexit.unr-lcssa.i, label %B38.if.i

B960:                                             ; preds = %B72.loopexit.i, %B910
  br i1 %13, label %B990.if.lr.ph, label %B1024

B990.if.lr.ph:                                    ; preds = %B960
  br i1 %17, label %B990.if.epil.preheader, label %B990.if.preheader

B990.if.preheader:                                ; preds = %B990.if.lr.ph
  %28 = mul i64 %.178, %3
  %scevgep118 = getelementptr i8, ptr %scevgep117, i64 %28
  br label %B990.if

B1024.loopexit.unr-lcssa:                         ; preds = %B990.if
  br i1 %19, label %B1024, label %B990.if.epil.preheader

B990.if.epil.preheader:                           ; preds = %B1024.loopexit.unr-lcssa, %B990.if.lr.ph
  %.1090368370.epil.init = phi i64 [ 0, %B990.if.lr.ph ], [ %.1097.3, %B1024.loopexit.unr-lcssa ]
  %29 = mul i64 %.178, %3
  %30 = shl i64 %.1090368370.epil.init, 3
  %31 = getelementptr i8, ptr %scevgep126, i64 %29
  %scevgep127 = getelementptr i8, ptr %31, i64 %30
  %scevgep130 = getelementptr i8, ptr %.46, i64 %30
  br label %B990.if.epil

B990.if.epil:                                     ; preds = %B990.if.epil, %B990.if.epil.preheader
  %epil.iter = phi i64 [ 0, %B990.if.epil.preheader ], [ %epil.iter.next, %B990.if.epil ]
  %32 = shl nuw nsw i64 %epil.iter, 3
  %scevgep131 = getelementptr i8, ptr %scevgep130, i64 %32
  %.1124.epil = load double, ptr %scevgep131, align 8
  %scevgep128 = getelementptr i8, ptr %scevgep127, i64 %32
  store double %.1124.epil, ptr %scevgep128, align 8
  %epil.iter.next = add nuw nsw i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, 2
  br i1 %epil.iter.cmp.not, label %B1024, label %B990.if.epil, !llvm.loop !52

B1024:                                            ; preds = %B990.if.epil, %B1024.loopexit.unr-lcssa, %B960
  store i64 %.183, ptr %arg.index, align 8
  %.138 = icmp sgt i64 %.137374470, 1
  br i1 %.138, label %B164.if, label %common.ret

B164.if:                                          ; preds = %B1024, %B164.if.lr.ph
  %.137374470 = phi i64 [ %arg.budget, %B164.if.lr.ph ], [ %.147, %B1024 ]
  %.147 = add nsw i64 %.137374470, -1
  %.178 = load i64, ptr %arg.index, align 8
  %.183 = add nsw i64 %.178, 1
  %.185.not = icmp slt i64 %.183, %arg.count
  br i1 %.185.not, label %B220, label %common.ret

B430.if.preheader:                                ; preds = %B220
  %33 = mul i64 %.178, %3
  %scevgep57 = getelementptr i8, ptr %scevgep, i64 %33
  br label %B430.if

B430.if:                                          ; preds = %B430.if, %B430.if.preheader
  %.508340342 = phi i64 [ %.515.140, %B430.if ], [ 0, %B430.if.preheader ]
  %34 = shl i64 %.508340342, 3
  %scevgep59 = getelementptr i8, ptr %scevgep57, i64 %34
  %scevgep60 = getelementptr i8, ptr %scevgep59, i64 -8
  %.542 = load double, ptr %scevgep60, align 8
  %sunkaddr141 = getelementptr i8, ptr %arg.room, i64 %34
  %.550 = load double, ptr %sunkaddr141, align 8
  %.552 = fmul double %.412, %.550
  %.553 = fadd double %.542, %.552
  %scevgep67 = getelementptr i8, ptr %scevgep65, i64 %34
  %scevgep68 = getelementptr i8, ptr %scevgep67, i64 -8
  store double %.553, ptr %scevgep68, align 8
  %.515.140 = add nuw nsw i64 %.508340342, 2
  %.542.142 = load double, ptr %scevgep59, align 8
  %sunkaddr144 = getelementptr i8, ptr %sunkaddr141, i64 8
  %.550.144 = load double, ptr %sunkaddr144, align 8
  %.552.145 = fmul double %.412, %.550.144
  %.553.146 = fadd double %.542.142, %.552.145
  store double %.553.146, ptr %scevgep67, align 8
  %exitcond.not.1 = icmp eq i64 %..37329, %.515.140
  br i1 %exitcond.not.1, label %B548, label %B430.if

B678.if:                                          ; preds = %B678.if, %B678.if.lr.ph
  %.786361363 = phi i64 [ 0, %B678.if.lr.ph ], [ %.793, %B678.if ]
  %.793 = add nuw nsw i64 %.786361363, 1
  %35 = shl i64 %.786361363, 3
  %scevgep100 = getelementptr i8, ptr %arg.room, i64 %35
  %.820 = load double, ptr %scevgep100, align 8
  %scevgep97 = getelementptr i8, ptr %0, i64 %35
  %.825 = load double, ptr %scevgep97, align 8
  %.827 = fmul double %.825, 2.000000e+00
  %.828 = fadd double %.820, %.827
  %scevgep96 = getelementptr i8, ptr %1, i64 %35
  %.834 = load double, ptr %scevgep96, align 8
  %.836 = fmul double %.834, 2.000000e+00
  %.837 = fadd double %.828, %.836
  %scevgep95 = getelementptr i8, ptr %2, i64 %35
  %.843 = load double, ptr %scevgep95, align 8
  %.844 = fadd double %.843, %.837
  %scevgep99 = getelementptr i8, ptr %.221, i64 %35
  %.847 = load double, ptr %scevgep99, align 8
  %.854 = fmul double %.853, %.844
  %.855 = fadd double %.847, %.854
  %scevgep98 = getelementptr i8, ptr %.46, i64 %35
  store double %.855, ptr %scevgep98, align 8
  %exitcond588.not = icmp eq i64 %..37329, %.793
  br i1 %exitcond588.not, label %B836, label %B678.if

B990.if:                                          ; preds = %B990.if, %B990.if.preheader
  %.1090368370 = phi i64 [ %.1097.3, %B990.if ], [ 0, %B990.if.preheader ]
  %36 = shl i64 %.1090368370, 3
  %scevgep115 = getelementptr i8, ptr %scevgep101, i64 %36
  %scevgep116 = getelementptr i8, ptr %scevgep115, i64 -24
  %.1124 = load double, ptr %scevgep116, align 8
  %scevgep124 = getelementptr i8, ptr %scevgep118, i64 %36
  %scevgep125 = getelementptr i8, ptr %scevgep124, i64 -24
  store double %.1124, ptr %scevgep125, align 8
  %scevgep114 = getelementptr i8, ptr %scevgep115, i64 -16
  %.1124.1 = load double, ptr %scevgep114, align 8
  %scevgep123 = getelementptr i8, ptr %scevgep124, i64 -16
  store double %.1124.1, ptr %scevgep123, align 8
  %scevgep112 = getelementptr i8, ptr %scevgep115, i64 -8
  %.1124.2 = load double, ptr %scevgep112, align 8
  %scevgep121 = getelementptr i8, ptr %scevgep124, i64 -8
  store double %.1124.2, ptr %scevgep121, align 8
  %.1097.3 = add nuw nsw i64 %.1090368370, 4
  %.1124.3 = load double, ptr %scevgep115, align 8
  store double %.1124.3, ptr %scevgep124, align 8
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.1097.3
  br i1 %niter.ncmp.3, label %B1024.loopexit.unr-lcssa, label %B990.if
}

define internal fastcc void @part7(ptr noalias nonnull writeonly captures(none) %retptr, i64 %arg.problem.0, i64 %arg.problem.1, ptr readonly captures(none) %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr captures(none) %arg.problem.7, ptr %arg.problem.8, double %arg.t, ptr %arg.y, ptr %arg.rate) unnamed_addr {
entry:
  %.56 = alloca i64, align 8
  store i64 0, ptr %.56, align 8
  %.26.not = icmp eq i64 %arg.problem.1, 0
  br i1 %.26.not, label %B108, label %B26

B26:                                              ; preds = %entry
  %.37 = inttoptr i64 %arg.problem.1 to ptr
  %.38 = tail call i64 %.37(double %arg.t, ptr %arg.y, ptr %arg.problem.5, ptr %arg.rate, ptr %arg.problem.8)
  %.39.not = icmp eq i64 %.38, 0
  br i1 %.39.not, label %B108, label %common.ret

common.ret:                                       ; preds = %B108, %B26, %B682
  %.sink = phi i8 [ 1, %B682 ], [ 1, %B26 ], [ 0, %B108 ]
  store i8 %.sink, ptr %retptr, align 1
  ret void

B108:                                             ; preds = %B26, %entry
  store i64 0, ptr %.56, align 8
  call fastcc void @part0(ptr nonnull %.56, i64 %arg.problem.0, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %arg.t, ptr %arg.y)
  %.70 = load i64, ptr %.56, align 8
  %.84 = icmp slt i64 %.70, 0
  br i1 %.84, label %common.ret, label %B154

B154:                                             ; preds = %B108
  %.114 = load i64, ptr %arg.problem.4, align 8
  %.116 = getelementptr i8, ptr %arg.problem.4, i64 16
  %.117 = load i64, ptr %.116, align 8
  %.119 = getelementptr i8, ptr %arg.problem.4, i64 24
  %.120 = load i64, ptr %.119, align 8
  %.131 = getelementptr i8, ptr %arg.problem.4, i64 64
  %.132 = load i64, ptr %.131, align 8
  %.134 = getelementptr double, ptr %arg.problem.6, i64 %.132
  %.135 = load double, ptr %.134, align 8
  %.219154.not = icmp slt i64 %.114, 1
  br i1 %.219154.not, label %B462, label %B342.if.lr.ph

B342.if.lr.ph:                                    ; preds = %B154
  %0 = getelementptr double, ptr %arg.problem.6, i64 %.117
  %1 = getelementptr double, ptr %0, i64 %.120
  %2 = icmp eq i64 %.114, 1
  br i1 %2, label %B342.if.epil.preheader, label %B342.if.lr.ph.new

B342.if.lr.ph.new:                                ; preds = %B342.if.lr.ph
  %unroll_iter = and i64 %.114, 9223372036854775806
  %3 = shl i64 %.114, 3
  %4 = add i64 %3, 8
  %scevgep20 = getelementptr i8, ptr %arg.rate, i64 %4
  %scevgep24 = getelementptr i8, ptr %arg.y, i64 %4
  %5 = add i64 %.120, %.117
  %6 = shl i64 %5, 3
  %7 = getelementptr i8, ptr %arg.problem.6, i64 %6
  %scevgep36 = getelementptr i8, ptr %7, i64 8
  br label %B342.if

B462.loopexit.unr-lcssa:                          ; preds = %B342.if
  %8 = and i64 %.114, 1
  %lcmp.mod.not = icmp eq i64 %8, 0
  br i1 %lcmp.mod.not, label %B462, label %B342.if.epil.preheader

B342.if.epil.preheader:                           ; preds = %B462.loopexit.unr-lcssa, %B342.if.lr.ph
  %power.4.0157.epil.init = phi double [ %.135, %B342.if.lr.ph ], [ %.287.1, %B462.loopexit.unr-lcssa ]
  %.225153155.epil.init = phi i64 [ 0, %B342.if.lr.ph ], [ %.232.1, %B462.loopexit.unr-lcssa ]
  %.258.epil = add nuw nsw i64 %.225153155.epil.init, %.114
  %.260.epil = getelementptr double, ptr %arg.y, i64 %.258.epil
  %.261.epil = load double, ptr %.260.epil, align 8
  %.263.epil = getelementptr double, ptr %arg.rate, i64 %.225153155.epil.init
  store double %.261.epil, ptr %.263.epil, align 8
  %.266.epil = getelementptr double, ptr %arg.problem.7, i64 %.225153155.epil.init
  %.267.epil = load double, ptr %.266.epil, align 8
  %.271.epil = getelementptr double, ptr %arg.rate, i64 %.258.epil
  store double %.267.epil, ptr %.271.epil, align 8
  %.278.epil = getelementptr double, ptr %1, i64 %.225153155.epil.init
  %.279.epil = load double, ptr %.278.epil, align 8
  %.284.epil = load double, ptr %.260.epil, align 8
  %.285.epil = fmul double %.279.epil, %.284.epil
  %.287.epil = fadd double %power.4.0157.epil.init, %.285.epil
  br label %B462

B462:                                             ; preds = %B342.if.epil.preheader, %B462.loopexit.unr-lcssa, %B154
  %power.4.0.lcssa = phi double [ %.135, %B154 ], [ %.287.1, %B462.loopexit.unr-lcssa ], [ %.287.epil, %B342.if.epil.preheader ]
  %.299.idx = shl i64 %.114, 4
  %.299 = getelementptr i8, ptr %arg.rate, i64 %.299.idx
  store double %power.4.0.lcssa, ptr %.299, align 8
  %.388162.not = icmp slt i64 %.120, 1
  br i1 %.388162.not, label %B682, label %B512.if.lr.ph

B512.if.lr.ph:                                    ; preds = %B462
  %.427 = getelementptr i8, ptr %arg.problem.4, i64 112
  %.428 = load i64, ptr %.427, align 8
  %9 = getelementptr i64, ptr %arg.problem.4, i64 %.428
  %.434 = getelementptr i8, ptr %arg.problem.4, i64 120
  %.435 = load i64, ptr %.434, align 8
  %10 = getelementptr i64, ptr %arg.problem.4, i64 %.435
  %11 = getelementptr double, ptr %arg.problem.6, i64 %.117
  %12 = getelementptr double, ptr %arg.problem.7, i64 %.114
  %13 = getelementptr double, ptr %arg.y, i64 %.114
  %14 = icmp eq i64 %.120, 1
  br i1 %14, label %B512.if.epil.preheader, label %B512.if.lr.ph.new

B512.if.lr.ph.new:                                ; preds = %B512.if.lr.ph
  %unroll_iter7 = and i64 %.120, 9223372036854775806
  %15 = shl i64 %.428, 3
  %16 = getelementptr i8, ptr %arg.problem.4, i64 %15
  %scevgep = getelementptr i8, ptr %16, i64 8
  %17 = shl i64 %.435, 3
  %18 = getelementptr i8, ptr %arg.problem.4, i64 %17
  %scevgep12 = getelementptr i8, ptr %18, i64 8
  %19 = shl i64 %.117, 3
  %20 = getelementptr i8, ptr %arg.problem.6, i64 %19
  %scevgep16 = getelementptr i8, ptr %20, i64 8
  br label %B512.if

B682.loopexit.unr-lcssa:                          ; preds = %B512.if
  %21 = and i64 %.120, 1
  %lcmp.mod4.not = icmp eq i64 %21, 0
  br i1 %lcmp.mod4.not, label %B682, label %B512.if.epil.preheader

B512.if.epil.preheader:                           ; preds = %B682.loopexit.unr-lcssa, %B512.if.lr.ph
  %power.5.0165.epil.init = phi double [ 0.000000e+00, %B512.if.lr.ph ], [ %.458.1, %B682.loopexit.unr-lcssa ]
  %.394161163.epil.init = phi i64 [ 0, %B512.if.lr.ph ], [ %unroll_iter7, %B682.loopexit.unr-lcssa ]
  %.431.epil = getelementptr i64, ptr %9, i64 %.394161163.epil.init
  %.432.epil = load i64, ptr %.431.epil, align 8
  %.438.epil = getelementptr i64, ptr %10, i64 %.394161163.epil.init
  %.439.epil = load i64, ptr %.438.epil, align 8
  %.443.epil = getelementptr double, ptr %11, i64 %.394161163.epil.init
  %.444.epil = load double, ptr %.443.epil, align 8
  %.448.epil = getelementptr double, ptr %12, i64 %.432.epil
  %.449.epil = load double, ptr %.448.epil, align 8
  %.450.epil = fmul double %.444.epil, %.449.epil
  %.454.epil = getelementptr double, ptr %13, i64 %.439.epil
  %.455.epil = load double, ptr %.454.epil, align 8
  %.456.epil = fmul double %.450.epil, %.455.epil
  %.458.epil = fsub double %power.5.0165.epil.init, %.456.epil
  br label %B682

B682:                                             ; preds = %B512.if.epil.preheader, %B682.loopexit.unr-lcssa, %B462
  %power.5.0.lcssa = phi double [ 0.000000e+00, %B462 ], [ %.458.1, %B682.loopexit.unr-lcssa ], [ %.458.epil, %B512.if.epil.preheader ]
  %sunkaddr27 = getelementptr i8, ptr %.299, i64 8
  store double %power.5.0.lcssa, ptr %sunkaddr27, align 8
  br label %common.ret

B342.if:                                          ; preds = %B342.if, %B342.if.lr.ph.new
  %power.4.0157 = phi double [ %.135, %B342.if.lr.ph.new ], [ %.287.1, %B342.if ]
  %.225153155 = phi i64 [ 0, %B342.if.lr.ph.new ], [ %.232.1, %B342.if ]
  %22 = shl i64 %.225153155, 3
  %scevgep26 = getelementptr i8, ptr %scevgep24, i64 %22
  %scevgep27 = getelementptr i8, ptr %scevgep26, i64 -8
  %.261 = load double, ptr %scevgep27, align 8
  %sunkaddr29 = getelementptr i8, ptr %arg.rate, i64 %22
  store double %.261, ptr %sunkaddr29, align 8
  %sunkaddr31 = getelementptr i8, ptr %arg.problem.7, i64 %22
  %.267 = load double, ptr %sunkaddr31, align 8
  %scevgep3 = getelementptr i8, ptr %scevgep20, i64 %22
  %scevgep4 = getelementptr i8, ptr %scevgep3, i64 -8
  store double %.267, ptr %scevgep4, align 8
  %scevgep5 = getelementptr i8, ptr %scevgep36, i64 %22
  %scevgep7 = getelementptr i8, ptr %scevgep5, i64 -8
  %.279 = load double, ptr %scevgep7, align 8
  %.284 = load double, ptr %scevgep27, align 8
  %.285 = fmul double %.279, %.284
  %.287 = fadd double %power.4.0157, %.285
  %.232.1 = add nuw i64 %.225153155, 2
  %.261.1 = load double, ptr %scevgep26, align 8
  %sunkaddr34 = getelementptr i8, ptr %sunkaddr29, i64 8
  store double %.261.1, ptr %sunkaddr34, align 8
  %sunkaddr37 = getelementptr i8, ptr %sunkaddr31, i64 8
  %.267.1 = load double, ptr %sunkaddr37, align 8
  store double %.267.1, ptr %scevgep3, align 8
  %.279.1 = load double, ptr %scevgep5, align 8
  %.284.1 = load double, ptr %scevgep26, align 8
  %.285.1 = fmul double %.279.1, %.284.1
  %.287.1 = fadd double %.287, %.285.1
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.232.1
  br i1 %niter.ncmp.1, label %B462.loopexit.unr-lcssa, label %B342.if

B512.if:                                          ; preds = %B512.if, %B512.if.lr.ph.new
  %power.5.0165 = phi double [ 0.000000e+00, %B512.if.lr.ph.new ], [ %.458.1, %B512.if ]
  %.394161163 = phi i64 [ 0, %B512.if.lr.ph.new ], [ %.401.1, %B512.if ]
  %23 = shl i64 %.394161163, 3
  %scevgep10 = getelementptr i8, ptr %scevgep, i64 %23
  %scevgep11 = getelementptr i8, ptr %scevgep10, i64 -8
  %.432 = load i64, ptr %scevgep11, align 8
  %scevgep14 = getelementptr i8, ptr %scevgep12, i64 %23
  %scevgep15 = getelementptr i8, ptr %scevgep14, i64 -8
  %.439 = load i64, ptr %scevgep15, align 8
  %scevgep1 = getelementptr i8, ptr %scevgep16, i64 %23
  %scevgep2 = getelementptr i8, ptr %scevgep1, i64 -8
  %.444 = load double, ptr %scevgep2, align 8
  %.448 = getelementptr double, ptr %12, i64 %.432
  %.449 = load double, ptr %.448, align 8
  %.450 = fmul double %.444, %.449
  %.454 = getelementptr double, ptr %13, i64 %.439
  %.455 = load double, ptr %.454, align 8
  %.456 = fmul double %.450, %.455
  %.458 = fsub double %power.5.0165, %.456
  %.401.1 = add nuw i64 %.394161163, 2
  %.432.1 = load i64, ptr %scevgep10, align 8
  %.439.1 = load i64, ptr %scevgep14, align 8
  %.444.1 = load double, ptr %scevgep1, align 8
  %.448.1 = getelementptr double, ptr %12, i64 %.432.1
  %.449.1 = load double, ptr %.448.1, align 8
  %.450.1 = fmul double %.444.1, %.449.1
  %.454.1 = getelementptr double, ptr %13, i64 %.439.1
  %.455.1 = load double, ptr %.454.1, align 8
  %.456.1 = fmul double %.450.1, %.455.1
  %.458.1 = fsub double %.458, %.456.1
  %niter8.ncmp.1 = icmp eq i64 %unroll_iter7, %.401.1
  br i1 %niter8.ncmp.1, label %B682.loopexit.unr-lcssa, label %B512.if
}

define internal fastcc void @part8(ptr noalias nonnull writeonly captures(none) %retptr, i64 %arg.problem.0, i64 %arg.problem.2, ptr readonly captures(none) %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %arg.t, ptr %arg.y) unnamed_addr {
entry:
  %.128 = alloca ptr, align 8
  store ptr null, ptr %.128, align 8
  %.925 = alloca i64, align 8
  store i64 0, ptr %.925, align 8
  %.965 = alloca ptr, align 8
  store ptr null, ptr %.965, align 8
  %.1003 = alloca ptr, align 8
  store ptr null, ptr %.1003, align 8
  %.1044 = alloca i64, align 8
  store i64 0, ptr %.1044, align 8
  %.1077 = alloca i64, align 8
  store i64 0, ptr %.1077, align 8
  %.28.i = load i64, ptr %arg.problem.4, align 8, !noalias !53
  %.32.i = getelementptr i8, ptr %arg.problem.4, i64 88
  %.33.i = load i64, ptr %.32.i, align 8, !noalias !53
  %.36.i = getelementptr i8, ptr %arg.problem.4, i64 32
  %.37.i = load i64, ptr %.36.i, align 8, !noalias !53
  %0 = getelementptr double, ptr %arg.problem.7, i64 %.33.i
  %1 = getelementptr i8, ptr %0, i64 8
  %.39.i = getelementptr double, ptr %1, i64 %.37.i
  %.17.i.i = getelementptr i8, ptr %arg.problem.4, i64 8
  %.18.i.i = load i64, ptr %.17.i.i, align 8, !noalias !56
  %.21.i.i = getelementptr i8, ptr %arg.problem.4, i64 80
  %.22.i.i = load i64, ptr %.21.i.i, align 8, !noalias !56
  %2 = shl i64 %.28.i, 3
  %3 = add i64 %.33.i, %.28.i
  %4 = add i64 %3, %.37.i
  %5 = shl i64 %4, 3
  %6 = getelementptr i8, ptr %arg.problem.7, i64 %5
  %scevgep.i = getelementptr i8, ptr %6, i64 8
  %scevgep6.i = getelementptr i8, ptr %arg.y, i64 %2
  %7 = add i64 %.18.i.i, %.28.i
  %8 = add i64 %7, %.22.i.i
  %9 = shl i64 %8, 3
  %10 = getelementptr i8, ptr %arg.problem.5, i64 %9
  %scevgep10.i = getelementptr i8, ptr %10, i64 8
  %11 = icmp eq i64 %arg.problem.2, 0
  %12 = inttoptr i64 %arg.problem.2 to ptr
  %13 = icmp slt i64 %.28.i, 1
  br label %B216.i

B216.i:                                           ; preds = %B654.loopexit.i, %entry
  %.166190.i = phi i64 [ 20, %entry ], [ %math.i, %B654.loopexit.i ]
  %near.2.0.i = phi i1 [ false, %entry ], [ %"$phi550.2.2.2.i", %B654.loopexit.i ]
  %14 = tail call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %.166190.i, i64 1)
  %math.i = extractvalue { i64, i1 } %14, 0
  %ov.i = extractvalue { i64, i1 } %14, 1
  br i1 %ov.i, label %B676.i, label %B216.if.i

B248.i:                                           ; preds = %B216.if.i
  %.240.i = tail call i64 %12(double %arg.t, ptr %arg.y, ptr %arg.problem.5, ptr %.39.i, ptr %arg.problem.8), !noalias !53
  %.241.i = icmp eq i64 %.240.i, 0
  br i1 %.241.i, label %B42, label %B332.i

B332.i:                                           ; preds = %B248.i
  br i1 %13, label %B676.i, label %B374.if.i

B654.loopexit.i:                                  ; preds = %B374.if.i
  %15 = select i1 %"$phi526.2.2.2.i", i1 %near.2.0.i, i1 false
  %16 = select i1 %"$phi502.2.2.2.i", i1 true, i1 %15
  br i1 %16, label %B676.i, label %B216.i

B676.i:                                           ; preds = %B654.loopexit.i, %B332.i, %B216.i
  %.590.idx.i = shl i64 %.28.i, 4
  %.590.i = getelementptr i8, ptr %.39.i, i64 %.590.idx.i
  %.591.i = load double, ptr %.590.i, align 8, !noalias !53
  %.600.i = load i64, ptr %.32.i, align 8, !noalias !53
  %.603.i = getelementptr double, ptr %arg.problem.7, i64 %.600.i
  store double %.591.i, ptr %.603.i, align 8, !noalias !53
  br label %common.ret

B216.if.i:                                        ; preds = %B216.i
  br i1 %11, label %B42, label %B248.i

B374.if.i:                                        ; preds = %B332.i, %B374.if.i
  %close.2.1185.i = phi i1 [ %"$phi550.2.2.2.i", %B374.if.i ], [ true, %B332.i ]
  %settled.2.1184.i = phi i1 [ %"$phi526.2.2.2.i", %B374.if.i ], [ true, %B332.i ]
  %rounding.2.1183.i = phi i1 [ %"$phi502.2.2.2.i", %B374.if.i ], [ true, %B332.i ]
  %.365179181.i = phi i64 [ %.372.i, %B374.if.i ], [ 0, %B332.i ]
  %.372.i = add nuw nsw i64 %.365179181.i, 1
  %17 = shl i64 %.365179181.i, 3
  %scevgep11.i = getelementptr i8, ptr %scevgep10.i, i64 %17
  %.403.i = load double, ptr %scevgep11.i, align 8, !noalias !53
  %scevgep9.i = getelementptr i8, ptr %arg.y, i64 %17
  %.407.i = load double, ptr %scevgep9.i, align 8, !noalias !53
  %.408.i = tail call double @llvm.fabs.f64(double %.407.i)
  %.409.i = fadd double %.403.i, %.408.i
  %scevgep181 = getelementptr i8, ptr %.39.i, i64 %17
  %.413.i = load double, ptr %scevgep181, align 8, !noalias !53
  %.414.i = tail call double @llvm.fabs.f64(double %.413.i)
  %.430.i = fmul double %.409.i, 1.000000e-13
  %.432.i = fcmp ule double %.414.i, %.430.i
  %"$phi502.2.2.2.i" = select i1 %rounding.2.1183.i, i1 %.432.i, i1 false
  %.452.i = fmul double %.409.i, 1.000000e-09
  %.454.i = fcmp ule double %.414.i, %.452.i
  %"$phi526.2.2.2.i" = select i1 %settled.2.1184.i, i1 %.454.i, i1 false
  %.474.i = fmul double %.409.i, 0x3E7AD7F29ABCAF48
  %.478.i = fcmp ule double %.414.i, %.474.i
  %"$phi550.2.2.2.i" = select i1 %close.2.1185.i, i1 %.478.i, i1 false
  %.512.i = fsub double %.407.i, %.413.i
  store double %.512.i, ptr %scevgep9.i, align 8, !noalias !53
  %scevgep180 = getelementptr i8, ptr %scevgep6.i, i64 %17
  %.522.i = load double, ptr %scevgep180, align 8, !noalias !53
  %scevgep179 = getelementptr i8, ptr %scevgep.i, i64 %17
  %.530.i = load double, ptr %scevgep179, align 8, !noalias !53
  %.531.i = fsub double %.522.i, %.530.i
  store double %.531.i, ptr %scevgep180, align 8, !noalias !53
  %exitcond.not.i = icmp eq i64 %.28.i, %.372.i
  br i1 %exitcond.not.i, label %B654.loopexit.i, label %B374.if.i

common.ret:                                       ; preds = %B1523, %B1268, %B676.i
  %.sink = phi i8 [ 0, %B1268 ], [ 1, %B676.i ], [ 1, %B1523 ]
  store i8 %.sink, ptr %retptr, align 1
  ret void

B42:                                              ; preds = %B216.if.i, %B248.i
  %.87 = load i64, ptr %arg.problem.4, align 8
  %.90 = load i64, ptr %.17.i.i, align 8
  %.92 = getelementptr i8, ptr %arg.problem.4, i64 16
  %.93 = load i64, ptr %.92, align 8
  %.112 = inttoptr i64 %arg.problem.0 to ptr
  %.113 = tail call i64 %.112(double %arg.t, ptr %arg.y, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.8)
  %.122 = getelementptr i8, ptr %arg.problem.4, i64 72
  %.123 = load i64, ptr %.122, align 8
  %.124.not = icmp eq i64 %.123, 0
  br i1 %.124.not, label %B348, label %B266

B266:                                             ; preds = %B42
  store ptr null, ptr %.128, align 8
  call fastcc void @part1(ptr nonnull %.128, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7)
  %.153 = getelementptr i8, ptr %arg.problem.4, i64 56
  %.154 = load i64, ptr %.153, align 8
  %.157 = load i64, ptr %.36.i, align 8
  %18 = shl i64 %.154, 3
  br label %B348

B348:                                             ; preds = %B266, %B42
  %metrics.2.0 = phi i64 [ %.157, %B266 ], [ %.93, %B42 ]
  %metric.2.0 = phi i64 [ %18, %B266 ], [ 0, %B42 ]
  %.165 = load i64, ptr %.32.i, align 8
  %.210 = icmp sgt i64 %metrics.2.0, 0
  br i1 %.210, label %B438.if.lr.ph, label %B472

B438.if.lr.ph:                                    ; preds = %B348
  %xtraiter = and i64 %metrics.2.0, 3
  %19 = icmp ult i64 %metrics.2.0, 4
  br i1 %19, label %B438.if.epil.preheader, label %B438.if.lr.ph.new

B438.if.lr.ph.new:                                ; preds = %B438.if.lr.ph
  %20 = getelementptr i8, ptr %arg.problem.6, i64 %metric.2.0
  %scevgep122 = getelementptr i8, ptr %20, i64 24
  %21 = shl i64 %.165, 3
  %22 = getelementptr i8, ptr %arg.problem.7, i64 %21
  %scevgep130 = getelementptr i8, ptr %22, i64 32
  %23 = add nsw i64 %metrics.2.0, -4
  %24 = lshr i64 %23, 2
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %B438.if.epil.preheader39, label %B438.if.lr.ph.new.new

B438.if.lr.ph.new.new:                            ; preds = %B438.if.lr.ph.new
  %26 = add nuw nsw i64 %24, 1
  %unroll_iter47 = and i64 %26, 9223372036854775806
  %scevgep149 = getelementptr i8, ptr %20, i64 56
  %scevgep163 = getelementptr i8, ptr %22, i64 64
  br label %B438.if

B472.loopexit.unr-lcssa.unr-lcssa:                ; preds = %B438.if
  %27 = and i64 %23, 4
  %lcmp.mod.not61.not = icmp eq i64 %27, 0
  br i1 %lcmp.mod.not61.not, label %B438.if.epil.preheader39, label %B472.loopexit.unr-lcssa

B438.if.epil.preheader39:                         ; preds = %B472.loopexit.unr-lcssa.unr-lcssa, %B438.if.lr.ph.new
  %.258432434.epil.init44 = phi i64 [ 0, %B438.if.lr.ph.new ], [ %.265.3.1, %B472.loopexit.unr-lcssa.unr-lcssa ]
  %28 = shl i64 %.258432434.epil.init44, 3
  %scevgep128.epil = getelementptr i8, ptr %scevgep122, i64 %28
  %scevgep129.epil = getelementptr i8, ptr %scevgep128.epil, i64 -24
  %.294.epil42 = load double, ptr %scevgep129.epil, align 8
  %scevgep136.epil = getelementptr i8, ptr %scevgep130, i64 %28
  %scevgep137.epil = getelementptr i8, ptr %scevgep136.epil, i64 -24
  store double %.294.epil42, ptr %scevgep137.epil, align 8
  %scevgep127.epil = getelementptr i8, ptr %scevgep128.epil, i64 -16
  %.294.1.epil = load double, ptr %scevgep127.epil, align 8
  %scevgep135.epil = getelementptr i8, ptr %scevgep136.epil, i64 -16
  store double %.294.1.epil, ptr %scevgep135.epil, align 8
  %scevgep125.epil = getelementptr i8, ptr %scevgep128.epil, i64 -8
  %.294.2.epil = load double, ptr %scevgep125.epil, align 8
  %scevgep133.epil = getelementptr i8, ptr %scevgep136.epil, i64 -8
  store double %.294.2.epil, ptr %scevgep133.epil, align 8
  %.265.3.epil = add nuw nsw i64 %.258432434.epil.init44, 4
  %.294.3.epil = load double, ptr %scevgep128.epil, align 8
  store double %.294.3.epil, ptr %scevgep136.epil, align 8
  br label %B472.loopexit.unr-lcssa

B472.loopexit.unr-lcssa:                          ; preds = %B438.if.epil.preheader39, %B472.loopexit.unr-lcssa.unr-lcssa
  %.265.3.lcssa = phi i64 [ %.265.3.epil, %B438.if.epil.preheader39 ], [ %.265.3.1, %B472.loopexit.unr-lcssa.unr-lcssa ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B472, label %B438.if.epil.preheader

B438.if.epil.preheader:                           ; preds = %B472.loopexit.unr-lcssa, %B438.if.lr.ph
  %.258432434.epil.init = phi i64 [ 0, %B438.if.lr.ph ], [ %.265.3.lcssa, %B472.loopexit.unr-lcssa ]
  %29 = shl i64 %.258432434.epil.init, 3
  %30 = add i64 %.258432434.epil.init, %.165
  %31 = shl i64 %30, 3
  %32 = getelementptr i8, ptr %arg.problem.7, i64 %31
  %scevgep118 = getelementptr i8, ptr %32, i64 8
  %33 = getelementptr i8, ptr %arg.problem.6, i64 %29
  %scevgep120 = getelementptr i8, ptr %33, i64 %metric.2.0
  br label %B438.if.epil

B438.if.epil:                                     ; preds = %B438.if.epil, %B438.if.epil.preheader
  %epil.iter = phi i64 [ 0, %B438.if.epil.preheader ], [ %epil.iter.next, %B438.if.epil ]
  %34 = shl i64 %epil.iter, 3
  %scevgep148 = getelementptr i8, ptr %scevgep120, i64 %34
  %.294.epil = load double, ptr %scevgep148, align 8
  %scevgep147 = getelementptr i8, ptr %scevgep118, i64 %34
  store double %.294.epil, ptr %scevgep147, align 8
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B472, label %B438.if.epil, !llvm.loop !59

B472:                                             ; preds = %B438.if.epil, %B472.loopexit.unr-lcssa, %B348
  %.304 = getelementptr i8, ptr %arg.problem.4, i64 24
  %.305 = load i64, ptr %.304, align 8
  %.307 = add i64 %.90, %.87
  %.15.i = load i64, ptr %arg.problem.4, align 8, !noalias !60
  %.18.i = load i64, ptr %.17.i.i, align 8, !noalias !60
  %.22.i = load i64, ptr %.21.i.i, align 8, !noalias !60
  %.454 = getelementptr i8, ptr %arg.problem.4, i64 208
  %.447 = getelementptr i8, ptr %arg.problem.4, i64 216
  %35 = getelementptr double, ptr %arg.problem.7, i64 %.307
  %36 = getelementptr double, ptr %arg.problem.6, i64 %.90
  %37 = getelementptr double, ptr %36, i64 %.93
  %38 = getelementptr double, ptr %37, i64 %.305
  %xtraiter62 = and i64 %metrics.2.0, 3
  %unroll_iter66 = and i64 %metrics.2.0, 9223372036854775804
  %unroll_iter72 = and i64 %.307, 9223372036854775806
  %39 = shl i64 %.165, 3
  %40 = getelementptr i8, ptr %arg.problem.7, i64 %39
  %41 = getelementptr i8, ptr %arg.problem.6, i64 %metric.2.0
  %scevgep100 = getelementptr i8, ptr %40, i64 8
  %42 = add i64 %.93, %.90
  %43 = add i64 %42, %.305
  %44 = shl i64 %43, 3
  %45 = getelementptr i8, ptr %arg.problem.6, i64 %44
  %scevgep103 = getelementptr i8, ptr %45, i64 8
  %46 = shl i64 %.307, 3
  %47 = getelementptr i8, ptr %arg.problem.7, i64 %46
  %scevgep108 = getelementptr i8, ptr %47, i64 8
  %48 = add i64 %.18.i, %.15.i
  %49 = add i64 %48, %.22.i
  %50 = shl i64 %49, 3
  %51 = getelementptr i8, ptr %arg.problem.5, i64 %50
  %scevgep113 = getelementptr i8, ptr %51, i64 8
  %52 = add nsw i64 %unroll_iter66, -4
  %53 = lshr exact i64 %52, 2
  %54 = add nuw nsw i64 %53, 1
  %unroll_iter58 = and i64 %54, 9223372036854775806
  %scevgep70 = getelementptr i8, ptr %40, i64 64
  %scevgep85 = getelementptr i8, ptr %41, i64 56
  %sunkaddr186 = getelementptr i8, ptr %arg.problem.4, i64 40
  %55 = icmp slt i64 %metrics.2.0, 1
  %56 = icmp ult i64 %metrics.2.0, 4
  %57 = icmp eq i64 %52, 0
  %58 = and i64 %52, 4
  %.not = icmp eq i64 %58, 0
  %59 = icmp eq i64 %xtraiter62, 0
  %60 = icmp slt i64 %.307, 1
  %61 = icmp eq i64 %.307, 1
  %62 = and i64 %.307, 1
  %63 = icmp eq i64 %62, 0
  %sunkaddr215 = getelementptr i8, ptr %arg.problem.4, i64 144
  %sunkaddr213 = getelementptr i8, ptr %arg.problem.4, i64 152
  %sunkaddr214 = getelementptr i8, ptr %arg.problem.4, i64 40
  %64 = icmp slt i64 %.87, 1
  br label %B562.if

B570:                                             ; preds = %B562.if
  %.438 = load i64, ptr %sunkaddr186, align 8
  %.439 = icmp eq i64 %.438, 0
  br i1 %.439, label %B1523, label %B660

B660:                                             ; preds = %B562.if, %B570
  %.480 = phi i64 [ 0, %B570 ], [ %.90, %B562.if ]
  %"$phi686.1.2.sroa.8.2" = phi i64 [ 0, %B570 ], [ %.87, %B562.if ]
  %"$phi660.1.2.2.in" = phi ptr [ %.447, %B570 ], [ %.454, %B562.if ]
  %"$phi660.1.2.2" = load i64, ptr %"$phi660.1.2.2.in", align 8
  %65 = getelementptr double, ptr %38, i64 %.480
  %66 = shl i64 %.480, 3
  %scevgep104 = getelementptr i8, ptr %scevgep103, i64 %66
  %67 = shl i64 %"$phi686.1.2.sroa.8.2", 3
  %scevgep114 = getelementptr i8, ptr %scevgep113, i64 %67
  %scevgep116 = getelementptr i8, ptr %arg.y, i64 %67
  br label %B726.if

B738:                                             ; preds = %B726.if
  %.630 = tail call i64 %.112(double %arg.t, ptr %arg.y, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.8)
  br i1 %55, label %B872, label %B838.if.preheader

B838.if.preheader:                                ; preds = %B738
  br i1 %56, label %B838.if.epil.preheader, label %B838.if.preheader32

B838.if.preheader32:                              ; preds = %B838.if.preheader
  br i1 %57, label %B838.if.epil.preheader49, label %B838.if

B872.loopexit.unr-lcssa.unr-lcssa:                ; preds = %B838.if
  br i1 %.not, label %B838.if.epil.preheader49, label %B872.loopexit.unr-lcssa

B838.if.epil.preheader49:                         ; preds = %B872.loopexit.unr-lcssa.unr-lcssa, %B838.if.preheader32
  %.717438440.epil.init54 = phi i64 [ 0, %B838.if.preheader32 ], [ %.724.3.1, %B872.loopexit.unr-lcssa.unr-lcssa ]
  %sunkaddr187 = shl i64 %.717438440.epil.init54, 3
  %sunkaddr188 = getelementptr i8, ptr %40, i64 %sunkaddr187
  %sunkaddr189 = getelementptr i8, ptr %sunkaddr188, i64 8
  %.751.epil52 = load double, ptr %sunkaddr189, align 8
  %sunkaddr191 = getelementptr i8, ptr %41, i64 %sunkaddr187
  store double %.751.epil52, ptr %sunkaddr191, align 8
  %sunkaddr194 = getelementptr i8, ptr %sunkaddr188, i64 16
  %.751.1.epil = load double, ptr %sunkaddr194, align 8
  %sunkaddr197 = getelementptr i8, ptr %sunkaddr191, i64 8
  store double %.751.1.epil, ptr %sunkaddr197, align 8
  %sunkaddr200 = getelementptr i8, ptr %sunkaddr188, i64 24
  %.751.2.epil = load double, ptr %sunkaddr200, align 8
  %sunkaddr203 = getelementptr i8, ptr %sunkaddr191, i64 16
  store double %.751.2.epil, ptr %sunkaddr203, align 8
  %.724.3.epil = add nuw nsw i64 %.717438440.epil.init54, 4
  %sunkaddr206 = getelementptr i8, ptr %sunkaddr188, i64 32
  %.751.3.epil = load double, ptr %sunkaddr206, align 8
  %sunkaddr209 = getelementptr i8, ptr %sunkaddr191, i64 24
  store double %.751.3.epil, ptr %sunkaddr209, align 8
  br label %B872.loopexit.unr-lcssa

B872.loopexit.unr-lcssa:                          ; preds = %B838.if.epil.preheader49, %B872.loopexit.unr-lcssa.unr-lcssa
  %.724.3.lcssa = phi i64 [ %.724.3.epil, %B838.if.epil.preheader49 ], [ %.724.3.1, %B872.loopexit.unr-lcssa.unr-lcssa ]
  br i1 %59, label %B872, label %B838.if.epil.preheader

B838.if.epil.preheader:                           ; preds = %B872.loopexit.unr-lcssa, %B838.if.preheader
  %.717438440.epil.init = phi i64 [ 0, %B838.if.preheader ], [ %.724.3.lcssa, %B872.loopexit.unr-lcssa ]
  %68 = shl i64 %.717438440.epil.init, 3
  %scevgep98 = getelementptr i8, ptr %41, i64 %68
  %scevgep101 = getelementptr i8, ptr %scevgep100, i64 %68
  br label %B838.if.epil

B838.if.epil:                                     ; preds = %B838.if.epil, %B838.if.epil.preheader
  %epil.iter63 = phi i64 [ %epil.iter63.next, %B838.if.epil ], [ 0, %B838.if.epil.preheader ]
  %69 = shl i64 %epil.iter63, 3
  %scevgep144 = getelementptr i8, ptr %scevgep101, i64 %69
  %.751.epil = load double, ptr %scevgep144, align 8
  %scevgep143 = getelementptr i8, ptr %scevgep98, i64 %69
  store double %.751.epil, ptr %scevgep143, align 8
  %epil.iter63.next = add i64 %epil.iter63, 1
  %epil.iter63.cmp.not = icmp eq i64 %xtraiter62, %epil.iter63.next
  br i1 %epil.iter63.cmp.not, label %B872, label %B838.if.epil, !llvm.loop !63

B872:                                             ; preds = %B838.if.epil, %B726.if, %B872.loopexit.unr-lcssa, %B738
  br i1 %60, label %B976, label %B908.if.preheader

B908.if.preheader:                                ; preds = %B872
  br i1 %61, label %B908.if.epil.preheader, label %B908.if

B928:                                             ; preds = %B908.if
  %70 = shl i64 %.850445447, 3
  %scevgep106 = getelementptr i8, ptr %scevgep104, i64 %70
  %scevgep107 = getelementptr i8, ptr %scevgep106, i64 -8
  %.900 = load double, ptr %scevgep107, align 8
  br label %B954

B954:                                             ; preds = %B908.if, %B928
  %"$phi954.3.2.4" = phi double [ %.900, %B928 ], [ 0.000000e+00, %B908.if ]
  %71 = shl i64 %.850445447, 3
  %scevgep110 = getelementptr i8, ptr %scevgep108, i64 %71
  %scevgep111 = getelementptr i8, ptr %scevgep110, i64 -8
  store double %"$phi954.3.2.4", ptr %scevgep111, align 8
  %.857.1 = add i64 %.850445447, 2
  %72 = or disjoint i64 %.850445447, 1
  %.887.1 = icmp slt i64 %72, %.87
  br i1 %.887.1, label %B954.1, label %B928.1

B928.1:                                           ; preds = %B954
  %scevgep145 = getelementptr i8, ptr %scevgep104, i64 %71
  %.900.1 = load double, ptr %scevgep145, align 8
  br label %B954.1

B954.1:                                           ; preds = %B928.1, %B954
  %"$phi954.3.2.4.1" = phi double [ %.900.1, %B928.1 ], [ 0.000000e+00, %B954 ]
  store double %"$phi954.3.2.4.1", ptr %scevgep110, align 8
  %niter73.ncmp.1 = icmp eq i64 %.857.1, %unroll_iter72
  br i1 %niter73.ncmp.1, label %B976.loopexit.unr-lcssa, label %B908.if

B976.loopexit.unr-lcssa:                          ; preds = %B954.1
  br i1 %63, label %B976, label %B908.if.epil.preheader

B908.if.epil.preheader:                           ; preds = %B976.loopexit.unr-lcssa, %B908.if.preheader
  %.850445447.epil.init = phi i64 [ 0, %B908.if.preheader ], [ %.857.1, %B976.loopexit.unr-lcssa ]
  %.887.epil = icmp slt i64 %.850445447.epil.init, %.87
  br i1 %.887.epil, label %B954.epil, label %B928.epil

B928.epil:                                        ; preds = %B908.if.epil.preheader
  %.899.epil = getelementptr double, ptr %65, i64 %.850445447.epil.init
  %.900.epil = load double, ptr %.899.epil, align 8
  br label %B954.epil

B954.epil:                                        ; preds = %B928.epil, %B908.if.epil.preheader
  %"$phi954.3.2.4.epil" = phi double [ %.900.epil, %B928.epil ], [ 0.000000e+00, %B908.if.epil.preheader ]
  %.913.epil = getelementptr double, ptr %35, i64 %.850445447.epil.init
  store double %"$phi954.3.2.4.epil", ptr %.913.epil, align 8
  br label %B976

B976:                                             ; preds = %B954.epil, %B976.loopexit.unr-lcssa, %B872
  store i64 0, ptr %.925, align 8
  call fastcc void @part2(ptr nonnull %.925, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %"$phi660.1.2.2")
  %.939 = load i64, ptr %.925, align 8
  %.956 = icmp eq i64 %.939, 0
  br i1 %.956, label %B1024, label %B1080

B1024:                                            ; preds = %B976
  %.960 = load i64, ptr %.122, align 8
  %.961.not = icmp eq i64 %.960, 0
  br i1 %.961.not, label %B1050, label %B1128

B1050:                                            ; preds = %B1024
  store ptr null, ptr %.965, align 8
  call fastcc void @part1(ptr nonnull %.965, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7)
  br label %B1128

B1080:                                            ; preds = %B976
  %.991 = icmp sgt i64 %.939, 0
  br i1 %.991, label %B1092, label %B1128

B1092:                                            ; preds = %B1080
  store ptr null, ptr %.1003, align 8
  call fastcc void @part4(ptr nonnull %.1003, ptr nonnull %arg.problem.4, ptr %arg.problem.6, ptr %arg.problem.7, i64 %"$phi660.1.2.2", i64 %.939)
  br label %B1288

B1128:                                            ; preds = %B1050, %B1080, %B1024
  br i1 %74, label %B1132, label %B1212

B1132:                                            ; preds = %B1128
  %.1039 = load i64, ptr %sunkaddr213, align 8
  %.1042 = load i64, ptr %sunkaddr214, align 8
  store i64 0, ptr %.1044, align 8
  call fastcc void @part5(ptr nonnull %.1044, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.1039, i64 %.1042)
  br label %B1268

B1212:                                            ; preds = %B1128
  %.1074 = load i64, ptr %sunkaddr215, align 8
  store i64 0, ptr %.1077, align 8
  call fastcc void @part5(ptr nonnull %.1077, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.1074, i64 %.90)
  br label %B1268

B1268:                                            ; preds = %B1212, %B1132
  %rank.3.3.in = phi ptr [ %.1077, %B1212 ], [ %.1044, %B1132 ]
  %rank.3.3 = load i64, ptr %rank.3.3.in, align 8
  %.1105 = icmp slt i64 %rank.3.3, 0
  br i1 %.1105, label %common.ret, label %B1288

B1288:                                            ; preds = %B1092, %B1268
  br i1 %64, label %B1523, label %B1322.if

B1506:                                            ; preds = %B1322.if
  %.578 = icmp samesign ult i64 %.577460530, 2
  %or.cond.not = select i1 %last.3.4, i1 true, i1 %.578
  br i1 %or.cond.not, label %B1523, label %B726.if

B1523:                                            ; preds = %B1506, %B1288, %B570
  br i1 %74, label %B562.if, label %common.ret

B438.if:                                          ; preds = %B438.if, %B438.if.lr.ph.new.new
  %lsr.iv177 = phi i64 [ %lsr.iv.next178, %B438.if ], [ %unroll_iter47, %B438.if.lr.ph.new.new ]
  %.258432434 = phi i64 [ %.265.3.1, %B438.if ], [ 0, %B438.if.lr.ph.new.new ]
  %73 = shl i64 %.258432434, 3
  %scevgep156 = getelementptr i8, ptr %scevgep149, i64 %73
  %scevgep157 = getelementptr i8, ptr %scevgep156, i64 -32
  %scevgep162 = getelementptr i8, ptr %scevgep156, i64 -56
  %.294 = load double, ptr %scevgep162, align 8
  %scevgep170 = getelementptr i8, ptr %scevgep163, i64 %73
  %scevgep171 = getelementptr i8, ptr %scevgep170, i64 -32
  %scevgep176 = getelementptr i8, ptr %scevgep170, i64 -56
  store double %.294, ptr %scevgep176, align 8
  %scevgep161 = getelementptr i8, ptr %scevgep156, i64 -48
  %.294.1 = load double, ptr %scevgep161, align 8
  %scevgep175 = getelementptr i8, ptr %scevgep170, i64 -48
  store double %.294.1, ptr %scevgep175, align 8
  %scevgep159 = getelementptr i8, ptr %scevgep156, i64 -40
  %.294.2 = load double, ptr %scevgep159, align 8
  %scevgep173 = getelementptr i8, ptr %scevgep170, i64 -40
  store double %.294.2, ptr %scevgep173, align 8
  %.294.3 = load double, ptr %scevgep157, align 8
  store double %.294.3, ptr %scevgep171, align 8
  %scevgep155 = getelementptr i8, ptr %scevgep156, i64 -24
  %.294.148 = load double, ptr %scevgep155, align 8
  %scevgep169 = getelementptr i8, ptr %scevgep170, i64 -24
  store double %.294.148, ptr %scevgep169, align 8
  %scevgep154 = getelementptr i8, ptr %scevgep156, i64 -16
  %.294.1.1 = load double, ptr %scevgep154, align 8
  %scevgep168 = getelementptr i8, ptr %scevgep170, i64 -16
  store double %.294.1.1, ptr %scevgep168, align 8
  %scevgep152 = getelementptr i8, ptr %scevgep156, i64 -8
  %.294.2.1 = load double, ptr %scevgep152, align 8
  %scevgep166 = getelementptr i8, ptr %scevgep170, i64 -8
  store double %.294.2.1, ptr %scevgep166, align 8
  %.265.3.1 = add nuw i64 %.258432434, 8
  %.294.3.1 = load double, ptr %scevgep156, align 8
  store double %.294.3.1, ptr %scevgep170, align 8
  %lsr.iv.next178 = add i64 %lsr.iv177, -2
  %niter.ncmp.1 = icmp eq i64 %lsr.iv.next178, 0
  br i1 %niter.ncmp.1, label %B472.loopexit.unr-lcssa.unr-lcssa, label %B438.if

B562.if:                                          ; preds = %B1523, %B472
  %74 = phi i1 [ true, %B472 ], [ false, %B1523 ]
  br i1 %74, label %B570, label %B660

B726.if:                                          ; preds = %B1506, %B660
  %.577460530 = phi i64 [ 20, %B660 ], [ %.587, %B1506 ]
  %.584467529 = phi i64 [ 0, %B660 ], [ %.591, %B1506 ]
  %.587 = add nsw i64 %.577460530, -1
  %.591 = add nuw nsw i64 %.584467529, 1
  %.616 = icmp eq i64 %.584467529, 0
  %brmerge.not = and i1 %74, %.616
  br i1 %brmerge.not, label %B872, label %B738

B838.if:                                          ; preds = %B838.if.preheader32, %B838.if
  %lsr.iv = phi i64 [ %lsr.iv.next, %B838.if ], [ %unroll_iter58, %B838.if.preheader32 ]
  %.717438440 = phi i64 [ %.724.3.1, %B838.if ], [ 0, %B838.if.preheader32 ]
  %75 = shl i64 %.717438440, 3
  %scevgep77 = getelementptr i8, ptr %scevgep70, i64 %75
  %scevgep78 = getelementptr i8, ptr %scevgep77, i64 -32
  %scevgep83 = getelementptr i8, ptr %scevgep77, i64 -56
  %.751 = load double, ptr %scevgep83, align 8
  %scevgep124 = getelementptr i8, ptr %scevgep85, i64 %75
  %scevgep126 = getelementptr i8, ptr %scevgep124, i64 -32
  %scevgep142 = getelementptr i8, ptr %scevgep124, i64 -56
  store double %.751, ptr %scevgep142, align 8
  %scevgep82 = getelementptr i8, ptr %scevgep77, i64 -48
  %.751.1 = load double, ptr %scevgep82, align 8
  %scevgep141 = getelementptr i8, ptr %scevgep124, i64 -48
  store double %.751.1, ptr %scevgep141, align 8
  %scevgep80 = getelementptr i8, ptr %scevgep77, i64 -40
  %.751.2 = load double, ptr %scevgep80, align 8
  %scevgep132 = getelementptr i8, ptr %scevgep124, i64 -40
  store double %.751.2, ptr %scevgep132, align 8
  %.751.3 = load double, ptr %scevgep78, align 8
  store double %.751.3, ptr %scevgep126, align 8
  %scevgep76 = getelementptr i8, ptr %scevgep77, i64 -24
  %.751.160 = load double, ptr %scevgep76, align 8
  %scevgep123 = getelementptr i8, ptr %scevgep124, i64 -24
  store double %.751.160, ptr %scevgep123, align 8
  %scevgep75 = getelementptr i8, ptr %scevgep77, i64 -16
  %.751.1.1 = load double, ptr %scevgep75, align 8
  %scevgep109 = getelementptr i8, ptr %scevgep124, i64 -16
  store double %.751.1.1, ptr %scevgep109, align 8
  %scevgep73 = getelementptr i8, ptr %scevgep77, i64 -8
  %.751.2.1 = load double, ptr %scevgep73, align 8
  %scevgep93 = getelementptr i8, ptr %scevgep124, i64 -8
  store double %.751.2.1, ptr %scevgep93, align 8
  %.724.3.1 = add nuw i64 %.717438440, 8
  %.751.3.1 = load double, ptr %scevgep77, align 8
  store double %.751.3.1, ptr %scevgep124, align 8
  %lsr.iv.next = add i64 %lsr.iv, -2
  %niter59.ncmp.1 = icmp eq i64 %lsr.iv.next, 0
  br i1 %niter59.ncmp.1, label %B872.loopexit.unr-lcssa.unr-lcssa, label %B838.if

B908.if:                                          ; preds = %B908.if.preheader, %B954.1
  %.850445447 = phi i64 [ %.857.1, %B954.1 ], [ 0, %B908.if.preheader ]
  %.887 = icmp slt i64 %.850445447, %.87
  br i1 %.887, label %B954, label %B928

B1322.if:                                         ; preds = %B1288, %B1322.if
  %last.2.3456 = phi i1 [ %last.3.4, %B1322.if ], [ true, %B1288 ]
  %.1239452454 = phi i64 [ %.1246, %B1322.if ], [ 0, %B1288 ]
  %.1246 = add nuw nsw i64 %.1239452454, 1
  %76 = shl i64 %.1239452454, 3
  %scevgep117 = getelementptr i8, ptr %scevgep116, i64 %76
  %.1281 = load double, ptr %scevgep117, align 8
  %scevgep112 = getelementptr i8, ptr %arg.problem.7, i64 %76
  %.1284 = load double, ptr %scevgep112, align 8
  %.1285 = fsub double %.1281, %.1284
  store double %.1285, ptr %scevgep117, align 8
  %.1291 = load double, ptr %scevgep112, align 8
  %.1292 = tail call double @llvm.fabs.f64(double %.1291)
  %scevgep146 = getelementptr i8, ptr %scevgep114, i64 %76
  %.1297 = load double, ptr %scevgep146, align 8
  %.1303 = tail call double @llvm.fabs.f64(double %.1285)
  %.1304 = fadd double %.1303, %.1297
  %.1305 = fmul double %.1304, 1.000000e-09
  %.1306 = fcmp ule double %.1292, %.1305
  %last.3.4 = select i1 %.1306, i1 %last.2.3456, i1 false
  %exitcond729.not = icmp eq i64 %.87, %.1246
  br i1 %exitcond729.not, label %B1506, label %B1322.if
}

declare { i64, i1 } @llvm.usub.with.overflow.i64(i64, i64) #0

define noundef i32 @dop853(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.problem.0, i64 %arg.problem.1, i64 %arg.problem.2, i64 %arg.problem.3, ptr readonly captures(none) %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, i64 %arg.projected, double %arg.tolerance, ptr readonly captures(none) %arg.times, i64 %arg.count, ptr captures(none) %arg.index, ptr captures(none) %arg.clock, ptr %arg.now, ptr writeonly captures(none) %arg.states, ptr writeonly captures(none) %arg.ends, i64 %arg.kept_ends, ptr %arg.room, i64 %arg.budget) local_unnamed_addr {
entry:
  %.489.i29 = alloca i8, align 1
  %.67.i = alloca ptr, align 8
  %.261.i8 = alloca i64, align 8
  %.727.i = alloca ptr, align 8
  %.758.i = alloca i64, align 8
  %.489.i = alloca i8, align 1
  %.217 = alloca i8, align 1
  store i8 0, ptr %.217, align 1
  %.1562 = alloca i8, align 1
  store i8 0, ptr %.1562, align 1
  %.2374 = alloca i8, align 1
  store i8 0, ptr %.2374, align 1
  %.2498 = alloca i8, align 1
  store i8 0, ptr %.2498, align 1
  %.3139 = alloca ptr, align 8
  store ptr null, ptr %.3139, align 8
  %.3385 = alloca i8, align 1
  store i8 0, ptr %.3385, align 1
  %.52 = load i64, ptr %arg.problem.4, align 8
  %.53 = shl i64 %.52, 1
  %.54 = add i64 %.53, 2
  %0 = getelementptr double, ptr %arg.times, i64 %arg.count
  %.58 = getelementptr i8, ptr %0, i64 -8
  %.59 = load double, ptr %.58, align 8
  %.17.i = getelementptr i8, ptr %arg.problem.4, i64 8
  %.18.i = load i64, ptr %.17.i, align 8, !noalias !64
  %.21.i = getelementptr i8, ptr %arg.problem.4, i64 80
  %.22.i = load i64, ptr %.21.i, align 8, !noalias !64
  %.26.i = getelementptr double, ptr %arg.problem.5, i64 %.22.i
  %.28.i = getelementptr i8, ptr %.26.i, i64 8
  %.29.i = getelementptr double, ptr %.28.i, i64 %.52
  %.31.i = getelementptr double, ptr %.29.i, i64 %.18.i
  %.152.idx = shl i64 %.54, 7
  %.152 = getelementptr i8, ptr %arg.room, i64 %.152.idx
  %.158.idx = mul i64 %.54, 136
  %.158 = getelementptr i8, ptr %arg.room, i64 %.158.idx
  %.174.idx = mul i64 %.54, 144
  %.174 = getelementptr i8, ptr %arg.room, i64 %.174.idx
  %.180.idx = mul i64 %.54, 152
  %.180 = getelementptr i8, ptr %arg.room, i64 %.180.idx
  %.192.idx = mul i64 %.54, 168
  %.192 = getelementptr i8, ptr %arg.room, i64 %.192.idx
  %.198.idx = mul i64 %.54, 184
  %.198 = getelementptr i8, ptr %arg.room, i64 %.198.idx
  %.206 = getelementptr i8, ptr %arg.clock, i64 8
  %.207 = load double, ptr %.206, align 8
  %.208 = fcmp oeq double %.207, 0.000000e+00
  br i1 %.208, label %B476, label %B678

B476:                                             ; preds = %entry
  %.102 = getelementptr inbounds double, ptr %arg.now, i64 %.54
  %.213 = load double, ptr %arg.clock, align 8
  store i8 0, ptr %.217, align 1
  call fastcc void @part7(ptr nonnull %.217, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.213, ptr %arg.now, ptr %.102)
  %.231 = load i8, ptr %.217, align 1
  %.234.not = icmp eq i8 %.231, 0
  br i1 %.234.not, label %common.ret, label %B538

common.ret:                                       ; preds = %B4060, %B3990, %B2488, %B2392, %B72.loopexit.i, %for.cond.preheader, %B712, %B1784, %B2252, %B3264, %B678, %B476, %_ZN9teachmech3run8compiled15kernel_explicit5stageB3v28B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2axx10float64_2a.exit, %B1874.critedge, %_ZN9teachmech3run8compiled15kernel_explicit5stageB3v24B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2a23Literal_5bint_5d_281_29x10float64_2a.exit
  %.sink = phi i64 [ 2, %B1874.critedge ], [ 1, %B678 ], [ 2, %B1784 ], [ 2, %_ZN9teachmech3run8compiled15kernel_explicit5stageB3v28B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2axx10float64_2a.exit ], [ 2, %_ZN9teachmech3run8compiled15kernel_explicit5stageB3v24B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2a23Literal_5bint_5d_281_29x10float64_2a.exit ], [ 2, %B3264 ], [ 2, %B476 ], [ 3, %B2252 ], [ 3, %for.cond.preheader ], [ 0, %B712 ], [ 1, %B4060 ], [ 3, %B72.loopexit.i ], [ 2, %B2392 ], [ 2, %B2488 ], [ 4, %B3990 ]
  store i64 %.sink, ptr %retptr, align 8
  ret i32 0

B538:                                             ; preds = %B476
  %.305 = load double, ptr %.31.i, align 8
  %.309 = load i64, ptr %arg.problem.4, align 8
  %.311 = getelementptr double, ptr %.31.i, i64 %.309
  %.312 = load double, ptr %.311, align 8
  %.316 = fdiv double %.305, %.312
  %.318 = tail call double @llvm.pow.f64(double %arg.tolerance, double 1.250000e-01)
  %.319 = fmul double %.318, %.316
  %.324 = fdiv double %.319, 1.000000e+01
  %.327 = load double, ptr %arg.clock, align 8
  %.329 = fsub double %.59, %.327
  %.10.i = fcmp olt double %.329, %.324
  %.11.i = select i1 %.10.i, double %.329, double %.324
  store double %.11.i, ptr %.206, align 8
  br label %B678

B678:                                             ; preds = %B538, %entry
  %.829 = icmp slt i64 %.52, 0
  %..54965 = select i1 %.829, i64 0, i64 %.54
  %.1113 = getelementptr double, ptr %.180, i64 %.54
  %.1429 = shl nuw nsw i64 %.54, 1
  %storemerge956 = select i1 %.829, i64 0, i64 %.1429
  %.2347.idx = mul nsw i64 %.54, 96
  %.2347 = getelementptr inbounds i8, ptr %arg.room, i64 %.2347.idx
  %.2366.idx = mul nsw i64 %.54, 240
  %.2366 = getelementptr inbounds i8, ptr %arg.room, i64 %.2366.idx
  %1 = getelementptr double, ptr %.198, i64 %.54
  %.idx = shl i64 %.54, 4
  %2 = getelementptr i8, ptr %.198, i64 %.idx
  %.4035 = add nsw i64 %.53, 3
  %.445236 = icmp sgt i64 %arg.budget, 0
  br i1 %.445236, label %B712.lr.ph, label %common.ret

B712.lr.ph:                                       ; preds = %B678
  %.4441502239 = add nsw i64 %arg.budget, -1
  %3 = shl i64 %.54, 3
  %unroll_iter.i = and i64 %.54, 9223372036854775806
  %scevgep6.i = getelementptr i8, ptr %arg.room, i64 8
  %scevgep.i309 = getelementptr i8, ptr %.180, i64 8
  %scevgep27.i310 = getelementptr i8, ptr %scevgep.i309, i64 %3
  %.265.i366 = sitofp i64 %.54 to double
  %scevgep.i = getelementptr i8, ptr %.192, i64 8
  %scevgep27.i = getelementptr i8, ptr %scevgep.i, i64 %3
  %xtraiter.i = and i64 %.54, 2
  %unroll_iter.i252 = and i64 %.54, 9223372036854775804
  %.3038.idx = mul i64 %.54, 24
  %.3038 = getelementptr i8, ptr %.198, i64 %.3038.idx
  %.3038.1.idx = shl i64 %.54, 5
  %.3038.1 = getelementptr i8, ptr %.198, i64 %.3038.1.idx
  %.3038.2.idx = mul i64 %.54, 40
  %.3038.2 = getelementptr i8, ptr %.198, i64 %.3038.2.idx
  %.3038.3.idx = mul i64 %.54, 48
  %.3038.3 = getelementptr i8, ptr %.198, i64 %.3038.3.idx
  %4 = add nsw i64 %unroll_iter.i, -2
  %5 = lshr exact i64 %4, 1
  %6 = add nuw i64 %5, 1
  %unroll_iter = and i64 %..54965, 9223372036854775804
  %unroll_iter650 = and i64 %6, -2
  %7 = shl i64 %.52, 4
  %8 = getelementptr i8, ptr %arg.now, i64 %7
  %scevgep = getelementptr i8, ptr %8, i64 40
  %scevgep784 = getelementptr i8, ptr %arg.room, i64 24
  %scevgep794 = getelementptr i8, ptr %8, i64 16
  %9 = mul i64 %.52, 304
  %10 = getelementptr i8, ptr %arg.room, i64 %9
  %scevgep797 = getelementptr i8, ptr %10, i64 328
  %11 = mul i64 %.52, 320
  %12 = getelementptr i8, ptr %arg.room, i64 %11
  %scevgep813 = getelementptr i8, ptr %12, i64 344
  %13 = add i64 %.18.i, %.52
  %14 = add i64 %13, %.22.i
  %15 = shl i64 %14, 3
  %16 = getelementptr i8, ptr %arg.problem.5, i64 %15
  %scevgep834 = getelementptr i8, ptr %16, i64 8
  %17 = mul i64 %.52, 288
  %18 = getelementptr i8, ptr %arg.room, i64 %17
  %scevgep838 = getelementptr i8, ptr %18, i64 296
  %19 = mul i64 %.52, 336
  %20 = getelementptr i8, ptr %arg.room, i64 %19
  %scevgep850 = getelementptr i8, ptr %20, i64 360
  %21 = mul i64 %.52, 352
  %22 = getelementptr i8, ptr %arg.room, i64 %21
  %scevgep866 = getelementptr i8, ptr %22, i64 352
  %23 = shl i64 %.52, 8
  %24 = getelementptr i8, ptr %arg.room, i64 %23
  %scevgep870 = getelementptr i8, ptr %24, i64 280
  %25 = mul i64 %.52, 416
  %26 = getelementptr i8, ptr %arg.room, i64 %25
  %scevgep886 = getelementptr i8, ptr %26, i64 440
  %scevgep894 = getelementptr i8, ptr %26, i64 416
  %27 = mul i64 %.52, 432
  %28 = getelementptr i8, ptr %arg.room, i64 %27
  %scevgep897 = getelementptr i8, ptr %28, i64 456
  %scevgep905 = getelementptr i8, ptr %28, i64 432
  %29 = mul i64 %.52, 448
  %30 = getelementptr i8, ptr %arg.room, i64 %29
  %scevgep908 = getelementptr i8, ptr %30, i64 472
  %scevgep916 = getelementptr i8, ptr %30, i64 448
  %31 = mul i64 %.52, 464
  %32 = getelementptr i8, ptr %arg.room, i64 %31
  %scevgep919 = getelementptr i8, ptr %32, i64 488
  %scevgep927 = getelementptr i8, ptr %32, i64 464
  %33 = mul i64 %.52, 272
  %34 = getelementptr i8, ptr %arg.room, i64 %33
  %scevgep930 = getelementptr i8, ptr %34, i64 296
  %scevgep938 = getelementptr i8, ptr %arg.states, i64 24
  %scevgep957 = getelementptr i8, ptr %24, i64 264
  %sunkaddr974 = getelementptr i8, ptr %arg.clock, i64 24
  %35 = icmp sgt i64 %..54965, 0
  %36 = icmp ult i64 %..54965, 4
  %37 = and i64 %..54965, 2
  %38 = icmp eq i64 %37, 0
  %39 = icmp sgt i64 %.52, -1
  %40 = icmp eq i64 %4, 0
  %41 = and i64 %4, 2
  %.not = icmp eq i64 %41, 0
  %42 = icmp eq i64 %4, 0
  %43 = and i64 %4, 2
  %.not1 = icmp eq i64 %43, 0
  %sunkaddr976 = getelementptr i8, ptr %.174, i64 %7
  %sunkaddr977 = getelementptr i8, ptr %sunkaddr976, i64 8
  %44 = icmp eq i64 %arg.projected, 0
  %45 = icmp eq i64 %storemerge956, 0
  %.45.i = getelementptr i8, ptr %arg.problem.4, i64 16
  %.63.i = inttoptr i64 %arg.problem.0 to ptr
  %scevgep83.i = getelementptr i8, ptr %.192, i64 24
  %sunkaddr48.i = getelementptr i8, ptr %arg.problem.4, i64 40
  %sunkaddr64.i10 = getelementptr i8, ptr %arg.problem.4, i64 24
  %sunkaddr67.i11 = getelementptr i8, ptr %arg.problem.4, i64 112
  %sunkaddr68.i = getelementptr i8, ptr %arg.problem.4, i64 120
  %46 = icmp ult i64 %.54, 4
  %47 = icmp eq i64 %xtraiter.i, 0
  %sunkaddr980 = getelementptr i8, ptr %arg.problem.4, i64 88
  %48 = icmp ult i64 %..54965, 4
  %49 = and i64 %..54965, 2
  %50 = icmp eq i64 %49, 0
  %51 = and i64 %..54965, 2
  %52 = icmp eq i64 %51, 0
  %53 = icmp ult i64 %..54965, 4
  %54 = and i64 %..54965, 2
  %55 = icmp eq i64 %54, 0
  %56 = icmp ult i64 %..54965, 4
  %57 = and i64 %..54965, 2
  %58 = icmp eq i64 %57, 0
  %.57.i = icmp sgt i64 %.54, 0
  %59 = and i64 %.52, 9223372036854775807
  %60 = icmp eq i64 %59, 0
  %61 = add i64 %.52, 1
  %unroll_iter73.i = and i64 %61, 9223372036854775806
  %scevgep304.i = getelementptr i8, ptr %.3038.3, i64 24
  %62 = and i64 %.52, 1
  %lcmp.mod.not176.not.i = icmp eq i64 %62, 0
  %scevgep137.i = getelementptr i8, ptr %.3038.2, i64 8
  %63 = add i64 %.52, 1
  %unroll_iter91.i = and i64 %63, 9223372036854775806
  %scevgep287.i = getelementptr i8, ptr %.3038.2, i64 24
  %64 = and i64 %.52, 1
  %lcmp.mod88.not.not.i = icmp eq i64 %64, 0
  %scevgep129.i = getelementptr i8, ptr %.3038.1, i64 8
  %65 = add i64 %.52, 1
  %unroll_iter107.i = and i64 %65, 9223372036854775806
  %scevgep270.i = getelementptr i8, ptr %.3038.1, i64 24
  %66 = and i64 %.52, 1
  %lcmp.mod104.not.not.i = icmp eq i64 %66, 0
  %scevgep121.i = getelementptr i8, ptr %.3038, i64 8
  %67 = add i64 %.52, 1
  %unroll_iter123.i = and i64 %67, 9223372036854775806
  %scevgep253.i = getelementptr i8, ptr %.3038, i64 24
  %68 = and i64 %.52, 1
  %lcmp.mod120.not.not.i = icmp eq i64 %68, 0
  %69 = add nuw nsw i64 %59, 1
  %unroll_iter138.i = and i64 %69, 9223372036854775806
  %scevgep236.i = getelementptr i8, ptr %2, i64 24
  %70 = and i64 %.52, 1
  %lcmp.mod135.not.not.i = icmp eq i64 %70, 0
  %71 = getelementptr i8, ptr %.198, i64 %3
  %scevgep105.i170 = getelementptr i8, ptr %71, i64 8
  %unroll_iter153.i = and i64 %69, 9223372036854775806
  %scevgep219.i = getelementptr i8, ptr %71, i64 24
  %72 = and i64 %.52, 1
  %lcmp.mod150.not.not.i = icmp eq i64 %72, 0
  %unroll_iter170.i = and i64 %69, 9223372036854775806
  %73 = and i64 %.52, 1
  %lcmp.mod167.not.not.i = icmp eq i64 %73, 0
  %xtraiter69.i = and i64 %.54, 2
  %74 = icmp slt i64 %.54, 4
  %lcmp.mod70.not.i = icmp eq i64 %xtraiter69.i, 0
  %75 = icmp ult i64 %..54965, 4
  %76 = and i64 %..54965, 2
  %77 = icmp eq i64 %76, 0
  %sunkaddr992 = getelementptr i8, ptr %arg.index, i64 8
  %sunkaddr994 = getelementptr i8, ptr %arg.clock, i64 16
  %sunkaddr996 = getelementptr i8, ptr %arg.clock, i64 32
  %.9636.not.i = icmp slt i64 %.54, 1
  %xtraiter.i177 = and i64 %.54, 6
  %78 = icmp ult i64 %.54, 8
  %unroll_iter.i178 = and i64 %.54, 9223372036854775800
  %lcmp.mod.not.i184 = icmp eq i64 %xtraiter.i177, 0
  %sunkaddr998 = getelementptr i8, ptr %arg.clock, i64 40
  br label %B712

B712:                                             ; preds = %B4060, %B712.lr.ph
  %.435.sroa.0.0242 = phi i64 [ 0, %B712.lr.ph ], [ %.435.sroa.0.0, %B4060 ]
  %.4441502241 = phi i64 [ %.4441502239, %B712.lr.ph ], [ %.4441502, %B4060 ]
  %.4511540240 = phi i64 [ 1, %B712.lr.ph ], [ %.4511540, %B4060 ]
  %.488 = load double, ptr %arg.clock, align 8
  %.494 = fcmp ult double %.488, %.59
  br i1 %.494, label %for.cond.preheader, label %common.ret

for.cond.preheader:                               ; preds = %B712
  %.562 = tail call double @nextafter(double %.488, double 0x7FF0000000000000)
  %.568 = fsub double %.562, %.488
  %.570 = fmul double %.568, 1.000000e+01
  %.576 = load double, ptr %.206, align 8
  %.10.i244 = fcmp ogt double %.570, %.576
  %.11.i245 = select i1 %.10.i244, double %.570, double %.576
  %.608 = load double, ptr %sunkaddr974, align 8
  %.6211415 = fcmp ult double %.11.i245, %.570
  br i1 %.6211415, label %common.ret, label %B930

B930:                                             ; preds = %for.cond.preheader, %B2252
  %length.2.11427 = phi double [ %.2227, %B2252 ], [ %.11.i245, %for.cond.preheader ]
  %most.2.11426 = phi double [ 1.000000e+00, %B2252 ], [ 1.000000e+01, %for.cond.preheader ]
  %.692 = fmul double %length.2.11427, 2.000000e-02
  %.694 = fcmp olt double %.692, %.608
  %.707 = fmul double %length.2.11427, 0x3FF6DB6DB6DB6DB7
  %.709 = fcmp olt double %.608, %.707
  %or.cond = and i1 %.694, %.709
  br i1 %or.cond, label %B978, label %B1016

B978:                                             ; preds = %B930
  %.725 = fmul double %length.2.11427, 0x3FE6DB6DB6DB6DB7
  %.727 = fcmp ogt double %.608, %.725
  %"$phi1014.1.2.3.v" = select i1 %.727, double 5.000000e-01, double 1.400000e+00
  %"$phi1014.1.2.3" = fmul double %.608, %"$phi1014.1.2.3.v"
  br label %B1016

B1016:                                            ; preds = %B978, %B930
  %part.2.2 = phi double [ %"$phi1014.1.2.3", %B978 ], [ %length.2.11427, %B930 ]
  %.752 = fadd double %.488, %part.2.2
  %.10.i246 = fcmp olt double %.59, %.752
  %.11.i247 = select i1 %.10.i246, double %.59, double %.752
  %.787 = fsub double %.11.i247, %.488
  br i1 %35, label %B1094.if.preheader, label %B1122

B1094.if.preheader:                               ; preds = %B1016
  br i1 %36, label %B1094.if.epil.preheader, label %B1094.if

B1122.loopexit.unr-lcssa:                         ; preds = %B1094.if
  br i1 %38, label %B1122, label %B1094.if.epil.preheader

B1094.if.epil.preheader:                          ; preds = %B1122.loopexit.unr-lcssa, %B1094.if.preheader
  %.87712141216.epil.init = phi i64 [ 0, %B1094.if.preheader ], [ %.884.3, %B1122.loopexit.unr-lcssa ]
  %79 = shl i64 %.87712141216.epil.init, 3
  %scevgep792 = getelementptr i8, ptr %arg.room, i64 %79
  %scevgep795 = getelementptr i8, ptr %scevgep794, i64 %79
  br label %B1094.if.epil

B1094.if.epil:                                    ; preds = %B1094.if.epil, %B1094.if.epil.preheader
  %epil.iter = phi i64 [ %epil.iter.next, %B1094.if.epil ], [ 0, %B1094.if.epil.preheader ]
  %80 = shl nuw nsw i64 %epil.iter, 3
  %scevgep796 = getelementptr i8, ptr %scevgep795, i64 %80
  %.911.epil = load double, ptr %scevgep796, align 8
  %scevgep793 = getelementptr i8, ptr %scevgep792, i64 %80
  store double %.911.epil, ptr %scevgep793, align 8
  %epil.iter.next = add nuw nsw i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, 2
  br i1 %epil.iter.cmp.not, label %B1122, label %B1094.if.epil, !llvm.loop !67

B1122:                                            ; preds = %B1094.if.epil, %B1122.loopexit.unr-lcssa, %B1016
  store i8 0, ptr %.489.i, align 1, !noalias !68
  %.35.i = load i64, ptr %arg.problem.4, align 8, !noalias !68
  %.36.i = shl i64 %.35.i, 1
  %.37.i = add i64 %.36.i, 2
  %.325.i = icmp slt i64 %.35.i, 0
  %..37.i = select i1 %.325.i, i64 0, i64 %.37.i
  %81 = shl i64 %.37.i, 3
  %unroll_iter.i.i = and i64 %.37.i, 9223372036854775806
  %82 = add nsw i64 %unroll_iter.i.i, -2
  %83 = lshr exact i64 %82, 1
  %84 = add nuw i64 %83, 1
  %85 = add i64 %..37.i, -2
  %86 = lshr exact i64 %85, 1
  %87 = add nuw i64 %86, 1
  %unroll_iter11.i = and i64 %87, -2
  %88 = lshr i64 %84, 1
  %89 = mul nsw i64 %88, -2
  %90 = icmp sgt i64 %.35.i, -1
  %91 = icmp eq i64 %82, 0
  %92 = and i64 %82, 2
  %93 = icmp eq i64 %92, 0
  %94 = icmp sgt i64 %..37.i, 0
  %95 = icmp eq i64 %85, 0
  %96 = and i64 %85, 2
  %.not.i = icmp eq i64 %96, 0
  br label %B84.i

B84.i:                                            ; preds = %B230.i, %B1122
  %.128180.i = phi i64 [ %.135.i4, %B230.i ], [ 1, %B1122 ]
  %exitcond202.not.i.not = icmp eq i64 %.128180.i, 13
  br i1 %exitcond202.not.i.not, label %B1200.critedge, label %B84.if.i

B230.loopexit.unr-lcssa.i:                        ; preds = %B178.if.i
  br i1 %.not.i, label %B178.if.epil.preheader.i, label %B230.i

B178.if.epil.preheader.i:                         ; preds = %B178.if.preheader.i, %B230.loopexit.unr-lcssa.i
  %.373172174.epil.init.i = phi i64 [ 0, %B178.if.preheader.i ], [ %.380.1.1.i, %B230.loopexit.unr-lcssa.i ]
  %sunkaddr45.epil.i = shl i64 %.373172174.epil.init.i, 3
  %sunkaddr46.epil.i = getelementptr i8, ptr %arg.now, i64 %sunkaddr45.epil.i
  %.407.epil.i = load double, ptr %sunkaddr46.epil.i, align 8, !noalias !68
  %sunkaddr48.epil.i = getelementptr i8, ptr %.152, i64 %sunkaddr45.epil.i
  %.410.epil.i = load double, ptr %sunkaddr48.epil.i, align 8, !noalias !68
  %.412.epil.i = fmul double %.787, %.410.epil.i
  %.413.epil.i = fadd double %.407.epil.i, %.412.epil.i
  store double %.413.epil.i, ptr %sunkaddr48.epil.i, align 8, !noalias !68
  %sunkaddr51.epil.i = getelementptr i8, ptr %sunkaddr46.epil.i, i64 8
  %.407.1.epil.i = load double, ptr %sunkaddr51.epil.i, align 8, !noalias !68
  %sunkaddr54.epil.i = getelementptr i8, ptr %sunkaddr48.epil.i, i64 8
  %.410.1.epil.i = load double, ptr %sunkaddr54.epil.i, align 8, !noalias !68
  %.412.1.epil.i = fmul double %.787, %.410.1.epil.i
  %.413.1.epil.i = fadd double %.407.1.epil.i, %.412.1.epil.i
  store double %.413.1.epil.i, ptr %sunkaddr54.epil.i, align 8, !noalias !68
  br label %B230.i

B230.i:                                           ; preds = %B86.endif.i, %B178.if.epil.preheader.i, %B230.loopexit.unr-lcssa.i
  %.474.i = getelementptr double, ptr @.const.array.data.1.24, i64 %.128180.i
  %.475.i = load double, ptr %.474.i, align 8, !noalias !68
  %.477.i = fmul double %.787, %.475.i
  %.479.i = fadd double %.488, %.477.i
  %.482.i = mul nsw i64 %.128180.i, %.37.i
  %.486.i = getelementptr inbounds double, ptr %arg.room, i64 %.482.i
  store i8 0, ptr %.489.i, align 1, !noalias !68
  call fastcc void @part7(ptr nonnull %.489.i, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.479.i, ptr %.152, ptr %.486.i)
  %.503.i = load i8, ptr %.489.i, align 1, !noalias !68
  %.506.not.i = icmp eq i8 %.503.i, 0
  br i1 %.506.not.i, label %_ZN9teachmech3run8compiled15kernel_explicit5stageB3v24B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2a23Literal_5bint_5d_281_29x10float64_2a.exit, label %B84.i

B84.if.i:                                         ; preds = %B84.i
  %.135.i4 = add nuw nsw i64 %.128180.i, 1
  %.228.idx.i = shl i64 %.128180.i, 7
  %.228.i = getelementptr i8, ptr @.const.array.data.25, i64 %.228.idx.i
  br i1 %90, label %B34.if.preheader.i.i, label %B80.if.i.i.preheader

B34.if.preheader.i.i:                             ; preds = %B84.if.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %.152, i8 0, i64 %81, i1 false), !noalias !71
  br label %B80.if.i.i.preheader

B80.if.i.i.preheader:                             ; preds = %B34.if.preheader.i.i, %B84.if.i
  br label %B80.if.i.i

B236.i.loopexit.unr-lcssa.i:                      ; preds = %B180.if.i.i
  br i1 %93, label %B180.if.i.epil.preheader.i, label %B236.i.i

B180.if.i.epil.preheader.i:                       ; preds = %B180.if.i.preheader.i, %B236.i.loopexit.unr-lcssa.i
  %.404136138.i.epil.init.i = phi i64 [ 0, %B180.if.i.preheader.i ], [ %.411.1.i.1.i, %B236.i.loopexit.unr-lcssa.i ]
  %97 = shl i64 %.404136138.i.epil.init.i, 3
  %sunkaddr11.i.epil.i = getelementptr i8, ptr %.152, i64 %97
  %.438.i.epil.i = load double, ptr %sunkaddr11.i.epil.i, align 8, !noalias !71
  %scevgep9.i.epil.i = getelementptr i8, ptr %lsr.iv.i.i, i64 %97
  %scevgep10.i.epil.i = getelementptr i8, ptr %scevgep9.i.epil.i, i64 -8
  %.441.i.epil.i = load double, ptr %scevgep10.i.epil.i, align 8, !noalias !71
  %.443.i.epil.i = fmul double %.304.i.i, %.441.i.epil.i
  %.444.i.epil.i = fadd double %.438.i.epil.i, %.443.i.epil.i
  store double %.444.i.epil.i, ptr %sunkaddr11.i.epil.i, align 8, !noalias !71
  %sunkaddr14.i.epil.i = getelementptr i8, ptr %sunkaddr11.i.epil.i, i64 8
  %.438.1.i.epil.i = load double, ptr %sunkaddr14.i.epil.i, align 8, !noalias !71
  %.441.1.i.epil.i = load double, ptr %scevgep9.i.epil.i, align 8, !noalias !71
  %.443.1.i.epil.i = fmul double %.304.i.i, %.441.1.i.epil.i
  %.444.1.i.epil.i = fadd double %.438.1.i.epil.i, %.443.1.i.epil.i
  store double %.444.1.i.epil.i, ptr %sunkaddr14.i.epil.i, align 8, !noalias !71
  br label %B236.i.i

B236.i.i:                                         ; preds = %B80.if.i.i, %B180.if.i.epil.preheader.i, %B236.i.loopexit.unr-lcssa.i
  %scevgep7.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 %81
  %scevgep19.i = getelementptr i8, ptr %lsr.iv.i5, i64 %81
  %exitcond160.not.i.i = icmp eq i64 %.250.i.i, %.128180.i
  br i1 %exitcond160.not.i.i, label %B86.endif.i, label %B80.if.i.i

B80.if.i.i:                                       ; preds = %B80.if.i.i.preheader, %B236.i.i
  %lsr.iv.i5 = phi ptr [ %scevgep19.i, %B236.i.i ], [ %scevgep784, %B80.if.i.i.preheader ]
  %lsr.iv.i.i = phi ptr [ %scevgep7.i.i, %B236.i.i ], [ %scevgep6.i, %B80.if.i.i.preheader ]
  %.243143153.i.i = phi i64 [ %.250.i.i, %B236.i.i ], [ 0, %B80.if.i.i.preheader ]
  %.250.i.i = add nuw nsw i64 %.243143153.i.i, 1
  %98 = getelementptr double, ptr %.228.i, i64 %.243143153.i.i
  %.304.i.i = load double, ptr %98, align 8, !noalias !71
  %.316.i.i = fcmp oeq double %.304.i.i, 0.000000e+00
  %brmerge.i.i = or i1 %.325.i, %.316.i.i
  br i1 %brmerge.i.i, label %B236.i.i, label %B180.if.i.preheader.i

B180.if.i.preheader.i:                            ; preds = %B80.if.i.i
  br i1 %91, label %B180.if.i.epil.preheader.i, label %B180.if.i.i

B180.if.i.i:                                      ; preds = %B180.if.i.preheader.i, %B180.if.i.i
  %lsr.iv20.i = phi i64 [ %lsr.iv.next21.i, %B180.if.i.i ], [ %89, %B180.if.i.preheader.i ]
  %.404136138.i.i = phi i64 [ %.411.1.i.1.i, %B180.if.i.i ], [ 0, %B180.if.i.preheader.i ]
  %99 = shl i64 %.404136138.i.i, 3
  %sunkaddr54.i = getelementptr i8, ptr %.152, i64 %99
  %.438.i.i = load double, ptr %sunkaddr54.i, align 8, !noalias !71
  %scevgep22.i6 = getelementptr i8, ptr %lsr.iv.i5, i64 %99
  %scevgep37.i = getelementptr i8, ptr %scevgep22.i6, i64 -16
  %scevgep35.i = getelementptr i8, ptr %scevgep22.i6, i64 -24
  %.441.i.i = load double, ptr %scevgep35.i, align 8, !noalias !71
  %.443.i.i = fmul double %.304.i.i, %.441.i.i
  %.444.i.i = fadd double %.438.i.i, %.443.i.i
  store double %.444.i.i, ptr %sunkaddr54.i, align 8, !noalias !71
  %sunkaddr57.i = getelementptr i8, ptr %sunkaddr54.i, i64 8
  %.438.1.i.i = load double, ptr %sunkaddr57.i, align 8, !noalias !71
  %.441.1.i.i = load double, ptr %scevgep37.i, align 8, !noalias !71
  %.443.1.i.i = fmul double %.304.i.i, %.441.1.i.i
  %.444.1.i.i = fadd double %.438.1.i.i, %.443.1.i.i
  store double %.444.1.i.i, ptr %sunkaddr57.i, align 8, !noalias !71
  %sunkaddr60.i = getelementptr i8, ptr %sunkaddr54.i, i64 16
  %.438.i.1.i = load double, ptr %sunkaddr60.i, align 8, !noalias !71
  %scevgep33.i = getelementptr i8, ptr %scevgep22.i6, i64 -8
  %.441.i.1.i = load double, ptr %scevgep33.i, align 8, !noalias !71
  %.443.i.1.i = fmul double %.304.i.i, %.441.i.1.i
  %.444.i.1.i = fadd double %.438.i.1.i, %.443.i.1.i
  store double %.444.i.1.i, ptr %sunkaddr60.i, align 8, !noalias !71
  %.411.1.i.1.i = add i64 %.404136138.i.i, 4
  %sunkaddr61.i = shl i64 %.411.1.i.1.i, 3
  %sunkaddr62.i = getelementptr i8, ptr %.152, i64 %sunkaddr61.i
  %sunkaddr63.i = getelementptr i8, ptr %sunkaddr62.i, i64 -8
  %.438.1.i.1.i = load double, ptr %sunkaddr63.i, align 8, !noalias !71
  %.441.1.i.1.i = load double, ptr %scevgep22.i6, align 8, !noalias !71
  %.443.1.i.1.i = fmul double %.304.i.i, %.441.1.i.1.i
  %.444.1.i.1.i = fadd double %.438.1.i.1.i, %.443.1.i.1.i
  store double %.444.1.i.1.i, ptr %sunkaddr63.i, align 8, !noalias !71
  %lsr.iv.next21.i = add i64 %lsr.iv20.i, 2
  %niter.ncmp.1.i = icmp eq i64 %lsr.iv.next21.i, 0
  br i1 %niter.ncmp.1.i, label %B236.i.loopexit.unr-lcssa.i, label %B180.if.i.i

B86.endif.i:                                      ; preds = %B236.i.i
  br i1 %94, label %B178.if.preheader.i, label %B230.i

B178.if.preheader.i:                              ; preds = %B86.endif.i
  br i1 %95, label %B178.if.epil.preheader.i, label %B178.if.i

B178.if.i:                                        ; preds = %B178.if.preheader.i, %B178.if.i
  %lsr.iv53.i = phi i64 [ %lsr.iv.next.i, %B178.if.i ], [ %unroll_iter11.i, %B178.if.preheader.i ]
  %.373172174.i = phi i64 [ %.380.1.1.i, %B178.if.i ], [ 0, %B178.if.preheader.i ]
  %sunkaddr64.i = shl i64 %.373172174.i, 3
  %sunkaddr65.i = getelementptr i8, ptr %arg.now, i64 %sunkaddr64.i
  %.407.i = load double, ptr %sunkaddr65.i, align 8, !noalias !68
  %sunkaddr67.i = getelementptr i8, ptr %.152, i64 %sunkaddr64.i
  %.410.i = load double, ptr %sunkaddr67.i, align 8, !noalias !68
  %.412.i = fmul double %.787, %.410.i
  %.413.i = fadd double %.407.i, %.412.i
  store double %.413.i, ptr %sunkaddr67.i, align 8, !noalias !68
  %sunkaddr70.i = getelementptr i8, ptr %sunkaddr65.i, i64 8
  %.407.1.i = load double, ptr %sunkaddr70.i, align 8, !noalias !68
  %sunkaddr73.i = getelementptr i8, ptr %sunkaddr67.i, i64 8
  %.410.1.i = load double, ptr %sunkaddr73.i, align 8, !noalias !68
  %.412.1.i = fmul double %.787, %.410.1.i
  %.413.1.i = fadd double %.407.1.i, %.412.1.i
  store double %.413.1.i, ptr %sunkaddr73.i, align 8, !noalias !68
  %sunkaddr76.i = getelementptr i8, ptr %sunkaddr65.i, i64 16
  %.407.112.i = load double, ptr %sunkaddr76.i, align 8, !noalias !68
  %sunkaddr79.i = getelementptr i8, ptr %sunkaddr67.i, i64 16
  %.410.113.i = load double, ptr %sunkaddr79.i, align 8, !noalias !68
  %.412.114.i = fmul double %.787, %.410.113.i
  %.413.115.i = fadd double %.407.112.i, %.412.114.i
  store double %.413.115.i, ptr %sunkaddr79.i, align 8, !noalias !68
  %.380.1.1.i = add nuw i64 %.373172174.i, 4
  %sunkaddr82.i = getelementptr i8, ptr %sunkaddr65.i, i64 24
  %.407.1.1.i = load double, ptr %sunkaddr82.i, align 8, !noalias !68
  %sunkaddr85.i = getelementptr i8, ptr %sunkaddr67.i, i64 24
  %.410.1.1.i = load double, ptr %sunkaddr85.i, align 8, !noalias !68
  %.412.1.1.i = fmul double %.787, %.410.1.1.i
  %.413.1.1.i = fadd double %.407.1.1.i, %.412.1.1.i
  store double %.413.1.1.i, ptr %sunkaddr85.i, align 8, !noalias !68
  %lsr.iv.next.i = add i64 %lsr.iv53.i, -2
  %niter.ncmp.116.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %niter.ncmp.116.i, label %B230.loopexit.unr-lcssa.i, label %B178.if.i

_ZN9teachmech3run8compiled15kernel_explicit5stageB3v24B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2a23Literal_5bint_5d_281_29x10float64_2a.exit: ; preds = %B230.i
  br label %common.ret

B1200.critedge:                                   ; preds = %B84.i
  br i1 %39, label %B34.if.preheader.i, label %B80.if.i.preheader

B34.if.preheader.i:                               ; preds = %B1200.critedge
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %.180, i8 0, i64 %3, i1 false), !noalias !74
  br label %B80.if.i.preheader

B80.if.i.preheader:                               ; preds = %B34.if.preheader.i, %B1200.critedge
  br label %B80.if.i

B236.i.loopexit.unr-lcssa:                        ; preds = %B180.if.i
  br i1 %.not, label %B180.if.i.epil.preheader, label %B236.i

B180.if.i.epil.preheader:                         ; preds = %B180.if.i.preheader, %B236.i.loopexit.unr-lcssa
  %.404136138.i.epil.init = phi i64 [ 0, %B180.if.i.preheader ], [ %.411.1.i.1, %B236.i.loopexit.unr-lcssa ]
  %100 = shl i64 %.404136138.i.epil.init, 3
  %sunkaddr11.i.epil = getelementptr i8, ptr %.180, i64 %100
  %.438.i.epil = load double, ptr %sunkaddr11.i.epil, align 8, !noalias !74
  %scevgep9.i.epil = getelementptr i8, ptr %lsr.iv.i, i64 %100
  %scevgep10.i.epil = getelementptr i8, ptr %scevgep9.i.epil, i64 -8
  %.441.i.epil = load double, ptr %scevgep10.i.epil, align 8, !noalias !74
  %.443.i.epil = fmul double %.304.i, %.441.i.epil
  %.444.i.epil = fadd double %.438.i.epil, %.443.i.epil
  store double %.444.i.epil, ptr %sunkaddr11.i.epil, align 8, !noalias !74
  %sunkaddr14.i.epil = getelementptr i8, ptr %sunkaddr11.i.epil, i64 8
  %.438.1.i.epil = load double, ptr %sunkaddr14.i.epil, align 8, !noalias !74
  %.441.1.i.epil = load double, ptr %scevgep9.i.epil, align 8, !noalias !74
  %.443.1.i.epil = fmul double %.304.i, %.441.1.i.epil
  %.444.1.i.epil = fadd double %.438.1.i.epil, %.443.1.i.epil
  store double %.444.1.i.epil, ptr %sunkaddr14.i.epil, align 8, !noalias !74
  br label %B236.i

B236.i:                                           ; preds = %B80.if.i, %B180.if.i.epil.preheader, %B236.i.loopexit.unr-lcssa
  %scevgep7.i = getelementptr i8, ptr %lsr.iv.i, i64 %3
  %scevgep805 = getelementptr i8, ptr %lsr.iv, i64 %3
  %exitcond160.not.i = icmp eq i64 %.250.i, 13
  br i1 %exitcond160.not.i, label %B1200.endif, label %B80.if.i

B80.if.i:                                         ; preds = %B80.if.i.preheader, %B236.i
  %lsr.iv = phi ptr [ %scevgep805, %B236.i ], [ %scevgep784, %B80.if.i.preheader ]
  %lsr.iv.i = phi ptr [ %scevgep7.i, %B236.i ], [ %scevgep6.i, %B80.if.i.preheader ]
  %.243143153.i = phi i64 [ %.250.i, %B236.i ], [ 0, %B80.if.i.preheader ]
  %.250.i = add nuw nsw i64 %.243143153.i, 1
  %101 = getelementptr double, ptr @.const.array.data.1, i64 %.243143153.i
  %.304.i = load double, ptr %101, align 8, !noalias !74
  %102 = shl nuw i64 1, %.243143153.i
  %103 = and i64 %102, 4126
  %.316.i = icmp ne i64 %103, 0
  %brmerge.i = or i1 %.829, %.316.i
  br i1 %brmerge.i, label %B236.i, label %B180.if.i.preheader

B180.if.i.preheader:                              ; preds = %B80.if.i
  br i1 %40, label %B180.if.i.epil.preheader, label %B180.if.i

B180.if.i:                                        ; preds = %B180.if.i.preheader, %B180.if.i
  %lsr.iv812 = phi i64 [ %lsr.iv.next, %B180.if.i ], [ %unroll_iter650, %B180.if.i.preheader ]
  %.404136138.i = phi i64 [ %.411.1.i.1, %B180.if.i ], [ 0, %B180.if.i.preheader ]
  %104 = shl i64 %.404136138.i, 3
  %scevgep803 = getelementptr i8, ptr %scevgep797, i64 %104
  %scevgep804 = getelementptr i8, ptr %scevgep803, i64 -24
  %.438.i = load double, ptr %scevgep804, align 8, !noalias !74
  %scevgep808 = getelementptr i8, ptr %lsr.iv, i64 %104
  %scevgep809 = getelementptr i8, ptr %scevgep808, i64 -16
  %scevgep811 = getelementptr i8, ptr %scevgep808, i64 -24
  %.441.i = load double, ptr %scevgep811, align 8, !noalias !74
  %.443.i = fmul double %.304.i, %.441.i
  %.444.i = fadd double %.438.i, %.443.i
  store double %.444.i, ptr %scevgep804, align 8, !noalias !74
  %scevgep802 = getelementptr i8, ptr %scevgep803, i64 -16
  %.438.1.i = load double, ptr %scevgep802, align 8, !noalias !74
  %.441.1.i = load double, ptr %scevgep809, align 8, !noalias !74
  %.443.1.i = fmul double %.304.i, %.441.1.i
  %.444.1.i = fadd double %.438.1.i, %.443.1.i
  store double %.444.1.i, ptr %scevgep802, align 8, !noalias !74
  %scevgep800 = getelementptr i8, ptr %scevgep803, i64 -8
  %.438.i.1 = load double, ptr %scevgep800, align 8, !noalias !74
  %scevgep807 = getelementptr i8, ptr %scevgep808, i64 -8
  %.441.i.1 = load double, ptr %scevgep807, align 8, !noalias !74
  %.443.i.1 = fmul double %.304.i, %.441.i.1
  %.444.i.1 = fadd double %.438.i.1, %.443.i.1
  store double %.444.i.1, ptr %scevgep800, align 8, !noalias !74
  %.411.1.i.1 = add i64 %.404136138.i, 4
  %.438.1.i.1 = load double, ptr %scevgep803, align 8, !noalias !74
  %.441.1.i.1 = load double, ptr %scevgep808, align 8, !noalias !74
  %.443.1.i.1 = fmul double %.304.i, %.441.1.i.1
  %.444.1.i.1 = fadd double %.438.1.i.1, %.443.1.i.1
  store double %.444.1.i.1, ptr %scevgep803, align 8, !noalias !74
  %lsr.iv.next = add i64 %lsr.iv812, -2
  %niter651.ncmp.1 = icmp eq i64 %lsr.iv.next, 0
  br i1 %niter651.ncmp.1, label %B236.i.loopexit.unr-lcssa, label %B180.if.i

B1530:                                            ; preds = %B1386.if, %B1200.endif.endif
  %.1314 = load double, ptr %sunkaddr977, align 8
  %.1319 = load double, ptr %sunkaddr976, align 8
  %.10.i248 = fcmp ogt double %.1319, %.1314
  %.11.i249 = select i1 %.10.i248, double %.1319, double %.1314
  store double %.11.i249, ptr %sunkaddr977, align 8
  store double %.11.i249, ptr %sunkaddr976, align 8
  br i1 %.829, label %B148.i356, label %B44.if.i311

B1668:                                            ; preds = %B1530.endif.endif
  %.1401 = fcmp oge double %storemerge.i370, 1.000000e+00
  %.1413 = fcmp one double %storemerge.i370, 0x7FF0000000000000
  %or.cond953 = and i1 %.1401, %.1413
  br i1 %or.cond953, label %B1720, label %B2206

B1720:                                            ; preds = %B1668
  br i1 %45, label %B1784, label %B1756.if

B1784:                                            ; preds = %B1756.if, %B1720
  store i8 0, ptr %.1562, align 1
  call fastcc void @part8(ptr nonnull %.1562, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.11.i247, ptr %.152)
  %.1576 = load i8, ptr %.1562, align 1
  %.1579.not = icmp eq i8 %.1576, 0
  br i1 %.1579.not, label %common.ret, label %B1836

B1836:                                            ; preds = %B1784
  store ptr null, ptr %.67.i, align 8, !noalias !77
  store i64 0, ptr %.261.i8, align 8, !noalias !77
  store ptr null, ptr %.727.i, align 8, !noalias !77
  store i64 0, ptr %.758.i, align 8, !noalias !77
  %.40.i = load i64, ptr %arg.problem.4, align 8, !noalias !77
  %.43.i = load i64, ptr %.17.i, align 8, !noalias !77
  %.46.i = load i64, ptr %.45.i, align 8, !noalias !77
  %.64.i = tail call i64 %.63.i(double %.11.i247, ptr %.152, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.8), !noalias !77
  store ptr null, ptr %.67.i, align 8, !noalias !77
  call fastcc void @part1(ptr nonnull %.67.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7)
  %invariant.gep317.i = getelementptr double, ptr %arg.problem.7, i64 %.40.i
  %.423.i = add i64 %.43.i, %.40.i
  %..423.i = tail call i64 @llvm.smax.i64(i64 %.423.i, i64 0)
  %105 = getelementptr double, ptr %arg.problem.7, i64 %.423.i
  %gep318.i = getelementptr double, ptr %invariant.gep317.i, i64 %.423.i
  %106 = getelementptr double, ptr %arg.problem.6, i64 %.46.i
  %107 = shl nuw i64 %..423.i, 3
  %xtraiter40.i = and i64 %.40.i, 3
  %unroll_iter43.i = and i64 %.40.i, 9223372036854775804
  %.idx.i = shl i64 %.40.i, 4
  %108 = shl i64 %.46.i, 3
  %109 = getelementptr i8, ptr %arg.problem.6, i64 %108
  %scevgep74.i = getelementptr i8, ptr %109, i64 8
  %110 = getelementptr i8, ptr %.192, i64 %.idx.i
  %scevgep117.i = getelementptr i8, ptr %110, i64 40
  %scevgep135.i = getelementptr i8, ptr %110, i64 16
  %111 = icmp slt i64 %.423.i, 1
  %112 = icmp slt i64 %.40.i, 1
  %113 = icmp ult i64 %.40.i, 4
  %114 = icmp eq i64 %xtraiter40.i, 0
  br label %B230.if.i

B238.i:                                           ; preds = %B230.if.i
  %.177.i = load i64, ptr %sunkaddr48.i, align 8, !noalias !77
  br label %B266.i

B266.i:                                           ; preds = %B230.if.i, %B238.i
  %"$phi266.1.2.1.i" = phi i64 [ %.177.i, %B238.i ], [ %.43.i, %B230.if.i ]
  %.193.i = icmp eq i64 %"$phi266.1.2.1.i", 0
  br i1 %.193.i, label %B1023.i, label %B282.i

B282.i:                                           ; preds = %B266.i
  %"$phi336.1.2.2.in.v.i" = select i1 %146, i64 216, i64 208
  %"$phi336.1.2.2.in.i" = getelementptr i8, ptr %arg.problem.4, i64 %"$phi336.1.2.2.in.v.i"
  %"$phi336.1.2.2.i" = load i64, ptr %"$phi336.1.2.2.in.i", align 8, !noalias !77
  %"$phi400.1.2.sroa.0.2.in.v.i" = select i1 %146, i64 152, i64 144
  %"$phi400.1.2.sroa.0.2.in.i" = getelementptr i8, ptr %arg.problem.4, i64 %"$phi400.1.2.sroa.0.2.in.v.i"
  %"$phi400.1.2.sroa.0.2.i" = load i64, ptr %"$phi400.1.2.sroa.0.2.in.i", align 8, !noalias !77
  store i64 0, ptr %.261.i8, align 8, !noalias !77
  call fastcc void @part2(ptr nonnull %.261.i8, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %"$phi336.1.2.2.i")
  %.275.i = load i64, ptr %.261.i8, align 8, !noalias !77
  %"$phi400.1.2.sroa.8.2.i" = select i1 %146, i64 0, i64 %.40.i
  %invariant.gep.i = getelementptr double, ptr %.192, i64 %"$phi400.1.2.sroa.8.2.i"
  br i1 %111, label %B600.i, label %B572.if.preheader.i

B474.loopexit.loopexit.unr-lcssa.i:               ; preds = %B964.if.i
  br i1 %114, label %B474.loopexit.i, label %B964.if.epil.preheader.i

B964.if.epil.preheader.i:                         ; preds = %B964.if.preheader.i, %B474.loopexit.loopexit.unr-lcssa.i
  %.913311313.epil.init.i = phi i64 [ 0, %B964.if.preheader.i ], [ %.920.3.i, %B474.loopexit.loopexit.unr-lcssa.i ]
  %115 = shl i64 %.913311313.epil.init.i, 3
  %scevgep100.i = getelementptr i8, ptr %arg.problem.7, i64 %115
  %116 = add i64 %.913311313.epil.init.i, %"$phi400.1.2.sroa.8.2.i"
  %117 = shl i64 %116, 3
  %scevgep102.i = getelementptr i8, ptr %.192, i64 %117
  br label %B964.if.epil.i

B964.if.epil.i:                                   ; preds = %B964.if.epil.i, %B964.if.epil.preheader.i
  %epil.iter.i19 = phi i64 [ %epil.iter.next.i21, %B964.if.epil.i ], [ 0, %B964.if.epil.preheader.i ]
  %118 = shl i64 %epil.iter.i19, 3
  %scevgep33.i20 = getelementptr i8, ptr %scevgep102.i, i64 %118
  %.947.epil.i = load double, ptr %scevgep33.i20, align 8, !noalias !77
  %scevgep32.i = getelementptr i8, ptr %scevgep100.i, i64 %118
  %.950.epil.i = load double, ptr %scevgep32.i, align 8, !noalias !77
  %.951.epil.i = fsub double %.947.epil.i, %.950.epil.i
  store double %.951.epil.i, ptr %scevgep33.i20, align 8, !noalias !77
  %epil.iter.next.i21 = add i64 %epil.iter.i19, 1
  %epil.iter.cmp.not.i22 = icmp eq i64 %xtraiter40.i, %epil.iter.next.i21
  br i1 %epil.iter.cmp.not.i22, label %B474.loopexit.i, label %B964.if.epil.i, !llvm.loop !80

B474.loopexit.i:                                  ; preds = %B964.if.epil.i, %B934.i, %B474.loopexit.loopexit.unr-lcssa.i
  %119 = getelementptr i8, ptr %invariant.gep.i, i64 %.idx.i
  %gep.1.i = getelementptr i8, ptr %119, i64 16
  br i1 %111, label %B600.1.i, label %B572.if.preheader.1.i

B572.if.preheader.1.i:                            ; preds = %B474.loopexit.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %105, i8 0, i64 %107, i1 false), !noalias !77
  br label %B600.1.i

B600.1.i:                                         ; preds = %B572.if.preheader.1.i, %B474.loopexit.i
  %.555.1.i = load i64, ptr %sunkaddr64.i10, align 8, !noalias !77
  %.635305.not.1.i = icmp slt i64 %.555.1.i, 1
  br i1 %.635305.not.1.i, label %B832.1.i, label %B652.if.1.preheader.i

B652.if.1.preheader.i:                            ; preds = %B600.1.i
  %120 = icmp eq i64 %.555.1.i, 1
  br i1 %120, label %B652.if.1.epil.preheader.i, label %B652.if.1.preheader.new.i

B652.if.1.preheader.new.i:                        ; preds = %B652.if.1.preheader.i
  %121 = lshr i64 %.555.1.i, 1
  %122 = mul nsw i64 %121, -2
  br label %B652.if.1.i

B652.if.1.i:                                      ; preds = %B652.if.1.i, %B652.if.1.preheader.new.i
  %lsr.iv34.i = phi i64 [ %lsr.iv.next.i23, %B652.if.1.i ], [ %122, %B652.if.1.preheader.new.i ]
  %lsr.iv108.i = phi ptr [ %scevgep109.i, %B652.if.1.i ], [ %scevgep74.i, %B652.if.1.preheader.new.i ]
  %lsr.iv104.i = phi ptr [ %scevgep105.i, %B652.if.1.i ], [ %.17.i, %B652.if.1.preheader.new.i ]
  %.675.1.i = load i64, ptr %sunkaddr67.i11, align 8, !noalias !77
  %123 = shl i64 %.675.1.i, 3
  %scevgep115.i = getelementptr i8, ptr %lsr.iv104.i, i64 %123
  %scevgep116.i = getelementptr i8, ptr %scevgep115.i, i64 -8
  %.679.1.i = load i64, ptr %scevgep116.i, align 8, !noalias !77
  %.682.1.i = load i64, ptr %sunkaddr68.i, align 8, !noalias !77
  %124 = shl i64 %.682.1.i, 3
  %scevgep113.i = getelementptr i8, ptr %lsr.iv104.i, i64 %124
  %scevgep114.i = getelementptr i8, ptr %scevgep113.i, i64 -8
  %.686.1.i = load i64, ptr %scevgep114.i, align 8, !noalias !77
  %.694.1.i = getelementptr double, ptr %gep318.i, i64 %.679.1.i
  %.695.1.i = load double, ptr %.694.1.i, align 8, !noalias !77
  %scevgep110.i = getelementptr i8, ptr %lsr.iv108.i, i64 -8
  %.700.1.i = load double, ptr %scevgep110.i, align 8, !noalias !77
  %.702.1.i = getelementptr double, ptr %gep.1.i, i64 %.686.1.i
  %.703.1.i = load double, ptr %.702.1.i, align 8, !noalias !77
  %.704.1.i = fmul double %.700.1.i, %.703.1.i
  %.705.1.i = fadd double %.695.1.i, %.704.1.i
  store double %.705.1.i, ptr %.694.1.i, align 8, !noalias !77
  %.675.1.1.i = load i64, ptr %sunkaddr67.i11, align 8, !noalias !77
  %125 = shl i64 %.675.1.1.i, 3
  %scevgep106.i = getelementptr i8, ptr %lsr.iv104.i, i64 %125
  %.679.1.1.i = load i64, ptr %scevgep106.i, align 8, !noalias !77
  %.682.1.1.i = load i64, ptr %sunkaddr68.i, align 8, !noalias !77
  %126 = shl i64 %.682.1.1.i, 3
  %scevgep107.i = getelementptr i8, ptr %lsr.iv104.i, i64 %126
  %.686.1.1.i = load i64, ptr %scevgep107.i, align 8, !noalias !77
  %.694.1.1.i = getelementptr double, ptr %gep318.i, i64 %.679.1.1.i
  %.695.1.1.i = load double, ptr %.694.1.1.i, align 8, !noalias !77
  %.700.1.1.i = load double, ptr %lsr.iv108.i, align 8, !noalias !77
  %.702.1.1.i = getelementptr double, ptr %gep.1.i, i64 %.686.1.1.i
  %.703.1.1.i = load double, ptr %.702.1.1.i, align 8, !noalias !77
  %.704.1.1.i = fmul double %.700.1.1.i, %.703.1.1.i
  %.705.1.1.i = fadd double %.695.1.1.i, %.704.1.1.i
  store double %.705.1.1.i, ptr %.694.1.1.i, align 8, !noalias !77
  %scevgep105.i = getelementptr i8, ptr %lsr.iv104.i, i64 16
  %scevgep109.i = getelementptr i8, ptr %lsr.iv108.i, i64 16
  %lsr.iv.next.i23 = add i64 %lsr.iv34.i, 2
  %niter59.ncmp.1.i = icmp eq i64 %lsr.iv.next.i23, 0
  br i1 %niter59.ncmp.1.i, label %B832.1.loopexit.unr-lcssa.i, label %B652.if.1.i

B832.1.loopexit.unr-lcssa.i:                      ; preds = %B652.if.1.i
  %127 = and i64 %.555.1.i, 9223372036854775806
  %128 = and i64 %.555.1.i, 1
  %lcmp.mod56.not.i = icmp eq i64 %128, 0
  br i1 %lcmp.mod56.not.i, label %B832.1.i, label %B652.if.1.epil.preheader.i

B652.if.1.epil.preheader.i:                       ; preds = %B832.1.loopexit.unr-lcssa.i, %B652.if.1.preheader.i
  %.641304306.1.epil.init.i = phi i64 [ 0, %B652.if.1.preheader.i ], [ %127, %B832.1.loopexit.unr-lcssa.i ]
  %.675.1.epil.i = load i64, ptr %sunkaddr67.i11, align 8, !noalias !77
  %129 = getelementptr i64, ptr %arg.problem.4, i64 %.675.1.epil.i
  %.678.1.epil.i = getelementptr i64, ptr %129, i64 %.641304306.1.epil.init.i
  %.679.1.epil.i = load i64, ptr %.678.1.epil.i, align 8, !noalias !77
  %.682.1.epil.i = load i64, ptr %sunkaddr68.i, align 8, !noalias !77
  %130 = getelementptr i64, ptr %arg.problem.4, i64 %.682.1.epil.i
  %.685.1.epil.i = getelementptr i64, ptr %130, i64 %.641304306.1.epil.init.i
  %.686.1.epil.i = load i64, ptr %.685.1.epil.i, align 8, !noalias !77
  %.694.1.epil.i = getelementptr double, ptr %gep318.i, i64 %.679.1.epil.i
  %.695.1.epil.i = load double, ptr %.694.1.epil.i, align 8, !noalias !77
  %.699.1.epil.i = getelementptr double, ptr %106, i64 %.641304306.1.epil.init.i
  %.700.1.epil.i = load double, ptr %.699.1.epil.i, align 8, !noalias !77
  %.702.1.epil.i = getelementptr double, ptr %gep.1.i, i64 %.686.1.epil.i
  %.703.1.epil.i = load double, ptr %.702.1.epil.i, align 8, !noalias !77
  %.704.1.epil.i = fmul double %.700.1.epil.i, %.703.1.epil.i
  %.705.1.epil.i = fadd double %.695.1.epil.i, %.704.1.epil.i
  store double %.705.1.epil.i, ptr %.694.1.epil.i, align 8, !noalias !77
  br label %B832.1.i

B832.1.i:                                         ; preds = %B652.if.1.epil.preheader.i, %B832.1.loopexit.unr-lcssa.i, %B600.1.i
  br i1 %140, label %B844.1.i, label %B880.1.i

B880.1.i:                                         ; preds = %B832.1.i
  store i64 0, ptr %.758.i, align 8, !noalias !77
  call fastcc void @part5(ptr nonnull %.758.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %"$phi400.1.2.sroa.0.2.i", i64 %"$phi266.1.2.1.i")
  %.772.1.i = load i64, ptr %.758.i, align 8, !noalias !77
  %.786.1.i = icmp slt i64 %.772.1.i, 0
  br i1 %.786.1.i, label %B1874.critedge, label %B934.1.i

B844.1.i:                                         ; preds = %B832.1.i
  store ptr null, ptr %.727.i, align 8, !noalias !77
  call fastcc void @part4(ptr nonnull %.727.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.6, ptr %arg.problem.7, i64 %"$phi336.1.2.2.i", i64 %.275.i)
  br label %B934.1.i

B934.1.i:                                         ; preds = %B844.1.i, %B880.1.i
  br i1 %112, label %B1023.i, label %B964.if.1.preheader.i

B964.if.1.preheader.i:                            ; preds = %B934.1.i
  br i1 %113, label %B964.if.1.epil.preheader.i, label %B964.if.1.preheader69.i

B964.if.1.preheader69.i:                          ; preds = %B964.if.1.preheader.i
  %131 = shl i64 %"$phi400.1.2.sroa.8.2.i", 3
  %scevgep118.i = getelementptr i8, ptr %scevgep117.i, i64 %131
  br label %B964.if.1.i

B964.if.1.i:                                      ; preds = %B964.if.1.i, %B964.if.1.preheader69.i
  %.913311313.1.i = phi i64 [ %.920.1.3.i, %B964.if.1.i ], [ 0, %B964.if.1.preheader69.i ]
  %132 = shl i64 %.913311313.1.i, 3
  %scevgep124.i = getelementptr i8, ptr %scevgep118.i, i64 %132
  %scevgep125.i = getelementptr i8, ptr %scevgep124.i, i64 -24
  %.947.1.i = load double, ptr %scevgep125.i, align 8, !noalias !77
  %sunkaddr54.i24 = getelementptr i8, ptr %arg.problem.7, i64 %132
  %.950.1.i = load double, ptr %sunkaddr54.i24, align 8, !noalias !77
  %.951.1.i = fsub double %.947.1.i, %.950.1.i
  store double %.951.1.i, ptr %scevgep125.i, align 8, !noalias !77
  %scevgep45.i = getelementptr i8, ptr %scevgep124.i, i64 -16
  %.947.1.1.i = load double, ptr %scevgep45.i, align 8, !noalias !77
  %sunkaddr57.i25 = getelementptr i8, ptr %sunkaddr54.i24, i64 8
  %.950.1.1.i = load double, ptr %sunkaddr57.i25, align 8, !noalias !77
  %.951.1.1.i = fsub double %.947.1.1.i, %.950.1.1.i
  store double %.951.1.1.i, ptr %scevgep45.i, align 8, !noalias !77
  %scevgep43.i = getelementptr i8, ptr %scevgep124.i, i64 -8
  %.947.1.2.i = load double, ptr %scevgep43.i, align 8, !noalias !77
  %sunkaddr60.i26 = getelementptr i8, ptr %sunkaddr54.i24, i64 16
  %.950.1.2.i = load double, ptr %sunkaddr60.i26, align 8, !noalias !77
  %.951.1.2.i = fsub double %.947.1.2.i, %.950.1.2.i
  store double %.951.1.2.i, ptr %scevgep43.i, align 8, !noalias !77
  %.920.1.3.i = add nuw nsw i64 %.913311313.1.i, 4
  %.947.1.3.i = load double, ptr %scevgep124.i, align 8, !noalias !77
  %sunkaddr63.i27 = getelementptr i8, ptr %sunkaddr54.i24, i64 24
  %.950.1.3.i = load double, ptr %sunkaddr63.i27, align 8, !noalias !77
  %.951.1.3.i = fsub double %.947.1.3.i, %.950.1.3.i
  store double %.951.1.3.i, ptr %scevgep124.i, align 8, !noalias !77
  %niter65.ncmp.3.i = icmp eq i64 %unroll_iter43.i, %.920.1.3.i
  br i1 %niter65.ncmp.3.i, label %B1023.loopexit.unr-lcssa.i, label %B964.if.1.i

B600.i:                                           ; preds = %B572.if.preheader.i, %B282.i
  %.555.i = load i64, ptr %sunkaddr64.i10, align 8, !noalias !77
  %.635305.not.i = icmp slt i64 %.555.i, 1
  br i1 %.635305.not.i, label %B832.i, label %B652.if.preheader.i

B652.if.preheader.i:                              ; preds = %B600.i
  %133 = icmp eq i64 %.555.i, 1
  br i1 %133, label %B652.if.epil.preheader.i, label %B652.if.preheader.new.i

B652.if.preheader.new.i:                          ; preds = %B652.if.preheader.i
  %134 = lshr i64 %.555.i, 1
  %135 = mul nsw i64 %134, -2
  br label %B652.if.i

B832.loopexit.unr-lcssa.i:                        ; preds = %B652.if.i
  %136 = and i64 %.555.i, 9223372036854775806
  %137 = and i64 %.555.i, 1
  %lcmp.mod.not.i = icmp eq i64 %137, 0
  br i1 %lcmp.mod.not.i, label %B832.i, label %B652.if.epil.preheader.i

B652.if.epil.preheader.i:                         ; preds = %B832.loopexit.unr-lcssa.i, %B652.if.preheader.i
  %.641304306.epil.init.i = phi i64 [ 0, %B652.if.preheader.i ], [ %136, %B832.loopexit.unr-lcssa.i ]
  %.675.epil.i = load i64, ptr %sunkaddr67.i11, align 8, !noalias !77
  %138 = getelementptr i64, ptr %arg.problem.4, i64 %.675.epil.i
  %.678.epil.i = getelementptr i64, ptr %138, i64 %.641304306.epil.init.i
  %.679.epil.i = load i64, ptr %.678.epil.i, align 8, !noalias !77
  %.682.epil.i = load i64, ptr %sunkaddr68.i, align 8, !noalias !77
  %139 = getelementptr i64, ptr %arg.problem.4, i64 %.682.epil.i
  %.685.epil.i = getelementptr i64, ptr %139, i64 %.641304306.epil.init.i
  %.686.epil.i = load i64, ptr %.685.epil.i, align 8, !noalias !77
  %.694.epil.i = getelementptr double, ptr %gep318.i, i64 %.679.epil.i
  %.695.epil.i = load double, ptr %.694.epil.i, align 8, !noalias !77
  %.699.epil.i = getelementptr double, ptr %106, i64 %.641304306.epil.init.i
  %.700.epil.i = load double, ptr %.699.epil.i, align 8, !noalias !77
  %.702.epil.i = getelementptr double, ptr %invariant.gep.i, i64 %.686.epil.i
  %.703.epil.i = load double, ptr %.702.epil.i, align 8, !noalias !77
  %.704.epil.i = fmul double %.700.epil.i, %.703.epil.i
  %.705.epil.i = fadd double %.695.epil.i, %.704.epil.i
  store double %.705.epil.i, ptr %.694.epil.i, align 8, !noalias !77
  br label %B832.i

B832.i:                                           ; preds = %B652.if.epil.preheader.i, %B832.loopexit.unr-lcssa.i, %B600.i
  %140 = icmp sgt i64 %.275.i, 0
  br i1 %140, label %B844.i, label %B880.i

B844.i:                                           ; preds = %B832.i
  store ptr null, ptr %.727.i, align 8, !noalias !77
  call fastcc void @part4(ptr nonnull %.727.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.6, ptr %arg.problem.7, i64 %"$phi336.1.2.2.i", i64 %.275.i)
  br label %B934.i

B880.i:                                           ; preds = %B832.i
  store i64 0, ptr %.758.i, align 8, !noalias !77
  call fastcc void @part5(ptr nonnull %.758.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %"$phi400.1.2.sroa.0.2.i", i64 %"$phi266.1.2.1.i")
  %.772.i = load i64, ptr %.758.i, align 8, !noalias !77
  %.786.i = icmp slt i64 %.772.i, 0
  br i1 %.786.i, label %B1874.critedge, label %B934.i

B934.i:                                           ; preds = %B880.i, %B844.i
  br i1 %112, label %B474.loopexit.i, label %B964.if.preheader.i

B964.if.preheader.i:                              ; preds = %B934.i
  br i1 %113, label %B964.if.epil.preheader.i, label %B964.if.preheader70.i

B964.if.preheader70.i:                            ; preds = %B964.if.preheader.i
  %141 = shl i64 %"$phi400.1.2.sroa.8.2.i", 3
  %scevgep84.i = getelementptr i8, ptr %scevgep83.i, i64 %141
  br label %B964.if.i

B1023.loopexit.unr-lcssa.i:                       ; preds = %B964.if.1.i
  br i1 %114, label %B1023.i, label %B964.if.1.epil.preheader.i

B964.if.1.epil.preheader.i:                       ; preds = %B1023.loopexit.unr-lcssa.i, %B964.if.1.preheader.i
  %.913311313.1.epil.init.i = phi i64 [ 0, %B964.if.1.preheader.i ], [ %.920.1.3.i, %B1023.loopexit.unr-lcssa.i ]
  %142 = shl i64 %.913311313.1.epil.init.i, 3
  %scevgep133.i = getelementptr i8, ptr %arg.problem.7, i64 %142
  %143 = add i64 %.913311313.1.epil.init.i, %"$phi400.1.2.sroa.8.2.i"
  %144 = shl i64 %143, 3
  %scevgep136.i = getelementptr i8, ptr %scevgep135.i, i64 %144
  br label %B964.if.1.epil.i

B964.if.1.epil.i:                                 ; preds = %B964.if.1.epil.i, %B964.if.1.epil.preheader.i
  %epil.iter61.i = phi i64 [ %epil.iter61.next.i, %B964.if.1.epil.i ], [ 0, %B964.if.1.epil.preheader.i ]
  %145 = shl i64 %epil.iter61.i, 3
  %scevgep47.i = getelementptr i8, ptr %scevgep136.i, i64 %145
  %.947.1.epil.i = load double, ptr %scevgep47.i, align 8, !noalias !77
  %scevgep46.i = getelementptr i8, ptr %scevgep133.i, i64 %145
  %.950.1.epil.i = load double, ptr %scevgep46.i, align 8, !noalias !77
  %.951.1.epil.i = fsub double %.947.1.epil.i, %.950.1.epil.i
  store double %.951.1.epil.i, ptr %scevgep47.i, align 8, !noalias !77
  %epil.iter61.next.i = add i64 %epil.iter61.i, 1
  %epil.iter61.cmp.not.i = icmp eq i64 %xtraiter40.i, %epil.iter61.next.i
  br i1 %epil.iter61.cmp.not.i, label %B1023.i, label %B964.if.1.epil.i, !llvm.loop !81

B1023.i:                                          ; preds = %B964.if.1.epil.i, %B1023.loopexit.unr-lcssa.i, %B934.1.i, %B266.i
  br i1 %exitcond510.not.i, label %_ZN9teachmech3run8compiled7kernels12keep_tangentB3v27B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit, label %B230.if.i

B230.if.i:                                        ; preds = %B1023.i, %B1836
  %exitcond510.not.i = phi i1 [ false, %B1836 ], [ true, %B1023.i ]
  %146 = phi i1 [ true, %B1836 ], [ false, %B1023.i ]
  br i1 %146, label %B238.i, label %B266.i

B572.if.preheader.i:                              ; preds = %B282.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %105, i8 0, i64 %107, i1 false), !noalias !77
  br label %B600.i

B652.if.i:                                        ; preds = %B652.if.i, %B652.if.preheader.new.i
  %lsr.iv19.i = phi i64 [ %lsr.iv.next20.i, %B652.if.i ], [ %135, %B652.if.preheader.new.i ]
  %lsr.iv75.i = phi ptr [ %scevgep76.i, %B652.if.i ], [ %scevgep74.i, %B652.if.preheader.new.i ]
  %lsr.iv.i13 = phi ptr [ %scevgep71.i, %B652.if.i ], [ %.17.i, %B652.if.preheader.new.i ]
  %.675.i = load i64, ptr %sunkaddr67.i11, align 8, !noalias !77
  %147 = shl i64 %.675.i, 3
  %scevgep81.i = getelementptr i8, ptr %lsr.iv.i13, i64 %147
  %scevgep82.i = getelementptr i8, ptr %scevgep81.i, i64 -8
  %.679.i = load i64, ptr %scevgep82.i, align 8, !noalias !77
  %.682.i = load i64, ptr %sunkaddr68.i, align 8, !noalias !77
  %148 = shl i64 %.682.i, 3
  %scevgep79.i = getelementptr i8, ptr %lsr.iv.i13, i64 %148
  %scevgep80.i = getelementptr i8, ptr %scevgep79.i, i64 -8
  %.686.i = load i64, ptr %scevgep80.i, align 8, !noalias !77
  %.694.i = getelementptr double, ptr %gep318.i, i64 %.679.i
  %.695.i = load double, ptr %.694.i, align 8, !noalias !77
  %scevgep77.i = getelementptr i8, ptr %lsr.iv75.i, i64 -8
  %.700.i = load double, ptr %scevgep77.i, align 8, !noalias !77
  %.702.i = getelementptr double, ptr %invariant.gep.i, i64 %.686.i
  %.703.i = load double, ptr %.702.i, align 8, !noalias !77
  %.704.i = fmul double %.700.i, %.703.i
  %.705.i = fadd double %.695.i, %.704.i
  store double %.705.i, ptr %.694.i, align 8, !noalias !77
  %.675.124.i = load i64, ptr %sunkaddr67.i11, align 8, !noalias !77
  %149 = shl i64 %.675.124.i, 3
  %scevgep72.i = getelementptr i8, ptr %lsr.iv.i13, i64 %149
  %.679.126.i = load i64, ptr %scevgep72.i, align 8, !noalias !77
  %.682.127.i = load i64, ptr %sunkaddr68.i, align 8, !noalias !77
  %150 = shl i64 %.682.127.i, 3
  %scevgep73.i = getelementptr i8, ptr %lsr.iv.i13, i64 %150
  %.686.129.i = load i64, ptr %scevgep73.i, align 8, !noalias !77
  %.694.130.i = getelementptr double, ptr %gep318.i, i64 %.679.126.i
  %.695.131.i = load double, ptr %.694.130.i, align 8, !noalias !77
  %.700.133.i = load double, ptr %lsr.iv75.i, align 8, !noalias !77
  %.702.134.i = getelementptr double, ptr %invariant.gep.i, i64 %.686.129.i
  %.703.135.i = load double, ptr %.702.134.i, align 8, !noalias !77
  %.704.136.i = fmul double %.700.133.i, %.703.135.i
  %.705.137.i = fadd double %.695.131.i, %.704.136.i
  store double %.705.137.i, ptr %.694.130.i, align 8, !noalias !77
  %scevgep71.i = getelementptr i8, ptr %lsr.iv.i13, i64 16
  %scevgep76.i = getelementptr i8, ptr %lsr.iv75.i, i64 16
  %lsr.iv.next20.i = add i64 %lsr.iv19.i, 2
  %niter.ncmp.1.i14 = icmp eq i64 %lsr.iv.next20.i, 0
  br i1 %niter.ncmp.1.i14, label %B832.loopexit.unr-lcssa.i, label %B652.if.i

B964.if.i:                                        ; preds = %B964.if.i, %B964.if.preheader70.i
  %.913311313.i = phi i64 [ %.920.3.i, %B964.if.i ], [ 0, %B964.if.preheader70.i ]
  %151 = shl i64 %.913311313.i, 3
  %scevgep90.i = getelementptr i8, ptr %scevgep84.i, i64 %151
  %scevgep91.i = getelementptr i8, ptr %scevgep90.i, i64 -24
  %.947.i = load double, ptr %scevgep91.i, align 8, !noalias !77
  %sunkaddr70.i15 = getelementptr i8, ptr %arg.problem.7, i64 %151
  %.950.i = load double, ptr %sunkaddr70.i15, align 8, !noalias !77
  %.951.i = fsub double %.947.i, %.950.i
  store double %.951.i, ptr %scevgep91.i, align 8, !noalias !77
  %scevgep31.i = getelementptr i8, ptr %scevgep90.i, i64 -16
  %.947.148.i = load double, ptr %scevgep31.i, align 8, !noalias !77
  %sunkaddr73.i16 = getelementptr i8, ptr %sunkaddr70.i15, i64 8
  %.950.150.i = load double, ptr %sunkaddr73.i16, align 8, !noalias !77
  %.951.151.i = fsub double %.947.148.i, %.950.150.i
  store double %.951.151.i, ptr %scevgep31.i, align 8, !noalias !77
  %scevgep29.i = getelementptr i8, ptr %scevgep90.i, i64 -8
  %.947.2.i = load double, ptr %scevgep29.i, align 8, !noalias !77
  %sunkaddr76.i17 = getelementptr i8, ptr %sunkaddr70.i15, i64 16
  %.950.2.i = load double, ptr %sunkaddr76.i17, align 8, !noalias !77
  %.951.2.i = fsub double %.947.2.i, %.950.2.i
  store double %.951.2.i, ptr %scevgep29.i, align 8, !noalias !77
  %.920.3.i = add nuw nsw i64 %.913311313.i, 4
  %.947.3.i = load double, ptr %scevgep90.i, align 8, !noalias !77
  %sunkaddr79.i18 = getelementptr i8, ptr %sunkaddr70.i15, i64 24
  %.950.3.i = load double, ptr %sunkaddr79.i18, align 8, !noalias !77
  %.951.3.i = fsub double %.947.3.i, %.950.3.i
  store double %.951.3.i, ptr %scevgep90.i, align 8, !noalias !77
  %niter44.ncmp.3.i = icmp eq i64 %unroll_iter43.i, %.920.3.i
  br i1 %niter44.ncmp.3.i, label %B474.loopexit.loopexit.unr-lcssa.i, label %B964.if.i

_ZN9teachmech3run8compiled7kernels12keep_tangentB3v27B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit: ; preds = %B1023.i
  br i1 %.829, label %B148.i, label %B44.if.i

B1874.critedge:                                   ; preds = %B880.i, %B880.1.i
  br label %common.ret

B148.i:                                           ; preds = %B44.if.i, %_ZN9teachmech3run8compiled7kernels12keep_tangentB3v27B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit
  %sum5.2.0.lcssa.i = phi double [ 0.000000e+00, %_ZN9teachmech3run8compiled7kernels12keep_tangentB3v27B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit ], [ %.181.1.i, %B44.if.i ]
  %sum3.2.0.lcssa.i = phi double [ 0.000000e+00, %_ZN9teachmech3run8compiled7kernels12keep_tangentB3v27B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit ], [ %.221.1.i, %B44.if.i ]
  %.235.i = fcmp oeq double %sum5.2.0.lcssa.i, 0.000000e+00
  %.239.i = fcmp oeq double %sum3.2.0.lcssa.i, 0.000000e+00
  %or.cond.i = select i1 %.235.i, i1 %.239.i, i1 false
  br i1 %or.cond.i, label %B1892.endif, label %B176.i

B176.i:                                           ; preds = %B148.i
  %.253.i = fmul double %.787, %sum5.2.0.lcssa.i
  %.257.i = fmul double %sum3.2.0.lcssa.i, 1.000000e-02
  %.261.i = fadd double %sum5.2.0.lcssa.i, %.257.i
  %.266.i = fmul double %.261.i, %.265.i366
  %.276.i = tail call double @sqrt(double %.266.i)
  %.284.i = fdiv double %.253.i, %.276.i
  br label %B1892.endif

B44.if.i:                                         ; preds = %_ZN9teachmech3run8compiled7kernels12keep_tangentB3v27B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit, %B44.if.i
  %sum3.2.053.i = phi double [ %.221.1.i, %B44.if.i ], [ 0.000000e+00, %_ZN9teachmech3run8compiled7kernels12keep_tangentB3v27B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit ]
  %sum5.2.052.i = phi double [ %.181.1.i, %B44.if.i ], [ 0.000000e+00, %_ZN9teachmech3run8compiled7kernels12keep_tangentB3v27B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit ]
  %.1144750.i = phi i64 [ %.121.1.i, %B44.if.i ], [ 0, %_ZN9teachmech3run8compiled7kernels12keep_tangentB3v27B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit ]
  %152 = shl i64 %.1144750.i, 3
  %scevgep21.i = getelementptr i8, ptr %scevgep.i, i64 %152
  %scevgep22.i = getelementptr i8, ptr %scevgep21.i, i64 -8
  %.148.i = load double, ptr %scevgep22.i, align 8, !noalias !82
  %scevgep862 = getelementptr i8, ptr %scevgep838, i64 %152
  %scevgep863 = getelementptr i8, ptr %scevgep862, i64 -8
  %.151.i = load double, ptr %scevgep863, align 8, !noalias !82
  %.155.i = fdiv double %.148.i, %.151.i
  %scevgep858 = getelementptr i8, ptr %scevgep27.i, i64 %152
  %scevgep859 = getelementptr i8, ptr %scevgep858, i64 -8
  %.188.i = load double, ptr %scevgep859, align 8, !noalias !82
  %.195.i = fdiv double %.188.i, %.151.i
  %.147.i14.i = fmul double %.195.i, %.195.i
  %.147.i.i = fmul double %.155.i, %.155.i
  %.181.i = fadd double %sum5.2.052.i, %.147.i.i
  %.221.i = fadd double %sum3.2.053.i, %.147.i14.i
  %.148.1.i = load double, ptr %scevgep21.i, align 8, !noalias !82
  %.151.1.i = load double, ptr %scevgep862, align 8, !noalias !82
  %.155.1.i = fdiv double %.148.1.i, %.151.1.i
  %.188.1.i = load double, ptr %scevgep858, align 8, !noalias !82
  %.195.1.i = fdiv double %.188.1.i, %.151.1.i
  %.147.i14.1.i = fmul double %.195.1.i, %.195.1.i
  %.147.i.1.i = fmul double %.155.1.i, %.155.1.i
  %.121.1.i = add nuw i64 %.1144750.i, 2
  %.181.1.i = fadd double %.181.i, %.147.i.1.i
  %.221.1.i = fadd double %.221.i, %.147.i14.1.i
  %niter.ncmp.1.i251 = icmp eq i64 %unroll_iter.i, %.121.1.i
  br i1 %niter.ncmp.1.i251, label %B148.i, label %B44.if.i

for.cond.1.preheader:                             ; preds = %B1962.if, %B1892.endif
  %square.4.3.lcssa = phi double [ 0.000000e+00, %B1892.endif ], [ %.11.i375, %B1962.if ]
  %.2137 = tail call double @sqrt(double %arg.tolerance)
  %.2143 = fmul double %.787, %.2137
  %.2145 = fmul double %square.4.3.lcssa, %.2143
  %.2153 = fcmp ult double %storemerge.i, %.2145
  br i1 %.2153, label %B2202, label %B2206

B2202:                                            ; preds = %for.cond.1.preheader
  br label %B2206

B2206:                                            ; preds = %B1530.endif.endif, %B2202, %for.cond.1.preheader, %B1668
  %error.3.2 = phi double [ %storemerge.i, %for.cond.1.preheader ], [ %.2145, %B2202 ], [ %storemerge.i370, %B1668 ], [ %storemerge.i370, %B1530.endif.endif ]
  %.2169 = fcmp oeq double %error.3.2, 0.000000e+00
  br i1 %.2169, label %B2236, label %B2222

B2222:                                            ; preds = %B2206
  %.2176 = tail call double @llvm.pow.f64(double %error.3.2, double -1.250000e-01)
  %.2177 = fmul double %.2176, 9.000000e-01
  br label %B2236

B2236:                                            ; preds = %B2222, %B2206
  %"$phi2236.1.2.2" = phi double [ %.2177, %B2222 ], [ 1.000000e+01, %B2206 ]
  %.2189 = fcmp olt double %error.3.2, 1.000000e+00
  br i1 %.2189, label %B2286, label %B2252

B2252:                                            ; preds = %B2236
  %.2205 = fcmp ogt double %"$phi2236.1.2.2", 2.000000e-01
  %"$phi2236.1.2.2." = select i1 %.2205, double %"$phi2236.1.2.2", double 2.000000e-01
  %.2227 = fmul double %.787, %"$phi2236.1.2.2."
  %.621 = fcmp ult double %.2227, %.570
  br i1 %.621, label %common.ret, label %B930

B2286:                                            ; preds = %B2236
  br i1 %.829, label %B2336, label %B38.if.preheader.i

B38.if.preheader.i:                               ; preds = %B2286
  br i1 %46, label %B38.if.epil.preheader.i, label %B38.if.i

B72.loopexit.unr-lcssa.i:                         ; preds = %B38.if.i
  br i1 %47, label %B72.loopexit.i, label %B38.if.epil.preheader.i

B38.if.epil.preheader.i:                          ; preds = %B72.loopexit.unr-lcssa.i, %B38.if.preheader.i
  %total.2.039.epil.init.i = phi double [ 0.000000e+00, %B38.if.preheader.i ], [ %.135.3.i, %B72.loopexit.unr-lcssa.i ]
  %.983537.epil.init.i = phi i64 [ 0, %B38.if.preheader.i ], [ %unroll_iter.i252, %B72.loopexit.unr-lcssa.i ]
  %153 = shl i64 %.983537.epil.init.i, 3
  %scevgep.i254 = getelementptr i8, ptr %.152, i64 %153
  br label %B38.if.epil.i

B38.if.epil.i:                                    ; preds = %B38.if.epil.i, %B38.if.epil.preheader.i
  %total.2.039.epil.i = phi double [ %.135.epil.i, %B38.if.epil.i ], [ %total.2.039.epil.init.i, %B38.if.epil.preheader.i ]
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B38.if.epil.i ], [ 0, %B38.if.epil.preheader.i ]
  %154 = shl i64 %epil.iter.i, 3
  %scevgep878 = getelementptr i8, ptr %scevgep.i254, i64 %154
  %.132.epil.i = load double, ptr %scevgep878, align 8, !noalias !85
  %.133.epil.i = fmul double %.132.epil.i, 0.000000e+00
  %.135.epil.i = fadd double %total.2.039.epil.i, %.133.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B72.loopexit.i, label %B38.if.epil.i, !llvm.loop !88

B72.loopexit.i:                                   ; preds = %B38.if.epil.i, %B72.loopexit.unr-lcssa.i
  %.135.lcssa.i = phi double [ %.135.3.i, %B72.loopexit.unr-lcssa.i ], [ %.135.epil.i, %B38.if.epil.i ]
  %155 = fcmp une double %.135.lcssa.i, 0.000000e+00
  br i1 %155, label %common.ret, label %B2336

B38.if.i:                                         ; preds = %B38.if.preheader.i, %B38.if.i
  %total.2.039.i = phi double [ %.135.3.i, %B38.if.i ], [ 0.000000e+00, %B38.if.preheader.i ]
  %.983537.i = phi i64 [ %.105.3.i, %B38.if.i ], [ 0, %B38.if.preheader.i ]
  %sunkaddr.i = shl i64 %.983537.i, 3
  %scevgep876 = getelementptr i8, ptr %scevgep870, i64 %sunkaddr.i
  %scevgep877 = getelementptr i8, ptr %scevgep876, i64 -24
  %.132.i = load double, ptr %scevgep877, align 8, !noalias !85
  %.133.i = fmul double %.132.i, 0.000000e+00
  %.135.i = fadd double %total.2.039.i, %.133.i
  %scevgep875 = getelementptr i8, ptr %scevgep876, i64 -16
  %.132.1.i = load double, ptr %scevgep875, align 8, !noalias !85
  %.133.1.i = fmul double %.132.1.i, 0.000000e+00
  %.135.1.i = fadd double %.135.i, %.133.1.i
  %scevgep873 = getelementptr i8, ptr %scevgep876, i64 -8
  %.132.2.i = load double, ptr %scevgep873, align 8, !noalias !85
  %.133.2.i = fmul double %.132.2.i, 0.000000e+00
  %.135.2.i = fadd double %.135.1.i, %.133.2.i
  %.105.3.i = add nuw nsw i64 %.983537.i, 4
  %.132.3.i = load double, ptr %scevgep876, align 8, !noalias !85
  %.133.3.i = fmul double %.132.3.i, 0.000000e+00
  %.135.3.i = fadd double %.135.2.i, %.133.3.i
  %niter.ncmp.3.i = icmp eq i64 %unroll_iter.i252, %.105.3.i
  br i1 %niter.ncmp.3.i, label %B72.loopexit.unr-lcssa.i, label %B38.if.i

B2336:                                            ; preds = %B72.loopexit.i, %B2286
  br i1 %44, label %B2600, label %B2392

B2392:                                            ; preds = %B2336
  store i8 0, ptr %.2374, align 1
  call fastcc void @part8(ptr nonnull %.2374, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.11.i247, ptr %.152)
  %.2388 = load i8, ptr %.2374, align 1
  %.2391.not = icmp eq i8 %.2388, 0
  br i1 %.2391.not, label %common.ret, label %B2488

B2488:                                            ; preds = %B2392
  %.2488 = load i64, ptr %sunkaddr980, align 8
  %.2489 = getelementptr double, ptr %arg.problem.7, i64 %.2488
  %.2490 = load double, ptr %.2489, align 8
  store i8 0, ptr %.2498, align 1
  call fastcc void @part7(ptr nonnull %.2498, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.11.i247, ptr %.152, ptr %.2366)
  %.2512 = load i8, ptr %.2498, align 1
  %.2515.not = icmp eq i8 %.2512, 0
  br i1 %.2515.not, label %common.ret, label %B2600

B2600:                                            ; preds = %B2488, %B2336
  %margin.2.1 = phi double [ %.2490, %B2488 ], [ 0.000000e+00, %B2336 ]
  %rate.2.1 = phi ptr [ %.2366, %B2488 ], [ %.2347, %B2336 ]
  %.2610 = load i64, ptr %arg.index, align 8
  %.2619 = add nsw i64 %.2610, 1
  %.2621 = icmp slt i64 %.2619, %arg.count
  br i1 %.2621, label %B2636, label %B3468

B2636:                                            ; preds = %B2600
  %sunkaddr981 = shl i64 %.2610, 3
  %sunkaddr982 = getelementptr i8, ptr %arg.times, i64 %sunkaddr981
  %sunkaddr983 = getelementptr i8, ptr %sunkaddr982, i64 8
  %.2630 = load double, ptr %sunkaddr983, align 8
  %.2632 = fcmp ugt double %.2630, %.11.i247
  br i1 %.2632, label %B3468, label %B2668

B2668:                                            ; preds = %B2636
  store i8 0, ptr %.489.i29, align 1, !noalias !89
  %.35.i31 = load i64, ptr %arg.problem.4, align 8, !noalias !89
  %.36.i32 = shl i64 %.35.i31, 1
  %.37.i33 = add i64 %.36.i32, 2
  %.325.i34 = icmp slt i64 %.35.i31, 0
  %..37.i35 = select i1 %.325.i34, i64 0, i64 %.37.i33
  %156 = shl i64 %.37.i33, 3
  %unroll_iter.i.i36 = and i64 %.37.i33, 9223372036854775806
  %157 = add nsw i64 %unroll_iter.i.i36, -2
  %158 = lshr exact i64 %157, 1
  %159 = add nuw i64 %158, 1
  %160 = add i64 %..37.i35, -2
  %161 = lshr exact i64 %160, 1
  %162 = add nuw i64 %161, 1
  %unroll_iter11.i39 = and i64 %162, -2
  %163 = lshr i64 %159, 1
  %164 = mul nsw i64 %163, -2
  %165 = icmp sgt i64 %.35.i31, -1
  %166 = icmp eq i64 %157, 0
  %167 = and i64 %157, 2
  %168 = icmp eq i64 %167, 0
  %169 = icmp sgt i64 %..37.i35, 0
  %170 = icmp eq i64 %160, 0
  %171 = and i64 %160, 2
  %.not.i40 = icmp eq i64 %171, 0
  br label %B84.i41

B84.i41:                                          ; preds = %B230.i95, %B2668
  %.128180.i42 = phi i64 [ %.135.i44, %B230.i95 ], [ 13, %B2668 ]
  %exitcond.not.i.not = icmp eq i64 %.128180.i42, 16
  br i1 %exitcond.not.i.not, label %B2746.critedge, label %B84.if.i43

B230.loopexit.unr-lcssa.i138:                     ; preds = %B178.if.i107
  br i1 %.not.i40, label %B178.if.epil.preheader.i139, label %B230.i95

B178.if.epil.preheader.i139:                      ; preds = %B178.if.preheader.i106, %B230.loopexit.unr-lcssa.i138
  %.373172174.epil.init.i140 = phi i64 [ 0, %B178.if.preheader.i106 ], [ %.380.1.1.i129, %B230.loopexit.unr-lcssa.i138 ]
  %sunkaddr45.epil.i141 = shl i64 %.373172174.epil.init.i140, 3
  %sunkaddr46.epil.i142 = getelementptr i8, ptr %arg.now, i64 %sunkaddr45.epil.i141
  %.407.epil.i143 = load double, ptr %sunkaddr46.epil.i142, align 8, !noalias !89
  %sunkaddr48.epil.i144 = getelementptr i8, ptr %.158, i64 %sunkaddr45.epil.i141
  %.410.epil.i145 = load double, ptr %sunkaddr48.epil.i144, align 8, !noalias !89
  %.412.epil.i146 = fmul double %.787, %.410.epil.i145
  %.413.epil.i147 = fadd double %.407.epil.i143, %.412.epil.i146
  store double %.413.epil.i147, ptr %sunkaddr48.epil.i144, align 8, !noalias !89
  %sunkaddr51.epil.i148 = getelementptr i8, ptr %sunkaddr46.epil.i142, i64 8
  %.407.1.epil.i149 = load double, ptr %sunkaddr51.epil.i148, align 8, !noalias !89
  %sunkaddr54.epil.i150 = getelementptr i8, ptr %sunkaddr48.epil.i144, i64 8
  %.410.1.epil.i151 = load double, ptr %sunkaddr54.epil.i150, align 8, !noalias !89
  %.412.1.epil.i152 = fmul double %.787, %.410.1.epil.i151
  %.413.1.epil.i153 = fadd double %.407.1.epil.i149, %.412.1.epil.i152
  store double %.413.1.epil.i153, ptr %sunkaddr54.epil.i150, align 8, !noalias !89
  br label %B230.i95

B230.i95:                                         ; preds = %B86.endif.i94, %B178.if.epil.preheader.i139, %B230.loopexit.unr-lcssa.i138
  %.474.i96 = getelementptr double, ptr @.const.array.data.1.24, i64 %.128180.i42
  %.475.i97 = load double, ptr %.474.i96, align 8, !noalias !89
  %.477.i98 = fmul double %.787, %.475.i97
  %.479.i99 = fadd double %.488, %.477.i98
  %.482.i100 = mul nsw i64 %.128180.i42, %.37.i33
  %.486.i101 = getelementptr inbounds double, ptr %arg.room, i64 %.482.i100
  store i8 0, ptr %.489.i29, align 1, !noalias !89
  call fastcc void @part7(ptr nonnull %.489.i29, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.479.i99, ptr %.158, ptr %.486.i101)
  %.503.i103 = load i8, ptr %.489.i29, align 1, !noalias !89
  %.506.not.i104 = icmp eq i8 %.503.i103, 0
  br i1 %.506.not.i104, label %_ZN9teachmech3run8compiled15kernel_explicit5stageB3v28B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2axx10float64_2a.exit, label %B84.i41

B84.if.i43:                                       ; preds = %B84.i41
  %.135.i44 = add nuw nsw i64 %.128180.i42, 1
  %.228.idx.i45 = shl i64 %.128180.i42, 7
  %.228.i46 = getelementptr i8, ptr @.const.array.data.25, i64 %.228.idx.i45
  br i1 %165, label %B34.if.preheader.i.i168, label %B80.if.i.i48.preheader

B34.if.preheader.i.i168:                          ; preds = %B84.if.i43
  tail call void @llvm.memset.p0.i64(ptr align 8 %.158, i8 0, i64 %156, i1 false), !noalias !92
  br label %B80.if.i.i48.preheader

B80.if.i.i48.preheader:                           ; preds = %B34.if.preheader.i.i168, %B84.if.i43
  br label %B80.if.i.i48

B236.i.loopexit.unr-lcssa.i89:                    ; preds = %B180.if.i.i57
  br i1 %168, label %B180.if.i.epil.preheader.i154, label %B236.i.i90

B180.if.i.epil.preheader.i154:                    ; preds = %B180.if.i.preheader.i56, %B236.i.loopexit.unr-lcssa.i89
  %.404136138.i.epil.init.i155 = phi i64 [ 0, %B180.if.i.preheader.i56 ], [ %.411.1.i.1.i79, %B236.i.loopexit.unr-lcssa.i89 ]
  %172 = shl i64 %.404136138.i.epil.init.i155, 3
  %sunkaddr11.i.epil.i156 = getelementptr i8, ptr %.158, i64 %172
  %.438.i.epil.i157 = load double, ptr %sunkaddr11.i.epil.i156, align 8, !noalias !92
  %scevgep9.i.epil.i158 = getelementptr i8, ptr %lsr.iv.i.i50, i64 %172
  %scevgep10.i.epil.i159 = getelementptr i8, ptr %scevgep9.i.epil.i158, i64 -8
  %.441.i.epil.i160 = load double, ptr %scevgep10.i.epil.i159, align 8, !noalias !92
  %.443.i.epil.i161 = fmul double %.304.i.i53, %.441.i.epil.i160
  %.444.i.epil.i162 = fadd double %.438.i.epil.i157, %.443.i.epil.i161
  store double %.444.i.epil.i162, ptr %sunkaddr11.i.epil.i156, align 8, !noalias !92
  %sunkaddr14.i.epil.i163 = getelementptr i8, ptr %sunkaddr11.i.epil.i156, i64 8
  %.438.1.i.epil.i164 = load double, ptr %sunkaddr14.i.epil.i163, align 8, !noalias !92
  %.441.1.i.epil.i165 = load double, ptr %scevgep9.i.epil.i158, align 8, !noalias !92
  %.443.1.i.epil.i166 = fmul double %.304.i.i53, %.441.1.i.epil.i165
  %.444.1.i.epil.i167 = fadd double %.438.1.i.epil.i164, %.443.1.i.epil.i166
  store double %.444.1.i.epil.i167, ptr %sunkaddr14.i.epil.i163, align 8, !noalias !92
  br label %B236.i.i90

B236.i.i90:                                       ; preds = %B80.if.i.i48, %B180.if.i.epil.preheader.i154, %B236.i.loopexit.unr-lcssa.i89
  %scevgep7.i.i91 = getelementptr i8, ptr %lsr.iv.i.i50, i64 %156
  %scevgep19.i92 = getelementptr i8, ptr %lsr.iv.i49, i64 %156
  %exitcond160.not.i.i93 = icmp eq i64 %.250.i.i52, %.128180.i42
  br i1 %exitcond160.not.i.i93, label %B86.endif.i94, label %B80.if.i.i48

B80.if.i.i48:                                     ; preds = %B80.if.i.i48.preheader, %B236.i.i90
  %lsr.iv.i49 = phi ptr [ %scevgep19.i92, %B236.i.i90 ], [ %scevgep784, %B80.if.i.i48.preheader ]
  %lsr.iv.i.i50 = phi ptr [ %scevgep7.i.i91, %B236.i.i90 ], [ %scevgep6.i, %B80.if.i.i48.preheader ]
  %.243143153.i.i51 = phi i64 [ %.250.i.i52, %B236.i.i90 ], [ 0, %B80.if.i.i48.preheader ]
  %.250.i.i52 = add nuw nsw i64 %.243143153.i.i51, 1
  %173 = getelementptr double, ptr %.228.i46, i64 %.243143153.i.i51
  %.304.i.i53 = load double, ptr %173, align 8, !noalias !92
  %.316.i.i54 = fcmp oeq double %.304.i.i53, 0.000000e+00
  %brmerge.i.i55 = or i1 %.325.i34, %.316.i.i54
  br i1 %brmerge.i.i55, label %B236.i.i90, label %B180.if.i.preheader.i56

B180.if.i.preheader.i56:                          ; preds = %B80.if.i.i48
  br i1 %166, label %B180.if.i.epil.preheader.i154, label %B180.if.i.i57

B180.if.i.i57:                                    ; preds = %B180.if.i.preheader.i56, %B180.if.i.i57
  %lsr.iv20.i58 = phi i64 [ %lsr.iv.next21.i87, %B180.if.i.i57 ], [ %164, %B180.if.i.preheader.i56 ]
  %.404136138.i.i59 = phi i64 [ %.411.1.i.1.i79, %B180.if.i.i57 ], [ 0, %B180.if.i.preheader.i56 ]
  %174 = shl i64 %.404136138.i.i59, 3
  %sunkaddr54.i60 = getelementptr i8, ptr %.158, i64 %174
  %.438.i.i61 = load double, ptr %sunkaddr54.i60, align 8, !noalias !92
  %scevgep22.i62 = getelementptr i8, ptr %lsr.iv.i49, i64 %174
  %scevgep37.i63 = getelementptr i8, ptr %scevgep22.i62, i64 -16
  %scevgep35.i64 = getelementptr i8, ptr %scevgep22.i62, i64 -24
  %.441.i.i65 = load double, ptr %scevgep35.i64, align 8, !noalias !92
  %.443.i.i66 = fmul double %.304.i.i53, %.441.i.i65
  %.444.i.i67 = fadd double %.438.i.i61, %.443.i.i66
  store double %.444.i.i67, ptr %sunkaddr54.i60, align 8, !noalias !92
  %sunkaddr57.i68 = getelementptr i8, ptr %sunkaddr54.i60, i64 8
  %.438.1.i.i69 = load double, ptr %sunkaddr57.i68, align 8, !noalias !92
  %.441.1.i.i70 = load double, ptr %scevgep37.i63, align 8, !noalias !92
  %.443.1.i.i71 = fmul double %.304.i.i53, %.441.1.i.i70
  %.444.1.i.i72 = fadd double %.438.1.i.i69, %.443.1.i.i71
  store double %.444.1.i.i72, ptr %sunkaddr57.i68, align 8, !noalias !92
  %sunkaddr60.i73 = getelementptr i8, ptr %sunkaddr54.i60, i64 16
  %.438.i.1.i74 = load double, ptr %sunkaddr60.i73, align 8, !noalias !92
  %scevgep33.i75 = getelementptr i8, ptr %scevgep22.i62, i64 -8
  %.441.i.1.i76 = load double, ptr %scevgep33.i75, align 8, !noalias !92
  %.443.i.1.i77 = fmul double %.304.i.i53, %.441.i.1.i76
  %.444.i.1.i78 = fadd double %.438.i.1.i74, %.443.i.1.i77
  store double %.444.i.1.i78, ptr %sunkaddr60.i73, align 8, !noalias !92
  %.411.1.i.1.i79 = add i64 %.404136138.i.i59, 4
  %sunkaddr61.i80 = shl i64 %.411.1.i.1.i79, 3
  %sunkaddr62.i81 = getelementptr i8, ptr %.158, i64 %sunkaddr61.i80
  %sunkaddr63.i82 = getelementptr i8, ptr %sunkaddr62.i81, i64 -8
  %.438.1.i.1.i83 = load double, ptr %sunkaddr63.i82, align 8, !noalias !92
  %.441.1.i.1.i84 = load double, ptr %scevgep22.i62, align 8, !noalias !92
  %.443.1.i.1.i85 = fmul double %.304.i.i53, %.441.1.i.1.i84
  %.444.1.i.1.i86 = fadd double %.438.1.i.1.i83, %.443.1.i.1.i85
  store double %.444.1.i.1.i86, ptr %sunkaddr63.i82, align 8, !noalias !92
  %lsr.iv.next21.i87 = add i64 %lsr.iv20.i58, 2
  %niter.ncmp.1.i88 = icmp eq i64 %lsr.iv.next21.i87, 0
  br i1 %niter.ncmp.1.i88, label %B236.i.loopexit.unr-lcssa.i89, label %B180.if.i.i57

B86.endif.i94:                                    ; preds = %B236.i.i90
  br i1 %169, label %B178.if.preheader.i106, label %B230.i95

B178.if.preheader.i106:                           ; preds = %B86.endif.i94
  br i1 %170, label %B178.if.epil.preheader.i139, label %B178.if.i107

B178.if.i107:                                     ; preds = %B178.if.preheader.i106, %B178.if.i107
  %lsr.iv53.i108 = phi i64 [ %lsr.iv.next.i136, %B178.if.i107 ], [ %unroll_iter11.i39, %B178.if.preheader.i106 ]
  %.373172174.i109 = phi i64 [ %.380.1.1.i129, %B178.if.i107 ], [ 0, %B178.if.preheader.i106 ]
  %sunkaddr64.i110 = shl i64 %.373172174.i109, 3
  %sunkaddr65.i111 = getelementptr i8, ptr %arg.now, i64 %sunkaddr64.i110
  %.407.i112 = load double, ptr %sunkaddr65.i111, align 8, !noalias !89
  %sunkaddr67.i113 = getelementptr i8, ptr %.158, i64 %sunkaddr64.i110
  %.410.i114 = load double, ptr %sunkaddr67.i113, align 8, !noalias !89
  %.412.i115 = fmul double %.787, %.410.i114
  %.413.i116 = fadd double %.407.i112, %.412.i115
  store double %.413.i116, ptr %sunkaddr67.i113, align 8, !noalias !89
  %sunkaddr70.i117 = getelementptr i8, ptr %sunkaddr65.i111, i64 8
  %.407.1.i118 = load double, ptr %sunkaddr70.i117, align 8, !noalias !89
  %sunkaddr73.i119 = getelementptr i8, ptr %sunkaddr67.i113, i64 8
  %.410.1.i120 = load double, ptr %sunkaddr73.i119, align 8, !noalias !89
  %.412.1.i121 = fmul double %.787, %.410.1.i120
  %.413.1.i122 = fadd double %.407.1.i118, %.412.1.i121
  store double %.413.1.i122, ptr %sunkaddr73.i119, align 8, !noalias !89
  %sunkaddr76.i123 = getelementptr i8, ptr %sunkaddr65.i111, i64 16
  %.407.112.i124 = load double, ptr %sunkaddr76.i123, align 8, !noalias !89
  %sunkaddr79.i125 = getelementptr i8, ptr %sunkaddr67.i113, i64 16
  %.410.113.i126 = load double, ptr %sunkaddr79.i125, align 8, !noalias !89
  %.412.114.i127 = fmul double %.787, %.410.113.i126
  %.413.115.i128 = fadd double %.407.112.i124, %.412.114.i127
  store double %.413.115.i128, ptr %sunkaddr79.i125, align 8, !noalias !89
  %.380.1.1.i129 = add nuw i64 %.373172174.i109, 4
  %sunkaddr82.i130 = getelementptr i8, ptr %sunkaddr65.i111, i64 24
  %.407.1.1.i131 = load double, ptr %sunkaddr82.i130, align 8, !noalias !89
  %sunkaddr85.i132 = getelementptr i8, ptr %sunkaddr67.i113, i64 24
  %.410.1.1.i133 = load double, ptr %sunkaddr85.i132, align 8, !noalias !89
  %.412.1.1.i134 = fmul double %.787, %.410.1.1.i133
  %.413.1.1.i135 = fadd double %.407.1.1.i131, %.412.1.1.i134
  store double %.413.1.1.i135, ptr %sunkaddr85.i132, align 8, !noalias !89
  %lsr.iv.next.i136 = add i64 %lsr.iv53.i108, -2
  %niter.ncmp.116.i137 = icmp eq i64 %lsr.iv.next.i136, 0
  br i1 %niter.ncmp.116.i137, label %B230.loopexit.unr-lcssa.i138, label %B178.if.i107

_ZN9teachmech3run8compiled15kernel_explicit5stageB3v28B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2axx10float64_2a.exit: ; preds = %B230.i95
  br label %common.ret

B2746.critedge:                                   ; preds = %B84.i41
  br i1 %35, label %B2776.if, label %B2966.loopexit.1.critedge.critedge

B2966.loopexit.loopexit.unr-lcssa:                ; preds = %B3104.if
  br i1 %50, label %B2966.loopexit, label %B3104.if.epil.preheader

B3104.if.epil.preheader:                          ; preds = %B2966.if, %B2966.loopexit.loopexit.unr-lcssa
  %.325114571459.epil.init = phi i64 [ 0, %B2966.if ], [ %.3258.3677, %B2966.loopexit.loopexit.unr-lcssa ]
  %175 = shl i64 %.325114571459.epil.init, 3
  %scevgep895 = getelementptr i8, ptr %scevgep894, i64 %175
  br label %B3104.if.epil

B3104.if.epil:                                    ; preds = %B3104.if.epil, %B3104.if.epil.preheader
  %epil.iter659 = phi i64 [ %epil.iter659.next, %B3104.if.epil ], [ 0, %B3104.if.epil.preheader ]
  %176 = shl nuw nsw i64 %epil.iter659, 3
  %scevgep896 = getelementptr i8, ptr %scevgep895, i64 %176
  %.3285.epil = load double, ptr %scevgep896, align 8
  %.3287.epil = fmul double %.787, %.3285.epil
  store double %.3287.epil, ptr %scevgep896, align 8
  %epil.iter659.next = add nuw nsw i64 %epil.iter659, 1
  %epil.iter659.cmp.not = icmp eq i64 %epil.iter659.next, 2
  br i1 %epil.iter659.cmp.not, label %B2966.loopexit, label %B3104.if.epil, !llvm.loop !95

B2966.loopexit:                                   ; preds = %B3104.if.epil, %B2966.loopexit.loopexit.unr-lcssa
  store ptr null, ptr %.3139, align 8
  call fastcc void @part9(ptr nonnull %.3139, ptr nonnull getelementptr inbounds nuw (i8, ptr @.const.array.data.3, i64 128), ptr %arg.room, i64 %.54, ptr %.3038.1)
  br i1 %48, label %B3104.if.1.epil.preheader, label %B3104.if.1

B3104.if.1:                                       ; preds = %B2966.loopexit, %B3104.if.1
  %.325114571459.1 = phi i64 [ %.3258.1.3, %B3104.if.1 ], [ 0, %B2966.loopexit ]
  %177 = shl i64 %.325114571459.1, 3
  %scevgep903 = getelementptr i8, ptr %scevgep897, i64 %177
  %scevgep904 = getelementptr i8, ptr %scevgep903, i64 -24
  %.3285.1 = load double, ptr %scevgep904, align 8
  %.3287.1 = fmul double %.787, %.3285.1
  store double %.3287.1, ptr %scevgep904, align 8
  %scevgep902 = getelementptr i8, ptr %scevgep903, i64 -16
  %.3285.1.1 = load double, ptr %scevgep902, align 8
  %.3287.1.1 = fmul double %.787, %.3285.1.1
  store double %.3287.1.1, ptr %scevgep902, align 8
  %scevgep900 = getelementptr i8, ptr %scevgep903, i64 -8
  %.3285.1.2 = load double, ptr %scevgep900, align 8
  %.3287.1.2 = fmul double %.787, %.3285.1.2
  store double %.3287.1.2, ptr %scevgep900, align 8
  %.3258.1.3 = add nuw nsw i64 %.325114571459.1, 4
  %.3285.1.3 = load double, ptr %scevgep903, align 8
  %.3287.1.3 = fmul double %.787, %.3285.1.3
  store double %.3287.1.3, ptr %scevgep903, align 8
  %niter687.ncmp.3 = icmp eq i64 %unroll_iter, %.3258.1.3
  br i1 %niter687.ncmp.3, label %B2966.loopexit.1.loopexit.unr-lcssa, label %B3104.if.1

B2966.loopexit.1.loopexit.unr-lcssa:              ; preds = %B3104.if.1
  br i1 %52, label %B2966.loopexit.1, label %B3104.if.1.epil.preheader

B3104.if.1.epil.preheader:                        ; preds = %B2966.loopexit.1.loopexit.unr-lcssa, %B2966.loopexit
  %.325114571459.1.epil.init = phi i64 [ 0, %B2966.loopexit ], [ %.3258.1.3, %B2966.loopexit.1.loopexit.unr-lcssa ]
  %178 = shl i64 %.325114571459.1.epil.init, 3
  %scevgep906 = getelementptr i8, ptr %scevgep905, i64 %178
  br label %B3104.if.1.epil

B3104.if.1.epil:                                  ; preds = %B3104.if.1.epil, %B3104.if.1.epil.preheader
  %epil.iter683 = phi i64 [ %epil.iter683.next, %B3104.if.1.epil ], [ 0, %B3104.if.1.epil.preheader ]
  %179 = shl nuw nsw i64 %epil.iter683, 3
  %scevgep907 = getelementptr i8, ptr %scevgep906, i64 %179
  %.3285.1.epil = load double, ptr %scevgep907, align 8
  %.3287.1.epil = fmul double %.787, %.3285.1.epil
  store double %.3287.1.epil, ptr %scevgep907, align 8
  %epil.iter683.next = add nuw nsw i64 %epil.iter683, 1
  %epil.iter683.cmp.not = icmp eq i64 %epil.iter683.next, 2
  br i1 %epil.iter683.cmp.not, label %B2966.loopexit.1, label %B3104.if.1.epil, !llvm.loop !96

B2966.loopexit.1.critedge.critedge:               ; preds = %B2746.critedge
  store ptr null, ptr %.3139, align 8
  call fastcc void @part9(ptr nonnull %.3139, ptr nonnull @.const.array.data.3, ptr %arg.room, i64 %.54, ptr %.3038)
  store ptr null, ptr %.3139, align 8
  call fastcc void @part9(ptr nonnull %.3139, ptr nonnull getelementptr inbounds nuw (i8, ptr @.const.array.data.3, i64 128), ptr %arg.room, i64 %.54, ptr %.3038.1)
  br label %B2966.loopexit.1

B2966.loopexit.1:                                 ; preds = %B3104.if.1.epil, %B2966.loopexit.1.critedge.critedge, %B2966.loopexit.1.loopexit.unr-lcssa
  store ptr null, ptr %.3139, align 8
  call fastcc void @part9(ptr nonnull %.3139, ptr nonnull getelementptr inbounds nuw (i8, ptr @.const.array.data.3, i64 256), ptr %arg.room, i64 %.54, ptr %.3038.2)
  br i1 %35, label %B3104.if.2.preheader, label %B3162.critedge

B3104.if.2.preheader:                             ; preds = %B2966.loopexit.1
  br i1 %53, label %B3104.if.2.epil.preheader, label %B3104.if.2

B3104.if.2:                                       ; preds = %B3104.if.2.preheader, %B3104.if.2
  %.325114571459.2 = phi i64 [ %.3258.2.3, %B3104.if.2 ], [ 0, %B3104.if.2.preheader ]
  %180 = shl i64 %.325114571459.2, 3
  %scevgep914 = getelementptr i8, ptr %scevgep908, i64 %180
  %scevgep915 = getelementptr i8, ptr %scevgep914, i64 -24
  %.3285.2 = load double, ptr %scevgep915, align 8
  %.3287.2 = fmul double %.787, %.3285.2
  store double %.3287.2, ptr %scevgep915, align 8
  %scevgep913 = getelementptr i8, ptr %scevgep914, i64 -16
  %.3285.2.1 = load double, ptr %scevgep913, align 8
  %.3287.2.1 = fmul double %.787, %.3285.2.1
  store double %.3287.2.1, ptr %scevgep913, align 8
  %scevgep911 = getelementptr i8, ptr %scevgep914, i64 -8
  %.3285.2.2 = load double, ptr %scevgep911, align 8
  %.3287.2.2 = fmul double %.787, %.3285.2.2
  store double %.3287.2.2, ptr %scevgep911, align 8
  %.3258.2.3 = add nuw nsw i64 %.325114571459.2, 4
  %.3285.2.3 = load double, ptr %scevgep914, align 8
  %.3287.2.3 = fmul double %.787, %.3285.2.3
  store double %.3287.2.3, ptr %scevgep914, align 8
  %niter693.ncmp.3 = icmp eq i64 %unroll_iter, %.3258.2.3
  br i1 %niter693.ncmp.3, label %B2966.loopexit.2.loopexit.unr-lcssa, label %B3104.if.2

B2966.loopexit.2.loopexit.unr-lcssa:              ; preds = %B3104.if.2
  br i1 %55, label %B2966.loopexit.2, label %B3104.if.2.epil.preheader

B3104.if.2.epil.preheader:                        ; preds = %B2966.loopexit.2.loopexit.unr-lcssa, %B3104.if.2.preheader
  %.325114571459.2.epil.init = phi i64 [ 0, %B3104.if.2.preheader ], [ %.3258.2.3, %B2966.loopexit.2.loopexit.unr-lcssa ]
  %181 = shl i64 %.325114571459.2.epil.init, 3
  %scevgep917 = getelementptr i8, ptr %scevgep916, i64 %181
  br label %B3104.if.2.epil

B3104.if.2.epil:                                  ; preds = %B3104.if.2.epil, %B3104.if.2.epil.preheader
  %epil.iter689 = phi i64 [ %epil.iter689.next, %B3104.if.2.epil ], [ 0, %B3104.if.2.epil.preheader ]
  %182 = shl nuw nsw i64 %epil.iter689, 3
  %scevgep918 = getelementptr i8, ptr %scevgep917, i64 %182
  %.3285.2.epil = load double, ptr %scevgep918, align 8
  %.3287.2.epil = fmul double %.787, %.3285.2.epil
  store double %.3287.2.epil, ptr %scevgep918, align 8
  %epil.iter689.next = add nuw nsw i64 %epil.iter689, 1
  %epil.iter689.cmp.not = icmp eq i64 %epil.iter689.next, 2
  br i1 %epil.iter689.cmp.not, label %B2966.loopexit.2, label %B3104.if.2.epil, !llvm.loop !97

B2966.loopexit.2:                                 ; preds = %B3104.if.2.epil, %B2966.loopexit.2.loopexit.unr-lcssa
  store ptr null, ptr %.3139, align 8
  call fastcc void @part9(ptr nonnull %.3139, ptr nonnull getelementptr inbounds nuw (i8, ptr @.const.array.data.3, i64 384), ptr %arg.room, i64 %.54, ptr %.3038.3)
  br i1 %56, label %B3104.if.3.epil.preheader, label %B3104.if.3

B3104.if.3:                                       ; preds = %B2966.loopexit.2, %B3104.if.3
  %.325114571459.3 = phi i64 [ %.3258.3.3, %B3104.if.3 ], [ 0, %B2966.loopexit.2 ]
  %183 = shl i64 %.325114571459.3, 3
  %scevgep925 = getelementptr i8, ptr %scevgep919, i64 %183
  %scevgep926 = getelementptr i8, ptr %scevgep925, i64 -24
  %.3285.3 = load double, ptr %scevgep926, align 8
  %.3287.3 = fmul double %.787, %.3285.3
  store double %.3287.3, ptr %scevgep926, align 8
  %scevgep924 = getelementptr i8, ptr %scevgep925, i64 -16
  %.3285.3.1 = load double, ptr %scevgep924, align 8
  %.3287.3.1 = fmul double %.787, %.3285.3.1
  store double %.3287.3.1, ptr %scevgep924, align 8
  %scevgep922 = getelementptr i8, ptr %scevgep925, i64 -8
  %.3285.3.2 = load double, ptr %scevgep922, align 8
  %.3287.3.2 = fmul double %.787, %.3285.3.2
  store double %.3287.3.2, ptr %scevgep922, align 8
  %.3258.3.3 = add nuw i64 %.325114571459.3, 4
  %.3285.3.3 = load double, ptr %scevgep925, align 8
  %.3287.3.3 = fmul double %.787, %.3285.3.3
  store double %.3287.3.3, ptr %scevgep925, align 8
  %niter699.ncmp.3 = icmp eq i64 %unroll_iter, %.3258.3.3
  br i1 %niter699.ncmp.3, label %B3162.loopexit.unr-lcssa, label %B3104.if.3

B3162.loopexit.unr-lcssa:                         ; preds = %B3104.if.3
  br i1 %58, label %B3162, label %B3104.if.3.epil.preheader

B3104.if.3.epil.preheader:                        ; preds = %B3162.loopexit.unr-lcssa, %B2966.loopexit.2
  %.325114571459.3.epil.init = phi i64 [ 0, %B2966.loopexit.2 ], [ %.3258.3.3, %B3162.loopexit.unr-lcssa ]
  %184 = shl i64 %.325114571459.3.epil.init, 3
  %scevgep928 = getelementptr i8, ptr %scevgep927, i64 %184
  br label %B3104.if.3.epil

B3104.if.3.epil:                                  ; preds = %B3104.if.3.epil, %B3104.if.3.epil.preheader
  %epil.iter695 = phi i64 [ %epil.iter695.next, %B3104.if.3.epil ], [ 0, %B3104.if.3.epil.preheader ]
  %185 = shl nuw nsw i64 %epil.iter695, 3
  %scevgep929 = getelementptr i8, ptr %scevgep928, i64 %185
  %.3285.3.epil = load double, ptr %scevgep929, align 8
  %.3287.3.epil = fmul double %.787, %.3285.3.epil
  store double %.3287.3.epil, ptr %scevgep929, align 8
  %epil.iter695.next = add nuw nsw i64 %epil.iter695, 1
  %epil.iter695.cmp.not = icmp eq i64 %epil.iter695.next, 2
  br i1 %epil.iter695.cmp.not, label %B3162, label %B3104.if.3.epil, !llvm.loop !98

B3162.critedge:                                   ; preds = %B2966.loopexit.1
  store ptr null, ptr %.3139, align 8
  call fastcc void @part9(ptr nonnull %.3139, ptr nonnull getelementptr inbounds nuw (i8, ptr @.const.array.data.3, i64 384), ptr %arg.room, i64 %.54, ptr %.3038.3)
  br label %B3162

B3162:                                            ; preds = %B3104.if.3.epil, %B3162.critedge, %B3162.loopexit.unr-lcssa
  %.3324 = load double, ptr %sunkaddr983, align 8
  %.3326 = fcmp ugt double %.3324, %.11.i247
  br i1 %.3326, label %B3468, label %B3192.preheader

B3192.preheader:                                  ; preds = %B3162
  %186 = mul i64 %.2619, %3
  %scevgep939 = getelementptr i8, ptr %scevgep938, i64 %186
  %scevgep949 = getelementptr i8, ptr %arg.states, i64 %186
  br label %B3192

B3192:                                            ; preds = %B3438, %B3192.preheader
  %lsr.iv950 = phi ptr [ %scevgep949, %B3192.preheader ], [ %scevgep951, %B3438 ]
  %lsr.iv940 = phi ptr [ %scevgep939, %B3192.preheader ], [ %scevgep941, %B3438 ]
  %i.2.2 = phi i64 [ %.2610, %B3192.preheader ], [ %.3335, %B3438 ]
  %.3335 = add nsw i64 %i.2.2, 1
  %.3337 = getelementptr double, ptr %arg.times, i64 %.3335
  %.3338 = load double, ptr %.3337, align 8
  %.3340 = fsub double %.3338, %.488
  %.3345 = fdiv double %.3340, %.787
  br i1 %.57.i, label %B188.if.preheader.i, label %_ZN9teachmech3run8compiled15kernel_explicit11interpolateB3v29B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2ax10float64_2a.exit

B188.if.preheader.i:                              ; preds = %B3192
  tail call void @llvm.memset.p0.i64(ptr align 8 %.158, i8 0, i64 %3, i1 false), !noalias !99
  br i1 %60, label %B188.if.epil.preheader.i, label %B188.if.i

B188.if.1.preheader.unr-lcssa.unr-lcssa.i:        ; preds = %B188.if.i
  br i1 %lcmp.mod.not176.not.i, label %B188.if.epil.preheader.i, label %B188.if.1.preheader.new.i

B188.if.epil.preheader.i:                         ; preds = %B188.if.1.preheader.unr-lcssa.unr-lcssa.i, %B188.if.preheader.i
  %.423154156.epil.init70.i = phi i64 [ 0, %B188.if.preheader.i ], [ %.430.131.1.i, %B188.if.1.preheader.unr-lcssa.unr-lcssa.i ]
  %187 = shl i64 %.423154156.epil.init70.i, 3
  %sunkaddr184.epil.i = getelementptr i8, ptr %.158, i64 %187
  %.457.epil65.i = load double, ptr %sunkaddr184.epil.i, align 8, !noalias !99
  %sunkaddr313.i = getelementptr i8, ptr %.3038.3, i64 %187
  %.460.epil66.i = load double, ptr %sunkaddr313.i, align 8, !noalias !99
  %.461.epil67.i = fadd double %.457.epil65.i, %.460.epil66.i
  %.463.epil68.i = fmul double %.3345, %.461.epil67.i
  store double %.463.epil68.i, ptr %sunkaddr184.epil.i, align 8, !noalias !99
  %sunkaddr187.epil.i = getelementptr i8, ptr %sunkaddr184.epil.i, i64 8
  %.457.133.epil.i = load double, ptr %sunkaddr187.epil.i, align 8, !noalias !99
  %sunkaddr316.i = getelementptr i8, ptr %sunkaddr313.i, i64 8
  %.460.135.epil.i = load double, ptr %sunkaddr316.i, align 8, !noalias !99
  %.461.136.epil.i = fadd double %.457.133.epil.i, %.460.135.epil.i
  %.463.137.epil.i = fmul double %.3345, %.461.136.epil.i
  store double %.463.137.epil.i, ptr %sunkaddr187.epil.i, align 8, !noalias !99
  br label %B188.if.1.preheader.new.i

B188.if.1.preheader.new.i:                        ; preds = %B188.if.1.preheader.unr-lcssa.unr-lcssa.i, %B188.if.epil.preheader.i
  %.3174.i = fsub double 1.000000e+00, %.3345
  br i1 %60, label %B188.if.1.epil.preheader.i, label %B188.if.1.i

B188.if.1.i:                                      ; preds = %B188.if.1.preheader.new.i, %B188.if.1.i
  %lsr.iv294.i = phi i64 [ %lsr.iv.next295.i, %B188.if.1.i ], [ %unroll_iter91.i, %B188.if.1.preheader.new.i ]
  %.423154156.1.i = phi i64 [ %.430.1.1.1.i, %B188.if.1.i ], [ 0, %B188.if.1.preheader.new.i ]
  %188 = shl i64 %.423154156.1.i, 3
  %sunkaddr318.i = getelementptr i8, ptr %.158, i64 %188
  %.457.1.i = load double, ptr %sunkaddr318.i, align 8, !noalias !99
  %scevgep290.i = getelementptr i8, ptr %scevgep287.i, i64 %188
  %scevgep291.i = getelementptr i8, ptr %scevgep290.i, i64 -16
  %scevgep293.i = getelementptr i8, ptr %scevgep290.i, i64 -24
  %.460.1.i = load double, ptr %scevgep293.i, align 8, !noalias !99
  %.461.1.i = fadd double %.457.1.i, %.460.1.i
  %.463.1.i = fmul double %.3174.i, %.461.1.i
  store double %.463.1.i, ptr %sunkaddr318.i, align 8, !noalias !99
  %sunkaddr321.i = getelementptr i8, ptr %sunkaddr318.i, i64 8
  %.457.1.1.i = load double, ptr %sunkaddr321.i, align 8, !noalias !99
  %.460.1.1.i = load double, ptr %scevgep291.i, align 8, !noalias !99
  %.461.1.1.i = fadd double %.457.1.1.i, %.460.1.1.i
  %.463.1.1.i = fmul double %.3174.i, %.461.1.1.i
  store double %.463.1.1.i, ptr %sunkaddr321.i, align 8, !noalias !99
  %sunkaddr324.i = getelementptr i8, ptr %sunkaddr318.i, i64 16
  %.457.1.193.i = load double, ptr %sunkaddr324.i, align 8, !noalias !99
  %scevgep289.i = getelementptr i8, ptr %scevgep290.i, i64 -8
  %.460.1.194.i = load double, ptr %scevgep289.i, align 8, !noalias !99
  %.461.1.195.i = fadd double %.457.1.193.i, %.460.1.194.i
  %.463.1.196.i = fmul double %.3174.i, %.461.1.195.i
  store double %.463.1.196.i, ptr %sunkaddr324.i, align 8, !noalias !99
  %.430.1.1.1.i = add i64 %.423154156.1.i, 4
  %sunkaddr325.i = shl i64 %.430.1.1.1.i, 3
  %sunkaddr326.i = getelementptr i8, ptr %.158, i64 %sunkaddr325.i
  %sunkaddr327.i = getelementptr i8, ptr %sunkaddr326.i, i64 -8
  %.457.1.1.1.i = load double, ptr %sunkaddr327.i, align 8, !noalias !99
  %.460.1.1.1.i = load double, ptr %scevgep290.i, align 8, !noalias !99
  %.461.1.1.1.i = fadd double %.457.1.1.1.i, %.460.1.1.1.i
  %.463.1.1.1.i = fmul double %.3174.i, %.461.1.1.1.i
  store double %.463.1.1.1.i, ptr %sunkaddr327.i, align 8, !noalias !99
  %lsr.iv.next295.i = add i64 %lsr.iv294.i, -2
  %niter92.ncmp.1.i = icmp eq i64 %lsr.iv.next295.i, 0
  br i1 %niter92.ncmp.1.i, label %B188.if.2.preheader.unr-lcssa.unr-lcssa.i, label %B188.if.1.i

B188.if.2.preheader.unr-lcssa.unr-lcssa.i:        ; preds = %B188.if.1.i
  br i1 %lcmp.mod88.not.not.i, label %B188.if.1.epil.preheader.i, label %B188.if.2.preheader.new.i

B188.if.1.epil.preheader.i:                       ; preds = %B188.if.2.preheader.unr-lcssa.unr-lcssa.i, %B188.if.1.preheader.new.i
  %.423154156.1.epil.init87.i = phi i64 [ 0, %B188.if.1.preheader.new.i ], [ %.430.1.1.1.i, %B188.if.2.preheader.unr-lcssa.unr-lcssa.i ]
  %189 = shl i64 %.423154156.1.epil.init87.i, 3
  %sunkaddr149.epil.i = getelementptr i8, ptr %.158, i64 %189
  %.457.1.epil82.i = load double, ptr %sunkaddr149.epil.i, align 8, !noalias !99
  %scevgep139.epil.i = getelementptr i8, ptr %scevgep137.i, i64 %189
  %scevgep140.epil.i = getelementptr i8, ptr %scevgep139.epil.i, i64 -8
  %.460.1.epil83.i = load double, ptr %scevgep140.epil.i, align 8, !noalias !99
  %.461.1.epil84.i = fadd double %.457.1.epil82.i, %.460.1.epil83.i
  %.463.1.epil85.i = fmul double %.3174.i, %.461.1.epil84.i
  store double %.463.1.epil85.i, ptr %sunkaddr149.epil.i, align 8, !noalias !99
  %sunkaddr152.epil.i = getelementptr i8, ptr %sunkaddr149.epil.i, i64 8
  %.457.1.1.epil.i = load double, ptr %sunkaddr152.epil.i, align 8, !noalias !99
  %.460.1.1.epil.i = load double, ptr %scevgep139.epil.i, align 8, !noalias !99
  %.461.1.1.epil.i = fadd double %.457.1.1.epil.i, %.460.1.1.epil.i
  %.463.1.1.epil.i = fmul double %.3174.i, %.461.1.1.epil.i
  store double %.463.1.1.epil.i, ptr %sunkaddr152.epil.i, align 8, !noalias !99
  br label %B188.if.2.preheader.new.i

B188.if.2.preheader.new.i:                        ; preds = %B188.if.2.preheader.unr-lcssa.unr-lcssa.i, %B188.if.1.epil.preheader.i
  br i1 %60, label %B188.if.2.epil.preheader.i, label %B188.if.2.i

B188.if.2.i:                                      ; preds = %B188.if.2.preheader.new.i, %B188.if.2.i
  %lsr.iv277.i = phi i64 [ %lsr.iv.next278.i, %B188.if.2.i ], [ %unroll_iter107.i, %B188.if.2.preheader.new.i ]
  %.423154156.2.i = phi i64 [ %.430.2.1.1.i, %B188.if.2.i ], [ 0, %B188.if.2.preheader.new.i ]
  %190 = shl i64 %.423154156.2.i, 3
  %sunkaddr329.i = getelementptr i8, ptr %.158, i64 %190
  %.457.2.i = load double, ptr %sunkaddr329.i, align 8, !noalias !99
  %scevgep273.i = getelementptr i8, ptr %scevgep270.i, i64 %190
  %scevgep274.i = getelementptr i8, ptr %scevgep273.i, i64 -16
  %scevgep276.i = getelementptr i8, ptr %scevgep273.i, i64 -24
  %.460.2.i = load double, ptr %scevgep276.i, align 8, !noalias !99
  %.461.2.i = fadd double %.457.2.i, %.460.2.i
  %.463.2.i = fmul double %.3345, %.461.2.i
  store double %.463.2.i, ptr %sunkaddr329.i, align 8, !noalias !99
  %sunkaddr332.i = getelementptr i8, ptr %sunkaddr329.i, i64 8
  %.457.2.1.i = load double, ptr %sunkaddr332.i, align 8, !noalias !99
  %.460.2.1.i = load double, ptr %scevgep274.i, align 8, !noalias !99
  %.461.2.1.i = fadd double %.457.2.1.i, %.460.2.1.i
  %.463.2.1.i = fmul double %.3345, %.461.2.1.i
  store double %.463.2.1.i, ptr %sunkaddr332.i, align 8, !noalias !99
  %sunkaddr335.i = getelementptr i8, ptr %sunkaddr329.i, i64 16
  %.457.2.1109.i = load double, ptr %sunkaddr335.i, align 8, !noalias !99
  %scevgep272.i = getelementptr i8, ptr %scevgep273.i, i64 -8
  %.460.2.1110.i = load double, ptr %scevgep272.i, align 8, !noalias !99
  %.461.2.1111.i = fadd double %.457.2.1109.i, %.460.2.1110.i
  %.463.2.1112.i = fmul double %.3345, %.461.2.1111.i
  store double %.463.2.1112.i, ptr %sunkaddr335.i, align 8, !noalias !99
  %.430.2.1.1.i = add i64 %.423154156.2.i, 4
  %sunkaddr336.i = shl i64 %.430.2.1.1.i, 3
  %sunkaddr337.i = getelementptr i8, ptr %.158, i64 %sunkaddr336.i
  %sunkaddr338.i = getelementptr i8, ptr %sunkaddr337.i, i64 -8
  %.457.2.1.1.i = load double, ptr %sunkaddr338.i, align 8, !noalias !99
  %.460.2.1.1.i = load double, ptr %scevgep273.i, align 8, !noalias !99
  %.461.2.1.1.i = fadd double %.457.2.1.1.i, %.460.2.1.1.i
  %.463.2.1.1.i = fmul double %.3345, %.461.2.1.1.i
  store double %.463.2.1.1.i, ptr %sunkaddr338.i, align 8, !noalias !99
  %lsr.iv.next278.i = add i64 %lsr.iv277.i, -2
  %niter108.ncmp.1.i = icmp eq i64 %lsr.iv.next278.i, 0
  br i1 %niter108.ncmp.1.i, label %B188.if.3.preheader.unr-lcssa.unr-lcssa.i, label %B188.if.2.i

B188.if.3.preheader.unr-lcssa.unr-lcssa.i:        ; preds = %B188.if.2.i
  br i1 %lcmp.mod104.not.not.i, label %B188.if.2.epil.preheader.i, label %B188.if.3.preheader.new.i

B188.if.2.epil.preheader.i:                       ; preds = %B188.if.3.preheader.unr-lcssa.unr-lcssa.i, %B188.if.2.preheader.new.i
  %.423154156.2.epil.init103.i = phi i64 [ 0, %B188.if.2.preheader.new.i ], [ %.430.2.1.1.i, %B188.if.3.preheader.unr-lcssa.unr-lcssa.i ]
  %191 = shl i64 %.423154156.2.epil.init103.i, 3
  %sunkaddr154.epil.i = getelementptr i8, ptr %.158, i64 %191
  %.457.2.epil98.i = load double, ptr %sunkaddr154.epil.i, align 8, !noalias !99
  %scevgep131.epil.i = getelementptr i8, ptr %scevgep129.i, i64 %191
  %scevgep132.epil.i = getelementptr i8, ptr %scevgep131.epil.i, i64 -8
  %.460.2.epil99.i = load double, ptr %scevgep132.epil.i, align 8, !noalias !99
  %.461.2.epil100.i = fadd double %.457.2.epil98.i, %.460.2.epil99.i
  %.463.2.epil101.i = fmul double %.3345, %.461.2.epil100.i
  store double %.463.2.epil101.i, ptr %sunkaddr154.epil.i, align 8, !noalias !99
  %sunkaddr157.epil.i = getelementptr i8, ptr %sunkaddr154.epil.i, i64 8
  %.457.2.1.epil.i = load double, ptr %sunkaddr157.epil.i, align 8, !noalias !99
  %.460.2.1.epil.i = load double, ptr %scevgep131.epil.i, align 8, !noalias !99
  %.461.2.1.epil.i = fadd double %.457.2.1.epil.i, %.460.2.1.epil.i
  %.463.2.1.epil.i = fmul double %.3345, %.461.2.1.epil.i
  store double %.463.2.1.epil.i, ptr %sunkaddr157.epil.i, align 8, !noalias !99
  br label %B188.if.3.preheader.new.i

B188.if.3.preheader.new.i:                        ; preds = %B188.if.3.preheader.unr-lcssa.unr-lcssa.i, %B188.if.2.epil.preheader.i
  br i1 %60, label %B188.if.3.epil.preheader.i, label %B188.if.3.i

B188.if.3.i:                                      ; preds = %B188.if.3.preheader.new.i, %B188.if.3.i
  %lsr.iv260.i = phi i64 [ %lsr.iv.next261.i, %B188.if.3.i ], [ %unroll_iter123.i, %B188.if.3.preheader.new.i ]
  %.423154156.3.i = phi i64 [ %.430.3.1.1.i, %B188.if.3.i ], [ 0, %B188.if.3.preheader.new.i ]
  %192 = shl i64 %.423154156.3.i, 3
  %sunkaddr340.i = getelementptr i8, ptr %.158, i64 %192
  %.457.3.i = load double, ptr %sunkaddr340.i, align 8, !noalias !99
  %scevgep256.i = getelementptr i8, ptr %scevgep253.i, i64 %192
  %scevgep257.i = getelementptr i8, ptr %scevgep256.i, i64 -16
  %scevgep259.i = getelementptr i8, ptr %scevgep256.i, i64 -24
  %.460.3.i = load double, ptr %scevgep259.i, align 8, !noalias !99
  %.461.3.i = fadd double %.457.3.i, %.460.3.i
  %.463.3.i = fmul double %.3174.i, %.461.3.i
  store double %.463.3.i, ptr %sunkaddr340.i, align 8, !noalias !99
  %sunkaddr343.i = getelementptr i8, ptr %sunkaddr340.i, i64 8
  %.457.3.1.i = load double, ptr %sunkaddr343.i, align 8, !noalias !99
  %.460.3.1.i = load double, ptr %scevgep257.i, align 8, !noalias !99
  %.461.3.1.i = fadd double %.457.3.1.i, %.460.3.1.i
  %.463.3.1.i = fmul double %.3174.i, %.461.3.1.i
  store double %.463.3.1.i, ptr %sunkaddr343.i, align 8, !noalias !99
  %sunkaddr346.i = getelementptr i8, ptr %sunkaddr340.i, i64 16
  %.457.3.1125.i = load double, ptr %sunkaddr346.i, align 8, !noalias !99
  %scevgep255.i = getelementptr i8, ptr %scevgep256.i, i64 -8
  %.460.3.1126.i = load double, ptr %scevgep255.i, align 8, !noalias !99
  %.461.3.1127.i = fadd double %.457.3.1125.i, %.460.3.1126.i
  %.463.3.1128.i = fmul double %.3174.i, %.461.3.1127.i
  store double %.463.3.1128.i, ptr %sunkaddr346.i, align 8, !noalias !99
  %.430.3.1.1.i = add i64 %.423154156.3.i, 4
  %sunkaddr347.i = shl i64 %.430.3.1.1.i, 3
  %sunkaddr348.i = getelementptr i8, ptr %.158, i64 %sunkaddr347.i
  %sunkaddr349.i = getelementptr i8, ptr %sunkaddr348.i, i64 -8
  %.457.3.1.1.i = load double, ptr %sunkaddr349.i, align 8, !noalias !99
  %.460.3.1.1.i = load double, ptr %scevgep256.i, align 8, !noalias !99
  %.461.3.1.1.i = fadd double %.457.3.1.1.i, %.460.3.1.1.i
  %.463.3.1.1.i = fmul double %.3174.i, %.461.3.1.1.i
  store double %.463.3.1.1.i, ptr %sunkaddr349.i, align 8, !noalias !99
  %lsr.iv.next261.i = add i64 %lsr.iv260.i, -2
  %niter124.ncmp.1.i = icmp eq i64 %lsr.iv.next261.i, 0
  br i1 %niter124.ncmp.1.i, label %B188.if.4.preheader.unr-lcssa.unr-lcssa.i, label %B188.if.3.i

B188.if.4.preheader.unr-lcssa.unr-lcssa.i:        ; preds = %B188.if.3.i
  br i1 %lcmp.mod120.not.not.i, label %B188.if.3.epil.preheader.i, label %B188.if.4.preheader.new.i

B188.if.3.epil.preheader.i:                       ; preds = %B188.if.4.preheader.unr-lcssa.unr-lcssa.i, %B188.if.3.preheader.new.i
  %.423154156.3.epil.init119.i = phi i64 [ 0, %B188.if.3.preheader.new.i ], [ %.430.3.1.1.i, %B188.if.4.preheader.unr-lcssa.unr-lcssa.i ]
  %193 = shl i64 %.423154156.3.epil.init119.i, 3
  %sunkaddr159.epil.i = getelementptr i8, ptr %.158, i64 %193
  %.457.3.epil114.i = load double, ptr %sunkaddr159.epil.i, align 8, !noalias !99
  %scevgep123.epil.i = getelementptr i8, ptr %scevgep121.i, i64 %193
  %scevgep124.epil.i = getelementptr i8, ptr %scevgep123.epil.i, i64 -8
  %.460.3.epil115.i = load double, ptr %scevgep124.epil.i, align 8, !noalias !99
  %.461.3.epil116.i = fadd double %.457.3.epil114.i, %.460.3.epil115.i
  %.463.3.epil117.i = fmul double %.3174.i, %.461.3.epil116.i
  store double %.463.3.epil117.i, ptr %sunkaddr159.epil.i, align 8, !noalias !99
  %sunkaddr162.epil.i = getelementptr i8, ptr %sunkaddr159.epil.i, i64 8
  %.457.3.1.epil.i = load double, ptr %sunkaddr162.epil.i, align 8, !noalias !99
  %.460.3.1.epil.i = load double, ptr %scevgep123.epil.i, align 8, !noalias !99
  %.461.3.1.epil.i = fadd double %.457.3.1.epil.i, %.460.3.1.epil.i
  %.463.3.1.epil.i = fmul double %.3174.i, %.461.3.1.epil.i
  store double %.463.3.1.epil.i, ptr %sunkaddr162.epil.i, align 8, !noalias !99
  br label %B188.if.4.preheader.new.i

B188.if.4.preheader.new.i:                        ; preds = %B188.if.4.preheader.unr-lcssa.unr-lcssa.i, %B188.if.3.epil.preheader.i
  br i1 %60, label %B188.if.4.epil.preheader.i, label %B188.if.4.i

B188.if.4.i:                                      ; preds = %B188.if.4.preheader.new.i, %B188.if.4.i
  %lsr.iv243.i = phi i64 [ %lsr.iv.next244.i, %B188.if.4.i ], [ %unroll_iter138.i, %B188.if.4.preheader.new.i ]
  %.423154156.4.i = phi i64 [ %.430.4.1.1.i, %B188.if.4.i ], [ 0, %B188.if.4.preheader.new.i ]
  %194 = shl i64 %.423154156.4.i, 3
  %sunkaddr351.i = getelementptr i8, ptr %.158, i64 %194
  %.457.4.i = load double, ptr %sunkaddr351.i, align 8, !noalias !99
  %scevgep239.i = getelementptr i8, ptr %scevgep236.i, i64 %194
  %scevgep240.i = getelementptr i8, ptr %scevgep239.i, i64 -16
  %scevgep242.i = getelementptr i8, ptr %scevgep239.i, i64 -24
  %.460.4.i = load double, ptr %scevgep242.i, align 8, !noalias !99
  %.461.4.i = fadd double %.457.4.i, %.460.4.i
  %.463.4.i = fmul double %.3345, %.461.4.i
  store double %.463.4.i, ptr %sunkaddr351.i, align 8, !noalias !99
  %sunkaddr354.i = getelementptr i8, ptr %sunkaddr351.i, i64 8
  %.457.4.1.i = load double, ptr %sunkaddr354.i, align 8, !noalias !99
  %.460.4.1.i = load double, ptr %scevgep240.i, align 8, !noalias !99
  %.461.4.1.i = fadd double %.457.4.1.i, %.460.4.1.i
  %.463.4.1.i = fmul double %.3345, %.461.4.1.i
  store double %.463.4.1.i, ptr %sunkaddr354.i, align 8, !noalias !99
  %sunkaddr357.i = getelementptr i8, ptr %sunkaddr351.i, i64 16
  %.457.4.1140.i = load double, ptr %sunkaddr357.i, align 8, !noalias !99
  %scevgep238.i = getelementptr i8, ptr %scevgep239.i, i64 -8
  %.460.4.1141.i = load double, ptr %scevgep238.i, align 8, !noalias !99
  %.461.4.1142.i = fadd double %.457.4.1140.i, %.460.4.1141.i
  %.463.4.1143.i = fmul double %.3345, %.461.4.1142.i
  store double %.463.4.1143.i, ptr %sunkaddr357.i, align 8, !noalias !99
  %.430.4.1.1.i = add i64 %.423154156.4.i, 4
  %sunkaddr358.i = shl i64 %.430.4.1.1.i, 3
  %sunkaddr359.i = getelementptr i8, ptr %.158, i64 %sunkaddr358.i
  %sunkaddr360.i = getelementptr i8, ptr %sunkaddr359.i, i64 -8
  %.457.4.1.1.i = load double, ptr %sunkaddr360.i, align 8, !noalias !99
  %.460.4.1.1.i = load double, ptr %scevgep239.i, align 8, !noalias !99
  %.461.4.1.1.i = fadd double %.457.4.1.1.i, %.460.4.1.1.i
  %.463.4.1.1.i = fmul double %.3345, %.461.4.1.1.i
  store double %.463.4.1.1.i, ptr %sunkaddr360.i, align 8, !noalias !99
  %lsr.iv.next244.i = add i64 %lsr.iv243.i, -2
  %niter139.ncmp.1.i = icmp eq i64 %lsr.iv.next244.i, 0
  br i1 %niter139.ncmp.1.i, label %B188.if.5.preheader.unr-lcssa.unr-lcssa.i, label %B188.if.4.i

B188.if.5.preheader.unr-lcssa.unr-lcssa.i:        ; preds = %B188.if.4.i
  br i1 %lcmp.mod135.not.not.i, label %B188.if.4.epil.preheader.i, label %B188.if.5.preheader.new.i

B188.if.4.epil.preheader.i:                       ; preds = %B188.if.5.preheader.unr-lcssa.unr-lcssa.i, %B188.if.4.preheader.new.i
  %.423154156.4.epil.init.i = phi i64 [ 0, %B188.if.4.preheader.new.i ], [ %.430.4.1.1.i, %B188.if.5.preheader.unr-lcssa.unr-lcssa.i ]
  %195 = shl i64 %.423154156.4.epil.init.i, 3
  %sunkaddr164.epil.i = getelementptr i8, ptr %.158, i64 %195
  %.457.4.epil130.i = load double, ptr %sunkaddr164.epil.i, align 8, !noalias !99
  %sunkaddr362.i = getelementptr i8, ptr %2, i64 %195
  %.460.4.epil131.i = load double, ptr %sunkaddr362.i, align 8, !noalias !99
  %.461.4.epil132.i = fadd double %.457.4.epil130.i, %.460.4.epil131.i
  %.463.4.epil133.i = fmul double %.3345, %.461.4.epil132.i
  store double %.463.4.epil133.i, ptr %sunkaddr164.epil.i, align 8, !noalias !99
  %sunkaddr167.epil.i = getelementptr i8, ptr %sunkaddr164.epil.i, i64 8
  %.457.4.1.epil.i = load double, ptr %sunkaddr167.epil.i, align 8, !noalias !99
  %sunkaddr365.i = getelementptr i8, ptr %sunkaddr362.i, i64 8
  %.460.4.1.epil.i = load double, ptr %sunkaddr365.i, align 8, !noalias !99
  %.461.4.1.epil.i = fadd double %.457.4.1.epil.i, %.460.4.1.epil.i
  %.463.4.1.epil.i = fmul double %.3345, %.461.4.1.epil.i
  store double %.463.4.1.epil.i, ptr %sunkaddr167.epil.i, align 8, !noalias !99
  br label %B188.if.5.preheader.new.i

B188.if.5.preheader.new.i:                        ; preds = %B188.if.5.preheader.unr-lcssa.unr-lcssa.i, %B188.if.4.epil.preheader.i
  br i1 %60, label %B188.if.5.epil.preheader.i, label %B188.if.5.i

B188.if.5.i:                                      ; preds = %B188.if.5.preheader.new.i, %B188.if.5.i
  %lsr.iv226.i = phi i64 [ %lsr.iv.next227.i, %B188.if.5.i ], [ %unroll_iter153.i, %B188.if.5.preheader.new.i ]
  %.423154156.5.i = phi i64 [ %.430.5.1.1.i, %B188.if.5.i ], [ 0, %B188.if.5.preheader.new.i ]
  %196 = shl i64 %.423154156.5.i, 3
  %sunkaddr367.i = getelementptr i8, ptr %.158, i64 %196
  %.457.5.i = load double, ptr %sunkaddr367.i, align 8, !noalias !99
  %scevgep222.i = getelementptr i8, ptr %scevgep219.i, i64 %196
  %scevgep223.i = getelementptr i8, ptr %scevgep222.i, i64 -16
  %scevgep225.i = getelementptr i8, ptr %scevgep222.i, i64 -24
  %.460.5.i = load double, ptr %scevgep225.i, align 8, !noalias !99
  %.461.5.i = fadd double %.457.5.i, %.460.5.i
  %.463.5.i = fmul double %.3174.i, %.461.5.i
  store double %.463.5.i, ptr %sunkaddr367.i, align 8, !noalias !99
  %sunkaddr370.i = getelementptr i8, ptr %sunkaddr367.i, i64 8
  %.457.5.1.i = load double, ptr %sunkaddr370.i, align 8, !noalias !99
  %.460.5.1.i = load double, ptr %scevgep223.i, align 8, !noalias !99
  %.461.5.1.i = fadd double %.457.5.1.i, %.460.5.1.i
  %.463.5.1.i = fmul double %.3174.i, %.461.5.1.i
  store double %.463.5.1.i, ptr %sunkaddr370.i, align 8, !noalias !99
  %sunkaddr373.i = getelementptr i8, ptr %sunkaddr367.i, i64 16
  %.457.5.1155.i = load double, ptr %sunkaddr373.i, align 8, !noalias !99
  %scevgep221.i = getelementptr i8, ptr %scevgep222.i, i64 -8
  %.460.5.1156.i = load double, ptr %scevgep221.i, align 8, !noalias !99
  %.461.5.1157.i = fadd double %.457.5.1155.i, %.460.5.1156.i
  %.463.5.1158.i = fmul double %.3174.i, %.461.5.1157.i
  store double %.463.5.1158.i, ptr %sunkaddr373.i, align 8, !noalias !99
  %.430.5.1.1.i = add i64 %.423154156.5.i, 4
  %sunkaddr374.i = shl i64 %.430.5.1.1.i, 3
  %sunkaddr375.i = getelementptr i8, ptr %.158, i64 %sunkaddr374.i
  %sunkaddr376.i = getelementptr i8, ptr %sunkaddr375.i, i64 -8
  %.457.5.1.1.i = load double, ptr %sunkaddr376.i, align 8, !noalias !99
  %.460.5.1.1.i = load double, ptr %scevgep222.i, align 8, !noalias !99
  %.461.5.1.1.i = fadd double %.457.5.1.1.i, %.460.5.1.1.i
  %.463.5.1.1.i = fmul double %.3174.i, %.461.5.1.1.i
  store double %.463.5.1.1.i, ptr %sunkaddr376.i, align 8, !noalias !99
  %lsr.iv.next227.i = add i64 %lsr.iv226.i, -2
  %niter154.ncmp.1.i = icmp eq i64 %lsr.iv.next227.i, 0
  br i1 %niter154.ncmp.1.i, label %B188.if.6.preheader.unr-lcssa.unr-lcssa.i, label %B188.if.5.i

B188.if.6.preheader.unr-lcssa.unr-lcssa.i:        ; preds = %B188.if.5.i
  br i1 %lcmp.mod150.not.not.i, label %B188.if.5.epil.preheader.i, label %B188.if.6.preheader64.i

B188.if.5.epil.preheader.i:                       ; preds = %B188.if.6.preheader.unr-lcssa.unr-lcssa.i, %B188.if.5.preheader.new.i
  %.423154156.5.epil.init.i = phi i64 [ 0, %B188.if.5.preheader.new.i ], [ %.430.5.1.1.i, %B188.if.6.preheader.unr-lcssa.unr-lcssa.i ]
  %197 = shl i64 %.423154156.5.epil.init.i, 3
  %sunkaddr169.epil.i = getelementptr i8, ptr %.158, i64 %197
  %.457.5.epil145.i = load double, ptr %sunkaddr169.epil.i, align 8, !noalias !99
  %scevgep107.epil.i = getelementptr i8, ptr %scevgep105.i170, i64 %197
  %scevgep108.epil.i = getelementptr i8, ptr %scevgep107.epil.i, i64 -8
  %.460.5.epil146.i = load double, ptr %scevgep108.epil.i, align 8, !noalias !99
  %.461.5.epil147.i = fadd double %.457.5.epil145.i, %.460.5.epil146.i
  %.463.5.epil148.i = fmul double %.3174.i, %.461.5.epil147.i
  store double %.463.5.epil148.i, ptr %sunkaddr169.epil.i, align 8, !noalias !99
  %sunkaddr172.epil.i = getelementptr i8, ptr %sunkaddr169.epil.i, i64 8
  %.457.5.1.epil.i = load double, ptr %sunkaddr172.epil.i, align 8, !noalias !99
  %.460.5.1.epil.i = load double, ptr %scevgep107.epil.i, align 8, !noalias !99
  %.461.5.1.epil.i = fadd double %.457.5.1.epil.i, %.460.5.1.epil.i
  %.463.5.1.epil.i = fmul double %.3174.i, %.461.5.1.epil.i
  store double %.463.5.1.epil.i, ptr %sunkaddr172.epil.i, align 8, !noalias !99
  br label %B188.if.6.preheader64.i

B188.if.6.preheader64.i:                          ; preds = %B188.if.6.preheader.unr-lcssa.unr-lcssa.i, %B188.if.5.epil.preheader.i
  br i1 %60, label %B188.if.6.epil.preheader159.i, label %B188.if.6.i

B188.if.6.i:                                      ; preds = %B188.if.6.preheader64.i, %B188.if.6.i
  %lsr.iv.i171 = phi i64 [ %lsr.iv.next.i172, %B188.if.6.i ], [ %unroll_iter170.i, %B188.if.6.preheader64.i ]
  %.423154156.6.i = phi i64 [ %.430.6.1.1.i, %B188.if.6.i ], [ 0, %B188.if.6.preheader64.i ]
  %sunkaddr377.i = shl i64 %.423154156.6.i, 3
  %sunkaddr378.i = getelementptr i8, ptr %.158, i64 %sunkaddr377.i
  %.457.6.i = load double, ptr %sunkaddr378.i, align 8, !noalias !99
  %sunkaddr380.i = getelementptr i8, ptr %.198, i64 %sunkaddr377.i
  %.460.6.i = load double, ptr %sunkaddr380.i, align 8, !noalias !99
  %.461.6.i = fadd double %.457.6.i, %.460.6.i
  %.463.6.i = fmul double %.3345, %.461.6.i
  store double %.463.6.i, ptr %sunkaddr378.i, align 8, !noalias !99
  %sunkaddr383.i = getelementptr i8, ptr %sunkaddr378.i, i64 8
  %.457.6.1.i = load double, ptr %sunkaddr383.i, align 8, !noalias !99
  %sunkaddr386.i = getelementptr i8, ptr %sunkaddr380.i, i64 8
  %.460.6.1.i = load double, ptr %sunkaddr386.i, align 8, !noalias !99
  %.461.6.1.i = fadd double %.457.6.1.i, %.460.6.1.i
  %.463.6.1.i = fmul double %.3345, %.461.6.1.i
  store double %.463.6.1.i, ptr %sunkaddr383.i, align 8, !noalias !99
  %sunkaddr389.i = getelementptr i8, ptr %sunkaddr378.i, i64 16
  %.457.6.1172.i = load double, ptr %sunkaddr389.i, align 8, !noalias !99
  %sunkaddr392.i = getelementptr i8, ptr %sunkaddr380.i, i64 16
  %.460.6.1173.i = load double, ptr %sunkaddr392.i, align 8, !noalias !99
  %.461.6.1174.i = fadd double %.457.6.1172.i, %.460.6.1173.i
  %.463.6.1175.i = fmul double %.3345, %.461.6.1174.i
  store double %.463.6.1175.i, ptr %sunkaddr389.i, align 8, !noalias !99
  %.430.6.1.1.i = add i64 %.423154156.6.i, 4
  %sunkaddr393.i = shl i64 %.430.6.1.1.i, 3
  %sunkaddr394.i = getelementptr i8, ptr %.158, i64 %sunkaddr393.i
  %sunkaddr395.i = getelementptr i8, ptr %sunkaddr394.i, i64 -8
  %.457.6.1.1.i = load double, ptr %sunkaddr395.i, align 8, !noalias !99
  %sunkaddr397.i = getelementptr i8, ptr %.198, i64 %sunkaddr393.i
  %sunkaddr398.i = getelementptr i8, ptr %sunkaddr397.i, i64 -8
  %.460.6.1.1.i = load double, ptr %sunkaddr398.i, align 8, !noalias !99
  %.461.6.1.1.i = fadd double %.457.6.1.1.i, %.460.6.1.1.i
  %.463.6.1.1.i = fmul double %.3345, %.461.6.1.1.i
  store double %.463.6.1.1.i, ptr %sunkaddr395.i, align 8, !noalias !99
  %lsr.iv.next.i172 = add i64 %lsr.iv.i171, -2
  %niter171.ncmp.1.i = icmp eq i64 %lsr.iv.next.i172, 0
  br i1 %niter171.ncmp.1.i, label %B272.if.preheader.unr-lcssa.unr-lcssa.i, label %B188.if.6.i

B272.if.preheader.unr-lcssa.unr-lcssa.i:          ; preds = %B188.if.6.i
  br i1 %lcmp.mod167.not.not.i, label %B188.if.6.epil.preheader159.i, label %B272.if.preheader.i

B188.if.6.epil.preheader159.i:                    ; preds = %B272.if.preheader.unr-lcssa.unr-lcssa.i, %B188.if.6.preheader64.i
  %.423154156.6.epil.init166.i = phi i64 [ 0, %B188.if.6.preheader64.i ], [ %.430.6.1.1.i, %B272.if.preheader.unr-lcssa.unr-lcssa.i ]
  %sunkaddr173.epil.i = shl i64 %.423154156.6.epil.init166.i, 3
  %sunkaddr174.epil.i = getelementptr i8, ptr %.158, i64 %sunkaddr173.epil.i
  %.457.6.epil161.i = load double, ptr %sunkaddr174.epil.i, align 8, !noalias !99
  %sunkaddr176.epil.i = getelementptr i8, ptr %.198, i64 %sunkaddr173.epil.i
  %.460.6.epil162.i = load double, ptr %sunkaddr176.epil.i, align 8, !noalias !99
  %.461.6.epil163.i = fadd double %.457.6.epil161.i, %.460.6.epil162.i
  %.463.6.epil164.i = fmul double %.3345, %.461.6.epil163.i
  store double %.463.6.epil164.i, ptr %sunkaddr174.epil.i, align 8, !noalias !99
  %sunkaddr179.epil.i = getelementptr i8, ptr %sunkaddr174.epil.i, i64 8
  %.457.6.1.epil.i = load double, ptr %sunkaddr179.epil.i, align 8, !noalias !99
  %sunkaddr182.epil.i = getelementptr i8, ptr %sunkaddr176.epil.i, i64 8
  %.460.6.1.epil.i = load double, ptr %sunkaddr182.epil.i, align 8, !noalias !99
  %.461.6.1.epil.i = fadd double %.457.6.1.epil.i, %.460.6.1.epil.i
  %.463.6.1.epil.i = fmul double %.3345, %.461.6.1.epil.i
  store double %.463.6.1.epil.i, ptr %sunkaddr179.epil.i, align 8, !noalias !99
  br label %B272.if.preheader.i

B272.if.preheader.i:                              ; preds = %B272.if.preheader.unr-lcssa.unr-lcssa.i, %B188.if.6.epil.preheader159.i
  br i1 %74, label %B272.if.epil.preheader.i, label %B272.if.i

B322.loopexit.unr-lcssa.i:                        ; preds = %B272.if.i
  br i1 %lcmp.mod70.not.i, label %_ZN9teachmech3run8compiled15kernel_explicit11interpolateB3v29B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2ax10float64_2a.exit, label %B272.if.epil.preheader.i

B272.if.epil.preheader.i:                         ; preds = %B322.loopexit.unr-lcssa.i, %B272.if.preheader.i
  %.573174176.epil.init.i = phi i64 [ 0, %B272.if.preheader.i ], [ %.580.3.i, %B322.loopexit.unr-lcssa.i ]
  %198 = shl i64 %.573174176.epil.init.i, 3
  %scevgep.i173 = getelementptr i8, ptr %arg.now, i64 %198
  %scevgep75.i = getelementptr i8, ptr %.158, i64 %198
  br label %B272.if.epil.i

B272.if.epil.i:                                   ; preds = %B272.if.epil.i, %B272.if.epil.preheader.i
  %epil.iter.i174 = phi i64 [ %epil.iter.next.i175, %B272.if.epil.i ], [ 0, %B272.if.epil.preheader.i ]
  %199 = shl i64 %epil.iter.i174, 3
  %scevgep178.i = getelementptr i8, ptr %scevgep75.i, i64 %199
  %.607.epil.i = load double, ptr %scevgep178.i, align 8, !noalias !99
  %scevgep177.i = getelementptr i8, ptr %scevgep.i173, i64 %199
  %.610.epil.i = load double, ptr %scevgep177.i, align 8, !noalias !99
  %.611.epil.i = fadd double %.607.epil.i, %.610.epil.i
  store double %.611.epil.i, ptr %scevgep178.i, align 8, !noalias !99
  %epil.iter.next.i175 = add i64 %epil.iter.i174, 1
  %epil.iter.cmp.not.i176 = icmp eq i64 %xtraiter69.i, %epil.iter.next.i175
  br i1 %epil.iter.cmp.not.i176, label %_ZN9teachmech3run8compiled15kernel_explicit11interpolateB3v29B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2ax10float64_2a.exit, label %B272.if.epil.i, !llvm.loop !102

B188.if.i:                                        ; preds = %B188.if.preheader.i, %B188.if.i
  %lsr.iv311.i = phi i64 [ %lsr.iv.next312.i, %B188.if.i ], [ %unroll_iter73.i, %B188.if.preheader.i ]
  %.423154156.i = phi i64 [ %.430.131.1.i, %B188.if.i ], [ 0, %B188.if.preheader.i ]
  %200 = shl i64 %.423154156.i, 3
  %sunkaddr400.i = getelementptr i8, ptr %.158, i64 %200
  %.457.i = load double, ptr %sunkaddr400.i, align 8, !noalias !99
  %scevgep307.i = getelementptr i8, ptr %scevgep304.i, i64 %200
  %scevgep308.i = getelementptr i8, ptr %scevgep307.i, i64 -16
  %scevgep310.i = getelementptr i8, ptr %scevgep307.i, i64 -24
  %.460.i = load double, ptr %scevgep310.i, align 8, !noalias !99
  %.461.i = fadd double %.457.i, %.460.i
  %.463.i = fmul double %.3345, %.461.i
  store double %.463.i, ptr %sunkaddr400.i, align 8, !noalias !99
  %sunkaddr403.i = getelementptr i8, ptr %sunkaddr400.i, i64 8
  %.457.133.i = load double, ptr %sunkaddr403.i, align 8, !noalias !99
  %.460.135.i = load double, ptr %scevgep308.i, align 8, !noalias !99
  %.461.136.i = fadd double %.457.133.i, %.460.135.i
  %.463.137.i = fmul double %.3345, %.461.136.i
  store double %.463.137.i, ptr %sunkaddr403.i, align 8, !noalias !99
  %sunkaddr406.i = getelementptr i8, ptr %sunkaddr400.i, i64 16
  %.457.175.i = load double, ptr %sunkaddr406.i, align 8, !noalias !99
  %scevgep306.i = getelementptr i8, ptr %scevgep307.i, i64 -8
  %.460.176.i = load double, ptr %scevgep306.i, align 8, !noalias !99
  %.461.177.i = fadd double %.457.175.i, %.460.176.i
  %.463.178.i = fmul double %.3345, %.461.177.i
  store double %.463.178.i, ptr %sunkaddr406.i, align 8, !noalias !99
  %.430.131.1.i = add i64 %.423154156.i, 4
  %sunkaddr407.i = shl i64 %.430.131.1.i, 3
  %sunkaddr408.i = getelementptr i8, ptr %.158, i64 %sunkaddr407.i
  %sunkaddr409.i = getelementptr i8, ptr %sunkaddr408.i, i64 -8
  %.457.133.1.i = load double, ptr %sunkaddr409.i, align 8, !noalias !99
  %.460.135.1.i = load double, ptr %scevgep307.i, align 8, !noalias !99
  %.461.136.1.i = fadd double %.457.133.1.i, %.460.135.1.i
  %.463.137.1.i = fmul double %.3345, %.461.136.1.i
  store double %.463.137.1.i, ptr %sunkaddr409.i, align 8, !noalias !99
  %lsr.iv.next312.i = add i64 %lsr.iv311.i, -2
  %niter.ncmp.179.i = icmp eq i64 %lsr.iv.next312.i, 0
  br i1 %niter.ncmp.179.i, label %B188.if.1.preheader.unr-lcssa.unr-lcssa.i, label %B188.if.i

B272.if.i:                                        ; preds = %B272.if.preheader.i, %B272.if.i
  %.573174176.i = phi i64 [ %.580.3.i, %B272.if.i ], [ 0, %B272.if.preheader.i ]
  %sunkaddr410.i = shl i64 %.573174176.i, 3
  %sunkaddr411.i = getelementptr i8, ptr %.158, i64 %sunkaddr410.i
  %.607.i = load double, ptr %sunkaddr411.i, align 8, !noalias !99
  %sunkaddr413.i = getelementptr i8, ptr %arg.now, i64 %sunkaddr410.i
  %.610.i = load double, ptr %sunkaddr413.i, align 8, !noalias !99
  %.611.i = fadd double %.607.i, %.610.i
  store double %.611.i, ptr %sunkaddr411.i, align 8, !noalias !99
  %sunkaddr416.i = getelementptr i8, ptr %sunkaddr411.i, i64 8
  %.607.1.i = load double, ptr %sunkaddr416.i, align 8, !noalias !99
  %sunkaddr419.i = getelementptr i8, ptr %sunkaddr413.i, i64 8
  %.610.1.i = load double, ptr %sunkaddr419.i, align 8, !noalias !99
  %.611.1.i = fadd double %.607.1.i, %.610.1.i
  store double %.611.1.i, ptr %sunkaddr416.i, align 8, !noalias !99
  %sunkaddr422.i = getelementptr i8, ptr %sunkaddr411.i, i64 16
  %.607.2.i = load double, ptr %sunkaddr422.i, align 8, !noalias !99
  %sunkaddr425.i = getelementptr i8, ptr %sunkaddr413.i, i64 16
  %.610.2.i = load double, ptr %sunkaddr425.i, align 8, !noalias !99
  %.611.2.i = fadd double %.607.2.i, %.610.2.i
  store double %.611.2.i, ptr %sunkaddr422.i, align 8, !noalias !99
  %.580.3.i = add nuw nsw i64 %.573174176.i, 4
  %sunkaddr428.i = getelementptr i8, ptr %sunkaddr411.i, i64 24
  %.607.3.i = load double, ptr %sunkaddr428.i, align 8, !noalias !99
  %sunkaddr431.i = getelementptr i8, ptr %sunkaddr413.i, i64 24
  %.610.3.i = load double, ptr %sunkaddr431.i, align 8, !noalias !99
  %.611.3.i = fadd double %.607.3.i, %.610.3.i
  store double %.611.3.i, ptr %sunkaddr428.i, align 8, !noalias !99
  %niter73.ncmp.3.i = icmp eq i64 %unroll_iter.i252, %.580.3.i
  br i1 %niter73.ncmp.3.i, label %B322.loopexit.unr-lcssa.i, label %B272.if.i

_ZN9teachmech3run8compiled15kernel_explicit11interpolateB3v29B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2ax10float64_2a.exit: ; preds = %B272.if.epil.i, %B3192, %B322.loopexit.unr-lcssa.i
  br i1 %44, label %B3334, label %B3264

B3264:                                            ; preds = %_ZN9teachmech3run8compiled15kernel_explicit11interpolateB3v29B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2ax10float64_2a.exit
  %sunkaddr987 = shl i64 %.3335, 3
  %sunkaddr988 = getelementptr i8, ptr %arg.times, i64 %sunkaddr987
  %.3382 = load double, ptr %sunkaddr988, align 8
  store i8 0, ptr %.3385, align 1
  call fastcc void @part8(ptr nonnull %.3385, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.3382, ptr %.158)
  %.3399 = load i8, ptr %.3385, align 1
  %.3402.not = icmp eq i8 %.3399, 0
  br i1 %.3402.not, label %common.ret, label %B3334

B3334:                                            ; preds = %B3264, %_ZN9teachmech3run8compiled15kernel_explicit11interpolateB3v29B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2ax10float64_2a.exit
  br i1 %35, label %B3364.if.lr.ph, label %B3410

B3364.if.lr.ph:                                   ; preds = %B3334
  br i1 %75, label %B3364.if.epil.preheader, label %B3364.if

B3410.loopexit.unr-lcssa:                         ; preds = %B3364.if
  br i1 %77, label %B3410, label %B3364.if.epil.preheader

B3364.if.epil.preheader:                          ; preds = %B3410.loopexit.unr-lcssa, %B3364.if.lr.ph
  %.358114811483.epil.init = phi i64 [ 0, %B3364.if.lr.ph ], [ %.3588.3, %B3410.loopexit.unr-lcssa ]
  %201 = shl i64 %.358114811483.epil.init, 3
  %scevgep952 = getelementptr i8, ptr %lsr.iv950, i64 %201
  %scevgep955 = getelementptr i8, ptr %.158, i64 %201
  br label %B3364.if.epil

B3364.if.epil:                                    ; preds = %B3364.if.epil, %B3364.if.epil.preheader
  %epil.iter701 = phi i64 [ 0, %B3364.if.epil.preheader ], [ %epil.iter701.next, %B3364.if.epil ]
  %202 = shl nuw nsw i64 %epil.iter701, 3
  %scevgep956 = getelementptr i8, ptr %scevgep955, i64 %202
  %.3615.epil = load double, ptr %scevgep956, align 8
  %scevgep953 = getelementptr i8, ptr %scevgep952, i64 %202
  store double %.3615.epil, ptr %scevgep953, align 8
  %epil.iter701.next = add nuw nsw i64 %epil.iter701, 1
  %epil.iter701.cmp.not = icmp eq i64 %epil.iter701.next, 2
  br i1 %epil.iter701.cmp.not, label %B3410, label %B3364.if.epil, !llvm.loop !103

B3410:                                            ; preds = %B3364.if.epil, %B3410.loopexit.unr-lcssa, %B3334
  %.3640 = add nsw i64 %i.2.2, 2
  %.3642 = icmp slt i64 %.3640, %arg.count
  br i1 %.3642, label %B3438, label %B3468

B3438:                                            ; preds = %B3410
  %sunkaddr989 = shl i64 %i.2.2, 3
  %sunkaddr990 = getelementptr i8, ptr %arg.times, i64 %sunkaddr989
  %sunkaddr991 = getelementptr i8, ptr %sunkaddr990, i64 16
  %.3656 = load double, ptr %sunkaddr991, align 8
  %.3658 = fcmp ugt double %.3656, %.11.i247
  %scevgep941 = getelementptr i8, ptr %lsr.iv940, i64 %3
  %scevgep951 = getelementptr i8, ptr %lsr.iv950, i64 %3
  br i1 %.3658, label %B3468, label %B3192

B3468:                                            ; preds = %B3438, %B3410, %B3162, %B2636, %B2600
  %i.3.1 = phi i64 [ %.2610, %B2600 ], [ %.2610, %B2636 ], [ %.2610, %B3162 ], [ %.3335, %B3410 ], [ %.3335, %B3438 ]
  store i64 %i.3.1, ptr %arg.index, align 8
  %.3681 = load i64, ptr %sunkaddr992, align 8
  %.3682 = add nsw i64 %.3681, 1
  store i64 %.3682, ptr %sunkaddr992, align 8
  br i1 %35, label %B3540.if.preheader, label %B3592

B3540.if.preheader:                               ; preds = %B3468
  %scevgep961 = getelementptr i8, ptr %rate.2.1, i64 8
  br label %B3540.if

B3592:                                            ; preds = %B3540.if, %B3468
  %.10.i255 = fcmp olt double %"$phi2236.1.2.2", %most.2.11426
  %.11.i256 = select i1 %.10.i255, double %"$phi2236.1.2.2", double %most.2.11426
  %.3858 = fmul double %.787, %.11.i256
  %.3861 = fcmp olt double %part.2.2, %length.2.11427
  %"$phi3660.5.2.1" = select i1 %.3861, double %length.2.11427, double 0.000000e+00
  %.10.i376 = fcmp ogt double %"$phi3660.5.2.1", %.3858
  %.11.i377 = select i1 %.10.i376, double %"$phi3660.5.2.1", double %.3858
  store double %.11.i247, ptr %arg.clock, align 8
  store double %.11.i377, ptr %.206, align 8
  %.3934 = load double, ptr %sunkaddr994, align 8
  %.3936 = fcmp olt double %margin.2.1, %.3934
  %.3942 = fcmp olt double %margin.2.1, 2.000000e-01
  %or.cond964 = and i1 %.3942, %.3936
  %.3948 = fcmp uge double %.608, %.787
  %or.cond969 = select i1 %or.cond964, i1 %.3948, i1 false
  %.3963 = fmul double %.787, %margin.2.1
  %.3968 = fsub double %.3934, %margin.2.1
  %.3972 = fdiv double %.3963, %.3968
  %"$phi3802.1.2.1" = select i1 %or.cond969, double %.3972, double 0x7FF0000000000000
  store double %"$phi3802.1.2.1", ptr %sunkaddr974, align 8
  %.3988 = load double, ptr %sunkaddr996, align 8
  %.10.i378 = fcmp ogt double %.787, %.3988
  %.11.i379 = select i1 %.10.i378, double %.787, double %.3988
  store double %margin.2.1, ptr %sunkaddr994, align 8
  store double %.11.i379, ptr %sunkaddr996, align 8
  %.4031 = icmp slt i64 %.435.sroa.0.0242, %arg.kept_ends
  br i1 %.4031, label %B3884, label %B3960

B3884:                                            ; preds = %B3592
  %.4037 = mul nsw i64 %.435.sroa.0.0242, %.4035
  %.4041 = getelementptr inbounds double, ptr %arg.ends, i64 %.4037
  store double %.11.i247, ptr %.4041, align 8, !noalias !104
  br i1 %.9636.not.i, label %B3960, label %B44.if.preheader.i

B44.if.preheader.i:                               ; preds = %B3884
  br i1 %78, label %B44.if.epil.preheader.i, label %B44.if.i179

B78.loopexit.unr-lcssa.i:                         ; preds = %B44.if.i179
  br i1 %lcmp.mod.not.i184, label %B3960, label %B44.if.epil.preheader.i

B44.if.epil.preheader.i:                          ; preds = %B78.loopexit.unr-lcssa.i, %B44.if.preheader.i
  %.1023537.epil.init.i = phi i64 [ 0, %B44.if.preheader.i ], [ %.109.7.i, %B78.loopexit.unr-lcssa.i ]
  %203 = shl i64 %.1023537.epil.init.i, 3
  %204 = getelementptr i8, ptr %.4041, i64 %203
  %scevgep.i185 = getelementptr i8, ptr %204, i64 8
  %scevgep3.i = getelementptr i8, ptr %arg.now, i64 %203
  br label %B44.if.epil.i

B44.if.epil.i:                                    ; preds = %B44.if.epil.i, %B44.if.epil.preheader.i
  %epil.iter.i186 = phi i64 [ %epil.iter.next.i187, %B44.if.epil.i ], [ 0, %B44.if.epil.preheader.i ]
  %205 = shl i64 %epil.iter.i186, 3
  %scevgep5.i = getelementptr i8, ptr %scevgep3.i, i64 %205
  %.136.epil.i = load double, ptr %scevgep5.i, align 8, !noalias !104
  %scevgep1.i = getelementptr i8, ptr %scevgep.i185, i64 %205
  store double %.136.epil.i, ptr %scevgep1.i, align 8, !noalias !104
  %epil.iter.next.i187 = add i64 %epil.iter.i186, 1
  %epil.iter.cmp.not.i188 = icmp eq i64 %xtraiter.i177, %epil.iter.next.i187
  br i1 %epil.iter.cmp.not.i188, label %B3960, label %B44.if.epil.i, !llvm.loop !107

B44.if.i179:                                      ; preds = %B44.if.preheader.i, %B44.if.i179
  %.1023537.i = phi i64 [ %.109.7.i, %B44.if.i179 ], [ 0, %B44.if.preheader.i ]
  %sunkaddr38.i = shl i64 %.1023537.i, 3
  %sunkaddr39.i = getelementptr i8, ptr %arg.now, i64 %sunkaddr38.i
  %.136.i = load double, ptr %sunkaddr39.i, align 8, !noalias !104
  %sunkaddr41.i = getelementptr i8, ptr %.4041, i64 %sunkaddr38.i
  %sunkaddr42.i = getelementptr i8, ptr %sunkaddr41.i, i64 8
  store double %.136.i, ptr %sunkaddr42.i, align 8, !noalias !104
  %sunkaddr44.i = getelementptr i8, ptr %sunkaddr39.i, i64 8
  %.136.1.i = load double, ptr %sunkaddr44.i, align 8, !noalias !104
  %sunkaddr47.i = getelementptr i8, ptr %sunkaddr41.i, i64 16
  store double %.136.1.i, ptr %sunkaddr47.i, align 8, !noalias !104
  %sunkaddr50.i180 = getelementptr i8, ptr %sunkaddr39.i, i64 16
  %.136.2.i = load double, ptr %sunkaddr50.i180, align 8, !noalias !104
  %sunkaddr53.i = getelementptr i8, ptr %sunkaddr41.i, i64 24
  store double %.136.2.i, ptr %sunkaddr53.i, align 8, !noalias !104
  %sunkaddr56.i = getelementptr i8, ptr %sunkaddr39.i, i64 24
  %.136.3.i = load double, ptr %sunkaddr56.i, align 8, !noalias !104
  %sunkaddr59.i = getelementptr i8, ptr %sunkaddr41.i, i64 32
  store double %.136.3.i, ptr %sunkaddr59.i, align 8, !noalias !104
  %sunkaddr62.i181 = getelementptr i8, ptr %sunkaddr39.i, i64 32
  %.136.4.i = load double, ptr %sunkaddr62.i181, align 8, !noalias !104
  %sunkaddr65.i182 = getelementptr i8, ptr %sunkaddr41.i, i64 40
  store double %.136.4.i, ptr %sunkaddr65.i182, align 8, !noalias !104
  %sunkaddr68.i183 = getelementptr i8, ptr %sunkaddr39.i, i64 40
  %.136.5.i = load double, ptr %sunkaddr68.i183, align 8, !noalias !104
  %sunkaddr71.i = getelementptr i8, ptr %sunkaddr41.i, i64 48
  store double %.136.5.i, ptr %sunkaddr71.i, align 8, !noalias !104
  %sunkaddr74.i = getelementptr i8, ptr %sunkaddr39.i, i64 48
  %.136.6.i = load double, ptr %sunkaddr74.i, align 8, !noalias !104
  %sunkaddr77.i = getelementptr i8, ptr %sunkaddr41.i, i64 56
  store double %.136.6.i, ptr %sunkaddr77.i, align 8, !noalias !104
  %.109.7.i = add nuw nsw i64 %.1023537.i, 8
  %sunkaddr80.i = getelementptr i8, ptr %sunkaddr39.i, i64 56
  %.136.7.i = load double, ptr %sunkaddr80.i, align 8, !noalias !104
  %sunkaddr83.i = getelementptr i8, ptr %sunkaddr41.i, i64 64
  store double %.136.7.i, ptr %sunkaddr83.i, align 8, !noalias !104
  %niter.ncmp.7.i = icmp eq i64 %unroll_iter.i178, %.109.7.i
  br i1 %niter.ncmp.7.i, label %B78.loopexit.unr-lcssa.i, label %B44.if.i179

B3960:                                            ; preds = %B44.if.epil.i, %B78.loopexit.unr-lcssa.i, %B3884, %B3592
  %.4074 = load i64, ptr %sunkaddr992, align 8
  %.4094 = srem i64 %.4074, 1000
  %.4096 = icmp slt i64 %.4094, 0
  %.4105 = add nsw i64 %.4094, 1000
  %.4085.1 = select i1 %.4096, i64 %.4105, i64 %.4094
  %.4115 = icmp eq i64 %.4085.1, 0
  br i1 %.4115, label %B3990, label %B4060

B3990:                                            ; preds = %B3960
  %.4120 = load double, ptr %arg.times, align 8
  %.4122 = fsub double %.59, %.4120
  %.13.i = load double, ptr %sunkaddr998, align 8, !noalias !108
  %.18.i258 = load double, ptr %sunkaddr996, align 8, !noalias !108
  %.23.i = fdiv double %.4122, 1.000000e+03
  %.10.i.i = fcmp ogt double %.23.i, %.18.i258
  %.11.i.i = select i1 %.10.i.i, double %.23.i, double %.18.i258
  %.15.i259 = fsub double %.11.i247, %.13.i
  %.58.i = fdiv double %.11.i.i, 1.000000e+02
  %.59.i = fcmp uge double %.15.i259, %.58.i
  br i1 %.59.i, label %B90.i, label %common.ret

B90.i:                                            ; preds = %B3990
  store double %.11.i247, ptr %sunkaddr998, align 8, !noalias !108
  br label %B4060

B4060:                                            ; preds = %B90.i, %B3960
  %.445 = icmp sgt i64 %.4441502241, 0
  %.458 = zext i1 %.445 to i64
  %.4511540 = add i64 %.4511540240, %.458
  %.454 = sext i1 %.445 to i64
  %.4441502 = add nsw i64 %.4441502241, %.454
  %.435.sroa.0.0 = select i1 %.445, i64 %.4511540240, i64 0
  br i1 %.445, label %B712, label %common.ret

B1094.if:                                         ; preds = %B1094.if.preheader, %B1094.if
  %.87712141216 = phi i64 [ %.884.3, %B1094.if ], [ 0, %B1094.if.preheader ]
  %206 = shl i64 %.87712141216, 3
  %scevgep782 = getelementptr i8, ptr %scevgep, i64 %206
  %scevgep783 = getelementptr i8, ptr %scevgep782, i64 -24
  %.911 = load double, ptr %scevgep783, align 8
  %scevgep790 = getelementptr i8, ptr %scevgep784, i64 %206
  %scevgep791 = getelementptr i8, ptr %scevgep790, i64 -24
  store double %.911, ptr %scevgep791, align 8
  %scevgep781 = getelementptr i8, ptr %scevgep782, i64 -16
  %.911.1 = load double, ptr %scevgep781, align 8
  %scevgep789 = getelementptr i8, ptr %scevgep790, i64 -16
  store double %.911.1, ptr %scevgep789, align 8
  %scevgep779 = getelementptr i8, ptr %scevgep782, i64 -8
  %.911.2 = load double, ptr %scevgep779, align 8
  %scevgep787 = getelementptr i8, ptr %scevgep790, i64 -8
  store double %.911.2, ptr %scevgep787, align 8
  %.884.3 = add nuw nsw i64 %.87712141216, 4
  %.911.3 = load double, ptr %scevgep782, align 8
  store double %.911.3, ptr %scevgep790, align 8
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.884.3
  br i1 %niter.ncmp.3, label %B1122.loopexit.unr-lcssa, label %B1094.if

B1200.endif:                                      ; preds = %B236.i
  br i1 %39, label %B34.if.preheader.i302, label %B80.if.i265.preheader

B34.if.preheader.i302:                            ; preds = %B1200.endif
  tail call void @llvm.memset.p0.i64(ptr align 8 %.1113, i8 0, i64 %3, i1 false), !noalias !111
  br label %B80.if.i265.preheader

B80.if.i265.preheader:                            ; preds = %B34.if.preheader.i302, %B1200.endif
  br label %B80.if.i265

B236.i299.loopexit.unr-lcssa:                     ; preds = %B180.if.i275
  br i1 %.not1, label %B180.if.i275.epil.preheader, label %B236.i299

B180.if.i275.epil.preheader:                      ; preds = %B180.if.i275.preheader, %B236.i299.loopexit.unr-lcssa
  %.404136138.i276.epil.init = phi i64 [ 0, %B180.if.i275.preheader ], [ %.411.1.i284.1, %B236.i299.loopexit.unr-lcssa ]
  %207 = shl i64 %.404136138.i276.epil.init, 3
  %sunkaddr11.i277.epil = getelementptr i8, ptr %.1113, i64 %207
  %.438.i278.epil = load double, ptr %sunkaddr11.i277.epil, align 8, !noalias !111
  %scevgep9.i279.epil = getelementptr i8, ptr %lsr.iv.i266, i64 %207
  %scevgep10.i280.epil = getelementptr i8, ptr %scevgep9.i279.epil, i64 -8
  %.441.i281.epil = load double, ptr %scevgep10.i280.epil, align 8, !noalias !111
  %.443.i282.epil = fmul double %.304.i269, %.441.i281.epil
  %.444.i283.epil = fadd double %.438.i278.epil, %.443.i282.epil
  store double %.444.i283.epil, ptr %sunkaddr11.i277.epil, align 8, !noalias !111
  %sunkaddr14.i285.epil = getelementptr i8, ptr %sunkaddr11.i277.epil, i64 8
  %.438.1.i286.epil = load double, ptr %sunkaddr14.i285.epil, align 8, !noalias !111
  %.441.1.i287.epil = load double, ptr %scevgep9.i279.epil, align 8, !noalias !111
  %.443.1.i288.epil = fmul double %.304.i269, %.441.1.i287.epil
  %.444.1.i289.epil = fadd double %.438.1.i286.epil, %.443.1.i288.epil
  store double %.444.1.i289.epil, ptr %sunkaddr14.i285.epil, align 8, !noalias !111
  br label %B236.i299

B236.i299:                                        ; preds = %B80.if.i265, %B180.if.i275.epil.preheader, %B236.i299.loopexit.unr-lcssa
  %scevgep7.i300 = getelementptr i8, ptr %lsr.iv.i266, i64 %3
  %scevgep822 = getelementptr i8, ptr %lsr.iv821, i64 %3
  %exitcond160.not.i301 = icmp eq i64 %.250.i268, 13
  br i1 %exitcond160.not.i301, label %B1200.endif.endif, label %B80.if.i265

B80.if.i265:                                      ; preds = %B80.if.i265.preheader, %B236.i299
  %lsr.iv821 = phi ptr [ %scevgep822, %B236.i299 ], [ %scevgep784, %B80.if.i265.preheader ]
  %lsr.iv.i266 = phi ptr [ %scevgep7.i300, %B236.i299 ], [ %scevgep6.i, %B80.if.i265.preheader ]
  %.243143153.i267 = phi i64 [ %.250.i268, %B236.i299 ], [ 0, %B80.if.i265.preheader ]
  %.250.i268 = add nuw nsw i64 %.243143153.i267, 1
  %208 = getelementptr double, ptr @.const.array.data.2, i64 %.243143153.i267
  %.304.i269 = load double, ptr %208, align 8, !noalias !111
  %209 = shl nuw i64 1, %.243143153.i267
  %210 = and i64 %209, 4126
  %.316.i272 = icmp ne i64 %210, 0
  %brmerge.i273 = or i1 %.829, %.316.i272
  br i1 %brmerge.i273, label %B236.i299, label %B180.if.i275.preheader

B180.if.i275.preheader:                           ; preds = %B80.if.i265
  br i1 %42, label %B180.if.i275.epil.preheader, label %B180.if.i275

B180.if.i275:                                     ; preds = %B180.if.i275.preheader, %B180.if.i275
  %lsr.iv829 = phi i64 [ %lsr.iv.next830, %B180.if.i275 ], [ %unroll_iter650, %B180.if.i275.preheader ]
  %.404136138.i276 = phi i64 [ %.411.1.i284.1, %B180.if.i275 ], [ 0, %B180.if.i275.preheader ]
  %211 = shl i64 %.404136138.i276, 3
  %scevgep819 = getelementptr i8, ptr %scevgep813, i64 %211
  %scevgep820 = getelementptr i8, ptr %scevgep819, i64 -24
  %.438.i278 = load double, ptr %scevgep820, align 8, !noalias !111
  %scevgep825 = getelementptr i8, ptr %lsr.iv821, i64 %211
  %scevgep826 = getelementptr i8, ptr %scevgep825, i64 -16
  %scevgep828 = getelementptr i8, ptr %scevgep825, i64 -24
  %.441.i281 = load double, ptr %scevgep828, align 8, !noalias !111
  %.443.i282 = fmul double %.304.i269, %.441.i281
  %.444.i283 = fadd double %.438.i278, %.443.i282
  store double %.444.i283, ptr %scevgep820, align 8, !noalias !111
  %scevgep818 = getelementptr i8, ptr %scevgep819, i64 -16
  %.438.1.i286 = load double, ptr %scevgep818, align 8, !noalias !111
  %.441.1.i287 = load double, ptr %scevgep826, align 8, !noalias !111
  %.443.1.i288 = fmul double %.304.i269, %.441.1.i287
  %.444.1.i289 = fadd double %.438.1.i286, %.443.1.i288
  store double %.444.1.i289, ptr %scevgep818, align 8, !noalias !111
  %scevgep816 = getelementptr i8, ptr %scevgep819, i64 -8
  %.438.i278.1 = load double, ptr %scevgep816, align 8, !noalias !111
  %scevgep824 = getelementptr i8, ptr %scevgep825, i64 -8
  %.441.i281.1 = load double, ptr %scevgep824, align 8, !noalias !111
  %.443.i282.1 = fmul double %.304.i269, %.441.i281.1
  %.444.i283.1 = fadd double %.438.i278.1, %.443.i282.1
  store double %.444.i283.1, ptr %scevgep816, align 8, !noalias !111
  %.411.1.i284.1 = add i64 %.404136138.i276, 4
  %.438.1.i286.1 = load double, ptr %scevgep819, align 8, !noalias !111
  %.441.1.i287.1 = load double, ptr %scevgep825, align 8, !noalias !111
  %.443.1.i288.1 = fmul double %.304.i269, %.441.1.i287.1
  %.444.1.i289.1 = fadd double %.438.1.i286.1, %.443.1.i288.1
  store double %.444.1.i289.1, ptr %scevgep819, align 8, !noalias !111
  %lsr.iv.next830 = add i64 %lsr.iv829, -2
  %niter657.ncmp.1 = icmp eq i64 %lsr.iv.next830, 0
  br i1 %niter657.ncmp.1, label %B236.i299.loopexit.unr-lcssa, label %B180.if.i275

B1200.endif.endif:                                ; preds = %B236.i299
  br i1 %35, label %B1386.if, label %B1530

B1386.if:                                         ; preds = %B1200.endif.endif, %B1386.if
  %.122812201222 = phi i64 [ %.1235, %B1386.if ], [ 0, %B1200.endif.endif ]
  %212 = shl i64 %.122812201222, 3
  %scevgep835 = getelementptr i8, ptr %scevgep834, i64 %212
  %.1262 = load double, ptr %scevgep835, align 8
  %scevgep833 = getelementptr i8, ptr %arg.now, i64 %212
  %.1265 = load double, ptr %scevgep833, align 8
  %.1266 = tail call double @llvm.fabs.f64(double %.1265)
  %scevgep832 = getelementptr i8, ptr %.152, i64 %212
  %.1269 = load double, ptr %scevgep832, align 8
  %.1270 = tail call double @llvm.fabs.f64(double %.1269)
  %.10.i304 = fcmp ogt double %.1270, %.1266
  %.11.i305 = select i1 %.10.i304, double %.1270, double %.1266
  %.1235 = add nuw nsw i64 %.122812201222, 1
  %.1299 = fadd double %.1262, %.11.i305
  %.1301 = fmul double %arg.tolerance, %.1299
  %scevgep831 = getelementptr i8, ptr %.174, i64 %212
  store double %.1301, ptr %scevgep831, align 8
  %exitcond3744.not = icmp eq i64 %..54965, %.1235
  br i1 %exitcond3744.not, label %B1530, label %B1386.if

B148.i356:                                        ; preds = %B44.if.i311, %B1530
  %sum5.2.0.lcssa.i357 = phi double [ 0.000000e+00, %B1530 ], [ %.181.1.i338, %B44.if.i311 ]
  %sum3.2.0.lcssa.i358 = phi double [ 0.000000e+00, %B1530 ], [ %.221.1.i339, %B44.if.i311 ]
  %.235.i359 = fcmp oeq double %sum5.2.0.lcssa.i357, 0.000000e+00
  %.239.i360 = fcmp oeq double %sum3.2.0.lcssa.i358, 0.000000e+00
  %or.cond.i361 = select i1 %.235.i359, i1 %.239.i360, i1 false
  br i1 %or.cond.i361, label %B1530.endif.endif, label %B176.i362

B176.i362:                                        ; preds = %B148.i356
  %.253.i363 = fmul double %.787, %sum5.2.0.lcssa.i357
  %.257.i364 = fmul double %sum3.2.0.lcssa.i358, 1.000000e-02
  %.261.i365 = fadd double %sum5.2.0.lcssa.i357, %.257.i364
  %.266.i367 = fmul double %.261.i365, %.265.i366
  %.276.i368 = tail call double @sqrt(double %.266.i367)
  %.284.i369 = fdiv double %.253.i363, %.276.i368
  br label %B1530.endif.endif

B44.if.i311:                                      ; preds = %B1530, %B44.if.i311
  %sum3.2.053.i312 = phi double [ %.221.1.i339, %B44.if.i311 ], [ 0.000000e+00, %B1530 ]
  %sum5.2.052.i313 = phi double [ %.181.1.i338, %B44.if.i311 ], [ 0.000000e+00, %B1530 ]
  %.1144750.i314 = phi i64 [ %.121.1.i337, %B44.if.i311 ], [ 0, %B1530 ]
  %213 = shl i64 %.1144750.i314, 3
  %scevgep21.i315 = getelementptr i8, ptr %scevgep.i309, i64 %213
  %scevgep22.i316 = getelementptr i8, ptr %scevgep21.i315, i64 -8
  %.148.i317 = load double, ptr %scevgep22.i316, align 8, !noalias !114
  %scevgep840 = getelementptr i8, ptr %scevgep838, i64 %213
  %scevgep841 = getelementptr i8, ptr %scevgep840, i64 -8
  %.151.i319 = load double, ptr %scevgep841, align 8, !noalias !114
  %.155.i320 = fdiv double %.148.i317, %.151.i319
  %scevgep836 = getelementptr i8, ptr %scevgep27.i310, i64 %213
  %scevgep837 = getelementptr i8, ptr %scevgep836, i64 -8
  %.188.i323 = load double, ptr %scevgep837, align 8, !noalias !114
  %.195.i324 = fdiv double %.188.i323, %.151.i319
  %.147.i14.i325 = fmul double %.195.i324, %.195.i324
  %.147.i.i326 = fmul double %.155.i320, %.155.i320
  %.181.i327 = fadd double %sum5.2.052.i313, %.147.i.i326
  %.221.i328 = fadd double %sum3.2.053.i312, %.147.i14.i325
  %.148.1.i329 = load double, ptr %scevgep21.i315, align 8, !noalias !114
  %.151.1.i331 = load double, ptr %scevgep840, align 8, !noalias !114
  %.155.1.i332 = fdiv double %.148.1.i329, %.151.1.i331
  %.188.1.i333 = load double, ptr %scevgep836, align 8, !noalias !114
  %.195.1.i334 = fdiv double %.188.1.i333, %.151.1.i331
  %.147.i14.1.i335 = fmul double %.195.1.i334, %.195.1.i334
  %.147.i.1.i336 = fmul double %.155.1.i332, %.155.1.i332
  %.121.1.i337 = add nuw i64 %.1144750.i314, 2
  %.181.1.i338 = fadd double %.181.i327, %.147.i.1.i336
  %.221.1.i339 = fadd double %.221.i328, %.147.i14.1.i335
  %niter.ncmp.1.i340 = icmp eq i64 %unroll_iter.i, %.121.1.i337
  br i1 %niter.ncmp.1.i340, label %B148.i356, label %B44.if.i311

B1530.endif.endif:                                ; preds = %B176.i362, %B148.i356
  %storemerge.i370 = phi double [ %.284.i369, %B176.i362 ], [ 0.000000e+00, %B148.i356 ]
  br i1 %44, label %B2206, label %B1668

B1756.if:                                         ; preds = %B1720, %B1756.if
  %.151512271229 = phi i64 [ %.1522.3, %B1756.if ], [ 0, %B1720 ]
  %214 = shl i64 %.151512271229, 3
  %scevgep848 = getelementptr i8, ptr %scevgep797, i64 %214
  %scevgep849 = getelementptr i8, ptr %scevgep848, i64 -24
  %.1549 = load double, ptr %scevgep849, align 8
  %scevgep856 = getelementptr i8, ptr %scevgep850, i64 %214
  %scevgep857 = getelementptr i8, ptr %scevgep856, i64 -24
  store double %.1549, ptr %scevgep857, align 8
  %scevgep847 = getelementptr i8, ptr %scevgep848, i64 -16
  %.1549.1 = load double, ptr %scevgep847, align 8
  %scevgep855 = getelementptr i8, ptr %scevgep856, i64 -16
  store double %.1549.1, ptr %scevgep855, align 8
  %scevgep845 = getelementptr i8, ptr %scevgep848, i64 -8
  %.1549.2 = load double, ptr %scevgep845, align 8
  %scevgep853 = getelementptr i8, ptr %scevgep856, i64 -8
  store double %.1549.2, ptr %scevgep853, align 8
  %.1522.3 = add nuw nsw i64 %.151512271229, 4
  %.1549.3 = load double, ptr %scevgep848, align 8
  store double %.1549.3, ptr %scevgep856, align 8
  %exitcond3745.not.3 = icmp eq i64 %storemerge956, %.1522.3
  br i1 %exitcond3745.not.3, label %B1784, label %B1756.if

B1892.endif:                                      ; preds = %B176.i, %B148.i
  %storemerge.i = phi double [ %.284.i, %B176.i ], [ 0.000000e+00, %B148.i ]
  br i1 %35, label %B1962.if, label %for.cond.1.preheader

B1962.if:                                         ; preds = %B1892.endif, %B1962.if
  %square.4.31251 = phi double [ %.11.i375, %B1962.if ], [ 0.000000e+00, %B1892.endif ]
  %.189612431249 = phi i64 [ %.1903, %B1962.if ], [ 0, %B1892.endif ]
  %.1903 = add nuw nsw i64 %.189612431249, 1
  %215 = shl i64 %.189612431249, 3
  %scevgep869 = getelementptr i8, ptr %.174, i64 %215
  %scevgep864 = getelementptr i8, ptr %.180, i64 %215
  %.2060 = load double, ptr %scevgep864, align 8
  %scevgep865 = getelementptr i8, ptr %.192, i64 %215
  %.2067 = load double, ptr %scevgep865, align 8
  %.2068 = fsub double %.2060, %.2067
  %.2069 = tail call double @llvm.fabs.f64(double %.2068)
  %.2073 = load double, ptr %scevgep869, align 8
  %.2077 = fdiv double %.2069, %.2073
  %.10.i372 = fcmp ogt double %.2077, %square.4.31251
  %.11.i373 = select i1 %.10.i372, double %.2077, double %square.4.31251
  %scevgep868 = getelementptr i8, ptr %.1113, i64 %215
  %.2060.1 = load double, ptr %scevgep868, align 8
  %scevgep867 = getelementptr i8, ptr %scevgep866, i64 %215
  %.2067.1 = load double, ptr %scevgep867, align 8
  %.2068.1 = fsub double %.2060.1, %.2067.1
  %.2069.1 = tail call double @llvm.fabs.f64(double %.2068.1)
  %.2077.1 = fdiv double %.2069.1, %.2073
  %.10.i374 = fcmp ogt double %.2077.1, %.11.i373
  %.11.i375 = select i1 %.10.i374, double %.2077.1, double %.11.i373
  %exitcond3747.not = icmp eq i64 %..54965, %.1903
  br i1 %exitcond3747.not, label %for.cond.1.preheader, label %B1962.if

B2776.if:                                         ; preds = %B2746.critedge, %B2776.if
  %.284114501452 = phi i64 [ %.2848, %B2776.if ], [ 0, %B2746.critedge ]
  %.2848 = add nuw nsw i64 %.284114501452, 1
  %216 = shl i64 %.284114501452, 3
  %scevgep885 = getelementptr i8, ptr %.152, i64 %216
  %.2875 = load double, ptr %scevgep885, align 8
  %scevgep884 = getelementptr i8, ptr %arg.now, i64 %216
  %.2878 = load double, ptr %scevgep884, align 8
  %.2879 = fsub double %.2875, %.2878
  %scevgep883 = getelementptr i8, ptr %.198, i64 %216
  store double %.2879, ptr %scevgep883, align 8
  %scevgep882 = getelementptr i8, ptr %arg.room, i64 %216
  %.2885 = load double, ptr %scevgep882, align 8
  %.2887 = fmul double %.787, %.2885
  %.2888 = fsub double %.2887, %.2879
  %scevgep880 = getelementptr i8, ptr %1, i64 %216
  store double %.2888, ptr %scevgep880, align 8
  %.2895 = fmul double %.2879, 2.000000e+00
  %scevgep881 = getelementptr i8, ptr %rate.2.1, i64 %216
  %.2898 = load double, ptr %scevgep881, align 8
  %.2901 = load double, ptr %scevgep882, align 8
  %.2902 = fadd double %.2898, %.2901
  %.2904 = fmul double %.787, %.2902
  %.2905 = fsub double %.2895, %.2904
  %scevgep879 = getelementptr i8, ptr %2, i64 %216
  store double %.2905, ptr %scevgep879, align 8
  %exitcond3750.not = icmp eq i64 %..54965, %.2848
  br i1 %exitcond3750.not, label %B2966.if, label %B2776.if

B2966.if:                                         ; preds = %B2776.if
  store ptr null, ptr %.3139, align 8
  call fastcc void @part9(ptr nonnull %.3139, ptr nonnull @.const.array.data.3, ptr %arg.room, i64 %.54, ptr %.3038)
  br i1 %48, label %B3104.if.epil.preheader, label %B3104.if

B3104.if:                                         ; preds = %B2966.if, %B3104.if
  %.325114571459 = phi i64 [ %.3258.3677, %B3104.if ], [ 0, %B2966.if ]
  %217 = shl i64 %.325114571459, 3
  %scevgep892 = getelementptr i8, ptr %scevgep886, i64 %217
  %scevgep893 = getelementptr i8, ptr %scevgep892, i64 -24
  %.3285 = load double, ptr %scevgep893, align 8
  %.3287 = fmul double %.787, %.3285
  store double %.3287, ptr %scevgep893, align 8
  %scevgep891 = getelementptr i8, ptr %scevgep892, i64 -16
  %.3285.1667 = load double, ptr %scevgep891, align 8
  %.3287.1668 = fmul double %.787, %.3285.1667
  store double %.3287.1668, ptr %scevgep891, align 8
  %scevgep889 = getelementptr i8, ptr %scevgep892, i64 -8
  %.3285.2673 = load double, ptr %scevgep889, align 8
  %.3287.2674 = fmul double %.787, %.3285.2673
  store double %.3287.2674, ptr %scevgep889, align 8
  %.3258.3677 = add nuw nsw i64 %.325114571459, 4
  %.3285.3679 = load double, ptr %scevgep892, align 8
  %.3287.3680 = fmul double %.787, %.3285.3679
  store double %.3287.3680, ptr %scevgep892, align 8
  %niter663.ncmp.3 = icmp eq i64 %unroll_iter, %.3258.3677
  br i1 %niter663.ncmp.3, label %B2966.loopexit.loopexit.unr-lcssa, label %B3104.if

B3364.if:                                         ; preds = %B3364.if.lr.ph, %B3364.if
  %.358114811483 = phi i64 [ %.3588.3, %B3364.if ], [ 0, %B3364.if.lr.ph ]
  %218 = shl i64 %.358114811483, 3
  %scevgep936 = getelementptr i8, ptr %scevgep930, i64 %218
  %scevgep937 = getelementptr i8, ptr %scevgep936, i64 -24
  %.3615 = load double, ptr %scevgep937, align 8
  %scevgep947 = getelementptr i8, ptr %lsr.iv940, i64 %218
  %scevgep948 = getelementptr i8, ptr %scevgep947, i64 -24
  store double %.3615, ptr %scevgep948, align 8
  %scevgep935 = getelementptr i8, ptr %scevgep936, i64 -16
  %.3615.1 = load double, ptr %scevgep935, align 8
  %scevgep946 = getelementptr i8, ptr %scevgep947, i64 -16
  store double %.3615.1, ptr %scevgep946, align 8
  %scevgep933 = getelementptr i8, ptr %scevgep936, i64 -8
  %.3615.2 = load double, ptr %scevgep933, align 8
  %scevgep944 = getelementptr i8, ptr %scevgep947, i64 -8
  store double %.3615.2, ptr %scevgep944, align 8
  %.3588.3 = add nuw nsw i64 %.358114811483, 4
  %.3615.3 = load double, ptr %scevgep936, align 8
  store double %.3615.3, ptr %scevgep947, align 8
  %niter705.ncmp.3 = icmp eq i64 %unroll_iter, %.3588.3
  br i1 %niter705.ncmp.3, label %B3410.loopexit.unr-lcssa, label %B3364.if

B3540.if:                                         ; preds = %B3540.if, %B3540.if.preheader
  %lsr.iv971 = phi i64 [ %..54965, %B3540.if.preheader ], [ %lsr.iv.next972, %B3540.if ]
  %lsr.iv965 = phi ptr [ %arg.now, %B3540.if.preheader ], [ %scevgep966, %B3540.if ]
  %lsr.iv962 = phi ptr [ %scevgep961, %B3540.if.preheader ], [ %scevgep963, %B3540.if ]
  %lsr.iv958 = phi ptr [ %scevgep957, %B3540.if.preheader ], [ %scevgep959, %B3540.if ]
  %scevgep960 = getelementptr i8, ptr %lsr.iv958, i64 -8
  %.3806 = load double, ptr %scevgep960, align 8
  %scevgep964 = getelementptr i8, ptr %lsr.iv962, i64 -8
  %.3809 = load double, ptr %scevgep964, align 8
  store double %.3806, ptr %lsr.iv965, align 8
  %sunkaddr1001 = getelementptr i8, ptr %lsr.iv965, i64 %7
  %sunkaddr1002 = getelementptr i8, ptr %sunkaddr1001, i64 16
  store double %.3809, ptr %sunkaddr1002, align 8
  %.3806.1 = load double, ptr %lsr.iv958, align 8
  %.3809.1 = load double, ptr %lsr.iv962, align 8
  %scevgep967 = getelementptr i8, ptr %lsr.iv965, i64 8
  store double %.3806.1, ptr %scevgep967, align 8
  %sunkaddr1004 = getelementptr i8, ptr %sunkaddr1001, i64 24
  store double %.3809.1, ptr %sunkaddr1004, align 8
  %scevgep959 = getelementptr i8, ptr %lsr.iv958, i64 16
  %scevgep963 = getelementptr i8, ptr %lsr.iv962, i64 16
  %scevgep966 = getelementptr i8, ptr %lsr.iv965, i64 16
  %lsr.iv.next972 = add i64 %lsr.iv971, -2
  %exitcond3758.not.1 = icmp eq i64 %lsr.iv.next972, 0
  br i1 %exitcond3758.not.1, label %B3592, label %B3540.if
}

declare double @llvm.pow.f64(double, double) #0

declare double @nextafter(double, double) local_unnamed_addr #4

define internal fastcc void @part9(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.weights.4, ptr readonly captures(none) %arg.k, i64 range(i64 2, 1) %arg.size, ptr captures(none) %arg.total) unnamed_addr #3 {
entry:
  %.65 = icmp sgt i64 %arg.size, 0
  br i1 %.65, label %B34.if.preheader, label %B80.if.lr.ph

B34.if.preheader:                                 ; preds = %entry
  %0 = shl nuw i64 %arg.size, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %arg.total, i8 0, i64 %0, i1 false)
  br label %B80.if.lr.ph

B80.if.lr.ph:                                     ; preds = %entry, %B34.if.preheader
  %unroll_iter = and i64 %arg.size, 9223372036854775806
  %scevgep6 = getelementptr i8, ptr %arg.k, i64 8
  %1 = shl i64 %arg.size, 3
  %2 = add nsw i64 %unroll_iter, -2
  %3 = lshr exact i64 %2, 1
  %4 = add nuw i64 %3, 1
  %unroll_iter13 = and i64 %4, -2
  %scevgep27 = getelementptr i8, ptr %arg.k, i64 24
  %5 = icmp slt i64 %arg.size, 1
  %6 = icmp eq i64 %2, 0
  %7 = and i64 %2, 2
  %.not = icmp eq i64 %7, 0
  %8 = and i64 %arg.size, 1
  %9 = icmp eq i64 %8, 0
  br label %B80.if

B236.loopexit.unr-lcssa.unr-lcssa:                ; preds = %B180.if
  br i1 %.not, label %B180.if.epil.preheader5, label %B236.loopexit.unr-lcssa

B180.if.epil.preheader5:                          ; preds = %B180.if.preheader4, %B236.loopexit.unr-lcssa.unr-lcssa
  %.404136138.epil.init10 = phi i64 [ 0, %B180.if.preheader4 ], [ %.411.1.1, %B236.loopexit.unr-lcssa.unr-lcssa ]
  %10 = shl i64 %.404136138.epil.init10, 3
  %sunkaddr11.epil = getelementptr i8, ptr %arg.total, i64 %10
  %.438.epil6 = load double, ptr %sunkaddr11.epil, align 8
  %scevgep9.epil = getelementptr i8, ptr %lsr.iv, i64 %10
  %scevgep10.epil = getelementptr i8, ptr %scevgep9.epil, i64 -8
  %.441.epil7 = load double, ptr %scevgep10.epil, align 8
  %.443.epil8 = fmul double %.304, %.441.epil7
  %.444.epil9 = fadd double %.438.epil6, %.443.epil8
  store double %.444.epil9, ptr %sunkaddr11.epil, align 8
  %.411.1.epil = add nuw i64 %.404136138.epil.init10, 2
  %sunkaddr14.epil = getelementptr i8, ptr %sunkaddr11.epil, i64 8
  %.438.1.epil = load double, ptr %sunkaddr14.epil, align 8
  %.441.1.epil = load double, ptr %scevgep9.epil, align 8
  %.443.1.epil = fmul double %.304, %.441.1.epil
  %.444.1.epil = fadd double %.438.1.epil, %.443.1.epil
  store double %.444.1.epil, ptr %sunkaddr14.epil, align 8
  br label %B236.loopexit.unr-lcssa

B236.loopexit.unr-lcssa:                          ; preds = %B180.if.epil.preheader5, %B236.loopexit.unr-lcssa.unr-lcssa
  %.411.1.lcssa = phi i64 [ %.411.1.epil, %B180.if.epil.preheader5 ], [ %.411.1.1, %B236.loopexit.unr-lcssa.unr-lcssa ]
  br i1 %9, label %B236, label %B180.if.epil.preheader

B180.if.epil.preheader:                           ; preds = %B236.loopexit.unr-lcssa
  %.437.epil = getelementptr double, ptr %arg.total, i64 %.411.1.lcssa
  %.438.epil = load double, ptr %.437.epil, align 8
  %.440.epil = getelementptr double, ptr %.308, i64 %.411.1.lcssa
  %.441.epil = load double, ptr %.440.epil, align 8
  %.443.epil = fmul double %.304, %.441.epil
  %.444.epil = fadd double %.438.epil, %.443.epil
  store double %.444.epil, ptr %.437.epil, align 8
  br label %B236

B236:                                             ; preds = %B80.if, %B180.if.epil.preheader, %B236.loopexit.unr-lcssa
  %scevgep7 = getelementptr i8, ptr %lsr.iv, i64 %1
  %scevgep29 = getelementptr i8, ptr %lsr.iv28, i64 %1
  %exitcond160.not = icmp eq i64 %.250, 16
  br i1 %exitcond160.not, label %B238, label %B80.if

B238:                                             ; preds = %B236
  store ptr null, ptr %retptr, align 8
  ret void

B80.if:                                           ; preds = %B236, %B80.if.lr.ph
  %lsr.iv28 = phi ptr [ %scevgep29, %B236 ], [ %scevgep27, %B80.if.lr.ph ]
  %lsr.iv = phi ptr [ %scevgep7, %B236 ], [ %scevgep6, %B80.if.lr.ph ]
  %.243143153 = phi i64 [ %.250, %B236 ], [ 0, %B80.if.lr.ph ]
  %.250 = add nuw nsw i64 %.243143153, 1
  %11 = getelementptr double, ptr %arg.weights.4, i64 %.243143153
  %.304 = load double, ptr %11, align 8
  %.306 = mul nsw i64 %.243143153, %arg.size
  %.308 = getelementptr inbounds double, ptr %arg.k, i64 %.306
  %.316 = fcmp oeq double %.304, 0.000000e+00
  %brmerge = or i1 %5, %.316
  br i1 %brmerge, label %B236, label %B180.if.preheader4

B180.if.preheader4:                               ; preds = %B80.if
  br i1 %6, label %B180.if.epil.preheader5, label %B180.if

B180.if:                                          ; preds = %B180.if.preheader4, %B180.if
  %lsr.iv36 = phi i64 [ %lsr.iv.next, %B180.if ], [ %unroll_iter13, %B180.if.preheader4 ]
  %.404136138 = phi i64 [ %.411.1.1, %B180.if ], [ 0, %B180.if.preheader4 ]
  %12 = shl i64 %.404136138, 3
  %sunkaddr37 = getelementptr i8, ptr %arg.total, i64 %12
  %.438 = load double, ptr %sunkaddr37, align 8
  %scevgep32 = getelementptr i8, ptr %lsr.iv28, i64 %12
  %scevgep33 = getelementptr i8, ptr %scevgep32, i64 -16
  %scevgep35 = getelementptr i8, ptr %scevgep32, i64 -24
  %.441 = load double, ptr %scevgep35, align 8
  %.443 = fmul double %.304, %.441
  %.444 = fadd double %.438, %.443
  store double %.444, ptr %sunkaddr37, align 8
  %sunkaddr40 = getelementptr i8, ptr %sunkaddr37, i64 8
  %.438.1 = load double, ptr %sunkaddr40, align 8
  %.441.1 = load double, ptr %scevgep33, align 8
  %.443.1 = fmul double %.304, %.441.1
  %.444.1 = fadd double %.438.1, %.443.1
  store double %.444.1, ptr %sunkaddr40, align 8
  %sunkaddr43 = getelementptr i8, ptr %sunkaddr37, i64 16
  %.438.114 = load double, ptr %sunkaddr43, align 8
  %scevgep31 = getelementptr i8, ptr %scevgep32, i64 -8
  %.441.115 = load double, ptr %scevgep31, align 8
  %.443.116 = fmul double %.304, %.441.115
  %.444.117 = fadd double %.438.114, %.443.116
  store double %.444.117, ptr %sunkaddr43, align 8
  %.411.1.1 = add i64 %.404136138, 4
  %sunkaddr44 = shl i64 %.411.1.1, 3
  %sunkaddr45 = getelementptr i8, ptr %arg.total, i64 %sunkaddr44
  %sunkaddr46 = getelementptr i8, ptr %sunkaddr45, i64 -8
  %.438.1.1 = load double, ptr %sunkaddr46, align 8
  %.441.1.1 = load double, ptr %scevgep32, align 8
  %.443.1.1 = fmul double %.304, %.441.1.1
  %.444.1.1 = fadd double %.438.1.1, %.443.1.1
  store double %.444.1.1, ptr %sunkaddr46, align 8
  %lsr.iv.next = add i64 %lsr.iv36, -2
  %niter.ncmp.118 = icmp eq i64 %lsr.iv.next, 0
  br i1 %niter.ncmp.118, label %B236.loopexit.unr-lcssa.unr-lcssa, label %B180.if
}

define internal fastcc void @part10(ptr noalias nonnull writeonly captures(none) %retptr, double %arg.t, ptr readonly captures(none) %arg.y, i64 range(i64 2, 1) %arg.size, ptr writeonly captures(none) initializes((0, 8)) %arg.row) unnamed_addr #3 {
entry:
  store double %arg.t, ptr %arg.row, align 8
  %.9636.not = icmp slt i64 %arg.size, 1
  br i1 %.9636.not, label %B78, label %B44.if.preheader

B44.if.preheader:                                 ; preds = %entry
  %xtraiter = and i64 %arg.size, 7
  %0 = icmp ult i64 %arg.size, 8
  br i1 %0, label %B44.if.epil.preheader, label %B44.if.preheader.new

B44.if.preheader.new:                             ; preds = %B44.if.preheader
  %unroll_iter = and i64 %arg.size, 9223372036854775800
  br label %B44.if

B78.loopexit.unr-lcssa:                           ; preds = %B44.if
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B78, label %B44.if.epil.preheader

B44.if.epil.preheader:                            ; preds = %B78.loopexit.unr-lcssa, %B44.if.preheader
  %.1023537.epil.init = phi i64 [ 0, %B44.if.preheader ], [ %.109.7, %B78.loopexit.unr-lcssa ]
  %1 = shl i64 %.1023537.epil.init, 3
  %2 = getelementptr i8, ptr %arg.row, i64 %1
  %scevgep = getelementptr i8, ptr %2, i64 8
  %scevgep3 = getelementptr i8, ptr %arg.y, i64 %1
  br label %B44.if.epil

B44.if.epil:                                      ; preds = %B44.if.epil, %B44.if.epil.preheader
  %epil.iter = phi i64 [ %epil.iter.next, %B44.if.epil ], [ 0, %B44.if.epil.preheader ]
  %3 = shl i64 %epil.iter, 3
  %scevgep5 = getelementptr i8, ptr %scevgep3, i64 %3
  %.136.epil = load double, ptr %scevgep5, align 8
  %scevgep1 = getelementptr i8, ptr %scevgep, i64 %3
  store double %.136.epil, ptr %scevgep1, align 8
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B78, label %B44.if.epil, !llvm.loop !107

B78:                                              ; preds = %B44.if.epil, %B78.loopexit.unr-lcssa, %entry
  store ptr null, ptr %retptr, align 8
  ret void

B44.if:                                           ; preds = %B44.if, %B44.if.preheader.new
  %.1023537 = phi i64 [ 0, %B44.if.preheader.new ], [ %.109.7, %B44.if ]
  %sunkaddr38 = shl i64 %.1023537, 3
  %sunkaddr39 = getelementptr i8, ptr %arg.y, i64 %sunkaddr38
  %.136 = load double, ptr %sunkaddr39, align 8
  %sunkaddr41 = getelementptr i8, ptr %arg.row, i64 %sunkaddr38
  %sunkaddr42 = getelementptr i8, ptr %sunkaddr41, i64 8
  store double %.136, ptr %sunkaddr42, align 8
  %sunkaddr44 = getelementptr i8, ptr %sunkaddr39, i64 8
  %.136.1 = load double, ptr %sunkaddr44, align 8
  %sunkaddr47 = getelementptr i8, ptr %sunkaddr41, i64 16
  store double %.136.1, ptr %sunkaddr47, align 8
  %sunkaddr50 = getelementptr i8, ptr %sunkaddr39, i64 16
  %.136.2 = load double, ptr %sunkaddr50, align 8
  %sunkaddr53 = getelementptr i8, ptr %sunkaddr41, i64 24
  store double %.136.2, ptr %sunkaddr53, align 8
  %sunkaddr56 = getelementptr i8, ptr %sunkaddr39, i64 24
  %.136.3 = load double, ptr %sunkaddr56, align 8
  %sunkaddr59 = getelementptr i8, ptr %sunkaddr41, i64 32
  store double %.136.3, ptr %sunkaddr59, align 8
  %sunkaddr62 = getelementptr i8, ptr %sunkaddr39, i64 32
  %.136.4 = load double, ptr %sunkaddr62, align 8
  %sunkaddr65 = getelementptr i8, ptr %sunkaddr41, i64 40
  store double %.136.4, ptr %sunkaddr65, align 8
  %sunkaddr68 = getelementptr i8, ptr %sunkaddr39, i64 40
  %.136.5 = load double, ptr %sunkaddr68, align 8
  %sunkaddr71 = getelementptr i8, ptr %sunkaddr41, i64 48
  store double %.136.5, ptr %sunkaddr71, align 8
  %sunkaddr74 = getelementptr i8, ptr %sunkaddr39, i64 48
  %.136.6 = load double, ptr %sunkaddr74, align 8
  %sunkaddr77 = getelementptr i8, ptr %sunkaddr41, i64 56
  store double %.136.6, ptr %sunkaddr77, align 8
  %.109.7 = add nuw nsw i64 %.1023537, 8
  %sunkaddr80 = getelementptr i8, ptr %sunkaddr39, i64 56
  %.136.7 = load double, ptr %sunkaddr80, align 8
  %sunkaddr83 = getelementptr i8, ptr %sunkaddr41, i64 64
  store double %.136.7, ptr %sunkaddr83, align 8
  %niter.ncmp.7 = icmp eq i64 %unroll_iter, %.109.7
  br i1 %niter.ncmp.7, label %B78.loopexit.unr-lcssa, label %B44.if
}

define noundef range(i32 0, 2) i32 @radau(ptr noalias writeonly captures(none) %retptr, ptr noalias writeonly captures(none) %excinfo, i64 %arg.problem.0, i64 %arg.problem.1, i64 %arg.problem.2, i64 %arg.problem.3, ptr readonly captures(none) %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, i64 %arg.projected, double %arg.tolerance, ptr readonly captures(none) %arg.times, i64 %arg.count, ptr captures(none) %arg.index, ptr captures(none) %arg.clock, ptr %arg.now, ptr writeonly captures(none) %arg.states, ptr writeonly captures(none) %arg.ends, i64 %arg.kept_ends, ptr %arg.room, i64 %arg.budget) local_unnamed_addr {
entry:
  %.175.i = alloca ptr, align 8
  %.205.i = alloca ptr, align 8
  %.846.i = alloca i8, align 1
  %.1686.i = alloca ptr, align 8
  %.1724.i = alloca ptr, align 8
  %.48.i2.i = alloca ptr, align 8
  %.308.i = alloca i64, align 8
  %.338.i = alloca i64, align 8
  %.1278.i = alloca ptr, align 8
  %.1311.i = alloca ptr, align 8
  %.308 = alloca i8, align 1
  store i8 0, ptr %.308, align 1
  %.1199 = alloca ptr, align 8
  store ptr null, ptr %.1199, align 8
  %.2097 = alloca ptr, align 8
  store ptr null, ptr %.2097, align 8
  %.2312 = alloca i8, align 1
  store i8 0, ptr %.2312, align 1
  %.2573 = alloca ptr, align 8
  store ptr null, ptr %.2573, align 8
  %.2785 = alloca i8, align 1
  store i8 0, ptr %.2785, align 1
  %.3517 = alloca i8, align 1
  store i8 0, ptr %.3517, align 1
  %.3634 = alloca i8, align 1
  store i8 0, ptr %.3634, align 1
  %.3800 = alloca ptr, align 8
  store ptr null, ptr %.3800, align 8
  %.3835 = alloca i8, align 1
  store i8 0, ptr %.3835, align 1
  %.4550 = alloca ptr, align 8
  store ptr null, ptr %.4550, align 8
  %.50 = load i64, ptr %arg.problem.4, align 8
  %0 = getelementptr double, ptr %arg.times, i64 %arg.count
  %.54 = getelementptr i8, ptr %0, i64 -8
  %.55 = load double, ptr %.54, align 8
  %.63 = shl i64 %.50, 1
  %.64 = add i64 %.63, 2
  %.69 = getelementptr inbounds double, ptr %arg.now, i64 %.64
  %.71 = shl nsw i64 %.64, 1
  %.72 = getelementptr inbounds double, ptr %arg.now, i64 %.71
  %.74 = mul nsw i64 %.64, 5
  %.75 = getelementptr inbounds double, ptr %arg.now, i64 %.74
  %.97 = getelementptr inbounds double, ptr %arg.room, i64 %.64
  %.100.idx = shl nsw i64 %.64, 5
  %.100 = getelementptr inbounds i8, ptr %arg.room, i64 %.100.idx
  %.103 = getelementptr inbounds double, ptr %arg.room, i64 %.74
  %.126.idx = mul nsw i64 %.64, 48
  %.126 = getelementptr inbounds i8, ptr %arg.room, i64 %.126.idx
  %.129.idx = mul i64 %.64, 56
  %.129 = getelementptr i8, ptr %arg.room, i64 %.129.idx
  %.138.idx = shl nsw i64 %.64, 6
  %.138 = getelementptr inbounds i8, ptr %arg.room, i64 %.138.idx
  %.143 = mul nsw i64 %.64, 3
  %.145 = getelementptr inbounds double, ptr %.138, i64 %.143
  %.149.idx = mul nsw i64 %.64, 80
  %.149 = getelementptr inbounds i8, ptr %.138, i64 %.149.idx
  %.159 = mul nsw i64 %.63, %.50
  %.161 = add nsw i64 %.159, %.50
  %.164.idx = shl nsw i64 %.161, 4
  %.164 = getelementptr inbounds i8, ptr %.149, i64 %.164.idx
  %.173 = getelementptr inbounds double, ptr %.164, i64 %.159
  %.17.i = getelementptr i8, ptr %arg.problem.4, i64 8
  %.18.i = load i64, ptr %.17.i, align 8, !noalias !117
  %.21.i = getelementptr i8, ptr %arg.problem.4, i64 80
  %.22.i = load i64, ptr %.21.i, align 8, !noalias !117
  %.26.i = getelementptr double, ptr %arg.problem.5, i64 %.22.i
  %.28.i = getelementptr i8, ptr %.26.i, i64 8
  %.29.i = getelementptr double, ptr %.28.i, i64 %.50
  %.31.i = getelementptr double, ptr %.29.i, i64 %.18.i
  %.232 = tail call double @sqrt(double %arg.tolerance)
  %.10.i250 = fcmp olt double %.232, 3.000000e-02
  %.11.i251 = select i1 %.10.i250, double %.232, double 3.000000e-02
  %.223 = fdiv double 2.300000e-15, %arg.tolerance
  %.10.i252 = fcmp ogt double %.11.i251, %.223
  %.11.i253 = select i1 %.10.i252, double %.11.i251, double %.223
  %.297 = getelementptr i8, ptr %arg.clock, i64 8
  %.298 = load double, ptr %.297, align 8
  %.299 = fcmp oeq double %.298, 0.000000e+00
  br i1 %.299, label %B770, label %B982

B770:                                             ; preds = %entry
  %.304 = load double, ptr %arg.clock, align 8
  store i8 0, ptr %.308, align 1
  call fastcc void @part7(ptr nonnull %.308, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.304, ptr %arg.now, ptr %.69)
  %.322 = load i8, ptr %.308, align 1
  %.325.not = icmp eq i8 %.322, 0
  br i1 %.325.not, label %B818, label %B832

common.ret:                                       ; preds = %B1740.if, %B4350, %B4328, %B3638, %B3432, %B3378, %B3322, %B3006, %B2498, %B1798, %B1256, %B1224, %B1046, %B818
  %common.ret.op = phi i32 [ 0, %B818 ], [ 0, %B1046 ], [ 0, %B1224 ], [ 0, %B1256 ], [ 0, %B1798 ], [ 0, %B2498 ], [ 0, %B3006 ], [ 0, %B3322 ], [ 0, %B3378 ], [ 0, %B3432 ], [ 0, %B3638 ], [ 0, %B4328 ], [ 0, %B4350 ], [ %common.ret.op.i, %B1740.if ]
  ret i32 %common.ret.op

B818:                                             ; preds = %B770
  store i64 2, ptr %retptr, align 8
  br label %common.ret

B832:                                             ; preds = %B770
  %.410 = load double, ptr %.31.i, align 8
  %.413 = getelementptr double, ptr %.31.i, i64 %.50
  %.414 = load double, ptr %.413, align 8
  %.418 = fdiv double %.410, %.414
  %.432 = fmul double %.232, %.418
  %.437 = fdiv double %.432, 1.000000e+01
  %.440 = load double, ptr %arg.clock, align 8
  %.442 = fsub double %.55, %.440
  %.10.i = fcmp olt double %.442, %.437
  %.11.i = select i1 %.10.i, double %.442, double %.437
  store double %.11.i, ptr %.297, align 8
  %.475 = getelementptr i8, ptr %arg.clock, i64 16
  store double 0.000000e+00, ptr %.475, align 8
  br label %B982

B982:                                             ; preds = %B832, %entry
  %.1264 = icmp slt i64 %.50, 0
  %..64 = select i1 %.1264, i64 0, i64 %.64
  %.1713.inv = icmp sgt i64 %.50, 0
  %..63 = select i1 %.1713.inv, i64 %.63, i64 0
  %1 = getelementptr double, ptr %.97, i64 %.71
  %.4540 = add nsw i64 %.63, 3
  %.561231 = icmp sgt i64 %arg.budget, 0
  br i1 %.561231, label %B1016.lr.ph, label %B4350

B1016.lr.ph:                                      ; preds = %B982
  %..143 = select i1 %.1264, i64 0, i64 %.143
  %.5601965234 = add nsw i64 %arg.budget, -1
  %.1118.1 = getelementptr double, ptr %.97, i64 %.64
  %.1118.2.idx = shl i64 %.64, 4
  %.1118.2 = getelementptr i8, ptr %.97, i64 %.1118.2.idx
  %xtraiter.i257 = and i64 %.63, 2
  %unroll_iter.i259 = and i64 %.63, 9223372036854775804
  %.185.i = sitofp i64 %.64 to double
  %invariant.gep1902 = getelementptr double, ptr %.97, i64 %.63
  %invariant.gep1891 = getelementptr double, ptr %.145, i64 %.63
  %.2992 = or disjoint i64 %.63, 1
  %invariant.gep1902.1 = getelementptr double, ptr %.97, i64 %.2992
  %invariant.gep1891.1 = getelementptr double, ptr %.145, i64 %.2992
  %xtraiter.i = and i64 %.64, 2
  %unroll_iter.i = and i64 %.64, 9223372036854775804
  %unroll_iter = and i64 %..63, 9223372036854775804
  %unroll_iter754 = and i64 %..64, 9223372036854775804
  %unroll_iter760 = and i64 %..143, 9223372036854775804
  %2 = shl i64 %.50, 4
  %3 = add i64 %2, 24
  %scevgep = getelementptr i8, ptr %arg.room, i64 %3
  %4 = shl i64 %.50, 5
  %5 = getelementptr i8, ptr %arg.room, i64 %4
  %scevgep862 = getelementptr i8, ptr %5, i64 40
  %6 = mul i64 %.50, 48
  %7 = getelementptr i8, ptr %arg.room, i64 %6
  %scevgep872 = getelementptr i8, ptr %7, i64 56
  %8 = add i64 %.18.i, %.50
  %9 = add i64 %8, %.22.i
  %10 = shl i64 %9, 3
  %11 = getelementptr i8, ptr %arg.problem.5, i64 %10
  %scevgep883 = getelementptr i8, ptr %11, i64 16
  %12 = shl i64 %.50, 6
  %13 = getelementptr i8, ptr %arg.room, i64 %12
  %scevgep891 = getelementptr i8, ptr %13, i64 72
  %14 = mul i64 %.50, 112
  %15 = getelementptr i8, ptr %arg.room, i64 %14
  %scevgep902 = getelementptr i8, ptr %15, i64 120
  %16 = mul i64 %.50, 80
  %17 = add i64 %16, 88
  %scevgep904 = getelementptr i8, ptr %arg.room, i64 %17
  %scevgep906 = getelementptr i8, ptr %arg.now, i64 %3
  %18 = mul i64 %.50, 96
  %19 = getelementptr i8, ptr %arg.room, i64 %18
  %scevgep908 = getelementptr i8, ptr %19, i64 104
  %scevgep918 = getelementptr i8, ptr %13, i64 88
  %20 = getelementptr i8, ptr %arg.room, i64 %16
  %scevgep926 = getelementptr i8, ptr %20, i64 104
  %scevgep951 = getelementptr i8, ptr %15, i64 136
  %scevgep962 = getelementptr i8, ptr %20, i64 80
  %scevgep1014 = getelementptr i8, ptr %arg.states, i64 24
  %21 = shl i64 %.64, 3
  %22 = add i64 %2, 16
  %23 = getelementptr i8, ptr %arg.room, i64 %2
  %scevgep1033 = getelementptr i8, ptr %23, i64 40
  %24 = getelementptr i8, ptr %arg.now, i64 %4
  %scevgep1041 = getelementptr i8, ptr %24, i64 56
  %scevgep1049 = getelementptr i8, ptr %arg.now, i64 %.1118.2.idx
  %scevgep1052 = getelementptr i8, ptr %arg.room, i64 %22
  %scevgep1065 = getelementptr i8, ptr %arg.now, i64 %17
  %.51.i = getelementptr i8, ptr %arg.problem.4, i64 16
  %.54.i = getelementptr i8, ptr %arg.problem.4, i64 24
  %.67.i = getelementptr i8, ptr %arg.problem.4, i64 200
  %.132.i3 = inttoptr i64 %arg.problem.0 to ptr
  %.272.i = getelementptr i8, ptr %arg.problem.4, i64 72
  %sunkaddr234.i = getelementptr i8, ptr %arg.problem.4, i64 112
  %sunkaddr235.i = getelementptr i8, ptr %arg.problem.4, i64 120
  %.305.i = getelementptr i8, ptr %arg.problem.4, i64 208
  %.668.i = inttoptr i64 %arg.problem.3 to ptr
  %sunkaddr236.i = getelementptr i8, ptr %arg.problem.4, i64 192
  %sunkaddr238.i = getelementptr i8, ptr %arg.problem.4, i64 56
  %sunkaddr242.i = getelementptr i8, ptr %arg.problem.4, i64 112
  %sunkaddr243.i = getelementptr i8, ptr %arg.problem.4, i64 120
  %sunkaddr245.i = getelementptr i8, ptr %arg.problem.4, i64 144
  %sunkaddr1074 = getelementptr i8, ptr %arg.clock, i64 16
  %25 = icmp sgt i64 %..64, 0
  %26 = icmp sgt i64 %..63, 0
  %27 = icmp slt i64 %.63, 1
  %28 = icmp ult i64 %.63, 4
  %29 = icmp eq i64 %xtraiter.i257, 0
  %30 = icmp ult i64 %..63, 4
  %31 = and i64 %..63, 2
  %32 = icmp eq i64 %31, 0
  %33 = icmp ult i64 %.63, 4
  %34 = icmp eq i64 %xtraiter.i257, 0
  %sunkaddr1171 = getelementptr i8, ptr %arg.clock, i64 24
  %35 = icmp slt i64 %.64, 1
  %sunkaddr1099 = getelementptr i8, ptr %invariant.gep1891, i64 %2
  %sunkaddr1100 = getelementptr i8, ptr %sunkaddr1099, i64 16
  %sunkaddr1101 = getelementptr i8, ptr %invariant.gep1891, i64 %.1118.2.idx
  %sunkaddr1103 = getelementptr i8, ptr %invariant.gep1902, i64 %2
  %sunkaddr1104 = getelementptr i8, ptr %sunkaddr1103, i64 16
  %sunkaddr1105 = getelementptr i8, ptr %invariant.gep1902, i64 %.1118.2.idx
  %sunkaddr1107 = getelementptr i8, ptr %arg.now, i64 %2
  %sunkaddr1109 = getelementptr i8, ptr %1, i64 %2
  %sunkaddr1113 = getelementptr i8, ptr %invariant.gep1891.1, i64 %2
  %sunkaddr1114 = getelementptr i8, ptr %sunkaddr1113, i64 16
  %sunkaddr1115 = getelementptr i8, ptr %invariant.gep1891.1, i64 %.1118.2.idx
  %sunkaddr1117 = getelementptr i8, ptr %invariant.gep1902.1, i64 %2
  %sunkaddr1118 = getelementptr i8, ptr %sunkaddr1117, i64 16
  %sunkaddr1119 = getelementptr i8, ptr %invariant.gep1902.1, i64 %.1118.2.idx
  %sunkaddr1120 = shl i64 %.2992, 3
  %sunkaddr1121 = getelementptr i8, ptr %arg.now, i64 %sunkaddr1120
  %sunkaddr1123 = getelementptr i8, ptr %1, i64 %sunkaddr1120
  %sunkaddr1125 = getelementptr i8, ptr %arg.room, i64 %sunkaddr1120
  %36 = icmp ult i64 %.64, 4
  %37 = icmp eq i64 %xtraiter.i, 0
  %38 = icmp eq i64 %arg.projected, 0
  %39 = icmp ult i64 %..64, 4
  %40 = and i64 %..64, 2
  %41 = icmp eq i64 %40, 0
  %42 = icmp sgt i64 %..143, 0
  %sunkaddr1145 = getelementptr i8, ptr %arg.index, i64 8
  %43 = icmp ult i64 %..143, 4
  %44 = and i64 %..143, 2
  %45 = icmp eq i64 %44, 0
  %sunkaddr1148 = getelementptr i8, ptr %arg.clock, i64 24
  %sunkaddr1149 = getelementptr i8, ptr %arg.clock, i64 32
  %sunkaddr1151 = getelementptr i8, ptr %arg.clock, i64 40
  br label %B1016

B1016:                                            ; preds = %B4346, %B1016.lr.ph
  %excinfo.10.0 = phi ptr [ null, %B1016.lr.ph ], [ %excinfo.10.3, %B4346 ]
  %.551.sroa.0.0237 = phi i64 [ 0, %B1016.lr.ph ], [ %.551.sroa.0.0, %B4346 ]
  %.5601965236 = phi i64 [ %.5601965234, %B1016.lr.ph ], [ %.5601965, %B4346 ]
  %.5672003235 = phi i64 [ 1, %B1016.lr.ph ], [ %.5672003, %B4346 ]
  %.604 = load double, ptr %arg.clock, align 8
  %.610 = fcmp ult double %.604, %.55
  br i1 %.610, label %for.cond.2.preheader, label %B1046

for.cond.2.preheader:                             ; preds = %B1016
  %.692 = tail call double @nextafter(double %.604, double 0x7FF0000000000000)
  %.698 = fsub double %.692, %.604
  %.700 = fmul double %.698, 1.000000e+01
  %.706 = load double, ptr %.297, align 8
  %.10.i239 = fcmp ogt double %.700, %.706
  %.11.i240 = select i1 %.10.i239, double %.700, double %.706
  store i64 0, ptr %.308.i, align 8, !noalias !120
  store i64 0, ptr %.338.i, align 8, !noalias !120
  store ptr null, ptr %.1278.i, align 8, !noalias !120
  store ptr null, ptr %.1311.i, align 8, !noalias !120
  %.42.i = load i64, ptr %arg.problem.4, align 8, !noalias !120
  %.48.i = load i64, ptr %.17.i, align 8, !noalias !120
  %.49.i = add i64 %.48.i, %.42.i
  %.52.i = load i64, ptr %.51.i, align 8, !noalias !120
  %.55.i = load i64, ptr %.54.i, align 8, !noalias !120
  %.68.i = load i64, ptr %.67.i, align 8, !noalias !120
  %.22.i.i = load i64, ptr %.21.i, align 8, !noalias !123
  %.26.i.i = getelementptr double, ptr %arg.problem.5, i64 %.22.i.i
  %.28.i.i = getelementptr i8, ptr %.26.i.i, i64 8
  %.112.i = shl i64 %.42.i, 1
  %.113.i = add nsw i64 %.112.i, 2
  %46 = getelementptr double, ptr %.173, i64 %.113.i
  %.116.i = getelementptr double, ptr %46, i64 %.49.i
  %.133.i4 = tail call i64 %.132.i3(double %.604, ptr %arg.now, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.8), !noalias !120
  %.172.i = icmp sgt i64 %.49.i, 0
  br i1 %.172.i, label %B400.if.lr.ph.i, label %B440.i

B440.loopexit.unr-lcssa.unr-lcssa.i:              ; preds = %B400.if.i
  %47 = and i64 %131, 4
  %lcmp.mod.not58.not.i = icmp eq i64 %47, 0
  br i1 %lcmp.mod.not58.not.i, label %B400.if.epil.preheader9.i, label %B440.loopexit.unr-lcssa.i

B400.if.epil.preheader9.i:                        ; preds = %B400.if.lr.ph.new.i, %B440.loopexit.unr-lcssa.unr-lcssa.i
  %.220434436.epil.init14.i = phi i64 [ 0, %B400.if.lr.ph.new.i ], [ %.227.3.1.i, %B440.loopexit.unr-lcssa.unr-lcssa.i ]
  %48 = shl i64 %.220434436.epil.init14.i, 3
  %scevgep162.epil.i = getelementptr i8, ptr %scevgep156.i, i64 %48
  %scevgep163.epil.i = getelementptr i8, ptr %scevgep162.epil.i, i64 -24
  %.256.epil12.i = load double, ptr %scevgep163.epil.i, align 8, !noalias !120
  %scevgep170.epil.i = getelementptr i8, ptr %scevgep164.i, i64 %48
  %scevgep171.epil.i = getelementptr i8, ptr %scevgep170.epil.i, i64 -24
  store double %.256.epil12.i, ptr %scevgep171.epil.i, align 8, !noalias !120
  %scevgep161.epil.i = getelementptr i8, ptr %scevgep162.epil.i, i64 -16
  %.256.1.epil.i = load double, ptr %scevgep161.epil.i, align 8, !noalias !120
  %scevgep169.epil.i = getelementptr i8, ptr %scevgep170.epil.i, i64 -16
  store double %.256.1.epil.i, ptr %scevgep169.epil.i, align 8, !noalias !120
  %scevgep159.epil.i = getelementptr i8, ptr %scevgep162.epil.i, i64 -8
  %.256.2.epil.i = load double, ptr %scevgep159.epil.i, align 8, !noalias !120
  %scevgep167.epil.i = getelementptr i8, ptr %scevgep170.epil.i, i64 -8
  store double %.256.2.epil.i, ptr %scevgep167.epil.i, align 8, !noalias !120
  %.227.3.epil.i = add nuw i64 %.220434436.epil.init14.i, 4
  %.256.3.epil.i = load double, ptr %scevgep162.epil.i, align 8, !noalias !120
  store double %.256.3.epil.i, ptr %scevgep170.epil.i, align 8, !noalias !120
  br label %B440.loopexit.unr-lcssa.i

B440.loopexit.unr-lcssa.i:                        ; preds = %B400.if.epil.preheader9.i, %B440.loopexit.unr-lcssa.unr-lcssa.i
  %.227.3.lcssa.i = phi i64 [ %.227.3.epil.i, %B400.if.epil.preheader9.i ], [ %.227.3.1.i, %B440.loopexit.unr-lcssa.unr-lcssa.i ]
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i6, 0
  br i1 %lcmp.mod.not.i, label %B440.i, label %B400.if.epil.preheader.i

B400.if.epil.preheader.i:                         ; preds = %B400.if.lr.ph.i, %B440.loopexit.unr-lcssa.i
  %.220434436.epil.init.i = phi i64 [ 0, %B400.if.lr.ph.i ], [ %.227.3.lcssa.i, %B440.loopexit.unr-lcssa.i ]
  %49 = add nuw i64 %.220434436.epil.init.i, %.49.i
  %50 = shl i64 %49, 3
  %scevgep152.i = getelementptr i8, ptr %arg.problem.7, i64 %50
  %51 = add i64 %.55.i, %.52.i
  %52 = add i64 %51, %.220434436.epil.init.i
  %53 = shl i64 %52, 3
  %scevgep154.i = getelementptr i8, ptr %arg.problem.6, i64 %53
  br label %B400.if.epil.i

B400.if.epil.i:                                   ; preds = %B400.if.epil.i, %B400.if.epil.preheader.i
  %epil.iter.i7 = phi i64 [ 0, %B400.if.epil.preheader.i ], [ %epil.iter.next.i8, %B400.if.epil.i ]
  %54 = shl i64 %epil.iter.i7, 3
  %scevgep198.i = getelementptr i8, ptr %scevgep154.i, i64 %54
  %.256.epil.i = load double, ptr %scevgep198.i, align 8, !noalias !120
  %scevgep197.i = getelementptr i8, ptr %scevgep152.i, i64 %54
  store double %.256.epil.i, ptr %scevgep197.i, align 8, !noalias !120
  %epil.iter.next.i8 = add i64 %epil.iter.i7, 1
  %epil.iter.cmp.not.i9 = icmp eq i64 %xtraiter.i6, %epil.iter.next.i8
  br i1 %epil.iter.cmp.not.i9, label %B440.i, label %B400.if.epil.i, !llvm.loop !126

B440.i:                                           ; preds = %B400.if.epil.i, %B440.loopexit.unr-lcssa.i, %for.cond.2.preheader
  %.273.i = load i64, ptr %.272.i, align 8, !noalias !120
  %.274.not.i = icmp eq i64 %.273.i, 0
  br i1 %.274.not.i, label %B496.i, label %B466.i

B466.i:                                           ; preds = %B440.i
  store ptr null, ptr %.48.i2.i, align 8, !noalias !127
  %.27.i1.i = load i64, ptr %arg.problem.4, align 8, !noalias !127
  %.33.i.i = load i64, ptr %.17.i, align 8, !noalias !127
  %.37.i.i = load i64, ptr %.51.i, align 8, !noalias !127
  store ptr null, ptr %.48.i2.i, align 8, !noalias !127
  call fastcc void @part1(ptr nonnull %.48.i2.i, ptr nonnull readonly %arg.problem.4, ptr readonly %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7)
  %.76.i.i = load i64, ptr %.54.i, align 8, !noalias !127
  %.15644.not.i.i = icmp slt i64 %.76.i.i, 1
  br i1 %.15644.not.i.i, label %_ZN9teachmech3run8compiled7kernels5weighB2v3B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread.i, label %B234.if.lr.ph.i.i

B234.if.lr.ph.i.i:                                ; preds = %B466.i
  %55 = getelementptr double, ptr %arg.problem.7, i64 %.33.i.i
  %56 = getelementptr double, ptr %55, i64 %.27.i1.i
  %57 = getelementptr double, ptr %arg.problem.6, i64 %.37.i.i
  %58 = getelementptr double, ptr %56, i64 %.27.i1.i
  br label %B234.if.i.i

B234.if.i.i:                                      ; preds = %B234.if.i.i, %B234.if.lr.ph.i.i
  %lsr.iv5.i.i = phi i64 [ %.76.i.i, %B234.if.lr.ph.i.i ], [ %lsr.iv.next.i.i, %B234.if.i.i ]
  %lsr.iv1.i.i = phi ptr [ %arg.problem.4, %B234.if.lr.ph.i.i ], [ %scevgep2.i.i, %B234.if.i.i ]
  %lsr.iv.i.i = phi ptr [ %57, %B234.if.lr.ph.i.i ], [ %scevgep.i.i, %B234.if.i.i ]
  %.196.i.i = load i64, ptr %sunkaddr234.i, align 8, !noalias !127
  %59 = shl i64 %.196.i.i, 3
  %scevgep4.i.i = getelementptr i8, ptr %lsr.iv1.i.i, i64 %59
  %.200.i.i = load i64, ptr %scevgep4.i.i, align 8, !noalias !127
  %.203.i.i = load i64, ptr %sunkaddr235.i, align 8, !noalias !127
  %60 = shl i64 %.203.i.i, 3
  %scevgep3.i.i = getelementptr i8, ptr %lsr.iv1.i.i, i64 %60
  %.207.i.i = load i64, ptr %scevgep3.i.i, align 8, !noalias !127
  %.211.i.i = getelementptr double, ptr %56, i64 %.207.i.i
  %.212.i.i = load double, ptr %.211.i.i, align 8, !noalias !127
  %.214.i.i = getelementptr double, ptr %arg.problem.7, i64 %.200.i.i
  %.215.i.i = load double, ptr %.214.i.i, align 8, !noalias !127
  %.220.i.i = load double, ptr %lsr.iv.i.i, align 8, !noalias !127
  %.221.i.i = fmul double %.215.i.i, %.220.i.i
  %.227.i.i = getelementptr double, ptr %58, i64 %.200.i.i
  %.228.i.i = load double, ptr %.227.i.i, align 8, !noalias !127
  %.229.i.i = fmul double %.221.i.i, %.228.i.i
  %.230.i.i = fadd double %.212.i.i, %.229.i.i
  store double %.230.i.i, ptr %.211.i.i, align 8, !noalias !127
  %scevgep.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 8
  %scevgep2.i.i = getelementptr i8, ptr %lsr.iv1.i.i, i64 8
  %lsr.iv.next.i.i = add i64 %lsr.iv5.i.i, -1
  %exitcond.not.i.i = icmp eq i64 %lsr.iv.next.i.i, 0
  br i1 %exitcond.not.i.i, label %_ZN9teachmech3run8compiled7kernels5weighB2v3B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread.i, label %B234.if.i.i

_ZN9teachmech3run8compiled7kernels5weighB2v3B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread.i: ; preds = %B234.if.i.i, %B466.i
  br label %B496.i

B496.i:                                           ; preds = %_ZN9teachmech3run8compiled7kernels5weighB2v3B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread.i, %B440.i
  %.306.i = load i64, ptr %.305.i, align 8, !noalias !120
  store i64 0, ptr %.308.i, align 8, !noalias !120
  call fastcc void @part2(ptr nonnull %.308.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.306.i)
  %.322.i = load i64, ptr %.308.i, align 8, !noalias !120
  store i64 0, ptr %.338.i, align 8, !noalias !120
  call fastcc void @part3(ptr nonnull %.338.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.322.i)
  %.352.i = load i64, ptr %.338.i, align 8, !noalias !120
  %.362.i = icmp slt i64 %.352.i, 0
  br i1 %.362.i, label %B1224.critedge, label %B594.i

B594.i:                                           ; preds = %B496.i
  %.433.i = icmp slt i64 %.42.i, 0
  %..113.i = select i1 %.433.i, i64 0, i64 %.113.i
  %.475441.i = icmp sgt i64 %..113.i, 0
  br i1 %.475441.i, label %B636.if.preheader.i, label %B664.i

B636.if.preheader.i:                              ; preds = %B594.i
  %61 = icmp ult i64 %..113.i, 4
  br i1 %61, label %B636.if.epil.preheader.i, label %B636.if.preheader.new.i

B636.if.preheader.new.i:                          ; preds = %B636.if.preheader.i
  %62 = add nsw i64 %..113.i, -4
  %63 = lshr i64 %62, 2
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %B636.if.epil.preheader19.i, label %B636.if.preheader.new.new.i

B636.if.preheader.new.new.i:                      ; preds = %B636.if.preheader.new.i
  %65 = add nuw nsw i64 %63, 1
  %unroll_iter28.i = and i64 %65, 9223372036854775806
  br label %B636.if.i

B664.loopexit.unr-lcssa.unr-lcssa.i:              ; preds = %B636.if.i
  %66 = and i64 %62, 4
  %lcmp.mod25.not.not.i = icmp eq i64 %66, 0
  br i1 %lcmp.mod25.not.not.i, label %B636.if.epil.preheader19.i, label %B664.loopexit.unr-lcssa.i

B636.if.epil.preheader19.i:                       ; preds = %B664.loopexit.unr-lcssa.unr-lcssa.i, %B636.if.preheader.new.i
  %.481440442.epil.init24.i = phi i64 [ 0, %B636.if.preheader.new.i ], [ %.488.3.1.i, %B664.loopexit.unr-lcssa.unr-lcssa.i ]
  %sunkaddr199.epil.i = shl i64 %.481440442.epil.init24.i, 3
  %sunkaddr200.epil.i = getelementptr i8, ptr %arg.now, i64 %sunkaddr199.epil.i
  %.515.epil22.i = load double, ptr %sunkaddr200.epil.i, align 8, !noalias !120
  %sunkaddr202.epil.i = getelementptr i8, ptr %.173, i64 %sunkaddr199.epil.i
  store double %.515.epil22.i, ptr %sunkaddr202.epil.i, align 8, !noalias !120
  %sunkaddr205.epil.i = getelementptr i8, ptr %sunkaddr200.epil.i, i64 8
  %.515.1.epil.i = load double, ptr %sunkaddr205.epil.i, align 8, !noalias !120
  %sunkaddr208.epil.i = getelementptr i8, ptr %sunkaddr202.epil.i, i64 8
  store double %.515.1.epil.i, ptr %sunkaddr208.epil.i, align 8, !noalias !120
  %sunkaddr211.epil.i = getelementptr i8, ptr %sunkaddr200.epil.i, i64 16
  %.515.2.epil.i = load double, ptr %sunkaddr211.epil.i, align 8, !noalias !120
  %sunkaddr214.epil.i = getelementptr i8, ptr %sunkaddr202.epil.i, i64 16
  store double %.515.2.epil.i, ptr %sunkaddr214.epil.i, align 8, !noalias !120
  %.488.3.epil.i = add nuw nsw i64 %.481440442.epil.init24.i, 4
  %sunkaddr217.epil.i = getelementptr i8, ptr %sunkaddr200.epil.i, i64 24
  %.515.3.epil.i = load double, ptr %sunkaddr217.epil.i, align 8, !noalias !120
  %sunkaddr220.epil.i = getelementptr i8, ptr %sunkaddr202.epil.i, i64 24
  store double %.515.3.epil.i, ptr %sunkaddr220.epil.i, align 8, !noalias !120
  br label %B664.loopexit.unr-lcssa.i

B664.loopexit.unr-lcssa.i:                        ; preds = %B636.if.epil.preheader19.i, %B664.loopexit.unr-lcssa.unr-lcssa.i
  %.488.3.lcssa.i = phi i64 [ %.488.3.epil.i, %B636.if.epil.preheader19.i ], [ %.488.3.1.i, %B664.loopexit.unr-lcssa.unr-lcssa.i ]
  %67 = and i64 %..113.i, 2
  %lcmp.mod56.not.i = icmp eq i64 %67, 0
  br i1 %lcmp.mod56.not.i, label %B664.i, label %B636.if.epil.preheader.i

B636.if.epil.preheader.i:                         ; preds = %B664.loopexit.unr-lcssa.i, %B636.if.preheader.i
  %.481440442.epil.init.i = phi i64 [ 0, %B636.if.preheader.i ], [ %.488.3.lcssa.i, %B664.loopexit.unr-lcssa.i ]
  %68 = shl i64 %.481440442.epil.init.i, 3
  %scevgep132.i = getelementptr i8, ptr %.173, i64 %68
  %scevgep134.i = getelementptr i8, ptr %arg.now, i64 %68
  br label %B636.if.epil.i

B636.if.epil.i:                                   ; preds = %B636.if.epil.i, %B636.if.epil.preheader.i
  %epil.iter55.i = phi i64 [ %epil.iter55.next.i, %B636.if.epil.i ], [ 0, %B636.if.epil.preheader.i ]
  %69 = shl nuw nsw i64 %epil.iter55.i, 3
  %scevgep148.i = getelementptr i8, ptr %scevgep134.i, i64 %69
  %.515.epil.i = load double, ptr %scevgep148.i, align 8, !noalias !120
  %scevgep147.i = getelementptr i8, ptr %scevgep132.i, i64 %69
  store double %.515.epil.i, ptr %scevgep147.i, align 8, !noalias !120
  %epil.iter55.next.i = add nuw nsw i64 %epil.iter55.i, 1
  %epil.iter55.cmp.not.i = icmp eq i64 %epil.iter55.next.i, 2
  br i1 %epil.iter55.cmp.not.i, label %B664.i, label %B636.if.epil.i, !llvm.loop !131

B664.i:                                           ; preds = %B636.if.epil.i, %B664.loopexit.unr-lcssa.i, %B594.i
  %.606448.not.i = icmp slt i64 %.49.i, 1
  br i1 %.606448.not.i, label %B740.i, label %B694.if.preheader.i

B694.if.preheader.i:                              ; preds = %B664.i
  %xtraiter60.i = and i64 %.49.i, 3
  %70 = icmp slt i64 %.49.i, 4
  br i1 %70, label %B694.if.epil.preheader.i, label %B694.if.preheader.new.i

B694.if.preheader.new.i:                          ; preds = %B694.if.preheader.i
  %71 = shl i64 %.42.i, 4
  %72 = getelementptr i8, ptr %.173, i64 %71
  %scevgep124.i = getelementptr i8, ptr %72, i64 40
  %73 = add nsw i64 %.49.i, -4
  %74 = lshr i64 %73, 2
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %B694.if.epil.preheader31.i, label %B694.if.preheader.new.new.i

B694.if.preheader.new.new.i:                      ; preds = %B694.if.preheader.new.i
  %76 = add nuw nsw i64 %74, 1
  %unroll_iter40.i = and i64 %76, 9223372036854775806
  %scevgep121.i = getelementptr i8, ptr %72, i64 72
  br label %B694.if.i

B740.loopexit.unr-lcssa.unr-lcssa.i:              ; preds = %B694.if.i
  %77 = and i64 %73, 4
  %lcmp.mod37.not.not.i = icmp eq i64 %77, 0
  br i1 %lcmp.mod37.not.not.i, label %B694.if.epil.preheader31.i, label %B740.loopexit.unr-lcssa.i

B694.if.epil.preheader31.i:                       ; preds = %B740.loopexit.unr-lcssa.unr-lcssa.i, %B694.if.preheader.new.i
  %.612447449.epil.init36.i = phi i64 [ 0, %B694.if.preheader.new.i ], [ %.619.3.1.i, %B740.loopexit.unr-lcssa.unr-lcssa.i ]
  %78 = shl i64 %.612447449.epil.init36.i, 3
  %sunkaddr222.epil.i = getelementptr i8, ptr %arg.problem.7, i64 %78
  %.646.epil34.i = load double, ptr %sunkaddr222.epil.i, align 8, !noalias !120
  %scevgep130.epil.i = getelementptr i8, ptr %scevgep124.i, i64 %78
  %scevgep131.epil.i = getelementptr i8, ptr %scevgep130.epil.i, i64 -24
  store double %.646.epil34.i, ptr %scevgep131.epil.i, align 8, !noalias !120
  %sunkaddr225.epil.i = getelementptr i8, ptr %sunkaddr222.epil.i, i64 8
  %.646.1.epil.i = load double, ptr %sunkaddr225.epil.i, align 8, !noalias !120
  %scevgep129.epil.i = getelementptr i8, ptr %scevgep130.epil.i, i64 -16
  store double %.646.1.epil.i, ptr %scevgep129.epil.i, align 8, !noalias !120
  %sunkaddr228.epil.i = getelementptr i8, ptr %sunkaddr222.epil.i, i64 16
  %.646.2.epil.i = load double, ptr %sunkaddr228.epil.i, align 8, !noalias !120
  %scevgep127.epil.i = getelementptr i8, ptr %scevgep130.epil.i, i64 -8
  store double %.646.2.epil.i, ptr %scevgep127.epil.i, align 8, !noalias !120
  %.619.3.epil.i = add nuw i64 %.612447449.epil.init36.i, 4
  %sunkaddr231.epil.i = getelementptr i8, ptr %sunkaddr222.epil.i, i64 24
  %.646.3.epil.i = load double, ptr %sunkaddr231.epil.i, align 8, !noalias !120
  store double %.646.3.epil.i, ptr %scevgep130.epil.i, align 8, !noalias !120
  br label %B740.loopexit.unr-lcssa.i

B740.loopexit.unr-lcssa.i:                        ; preds = %B694.if.epil.preheader31.i, %B740.loopexit.unr-lcssa.unr-lcssa.i
  %.619.3.lcssa.i = phi i64 [ %.619.3.epil.i, %B694.if.epil.preheader31.i ], [ %.619.3.1.i, %B740.loopexit.unr-lcssa.unr-lcssa.i ]
  %lcmp.mod62.not.i = icmp eq i64 %xtraiter60.i, 0
  br i1 %lcmp.mod62.not.i, label %B740.i, label %B694.if.epil.preheader.i

B694.if.epil.preheader.i:                         ; preds = %B740.loopexit.unr-lcssa.i, %B694.if.preheader.i
  %.612447449.epil.init.i = phi i64 [ 0, %B694.if.preheader.i ], [ %.619.3.lcssa.i, %B740.loopexit.unr-lcssa.i ]
  %79 = shl i64 %.42.i, 4
  %80 = shl i64 %.612447449.epil.init.i, 3
  %81 = getelementptr i8, ptr %.173, i64 %79
  %82 = getelementptr i8, ptr %81, i64 %80
  %scevgep112.i = getelementptr i8, ptr %82, i64 16
  %scevgep114.i = getelementptr i8, ptr %arg.problem.7, i64 %80
  br label %B694.if.epil.i

B694.if.epil.i:                                   ; preds = %B694.if.epil.i, %B694.if.epil.preheader.i
  %epil.iter61.i = phi i64 [ %epil.iter61.next.i, %B694.if.epil.i ], [ 0, %B694.if.epil.preheader.i ]
  %83 = shl i64 %epil.iter61.i, 3
  %scevgep91.i = getelementptr i8, ptr %scevgep114.i, i64 %83
  %.646.epil.i = load double, ptr %scevgep91.i, align 8, !noalias !120
  %scevgep88.i = getelementptr i8, ptr %scevgep112.i, i64 %83
  store double %.646.epil.i, ptr %scevgep88.i, align 8, !noalias !120
  %epil.iter61.next.i = add i64 %epil.iter61.i, 1
  %epil.iter61.cmp.not.i = icmp eq i64 %xtraiter60.i, %epil.iter61.next.i
  br i1 %epil.iter61.cmp.not.i, label %B740.i, label %B694.if.epil.i, !llvm.loop !132

B740.i:                                           ; preds = %B694.if.epil.i, %B740.loopexit.unr-lcssa.i, %B664.i
  %.669.i = tail call i64 %.668.i(double %.604, ptr %.173, ptr %arg.problem.5, ptr %.116.i, ptr %arg.problem.8), !noalias !120
  %.713.inv.i = icmp sgt i64 %.42.i, 0
  %..112.i = select i1 %.713.inv.i, i64 %.112.i, i64 0
  %.756529.i = icmp sgt i64 %..112.i, 0
  br i1 %.756529.i, label %B848.if.lr.ph.i, label %B1510.i

B848.if.lr.ph.i:                                  ; preds = %B740.i
  %..49430.i = tail call i64 @llvm.smax.i64(i64 %.49.i, i64 0)
  %84 = getelementptr double, ptr %arg.problem.7, i64 %.49.i
  %85 = shl nuw i64 %..49430.i, 3
  %invariant.gep51.i = getelementptr i64, ptr %arg.problem.4, i64 %.68.i
  %xtraiter66.i = and i64 %.42.i, 3
  %unroll_iter70.i = and i64 %.42.i, 9223372036854775804
  %86 = mul i64 %.42.i, 48
  %87 = shl i64 %.42.i, 6
  %88 = shl i64 %.42.i, 5
  %89 = shl i64 %.42.i, 4
  %90 = mul i64 %.42.i, 24
  %91 = shl i64 %.48.i, 3
  %92 = getelementptr i8, ptr %.173, i64 %90
  %93 = getelementptr i8, ptr %92, i64 %91
  %scevgep102.i = getelementptr i8, ptr %93, i64 24
  %94 = add nsw i64 %unroll_iter70.i, -4
  %95 = lshr exact i64 %94, 2
  %96 = add nuw nsw i64 %95, 1
  %unroll_iter50.i = and i64 %96, 9223372036854775806
  %unroll_iter56.i = and i64 %.42.i, 9223372036854775806
  %97 = shl i64 %.22.i.i, 3
  %98 = getelementptr i8, ptr %arg.problem.5, i64 %97
  %scevgep82.i = getelementptr i8, ptr %98, i64 16
  %99 = icmp ult i64 %.42.i, 4
  %100 = icmp eq i64 %94, 0
  %101 = and i64 %94, 4
  %.not.i = icmp eq i64 %101, 0
  %102 = icmp eq i64 %xtraiter66.i, 0
  %103 = icmp eq i64 %.322.i, 0
  %104 = icmp sgt i64 %.322.i, 0
  %105 = icmp slt i64 %.42.i, 1
  %106 = icmp eq i64 %.42.i, 1
  %107 = and i64 %.42.i, 1
  %108 = icmp eq i64 %107, 0
  br label %B848.if.i

B966.loopexit.unr-lcssa.unr-lcssa.i:              ; preds = %B932.if.i
  %scevgep86.i = getelementptr i8, ptr %lsr.iv85.i, i64 %87
  %scevgep86.1.i = getelementptr i8, ptr %scevgep86.i, i64 %87
  br i1 %.not.i, label %B932.if.epil.preheader43.i, label %B966.loopexit.unr-lcssa.i

B932.if.epil.preheader43.i:                       ; preds = %B932.if.preheader8.i, %B966.loopexit.unr-lcssa.unr-lcssa.i
  %lsr.iv85.epil.init.i = phi ptr [ %lsr.iv.i, %B932.if.preheader8.i ], [ %scevgep86.1.i, %B966.loopexit.unr-lcssa.unr-lcssa.i ]
  store double 0.000000e+00, ptr %lsr.iv85.epil.init.i, align 8, !noalias !120
  %scevgep89.epil.i = getelementptr i8, ptr %lsr.iv85.epil.init.i, i64 %89
  store double 0.000000e+00, ptr %scevgep89.epil.i, align 8, !noalias !120
  %scevgep88.epil.i = getelementptr i8, ptr %lsr.iv85.epil.init.i, i64 %88
  store double 0.000000e+00, ptr %scevgep88.epil.i, align 8, !noalias !120
  %scevgep87.epil.i = getelementptr i8, ptr %lsr.iv85.epil.init.i, i64 %86
  store double 0.000000e+00, ptr %scevgep87.epil.i, align 8, !noalias !120
  br label %B966.loopexit.unr-lcssa.i

B966.loopexit.unr-lcssa.i:                        ; preds = %B932.if.epil.preheader43.i, %B966.loopexit.unr-lcssa.unr-lcssa.i
  br i1 %102, label %B966.i, label %B932.if.epil.preheader.i

B932.if.epil.preheader.i:                         ; preds = %B932.if.preheader.i, %B966.loopexit.unr-lcssa.i
  %.902454456.epil.init.i = phi i64 [ 0, %B932.if.preheader.i ], [ %unroll_iter70.i, %B966.loopexit.unr-lcssa.i ]
  %109 = mul i64 %.902454456.epil.init.i, %89
  %scevgep90.i = getelementptr i8, ptr %lsr.iv.i, i64 %109
  br label %B932.if.epil.i

B932.if.epil.i:                                   ; preds = %B932.if.epil.i, %B932.if.epil.preheader.i
  %lsr.iv93.i = phi i64 [ %lsr.iv.next.i, %B932.if.epil.i ], [ %xtraiter66.i, %B932.if.epil.preheader.i ]
  %lsr.iv91.i = phi ptr [ %scevgep92.i, %B932.if.epil.i ], [ %scevgep90.i, %B932.if.epil.preheader.i ]
  store double 0.000000e+00, ptr %lsr.iv91.i, align 8, !noalias !120
  %scevgep92.i = getelementptr i8, ptr %lsr.iv91.i, i64 %89
  %lsr.iv.next.i = add nsw i64 %lsr.iv93.i, -1
  %epil.iter67.cmp.not.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %epil.iter67.cmp.not.i, label %B966.i, label %B932.if.epil.i, !llvm.loop !133

B966.i:                                           ; preds = %B932.if.epil.i, %B848.if.i, %B966.loopexit.unr-lcssa.i
  %.949.i = icmp eq i64 %.809.i, %.802.i
  br i1 %.949.i, label %B1511.i, label %B980.i

B980.i:                                           ; preds = %B966.i
  br i1 %.606448.not.i, label %B1032.i, label %B1010.if.preheader.i

B1010.if.preheader.i:                             ; preds = %B980.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %84, i8 0, i64 %85, i1 false), !noalias !120
  br label %B1032.i

B1032.i:                                          ; preds = %B1010.if.preheader.i, %B980.i
  %.1128.i = sub i64 %.809.i, %.802.i
  %..1128.i = tail call i64 @llvm.smax.i64(i64 %.1128.i, i64 0)
  %.1171469.not.i = icmp eq i64 %..1128.i, 0
  br i1 %.1171469.not.i, label %B1138.i, label %B1064.if.preheader.i

B1064.if.preheader.i:                             ; preds = %B1032.i
  %xtraiter72.i = and i64 %..1128.i, 1
  %lcmp.mod73.not.i = icmp eq i64 %xtraiter72.i, 0
  br i1 %lcmp.mod73.not.i, label %B1064.if.prol.loopexit.i, label %B1064.if.prol.i

B1064.if.prol.i:                                  ; preds = %B1064.if.preheader.i
  %.1180.prol.i = add nsw i64 %..1128.i, -1
  %.1184.prol.i = add i64 %.802.i, 1
  %.1210.prol.i = getelementptr double, ptr %.116.i, i64 %.802.i
  %.1211.prol.i = load double, ptr %.1210.prol.i, align 8, !noalias !120
  %.1214.prol.i = load i64, ptr %sunkaddr236.i, align 8, !noalias !120
  %110 = getelementptr i64, ptr %arg.problem.4, i64 %.1214.prol.i
  %.1217.prol.i = getelementptr i64, ptr %110, i64 %.802.i
  %.1218.prol.i = load i64, ptr %.1217.prol.i, align 8, !noalias !120
  %.1222.prol.i = getelementptr double, ptr %84, i64 %.1218.prol.i
  store double %.1211.prol.i, ptr %.1222.prol.i, align 8, !noalias !120
  br label %B1064.if.prol.loopexit.i

B1064.if.prol.loopexit.i:                         ; preds = %B1064.if.prol.i, %B1064.if.preheader.i
  %.1170467471.unr.i = phi i64 [ %..1128.i, %B1064.if.preheader.i ], [ %.1180.prol.i, %B1064.if.prol.i ]
  %.1177468470.unr.i = phi i64 [ %.802.i, %B1064.if.preheader.i ], [ %.1184.prol.i, %B1064.if.prol.i ]
  %111 = icmp eq i64 %.1128.i, 1
  br i1 %111, label %B1138.i, label %B1064.if.preheader74.i

B1064.if.preheader74.i:                           ; preds = %B1064.if.prol.loopexit.i
  %112 = add nuw i64 %.1170467471.unr.i, 2
  %113 = shl i64 %.1177468470.unr.i, 3
  %scevgep97.i = getelementptr i8, ptr %.17.i, i64 %113
  %scevgep103.i = getelementptr i8, ptr %scevgep102.i, i64 %113
  br label %B1064.if.i

B1138.i:                                          ; preds = %B1064.if.i, %B1064.if.prol.loopexit.i, %B1032.i
  %.1231.i = load i64, ptr %.272.i, align 8, !noalias !120
  %.1232.not.i = icmp eq i64 %.1231.i, 0
  br i1 %.1232.not.i, label %B1164.i, label %B1210.i

B1164.i:                                          ; preds = %B1138.i
  br i1 %103, label %B1176.i, label %B1240.i

B1176.i:                                          ; preds = %B1164.i
  %.1239.i = load i64, ptr %sunkaddr238.i, align 8, !noalias !120
  %.1240.i = icmp sgt i64 %.1239.i, 0
  br i1 %.1240.i, label %B1210.i, label %B1310.i

B1210.i:                                          ; preds = %B1176.i, %B1138.i
  store ptr null, ptr %.48.i2.i, align 8, !noalias !134
  %.27.i4.i = load i64, ptr %arg.problem.4, align 8, !noalias !134
  %.33.i6.i = load i64, ptr %.17.i, align 8, !noalias !134
  %.37.i8.i = load i64, ptr %.51.i, align 8, !noalias !134
  store ptr null, ptr %.48.i2.i, align 8, !noalias !134
  call fastcc void @part1(ptr nonnull %.48.i2.i, ptr nonnull readonly %arg.problem.4, ptr readonly %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7)
  %.76.i12.i = load i64, ptr %.54.i, align 8, !noalias !134
  %.15644.not.i13.i = icmp slt i64 %.76.i12.i, 1
  br i1 %.15644.not.i13.i, label %_ZN9teachmech3run8compiled7kernels5weighB2v3B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit43.thread.i, label %B234.if.lr.ph.i14.i

B234.if.lr.ph.i14.i:                              ; preds = %B1210.i
  %114 = getelementptr double, ptr %arg.problem.7, i64 %.33.i6.i
  %115 = getelementptr double, ptr %114, i64 %.27.i4.i
  %116 = getelementptr double, ptr %arg.problem.6, i64 %.37.i8.i
  %117 = getelementptr double, ptr %115, i64 %.27.i4.i
  br label %B234.if.i17.i

B234.if.i17.i:                                    ; preds = %B234.if.i17.i, %B234.if.lr.ph.i14.i
  %lsr.iv5.i18.i = phi i64 [ %.76.i12.i, %B234.if.lr.ph.i14.i ], [ %lsr.iv.next.i39.i, %B234.if.i17.i ]
  %lsr.iv1.i19.i = phi ptr [ %arg.problem.4, %B234.if.lr.ph.i14.i ], [ %scevgep2.i38.i, %B234.if.i17.i ]
  %lsr.iv.i20.i = phi ptr [ %116, %B234.if.lr.ph.i14.i ], [ %scevgep.i37.i, %B234.if.i17.i ]
  %.196.i21.i = load i64, ptr %sunkaddr242.i, align 8, !noalias !134
  %118 = shl i64 %.196.i21.i, 3
  %scevgep4.i22.i = getelementptr i8, ptr %lsr.iv1.i19.i, i64 %118
  %.200.i23.i = load i64, ptr %scevgep4.i22.i, align 8, !noalias !134
  %.203.i24.i = load i64, ptr %sunkaddr243.i, align 8, !noalias !134
  %119 = shl i64 %.203.i24.i, 3
  %scevgep3.i25.i = getelementptr i8, ptr %lsr.iv1.i19.i, i64 %119
  %.207.i26.i = load i64, ptr %scevgep3.i25.i, align 8, !noalias !134
  %.211.i27.i = getelementptr double, ptr %115, i64 %.207.i26.i
  %.212.i28.i = load double, ptr %.211.i27.i, align 8, !noalias !134
  %.214.i29.i = getelementptr double, ptr %arg.problem.7, i64 %.200.i23.i
  %.215.i30.i = load double, ptr %.214.i29.i, align 8, !noalias !134
  %.220.i31.i = load double, ptr %lsr.iv.i20.i, align 8, !noalias !134
  %.221.i32.i = fmul double %.215.i30.i, %.220.i31.i
  %.227.i33.i = getelementptr double, ptr %117, i64 %.200.i23.i
  %.228.i34.i = load double, ptr %.227.i33.i, align 8, !noalias !134
  %.229.i35.i = fmul double %.221.i32.i, %.228.i34.i
  %.230.i36.i = fadd double %.212.i28.i, %.229.i35.i
  store double %.230.i36.i, ptr %.211.i27.i, align 8, !noalias !134
  %scevgep.i37.i = getelementptr i8, ptr %lsr.iv.i20.i, i64 8
  %scevgep2.i38.i = getelementptr i8, ptr %lsr.iv1.i19.i, i64 8
  %lsr.iv.next.i39.i = add i64 %lsr.iv5.i18.i, -1
  %exitcond.not.i40.i = icmp eq i64 %lsr.iv.next.i39.i, 0
  br i1 %exitcond.not.i40.i, label %_ZN9teachmech3run8compiled7kernels5weighB2v3B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit43.thread.i, label %B234.if.i17.i

_ZN9teachmech3run8compiled7kernels5weighB2v3B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit43.thread.i: ; preds = %B234.if.i17.i, %B1210.i
  br label %B1240.i

B1240.i:                                          ; preds = %_ZN9teachmech3run8compiled7kernels5weighB2v3B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit43.thread.i, %B1164.i
  br i1 %104, label %B1252.i, label %B1310.i

B1252.i:                                          ; preds = %B1240.i
  %.1275.i = load i64, ptr %.305.i, align 8, !noalias !120
  store ptr null, ptr %.1278.i, align 8, !noalias !120
  call fastcc void @part4(ptr nonnull %.1278.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.1275.i, i64 %.322.i)
  br label %B1388.i

B1310.i:                                          ; preds = %B1240.i, %B1176.i
  %.1306.i = load i64, ptr %sunkaddr245.i, align 8, !noalias !120
  %.1309.i = load i64, ptr %.17.i, align 8, !noalias !120
  store ptr null, ptr %.1311.i, align 8, !noalias !120
  call fastcc void @part6(ptr nonnull %.1311.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.7, i64 %.1306.i, i64 %.1309.i)
  br label %B1388.i

B1388.i:                                          ; preds = %B1310.i, %B1252.i
  br i1 %105, label %B1511.i, label %B1420.endif.preheader.i

B1420.endif.preheader.i:                          ; preds = %B1388.i
  br i1 %106, label %B1420.endif.epil.preheader.i, label %B1420.endif.preheader1.i

B1420.endif.preheader1.i:                         ; preds = %B1420.endif.preheader.i
  %sunkaddr332.i = shl i64 %137, 3
  %sunkaddr333.i = getelementptr i8, ptr %.28.i.i, i64 %sunkaddr332.i
  br label %B1420.endif.i

B1510.i:                                          ; preds = %B1511.i, %B740.i
  %.1550.i = mul nsw i64 %.112.i, %.42.i
  %.9236.not.i.i = icmp slt i64 %.1550.i, 1
  br i1 %.9236.not.i.i, label %B1242.preheader.critedge, label %B38.if.preheader.i.i

B38.if.preheader.i.i:                             ; preds = %B1510.i
  %xtraiter.i.i = and i64 %.1550.i, 2
  %120 = icmp ult i64 %.1550.i, 4
  br i1 %120, label %B38.if.epil.preheader.i.i, label %B38.if.preheader.new.i.i

B38.if.preheader.new.i.i:                         ; preds = %B38.if.preheader.i.i
  %unroll_iter.i.i = and i64 %.1550.i, 9223372036854775804
  br label %B38.if.i.i

B72.loopexit.unr-lcssa.i.i:                       ; preds = %B38.if.i.i
  %lcmp.mod.not.i.i = icmp eq i64 %xtraiter.i.i, 0
  br i1 %lcmp.mod.not.i.i, label %B72.loopexit.i.i, label %B38.if.epil.preheader.i.i

B38.if.epil.preheader.i.i:                        ; preds = %B72.loopexit.unr-lcssa.i.i, %B38.if.preheader.i.i
  %total.2.039.epil.init.i.i = phi double [ 0.000000e+00, %B38.if.preheader.i.i ], [ %.135.3.i.i, %B72.loopexit.unr-lcssa.i.i ]
  %.983537.epil.init.i.i = phi i64 [ 0, %B38.if.preheader.i.i ], [ %unroll_iter.i.i, %B72.loopexit.unr-lcssa.i.i ]
  %121 = shl i64 %.983537.epil.init.i.i, 3
  %scevgep.i45.i = getelementptr i8, ptr %.164, i64 %121
  br label %B38.if.epil.i.i

B38.if.epil.i.i:                                  ; preds = %B38.if.epil.i.i, %B38.if.epil.preheader.i.i
  %total.2.039.epil.i.i = phi double [ %.135.epil.i.i, %B38.if.epil.i.i ], [ %total.2.039.epil.init.i.i, %B38.if.epil.preheader.i.i ]
  %epil.iter.i.i = phi i64 [ %epil.iter.next.i.i, %B38.if.epil.i.i ], [ 0, %B38.if.epil.preheader.i.i ]
  %122 = shl i64 %epil.iter.i.i, 3
  %scevgep.i5 = getelementptr i8, ptr %scevgep.i45.i, i64 %122
  %.132.epil.i.i = load double, ptr %scevgep.i5, align 8, !noalias !138
  %.133.epil.i.i = fmul double %.132.epil.i.i, 0.000000e+00
  %.135.epil.i.i = fadd double %total.2.039.epil.i.i, %.133.epil.i.i
  %epil.iter.next.i.i = add i64 %epil.iter.i.i, 1
  %epil.iter.cmp.not.i.i = icmp eq i64 %xtraiter.i.i, %epil.iter.next.i.i
  br i1 %epil.iter.cmp.not.i.i, label %B72.loopexit.i.i, label %B38.if.epil.i.i, !llvm.loop !141

B72.loopexit.i.i:                                 ; preds = %B38.if.epil.i.i, %B72.loopexit.unr-lcssa.i.i
  %.135.lcssa.i.i = phi double [ %.135.3.i.i, %B72.loopexit.unr-lcssa.i.i ], [ %.135.epil.i.i, %B38.if.epil.i.i ]
  %123 = fcmp une double %.135.lcssa.i.i, 0.000000e+00
  br i1 %123, label %B1224, label %B1242.preheader

B38.if.i.i:                                       ; preds = %B38.if.i.i, %B38.if.preheader.new.i.i
  %total.2.039.i.i = phi double [ 0.000000e+00, %B38.if.preheader.new.i.i ], [ %.135.3.i.i, %B38.if.i.i ]
  %.983537.i.i = phi i64 [ 0, %B38.if.preheader.new.i.i ], [ %.105.3.i.i, %B38.if.i.i ]
  %sunkaddr247.i = shl i64 %.983537.i.i, 3
  %sunkaddr248.i = getelementptr i8, ptr %.164, i64 %sunkaddr247.i
  %.132.i.i = load double, ptr %sunkaddr248.i, align 8, !noalias !138
  %.133.i.i = fmul double %.132.i.i, 0.000000e+00
  %.135.i.i = fadd double %total.2.039.i.i, %.133.i.i
  %sunkaddr251.i = getelementptr i8, ptr %sunkaddr248.i, i64 8
  %.132.1.i.i = load double, ptr %sunkaddr251.i, align 8, !noalias !138
  %.133.1.i.i = fmul double %.132.1.i.i, 0.000000e+00
  %.135.1.i.i = fadd double %.135.i.i, %.133.1.i.i
  %sunkaddr254.i = getelementptr i8, ptr %sunkaddr248.i, i64 16
  %.132.2.i.i = load double, ptr %sunkaddr254.i, align 8, !noalias !138
  %.133.2.i.i = fmul double %.132.2.i.i, 0.000000e+00
  %.135.2.i.i = fadd double %.135.1.i.i, %.133.2.i.i
  %.105.3.i.i = add nuw nsw i64 %.983537.i.i, 4
  %sunkaddr257.i = getelementptr i8, ptr %sunkaddr248.i, i64 24
  %.132.3.i.i = load double, ptr %sunkaddr257.i, align 8, !noalias !138
  %.133.3.i.i = fmul double %.132.3.i.i, 0.000000e+00
  %.135.3.i.i = fadd double %.135.2.i.i, %.133.3.i.i
  %niter.ncmp.3.i.i = icmp eq i64 %unroll_iter.i.i, %.105.3.i.i
  br i1 %niter.ncmp.3.i.i, label %B72.loopexit.unr-lcssa.i.i, label %B38.if.i.i

B1511.loopexit.unr-lcssa.i:                       ; preds = %B1420.endif.i
  br i1 %108, label %B1511.i, label %B1420.endif.epil.preheader.i

B1420.endif.epil.preheader.i:                     ; preds = %B1511.loopexit.unr-lcssa.i, %B1420.endif.preheader.i
  %lsr.iv108.epil.init.i = phi ptr [ %lsr.iv.i, %B1420.endif.preheader.i ], [ %scevgep109.1.i, %B1511.loopexit.unr-lcssa.i ]
  %.1422477479.epil.init.i = phi i64 [ 0, %B1420.endif.preheader.i ], [ %.1429.1.i, %B1511.loopexit.unr-lcssa.i ]
  %124 = shl i64 %.1422477479.epil.init.i, 3
  %scevgep111.epil.i = getelementptr i8, ptr %arg.problem.7, i64 %124
  %.1456.epil.i = load double, ptr %scevgep111.epil.i, align 8, !noalias !120
  %sunkaddr258.i = shl i64 %137, 3
  %sunkaddr259.i = getelementptr i8, ptr %.28.i.i, i64 %sunkaddr258.i
  %.1501.epil.i = load double, ptr %sunkaddr259.i, align 8, !noalias !120
  %.1502.epil.i = fmul double %.1456.epil.i, %.1501.epil.i
  %scevgep110.epil.i = getelementptr i8, ptr %.28.i.i, i64 %124
  %.1505.epil.i = load double, ptr %scevgep110.epil.i, align 8, !noalias !120
  %.1509.epil.i = fdiv double %.1502.epil.i, %.1505.epil.i
  store double %.1509.epil.i, ptr %lsr.iv108.epil.init.i, align 8, !noalias !120
  br label %B1511.i

B1511.i:                                          ; preds = %B1420.endif.epil.preheader.i, %B1511.loopexit.unr-lcssa.i, %B1388.i, %B966.i
  %scevgep84.i = getelementptr i8, ptr %lsr.iv.i, i64 8
  %exitcond573.not.i = icmp eq i64 %.769.i, %..112.i
  br i1 %exitcond573.not.i, label %B1510.i, label %B848.if.i

B400.if.lr.ph.i:                                  ; preds = %for.cond.2.preheader
  %xtraiter.i6 = and i64 %.49.i, 3
  %125 = icmp slt i64 %.49.i, 4
  br i1 %125, label %B400.if.epil.preheader.i, label %B400.if.lr.ph.new.i

B400.if.lr.ph.new.i:                              ; preds = %B400.if.lr.ph.i
  %126 = add i64 %.55.i, %.52.i
  %127 = shl i64 %126, 3
  %128 = getelementptr i8, ptr %arg.problem.6, i64 %127
  %scevgep156.i = getelementptr i8, ptr %128, i64 24
  %129 = shl i64 %.49.i, 3
  %130 = getelementptr i8, ptr %arg.problem.7, i64 %129
  %scevgep164.i = getelementptr i8, ptr %130, i64 24
  %131 = add nsw i64 %.49.i, -4
  %132 = lshr i64 %131, 2
  %133 = icmp eq i64 %132, 0
  br i1 %133, label %B400.if.epil.preheader9.i, label %B400.if.lr.ph.new.new.i

B400.if.lr.ph.new.new.i:                          ; preds = %B400.if.lr.ph.new.i
  %134 = add nuw nsw i64 %132, 1
  %unroll_iter17.i = and i64 %134, 9223372036854775806
  %scevgep199.i = getelementptr i8, ptr %128, i64 56
  %scevgep213.i = getelementptr i8, ptr %130, i64 56
  br label %B400.if.i

B400.if.i:                                        ; preds = %B400.if.i, %B400.if.lr.ph.new.new.i
  %lsr.iv227.i = phi i64 [ %lsr.iv.next228.i, %B400.if.i ], [ %unroll_iter17.i, %B400.if.lr.ph.new.new.i ]
  %.220434436.i = phi i64 [ %.227.3.1.i, %B400.if.i ], [ 0, %B400.if.lr.ph.new.new.i ]
  %135 = shl i64 %.220434436.i, 3
  %scevgep206.i = getelementptr i8, ptr %scevgep199.i, i64 %135
  %scevgep207.i = getelementptr i8, ptr %scevgep206.i, i64 -32
  %scevgep212.i = getelementptr i8, ptr %scevgep206.i, i64 -56
  %.256.i = load double, ptr %scevgep212.i, align 8, !noalias !120
  %scevgep220.i = getelementptr i8, ptr %scevgep213.i, i64 %135
  %scevgep221.i = getelementptr i8, ptr %scevgep220.i, i64 -32
  %scevgep226.i = getelementptr i8, ptr %scevgep220.i, i64 -56
  store double %.256.i, ptr %scevgep226.i, align 8, !noalias !120
  %scevgep211.i = getelementptr i8, ptr %scevgep206.i, i64 -48
  %.256.1.i = load double, ptr %scevgep211.i, align 8, !noalias !120
  %scevgep225.i = getelementptr i8, ptr %scevgep220.i, i64 -48
  store double %.256.1.i, ptr %scevgep225.i, align 8, !noalias !120
  %scevgep209.i = getelementptr i8, ptr %scevgep206.i, i64 -40
  %.256.2.i = load double, ptr %scevgep209.i, align 8, !noalias !120
  %scevgep223.i = getelementptr i8, ptr %scevgep220.i, i64 -40
  store double %.256.2.i, ptr %scevgep223.i, align 8, !noalias !120
  %.256.3.i = load double, ptr %scevgep207.i, align 8, !noalias !120
  store double %.256.3.i, ptr %scevgep221.i, align 8, !noalias !120
  %scevgep205.i = getelementptr i8, ptr %scevgep206.i, i64 -24
  %.256.118.i = load double, ptr %scevgep205.i, align 8, !noalias !120
  %scevgep219.i = getelementptr i8, ptr %scevgep220.i, i64 -24
  store double %.256.118.i, ptr %scevgep219.i, align 8, !noalias !120
  %scevgep204.i = getelementptr i8, ptr %scevgep206.i, i64 -16
  %.256.1.1.i = load double, ptr %scevgep204.i, align 8, !noalias !120
  %scevgep218.i = getelementptr i8, ptr %scevgep220.i, i64 -16
  store double %.256.1.1.i, ptr %scevgep218.i, align 8, !noalias !120
  %scevgep202.i = getelementptr i8, ptr %scevgep206.i, i64 -8
  %.256.2.1.i = load double, ptr %scevgep202.i, align 8, !noalias !120
  %scevgep216.i = getelementptr i8, ptr %scevgep220.i, i64 -8
  store double %.256.2.1.i, ptr %scevgep216.i, align 8, !noalias !120
  %.227.3.1.i = add i64 %.220434436.i, 8
  %.256.3.1.i = load double, ptr %scevgep206.i, align 8, !noalias !120
  store double %.256.3.1.i, ptr %scevgep220.i, align 8, !noalias !120
  %lsr.iv.next228.i = add i64 %lsr.iv227.i, -2
  %niter.ncmp.1.i = icmp eq i64 %lsr.iv.next228.i, 0
  br i1 %niter.ncmp.1.i, label %B440.loopexit.unr-lcssa.unr-lcssa.i, label %B400.if.i

B636.if.i:                                        ; preds = %B636.if.i, %B636.if.preheader.new.new.i
  %lsr.iv195.i = phi i64 [ %lsr.iv.next196.i, %B636.if.i ], [ %unroll_iter28.i, %B636.if.preheader.new.new.i ]
  %.481440442.i = phi i64 [ %.488.3.1.i, %B636.if.i ], [ 0, %B636.if.preheader.new.new.i ]
  %sunkaddr260.i = shl i64 %.481440442.i, 3
  %sunkaddr261.i = getelementptr i8, ptr %arg.now, i64 %sunkaddr260.i
  %.515.i = load double, ptr %sunkaddr261.i, align 8, !noalias !120
  %sunkaddr263.i = getelementptr i8, ptr %.173, i64 %sunkaddr260.i
  store double %.515.i, ptr %sunkaddr263.i, align 8, !noalias !120
  %sunkaddr266.i = getelementptr i8, ptr %sunkaddr261.i, i64 8
  %.515.1.i = load double, ptr %sunkaddr266.i, align 8, !noalias !120
  %sunkaddr269.i = getelementptr i8, ptr %sunkaddr263.i, i64 8
  store double %.515.1.i, ptr %sunkaddr269.i, align 8, !noalias !120
  %sunkaddr272.i = getelementptr i8, ptr %sunkaddr261.i, i64 16
  %.515.2.i = load double, ptr %sunkaddr272.i, align 8, !noalias !120
  %sunkaddr275.i = getelementptr i8, ptr %sunkaddr263.i, i64 16
  store double %.515.2.i, ptr %sunkaddr275.i, align 8, !noalias !120
  %sunkaddr278.i = getelementptr i8, ptr %sunkaddr261.i, i64 24
  %.515.3.i = load double, ptr %sunkaddr278.i, align 8, !noalias !120
  %sunkaddr281.i = getelementptr i8, ptr %sunkaddr263.i, i64 24
  store double %.515.3.i, ptr %sunkaddr281.i, align 8, !noalias !120
  %sunkaddr284.i = getelementptr i8, ptr %sunkaddr261.i, i64 32
  %.515.130.i = load double, ptr %sunkaddr284.i, align 8, !noalias !120
  %sunkaddr287.i = getelementptr i8, ptr %sunkaddr263.i, i64 32
  store double %.515.130.i, ptr %sunkaddr287.i, align 8, !noalias !120
  %sunkaddr290.i = getelementptr i8, ptr %sunkaddr261.i, i64 40
  %.515.1.1.i = load double, ptr %sunkaddr290.i, align 8, !noalias !120
  %sunkaddr293.i = getelementptr i8, ptr %sunkaddr263.i, i64 40
  store double %.515.1.1.i, ptr %sunkaddr293.i, align 8, !noalias !120
  %sunkaddr296.i = getelementptr i8, ptr %sunkaddr261.i, i64 48
  %.515.2.1.i = load double, ptr %sunkaddr296.i, align 8, !noalias !120
  %sunkaddr299.i = getelementptr i8, ptr %sunkaddr263.i, i64 48
  store double %.515.2.1.i, ptr %sunkaddr299.i, align 8, !noalias !120
  %.488.3.1.i = add nuw i64 %.481440442.i, 8
  %sunkaddr302.i = getelementptr i8, ptr %sunkaddr261.i, i64 56
  %.515.3.1.i = load double, ptr %sunkaddr302.i, align 8, !noalias !120
  %sunkaddr305.i = getelementptr i8, ptr %sunkaddr263.i, i64 56
  store double %.515.3.1.i, ptr %sunkaddr305.i, align 8, !noalias !120
  %lsr.iv.next196.i = add i64 %lsr.iv195.i, -2
  %niter29.ncmp.1.i = icmp eq i64 %lsr.iv.next196.i, 0
  br i1 %niter29.ncmp.1.i, label %B664.loopexit.unr-lcssa.unr-lcssa.i, label %B636.if.i

B694.if.i:                                        ; preds = %B694.if.i, %B694.if.preheader.new.new.i
  %lsr.iv145.i = phi i64 [ %lsr.iv.next146.i, %B694.if.i ], [ %unroll_iter40.i, %B694.if.preheader.new.new.i ]
  %.612447449.i = phi i64 [ %.619.3.1.i, %B694.if.i ], [ 0, %B694.if.preheader.new.new.i ]
  %136 = shl i64 %.612447449.i, 3
  %sunkaddr307.i = getelementptr i8, ptr %arg.problem.7, i64 %136
  %.646.i = load double, ptr %sunkaddr307.i, align 8, !noalias !120
  %scevgep137.i = getelementptr i8, ptr %scevgep121.i, i64 %136
  %scevgep138.i = getelementptr i8, ptr %scevgep137.i, i64 -32
  %scevgep144.i = getelementptr i8, ptr %scevgep137.i, i64 -56
  store double %.646.i, ptr %scevgep144.i, align 8, !noalias !120
  %sunkaddr310.i = getelementptr i8, ptr %sunkaddr307.i, i64 8
  %.646.1.i = load double, ptr %sunkaddr310.i, align 8, !noalias !120
  %scevgep142.i = getelementptr i8, ptr %scevgep137.i, i64 -48
  store double %.646.1.i, ptr %scevgep142.i, align 8, !noalias !120
  %sunkaddr313.i = getelementptr i8, ptr %sunkaddr307.i, i64 16
  %.646.2.i = load double, ptr %sunkaddr313.i, align 8, !noalias !120
  %scevgep140.i = getelementptr i8, ptr %scevgep137.i, i64 -40
  store double %.646.2.i, ptr %scevgep140.i, align 8, !noalias !120
  %sunkaddr316.i = getelementptr i8, ptr %sunkaddr307.i, i64 24
  %.646.3.i = load double, ptr %sunkaddr316.i, align 8, !noalias !120
  store double %.646.3.i, ptr %scevgep138.i, align 8, !noalias !120
  %sunkaddr319.i = getelementptr i8, ptr %sunkaddr307.i, i64 32
  %.646.142.i = load double, ptr %sunkaddr319.i, align 8, !noalias !120
  %scevgep136.i = getelementptr i8, ptr %scevgep137.i, i64 -24
  store double %.646.142.i, ptr %scevgep136.i, align 8, !noalias !120
  %sunkaddr322.i = getelementptr i8, ptr %sunkaddr307.i, i64 40
  %.646.1.1.i = load double, ptr %sunkaddr322.i, align 8, !noalias !120
  %scevgep128.i = getelementptr i8, ptr %scevgep137.i, i64 -16
  store double %.646.1.1.i, ptr %scevgep128.i, align 8, !noalias !120
  %sunkaddr325.i = getelementptr i8, ptr %sunkaddr307.i, i64 48
  %.646.2.1.i = load double, ptr %sunkaddr325.i, align 8, !noalias !120
  %scevgep125.i = getelementptr i8, ptr %scevgep137.i, i64 -8
  store double %.646.2.1.i, ptr %scevgep125.i, align 8, !noalias !120
  %.619.3.1.i = add i64 %.612447449.i, 8
  %sunkaddr326.i = shl i64 %.619.3.1.i, 3
  %sunkaddr327.i = getelementptr i8, ptr %arg.problem.7, i64 %sunkaddr326.i
  %sunkaddr328.i = getelementptr i8, ptr %sunkaddr327.i, i64 -8
  %.646.3.1.i = load double, ptr %sunkaddr328.i, align 8, !noalias !120
  store double %.646.3.1.i, ptr %scevgep137.i, align 8, !noalias !120
  %lsr.iv.next146.i = add i64 %lsr.iv145.i, -2
  %niter41.ncmp.1.i = icmp eq i64 %lsr.iv.next146.i, 0
  br i1 %niter41.ncmp.1.i, label %B740.loopexit.unr-lcssa.unr-lcssa.i, label %B694.if.i

B848.if.i:                                        ; preds = %B1511.i, %B848.if.lr.ph.i
  %lsr.iv.i = phi ptr [ %.164, %B848.if.lr.ph.i ], [ %scevgep84.i, %B1511.i ]
  %137 = phi i64 [ 0, %B848.if.lr.ph.i ], [ %140, %B1511.i ]
  %.762486536.i = phi i64 [ 0, %B848.if.lr.ph.i ], [ %.769.i, %B1511.i ]
  %138 = add nuw i64 %137, 1
  %139 = icmp eq i64 %138, %.42.i
  %140 = select i1 %139, i64 0, i64 %138
  %.769.i = add nuw nsw i64 %.762486536.i, 1
  %gep52.i = getelementptr i64, ptr %invariant.gep51.i, i64 %.762486536.i
  %.802.i = load i64, ptr %gep52.i, align 8, !noalias !120
  %.808.i = getelementptr i8, ptr %gep52.i, i64 8
  %.809.i = load i64, ptr %.808.i, align 8, !noalias !120
  br i1 %.713.inv.i, label %B932.if.preheader.i, label %B966.i

B932.if.preheader.i:                              ; preds = %B848.if.i
  br i1 %99, label %B932.if.epil.preheader.i, label %B932.if.preheader8.i

B932.if.preheader8.i:                             ; preds = %B932.if.preheader.i
  br i1 %100, label %B932.if.epil.preheader43.i, label %B932.if.i

B932.if.i:                                        ; preds = %B932.if.preheader8.i, %B932.if.i
  %lsr.iv69.i = phi i64 [ %lsr.iv.next70.i, %B932.if.i ], [ %unroll_iter50.i, %B932.if.preheader8.i ]
  %lsr.iv85.i = phi ptr [ %scevgep77.i, %B932.if.i ], [ %lsr.iv.i, %B932.if.preheader8.i ]
  store double 0.000000e+00, ptr %lsr.iv85.i, align 8, !noalias !120
  %scevgep89.i = getelementptr i8, ptr %lsr.iv85.i, i64 %89
  store double 0.000000e+00, ptr %scevgep89.i, align 8, !noalias !120
  %scevgep71.i = getelementptr i8, ptr %scevgep89.i, i64 %89
  store double 0.000000e+00, ptr %scevgep71.i, align 8, !noalias !120
  %scevgep72.i = getelementptr i8, ptr %scevgep71.i, i64 %89
  store double 0.000000e+00, ptr %scevgep72.i, align 8, !noalias !120
  %scevgep73.i = getelementptr i8, ptr %scevgep72.i, i64 %89
  store double 0.000000e+00, ptr %scevgep73.i, align 8, !noalias !120
  %scevgep74.i = getelementptr i8, ptr %scevgep73.i, i64 %89
  store double 0.000000e+00, ptr %scevgep74.i, align 8, !noalias !120
  %scevgep75.i = getelementptr i8, ptr %scevgep74.i, i64 %89
  store double 0.000000e+00, ptr %scevgep75.i, align 8, !noalias !120
  %scevgep76.i = getelementptr i8, ptr %scevgep75.i, i64 %89
  store double 0.000000e+00, ptr %scevgep76.i, align 8, !noalias !120
  %lsr.iv.next70.i = add i64 %lsr.iv69.i, -2
  %niter51.ncmp.1.i = icmp eq i64 %lsr.iv.next70.i, 0
  %scevgep77.i = getelementptr i8, ptr %scevgep76.i, i64 %89
  br i1 %niter51.ncmp.1.i, label %B966.loopexit.unr-lcssa.unr-lcssa.i, label %B932.if.i

B1064.if.i:                                       ; preds = %B1064.if.i, %B1064.if.preheader74.i
  %lsr.iv104.i = phi ptr [ %scevgep103.i, %B1064.if.preheader74.i ], [ %scevgep105.i, %B1064.if.i ]
  %lsr.iv98.i = phi ptr [ %scevgep97.i, %B1064.if.preheader74.i ], [ %scevgep99.i, %B1064.if.i ]
  %lsr.iv94.i = phi i64 [ %112, %B1064.if.preheader74.i ], [ %lsr.iv.next95.i, %B1064.if.i ]
  %scevgep106.i = getelementptr i8, ptr %lsr.iv104.i, i64 -8
  %.1211.i = load double, ptr %scevgep106.i, align 8, !noalias !120
  %.1214.i = load i64, ptr %sunkaddr236.i, align 8, !noalias !120
  %141 = shl i64 %.1214.i, 3
  %scevgep100.i = getelementptr i8, ptr %lsr.iv98.i, i64 %141
  %scevgep101.i = getelementptr i8, ptr %scevgep100.i, i64 -8
  %.1218.i = load i64, ptr %scevgep101.i, align 8, !noalias !120
  %.1222.i = getelementptr double, ptr %84, i64 %.1218.i
  store double %.1211.i, ptr %.1222.i, align 8, !noalias !120
  %.1211.1.i = load double, ptr %lsr.iv104.i, align 8, !noalias !120
  %.1214.1.i = load i64, ptr %sunkaddr236.i, align 8, !noalias !120
  %142 = shl i64 %.1214.1.i, 3
  %scevgep107.i = getelementptr i8, ptr %lsr.iv98.i, i64 %142
  %.1218.1.i = load i64, ptr %scevgep107.i, align 8, !noalias !120
  %.1222.1.i = getelementptr double, ptr %84, i64 %.1218.1.i
  store double %.1211.1.i, ptr %.1222.1.i, align 8, !noalias !120
  %lsr.iv.next95.i = add i64 %lsr.iv94.i, -2
  %scevgep99.i = getelementptr i8, ptr %lsr.iv98.i, i64 16
  %scevgep105.i = getelementptr i8, ptr %lsr.iv104.i, i64 16
  %.1171.1.i = icmp sgt i64 %lsr.iv.next95.i, 2
  br i1 %.1171.1.i, label %B1064.if.i, label %B1138.i

B1420.endif.i:                                    ; preds = %B1420.endif.i, %B1420.endif.preheader1.i
  %lsr.iv108.i = phi ptr [ %scevgep109.1.i, %B1420.endif.i ], [ %lsr.iv.i, %B1420.endif.preheader1.i ]
  %.1422477479.i = phi i64 [ %.1429.1.i, %B1420.endif.i ], [ 0, %B1420.endif.preheader1.i ]
  %sunkaddr330.i = shl i64 %.1422477479.i, 3
  %sunkaddr331.i = getelementptr i8, ptr %arg.problem.7, i64 %sunkaddr330.i
  %.1456.i = load double, ptr %sunkaddr331.i, align 8, !noalias !120
  %.1501.i = load double, ptr %sunkaddr333.i, align 8, !noalias !120
  %.1502.i = fmul double %.1456.i, %.1501.i
  %scevgep85.i = getelementptr i8, ptr %scevgep82.i, i64 %sunkaddr330.i
  %scevgep87.i = getelementptr i8, ptr %scevgep85.i, i64 -8
  %.1505.i = load double, ptr %scevgep87.i, align 8, !noalias !120
  %.1509.i = fdiv double %.1502.i, %.1505.i
  store double %.1509.i, ptr %lsr.iv108.i, align 8, !noalias !120
  %scevgep109.i = getelementptr i8, ptr %lsr.iv108.i, i64 %89
  %.1429.1.i = add nuw i64 %.1422477479.i, 2
  %sunkaddr336.i = getelementptr i8, ptr %sunkaddr331.i, i64 8
  %.1456.1.i = load double, ptr %sunkaddr336.i, align 8, !noalias !120
  %.1501.1.i = load double, ptr %sunkaddr333.i, align 8, !noalias !120
  %.1502.1.i = fmul double %.1456.1.i, %.1501.1.i
  %.1505.1.i = load double, ptr %scevgep85.i, align 8, !noalias !120
  %.1509.1.i = fdiv double %.1502.1.i, %.1505.1.i
  store double %.1509.1.i, ptr %scevgep109.i, align 8, !noalias !120
  %scevgep109.1.i = getelementptr i8, ptr %scevgep109.i, i64 %89
  %niter57.ncmp.1.i = icmp eq i64 %unroll_iter56.i, %.1429.1.i
  br i1 %niter57.ncmp.1.i, label %B1511.loopexit.unr-lcssa.i, label %B1420.endif.i

B1046:                                            ; preds = %B1016
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B1224.critedge:                                   ; preds = %B496.i
  br label %B1224

B1224:                                            ; preds = %B72.loopexit.i.i, %B1224.critedge
  store i64 2, ptr %retptr, align 8
  br label %common.ret

B1256:                                            ; preds = %B1242.preheader, %B2930, %B1828.endif
  store i64 3, ptr %retptr, align 8
  br label %common.ret

B1274:                                            ; preds = %B1828.endif, %B1274.outer
  %excinfo.10.1 = phi ptr [ %excinfo.10.2, %B1274.outer ], [ %excinfo.10.3, %B1828.endif ]
  %length.3.21575 = phi double [ %length.3.21575.ph, %B1274.outer ], [ %.1668, %B1828.endif ]
  %.953 = fadd double %.604, %length.3.21575
  %.10.i241 = fcmp olt double %.55, %.953
  %.11.i242 = select i1 %.10.i241, double %.55, double %.953
  %.990 = fsub double %.11.i242, %.604
  %.1124 = load double, ptr %sunkaddr1074, align 8
  %.1126 = fcmp ogt double %.1124, 0.000000e+00
  br i1 %.1126, label %B1418, label %B1508

B1352.loopexit:                                   ; preds = %B1620.1748, %B1508
  %.1124.1 = load double, ptr %sunkaddr1074, align 8
  %.1126.1 = fcmp ogt double %.1124.1, 0.000000e+00
  br i1 %.1126.1, label %B1418.1, label %B1508.1

B1418.1:                                          ; preds = %B1352.loopexit
  %.1185.1 = fmul double %.990, 0x3FE4A36C0803A6DF
  %.1192.1 = fdiv double %.1185.1, %.1124.1
  %.1194.1 = fadd double %.1192.1, 1.000000e+00
  store ptr null, ptr %.1199, align 8
  call fastcc void @part11(ptr nonnull %.1199, double %.1194.1, ptr %.75, ptr %.72, i64 %.64, ptr %.1118.1)
  br label %B1508.1

B1508.1:                                          ; preds = %B1418.1, %B1352.loopexit
  br i1 %25, label %B1538.if.1, label %B1352.loopexit.1

B1538.if.1:                                       ; preds = %B1508.1, %B1620.1.1
  %.131212891291.1 = phi i64 [ %146, %B1620.1.1 ], [ 0, %B1508.1 ]
  %.1349.1 = load double, ptr %sunkaddr1074, align 8
  %.1351.1 = fcmp ogt double %.1349.1, 0.000000e+00
  %.1356.1 = icmp slt i64 %.131212891291.1, %.63
  %or.cond.1 = select i1 %.1351.1, i1 %.1356.1, i1 false
  br i1 %or.cond.1, label %B1584.1, label %B1620.1

B1584.1:                                          ; preds = %B1538.if.1
  %143 = shl i64 %.131212891291.1, 3
  %scevgep865 = getelementptr i8, ptr %scevgep862, i64 %143
  %scevgep866 = getelementptr i8, ptr %scevgep865, i64 -8
  %.1361.1 = load double, ptr %scevgep866, align 8
  %sunkaddr1078 = getelementptr i8, ptr %arg.now, i64 %143
  %.1365.1 = load double, ptr %sunkaddr1078, align 8
  %.1366.1 = fsub double %.1361.1, %.1365.1
  br label %B1620.1

B1620.1:                                          ; preds = %B1584.1, %B1538.if.1
  %"$phi1620.3.2.5.1" = phi double [ %.1366.1, %B1584.1 ], [ 0.000000e+00, %B1538.if.1 ]
  %144 = shl i64 %.131212891291.1, 3
  %scevgep867 = getelementptr i8, ptr %scevgep862, i64 %144
  %scevgep868 = getelementptr i8, ptr %scevgep867, i64 -8
  store double %"$phi1620.3.2.5.1", ptr %scevgep868, align 8
  %.1349.1.1 = load double, ptr %sunkaddr1074, align 8
  %.1351.1.1 = fcmp ogt double %.1349.1.1, 0.000000e+00
  %145 = or disjoint i64 %.131212891291.1, 1
  %.1356.1.1 = icmp slt i64 %145, %.63
  %or.cond.1.1 = select i1 %.1351.1.1, i1 %.1356.1.1, i1 false
  br i1 %or.cond.1.1, label %B1584.1.1, label %B1620.1.1

B1584.1.1:                                        ; preds = %B1620.1
  %.1361.1.1 = load double, ptr %scevgep867, align 8
  %sunkaddr1081 = getelementptr i8, ptr %arg.now, i64 %144
  %sunkaddr1082 = getelementptr i8, ptr %sunkaddr1081, i64 8
  %.1365.1.1 = load double, ptr %sunkaddr1082, align 8
  %.1366.1.1 = fsub double %.1361.1.1, %.1365.1.1
  br label %B1620.1.1

B1620.1.1:                                        ; preds = %B1584.1.1, %B1620.1
  %"$phi1620.3.2.5.1.1" = phi double [ %.1366.1.1, %B1584.1.1 ], [ 0.000000e+00, %B1620.1 ]
  store double %"$phi1620.3.2.5.1.1", ptr %scevgep867, align 8
  %146 = add nuw nsw i64 %.131212891291.1, 2
  %exitcond.1.not.1 = icmp eq i64 %146, %..64
  br i1 %exitcond.1.not.1, label %B1352.loopexit.1, label %B1538.if.1

B1352.loopexit.1:                                 ; preds = %B1620.1.1, %B1508.1
  %.1124.2 = load double, ptr %sunkaddr1074, align 8
  %.1126.2 = fcmp ogt double %.1124.2, 0.000000e+00
  br i1 %.1126.2, label %B1418.2, label %B1508.2

B1418.2:                                          ; preds = %B1352.loopexit.1
  %.1192.2 = fdiv double %.990, %.1124.2
  %.1194.2 = fadd double %.1192.2, 1.000000e+00
  store ptr null, ptr %.1199, align 8
  call fastcc void @part11(ptr nonnull %.1199, double %.1194.2, ptr %.75, ptr %.72, i64 %.64, ptr %.1118.2)
  br label %B1508.2

B1508.2:                                          ; preds = %B1418.2, %B1352.loopexit.1
  br i1 %25, label %B1538.if.2, label %B1740

B1538.if.2:                                       ; preds = %B1508.2, %B1620.2.1
  %.131212891291.2 = phi i64 [ %150, %B1620.2.1 ], [ 0, %B1508.2 ]
  %.1349.2 = load double, ptr %sunkaddr1074, align 8
  %.1351.2 = fcmp ogt double %.1349.2, 0.000000e+00
  %.1356.2 = icmp slt i64 %.131212891291.2, %.63
  %or.cond.2 = select i1 %.1351.2, i1 %.1356.2, i1 false
  br i1 %or.cond.2, label %B1584.2, label %B1620.2

B1584.2:                                          ; preds = %B1538.if.2
  %147 = shl i64 %.131212891291.2, 3
  %scevgep875 = getelementptr i8, ptr %scevgep872, i64 %147
  %scevgep876 = getelementptr i8, ptr %scevgep875, i64 -8
  %.1361.2 = load double, ptr %scevgep876, align 8
  %sunkaddr1086 = getelementptr i8, ptr %arg.now, i64 %147
  %.1365.2 = load double, ptr %sunkaddr1086, align 8
  %.1366.2 = fsub double %.1361.2, %.1365.2
  br label %B1620.2

B1620.2:                                          ; preds = %B1584.2, %B1538.if.2
  %"$phi1620.3.2.5.2" = phi double [ %.1366.2, %B1584.2 ], [ 0.000000e+00, %B1538.if.2 ]
  %148 = shl i64 %.131212891291.2, 3
  %scevgep877 = getelementptr i8, ptr %scevgep872, i64 %148
  %scevgep878 = getelementptr i8, ptr %scevgep877, i64 -8
  store double %"$phi1620.3.2.5.2", ptr %scevgep878, align 8
  %.1349.2.1 = load double, ptr %sunkaddr1074, align 8
  %.1351.2.1 = fcmp ogt double %.1349.2.1, 0.000000e+00
  %149 = or disjoint i64 %.131212891291.2, 1
  %.1356.2.1 = icmp slt i64 %149, %.63
  %or.cond.2.1 = select i1 %.1351.2.1, i1 %.1356.2.1, i1 false
  br i1 %or.cond.2.1, label %B1584.2.1, label %B1620.2.1

B1584.2.1:                                        ; preds = %B1620.2
  %.1361.2.1 = load double, ptr %scevgep877, align 8
  %sunkaddr1089 = getelementptr i8, ptr %arg.now, i64 %148
  %sunkaddr1090 = getelementptr i8, ptr %sunkaddr1089, i64 8
  %.1365.2.1 = load double, ptr %sunkaddr1090, align 8
  %.1366.2.1 = fsub double %.1361.2.1, %.1365.2.1
  br label %B1620.2.1

B1620.2.1:                                        ; preds = %B1584.2.1, %B1620.2
  %"$phi1620.3.2.5.2.1" = phi double [ %.1366.2.1, %B1584.2.1 ], [ 0.000000e+00, %B1620.2 ]
  store double %"$phi1620.3.2.5.2.1", ptr %scevgep877, align 8
  %150 = add nuw nsw i64 %.131212891291.2, 2
  %exitcond.2.not.1 = icmp eq i64 %150, %..64
  br i1 %exitcond.2.not.1, label %B1662.if, label %B1538.if.2

B1418:                                            ; preds = %B1274
  %.1185 = fmul double %.990, 0x3FC3D8B64657CAEA
  %.1192 = fdiv double %.1185, %.1124
  %.1194 = fadd double %.1192, 1.000000e+00
  store ptr null, ptr %.1199, align 8
  call fastcc void @part11(ptr nonnull %.1199, double %.1194, ptr %.75, ptr %.72, i64 %.64, ptr %.97)
  br label %B1508

B1508:                                            ; preds = %B1418, %B1274
  br i1 %25, label %B1538.if, label %B1352.loopexit

B1584:                                            ; preds = %B1538.if
  %151 = shl i64 %.131212891291, 3
  %scevgep854 = getelementptr i8, ptr %scevgep, i64 %151
  %scevgep855 = getelementptr i8, ptr %scevgep854, i64 -8
  %.1361 = load double, ptr %scevgep855, align 8
  %sunkaddr1092 = getelementptr i8, ptr %arg.now, i64 %151
  %.1365 = load double, ptr %sunkaddr1092, align 8
  %.1366 = fsub double %.1361, %.1365
  br label %B1620

B1620:                                            ; preds = %B1538.if, %B1584
  %"$phi1620.3.2.5" = phi double [ %.1366, %B1584 ], [ 0.000000e+00, %B1538.if ]
  %152 = shl i64 %.131212891291, 3
  %scevgep856 = getelementptr i8, ptr %scevgep, i64 %152
  %scevgep857 = getelementptr i8, ptr %scevgep856, i64 -8
  store double %"$phi1620.3.2.5", ptr %scevgep857, align 8
  %.1349.1735 = load double, ptr %sunkaddr1074, align 8
  %.1351.1736 = fcmp ogt double %.1349.1735, 0.000000e+00
  %153 = or disjoint i64 %.131212891291, 1
  %.1356.1737 = icmp slt i64 %153, %.63
  %or.cond.1738 = select i1 %.1351.1736, i1 %.1356.1737, i1 false
  br i1 %or.cond.1738, label %B1584.1745, label %B1620.1748

B1584.1745:                                       ; preds = %B1620
  %.1361.1741 = load double, ptr %scevgep856, align 8
  %sunkaddr1095 = getelementptr i8, ptr %arg.now, i64 %152
  %sunkaddr1096 = getelementptr i8, ptr %sunkaddr1095, i64 8
  %.1365.1743 = load double, ptr %sunkaddr1096, align 8
  %.1366.1744 = fsub double %.1361.1741, %.1365.1743
  br label %B1620.1748

B1620.1748:                                       ; preds = %B1584.1745, %B1620
  %"$phi1620.3.2.5.1746" = phi double [ %.1366.1744, %B1584.1745 ], [ 0.000000e+00, %B1620 ]
  store double %"$phi1620.3.2.5.1746", ptr %scevgep856, align 8
  %154 = add nuw nsw i64 %.131212891291, 2
  %exitcond.not.1 = icmp eq i64 %154, %..64
  br i1 %exitcond.not.1, label %B1352.loopexit, label %B1538.if

B1740:                                            ; preds = %B1662.if, %B1508.2
  store ptr null, ptr %.175.i, align 8, !noalias !142
  store ptr null, ptr %.205.i, align 8, !noalias !142
  store i8 0, ptr %.846.i, align 1, !noalias !142
  store ptr null, ptr %.1686.i, align 8, !noalias !142
  store ptr null, ptr %.1724.i, align 8, !noalias !142
  %.40.i = load i64, ptr %arg.problem.4, align 8, !noalias !142
  %.45.i = shl i64 %.40.i, 1
  %.46.i = add i64 %.45.i, 2
  %.22.i.i15 = load i64, ptr %.21.i, align 8, !noalias !146
  %.26.i.i16 = getelementptr double, ptr %arg.problem.5, i64 %.22.i.i15
  %.28.i.i17 = getelementptr i8, ptr %.26.i.i16, i64 8
  %.95.i = mul i64 %.46.i, 3
  %.96.i = getelementptr inbounds double, ptr %.138, i64 %.95.i
  %.99.idx.i = mul i64 %.46.i, 48
  %.99.i = getelementptr i8, ptr %.138, i64 %.99.idx.i
  %.102.idx.i = mul i64 %.46.i, 72
  %.102.i = getelementptr i8, ptr %.138, i64 %.102.idx.i
  %.125.idx.i = mul nsw i64 %.46.i, 80
  %.125.i = getelementptr inbounds i8, ptr %.138, i64 %.125.idx.i
  %.132739.i = or disjoint i64 %.45.i, 1
  %.134.i = mul i64 %.132739.i, %.40.i
  %.136.i = getelementptr inbounds double, ptr %.125.i, i64 %.134.i
  %.144.i = fdiv double 0x400D1A48D83E731D, %.990
  %.152.i = fdiv double 0x400572DB93E0C672, %.990
  %.160.i = fdiv double 0xC0086747F2C3FCB6, %.990
  store ptr null, ptr %.175.i, align 8, !noalias !142
  call fastcc void @part12(ptr nonnull %.175.i, ptr readonly %.164, i64 %.40.i, double %.144.i, double 0.000000e+00, ptr %.125.i)
  store ptr null, ptr %.205.i, align 8, !noalias !142
  call fastcc void @part12(ptr nonnull %.205.i, ptr readonly %.164, i64 %.40.i, double %.152.i, double %.160.i, ptr %.136.i)
  %.387.inv.i = icmp sgt i64 %.40.i, 0
  %..45746.i = select i1 %.387.inv.i, i64 %.45.i, i64 0
  %.429810.i = icmp sgt i64 %..45746.i, 0
  br i1 %.429810.i, label %B542.if.preheader.i, label %B678.i

B542.if.lr.ph.1.i:                                ; preds = %B542.if.i
  %155 = getelementptr i8, ptr %.138, i64 %201
  %scevgep610.i = getelementptr i8, ptr %155, i64 24
  br label %B542.if.1.i

B542.if.1.i:                                      ; preds = %B542.if.1.i, %B542.if.lr.ph.1.i
  %.435805811.1.i = phi i64 [ 0, %B542.if.lr.ph.1.i ], [ %.442.1.1.i, %B542.if.1.i ]
  %156 = shl i64 %.435805811.1.i, 3
  %scevgep609.i = getelementptr i8, ptr %.97, i64 %156
  %.671.11539.i = load double, ptr %scevgep609.i, align 8, !noalias !142
  %.672.11540.i = fmul double %.671.11539.i, 0x4010B70201A79C46
  %157 = fsub double 0.000000e+00, %.672.11540.i
  %scevgep259.i = getelementptr i8, ptr %scevgep618.i, i64 %156
  %scevgep261.i = getelementptr i8, ptr %scevgep259.i, i64 -8
  %.671.1.1.i = load double, ptr %scevgep261.i, align 8, !noalias !142
  %.672.1.1.i = fmul double %.671.1.1.i, 0x3FD4F8C15DA84E86
  %158 = fsub double %157, %.672.1.1.i
  %scevgep257.i = getelementptr i8, ptr %scevgep614.i, i64 %156
  %scevgep258.i = getelementptr i8, ptr %scevgep257.i, i64 -8
  %.671.2.1.i = load double, ptr %scevgep258.i, align 8, !noalias !142
  %.672.2.1.i = fmul double %.671.2.1.i, 0x3FDE810014C55221
  %.674.2.1.i = fadd double %158, %.672.2.1.i
  %scevgep255.i = getelementptr i8, ptr %scevgep610.i, i64 %156
  %scevgep256.i = getelementptr i8, ptr %scevgep255.i, i64 -8
  store double %.674.2.1.i, ptr %scevgep256.i, align 8, !noalias !142
  %scevgep263.i = getelementptr i8, ptr %scevgep609.i, i64 8
  %.671.11539.1.i = load double, ptr %scevgep263.i, align 8, !noalias !142
  %.672.11540.1.i = fmul double %.671.11539.1.i, 0x4010B70201A79C46
  %159 = fsub double 0.000000e+00, %.672.11540.1.i
  %.671.1.1.1.i = load double, ptr %scevgep259.i, align 8, !noalias !142
  %.672.1.1.1.i = fmul double %.671.1.1.1.i, 0x3FD4F8C15DA84E86
  %160 = fsub double %159, %.672.1.1.1.i
  %.671.2.1.1.i = load double, ptr %scevgep257.i, align 8, !noalias !142
  %.672.2.1.1.i = fmul double %.671.2.1.1.i, 0x3FDE810014C55221
  %.674.2.1.1.i = fadd double %160, %.672.2.1.1.i
  %.442.1.1.i = add nuw nsw i64 %.435805811.1.i, 2
  store double %.674.2.1.1.i, ptr %scevgep255.i, align 8, !noalias !142
  %exitcond.1.not.1.i = icmp eq i64 %..45746.i, %.442.1.1.i
  br i1 %exitcond.1.not.1.i, label %B542.if.lr.ph.2.i, label %B542.if.1.i

B542.if.lr.ph.2.i:                                ; preds = %B542.if.1.i
  %161 = add i64 %199, 40
  %scevgep584.i = getelementptr i8, ptr %.97, i64 %161
  %scevgep595.i = getelementptr i8, ptr %.138, i64 %161
  br label %B542.if.2.i

B542.if.2.i:                                      ; preds = %B542.if.2.i, %B542.if.lr.ph.2.i
  %.435805811.2.i = phi i64 [ 0, %B542.if.lr.ph.2.i ], [ %.442.2.1.i, %B542.if.2.i ]
  %162 = shl i64 %.435805811.2.i, 3
  %scevgep594.i = getelementptr i8, ptr %.97, i64 %162
  %.671.21543.i = load double, ptr %scevgep594.i, align 8, !noalias !142
  %.672.21544.i = fmul double %.671.21543.i, 0x3FE017885A24A7F2
  %.674.21545.i = fadd double %.672.21544.i, 0.000000e+00
  %scevgep590.i = getelementptr i8, ptr %scevgep618.i, i64 %162
  %scevgep252.i = getelementptr i8, ptr %scevgep590.i, i64 -8
  %.671.1.2.i = load double, ptr %scevgep252.i, align 8, !noalias !142
  %.672.1.2.i = fmul double %.671.1.2.i, 0x4004934E6FCAA598
  %163 = fsub double %.674.21545.i, %.672.1.2.i
  %scevgep249.i = getelementptr i8, ptr %scevgep584.i, i64 %162
  %scevgep250.i = getelementptr i8, ptr %scevgep249.i, i64 -8
  %.671.2.2.i = load double, ptr %scevgep250.i, align 8, !noalias !142
  %.672.2.2.i = fmul double %.671.2.2.i, 0x3FE312C0CF7BDFD1
  %.674.2.2.i = fadd double %163, %.672.2.2.i
  %scevgep247.i = getelementptr i8, ptr %scevgep595.i, i64 %162
  %scevgep248.i = getelementptr i8, ptr %scevgep247.i, i64 -8
  store double %.674.2.2.i, ptr %scevgep248.i, align 8, !noalias !142
  %scevgep254.i = getelementptr i8, ptr %scevgep594.i, i64 8
  %.671.21543.1.i = load double, ptr %scevgep254.i, align 8, !noalias !142
  %.672.21544.1.i = fmul double %.671.21543.1.i, 0x3FE017885A24A7F2
  %.674.21545.1.i = fadd double %.672.21544.1.i, 0.000000e+00
  %.671.1.2.1.i = load double, ptr %scevgep590.i, align 8, !noalias !142
  %.672.1.2.1.i = fmul double %.671.1.2.1.i, 0x4004934E6FCAA598
  %164 = fsub double %.674.21545.1.i, %.672.1.2.1.i
  %.671.2.2.1.i = load double, ptr %scevgep249.i, align 8, !noalias !142
  %.672.2.2.1.i = fmul double %.671.2.2.1.i, 0x3FE312C0CF7BDFD1
  %.674.2.2.1.i = fadd double %164, %.672.2.2.1.i
  %.442.2.1.i = add nuw nsw i64 %.435805811.2.i, 2
  store double %.674.2.2.1.i, ptr %scevgep247.i, align 8, !noalias !142
  %exitcond.2.not.1.i = icmp eq i64 %..45746.i, %.442.2.1.i
  br i1 %exitcond.2.not.1.i, label %B678.i, label %B542.if.2.i

B678.i:                                           ; preds = %B542.if.2.i, %B1740
  %.1713.i = getelementptr double, ptr %.99.i, i64 %.46.i
  %.1717.idx.i = shl i64 %.46.i, 4
  %.1717.i = getelementptr i8, ptr %.99.i, i64 %.1717.idx.i
  %xtraiter.i.i18 = and i64 %.95.i, 2
  %unroll_iter.i.i19 = and i64 %.95.i, 9223372036854775804
  %xtraiter.i60.i = and i64 %.45.i, 2
  %unroll_iter.i62.i = and i64 %.45.i, 9223372036854775804
  %.185.i.i = sitofp i64 %.46.i to double
  %165 = mul i64 %.40.i, 48
  %166 = getelementptr i8, ptr %.138, i64 %165
  %scevgep.i20 = getelementptr i8, ptr %166, i64 72
  %167 = mul i64 %.40.i, 80
  %168 = getelementptr i8, ptr %.138, i64 %167
  %scevgep459.i = getelementptr i8, ptr %168, i64 88
  %169 = shl i64 %.40.i, 6
  %170 = getelementptr i8, ptr %.138, i64 %169
  %scevgep463.i = getelementptr i8, ptr %170, i64 72
  %scevgep467.i = getelementptr i8, ptr %166, i64 56
  %171 = mul i64 %.40.i, 96
  %172 = getelementptr i8, ptr %.138, i64 %171
  %173 = mul i64 %.40.i, 112
  %174 = getelementptr i8, ptr %.138, i64 %173
  %175 = shl i64 %.40.i, 7
  %176 = getelementptr i8, ptr %.138, i64 %175
  %scevgep511.i = getelementptr i8, ptr %.138, i64 %.1717.idx.i
  %177 = shl i64 %.40.i, 4
  %178 = getelementptr i8, ptr %.138, i64 %177
  %scevgep514.i = getelementptr i8, ptr %178, i64 16
  %scevgep524.i = getelementptr i8, ptr %172, i64 120
  %scevgep541.i = getelementptr i8, ptr %174, i64 136
  %scevgep559.i = getelementptr i8, ptr %176, i64 152
  %scevgep579.i = getelementptr i8, ptr %.97, i64 %.1717.idx.i
  %179 = getelementptr i8, ptr %.97, i64 %177
  %scevgep582.i = getelementptr i8, ptr %179, i64 16
  %180 = icmp slt i64 %.40.i, 0
  %181 = icmp ult i64 %.95.i, 4
  %182 = icmp eq i64 %xtraiter.i.i18, 0
  %183 = icmp slt i64 %.40.i, 1
  %184 = icmp ult i64 %.45.i, 4
  %185 = icmp eq i64 %xtraiter.i60.i, 0
  %186 = and i64 %.40.i, 1
  %187 = icmp eq i64 %186, 0
  br label %B732.i

B732.i:                                           ; preds = %B2110.i, %B678.i
  %.787.sroa.0.050.i = phi i64 [ 0, %B678.i ], [ %.787.sroa.0.0.i, %B2110.i ]
  %.79695549.i = phi i64 [ 5, %B678.i ], [ %.796955.i, %B2110.i ]
  %.80396948.i = phi i64 [ 1, %B678.i ], [ %.803969.i, %B2110.i ]
  %before.2.047.i = phi double [ 0.000000e+00, %B678.i ], [ %.1948.i, %B2110.i ]
  %rate.3.046.i = phi double [ 0.000000e+00, %B678.i ], [ %rate.2.1.i, %B2110.i ]
  store i8 0, ptr %.846.i, align 1, !noalias !142
  call fastcc void @part13(ptr nonnull %.846.i, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.604, double %.990, ptr readonly %arg.now, ptr %.97, ptr %.96.i, ptr %.102.i)
  %.860.i = load i8, ptr %.846.i, align 1, !noalias !142
  %.863.not.i = icmp eq i8 %.860.i, 0
  br i1 %.863.not.i, label %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v35B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit, label %B782.i

B782.i:                                           ; preds = %B732.i
  br i1 %180, label %B856.if.i, label %B38.if.preheader.i.i21

B38.if.preheader.i.i21:                           ; preds = %B782.i
  br i1 %181, label %B38.if.epil.preheader.i.i40, label %B38.if.i.i22

B72.loopexit.unr-lcssa.i.i39:                     ; preds = %B38.if.i.i22
  br i1 %182, label %B72.loopexit.i.i52, label %B38.if.epil.preheader.i.i40

B38.if.epil.preheader.i.i40:                      ; preds = %B72.loopexit.unr-lcssa.i.i39, %B38.if.preheader.i.i21
  %total.2.039.epil.init.i.i41 = phi double [ 0.000000e+00, %B38.if.preheader.i.i21 ], [ %.135.3.i.i37, %B72.loopexit.unr-lcssa.i.i39 ]
  %.983537.epil.init.i.i42 = phi i64 [ 0, %B38.if.preheader.i.i21 ], [ %unroll_iter.i.i19, %B72.loopexit.unr-lcssa.i.i39 ]
  %188 = shl i64 %.983537.epil.init.i.i42, 3
  %scevgep.i.i43 = getelementptr i8, ptr %.96.i, i64 %188
  br label %B38.if.epil.i.i44

B38.if.epil.i.i44:                                ; preds = %B38.if.epil.i.i44, %B38.if.epil.preheader.i.i40
  %total.2.039.epil.i.i45 = phi double [ %.135.epil.i.i49, %B38.if.epil.i.i44 ], [ %total.2.039.epil.init.i.i41, %B38.if.epil.preheader.i.i40 ]
  %epil.iter.i.i46 = phi i64 [ %epil.iter.next.i.i50, %B38.if.epil.i.i44 ], [ 0, %B38.if.epil.preheader.i.i40 ]
  %189 = shl i64 %epil.iter.i.i46, 3
  %scevgep458.i = getelementptr i8, ptr %scevgep.i.i43, i64 %189
  %.132.epil.i.i47 = load double, ptr %scevgep458.i, align 8, !noalias !149
  %.133.epil.i.i48 = fmul double %.132.epil.i.i47, 0.000000e+00
  %.135.epil.i.i49 = fadd double %total.2.039.epil.i.i45, %.133.epil.i.i48
  %epil.iter.next.i.i50 = add i64 %epil.iter.i.i46, 1
  %epil.iter.cmp.not.i.i51 = icmp eq i64 %xtraiter.i.i18, %epil.iter.next.i.i50
  br i1 %epil.iter.cmp.not.i.i51, label %B72.loopexit.i.i52, label %B38.if.epil.i.i44, !llvm.loop !152

B72.loopexit.i.i52:                               ; preds = %B38.if.epil.i.i44, %B72.loopexit.unr-lcssa.i.i39
  %.135.lcssa.i.i53 = phi double [ %.135.3.i.i37, %B72.loopexit.unr-lcssa.i.i39 ], [ %.135.epil.i.i49, %B38.if.epil.i.i44 ]
  %190 = fcmp une double %.135.lcssa.i.i53, 0.000000e+00
  br i1 %190, label %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v35B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit, label %B856.if.i

B38.if.i.i22:                                     ; preds = %B38.if.preheader.i.i21, %B38.if.i.i22
  %total.2.039.i.i23 = phi double [ %.135.3.i.i37, %B38.if.i.i22 ], [ 0.000000e+00, %B38.if.preheader.i.i21 ]
  %.983537.i.i24 = phi i64 [ %.105.3.i.i34, %B38.if.i.i22 ], [ 0, %B38.if.preheader.i.i21 ]
  %sunkaddr.i.i = shl i64 %.983537.i.i24, 3
  %scevgep456.i = getelementptr i8, ptr %scevgep.i20, i64 %sunkaddr.i.i
  %scevgep457.i = getelementptr i8, ptr %scevgep456.i, i64 -24
  %.132.i.i25 = load double, ptr %scevgep457.i, align 8, !noalias !149
  %.133.i.i26 = fmul double %.132.i.i25, 0.000000e+00
  %.135.i.i27 = fadd double %total.2.039.i.i23, %.133.i.i26
  %scevgep183.i = getelementptr i8, ptr %scevgep456.i, i64 -16
  %.132.1.i.i28 = load double, ptr %scevgep183.i, align 8, !noalias !149
  %.133.1.i.i29 = fmul double %.132.1.i.i28, 0.000000e+00
  %.135.1.i.i30 = fadd double %.135.i.i27, %.133.1.i.i29
  %scevgep181.i = getelementptr i8, ptr %scevgep456.i, i64 -8
  %.132.2.i.i31 = load double, ptr %scevgep181.i, align 8, !noalias !149
  %.133.2.i.i32 = fmul double %.132.2.i.i31, 0.000000e+00
  %.135.2.i.i33 = fadd double %.135.1.i.i30, %.133.2.i.i32
  %.105.3.i.i34 = add nuw nsw i64 %.983537.i.i24, 4
  %.132.3.i.i35 = load double, ptr %scevgep456.i, align 8, !noalias !149
  %.133.3.i.i36 = fmul double %.132.3.i.i35, 0.000000e+00
  %.135.3.i.i37 = fadd double %.135.2.i.i33, %.133.3.i.i36
  %niter.ncmp.3.i.i38 = icmp eq i64 %unroll_iter.i.i19, %.105.3.i.i34
  br i1 %niter.ncmp.3.i.i38, label %B72.loopexit.unr-lcssa.i.i39, label %B38.if.i.i22

B890.if.1.i:                                      ; preds = %B890.if.i, %B890.if.1.i
  %.1228848854.1.i = phi i64 [ %.1235.1.1.i, %B890.if.1.i ], [ 0, %B890.if.i ]
  %191 = shl i64 %.1228848854.1.i, 3
  %scevgep485.i = getelementptr i8, ptr %scevgep467.i, i64 %191
  %scevgep486.i = getelementptr i8, ptr %scevgep485.i, i64 -8
  %.1464.11550.i = load double, ptr %scevgep486.i, align 8, !noalias !142
  %.1465.11551.i = fmul double %.1464.11550.i, 0x4010B70201A79C46
  %192 = fsub double 0.000000e+00, %.1465.11551.i
  %scevgep194.i = getelementptr i8, ptr %scevgep463.i, i64 %191
  %scevgep195.i = getelementptr i8, ptr %scevgep194.i, i64 -8
  %.1464.1.1.i = load double, ptr %scevgep195.i, align 8, !noalias !142
  %.1465.1.1.i = fmul double %.1464.1.1.i, 0x3FD4F8C15DA84E86
  %193 = fsub double %192, %.1465.1.1.i
  %scevgep192.i = getelementptr i8, ptr %scevgep459.i, i64 %191
  %scevgep193.i = getelementptr i8, ptr %scevgep192.i, i64 -8
  %.1464.2.1.i = load double, ptr %scevgep193.i, align 8, !noalias !142
  %.1465.2.1.i = fmul double %.1464.2.1.i, 0x3FDE810014C55221
  %.1467.2.1.i = fadd double %193, %.1465.2.1.i
  %sunkaddr274.i = getelementptr i8, ptr %174, i64 %191
  %sunkaddr275.i61 = getelementptr i8, ptr %sunkaddr274.i, i64 112
  store double %.1467.2.1.i, ptr %sunkaddr275.i61, align 8, !noalias !142
  %.1464.11550.1.i = load double, ptr %scevgep485.i, align 8, !noalias !142
  %.1465.11551.1.i = fmul double %.1464.11550.1.i, 0x4010B70201A79C46
  %194 = fsub double 0.000000e+00, %.1465.11551.1.i
  %.1464.1.1.1.i = load double, ptr %scevgep194.i, align 8, !noalias !142
  %.1465.1.1.1.i = fmul double %.1464.1.1.1.i, 0x3FD4F8C15DA84E86
  %195 = fsub double %194, %.1465.1.1.1.i
  %.1464.2.1.1.i = load double, ptr %scevgep192.i, align 8, !noalias !142
  %.1465.2.1.1.i = fmul double %.1464.2.1.1.i, 0x3FDE810014C55221
  %.1467.2.1.1.i = fadd double %195, %.1465.2.1.1.i
  %.1235.1.1.i = add nuw nsw i64 %.1228848854.1.i, 2
  %sunkaddr278.i62 = getelementptr i8, ptr %sunkaddr274.i, i64 120
  store double %.1467.2.1.1.i, ptr %sunkaddr278.i62, align 8, !noalias !142
  %exitcond1547.1.not.1.i = icmp eq i64 %..45746.i, %.1235.1.1.i
  br i1 %exitcond1547.1.not.1.i, label %B890.if.2.i, label %B890.if.1.i

B890.if.2.i:                                      ; preds = %B890.if.1.i, %B890.if.2.i
  %.1228848854.2.i = phi i64 [ %.1235.2.1.i, %B890.if.2.i ], [ 0, %B890.if.1.i ]
  %196 = shl i64 %.1228848854.2.i, 3
  %scevgep501.i = getelementptr i8, ptr %scevgep467.i, i64 %196
  %scevgep502.i = getelementptr i8, ptr %scevgep501.i, i64 -8
  %.1464.21554.i = load double, ptr %scevgep502.i, align 8, !noalias !142
  %.1465.21555.i = fmul double %.1464.21554.i, 0x3FE017885A24A7F2
  %.1467.21556.i = fadd double %.1465.21555.i, 0.000000e+00
  %scevgep200.i = getelementptr i8, ptr %scevgep463.i, i64 %196
  %scevgep201.i = getelementptr i8, ptr %scevgep200.i, i64 -8
  %.1464.1.2.i = load double, ptr %scevgep201.i, align 8, !noalias !142
  %.1465.1.2.i = fmul double %.1464.1.2.i, 0x4004934E6FCAA598
  %197 = fsub double %.1467.21556.i, %.1465.1.2.i
  %scevgep198.i63 = getelementptr i8, ptr %scevgep459.i, i64 %196
  %scevgep199.i64 = getelementptr i8, ptr %scevgep198.i63, i64 -8
  %.1464.2.2.i = load double, ptr %scevgep199.i64, align 8, !noalias !142
  %.1465.2.2.i = fmul double %.1464.2.2.i, 0x3FE312C0CF7BDFD1
  %.1467.2.2.i = fadd double %197, %.1465.2.2.i
  %sunkaddr280.i = getelementptr i8, ptr %176, i64 %196
  %sunkaddr281.i65 = getelementptr i8, ptr %sunkaddr280.i, i64 128
  store double %.1467.2.2.i, ptr %sunkaddr281.i65, align 8, !noalias !142
  %.1464.21554.1.i = load double, ptr %scevgep501.i, align 8, !noalias !142
  %.1465.21555.1.i = fmul double %.1464.21554.1.i, 0x3FE017885A24A7F2
  %.1467.21556.1.i = fadd double %.1465.21555.1.i, 0.000000e+00
  %.1464.1.2.1.i = load double, ptr %scevgep200.i, align 8, !noalias !142
  %.1465.1.2.1.i = fmul double %.1464.1.2.1.i, 0x4004934E6FCAA598
  %198 = fsub double %.1467.21556.1.i, %.1465.1.2.1.i
  %.1464.2.2.1.i = load double, ptr %scevgep198.i63, align 8, !noalias !142
  %.1465.2.2.1.i = fmul double %.1464.2.2.1.i, 0x3FE312C0CF7BDFD1
  %.1467.2.2.1.i = fadd double %198, %.1465.2.2.1.i
  %.1235.2.1.i = add nuw nsw i64 %.1228848854.2.i, 2
  %sunkaddr284.i66 = getelementptr i8, ptr %sunkaddr280.i, i64 136
  store double %.1467.2.2.1.i, ptr %sunkaddr284.i66, align 8, !noalias !142
  %exitcond1547.2.not.1.i = icmp eq i64 %..45746.i, %.1235.2.1.i
  br i1 %exitcond1547.2.not.1.i, label %B1056.if.i, label %B890.if.2.i

B1290.i:                                          ; preds = %B1056.if.i, %B856.if.i
  store ptr null, ptr %.1686.i, align 8, !noalias !142
  call fastcc void @part14(ptr nonnull %.1686.i, ptr readonly %.164, i64 %.40.i, ptr %.28.i.i17, double %.144.i, double 0.000000e+00, ptr %.125.i, ptr %.99.i, ptr %.102.i)
  store ptr null, ptr %.1724.i, align 8, !noalias !142
  call fastcc void @part14(ptr nonnull %.1724.i, ptr readonly %.164, i64 %.40.i, ptr %.28.i.i17, double %.152.i, double %.160.i, ptr %.136.i, ptr %.1713.i, ptr %.1717.i)
  br i1 %183, label %B282.i79.i, label %B38.if.preheader.i59.i

B1646.i:                                          ; preds = %B282.i253.i
  %.2020.i = icmp sgt i64 %.787.sroa.0.050.i, 0
  br i1 %.2020.i, label %B1658.i, label %B1738.i

B1658.i:                                          ; preds = %B1646.i
  %.2029.i = fdiv double %.1948.i, %before.2.047.i
  %.2037.i = fcmp ult double %.2029.i, 1.000000e+00
  br i1 %.2037.i, label %B1680.i, label %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v35B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit

B1680.i:                                          ; preds = %B1658.i
  %.2043.i = sub nsw i64 6, %.787.sroa.0.050.i
  %.16.i.i = icmp sgt i64 %.787.sroa.0.050.i, 6
  %.2043.neg.i = add nsw i64 %.787.sroa.0.050.i, -6
  %spec.select.i = select i1 %.16.i.i, i64 %.2043.neg.i, i64 %.2043.i
  %.67.i.i = icmp samesign ugt i64 %spec.select.i, 65536
  br i1 %.67.i.i, label %B202.i.i, label %B270.i.i

B202.i.i:                                         ; preds = %B1680.i
  %.76.i.i60 = sitofp i64 %.2043.i to double
  %.80.i.i = tail call double @llvm.pow.f64(double %.2029.i, double %.76.i.i60)
  br label %B1680.endif.i

B270.i.i:                                         ; preds = %B1680.i
  %.108.not.i.i = icmp eq i64 %spec.select.i, 0
  br i1 %.108.not.i.i, label %B334.thread.i.i, label %B282.i.i

B282.i.i:                                         ; preds = %B270.i.i, %B282.i.i
  %r.2.0.i.i = phi double [ %r.3.1.i.i, %B282.i.i ], [ 1.000000e+00, %B270.i.i ]
  %a.1.2.0.i.i = phi double [ %.147.i.i59, %B282.i.i ], [ %.2029.i, %B270.i.i ]
  %exp.4.0.i.i = phi i64 [ %.142.i.i, %B282.i.i ], [ %spec.select.i, %B270.i.i ]
  %.122.i.i = and i64 %exp.4.0.i.i, 1
  %.123.not.i.i = icmp eq i64 %.122.i.i, 0
  %.127.i.i = fmul double %r.2.0.i.i, %a.1.2.0.i.i
  %r.3.1.i.i = select i1 %.123.not.i.i, double %r.2.0.i.i, double %.127.i.i
  %.142.i.i = lshr i64 %exp.4.0.i.i, 1
  %.147.i.i59 = fmul double %a.1.2.0.i.i, %a.1.2.0.i.i
  %.150.not.i.i = icmp eq i64 %.142.i.i, 0
  br i1 %.150.not.i.i, label %B334.i.i, label %B282.i.i

B334.i.i:                                         ; preds = %B282.i.i
  br i1 %.16.i.i, label %B338.i.i, label %B1680.endif.i

B334.thread.i.i:                                  ; preds = %B270.i.i
  br i1 %.16.i.i, label %B338.endif.i.i, label %B1680.endif.i

B338.i.i:                                         ; preds = %B334.i.i
  %.168.i.i = fcmp oeq double %r.3.1.i.i, 0.000000e+00
  br i1 %.168.i.i, label %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v35B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit, label %B338.endif.i.i, !prof !153

B338.endif.i.i:                                   ; preds = %B338.i.i, %B334.thread.i.i
  %r.4.126.i.i = phi double [ %r.3.1.i.i, %B338.i.i ], [ 1.000000e+00, %B334.thread.i.i ]
  %.175.i.i = fdiv double 1.000000e+00, %r.4.126.i.i
  br label %B1680.endif.i

B1738.i:                                          ; preds = %B1680.endif.i, %B1646.i
  %rate.2.1.i = phi double [ %.2029.i, %B1680.endif.i ], [ %rate.3.046.i, %B1646.i ]
  br i1 %.429810.i, label %B1768.if.i, label %B2042.i

B2042.i:                                          ; preds = %B1768.if.i, %B1738.i
  %.2759.i = fcmp oeq double %.1948.i, 0.000000e+00
  br i1 %.2759.i, label %B2096.i, label %B2054.i

B2054.i:                                          ; preds = %B2042.i
  br i1 %.2020.i, label %B2066.i, label %B2110.i

B2066.i:                                          ; preds = %B2054.i
  %.2766.i = fsub double 1.000000e+00, %rate.2.1.i
  %.2771.i = fdiv double %rate.2.1.i, %.2766.i
  %.2773.i = fmul double %.1948.i, %.2771.i
  %.2775.i = fcmp olt double %.2773.i, %.11.i253
  br i1 %.2775.i, label %B2096.i, label %B2110.i

B2096.i:                                          ; preds = %B2066.i, %B2042.i
  %.2826.i = add nsw i64 %.787.sroa.0.050.i, 1
  br label %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v35B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit

B2110.i:                                          ; preds = %B2066.i, %B2054.i
  %.797.i = icmp ne i64 %.79695549.i, 0
  %.810.i = zext i1 %.797.i to i64
  %.803969.i = add i64 %.80396948.i, %.810.i
  %.806.i = sext i1 %.797.i to i64
  %.796955.i = add nsw i64 %.79695549.i, %.806.i
  %.787.sroa.0.0.i = select i1 %.797.i, i64 %.80396948.i, i64 0
  %B732.termcond.not.i = icmp eq i64 %.79695549.i, 0
  br i1 %B732.termcond.not.i, label %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v35B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit, label %B732.i

B542.if.preheader.i:                              ; preds = %B1740
  %199 = shl i64 %.40.i, 5
  %200 = getelementptr i8, ptr %.97, i64 %199
  %scevgep614.i = getelementptr i8, ptr %200, i64 40
  %201 = shl i64 %.40.i, 4
  %202 = getelementptr i8, ptr %.97, i64 %201
  %scevgep618.i = getelementptr i8, ptr %202, i64 24
  br label %B542.if.i

B542.if.i:                                        ; preds = %B542.if.i, %B542.if.preheader.i
  %.435805811.i = phi i64 [ 0, %B542.if.preheader.i ], [ %.442.1404.i, %B542.if.i ]
  %203 = shl i64 %.435805811.i, 3
  %scevgep624.i = getelementptr i8, ptr %.97, i64 %203
  %.671.i = load double, ptr %scevgep624.i, align 8, !noalias !142
  %.672.i = fmul double %.671.i, 0x4010B70201A79C46
  %.674.i = fadd double %.672.i, 0.000000e+00
  %scevgep620.i = getelementptr i8, ptr %scevgep618.i, i64 %203
  %scevgep271.i = getelementptr i8, ptr %scevgep620.i, i64 -8
  %.671.1.i = load double, ptr %scevgep271.i, align 8, !noalias !142
  %.672.1.i = fmul double %.671.1.i, 0x3FD4F8C15DA84E86
  %.674.1.i = fadd double %.674.i, %.672.1.i
  %scevgep268.i = getelementptr i8, ptr %scevgep614.i, i64 %203
  %scevgep269.i = getelementptr i8, ptr %scevgep268.i, i64 -8
  %.671.2.i = load double, ptr %scevgep269.i, align 8, !noalias !142
  %.672.2.i = fmul double %.671.2.i, 0x3FE0BF7FF59D56EF
  %.674.2.i = fadd double %.674.1.i, %.672.2.i
  %sunkaddr286.i = getelementptr i8, ptr %.138, i64 %203
  store double %.674.2.i, ptr %sunkaddr286.i, align 8, !noalias !142
  %scevgep273.i = getelementptr i8, ptr %scevgep624.i, i64 8
  %.671.1394.i = load double, ptr %scevgep273.i, align 8, !noalias !142
  %.672.1395.i = fmul double %.671.1394.i, 0x4010B70201A79C46
  %.674.1396.i = fadd double %.672.1395.i, 0.000000e+00
  %.671.1.1398.i = load double, ptr %scevgep620.i, align 8, !noalias !142
  %.672.1.1399.i = fmul double %.671.1.1398.i, 0x3FD4F8C15DA84E86
  %.674.1.1.i = fadd double %.674.1396.i, %.672.1.1399.i
  %.671.2.1401.i = load double, ptr %scevgep268.i, align 8, !noalias !142
  %.672.2.1402.i = fmul double %.671.2.1401.i, 0x3FE0BF7FF59D56EF
  %.674.2.1403.i = fadd double %.674.1.1.i, %.672.2.1402.i
  %.442.1404.i = add nuw nsw i64 %.435805811.i, 2
  %sunkaddr289.i = getelementptr i8, ptr %sunkaddr286.i, i64 8
  store double %.674.2.1403.i, ptr %sunkaddr289.i, align 8, !noalias !142
  %exitcond.not.1.i = icmp eq i64 %..45746.i, %.442.1404.i
  br i1 %exitcond.not.1.i, label %B542.if.lr.ph.1.i, label %B542.if.i

B856.if.i:                                        ; preds = %B72.loopexit.i.i52, %B782.i
  br i1 %.429810.i, label %B890.if.i, label %B1290.i

B890.if.i:                                        ; preds = %B856.if.i, %B890.if.i
  %.1228848854.i = phi i64 [ %.1235.1419.i, %B890.if.i ], [ 0, %B856.if.i ]
  %204 = shl i64 %.1228848854.i, 3
  %scevgep469.i = getelementptr i8, ptr %scevgep467.i, i64 %204
  %scevgep470.i = getelementptr i8, ptr %scevgep469.i, i64 -8
  %.1464.i = load double, ptr %scevgep470.i, align 8, !noalias !142
  %.1465.i = fmul double %.1464.i, 0x4010B70201A79C46
  %.1467.i = fadd double %.1465.i, 0.000000e+00
  %scevgep188.i = getelementptr i8, ptr %scevgep463.i, i64 %204
  %scevgep189.i = getelementptr i8, ptr %scevgep188.i, i64 -8
  %.1464.1.i = load double, ptr %scevgep189.i, align 8, !noalias !142
  %.1465.1.i = fmul double %.1464.1.i, 0x3FD4F8C15DA84E86
  %.1467.1.i = fadd double %.1467.i, %.1465.1.i
  %scevgep186.i = getelementptr i8, ptr %scevgep459.i, i64 %204
  %scevgep187.i = getelementptr i8, ptr %scevgep186.i, i64 -8
  %.1464.2.i = load double, ptr %scevgep187.i, align 8, !noalias !142
  %.1465.2.i = fmul double %.1464.2.i, 0x3FE0BF7FF59D56EF
  %.1467.2.i = fadd double %.1467.1.i, %.1465.2.i
  %sunkaddr291.i = getelementptr i8, ptr %172, i64 %204
  %sunkaddr292.i = getelementptr i8, ptr %sunkaddr291.i, i64 96
  store double %.1467.2.i, ptr %sunkaddr292.i, align 8, !noalias !142
  %.1464.1409.i = load double, ptr %scevgep469.i, align 8, !noalias !142
  %.1465.1410.i = fmul double %.1464.1409.i, 0x4010B70201A79C46
  %.1467.1411.i = fadd double %.1465.1410.i, 0.000000e+00
  %.1464.1.1413.i = load double, ptr %scevgep188.i, align 8, !noalias !142
  %.1465.1.1414.i = fmul double %.1464.1.1413.i, 0x3FD4F8C15DA84E86
  %.1467.1.1.i = fadd double %.1467.1411.i, %.1465.1.1414.i
  %.1464.2.1416.i = load double, ptr %scevgep186.i, align 8, !noalias !142
  %.1465.2.1417.i = fmul double %.1464.2.1416.i, 0x3FE0BF7FF59D56EF
  %.1467.2.1418.i = fadd double %.1467.1.1.i, %.1465.2.1417.i
  %.1235.1419.i = add nuw nsw i64 %.1228848854.i, 2
  %sunkaddr295.i = getelementptr i8, ptr %sunkaddr291.i, i64 104
  store double %.1467.2.1418.i, ptr %sunkaddr295.i, align 8, !noalias !142
  %exitcond1547.not.1.i = icmp eq i64 %..45746.i, %.1235.1419.i
  br i1 %exitcond1547.not.1.i, label %B890.if.1.i, label %B890.if.i

B1056.if.i:                                       ; preds = %B890.if.2.i, %B1056.if.i
  %.1586880882.i = phi i64 [ %.1593.i, %B1056.if.i ], [ 0, %B890.if.2.i ]
  %.1593.i = add nuw nsw i64 %.1586880882.i, 1
  %205 = shl i64 %.1586880882.i, 3
  %scevgep515.i = getelementptr i8, ptr %scevgep514.i, i64 %205
  %.1622.i = load double, ptr %scevgep515.i, align 8, !noalias !142
  %scevgep512.i = getelementptr i8, ptr %scevgep511.i, i64 %205
  %.1628.i = load double, ptr %scevgep512.i, align 8, !noalias !142
  %scevgep509.i = getelementptr i8, ptr %.99.i, i64 %205
  %.1631.i = load double, ptr %scevgep509.i, align 8, !noalias !142
  %scevgep205.i67 = getelementptr i8, ptr %.138, i64 %205
  %.1634.i = load double, ptr %scevgep205.i67, align 8, !noalias !142
  %.1636.i = fmul double %.144.i, %.1634.i
  %.1637.i = fsub double %.1631.i, %.1636.i
  store double %.1637.i, ptr %scevgep509.i, align 8, !noalias !142
  %scevgep204.i68 = getelementptr i8, ptr %.1713.i, i64 %205
  %.1645.i = load double, ptr %scevgep204.i68, align 8, !noalias !142
  %.1647.i = fmul double %.152.i, %.1622.i
  %.1649.i = fmul double %.160.i, %.1628.i
  %.1650.i = fsub double %.1647.i, %.1649.i
  %.1651.i = fsub double %.1645.i, %.1650.i
  store double %.1651.i, ptr %scevgep204.i68, align 8, !noalias !142
  %scevgep203.i = getelementptr i8, ptr %.1717.i, i64 %205
  %.1660.i = load double, ptr %scevgep203.i, align 8, !noalias !142
  %.1662.i = fmul double %.152.i, %.1628.i
  %.1664.i = fmul double %.160.i, %.1622.i
  %.1665.i = fadd double %.1664.i, %.1662.i
  %.1666.i = fsub double %.1660.i, %.1665.i
  store double %.1666.i, ptr %scevgep203.i, align 8, !noalias !142
  %scevgep202.i69 = getelementptr i8, ptr %.102.i, i64 %205
  store double 0.000000e+00, ptr %scevgep202.i69, align 8, !noalias !142
  %exitcond1557.not.i = icmp eq i64 %..45746.i, %.1593.i
  br i1 %exitcond1557.not.i, label %B1290.i, label %B1056.if.i

B38.if.preheader.i59.i:                           ; preds = %B1290.i
  br i1 %184, label %B38.if.epil.preheader.i67.i, label %B38.if.i63.i

B90.loopexit.unr-lcssa.i.i:                       ; preds = %B38.if.i63.i
  br i1 %185, label %B282.i79.i, label %B38.if.epil.preheader.i67.i

B38.if.epil.preheader.i67.i:                      ; preds = %B90.loopexit.unr-lcssa.i.i, %B38.if.preheader.i59.i
  %total.2.042.epil.init.i.i = phi double [ 0.000000e+00, %B38.if.preheader.i59.i ], [ %.171.3.i.i, %B90.loopexit.unr-lcssa.i.i ]
  %.1043840.epil.init.i.i = phi i64 [ 0, %B38.if.preheader.i59.i ], [ %unroll_iter.i62.i, %B90.loopexit.unr-lcssa.i.i ]
  %206 = shl i64 %.1043840.epil.init.i.i, 3
  %scevgep.i68.i = getelementptr i8, ptr %.100, i64 %206
  %scevgep5.i.i = getelementptr i8, ptr %.99.i, i64 %206
  br label %B38.if.epil.i69.i

B38.if.epil.i69.i:                                ; preds = %B38.if.epil.i69.i, %B38.if.epil.preheader.i67.i
  %total.2.042.epil.i.i = phi double [ %.171.epil.i.i, %B38.if.epil.i69.i ], [ %total.2.042.epil.init.i.i, %B38.if.epil.preheader.i67.i ]
  %epil.iter.i70.i = phi i64 [ %epil.iter.next.i71.i, %B38.if.epil.i69.i ], [ 0, %B38.if.epil.preheader.i67.i ]
  %207 = shl i64 %epil.iter.i70.i, 3
  %scevgep533.i = getelementptr i8, ptr %scevgep5.i.i, i64 %207
  %.138.epil.i.i = load double, ptr %scevgep533.i, align 8, !noalias !154
  %scevgep532.i = getelementptr i8, ptr %scevgep.i68.i, i64 %207
  %.141.epil.i.i = load double, ptr %scevgep532.i, align 8, !noalias !154
  %.145.epil.i.i = fdiv double %.138.epil.i.i, %.141.epil.i.i
  %.147.i.epil.i.i = fmul double %.145.epil.i.i, %.145.epil.i.i
  %.171.epil.i.i = fadd double %total.2.042.epil.i.i, %.147.i.epil.i.i
  %epil.iter.next.i71.i = add i64 %epil.iter.i70.i, 1
  %epil.iter.cmp.not.i72.i = icmp eq i64 %xtraiter.i60.i, %epil.iter.next.i71.i
  br i1 %epil.iter.cmp.not.i72.i, label %B282.i79.i, label %B38.if.epil.i69.i, !llvm.loop !157

B38.if.i63.i:                                     ; preds = %B38.if.preheader.i59.i, %B38.if.i63.i
  %total.2.042.i.i = phi double [ %.171.3.i.i, %B38.if.i63.i ], [ 0.000000e+00, %B38.if.preheader.i59.i ]
  %.1043840.i.i = phi i64 [ %.111.3.i.i, %B38.if.i63.i ], [ 0, %B38.if.preheader.i59.i ]
  %sunkaddr.i64.i = shl i64 %.1043840.i.i, 3
  %scevgep530.i = getelementptr i8, ptr %scevgep524.i, i64 %sunkaddr.i64.i
  %scevgep531.i = getelementptr i8, ptr %scevgep530.i, i64 -24
  %.138.i.i = load double, ptr %scevgep531.i, align 8, !noalias !154
  %sunkaddr297.i = getelementptr i8, ptr %.100, i64 %sunkaddr.i64.i
  %.141.i.i = load double, ptr %sunkaddr297.i, align 8, !noalias !154
  %.145.i.i = fdiv double %.138.i.i, %.141.i.i
  %.147.i.i.i = fmul double %.145.i.i, %.145.i.i
  %.171.i.i = fadd double %total.2.042.i.i, %.147.i.i.i
  %scevgep217.i = getelementptr i8, ptr %scevgep530.i, i64 -16
  %.138.1.i.i = load double, ptr %scevgep217.i, align 8, !noalias !154
  %sunkaddr300.i = getelementptr i8, ptr %sunkaddr297.i, i64 8
  %.141.1.i.i = load double, ptr %sunkaddr300.i, align 8, !noalias !154
  %.145.1.i.i = fdiv double %.138.1.i.i, %.141.1.i.i
  %.147.i.1.i.i = fmul double %.145.1.i.i, %.145.1.i.i
  %.171.1.i.i = fadd double %.171.i.i, %.147.i.1.i.i
  %scevgep215.i = getelementptr i8, ptr %scevgep530.i, i64 -8
  %.138.2.i.i = load double, ptr %scevgep215.i, align 8, !noalias !154
  %sunkaddr303.i = getelementptr i8, ptr %sunkaddr297.i, i64 16
  %.141.2.i.i = load double, ptr %sunkaddr303.i, align 8, !noalias !154
  %.145.2.i.i = fdiv double %.138.2.i.i, %.141.2.i.i
  %.147.i.2.i.i = fmul double %.145.2.i.i, %.145.2.i.i
  %.171.2.i.i = fadd double %.171.1.i.i, %.147.i.2.i.i
  %.138.3.i.i = load double, ptr %scevgep530.i, align 8, !noalias !154
  %sunkaddr306.i = getelementptr i8, ptr %sunkaddr297.i, i64 24
  %.141.3.i.i = load double, ptr %sunkaddr306.i, align 8, !noalias !154
  %.145.3.i.i = fdiv double %.138.3.i.i, %.141.3.i.i
  %.147.i.3.i.i = fmul double %.145.3.i.i, %.145.3.i.i
  %.111.3.i.i = add nuw nsw i64 %.1043840.i.i, 4
  %.171.3.i.i = fadd double %.171.2.i.i, %.147.i.3.i.i
  %niter.ncmp.3.i65.i = icmp eq i64 %unroll_iter.i62.i, %.111.3.i.i
  br i1 %niter.ncmp.3.i65.i, label %B90.loopexit.unr-lcssa.i.i, label %B38.if.i63.i

B282.i79.i:                                       ; preds = %B38.if.epil.i69.i, %B90.loopexit.unr-lcssa.i.i, %B1290.i
  %total.2.0.lcssa.i73.i = phi double [ 0.000000e+00, %B1290.i ], [ %.171.3.i.i, %B90.loopexit.unr-lcssa.i.i ], [ %.171.epil.i.i, %B38.if.epil.i69.i ]
  %.189.i.i = fdiv double %total.2.0.lcssa.i73.i, %.185.i.i
  %.201.i.i = tail call double @sqrt(double %.189.i.i)
  %.147.i88.i = fmul double %.201.i.i, %.201.i.i
  br i1 %183, label %B282.i166.i, label %B38.if.preheader.i99.i

B38.if.preheader.i99.i:                           ; preds = %B282.i79.i
  br i1 %184, label %B38.if.epil.preheader.i139.i, label %B38.if.i103.i

B90.loopexit.unr-lcssa.i137.i:                    ; preds = %B38.if.i103.i
  br i1 %187, label %B282.i166.i, label %B38.if.epil.preheader.i139.i

B38.if.epil.preheader.i139.i:                     ; preds = %B90.loopexit.unr-lcssa.i137.i, %B38.if.preheader.i99.i
  %total.2.042.epil.init.i140.i = phi double [ 0.000000e+00, %B38.if.preheader.i99.i ], [ %.171.3.i135.i, %B90.loopexit.unr-lcssa.i137.i ]
  %.1043840.epil.init.i141.i = phi i64 [ 0, %B38.if.preheader.i99.i ], [ %unroll_iter.i62.i, %B90.loopexit.unr-lcssa.i137.i ]
  %208 = shl i64 %.1043840.epil.init.i141.i, 3
  %scevgep.i142.i = getelementptr i8, ptr %.100, i64 %208
  %scevgep5.i143.i = getelementptr i8, ptr %.1713.i, i64 %208
  br label %B38.if.epil.i144.i

B38.if.epil.i144.i:                               ; preds = %B38.if.epil.i144.i, %B38.if.epil.preheader.i139.i
  %total.2.042.epil.i145.i = phi double [ %.171.epil.i153.i, %B38.if.epil.i144.i ], [ %total.2.042.epil.init.i140.i, %B38.if.epil.preheader.i139.i ]
  %epil.iter.i146.i = phi i64 [ %epil.iter.next.i154.i, %B38.if.epil.i144.i ], [ 0, %B38.if.epil.preheader.i139.i ]
  %209 = shl i64 %epil.iter.i146.i, 3
  %scevgep550.i = getelementptr i8, ptr %scevgep5.i143.i, i64 %209
  %.138.epil.i148.i = load double, ptr %scevgep550.i, align 8, !noalias !158
  %scevgep549.i = getelementptr i8, ptr %scevgep.i142.i, i64 %209
  %.141.epil.i150.i = load double, ptr %scevgep549.i, align 8, !noalias !158
  %.145.epil.i151.i = fdiv double %.138.epil.i148.i, %.141.epil.i150.i
  %.147.i.epil.i152.i = fmul double %.145.epil.i151.i, %.145.epil.i151.i
  %.171.epil.i153.i = fadd double %total.2.042.epil.i145.i, %.147.i.epil.i152.i
  %epil.iter.next.i154.i = add i64 %epil.iter.i146.i, 1
  %epil.iter.cmp.not.i155.i = icmp eq i64 %xtraiter.i60.i, %epil.iter.next.i154.i
  br i1 %epil.iter.cmp.not.i155.i, label %B282.i166.i, label %B38.if.epil.i144.i, !llvm.loop !157

B38.if.i103.i:                                    ; preds = %B38.if.preheader.i99.i, %B38.if.i103.i
  %total.2.042.i104.i = phi double [ %.171.3.i135.i, %B38.if.i103.i ], [ 0.000000e+00, %B38.if.preheader.i99.i ]
  %.1043840.i105.i = phi i64 [ %.111.3.i134.i, %B38.if.i103.i ], [ 0, %B38.if.preheader.i99.i ]
  %sunkaddr.i106.i = shl i64 %.1043840.i105.i, 3
  %scevgep547.i = getelementptr i8, ptr %scevgep541.i, i64 %sunkaddr.i106.i
  %scevgep548.i = getelementptr i8, ptr %scevgep547.i, i64 -24
  %.138.i108.i = load double, ptr %scevgep548.i, align 8, !noalias !158
  %sunkaddr308.i = getelementptr i8, ptr %.100, i64 %sunkaddr.i106.i
  %.141.i110.i = load double, ptr %sunkaddr308.i, align 8, !noalias !158
  %.145.i111.i = fdiv double %.138.i108.i, %.141.i110.i
  %.147.i.i112.i = fmul double %.145.i111.i, %.145.i111.i
  %.171.i113.i = fadd double %total.2.042.i104.i, %.147.i.i112.i
  %scevgep228.i = getelementptr i8, ptr %scevgep547.i, i64 -16
  %.138.1.i115.i = load double, ptr %scevgep228.i, align 8, !noalias !158
  %sunkaddr311.i = getelementptr i8, ptr %sunkaddr308.i, i64 8
  %.141.1.i117.i = load double, ptr %sunkaddr311.i, align 8, !noalias !158
  %.145.1.i118.i = fdiv double %.138.1.i115.i, %.141.1.i117.i
  %.147.i.1.i119.i = fmul double %.145.1.i118.i, %.145.1.i118.i
  %.171.1.i120.i = fadd double %.171.i113.i, %.147.i.1.i119.i
  %scevgep226.i54 = getelementptr i8, ptr %scevgep547.i, i64 -8
  %.138.2.i122.i = load double, ptr %scevgep226.i54, align 8, !noalias !158
  %sunkaddr314.i = getelementptr i8, ptr %sunkaddr308.i, i64 16
  %.141.2.i124.i = load double, ptr %sunkaddr314.i, align 8, !noalias !158
  %.145.2.i125.i = fdiv double %.138.2.i122.i, %.141.2.i124.i
  %.147.i.2.i126.i = fmul double %.145.2.i125.i, %.145.2.i125.i
  %.171.2.i127.i = fadd double %.171.1.i120.i, %.147.i.2.i126.i
  %.138.3.i129.i = load double, ptr %scevgep547.i, align 8, !noalias !158
  %sunkaddr317.i = getelementptr i8, ptr %sunkaddr308.i, i64 24
  %.141.3.i131.i = load double, ptr %sunkaddr317.i, align 8, !noalias !158
  %.145.3.i132.i = fdiv double %.138.3.i129.i, %.141.3.i131.i
  %.147.i.3.i133.i = fmul double %.145.3.i132.i, %.145.3.i132.i
  %.111.3.i134.i = add nuw nsw i64 %.1043840.i105.i, 4
  %.171.3.i135.i = fadd double %.171.2.i127.i, %.147.i.3.i133.i
  %niter.ncmp.3.i136.i = icmp eq i64 %unroll_iter.i62.i, %.111.3.i134.i
  br i1 %niter.ncmp.3.i136.i, label %B90.loopexit.unr-lcssa.i137.i, label %B38.if.i103.i

B282.i166.i:                                      ; preds = %B38.if.epil.i144.i, %B90.loopexit.unr-lcssa.i137.i, %B282.i79.i
  %total.2.0.lcssa.i156.i = phi double [ 0.000000e+00, %B282.i79.i ], [ %.171.3.i135.i, %B90.loopexit.unr-lcssa.i137.i ], [ %.171.epil.i153.i, %B38.if.epil.i144.i ]
  %.189.i158.i = fdiv double %total.2.0.lcssa.i156.i, %.185.i.i
  %.201.i159.i = tail call double @sqrt(double %.189.i158.i)
  %.147.i175.i = fmul double %.201.i159.i, %.201.i159.i
  %.1925.1.i = fadd double %.147.i88.i, %.147.i175.i
  br i1 %183, label %B282.i253.i, label %B38.if.preheader.i186.i

B38.if.preheader.i186.i:                          ; preds = %B282.i166.i
  br i1 %184, label %B38.if.epil.preheader.i226.i, label %B38.if.i190.i

B90.loopexit.unr-lcssa.i224.i:                    ; preds = %B38.if.i190.i
  br i1 %187, label %B282.i253.i, label %B38.if.epil.preheader.i226.i

B38.if.epil.preheader.i226.i:                     ; preds = %B90.loopexit.unr-lcssa.i224.i, %B38.if.preheader.i186.i
  %total.2.042.epil.init.i227.i = phi double [ 0.000000e+00, %B38.if.preheader.i186.i ], [ %.171.3.i222.i, %B90.loopexit.unr-lcssa.i224.i ]
  %.1043840.epil.init.i228.i = phi i64 [ 0, %B38.if.preheader.i186.i ], [ %unroll_iter.i62.i, %B90.loopexit.unr-lcssa.i224.i ]
  %210 = shl i64 %.1043840.epil.init.i228.i, 3
  %scevgep.i229.i = getelementptr i8, ptr %.100, i64 %210
  %scevgep5.i230.i = getelementptr i8, ptr %.1717.i, i64 %210
  br label %B38.if.epil.i231.i

B38.if.epil.i231.i:                               ; preds = %B38.if.epil.i231.i, %B38.if.epil.preheader.i226.i
  %total.2.042.epil.i232.i = phi double [ %.171.epil.i240.i, %B38.if.epil.i231.i ], [ %total.2.042.epil.init.i227.i, %B38.if.epil.preheader.i226.i ]
  %epil.iter.i233.i = phi i64 [ %epil.iter.next.i241.i, %B38.if.epil.i231.i ], [ 0, %B38.if.epil.preheader.i226.i ]
  %211 = shl i64 %epil.iter.i233.i, 3
  %scevgep568.i = getelementptr i8, ptr %scevgep5.i230.i, i64 %211
  %.138.epil.i235.i = load double, ptr %scevgep568.i, align 8, !noalias !161
  %scevgep567.i = getelementptr i8, ptr %scevgep.i229.i, i64 %211
  %.141.epil.i237.i = load double, ptr %scevgep567.i, align 8, !noalias !161
  %.145.epil.i238.i = fdiv double %.138.epil.i235.i, %.141.epil.i237.i
  %.147.i.epil.i239.i = fmul double %.145.epil.i238.i, %.145.epil.i238.i
  %.171.epil.i240.i = fadd double %total.2.042.epil.i232.i, %.147.i.epil.i239.i
  %epil.iter.next.i241.i = add i64 %epil.iter.i233.i, 1
  %epil.iter.cmp.not.i242.i = icmp eq i64 %xtraiter.i60.i, %epil.iter.next.i241.i
  br i1 %epil.iter.cmp.not.i242.i, label %B282.i253.i, label %B38.if.epil.i231.i, !llvm.loop !157

B38.if.i190.i:                                    ; preds = %B38.if.preheader.i186.i, %B38.if.i190.i
  %total.2.042.i191.i = phi double [ %.171.3.i222.i, %B38.if.i190.i ], [ 0.000000e+00, %B38.if.preheader.i186.i ]
  %.1043840.i192.i = phi i64 [ %.111.3.i221.i, %B38.if.i190.i ], [ 0, %B38.if.preheader.i186.i ]
  %sunkaddr.i193.i = shl i64 %.1043840.i192.i, 3
  %scevgep565.i = getelementptr i8, ptr %scevgep559.i, i64 %sunkaddr.i193.i
  %scevgep566.i = getelementptr i8, ptr %scevgep565.i, i64 -24
  %.138.i195.i = load double, ptr %scevgep566.i, align 8, !noalias !161
  %sunkaddr319.i55 = getelementptr i8, ptr %.100, i64 %sunkaddr.i193.i
  %.141.i197.i = load double, ptr %sunkaddr319.i55, align 8, !noalias !161
  %.145.i198.i = fdiv double %.138.i195.i, %.141.i197.i
  %.147.i.i199.i = fmul double %.145.i198.i, %.145.i198.i
  %.171.i200.i = fadd double %total.2.042.i191.i, %.147.i.i199.i
  %scevgep239.i = getelementptr i8, ptr %scevgep565.i, i64 -16
  %.138.1.i202.i = load double, ptr %scevgep239.i, align 8, !noalias !161
  %sunkaddr322.i56 = getelementptr i8, ptr %sunkaddr319.i55, i64 8
  %.141.1.i204.i = load double, ptr %sunkaddr322.i56, align 8, !noalias !161
  %.145.1.i205.i = fdiv double %.138.1.i202.i, %.141.1.i204.i
  %.147.i.1.i206.i = fmul double %.145.1.i205.i, %.145.1.i205.i
  %.171.1.i207.i = fadd double %.171.i200.i, %.147.i.1.i206.i
  %scevgep237.i = getelementptr i8, ptr %scevgep565.i, i64 -8
  %.138.2.i209.i = load double, ptr %scevgep237.i, align 8, !noalias !161
  %sunkaddr325.i57 = getelementptr i8, ptr %sunkaddr319.i55, i64 16
  %.141.2.i211.i = load double, ptr %sunkaddr325.i57, align 8, !noalias !161
  %.145.2.i212.i = fdiv double %.138.2.i209.i, %.141.2.i211.i
  %.147.i.2.i213.i = fmul double %.145.2.i212.i, %.145.2.i212.i
  %.171.2.i214.i = fadd double %.171.1.i207.i, %.147.i.2.i213.i
  %.138.3.i216.i = load double, ptr %scevgep565.i, align 8, !noalias !161
  %sunkaddr328.i58 = getelementptr i8, ptr %sunkaddr319.i55, i64 24
  %.141.3.i218.i = load double, ptr %sunkaddr328.i58, align 8, !noalias !161
  %.145.3.i219.i = fdiv double %.138.3.i216.i, %.141.3.i218.i
  %.147.i.3.i220.i = fmul double %.145.3.i219.i, %.145.3.i219.i
  %.111.3.i221.i = add nuw nsw i64 %.1043840.i192.i, 4
  %.171.3.i222.i = fadd double %.171.2.i214.i, %.147.i.3.i220.i
  %niter.ncmp.3.i223.i = icmp eq i64 %unroll_iter.i62.i, %.111.3.i221.i
  br i1 %niter.ncmp.3.i223.i, label %B90.loopexit.unr-lcssa.i224.i, label %B38.if.i190.i

B282.i253.i:                                      ; preds = %B38.if.epil.i231.i, %B90.loopexit.unr-lcssa.i224.i, %B282.i166.i
  %total.2.0.lcssa.i243.i = phi double [ 0.000000e+00, %B282.i166.i ], [ %.171.3.i222.i, %B90.loopexit.unr-lcssa.i224.i ], [ %.171.epil.i240.i, %B38.if.epil.i231.i ]
  %.189.i245.i = fdiv double %total.2.0.lcssa.i243.i, %.185.i.i
  %.201.i246.i = tail call double @sqrt(double %.189.i245.i)
  %.147.i262.i = fmul double %.201.i246.i, %.201.i246.i
  %.1925.2.i = fadd double %.1925.1.i, %.147.i262.i
  %.1938.i = fdiv double %.1925.2.i, 3.000000e+00
  %.1948.i = tail call double @sqrt(double %.1938.i)
  %.1957.i = fcmp ueq double %.1948.i, 0x7FF0000000000000
  br i1 %.1957.i, label %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v35B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit, label %B1646.i

B1680.endif.i:                                    ; preds = %B338.endif.i.i, %B334.thread.i.i, %B334.i.i, %B202.i.i
  %.2045.0.ph.i = phi double [ 1.000000e+00, %B334.thread.i.i ], [ %.175.i.i, %B338.endif.i.i ], [ %.80.i.i, %B202.i.i ], [ %r.3.1.i.i, %B334.i.i ]
  %.2071.i = fsub double 1.000000e+00, %.2029.i
  %.2077.i = fdiv double %.2045.0.ph.i, %.2071.i
  %.2079.i = fmul double %.1948.i, %.2077.i
  %.2081.i = fcmp ogt double %.2079.i, %.11.i253
  br i1 %.2081.i, label %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v35B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit, label %B1738.i

B1768.if.i:                                       ; preds = %B1738.i, %B1768.if.i
  %.2225931945.i = phi i64 [ %.2232.i, %B1768.if.i ], [ 0, %B1738.i ]
  %212 = shl i64 %.2225931945.i, 3
  %scevgep572.i = getelementptr i8, ptr %.138, i64 %212
  %.2383.i = load double, ptr %scevgep572.i, align 8, !noalias !142
  %scevgep576.i = getelementptr i8, ptr %.99.i, i64 %212
  %.2390.i = load double, ptr %scevgep576.i, align 8, !noalias !142
  %.2391.i = fadd double %.2383.i, %.2390.i
  store double %.2391.i, ptr %scevgep572.i, align 8, !noalias !142
  %scevgep245.i = getelementptr i8, ptr %scevgep514.i, i64 %212
  %.2383.1.i = load double, ptr %scevgep245.i, align 8, !noalias !142
  %scevgep246.i = getelementptr i8, ptr %.1713.i, i64 %212
  %.2390.1.i = load double, ptr %scevgep246.i, align 8, !noalias !142
  %.2391.1.i = fadd double %.2383.1.i, %.2390.1.i
  store double %.2391.1.i, ptr %scevgep245.i, align 8, !noalias !142
  %scevgep243.i = getelementptr i8, ptr %scevgep511.i, i64 %212
  %.2383.2.i = load double, ptr %scevgep243.i, align 8, !noalias !142
  %scevgep244.i = getelementptr i8, ptr %.1717.i, i64 %212
  %.2390.2.i = load double, ptr %scevgep244.i, align 8, !noalias !142
  %.2391.2.i = fadd double %.2383.2.i, %.2390.2.i
  store double %.2391.2.i, ptr %scevgep243.i, align 8, !noalias !142
  %scevgep242.i = getelementptr i8, ptr %.97, i64 %212
  %.2721.i = load double, ptr %scevgep572.i, align 8, !noalias !142
  %.2722.i = fmul double %.2721.i, 0x3FB82D23845D677B
  %.2724.i = fadd double %.2722.i, 0.000000e+00
  %.2721.1.i = load double, ptr %scevgep245.i, align 8, !noalias !142
  %.2722.1.i = fmul double %.2721.1.i, 0x3FC214A74C403BF7
  %213 = fsub double %.2724.i, %.2722.1.i
  %.2722.2.i = fmul double %.2391.2.i, 0x3F9EBFF91A6D688E
  %.2724.2.i = fadd double %.2722.2.i, %213
  store double %.2724.2.i, ptr %scevgep242.i, align 8, !noalias !142
  %.2721.11563.i = load double, ptr %scevgep572.i, align 8, !noalias !142
  %.2722.11564.i = fmul double %.2721.11563.i, 0x3FD0037DE70AA1ED
  %.2724.11565.i = fadd double %.2722.11564.i, 0.000000e+00
  %.2721.1.1.i = load double, ptr %scevgep245.i, align 8, !noalias !142
  %.2722.1.1.i = fmul double %.2721.1.1.i, 0x3FCA20E91E20B551
  %.2724.1.1.i = fadd double %.2724.11565.i, %.2722.1.1.i
  %.2721.2.1.i = load double, ptr %scevgep243.i, align 8, !noalias !142
  %.2722.2.1.i = fmul double %.2721.2.1.i, 0x3FD8821FA2A36DED
  %214 = fsub double %.2724.1.1.i, %.2722.2.1.i
  %scevgep241.i = getelementptr i8, ptr %scevgep582.i, i64 %212
  store double %214, ptr %scevgep241.i, align 8, !noalias !142
  %.2721.21567.i = load double, ptr %scevgep572.i, align 8, !noalias !142
  %.2724.21569.i = fadd double %.2721.21567.i, 0.000000e+00
  %.2721.1.2.i = load double, ptr %scevgep245.i, align 8, !noalias !142
  %.2724.1.2.i = fadd double %.2724.21569.i, %.2721.1.2.i
  %.2721.2.2.i = load double, ptr %scevgep243.i, align 8, !noalias !142
  %.2722.2.2.i = fmul double %.2721.2.2.i, 0.000000e+00
  %.2724.2.2.i = fadd double %.2724.1.2.i, %.2722.2.2.i
  %scevgep240.i = getelementptr i8, ptr %scevgep579.i, i64 %212
  store double %.2724.2.2.i, ptr %scevgep240.i, align 8, !noalias !142
  %.2232.i = add nuw nsw i64 %.2225931945.i, 1
  %exitcond1570.not.i = icmp eq i64 %..45746.i, %.2232.i
  br i1 %exitcond1570.not.i, label %B2042.i, label %B1768.if.i

_ZN9teachmech3run8compiled12kernel_radau7iterateB3v35B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit: ; preds = %B338.i.i, %B2110.i, %B1658.i, %B1680.endif.i, %B282.i253.i, %B72.loopexit.i.i52, %B732.i, %B2096.i
  %.1541.0 = phi i64 [ %.2826.i, %B2096.i ], [ 0, %B732.i ], [ -1, %B72.loopexit.i.i52 ], [ -1, %B282.i253.i ], [ -1, %B1658.i ], [ -1, %B2110.i ], [ -1, %B1680.endif.i ], [ 0, %B338.i.i ]
  %excinfo.10.3 = phi ptr [ %excinfo.10.1, %B2096.i ], [ %excinfo.10.1, %B732.i ], [ %excinfo.10.1, %B72.loopexit.i.i52 ], [ %excinfo.10.1, %B282.i253.i ], [ %excinfo.10.1, %B1658.i ], [ %excinfo.10.1, %B2110.i ], [ %excinfo.10.1, %B1680.endif.i ], [ @.const.picklebuf.b28008a0f88bad5ff0f0243e84dab90cab19b366, %B338.i.i ]
  %cond = phi i1 [ true, %B2096.i ], [ true, %B732.i ], [ true, %B72.loopexit.i.i52 ], [ true, %B282.i253.i ], [ true, %B1658.i ], [ true, %B2110.i ], [ true, %B1680.endif.i ], [ false, %B338.i.i ]
  %common.ret.op.i = phi i32 [ 0, %B2096.i ], [ 0, %B732.i ], [ 0, %B72.loopexit.i.i52 ], [ 0, %B282.i253.i ], [ 0, %B1658.i ], [ 0, %B2110.i ], [ 0, %B1680.endif.i ], [ 1, %B338.i.i ]
  br i1 %cond, label %B1740.endif, label %B1740.if, !prof !164

B1798:                                            ; preds = %B1740.endif
  store i64 2, ptr %retptr, align 8
  br label %common.ret

B1816:                                            ; preds = %B1740.endif
  %.1652 = icmp slt i64 %.1541.0, 0
  br i1 %.1652, label %B1828.endif, label %B1842

B1842:                                            ; preds = %B1816
  br i1 %26, label %B1878.if.peel, label %B2262

B1878.if.peel:                                    ; preds = %B1842
  %.1799.peel = load double, ptr %arg.now, align 8
  %.1806.peel = load double, ptr %1, align 8
  %.1807.peel = fadd double %.1799.peel, %.1806.peel
  store double %.1807.peel, ptr %arg.room, align 8
  %.1815.peel = load double, ptr %.31.i, align 8
  %.1819.peel = load double, ptr %arg.now, align 8
  %.1820.peel = tail call double @llvm.fabs.f64(double %.1819.peel)
  %.1825.peel = tail call double @llvm.fabs.f64(double %.1807.peel)
  %.10.i243 = fcmp ogt double %.1825.peel, %.1820.peel
  %.11.i244 = select i1 %.10.i243, double %.1825.peel, double %.1820.peel
  %.1854.peel = fadd double %.1815.peel, %.11.i244
  %.1856.peel = fmul double %arg.tolerance, %.1854.peel
  store double %.1856.peel, ptr %.100, align 8
  store double 0.000000e+00, ptr %.126, align 8
  %.2044.peel = load double, ptr %.97, align 8
  %.2045.peel = fmul double %.2044.peel, 0x402418FD8BAFFE05
  %.2050.peel = fdiv double %.2045.peel, %.990
  %215 = fsub double 0.000000e+00, %.2050.peel
  store double %215, ptr %.126, align 8
  %.2044.1.peel = load double, ptr %.1118.1, align 8
  %.2045.1.peel = fmul double %.2044.1.peel, 0x3FF61D41B2D54580
  %.2050.1.peel = fdiv double %.2045.1.peel, %.990
  %.2051.1.peel = fadd double %215, %.2050.1.peel
  store double %.2051.1.peel, ptr %.126, align 8
  %.2044.2.peel = load double, ptr %.1118.2, align 8
  %.2045.2.peel = fmul double %.2044.2.peel, 0x3FD5555555555555
  %.2050.2.peel = fdiv double %.2045.2.peel, %.990
  %216 = fsub double %.2051.1.peel, %.2050.2.peel
  store double %216, ptr %.126, align 8
  %.2064.peel = load double, ptr %.69, align 8
  %.2069.peel = fadd double %.2064.peel, %216
  store double %.2069.peel, ptr %.103, align 8
  store double 0.000000e+00, ptr %.129, align 8
  br label %B1878.if

B2262:                                            ; preds = %B1878.if, %B1842
  store ptr null, ptr %.2097, align 8
  call fastcc void @part14(ptr nonnull %.2097, ptr %.164, i64 %.50, ptr %.28.i, double %.144.i, double 0.000000e+00, ptr %.149, ptr %.103, ptr %.129)
  br i1 %27, label %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v39B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit, label %B38.if.preheader.i256

B2380:                                            ; preds = %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v39B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit
  br i1 %26, label %B2416.if.preheader, label %B2462

B2416.if.preheader:                               ; preds = %B2380
  br i1 %30, label %B2416.if.epil.preheader, label %B2416.if

B2462.loopexit.unr-lcssa:                         ; preds = %B2416.if
  br i1 %32, label %B2462, label %B2416.if.epil.preheader

B2416.if.epil.preheader:                          ; preds = %B2462.loopexit.unr-lcssa, %B2416.if.preheader
  %.226013441346.epil.init = phi i64 [ 0, %B2416.if.preheader ], [ %.2267.3, %B2462.loopexit.unr-lcssa ]
  %217 = shl i64 %.226013441346.epil.init, 3
  %scevgep960 = getelementptr i8, ptr %.129, i64 %217
  %scevgep963 = getelementptr i8, ptr %scevgep962, i64 %217
  %scevgep965 = getelementptr i8, ptr %arg.now, i64 %217
  br label %B2416.if.epil

B2416.if.epil:                                    ; preds = %B2416.if.epil, %B2416.if.epil.preheader
  %epil.iter = phi i64 [ %epil.iter.next, %B2416.if.epil ], [ 0, %B2416.if.epil.preheader ]
  %218 = shl nuw nsw i64 %epil.iter, 3
  %scevgep966 = getelementptr i8, ptr %scevgep965, i64 %218
  %.2294.epil = load double, ptr %scevgep966, align 8
  %scevgep964 = getelementptr i8, ptr %scevgep963, i64 %218
  %.2297.epil = load double, ptr %scevgep964, align 8
  %.2298.epil = fadd double %.2294.epil, %.2297.epil
  %scevgep961 = getelementptr i8, ptr %scevgep960, i64 %218
  store double %.2298.epil, ptr %scevgep961, align 8
  %epil.iter.next = add nuw nsw i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, 2
  br i1 %epil.iter.cmp.not, label %B2462, label %B2416.if.epil, !llvm.loop !165

B2462:                                            ; preds = %B2416.if.epil, %B2462.loopexit.unr-lcssa, %B2380
  store i8 0, ptr %.2312, align 1
  call fastcc void @part7(ptr nonnull %.2312, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.604, ptr %.129, ptr %.103)
  %.2326 = load i8, ptr %.2312, align 1
  %.2329.not = icmp eq i8 %.2326, 0
  br i1 %.2329.not, label %B2498, label %B2516

B2498:                                            ; preds = %B2462
  store i64 2, ptr %retptr, align 8
  br label %common.ret

B2516:                                            ; preds = %B2462
  br i1 %26, label %B2552.if, label %B2612

B2612:                                            ; preds = %B2552.if, %B2516
  store ptr null, ptr %.2573, align 8
  call fastcc void @part14(ptr nonnull %.2573, ptr %.164, i64 %.50, ptr %.28.i, double %.144.i, double 0.000000e+00, ptr %.149, ptr %.103, ptr %.129)
  br i1 %27, label %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v39B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit335, label %B38.if.preheader.i273

B2714:                                            ; preds = %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v39B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit335, %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v39B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit
  %error.2.3 = phi double [ %.201.i, %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v39B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit ], [ %.201.i334, %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v39B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit335 ]
  %.2636 = fcmp une double %error.2.3, 0.000000e+00
  br i1 %.2636, label %B2730, label %B2916

B2730:                                            ; preds = %B2714
  %.2641 = tail call double @llvm.pow.f64(double %error.2.3, double -2.500000e-01)
  %.2651 = load double, ptr %sunkaddr1074, align 8
  %.2653 = fcmp ogt double %.2651, 0.000000e+00
  br i1 %.2653, label %B2764.endif, label %B2850

B2850:                                            ; preds = %B2764.endif, %B2730
  %factor.4.4 = phi double [ %.2702, %B2764.endif ], [ %.2641, %B2730 ]
  %.2716 = add nuw nsw i64 %.1541.0, 12
  %.2719 = uitofp nneg i64 %.2716 to double
  %.2723 = fdiv double 0x4027666666666667, %.2719
  %.2725 = fmul double %.2723, %factor.4.4
  br label %B2916

B2916:                                            ; preds = %B2850, %B2714
  %factor.5.3 = phi double [ %.2725, %B2850 ], [ 1.000000e+01, %B2714 ]
  %.2735 = fcmp ugt double %error.2.3, 1.000000e+00
  br i1 %.2735, label %B2930, label %B2964

B2930:                                            ; preds = %B2916
  %.2745 = fcmp ogt double %factor.5.3, 2.000000e-01
  %factor.5.3. = select i1 %.2745, double %factor.5.3, double 2.000000e-01
  %.2767 = fmul double %.990, %factor.5.3.
  %.873 = fcmp ult double %.2767, %.700
  br i1 %.873, label %B1256, label %B1274.outer

B1274.outer:                                      ; preds = %B1242.preheader, %B2930
  %excinfo.10.2 = phi ptr [ %excinfo.10.3, %B2930 ], [ %excinfo.10.0, %B1242.preheader ]
  %length.3.21575.ph = phi double [ %.2767, %B2930 ], [ %.11.i240, %B1242.preheader ]
  %rejected.2.21574.ph = phi i1 [ true, %B2930 ], [ false, %B1242.preheader ]
  br label %B1274

B2964:                                            ; preds = %B2916
  store i8 0, ptr %.2785, align 1
  call fastcc void @part13(ptr nonnull %.2785, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.604, double %.990, ptr %arg.now, ptr %.97, ptr %.145, ptr %.129)
  %.2799 = load i8, ptr %.2785, align 1
  %.2802.not = icmp eq i8 %.2799, 0
  br i1 %.2802.not, label %B3006, label %B3062.if.preheader

B3006:                                            ; preds = %B2964
  store i64 2, ptr %retptr, align 8
  br label %common.ret

B3062.if.preheader:                               ; preds = %B2964
  %.3336.25191 = fmul double %.990, 0x3FD816FCDF1A6A67
  %.3336 = fmul double %.990, 0x3FC9313FE302D93C
  %.3343 = load double, ptr %invariant.gep1891, align 8
  %.3344 = fmul double %.3336, %.3343
  %.3346 = fadd double %.3344, 0.000000e+00
  %.3336.1 = fmul double %.990, 0xBFB0C6EDFEC18B83
  %.3343.1 = load double, ptr %sunkaddr1100, align 8
  %.3344.1 = fmul double %.3336.1, %.3343.1
  %.3346.1 = fadd double %.3346, %.3344.1
  %.3336.2 = fmul double %.990, 0x3F98576B15ADBB79
  %.3343.2 = load double, ptr %sunkaddr1101, align 8
  %.3344.2 = fmul double %.3336.2, %.3343.2
  %.3346.2 = fadd double %.3346.1, %.3344.2
  store double %.3346.2, ptr %invariant.gep1902, align 8
  %.3336.15186 = fmul double %.990, 0x3FD93E3F7B234D43
  %.3343.15187 = load double, ptr %invariant.gep1891, align 8
  %.3344.15188 = fmul double %.3336.15186, %.3343.15187
  %.3346.15189 = fadd double %.3344.15188, 0.000000e+00
  %.3336.1.1 = fmul double %.990, 0x3FD2B154ADC88801
  %.3343.1.1 = load double, ptr %sunkaddr1100, align 8
  %.3344.1.1 = fmul double %.3336.1.1, %.3343.1.1
  %.3346.1.1 = fadd double %.3346.15189, %.3344.1.1
  %.3336.2.1 = fmul double %.990, 0xBFA545E0C7243C2B
  %.3343.2.1 = load double, ptr %sunkaddr1101, align 8
  %.3344.2.1 = fmul double %.3336.2.1, %.3343.2.1
  %.3346.2.1 = fadd double %.3346.1.1, %.3344.2.1
  store double %.3346.2.1, ptr %sunkaddr1104, align 8
  %.3343.25192 = load double, ptr %invariant.gep1891, align 8
  %.3344.25193 = fmul double %.3336.25191, %.3343.25192
  %.3346.25194 = fadd double %.3344.25193, 0.000000e+00
  %.3336.1.2 = fmul double %.990, 0x3FE06648ACE491E9
  %.3343.1.2 = load double, ptr %sunkaddr1100, align 8
  %.3344.1.2 = fmul double %.3336.1.2, %.3343.1.2
  %.3346.1.2 = fadd double %.3346.25194, %.3344.1.2
  %.3336.2.2 = fmul double %.990, 0x3FBC71C71C71C71C
  %.3343.2.2 = load double, ptr %sunkaddr1101, align 8
  %.3344.2.2 = fmul double %.3336.2.2, %.3343.2.2
  %.3346.2.2 = fadd double %.3346.1.2, %.3344.2.2
  store double %.3346.2.2, ptr %sunkaddr1105, align 8
  %.3375 = load double, ptr %sunkaddr1107, align 8
  %.3382 = load double, ptr %sunkaddr1109, align 8
  %.3383 = fadd double %.3375, %.3382
  store double %.3383, ptr %23, align 8
  %.3343.15196 = load double, ptr %invariant.gep1891.1, align 8
  %.3344.15197 = fmul double %.3336, %.3343.15196
  %.3346.15198 = fadd double %.3344.15197, 0.000000e+00
  %.3343.1.15201 = load double, ptr %sunkaddr1114, align 8
  %.3344.1.15202 = fmul double %.3336.1, %.3343.1.15201
  %.3346.1.15203 = fadd double %.3346.15198, %.3344.1.15202
  %.3343.2.15207 = load double, ptr %sunkaddr1115, align 8
  %.3344.2.15208 = fmul double %.3336.2, %.3343.2.15207
  %.3346.2.15209 = fadd double %.3346.1.15203, %.3344.2.15208
  store double %.3346.2.15209, ptr %invariant.gep1902.1, align 8
  %.3343.15187.1 = load double, ptr %invariant.gep1891.1, align 8
  %.3344.15188.1 = fmul double %.3336.15186, %.3343.15187.1
  %.3346.15189.1 = fadd double %.3344.15188.1, 0.000000e+00
  %.3343.1.1.1 = load double, ptr %sunkaddr1114, align 8
  %.3344.1.1.1 = fmul double %.3336.1.1, %.3343.1.1.1
  %.3346.1.1.1 = fadd double %.3346.15189.1, %.3344.1.1.1
  %.3343.2.1.1 = load double, ptr %sunkaddr1115, align 8
  %.3344.2.1.1 = fmul double %.3336.2.1, %.3343.2.1.1
  %.3346.2.1.1 = fadd double %.3346.1.1.1, %.3344.2.1.1
  store double %.3346.2.1.1, ptr %sunkaddr1118, align 8
  %.3343.25192.1 = load double, ptr %invariant.gep1891.1, align 8
  %.3344.25193.1 = fmul double %.3336.25191, %.3343.25192.1
  %.3346.25194.1 = fadd double %.3344.25193.1, 0.000000e+00
  %.3343.1.2.1 = load double, ptr %sunkaddr1114, align 8
  %.3344.1.2.1 = fmul double %.3336.1.2, %.3343.1.2.1
  %.3346.1.2.1 = fadd double %.3346.25194.1, %.3344.1.2.1
  %.3343.2.2.1 = load double, ptr %sunkaddr1115, align 8
  %.3344.2.2.1 = fmul double %.3336.2.2, %.3343.2.2.1
  %.3346.2.2.1 = fadd double %.3346.1.2.1, %.3344.2.2.1
  store double %.3346.2.2.1, ptr %sunkaddr1119, align 8
  %.3375.1 = load double, ptr %sunkaddr1121, align 8
  %.3382.1 = load double, ptr %sunkaddr1123, align 8
  %.3383.1 = fadd double %.3375.1, %.3382.1
  store double %.3383.1, ptr %sunkaddr1125, align 8
  br i1 %35, label %B3340, label %B38.if.preheader.i

B38.if.preheader.i:                               ; preds = %B3062.if.preheader
  br i1 %36, label %B38.if.epil.preheader.i, label %B38.if.i

B72.loopexit.unr-lcssa.i:                         ; preds = %B38.if.i
  br i1 %37, label %B72.loopexit.i, label %B38.if.epil.preheader.i

B38.if.epil.preheader.i:                          ; preds = %B72.loopexit.unr-lcssa.i, %B38.if.preheader.i
  %total.2.039.epil.init.i = phi double [ 0.000000e+00, %B38.if.preheader.i ], [ %.135.3.i, %B72.loopexit.unr-lcssa.i ]
  %.983537.epil.init.i = phi i64 [ 0, %B38.if.preheader.i ], [ %unroll_iter.i, %B72.loopexit.unr-lcssa.i ]
  %219 = shl i64 %.983537.epil.init.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.room, i64 %219
  br label %B38.if.epil.i

B38.if.epil.i:                                    ; preds = %B38.if.epil.i, %B38.if.epil.preheader.i
  %total.2.039.epil.i = phi double [ %.135.epil.i, %B38.if.epil.i ], [ %total.2.039.epil.init.i, %B38.if.epil.preheader.i ]
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B38.if.epil.i ], [ 0, %B38.if.epil.preheader.i ]
  %220 = shl i64 %epil.iter.i, 3
  %scevgep1005 = getelementptr i8, ptr %scevgep.i, i64 %220
  %.132.epil.i = load double, ptr %scevgep1005, align 8, !noalias !166
  %.133.epil.i = fmul double %.132.epil.i, 0.000000e+00
  %.135.epil.i = fadd double %total.2.039.epil.i, %.133.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B72.loopexit.i, label %B38.if.epil.i, !llvm.loop !169

B72.loopexit.i:                                   ; preds = %B38.if.epil.i, %B72.loopexit.unr-lcssa.i
  %.135.lcssa.i = phi double [ %.135.3.i, %B72.loopexit.unr-lcssa.i ], [ %.135.epil.i, %B38.if.epil.i ]
  %221 = fcmp une double %.135.lcssa.i, 0.000000e+00
  br i1 %221, label %B3322, label %B3340

B38.if.i:                                         ; preds = %B38.if.preheader.i, %B38.if.i
  %total.2.039.i = phi double [ %.135.3.i, %B38.if.i ], [ 0.000000e+00, %B38.if.preheader.i ]
  %.983537.i = phi i64 [ %.105.3.i, %B38.if.i ], [ 0, %B38.if.preheader.i ]
  %sunkaddr1126 = shl i64 %.983537.i, 3
  %sunkaddr1127 = getelementptr i8, ptr %arg.room, i64 %sunkaddr1126
  %.132.i = load double, ptr %sunkaddr1127, align 8, !noalias !166
  %.133.i = fmul double %.132.i, 0.000000e+00
  %.135.i = fadd double %total.2.039.i, %.133.i
  %sunkaddr1130 = getelementptr i8, ptr %sunkaddr1127, i64 8
  %.132.1.i = load double, ptr %sunkaddr1130, align 8, !noalias !166
  %.133.1.i = fmul double %.132.1.i, 0.000000e+00
  %.135.1.i = fadd double %.135.i, %.133.1.i
  %sunkaddr1133 = getelementptr i8, ptr %sunkaddr1127, i64 16
  %.132.2.i = load double, ptr %sunkaddr1133, align 8, !noalias !166
  %.133.2.i = fmul double %.132.2.i, 0.000000e+00
  %.135.2.i = fadd double %.135.1.i, %.133.2.i
  %.105.3.i = add nuw nsw i64 %.983537.i, 4
  %sunkaddr1136 = getelementptr i8, ptr %sunkaddr1127, i64 24
  %.132.3.i = load double, ptr %sunkaddr1136, align 8, !noalias !166
  %.133.3.i = fmul double %.132.3.i, 0.000000e+00
  %.135.3.i = fadd double %.135.2.i, %.133.3.i
  %niter.ncmp.3.i = icmp eq i64 %unroll_iter.i, %.105.3.i
  br i1 %niter.ncmp.3.i, label %B72.loopexit.unr-lcssa.i, label %B38.if.i

B3322:                                            ; preds = %B72.loopexit.i
  store i64 3, ptr %retptr, align 8
  br label %common.ret

B3340:                                            ; preds = %B72.loopexit.i, %B3062.if.preheader
  br i1 %38, label %B3396, label %B3344

B3344:                                            ; preds = %B3340
  store i8 0, ptr %.3517, align 1
  call fastcc void @part8(ptr nonnull %.3517, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.11.i242, ptr %arg.room)
  %.3531 = load i8, ptr %.3517, align 1
  %.3534.not = icmp eq i8 %.3531, 0
  br i1 %.3534.not, label %B3378, label %B3396

B3378:                                            ; preds = %B3344
  store i64 2, ptr %retptr, align 8
  br label %common.ret

B3396:                                            ; preds = %B3344, %B3340
  store i8 0, ptr %.3634, align 1
  call fastcc void @part7(ptr nonnull %.3634, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.11.i242, ptr %arg.room, ptr %.126)
  %.3648 = load i8, ptr %.3634, align 1
  %.3651.not = icmp eq i8 %.3648, 0
  br i1 %.3651.not, label %B3432, label %B3450

B3432:                                            ; preds = %B3396
  store i64 2, ptr %retptr, align 8
  br label %common.ret

B3450:                                            ; preds = %B3396
  %.3748 = load i64, ptr %arg.index, align 8
  %.3757 = add nsw i64 %.3748, 1
  %.3759 = icmp slt i64 %.3757, %arg.count
  br i1 %.3759, label %B3484, label %B3790

B3484:                                            ; preds = %B3450
  %sunkaddr1137 = shl i64 %.3748, 3
  %sunkaddr1138 = getelementptr i8, ptr %arg.times, i64 %sunkaddr1137
  %sunkaddr1139 = getelementptr i8, ptr %sunkaddr1138, i64 8
  %.3774 = load double, ptr %sunkaddr1139, align 8
  %.3776 = fcmp ugt double %.3774, %.11.i242
  br i1 %.3776, label %B3790, label %B3514.preheader

B3514.preheader:                                  ; preds = %B3484
  %222 = mul i64 %.3757, %21
  %scevgep1015 = getelementptr i8, ptr %scevgep1014, i64 %222
  %scevgep1025 = getelementptr i8, ptr %arg.states, i64 %222
  br label %B3514

B3514:                                            ; preds = %B3760, %B3514.preheader
  %lsr.iv1026 = phi ptr [ %scevgep1025, %B3514.preheader ], [ %scevgep1027, %B3760 ]
  %lsr.iv1016 = phi ptr [ %scevgep1015, %B3514.preheader ], [ %scevgep1017, %B3760 ]
  %i.2.2 = phi i64 [ %.3748, %B3514.preheader ], [ %.3785, %B3760 ]
  %.3785 = add nsw i64 %i.2.2, 1
  %.3787 = getelementptr double, ptr %arg.times, i64 %.3785
  %.3788 = load double, ptr %.3787, align 8
  %.3790 = fsub double %.3788, %.604
  %.3795 = fdiv double %.3790, %.990
  store ptr null, ptr %.3800, align 8
  call fastcc void @part11(ptr nonnull %.3800, double %.3795, ptr %arg.now, ptr %.97, i64 %.64, ptr %.129)
  br i1 %38, label %B3656, label %B3586

B3586:                                            ; preds = %B3514
  %sunkaddr1140 = shl i64 %.3785, 3
  %sunkaddr1141 = getelementptr i8, ptr %arg.times, i64 %sunkaddr1140
  %.3832 = load double, ptr %sunkaddr1141, align 8
  store i8 0, ptr %.3835, align 1
  call fastcc void @part8(ptr nonnull %.3835, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.3832, ptr %.129)
  %.3849 = load i8, ptr %.3835, align 1
  %.3852.not = icmp eq i8 %.3849, 0
  br i1 %.3852.not, label %B3638, label %B3656

B3638:                                            ; preds = %B3586
  store i64 2, ptr %retptr, align 8
  br label %common.ret

B3656:                                            ; preds = %B3586, %B3514
  br i1 %25, label %B3686.if.lr.ph, label %B3732

B3686.if.lr.ph:                                   ; preds = %B3656
  br i1 %39, label %B3686.if.epil.preheader, label %B3686.if

B3732.loopexit.unr-lcssa:                         ; preds = %B3686.if
  br i1 %41, label %B3732, label %B3686.if.epil.preheader

B3686.if.epil.preheader:                          ; preds = %B3732.loopexit.unr-lcssa, %B3686.if.lr.ph
  %.403519371939.epil.init = phi i64 [ 0, %B3686.if.lr.ph ], [ %.4042.3, %B3732.loopexit.unr-lcssa ]
  %223 = shl i64 %.403519371939.epil.init, 3
  %scevgep1028 = getelementptr i8, ptr %lsr.iv1026, i64 %223
  %scevgep1031 = getelementptr i8, ptr %.129, i64 %223
  br label %B3686.if.epil

B3686.if.epil:                                    ; preds = %B3686.if.epil, %B3686.if.epil.preheader
  %epil.iter751 = phi i64 [ 0, %B3686.if.epil.preheader ], [ %epil.iter751.next, %B3686.if.epil ]
  %224 = shl nuw nsw i64 %epil.iter751, 3
  %scevgep1032 = getelementptr i8, ptr %scevgep1031, i64 %224
  %.4069.epil = load double, ptr %scevgep1032, align 8
  %scevgep1029 = getelementptr i8, ptr %scevgep1028, i64 %224
  store double %.4069.epil, ptr %scevgep1029, align 8
  %epil.iter751.next = add nuw nsw i64 %epil.iter751, 1
  %epil.iter751.cmp.not = icmp eq i64 %epil.iter751.next, 2
  br i1 %epil.iter751.cmp.not, label %B3732, label %B3686.if.epil, !llvm.loop !170

B3732:                                            ; preds = %B3686.if.epil, %B3732.loopexit.unr-lcssa, %B3656
  %.4094 = add nsw i64 %i.2.2, 2
  %.4096 = icmp slt i64 %.4094, %arg.count
  br i1 %.4096, label %B3760, label %B3790

B3760:                                            ; preds = %B3732
  %sunkaddr1142 = shl i64 %i.2.2, 3
  %sunkaddr1143 = getelementptr i8, ptr %arg.times, i64 %sunkaddr1142
  %sunkaddr1144 = getelementptr i8, ptr %sunkaddr1143, i64 16
  %.4110 = load double, ptr %sunkaddr1144, align 8
  %.4112 = fcmp ugt double %.4110, %.11.i242
  %scevgep1017 = getelementptr i8, ptr %lsr.iv1016, i64 %22
  %scevgep1027 = getelementptr i8, ptr %lsr.iv1026, i64 %22
  br i1 %.4112, label %B3790, label %B3514

B3790:                                            ; preds = %B3760, %B3732, %B3484, %B3450
  %i.3.1 = phi i64 [ %.3748, %B3484 ], [ %.3748, %B3450 ], [ %.3785, %B3732 ], [ %.3785, %B3760 ]
  store i64 %i.3.1, ptr %arg.index, align 8
  %.4135 = load i64, ptr %sunkaddr1145, align 8
  %.4136 = add nsw i64 %.4135, 1
  store i64 %.4136, ptr %sunkaddr1145, align 8
  br i1 %42, label %B3868.if.preheader, label %B3896

B3868.if.preheader:                               ; preds = %B3790
  br i1 %43, label %B3868.if.epil.preheader, label %B3868.if

B3896.loopexit.unr-lcssa:                         ; preds = %B3868.if
  br i1 %45, label %B3896, label %B3868.if.epil.preheader

B3868.if.epil.preheader:                          ; preds = %B3896.loopexit.unr-lcssa, %B3868.if.preheader
  %.422719521954.epil.init = phi i64 [ 0, %B3868.if.preheader ], [ %.4234.3, %B3896.loopexit.unr-lcssa ]
  %225 = shl i64 %.422719521954.epil.init, 3
  %scevgep1050 = getelementptr i8, ptr %scevgep1049, i64 %225
  %scevgep1053 = getelementptr i8, ptr %scevgep1052, i64 %225
  br label %B3868.if.epil

B3868.if.epil:                                    ; preds = %B3868.if.epil, %B3868.if.epil.preheader
  %epil.iter757 = phi i64 [ %epil.iter757.next, %B3868.if.epil ], [ 0, %B3868.if.epil.preheader ]
  %226 = shl nuw nsw i64 %epil.iter757, 3
  %scevgep1054 = getelementptr i8, ptr %scevgep1053, i64 %226
  %.4261.epil = load double, ptr %scevgep1054, align 8
  %scevgep1051 = getelementptr i8, ptr %scevgep1050, i64 %226
  store double %.4261.epil, ptr %scevgep1051, align 8
  %epil.iter757.next = add nuw nsw i64 %epil.iter757, 1
  %epil.iter757.cmp.not = icmp eq i64 %epil.iter757.next, 2
  br i1 %epil.iter757.cmp.not, label %B3896, label %B3868.if.epil, !llvm.loop !171

B3896:                                            ; preds = %B3868.if.epil, %B3896.loopexit.unr-lcssa, %B3790
  br i1 %25, label %B3926.if, label %B4000

B4000:                                            ; preds = %B3926.if, %B3896
  %.10.i245 = fcmp olt double %factor.5.3, 1.000000e+01
  %.11.i246 = select i1 %.10.i245, double %factor.5.3, double 1.000000e+01
  %.10.i338 = fcmp ogt double %error.2.3, 1.000000e-02
  %.11.i339 = select i1 %.10.i338, double %error.2.3, double 1.000000e-02
  %.4443 = fmul double %.990, %.11.i246
  store double %.11.i242, ptr %arg.clock, align 8
  store double %.4443, ptr %.297, align 8
  store double %.990, ptr %sunkaddr1074, align 8
  store double %.11.i339, ptr %sunkaddr1148, align 8
  %.4499 = load double, ptr %sunkaddr1149, align 8
  %.10.i340 = fcmp ogt double %.990, %.4499
  %.11.i341 = select i1 %.10.i340, double %.990, double %.4499
  store double %.11.i341, ptr %sunkaddr1149, align 8
  %.4536 = icmp slt i64 %.551.sroa.0.0237, %arg.kept_ends
  br i1 %.4536, label %B4170, label %B4246

B4170:                                            ; preds = %B4000
  %.4542 = mul nsw i64 %.551.sroa.0.0237, %.4540
  %.4546 = getelementptr inbounds double, ptr %arg.ends, i64 %.4542
  store ptr null, ptr %.4550, align 8
  call fastcc void @part10(ptr nonnull %.4550, double %.11.i242, ptr %arg.now, i64 %.64, ptr %.4546)
  br label %B4246

B4246:                                            ; preds = %B4170, %B4000
  %.4579 = load i64, ptr %sunkaddr1145, align 8
  %.4599 = srem i64 %.4579, 1000
  %.4601 = icmp slt i64 %.4599, 0
  %.4610 = add nsw i64 %.4599, 1000
  %.4590.1 = select i1 %.4601, i64 %.4610, i64 %.4599
  %.4620 = icmp eq i64 %.4590.1, 0
  br i1 %.4620, label %B4276, label %B4346

B4276:                                            ; preds = %B4246
  %.4625 = load double, ptr %arg.times, align 8
  %.4627 = fsub double %.55, %.4625
  %.13.i = load double, ptr %sunkaddr1151, align 8, !noalias !172
  %.18.i248 = load double, ptr %sunkaddr1149, align 8, !noalias !172
  %.23.i = fdiv double %.4627, 1.000000e+03
  %.10.i.i = fcmp ogt double %.23.i, %.18.i248
  %.11.i.i = select i1 %.10.i.i, double %.23.i, double %.18.i248
  %.15.i249 = fsub double %.11.i242, %.13.i
  %.58.i = fdiv double %.11.i.i, 1.000000e+02
  %.59.i = fcmp uge double %.15.i249, %.58.i
  br i1 %.59.i, label %B90.i, label %B4328

B90.i:                                            ; preds = %B4276
  store double %.11.i242, ptr %sunkaddr1151, align 8, !noalias !172
  br label %B4346

B4328:                                            ; preds = %B4276
  store i64 4, ptr %retptr, align 8
  br label %common.ret

B4346:                                            ; preds = %B90.i, %B4246
  %.561 = icmp sgt i64 %.5601965236, 0
  %.574 = zext i1 %.561 to i64
  %.5672003 = add i64 %.5672003235, %.574
  %.570 = sext i1 %.561 to i64
  %.5601965 = add nsw i64 %.5601965236, %.570
  %.551.sroa.0.0 = select i1 %.561, i64 %.5672003235, i64 0
  br i1 %.561, label %B1016, label %B4350

B4350:                                            ; preds = %B4346, %B982
  store i64 1, ptr %retptr, align 8
  br label %common.ret

B1242.preheader.critedge:                         ; preds = %B1510.i
  br label %B1242.preheader

B1242.preheader:                                  ; preds = %B1242.preheader.critedge, %B72.loopexit.i.i
  %.87315591818 = fcmp ult double %.11.i240, %.700
  br i1 %.87315591818, label %B1256, label %B1274.outer

B1538.if:                                         ; preds = %B1508, %B1620.1748
  %.131212891291 = phi i64 [ %154, %B1620.1748 ], [ 0, %B1508 ]
  %.1349 = load double, ptr %sunkaddr1074, align 8
  %.1351 = fcmp ogt double %.1349, 0.000000e+00
  %.1356 = icmp slt i64 %.131212891291, %.63
  %or.cond = select i1 %.1351, i1 %.1356, i1 false
  br i1 %or.cond, label %B1584, label %B1620

B1662.if:                                         ; preds = %B1620.2.1, %B1662.if
  %.148113121314 = phi i64 [ %.1488.1, %B1662.if ], [ 0, %B1620.2.1 ]
  %227 = shl i64 %.148113121314, 3
  %scevgep885 = getelementptr i8, ptr %scevgep883, i64 %227
  %scevgep886 = getelementptr i8, ptr %scevgep885, i64 -8
  %.1515 = load double, ptr %scevgep886, align 8
  %sunkaddr1156 = getelementptr i8, ptr %arg.now, i64 %227
  %.1518 = load double, ptr %sunkaddr1156, align 8
  %.1519 = tail call double @llvm.fabs.f64(double %.1518)
  %.1520 = fadd double %.1515, %.1519
  %.1522 = fmul double %arg.tolerance, %.1520
  %scevgep893 = getelementptr i8, ptr %scevgep891, i64 %227
  %scevgep894 = getelementptr i8, ptr %scevgep893, i64 -8
  store double %.1522, ptr %scevgep894, align 8
  %.1488.1 = add nuw nsw i64 %.148113121314, 2
  %.1515.1 = load double, ptr %scevgep885, align 8
  %sunkaddr1159 = getelementptr i8, ptr %sunkaddr1156, i64 8
  %.1518.1 = load double, ptr %sunkaddr1159, align 8
  %.1519.1 = tail call double @llvm.fabs.f64(double %.1518.1)
  %.1520.1 = fadd double %.1515.1, %.1519.1
  %.1522.1 = fmul double %arg.tolerance, %.1520.1
  store double %.1522.1, ptr %scevgep893, align 8
  %exitcond5111.not.1 = icmp eq i64 %..64, %.1488.1
  br i1 %exitcond5111.not.1, label %B1740, label %B1662.if

B1740.if:                                         ; preds = %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v35B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit
  store ptr %excinfo.10.3, ptr %excinfo, align 8
  br label %common.ret

B1740.endif:                                      ; preds = %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v35B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit
  %.1569 = icmp eq i64 %.1541.0, 0
  br i1 %.1569, label %B1798, label %B1816

B1828.endif:                                      ; preds = %B1816
  %.1668 = fmul double %.990, 5.000000e-01
  %.8731559 = fcmp ult double %.1668, %.700
  br i1 %.8731559, label %B1256, label %B1274

B1878.if:                                         ; preds = %B1878.if, %B1878.if.peel
  %lsr.iv = phi i64 [ 0, %B1878.if.peel ], [ %lsr.iv.next, %B1878.if ]
  %228 = shl i64 %lsr.iv, 3
  %scevgep916 = getelementptr i8, ptr %arg.now, i64 %228
  %scevgep917 = getelementptr i8, ptr %scevgep916, i64 8
  %.1799 = load double, ptr %scevgep917, align 8
  %scevgep897 = getelementptr i8, ptr %scevgep872, i64 %228
  %.1806 = load double, ptr %scevgep897, align 8
  %.1807 = fadd double %.1799, %.1806
  %scevgep914 = getelementptr i8, ptr %arg.room, i64 %228
  %scevgep915 = getelementptr i8, ptr %scevgep914, i64 8
  store double %.1807, ptr %scevgep915, align 8
  %scevgep913 = getelementptr i8, ptr %scevgep883, i64 %228
  %.1815 = load double, ptr %scevgep913, align 8
  %.1819 = load double, ptr %scevgep917, align 8
  %.1820 = tail call double @llvm.fabs.f64(double %.1819)
  %.1825 = tail call double @llvm.fabs.f64(double %.1807)
  %.10.i254 = fcmp ogt double %.1825, %.1820
  %.11.i255 = select i1 %.10.i254, double %.1825, double %.1820
  %.1854 = fadd double %.1815, %.11.i255
  %.1856 = fmul double %arg.tolerance, %.1854
  %scevgep911 = getelementptr i8, ptr %scevgep891, i64 %228
  store double %.1856, ptr %scevgep911, align 8
  %scevgep909 = getelementptr i8, ptr %scevgep908, i64 %228
  store double 0.000000e+00, ptr %scevgep909, align 8
  %scevgep899 = getelementptr i8, ptr %scevgep, i64 %228
  %.2044 = load double, ptr %scevgep899, align 8
  %.2045 = fmul double %.2044, 0x402418FD8BAFFE05
  %.2050 = fdiv double %.2045, %.990
  %229 = fsub double 0.000000e+00, %.2050
  store double %229, ptr %scevgep909, align 8
  %scevgep901 = getelementptr i8, ptr %scevgep862, i64 %228
  %.2044.1 = load double, ptr %scevgep901, align 8
  %.2045.1 = fmul double %.2044.1, 0x3FF61D41B2D54580
  %.2050.1 = fdiv double %.2045.1, %.990
  %.2051.1 = fadd double %229, %.2050.1
  store double %.2051.1, ptr %scevgep909, align 8
  %.2044.2 = load double, ptr %scevgep897, align 8
  %.2045.2 = fmul double %.2044.2, 0x3FD5555555555555
  %.2050.2 = fdiv double %.2045.2, %.990
  %230 = fsub double %.2051.1, %.2050.2
  store double %230, ptr %scevgep909, align 8
  %scevgep907 = getelementptr i8, ptr %scevgep906, i64 %228
  %.2064 = load double, ptr %scevgep907, align 8
  %.2069 = fadd double %.2064, %230
  %scevgep905 = getelementptr i8, ptr %scevgep904, i64 %228
  store double %.2069, ptr %scevgep905, align 8
  %scevgep903 = getelementptr i8, ptr %scevgep902, i64 %228
  store double 0.000000e+00, ptr %scevgep903, align 8
  %lsr.iv.next = add nuw nsw i64 %lsr.iv, 1
  %231 = add nuw nsw i64 %lsr.iv, 2
  %exitcond5113.not = icmp eq i64 %..63, %231
  br i1 %exitcond5113.not, label %B2262, label %B1878.if, !llvm.loop !175

B38.if.preheader.i256:                            ; preds = %B2262
  br i1 %28, label %B38.if.epil.preheader.i264, label %B38.if.i260

B90.loopexit.unr-lcssa.i:                         ; preds = %B38.if.i260
  br i1 %29, label %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v39B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit, label %B38.if.epil.preheader.i264

B38.if.epil.preheader.i264:                       ; preds = %B90.loopexit.unr-lcssa.i, %B38.if.preheader.i256
  %total.2.042.epil.init.i = phi double [ 0.000000e+00, %B38.if.preheader.i256 ], [ %.171.3.i, %B90.loopexit.unr-lcssa.i ]
  %.1043840.epil.init.i = phi i64 [ 0, %B38.if.preheader.i256 ], [ %unroll_iter.i259, %B90.loopexit.unr-lcssa.i ]
  %232 = shl i64 %.1043840.epil.init.i, 3
  %scevgep.i265 = getelementptr i8, ptr %.100, i64 %232
  %scevgep5.i = getelementptr i8, ptr %.103, i64 %232
  br label %B38.if.epil.i266

B38.if.epil.i266:                                 ; preds = %B38.if.epil.i266, %B38.if.epil.preheader.i264
  %total.2.042.epil.i = phi double [ %.171.epil.i, %B38.if.epil.i266 ], [ %total.2.042.epil.init.i, %B38.if.epil.preheader.i264 ]
  %epil.iter.i267 = phi i64 [ %epil.iter.next.i268, %B38.if.epil.i266 ], [ 0, %B38.if.epil.preheader.i264 ]
  %233 = shl i64 %epil.iter.i267, 3
  %scevgep935 = getelementptr i8, ptr %scevgep5.i, i64 %233
  %.138.epil.i = load double, ptr %scevgep935, align 8, !noalias !177
  %scevgep934 = getelementptr i8, ptr %scevgep.i265, i64 %233
  %.141.epil.i = load double, ptr %scevgep934, align 8, !noalias !177
  %.145.epil.i = fdiv double %.138.epil.i, %.141.epil.i
  %.147.i.epil.i = fmul double %.145.epil.i, %.145.epil.i
  %.171.epil.i = fadd double %total.2.042.epil.i, %.147.i.epil.i
  %epil.iter.next.i268 = add i64 %epil.iter.i267, 1
  %epil.iter.cmp.not.i269 = icmp eq i64 %xtraiter.i257, %epil.iter.next.i268
  br i1 %epil.iter.cmp.not.i269, label %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v39B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit, label %B38.if.epil.i266, !llvm.loop !180

B38.if.i260:                                      ; preds = %B38.if.preheader.i256, %B38.if.i260
  %total.2.042.i = phi double [ %.171.3.i, %B38.if.i260 ], [ 0.000000e+00, %B38.if.preheader.i256 ]
  %.1043840.i = phi i64 [ %.111.3.i, %B38.if.i260 ], [ 0, %B38.if.preheader.i256 ]
  %sunkaddr.i261 = shl i64 %.1043840.i, 3
  %scevgep932 = getelementptr i8, ptr %scevgep926, i64 %sunkaddr.i261
  %scevgep933 = getelementptr i8, ptr %scevgep932, i64 -24
  %.138.i = load double, ptr %scevgep933, align 8, !noalias !177
  %scevgep924 = getelementptr i8, ptr %scevgep918, i64 %sunkaddr.i261
  %scevgep925 = getelementptr i8, ptr %scevgep924, i64 -24
  %.141.i = load double, ptr %scevgep925, align 8, !noalias !177
  %.145.i = fdiv double %.138.i, %.141.i
  %.147.i.i = fmul double %.145.i, %.145.i
  %.171.i = fadd double %total.2.042.i, %.147.i.i
  %scevgep931 = getelementptr i8, ptr %scevgep932, i64 -16
  %.138.1.i = load double, ptr %scevgep931, align 8, !noalias !177
  %scevgep923 = getelementptr i8, ptr %scevgep924, i64 -16
  %.141.1.i = load double, ptr %scevgep923, align 8, !noalias !177
  %.145.1.i = fdiv double %.138.1.i, %.141.1.i
  %.147.i.1.i = fmul double %.145.1.i, %.145.1.i
  %.171.1.i = fadd double %.171.i, %.147.i.1.i
  %scevgep929 = getelementptr i8, ptr %scevgep932, i64 -8
  %.138.2.i = load double, ptr %scevgep929, align 8, !noalias !177
  %scevgep921 = getelementptr i8, ptr %scevgep924, i64 -8
  %.141.2.i = load double, ptr %scevgep921, align 8, !noalias !177
  %.145.2.i = fdiv double %.138.2.i, %.141.2.i
  %.147.i.2.i = fmul double %.145.2.i, %.145.2.i
  %.171.2.i = fadd double %.171.1.i, %.147.i.2.i
  %.138.3.i = load double, ptr %scevgep932, align 8, !noalias !177
  %.141.3.i = load double, ptr %scevgep924, align 8, !noalias !177
  %.145.3.i = fdiv double %.138.3.i, %.141.3.i
  %.147.i.3.i = fmul double %.145.3.i, %.145.3.i
  %.111.3.i = add nuw nsw i64 %.1043840.i, 4
  %.171.3.i = fadd double %.171.2.i, %.147.i.3.i
  %niter.ncmp.3.i262 = icmp eq i64 %unroll_iter.i259, %.111.3.i
  br i1 %niter.ncmp.3.i262, label %B90.loopexit.unr-lcssa.i, label %B38.if.i260

_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v39B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit: ; preds = %B38.if.epil.i266, %B90.loopexit.unr-lcssa.i, %B2262
  %total.2.0.lcssa.i271 = phi double [ 0.000000e+00, %B2262 ], [ %.171.3.i, %B90.loopexit.unr-lcssa.i ], [ %.171.epil.i, %B38.if.epil.i266 ]
  %.189.i = fdiv double %total.2.0.lcssa.i271, %.185.i
  %.201.i = tail call double @sqrt(double %.189.i)
  %.2167 = fcmp ogt double %.201.i, 1.000000e+00
  %or.cond1050 = select i1 %rejected.2.21574.ph, i1 %.2167, i1 false
  br i1 %or.cond1050, label %B2380, label %B2714

B2416.if:                                         ; preds = %B2416.if.preheader, %B2416.if
  %.226013441346 = phi i64 [ %.2267.3, %B2416.if ], [ 0, %B2416.if.preheader ]
  %234 = shl i64 %.226013441346, 3
  %sunkaddr1161 = getelementptr i8, ptr %arg.now, i64 %234
  %.2294 = load double, ptr %sunkaddr1161, align 8
  %scevgep949 = getelementptr i8, ptr %scevgep926, i64 %234
  %scevgep950 = getelementptr i8, ptr %scevgep949, i64 -24
  %.2297 = load double, ptr %scevgep950, align 8
  %.2298 = fadd double %.2294, %.2297
  %scevgep957 = getelementptr i8, ptr %scevgep951, i64 %234
  %scevgep958 = getelementptr i8, ptr %scevgep957, i64 -24
  store double %.2298, ptr %scevgep958, align 8
  %sunkaddr1164 = getelementptr i8, ptr %sunkaddr1161, i64 8
  %.2294.1 = load double, ptr %sunkaddr1164, align 8
  %scevgep948 = getelementptr i8, ptr %scevgep949, i64 -16
  %.2297.1 = load double, ptr %scevgep948, align 8
  %.2298.1 = fadd double %.2294.1, %.2297.1
  %scevgep956 = getelementptr i8, ptr %scevgep957, i64 -16
  store double %.2298.1, ptr %scevgep956, align 8
  %sunkaddr1167 = getelementptr i8, ptr %sunkaddr1161, i64 16
  %.2294.2 = load double, ptr %sunkaddr1167, align 8
  %scevgep946 = getelementptr i8, ptr %scevgep949, i64 -8
  %.2297.2 = load double, ptr %scevgep946, align 8
  %.2298.2 = fadd double %.2294.2, %.2297.2
  %scevgep954 = getelementptr i8, ptr %scevgep957, i64 -8
  store double %.2298.2, ptr %scevgep954, align 8
  %.2267.3 = add nuw nsw i64 %.226013441346, 4
  %sunkaddr1170 = getelementptr i8, ptr %sunkaddr1161, i64 24
  %.2294.3 = load double, ptr %sunkaddr1170, align 8
  %.2297.3 = load double, ptr %scevgep949, align 8
  %.2298.3 = fadd double %.2294.3, %.2297.3
  store double %.2298.3, ptr %scevgep957, align 8
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.2267.3
  br i1 %niter.ncmp.3, label %B2462.loopexit.unr-lcssa, label %B2416.if

B2552.if:                                         ; preds = %B2516, %B2552.if
  %.251113511353 = phi i64 [ %.2518.1, %B2552.if ], [ 0, %B2516 ]
  %235 = shl i64 %.251113511353, 3
  %scevgep969 = getelementptr i8, ptr %scevgep904, i64 %235
  %scevgep970 = getelementptr i8, ptr %scevgep969, i64 -8
  %.2545 = load double, ptr %scevgep970, align 8
  %scevgep973 = getelementptr i8, ptr %scevgep908, i64 %235
  %scevgep974 = getelementptr i8, ptr %scevgep973, i64 -8
  %.2548 = load double, ptr %scevgep974, align 8
  %.2549 = fadd double %.2545, %.2548
  store double %.2549, ptr %scevgep970, align 8
  %scevgep977 = getelementptr i8, ptr %scevgep902, i64 %235
  %scevgep978 = getelementptr i8, ptr %scevgep977, i64 -8
  store double 0.000000e+00, ptr %scevgep978, align 8
  %.2518.1 = add nuw nsw i64 %.251113511353, 2
  %.2545.1 = load double, ptr %scevgep969, align 8
  %.2548.1 = load double, ptr %scevgep973, align 8
  %.2549.1 = fadd double %.2545.1, %.2548.1
  store double %.2549.1, ptr %scevgep969, align 8
  store double 0.000000e+00, ptr %scevgep977, align 8
  %exitcond5174.not.1 = icmp eq i64 %..63, %.2518.1
  br i1 %exitcond5174.not.1, label %B2612, label %B2552.if

B38.if.preheader.i273:                            ; preds = %B2612
  br i1 %33, label %B38.if.epil.preheader.i313, label %B38.if.i277

B90.loopexit.unr-lcssa.i311:                      ; preds = %B38.if.i277
  br i1 %34, label %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v39B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit335, label %B38.if.epil.preheader.i313

B38.if.epil.preheader.i313:                       ; preds = %B90.loopexit.unr-lcssa.i311, %B38.if.preheader.i273
  %total.2.042.epil.init.i314 = phi double [ 0.000000e+00, %B38.if.preheader.i273 ], [ %.171.3.i309, %B90.loopexit.unr-lcssa.i311 ]
  %.1043840.epil.init.i315 = phi i64 [ 0, %B38.if.preheader.i273 ], [ %unroll_iter.i259, %B90.loopexit.unr-lcssa.i311 ]
  %236 = shl i64 %.1043840.epil.init.i315, 3
  %scevgep.i316 = getelementptr i8, ptr %.100, i64 %236
  %scevgep5.i317 = getelementptr i8, ptr %.103, i64 %236
  br label %B38.if.epil.i318

B38.if.epil.i318:                                 ; preds = %B38.if.epil.i318, %B38.if.epil.preheader.i313
  %total.2.042.epil.i319 = phi double [ %.171.epil.i327, %B38.if.epil.i318 ], [ %total.2.042.epil.init.i314, %B38.if.epil.preheader.i313 ]
  %epil.iter.i320 = phi i64 [ %epil.iter.next.i328, %B38.if.epil.i318 ], [ 0, %B38.if.epil.preheader.i313 ]
  %237 = shl i64 %epil.iter.i320, 3
  %scevgep996 = getelementptr i8, ptr %scevgep5.i317, i64 %237
  %.138.epil.i322 = load double, ptr %scevgep996, align 8, !noalias !181
  %scevgep995 = getelementptr i8, ptr %scevgep.i316, i64 %237
  %.141.epil.i324 = load double, ptr %scevgep995, align 8, !noalias !181
  %.145.epil.i325 = fdiv double %.138.epil.i322, %.141.epil.i324
  %.147.i.epil.i326 = fmul double %.145.epil.i325, %.145.epil.i325
  %.171.epil.i327 = fadd double %total.2.042.epil.i319, %.147.i.epil.i326
  %epil.iter.next.i328 = add i64 %epil.iter.i320, 1
  %epil.iter.cmp.not.i329 = icmp eq i64 %xtraiter.i257, %epil.iter.next.i328
  br i1 %epil.iter.cmp.not.i329, label %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v39B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit335, label %B38.if.epil.i318, !llvm.loop !180

B38.if.i277:                                      ; preds = %B38.if.preheader.i273, %B38.if.i277
  %total.2.042.i278 = phi double [ %.171.3.i309, %B38.if.i277 ], [ 0.000000e+00, %B38.if.preheader.i273 ]
  %.1043840.i279 = phi i64 [ %.111.3.i308, %B38.if.i277 ], [ 0, %B38.if.preheader.i273 ]
  %sunkaddr.i280 = shl i64 %.1043840.i279, 3
  %scevgep993 = getelementptr i8, ptr %scevgep926, i64 %sunkaddr.i280
  %scevgep994 = getelementptr i8, ptr %scevgep993, i64 -24
  %.138.i282 = load double, ptr %scevgep994, align 8, !noalias !181
  %scevgep985 = getelementptr i8, ptr %scevgep918, i64 %sunkaddr.i280
  %scevgep986 = getelementptr i8, ptr %scevgep985, i64 -24
  %.141.i284 = load double, ptr %scevgep986, align 8, !noalias !181
  %.145.i285 = fdiv double %.138.i282, %.141.i284
  %.147.i.i286 = fmul double %.145.i285, %.145.i285
  %.171.i287 = fadd double %total.2.042.i278, %.147.i.i286
  %scevgep992 = getelementptr i8, ptr %scevgep993, i64 -16
  %.138.1.i289 = load double, ptr %scevgep992, align 8, !noalias !181
  %scevgep984 = getelementptr i8, ptr %scevgep985, i64 -16
  %.141.1.i291 = load double, ptr %scevgep984, align 8, !noalias !181
  %.145.1.i292 = fdiv double %.138.1.i289, %.141.1.i291
  %.147.i.1.i293 = fmul double %.145.1.i292, %.145.1.i292
  %.171.1.i294 = fadd double %.171.i287, %.147.i.1.i293
  %scevgep990 = getelementptr i8, ptr %scevgep993, i64 -8
  %.138.2.i296 = load double, ptr %scevgep990, align 8, !noalias !181
  %scevgep982 = getelementptr i8, ptr %scevgep985, i64 -8
  %.141.2.i298 = load double, ptr %scevgep982, align 8, !noalias !181
  %.145.2.i299 = fdiv double %.138.2.i296, %.141.2.i298
  %.147.i.2.i300 = fmul double %.145.2.i299, %.145.2.i299
  %.171.2.i301 = fadd double %.171.1.i294, %.147.i.2.i300
  %.138.3.i303 = load double, ptr %scevgep993, align 8, !noalias !181
  %.141.3.i305 = load double, ptr %scevgep985, align 8, !noalias !181
  %.145.3.i306 = fdiv double %.138.3.i303, %.141.3.i305
  %.147.i.3.i307 = fmul double %.145.3.i306, %.145.3.i306
  %.111.3.i308 = add nuw nsw i64 %.1043840.i279, 4
  %.171.3.i309 = fadd double %.171.2.i301, %.147.i.3.i307
  %niter.ncmp.3.i310 = icmp eq i64 %unroll_iter.i259, %.111.3.i308
  br i1 %niter.ncmp.3.i310, label %B90.loopexit.unr-lcssa.i311, label %B38.if.i277

_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v39B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit335: ; preds = %B38.if.epil.i318, %B90.loopexit.unr-lcssa.i311, %B2612
  %total.2.0.lcssa.i331 = phi double [ 0.000000e+00, %B2612 ], [ %.171.3.i309, %B90.loopexit.unr-lcssa.i311 ], [ %.171.epil.i327, %B38.if.epil.i318 ]
  %.189.i333 = fdiv double %total.2.0.lcssa.i331, %.185.i
  %.201.i334 = tail call double @sqrt(double %.189.i333)
  br label %B2714

B2764.endif:                                      ; preds = %B2730
  %.2662 = fdiv double %.990, %.2651
  %.2665 = load double, ptr %sunkaddr1171, align 8
  %.2670 = fdiv double %.2665, %error.2.3
  %.2671 = tail call double @llvm.pow.f64(double %.2670, double 2.500000e-01)
  %.2672 = fmul double %.2662, %.2671
  %.10.i336 = fcmp olt double %.2672, 1.000000e+00
  %.11.i337 = select i1 %.10.i336, double %.2672, double 1.000000e+00
  %.2702 = fmul double %.2641, %.11.i337
  br label %B2850

B3686.if:                                         ; preds = %B3686.if.lr.ph, %B3686.if
  %.403519371939 = phi i64 [ %.4042.3, %B3686.if ], [ 0, %B3686.if.lr.ph ]
  %238 = shl i64 %.403519371939, 3
  %scevgep1012 = getelementptr i8, ptr %scevgep951, i64 %238
  %scevgep1013 = getelementptr i8, ptr %scevgep1012, i64 -24
  %.4069 = load double, ptr %scevgep1013, align 8
  %scevgep1023 = getelementptr i8, ptr %lsr.iv1016, i64 %238
  %scevgep1024 = getelementptr i8, ptr %scevgep1023, i64 -24
  store double %.4069, ptr %scevgep1024, align 8
  %scevgep1011 = getelementptr i8, ptr %scevgep1012, i64 -16
  %.4069.1 = load double, ptr %scevgep1011, align 8
  %scevgep1022 = getelementptr i8, ptr %scevgep1023, i64 -16
  store double %.4069.1, ptr %scevgep1022, align 8
  %scevgep1009 = getelementptr i8, ptr %scevgep1012, i64 -8
  %.4069.2 = load double, ptr %scevgep1009, align 8
  %scevgep1020 = getelementptr i8, ptr %scevgep1023, i64 -8
  store double %.4069.2, ptr %scevgep1020, align 8
  %.4042.3 = add nuw nsw i64 %.403519371939, 4
  %.4069.3 = load double, ptr %scevgep1012, align 8
  store double %.4069.3, ptr %scevgep1023, align 8
  %niter755.ncmp.3 = icmp eq i64 %unroll_iter754, %.4042.3
  br i1 %niter755.ncmp.3, label %B3732.loopexit.unr-lcssa, label %B3686.if

B3868.if:                                         ; preds = %B3868.if.preheader, %B3868.if
  %.422719521954 = phi i64 [ %.4234.3, %B3868.if ], [ 0, %B3868.if.preheader ]
  %239 = shl i64 %.422719521954, 3
  %scevgep1039 = getelementptr i8, ptr %scevgep1033, i64 %239
  %scevgep1040 = getelementptr i8, ptr %scevgep1039, i64 -24
  %.4261 = load double, ptr %scevgep1040, align 8
  %scevgep1047 = getelementptr i8, ptr %scevgep1041, i64 %239
  %scevgep1048 = getelementptr i8, ptr %scevgep1047, i64 -24
  store double %.4261, ptr %scevgep1048, align 8
  %scevgep1038 = getelementptr i8, ptr %scevgep1039, i64 -16
  %.4261.1 = load double, ptr %scevgep1038, align 8
  %scevgep1046 = getelementptr i8, ptr %scevgep1047, i64 -16
  store double %.4261.1, ptr %scevgep1046, align 8
  %scevgep1036 = getelementptr i8, ptr %scevgep1039, i64 -8
  %.4261.2 = load double, ptr %scevgep1036, align 8
  %scevgep1044 = getelementptr i8, ptr %scevgep1047, i64 -8
  store double %.4261.2, ptr %scevgep1044, align 8
  %.4234.3 = add nuw nsw i64 %.422719521954, 4
  %.4261.3 = load double, ptr %scevgep1039, align 8
  store double %.4261.3, ptr %scevgep1047, align 8
  %niter761.ncmp.3 = icmp eq i64 %unroll_iter760, %.4234.3
  br i1 %niter761.ncmp.3, label %B3896.loopexit.unr-lcssa, label %B3868.if

B3926.if:                                         ; preds = %B3896, %B3926.if
  %.435619591961 = phi i64 [ %.4363.1, %B3926.if ], [ 0, %B3896 ]
  %240 = shl i64 %.435619591961, 3
  %scevgep1057 = getelementptr i8, ptr %arg.now, i64 %240
  %.4390 = load double, ptr %scevgep1057, align 8
  %scevgep1060 = getelementptr i8, ptr %arg.room, i64 %240
  %.4393 = load double, ptr %scevgep1060, align 8
  %scevgep1063 = getelementptr i8, ptr %scevgep908, i64 %240
  %scevgep1064 = getelementptr i8, ptr %scevgep1063, i64 -8
  %.4396 = load double, ptr %scevgep1064, align 8
  %scevgep1067 = getelementptr i8, ptr %scevgep1065, i64 %240
  %scevgep1068 = getelementptr i8, ptr %scevgep1067, i64 -8
  store double %.4390, ptr %scevgep1068, align 8
  store double %.4393, ptr %scevgep1057, align 8
  %scevgep1071 = getelementptr i8, ptr %scevgep906, i64 %240
  %scevgep1072 = getelementptr i8, ptr %scevgep1071, i64 -8
  store double %.4396, ptr %scevgep1072, align 8
  %.4363.1 = add nuw nsw i64 %.435619591961, 2
  %scevgep1056 = getelementptr i8, ptr %scevgep1057, i64 8
  %.4390.1 = load double, ptr %scevgep1056, align 8
  %scevgep1059 = getelementptr i8, ptr %scevgep1060, i64 8
  %.4393.1 = load double, ptr %scevgep1059, align 8
  %.4396.1 = load double, ptr %scevgep1063, align 8
  store double %.4390.1, ptr %scevgep1067, align 8
  store double %.4393.1, ptr %scevgep1056, align 8
  store double %.4396.1, ptr %scevgep1071, align 8
  %exitcond5215.not.1 = icmp eq i64 %..64, %.4363.1
  br i1 %exitcond5215.not.1, label %B4000, label %B3926.if
}

define internal fastcc void @part11(ptr noalias nonnull writeonly captures(none) %retptr, double %arg.x, ptr readonly captures(none) %arg.y, ptr readonly captures(none) %arg.Z, i64 range(i64 2, 1) %arg.size, ptr captures(none) %arg.state) unnamed_addr #3 {
entry:
  %.57 = icmp sgt i64 %arg.size, 0
  br i1 %.57, label %B34.if.preheader, label %B308

B34.if.preheader:                                 ; preds = %entry
  %xtraiter = and i64 %arg.size, 3
  %0 = icmp ult i64 %arg.size, 4
  br i1 %0, label %B34.if.epil.preheader, label %B34.if.preheader.new

B34.if.preheader.new:                             ; preds = %B34.if.preheader
  %1 = add nsw i64 %arg.size, -4
  %2 = lshr i64 %1, 2
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %B34.if.epil.preheader14, label %B34.if.preheader.new.new

B34.if.preheader.new.new:                         ; preds = %B34.if.preheader.new
  %4 = add nuw nsw i64 %2, 1
  %unroll_iter22 = and i64 %4, 9223372036854775806
  br label %B34.if

B238.if.preheader.unr-lcssa.unr-lcssa:            ; preds = %B34.if
  %5 = and i64 %1, 4
  %lcmp.mod.not76.not = icmp eq i64 %5, 0
  br i1 %lcmp.mod.not76.not, label %B34.if.epil.preheader14, label %B238.if.preheader.unr-lcssa

B34.if.epil.preheader14:                          ; preds = %B238.if.preheader.unr-lcssa.unr-lcssa, %B34.if.preheader.new
  %.107191193.epil.init19 = phi i64 [ 0, %B34.if.preheader.new ], [ %.114.3.1, %B238.if.preheader.unr-lcssa.unr-lcssa ]
  %sunkaddr95.epil = shl i64 %.107191193.epil.init19, 3
  %sunkaddr96.epil = getelementptr i8, ptr %arg.y, i64 %sunkaddr95.epil
  %.141.epil17 = load double, ptr %sunkaddr96.epil, align 8
  %sunkaddr98.epil = getelementptr i8, ptr %arg.state, i64 %sunkaddr95.epil
  store double %.141.epil17, ptr %sunkaddr98.epil, align 8
  %sunkaddr101.epil = getelementptr i8, ptr %sunkaddr96.epil, i64 8
  %.141.1.epil = load double, ptr %sunkaddr101.epil, align 8
  %sunkaddr104.epil = getelementptr i8, ptr %sunkaddr98.epil, i64 8
  store double %.141.1.epil, ptr %sunkaddr104.epil, align 8
  %sunkaddr107.epil = getelementptr i8, ptr %sunkaddr96.epil, i64 16
  %.141.2.epil = load double, ptr %sunkaddr107.epil, align 8
  %sunkaddr110.epil = getelementptr i8, ptr %sunkaddr98.epil, i64 16
  store double %.141.2.epil, ptr %sunkaddr110.epil, align 8
  %.114.3.epil = add nuw nsw i64 %.107191193.epil.init19, 4
  %sunkaddr113.epil = getelementptr i8, ptr %sunkaddr96.epil, i64 24
  %.141.3.epil = load double, ptr %sunkaddr113.epil, align 8
  %sunkaddr116.epil = getelementptr i8, ptr %sunkaddr98.epil, i64 24
  store double %.141.3.epil, ptr %sunkaddr116.epil, align 8
  br label %B238.if.preheader.unr-lcssa

B238.if.preheader.unr-lcssa:                      ; preds = %B34.if.epil.preheader14, %B238.if.preheader.unr-lcssa.unr-lcssa
  %.114.3.lcssa = phi i64 [ %.114.3.epil, %B34.if.epil.preheader14 ], [ %.114.3.1, %B238.if.preheader.unr-lcssa.unr-lcssa ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B238.if.preheader.new, label %B34.if.epil.preheader

B34.if.epil.preheader:                            ; preds = %B238.if.preheader.unr-lcssa, %B34.if.preheader
  %.107191193.epil.init = phi i64 [ 0, %B34.if.preheader ], [ %.114.3.lcssa, %B238.if.preheader.unr-lcssa ]
  %6 = shl i64 %.107191193.epil.init, 3
  %scevgep66 = getelementptr i8, ptr %arg.state, i64 %6
  %scevgep68 = getelementptr i8, ptr %arg.y, i64 %6
  br label %B34.if.epil

B34.if.epil:                                      ; preds = %B34.if.epil, %B34.if.epil.preheader
  %epil.iter = phi i64 [ %epil.iter.next, %B34.if.epil ], [ 0, %B34.if.epil.preheader ]
  %7 = shl i64 %epil.iter, 3
  %scevgep127 = getelementptr i8, ptr %scevgep68, i64 %7
  %.141.epil = load double, ptr %scevgep127, align 8
  %scevgep126 = getelementptr i8, ptr %scevgep66, i64 %7
  store double %.141.epil, ptr %scevgep126, align 8
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B238.if.preheader.new, label %B34.if.epil, !llvm.loop !184

B238.if.preheader.new:                            ; preds = %B34.if.epil, %B238.if.preheader.unr-lcssa
  %.5112.pn.in = fmul double %arg.x, 0x402F295C43B61425
  %.5112.pn = fadd double %.5112.pn.in, 0xC039A12CE7B30915
  %.5144.pn.in = fmul double %arg.x, %.5112.pn
  %.5144.pn = fadd double %.5144.pn.in, 0x402418FD8BAFFE05
  %.5166 = fmul double %arg.x, %.5144.pn
  %8 = add nsw i64 %arg.size, -2
  %9 = lshr i64 %8, 1
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %B238.if.epil.preheader, label %B238.if.preheader.new.new

B238.if.preheader.new.new:                        ; preds = %B238.if.preheader.new
  %11 = add nuw nsw i64 %9, 1
  %unroll_iter34 = and i64 %11, 9223372036854775806
  br label %B238.if

B238.if.lr.ph.1.unr-lcssa.unr-lcssa:              ; preds = %B238.if
  %12 = and i64 %8, 2
  %lcmp.mod31.not.not = icmp eq i64 %12, 0
  br i1 %lcmp.mod31.not.not, label %B238.if.epil.preheader, label %B238.if.lr.ph.1.unr-lcssa

B238.if.epil.preheader:                           ; preds = %B238.if.lr.ph.1.unr-lcssa.unr-lcssa, %B238.if.preheader.new
  %.606197199.epil.init30 = phi i64 [ 0, %B238.if.preheader.new ], [ %.613.123.1, %B238.if.lr.ph.1.unr-lcssa.unr-lcssa ]
  %sunkaddr117.epil = shl i64 %.606197199.epil.init30, 3
  %sunkaddr118.epil = getelementptr i8, ptr %arg.state, i64 %sunkaddr117.epil
  %.640.epil25 = load double, ptr %sunkaddr118.epil, align 8
  %sunkaddr120.epil = getelementptr i8, ptr %arg.Z, i64 %sunkaddr117.epil
  %.647.epil26 = load double, ptr %sunkaddr120.epil, align 8
  %.649.epil27 = fmul double %.5166, %.647.epil26
  %.650.epil28 = fadd double %.640.epil25, %.649.epil27
  store double %.650.epil28, ptr %sunkaddr118.epil, align 8
  %.613.123.epil = add nuw i64 %.606197199.epil.init30, 2
  %sunkaddr123.epil = getelementptr i8, ptr %sunkaddr118.epil, i64 8
  %.640.125.epil = load double, ptr %sunkaddr123.epil, align 8
  %sunkaddr126.epil = getelementptr i8, ptr %sunkaddr120.epil, i64 8
  %.647.127.epil = load double, ptr %sunkaddr126.epil, align 8
  %.649.128.epil = fmul double %.5166, %.647.127.epil
  %.650.129.epil = fadd double %.640.125.epil, %.649.128.epil
  store double %.650.129.epil, ptr %sunkaddr123.epil, align 8
  br label %B238.if.lr.ph.1.unr-lcssa

B238.if.lr.ph.1.unr-lcssa:                        ; preds = %B238.if.epil.preheader, %B238.if.lr.ph.1.unr-lcssa.unr-lcssa
  %.613.123.lcssa = phi i64 [ %.613.123.epil, %B238.if.epil.preheader ], [ %.613.123.1, %B238.if.lr.ph.1.unr-lcssa.unr-lcssa ]
  %13 = and i64 %arg.size, 1
  %lcmp.mod18.not = icmp eq i64 %13, 0
  br i1 %lcmp.mod18.not, label %B238.if.lr.ph.1.new, label %B238.if.lr.ph.1

B238.if.lr.ph.1:                                  ; preds = %B238.if.lr.ph.1.unr-lcssa
  %.639.epil = getelementptr double, ptr %arg.state, i64 %.613.123.lcssa
  %.640.epil = load double, ptr %.639.epil, align 8
  %.646.epil = getelementptr double, ptr %arg.Z, i64 %.613.123.lcssa
  %.647.epil = load double, ptr %.646.epil, align 8
  %.649.epil = fmul double %.5166, %.647.epil
  %.650.epil = fadd double %.640.epil, %.649.epil
  store double %.650.epil, ptr %.639.epil, align 8
  br label %B238.if.lr.ph.1.new

B238.if.lr.ph.1.new:                              ; preds = %B238.if.lr.ph.1.unr-lcssa, %B238.if.lr.ph.1
  %.510.18.pn = fmul double %arg.x, 0x4021D406EE60BECF
  %.pn = fsub double 0x402497AF24BB677E, %.510.18.pn
  %.514.110.pn.in = fmul double %arg.x, %.pn
  %.514.110.pn = fadd double %.514.110.pn.in, 0xBFF61D41B2D54580
  %.516.112 = fmul double %arg.x, %.514.110.pn
  %14 = getelementptr double, ptr %arg.Z, i64 %arg.size
  %15 = shl i64 %arg.size, 3
  %16 = getelementptr i8, ptr %arg.Z, i64 %15
  %scevgep54 = getelementptr i8, ptr %16, i64 8
  br i1 %10, label %B238.if.1.epil.preheader42, label %B238.if.lr.ph.1.new.new

B238.if.lr.ph.1.new.new:                          ; preds = %B238.if.lr.ph.1.new
  %17 = add nuw nsw i64 %9, 1
  %unroll_iter53 = and i64 %17, 9223372036854775806
  %scevgep99 = getelementptr i8, ptr %16, i64 24
  br label %B238.if.1

B238.if.1:                                        ; preds = %B238.if.1, %B238.if.lr.ph.1.new.new
  %lsr.iv106 = phi i64 [ %lsr.iv.next107, %B238.if.1 ], [ %unroll_iter53, %B238.if.lr.ph.1.new.new ]
  %.606197199.1 = phi i64 [ %.613.1.1.1, %B238.if.1 ], [ 0, %B238.if.lr.ph.1.new.new ]
  %18 = shl i64 %.606197199.1, 3
  %sunkaddr162 = getelementptr i8, ptr %arg.state, i64 %18
  %.640.1 = load double, ptr %sunkaddr162, align 8
  %scevgep102 = getelementptr i8, ptr %scevgep99, i64 %18
  %scevgep103 = getelementptr i8, ptr %scevgep102, i64 -16
  %scevgep105 = getelementptr i8, ptr %scevgep102, i64 -24
  %.647.1 = load double, ptr %scevgep105, align 8
  %.649.1 = fmul double %.516.112, %.647.1
  %.650.1 = fadd double %.640.1, %.649.1
  store double %.650.1, ptr %sunkaddr162, align 8
  %sunkaddr165 = getelementptr i8, ptr %sunkaddr162, i64 8
  %.640.1.1 = load double, ptr %sunkaddr165, align 8
  %.647.1.1 = load double, ptr %scevgep103, align 8
  %.649.1.1 = fmul double %.516.112, %.647.1.1
  %.650.1.1 = fadd double %.640.1.1, %.649.1.1
  store double %.650.1.1, ptr %sunkaddr165, align 8
  %sunkaddr168 = getelementptr i8, ptr %sunkaddr162, i64 16
  %.640.1.155 = load double, ptr %sunkaddr168, align 8
  %scevgep101 = getelementptr i8, ptr %scevgep102, i64 -8
  %.647.1.156 = load double, ptr %scevgep101, align 8
  %.649.1.157 = fmul double %.516.112, %.647.1.156
  %.650.1.158 = fadd double %.640.1.155, %.649.1.157
  store double %.650.1.158, ptr %sunkaddr168, align 8
  %.613.1.1.1 = add i64 %.606197199.1, 4
  %sunkaddr169 = shl i64 %.613.1.1.1, 3
  %sunkaddr170 = getelementptr i8, ptr %arg.state, i64 %sunkaddr169
  %sunkaddr171 = getelementptr i8, ptr %sunkaddr170, i64 -8
  %.640.1.1.1 = load double, ptr %sunkaddr171, align 8
  %.647.1.1.1 = load double, ptr %scevgep102, align 8
  %.649.1.1.1 = fmul double %.516.112, %.647.1.1.1
  %.650.1.1.1 = fadd double %.640.1.1.1, %.649.1.1.1
  store double %.650.1.1.1, ptr %sunkaddr171, align 8
  %lsr.iv.next107 = add i64 %lsr.iv106, -2
  %niter54.ncmp.1 = icmp eq i64 %lsr.iv.next107, 0
  br i1 %niter54.ncmp.1, label %B238.if.lr.ph.2.unr-lcssa.unr-lcssa, label %B238.if.1

B238.if.lr.ph.2.unr-lcssa.unr-lcssa:              ; preds = %B238.if.1
  %19 = and i64 %8, 2
  %lcmp.mod50.not.not = icmp eq i64 %19, 0
  br i1 %lcmp.mod50.not.not, label %B238.if.1.epil.preheader42, label %B238.if.lr.ph.2.unr-lcssa

B238.if.1.epil.preheader42:                       ; preds = %B238.if.lr.ph.2.unr-lcssa.unr-lcssa, %B238.if.lr.ph.1.new
  %.606197199.1.epil.init49 = phi i64 [ 0, %B238.if.lr.ph.1.new ], [ %.613.1.1.1, %B238.if.lr.ph.2.unr-lcssa.unr-lcssa ]
  %20 = shl i64 %.606197199.1.epil.init49, 3
  %sunkaddr86.epil = getelementptr i8, ptr %arg.state, i64 %20
  %.640.1.epil44 = load double, ptr %sunkaddr86.epil, align 8
  %scevgep56.epil = getelementptr i8, ptr %scevgep54, i64 %20
  %scevgep57.epil = getelementptr i8, ptr %scevgep56.epil, i64 -8
  %.647.1.epil45 = load double, ptr %scevgep57.epil, align 8
  %.649.1.epil46 = fmul double %.516.112, %.647.1.epil45
  %.650.1.epil47 = fadd double %.640.1.epil44, %.649.1.epil46
  store double %.650.1.epil47, ptr %sunkaddr86.epil, align 8
  %.613.1.1.epil = add nuw i64 %.606197199.1.epil.init49, 2
  %sunkaddr89.epil = getelementptr i8, ptr %sunkaddr86.epil, i64 8
  %.640.1.1.epil = load double, ptr %sunkaddr89.epil, align 8
  %.647.1.1.epil = load double, ptr %scevgep56.epil, align 8
  %.649.1.1.epil = fmul double %.516.112, %.647.1.1.epil
  %.650.1.1.epil = fadd double %.640.1.1.epil, %.649.1.1.epil
  store double %.650.1.1.epil, ptr %sunkaddr89.epil, align 8
  br label %B238.if.lr.ph.2.unr-lcssa

B238.if.lr.ph.2.unr-lcssa:                        ; preds = %B238.if.1.epil.preheader42, %B238.if.lr.ph.2.unr-lcssa.unr-lcssa
  %.613.1.1.lcssa = phi i64 [ %.613.1.1.epil, %B238.if.1.epil.preheader42 ], [ %.613.1.1.1, %B238.if.lr.ph.2.unr-lcssa.unr-lcssa ]
  br i1 %lcmp.mod18.not, label %B238.if.lr.ph.2, label %B238.if.1.epil.preheader

B238.if.1.epil.preheader:                         ; preds = %B238.if.lr.ph.2.unr-lcssa
  %.639.1.epil = getelementptr double, ptr %arg.state, i64 %.613.1.1.lcssa
  %.640.1.epil = load double, ptr %.639.1.epil, align 8
  %.646.1.epil = getelementptr double, ptr %14, i64 %.613.1.1.lcssa
  %.647.1.epil = load double, ptr %.646.1.epil, align 8
  %.649.1.epil = fmul double %.516.112, %.647.1.epil
  %.650.1.epil = fadd double %.640.1.epil, %.649.1.epil
  store double %.650.1.epil, ptr %.639.1.epil, align 8
  br label %B238.if.lr.ph.2

B238.if.lr.ph.2:                                  ; preds = %B238.if.1.epil.preheader, %B238.if.lr.ph.2.unr-lcssa
  %.510.2 = fmul double %arg.x, 0x400AAAAAAAAAAAAB
  %.511.2 = fadd double %.510.2, 0xC005555555555555
  %.513.2 = fmul double %arg.x, %.511.2
  %.514.2 = fadd double %.513.2, 0x3FD5555555555555
  %.516.2 = fmul double %arg.x, %.514.2
  %.idx = shl i64 %arg.size, 4
  %21 = getelementptr i8, ptr %arg.Z, i64 %.idx
  br i1 %10, label %B238.if.2.epil.preheader59, label %B238.if.lr.ph.2.new.new

B238.if.lr.ph.2.new.new:                          ; preds = %B238.if.lr.ph.2
  %22 = add nuw nsw i64 %9, 1
  %unroll_iter70 = and i64 %22, 9223372036854775806
  %scevgep84 = getelementptr i8, ptr %21, i64 24
  br label %B238.if.2

B238.if.2:                                        ; preds = %B238.if.2, %B238.if.lr.ph.2.new.new
  %lsr.iv = phi i64 [ %lsr.iv.next, %B238.if.2 ], [ %unroll_iter70, %B238.if.lr.ph.2.new.new ]
  %.606197199.2 = phi i64 [ %.613.2.1.1, %B238.if.2 ], [ 0, %B238.if.lr.ph.2.new.new ]
  %23 = shl i64 %.606197199.2, 3
  %sunkaddr173 = getelementptr i8, ptr %arg.state, i64 %23
  %.640.2 = load double, ptr %sunkaddr173, align 8
  %scevgep87 = getelementptr i8, ptr %scevgep84, i64 %23
  %scevgep88 = getelementptr i8, ptr %scevgep87, i64 -16
  %scevgep90 = getelementptr i8, ptr %scevgep87, i64 -24
  %.647.2 = load double, ptr %scevgep90, align 8
  %.649.2 = fmul double %.516.2, %.647.2
  %.650.2 = fadd double %.640.2, %.649.2
  store double %.650.2, ptr %sunkaddr173, align 8
  %sunkaddr176 = getelementptr i8, ptr %sunkaddr173, i64 8
  %.640.2.1 = load double, ptr %sunkaddr176, align 8
  %.647.2.1 = load double, ptr %scevgep88, align 8
  %.649.2.1 = fmul double %.516.2, %.647.2.1
  %.650.2.1 = fadd double %.640.2.1, %.649.2.1
  store double %.650.2.1, ptr %sunkaddr176, align 8
  %sunkaddr179 = getelementptr i8, ptr %sunkaddr173, i64 16
  %.640.2.172 = load double, ptr %sunkaddr179, align 8
  %scevgep86 = getelementptr i8, ptr %scevgep87, i64 -8
  %.647.2.173 = load double, ptr %scevgep86, align 8
  %.649.2.174 = fmul double %.516.2, %.647.2.173
  %.650.2.175 = fadd double %.640.2.172, %.649.2.174
  store double %.650.2.175, ptr %sunkaddr179, align 8
  %.613.2.1.1 = add i64 %.606197199.2, 4
  %sunkaddr180 = shl i64 %.613.2.1.1, 3
  %sunkaddr181 = getelementptr i8, ptr %arg.state, i64 %sunkaddr180
  %sunkaddr182 = getelementptr i8, ptr %sunkaddr181, i64 -8
  %.640.2.1.1 = load double, ptr %sunkaddr182, align 8
  %.647.2.1.1 = load double, ptr %scevgep87, align 8
  %.649.2.1.1 = fmul double %.516.2, %.647.2.1.1
  %.650.2.1.1 = fadd double %.640.2.1.1, %.649.2.1.1
  store double %.650.2.1.1, ptr %sunkaddr182, align 8
  %lsr.iv.next = add i64 %lsr.iv, -2
  %niter71.ncmp.1 = icmp eq i64 %lsr.iv.next, 0
  br i1 %niter71.ncmp.1, label %B308.loopexit.unr-lcssa.unr-lcssa, label %B238.if.2

B308.loopexit.unr-lcssa.unr-lcssa:                ; preds = %B238.if.2
  %24 = and i64 %8, 2
  %lcmp.mod67.not.not = icmp eq i64 %24, 0
  br i1 %lcmp.mod67.not.not, label %B238.if.2.epil.preheader59, label %B308.loopexit.unr-lcssa

B238.if.2.epil.preheader59:                       ; preds = %B308.loopexit.unr-lcssa.unr-lcssa, %B238.if.lr.ph.2
  %.606197199.2.epil.init66 = phi i64 [ 0, %B238.if.lr.ph.2 ], [ %.613.2.1.1, %B308.loopexit.unr-lcssa.unr-lcssa ]
  %25 = shl i64 %.606197199.2.epil.init66, 3
  %sunkaddr91.epil = getelementptr i8, ptr %arg.state, i64 %25
  %.640.2.epil61 = load double, ptr %sunkaddr91.epil, align 8
  %sunkaddr184 = getelementptr i8, ptr %21, i64 %25
  %.647.2.epil62 = load double, ptr %sunkaddr184, align 8
  %.649.2.epil63 = fmul double %.516.2, %.647.2.epil62
  %.650.2.epil64 = fadd double %.640.2.epil61, %.649.2.epil63
  store double %.650.2.epil64, ptr %sunkaddr91.epil, align 8
  %.613.2.1.epil = add nuw i64 %.606197199.2.epil.init66, 2
  %sunkaddr94.epil = getelementptr i8, ptr %sunkaddr91.epil, i64 8
  %.640.2.1.epil = load double, ptr %sunkaddr94.epil, align 8
  %sunkaddr187 = getelementptr i8, ptr %sunkaddr184, i64 8
  %.647.2.1.epil = load double, ptr %sunkaddr187, align 8
  %.649.2.1.epil = fmul double %.516.2, %.647.2.1.epil
  %.650.2.1.epil = fadd double %.640.2.1.epil, %.649.2.1.epil
  store double %.650.2.1.epil, ptr %sunkaddr94.epil, align 8
  br label %B308.loopexit.unr-lcssa

B308.loopexit.unr-lcssa:                          ; preds = %B238.if.2.epil.preheader59, %B308.loopexit.unr-lcssa.unr-lcssa
  %.613.2.1.lcssa = phi i64 [ %.613.2.1.epil, %B238.if.2.epil.preheader59 ], [ %.613.2.1.1, %B308.loopexit.unr-lcssa.unr-lcssa ]
  br i1 %lcmp.mod18.not, label %B308, label %B238.if.2.epil.preheader

B238.if.2.epil.preheader:                         ; preds = %B308.loopexit.unr-lcssa
  %.639.2.epil = getelementptr double, ptr %arg.state, i64 %.613.2.1.lcssa
  %.640.2.epil = load double, ptr %.639.2.epil, align 8
  %.646.2.epil = getelementptr double, ptr %21, i64 %.613.2.1.lcssa
  %.647.2.epil = load double, ptr %.646.2.epil, align 8
  %.649.2.epil = fmul double %.516.2, %.647.2.epil
  %.650.2.epil = fadd double %.640.2.epil, %.649.2.epil
  store double %.650.2.epil, ptr %.639.2.epil, align 8
  br label %B308

B308:                                             ; preds = %B238.if.2.epil.preheader, %B308.loopexit.unr-lcssa, %entry
  store ptr null, ptr %retptr, align 8
  ret void

B34.if:                                           ; preds = %B34.if, %B34.if.preheader.new.new
  %lsr.iv160 = phi i64 [ %lsr.iv.next161, %B34.if ], [ %unroll_iter22, %B34.if.preheader.new.new ]
  %.107191193 = phi i64 [ %.114.3.1, %B34.if ], [ 0, %B34.if.preheader.new.new ]
  %sunkaddr188 = shl i64 %.107191193, 3
  %sunkaddr189 = getelementptr i8, ptr %arg.y, i64 %sunkaddr188
  %.141 = load double, ptr %sunkaddr189, align 8
  %sunkaddr191 = getelementptr i8, ptr %arg.state, i64 %sunkaddr188
  store double %.141, ptr %sunkaddr191, align 8
  %sunkaddr194 = getelementptr i8, ptr %sunkaddr189, i64 8
  %.141.1 = load double, ptr %sunkaddr194, align 8
  %sunkaddr197 = getelementptr i8, ptr %sunkaddr191, i64 8
  store double %.141.1, ptr %sunkaddr197, align 8
  %sunkaddr200 = getelementptr i8, ptr %sunkaddr189, i64 16
  %.141.2 = load double, ptr %sunkaddr200, align 8
  %sunkaddr203 = getelementptr i8, ptr %sunkaddr191, i64 16
  store double %.141.2, ptr %sunkaddr203, align 8
  %sunkaddr206 = getelementptr i8, ptr %sunkaddr189, i64 24
  %.141.3 = load double, ptr %sunkaddr206, align 8
  %sunkaddr209 = getelementptr i8, ptr %sunkaddr191, i64 24
  store double %.141.3, ptr %sunkaddr209, align 8
  %sunkaddr212 = getelementptr i8, ptr %sunkaddr189, i64 32
  %.141.123 = load double, ptr %sunkaddr212, align 8
  %sunkaddr215 = getelementptr i8, ptr %sunkaddr191, i64 32
  store double %.141.123, ptr %sunkaddr215, align 8
  %sunkaddr218 = getelementptr i8, ptr %sunkaddr189, i64 40
  %.141.1.1 = load double, ptr %sunkaddr218, align 8
  %sunkaddr221 = getelementptr i8, ptr %sunkaddr191, i64 40
  store double %.141.1.1, ptr %sunkaddr221, align 8
  %sunkaddr224 = getelementptr i8, ptr %sunkaddr189, i64 48
  %.141.2.1 = load double, ptr %sunkaddr224, align 8
  %sunkaddr227 = getelementptr i8, ptr %sunkaddr191, i64 48
  store double %.141.2.1, ptr %sunkaddr227, align 8
  %.114.3.1 = add nuw i64 %.107191193, 8
  %sunkaddr230 = getelementptr i8, ptr %sunkaddr189, i64 56
  %.141.3.1 = load double, ptr %sunkaddr230, align 8
  %sunkaddr233 = getelementptr i8, ptr %sunkaddr191, i64 56
  store double %.141.3.1, ptr %sunkaddr233, align 8
  %lsr.iv.next161 = add i64 %lsr.iv160, -2
  %niter.ncmp.1 = icmp eq i64 %lsr.iv.next161, 0
  br i1 %niter.ncmp.1, label %B238.if.preheader.unr-lcssa.unr-lcssa, label %B34.if

B238.if:                                          ; preds = %B238.if, %B238.if.preheader.new.new
  %lsr.iv124 = phi i64 [ %lsr.iv.next125, %B238.if ], [ %unroll_iter34, %B238.if.preheader.new.new ]
  %.606197199 = phi i64 [ %.613.123.1, %B238.if ], [ 0, %B238.if.preheader.new.new ]
  %sunkaddr234 = shl i64 %.606197199, 3
  %sunkaddr235 = getelementptr i8, ptr %arg.state, i64 %sunkaddr234
  %.640 = load double, ptr %sunkaddr235, align 8
  %sunkaddr237 = getelementptr i8, ptr %arg.Z, i64 %sunkaddr234
  %.647 = load double, ptr %sunkaddr237, align 8
  %.649 = fmul double %.5166, %.647
  %.650 = fadd double %.640, %.649
  store double %.650, ptr %sunkaddr235, align 8
  %sunkaddr240 = getelementptr i8, ptr %sunkaddr235, i64 8
  %.640.125 = load double, ptr %sunkaddr240, align 8
  %sunkaddr243 = getelementptr i8, ptr %sunkaddr237, i64 8
  %.647.127 = load double, ptr %sunkaddr243, align 8
  %.649.128 = fmul double %.5166, %.647.127
  %.650.129 = fadd double %.640.125, %.649.128
  store double %.650.129, ptr %sunkaddr240, align 8
  %sunkaddr246 = getelementptr i8, ptr %sunkaddr235, i64 16
  %.640.137 = load double, ptr %sunkaddr246, align 8
  %sunkaddr249 = getelementptr i8, ptr %sunkaddr237, i64 16
  %.647.138 = load double, ptr %sunkaddr249, align 8
  %.649.139 = fmul double %.5166, %.647.138
  %.650.140 = fadd double %.640.137, %.649.139
  store double %.650.140, ptr %sunkaddr246, align 8
  %.613.123.1 = add i64 %.606197199, 4
  %sunkaddr250 = shl i64 %.613.123.1, 3
  %sunkaddr251 = getelementptr i8, ptr %arg.state, i64 %sunkaddr250
  %sunkaddr252 = getelementptr i8, ptr %sunkaddr251, i64 -8
  %.640.125.1 = load double, ptr %sunkaddr252, align 8
  %sunkaddr254 = getelementptr i8, ptr %arg.Z, i64 %sunkaddr250
  %sunkaddr255 = getelementptr i8, ptr %sunkaddr254, i64 -8
  %.647.127.1 = load double, ptr %sunkaddr255, align 8
  %.649.128.1 = fmul double %.5166, %.647.127.1
  %.650.129.1 = fadd double %.640.125.1, %.649.128.1
  store double %.650.129.1, ptr %sunkaddr252, align 8
  %lsr.iv.next125 = add i64 %lsr.iv124, -2
  %niter35.ncmp.1 = icmp eq i64 %lsr.iv.next125, 0
  br i1 %niter35.ncmp.1, label %B238.if.lr.ph.1.unr-lcssa.unr-lcssa, label %B238.if
}

define internal fastcc void @part14(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.J, i64 %arg.n, ptr readonly captures(none) %arg.units, double %arg.c, double %arg.ci, ptr readonly captures(none) %arg.shifted, ptr captures(none) %arg.x, ptr captures(none) %arg.y) unnamed_addr #3 {
entry:
  %.24 = mul i64 %arg.n, %arg.n
  %.25 = getelementptr double, ptr %arg.shifted, i64 %.24
  %.27 = shl i64 %arg.n, 1
  %.29 = mul i64 %.27, %arg.n
  %.30 = getelementptr double, ptr %arg.shifted, i64 %.29
  %.40 = fmul double %arg.c, %arg.c
  %.41 = fmul double %arg.ci, %arg.ci
  %.42 = fadd double %.40, %.41
  %.46 = fdiv double %arg.c, %.42
  %.47 = fneg double %arg.ci
  %.51 = fdiv double %.47, %.42
  %.97.inv = icmp sgt i64 %arg.n, 0
  %..27 = select i1 %.97.inv, i64 %.27, i64 0
  %.141464 = icmp sgt i64 %..27, 0
  br i1 %.141464, label %B170.if.lr.ph, label %B270

B170.if.lr.ph:                                    ; preds = %entry
  %0 = tail call i64 @llvm.smin.i64(i64 %arg.n, i64 0)
  %1 = icmp eq i64 %arg.n, 0
  br label %B170.if

B270:                                             ; preds = %B172.endif.endif.endif, %entry
  br i1 %.97.inv, label %B300.if.preheader, label %B1206

B300.if.preheader:                                ; preds = %B270
  %2 = icmp eq i64 %arg.n, 1
  br i1 %2, label %B300.if.epil.preheader, label %B300.if.preheader.new

B300.if.preheader.new:                            ; preds = %B300.if.preheader
  %unroll_iter = and i64 %arg.n, 9223372036854775806
  br label %B300.if

B442.loopexit:                                    ; preds = %B476.if
  %.536 = add nuw nsw i64 %.529484490, 1
  %scevgep75 = getelementptr i8, ptr %lsr.iv74, i64 %12
  %exitcond560.not = icmp eq i64 %.536, %arg.n
  br i1 %exitcond560.not, label %B750.if.preheader, label %B442.if

B750.if.preheader:                                ; preds = %B442.loopexit
  %.742 = getelementptr double, ptr %arg.x, i64 %arg.n
  %.745 = getelementptr double, ptr %arg.y, i64 %arg.n
  br label %B750.if

B920.loopexit:                                    ; preds = %B954.if, %B920.if
  %scevgep66 = getelementptr i8, ptr %lsr.iv65, i64 %15
  %scevgep69 = getelementptr i8, ptr %lsr.iv68, i64 %15
  %exitcond563.not = icmp eq i64 %arg.n, %.1021
  br i1 %exitcond563.not, label %B1206, label %B920.if

B1206:                                            ; preds = %B920.loopexit, %B270
  %.1282 = icmp ugt i64 %arg.n, -9223372036854775808
  %.arg.n458 = select i1 %.1282, i64 0, i64 %arg.n
  %.1324536 = icmp sgt i64 %.arg.n458, 0
  br i1 %.1324536, label %B1246.if.lr.ph, label %B1702

B1246.if.lr.ph:                                   ; preds = %B1206
  %.1330452 = add i64 %arg.n, 1
  %3 = getelementptr inbounds double, ptr %arg.y, i64 %arg.n
  %4 = getelementptr inbounds double, ptr %arg.x, i64 %arg.n
  %5 = shl i64 %arg.n, 4
  %scevgep46 = getelementptr i8, ptr %arg.y, i64 %5
  %scevgep52 = getelementptr i8, ptr %arg.x, i64 %5
  %6 = shl i64 %.24, 4
  %scevgep56 = getelementptr i8, ptr %arg.shifted, i64 %6
  %7 = shl i64 %arg.n, 3
  %8 = sub nuw nsw i64 -8, %7
  br label %B1246.if

B1538:                                            ; preds = %B1288.if, %B1246.if
  %.1558 = mul i64 %.1330531537, %.1330452
  %.1560 = getelementptr double, ptr %arg.shifted, i64 %.1558
  %.1561 = load double, ptr %.1560, align 8
  %.1568 = getelementptr double, ptr %.25, i64 %.1558
  %.1569 = load double, ptr %.1568, align 8
  %.1572 = getelementptr double, ptr %4, i64 %.1330531537
  %.1573 = load double, ptr %.1572, align 8
  %.1574 = fmul double %.1561, %.1573
  %.1577 = getelementptr double, ptr %3, i64 %.1330531537
  %.1578 = load double, ptr %.1577, align 8
  %.1579 = fmul double %.1569, %.1578
  %.1580 = fsub double %.1574, %.1579
  %.1585 = fmul double %.1569, %.1573
  %.1590 = fmul double %.1561, %.1578
  %.1591 = fadd double %.1585, %.1590
  store double %.1580, ptr %.1572, align 8
  store double %.1591, ptr %.1577, align 8
  %lsr.iv.next43 = add nuw i64 %lsr.iv42, 1
  %scevgep48 = getelementptr i8, ptr %lsr.iv47, i64 -8
  %scevgep54 = getelementptr i8, ptr %lsr.iv53, i64 -8
  %scevgep58 = getelementptr i8, ptr %lsr.iv57, i64 %8
  %scevgep61 = getelementptr i8, ptr %lsr.iv60, i64 %8
  %lsr.iv.next = add nuw i64 %lsr.iv, 1
  %exitcond.not1 = icmp eq i64 %lsr.iv42, %.arg.n458
  br i1 %exitcond.not1, label %B1702, label %B1246.if

B1702:                                            ; preds = %B1538, %B1206
  %9 = icmp slt i64 %arg.n, 1
  br i1 %9, label %B2022, label %B1732.if.preheader

B1732.if.preheader:                               ; preds = %B1702
  %sunkaddr112 = shl i64 %arg.n, 3
  %scevgep5 = getelementptr i8, ptr %arg.x, i64 %sunkaddr112
  %scevgep8 = getelementptr i8, ptr %arg.y, i64 %sunkaddr112
  br label %B1732.if

B1886:                                            ; preds = %B1732.if
  br i1 %.141464, label %B1922.if, label %B2022

B2022:                                            ; preds = %B1922.if, %B1886, %B1702
  store ptr null, ptr %retptr, align 8
  ret void

B170.if:                                          ; preds = %B172.endif.endif.endif, %B170.if.lr.ph
  %.147463465 = phi i64 [ 0, %B170.if.lr.ph ], [ %.154, %B172.endif.endif.endif ]
  %.154 = add nuw nsw i64 %.147463465, 1
  %10 = shl i64 %.147463465, 3
  %scevgep88 = getelementptr i8, ptr %arg.x, i64 %10
  %.181 = load double, ptr %scevgep88, align 8
  br i1 %1, label %B172.endif.endif.endif, label %B172.endif.endif.else.if, !prof !185

B172.endif.endif.endif:                           ; preds = %B172.endif.endif.else.if, %B170.if
  %.22518.pn.in = phi ptr [ %.224, %B172.endif.endif.else.if ], [ %arg.units, %B170.if ]
  %rem.1.0 = phi i64 [ %.193.1, %B172.endif.endif.else.if ], [ 0, %B170.if ]
  %.22518.pn = load double, ptr %.22518.pn.in, align 8
  %.22922 = fdiv double %.181, %.22518.pn
  %scevgep20 = getelementptr i8, ptr %arg.y, i64 %10
  %.23224 = load double, ptr %scevgep20, align 8
  %.275 = getelementptr double, ptr %arg.units, i64 %rem.1.0
  %.276 = load double, ptr %.275, align 8
  %.280 = fdiv double %.23224, %.276
  store double %.22922, ptr %scevgep88, align 8
  store double %.280, ptr %scevgep20, align 8
  %exitcond.not = icmp eq i64 %..27, %.154
  br i1 %exitcond.not, label %B270, label %B170.if

B172.endif.endif.else.if:                         ; preds = %B170.if
  %.202 = srem i64 %.147463465, %arg.n
  %.205.not = icmp eq i64 %.202, 0
  %.213 = select i1 %.205.not, i64 0, i64 %0
  %.193.1 = add nsw i64 %.213, %.202
  %.224 = getelementptr double, ptr %arg.units, i64 %.193.1
  br label %B172.endif.endif.endif

B300.if:                                          ; preds = %B300.if, %B300.if.preheader.new
  %.378469471 = phi i64 [ 0, %B300.if.preheader.new ], [ %.385.1, %B300.if ]
  %sunkaddr22 = shl i64 %.378469471, 3
  %sunkaddr23 = getelementptr i8, ptr %arg.x, i64 %sunkaddr22
  %.412 = load double, ptr %sunkaddr23, align 8
  %.414 = fmul double %.46, %.412
  %sunkaddr25 = getelementptr i8, ptr %arg.y, i64 %sunkaddr22
  %.417 = load double, ptr %sunkaddr25, align 8
  %.419 = fmul double %.51, %.417
  %.420 = fsub double %.414, %.419
  %.425 = fmul double %.51, %.412
  %.430 = fmul double %.46, %.417
  %.431 = fadd double %.425, %.430
  store double %.420, ptr %sunkaddr23, align 8
  store double %.431, ptr %sunkaddr25, align 8
  %.385.1 = add nuw i64 %.378469471, 2
  %sunkaddr28 = getelementptr i8, ptr %sunkaddr23, i64 8
  %.412.1 = load double, ptr %sunkaddr28, align 8
  %.414.1 = fmul double %.46, %.412.1
  %sunkaddr31 = getelementptr i8, ptr %sunkaddr25, i64 8
  %.417.1 = load double, ptr %sunkaddr31, align 8
  %.419.1 = fmul double %.51, %.417.1
  %.420.1 = fsub double %.414.1, %.419.1
  %.425.1 = fmul double %.51, %.412.1
  %.430.1 = fmul double %.46, %.417.1
  %.431.1 = fadd double %.425.1, %.430.1
  store double %.420.1, ptr %sunkaddr28, align 8
  store double %.431.1, ptr %sunkaddr31, align 8
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.385.1
  br i1 %niter.ncmp.1, label %B442.if.preheader.unr-lcssa, label %B300.if

B442.if.preheader.unr-lcssa:                      ; preds = %B300.if
  %11 = and i64 %arg.n, 1
  %lcmp.mod.not = icmp eq i64 %11, 0
  br i1 %lcmp.mod.not, label %B442.if.preheader, label %B300.if.epil.preheader

B300.if.epil.preheader:                           ; preds = %B442.if.preheader.unr-lcssa, %B300.if.preheader
  %.378469471.epil.init = phi i64 [ 0, %B300.if.preheader ], [ %.385.1, %B442.if.preheader.unr-lcssa ]
  %.411.epil = getelementptr double, ptr %arg.x, i64 %.378469471.epil.init
  %.412.epil = load double, ptr %.411.epil, align 8
  %.414.epil = fmul double %.46, %.412.epil
  %.416.epil = getelementptr double, ptr %arg.y, i64 %.378469471.epil.init
  %.417.epil = load double, ptr %.416.epil, align 8
  %.419.epil = fmul double %.51, %.417.epil
  %.420.epil = fsub double %.414.epil, %.419.epil
  %.425.epil = fmul double %.51, %.412.epil
  %.430.epil = fmul double %.46, %.417.epil
  %.431.epil = fadd double %.425.epil, %.430.epil
  store double %.420.epil, ptr %.411.epil, align 8
  store double %.431.epil, ptr %.416.epil, align 8
  br label %B442.if.preheader

B442.if.preheader:                                ; preds = %B300.if.epil.preheader, %B442.if.preheader.unr-lcssa
  %12 = shl i64 %arg.n, 4
  br label %B442.if

B442.if:                                          ; preds = %B442.if.preheader, %B442.loopexit
  %lsr.iv74 = phi ptr [ %arg.J, %B442.if.preheader ], [ %scevgep75, %B442.loopexit ]
  %.529484490 = phi i64 [ 0, %B442.if.preheader ], [ %.536, %B442.loopexit ]
  %.684 = add nuw nsw i64 %.529484490, %arg.n
  %sunkaddr32 = shl i64 %.684, 3
  %sunkaddr33 = getelementptr i8, ptr %arg.x, i64 %sunkaddr32
  %sunkaddr35 = getelementptr i8, ptr %arg.y, i64 %sunkaddr32
  br label %B476.if

B476.if:                                          ; preds = %B476.if, %B442.if
  %.650476478 = phi i64 [ 0, %B442.if ], [ %.657, %B476.if ]
  %.657 = add nuw nsw i64 %.650476478, 1
  %.687 = load double, ptr %sunkaddr33, align 8
  %13 = shl i64 %.650476478, 3
  %scevgep76 = getelementptr i8, ptr %lsr.iv74, i64 %13
  %.695 = load double, ptr %scevgep76, align 8
  %scevgep78 = getelementptr i8, ptr %arg.x, i64 %13
  %.698 = load double, ptr %scevgep78, align 8
  %.699 = fmul double %.695, %.698
  %.700 = fadd double %.687, %.699
  store double %.700, ptr %sunkaddr33, align 8
  %.709 = load double, ptr %sunkaddr35, align 8
  %.717 = load double, ptr %scevgep76, align 8
  %scevgep11 = getelementptr i8, ptr %arg.y, i64 %13
  %.720 = load double, ptr %scevgep11, align 8
  %.721 = fmul double %.717, %.720
  %.722 = fadd double %.709, %.721
  store double %.722, ptr %sunkaddr35, align 8
  %exitcond559.not = icmp eq i64 %arg.n, %.657
  br i1 %exitcond559.not, label %B442.loopexit, label %B476.if

B750.if:                                          ; preds = %B750.if, %B750.if.preheader
  %.838497499 = phi i64 [ %.845, %B750.if ], [ 0, %B750.if.preheader ]
  %14 = shl i64 %.838497499, 3
  %scevgep73 = getelementptr i8, ptr %.30, i64 %14
  %.872 = load double, ptr %scevgep73, align 8
  %.5.i = fptosi double %.872 to i64
  %.845 = add nuw nsw i64 %.838497499, 1
  %.898 = getelementptr double, ptr %.742, i64 %.5.i
  %.899 = load double, ptr %.898, align 8
  %scevgep10 = getelementptr i8, ptr %.742, i64 %14
  %.902 = load double, ptr %scevgep10, align 8
  store double %.899, ptr %scevgep10, align 8
  store double %.902, ptr %.898, align 8
  %.910 = getelementptr double, ptr %.745, i64 %.5.i
  %.911 = load double, ptr %.910, align 8
  %scevgep9 = getelementptr i8, ptr %.745, i64 %14
  %.914 = load double, ptr %scevgep9, align 8
  store double %.911, ptr %scevgep9, align 8
  store double %.914, ptr %.910, align 8
  %exitcond561.not = icmp eq i64 %arg.n, %.845
  br i1 %exitcond561.not, label %B920.if.preheader, label %B750.if

B920.if.preheader:                                ; preds = %B750.if
  %15 = shl i64 %arg.n, 3
  br label %B920.if

B920.if:                                          ; preds = %B920.if.preheader, %B920.loopexit
  %lsr.iv68 = phi ptr [ %arg.shifted, %B920.if.preheader ], [ %scevgep69, %B920.loopexit ]
  %lsr.iv65 = phi ptr [ %.25, %B920.if.preheader ], [ %scevgep66, %B920.loopexit ]
  %.1014511517 = phi i64 [ 0, %B920.if.preheader ], [ %.1021, %B920.loopexit ]
  %.1021 = add nuw nsw i64 %.1014511517, 1
  %.1129505.not = icmp eq i64 %.1014511517, 0
  br i1 %.1129505.not, label %B920.loopexit, label %B954.if.preheader

B954.if.preheader:                                ; preds = %B920.if
  %sunkaddr36 = shl i64 %.1014511517, 3
  %sunkaddr37 = getelementptr i8, ptr %.742, i64 %sunkaddr36
  %sunkaddr39 = getelementptr i8, ptr %.745, i64 %sunkaddr36
  br label %B954.if

B954.if:                                          ; preds = %B954.if.preheader, %B954.if
  %.1135504506 = phi i64 [ %.1142, %B954.if ], [ 0, %B954.if.preheader ]
  %.1142 = add nuw nsw i64 %.1135504506, 1
  %.1170 = load double, ptr %sunkaddr37, align 8
  %16 = shl i64 %.1135504506, 3
  %scevgep70 = getelementptr i8, ptr %lsr.iv68, i64 %16
  %.1177 = load double, ptr %scevgep70, align 8
  %scevgep64 = getelementptr i8, ptr %.742, i64 %16
  %.1180 = load double, ptr %scevgep64, align 8
  %.1181 = fmul double %.1177, %.1180
  %scevgep3 = getelementptr i8, ptr %lsr.iv65, i64 %16
  %.1188 = load double, ptr %scevgep3, align 8
  %scevgep2 = getelementptr i8, ptr %.745, i64 %16
  %.1191 = load double, ptr %scevgep2, align 8
  %.1192 = fmul double %.1188, %.1191
  %.1193 = fsub double %.1181, %.1192
  %.1194 = fsub double %.1170, %.1193
  store double %.1194, ptr %sunkaddr37, align 8
  %.1202 = load double, ptr %sunkaddr39, align 8
  %.1209 = load double, ptr %scevgep70, align 8
  %.1212 = load double, ptr %scevgep2, align 8
  %.1213 = fmul double %.1209, %.1212
  %.1220 = load double, ptr %scevgep3, align 8
  %.1223 = load double, ptr %scevgep64, align 8
  %.1224 = fmul double %.1220, %.1223
  %.1225 = fadd double %.1213, %.1224
  %.1226 = fsub double %.1202, %.1225
  store double %.1226, ptr %sunkaddr39, align 8
  %exitcond562.not = icmp eq i64 %.1014511517, %.1142
  br i1 %exitcond562.not, label %B920.loopexit, label %B954.if

B1246.if:                                         ; preds = %B1538, %B1246.if.lr.ph
  %lsr.iv = phi i64 [ %lsr.iv.next, %B1538 ], [ 2, %B1246.if.lr.ph ]
  %lsr.iv60 = phi ptr [ %scevgep61, %B1538 ], [ %.25, %B1246.if.lr.ph ]
  %lsr.iv57 = phi ptr [ %scevgep58, %B1538 ], [ %scevgep56, %B1246.if.lr.ph ]
  %lsr.iv53 = phi ptr [ %scevgep54, %B1538 ], [ %scevgep52, %B1246.if.lr.ph ]
  %lsr.iv47 = phi ptr [ %scevgep48, %B1538 ], [ %scevgep46, %B1246.if.lr.ph ]
  %lsr.iv42 = phi i64 [ %lsr.iv.next43, %B1538 ], [ 1, %B1246.if.lr.ph ]
  %.1330531537.in = phi i64 [ %.1330531537, %B1538 ], [ %arg.n, %B1246.if.lr.ph ]
  %.1330531537 = add i64 %.1330531537.in, -1
  %.1447525.not = icmp eq i64 %arg.n, %.1330531537.in
  br i1 %.1447525.not, label %B1538, label %B1288.if.preheader

B1288.if.preheader:                               ; preds = %B1246.if
  %sunkaddr40 = shl i64 %.1330531537, 3
  %sunkaddr41 = getelementptr i8, ptr %4, i64 %sunkaddr40
  %sunkaddr43 = getelementptr i8, ptr %3, i64 %sunkaddr40
  br label %B1288.if

B1288.if:                                         ; preds = %B1288.if.preheader, %B1288.if
  %lsr.iv10 = phi i64 [ %lsr.iv.next11, %B1288.if ], [ %lsr.iv, %B1288.if.preheader ]
  %lsr.iv49 = phi i64 [ %lsr.iv.next50, %B1288.if ], [ 0, %B1288.if.preheader ]
  %.1488 = load double, ptr %sunkaddr41, align 8
  %scevgep62 = getelementptr i8, ptr %lsr.iv60, i64 %lsr.iv49
  %.1495 = load double, ptr %scevgep62, align 8
  %scevgep55 = getelementptr i8, ptr %lsr.iv53, i64 %lsr.iv49
  %.1498 = load double, ptr %scevgep55, align 8
  %.1499 = fmul double %.1495, %.1498
  %scevgep59 = getelementptr i8, ptr %lsr.iv57, i64 %lsr.iv49
  %.1506 = load double, ptr %scevgep59, align 8
  %scevgep51 = getelementptr i8, ptr %lsr.iv47, i64 %lsr.iv49
  %.1509 = load double, ptr %scevgep51, align 8
  %.1510 = fmul double %.1506, %.1509
  %.1511 = fsub double %.1499, %.1510
  %.1512 = fsub double %.1488, %.1511
  store double %.1512, ptr %sunkaddr41, align 8
  %.1520 = load double, ptr %sunkaddr43, align 8
  %.1527 = load double, ptr %scevgep62, align 8
  %.1530 = load double, ptr %scevgep51, align 8
  %.1531 = fmul double %.1527, %.1530
  %.1538 = load double, ptr %scevgep59, align 8
  %.1541 = load double, ptr %scevgep55, align 8
  %.1542 = fmul double %.1538, %.1541
  %.1543 = fadd double %.1531, %.1542
  %.1544 = fsub double %.1520, %.1543
  store double %.1544, ptr %sunkaddr43, align 8
  %lsr.iv.next50 = add i64 %lsr.iv49, 8
  %lsr.iv.next11 = add i64 %lsr.iv10, -1
  %.1447 = icmp sgt i64 %lsr.iv.next11, 2
  br i1 %.1447, label %B1288.if, label %B1538

B1732.if:                                         ; preds = %B1732.if, %B1732.if.preheader
  %lsr.iv2 = phi i64 [ 0, %B1732.if.preheader ], [ %lsr.iv.next3, %B1732.if ]
  %17 = shl i64 %lsr.iv2, 3
  %scevgep4 = getelementptr i8, ptr %arg.x, i64 %17
  %scevgep7 = getelementptr i8, ptr %arg.y, i64 %17
  %.1731 = load double, ptr %scevgep4, align 8
  %scevgep6 = getelementptr i8, ptr %scevgep5, i64 %17
  %.1734 = load double, ptr %scevgep6, align 8
  %.1736 = fmul double %.46, %.1734
  %scevgep1 = getelementptr i8, ptr %scevgep8, i64 %17
  %.1739 = load double, ptr %scevgep1, align 8
  %.1741 = fmul double %.51, %.1739
  %.1742 = fsub double %.1736, %.1741
  %.1743 = fadd double %.1731, %.1742
  store double %.1743, ptr %scevgep4, align 8
  %.1749 = load double, ptr %scevgep7, align 8
  %.1752 = load double, ptr %scevgep6, align 8
  %.1754 = fmul double %.51, %.1752
  %.1757 = load double, ptr %scevgep1, align 8
  %.1759 = fmul double %.46, %.1757
  %.1760 = fadd double %.1754, %.1759
  %.1761 = fadd double %.1749, %.1760
  store double %.1761, ptr %scevgep7, align 8
  %lsr.iv.next3 = add nuw nsw i64 %lsr.iv2, 1
  %exitcond564.not = icmp eq i64 %arg.n, %lsr.iv.next3
  br i1 %exitcond564.not, label %B1886, label %B1732.if

B1922.if:                                         ; preds = %B1886, %B1922.if
  %18 = phi i64 [ %21, %B1922.if ], [ 0, %B1886 ]
  %.1865551553 = phi i64 [ %.1872, %B1922.if ], [ 0, %B1886 ]
  %19 = add nuw i64 %18, 1
  %20 = icmp eq i64 %19, %arg.n
  %21 = select i1 %20, i64 0, i64 %19
  %.1872 = add nuw nsw i64 %.1865551553, 1
  %22 = shl i64 %.1865551553, 3
  %scevgep35 = getelementptr i8, ptr %arg.x, i64 %22
  %scevgep = getelementptr i8, ptr %arg.y, i64 %22
  %.1947 = load double, ptr %scevgep, align 8
  %.1899 = load double, ptr %scevgep35, align 8
  %.1942 = getelementptr double, ptr %arg.units, i64 %18
  %.1943 = load double, ptr %.1942, align 8
  %.1944 = fmul double %.1899, %.1943
  %.1992 = fmul double %.1947, %.1943
  store double %.1944, ptr %scevgep35, align 8
  store double %.1992, ptr %scevgep, align 8
  %exitcond565.not = icmp eq i64 %..27, %.1872
  br i1 %exitcond565.not, label %B2022, label %B1922.if
}

define internal fastcc void @part13(ptr noalias nonnull writeonly captures(none) %retptr, i64 %arg.problem.0, i64 %arg.problem.1, ptr readonly captures(none) %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr captures(none) %arg.problem.7, ptr %arg.problem.8, double %arg.t, double %arg.h, ptr readonly captures(none) %arg.y, ptr readonly captures(none) %arg.Z, ptr %arg.F, ptr %arg.point) unnamed_addr {
entry:
  %.368 = alloca i8, align 1
  store i8 0, ptr %.368, align 1
  %.36 = load i64, ptr %arg.problem.4, align 8
  %.37 = shl nsw i64 %.36, 1
  %.38 = add nsw i64 %.37, 2
  %.202 = icmp slt i64 %.36, 0
  %..38 = select i1 %.202, i64 0, i64 %.38
  %.244135 = icmp sgt i64 %..38, 0
  br i1 %.244135, label %B116.if.preheader, label %B174

B116.if.preheader:                                ; preds = %entry
  %0 = icmp ult i64 %..38, 4
  br i1 %0, label %B116.if.epil.preheader, label %B116.if.preheader.new

B116.if.preheader.new:                            ; preds = %B116.if.preheader
  %unroll_iter = and i64 %..38, 9223372036854775804
  br label %B116.if

B82:                                              ; preds = %B174
  br i1 %.244135, label %B116.if.lr.ph.1, label %B174.1

B116.if.lr.ph.1:                                  ; preds = %B82
  %1 = icmp ult i64 %..38, 4
  br i1 %1, label %B116.if.1.epil.preheader, label %B116.if.lr.ph.1.new

B116.if.lr.ph.1.new:                              ; preds = %B116.if.lr.ph.1
  %unroll_iter24 = and i64 %..38, 9223372036854775804
  %2 = shl i64 %.36, 4
  %3 = getelementptr i8, ptr %arg.Z, i64 %2
  %scevgep75 = getelementptr i8, ptr %3, i64 40
  br label %B116.if.1

B116.if.1:                                        ; preds = %B116.if.1, %B116.if.lr.ph.1.new
  %.250134136.1 = phi i64 [ 0, %B116.if.lr.ph.1.new ], [ %.257.1.3, %B116.if.1 ]
  %4 = shl i64 %.250134136.1, 3
  %sunkaddr107 = getelementptr i8, ptr %arg.y, i64 %4
  %.284.1 = load double, ptr %sunkaddr107, align 8
  %scevgep81 = getelementptr i8, ptr %scevgep75, i64 %4
  %scevgep72 = getelementptr i8, ptr %scevgep81, i64 -24
  %.291.1 = load double, ptr %scevgep72, align 8
  %.292.1 = fadd double %.284.1, %.291.1
  %sunkaddr109 = getelementptr i8, ptr %arg.point, i64 %4
  store double %.292.1, ptr %sunkaddr109, align 8
  %sunkaddr112 = getelementptr i8, ptr %sunkaddr107, i64 8
  %.284.1.1 = load double, ptr %sunkaddr112, align 8
  %scevgep70 = getelementptr i8, ptr %scevgep81, i64 -16
  %.291.1.1 = load double, ptr %scevgep70, align 8
  %.292.1.1 = fadd double %.284.1.1, %.291.1.1
  %sunkaddr115 = getelementptr i8, ptr %sunkaddr109, i64 8
  store double %.292.1.1, ptr %sunkaddr115, align 8
  %sunkaddr118 = getelementptr i8, ptr %sunkaddr107, i64 16
  %.284.1.2 = load double, ptr %sunkaddr118, align 8
  %scevgep68 = getelementptr i8, ptr %scevgep81, i64 -8
  %.291.1.2 = load double, ptr %scevgep68, align 8
  %.292.1.2 = fadd double %.284.1.2, %.291.1.2
  %sunkaddr121 = getelementptr i8, ptr %sunkaddr109, i64 16
  store double %.292.1.2, ptr %sunkaddr121, align 8
  %.257.1.3 = add nuw nsw i64 %.250134136.1, 4
  %sunkaddr124 = getelementptr i8, ptr %sunkaddr107, i64 24
  %.284.1.3 = load double, ptr %sunkaddr124, align 8
  %.291.1.3 = load double, ptr %scevgep81, align 8
  %.292.1.3 = fadd double %.284.1.3, %.291.1.3
  %sunkaddr127 = getelementptr i8, ptr %sunkaddr109, i64 24
  store double %.292.1.3, ptr %sunkaddr127, align 8
  %niter25.ncmp.3 = icmp eq i64 %unroll_iter24, %.257.1.3
  br i1 %niter25.ncmp.3, label %B174.1.loopexit.unr-lcssa, label %B116.if.1

B174.1.loopexit.unr-lcssa:                        ; preds = %B116.if.1
  %5 = and i64 %..38, 2
  %lcmp.mod22.not = icmp eq i64 %5, 0
  br i1 %lcmp.mod22.not, label %B174.1, label %B116.if.1.epil.preheader

B116.if.1.epil.preheader:                         ; preds = %B174.1.loopexit.unr-lcssa, %B116.if.lr.ph.1
  %.250134136.1.epil.init = phi i64 [ 0, %B116.if.lr.ph.1 ], [ %.257.1.3, %B174.1.loopexit.unr-lcssa ]
  %6 = shl i64 %.250134136.1.epil.init, 3
  %scevgep61 = getelementptr i8, ptr %arg.point, i64 %6
  %7 = shl i64 %.36, 4
  %8 = getelementptr i8, ptr %arg.Z, i64 %7
  %9 = getelementptr i8, ptr %8, i64 %6
  %scevgep63 = getelementptr i8, ptr %9, i64 16
  %scevgep65 = getelementptr i8, ptr %arg.y, i64 %6
  br label %B116.if.1.epil

B116.if.1.epil:                                   ; preds = %B116.if.1.epil, %B116.if.1.epil.preheader
  %epil.iter21 = phi i64 [ 0, %B116.if.1.epil.preheader ], [ %epil.iter21.next, %B116.if.1.epil ]
  %10 = shl nuw nsw i64 %epil.iter21, 3
  %scevgep39 = getelementptr i8, ptr %scevgep65, i64 %10
  %.284.1.epil = load double, ptr %scevgep39, align 8
  %scevgep38 = getelementptr i8, ptr %scevgep63, i64 %10
  %.291.1.epil = load double, ptr %scevgep38, align 8
  %.292.1.epil = fadd double %.284.1.epil, %.291.1.epil
  %scevgep37 = getelementptr i8, ptr %scevgep61, i64 %10
  store double %.292.1.epil, ptr %scevgep37, align 8
  %epil.iter21.next = add nuw nsw i64 %epil.iter21, 1
  %epil.iter21.cmp.not = icmp eq i64 %epil.iter21.next, 2
  br i1 %epil.iter21.cmp.not, label %B174.1, label %B116.if.1.epil, !llvm.loop !186

B174.1:                                           ; preds = %B116.if.1.epil, %B174.1.loopexit.unr-lcssa, %B82
  %.356.1 = fmul double %arg.h, 0x3FE4A36C0803A6DF
  %.358.1 = fadd double %arg.t, %.356.1
  %.365.1 = getelementptr inbounds double, ptr %arg.F, i64 %.38
  store i8 0, ptr %.368, align 1
  call fastcc void @part7(ptr nonnull %.368, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.358.1, ptr %arg.point, ptr %.365.1)
  %.382.1 = load i8, ptr %.368, align 1
  %.385.not.1 = icmp eq i8 %.382.1, 0
  br i1 %.385.not.1, label %common.ret, label %B82.1

B82.1:                                            ; preds = %B174.1
  br i1 %.244135, label %B116.if.lr.ph.2, label %B174.2

B116.if.lr.ph.2:                                  ; preds = %B82.1
  %11 = icmp ult i64 %..38, 4
  br i1 %11, label %B116.if.2.epil.preheader, label %B116.if.lr.ph.2.new

B116.if.lr.ph.2.new:                              ; preds = %B116.if.lr.ph.2
  %unroll_iter30 = and i64 %..38, 9223372036854775804
  %12 = shl i64 %.36, 5
  %13 = getelementptr i8, ptr %arg.Z, i64 %12
  %scevgep45 = getelementptr i8, ptr %13, i64 56
  br label %B116.if.2

B116.if.2:                                        ; preds = %B116.if.2, %B116.if.lr.ph.2.new
  %.250134136.2 = phi i64 [ 0, %B116.if.lr.ph.2.new ], [ %.257.2.3, %B116.if.2 ]
  %14 = shl i64 %.250134136.2, 3
  %sunkaddr129 = getelementptr i8, ptr %arg.y, i64 %14
  %.284.2 = load double, ptr %sunkaddr129, align 8
  %scevgep51 = getelementptr i8, ptr %scevgep45, i64 %14
  %scevgep36 = getelementptr i8, ptr %scevgep51, i64 -24
  %.291.2 = load double, ptr %scevgep36, align 8
  %.292.2 = fadd double %.284.2, %.291.2
  %sunkaddr131 = getelementptr i8, ptr %arg.point, i64 %14
  store double %.292.2, ptr %sunkaddr131, align 8
  %sunkaddr135 = getelementptr i8, ptr %sunkaddr129, i64 8
  %.284.2.1 = load double, ptr %sunkaddr135, align 8
  %scevgep32 = getelementptr i8, ptr %scevgep51, i64 -16
  %.291.2.1 = load double, ptr %scevgep32, align 8
  %.292.2.1 = fadd double %.284.2.1, %.291.2.1
  %sunkaddr138 = getelementptr i8, ptr %sunkaddr131, i64 8
  store double %.292.2.1, ptr %sunkaddr138, align 8
  %sunkaddr141 = getelementptr i8, ptr %sunkaddr129, i64 16
  %.284.2.2 = load double, ptr %sunkaddr141, align 8
  %scevgep30 = getelementptr i8, ptr %scevgep51, i64 -8
  %.291.2.2 = load double, ptr %scevgep30, align 8
  %.292.2.2 = fadd double %.284.2.2, %.291.2.2
  %sunkaddr144 = getelementptr i8, ptr %sunkaddr131, i64 16
  store double %.292.2.2, ptr %sunkaddr144, align 8
  %.257.2.3 = add nuw nsw i64 %.250134136.2, 4
  %sunkaddr147 = getelementptr i8, ptr %sunkaddr129, i64 24
  %.284.2.3 = load double, ptr %sunkaddr147, align 8
  %.291.2.3 = load double, ptr %scevgep51, align 8
  %.292.2.3 = fadd double %.284.2.3, %.291.2.3
  %sunkaddr150 = getelementptr i8, ptr %sunkaddr131, i64 24
  store double %.292.2.3, ptr %sunkaddr150, align 8
  %niter31.ncmp.3 = icmp eq i64 %unroll_iter30, %.257.2.3
  br i1 %niter31.ncmp.3, label %B174.2.loopexit.unr-lcssa, label %B116.if.2

B174.2.loopexit.unr-lcssa:                        ; preds = %B116.if.2
  %15 = and i64 %..38, 2
  %lcmp.mod28.not = icmp eq i64 %15, 0
  br i1 %lcmp.mod28.not, label %B174.2, label %B116.if.2.epil.preheader

B116.if.2.epil.preheader:                         ; preds = %B174.2.loopexit.unr-lcssa, %B116.if.lr.ph.2
  %.250134136.2.epil.init = phi i64 [ 0, %B116.if.lr.ph.2 ], [ %.257.2.3, %B174.2.loopexit.unr-lcssa ]
  %16 = shl i64 %.250134136.2.epil.init, 3
  %scevgep = getelementptr i8, ptr %arg.point, i64 %16
  %17 = shl i64 %.36, 5
  %18 = getelementptr i8, ptr %arg.Z, i64 %17
  %19 = getelementptr i8, ptr %18, i64 %16
  %scevgep33 = getelementptr i8, ptr %19, i64 32
  %scevgep35 = getelementptr i8, ptr %arg.y, i64 %16
  br label %B116.if.2.epil

B116.if.2.epil:                                   ; preds = %B116.if.2.epil, %B116.if.2.epil.preheader
  %epil.iter27 = phi i64 [ 0, %B116.if.2.epil.preheader ], [ %epil.iter27.next, %B116.if.2.epil ]
  %20 = shl nuw nsw i64 %epil.iter27, 3
  %scevgep6 = getelementptr i8, ptr %scevgep35, i64 %20
  %.284.2.epil = load double, ptr %scevgep6, align 8
  %scevgep5 = getelementptr i8, ptr %scevgep33, i64 %20
  %.291.2.epil = load double, ptr %scevgep5, align 8
  %.292.2.epil = fadd double %.284.2.epil, %.291.2.epil
  %scevgep4 = getelementptr i8, ptr %scevgep, i64 %20
  store double %.292.2.epil, ptr %scevgep4, align 8
  %epil.iter27.next = add nuw nsw i64 %epil.iter27, 1
  %epil.iter27.cmp.not = icmp eq i64 %epil.iter27.next, 2
  br i1 %epil.iter27.cmp.not, label %B174.2, label %B116.if.2.epil, !llvm.loop !187

B174.2:                                           ; preds = %B116.if.2.epil, %B174.2.loopexit.unr-lcssa, %B82.1
  %.358.2 = fadd double %arg.t, %arg.h
  %.365.2.idx = shl nsw i64 %.38, 4
  %.365.2 = getelementptr inbounds i8, ptr %arg.F, i64 %.365.2.idx
  store i8 0, ptr %.368, align 1
  call fastcc void @part7(ptr nonnull %.368, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.358.2, ptr %arg.point, ptr %.365.2)
  %.382.2 = load i8, ptr %.368, align 1
  %.385.not.2 = icmp ne i8 %.382.2, 0
  %spec.select = zext i1 %.385.not.2 to i8
  br label %common.ret

B174.loopexit.unr-lcssa:                          ; preds = %B116.if
  %21 = and i64 %..38, 2
  %lcmp.mod.not = icmp eq i64 %21, 0
  br i1 %lcmp.mod.not, label %B174, label %B116.if.epil.preheader

B116.if.epil.preheader:                           ; preds = %B174.loopexit.unr-lcssa, %B116.if.preheader
  %.250134136.epil.init = phi i64 [ 0, %B116.if.preheader ], [ %.257.3, %B174.loopexit.unr-lcssa ]
  %22 = shl i64 %.250134136.epil.init, 3
  %scevgep91 = getelementptr i8, ptr %arg.point, i64 %22
  %scevgep93 = getelementptr i8, ptr %arg.Z, i64 %22
  %scevgep95 = getelementptr i8, ptr %arg.y, i64 %22
  br label %B116.if.epil

B116.if.epil:                                     ; preds = %B116.if.epil, %B116.if.epil.preheader
  %epil.iter = phi i64 [ %epil.iter.next, %B116.if.epil ], [ 0, %B116.if.epil.preheader ]
  %23 = shl nuw nsw i64 %epil.iter, 3
  %scevgep76 = getelementptr i8, ptr %scevgep95, i64 %23
  %.284.epil = load double, ptr %scevgep76, align 8
  %scevgep74 = getelementptr i8, ptr %scevgep93, i64 %23
  %.291.epil = load double, ptr %scevgep74, align 8
  %.292.epil = fadd double %.284.epil, %.291.epil
  %scevgep73 = getelementptr i8, ptr %scevgep91, i64 %23
  store double %.292.epil, ptr %scevgep73, align 8
  %epil.iter.next = add nuw nsw i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, 2
  br i1 %epil.iter.cmp.not, label %B174, label %B116.if.epil, !llvm.loop !188

B174:                                             ; preds = %B116.if.epil, %B174.loopexit.unr-lcssa, %entry
  %.356 = fmul double %arg.h, 0x3FC3D8B64657CAEA
  %.358 = fadd double %arg.t, %.356
  store i8 0, ptr %.368, align 1
  call fastcc void @part7(ptr nonnull %.368, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.358, ptr %arg.point, ptr %arg.F)
  %.382 = load i8, ptr %.368, align 1
  %.385.not = icmp eq i8 %.382, 0
  br i1 %.385.not, label %common.ret, label %B82

common.ret:                                       ; preds = %B174.2, %B174.1, %B174
  %storemerge = phi i8 [ 0, %B174.1 ], [ 0, %B174 ], [ %spec.select, %B174.2 ]
  store i8 %storemerge, ptr %retptr, align 1
  ret void

B116.if:                                          ; preds = %B116.if, %B116.if.preheader.new
  %.250134136 = phi i64 [ 0, %B116.if.preheader.new ], [ %.257.3, %B116.if ]
  %sunkaddr151 = shl i64 %.250134136, 3
  %sunkaddr152 = getelementptr i8, ptr %arg.y, i64 %sunkaddr151
  %.284 = load double, ptr %sunkaddr152, align 8
  %sunkaddr154 = getelementptr i8, ptr %arg.Z, i64 %sunkaddr151
  %.291 = load double, ptr %sunkaddr154, align 8
  %.292 = fadd double %.284, %.291
  %sunkaddr156 = getelementptr i8, ptr %arg.point, i64 %sunkaddr151
  store double %.292, ptr %sunkaddr156, align 8
  %sunkaddr159 = getelementptr i8, ptr %sunkaddr152, i64 8
  %.284.15 = load double, ptr %sunkaddr159, align 8
  %sunkaddr162 = getelementptr i8, ptr %sunkaddr154, i64 8
  %.291.17 = load double, ptr %sunkaddr162, align 8
  %.292.18 = fadd double %.284.15, %.291.17
  %sunkaddr165 = getelementptr i8, ptr %sunkaddr156, i64 8
  store double %.292.18, ptr %sunkaddr165, align 8
  %sunkaddr168 = getelementptr i8, ptr %sunkaddr152, i64 16
  %.284.214 = load double, ptr %sunkaddr168, align 8
  %sunkaddr171 = getelementptr i8, ptr %sunkaddr154, i64 16
  %.291.216 = load double, ptr %sunkaddr171, align 8
  %.292.217 = fadd double %.284.214, %.291.216
  %sunkaddr174 = getelementptr i8, ptr %sunkaddr156, i64 16
  store double %.292.217, ptr %sunkaddr174, align 8
  %.257.3 = add nuw nsw i64 %.250134136, 4
  %sunkaddr177 = getelementptr i8, ptr %sunkaddr152, i64 24
  %.284.3 = load double, ptr %sunkaddr177, align 8
  %sunkaddr180 = getelementptr i8, ptr %sunkaddr154, i64 24
  %.291.3 = load double, ptr %sunkaddr180, align 8
  %.292.3 = fadd double %.284.3, %.291.3
  %sunkaddr183 = getelementptr i8, ptr %sunkaddr156, i64 24
  store double %.292.3, ptr %sunkaddr183, align 8
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.257.3
  br i1 %niter.ncmp.3, label %B174.loopexit.unr-lcssa, label %B116.if
}

declare i64 @llvm.smin.i64(i64, i64) #0

define internal fastcc void @part12(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.J, i64 %arg.n, double %arg.c, double %arg.ci, ptr captures(none) %arg.shifted) unnamed_addr #3 {
entry:
  %.19 = mul i64 %arg.n, %arg.n
  %.20 = getelementptr double, ptr %arg.shifted, i64 %.19
  %.22 = shl nsw i64 %arg.n, 1
  %.24 = mul nsw i64 %.22, %arg.n
  %.25 = getelementptr inbounds double, ptr %arg.shifted, i64 %.24
  %.37 = fmul double %arg.c, %arg.c
  %.40 = fmul double %arg.ci, %arg.ci
  %.41 = fadd double %.37, %.40
  %.83 = icmp sgt i64 %arg.n, 0
  br i1 %.83, label %B142.if.lr.ph, label %B1596

B142.if.lr.ph:                                    ; preds = %entry
  %invariant.gep = getelementptr double, ptr %arg.J, i64 %arg.n
  %.133391 = add nuw i64 %arg.n, 1
  %0 = add nsw i64 %arg.n, -1
  %unroll_iter = and i64 %arg.n, 9223372036854775806
  %scevgep60 = getelementptr i8, ptr %arg.J, i64 8
  %1 = shl i64 %arg.n, 4
  %2 = shl i64 %arg.n, 3
  %3 = getelementptr i8, ptr %arg.J, i64 %2
  %scevgep66 = getelementptr i8, ptr %3, i64 8
  %4 = shl i64 %.19, 3
  %5 = getelementptr i8, ptr %arg.shifted, i64 %4
  %scevgep72 = getelementptr i8, ptr %5, i64 8
  %scevgep78 = getelementptr i8, ptr %arg.shifted, i64 8
  %6 = icmp eq i64 %0, 0
  %7 = and i64 %arg.n, 1
  %8 = icmp eq i64 %7, 0
  br label %B142.if

B322.unr-lcssa:                                   ; preds = %B176.if
  br i1 %8, label %B322, label %B176.if.epil.preheader

B176.if.epil.preheader:                           ; preds = %B142.if, %B322.unr-lcssa
  %.254399401.epil.init = phi i64 [ 0, %B142.if ], [ %.261.1, %B322.unr-lcssa ]
  %.292.epil = getelementptr double, ptr %22, i64 %.254399401.epil.init
  %.293.epil = load double, ptr %.292.epil, align 8
  %.298.epil = fdiv double %.293.epil, %.41
  %.307.epil = getelementptr double, ptr %gep, i64 %.254399401.epil.init
  %.308.epil = load double, ptr %.307.epil, align 8
  %.309.epil = fneg double %.308.epil
  %.311.epil = fmul double %arg.c, %.298.epil
  %.312.epil = fsub double %.309.epil, %.311.epil
  %.316.epil = add nuw nsw i64 %.254399401.epil.init, %.315
  %.318.epil = getelementptr double, ptr %arg.shifted, i64 %.316.epil
  store double %.312.epil, ptr %.318.epil, align 8
  %.321.epil = fmul double %arg.ci, %.298.epil
  %.327.epil = getelementptr double, ptr %.20, i64 %.316.epil
  store double %.321.epil, ptr %.327.epil, align 8
  br label %B322

B322:                                             ; preds = %B176.if.epil.preheader, %B322.unr-lcssa
  %.140 = add nuw nsw i64 %.133405411, 1
  %.338 = mul i64 %.133405411, %.133391
  %.340 = getelementptr double, ptr %arg.shifted, i64 %.338
  %.341 = load double, ptr %.340, align 8
  %.343 = fadd double %arg.c, %.341
  store double %.343, ptr %.340, align 8
  %.355 = getelementptr double, ptr %.20, i64 %.338
  %.356 = load double, ptr %.355, align 8
  %.358 = fadd double %arg.ci, %.356
  store double %.358, ptr %.355, align 8
  %scevgep62 = getelementptr i8, ptr %lsr.iv61, i64 %1
  %scevgep68 = getelementptr i8, ptr %lsr.iv67, i64 %1
  %scevgep74 = getelementptr i8, ptr %lsr.iv73, i64 %2
  %scevgep80 = getelementptr i8, ptr %lsr.iv79, i64 %2
  %exitcond518.not = icmp eq i64 %.140, %arg.n
  br i1 %exitcond518.not, label %B444.if.lr.ph, label %B142.if

B444.if.lr.ph:                                    ; preds = %B322
  %9 = add nsw i64 %arg.n, -2
  %10 = add i64 %2, 8
  %11 = mul i64 %10, %arg.n
  %12 = getelementptr i8, ptr %arg.shifted, i64 %11
  %scevgep29 = getelementptr i8, ptr %12, i64 8
  %13 = fcmp oeq double %arg.ci, 0.000000e+00
  br label %B444.if

B442.loopexit:                                    ; preds = %B1597, %B870
  %scevgep20 = getelementptr i8, ptr %lsr.iv19, i64 %2
  %scevgep31 = getelementptr i8, ptr %lsr.iv30, i64 %10
  %scevgep45 = getelementptr i8, ptr %lsr.iv44, i64 %10
  %exitcond523.not = icmp eq i64 %.467, %arg.n
  br i1 %exitcond523.not, label %B1596, label %B444.if

B624:                                             ; preds = %B488.if
  %lsr.iv38 = getelementptr i8, ptr %arg.shifted.pn2, i64 %10
  %lsr.iv53 = getelementptr i8, ptr %arg.shifted.pn, i64 %2
  %14 = sub i64 %0, %.460476502
  %.463 = add i64 %.453475504, -1
  %.467 = add nuw nsw i64 %.460476502, 1
  %.697 = sitofp i64 %best.3.2 to double
  %.698 = getelementptr double, ptr %.25, i64 %.460476502
  store double %.697, ptr %.698, align 8
  %.702.not = icmp eq i64 %best.3.2, %.460476502
  br i1 %.702.not, label %B870, label %B676.if.lr.ph

B676.if.lr.ph:                                    ; preds = %B624
  %15 = add i64 %best.3.2, %arg.n
  %16 = mul i64 %15, %2
  %scevgep25 = getelementptr i8, ptr %arg.shifted, i64 %16
  %17 = mul i64 %best.3.2, %2
  %scevgep27 = getelementptr i8, ptr %arg.shifted, i64 %17
  br label %B676.if

B870:                                             ; preds = %B676.if, %B624
  %.887 = mul nuw nsw i64 %.460476502, %arg.n
  %.889 = add nuw nsw i64 %.887, %.460476502
  %.891 = getelementptr double, ptr %arg.shifted, i64 %.889
  %.892 = load double, ptr %.891, align 8
  %.899 = getelementptr double, ptr %.20, i64 %.889
  %.900 = load double, ptr %.899, align 8
  %.901 = fmul double %.892, %.892
  %.902 = fmul double %.900, %.900
  %.903 = fadd double %.901, %.902
  %.907 = fdiv double %.892, %.903
  %.908 = fneg double %.900
  %.912 = fdiv double %.908, %.903
  store double %.907, ptr %.891, align 8
  store double %.912, ptr %.899, align 8
  %.977 = icmp sgt i64 %arg.n, %.467
  br i1 %.977, label %B1056.if.lr.ph, label %B442.loopexit

B1056.if.lr.ph:                                   ; preds = %B870
  %18 = getelementptr double, ptr %arg.shifted, i64 %.887
  %.1238.prol = add nuw i64 %.460476502, 2
  %invariant.gep4 = getelementptr double, ptr %arg.shifted, i64 %.467
  %19 = and i64 %14, 1
  %20 = icmp eq i64 %19, 0
  %sunkaddr36 = shl i64 %.467, 3
  %sunkaddr37 = getelementptr i8, ptr %18, i64 %sunkaddr36
  %21 = icmp eq i64 %9, %.460476502
  br label %B1056.if

B1142:                                            ; preds = %B1056.if
  %.1098 = fmul double %.907, %.1068
  %.1101 = fmul double %.912, %.1076
  %.1102 = fsub double %.1098, %.1101
  %.1105 = fmul double %.912, %.1068
  %.1110 = fmul double %.907, %.1076
  %.1113 = fadd double %.1105, %.1110
  %sunkaddr = shl i64 %.1065, 3
  %sunkaddr84 = getelementptr i8, ptr %arg.shifted, i64 %sunkaddr
  store double %.1102, ptr %sunkaddr84, align 8
  %sunkaddr86 = getelementptr i8, ptr %.20, i64 %sunkaddr
  store double %.1113, ptr %sunkaddr86, align 8
  br i1 %13, label %B1282.if.lr.ph, label %B1402.if

B1282.if.lr.ph:                                   ; preds = %B1142
  br i1 %20, label %B1282.if.prol.loopexit, label %B1282.if.prol

B1282.if.prol:                                    ; preds = %B1282.if.lr.ph
  %gep5 = getelementptr double, ptr %invariant.gep4, i64 %.1063
  %.1269.prol = load double, ptr %gep5, align 8
  %.1276.prol = load double, ptr %sunkaddr37, align 8
  %.1278.prol = fmul double %.1102, %.1276.prol
  %.1279.prol = fsub double %.1269.prol, %.1278.prol
  store double %.1279.prol, ptr %gep5, align 8
  br label %B1282.if.prol.loopexit

B1282.if.prol.loopexit:                           ; preds = %B1282.if.prol, %B1282.if.lr.ph
  %.1231442444.unr = phi i64 [ %.467, %B1282.if.lr.ph ], [ %.1238.prol, %B1282.if.prol ]
  br i1 %21, label %B1597, label %B1282.if

B1596:                                            ; preds = %B442.loopexit, %entry
  store ptr null, ptr %retptr, align 8
  ret void

B1597:                                            ; preds = %B1402.if, %B1282.if, %B1056.if, %B1282.if.prol.loopexit
  %scevgep33 = getelementptr i8, ptr %lsr.iv32, i64 %2
  %scevgep41 = getelementptr i8, ptr %lsr.iv40, i64 %2
  %scevgep56 = getelementptr i8, ptr %lsr.iv55, i64 %2
  %exitcond.not7 = icmp eq i64 %.1033, %arg.n
  br i1 %exitcond.not7, label %B442.loopexit, label %B1056.if

B142.if:                                          ; preds = %B322, %B142.if.lr.ph
  %lsr.iv79 = phi ptr [ %scevgep78, %B142.if.lr.ph ], [ %scevgep80, %B322 ]
  %lsr.iv73 = phi ptr [ %scevgep72, %B142.if.lr.ph ], [ %scevgep74, %B322 ]
  %lsr.iv67 = phi ptr [ %scevgep66, %B142.if.lr.ph ], [ %scevgep68, %B322 ]
  %lsr.iv61 = phi ptr [ %scevgep60, %B142.if.lr.ph ], [ %scevgep62, %B322 ]
  %.133405411 = phi i64 [ 0, %B142.if.lr.ph ], [ %.140, %B322 ]
  %.287 = shl nuw nsw i64 %.133405411, 1
  %.289 = mul nuw nsw i64 %.287, %arg.n
  %22 = getelementptr double, ptr %arg.J, i64 %.289
  %gep = getelementptr double, ptr %invariant.gep, i64 %.289
  %.315 = mul nuw nsw i64 %.133405411, %arg.n
  br i1 %6, label %B176.if.epil.preheader, label %B176.if

B176.if:                                          ; preds = %B142.if, %B176.if
  %.254399401 = phi i64 [ %.261.1, %B176.if ], [ 0, %B142.if ]
  %23 = shl i64 %.254399401, 3
  %scevgep64 = getelementptr i8, ptr %lsr.iv61, i64 %23
  %scevgep65 = getelementptr i8, ptr %scevgep64, i64 -8
  %.293 = load double, ptr %scevgep65, align 8
  %.298 = fdiv double %.293, %.41
  %scevgep70 = getelementptr i8, ptr %lsr.iv67, i64 %23
  %scevgep35 = getelementptr i8, ptr %scevgep70, i64 -8
  %.308 = load double, ptr %scevgep35, align 8
  %.309 = fneg double %.308
  %.311 = fmul double %arg.c, %.298
  %.312 = fsub double %.309, %.311
  %scevgep30 = getelementptr i8, ptr %lsr.iv79, i64 %23
  %scevgep32 = getelementptr i8, ptr %scevgep30, i64 -8
  store double %.312, ptr %scevgep32, align 8
  %.321 = fmul double %arg.ci, %.298
  %scevgep17 = getelementptr i8, ptr %lsr.iv73, i64 %23
  %scevgep23 = getelementptr i8, ptr %scevgep17, i64 -8
  store double %.321, ptr %scevgep23, align 8
  %.261.1 = add nuw i64 %.254399401, 2
  %.293.1 = load double, ptr %scevgep64, align 8
  %.298.1 = fdiv double %.293.1, %.41
  %.308.1 = load double, ptr %scevgep70, align 8
  %.309.1 = fneg double %.308.1
  %.311.1 = fmul double %arg.c, %.298.1
  %.312.1 = fsub double %.309.1, %.311.1
  store double %.312.1, ptr %scevgep30, align 8
  %.321.1 = fmul double %arg.ci, %.298.1
  store double %.321.1, ptr %scevgep17, align 8
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.261.1
  br i1 %niter.ncmp.1, label %B322.unr-lcssa, label %B176.if

B444.if:                                          ; preds = %B442.loopexit, %B444.if.lr.ph
  %arg.shifted.pn = phi ptr [ %arg.shifted, %B444.if.lr.ph ], [ %lsr.iv53, %B442.loopexit ]
  %lsr.iv44 = phi ptr [ %scevgep72, %B444.if.lr.ph ], [ %scevgep45, %B442.loopexit ]
  %arg.shifted.pn2 = phi ptr [ %arg.shifted, %B444.if.lr.ph ], [ %lsr.iv38, %B442.loopexit ]
  %lsr.iv30 = phi ptr [ %scevgep29, %B444.if.lr.ph ], [ %scevgep31, %B442.loopexit ]
  %lsr.iv19 = phi ptr [ %.20, %B444.if.lr.ph ], [ %scevgep20, %B442.loopexit ]
  %.453475504 = phi i64 [ %arg.n, %B444.if.lr.ph ], [ %.463, %B442.loopexit ]
  %.460476502 = phi i64 [ 0, %B444.if.lr.ph ], [ %.467, %B442.loopexit ]
  %smax7 = tail call i64 @llvm.smax.i64(i64 %.453475504, i64 0)
  br label %B488.if

B488.if:                                          ; preds = %B488.if, %B444.if
  %lsr.iv17 = phi i64 [ 0, %B444.if ], [ %lsr.iv.next, %B488.if ]
  %lsr.iv14 = phi ptr [ %arg.shifted.pn2, %B444.if ], [ %scevgep15, %B488.if ]
  %best.2.1423 = phi i64 [ %.460476502, %B444.if ], [ %best.3.2, %B488.if ]
  %largest.2.1422 = phi double [ 0.000000e+00, %B444.if ], [ %largest.3.2, %B488.if ]
  %24 = add i64 %lsr.iv17, %.460476502
  %.641 = load double, ptr %lsr.iv14, align 8
  %.642 = tail call double @llvm.fabs.f64(double %.641)
  %sunkaddr90 = getelementptr i8, ptr %lsr.iv14, i64 %4
  %.650 = load double, ptr %sunkaddr90, align 8
  %.651 = tail call double @llvm.fabs.f64(double %.650)
  %.652 = fadd double %.642, %.651
  %.658 = fcmp ogt double %.652, %largest.2.1422
  %largest.3.2 = select i1 %.658, double %.652, double %largest.2.1422
  %best.3.2 = select i1 %.658, i64 %24, i64 %best.2.1423
  %scevgep15 = getelementptr i8, ptr %lsr.iv14, i64 %2
  %lsr.iv.next = add i64 %lsr.iv17, 1
  %exitcond519.not = icmp eq i64 %smax7, %lsr.iv.next
  br i1 %exitcond519.not, label %B624, label %B488.if

B676.if:                                          ; preds = %B676.if, %B676.if.lr.ph
  %.790428430 = phi i64 [ 0, %B676.if.lr.ph ], [ %.797, %B676.if ]
  %.797 = add nuw nsw i64 %.790428430, 1
  %25 = shl i64 %.790428430, 3
  %scevgep28 = getelementptr i8, ptr %scevgep27, i64 %25
  %.828 = load double, ptr %scevgep28, align 8
  %scevgep24 = getelementptr i8, ptr %arg.shifted.pn, i64 %25
  %.835 = load double, ptr %scevgep24, align 8
  store double %.828, ptr %scevgep24, align 8
  store double %.835, ptr %scevgep28, align 8
  %scevgep9 = getelementptr i8, ptr %scevgep25, i64 %25
  %.856 = load double, ptr %scevgep9, align 8
  %scevgep8 = getelementptr i8, ptr %lsr.iv19, i64 %25
  %.863 = load double, ptr %scevgep8, align 8
  store double %.856, ptr %scevgep8, align 8
  store double %.863, ptr %scevgep9, align 8
  %exitcond520.not = icmp eq i64 %arg.n, %.797
  br i1 %exitcond520.not, label %B870, label %B676.if

B1056.if:                                         ; preds = %B1597, %B1056.if.lr.ph
  %lsr.iv55 = phi ptr [ %lsr.iv53, %B1056.if.lr.ph ], [ %scevgep56, %B1597 ]
  %lsr.iv40 = phi ptr [ %lsr.iv38, %B1056.if.lr.ph ], [ %scevgep41, %B1597 ]
  %lsr.iv32 = phi ptr [ %lsr.iv30, %B1056.if.lr.ph ], [ %scevgep33, %B1597 ]
  %.1026449467 = phi i64 [ %.467, %B1056.if.lr.ph ], [ %.1033, %B1597 ]
  %.1033 = add nuw i64 %.1026449467, 1
  %.1063 = mul nsw i64 %.1026449467, %arg.n
  %.1065 = add nsw i64 %.1063, %.460476502
  %.1067 = getelementptr double, ptr %arg.shifted, i64 %.1065
  %.1068 = load double, ptr %.1067, align 8
  %.1075 = getelementptr double, ptr %.20, i64 %.1065
  %.1076 = load double, ptr %.1075, align 8
  %.1084 = fcmp oeq double %.1068, 0.000000e+00
  %.1087 = fcmp oeq double %.1076, 0.000000e+00
  %or.cond = select i1 %.1084, i1 %.1087, i1 false
  br i1 %or.cond, label %B1597, label %B1142

B1282.if:                                         ; preds = %B1282.if.prol.loopexit, %B1282.if
  %.1231442444 = phi i64 [ %.1238.1, %B1282.if ], [ %.1231442444.unr, %B1282.if.prol.loopexit ]
  %26 = shl i64 %.1231442444, 3
  %scevgep57 = getelementptr i8, ptr %lsr.iv55, i64 %26
  %.1269 = load double, ptr %scevgep57, align 8
  %scevgep51 = getelementptr i8, ptr %arg.shifted.pn, i64 %26
  %.1276 = load double, ptr %scevgep51, align 8
  %.1278 = fmul double %.1102, %.1276
  %.1279 = fsub double %.1269, %.1278
  store double %.1279, ptr %scevgep57, align 8
  %.1238.1 = add nuw i64 %.1231442444, 2
  %scevgep12 = getelementptr i8, ptr %scevgep57, i64 8
  %.1269.1 = load double, ptr %scevgep12, align 8
  %scevgep16 = getelementptr i8, ptr %scevgep51, i64 8
  %.1276.1 = load double, ptr %scevgep16, align 8
  %.1278.1 = fmul double %.1102, %.1276.1
  %.1279.1 = fsub double %.1269.1, %.1278.1
  store double %.1279.1, ptr %scevgep12, align 8
  %exitcond522.not.1 = icmp eq i64 %arg.n, %.1238.1
  br i1 %exitcond522.not.1, label %B1597, label %B1282.if

B1402.if:                                         ; preds = %B1142, %B1402.if
  %lsr.iv34 = phi i64 [ %lsr.iv.next35, %B1402.if ], [ 0, %B1142 ]
  %27 = shl i64 %lsr.iv34, 3
  %scevgep47 = getelementptr i8, ptr %arg.shifted.pn2, i64 %27
  %scevgep48 = getelementptr i8, ptr %scevgep47, i64 8
  %.1419 = load double, ptr %scevgep48, align 8
  %scevgep46 = getelementptr i8, ptr %lsr.iv44, i64 %27
  %.1426 = load double, ptr %scevgep46, align 8
  %scevgep10 = getelementptr i8, ptr %lsr.iv40, i64 %27
  %.1433 = load double, ptr %scevgep10, align 8
  %.1435 = fmul double %.1102, %.1419
  %.1437 = fmul double %.1113, %.1426
  %.1438 = fsub double %.1435, %.1437
  %.1439 = fsub double %.1433, %.1438
  store double %.1439, ptr %scevgep10, align 8
  %scevgep = getelementptr i8, ptr %lsr.iv32, i64 %27
  %.1449 = load double, ptr %scevgep, align 8
  %.1451 = fmul double %.1102, %.1426
  %.1453 = fmul double %.1113, %.1419
  %.1454 = fadd double %.1453, %.1451
  %.1455 = fsub double %.1449, %.1454
  store double %.1455, ptr %scevgep, align 8
  %lsr.iv.next35 = add i64 %lsr.iv34, 1
  %exitcond521.not = icmp eq i64 %.463, %lsr.iv.next35
  br i1 %exitcond521.not, label %B1597, label %B1402.if
}

attributes #0 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = distinct !{!2, !1}
!3 = distinct !{!3, !1}
!4 = !{!5, !7}
!5 = distinct !{!5, !6, !"_ZN9teachmech3run8compiled7kernels5weighB2v3B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!6 = distinct !{!6, !"_ZN9teachmech3run8compiled7kernels5weighB2v3B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!7 = distinct !{!7, !6, !"_ZN9teachmech3run8compiled7kernels5weighB2v3B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %excinfo"}
!8 = !{!9}
!9 = distinct !{!9, !10, !"_ZN9teachmech3run8compiled7kernels6scalesB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!10 = distinct !{!10, !"_ZN9teachmech3run8compiled7kernels6scalesB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!11 = !{!12, !14}
!12 = distinct !{!12, !13, !"_ZN9teachmech3run8compiled7kernels6scalesB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!13 = distinct !{!13, !"_ZN9teachmech3run8compiled7kernels6scalesB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!14 = distinct !{!14, !15, !"_ZN9teachmech3run8compiled7kernels10least_massB2v7B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!15 = distinct !{!15, !"_ZN9teachmech3run8compiled7kernels10least_massB2v7B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!16 = !{!14}
!17 = !{!18}
!18 = distinct !{!18, !19, !"_ZN9teachmech3run8compiled7kernels6scalesB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!19 = distinct !{!19, !"_ZN9teachmech3run8compiled7kernels6scalesB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!20 = distinct !{!20, !1}
!21 = !{!22, !24}
!22 = distinct !{!22, !23, !"_ZN9teachmech3run8compiled7kernels5weighB2v3B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!23 = distinct !{!23, !"_ZN9teachmech3run8compiled7kernels5weighB2v3B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!24 = distinct !{!24, !23, !"_ZN9teachmech3run8compiled7kernels5weighB2v3B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %excinfo"}
!25 = distinct !{!25, !1}
!26 = distinct !{!26, !1}
!27 = distinct !{!27, !1}
!28 = distinct !{!28, !1}
!29 = distinct !{!29, !1}
!30 = !{!31, !33}
!31 = distinct !{!31, !32, !"_ZN9teachmech3run8compiled7kernels6scalesB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!32 = distinct !{!32, !"_ZN9teachmech3run8compiled7kernels6scalesB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!33 = distinct !{!33, !34, !"_ZN9teachmech3run8compiled7kernels10least_massB2v7B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!34 = distinct !{!34, !"_ZN9teachmech3run8compiled7kernels10least_massB2v7B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!35 = !{!33}
!36 = distinct !{!36, !1}
!37 = distinct !{!37, !1}
!38 = !{!39}
!39 = distinct !{!39, !40, !"_ZN9teachmech3run8compiled7kernels6scalesB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!40 = distinct !{!40, !"_ZN9teachmech3run8compiled7kernels6scalesB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!41 = !{!42}
!42 = distinct !{!42, !43, !"_ZN9teachmech3run8compiled7kernels6rotateB3v15B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax: %retptr"}
!43 = distinct !{!43, !"_ZN9teachmech3run8compiled7kernels6rotateB3v15B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax"}
!44 = !{!45}
!45 = distinct !{!45, !46, !"_ZN9teachmech3run8compiled7kernels6scalesB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!46 = distinct !{!46, !"_ZN9teachmech3run8compiled7kernels6scalesB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!47 = distinct !{!47, !1}
!48 = !{!49}
!49 = distinct !{!49, !50, !"_ZN9teachmech3run8compiled7kernels6finiteB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax: %retptr"}
!50 = distinct !{!50, !"_ZN9teachmech3run8compiled7kernels6finiteB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax"}
!51 = distinct !{!51, !1}
!52 = distinct !{!52, !1}
!53 = !{!54}
!54 = distinct !{!54, !55, !"_ZN9teachmech3run8compiled7kernels7correctB3v21B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a: %retptr"}
!55 = distinct !{!55, !"_ZN9teachmech3run8compiled7kernels7correctB3v21B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a"}
!56 = !{!57, !54}
!57 = distinct !{!57, !58, !"_ZN9teachmech3run8compiled7kernels6scalesB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!58 = distinct !{!58, !"_ZN9teachmech3run8compiled7kernels6scalesB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!59 = distinct !{!59, !1}
!60 = !{!61}
!61 = distinct !{!61, !62, !"_ZN9teachmech3run8compiled7kernels6scalesB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!62 = distinct !{!62, !"_ZN9teachmech3run8compiled7kernels6scalesB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!63 = distinct !{!63, !1}
!64 = !{!65}
!65 = distinct !{!65, !66, !"_ZN9teachmech3run8compiled7kernels6scalesB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!66 = distinct !{!66, !"_ZN9teachmech3run8compiled7kernels6scalesB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!67 = distinct !{!67, !1}
!68 = !{!69}
!69 = distinct !{!69, !70, !"_ZN9teachmech3run8compiled15kernel_explicit5stageB3v24B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2a23Literal_5bint_5d_281_29x10float64_2a: %retptr"}
!70 = distinct !{!70, !"_ZN9teachmech3run8compiled15kernel_explicit5stageB3v24B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2a23Literal_5bint_5d_281_29x10float64_2a"}
!71 = !{!72, !69}
!72 = distinct !{!72, !73, !"_ZN9teachmech3run8compiled15kernel_explicit7combineB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axx10float64_2a: %retptr"}
!73 = distinct !{!73, !"_ZN9teachmech3run8compiled15kernel_explicit7combineB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axx10float64_2a"}
!74 = !{!75}
!75 = distinct !{!75, !76, !"_ZN9teachmech3run8compiled15kernel_explicit7combineB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axx10float64_2a: %retptr"}
!76 = distinct !{!76, !"_ZN9teachmech3run8compiled15kernel_explicit7combineB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axx10float64_2a"}
!77 = !{!78}
!78 = distinct !{!78, !79, !"_ZN9teachmech3run8compiled7kernels12keep_tangentB3v27B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29: %retptr"}
!79 = distinct !{!79, !"_ZN9teachmech3run8compiled7kernels12keep_tangentB3v27B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29"}
!80 = distinct !{!80, !1}
!81 = distinct !{!81, !1}
!82 = !{!83}
!83 = distinct !{!83, !84, !"_ZN9teachmech3run8compiled15kernel_explicit4normB3v26B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ad10float64_2ax: %retptr"}
!84 = distinct !{!84, !"_ZN9teachmech3run8compiled15kernel_explicit4normB3v26B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ad10float64_2ax"}
!85 = !{!86}
!86 = distinct !{!86, !87, !"_ZN9teachmech3run8compiled7kernels6finiteB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax: %retptr"}
!87 = distinct !{!87, !"_ZN9teachmech3run8compiled7kernels6finiteB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax"}
!88 = distinct !{!88, !1}
!89 = !{!90}
!90 = distinct !{!90, !91, !"_ZN9teachmech3run8compiled15kernel_explicit5stageB3v28B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2axx10float64_2a: %retptr"}
!91 = distinct !{!91, !"_ZN9teachmech3run8compiled15kernel_explicit5stageB3v28B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2axx10float64_2a"}
!92 = !{!93, !90}
!93 = distinct !{!93, !94, !"_ZN9teachmech3run8compiled15kernel_explicit7combineB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axx10float64_2a: %retptr"}
!94 = distinct !{!94, !"_ZN9teachmech3run8compiled15kernel_explicit7combineB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axx10float64_2a"}
!95 = distinct !{!95, !1}
!96 = distinct !{!96, !1}
!97 = distinct !{!97, !1}
!98 = distinct !{!98, !1}
!99 = !{!100}
!100 = distinct !{!100, !101, !"_ZN9teachmech3run8compiled15kernel_explicit11interpolateB3v29B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2ax10float64_2a: %retptr"}
!101 = distinct !{!101, !"_ZN9teachmech3run8compiled15kernel_explicit11interpolateB3v29B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2ax10float64_2a"}
!102 = distinct !{!102, !1}
!103 = distinct !{!103, !1}
!104 = !{!105}
!105 = distinct !{!105, !106, !"_ZN9teachmech3run8compiled7kernels8keep_endB3v30B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2ax10float64_2a: %retptr"}
!106 = distinct !{!106, !"_ZN9teachmech3run8compiled7kernels8keep_endB3v30B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2ax10float64_2a"}
!107 = distinct !{!107, !1}
!108 = !{!109}
!109 = distinct !{!109, !110, !"_ZN9teachmech3run8compiled7kernels12stands_stillB3v31B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEdd10float64_2a: %retptr"}
!110 = distinct !{!110, !"_ZN9teachmech3run8compiled7kernels12stands_stillB3v31B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEdd10float64_2a"}
!111 = !{!112}
!112 = distinct !{!112, !113, !"_ZN9teachmech3run8compiled15kernel_explicit7combineB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axx10float64_2a: %retptr"}
!113 = distinct !{!113, !"_ZN9teachmech3run8compiled15kernel_explicit7combineB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axx10float64_2a"}
!114 = !{!115}
!115 = distinct !{!115, !116, !"_ZN9teachmech3run8compiled15kernel_explicit4normB3v26B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ad10float64_2ax: %retptr"}
!116 = distinct !{!116, !"_ZN9teachmech3run8compiled15kernel_explicit4normB3v26B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ad10float64_2ax"}
!117 = !{!118}
!118 = distinct !{!118, !119, !"_ZN9teachmech3run8compiled7kernels6scalesB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!119 = distinct !{!119, !"_ZN9teachmech3run8compiled7kernels6scalesB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!120 = !{!121}
!121 = distinct !{!121, !122, !"_ZN9teachmech3run8compiled7kernels9lineariseB3v33B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a10float64_2a: %retptr"}
!122 = distinct !{!122, !"_ZN9teachmech3run8compiled7kernels9lineariseB3v33B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a10float64_2a"}
!123 = !{!124, !121}
!124 = distinct !{!124, !125, !"_ZN9teachmech3run8compiled7kernels6scalesB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!125 = distinct !{!125, !"_ZN9teachmech3run8compiled7kernels6scalesB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!126 = distinct !{!126, !1}
!127 = !{!128, !130, !121}
!128 = distinct !{!128, !129, !"_ZN9teachmech3run8compiled7kernels5weighB2v3B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!129 = distinct !{!129, !"_ZN9teachmech3run8compiled7kernels5weighB2v3B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!130 = distinct !{!130, !129, !"_ZN9teachmech3run8compiled7kernels5weighB2v3B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %excinfo"}
!131 = distinct !{!131, !1}
!132 = distinct !{!132, !1}
!133 = distinct !{!133, !1}
!134 = !{!135, !137, !121}
!135 = distinct !{!135, !136, !"_ZN9teachmech3run8compiled7kernels5weighB2v3B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!136 = distinct !{!136, !"_ZN9teachmech3run8compiled7kernels5weighB2v3B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!137 = distinct !{!137, !136, !"_ZN9teachmech3run8compiled7kernels5weighB2v3B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %excinfo"}
!138 = !{!139, !121}
!139 = distinct !{!139, !140, !"_ZN9teachmech3run8compiled7kernels6finiteB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax: %retptr"}
!140 = distinct !{!140, !"_ZN9teachmech3run8compiled7kernels6finiteB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax"}
!141 = distinct !{!141, !1}
!142 = !{!143, !145}
!143 = distinct !{!143, !144, !"_ZN9teachmech3run8compiled12kernel_radau7iterateB3v35B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a: %retptr"}
!144 = distinct !{!144, !"_ZN9teachmech3run8compiled12kernel_radau7iterateB3v35B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a"}
!145 = distinct !{!145, !144, !"_ZN9teachmech3run8compiled12kernel_radau7iterateB3v35B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a: %excinfo"}
!146 = !{!147, !143, !145}
!147 = distinct !{!147, !148, !"_ZN9teachmech3run8compiled7kernels6scalesB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!148 = distinct !{!148, !"_ZN9teachmech3run8compiled7kernels6scalesB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!149 = !{!150, !143, !145}
!150 = distinct !{!150, !151, !"_ZN9teachmech3run8compiled7kernels6finiteB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax: %retptr"}
!151 = distinct !{!151, !"_ZN9teachmech3run8compiled7kernels6finiteB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax"}
!152 = distinct !{!152, !1}
!153 = !{!"branch_weights", i32 34359737, i32 2113123911}
!154 = !{!155, !143, !145}
!155 = distinct !{!155, !156, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v39B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx: %retptr"}
!156 = distinct !{!156, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v39B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx"}
!157 = distinct !{!157, !1}
!158 = !{!159, !143, !145}
!159 = distinct !{!159, !160, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v39B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx: %retptr"}
!160 = distinct !{!160, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v39B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx"}
!161 = !{!162, !143, !145}
!162 = distinct !{!162, !163, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v39B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx: %retptr"}
!163 = distinct !{!163, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v39B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx"}
!164 = !{!"branch_weights", i32 49, i32 1}
!165 = distinct !{!165, !1}
!166 = !{!167}
!167 = distinct !{!167, !168, !"_ZN9teachmech3run8compiled7kernels6finiteB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax: %retptr"}
!168 = distinct !{!168, !"_ZN9teachmech3run8compiled7kernels6finiteB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax"}
!169 = distinct !{!169, !1}
!170 = distinct !{!170, !1}
!171 = distinct !{!171, !1}
!172 = !{!173}
!173 = distinct !{!173, !174, !"_ZN9teachmech3run8compiled7kernels12stands_stillB3v31B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEdd10float64_2a: %retptr"}
!174 = distinct !{!174, !"_ZN9teachmech3run8compiled7kernels12stands_stillB3v31B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEdd10float64_2a"}
!175 = distinct !{!175, !176}
!176 = !{!"llvm.loop.peeled.count", i32 1}
!177 = !{!178}
!178 = distinct !{!178, !179, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v39B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx: %retptr"}
!179 = distinct !{!179, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v39B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx"}
!180 = distinct !{!180, !1}
!181 = !{!182}
!182 = distinct !{!182, !183, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v39B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx: %retptr"}
!183 = distinct !{!183, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v39B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx"}
!184 = distinct !{!184, !1}
!185 = !{!"branch_weights", i32 1, i32 99}
!186 = distinct !{!186, !1}
!187 = distinct !{!187, !1}
!188 = distinct !{!188, !1}
