; made by kernel_writer.py from sources with the hash 43ad6829d282ad62dfbd875a2fc1cd584a4b79358c852b82feb6dfbd15a36b2a

@.const.array.data.29 = internal unnamed_addr constant [104 x i8] c"\1A~`\A1\AE\DE\8A?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\C3\B5Z\A5=\9A\F3\BFr\8A\DE\BE\83\BA\DF\BF\09\A5\ED\F7I\A1\FA?q~\0E\B1\C9k\D6\BF\899x\D00c\D5?5\14\A3T\EB\F8\B4?\C2k\ABPO\E4\96\BF\00\00\00\00\00\00\00\00", align 8
@.const.array.data.1.30 = internal unnamed_addr constant [104 x i8] c"\F1\A1\BF\1FdK\C8\BF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\E2Z\AD\D2\1E\CD\11@\9F\AB\D5E\A8C\FE?C\AF\96\CFn4\17\C0\16\B7\AB&:\0D\DB\BF\02\B0C\8F\02z\C3\BF-\E7\7FiW\C6\C9?\ED@\C0\0A\082\97?\00\00\00\00\00\00\00\00", align 8
@.const.array.data.1.36 = internal constant [512 x i8] c"\1B\C87\CC\9D\DB \C0\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\EB\A2\F0e\87\22\E2?vS\17\A15\8D\08\C0\ECb\E4\A2\CC\13\03@\BD\D1\C0\D3\AF\EF\00@\D3\C0J\9Ap\E2\EB\BF\8B\A2\9Duj\EC\01@\193\F5\B2\E45\E4?|\F0\B7\18\12\C8\B6\BF\B4X3u\04&2@\A1\DF`\DB\A6c\22\C0\1DX\A2R\80\BE\11\C0\FCD\ADi\E2\DA$@\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00g\EDW]\12In@KC\B8\19j\A6d@5N\E1\81\BFhw\C0\FB\CFXE\19\1D6\C0#\A03\F9\08\EF\1E@\0D\C3\22\D1\90\AC>\C0\CD\0A*\03\0D\AA\22\C0|\0F%e\FCd/@S\FD\EC\ED\AF#?\C0\CAef\80\B2\B4\22\C0\10\0A\07C\8E\E8A@\1F8\03s,\FC3@\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00!%\0F\D1\980x\C09M\DFN\B3\A5g\C0\0Cj,\1Cw~\80@\96o\C0\8D\D6%'\C0\D7\8B\0F\DDa\86\1B@h\FCg}z\02\F0\BF13=\02\08\E3\E8?\D2V\FF\EF\C39\06\C0\7F\C70O-\19N\C0\C0(\19\86\81\14U@\12\08t\95\0D\FC'@\A3\E9\97\9F\A5\B19\C0\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\C7`\D8k\12Fc\C0\90\09\99\AC\F0\F0l\C0\02\C6\B3\D39Zv@p<\D8\D4\F0YW@\AB\07!U\AA\BAB\C0\8E\83U\A8`\06Z@\F6\8CRx\1D\D7=@~\F77NH\C4E\C0\10 \F8}\C5\14X@\1E\CD\B5\82\B0\96C\C0\0D\B3\1C>B\B7b\C0", align 8
@.const.array.data.35 = internal unnamed_addr constant [2048 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00:\E6\DA8h\EE\AA?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\AC,\A4*\CE2\94?\02C\F6?5L\AE?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\02C\F6?5L\9E?\00\00\00\00\00\00\00\00A\B2\F8\EF'\B9\B6?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FA\E9\CD~\0D\E5\CE?\00\00\00\00\00\00\00\00\07\15\AD\B5:N\EC\BF\F5\9E\C7z=\98\ED?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00h/\A1\BD\84\F6\A2?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\006m\DB;\B6\DD\C5?\9A\F1f?S\0F\C0?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\A3?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\EDG3\0F\D3\CA\C5?M\E02\C3\B3\D4\AE?\00\00\00\00\00\00\92\BF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\92\87\E7\FE\B8\FD\A2?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00r]Y\F6#\CF\C5?\98\A6\DE@\86u\BB?/\D3\FC \CC_\8F\BFq\0B\FB.\D9\F1\80?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\13X\98\8B\B7\F8\E3?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\8A\BC\C6\AC\1B\E3\0A\C0\F9\11\8E\F0s\C8\EB\BFU\18\8D\D8\93\97;@i\AD\92\F8p'4@\F9B\\\86\B4\BEE\C0\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00U\B6!\E3\05\92\DE?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\7F\D2K\A3\A8\E7\03\C0\C8\93\8C\96\A9\E3\E2\BF\EEU\D6\A6\E4:5@\B8X\F2\B5\F7\8E.@\B9\11\D7\18\E4\A4@\C0v\A8\B4\D9\B3\D1\94\BF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\9B9\1D\1F\12\FD\ED\BF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\9D\0B\FBi\D8\BE\14@\A9.y\02\87v\F1?\1C\0C\11\E2\B0L \C0\A8u\E9\05#\852\C0:\86\CB\06O\BD6@\9D\10\CFw\E7\F2\03@,W+\0D\C6_\08\C0\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\DC\FC\09;\BD/\02@\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00U\FE\CAc\A9\11%\C0\ACr\AC5\C9\01\00\C0\060\FF\8E|\F51\C0\01\8A\B5\18\EA\F2;@\13\EC\1C}:\DF\06\C0\A93\9F\1A\E7\BE!\C0a\18\C8B\9C\B8(@\02\E2Sb\AC\96\E4?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00|\17\D1hc\CC\AB?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\E2Z\AD\D2\1E\CD\11@\9F\AB\D5E\A8C\FE?C\AF\96\CFn4\17\C0\98\EB\F0\F2\1D\EA\D3?\02\B0C\8F\02z\C3\BF-\E7\7FiW\C6\C9?\C2k\ABPO\E4\A6?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00H\B1\CE\A2\FC\C1\AC?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\B85\1A\F2X9\D0?>\C2w\C2\C2\84\CF\BF\EF\9D\\U\02\CB\BF\BF\13\19-\CE\10\9F\C3?,e8\9B\B6\CB\80?\A9k9\0F\84\FF~?0H\FA\B4\8A\FE\80\BF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00c\DB{\89\A1L\A0?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00E\9F\F5\E5\E9\FA\9C?\F9\8C|\01\DBi\AB?i\94\C6/\F7\1E\AC\BF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00S\E1\F6\EE\10g\1C\BF #\D3Rz\129?\9B\14\E7\13\0EP6\BF\89\D9\0C\B2\86\16\C2?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\15`+y\09s\DB\BF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\9A\DC\AFD]\CA\12\C0\A3\ED\19\C4\D2\BB\1E@\1C\17WD\A5F\10@D\BA\EDD\9E\D4\D6?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\D4qH\C2\EE\EBV\BF\96\19?\A2\82\94\07@\22\22\CAmJM\22\C0\00\00\00\00\00\00\00\00", align 8
@.const.array.data.1.5 = internal unnamed_addr constant [128 x i8] c"\00\00\00\00\00\00\00\00:\E6\DA8h\EE\AA?\AC,\A4*\CE2\B4?\02C\F6?5L\BE?\D9\08\9CI\8C\06\D2?UUUUUU\D5?\00\00\00\00\00\00\D0?\14;\B1\13;\B1\D3?uM\D7tM\D7\E4?333333\E3?\DB\B6m\DB\B6m\EB?\00\00\00\00\00\00\F0?\00\00\00\00\00\00\F0?\9A\99\99\99\99\99\B9?\9A\99\99\99\99\99\C9?9\8E\E38\8E\E3\E8?", align 8
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
  %.489.i7 = alloca i8, align 1
  %.489.i = alloca i8, align 1
  %.217 = alloca i8, align 1
  store i8 0, ptr %.217, align 1
  %.1414 = alloca double, align 8
  store double 0.000000e+00, ptr %.1414, align 8
  %.1724 = alloca i8, align 1
  store i8 0, ptr %.1724, align 1
  %.1848 = alloca i8, align 1
  store i8 0, ptr %.1848, align 1
  %.2489 = alloca ptr, align 8
  store ptr null, ptr %.2489, align 8
  %.2735 = alloca i8, align 1
  store i8 0, ptr %.2735, align 1
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
  %.152.idx = shl i64 %.54, 7
  %.152 = getelementptr i8, ptr %arg.room, i64 %.152.idx
  %.158.idx = mul i64 %.54, 136
  %.158 = getelementptr i8, ptr %arg.room, i64 %.158.idx
  %.174.idx = mul i64 %.54, 144
  %.174 = getelementptr i8, ptr %arg.room, i64 %.174.idx
  %.180.idx = mul i64 %.54, 152
  %.180 = getelementptr i8, ptr %arg.room, i64 %.180.idx
  %.192.idx = mul nsw i64 %.54, 168
  %.192 = getelementptr inbounds i8, ptr %arg.room, i64 %.192.idx
  %.198.idx = mul i64 %.54, 184
  %.198 = getelementptr i8, ptr %arg.room, i64 %.198.idx
  %.206 = getelementptr i8, ptr %arg.clock, i64 8
  %.207 = load double, ptr %.206, align 8
  %.208 = fcmp oeq double %.207, 0.000000e+00
  br i1 %.208, label %B476, label %B596

B476:                                             ; preds = %entry
  %.102 = getelementptr inbounds double, ptr %arg.now, i64 %.54
  %.213 = load double, ptr %arg.clock, align 8
  store i8 0, ptr %.217, align 1
  call fastcc void @part7(ptr nonnull %.217, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.213, ptr %arg.now, ptr %.102)
  %.231 = load i8, ptr %.217, align 1
  %.234.not = icmp eq i8 %.231, 0
  br i1 %.234.not, label %common.ret, label %B538

common.ret:                                       ; preds = %B3564, %B3494, %B1992, %B1896, %B72.loopexit.i, %for.cond.preheader, %B630, %B1636, %B1756, %B2768, %B596, %B476, %_ZN9teachmech3run8compiled15kernel_explicit5stageB3v30B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2axx10float64_2a.exit, %_ZN9teachmech3run8compiled15kernel_explicit5stageB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2a23Literal_5bint_5d_281_29x10float64_2a.exit
  %.sink = phi i64 [ 2, %B476 ], [ 1, %B596 ], [ 2, %B1636 ], [ 2, %_ZN9teachmech3run8compiled15kernel_explicit5stageB3v30B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2axx10float64_2a.exit ], [ 2, %_ZN9teachmech3run8compiled15kernel_explicit5stageB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2a23Literal_5bint_5d_281_29x10float64_2a.exit ], [ 2, %B2768 ], [ 3, %B1756 ], [ 3, %for.cond.preheader ], [ 0, %B630 ], [ 1, %B3564 ], [ 3, %B72.loopexit.i ], [ 2, %B1896 ], [ 2, %B1992 ], [ 4, %B3494 ]
  store i64 %.sink, ptr %retptr, align 8
  ret i32 0

B538:                                             ; preds = %B476
  %.306 = load double, ptr %arg.clock, align 8
  %.308 = fsub double %.59, %.306
  %.15.i.i = load i64, ptr %arg.problem.4, align 8, !noalias !67
  %.18.i.i = load i64, ptr %.17.i, align 8, !noalias !67
  %.22.i.i = load i64, ptr %.21.i, align 8, !noalias !67
  %.26.i.i = getelementptr double, ptr %arg.problem.5, i64 %.22.i.i
  %.28.i.i = getelementptr i8, ptr %.26.i.i, i64 8
  %.29.i.i = getelementptr double, ptr %.28.i.i, i64 %.15.i.i
  %.31.i.i = getelementptr double, ptr %.29.i.i, i64 %.18.i.i
  %.51.i = load double, ptr %.31.i.i, align 8, !noalias !72
  %.55.i = getelementptr double, ptr %.31.i.i, i64 %.15.i.i
  %.56.i = load double, ptr %.55.i, align 8, !noalias !72
  %.60.i = fdiv double %.51.i, %.56.i
  %.61.i = tail call double @llvm.pow.f64(double %arg.tolerance, double 1.250000e-01)
  %.62.i = fmul double %.61.i, %.60.i
  %.67.i = fdiv double %.62.i, 1.000000e+01
  %.10.i.i = fcmp olt double %.308, %.67.i
  %.11.i.i = select i1 %.10.i.i, double %.308, double %.67.i
  store double %.11.i.i, ptr %.206, align 8
  br label %B596

B596:                                             ; preds = %B538, %entry
  %.806 = icmp slt i64 %.52, 0
  %..54818 = select i1 %.806, i64 0, i64 %.54
  %.1090 = getelementptr double, ptr %.180, i64 %.54
  %.1697.idx = mul nsw i64 %.54, 96
  %.1697 = getelementptr inbounds i8, ptr %arg.room, i64 %.1697.idx
  %.1716.idx = mul nsw i64 %.54, 240
  %.1716 = getelementptr inbounds i8, ptr %arg.room, i64 %.1716.idx
  %1 = getelementptr double, ptr %.198, i64 %.54
  %.idx = shl i64 %.54, 4
  %2 = getelementptr i8, ptr %.198, i64 %.idx
  %.3385 = add nsw i64 %.53, 3
  %.422180 = icmp sgt i64 %arg.budget, 0
  br i1 %.422180, label %B630.lr.ph, label %common.ret

B630.lr.ph:                                       ; preds = %B596
  %.4211126183 = add nsw i64 %arg.budget, -1
  %3 = shl i64 %.54, 3
  %unroll_iter.i = and i64 %.54, 9223372036854775806
  %scevgep6.i = getelementptr i8, ptr %arg.room, i64 8
  %scevgep.i245 = getelementptr i8, ptr %.180, i64 8
  %scevgep27.i = getelementptr i8, ptr %scevgep.i245, i64 %3
  %.265.i = sitofp i64 %.54 to double
  %xtraiter.i = and i64 %.54, 2
  %unroll_iter.i191 = and i64 %.54, 9223372036854775804
  %.2388.idx = mul i64 %.54, 24
  %.2388 = getelementptr i8, ptr %.198, i64 %.2388.idx
  %.2388.1.idx = shl i64 %.54, 5
  %.2388.1 = getelementptr i8, ptr %.198, i64 %.2388.1.idx
  %.2388.2.idx = mul i64 %.54, 40
  %.2388.2 = getelementptr i8, ptr %.198, i64 %.2388.2.idx
  %.2388.3.idx = mul i64 %.54, 48
  %.2388.3 = getelementptr i8, ptr %.198, i64 %.2388.3.idx
  %4 = add nsw i64 %unroll_iter.i, -2
  %5 = lshr exact i64 %4, 1
  %6 = add nuw i64 %5, 1
  %unroll_iter = and i64 %..54818, 9223372036854775804
  %unroll_iter461 = and i64 %6, -2
  %7 = shl i64 %.52, 4
  %8 = getelementptr i8, ptr %arg.now, i64 %7
  %scevgep = getelementptr i8, ptr %8, i64 40
  %scevgep580 = getelementptr i8, ptr %arg.room, i64 24
  %scevgep590 = getelementptr i8, ptr %8, i64 16
  %9 = mul i64 %.52, 304
  %10 = getelementptr i8, ptr %arg.room, i64 %9
  %scevgep593 = getelementptr i8, ptr %10, i64 328
  %11 = mul i64 %.52, 320
  %12 = getelementptr i8, ptr %arg.room, i64 %11
  %scevgep609 = getelementptr i8, ptr %12, i64 344
  %13 = add i64 %.18.i, %.52
  %14 = add i64 %13, %.22.i
  %15 = shl i64 %14, 3
  %16 = getelementptr i8, ptr %arg.problem.5, i64 %15
  %scevgep630 = getelementptr i8, ptr %16, i64 8
  %17 = mul i64 %.52, 288
  %18 = getelementptr i8, ptr %arg.room, i64 %17
  %scevgep634 = getelementptr i8, ptr %18, i64 296
  %19 = shl i64 %.52, 8
  %20 = getelementptr i8, ptr %arg.room, i64 %19
  %scevgep638 = getelementptr i8, ptr %20, i64 280
  %21 = mul i64 %.52, 416
  %22 = getelementptr i8, ptr %arg.room, i64 %21
  %scevgep654 = getelementptr i8, ptr %22, i64 440
  %scevgep662 = getelementptr i8, ptr %22, i64 416
  %23 = mul i64 %.52, 432
  %24 = getelementptr i8, ptr %arg.room, i64 %23
  %scevgep665 = getelementptr i8, ptr %24, i64 456
  %scevgep673 = getelementptr i8, ptr %24, i64 432
  %25 = mul i64 %.52, 448
  %26 = getelementptr i8, ptr %arg.room, i64 %25
  %scevgep676 = getelementptr i8, ptr %26, i64 472
  %scevgep684 = getelementptr i8, ptr %26, i64 448
  %27 = mul i64 %.52, 464
  %28 = getelementptr i8, ptr %arg.room, i64 %27
  %scevgep687 = getelementptr i8, ptr %28, i64 488
  %scevgep695 = getelementptr i8, ptr %28, i64 464
  %29 = mul i64 %.52, 272
  %30 = getelementptr i8, ptr %arg.room, i64 %29
  %scevgep698 = getelementptr i8, ptr %30, i64 296
  %scevgep706 = getelementptr i8, ptr %arg.states, i64 24
  %scevgep725 = getelementptr i8, ptr %20, i64 264
  %sunkaddr744 = getelementptr i8, ptr %arg.clock, i64 24
  %31 = icmp sgt i64 %..54818, 0
  %32 = icmp ult i64 %..54818, 4
  %33 = and i64 %..54818, 2
  %34 = icmp eq i64 %33, 0
  %35 = icmp sgt i64 %.52, -1
  %36 = icmp eq i64 %4, 0
  %37 = and i64 %4, 2
  %.not = icmp eq i64 %37, 0
  %38 = icmp eq i64 %4, 0
  %39 = and i64 %4, 2
  %.not1 = icmp eq i64 %39, 0
  %sunkaddr746 = getelementptr i8, ptr %.174, i64 %7
  %sunkaddr747 = getelementptr i8, ptr %sunkaddr746, i64 8
  %40 = icmp eq i64 %arg.projected, 0
  %41 = icmp ult i64 %.54, 4
  %42 = icmp eq i64 %xtraiter.i, 0
  %sunkaddr750 = getelementptr i8, ptr %arg.problem.4, i64 88
  %43 = icmp ult i64 %..54818, 4
  %44 = and i64 %..54818, 2
  %45 = icmp eq i64 %44, 0
  %46 = and i64 %..54818, 2
  %47 = icmp eq i64 %46, 0
  %48 = icmp ult i64 %..54818, 4
  %49 = and i64 %..54818, 2
  %50 = icmp eq i64 %49, 0
  %51 = icmp ult i64 %..54818, 4
  %52 = and i64 %..54818, 2
  %53 = icmp eq i64 %52, 0
  %.57.i = icmp sgt i64 %.54, 0
  %54 = and i64 %.52, 9223372036854775807
  %55 = icmp eq i64 %54, 0
  %56 = add i64 %.52, 1
  %unroll_iter73.i = and i64 %56, 9223372036854775806
  %scevgep304.i = getelementptr i8, ptr %.2388.3, i64 24
  %57 = and i64 %.52, 1
  %lcmp.mod.not176.not.i = icmp eq i64 %57, 0
  %scevgep137.i = getelementptr i8, ptr %.2388.2, i64 8
  %58 = add i64 %.52, 1
  %unroll_iter91.i = and i64 %58, 9223372036854775806
  %scevgep287.i = getelementptr i8, ptr %.2388.2, i64 24
  %59 = and i64 %.52, 1
  %lcmp.mod88.not.not.i = icmp eq i64 %59, 0
  %scevgep129.i = getelementptr i8, ptr %.2388.1, i64 8
  %60 = add i64 %.52, 1
  %unroll_iter107.i = and i64 %60, 9223372036854775806
  %scevgep270.i = getelementptr i8, ptr %.2388.1, i64 24
  %61 = and i64 %.52, 1
  %lcmp.mod104.not.not.i = icmp eq i64 %61, 0
  %scevgep121.i = getelementptr i8, ptr %.2388, i64 8
  %62 = add i64 %.52, 1
  %unroll_iter123.i = and i64 %62, 9223372036854775806
  %scevgep253.i = getelementptr i8, ptr %.2388, i64 24
  %63 = and i64 %.52, 1
  %lcmp.mod120.not.not.i = icmp eq i64 %63, 0
  %64 = add nuw nsw i64 %54, 1
  %unroll_iter138.i = and i64 %64, 9223372036854775806
  %scevgep236.i = getelementptr i8, ptr %2, i64 24
  %65 = and i64 %.52, 1
  %lcmp.mod135.not.not.i = icmp eq i64 %65, 0
  %66 = getelementptr i8, ptr %.198, i64 %3
  %scevgep105.i = getelementptr i8, ptr %66, i64 8
  %unroll_iter153.i = and i64 %64, 9223372036854775806
  %scevgep219.i = getelementptr i8, ptr %66, i64 24
  %67 = and i64 %.52, 1
  %lcmp.mod150.not.not.i = icmp eq i64 %67, 0
  %unroll_iter170.i = and i64 %64, 9223372036854775806
  %68 = and i64 %.52, 1
  %lcmp.mod167.not.not.i = icmp eq i64 %68, 0
  %xtraiter69.i = and i64 %.54, 2
  %69 = icmp slt i64 %.54, 4
  %lcmp.mod70.not.i = icmp eq i64 %xtraiter69.i, 0
  %70 = icmp ult i64 %..54818, 4
  %71 = and i64 %..54818, 2
  %72 = icmp eq i64 %71, 0
  %sunkaddr762 = getelementptr i8, ptr %arg.index, i64 8
  %sunkaddr764 = getelementptr i8, ptr %arg.clock, i64 16
  %sunkaddr766 = getelementptr i8, ptr %arg.clock, i64 32
  %.9636.not.i = icmp slt i64 %.54, 1
  %xtraiter.i153 = and i64 %.54, 6
  %73 = icmp ult i64 %.54, 8
  %unroll_iter.i154 = and i64 %.54, 9223372036854775800
  %lcmp.mod.not.i158 = icmp eq i64 %xtraiter.i153, 0
  %sunkaddr768 = getelementptr i8, ptr %arg.clock, i64 40
  br label %B630

B630:                                             ; preds = %B3564, %B630.lr.ph
  %.412.sroa.0.0186 = phi i64 [ 0, %B630.lr.ph ], [ %.412.sroa.0.0, %B3564 ]
  %.4211126185 = phi i64 [ %.4211126183, %B630.lr.ph ], [ %.4211126, %B3564 ]
  %.4281160184 = phi i64 [ 1, %B630.lr.ph ], [ %.4281160, %B3564 ]
  %.465 = load double, ptr %arg.clock, align 8
  %.471 = fcmp ult double %.465, %.59
  br i1 %.471, label %for.cond.preheader, label %common.ret

for.cond.preheader:                               ; preds = %B630
  %.539 = tail call double @nextafter(double %.465, double 0x7FF0000000000000)
  %.545 = fsub double %.539, %.465
  %.547 = fmul double %.545, 1.000000e+01
  %.553 = load double, ptr %.206, align 8
  %.10.i = fcmp ogt double %.547, %.553
  %.11.i = select i1 %.10.i, double %.547, double %.553
  %.585 = load double, ptr %sunkaddr744, align 8
  %.5981058 = fcmp ult double %.11.i, %.547
  br i1 %.5981058, label %common.ret, label %B848

B848:                                             ; preds = %for.cond.preheader, %B1756
  %length.2.11064 = phi double [ %.1577, %B1756 ], [ %.11.i, %for.cond.preheader ]
  %most.2.11063 = phi double [ 1.000000e+00, %B1756 ], [ 1.000000e+01, %for.cond.preheader ]
  %.669 = fmul double %length.2.11064, 2.000000e-02
  %.671 = fcmp olt double %.669, %.585
  %.684 = fmul double %length.2.11064, 0x3FF6DB6DB6DB6DB7
  %.686 = fcmp olt double %.585, %.684
  %or.cond = and i1 %.671, %.686
  br i1 %or.cond, label %B896, label %B934

B896:                                             ; preds = %B848
  %.702 = fmul double %length.2.11064, 0x3FE6DB6DB6DB6DB7
  %.704 = fcmp ogt double %.585, %.702
  %"$phi932.1.2.3.v" = select i1 %.704, double 5.000000e-01, double 1.400000e+00
  %"$phi932.1.2.3" = fmul double %.585, %"$phi932.1.2.3.v"
  br label %B934

B934:                                             ; preds = %B896, %B848
  %part.2.2 = phi double [ %"$phi932.1.2.3", %B896 ], [ %length.2.11064, %B848 ]
  %.729 = fadd double %.465, %part.2.2
  %.10.i187 = fcmp olt double %.59, %.729
  %.11.i188 = select i1 %.10.i187, double %.59, double %.729
  %.764 = fsub double %.11.i188, %.465
  br i1 %31, label %B1012.if.preheader, label %B1040

B1012.if.preheader:                               ; preds = %B934
  br i1 %32, label %B1012.if.epil.preheader, label %B1012.if

B1040.loopexit.unr-lcssa:                         ; preds = %B1012.if
  br i1 %34, label %B1040, label %B1012.if.epil.preheader

B1012.if.epil.preheader:                          ; preds = %B1040.loopexit.unr-lcssa, %B1012.if.preheader
  %.85410001002.epil.init = phi i64 [ 0, %B1012.if.preheader ], [ %.861.3, %B1040.loopexit.unr-lcssa ]
  %74 = shl i64 %.85410001002.epil.init, 3
  %scevgep588 = getelementptr i8, ptr %arg.room, i64 %74
  %scevgep591 = getelementptr i8, ptr %scevgep590, i64 %74
  br label %B1012.if.epil

B1012.if.epil:                                    ; preds = %B1012.if.epil, %B1012.if.epil.preheader
  %epil.iter = phi i64 [ %epil.iter.next, %B1012.if.epil ], [ 0, %B1012.if.epil.preheader ]
  %75 = shl nuw nsw i64 %epil.iter, 3
  %scevgep592 = getelementptr i8, ptr %scevgep591, i64 %75
  %.888.epil = load double, ptr %scevgep592, align 8
  %scevgep589 = getelementptr i8, ptr %scevgep588, i64 %75
  store double %.888.epil, ptr %scevgep589, align 8
  %epil.iter.next = add nuw nsw i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, 2
  br i1 %epil.iter.cmp.not, label %B1040, label %B1012.if.epil, !llvm.loop !73

B1040:                                            ; preds = %B1012.if.epil, %B1040.loopexit.unr-lcssa, %B934
  store i8 0, ptr %.489.i, align 1, !noalias !74
  %.35.i = load i64, ptr %arg.problem.4, align 8, !noalias !74
  %.36.i = shl i64 %.35.i, 1
  %.37.i = add i64 %.36.i, 2
  %.325.i = icmp slt i64 %.35.i, 0
  %..37.i = select i1 %.325.i, i64 0, i64 %.37.i
  %76 = shl i64 %.37.i, 3
  %unroll_iter.i.i = and i64 %.37.i, 9223372036854775806
  %77 = add nsw i64 %unroll_iter.i.i, -2
  %78 = lshr exact i64 %77, 1
  %79 = add nuw i64 %78, 1
  %80 = add i64 %..37.i, -2
  %81 = lshr exact i64 %80, 1
  %82 = add nuw i64 %81, 1
  %unroll_iter11.i = and i64 %82, -2
  %83 = lshr i64 %79, 1
  %84 = mul nsw i64 %83, -2
  %85 = icmp sgt i64 %.35.i, -1
  %86 = icmp eq i64 %77, 0
  %87 = and i64 %77, 2
  %88 = icmp eq i64 %87, 0
  %89 = icmp sgt i64 %..37.i, 0
  %90 = icmp eq i64 %80, 0
  %91 = and i64 %80, 2
  %.not.i = icmp eq i64 %91, 0
  br label %B84.i

B84.i:                                            ; preds = %B230.i, %B1040
  %.128180.i = phi i64 [ %.135.i4, %B230.i ], [ 1, %B1040 ]
  %exitcond202.not.i.not = icmp eq i64 %.128180.i, 13
  br i1 %exitcond202.not.i.not, label %B1118.critedge, label %B84.if.i

B230.loopexit.unr-lcssa.i:                        ; preds = %B178.if.i
  br i1 %.not.i, label %B178.if.epil.preheader.i, label %B230.i

B178.if.epil.preheader.i:                         ; preds = %B178.if.preheader.i, %B230.loopexit.unr-lcssa.i
  %.373172174.epil.init.i = phi i64 [ 0, %B178.if.preheader.i ], [ %.380.1.1.i, %B230.loopexit.unr-lcssa.i ]
  %sunkaddr45.epil.i = shl i64 %.373172174.epil.init.i, 3
  %sunkaddr46.epil.i = getelementptr i8, ptr %arg.now, i64 %sunkaddr45.epil.i
  %.407.epil.i = load double, ptr %sunkaddr46.epil.i, align 8, !noalias !74
  %sunkaddr48.epil.i = getelementptr i8, ptr %.152, i64 %sunkaddr45.epil.i
  %.410.epil.i = load double, ptr %sunkaddr48.epil.i, align 8, !noalias !74
  %.412.epil.i = fmul double %.764, %.410.epil.i
  %.413.epil.i = fadd double %.407.epil.i, %.412.epil.i
  store double %.413.epil.i, ptr %sunkaddr48.epil.i, align 8, !noalias !74
  %sunkaddr51.epil.i = getelementptr i8, ptr %sunkaddr46.epil.i, i64 8
  %.407.1.epil.i = load double, ptr %sunkaddr51.epil.i, align 8, !noalias !74
  %sunkaddr54.epil.i = getelementptr i8, ptr %sunkaddr48.epil.i, i64 8
  %.410.1.epil.i = load double, ptr %sunkaddr54.epil.i, align 8, !noalias !74
  %.412.1.epil.i = fmul double %.764, %.410.1.epil.i
  %.413.1.epil.i = fadd double %.407.1.epil.i, %.412.1.epil.i
  store double %.413.1.epil.i, ptr %sunkaddr54.epil.i, align 8, !noalias !74
  br label %B230.i

B230.i:                                           ; preds = %B86.endif.i, %B178.if.epil.preheader.i, %B230.loopexit.unr-lcssa.i
  %.474.i = getelementptr double, ptr @.const.array.data.1.5, i64 %.128180.i
  %.475.i = load double, ptr %.474.i, align 8, !noalias !74
  %.477.i = fmul double %.764, %.475.i
  %.479.i = fadd double %.465, %.477.i
  %.482.i = mul nsw i64 %.128180.i, %.37.i
  %.486.i = getelementptr inbounds double, ptr %arg.room, i64 %.482.i
  store i8 0, ptr %.489.i, align 1, !noalias !74
  call fastcc void @part7(ptr nonnull %.489.i, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.479.i, ptr %.152, ptr %.486.i)
  %.503.i = load i8, ptr %.489.i, align 1, !noalias !74
  %.506.not.i = icmp eq i8 %.503.i, 0
  br i1 %.506.not.i, label %_ZN9teachmech3run8compiled15kernel_explicit5stageB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2a23Literal_5bint_5d_281_29x10float64_2a.exit, label %B84.i

B84.if.i:                                         ; preds = %B84.i
  %.135.i4 = add nuw nsw i64 %.128180.i, 1
  %.228.idx.i = shl i64 %.128180.i, 7
  %.228.i = getelementptr i8, ptr @.const.array.data.35, i64 %.228.idx.i
  br i1 %85, label %B34.if.preheader.i.i, label %B80.if.i.i.preheader

B34.if.preheader.i.i:                             ; preds = %B84.if.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %.152, i8 0, i64 %76, i1 false), !noalias !77
  br label %B80.if.i.i.preheader

B80.if.i.i.preheader:                             ; preds = %B34.if.preheader.i.i, %B84.if.i
  br label %B80.if.i.i

B236.i.loopexit.unr-lcssa.i:                      ; preds = %B180.if.i.i
  br i1 %88, label %B180.if.i.epil.preheader.i, label %B236.i.i

B180.if.i.epil.preheader.i:                       ; preds = %B180.if.i.preheader.i, %B236.i.loopexit.unr-lcssa.i
  %.404136138.i.epil.init.i = phi i64 [ 0, %B180.if.i.preheader.i ], [ %.411.1.i.1.i, %B236.i.loopexit.unr-lcssa.i ]
  %92 = shl i64 %.404136138.i.epil.init.i, 3
  %sunkaddr11.i.epil.i = getelementptr i8, ptr %.152, i64 %92
  %.438.i.epil.i = load double, ptr %sunkaddr11.i.epil.i, align 8, !noalias !77
  %scevgep9.i.epil.i = getelementptr i8, ptr %lsr.iv.i.i, i64 %92
  %scevgep10.i.epil.i = getelementptr i8, ptr %scevgep9.i.epil.i, i64 -8
  %.441.i.epil.i = load double, ptr %scevgep10.i.epil.i, align 8, !noalias !77
  %.443.i.epil.i = fmul double %.304.i.i, %.441.i.epil.i
  %.444.i.epil.i = fadd double %.438.i.epil.i, %.443.i.epil.i
  store double %.444.i.epil.i, ptr %sunkaddr11.i.epil.i, align 8, !noalias !77
  %sunkaddr14.i.epil.i = getelementptr i8, ptr %sunkaddr11.i.epil.i, i64 8
  %.438.1.i.epil.i = load double, ptr %sunkaddr14.i.epil.i, align 8, !noalias !77
  %.441.1.i.epil.i = load double, ptr %scevgep9.i.epil.i, align 8, !noalias !77
  %.443.1.i.epil.i = fmul double %.304.i.i, %.441.1.i.epil.i
  %.444.1.i.epil.i = fadd double %.438.1.i.epil.i, %.443.1.i.epil.i
  store double %.444.1.i.epil.i, ptr %sunkaddr14.i.epil.i, align 8, !noalias !77
  br label %B236.i.i

B236.i.i:                                         ; preds = %B80.if.i.i, %B180.if.i.epil.preheader.i, %B236.i.loopexit.unr-lcssa.i
  %scevgep7.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 %76
  %scevgep19.i = getelementptr i8, ptr %lsr.iv.i5, i64 %76
  %exitcond160.not.i.i = icmp eq i64 %.250.i.i, %.128180.i
  br i1 %exitcond160.not.i.i, label %B86.endif.i, label %B80.if.i.i

B80.if.i.i:                                       ; preds = %B80.if.i.i.preheader, %B236.i.i
  %lsr.iv.i5 = phi ptr [ %scevgep19.i, %B236.i.i ], [ %scevgep580, %B80.if.i.i.preheader ]
  %lsr.iv.i.i = phi ptr [ %scevgep7.i.i, %B236.i.i ], [ %scevgep6.i, %B80.if.i.i.preheader ]
  %.243143153.i.i = phi i64 [ %.250.i.i, %B236.i.i ], [ 0, %B80.if.i.i.preheader ]
  %.250.i.i = add nuw nsw i64 %.243143153.i.i, 1
  %93 = getelementptr double, ptr %.228.i, i64 %.243143153.i.i
  %.304.i.i = load double, ptr %93, align 8, !noalias !77
  %.316.i.i = fcmp oeq double %.304.i.i, 0.000000e+00
  %brmerge.i.i = or i1 %.325.i, %.316.i.i
  br i1 %brmerge.i.i, label %B236.i.i, label %B180.if.i.preheader.i

B180.if.i.preheader.i:                            ; preds = %B80.if.i.i
  br i1 %86, label %B180.if.i.epil.preheader.i, label %B180.if.i.i

B180.if.i.i:                                      ; preds = %B180.if.i.preheader.i, %B180.if.i.i
  %lsr.iv20.i = phi i64 [ %lsr.iv.next21.i, %B180.if.i.i ], [ %84, %B180.if.i.preheader.i ]
  %.404136138.i.i = phi i64 [ %.411.1.i.1.i, %B180.if.i.i ], [ 0, %B180.if.i.preheader.i ]
  %94 = shl i64 %.404136138.i.i, 3
  %sunkaddr54.i = getelementptr i8, ptr %.152, i64 %94
  %.438.i.i = load double, ptr %sunkaddr54.i, align 8, !noalias !77
  %scevgep22.i6 = getelementptr i8, ptr %lsr.iv.i5, i64 %94
  %scevgep37.i = getelementptr i8, ptr %scevgep22.i6, i64 -16
  %scevgep35.i = getelementptr i8, ptr %scevgep22.i6, i64 -24
  %.441.i.i = load double, ptr %scevgep35.i, align 8, !noalias !77
  %.443.i.i = fmul double %.304.i.i, %.441.i.i
  %.444.i.i = fadd double %.438.i.i, %.443.i.i
  store double %.444.i.i, ptr %sunkaddr54.i, align 8, !noalias !77
  %sunkaddr57.i = getelementptr i8, ptr %sunkaddr54.i, i64 8
  %.438.1.i.i = load double, ptr %sunkaddr57.i, align 8, !noalias !77
  %.441.1.i.i = load double, ptr %scevgep37.i, align 8, !noalias !77
  %.443.1.i.i = fmul double %.304.i.i, %.441.1.i.i
  %.444.1.i.i = fadd double %.438.1.i.i, %.443.1.i.i
  store double %.444.1.i.i, ptr %sunkaddr57.i, align 8, !noalias !77
  %sunkaddr60.i = getelementptr i8, ptr %sunkaddr54.i, i64 16
  %.438.i.1.i = load double, ptr %sunkaddr60.i, align 8, !noalias !77
  %scevgep33.i = getelementptr i8, ptr %scevgep22.i6, i64 -8
  %.441.i.1.i = load double, ptr %scevgep33.i, align 8, !noalias !77
  %.443.i.1.i = fmul double %.304.i.i, %.441.i.1.i
  %.444.i.1.i = fadd double %.438.i.1.i, %.443.i.1.i
  store double %.444.i.1.i, ptr %sunkaddr60.i, align 8, !noalias !77
  %.411.1.i.1.i = add i64 %.404136138.i.i, 4
  %sunkaddr61.i = shl i64 %.411.1.i.1.i, 3
  %sunkaddr62.i = getelementptr i8, ptr %.152, i64 %sunkaddr61.i
  %sunkaddr63.i = getelementptr i8, ptr %sunkaddr62.i, i64 -8
  %.438.1.i.1.i = load double, ptr %sunkaddr63.i, align 8, !noalias !77
  %.441.1.i.1.i = load double, ptr %scevgep22.i6, align 8, !noalias !77
  %.443.1.i.1.i = fmul double %.304.i.i, %.441.1.i.1.i
  %.444.1.i.1.i = fadd double %.438.1.i.1.i, %.443.1.i.1.i
  store double %.444.1.i.1.i, ptr %sunkaddr63.i, align 8, !noalias !77
  %lsr.iv.next21.i = add i64 %lsr.iv20.i, 2
  %niter.ncmp.1.i = icmp eq i64 %lsr.iv.next21.i, 0
  br i1 %niter.ncmp.1.i, label %B236.i.loopexit.unr-lcssa.i, label %B180.if.i.i

B86.endif.i:                                      ; preds = %B236.i.i
  br i1 %89, label %B178.if.preheader.i, label %B230.i

B178.if.preheader.i:                              ; preds = %B86.endif.i
  br i1 %90, label %B178.if.epil.preheader.i, label %B178.if.i

B178.if.i:                                        ; preds = %B178.if.preheader.i, %B178.if.i
  %lsr.iv53.i = phi i64 [ %lsr.iv.next.i, %B178.if.i ], [ %unroll_iter11.i, %B178.if.preheader.i ]
  %.373172174.i = phi i64 [ %.380.1.1.i, %B178.if.i ], [ 0, %B178.if.preheader.i ]
  %sunkaddr64.i = shl i64 %.373172174.i, 3
  %sunkaddr65.i = getelementptr i8, ptr %arg.now, i64 %sunkaddr64.i
  %.407.i = load double, ptr %sunkaddr65.i, align 8, !noalias !74
  %sunkaddr67.i = getelementptr i8, ptr %.152, i64 %sunkaddr64.i
  %.410.i = load double, ptr %sunkaddr67.i, align 8, !noalias !74
  %.412.i = fmul double %.764, %.410.i
  %.413.i = fadd double %.407.i, %.412.i
  store double %.413.i, ptr %sunkaddr67.i, align 8, !noalias !74
  %sunkaddr70.i = getelementptr i8, ptr %sunkaddr65.i, i64 8
  %.407.1.i = load double, ptr %sunkaddr70.i, align 8, !noalias !74
  %sunkaddr73.i = getelementptr i8, ptr %sunkaddr67.i, i64 8
  %.410.1.i = load double, ptr %sunkaddr73.i, align 8, !noalias !74
  %.412.1.i = fmul double %.764, %.410.1.i
  %.413.1.i = fadd double %.407.1.i, %.412.1.i
  store double %.413.1.i, ptr %sunkaddr73.i, align 8, !noalias !74
  %sunkaddr76.i = getelementptr i8, ptr %sunkaddr65.i, i64 16
  %.407.112.i = load double, ptr %sunkaddr76.i, align 8, !noalias !74
  %sunkaddr79.i = getelementptr i8, ptr %sunkaddr67.i, i64 16
  %.410.113.i = load double, ptr %sunkaddr79.i, align 8, !noalias !74
  %.412.114.i = fmul double %.764, %.410.113.i
  %.413.115.i = fadd double %.407.112.i, %.412.114.i
  store double %.413.115.i, ptr %sunkaddr79.i, align 8, !noalias !74
  %.380.1.1.i = add nuw i64 %.373172174.i, 4
  %sunkaddr82.i = getelementptr i8, ptr %sunkaddr65.i, i64 24
  %.407.1.1.i = load double, ptr %sunkaddr82.i, align 8, !noalias !74
  %sunkaddr85.i = getelementptr i8, ptr %sunkaddr67.i, i64 24
  %.410.1.1.i = load double, ptr %sunkaddr85.i, align 8, !noalias !74
  %.412.1.1.i = fmul double %.764, %.410.1.1.i
  %.413.1.1.i = fadd double %.407.1.1.i, %.412.1.1.i
  store double %.413.1.1.i, ptr %sunkaddr85.i, align 8, !noalias !74
  %lsr.iv.next.i = add i64 %lsr.iv53.i, -2
  %niter.ncmp.116.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %niter.ncmp.116.i, label %B230.loopexit.unr-lcssa.i, label %B178.if.i

_ZN9teachmech3run8compiled15kernel_explicit5stageB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2a23Literal_5bint_5d_281_29x10float64_2a.exit: ; preds = %B230.i
  br label %common.ret

B1118.critedge:                                   ; preds = %B84.i
  br i1 %35, label %B34.if.preheader.i, label %B80.if.i.preheader

B34.if.preheader.i:                               ; preds = %B1118.critedge
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %.180, i8 0, i64 %3, i1 false), !noalias !80
  br label %B80.if.i.preheader

B80.if.i.preheader:                               ; preds = %B34.if.preheader.i, %B1118.critedge
  br label %B80.if.i

B236.i.loopexit.unr-lcssa:                        ; preds = %B180.if.i
  br i1 %.not, label %B180.if.i.epil.preheader, label %B236.i

B180.if.i.epil.preheader:                         ; preds = %B180.if.i.preheader, %B236.i.loopexit.unr-lcssa
  %.404136138.i.epil.init = phi i64 [ 0, %B180.if.i.preheader ], [ %.411.1.i.1, %B236.i.loopexit.unr-lcssa ]
  %95 = shl i64 %.404136138.i.epil.init, 3
  %sunkaddr11.i.epil = getelementptr i8, ptr %.180, i64 %95
  %.438.i.epil = load double, ptr %sunkaddr11.i.epil, align 8, !noalias !80
  %scevgep9.i.epil = getelementptr i8, ptr %lsr.iv.i, i64 %95
  %scevgep10.i.epil = getelementptr i8, ptr %scevgep9.i.epil, i64 -8
  %.441.i.epil = load double, ptr %scevgep10.i.epil, align 8, !noalias !80
  %.443.i.epil = fmul double %.304.i, %.441.i.epil
  %.444.i.epil = fadd double %.438.i.epil, %.443.i.epil
  store double %.444.i.epil, ptr %sunkaddr11.i.epil, align 8, !noalias !80
  %sunkaddr14.i.epil = getelementptr i8, ptr %sunkaddr11.i.epil, i64 8
  %.438.1.i.epil = load double, ptr %sunkaddr14.i.epil, align 8, !noalias !80
  %.441.1.i.epil = load double, ptr %scevgep9.i.epil, align 8, !noalias !80
  %.443.1.i.epil = fmul double %.304.i, %.441.1.i.epil
  %.444.1.i.epil = fadd double %.438.1.i.epil, %.443.1.i.epil
  store double %.444.1.i.epil, ptr %sunkaddr14.i.epil, align 8, !noalias !80
  br label %B236.i

B236.i:                                           ; preds = %B80.if.i, %B180.if.i.epil.preheader, %B236.i.loopexit.unr-lcssa
  %scevgep7.i = getelementptr i8, ptr %lsr.iv.i, i64 %3
  %scevgep601 = getelementptr i8, ptr %lsr.iv, i64 %3
  %exitcond160.not.i = icmp eq i64 %.250.i, 13
  br i1 %exitcond160.not.i, label %B1118.endif, label %B80.if.i

B80.if.i:                                         ; preds = %B80.if.i.preheader, %B236.i
  %lsr.iv = phi ptr [ %scevgep601, %B236.i ], [ %scevgep580, %B80.if.i.preheader ]
  %lsr.iv.i = phi ptr [ %scevgep7.i, %B236.i ], [ %scevgep6.i, %B80.if.i.preheader ]
  %.243143153.i = phi i64 [ %.250.i, %B236.i ], [ 0, %B80.if.i.preheader ]
  %.250.i = add nuw nsw i64 %.243143153.i, 1
  %96 = getelementptr double, ptr @.const.array.data.29, i64 %.243143153.i
  %.304.i = load double, ptr %96, align 8, !noalias !80
  %97 = shl nuw i64 1, %.243143153.i
  %98 = and i64 %97, 4126
  %.316.i = icmp ne i64 %98, 0
  %brmerge.i = or i1 %.806, %.316.i
  br i1 %brmerge.i, label %B236.i, label %B180.if.i.preheader

B180.if.i.preheader:                              ; preds = %B80.if.i
  br i1 %36, label %B180.if.i.epil.preheader, label %B180.if.i

B180.if.i:                                        ; preds = %B180.if.i.preheader, %B180.if.i
  %lsr.iv608 = phi i64 [ %lsr.iv.next, %B180.if.i ], [ %unroll_iter461, %B180.if.i.preheader ]
  %.404136138.i = phi i64 [ %.411.1.i.1, %B180.if.i ], [ 0, %B180.if.i.preheader ]
  %99 = shl i64 %.404136138.i, 3
  %scevgep599 = getelementptr i8, ptr %scevgep593, i64 %99
  %scevgep600 = getelementptr i8, ptr %scevgep599, i64 -24
  %.438.i = load double, ptr %scevgep600, align 8, !noalias !80
  %scevgep604 = getelementptr i8, ptr %lsr.iv, i64 %99
  %scevgep605 = getelementptr i8, ptr %scevgep604, i64 -16
  %scevgep607 = getelementptr i8, ptr %scevgep604, i64 -24
  %.441.i = load double, ptr %scevgep607, align 8, !noalias !80
  %.443.i = fmul double %.304.i, %.441.i
  %.444.i = fadd double %.438.i, %.443.i
  store double %.444.i, ptr %scevgep600, align 8, !noalias !80
  %scevgep598 = getelementptr i8, ptr %scevgep599, i64 -16
  %.438.1.i = load double, ptr %scevgep598, align 8, !noalias !80
  %.441.1.i = load double, ptr %scevgep605, align 8, !noalias !80
  %.443.1.i = fmul double %.304.i, %.441.1.i
  %.444.1.i = fadd double %.438.1.i, %.443.1.i
  store double %.444.1.i, ptr %scevgep598, align 8, !noalias !80
  %scevgep596 = getelementptr i8, ptr %scevgep599, i64 -8
  %.438.i.1 = load double, ptr %scevgep596, align 8, !noalias !80
  %scevgep603 = getelementptr i8, ptr %scevgep604, i64 -8
  %.441.i.1 = load double, ptr %scevgep603, align 8, !noalias !80
  %.443.i.1 = fmul double %.304.i, %.441.i.1
  %.444.i.1 = fadd double %.438.i.1, %.443.i.1
  store double %.444.i.1, ptr %scevgep596, align 8, !noalias !80
  %.411.1.i.1 = add i64 %.404136138.i, 4
  %.438.1.i.1 = load double, ptr %scevgep599, align 8, !noalias !80
  %.441.1.i.1 = load double, ptr %scevgep604, align 8, !noalias !80
  %.443.1.i.1 = fmul double %.304.i, %.441.1.i.1
  %.444.1.i.1 = fadd double %.438.1.i.1, %.443.1.i.1
  store double %.444.1.i.1, ptr %scevgep599, align 8, !noalias !80
  %lsr.iv.next = add i64 %lsr.iv608, -2
  %niter462.ncmp.1 = icmp eq i64 %lsr.iv.next, 0
  br i1 %niter462.ncmp.1, label %B236.i.loopexit.unr-lcssa, label %B180.if.i

B1448:                                            ; preds = %B1304.if, %B1118.endif.endif
  %.1291 = load double, ptr %sunkaddr747, align 8
  %.1296 = load double, ptr %sunkaddr746, align 8
  %.10.i189 = fcmp ogt double %.1296, %.1291
  %.11.i190 = select i1 %.10.i189, double %.1296, double %.1291
  store double %.11.i190, ptr %sunkaddr747, align 8
  store double %.11.i190, ptr %sunkaddr746, align 8
  br i1 %.806, label %B148.i, label %B44.if.i

B1584:                                            ; preds = %B1448.endif.endif
  %.1378 = fcmp oge double %storemerge.i248, 1.000000e+00
  %.1390 = fcmp one double %storemerge.i248, 0x7FF0000000000000
  %or.cond808 = and i1 %.1378, %.1390
  br i1 %or.cond808, label %B1636, label %B1710

B1636:                                            ; preds = %B1584
  store double 0.000000e+00, ptr %.1414, align 8
  call fastcc void @part9(ptr nonnull %.1414, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.11.i188, double %.764, double %arg.tolerance, ptr %.152, ptr %.180, ptr %.192, ptr %.174)
  %.1428 = load double, ptr %.1414, align 8
  %.1441 = fcmp olt double %.1428, 0.000000e+00
  br i1 %.1441, label %common.ret, label %B1710

B1710:                                            ; preds = %B1636, %B1448.endif.endif, %B1584
  %error.2.2 = phi double [ %.1428, %B1636 ], [ %storemerge.i248, %B1584 ], [ %storemerge.i248, %B1448.endif.endif ]
  %.1519 = fcmp oeq double %error.2.2, 0.000000e+00
  br i1 %.1519, label %B1740, label %B1726

B1726:                                            ; preds = %B1710
  %.1526 = tail call double @llvm.pow.f64(double %error.2.2, double -1.250000e-01)
  %.1527 = fmul double %.1526, 9.000000e-01
  br label %B1740

B1740:                                            ; preds = %B1726, %B1710
  %"$phi1740.1.2.2" = phi double [ %.1527, %B1726 ], [ 1.000000e+01, %B1710 ]
  %.1539 = fcmp olt double %error.2.2, 1.000000e+00
  br i1 %.1539, label %B1790, label %B1756

B1756:                                            ; preds = %B1740
  %.1555 = fcmp ogt double %"$phi1740.1.2.2", 2.000000e-01
  %"$phi1740.1.2.2." = select i1 %.1555, double %"$phi1740.1.2.2", double 2.000000e-01
  %.1577 = fmul double %.764, %"$phi1740.1.2.2."
  %.598 = fcmp ult double %.1577, %.547
  br i1 %.598, label %common.ret, label %B848

B1790:                                            ; preds = %B1740
  br i1 %.806, label %B1840, label %B38.if.preheader.i

B38.if.preheader.i:                               ; preds = %B1790
  br i1 %41, label %B38.if.epil.preheader.i, label %B38.if.i

B72.loopexit.unr-lcssa.i:                         ; preds = %B38.if.i
  br i1 %42, label %B72.loopexit.i, label %B38.if.epil.preheader.i

B38.if.epil.preheader.i:                          ; preds = %B72.loopexit.unr-lcssa.i, %B38.if.preheader.i
  %total.2.039.epil.init.i = phi double [ 0.000000e+00, %B38.if.preheader.i ], [ %.135.3.i, %B72.loopexit.unr-lcssa.i ]
  %.983537.epil.init.i = phi i64 [ 0, %B38.if.preheader.i ], [ %unroll_iter.i191, %B72.loopexit.unr-lcssa.i ]
  %100 = shl i64 %.983537.epil.init.i, 3
  %scevgep.i = getelementptr i8, ptr %.152, i64 %100
  br label %B38.if.epil.i

B38.if.epil.i:                                    ; preds = %B38.if.epil.i, %B38.if.epil.preheader.i
  %total.2.039.epil.i = phi double [ %.135.epil.i, %B38.if.epil.i ], [ %total.2.039.epil.init.i, %B38.if.epil.preheader.i ]
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B38.if.epil.i ], [ 0, %B38.if.epil.preheader.i ]
  %101 = shl i64 %epil.iter.i, 3
  %scevgep646 = getelementptr i8, ptr %scevgep.i, i64 %101
  %.132.epil.i = load double, ptr %scevgep646, align 8, !noalias !83
  %.133.epil.i = fmul double %.132.epil.i, 0.000000e+00
  %.135.epil.i = fadd double %total.2.039.epil.i, %.133.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B72.loopexit.i, label %B38.if.epil.i, !llvm.loop !86

B72.loopexit.i:                                   ; preds = %B38.if.epil.i, %B72.loopexit.unr-lcssa.i
  %.135.lcssa.i = phi double [ %.135.3.i, %B72.loopexit.unr-lcssa.i ], [ %.135.epil.i, %B38.if.epil.i ]
  %102 = fcmp une double %.135.lcssa.i, 0.000000e+00
  br i1 %102, label %common.ret, label %B1840

B38.if.i:                                         ; preds = %B38.if.preheader.i, %B38.if.i
  %total.2.039.i = phi double [ %.135.3.i, %B38.if.i ], [ 0.000000e+00, %B38.if.preheader.i ]
  %.983537.i = phi i64 [ %.105.3.i, %B38.if.i ], [ 0, %B38.if.preheader.i ]
  %sunkaddr.i = shl i64 %.983537.i, 3
  %scevgep644 = getelementptr i8, ptr %scevgep638, i64 %sunkaddr.i
  %scevgep645 = getelementptr i8, ptr %scevgep644, i64 -24
  %.132.i = load double, ptr %scevgep645, align 8, !noalias !83
  %.133.i = fmul double %.132.i, 0.000000e+00
  %.135.i = fadd double %total.2.039.i, %.133.i
  %scevgep643 = getelementptr i8, ptr %scevgep644, i64 -16
  %.132.1.i = load double, ptr %scevgep643, align 8, !noalias !83
  %.133.1.i = fmul double %.132.1.i, 0.000000e+00
  %.135.1.i = fadd double %.135.i, %.133.1.i
  %scevgep641 = getelementptr i8, ptr %scevgep644, i64 -8
  %.132.2.i = load double, ptr %scevgep641, align 8, !noalias !83
  %.133.2.i = fmul double %.132.2.i, 0.000000e+00
  %.135.2.i = fadd double %.135.1.i, %.133.2.i
  %.105.3.i = add nuw nsw i64 %.983537.i, 4
  %.132.3.i = load double, ptr %scevgep644, align 8, !noalias !83
  %.133.3.i = fmul double %.132.3.i, 0.000000e+00
  %.135.3.i = fadd double %.135.2.i, %.133.3.i
  %niter.ncmp.3.i = icmp eq i64 %unroll_iter.i191, %.105.3.i
  br i1 %niter.ncmp.3.i, label %B72.loopexit.unr-lcssa.i, label %B38.if.i

B1840:                                            ; preds = %B72.loopexit.i, %B1790
  br i1 %40, label %B2104, label %B1896

B1896:                                            ; preds = %B1840
  store i8 0, ptr %.1724, align 1
  call fastcc void @part8(ptr nonnull %.1724, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.11.i188, ptr %.152)
  %.1738 = load i8, ptr %.1724, align 1
  %.1741.not = icmp eq i8 %.1738, 0
  br i1 %.1741.not, label %common.ret, label %B1992

B1992:                                            ; preds = %B1896
  %.1838 = load i64, ptr %sunkaddr750, align 8
  %.1839 = getelementptr double, ptr %arg.problem.7, i64 %.1838
  %.1840 = load double, ptr %.1839, align 8
  store i8 0, ptr %.1848, align 1
  call fastcc void @part7(ptr nonnull %.1848, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.11.i188, ptr %.152, ptr %.1716)
  %.1862 = load i8, ptr %.1848, align 1
  %.1865.not = icmp eq i8 %.1862, 0
  br i1 %.1865.not, label %common.ret, label %B2104

B2104:                                            ; preds = %B1992, %B1840
  %margin.2.1 = phi double [ %.1840, %B1992 ], [ 0.000000e+00, %B1840 ]
  %rate.2.1 = phi ptr [ %.1716, %B1992 ], [ %.1697, %B1840 ]
  %.1960 = load i64, ptr %arg.index, align 8
  %.1969 = add nsw i64 %.1960, 1
  %.1971 = icmp slt i64 %.1969, %arg.count
  br i1 %.1971, label %B2140, label %B2972

B2140:                                            ; preds = %B2104
  %sunkaddr751 = shl i64 %.1960, 3
  %sunkaddr752 = getelementptr i8, ptr %arg.times, i64 %sunkaddr751
  %sunkaddr753 = getelementptr i8, ptr %sunkaddr752, i64 8
  %.1980 = load double, ptr %sunkaddr753, align 8
  %.1982 = fcmp ugt double %.1980, %.11.i188
  br i1 %.1982, label %B2972, label %B2172

B2172:                                            ; preds = %B2140
  store i8 0, ptr %.489.i7, align 1, !noalias !87
  %.35.i9 = load i64, ptr %arg.problem.4, align 8, !noalias !87
  %.36.i10 = shl i64 %.35.i9, 1
  %.37.i11 = add i64 %.36.i10, 2
  %.325.i12 = icmp slt i64 %.35.i9, 0
  %..37.i13 = select i1 %.325.i12, i64 0, i64 %.37.i11
  %103 = shl i64 %.37.i11, 3
  %unroll_iter.i.i14 = and i64 %.37.i11, 9223372036854775806
  %104 = add nsw i64 %unroll_iter.i.i14, -2
  %105 = lshr exact i64 %104, 1
  %106 = add nuw i64 %105, 1
  %107 = add i64 %..37.i13, -2
  %108 = lshr exact i64 %107, 1
  %109 = add nuw i64 %108, 1
  %unroll_iter11.i17 = and i64 %109, -2
  %110 = lshr i64 %106, 1
  %111 = mul nsw i64 %110, -2
  %112 = icmp sgt i64 %.35.i9, -1
  %113 = icmp eq i64 %104, 0
  %114 = and i64 %104, 2
  %115 = icmp eq i64 %114, 0
  %116 = icmp sgt i64 %..37.i13, 0
  %117 = icmp eq i64 %107, 0
  %118 = and i64 %107, 2
  %.not.i18 = icmp eq i64 %118, 0
  br label %B84.i19

B84.i19:                                          ; preds = %B230.i73, %B2172
  %.128180.i20 = phi i64 [ %.135.i22, %B230.i73 ], [ 13, %B2172 ]
  %exitcond.not.i.not = icmp eq i64 %.128180.i20, 16
  br i1 %exitcond.not.i.not, label %B2250.critedge, label %B84.if.i21

B230.loopexit.unr-lcssa.i116:                     ; preds = %B178.if.i85
  br i1 %.not.i18, label %B178.if.epil.preheader.i117, label %B230.i73

B178.if.epil.preheader.i117:                      ; preds = %B178.if.preheader.i84, %B230.loopexit.unr-lcssa.i116
  %.373172174.epil.init.i118 = phi i64 [ 0, %B178.if.preheader.i84 ], [ %.380.1.1.i107, %B230.loopexit.unr-lcssa.i116 ]
  %sunkaddr45.epil.i119 = shl i64 %.373172174.epil.init.i118, 3
  %sunkaddr46.epil.i120 = getelementptr i8, ptr %arg.now, i64 %sunkaddr45.epil.i119
  %.407.epil.i121 = load double, ptr %sunkaddr46.epil.i120, align 8, !noalias !87
  %sunkaddr48.epil.i122 = getelementptr i8, ptr %.158, i64 %sunkaddr45.epil.i119
  %.410.epil.i123 = load double, ptr %sunkaddr48.epil.i122, align 8, !noalias !87
  %.412.epil.i124 = fmul double %.764, %.410.epil.i123
  %.413.epil.i125 = fadd double %.407.epil.i121, %.412.epil.i124
  store double %.413.epil.i125, ptr %sunkaddr48.epil.i122, align 8, !noalias !87
  %sunkaddr51.epil.i126 = getelementptr i8, ptr %sunkaddr46.epil.i120, i64 8
  %.407.1.epil.i127 = load double, ptr %sunkaddr51.epil.i126, align 8, !noalias !87
  %sunkaddr54.epil.i128 = getelementptr i8, ptr %sunkaddr48.epil.i122, i64 8
  %.410.1.epil.i129 = load double, ptr %sunkaddr54.epil.i128, align 8, !noalias !87
  %.412.1.epil.i130 = fmul double %.764, %.410.1.epil.i129
  %.413.1.epil.i131 = fadd double %.407.1.epil.i127, %.412.1.epil.i130
  store double %.413.1.epil.i131, ptr %sunkaddr54.epil.i128, align 8, !noalias !87
  br label %B230.i73

B230.i73:                                         ; preds = %B86.endif.i72, %B178.if.epil.preheader.i117, %B230.loopexit.unr-lcssa.i116
  %.474.i74 = getelementptr double, ptr @.const.array.data.1.5, i64 %.128180.i20
  %.475.i75 = load double, ptr %.474.i74, align 8, !noalias !87
  %.477.i76 = fmul double %.764, %.475.i75
  %.479.i77 = fadd double %.465, %.477.i76
  %.482.i78 = mul nsw i64 %.128180.i20, %.37.i11
  %.486.i79 = getelementptr inbounds double, ptr %arg.room, i64 %.482.i78
  store i8 0, ptr %.489.i7, align 1, !noalias !87
  call fastcc void @part7(ptr nonnull %.489.i7, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.479.i77, ptr %.158, ptr %.486.i79)
  %.503.i81 = load i8, ptr %.489.i7, align 1, !noalias !87
  %.506.not.i82 = icmp eq i8 %.503.i81, 0
  br i1 %.506.not.i82, label %_ZN9teachmech3run8compiled15kernel_explicit5stageB3v30B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2axx10float64_2a.exit, label %B84.i19

B84.if.i21:                                       ; preds = %B84.i19
  %.135.i22 = add nuw nsw i64 %.128180.i20, 1
  %.228.idx.i23 = shl i64 %.128180.i20, 7
  %.228.i24 = getelementptr i8, ptr @.const.array.data.35, i64 %.228.idx.i23
  br i1 %112, label %B34.if.preheader.i.i146, label %B80.if.i.i26.preheader

B34.if.preheader.i.i146:                          ; preds = %B84.if.i21
  tail call void @llvm.memset.p0.i64(ptr align 8 %.158, i8 0, i64 %103, i1 false), !noalias !90
  br label %B80.if.i.i26.preheader

B80.if.i.i26.preheader:                           ; preds = %B34.if.preheader.i.i146, %B84.if.i21
  br label %B80.if.i.i26

B236.i.loopexit.unr-lcssa.i67:                    ; preds = %B180.if.i.i35
  br i1 %115, label %B180.if.i.epil.preheader.i132, label %B236.i.i68

B180.if.i.epil.preheader.i132:                    ; preds = %B180.if.i.preheader.i34, %B236.i.loopexit.unr-lcssa.i67
  %.404136138.i.epil.init.i133 = phi i64 [ 0, %B180.if.i.preheader.i34 ], [ %.411.1.i.1.i57, %B236.i.loopexit.unr-lcssa.i67 ]
  %119 = shl i64 %.404136138.i.epil.init.i133, 3
  %sunkaddr11.i.epil.i134 = getelementptr i8, ptr %.158, i64 %119
  %.438.i.epil.i135 = load double, ptr %sunkaddr11.i.epil.i134, align 8, !noalias !90
  %scevgep9.i.epil.i136 = getelementptr i8, ptr %lsr.iv.i.i28, i64 %119
  %scevgep10.i.epil.i137 = getelementptr i8, ptr %scevgep9.i.epil.i136, i64 -8
  %.441.i.epil.i138 = load double, ptr %scevgep10.i.epil.i137, align 8, !noalias !90
  %.443.i.epil.i139 = fmul double %.304.i.i31, %.441.i.epil.i138
  %.444.i.epil.i140 = fadd double %.438.i.epil.i135, %.443.i.epil.i139
  store double %.444.i.epil.i140, ptr %sunkaddr11.i.epil.i134, align 8, !noalias !90
  %sunkaddr14.i.epil.i141 = getelementptr i8, ptr %sunkaddr11.i.epil.i134, i64 8
  %.438.1.i.epil.i142 = load double, ptr %sunkaddr14.i.epil.i141, align 8, !noalias !90
  %.441.1.i.epil.i143 = load double, ptr %scevgep9.i.epil.i136, align 8, !noalias !90
  %.443.1.i.epil.i144 = fmul double %.304.i.i31, %.441.1.i.epil.i143
  %.444.1.i.epil.i145 = fadd double %.438.1.i.epil.i142, %.443.1.i.epil.i144
  store double %.444.1.i.epil.i145, ptr %sunkaddr14.i.epil.i141, align 8, !noalias !90
  br label %B236.i.i68

B236.i.i68:                                       ; preds = %B80.if.i.i26, %B180.if.i.epil.preheader.i132, %B236.i.loopexit.unr-lcssa.i67
  %scevgep7.i.i69 = getelementptr i8, ptr %lsr.iv.i.i28, i64 %103
  %scevgep19.i70 = getelementptr i8, ptr %lsr.iv.i27, i64 %103
  %exitcond160.not.i.i71 = icmp eq i64 %.250.i.i30, %.128180.i20
  br i1 %exitcond160.not.i.i71, label %B86.endif.i72, label %B80.if.i.i26

B80.if.i.i26:                                     ; preds = %B80.if.i.i26.preheader, %B236.i.i68
  %lsr.iv.i27 = phi ptr [ %scevgep19.i70, %B236.i.i68 ], [ %scevgep580, %B80.if.i.i26.preheader ]
  %lsr.iv.i.i28 = phi ptr [ %scevgep7.i.i69, %B236.i.i68 ], [ %scevgep6.i, %B80.if.i.i26.preheader ]
  %.243143153.i.i29 = phi i64 [ %.250.i.i30, %B236.i.i68 ], [ 0, %B80.if.i.i26.preheader ]
  %.250.i.i30 = add nuw nsw i64 %.243143153.i.i29, 1
  %120 = getelementptr double, ptr %.228.i24, i64 %.243143153.i.i29
  %.304.i.i31 = load double, ptr %120, align 8, !noalias !90
  %.316.i.i32 = fcmp oeq double %.304.i.i31, 0.000000e+00
  %brmerge.i.i33 = or i1 %.325.i12, %.316.i.i32
  br i1 %brmerge.i.i33, label %B236.i.i68, label %B180.if.i.preheader.i34

B180.if.i.preheader.i34:                          ; preds = %B80.if.i.i26
  br i1 %113, label %B180.if.i.epil.preheader.i132, label %B180.if.i.i35

B180.if.i.i35:                                    ; preds = %B180.if.i.preheader.i34, %B180.if.i.i35
  %lsr.iv20.i36 = phi i64 [ %lsr.iv.next21.i65, %B180.if.i.i35 ], [ %111, %B180.if.i.preheader.i34 ]
  %.404136138.i.i37 = phi i64 [ %.411.1.i.1.i57, %B180.if.i.i35 ], [ 0, %B180.if.i.preheader.i34 ]
  %121 = shl i64 %.404136138.i.i37, 3
  %sunkaddr54.i38 = getelementptr i8, ptr %.158, i64 %121
  %.438.i.i39 = load double, ptr %sunkaddr54.i38, align 8, !noalias !90
  %scevgep22.i40 = getelementptr i8, ptr %lsr.iv.i27, i64 %121
  %scevgep37.i41 = getelementptr i8, ptr %scevgep22.i40, i64 -16
  %scevgep35.i42 = getelementptr i8, ptr %scevgep22.i40, i64 -24
  %.441.i.i43 = load double, ptr %scevgep35.i42, align 8, !noalias !90
  %.443.i.i44 = fmul double %.304.i.i31, %.441.i.i43
  %.444.i.i45 = fadd double %.438.i.i39, %.443.i.i44
  store double %.444.i.i45, ptr %sunkaddr54.i38, align 8, !noalias !90
  %sunkaddr57.i46 = getelementptr i8, ptr %sunkaddr54.i38, i64 8
  %.438.1.i.i47 = load double, ptr %sunkaddr57.i46, align 8, !noalias !90
  %.441.1.i.i48 = load double, ptr %scevgep37.i41, align 8, !noalias !90
  %.443.1.i.i49 = fmul double %.304.i.i31, %.441.1.i.i48
  %.444.1.i.i50 = fadd double %.438.1.i.i47, %.443.1.i.i49
  store double %.444.1.i.i50, ptr %sunkaddr57.i46, align 8, !noalias !90
  %sunkaddr60.i51 = getelementptr i8, ptr %sunkaddr54.i38, i64 16
  %.438.i.1.i52 = load double, ptr %sunkaddr60.i51, align 8, !noalias !90
  %scevgep33.i53 = getelementptr i8, ptr %scevgep22.i40, i64 -8
  %.441.i.1.i54 = load double, ptr %scevgep33.i53, align 8, !noalias !90
  %.443.i.1.i55 = fmul double %.304.i.i31, %.441.i.1.i54
  %.444.i.1.i56 = fadd double %.438.i.1.i52, %.443.i.1.i55
  store double %.444.i.1.i56, ptr %sunkaddr60.i51, align 8, !noalias !90
  %.411.1.i.1.i57 = add i64 %.404136138.i.i37, 4
  %sunkaddr61.i58 = shl i64 %.411.1.i.1.i57, 3
  %sunkaddr62.i59 = getelementptr i8, ptr %.158, i64 %sunkaddr61.i58
  %sunkaddr63.i60 = getelementptr i8, ptr %sunkaddr62.i59, i64 -8
  %.438.1.i.1.i61 = load double, ptr %sunkaddr63.i60, align 8, !noalias !90
  %.441.1.i.1.i62 = load double, ptr %scevgep22.i40, align 8, !noalias !90
  %.443.1.i.1.i63 = fmul double %.304.i.i31, %.441.1.i.1.i62
  %.444.1.i.1.i64 = fadd double %.438.1.i.1.i61, %.443.1.i.1.i63
  store double %.444.1.i.1.i64, ptr %sunkaddr63.i60, align 8, !noalias !90
  %lsr.iv.next21.i65 = add i64 %lsr.iv20.i36, 2
  %niter.ncmp.1.i66 = icmp eq i64 %lsr.iv.next21.i65, 0
  br i1 %niter.ncmp.1.i66, label %B236.i.loopexit.unr-lcssa.i67, label %B180.if.i.i35

B86.endif.i72:                                    ; preds = %B236.i.i68
  br i1 %116, label %B178.if.preheader.i84, label %B230.i73

B178.if.preheader.i84:                            ; preds = %B86.endif.i72
  br i1 %117, label %B178.if.epil.preheader.i117, label %B178.if.i85

B178.if.i85:                                      ; preds = %B178.if.preheader.i84, %B178.if.i85
  %lsr.iv53.i86 = phi i64 [ %lsr.iv.next.i114, %B178.if.i85 ], [ %unroll_iter11.i17, %B178.if.preheader.i84 ]
  %.373172174.i87 = phi i64 [ %.380.1.1.i107, %B178.if.i85 ], [ 0, %B178.if.preheader.i84 ]
  %sunkaddr64.i88 = shl i64 %.373172174.i87, 3
  %sunkaddr65.i89 = getelementptr i8, ptr %arg.now, i64 %sunkaddr64.i88
  %.407.i90 = load double, ptr %sunkaddr65.i89, align 8, !noalias !87
  %sunkaddr67.i91 = getelementptr i8, ptr %.158, i64 %sunkaddr64.i88
  %.410.i92 = load double, ptr %sunkaddr67.i91, align 8, !noalias !87
  %.412.i93 = fmul double %.764, %.410.i92
  %.413.i94 = fadd double %.407.i90, %.412.i93
  store double %.413.i94, ptr %sunkaddr67.i91, align 8, !noalias !87
  %sunkaddr70.i95 = getelementptr i8, ptr %sunkaddr65.i89, i64 8
  %.407.1.i96 = load double, ptr %sunkaddr70.i95, align 8, !noalias !87
  %sunkaddr73.i97 = getelementptr i8, ptr %sunkaddr67.i91, i64 8
  %.410.1.i98 = load double, ptr %sunkaddr73.i97, align 8, !noalias !87
  %.412.1.i99 = fmul double %.764, %.410.1.i98
  %.413.1.i100 = fadd double %.407.1.i96, %.412.1.i99
  store double %.413.1.i100, ptr %sunkaddr73.i97, align 8, !noalias !87
  %sunkaddr76.i101 = getelementptr i8, ptr %sunkaddr65.i89, i64 16
  %.407.112.i102 = load double, ptr %sunkaddr76.i101, align 8, !noalias !87
  %sunkaddr79.i103 = getelementptr i8, ptr %sunkaddr67.i91, i64 16
  %.410.113.i104 = load double, ptr %sunkaddr79.i103, align 8, !noalias !87
  %.412.114.i105 = fmul double %.764, %.410.113.i104
  %.413.115.i106 = fadd double %.407.112.i102, %.412.114.i105
  store double %.413.115.i106, ptr %sunkaddr79.i103, align 8, !noalias !87
  %.380.1.1.i107 = add nuw i64 %.373172174.i87, 4
  %sunkaddr82.i108 = getelementptr i8, ptr %sunkaddr65.i89, i64 24
  %.407.1.1.i109 = load double, ptr %sunkaddr82.i108, align 8, !noalias !87
  %sunkaddr85.i110 = getelementptr i8, ptr %sunkaddr67.i91, i64 24
  %.410.1.1.i111 = load double, ptr %sunkaddr85.i110, align 8, !noalias !87
  %.412.1.1.i112 = fmul double %.764, %.410.1.1.i111
  %.413.1.1.i113 = fadd double %.407.1.1.i109, %.412.1.1.i112
  store double %.413.1.1.i113, ptr %sunkaddr85.i110, align 8, !noalias !87
  %lsr.iv.next.i114 = add i64 %lsr.iv53.i86, -2
  %niter.ncmp.116.i115 = icmp eq i64 %lsr.iv.next.i114, 0
  br i1 %niter.ncmp.116.i115, label %B230.loopexit.unr-lcssa.i116, label %B178.if.i85

_ZN9teachmech3run8compiled15kernel_explicit5stageB3v30B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2axx10float64_2a.exit: ; preds = %B230.i73
  br label %common.ret

B2250.critedge:                                   ; preds = %B84.i19
  br i1 %31, label %B2280.if, label %B2470.loopexit.1.critedge.critedge

B2470.loopexit.loopexit.unr-lcssa:                ; preds = %B2608.if
  br i1 %45, label %B2470.loopexit, label %B2608.if.epil.preheader

B2608.if.epil.preheader:                          ; preds = %B2470.if, %B2470.loopexit.loopexit.unr-lcssa
  %.260110811083.epil.init = phi i64 [ 0, %B2470.if ], [ %.2608.3488, %B2470.loopexit.loopexit.unr-lcssa ]
  %122 = shl i64 %.260110811083.epil.init, 3
  %scevgep663 = getelementptr i8, ptr %scevgep662, i64 %122
  br label %B2608.if.epil

B2608.if.epil:                                    ; preds = %B2608.if.epil, %B2608.if.epil.preheader
  %epil.iter470 = phi i64 [ %epil.iter470.next, %B2608.if.epil ], [ 0, %B2608.if.epil.preheader ]
  %123 = shl nuw nsw i64 %epil.iter470, 3
  %scevgep664 = getelementptr i8, ptr %scevgep663, i64 %123
  %.2635.epil = load double, ptr %scevgep664, align 8
  %.2637.epil = fmul double %.764, %.2635.epil
  store double %.2637.epil, ptr %scevgep664, align 8
  %epil.iter470.next = add nuw nsw i64 %epil.iter470, 1
  %epil.iter470.cmp.not = icmp eq i64 %epil.iter470.next, 2
  br i1 %epil.iter470.cmp.not, label %B2470.loopexit, label %B2608.if.epil, !llvm.loop !93

B2470.loopexit:                                   ; preds = %B2608.if.epil, %B2470.loopexit.loopexit.unr-lcssa
  store ptr null, ptr %.2489, align 8
  call fastcc void @part10(ptr nonnull %.2489, ptr nonnull getelementptr inbounds nuw (i8, ptr @.const.array.data.1.36, i64 128), ptr %arg.room, i64 %.54, ptr %.2388.1)
  br i1 %43, label %B2608.if.1.epil.preheader, label %B2608.if.1

B2608.if.1:                                       ; preds = %B2470.loopexit, %B2608.if.1
  %.260110811083.1 = phi i64 [ %.2608.1.3, %B2608.if.1 ], [ 0, %B2470.loopexit ]
  %124 = shl i64 %.260110811083.1, 3
  %scevgep671 = getelementptr i8, ptr %scevgep665, i64 %124
  %scevgep672 = getelementptr i8, ptr %scevgep671, i64 -24
  %.2635.1 = load double, ptr %scevgep672, align 8
  %.2637.1 = fmul double %.764, %.2635.1
  store double %.2637.1, ptr %scevgep672, align 8
  %scevgep670 = getelementptr i8, ptr %scevgep671, i64 -16
  %.2635.1.1 = load double, ptr %scevgep670, align 8
  %.2637.1.1 = fmul double %.764, %.2635.1.1
  store double %.2637.1.1, ptr %scevgep670, align 8
  %scevgep668 = getelementptr i8, ptr %scevgep671, i64 -8
  %.2635.1.2 = load double, ptr %scevgep668, align 8
  %.2637.1.2 = fmul double %.764, %.2635.1.2
  store double %.2637.1.2, ptr %scevgep668, align 8
  %.2608.1.3 = add nuw nsw i64 %.260110811083.1, 4
  %.2635.1.3 = load double, ptr %scevgep671, align 8
  %.2637.1.3 = fmul double %.764, %.2635.1.3
  store double %.2637.1.3, ptr %scevgep671, align 8
  %niter498.ncmp.3 = icmp eq i64 %unroll_iter, %.2608.1.3
  br i1 %niter498.ncmp.3, label %B2470.loopexit.1.loopexit.unr-lcssa, label %B2608.if.1

B2470.loopexit.1.loopexit.unr-lcssa:              ; preds = %B2608.if.1
  br i1 %47, label %B2470.loopexit.1, label %B2608.if.1.epil.preheader

B2608.if.1.epil.preheader:                        ; preds = %B2470.loopexit.1.loopexit.unr-lcssa, %B2470.loopexit
  %.260110811083.1.epil.init = phi i64 [ 0, %B2470.loopexit ], [ %.2608.1.3, %B2470.loopexit.1.loopexit.unr-lcssa ]
  %125 = shl i64 %.260110811083.1.epil.init, 3
  %scevgep674 = getelementptr i8, ptr %scevgep673, i64 %125
  br label %B2608.if.1.epil

B2608.if.1.epil:                                  ; preds = %B2608.if.1.epil, %B2608.if.1.epil.preheader
  %epil.iter494 = phi i64 [ %epil.iter494.next, %B2608.if.1.epil ], [ 0, %B2608.if.1.epil.preheader ]
  %126 = shl nuw nsw i64 %epil.iter494, 3
  %scevgep675 = getelementptr i8, ptr %scevgep674, i64 %126
  %.2635.1.epil = load double, ptr %scevgep675, align 8
  %.2637.1.epil = fmul double %.764, %.2635.1.epil
  store double %.2637.1.epil, ptr %scevgep675, align 8
  %epil.iter494.next = add nuw nsw i64 %epil.iter494, 1
  %epil.iter494.cmp.not = icmp eq i64 %epil.iter494.next, 2
  br i1 %epil.iter494.cmp.not, label %B2470.loopexit.1, label %B2608.if.1.epil, !llvm.loop !94

B2470.loopexit.1.critedge.critedge:               ; preds = %B2250.critedge
  store ptr null, ptr %.2489, align 8
  call fastcc void @part10(ptr nonnull %.2489, ptr nonnull @.const.array.data.1.36, ptr %arg.room, i64 %.54, ptr %.2388)
  store ptr null, ptr %.2489, align 8
  call fastcc void @part10(ptr nonnull %.2489, ptr nonnull getelementptr inbounds nuw (i8, ptr @.const.array.data.1.36, i64 128), ptr %arg.room, i64 %.54, ptr %.2388.1)
  br label %B2470.loopexit.1

B2470.loopexit.1:                                 ; preds = %B2608.if.1.epil, %B2470.loopexit.1.critedge.critedge, %B2470.loopexit.1.loopexit.unr-lcssa
  store ptr null, ptr %.2489, align 8
  call fastcc void @part10(ptr nonnull %.2489, ptr nonnull getelementptr inbounds nuw (i8, ptr @.const.array.data.1.36, i64 256), ptr %arg.room, i64 %.54, ptr %.2388.2)
  br i1 %31, label %B2608.if.2.preheader, label %B2666.critedge

B2608.if.2.preheader:                             ; preds = %B2470.loopexit.1
  br i1 %48, label %B2608.if.2.epil.preheader, label %B2608.if.2

B2608.if.2:                                       ; preds = %B2608.if.2.preheader, %B2608.if.2
  %.260110811083.2 = phi i64 [ %.2608.2.3, %B2608.if.2 ], [ 0, %B2608.if.2.preheader ]
  %127 = shl i64 %.260110811083.2, 3
  %scevgep682 = getelementptr i8, ptr %scevgep676, i64 %127
  %scevgep683 = getelementptr i8, ptr %scevgep682, i64 -24
  %.2635.2 = load double, ptr %scevgep683, align 8
  %.2637.2 = fmul double %.764, %.2635.2
  store double %.2637.2, ptr %scevgep683, align 8
  %scevgep681 = getelementptr i8, ptr %scevgep682, i64 -16
  %.2635.2.1 = load double, ptr %scevgep681, align 8
  %.2637.2.1 = fmul double %.764, %.2635.2.1
  store double %.2637.2.1, ptr %scevgep681, align 8
  %scevgep679 = getelementptr i8, ptr %scevgep682, i64 -8
  %.2635.2.2 = load double, ptr %scevgep679, align 8
  %.2637.2.2 = fmul double %.764, %.2635.2.2
  store double %.2637.2.2, ptr %scevgep679, align 8
  %.2608.2.3 = add nuw nsw i64 %.260110811083.2, 4
  %.2635.2.3 = load double, ptr %scevgep682, align 8
  %.2637.2.3 = fmul double %.764, %.2635.2.3
  store double %.2637.2.3, ptr %scevgep682, align 8
  %niter504.ncmp.3 = icmp eq i64 %unroll_iter, %.2608.2.3
  br i1 %niter504.ncmp.3, label %B2470.loopexit.2.loopexit.unr-lcssa, label %B2608.if.2

B2470.loopexit.2.loopexit.unr-lcssa:              ; preds = %B2608.if.2
  br i1 %50, label %B2470.loopexit.2, label %B2608.if.2.epil.preheader

B2608.if.2.epil.preheader:                        ; preds = %B2470.loopexit.2.loopexit.unr-lcssa, %B2608.if.2.preheader
  %.260110811083.2.epil.init = phi i64 [ 0, %B2608.if.2.preheader ], [ %.2608.2.3, %B2470.loopexit.2.loopexit.unr-lcssa ]
  %128 = shl i64 %.260110811083.2.epil.init, 3
  %scevgep685 = getelementptr i8, ptr %scevgep684, i64 %128
  br label %B2608.if.2.epil

B2608.if.2.epil:                                  ; preds = %B2608.if.2.epil, %B2608.if.2.epil.preheader
  %epil.iter500 = phi i64 [ %epil.iter500.next, %B2608.if.2.epil ], [ 0, %B2608.if.2.epil.preheader ]
  %129 = shl nuw nsw i64 %epil.iter500, 3
  %scevgep686 = getelementptr i8, ptr %scevgep685, i64 %129
  %.2635.2.epil = load double, ptr %scevgep686, align 8
  %.2637.2.epil = fmul double %.764, %.2635.2.epil
  store double %.2637.2.epil, ptr %scevgep686, align 8
  %epil.iter500.next = add nuw nsw i64 %epil.iter500, 1
  %epil.iter500.cmp.not = icmp eq i64 %epil.iter500.next, 2
  br i1 %epil.iter500.cmp.not, label %B2470.loopexit.2, label %B2608.if.2.epil, !llvm.loop !95

B2470.loopexit.2:                                 ; preds = %B2608.if.2.epil, %B2470.loopexit.2.loopexit.unr-lcssa
  store ptr null, ptr %.2489, align 8
  call fastcc void @part10(ptr nonnull %.2489, ptr nonnull getelementptr inbounds nuw (i8, ptr @.const.array.data.1.36, i64 384), ptr %arg.room, i64 %.54, ptr %.2388.3)
  br i1 %51, label %B2608.if.3.epil.preheader, label %B2608.if.3

B2608.if.3:                                       ; preds = %B2470.loopexit.2, %B2608.if.3
  %.260110811083.3 = phi i64 [ %.2608.3.3, %B2608.if.3 ], [ 0, %B2470.loopexit.2 ]
  %130 = shl i64 %.260110811083.3, 3
  %scevgep693 = getelementptr i8, ptr %scevgep687, i64 %130
  %scevgep694 = getelementptr i8, ptr %scevgep693, i64 -24
  %.2635.3 = load double, ptr %scevgep694, align 8
  %.2637.3 = fmul double %.764, %.2635.3
  store double %.2637.3, ptr %scevgep694, align 8
  %scevgep692 = getelementptr i8, ptr %scevgep693, i64 -16
  %.2635.3.1 = load double, ptr %scevgep692, align 8
  %.2637.3.1 = fmul double %.764, %.2635.3.1
  store double %.2637.3.1, ptr %scevgep692, align 8
  %scevgep690 = getelementptr i8, ptr %scevgep693, i64 -8
  %.2635.3.2 = load double, ptr %scevgep690, align 8
  %.2637.3.2 = fmul double %.764, %.2635.3.2
  store double %.2637.3.2, ptr %scevgep690, align 8
  %.2608.3.3 = add nuw i64 %.260110811083.3, 4
  %.2635.3.3 = load double, ptr %scevgep693, align 8
  %.2637.3.3 = fmul double %.764, %.2635.3.3
  store double %.2637.3.3, ptr %scevgep693, align 8
  %niter510.ncmp.3 = icmp eq i64 %unroll_iter, %.2608.3.3
  br i1 %niter510.ncmp.3, label %B2666.loopexit.unr-lcssa, label %B2608.if.3

B2666.loopexit.unr-lcssa:                         ; preds = %B2608.if.3
  br i1 %53, label %B2666, label %B2608.if.3.epil.preheader

B2608.if.3.epil.preheader:                        ; preds = %B2666.loopexit.unr-lcssa, %B2470.loopexit.2
  %.260110811083.3.epil.init = phi i64 [ 0, %B2470.loopexit.2 ], [ %.2608.3.3, %B2666.loopexit.unr-lcssa ]
  %131 = shl i64 %.260110811083.3.epil.init, 3
  %scevgep696 = getelementptr i8, ptr %scevgep695, i64 %131
  br label %B2608.if.3.epil

B2608.if.3.epil:                                  ; preds = %B2608.if.3.epil, %B2608.if.3.epil.preheader
  %epil.iter506 = phi i64 [ %epil.iter506.next, %B2608.if.3.epil ], [ 0, %B2608.if.3.epil.preheader ]
  %132 = shl nuw nsw i64 %epil.iter506, 3
  %scevgep697 = getelementptr i8, ptr %scevgep696, i64 %132
  %.2635.3.epil = load double, ptr %scevgep697, align 8
  %.2637.3.epil = fmul double %.764, %.2635.3.epil
  store double %.2637.3.epil, ptr %scevgep697, align 8
  %epil.iter506.next = add nuw nsw i64 %epil.iter506, 1
  %epil.iter506.cmp.not = icmp eq i64 %epil.iter506.next, 2
  br i1 %epil.iter506.cmp.not, label %B2666, label %B2608.if.3.epil, !llvm.loop !96

B2666.critedge:                                   ; preds = %B2470.loopexit.1
  store ptr null, ptr %.2489, align 8
  call fastcc void @part10(ptr nonnull %.2489, ptr nonnull getelementptr inbounds nuw (i8, ptr @.const.array.data.1.36, i64 384), ptr %arg.room, i64 %.54, ptr %.2388.3)
  br label %B2666

B2666:                                            ; preds = %B2608.if.3.epil, %B2666.critedge, %B2666.loopexit.unr-lcssa
  %.2674 = load double, ptr %sunkaddr753, align 8
  %.2676 = fcmp ugt double %.2674, %.11.i188
  br i1 %.2676, label %B2972, label %B2696.preheader

B2696.preheader:                                  ; preds = %B2666
  %133 = mul i64 %.1969, %3
  %scevgep707 = getelementptr i8, ptr %scevgep706, i64 %133
  %scevgep717 = getelementptr i8, ptr %arg.states, i64 %133
  br label %B2696

B2696:                                            ; preds = %B2942, %B2696.preheader
  %lsr.iv718 = phi ptr [ %scevgep717, %B2696.preheader ], [ %scevgep719, %B2942 ]
  %lsr.iv708 = phi ptr [ %scevgep707, %B2696.preheader ], [ %scevgep709, %B2942 ]
  %i.2.2 = phi i64 [ %.1960, %B2696.preheader ], [ %.2685, %B2942 ]
  %.2685 = add nsw i64 %i.2.2, 1
  %.2687 = getelementptr double, ptr %arg.times, i64 %.2685
  %.2688 = load double, ptr %.2687, align 8
  %.2690 = fsub double %.2688, %.465
  %.2695 = fdiv double %.2690, %.764
  br i1 %.57.i, label %B188.if.preheader.i, label %_ZN9teachmech3run8compiled15kernel_explicit11interpolateB3v31B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2ax10float64_2a.exit

B188.if.preheader.i:                              ; preds = %B2696
  tail call void @llvm.memset.p0.i64(ptr align 8 %.158, i8 0, i64 %3, i1 false), !noalias !97
  br i1 %55, label %B188.if.epil.preheader.i, label %B188.if.i

B188.if.1.preheader.unr-lcssa.unr-lcssa.i:        ; preds = %B188.if.i
  br i1 %lcmp.mod.not176.not.i, label %B188.if.epil.preheader.i, label %B188.if.1.preheader.new.i

B188.if.epil.preheader.i:                         ; preds = %B188.if.1.preheader.unr-lcssa.unr-lcssa.i, %B188.if.preheader.i
  %.423154156.epil.init70.i = phi i64 [ 0, %B188.if.preheader.i ], [ %.430.131.1.i, %B188.if.1.preheader.unr-lcssa.unr-lcssa.i ]
  %134 = shl i64 %.423154156.epil.init70.i, 3
  %sunkaddr184.epil.i = getelementptr i8, ptr %.158, i64 %134
  %.457.epil65.i = load double, ptr %sunkaddr184.epil.i, align 8, !noalias !97
  %sunkaddr313.i = getelementptr i8, ptr %.2388.3, i64 %134
  %.460.epil66.i = load double, ptr %sunkaddr313.i, align 8, !noalias !97
  %.461.epil67.i = fadd double %.457.epil65.i, %.460.epil66.i
  %.463.epil68.i = fmul double %.2695, %.461.epil67.i
  store double %.463.epil68.i, ptr %sunkaddr184.epil.i, align 8, !noalias !97
  %sunkaddr187.epil.i = getelementptr i8, ptr %sunkaddr184.epil.i, i64 8
  %.457.133.epil.i = load double, ptr %sunkaddr187.epil.i, align 8, !noalias !97
  %sunkaddr316.i = getelementptr i8, ptr %sunkaddr313.i, i64 8
  %.460.135.epil.i = load double, ptr %sunkaddr316.i, align 8, !noalias !97
  %.461.136.epil.i = fadd double %.457.133.epil.i, %.460.135.epil.i
  %.463.137.epil.i = fmul double %.2695, %.461.136.epil.i
  store double %.463.137.epil.i, ptr %sunkaddr187.epil.i, align 8, !noalias !97
  br label %B188.if.1.preheader.new.i

B188.if.1.preheader.new.i:                        ; preds = %B188.if.1.preheader.unr-lcssa.unr-lcssa.i, %B188.if.epil.preheader.i
  %.3174.i = fsub double 1.000000e+00, %.2695
  br i1 %55, label %B188.if.1.epil.preheader.i, label %B188.if.1.i

B188.if.1.i:                                      ; preds = %B188.if.1.preheader.new.i, %B188.if.1.i
  %lsr.iv294.i = phi i64 [ %lsr.iv.next295.i, %B188.if.1.i ], [ %unroll_iter91.i, %B188.if.1.preheader.new.i ]
  %.423154156.1.i = phi i64 [ %.430.1.1.1.i, %B188.if.1.i ], [ 0, %B188.if.1.preheader.new.i ]
  %135 = shl i64 %.423154156.1.i, 3
  %sunkaddr318.i = getelementptr i8, ptr %.158, i64 %135
  %.457.1.i = load double, ptr %sunkaddr318.i, align 8, !noalias !97
  %scevgep290.i = getelementptr i8, ptr %scevgep287.i, i64 %135
  %scevgep291.i = getelementptr i8, ptr %scevgep290.i, i64 -16
  %scevgep293.i = getelementptr i8, ptr %scevgep290.i, i64 -24
  %.460.1.i = load double, ptr %scevgep293.i, align 8, !noalias !97
  %.461.1.i = fadd double %.457.1.i, %.460.1.i
  %.463.1.i = fmul double %.3174.i, %.461.1.i
  store double %.463.1.i, ptr %sunkaddr318.i, align 8, !noalias !97
  %sunkaddr321.i = getelementptr i8, ptr %sunkaddr318.i, i64 8
  %.457.1.1.i = load double, ptr %sunkaddr321.i, align 8, !noalias !97
  %.460.1.1.i = load double, ptr %scevgep291.i, align 8, !noalias !97
  %.461.1.1.i = fadd double %.457.1.1.i, %.460.1.1.i
  %.463.1.1.i = fmul double %.3174.i, %.461.1.1.i
  store double %.463.1.1.i, ptr %sunkaddr321.i, align 8, !noalias !97
  %sunkaddr324.i = getelementptr i8, ptr %sunkaddr318.i, i64 16
  %.457.1.193.i = load double, ptr %sunkaddr324.i, align 8, !noalias !97
  %scevgep289.i = getelementptr i8, ptr %scevgep290.i, i64 -8
  %.460.1.194.i = load double, ptr %scevgep289.i, align 8, !noalias !97
  %.461.1.195.i = fadd double %.457.1.193.i, %.460.1.194.i
  %.463.1.196.i = fmul double %.3174.i, %.461.1.195.i
  store double %.463.1.196.i, ptr %sunkaddr324.i, align 8, !noalias !97
  %.430.1.1.1.i = add i64 %.423154156.1.i, 4
  %sunkaddr325.i = shl i64 %.430.1.1.1.i, 3
  %sunkaddr326.i = getelementptr i8, ptr %.158, i64 %sunkaddr325.i
  %sunkaddr327.i = getelementptr i8, ptr %sunkaddr326.i, i64 -8
  %.457.1.1.1.i = load double, ptr %sunkaddr327.i, align 8, !noalias !97
  %.460.1.1.1.i = load double, ptr %scevgep290.i, align 8, !noalias !97
  %.461.1.1.1.i = fadd double %.457.1.1.1.i, %.460.1.1.1.i
  %.463.1.1.1.i = fmul double %.3174.i, %.461.1.1.1.i
  store double %.463.1.1.1.i, ptr %sunkaddr327.i, align 8, !noalias !97
  %lsr.iv.next295.i = add i64 %lsr.iv294.i, -2
  %niter92.ncmp.1.i = icmp eq i64 %lsr.iv.next295.i, 0
  br i1 %niter92.ncmp.1.i, label %B188.if.2.preheader.unr-lcssa.unr-lcssa.i, label %B188.if.1.i

B188.if.2.preheader.unr-lcssa.unr-lcssa.i:        ; preds = %B188.if.1.i
  br i1 %lcmp.mod88.not.not.i, label %B188.if.1.epil.preheader.i, label %B188.if.2.preheader.new.i

B188.if.1.epil.preheader.i:                       ; preds = %B188.if.2.preheader.unr-lcssa.unr-lcssa.i, %B188.if.1.preheader.new.i
  %.423154156.1.epil.init87.i = phi i64 [ 0, %B188.if.1.preheader.new.i ], [ %.430.1.1.1.i, %B188.if.2.preheader.unr-lcssa.unr-lcssa.i ]
  %136 = shl i64 %.423154156.1.epil.init87.i, 3
  %sunkaddr149.epil.i = getelementptr i8, ptr %.158, i64 %136
  %.457.1.epil82.i = load double, ptr %sunkaddr149.epil.i, align 8, !noalias !97
  %scevgep139.epil.i = getelementptr i8, ptr %scevgep137.i, i64 %136
  %scevgep140.epil.i = getelementptr i8, ptr %scevgep139.epil.i, i64 -8
  %.460.1.epil83.i = load double, ptr %scevgep140.epil.i, align 8, !noalias !97
  %.461.1.epil84.i = fadd double %.457.1.epil82.i, %.460.1.epil83.i
  %.463.1.epil85.i = fmul double %.3174.i, %.461.1.epil84.i
  store double %.463.1.epil85.i, ptr %sunkaddr149.epil.i, align 8, !noalias !97
  %sunkaddr152.epil.i = getelementptr i8, ptr %sunkaddr149.epil.i, i64 8
  %.457.1.1.epil.i = load double, ptr %sunkaddr152.epil.i, align 8, !noalias !97
  %.460.1.1.epil.i = load double, ptr %scevgep139.epil.i, align 8, !noalias !97
  %.461.1.1.epil.i = fadd double %.457.1.1.epil.i, %.460.1.1.epil.i
  %.463.1.1.epil.i = fmul double %.3174.i, %.461.1.1.epil.i
  store double %.463.1.1.epil.i, ptr %sunkaddr152.epil.i, align 8, !noalias !97
  br label %B188.if.2.preheader.new.i

B188.if.2.preheader.new.i:                        ; preds = %B188.if.2.preheader.unr-lcssa.unr-lcssa.i, %B188.if.1.epil.preheader.i
  br i1 %55, label %B188.if.2.epil.preheader.i, label %B188.if.2.i

B188.if.2.i:                                      ; preds = %B188.if.2.preheader.new.i, %B188.if.2.i
  %lsr.iv277.i = phi i64 [ %lsr.iv.next278.i, %B188.if.2.i ], [ %unroll_iter107.i, %B188.if.2.preheader.new.i ]
  %.423154156.2.i = phi i64 [ %.430.2.1.1.i, %B188.if.2.i ], [ 0, %B188.if.2.preheader.new.i ]
  %137 = shl i64 %.423154156.2.i, 3
  %sunkaddr329.i = getelementptr i8, ptr %.158, i64 %137
  %.457.2.i = load double, ptr %sunkaddr329.i, align 8, !noalias !97
  %scevgep273.i = getelementptr i8, ptr %scevgep270.i, i64 %137
  %scevgep274.i = getelementptr i8, ptr %scevgep273.i, i64 -16
  %scevgep276.i = getelementptr i8, ptr %scevgep273.i, i64 -24
  %.460.2.i = load double, ptr %scevgep276.i, align 8, !noalias !97
  %.461.2.i = fadd double %.457.2.i, %.460.2.i
  %.463.2.i = fmul double %.2695, %.461.2.i
  store double %.463.2.i, ptr %sunkaddr329.i, align 8, !noalias !97
  %sunkaddr332.i = getelementptr i8, ptr %sunkaddr329.i, i64 8
  %.457.2.1.i = load double, ptr %sunkaddr332.i, align 8, !noalias !97
  %.460.2.1.i = load double, ptr %scevgep274.i, align 8, !noalias !97
  %.461.2.1.i = fadd double %.457.2.1.i, %.460.2.1.i
  %.463.2.1.i = fmul double %.2695, %.461.2.1.i
  store double %.463.2.1.i, ptr %sunkaddr332.i, align 8, !noalias !97
  %sunkaddr335.i = getelementptr i8, ptr %sunkaddr329.i, i64 16
  %.457.2.1109.i = load double, ptr %sunkaddr335.i, align 8, !noalias !97
  %scevgep272.i = getelementptr i8, ptr %scevgep273.i, i64 -8
  %.460.2.1110.i = load double, ptr %scevgep272.i, align 8, !noalias !97
  %.461.2.1111.i = fadd double %.457.2.1109.i, %.460.2.1110.i
  %.463.2.1112.i = fmul double %.2695, %.461.2.1111.i
  store double %.463.2.1112.i, ptr %sunkaddr335.i, align 8, !noalias !97
  %.430.2.1.1.i = add i64 %.423154156.2.i, 4
  %sunkaddr336.i = shl i64 %.430.2.1.1.i, 3
  %sunkaddr337.i = getelementptr i8, ptr %.158, i64 %sunkaddr336.i
  %sunkaddr338.i = getelementptr i8, ptr %sunkaddr337.i, i64 -8
  %.457.2.1.1.i = load double, ptr %sunkaddr338.i, align 8, !noalias !97
  %.460.2.1.1.i = load double, ptr %scevgep273.i, align 8, !noalias !97
  %.461.2.1.1.i = fadd double %.457.2.1.1.i, %.460.2.1.1.i
  %.463.2.1.1.i = fmul double %.2695, %.461.2.1.1.i
  store double %.463.2.1.1.i, ptr %sunkaddr338.i, align 8, !noalias !97
  %lsr.iv.next278.i = add i64 %lsr.iv277.i, -2
  %niter108.ncmp.1.i = icmp eq i64 %lsr.iv.next278.i, 0
  br i1 %niter108.ncmp.1.i, label %B188.if.3.preheader.unr-lcssa.unr-lcssa.i, label %B188.if.2.i

B188.if.3.preheader.unr-lcssa.unr-lcssa.i:        ; preds = %B188.if.2.i
  br i1 %lcmp.mod104.not.not.i, label %B188.if.2.epil.preheader.i, label %B188.if.3.preheader.new.i

B188.if.2.epil.preheader.i:                       ; preds = %B188.if.3.preheader.unr-lcssa.unr-lcssa.i, %B188.if.2.preheader.new.i
  %.423154156.2.epil.init103.i = phi i64 [ 0, %B188.if.2.preheader.new.i ], [ %.430.2.1.1.i, %B188.if.3.preheader.unr-lcssa.unr-lcssa.i ]
  %138 = shl i64 %.423154156.2.epil.init103.i, 3
  %sunkaddr154.epil.i = getelementptr i8, ptr %.158, i64 %138
  %.457.2.epil98.i = load double, ptr %sunkaddr154.epil.i, align 8, !noalias !97
  %scevgep131.epil.i = getelementptr i8, ptr %scevgep129.i, i64 %138
  %scevgep132.epil.i = getelementptr i8, ptr %scevgep131.epil.i, i64 -8
  %.460.2.epil99.i = load double, ptr %scevgep132.epil.i, align 8, !noalias !97
  %.461.2.epil100.i = fadd double %.457.2.epil98.i, %.460.2.epil99.i
  %.463.2.epil101.i = fmul double %.2695, %.461.2.epil100.i
  store double %.463.2.epil101.i, ptr %sunkaddr154.epil.i, align 8, !noalias !97
  %sunkaddr157.epil.i = getelementptr i8, ptr %sunkaddr154.epil.i, i64 8
  %.457.2.1.epil.i = load double, ptr %sunkaddr157.epil.i, align 8, !noalias !97
  %.460.2.1.epil.i = load double, ptr %scevgep131.epil.i, align 8, !noalias !97
  %.461.2.1.epil.i = fadd double %.457.2.1.epil.i, %.460.2.1.epil.i
  %.463.2.1.epil.i = fmul double %.2695, %.461.2.1.epil.i
  store double %.463.2.1.epil.i, ptr %sunkaddr157.epil.i, align 8, !noalias !97
  br label %B188.if.3.preheader.new.i

B188.if.3.preheader.new.i:                        ; preds = %B188.if.3.preheader.unr-lcssa.unr-lcssa.i, %B188.if.2.epil.preheader.i
  br i1 %55, label %B188.if.3.epil.preheader.i, label %B188.if.3.i

B188.if.3.i:                                      ; preds = %B188.if.3.preheader.new.i, %B188.if.3.i
  %lsr.iv260.i = phi i64 [ %lsr.iv.next261.i, %B188.if.3.i ], [ %unroll_iter123.i, %B188.if.3.preheader.new.i ]
  %.423154156.3.i = phi i64 [ %.430.3.1.1.i, %B188.if.3.i ], [ 0, %B188.if.3.preheader.new.i ]
  %139 = shl i64 %.423154156.3.i, 3
  %sunkaddr340.i = getelementptr i8, ptr %.158, i64 %139
  %.457.3.i = load double, ptr %sunkaddr340.i, align 8, !noalias !97
  %scevgep256.i = getelementptr i8, ptr %scevgep253.i, i64 %139
  %scevgep257.i = getelementptr i8, ptr %scevgep256.i, i64 -16
  %scevgep259.i = getelementptr i8, ptr %scevgep256.i, i64 -24
  %.460.3.i = load double, ptr %scevgep259.i, align 8, !noalias !97
  %.461.3.i = fadd double %.457.3.i, %.460.3.i
  %.463.3.i = fmul double %.3174.i, %.461.3.i
  store double %.463.3.i, ptr %sunkaddr340.i, align 8, !noalias !97
  %sunkaddr343.i = getelementptr i8, ptr %sunkaddr340.i, i64 8
  %.457.3.1.i = load double, ptr %sunkaddr343.i, align 8, !noalias !97
  %.460.3.1.i = load double, ptr %scevgep257.i, align 8, !noalias !97
  %.461.3.1.i = fadd double %.457.3.1.i, %.460.3.1.i
  %.463.3.1.i = fmul double %.3174.i, %.461.3.1.i
  store double %.463.3.1.i, ptr %sunkaddr343.i, align 8, !noalias !97
  %sunkaddr346.i = getelementptr i8, ptr %sunkaddr340.i, i64 16
  %.457.3.1125.i = load double, ptr %sunkaddr346.i, align 8, !noalias !97
  %scevgep255.i = getelementptr i8, ptr %scevgep256.i, i64 -8
  %.460.3.1126.i = load double, ptr %scevgep255.i, align 8, !noalias !97
  %.461.3.1127.i = fadd double %.457.3.1125.i, %.460.3.1126.i
  %.463.3.1128.i = fmul double %.3174.i, %.461.3.1127.i
  store double %.463.3.1128.i, ptr %sunkaddr346.i, align 8, !noalias !97
  %.430.3.1.1.i = add i64 %.423154156.3.i, 4
  %sunkaddr347.i = shl i64 %.430.3.1.1.i, 3
  %sunkaddr348.i = getelementptr i8, ptr %.158, i64 %sunkaddr347.i
  %sunkaddr349.i = getelementptr i8, ptr %sunkaddr348.i, i64 -8
  %.457.3.1.1.i = load double, ptr %sunkaddr349.i, align 8, !noalias !97
  %.460.3.1.1.i = load double, ptr %scevgep256.i, align 8, !noalias !97
  %.461.3.1.1.i = fadd double %.457.3.1.1.i, %.460.3.1.1.i
  %.463.3.1.1.i = fmul double %.3174.i, %.461.3.1.1.i
  store double %.463.3.1.1.i, ptr %sunkaddr349.i, align 8, !noalias !97
  %lsr.iv.next261.i = add i64 %lsr.iv260.i, -2
  %niter124.ncmp.1.i = icmp eq i64 %lsr.iv.next261.i, 0
  br i1 %niter124.ncmp.1.i, label %B188.if.4.preheader.unr-lcssa.unr-lcssa.i, label %B188.if.3.i

B188.if.4.preheader.unr-lcssa.unr-lcssa.i:        ; preds = %B188.if.3.i
  br i1 %lcmp.mod120.not.not.i, label %B188.if.3.epil.preheader.i, label %B188.if.4.preheader.new.i

B188.if.3.epil.preheader.i:                       ; preds = %B188.if.4.preheader.unr-lcssa.unr-lcssa.i, %B188.if.3.preheader.new.i
  %.423154156.3.epil.init119.i = phi i64 [ 0, %B188.if.3.preheader.new.i ], [ %.430.3.1.1.i, %B188.if.4.preheader.unr-lcssa.unr-lcssa.i ]
  %140 = shl i64 %.423154156.3.epil.init119.i, 3
  %sunkaddr159.epil.i = getelementptr i8, ptr %.158, i64 %140
  %.457.3.epil114.i = load double, ptr %sunkaddr159.epil.i, align 8, !noalias !97
  %scevgep123.epil.i = getelementptr i8, ptr %scevgep121.i, i64 %140
  %scevgep124.epil.i = getelementptr i8, ptr %scevgep123.epil.i, i64 -8
  %.460.3.epil115.i = load double, ptr %scevgep124.epil.i, align 8, !noalias !97
  %.461.3.epil116.i = fadd double %.457.3.epil114.i, %.460.3.epil115.i
  %.463.3.epil117.i = fmul double %.3174.i, %.461.3.epil116.i
  store double %.463.3.epil117.i, ptr %sunkaddr159.epil.i, align 8, !noalias !97
  %sunkaddr162.epil.i = getelementptr i8, ptr %sunkaddr159.epil.i, i64 8
  %.457.3.1.epil.i = load double, ptr %sunkaddr162.epil.i, align 8, !noalias !97
  %.460.3.1.epil.i = load double, ptr %scevgep123.epil.i, align 8, !noalias !97
  %.461.3.1.epil.i = fadd double %.457.3.1.epil.i, %.460.3.1.epil.i
  %.463.3.1.epil.i = fmul double %.3174.i, %.461.3.1.epil.i
  store double %.463.3.1.epil.i, ptr %sunkaddr162.epil.i, align 8, !noalias !97
  br label %B188.if.4.preheader.new.i

B188.if.4.preheader.new.i:                        ; preds = %B188.if.4.preheader.unr-lcssa.unr-lcssa.i, %B188.if.3.epil.preheader.i
  br i1 %55, label %B188.if.4.epil.preheader.i, label %B188.if.4.i

B188.if.4.i:                                      ; preds = %B188.if.4.preheader.new.i, %B188.if.4.i
  %lsr.iv243.i = phi i64 [ %lsr.iv.next244.i, %B188.if.4.i ], [ %unroll_iter138.i, %B188.if.4.preheader.new.i ]
  %.423154156.4.i = phi i64 [ %.430.4.1.1.i, %B188.if.4.i ], [ 0, %B188.if.4.preheader.new.i ]
  %141 = shl i64 %.423154156.4.i, 3
  %sunkaddr351.i = getelementptr i8, ptr %.158, i64 %141
  %.457.4.i = load double, ptr %sunkaddr351.i, align 8, !noalias !97
  %scevgep239.i = getelementptr i8, ptr %scevgep236.i, i64 %141
  %scevgep240.i = getelementptr i8, ptr %scevgep239.i, i64 -16
  %scevgep242.i = getelementptr i8, ptr %scevgep239.i, i64 -24
  %.460.4.i = load double, ptr %scevgep242.i, align 8, !noalias !97
  %.461.4.i = fadd double %.457.4.i, %.460.4.i
  %.463.4.i = fmul double %.2695, %.461.4.i
  store double %.463.4.i, ptr %sunkaddr351.i, align 8, !noalias !97
  %sunkaddr354.i = getelementptr i8, ptr %sunkaddr351.i, i64 8
  %.457.4.1.i = load double, ptr %sunkaddr354.i, align 8, !noalias !97
  %.460.4.1.i = load double, ptr %scevgep240.i, align 8, !noalias !97
  %.461.4.1.i = fadd double %.457.4.1.i, %.460.4.1.i
  %.463.4.1.i = fmul double %.2695, %.461.4.1.i
  store double %.463.4.1.i, ptr %sunkaddr354.i, align 8, !noalias !97
  %sunkaddr357.i = getelementptr i8, ptr %sunkaddr351.i, i64 16
  %.457.4.1140.i = load double, ptr %sunkaddr357.i, align 8, !noalias !97
  %scevgep238.i = getelementptr i8, ptr %scevgep239.i, i64 -8
  %.460.4.1141.i = load double, ptr %scevgep238.i, align 8, !noalias !97
  %.461.4.1142.i = fadd double %.457.4.1140.i, %.460.4.1141.i
  %.463.4.1143.i = fmul double %.2695, %.461.4.1142.i
  store double %.463.4.1143.i, ptr %sunkaddr357.i, align 8, !noalias !97
  %.430.4.1.1.i = add i64 %.423154156.4.i, 4
  %sunkaddr358.i = shl i64 %.430.4.1.1.i, 3
  %sunkaddr359.i = getelementptr i8, ptr %.158, i64 %sunkaddr358.i
  %sunkaddr360.i = getelementptr i8, ptr %sunkaddr359.i, i64 -8
  %.457.4.1.1.i = load double, ptr %sunkaddr360.i, align 8, !noalias !97
  %.460.4.1.1.i = load double, ptr %scevgep239.i, align 8, !noalias !97
  %.461.4.1.1.i = fadd double %.457.4.1.1.i, %.460.4.1.1.i
  %.463.4.1.1.i = fmul double %.2695, %.461.4.1.1.i
  store double %.463.4.1.1.i, ptr %sunkaddr360.i, align 8, !noalias !97
  %lsr.iv.next244.i = add i64 %lsr.iv243.i, -2
  %niter139.ncmp.1.i = icmp eq i64 %lsr.iv.next244.i, 0
  br i1 %niter139.ncmp.1.i, label %B188.if.5.preheader.unr-lcssa.unr-lcssa.i, label %B188.if.4.i

B188.if.5.preheader.unr-lcssa.unr-lcssa.i:        ; preds = %B188.if.4.i
  br i1 %lcmp.mod135.not.not.i, label %B188.if.4.epil.preheader.i, label %B188.if.5.preheader.new.i

B188.if.4.epil.preheader.i:                       ; preds = %B188.if.5.preheader.unr-lcssa.unr-lcssa.i, %B188.if.4.preheader.new.i
  %.423154156.4.epil.init.i = phi i64 [ 0, %B188.if.4.preheader.new.i ], [ %.430.4.1.1.i, %B188.if.5.preheader.unr-lcssa.unr-lcssa.i ]
  %142 = shl i64 %.423154156.4.epil.init.i, 3
  %sunkaddr164.epil.i = getelementptr i8, ptr %.158, i64 %142
  %.457.4.epil130.i = load double, ptr %sunkaddr164.epil.i, align 8, !noalias !97
  %sunkaddr362.i = getelementptr i8, ptr %2, i64 %142
  %.460.4.epil131.i = load double, ptr %sunkaddr362.i, align 8, !noalias !97
  %.461.4.epil132.i = fadd double %.457.4.epil130.i, %.460.4.epil131.i
  %.463.4.epil133.i = fmul double %.2695, %.461.4.epil132.i
  store double %.463.4.epil133.i, ptr %sunkaddr164.epil.i, align 8, !noalias !97
  %sunkaddr167.epil.i = getelementptr i8, ptr %sunkaddr164.epil.i, i64 8
  %.457.4.1.epil.i = load double, ptr %sunkaddr167.epil.i, align 8, !noalias !97
  %sunkaddr365.i = getelementptr i8, ptr %sunkaddr362.i, i64 8
  %.460.4.1.epil.i = load double, ptr %sunkaddr365.i, align 8, !noalias !97
  %.461.4.1.epil.i = fadd double %.457.4.1.epil.i, %.460.4.1.epil.i
  %.463.4.1.epil.i = fmul double %.2695, %.461.4.1.epil.i
  store double %.463.4.1.epil.i, ptr %sunkaddr167.epil.i, align 8, !noalias !97
  br label %B188.if.5.preheader.new.i

B188.if.5.preheader.new.i:                        ; preds = %B188.if.5.preheader.unr-lcssa.unr-lcssa.i, %B188.if.4.epil.preheader.i
  br i1 %55, label %B188.if.5.epil.preheader.i, label %B188.if.5.i

B188.if.5.i:                                      ; preds = %B188.if.5.preheader.new.i, %B188.if.5.i
  %lsr.iv226.i = phi i64 [ %lsr.iv.next227.i, %B188.if.5.i ], [ %unroll_iter153.i, %B188.if.5.preheader.new.i ]
  %.423154156.5.i = phi i64 [ %.430.5.1.1.i, %B188.if.5.i ], [ 0, %B188.if.5.preheader.new.i ]
  %143 = shl i64 %.423154156.5.i, 3
  %sunkaddr367.i = getelementptr i8, ptr %.158, i64 %143
  %.457.5.i = load double, ptr %sunkaddr367.i, align 8, !noalias !97
  %scevgep222.i = getelementptr i8, ptr %scevgep219.i, i64 %143
  %scevgep223.i = getelementptr i8, ptr %scevgep222.i, i64 -16
  %scevgep225.i = getelementptr i8, ptr %scevgep222.i, i64 -24
  %.460.5.i = load double, ptr %scevgep225.i, align 8, !noalias !97
  %.461.5.i = fadd double %.457.5.i, %.460.5.i
  %.463.5.i = fmul double %.3174.i, %.461.5.i
  store double %.463.5.i, ptr %sunkaddr367.i, align 8, !noalias !97
  %sunkaddr370.i = getelementptr i8, ptr %sunkaddr367.i, i64 8
  %.457.5.1.i = load double, ptr %sunkaddr370.i, align 8, !noalias !97
  %.460.5.1.i = load double, ptr %scevgep223.i, align 8, !noalias !97
  %.461.5.1.i = fadd double %.457.5.1.i, %.460.5.1.i
  %.463.5.1.i = fmul double %.3174.i, %.461.5.1.i
  store double %.463.5.1.i, ptr %sunkaddr370.i, align 8, !noalias !97
  %sunkaddr373.i = getelementptr i8, ptr %sunkaddr367.i, i64 16
  %.457.5.1155.i = load double, ptr %sunkaddr373.i, align 8, !noalias !97
  %scevgep221.i = getelementptr i8, ptr %scevgep222.i, i64 -8
  %.460.5.1156.i = load double, ptr %scevgep221.i, align 8, !noalias !97
  %.461.5.1157.i = fadd double %.457.5.1155.i, %.460.5.1156.i
  %.463.5.1158.i = fmul double %.3174.i, %.461.5.1157.i
  store double %.463.5.1158.i, ptr %sunkaddr373.i, align 8, !noalias !97
  %.430.5.1.1.i = add i64 %.423154156.5.i, 4
  %sunkaddr374.i = shl i64 %.430.5.1.1.i, 3
  %sunkaddr375.i = getelementptr i8, ptr %.158, i64 %sunkaddr374.i
  %sunkaddr376.i = getelementptr i8, ptr %sunkaddr375.i, i64 -8
  %.457.5.1.1.i = load double, ptr %sunkaddr376.i, align 8, !noalias !97
  %.460.5.1.1.i = load double, ptr %scevgep222.i, align 8, !noalias !97
  %.461.5.1.1.i = fadd double %.457.5.1.1.i, %.460.5.1.1.i
  %.463.5.1.1.i = fmul double %.3174.i, %.461.5.1.1.i
  store double %.463.5.1.1.i, ptr %sunkaddr376.i, align 8, !noalias !97
  %lsr.iv.next227.i = add i64 %lsr.iv226.i, -2
  %niter154.ncmp.1.i = icmp eq i64 %lsr.iv.next227.i, 0
  br i1 %niter154.ncmp.1.i, label %B188.if.6.preheader.unr-lcssa.unr-lcssa.i, label %B188.if.5.i

B188.if.6.preheader.unr-lcssa.unr-lcssa.i:        ; preds = %B188.if.5.i
  br i1 %lcmp.mod150.not.not.i, label %B188.if.5.epil.preheader.i, label %B188.if.6.preheader64.i

B188.if.5.epil.preheader.i:                       ; preds = %B188.if.6.preheader.unr-lcssa.unr-lcssa.i, %B188.if.5.preheader.new.i
  %.423154156.5.epil.init.i = phi i64 [ 0, %B188.if.5.preheader.new.i ], [ %.430.5.1.1.i, %B188.if.6.preheader.unr-lcssa.unr-lcssa.i ]
  %144 = shl i64 %.423154156.5.epil.init.i, 3
  %sunkaddr169.epil.i = getelementptr i8, ptr %.158, i64 %144
  %.457.5.epil145.i = load double, ptr %sunkaddr169.epil.i, align 8, !noalias !97
  %scevgep107.epil.i = getelementptr i8, ptr %scevgep105.i, i64 %144
  %scevgep108.epil.i = getelementptr i8, ptr %scevgep107.epil.i, i64 -8
  %.460.5.epil146.i = load double, ptr %scevgep108.epil.i, align 8, !noalias !97
  %.461.5.epil147.i = fadd double %.457.5.epil145.i, %.460.5.epil146.i
  %.463.5.epil148.i = fmul double %.3174.i, %.461.5.epil147.i
  store double %.463.5.epil148.i, ptr %sunkaddr169.epil.i, align 8, !noalias !97
  %sunkaddr172.epil.i = getelementptr i8, ptr %sunkaddr169.epil.i, i64 8
  %.457.5.1.epil.i = load double, ptr %sunkaddr172.epil.i, align 8, !noalias !97
  %.460.5.1.epil.i = load double, ptr %scevgep107.epil.i, align 8, !noalias !97
  %.461.5.1.epil.i = fadd double %.457.5.1.epil.i, %.460.5.1.epil.i
  %.463.5.1.epil.i = fmul double %.3174.i, %.461.5.1.epil.i
  store double %.463.5.1.epil.i, ptr %sunkaddr172.epil.i, align 8, !noalias !97
  br label %B188.if.6.preheader64.i

B188.if.6.preheader64.i:                          ; preds = %B188.if.6.preheader.unr-lcssa.unr-lcssa.i, %B188.if.5.epil.preheader.i
  br i1 %55, label %B188.if.6.epil.preheader159.i, label %B188.if.6.i

B188.if.6.i:                                      ; preds = %B188.if.6.preheader64.i, %B188.if.6.i
  %lsr.iv.i147 = phi i64 [ %lsr.iv.next.i148, %B188.if.6.i ], [ %unroll_iter170.i, %B188.if.6.preheader64.i ]
  %.423154156.6.i = phi i64 [ %.430.6.1.1.i, %B188.if.6.i ], [ 0, %B188.if.6.preheader64.i ]
  %sunkaddr377.i = shl i64 %.423154156.6.i, 3
  %sunkaddr378.i = getelementptr i8, ptr %.158, i64 %sunkaddr377.i
  %.457.6.i = load double, ptr %sunkaddr378.i, align 8, !noalias !97
  %sunkaddr380.i = getelementptr i8, ptr %.198, i64 %sunkaddr377.i
  %.460.6.i = load double, ptr %sunkaddr380.i, align 8, !noalias !97
  %.461.6.i = fadd double %.457.6.i, %.460.6.i
  %.463.6.i = fmul double %.2695, %.461.6.i
  store double %.463.6.i, ptr %sunkaddr378.i, align 8, !noalias !97
  %sunkaddr383.i = getelementptr i8, ptr %sunkaddr378.i, i64 8
  %.457.6.1.i = load double, ptr %sunkaddr383.i, align 8, !noalias !97
  %sunkaddr386.i = getelementptr i8, ptr %sunkaddr380.i, i64 8
  %.460.6.1.i = load double, ptr %sunkaddr386.i, align 8, !noalias !97
  %.461.6.1.i = fadd double %.457.6.1.i, %.460.6.1.i
  %.463.6.1.i = fmul double %.2695, %.461.6.1.i
  store double %.463.6.1.i, ptr %sunkaddr383.i, align 8, !noalias !97
  %sunkaddr389.i = getelementptr i8, ptr %sunkaddr378.i, i64 16
  %.457.6.1172.i = load double, ptr %sunkaddr389.i, align 8, !noalias !97
  %sunkaddr392.i = getelementptr i8, ptr %sunkaddr380.i, i64 16
  %.460.6.1173.i = load double, ptr %sunkaddr392.i, align 8, !noalias !97
  %.461.6.1174.i = fadd double %.457.6.1172.i, %.460.6.1173.i
  %.463.6.1175.i = fmul double %.2695, %.461.6.1174.i
  store double %.463.6.1175.i, ptr %sunkaddr389.i, align 8, !noalias !97
  %.430.6.1.1.i = add i64 %.423154156.6.i, 4
  %sunkaddr393.i = shl i64 %.430.6.1.1.i, 3
  %sunkaddr394.i = getelementptr i8, ptr %.158, i64 %sunkaddr393.i
  %sunkaddr395.i = getelementptr i8, ptr %sunkaddr394.i, i64 -8
  %.457.6.1.1.i = load double, ptr %sunkaddr395.i, align 8, !noalias !97
  %sunkaddr397.i = getelementptr i8, ptr %.198, i64 %sunkaddr393.i
  %sunkaddr398.i = getelementptr i8, ptr %sunkaddr397.i, i64 -8
  %.460.6.1.1.i = load double, ptr %sunkaddr398.i, align 8, !noalias !97
  %.461.6.1.1.i = fadd double %.457.6.1.1.i, %.460.6.1.1.i
  %.463.6.1.1.i = fmul double %.2695, %.461.6.1.1.i
  store double %.463.6.1.1.i, ptr %sunkaddr395.i, align 8, !noalias !97
  %lsr.iv.next.i148 = add i64 %lsr.iv.i147, -2
  %niter171.ncmp.1.i = icmp eq i64 %lsr.iv.next.i148, 0
  br i1 %niter171.ncmp.1.i, label %B272.if.preheader.unr-lcssa.unr-lcssa.i, label %B188.if.6.i

B272.if.preheader.unr-lcssa.unr-lcssa.i:          ; preds = %B188.if.6.i
  br i1 %lcmp.mod167.not.not.i, label %B188.if.6.epil.preheader159.i, label %B272.if.preheader.i

B188.if.6.epil.preheader159.i:                    ; preds = %B272.if.preheader.unr-lcssa.unr-lcssa.i, %B188.if.6.preheader64.i
  %.423154156.6.epil.init166.i = phi i64 [ 0, %B188.if.6.preheader64.i ], [ %.430.6.1.1.i, %B272.if.preheader.unr-lcssa.unr-lcssa.i ]
  %sunkaddr173.epil.i = shl i64 %.423154156.6.epil.init166.i, 3
  %sunkaddr174.epil.i = getelementptr i8, ptr %.158, i64 %sunkaddr173.epil.i
  %.457.6.epil161.i = load double, ptr %sunkaddr174.epil.i, align 8, !noalias !97
  %sunkaddr176.epil.i = getelementptr i8, ptr %.198, i64 %sunkaddr173.epil.i
  %.460.6.epil162.i = load double, ptr %sunkaddr176.epil.i, align 8, !noalias !97
  %.461.6.epil163.i = fadd double %.457.6.epil161.i, %.460.6.epil162.i
  %.463.6.epil164.i = fmul double %.2695, %.461.6.epil163.i
  store double %.463.6.epil164.i, ptr %sunkaddr174.epil.i, align 8, !noalias !97
  %sunkaddr179.epil.i = getelementptr i8, ptr %sunkaddr174.epil.i, i64 8
  %.457.6.1.epil.i = load double, ptr %sunkaddr179.epil.i, align 8, !noalias !97
  %sunkaddr182.epil.i = getelementptr i8, ptr %sunkaddr176.epil.i, i64 8
  %.460.6.1.epil.i = load double, ptr %sunkaddr182.epil.i, align 8, !noalias !97
  %.461.6.1.epil.i = fadd double %.457.6.1.epil.i, %.460.6.1.epil.i
  %.463.6.1.epil.i = fmul double %.2695, %.461.6.1.epil.i
  store double %.463.6.1.epil.i, ptr %sunkaddr179.epil.i, align 8, !noalias !97
  br label %B272.if.preheader.i

B272.if.preheader.i:                              ; preds = %B272.if.preheader.unr-lcssa.unr-lcssa.i, %B188.if.6.epil.preheader159.i
  br i1 %69, label %B272.if.epil.preheader.i, label %B272.if.i

B322.loopexit.unr-lcssa.i:                        ; preds = %B272.if.i
  br i1 %lcmp.mod70.not.i, label %_ZN9teachmech3run8compiled15kernel_explicit11interpolateB3v31B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2ax10float64_2a.exit, label %B272.if.epil.preheader.i

B272.if.epil.preheader.i:                         ; preds = %B322.loopexit.unr-lcssa.i, %B272.if.preheader.i
  %.573174176.epil.init.i = phi i64 [ 0, %B272.if.preheader.i ], [ %.580.3.i, %B322.loopexit.unr-lcssa.i ]
  %145 = shl i64 %.573174176.epil.init.i, 3
  %scevgep.i149 = getelementptr i8, ptr %arg.now, i64 %145
  %scevgep75.i = getelementptr i8, ptr %.158, i64 %145
  br label %B272.if.epil.i

B272.if.epil.i:                                   ; preds = %B272.if.epil.i, %B272.if.epil.preheader.i
  %epil.iter.i150 = phi i64 [ %epil.iter.next.i151, %B272.if.epil.i ], [ 0, %B272.if.epil.preheader.i ]
  %146 = shl i64 %epil.iter.i150, 3
  %scevgep178.i = getelementptr i8, ptr %scevgep75.i, i64 %146
  %.607.epil.i = load double, ptr %scevgep178.i, align 8, !noalias !97
  %scevgep177.i = getelementptr i8, ptr %scevgep.i149, i64 %146
  %.610.epil.i = load double, ptr %scevgep177.i, align 8, !noalias !97
  %.611.epil.i = fadd double %.607.epil.i, %.610.epil.i
  store double %.611.epil.i, ptr %scevgep178.i, align 8, !noalias !97
  %epil.iter.next.i151 = add i64 %epil.iter.i150, 1
  %epil.iter.cmp.not.i152 = icmp eq i64 %xtraiter69.i, %epil.iter.next.i151
  br i1 %epil.iter.cmp.not.i152, label %_ZN9teachmech3run8compiled15kernel_explicit11interpolateB3v31B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2ax10float64_2a.exit, label %B272.if.epil.i, !llvm.loop !100

B188.if.i:                                        ; preds = %B188.if.preheader.i, %B188.if.i
  %lsr.iv311.i = phi i64 [ %lsr.iv.next312.i, %B188.if.i ], [ %unroll_iter73.i, %B188.if.preheader.i ]
  %.423154156.i = phi i64 [ %.430.131.1.i, %B188.if.i ], [ 0, %B188.if.preheader.i ]
  %147 = shl i64 %.423154156.i, 3
  %sunkaddr400.i = getelementptr i8, ptr %.158, i64 %147
  %.457.i = load double, ptr %sunkaddr400.i, align 8, !noalias !97
  %scevgep307.i = getelementptr i8, ptr %scevgep304.i, i64 %147
  %scevgep308.i = getelementptr i8, ptr %scevgep307.i, i64 -16
  %scevgep310.i = getelementptr i8, ptr %scevgep307.i, i64 -24
  %.460.i = load double, ptr %scevgep310.i, align 8, !noalias !97
  %.461.i = fadd double %.457.i, %.460.i
  %.463.i = fmul double %.2695, %.461.i
  store double %.463.i, ptr %sunkaddr400.i, align 8, !noalias !97
  %sunkaddr403.i = getelementptr i8, ptr %sunkaddr400.i, i64 8
  %.457.133.i = load double, ptr %sunkaddr403.i, align 8, !noalias !97
  %.460.135.i = load double, ptr %scevgep308.i, align 8, !noalias !97
  %.461.136.i = fadd double %.457.133.i, %.460.135.i
  %.463.137.i = fmul double %.2695, %.461.136.i
  store double %.463.137.i, ptr %sunkaddr403.i, align 8, !noalias !97
  %sunkaddr406.i = getelementptr i8, ptr %sunkaddr400.i, i64 16
  %.457.175.i = load double, ptr %sunkaddr406.i, align 8, !noalias !97
  %scevgep306.i = getelementptr i8, ptr %scevgep307.i, i64 -8
  %.460.176.i = load double, ptr %scevgep306.i, align 8, !noalias !97
  %.461.177.i = fadd double %.457.175.i, %.460.176.i
  %.463.178.i = fmul double %.2695, %.461.177.i
  store double %.463.178.i, ptr %sunkaddr406.i, align 8, !noalias !97
  %.430.131.1.i = add i64 %.423154156.i, 4
  %sunkaddr407.i = shl i64 %.430.131.1.i, 3
  %sunkaddr408.i = getelementptr i8, ptr %.158, i64 %sunkaddr407.i
  %sunkaddr409.i = getelementptr i8, ptr %sunkaddr408.i, i64 -8
  %.457.133.1.i = load double, ptr %sunkaddr409.i, align 8, !noalias !97
  %.460.135.1.i = load double, ptr %scevgep307.i, align 8, !noalias !97
  %.461.136.1.i = fadd double %.457.133.1.i, %.460.135.1.i
  %.463.137.1.i = fmul double %.2695, %.461.136.1.i
  store double %.463.137.1.i, ptr %sunkaddr409.i, align 8, !noalias !97
  %lsr.iv.next312.i = add i64 %lsr.iv311.i, -2
  %niter.ncmp.179.i = icmp eq i64 %lsr.iv.next312.i, 0
  br i1 %niter.ncmp.179.i, label %B188.if.1.preheader.unr-lcssa.unr-lcssa.i, label %B188.if.i

B272.if.i:                                        ; preds = %B272.if.preheader.i, %B272.if.i
  %.573174176.i = phi i64 [ %.580.3.i, %B272.if.i ], [ 0, %B272.if.preheader.i ]
  %sunkaddr410.i = shl i64 %.573174176.i, 3
  %sunkaddr411.i = getelementptr i8, ptr %.158, i64 %sunkaddr410.i
  %.607.i = load double, ptr %sunkaddr411.i, align 8, !noalias !97
  %sunkaddr413.i = getelementptr i8, ptr %arg.now, i64 %sunkaddr410.i
  %.610.i = load double, ptr %sunkaddr413.i, align 8, !noalias !97
  %.611.i = fadd double %.607.i, %.610.i
  store double %.611.i, ptr %sunkaddr411.i, align 8, !noalias !97
  %sunkaddr416.i = getelementptr i8, ptr %sunkaddr411.i, i64 8
  %.607.1.i = load double, ptr %sunkaddr416.i, align 8, !noalias !97
  %sunkaddr419.i = getelementptr i8, ptr %sunkaddr413.i, i64 8
  %.610.1.i = load double, ptr %sunkaddr419.i, align 8, !noalias !97
  %.611.1.i = fadd double %.607.1.i, %.610.1.i
  store double %.611.1.i, ptr %sunkaddr416.i, align 8, !noalias !97
  %sunkaddr422.i = getelementptr i8, ptr %sunkaddr411.i, i64 16
  %.607.2.i = load double, ptr %sunkaddr422.i, align 8, !noalias !97
  %sunkaddr425.i = getelementptr i8, ptr %sunkaddr413.i, i64 16
  %.610.2.i = load double, ptr %sunkaddr425.i, align 8, !noalias !97
  %.611.2.i = fadd double %.607.2.i, %.610.2.i
  store double %.611.2.i, ptr %sunkaddr422.i, align 8, !noalias !97
  %.580.3.i = add nuw nsw i64 %.573174176.i, 4
  %sunkaddr428.i = getelementptr i8, ptr %sunkaddr411.i, i64 24
  %.607.3.i = load double, ptr %sunkaddr428.i, align 8, !noalias !97
  %sunkaddr431.i = getelementptr i8, ptr %sunkaddr413.i, i64 24
  %.610.3.i = load double, ptr %sunkaddr431.i, align 8, !noalias !97
  %.611.3.i = fadd double %.607.3.i, %.610.3.i
  store double %.611.3.i, ptr %sunkaddr428.i, align 8, !noalias !97
  %niter73.ncmp.3.i = icmp eq i64 %unroll_iter.i191, %.580.3.i
  br i1 %niter73.ncmp.3.i, label %B322.loopexit.unr-lcssa.i, label %B272.if.i

_ZN9teachmech3run8compiled15kernel_explicit11interpolateB3v31B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2ax10float64_2a.exit: ; preds = %B272.if.epil.i, %B2696, %B322.loopexit.unr-lcssa.i
  br i1 %40, label %B2838, label %B2768

B2768:                                            ; preds = %_ZN9teachmech3run8compiled15kernel_explicit11interpolateB3v31B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2ax10float64_2a.exit
  %sunkaddr757 = shl i64 %.2685, 3
  %sunkaddr758 = getelementptr i8, ptr %arg.times, i64 %sunkaddr757
  %.2732 = load double, ptr %sunkaddr758, align 8
  store i8 0, ptr %.2735, align 1
  call fastcc void @part8(ptr nonnull %.2735, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.2732, ptr %.158)
  %.2749 = load i8, ptr %.2735, align 1
  %.2752.not = icmp eq i8 %.2749, 0
  br i1 %.2752.not, label %common.ret, label %B2838

B2838:                                            ; preds = %B2768, %_ZN9teachmech3run8compiled15kernel_explicit11interpolateB3v31B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2ax10float64_2a.exit
  br i1 %31, label %B2868.if.lr.ph, label %B2914

B2868.if.lr.ph:                                   ; preds = %B2838
  br i1 %70, label %B2868.if.epil.preheader, label %B2868.if

B2914.loopexit.unr-lcssa:                         ; preds = %B2868.if
  br i1 %72, label %B2914, label %B2868.if.epil.preheader

B2868.if.epil.preheader:                          ; preds = %B2914.loopexit.unr-lcssa, %B2868.if.lr.ph
  %.293111051107.epil.init = phi i64 [ 0, %B2868.if.lr.ph ], [ %.2938.3, %B2914.loopexit.unr-lcssa ]
  %148 = shl i64 %.293111051107.epil.init, 3
  %scevgep720 = getelementptr i8, ptr %lsr.iv718, i64 %148
  %scevgep723 = getelementptr i8, ptr %.158, i64 %148
  br label %B2868.if.epil

B2868.if.epil:                                    ; preds = %B2868.if.epil, %B2868.if.epil.preheader
  %epil.iter512 = phi i64 [ 0, %B2868.if.epil.preheader ], [ %epil.iter512.next, %B2868.if.epil ]
  %149 = shl nuw nsw i64 %epil.iter512, 3
  %scevgep724 = getelementptr i8, ptr %scevgep723, i64 %149
  %.2965.epil = load double, ptr %scevgep724, align 8
  %scevgep721 = getelementptr i8, ptr %scevgep720, i64 %149
  store double %.2965.epil, ptr %scevgep721, align 8
  %epil.iter512.next = add nuw nsw i64 %epil.iter512, 1
  %epil.iter512.cmp.not = icmp eq i64 %epil.iter512.next, 2
  br i1 %epil.iter512.cmp.not, label %B2914, label %B2868.if.epil, !llvm.loop !101

B2914:                                            ; preds = %B2868.if.epil, %B2914.loopexit.unr-lcssa, %B2838
  %.2990 = add nsw i64 %i.2.2, 2
  %.2992 = icmp slt i64 %.2990, %arg.count
  br i1 %.2992, label %B2942, label %B2972

B2942:                                            ; preds = %B2914
  %sunkaddr759 = shl i64 %i.2.2, 3
  %sunkaddr760 = getelementptr i8, ptr %arg.times, i64 %sunkaddr759
  %sunkaddr761 = getelementptr i8, ptr %sunkaddr760, i64 16
  %.3006 = load double, ptr %sunkaddr761, align 8
  %.3008 = fcmp ugt double %.3006, %.11.i188
  %scevgep709 = getelementptr i8, ptr %lsr.iv708, i64 %3
  %scevgep719 = getelementptr i8, ptr %lsr.iv718, i64 %3
  br i1 %.3008, label %B2972, label %B2696

B2972:                                            ; preds = %B2942, %B2914, %B2666, %B2140, %B2104
  %i.3.1 = phi i64 [ %.1960, %B2104 ], [ %.1960, %B2140 ], [ %.1960, %B2666 ], [ %.2685, %B2914 ], [ %.2685, %B2942 ]
  store i64 %i.3.1, ptr %arg.index, align 8
  %.3031 = load i64, ptr %sunkaddr762, align 8
  %.3032 = add nsw i64 %.3031, 1
  store i64 %.3032, ptr %sunkaddr762, align 8
  br i1 %31, label %B3044.if.preheader, label %B3096

B3044.if.preheader:                               ; preds = %B2972
  %scevgep729 = getelementptr i8, ptr %rate.2.1, i64 8
  br label %B3044.if

B3096:                                            ; preds = %B3044.if, %B2972
  %.10.i192 = fcmp olt double %"$phi1740.1.2.2", %most.2.11063
  %.11.i193 = select i1 %.10.i192, double %"$phi1740.1.2.2", double %most.2.11063
  %.3208 = fmul double %.764, %.11.i193
  %.3211 = fcmp olt double %part.2.2, %length.2.11064
  %"$phi3164.5.2.1" = select i1 %.3211, double %length.2.11064, double 0.000000e+00
  %.10.i249 = fcmp ogt double %"$phi3164.5.2.1", %.3208
  %.11.i250 = select i1 %.10.i249, double %"$phi3164.5.2.1", double %.3208
  store double %.11.i188, ptr %arg.clock, align 8
  store double %.11.i250, ptr %.206, align 8
  %.3284 = load double, ptr %sunkaddr764, align 8
  %.3286 = fcmp olt double %margin.2.1, %.3284
  %.3292 = fcmp olt double %margin.2.1, 2.000000e-01
  %or.cond817 = and i1 %.3292, %.3286
  %.3298 = fcmp uge double %.585, %.764
  %or.cond821 = select i1 %or.cond817, i1 %.3298, i1 false
  %.3313 = fmul double %.764, %margin.2.1
  %.3318 = fsub double %.3284, %margin.2.1
  %.3322 = fdiv double %.3313, %.3318
  %"$phi3306.1.2.1" = select i1 %or.cond821, double %.3322, double 0x7FF0000000000000
  store double %"$phi3306.1.2.1", ptr %sunkaddr744, align 8
  %.3338 = load double, ptr %sunkaddr766, align 8
  %.10.i251 = fcmp ogt double %.764, %.3338
  %.11.i252 = select i1 %.10.i251, double %.764, double %.3338
  store double %margin.2.1, ptr %sunkaddr764, align 8
  store double %.11.i252, ptr %sunkaddr766, align 8
  %.3381 = icmp slt i64 %.412.sroa.0.0186, %arg.kept_ends
  br i1 %.3381, label %B3388, label %B3464

B3388:                                            ; preds = %B3096
  %.3387 = mul nsw i64 %.412.sroa.0.0186, %.3385
  %.3391 = getelementptr inbounds double, ptr %arg.ends, i64 %.3387
  store double %.11.i188, ptr %.3391, align 8, !noalias !102
  br i1 %.9636.not.i, label %B3464, label %B44.if.preheader.i

B44.if.preheader.i:                               ; preds = %B3388
  br i1 %73, label %B44.if.epil.preheader.i, label %B44.if.i155

B78.loopexit.unr-lcssa.i:                         ; preds = %B44.if.i155
  br i1 %lcmp.mod.not.i158, label %B3464, label %B44.if.epil.preheader.i

B44.if.epil.preheader.i:                          ; preds = %B78.loopexit.unr-lcssa.i, %B44.if.preheader.i
  %.1023537.epil.init.i = phi i64 [ 0, %B44.if.preheader.i ], [ %.109.7.i, %B78.loopexit.unr-lcssa.i ]
  %150 = shl i64 %.1023537.epil.init.i, 3
  %151 = getelementptr i8, ptr %.3391, i64 %150
  %scevgep.i159 = getelementptr i8, ptr %151, i64 8
  %scevgep3.i = getelementptr i8, ptr %arg.now, i64 %150
  br label %B44.if.epil.i

B44.if.epil.i:                                    ; preds = %B44.if.epil.i, %B44.if.epil.preheader.i
  %epil.iter.i160 = phi i64 [ %epil.iter.next.i161, %B44.if.epil.i ], [ 0, %B44.if.epil.preheader.i ]
  %152 = shl i64 %epil.iter.i160, 3
  %scevgep5.i = getelementptr i8, ptr %scevgep3.i, i64 %152
  %.136.epil.i = load double, ptr %scevgep5.i, align 8, !noalias !102
  %scevgep1.i = getelementptr i8, ptr %scevgep.i159, i64 %152
  store double %.136.epil.i, ptr %scevgep1.i, align 8, !noalias !102
  %epil.iter.next.i161 = add i64 %epil.iter.i160, 1
  %epil.iter.cmp.not.i162 = icmp eq i64 %xtraiter.i153, %epil.iter.next.i161
  br i1 %epil.iter.cmp.not.i162, label %B3464, label %B44.if.epil.i, !llvm.loop !105

B44.if.i155:                                      ; preds = %B44.if.preheader.i, %B44.if.i155
  %.1023537.i = phi i64 [ %.109.7.i, %B44.if.i155 ], [ 0, %B44.if.preheader.i ]
  %sunkaddr38.i = shl i64 %.1023537.i, 3
  %sunkaddr39.i = getelementptr i8, ptr %arg.now, i64 %sunkaddr38.i
  %.136.i = load double, ptr %sunkaddr39.i, align 8, !noalias !102
  %sunkaddr41.i = getelementptr i8, ptr %.3391, i64 %sunkaddr38.i
  %sunkaddr42.i = getelementptr i8, ptr %sunkaddr41.i, i64 8
  store double %.136.i, ptr %sunkaddr42.i, align 8, !noalias !102
  %sunkaddr44.i = getelementptr i8, ptr %sunkaddr39.i, i64 8
  %.136.1.i = load double, ptr %sunkaddr44.i, align 8, !noalias !102
  %sunkaddr47.i = getelementptr i8, ptr %sunkaddr41.i, i64 16
  store double %.136.1.i, ptr %sunkaddr47.i, align 8, !noalias !102
  %sunkaddr50.i = getelementptr i8, ptr %sunkaddr39.i, i64 16
  %.136.2.i = load double, ptr %sunkaddr50.i, align 8, !noalias !102
  %sunkaddr53.i = getelementptr i8, ptr %sunkaddr41.i, i64 24
  store double %.136.2.i, ptr %sunkaddr53.i, align 8, !noalias !102
  %sunkaddr56.i = getelementptr i8, ptr %sunkaddr39.i, i64 24
  %.136.3.i = load double, ptr %sunkaddr56.i, align 8, !noalias !102
  %sunkaddr59.i = getelementptr i8, ptr %sunkaddr41.i, i64 32
  store double %.136.3.i, ptr %sunkaddr59.i, align 8, !noalias !102
  %sunkaddr62.i156 = getelementptr i8, ptr %sunkaddr39.i, i64 32
  %.136.4.i = load double, ptr %sunkaddr62.i156, align 8, !noalias !102
  %sunkaddr65.i157 = getelementptr i8, ptr %sunkaddr41.i, i64 40
  store double %.136.4.i, ptr %sunkaddr65.i157, align 8, !noalias !102
  %sunkaddr68.i = getelementptr i8, ptr %sunkaddr39.i, i64 40
  %.136.5.i = load double, ptr %sunkaddr68.i, align 8, !noalias !102
  %sunkaddr71.i = getelementptr i8, ptr %sunkaddr41.i, i64 48
  store double %.136.5.i, ptr %sunkaddr71.i, align 8, !noalias !102
  %sunkaddr74.i = getelementptr i8, ptr %sunkaddr39.i, i64 48
  %.136.6.i = load double, ptr %sunkaddr74.i, align 8, !noalias !102
  %sunkaddr77.i = getelementptr i8, ptr %sunkaddr41.i, i64 56
  store double %.136.6.i, ptr %sunkaddr77.i, align 8, !noalias !102
  %.109.7.i = add nuw nsw i64 %.1023537.i, 8
  %sunkaddr80.i = getelementptr i8, ptr %sunkaddr39.i, i64 56
  %.136.7.i = load double, ptr %sunkaddr80.i, align 8, !noalias !102
  %sunkaddr83.i = getelementptr i8, ptr %sunkaddr41.i, i64 64
  store double %.136.7.i, ptr %sunkaddr83.i, align 8, !noalias !102
  %niter.ncmp.7.i = icmp eq i64 %unroll_iter.i154, %.109.7.i
  br i1 %niter.ncmp.7.i, label %B78.loopexit.unr-lcssa.i, label %B44.if.i155

B3464:                                            ; preds = %B44.if.epil.i, %B78.loopexit.unr-lcssa.i, %B3388, %B3096
  %.3424 = load i64, ptr %sunkaddr762, align 8
  %.3444 = srem i64 %.3424, 1000
  %.3446 = icmp slt i64 %.3444, 0
  %.3455 = add nsw i64 %.3444, 1000
  %.3435.1 = select i1 %.3446, i64 %.3455, i64 %.3444
  %.3465 = icmp eq i64 %.3435.1, 0
  br i1 %.3465, label %B3494, label %B3564

B3494:                                            ; preds = %B3464
  %.3470 = load double, ptr %arg.times, align 8
  %.3472 = fsub double %.59, %.3470
  %.13.i = load double, ptr %sunkaddr768, align 8, !noalias !106
  %.18.i195 = load double, ptr %sunkaddr766, align 8, !noalias !106
  %.23.i = fdiv double %.3472, 1.000000e+03
  %.10.i.i196 = fcmp ogt double %.23.i, %.18.i195
  %.11.i.i197 = select i1 %.10.i.i196, double %.23.i, double %.18.i195
  %.15.i198 = fsub double %.11.i188, %.13.i
  %.58.i = fdiv double %.11.i.i197, 1.000000e+02
  %.59.i = fcmp uge double %.15.i198, %.58.i
  br i1 %.59.i, label %B90.i, label %common.ret

B90.i:                                            ; preds = %B3494
  store double %.11.i188, ptr %sunkaddr768, align 8, !noalias !106
  br label %B3564

B3564:                                            ; preds = %B90.i, %B3464
  %.422 = icmp sgt i64 %.4211126185, 0
  %.435 = zext i1 %.422 to i64
  %.4281160 = add i64 %.4281160184, %.435
  %.431 = sext i1 %.422 to i64
  %.4211126 = add nsw i64 %.4211126185, %.431
  %.412.sroa.0.0 = select i1 %.422, i64 %.4281160184, i64 0
  br i1 %.422, label %B630, label %common.ret

B1012.if:                                         ; preds = %B1012.if.preheader, %B1012.if
  %.85410001002 = phi i64 [ %.861.3, %B1012.if ], [ 0, %B1012.if.preheader ]
  %153 = shl i64 %.85410001002, 3
  %scevgep578 = getelementptr i8, ptr %scevgep, i64 %153
  %scevgep579 = getelementptr i8, ptr %scevgep578, i64 -24
  %.888 = load double, ptr %scevgep579, align 8
  %scevgep586 = getelementptr i8, ptr %scevgep580, i64 %153
  %scevgep587 = getelementptr i8, ptr %scevgep586, i64 -24
  store double %.888, ptr %scevgep587, align 8
  %scevgep577 = getelementptr i8, ptr %scevgep578, i64 -16
  %.888.1 = load double, ptr %scevgep577, align 8
  %scevgep585 = getelementptr i8, ptr %scevgep586, i64 -16
  store double %.888.1, ptr %scevgep585, align 8
  %scevgep575 = getelementptr i8, ptr %scevgep578, i64 -8
  %.888.2 = load double, ptr %scevgep575, align 8
  %scevgep583 = getelementptr i8, ptr %scevgep586, i64 -8
  store double %.888.2, ptr %scevgep583, align 8
  %.861.3 = add nuw nsw i64 %.85410001002, 4
  %.888.3 = load double, ptr %scevgep578, align 8
  store double %.888.3, ptr %scevgep586, align 8
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.861.3
  br i1 %niter.ncmp.3, label %B1040.loopexit.unr-lcssa, label %B1012.if

B1118.endif:                                      ; preds = %B236.i
  br i1 %35, label %B34.if.preheader.i240, label %B80.if.i203.preheader

B34.if.preheader.i240:                            ; preds = %B1118.endif
  tail call void @llvm.memset.p0.i64(ptr align 8 %.1090, i8 0, i64 %3, i1 false), !noalias !109
  br label %B80.if.i203.preheader

B80.if.i203.preheader:                            ; preds = %B34.if.preheader.i240, %B1118.endif
  br label %B80.if.i203

B236.i237.loopexit.unr-lcssa:                     ; preds = %B180.if.i213
  br i1 %.not1, label %B180.if.i213.epil.preheader, label %B236.i237

B180.if.i213.epil.preheader:                      ; preds = %B180.if.i213.preheader, %B236.i237.loopexit.unr-lcssa
  %.404136138.i214.epil.init = phi i64 [ 0, %B180.if.i213.preheader ], [ %.411.1.i222.1, %B236.i237.loopexit.unr-lcssa ]
  %154 = shl i64 %.404136138.i214.epil.init, 3
  %sunkaddr11.i215.epil = getelementptr i8, ptr %.1090, i64 %154
  %.438.i216.epil = load double, ptr %sunkaddr11.i215.epil, align 8, !noalias !109
  %scevgep9.i217.epil = getelementptr i8, ptr %lsr.iv.i204, i64 %154
  %scevgep10.i218.epil = getelementptr i8, ptr %scevgep9.i217.epil, i64 -8
  %.441.i219.epil = load double, ptr %scevgep10.i218.epil, align 8, !noalias !109
  %.443.i220.epil = fmul double %.304.i207, %.441.i219.epil
  %.444.i221.epil = fadd double %.438.i216.epil, %.443.i220.epil
  store double %.444.i221.epil, ptr %sunkaddr11.i215.epil, align 8, !noalias !109
  %sunkaddr14.i223.epil = getelementptr i8, ptr %sunkaddr11.i215.epil, i64 8
  %.438.1.i224.epil = load double, ptr %sunkaddr14.i223.epil, align 8, !noalias !109
  %.441.1.i225.epil = load double, ptr %scevgep9.i217.epil, align 8, !noalias !109
  %.443.1.i226.epil = fmul double %.304.i207, %.441.1.i225.epil
  %.444.1.i227.epil = fadd double %.438.1.i224.epil, %.443.1.i226.epil
  store double %.444.1.i227.epil, ptr %sunkaddr14.i223.epil, align 8, !noalias !109
  br label %B236.i237

B236.i237:                                        ; preds = %B80.if.i203, %B180.if.i213.epil.preheader, %B236.i237.loopexit.unr-lcssa
  %scevgep7.i238 = getelementptr i8, ptr %lsr.iv.i204, i64 %3
  %scevgep618 = getelementptr i8, ptr %lsr.iv617, i64 %3
  %exitcond160.not.i239 = icmp eq i64 %.250.i206, 13
  br i1 %exitcond160.not.i239, label %B1118.endif.endif, label %B80.if.i203

B80.if.i203:                                      ; preds = %B80.if.i203.preheader, %B236.i237
  %lsr.iv617 = phi ptr [ %scevgep618, %B236.i237 ], [ %scevgep580, %B80.if.i203.preheader ]
  %lsr.iv.i204 = phi ptr [ %scevgep7.i238, %B236.i237 ], [ %scevgep6.i, %B80.if.i203.preheader ]
  %.243143153.i205 = phi i64 [ %.250.i206, %B236.i237 ], [ 0, %B80.if.i203.preheader ]
  %.250.i206 = add nuw nsw i64 %.243143153.i205, 1
  %155 = getelementptr double, ptr @.const.array.data.1.30, i64 %.243143153.i205
  %.304.i207 = load double, ptr %155, align 8, !noalias !109
  %156 = shl nuw i64 1, %.243143153.i205
  %157 = and i64 %156, 4126
  %.316.i210 = icmp ne i64 %157, 0
  %brmerge.i211 = or i1 %.806, %.316.i210
  br i1 %brmerge.i211, label %B236.i237, label %B180.if.i213.preheader

B180.if.i213.preheader:                           ; preds = %B80.if.i203
  br i1 %38, label %B180.if.i213.epil.preheader, label %B180.if.i213

B180.if.i213:                                     ; preds = %B180.if.i213.preheader, %B180.if.i213
  %lsr.iv625 = phi i64 [ %lsr.iv.next626, %B180.if.i213 ], [ %unroll_iter461, %B180.if.i213.preheader ]
  %.404136138.i214 = phi i64 [ %.411.1.i222.1, %B180.if.i213 ], [ 0, %B180.if.i213.preheader ]
  %158 = shl i64 %.404136138.i214, 3
  %scevgep615 = getelementptr i8, ptr %scevgep609, i64 %158
  %scevgep616 = getelementptr i8, ptr %scevgep615, i64 -24
  %.438.i216 = load double, ptr %scevgep616, align 8, !noalias !109
  %scevgep621 = getelementptr i8, ptr %lsr.iv617, i64 %158
  %scevgep622 = getelementptr i8, ptr %scevgep621, i64 -16
  %scevgep624 = getelementptr i8, ptr %scevgep621, i64 -24
  %.441.i219 = load double, ptr %scevgep624, align 8, !noalias !109
  %.443.i220 = fmul double %.304.i207, %.441.i219
  %.444.i221 = fadd double %.438.i216, %.443.i220
  store double %.444.i221, ptr %scevgep616, align 8, !noalias !109
  %scevgep614 = getelementptr i8, ptr %scevgep615, i64 -16
  %.438.1.i224 = load double, ptr %scevgep614, align 8, !noalias !109
  %.441.1.i225 = load double, ptr %scevgep622, align 8, !noalias !109
  %.443.1.i226 = fmul double %.304.i207, %.441.1.i225
  %.444.1.i227 = fadd double %.438.1.i224, %.443.1.i226
  store double %.444.1.i227, ptr %scevgep614, align 8, !noalias !109
  %scevgep612 = getelementptr i8, ptr %scevgep615, i64 -8
  %.438.i216.1 = load double, ptr %scevgep612, align 8, !noalias !109
  %scevgep620 = getelementptr i8, ptr %scevgep621, i64 -8
  %.441.i219.1 = load double, ptr %scevgep620, align 8, !noalias !109
  %.443.i220.1 = fmul double %.304.i207, %.441.i219.1
  %.444.i221.1 = fadd double %.438.i216.1, %.443.i220.1
  store double %.444.i221.1, ptr %scevgep612, align 8, !noalias !109
  %.411.1.i222.1 = add i64 %.404136138.i214, 4
  %.438.1.i224.1 = load double, ptr %scevgep615, align 8, !noalias !109
  %.441.1.i225.1 = load double, ptr %scevgep621, align 8, !noalias !109
  %.443.1.i226.1 = fmul double %.304.i207, %.441.1.i225.1
  %.444.1.i227.1 = fadd double %.438.1.i224.1, %.443.1.i226.1
  store double %.444.1.i227.1, ptr %scevgep615, align 8, !noalias !109
  %lsr.iv.next626 = add i64 %lsr.iv625, -2
  %niter468.ncmp.1 = icmp eq i64 %lsr.iv.next626, 0
  br i1 %niter468.ncmp.1, label %B236.i237.loopexit.unr-lcssa, label %B180.if.i213

B1118.endif.endif:                                ; preds = %B236.i237
  br i1 %31, label %B1304.if, label %B1448

B1304.if:                                         ; preds = %B1118.endif.endif, %B1304.if
  %.120510061008 = phi i64 [ %.1212, %B1304.if ], [ 0, %B1118.endif.endif ]
  %159 = shl i64 %.120510061008, 3
  %scevgep631 = getelementptr i8, ptr %scevgep630, i64 %159
  %.1239 = load double, ptr %scevgep631, align 8
  %scevgep629 = getelementptr i8, ptr %arg.now, i64 %159
  %.1242 = load double, ptr %scevgep629, align 8
  %.1243 = tail call double @llvm.fabs.f64(double %.1242)
  %scevgep628 = getelementptr i8, ptr %.152, i64 %159
  %.1246 = load double, ptr %scevgep628, align 8
  %.1247 = tail call double @llvm.fabs.f64(double %.1246)
  %.10.i242 = fcmp ogt double %.1247, %.1243
  %.11.i243 = select i1 %.10.i242, double %.1247, double %.1243
  %.1212 = add nuw nsw i64 %.120510061008, 1
  %.1276 = fadd double %.1239, %.11.i243
  %.1278 = fmul double %arg.tolerance, %.1276
  %scevgep627 = getelementptr i8, ptr %.174, i64 %159
  store double %.1278, ptr %scevgep627, align 8
  %exitcond2507.not = icmp eq i64 %..54818, %.1212
  br i1 %exitcond2507.not, label %B1448, label %B1304.if

B148.i:                                           ; preds = %B44.if.i, %B1448
  %sum5.2.0.lcssa.i = phi double [ 0.000000e+00, %B1448 ], [ %.181.1.i, %B44.if.i ]
  %sum3.2.0.lcssa.i = phi double [ 0.000000e+00, %B1448 ], [ %.221.1.i, %B44.if.i ]
  %.235.i = fcmp oeq double %sum5.2.0.lcssa.i, 0.000000e+00
  %.239.i = fcmp oeq double %sum3.2.0.lcssa.i, 0.000000e+00
  %or.cond.i = select i1 %.235.i, i1 %.239.i, i1 false
  br i1 %or.cond.i, label %B1448.endif.endif, label %B176.i

B176.i:                                           ; preds = %B148.i
  %.253.i = fmul double %.764, %sum5.2.0.lcssa.i
  %.257.i = fmul double %sum3.2.0.lcssa.i, 1.000000e-02
  %.261.i = fadd double %sum5.2.0.lcssa.i, %.257.i
  %.266.i = fmul double %.261.i, %.265.i
  %.276.i = tail call double @sqrt(double %.266.i)
  %.284.i = fdiv double %.253.i, %.276.i
  br label %B1448.endif.endif

B44.if.i:                                         ; preds = %B1448, %B44.if.i
  %sum3.2.053.i = phi double [ %.221.1.i, %B44.if.i ], [ 0.000000e+00, %B1448 ]
  %sum5.2.052.i = phi double [ %.181.1.i, %B44.if.i ], [ 0.000000e+00, %B1448 ]
  %.1144750.i = phi i64 [ %.121.1.i, %B44.if.i ], [ 0, %B1448 ]
  %160 = shl i64 %.1144750.i, 3
  %scevgep21.i = getelementptr i8, ptr %scevgep.i245, i64 %160
  %scevgep22.i = getelementptr i8, ptr %scevgep21.i, i64 -8
  %.148.i = load double, ptr %scevgep22.i, align 8, !noalias !112
  %scevgep636 = getelementptr i8, ptr %scevgep634, i64 %160
  %scevgep637 = getelementptr i8, ptr %scevgep636, i64 -8
  %.151.i = load double, ptr %scevgep637, align 8, !noalias !112
  %.155.i = fdiv double %.148.i, %.151.i
  %scevgep632 = getelementptr i8, ptr %scevgep27.i, i64 %160
  %scevgep633 = getelementptr i8, ptr %scevgep632, i64 -8
  %.188.i = load double, ptr %scevgep633, align 8, !noalias !112
  %.195.i = fdiv double %.188.i, %.151.i
  %.147.i14.i = fmul double %.195.i, %.195.i
  %.147.i.i = fmul double %.155.i, %.155.i
  %.181.i = fadd double %sum5.2.052.i, %.147.i.i
  %.221.i = fadd double %sum3.2.053.i, %.147.i14.i
  %.148.1.i = load double, ptr %scevgep21.i, align 8, !noalias !112
  %.151.1.i = load double, ptr %scevgep636, align 8, !noalias !112
  %.155.1.i = fdiv double %.148.1.i, %.151.1.i
  %.188.1.i = load double, ptr %scevgep632, align 8, !noalias !112
  %.195.1.i = fdiv double %.188.1.i, %.151.1.i
  %.147.i14.1.i = fmul double %.195.1.i, %.195.1.i
  %.147.i.1.i = fmul double %.155.1.i, %.155.1.i
  %.121.1.i = add nuw i64 %.1144750.i, 2
  %.181.1.i = fadd double %.181.i, %.147.i.1.i
  %.221.1.i = fadd double %.221.i, %.147.i14.1.i
  %niter.ncmp.1.i246 = icmp eq i64 %unroll_iter.i, %.121.1.i
  br i1 %niter.ncmp.1.i246, label %B148.i, label %B44.if.i

B1448.endif.endif:                                ; preds = %B176.i, %B148.i
  %storemerge.i248 = phi double [ %.284.i, %B176.i ], [ 0.000000e+00, %B148.i ]
  br i1 %40, label %B1710, label %B1584

B2280.if:                                         ; preds = %B2250.critedge, %B2280.if
  %.219110741076 = phi i64 [ %.2198, %B2280.if ], [ 0, %B2250.critedge ]
  %.2198 = add nuw nsw i64 %.219110741076, 1
  %161 = shl i64 %.219110741076, 3
  %scevgep653 = getelementptr i8, ptr %.152, i64 %161
  %.2225 = load double, ptr %scevgep653, align 8
  %scevgep652 = getelementptr i8, ptr %arg.now, i64 %161
  %.2228 = load double, ptr %scevgep652, align 8
  %.2229 = fsub double %.2225, %.2228
  %scevgep651 = getelementptr i8, ptr %.198, i64 %161
  store double %.2229, ptr %scevgep651, align 8
  %scevgep650 = getelementptr i8, ptr %arg.room, i64 %161
  %.2235 = load double, ptr %scevgep650, align 8
  %.2237 = fmul double %.764, %.2235
  %.2238 = fsub double %.2237, %.2229
  %scevgep648 = getelementptr i8, ptr %1, i64 %161
  store double %.2238, ptr %scevgep648, align 8
  %.2245 = fmul double %.2229, 2.000000e+00
  %scevgep649 = getelementptr i8, ptr %rate.2.1, i64 %161
  %.2248 = load double, ptr %scevgep649, align 8
  %.2251 = load double, ptr %scevgep650, align 8
  %.2252 = fadd double %.2248, %.2251
  %.2254 = fmul double %.764, %.2252
  %.2255 = fsub double %.2245, %.2254
  %scevgep647 = getelementptr i8, ptr %2, i64 %161
  store double %.2255, ptr %scevgep647, align 8
  %exitcond2510.not = icmp eq i64 %..54818, %.2198
  br i1 %exitcond2510.not, label %B2470.if, label %B2280.if

B2470.if:                                         ; preds = %B2280.if
  store ptr null, ptr %.2489, align 8
  call fastcc void @part10(ptr nonnull %.2489, ptr nonnull @.const.array.data.1.36, ptr %arg.room, i64 %.54, ptr %.2388)
  br i1 %43, label %B2608.if.epil.preheader, label %B2608.if

B2608.if:                                         ; preds = %B2470.if, %B2608.if
  %.260110811083 = phi i64 [ %.2608.3488, %B2608.if ], [ 0, %B2470.if ]
  %162 = shl i64 %.260110811083, 3
  %scevgep660 = getelementptr i8, ptr %scevgep654, i64 %162
  %scevgep661 = getelementptr i8, ptr %scevgep660, i64 -24
  %.2635 = load double, ptr %scevgep661, align 8
  %.2637 = fmul double %.764, %.2635
  store double %.2637, ptr %scevgep661, align 8
  %scevgep659 = getelementptr i8, ptr %scevgep660, i64 -16
  %.2635.1478 = load double, ptr %scevgep659, align 8
  %.2637.1479 = fmul double %.764, %.2635.1478
  store double %.2637.1479, ptr %scevgep659, align 8
  %scevgep657 = getelementptr i8, ptr %scevgep660, i64 -8
  %.2635.2484 = load double, ptr %scevgep657, align 8
  %.2637.2485 = fmul double %.764, %.2635.2484
  store double %.2637.2485, ptr %scevgep657, align 8
  %.2608.3488 = add nuw nsw i64 %.260110811083, 4
  %.2635.3490 = load double, ptr %scevgep660, align 8
  %.2637.3491 = fmul double %.764, %.2635.3490
  store double %.2637.3491, ptr %scevgep660, align 8
  %niter474.ncmp.3 = icmp eq i64 %unroll_iter, %.2608.3488
  br i1 %niter474.ncmp.3, label %B2470.loopexit.loopexit.unr-lcssa, label %B2608.if

B2868.if:                                         ; preds = %B2868.if.lr.ph, %B2868.if
  %.293111051107 = phi i64 [ %.2938.3, %B2868.if ], [ 0, %B2868.if.lr.ph ]
  %163 = shl i64 %.293111051107, 3
  %scevgep704 = getelementptr i8, ptr %scevgep698, i64 %163
  %scevgep705 = getelementptr i8, ptr %scevgep704, i64 -24
  %.2965 = load double, ptr %scevgep705, align 8
  %scevgep715 = getelementptr i8, ptr %lsr.iv708, i64 %163
  %scevgep716 = getelementptr i8, ptr %scevgep715, i64 -24
  store double %.2965, ptr %scevgep716, align 8
  %scevgep703 = getelementptr i8, ptr %scevgep704, i64 -16
  %.2965.1 = load double, ptr %scevgep703, align 8
  %scevgep714 = getelementptr i8, ptr %scevgep715, i64 -16
  store double %.2965.1, ptr %scevgep714, align 8
  %scevgep701 = getelementptr i8, ptr %scevgep704, i64 -8
  %.2965.2 = load double, ptr %scevgep701, align 8
  %scevgep712 = getelementptr i8, ptr %scevgep715, i64 -8
  store double %.2965.2, ptr %scevgep712, align 8
  %.2938.3 = add nuw nsw i64 %.293111051107, 4
  %.2965.3 = load double, ptr %scevgep704, align 8
  store double %.2965.3, ptr %scevgep715, align 8
  %niter516.ncmp.3 = icmp eq i64 %unroll_iter, %.2938.3
  br i1 %niter516.ncmp.3, label %B2914.loopexit.unr-lcssa, label %B2868.if

B3044.if:                                         ; preds = %B3044.if, %B3044.if.preheader
  %lsr.iv739 = phi i64 [ %..54818, %B3044.if.preheader ], [ %lsr.iv.next740, %B3044.if ]
  %lsr.iv733 = phi ptr [ %arg.now, %B3044.if.preheader ], [ %scevgep734, %B3044.if ]
  %lsr.iv730 = phi ptr [ %scevgep729, %B3044.if.preheader ], [ %scevgep731, %B3044.if ]
  %lsr.iv726 = phi ptr [ %scevgep725, %B3044.if.preheader ], [ %scevgep727, %B3044.if ]
  %scevgep728 = getelementptr i8, ptr %lsr.iv726, i64 -8
  %.3156 = load double, ptr %scevgep728, align 8
  %scevgep732 = getelementptr i8, ptr %lsr.iv730, i64 -8
  %.3159 = load double, ptr %scevgep732, align 8
  store double %.3156, ptr %lsr.iv733, align 8
  %sunkaddr771 = getelementptr i8, ptr %lsr.iv733, i64 %7
  %sunkaddr772 = getelementptr i8, ptr %sunkaddr771, i64 16
  store double %.3159, ptr %sunkaddr772, align 8
  %.3156.1 = load double, ptr %lsr.iv726, align 8
  %.3159.1 = load double, ptr %lsr.iv730, align 8
  %scevgep735 = getelementptr i8, ptr %lsr.iv733, i64 8
  store double %.3156.1, ptr %scevgep735, align 8
  %sunkaddr774 = getelementptr i8, ptr %sunkaddr771, i64 24
  store double %.3159.1, ptr %sunkaddr774, align 8
  %scevgep727 = getelementptr i8, ptr %lsr.iv726, i64 16
  %scevgep731 = getelementptr i8, ptr %lsr.iv730, i64 16
  %scevgep734 = getelementptr i8, ptr %lsr.iv733, i64 16
  %lsr.iv.next740 = add i64 %lsr.iv739, -2
  %exitcond2518.not.1 = icmp eq i64 %lsr.iv.next740, 0
  br i1 %exitcond2518.not.1, label %B3096, label %B3044.if
}

declare double @llvm.pow.f64(double, double) #0

declare double @nextafter(double, double) local_unnamed_addr #4

define internal fastcc void @part9(ptr noalias nonnull writeonly captures(none) %retptr, i64 %arg.problem.0, i64 %arg.problem.2, ptr readonly captures(none) %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %arg.t, double %arg.h, double %arg.tolerance, ptr %arg.new, ptr readonly captures(none) %arg.errors, ptr captures(none) %arg.kept, ptr readonly captures(none) %arg.scale) unnamed_addr {
entry:
  %.67.i = alloca ptr, align 8
  %.261.i1 = alloca i64, align 8
  %.727.i = alloca ptr, align 8
  %.758.i = alloca i64, align 8
  %.181 = alloca i8, align 1
  store i8 0, ptr %.181, align 1
  %.39 = load i64, ptr %arg.problem.4, align 8
  %.40 = shl i64 %.39, 1
  %.41 = add i64 %.40, 2
  %.84 = icmp slt i64 %.39, 0
  %.128158.not191 = icmp eq i64 %.41, 0
  %.128158.not = or i1 %.84, %.128158.not191
  br i1 %.128158.not, label %B116, label %B88.if.preheader

B88.if.preheader:                                 ; preds = %entry
  %0 = and i64 %.39, 4611686018427387903
  %1 = icmp eq i64 %0, 0
  br i1 %1, label %B88.if.epil.preheader, label %B88.if.preheader.new

B88.if.preheader.new:                             ; preds = %B88.if.preheader
  %2 = add nuw nsw i64 %0, 1
  %unroll_iter = and i64 %2, 9223372036854775806
  br label %B88.if

B116.loopexit.unr-lcssa:                          ; preds = %B88.if
  %3 = and i64 %.39, 1
  %lcmp.mod.not.not = icmp eq i64 %3, 0
  br i1 %lcmp.mod.not.not, label %B88.if.epil.preheader, label %B116

B88.if.epil.preheader:                            ; preds = %B116.loopexit.unr-lcssa, %B88.if.preheader
  %.134157159.epil.init = phi i64 [ 0, %B88.if.preheader ], [ %.141.3.1, %B116.loopexit.unr-lcssa ]
  %sunkaddr34.epil = shl i64 %.134157159.epil.init, 3
  %sunkaddr35.epil = getelementptr i8, ptr %arg.errors, i64 %sunkaddr34.epil
  %.168.epil = load double, ptr %sunkaddr35.epil, align 8
  %sunkaddr37.epil = getelementptr i8, ptr %arg.kept, i64 %sunkaddr34.epil
  store double %.168.epil, ptr %sunkaddr37.epil, align 8
  %sunkaddr40.epil = getelementptr i8, ptr %sunkaddr35.epil, i64 8
  %.168.1.epil = load double, ptr %sunkaddr40.epil, align 8
  %sunkaddr43.epil = getelementptr i8, ptr %sunkaddr37.epil, i64 8
  store double %.168.1.epil, ptr %sunkaddr43.epil, align 8
  %sunkaddr46.epil = getelementptr i8, ptr %sunkaddr35.epil, i64 16
  %.168.2.epil = load double, ptr %sunkaddr46.epil, align 8
  %sunkaddr49.epil = getelementptr i8, ptr %sunkaddr37.epil, i64 16
  store double %.168.2.epil, ptr %sunkaddr49.epil, align 8
  %sunkaddr52.epil = getelementptr i8, ptr %sunkaddr35.epil, i64 24
  %.168.3.epil = load double, ptr %sunkaddr52.epil, align 8
  %sunkaddr55.epil = getelementptr i8, ptr %sunkaddr37.epil, i64 24
  store double %.168.3.epil, ptr %sunkaddr55.epil, align 8
  br label %B116

B116:                                             ; preds = %B88.if.epil.preheader, %B116.loopexit.unr-lcssa, %entry
  store i8 0, ptr %.181, align 1
  call fastcc void @part8(ptr nonnull %.181, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %arg.t, ptr %arg.new)
  %.195 = load i8, ptr %.181, align 1
  %.198.not = icmp eq i8 %.195, 0
  br i1 %.198.not, label %common.ret, label %B154

common.ret:                                       ; preds = %B116, %for.cond.preheader, %B192.critedge
  %"$phi512.0.2.0.sink" = phi double [ %"$phi512.0.2.0", %for.cond.preheader ], [ -1.000000e+00, %B192.critedge ], [ -1.000000e+00, %B116 ]
  store double %"$phi512.0.2.0.sink", ptr %retptr, align 8
  ret void

B154:                                             ; preds = %B116
  store ptr null, ptr %.67.i, align 8, !noalias !115
  store i64 0, ptr %.261.i1, align 8, !noalias !115
  store ptr null, ptr %.727.i, align 8, !noalias !115
  store i64 0, ptr %.758.i, align 8, !noalias !115
  %.40.i = load i64, ptr %arg.problem.4, align 8, !noalias !115
  %.42.i = getelementptr i8, ptr %arg.problem.4, i64 8
  %.43.i = load i64, ptr %.42.i, align 8, !noalias !115
  %.45.i = getelementptr i8, ptr %arg.problem.4, i64 16
  %.46.i = load i64, ptr %.45.i, align 8, !noalias !115
  %.63.i = inttoptr i64 %arg.problem.0 to ptr
  %.64.i = tail call i64 %.63.i(double %arg.t, ptr %arg.new, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.8), !noalias !115
  store ptr null, ptr %.67.i, align 8, !noalias !115
  call fastcc void @part1(ptr nonnull %.67.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7)
  %invariant.gep317.i = getelementptr double, ptr %arg.problem.7, i64 %.40.i
  %.423.i = add i64 %.43.i, %.40.i
  %..423.i = tail call i64 @llvm.smax.i64(i64 %.423.i, i64 0)
  %4 = getelementptr double, ptr %arg.problem.7, i64 %.423.i
  %gep318.i = getelementptr double, ptr %invariant.gep317.i, i64 %.423.i
  %5 = getelementptr double, ptr %arg.problem.6, i64 %.46.i
  %6 = shl nuw i64 %..423.i, 3
  %xtraiter40.i = and i64 %.40.i, 3
  %unroll_iter43.i = and i64 %.40.i, 9223372036854775804
  %.idx.i = shl i64 %.40.i, 4
  %7 = shl i64 %.46.i, 3
  %8 = getelementptr i8, ptr %arg.problem.6, i64 %7
  %scevgep74.i = getelementptr i8, ptr %8, i64 8
  %scevgep83.i = getelementptr i8, ptr %arg.kept, i64 24
  %9 = getelementptr i8, ptr %arg.kept, i64 %.idx.i
  %scevgep117.i = getelementptr i8, ptr %9, i64 40
  %scevgep135.i = getelementptr i8, ptr %9, i64 16
  %sunkaddr.i = getelementptr i8, ptr %arg.problem.4, i64 40
  %10 = icmp slt i64 %.423.i, 1
  %sunkaddr75.i = getelementptr i8, ptr %arg.problem.4, i64 24
  %sunkaddr78.i = getelementptr i8, ptr %arg.problem.4, i64 112
  %sunkaddr79.i = getelementptr i8, ptr %arg.problem.4, i64 120
  %11 = icmp slt i64 %.40.i, 1
  %12 = icmp ult i64 %.40.i, 4
  %13 = icmp eq i64 %xtraiter40.i, 0
  br label %B230.if.i

B238.i:                                           ; preds = %B230.if.i
  %.177.i = load i64, ptr %sunkaddr.i, align 8, !noalias !115
  br label %B266.i

B266.i:                                           ; preds = %B230.if.i, %B238.i
  %"$phi266.1.2.1.i" = phi i64 [ %.177.i, %B238.i ], [ %.43.i, %B230.if.i ]
  %.193.i = icmp eq i64 %"$phi266.1.2.1.i", 0
  br i1 %.193.i, label %B1023.i, label %B282.i

B282.i:                                           ; preds = %B266.i
  %"$phi336.1.2.2.in.v.i" = select i1 %41, i64 216, i64 208
  %"$phi336.1.2.2.in.i" = getelementptr i8, ptr %arg.problem.4, i64 %"$phi336.1.2.2.in.v.i"
  %"$phi336.1.2.2.i" = load i64, ptr %"$phi336.1.2.2.in.i", align 8, !noalias !115
  %"$phi400.1.2.sroa.0.2.in.v.i" = select i1 %41, i64 152, i64 144
  %"$phi400.1.2.sroa.0.2.in.i" = getelementptr i8, ptr %arg.problem.4, i64 %"$phi400.1.2.sroa.0.2.in.v.i"
  %"$phi400.1.2.sroa.0.2.i" = load i64, ptr %"$phi400.1.2.sroa.0.2.in.i", align 8, !noalias !115
  store i64 0, ptr %.261.i1, align 8, !noalias !115
  call fastcc void @part2(ptr nonnull %.261.i1, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %"$phi336.1.2.2.i")
  %.275.i = load i64, ptr %.261.i1, align 8, !noalias !115
  %"$phi400.1.2.sroa.8.2.i" = select i1 %41, i64 0, i64 %.40.i
  %invariant.gep.i = getelementptr double, ptr %arg.kept, i64 %"$phi400.1.2.sroa.8.2.i"
  br i1 %10, label %B600.i, label %B572.if.preheader.i

B474.loopexit.loopexit.unr-lcssa.i:               ; preds = %B964.if.i
  br i1 %13, label %B474.loopexit.i, label %B964.if.epil.preheader.i

B964.if.epil.preheader.i:                         ; preds = %B964.if.preheader.i, %B474.loopexit.loopexit.unr-lcssa.i
  %.913311313.epil.init.i = phi i64 [ 0, %B964.if.preheader.i ], [ %.920.3.i, %B474.loopexit.loopexit.unr-lcssa.i ]
  %14 = shl i64 %.913311313.epil.init.i, 3
  %scevgep100.i = getelementptr i8, ptr %arg.problem.7, i64 %14
  %15 = add i64 %.913311313.epil.init.i, %"$phi400.1.2.sroa.8.2.i"
  %16 = shl i64 %15, 3
  %scevgep102.i = getelementptr i8, ptr %arg.kept, i64 %16
  br label %B964.if.epil.i

B964.if.epil.i:                                   ; preds = %B964.if.epil.i, %B964.if.epil.preheader.i
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B964.if.epil.i ], [ 0, %B964.if.epil.preheader.i ]
  %17 = shl i64 %epil.iter.i, 3
  %scevgep33.i = getelementptr i8, ptr %scevgep102.i, i64 %17
  %.947.epil.i = load double, ptr %scevgep33.i, align 8, !noalias !115
  %scevgep32.i = getelementptr i8, ptr %scevgep100.i, i64 %17
  %.950.epil.i = load double, ptr %scevgep32.i, align 8, !noalias !115
  %.951.epil.i = fsub double %.947.epil.i, %.950.epil.i
  store double %.951.epil.i, ptr %scevgep33.i, align 8, !noalias !115
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter40.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B474.loopexit.i, label %B964.if.epil.i, !llvm.loop !118

B474.loopexit.i:                                  ; preds = %B964.if.epil.i, %B934.i, %B474.loopexit.loopexit.unr-lcssa.i
  %18 = getelementptr i8, ptr %invariant.gep.i, i64 %.idx.i
  %gep.1.i = getelementptr i8, ptr %18, i64 16
  br i1 %10, label %B600.1.i, label %B572.if.preheader.1.i

B572.if.preheader.1.i:                            ; preds = %B474.loopexit.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %4, i8 0, i64 %6, i1 false), !noalias !115
  br label %B600.1.i

B600.1.i:                                         ; preds = %B572.if.preheader.1.i, %B474.loopexit.i
  %.555.1.i = load i64, ptr %sunkaddr75.i, align 8, !noalias !115
  %.635305.not.1.i = icmp slt i64 %.555.1.i, 1
  br i1 %.635305.not.1.i, label %B832.1.i, label %B652.if.1.preheader.i

B652.if.1.preheader.i:                            ; preds = %B600.1.i
  %19 = icmp eq i64 %.555.1.i, 1
  br i1 %19, label %B652.if.1.epil.preheader.i, label %B652.if.1.preheader.new.i

B652.if.1.preheader.new.i:                        ; preds = %B652.if.1.preheader.i
  %20 = and i64 %.555.1.i, 9223372036854775806
  br label %B652.if.1.i

B652.if.1.i:                                      ; preds = %B652.if.1.i, %B652.if.1.preheader.new.i
  %lsr.iv37.i = phi i64 [ %lsr.iv.next38.i, %B652.if.1.i ], [ %20, %B652.if.1.preheader.new.i ]
  %lsr.iv108.i = phi ptr [ %scevgep109.i, %B652.if.1.i ], [ %scevgep74.i, %B652.if.1.preheader.new.i ]
  %lsr.iv104.i = phi ptr [ %scevgep105.i, %B652.if.1.i ], [ %.42.i, %B652.if.1.preheader.new.i ]
  %.675.1.i = load i64, ptr %sunkaddr78.i, align 8, !noalias !115
  %21 = shl i64 %.675.1.i, 3
  %scevgep115.i = getelementptr i8, ptr %lsr.iv104.i, i64 %21
  %scevgep116.i = getelementptr i8, ptr %scevgep115.i, i64 -8
  %.679.1.i = load i64, ptr %scevgep116.i, align 8, !noalias !115
  %.682.1.i = load i64, ptr %sunkaddr79.i, align 8, !noalias !115
  %22 = shl i64 %.682.1.i, 3
  %scevgep113.i = getelementptr i8, ptr %lsr.iv104.i, i64 %22
  %scevgep114.i = getelementptr i8, ptr %scevgep113.i, i64 -8
  %.686.1.i = load i64, ptr %scevgep114.i, align 8, !noalias !115
  %.694.1.i = getelementptr double, ptr %gep318.i, i64 %.679.1.i
  %.695.1.i = load double, ptr %.694.1.i, align 8, !noalias !115
  %scevgep110.i = getelementptr i8, ptr %lsr.iv108.i, i64 -8
  %.700.1.i = load double, ptr %scevgep110.i, align 8, !noalias !115
  %.702.1.i = getelementptr double, ptr %gep.1.i, i64 %.686.1.i
  %.703.1.i = load double, ptr %.702.1.i, align 8, !noalias !115
  %.704.1.i = fmul double %.700.1.i, %.703.1.i
  %.705.1.i = fadd double %.695.1.i, %.704.1.i
  store double %.705.1.i, ptr %.694.1.i, align 8, !noalias !115
  %.675.1.1.i = load i64, ptr %sunkaddr78.i, align 8, !noalias !115
  %23 = shl i64 %.675.1.1.i, 3
  %scevgep106.i = getelementptr i8, ptr %lsr.iv104.i, i64 %23
  %.679.1.1.i = load i64, ptr %scevgep106.i, align 8, !noalias !115
  %.682.1.1.i = load i64, ptr %sunkaddr79.i, align 8, !noalias !115
  %24 = shl i64 %.682.1.1.i, 3
  %scevgep107.i = getelementptr i8, ptr %lsr.iv104.i, i64 %24
  %.686.1.1.i = load i64, ptr %scevgep107.i, align 8, !noalias !115
  %.694.1.1.i = getelementptr double, ptr %gep318.i, i64 %.679.1.1.i
  %.695.1.1.i = load double, ptr %.694.1.1.i, align 8, !noalias !115
  %.700.1.1.i = load double, ptr %lsr.iv108.i, align 8, !noalias !115
  %.702.1.1.i = getelementptr double, ptr %gep.1.i, i64 %.686.1.1.i
  %.703.1.1.i = load double, ptr %.702.1.1.i, align 8, !noalias !115
  %.704.1.1.i = fmul double %.700.1.1.i, %.703.1.1.i
  %.705.1.1.i = fadd double %.695.1.1.i, %.704.1.1.i
  store double %.705.1.1.i, ptr %.694.1.1.i, align 8, !noalias !115
  %scevgep105.i = getelementptr i8, ptr %lsr.iv104.i, i64 16
  %scevgep109.i = getelementptr i8, ptr %lsr.iv108.i, i64 16
  %lsr.iv.next38.i = add i64 %lsr.iv37.i, -2
  %niter59.ncmp.1.i = icmp eq i64 %lsr.iv.next38.i, 0
  br i1 %niter59.ncmp.1.i, label %B832.1.loopexit.unr-lcssa.i, label %B652.if.1.i

B832.1.loopexit.unr-lcssa.i:                      ; preds = %B652.if.1.i
  %25 = and i64 %.555.1.i, 1
  %lcmp.mod56.not.i = icmp eq i64 %25, 0
  br i1 %lcmp.mod56.not.i, label %B832.1.i, label %B652.if.1.epil.preheader.i

B652.if.1.epil.preheader.i:                       ; preds = %B832.1.loopexit.unr-lcssa.i, %B652.if.1.preheader.i
  %.641304306.1.epil.init.i = phi i64 [ 0, %B652.if.1.preheader.i ], [ %20, %B832.1.loopexit.unr-lcssa.i ]
  %.675.1.epil.i = load i64, ptr %sunkaddr78.i, align 8, !noalias !115
  %26 = getelementptr i64, ptr %arg.problem.4, i64 %.675.1.epil.i
  %.678.1.epil.i = getelementptr i64, ptr %26, i64 %.641304306.1.epil.init.i
  %.679.1.epil.i = load i64, ptr %.678.1.epil.i, align 8, !noalias !115
  %.682.1.epil.i = load i64, ptr %sunkaddr79.i, align 8, !noalias !115
  %27 = getelementptr i64, ptr %arg.problem.4, i64 %.682.1.epil.i
  %.685.1.epil.i = getelementptr i64, ptr %27, i64 %.641304306.1.epil.init.i
  %.686.1.epil.i = load i64, ptr %.685.1.epil.i, align 8, !noalias !115
  %.694.1.epil.i = getelementptr double, ptr %gep318.i, i64 %.679.1.epil.i
  %.695.1.epil.i = load double, ptr %.694.1.epil.i, align 8, !noalias !115
  %.699.1.epil.i = getelementptr double, ptr %5, i64 %.641304306.1.epil.init.i
  %.700.1.epil.i = load double, ptr %.699.1.epil.i, align 8, !noalias !115
  %.702.1.epil.i = getelementptr double, ptr %gep.1.i, i64 %.686.1.epil.i
  %.703.1.epil.i = load double, ptr %.702.1.epil.i, align 8, !noalias !115
  %.704.1.epil.i = fmul double %.700.1.epil.i, %.703.1.epil.i
  %.705.1.epil.i = fadd double %.695.1.epil.i, %.704.1.epil.i
  store double %.705.1.epil.i, ptr %.694.1.epil.i, align 8, !noalias !115
  br label %B832.1.i

B832.1.i:                                         ; preds = %B652.if.1.epil.preheader.i, %B832.1.loopexit.unr-lcssa.i, %B600.1.i
  br i1 %35, label %B844.1.i, label %B880.1.i

B880.1.i:                                         ; preds = %B832.1.i
  store i64 0, ptr %.758.i, align 8, !noalias !115
  call fastcc void @part5(ptr nonnull %.758.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %"$phi400.1.2.sroa.0.2.i", i64 %"$phi266.1.2.1.i")
  %.772.1.i = load i64, ptr %.758.i, align 8, !noalias !115
  %.786.1.i = icmp slt i64 %.772.1.i, 0
  br i1 %.786.1.i, label %B192.critedge, label %B934.1.i

B844.1.i:                                         ; preds = %B832.1.i
  store ptr null, ptr %.727.i, align 8, !noalias !115
  call fastcc void @part4(ptr nonnull %.727.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.6, ptr %arg.problem.7, i64 %"$phi336.1.2.2.i", i64 %.275.i)
  br label %B934.1.i

B934.1.i:                                         ; preds = %B844.1.i, %B880.1.i
  br i1 %11, label %B1023.i, label %B964.if.1.preheader.i

B964.if.1.preheader.i:                            ; preds = %B934.1.i
  br i1 %12, label %B964.if.1.epil.preheader.i, label %B964.if.1.preheader69.i

B964.if.1.preheader69.i:                          ; preds = %B964.if.1.preheader.i
  %28 = shl i64 %"$phi400.1.2.sroa.8.2.i", 3
  %scevgep118.i = getelementptr i8, ptr %scevgep117.i, i64 %28
  br label %B964.if.1.i

B964.if.1.i:                                      ; preds = %B964.if.1.i, %B964.if.1.preheader69.i
  %.913311313.1.i = phi i64 [ %.920.1.3.i, %B964.if.1.i ], [ 0, %B964.if.1.preheader69.i ]
  %29 = shl i64 %.913311313.1.i, 3
  %scevgep124.i = getelementptr i8, ptr %scevgep118.i, i64 %29
  %scevgep125.i = getelementptr i8, ptr %scevgep124.i, i64 -24
  %.947.1.i = load double, ptr %scevgep125.i, align 8, !noalias !115
  %sunkaddr60.i = getelementptr i8, ptr %arg.problem.7, i64 %29
  %.950.1.i = load double, ptr %sunkaddr60.i, align 8, !noalias !115
  %.951.1.i = fsub double %.947.1.i, %.950.1.i
  store double %.951.1.i, ptr %scevgep125.i, align 8, !noalias !115
  %scevgep53.i = getelementptr i8, ptr %scevgep124.i, i64 -16
  %.947.1.1.i = load double, ptr %scevgep53.i, align 8, !noalias !115
  %sunkaddr63.i = getelementptr i8, ptr %sunkaddr60.i, i64 8
  %.950.1.1.i = load double, ptr %sunkaddr63.i, align 8, !noalias !115
  %.951.1.1.i = fsub double %.947.1.1.i, %.950.1.1.i
  store double %.951.1.1.i, ptr %scevgep53.i, align 8, !noalias !115
  %scevgep51.i = getelementptr i8, ptr %scevgep124.i, i64 -8
  %.947.1.2.i = load double, ptr %scevgep51.i, align 8, !noalias !115
  %sunkaddr71.i = getelementptr i8, ptr %sunkaddr60.i, i64 16
  %.950.1.2.i = load double, ptr %sunkaddr71.i, align 8, !noalias !115
  %.951.1.2.i = fsub double %.947.1.2.i, %.950.1.2.i
  store double %.951.1.2.i, ptr %scevgep51.i, align 8, !noalias !115
  %.920.1.3.i = add nuw nsw i64 %.913311313.1.i, 4
  %.947.1.3.i = load double, ptr %scevgep124.i, align 8, !noalias !115
  %sunkaddr74.i = getelementptr i8, ptr %sunkaddr60.i, i64 24
  %.950.1.3.i = load double, ptr %sunkaddr74.i, align 8, !noalias !115
  %.951.1.3.i = fsub double %.947.1.3.i, %.950.1.3.i
  store double %.951.1.3.i, ptr %scevgep124.i, align 8, !noalias !115
  %niter65.ncmp.3.i = icmp eq i64 %unroll_iter43.i, %.920.1.3.i
  br i1 %niter65.ncmp.3.i, label %B1023.loopexit.unr-lcssa.i, label %B964.if.1.i

B600.i:                                           ; preds = %B572.if.preheader.i, %B282.i
  %.555.i = load i64, ptr %sunkaddr75.i, align 8, !noalias !115
  %.635305.not.i = icmp slt i64 %.555.i, 1
  br i1 %.635305.not.i, label %B832.i, label %B652.if.preheader.i

B652.if.preheader.i:                              ; preds = %B600.i
  %30 = icmp eq i64 %.555.i, 1
  br i1 %30, label %B652.if.epil.preheader.i, label %B652.if.preheader.new.i

B652.if.preheader.new.i:                          ; preds = %B652.if.preheader.i
  %31 = and i64 %.555.i, 9223372036854775806
  br label %B652.if.i

B832.loopexit.unr-lcssa.i:                        ; preds = %B652.if.i
  %32 = and i64 %.555.i, 1
  %lcmp.mod.not.i = icmp eq i64 %32, 0
  br i1 %lcmp.mod.not.i, label %B832.i, label %B652.if.epil.preheader.i

B652.if.epil.preheader.i:                         ; preds = %B832.loopexit.unr-lcssa.i, %B652.if.preheader.i
  %.641304306.epil.init.i = phi i64 [ 0, %B652.if.preheader.i ], [ %31, %B832.loopexit.unr-lcssa.i ]
  %.675.epil.i = load i64, ptr %sunkaddr78.i, align 8, !noalias !115
  %33 = getelementptr i64, ptr %arg.problem.4, i64 %.675.epil.i
  %.678.epil.i = getelementptr i64, ptr %33, i64 %.641304306.epil.init.i
  %.679.epil.i = load i64, ptr %.678.epil.i, align 8, !noalias !115
  %.682.epil.i = load i64, ptr %sunkaddr79.i, align 8, !noalias !115
  %34 = getelementptr i64, ptr %arg.problem.4, i64 %.682.epil.i
  %.685.epil.i = getelementptr i64, ptr %34, i64 %.641304306.epil.init.i
  %.686.epil.i = load i64, ptr %.685.epil.i, align 8, !noalias !115
  %.694.epil.i = getelementptr double, ptr %gep318.i, i64 %.679.epil.i
  %.695.epil.i = load double, ptr %.694.epil.i, align 8, !noalias !115
  %.699.epil.i = getelementptr double, ptr %5, i64 %.641304306.epil.init.i
  %.700.epil.i = load double, ptr %.699.epil.i, align 8, !noalias !115
  %.702.epil.i = getelementptr double, ptr %invariant.gep.i, i64 %.686.epil.i
  %.703.epil.i = load double, ptr %.702.epil.i, align 8, !noalias !115
  %.704.epil.i = fmul double %.700.epil.i, %.703.epil.i
  %.705.epil.i = fadd double %.695.epil.i, %.704.epil.i
  store double %.705.epil.i, ptr %.694.epil.i, align 8, !noalias !115
  br label %B832.i

B832.i:                                           ; preds = %B652.if.epil.preheader.i, %B832.loopexit.unr-lcssa.i, %B600.i
  %35 = icmp sgt i64 %.275.i, 0
  br i1 %35, label %B844.i, label %B880.i

B844.i:                                           ; preds = %B832.i
  store ptr null, ptr %.727.i, align 8, !noalias !115
  call fastcc void @part4(ptr nonnull %.727.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.6, ptr %arg.problem.7, i64 %"$phi336.1.2.2.i", i64 %.275.i)
  br label %B934.i

B880.i:                                           ; preds = %B832.i
  store i64 0, ptr %.758.i, align 8, !noalias !115
  call fastcc void @part5(ptr nonnull %.758.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %"$phi400.1.2.sroa.0.2.i", i64 %"$phi266.1.2.1.i")
  %.772.i = load i64, ptr %.758.i, align 8, !noalias !115
  %.786.i = icmp slt i64 %.772.i, 0
  br i1 %.786.i, label %B192.critedge, label %B934.i

B934.i:                                           ; preds = %B880.i, %B844.i
  br i1 %11, label %B474.loopexit.i, label %B964.if.preheader.i

B964.if.preheader.i:                              ; preds = %B934.i
  br i1 %12, label %B964.if.epil.preheader.i, label %B964.if.preheader70.i

B964.if.preheader70.i:                            ; preds = %B964.if.preheader.i
  %36 = shl i64 %"$phi400.1.2.sroa.8.2.i", 3
  %scevgep84.i = getelementptr i8, ptr %scevgep83.i, i64 %36
  br label %B964.if.i

B1023.loopexit.unr-lcssa.i:                       ; preds = %B964.if.1.i
  br i1 %13, label %B1023.i, label %B964.if.1.epil.preheader.i

B964.if.1.epil.preheader.i:                       ; preds = %B1023.loopexit.unr-lcssa.i, %B964.if.1.preheader.i
  %.913311313.1.epil.init.i = phi i64 [ 0, %B964.if.1.preheader.i ], [ %.920.1.3.i, %B1023.loopexit.unr-lcssa.i ]
  %37 = shl i64 %.913311313.1.epil.init.i, 3
  %scevgep133.i = getelementptr i8, ptr %arg.problem.7, i64 %37
  %38 = add i64 %.913311313.1.epil.init.i, %"$phi400.1.2.sroa.8.2.i"
  %39 = shl i64 %38, 3
  %scevgep136.i = getelementptr i8, ptr %scevgep135.i, i64 %39
  br label %B964.if.1.epil.i

B964.if.1.epil.i:                                 ; preds = %B964.if.1.epil.i, %B964.if.1.epil.preheader.i
  %epil.iter61.i = phi i64 [ %epil.iter61.next.i, %B964.if.1.epil.i ], [ 0, %B964.if.1.epil.preheader.i ]
  %40 = shl i64 %epil.iter61.i, 3
  %scevgep47.i = getelementptr i8, ptr %scevgep136.i, i64 %40
  %.947.1.epil.i = load double, ptr %scevgep47.i, align 8, !noalias !115
  %scevgep46.i = getelementptr i8, ptr %scevgep133.i, i64 %40
  %.950.1.epil.i = load double, ptr %scevgep46.i, align 8, !noalias !115
  %.951.1.epil.i = fsub double %.947.1.epil.i, %.950.1.epil.i
  store double %.951.1.epil.i, ptr %scevgep47.i, align 8, !noalias !115
  %epil.iter61.next.i = add i64 %epil.iter61.i, 1
  %epil.iter61.cmp.not.i = icmp eq i64 %xtraiter40.i, %epil.iter61.next.i
  br i1 %epil.iter61.cmp.not.i, label %B1023.i, label %B964.if.1.epil.i, !llvm.loop !119

B1023.i:                                          ; preds = %B964.if.1.epil.i, %B1023.loopexit.unr-lcssa.i, %B934.1.i, %B266.i
  br i1 %exitcond510.not.i, label %_ZN9teachmech3run8compiled7kernels12keep_tangentB3v29B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit, label %B230.if.i

B230.if.i:                                        ; preds = %B1023.i, %B154
  %exitcond510.not.i = phi i1 [ false, %B154 ], [ true, %B1023.i ]
  %41 = phi i1 [ true, %B154 ], [ false, %B1023.i ]
  br i1 %41, label %B238.i, label %B266.i

B572.if.preheader.i:                              ; preds = %B282.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %4, i8 0, i64 %6, i1 false), !noalias !115
  br label %B600.i

B652.if.i:                                        ; preds = %B652.if.i, %B652.if.preheader.new.i
  %lsr.iv20.i = phi i64 [ %lsr.iv.next21.i, %B652.if.i ], [ %31, %B652.if.preheader.new.i ]
  %lsr.iv75.i = phi ptr [ %scevgep76.i, %B652.if.i ], [ %scevgep74.i, %B652.if.preheader.new.i ]
  %lsr.iv.i = phi ptr [ %scevgep71.i, %B652.if.i ], [ %.42.i, %B652.if.preheader.new.i ]
  %.675.i = load i64, ptr %sunkaddr78.i, align 8, !noalias !115
  %42 = shl i64 %.675.i, 3
  %scevgep81.i = getelementptr i8, ptr %lsr.iv.i, i64 %42
  %scevgep82.i = getelementptr i8, ptr %scevgep81.i, i64 -8
  %.679.i = load i64, ptr %scevgep82.i, align 8, !noalias !115
  %.682.i = load i64, ptr %sunkaddr79.i, align 8, !noalias !115
  %43 = shl i64 %.682.i, 3
  %scevgep79.i = getelementptr i8, ptr %lsr.iv.i, i64 %43
  %scevgep80.i = getelementptr i8, ptr %scevgep79.i, i64 -8
  %.686.i = load i64, ptr %scevgep80.i, align 8, !noalias !115
  %.694.i = getelementptr double, ptr %gep318.i, i64 %.679.i
  %.695.i = load double, ptr %.694.i, align 8, !noalias !115
  %scevgep77.i = getelementptr i8, ptr %lsr.iv75.i, i64 -8
  %.700.i = load double, ptr %scevgep77.i, align 8, !noalias !115
  %.702.i = getelementptr double, ptr %invariant.gep.i, i64 %.686.i
  %.703.i = load double, ptr %.702.i, align 8, !noalias !115
  %.704.i = fmul double %.700.i, %.703.i
  %.705.i = fadd double %.695.i, %.704.i
  store double %.705.i, ptr %.694.i, align 8, !noalias !115
  %.675.124.i = load i64, ptr %sunkaddr78.i, align 8, !noalias !115
  %44 = shl i64 %.675.124.i, 3
  %scevgep72.i = getelementptr i8, ptr %lsr.iv.i, i64 %44
  %.679.126.i = load i64, ptr %scevgep72.i, align 8, !noalias !115
  %.682.127.i = load i64, ptr %sunkaddr79.i, align 8, !noalias !115
  %45 = shl i64 %.682.127.i, 3
  %scevgep73.i = getelementptr i8, ptr %lsr.iv.i, i64 %45
  %.686.129.i = load i64, ptr %scevgep73.i, align 8, !noalias !115
  %.694.130.i = getelementptr double, ptr %gep318.i, i64 %.679.126.i
  %.695.131.i = load double, ptr %.694.130.i, align 8, !noalias !115
  %.700.133.i = load double, ptr %lsr.iv75.i, align 8, !noalias !115
  %.702.134.i = getelementptr double, ptr %invariant.gep.i, i64 %.686.129.i
  %.703.135.i = load double, ptr %.702.134.i, align 8, !noalias !115
  %.704.136.i = fmul double %.700.133.i, %.703.135.i
  %.705.137.i = fadd double %.695.131.i, %.704.136.i
  store double %.705.137.i, ptr %.694.130.i, align 8, !noalias !115
  %scevgep71.i = getelementptr i8, ptr %lsr.iv.i, i64 16
  %scevgep76.i = getelementptr i8, ptr %lsr.iv75.i, i64 16
  %lsr.iv.next21.i = add i64 %lsr.iv20.i, -2
  %niter.ncmp.1.i3 = icmp eq i64 %lsr.iv.next21.i, 0
  br i1 %niter.ncmp.1.i3, label %B832.loopexit.unr-lcssa.i, label %B652.if.i

B964.if.i:                                        ; preds = %B964.if.i, %B964.if.preheader70.i
  %.913311313.i = phi i64 [ %.920.3.i, %B964.if.i ], [ 0, %B964.if.preheader70.i ]
  %46 = shl i64 %.913311313.i, 3
  %scevgep90.i = getelementptr i8, ptr %scevgep84.i, i64 %46
  %scevgep91.i = getelementptr i8, ptr %scevgep90.i, i64 -24
  %.947.i = load double, ptr %scevgep91.i, align 8, !noalias !115
  %sunkaddr81.i = getelementptr i8, ptr %arg.problem.7, i64 %46
  %.950.i = load double, ptr %sunkaddr81.i, align 8, !noalias !115
  %.951.i = fsub double %.947.i, %.950.i
  store double %.951.i, ptr %scevgep91.i, align 8, !noalias !115
  %scevgep36.i = getelementptr i8, ptr %scevgep90.i, i64 -16
  %.947.148.i = load double, ptr %scevgep36.i, align 8, !noalias !115
  %sunkaddr84.i = getelementptr i8, ptr %sunkaddr81.i, i64 8
  %.950.150.i = load double, ptr %sunkaddr84.i, align 8, !noalias !115
  %.951.151.i = fsub double %.947.148.i, %.950.150.i
  store double %.951.151.i, ptr %scevgep36.i, align 8, !noalias !115
  %scevgep34.i = getelementptr i8, ptr %scevgep90.i, i64 -8
  %.947.2.i = load double, ptr %scevgep34.i, align 8, !noalias !115
  %sunkaddr87.i = getelementptr i8, ptr %sunkaddr81.i, i64 16
  %.950.2.i = load double, ptr %sunkaddr87.i, align 8, !noalias !115
  %.951.2.i = fsub double %.947.2.i, %.950.2.i
  store double %.951.2.i, ptr %scevgep34.i, align 8, !noalias !115
  %.920.3.i = add nuw nsw i64 %.913311313.i, 4
  %.947.3.i = load double, ptr %scevgep90.i, align 8, !noalias !115
  %sunkaddr90.i = getelementptr i8, ptr %sunkaddr81.i, i64 24
  %.950.3.i = load double, ptr %sunkaddr90.i, align 8, !noalias !115
  %.951.3.i = fsub double %.947.3.i, %.950.3.i
  store double %.951.3.i, ptr %scevgep90.i, align 8, !noalias !115
  %niter44.ncmp.3.i = icmp eq i64 %unroll_iter43.i, %.920.3.i
  br i1 %niter44.ncmp.3.i, label %B474.loopexit.loopexit.unr-lcssa.i, label %B964.if.i

_ZN9teachmech3run8compiled7kernels12keep_tangentB3v29B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit: ; preds = %B1023.i
  br i1 %.84, label %B148.i, label %B44.if.lr.ph.i

B192.critedge:                                    ; preds = %B880.i, %B880.1.i
  br label %common.ret

B44.if.lr.ph.i:                                   ; preds = %_ZN9teachmech3run8compiled7kernels12keep_tangentB3v29B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit
  %scevgep.i = getelementptr i8, ptr %arg.kept, i64 8
  %47 = shl i64 %.41, 3
  %scevgep27.i = getelementptr i8, ptr %scevgep.i, i64 %47
  br label %B44.if.i

B148.i:                                           ; preds = %B44.if.i, %_ZN9teachmech3run8compiled7kernels12keep_tangentB3v29B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit
  %sum5.2.0.lcssa.i = phi double [ 0.000000e+00, %_ZN9teachmech3run8compiled7kernels12keep_tangentB3v29B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit ], [ %.181.1.i, %B44.if.i ]
  %sum3.2.0.lcssa.i = phi double [ 0.000000e+00, %_ZN9teachmech3run8compiled7kernels12keep_tangentB3v29B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit ], [ %.221.1.i, %B44.if.i ]
  %.235.i = fcmp oeq double %sum5.2.0.lcssa.i, 0.000000e+00
  %.239.i = fcmp oeq double %sum3.2.0.lcssa.i, 0.000000e+00
  %or.cond.i = select i1 %.235.i, i1 %.239.i, i1 false
  br i1 %or.cond.i, label %B196.endif, label %B176.i

B176.i:                                           ; preds = %B148.i
  %.253.i = fmul double %arg.h, %sum5.2.0.lcssa.i
  %.257.i = fmul double %sum3.2.0.lcssa.i, 1.000000e-02
  %.261.i = fadd double %sum5.2.0.lcssa.i, %.257.i
  %.265.i = sitofp i64 %.41 to double
  %.266.i = fmul double %.261.i, %.265.i
  %.276.i = tail call double @sqrt(double %.266.i)
  %.284.i = fdiv double %.253.i, %.276.i
  br label %B196.endif

B44.if.i:                                         ; preds = %B44.if.i, %B44.if.lr.ph.i
  %sum3.2.053.i = phi double [ 0.000000e+00, %B44.if.lr.ph.i ], [ %.221.1.i, %B44.if.i ]
  %sum5.2.052.i = phi double [ 0.000000e+00, %B44.if.lr.ph.i ], [ %.181.1.i, %B44.if.i ]
  %.1144750.i = phi i64 [ 0, %B44.if.lr.ph.i ], [ %.121.1.i, %B44.if.i ]
  %48 = shl i64 %.1144750.i, 3
  %scevgep21.i = getelementptr i8, ptr %scevgep.i, i64 %48
  %scevgep22.i = getelementptr i8, ptr %scevgep21.i, i64 -8
  %.148.i = load double, ptr %scevgep22.i, align 8, !noalias !120
  %sunkaddr50 = getelementptr i8, ptr %arg.scale, i64 %48
  %.151.i = load double, ptr %sunkaddr50, align 8, !noalias !120
  %.155.i = fdiv double %.148.i, %.151.i
  %scevgep = getelementptr i8, ptr %scevgep27.i, i64 %48
  %scevgep13 = getelementptr i8, ptr %scevgep, i64 -8
  %.188.i = load double, ptr %scevgep13, align 8, !noalias !120
  %.195.i = fdiv double %.188.i, %.151.i
  %.147.i14.i = fmul double %.195.i, %.195.i
  %.147.i.i = fmul double %.155.i, %.155.i
  %.181.i = fadd double %sum5.2.052.i, %.147.i.i
  %.221.i = fadd double %sum3.2.053.i, %.147.i14.i
  %.148.1.i = load double, ptr %scevgep21.i, align 8, !noalias !120
  %sunkaddr53 = getelementptr i8, ptr %sunkaddr50, i64 8
  %.151.1.i = load double, ptr %sunkaddr53, align 8, !noalias !120
  %.155.1.i = fdiv double %.148.1.i, %.151.1.i
  %.188.1.i = load double, ptr %scevgep, align 8, !noalias !120
  %.195.1.i = fdiv double %.188.1.i, %.151.1.i
  %.147.i14.1.i = fmul double %.195.1.i, %.195.1.i
  %.147.i.1.i = fmul double %.155.1.i, %.155.1.i
  %.121.1.i = add i64 %.1144750.i, 2
  %.181.1.i = fadd double %.181.i, %.147.i.1.i
  %.221.1.i = fadd double %.221.i, %.147.i14.1.i
  %niter.ncmp.1.i = icmp eq i64 %.40, %.1144750.i
  br i1 %niter.ncmp.1.i, label %B148.i, label %B44.if.i

for.cond.preheader:                               ; preds = %B266.if, %B196.endif
  %square.4.0.lcssa = phi double [ 0.000000e+00, %B196.endif ], [ %.11.i2, %B266.if ]
  %.661 = tail call double @sqrt(double %arg.tolerance)
  %.669 = fmul double %arg.h, %.661
  %.673 = fmul double %square.4.0.lcssa, %.669
  %.681 = fcmp oge double %storemerge.i, %.673
  %"$phi512.0.2.0" = select i1 %.681, double %storemerge.i, double %.673
  br label %common.ret

B88.if:                                           ; preds = %B88.if, %B88.if.preheader.new
  %lsr.iv = phi i64 [ %lsr.iv.next, %B88.if ], [ %unroll_iter, %B88.if.preheader.new ]
  %.134157159 = phi i64 [ %.141.3.1, %B88.if ], [ 0, %B88.if.preheader.new ]
  %sunkaddr54 = shl i64 %.134157159, 3
  %sunkaddr55 = getelementptr i8, ptr %arg.errors, i64 %sunkaddr54
  %.168 = load double, ptr %sunkaddr55, align 8
  %sunkaddr57 = getelementptr i8, ptr %arg.kept, i64 %sunkaddr54
  store double %.168, ptr %sunkaddr57, align 8
  %sunkaddr60 = getelementptr i8, ptr %sunkaddr55, i64 8
  %.168.1 = load double, ptr %sunkaddr60, align 8
  %sunkaddr63 = getelementptr i8, ptr %sunkaddr57, i64 8
  store double %.168.1, ptr %sunkaddr63, align 8
  %sunkaddr66 = getelementptr i8, ptr %sunkaddr55, i64 16
  %.168.2 = load double, ptr %sunkaddr66, align 8
  %sunkaddr69 = getelementptr i8, ptr %sunkaddr57, i64 16
  store double %.168.2, ptr %sunkaddr69, align 8
  %sunkaddr72 = getelementptr i8, ptr %sunkaddr55, i64 24
  %.168.3 = load double, ptr %sunkaddr72, align 8
  %sunkaddr75 = getelementptr i8, ptr %sunkaddr57, i64 24
  store double %.168.3, ptr %sunkaddr75, align 8
  %sunkaddr78 = getelementptr i8, ptr %sunkaddr55, i64 32
  %.168.12 = load double, ptr %sunkaddr78, align 8
  %sunkaddr81 = getelementptr i8, ptr %sunkaddr57, i64 32
  store double %.168.12, ptr %sunkaddr81, align 8
  %sunkaddr84 = getelementptr i8, ptr %sunkaddr55, i64 40
  %.168.1.1 = load double, ptr %sunkaddr84, align 8
  %sunkaddr87 = getelementptr i8, ptr %sunkaddr57, i64 40
  store double %.168.1.1, ptr %sunkaddr87, align 8
  %sunkaddr90 = getelementptr i8, ptr %sunkaddr55, i64 48
  %.168.2.1 = load double, ptr %sunkaddr90, align 8
  %sunkaddr93 = getelementptr i8, ptr %sunkaddr57, i64 48
  store double %.168.2.1, ptr %sunkaddr93, align 8
  %.141.3.1 = add nuw i64 %.134157159, 8
  %sunkaddr96 = getelementptr i8, ptr %sunkaddr55, i64 56
  %.168.3.1 = load double, ptr %sunkaddr96, align 8
  %sunkaddr99 = getelementptr i8, ptr %sunkaddr57, i64 56
  store double %.168.3.1, ptr %sunkaddr99, align 8
  %lsr.iv.next = add nsw i64 %lsr.iv, -2
  %niter.ncmp.1 = icmp eq i64 %lsr.iv.next, 0
  br i1 %niter.ncmp.1, label %B116.loopexit.unr-lcssa, label %B88.if

B196.endif:                                       ; preds = %B176.i, %B148.i
  %storemerge.i = phi double [ %.284.i, %B176.i ], [ 0.000000e+00, %B148.i ]
  %..41 = select i1 %.84, i64 0, i64 %.41
  %.409177 = icmp sgt i64 %..41, 0
  br i1 %.409177, label %B266.if.preheader, label %for.cond.preheader

B266.if.preheader:                                ; preds = %B196.endif
  %49 = shl i64 %.39, 4
  %50 = add i64 %49, 16
  %scevgep3 = getelementptr i8, ptr %arg.kept, i64 %50
  %scevgep10 = getelementptr i8, ptr %arg.errors, i64 %50
  br label %B266.if

B266.if:                                          ; preds = %B266.if, %B266.if.preheader
  %square.4.0180 = phi double [ 0.000000e+00, %B266.if.preheader ], [ %.11.i2, %B266.if ]
  %.415172178 = phi i64 [ 0, %B266.if.preheader ], [ %.422, %B266.if ]
  %.422 = add nuw nsw i64 %.415172178, 1
  %51 = shl i64 %.415172178, 3
  %scevgep6 = getelementptr i8, ptr %arg.kept, i64 %51
  %scevgep12 = getelementptr i8, ptr %arg.errors, i64 %51
  %scevgep7 = getelementptr i8, ptr %arg.scale, i64 %51
  %.579 = load double, ptr %scevgep12, align 8
  %.586 = load double, ptr %scevgep6, align 8
  %.587 = fsub double %.579, %.586
  %.588 = tail call double @llvm.fabs.f64(double %.587)
  %.592 = load double, ptr %scevgep7, align 8
  %.596 = fdiv double %.588, %.592
  %.10.i = fcmp ogt double %.596, %square.4.0180
  %.11.i = select i1 %.10.i, double %.596, double %square.4.0180
  %scevgep11 = getelementptr i8, ptr %scevgep10, i64 %51
  %.579.1 = load double, ptr %scevgep11, align 8
  %scevgep5 = getelementptr i8, ptr %scevgep3, i64 %51
  %.586.1 = load double, ptr %scevgep5, align 8
  %.587.1 = fsub double %.579.1, %.586.1
  %.588.1 = tail call double @llvm.fabs.f64(double %.587.1)
  %.596.1 = fdiv double %.588.1, %.592
  %.10.i1 = fcmp ogt double %.596.1, %.11.i
  %.11.i2 = select i1 %.10.i1, double %.596.1, double %.11.i
  %exitcond190.not = icmp eq i64 %..41, %.422
  br i1 %exitcond190.not, label %for.cond.preheader, label %B266.if
}

define internal fastcc void @part10(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.weights.4, ptr readonly captures(none) %arg.k, i64 range(i64 2, 1) %arg.size, ptr captures(none) %arg.total) unnamed_addr #3 {
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

define internal fastcc void @part11(ptr noalias nonnull writeonly captures(none) %retptr, double %arg.t, ptr readonly captures(none) %arg.y, i64 range(i64 2, 1) %arg.size, ptr writeonly captures(none) initializes((0, 8)) %arg.row) unnamed_addr #3 {
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
  br i1 %epil.iter.cmp.not, label %B78, label %B44.if.epil, !llvm.loop !105

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

define noundef i32 @rk4_in_lanes(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.problem.0, i64 %arg.problem.1, i64 %arg.problem.2, i64 %arg.problem.3, ptr readonly captures(none) %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, i64 %arg.derive, i64 %arg.correct, i64 %arg.numbers, i64 %arg.members, i64 %arg.projected, double %arg.tolerance, ptr readonly captures(none) %arg.times, i64 %arg.count, ptr captures(none) %arg.lanes, ptr captures(none) %arg.states, ptr captures(none) %arg.steps, ptr writeonly captures(none) %arg.status, ptr %arg.room, i64 %arg.budget) local_unnamed_addr {
entry:
  %.903 = alloca i64, align 8
  store i64 0, ptr %.903, align 8
  %.1307 = alloca i64, align 8
  store i64 0, ptr %.1307, align 8
  %.1698 = alloca i64, align 8
  store i64 0, ptr %.1698, align 8
  %.25.i = load i64, ptr %arg.problem.4, align 8, !noalias !123
  %.26.i = shl i64 %.25.i, 4
  %.28.i = add i64 %.26.i, 16
  %.30.idx.i = shl i64 %.28.i, 8
  %.30.i = getelementptr i8, ptr %arg.room, i64 %.30.idx.i
  %.32.i = getelementptr i8, ptr %.30.i, i64 896
  %.60.i = getelementptr inbounds nuw i8, ptr %arg.lanes, i64 64
  %.86.idx.i = shl i64 %.28.i, 7
  %.86.i = getelementptr i8, ptr %arg.room, i64 %.86.idx.i
  %.88.idx.i = mul i64 %.28.i, 136
  %.88.i = getelementptr i8, ptr %arg.room, i64 %.88.idx.i
  %.92.idx.i = mul i64 %.28.i, 152
  %.92.i = getelementptr inbounds i8, ptr %arg.room, i64 %.92.idx.i
  %.177.i = getelementptr inbounds nuw i8, ptr %.30.i, i64 64
  %.181.idx.i = mul nsw i64 %.28.i, 248
  %.181.i = getelementptr inbounds i8, ptr %arg.room, i64 %.181.idx.i
  %.236.idx.i = shl nsw i64 %arg.numbers, 6
  %.236.i = getelementptr inbounds i8, ptr %.32.i, i64 %.236.idx.i
  %.180 = shl i64 %.25.i, 1
  %.181 = add i64 %.180, 2
  %.215 = shl i64 %.181, 3
  %.2991204.not = icmp slt i64 %arg.budget, 1
  br i1 %.2991204.not, label %common.ret, label %B240.if.lr.ph

B238.loopexit:                                    ; preds = %B2227
  %.299 = icmp sgt i64 %.2988761228, 1
  br i1 %.299, label %B240.if, label %common.ret

B368:                                             ; preds = %B240.if
  %.513 = load i64, ptr %sunkaddr, align 8
  %.515 = sub nsw i64 %arg.members, %.513
  %.11.i = tail call i64 @llvm.smin.i64(i64 %.515, i64 8)
  %.623807.not = icmp slt i64 %.515, 1
  br i1 %.623807.not, label %common.ret, label %B454.if

common.ret:                                       ; preds = %B238.loopexit, %B368, %entry
  %storemerge = phi i64 [ 1, %entry ], [ 0, %B368 ], [ 1, %B238.loopexit ]
  store i64 %storemerge, ptr %retptr, align 8
  ret i32 0

B710:                                             ; preds = %B454.backedge
  %.826 = load i64, ptr %sunkaddr, align 8
  %.827 = add nsw i64 %.826, 8
  %.11.i68 = tail call i64 @llvm.smin.i64(i64 %arg.members, i64 %.827)
  store i64 %.11.i68, ptr %sunkaddr, align 8
  store i64 0, ptr %.60.i, align 8
  br label %B798

B798:                                             ; preds = %B240.if, %B710
  %active.5.1 = phi i64 [ %.667, %B710 ], [ %.488.7, %B240.if ]
  %.870 = load i64, ptr %.60.i, align 8
  %.876 = getelementptr double, ptr %arg.times, i64 %.870
  %.877 = load double, ptr %.876, align 8
  %.879 = add nsw i64 %.870, 1
  %.881 = getelementptr double, ptr %arg.times, i64 %.879
  %.882 = load double, ptr %.881, align 8
  %.891 = fsub double %.882, %.877
  %.897 = insertelement <8 x double> poison, double %.877, i64 0
  %.898 = shufflevector <8 x double> %.897, <8 x double> poison, <8 x i32> zeroinitializer
  store i64 0, ptr %.903, align 8
  call fastcc void @part12(ptr nonnull %.903, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, i64 %arg.derive, i64 %arg.numbers, ptr nonnull %arg.lanes, ptr %.30.i, ptr nonnull %.32.i, ptr nonnull %.236.i, <8 x double> %.898, ptr %.86.i, ptr %arg.room, i64 %active.5.1)
  %.917 = load i64, ptr %.903, align 8
  %.1063 = fmul double %.891, 5.000000e-01
  %.1283 = fadd double %.877, %.1063
  br label %B968.if

B1164:                                            ; preds = %B1028.if, %B968.if
  %0 = icmp eq i64 %.1015826835, 3
  %"$phi1194.2.2.2" = select i1 %0, double %.882, double %.1283
  %.1291 = insertelement <8 x double> poison, double %"$phi1194.2.2.2", i64 0
  %.1292 = shufflevector <8 x double> %.1291, <8 x double> poison, <8 x i32> zeroinitializer
  %.1297 = mul nsw i64 %.1015826835, %.215
  %.1301 = getelementptr inbounds double, ptr %arg.room, i64 %.1297
  %.1303 = xor i64 %lost.3.1837, -1
  %.1305 = and i64 %active.5.1, %.1303
  store i64 0, ptr %.1307, align 8
  call fastcc void @part12(ptr nonnull %.1307, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, i64 %arg.derive, i64 %arg.numbers, ptr nonnull %arg.lanes, ptr %.30.i, ptr nonnull %.32.i, ptr nonnull %.236.i, <8 x double> %.1292, ptr %.92.i, ptr %.1301, i64 %.1305)
  %.1321 = load i64, ptr %.1307, align 8
  %.1332 = or i64 %.1321, %lost.3.1837
  %lsr.iv.next349 = add i64 %lsr.iv348, %31
  %exitcond1719.not = icmp eq i64 %.1022, 4
  br i1 %exitcond1719.not, label %B1320, label %B968.if

B1320:                                            ; preds = %B1164
  br i1 %44, label %B1350.if.lr.ph, label %B1612

B1350.if.lr.ph:                                   ; preds = %B1320
  %.1586 = fdiv double %.891, 6.000000e+00
  %.6.i161 = insertelement <8 x double> poison, double %.1586, i64 0
  %.7.i162 = shufflevector <8 x double> %.6.i161, <8 x double> poison, <8 x i32> zeroinitializer
  br label %B1350.if

B1612:                                            ; preds = %B1350.if, %B1320
  br i1 %45, label %B1692, label %B1616

B1616:                                            ; preds = %B1612
  %.1688 = insertelement <8 x double> poison, double %.882, i64 0
  %.1689 = shufflevector <8 x double> %.1688, <8 x double> poison, <8 x i32> zeroinitializer
  %.1693 = xor i64 %.1332, -1
  %.1695 = and i64 %active.5.1, %.1693
  store i64 0, ptr %.1698, align 8
  call fastcc void @part13(ptr nonnull %.1698, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, i64 %arg.correct, i64 %arg.numbers, ptr nonnull %arg.lanes, ptr %.30.i, ptr nonnull %.177.i, ptr %.181.i, ptr nonnull %.32.i, ptr nonnull %.236.i, <8 x double> %.1689, ptr %.88.i, i64 %.1695)
  %.1712 = load i64, ptr %.1698, align 8
  %.1723 = or i64 %.1712, %.1332
  br label %B1692

B1692:                                            ; preds = %B1616, %B1612
  %lost.4.1 = phi i64 [ %.1723, %B1616 ], [ %.1332, %B1612 ]
  br i1 %.1111, label %B1692.endif, label %B64.if.i

B114.loopexit.i:                                  ; preds = %B64.if.i
  %1 = fcmp oeq <8 x double> %.6.i.1.i, zeroinitializer
  %2 = bitcast <8 x i1> %1 to i8
  %3 = zext i8 %2 to i64
  %4 = xor i64 %3, -1
  br label %B1692.endif

B64.if.i:                                         ; preds = %B1692, %B64.if.i
  %lsr.iv362 = phi i64 [ %lsr.iv.next363, %B64.if.i ], [ %.181, %B1692 ]
  %lsr.iv.i = phi ptr [ %scevgep7.i, %B64.if.i ], [ %scevgep.i, %B1692 ]
  %total.2.052.i = phi <8 x double> [ %.6.i.1.i, %B64.if.i ], [ zeroinitializer, %B1692 ]
  %scevgep8.i = getelementptr i8, ptr %lsr.iv.i, i64 -64
  %.136.i = load <8 x double>, ptr %scevgep8.i, align 8, !noalias !126
  %.8.i4.i = fmul <8 x double> %.136.i, zeroinitializer
  %.6.i.i = fadd <8 x double> %total.2.052.i, %.8.i4.i
  %.136.1.i = load <8 x double>, ptr %lsr.iv.i, align 8, !noalias !126
  %.8.i4.1.i = fmul <8 x double> %.136.1.i, zeroinitializer
  %.6.i.1.i = fadd <8 x double> %.6.i.i, %.8.i4.1.i
  %scevgep7.i = getelementptr i8, ptr %lsr.iv.i, i64 128
  %lsr.iv.next363 = add i64 %lsr.iv362, -2
  %niter.ncmp.1.i = icmp eq i64 %lsr.iv.next363, 0
  br i1 %niter.ncmp.1.i, label %B114.loopexit.i, label %B64.if.i

B1838.loopexit.unr-lcssa:                         ; preds = %B1770.if
  br i1 %48, label %B1838, label %B1770.if.epil.preheader

B1770.if.epil.preheader:                          ; preds = %B1770.if.preheader, %B1838.loopexit.unr-lcssa
  %.1855863865.epil.init = phi i64 [ 0, %B1770.if.preheader ], [ %unroll_iter241, %B1838.loopexit.unr-lcssa ]
  %5 = shl i64 %.1855863865.epil.init, 6
  %scevgep381 = getelementptr i8, ptr %.86.i, i64 %5
  %scevgep386 = getelementptr i8, ptr %.88.i, i64 %5
  br label %B1770.if.epil

B1770.if.epil:                                    ; preds = %B1770.if.epil, %B1770.if.epil.preheader
  %lsr.iv382 = phi i64 [ %lsr.iv.next383, %B1770.if.epil ], [ 0, %B1770.if.epil.preheader ]
  %scevgep387 = getelementptr i8, ptr %scevgep386, i64 %lsr.iv382
  %.1891.epil = load <8 x double>, ptr %scevgep387, align 8
  %scevgep384 = getelementptr i8, ptr %scevgep381, i64 %lsr.iv382
  store <8 x double> %.1891.epil, ptr %scevgep384, align 8
  %lsr.iv.next383 = add nuw nsw i64 %lsr.iv382, 64
  %epil.iter.cmp.not = icmp eq i64 %lsr.iv.next383, 128
  br i1 %epil.iter.cmp.not, label %B1838, label %B1770.if.epil, !llvm.loop !129

B1838:                                            ; preds = %B1770.if.epil, %B1692.endif, %B1838.loopexit.unr-lcssa
  store i64 %.879, ptr %.60.i, align 8
  %.2042 = add nsw i64 %.870, 2
  %.2044 = icmp ne i64 %.2042, %arg.count
  %. = zext i1 %.2044 to i64
  %6 = and i64 %total.2.0.lcssa.i, %active.5.1
  %.2070 = or i64 %6, %lost.4.1
  br label %B1904.if

B1926:                                            ; preds = %B1904.if
  %.2039 = getelementptr i64, ptr %arg.lanes, i64 %.1993870872
  %.2040 = load i64, ptr %.2039, align 8
  %7 = and i64 %69, %.2070
  %.2074.not = icmp eq i64 %7, 0
  br i1 %.2074.not, label %B2056, label %B2176.thread

B2176.thread:                                     ; preds = %B1926
  %8 = and i64 %69, %lost.4.1
  %.2082.not = icmp eq i64 %8, 0
  %.732 = select i1 %.2082.not, i64 3, i64 2
  br label %B2198

B2056:                                            ; preds = %B1926
  %.2106 = mul i64 %.2040, %arg.count
  %.2109 = add i64 %.2106, %.879
  %.2111 = mul nsw i64 %.2109, %.181
  %.2113 = getelementptr inbounds double, ptr %arg.states, i64 %.2111
  br i1 %.1111, label %B2176, label %B34.if.preheader.i

B34.if.preheader.i:                               ; preds = %B2056
  br i1 %49, label %B34.if.epil.preheader.i, label %B34.if.preheader.new.i

B34.if.preheader.new.i:                           ; preds = %B34.if.preheader.i
  %9 = shl i64 %.1993870872, 3
  %10 = getelementptr i8, ptr %.88.i, i64 %9
  %scevgep5.i = getelementptr i8, ptr %10, i64 192
  br i1 %50, label %B34.if.i.epil.preheader, label %B34.if.i.preheader

B34.if.i.preheader:                               ; preds = %B34.if.preheader.new.i
  %11 = mul i64 %.2109, %.215
  %scevgep411 = getelementptr i8, ptr %scevgep274, i64 %11
  br label %B34.if.i

B84.loopexit.unr-lcssa.i.unr-lcssa:               ; preds = %B34.if.i
  %12 = sub i64 0, %lsr.iv390
  %scevgep392 = getelementptr i8, ptr %scevgep389, i64 %12
  br i1 %.not2, label %B34.if.i.epil.preheader, label %B84.loopexit.unr-lcssa.i

B34.if.i.epil.preheader:                          ; preds = %B84.loopexit.unr-lcssa.i.unr-lcssa, %B34.if.preheader.new.i
  %lsr.iv6.i.epil.init = phi ptr [ %scevgep5.i, %B34.if.preheader.new.i ], [ %scevgep392, %B84.loopexit.unr-lcssa.i.unr-lcssa ]
  %.1013638.i.epil.init = phi i64 [ 0, %B34.if.preheader.new.i ], [ %.108.3.i.1, %B84.loopexit.unr-lcssa.i.unr-lcssa ]
  %scevgep10.i.epil = getelementptr i8, ptr %lsr.iv6.i.epil.init, i64 -192
  %.138.i.epil = load double, ptr %scevgep10.i.epil, align 8, !noalias !130
  %sunkaddr.i.epil = shl i64 %.1013638.i.epil.init, 3
  %sunkaddr19.i.epil = getelementptr i8, ptr %.2113, i64 %sunkaddr.i.epil
  store double %.138.i.epil, ptr %sunkaddr19.i.epil, align 8, !noalias !130
  %scevgep9.i.epil = getelementptr i8, ptr %lsr.iv6.i.epil.init, i64 -128
  %.138.1.i.epil = load double, ptr %scevgep9.i.epil, align 8, !noalias !130
  %sunkaddr22.i.epil = getelementptr i8, ptr %sunkaddr19.i.epil, i64 8
  store double %.138.1.i.epil, ptr %sunkaddr22.i.epil, align 8, !noalias !130
  %scevgep8.i70.epil = getelementptr i8, ptr %lsr.iv6.i.epil.init, i64 -64
  %.138.2.i.epil = load double, ptr %scevgep8.i70.epil, align 8, !noalias !130
  %sunkaddr25.i.epil = getelementptr i8, ptr %sunkaddr19.i.epil, i64 16
  store double %.138.2.i.epil, ptr %sunkaddr25.i.epil, align 8, !noalias !130
  %.108.3.i.epil = add nuw nsw i64 %.1013638.i.epil.init, 4
  %.138.3.i.epil = load double, ptr %lsr.iv6.i.epil.init, align 8, !noalias !130
  %sunkaddr28.i.epil = getelementptr i8, ptr %sunkaddr19.i.epil, i64 24
  store double %.138.3.i.epil, ptr %sunkaddr28.i.epil, align 8, !noalias !130
  br label %B84.loopexit.unr-lcssa.i

B84.loopexit.unr-lcssa.i:                         ; preds = %B34.if.i.epil.preheader, %B84.loopexit.unr-lcssa.i.unr-lcssa
  %.108.3.i.lcssa = phi i64 [ %.108.3.i.epil, %B34.if.i.epil.preheader ], [ %.108.3.i.1, %B84.loopexit.unr-lcssa.i.unr-lcssa ]
  br i1 %52, label %B2176, label %B34.if.epil.preheader.i

B34.if.epil.preheader.i:                          ; preds = %B84.loopexit.unr-lcssa.i, %B34.if.preheader.i
  %.1013638.epil.init.i = phi i64 [ 0, %B34.if.preheader.i ], [ %.108.3.i.lcssa, %B84.loopexit.unr-lcssa.i ]
  %13 = shl i64 %.1013638.epil.init.i, 3
  %scevgep.i73 = getelementptr i8, ptr %.2113, i64 %13
  %14 = shl i64 %.1013638.epil.init.i, 6
  %scevgep431 = getelementptr i8, ptr %lsr.iv429, i64 %14
  br label %B34.if.epil.i

B34.if.epil.i:                                    ; preds = %B34.if.epil.i, %B34.if.epil.preheader.i
  %lsr.iv.i74 = phi i64 [ %lsr.iv.next.i, %B34.if.epil.i ], [ 0, %B34.if.epil.preheader.i ]
  %15 = shl i64 %lsr.iv.i74, 3
  %scevgep432 = getelementptr i8, ptr %scevgep431, i64 %15
  %.138.epil.i = load double, ptr %scevgep432, align 8, !noalias !130
  %scevgep2.i = getelementptr i8, ptr %scevgep.i73, i64 %lsr.iv.i74
  store double %.138.epil.i, ptr %scevgep2.i, align 8, !noalias !130
  %lsr.iv.next.i = add nuw nsw i64 %lsr.iv.i74, 8
  %epil.iter.cmp.not.i = icmp eq i64 %16, %lsr.iv.next.i
  br i1 %epil.iter.cmp.not.i, label %B2176, label %B34.if.epil.i, !llvm.loop !133

B34.if.i:                                         ; preds = %B34.if.i, %B34.if.i.preheader
  %lsr.iv427 = phi i64 [ %unroll_iter, %B34.if.i.preheader ], [ %lsr.iv.next428, %B34.if.i ]
  %lsr.iv388 = phi ptr [ %arg.room, %B34.if.i.preheader ], [ %scevgep389, %B34.if.i ]
  %.1013638.i = phi i64 [ 0, %B34.if.i.preheader ], [ %.108.3.i.1, %B34.if.i ]
  %scevgep403 = getelementptr i8, ptr %lsr.iv388, i64 %lsr.iv393
  %scevgep404 = getelementptr i8, ptr %scevgep403, i64 2368
  %scevgep409 = getelementptr i8, ptr %scevgep403, i64 2176
  %.138.i = load double, ptr %scevgep409, align 8, !noalias !130
  %sunkaddr.i = shl i64 %.1013638.i, 3
  %scevgep425 = getelementptr i8, ptr %scevgep411, i64 %sunkaddr.i
  %scevgep426 = getelementptr i8, ptr %scevgep425, i64 -56
  store double %.138.i, ptr %scevgep426, align 8, !noalias !130
  %scevgep408 = getelementptr i8, ptr %scevgep403, i64 2240
  %.138.1.i = load double, ptr %scevgep408, align 8, !noalias !130
  %scevgep424 = getelementptr i8, ptr %scevgep425, i64 -48
  store double %.138.1.i, ptr %scevgep424, align 8, !noalias !130
  %scevgep406 = getelementptr i8, ptr %scevgep403, i64 2304
  %.138.2.i = load double, ptr %scevgep406, align 8, !noalias !130
  %scevgep422 = getelementptr i8, ptr %scevgep425, i64 -40
  store double %.138.2.i, ptr %scevgep422, align 8, !noalias !130
  %.138.3.i = load double, ptr %scevgep404, align 8, !noalias !130
  %scevgep420 = getelementptr i8, ptr %scevgep425, i64 -32
  store double %.138.3.i, ptr %scevgep420, align 8, !noalias !130
  %scevgep402 = getelementptr i8, ptr %scevgep403, i64 2624
  %scevgep400 = getelementptr i8, ptr %scevgep403, i64 2432
  %.138.i.1 = load double, ptr %scevgep400, align 8, !noalias !130
  %scevgep418 = getelementptr i8, ptr %scevgep425, i64 -24
  store double %.138.i.1, ptr %scevgep418, align 8, !noalias !130
  %scevgep398 = getelementptr i8, ptr %scevgep403, i64 2496
  %.138.1.i.1 = load double, ptr %scevgep398, align 8, !noalias !130
  %scevgep416 = getelementptr i8, ptr %scevgep425, i64 -16
  store double %.138.1.i.1, ptr %scevgep416, align 8, !noalias !130
  %scevgep396 = getelementptr i8, ptr %scevgep403, i64 2560
  %.138.2.i.1 = load double, ptr %scevgep396, align 8, !noalias !130
  %scevgep414 = getelementptr i8, ptr %scevgep425, i64 -8
  store double %.138.2.i.1, ptr %scevgep414, align 8, !noalias !130
  %.108.3.i.1 = add nuw i64 %.1013638.i, 8
  %.138.3.i.1 = load double, ptr %scevgep402, align 8, !noalias !130
  store double %.138.3.i.1, ptr %scevgep425, align 8, !noalias !130
  %scevgep389 = getelementptr i8, ptr %lsr.iv388, i64 512
  %lsr.iv.next428 = add i64 %lsr.iv427, -2
  %niter249.ncmp.1 = icmp eq i64 %lsr.iv.next428, 0
  br i1 %niter249.ncmp.1, label %B84.loopexit.unr-lcssa.i.unr-lcssa, label %B34.if.i

B2176:                                            ; preds = %B34.if.epil.i, %B84.loopexit.unr-lcssa.i, %B2056
  %.2143 = getelementptr i64, ptr %arg.steps, i64 %.2040
  %.2144 = load i64, ptr %.2143, align 8
  %.2145 = add nsw i64 %.2144, 1
  store i64 %.2145, ptr %.2143, align 8
  br i1 %.2044, label %B2227, label %B2198

B2198:                                            ; preds = %B2176, %B2176.thread
  %how.2.367 = phi i64 [ %.732, %B2176.thread ], [ %., %B2176 ]
  %.2157 = getelementptr i64, ptr %arg.status, i64 %.2040
  store i64 %how.2.367, ptr %.2157, align 8
  %sunkaddr437 = shl i64 %.1993870872, 3
  %sunkaddr438 = getelementptr i8, ptr %arg.lanes, i64 %sunkaddr437
  store i64 -1, ptr %sunkaddr438, align 8
  br label %B2227

B2227:                                            ; preds = %B1904.if, %B2198, %B2176
  %lsr.iv.next391 = add nsw i64 %lsr.iv390, -8
  %lsr.iv.next394 = add nuw nsw i64 %lsr.iv393, 8
  %scevgep430 = getelementptr i8, ptr %lsr.iv429, i64 8
  %exitcond1722.not = icmp eq i64 %.2000, 8
  br i1 %exitcond1722.not, label %B238.loopexit, label %B1904.if

B240.if.lr.ph:                                    ; preds = %entry
  %.678 = mul i64 %.181, %arg.count
  %.1111 = icmp slt i64 %.25.i, 0
  %..181740 = select i1 %.1111, i64 0, i64 %.181
  %.idx = shl i64 %.181, 7
  %xtraiter.i84 = and i64 %.181, 2
  %unroll_iter.i86 = and i64 %.181, 9223372036854775804
  %16 = shl nuw nsw i64 %xtraiter.i84, 3
  %xtraiter.i119 = and i64 %arg.numbers, 3
  %unroll_iter.i121 = and i64 %arg.numbers, 9223372036854775804
  %17 = shl nuw nsw i64 %xtraiter.i119, 3
  %scevgep.i = getelementptr i8, ptr %.88.i, i64 64
  %18 = add nsw i64 %unroll_iter.i86, -4
  %19 = lshr exact i64 %18, 2
  %20 = add nuw nsw i64 %19, 1
  %21 = add nsw i64 %unroll_iter.i121, -4
  %22 = lshr exact i64 %21, 2
  %23 = add nuw nsw i64 %22, 1
  %unroll_iter = and i64 %20, 9223372036854775806
  %unroll_iter236 = and i64 %23, 9223372036854775806
  %unroll_iter241 = and i64 %..181740, 9223372036854775804
  %24 = shl i64 %.25.i, 11
  %25 = sub i64 -2240, %24
  %scevgep274 = getelementptr i8, ptr %arg.states, i64 56
  %26 = shl i64 %.678, 3
  %27 = shl i64 %.25.i, 12
  %28 = sub i64 -5184, %27
  %scevgep321 = getelementptr i8, ptr %arg.problem.5, i64 56
  %29 = shl i64 %arg.numbers, 3
  %30 = shl i64 %.25.i, 7
  %31 = add i64 %30, 128
  %32 = mul i64 %.25.i, 384
  %33 = mul i64 %.25.i, 2176
  %34 = sub i64 -2368, %33
  %sunkaddr = getelementptr inbounds nuw i8, ptr %arg.lanes, i64 128
  %sunkaddr439 = getelementptr i8, ptr %arg.lanes, i64 8
  %sunkaddr440 = getelementptr i8, ptr %arg.lanes, i64 16
  %sunkaddr441 = getelementptr i8, ptr %arg.lanes, i64 24
  %sunkaddr442 = getelementptr i8, ptr %arg.lanes, i64 32
  %sunkaddr443 = getelementptr i8, ptr %arg.lanes, i64 40
  %sunkaddr444 = getelementptr i8, ptr %arg.lanes, i64 48
  %sunkaddr445 = getelementptr i8, ptr %arg.lanes, i64 56
  %35 = icmp slt i64 %arg.numbers, 1
  %36 = icmp ult i64 %.181, 4
  %37 = icmp eq i64 %18, 0
  %38 = and i64 %18, 4
  %.not = icmp eq i64 %38, 0
  %39 = icmp eq i64 %xtraiter.i84, 0
  %40 = icmp ult i64 %arg.numbers, 4
  %41 = icmp eq i64 %21, 0
  %42 = and i64 %21, 4
  %.not1 = icmp eq i64 %42, 0
  %43 = icmp eq i64 %xtraiter.i119, 0
  %44 = icmp sgt i64 %..181740, 0
  %45 = icmp eq i64 %arg.projected, 0
  %46 = icmp ult i64 %..181740, 4
  %47 = and i64 %..181740, 2
  %48 = icmp eq i64 %47, 0
  %49 = icmp ult i64 %.181, 4
  %50 = icmp eq i64 %18, 0
  %51 = and i64 %18, 4
  %.not2 = icmp eq i64 %51, 0
  %52 = icmp eq i64 %xtraiter.i84, 0
  br label %B240.if

B240.if:                                          ; preds = %B240.if.lr.ph, %B238.loopexit
  %.2988761228 = phi i64 [ %arg.budget, %B240.if.lr.ph ], [ %.308, %B238.loopexit ]
  %.308 = add nsw i64 %.2988761228, -1
  %.459 = load i64, ptr %arg.lanes, align 8
  %.460 = icmp sgt i64 %.459, -1
  %.15.i = zext i1 %.460 to i64
  %.459.1 = load i64, ptr %sunkaddr439, align 8
  %.459.2 = load i64, ptr %sunkaddr440, align 8
  %.459.3 = load i64, ptr %sunkaddr441, align 8
  %.459.4 = load i64, ptr %sunkaddr442, align 8
  %.459.5 = load i64, ptr %sunkaddr443, align 8
  %.459.6 = load i64, ptr %sunkaddr444, align 8
  %.459.7 = load i64, ptr %sunkaddr445, align 8
  %.460.7.inv = icmp slt i64 %.459.7, 0
  %.486.7 = select i1 %.460.7.inv, i64 0, i64 128
  %.460.6.inv = icmp slt i64 %.459.6, 0
  %.486.6 = select i1 %.460.6.inv, i64 0, i64 64
  %.460.5.inv = icmp slt i64 %.459.5, 0
  %.486.5 = select i1 %.460.5.inv, i64 0, i64 32
  %.460.4.inv = icmp slt i64 %.459.4, 0
  %.486.4 = select i1 %.460.4.inv, i64 0, i64 16
  %.460.3.inv = icmp slt i64 %.459.3, 0
  %.486.3 = select i1 %.460.3.inv, i64 0, i64 8
  %.460.2.inv = icmp slt i64 %.459.2, 0
  %.486.2 = select i1 %.460.2.inv, i64 0, i64 4
  %.460.1.inv = icmp slt i64 %.459.1, 0
  %.486.1 = select i1 %.460.1.inv, i64 0, i64 2
  %.488.1 = or disjoint i64 %.486.1, %.15.i
  %.488.2 = or disjoint i64 %.488.1, %.486.2
  %.488.3 = or disjoint i64 %.488.2, %.486.3
  %.488.4 = or disjoint i64 %.488.3, %.486.4
  %.488.5 = or disjoint i64 %.488.4, %.486.5
  %.488.6 = or i64 %.488.5, %.486.6
  %.488.7 = or i64 %.488.6, %.486.7
  %.501 = icmp eq i64 %.488.7, 0
  br i1 %.501, label %B368, label %B798

B454.if:                                          ; preds = %B368, %B454.backedge
  %lsr.iv340 = phi ptr [ %scevgep341, %B454.backedge ], [ %.32.i, %B368 ]
  %lsr.iv304 = phi i64 [ %lsr.iv.next305, %B454.backedge ], [ %27, %B368 ]
  %lsr.iv301 = phi i64 [ %lsr.iv.next302, %B454.backedge ], [ %28, %B368 ]
  %lsr.iv293 = phi ptr [ %scevgep294, %B454.backedge ], [ %.86.i, %B368 ]
  %lsr.iv257 = phi i64 [ %lsr.iv.next258, %B454.backedge ], [ %24, %B368 ]
  %lsr.iv255 = phi i64 [ %lsr.iv.next, %B454.backedge ], [ %25, %B368 ]
  %active.4.2810 = phi i64 [ %.667, %B454.backedge ], [ 0, %B368 ]
  %.629804808 = phi i64 [ %.636, %B454.backedge ], [ 0, %B368 ]
  %.636 = add nuw nsw i64 %.629804808, 1
  %.663 = load i64, ptr %sunkaddr, align 8
  %.664 = add nsw i64 %.663, %.629804808
  %.665 = shl nuw i64 1, %.629804808
  %.667 = or i64 %.665, %active.4.2810
  %.669 = getelementptr i64, ptr %arg.lanes, i64 %.629804808
  store i64 %.664, ptr %.669, align 8
  %.674 = getelementptr i64, ptr %arg.steps, i64 %.664
  store i64 0, ptr %.674, align 8
  %.680 = mul i64 %.664, %.678
  %.682 = getelementptr inbounds double, ptr %arg.states, i64 %.680
  br i1 %.1111, label %B456.endif, label %B34.if.preheader.i83

B34.if.preheader.i83:                             ; preds = %B454.if
  br i1 %36, label %B34.if.epil.preheader.i99, label %B34.if.preheader.new.i85

B34.if.preheader.new.i85:                         ; preds = %B34.if.preheader.i83
  %53 = shl i64 %.629804808, 3
  %54 = getelementptr i8, ptr %.86.i, i64 %53
  %scevgep13.i = getelementptr i8, ptr %54, i64 192
  br i1 %37, label %B34.if.i87.epil.preheader, label %B34.if.i87.preheader

B34.if.i87.preheader:                             ; preds = %B34.if.preheader.new.i85
  %55 = mul i64 %.664, %26
  %scevgep275 = getelementptr i8, ptr %scevgep274, i64 %55
  br label %B34.if.i87

B84.loopexit.unr-lcssa.i97.unr-lcssa:             ; preds = %B34.if.i87
  %56 = sub i64 0, %lsr.iv255
  %scevgep256 = getelementptr i8, ptr %scevgep, i64 %56
  br i1 %.not, label %B34.if.i87.epil.preheader, label %B84.loopexit.unr-lcssa.i97

B34.if.i87.epil.preheader:                        ; preds = %B84.loopexit.unr-lcssa.i97.unr-lcssa, %B34.if.preheader.new.i85
  %lsr.iv14.i.epil.init = phi ptr [ %scevgep13.i, %B34.if.preheader.new.i85 ], [ %scevgep256, %B84.loopexit.unr-lcssa.i97.unr-lcssa ]
  %.1013638.i88.epil.init = phi i64 [ 0, %B34.if.preheader.new.i85 ], [ %.108.3.i94.1, %B84.loopexit.unr-lcssa.i97.unr-lcssa ]
  %sunkaddr.i89.epil = shl i64 %.1013638.i88.epil.init, 3
  %sunkaddr19.i90.epil = getelementptr i8, ptr %.682, i64 %sunkaddr.i89.epil
  %.135.i91.epil = load double, ptr %sunkaddr19.i90.epil, align 8, !noalias !134
  %scevgep18.i.epil = getelementptr i8, ptr %lsr.iv14.i.epil.init, i64 -192
  store double %.135.i91.epil, ptr %scevgep18.i.epil, align 8, !noalias !134
  %sunkaddr22.i92.epil = getelementptr i8, ptr %sunkaddr19.i90.epil, i64 8
  %.135.1.i.epil = load double, ptr %sunkaddr22.i92.epil, align 8, !noalias !134
  %scevgep17.i.epil = getelementptr i8, ptr %lsr.iv14.i.epil.init, i64 -128
  store double %.135.1.i.epil, ptr %scevgep17.i.epil, align 8, !noalias !134
  %sunkaddr25.i93.epil = getelementptr i8, ptr %sunkaddr19.i90.epil, i64 16
  %.135.2.i.epil = load double, ptr %sunkaddr25.i93.epil, align 8, !noalias !134
  %scevgep16.i.epil = getelementptr i8, ptr %lsr.iv14.i.epil.init, i64 -64
  store double %.135.2.i.epil, ptr %scevgep16.i.epil, align 8, !noalias !134
  %.108.3.i94.epil = add nuw nsw i64 %.1013638.i88.epil.init, 4
  %sunkaddr28.i95.epil = getelementptr i8, ptr %sunkaddr19.i90.epil, i64 24
  %.135.3.i.epil = load double, ptr %sunkaddr28.i95.epil, align 8, !noalias !134
  store double %.135.3.i.epil, ptr %lsr.iv14.i.epil.init, align 8, !noalias !134
  br label %B84.loopexit.unr-lcssa.i97

B84.loopexit.unr-lcssa.i97:                       ; preds = %B34.if.i87.epil.preheader, %B84.loopexit.unr-lcssa.i97.unr-lcssa
  %.108.3.i94.lcssa = phi i64 [ %.108.3.i94.epil, %B34.if.i87.epil.preheader ], [ %.108.3.i94.1, %B84.loopexit.unr-lcssa.i97.unr-lcssa ]
  br i1 %39, label %B456.endif, label %B34.if.epil.preheader.i99

B34.if.epil.preheader.i99:                        ; preds = %B84.loopexit.unr-lcssa.i97, %B34.if.preheader.i83
  %.1013638.epil.init.i100 = phi i64 [ 0, %B34.if.preheader.i83 ], [ %.108.3.i94.lcssa, %B84.loopexit.unr-lcssa.i97 ]
  %57 = shl i64 %.1013638.epil.init.i100, 6
  %58 = shl i64 %.1013638.epil.init.i100, 3
  %scevgep295 = getelementptr i8, ptr %lsr.iv293, i64 %57
  %59 = mul i64 %.664, %26
  %60 = getelementptr i8, ptr %arg.states, i64 %59
  %scevgep297 = getelementptr i8, ptr %60, i64 %58
  br label %B34.if.epil.i103

B34.if.epil.i103:                                 ; preds = %B34.if.epil.i103, %B34.if.epil.preheader.i99
  %lsr.iv.i104 = phi i64 [ %lsr.iv.next.i107, %B34.if.epil.i103 ], [ 0, %B34.if.epil.preheader.i99 ]
  %scevgep298 = getelementptr i8, ptr %scevgep297, i64 %lsr.iv.i104
  %.135.epil.i = load double, ptr %scevgep298, align 8, !noalias !134
  %61 = shl i64 %lsr.iv.i104, 3
  %scevgep296 = getelementptr i8, ptr %scevgep295, i64 %61
  store double %.135.epil.i, ptr %scevgep296, align 8, !noalias !134
  %lsr.iv.next.i107 = add nuw nsw i64 %lsr.iv.i104, 8
  %epil.iter.cmp.not.i108 = icmp eq i64 %16, %lsr.iv.next.i107
  br i1 %epil.iter.cmp.not.i108, label %B456.endif, label %B34.if.epil.i103, !llvm.loop !137

B34.if.i87:                                       ; preds = %B34.if.i87, %B34.if.i87.preheader
  %lsr.iv291 = phi i64 [ %unroll_iter, %B34.if.i87.preheader ], [ %lsr.iv.next292, %B34.if.i87 ]
  %lsr.iv = phi ptr [ %arg.room, %B34.if.i87.preheader ], [ %scevgep, %B34.if.i87 ]
  %.1013638.i88 = phi i64 [ 0, %B34.if.i87.preheader ], [ %.108.3.i94.1, %B34.if.i87 ]
  %scevgep267 = getelementptr i8, ptr %lsr.iv, i64 %lsr.iv257
  %scevgep268 = getelementptr i8, ptr %scevgep267, i64 2240
  %sunkaddr.i89 = shl i64 %.1013638.i88, 3
  %scevgep289 = getelementptr i8, ptr %scevgep275, i64 %sunkaddr.i89
  %scevgep290 = getelementptr i8, ptr %scevgep289, i64 -56
  %.135.i91 = load double, ptr %scevgep290, align 8, !noalias !134
  %scevgep273 = getelementptr i8, ptr %scevgep267, i64 2048
  store double %.135.i91, ptr %scevgep273, align 8, !noalias !134
  %scevgep288 = getelementptr i8, ptr %scevgep289, i64 -48
  %.135.1.i = load double, ptr %scevgep288, align 8, !noalias !134
  %scevgep272 = getelementptr i8, ptr %scevgep267, i64 2112
  store double %.135.1.i, ptr %scevgep272, align 8, !noalias !134
  %scevgep286 = getelementptr i8, ptr %scevgep289, i64 -40
  %.135.2.i = load double, ptr %scevgep286, align 8, !noalias !134
  %scevgep270 = getelementptr i8, ptr %scevgep267, i64 2176
  store double %.135.2.i, ptr %scevgep270, align 8, !noalias !134
  %scevgep284 = getelementptr i8, ptr %scevgep289, i64 -32
  %.135.3.i = load double, ptr %scevgep284, align 8, !noalias !134
  store double %.135.3.i, ptr %scevgep268, align 8, !noalias !134
  %scevgep266 = getelementptr i8, ptr %scevgep267, i64 2496
  %scevgep282 = getelementptr i8, ptr %scevgep289, i64 -24
  %.135.i91.1 = load double, ptr %scevgep282, align 8, !noalias !134
  %scevgep264 = getelementptr i8, ptr %scevgep267, i64 2304
  store double %.135.i91.1, ptr %scevgep264, align 8, !noalias !134
  %scevgep280 = getelementptr i8, ptr %scevgep289, i64 -16
  %.135.1.i.1 = load double, ptr %scevgep280, align 8, !noalias !134
  %scevgep262 = getelementptr i8, ptr %scevgep267, i64 2368
  store double %.135.1.i.1, ptr %scevgep262, align 8, !noalias !134
  %scevgep278 = getelementptr i8, ptr %scevgep289, i64 -8
  %.135.2.i.1 = load double, ptr %scevgep278, align 8, !noalias !134
  %scevgep260 = getelementptr i8, ptr %scevgep267, i64 2432
  store double %.135.2.i.1, ptr %scevgep260, align 8, !noalias !134
  %.108.3.i94.1 = add nuw i64 %.1013638.i88, 8
  %.135.3.i.1 = load double, ptr %scevgep289, align 8, !noalias !134
  store double %.135.3.i.1, ptr %scevgep266, align 8, !noalias !134
  %scevgep = getelementptr i8, ptr %lsr.iv, i64 512
  %lsr.iv.next292 = add i64 %lsr.iv291, -2
  %niter.ncmp.1 = icmp eq i64 %lsr.iv.next292, 0
  br i1 %niter.ncmp.1, label %B84.loopexit.unr-lcssa.i97.unr-lcssa, label %B34.if.i87

B456.endif:                                       ; preds = %B34.if.epil.i103, %B84.loopexit.unr-lcssa.i97, %B454.if
  %sunkaddr447 = shl i64 %.629804808, 3
  %sunkaddr448 = getelementptr i8, ptr %arg.lanes, i64 %sunkaddr447
  %.62.i = load i64, ptr %sunkaddr448, align 8, !noalias !138
  %.64.i = mul nsw i64 %.62.i, %arg.numbers
  %.65.i = getelementptr inbounds double, ptr %arg.problem.5, i64 %.64.i
  br i1 %35, label %B454.backedge, label %B34.if.preheader.i118

B34.if.preheader.i118:                            ; preds = %B456.endif
  br i1 %40, label %B34.if.epil.preheader.i143, label %B34.if.preheader.new.i120

B34.if.preheader.new.i120:                        ; preds = %B34.if.preheader.i118
  %62 = getelementptr i8, ptr %.32.i, i64 %sunkaddr447
  %scevgep13.i122 = getelementptr i8, ptr %62, i64 192
  br i1 %41, label %B34.if.i123.epil.preheader, label %B34.if.i123.preheader

B34.if.i123.preheader:                            ; preds = %B34.if.preheader.new.i120
  %63 = mul i64 %29, %.62.i
  %scevgep322 = getelementptr i8, ptr %scevgep321, i64 %63
  br label %B34.if.i123

B84.loopexit.unr-lcssa.i141.unr-lcssa:            ; preds = %B34.if.i123
  %64 = sub i64 0, %lsr.iv301
  %scevgep303 = getelementptr i8, ptr %scevgep300, i64 %64
  br i1 %.not1, label %B34.if.i123.epil.preheader, label %B84.loopexit.unr-lcssa.i141

B34.if.i123.epil.preheader:                       ; preds = %B84.loopexit.unr-lcssa.i141.unr-lcssa, %B34.if.preheader.new.i120
  %lsr.iv14.i124.epil.init = phi ptr [ %scevgep13.i122, %B34.if.preheader.new.i120 ], [ %scevgep303, %B84.loopexit.unr-lcssa.i141.unr-lcssa ]
  %.1013638.i125.epil.init = phi i64 [ 0, %B34.if.preheader.new.i120 ], [ %.108.3.i136.1, %B84.loopexit.unr-lcssa.i141.unr-lcssa ]
  %sunkaddr.i126.epil = shl i64 %.1013638.i125.epil.init, 3
  %sunkaddr19.i127.epil = getelementptr i8, ptr %.65.i, i64 %sunkaddr.i126.epil
  %.135.i128.epil = load double, ptr %sunkaddr19.i127.epil, align 8, !noalias !141
  %scevgep18.i129.epil = getelementptr i8, ptr %lsr.iv14.i124.epil.init, i64 -192
  store double %.135.i128.epil, ptr %scevgep18.i129.epil, align 8, !noalias !141
  %sunkaddr22.i130.epil = getelementptr i8, ptr %sunkaddr19.i127.epil, i64 8
  %.135.1.i131.epil = load double, ptr %sunkaddr22.i130.epil, align 8, !noalias !141
  %scevgep17.i132.epil = getelementptr i8, ptr %lsr.iv14.i124.epil.init, i64 -128
  store double %.135.1.i131.epil, ptr %scevgep17.i132.epil, align 8, !noalias !141
  %sunkaddr25.i133.epil = getelementptr i8, ptr %sunkaddr19.i127.epil, i64 16
  %.135.2.i134.epil = load double, ptr %sunkaddr25.i133.epil, align 8, !noalias !141
  %scevgep16.i135.epil = getelementptr i8, ptr %lsr.iv14.i124.epil.init, i64 -64
  store double %.135.2.i134.epil, ptr %scevgep16.i135.epil, align 8, !noalias !141
  %.108.3.i136.epil = add nuw nsw i64 %.1013638.i125.epil.init, 4
  %sunkaddr28.i137.epil = getelementptr i8, ptr %sunkaddr19.i127.epil, i64 24
  %.135.3.i138.epil = load double, ptr %sunkaddr28.i137.epil, align 8, !noalias !141
  store double %.135.3.i138.epil, ptr %lsr.iv14.i124.epil.init, align 8, !noalias !141
  br label %B84.loopexit.unr-lcssa.i141

B84.loopexit.unr-lcssa.i141:                      ; preds = %B34.if.i123.epil.preheader, %B84.loopexit.unr-lcssa.i141.unr-lcssa
  %.108.3.i136.lcssa = phi i64 [ %.108.3.i136.epil, %B34.if.i123.epil.preheader ], [ %.108.3.i136.1, %B84.loopexit.unr-lcssa.i141.unr-lcssa ]
  br i1 %43, label %B454.backedge, label %B34.if.epil.preheader.i143

B34.if.epil.preheader.i143:                       ; preds = %B84.loopexit.unr-lcssa.i141, %B34.if.preheader.i118
  %.1013638.epil.init.i144 = phi i64 [ 0, %B34.if.preheader.i118 ], [ %.108.3.i136.lcssa, %B84.loopexit.unr-lcssa.i141 ]
  %65 = shl i64 %.1013638.epil.init.i144, 6
  %66 = shl i64 %.1013638.epil.init.i144, 3
  %scevgep3.i146 = getelementptr i8, ptr %.65.i, i64 %66
  %scevgep342 = getelementptr i8, ptr %lsr.iv340, i64 %65
  br label %B34.if.epil.i147

B34.if.epil.i147:                                 ; preds = %B34.if.epil.i147, %B34.if.epil.preheader.i143
  %lsr.iv.i148 = phi i64 [ %lsr.iv.next.i152, %B34.if.epil.i147 ], [ 0, %B34.if.epil.preheader.i143 ]
  %scevgep4.i149 = getelementptr i8, ptr %scevgep3.i146, i64 %lsr.iv.i148
  %.135.epil.i150 = load double, ptr %scevgep4.i149, align 8, !noalias !141
  %67 = shl i64 %lsr.iv.i148, 3
  %scevgep343 = getelementptr i8, ptr %scevgep342, i64 %67
  store double %.135.epil.i150, ptr %scevgep343, align 8, !noalias !141
  %lsr.iv.next.i152 = add nuw nsw i64 %lsr.iv.i148, 8
  %epil.iter.cmp.not.i153 = icmp eq i64 %17, %lsr.iv.next.i152
  br i1 %epil.iter.cmp.not.i153, label %B454.backedge, label %B34.if.epil.i147, !llvm.loop !137

B34.if.i123:                                      ; preds = %B34.if.i123, %B34.if.i123.preheader
  %lsr.iv338 = phi i64 [ %unroll_iter236, %B34.if.i123.preheader ], [ %lsr.iv.next339, %B34.if.i123 ]
  %lsr.iv299 = phi ptr [ %arg.room, %B34.if.i123.preheader ], [ %scevgep300, %B34.if.i123 ]
  %.1013638.i125 = phi i64 [ 0, %B34.if.i123.preheader ], [ %.108.3.i136.1, %B34.if.i123 ]
  %scevgep314 = getelementptr i8, ptr %lsr.iv299, i64 %lsr.iv304
  %scevgep315 = getelementptr i8, ptr %scevgep314, i64 5184
  %sunkaddr.i126 = shl i64 %.1013638.i125, 3
  %scevgep336 = getelementptr i8, ptr %scevgep322, i64 %sunkaddr.i126
  %scevgep337 = getelementptr i8, ptr %scevgep336, i64 -56
  %.135.i128 = load double, ptr %scevgep337, align 8, !noalias !141
  %scevgep320 = getelementptr i8, ptr %scevgep314, i64 4992
  store double %.135.i128, ptr %scevgep320, align 8, !noalias !141
  %scevgep335 = getelementptr i8, ptr %scevgep336, i64 -48
  %.135.1.i131 = load double, ptr %scevgep335, align 8, !noalias !141
  %scevgep319 = getelementptr i8, ptr %scevgep314, i64 5056
  store double %.135.1.i131, ptr %scevgep319, align 8, !noalias !141
  %scevgep333 = getelementptr i8, ptr %scevgep336, i64 -40
  %.135.2.i134 = load double, ptr %scevgep333, align 8, !noalias !141
  %scevgep317 = getelementptr i8, ptr %scevgep314, i64 5120
  store double %.135.2.i134, ptr %scevgep317, align 8, !noalias !141
  %scevgep331 = getelementptr i8, ptr %scevgep336, i64 -32
  %.135.3.i138 = load double, ptr %scevgep331, align 8, !noalias !141
  store double %.135.3.i138, ptr %scevgep315, align 8, !noalias !141
  %scevgep313 = getelementptr i8, ptr %scevgep314, i64 5440
  %scevgep329 = getelementptr i8, ptr %scevgep336, i64 -24
  %.135.i128.1 = load double, ptr %scevgep329, align 8, !noalias !141
  %scevgep311 = getelementptr i8, ptr %scevgep314, i64 5248
  store double %.135.i128.1, ptr %scevgep311, align 8, !noalias !141
  %scevgep327 = getelementptr i8, ptr %scevgep336, i64 -16
  %.135.1.i131.1 = load double, ptr %scevgep327, align 8, !noalias !141
  %scevgep309 = getelementptr i8, ptr %scevgep314, i64 5312
  store double %.135.1.i131.1, ptr %scevgep309, align 8, !noalias !141
  %scevgep325 = getelementptr i8, ptr %scevgep336, i64 -8
  %.135.2.i134.1 = load double, ptr %scevgep325, align 8, !noalias !141
  %scevgep307 = getelementptr i8, ptr %scevgep314, i64 5376
  store double %.135.2.i134.1, ptr %scevgep307, align 8, !noalias !141
  %.108.3.i136.1 = add nuw i64 %.1013638.i125, 8
  %.135.3.i138.1 = load double, ptr %scevgep336, align 8, !noalias !141
  store double %.135.3.i138.1, ptr %scevgep313, align 8, !noalias !141
  %scevgep300 = getelementptr i8, ptr %lsr.iv299, i64 512
  %lsr.iv.next339 = add i64 %lsr.iv338, -2
  %niter237.ncmp.1 = icmp eq i64 %lsr.iv.next339, 0
  br i1 %niter237.ncmp.1, label %B84.loopexit.unr-lcssa.i141.unr-lcssa, label %B34.if.i123

B454.backedge:                                    ; preds = %B34.if.epil.i147, %B84.loopexit.unr-lcssa.i141, %B456.endif
  %lsr.iv.next = add i64 %lsr.iv255, -8
  %lsr.iv.next258 = add i64 %lsr.iv257, 8
  %scevgep294 = getelementptr i8, ptr %lsr.iv293, i64 8
  %lsr.iv.next302 = add i64 %lsr.iv301, -8
  %lsr.iv.next305 = add i64 %lsr.iv304, 8
  %scevgep341 = getelementptr i8, ptr %lsr.iv340, i64 8
  %exitcond.not = icmp eq i64 %.11.i, %.636
  br i1 %exitcond.not, label %B710, label %B454.if

B968.if:                                          ; preds = %B1164, %B798
  %lsr.iv348 = phi i64 [ 0, %B798 ], [ %lsr.iv.next349, %B1164 ]
  %lost.3.1837 = phi i64 [ %.917, %B798 ], [ %.1332, %B1164 ]
  %.1015826835 = phi i64 [ 1, %B798 ], [ %.1022, %B1164 ]
  %.1022 = add nuw nsw i64 %.1015826835, 1
  br i1 %44, label %B1028.if.lr.ph, label %B1164

B1028.if.lr.ph:                                   ; preds = %B968.if
  %68 = icmp eq i64 %.1015826835, 3
  %"$phi996.2.2.2" = select i1 %68, double %.891, double %.1063
  %.6.i = insertelement <8 x double> poison, double %"$phi996.2.2.2", i64 0
  %.7.i = shufflevector <8 x double> %.6.i, <8 x double> poison, <8 x i32> zeroinitializer
  br label %B1028.if

B1028.if:                                         ; preds = %B1028.if, %B1028.if.lr.ph
  %lsr.iv351 = phi i64 [ %..181740, %B1028.if.lr.ph ], [ %lsr.iv.next352, %B1028.if ]
  %lsr.iv344 = phi ptr [ %arg.room, %B1028.if.lr.ph ], [ %scevgep345, %B1028.if ]
  %scevgep346 = getelementptr i8, ptr %lsr.iv344, i64 %.86.idx.i
  %.1197 = load <8 x double>, ptr %scevgep346, align 8
  %scevgep350 = getelementptr i8, ptr %lsr.iv344, i64 %lsr.iv348
  %.1207 = load <8 x double>, ptr %scevgep350, align 8
  %.8.i = fmul <8 x double> %.7.i, %.1207
  %.6.i155 = fadd <8 x double> %.1197, %.8.i
  %scevgep347 = getelementptr i8, ptr %lsr.iv344, i64 %.92.idx.i
  store <8 x double> %.6.i155, ptr %scevgep347, align 8
  %scevgep345 = getelementptr i8, ptr %lsr.iv344, i64 64
  %lsr.iv.next352 = add i64 %lsr.iv351, -1
  %exitcond1718.not = icmp eq i64 %lsr.iv.next352, 0
  br i1 %exitcond1718.not, label %B1164, label %B1028.if

B1350.if:                                         ; preds = %B1350.if, %B1350.if.lr.ph
  %lsr.iv360 = phi i64 [ %..181740, %B1350.if.lr.ph ], [ %lsr.iv.next361, %B1350.if ]
  %lsr.iv353 = phi ptr [ %arg.room, %B1350.if.lr.ph ], [ %scevgep354, %B1350.if ]
  %.1464 = load <8 x double>, ptr %lsr.iv353, align 8
  %scevgep359 = getelementptr i8, ptr %lsr.iv353, i64 %31
  %.1471 = load <8 x double>, ptr %scevgep359, align 8
  %.8.i156 = fmul <8 x double> %.1471, splat (double 2.000000e+00)
  %.6.i157 = fadd <8 x double> %.1464, %.8.i156
  %scevgep355 = getelementptr i8, ptr %lsr.iv353, i64 %.idx
  %.1527 = load <8 x double>, ptr %scevgep355, align 8
  %.8.i158 = fmul <8 x double> %.1527, splat (double 2.000000e+00)
  %.6.i159 = fadd <8 x double> %.6.i157, %.8.i158
  %scevgep356 = getelementptr i8, ptr %lsr.iv353, i64 %.86.idx.i
  %.1580 = load <8 x double>, ptr %scevgep356, align 8
  %sunkaddr449 = getelementptr i8, ptr %lsr.iv353, i64 %32
  %sunkaddr450 = getelementptr i8, ptr %sunkaddr449, i64 384
  %.1594 = load <8 x double>, ptr %sunkaddr450, align 8
  %.6.i160 = fadd <8 x double> %.6.i159, %.1594
  %.8.i163 = fmul <8 x double> %.7.i162, %.6.i160
  %.6.i164 = fadd <8 x double> %.1580, %.8.i163
  %scevgep357 = getelementptr i8, ptr %lsr.iv353, i64 %.88.idx.i
  store <8 x double> %.6.i164, ptr %scevgep357, align 8
  %scevgep354 = getelementptr i8, ptr %lsr.iv353, i64 64
  %lsr.iv.next361 = add i64 %lsr.iv360, -1
  %exitcond1720.not = icmp eq i64 %lsr.iv.next361, 0
  br i1 %exitcond1720.not, label %B1612, label %B1350.if

B1692.endif:                                      ; preds = %B114.loopexit.i, %B1692
  %total.2.0.lcssa.i = phi i64 [ -256, %B1692 ], [ %4, %B114.loopexit.i ]
  br i1 %44, label %B1770.if.preheader, label %B1838

B1770.if.preheader:                               ; preds = %B1692.endif
  br i1 %46, label %B1770.if.epil.preheader, label %B1770.if

B1770.if:                                         ; preds = %B1770.if.preheader, %B1770.if
  %lsr.iv364 = phi ptr [ %scevgep365, %B1770.if ], [ %arg.room, %B1770.if.preheader ]
  %.1855863865 = phi i64 [ %.1862.3, %B1770.if ], [ 0, %B1770.if.preheader ]
  %sunkaddr451 = getelementptr i8, ptr %lsr.iv364, i64 %33
  %sunkaddr452 = getelementptr i8, ptr %sunkaddr451, i64 2176
  %.1891 = load <8 x double>, ptr %sunkaddr452, align 8
  %sunkaddr453 = getelementptr i8, ptr %lsr.iv364, i64 %24
  %sunkaddr454 = getelementptr i8, ptr %sunkaddr453, i64 2048
  store <8 x double> %.1891, ptr %sunkaddr454, align 8
  %sunkaddr456 = getelementptr i8, ptr %sunkaddr451, i64 2240
  %.1891.1 = load <8 x double>, ptr %sunkaddr456, align 8
  %sunkaddr458 = getelementptr i8, ptr %sunkaddr453, i64 2112
  store <8 x double> %.1891.1, ptr %sunkaddr458, align 8
  %sunkaddr460 = getelementptr i8, ptr %sunkaddr451, i64 2304
  %.1891.2 = load <8 x double>, ptr %sunkaddr460, align 8
  %sunkaddr462 = getelementptr i8, ptr %sunkaddr453, i64 2176
  store <8 x double> %.1891.2, ptr %sunkaddr462, align 8
  %.1862.3 = add nuw nsw i64 %.1855863865, 4
  %sunkaddr464 = getelementptr i8, ptr %sunkaddr451, i64 2368
  %.1891.3 = load <8 x double>, ptr %sunkaddr464, align 8
  %sunkaddr466 = getelementptr i8, ptr %sunkaddr453, i64 2240
  store <8 x double> %.1891.3, ptr %sunkaddr466, align 8
  %scevgep365 = getelementptr i8, ptr %lsr.iv364, i64 256
  %niter242.ncmp.3 = icmp eq i64 %unroll_iter241, %.1862.3
  br i1 %niter242.ncmp.3, label %B1838.loopexit.unr-lcssa, label %B1770.if

B1904.if:                                         ; preds = %B2227, %B1838
  %lsr.iv429 = phi ptr [ %.88.i, %B1838 ], [ %scevgep430, %B2227 ]
  %lsr.iv393 = phi i64 [ %33, %B1838 ], [ %lsr.iv.next394, %B2227 ]
  %lsr.iv390 = phi i64 [ %34, %B1838 ], [ %lsr.iv.next391, %B2227 ]
  %.1993870872 = phi i64 [ 0, %B1838 ], [ %.2000, %B2227 ]
  %.2000 = add nuw nsw i64 %.1993870872, 1
  %69 = shl nuw i64 1, %.1993870872
  %70 = and i64 %69, %active.5.1
  %.2032.not = icmp eq i64 %70, 0
  br i1 %.2032.not, label %B2227, label %B1926
}

declare i64 @llvm.smin.i64(i64, i64) #0

define internal fastcc void @part12(ptr noalias nonnull writeonly captures(none) %retptr, i64 %arg.group.0.0, i64 %arg.group.0.1, ptr readonly captures(none) %arg.group.0.4, ptr %arg.group.0.5, ptr %arg.group.0.6, ptr captures(none) %arg.group.0.7, ptr %arg.group.0.8, i64 %arg.group.1, i64 %arg.group.3, ptr readonly captures(none) %arg.group.9, ptr initializes((0, 64)) %arg.group.19, ptr %arg.group.23, ptr %arg.group.24, <8 x double> %arg.t, ptr %arg.y, ptr %arg.rate, i64 %arg.wanted) unnamed_addr {
entry:
  %.329 = alloca i8, align 1
  store i8 0, ptr %.329, align 1
  %.51 = load i64, ptr %arg.group.0.4, align 8
  store <8 x double> %arg.t, ptr %arg.group.19, align 8
  %.84 = inttoptr i64 %arg.group.1 to ptr
  %.85 = tail call i64 %.84(ptr nonnull %arg.group.19, ptr %arg.y, ptr %arg.group.23, ptr %arg.rate, ptr %arg.group.0.8)
  %.86 = xor i64 %.85, -1
  %.87 = and i64 %arg.wanted, %.86
  %.92.not = icmp eq i64 %.87, 0
  br i1 %.92.not, label %B492, label %B210

B210:                                             ; preds = %entry
  %.52 = shl i64 %.51, 1
  %.53 = add i64 %.52, 2
  %.107 = getelementptr inbounds double, ptr %arg.group.24, i64 %.53
  %xtraiter.i = and i64 %.53, 2
  %unroll_iter.i = and i64 %.53, 9223372036854775804
  %0 = shl nuw nsw i64 %xtraiter.i, 3
  %1 = add nsw i64 %unroll_iter.i, -4
  %2 = lshr exact i64 %1, 2
  %3 = add nuw nsw i64 %2, 1
  %4 = shl i64 %.51, 4
  %5 = getelementptr i8, ptr %arg.group.24, i64 %4
  %scevgep107 = getelementptr i8, ptr %5, i64 72
  %6 = lshr i64 %3, 1
  %7 = mul nsw i64 %6, -2
  %8 = icmp slt i64 %.51, 0
  %9 = icmp ult i64 %.53, 4
  %10 = icmp eq i64 %1, 0
  %11 = and i64 %1, 4
  %12 = icmp eq i64 %11, 0
  %13 = icmp eq i64 %xtraiter.i, 0
  %14 = icmp ult i64 %.53, 4
  %15 = icmp eq i64 %1, 0
  %16 = and i64 %1, 4
  %17 = icmp eq i64 %16, 0
  %18 = and i64 %.51, 1
  %19 = icmp eq i64 %18, 0
  br label %B306.if

B326:                                             ; preds = %B306.if
  br i1 %8, label %B326.endif, label %B34.if.preheader.i

B34.if.preheader.i:                               ; preds = %B326
  br i1 %9, label %B34.if.epil.preheader.i, label %B34.if.preheader.new.i

B34.if.preheader.new.i:                           ; preds = %B34.if.preheader.i
  %20 = shl i64 %.204238243, 3
  %21 = getelementptr i8, ptr %arg.y, i64 %20
  %scevgep5.i = getelementptr i8, ptr %21, i64 192
  br i1 %10, label %B34.if.i.epil.preheader, label %B34.if.i

B84.loopexit.unr-lcssa.i.unr-lcssa:               ; preds = %B34.if.i
  %22 = sub nsw i64 0, %lsr.iv50
  %scevgep5 = getelementptr i8, ptr %scevgep, i64 %22
  br i1 %12, label %B34.if.i.epil.preheader, label %B84.loopexit.unr-lcssa.i

B34.if.i.epil.preheader:                          ; preds = %B84.loopexit.unr-lcssa.i.unr-lcssa, %B34.if.preheader.new.i
  %lsr.iv6.i.epil.init = phi ptr [ %scevgep5.i, %B34.if.preheader.new.i ], [ %scevgep5, %B84.loopexit.unr-lcssa.i.unr-lcssa ]
  %.1013638.i.epil.init = phi i64 [ 0, %B34.if.preheader.new.i ], [ %.108.3.i.1, %B84.loopexit.unr-lcssa.i.unr-lcssa ]
  %scevgep10.i.epil = getelementptr i8, ptr %lsr.iv6.i.epil.init, i64 -192
  %.138.i.epil = load double, ptr %scevgep10.i.epil, align 8, !noalias !144
  %sunkaddr.i.epil = shl i64 %.1013638.i.epil.init, 3
  %sunkaddr19.i.epil = getelementptr i8, ptr %arg.group.24, i64 %sunkaddr.i.epil
  store double %.138.i.epil, ptr %sunkaddr19.i.epil, align 8, !noalias !144
  %scevgep9.i.epil = getelementptr i8, ptr %lsr.iv6.i.epil.init, i64 -128
  %.138.1.i.epil = load double, ptr %scevgep9.i.epil, align 8, !noalias !144
  %sunkaddr22.i.epil = getelementptr i8, ptr %sunkaddr19.i.epil, i64 8
  store double %.138.1.i.epil, ptr %sunkaddr22.i.epil, align 8, !noalias !144
  %scevgep8.i.epil = getelementptr i8, ptr %lsr.iv6.i.epil.init, i64 -64
  %.138.2.i.epil = load double, ptr %scevgep8.i.epil, align 8, !noalias !144
  %sunkaddr25.i.epil = getelementptr i8, ptr %sunkaddr19.i.epil, i64 16
  store double %.138.2.i.epil, ptr %sunkaddr25.i.epil, align 8, !noalias !144
  %.108.3.i.epil = add nuw nsw i64 %.1013638.i.epil.init, 4
  %.138.3.i.epil = load double, ptr %lsr.iv6.i.epil.init, align 8, !noalias !144
  %sunkaddr28.i.epil = getelementptr i8, ptr %sunkaddr19.i.epil, i64 24
  store double %.138.3.i.epil, ptr %sunkaddr28.i.epil, align 8, !noalias !144
  br label %B84.loopexit.unr-lcssa.i

B84.loopexit.unr-lcssa.i:                         ; preds = %B34.if.i.epil.preheader, %B84.loopexit.unr-lcssa.i.unr-lcssa
  %.108.3.i.lcssa = phi i64 [ %.108.3.i.epil, %B34.if.i.epil.preheader ], [ %.108.3.i.1, %B84.loopexit.unr-lcssa.i.unr-lcssa ]
  br i1 %13, label %B326.endif, label %B34.if.epil.preheader.i

B34.if.epil.preheader.i:                          ; preds = %B84.loopexit.unr-lcssa.i, %B34.if.preheader.i
  %.1013638.epil.init.i = phi i64 [ 0, %B34.if.preheader.i ], [ %.108.3.i.lcssa, %B84.loopexit.unr-lcssa.i ]
  %23 = shl i64 %.1013638.epil.init.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.group.24, i64 %23
  %24 = shl i64 %.1013638.epil.init.i, 6
  %scevgep88 = getelementptr i8, ptr %lsr.iv86, i64 %24
  br label %B34.if.epil.i

B34.if.epil.i:                                    ; preds = %B34.if.epil.i, %B34.if.epil.preheader.i
  %lsr.iv.i = phi i64 [ %lsr.iv.next.i, %B34.if.epil.i ], [ 0, %B34.if.epil.preheader.i ]
  %25 = shl i64 %lsr.iv.i, 3
  %scevgep89 = getelementptr i8, ptr %scevgep88, i64 %25
  %.138.epil.i = load double, ptr %scevgep89, align 8, !noalias !144
  %scevgep2.i = getelementptr i8, ptr %scevgep.i, i64 %lsr.iv.i
  store double %.138.epil.i, ptr %scevgep2.i, align 8, !noalias !144
  %lsr.iv.next.i = add nuw nsw i64 %lsr.iv.i, 8
  %epil.iter.cmp.not.i = icmp eq i64 %0, %lsr.iv.next.i
  br i1 %epil.iter.cmp.not.i, label %B326.endif, label %B34.if.epil.i, !llvm.loop !147

B34.if.i:                                         ; preds = %B34.if.preheader.new.i, %B34.if.i
  %lsr.iv3 = phi i64 [ %lsr.iv.next4, %B34.if.i ], [ %7, %B34.if.preheader.new.i ]
  %lsr.iv = phi ptr [ %scevgep, %B34.if.i ], [ %arg.y, %B34.if.preheader.new.i ]
  %.1013638.i = phi i64 [ %.108.3.i.1, %B34.if.i ], [ 0, %B34.if.preheader.new.i ]
  %scevgep61 = getelementptr i8, ptr %lsr.iv, i64 %lsr.iv52
  %scevgep62 = getelementptr i8, ptr %scevgep61, i64 -256
  %scevgep67 = getelementptr i8, ptr %scevgep61, i64 -448
  %.138.i = load double, ptr %scevgep67, align 8, !noalias !144
  %sunkaddr59 = shl i64 %.1013638.i, 3
  %sunkaddr60 = getelementptr i8, ptr %arg.group.24, i64 %sunkaddr59
  store double %.138.i, ptr %sunkaddr60, align 8, !noalias !144
  %scevgep15 = getelementptr i8, ptr %scevgep61, i64 -384
  %.138.1.i = load double, ptr %scevgep15, align 8, !noalias !144
  %sunkaddr62 = getelementptr i8, ptr %sunkaddr60, i64 8
  store double %.138.1.i, ptr %sunkaddr62, align 8, !noalias !144
  %scevgep13 = getelementptr i8, ptr %scevgep61, i64 -320
  %.138.2.i = load double, ptr %scevgep13, align 8, !noalias !144
  %sunkaddr65 = getelementptr i8, ptr %sunkaddr60, i64 16
  store double %.138.2.i, ptr %sunkaddr65, align 8, !noalias !144
  %.138.3.i = load double, ptr %scevgep62, align 8, !noalias !144
  %sunkaddr68 = getelementptr i8, ptr %sunkaddr60, i64 24
  store double %.138.3.i, ptr %sunkaddr68, align 8, !noalias !144
  %scevgep11 = getelementptr i8, ptr %scevgep61, i64 -192
  %.138.i.1 = load double, ptr %scevgep11, align 8, !noalias !144
  %sunkaddr71 = getelementptr i8, ptr %sunkaddr60, i64 32
  store double %.138.i.1, ptr %sunkaddr71, align 8, !noalias !144
  %scevgep9 = getelementptr i8, ptr %scevgep61, i64 -128
  %.138.1.i.1 = load double, ptr %scevgep9, align 8, !noalias !144
  %sunkaddr74 = getelementptr i8, ptr %sunkaddr60, i64 40
  store double %.138.1.i.1, ptr %sunkaddr74, align 8, !noalias !144
  %scevgep7 = getelementptr i8, ptr %scevgep61, i64 -64
  %.138.2.i.1 = load double, ptr %scevgep7, align 8, !noalias !144
  %sunkaddr77 = getelementptr i8, ptr %sunkaddr60, i64 48
  store double %.138.2.i.1, ptr %sunkaddr77, align 8, !noalias !144
  %.108.3.i.1 = add i64 %.1013638.i, 8
  %.138.3.i.1 = load double, ptr %scevgep61, align 8, !noalias !144
  %sunkaddr78 = shl i64 %.108.3.i.1, 3
  %sunkaddr79 = getelementptr i8, ptr %arg.group.24, i64 %sunkaddr78
  %sunkaddr80 = getelementptr i8, ptr %sunkaddr79, i64 -8
  store double %.138.3.i.1, ptr %sunkaddr80, align 8, !noalias !144
  %scevgep = getelementptr i8, ptr %lsr.iv, i64 512
  %lsr.iv.next4 = add i64 %lsr.iv3, 2
  %niter.ncmp.1 = icmp eq i64 %lsr.iv.next4, 0
  br i1 %niter.ncmp.1, label %B84.loopexit.unr-lcssa.i.unr-lcssa, label %B34.if.i

B490:                                             ; preds = %B34.if.epil.i27, %B84.loopexit.unr-lcssa.i21, %B326.endif, %B306.if
  %lost.3.1 = phi i64 [ %lost.2.1245, %B306.if ], [ %lost.4.2, %B326.endif ], [ %lost.4.2, %B84.loopexit.unr-lcssa.i21 ], [ %lost.4.2, %B34.if.epil.i27 ]
  %lsr.iv.next = add nsw i64 %lsr.iv50, -8
  %lsr.iv.next53 = add nuw nsw i64 %lsr.iv52, 8
  %scevgep87 = getelementptr i8, ptr %lsr.iv86, i64 8
  %scevgep126 = getelementptr i8, ptr %lsr.iv125, i64 8
  %exitcond.not = icmp eq i64 %.211, 8
  br i1 %exitcond.not, label %B492, label %B306.if

B492:                                             ; preds = %B490, %entry
  %lost.5.0 = phi i64 [ 0, %entry ], [ %lost.3.1, %B490 ]
  store i64 %lost.5.0, ptr %retptr, align 8
  ret void

B306.if:                                          ; preds = %B490, %B210
  %lsr.iv125 = phi ptr [ %arg.rate, %B210 ], [ %scevgep126, %B490 ]
  %lsr.iv86 = phi ptr [ %arg.y, %B210 ], [ %scevgep87, %B490 ]
  %lsr.iv52 = phi i64 [ 448, %B210 ], [ %lsr.iv.next53, %B490 ]
  %lsr.iv50 = phi i64 [ -192, %B210 ], [ %lsr.iv.next, %B490 ]
  %lost.2.1245 = phi i64 [ 0, %B210 ], [ %lost.3.1, %B490 ]
  %.204238243 = phi i64 [ 0, %B210 ], [ %.211, %B490 ]
  %.211 = add nuw nsw i64 %.204238243, 1
  %26 = shl nuw i64 1, %.204238243
  %27 = and i64 %26, %.87
  %.249.not = icmp eq i64 %27, 0
  br i1 %.249.not, label %B490, label %B326

B326.endif:                                       ; preds = %B34.if.epil.i, %B84.loopexit.unr-lcssa.i, %B326
  %.61.i = getelementptr i64, ptr %arg.group.9, i64 %.204238243
  %.62.i = load i64, ptr %.61.i, align 8, !noalias !148
  %.64.i = mul nsw i64 %.62.i, %arg.group.3
  %.65.i = getelementptr inbounds double, ptr %arg.group.0.5, i64 %.64.i
  %.325 = getelementptr double, ptr %arg.group.19, i64 %.204238243
  %.326 = load double, ptr %.325, align 8
  store i8 0, ptr %.329, align 1
  call fastcc void @part7(ptr nonnull %.329, i64 %arg.group.0.0, i64 %arg.group.0.1, ptr nonnull %arg.group.0.4, ptr %.65.i, ptr %arg.group.0.6, ptr %arg.group.0.7, ptr %arg.group.0.8, double %.326, ptr %arg.group.24, ptr %.107)
  %.343 = load i8, ptr %.329, align 1
  %.346.not = icmp eq i8 %.343, 0
  %.366 = select i1 %.346.not, i64 %26, i64 0
  %lost.4.2 = or i64 %.366, %lost.2.1245
  br i1 %8, label %B490, label %B34.if.preheader.i8

B34.if.preheader.i8:                              ; preds = %B326.endif
  br i1 %14, label %B34.if.epil.preheader.i23, label %B34.if.preheader.new.i10

B34.if.preheader.new.i10:                         ; preds = %B34.if.preheader.i8
  %28 = shl i64 %.204238243, 3
  %29 = getelementptr i8, ptr %arg.rate, i64 %28
  %scevgep13.i = getelementptr i8, ptr %29, i64 192
  br i1 %15, label %B34.if.i12.epil.preheader, label %B34.if.i12

B84.loopexit.unr-lcssa.i21.unr-lcssa:             ; preds = %B34.if.i12
  %30 = sub nsw i64 0, %lsr.iv50
  %scevgep34 = getelementptr i8, ptr %scevgep91, i64 %30
  br i1 %17, label %B34.if.i12.epil.preheader, label %B84.loopexit.unr-lcssa.i21

B34.if.i12.epil.preheader:                        ; preds = %B84.loopexit.unr-lcssa.i21.unr-lcssa, %B34.if.preheader.new.i10
  %lsr.iv14.i.epil.init = phi ptr [ %scevgep13.i, %B34.if.preheader.new.i10 ], [ %scevgep34, %B84.loopexit.unr-lcssa.i21.unr-lcssa ]
  %.1013638.i13.epil.init = phi i64 [ 0, %B34.if.preheader.new.i10 ], [ %.108.3.i18.1, %B84.loopexit.unr-lcssa.i21.unr-lcssa ]
  %sunkaddr.i14.epil = shl i64 %.1013638.i13.epil.init, 3
  %sunkaddr19.i15.epil = getelementptr i8, ptr %.107, i64 %sunkaddr.i14.epil
  %.135.i.epil = load double, ptr %sunkaddr19.i15.epil, align 8, !noalias !151
  %scevgep18.i.epil = getelementptr i8, ptr %lsr.iv14.i.epil.init, i64 -192
  store double %.135.i.epil, ptr %scevgep18.i.epil, align 8, !noalias !151
  %sunkaddr22.i16.epil = getelementptr i8, ptr %sunkaddr19.i15.epil, i64 8
  %.135.1.i.epil = load double, ptr %sunkaddr22.i16.epil, align 8, !noalias !151
  %scevgep17.i.epil = getelementptr i8, ptr %lsr.iv14.i.epil.init, i64 -128
  store double %.135.1.i.epil, ptr %scevgep17.i.epil, align 8, !noalias !151
  %sunkaddr25.i17.epil = getelementptr i8, ptr %sunkaddr19.i15.epil, i64 16
  %.135.2.i.epil = load double, ptr %sunkaddr25.i17.epil, align 8, !noalias !151
  %scevgep16.i.epil = getelementptr i8, ptr %lsr.iv14.i.epil.init, i64 -64
  store double %.135.2.i.epil, ptr %scevgep16.i.epil, align 8, !noalias !151
  %.108.3.i18.epil = add nuw nsw i64 %.1013638.i13.epil.init, 4
  %sunkaddr28.i19.epil = getelementptr i8, ptr %sunkaddr19.i15.epil, i64 24
  %.135.3.i.epil = load double, ptr %sunkaddr28.i19.epil, align 8, !noalias !151
  store double %.135.3.i.epil, ptr %lsr.iv14.i.epil.init, align 8, !noalias !151
  br label %B84.loopexit.unr-lcssa.i21

B84.loopexit.unr-lcssa.i21:                       ; preds = %B34.if.i12.epil.preheader, %B84.loopexit.unr-lcssa.i21.unr-lcssa
  %.108.3.i18.lcssa = phi i64 [ %.108.3.i18.epil, %B34.if.i12.epil.preheader ], [ %.108.3.i18.1, %B84.loopexit.unr-lcssa.i21.unr-lcssa ]
  br i1 %19, label %B34.if.epil.preheader.i23, label %B490

B34.if.epil.preheader.i23:                        ; preds = %B84.loopexit.unr-lcssa.i21, %B34.if.preheader.i8
  %.1013638.epil.init.i24 = phi i64 [ 0, %B34.if.preheader.i8 ], [ %.108.3.i18.lcssa, %B84.loopexit.unr-lcssa.i21 ]
  %31 = shl i64 %.1013638.epil.init.i24, 6
  %32 = shl i64 %.1013638.epil.init.i24, 3
  %scevgep3.i26 = getelementptr i8, ptr %.107, i64 %32
  %scevgep127 = getelementptr i8, ptr %lsr.iv125, i64 %31
  br label %B34.if.epil.i27

B34.if.epil.i27:                                  ; preds = %B34.if.epil.i27, %B34.if.epil.preheader.i23
  %lsr.iv.i28 = phi i64 [ %lsr.iv.next.i31, %B34.if.epil.i27 ], [ 0, %B34.if.epil.preheader.i23 ]
  %scevgep4.i29 = getelementptr i8, ptr %scevgep3.i26, i64 %lsr.iv.i28
  %.135.epil.i = load double, ptr %scevgep4.i29, align 8, !noalias !151
  %33 = shl i64 %lsr.iv.i28, 3
  %scevgep128 = getelementptr i8, ptr %scevgep127, i64 %33
  store double %.135.epil.i, ptr %scevgep128, align 8, !noalias !151
  %lsr.iv.next.i31 = add nuw nsw i64 %lsr.iv.i28, 8
  %epil.iter.cmp.not.i32 = icmp eq i64 %0, %lsr.iv.next.i31
  br i1 %epil.iter.cmp.not.i32, label %B490, label %B34.if.epil.i27, !llvm.loop !154

B34.if.i12:                                       ; preds = %B34.if.preheader.new.i10, %B34.if.i12
  %lsr.iv32 = phi i64 [ %lsr.iv.next33, %B34.if.i12 ], [ %7, %B34.if.preheader.new.i10 ]
  %lsr.iv90 = phi ptr [ %scevgep91, %B34.if.i12 ], [ %arg.rate, %B34.if.preheader.new.i10 ]
  %.1013638.i13 = phi i64 [ %.108.3.i18.1, %B34.if.i12 ], [ 0, %B34.if.preheader.new.i10 ]
  %scevgep100 = getelementptr i8, ptr %lsr.iv90, i64 %lsr.iv52
  %scevgep101 = getelementptr i8, ptr %scevgep100, i64 -256
  %sunkaddr.i14 = shl i64 %.1013638.i13, 3
  %scevgep121 = getelementptr i8, ptr %scevgep107, i64 %sunkaddr.i14
  %scevgep122 = getelementptr i8, ptr %scevgep121, i64 -56
  %.135.i = load double, ptr %scevgep122, align 8, !noalias !151
  %scevgep46 = getelementptr i8, ptr %scevgep100, i64 -448
  store double %.135.i, ptr %scevgep46, align 8, !noalias !151
  %scevgep58 = getelementptr i8, ptr %scevgep121, i64 -48
  %.135.1.i = load double, ptr %scevgep58, align 8, !noalias !151
  %scevgep44 = getelementptr i8, ptr %scevgep100, i64 -384
  store double %.135.1.i, ptr %scevgep44, align 8, !noalias !151
  %scevgep56 = getelementptr i8, ptr %scevgep121, i64 -40
  %.135.2.i = load double, ptr %scevgep56, align 8, !noalias !151
  %scevgep42 = getelementptr i8, ptr %scevgep100, i64 -320
  store double %.135.2.i, ptr %scevgep42, align 8, !noalias !151
  %scevgep54 = getelementptr i8, ptr %scevgep121, i64 -32
  %.135.3.i = load double, ptr %scevgep54, align 8, !noalias !151
  store double %.135.3.i, ptr %scevgep101, align 8, !noalias !151
  %scevgep52 = getelementptr i8, ptr %scevgep121, i64 -24
  %.135.i.1 = load double, ptr %scevgep52, align 8, !noalias !151
  %scevgep40 = getelementptr i8, ptr %scevgep100, i64 -192
  store double %.135.i.1, ptr %scevgep40, align 8, !noalias !151
  %scevgep50 = getelementptr i8, ptr %scevgep121, i64 -16
  %.135.1.i.1 = load double, ptr %scevgep50, align 8, !noalias !151
  %scevgep38 = getelementptr i8, ptr %scevgep100, i64 -128
  store double %.135.1.i.1, ptr %scevgep38, align 8, !noalias !151
  %scevgep48 = getelementptr i8, ptr %scevgep121, i64 -8
  %.135.2.i.1 = load double, ptr %scevgep48, align 8, !noalias !151
  %scevgep36 = getelementptr i8, ptr %scevgep100, i64 -64
  store double %.135.2.i.1, ptr %scevgep36, align 8, !noalias !151
  %.108.3.i18.1 = add i64 %.1013638.i13, 8
  %.135.3.i.1 = load double, ptr %scevgep121, align 8, !noalias !151
  store double %.135.3.i.1, ptr %scevgep100, align 8, !noalias !151
  %scevgep91 = getelementptr i8, ptr %lsr.iv90, i64 512
  %lsr.iv.next33 = add i64 %lsr.iv32, 2
  %niter49.ncmp.1 = icmp eq i64 %lsr.iv.next33, 0
  br i1 %niter49.ncmp.1, label %B84.loopexit.unr-lcssa.i21.unr-lcssa, label %B34.if.i12
}

define internal fastcc void @part13(ptr noalias nonnull writeonly captures(none) %retptr, i64 %arg.group.0.0, i64 %arg.group.0.2, ptr readonly captures(none) %arg.group.0.4, ptr %arg.group.0.5, ptr %arg.group.0.6, ptr %arg.group.0.7, ptr %arg.group.0.8, i64 %arg.group.2, i64 %arg.group.3, ptr readonly captures(none) %arg.group.9, ptr initializes((0, 64)) %arg.group.19, ptr captures(none) %arg.group.20, ptr %arg.group.22, ptr %arg.group.23, ptr %arg.group.24, <8 x double> %arg.t, ptr %arg.y, i64 %arg.wanted) unnamed_addr {
entry:
  %.513 = alloca i8, align 1
  store i8 0, ptr %.513, align 1
  %.57 = load i64, ptr %arg.group.0.4, align 8
  %.40.i = getelementptr i8, ptr %arg.group.0.4, i64 80
  %.41.i = load i64, ptr %.40.i, align 8, !noalias !155
  %.46.i = getelementptr i8, ptr %arg.group.0.4, i64 8
  %.47.i = load i64, ptr %.46.i, align 8, !noalias !155
  %.42.i = add i64 %.57, 1
  %.45.i = add i64 %.42.i, %.41.i
  %.48.i = add i64 %.45.i, %.47.i
  %.50.idx.i = shl i64 %.48.i, 6
  %.50.i = getelementptr i8, ptr %arg.group.23, i64 %.50.idx.i
  store <8 x double> %arg.t, ptr %arg.group.19, align 8
  %.441 = shl i64 %.57, 1
  %.1081.idx = shl i64 %.57, 7
  %xtraiter.i = and i64 %.441, 2
  %unroll_iter.i = and i64 %.441, 9223372036854775804
  %0 = shl nuw nsw i64 %xtraiter.i, 3
  %1 = add nsw i64 %unroll_iter.i, -4
  %2 = lshr exact i64 %1, 2
  %3 = add nuw nsw i64 %2, 1
  %4 = shl i64 %.57, 6
  %5 = lshr i64 %3, 1
  %6 = mul nsw i64 %5, -2
  %scevgep62 = getelementptr i8, ptr %arg.group.22, i64 %4
  %scevgep65 = getelementptr i8, ptr %arg.y, i64 %4
  %7 = inttoptr i64 %arg.group.2 to ptr
  %8 = icmp slt i64 %.57, 1
  %9 = icmp ult i64 %.441, 4
  %10 = icmp eq i64 %1, 0
  %11 = and i64 %1, 4
  %12 = icmp eq i64 %11, 0
  %13 = icmp eq i64 %xtraiter.i, 0
  %14 = icmp ult i64 %.441, 4
  %15 = icmp eq i64 %1, 0
  %16 = and i64 %1, 4
  %17 = icmp eq i64 %16, 0
  %18 = and i64 %.57, 1
  %19 = icmp eq i64 %18, 0
  %sunkaddr114 = getelementptr i8, ptr %arg.group.0.4, i64 88
  %20 = icmp slt i64 %.57, 1
  %sunkaddr90 = getelementptr i8, ptr %arg.group.22, i64 %.1081.idx
  br label %B204.if

B226:                                             ; preds = %B204.if
  %.279 = tail call i64 %7(ptr nonnull %arg.group.19, ptr %arg.y, ptr %arg.group.23, ptr %arg.group.22, ptr %arg.group.0.8)
  %.284 = xor i64 %.279, -1
  %.286 = and i64 %left.3.0673, %.284
  %.291.not = icmp eq i64 %.286, 0
  br i1 %.291.not, label %B662, label %B362.if

B382:                                             ; preds = %B362.if
  br i1 %8, label %B382.endif, label %B34.if.preheader.i

B34.if.preheader.i:                               ; preds = %B382
  br i1 %9, label %B34.if.epil.preheader.i, label %B34.if.preheader.new.i

B34.if.preheader.new.i:                           ; preds = %B34.if.preheader.i
  %21 = shl i64 %.388555560, 3
  %22 = getelementptr i8, ptr %arg.y, i64 %21
  %scevgep5.i = getelementptr i8, ptr %22, i64 192
  br i1 %10, label %B34.if.i.epil.preheader, label %B34.if.i

B84.loopexit.unr-lcssa.i.unr-lcssa:               ; preds = %B34.if.i
  %23 = sub nsw i64 0, %lsr.iv114
  %scevgep4 = getelementptr i8, ptr %scevgep, i64 %23
  br i1 %12, label %B34.if.i.epil.preheader, label %B84.loopexit.unr-lcssa.i

B34.if.i.epil.preheader:                          ; preds = %B84.loopexit.unr-lcssa.i.unr-lcssa, %B34.if.preheader.new.i
  %lsr.iv6.i.epil.init = phi ptr [ %scevgep5.i, %B34.if.preheader.new.i ], [ %scevgep4, %B84.loopexit.unr-lcssa.i.unr-lcssa ]
  %.1013638.i.epil.init = phi i64 [ 0, %B34.if.preheader.new.i ], [ %.108.3.i.1, %B84.loopexit.unr-lcssa.i.unr-lcssa ]
  %scevgep10.i.epil = getelementptr i8, ptr %lsr.iv6.i.epil.init, i64 -192
  %.138.i.epil = load double, ptr %scevgep10.i.epil, align 8, !noalias !158
  %sunkaddr.i.epil = shl i64 %.1013638.i.epil.init, 3
  %sunkaddr19.i.epil = getelementptr i8, ptr %arg.group.24, i64 %sunkaddr.i.epil
  store double %.138.i.epil, ptr %sunkaddr19.i.epil, align 8, !noalias !158
  %scevgep9.i.epil = getelementptr i8, ptr %lsr.iv6.i.epil.init, i64 -128
  %.138.1.i.epil = load double, ptr %scevgep9.i.epil, align 8, !noalias !158
  %sunkaddr22.i.epil = getelementptr i8, ptr %sunkaddr19.i.epil, i64 8
  store double %.138.1.i.epil, ptr %sunkaddr22.i.epil, align 8, !noalias !158
  %scevgep8.i.epil = getelementptr i8, ptr %lsr.iv6.i.epil.init, i64 -64
  %.138.2.i.epil = load double, ptr %scevgep8.i.epil, align 8, !noalias !158
  %sunkaddr25.i.epil = getelementptr i8, ptr %sunkaddr19.i.epil, i64 16
  store double %.138.2.i.epil, ptr %sunkaddr25.i.epil, align 8, !noalias !158
  %.108.3.i.epil = add nuw nsw i64 %.1013638.i.epil.init, 4
  %.138.3.i.epil = load double, ptr %lsr.iv6.i.epil.init, align 8, !noalias !158
  %sunkaddr28.i.epil = getelementptr i8, ptr %sunkaddr19.i.epil, i64 24
  store double %.138.3.i.epil, ptr %sunkaddr28.i.epil, align 8, !noalias !158
  br label %B84.loopexit.unr-lcssa.i

B84.loopexit.unr-lcssa.i:                         ; preds = %B34.if.i.epil.preheader, %B84.loopexit.unr-lcssa.i.unr-lcssa
  %.108.3.i.lcssa = phi i64 [ %.108.3.i.epil, %B34.if.i.epil.preheader ], [ %.108.3.i.1, %B84.loopexit.unr-lcssa.i.unr-lcssa ]
  br i1 %13, label %B382.endif, label %B34.if.epil.preheader.i

B34.if.epil.preheader.i:                          ; preds = %B84.loopexit.unr-lcssa.i, %B34.if.preheader.i
  %.1013638.epil.init.i = phi i64 [ 0, %B34.if.preheader.i ], [ %.108.3.i.lcssa, %B84.loopexit.unr-lcssa.i ]
  %24 = shl i64 %.1013638.epil.init.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.group.24, i64 %24
  %25 = shl i64 %.1013638.epil.init.i, 6
  %scevgep152 = getelementptr i8, ptr %lsr.iv150, i64 %25
  br label %B34.if.epil.i

B34.if.epil.i:                                    ; preds = %B34.if.epil.i, %B34.if.epil.preheader.i
  %lsr.iv.i = phi i64 [ %lsr.iv.next.i, %B34.if.epil.i ], [ 0, %B34.if.epil.preheader.i ]
  %26 = shl i64 %lsr.iv.i, 3
  %scevgep153 = getelementptr i8, ptr %scevgep152, i64 %26
  %.138.epil.i = load double, ptr %scevgep153, align 8, !noalias !158
  %scevgep2.i = getelementptr i8, ptr %scevgep.i, i64 %lsr.iv.i
  store double %.138.epil.i, ptr %scevgep2.i, align 8, !noalias !158
  %lsr.iv.next.i = add nuw nsw i64 %lsr.iv.i, 8
  %epil.iter.cmp.not.i = icmp eq i64 %0, %lsr.iv.next.i
  br i1 %epil.iter.cmp.not.i, label %B382.endif, label %B34.if.epil.i, !llvm.loop !161

B34.if.i:                                         ; preds = %B34.if.preheader.new.i, %B34.if.i
  %lsr.iv2 = phi i64 [ %lsr.iv.next3, %B34.if.i ], [ %6, %B34.if.preheader.new.i ]
  %lsr.iv = phi ptr [ %scevgep, %B34.if.i ], [ %arg.y, %B34.if.preheader.new.i ]
  %.1013638.i = phi i64 [ %.108.3.i.1, %B34.if.i ], [ 0, %B34.if.preheader.new.i ]
  %scevgep125 = getelementptr i8, ptr %lsr.iv, i64 %lsr.iv116
  %scevgep126 = getelementptr i8, ptr %scevgep125, i64 -256
  %scevgep131 = getelementptr i8, ptr %scevgep125, i64 -448
  %.138.i = load double, ptr %scevgep131, align 8, !noalias !158
  %sunkaddr68 = shl i64 %.1013638.i, 3
  %sunkaddr69 = getelementptr i8, ptr %arg.group.24, i64 %sunkaddr68
  store double %.138.i, ptr %sunkaddr69, align 8, !noalias !158
  %scevgep14 = getelementptr i8, ptr %scevgep125, i64 -384
  %.138.1.i = load double, ptr %scevgep14, align 8, !noalias !158
  %sunkaddr71 = getelementptr i8, ptr %sunkaddr69, i64 8
  store double %.138.1.i, ptr %sunkaddr71, align 8, !noalias !158
  %scevgep12 = getelementptr i8, ptr %scevgep125, i64 -320
  %.138.2.i = load double, ptr %scevgep12, align 8, !noalias !158
  %sunkaddr74 = getelementptr i8, ptr %sunkaddr69, i64 16
  store double %.138.2.i, ptr %sunkaddr74, align 8, !noalias !158
  %.138.3.i = load double, ptr %scevgep126, align 8, !noalias !158
  %sunkaddr77 = getelementptr i8, ptr %sunkaddr69, i64 24
  store double %.138.3.i, ptr %sunkaddr77, align 8, !noalias !158
  %scevgep10 = getelementptr i8, ptr %scevgep125, i64 -192
  %.138.i.1 = load double, ptr %scevgep10, align 8, !noalias !158
  %sunkaddr80 = getelementptr i8, ptr %sunkaddr69, i64 32
  store double %.138.i.1, ptr %sunkaddr80, align 8, !noalias !158
  %scevgep8 = getelementptr i8, ptr %scevgep125, i64 -128
  %.138.1.i.1 = load double, ptr %scevgep8, align 8, !noalias !158
  %sunkaddr83 = getelementptr i8, ptr %sunkaddr69, i64 40
  store double %.138.1.i.1, ptr %sunkaddr83, align 8, !noalias !158
  %scevgep6 = getelementptr i8, ptr %scevgep125, i64 -64
  %.138.2.i.1 = load double, ptr %scevgep6, align 8, !noalias !158
  %sunkaddr86 = getelementptr i8, ptr %sunkaddr69, i64 48
  store double %.138.2.i.1, ptr %sunkaddr86, align 8, !noalias !158
  %.108.3.i.1 = add i64 %.1013638.i, 8
  %.138.3.i.1 = load double, ptr %scevgep125, align 8, !noalias !158
  %sunkaddr87 = shl i64 %.108.3.i.1, 3
  %sunkaddr88 = getelementptr i8, ptr %arg.group.24, i64 %sunkaddr87
  %sunkaddr89 = getelementptr i8, ptr %sunkaddr88, i64 -8
  store double %.138.3.i.1, ptr %sunkaddr89, align 8, !noalias !158
  %scevgep = getelementptr i8, ptr %lsr.iv, i64 512
  %lsr.iv.next3 = add i64 %lsr.iv2, 2
  %niter.ncmp.1 = icmp eq i64 %lsr.iv.next3, 0
  br i1 %niter.ncmp.1, label %B84.loopexit.unr-lcssa.i.unr-lcssa, label %B34.if.i

B650:                                             ; preds = %B534.endif, %B362.if
  %lost.5.3 = phi i64 [ %lost.6.4, %B534.endif ], [ %lost.2.2562, %B362.if ]
  %lsr.iv.next = add nsw i64 %lsr.iv114, -8
  %lsr.iv.next117 = add nuw nsw i64 %lsr.iv116, 8
  %scevgep151 = getelementptr i8, ptr %lsr.iv150, i64 8
  %exitcond.not = icmp eq i64 %.395, 8
  br i1 %exitcond.not, label %B652, label %B362.if

B652:                                             ; preds = %B650
  %.630 = and i64 %.279, %left.3.0673
  br label %B662

B662:                                             ; preds = %B652, %B226
  %lost.4.1 = phi i64 [ %lost.5.3, %B652 ], [ %lost.3.0671, %B226 ]
  %left.4.1 = phi i64 [ %.630, %B652 ], [ %left.3.0673, %B226 ]
  %.647 = trunc i64 %left.4.1 to i8
  %.648 = bitcast i8 %.647 to <8 x i1>
  br i1 %20, label %B1270, label %B736.if

B1270.loopexit:                                   ; preds = %B736.if
  %27 = or i64 %.932, %.1099672
  %28 = and i64 %left.4.1, %27
  %29 = and i64 %28, %.878
  br label %B1270

B1270:                                            ; preds = %B1270.loopexit, %B662
  %rough.2.1.lcssa = phi i64 [ 0, %B662 ], [ %29, %B1270.loopexit ]
  %far.2.1.lcssa = phi i64 [ 0, %B662 ], [ %.986, %B1270.loopexit ]
  %.1083 = load <8 x double>, ptr %sunkaddr90, align 8
  %.1088 = load <8 x double>, ptr %arg.group.20, align 8
  %.1090 = select <8 x i1> %.648, <8 x double> %.1083, <8 x double> %.1088
  store <8 x double> %.1090, ptr %arg.group.20, align 8
  %.196 = icmp samesign ugt i64 %.195594670, 1
  br i1 %.196, label %B204.if, label %B1430

B1430:                                            ; preds = %B204.if, %B1270
  %lost.3.0.lcssa.ph = phi i64 [ %lost.3.0671, %B204.if ], [ %lost.4.1, %B1270 ]
  store i64 %lost.3.0.lcssa.ph, ptr %retptr, align 8
  ret void

B204.if:                                          ; preds = %B1270, %entry
  %left.3.0673 = phi i64 [ %arg.wanted, %entry ], [ %rough.2.1.lcssa, %B1270 ]
  %.1099672 = phi i64 [ -1, %entry ], [ %far.2.1.lcssa, %B1270 ]
  %lost.3.0671 = phi i64 [ 0, %entry ], [ %lost.4.1, %B1270 ]
  %.195594670 = phi i64 [ 20, %entry ], [ %.205, %B1270 ]
  %.205 = add nsw i64 %.195594670, -1
  %.235 = icmp eq i64 %left.3.0673, 0
  br i1 %.235, label %B1430, label %B226

B362.if:                                          ; preds = %B226, %B650
  %lsr.iv150 = phi ptr [ %scevgep151, %B650 ], [ %arg.y, %B226 ]
  %lsr.iv116 = phi i64 [ %lsr.iv.next117, %B650 ], [ 448, %B226 ]
  %lsr.iv114 = phi i64 [ %lsr.iv.next, %B650 ], [ -192, %B226 ]
  %lost.2.2562 = phi i64 [ %lost.5.3, %B650 ], [ %lost.3.0671, %B226 ]
  %.388555560 = phi i64 [ %.395, %B650 ], [ 0, %B226 ]
  %.395 = add nuw nsw i64 %.388555560, 1
  %30 = shl nuw i64 1, %.388555560
  %31 = and i64 %30, %.286
  %.431.not = icmp eq i64 %31, 0
  br i1 %.431.not, label %B650, label %B382

B382.endif:                                       ; preds = %B34.if.epil.i, %B84.loopexit.unr-lcssa.i, %B382
  %.61.i = getelementptr i64, ptr %arg.group.9, i64 %.388555560
  %.62.i = load i64, ptr %.61.i, align 8, !noalias !162
  %.64.i = mul nsw i64 %.62.i, %arg.group.3
  %.65.i = getelementptr inbounds double, ptr %arg.group.0.5, i64 %.64.i
  %.509 = getelementptr double, ptr %arg.group.19, i64 %.388555560
  %.510 = load double, ptr %.509, align 8
  store i8 0, ptr %.513, align 1
  call fastcc void @part8(ptr nonnull %.513, i64 %arg.group.0.0, i64 %arg.group.0.2, ptr nonnull %arg.group.0.4, ptr %.65.i, ptr %arg.group.0.6, ptr %arg.group.0.7, ptr %arg.group.0.8, double %.510, ptr %arg.group.24)
  %.527 = load i8, ptr %.513, align 1
  br i1 %8, label %B534.endif, label %B34.if.preheader.i65

B34.if.preheader.i65:                             ; preds = %B382.endif
  br i1 %14, label %B34.if.epil.preheader.i80, label %B34.if.preheader.new.i67

B34.if.preheader.new.i67:                         ; preds = %B34.if.preheader.i65
  %32 = shl i64 %.388555560, 3
  %33 = getelementptr i8, ptr %arg.y, i64 %32
  %scevgep13.i = getelementptr i8, ptr %33, i64 192
  br i1 %15, label %B34.if.i69.epil.preheader, label %B34.if.i69

B84.loopexit.unr-lcssa.i78.unr-lcssa:             ; preds = %B34.if.i69
  %34 = sub nsw i64 0, %lsr.iv114
  %scevgep33 = getelementptr i8, ptr %scevgep155, i64 %34
  br i1 %17, label %B34.if.i69.epil.preheader, label %B84.loopexit.unr-lcssa.i78

B34.if.i69.epil.preheader:                        ; preds = %B84.loopexit.unr-lcssa.i78.unr-lcssa, %B34.if.preheader.new.i67
  %lsr.iv14.i.epil.init = phi ptr [ %scevgep13.i, %B34.if.preheader.new.i67 ], [ %scevgep33, %B84.loopexit.unr-lcssa.i78.unr-lcssa ]
  %.1013638.i70.epil.init = phi i64 [ 0, %B34.if.preheader.new.i67 ], [ %.108.3.i75.1, %B84.loopexit.unr-lcssa.i78.unr-lcssa ]
  %sunkaddr.i71.epil = shl i64 %.1013638.i70.epil.init, 3
  %sunkaddr19.i72.epil = getelementptr i8, ptr %arg.group.24, i64 %sunkaddr.i71.epil
  %.135.i.epil = load double, ptr %sunkaddr19.i72.epil, align 8, !noalias !165
  %scevgep18.i.epil = getelementptr i8, ptr %lsr.iv14.i.epil.init, i64 -192
  store double %.135.i.epil, ptr %scevgep18.i.epil, align 8, !noalias !165
  %sunkaddr22.i73.epil = getelementptr i8, ptr %sunkaddr19.i72.epil, i64 8
  %.135.1.i.epil = load double, ptr %sunkaddr22.i73.epil, align 8, !noalias !165
  %scevgep17.i.epil = getelementptr i8, ptr %lsr.iv14.i.epil.init, i64 -128
  store double %.135.1.i.epil, ptr %scevgep17.i.epil, align 8, !noalias !165
  %sunkaddr25.i74.epil = getelementptr i8, ptr %sunkaddr19.i72.epil, i64 16
  %.135.2.i.epil = load double, ptr %sunkaddr25.i74.epil, align 8, !noalias !165
  %scevgep16.i.epil = getelementptr i8, ptr %lsr.iv14.i.epil.init, i64 -64
  store double %.135.2.i.epil, ptr %scevgep16.i.epil, align 8, !noalias !165
  %.108.3.i75.epil = add nuw nsw i64 %.1013638.i70.epil.init, 4
  %sunkaddr28.i76.epil = getelementptr i8, ptr %sunkaddr19.i72.epil, i64 24
  %.135.3.i.epil = load double, ptr %sunkaddr28.i76.epil, align 8, !noalias !165
  store double %.135.3.i.epil, ptr %lsr.iv14.i.epil.init, align 8, !noalias !165
  br label %B84.loopexit.unr-lcssa.i78

B84.loopexit.unr-lcssa.i78:                       ; preds = %B34.if.i69.epil.preheader, %B84.loopexit.unr-lcssa.i78.unr-lcssa
  %.108.3.i75.lcssa = phi i64 [ %.108.3.i75.epil, %B34.if.i69.epil.preheader ], [ %.108.3.i75.1, %B84.loopexit.unr-lcssa.i78.unr-lcssa ]
  br i1 %19, label %B534.endif, label %B34.if.epil.preheader.i80

B34.if.epil.preheader.i80:                        ; preds = %B84.loopexit.unr-lcssa.i78, %B34.if.preheader.i65
  %.1013638.epil.init.i81 = phi i64 [ 0, %B34.if.preheader.i65 ], [ %.108.3.i75.lcssa, %B84.loopexit.unr-lcssa.i78 ]
  %35 = shl i64 %.1013638.epil.init.i81, 6
  %36 = shl i64 %.1013638.epil.init.i81, 3
  %scevgep3.i83 = getelementptr i8, ptr %arg.group.24, i64 %36
  %scevgep188 = getelementptr i8, ptr %lsr.iv150, i64 %35
  br label %B34.if.epil.i84

B34.if.epil.i84:                                  ; preds = %B34.if.epil.i84, %B34.if.epil.preheader.i80
  %lsr.iv.i85 = phi i64 [ %lsr.iv.next.i88, %B34.if.epil.i84 ], [ 0, %B34.if.epil.preheader.i80 ]
  %scevgep4.i86 = getelementptr i8, ptr %scevgep3.i83, i64 %lsr.iv.i85
  %.135.epil.i = load double, ptr %scevgep4.i86, align 8, !noalias !165
  %37 = shl i64 %lsr.iv.i85, 3
  %scevgep189 = getelementptr i8, ptr %scevgep188, i64 %37
  store double %.135.epil.i, ptr %scevgep189, align 8, !noalias !165
  %lsr.iv.next.i88 = add nuw nsw i64 %lsr.iv.i85, 8
  %epil.iter.cmp.not.i89 = icmp eq i64 %0, %lsr.iv.next.i88
  br i1 %epil.iter.cmp.not.i89, label %B534.endif, label %B34.if.epil.i84, !llvm.loop !168

B34.if.i69:                                       ; preds = %B34.if.preheader.new.i67, %B34.if.i69
  %lsr.iv31 = phi i64 [ %lsr.iv.next32, %B34.if.i69 ], [ %6, %B34.if.preheader.new.i67 ]
  %lsr.iv154 = phi ptr [ %scevgep155, %B34.if.i69 ], [ %arg.y, %B34.if.preheader.new.i67 ]
  %.1013638.i70 = phi i64 [ %.108.3.i75.1, %B34.if.i69 ], [ 0, %B34.if.preheader.new.i67 ]
  %scevgep164 = getelementptr i8, ptr %lsr.iv154, i64 %lsr.iv116
  %scevgep165 = getelementptr i8, ptr %scevgep164, i64 -256
  %sunkaddr91 = shl i64 %.1013638.i70, 3
  %sunkaddr92 = getelementptr i8, ptr %arg.group.24, i64 %sunkaddr91
  %.135.i = load double, ptr %sunkaddr92, align 8, !noalias !165
  %scevgep170 = getelementptr i8, ptr %scevgep164, i64 -448
  store double %.135.i, ptr %scevgep170, align 8, !noalias !165
  %sunkaddr95 = getelementptr i8, ptr %sunkaddr92, i64 8
  %.135.1.i = load double, ptr %sunkaddr95, align 8, !noalias !165
  %scevgep43 = getelementptr i8, ptr %scevgep164, i64 -384
  store double %.135.1.i, ptr %scevgep43, align 8, !noalias !165
  %sunkaddr98 = getelementptr i8, ptr %sunkaddr92, i64 16
  %.135.2.i = load double, ptr %sunkaddr98, align 8, !noalias !165
  %scevgep41 = getelementptr i8, ptr %scevgep164, i64 -320
  store double %.135.2.i, ptr %scevgep41, align 8, !noalias !165
  %sunkaddr101 = getelementptr i8, ptr %sunkaddr92, i64 24
  %.135.3.i = load double, ptr %sunkaddr101, align 8, !noalias !165
  store double %.135.3.i, ptr %scevgep165, align 8, !noalias !165
  %sunkaddr104 = getelementptr i8, ptr %sunkaddr92, i64 32
  %.135.i.1 = load double, ptr %sunkaddr104, align 8, !noalias !165
  %scevgep39 = getelementptr i8, ptr %scevgep164, i64 -192
  store double %.135.i.1, ptr %scevgep39, align 8, !noalias !165
  %sunkaddr107 = getelementptr i8, ptr %sunkaddr92, i64 40
  %.135.1.i.1 = load double, ptr %sunkaddr107, align 8, !noalias !165
  %scevgep37 = getelementptr i8, ptr %scevgep164, i64 -128
  store double %.135.1.i.1, ptr %scevgep37, align 8, !noalias !165
  %sunkaddr110 = getelementptr i8, ptr %sunkaddr92, i64 48
  %.135.2.i.1 = load double, ptr %sunkaddr110, align 8, !noalias !165
  %scevgep35 = getelementptr i8, ptr %scevgep164, i64 -64
  store double %.135.2.i.1, ptr %scevgep35, align 8, !noalias !165
  %.108.3.i75.1 = add i64 %.1013638.i70, 8
  %sunkaddr111 = shl i64 %.108.3.i75.1, 3
  %sunkaddr112 = getelementptr i8, ptr %arg.group.24, i64 %sunkaddr111
  %sunkaddr113 = getelementptr i8, ptr %sunkaddr112, i64 -8
  %.135.3.i.1 = load double, ptr %sunkaddr113, align 8, !noalias !165
  store double %.135.3.i.1, ptr %scevgep164, align 8, !noalias !165
  %scevgep155 = getelementptr i8, ptr %lsr.iv154, i64 512
  %lsr.iv.next32 = add i64 %lsr.iv31, 2
  %niter113.ncmp.1 = icmp eq i64 %lsr.iv.next32, 0
  br i1 %niter113.ncmp.1, label %B84.loopexit.unr-lcssa.i78.unr-lcssa, label %B34.if.i69

B534.endif:                                       ; preds = %B34.if.epil.i84, %B84.loopexit.unr-lcssa.i78, %B382.endif
  %.530.not = icmp eq i8 %.527, 0
  %.550 = select i1 %.530.not, i64 %30, i64 0
  %lost.6.4 = or i64 %.550, %lost.2.2562
  %.599 = load i64, ptr %sunkaddr114, align 8
  %.600 = getelementptr double, ptr %arg.group.0.7, i64 %.599
  %.601 = load double, ptr %.600, align 8
  %.604 = getelementptr double, ptr %arg.group.20, i64 %.388555560
  store double %.601, ptr %.604, align 8
  br label %B650

B736.if:                                          ; preds = %B662, %B736.if
  %lsr.iv59 = phi i64 [ %lsr.iv.next60, %B736.if ], [ 0, %B662 ]
  %lsr.iv198 = phi i64 [ %lsr.iv.next199, %B736.if ], [ %.57, %B662 ]
  %far.2.1588 = phi i64 [ %.986, %B736.if ], [ 0, %B662 ]
  %unsettled.2.1587 = phi i64 [ %.932, %B736.if ], [ 0, %B662 ]
  %rough.2.1586 = phi i64 [ %.878, %B736.if ], [ 0, %B662 ]
  %scevgep61 = getelementptr i8, ptr %.50.i, i64 %lsr.iv59
  %scevgep64 = getelementptr i8, ptr %arg.group.22, i64 %lsr.iv59
  %scevgep67 = getelementptr i8, ptr %arg.y, i64 %lsr.iv59
  %.790 = load <8 x double>, ptr %scevgep67, align 8
  %.795 = load <8 x double>, ptr %scevgep64, align 8
  %.800 = load <8 x double>, ptr %scevgep61, align 8
  %.801 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %.790)
  %.6.i = fadd <8 x double> %.801, %.800
  %.826 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %.795)
  %.8.i = fmul <8 x double> %.6.i, splat (double 1.000000e-13)
  %.6.i90 = fcmp ogt <8 x double> %.826, %.8.i
  %38 = bitcast <8 x i1> %.6.i90 to i8
  %.876 = zext i8 %38 to i64
  %.878 = or i64 %rough.2.1586, %.876
  %.8.i91 = fmul <8 x double> %.6.i, splat (double 1.000000e-09)
  %.6.i92 = fcmp ogt <8 x double> %.826, %.8.i91
  %39 = bitcast <8 x i1> %.6.i92 to i8
  %.930 = zext i8 %39 to i64
  %.932 = or i64 %unsettled.2.1587, %.930
  %.8.i93 = fmul <8 x double> %.6.i, splat (double 0x3E7AD7F29ABCAF48)
  %.6.i94 = fcmp ogt <8 x double> %.826, %.8.i93
  %40 = bitcast <8 x i1> %.6.i94 to i8
  %.984 = zext i8 %40 to i64
  %.986 = or i64 %far.2.1588, %.984
  %.6.i95 = fsub <8 x double> %.790, %.795
  %.1014 = select <8 x i1> %.648, <8 x double> %.6.i95, <8 x double> %.790
  store <8 x double> %.1014, ptr %scevgep67, align 8
  %scevgep66 = getelementptr i8, ptr %scevgep65, i64 %lsr.iv59
  %.1026 = load <8 x double>, ptr %scevgep66, align 8
  %scevgep63 = getelementptr i8, ptr %scevgep62, i64 %lsr.iv59
  %.1035 = load <8 x double>, ptr %scevgep63, align 8
  %.6.i96 = fsub <8 x double> %.1026, %.1035
  %.1061 = select <8 x i1> %.648, <8 x double> %.6.i96, <8 x double> %.1026
  store <8 x double> %.1061, ptr %scevgep66, align 8
  %lsr.iv.next199 = add i64 %lsr.iv198, -1
  %lsr.iv.next60 = add i64 %lsr.iv59, 64
  %exitcond819.not = icmp eq i64 %lsr.iv.next199, 0
  br i1 %exitcond819.not, label %B1270.loopexit, label %B736.if
}

declare <8 x double> @llvm.fabs.v8f64(<8 x double>) #0

define noundef i32 @dop853_in_lanes(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.problem.0, i64 %arg.problem.1, i64 %arg.problem.2, i64 %arg.problem.3, ptr readonly captures(none) %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, i64 %arg.derive, i64 %arg.correct, i64 %arg.numbers, i64 %arg.members, i64 %arg.projected, double %arg.tolerance, ptr readonly captures(none) %arg.times, i64 %arg.count, ptr captures(none) %arg.lanes, ptr %arg.states, ptr captures(none) %arg.steps, ptr writeonly captures(none) %arg.status, ptr %arg.room, i64 %arg.budget) local_unnamed_addr {
entry:
  %.445.i = alloca double, align 8
  %.626.i.i.i = alloca i64, align 8
  %.1423.i.i = alloca i64, align 8
  %.146.i = alloca i64, align 8
  %.205.i = alloca i64, align 8
  %.150.i = alloca i8, align 1
  %.626.i = alloca i64, align 8
  %.25.i = load i64, ptr %arg.problem.4, align 8, !noalias !169
  %.26.i = shl i64 %.25.i, 4
  %.28.i = add i64 %.26.i, 16
  %.30.idx.i = shl nsw i64 %.28.i, 8
  %.30.i = getelementptr inbounds i8, ptr %arg.room, i64 %.30.idx.i
  %.32.i = getelementptr inbounds nuw i8, ptr %.30.i, i64 896
  %.60.i = getelementptr inbounds nuw i8, ptr %arg.lanes, i64 64
  %.86.idx.i = shl i64 %.28.i, 7
  %.86.i = getelementptr inbounds i8, ptr %arg.room, i64 %.86.idx.i
  %.88.idx.i = mul i64 %.28.i, 136
  %.88.i = getelementptr inbounds i8, ptr %arg.room, i64 %.88.idx.i
  %.90.idx.i = mul nsw i64 %.28.i, 144
  %.90.i = getelementptr inbounds i8, ptr %arg.room, i64 %.90.idx.i
  %.92.idx.i = mul nsw i64 %.28.i, 152
  %.92.i = getelementptr inbounds i8, ptr %arg.room, i64 %.92.idx.i
  %.131.idx.i = mul i64 %.28.i, 160
  %.131.i = getelementptr inbounds i8, ptr %arg.room, i64 %.131.idx.i
  %.133.idx.i = mul nsw i64 %.28.i, 168
  %.133.i = getelementptr inbounds i8, ptr %arg.room, i64 %.133.idx.i
  %.135.idx.i = mul nsw i64 %.28.i, 184
  %.135.i = getelementptr inbounds i8, ptr %arg.room, i64 %.135.idx.i
  %.177.i = getelementptr inbounds nuw i8, ptr %.30.i, i64 64
  %.179.i = getelementptr inbounds nuw i8, ptr %.30.i, i64 128
  %.181.idx.i = mul nsw i64 %.28.i, 248
  %.181.i = getelementptr inbounds i8, ptr %arg.room, i64 %.181.idx.i
  %.236.idx.i = shl nsw i64 %arg.numbers, 6
  %.236.i = getelementptr inbounds i8, ptr %.32.i, i64 %.236.idx.i
  %0 = getelementptr double, ptr %arg.times, i64 %arg.count
  %.172 = getelementptr i8, ptr %0, i64 -8
  %.173 = load double, ptr %.172, align 8
  %.2631187.not = icmp slt i64 %arg.budget, 1
  br i1 %.2631187.not, label %common.ret, label %B170.if.lr.ph

B168.loopexit:                                    ; preds = %B2748
  %.263 = icmp sgt i64 %.2629831191, 1
  br i1 %.263, label %B170.if, label %common.ret

B246:                                             ; preds = %B218.if
  %.434 = getelementptr double, ptr %.179.i, i64 %.389967970
  %.435 = load double, ptr %.434, align 8
  %.437 = fcmp ult double %.435, %.173
  br i1 %.437, label %B572, label %B302

B302:                                             ; preds = %B246
  %.444 = getelementptr i64, ptr %arg.status, i64 %.427
  store i64 0, ptr %.444, align 8
  %sunkaddr = shl i64 %.389967970, 3
  %sunkaddr642 = getelementptr i8, ptr %arg.lanes, i64 %sunkaddr
  store i64 -1, ptr %sunkaddr642, align 8
  br label %B370

B370:                                             ; preds = %B218.if, %B302
  %.459 = load i64, ptr %sunkaddr643, align 8
  %.461 = icmp slt i64 %.459, %arg.members
  br i1 %.461, label %B394.preheader, label %B572

B394.preheader:                                   ; preds = %B370
  %.100.i = getelementptr i64, ptr %.60.i, i64 %.389967970
  %1 = shl i64 %.389967970, 3
  %2 = getelementptr i8, ptr %.86.i, i64 %1
  %scevgep13.i.i = getelementptr i8, ptr %2, i64 192
  %scevgep160.i = getelementptr i8, ptr %2, i64 448
  %3 = shl i64 %.389967970, 3
  %invariant.gep = getelementptr i8, ptr %.86.i, i64 %3
  %4 = shl i64 %.389967970, 3
  %5 = getelementptr i8, ptr %arg.room, i64 %4
  %scevgep13.i6.i = getelementptr i8, ptr %5, i64 192
  %scevgep130.i = getelementptr i8, ptr %5, i64 448
  %6 = shl i64 %.389967970, 3
  %invariant.gep102 = getelementptr i8, ptr %arg.room, i64 %6
  %7 = shl i64 %.389967970, 3
  %8 = getelementptr i8, ptr %.32.i, i64 %7
  %scevgep13.i44.i = getelementptr i8, ptr %8, i64 192
  %scevgep102.i = getelementptr i8, ptr %8, i64 448
  %9 = shl i64 %.389967970, 3
  %invariant.gep104 = getelementptr i8, ptr %.32.i, i64 %9
  %10 = getelementptr double, ptr %.179.i, i64 %.389967970
  %.389.i = getelementptr i8, ptr %10, i64 320
  %.395.i = getelementptr i8, ptr %10, i64 384
  %.409.i = getelementptr i8, ptr %10, i64 256
  %.417.i = getelementptr i8, ptr %10, i64 64
  %.423.i = getelementptr i8, ptr %10, i64 192
  %.429.i = getelementptr i8, ptr %10, i64 128
  %.443.i = getelementptr i8, ptr %10, i64 448
  %sunkaddr659 = shl i64 %.389967970, 3
  %sunkaddr660 = getelementptr i8, ptr %arg.lanes, i64 %sunkaddr659
  br label %B394

B394:                                             ; preds = %B394.preheader, %B548
  %.468 = load i64, ptr %sunkaddr643, align 8
  %.469 = add nsw i64 %.468, 1
  store i64 %.469, ptr %sunkaddr643, align 8
  store i8 0, ptr %.150.i, align 1, !noalias !172
  %.48.i1 = load i64, ptr %arg.problem.4, align 8, !noalias !172
  %.49.i = shl i64 %.48.i1, 1
  %.50.i = add i64 %.49.i, 2
  %.67.i = load double, ptr %arg.times, align 8, !noalias !172
  %.74.i = load double, ptr %.172, align 8, !noalias !172
  %.85.i = mul i64 %.468, %arg.count
  %.87.i = mul i64 %.85.i, %.50.i
  %.88.i2 = getelementptr inbounds double, ptr %arg.states, i64 %.87.i
  store i64 %.468, ptr %.426, align 8, !noalias !172
  store i64 0, ptr %.100.i, align 8, !noalias !172
  %.102.i = getelementptr i64, ptr %arg.steps, i64 %.468
  store i64 0, ptr %.102.i, align 8, !noalias !172
  %.62.i.i = load i64, ptr %.426, align 8, !noalias !175
  %.64.i.i = mul i64 %.62.i.i, %arg.numbers
  %.65.i.i = getelementptr inbounds double, ptr %arg.problem.5, i64 %.64.i.i
  store i8 0, ptr %.150.i, align 1, !noalias !172
  call fastcc void @part7(ptr nonnull %.150.i, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull readonly %arg.problem.4, ptr %.65.i.i, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.67.i, ptr %.88.i2, ptr nonnull %.236.i)
  %.164.i = load i8, ptr %.150.i, align 1, !noalias !172
  %.167.not.i = icmp eq i8 %.164.i, 0
  br i1 %.167.not.i, label %_ZN9teachmech3run8compiled21kernel_lanes_explicit5beginB3v52B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29xx8int64_2a.exit, label %B346.i

B346.i:                                           ; preds = %B394
  %.9537.not.i.i = icmp slt i64 %.48.i1, 0
  br i1 %.9537.not.i.i, label %B346.endif.endif.i, label %B34.if.preheader.i.i

B34.if.preheader.i.i:                             ; preds = %B346.i
  %xtraiter.i.i = and i64 %.50.i, 2
  %11 = icmp ult i64 %.50.i, 4
  br i1 %11, label %B34.if.epil.preheader.i.i, label %B34.if.preheader.new.i.i

B34.if.preheader.new.i.i:                         ; preds = %B34.if.preheader.i.i
  %12 = add nsw i64 %.49.i, -2
  %13 = lshr i64 %12, 2
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %B34.if.i.epil.preheader.i, label %B34.if.preheader.new.i.new.i

B34.if.preheader.new.i.new.i:                     ; preds = %B34.if.preheader.new.i.i
  %15 = add nuw nsw i64 %13, 1
  %16 = shl i64 %.87.i, 3
  %17 = getelementptr i8, ptr %arg.states, i64 %16
  %scevgep171.i = getelementptr i8, ptr %17, i64 56
  %18 = lshr i64 %15, 1
  %19 = mul nsw i64 %18, -2
  br label %B34.if.i.i

B84.loopexit.unr-lcssa.i.unr-lcssa.i:             ; preds = %B34.if.i.i
  %20 = and i64 %12, 4
  %lcmp.mod.not.not.i = icmp eq i64 %20, 0
  %scevgep43.i = getelementptr i8, ptr %lsr.iv161.i, i64 256
  br i1 %lcmp.mod.not.not.i, label %B34.if.i.epil.preheader.i, label %B84.loopexit.unr-lcssa.i.i

B34.if.i.epil.preheader.i:                        ; preds = %B84.loopexit.unr-lcssa.i.unr-lcssa.i, %B34.if.preheader.new.i.i
  %lsr.iv14.i.epil.init.i = phi ptr [ %scevgep13.i.i, %B34.if.preheader.new.i.i ], [ %scevgep43.i, %B84.loopexit.unr-lcssa.i.unr-lcssa.i ]
  %.1013638.i.epil.init.i = phi i64 [ 0, %B34.if.preheader.new.i.i ], [ %.108.3.i.1.i, %B84.loopexit.unr-lcssa.i.unr-lcssa.i ]
  %sunkaddr.i.epil.i = shl i64 %.1013638.i.epil.init.i, 3
  %sunkaddr19.i.epil.i = getelementptr i8, ptr %.88.i2, i64 %sunkaddr.i.epil.i
  %.135.i.epil.i = load double, ptr %sunkaddr19.i.epil.i, align 8, !noalias !178
  %scevgep18.i.epil.i = getelementptr i8, ptr %lsr.iv14.i.epil.init.i, i64 -192
  store double %.135.i.epil.i, ptr %scevgep18.i.epil.i, align 8, !noalias !178
  %sunkaddr22.i.epil.i = getelementptr i8, ptr %sunkaddr19.i.epil.i, i64 8
  %.135.1.i.epil.i = load double, ptr %sunkaddr22.i.epil.i, align 8, !noalias !178
  %scevgep17.i.epil.i = getelementptr i8, ptr %lsr.iv14.i.epil.init.i, i64 -128
  store double %.135.1.i.epil.i, ptr %scevgep17.i.epil.i, align 8, !noalias !178
  %sunkaddr25.i.epil.i = getelementptr i8, ptr %sunkaddr19.i.epil.i, i64 16
  %.135.2.i.epil.i = load double, ptr %sunkaddr25.i.epil.i, align 8, !noalias !178
  %scevgep16.i.epil.i = getelementptr i8, ptr %lsr.iv14.i.epil.init.i, i64 -64
  store double %.135.2.i.epil.i, ptr %scevgep16.i.epil.i, align 8, !noalias !178
  %.108.3.i.epil.i = add nuw nsw i64 %.1013638.i.epil.init.i, 4
  %sunkaddr28.i.epil.i = getelementptr i8, ptr %sunkaddr19.i.epil.i, i64 24
  %.135.3.i.epil.i = load double, ptr %sunkaddr28.i.epil.i, align 8, !noalias !178
  store double %.135.3.i.epil.i, ptr %lsr.iv14.i.epil.init.i, align 8, !noalias !178
  br label %B84.loopexit.unr-lcssa.i.i

B84.loopexit.unr-lcssa.i.i:                       ; preds = %B34.if.i.epil.preheader.i, %B84.loopexit.unr-lcssa.i.unr-lcssa.i
  %.108.3.i.lcssa.i = phi i64 [ %.108.3.i.epil.i, %B34.if.i.epil.preheader.i ], [ %.108.3.i.1.i, %B84.loopexit.unr-lcssa.i.unr-lcssa.i ]
  %lcmp.mod.not.i.i = icmp eq i64 %xtraiter.i.i, 0
  br i1 %lcmp.mod.not.i.i, label %B34.if.preheader.new.i4.i, label %B34.if.epil.preheader.i.i

B34.if.epil.preheader.i.i:                        ; preds = %B84.loopexit.unr-lcssa.i.i, %B34.if.preheader.i.i
  %.1013638.epil.init.i.i = phi i64 [ 0, %B34.if.preheader.i.i ], [ %.108.3.i.lcssa.i, %B84.loopexit.unr-lcssa.i.i ]
  %21 = shl i64 %.1013638.epil.init.i.i, 6
  %gep = getelementptr i8, ptr %invariant.gep, i64 %21
  %22 = shl i64 %.1013638.epil.init.i.i, 3
  %scevgep3.i.i3 = getelementptr i8, ptr %.88.i2, i64 %22
  %23 = shl nuw nsw i64 %xtraiter.i.i, 3
  br label %B34.if.epil.i.i

B34.if.epil.i.i:                                  ; preds = %B34.if.epil.i.i, %B34.if.epil.preheader.i.i
  %lsr.iv.i.i4 = phi i64 [ %lsr.iv.next.i.i, %B34.if.epil.i.i ], [ 0, %B34.if.epil.preheader.i.i ]
  %scevgep4.i.i5 = getelementptr i8, ptr %scevgep3.i.i3, i64 %lsr.iv.i.i4
  %.135.epil.i.i = load double, ptr %scevgep4.i.i5, align 8, !noalias !178
  %24 = shl i64 %lsr.iv.i.i4, 3
  %scevgep159.i = getelementptr i8, ptr %gep, i64 %24
  store double %.135.epil.i.i, ptr %scevgep159.i, align 8, !noalias !178
  %lsr.iv.next.i.i = add nuw nsw i64 %lsr.iv.i.i4, 8
  %epil.iter.cmp.not.i.i = icmp eq i64 %23, %lsr.iv.next.i.i
  br i1 %epil.iter.cmp.not.i.i, label %B34.if.preheader.i2.i, label %B34.if.epil.i.i, !llvm.loop !181

B34.if.i.i:                                       ; preds = %B34.if.i.i, %B34.if.preheader.new.i.new.i
  %lsr.iv41.i = phi i64 [ %lsr.iv.next42.i, %B34.if.i.i ], [ %19, %B34.if.preheader.new.i.new.i ]
  %lsr.iv161.i = phi ptr [ %scevgep162.i, %B34.if.i.i ], [ %scevgep160.i, %B34.if.preheader.new.i.new.i ]
  %.1013638.i.i = phi i64 [ %.108.3.i.1.i, %B34.if.i.i ], [ 0, %B34.if.preheader.new.i.new.i ]
  %scevgep167.i = getelementptr i8, ptr %lsr.iv161.i, i64 -256
  %sunkaddr.i.i = shl i64 %.1013638.i.i, 3
  %scevgep185.i = getelementptr i8, ptr %scevgep171.i, i64 %sunkaddr.i.i
  %scevgep186.i = getelementptr i8, ptr %scevgep185.i, i64 -56
  %.135.i.i = load double, ptr %scevgep186.i, align 8, !noalias !178
  %scevgep170.i = getelementptr i8, ptr %lsr.iv161.i, i64 -448
  store double %.135.i.i, ptr %scevgep170.i, align 8, !noalias !178
  %scevgep55.i = getelementptr i8, ptr %scevgep185.i, i64 -48
  %.135.1.i.i = load double, ptr %scevgep55.i, align 8, !noalias !178
  %scevgep169.i = getelementptr i8, ptr %lsr.iv161.i, i64 -384
  store double %.135.1.i.i, ptr %scevgep169.i, align 8, !noalias !178
  %scevgep53.i = getelementptr i8, ptr %scevgep185.i, i64 -40
  %.135.2.i.i = load double, ptr %scevgep53.i, align 8, !noalias !178
  %scevgep168.i = getelementptr i8, ptr %lsr.iv161.i, i64 -320
  store double %.135.2.i.i, ptr %scevgep168.i, align 8, !noalias !178
  %scevgep51.i = getelementptr i8, ptr %scevgep185.i, i64 -32
  %.135.3.i.i = load double, ptr %scevgep51.i, align 8, !noalias !178
  store double %.135.3.i.i, ptr %scevgep167.i, align 8, !noalias !178
  %scevgep49.i = getelementptr i8, ptr %scevgep185.i, i64 -24
  %.135.i.1.i = load double, ptr %scevgep49.i, align 8, !noalias !178
  %scevgep166.i = getelementptr i8, ptr %lsr.iv161.i, i64 -192
  store double %.135.i.1.i, ptr %scevgep166.i, align 8, !noalias !178
  %scevgep47.i = getelementptr i8, ptr %scevgep185.i, i64 -16
  %.135.1.i.1.i = load double, ptr %scevgep47.i, align 8, !noalias !178
  %scevgep165.i = getelementptr i8, ptr %lsr.iv161.i, i64 -128
  store double %.135.1.i.1.i, ptr %scevgep165.i, align 8, !noalias !178
  %scevgep45.i = getelementptr i8, ptr %scevgep185.i, i64 -8
  %.135.2.i.1.i = load double, ptr %scevgep45.i, align 8, !noalias !178
  %scevgep164.i = getelementptr i8, ptr %lsr.iv161.i, i64 -64
  store double %.135.2.i.1.i, ptr %scevgep164.i, align 8, !noalias !178
  %.108.3.i.1.i = add i64 %.1013638.i.i, 8
  %.135.3.i.1.i = load double, ptr %scevgep185.i, align 8, !noalias !178
  store double %.135.3.i.1.i, ptr %lsr.iv161.i, align 8, !noalias !178
  %scevgep162.i = getelementptr i8, ptr %lsr.iv161.i, i64 512
  %lsr.iv.next42.i = add i64 %lsr.iv41.i, 2
  %niter.ncmp.1.i = icmp eq i64 %lsr.iv.next42.i, 0
  br i1 %niter.ncmp.1.i, label %B84.loopexit.unr-lcssa.i.unr-lcssa.i, label %B34.if.i.i

B34.if.preheader.i2.i:                            ; preds = %B34.if.epil.i.i
  br i1 %11, label %B34.if.epil.preheader.i27.i, label %B34.if.preheader.new.i4.i

B34.if.preheader.new.i4.i:                        ; preds = %B34.if.preheader.i2.i, %B84.loopexit.unr-lcssa.i.i
  %xtraiter.i32.i = phi i64 [ %xtraiter.i.i, %B34.if.preheader.i2.i ], [ 0, %B84.loopexit.unr-lcssa.i.i ]
  %25 = add nsw i64 %.49.i, -2
  %26 = lshr i64 %25, 2
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %B34.if.i7.epil.preheader.i, label %B34.if.preheader.new.i4.new.i

B34.if.preheader.new.i4.new.i:                    ; preds = %B34.if.preheader.new.i4.i
  %28 = add nuw nsw i64 %26, 1
  %29 = lshr i64 %28, 1
  %30 = mul nsw i64 %29, -2
  br label %B34.if.i7.i

B84.loopexit.unr-lcssa.i25.unr-lcssa.i:           ; preds = %B34.if.i7.i
  %31 = and i64 %25, 4
  %lcmp.mod91.not.not.i = icmp eq i64 %31, 0
  %scevgep24.i = getelementptr i8, ptr %lsr.iv131.i, i64 256
  br i1 %lcmp.mod91.not.not.i, label %B34.if.i7.epil.preheader.i, label %B84.loopexit.unr-lcssa.i25.i

B34.if.i7.epil.preheader.i:                       ; preds = %B84.loopexit.unr-lcssa.i25.unr-lcssa.i, %B34.if.preheader.new.i4.i
  %lsr.iv14.i8.epil.init.i = phi ptr [ %scevgep13.i6.i, %B34.if.preheader.new.i4.i ], [ %scevgep24.i, %B84.loopexit.unr-lcssa.i25.unr-lcssa.i ]
  %.1013638.i9.epil.init.i = phi i64 [ 0, %B34.if.preheader.new.i4.i ], [ %.108.3.i20.1.i, %B84.loopexit.unr-lcssa.i25.unr-lcssa.i ]
  %sunkaddr.i10.epil.i = shl i64 %.1013638.i9.epil.init.i, 3
  %sunkaddr19.i11.epil.i = getelementptr i8, ptr %.236.i, i64 %sunkaddr.i10.epil.i
  %.135.i12.epil.i = load double, ptr %sunkaddr19.i11.epil.i, align 8, !noalias !182
  %scevgep18.i13.epil.i = getelementptr i8, ptr %lsr.iv14.i8.epil.init.i, i64 -192
  store double %.135.i12.epil.i, ptr %scevgep18.i13.epil.i, align 8, !noalias !182
  %sunkaddr22.i14.epil.i = getelementptr i8, ptr %sunkaddr19.i11.epil.i, i64 8
  %.135.1.i15.epil.i = load double, ptr %sunkaddr22.i14.epil.i, align 8, !noalias !182
  %scevgep17.i16.epil.i = getelementptr i8, ptr %lsr.iv14.i8.epil.init.i, i64 -128
  store double %.135.1.i15.epil.i, ptr %scevgep17.i16.epil.i, align 8, !noalias !182
  %sunkaddr25.i17.epil.i = getelementptr i8, ptr %sunkaddr19.i11.epil.i, i64 16
  %.135.2.i18.epil.i = load double, ptr %sunkaddr25.i17.epil.i, align 8, !noalias !182
  %scevgep16.i19.epil.i = getelementptr i8, ptr %lsr.iv14.i8.epil.init.i, i64 -64
  store double %.135.2.i18.epil.i, ptr %scevgep16.i19.epil.i, align 8, !noalias !182
  %.108.3.i20.epil.i = add nuw nsw i64 %.1013638.i9.epil.init.i, 4
  %sunkaddr28.i21.epil.i = getelementptr i8, ptr %sunkaddr19.i11.epil.i, i64 24
  %.135.3.i22.epil.i = load double, ptr %sunkaddr28.i21.epil.i, align 8, !noalias !182
  store double %.135.3.i22.epil.i, ptr %lsr.iv14.i8.epil.init.i, align 8, !noalias !182
  br label %B84.loopexit.unr-lcssa.i25.i

B84.loopexit.unr-lcssa.i25.i:                     ; preds = %B34.if.i7.epil.preheader.i, %B84.loopexit.unr-lcssa.i25.unr-lcssa.i
  %.108.3.i20.lcssa.i = phi i64 [ %.108.3.i20.epil.i, %B34.if.i7.epil.preheader.i ], [ %.108.3.i20.1.i, %B84.loopexit.unr-lcssa.i25.unr-lcssa.i ]
  %lcmp.mod.not.i26.i = icmp eq i64 %xtraiter.i32.i, 0
  br i1 %lcmp.mod.not.i26.i, label %B346.endif.endif.i, label %B34.if.epil.preheader.i27.i

B34.if.epil.preheader.i27.i:                      ; preds = %B84.loopexit.unr-lcssa.i25.i, %B34.if.preheader.i2.i
  %xtraiter.i33.i = phi i64 [ %xtraiter.i.i, %B34.if.preheader.i2.i ], [ %xtraiter.i32.i, %B84.loopexit.unr-lcssa.i25.i ]
  %.1013638.epil.init.i28.i = phi i64 [ 0, %B34.if.preheader.i2.i ], [ %.108.3.i20.lcssa.i, %B84.loopexit.unr-lcssa.i25.i ]
  %32 = shl i64 %.1013638.epil.init.i28.i, 6
  %gep103 = getelementptr i8, ptr %invariant.gep102, i64 %32
  %33 = shl i64 %.1013638.epil.init.i28.i, 3
  %scevgep3.i30.i = getelementptr i8, ptr %.236.i, i64 %33
  %34 = shl nuw nsw i64 %xtraiter.i33.i, 3
  br label %B34.if.epil.i31.i

B34.if.epil.i31.i:                                ; preds = %B34.if.epil.i31.i, %B34.if.epil.preheader.i27.i
  %lsr.iv.i32.i = phi i64 [ %lsr.iv.next.i36.i, %B34.if.epil.i31.i ], [ 0, %B34.if.epil.preheader.i27.i ]
  %scevgep4.i33.i = getelementptr i8, ptr %scevgep3.i30.i, i64 %lsr.iv.i32.i
  %.135.epil.i34.i = load double, ptr %scevgep4.i33.i, align 8, !noalias !182
  %35 = shl i64 %lsr.iv.i32.i, 3
  %scevgep129.i = getelementptr i8, ptr %gep103, i64 %35
  store double %.135.epil.i34.i, ptr %scevgep129.i, align 8, !noalias !182
  %lsr.iv.next.i36.i = add nuw nsw i64 %lsr.iv.i32.i, 8
  %epil.iter.cmp.not.i37.i = icmp eq i64 %34, %lsr.iv.next.i36.i
  br i1 %epil.iter.cmp.not.i37.i, label %B346.endif.endif.i, label %B34.if.epil.i31.i, !llvm.loop !181

B34.if.i7.i:                                      ; preds = %B34.if.i7.i, %B34.if.preheader.new.i4.new.i
  %lsr.iv23.i = phi i64 [ %lsr.iv.next.i6, %B34.if.i7.i ], [ %30, %B34.if.preheader.new.i4.new.i ]
  %lsr.iv131.i = phi ptr [ %scevgep132.i, %B34.if.i7.i ], [ %scevgep130.i, %B34.if.preheader.new.i4.new.i ]
  %.1013638.i9.i = phi i64 [ %.108.3.i20.1.i, %B34.if.i7.i ], [ 0, %B34.if.preheader.new.i4.new.i ]
  %scevgep137.i = getelementptr i8, ptr %lsr.iv131.i, i64 -256
  %sunkaddr56.i = shl i64 %.1013638.i9.i, 3
  %sunkaddr57.i = getelementptr i8, ptr %.236.i, i64 %sunkaddr56.i
  %.135.i12.i = load double, ptr %sunkaddr57.i, align 8, !noalias !182
  %scevgep140.i = getelementptr i8, ptr %lsr.iv131.i, i64 -448
  store double %.135.i12.i, ptr %scevgep140.i, align 8, !noalias !182
  %sunkaddr60.i = getelementptr i8, ptr %sunkaddr57.i, i64 8
  %.135.1.i15.i = load double, ptr %sunkaddr60.i, align 8, !noalias !182
  %scevgep139.i = getelementptr i8, ptr %lsr.iv131.i, i64 -384
  store double %.135.1.i15.i, ptr %scevgep139.i, align 8, !noalias !182
  %sunkaddr62.i = getelementptr i8, ptr %sunkaddr57.i, i64 16
  %.135.2.i18.i = load double, ptr %sunkaddr62.i, align 8, !noalias !182
  %scevgep138.i = getelementptr i8, ptr %lsr.iv131.i, i64 -320
  store double %.135.2.i18.i, ptr %scevgep138.i, align 8, !noalias !182
  %sunkaddr65.i = getelementptr i8, ptr %sunkaddr57.i, i64 24
  %.135.3.i22.i = load double, ptr %sunkaddr65.i, align 8, !noalias !182
  store double %.135.3.i22.i, ptr %scevgep137.i, align 8, !noalias !182
  %sunkaddr68.i = getelementptr i8, ptr %sunkaddr57.i, i64 32
  %.135.i12.1.i = load double, ptr %sunkaddr68.i, align 8, !noalias !182
  %scevgep136.i = getelementptr i8, ptr %lsr.iv131.i, i64 -192
  store double %.135.i12.1.i, ptr %scevgep136.i, align 8, !noalias !182
  %sunkaddr71.i = getelementptr i8, ptr %sunkaddr57.i, i64 40
  %.135.1.i15.1.i = load double, ptr %sunkaddr71.i, align 8, !noalias !182
  %scevgep135.i = getelementptr i8, ptr %lsr.iv131.i, i64 -128
  store double %.135.1.i15.1.i, ptr %scevgep135.i, align 8, !noalias !182
  %sunkaddr74.i = getelementptr i8, ptr %sunkaddr57.i, i64 48
  %.135.2.i18.1.i = load double, ptr %sunkaddr74.i, align 8, !noalias !182
  %scevgep134.i = getelementptr i8, ptr %lsr.iv131.i, i64 -64
  store double %.135.2.i18.1.i, ptr %scevgep134.i, align 8, !noalias !182
  %.108.3.i20.1.i = add i64 %.1013638.i9.i, 8
  %sunkaddr75.i = shl i64 %.108.3.i20.1.i, 3
  %sunkaddr76.i = getelementptr i8, ptr %.236.i, i64 %sunkaddr75.i
  %sunkaddr77.i = getelementptr i8, ptr %sunkaddr76.i, i64 -8
  %.135.3.i22.1.i = load double, ptr %sunkaddr77.i, align 8, !noalias !182
  store double %.135.3.i22.1.i, ptr %lsr.iv131.i, align 8, !noalias !182
  %scevgep132.i = getelementptr i8, ptr %lsr.iv131.i, i64 512
  %lsr.iv.next.i6 = add i64 %lsr.iv23.i, 2
  %niter95.ncmp.1.i = icmp eq i64 %lsr.iv.next.i6, 0
  br i1 %niter95.ncmp.1.i, label %B84.loopexit.unr-lcssa.i25.unr-lcssa.i, label %B34.if.i7.i

B346.endif.endif.i:                               ; preds = %B34.if.epil.i31.i, %B84.loopexit.unr-lcssa.i25.i, %B346.i
  br i1 %.9537.not.i39.i, label %for.cond.preheader.i, label %B34.if.preheader.i40.i

B34.if.preheader.i40.i:                           ; preds = %B346.endif.endif.i
  br i1 %94, label %B34.if.epil.preheader.i65.i, label %B34.if.preheader.new.i42.i

B34.if.preheader.new.i42.i:                       ; preds = %B34.if.preheader.i40.i
  br i1 %97, label %B34.if.i45.epil.preheader.i, label %B34.if.preheader.new.i42.new.i

B34.if.preheader.new.i42.new.i:                   ; preds = %B34.if.preheader.new.i42.i
  %36 = shl i64 %.64.i.i, 3
  %37 = getelementptr i8, ptr %arg.problem.5, i64 %36
  %scevgep112.i = getelementptr i8, ptr %37, i64 56
  br label %B34.if.i45.i

B84.loopexit.unr-lcssa.i63.unr-lcssa.i:           ; preds = %B34.if.i45.i
  %scevgep10.i = getelementptr i8, ptr %lsr.iv.i7, i64 256
  br i1 %lcmp.mod97.not.not.i, label %B34.if.i45.epil.preheader.i, label %B84.loopexit.unr-lcssa.i63.i

B34.if.i45.epil.preheader.i:                      ; preds = %B84.loopexit.unr-lcssa.i63.unr-lcssa.i, %B34.if.preheader.new.i42.i
  %lsr.iv14.i46.epil.init.i = phi ptr [ %scevgep13.i44.i, %B34.if.preheader.new.i42.i ], [ %scevgep10.i, %B84.loopexit.unr-lcssa.i63.unr-lcssa.i ]
  %.1013638.i47.epil.init.i = phi i64 [ 0, %B34.if.preheader.new.i42.i ], [ %.108.3.i58.1.i, %B84.loopexit.unr-lcssa.i63.unr-lcssa.i ]
  %sunkaddr.i48.epil.i = shl i64 %.1013638.i47.epil.init.i, 3
  %sunkaddr19.i49.epil.i = getelementptr i8, ptr %.65.i.i, i64 %sunkaddr.i48.epil.i
  %.135.i50.epil.i = load double, ptr %sunkaddr19.i49.epil.i, align 8, !noalias !185
  %scevgep18.i51.epil.i = getelementptr i8, ptr %lsr.iv14.i46.epil.init.i, i64 -192
  store double %.135.i50.epil.i, ptr %scevgep18.i51.epil.i, align 8, !noalias !185
  %sunkaddr22.i52.epil.i = getelementptr i8, ptr %sunkaddr19.i49.epil.i, i64 8
  %.135.1.i53.epil.i = load double, ptr %sunkaddr22.i52.epil.i, align 8, !noalias !185
  %scevgep17.i54.epil.i = getelementptr i8, ptr %lsr.iv14.i46.epil.init.i, i64 -128
  store double %.135.1.i53.epil.i, ptr %scevgep17.i54.epil.i, align 8, !noalias !185
  %sunkaddr25.i55.epil.i = getelementptr i8, ptr %sunkaddr19.i49.epil.i, i64 16
  %.135.2.i56.epil.i = load double, ptr %sunkaddr25.i55.epil.i, align 8, !noalias !185
  %scevgep16.i57.epil.i = getelementptr i8, ptr %lsr.iv14.i46.epil.init.i, i64 -64
  store double %.135.2.i56.epil.i, ptr %scevgep16.i57.epil.i, align 8, !noalias !185
  %.108.3.i58.epil.i = add nuw nsw i64 %.1013638.i47.epil.init.i, 4
  %sunkaddr28.i59.epil.i = getelementptr i8, ptr %sunkaddr19.i49.epil.i, i64 24
  %.135.3.i60.epil.i = load double, ptr %sunkaddr28.i59.epil.i, align 8, !noalias !185
  store double %.135.3.i60.epil.i, ptr %lsr.iv14.i46.epil.init.i, align 8, !noalias !185
  br label %B84.loopexit.unr-lcssa.i63.i

B84.loopexit.unr-lcssa.i63.i:                     ; preds = %B34.if.i45.epil.preheader.i, %B84.loopexit.unr-lcssa.i63.unr-lcssa.i
  %.108.3.i58.lcssa.i = phi i64 [ %.108.3.i58.epil.i, %B34.if.i45.epil.preheader.i ], [ %.108.3.i58.1.i, %B84.loopexit.unr-lcssa.i63.unr-lcssa.i ]
  br i1 %lcmp.mod.not.i64.i, label %for.cond.preheader.i, label %B34.if.epil.preheader.i65.i

B34.if.epil.preheader.i65.i:                      ; preds = %B84.loopexit.unr-lcssa.i63.i, %B34.if.preheader.i40.i
  %.1013638.epil.init.i66.i = phi i64 [ 0, %B34.if.preheader.i40.i ], [ %.108.3.i58.lcssa.i, %B84.loopexit.unr-lcssa.i63.i ]
  %38 = shl i64 %.1013638.epil.init.i66.i, 6
  %gep105 = getelementptr i8, ptr %invariant.gep104, i64 %38
  %39 = shl i64 %.1013638.epil.init.i66.i, 3
  %scevgep3.i68.i = getelementptr i8, ptr %.65.i.i, i64 %39
  br label %B34.if.epil.i69.i

B34.if.epil.i69.i:                                ; preds = %B34.if.epil.i69.i, %B34.if.epil.preheader.i65.i
  %lsr.iv.i70.i = phi i64 [ %lsr.iv.next.i74.i, %B34.if.epil.i69.i ], [ 0, %B34.if.epil.preheader.i65.i ]
  %scevgep4.i71.i = getelementptr i8, ptr %scevgep3.i68.i, i64 %lsr.iv.i70.i
  %.135.epil.i72.i = load double, ptr %scevgep4.i71.i, align 8, !noalias !185
  %40 = shl i64 %lsr.iv.i70.i, 3
  %scevgep.i8 = getelementptr i8, ptr %gep105, i64 %40
  store double %.135.epil.i72.i, ptr %scevgep.i8, align 8, !noalias !185
  %lsr.iv.next.i74.i = add nuw nsw i64 %lsr.iv.i70.i, 8
  %epil.iter.cmp.not.i75.i = icmp eq i64 %102, %lsr.iv.next.i74.i
  br i1 %epil.iter.cmp.not.i75.i, label %for.cond.preheader.i, label %B34.if.epil.i69.i, !llvm.loop !181

B34.if.i45.i:                                     ; preds = %B34.if.i45.i, %B34.if.preheader.new.i42.new.i
  %lsr.iv8.i = phi i64 [ %lsr.iv.next9.i, %B34.if.i45.i ], [ %100, %B34.if.preheader.new.i42.new.i ]
  %lsr.iv.i7 = phi ptr [ %scevgep103.i, %B34.if.i45.i ], [ %scevgep102.i, %B34.if.preheader.new.i42.new.i ]
  %.1013638.i47.i = phi i64 [ %.108.3.i58.1.i, %B34.if.i45.i ], [ 0, %B34.if.preheader.new.i42.new.i ]
  %scevgep108.i = getelementptr i8, ptr %lsr.iv.i7, i64 -256
  %sunkaddr.i48.i = shl i64 %.1013638.i47.i, 3
  %scevgep126.i = getelementptr i8, ptr %scevgep112.i, i64 %sunkaddr.i48.i
  %scevgep127.i = getelementptr i8, ptr %scevgep126.i, i64 -56
  %.135.i50.i = load double, ptr %scevgep127.i, align 8, !noalias !185
  %scevgep111.i = getelementptr i8, ptr %lsr.iv.i7, i64 -448
  store double %.135.i50.i, ptr %scevgep111.i, align 8, !noalias !185
  %scevgep22.i = getelementptr i8, ptr %scevgep126.i, i64 -48
  %.135.1.i53.i = load double, ptr %scevgep22.i, align 8, !noalias !185
  %scevgep110.i = getelementptr i8, ptr %lsr.iv.i7, i64 -384
  store double %.135.1.i53.i, ptr %scevgep110.i, align 8, !noalias !185
  %scevgep20.i = getelementptr i8, ptr %scevgep126.i, i64 -40
  %.135.2.i56.i = load double, ptr %scevgep20.i, align 8, !noalias !185
  %scevgep109.i = getelementptr i8, ptr %lsr.iv.i7, i64 -320
  store double %.135.2.i56.i, ptr %scevgep109.i, align 8, !noalias !185
  %scevgep18.i = getelementptr i8, ptr %scevgep126.i, i64 -32
  %.135.3.i60.i = load double, ptr %scevgep18.i, align 8, !noalias !185
  store double %.135.3.i60.i, ptr %scevgep108.i, align 8, !noalias !185
  %scevgep16.i = getelementptr i8, ptr %scevgep126.i, i64 -24
  %.135.i50.1.i = load double, ptr %scevgep16.i, align 8, !noalias !185
  %scevgep107.i = getelementptr i8, ptr %lsr.iv.i7, i64 -192
  store double %.135.i50.1.i, ptr %scevgep107.i, align 8, !noalias !185
  %scevgep14.i = getelementptr i8, ptr %scevgep126.i, i64 -16
  %.135.1.i53.1.i = load double, ptr %scevgep14.i, align 8, !noalias !185
  %scevgep106.i = getelementptr i8, ptr %lsr.iv.i7, i64 -128
  store double %.135.1.i53.1.i, ptr %scevgep106.i, align 8, !noalias !185
  %scevgep12.i = getelementptr i8, ptr %scevgep126.i, i64 -8
  %.135.2.i56.1.i = load double, ptr %scevgep12.i, align 8, !noalias !185
  %scevgep105.i = getelementptr i8, ptr %lsr.iv.i7, i64 -64
  store double %.135.2.i56.1.i, ptr %scevgep105.i, align 8, !noalias !185
  %.108.3.i58.1.i = add i64 %.1013638.i47.i, 8
  %.135.3.i60.1.i = load double, ptr %scevgep126.i, align 8, !noalias !185
  store double %.135.3.i60.1.i, ptr %lsr.iv.i7, align 8, !noalias !185
  %scevgep103.i = getelementptr i8, ptr %lsr.iv.i7, i64 512
  %lsr.iv.next9.i = add i64 %lsr.iv8.i, 2
  %niter101.ncmp.1.i = icmp eq i64 %lsr.iv.next9.i, 0
  br i1 %niter101.ncmp.1.i, label %B84.loopexit.unr-lcssa.i63.unr-lcssa.i, label %B34.if.i45.i

for.cond.preheader.i:                             ; preds = %B34.if.epil.i69.i, %B84.loopexit.unr-lcssa.i63.i, %B346.endif.endif.i
  %.313.i = tail call double @nextafter(double %.67.i, double 0x7FF0000000000000)
  %.327.i = fsub double %.74.i, %.67.i
  %.15.i.i.i = load i64, ptr %arg.problem.4, align 8, !noalias !188
  %.18.i.i.i = load i64, ptr %.17.i.i.i, align 8, !noalias !188
  %.22.i.i.i = load i64, ptr %.21.i.i.i, align 8, !noalias !188
  %.26.i.i.i = getelementptr double, ptr %.65.i.i, i64 %.22.i.i.i
  %.28.i.i.i = getelementptr i8, ptr %.26.i.i.i, i64 8
  %.29.i.i.i = getelementptr double, ptr %.28.i.i.i, i64 %.15.i.i.i
  %.31.i.i.i = getelementptr double, ptr %.29.i.i.i, i64 %.18.i.i.i
  %.51.i.i = load double, ptr %.31.i.i.i, align 8, !noalias !193
  %.55.i.i = getelementptr double, ptr %.31.i.i.i, i64 %.15.i.i.i
  %.56.i.i = load double, ptr %.55.i.i, align 8, !noalias !193
  %.60.i.i = fdiv double %.51.i.i, %.56.i.i
  %.62.i78.i = fmul double %.61.i77.i, %.60.i.i
  %.67.i.i = fdiv double %.62.i78.i, 1.000000e+01
  %.10.i.i.i = fcmp olt double %.327.i, %.67.i.i
  %.11.i.i.i = select i1 %.10.i.i.i, double %.327.i, double %.67.i.i
  %.319.i = fsub double %.313.i, %.67.i
  %.321.i = fmul double %.319.i, 1.000000e+01
  %.10.i.i9 = fcmp ogt double %.321.i, %.11.i.i.i
  %.11.i.i10 = select i1 %.10.i.i9, double %.321.i, double %.11.i.i.i
  store double %.11.i.i10, ptr %.389.i, align 8, !noalias !172
  store double 1.000000e+01, ptr %.395.i, align 8, !noalias !172
  store double %.67.i, ptr %10, align 8, !noalias !172
  store double %.67.i, ptr %.409.i, align 8, !noalias !172
  store double 0.000000e+00, ptr %.417.i, align 8, !noalias !172
  store double 0.000000e+00, ptr %.423.i, align 8, !noalias !172
  store double 0x7FF0000000000000, ptr %.429.i, align 8, !noalias !172
  %.436.i = load double, ptr %.435.i, align 8, !noalias !172
  store double %.436.i, ptr %.443.i, align 8, !noalias !172
  br label %_ZN9teachmech3run8compiled21kernel_lanes_explicit5beginB3v52B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29xx8int64_2a.exit

_ZN9teachmech3run8compiled21kernel_lanes_explicit5beginB3v52B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29xx8int64_2a.exit: ; preds = %B394, %for.cond.preheader.i
  %.518 = load i64, ptr %sunkaddr660, align 8
  br i1 %.167.not.i, label %B524.thread, label %B524

B524.thread:                                      ; preds = %_ZN9teachmech3run8compiled21kernel_lanes_explicit5beginB3v52B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29xx8int64_2a.exit
  %.520 = getelementptr i64, ptr %arg.status, i64 %.518
  store i64 2, ptr %.520, align 8
  store i64 -1, ptr %sunkaddr660, align 8
  br label %B548

B524:                                             ; preds = %_ZN9teachmech3run8compiled21kernel_lanes_explicit5beginB3v52B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29xx8int64_2a.exit
  %.531 = icmp slt i64 %.518, 0
  br i1 %.531, label %B548, label %B572

B548:                                             ; preds = %B524, %B524.thread
  %.535 = load i64, ptr %sunkaddr643, align 8
  %.537 = icmp slt i64 %.535, %arg.members
  br i1 %.537, label %B394, label %B572

B572:                                             ; preds = %B548, %B524, %B370, %B246
  %sunkaddr648 = shl i64 %.389967970, 3
  %sunkaddr649 = getelementptr i8, ptr %arg.lanes, i64 %sunkaddr648
  %.547 = load i64, ptr %sunkaddr649, align 8
  %.548 = icmp sgt i64 %.547, -1
  %.15.i = zext i1 %.548 to i64
  %.575 = shl nuw i64 %.15.i, %.389967970
  %.579 = or i64 %.575, %active.2.1973
  %exitcond.not = icmp eq i64 %.396, 8
  br i1 %exitcond.not, label %B636, label %B218.if

B636:                                             ; preds = %B572
  %.272 = add nsw i64 %.2629831191, -1
  %.588 = icmp eq i64 %.579, 0
  br i1 %.588, label %common.ret, label %B666

common.ret:                                       ; preds = %B168.loopexit, %B636, %entry
  %storemerge = phi i64 [ 1, %entry ], [ 0, %B636 ], [ 1, %B168.loopexit ]
  store i64 %storemerge, ptr %retptr, align 8
  ret i32 0

B666:                                             ; preds = %B636
  %.618 = load <8 x double>, ptr %.179.i, align 8
  %.623 = load <8 x double>, ptr %sunkaddr650, align 8
  %.628 = load <8 x double>, ptr %sunkaddr651, align 8
  %.636 = bitcast <8 x double> %.618 to <8 x i64>
  %.637 = fcmp olt <8 x double> %.618, zeroinitializer
  %.640.v = select <8 x i1> %.637, <8 x i64> splat (i64 -1), <8 x i64> splat (i64 1)
  %.640 = add <8 x i64> %.640.v, %.636
  %.641 = fcmp oeq <8 x double> %.618, zeroinitializer
  %41 = bitcast <8 x i64> %.640 to <8 x double>
  %.643 = select <8 x i1> %.641, <8 x double> splat (double 4.940660e-324), <8 x double> %41
  %.6.i = fsub <8 x double> %.643, %.618
  %.8.i = fmul <8 x double> %.6.i, splat (double 1.000000e+01)
  %.6.i497 = fcmp oge <8 x double> %.623, %.8.i
  %42 = bitcast <8 x i1> %.6.i497 to i8
  %.719 = zext i8 %42 to i64
  %.8.i498 = fmul <8 x double> %.623, splat (double 2.000000e-02)
  %.6.i499 = fcmp olt <8 x double> %.8.i498, %.628
  %.8.i500 = fmul <8 x double> %.623, splat (double 0x3FF6DB6DB6DB6DB7)
  %.6.i501 = fcmp olt <8 x double> %.628, %.8.i500
  %.6.i502 = and <8 x i1> %.6.i499, %.6.i501
  %.8.i503 = fmul <8 x double> %.623, splat (double 0x3FE6DB6DB6DB6DB7)
  %.6.i504 = fcmp ogt <8 x double> %.628, %.8.i503
  %.945.v = select <8 x i1> %.6.i504, <8 x double> splat (double 5.000000e-01), <8 x double> splat (double 1.400000e+00)
  %.945 = fmul <8 x double> %.628, %.945.v
  %.947 = select <8 x i1> %.6.i502, <8 x double> %.945, <8 x double> %.623
  %.6.i507 = fadd <8 x double> %.618, %.947
  %.8.i509 = fcmp olt <8 x double> %.6.i507, %.1030
  %.1031 = select <8 x i1> %.8.i509, <8 x double> %.6.i507, <8 x double> %.1030
  %.6.i511 = fsub <8 x double> %.1031, %.618
  %.1071 = and i64 %.579, %.719
  store i64 0, ptr %.626.i, align 8, !noalias !194
  %.57.i = load i64, ptr %arg.problem.4, align 8, !noalias !194
  %.58.i512 = shl nsw i64 %.57.i, 1
  %.59.i513 = add nsw i64 %.58.i512, 2
  %.244.i = icmp slt i64 %.57.i, 0
  %..59.i = select i1 %.244.i, i64 0, i64 %.59.i513
  %.617.i = shl i64 %.59.i513, 6
  %43 = icmp sgt i64 %..59.i, 0
  br label %B132.if.i

B1586:                                            ; preds = %_ZN9teachmech3run8compiled21kernel_lanes_explicit5judgeB3v65B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29x.exit
  store i64 0, ptr %.146.i, align 8, !noalias !198
  store i64 0, ptr %.205.i, align 8, !noalias !198
  %.53.i = load i64, ptr %arg.problem.4, align 8, !noalias !198
  %.54.i = shl i64 %.53.i, 1
  %.55.i = add i64 %.54.i, 2
  %.9449.not.i.i = icmp slt i64 %.53.i, 0
  br i1 %.9449.not.i.i, label %B0.endif.i, label %B64.if.preheader.i.i

B64.if.preheader.i.i:                             ; preds = %B1586
  %44 = sub nuw nsw i64 -2, %.54.i
  br label %B64.if.i.i13

B114.loopexit.i.i:                                ; preds = %B64.if.i.i13
  %45 = fcmp oeq <8 x double> %.6.i.1.i.i, zeroinitializer
  %46 = bitcast <8 x i1> %45 to i8
  %47 = zext i8 %46 to i64
  br label %B0.endif.i

B64.if.i.i13:                                     ; preds = %B64.if.i.i13, %B64.if.preheader.i.i
  %lsr.iv1.i = phi i64 [ %lsr.iv.next2.i, %B64.if.i.i13 ], [ %44, %B64.if.preheader.i.i ]
  %lsr.iv.i.i14 = phi ptr [ %scevgep7.i.i, %B64.if.i.i13 ], [ %scevgep.i.i12, %B64.if.preheader.i.i ]
  %total.2.052.i.i = phi <8 x double> [ %.6.i.1.i.i, %B64.if.i.i13 ], [ zeroinitializer, %B64.if.preheader.i.i ]
  %scevgep8.i.i = getelementptr i8, ptr %lsr.iv.i.i14, i64 -64
  %.136.i.i = load <8 x double>, ptr %scevgep8.i.i, align 8, !noalias !201
  %.8.i4.i.i = fmul <8 x double> %.136.i.i, zeroinitializer
  %.6.i.i.i15 = fadd <8 x double> %total.2.052.i.i, %.8.i4.i.i
  %.136.1.i.i = load <8 x double>, ptr %lsr.iv.i.i14, align 8, !noalias !201
  %.8.i4.1.i.i = fmul <8 x double> %.136.1.i.i, zeroinitializer
  %.6.i.1.i.i = fadd <8 x double> %.6.i.i.i15, %.8.i4.1.i.i
  %scevgep7.i.i = getelementptr i8, ptr %lsr.iv.i.i14, i64 128
  %lsr.iv.next2.i = add i64 %lsr.iv1.i, 2
  %niter.ncmp.1.i.i = icmp eq i64 %lsr.iv.next2.i, 0
  br i1 %niter.ncmp.1.i.i, label %B114.loopexit.i.i, label %B64.if.i.i13

B304.i:                                           ; preds = %B0.endif.i
  store i64 0, ptr %.146.i, align 8, !noalias !198
  call fastcc void @part13(ptr nonnull %.146.i, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, i64 %arg.correct, i64 %arg.numbers, ptr readonly %arg.lanes, ptr %.30.i, ptr nonnull %.177.i, ptr %.181.i, ptr nonnull %.32.i, ptr nonnull %.236.i, <8 x double> %.1031, ptr %.88.i, i64 %.112.i)
  %.160.i = load i64, ptr %.146.i, align 8, !noalias !198
  %.188.i = load <8 x double>, ptr %.177.i, align 8, !noalias !198
  %.198.i = xor i64 %.160.i, -1
  %.200.i = and i64 %.112.i, %.198.i
  store i64 0, ptr %.205.i, align 8, !noalias !198
  call fastcc void @part12(ptr nonnull %.205.i, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, i64 %arg.derive, i64 %arg.numbers, ptr readonly %arg.lanes, ptr %.30.i, ptr nonnull %.32.i, ptr nonnull %.236.i, <8 x double> %.1031, ptr %.88.i, ptr %.90.i, i64 %.200.i)
  %.219.i = load i64, ptr %.205.i, align 8, !noalias !198
  %.230.i17 = or i64 %.219.i, %.160.i
  br label %B468.i

B468.i:                                           ; preds = %B360.thread.i, %B304.i
  %.1885.i = phi <8 x double> [ %.188.i, %B304.i ], [ zeroinitializer, %B360.thread.i ]
  %rate.2.04.i = phi ptr [ %.90.i, %B304.i ], [ %.118.i, %B360.thread.i ]
  %lost.5.0.i = phi i64 [ %.230.i17, %B304.i ], [ 0, %B360.thread.i ]
  %.240.i = xor i64 %lost.5.0.i, -1
  store i64 0, ptr %.1423.i.i, align 8, !noalias !204
  %.56.i.i18 = load i64, ptr %arg.problem.4, align 8, !noalias !204
  %.57.i.i = shl i64 %.56.i.i18, 1
  %.58.i.i = add i64 %.57.i.i, 2
  %.81.i.i = load <8 x double>, ptr %.79.i.i, align 8, !noalias !204
  %.6.i.i1.i = fcmp ole <8 x double> %.81.i.i, %.1031
  %48 = bitcast <8 x i1> %.6.i.i1.i to i8
  %.110.i.i = zext i8 %48 to i64
  %49 = and i64 %.240.i, %.110.i.i
  %.111.i.i = and i64 %49, %.112.i
  %.122.i.i = icmp eq i64 %.111.i.i, 0
  br i1 %.122.i.i, label %_ZN9teachmech3run8compiled21kernel_lanes_explicit5storeB3v67B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers7numbers7numbers10float64_2ax.exit.i, label %B226.i.i

B226.i.i:                                         ; preds = %B468.i
  store i64 0, ptr %.626.i.i.i, align 8, !noalias !207
  %.244.i.i.i = icmp slt i64 %.56.i.i18, 0
  %..59.i.i.i = select i1 %.244.i.i.i, i64 0, i64 %.58.i.i
  %.617.i.i.i = shl i64 %.58.i.i, 6
  %50 = icmp sgt i64 %..59.i.i.i, 0
  br label %B132.if.i.i.i

B302.i.i.i:                                       ; preds = %B168.endif.i.i.i, %B132.if.i.i.i
  %51 = getelementptr double, ptr @.const.array.data.1.5, i64 %.171240257.i.i.i
  %.564.i.i.i = load double, ptr %51, align 8, !noalias !207
  %.6.i.i.i.i = insertelement <8 x double> poison, double %.564.i.i.i, i64 0
  %.7.i.i.i.i = shufflevector <8 x double> %.6.i.i.i.i, <8 x double> poison, <8 x i32> zeroinitializer
  %.8.i.i.i.i = fmul <8 x double> %.6.i511, %.7.i.i.i.i
  %.6.i15.i.i.i = fadd <8 x double> %.618, %.8.i.i.i.i
  %.622.idx.i.i.i = mul i64 %.171240257.i.i.i, %.617.i.i.i
  %.622.i.i.i = getelementptr inbounds i8, ptr %arg.room, i64 %.622.idx.i.i.i
  store i64 0, ptr %.626.i.i.i, align 8, !noalias !207
  call fastcc void @part12(ptr nonnull %.626.i.i.i, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, i64 %arg.derive, i64 %arg.numbers, ptr readonly %arg.lanes, ptr %.30.i, ptr nonnull %.32.i, ptr nonnull %.236.i, <8 x double> %.6.i15.i.i.i, ptr %.92.i, ptr %.622.i.i.i, i64 %.111.i.i)
  %.640.i.i.i = load i64, ptr %.626.i.i.i, align 8, !noalias !207
  %.651.i.i.i = or i64 %.640.i.i.i, %lost.2.0259.i.i.i
  %scevgep21.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 128
  %exitcond.not.i.i19 = icmp eq i64 %.178.i.i.i, 16
  br i1 %exitcond.not.i.i19, label %_ZN9teachmech3run8compiled21kernel_lanes_explicit6stagesB3v69B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers7numbersxx10float64_2ax.exit.thread.i.i, label %B132.if.i.i.i

B132.if.i.i.i:                                    ; preds = %B302.i.i.i, %B226.i.i
  %lsr.iv.i.i.i = phi ptr [ getelementptr inbounds nuw (i8, ptr @.const.array.data.35, i64 1664), %B226.i.i ], [ %scevgep21.i.i.i, %B302.i.i.i ]
  %lost.2.0259.i.i.i = phi i64 [ 0, %B226.i.i ], [ %.651.i.i.i, %B302.i.i.i ]
  %.171240257.i.i.i = phi i64 [ 13, %B226.i.i ], [ %.178.i.i.i, %B302.i.i.i ]
  %.178.i.i.i = add nuw nsw i64 %.171240257.i.i.i, 1
  br i1 %50, label %B166.if.i.i.i, label %B302.i.i.i

B166.if.i.i.i:                                    ; preds = %B132.if.i.i.i, %B168.endif.i.i.i
  %.292227231.i.i.i = phi i64 [ %.299.i.i.i, %B168.endif.i.i.i ], [ 0, %B132.if.i.i.i ]
  %.325.i.i.i = shl i64 %.292227231.i.i.i, 3
  %.326.i.i.i = getelementptr inbounds double, ptr %.86.i, i64 %.325.i.i.i
  %.328.i.i.i = load <8 x double>, ptr %.326.i.i.i, align 8, !noalias !207
  %52 = shl i64 %.292227231.i.i.i, 6
  %scevgep3.i.i.i.i = getelementptr i8, ptr %arg.room, i64 %52
  br label %B64.if.i.i.i.i

B96.i.i.i.i:                                      ; preds = %B64.if.i.i.i.i
  %.204.i.i.i.i = load <8 x double>, ptr %lsr.iv.i.i.i.i, align 8, !noalias !211
  %.6.i.i.i.i.i = insertelement <8 x double> poison, double %.186.i.i.i.i, i64 0
  %.7.i.i.i.i.i = shufflevector <8 x double> %.6.i.i.i.i.i, <8 x double> poison, <8 x i32> zeroinitializer
  %.8.i.i.i.i.i = fmul <8 x double> %.7.i.i.i.i.i, %.204.i.i.i.i
  %.6.i2.i.i.i.i = fadd <8 x double> %total.2.081.i.i.i.i, %.8.i.i.i.i.i
  br label %B152.i.i.i.i

B152.i.i.i.i:                                     ; preds = %B64.if.i.i.i.i, %B96.i.i.i.i
  %total.3.1.i.i.i.i = phi <8 x double> [ %total.2.081.i.i.i.i, %B64.if.i.i.i.i ], [ %.6.i2.i.i.i.i, %B96.i.i.i.i ]
  %scevgep4.i.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i.i, i64 %.617.i.i.i
  %exitcond.not.i.i.i.i = icmp eq i64 %.171240257.i.i.i, %.124.i.i.i.i
  br i1 %exitcond.not.i.i.i.i, label %B168.endif.i.i.i, label %B64.if.i.i.i.i

B64.if.i.i.i.i:                                   ; preds = %B152.i.i.i.i, %B166.if.i.i.i
  %lsr.iv.i.i.i.i = phi ptr [ %scevgep3.i.i.i.i, %B166.if.i.i.i ], [ %scevgep4.i.i.i.i, %B152.i.i.i.i ]
  %total.2.081.i.i.i.i = phi <8 x double> [ zeroinitializer, %B166.if.i.i.i ], [ %total.3.1.i.i.i.i, %B152.i.i.i.i ]
  %.1177679.i.i.i.i = phi i64 [ 0, %B166.if.i.i.i ], [ %.124.i.i.i.i, %B152.i.i.i.i ]
  %.124.i.i.i.i = add nuw nsw i64 %.1177679.i.i.i.i, 1
  %53 = shl nuw nsw i64 %.1177679.i.i.i.i, 3
  %scevgep52.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 %53
  %.186.i.i.i.i = load double, ptr %scevgep52.i.i, align 8, !noalias !211
  %.191.i.i.i.i = fcmp une double %.186.i.i.i.i, 0.000000e+00
  br i1 %.191.i.i.i.i, label %B96.i.i.i.i, label %B152.i.i.i.i

B168.endif.i.i.i:                                 ; preds = %B152.i.i.i.i
  %.299.i.i.i = add nuw nsw i64 %.292227231.i.i.i, 1
  %.6.i13.i.i.i = fmul <8 x double> %.6.i511, %total.3.1.i.i.i.i
  %.6.i14.i.i.i = fadd <8 x double> %.328.i.i.i, %.6.i13.i.i.i
  %.503.i.i.i = getelementptr inbounds double, ptr %.92.i, i64 %.325.i.i.i
  store <8 x double> %.6.i14.i.i.i, ptr %.503.i.i.i, align 8, !noalias !207
  %exitcond.not.i.i.i = icmp eq i64 %.299.i.i.i, %..59.i.i.i
  br i1 %exitcond.not.i.i.i, label %B302.i.i.i, label %B166.if.i.i.i

_ZN9teachmech3run8compiled21kernel_lanes_explicit6stagesB3v69B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers7numbersxx10float64_2ax.exit.thread.i.i: ; preds = %B302.i.i.i
  br i1 %50, label %B350.if.lr.ph.i.i, label %B848.i.i

B848.i.i:                                         ; preds = %B688.endif.3.i.i, %_ZN9teachmech3run8compiled21kernel_lanes_explicit6stagesB3v69B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers7numbersxx10float64_2ax.exit.thread.i.i
  %.885.i.i = xor i64 %.651.i.i.i, -1
  %.889.i.i = and i64 %.111.i.i, %.885.i.i
  %.895.not.i.i = icmp eq i64 %.889.i.i, 0
  br i1 %.895.not.i.i, label %_ZN9teachmech3run8compiled21kernel_lanes_explicit5storeB3v67B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers7numbers7numbers10float64_2ax.exit.i, label %B874.preheader.i.i

B874.preheader.i.i:                               ; preds = %B848.i.i
  %xtraiter.i.i.i = and i64 %.58.i.i, 2
  %unroll_iter.i.i.i = and i64 %.58.i.i, 9223372036854775804
  %54 = shl nuw nsw i64 %xtraiter.i.i.i, 3
  %55 = add nsw i64 %unroll_iter.i.i.i, -4
  %56 = lshr exact i64 %55, 2
  %57 = add nuw nsw i64 %56, 1
  %58 = mul i64 %.56.i.i18, 768
  %59 = getelementptr i8, ptr %.135.i, i64 %58
  %scevgep101.i.i = getelementptr i8, ptr %59, i64 768
  %60 = shl i64 %.56.i.i18, 7
  %61 = sub nuw nsw i64 -128, %60
  %62 = shl i64 %.58.i.i, 3
  %63 = and i64 %57, 9223372036854775806
  %64 = icmp ult i64 %.58.i.i, 4
  %65 = icmp eq i64 %55, 0
  %66 = and i64 %55, 4
  %67 = icmp eq i64 %66, 0
  %68 = icmp eq i64 %xtraiter.i.i.i, 0
  br label %B874.i.i

B874.i.i:                                         ; preds = %B1670.i.i, %B874.preheader.i.i
  %lost.2.0.i.i = phi i64 [ %lost.3.1.i.i, %B1670.i.i ], [ %.651.i.i.i, %B874.preheader.i.i ]
  %due.4.0.i.i = phi i64 [ %.1732.i.i, %B1670.i.i ], [ %.889.i.i, %B874.preheader.i.i ]
  %.906.i.i = load <8 x double>, ptr %.79.i.i, align 8, !noalias !204
  %.6.i70.i.i = fsub <8 x double> %.906.i.i, %.618
  %.6.i91.i.i = fdiv <8 x double> %.6.i70.i.i, %.6.i511
  br i1 %50, label %B958.if.preheader.i.i, label %B1200.i.i

B958.if.preheader.i.i:                            ; preds = %B874.i.i
  %.8.i.i.i28 = fsub <8 x double> splat (double 1.000000e+00), %.6.i91.i.i
  br label %B958.if.i.i

B1200.i.i:                                        ; preds = %B958.if.i.i, %B874.i.i
  br i1 %103, label %B1346.if.preheader.i.i, label %B1214.i.i

B1214.i.i:                                        ; preds = %B1200.i.i
  %.1419.i.i = load <8 x double>, ptr %.79.i.i, align 8, !noalias !204
  store i64 0, ptr %.1423.i.i, align 8, !noalias !204
  call fastcc void @part13(ptr nonnull %.1423.i.i, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, i64 %arg.correct, i64 %arg.numbers, ptr readonly %arg.lanes, ptr %.30.i, ptr nonnull %.177.i, ptr %.181.i, ptr nonnull %.32.i, ptr nonnull %.236.i, <8 x double> %.1419.i.i, ptr %.92.i, i64 %due.4.0.i.i)
  %.1437.i.i = load i64, ptr %.1423.i.i, align 8, !noalias !204
  %.1448.i.i = or i64 %.1437.i.i, %lost.2.0.i.i
  %.1453.i.i = xor i64 %.1448.i.i, -1
  %.1455.i.i = and i64 %due.4.0.i.i, %.1453.i.i
  br label %B1346.if.preheader.i.i

B1346.if.preheader.i.i:                           ; preds = %B1214.i.i, %B1200.i.i
  %due.5.1.i.i = phi i64 [ %.1455.i.i, %B1214.i.i ], [ %due.4.0.i.i, %B1200.i.i ]
  %lost.3.1.i.i = phi i64 [ %.1448.i.i, %B1214.i.i ], [ %lost.2.0.i.i, %B1200.i.i ]
  br label %B1346.if.i.i

B1366.i.i:                                        ; preds = %B1346.if.i.i
  %.1594.i.i = getelementptr i64, ptr %.60.i, i64 %.1550751753.i.i
  %.1595.i.i = load i64, ptr %.1594.i.i, align 8, !noalias !204
  %.1596.i.i = add i64 %.1595.i.i, 1
  %.1603.i.i = getelementptr i64, ptr %arg.lanes, i64 %.1550751753.i.i
  %.1604.i.i = load i64, ptr %.1603.i.i, align 8, !noalias !204
  %.1607.i.i = mul i64 %.1604.i.i, %arg.count
  %.1609.i.i = add i64 %.1607.i.i, %.1596.i.i
  %.1611.i.i = mul nsw i64 %.1609.i.i, %.58.i.i
  %.1615.i.i = getelementptr inbounds double, ptr %arg.states, i64 %.1611.i.i
  br i1 %.244.i.i.i, label %B1366.endif.i.i, label %B34.if.preheader.i.i.i

B34.if.preheader.i.i.i:                           ; preds = %B1366.i.i
  br i1 %64, label %B34.if.epil.preheader.i.i.i, label %B34.if.preheader.new.i.i.i

B34.if.preheader.new.i.i.i:                       ; preds = %B34.if.preheader.i.i.i
  %69 = shl i64 %.1550751753.i.i, 3
  %70 = getelementptr i8, ptr %.92.i, i64 %69
  %scevgep5.i.i.i = getelementptr i8, ptr %70, i64 192
  br i1 %65, label %B34.if.i.epil.preheader.i.i, label %B34.if.i.preheader.i.i

B34.if.i.preheader.i.i:                           ; preds = %B34.if.preheader.new.i.i.i
  %71 = mul i64 %62, %.1609.i.i
  %scevgep133.i.i = getelementptr i8, ptr %scevgep132.i.i, i64 %71
  br label %B34.if.i.i.i

B84.loopexit.unr-lcssa.i.unr-lcssa.i.i:           ; preds = %B34.if.i.i.i
  %72 = sub nsw i64 0, %lsr.iv113.i.i
  %scevgep10.i.i = getelementptr i8, ptr %scevgep112.i.i, i64 %72
  br i1 %67, label %B34.if.i.epil.preheader.i.i, label %B84.loopexit.unr-lcssa.i.i.i

B34.if.i.epil.preheader.i.i:                      ; preds = %B84.loopexit.unr-lcssa.i.unr-lcssa.i.i, %B34.if.preheader.new.i.i.i
  %lsr.iv6.i.epil.init.i.i = phi ptr [ %scevgep5.i.i.i, %B34.if.preheader.new.i.i.i ], [ %scevgep10.i.i, %B84.loopexit.unr-lcssa.i.unr-lcssa.i.i ]
  %.1013638.i.epil.init.i.i = phi i64 [ 0, %B34.if.preheader.new.i.i.i ], [ %.108.3.i.1.i.i, %B84.loopexit.unr-lcssa.i.unr-lcssa.i.i ]
  %scevgep10.i.epil.i.i = getelementptr i8, ptr %lsr.iv6.i.epil.init.i.i, i64 -192
  %.138.i.epil.i.i = load double, ptr %scevgep10.i.epil.i.i, align 8, !noalias !214
  %sunkaddr.i.epil.i.i = shl i64 %.1013638.i.epil.init.i.i, 3
  %sunkaddr19.i.epil.i.i = getelementptr i8, ptr %.1615.i.i, i64 %sunkaddr.i.epil.i.i
  store double %.138.i.epil.i.i, ptr %sunkaddr19.i.epil.i.i, align 8, !noalias !214
  %scevgep9.i.epil.i.i = getelementptr i8, ptr %lsr.iv6.i.epil.init.i.i, i64 -128
  %.138.1.i.epil.i.i = load double, ptr %scevgep9.i.epil.i.i, align 8, !noalias !214
  %sunkaddr22.i.epil.i.i = getelementptr i8, ptr %sunkaddr19.i.epil.i.i, i64 8
  store double %.138.1.i.epil.i.i, ptr %sunkaddr22.i.epil.i.i, align 8, !noalias !214
  %scevgep8.i.epil.i.i = getelementptr i8, ptr %lsr.iv6.i.epil.init.i.i, i64 -64
  %.138.2.i.epil.i.i = load double, ptr %scevgep8.i.epil.i.i, align 8, !noalias !214
  %sunkaddr25.i.epil.i.i = getelementptr i8, ptr %sunkaddr19.i.epil.i.i, i64 16
  store double %.138.2.i.epil.i.i, ptr %sunkaddr25.i.epil.i.i, align 8, !noalias !214
  %.108.3.i.epil.i.i = add nuw nsw i64 %.1013638.i.epil.init.i.i, 4
  %.138.3.i.epil.i.i = load double, ptr %lsr.iv6.i.epil.init.i.i, align 8, !noalias !214
  %sunkaddr28.i.epil.i.i = getelementptr i8, ptr %sunkaddr19.i.epil.i.i, i64 24
  store double %.138.3.i.epil.i.i, ptr %sunkaddr28.i.epil.i.i, align 8, !noalias !214
  br label %B84.loopexit.unr-lcssa.i.i.i

B84.loopexit.unr-lcssa.i.i.i:                     ; preds = %B34.if.i.epil.preheader.i.i, %B84.loopexit.unr-lcssa.i.unr-lcssa.i.i
  %.108.3.i.lcssa.i.i = phi i64 [ %.108.3.i.epil.i.i, %B34.if.i.epil.preheader.i.i ], [ %.108.3.i.1.i.i, %B84.loopexit.unr-lcssa.i.unr-lcssa.i.i ]
  br i1 %68, label %B1366.endif.i.i, label %B34.if.epil.preheader.i.i.i

B34.if.epil.preheader.i.i.i:                      ; preds = %B84.loopexit.unr-lcssa.i.i.i, %B34.if.preheader.i.i.i
  %.1013638.epil.init.i.i.i = phi i64 [ 0, %B34.if.preheader.i.i.i ], [ %.108.3.i.lcssa.i.i, %B84.loopexit.unr-lcssa.i.i.i ]
  %73 = shl i64 %.1013638.epil.init.i.i.i, 3
  %scevgep.i.i.i = getelementptr i8, ptr %.1615.i.i, i64 %73
  %74 = shl i64 %.1013638.epil.init.i.i.i, 6
  %scevgep153.i.i = getelementptr i8, ptr %lsr.iv151.i.i, i64 %74
  br label %B34.if.epil.i.i.i

B34.if.epil.i.i.i:                                ; preds = %B34.if.epil.i.i.i, %B34.if.epil.preheader.i.i.i
  %lsr.iv.i73.i.i = phi i64 [ %lsr.iv.next.i.i.i, %B34.if.epil.i.i.i ], [ 0, %B34.if.epil.preheader.i.i.i ]
  %75 = shl i64 %lsr.iv.i73.i.i, 3
  %scevgep154.i.i = getelementptr i8, ptr %scevgep153.i.i, i64 %75
  %.138.epil.i.i.i = load double, ptr %scevgep154.i.i, align 8, !noalias !214
  %scevgep2.i.i.i = getelementptr i8, ptr %scevgep.i.i.i, i64 %lsr.iv.i73.i.i
  store double %.138.epil.i.i.i, ptr %scevgep2.i.i.i, align 8, !noalias !214
  %lsr.iv.next.i.i.i = add nuw nsw i64 %lsr.iv.i73.i.i, 8
  %epil.iter.cmp.not.i.i.i = icmp eq i64 %54, %lsr.iv.next.i.i.i
  br i1 %epil.iter.cmp.not.i.i.i, label %B1366.endif.i.i, label %B34.if.epil.i.i.i, !llvm.loop !217

B34.if.i.i.i:                                     ; preds = %B34.if.i.i.i, %B34.if.i.preheader.i.i
  %lsr.iv8.i.i = phi i64 [ %lsr.iv.next9.i.i, %B34.if.i.i.i ], [ %63, %B34.if.i.preheader.i.i ]
  %lsr.iv111.i.i = phi ptr [ %scevgep112.i.i, %B34.if.i.i.i ], [ %.92.i, %B34.if.i.preheader.i.i ]
  %.1013638.i.i.i = phi i64 [ %.108.3.i.1.i.i, %B34.if.i.i.i ], [ 0, %B34.if.i.preheader.i.i ]
  %scevgep125.i.i = getelementptr i8, ptr %lsr.iv111.i.i, i64 %lsr.iv116.i.i
  %scevgep126.i.i = getelementptr i8, ptr %scevgep125.i.i, i64 -256
  %scevgep131.i.i = getelementptr i8, ptr %scevgep125.i.i, i64 -448
  %.138.i.i.i = load double, ptr %scevgep131.i.i, align 8, !noalias !214
  %sunkaddr.i.i.i = shl i64 %.1013638.i.i.i, 3
  %scevgep147.i.i = getelementptr i8, ptr %scevgep133.i.i, i64 %sunkaddr.i.i.i
  %scevgep148.i.i = getelementptr i8, ptr %scevgep147.i.i, i64 -56
  store double %.138.i.i.i, ptr %scevgep148.i.i, align 8, !noalias !214
  %scevgep27.i.i = getelementptr i8, ptr %scevgep125.i.i, i64 -384
  %.138.1.i.i.i = load double, ptr %scevgep27.i.i, align 8, !noalias !214
  %scevgep48.i.i = getelementptr i8, ptr %scevgep147.i.i, i64 -48
  store double %.138.1.i.i.i, ptr %scevgep48.i.i, align 8, !noalias !214
  %scevgep23.i.i = getelementptr i8, ptr %scevgep125.i.i, i64 -320
  %.138.2.i.i.i = load double, ptr %scevgep23.i.i, align 8, !noalias !214
  %scevgep46.i.i = getelementptr i8, ptr %scevgep147.i.i, i64 -40
  store double %.138.2.i.i.i, ptr %scevgep46.i.i, align 8, !noalias !214
  %.138.3.i.i.i = load double, ptr %scevgep126.i.i, align 8, !noalias !214
  %scevgep44.i.i = getelementptr i8, ptr %scevgep147.i.i, i64 -32
  store double %.138.3.i.i.i, ptr %scevgep44.i.i, align 8, !noalias !214
  %scevgep19.i.i = getelementptr i8, ptr %scevgep125.i.i, i64 -192
  %.138.i.1.i.i = load double, ptr %scevgep19.i.i, align 8, !noalias !214
  %scevgep42.i.i = getelementptr i8, ptr %scevgep147.i.i, i64 -24
  store double %.138.i.1.i.i, ptr %scevgep42.i.i, align 8, !noalias !214
  %scevgep15.i.i = getelementptr i8, ptr %scevgep125.i.i, i64 -128
  %.138.1.i.1.i.i = load double, ptr %scevgep15.i.i, align 8, !noalias !214
  %scevgep35.i.i = getelementptr i8, ptr %scevgep147.i.i, i64 -16
  store double %.138.1.i.1.i.i, ptr %scevgep35.i.i, align 8, !noalias !214
  %scevgep12.i.i = getelementptr i8, ptr %scevgep125.i.i, i64 -64
  %.138.2.i.1.i.i = load double, ptr %scevgep12.i.i, align 8, !noalias !214
  %scevgep31.i.i = getelementptr i8, ptr %scevgep147.i.i, i64 -8
  store double %.138.2.i.1.i.i, ptr %scevgep31.i.i, align 8, !noalias !214
  %.108.3.i.1.i.i = add i64 %.1013638.i.i.i, 8
  %.138.3.i.1.i.i = load double, ptr %scevgep125.i.i, align 8, !noalias !214
  store double %.138.3.i.1.i.i, ptr %scevgep147.i.i, align 8, !noalias !214
  %scevgep112.i.i = getelementptr i8, ptr %lsr.iv111.i.i, i64 512
  %lsr.iv.next9.i.i = add i64 %lsr.iv8.i.i, -2
  %niter.ncmp.1.i2.i = icmp eq i64 %lsr.iv.next9.i.i, 0
  br i1 %niter.ncmp.1.i2.i, label %B84.loopexit.unr-lcssa.i.unr-lcssa.i.i, label %B34.if.i.i.i

B1574.i.i:                                        ; preds = %B1366.endif.i.i
  %sunkaddr163.i.i = shl i64 %.1595.i.i, 3
  %sunkaddr164.i.i = getelementptr i8, ptr %arg.times, i64 %sunkaddr163.i.i
  %sunkaddr165.i.i = getelementptr i8, ptr %sunkaddr164.i.i, i64 16
  %.1662.i.i = load double, ptr %sunkaddr165.i.i, align 8, !noalias !204
  br label %B1628.i.i

B1628.i.i:                                        ; preds = %B1366.endif.i.i, %B1574.i.i
  %"$phi1628.1.2.3.i.i" = phi double [ %.1662.i.i, %B1574.i.i ], [ 0x7FF0000000000000, %B1366.endif.i.i ]
  %76 = getelementptr double, ptr %.179.i, i64 %.1550751753.i.i
  %.1679.i.i = getelementptr i8, ptr %76, i64 448
  store double %"$phi1628.1.2.3.i.i", ptr %.1679.i.i, align 8, !noalias !204
  br label %B1668.i.i

B1668.i.i:                                        ; preds = %B1346.if.i.i, %B1628.i.i
  %lsr.iv.next114.i.i = add nsw i64 %lsr.iv113.i.i, -8
  %lsr.iv.next117.i.i = add nuw nsw i64 %lsr.iv116.i.i, 8
  %scevgep152.i.i = getelementptr i8, ptr %lsr.iv151.i.i, i64 8
  %exitcond987.not.i.i = icmp eq i64 %.1557.i.i, 8
  br i1 %exitcond987.not.i.i, label %B1670.i.i, label %B1346.if.i.i

B1670.i.i:                                        ; preds = %B1668.i.i
  %.1703.i.i = load <8 x double>, ptr %.79.i.i, align 8, !noalias !204
  %.6.i74.i.i = fcmp ole <8 x double> %.1703.i.i, %.1031
  %77 = bitcast <8 x i1> %.6.i74.i.i to i8
  %.1730.i.i = zext i8 %77 to i64
  %.1732.i.i = and i64 %due.5.1.i.i, %.1730.i.i
  %.1737.not.i.i = icmp eq i64 %.1732.i.i, 0
  br i1 %.1737.not.i.i, label %_ZN9teachmech3run8compiled21kernel_lanes_explicit5storeB3v67B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers7numbers7numbers10float64_2ax.exit.i, label %B874.i.i

B350.if.lr.ph.i.i:                                ; preds = %_ZN9teachmech3run8compiled21kernel_lanes_explicit6stagesB3v69B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers7numbersxx10float64_2ax.exit.thread.i.i
  %.idx.i.i = shl i64 %.58.i.i, 7
  %78 = getelementptr i8, ptr %.135.i, i64 %.idx.i.i
  %.827.i.i = mul nsw i64 %.58.i.i, 3
  %79 = shl i64 %.58.i.i, 8
  %80 = getelementptr i8, ptr %.135.i, i64 %79
  %.827.2.i.i = mul nsw i64 %.58.i.i, 5
  %.827.3.i.i = mul nsw i64 %.58.i.i, 6
  br label %B350.if.i.i

B350.if.i.i:                                      ; preds = %B688.endif.3.i.i, %B350.if.lr.ph.i.i
  %.300682712.i.i = phi i64 [ 0, %B350.if.lr.ph.i.i ], [ %.307.i.i, %B688.endif.3.i.i ]
  %.338.i.i = shl i64 %.300682712.i.i, 3
  %.339.i.i = getelementptr inbounds double, ptr %.88.i, i64 %.338.i.i
  %.341.i.i = load <8 x double>, ptr %.339.i.i, align 8, !noalias !204
  %.346.i.i = getelementptr inbounds double, ptr %.86.i, i64 %.338.i.i
  %.348.i.i = load <8 x double>, ptr %.346.i.i, align 8, !noalias !204
  %.6.i75.i.i = fsub <8 x double> %.341.i.i, %.348.i.i
  %.376.i.i = getelementptr inbounds double, ptr %arg.room, i64 %.338.i.i
  %.378.i.i = load <8 x double>, ptr %.376.i.i, align 8, !noalias !204
  %.382.i.i = getelementptr inbounds double, ptr %.135.i, i64 %.338.i.i
  store <8 x double> %.6.i75.i.i, ptr %.382.i.i, align 8, !noalias !204
  %.387.i.i = add nsw i64 %.300682712.i.i, %.58.i.i
  %.6.i76.i.i = fmul <8 x double> %.6.i511, %.378.i.i
  %.6.i77.i.i = fsub <8 x double> %.6.i76.i.i, %.6.i75.i.i
  %.439.idx.i.i = shl i64 %.387.i.i, 6
  %.439.i.i = getelementptr inbounds i8, ptr %.135.i, i64 %.439.idx.i.i
  store <8 x double> %.6.i77.i.i, ptr %.439.i.i, align 8, !noalias !204
  %.8.i78.i.i = fmul <8 x double> %.6.i75.i.i, splat (double 2.000000e+00)
  %.473.i.i = getelementptr inbounds double, ptr %rate.2.04.i, i64 %.338.i.i
  %.475.i.i = load <8 x double>, ptr %.473.i.i, align 8, !noalias !204
  %.6.i79.i.i = fadd <8 x double> %.378.i.i, %.475.i.i
  %.6.i80.i.i = fmul <8 x double> %.6.i511, %.6.i79.i.i
  %.6.i81.i.i = fsub <8 x double> %.8.i78.i.i, %.6.i80.i.i
  %.551.idx.i.i = shl i64 %.300682712.i.i, 6
  %.551.i.i = getelementptr i8, ptr %78, i64 %.551.idx.i.i
  store <8 x double> %.6.i81.i.i, ptr %.551.i.i, align 8, !noalias !204
  %scevgep3.i82.i.i = getelementptr i8, ptr %arg.room, i64 %.551.idx.i.i
  br label %B64.if.i.i.i

B96.i.i.i:                                        ; preds = %B64.if.i.i.i
  %.204.i.i.i = load <8 x double>, ptr %lsr.iv.i83.i.i, align 8, !noalias !218
  %.6.i.i87.i.i = insertelement <8 x double> poison, double %.186.i.i.i, i64 0
  %.7.i.i88.i.i = shufflevector <8 x double> %.6.i.i87.i.i, <8 x double> poison, <8 x i32> zeroinitializer
  %.8.i.i89.i.i = fmul <8 x double> %.7.i.i88.i.i, %.204.i.i.i
  %.6.i2.i.i.i = fadd <8 x double> %total.2.081.i.i.i, %.8.i.i89.i.i
  br label %B152.i.i.i

B152.i.i.i:                                       ; preds = %B64.if.i.i.i, %B96.i.i.i
  %total.3.1.i.i.i = phi <8 x double> [ %total.2.081.i.i.i, %B64.if.i.i.i ], [ %.6.i2.i.i.i, %B96.i.i.i ]
  %scevgep4.i85.i.i = getelementptr i8, ptr %lsr.iv.i83.i.i, i64 %.617.i.i.i
  %lsr.iv.next156.i.i = add nuw nsw i64 %lsr.iv155.i.i, 8
  %exitcond.not.i86.i.i = icmp eq i64 %lsr.iv.next156.i.i, 128
  br i1 %exitcond.not.i86.i.i, label %B688.endif.i.i, label %B64.if.i.i.i

B64.if.i.i.i:                                     ; preds = %B152.i.i.i, %B350.if.i.i
  %lsr.iv155.i.i = phi i64 [ %lsr.iv.next156.i.i, %B152.i.i.i ], [ 0, %B350.if.i.i ]
  %lsr.iv.i83.i.i = phi ptr [ %scevgep4.i85.i.i, %B152.i.i.i ], [ %scevgep3.i82.i.i, %B350.if.i.i ]
  %total.2.081.i.i.i = phi <8 x double> [ %total.3.1.i.i.i, %B152.i.i.i ], [ zeroinitializer, %B350.if.i.i ]
  %scevgep157.i.i = getelementptr i8, ptr @.const.array.data.1.36, i64 %lsr.iv155.i.i
  %.186.i.i.i = load double, ptr %scevgep157.i.i, align 8, !noalias !218
  %.191.i.i.i = fcmp une double %.186.i.i.i, 0.000000e+00
  br i1 %.191.i.i.i, label %B96.i.i.i, label %B152.i.i.i

B688.endif.i.i:                                   ; preds = %B152.i.i.i
  %.6.i90.i.i = fmul <8 x double> %.6.i511, %total.3.1.i.i.i
  %.829.i.i = add nsw i64 %.300682712.i.i, %.827.i.i
  %.857.idx.i.i = shl i64 %.829.i.i, 6
  %.857.i.i = getelementptr inbounds i8, ptr %.135.i, i64 %.857.idx.i.i
  store <8 x double> %.6.i90.i.i, ptr %.857.i.i, align 8, !noalias !204
  br label %B64.if.i.1.i.i

B64.if.i.1.i.i:                                   ; preds = %B152.i.1.i.i, %B688.endif.i.i
  %lsr.iv.i83.1.i.i = phi ptr [ %scevgep3.i82.i.i, %B688.endif.i.i ], [ %scevgep4.i85.1.i.i, %B152.i.1.i.i ]
  %total.2.081.i.1.i.i = phi <8 x double> [ zeroinitializer, %B688.endif.i.i ], [ %total.3.1.i.1.i.i, %B152.i.1.i.i ]
  %.1177679.i.1.i.i = phi i64 [ 0, %B688.endif.i.i ], [ %.124.i.1.i.i, %B152.i.1.i.i ]
  %.124.i.1.i.i = add nuw nsw i64 %.1177679.i.1.i.i, 1
  %81 = shl nuw nsw i64 %.1177679.i.1.i.i, 3
  %scevgep49.i.i = getelementptr i8, ptr getelementptr inbounds nuw (i8, ptr @.const.array.data.1.36, i64 128), i64 %81
  %.186.i.1.i.i = load double, ptr %scevgep49.i.i, align 8, !noalias !218
  %.191.i.1.i.i = fcmp une double %.186.i.1.i.i, 0.000000e+00
  br i1 %.191.i.1.i.i, label %B96.i.1.i.i, label %B152.i.1.i.i

B96.i.1.i.i:                                      ; preds = %B64.if.i.1.i.i
  %.204.i.1.i.i = load <8 x double>, ptr %lsr.iv.i83.1.i.i, align 8, !noalias !218
  %.6.i.i87.1.i.i = insertelement <8 x double> poison, double %.186.i.1.i.i, i64 0
  %.7.i.i88.1.i.i = shufflevector <8 x double> %.6.i.i87.1.i.i, <8 x double> poison, <8 x i32> zeroinitializer
  %.8.i.i89.1.i.i = fmul <8 x double> %.7.i.i88.1.i.i, %.204.i.1.i.i
  %.6.i2.i.1.i.i = fadd <8 x double> %total.2.081.i.1.i.i, %.8.i.i89.1.i.i
  br label %B152.i.1.i.i

B152.i.1.i.i:                                     ; preds = %B96.i.1.i.i, %B64.if.i.1.i.i
  %total.3.1.i.1.i.i = phi <8 x double> [ %total.2.081.i.1.i.i, %B64.if.i.1.i.i ], [ %.6.i2.i.1.i.i, %B96.i.1.i.i ]
  %scevgep4.i85.1.i.i = getelementptr i8, ptr %lsr.iv.i83.1.i.i, i64 %.617.i.i.i
  %exitcond.not.i86.1.i.i = icmp eq i64 %.124.i.1.i.i, 16
  br i1 %exitcond.not.i86.1.i.i, label %B688.endif.1.i.i, label %B64.if.i.1.i.i

B688.endif.1.i.i:                                 ; preds = %B152.i.1.i.i
  %.6.i90.1.i.i = fmul <8 x double> %.6.i511, %total.3.1.i.1.i.i
  %.857.1.i.i = getelementptr i8, ptr %80, i64 %.551.idx.i.i
  store <8 x double> %.6.i90.1.i.i, ptr %.857.1.i.i, align 8, !noalias !204
  br label %B64.if.i.2.i.i

B64.if.i.2.i.i:                                   ; preds = %B152.i.2.i.i, %B688.endif.1.i.i
  %lsr.iv.i83.2.i.i = phi ptr [ %scevgep3.i82.i.i, %B688.endif.1.i.i ], [ %scevgep4.i85.2.i.i, %B152.i.2.i.i ]
  %total.2.081.i.2.i.i = phi <8 x double> [ zeroinitializer, %B688.endif.1.i.i ], [ %total.3.1.i.2.i.i, %B152.i.2.i.i ]
  %.1177679.i.2.i.i = phi i64 [ 0, %B688.endif.1.i.i ], [ %.124.i.2.i.i, %B152.i.2.i.i ]
  %.124.i.2.i.i = add nuw nsw i64 %.1177679.i.2.i.i, 1
  %82 = shl nuw nsw i64 %.1177679.i.2.i.i, 3
  %scevgep50.i.i = getelementptr i8, ptr getelementptr inbounds nuw (i8, ptr @.const.array.data.1.36, i64 256), i64 %82
  %.186.i.2.i.i = load double, ptr %scevgep50.i.i, align 8, !noalias !218
  %.191.i.2.i.i = fcmp une double %.186.i.2.i.i, 0.000000e+00
  br i1 %.191.i.2.i.i, label %B96.i.2.i.i, label %B152.i.2.i.i

B96.i.2.i.i:                                      ; preds = %B64.if.i.2.i.i
  %.204.i.2.i.i = load <8 x double>, ptr %lsr.iv.i83.2.i.i, align 8, !noalias !218
  %.6.i.i87.2.i.i = insertelement <8 x double> poison, double %.186.i.2.i.i, i64 0
  %.7.i.i88.2.i.i = shufflevector <8 x double> %.6.i.i87.2.i.i, <8 x double> poison, <8 x i32> zeroinitializer
  %.8.i.i89.2.i.i = fmul <8 x double> %.7.i.i88.2.i.i, %.204.i.2.i.i
  %.6.i2.i.2.i.i = fadd <8 x double> %total.2.081.i.2.i.i, %.8.i.i89.2.i.i
  br label %B152.i.2.i.i

B152.i.2.i.i:                                     ; preds = %B96.i.2.i.i, %B64.if.i.2.i.i
  %total.3.1.i.2.i.i = phi <8 x double> [ %total.2.081.i.2.i.i, %B64.if.i.2.i.i ], [ %.6.i2.i.2.i.i, %B96.i.2.i.i ]
  %scevgep4.i85.2.i.i = getelementptr i8, ptr %lsr.iv.i83.2.i.i, i64 %.617.i.i.i
  %exitcond.not.i86.2.i.i = icmp eq i64 %.124.i.2.i.i, 16
  br i1 %exitcond.not.i86.2.i.i, label %B688.endif.2.i.i, label %B64.if.i.2.i.i

B688.endif.2.i.i:                                 ; preds = %B152.i.2.i.i
  %.6.i90.2.i.i = fmul <8 x double> %.6.i511, %total.3.1.i.2.i.i
  %.829.2.i.i = add nsw i64 %.300682712.i.i, %.827.2.i.i
  %.857.idx.2.i.i = shl i64 %.829.2.i.i, 6
  %.857.2.i.i = getelementptr inbounds i8, ptr %.135.i, i64 %.857.idx.2.i.i
  store <8 x double> %.6.i90.2.i.i, ptr %.857.2.i.i, align 8, !noalias !204
  br label %B64.if.i.3.i.i

B64.if.i.3.i.i:                                   ; preds = %B152.i.3.i.i, %B688.endif.2.i.i
  %lsr.iv.i83.3.i.i = phi ptr [ %scevgep3.i82.i.i, %B688.endif.2.i.i ], [ %scevgep4.i85.3.i.i, %B152.i.3.i.i ]
  %total.2.081.i.3.i.i = phi <8 x double> [ zeroinitializer, %B688.endif.2.i.i ], [ %total.3.1.i.3.i.i, %B152.i.3.i.i ]
  %.1177679.i.3.i.i = phi i64 [ 0, %B688.endif.2.i.i ], [ %.124.i.3.i.i, %B152.i.3.i.i ]
  %.124.i.3.i.i = add nuw nsw i64 %.1177679.i.3.i.i, 1
  %83 = shl nuw nsw i64 %.1177679.i.3.i.i, 3
  %scevgep51.i.i = getelementptr i8, ptr getelementptr inbounds nuw (i8, ptr @.const.array.data.1.36, i64 384), i64 %83
  %.186.i.3.i.i = load double, ptr %scevgep51.i.i, align 8, !noalias !218
  %.191.i.3.i.i = fcmp une double %.186.i.3.i.i, 0.000000e+00
  br i1 %.191.i.3.i.i, label %B96.i.3.i.i, label %B152.i.3.i.i

B96.i.3.i.i:                                      ; preds = %B64.if.i.3.i.i
  %.204.i.3.i.i = load <8 x double>, ptr %lsr.iv.i83.3.i.i, align 8, !noalias !218
  %.6.i.i87.3.i.i = insertelement <8 x double> poison, double %.186.i.3.i.i, i64 0
  %.7.i.i88.3.i.i = shufflevector <8 x double> %.6.i.i87.3.i.i, <8 x double> poison, <8 x i32> zeroinitializer
  %.8.i.i89.3.i.i = fmul <8 x double> %.7.i.i88.3.i.i, %.204.i.3.i.i
  %.6.i2.i.3.i.i = fadd <8 x double> %total.2.081.i.3.i.i, %.8.i.i89.3.i.i
  br label %B152.i.3.i.i

B152.i.3.i.i:                                     ; preds = %B96.i.3.i.i, %B64.if.i.3.i.i
  %total.3.1.i.3.i.i = phi <8 x double> [ %total.2.081.i.3.i.i, %B64.if.i.3.i.i ], [ %.6.i2.i.3.i.i, %B96.i.3.i.i ]
  %scevgep4.i85.3.i.i = getelementptr i8, ptr %lsr.iv.i83.3.i.i, i64 %.617.i.i.i
  %exitcond.not.i86.3.i.i = icmp eq i64 %.124.i.3.i.i, 16
  br i1 %exitcond.not.i86.3.i.i, label %B688.endif.3.i.i, label %B64.if.i.3.i.i

B688.endif.3.i.i:                                 ; preds = %B152.i.3.i.i
  %.6.i90.3.i.i = fmul <8 x double> %.6.i511, %total.3.1.i.3.i.i
  %.829.3.i.i = add nsw i64 %.300682712.i.i, %.827.3.i.i
  %.857.idx.3.i.i = shl i64 %.829.3.i.i, 6
  %.857.3.i.i = getelementptr inbounds i8, ptr %.135.i, i64 %.857.idx.3.i.i
  store <8 x double> %.6.i90.3.i.i, ptr %.857.3.i.i, align 8, !noalias !204
  %.307.i.i = add nuw nsw i64 %.300682712.i.i, 1
  %exitcond985.not.i.i = icmp eq i64 %.307.i.i, %..59.i.i.i
  br i1 %exitcond985.not.i.i, label %B848.i.i, label %B350.if.i.i

B958.if.i.i:                                      ; preds = %B958.if.i.i, %B958.if.preheader.i.i
  %lsr.iv103.i.i = phi i64 [ %..59.i.i.i, %B958.if.preheader.i.i ], [ %lsr.iv.next104.i.i, %B958.if.i.i ]
  %lsr.iv.i3.i = phi i64 [ 0, %B958.if.preheader.i.i ], [ %lsr.iv.next.i.i29, %B958.if.i.i ]
  %scevgep102.i.i = getelementptr i8, ptr %scevgep101.i.i, i64 %lsr.iv.i3.i
  %.1296.i.i = load <8 x double>, ptr %scevgep102.i.i, align 8, !noalias !204
  %.6.i71.i.i = fadd <8 x double> %.1296.i.i, zeroinitializer
  %.6.i92.i.i = fmul <8 x double> %.6.i91.i.i, %.6.i71.i.i
  %scevgep105.i.i = getelementptr i8, ptr %scevgep102.i.i, i64 %61
  %.1296.1.i.i = load <8 x double>, ptr %scevgep105.i.i, align 8, !noalias !204
  %.6.i71.1.i.i = fadd <8 x double> %.1296.1.i.i, %.6.i92.i.i
  %.6.i92.1.i.i = fmul <8 x double> %.8.i.i.i28, %.6.i71.1.i.i
  %scevgep106.i.i = getelementptr i8, ptr %scevgep105.i.i, i64 %61
  %.1296.2.i.i = load <8 x double>, ptr %scevgep106.i.i, align 8, !noalias !204
  %.6.i71.2.i.i = fadd <8 x double> %.1296.2.i.i, %.6.i92.1.i.i
  %.6.i92.2.i.i = fmul <8 x double> %.6.i91.i.i, %.6.i71.2.i.i
  %scevgep107.i.i = getelementptr i8, ptr %scevgep106.i.i, i64 %61
  %.1296.3.i.i = load <8 x double>, ptr %scevgep107.i.i, align 8, !noalias !204
  %.6.i71.3.i.i = fadd <8 x double> %.1296.3.i.i, %.6.i92.2.i.i
  %.6.i92.3.i.i = fmul <8 x double> %.8.i.i.i28, %.6.i71.3.i.i
  %scevgep108.i.i = getelementptr i8, ptr %scevgep107.i.i, i64 %61
  %.1296.4.i.i = load <8 x double>, ptr %scevgep108.i.i, align 8, !noalias !204
  %.6.i71.4.i.i = fadd <8 x double> %.1296.4.i.i, %.6.i92.3.i.i
  %.6.i92.4.i.i = fmul <8 x double> %.6.i91.i.i, %.6.i71.4.i.i
  %scevgep109.i.i = getelementptr i8, ptr %scevgep108.i.i, i64 %61
  %.1296.5.i.i = load <8 x double>, ptr %scevgep109.i.i, align 8, !noalias !204
  %.6.i71.5.i.i = fadd <8 x double> %.1296.5.i.i, %.6.i92.4.i.i
  %.6.i92.5.i.i = fmul <8 x double> %.8.i.i.i28, %.6.i71.5.i.i
  %scevgep110.i.i = getelementptr i8, ptr %scevgep109.i.i, i64 %61
  %.1296.6.i.i = load <8 x double>, ptr %scevgep110.i.i, align 8, !noalias !204
  %.6.i71.6.i.i = fadd <8 x double> %.1296.6.i.i, %.6.i92.5.i.i
  %.6.i92.6.i.i = fmul <8 x double> %.6.i91.i.i, %.6.i71.6.i.i
  %scevgep.i4.i = getelementptr i8, ptr %.86.i, i64 %lsr.iv.i3.i
  %.1359.i.i = load <8 x double>, ptr %scevgep.i4.i, align 8, !noalias !204
  %.6.i72.i.i = fadd <8 x double> %.1359.i.i, %.6.i92.6.i.i
  %scevgep100.i.i = getelementptr i8, ptr %.92.i, i64 %lsr.iv.i3.i
  store <8 x double> %.6.i72.i.i, ptr %scevgep100.i.i, align 8, !noalias !204
  %lsr.iv.next.i.i29 = add i64 %lsr.iv.i3.i, 64
  %lsr.iv.next104.i.i = add i64 %lsr.iv103.i.i, -1
  %exitcond986.not.i.i = icmp eq i64 %lsr.iv.next104.i.i, 0
  br i1 %exitcond986.not.i.i, label %B1200.i.i, label %B958.if.i.i

B1346.if.i.i:                                     ; preds = %B1668.i.i, %B1346.if.preheader.i.i
  %lsr.iv151.i.i = phi ptr [ %.92.i, %B1346.if.preheader.i.i ], [ %scevgep152.i.i, %B1668.i.i ]
  %lsr.iv116.i.i = phi i64 [ 448, %B1346.if.preheader.i.i ], [ %lsr.iv.next117.i.i, %B1668.i.i ]
  %lsr.iv113.i.i = phi i64 [ -192, %B1346.if.preheader.i.i ], [ %lsr.iv.next114.i.i, %B1668.i.i ]
  %.1550751753.i.i = phi i64 [ 0, %B1346.if.preheader.i.i ], [ %.1557.i.i, %B1668.i.i ]
  %.1557.i.i = add nuw nsw i64 %.1550751753.i.i, 1
  %84 = shl nuw i64 1, %.1550751753.i.i
  %85 = and i64 %84, %due.5.1.i.i
  %.1589.not.i.i = icmp eq i64 %85, 0
  br i1 %.1589.not.i.i, label %B1668.i.i, label %B1366.i.i

B1366.endif.i.i:                                  ; preds = %B34.if.epil.i.i.i, %B84.loopexit.unr-lcssa.i.i.i, %B1366.i.i
  %sunkaddr167.i.i = shl i64 %.1550751753.i.i, 3
  %sunkaddr168.i.i = getelementptr i8, ptr %.60.i, i64 %sunkaddr167.i.i
  store i64 %.1596.i.i, ptr %sunkaddr168.i.i, align 8, !noalias !204
  %.1650.i.i = add nsw i64 %.1595.i.i, 2
  %.1653.i.i = icmp slt i64 %.1650.i.i, %arg.count
  br i1 %.1653.i.i, label %B1574.i.i, label %B1628.i.i

_ZN9teachmech3run8compiled21kernel_lanes_explicit5storeB3v67B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers7numbers7numbers10float64_2ax.exit.i: ; preds = %B1670.i.i, %B848.i.i, %B468.i
  %storemerge.i.i = phi i64 [ 0, %B468.i ], [ %.651.i.i.i, %B848.i.i ], [ %lost.3.1.i.i, %B1670.i.i ]
  %.273.i = or i64 %storemerge.i.i, %lost.5.0.i
  %.280.i = xor i64 %.273.i, -1
  %.282.i = and i64 %.112.i, %.280.i
  %.285.i = trunc nuw i64 %.282.i to i8
  %.286.i = bitcast i8 %.285.i to <8 x i1>
  %.291.i = load <8 x double>, ptr %.289.i, align 8, !noalias !198
  %.296.i = load <8 x double>, ptr %.294.i, align 8, !noalias !198
  %..55.i = select i1 %.9449.not.i.i, i64 0, i64 %.55.i
  %.388281.i = icmp sgt i64 %..55.i, 0
  br i1 %.388281.i, label %B678.if.i, label %_ZN9teachmech3run8compiled21kernel_lanes_explicit6finishB3v66B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers7numbers7numbersx.exit

B0.endif.i:                                       ; preds = %B114.loopexit.i.i, %B1586
  %total.2.0.lcssa.i.i = phi i64 [ 255, %B1586 ], [ %47, %B114.loopexit.i.i ]
  %.112.i = and i64 %total.2.0.lcssa.i.i, %.1237
  store <8 x double> zeroinitializer, ptr %.177.i, align 8, !noalias !198
  br i1 %103, label %B360.thread.i, label %B304.i

B360.thread.i:                                    ; preds = %B0.endif.i
  %.118.idx.i = mul nsw i64 %.55.i, 768
  %.118.i = getelementptr inbounds i8, ptr %arg.room, i64 %.118.idx.i
  br label %B468.i

B678.if.i:                                        ; preds = %_ZN9teachmech3run8compiled21kernel_lanes_explicit5storeB3v67B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers7numbers7numbers10float64_2ax.exit.i, %B678.if.i
  %lsr.iv16.i = phi i64 [ %lsr.iv.next17.i, %B678.if.i ], [ %..55.i, %_ZN9teachmech3run8compiled21kernel_lanes_explicit5storeB3v67B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers7numbers7numbers10float64_2ax.exit.i ]
  %lsr.iv.i23 = phi i64 [ %lsr.iv.next.i26, %B678.if.i ], [ 0, %_ZN9teachmech3run8compiled21kernel_lanes_explicit5storeB3v67B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers7numbers7numbers10float64_2ax.exit.i ]
  %scevgep.i24 = getelementptr i8, ptr %.88.i, i64 %lsr.iv.i23
  %.432.i = load <8 x double>, ptr %scevgep.i24, align 8, !noalias !198
  %scevgep13.i = getelementptr i8, ptr %.86.i, i64 %lsr.iv.i23
  %.438.i = load <8 x double>, ptr %scevgep13.i, align 8, !noalias !198
  %.440.i = select <8 x i1> %.286.i, <8 x double> %.432.i, <8 x double> %.438.i
  store <8 x double> %.440.i, ptr %scevgep13.i, align 8, !noalias !198
  %scevgep14.i25 = getelementptr i8, ptr %rate.2.04.i, i64 %lsr.iv.i23
  %.451.i = load <8 x double>, ptr %scevgep14.i25, align 8, !noalias !198
  %scevgep15.i = getelementptr i8, ptr %arg.room, i64 %lsr.iv.i23
  %.457.i = load <8 x double>, ptr %scevgep15.i, align 8, !noalias !198
  %.459.i = select <8 x i1> %.286.i, <8 x double> %.451.i, <8 x double> %.457.i
  store <8 x double> %.459.i, ptr %scevgep15.i, align 8, !noalias !198
  %lsr.iv.next.i26 = add i64 %lsr.iv.i23, 64
  %lsr.iv.next17.i = add i64 %lsr.iv16.i, -1
  %exitcond.not.i27 = icmp eq i64 %lsr.iv.next17.i, 0
  br i1 %exitcond.not.i27, label %_ZN9teachmech3run8compiled21kernel_lanes_explicit6finishB3v66B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers7numbers7numbersx.exit, label %B678.if.i

_ZN9teachmech3run8compiled21kernel_lanes_explicit6finishB3v66B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers7numbers7numbersx.exit: ; preds = %B678.if.i, %_ZN9teachmech3run8compiled21kernel_lanes_explicit5storeB3v67B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers7numbers7numbers10float64_2ax.exit.i
  %.98.i = xor i64 %total.2.0.lcssa.i.i, -1
  %.99.i = and i64 %.1237, %.98.i
  %.6.i.i20 = fcmp olt <8 x double> %.1885.i, %.291.i
  %.8.i.i21 = fcmp olt <8 x double> %.1885.i, splat (double 2.000000e-01)
  %.6.i6.i = and <8 x i1> %.8.i.i21, %.6.i.i20
  %.6.i7.i = fcmp uge <8 x double> %.296.i, %.6.i511
  %.58112.i = and <8 x i1> %.6.i6.i, %.6.i7.i
  %.6.i8.i = fmul <8 x double> %.6.i511, %.1885.i
  %.6.i9.i = fsub <8 x double> %.291.i, %.1885.i
  %.6.i10.i = fdiv <8 x double> %.6.i8.i, %.6.i9.i
  %.662.i = select <8 x i1> %.58112.i, <8 x double> %.6.i10.i, <8 x double> splat (double 0x7FF0000000000000)
  %.665.i = select <8 x i1> %.286.i, <8 x double> %.662.i, <8 x double> %.296.i
  store <8 x double> %.665.i, ptr %.294.i, align 8, !noalias !198
  %.676.i = select <8 x i1> %.286.i, <8 x double> %.1885.i, <8 x double> %.291.i
  store <8 x double> %.676.i, ptr %.289.i, align 8, !noalias !198
  %.691.i = load <8 x double>, ptr %.689.i, align 8, !noalias !198
  %.6.i.i11.i = fcmp ogt <8 x double> %.691.i, %.6.i511
  %.32.i.i22 = select <8 x i1> %.6.i.i11.i, <8 x double> %.691.i, <8 x double> %.6.i511
  %.725.i = select <8 x i1> %.286.i, <8 x double> %.32.i.i22, <8 x double> %.691.i
  store <8 x double> %.725.i, ptr %.689.i, align 8, !noalias !198
  %.734.i = select <8 x i1> %.286.i, <8 x double> %.1031, <8 x double> %.618
  store <8 x double> %.734.i, ptr %.179.i, align 8, !noalias !198
  %.1288 = or i64 %.273.i, %.1175
  %.1288.not = xor i64 %.1288, -1
  %86 = and i64 %.1237, %.1288.not
  %.1297 = and i64 %86, %total.2.0.lcssa.i.i
  %87 = or i64 %.99.i, %.722
  br label %B1660

B1660:                                            ; preds = %_ZN9teachmech3run8compiled21kernel_lanes_explicit6finishB3v66B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers7numbers7numbersx.exit, %_ZN9teachmech3run8compiled21kernel_lanes_explicit5judgeB3v65B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29x.exit
  %lost.3.1 = phi i64 [ %.1288, %_ZN9teachmech3run8compiled21kernel_lanes_explicit6finishB3v66B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers7numbers7numbersx.exit ], [ %.1175, %_ZN9teachmech3run8compiled21kernel_lanes_explicit5judgeB3v65B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29x.exit ]
  %infinite.2.1 = phi i64 [ %87, %_ZN9teachmech3run8compiled21kernel_lanes_explicit6finishB3v66B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers7numbers7numbersx.exit ], [ %.722, %_ZN9teachmech3run8compiled21kernel_lanes_explicit5judgeB3v65B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29x.exit ]
  %accepted.2.1 = phi i64 [ %.1297, %_ZN9teachmech3run8compiled21kernel_lanes_explicit6finishB3v66B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers7numbers7numbersx.exit ], [ 0, %_ZN9teachmech3run8compiled21kernel_lanes_explicit5judgeB3v65B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29x.exit ]
  %.1310 = trunc nuw i64 %accepted.2.1 to i8
  %.1311 = bitcast i8 %.1310 to <8 x i1>
  %.6.i495 = fcmp olt <8 x double> %.1187, %.1192
  %.1340 = select <8 x i1> %.6.i495, <8 x double> %.1187, <8 x double> %.1192
  %.6.i537 = fmul <8 x double> %.6.i511, %.1340
  %.6.i538 = fcmp olt <8 x double> %.947, %.623
  %.1400 = select <8 x i1> %.6.i538, <8 x double> %.623, <8 x double> zeroinitializer
  %.6.i.i539 = fcmp ogt <8 x double> %.6.i537, %.1400
  %.32.i540 = select <8 x i1> %.6.i.i539, <8 x double> %.6.i537, <8 x double> %.1400
  %.1429 = bitcast <8 x double> %.1031 to <8 x i64>
  %.1430 = fcmp olt <8 x double> %.1031, zeroinitializer
  %.1433.v = select <8 x i1> %.1430, <8 x i64> splat (i64 -1), <8 x i64> splat (i64 1)
  %.1433 = add <8 x i64> %.1433.v, %.1429
  %.1434 = fcmp oeq <8 x double> %.1031, zeroinitializer
  %88 = bitcast <8 x i64> %.1433 to <8 x double>
  %.1436 = select <8 x i1> %.1434, <8 x double> splat (double 4.940660e-324), <8 x double> %88
  %.6.i541 = fsub <8 x double> %.1436, %.1031
  %.8.i542 = fmul <8 x double> %.6.i541, splat (double 1.000000e+01)
  %.6.i.i543 = fcmp ogt <8 x double> %.32.i540, %.8.i542
  %.32.i544 = select <8 x i1> %.6.i.i543, <8 x double> %.32.i540, <8 x double> %.8.i542
  %.8.i545 = fcmp ogt <8 x double> %.1187, splat (double 2.000000e-01)
  %.1540 = select <8 x i1> %.8.i545, <8 x double> %.1187, <8 x double> splat (double 2.000000e-01)
  %.6.i546 = fmul <8 x double> %.6.i511, %.1540
  %.1570 = select <8 x i1> %.1311, <8 x double> %.32.i544, <8 x double> %.6.i546
  store <8 x double> %.1570, ptr %sunkaddr650, align 8
  %.1580 = select <8 x i1> %.1311, <8 x double> splat (double 1.000000e+01), <8 x double> splat (double 1.000000e+00)
  store <8 x double> %.1580, ptr %sunkaddr667, align 8
  br label %B2220.if

B2270:                                            ; preds = %B2220.if
  %.1729 = getelementptr i64, ptr %arg.steps, i64 %.1710
  %.1730 = load i64, ptr %.1729, align 8
  %.1731 = add nsw i64 %.1730, 1
  store i64 %.1731, ptr %.1729, align 8
  %.1759 = srem i64 %.1731, 1000
  %.1761 = icmp slt i64 %.1759, 0
  %.1770 = add nsw i64 %.1759, 1000
  %.1750.1 = select i1 %.1761, i64 %.1770, i64 %.1759
  %.1780 = icmp eq i64 %.1750.1, 0
  br i1 %.1780, label %B2332, label %B2748

B2332:                                            ; preds = %B2270
  %scevgep636 = getelementptr i8, ptr %scevgep635, i64 %161
  %scevgep637 = getelementptr i8, ptr %scevgep636, i64 -256
  %scevgep640 = getelementptr i8, ptr %scevgep636, i64 -64
  %.1800 = load double, ptr %scevgep640, align 8
  store double %.1800, ptr %sunkaddr654, align 8
  %.1809 = load double, ptr %scevgep636, align 8
  store double %.1809, ptr %sunkaddr655, align 8
  %.1819 = load double, ptr %scevgep637, align 8
  %.1822 = load double, ptr %arg.times, align 8
  %.1824 = fsub double %.173, %.1822
  %.23.i = fdiv double %.1824, 1.000000e+03
  %.10.i.i = fcmp ogt double %.23.i, %.1800
  %.11.i.i = select i1 %.10.i.i, double %.23.i, double %.1800
  %.15.i496 = fsub double %.1819, %.1809
  %.58.i = fdiv double %.11.i.i, 1.000000e+02
  %.59.i = fcmp uge double %.15.i496, %.58.i
  br i1 %.59.i, label %B90.i, label %B2332.endif.endif

B90.i:                                            ; preds = %B2332
  store double %.1819, ptr %sunkaddr655, align 8, !noalias !221
  br label %B2332.endif.endif

B2620:                                            ; preds = %B2220.if
  %89 = and i64 %162, %lost.3.1
  %.1893.not = icmp eq i64 %89, 0
  br i1 %.1893.not, label %B2652, label %B2688

B2652:                                            ; preds = %B2620
  %90 = and i64 %162, %infinite.2.1
  %.1911.not = icmp eq i64 %90, 0
  %spec.select = select i1 %.1911.not, i64 1, i64 3
  br label %B2688

B2688:                                            ; preds = %B2332.endif.endif, %B2652, %B2620
  %how.4.2 = phi i64 [ %spec.select, %B2652 ], [ %how.6.2, %B2332.endif.endif ], [ 2, %B2620 ]
  %91 = and i64 %162, %.579
  %.1920 = icmp ne i64 %91, 0
  %.1923 = icmp ne i64 %how.4.2, 1
  %or.cond = select i1 %.1920, i1 %.1923, i1 false
  br i1 %or.cond, label %B2726, label %B2748

B2726:                                            ; preds = %B2688
  %.1928 = getelementptr i64, ptr %arg.status, i64 %.1710
  store i64 %how.4.2, ptr %.1928, align 8
  store i64 -1, ptr %scevgep641, align 8
  br label %B2748

B2748:                                            ; preds = %B2726, %B2688, %B2270
  %exitcond1822.not = icmp eq i64 %.1679, 8
  br i1 %exitcond1822.not, label %B168.loopexit, label %B2220.if

B170.if.lr.ph:                                    ; preds = %entry
  %.1029 = insertelement <8 x double> poison, double %.173, i64 0
  %.1030 = shufflevector <8 x double> %.1029, <8 x double> poison, <8 x i32> zeroinitializer
  %.6.i48.i = insertelement <8 x double> poison, double %arg.tolerance, i64 0
  %.7.i.i515 = shufflevector <8 x double> %.6.i48.i, <8 x double> poison, <8 x i32> zeroinitializer
  %92 = shl i64 %.25.i, 12
  %93 = getelementptr i8, ptr %arg.room, i64 %92
  %scevgep635 = getelementptr i8, ptr %93, i64 4480
  %sunkaddr643 = getelementptr inbounds nuw i8, ptr %arg.lanes, i64 128
  %.9537.not.i39.i = icmp slt i64 %arg.numbers, 1
  %xtraiter.i41.i = and i64 %arg.numbers, 3
  %94 = icmp ult i64 %arg.numbers, 4
  %95 = add nsw i64 %arg.numbers, -4
  %96 = lshr i64 %95, 2
  %97 = icmp eq i64 %96, 0
  %98 = add nuw nsw i64 %96, 1
  %99 = lshr i64 %98, 1
  %100 = mul nsw i64 %99, -2
  %101 = and i64 %95, 4
  %lcmp.mod97.not.not.i = icmp eq i64 %101, 0
  %lcmp.mod.not.i64.i = icmp eq i64 %xtraiter.i41.i, 0
  %102 = shl nuw nsw i64 %xtraiter.i41.i, 3
  %.17.i.i.i = getelementptr i8, ptr %arg.problem.4, i64 8
  %.21.i.i.i = getelementptr i8, ptr %arg.problem.4, i64 80
  %.61.i77.i = tail call double @llvm.pow.f64(double %arg.tolerance, double 1.250000e-01)
  %.435.i = getelementptr i8, ptr %arg.times, i64 8
  %sunkaddr650 = getelementptr inbounds nuw i8, ptr %.30.i, i64 448
  %sunkaddr651 = getelementptr inbounds nuw i8, ptr %.30.i, i64 256
  %sunkaddr661 = getelementptr inbounds nuw i8, ptr %.30.i, i64 768
  %sunkaddr662 = getelementptr inbounds nuw i8, ptr %.30.i, i64 832
  %sunkaddr664 = getelementptr i8, ptr %arg.problem.4, i64 8
  %sunkaddr663 = getelementptr i8, ptr %arg.problem.4, i64 80
  %sunkaddr665 = getelementptr inbounds nuw i8, ptr %.30.i, i64 640
  %103 = icmp eq i64 %arg.projected, 0
  %sunkaddr666 = getelementptr inbounds nuw i8, ptr %.30.i, i64 704
  %sunkaddr667 = getelementptr inbounds nuw i8, ptr %.30.i, i64 512
  %scevgep.i.i12 = getelementptr i8, ptr %.88.i, i64 64
  %.79.i.i = getelementptr inbounds nuw i8, ptr %.30.i, i64 576
  %scevgep132.i.i = getelementptr i8, ptr %arg.states, i64 56
  %.289.i = getelementptr inbounds nuw i8, ptr %.30.i, i64 192
  %.294.i = getelementptr inbounds nuw i8, ptr %.30.i, i64 256
  %.689.i = getelementptr inbounds nuw i8, ptr %.30.i, i64 320
  %sunkaddr654 = getelementptr i8, ptr %.236.i, i64 32
  %sunkaddr655 = getelementptr i8, ptr %.236.i, i64 40
  br label %B170.if

B170.if:                                          ; preds = %B170.if.lr.ph, %B168.loopexit
  %.2629831191 = phi i64 [ %arg.budget, %B170.if.lr.ph ], [ %.272, %B168.loopexit ]
  br label %B218.if

B218.if:                                          ; preds = %B170.if, %B572
  %active.2.1973 = phi i64 [ %.579, %B572 ], [ 0, %B170.if ]
  %.389967970 = phi i64 [ %.396, %B572 ], [ 0, %B170.if ]
  %.396 = add nuw nsw i64 %.389967970, 1
  %.426 = getelementptr i64, ptr %arg.lanes, i64 %.389967970
  %.427 = load i64, ptr %.426, align 8
  %.428 = icmp sgt i64 %.427, -1
  br i1 %.428, label %B246, label %B370

B302.i:                                           ; preds = %B168.endif.i, %B132.if.i
  %104 = getelementptr double, ptr @.const.array.data.1.5, i64 %.171240257.i
  %.564.i = load double, ptr %104, align 8, !noalias !194
  %.6.i.i = insertelement <8 x double> poison, double %.564.i, i64 0
  %.7.i.i = shufflevector <8 x double> %.6.i.i, <8 x double> poison, <8 x i32> zeroinitializer
  %.8.i.i = fmul <8 x double> %.6.i511, %.7.i.i
  %.6.i15.i = fadd <8 x double> %.618, %.8.i.i
  %.622.idx.i = mul i64 %.171240257.i, %.617.i
  %.622.i = getelementptr inbounds i8, ptr %arg.room, i64 %.622.idx.i
  store i64 0, ptr %.626.i, align 8, !noalias !194
  call fastcc void @part12(ptr nonnull %.626.i, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, i64 %arg.derive, i64 %arg.numbers, ptr readonly %arg.lanes, ptr %.30.i, ptr nonnull %.32.i, ptr nonnull %.236.i, <8 x double> %.6.i15.i, ptr %.88.i, ptr %.622.i, i64 %.1071)
  %.640.i = load i64, ptr %.626.i, align 8, !noalias !194
  %.651.i = or i64 %.640.i, %lost.2.0259.i
  %scevgep.i = getelementptr i8, ptr %lsr.iv.i, i64 128
  %exitcond289.not.i = icmp eq i64 %.178.i, 13
  br i1 %exitcond289.not.i, label %_ZN9teachmech3run8compiled21kernel_lanes_explicit6stagesB3v58B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers7numbers23Literal_5bint_5d_281_29x10float64_2ax.exit, label %B132.if.i

B132.if.i:                                        ; preds = %B302.i, %B666
  %lsr.iv.i = phi ptr [ getelementptr inbounds nuw (i8, ptr @.const.array.data.35, i64 128), %B666 ], [ %scevgep.i, %B302.i ]
  %lost.2.0259.i = phi i64 [ 0, %B666 ], [ %.651.i, %B302.i ]
  %.171240257.i = phi i64 [ 1, %B666 ], [ %.178.i, %B302.i ]
  %.178.i = add nuw nsw i64 %.171240257.i, 1
  br i1 %43, label %B166.if.i, label %B302.i

B166.if.i:                                        ; preds = %B132.if.i, %B168.endif.i
  %.292227231.i = phi i64 [ %.299.i, %B168.endif.i ], [ 0, %B132.if.i ]
  %.325.i = shl i64 %.292227231.i, 3
  %.326.i = getelementptr inbounds double, ptr %.86.i, i64 %.325.i
  %.328.i = load <8 x double>, ptr %.326.i, align 8, !noalias !194
  %105 = shl i64 %.292227231.i, 6
  %scevgep3.i.i = getelementptr i8, ptr %arg.room, i64 %105
  br label %B64.if.i.i

B96.i.i:                                          ; preds = %B64.if.i.i
  %.204.i.i = load <8 x double>, ptr %lsr.iv.i.i, align 8, !noalias !224
  %.6.i.i.i = insertelement <8 x double> poison, double %.186.i.i, i64 0
  %.7.i.i.i = shufflevector <8 x double> %.6.i.i.i, <8 x double> poison, <8 x i32> zeroinitializer
  %.8.i.i.i = fmul <8 x double> %.7.i.i.i, %.204.i.i
  %.6.i2.i.i = fadd <8 x double> %total.2.081.i.i, %.8.i.i.i
  br label %B152.i.i

B152.i.i:                                         ; preds = %B64.if.i.i, %B96.i.i
  %total.3.1.i.i = phi <8 x double> [ %total.2.081.i.i, %B64.if.i.i ], [ %.6.i2.i.i, %B96.i.i ]
  %scevgep4.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 %.617.i
  %exitcond.not.i.i = icmp eq i64 %.171240257.i, %.124.i.i
  br i1 %exitcond.not.i.i, label %B168.endif.i, label %B64.if.i.i

B64.if.i.i:                                       ; preds = %B152.i.i, %B166.if.i
  %lsr.iv.i.i = phi ptr [ %scevgep3.i.i, %B166.if.i ], [ %scevgep4.i.i, %B152.i.i ]
  %total.2.081.i.i = phi <8 x double> [ zeroinitializer, %B166.if.i ], [ %total.3.1.i.i, %B152.i.i ]
  %.1177679.i.i = phi i64 [ 0, %B166.if.i ], [ %.124.i.i, %B152.i.i ]
  %.124.i.i = add nuw nsw i64 %.1177679.i.i, 1
  %106 = shl nuw nsw i64 %.1177679.i.i, 3
  %scevgep = getelementptr i8, ptr %lsr.iv.i, i64 %106
  %.186.i.i = load double, ptr %scevgep, align 8, !noalias !224
  %.191.i.i = fcmp une double %.186.i.i, 0.000000e+00
  br i1 %.191.i.i, label %B96.i.i, label %B152.i.i

B168.endif.i:                                     ; preds = %B152.i.i
  %.299.i = add nuw nsw i64 %.292227231.i, 1
  %.6.i13.i = fmul <8 x double> %.6.i511, %total.3.1.i.i
  %.6.i14.i = fadd <8 x double> %.328.i, %.6.i13.i
  %.503.i = getelementptr inbounds double, ptr %.88.i, i64 %.325.i
  store <8 x double> %.6.i14.i, ptr %.503.i, align 8, !noalias !194
  %exitcond.not.i = icmp eq i64 %.299.i, %..59.i
  br i1 %exitcond.not.i, label %B302.i, label %B166.if.i

_ZN9teachmech3run8compiled21kernel_lanes_explicit6stagesB3v58B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers7numbers23Literal_5bint_5d_281_29x10float64_2ax.exit: ; preds = %B302.i
  %.720 = xor i64 %.719, -1
  %.722 = and i64 %.579, %.720
  store <8 x double> %.1031, ptr %sunkaddr661, align 8
  store <8 x double> %.6.i511, ptr %sunkaddr662, align 8
  %.46.i = load i64, ptr %arg.problem.4, align 8, !noalias !227
  %.47.i = shl nsw i64 %.46.i, 1
  %.48.i = add nsw i64 %.47.i, 2
  %.144.i = icmp slt i64 %.46.i, 0
  %..48.i = select i1 %.144.i, i64 0, i64 %.48.i
  %.186290.i = icmp sgt i64 %..48.i, 0
  br i1 %.186290.i, label %B170.if.i.preheader, label %B1006.critedge.i

B170.if.i.preheader:                              ; preds = %_ZN9teachmech3run8compiled21kernel_lanes_explicit6stagesB3v58B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers7numbers23Literal_5bint_5d_281_29x10float64_2ax.exit
  %.47.i.i = load i64, ptr %sunkaddr664, align 8, !noalias !230
  %.41.i.i = load i64, ptr %sunkaddr663, align 8, !noalias !230
  %107 = add i64 %.47.i.i, %.46.i
  %108 = add i64 %107, %.41.i.i
  %109 = shl i64 %108, 6
  br label %B170.if.i

B420.i:                                           ; preds = %B170.if.i
  %.idx.i = shl i64 %.46.i, 7
  %110 = getelementptr i8, ptr %.131.i, i64 %.idx.i
  %.337.i = getelementptr i8, ptr %110, i64 64
  %.339.i = load <8 x double>, ptr %.337.i, align 8, !noalias !227
  %.346.i = load <8 x double>, ptr %110, align 8, !noalias !227
  %.6.i.i.i518 = fcmp ogt <8 x double> %.339.i, %.346.i
  %.32.i.i = select <8 x i1> %.6.i.i.i518, <8 x double> %.339.i, <8 x double> %.346.i
  store <8 x double> %.32.i.i, ptr %.337.i, align 8, !noalias !227
  store <8 x double> %.32.i.i, ptr %110, align 8, !noalias !227
  %111 = shl i64 %.48.i, 6
  br label %B690.if.i

B1006.critedge.i:                                 ; preds = %_ZN9teachmech3run8compiled21kernel_lanes_explicit6stagesB3v58B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers7numbers23Literal_5bint_5d_281_29x10float64_2ax.exit
  %.idx.c.i = shl i64 %.46.i, 7
  %112 = getelementptr i8, ptr %.131.i, i64 %.idx.c.i
  %.337.c.i = getelementptr i8, ptr %112, i64 64
  %.339.c.i = load <8 x double>, ptr %.337.c.i, align 8, !noalias !227
  %.346.c.i = load <8 x double>, ptr %112, align 8, !noalias !227
  %.6.i.i.c.i = fcmp ogt <8 x double> %.339.c.i, %.346.c.i
  %.32.i.c.i = select <8 x i1> %.6.i.i.c.i, <8 x double> %.339.c.i, <8 x double> %.346.c.i
  store <8 x double> %.32.i.c.i, ptr %.337.c.i, align 8, !noalias !227
  store <8 x double> %.32.i.c.i, ptr %112, align 8, !noalias !227
  br label %_ZN9teachmech3run8compiled21kernel_lanes_explicit13error_of_stepB3v61B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers.exit

B170.if.i:                                        ; preds = %B170.if.i, %B170.if.i.preheader
  %lsr.iv = phi ptr [ %arg.room, %B170.if.i.preheader ], [ %scevgep630, %B170.if.i ]
  %lsr.iv95.i = phi i64 [ %..48.i, %B170.if.i.preheader ], [ %lsr.iv.next96.i, %B170.if.i ]
  %scevgep634 = getelementptr i8, ptr %lsr.iv, i64 %.86.idx.i
  %.230.i = load <8 x double>, ptr %scevgep634, align 8, !noalias !227
  %.231.i = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %.230.i)
  %scevgep633 = getelementptr i8, ptr %lsr.iv, i64 %.88.idx.i
  %.237.i = load <8 x double>, ptr %scevgep633, align 8, !noalias !227
  %.238.i = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %.237.i)
  %.6.i.i46.i = fcmp ogt <8 x double> %.231.i, %.238.i
  %.32.i47.i = select <8 x i1> %.6.i.i46.i, <8 x double> %.231.i, <8 x double> %.238.i
  %113 = getelementptr i8, ptr %lsr.iv, i64 %92
  %114 = getelementptr i8, ptr %113, i64 5056
  %scevgep632 = getelementptr i8, ptr %114, i64 %109
  %.269.i = load <8 x double>, ptr %scevgep632, align 8, !noalias !227
  %.6.i.i516 = fadd <8 x double> %.269.i, %.32.i47.i
  %.8.i49.i = fmul <8 x double> %.7.i.i515, %.6.i.i516
  %scevgep631 = getelementptr i8, ptr %lsr.iv, i64 %.131.idx.i
  store <8 x double> %.8.i49.i, ptr %scevgep631, align 8, !noalias !227
  %lsr.iv.next96.i = add i64 %lsr.iv95.i, -1
  %scevgep630 = getelementptr i8, ptr %lsr.iv, i64 64
  %exitcond.not.i517 = icmp eq i64 %lsr.iv.next96.i, 0
  br i1 %exitcond.not.i517, label %B420.i, label %B170.if.i

B690.if.i:                                        ; preds = %B692.endif.endif.i, %B420.i
  %sum5.2.0314.i = phi <8 x double> [ %.6.i74.i, %B692.endif.endif.i ], [ zeroinitializer, %B420.i ]
  %sum3.2.0313.i = phi <8 x double> [ %.6.i76.i, %B692.endif.endif.i ], [ zeroinitializer, %B420.i ]
  %.481302311.i = phi i64 [ %.488.i, %B692.endif.endif.i ], [ 0, %B420.i ]
  %115 = shl i64 %.481302311.i, 6
  %scevgep3.i.i519 = getelementptr i8, ptr %arg.room, i64 %115
  br label %B64.if.i.i520

B96.i.i531:                                       ; preds = %B64.if.i.i520
  %.204.i.i532 = load <8 x double>, ptr %lsr.iv.i.i522, align 8, !noalias !233
  %.6.i.i50.i = insertelement <8 x double> poison, double %.186.i.i525, i64 0
  %.7.i.i.i533 = shufflevector <8 x double> %.6.i.i50.i, <8 x double> poison, <8 x i32> zeroinitializer
  %.8.i.i.i534 = fmul <8 x double> %.7.i.i.i533, %.204.i.i532
  %.6.i2.i.i535 = fadd <8 x double> %total.2.081.i.i523, %.8.i.i.i534
  br label %B152.i.i527

B152.i.i527:                                      ; preds = %B64.if.i.i520, %B96.i.i531
  %total.3.1.i.i528 = phi <8 x double> [ %total.2.081.i.i523, %B64.if.i.i520 ], [ %.6.i2.i.i535, %B96.i.i531 ]
  %scevgep4.i.i529 = getelementptr i8, ptr %lsr.iv.i.i522, i64 %111
  %lsr.iv.next.i = add nuw nsw i64 %lsr.iv.i521, 8
  %exitcond.not.i.i530 = icmp eq i64 %lsr.iv.next.i, 104
  br i1 %exitcond.not.i.i530, label %B64.if.i52.i, label %B64.if.i.i520

B64.if.i.i520:                                    ; preds = %B152.i.i527, %B690.if.i
  %lsr.iv.i521 = phi i64 [ %lsr.iv.next.i, %B152.i.i527 ], [ 0, %B690.if.i ]
  %lsr.iv.i.i522 = phi ptr [ %scevgep4.i.i529, %B152.i.i527 ], [ %scevgep3.i.i519, %B690.if.i ]
  %total.2.081.i.i523 = phi <8 x double> [ %total.3.1.i.i528, %B152.i.i527 ], [ zeroinitializer, %B690.if.i ]
  %scevgep.i524 = getelementptr i8, ptr @.const.array.data.29, i64 %lsr.iv.i521
  %.186.i.i525 = load double, ptr %scevgep.i524, align 8, !noalias !233
  %.191.i.i526 = fcmp une double %.186.i.i525, 0.000000e+00
  br i1 %.191.i.i526, label %B96.i.i531, label %B152.i.i527

B96.i64.i:                                        ; preds = %B64.if.i52.i
  %.204.i65.i = load <8 x double>, ptr %lsr.iv.i53.i, align 8, !noalias !236
  %.6.i.i66.i = insertelement <8 x double> poison, double %.186.i58.i, i64 0
  %.7.i.i67.i = shufflevector <8 x double> %.6.i.i66.i, <8 x double> poison, <8 x i32> zeroinitializer
  %.8.i.i68.i = fmul <8 x double> %.7.i.i67.i, %.204.i65.i
  %.6.i2.i69.i = fadd <8 x double> %total.2.081.i54.i, %.8.i.i68.i
  br label %B152.i60.i

B152.i60.i:                                       ; preds = %B64.if.i52.i, %B96.i64.i
  %total.3.1.i61.i = phi <8 x double> [ %total.2.081.i54.i, %B64.if.i52.i ], [ %.6.i2.i69.i, %B96.i64.i ]
  %scevgep4.i62.i = getelementptr i8, ptr %lsr.iv.i53.i, i64 %111
  %lsr.iv.next87.i = add nuw nsw i64 %lsr.iv86.i, 8
  %exitcond.not.i63.i = icmp eq i64 %lsr.iv.next87.i, 104
  br i1 %exitcond.not.i63.i, label %B692.endif.endif.i, label %B64.if.i52.i

B64.if.i52.i:                                     ; preds = %B152.i.i527, %B152.i60.i
  %lsr.iv86.i = phi i64 [ %lsr.iv.next87.i, %B152.i60.i ], [ 0, %B152.i.i527 ]
  %lsr.iv.i53.i = phi ptr [ %scevgep4.i62.i, %B152.i60.i ], [ %scevgep3.i.i519, %B152.i.i527 ]
  %total.2.081.i54.i = phi <8 x double> [ %total.3.1.i61.i, %B152.i60.i ], [ zeroinitializer, %B152.i.i527 ]
  %scevgep88.i = getelementptr i8, ptr @.const.array.data.1.30, i64 %lsr.iv86.i
  %.186.i58.i = load double, ptr %scevgep88.i, align 8, !noalias !236
  %.191.i59.i = fcmp une double %.186.i58.i, 0.000000e+00
  br i1 %.191.i59.i, label %B96.i64.i, label %B152.i60.i

B692.endif.endif.i:                               ; preds = %B152.i60.i
  %.488.i = add nuw nsw i64 %.481302311.i, 1
  %.620.i = shl i64 %.481302311.i, 3
  %.621.i = getelementptr inbounds double, ptr %.133.i, i64 %.620.i
  store <8 x double> %total.3.1.i.i528, ptr %.621.i, align 8, !noalias !227
  %.625.i = add nsw i64 %.481302311.i, %.48.i
  %.628.idx.i = shl i64 %.625.i, 6
  %.628.i = getelementptr inbounds i8, ptr %.133.i, i64 %.628.idx.i
  store <8 x double> %total.3.1.i61.i, ptr %.628.i, align 8, !noalias !227
  %.633.i = getelementptr inbounds double, ptr %.131.i, i64 %.620.i
  %.635.i = load <8 x double>, ptr %.633.i, align 8, !noalias !227
  %.6.i71.i = fdiv <8 x double> %total.3.1.i.i528, %.635.i
  %.6.i72.i = fdiv <8 x double> %total.3.1.i61.i, %.635.i
  %.6.i73.i = fmul <8 x double> %.6.i71.i, %.6.i71.i
  %.6.i74.i = fadd <8 x double> %sum5.2.0314.i, %.6.i73.i
  %.6.i75.i = fmul <8 x double> %.6.i72.i, %.6.i72.i
  %.6.i76.i = fadd <8 x double> %sum3.2.0313.i, %.6.i75.i
  %exitcond364.not.i = icmp eq i64 %.488.i, %..48.i
  br i1 %exitcond364.not.i, label %_ZN9teachmech3run8compiled21kernel_lanes_explicit13error_of_stepB3v61B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers.exit, label %B690.if.i

_ZN9teachmech3run8compiled21kernel_lanes_explicit13error_of_stepB3v61B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers.exit: ; preds = %B692.endif.endif.i, %B1006.critedge.i
  %sum3.2.0.lcssa.i = phi <8 x double> [ zeroinitializer, %B1006.critedge.i ], [ %.6.i76.i, %B692.endif.endif.i ]
  %sum5.2.0.lcssa.i = phi <8 x double> [ zeroinitializer, %B1006.critedge.i ], [ %.6.i74.i, %B692.endif.endif.i ]
  %.8.i.i514 = fcmp oeq <8 x double> %sum5.2.0.lcssa.i, zeroinitializer
  %.8.i77.i = fcmp oeq <8 x double> %sum3.2.0.lcssa.i, zeroinitializer
  %.6.i78.i = and <8 x i1> %.8.i77.i, %.8.i.i514
  %.6.i79.i = fmul <8 x double> %.6.i511, %sum5.2.0.lcssa.i
  %.8.i80.i = fmul <8 x double> %sum3.2.0.lcssa.i, splat (double 1.000000e-02)
  %.6.i81.i = fadd <8 x double> %sum5.2.0.lcssa.i, %.8.i80.i
  %.961.i = sitofp i64 %.48.i to double
  %.6.i82.i = insertelement <8 x double> poison, double %.961.i, i64 0
  %.7.i83.i = shufflevector <8 x double> %.6.i82.i, <8 x double> poison, <8 x i32> zeroinitializer
  %.8.i84.i = fmul <8 x double> %.7.i83.i, %.6.i81.i
  %.988.i = tail call <8 x double> @llvm.sqrt.v8f64(<8 x double> %.8.i84.i)
  %.6.i85.i = fdiv <8 x double> %.6.i79.i, %.988.i
  %.1013.i = select <8 x i1> %.6.i78.i, <8 x double> zeroinitializer, <8 x double> %.6.i85.i
  store <8 x double> %.1013.i, ptr %sunkaddr665, align 8
  %.1148 = xor i64 %.651.i, -1
  %.1149 = and i64 %.1071, %.1148
  store double 0.000000e+00, ptr %.445.i, align 8, !noalias !239
  %.46.i30 = load i64, ptr %arg.problem.4, align 8, !noalias !239
  %.47.i31 = shl i64 %.46.i30, 1
  %.48.i32 = add i64 %.47.i31, 2
  %.75.i = getelementptr inbounds double, ptr %.236.i, i64 %.48.i32
  %.79.idx.i = mul nsw i64 %.48.i32, 24
  %.79.i = getelementptr inbounds i8, ptr %.236.i, i64 %.79.idx.i
  %.83.idx.i = mul nsw i64 %.48.i32, 40
  %.83.i = getelementptr inbounds i8, ptr %.236.i, i64 %.83.idx.i
  %xtraiter.i.i33 = and i64 %.48.i32, 2
  %unroll_iter.i.i = and i64 %.48.i32, 9223372036854775804
  %116 = shl nuw nsw i64 %xtraiter.i.i33, 3
  %117 = add nsw i64 %unroll_iter.i.i, -4
  %118 = lshr exact i64 %117, 2
  %119 = add nuw nsw i64 %118, 1
  %120 = and i64 %.46.i30, 4611686018427387903
  %121 = add nuw nsw i64 %120, 1
  %122 = shl i64 %.46.i30, 4
  %123 = getelementptr i8, ptr %.236.i, i64 %122
  %scevgep203.i = getelementptr i8, ptr %123, i64 72
  %124 = mul i64 %.46.i30, 80
  %125 = getelementptr i8, ptr %.236.i, i64 %124
  %scevgep238.i = getelementptr i8, ptr %125, i64 136
  %126 = lshr i64 %119, 1
  %127 = mul nsw i64 %126, -2
  %128 = lshr i64 %121, 1
  %129 = mul nsw i64 %128, -2
  %130 = icmp slt i64 %.46.i30, 0
  %131 = icmp ult i64 %.48.i32, 4
  %132 = icmp eq i64 %117, 0
  %133 = and i64 %117, 4
  %134 = icmp eq i64 %133, 0
  %135 = icmp eq i64 %xtraiter.i.i33, 0
  %136 = icmp eq i64 %120, 0
  %137 = and i64 %.46.i30, 1
  %138 = icmp eq i64 %137, 0
  br label %B250.if.i

B272.i:                                           ; preds = %B250.if.i
  %139 = getelementptr double, ptr %.179.i, i64 %.181284291.i
  %.239.i = getelementptr i8, ptr %139, i64 512
  %.240.i35 = load double, ptr %.239.i, align 8, !noalias !239
  br i1 %103, label %B832.i, label %B334.i

B334.i:                                           ; preds = %B272.i
  %.258.i = fcmp oge double %.240.i35, 1.000000e+00
  %.273.i36 = fcmp one double %.240.i35, 0x7FF0000000000000
  %or.cond.i = and i1 %.258.i, %.273.i36
  br i1 %or.cond.i, label %B386.i, label %B832.i

B386.i:                                           ; preds = %B334.i
  %sunkaddr.i = shl i64 %.181284291.i, 3
  %sunkaddr297.i = getelementptr i8, ptr %.179.i, i64 %sunkaddr.i
  %sunkaddr298.i = getelementptr i8, ptr %sunkaddr297.i, i64 640
  %.304.i = load double, ptr %sunkaddr298.i, align 8, !noalias !239
  %sunkaddr301.i = getelementptr i8, ptr %sunkaddr297.i, i64 704
  %.310.i = load double, ptr %sunkaddr301.i, align 8, !noalias !239
  br i1 %130, label %B386.endif.endif.endif.i, label %B34.if.preheader.i.i39

B34.if.preheader.i.i39:                           ; preds = %B386.i
  br i1 %131, label %B34.if.epil.preheader.i.i55, label %B34.if.preheader.new.i.i40

B34.if.preheader.new.i.i40:                       ; preds = %B34.if.preheader.i.i39
  %140 = getelementptr i8, ptr %.88.i, i64 %sunkaddr.i
  %scevgep5.i.i = getelementptr i8, ptr %140, i64 192
  br i1 %132, label %B34.if.i.epil.preheader.i92, label %B34.if.i.i41

B84.loopexit.unr-lcssa.i.unr-lcssa.i52:           ; preds = %B34.if.i.i41
  %141 = sub nsw i64 0, %lsr.iv146.i
  %scevgep8.i = getelementptr i8, ptr %scevgep.i50, i64 %141
  br i1 %134, label %B34.if.i.epil.preheader.i92, label %B84.loopexit.unr-lcssa.i.i53

B34.if.i.epil.preheader.i92:                      ; preds = %B84.loopexit.unr-lcssa.i.unr-lcssa.i52, %B34.if.preheader.new.i.i40
  %lsr.iv6.i.epil.init.i = phi ptr [ %scevgep5.i.i, %B34.if.preheader.new.i.i40 ], [ %scevgep8.i, %B84.loopexit.unr-lcssa.i.unr-lcssa.i52 ]
  %.1013638.i.epil.init.i93 = phi i64 [ 0, %B34.if.preheader.new.i.i40 ], [ %.108.3.i.1.i49, %B84.loopexit.unr-lcssa.i.unr-lcssa.i52 ]
  %scevgep10.i.epil.i = getelementptr i8, ptr %lsr.iv6.i.epil.init.i, i64 -192
  %.138.i.epil.i = load double, ptr %scevgep10.i.epil.i, align 8, !noalias !242
  %sunkaddr.i.epil.i94 = shl i64 %.1013638.i.epil.init.i93, 3
  %sunkaddr19.i.epil.i95 = getelementptr i8, ptr %.236.i, i64 %sunkaddr.i.epil.i94
  store double %.138.i.epil.i, ptr %sunkaddr19.i.epil.i95, align 8, !noalias !242
  %scevgep9.i.epil.i = getelementptr i8, ptr %lsr.iv6.i.epil.init.i, i64 -128
  %.138.1.i.epil.i = load double, ptr %scevgep9.i.epil.i, align 8, !noalias !242
  %sunkaddr22.i.epil.i96 = getelementptr i8, ptr %sunkaddr19.i.epil.i95, i64 8
  store double %.138.1.i.epil.i, ptr %sunkaddr22.i.epil.i96, align 8, !noalias !242
  %scevgep8.i.epil.i = getelementptr i8, ptr %lsr.iv6.i.epil.init.i, i64 -64
  %.138.2.i.epil.i = load double, ptr %scevgep8.i.epil.i, align 8, !noalias !242
  %sunkaddr25.i.epil.i97 = getelementptr i8, ptr %sunkaddr19.i.epil.i95, i64 16
  store double %.138.2.i.epil.i, ptr %sunkaddr25.i.epil.i97, align 8, !noalias !242
  %.108.3.i.epil.i98 = add nuw nsw i64 %.1013638.i.epil.init.i93, 4
  %.138.3.i.epil.i = load double, ptr %lsr.iv6.i.epil.init.i, align 8, !noalias !242
  %sunkaddr28.i.epil.i99 = getelementptr i8, ptr %sunkaddr19.i.epil.i95, i64 24
  store double %.138.3.i.epil.i, ptr %sunkaddr28.i.epil.i99, align 8, !noalias !242
  br label %B84.loopexit.unr-lcssa.i.i53

B84.loopexit.unr-lcssa.i.i53:                     ; preds = %B34.if.i.epil.preheader.i92, %B84.loopexit.unr-lcssa.i.unr-lcssa.i52
  %.108.3.i.lcssa.i54 = phi i64 [ %.108.3.i.epil.i98, %B34.if.i.epil.preheader.i92 ], [ %.108.3.i.1.i49, %B84.loopexit.unr-lcssa.i.unr-lcssa.i52 ]
  br i1 %135, label %B34.if.preheader.new.i19.i, label %B34.if.epil.preheader.i.i55

B34.if.epil.preheader.i.i55:                      ; preds = %B84.loopexit.unr-lcssa.i.i53, %B34.if.preheader.i.i39
  %.1013638.epil.init.i.i56 = phi i64 [ 0, %B34.if.preheader.i.i39 ], [ %.108.3.i.lcssa.i54, %B84.loopexit.unr-lcssa.i.i53 ]
  %142 = shl i64 %.1013638.epil.init.i.i56, 3
  %scevgep.i.i57 = getelementptr i8, ptr %.236.i, i64 %142
  %143 = shl i64 %.1013638.epil.init.i.i56, 6
  %scevgep184.i = getelementptr i8, ptr %lsr.iv182.i, i64 %143
  br label %B34.if.epil.i.i58

B34.if.epil.i.i58:                                ; preds = %B34.if.epil.i.i58, %B34.if.epil.preheader.i.i55
  %lsr.iv.i.i59 = phi i64 [ %lsr.iv.next.i.i61, %B34.if.epil.i.i58 ], [ 0, %B34.if.epil.preheader.i.i55 ]
  %144 = shl i64 %lsr.iv.i.i59, 3
  %scevgep185.i60 = getelementptr i8, ptr %scevgep184.i, i64 %144
  %.138.epil.i.i = load double, ptr %scevgep185.i60, align 8, !noalias !242
  %scevgep2.i.i = getelementptr i8, ptr %scevgep.i.i57, i64 %lsr.iv.i.i59
  store double %.138.epil.i.i, ptr %scevgep2.i.i, align 8, !noalias !242
  %lsr.iv.next.i.i61 = add nuw nsw i64 %lsr.iv.i.i59, 8
  %epil.iter.cmp.not.i.i62 = icmp eq i64 %116, %lsr.iv.next.i.i61
  br i1 %epil.iter.cmp.not.i.i62, label %B34.if.preheader.new.i19.i, label %B34.if.epil.i.i58, !llvm.loop !245

B34.if.i.i41:                                     ; preds = %B34.if.preheader.new.i.i40, %B34.if.i.i41
  %lsr.iv6.i = phi i64 [ %lsr.iv.next7.i, %B34.if.i.i41 ], [ %127, %B34.if.preheader.new.i.i40 ]
  %lsr.iv.i42 = phi ptr [ %scevgep.i50, %B34.if.i.i41 ], [ %.88.i, %B34.if.preheader.new.i.i40 ]
  %.1013638.i.i43 = phi i64 [ %.108.3.i.1.i49, %B34.if.i.i41 ], [ 0, %B34.if.preheader.new.i.i40 ]
  %scevgep157.i = getelementptr i8, ptr %lsr.iv.i42, i64 %lsr.iv148.i
  %scevgep158.i = getelementptr i8, ptr %scevgep157.i, i64 -256
  %scevgep163.i = getelementptr i8, ptr %scevgep157.i, i64 -448
  %.138.i.i = load double, ptr %scevgep163.i, align 8, !noalias !242
  %sunkaddr113.i = shl i64 %.1013638.i.i43, 3
  %sunkaddr114.i = getelementptr i8, ptr %.236.i, i64 %sunkaddr113.i
  store double %.138.i.i, ptr %sunkaddr114.i, align 8, !noalias !242
  %scevgep18.i44 = getelementptr i8, ptr %scevgep157.i, i64 -384
  %.138.1.i.i = load double, ptr %scevgep18.i44, align 8, !noalias !242
  %sunkaddr117.i = getelementptr i8, ptr %sunkaddr114.i, i64 8
  store double %.138.1.i.i, ptr %sunkaddr117.i, align 8, !noalias !242
  %scevgep16.i45 = getelementptr i8, ptr %scevgep157.i, i64 -320
  %.138.2.i.i = load double, ptr %scevgep16.i45, align 8, !noalias !242
  %sunkaddr120.i = getelementptr i8, ptr %sunkaddr114.i, i64 16
  store double %.138.2.i.i, ptr %sunkaddr120.i, align 8, !noalias !242
  %.138.3.i.i = load double, ptr %scevgep158.i, align 8, !noalias !242
  %sunkaddr123.i = getelementptr i8, ptr %sunkaddr114.i, i64 24
  store double %.138.3.i.i, ptr %sunkaddr123.i, align 8, !noalias !242
  %scevgep14.i46 = getelementptr i8, ptr %scevgep157.i, i64 -192
  %.138.i.1.i = load double, ptr %scevgep14.i46, align 8, !noalias !242
  %sunkaddr126.i = getelementptr i8, ptr %sunkaddr114.i, i64 32
  store double %.138.i.1.i, ptr %sunkaddr126.i, align 8, !noalias !242
  %scevgep12.i47 = getelementptr i8, ptr %scevgep157.i, i64 -128
  %.138.1.i.1.i = load double, ptr %scevgep12.i47, align 8, !noalias !242
  %sunkaddr129.i = getelementptr i8, ptr %sunkaddr114.i, i64 40
  store double %.138.1.i.1.i, ptr %sunkaddr129.i, align 8, !noalias !242
  %scevgep10.i48 = getelementptr i8, ptr %scevgep157.i, i64 -64
  %.138.2.i.1.i = load double, ptr %scevgep10.i48, align 8, !noalias !242
  %sunkaddr132.i = getelementptr i8, ptr %sunkaddr114.i, i64 48
  store double %.138.2.i.1.i, ptr %sunkaddr132.i, align 8, !noalias !242
  %.108.3.i.1.i49 = add i64 %.1013638.i.i43, 8
  %.138.3.i.1.i = load double, ptr %scevgep157.i, align 8, !noalias !242
  %sunkaddr133.i = shl i64 %.108.3.i.1.i49, 3
  %sunkaddr134.i = getelementptr i8, ptr %.236.i, i64 %sunkaddr133.i
  %sunkaddr135.i = getelementptr i8, ptr %sunkaddr134.i, i64 -8
  store double %.138.3.i.1.i, ptr %sunkaddr135.i, align 8, !noalias !242
  %scevgep.i50 = getelementptr i8, ptr %lsr.iv.i42, i64 512
  %lsr.iv.next7.i = add i64 %lsr.iv6.i, 2
  %niter.ncmp.1.i51 = icmp eq i64 %lsr.iv.next7.i, 0
  br i1 %niter.ncmp.1.i51, label %B84.loopexit.unr-lcssa.i.unr-lcssa.i52, label %B34.if.i.i41

B832.i:                                           ; preds = %B744.endif.i, %B334.i, %B272.i
  %lost.4.2.i = phi i64 [ %lost.5.3.i, %B744.endif.i ], [ %lost.2.0293.i, %B334.i ], [ %lost.2.0293.i, %B272.i ]
  %error.2.2.i = phi double [ %.459.i73, %B744.endif.i ], [ %.240.i35, %B334.i ], [ %.240.i35, %B272.i ]
  %.541.i = fcmp oeq double %error.2.2.i, 0.000000e+00
  br i1 %.541.i, label %B862.i, label %B848.i

B848.i:                                           ; preds = %B832.i
  %.550.i = tail call double @llvm.pow.f64(double %error.2.2.i, double -1.250000e-01)
  %.553.i = fmul double %.550.i, 9.000000e-01
  br label %B862.i

B862.i:                                           ; preds = %B848.i, %B832.i
  %"$phi862.1.2.2.i" = phi double [ %.553.i, %B848.i ], [ 1.000000e+01, %B832.i ]
  %sunkaddr325.i = shl i64 %.181284291.i, 3
  %sunkaddr326.i = getelementptr i8, ptr %.179.i, i64 %sunkaddr325.i
  %sunkaddr327.i = getelementptr i8, ptr %sunkaddr326.i, i64 576
  store double %"$phi862.1.2.2.i", ptr %sunkaddr327.i, align 8, !noalias !239
  br label %B907.i

B907.i:                                           ; preds = %B250.if.i, %B862.i
  %lost.3.1.i = phi i64 [ %lost.4.2.i, %B862.i ], [ %lost.2.0293.i, %B250.if.i ]
  %lsr.iv.next.i37 = add nsw i64 %lsr.iv146.i, -8
  %lsr.iv.next149.i = add nuw nsw i64 %lsr.iv148.i, 8
  %scevgep183.i = getelementptr i8, ptr %lsr.iv182.i, i64 8
  %scevgep257.i = getelementptr i8, ptr %lsr.iv256.i, i64 8
  %exitcond.not.i38 = icmp eq i64 %.188.i34, 8
  br i1 %exitcond.not.i38, label %_ZN9teachmech3run8compiled21kernel_lanes_explicit5judgeB3v65B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29x.exit, label %B250.if.i

B250.if.i:                                        ; preds = %B907.i, %_ZN9teachmech3run8compiled21kernel_lanes_explicit13error_of_stepB3v61B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers.exit
  %lsr.iv256.i = phi ptr [ %.131.i, %_ZN9teachmech3run8compiled21kernel_lanes_explicit13error_of_stepB3v61B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers.exit ], [ %scevgep257.i, %B907.i ]
  %lsr.iv182.i = phi ptr [ %.88.i, %_ZN9teachmech3run8compiled21kernel_lanes_explicit13error_of_stepB3v61B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers.exit ], [ %scevgep183.i, %B907.i ]
  %lsr.iv148.i = phi i64 [ 448, %_ZN9teachmech3run8compiled21kernel_lanes_explicit13error_of_stepB3v61B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers.exit ], [ %lsr.iv.next149.i, %B907.i ]
  %lsr.iv146.i = phi i64 [ -192, %_ZN9teachmech3run8compiled21kernel_lanes_explicit13error_of_stepB3v61B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers.exit ], [ %lsr.iv.next.i37, %B907.i ]
  %lost.2.0293.i = phi i64 [ 0, %_ZN9teachmech3run8compiled21kernel_lanes_explicit13error_of_stepB3v61B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers.exit ], [ %lost.3.1.i, %B907.i ]
  %.181284291.i = phi i64 [ 0, %_ZN9teachmech3run8compiled21kernel_lanes_explicit13error_of_stepB3v61B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers.exit ], [ %.188.i34, %B907.i ]
  %.188.i34 = add nuw nsw i64 %.181284291.i, 1
  %145 = shl nuw i64 1, %.181284291.i
  %146 = and i64 %.1149, %145
  %.220.not.i = icmp eq i64 %146, 0
  br i1 %.220.not.i, label %B907.i, label %B272.i

B34.if.preheader.new.i19.i:                       ; preds = %B34.if.epil.i.i58, %B84.loopexit.unr-lcssa.i.i53
  %147 = getelementptr i8, ptr %.133.i, i64 %sunkaddr.i
  %scevgep5.i21.i = getelementptr i8, ptr %147, i64 192
  br i1 %136, label %B34.if.i22.epil.preheader.i, label %B34.if.i22.i

B34.if.i22.i:                                     ; preds = %B34.if.preheader.new.i19.i, %B34.if.i22.i
  %lsr.iv35.i = phi i64 [ %lsr.iv.next36.i, %B34.if.i22.i ], [ %129, %B34.if.preheader.new.i19.i ]
  %lsr.iv186.i = phi ptr [ %scevgep187.i, %B34.if.i22.i ], [ %.133.i, %B34.if.preheader.new.i19.i ]
  %.1013638.i24.i = phi i64 [ %.108.3.i35.1.i, %B34.if.i22.i ], [ 0, %B34.if.preheader.new.i19.i ]
  %scevgep196.i = getelementptr i8, ptr %lsr.iv186.i, i64 %lsr.iv148.i
  %scevgep197.i = getelementptr i8, ptr %scevgep196.i, i64 -256
  %scevgep202.i = getelementptr i8, ptr %scevgep196.i, i64 -448
  %.138.i26.i = load double, ptr %scevgep202.i, align 8, !noalias !246
  %sunkaddr.i27.i = shl i64 %.1013638.i24.i, 3
  %scevgep217.i = getelementptr i8, ptr %scevgep203.i, i64 %sunkaddr.i27.i
  %scevgep218.i = getelementptr i8, ptr %scevgep217.i, i64 -56
  store double %.138.i26.i, ptr %scevgep218.i, align 8, !noalias !246
  %scevgep47.i63 = getelementptr i8, ptr %scevgep196.i, i64 -384
  %.138.1.i30.i = load double, ptr %scevgep47.i63, align 8, !noalias !246
  %scevgep59.i = getelementptr i8, ptr %scevgep217.i, i64 -48
  store double %.138.1.i30.i, ptr %scevgep59.i, align 8, !noalias !246
  %scevgep45.i64 = getelementptr i8, ptr %scevgep196.i, i64 -320
  %.138.2.i33.i = load double, ptr %scevgep45.i64, align 8, !noalias !246
  %scevgep57.i = getelementptr i8, ptr %scevgep217.i, i64 -40
  store double %.138.2.i33.i, ptr %scevgep57.i, align 8, !noalias !246
  %.138.3.i36.i = load double, ptr %scevgep197.i, align 8, !noalias !246
  %scevgep55.i65 = getelementptr i8, ptr %scevgep217.i, i64 -32
  store double %.138.3.i36.i, ptr %scevgep55.i65, align 8, !noalias !246
  %scevgep43.i66 = getelementptr i8, ptr %scevgep196.i, i64 -192
  %.138.i26.1.i = load double, ptr %scevgep43.i66, align 8, !noalias !246
  %scevgep53.i67 = getelementptr i8, ptr %scevgep217.i, i64 -24
  store double %.138.i26.1.i, ptr %scevgep53.i67, align 8, !noalias !246
  %scevgep41.i = getelementptr i8, ptr %scevgep196.i, i64 -128
  %.138.1.i30.1.i = load double, ptr %scevgep41.i, align 8, !noalias !246
  %scevgep51.i68 = getelementptr i8, ptr %scevgep217.i, i64 -16
  store double %.138.1.i30.1.i, ptr %scevgep51.i68, align 8, !noalias !246
  %scevgep39.i = getelementptr i8, ptr %scevgep196.i, i64 -64
  %.138.2.i33.1.i = load double, ptr %scevgep39.i, align 8, !noalias !246
  %scevgep49.i69 = getelementptr i8, ptr %scevgep217.i, i64 -8
  store double %.138.2.i33.1.i, ptr %scevgep49.i69, align 8, !noalias !246
  %.108.3.i35.1.i = add i64 %.1013638.i24.i, 8
  %.138.3.i36.1.i = load double, ptr %scevgep196.i, align 8, !noalias !246
  store double %.138.3.i36.1.i, ptr %scevgep217.i, align 8, !noalias !246
  %scevgep187.i = getelementptr i8, ptr %lsr.iv186.i, i64 512
  %lsr.iv.next36.i = add nsw i64 %lsr.iv35.i, 2
  %niter133.ncmp.1.i = icmp eq i64 %lsr.iv.next36.i, 0
  br i1 %niter133.ncmp.1.i, label %B386.endif.endif.loopexit.unr-lcssa.i, label %B34.if.i22.i

B386.endif.endif.loopexit.unr-lcssa.i:            ; preds = %B34.if.i22.i
  %148 = sub nsw i64 0, %lsr.iv146.i
  %scevgep37.i = getelementptr i8, ptr %scevgep187.i, i64 %148
  br i1 %138, label %B34.if.i22.epil.preheader.i, label %B34.if.preheader.i55.i

B34.if.i22.epil.preheader.i:                      ; preds = %B386.endif.endif.loopexit.unr-lcssa.i, %B34.if.preheader.new.i19.i
  %lsr.iv6.i23.epil.init.i = phi ptr [ %scevgep5.i21.i, %B34.if.preheader.new.i19.i ], [ %scevgep37.i, %B386.endif.endif.loopexit.unr-lcssa.i ]
  %.1013638.i24.epil.init.i = phi i64 [ 0, %B34.if.preheader.new.i19.i ], [ %.108.3.i35.1.i, %B386.endif.endif.loopexit.unr-lcssa.i ]
  %scevgep10.i25.epil.i = getelementptr i8, ptr %lsr.iv6.i23.epil.init.i, i64 -192
  %.138.i26.epil.i = load double, ptr %scevgep10.i25.epil.i, align 8, !noalias !246
  %sunkaddr.i27.epil.i = shl i64 %.1013638.i24.epil.init.i, 3
  %sunkaddr19.i28.epil.i = getelementptr i8, ptr %.75.i, i64 %sunkaddr.i27.epil.i
  store double %.138.i26.epil.i, ptr %sunkaddr19.i28.epil.i, align 8, !noalias !246
  %scevgep9.i29.epil.i = getelementptr i8, ptr %lsr.iv6.i23.epil.init.i, i64 -128
  %.138.1.i30.epil.i = load double, ptr %scevgep9.i29.epil.i, align 8, !noalias !246
  %sunkaddr22.i31.epil.i = getelementptr i8, ptr %sunkaddr19.i28.epil.i, i64 8
  store double %.138.1.i30.epil.i, ptr %sunkaddr22.i31.epil.i, align 8, !noalias !246
  %scevgep8.i32.epil.i = getelementptr i8, ptr %lsr.iv6.i23.epil.init.i, i64 -64
  %.138.2.i33.epil.i = load double, ptr %scevgep8.i32.epil.i, align 8, !noalias !246
  %sunkaddr25.i34.epil.i = getelementptr i8, ptr %sunkaddr19.i28.epil.i, i64 16
  store double %.138.2.i33.epil.i, ptr %sunkaddr25.i34.epil.i, align 8, !noalias !246
  %.138.3.i36.epil.i = load double, ptr %lsr.iv6.i23.epil.init.i, align 8, !noalias !246
  %sunkaddr28.i37.epil.i = getelementptr i8, ptr %sunkaddr19.i28.epil.i, i64 24
  store double %.138.3.i36.epil.i, ptr %sunkaddr28.i37.epil.i, align 8, !noalias !246
  br label %B34.if.preheader.i55.i

B34.if.preheader.i55.i:                           ; preds = %B34.if.i22.epil.preheader.i, %B386.endif.endif.loopexit.unr-lcssa.i
  br i1 %131, label %B34.if.epil.preheader.i80.i, label %B34.if.preheader.new.i57.i

B34.if.preheader.new.i57.i:                       ; preds = %B34.if.preheader.i55.i
  %149 = getelementptr i8, ptr %.131.i, i64 %sunkaddr.i
  %scevgep5.i59.i = getelementptr i8, ptr %149, i64 192
  br i1 %132, label %B34.if.i60.epil.preheader.i, label %B34.if.i60.i

B84.loopexit.unr-lcssa.i78.unr-lcssa.i:           ; preds = %B34.if.i60.i
  %150 = sub nsw i64 0, %lsr.iv146.i
  %scevgep62.i = getelementptr i8, ptr %scevgep222.i, i64 %150
  br i1 %134, label %B34.if.i60.epil.preheader.i, label %B84.loopexit.unr-lcssa.i78.i

B34.if.i60.epil.preheader.i:                      ; preds = %B84.loopexit.unr-lcssa.i78.unr-lcssa.i, %B34.if.preheader.new.i57.i
  %lsr.iv6.i61.epil.init.i = phi ptr [ %scevgep5.i59.i, %B34.if.preheader.new.i57.i ], [ %scevgep62.i, %B84.loopexit.unr-lcssa.i78.unr-lcssa.i ]
  %.1013638.i62.epil.init.i = phi i64 [ 0, %B34.if.preheader.new.i57.i ], [ %.108.3.i73.1.i, %B84.loopexit.unr-lcssa.i78.unr-lcssa.i ]
  %scevgep10.i63.epil.i = getelementptr i8, ptr %lsr.iv6.i61.epil.init.i, i64 -192
  %.138.i64.epil.i = load double, ptr %scevgep10.i63.epil.i, align 8, !noalias !249
  %sunkaddr.i65.epil.i = shl i64 %.1013638.i62.epil.init.i, 3
  %sunkaddr19.i66.epil.i = getelementptr i8, ptr %.83.i, i64 %sunkaddr.i65.epil.i
  store double %.138.i64.epil.i, ptr %sunkaddr19.i66.epil.i, align 8, !noalias !249
  %scevgep9.i67.epil.i = getelementptr i8, ptr %lsr.iv6.i61.epil.init.i, i64 -128
  %.138.1.i68.epil.i = load double, ptr %scevgep9.i67.epil.i, align 8, !noalias !249
  %sunkaddr22.i69.epil.i = getelementptr i8, ptr %sunkaddr19.i66.epil.i, i64 8
  store double %.138.1.i68.epil.i, ptr %sunkaddr22.i69.epil.i, align 8, !noalias !249
  %scevgep8.i70.epil.i = getelementptr i8, ptr %lsr.iv6.i61.epil.init.i, i64 -64
  %.138.2.i71.epil.i = load double, ptr %scevgep8.i70.epil.i, align 8, !noalias !249
  %sunkaddr25.i72.epil.i = getelementptr i8, ptr %sunkaddr19.i66.epil.i, i64 16
  store double %.138.2.i71.epil.i, ptr %sunkaddr25.i72.epil.i, align 8, !noalias !249
  %.108.3.i73.epil.i = add nuw nsw i64 %.1013638.i62.epil.init.i, 4
  %.138.3.i74.epil.i = load double, ptr %lsr.iv6.i61.epil.init.i, align 8, !noalias !249
  %sunkaddr28.i75.epil.i = getelementptr i8, ptr %sunkaddr19.i66.epil.i, i64 24
  store double %.138.3.i74.epil.i, ptr %sunkaddr28.i75.epil.i, align 8, !noalias !249
  br label %B84.loopexit.unr-lcssa.i78.i

B84.loopexit.unr-lcssa.i78.i:                     ; preds = %B34.if.i60.epil.preheader.i, %B84.loopexit.unr-lcssa.i78.unr-lcssa.i
  %.108.3.i73.lcssa.i = phi i64 [ %.108.3.i73.epil.i, %B34.if.i60.epil.preheader.i ], [ %.108.3.i73.1.i, %B84.loopexit.unr-lcssa.i78.unr-lcssa.i ]
  br i1 %138, label %B34.if.epil.preheader.i80.i, label %B386.endif.endif.endif.i

B34.if.epil.preheader.i80.i:                      ; preds = %B84.loopexit.unr-lcssa.i78.i, %B34.if.preheader.i55.i
  %.1013638.epil.init.i81.i = phi i64 [ 0, %B34.if.preheader.i55.i ], [ %.108.3.i73.lcssa.i, %B84.loopexit.unr-lcssa.i78.i ]
  %151 = shl i64 %.1013638.epil.init.i81.i, 3
  %scevgep.i82.i = getelementptr i8, ptr %.83.i, i64 %151
  %152 = shl i64 %.1013638.epil.init.i81.i, 6
  %scevgep258.i = getelementptr i8, ptr %lsr.iv256.i, i64 %152
  br label %B34.if.epil.i84.i

B34.if.epil.i84.i:                                ; preds = %B34.if.epil.i84.i, %B34.if.epil.preheader.i80.i
  %lsr.iv.i85.i = phi i64 [ %lsr.iv.next.i89.i, %B34.if.epil.i84.i ], [ 0, %B34.if.epil.preheader.i80.i ]
  %153 = shl i64 %lsr.iv.i85.i, 3
  %scevgep259.i = getelementptr i8, ptr %scevgep258.i, i64 %153
  %.138.epil.i87.i = load double, ptr %scevgep259.i, align 8, !noalias !249
  %scevgep2.i88.i = getelementptr i8, ptr %scevgep.i82.i, i64 %lsr.iv.i85.i
  store double %.138.epil.i87.i, ptr %scevgep2.i88.i, align 8, !noalias !249
  %lsr.iv.next.i89.i = add nuw nsw i64 %lsr.iv.i85.i, 8
  %epil.iter.cmp.not.i90.i = icmp eq i64 %116, %lsr.iv.next.i89.i
  br i1 %epil.iter.cmp.not.i90.i, label %B386.endif.endif.endif.i, label %B34.if.epil.i84.i, !llvm.loop !245

B34.if.i60.i:                                     ; preds = %B34.if.preheader.new.i57.i, %B34.if.i60.i
  %lsr.iv60.i = phi i64 [ %lsr.iv.next61.i, %B34.if.i60.i ], [ %127, %B34.if.preheader.new.i57.i ]
  %lsr.iv221.i = phi ptr [ %scevgep222.i, %B34.if.i60.i ], [ %.131.i, %B34.if.preheader.new.i57.i ]
  %.1013638.i62.i = phi i64 [ %.108.3.i73.1.i, %B34.if.i60.i ], [ 0, %B34.if.preheader.new.i57.i ]
  %scevgep231.i = getelementptr i8, ptr %lsr.iv221.i, i64 %lsr.iv148.i
  %scevgep232.i = getelementptr i8, ptr %scevgep231.i, i64 -256
  %scevgep237.i = getelementptr i8, ptr %scevgep231.i, i64 -448
  %.138.i64.i = load double, ptr %scevgep237.i, align 8, !noalias !249
  %sunkaddr.i65.i = shl i64 %.1013638.i62.i, 3
  %scevgep252.i = getelementptr i8, ptr %scevgep238.i, i64 %sunkaddr.i65.i
  %scevgep253.i = getelementptr i8, ptr %scevgep252.i, i64 -56
  store double %.138.i64.i, ptr %scevgep253.i, align 8, !noalias !249
  %scevgep72.i = getelementptr i8, ptr %scevgep231.i, i64 -384
  %.138.1.i68.i = load double, ptr %scevgep72.i, align 8, !noalias !249
  %scevgep84.i = getelementptr i8, ptr %scevgep252.i, i64 -48
  store double %.138.1.i68.i, ptr %scevgep84.i, align 8, !noalias !249
  %scevgep70.i = getelementptr i8, ptr %scevgep231.i, i64 -320
  %.138.2.i71.i = load double, ptr %scevgep70.i, align 8, !noalias !249
  %scevgep82.i = getelementptr i8, ptr %scevgep252.i, i64 -40
  store double %.138.2.i71.i, ptr %scevgep82.i, align 8, !noalias !249
  %.138.3.i74.i = load double, ptr %scevgep232.i, align 8, !noalias !249
  %scevgep80.i = getelementptr i8, ptr %scevgep252.i, i64 -32
  store double %.138.3.i74.i, ptr %scevgep80.i, align 8, !noalias !249
  %scevgep68.i = getelementptr i8, ptr %scevgep231.i, i64 -192
  %.138.i64.1.i = load double, ptr %scevgep68.i, align 8, !noalias !249
  %scevgep78.i = getelementptr i8, ptr %scevgep252.i, i64 -24
  store double %.138.i64.1.i, ptr %scevgep78.i, align 8, !noalias !249
  %scevgep66.i = getelementptr i8, ptr %scevgep231.i, i64 -128
  %.138.1.i68.1.i = load double, ptr %scevgep66.i, align 8, !noalias !249
  %scevgep76.i = getelementptr i8, ptr %scevgep252.i, i64 -16
  store double %.138.1.i68.1.i, ptr %scevgep76.i, align 8, !noalias !249
  %scevgep64.i = getelementptr i8, ptr %scevgep231.i, i64 -64
  %.138.2.i71.1.i = load double, ptr %scevgep64.i, align 8, !noalias !249
  %scevgep74.i = getelementptr i8, ptr %scevgep252.i, i64 -8
  store double %.138.2.i71.1.i, ptr %scevgep74.i, align 8, !noalias !249
  %.108.3.i73.1.i = add i64 %.1013638.i62.i, 8
  %.138.3.i74.1.i = load double, ptr %scevgep231.i, align 8, !noalias !249
  store double %.138.3.i74.1.i, ptr %scevgep252.i, align 8, !noalias !249
  %scevgep222.i = getelementptr i8, ptr %lsr.iv221.i, i64 512
  %lsr.iv.next61.i = add i64 %lsr.iv60.i, 2
  %niter139.ncmp.1.i = icmp eq i64 %lsr.iv.next61.i, 0
  br i1 %niter139.ncmp.1.i, label %B84.loopexit.unr-lcssa.i78.unr-lcssa.i, label %B34.if.i60.i

B386.endif.endif.endif.i:                         ; preds = %B34.if.epil.i84.i, %B84.loopexit.unr-lcssa.i78.i, %B386.i
  %.61.i.i = getelementptr i64, ptr %arg.lanes, i64 %.181284291.i
  %.62.i.i70 = load i64, ptr %.61.i.i, align 8, !noalias !252
  %.64.i.i71 = mul nsw i64 %.62.i.i70, %arg.numbers
  %.65.i.i72 = getelementptr inbounds double, ptr %arg.problem.5, i64 %.64.i.i71
  store double 0.000000e+00, ptr %.445.i, align 8, !noalias !239
  call fastcc void @part9(ptr nonnull %.445.i, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull readonly %arg.problem.4, ptr %.65.i.i72, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.304.i, double %.310.i, double %arg.tolerance, ptr nonnull %.236.i, ptr nonnull %.75.i, ptr nonnull %.79.i, ptr nonnull %.83.i)
  %.459.i73 = load double, ptr %.445.i, align 8, !noalias !239
  br i1 %130, label %B744.endif.i, label %B34.if.preheader.i93.i

B34.if.preheader.i93.i:                           ; preds = %B386.endif.endif.endif.i
  br i1 %131, label %B34.if.epil.preheader.i108.i, label %B34.if.preheader.new.i95.i

B34.if.preheader.new.i95.i:                       ; preds = %B34.if.preheader.i93.i
  %154 = getelementptr i8, ptr %.88.i, i64 %sunkaddr.i
  %scevgep13.i.i74 = getelementptr i8, ptr %154, i64 192
  br i1 %132, label %B34.if.i97.epil.preheader.i, label %B34.if.i97.i

B84.loopexit.unr-lcssa.i106.unr-lcssa.i:          ; preds = %B34.if.i97.i
  %155 = sub nsw i64 0, %lsr.iv146.i
  %scevgep87.i = getelementptr i8, ptr %scevgep261.i, i64 %155
  br i1 %134, label %B34.if.i97.epil.preheader.i, label %B84.loopexit.unr-lcssa.i106.i

B34.if.i97.epil.preheader.i:                      ; preds = %B84.loopexit.unr-lcssa.i106.unr-lcssa.i, %B34.if.preheader.new.i95.i
  %lsr.iv14.i.epil.init.i84 = phi ptr [ %scevgep13.i.i74, %B34.if.preheader.new.i95.i ], [ %scevgep87.i, %B84.loopexit.unr-lcssa.i106.unr-lcssa.i ]
  %.1013638.i98.epil.init.i = phi i64 [ 0, %B34.if.preheader.new.i95.i ], [ %.108.3.i103.1.i, %B84.loopexit.unr-lcssa.i106.unr-lcssa.i ]
  %sunkaddr.i99.epil.i = shl i64 %.1013638.i98.epil.init.i, 3
  %sunkaddr19.i100.epil.i = getelementptr i8, ptr %.236.i, i64 %sunkaddr.i99.epil.i
  %.135.i.epil.i85 = load double, ptr %sunkaddr19.i100.epil.i, align 8, !noalias !255
  %scevgep18.i.epil.i86 = getelementptr i8, ptr %lsr.iv14.i.epil.init.i84, i64 -192
  store double %.135.i.epil.i85, ptr %scevgep18.i.epil.i86, align 8, !noalias !255
  %sunkaddr22.i101.epil.i = getelementptr i8, ptr %sunkaddr19.i100.epil.i, i64 8
  %.135.1.i.epil.i87 = load double, ptr %sunkaddr22.i101.epil.i, align 8, !noalias !255
  %scevgep17.i.epil.i88 = getelementptr i8, ptr %lsr.iv14.i.epil.init.i84, i64 -128
  store double %.135.1.i.epil.i87, ptr %scevgep17.i.epil.i88, align 8, !noalias !255
  %sunkaddr25.i102.epil.i = getelementptr i8, ptr %sunkaddr19.i100.epil.i, i64 16
  %.135.2.i.epil.i89 = load double, ptr %sunkaddr25.i102.epil.i, align 8, !noalias !255
  %scevgep16.i.epil.i90 = getelementptr i8, ptr %lsr.iv14.i.epil.init.i84, i64 -64
  store double %.135.2.i.epil.i89, ptr %scevgep16.i.epil.i90, align 8, !noalias !255
  %.108.3.i103.epil.i = add nuw nsw i64 %.1013638.i98.epil.init.i, 4
  %sunkaddr28.i104.epil.i = getelementptr i8, ptr %sunkaddr19.i100.epil.i, i64 24
  %.135.3.i.epil.i91 = load double, ptr %sunkaddr28.i104.epil.i, align 8, !noalias !255
  store double %.135.3.i.epil.i91, ptr %lsr.iv14.i.epil.init.i84, align 8, !noalias !255
  br label %B84.loopexit.unr-lcssa.i106.i

B84.loopexit.unr-lcssa.i106.i:                    ; preds = %B34.if.i97.epil.preheader.i, %B84.loopexit.unr-lcssa.i106.unr-lcssa.i
  %.108.3.i103.lcssa.i = phi i64 [ %.108.3.i103.epil.i, %B34.if.i97.epil.preheader.i ], [ %.108.3.i103.1.i, %B84.loopexit.unr-lcssa.i106.unr-lcssa.i ]
  br i1 %138, label %B34.if.epil.preheader.i108.i, label %B744.endif.i

B34.if.epil.preheader.i108.i:                     ; preds = %B84.loopexit.unr-lcssa.i106.i, %B34.if.preheader.i93.i
  %.1013638.epil.init.i109.i = phi i64 [ 0, %B34.if.preheader.i93.i ], [ %.108.3.i103.lcssa.i, %B84.loopexit.unr-lcssa.i106.i ]
  %156 = shl i64 %.1013638.epil.init.i109.i, 6
  %157 = shl i64 %.1013638.epil.init.i109.i, 3
  %scevgep3.i111.i = getelementptr i8, ptr %.236.i, i64 %157
  %scevgep295.i = getelementptr i8, ptr %lsr.iv182.i, i64 %156
  br label %B34.if.epil.i112.i

B34.if.epil.i112.i:                               ; preds = %B34.if.epil.i112.i, %B34.if.epil.preheader.i108.i
  %lsr.iv.i113.i = phi i64 [ %lsr.iv.next.i116.i, %B34.if.epil.i112.i ], [ 0, %B34.if.epil.preheader.i108.i ]
  %scevgep4.i114.i = getelementptr i8, ptr %scevgep3.i111.i, i64 %lsr.iv.i113.i
  %.135.epil.i.i83 = load double, ptr %scevgep4.i114.i, align 8, !noalias !255
  %158 = shl i64 %lsr.iv.i113.i, 3
  %scevgep296.i = getelementptr i8, ptr %scevgep295.i, i64 %158
  store double %.135.epil.i.i83, ptr %scevgep296.i, align 8, !noalias !255
  %lsr.iv.next.i116.i = add nuw nsw i64 %lsr.iv.i113.i, 8
  %epil.iter.cmp.not.i117.i = icmp eq i64 %116, %lsr.iv.next.i116.i
  br i1 %epil.iter.cmp.not.i117.i, label %B744.endif.i, label %B34.if.epil.i112.i, !llvm.loop !258

B34.if.i97.i:                                     ; preds = %B34.if.preheader.new.i95.i, %B34.if.i97.i
  %lsr.iv85.i = phi i64 [ %lsr.iv.next86.i, %B34.if.i97.i ], [ %127, %B34.if.preheader.new.i95.i ]
  %lsr.iv260.i = phi ptr [ %scevgep261.i, %B34.if.i97.i ], [ %.88.i, %B34.if.preheader.new.i95.i ]
  %.1013638.i98.i = phi i64 [ %.108.3.i103.1.i, %B34.if.i97.i ], [ 0, %B34.if.preheader.new.i95.i ]
  %scevgep270.i = getelementptr i8, ptr %lsr.iv260.i, i64 %lsr.iv148.i
  %scevgep271.i = getelementptr i8, ptr %scevgep270.i, i64 -256
  %sunkaddr136.i = shl i64 %.1013638.i98.i, 3
  %sunkaddr137.i = getelementptr i8, ptr %.236.i, i64 %sunkaddr136.i
  %.135.i.i75 = load double, ptr %sunkaddr137.i, align 8, !noalias !255
  %scevgep276.i = getelementptr i8, ptr %scevgep270.i, i64 -448
  store double %.135.i.i75, ptr %scevgep276.i, align 8, !noalias !255
  %sunkaddr140.i = getelementptr i8, ptr %sunkaddr137.i, i64 8
  %.135.1.i.i76 = load double, ptr %sunkaddr140.i, align 8, !noalias !255
  %scevgep97.i = getelementptr i8, ptr %scevgep270.i, i64 -384
  store double %.135.1.i.i76, ptr %scevgep97.i, align 8, !noalias !255
  %sunkaddr143.i = getelementptr i8, ptr %sunkaddr137.i, i64 16
  %.135.2.i.i77 = load double, ptr %sunkaddr143.i, align 8, !noalias !255
  %scevgep95.i = getelementptr i8, ptr %scevgep270.i, i64 -320
  store double %.135.2.i.i77, ptr %scevgep95.i, align 8, !noalias !255
  %sunkaddr146.i = getelementptr i8, ptr %sunkaddr137.i, i64 24
  %.135.3.i.i78 = load double, ptr %sunkaddr146.i, align 8, !noalias !255
  store double %.135.3.i.i78, ptr %scevgep271.i, align 8, !noalias !255
  %sunkaddr149.i = getelementptr i8, ptr %sunkaddr137.i, i64 32
  %.135.i.1.i79 = load double, ptr %sunkaddr149.i, align 8, !noalias !255
  %scevgep93.i = getelementptr i8, ptr %scevgep270.i, i64 -192
  store double %.135.i.1.i79, ptr %scevgep93.i, align 8, !noalias !255
  %sunkaddr152.i = getelementptr i8, ptr %sunkaddr137.i, i64 40
  %.135.1.i.1.i80 = load double, ptr %sunkaddr152.i, align 8, !noalias !255
  %scevgep91.i = getelementptr i8, ptr %scevgep270.i, i64 -128
  store double %.135.1.i.1.i80, ptr %scevgep91.i, align 8, !noalias !255
  %sunkaddr155.i = getelementptr i8, ptr %sunkaddr137.i, i64 48
  %.135.2.i.1.i81 = load double, ptr %sunkaddr155.i, align 8, !noalias !255
  %scevgep89.i = getelementptr i8, ptr %scevgep270.i, i64 -64
  store double %.135.2.i.1.i81, ptr %scevgep89.i, align 8, !noalias !255
  %.108.3.i103.1.i = add i64 %.1013638.i98.i, 8
  %sunkaddr156.i = shl i64 %.108.3.i103.1.i, 3
  %sunkaddr157.i = getelementptr i8, ptr %.236.i, i64 %sunkaddr156.i
  %sunkaddr158.i = getelementptr i8, ptr %sunkaddr157.i, i64 -8
  %.135.3.i.1.i82 = load double, ptr %sunkaddr158.i, align 8, !noalias !255
  store double %.135.3.i.1.i82, ptr %scevgep270.i, align 8, !noalias !255
  %scevgep261.i = getelementptr i8, ptr %lsr.iv260.i, i64 512
  %lsr.iv.next86.i = add i64 %lsr.iv85.i, 2
  %niter145.ncmp.1.i = icmp eq i64 %lsr.iv.next86.i, 0
  br i1 %niter145.ncmp.1.i, label %B84.loopexit.unr-lcssa.i106.unr-lcssa.i, label %B34.if.i97.i

B744.endif.i:                                     ; preds = %B34.if.epil.i112.i, %B84.loopexit.unr-lcssa.i106.i, %B386.endif.endif.endif.i
  %.474.i = fcmp olt double %.459.i73, 0.000000e+00
  %.479.i = select i1 %.474.i, i64 %145, i64 0
  %lost.5.3.i = or i64 %.479.i, %lost.2.0293.i
  %sunkaddr160.i = getelementptr i8, ptr %sunkaddr297.i, i64 512
  store double %.459.i73, ptr %sunkaddr160.i, align 8, !noalias !239
  br label %B832.i

_ZN9teachmech3run8compiled21kernel_lanes_explicit5judgeB3v65B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29x.exit: ; preds = %B907.i
  %.1175 = or i64 %lost.3.1.i, %.651.i
  %.1187 = load <8 x double>, ptr %sunkaddr666, align 8
  %.1192 = load <8 x double>, ptr %sunkaddr667, align 8
  %.1210 = load <8 x double>, ptr %sunkaddr665, align 8
  %.8.i536 = fcmp olt <8 x double> %.1210, splat (double 1.000000e+00)
  %159 = bitcast <8 x i1> %.8.i536 to i8
  %.1204 = xor i64 %.1175, -1
  %.1236 = zext i8 %159 to i64
  %160 = and i64 %.1204, %.1236
  %.1237 = and i64 %160, %.1071
  %.1249.not = icmp eq i64 %.1237, 0
  br i1 %.1249.not, label %B1660, label %B1586

B2220.if:                                         ; preds = %B2748, %B1660
  %.1672977979 = phi i64 [ 0, %B1660 ], [ %.1679, %B2748 ]
  %.1679 = add nuw nsw i64 %.1672977979, 1
  %161 = shl nuw nsw i64 %.1672977979, 3
  %scevgep641 = getelementptr i8, ptr %arg.lanes, i64 %161
  %.1710 = load i64, ptr %scevgep641, align 8
  %162 = shl nuw i64 1, %.1672977979
  %163 = and i64 %162, %accepted.2.1
  %.1721.not = icmp eq i64 %163, 0
  br i1 %.1721.not, label %B2620, label %B2270

B2332.endif.endif:                                ; preds = %B90.i, %B2332
  %how.6.2 = phi i64 [ 1, %B90.i ], [ 4, %B2332 ]
  %.1870 = load double, ptr %sunkaddr655, align 8
  store double %.1870, ptr %scevgep636, align 8
  br label %B2688
}

declare <8 x double> @llvm.sqrt.v8f64(<8 x double>) #0

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
  %.18.i = load i64, ptr %.17.i, align 8, !noalias !259
  %.21.i = getelementptr i8, ptr %arg.problem.4, i64 80
  %.22.i = load i64, ptr %.21.i, align 8, !noalias !259
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
  store i64 0, ptr %.308.i, align 8, !noalias !262
  store i64 0, ptr %.338.i, align 8, !noalias !262
  store ptr null, ptr %.1278.i, align 8, !noalias !262
  store ptr null, ptr %.1311.i, align 8, !noalias !262
  %.42.i = load i64, ptr %arg.problem.4, align 8, !noalias !262
  %.48.i = load i64, ptr %.17.i, align 8, !noalias !262
  %.49.i = add i64 %.48.i, %.42.i
  %.52.i = load i64, ptr %.51.i, align 8, !noalias !262
  %.55.i = load i64, ptr %.54.i, align 8, !noalias !262
  %.68.i = load i64, ptr %.67.i, align 8, !noalias !262
  %.22.i.i = load i64, ptr %.21.i, align 8, !noalias !265
  %.26.i.i = getelementptr double, ptr %arg.problem.5, i64 %.22.i.i
  %.28.i.i = getelementptr i8, ptr %.26.i.i, i64 8
  %.112.i = shl i64 %.42.i, 1
  %.113.i = add nsw i64 %.112.i, 2
  %46 = getelementptr double, ptr %.173, i64 %.113.i
  %.116.i = getelementptr double, ptr %46, i64 %.49.i
  %.133.i4 = tail call i64 %.132.i3(double %.604, ptr %arg.now, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.8), !noalias !262
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
  %.256.epil12.i = load double, ptr %scevgep163.epil.i, align 8, !noalias !262
  %scevgep170.epil.i = getelementptr i8, ptr %scevgep164.i, i64 %48
  %scevgep171.epil.i = getelementptr i8, ptr %scevgep170.epil.i, i64 -24
  store double %.256.epil12.i, ptr %scevgep171.epil.i, align 8, !noalias !262
  %scevgep161.epil.i = getelementptr i8, ptr %scevgep162.epil.i, i64 -16
  %.256.1.epil.i = load double, ptr %scevgep161.epil.i, align 8, !noalias !262
  %scevgep169.epil.i = getelementptr i8, ptr %scevgep170.epil.i, i64 -16
  store double %.256.1.epil.i, ptr %scevgep169.epil.i, align 8, !noalias !262
  %scevgep159.epil.i = getelementptr i8, ptr %scevgep162.epil.i, i64 -8
  %.256.2.epil.i = load double, ptr %scevgep159.epil.i, align 8, !noalias !262
  %scevgep167.epil.i = getelementptr i8, ptr %scevgep170.epil.i, i64 -8
  store double %.256.2.epil.i, ptr %scevgep167.epil.i, align 8, !noalias !262
  %.227.3.epil.i = add nuw i64 %.220434436.epil.init14.i, 4
  %.256.3.epil.i = load double, ptr %scevgep162.epil.i, align 8, !noalias !262
  store double %.256.3.epil.i, ptr %scevgep170.epil.i, align 8, !noalias !262
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
  %.256.epil.i = load double, ptr %scevgep198.i, align 8, !noalias !262
  %scevgep197.i = getelementptr i8, ptr %scevgep152.i, i64 %54
  store double %.256.epil.i, ptr %scevgep197.i, align 8, !noalias !262
  %epil.iter.next.i8 = add i64 %epil.iter.i7, 1
  %epil.iter.cmp.not.i9 = icmp eq i64 %xtraiter.i6, %epil.iter.next.i8
  br i1 %epil.iter.cmp.not.i9, label %B440.i, label %B400.if.epil.i, !llvm.loop !268

B440.i:                                           ; preds = %B400.if.epil.i, %B440.loopexit.unr-lcssa.i, %for.cond.2.preheader
  %.273.i = load i64, ptr %.272.i, align 8, !noalias !262
  %.274.not.i = icmp eq i64 %.273.i, 0
  br i1 %.274.not.i, label %B496.i, label %B466.i

B466.i:                                           ; preds = %B440.i
  store ptr null, ptr %.48.i2.i, align 8, !noalias !269
  %.27.i1.i = load i64, ptr %arg.problem.4, align 8, !noalias !269
  %.33.i.i = load i64, ptr %.17.i, align 8, !noalias !269
  %.37.i.i = load i64, ptr %.51.i, align 8, !noalias !269
  store ptr null, ptr %.48.i2.i, align 8, !noalias !269
  call fastcc void @part1(ptr nonnull %.48.i2.i, ptr nonnull readonly %arg.problem.4, ptr readonly %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7)
  %.76.i.i = load i64, ptr %.54.i, align 8, !noalias !269
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
  %.196.i.i = load i64, ptr %sunkaddr234.i, align 8, !noalias !269
  %59 = shl i64 %.196.i.i, 3
  %scevgep4.i.i = getelementptr i8, ptr %lsr.iv1.i.i, i64 %59
  %.200.i.i = load i64, ptr %scevgep4.i.i, align 8, !noalias !269
  %.203.i.i = load i64, ptr %sunkaddr235.i, align 8, !noalias !269
  %60 = shl i64 %.203.i.i, 3
  %scevgep3.i.i = getelementptr i8, ptr %lsr.iv1.i.i, i64 %60
  %.207.i.i = load i64, ptr %scevgep3.i.i, align 8, !noalias !269
  %.211.i.i = getelementptr double, ptr %56, i64 %.207.i.i
  %.212.i.i = load double, ptr %.211.i.i, align 8, !noalias !269
  %.214.i.i = getelementptr double, ptr %arg.problem.7, i64 %.200.i.i
  %.215.i.i = load double, ptr %.214.i.i, align 8, !noalias !269
  %.220.i.i = load double, ptr %lsr.iv.i.i, align 8, !noalias !269
  %.221.i.i = fmul double %.215.i.i, %.220.i.i
  %.227.i.i = getelementptr double, ptr %58, i64 %.200.i.i
  %.228.i.i = load double, ptr %.227.i.i, align 8, !noalias !269
  %.229.i.i = fmul double %.221.i.i, %.228.i.i
  %.230.i.i = fadd double %.212.i.i, %.229.i.i
  store double %.230.i.i, ptr %.211.i.i, align 8, !noalias !269
  %scevgep.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 8
  %scevgep2.i.i = getelementptr i8, ptr %lsr.iv1.i.i, i64 8
  %lsr.iv.next.i.i = add i64 %lsr.iv5.i.i, -1
  %exitcond.not.i.i = icmp eq i64 %lsr.iv.next.i.i, 0
  br i1 %exitcond.not.i.i, label %_ZN9teachmech3run8compiled7kernels5weighB2v3B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread.i, label %B234.if.i.i

_ZN9teachmech3run8compiled7kernels5weighB2v3B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread.i: ; preds = %B234.if.i.i, %B466.i
  br label %B496.i

B496.i:                                           ; preds = %_ZN9teachmech3run8compiled7kernels5weighB2v3B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread.i, %B440.i
  %.306.i = load i64, ptr %.305.i, align 8, !noalias !262
  store i64 0, ptr %.308.i, align 8, !noalias !262
  call fastcc void @part2(ptr nonnull %.308.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.306.i)
  %.322.i = load i64, ptr %.308.i, align 8, !noalias !262
  store i64 0, ptr %.338.i, align 8, !noalias !262
  call fastcc void @part3(ptr nonnull %.338.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.322.i)
  %.352.i = load i64, ptr %.338.i, align 8, !noalias !262
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
  %.515.epil22.i = load double, ptr %sunkaddr200.epil.i, align 8, !noalias !262
  %sunkaddr202.epil.i = getelementptr i8, ptr %.173, i64 %sunkaddr199.epil.i
  store double %.515.epil22.i, ptr %sunkaddr202.epil.i, align 8, !noalias !262
  %sunkaddr205.epil.i = getelementptr i8, ptr %sunkaddr200.epil.i, i64 8
  %.515.1.epil.i = load double, ptr %sunkaddr205.epil.i, align 8, !noalias !262
  %sunkaddr208.epil.i = getelementptr i8, ptr %sunkaddr202.epil.i, i64 8
  store double %.515.1.epil.i, ptr %sunkaddr208.epil.i, align 8, !noalias !262
  %sunkaddr211.epil.i = getelementptr i8, ptr %sunkaddr200.epil.i, i64 16
  %.515.2.epil.i = load double, ptr %sunkaddr211.epil.i, align 8, !noalias !262
  %sunkaddr214.epil.i = getelementptr i8, ptr %sunkaddr202.epil.i, i64 16
  store double %.515.2.epil.i, ptr %sunkaddr214.epil.i, align 8, !noalias !262
  %.488.3.epil.i = add nuw nsw i64 %.481440442.epil.init24.i, 4
  %sunkaddr217.epil.i = getelementptr i8, ptr %sunkaddr200.epil.i, i64 24
  %.515.3.epil.i = load double, ptr %sunkaddr217.epil.i, align 8, !noalias !262
  %sunkaddr220.epil.i = getelementptr i8, ptr %sunkaddr202.epil.i, i64 24
  store double %.515.3.epil.i, ptr %sunkaddr220.epil.i, align 8, !noalias !262
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
  %.515.epil.i = load double, ptr %scevgep148.i, align 8, !noalias !262
  %scevgep147.i = getelementptr i8, ptr %scevgep132.i, i64 %69
  store double %.515.epil.i, ptr %scevgep147.i, align 8, !noalias !262
  %epil.iter55.next.i = add nuw nsw i64 %epil.iter55.i, 1
  %epil.iter55.cmp.not.i = icmp eq i64 %epil.iter55.next.i, 2
  br i1 %epil.iter55.cmp.not.i, label %B664.i, label %B636.if.epil.i, !llvm.loop !273

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
  %.646.epil34.i = load double, ptr %sunkaddr222.epil.i, align 8, !noalias !262
  %scevgep130.epil.i = getelementptr i8, ptr %scevgep124.i, i64 %78
  %scevgep131.epil.i = getelementptr i8, ptr %scevgep130.epil.i, i64 -24
  store double %.646.epil34.i, ptr %scevgep131.epil.i, align 8, !noalias !262
  %sunkaddr225.epil.i = getelementptr i8, ptr %sunkaddr222.epil.i, i64 8
  %.646.1.epil.i = load double, ptr %sunkaddr225.epil.i, align 8, !noalias !262
  %scevgep129.epil.i = getelementptr i8, ptr %scevgep130.epil.i, i64 -16
  store double %.646.1.epil.i, ptr %scevgep129.epil.i, align 8, !noalias !262
  %sunkaddr228.epil.i = getelementptr i8, ptr %sunkaddr222.epil.i, i64 16
  %.646.2.epil.i = load double, ptr %sunkaddr228.epil.i, align 8, !noalias !262
  %scevgep127.epil.i = getelementptr i8, ptr %scevgep130.epil.i, i64 -8
  store double %.646.2.epil.i, ptr %scevgep127.epil.i, align 8, !noalias !262
  %.619.3.epil.i = add nuw i64 %.612447449.epil.init36.i, 4
  %sunkaddr231.epil.i = getelementptr i8, ptr %sunkaddr222.epil.i, i64 24
  %.646.3.epil.i = load double, ptr %sunkaddr231.epil.i, align 8, !noalias !262
  store double %.646.3.epil.i, ptr %scevgep130.epil.i, align 8, !noalias !262
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
  %.646.epil.i = load double, ptr %scevgep91.i, align 8, !noalias !262
  %scevgep88.i = getelementptr i8, ptr %scevgep112.i, i64 %83
  store double %.646.epil.i, ptr %scevgep88.i, align 8, !noalias !262
  %epil.iter61.next.i = add i64 %epil.iter61.i, 1
  %epil.iter61.cmp.not.i = icmp eq i64 %xtraiter60.i, %epil.iter61.next.i
  br i1 %epil.iter61.cmp.not.i, label %B740.i, label %B694.if.epil.i, !llvm.loop !274

B740.i:                                           ; preds = %B694.if.epil.i, %B740.loopexit.unr-lcssa.i, %B664.i
  %.669.i = tail call i64 %.668.i(double %.604, ptr %.173, ptr %arg.problem.5, ptr %.116.i, ptr %arg.problem.8), !noalias !262
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
  store double 0.000000e+00, ptr %lsr.iv85.epil.init.i, align 8, !noalias !262
  %scevgep89.epil.i = getelementptr i8, ptr %lsr.iv85.epil.init.i, i64 %89
  store double 0.000000e+00, ptr %scevgep89.epil.i, align 8, !noalias !262
  %scevgep88.epil.i = getelementptr i8, ptr %lsr.iv85.epil.init.i, i64 %88
  store double 0.000000e+00, ptr %scevgep88.epil.i, align 8, !noalias !262
  %scevgep87.epil.i = getelementptr i8, ptr %lsr.iv85.epil.init.i, i64 %86
  store double 0.000000e+00, ptr %scevgep87.epil.i, align 8, !noalias !262
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
  store double 0.000000e+00, ptr %lsr.iv91.i, align 8, !noalias !262
  %scevgep92.i = getelementptr i8, ptr %lsr.iv91.i, i64 %89
  %lsr.iv.next.i = add nsw i64 %lsr.iv93.i, -1
  %epil.iter67.cmp.not.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %epil.iter67.cmp.not.i, label %B966.i, label %B932.if.epil.i, !llvm.loop !275

B966.i:                                           ; preds = %B932.if.epil.i, %B848.if.i, %B966.loopexit.unr-lcssa.i
  %.949.i = icmp eq i64 %.809.i, %.802.i
  br i1 %.949.i, label %B1511.i, label %B980.i

B980.i:                                           ; preds = %B966.i
  br i1 %.606448.not.i, label %B1032.i, label %B1010.if.preheader.i

B1010.if.preheader.i:                             ; preds = %B980.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %84, i8 0, i64 %85, i1 false), !noalias !262
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
  %.1211.prol.i = load double, ptr %.1210.prol.i, align 8, !noalias !262
  %.1214.prol.i = load i64, ptr %sunkaddr236.i, align 8, !noalias !262
  %110 = getelementptr i64, ptr %arg.problem.4, i64 %.1214.prol.i
  %.1217.prol.i = getelementptr i64, ptr %110, i64 %.802.i
  %.1218.prol.i = load i64, ptr %.1217.prol.i, align 8, !noalias !262
  %.1222.prol.i = getelementptr double, ptr %84, i64 %.1218.prol.i
  store double %.1211.prol.i, ptr %.1222.prol.i, align 8, !noalias !262
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
  %.1231.i = load i64, ptr %.272.i, align 8, !noalias !262
  %.1232.not.i = icmp eq i64 %.1231.i, 0
  br i1 %.1232.not.i, label %B1164.i, label %B1210.i

B1164.i:                                          ; preds = %B1138.i
  br i1 %103, label %B1176.i, label %B1240.i

B1176.i:                                          ; preds = %B1164.i
  %.1239.i = load i64, ptr %sunkaddr238.i, align 8, !noalias !262
  %.1240.i = icmp sgt i64 %.1239.i, 0
  br i1 %.1240.i, label %B1210.i, label %B1310.i

B1210.i:                                          ; preds = %B1176.i, %B1138.i
  store ptr null, ptr %.48.i2.i, align 8, !noalias !276
  %.27.i4.i = load i64, ptr %arg.problem.4, align 8, !noalias !276
  %.33.i6.i = load i64, ptr %.17.i, align 8, !noalias !276
  %.37.i8.i = load i64, ptr %.51.i, align 8, !noalias !276
  store ptr null, ptr %.48.i2.i, align 8, !noalias !276
  call fastcc void @part1(ptr nonnull %.48.i2.i, ptr nonnull readonly %arg.problem.4, ptr readonly %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7)
  %.76.i12.i = load i64, ptr %.54.i, align 8, !noalias !276
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
  %.196.i21.i = load i64, ptr %sunkaddr242.i, align 8, !noalias !276
  %118 = shl i64 %.196.i21.i, 3
  %scevgep4.i22.i = getelementptr i8, ptr %lsr.iv1.i19.i, i64 %118
  %.200.i23.i = load i64, ptr %scevgep4.i22.i, align 8, !noalias !276
  %.203.i24.i = load i64, ptr %sunkaddr243.i, align 8, !noalias !276
  %119 = shl i64 %.203.i24.i, 3
  %scevgep3.i25.i = getelementptr i8, ptr %lsr.iv1.i19.i, i64 %119
  %.207.i26.i = load i64, ptr %scevgep3.i25.i, align 8, !noalias !276
  %.211.i27.i = getelementptr double, ptr %115, i64 %.207.i26.i
  %.212.i28.i = load double, ptr %.211.i27.i, align 8, !noalias !276
  %.214.i29.i = getelementptr double, ptr %arg.problem.7, i64 %.200.i23.i
  %.215.i30.i = load double, ptr %.214.i29.i, align 8, !noalias !276
  %.220.i31.i = load double, ptr %lsr.iv.i20.i, align 8, !noalias !276
  %.221.i32.i = fmul double %.215.i30.i, %.220.i31.i
  %.227.i33.i = getelementptr double, ptr %117, i64 %.200.i23.i
  %.228.i34.i = load double, ptr %.227.i33.i, align 8, !noalias !276
  %.229.i35.i = fmul double %.221.i32.i, %.228.i34.i
  %.230.i36.i = fadd double %.212.i28.i, %.229.i35.i
  store double %.230.i36.i, ptr %.211.i27.i, align 8, !noalias !276
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
  %.1275.i = load i64, ptr %.305.i, align 8, !noalias !262
  store ptr null, ptr %.1278.i, align 8, !noalias !262
  call fastcc void @part4(ptr nonnull %.1278.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.1275.i, i64 %.322.i)
  br label %B1388.i

B1310.i:                                          ; preds = %B1240.i, %B1176.i
  %.1306.i = load i64, ptr %sunkaddr245.i, align 8, !noalias !262
  %.1309.i = load i64, ptr %.17.i, align 8, !noalias !262
  store ptr null, ptr %.1311.i, align 8, !noalias !262
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
  %.132.epil.i.i = load double, ptr %scevgep.i5, align 8, !noalias !280
  %.133.epil.i.i = fmul double %.132.epil.i.i, 0.000000e+00
  %.135.epil.i.i = fadd double %total.2.039.epil.i.i, %.133.epil.i.i
  %epil.iter.next.i.i = add i64 %epil.iter.i.i, 1
  %epil.iter.cmp.not.i.i = icmp eq i64 %xtraiter.i.i, %epil.iter.next.i.i
  br i1 %epil.iter.cmp.not.i.i, label %B72.loopexit.i.i, label %B38.if.epil.i.i, !llvm.loop !283

B72.loopexit.i.i:                                 ; preds = %B38.if.epil.i.i, %B72.loopexit.unr-lcssa.i.i
  %.135.lcssa.i.i = phi double [ %.135.3.i.i, %B72.loopexit.unr-lcssa.i.i ], [ %.135.epil.i.i, %B38.if.epil.i.i ]
  %123 = fcmp une double %.135.lcssa.i.i, 0.000000e+00
  br i1 %123, label %B1224, label %B1242.preheader

B38.if.i.i:                                       ; preds = %B38.if.i.i, %B38.if.preheader.new.i.i
  %total.2.039.i.i = phi double [ 0.000000e+00, %B38.if.preheader.new.i.i ], [ %.135.3.i.i, %B38.if.i.i ]
  %.983537.i.i = phi i64 [ 0, %B38.if.preheader.new.i.i ], [ %.105.3.i.i, %B38.if.i.i ]
  %sunkaddr247.i = shl i64 %.983537.i.i, 3
  %sunkaddr248.i = getelementptr i8, ptr %.164, i64 %sunkaddr247.i
  %.132.i.i = load double, ptr %sunkaddr248.i, align 8, !noalias !280
  %.133.i.i = fmul double %.132.i.i, 0.000000e+00
  %.135.i.i = fadd double %total.2.039.i.i, %.133.i.i
  %sunkaddr251.i = getelementptr i8, ptr %sunkaddr248.i, i64 8
  %.132.1.i.i = load double, ptr %sunkaddr251.i, align 8, !noalias !280
  %.133.1.i.i = fmul double %.132.1.i.i, 0.000000e+00
  %.135.1.i.i = fadd double %.135.i.i, %.133.1.i.i
  %sunkaddr254.i = getelementptr i8, ptr %sunkaddr248.i, i64 16
  %.132.2.i.i = load double, ptr %sunkaddr254.i, align 8, !noalias !280
  %.133.2.i.i = fmul double %.132.2.i.i, 0.000000e+00
  %.135.2.i.i = fadd double %.135.1.i.i, %.133.2.i.i
  %.105.3.i.i = add nuw nsw i64 %.983537.i.i, 4
  %sunkaddr257.i = getelementptr i8, ptr %sunkaddr248.i, i64 24
  %.132.3.i.i = load double, ptr %sunkaddr257.i, align 8, !noalias !280
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
  %.1456.epil.i = load double, ptr %scevgep111.epil.i, align 8, !noalias !262
  %sunkaddr258.i = shl i64 %137, 3
  %sunkaddr259.i = getelementptr i8, ptr %.28.i.i, i64 %sunkaddr258.i
  %.1501.epil.i = load double, ptr %sunkaddr259.i, align 8, !noalias !262
  %.1502.epil.i = fmul double %.1456.epil.i, %.1501.epil.i
  %scevgep110.epil.i = getelementptr i8, ptr %.28.i.i, i64 %124
  %.1505.epil.i = load double, ptr %scevgep110.epil.i, align 8, !noalias !262
  %.1509.epil.i = fdiv double %.1502.epil.i, %.1505.epil.i
  store double %.1509.epil.i, ptr %lsr.iv108.epil.init.i, align 8, !noalias !262
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
  %.256.i = load double, ptr %scevgep212.i, align 8, !noalias !262
  %scevgep220.i = getelementptr i8, ptr %scevgep213.i, i64 %135
  %scevgep221.i = getelementptr i8, ptr %scevgep220.i, i64 -32
  %scevgep226.i = getelementptr i8, ptr %scevgep220.i, i64 -56
  store double %.256.i, ptr %scevgep226.i, align 8, !noalias !262
  %scevgep211.i = getelementptr i8, ptr %scevgep206.i, i64 -48
  %.256.1.i = load double, ptr %scevgep211.i, align 8, !noalias !262
  %scevgep225.i = getelementptr i8, ptr %scevgep220.i, i64 -48
  store double %.256.1.i, ptr %scevgep225.i, align 8, !noalias !262
  %scevgep209.i = getelementptr i8, ptr %scevgep206.i, i64 -40
  %.256.2.i = load double, ptr %scevgep209.i, align 8, !noalias !262
  %scevgep223.i = getelementptr i8, ptr %scevgep220.i, i64 -40
  store double %.256.2.i, ptr %scevgep223.i, align 8, !noalias !262
  %.256.3.i = load double, ptr %scevgep207.i, align 8, !noalias !262
  store double %.256.3.i, ptr %scevgep221.i, align 8, !noalias !262
  %scevgep205.i = getelementptr i8, ptr %scevgep206.i, i64 -24
  %.256.118.i = load double, ptr %scevgep205.i, align 8, !noalias !262
  %scevgep219.i = getelementptr i8, ptr %scevgep220.i, i64 -24
  store double %.256.118.i, ptr %scevgep219.i, align 8, !noalias !262
  %scevgep204.i = getelementptr i8, ptr %scevgep206.i, i64 -16
  %.256.1.1.i = load double, ptr %scevgep204.i, align 8, !noalias !262
  %scevgep218.i = getelementptr i8, ptr %scevgep220.i, i64 -16
  store double %.256.1.1.i, ptr %scevgep218.i, align 8, !noalias !262
  %scevgep202.i = getelementptr i8, ptr %scevgep206.i, i64 -8
  %.256.2.1.i = load double, ptr %scevgep202.i, align 8, !noalias !262
  %scevgep216.i = getelementptr i8, ptr %scevgep220.i, i64 -8
  store double %.256.2.1.i, ptr %scevgep216.i, align 8, !noalias !262
  %.227.3.1.i = add i64 %.220434436.i, 8
  %.256.3.1.i = load double, ptr %scevgep206.i, align 8, !noalias !262
  store double %.256.3.1.i, ptr %scevgep220.i, align 8, !noalias !262
  %lsr.iv.next228.i = add i64 %lsr.iv227.i, -2
  %niter.ncmp.1.i = icmp eq i64 %lsr.iv.next228.i, 0
  br i1 %niter.ncmp.1.i, label %B440.loopexit.unr-lcssa.unr-lcssa.i, label %B400.if.i

B636.if.i:                                        ; preds = %B636.if.i, %B636.if.preheader.new.new.i
  %lsr.iv195.i = phi i64 [ %lsr.iv.next196.i, %B636.if.i ], [ %unroll_iter28.i, %B636.if.preheader.new.new.i ]
  %.481440442.i = phi i64 [ %.488.3.1.i, %B636.if.i ], [ 0, %B636.if.preheader.new.new.i ]
  %sunkaddr260.i = shl i64 %.481440442.i, 3
  %sunkaddr261.i = getelementptr i8, ptr %arg.now, i64 %sunkaddr260.i
  %.515.i = load double, ptr %sunkaddr261.i, align 8, !noalias !262
  %sunkaddr263.i = getelementptr i8, ptr %.173, i64 %sunkaddr260.i
  store double %.515.i, ptr %sunkaddr263.i, align 8, !noalias !262
  %sunkaddr266.i = getelementptr i8, ptr %sunkaddr261.i, i64 8
  %.515.1.i = load double, ptr %sunkaddr266.i, align 8, !noalias !262
  %sunkaddr269.i = getelementptr i8, ptr %sunkaddr263.i, i64 8
  store double %.515.1.i, ptr %sunkaddr269.i, align 8, !noalias !262
  %sunkaddr272.i = getelementptr i8, ptr %sunkaddr261.i, i64 16
  %.515.2.i = load double, ptr %sunkaddr272.i, align 8, !noalias !262
  %sunkaddr275.i = getelementptr i8, ptr %sunkaddr263.i, i64 16
  store double %.515.2.i, ptr %sunkaddr275.i, align 8, !noalias !262
  %sunkaddr278.i = getelementptr i8, ptr %sunkaddr261.i, i64 24
  %.515.3.i = load double, ptr %sunkaddr278.i, align 8, !noalias !262
  %sunkaddr281.i = getelementptr i8, ptr %sunkaddr263.i, i64 24
  store double %.515.3.i, ptr %sunkaddr281.i, align 8, !noalias !262
  %sunkaddr284.i = getelementptr i8, ptr %sunkaddr261.i, i64 32
  %.515.130.i = load double, ptr %sunkaddr284.i, align 8, !noalias !262
  %sunkaddr287.i = getelementptr i8, ptr %sunkaddr263.i, i64 32
  store double %.515.130.i, ptr %sunkaddr287.i, align 8, !noalias !262
  %sunkaddr290.i = getelementptr i8, ptr %sunkaddr261.i, i64 40
  %.515.1.1.i = load double, ptr %sunkaddr290.i, align 8, !noalias !262
  %sunkaddr293.i = getelementptr i8, ptr %sunkaddr263.i, i64 40
  store double %.515.1.1.i, ptr %sunkaddr293.i, align 8, !noalias !262
  %sunkaddr296.i = getelementptr i8, ptr %sunkaddr261.i, i64 48
  %.515.2.1.i = load double, ptr %sunkaddr296.i, align 8, !noalias !262
  %sunkaddr299.i = getelementptr i8, ptr %sunkaddr263.i, i64 48
  store double %.515.2.1.i, ptr %sunkaddr299.i, align 8, !noalias !262
  %.488.3.1.i = add nuw i64 %.481440442.i, 8
  %sunkaddr302.i = getelementptr i8, ptr %sunkaddr261.i, i64 56
  %.515.3.1.i = load double, ptr %sunkaddr302.i, align 8, !noalias !262
  %sunkaddr305.i = getelementptr i8, ptr %sunkaddr263.i, i64 56
  store double %.515.3.1.i, ptr %sunkaddr305.i, align 8, !noalias !262
  %lsr.iv.next196.i = add i64 %lsr.iv195.i, -2
  %niter29.ncmp.1.i = icmp eq i64 %lsr.iv.next196.i, 0
  br i1 %niter29.ncmp.1.i, label %B664.loopexit.unr-lcssa.unr-lcssa.i, label %B636.if.i

B694.if.i:                                        ; preds = %B694.if.i, %B694.if.preheader.new.new.i
  %lsr.iv145.i = phi i64 [ %lsr.iv.next146.i, %B694.if.i ], [ %unroll_iter40.i, %B694.if.preheader.new.new.i ]
  %.612447449.i = phi i64 [ %.619.3.1.i, %B694.if.i ], [ 0, %B694.if.preheader.new.new.i ]
  %136 = shl i64 %.612447449.i, 3
  %sunkaddr307.i = getelementptr i8, ptr %arg.problem.7, i64 %136
  %.646.i = load double, ptr %sunkaddr307.i, align 8, !noalias !262
  %scevgep137.i = getelementptr i8, ptr %scevgep121.i, i64 %136
  %scevgep138.i = getelementptr i8, ptr %scevgep137.i, i64 -32
  %scevgep144.i = getelementptr i8, ptr %scevgep137.i, i64 -56
  store double %.646.i, ptr %scevgep144.i, align 8, !noalias !262
  %sunkaddr310.i = getelementptr i8, ptr %sunkaddr307.i, i64 8
  %.646.1.i = load double, ptr %sunkaddr310.i, align 8, !noalias !262
  %scevgep142.i = getelementptr i8, ptr %scevgep137.i, i64 -48
  store double %.646.1.i, ptr %scevgep142.i, align 8, !noalias !262
  %sunkaddr313.i = getelementptr i8, ptr %sunkaddr307.i, i64 16
  %.646.2.i = load double, ptr %sunkaddr313.i, align 8, !noalias !262
  %scevgep140.i = getelementptr i8, ptr %scevgep137.i, i64 -40
  store double %.646.2.i, ptr %scevgep140.i, align 8, !noalias !262
  %sunkaddr316.i = getelementptr i8, ptr %sunkaddr307.i, i64 24
  %.646.3.i = load double, ptr %sunkaddr316.i, align 8, !noalias !262
  store double %.646.3.i, ptr %scevgep138.i, align 8, !noalias !262
  %sunkaddr319.i = getelementptr i8, ptr %sunkaddr307.i, i64 32
  %.646.142.i = load double, ptr %sunkaddr319.i, align 8, !noalias !262
  %scevgep136.i = getelementptr i8, ptr %scevgep137.i, i64 -24
  store double %.646.142.i, ptr %scevgep136.i, align 8, !noalias !262
  %sunkaddr322.i = getelementptr i8, ptr %sunkaddr307.i, i64 40
  %.646.1.1.i = load double, ptr %sunkaddr322.i, align 8, !noalias !262
  %scevgep128.i = getelementptr i8, ptr %scevgep137.i, i64 -16
  store double %.646.1.1.i, ptr %scevgep128.i, align 8, !noalias !262
  %sunkaddr325.i = getelementptr i8, ptr %sunkaddr307.i, i64 48
  %.646.2.1.i = load double, ptr %sunkaddr325.i, align 8, !noalias !262
  %scevgep125.i = getelementptr i8, ptr %scevgep137.i, i64 -8
  store double %.646.2.1.i, ptr %scevgep125.i, align 8, !noalias !262
  %.619.3.1.i = add i64 %.612447449.i, 8
  %sunkaddr326.i = shl i64 %.619.3.1.i, 3
  %sunkaddr327.i = getelementptr i8, ptr %arg.problem.7, i64 %sunkaddr326.i
  %sunkaddr328.i = getelementptr i8, ptr %sunkaddr327.i, i64 -8
  %.646.3.1.i = load double, ptr %sunkaddr328.i, align 8, !noalias !262
  store double %.646.3.1.i, ptr %scevgep137.i, align 8, !noalias !262
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
  %.802.i = load i64, ptr %gep52.i, align 8, !noalias !262
  %.808.i = getelementptr i8, ptr %gep52.i, i64 8
  %.809.i = load i64, ptr %.808.i, align 8, !noalias !262
  br i1 %.713.inv.i, label %B932.if.preheader.i, label %B966.i

B932.if.preheader.i:                              ; preds = %B848.if.i
  br i1 %99, label %B932.if.epil.preheader.i, label %B932.if.preheader8.i

B932.if.preheader8.i:                             ; preds = %B932.if.preheader.i
  br i1 %100, label %B932.if.epil.preheader43.i, label %B932.if.i

B932.if.i:                                        ; preds = %B932.if.preheader8.i, %B932.if.i
  %lsr.iv69.i = phi i64 [ %lsr.iv.next70.i, %B932.if.i ], [ %unroll_iter50.i, %B932.if.preheader8.i ]
  %lsr.iv85.i = phi ptr [ %scevgep77.i, %B932.if.i ], [ %lsr.iv.i, %B932.if.preheader8.i ]
  store double 0.000000e+00, ptr %lsr.iv85.i, align 8, !noalias !262
  %scevgep89.i = getelementptr i8, ptr %lsr.iv85.i, i64 %89
  store double 0.000000e+00, ptr %scevgep89.i, align 8, !noalias !262
  %scevgep71.i = getelementptr i8, ptr %scevgep89.i, i64 %89
  store double 0.000000e+00, ptr %scevgep71.i, align 8, !noalias !262
  %scevgep72.i = getelementptr i8, ptr %scevgep71.i, i64 %89
  store double 0.000000e+00, ptr %scevgep72.i, align 8, !noalias !262
  %scevgep73.i = getelementptr i8, ptr %scevgep72.i, i64 %89
  store double 0.000000e+00, ptr %scevgep73.i, align 8, !noalias !262
  %scevgep74.i = getelementptr i8, ptr %scevgep73.i, i64 %89
  store double 0.000000e+00, ptr %scevgep74.i, align 8, !noalias !262
  %scevgep75.i = getelementptr i8, ptr %scevgep74.i, i64 %89
  store double 0.000000e+00, ptr %scevgep75.i, align 8, !noalias !262
  %scevgep76.i = getelementptr i8, ptr %scevgep75.i, i64 %89
  store double 0.000000e+00, ptr %scevgep76.i, align 8, !noalias !262
  %lsr.iv.next70.i = add i64 %lsr.iv69.i, -2
  %niter51.ncmp.1.i = icmp eq i64 %lsr.iv.next70.i, 0
  %scevgep77.i = getelementptr i8, ptr %scevgep76.i, i64 %89
  br i1 %niter51.ncmp.1.i, label %B966.loopexit.unr-lcssa.unr-lcssa.i, label %B932.if.i

B1064.if.i:                                       ; preds = %B1064.if.i, %B1064.if.preheader74.i
  %lsr.iv104.i = phi ptr [ %scevgep103.i, %B1064.if.preheader74.i ], [ %scevgep105.i, %B1064.if.i ]
  %lsr.iv98.i = phi ptr [ %scevgep97.i, %B1064.if.preheader74.i ], [ %scevgep99.i, %B1064.if.i ]
  %lsr.iv94.i = phi i64 [ %112, %B1064.if.preheader74.i ], [ %lsr.iv.next95.i, %B1064.if.i ]
  %scevgep106.i = getelementptr i8, ptr %lsr.iv104.i, i64 -8
  %.1211.i = load double, ptr %scevgep106.i, align 8, !noalias !262
  %.1214.i = load i64, ptr %sunkaddr236.i, align 8, !noalias !262
  %141 = shl i64 %.1214.i, 3
  %scevgep100.i = getelementptr i8, ptr %lsr.iv98.i, i64 %141
  %scevgep101.i = getelementptr i8, ptr %scevgep100.i, i64 -8
  %.1218.i = load i64, ptr %scevgep101.i, align 8, !noalias !262
  %.1222.i = getelementptr double, ptr %84, i64 %.1218.i
  store double %.1211.i, ptr %.1222.i, align 8, !noalias !262
  %.1211.1.i = load double, ptr %lsr.iv104.i, align 8, !noalias !262
  %.1214.1.i = load i64, ptr %sunkaddr236.i, align 8, !noalias !262
  %142 = shl i64 %.1214.1.i, 3
  %scevgep107.i = getelementptr i8, ptr %lsr.iv98.i, i64 %142
  %.1218.1.i = load i64, ptr %scevgep107.i, align 8, !noalias !262
  %.1222.1.i = getelementptr double, ptr %84, i64 %.1218.1.i
  store double %.1211.1.i, ptr %.1222.1.i, align 8, !noalias !262
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
  %.1456.i = load double, ptr %sunkaddr331.i, align 8, !noalias !262
  %.1501.i = load double, ptr %sunkaddr333.i, align 8, !noalias !262
  %.1502.i = fmul double %.1456.i, %.1501.i
  %scevgep85.i = getelementptr i8, ptr %scevgep82.i, i64 %sunkaddr330.i
  %scevgep87.i = getelementptr i8, ptr %scevgep85.i, i64 -8
  %.1505.i = load double, ptr %scevgep87.i, align 8, !noalias !262
  %.1509.i = fdiv double %.1502.i, %.1505.i
  store double %.1509.i, ptr %lsr.iv108.i, align 8, !noalias !262
  %scevgep109.i = getelementptr i8, ptr %lsr.iv108.i, i64 %89
  %.1429.1.i = add nuw i64 %.1422477479.i, 2
  %sunkaddr336.i = getelementptr i8, ptr %sunkaddr331.i, i64 8
  %.1456.1.i = load double, ptr %sunkaddr336.i, align 8, !noalias !262
  %.1501.1.i = load double, ptr %sunkaddr333.i, align 8, !noalias !262
  %.1502.1.i = fmul double %.1456.1.i, %.1501.1.i
  %.1505.1.i = load double, ptr %scevgep85.i, align 8, !noalias !262
  %.1509.1.i = fdiv double %.1502.1.i, %.1505.1.i
  store double %.1509.1.i, ptr %scevgep109.i, align 8, !noalias !262
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
  call fastcc void @part14(ptr nonnull %.1199, double %.1194.1, ptr %.75, ptr %.72, i64 %.64, ptr %.1118.1)
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
  call fastcc void @part14(ptr nonnull %.1199, double %.1194.2, ptr %.75, ptr %.72, i64 %.64, ptr %.1118.2)
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
  call fastcc void @part14(ptr nonnull %.1199, double %.1194, ptr %.75, ptr %.72, i64 %.64, ptr %.97)
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
  store ptr null, ptr %.175.i, align 8, !noalias !284
  store ptr null, ptr %.205.i, align 8, !noalias !284
  store i8 0, ptr %.846.i, align 1, !noalias !284
  store ptr null, ptr %.1686.i, align 8, !noalias !284
  store ptr null, ptr %.1724.i, align 8, !noalias !284
  %.40.i = load i64, ptr %arg.problem.4, align 8, !noalias !284
  %.45.i = shl i64 %.40.i, 1
  %.46.i = add i64 %.45.i, 2
  %.22.i.i15 = load i64, ptr %.21.i, align 8, !noalias !288
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
  store ptr null, ptr %.175.i, align 8, !noalias !284
  call fastcc void @part15(ptr nonnull %.175.i, ptr readonly %.164, i64 %.40.i, double %.144.i, double 0.000000e+00, ptr %.125.i)
  store ptr null, ptr %.205.i, align 8, !noalias !284
  call fastcc void @part15(ptr nonnull %.205.i, ptr readonly %.164, i64 %.40.i, double %.152.i, double %.160.i, ptr %.136.i)
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
  %.671.11539.i = load double, ptr %scevgep609.i, align 8, !noalias !284
  %.672.11540.i = fmul double %.671.11539.i, 0x4010B70201A79C46
  %157 = fsub double 0.000000e+00, %.672.11540.i
  %scevgep259.i = getelementptr i8, ptr %scevgep618.i, i64 %156
  %scevgep261.i = getelementptr i8, ptr %scevgep259.i, i64 -8
  %.671.1.1.i = load double, ptr %scevgep261.i, align 8, !noalias !284
  %.672.1.1.i = fmul double %.671.1.1.i, 0x3FD4F8C15DA84E86
  %158 = fsub double %157, %.672.1.1.i
  %scevgep257.i = getelementptr i8, ptr %scevgep614.i, i64 %156
  %scevgep258.i = getelementptr i8, ptr %scevgep257.i, i64 -8
  %.671.2.1.i = load double, ptr %scevgep258.i, align 8, !noalias !284
  %.672.2.1.i = fmul double %.671.2.1.i, 0x3FDE810014C55221
  %.674.2.1.i = fadd double %158, %.672.2.1.i
  %scevgep255.i = getelementptr i8, ptr %scevgep610.i, i64 %156
  %scevgep256.i = getelementptr i8, ptr %scevgep255.i, i64 -8
  store double %.674.2.1.i, ptr %scevgep256.i, align 8, !noalias !284
  %scevgep263.i = getelementptr i8, ptr %scevgep609.i, i64 8
  %.671.11539.1.i = load double, ptr %scevgep263.i, align 8, !noalias !284
  %.672.11540.1.i = fmul double %.671.11539.1.i, 0x4010B70201A79C46
  %159 = fsub double 0.000000e+00, %.672.11540.1.i
  %.671.1.1.1.i = load double, ptr %scevgep259.i, align 8, !noalias !284
  %.672.1.1.1.i = fmul double %.671.1.1.1.i, 0x3FD4F8C15DA84E86
  %160 = fsub double %159, %.672.1.1.1.i
  %.671.2.1.1.i = load double, ptr %scevgep257.i, align 8, !noalias !284
  %.672.2.1.1.i = fmul double %.671.2.1.1.i, 0x3FDE810014C55221
  %.674.2.1.1.i = fadd double %160, %.672.2.1.1.i
  %.442.1.1.i = add nuw nsw i64 %.435805811.1.i, 2
  store double %.674.2.1.1.i, ptr %scevgep255.i, align 8, !noalias !284
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
  %.671.21543.i = load double, ptr %scevgep594.i, align 8, !noalias !284
  %.672.21544.i = fmul double %.671.21543.i, 0x3FE017885A24A7F2
  %.674.21545.i = fadd double %.672.21544.i, 0.000000e+00
  %scevgep590.i = getelementptr i8, ptr %scevgep618.i, i64 %162
  %scevgep252.i = getelementptr i8, ptr %scevgep590.i, i64 -8
  %.671.1.2.i = load double, ptr %scevgep252.i, align 8, !noalias !284
  %.672.1.2.i = fmul double %.671.1.2.i, 0x4004934E6FCAA598
  %163 = fsub double %.674.21545.i, %.672.1.2.i
  %scevgep249.i = getelementptr i8, ptr %scevgep584.i, i64 %162
  %scevgep250.i = getelementptr i8, ptr %scevgep249.i, i64 -8
  %.671.2.2.i = load double, ptr %scevgep250.i, align 8, !noalias !284
  %.672.2.2.i = fmul double %.671.2.2.i, 0x3FE312C0CF7BDFD1
  %.674.2.2.i = fadd double %163, %.672.2.2.i
  %scevgep247.i = getelementptr i8, ptr %scevgep595.i, i64 %162
  %scevgep248.i = getelementptr i8, ptr %scevgep247.i, i64 -8
  store double %.674.2.2.i, ptr %scevgep248.i, align 8, !noalias !284
  %scevgep254.i = getelementptr i8, ptr %scevgep594.i, i64 8
  %.671.21543.1.i = load double, ptr %scevgep254.i, align 8, !noalias !284
  %.672.21544.1.i = fmul double %.671.21543.1.i, 0x3FE017885A24A7F2
  %.674.21545.1.i = fadd double %.672.21544.1.i, 0.000000e+00
  %.671.1.2.1.i = load double, ptr %scevgep590.i, align 8, !noalias !284
  %.672.1.2.1.i = fmul double %.671.1.2.1.i, 0x4004934E6FCAA598
  %164 = fsub double %.674.21545.1.i, %.672.1.2.1.i
  %.671.2.2.1.i = load double, ptr %scevgep249.i, align 8, !noalias !284
  %.672.2.2.1.i = fmul double %.671.2.2.1.i, 0x3FE312C0CF7BDFD1
  %.674.2.2.1.i = fadd double %164, %.672.2.2.1.i
  %.442.2.1.i = add nuw nsw i64 %.435805811.2.i, 2
  store double %.674.2.2.1.i, ptr %scevgep247.i, align 8, !noalias !284
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
  store i8 0, ptr %.846.i, align 1, !noalias !284
  call fastcc void @part16(ptr nonnull %.846.i, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.604, double %.990, ptr readonly %arg.now, ptr %.97, ptr %.96.i, ptr %.102.i)
  %.860.i = load i8, ptr %.846.i, align 1, !noalias !284
  %.863.not.i = icmp eq i8 %.860.i, 0
  br i1 %.863.not.i, label %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v75B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit, label %B782.i

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
  %.132.epil.i.i47 = load double, ptr %scevgep458.i, align 8, !noalias !291
  %.133.epil.i.i48 = fmul double %.132.epil.i.i47, 0.000000e+00
  %.135.epil.i.i49 = fadd double %total.2.039.epil.i.i45, %.133.epil.i.i48
  %epil.iter.next.i.i50 = add i64 %epil.iter.i.i46, 1
  %epil.iter.cmp.not.i.i51 = icmp eq i64 %xtraiter.i.i18, %epil.iter.next.i.i50
  br i1 %epil.iter.cmp.not.i.i51, label %B72.loopexit.i.i52, label %B38.if.epil.i.i44, !llvm.loop !294

B72.loopexit.i.i52:                               ; preds = %B38.if.epil.i.i44, %B72.loopexit.unr-lcssa.i.i39
  %.135.lcssa.i.i53 = phi double [ %.135.3.i.i37, %B72.loopexit.unr-lcssa.i.i39 ], [ %.135.epil.i.i49, %B38.if.epil.i.i44 ]
  %190 = fcmp une double %.135.lcssa.i.i53, 0.000000e+00
  br i1 %190, label %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v75B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit, label %B856.if.i

B38.if.i.i22:                                     ; preds = %B38.if.preheader.i.i21, %B38.if.i.i22
  %total.2.039.i.i23 = phi double [ %.135.3.i.i37, %B38.if.i.i22 ], [ 0.000000e+00, %B38.if.preheader.i.i21 ]
  %.983537.i.i24 = phi i64 [ %.105.3.i.i34, %B38.if.i.i22 ], [ 0, %B38.if.preheader.i.i21 ]
  %sunkaddr.i.i = shl i64 %.983537.i.i24, 3
  %scevgep456.i = getelementptr i8, ptr %scevgep.i20, i64 %sunkaddr.i.i
  %scevgep457.i = getelementptr i8, ptr %scevgep456.i, i64 -24
  %.132.i.i25 = load double, ptr %scevgep457.i, align 8, !noalias !291
  %.133.i.i26 = fmul double %.132.i.i25, 0.000000e+00
  %.135.i.i27 = fadd double %total.2.039.i.i23, %.133.i.i26
  %scevgep183.i = getelementptr i8, ptr %scevgep456.i, i64 -16
  %.132.1.i.i28 = load double, ptr %scevgep183.i, align 8, !noalias !291
  %.133.1.i.i29 = fmul double %.132.1.i.i28, 0.000000e+00
  %.135.1.i.i30 = fadd double %.135.i.i27, %.133.1.i.i29
  %scevgep181.i = getelementptr i8, ptr %scevgep456.i, i64 -8
  %.132.2.i.i31 = load double, ptr %scevgep181.i, align 8, !noalias !291
  %.133.2.i.i32 = fmul double %.132.2.i.i31, 0.000000e+00
  %.135.2.i.i33 = fadd double %.135.1.i.i30, %.133.2.i.i32
  %.105.3.i.i34 = add nuw nsw i64 %.983537.i.i24, 4
  %.132.3.i.i35 = load double, ptr %scevgep456.i, align 8, !noalias !291
  %.133.3.i.i36 = fmul double %.132.3.i.i35, 0.000000e+00
  %.135.3.i.i37 = fadd double %.135.2.i.i33, %.133.3.i.i36
  %niter.ncmp.3.i.i38 = icmp eq i64 %unroll_iter.i.i19, %.105.3.i.i34
  br i1 %niter.ncmp.3.i.i38, label %B72.loopexit.unr-lcssa.i.i39, label %B38.if.i.i22

B890.if.1.i:                                      ; preds = %B890.if.i, %B890.if.1.i
  %.1228848854.1.i = phi i64 [ %.1235.1.1.i, %B890.if.1.i ], [ 0, %B890.if.i ]
  %191 = shl i64 %.1228848854.1.i, 3
  %scevgep485.i = getelementptr i8, ptr %scevgep467.i, i64 %191
  %scevgep486.i = getelementptr i8, ptr %scevgep485.i, i64 -8
  %.1464.11550.i = load double, ptr %scevgep486.i, align 8, !noalias !284
  %.1465.11551.i = fmul double %.1464.11550.i, 0x4010B70201A79C46
  %192 = fsub double 0.000000e+00, %.1465.11551.i
  %scevgep194.i = getelementptr i8, ptr %scevgep463.i, i64 %191
  %scevgep195.i = getelementptr i8, ptr %scevgep194.i, i64 -8
  %.1464.1.1.i = load double, ptr %scevgep195.i, align 8, !noalias !284
  %.1465.1.1.i = fmul double %.1464.1.1.i, 0x3FD4F8C15DA84E86
  %193 = fsub double %192, %.1465.1.1.i
  %scevgep192.i = getelementptr i8, ptr %scevgep459.i, i64 %191
  %scevgep193.i = getelementptr i8, ptr %scevgep192.i, i64 -8
  %.1464.2.1.i = load double, ptr %scevgep193.i, align 8, !noalias !284
  %.1465.2.1.i = fmul double %.1464.2.1.i, 0x3FDE810014C55221
  %.1467.2.1.i = fadd double %193, %.1465.2.1.i
  %sunkaddr274.i = getelementptr i8, ptr %174, i64 %191
  %sunkaddr275.i61 = getelementptr i8, ptr %sunkaddr274.i, i64 112
  store double %.1467.2.1.i, ptr %sunkaddr275.i61, align 8, !noalias !284
  %.1464.11550.1.i = load double, ptr %scevgep485.i, align 8, !noalias !284
  %.1465.11551.1.i = fmul double %.1464.11550.1.i, 0x4010B70201A79C46
  %194 = fsub double 0.000000e+00, %.1465.11551.1.i
  %.1464.1.1.1.i = load double, ptr %scevgep194.i, align 8, !noalias !284
  %.1465.1.1.1.i = fmul double %.1464.1.1.1.i, 0x3FD4F8C15DA84E86
  %195 = fsub double %194, %.1465.1.1.1.i
  %.1464.2.1.1.i = load double, ptr %scevgep192.i, align 8, !noalias !284
  %.1465.2.1.1.i = fmul double %.1464.2.1.1.i, 0x3FDE810014C55221
  %.1467.2.1.1.i = fadd double %195, %.1465.2.1.1.i
  %.1235.1.1.i = add nuw nsw i64 %.1228848854.1.i, 2
  %sunkaddr278.i62 = getelementptr i8, ptr %sunkaddr274.i, i64 120
  store double %.1467.2.1.1.i, ptr %sunkaddr278.i62, align 8, !noalias !284
  %exitcond1547.1.not.1.i = icmp eq i64 %..45746.i, %.1235.1.1.i
  br i1 %exitcond1547.1.not.1.i, label %B890.if.2.i, label %B890.if.1.i

B890.if.2.i:                                      ; preds = %B890.if.1.i, %B890.if.2.i
  %.1228848854.2.i = phi i64 [ %.1235.2.1.i, %B890.if.2.i ], [ 0, %B890.if.1.i ]
  %196 = shl i64 %.1228848854.2.i, 3
  %scevgep501.i = getelementptr i8, ptr %scevgep467.i, i64 %196
  %scevgep502.i = getelementptr i8, ptr %scevgep501.i, i64 -8
  %.1464.21554.i = load double, ptr %scevgep502.i, align 8, !noalias !284
  %.1465.21555.i = fmul double %.1464.21554.i, 0x3FE017885A24A7F2
  %.1467.21556.i = fadd double %.1465.21555.i, 0.000000e+00
  %scevgep200.i = getelementptr i8, ptr %scevgep463.i, i64 %196
  %scevgep201.i = getelementptr i8, ptr %scevgep200.i, i64 -8
  %.1464.1.2.i = load double, ptr %scevgep201.i, align 8, !noalias !284
  %.1465.1.2.i = fmul double %.1464.1.2.i, 0x4004934E6FCAA598
  %197 = fsub double %.1467.21556.i, %.1465.1.2.i
  %scevgep198.i63 = getelementptr i8, ptr %scevgep459.i, i64 %196
  %scevgep199.i64 = getelementptr i8, ptr %scevgep198.i63, i64 -8
  %.1464.2.2.i = load double, ptr %scevgep199.i64, align 8, !noalias !284
  %.1465.2.2.i = fmul double %.1464.2.2.i, 0x3FE312C0CF7BDFD1
  %.1467.2.2.i = fadd double %197, %.1465.2.2.i
  %sunkaddr280.i = getelementptr i8, ptr %176, i64 %196
  %sunkaddr281.i65 = getelementptr i8, ptr %sunkaddr280.i, i64 128
  store double %.1467.2.2.i, ptr %sunkaddr281.i65, align 8, !noalias !284
  %.1464.21554.1.i = load double, ptr %scevgep501.i, align 8, !noalias !284
  %.1465.21555.1.i = fmul double %.1464.21554.1.i, 0x3FE017885A24A7F2
  %.1467.21556.1.i = fadd double %.1465.21555.1.i, 0.000000e+00
  %.1464.1.2.1.i = load double, ptr %scevgep200.i, align 8, !noalias !284
  %.1465.1.2.1.i = fmul double %.1464.1.2.1.i, 0x4004934E6FCAA598
  %198 = fsub double %.1467.21556.1.i, %.1465.1.2.1.i
  %.1464.2.2.1.i = load double, ptr %scevgep198.i63, align 8, !noalias !284
  %.1465.2.2.1.i = fmul double %.1464.2.2.1.i, 0x3FE312C0CF7BDFD1
  %.1467.2.2.1.i = fadd double %198, %.1465.2.2.1.i
  %.1235.2.1.i = add nuw nsw i64 %.1228848854.2.i, 2
  %sunkaddr284.i66 = getelementptr i8, ptr %sunkaddr280.i, i64 136
  store double %.1467.2.2.1.i, ptr %sunkaddr284.i66, align 8, !noalias !284
  %exitcond1547.2.not.1.i = icmp eq i64 %..45746.i, %.1235.2.1.i
  br i1 %exitcond1547.2.not.1.i, label %B1056.if.i, label %B890.if.2.i

B1290.i:                                          ; preds = %B1056.if.i, %B856.if.i
  store ptr null, ptr %.1686.i, align 8, !noalias !284
  call fastcc void @part17(ptr nonnull %.1686.i, ptr readonly %.164, i64 %.40.i, ptr %.28.i.i17, double %.144.i, double 0.000000e+00, ptr %.125.i, ptr %.99.i, ptr %.102.i)
  store ptr null, ptr %.1724.i, align 8, !noalias !284
  call fastcc void @part17(ptr nonnull %.1724.i, ptr readonly %.164, i64 %.40.i, ptr %.28.i.i17, double %.152.i, double %.160.i, ptr %.136.i, ptr %.1713.i, ptr %.1717.i)
  br i1 %183, label %B282.i79.i, label %B38.if.preheader.i59.i

B1646.i:                                          ; preds = %B282.i253.i
  %.2020.i = icmp sgt i64 %.787.sroa.0.050.i, 0
  br i1 %.2020.i, label %B1658.i, label %B1738.i

B1658.i:                                          ; preds = %B1646.i
  %.2029.i = fdiv double %.1948.i, %before.2.047.i
  %.2037.i = fcmp ult double %.2029.i, 1.000000e+00
  br i1 %.2037.i, label %B1680.i, label %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v75B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit

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
  br i1 %.168.i.i, label %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v75B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit, label %B338.endif.i.i, !prof !295

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
  br label %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v75B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit

B2110.i:                                          ; preds = %B2066.i, %B2054.i
  %.797.i = icmp ne i64 %.79695549.i, 0
  %.810.i = zext i1 %.797.i to i64
  %.803969.i = add i64 %.80396948.i, %.810.i
  %.806.i = sext i1 %.797.i to i64
  %.796955.i = add nsw i64 %.79695549.i, %.806.i
  %.787.sroa.0.0.i = select i1 %.797.i, i64 %.80396948.i, i64 0
  %B732.termcond.not.i = icmp eq i64 %.79695549.i, 0
  br i1 %B732.termcond.not.i, label %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v75B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit, label %B732.i

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
  %.671.i = load double, ptr %scevgep624.i, align 8, !noalias !284
  %.672.i = fmul double %.671.i, 0x4010B70201A79C46
  %.674.i = fadd double %.672.i, 0.000000e+00
  %scevgep620.i = getelementptr i8, ptr %scevgep618.i, i64 %203
  %scevgep271.i = getelementptr i8, ptr %scevgep620.i, i64 -8
  %.671.1.i = load double, ptr %scevgep271.i, align 8, !noalias !284
  %.672.1.i = fmul double %.671.1.i, 0x3FD4F8C15DA84E86
  %.674.1.i = fadd double %.674.i, %.672.1.i
  %scevgep268.i = getelementptr i8, ptr %scevgep614.i, i64 %203
  %scevgep269.i = getelementptr i8, ptr %scevgep268.i, i64 -8
  %.671.2.i = load double, ptr %scevgep269.i, align 8, !noalias !284
  %.672.2.i = fmul double %.671.2.i, 0x3FE0BF7FF59D56EF
  %.674.2.i = fadd double %.674.1.i, %.672.2.i
  %sunkaddr286.i = getelementptr i8, ptr %.138, i64 %203
  store double %.674.2.i, ptr %sunkaddr286.i, align 8, !noalias !284
  %scevgep273.i = getelementptr i8, ptr %scevgep624.i, i64 8
  %.671.1394.i = load double, ptr %scevgep273.i, align 8, !noalias !284
  %.672.1395.i = fmul double %.671.1394.i, 0x4010B70201A79C46
  %.674.1396.i = fadd double %.672.1395.i, 0.000000e+00
  %.671.1.1398.i = load double, ptr %scevgep620.i, align 8, !noalias !284
  %.672.1.1399.i = fmul double %.671.1.1398.i, 0x3FD4F8C15DA84E86
  %.674.1.1.i = fadd double %.674.1396.i, %.672.1.1399.i
  %.671.2.1401.i = load double, ptr %scevgep268.i, align 8, !noalias !284
  %.672.2.1402.i = fmul double %.671.2.1401.i, 0x3FE0BF7FF59D56EF
  %.674.2.1403.i = fadd double %.674.1.1.i, %.672.2.1402.i
  %.442.1404.i = add nuw nsw i64 %.435805811.i, 2
  %sunkaddr289.i = getelementptr i8, ptr %sunkaddr286.i, i64 8
  store double %.674.2.1403.i, ptr %sunkaddr289.i, align 8, !noalias !284
  %exitcond.not.1.i = icmp eq i64 %..45746.i, %.442.1404.i
  br i1 %exitcond.not.1.i, label %B542.if.lr.ph.1.i, label %B542.if.i

B856.if.i:                                        ; preds = %B72.loopexit.i.i52, %B782.i
  br i1 %.429810.i, label %B890.if.i, label %B1290.i

B890.if.i:                                        ; preds = %B856.if.i, %B890.if.i
  %.1228848854.i = phi i64 [ %.1235.1419.i, %B890.if.i ], [ 0, %B856.if.i ]
  %204 = shl i64 %.1228848854.i, 3
  %scevgep469.i = getelementptr i8, ptr %scevgep467.i, i64 %204
  %scevgep470.i = getelementptr i8, ptr %scevgep469.i, i64 -8
  %.1464.i = load double, ptr %scevgep470.i, align 8, !noalias !284
  %.1465.i = fmul double %.1464.i, 0x4010B70201A79C46
  %.1467.i = fadd double %.1465.i, 0.000000e+00
  %scevgep188.i = getelementptr i8, ptr %scevgep463.i, i64 %204
  %scevgep189.i = getelementptr i8, ptr %scevgep188.i, i64 -8
  %.1464.1.i = load double, ptr %scevgep189.i, align 8, !noalias !284
  %.1465.1.i = fmul double %.1464.1.i, 0x3FD4F8C15DA84E86
  %.1467.1.i = fadd double %.1467.i, %.1465.1.i
  %scevgep186.i = getelementptr i8, ptr %scevgep459.i, i64 %204
  %scevgep187.i = getelementptr i8, ptr %scevgep186.i, i64 -8
  %.1464.2.i = load double, ptr %scevgep187.i, align 8, !noalias !284
  %.1465.2.i = fmul double %.1464.2.i, 0x3FE0BF7FF59D56EF
  %.1467.2.i = fadd double %.1467.1.i, %.1465.2.i
  %sunkaddr291.i = getelementptr i8, ptr %172, i64 %204
  %sunkaddr292.i = getelementptr i8, ptr %sunkaddr291.i, i64 96
  store double %.1467.2.i, ptr %sunkaddr292.i, align 8, !noalias !284
  %.1464.1409.i = load double, ptr %scevgep469.i, align 8, !noalias !284
  %.1465.1410.i = fmul double %.1464.1409.i, 0x4010B70201A79C46
  %.1467.1411.i = fadd double %.1465.1410.i, 0.000000e+00
  %.1464.1.1413.i = load double, ptr %scevgep188.i, align 8, !noalias !284
  %.1465.1.1414.i = fmul double %.1464.1.1413.i, 0x3FD4F8C15DA84E86
  %.1467.1.1.i = fadd double %.1467.1411.i, %.1465.1.1414.i
  %.1464.2.1416.i = load double, ptr %scevgep186.i, align 8, !noalias !284
  %.1465.2.1417.i = fmul double %.1464.2.1416.i, 0x3FE0BF7FF59D56EF
  %.1467.2.1418.i = fadd double %.1467.1.1.i, %.1465.2.1417.i
  %.1235.1419.i = add nuw nsw i64 %.1228848854.i, 2
  %sunkaddr295.i = getelementptr i8, ptr %sunkaddr291.i, i64 104
  store double %.1467.2.1418.i, ptr %sunkaddr295.i, align 8, !noalias !284
  %exitcond1547.not.1.i = icmp eq i64 %..45746.i, %.1235.1419.i
  br i1 %exitcond1547.not.1.i, label %B890.if.1.i, label %B890.if.i

B1056.if.i:                                       ; preds = %B890.if.2.i, %B1056.if.i
  %.1586880882.i = phi i64 [ %.1593.i, %B1056.if.i ], [ 0, %B890.if.2.i ]
  %.1593.i = add nuw nsw i64 %.1586880882.i, 1
  %205 = shl i64 %.1586880882.i, 3
  %scevgep515.i = getelementptr i8, ptr %scevgep514.i, i64 %205
  %.1622.i = load double, ptr %scevgep515.i, align 8, !noalias !284
  %scevgep512.i = getelementptr i8, ptr %scevgep511.i, i64 %205
  %.1628.i = load double, ptr %scevgep512.i, align 8, !noalias !284
  %scevgep509.i = getelementptr i8, ptr %.99.i, i64 %205
  %.1631.i = load double, ptr %scevgep509.i, align 8, !noalias !284
  %scevgep205.i67 = getelementptr i8, ptr %.138, i64 %205
  %.1634.i = load double, ptr %scevgep205.i67, align 8, !noalias !284
  %.1636.i = fmul double %.144.i, %.1634.i
  %.1637.i = fsub double %.1631.i, %.1636.i
  store double %.1637.i, ptr %scevgep509.i, align 8, !noalias !284
  %scevgep204.i68 = getelementptr i8, ptr %.1713.i, i64 %205
  %.1645.i = load double, ptr %scevgep204.i68, align 8, !noalias !284
  %.1647.i = fmul double %.152.i, %.1622.i
  %.1649.i = fmul double %.160.i, %.1628.i
  %.1650.i = fsub double %.1647.i, %.1649.i
  %.1651.i = fsub double %.1645.i, %.1650.i
  store double %.1651.i, ptr %scevgep204.i68, align 8, !noalias !284
  %scevgep203.i = getelementptr i8, ptr %.1717.i, i64 %205
  %.1660.i = load double, ptr %scevgep203.i, align 8, !noalias !284
  %.1662.i = fmul double %.152.i, %.1628.i
  %.1664.i = fmul double %.160.i, %.1622.i
  %.1665.i = fadd double %.1664.i, %.1662.i
  %.1666.i = fsub double %.1660.i, %.1665.i
  store double %.1666.i, ptr %scevgep203.i, align 8, !noalias !284
  %scevgep202.i69 = getelementptr i8, ptr %.102.i, i64 %205
  store double 0.000000e+00, ptr %scevgep202.i69, align 8, !noalias !284
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
  %.138.epil.i.i = load double, ptr %scevgep533.i, align 8, !noalias !296
  %scevgep532.i = getelementptr i8, ptr %scevgep.i68.i, i64 %207
  %.141.epil.i.i = load double, ptr %scevgep532.i, align 8, !noalias !296
  %.145.epil.i.i = fdiv double %.138.epil.i.i, %.141.epil.i.i
  %.147.i.epil.i.i = fmul double %.145.epil.i.i, %.145.epil.i.i
  %.171.epil.i.i = fadd double %total.2.042.epil.i.i, %.147.i.epil.i.i
  %epil.iter.next.i71.i = add i64 %epil.iter.i70.i, 1
  %epil.iter.cmp.not.i72.i = icmp eq i64 %xtraiter.i60.i, %epil.iter.next.i71.i
  br i1 %epil.iter.cmp.not.i72.i, label %B282.i79.i, label %B38.if.epil.i69.i, !llvm.loop !299

B38.if.i63.i:                                     ; preds = %B38.if.preheader.i59.i, %B38.if.i63.i
  %total.2.042.i.i = phi double [ %.171.3.i.i, %B38.if.i63.i ], [ 0.000000e+00, %B38.if.preheader.i59.i ]
  %.1043840.i.i = phi i64 [ %.111.3.i.i, %B38.if.i63.i ], [ 0, %B38.if.preheader.i59.i ]
  %sunkaddr.i64.i = shl i64 %.1043840.i.i, 3
  %scevgep530.i = getelementptr i8, ptr %scevgep524.i, i64 %sunkaddr.i64.i
  %scevgep531.i = getelementptr i8, ptr %scevgep530.i, i64 -24
  %.138.i.i = load double, ptr %scevgep531.i, align 8, !noalias !296
  %sunkaddr297.i = getelementptr i8, ptr %.100, i64 %sunkaddr.i64.i
  %.141.i.i = load double, ptr %sunkaddr297.i, align 8, !noalias !296
  %.145.i.i = fdiv double %.138.i.i, %.141.i.i
  %.147.i.i.i = fmul double %.145.i.i, %.145.i.i
  %.171.i.i = fadd double %total.2.042.i.i, %.147.i.i.i
  %scevgep217.i = getelementptr i8, ptr %scevgep530.i, i64 -16
  %.138.1.i.i = load double, ptr %scevgep217.i, align 8, !noalias !296
  %sunkaddr300.i = getelementptr i8, ptr %sunkaddr297.i, i64 8
  %.141.1.i.i = load double, ptr %sunkaddr300.i, align 8, !noalias !296
  %.145.1.i.i = fdiv double %.138.1.i.i, %.141.1.i.i
  %.147.i.1.i.i = fmul double %.145.1.i.i, %.145.1.i.i
  %.171.1.i.i = fadd double %.171.i.i, %.147.i.1.i.i
  %scevgep215.i = getelementptr i8, ptr %scevgep530.i, i64 -8
  %.138.2.i.i = load double, ptr %scevgep215.i, align 8, !noalias !296
  %sunkaddr303.i = getelementptr i8, ptr %sunkaddr297.i, i64 16
  %.141.2.i.i = load double, ptr %sunkaddr303.i, align 8, !noalias !296
  %.145.2.i.i = fdiv double %.138.2.i.i, %.141.2.i.i
  %.147.i.2.i.i = fmul double %.145.2.i.i, %.145.2.i.i
  %.171.2.i.i = fadd double %.171.1.i.i, %.147.i.2.i.i
  %.138.3.i.i = load double, ptr %scevgep530.i, align 8, !noalias !296
  %sunkaddr306.i = getelementptr i8, ptr %sunkaddr297.i, i64 24
  %.141.3.i.i = load double, ptr %sunkaddr306.i, align 8, !noalias !296
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
  %.138.epil.i148.i = load double, ptr %scevgep550.i, align 8, !noalias !300
  %scevgep549.i = getelementptr i8, ptr %scevgep.i142.i, i64 %209
  %.141.epil.i150.i = load double, ptr %scevgep549.i, align 8, !noalias !300
  %.145.epil.i151.i = fdiv double %.138.epil.i148.i, %.141.epil.i150.i
  %.147.i.epil.i152.i = fmul double %.145.epil.i151.i, %.145.epil.i151.i
  %.171.epil.i153.i = fadd double %total.2.042.epil.i145.i, %.147.i.epil.i152.i
  %epil.iter.next.i154.i = add i64 %epil.iter.i146.i, 1
  %epil.iter.cmp.not.i155.i = icmp eq i64 %xtraiter.i60.i, %epil.iter.next.i154.i
  br i1 %epil.iter.cmp.not.i155.i, label %B282.i166.i, label %B38.if.epil.i144.i, !llvm.loop !299

B38.if.i103.i:                                    ; preds = %B38.if.preheader.i99.i, %B38.if.i103.i
  %total.2.042.i104.i = phi double [ %.171.3.i135.i, %B38.if.i103.i ], [ 0.000000e+00, %B38.if.preheader.i99.i ]
  %.1043840.i105.i = phi i64 [ %.111.3.i134.i, %B38.if.i103.i ], [ 0, %B38.if.preheader.i99.i ]
  %sunkaddr.i106.i = shl i64 %.1043840.i105.i, 3
  %scevgep547.i = getelementptr i8, ptr %scevgep541.i, i64 %sunkaddr.i106.i
  %scevgep548.i = getelementptr i8, ptr %scevgep547.i, i64 -24
  %.138.i108.i = load double, ptr %scevgep548.i, align 8, !noalias !300
  %sunkaddr308.i = getelementptr i8, ptr %.100, i64 %sunkaddr.i106.i
  %.141.i110.i = load double, ptr %sunkaddr308.i, align 8, !noalias !300
  %.145.i111.i = fdiv double %.138.i108.i, %.141.i110.i
  %.147.i.i112.i = fmul double %.145.i111.i, %.145.i111.i
  %.171.i113.i = fadd double %total.2.042.i104.i, %.147.i.i112.i
  %scevgep228.i = getelementptr i8, ptr %scevgep547.i, i64 -16
  %.138.1.i115.i = load double, ptr %scevgep228.i, align 8, !noalias !300
  %sunkaddr311.i = getelementptr i8, ptr %sunkaddr308.i, i64 8
  %.141.1.i117.i = load double, ptr %sunkaddr311.i, align 8, !noalias !300
  %.145.1.i118.i = fdiv double %.138.1.i115.i, %.141.1.i117.i
  %.147.i.1.i119.i = fmul double %.145.1.i118.i, %.145.1.i118.i
  %.171.1.i120.i = fadd double %.171.i113.i, %.147.i.1.i119.i
  %scevgep226.i54 = getelementptr i8, ptr %scevgep547.i, i64 -8
  %.138.2.i122.i = load double, ptr %scevgep226.i54, align 8, !noalias !300
  %sunkaddr314.i = getelementptr i8, ptr %sunkaddr308.i, i64 16
  %.141.2.i124.i = load double, ptr %sunkaddr314.i, align 8, !noalias !300
  %.145.2.i125.i = fdiv double %.138.2.i122.i, %.141.2.i124.i
  %.147.i.2.i126.i = fmul double %.145.2.i125.i, %.145.2.i125.i
  %.171.2.i127.i = fadd double %.171.1.i120.i, %.147.i.2.i126.i
  %.138.3.i129.i = load double, ptr %scevgep547.i, align 8, !noalias !300
  %sunkaddr317.i = getelementptr i8, ptr %sunkaddr308.i, i64 24
  %.141.3.i131.i = load double, ptr %sunkaddr317.i, align 8, !noalias !300
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
  %.138.epil.i235.i = load double, ptr %scevgep568.i, align 8, !noalias !303
  %scevgep567.i = getelementptr i8, ptr %scevgep.i229.i, i64 %211
  %.141.epil.i237.i = load double, ptr %scevgep567.i, align 8, !noalias !303
  %.145.epil.i238.i = fdiv double %.138.epil.i235.i, %.141.epil.i237.i
  %.147.i.epil.i239.i = fmul double %.145.epil.i238.i, %.145.epil.i238.i
  %.171.epil.i240.i = fadd double %total.2.042.epil.i232.i, %.147.i.epil.i239.i
  %epil.iter.next.i241.i = add i64 %epil.iter.i233.i, 1
  %epil.iter.cmp.not.i242.i = icmp eq i64 %xtraiter.i60.i, %epil.iter.next.i241.i
  br i1 %epil.iter.cmp.not.i242.i, label %B282.i253.i, label %B38.if.epil.i231.i, !llvm.loop !299

B38.if.i190.i:                                    ; preds = %B38.if.preheader.i186.i, %B38.if.i190.i
  %total.2.042.i191.i = phi double [ %.171.3.i222.i, %B38.if.i190.i ], [ 0.000000e+00, %B38.if.preheader.i186.i ]
  %.1043840.i192.i = phi i64 [ %.111.3.i221.i, %B38.if.i190.i ], [ 0, %B38.if.preheader.i186.i ]
  %sunkaddr.i193.i = shl i64 %.1043840.i192.i, 3
  %scevgep565.i = getelementptr i8, ptr %scevgep559.i, i64 %sunkaddr.i193.i
  %scevgep566.i = getelementptr i8, ptr %scevgep565.i, i64 -24
  %.138.i195.i = load double, ptr %scevgep566.i, align 8, !noalias !303
  %sunkaddr319.i55 = getelementptr i8, ptr %.100, i64 %sunkaddr.i193.i
  %.141.i197.i = load double, ptr %sunkaddr319.i55, align 8, !noalias !303
  %.145.i198.i = fdiv double %.138.i195.i, %.141.i197.i
  %.147.i.i199.i = fmul double %.145.i198.i, %.145.i198.i
  %.171.i200.i = fadd double %total.2.042.i191.i, %.147.i.i199.i
  %scevgep239.i = getelementptr i8, ptr %scevgep565.i, i64 -16
  %.138.1.i202.i = load double, ptr %scevgep239.i, align 8, !noalias !303
  %sunkaddr322.i56 = getelementptr i8, ptr %sunkaddr319.i55, i64 8
  %.141.1.i204.i = load double, ptr %sunkaddr322.i56, align 8, !noalias !303
  %.145.1.i205.i = fdiv double %.138.1.i202.i, %.141.1.i204.i
  %.147.i.1.i206.i = fmul double %.145.1.i205.i, %.145.1.i205.i
  %.171.1.i207.i = fadd double %.171.i200.i, %.147.i.1.i206.i
  %scevgep237.i = getelementptr i8, ptr %scevgep565.i, i64 -8
  %.138.2.i209.i = load double, ptr %scevgep237.i, align 8, !noalias !303
  %sunkaddr325.i57 = getelementptr i8, ptr %sunkaddr319.i55, i64 16
  %.141.2.i211.i = load double, ptr %sunkaddr325.i57, align 8, !noalias !303
  %.145.2.i212.i = fdiv double %.138.2.i209.i, %.141.2.i211.i
  %.147.i.2.i213.i = fmul double %.145.2.i212.i, %.145.2.i212.i
  %.171.2.i214.i = fadd double %.171.1.i207.i, %.147.i.2.i213.i
  %.138.3.i216.i = load double, ptr %scevgep565.i, align 8, !noalias !303
  %sunkaddr328.i58 = getelementptr i8, ptr %sunkaddr319.i55, i64 24
  %.141.3.i218.i = load double, ptr %sunkaddr328.i58, align 8, !noalias !303
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
  br i1 %.1957.i, label %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v75B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit, label %B1646.i

B1680.endif.i:                                    ; preds = %B338.endif.i.i, %B334.thread.i.i, %B334.i.i, %B202.i.i
  %.2045.0.ph.i = phi double [ 1.000000e+00, %B334.thread.i.i ], [ %.175.i.i, %B338.endif.i.i ], [ %.80.i.i, %B202.i.i ], [ %r.3.1.i.i, %B334.i.i ]
  %.2071.i = fsub double 1.000000e+00, %.2029.i
  %.2077.i = fdiv double %.2045.0.ph.i, %.2071.i
  %.2079.i = fmul double %.1948.i, %.2077.i
  %.2081.i = fcmp ogt double %.2079.i, %.11.i253
  br i1 %.2081.i, label %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v75B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit, label %B1738.i

B1768.if.i:                                       ; preds = %B1738.i, %B1768.if.i
  %.2225931945.i = phi i64 [ %.2232.i, %B1768.if.i ], [ 0, %B1738.i ]
  %212 = shl i64 %.2225931945.i, 3
  %scevgep572.i = getelementptr i8, ptr %.138, i64 %212
  %.2383.i = load double, ptr %scevgep572.i, align 8, !noalias !284
  %scevgep576.i = getelementptr i8, ptr %.99.i, i64 %212
  %.2390.i = load double, ptr %scevgep576.i, align 8, !noalias !284
  %.2391.i = fadd double %.2383.i, %.2390.i
  store double %.2391.i, ptr %scevgep572.i, align 8, !noalias !284
  %scevgep245.i = getelementptr i8, ptr %scevgep514.i, i64 %212
  %.2383.1.i = load double, ptr %scevgep245.i, align 8, !noalias !284
  %scevgep246.i = getelementptr i8, ptr %.1713.i, i64 %212
  %.2390.1.i = load double, ptr %scevgep246.i, align 8, !noalias !284
  %.2391.1.i = fadd double %.2383.1.i, %.2390.1.i
  store double %.2391.1.i, ptr %scevgep245.i, align 8, !noalias !284
  %scevgep243.i = getelementptr i8, ptr %scevgep511.i, i64 %212
  %.2383.2.i = load double, ptr %scevgep243.i, align 8, !noalias !284
  %scevgep244.i = getelementptr i8, ptr %.1717.i, i64 %212
  %.2390.2.i = load double, ptr %scevgep244.i, align 8, !noalias !284
  %.2391.2.i = fadd double %.2383.2.i, %.2390.2.i
  store double %.2391.2.i, ptr %scevgep243.i, align 8, !noalias !284
  %scevgep242.i = getelementptr i8, ptr %.97, i64 %212
  %.2721.i = load double, ptr %scevgep572.i, align 8, !noalias !284
  %.2722.i = fmul double %.2721.i, 0x3FB82D23845D677B
  %.2724.i = fadd double %.2722.i, 0.000000e+00
  %.2721.1.i = load double, ptr %scevgep245.i, align 8, !noalias !284
  %.2722.1.i = fmul double %.2721.1.i, 0x3FC214A74C403BF7
  %213 = fsub double %.2724.i, %.2722.1.i
  %.2722.2.i = fmul double %.2391.2.i, 0x3F9EBFF91A6D688E
  %.2724.2.i = fadd double %.2722.2.i, %213
  store double %.2724.2.i, ptr %scevgep242.i, align 8, !noalias !284
  %.2721.11563.i = load double, ptr %scevgep572.i, align 8, !noalias !284
  %.2722.11564.i = fmul double %.2721.11563.i, 0x3FD0037DE70AA1ED
  %.2724.11565.i = fadd double %.2722.11564.i, 0.000000e+00
  %.2721.1.1.i = load double, ptr %scevgep245.i, align 8, !noalias !284
  %.2722.1.1.i = fmul double %.2721.1.1.i, 0x3FCA20E91E20B551
  %.2724.1.1.i = fadd double %.2724.11565.i, %.2722.1.1.i
  %.2721.2.1.i = load double, ptr %scevgep243.i, align 8, !noalias !284
  %.2722.2.1.i = fmul double %.2721.2.1.i, 0x3FD8821FA2A36DED
  %214 = fsub double %.2724.1.1.i, %.2722.2.1.i
  %scevgep241.i = getelementptr i8, ptr %scevgep582.i, i64 %212
  store double %214, ptr %scevgep241.i, align 8, !noalias !284
  %.2721.21567.i = load double, ptr %scevgep572.i, align 8, !noalias !284
  %.2724.21569.i = fadd double %.2721.21567.i, 0.000000e+00
  %.2721.1.2.i = load double, ptr %scevgep245.i, align 8, !noalias !284
  %.2724.1.2.i = fadd double %.2724.21569.i, %.2721.1.2.i
  %.2721.2.2.i = load double, ptr %scevgep243.i, align 8, !noalias !284
  %.2722.2.2.i = fmul double %.2721.2.2.i, 0.000000e+00
  %.2724.2.2.i = fadd double %.2724.1.2.i, %.2722.2.2.i
  %scevgep240.i = getelementptr i8, ptr %scevgep579.i, i64 %212
  store double %.2724.2.2.i, ptr %scevgep240.i, align 8, !noalias !284
  %.2232.i = add nuw nsw i64 %.2225931945.i, 1
  %exitcond1570.not.i = icmp eq i64 %..45746.i, %.2232.i
  br i1 %exitcond1570.not.i, label %B2042.i, label %B1768.if.i

_ZN9teachmech3run8compiled12kernel_radau7iterateB3v75B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit: ; preds = %B338.i.i, %B2110.i, %B1658.i, %B1680.endif.i, %B282.i253.i, %B72.loopexit.i.i52, %B732.i, %B2096.i
  %.1541.0 = phi i64 [ %.2826.i, %B2096.i ], [ 0, %B732.i ], [ -1, %B72.loopexit.i.i52 ], [ -1, %B282.i253.i ], [ -1, %B1658.i ], [ -1, %B2110.i ], [ -1, %B1680.endif.i ], [ 0, %B338.i.i ]
  %excinfo.10.3 = phi ptr [ %excinfo.10.1, %B2096.i ], [ %excinfo.10.1, %B732.i ], [ %excinfo.10.1, %B72.loopexit.i.i52 ], [ %excinfo.10.1, %B282.i253.i ], [ %excinfo.10.1, %B1658.i ], [ %excinfo.10.1, %B2110.i ], [ %excinfo.10.1, %B1680.endif.i ], [ @.const.picklebuf.b28008a0f88bad5ff0f0243e84dab90cab19b366, %B338.i.i ]
  %cond = phi i1 [ true, %B2096.i ], [ true, %B732.i ], [ true, %B72.loopexit.i.i52 ], [ true, %B282.i253.i ], [ true, %B1658.i ], [ true, %B2110.i ], [ true, %B1680.endif.i ], [ false, %B338.i.i ]
  %common.ret.op.i = phi i32 [ 0, %B2096.i ], [ 0, %B732.i ], [ 0, %B72.loopexit.i.i52 ], [ 0, %B282.i253.i ], [ 0, %B1658.i ], [ 0, %B2110.i ], [ 0, %B1680.endif.i ], [ 1, %B338.i.i ]
  br i1 %cond, label %B1740.endif, label %B1740.if, !prof !306

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
  call fastcc void @part17(ptr nonnull %.2097, ptr %.164, i64 %.50, ptr %.28.i, double %.144.i, double 0.000000e+00, ptr %.149, ptr %.103, ptr %.129)
  br i1 %27, label %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v79B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit, label %B38.if.preheader.i256

B2380:                                            ; preds = %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v79B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit
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
  br i1 %epil.iter.cmp.not, label %B2462, label %B2416.if.epil, !llvm.loop !307

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
  call fastcc void @part17(ptr nonnull %.2573, ptr %.164, i64 %.50, ptr %.28.i, double %.144.i, double 0.000000e+00, ptr %.149, ptr %.103, ptr %.129)
  br i1 %27, label %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v79B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit335, label %B38.if.preheader.i273

B2714:                                            ; preds = %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v79B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit335, %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v79B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit
  %error.2.3 = phi double [ %.201.i, %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v79B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit ], [ %.201.i334, %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v79B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit335 ]
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
  call fastcc void @part16(ptr nonnull %.2785, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.604, double %.990, ptr %arg.now, ptr %.97, ptr %.145, ptr %.129)
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
  %.132.epil.i = load double, ptr %scevgep1005, align 8, !noalias !308
  %.133.epil.i = fmul double %.132.epil.i, 0.000000e+00
  %.135.epil.i = fadd double %total.2.039.epil.i, %.133.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B72.loopexit.i, label %B38.if.epil.i, !llvm.loop !311

B72.loopexit.i:                                   ; preds = %B38.if.epil.i, %B72.loopexit.unr-lcssa.i
  %.135.lcssa.i = phi double [ %.135.3.i, %B72.loopexit.unr-lcssa.i ], [ %.135.epil.i, %B38.if.epil.i ]
  %221 = fcmp une double %.135.lcssa.i, 0.000000e+00
  br i1 %221, label %B3322, label %B3340

B38.if.i:                                         ; preds = %B38.if.preheader.i, %B38.if.i
  %total.2.039.i = phi double [ %.135.3.i, %B38.if.i ], [ 0.000000e+00, %B38.if.preheader.i ]
  %.983537.i = phi i64 [ %.105.3.i, %B38.if.i ], [ 0, %B38.if.preheader.i ]
  %sunkaddr1126 = shl i64 %.983537.i, 3
  %sunkaddr1127 = getelementptr i8, ptr %arg.room, i64 %sunkaddr1126
  %.132.i = load double, ptr %sunkaddr1127, align 8, !noalias !308
  %.133.i = fmul double %.132.i, 0.000000e+00
  %.135.i = fadd double %total.2.039.i, %.133.i
  %sunkaddr1130 = getelementptr i8, ptr %sunkaddr1127, i64 8
  %.132.1.i = load double, ptr %sunkaddr1130, align 8, !noalias !308
  %.133.1.i = fmul double %.132.1.i, 0.000000e+00
  %.135.1.i = fadd double %.135.i, %.133.1.i
  %sunkaddr1133 = getelementptr i8, ptr %sunkaddr1127, i64 16
  %.132.2.i = load double, ptr %sunkaddr1133, align 8, !noalias !308
  %.133.2.i = fmul double %.132.2.i, 0.000000e+00
  %.135.2.i = fadd double %.135.1.i, %.133.2.i
  %.105.3.i = add nuw nsw i64 %.983537.i, 4
  %sunkaddr1136 = getelementptr i8, ptr %sunkaddr1127, i64 24
  %.132.3.i = load double, ptr %sunkaddr1136, align 8, !noalias !308
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
  call fastcc void @part14(ptr nonnull %.3800, double %.3795, ptr %arg.now, ptr %.97, i64 %.64, ptr %.129)
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
  br i1 %epil.iter751.cmp.not, label %B3732, label %B3686.if.epil, !llvm.loop !312

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
  br i1 %epil.iter757.cmp.not, label %B3896, label %B3868.if.epil, !llvm.loop !313

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
  call fastcc void @part11(ptr nonnull %.4550, double %.11.i242, ptr %arg.now, i64 %.64, ptr %.4546)
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
  %.13.i = load double, ptr %sunkaddr1151, align 8, !noalias !314
  %.18.i248 = load double, ptr %sunkaddr1149, align 8, !noalias !314
  %.23.i = fdiv double %.4627, 1.000000e+03
  %.10.i.i = fcmp ogt double %.23.i, %.18.i248
  %.11.i.i = select i1 %.10.i.i, double %.23.i, double %.18.i248
  %.15.i249 = fsub double %.11.i242, %.13.i
  %.58.i = fdiv double %.11.i.i, 1.000000e+02
  %.59.i = fcmp uge double %.15.i249, %.58.i
  br i1 %.59.i, label %B90.i, label %B4328

B90.i:                                            ; preds = %B4276
  store double %.11.i242, ptr %sunkaddr1151, align 8, !noalias !314
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

B1740.if:                                         ; preds = %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v75B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit
  store ptr %excinfo.10.3, ptr %excinfo, align 8
  br label %common.ret

B1740.endif:                                      ; preds = %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v75B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit
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
  br i1 %exitcond5113.not, label %B2262, label %B1878.if, !llvm.loop !317

B38.if.preheader.i256:                            ; preds = %B2262
  br i1 %28, label %B38.if.epil.preheader.i264, label %B38.if.i260

B90.loopexit.unr-lcssa.i:                         ; preds = %B38.if.i260
  br i1 %29, label %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v79B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit, label %B38.if.epil.preheader.i264

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
  %.138.epil.i = load double, ptr %scevgep935, align 8, !noalias !319
  %scevgep934 = getelementptr i8, ptr %scevgep.i265, i64 %233
  %.141.epil.i = load double, ptr %scevgep934, align 8, !noalias !319
  %.145.epil.i = fdiv double %.138.epil.i, %.141.epil.i
  %.147.i.epil.i = fmul double %.145.epil.i, %.145.epil.i
  %.171.epil.i = fadd double %total.2.042.epil.i, %.147.i.epil.i
  %epil.iter.next.i268 = add i64 %epil.iter.i267, 1
  %epil.iter.cmp.not.i269 = icmp eq i64 %xtraiter.i257, %epil.iter.next.i268
  br i1 %epil.iter.cmp.not.i269, label %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v79B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit, label %B38.if.epil.i266, !llvm.loop !322

B38.if.i260:                                      ; preds = %B38.if.preheader.i256, %B38.if.i260
  %total.2.042.i = phi double [ %.171.3.i, %B38.if.i260 ], [ 0.000000e+00, %B38.if.preheader.i256 ]
  %.1043840.i = phi i64 [ %.111.3.i, %B38.if.i260 ], [ 0, %B38.if.preheader.i256 ]
  %sunkaddr.i261 = shl i64 %.1043840.i, 3
  %scevgep932 = getelementptr i8, ptr %scevgep926, i64 %sunkaddr.i261
  %scevgep933 = getelementptr i8, ptr %scevgep932, i64 -24
  %.138.i = load double, ptr %scevgep933, align 8, !noalias !319
  %scevgep924 = getelementptr i8, ptr %scevgep918, i64 %sunkaddr.i261
  %scevgep925 = getelementptr i8, ptr %scevgep924, i64 -24
  %.141.i = load double, ptr %scevgep925, align 8, !noalias !319
  %.145.i = fdiv double %.138.i, %.141.i
  %.147.i.i = fmul double %.145.i, %.145.i
  %.171.i = fadd double %total.2.042.i, %.147.i.i
  %scevgep931 = getelementptr i8, ptr %scevgep932, i64 -16
  %.138.1.i = load double, ptr %scevgep931, align 8, !noalias !319
  %scevgep923 = getelementptr i8, ptr %scevgep924, i64 -16
  %.141.1.i = load double, ptr %scevgep923, align 8, !noalias !319
  %.145.1.i = fdiv double %.138.1.i, %.141.1.i
  %.147.i.1.i = fmul double %.145.1.i, %.145.1.i
  %.171.1.i = fadd double %.171.i, %.147.i.1.i
  %scevgep929 = getelementptr i8, ptr %scevgep932, i64 -8
  %.138.2.i = load double, ptr %scevgep929, align 8, !noalias !319
  %scevgep921 = getelementptr i8, ptr %scevgep924, i64 -8
  %.141.2.i = load double, ptr %scevgep921, align 8, !noalias !319
  %.145.2.i = fdiv double %.138.2.i, %.141.2.i
  %.147.i.2.i = fmul double %.145.2.i, %.145.2.i
  %.171.2.i = fadd double %.171.1.i, %.147.i.2.i
  %.138.3.i = load double, ptr %scevgep932, align 8, !noalias !319
  %.141.3.i = load double, ptr %scevgep924, align 8, !noalias !319
  %.145.3.i = fdiv double %.138.3.i, %.141.3.i
  %.147.i.3.i = fmul double %.145.3.i, %.145.3.i
  %.111.3.i = add nuw nsw i64 %.1043840.i, 4
  %.171.3.i = fadd double %.171.2.i, %.147.i.3.i
  %niter.ncmp.3.i262 = icmp eq i64 %unroll_iter.i259, %.111.3.i
  br i1 %niter.ncmp.3.i262, label %B90.loopexit.unr-lcssa.i, label %B38.if.i260

_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v79B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit: ; preds = %B38.if.epil.i266, %B90.loopexit.unr-lcssa.i, %B2262
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
  br i1 %34, label %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v79B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit335, label %B38.if.epil.preheader.i313

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
  %.138.epil.i322 = load double, ptr %scevgep996, align 8, !noalias !323
  %scevgep995 = getelementptr i8, ptr %scevgep.i316, i64 %237
  %.141.epil.i324 = load double, ptr %scevgep995, align 8, !noalias !323
  %.145.epil.i325 = fdiv double %.138.epil.i322, %.141.epil.i324
  %.147.i.epil.i326 = fmul double %.145.epil.i325, %.145.epil.i325
  %.171.epil.i327 = fadd double %total.2.042.epil.i319, %.147.i.epil.i326
  %epil.iter.next.i328 = add i64 %epil.iter.i320, 1
  %epil.iter.cmp.not.i329 = icmp eq i64 %xtraiter.i257, %epil.iter.next.i328
  br i1 %epil.iter.cmp.not.i329, label %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v79B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit335, label %B38.if.epil.i318, !llvm.loop !322

B38.if.i277:                                      ; preds = %B38.if.preheader.i273, %B38.if.i277
  %total.2.042.i278 = phi double [ %.171.3.i309, %B38.if.i277 ], [ 0.000000e+00, %B38.if.preheader.i273 ]
  %.1043840.i279 = phi i64 [ %.111.3.i308, %B38.if.i277 ], [ 0, %B38.if.preheader.i273 ]
  %sunkaddr.i280 = shl i64 %.1043840.i279, 3
  %scevgep993 = getelementptr i8, ptr %scevgep926, i64 %sunkaddr.i280
  %scevgep994 = getelementptr i8, ptr %scevgep993, i64 -24
  %.138.i282 = load double, ptr %scevgep994, align 8, !noalias !323
  %scevgep985 = getelementptr i8, ptr %scevgep918, i64 %sunkaddr.i280
  %scevgep986 = getelementptr i8, ptr %scevgep985, i64 -24
  %.141.i284 = load double, ptr %scevgep986, align 8, !noalias !323
  %.145.i285 = fdiv double %.138.i282, %.141.i284
  %.147.i.i286 = fmul double %.145.i285, %.145.i285
  %.171.i287 = fadd double %total.2.042.i278, %.147.i.i286
  %scevgep992 = getelementptr i8, ptr %scevgep993, i64 -16
  %.138.1.i289 = load double, ptr %scevgep992, align 8, !noalias !323
  %scevgep984 = getelementptr i8, ptr %scevgep985, i64 -16
  %.141.1.i291 = load double, ptr %scevgep984, align 8, !noalias !323
  %.145.1.i292 = fdiv double %.138.1.i289, %.141.1.i291
  %.147.i.1.i293 = fmul double %.145.1.i292, %.145.1.i292
  %.171.1.i294 = fadd double %.171.i287, %.147.i.1.i293
  %scevgep990 = getelementptr i8, ptr %scevgep993, i64 -8
  %.138.2.i296 = load double, ptr %scevgep990, align 8, !noalias !323
  %scevgep982 = getelementptr i8, ptr %scevgep985, i64 -8
  %.141.2.i298 = load double, ptr %scevgep982, align 8, !noalias !323
  %.145.2.i299 = fdiv double %.138.2.i296, %.141.2.i298
  %.147.i.2.i300 = fmul double %.145.2.i299, %.145.2.i299
  %.171.2.i301 = fadd double %.171.1.i294, %.147.i.2.i300
  %.138.3.i303 = load double, ptr %scevgep993, align 8, !noalias !323
  %.141.3.i305 = load double, ptr %scevgep985, align 8, !noalias !323
  %.145.3.i306 = fdiv double %.138.3.i303, %.141.3.i305
  %.147.i.3.i307 = fmul double %.145.3.i306, %.145.3.i306
  %.111.3.i308 = add nuw nsw i64 %.1043840.i279, 4
  %.171.3.i309 = fadd double %.171.2.i301, %.147.i.3.i307
  %niter.ncmp.3.i310 = icmp eq i64 %unroll_iter.i259, %.111.3.i308
  br i1 %niter.ncmp.3.i310, label %B90.loopexit.unr-lcssa.i311, label %B38.if.i277

_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v79B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit335: ; preds = %B38.if.epil.i318, %B90.loopexit.unr-lcssa.i311, %B2612
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

define internal fastcc void @part14(ptr noalias nonnull writeonly captures(none) %retptr, double %arg.x, ptr readonly captures(none) %arg.y, ptr readonly captures(none) %arg.Z, i64 range(i64 2, 1) %arg.size, ptr captures(none) %arg.state) unnamed_addr #3 {
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
  br i1 %epil.iter.cmp.not, label %B238.if.preheader.new, label %B34.if.epil, !llvm.loop !326

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

define internal fastcc void @part17(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.J, i64 %arg.n, ptr readonly captures(none) %arg.units, double %arg.c, double %arg.ci, ptr readonly captures(none) %arg.shifted, ptr captures(none) %arg.x, ptr captures(none) %arg.y) unnamed_addr #3 {
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
  br i1 %1, label %B172.endif.endif.endif, label %B172.endif.endif.else.if, !prof !327

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

define internal fastcc void @part16(ptr noalias nonnull writeonly captures(none) %retptr, i64 %arg.problem.0, i64 %arg.problem.1, ptr readonly captures(none) %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr captures(none) %arg.problem.7, ptr %arg.problem.8, double %arg.t, double %arg.h, ptr readonly captures(none) %arg.y, ptr readonly captures(none) %arg.Z, ptr %arg.F, ptr %arg.point) unnamed_addr {
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
  br i1 %epil.iter21.cmp.not, label %B174.1, label %B116.if.1.epil, !llvm.loop !328

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
  br i1 %epil.iter27.cmp.not, label %B174.2, label %B116.if.2.epil, !llvm.loop !329

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
  br i1 %epil.iter.cmp.not, label %B174, label %B116.if.epil, !llvm.loop !330

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

define internal fastcc void @part15(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.J, i64 %arg.n, double %arg.c, double %arg.ci, ptr captures(none) %arg.shifted) unnamed_addr #3 {
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
!67 = !{!68, !70}
!68 = distinct !{!68, !69, !"_ZN9teachmech3run8compiled7kernels6scalesB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!69 = distinct !{!69, !"_ZN9teachmech3run8compiled7kernels6scalesB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!70 = distinct !{!70, !71, !"_ZN9teachmech3run8compiled15kernel_explicit10first_stepB3v24B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd: %retptr"}
!71 = distinct !{!71, !"_ZN9teachmech3run8compiled15kernel_explicit10first_stepB3v24B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd"}
!72 = !{!70}
!73 = distinct !{!73, !1}
!74 = !{!75}
!75 = distinct !{!75, !76, !"_ZN9teachmech3run8compiled15kernel_explicit5stageB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2a23Literal_5bint_5d_281_29x10float64_2a: %retptr"}
!76 = distinct !{!76, !"_ZN9teachmech3run8compiled15kernel_explicit5stageB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2a23Literal_5bint_5d_281_29x10float64_2a"}
!77 = !{!78, !75}
!78 = distinct !{!78, !79, !"_ZN9teachmech3run8compiled15kernel_explicit7combineB3v26B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axx10float64_2a: %retptr"}
!79 = distinct !{!79, !"_ZN9teachmech3run8compiled15kernel_explicit7combineB3v26B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axx10float64_2a"}
!80 = !{!81}
!81 = distinct !{!81, !82, !"_ZN9teachmech3run8compiled15kernel_explicit7combineB3v26B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axx10float64_2a: %retptr"}
!82 = distinct !{!82, !"_ZN9teachmech3run8compiled15kernel_explicit7combineB3v26B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axx10float64_2a"}
!83 = !{!84}
!84 = distinct !{!84, !85, !"_ZN9teachmech3run8compiled7kernels6finiteB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax: %retptr"}
!85 = distinct !{!85, !"_ZN9teachmech3run8compiled7kernels6finiteB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax"}
!86 = distinct !{!86, !1}
!87 = !{!88}
!88 = distinct !{!88, !89, !"_ZN9teachmech3run8compiled15kernel_explicit5stageB3v30B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2axx10float64_2a: %retptr"}
!89 = distinct !{!89, !"_ZN9teachmech3run8compiled15kernel_explicit5stageB3v30B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2axx10float64_2a"}
!90 = !{!91, !88}
!91 = distinct !{!91, !92, !"_ZN9teachmech3run8compiled15kernel_explicit7combineB3v26B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axx10float64_2a: %retptr"}
!92 = distinct !{!92, !"_ZN9teachmech3run8compiled15kernel_explicit7combineB3v26B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axx10float64_2a"}
!93 = distinct !{!93, !1}
!94 = distinct !{!94, !1}
!95 = distinct !{!95, !1}
!96 = distinct !{!96, !1}
!97 = !{!98}
!98 = distinct !{!98, !99, !"_ZN9teachmech3run8compiled15kernel_explicit11interpolateB3v31B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2ax10float64_2a: %retptr"}
!99 = distinct !{!99, !"_ZN9teachmech3run8compiled15kernel_explicit11interpolateB3v31B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2ax10float64_2a"}
!100 = distinct !{!100, !1}
!101 = distinct !{!101, !1}
!102 = !{!103}
!103 = distinct !{!103, !104, !"_ZN9teachmech3run8compiled7kernels8keep_endB3v32B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2ax10float64_2a: %retptr"}
!104 = distinct !{!104, !"_ZN9teachmech3run8compiled7kernels8keep_endB3v32B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2ax10float64_2a"}
!105 = distinct !{!105, !1}
!106 = !{!107}
!107 = distinct !{!107, !108, !"_ZN9teachmech3run8compiled7kernels12stands_stillB3v33B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEdd10float64_2a: %retptr"}
!108 = distinct !{!108, !"_ZN9teachmech3run8compiled7kernels12stands_stillB3v33B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEdd10float64_2a"}
!109 = !{!110}
!110 = distinct !{!110, !111, !"_ZN9teachmech3run8compiled15kernel_explicit7combineB3v26B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axx10float64_2a: %retptr"}
!111 = distinct !{!111, !"_ZN9teachmech3run8compiled15kernel_explicit7combineB3v26B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axx10float64_2a"}
!112 = !{!113}
!113 = distinct !{!113, !114, !"_ZN9teachmech3run8compiled15kernel_explicit4normB3v27B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ad10float64_2ax: %retptr"}
!114 = distinct !{!114, !"_ZN9teachmech3run8compiled15kernel_explicit4normB3v27B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ad10float64_2ax"}
!115 = !{!116}
!116 = distinct !{!116, !117, !"_ZN9teachmech3run8compiled7kernels12keep_tangentB3v29B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29: %retptr"}
!117 = distinct !{!117, !"_ZN9teachmech3run8compiled7kernels12keep_tangentB3v29B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29"}
!118 = distinct !{!118, !1}
!119 = distinct !{!119, !1}
!120 = !{!121}
!121 = distinct !{!121, !122, !"_ZN9teachmech3run8compiled15kernel_explicit4normB3v27B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ad10float64_2ax: %retptr"}
!122 = distinct !{!122, !"_ZN9teachmech3run8compiled15kernel_explicit4normB3v27B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ad10float64_2ax"}
!123 = !{!124}
!124 = distinct !{!124, !125, !"_ZN9teachmech3run8compiled12kernel_lanes7groupedB3v35B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29xxxxd10float64_2ax10float64_2a8int64_2a10float64_2a: %retptr"}
!125 = distinct !{!125, !"_ZN9teachmech3run8compiled12kernel_lanes7groupedB3v35B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29xxxxd10float64_2ax10float64_2a8int64_2a10float64_2a"}
!126 = !{!127}
!127 = distinct !{!127, !128, !"_ZN9teachmech3run8compiled21kernel_lanes_explicit9finite_inB3v49B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax: %retptr"}
!128 = distinct !{!128, !"_ZN9teachmech3run8compiled21kernel_lanes_explicit9finite_inB3v49B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax"}
!129 = distinct !{!129, !1}
!130 = !{!131}
!131 = distinct !{!131, !132, !"_ZN9teachmech3run8compiled12kernel_lanes4takeB3v41B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2axx10float64_2a: %retptr"}
!132 = distinct !{!132, !"_ZN9teachmech3run8compiled12kernel_lanes4takeB3v41B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2axx10float64_2a"}
!133 = distinct !{!133, !1}
!134 = !{!135}
!135 = distinct !{!135, !136, !"_ZN9teachmech3run8compiled12kernel_lanes4giveB3v38B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax10float64_2ax: %retptr"}
!136 = distinct !{!136, !"_ZN9teachmech3run8compiled12kernel_lanes4giveB3v38B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax10float64_2ax"}
!137 = distinct !{!137, !1}
!138 = !{!139}
!139 = distinct !{!139, !140, !"_ZN9teachmech3run8compiled12kernel_lanes5aloneB3v39B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29x: %retptr"}
!140 = distinct !{!140, !"_ZN9teachmech3run8compiled12kernel_lanes5aloneB3v39B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29x"}
!141 = !{!142}
!142 = distinct !{!142, !143, !"_ZN9teachmech3run8compiled12kernel_lanes4giveB3v38B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax10float64_2ax: %retptr"}
!143 = distinct !{!143, !"_ZN9teachmech3run8compiled12kernel_lanes4giveB3v38B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax10float64_2ax"}
!144 = !{!145}
!145 = distinct !{!145, !146, !"_ZN9teachmech3run8compiled12kernel_lanes4takeB3v41B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2axx10float64_2a: %retptr"}
!146 = distinct !{!146, !"_ZN9teachmech3run8compiled12kernel_lanes4takeB3v41B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2axx10float64_2a"}
!147 = distinct !{!147, !1}
!148 = !{!149}
!149 = distinct !{!149, !150, !"_ZN9teachmech3run8compiled12kernel_lanes5aloneB3v39B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29x: %retptr"}
!150 = distinct !{!150, !"_ZN9teachmech3run8compiled12kernel_lanes5aloneB3v39B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29x"}
!151 = !{!152}
!152 = distinct !{!152, !153, !"_ZN9teachmech3run8compiled12kernel_lanes4giveB3v38B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax10float64_2ax: %retptr"}
!153 = distinct !{!153, !"_ZN9teachmech3run8compiled12kernel_lanes4giveB3v38B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax10float64_2ax"}
!154 = distinct !{!154, !1}
!155 = !{!156}
!156 = distinct !{!156, !157, !"_ZN9teachmech3run8compiled12kernel_lanes8sizes_ofB3v46B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!157 = distinct !{!157, !"_ZN9teachmech3run8compiled12kernel_lanes8sizes_ofB3v46B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!158 = !{!159}
!159 = distinct !{!159, !160, !"_ZN9teachmech3run8compiled12kernel_lanes4takeB3v41B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2axx10float64_2a: %retptr"}
!160 = distinct !{!160, !"_ZN9teachmech3run8compiled12kernel_lanes4takeB3v41B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2axx10float64_2a"}
!161 = distinct !{!161, !1}
!162 = !{!163}
!163 = distinct !{!163, !164, !"_ZN9teachmech3run8compiled12kernel_lanes5aloneB3v39B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29x: %retptr"}
!164 = distinct !{!164, !"_ZN9teachmech3run8compiled12kernel_lanes5aloneB3v39B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29x"}
!165 = !{!166}
!166 = distinct !{!166, !167, !"_ZN9teachmech3run8compiled12kernel_lanes4giveB3v38B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax10float64_2ax: %retptr"}
!167 = distinct !{!167, !"_ZN9teachmech3run8compiled12kernel_lanes4giveB3v38B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax10float64_2ax"}
!168 = distinct !{!168, !1}
!169 = !{!170}
!170 = distinct !{!170, !171, !"_ZN9teachmech3run8compiled12kernel_lanes7groupedB3v35B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29xxxxd10float64_2ax10float64_2a8int64_2a10float64_2a: %retptr"}
!171 = distinct !{!171, !"_ZN9teachmech3run8compiled12kernel_lanes7groupedB3v35B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29xxxxd10float64_2ax10float64_2a8int64_2a10float64_2a"}
!172 = !{!173}
!173 = distinct !{!173, !174, !"_ZN9teachmech3run8compiled21kernel_lanes_explicit5beginB3v52B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29xx8int64_2a: %retptr"}
!174 = distinct !{!174, !"_ZN9teachmech3run8compiled21kernel_lanes_explicit5beginB3v52B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29xx8int64_2a"}
!175 = !{!176, !173}
!176 = distinct !{!176, !177, !"_ZN9teachmech3run8compiled12kernel_lanes5aloneB3v39B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29x: %retptr"}
!177 = distinct !{!177, !"_ZN9teachmech3run8compiled12kernel_lanes5aloneB3v39B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29x"}
!178 = !{!179, !173}
!179 = distinct !{!179, !180, !"_ZN9teachmech3run8compiled12kernel_lanes4giveB3v38B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax10float64_2ax: %retptr"}
!180 = distinct !{!180, !"_ZN9teachmech3run8compiled12kernel_lanes4giveB3v38B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax10float64_2ax"}
!181 = distinct !{!181, !1}
!182 = !{!183, !173}
!183 = distinct !{!183, !184, !"_ZN9teachmech3run8compiled12kernel_lanes4giveB3v38B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax10float64_2ax: %retptr"}
!184 = distinct !{!184, !"_ZN9teachmech3run8compiled12kernel_lanes4giveB3v38B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax10float64_2ax"}
!185 = !{!186, !173}
!186 = distinct !{!186, !187, !"_ZN9teachmech3run8compiled12kernel_lanes4giveB3v38B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax10float64_2ax: %retptr"}
!187 = distinct !{!187, !"_ZN9teachmech3run8compiled12kernel_lanes4giveB3v38B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax10float64_2ax"}
!188 = !{!189, !191, !173}
!189 = distinct !{!189, !190, !"_ZN9teachmech3run8compiled7kernels6scalesB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!190 = distinct !{!190, !"_ZN9teachmech3run8compiled7kernels6scalesB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!191 = distinct !{!191, !192, !"_ZN9teachmech3run8compiled15kernel_explicit10first_stepB3v24B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd: %retptr"}
!192 = distinct !{!192, !"_ZN9teachmech3run8compiled15kernel_explicit10first_stepB3v24B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd"}
!193 = !{!191, !173}
!194 = !{!195, !197}
!195 = distinct !{!195, !196, !"_ZN9teachmech3run8compiled21kernel_lanes_explicit6stagesB3v58B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers7numbers23Literal_5bint_5d_281_29x10float64_2ax: %retptr"}
!196 = distinct !{!196, !"_ZN9teachmech3run8compiled21kernel_lanes_explicit6stagesB3v58B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers7numbers23Literal_5bint_5d_281_29x10float64_2ax"}
!197 = distinct !{!197, !196, !"_ZN9teachmech3run8compiled21kernel_lanes_explicit6stagesB3v58B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers7numbers23Literal_5bint_5d_281_29x10float64_2ax: %excinfo"}
!198 = !{!199}
!199 = distinct !{!199, !200, !"_ZN9teachmech3run8compiled21kernel_lanes_explicit6finishB3v66B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers7numbers7numbersx: %retptr"}
!200 = distinct !{!200, !"_ZN9teachmech3run8compiled21kernel_lanes_explicit6finishB3v66B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers7numbers7numbersx"}
!201 = !{!202, !199}
!202 = distinct !{!202, !203, !"_ZN9teachmech3run8compiled21kernel_lanes_explicit9finite_inB3v49B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax: %retptr"}
!203 = distinct !{!203, !"_ZN9teachmech3run8compiled21kernel_lanes_explicit9finite_inB3v49B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax"}
!204 = !{!205, !199}
!205 = distinct !{!205, !206, !"_ZN9teachmech3run8compiled21kernel_lanes_explicit5storeB3v67B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers7numbers7numbers10float64_2ax: %retptr"}
!206 = distinct !{!206, !"_ZN9teachmech3run8compiled21kernel_lanes_explicit5storeB3v67B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers7numbers7numbers10float64_2ax"}
!207 = !{!208, !210, !205, !199}
!208 = distinct !{!208, !209, !"_ZN9teachmech3run8compiled21kernel_lanes_explicit6stagesB3v69B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers7numbersxx10float64_2ax: %retptr"}
!209 = distinct !{!209, !"_ZN9teachmech3run8compiled21kernel_lanes_explicit6stagesB3v69B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers7numbersxx10float64_2ax"}
!210 = distinct !{!210, !209, !"_ZN9teachmech3run8compiled21kernel_lanes_explicit6stagesB3v69B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers7numbersxx10float64_2ax: %excinfo"}
!211 = !{!212, !208, !210, !205, !199}
!212 = distinct !{!212, !213, !"_ZN9teachmech3run8compiled21kernel_lanes_explicit8combinedB3v59B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axxx: %retptr"}
!213 = distinct !{!213, !"_ZN9teachmech3run8compiled21kernel_lanes_explicit8combinedB3v59B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axxx"}
!214 = !{!215, !205, !199}
!215 = distinct !{!215, !216, !"_ZN9teachmech3run8compiled12kernel_lanes4takeB3v41B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2axx10float64_2a: %retptr"}
!216 = distinct !{!216, !"_ZN9teachmech3run8compiled12kernel_lanes4takeB3v41B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2axx10float64_2a"}
!217 = distinct !{!217, !1}
!218 = !{!219, !205, !199}
!219 = distinct !{!219, !220, !"_ZN9teachmech3run8compiled21kernel_lanes_explicit8combinedB3v59B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axxx: %retptr"}
!220 = distinct !{!220, !"_ZN9teachmech3run8compiled21kernel_lanes_explicit8combinedB3v59B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axxx"}
!221 = !{!222}
!222 = distinct !{!222, !223, !"_ZN9teachmech3run8compiled7kernels12stands_stillB3v33B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEdd10float64_2a: %retptr"}
!223 = distinct !{!223, !"_ZN9teachmech3run8compiled7kernels12stands_stillB3v33B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEdd10float64_2a"}
!224 = !{!225, !195, !197}
!225 = distinct !{!225, !226, !"_ZN9teachmech3run8compiled21kernel_lanes_explicit8combinedB3v59B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axxx: %retptr"}
!226 = distinct !{!226, !"_ZN9teachmech3run8compiled21kernel_lanes_explicit8combinedB3v59B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axxx"}
!227 = !{!228}
!228 = distinct !{!228, !229, !"_ZN9teachmech3run8compiled21kernel_lanes_explicit13error_of_stepB3v61B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers: %retptr"}
!229 = distinct !{!229, !"_ZN9teachmech3run8compiled21kernel_lanes_explicit13error_of_stepB3v61B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_297numbers"}
!230 = !{!231, !228}
!231 = distinct !{!231, !232, !"_ZN9teachmech3run8compiled12kernel_lanes8sizes_ofB3v46B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!232 = distinct !{!232, !"_ZN9teachmech3run8compiled12kernel_lanes8sizes_ofB3v46B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!233 = !{!234, !228}
!234 = distinct !{!234, !235, !"_ZN9teachmech3run8compiled21kernel_lanes_explicit8combinedB3v59B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axxx: %retptr"}
!235 = distinct !{!235, !"_ZN9teachmech3run8compiled21kernel_lanes_explicit8combinedB3v59B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axxx"}
!236 = !{!237, !228}
!237 = distinct !{!237, !238, !"_ZN9teachmech3run8compiled21kernel_lanes_explicit8combinedB3v59B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axxx: %retptr"}
!238 = distinct !{!238, !"_ZN9teachmech3run8compiled21kernel_lanes_explicit8combinedB3v59B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axxx"}
!239 = !{!240}
!240 = distinct !{!240, !241, !"_ZN9teachmech3run8compiled21kernel_lanes_explicit5judgeB3v65B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29x: %retptr"}
!241 = distinct !{!241, !"_ZN9teachmech3run8compiled21kernel_lanes_explicit5judgeB3v65B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29x"}
!242 = !{!243, !240}
!243 = distinct !{!243, !244, !"_ZN9teachmech3run8compiled12kernel_lanes4takeB3v41B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2axx10float64_2a: %retptr"}
!244 = distinct !{!244, !"_ZN9teachmech3run8compiled12kernel_lanes4takeB3v41B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2axx10float64_2a"}
!245 = distinct !{!245, !1}
!246 = !{!247, !240}
!247 = distinct !{!247, !248, !"_ZN9teachmech3run8compiled12kernel_lanes4takeB3v41B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2axx10float64_2a: %retptr"}
!248 = distinct !{!248, !"_ZN9teachmech3run8compiled12kernel_lanes4takeB3v41B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2axx10float64_2a"}
!249 = !{!250, !240}
!250 = distinct !{!250, !251, !"_ZN9teachmech3run8compiled12kernel_lanes4takeB3v41B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2axx10float64_2a: %retptr"}
!251 = distinct !{!251, !"_ZN9teachmech3run8compiled12kernel_lanes4takeB3v41B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2axx10float64_2a"}
!252 = !{!253, !240}
!253 = distinct !{!253, !254, !"_ZN9teachmech3run8compiled12kernel_lanes5aloneB3v39B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29x: %retptr"}
!254 = distinct !{!254, !"_ZN9teachmech3run8compiled12kernel_lanes5aloneB3v39B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE492Group_28Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_2c_20float64_2a_2c_20int64_2c_20float64_2a_2c_20int64_2a_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29x"}
!255 = !{!256, !240}
!256 = distinct !{!256, !257, !"_ZN9teachmech3run8compiled12kernel_lanes4giveB3v38B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax10float64_2ax: %retptr"}
!257 = distinct !{!257, !"_ZN9teachmech3run8compiled12kernel_lanes4giveB3v38B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax10float64_2ax"}
!258 = distinct !{!258, !1}
!259 = !{!260}
!260 = distinct !{!260, !261, !"_ZN9teachmech3run8compiled7kernels6scalesB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!261 = distinct !{!261, !"_ZN9teachmech3run8compiled7kernels6scalesB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!262 = !{!263}
!263 = distinct !{!263, !264, !"_ZN9teachmech3run8compiled7kernels9lineariseB3v73B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a10float64_2a: %retptr"}
!264 = distinct !{!264, !"_ZN9teachmech3run8compiled7kernels9lineariseB3v73B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a10float64_2a"}
!265 = !{!266, !263}
!266 = distinct !{!266, !267, !"_ZN9teachmech3run8compiled7kernels6scalesB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!267 = distinct !{!267, !"_ZN9teachmech3run8compiled7kernels6scalesB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!268 = distinct !{!268, !1}
!269 = !{!270, !272, !263}
!270 = distinct !{!270, !271, !"_ZN9teachmech3run8compiled7kernels5weighB2v3B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!271 = distinct !{!271, !"_ZN9teachmech3run8compiled7kernels5weighB2v3B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!272 = distinct !{!272, !271, !"_ZN9teachmech3run8compiled7kernels5weighB2v3B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %excinfo"}
!273 = distinct !{!273, !1}
!274 = distinct !{!274, !1}
!275 = distinct !{!275, !1}
!276 = !{!277, !279, !263}
!277 = distinct !{!277, !278, !"_ZN9teachmech3run8compiled7kernels5weighB2v3B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!278 = distinct !{!278, !"_ZN9teachmech3run8compiled7kernels5weighB2v3B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!279 = distinct !{!279, !278, !"_ZN9teachmech3run8compiled7kernels5weighB2v3B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %excinfo"}
!280 = !{!281, !263}
!281 = distinct !{!281, !282, !"_ZN9teachmech3run8compiled7kernels6finiteB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax: %retptr"}
!282 = distinct !{!282, !"_ZN9teachmech3run8compiled7kernels6finiteB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax"}
!283 = distinct !{!283, !1}
!284 = !{!285, !287}
!285 = distinct !{!285, !286, !"_ZN9teachmech3run8compiled12kernel_radau7iterateB3v75B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a: %retptr"}
!286 = distinct !{!286, !"_ZN9teachmech3run8compiled12kernel_radau7iterateB3v75B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a"}
!287 = distinct !{!287, !286, !"_ZN9teachmech3run8compiled12kernel_radau7iterateB3v75B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a: %excinfo"}
!288 = !{!289, !285, !287}
!289 = distinct !{!289, !290, !"_ZN9teachmech3run8compiled7kernels6scalesB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!290 = distinct !{!290, !"_ZN9teachmech3run8compiled7kernels6scalesB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!291 = !{!292, !285, !287}
!292 = distinct !{!292, !293, !"_ZN9teachmech3run8compiled7kernels6finiteB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax: %retptr"}
!293 = distinct !{!293, !"_ZN9teachmech3run8compiled7kernels6finiteB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax"}
!294 = distinct !{!294, !1}
!295 = !{!"branch_weights", i32 34359737, i32 2113123911}
!296 = !{!297, !285, !287}
!297 = distinct !{!297, !298, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v79B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx: %retptr"}
!298 = distinct !{!298, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v79B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx"}
!299 = distinct !{!299, !1}
!300 = !{!301, !285, !287}
!301 = distinct !{!301, !302, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v79B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx: %retptr"}
!302 = distinct !{!302, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v79B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx"}
!303 = !{!304, !285, !287}
!304 = distinct !{!304, !305, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v79B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx: %retptr"}
!305 = distinct !{!305, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v79B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx"}
!306 = !{!"branch_weights", i32 49, i32 1}
!307 = distinct !{!307, !1}
!308 = !{!309}
!309 = distinct !{!309, !310, !"_ZN9teachmech3run8compiled7kernels6finiteB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax: %retptr"}
!310 = distinct !{!310, !"_ZN9teachmech3run8compiled7kernels6finiteB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax"}
!311 = distinct !{!311, !1}
!312 = distinct !{!312, !1}
!313 = distinct !{!313, !1}
!314 = !{!315}
!315 = distinct !{!315, !316, !"_ZN9teachmech3run8compiled7kernels12stands_stillB3v33B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEdd10float64_2a: %retptr"}
!316 = distinct !{!316, !"_ZN9teachmech3run8compiled7kernels12stands_stillB3v33B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEdd10float64_2a"}
!317 = distinct !{!317, !318}
!318 = !{!"llvm.loop.peeled.count", i32 1}
!319 = !{!320}
!320 = distinct !{!320, !321, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v79B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx: %retptr"}
!321 = distinct !{!321, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v79B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx"}
!322 = distinct !{!322, !1}
!323 = !{!324}
!324 = distinct !{!324, !325, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v79B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx: %retptr"}
!325 = distinct !{!325, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v79B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx"}
!326 = distinct !{!326, !1}
!327 = !{!"branch_weights", i32 1, i32 99}
!328 = distinct !{!328, !1}
!329 = distinct !{!329, !1}
!330 = distinct !{!330, !1}
