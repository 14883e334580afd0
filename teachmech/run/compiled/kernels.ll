; made by kernel_writer.py from sources with the hash f830948330df116db525ea9a62101325be7b344519b5dddb6c28702508d0bde7

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
  %.462.i = alloca i64, align 8
  %.504.i = alloca i64, align 8
  %.538.i = alloca ptr, align 8
  %.248 = alloca i64, align 8
  store i64 0, ptr %.248, align 8
  %.47 = load i64, ptr %arg.problem.4, align 8
  %.49 = getelementptr i8, ptr %arg.problem.4, i64 8
  %.50 = load i64, ptr %.49, align 8
  %.79 = add i64 %.50, %.47
  %.81 = shl i64 %.47, 1
  %.87 = mul i64 %.50, 3
  %.88 = add i64 %.87, %.81
  %.181513.not = icmp slt i64 %arg.count, 1
  br i1 %.181513.not, label %common.ret, label %B236.if.lr.ph

B236.if.lr.ph:                                    ; preds = %entry
  %.52 = getelementptr i8, ptr %arg.problem.4, i64 16
  %.53 = load i64, ptr %.52, align 8
  %.55 = getelementptr i8, ptr %arg.problem.4, i64 24
  %.56 = load i64, ptr %.55, align 8
  %.224 = add nsw i64 %.81, 2
  %.230 = add i64 %.88, 1
  %0 = getelementptr double, ptr %arg.problem.6, i64 %.53
  %1 = getelementptr double, ptr %arg.problem.7, i64 %.47
  %2 = tail call i64 @llvm.smax.i64(i64 %.50, i64 0)
  %storemerge380 = shl nuw i64 %2, 1
  %xtraiter = and i64 %.47, 3
  %unroll_iter = and i64 %.47, 9223372036854775804
  %xtraiter60 = and i64 %.50, 3
  %unroll_iter64 = and i64 %.50, 9223372036854775804
  %unroll_iter70 = and i64 %storemerge380, 9223372036854775804
  %scevgep = getelementptr i8, ptr %arg.problem.7, i64 24
  %scevgep87 = getelementptr i8, ptr %arg.rows, i64 24
  %3 = shl i64 %.230, 3
  %4 = shl i64 %.79, 3
  %scevgep102 = getelementptr i8, ptr %arg.rows, i64 %4
  %5 = shl i64 %.53, 3
  %6 = getelementptr i8, ptr %arg.problem.6, i64 %5
  %scevgep118 = getelementptr i8, ptr %6, i64 8
  %7 = lshr i64 %.56, 1
  %8 = and i64 %7, 4611686018427387903
  %9 = mul nsw i64 %8, -2
  %10 = shl i64 %.47, 3
  %11 = shl i64 %.50, 3
  %12 = getelementptr i8, ptr %arg.rows, i64 %10
  %13 = getelementptr i8, ptr %12, i64 %11
  %scevgep127 = getelementptr i8, ptr %13, i64 24
  %14 = getelementptr i8, ptr %arg.problem.7, i64 %4
  %scevgep137 = getelementptr i8, ptr %14, i64 24
  %15 = add i64 %10, 24
  %scevgep151 = getelementptr i8, ptr %arg.rows, i64 %15
  %scevgep161 = getelementptr i8, ptr %arg.problem.7, i64 %15
  %16 = shl i64 %.56, 3
  %17 = getelementptr i8, ptr %arg.problem.6, i64 %5
  %18 = getelementptr i8, ptr %17, i64 %11
  %19 = getelementptr i8, ptr %18, i64 %10
  %20 = getelementptr i8, ptr %19, i64 %16
  %scevgep175 = getelementptr i8, ptr %20, i64 24
  %21 = shl i64 %.47, 4
  %22 = getelementptr i8, ptr %arg.rows, i64 %21
  %23 = getelementptr i8, ptr %22, i64 %11
  %scevgep183 = getelementptr i8, ptr %23, i64 24
  %24 = icmp sgt i64 %.47, 0
  %25 = icmp ult i64 %.47, 4
  %26 = icmp eq i64 %xtraiter, 0
  %sunkaddr = getelementptr i8, ptr %arg.problem.4, i64 96
  %27 = icmp slt i64 %.56, 1
  %28 = icmp eq i64 %.56, 1
  %sunkaddr210 = getelementptr i8, ptr %arg.problem.4, i64 120
  %sunkaddr211 = getelementptr i8, ptr %arg.problem.4, i64 128
  %29 = and i64 %.56, 1
  %30 = icmp eq i64 %29, 0
  %sunkaddr204 = getelementptr i8, ptr %arg.problem.4, i64 120
  %sunkaddr205 = getelementptr i8, ptr %arg.problem.4, i64 128
  %31 = icmp slt i64 %.47, 1
  %32 = icmp ult i64 %.47, 4
  %33 = icmp eq i64 %xtraiter, 0
  %.21.i.i.i = getelementptr i8, ptr %arg.problem.4, i64 80
  %.67.i.i = getelementptr i8, ptr %arg.problem.4, i64 56
  %.212.i.i = getelementptr i8, ptr %arg.problem.4, i64 104
  %.223.i.i = getelementptr i8, ptr %arg.problem.4, i64 112
  %.103.i = getelementptr i8, ptr %arg.problem.4, i64 32
  %sunkaddr48.i = getelementptr i8, ptr %arg.problem.4, i64 136
  %sunkaddr49.i = getelementptr i8, ptr %arg.problem.4, i64 144
  %.459.i = getelementptr i8, ptr %arg.problem.4, i64 224
  %.496.i = getelementptr i8, ptr %arg.problem.4, i64 152
  %34 = icmp slt i64 %.50, 1
  %35 = icmp ult i64 %.50, 4
  %36 = icmp eq i64 %xtraiter60, 0
  %37 = icmp sgt i64 %storemerge380, 0
  %38 = icmp slt i64 %.50, 2
  %39 = and i64 %2, 1
  %40 = icmp eq i64 %39, 0
  %41 = icmp slt i64 %.53, 1
  %sunkaddr206 = getelementptr i8, ptr %arg.problem.4, i64 104
  %sunkaddr207 = getelementptr i8, ptr %arg.problem.4, i64 112
  %42 = shl nuw nsw i64 %8, 1
  br label %B236.if

common.ret:                                       ; preds = %B1268, %_ZN9teachmech3run8compiled7kernels16find_multipliersB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit, %B236.if, %entry
  %arg.count.sink = phi i64 [ %arg.count, %entry ], [ %arg.count, %B1268 ], [ %.187437526, %B236.if ], [ %.187437526, %_ZN9teachmech3run8compiled7kernels16find_multipliersB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit ]
  store i64 %arg.count.sink, ptr %retptr, align 8
  ret i32 0

B418:                                             ; preds = %B236.if
  br i1 %24, label %B448.if.lr.ph, label %B494

B448.if.lr.ph:                                    ; preds = %B418
  br i1 %25, label %B448.if.epil.preheader, label %B448.if

B494.loopexit.unr-lcssa:                          ; preds = %B448.if
  br i1 %26, label %B494, label %B448.if.epil.preheader

B448.if.epil.preheader:                           ; preds = %B494.loopexit.unr-lcssa, %B448.if.lr.ph
  %.411391393.epil.init = phi i64 [ 0, %B448.if.lr.ph ], [ %unroll_iter, %B494.loopexit.unr-lcssa ]
  %43 = shl i64 %.411391393.epil.init, 3
  %scevgep105 = getelementptr i8, ptr %lsr.iv103, i64 %43
  %scevgep109 = getelementptr i8, ptr %lsr.iv169, i64 %43
  %scevgep111 = getelementptr i8, ptr %arg.problem.7, i64 %43
  br label %B448.if.epil

B448.if.epil:                                     ; preds = %B448.if.epil, %B448.if.epil.preheader
  %epil.iter = phi i64 [ 0, %B448.if.epil.preheader ], [ %epil.iter.next, %B448.if.epil ]
  %44 = shl nuw nsw i64 %epil.iter, 3
  %scevgep112 = getelementptr i8, ptr %scevgep111, i64 %44
  %.445.epil = load double, ptr %scevgep112, align 8
  %scevgep110 = getelementptr i8, ptr %scevgep109, i64 %44
  store double %.445.epil, ptr %scevgep110, align 8
  %scevgep106 = getelementptr i8, ptr %scevgep105, i64 %44
  store double 0.000000e+00, ptr %scevgep106, align 8
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B494, label %B448.if.epil, !llvm.loop !0

B494:                                             ; preds = %B448.if.epil, %B494.loopexit.unr-lcssa, %B418
  %.461 = load i64, ptr %sunkaddr, align 8
  %.462 = icmp sgt i64 %.461, 0
  br i1 %.462, label %B528, label %B676

B528:                                             ; preds = %B494
  br i1 %31, label %B606, label %B558.if.preheader

B558.if.preheader:                                ; preds = %B528
  br i1 %32, label %B558.if.epil.preheader, label %B558.if

B606.loopexit.unr-lcssa:                          ; preds = %B558.if
  br i1 %33, label %B606, label %B558.if.epil.preheader

B558.if.epil.preheader:                           ; preds = %B606.loopexit.unr-lcssa, %B558.if.preheader
  %.550404406.epil.init = phi i64 [ 0, %B558.if.preheader ], [ %.557.3, %B606.loopexit.unr-lcssa ]
  %45 = add i64 %.550404406.epil.init, %.79
  %46 = shl i64 %45, 3
  %scevgep147 = getelementptr i8, ptr %lsr.iv169, i64 %46
  %scevgep149 = getelementptr i8, ptr %arg.problem.7, i64 %46
  br label %B558.if.epil

B558.if.epil:                                     ; preds = %B558.if.epil, %B558.if.epil.preheader
  %epil.iter55 = phi i64 [ %epil.iter55.next, %B558.if.epil ], [ 0, %B558.if.epil.preheader ]
  %47 = shl nuw nsw i64 %epil.iter55, 3
  %scevgep150 = getelementptr i8, ptr %scevgep149, i64 %47
  %.588.epil = load double, ptr %scevgep150, align 8
  %.589.epil = fneg double %.588.epil
  %scevgep148 = getelementptr i8, ptr %scevgep147, i64 %47
  store double %.589.epil, ptr %scevgep148, align 8
  %epil.iter55.next = add i64 %epil.iter55, 1
  %epil.iter55.cmp.not = icmp eq i64 %xtraiter, %epil.iter55.next
  br i1 %epil.iter55.cmp.not, label %B606, label %B558.if.epil, !llvm.loop !2

B606:                                             ; preds = %B558.if.epil, %B606.loopexit.unr-lcssa, %B528
  store i64 0, ptr %.462.i, align 8, !noalias !3
  store i64 0, ptr %.504.i, align 8, !noalias !3
  store ptr null, ptr %.538.i, align 8, !noalias !3
  %.22.i.i.i = load i64, ptr %.21.i.i.i, align 8, !noalias !6
  %.26.i.i.i = getelementptr double, ptr %arg.problem.5, i64 %.22.i.i.i
  %.28.i.i.i = getelementptr i8, ptr %.26.i.i.i, i64 8
  %.68.i.i = load i64, ptr %.67.i.i, align 8, !noalias !11
  %.69.i.i = icmp sgt i64 %.68.i.i, 0
  br i1 %.69.i.i, label %B96.i.i, label %B0.endif.endif.i

B96.i.i:                                          ; preds = %B606
  %.81.i.i = load i64, ptr %.52, align 8, !noalias !11
  %.16476.not.i.i = icmp slt i64 %.81.i.i, 1
  br i1 %.16476.not.i.i, label %B0.endif.endif.i, label %B148.if.lr.ph.i.i

B148.if.lr.ph.i.i:                                ; preds = %B96.i.i
  %.213.i.i = load i64, ptr %.212.i.i, align 8, !noalias !11
  %48 = getelementptr i64, ptr %arg.problem.4, i64 %.213.i.i
  %.224.i.i = load i64, ptr %.223.i.i, align 8, !noalias !11
  %49 = getelementptr i64, ptr %arg.problem.4, i64 %.224.i.i
  %50 = icmp eq i64 %.81.i.i, 1
  br i1 %50, label %B148.if.epil.preheader.i.i, label %B148.if.lr.ph.new.i.i

B148.if.lr.ph.new.i.i:                            ; preds = %B148.if.lr.ph.i.i
  %unroll_iter.i.i = and i64 %.81.i.i, 9223372036854775806
  %51 = shl i64 %.213.i.i, 3
  %52 = getelementptr i8, ptr %arg.problem.4, i64 %51
  %scevgep.i.i = getelementptr i8, ptr %52, i64 8
  %53 = shl i64 %.224.i.i, 3
  %54 = getelementptr i8, ptr %arg.problem.4, i64 %53
  %scevgep10.i.i = getelementptr i8, ptr %54, i64 8
  br label %B148.if.i.i

B248.i.i:                                         ; preds = %B148.if.i.i
  %sunkaddr35.i = getelementptr i8, ptr %arg.problem.6, i64 %57
  %.237.i.i = load double, ptr %sunkaddr35.i, align 8, !noalias !11
  %.242.i.i = getelementptr double, ptr %.28.i.i.i, i64 %.218.i.i
  %.243.i.i = load double, ptr %.242.i.i, align 8, !noalias !11
  %.244.i.i = fmul double %.237.i.i, %.243.i.i
  %.251.i.i = fmul double %.243.i.i, %.244.i.i
  %.253.i.i = fadd double %trace.2.079.i.i, %.251.i.i
  br label %B316.i.i

B316.i.i:                                         ; preds = %B148.if.i.i, %B248.i.i
  %trace.3.1.i.i = phi double [ %.253.i.i, %B248.i.i ], [ %trace.2.079.i.i, %B148.if.i.i ]
  %.177.1.i.i = add nuw i64 %.1707577.i.i, 2
  %.218.1.i.i = load i64, ptr %scevgep8.i.i, align 8, !noalias !11
  %.229.1.i.i = load i64, ptr %scevgep12.i.i, align 8, !noalias !11
  %.231.1.i.i = icmp eq i64 %.218.1.i.i, %.229.1.i.i
  br i1 %.231.1.i.i, label %B248.1.i.i, label %B316.1.i.i

B248.1.i.i:                                       ; preds = %B316.i.i
  %sunkaddr41.i = getelementptr i8, ptr %arg.problem.6, i64 %57
  %sunkaddr42.i = getelementptr i8, ptr %sunkaddr41.i, i64 8
  %.237.1.i.i = load double, ptr %sunkaddr42.i, align 8, !noalias !11
  %.242.1.i.i = getelementptr double, ptr %.28.i.i.i, i64 %.218.1.i.i
  %.243.1.i.i = load double, ptr %.242.1.i.i, align 8, !noalias !11
  %.244.1.i.i = fmul double %.237.1.i.i, %.243.1.i.i
  %.251.1.i.i = fmul double %.243.1.i.i, %.244.1.i.i
  %.253.1.i.i = fadd double %trace.3.1.i.i, %.251.1.i.i
  br label %B316.1.i.i

B316.1.i.i:                                       ; preds = %B248.1.i.i, %B316.i.i
  %trace.3.1.1.i.i = phi double [ %.253.1.i.i, %B248.1.i.i ], [ %trace.3.1.i.i, %B316.i.i ]
  %niter.ncmp.1.i.i = icmp eq i64 %unroll_iter.i.i, %.177.1.i.i
  br i1 %niter.ncmp.1.i.i, label %B318.loopexit.loopexit.unr-lcssa.i.i, label %B148.if.i.i

B318.loopexit.loopexit.unr-lcssa.i.i:             ; preds = %B316.1.i.i
  %55 = and i64 %.81.i.i, 1
  %lcmp.mod.not.i.i = icmp eq i64 %55, 0
  br i1 %lcmp.mod.not.i.i, label %B318.loopexit.loopexit.i.i, label %B148.if.epil.preheader.i.i

B148.if.epil.preheader.i.i:                       ; preds = %B318.loopexit.loopexit.unr-lcssa.i.i, %B148.if.lr.ph.i.i
  %trace.2.079.epil.init.i.i = phi double [ 0.000000e+00, %B148.if.lr.ph.i.i ], [ %trace.3.1.1.i.i, %B318.loopexit.loopexit.unr-lcssa.i.i ]
  %.1707577.epil.init.i.i = phi i64 [ 0, %B148.if.lr.ph.i.i ], [ %unroll_iter.i.i, %B318.loopexit.loopexit.unr-lcssa.i.i ]
  %.217.epil.i.i = getelementptr i64, ptr %48, i64 %.1707577.epil.init.i.i
  %.218.epil.i.i = load i64, ptr %.217.epil.i.i, align 8, !noalias !11
  %.228.epil.i.i = getelementptr i64, ptr %49, i64 %.1707577.epil.init.i.i
  %.229.epil.i.i = load i64, ptr %.228.epil.i.i, align 8, !noalias !11
  %.231.epil.i.i = icmp eq i64 %.218.epil.i.i, %.229.epil.i.i
  br i1 %.231.epil.i.i, label %B248.epil.i.i, label %B318.loopexit.loopexit.i.i

B248.epil.i.i:                                    ; preds = %B148.if.epil.preheader.i.i
  %.236.epil.i.i = getelementptr double, ptr %arg.problem.6, i64 %.1707577.epil.init.i.i
  %.237.epil.i.i = load double, ptr %.236.epil.i.i, align 8, !noalias !11
  %.242.epil.i.i = getelementptr double, ptr %.28.i.i.i, i64 %.218.epil.i.i
  %.243.epil.i.i = load double, ptr %.242.epil.i.i, align 8, !noalias !11
  %.244.epil.i.i = fmul double %.237.epil.i.i, %.243.epil.i.i
  %.251.epil.i.i = fmul double %.243.epil.i.i, %.244.epil.i.i
  %.253.epil.i.i = fadd double %trace.2.079.epil.init.i.i, %.251.epil.i.i
  br label %B318.loopexit.loopexit.i.i

B318.loopexit.loopexit.i.i:                       ; preds = %B248.epil.i.i, %B148.if.epil.preheader.i.i, %B318.loopexit.loopexit.unr-lcssa.i.i
  %trace.3.1.lcssa.i.i = phi double [ %trace.3.1.1.i.i, %B318.loopexit.loopexit.unr-lcssa.i.i ], [ %.253.epil.i.i, %B248.epil.i.i ], [ %trace.2.079.epil.init.i.i, %B148.if.epil.preheader.i.i ]
  %56 = fmul double %trace.3.1.lcssa.i.i, 0x3D719799812DEA11
  br label %B0.endif.endif.i

B148.if.i.i:                                      ; preds = %B316.1.i.i, %B148.if.lr.ph.new.i.i
  %trace.2.079.i.i = phi double [ 0.000000e+00, %B148.if.lr.ph.new.i.i ], [ %trace.3.1.1.i.i, %B316.1.i.i ]
  %.1707577.i.i = phi i64 [ 0, %B148.if.lr.ph.new.i.i ], [ %.177.1.i.i, %B316.1.i.i ]
  %57 = shl i64 %.1707577.i.i, 3
  %scevgep8.i.i = getelementptr i8, ptr %scevgep.i.i, i64 %57
  %scevgep9.i.i = getelementptr i8, ptr %scevgep8.i.i, i64 -8
  %.218.i.i = load i64, ptr %scevgep9.i.i, align 8, !noalias !11
  %scevgep12.i.i = getelementptr i8, ptr %scevgep10.i.i, i64 %57
  %scevgep13.i.i = getelementptr i8, ptr %scevgep12.i.i, i64 -8
  %.229.i.i = load i64, ptr %scevgep13.i.i, align 8, !noalias !11
  %.231.i.i = icmp eq i64 %.218.i.i, %.229.i.i
  br i1 %.231.i.i, label %B248.i.i, label %B316.i.i

B282.i.i:                                         ; preds = %B184.if.i
  %.249.i = getelementptr double, ptr %.28.i.i.i, i64 %.232.i
  %.250.i = load double, ptr %.249.i, align 8, !noalias !3
  %.147.i.i = fmul double %.250.i, %.250.i
  %.281.i = fdiv double %.61.i, %.147.i.i
  br label %B318.i

B318.i:                                           ; preds = %B184.if.i, %B282.i.i
  %"$phi318.1.2.1.i" = phi double [ %.281.i, %B282.i.i ], [ 0.000000e+00, %B184.if.i ]
  %.293.i = load i64, ptr %.67.i.i, align 8, !noalias !3
  %58 = shl i64 %.293.i, 3
  %scevgep24.i = getelementptr i8, ptr %lsr.iv22.i, i64 %58
  store double %"$phi318.1.2.1.i", ptr %scevgep24.i, align 8, !noalias !3
  %scevgep23.i = getelementptr i8, ptr %lsr.iv22.i, i64 8
  %scevgep26.i = getelementptr i8, ptr %lsr.iv25.i, i64 8
  %lsr.iv.next30.i = add nsw i64 %lsr.iv29.i, -1
  %exitcond.not.i = icmp eq i64 %lsr.iv.next30.i, 0
  br i1 %exitcond.not.i, label %B356.i, label %B184.if.i

B356.i:                                           ; preds = %B318.i, %B0.endif.endif.i
  %.317.i = load i64, ptr %.49, align 8, !noalias !3
  %.397157.not.i = icmp slt i64 %.317.i, 1
  br i1 %.397157.not.i, label %B508.i, label %B408.if.preheader.i

B408.if.preheader.i:                              ; preds = %B356.i
  %xtraiter.i = and i64 %.317.i, 3
  %59 = icmp ult i64 %.317.i, 4
  br i1 %59, label %B408.if.epil.preheader.i, label %B408.if.preheader.new.i

B408.if.preheader.new.i:                          ; preds = %B408.if.preheader.i
  %unroll_iter.i = and i64 %.317.i, 9223372036854775804
  br label %B408.if.i

B508.loopexit.unr-lcssa.i:                        ; preds = %B408.if.i
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i, label %B508.i, label %B408.if.epil.preheader.i

B408.if.epil.preheader.i:                         ; preds = %B508.loopexit.unr-lcssa.i, %B408.if.preheader.i
  %.403156158.epil.init.i = phi i64 [ 0, %B408.if.preheader.i ], [ %.410.3.i, %B508.loopexit.unr-lcssa.i ]
  %60 = shl i64 %.403156158.epil.init.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.problem.7, i64 %60
  br label %B408.if.epil.i

B408.if.epil.i:                                   ; preds = %B408.if.epil.i, %B408.if.epil.preheader.i
  %lsr.iv10.i = phi i64 [ %lsr.iv.next.i, %B408.if.epil.i ], [ %xtraiter.i, %B408.if.epil.preheader.i ]
  %lsr.iv.i = phi ptr [ %scevgep8.i, %B408.if.epil.i ], [ %scevgep.i, %B408.if.epil.preheader.i ]
  %.437.epil.i = load i64, ptr %arg.problem.4, align 8, !noalias !3
  %.440.epil.i = load i64, ptr %.49, align 8, !noalias !3
  %.idx.epil.i = shl i64 %.437.epil.i, 4
  %61 = shl i64 %.440.epil.i, 3
  %62 = getelementptr i8, ptr %lsr.iv.i, i64 %.idx.epil.i
  %scevgep1.i = getelementptr i8, ptr %62, i64 %61
  store double 0.000000e+00, ptr %scevgep1.i, align 8, !noalias !3
  %scevgep8.i = getelementptr i8, ptr %lsr.iv.i, i64 8
  %lsr.iv.next.i = add nsw i64 %lsr.iv10.i, -1
  %epil.iter.cmp.not.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %epil.iter.cmp.not.i, label %B508.i, label %B408.if.epil.i, !llvm.loop !12

B508.i:                                           ; preds = %B408.if.epil.i, %B508.loopexit.unr-lcssa.i, %B356.i
  %.460.i = load i64, ptr %.459.i, align 8, !noalias !3
  store i64 0, ptr %.462.i, align 8, !noalias !3
  call fastcc void @part0(ptr nonnull %.462.i, ptr nonnull readonly %arg.problem.4, ptr readonly %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.460.i)
  %.476.i = load i64, ptr %.462.i, align 8, !noalias !3
  %.490.i = icmp eq i64 %.476.i, 0
  br i1 %.490.i, label %B574.i, label %B652.i

B574.i:                                           ; preds = %B508.i
  %.497.i = load i64, ptr %.496.i, align 8, !noalias !3
  %.500.i = load i64, ptr %.49, align 8, !noalias !3
  store i64 0, ptr %.504.i, align 8, !noalias !3
  call fastcc void @part1(ptr nonnull %.504.i, ptr nonnull readonly %arg.problem.4, ptr readonly %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.497.i, i64 %.500.i)
  br label %_ZN9teachmech3run8compiled7kernels16find_multipliersB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit

B652.i:                                           ; preds = %B508.i
  %.535.i = load i64, ptr %.459.i, align 8, !noalias !3
  store ptr null, ptr %.538.i, align 8, !noalias !3
  call fastcc void @part2(ptr nonnull %.538.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.535.i, i64 %.476.i)
  br label %_ZN9teachmech3run8compiled7kernels16find_multipliersB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit

B0.endif.endif.i:                                 ; preds = %B318.loopexit.loopexit.i.i, %B96.i.i, %B606
  %trace.4.1.i.i = phi double [ 0.000000e+00, %B606 ], [ 0.000000e+00, %B96.i.i ], [ %56, %B318.loopexit.loopexit.i.i ]
  %.61.i = fdiv double %trace.4.1.i.i, 0x3D719799812DEA11
  %.104.i = load i64, ptr %.103.i, align 8, !noalias !3
  %.184151.not.i = icmp slt i64 %.104.i, 1
  br i1 %.184151.not.i, label %B356.i, label %B184.if.i

B184.if.i:                                        ; preds = %B0.endif.endif.i, %B318.i
  %lsr.iv29.i = phi i64 [ %lsr.iv.next30.i, %B318.i ], [ %.104.i, %B0.endif.endif.i ]
  %lsr.iv25.i = phi ptr [ %scevgep26.i, %B318.i ], [ %arg.problem.4, %B0.endif.endif.i ]
  %lsr.iv22.i = phi ptr [ %scevgep23.i, %B318.i ], [ %arg.problem.6, %B0.endif.endif.i ]
  %.227.i = load i64, ptr %sunkaddr48.i, align 8, !noalias !3
  %63 = shl i64 %.227.i, 3
  %scevgep28.i = getelementptr i8, ptr %lsr.iv25.i, i64 %63
  %.232.i = load i64, ptr %scevgep28.i, align 8, !noalias !3
  %.235.i = load i64, ptr %sunkaddr49.i, align 8, !noalias !3
  %64 = shl i64 %.235.i, 3
  %scevgep27.i = getelementptr i8, ptr %lsr.iv25.i, i64 %64
  %.243.i = load i64, ptr %scevgep27.i, align 8, !noalias !3
  %.245.i = icmp eq i64 %.243.i, %.232.i
  br i1 %.245.i, label %B282.i.i, label %B318.i

B408.if.i:                                        ; preds = %B408.if.i, %B408.if.preheader.new.i
  %.403156158.i = phi i64 [ 0, %B408.if.preheader.new.i ], [ %.410.3.i, %B408.if.i ]
  %.437.i = load i64, ptr %arg.problem.4, align 8, !noalias !3
  %.440.i = load i64, ptr %.49, align 8, !noalias !3
  %.idx.i = shl i64 %.437.i, 4
  %65 = shl i64 %.440.i, 3
  %66 = shl i64 %.403156158.i, 3
  %67 = getelementptr i8, ptr %arg.problem.7, i64 %.idx.i
  %scevgep25.i = getelementptr i8, ptr %67, i64 %65
  %scevgep29.i = getelementptr i8, ptr %scevgep25.i, i64 %66
  store double 0.000000e+00, ptr %scevgep29.i, align 8, !noalias !3
  %.437.1.i = load i64, ptr %arg.problem.4, align 8, !noalias !3
  %.440.1.i = load i64, ptr %.49, align 8, !noalias !3
  %.idx.1.i = shl i64 %.437.1.i, 4
  %68 = shl i64 %.440.1.i, 3
  %69 = getelementptr i8, ptr %arg.problem.7, i64 %.idx.1.i
  %scevgep9.i = getelementptr i8, ptr %69, i64 %68
  %scevgep10.i = getelementptr i8, ptr %scevgep9.i, i64 %66
  %scevgep22.i = getelementptr i8, ptr %scevgep10.i, i64 8
  store double 0.000000e+00, ptr %scevgep22.i, align 8, !noalias !3
  %.437.2.i = load i64, ptr %arg.problem.4, align 8, !noalias !3
  %.440.2.i = load i64, ptr %.49, align 8, !noalias !3
  %.idx.2.i = shl i64 %.437.2.i, 4
  %70 = shl i64 %.440.2.i, 3
  %71 = getelementptr i8, ptr %arg.problem.7, i64 %.idx.2.i
  %scevgep5.i = getelementptr i8, ptr %71, i64 %70
  %scevgep6.i = getelementptr i8, ptr %scevgep5.i, i64 %66
  %scevgep7.i = getelementptr i8, ptr %scevgep6.i, i64 16
  store double 0.000000e+00, ptr %scevgep7.i, align 8, !noalias !3
  %.410.3.i = add nuw nsw i64 %.403156158.i, 4
  %.437.3.i = load i64, ptr %arg.problem.4, align 8, !noalias !3
  %.440.3.i = load i64, ptr %.49, align 8, !noalias !3
  %.idx.3.i = shl i64 %.437.3.i, 4
  %72 = shl i64 %.440.3.i, 3
  %73 = getelementptr i8, ptr %arg.problem.7, i64 %.idx.3.i
  %scevgep2.i = getelementptr i8, ptr %73, i64 %72
  %scevgep3.i = getelementptr i8, ptr %scevgep2.i, i64 %66
  %scevgep4.i = getelementptr i8, ptr %scevgep3.i, i64 24
  store double 0.000000e+00, ptr %scevgep4.i, align 8, !noalias !3
  %niter.ncmp.3.i = icmp eq i64 %unroll_iter.i, %.410.3.i
  br i1 %niter.ncmp.3.i, label %B508.loopexit.unr-lcssa.i, label %B408.if.i

_ZN9teachmech3run8compiled7kernels16find_multipliersB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit: ; preds = %B574.i, %B652.i
  %storemerge.in.i = phi ptr [ %.49, %B652.i ], [ %.504.i, %B574.i ]
  %storemerge.i = load i64, ptr %storemerge.in.i, align 8, !noalias !3
  %sunkaddr208 = shl i64 %.187437526, 3
  %sunkaddr209 = getelementptr i8, ptr %arg.ranks, i64 %sunkaddr208
  store i64 %storemerge.i, ptr %sunkaddr209, align 8
  %.634 = icmp slt i64 %storemerge.i, 0
  br i1 %.634, label %common.ret, label %B880

B676:                                             ; preds = %B494
  br i1 %27, label %B880, label %B706.if.lr.ph

B706.if.lr.ph:                                    ; preds = %B676
  %74 = getelementptr double, ptr %.234, i64 %.79
  br i1 %28, label %B706.if.epil.preheader, label %B706.if

B880.loopexit.unr-lcssa:                          ; preds = %B706.if
  br i1 %30, label %B880, label %B706.if.epil.preheader

B706.if.epil.preheader:                           ; preds = %B880.loopexit.unr-lcssa, %B706.if.lr.ph
  %.770397399.epil.init = phi i64 [ 0, %B706.if.lr.ph ], [ %42, %B880.loopexit.unr-lcssa ]
  %.804.epil = load i64, ptr %sunkaddr204, align 8
  %75 = getelementptr i64, ptr %arg.problem.4, i64 %.804.epil
  %.807.epil = getelementptr i64, ptr %75, i64 %.770397399.epil.init
  %.808.epil = load i64, ptr %.807.epil, align 8
  %.811.epil = load i64, ptr %sunkaddr205, align 8
  %76 = getelementptr i64, ptr %arg.problem.4, i64 %.811.epil
  %.814.epil = getelementptr i64, ptr %76, i64 %.770397399.epil.init
  %.815.epil = load i64, ptr %.814.epil, align 8
  %.819.epil = getelementptr double, ptr %74, i64 %.815.epil
  %.820.epil = load double, ptr %.819.epil, align 8
  %.824.epil = getelementptr double, ptr %0, i64 %.770397399.epil.init
  %.825.epil = load double, ptr %.824.epil, align 8
  %.829.epil = getelementptr double, ptr %1, i64 %.808.epil
  %.830.epil = load double, ptr %.829.epil, align 8
  %.831.epil = fmul double %.825.epil, %.830.epil
  %.832.epil = fsub double %.820.epil, %.831.epil
  store double %.832.epil, ptr %.819.epil, align 8
  br label %B880

B880:                                             ; preds = %_ZN9teachmech3run8compiled7kernels16find_multipliersB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit, %B706.if.epil.preheader, %B880.loopexit.unr-lcssa, %B676
  br i1 %34, label %B950, label %B910.if.preheader

B910.if.preheader:                                ; preds = %B880
  br i1 %35, label %B910.if.epil.preheader, label %B910.if

B950.loopexit.unr-lcssa:                          ; preds = %B910.if
  br i1 %36, label %B950, label %B910.if.epil.preheader

B910.if.epil.preheader:                           ; preds = %B950.loopexit.unr-lcssa, %B910.if.preheader
  %.927411413.epil.init = phi i64 [ 0, %B910.if.preheader ], [ %.934.3, %B950.loopexit.unr-lcssa ]
  %77 = add nsw i64 %.927411413.epil.init, %.47
  %78 = shl i64 %77, 3
  %scevgep171 = getelementptr i8, ptr %lsr.iv169, i64 %78
  %scevgep173 = getelementptr i8, ptr %arg.problem.7, i64 %78
  br label %B910.if.epil

B910.if.epil:                                     ; preds = %B910.if.epil, %B910.if.epil.preheader
  %epil.iter61 = phi i64 [ %epil.iter61.next, %B910.if.epil ], [ 0, %B910.if.epil.preheader ]
  %79 = shl nuw nsw i64 %epil.iter61, 3
  %scevgep174 = getelementptr i8, ptr %scevgep173, i64 %79
  %.963.epil = load double, ptr %scevgep174, align 8
  %scevgep172 = getelementptr i8, ptr %scevgep171, i64 %79
  store double %.963.epil, ptr %scevgep172, align 8
  %epil.iter61.next = add i64 %epil.iter61, 1
  %epil.iter61.cmp.not = icmp eq i64 %xtraiter60, %epil.iter61.next
  br i1 %epil.iter61.cmp.not, label %B950, label %B910.if.epil, !llvm.loop !13

B950:                                             ; preds = %B910.if.epil, %B950.loopexit.unr-lcssa, %B880
  br i1 %37, label %B986.if.lr.ph, label %B1044

B986.if.lr.ph:                                    ; preds = %B950
  br i1 %38, label %B986.if.epil.preheader, label %B986.if

B1044.loopexit.unr-lcssa:                         ; preds = %B986.if
  br i1 %40, label %B1044, label %B986.if.epil.preheader

B986.if.epil.preheader:                           ; preds = %B1044.loopexit.unr-lcssa, %B986.if.lr.ph
  %.1061418420.epil.init = phi i64 [ 0, %B986.if.lr.ph ], [ %.1068.3, %B1044.loopexit.unr-lcssa ]
  %80 = shl i64 %.1061418420.epil.init, 3
  %scevgep196 = getelementptr i8, ptr %lsr.iv194, i64 %80
  %scevgep199 = getelementptr i8, ptr %20, i64 %80
  br label %B986.if.epil

B986.if.epil:                                     ; preds = %B986.if.epil, %B986.if.epil.preheader
  %epil.iter67 = phi i64 [ 0, %B986.if.epil.preheader ], [ %epil.iter67.next, %B986.if.epil ]
  %81 = shl nuw nsw i64 %epil.iter67, 3
  %scevgep200 = getelementptr i8, ptr %scevgep199, i64 %81
  %.1103.epil = load double, ptr %scevgep200, align 8
  %scevgep197 = getelementptr i8, ptr %scevgep196, i64 %81
  store double %.1103.epil, ptr %scevgep197, align 8
  %epil.iter67.next = add nuw nsw i64 %epil.iter67, 1
  %epil.iter67.cmp.not = icmp eq i64 %epil.iter67.next, 2
  br i1 %epil.iter67.cmp.not, label %B1044, label %B986.if.epil, !llvm.loop !14

B1044:                                            ; preds = %B986.if.epil, %B1044.loopexit.unr-lcssa, %B950
  br i1 %41, label %B1268, label %B1078.if.lr.ph

B1078.if.lr.ph:                                   ; preds = %B1044
  %.1237 = load i64, ptr %sunkaddr206, align 8
  %82 = getelementptr i64, ptr %arg.problem.4, i64 %.1237
  %.1244 = load i64, ptr %sunkaddr207, align 8
  %83 = getelementptr i64, ptr %arg.problem.4, i64 %.1244
  %84 = getelementptr double, ptr %.228, i64 %.47
  br label %B1078.if

B1268:                                            ; preds = %B1078.if, %B1044
  %energy.2.1.lcssa = phi double [ 0.000000e+00, %B1044 ], [ %.1295, %B1078.if ]
  %.1312 = getelementptr double, ptr %.234, i64 %.88
  store double %energy.2.1.lcssa, ptr %.1312, align 8
  %scevgep89 = getelementptr i8, ptr %lsr.iv88, i64 %3
  %scevgep104 = getelementptr i8, ptr %lsr.iv103, i64 %3
  %scevgep170 = getelementptr i8, ptr %lsr.iv169, i64 %3
  %scevgep129 = getelementptr i8, ptr %lsr.iv128, i64 %3
  %scevgep153 = getelementptr i8, ptr %lsr.iv152, i64 %3
  %scevgep185 = getelementptr i8, ptr %lsr.iv184, i64 %3
  %scevgep195 = getelementptr i8, ptr %lsr.iv194, i64 %3
  %exitcond611.not = icmp eq i64 %.194, %arg.count
  br i1 %exitcond611.not, label %common.ret, label %B236.if

B236.if:                                          ; preds = %B1268, %B236.if.lr.ph
  %lsr.iv194 = phi ptr [ %23, %B236.if.lr.ph ], [ %scevgep195, %B1268 ]
  %lsr.iv184 = phi ptr [ %scevgep183, %B236.if.lr.ph ], [ %scevgep185, %B1268 ]
  %lsr.iv169 = phi ptr [ %arg.rows, %B236.if.lr.ph ], [ %scevgep170, %B1268 ]
  %lsr.iv152 = phi ptr [ %scevgep151, %B236.if.lr.ph ], [ %scevgep153, %B1268 ]
  %lsr.iv128 = phi ptr [ %scevgep127, %B236.if.lr.ph ], [ %scevgep129, %B1268 ]
  %lsr.iv103 = phi ptr [ %scevgep102, %B236.if.lr.ph ], [ %scevgep104, %B1268 ]
  %lsr.iv88 = phi ptr [ %scevgep87, %B236.if.lr.ph ], [ %scevgep89, %B1268 ]
  %.187437526 = phi i64 [ 0, %B236.if.lr.ph ], [ %.194, %B1268 ]
  %.194 = add nuw nsw i64 %.187437526, 1
  %.226 = mul nsw i64 %.187437526, %.224
  %.228 = getelementptr inbounds double, ptr %arg.states, i64 %.226
  %.232 = mul nsw i64 %.187437526, %.230
  %.234 = getelementptr inbounds double, ptr %arg.rows, i64 %.232
  %.244 = getelementptr double, ptr %arg.times, i64 %.187437526
  %.245 = load double, ptr %.244, align 8
  store i64 0, ptr %.248, align 8
  call fastcc void @part3(ptr nonnull %.248, i64 %arg.problem.0, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.245, ptr %.228)
  %.262 = load i64, ptr %.248, align 8
  %.274 = getelementptr i64, ptr %arg.ranks, i64 %.187437526
  store i64 %.262, ptr %.274, align 8
  %.280 = icmp slt i64 %.262, 0
  br i1 %.280, label %common.ret, label %B418

B448.if:                                          ; preds = %B448.if.lr.ph, %B448.if
  %lsr.iv90 = phi ptr [ %scevgep91, %B448.if ], [ %lsr.iv88, %B448.if.lr.ph ]
  %lsr.iv = phi ptr [ %scevgep83, %B448.if ], [ %scevgep, %B448.if.lr.ph ]
  %.411391393 = phi i64 [ %.418.3, %B448.if ], [ 0, %B448.if.lr.ph ]
  %scevgep86 = getelementptr i8, ptr %lsr.iv, i64 -24
  %.445 = load double, ptr %scevgep86, align 8
  %scevgep94 = getelementptr i8, ptr %lsr.iv90, i64 -24
  store double %.445, ptr %scevgep94, align 8
  %scevgep100 = getelementptr i8, ptr %lsr.iv90, i64 %4
  %scevgep101 = getelementptr i8, ptr %scevgep100, i64 -24
  store double 0.000000e+00, ptr %scevgep101, align 8
  %scevgep85 = getelementptr i8, ptr %lsr.iv, i64 -16
  %.445.1 = load double, ptr %scevgep85, align 8
  %scevgep93 = getelementptr i8, ptr %lsr.iv90, i64 -16
  store double %.445.1, ptr %scevgep93, align 8
  %scevgep99 = getelementptr i8, ptr %scevgep100, i64 -16
  store double 0.000000e+00, ptr %scevgep99, align 8
  %scevgep84 = getelementptr i8, ptr %lsr.iv, i64 -8
  %.445.2 = load double, ptr %scevgep84, align 8
  %scevgep92 = getelementptr i8, ptr %lsr.iv90, i64 -8
  store double %.445.2, ptr %scevgep92, align 8
  %scevgep97 = getelementptr i8, ptr %scevgep100, i64 -8
  store double 0.000000e+00, ptr %scevgep97, align 8
  %.418.3 = add nuw nsw i64 %.411391393, 4
  %.445.3 = load double, ptr %lsr.iv, align 8
  store double %.445.3, ptr %lsr.iv90, align 8
  store double 0.000000e+00, ptr %scevgep100, align 8
  %scevgep83 = getelementptr i8, ptr %lsr.iv, i64 32
  %scevgep91 = getelementptr i8, ptr %lsr.iv90, i64 32
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.418.3
  br i1 %niter.ncmp.3, label %B494.loopexit.unr-lcssa, label %B448.if

B558.if:                                          ; preds = %B558.if.preheader, %B558.if
  %.550404406 = phi i64 [ %.557.3, %B558.if ], [ 0, %B558.if.preheader ]
  %85 = shl i64 %.550404406, 3
  %scevgep143 = getelementptr i8, ptr %scevgep137, i64 %85
  %scevgep144 = getelementptr i8, ptr %scevgep143, i64 -24
  %.588 = load double, ptr %scevgep144, align 8
  %.589 = fneg double %.588
  %scevgep135 = getelementptr i8, ptr %lsr.iv128, i64 %85
  %scevgep136 = getelementptr i8, ptr %scevgep135, i64 -24
  store double %.589, ptr %scevgep136, align 8
  %scevgep142 = getelementptr i8, ptr %scevgep143, i64 -16
  %.588.1 = load double, ptr %scevgep142, align 8
  %.589.1 = fneg double %.588.1
  %scevgep134 = getelementptr i8, ptr %scevgep135, i64 -16
  store double %.589.1, ptr %scevgep134, align 8
  %scevgep140 = getelementptr i8, ptr %scevgep143, i64 -8
  %.588.2 = load double, ptr %scevgep140, align 8
  %.589.2 = fneg double %.588.2
  %scevgep132 = getelementptr i8, ptr %scevgep135, i64 -8
  store double %.589.2, ptr %scevgep132, align 8
  %.557.3 = add nuw nsw i64 %.550404406, 4
  %.588.3 = load double, ptr %scevgep143, align 8
  %.589.3 = fneg double %.588.3
  store double %.589.3, ptr %scevgep135, align 8
  %niter59.ncmp.3 = icmp eq i64 %unroll_iter, %.557.3
  br i1 %niter59.ncmp.3, label %B606.loopexit.unr-lcssa, label %B558.if

B706.if:                                          ; preds = %B706.if.lr.ph, %B706.if
  %lsr.iv122 = phi i64 [ %lsr.iv.next, %B706.if ], [ 0, %B706.if.lr.ph ]
  %lsr.iv119 = phi ptr [ %scevgep120, %B706.if ], [ %scevgep118, %B706.if.lr.ph ]
  %lsr.iv114 = phi ptr [ %scevgep115, %B706.if ], [ %.49, %B706.if.lr.ph ]
  %.804 = load i64, ptr %sunkaddr210, align 8
  %86 = shl i64 %.804, 3
  %scevgep125 = getelementptr i8, ptr %lsr.iv114, i64 %86
  %scevgep126 = getelementptr i8, ptr %scevgep125, i64 -8
  %.808 = load i64, ptr %scevgep126, align 8
  %.811 = load i64, ptr %sunkaddr211, align 8
  %87 = shl i64 %.811, 3
  %scevgep123 = getelementptr i8, ptr %lsr.iv114, i64 %87
  %scevgep124 = getelementptr i8, ptr %scevgep123, i64 -8
  %.815 = load i64, ptr %scevgep124, align 8
  %.819 = getelementptr double, ptr %74, i64 %.815
  %.820 = load double, ptr %.819, align 8
  %scevgep121 = getelementptr i8, ptr %lsr.iv119, i64 -8
  %.825 = load double, ptr %scevgep121, align 8
  %.829 = getelementptr double, ptr %1, i64 %.808
  %.830 = load double, ptr %.829, align 8
  %.831 = fmul double %.825, %.830
  %.832 = fsub double %.820, %.831
  store double %.832, ptr %.819, align 8
  %.804.1 = load i64, ptr %sunkaddr210, align 8
  %88 = shl i64 %.804.1, 3
  %scevgep116 = getelementptr i8, ptr %lsr.iv114, i64 %88
  %.808.1 = load i64, ptr %scevgep116, align 8
  %.811.1 = load i64, ptr %sunkaddr211, align 8
  %89 = shl i64 %.811.1, 3
  %scevgep117 = getelementptr i8, ptr %lsr.iv114, i64 %89
  %.815.1 = load i64, ptr %scevgep117, align 8
  %.819.1 = getelementptr double, ptr %74, i64 %.815.1
  %.820.1 = load double, ptr %.819.1, align 8
  %.825.1 = load double, ptr %lsr.iv119, align 8
  %.829.1 = getelementptr double, ptr %1, i64 %.808.1
  %.830.1 = load double, ptr %.829.1, align 8
  %.831.1 = fmul double %.825.1, %.830.1
  %.832.1 = fsub double %.820.1, %.831.1
  store double %.832.1, ptr %.819.1, align 8
  %scevgep115 = getelementptr i8, ptr %lsr.iv114, i64 16
  %scevgep120 = getelementptr i8, ptr %lsr.iv119, i64 16
  %lsr.iv.next = add i64 %lsr.iv122, -2
  %niter53.ncmp.1 = icmp eq i64 %9, %lsr.iv.next
  br i1 %niter53.ncmp.1, label %B880.loopexit.unr-lcssa, label %B706.if

B910.if:                                          ; preds = %B910.if.preheader, %B910.if
  %.927411413 = phi i64 [ %.934.3, %B910.if ], [ 0, %B910.if.preheader ]
  %90 = shl i64 %.927411413, 3
  %scevgep167 = getelementptr i8, ptr %scevgep161, i64 %90
  %scevgep168 = getelementptr i8, ptr %scevgep167, i64 -24
  %.963 = load double, ptr %scevgep168, align 8
  %scevgep159 = getelementptr i8, ptr %lsr.iv152, i64 %90
  %scevgep160 = getelementptr i8, ptr %scevgep159, i64 -24
  store double %.963, ptr %scevgep160, align 8
  %scevgep166 = getelementptr i8, ptr %scevgep167, i64 -16
  %.963.1 = load double, ptr %scevgep166, align 8
  %scevgep158 = getelementptr i8, ptr %scevgep159, i64 -16
  store double %.963.1, ptr %scevgep158, align 8
  %scevgep164 = getelementptr i8, ptr %scevgep167, i64 -8
  %.963.2 = load double, ptr %scevgep164, align 8
  %scevgep156 = getelementptr i8, ptr %scevgep159, i64 -8
  store double %.963.2, ptr %scevgep156, align 8
  %.934.3 = add nuw nsw i64 %.927411413, 4
  %.963.3 = load double, ptr %scevgep167, align 8
  store double %.963.3, ptr %scevgep159, align 8
  %niter65.ncmp.3 = icmp eq i64 %unroll_iter64, %.934.3
  br i1 %niter65.ncmp.3, label %B950.loopexit.unr-lcssa, label %B910.if

B986.if:                                          ; preds = %B986.if.lr.ph, %B986.if
  %.1061418420 = phi i64 [ %.1068.3, %B986.if ], [ 0, %B986.if.lr.ph ]
  %91 = shl i64 %.1061418420, 3
  %scevgep181 = getelementptr i8, ptr %scevgep175, i64 %91
  %scevgep182 = getelementptr i8, ptr %scevgep181, i64 -24
  %.1103 = load double, ptr %scevgep182, align 8
  %scevgep191 = getelementptr i8, ptr %lsr.iv184, i64 %91
  %scevgep192 = getelementptr i8, ptr %scevgep191, i64 -24
  store double %.1103, ptr %scevgep192, align 8
  %scevgep180 = getelementptr i8, ptr %scevgep181, i64 -16
  %.1103.1 = load double, ptr %scevgep180, align 8
  %scevgep190 = getelementptr i8, ptr %scevgep191, i64 -16
  store double %.1103.1, ptr %scevgep190, align 8
  %scevgep178 = getelementptr i8, ptr %scevgep181, i64 -8
  %.1103.2 = load double, ptr %scevgep178, align 8
  %scevgep188 = getelementptr i8, ptr %scevgep191, i64 -8
  store double %.1103.2, ptr %scevgep188, align 8
  %.1068.3 = add nuw i64 %.1061418420, 4
  %.1103.3 = load double, ptr %scevgep181, align 8
  store double %.1103.3, ptr %scevgep191, align 8
  %niter71.ncmp.3 = icmp eq i64 %unroll_iter70, %.1068.3
  br i1 %niter71.ncmp.3, label %B1044.loopexit.unr-lcssa, label %B986.if

B1078.if:                                         ; preds = %B1078.if, %B1078.if.lr.ph
  %energy.2.1429 = phi double [ 0.000000e+00, %B1078.if.lr.ph ], [ %.1295, %B1078.if ]
  %.1203425427 = phi i64 [ 0, %B1078.if.lr.ph ], [ %.1210, %B1078.if ]
  %.1210 = add nuw nsw i64 %.1203425427, 1
  %92 = shl i64 %.1203425427, 3
  %scevgep202 = getelementptr i8, ptr %82, i64 %92
  %.1241 = load i64, ptr %scevgep202, align 8
  %scevgep201 = getelementptr i8, ptr %83, i64 %92
  %.1248 = load i64, ptr %scevgep201, align 8
  %scevgep203 = getelementptr i8, ptr %arg.problem.6, i64 %92
  %.1251 = load double, ptr %scevgep203, align 8
  %.1255 = getelementptr double, ptr %84, i64 %.1241
  %.1256 = load double, ptr %.1255, align 8
  %.1257 = fmul double %.1251, %.1256
  %.1261 = getelementptr double, ptr %84, i64 %.1248
  %.1262 = load double, ptr %.1261, align 8
  %.1263 = fmul double %.1257, %.1262
  %.1267 = icmp eq i64 %.1241, %.1248
  %.1280 = fmul double %.1263, 5.000000e-01
  %"$phi1260.3.2.2" = select i1 %.1267, double %.1280, double %.1263
  %.1295 = fadd double %energy.2.1429, %"$phi1260.3.2.2"
  %exitcond610.not = icmp eq i64 %.53, %.1210
  br i1 %exitcond610.not, label %B1268, label %B1078.if
}

declare i64 @llvm.smax.i64(i64, i64) #0

define internal fastcc void @part3(ptr noalias nonnull writeonly captures(none) %retptr, i64 %arg.problem.0, ptr readonly captures(none) %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr captures(none) %arg.problem.7, ptr %arg.problem.8, double %arg.t, ptr %arg.y) unnamed_addr {
entry:
  %.200 = alloca i64, align 8
  store i64 0, ptr %.200, align 8
  %.225 = alloca i64, align 8
  store i64 0, ptr %.225, align 8
  %.36 = inttoptr i64 %arg.problem.0 to ptr
  %.37 = tail call i64 %.36(double %arg.t, ptr %arg.y, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.8)
  %.39 = load i64, ptr %arg.problem.4, align 8
  %.40 = getelementptr i8, ptr %arg.problem.4, i64 8
  %.41 = load i64, ptr %.40, align 8
  %.42 = add nsw i64 %.41, %.39
  %.13684.not = icmp slt i64 %.42, 1
  br i1 %.13684.not, label %B294, label %B254.if.lr.ph

B254.if.lr.ph:                                    ; preds = %entry
  %.45 = getelementptr i8, ptr %arg.problem.4, i64 24
  %.46 = load i64, ptr %.45, align 8
  %.43 = getelementptr i8, ptr %arg.problem.4, i64 16
  %.44 = load i64, ptr %.43, align 8
  %xtraiter = and i64 %.42, 3
  %0 = icmp slt i64 %.42, 4
  br i1 %0, label %B254.if.epil.preheader, label %B254.if.lr.ph.new

B254.if.lr.ph.new:                                ; preds = %B254.if.lr.ph
  %1 = add i64 %.44, %.46
  %2 = shl i64 %1, 3
  %3 = getelementptr i8, ptr %arg.problem.6, i64 %2
  %scevgep5 = getelementptr i8, ptr %3, i64 24
  %4 = shl i64 %.42, 3
  %5 = getelementptr i8, ptr %arg.problem.7, i64 %4
  %scevgep13 = getelementptr i8, ptr %5, i64 24
  %6 = add nsw i64 %.42, -4
  %7 = lshr i64 %6, 2
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %B254.if.epil.preheader1, label %B254.if.lr.ph.new.new

B254.if.lr.ph.new.new:                            ; preds = %B254.if.lr.ph.new
  %9 = add nuw nsw i64 %7, 1
  %unroll_iter9 = and i64 %9, 9223372036854775806
  %scevgep17 = getelementptr i8, ptr %3, i64 56
  %scevgep34 = getelementptr i8, ptr %5, i64 56
  br label %B254.if

B294.loopexit.unr-lcssa.unr-lcssa:                ; preds = %B254.if
  %10 = and i64 %6, 4
  %lcmp.mod.not11.not = icmp eq i64 %10, 0
  br i1 %lcmp.mod.not11.not, label %B254.if.epil.preheader1, label %B294.loopexit.unr-lcssa

B254.if.epil.preheader1:                          ; preds = %B294.loopexit.unr-lcssa.unr-lcssa, %B254.if.lr.ph.new
  %.1428385.epil.init6 = phi i64 [ 0, %B254.if.lr.ph.new ], [ %.149.3.1, %B294.loopexit.unr-lcssa.unr-lcssa ]
  %11 = shl i64 %.1428385.epil.init6, 3
  %scevgep11.epil = getelementptr i8, ptr %scevgep5, i64 %11
  %scevgep12.epil = getelementptr i8, ptr %scevgep11.epil, i64 -24
  %.178.epil4 = load double, ptr %scevgep12.epil, align 8
  %scevgep19.epil = getelementptr i8, ptr %scevgep13, i64 %11
  %scevgep20.epil = getelementptr i8, ptr %scevgep19.epil, i64 -24
  store double %.178.epil4, ptr %scevgep20.epil, align 8
  %scevgep10.epil = getelementptr i8, ptr %scevgep11.epil, i64 -16
  %.178.1.epil = load double, ptr %scevgep10.epil, align 8
  %scevgep18.epil = getelementptr i8, ptr %scevgep19.epil, i64 -16
  store double %.178.1.epil, ptr %scevgep18.epil, align 8
  %scevgep8.epil = getelementptr i8, ptr %scevgep11.epil, i64 -8
  %.178.2.epil = load double, ptr %scevgep8.epil, align 8
  %scevgep16.epil = getelementptr i8, ptr %scevgep19.epil, i64 -8
  store double %.178.2.epil, ptr %scevgep16.epil, align 8
  %.149.3.epil = add nuw i64 %.1428385.epil.init6, 4
  %.178.3.epil = load double, ptr %scevgep11.epil, align 8
  store double %.178.3.epil, ptr %scevgep19.epil, align 8
  br label %B294.loopexit.unr-lcssa

B294.loopexit.unr-lcssa:                          ; preds = %B254.if.epil.preheader1, %B294.loopexit.unr-lcssa.unr-lcssa
  %.149.3.lcssa = phi i64 [ %.149.3.epil, %B254.if.epil.preheader1 ], [ %.149.3.1, %B294.loopexit.unr-lcssa.unr-lcssa ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B294, label %B254.if.epil.preheader

B254.if.epil.preheader:                           ; preds = %B294.loopexit.unr-lcssa, %B254.if.lr.ph
  %.1428385.epil.init = phi i64 [ 0, %B254.if.lr.ph ], [ %.149.3.lcssa, %B294.loopexit.unr-lcssa ]
  %12 = add nuw i64 %.1428385.epil.init, %.42
  %13 = shl i64 %12, 3
  %scevgep = getelementptr i8, ptr %arg.problem.7, i64 %13
  %14 = add i64 %.44, %.46
  %15 = add i64 %14, %.1428385.epil.init
  %16 = shl i64 %15, 3
  %scevgep3 = getelementptr i8, ptr %arg.problem.6, i64 %16
  br label %B254.if.epil

B254.if.epil:                                     ; preds = %B254.if.epil, %B254.if.epil.preheader
  %epil.iter = phi i64 [ 0, %B254.if.epil.preheader ], [ %epil.iter.next, %B254.if.epil ]
  %17 = shl i64 %epil.iter, 3
  %scevgep15 = getelementptr i8, ptr %scevgep3, i64 %17
  %.178.epil = load double, ptr %scevgep15, align 8
  %scevgep14 = getelementptr i8, ptr %scevgep, i64 %17
  store double %.178.epil, ptr %scevgep14, align 8
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B294, label %B254.if.epil, !llvm.loop !15

B294:                                             ; preds = %B254.if.epil, %B294.loopexit.unr-lcssa, %entry
  store i64 0, ptr %.200, align 8
  call fastcc void @part4(ptr nonnull %.200, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7)
  %.214 = load i64, ptr %.200, align 8
  store i64 0, ptr %.225, align 8
  call fastcc void @part5(ptr nonnull %.225, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.214)
  %.239 = load i64, ptr %.225, align 8
  store i64 %.239, ptr %retptr, align 8
  ret void

B254.if:                                          ; preds = %B254.if, %B254.if.lr.ph.new.new
  %lsr.iv = phi i64 [ %lsr.iv.next, %B254.if ], [ %unroll_iter9, %B254.if.lr.ph.new.new ]
  %.1428385 = phi i64 [ %.149.3.1, %B254.if ], [ 0, %B254.if.lr.ph.new.new ]
  %18 = shl i64 %.1428385, 3
  %scevgep27 = getelementptr i8, ptr %scevgep17, i64 %18
  %scevgep28 = getelementptr i8, ptr %scevgep27, i64 -32
  %scevgep33 = getelementptr i8, ptr %scevgep27, i64 -56
  %.178 = load double, ptr %scevgep33, align 8
  %scevgep41 = getelementptr i8, ptr %scevgep34, i64 %18
  %scevgep42 = getelementptr i8, ptr %scevgep41, i64 -32
  %scevgep47 = getelementptr i8, ptr %scevgep41, i64 -56
  store double %.178, ptr %scevgep47, align 8
  %scevgep32 = getelementptr i8, ptr %scevgep27, i64 -48
  %.178.1 = load double, ptr %scevgep32, align 8
  %scevgep46 = getelementptr i8, ptr %scevgep41, i64 -48
  store double %.178.1, ptr %scevgep46, align 8
  %scevgep30 = getelementptr i8, ptr %scevgep27, i64 -40
  %.178.2 = load double, ptr %scevgep30, align 8
  %scevgep44 = getelementptr i8, ptr %scevgep41, i64 -40
  store double %.178.2, ptr %scevgep44, align 8
  %.178.3 = load double, ptr %scevgep28, align 8
  store double %.178.3, ptr %scevgep42, align 8
  %scevgep26 = getelementptr i8, ptr %scevgep27, i64 -24
  %.178.110 = load double, ptr %scevgep26, align 8
  %scevgep40 = getelementptr i8, ptr %scevgep41, i64 -24
  store double %.178.110, ptr %scevgep40, align 8
  %scevgep25 = getelementptr i8, ptr %scevgep27, i64 -16
  %.178.1.1 = load double, ptr %scevgep25, align 8
  %scevgep39 = getelementptr i8, ptr %scevgep41, i64 -16
  store double %.178.1.1, ptr %scevgep39, align 8
  %scevgep23 = getelementptr i8, ptr %scevgep27, i64 -8
  %.178.2.1 = load double, ptr %scevgep23, align 8
  %scevgep37 = getelementptr i8, ptr %scevgep41, i64 -8
  store double %.178.2.1, ptr %scevgep37, align 8
  %.149.3.1 = add i64 %.1428385, 8
  %.178.3.1 = load double, ptr %scevgep27, align 8
  store double %.178.3.1, ptr %scevgep41, align 8
  %lsr.iv.next = add i64 %lsr.iv, -2
  %niter.ncmp.1 = icmp eq i64 %lsr.iv.next, 0
  br i1 %niter.ncmp.1, label %B294.loopexit.unr-lcssa.unr-lcssa, label %B254.if
}

define internal fastcc void @part4(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.problem.4, ptr readonly captures(none) %arg.problem.5, ptr captures(none) %arg.problem.6, ptr captures(none) %arg.problem.7) unnamed_addr #1 {
entry:
  %.27.i1 = alloca ptr, align 8
  %.208.i = alloca i64, align 8
  %.48.i = alloca ptr, align 8
  %.92 = alloca i64, align 8
  store i64 0, ptr %.92, align 8
  %.17 = getelementptr i8, ptr %arg.problem.4, i64 96
  %.18 = load i64, ptr %.17, align 8
  %.19 = icmp sgt i64 %.18, 0
  br i1 %.19, label %B48, label %B78

B48:                                              ; preds = %entry
  store ptr null, ptr %.27.i1, align 8, !noalias !16
  store i64 0, ptr %.208.i, align 8, !noalias !16
  store ptr null, ptr %.27.i1, align 8, !noalias !16
  call fastcc void @part6(ptr nonnull %.27.i1, ptr readonly %arg.problem.4, ptr readonly %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7)
  %.54.i = getelementptr i8, ptr %arg.problem.4, i64 88
  %.55.i = load i64, ptr %.54.i, align 8, !noalias !16
  %.58.i = getelementptr i8, ptr %arg.problem.4, i64 32
  %.59.i = load i64, ptr %.58.i, align 8, !noalias !16
  %.67.i = getelementptr i8, ptr %arg.problem.4, i64 8
  %.68.i = load i64, ptr %.67.i, align 8, !noalias !16
  %.14863.not.i = icmp slt i64 %.68.i, 1
  br i1 %.14863.not.i, label %_ZN9teachmech3run8compiled7kernels8penaliseB2v4B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit, label %B202.if.preheader.i

B230.loopexit.unr-lcssa.unr-lcssa.i:              ; preds = %B202.if.i
  %0 = and i64 %12, 4
  %lcmp.mod.not11.not.i = icmp eq i64 %0, 0
  br i1 %lcmp.mod.not11.not.i, label %B202.if.epil.preheader1.i, label %B230.loopexit.unr-lcssa.i

B202.if.epil.preheader1.i:                        ; preds = %B202.if.preheader.new.i, %B230.loopexit.unr-lcssa.unr-lcssa.i
  %.1546264.epil.init6.i = phi i64 [ 0, %B202.if.preheader.new.i ], [ %.161.3.1.i, %B230.loopexit.unr-lcssa.unr-lcssa.i ]
  %1 = shl i64 %.1546264.epil.init6.i, 3
  %sunkaddr21.epil.i = getelementptr i8, ptr %arg.problem.7, i64 %1
  %.188.epil4.i = load double, ptr %sunkaddr21.epil.i, align 8, !noalias !16
  %sunkaddr38.i = getelementptr i8, ptr %11, i64 %1
  %sunkaddr39.i = getelementptr i8, ptr %sunkaddr38.i, i64 8
  store double %.188.epil4.i, ptr %sunkaddr39.i, align 8, !noalias !16
  %sunkaddr24.epil.i = getelementptr i8, ptr %sunkaddr21.epil.i, i64 8
  %.188.1.epil.i = load double, ptr %sunkaddr24.epil.i, align 8, !noalias !16
  %sunkaddr42.i = getelementptr i8, ptr %sunkaddr38.i, i64 16
  store double %.188.1.epil.i, ptr %sunkaddr42.i, align 8, !noalias !16
  %sunkaddr27.epil.i = getelementptr i8, ptr %sunkaddr21.epil.i, i64 16
  %.188.2.epil.i = load double, ptr %sunkaddr27.epil.i, align 8, !noalias !16
  %sunkaddr45.i = getelementptr i8, ptr %sunkaddr38.i, i64 24
  store double %.188.2.epil.i, ptr %sunkaddr45.i, align 8, !noalias !16
  %.161.3.epil.i = add nuw nsw i64 %.1546264.epil.init6.i, 4
  %sunkaddr30.epil.i = getelementptr i8, ptr %sunkaddr21.epil.i, i64 24
  %.188.3.epil.i = load double, ptr %sunkaddr30.epil.i, align 8, !noalias !16
  %sunkaddr48.i = getelementptr i8, ptr %sunkaddr38.i, i64 32
  store double %.188.3.epil.i, ptr %sunkaddr48.i, align 8, !noalias !16
  br label %B230.loopexit.unr-lcssa.i

B230.loopexit.unr-lcssa.i:                        ; preds = %B202.if.epil.preheader1.i, %B230.loopexit.unr-lcssa.unr-lcssa.i
  %.161.3.lcssa.i = phi i64 [ %.161.3.epil.i, %B202.if.epil.preheader1.i ], [ %.161.3.1.i, %B230.loopexit.unr-lcssa.unr-lcssa.i ]
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i, label %_ZN9teachmech3run8compiled7kernels8penaliseB2v4B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit, label %B202.if.epil.preheader.i

B202.if.epil.preheader.i:                         ; preds = %B202.if.preheader.i, %B230.loopexit.unr-lcssa.i
  %.1546264.epil.init.i = phi i64 [ 0, %B202.if.preheader.i ], [ %.161.3.lcssa.i, %B230.loopexit.unr-lcssa.i ]
  %2 = shl i64 %.1546264.epil.init.i, 3
  %3 = add i64 %.59.i, %.55.i
  %4 = add i64 %3, %.1546264.epil.init.i
  %5 = shl i64 %4, 3
  %6 = getelementptr i8, ptr %arg.problem.7, i64 %5
  %scevgep.i5 = getelementptr i8, ptr %6, i64 8
  %scevgep3.i6 = getelementptr i8, ptr %arg.problem.7, i64 %2
  br label %B202.if.epil.i

B202.if.epil.i:                                   ; preds = %B202.if.epil.i, %B202.if.epil.preheader.i
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B202.if.epil.i ], [ 0, %B202.if.epil.preheader.i ]
  %7 = shl i64 %epil.iter.i, 3
  %scevgep14.i = getelementptr i8, ptr %scevgep3.i6, i64 %7
  %.188.epil.i = load double, ptr %scevgep14.i, align 8, !noalias !16
  %scevgep12.i = getelementptr i8, ptr %scevgep.i5, i64 %7
  store double %.188.epil.i, ptr %scevgep12.i, align 8, !noalias !16
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %_ZN9teachmech3run8compiled7kernels8penaliseB2v4B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit, label %B202.if.epil.i, !llvm.loop !19

B202.if.preheader.i:                              ; preds = %B48
  %xtraiter.i = and i64 %.68.i, 3
  %8 = icmp ult i64 %.68.i, 4
  br i1 %8, label %B202.if.epil.preheader.i, label %B202.if.preheader.new.i

B202.if.preheader.new.i:                          ; preds = %B202.if.preheader.i
  %9 = add i64 %.59.i, %.55.i
  %10 = shl i64 %9, 3
  %11 = getelementptr i8, ptr %arg.problem.7, i64 %10
  %12 = add nsw i64 %.68.i, -4
  %13 = lshr i64 %12, 2
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %B202.if.epil.preheader1.i, label %B202.if.preheader.new.new.i

B202.if.preheader.new.new.i:                      ; preds = %B202.if.preheader.new.i
  %15 = add nuw nsw i64 %13, 1
  %scevgep35.i = getelementptr i8, ptr %11, i64 64
  %16 = and i64 %15, 9223372036854775806
  br label %B202.if.i

B202.if.i:                                        ; preds = %B202.if.i, %B202.if.preheader.new.new.i
  %lsr.iv.i3 = phi i64 [ %lsr.iv.next.i4, %B202.if.i ], [ %16, %B202.if.preheader.new.new.i ]
  %.1546264.i = phi i64 [ %.161.3.1.i, %B202.if.i ], [ 0, %B202.if.preheader.new.new.i ]
  %17 = shl i64 %.1546264.i, 3
  %sunkaddr43.i = getelementptr i8, ptr %arg.problem.7, i64 %17
  %.188.i = load double, ptr %sunkaddr43.i, align 8, !noalias !16
  %scevgep42.i = getelementptr i8, ptr %scevgep35.i, i64 %17
  %scevgep41.i = getelementptr i8, ptr %scevgep42.i, i64 -32
  %scevgep39.i = getelementptr i8, ptr %scevgep42.i, i64 -56
  store double %.188.i, ptr %scevgep39.i, align 8, !noalias !16
  %sunkaddr47.i = getelementptr i8, ptr %sunkaddr43.i, i64 8
  %.188.1.i = load double, ptr %sunkaddr47.i, align 8, !noalias !16
  %scevgep36.i = getelementptr i8, ptr %scevgep42.i, i64 -48
  store double %.188.1.i, ptr %scevgep36.i, align 8, !noalias !16
  %sunkaddr51.i = getelementptr i8, ptr %sunkaddr43.i, i64 16
  %.188.2.i = load double, ptr %sunkaddr51.i, align 8, !noalias !16
  %scevgep31.i = getelementptr i8, ptr %scevgep42.i, i64 -40
  store double %.188.2.i, ptr %scevgep31.i, align 8, !noalias !16
  %sunkaddr54.i = getelementptr i8, ptr %sunkaddr43.i, i64 24
  %.188.3.i = load double, ptr %sunkaddr54.i, align 8, !noalias !16
  store double %.188.3.i, ptr %scevgep41.i, align 8, !noalias !16
  %sunkaddr57.i = getelementptr i8, ptr %sunkaddr43.i, i64 32
  %.188.110.i = load double, ptr %sunkaddr57.i, align 8, !noalias !16
  %scevgep27.i = getelementptr i8, ptr %scevgep42.i, i64 -24
  store double %.188.110.i, ptr %scevgep27.i, align 8, !noalias !16
  %sunkaddr60.i = getelementptr i8, ptr %sunkaddr43.i, i64 40
  %.188.1.1.i = load double, ptr %sunkaddr60.i, align 8, !noalias !16
  %scevgep23.i = getelementptr i8, ptr %scevgep42.i, i64 -16
  store double %.188.1.1.i, ptr %scevgep23.i, align 8, !noalias !16
  %sunkaddr63.i = getelementptr i8, ptr %sunkaddr43.i, i64 48
  %.188.2.1.i = load double, ptr %sunkaddr63.i, align 8, !noalias !16
  %scevgep21.i = getelementptr i8, ptr %scevgep42.i, i64 -8
  store double %.188.2.1.i, ptr %scevgep21.i, align 8, !noalias !16
  %.161.3.1.i = add i64 %.1546264.i, 8
  %sunkaddr64.i = shl i64 %.161.3.1.i, 3
  %sunkaddr65.i = getelementptr i8, ptr %arg.problem.7, i64 %sunkaddr64.i
  %sunkaddr66.i = getelementptr i8, ptr %sunkaddr65.i, i64 -8
  %.188.3.1.i = load double, ptr %sunkaddr66.i, align 8, !noalias !16
  store double %.188.3.1.i, ptr %scevgep42.i, align 8, !noalias !16
  %lsr.iv.next.i4 = add i64 %lsr.iv.i3, -2
  %niter.ncmp.1.i = icmp eq i64 %lsr.iv.next.i4, 0
  br i1 %niter.ncmp.1.i, label %B230.loopexit.unr-lcssa.unr-lcssa.i, label %B202.if.i

_ZN9teachmech3run8compiled7kernels8penaliseB2v4B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit: ; preds = %B202.if.epil.i, %B48, %B230.loopexit.unr-lcssa.i
  %.203.i7 = getelementptr i8, ptr %arg.problem.4, i64 216
  %.204.i = load i64, ptr %.203.i7, align 8, !noalias !16
  store i64 0, ptr %.208.i, align 8, !noalias !16
  call fastcc void @part0(ptr nonnull %.208.i, ptr readonly %arg.problem.4, ptr readonly %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.204.i)
  %.222.i = load i64, ptr %.208.i, align 8, !noalias !16
  br label %common.ret

B78:                                              ; preds = %entry
  %.55 = getelementptr i8, ptr %arg.problem.4, i64 72
  %.56 = load i64, ptr %.55, align 8
  %.57.not = icmp eq i64 %.56, 0
  br i1 %.57.not, label %B144, label %B114

B114:                                             ; preds = %B78
  store ptr null, ptr %.48.i, align 8, !noalias !20
  %.27.i = load i64, ptr %arg.problem.4, align 8, !noalias !20
  %.32.i = getelementptr i8, ptr %arg.problem.4, i64 8
  %.33.i = load i64, ptr %.32.i, align 8, !noalias !20
  %.36.i = getelementptr i8, ptr %arg.problem.4, i64 16
  %.37.i = load i64, ptr %.36.i, align 8, !noalias !20
  store ptr null, ptr %.48.i, align 8, !noalias !20
  call fastcc void @part6(ptr nonnull %.48.i, ptr nonnull readonly %arg.problem.4, ptr readonly %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7)
  %.75.i = getelementptr i8, ptr %arg.problem.4, i64 24
  %.76.i = load i64, ptr %.75.i, align 8, !noalias !20
  %.15644.not.i = icmp slt i64 %.76.i, 1
  br i1 %.15644.not.i, label %_ZN9teachmech3run8compiled7kernels5weighB3v13B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread, label %B234.if.lr.ph.i

B234.if.lr.ph.i:                                  ; preds = %B114
  %18 = getelementptr double, ptr %arg.problem.7, i64 %.33.i
  %19 = getelementptr double, ptr %18, i64 %.27.i
  %20 = getelementptr double, ptr %arg.problem.6, i64 %.37.i
  %21 = getelementptr double, ptr %19, i64 %.27.i
  %sunkaddr1 = getelementptr i8, ptr %arg.problem.4, i64 120
  %sunkaddr2 = getelementptr i8, ptr %arg.problem.4, i64 128
  br label %B234.if.i

B234.if.i:                                        ; preds = %B234.if.i, %B234.if.lr.ph.i
  %lsr.iv5.i = phi i64 [ %.76.i, %B234.if.lr.ph.i ], [ %lsr.iv.next.i, %B234.if.i ]
  %lsr.iv1.i = phi ptr [ %arg.problem.4, %B234.if.lr.ph.i ], [ %scevgep2.i, %B234.if.i ]
  %lsr.iv.i = phi ptr [ %20, %B234.if.lr.ph.i ], [ %scevgep.i, %B234.if.i ]
  %.196.i = load i64, ptr %sunkaddr1, align 8, !noalias !20
  %22 = shl i64 %.196.i, 3
  %scevgep4.i = getelementptr i8, ptr %lsr.iv1.i, i64 %22
  %.200.i = load i64, ptr %scevgep4.i, align 8, !noalias !20
  %.203.i = load i64, ptr %sunkaddr2, align 8, !noalias !20
  %23 = shl i64 %.203.i, 3
  %scevgep3.i = getelementptr i8, ptr %lsr.iv1.i, i64 %23
  %.207.i = load i64, ptr %scevgep3.i, align 8, !noalias !20
  %.211.i = getelementptr double, ptr %19, i64 %.207.i
  %.212.i = load double, ptr %.211.i, align 8, !noalias !20
  %.214.i = getelementptr double, ptr %arg.problem.7, i64 %.200.i
  %.215.i = load double, ptr %.214.i, align 8, !noalias !20
  %.220.i = load double, ptr %lsr.iv.i, align 8, !noalias !20
  %.221.i = fmul double %.215.i, %.220.i
  %.227.i = getelementptr double, ptr %21, i64 %.200.i
  %.228.i = load double, ptr %.227.i, align 8, !noalias !20
  %.229.i = fmul double %.221.i, %.228.i
  %.230.i = fadd double %.212.i, %.229.i
  store double %.230.i, ptr %.211.i, align 8, !noalias !20
  %scevgep.i = getelementptr i8, ptr %lsr.iv.i, i64 8
  %scevgep2.i = getelementptr i8, ptr %lsr.iv1.i, i64 8
  %lsr.iv.next.i = add i64 %lsr.iv5.i, -1
  %exitcond.not.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %exitcond.not.i, label %_ZN9teachmech3run8compiled7kernels5weighB3v13B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread, label %B234.if.i

_ZN9teachmech3run8compiled7kernels5weighB3v13B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread: ; preds = %B234.if.i, %B114
  br label %B144

B144:                                             ; preds = %_ZN9teachmech3run8compiled7kernels5weighB3v13B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread, %B78
  %.89 = getelementptr i8, ptr %arg.problem.4, i64 216
  %.90 = load i64, ptr %.89, align 8
  store i64 0, ptr %.92, align 8
  call fastcc void @part0(ptr nonnull %.92, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.90)
  %storemerge.in.sroa.speculate.load.B144 = load i64, ptr %.92, align 8
  br label %common.ret

common.ret:                                       ; preds = %B144, %_ZN9teachmech3run8compiled7kernels8penaliseB2v4B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit
  %storemerge.in.sroa.speculated = phi i64 [ %storemerge.in.sroa.speculate.load.B144, %B144 ], [ %.222.i, %_ZN9teachmech3run8compiled7kernels8penaliseB2v4B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit ]
  store i64 %storemerge.in.sroa.speculated, ptr %retptr, align 8
  ret void
}

define internal fastcc void @part5(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.problem.4, ptr readonly captures(none) %arg.problem.5, ptr captures(none) %arg.problem.6, ptr captures(none) %arg.problem.7, i64 %arg.rounds) unnamed_addr #1 {
entry:
  %.48.i = alloca ptr, align 8
  %.37 = alloca i8, align 1
  store i8 0, ptr %.37, align 1
  %.89 = alloca ptr, align 8
  store ptr null, ptr %.89, align 8
  %.131 = alloca ptr, align 8
  store ptr null, ptr %.131, align 8
  %.215 = alloca i64, align 8
  store i64 0, ptr %.215, align 8
  %.24 = getelementptr i8, ptr %arg.problem.4, i64 96
  %.25 = load i64, ptr %.24, align 8
  %.26 = icmp sgt i64 %.25, 0
  br i1 %.26, label %B52, label %B158

B52:                                              ; preds = %entry
  %.29 = icmp eq i64 %arg.rounds, 0
  br i1 %.29, label %B64, label %B102

B64:                                              ; preds = %B52
  store i8 0, ptr %.37, align 1
  call fastcc void @part7(ptr nonnull %.37, ptr %arg.problem.4, ptr %arg.problem.6, ptr %arg.problem.7)
  %.51 = load i8, ptr %.37, align 1
  %.54.not = icmp eq i8 %.51, 0
  %"$phi100.0.2.0" = sext i1 %.54.not to i64
  br label %common.ret

common.ret:                                       ; preds = %B342, %B170, %B102, %B64
  %.229.sink = phi i64 [ %.229, %B342 ], [ %.161, %B170 ], [ %.117, %B102 ], [ %"$phi100.0.2.0", %B64 ]
  store i64 %.229.sink, ptr %retptr, align 8
  ret void

B102:                                             ; preds = %B52
  store ptr null, ptr %.89, align 8
  call fastcc void @part8(ptr nonnull %.89, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7)
  %.116 = getelementptr i8, ptr %arg.problem.4, i64 8
  %.117 = load i64, ptr %.116, align 8
  br label %common.ret

B158:                                             ; preds = %entry
  %.123 = icmp sgt i64 %arg.rounds, 0
  br i1 %.123, label %B170, label %B252

B170:                                             ; preds = %B158
  %.127 = getelementptr i8, ptr %arg.problem.4, i64 216
  %.128 = load i64, ptr %.127, align 8
  store ptr null, ptr %.131, align 8
  call fastcc void @part2(ptr nonnull %.131, ptr %arg.problem.4, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.128, i64 %arg.rounds)
  %.160 = getelementptr i8, ptr %arg.problem.4, i64 8
  %.161 = load i64, ptr %.160, align 8
  br label %common.ret

B252:                                             ; preds = %B158
  %.169 = getelementptr i8, ptr %arg.problem.4, i64 56
  %.170 = load i64, ptr %.169, align 8
  %.171 = icmp sgt i64 %.170, 0
  br i1 %.171, label %B286, label %B342

B286:                                             ; preds = %B252
  %.174 = getelementptr i8, ptr %arg.problem.4, i64 72
  %.175 = load i64, ptr %.174, align 8
  %.176.not = icmp eq i64 %.175, 0
  br i1 %.176.not, label %B312, label %B342

B312:                                             ; preds = %B286
  store ptr null, ptr %.48.i, align 8, !noalias !24
  %.27.i = load i64, ptr %arg.problem.4, align 8, !noalias !24
  %.32.i = getelementptr i8, ptr %arg.problem.4, i64 8
  %.33.i = load i64, ptr %.32.i, align 8, !noalias !24
  %.36.i = getelementptr i8, ptr %arg.problem.4, i64 16
  %.37.i = load i64, ptr %.36.i, align 8, !noalias !24
  store ptr null, ptr %.48.i, align 8, !noalias !24
  call fastcc void @part6(ptr nonnull %.48.i, ptr nonnull readonly %arg.problem.4, ptr readonly %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7)
  %.75.i = getelementptr i8, ptr %arg.problem.4, i64 24
  %.76.i = load i64, ptr %.75.i, align 8, !noalias !24
  %.15644.not.i = icmp slt i64 %.76.i, 1
  br i1 %.15644.not.i, label %_ZN9teachmech3run8compiled7kernels5weighB3v13B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread, label %B234.if.lr.ph.i

B234.if.lr.ph.i:                                  ; preds = %B312
  %0 = getelementptr double, ptr %arg.problem.7, i64 %.33.i
  %1 = getelementptr double, ptr %0, i64 %.27.i
  %2 = getelementptr double, ptr %arg.problem.6, i64 %.37.i
  %3 = getelementptr double, ptr %1, i64 %.27.i
  %sunkaddr1 = getelementptr i8, ptr %arg.problem.4, i64 120
  %sunkaddr2 = getelementptr i8, ptr %arg.problem.4, i64 128
  br label %B234.if.i

B234.if.i:                                        ; preds = %B234.if.i, %B234.if.lr.ph.i
  %lsr.iv5.i = phi i64 [ %.76.i, %B234.if.lr.ph.i ], [ %lsr.iv.next.i, %B234.if.i ]
  %lsr.iv1.i = phi ptr [ %arg.problem.4, %B234.if.lr.ph.i ], [ %scevgep2.i, %B234.if.i ]
  %lsr.iv.i = phi ptr [ %2, %B234.if.lr.ph.i ], [ %scevgep.i, %B234.if.i ]
  %.196.i = load i64, ptr %sunkaddr1, align 8, !noalias !24
  %4 = shl i64 %.196.i, 3
  %scevgep4.i = getelementptr i8, ptr %lsr.iv1.i, i64 %4
  %.200.i = load i64, ptr %scevgep4.i, align 8, !noalias !24
  %.203.i = load i64, ptr %sunkaddr2, align 8, !noalias !24
  %5 = shl i64 %.203.i, 3
  %scevgep3.i = getelementptr i8, ptr %lsr.iv1.i, i64 %5
  %.207.i = load i64, ptr %scevgep3.i, align 8, !noalias !24
  %.211.i = getelementptr double, ptr %1, i64 %.207.i
  %.212.i = load double, ptr %.211.i, align 8, !noalias !24
  %.214.i = getelementptr double, ptr %arg.problem.7, i64 %.200.i
  %.215.i = load double, ptr %.214.i, align 8, !noalias !24
  %.220.i = load double, ptr %lsr.iv.i, align 8, !noalias !24
  %.221.i = fmul double %.215.i, %.220.i
  %.227.i = getelementptr double, ptr %3, i64 %.200.i
  %.228.i = load double, ptr %.227.i, align 8, !noalias !24
  %.229.i = fmul double %.221.i, %.228.i
  %.230.i = fadd double %.212.i, %.229.i
  store double %.230.i, ptr %.211.i, align 8, !noalias !24
  %scevgep.i = getelementptr i8, ptr %lsr.iv.i, i64 8
  %scevgep2.i = getelementptr i8, ptr %lsr.iv1.i, i64 8
  %lsr.iv.next.i = add i64 %lsr.iv5.i, -1
  %exitcond.not.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %exitcond.not.i, label %_ZN9teachmech3run8compiled7kernels5weighB3v13B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread, label %B234.if.i

_ZN9teachmech3run8compiled7kernels5weighB3v13B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread: ; preds = %B234.if.i, %B312
  br label %B342

B342:                                             ; preds = %_ZN9teachmech3run8compiled7kernels5weighB3v13B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread, %B286, %B252
  %.207 = getelementptr i8, ptr %arg.problem.4, i64 152
  %.208 = load i64, ptr %.207, align 8
  %.210 = getelementptr i8, ptr %arg.problem.4, i64 8
  %.211 = load i64, ptr %.210, align 8
  store i64 0, ptr %.215, align 8
  call fastcc void @part1(ptr nonnull %.215, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.208, i64 %.211)
  %.229 = load i64, ptr %.215, align 8
  br label %common.ret
}

define internal fastcc void @part7(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.problem.4, ptr readonly captures(none) %arg.problem.6, ptr writeonly captures(none) %arg.problem.7) unnamed_addr #1 {
entry:
  %.29 = getelementptr i8, ptr %arg.problem.4, i64 16
  %.30 = load i64, ptr %.29, align 8
  %.32 = getelementptr i8, ptr %arg.problem.4, i64 24
  %.33 = load i64, ptr %.32, align 8
  %.34 = add nsw i64 %.33, %.30
  %.116141.not = icmp slt i64 %.34, 1
  br i1 %.116141.not, label %B150, label %B116.if.preheader

B116.if.preheader:                                ; preds = %entry
  %xtraiter = and i64 %.34, 3
  %0 = icmp slt i64 %.34, 4
  br i1 %0, label %B116.if.epil.preheader, label %B116.if.preheader.new

B116.if.preheader.new:                            ; preds = %B116.if.preheader
  %unroll_iter = and i64 %.34, 9223372036854775804
  br label %B116.if

B150.loopexit.unr-lcssa:                          ; preds = %B116.if
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B150, label %B116.if.epil.preheader

B116.if.epil.preheader:                           ; preds = %B150.loopexit.unr-lcssa, %B116.if.preheader
  %total.3.0144.epil.init = phi double [ 0.000000e+00, %B116.if.preheader ], [ %.159.3, %B150.loopexit.unr-lcssa ]
  %.122140142.epil.init = phi i64 [ 0, %B116.if.preheader ], [ %unroll_iter, %B150.loopexit.unr-lcssa ]
  %1 = shl i64 %.122140142.epil.init, 3
  %scevgep43 = getelementptr i8, ptr %arg.problem.6, i64 %1
  br label %B116.if.epil

B116.if.epil:                                     ; preds = %B116.if.epil, %B116.if.epil.preheader
  %total.3.0144.epil = phi double [ %.159.epil, %B116.if.epil ], [ %total.3.0144.epil.init, %B116.if.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %B116.if.epil ], [ 0, %B116.if.epil.preheader ]
  %2 = shl i64 %epil.iter, 3
  %scevgep58 = getelementptr i8, ptr %scevgep43, i64 %2
  %.156.epil = load double, ptr %scevgep58, align 8
  %.157.epil = fmul double %.156.epil, 0.000000e+00
  %.159.epil = fadd double %total.3.0144.epil, %.157.epil
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B150, label %B116.if.epil, !llvm.loop !28

B150:                                             ; preds = %B116.if.epil, %B150.loopexit.unr-lcssa, %entry
  %total.3.0.lcssa = phi double [ 0.000000e+00, %entry ], [ %.159.3, %B150.loopexit.unr-lcssa ], [ %.159.epil, %B116.if.epil ]
  %.174 = getelementptr i8, ptr %arg.problem.4, i64 32
  %.175 = load i64, ptr %.174, align 8
  %.255149.not = icmp slt i64 %.175, 1
  br i1 %.255149.not, label %B264, label %B202.if.lr.ph

B202.if.lr.ph:                                    ; preds = %B150
  %.294 = getelementptr i8, ptr %arg.problem.4, i64 56
  %.295 = load i64, ptr %.294, align 8
  %xtraiter3 = and i64 %.175, 3
  %3 = icmp ult i64 %.175, 4
  br i1 %3, label %B202.if.epil.preheader, label %B202.if.lr.ph.new

B202.if.lr.ph.new:                                ; preds = %B202.if.lr.ph
  %unroll_iter8 = and i64 %.175, 9223372036854775804
  %4 = shl i64 %.295, 3
  %5 = getelementptr i8, ptr %arg.problem.6, i64 %4
  %scevgep35 = getelementptr i8, ptr %5, i64 24
  br label %B202.if

B264.loopexit.unr-lcssa:                          ; preds = %B202.if
  %lcmp.mod5.not = icmp eq i64 %xtraiter3, 0
  br i1 %lcmp.mod5.not, label %B264, label %B202.if.epil.preheader

B202.if.epil.preheader:                           ; preds = %B264.loopexit.unr-lcssa, %B202.if.lr.ph
  %total.4.0152.epil.init = phi double [ %total.3.0.lcssa, %B202.if.lr.ph ], [ %.302.3, %B264.loopexit.unr-lcssa ]
  %.261148150.epil.init = phi i64 [ 0, %B202.if.lr.ph ], [ %unroll_iter8, %B264.loopexit.unr-lcssa ]
  %6 = add i64 %.261148150.epil.init, %.295
  %7 = shl i64 %6, 3
  %scevgep33 = getelementptr i8, ptr %arg.problem.6, i64 %7
  br label %B202.if.epil

B202.if.epil:                                     ; preds = %B202.if.epil, %B202.if.epil.preheader
  %total.4.0152.epil = phi double [ %total.4.0152.epil.init, %B202.if.epil.preheader ], [ %.302.epil, %B202.if.epil ]
  %epil.iter4 = phi i64 [ 0, %B202.if.epil.preheader ], [ %epil.iter4.next, %B202.if.epil ]
  %8 = shl i64 %epil.iter4, 3
  %scevgep53 = getelementptr i8, ptr %scevgep33, i64 %8
  %.299.epil = load double, ptr %scevgep53, align 8
  %.300.epil = fmul double %.299.epil, 0.000000e+00
  %.302.epil = fadd double %total.4.0152.epil, %.300.epil
  %epil.iter4.next = add i64 %epil.iter4, 1
  %epil.iter4.cmp.not = icmp eq i64 %xtraiter3, %epil.iter4.next
  br i1 %epil.iter4.cmp.not, label %B264, label %B202.if.epil, !llvm.loop !29

B264:                                             ; preds = %B202.if.epil, %B264.loopexit.unr-lcssa, %B150
  %total.4.0.lcssa = phi double [ %total.3.0.lcssa, %B150 ], [ %.302.3, %B264.loopexit.unr-lcssa ], [ %.302.epil, %B202.if.epil ]
  %.313 = fcmp oeq double %total.4.0.lcssa, 0.000000e+00
  br i1 %.313, label %common.ret, label %B280

common.ret.loopexit.unr-lcssa.unr-lcssa:          ; preds = %B360.if
  %9 = and i64 %13, 8
  %lcmp.mod.not10.not = icmp eq i64 %9, 0
  br i1 %lcmp.mod.not10.not, label %B360.if.epil.preheader1, label %common.ret.loopexit.unr-lcssa

B360.if.epil.preheader1:                          ; preds = %B360.if.preheader.new, %common.ret.loopexit.unr-lcssa.unr-lcssa
  %.418157159.epil.init6 = phi i64 [ 0, %B360.if.preheader.new ], [ %.425.7.1, %common.ret.loopexit.unr-lcssa.unr-lcssa ]
  %sunkaddr65.epil = shl i64 %.418157159.epil.init6, 3
  %sunkaddr66.epil = getelementptr i8, ptr %arg.problem.7, i64 %sunkaddr65.epil
  store double 0x7FF8000000000000, ptr %sunkaddr66.epil, align 8
  %sunkaddr69.epil = getelementptr i8, ptr %sunkaddr66.epil, i64 8
  store double 0x7FF8000000000000, ptr %sunkaddr69.epil, align 8
  %sunkaddr72.epil = getelementptr i8, ptr %sunkaddr66.epil, i64 16
  store double 0x7FF8000000000000, ptr %sunkaddr72.epil, align 8
  %sunkaddr75.epil = getelementptr i8, ptr %sunkaddr66.epil, i64 24
  store double 0x7FF8000000000000, ptr %sunkaddr75.epil, align 8
  %sunkaddr78.epil = getelementptr i8, ptr %sunkaddr66.epil, i64 32
  store double 0x7FF8000000000000, ptr %sunkaddr78.epil, align 8
  %sunkaddr81.epil = getelementptr i8, ptr %sunkaddr66.epil, i64 40
  store double 0x7FF8000000000000, ptr %sunkaddr81.epil, align 8
  %sunkaddr84.epil = getelementptr i8, ptr %sunkaddr66.epil, i64 48
  store double 0x7FF8000000000000, ptr %sunkaddr84.epil, align 8
  %.425.7.epil = add nuw i64 %.418157159.epil.init6, 8
  %sunkaddr87.epil = getelementptr i8, ptr %sunkaddr66.epil, i64 56
  store double 0x7FF8000000000000, ptr %sunkaddr87.epil, align 8
  br label %common.ret.loopexit.unr-lcssa

common.ret.loopexit.unr-lcssa:                    ; preds = %B360.if.epil.preheader1, %common.ret.loopexit.unr-lcssa.unr-lcssa
  %.425.7.lcssa = phi i64 [ %.425.7.epil, %B360.if.epil.preheader1 ], [ %.425.7.1, %common.ret.loopexit.unr-lcssa.unr-lcssa ]
  %lcmp.mod12.not = icmp eq i64 %xtraiter10, 0
  br i1 %lcmp.mod12.not, label %common.ret, label %B360.if.epil.preheader

B360.if.epil.preheader:                           ; preds = %B360.if.preheader, %common.ret.loopexit.unr-lcssa
  %.418157159.epil.init = phi i64 [ 0, %B360.if.preheader ], [ %.425.7.lcssa, %common.ret.loopexit.unr-lcssa ]
  %10 = shl i64 %.418157159.epil.init, 3
  %scevgep = getelementptr i8, ptr %arg.problem.7, i64 %10
  br label %B360.if.epil

B360.if.epil:                                     ; preds = %B360.if.epil, %B360.if.epil.preheader
  %epil.iter11 = phi i64 [ %epil.iter11.next, %B360.if.epil ], [ 0, %B360.if.epil.preheader ]
  %11 = shl i64 %epil.iter11, 3
  %scevgep11 = getelementptr i8, ptr %scevgep, i64 %11
  store double 0x7FF8000000000000, ptr %scevgep11, align 8
  %epil.iter11.next = add i64 %epil.iter11, 1
  %epil.iter11.cmp.not = icmp eq i64 %xtraiter10, %epil.iter11.next
  br i1 %epil.iter11.cmp.not, label %common.ret, label %B360.if.epil, !llvm.loop !30

common.ret:                                       ; preds = %B360.if.epil, %B280, %common.ret.loopexit.unr-lcssa, %B264
  %storemerge138 = phi i8 [ 0, %B264 ], [ 1, %B280 ], [ 1, %common.ret.loopexit.unr-lcssa ], [ 1, %B360.if.epil ]
  store i8 %storemerge138, ptr %retptr, align 1
  ret void

B280:                                             ; preds = %B264
  %.326 = load i64, ptr %arg.problem.4, align 8
  %.328 = getelementptr i8, ptr %arg.problem.4, i64 8
  %.329 = load i64, ptr %.328, align 8
  %.332 = add nsw i64 %.329, %.326
  %.412158.not = icmp slt i64 %.332, 1
  br i1 %.412158.not, label %common.ret, label %B360.if.preheader

B360.if.preheader:                                ; preds = %B280
  %xtraiter10 = and i64 %.332, 7
  %12 = icmp slt i64 %.332, 8
  br i1 %12, label %B360.if.epil.preheader, label %B360.if.preheader.new

B360.if.preheader.new:                            ; preds = %B360.if.preheader
  %13 = add nsw i64 %.332, -8
  %14 = lshr i64 %13, 3
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %B360.if.epil.preheader1, label %B360.if.preheader.new.new

B360.if.preheader.new.new:                        ; preds = %B360.if.preheader.new
  %16 = add nuw nsw i64 %14, 1
  %17 = and i64 %16, 4611686018427387902
  br label %B360.if

B116.if:                                          ; preds = %B116.if, %B116.if.preheader.new
  %total.3.0144 = phi double [ 0.000000e+00, %B116.if.preheader.new ], [ %.159.3, %B116.if ]
  %.122140142 = phi i64 [ 0, %B116.if.preheader.new ], [ %.129.3, %B116.if ]
  %sunkaddr53 = shl i64 %.122140142, 3
  %sunkaddr54 = getelementptr i8, ptr %arg.problem.6, i64 %sunkaddr53
  %.156 = load double, ptr %sunkaddr54, align 8
  %.157 = fmul double %.156, 0.000000e+00
  %.159 = fadd double %total.3.0144, %.157
  %sunkaddr57 = getelementptr i8, ptr %sunkaddr54, i64 8
  %.156.1 = load double, ptr %sunkaddr57, align 8
  %.157.1 = fmul double %.156.1, 0.000000e+00
  %.159.1 = fadd double %.159, %.157.1
  %sunkaddr59 = getelementptr i8, ptr %sunkaddr54, i64 16
  %.156.2 = load double, ptr %sunkaddr59, align 8
  %.157.2 = fmul double %.156.2, 0.000000e+00
  %.159.2 = fadd double %.159.1, %.157.2
  %.129.3 = add nuw i64 %.122140142, 4
  %sunkaddr62 = getelementptr i8, ptr %sunkaddr54, i64 24
  %.156.3 = load double, ptr %sunkaddr62, align 8
  %.157.3 = fmul double %.156.3, 0.000000e+00
  %.159.3 = fadd double %.159.2, %.157.3
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.129.3
  br i1 %niter.ncmp.3, label %B150.loopexit.unr-lcssa, label %B116.if

B202.if:                                          ; preds = %B202.if, %B202.if.lr.ph.new
  %total.4.0152 = phi double [ %total.3.0.lcssa, %B202.if.lr.ph.new ], [ %.302.3, %B202.if ]
  %.261148150 = phi i64 [ 0, %B202.if.lr.ph.new ], [ %.268.3, %B202.if ]
  %18 = shl i64 %.261148150, 3
  %scevgep41 = getelementptr i8, ptr %scevgep35, i64 %18
  %scevgep42 = getelementptr i8, ptr %scevgep41, i64 -24
  %.299 = load double, ptr %scevgep42, align 8
  %.300 = fmul double %.299, 0.000000e+00
  %.302 = fadd double %total.4.0152, %.300
  %scevgep40 = getelementptr i8, ptr %scevgep41, i64 -16
  %.299.1 = load double, ptr %scevgep40, align 8
  %.300.1 = fmul double %.299.1, 0.000000e+00
  %.302.1 = fadd double %.302, %.300.1
  %scevgep37 = getelementptr i8, ptr %scevgep41, i64 -8
  %.299.2 = load double, ptr %scevgep37, align 8
  %.300.2 = fmul double %.299.2, 0.000000e+00
  %.302.2 = fadd double %.302.1, %.300.2
  %.268.3 = add nuw nsw i64 %.261148150, 4
  %.299.3 = load double, ptr %scevgep41, align 8
  %.300.3 = fmul double %.299.3, 0.000000e+00
  %.302.3 = fadd double %.302.2, %.300.3
  %niter9.ncmp.3 = icmp eq i64 %unroll_iter8, %.268.3
  br i1 %niter9.ncmp.3, label %B264.loopexit.unr-lcssa, label %B202.if

B360.if:                                          ; preds = %B360.if, %B360.if.preheader.new.new
  %lsr.iv = phi i64 [ %lsr.iv.next, %B360.if ], [ %17, %B360.if.preheader.new.new ]
  %.418157159 = phi i64 [ %.425.7.1, %B360.if ], [ 0, %B360.if.preheader.new.new ]
  %sunkaddr63 = shl i64 %.418157159, 3
  %sunkaddr65 = getelementptr i8, ptr %arg.problem.7, i64 %sunkaddr63
  store double 0x7FF8000000000000, ptr %sunkaddr65, align 8
  %sunkaddr68 = getelementptr i8, ptr %sunkaddr65, i64 8
  store double 0x7FF8000000000000, ptr %sunkaddr68, align 8
  %sunkaddr71 = getelementptr i8, ptr %sunkaddr65, i64 16
  store double 0x7FF8000000000000, ptr %sunkaddr71, align 8
  %sunkaddr74 = getelementptr i8, ptr %sunkaddr65, i64 24
  store double 0x7FF8000000000000, ptr %sunkaddr74, align 8
  %sunkaddr77 = getelementptr i8, ptr %sunkaddr65, i64 32
  store double 0x7FF8000000000000, ptr %sunkaddr77, align 8
  %sunkaddr80 = getelementptr i8, ptr %sunkaddr65, i64 40
  store double 0x7FF8000000000000, ptr %sunkaddr80, align 8
  %sunkaddr83 = getelementptr i8, ptr %sunkaddr65, i64 48
  store double 0x7FF8000000000000, ptr %sunkaddr83, align 8
  %sunkaddr86 = getelementptr i8, ptr %sunkaddr65, i64 56
  store double 0x7FF8000000000000, ptr %sunkaddr86, align 8
  %sunkaddr89 = getelementptr i8, ptr %sunkaddr65, i64 64
  store double 0x7FF8000000000000, ptr %sunkaddr89, align 8
  %sunkaddr92 = getelementptr i8, ptr %sunkaddr65, i64 72
  store double 0x7FF8000000000000, ptr %sunkaddr92, align 8
  %sunkaddr95 = getelementptr i8, ptr %sunkaddr65, i64 80
  store double 0x7FF8000000000000, ptr %sunkaddr95, align 8
  %sunkaddr98 = getelementptr i8, ptr %sunkaddr65, i64 88
  store double 0x7FF8000000000000, ptr %sunkaddr98, align 8
  %sunkaddr101 = getelementptr i8, ptr %sunkaddr65, i64 96
  store double 0x7FF8000000000000, ptr %sunkaddr101, align 8
  %sunkaddr104 = getelementptr i8, ptr %sunkaddr65, i64 104
  store double 0x7FF8000000000000, ptr %sunkaddr104, align 8
  %sunkaddr107 = getelementptr i8, ptr %sunkaddr65, i64 112
  store double 0x7FF8000000000000, ptr %sunkaddr107, align 8
  %.425.7.1 = add i64 %.418157159, 16
  %sunkaddr108 = shl i64 %.425.7.1, 3
  %sunkaddr109 = getelementptr i8, ptr %arg.problem.7, i64 %sunkaddr108
  %sunkaddr110 = getelementptr i8, ptr %sunkaddr109, i64 -8
  store double 0x7FF8000000000000, ptr %sunkaddr110, align 8
  %lsr.iv.next = add i64 %lsr.iv, -2
  %niter.ncmp.1 = icmp eq i64 %lsr.iv.next, 0
  br i1 %niter.ncmp.1, label %common.ret.loopexit.unr-lcssa.unr-lcssa, label %B360.if
}

define internal fastcc void @part8(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.problem.4, ptr readonly captures(none) %arg.problem.5, ptr readonly captures(none) %arg.problem.6, ptr captures(none) %arg.problem.7) unnamed_addr #1 {
entry:
  %.568 = alloca ptr, align 8
  store ptr null, ptr %.568, align 8
  %.726 = alloca ptr, align 8
  store ptr null, ptr %.726, align 8
  %.1161 = alloca ptr, align 8
  store ptr null, ptr %.1161, align 8
  %.1417 = alloca ptr, align 8
  store ptr null, ptr %.1417, align 8
  %.27 = load i64, ptr %arg.problem.4, align 8
  %.29 = getelementptr i8, ptr %arg.problem.4, i64 8
  %.30 = load i64, ptr %.29, align 8
  %.39 = getelementptr i8, ptr %arg.problem.4, i64 24
  %.40 = load i64, ptr %.39, align 8
  %.21.i = getelementptr i8, ptr %arg.problem.4, i64 80
  %.22.i = load i64, ptr %.21.i, align 8, !noalias !31
  %.26.i = getelementptr double, ptr %arg.problem.5, i64 %.22.i
  %.28.i = getelementptr i8, ptr %.26.i, i64 8
  %.37 = add nsw i64 %.30, %.27
  %.98 = getelementptr inbounds double, ptr %arg.problem.7, i64 %.37
  %.101 = getelementptr inbounds double, ptr %arg.problem.7, i64 %.27
  %.105 = getelementptr i8, ptr %arg.problem.4, i64 16
  %.106 = load i64, ptr %.105, align 8
  %.107 = getelementptr double, ptr %arg.problem.6, i64 %.106
  %.118 = getelementptr i8, ptr %arg.problem.4, i64 88
  %.119 = load i64, ptr %.118, align 8
  %.122 = getelementptr i8, ptr %arg.problem.4, i64 32
  %.123 = load i64, ptr %.122, align 8
  %0 = getelementptr double, ptr %arg.problem.7, i64 %.119
  %1 = getelementptr i8, ptr %0, i64 8
  %.126 = getelementptr double, ptr %1, i64 %.123
  %.132 = getelementptr double, ptr %.126, i64 %.30
  %.136.idx = shl i64 %.30, 4
  %.136 = getelementptr i8, ptr %.126, i64 %.136.idx
  %.142 = getelementptr double, ptr %.136, i64 %.27
  %.231456.not = icmp slt i64 %.37, 1
  br i1 %.231456.not, label %B598, label %B570.if.preheader

B570.if.preheader:                                ; preds = %entry
  %xtraiter = and i64 %.37, 3
  %2 = icmp slt i64 %.37, 4
  br i1 %2, label %B570.if.epil.preheader, label %B570.if.preheader.new

B570.if.preheader.new:                            ; preds = %B570.if.preheader
  %3 = shl i64 %.37, 3
  %4 = getelementptr i8, ptr %arg.problem.7, i64 %3
  %5 = add i64 %.123, %.119
  %6 = add i64 %5, %.27
  %7 = shl i64 %6, 3
  %8 = getelementptr i8, ptr %arg.problem.7, i64 %7
  %9 = getelementptr i8, ptr %8, i64 %.136.idx
  %scevgep160 = getelementptr i8, ptr %9, i64 32
  %10 = add nsw i64 %.37, -4
  %11 = lshr i64 %10, 2
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %B570.if.epil.preheader17, label %B570.if.preheader.new.new

B570.if.preheader.new.new:                        ; preds = %B570.if.preheader.new
  %13 = add nuw nsw i64 %11, 1
  %scevgep215 = getelementptr i8, ptr %4, i64 56
  %14 = getelementptr i8, ptr %arg.problem.7, i64 %.136.idx
  %15 = getelementptr i8, ptr %14, i64 %7
  %scevgep229 = getelementptr i8, ptr %15, i64 64
  %16 = and i64 %13, 9223372036854775806
  br label %B570.if

B598.loopexit.unr-lcssa.unr-lcssa:                ; preds = %B570.if
  %17 = and i64 %10, 4
  %lcmp.mod.not51.not = icmp eq i64 %17, 0
  br i1 %lcmp.mod.not51.not, label %B570.if.epil.preheader17, label %B598.loopexit.unr-lcssa

B570.if.epil.preheader17:                         ; preds = %B598.loopexit.unr-lcssa.unr-lcssa, %B570.if.preheader.new
  %.237455457.epil.init22 = phi i64 [ 0, %B570.if.preheader.new ], [ %.244.3.1, %B598.loopexit.unr-lcssa.unr-lcssa ]
  %18 = shl i64 %.237455457.epil.init22, 3
  %sunkaddr167 = getelementptr i8, ptr %4, i64 %18
  %.271.epil20 = load double, ptr %sunkaddr167, align 8
  %scevgep166.epil = getelementptr i8, ptr %scevgep160, i64 %18
  %scevgep167.epil = getelementptr i8, ptr %scevgep166.epil, i64 -24
  store double %.271.epil20, ptr %scevgep167.epil, align 8
  %sunkaddr170 = getelementptr i8, ptr %sunkaddr167, i64 8
  %.271.1.epil = load double, ptr %sunkaddr170, align 8
  %scevgep165.epil = getelementptr i8, ptr %scevgep166.epil, i64 -16
  store double %.271.1.epil, ptr %scevgep165.epil, align 8
  %sunkaddr173 = getelementptr i8, ptr %sunkaddr167, i64 16
  %.271.2.epil = load double, ptr %sunkaddr173, align 8
  %scevgep163.epil = getelementptr i8, ptr %scevgep166.epil, i64 -8
  store double %.271.2.epil, ptr %scevgep163.epil, align 8
  %.244.3.epil = add nuw i64 %.237455457.epil.init22, 4
  %sunkaddr176 = getelementptr i8, ptr %sunkaddr167, i64 24
  %.271.3.epil = load double, ptr %sunkaddr176, align 8
  store double %.271.3.epil, ptr %scevgep166.epil, align 8
  br label %B598.loopexit.unr-lcssa

B598.loopexit.unr-lcssa:                          ; preds = %B570.if.epil.preheader17, %B598.loopexit.unr-lcssa.unr-lcssa
  %.244.3.lcssa = phi i64 [ %.244.3.epil, %B570.if.epil.preheader17 ], [ %.244.3.1, %B598.loopexit.unr-lcssa.unr-lcssa ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B598, label %B570.if.epil.preheader

B570.if.epil.preheader:                           ; preds = %B598.loopexit.unr-lcssa, %B570.if.preheader
  %.237455457.epil.init = phi i64 [ 0, %B570.if.preheader ], [ %.244.3.lcssa, %B598.loopexit.unr-lcssa ]
  %19 = shl i64 %.237455457.epil.init, 3
  %20 = add i64 %.123, %.119
  %21 = add i64 %20, %.27
  %22 = shl i64 %21, 3
  %23 = getelementptr i8, ptr %arg.problem.7, i64 %22
  %24 = getelementptr i8, ptr %23, i64 %.136.idx
  %25 = getelementptr i8, ptr %24, i64 %19
  %scevgep148 = getelementptr i8, ptr %25, i64 8
  %26 = add nuw i64 %.237455457.epil.init, %.37
  %27 = shl i64 %26, 3
  %scevgep150 = getelementptr i8, ptr %arg.problem.7, i64 %27
  br label %B570.if.epil

B570.if.epil:                                     ; preds = %B570.if.epil, %B570.if.epil.preheader
  %epil.iter = phi i64 [ %epil.iter.next, %B570.if.epil ], [ 0, %B570.if.epil.preheader ]
  %28 = shl i64 %epil.iter, 3
  %scevgep214 = getelementptr i8, ptr %scevgep150, i64 %28
  %.271.epil = load double, ptr %scevgep214, align 8
  %scevgep213 = getelementptr i8, ptr %scevgep148, i64 %28
  store double %.271.epil, ptr %scevgep213, align 8
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B598, label %B570.if.epil, !llvm.loop !34

B598:                                             ; preds = %B570.if.epil, %B598.loopexit.unr-lcssa, %entry
  %.318 = icmp sgt i64 %.30, 0
  br i1 %.318, label %B628.if.preheader, label %B644

B628.if.preheader:                                ; preds = %B598
  %29 = shl nuw i64 %.30, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.132, i8 0, i64 %29, i1 false)
  br label %B644

B644:                                             ; preds = %B628.if.preheader, %B598
  %.444 = icmp sgt i64 %.40, 0
  br i1 %.444, label %B674.if.lr.ph, label %B854

B674.if.lr.ph:                                    ; preds = %B644
  %30 = getelementptr double, ptr %.142, i64 %.27
  %sunkaddr206 = getelementptr i8, ptr %arg.problem.4, i64 120
  %sunkaddr207 = getelementptr i8, ptr %arg.problem.4, i64 128
  br label %B674.if

B854:                                             ; preds = %B674.if, %B644
  %.565 = getelementptr i8, ptr %arg.problem.4, i64 216
  %.566 = load i64, ptr %.565, align 8
  store ptr null, ptr %.568, align 8
  call fastcc void @part9(ptr nonnull %.568, ptr nonnull %arg.problem.4, ptr %arg.problem.7, i64 %.566)
  %.630 = icmp sgt i64 %.27, 0
  br i1 %.630, label %B940.if.preheader, label %B968

B968.loopexit.unr-lcssa.unr-lcssa:                ; preds = %B940.if
  %31 = and i64 %87, 4
  %lcmp.mod33.not.not = icmp eq i64 %31, 0
  br i1 %lcmp.mod33.not.not, label %B940.if.epil.preheader27, label %B968.loopexit.unr-lcssa

B940.if.epil.preheader27:                         ; preds = %B940.if.preheader.new, %B968.loopexit.unr-lcssa.unr-lcssa
  %.678475477.epil.init32 = phi i64 [ 0, %B940.if.preheader.new ], [ %.685.3.1, %B968.loopexit.unr-lcssa.unr-lcssa ]
  %32 = shl i64 %.678475477.epil.init32, 3
  %sunkaddr173.epil = getelementptr i8, ptr %arg.problem.7, i64 %32
  %.712.epil30 = load double, ptr %sunkaddr173.epil, align 8
  %scevgep141.epil = getelementptr i8, ptr %scevgep135, i64 %32
  %scevgep142.epil = getelementptr i8, ptr %scevgep141.epil, i64 -24
  store double %.712.epil30, ptr %scevgep142.epil, align 8
  %sunkaddr176.epil = getelementptr i8, ptr %sunkaddr173.epil, i64 8
  %.712.1.epil = load double, ptr %sunkaddr176.epil, align 8
  %scevgep140.epil = getelementptr i8, ptr %scevgep141.epil, i64 -16
  store double %.712.1.epil, ptr %scevgep140.epil, align 8
  %sunkaddr179.epil = getelementptr i8, ptr %sunkaddr173.epil, i64 16
  %.712.2.epil = load double, ptr %sunkaddr179.epil, align 8
  %scevgep138.epil = getelementptr i8, ptr %scevgep141.epil, i64 -8
  store double %.712.2.epil, ptr %scevgep138.epil, align 8
  %.685.3.epil = add nuw nsw i64 %.678475477.epil.init32, 4
  %sunkaddr182.epil = getelementptr i8, ptr %sunkaddr173.epil, i64 24
  %.712.3.epil = load double, ptr %sunkaddr182.epil, align 8
  store double %.712.3.epil, ptr %scevgep141.epil, align 8
  br label %B968.loopexit.unr-lcssa

B968.loopexit.unr-lcssa:                          ; preds = %B940.if.epil.preheader27, %B968.loopexit.unr-lcssa.unr-lcssa
  %.685.3.lcssa = phi i64 [ %.685.3.epil, %B940.if.epil.preheader27 ], [ %.685.3.1, %B968.loopexit.unr-lcssa.unr-lcssa ]
  %lcmp.mod29.not = icmp eq i64 %xtraiter27, 0
  br i1 %lcmp.mod29.not, label %B968, label %B940.if.epil.preheader

B940.if.epil.preheader:                           ; preds = %B940.if.preheader, %B968.loopexit.unr-lcssa
  %.678475477.epil.init = phi i64 [ 0, %B940.if.preheader ], [ %.685.3.lcssa, %B968.loopexit.unr-lcssa ]
  %33 = shl i64 %.678475477.epil.init, 3
  %34 = add i64 %.123, %.119
  %35 = shl i64 %34, 3
  %36 = getelementptr i8, ptr %arg.problem.7, i64 %35
  %37 = getelementptr i8, ptr %36, i64 %.136.idx
  %38 = getelementptr i8, ptr %37, i64 %33
  %scevgep123 = getelementptr i8, ptr %38, i64 8
  %scevgep125 = getelementptr i8, ptr %arg.problem.7, i64 %33
  br label %B940.if.epil

B940.if.epil:                                     ; preds = %B940.if.epil, %B940.if.epil.preheader
  %epil.iter28 = phi i64 [ %epil.iter28.next, %B940.if.epil ], [ 0, %B940.if.epil.preheader ]
  %39 = shl i64 %epil.iter28, 3
  %scevgep179 = getelementptr i8, ptr %scevgep125, i64 %39
  %.712.epil = load double, ptr %scevgep179, align 8
  %scevgep178 = getelementptr i8, ptr %scevgep123, i64 %39
  store double %.712.epil, ptr %scevgep178, align 8
  %epil.iter28.next = add i64 %epil.iter28, 1
  %epil.iter28.cmp.not = icmp eq i64 %xtraiter27, %epil.iter28.next
  br i1 %epil.iter28.cmp.not, label %B968, label %B940.if.epil, !llvm.loop !35

B968:                                             ; preds = %B940.if.epil, %B854, %B968.loopexit.unr-lcssa
  store ptr null, ptr %.726, align 8
  call fastcc void @part10(ptr nonnull %.726, ptr nonnull %arg.problem.4, ptr %arg.problem.6, ptr %arg.problem.7, ptr %.126, ptr %.136, ptr %.142)
  %xtraiter33 = and i64 %.30, 3
  %unroll_iter37 = and i64 %.30, 9223372036854775804
  %40 = add i64 %.123, %.119
  %41 = add i64 %40, %.30
  %42 = shl i64 %41, 3
  %43 = getelementptr i8, ptr %arg.problem.7, i64 %42
  %scevgep92 = getelementptr i8, ptr %43, i64 32
  %44 = shl i64 %.27, 3
  %45 = getelementptr i8, ptr %arg.problem.7, i64 %44
  %scevgep100 = getelementptr i8, ptr %45, i64 24
  %scevgep111 = getelementptr i8, ptr %43, i64 8
  %46 = shl i64 %40, 3
  %47 = getelementptr i8, ptr %arg.problem.7, i64 %.136.idx
  %48 = getelementptr i8, ptr %47, i64 %46
  %scevgep103 = getelementptr i8, ptr %48, i64 8
  %49 = icmp slt i64 %.30, 1
  %50 = icmp slt i64 %.40, 1
  %51 = icmp ult i64 %.30, 4
  %52 = icmp eq i64 %xtraiter33, 0
  %sunkaddr231 = getelementptr i8, ptr %arg.problem.4, i64 120
  %sunkaddr232 = getelementptr i8, ptr %arg.problem.4, i64 128
  %53 = icmp slt i64 %.27, 1
  br label %B1036.if

B1120.loopexit.unr-lcssa:                         ; preds = %B1070.if
  br i1 %52, label %B1120, label %B1070.if.epil.preheader

B1070.if.epil.preheader:                          ; preds = %B1070.if.preheader, %B1120.loopexit.unr-lcssa
  %.954482484.epil.init = phi i64 [ 0, %B1070.if.preheader ], [ %.961.3, %B1120.loopexit.unr-lcssa ]
  %54 = shl i64 %.954482484.epil.init, 3
  %scevgep109 = getelementptr i8, ptr %45, i64 %54
  %scevgep112 = getelementptr i8, ptr %scevgep111, i64 %54
  br label %B1070.if.epil

B1070.if.epil:                                    ; preds = %B1070.if.epil, %B1070.if.epil.preheader
  %epil.iter34 = phi i64 [ %epil.iter34.next, %B1070.if.epil ], [ 0, %B1070.if.epil.preheader ]
  %55 = shl i64 %epil.iter34, 3
  %scevgep174 = getelementptr i8, ptr %scevgep112, i64 %55
  %.988.epil = load double, ptr %scevgep174, align 8
  %scevgep173 = getelementptr i8, ptr %scevgep109, i64 %55
  %.991.epil = load double, ptr %scevgep173, align 8
  %.992.epil = fadd double %.988.epil, %.991.epil
  store double %.992.epil, ptr %scevgep174, align 8
  %epil.iter34.next = add i64 %epil.iter34, 1
  %epil.iter34.cmp.not = icmp eq i64 %xtraiter33, %epil.iter34.next
  br i1 %epil.iter34.cmp.not, label %B1120, label %B1070.if.epil, !llvm.loop !36

B1120:                                            ; preds = %B1070.if.epil, %B1036.if, %B1120.loopexit.unr-lcssa
  br i1 %50, label %B1324, label %B1150.if

B1324:                                            ; preds = %B1150.if, %B1120
  %.1159 = load i64, ptr %.565, align 8
  store ptr null, ptr %.1161, align 8
  call fastcc void @part9(ptr nonnull %.1161, ptr nonnull %arg.problem.4, ptr %arg.problem.7, i64 %.1159)
  br i1 %53, label %B1646, label %B1420.if

B1646.loopexit:                                   ; preds = %B1420.if
  %56 = fmul double %.11.i11, 0x3D06849B86A12B9B
  br label %B1646

B1646:                                            ; preds = %B1324, %B1646.loopexit
  %change.2.1.lcssa = phi double [ 0.000000e+00, %B1324 ], [ %.11.i, %B1646.loopexit ]
  %largest.2.1.lcssa = phi double [ 0.000000e+00, %B1324 ], [ %56, %B1646.loopexit ]
  store ptr null, ptr %.1417, align 8
  call fastcc void @part10(ptr nonnull %.1417, ptr nonnull %arg.problem.4, ptr %arg.problem.6, ptr %arg.problem.7, ptr %.126, ptr %.136, ptr %.142)
  %.1446 = fcmp ogt double %change.2.1.lcssa, %largest.2.1.lcssa
  %.830 = icmp samesign ugt i64 %.829508553, 1
  %or.cond = select i1 %.1446, i1 %.830, i1 false
  br i1 %or.cond, label %B1036.if, label %B1708

B1708:                                            ; preds = %B1646
  %57 = getelementptr i8, ptr %arg.problem.7, i64 %46
  %58 = getelementptr i8, ptr %57, i64 %.136.idx
  br i1 %53, label %B1766, label %B1738.if.preheader

B1738.if.preheader:                               ; preds = %B1708
  %xtraiter39 = and i64 %.27, 3
  %59 = icmp ult i64 %.27, 4
  br i1 %59, label %B1738.if.epil.preheader, label %B1738.if.preheader.new

B1738.if.preheader.new:                           ; preds = %B1738.if.preheader
  %scevgep76 = getelementptr i8, ptr %58, i64 32
  %60 = add nsw i64 %.27, -4
  %61 = lshr i64 %60, 2
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %B1738.if.epil.preheader39, label %B1738.if.preheader.new.new

B1738.if.preheader.new.new:                       ; preds = %B1738.if.preheader.new
  %63 = add nuw nsw i64 %61, 1
  %scevgep85 = getelementptr i8, ptr %48, i64 64
  %64 = and i64 %63, 9223372036854775806
  br label %B1738.if

B1766.loopexit.unr-lcssa.unr-lcssa:               ; preds = %B1738.if
  %65 = and i64 %60, 4
  %lcmp.mod45.not.not = icmp eq i64 %65, 0
  br i1 %lcmp.mod45.not.not, label %B1738.if.epil.preheader39, label %B1766.loopexit.unr-lcssa

B1738.if.epil.preheader39:                        ; preds = %B1766.loopexit.unr-lcssa.unr-lcssa, %B1738.if.preheader.new
  %.1578571573.epil.init44 = phi i64 [ 0, %B1738.if.preheader.new ], [ %.1585.3.1, %B1766.loopexit.unr-lcssa.unr-lcssa ]
  %66 = shl i64 %.1578571573.epil.init44, 3
  %scevgep82.epil = getelementptr i8, ptr %scevgep76, i64 %66
  %scevgep83.epil = getelementptr i8, ptr %scevgep82.epil, i64 -24
  %.1612.epil42 = load double, ptr %scevgep83.epil, align 8
  %sunkaddr186.epil = getelementptr i8, ptr %arg.problem.7, i64 %66
  store double %.1612.epil42, ptr %sunkaddr186.epil, align 8
  %scevgep81.epil = getelementptr i8, ptr %scevgep82.epil, i64 -16
  %.1612.1.epil = load double, ptr %scevgep81.epil, align 8
  %sunkaddr189.epil = getelementptr i8, ptr %sunkaddr186.epil, i64 8
  store double %.1612.1.epil, ptr %sunkaddr189.epil, align 8
  %scevgep79.epil = getelementptr i8, ptr %scevgep82.epil, i64 -8
  %.1612.2.epil = load double, ptr %scevgep79.epil, align 8
  %sunkaddr192.epil = getelementptr i8, ptr %sunkaddr186.epil, i64 16
  store double %.1612.2.epil, ptr %sunkaddr192.epil, align 8
  %.1585.3.epil = add nuw nsw i64 %.1578571573.epil.init44, 4
  %.1612.3.epil = load double, ptr %scevgep82.epil, align 8
  %sunkaddr195.epil = getelementptr i8, ptr %sunkaddr186.epil, i64 24
  store double %.1612.3.epil, ptr %sunkaddr195.epil, align 8
  br label %B1766.loopexit.unr-lcssa

B1766.loopexit.unr-lcssa:                         ; preds = %B1738.if.epil.preheader39, %B1766.loopexit.unr-lcssa.unr-lcssa
  %.1585.3.lcssa = phi i64 [ %.1585.3.epil, %B1738.if.epil.preheader39 ], [ %.1585.3.1, %B1766.loopexit.unr-lcssa.unr-lcssa ]
  %lcmp.mod41.not = icmp eq i64 %xtraiter39, 0
  br i1 %lcmp.mod41.not, label %B1766, label %B1738.if.epil.preheader

B1738.if.epil.preheader:                          ; preds = %B1766.loopexit.unr-lcssa, %B1738.if.preheader
  %.1578571573.epil.init = phi i64 [ 0, %B1738.if.preheader ], [ %.1585.3.lcssa, %B1766.loopexit.unr-lcssa ]
  %67 = shl i64 %.1578571573.epil.init, 3
  %scevgep72 = getelementptr i8, ptr %arg.problem.7, i64 %67
  %68 = getelementptr i8, ptr %47, i64 %67
  %69 = getelementptr i8, ptr %68, i64 %46
  %scevgep78 = getelementptr i8, ptr %69, i64 8
  br label %B1738.if.epil

B1738.if.epil:                                    ; preds = %B1738.if.epil, %B1738.if.epil.preheader
  %lsr.iv76 = phi i64 [ %lsr.iv.next77, %B1738.if.epil ], [ 0, %B1738.if.epil.preheader ]
  %70 = shl i64 %lsr.iv76, 3
  %scevgep84 = getelementptr i8, ptr %scevgep72, i64 %70
  %scevgep80 = getelementptr i8, ptr %scevgep78, i64 %70
  %.1612.epil = load double, ptr %scevgep80, align 8
  store double %.1612.epil, ptr %scevgep84, align 8
  %lsr.iv.next77 = add i64 %lsr.iv76, 1
  %epil.iter40.cmp.not = icmp eq i64 %xtraiter39, %lsr.iv.next77
  br i1 %epil.iter40.cmp.not, label %B1766, label %B1738.if.epil, !llvm.loop !37

B1766:                                            ; preds = %B1738.if.epil, %B1766.loopexit.unr-lcssa, %B1708
  br i1 %49, label %common.ret, label %B1796.if.preheader

B1796.if.preheader:                               ; preds = %B1766
  %71 = icmp ult i64 %.30, 4
  br i1 %71, label %B1796.if.epil.preheader, label %B1796.if

common.ret.loopexit.unr-lcssa:                    ; preds = %B1796.if
  %lcmp.mod47.not = icmp eq i64 %xtraiter33, 0
  br i1 %lcmp.mod47.not, label %common.ret, label %B1796.if.epil.preheader

B1796.if.epil.preheader:                          ; preds = %common.ret.loopexit.unr-lcssa, %B1796.if.preheader
  %.1713578580.epil.init = phi i64 [ 0, %B1796.if.preheader ], [ %.1720.3, %common.ret.loopexit.unr-lcssa ]
  %72 = add i64 %.1713578580.epil.init, %41
  %73 = shl i64 %72, 3
  %74 = getelementptr i8, ptr %arg.problem.7, i64 %73
  %scevgep = getelementptr i8, ptr %74, i64 8
  %75 = add i64 %.1713578580.epil.init, %.27
  %76 = shl i64 %75, 3
  %scevgep54 = getelementptr i8, ptr %arg.problem.7, i64 %76
  br label %B1796.if.epil

B1796.if.epil:                                    ; preds = %B1796.if.epil, %B1796.if.epil.preheader
  %epil.iter46 = phi i64 [ %epil.iter46.next, %B1796.if.epil ], [ 0, %B1796.if.epil.preheader ]
  %77 = shl i64 %epil.iter46, 3
  %scevgep57 = getelementptr i8, ptr %scevgep54, i64 %77
  %.1747.epil = load double, ptr %scevgep57, align 8
  %scevgep56 = getelementptr i8, ptr %scevgep, i64 %77
  %.1750.epil = load double, ptr %scevgep56, align 8
  %.1751.epil = fadd double %.1747.epil, %.1750.epil
  store double %.1751.epil, ptr %scevgep57, align 8
  %epil.iter46.next = add i64 %epil.iter46, 1
  %epil.iter46.cmp.not = icmp eq i64 %xtraiter33, %epil.iter46.next
  br i1 %epil.iter46.cmp.not, label %common.ret, label %B1796.if.epil, !llvm.loop !38

common.ret:                                       ; preds = %B1796.if.epil, %common.ret.loopexit.unr-lcssa, %B1766
  store ptr null, ptr %retptr, align 8
  ret void

B570.if:                                          ; preds = %B570.if, %B570.if.preheader.new.new
  %lsr.iv = phi i64 [ %lsr.iv.next, %B570.if ], [ %16, %B570.if.preheader.new.new ]
  %.237455457 = phi i64 [ %.244.3.1, %B570.if ], [ 0, %B570.if.preheader.new.new ]
  %78 = shl i64 %.237455457, 3
  %scevgep222 = getelementptr i8, ptr %scevgep215, i64 %78
  %scevgep223 = getelementptr i8, ptr %scevgep222, i64 -32
  %scevgep228 = getelementptr i8, ptr %scevgep222, i64 -56
  %.271 = load double, ptr %scevgep228, align 8
  %scevgep236 = getelementptr i8, ptr %scevgep229, i64 %78
  %scevgep193 = getelementptr i8, ptr %scevgep236, i64 -32
  %scevgep191 = getelementptr i8, ptr %scevgep236, i64 -56
  store double %.271, ptr %scevgep191, align 8
  %scevgep205 = getelementptr i8, ptr %scevgep222, i64 -48
  %.271.1 = load double, ptr %scevgep205, align 8
  %scevgep189 = getelementptr i8, ptr %scevgep236, i64 -48
  store double %.271.1, ptr %scevgep189, align 8
  %scevgep202 = getelementptr i8, ptr %scevgep222, i64 -40
  %.271.2 = load double, ptr %scevgep202, align 8
  %scevgep187 = getelementptr i8, ptr %scevgep236, i64 -40
  store double %.271.2, ptr %scevgep187, align 8
  %.271.3 = load double, ptr %scevgep223, align 8
  store double %.271.3, ptr %scevgep193, align 8
  %scevgep200 = getelementptr i8, ptr %scevgep222, i64 -24
  %.271.126 = load double, ptr %scevgep200, align 8
  %scevgep185 = getelementptr i8, ptr %scevgep236, i64 -24
  store double %.271.126, ptr %scevgep185, align 8
  %scevgep198 = getelementptr i8, ptr %scevgep222, i64 -16
  %.271.1.1 = load double, ptr %scevgep198, align 8
  %scevgep183 = getelementptr i8, ptr %scevgep236, i64 -16
  store double %.271.1.1, ptr %scevgep183, align 8
  %scevgep195 = getelementptr i8, ptr %scevgep222, i64 -8
  %.271.2.1 = load double, ptr %scevgep195, align 8
  %scevgep181 = getelementptr i8, ptr %scevgep236, i64 -8
  store double %.271.2.1, ptr %scevgep181, align 8
  %.244.3.1 = add i64 %.237455457, 8
  %.271.3.1 = load double, ptr %scevgep222, align 8
  store double %.271.3.1, ptr %scevgep236, align 8
  %lsr.iv.next = add i64 %lsr.iv, -2
  %niter.ncmp.1 = icmp eq i64 %lsr.iv.next, 0
  br i1 %niter.ncmp.1, label %B598.loopexit.unr-lcssa.unr-lcssa, label %B570.if

B674.if:                                          ; preds = %B674.if, %B674.if.lr.ph
  %lsr.iv143 = phi ptr [ %arg.problem.4, %B674.if.lr.ph ], [ %scevgep144, %B674.if ]
  %.492468470 = phi i64 [ 0, %B674.if.lr.ph ], [ %.499, %B674.if ]
  %.499 = add nuw nsw i64 %.492468470, 1
  %.526 = load i64, ptr %sunkaddr206, align 8
  %79 = shl i64 %.526, 3
  %scevgep146 = getelementptr i8, ptr %lsr.iv143, i64 %79
  %.530 = load i64, ptr %scevgep146, align 8
  %.533 = load i64, ptr %sunkaddr207, align 8
  %80 = shl i64 %.533, 3
  %scevgep145 = getelementptr i8, ptr %lsr.iv143, i64 %80
  %.537 = load i64, ptr %scevgep145, align 8
  %.539 = getelementptr double, ptr %.98, i64 %.537
  %.540 = load double, ptr %.539, align 8
  %81 = shl i64 %.492468470, 3
  %scevgep147 = getelementptr i8, ptr %.107, i64 %81
  %.543 = load double, ptr %scevgep147, align 8
  %.545 = getelementptr double, ptr %.126, i64 %.530
  %.546 = load double, ptr %.545, align 8
  %.547 = fmul double %.543, %.546
  %.551 = getelementptr double, ptr %30, i64 %.530
  %.552 = load double, ptr %.551, align 8
  %.553 = fmul double %.547, %.552
  %.554 = fadd double %.540, %.553
  store double %.554, ptr %.539, align 8
  %scevgep144 = getelementptr i8, ptr %lsr.iv143, i64 8
  %exitcond607.not = icmp eq i64 %.40, %.499
  br i1 %exitcond607.not, label %B854, label %B674.if

B940.if.preheader:                                ; preds = %B854
  %xtraiter27 = and i64 %.27, 3
  %82 = icmp ult i64 %.27, 4
  br i1 %82, label %B940.if.epil.preheader, label %B940.if.preheader.new

B940.if.preheader.new:                            ; preds = %B940.if.preheader
  %83 = add i64 %.123, %.119
  %84 = shl i64 %83, 3
  %85 = getelementptr i8, ptr %arg.problem.7, i64 %84
  %86 = getelementptr i8, ptr %85, i64 %.136.idx
  %scevgep135 = getelementptr i8, ptr %86, i64 32
  %87 = add nsw i64 %.27, -4
  %88 = lshr i64 %87, 2
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %B940.if.epil.preheader27, label %B940.if.preheader.new.new

B940.if.preheader.new.new:                        ; preds = %B940.if.preheader.new
  %90 = add nuw nsw i64 %88, 1
  %91 = getelementptr i8, ptr %arg.problem.7, i64 %.136.idx
  %92 = getelementptr i8, ptr %91, i64 %84
  %scevgep196 = getelementptr i8, ptr %92, i64 64
  %93 = and i64 %90, 9223372036854775806
  br label %B940.if

B940.if:                                          ; preds = %B940.if, %B940.if.preheader.new.new
  %lsr.iv105 = phi i64 [ %lsr.iv.next106, %B940.if ], [ %93, %B940.if.preheader.new.new ]
  %.678475477 = phi i64 [ %.685.3.1, %B940.if ], [ 0, %B940.if.preheader.new.new ]
  %94 = shl i64 %.678475477, 3
  %sunkaddr209 = getelementptr i8, ptr %arg.problem.7, i64 %94
  %.712 = load double, ptr %sunkaddr209, align 8
  %scevgep203 = getelementptr i8, ptr %scevgep196, i64 %94
  %scevgep177 = getelementptr i8, ptr %scevgep203, i64 -32
  %scevgep175 = getelementptr i8, ptr %scevgep203, i64 -56
  store double %.712, ptr %scevgep175, align 8
  %sunkaddr212 = getelementptr i8, ptr %sunkaddr209, i64 8
  %.712.1 = load double, ptr %sunkaddr212, align 8
  %scevgep171 = getelementptr i8, ptr %scevgep203, i64 -48
  store double %.712.1, ptr %scevgep171, align 8
  %sunkaddr215 = getelementptr i8, ptr %sunkaddr209, i64 16
  %.712.2 = load double, ptr %sunkaddr215, align 8
  %scevgep169 = getelementptr i8, ptr %scevgep203, i64 -40
  store double %.712.2, ptr %scevgep169, align 8
  %sunkaddr218 = getelementptr i8, ptr %sunkaddr209, i64 24
  %.712.3 = load double, ptr %sunkaddr218, align 8
  store double %.712.3, ptr %scevgep177, align 8
  %sunkaddr221 = getelementptr i8, ptr %sunkaddr209, i64 32
  %.712.138 = load double, ptr %sunkaddr221, align 8
  %scevgep167 = getelementptr i8, ptr %scevgep203, i64 -24
  store double %.712.138, ptr %scevgep167, align 8
  %sunkaddr224 = getelementptr i8, ptr %sunkaddr209, i64 40
  %.712.1.1 = load double, ptr %sunkaddr224, align 8
  %scevgep163 = getelementptr i8, ptr %scevgep203, i64 -16
  store double %.712.1.1, ptr %scevgep163, align 8
  %sunkaddr227 = getelementptr i8, ptr %sunkaddr209, i64 48
  %.712.2.1 = load double, ptr %sunkaddr227, align 8
  %scevgep158 = getelementptr i8, ptr %scevgep203, i64 -8
  store double %.712.2.1, ptr %scevgep158, align 8
  %.685.3.1 = add i64 %.678475477, 8
  %sunkaddr228 = shl i64 %.685.3.1, 3
  %sunkaddr229 = getelementptr i8, ptr %arg.problem.7, i64 %sunkaddr228
  %sunkaddr230 = getelementptr i8, ptr %sunkaddr229, i64 -8
  %.712.3.1 = load double, ptr %sunkaddr230, align 8
  store double %.712.3.1, ptr %scevgep203, align 8
  %lsr.iv.next106 = add i64 %lsr.iv105, -2
  %niter37.ncmp.1 = icmp eq i64 %lsr.iv.next106, 0
  br i1 %niter37.ncmp.1, label %B968.loopexit.unr-lcssa.unr-lcssa, label %B940.if

B1036.if:                                         ; preds = %B1646, %B968
  %.829508553 = phi i64 [ 10, %B968 ], [ %.839, %B1646 ]
  %.839 = add nsw i64 %.829508553, -1
  br i1 %49, label %B1120, label %B1070.if.preheader

B1070.if.preheader:                               ; preds = %B1036.if
  br i1 %51, label %B1070.if.epil.preheader, label %B1070.if

B1070.if:                                         ; preds = %B1070.if.preheader, %B1070.if
  %.954482484 = phi i64 [ %.961.3, %B1070.if ], [ 0, %B1070.if.preheader ]
  %95 = shl i64 %.954482484, 3
  %scevgep98 = getelementptr i8, ptr %scevgep92, i64 %95
  %scevgep99 = getelementptr i8, ptr %scevgep98, i64 -24
  %.988 = load double, ptr %scevgep99, align 8
  %scevgep106 = getelementptr i8, ptr %scevgep100, i64 %95
  %scevgep107 = getelementptr i8, ptr %scevgep106, i64 -24
  %.991 = load double, ptr %scevgep107, align 8
  %.992 = fadd double %.988, %.991
  store double %.992, ptr %scevgep99, align 8
  %scevgep101 = getelementptr i8, ptr %scevgep98, i64 -16
  %.988.1 = load double, ptr %scevgep101, align 8
  %scevgep91 = getelementptr i8, ptr %scevgep106, i64 -16
  %.991.1 = load double, ptr %scevgep91, align 8
  %.992.1 = fadd double %.988.1, %.991.1
  store double %.992.1, ptr %scevgep101, align 8
  %scevgep96 = getelementptr i8, ptr %scevgep98, i64 -8
  %.988.2 = load double, ptr %scevgep96, align 8
  %scevgep89 = getelementptr i8, ptr %scevgep106, i64 -8
  %.991.2 = load double, ptr %scevgep89, align 8
  %.992.2 = fadd double %.988.2, %.991.2
  store double %.992.2, ptr %scevgep96, align 8
  %.961.3 = add nuw nsw i64 %.954482484, 4
  %.988.3 = load double, ptr %scevgep98, align 8
  %.991.3 = load double, ptr %scevgep106, align 8
  %.992.3 = fadd double %.988.3, %.991.3
  store double %.992.3, ptr %scevgep98, align 8
  %niter38.ncmp.3 = icmp eq i64 %unroll_iter37, %.961.3
  br i1 %niter38.ncmp.3, label %B1120.loopexit.unr-lcssa, label %B1070.if

B1150.if:                                         ; preds = %B1120, %B1150.if
  %lsr.iv114 = phi ptr [ %scevgep115, %B1150.if ], [ %arg.problem.4, %B1120 ]
  %.1087489491 = phi i64 [ %.1094, %B1150.if ], [ 0, %B1120 ]
  %.1094 = add nuw nsw i64 %.1087489491, 1
  %.1121 = load i64, ptr %sunkaddr231, align 8
  %96 = shl i64 %.1121, 3
  %scevgep117 = getelementptr i8, ptr %lsr.iv114, i64 %96
  %.1125 = load i64, ptr %scevgep117, align 8
  %.1128 = load i64, ptr %sunkaddr232, align 8
  %97 = shl i64 %.1128, 3
  %scevgep116 = getelementptr i8, ptr %lsr.iv114, i64 %97
  %.1132 = load i64, ptr %scevgep116, align 8
  %.1134 = getelementptr double, ptr %.98, i64 %.1132
  %.1135 = load double, ptr %.1134, align 8
  %98 = shl i64 %.1087489491, 3
  %scevgep118 = getelementptr i8, ptr %.107, i64 %98
  %.1138 = load double, ptr %scevgep118, align 8
  %.1140 = getelementptr double, ptr %.132, i64 %.1125
  %.1141 = load double, ptr %.1140, align 8
  %.1143 = getelementptr double, ptr %.101, i64 %.1125
  %.1144 = load double, ptr %.1143, align 8
  %.1145 = fadd double %.1141, %.1144
  %.1146 = fmul double %.1138, %.1145
  %.1147 = fsub double %.1135, %.1146
  store double %.1147, ptr %.1134, align 8
  %scevgep115 = getelementptr i8, ptr %lsr.iv114, i64 8
  %exitcond610.not = icmp eq i64 %.40, %.1094
  br i1 %exitcond610.not, label %B1324, label %B1150.if

B1420.if:                                         ; preds = %B1324, %B1420.if
  %largest.2.1503 = phi double [ %.11.i11, %B1420.if ], [ 0.000000e+00, %B1324 ]
  %change.2.1502 = phi double [ %.11.i, %B1420.if ], [ 0.000000e+00, %B1324 ]
  %.1281497500 = phi i64 [ %.1288, %B1420.if ], [ 0, %B1324 ]
  %.1288 = add nuw nsw i64 %.1281497500, 1
  %99 = shl i64 %.1281497500, 3
  %scevgep104 = getelementptr i8, ptr %scevgep103, i64 %99
  %.1315 = load double, ptr %scevgep104, align 8
  %scevgep120 = getelementptr i8, ptr %arg.problem.7, i64 %99
  %.1318 = load double, ptr %scevgep120, align 8
  %.1319 = fadd double %.1315, %.1318
  store double %.1319, ptr %scevgep104, align 8
  %.1325 = load double, ptr %scevgep120, align 8
  %.1326 = tail call double @llvm.fabs.f64(double %.1325)
  %scevgep102 = getelementptr i8, ptr %.28.i, i64 %99
  %.1329 = load double, ptr %scevgep102, align 8
  %.1333 = fdiv double %.1326, %.1329
  %.10.i = fcmp ogt double %.1333, %change.2.1502
  %.11.i = select i1 %.10.i, double %.1333, double %change.2.1502
  %.1368 = tail call double @llvm.fabs.f64(double %.1319)
  %.1375 = fdiv double %.1368, %.1329
  %.10.i10 = fcmp ogt double %.1375, %largest.2.1503
  %.11.i11 = select i1 %.10.i10, double %.1375, double %largest.2.1503
  %exitcond611.not = icmp eq i64 %.27, %.1288
  br i1 %exitcond611.not, label %B1646.loopexit, label %B1420.if

B1738.if:                                         ; preds = %B1738.if, %B1738.if.preheader.new.new
  %lsr.iv35 = phi i64 [ %lsr.iv.next36, %B1738.if ], [ %64, %B1738.if.preheader.new.new ]
  %.1578571573 = phi i64 [ %.1585.3.1, %B1738.if ], [ 0, %B1738.if.preheader.new.new ]
  %100 = shl i64 %.1578571573, 3
  %scevgep93 = getelementptr i8, ptr %scevgep85, i64 %100
  %scevgep94 = getelementptr i8, ptr %scevgep93, i64 -32
  %scevgep108 = getelementptr i8, ptr %scevgep93, i64 -56
  %.1612 = load double, ptr %scevgep108, align 8
  %sunkaddr234 = getelementptr i8, ptr %arg.problem.7, i64 %100
  store double %.1612, ptr %sunkaddr234, align 8
  %scevgep87 = getelementptr i8, ptr %scevgep93, i64 -48
  %.1612.1 = load double, ptr %scevgep87, align 8
  %sunkaddr237 = getelementptr i8, ptr %sunkaddr234, i64 8
  store double %.1612.1, ptr %sunkaddr237, align 8
  %scevgep83 = getelementptr i8, ptr %scevgep93, i64 -40
  %.1612.2 = load double, ptr %scevgep83, align 8
  %sunkaddr240 = getelementptr i8, ptr %sunkaddr234, i64 16
  store double %.1612.2, ptr %sunkaddr240, align 8
  %.1612.3 = load double, ptr %scevgep94, align 8
  %sunkaddr243 = getelementptr i8, ptr %sunkaddr234, i64 24
  store double %.1612.3, ptr %sunkaddr243, align 8
  %scevgep81 = getelementptr i8, ptr %scevgep93, i64 -24
  %.1612.150 = load double, ptr %scevgep81, align 8
  %sunkaddr246 = getelementptr i8, ptr %sunkaddr234, i64 32
  store double %.1612.150, ptr %sunkaddr246, align 8
  %scevgep68 = getelementptr i8, ptr %scevgep93, i64 -16
  %.1612.1.1 = load double, ptr %scevgep68, align 8
  %sunkaddr249 = getelementptr i8, ptr %sunkaddr234, i64 40
  store double %.1612.1.1, ptr %sunkaddr249, align 8
  %scevgep64 = getelementptr i8, ptr %scevgep93, i64 -8
  %.1612.2.1 = load double, ptr %scevgep64, align 8
  %sunkaddr252 = getelementptr i8, ptr %sunkaddr234, i64 48
  store double %.1612.2.1, ptr %sunkaddr252, align 8
  %.1585.3.1 = add i64 %.1578571573, 8
  %.1612.3.1 = load double, ptr %scevgep93, align 8
  %sunkaddr253 = shl i64 %.1585.3.1, 3
  %sunkaddr254 = getelementptr i8, ptr %arg.problem.7, i64 %sunkaddr253
  %sunkaddr255 = getelementptr i8, ptr %sunkaddr254, i64 -8
  store double %.1612.3.1, ptr %sunkaddr255, align 8
  %lsr.iv.next36 = add i64 %lsr.iv35, -2
  %niter49.ncmp.1 = icmp eq i64 %lsr.iv.next36, 0
  br i1 %niter49.ncmp.1, label %B1766.loopexit.unr-lcssa.unr-lcssa, label %B1738.if

B1796.if:                                         ; preds = %B1796.if.preheader, %B1796.if
  %.1713578580 = phi i64 [ %.1720.3, %B1796.if ], [ 0, %B1796.if.preheader ]
  %101 = shl i64 %.1713578580, 3
  %scevgep62 = getelementptr i8, ptr %scevgep100, i64 %101
  %scevgep63 = getelementptr i8, ptr %scevgep62, i64 -24
  %.1747 = load double, ptr %scevgep63, align 8
  %scevgep70 = getelementptr i8, ptr %scevgep92, i64 %101
  %scevgep71 = getelementptr i8, ptr %scevgep70, i64 -24
  %.1750 = load double, ptr %scevgep71, align 8
  %.1751 = fadd double %.1747, %.1750
  store double %.1751, ptr %scevgep63, align 8
  %scevgep34 = getelementptr i8, ptr %scevgep62, i64 -16
  %.1747.1 = load double, ptr %scevgep34, align 8
  %scevgep29 = getelementptr i8, ptr %scevgep70, i64 -16
  %.1750.1 = load double, ptr %scevgep29, align 8
  %.1751.1 = fadd double %.1747.1, %.1750.1
  store double %.1751.1, ptr %scevgep34, align 8
  %scevgep32 = getelementptr i8, ptr %scevgep62, i64 -8
  %.1747.2 = load double, ptr %scevgep32, align 8
  %scevgep25 = getelementptr i8, ptr %scevgep70, i64 -8
  %.1750.2 = load double, ptr %scevgep25, align 8
  %.1751.2 = fadd double %.1747.2, %.1750.2
  store double %.1751.2, ptr %scevgep32, align 8
  %.1720.3 = add nuw nsw i64 %.1713578580, 4
  %.1747.3 = load double, ptr %scevgep62, align 8
  %.1750.3 = load double, ptr %scevgep70, align 8
  %.1751.3 = fadd double %.1747.3, %.1750.3
  store double %.1751.3, ptr %scevgep62, align 8
  %niter50.ncmp.3 = icmp eq i64 %unroll_iter37, %.1720.3
  br i1 %niter50.ncmp.3, label %common.ret.loopexit.unr-lcssa, label %B1796.if
}

define internal fastcc void @part2(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.problem.4, ptr readonly captures(none) %arg.problem.6, ptr captures(none) %arg.problem.7, i64 %arg.pattern, i64 range(i64 1, 0) %arg.rounds) unnamed_addr #1 {
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
  br i1 %.181418.not, label %B312, label %B296.if.preheader

B296.if.preheader:                                ; preds = %entry
  %0 = shl nuw i64 %.35, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %arg.problem.7, i8 0, i64 %0, i1 false)
  br label %B312

B312:                                             ; preds = %B296.if.preheader, %entry
  %.310529.not = icmp slt i64 %arg.rounds, 1
  br i1 %.310529.not, label %B1426, label %B344.if.lr.ph

B344.if.lr.ph:                                    ; preds = %B312
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
  br i1 %epil.iter.cmp.not, label %B436, label %B378.if.epil, !llvm.loop !39

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
  br i1 %epil.iter14.cmp.not, label %B1144, label %B1082.if.epil, !llvm.loop !40

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

B1426:                                            ; preds = %B342.loopexit, %B312
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


define internal fastcc void @part6(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.problem.4, ptr readonly captures(none) %arg.problem.5, ptr captures(none) %arg.problem.6, ptr captures(none) %arg.problem.7) unnamed_addr #1 {
entry:
  %.17.i = getelementptr i8, ptr %arg.problem.4, i64 8
  %.21.i = getelementptr i8, ptr %arg.problem.4, i64 80
  %.22.i = load i64, ptr %.21.i, align 8, !noalias !41
  %.26.i = getelementptr double, ptr %arg.problem.5, i64 %.22.i
  %.28.i = getelementptr i8, ptr %.26.i, i64 8
  %.64 = getelementptr i8, ptr %arg.problem.4, i64 56
  %.65 = load i64, ptr %.64, align 8
  %.67 = getelementptr i8, ptr %arg.problem.4, i64 16
  %.68 = load i64, ptr %.67, align 8
  %.76 = icmp eq i64 %.65, 0
  br i1 %.76, label %common.ret, label %B154

common.ret:                                       ; preds = %B1082.if, %B1030, %entry
  store ptr null, ptr %retptr, align 8
  ret void

B154:                                             ; preds = %entry
  %.93 = getelementptr i8, ptr %arg.problem.4, i64 32
  %.94 = load i64, ptr %.93, align 8
  %.174245.not = icmp slt i64 %.94, 1
  br i1 %.174245.not, label %B228, label %B206.if.lr.ph

B206.if.lr.ph:                                    ; preds = %B154
  %0 = getelementptr double, ptr %arg.problem.6, i64 %.65
  %1 = shl nuw i64 %.94, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %0, i8 0, i64 %1, i1 false)
  br label %B228

B228:                                             ; preds = %B206.if.lr.ph, %B154
  %.224 = load i64, ptr %.17.i, align 8
  %.304251.not = icmp slt i64 %.224, 1
  br i1 %.304251.not, label %B296, label %B280.if.preheader

B280.if.preheader:                                ; preds = %B228
  %2 = shl nuw i64 %.224, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %arg.problem.7, i8 0, i64 %2, i1 false)
  br label %B296

B296:                                             ; preds = %B280.if.preheader, %B228
  %.433258.not = icmp slt i64 %.68, 1
  br i1 %.433258.not, label %B558, label %B330.if.lr.ph

B330.if.lr.ph:                                    ; preds = %B296
  %3 = getelementptr double, ptr %arg.problem.6, i64 %.65
  %sunkaddr16 = getelementptr i8, ptr %arg.problem.4, i64 168
  %sunkaddr17 = getelementptr i8, ptr %arg.problem.4, i64 104
  %sunkaddr18 = getelementptr i8, ptr %arg.problem.4, i64 112
  br label %B330.if

B498:                                             ; preds = %B330.if
  %.520 = load double, ptr %scevgep38, align 8
  %.525 = getelementptr double, ptr %.28.i, i64 %.502
  %.526 = load double, ptr %.525, align 8
  %.527 = fmul double %.520, %.526
  %.534 = fmul double %.526, %.527
  %.536 = fadd double %trace.4.0261, %.534
  br label %B556

B556:                                             ; preds = %B330.if, %B498
  %trace.5.1 = phi double [ %.536, %B498 ], [ %trace.4.0261, %B330.if ]
  %scevgep34 = getelementptr i8, ptr %lsr.iv33, i64 8
  %exitcond.not = icmp eq i64 %.68, %.446
  br i1 %exitcond.not, label %B558, label %B330.if

B558:                                             ; preds = %B556, %B296
  %trace.4.0.lcssa = phi double [ 0.000000e+00, %B296 ], [ %trace.5.1, %B556 ]
  %.557 = getelementptr i8, ptr %arg.problem.4, i64 24
  %.558 = load i64, ptr %.557, align 8
  %.638267.not = icmp slt i64 %.558, 1
  br i1 %.638267.not, label %B774, label %B610.if.lr.ph

B610.if.lr.ph:                                    ; preds = %B558
  %4 = getelementptr double, ptr %arg.problem.6, i64 %.68
  %5 = icmp eq i64 %.558, 1
  br i1 %5, label %B610.if.epil.preheader, label %B610.if.lr.ph.new

B610.if.lr.ph.new:                                ; preds = %B610.if.lr.ph
  %6 = shl i64 %.68, 3
  %7 = getelementptr i8, ptr %arg.problem.6, i64 %6
  %scevgep19 = getelementptr i8, ptr %7, i64 8
  %8 = and i64 %.558, 9223372036854775806
  %sunkaddr19 = getelementptr i8, ptr %arg.problem.4, i64 128
  %sunkaddr24 = getelementptr i8, ptr %arg.problem.4, i64 120
  br label %B610.if

B774.loopexit.unr-lcssa:                          ; preds = %B610.if
  %9 = and i64 %.558, 1
  %lcmp.mod.not = icmp eq i64 %9, 0
  br i1 %lcmp.mod.not, label %B774, label %B610.if.epil.preheader

B610.if.epil.preheader:                           ; preds = %B774.loopexit.unr-lcssa, %B610.if.lr.ph
  %.644266268.epil.init = phi i64 [ 0, %B610.if.lr.ph ], [ %8, %B774.loopexit.unr-lcssa ]
  %.679.epil = getelementptr double, ptr %4, i64 %.644266268.epil.init
  %.680.epil = load double, ptr %.679.epil, align 8
  %sunkaddr40 = getelementptr i8, ptr %arg.problem.4, i64 128
  %.683.epil = load i64, ptr %sunkaddr40, align 8
  %10 = getelementptr i64, ptr %arg.problem.4, i64 %.683.epil
  %.686.epil = getelementptr i64, ptr %10, i64 %.644266268.epil.init
  %.687.epil = load i64, ptr %.686.epil, align 8
  %.689.epil = getelementptr double, ptr %.28.i, i64 %.687.epil
  %.690.epil = load double, ptr %.689.epil, align 8
  %.691.epil = fmul double %.680.epil, %.690.epil
  %sunkaddr41 = getelementptr i8, ptr %arg.problem.4, i64 120
  %.694.epil = load i64, ptr %sunkaddr41, align 8
  %11 = getelementptr i64, ptr %arg.problem.4, i64 %.694.epil
  %.697.epil = getelementptr i64, ptr %11, i64 %.644266268.epil.init
  %.698.epil = load i64, ptr %.697.epil, align 8
  %.700.epil = getelementptr double, ptr %arg.problem.7, i64 %.698.epil
  %.701.epil = load double, ptr %.700.epil, align 8
  %.702.epil = fmul double %.691.epil, %.691.epil
  %.703.epil = fadd double %.702.epil, %.701.epil
  store double %.703.epil, ptr %.700.epil, align 8
  br label %B774

B774:                                             ; preds = %B610.if.epil.preheader, %B774.loopexit.unr-lcssa, %B558
  %.715 = fcmp ogt double %trace.4.0.lcssa, 0.000000e+00
  %trace.4.0. = select i1 %.715, double %trace.4.0.lcssa, double 1.000000e+00
  %.740 = getelementptr i8, ptr %arg.problem.4, i64 96
  %.741 = load i64, ptr %.740, align 8
  %.742 = icmp sgt i64 %.741, 0
  br i1 %.742, label %B828, label %B916

B828:                                             ; preds = %B774
  %.749 = load i64, ptr %.17.i, align 8
  %.11.i = tail call i64 @llvm.smax.i64(i64 %.749, i64 1)
  %.778 = uitofp nneg i64 %.741 to double
  %.779 = uitofp nneg i64 %.11.i to double
  %.783 = fdiv double %.778, %.779
  %.785 = fmul double %trace.4.0., %.783
  br label %B916

B916:                                             ; preds = %B828, %B774
  %trace.6.0 = phi double [ %.785, %B828 ], [ %trace.4.0., %B774 ]
  %.795 = load i64, ptr %.17.i, align 8
  %.875274.not = icmp slt i64 %.795, 1
  br i1 %.875274.not, label %B1030, label %B968.if.preheader

B968.if.preheader:                                ; preds = %B916
  %12 = icmp eq i64 %.795, 1
  br i1 %12, label %B968.if.epil.preheader, label %B968.if.preheader.new

B968.if.preheader.new:                            ; preds = %B968.if.preheader
  %unroll_iter9 = and i64 %.795, 9223372036854775806
  br label %B968.if

B1030.loopexit.unr-lcssa:                         ; preds = %B968.if
  %13 = and i64 %.795, 1
  %lcmp.mod7.not = icmp eq i64 %13, 0
  br i1 %lcmp.mod7.not, label %B1030, label %B968.if.epil.preheader

B968.if.epil.preheader:                           ; preds = %B1030.loopexit.unr-lcssa, %B968.if.preheader
  %.881273275.epil.init = phi i64 [ 0, %B968.if.preheader ], [ %.888.1, %B1030.loopexit.unr-lcssa ]
  %.918.epil = getelementptr double, ptr %arg.problem.7, i64 %.881273275.epil.init
  %.919.epil = load double, ptr %.918.epil, align 8
  %"$phi1020.1.2.1.epil.frozen" = freeze double %.919.epil
  %.920.epil = fcmp ogt double %"$phi1020.1.2.1.epil.frozen", 0.000000e+00
  %.930.epil = fdiv double %trace.6.0, %"$phi1020.1.2.1.epil.frozen"
  %"$phi1020.1.2.1.epil" = select i1 %.920.epil, double %.930.epil, double 0.000000e+00
  %sunkaddr55 = shl i64 %.881273275.epil.init, 3
  %sunkaddr56 = getelementptr i8, ptr %arg.problem.7, i64 %sunkaddr55
  store double %"$phi1020.1.2.1.epil", ptr %sunkaddr56, align 8
  br label %B1030

B1030:                                            ; preds = %B968.if.epil.preheader, %B1030.loopexit.unr-lcssa, %B916
  %.955 = getelementptr i8, ptr %arg.problem.4, i64 48
  %.956 = load i64, ptr %.955, align 8
  %.1036281.not = icmp slt i64 %.956, 1
  br i1 %.1036281.not, label %common.ret, label %B1082.if.lr.ph

B1082.if.lr.ph:                                   ; preds = %B1030
  %14 = getelementptr double, ptr %arg.problem.6, i64 %.68
  %15 = getelementptr double, ptr %arg.problem.6, i64 %.65
  %sunkaddr30 = getelementptr i8, ptr %arg.problem.4, i64 176
  %sunkaddr31 = getelementptr i8, ptr %arg.problem.4, i64 184
  %sunkaddr32 = getelementptr i8, ptr %arg.problem.4, i64 192
  %sunkaddr33 = getelementptr i8, ptr %arg.problem.4, i64 120
  br label %B1082.if

B330.if:                                          ; preds = %B556, %B330.if.lr.ph
  %lsr.iv33 = phi ptr [ %arg.problem.4, %B330.if.lr.ph ], [ %scevgep34, %B556 ]
  %trace.4.0261 = phi double [ 0.000000e+00, %B330.if.lr.ph ], [ %trace.5.1, %B556 ]
  %.439257259 = phi i64 [ 0, %B330.if.lr.ph ], [ %.446, %B556 ]
  %.446 = add nuw nsw i64 %.439257259, 1
  %16 = shl i64 %.439257259, 3
  %scevgep38 = getelementptr i8, ptr %arg.problem.6, i64 %16
  %.481 = load double, ptr %scevgep38, align 8
  %.484 = load i64, ptr %sunkaddr16, align 8
  %17 = shl i64 %.484, 3
  %scevgep37 = getelementptr i8, ptr %lsr.iv33, i64 %17
  %.489 = load i64, ptr %scevgep37, align 8
  %.493 = getelementptr double, ptr %3, i64 %.489
  store double %.481, ptr %.493, align 8
  %.497 = load i64, ptr %sunkaddr17, align 8
  %18 = shl i64 %.497, 3
  %scevgep36 = getelementptr i8, ptr %lsr.iv33, i64 %18
  %.502 = load i64, ptr %scevgep36, align 8
  %.508 = load i64, ptr %sunkaddr18, align 8
  %19 = shl i64 %.508, 3
  %scevgep35 = getelementptr i8, ptr %lsr.iv33, i64 %19
  %.513 = load i64, ptr %scevgep35, align 8
  %.515 = icmp eq i64 %.502, %.513
  br i1 %.515, label %B498, label %B556

B610.if:                                          ; preds = %B610.if, %B610.if.lr.ph.new
  %lsr.iv6 = phi i64 [ %lsr.iv.next7, %B610.if ], [ %8, %B610.if.lr.ph.new ]
  %lsr.iv23 = phi ptr [ %scevgep24, %B610.if ], [ %.17.i, %B610.if.lr.ph.new ]
  %lsr.iv20 = phi ptr [ %scevgep21, %B610.if ], [ %scevgep19, %B610.if.lr.ph.new ]
  %scevgep22 = getelementptr i8, ptr %lsr.iv20, i64 -8
  %.680 = load double, ptr %scevgep22, align 8
  %.683 = load i64, ptr %sunkaddr19, align 8
  %20 = shl i64 %.683, 3
  %scevgep31 = getelementptr i8, ptr %lsr.iv23, i64 %20
  %scevgep32 = getelementptr i8, ptr %scevgep31, i64 -8
  %.687 = load i64, ptr %scevgep32, align 8
  %.689 = getelementptr double, ptr %.28.i, i64 %.687
  %.690 = load double, ptr %.689, align 8
  %.691 = fmul double %.680, %.690
  %.694 = load i64, ptr %sunkaddr24, align 8
  %21 = shl i64 %.694, 3
  %scevgep29 = getelementptr i8, ptr %lsr.iv23, i64 %21
  %scevgep30 = getelementptr i8, ptr %scevgep29, i64 -8
  %.698 = load i64, ptr %scevgep30, align 8
  %.700 = getelementptr double, ptr %arg.problem.7, i64 %.698
  %.701 = load double, ptr %.700, align 8
  %.702 = fmul double %.691, %.691
  %.703 = fadd double %.702, %.701
  store double %.703, ptr %.700, align 8
  %.680.1 = load double, ptr %lsr.iv20, align 8
  %.683.1 = load i64, ptr %sunkaddr19, align 8
  %22 = shl i64 %.683.1, 3
  %scevgep25 = getelementptr i8, ptr %lsr.iv23, i64 %22
  %.687.1 = load i64, ptr %scevgep25, align 8
  %.689.1 = getelementptr double, ptr %.28.i, i64 %.687.1
  %.690.1 = load double, ptr %.689.1, align 8
  %.691.1 = fmul double %.680.1, %.690.1
  %.694.1 = load i64, ptr %sunkaddr24, align 8
  %23 = shl i64 %.694.1, 3
  %scevgep26 = getelementptr i8, ptr %lsr.iv23, i64 %23
  %.698.1 = load i64, ptr %scevgep26, align 8
  %.700.1 = getelementptr double, ptr %arg.problem.7, i64 %.698.1
  %.701.1 = load double, ptr %.700.1, align 8
  %.702.1 = fmul double %.691.1, %.691.1
  %.703.1 = fadd double %.702.1, %.701.1
  store double %.703.1, ptr %.700.1, align 8
  %scevgep21 = getelementptr i8, ptr %lsr.iv20, i64 16
  %scevgep24 = getelementptr i8, ptr %lsr.iv23, i64 16
  %lsr.iv.next7 = add i64 %lsr.iv6, -2
  %niter.ncmp.1 = icmp eq i64 %lsr.iv.next7, 0
  br i1 %niter.ncmp.1, label %B774.loopexit.unr-lcssa, label %B610.if

B968.if:                                          ; preds = %B968.if, %B968.if.preheader.new
  %.881273275 = phi i64 [ 0, %B968.if.preheader.new ], [ %.888.1, %B968.if ]
  %sunkaddr25 = shl i64 %.881273275, 3
  %sunkaddr26 = getelementptr i8, ptr %arg.problem.7, i64 %sunkaddr25
  %.919 = load double, ptr %sunkaddr26, align 8
  %"$phi1020.1.2.1.frozen" = freeze double %.919
  %.920 = fcmp ogt double %"$phi1020.1.2.1.frozen", 0.000000e+00
  %.930 = fdiv double %trace.6.0, %"$phi1020.1.2.1.frozen"
  %"$phi1020.1.2.1" = select i1 %.920, double %.930, double 0.000000e+00
  store double %"$phi1020.1.2.1", ptr %sunkaddr26, align 8
  %.888.1 = add nuw i64 %.881273275, 2
  %sunkaddr38 = getelementptr i8, ptr %sunkaddr26, i64 8
  %.919.1 = load double, ptr %sunkaddr38, align 8
  %"$phi1020.1.2.1.1.frozen" = freeze double %.919.1
  %.920.1 = fcmp ogt double %"$phi1020.1.2.1.1.frozen", 0.000000e+00
  %.930.1 = fdiv double %trace.6.0, %"$phi1020.1.2.1.1.frozen"
  %"$phi1020.1.2.1.1" = select i1 %.920.1, double %.930.1, double 0.000000e+00
  store double %"$phi1020.1.2.1.1", ptr %sunkaddr38, align 8
  %niter10.ncmp.1 = icmp eq i64 %unroll_iter9, %.888.1
  br i1 %niter10.ncmp.1, label %B1030.loopexit.unr-lcssa, label %B968.if

B1082.if:                                         ; preds = %B1082.if, %B1082.if.lr.ph
  %lsr.iv14 = phi i64 [ %.956, %B1082.if.lr.ph ], [ %lsr.iv.next, %B1082.if ]
  %lsr.iv = phi ptr [ %arg.problem.4, %B1082.if.lr.ph ], [ %scevgep, %B1082.if ]
  %.1076 = load i64, ptr %sunkaddr30, align 8
  %24 = shl i64 %.1076, 3
  %scevgep13 = getelementptr i8, ptr %lsr.iv, i64 %24
  %.1080 = load i64, ptr %scevgep13, align 8
  %.1083 = load i64, ptr %sunkaddr31, align 8
  %25 = shl i64 %.1083, 3
  %scevgep12 = getelementptr i8, ptr %lsr.iv, i64 %25
  %.1087 = load i64, ptr %scevgep12, align 8
  %.1091 = getelementptr double, ptr %14, i64 %.1080
  %.1092 = load double, ptr %.1091, align 8
  %.1096 = getelementptr double, ptr %14, i64 %.1087
  %.1097 = load double, ptr %.1096, align 8
  %.1098 = fmul double %.1092, %.1097
  %.1101 = load i64, ptr %sunkaddr32, align 8
  %26 = shl i64 %.1101, 3
  %scevgep11 = getelementptr i8, ptr %lsr.iv, i64 %26
  %.1105 = load i64, ptr %scevgep11, align 8
  %.1109 = getelementptr double, ptr %15, i64 %.1105
  %.1110 = load double, ptr %.1109, align 8
  %.1113 = load i64, ptr %sunkaddr33, align 8
  %27 = getelementptr i64, ptr %arg.problem.4, i64 %.1113
  %.1116 = getelementptr i64, ptr %27, i64 %.1080
  %.1117 = load i64, ptr %.1116, align 8
  %.1119 = getelementptr double, ptr %arg.problem.7, i64 %.1117
  %.1120 = load double, ptr %.1119, align 8
  %.1121 = fmul double %.1098, %.1120
  %.1122 = fadd double %.1110, %.1121
  store double %.1122, ptr %.1109, align 8
  %scevgep = getelementptr i8, ptr %lsr.iv, i64 8
  %lsr.iv.next = add i64 %lsr.iv14, -1
  %exitcond288.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %exitcond288.not, label %common.ret, label %B1082.if
}


define internal fastcc void @part1(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.problem.4, ptr readonly captures(none) %arg.problem.5, ptr readonly captures(none) %arg.problem.6, ptr captures(none) %arg.problem.7, i64 %arg.chosen, i64 %arg.m) unnamed_addr #1 {
entry:
  %.44 = alloca i8, align 1
  store i8 0, ptr %.44, align 1
  %.3137 = alloca ptr, align 8
  store ptr null, ptr %.3137, align 8
  %.38 = load i64, ptr %arg.problem.4, align 8
  store i8 0, ptr %.44, align 1
  call fastcc void @part7(ptr nonnull %.44, ptr nonnull %arg.problem.4, ptr %arg.problem.6, ptr %arg.problem.7)
  %.58 = load i8, ptr %.44, align 1
  %.61.not = icmp eq i8 %.58, 0
  br i1 %.61.not, label %B106, label %common.ret

common.ret:                                       ; preds = %B1096, %B106, %entry, %B2836
  %rank.2.0.lcssa18.sink = phi i64 [ %rank.2.0.lcssa18, %B2836 ], [ -1, %B106 ], [ 0, %entry ], [ -1, %B1096 ]
  store i64 %rank.2.0.lcssa18.sink, ptr %retptr, align 8
  ret void

B106:                                             ; preds = %entry
  %.97 = getelementptr i8, ptr %arg.problem.4, i64 8
  %.98 = load i64, ptr %.97, align 8
  %.99 = icmp sgt i64 %.98, 60
  br i1 %.99, label %common.ret, label %B154

B154:                                             ; preds = %B106
  %.118 = getelementptr i8, ptr %arg.problem.4, i64 88
  %.119 = load i64, ptr %.118, align 8
  %.122 = getelementptr i8, ptr %arg.problem.4, i64 32
  %.123 = load i64, ptr %.122, align 8
  %0 = getelementptr double, ptr %arg.problem.7, i64 %.119
  %1 = getelementptr i8, ptr %0, i64 8
  %.126 = getelementptr double, ptr %1, i64 %.123
  %.132 = mul i64 %.38, %.38
  %.134 = getelementptr double, ptr %.126, i64 %.132
  %.140855 = add i64 %.38, %arg.m
  %.141 = mul i64 %.140855, %.38
  %.143 = getelementptr double, ptr %.126, i64 %.141
  %.156 = mul nsw i64 %arg.m, %arg.m
  %2 = getelementptr double, ptr %.143, i64 %.38
  %.160 = getelementptr double, ptr %2, i64 %.156
  %.169 = getelementptr double, ptr %.160, i64 %arg.m
  %.186 = add nsw i64 %.141, %.156
  %.266892.not = icmp slt i64 %.186, 1
  br i1 %.266892.not, label %B504, label %B488.if.preheader

B488.if.preheader:                                ; preds = %B154
  %3 = shl nuw i64 %.186, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.126, i8 0, i64 %3, i1 false)
  br label %B504

B504:                                             ; preds = %B488.if.preheader, %B154
  %.21.i.i = getelementptr i8, ptr %arg.problem.4, i64 80
  %.22.i.i = load i64, ptr %.21.i.i, align 8, !noalias !44
  %.26.i.i = getelementptr double, ptr %arg.problem.5, i64 %.22.i.i
  %.28.i.i = getelementptr i8, ptr %.26.i.i, i64 8
  %.67.i = getelementptr i8, ptr %arg.problem.4, i64 56
  %.68.i = load i64, ptr %.67.i, align 8, !noalias !49
  %.69.i = icmp sgt i64 %.68.i, 0
  br i1 %.69.i, label %B96.i, label %B504.endif

B96.i:                                            ; preds = %B504
  %.80.i = getelementptr i8, ptr %arg.problem.4, i64 16
  %.81.i = load i64, ptr %.80.i, align 8, !noalias !49
  %.16476.not.i = icmp slt i64 %.81.i, 1
  br i1 %.16476.not.i, label %B504.endif, label %B148.if.lr.ph.i

B148.if.lr.ph.i:                                  ; preds = %B96.i
  %.212.i = getelementptr i8, ptr %arg.problem.4, i64 104
  %.213.i = load i64, ptr %.212.i, align 8, !noalias !49
  %4 = getelementptr i64, ptr %arg.problem.4, i64 %.213.i
  %.223.i = getelementptr i8, ptr %arg.problem.4, i64 112
  %.224.i = load i64, ptr %.223.i, align 8, !noalias !49
  %5 = getelementptr i64, ptr %arg.problem.4, i64 %.224.i
  %6 = icmp eq i64 %.81.i, 1
  br i1 %6, label %B148.if.epil.preheader.i, label %B148.if.lr.ph.new.i

B148.if.lr.ph.new.i:                              ; preds = %B148.if.lr.ph.i
  %unroll_iter.i = and i64 %.81.i, 9223372036854775806
  %7 = shl i64 %.213.i, 3
  %8 = getelementptr i8, ptr %arg.problem.4, i64 %7
  %scevgep.i = getelementptr i8, ptr %8, i64 8
  %9 = shl i64 %.224.i, 3
  %10 = getelementptr i8, ptr %arg.problem.4, i64 %9
  %scevgep10.i = getelementptr i8, ptr %10, i64 8
  br label %B148.if.i

B248.i:                                           ; preds = %B148.if.i
  %sunkaddr114 = getelementptr i8, ptr %arg.problem.6, i64 %13
  %.237.i = load double, ptr %sunkaddr114, align 8, !noalias !49
  %.242.i = getelementptr double, ptr %.28.i.i, i64 %.218.i
  %.243.i = load double, ptr %.242.i, align 8, !noalias !49
  %.244.i = fmul double %.237.i, %.243.i
  %.251.i = fmul double %.243.i, %.244.i
  %.253.i = fadd double %trace.2.079.i, %.251.i
  br label %B316.i

B316.i:                                           ; preds = %B148.if.i, %B248.i
  %trace.3.1.i = phi double [ %.253.i, %B248.i ], [ %trace.2.079.i, %B148.if.i ]
  %.177.1.i = add nuw i64 %.1707577.i, 2
  %.218.1.i = load i64, ptr %scevgep8.i, align 8, !noalias !49
  %.229.1.i = load i64, ptr %scevgep12.i, align 8, !noalias !49
  %.231.1.i = icmp eq i64 %.218.1.i, %.229.1.i
  br i1 %.231.1.i, label %B248.1.i, label %B316.1.i

B248.1.i:                                         ; preds = %B316.i
  %sunkaddr120 = getelementptr i8, ptr %arg.problem.6, i64 %13
  %sunkaddr121 = getelementptr i8, ptr %sunkaddr120, i64 8
  %.237.1.i = load double, ptr %sunkaddr121, align 8, !noalias !49
  %.242.1.i = getelementptr double, ptr %.28.i.i, i64 %.218.1.i
  %.243.1.i = load double, ptr %.242.1.i, align 8, !noalias !49
  %.244.1.i = fmul double %.237.1.i, %.243.1.i
  %.251.1.i = fmul double %.243.1.i, %.244.1.i
  %.253.1.i = fadd double %trace.3.1.i, %.251.1.i
  br label %B316.1.i

B316.1.i:                                         ; preds = %B248.1.i, %B316.i
  %trace.3.1.1.i = phi double [ %.253.1.i, %B248.1.i ], [ %trace.3.1.i, %B316.i ]
  %niter.ncmp.1.i = icmp eq i64 %unroll_iter.i, %.177.1.i
  br i1 %niter.ncmp.1.i, label %B318.loopexit.loopexit.unr-lcssa.i, label %B148.if.i

B318.loopexit.loopexit.unr-lcssa.i:               ; preds = %B316.1.i
  %11 = and i64 %.81.i, 1
  %lcmp.mod.not.i = icmp eq i64 %11, 0
  br i1 %lcmp.mod.not.i, label %B318.loopexit.loopexit.i, label %B148.if.epil.preheader.i

B148.if.epil.preheader.i:                         ; preds = %B318.loopexit.loopexit.unr-lcssa.i, %B148.if.lr.ph.i
  %trace.2.079.epil.init.i = phi double [ 0.000000e+00, %B148.if.lr.ph.i ], [ %trace.3.1.1.i, %B318.loopexit.loopexit.unr-lcssa.i ]
  %.1707577.epil.init.i = phi i64 [ 0, %B148.if.lr.ph.i ], [ %unroll_iter.i, %B318.loopexit.loopexit.unr-lcssa.i ]
  %.217.epil.i = getelementptr i64, ptr %4, i64 %.1707577.epil.init.i
  %.218.epil.i = load i64, ptr %.217.epil.i, align 8, !noalias !49
  %.228.epil.i = getelementptr i64, ptr %5, i64 %.1707577.epil.init.i
  %.229.epil.i = load i64, ptr %.228.epil.i, align 8, !noalias !49
  %.231.epil.i = icmp eq i64 %.218.epil.i, %.229.epil.i
  br i1 %.231.epil.i, label %B248.epil.i, label %B318.loopexit.loopexit.i

B248.epil.i:                                      ; preds = %B148.if.epil.preheader.i
  %.236.epil.i = getelementptr double, ptr %arg.problem.6, i64 %.1707577.epil.init.i
  %.237.epil.i = load double, ptr %.236.epil.i, align 8, !noalias !49
  %.242.epil.i = getelementptr double, ptr %.28.i.i, i64 %.218.epil.i
  %.243.epil.i = load double, ptr %.242.epil.i, align 8, !noalias !49
  %.244.epil.i = fmul double %.237.epil.i, %.243.epil.i
  %.251.epil.i = fmul double %.243.epil.i, %.244.epil.i
  %.253.epil.i = fadd double %trace.2.079.epil.init.i, %.251.epil.i
  br label %B318.loopexit.loopexit.i

B318.loopexit.loopexit.i:                         ; preds = %B248.epil.i, %B148.if.epil.preheader.i, %B318.loopexit.loopexit.unr-lcssa.i
  %trace.3.1.lcssa.i = phi double [ %trace.3.1.1.i, %B318.loopexit.loopexit.unr-lcssa.i ], [ %.253.epil.i, %B248.epil.i ], [ %trace.2.079.epil.init.i, %B148.if.epil.preheader.i ]
  %12 = fmul double %trace.3.1.lcssa.i, 0x3D719799812DEA11
  br label %B504.endif

B148.if.i:                                        ; preds = %B316.1.i, %B148.if.lr.ph.new.i
  %trace.2.079.i = phi double [ 0.000000e+00, %B148.if.lr.ph.new.i ], [ %trace.3.1.1.i, %B316.1.i ]
  %.1707577.i = phi i64 [ 0, %B148.if.lr.ph.new.i ], [ %.177.1.i, %B316.1.i ]
  %13 = shl i64 %.1707577.i, 3
  %scevgep8.i = getelementptr i8, ptr %scevgep.i, i64 %13
  %scevgep9.i = getelementptr i8, ptr %scevgep8.i, i64 -8
  %.218.i = load i64, ptr %scevgep9.i, align 8, !noalias !49
  %scevgep12.i = getelementptr i8, ptr %scevgep10.i, i64 %13
  %scevgep13.i = getelementptr i8, ptr %scevgep12.i, i64 -8
  %.229.i = load i64, ptr %scevgep13.i, align 8, !noalias !49
  %.231.i = icmp eq i64 %.218.i, %.229.i
  br i1 %.231.i, label %B248.i, label %B316.i

B782.loopexit.unr-lcssa:                          ; preds = %B626.if
  %14 = and i64 %.388, 1
  %lcmp.mod.not = icmp eq i64 %14, 0
  br i1 %lcmp.mod.not, label %B782, label %B626.if.epil.preheader

B626.if.epil.preheader:                           ; preds = %B626.if.lr.ph, %B782.loopexit.unr-lcssa
  %.474897899.epil.init = phi i64 [ 0, %B626.if.lr.ph ], [ %.481.1, %B782.loopexit.unr-lcssa ]
  %sunkaddr174 = getelementptr i8, ptr %arg.problem.4, i64 136
  %.508.epil = load i64, ptr %sunkaddr174, align 8
  %15 = getelementptr i64, ptr %arg.problem.4, i64 %.508.epil
  %.511.epil = getelementptr i64, ptr %15, i64 %.474897899.epil.init
  %.512.epil = load i64, ptr %.511.epil, align 8
  %sunkaddr175 = getelementptr i8, ptr %arg.problem.4, i64 144
  %.515.epil = load i64, ptr %sunkaddr175, align 8
  %16 = getelementptr i64, ptr %arg.problem.4, i64 %.515.epil
  %.518.epil = getelementptr i64, ptr %16, i64 %.474897899.epil.init
  %.519.epil = load i64, ptr %.518.epil, align 8
  %.522.epil = load i64, ptr %.67.i, align 8
  %17 = getelementptr double, ptr %arg.problem.6, i64 %.522.epil
  %.525.epil = getelementptr double, ptr %17, i64 %.474897899.epil.init
  %.526.epil = load double, ptr %.525.epil, align 8
  %.528.epil = mul nsw i64 %.512.epil, %.38
  %18 = getelementptr double, ptr %.126, i64 %.528.epil
  %.531.epil = getelementptr double, ptr %18, i64 %.519.epil
  store double %.526.epil, ptr %.531.epil, align 8
  br label %B782

B782:                                             ; preds = %B504.endif, %B626.if.epil.preheader, %B782.loopexit.unr-lcssa
  %.576 = icmp sgt i64 %.38, 0
  br i1 %.576, label %B812.if.preheader, label %B1284

B812.if.preheader:                                ; preds = %B782
  %19 = add i64 %.123, %.119
  %20 = shl i64 %19, 3
  %21 = getelementptr i8, ptr %arg.problem.7, i64 %20
  %scevgep131 = getelementptr i8, ptr %21, i64 16
  %22 = shl i64 %.38, 3
  br label %B812.if

B812.loopexit:                                    ; preds = %B2838, %B812.if
  %indvars.iv.next = add i64 %indvars.iv, -1
  %scevgep133 = getelementptr i8, ptr %lsr.iv132, i64 %22
  %exitcond1163.not = icmp eq i64 %.38, %.631
  br i1 %exitcond1163.not, label %B1284, label %B812.if

B1014.loopexit.unr-lcssa:                         ; preds = %B910.if
  br i1 %116, label %B1014, label %B910.if.epil.preheader

B910.if.epil.preheader:                           ; preds = %B910.if.lr.ph, %B1014.loopexit.unr-lcssa
  %.933910.epil.init = phi double [ %gep.promoted, %B910.if.lr.ph ], [ %.933.1, %B1014.loopexit.unr-lcssa ]
  %.878904906.epil.init = phi i64 [ 0, %B910.if.lr.ph ], [ %.885.1, %B1014.loopexit.unr-lcssa ]
  %.923.epil = getelementptr double, ptr %117, i64 %.878904906.epil.init
  %.924.epil = load double, ptr %.923.epil, align 8
  %.930.epil = getelementptr double, ptr %112, i64 %.878904906.epil.init
  %.931.epil = load double, ptr %.930.epil, align 8
  %.932.epil = fmul double %.924.epil, %.931.epil
  %.933.epil = fsub double %.933910.epil.init, %.932.epil
  %sunkaddr177 = shl i64 %.912, 3
  %sunkaddr178 = getelementptr i8, ptr %invariant.gep911, i64 %sunkaddr177
  store double %.933.epil, ptr %sunkaddr178, align 8
  br label %B1014

B1014:                                            ; preds = %B876.if, %B910.if.epil.preheader, %B1014.loopexit.unr-lcssa
  %.944 = icmp sgt i64 %.757916928, %.624939962
  br i1 %.944, label %B1026, label %B1096

B1026:                                            ; preds = %B1014
  %.948 = mul nsw i64 %.757916928, %.38
  %gep912 = getelementptr double, ptr %invariant.gep911, i64 %.948
  %.955 = load double, ptr %gep912, align 8
  %.963 = load double, ptr %sunkaddr204, align 8
  %.967 = fdiv double %.955, %.963
  store double %.967, ptr %gep912, align 8
  br label %B2838

B1096:                                            ; preds = %B1014
  %.981 = load double, ptr %sunkaddr204, align 8
  %.987 = load double, ptr %sunkaddr128, align 8
  %.147.i = fmul double %.987, %.987
  %.1016 = fdiv double %trace.4.1.i, %.147.i
  %.10.i23 = fcmp ogt double %.1016, %.983
  %.11.i24 = select i1 %.10.i23, double %.1016, double %.983
  %.1045 = fcmp ogt double %.981, %.11.i24
  br i1 %.1045, label %B1190, label %common.ret

B1190:                                            ; preds = %B1096
  %.1062 = tail call double @sqrt(double %.981)
  store double %.1062, ptr %sunkaddr204, align 8
  br label %B2838

B1284:                                            ; preds = %B812.loopexit, %B782
  %.1137 = load i64, ptr %.97, align 8
  %.1217973.not = icmp slt i64 %.1137, 1
  br i1 %.1217973.not, label %B1352, label %B1336.if.preheader

B1336.if.preheader:                               ; preds = %B1284
  %xtraiter39 = and i64 %.1137, 7
  %23 = icmp ult i64 %.1137, 8
  br i1 %23, label %B1336.if.epil.preheader, label %B1336.if.preheader.new

B1336.if.preheader.new:                           ; preds = %B1336.if.preheader
  %24 = shl i64 %arg.m, 3
  %25 = add i64 %24, 8
  %26 = mul i64 %25, %arg.m
  %27 = shl i64 %.140855, 3
  %28 = add i64 %27, 8
  %29 = mul i64 %28, %.38
  %30 = add i64 %.123, %.119
  %31 = shl i64 %30, 3
  %32 = getelementptr i8, ptr %arg.problem.7, i64 %31
  %33 = getelementptr i8, ptr %32, i64 %26
  %34 = getelementptr i8, ptr %33, i64 %29
  %scevgep115 = getelementptr i8, ptr %34, i64 64
  %35 = add nsw i64 %.1137, -8
  %36 = lshr i64 %35, 3
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %B1336.if.epil.preheader7, label %B1336.if.preheader.new.new

B1336.if.preheader.new.new:                       ; preds = %B1336.if.preheader.new
  %38 = add nuw nsw i64 %36, 1
  %39 = getelementptr i8, ptr %arg.problem.7, i64 %26
  %40 = getelementptr i8, ptr %39, i64 %29
  %41 = getelementptr i8, ptr %40, i64 %31
  %scevgep32 = getelementptr i8, ptr %41, i64 128
  %42 = and i64 %38, 4611686018427387902
  br label %B1336.if

B1352.loopexit.unr-lcssa.unr-lcssa:               ; preds = %B1336.if
  %43 = and i64 %35, 8
  %lcmp.mod.not15.not = icmp eq i64 %43, 0
  br i1 %lcmp.mod.not15.not, label %B1336.if.epil.preheader7, label %B1352.loopexit.unr-lcssa

B1336.if.epil.preheader7:                         ; preds = %B1352.loopexit.unr-lcssa.unr-lcssa, %B1336.if.preheader.new
  %.1223972974.epil.init10 = phi i64 [ 0, %B1336.if.preheader.new ], [ %.1230.7.1, %B1352.loopexit.unr-lcssa.unr-lcssa ]
  %44 = shl i64 %.1223972974.epil.init10, 3
  %scevgep129.epil = getelementptr i8, ptr %scevgep115, i64 %44
  %scevgep130.epil = getelementptr i8, ptr %scevgep129.epil, i64 -56
  store double -1.000000e+00, ptr %scevgep130.epil, align 8
  %scevgep128.epil = getelementptr i8, ptr %scevgep129.epil, i64 -48
  store double -1.000000e+00, ptr %scevgep128.epil, align 8
  %scevgep126.epil = getelementptr i8, ptr %scevgep129.epil, i64 -40
  store double -1.000000e+00, ptr %scevgep126.epil, align 8
  %scevgep124.epil = getelementptr i8, ptr %scevgep129.epil, i64 -32
  store double -1.000000e+00, ptr %scevgep124.epil, align 8
  %scevgep122.epil = getelementptr i8, ptr %scevgep129.epil, i64 -24
  store double -1.000000e+00, ptr %scevgep122.epil, align 8
  %scevgep120.epil = getelementptr i8, ptr %scevgep129.epil, i64 -16
  store double -1.000000e+00, ptr %scevgep120.epil, align 8
  %scevgep118.epil = getelementptr i8, ptr %scevgep129.epil, i64 -8
  store double -1.000000e+00, ptr %scevgep118.epil, align 8
  %.1230.7.epil = add nuw nsw i64 %.1223972974.epil.init10, 8
  store double -1.000000e+00, ptr %scevgep129.epil, align 8
  br label %B1352.loopexit.unr-lcssa

B1352.loopexit.unr-lcssa:                         ; preds = %B1336.if.epil.preheader7, %B1352.loopexit.unr-lcssa.unr-lcssa
  %.1230.7.lcssa = phi i64 [ %.1230.7.epil, %B1336.if.epil.preheader7 ], [ %.1230.7.1, %B1352.loopexit.unr-lcssa.unr-lcssa ]
  %lcmp.mod40.not = icmp eq i64 %xtraiter39, 0
  br i1 %lcmp.mod40.not, label %B1352, label %B1336.if.epil.preheader

B1336.if.epil.preheader:                          ; preds = %B1352.loopexit.unr-lcssa, %B1336.if.preheader
  %.1223972974.epil.init = phi i64 [ 0, %B1336.if.preheader ], [ %.1230.7.lcssa, %B1352.loopexit.unr-lcssa ]
  %45 = shl i64 %arg.m, 3
  %46 = add i64 %45, 8
  %47 = mul i64 %46, %arg.m
  %48 = shl i64 %.140855, 3
  %49 = add i64 %48, 8
  %50 = mul i64 %49, %.38
  %51 = add i64 %.123, %.119
  %52 = add i64 %51, %.1223972974.epil.init
  %53 = shl i64 %52, 3
  %54 = getelementptr i8, ptr %arg.problem.7, i64 %53
  %55 = getelementptr i8, ptr %54, i64 %47
  %56 = getelementptr i8, ptr %55, i64 %50
  %scevgep113 = getelementptr i8, ptr %56, i64 8
  br label %B1336.if.epil

B1336.if.epil:                                    ; preds = %B1336.if.epil, %B1336.if.epil.preheader
  %epil.iter = phi i64 [ %epil.iter.next, %B1336.if.epil ], [ 0, %B1336.if.epil.preheader ]
  %57 = shl i64 %epil.iter, 3
  %scevgep31 = getelementptr i8, ptr %scevgep113, i64 %57
  store double -1.000000e+00, ptr %scevgep31, align 8
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter39, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B1352, label %B1336.if.epil, !llvm.loop !50

B1352:                                            ; preds = %B1336.if.epil, %B1352.loopexit.unr-lcssa, %B1284
  %.1301 = icmp sgt i64 %arg.m, 0
  br i1 %.1301, label %B1382.if.lr.ph, label %B1438

B1382.if.lr.ph:                                   ; preds = %B1352
  %58 = getelementptr i64, ptr %arg.problem.4, i64 %arg.chosen
  %.1349870 = add nuw i64 %arg.m, 1
  %59 = icmp eq i64 %arg.m, 1
  br i1 %59, label %B1382.if.epil.preheader, label %B1382.if.lr.ph.new

B1382.if.lr.ph.new:                               ; preds = %B1382.if.lr.ph
  %unroll_iter48 = and i64 %arg.m, 9223372036854775806
  %60 = shl i64 %arg.chosen, 3
  %61 = getelementptr i8, ptr %arg.problem.4, i64 %60
  %scevgep104 = getelementptr i8, ptr %61, i64 8
  %62 = add i64 %.123, %.119
  %63 = add i64 %62, %.141
  %64 = shl i64 %63, 3
  %65 = shl i64 %arg.m, 4
  %66 = getelementptr i8, ptr %arg.problem.7, i64 %64
  %sunkaddr145 = shl i64 %arg.m, 3
  br label %B1382.if

B1438.loopexit.unr-lcssa:                         ; preds = %B1382.if
  %67 = and i64 %arg.m, 1
  %lcmp.mod46.not = icmp eq i64 %67, 0
  br i1 %lcmp.mod46.not, label %B1438, label %B1382.if.epil.preheader

B1382.if.epil.preheader:                          ; preds = %B1438.loopexit.unr-lcssa, %B1382.if.lr.ph
  %.1349979981.epil.init = phi i64 [ 0, %B1382.if.lr.ph ], [ %123, %B1438.loopexit.unr-lcssa ]
  %.1384.epil = getelementptr i64, ptr %58, i64 %.1349979981.epil.init
  %.1385.epil = load i64, ptr %.1384.epil, align 8
  %.1387.epil = uitofp nneg i64 %.1349979981.epil.init to double
  %.1388.epil = getelementptr double, ptr %.169, i64 %.1385.epil
  store double %.1387.epil, ptr %.1388.epil, align 8
  %.1392.epil = mul i64 %.1349979981.epil.init, %.1349870
  %.1394.epil = getelementptr double, ptr %.143, i64 %.1392.epil
  store double 1.000000e+00, ptr %.1394.epil, align 8
  br label %B1438

B1438:                                            ; preds = %B1382.if.epil.preheader, %B1438.loopexit.unr-lcssa, %B1352
  %.1402 = getelementptr i8, ptr %arg.problem.4, i64 24
  %.1403 = load i64, ptr %.1402, align 8
  %.1483987.not = icmp slt i64 %.1403, 1
  br i1 %.1483987.not, label %B1754, label %B1490.if.preheader

B1490.if.preheader:                               ; preds = %B1438
  %sunkaddr147 = getelementptr i8, ptr %arg.problem.4, i64 120
  %sunkaddr132 = getelementptr i8, ptr %arg.problem.4, i64 16
  %sunkaddr133 = getelementptr i8, ptr %arg.problem.4, i64 128
  br label %B1490.if

B1588:                                            ; preds = %B1490.if
  %.1574 = getelementptr double, ptr %.29.i, i64 %.1531
  %.1575 = load double, ptr %.1574, align 8
  %.1578 = load i64, ptr %sunkaddr132, align 8
  %68 = shl i64 %.1578, 3
  %scevgep100 = getelementptr i8, ptr %lsr.iv98, i64 %68
  %.1583 = load double, ptr %scevgep100, align 8
  %.1584 = fmul double %.1575, %.1583
  %.1587 = mul nsw i64 %.38, %.5.i
  %.1592 = load i64, ptr %sunkaddr133, align 8
  %69 = shl i64 %.1592, 3
  %scevgep97 = getelementptr i8, ptr %lsr.iv95, i64 %69
  %.1599 = load i64, ptr %scevgep97, align 8
  %70 = getelementptr double, ptr %.134, i64 %.1587
  %.1602 = getelementptr double, ptr %70, i64 %.1599
  store double %.1584, ptr %.1602, align 8
  br label %B1752

B1752:                                            ; preds = %B1490.if, %B1588
  %scevgep96 = getelementptr i8, ptr %lsr.iv95, i64 8
  %scevgep99 = getelementptr i8, ptr %lsr.iv98, i64 8
  %lsr.iv.next103 = add nsw i64 %lsr.iv102, -1
  %exitcond1166.not = icmp eq i64 %lsr.iv.next103, 0
  br i1 %exitcond1166.not, label %B1754, label %B1490.if

B1754:                                            ; preds = %B1752, %B1438
  %.17001025.not = icmp slt i64 %arg.m, 1
  br i1 %.17001025.not, label %B2836, label %B1784.if.lr.ph

B1784.if.lr.ph:                                   ; preds = %B1754
  %.1827869 = add i64 %.38, 1
  %71 = shl i64 %.119, 3
  %72 = shl i64 %.123, 3
  %73 = getelementptr i8, ptr %arg.problem.7, i64 %71
  %74 = getelementptr i8, ptr %73, i64 %72
  %scevgep83 = getelementptr i8, ptr %74, i64 16
  %75 = shl i64 %.38, 3
  %76 = add i64 %.123, %.119
  %77 = add i64 %76, %.132
  %78 = shl i64 %77, 3
  %79 = getelementptr i8, ptr %arg.problem.7, i64 %78
  %scevgep89 = getelementptr i8, ptr %79, i64 16
  %80 = icmp slt i64 %.38, 1
  br label %B1784.if

B1784.loopexit:                                   ; preds = %B1956, %B1784.if
  %scevgep91 = getelementptr i8, ptr %lsr.iv90, i64 %75
  %exitcond1169.not = icmp eq i64 %.1713, %arg.m
  br i1 %exitcond1169.not, label %B2058.if.preheader, label %B1784.if

B2058.if.preheader:                               ; preds = %B1784.loopexit
  %81 = shl i64 %arg.m, 3
  %82 = icmp eq i64 %.38, 1
  %unroll_iter.i3 = and i64 %.38, 9223372036854775806
  %83 = and i64 %.38, 1
  %lcmp.mod.not.i5 = icmp eq i64 %83, 0
  %84 = icmp eq i64 %.38, 1
  %unroll_iter10.i = and i64 %.38, 9223372036854775806
  %85 = and i64 %.38, 1
  %lcmp.mod8.not.i = icmp eq i64 %85, 0
  %86 = icmp eq i64 %arg.m, 1
  %unroll_iter15.i = and i64 %arg.m, 9223372036854775806
  %87 = and i64 %arg.m, 1
  %lcmp.mod13.not.i = icmp eq i64 %87, 0
  br label %B2058.if

B1956.loopexit.unr-lcssa:                         ; preds = %B1852.if
  %88 = and i64 %.182710031009, 1
  %lcmp.mod52.not = icmp eq i64 %88, 0
  br i1 %lcmp.mod52.not, label %B1956, label %B1852.if.epil.preheader

B1852.if.epil.preheader:                          ; preds = %B1852.if.lr.ph, %B1956.loopexit.unr-lcssa
  %.20031001.epil.init = phi double [ %gep993.promoted, %B1852.if.lr.ph ], [ %.2003.1, %B1956.loopexit.unr-lcssa ]
  %.1948995997.epil.init = phi i64 [ 0, %B1852.if.lr.ph ], [ %.1955.1, %B1956.loopexit.unr-lcssa ]
  %.1993.epil = getelementptr double, ptr %126, i64 %.1948995997.epil.init
  %.1994.epil = load double, ptr %.1993.epil, align 8
  %.2000.epil = getelementptr double, ptr %invariant.gep1015, i64 %.1948995997.epil.init
  %.2001.epil = load double, ptr %.2000.epil, align 8
  %.2002.epil = fmul double %.1994.epil, %.2001.epil
  %.2003.epil = fsub double %.20031001.epil.init, %.2002.epil
  %sunkaddr190 = shl i64 %.182710031009, 3
  %sunkaddr191 = getelementptr i8, ptr %invariant.gep1015, i64 %sunkaddr190
  store double %.2003.epil, ptr %sunkaddr191, align 8
  br label %B1956

B1956:                                            ; preds = %B1818.if, %B1852.if.epil.preheader, %B1956.loopexit.unr-lcssa
  %.2018 = getelementptr double, ptr %invariant.gep1015, i64 %.182710031009
  %.2019 = load double, ptr %.2018, align 8
  %.2024 = mul i64 %.182710031009, %.1827869
  %.2028 = getelementptr double, ptr %.126, i64 %.2024
  %.2029 = load double, ptr %.2028, align 8
  %.2033 = fdiv double %.2019, %.2029
  store double %.2033, ptr %.2018, align 8
  %scevgep85 = getelementptr i8, ptr %lsr.iv84, i64 %75
  %exitcond1168.not = icmp eq i64 %.38, %.1834
  br i1 %exitcond1168.not, label %B1784.loopexit, label %B1818.if

B2096.loopexit:                                   ; preds = %_ZN9teachmech3run8compiled7kernels6rotateB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit, %B2096.if
  %turned.2.2.lcssa = phi i1 [ %turned.3.11054, %B2096.if ], [ %.2454, %_ZN9teachmech3run8compiled7kernels6rotateB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit ]
  %exitcond1171.not = icmp eq i64 %arg.m, %.2264
  br i1 %exitcond1171.not, label %B2318, label %B2096.if

B2318:                                            ; preds = %B2096.loopexit
  %.2139 = add nsw i64 %.212910601078, -1
  %.2130 = icmp samesign ugt i64 %.212910601078, 1
  %or.cond = select i1 %turned.2.2.lcssa, i1 %.2130, i1 false
  br i1 %or.cond, label %B2058.if, label %B2390.if.lr.ph

B2390.if.lr.ph:                                   ; preds = %B2318
  %xtraiter56 = and i64 %.38, 3
  %unroll_iter60 = and i64 %.38, 9223372036854775804
  %scevgep64 = getelementptr i8, ptr %79, i64 32
  %scevgep73 = getelementptr i8, ptr %79, i64 8
  %89 = icmp ult i64 %.38, 4
  %90 = icmp eq i64 %xtraiter56, 0
  br label %B2390.if

B2526.loopexit.unr-lcssa:                         ; preds = %B2434.if
  br i1 %90, label %B2526, label %B2434.if.epil.preheader

B2434.if.epil.preheader:                          ; preds = %B2434.if.lr.ph, %B2526.loopexit.unr-lcssa
  %.27891098.epil.init = phi double [ 0.000000e+00, %B2434.if.lr.ph ], [ %.2789.3, %B2526.loopexit.unr-lcssa ]
  %.273810921094.epil.init = phi i64 [ 0, %B2434.if.lr.ph ], [ %.2745.3, %B2526.loopexit.unr-lcssa ]
  %91 = shl i64 %.273810921094.epil.init, 3
  %scevgep76 = getelementptr i8, ptr %lsr.iv74, i64 %91
  %sunkaddr134 = shl i64 %.261311001106, 3
  %sunkaddr135 = getelementptr i8, ptr %.160, i64 %sunkaddr134
  br label %B2434.if.epil

B2434.if.epil:                                    ; preds = %B2434.if.epil, %B2434.if.epil.preheader
  %.27891098.epil = phi double [ %.27891098.epil.init, %B2434.if.epil.preheader ], [ %.2789.epil, %B2434.if.epil ]
  %epil.iter57 = phi i64 [ 0, %B2434.if.epil.preheader ], [ %epil.iter57.next, %B2434.if.epil ]
  %92 = shl i64 %epil.iter57, 3
  %scevgep21 = getelementptr i8, ptr %scevgep76, i64 %92
  %.2780.epil = load double, ptr %scevgep21, align 8
  %.2788.epil = fmul double %.2780.epil, %.2780.epil
  %.2789.epil = fadd double %.27891098.epil, %.2788.epil
  store double %.2789.epil, ptr %sunkaddr135, align 8
  %epil.iter57.next = add i64 %epil.iter57, 1
  %epil.iter57.cmp.not = icmp eq i64 %xtraiter56, %epil.iter57.next
  br i1 %epil.iter57.cmp.not, label %B2526, label %B2434.if.epil, !llvm.loop !51

B2526:                                            ; preds = %B2434.if.epil, %B2390.if, %B2526.loopexit.unr-lcssa
  %sunkaddr194 = shl i64 %.261311001106, 3
  %sunkaddr195 = getelementptr i8, ptr %.160, i64 %sunkaddr194
  %.2802 = load double, ptr %sunkaddr195, align 8
  %.10.i = fcmp ogt double %.2802, %greatest.2.01108
  %.11.i = select i1 %.10.i, double %.2802, double %greatest.2.01108
  %scevgep65 = getelementptr i8, ptr %lsr.iv, i64 %75
  %scevgep75 = getelementptr i8, ptr %lsr.iv74, i64 %75
  %exitcond1173.not = icmp eq i64 %.2620, %arg.m
  br i1 %exitcond1173.not, label %B2602.if.preheader, label %B2390.if

B2602.if.preheader:                               ; preds = %B2526
  %.3002 = tail call double @sqrt(double %.11.i)
  %.3008 = fmul double %.27.i, %.3002
  %93 = shl i64 %.140855, 3
  %94 = add i64 %93, 8
  %95 = mul i64 %94, %.38
  %96 = add i64 %76, %.156
  %97 = shl i64 %96, 3
  %98 = getelementptr i8, ptr %arg.problem.7, i64 %97
  %99 = getelementptr i8, ptr %98, i64 %95
  %scevgep = getelementptr i8, ptr %99, i64 8
  br label %B2602.if

B2708:                                            ; preds = %B2602.if
  %.3012 = add nsw i64 %rank.2.01119, 1
  %.10.i21 = fcmp olt double %.2981, %least.2.01120
  %.11.i22 = select i1 %.10.i21, double %.2981, double %least.2.01120
  br label %B2837

B2764:                                            ; preds = %B2602.if
  store double 0.000000e+00, ptr %scevgep63, align 8
  br label %B2837

B2776:                                            ; preds = %B2837
  %.3085 = icmp sgt i64 %rank.3.1, 0
  br i1 %.3085, label %B2788, label %B2836

B2788:                                            ; preds = %B2776
  %.3092 = fdiv double %least.3.1, %.11.i
  %.3104 = tail call double @sqrt(double %.3092)
  br label %B2836

B2836:                                            ; preds = %B2788, %B2776, %B1754
  %rank.2.0.lcssa18 = phi i64 [ %rank.3.1, %B2776 ], [ %rank.3.1, %B2788 ], [ 0, %B1754 ]
  %"$phi2836.0.2.0" = phi double [ 1.000000e+00, %B2776 ], [ %.3104, %B2788 ], [ 1.000000e+00, %B1754 ]
  %.3122 = load i64, ptr %.118, align 8
  %.3127 = getelementptr double, ptr %arg.problem.7, i64 %.3122
  store double %"$phi2836.0.2.0", ptr %.3127, align 8
  store ptr null, ptr %.3137, align 8
  call fastcc void @part11(ptr nonnull %.3137, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.7, i64 %arg.chosen, i64 %arg.m)
  br label %common.ret

B2837:                                            ; preds = %B2764, %B2708
  %rank.3.1 = phi i64 [ %rank.2.01119, %B2764 ], [ %.3012, %B2708 ]
  %least.3.1 = phi double [ %least.2.01120, %B2764 ], [ %.11.i22, %B2708 ]
  %exitcond1174.not = icmp eq i64 %arg.m, %.2950
  br i1 %exitcond1174.not, label %B2776, label %B2602.if

B2838:                                            ; preds = %B1190, %B1026
  %scevgep135 = getelementptr i8, ptr %lsr.iv134, i64 %22
  %exitcond1162.not = icmp eq i64 %.764, %111
  br i1 %exitcond1162.not, label %B812.loopexit, label %B876.if

B504.endif:                                       ; preds = %B318.loopexit.loopexit.i, %B96.i, %B504
  %trace.4.1.i = phi double [ 0.000000e+00, %B504 ], [ 0.000000e+00, %B96.i ], [ %12, %B318.loopexit.loopexit.i ]
  %.15.i = load i64, ptr %arg.problem.4, align 8, !noalias !52
  %.27.i = load double, ptr %.26.i.i, align 8, !noalias !52
  %.29.i = getelementptr double, ptr %.28.i.i, i64 %.15.i
  %.388 = load i64, ptr %.122, align 8
  %.468898.not = icmp slt i64 %.388, 1
  br i1 %.468898.not, label %B782, label %B626.if.lr.ph

B626.if.lr.ph:                                    ; preds = %B504.endif
  %100 = icmp eq i64 %.388, 1
  br i1 %100, label %B626.if.epil.preheader, label %B626.if.lr.ph.new

B626.if.lr.ph.new:                                ; preds = %B626.if.lr.ph
  %unroll_iter = and i64 %.388, 9223372036854775806
  %sunkaddr140 = getelementptr i8, ptr %arg.problem.4, i64 136
  %sunkaddr141 = getelementptr i8, ptr %arg.problem.4, i64 144
  br label %B626.if

B626.if:                                          ; preds = %B626.if, %B626.if.lr.ph.new
  %.474897899 = phi i64 [ 0, %B626.if.lr.ph.new ], [ %.481.1, %B626.if ]
  %.508 = load i64, ptr %sunkaddr140, align 8
  %101 = shl i64 %.508, 3
  %scevgep155 = getelementptr i8, ptr %arg.problem.4, i64 %101
  %102 = shl i64 %.474897899, 3
  %scevgep156 = getelementptr i8, ptr %scevgep155, i64 %102
  %.512 = load i64, ptr %scevgep156, align 8
  %.515 = load i64, ptr %sunkaddr141, align 8
  %103 = shl i64 %.515, 3
  %scevgep153 = getelementptr i8, ptr %arg.problem.4, i64 %103
  %scevgep103 = getelementptr i8, ptr %scevgep153, i64 %102
  %.519 = load i64, ptr %scevgep103, align 8
  %.522 = load i64, ptr %.67.i, align 8
  %104 = shl i64 %.522, 3
  %scevgep151 = getelementptr i8, ptr %arg.problem.6, i64 %104
  %scevgep80 = getelementptr i8, ptr %scevgep151, i64 %102
  %.526 = load double, ptr %scevgep80, align 8
  %.528 = mul nsw i64 %.512, %.38
  %105 = getelementptr double, ptr %.126, i64 %.528
  %.531 = getelementptr double, ptr %105, i64 %.519
  store double %.526, ptr %.531, align 8
  %.481.1 = add nuw i64 %.474897899, 2
  %.508.1 = load i64, ptr %sunkaddr140, align 8
  %106 = shl i64 %.508.1, 3
  %scevgep142 = getelementptr i8, ptr %arg.problem.4, i64 %106
  %scevgep77 = getelementptr i8, ptr %scevgep142, i64 %102
  %scevgep78 = getelementptr i8, ptr %scevgep77, i64 8
  %.512.1 = load i64, ptr %scevgep78, align 8
  %.515.1 = load i64, ptr %sunkaddr141, align 8
  %107 = shl i64 %.515.1, 3
  %scevgep145 = getelementptr i8, ptr %arg.problem.4, i64 %107
  %scevgep70 = getelementptr i8, ptr %scevgep145, i64 %102
  %scevgep74 = getelementptr i8, ptr %scevgep70, i64 8
  %.519.1 = load i64, ptr %scevgep74, align 8
  %.522.1 = load i64, ptr %.67.i, align 8
  %108 = shl i64 %.522.1, 3
  %scevgep148 = getelementptr i8, ptr %arg.problem.6, i64 %108
  %scevgep68 = getelementptr i8, ptr %scevgep148, i64 %102
  %scevgep69 = getelementptr i8, ptr %scevgep68, i64 8
  %.526.1 = load double, ptr %scevgep69, align 8
  %.528.1 = mul nsw i64 %.512.1, %.38
  %109 = getelementptr double, ptr %.126, i64 %.528.1
  %.531.1 = getelementptr double, ptr %109, i64 %.519.1
  store double %.526.1, ptr %.531.1, align 8
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.481.1
  br i1 %niter.ncmp.1, label %B782.loopexit.unr-lcssa, label %B626.if

B812.if:                                          ; preds = %B812.loopexit, %B812.if.preheader
  %lsr.iv132 = phi ptr [ %scevgep131, %B812.if.preheader ], [ %scevgep133, %B812.loopexit ]
  %indvars.iv = phi i64 [ %.38, %B812.if.preheader ], [ %indvars.iv.next, %B812.loopexit ]
  %.624939962 = phi i64 [ 0, %B812.if.preheader ], [ %.631, %B812.loopexit ]
  %110 = and i64 %.624939962, 9223372036854775806
  %smax = tail call i64 @llvm.smax.i64(i64 %indvars.iv, i64 0)
  %111 = add nuw i64 %smax, %.624939962
  %.631 = add nuw nsw i64 %.624939962, 1
  %.661 = mul nuw nsw i64 %.624939962, %.38
  %112 = getelementptr double, ptr %.126, i64 %.661
  %invariant.gep911 = getelementptr double, ptr %.126, i64 %.624939962
  %.751927.not.not = icmp sgt i64 %.38, %.624939962
  br i1 %.751927.not.not, label %B876.if.lr.ph, label %B812.loopexit

B876.if.lr.ph:                                    ; preds = %B812.if
  %sunkaddr203 = shl i64 %.624939962, 3
  %sunkaddr204 = getelementptr i8, ptr %112, i64 %sunkaddr203
  %.666 = load double, ptr %sunkaddr204, align 8
  %.983 = fmul double %.666, 0x3D719799812DEA11
  %113 = icmp eq i64 %.624939962, 0
  %114 = icmp eq i64 %.624939962, 1
  %115 = and i64 %.624939962, 1
  %116 = icmp eq i64 %115, 0
  %sunkaddr128 = getelementptr i8, ptr %.28.i.i, i64 %sunkaddr203
  br label %B876.if

B876.if:                                          ; preds = %B876.if.lr.ph, %B2838
  %lsr.iv134 = phi ptr [ %lsr.iv132, %B876.if.lr.ph ], [ %scevgep135, %B2838 ]
  %.757916928 = phi i64 [ %.624939962, %B876.if.lr.ph ], [ %.764, %B2838 ]
  %.764 = add nuw i64 %.757916928, 1
  br i1 %113, label %B1014, label %B910.if.lr.ph

B910.if.lr.ph:                                    ; preds = %B876.if
  %.912 = mul nsw i64 %.757916928, %.38
  %gep = getelementptr double, ptr %invariant.gep911, i64 %.912
  %117 = getelementptr double, ptr %.126, i64 %.912
  %gep.promoted = load double, ptr %gep, align 8
  br i1 %114, label %B910.if.epil.preheader, label %B910.if.preheader

B910.if.preheader:                                ; preds = %B910.if.lr.ph
  %sunkaddr143 = shl i64 %.912, 3
  %sunkaddr144 = getelementptr i8, ptr %invariant.gep911, i64 %sunkaddr143
  br label %B910.if

B910.if:                                          ; preds = %B910.if.preheader, %B910.if
  %.933910 = phi double [ %.933.1, %B910.if ], [ %gep.promoted, %B910.if.preheader ]
  %.878904906 = phi i64 [ %.885.1, %B910.if ], [ 0, %B910.if.preheader ]
  %118 = shl i64 %.878904906, 3
  %scevgep137 = getelementptr i8, ptr %lsr.iv134, i64 %118
  %scevgep138 = getelementptr i8, ptr %scevgep137, i64 -8
  %.924 = load double, ptr %scevgep138, align 8
  %scevgep140 = getelementptr i8, ptr %lsr.iv132, i64 %118
  %scevgep141 = getelementptr i8, ptr %scevgep140, i64 -8
  %.931 = load double, ptr %scevgep141, align 8
  %.932 = fmul double %.924, %.931
  %.933 = fsub double %.933910, %.932
  store double %.933, ptr %sunkaddr144, align 8
  %.885.1 = add nuw i64 %.878904906, 2
  %.924.1 = load double, ptr %scevgep137, align 8
  %.931.1 = load double, ptr %scevgep140, align 8
  %.932.1 = fmul double %.924.1, %.931.1
  %.933.1 = fsub double %.933, %.932.1
  store double %.933.1, ptr %sunkaddr144, align 8
  %niter38.ncmp.1 = icmp eq i64 %110, %.885.1
  br i1 %niter38.ncmp.1, label %B1014.loopexit.unr-lcssa, label %B910.if

B1336.if:                                         ; preds = %B1336.if, %B1336.if.preheader.new.new
  %lsr.iv23 = phi i64 [ %lsr.iv.next24, %B1336.if ], [ %42, %B1336.if.preheader.new.new ]
  %.1223972974 = phi i64 [ %.1230.7.1, %B1336.if ], [ 0, %B1336.if.preheader.new.new ]
  %119 = shl i64 %.1223972974, 3
  %scevgep48 = getelementptr i8, ptr %scevgep32, i64 %119
  %scevgep49 = getelementptr i8, ptr %scevgep48, i64 -64
  %scevgep62 = getelementptr i8, ptr %scevgep48, i64 -120
  store double -1.000000e+00, ptr %scevgep62, align 8
  %scevgep61 = getelementptr i8, ptr %scevgep48, i64 -112
  store double -1.000000e+00, ptr %scevgep61, align 8
  %scevgep67 = getelementptr i8, ptr %scevgep48, i64 -104
  store double -1.000000e+00, ptr %scevgep67, align 8
  %scevgep60 = getelementptr i8, ptr %scevgep48, i64 -96
  store double -1.000000e+00, ptr %scevgep60, align 8
  %scevgep57 = getelementptr i8, ptr %scevgep48, i64 -88
  store double -1.000000e+00, ptr %scevgep57, align 8
  %scevgep55 = getelementptr i8, ptr %scevgep48, i64 -80
  store double -1.000000e+00, ptr %scevgep55, align 8
  %scevgep52 = getelementptr i8, ptr %scevgep48, i64 -72
  store double -1.000000e+00, ptr %scevgep52, align 8
  store double -1.000000e+00, ptr %scevgep49, align 8
  %scevgep47 = getelementptr i8, ptr %scevgep48, i64 -56
  store double -1.000000e+00, ptr %scevgep47, align 8
  %scevgep44 = getelementptr i8, ptr %scevgep48, i64 -48
  store double -1.000000e+00, ptr %scevgep44, align 8
  %scevgep42 = getelementptr i8, ptr %scevgep48, i64 -40
  store double -1.000000e+00, ptr %scevgep42, align 8
  %scevgep39 = getelementptr i8, ptr %scevgep48, i64 -32
  store double -1.000000e+00, ptr %scevgep39, align 8
  %scevgep36 = getelementptr i8, ptr %scevgep48, i64 -24
  store double -1.000000e+00, ptr %scevgep36, align 8
  %scevgep34 = getelementptr i8, ptr %scevgep48, i64 -16
  store double -1.000000e+00, ptr %scevgep34, align 8
  %scevgep28 = getelementptr i8, ptr %scevgep48, i64 -8
  store double -1.000000e+00, ptr %scevgep28, align 8
  %.1230.7.1 = add i64 %.1223972974, 16
  store double -1.000000e+00, ptr %scevgep48, align 8
  %lsr.iv.next24 = add i64 %lsr.iv23, -2
  %niter.ncmp.114 = icmp eq i64 %lsr.iv.next24, 0
  br i1 %niter.ncmp.114, label %B1352.loopexit.unr-lcssa.unr-lcssa, label %B1336.if

B1382.if:                                         ; preds = %B1382.if, %B1382.if.lr.ph.new
  %.pn = phi ptr [ %122, %B1382.if ], [ %66, %B1382.if.lr.ph.new ]
  %.1349979981 = phi i64 [ %123, %B1382.if ], [ 0, %B1382.if.lr.ph.new ]
  %lsr.iv17 = getelementptr i8, ptr %.pn, i64 16
  %120 = shl i64 %.1349979981, 3
  %scevgep106 = getelementptr i8, ptr %scevgep104, i64 %120
  %scevgep107 = getelementptr i8, ptr %scevgep106, i64 -8
  %.1385 = load i64, ptr %scevgep107, align 8
  %.1387 = uitofp nneg i64 %.1349979981 to double
  %.1388 = getelementptr double, ptr %.169, i64 %.1385
  store double %.1387, ptr %.1388, align 8
  %scevgep20 = getelementptr i8, ptr %.pn, i64 8
  store double 1.000000e+00, ptr %scevgep20, align 8
  %.1385.1 = load i64, ptr %scevgep106, align 8
  %121 = or disjoint i64 %.1349979981, 1
  %.1387.1 = uitofp nneg i64 %121 to double
  %.1388.1 = getelementptr double, ptr %.169, i64 %.1385.1
  store double %.1387.1, ptr %.1388.1, align 8
  %sunkaddr146 = getelementptr i8, ptr %lsr.iv17, i64 %sunkaddr145
  store double 1.000000e+00, ptr %sunkaddr146, align 8
  %122 = getelementptr i8, ptr %lsr.iv17, i64 %65
  %123 = add i64 %.1349979981, 2
  %niter49.ncmp.1 = icmp eq i64 %123, %unroll_iter48
  br i1 %niter49.ncmp.1, label %B1438.loopexit.unr-lcssa, label %B1382.if

B1490.if:                                         ; preds = %B1490.if.preheader, %B1752
  %lsr.iv102 = phi i64 [ %lsr.iv.next103, %B1752 ], [ %.1403, %B1490.if.preheader ]
  %lsr.iv98 = phi ptr [ %scevgep99, %B1752 ], [ %arg.problem.6, %B1490.if.preheader ]
  %lsr.iv95 = phi ptr [ %scevgep96, %B1752 ], [ %arg.problem.4, %B1490.if.preheader ]
  %.1526 = load i64, ptr %sunkaddr147, align 8
  %124 = shl i64 %.1526, 3
  %scevgep101 = getelementptr i8, ptr %lsr.iv95, i64 %124
  %.1531 = load i64, ptr %scevgep101, align 8
  %.1533 = getelementptr double, ptr %.169, i64 %.1531
  %.1534 = load double, ptr %.1533, align 8
  %.5.i = fptosi double %.1534 to i64
  %.1563 = icmp sgt i64 %.5.i, -1
  br i1 %.1563, label %B1588, label %B1752

B1784.if:                                         ; preds = %B1784.loopexit, %B1784.if.lr.ph
  %lsr.iv90 = phi ptr [ %scevgep89, %B1784.if.lr.ph ], [ %scevgep91, %B1784.loopexit ]
  %.170610181028 = phi i64 [ 0, %B1784.if.lr.ph ], [ %.1713, %B1784.loopexit ]
  %.1713 = add nuw nsw i64 %.170610181028, 1
  br i1 %80, label %B1784.loopexit, label %B1818.if.lr.ph

B1818.if.lr.ph:                                   ; preds = %B1784.if
  %.1982 = mul nuw nsw i64 %.170610181028, %.38
  %invariant.gep1015 = getelementptr double, ptr %.134, i64 %.1982
  br label %B1818.if

B1818.if:                                         ; preds = %B1818.if.lr.ph, %B1956
  %lsr.iv84 = phi ptr [ %scevgep83, %B1818.if.lr.ph ], [ %scevgep85, %B1956 ]
  %.182710031009 = phi i64 [ 0, %B1818.if.lr.ph ], [ %.1834, %B1956 ]
  %125 = and i64 %.182710031009, 9223372036854775806
  %.1834 = add nuw nsw i64 %.182710031009, 1
  %.1942996.not = icmp eq i64 %.182710031009, 0
  br i1 %.1942996.not, label %B1956, label %B1852.if.lr.ph

B1852.if.lr.ph:                                   ; preds = %B1818.if
  %gep1016 = getelementptr double, ptr %invariant.gep1015, i64 %.182710031009
  %.1990 = mul nuw nsw i64 %.182710031009, %.38
  %126 = getelementptr double, ptr %.126, i64 %.1990
  %gep993.promoted = load double, ptr %gep1016, align 8
  %127 = icmp eq i64 %.182710031009, 1
  br i1 %127, label %B1852.if.epil.preheader, label %B1852.if.preheader

B1852.if.preheader:                               ; preds = %B1852.if.lr.ph
  %sunkaddr148 = shl i64 %.182710031009, 3
  %sunkaddr149 = getelementptr i8, ptr %invariant.gep1015, i64 %sunkaddr148
  br label %B1852.if

B1852.if:                                         ; preds = %B1852.if.preheader, %B1852.if
  %.20031001 = phi double [ %.2003.1, %B1852.if ], [ %gep993.promoted, %B1852.if.preheader ]
  %.1948995997 = phi i64 [ %.1955.1, %B1852.if ], [ 0, %B1852.if.preheader ]
  %128 = shl i64 %.1948995997, 3
  %scevgep87 = getelementptr i8, ptr %lsr.iv84, i64 %128
  %scevgep88 = getelementptr i8, ptr %scevgep87, i64 -8
  %.1994 = load double, ptr %scevgep88, align 8
  %scevgep93 = getelementptr i8, ptr %lsr.iv90, i64 %128
  %scevgep94 = getelementptr i8, ptr %scevgep93, i64 -8
  %.2001 = load double, ptr %scevgep94, align 8
  %.2002 = fmul double %.1994, %.2001
  %.2003 = fsub double %.20031001, %.2002
  store double %.2003, ptr %sunkaddr149, align 8
  %.1955.1 = add nuw i64 %.1948995997, 2
  %.1994.1 = load double, ptr %scevgep87, align 8
  %.2001.1 = load double, ptr %scevgep93, align 8
  %.2002.1 = fmul double %.1994.1, %.2001.1
  %.2003.1 = fsub double %.2003, %.2002.1
  store double %.2003.1, ptr %sunkaddr149, align 8
  %niter55.ncmp.1 = icmp eq i64 %125, %.1955.1
  br i1 %niter55.ncmp.1, label %B1956.loopexit.unr-lcssa, label %B1852.if

B2058.if:                                         ; preds = %B2318, %B2058.if.preheader
  %.212910601078 = phi i64 [ %.2139, %B2318 ], [ 30, %B2058.if.preheader ]
  br label %B2096.if

B2096.if:                                         ; preds = %B2058.if, %B2096.loopexit
  %turned.3.11054 = phi i1 [ false, %B2058.if ], [ %turned.2.2.lcssa, %B2096.loopexit ]
  %.225710461052 = phi i64 [ 0, %B2058.if ], [ %.2264, %B2096.loopexit ]
  %.2264 = add nuw nsw i64 %.225710461052, 1
  %.23781038.not = icmp eq i64 %.225710461052, 0
  br i1 %.23781038.not, label %B2096.loopexit, label %B2130.if.lr.ph

B2130.if.lr.ph:                                   ; preds = %B2096.if
  %.2419 = mul nsw i64 %.225710461052, %.38
  %.2421 = getelementptr inbounds double, ptr %.134, i64 %.2419
  %.2428 = mul nuw nsw i64 %.225710461052, %arg.m
  %.2430 = getelementptr inbounds nuw double, ptr %.143, i64 %.2428
  br label %B2130.if

B2130.if:                                         ; preds = %_ZN9teachmech3run8compiled7kernels6rotateB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit, %B2130.if.lr.ph
  %lsr.iv15 = phi i64 [ %lsr.iv.next, %_ZN9teachmech3run8compiled7kernels6rotateB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit ], [ %.225710461052, %B2130.if.lr.ph ]
  %lsr.iv80 = phi ptr [ %scevgep81, %_ZN9teachmech3run8compiled7kernels6rotateB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit ], [ %.134, %B2130.if.lr.ph ]
  %lsr.iv78 = phi ptr [ %scevgep79, %_ZN9teachmech3run8compiled7kernels6rotateB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit ], [ %.143, %B2130.if.lr.ph ]
  %turned.2.21041 = phi i1 [ %.2454, %_ZN9teachmech3run8compiled7kernels6rotateB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit ], [ %turned.3.11054, %B2130.if.lr.ph ]
  br i1 %.576, label %B46.if.preheader.i, label %B172.i

B46.if.preheader.i:                               ; preds = %B2130.if
  br i1 %82, label %B46.if.epil.preheader.i, label %B46.if.i

B172.loopexit.unr-lcssa.i:                        ; preds = %B46.if.i
  br i1 %lcmp.mod.not.i5, label %B172.i, label %B46.if.epil.preheader.i

B46.if.epil.preheader.i:                          ; preds = %B172.loopexit.unr-lcssa.i, %B46.if.preheader.i
  %kl.2.0119.epil.init.i = phi double [ 0.000000e+00, %B46.if.preheader.i ], [ %.187.1.i, %B172.loopexit.unr-lcssa.i ]
  %ll.2.0118.epil.init.i = phi double [ 0.000000e+00, %B46.if.preheader.i ], [ %.176.1.i, %B172.loopexit.unr-lcssa.i ]
  %kk.2.0117.epil.init.i = phi double [ 0.000000e+00, %B46.if.preheader.i ], [ %.165.1.i, %B172.loopexit.unr-lcssa.i ]
  %.125113115.epil.init.i = phi i64 [ 0, %B46.if.preheader.i ], [ %unroll_iter.i3, %B172.loopexit.unr-lcssa.i ]
  %.158.epil.i = getelementptr double, ptr %.2421, i64 %.125113115.epil.init.i
  %.159.epil.i = load double, ptr %.158.epil.i, align 8, !noalias !55
  %.163.epil.i = fmul double %.159.epil.i, %.159.epil.i
  %.165.epil.i = fadd double %kk.2.0117.epil.init.i, %.163.epil.i
  %.169.epil.i = getelementptr double, ptr %lsr.iv80, i64 %.125113115.epil.init.i
  %.170.epil.i = load double, ptr %.169.epil.i, align 8, !noalias !55
  %.174.epil.i = fmul double %.170.epil.i, %.170.epil.i
  %.176.epil.i = fadd double %ll.2.0118.epil.init.i, %.174.epil.i
  %.185.epil.i = fmul double %.159.epil.i, %.170.epil.i
  %.187.epil.i = fadd double %kl.2.0119.epil.init.i, %.185.epil.i
  br label %B172.i

B172.i:                                           ; preds = %B46.if.epil.preheader.i, %B172.loopexit.unr-lcssa.i, %B2130.if
  %kk.2.0.lcssa.i = phi double [ 0.000000e+00, %B2130.if ], [ %.165.1.i, %B172.loopexit.unr-lcssa.i ], [ %.165.epil.i, %B46.if.epil.preheader.i ]
  %ll.2.0.lcssa.i = phi double [ 0.000000e+00, %B2130.if ], [ %.176.1.i, %B172.loopexit.unr-lcssa.i ], [ %.176.epil.i, %B46.if.epil.preheader.i ]
  %kl.2.0.lcssa.i = phi double [ 0.000000e+00, %B2130.if ], [ %.187.1.i, %B172.loopexit.unr-lcssa.i ], [ %.187.epil.i, %B46.if.epil.preheader.i ]
  %.196.i = tail call double @llvm.fabs.f64(double %kl.2.0.lcssa.i)
  %.199.i = fmul double %kk.2.0.lcssa.i, %ll.2.0.lcssa.i
  %.207.i = tail call double @sqrt(double %.199.i)
  %.212.i1 = fmul double %.207.i, 1.000000e-15
  %.213.i2 = fcmp ugt double %.196.i, %.212.i1
  br i1 %.213.i2, label %B258.i, label %_ZN9teachmech3run8compiled7kernels6rotateB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit

B258.i:                                           ; preds = %B172.i
  %.10.i.i = fcmp olt double %ll.2.0.lcssa.i, %kk.2.0.lcssa.i
  %.11.i.i = select i1 %.10.i.i, double %ll.2.0.lcssa.i, double %kk.2.0.lcssa.i
  %.10.i1.i = fcmp ogt double %ll.2.0.lcssa.i, %kk.2.0.lcssa.i
  %.11.i2.i = select i1 %.10.i1.i, double %ll.2.0.lcssa.i, double %kk.2.0.lcssa.i
  %.275.i = fmul double %.11.i2.i, 1.000000e-28
  %.276.i = fcmp ugt double %.11.i.i, %.275.i
  br i1 %.276.i, label %B336.i, label %_ZN9teachmech3run8compiled7kernels6rotateB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit

common.ret.loopexit.unr-lcssa.i:                  ; preds = %B690.if.i
  br i1 %lcmp.mod13.not.i, label %_ZN9teachmech3run8compiled7kernels6rotateB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit, label %B690.if.epil.preheader.i

B690.if.epil.preheader.i:                         ; preds = %B690.if.preheader.i, %common.ret.loopexit.unr-lcssa.i
  %.628132134.epil.init.i = phi i64 [ 0, %B690.if.preheader.i ], [ %.635.1.i, %common.ret.loopexit.unr-lcssa.i ]
  %.661.epil.i = getelementptr double, ptr %.2430, i64 %.628132134.epil.init.i
  %.662.epil.i = load double, ptr %.661.epil.i, align 8, !noalias !55
  %.664.epil.i = getelementptr double, ptr %lsr.iv78, i64 %.628132134.epil.init.i
  %.665.epil.i = load double, ptr %.664.epil.i, align 8, !noalias !55
  %.667.epil.i = fmul double %.377.i, %.662.epil.i
  %.669.epil.i = fmul double %.383.i, %.665.epil.i
  %.670.epil.i = fsub double %.667.epil.i, %.669.epil.i
  %.672.epil.i = fmul double %.383.i, %.662.epil.i
  %.674.epil.i = fmul double %.377.i, %.665.epil.i
  %.675.epil.i = fadd double %.672.epil.i, %.674.epil.i
  store double %.670.epil.i, ptr %.661.epil.i, align 8, !noalias !55
  store double %.675.epil.i, ptr %.664.epil.i, align 8, !noalias !55
  br label %_ZN9teachmech3run8compiled7kernels6rotateB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit

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
  br i1 %80, label %B690.if.preheader.i, label %B564.if.preheader.i

B564.if.preheader.i:                              ; preds = %B336.i
  br i1 %84, label %B564.if.epil.preheader.i, label %B564.if.i

B660.loopexit.unr-lcssa.i:                        ; preds = %B564.if.i
  br i1 %lcmp.mod8.not.i, label %B690.if.preheader.i, label %B564.if.epil.preheader.i

B564.if.epil.preheader.i:                         ; preds = %B660.loopexit.unr-lcssa.i, %B564.if.preheader.i
  %.477125127.epil.init.i = phi i64 [ 0, %B564.if.preheader.i ], [ %.484.1.i, %B660.loopexit.unr-lcssa.i ]
  %.510.epil.i = getelementptr double, ptr %.2421, i64 %.477125127.epil.init.i
  %.511.epil.i = load double, ptr %.510.epil.i, align 8, !noalias !55
  %.513.epil.i = getelementptr double, ptr %lsr.iv80, i64 %.477125127.epil.init.i
  %.514.epil.i = load double, ptr %.513.epil.i, align 8, !noalias !55
  %.516.epil.i = fmul double %.377.i, %.511.epil.i
  %.518.epil.i = fmul double %.383.i, %.514.epil.i
  %.519.epil.i = fsub double %.516.epil.i, %.518.epil.i
  %.521.epil.i = fmul double %.383.i, %.511.epil.i
  %.523.epil.i = fmul double %.377.i, %.514.epil.i
  %.524.epil.i = fadd double %.521.epil.i, %.523.epil.i
  store double %.519.epil.i, ptr %.510.epil.i, align 8, !noalias !55
  store double %.524.epil.i, ptr %.513.epil.i, align 8, !noalias !55
  br label %B690.if.preheader.i

B690.if.preheader.i:                              ; preds = %B564.if.epil.preheader.i, %B660.loopexit.unr-lcssa.i, %B336.i
  br i1 %86, label %B690.if.epil.preheader.i, label %B690.if.i

B46.if.i:                                         ; preds = %B46.if.preheader.i, %B46.if.i
  %kl.2.0119.i = phi double [ %.187.1.i, %B46.if.i ], [ 0.000000e+00, %B46.if.preheader.i ]
  %ll.2.0118.i = phi double [ %.176.1.i, %B46.if.i ], [ 0.000000e+00, %B46.if.preheader.i ]
  %kk.2.0117.i = phi double [ %.165.1.i, %B46.if.i ], [ 0.000000e+00, %B46.if.preheader.i ]
  %.125113115.i = phi i64 [ %.132.1.i, %B46.if.i ], [ 0, %B46.if.preheader.i ]
  %sunkaddr.i = shl i64 %.125113115.i, 3
  %sunkaddr27.i = getelementptr i8, ptr %.2421, i64 %sunkaddr.i
  %.159.i = load double, ptr %sunkaddr27.i, align 8, !noalias !55
  %.163.i = fmul double %.159.i, %.159.i
  %.165.i = fadd double %kk.2.0117.i, %.163.i
  %sunkaddr29.i = getelementptr i8, ptr %lsr.iv80, i64 %sunkaddr.i
  %.170.i = load double, ptr %sunkaddr29.i, align 8, !noalias !55
  %.174.i = fmul double %.170.i, %.170.i
  %.176.i = fadd double %ll.2.0118.i, %.174.i
  %.185.i = fmul double %.159.i, %.170.i
  %.187.i = fadd double %kl.2.0119.i, %.185.i
  %.132.1.i = add nuw i64 %.125113115.i, 2
  %sunkaddr32.i = getelementptr i8, ptr %sunkaddr27.i, i64 8
  %.159.1.i = load double, ptr %sunkaddr32.i, align 8, !noalias !55
  %.163.1.i = fmul double %.159.1.i, %.159.1.i
  %.165.1.i = fadd double %.165.i, %.163.1.i
  %sunkaddr36.i = getelementptr i8, ptr %sunkaddr29.i, i64 8
  %.170.1.i = load double, ptr %sunkaddr36.i, align 8, !noalias !55
  %.174.1.i = fmul double %.170.1.i, %.170.1.i
  %.176.1.i = fadd double %.176.i, %.174.1.i
  %.185.1.i = fmul double %.159.1.i, %.170.1.i
  %.187.1.i = fadd double %.187.i, %.185.1.i
  %niter.ncmp.1.i4 = icmp eq i64 %unroll_iter.i3, %.132.1.i
  br i1 %niter.ncmp.1.i4, label %B172.loopexit.unr-lcssa.i, label %B46.if.i

B564.if.i:                                        ; preds = %B564.if.preheader.i, %B564.if.i
  %.477125127.i = phi i64 [ %.484.1.i, %B564.if.i ], [ 0, %B564.if.preheader.i ]
  %sunkaddr37.i = shl i64 %.477125127.i, 3
  %sunkaddr38.i = getelementptr i8, ptr %.2421, i64 %sunkaddr37.i
  %.511.i = load double, ptr %sunkaddr38.i, align 8, !noalias !55
  %sunkaddr40.i = getelementptr i8, ptr %lsr.iv80, i64 %sunkaddr37.i
  %.514.i = load double, ptr %sunkaddr40.i, align 8, !noalias !55
  %.516.i = fmul double %.377.i, %.511.i
  %.518.i = fmul double %.383.i, %.514.i
  %.519.i = fsub double %.516.i, %.518.i
  %.521.i = fmul double %.383.i, %.511.i
  %.523.i = fmul double %.377.i, %.514.i
  %.524.i = fadd double %.521.i, %.523.i
  store double %.519.i, ptr %sunkaddr38.i, align 8, !noalias !55
  store double %.524.i, ptr %sunkaddr40.i, align 8, !noalias !55
  %.484.1.i = add nuw i64 %.477125127.i, 2
  %sunkaddr43.i = getelementptr i8, ptr %sunkaddr38.i, i64 8
  %.511.1.i = load double, ptr %sunkaddr43.i, align 8, !noalias !55
  %sunkaddr47.i = getelementptr i8, ptr %sunkaddr40.i, i64 8
  %.514.1.i = load double, ptr %sunkaddr47.i, align 8, !noalias !55
  %.516.1.i = fmul double %.377.i, %.511.1.i
  %.518.1.i = fmul double %.383.i, %.514.1.i
  %.519.1.i = fsub double %.516.1.i, %.518.1.i
  %.521.1.i = fmul double %.383.i, %.511.1.i
  %.523.1.i = fmul double %.377.i, %.514.1.i
  %.524.1.i = fadd double %.521.1.i, %.523.1.i
  store double %.519.1.i, ptr %sunkaddr43.i, align 8, !noalias !55
  store double %.524.1.i, ptr %sunkaddr47.i, align 8, !noalias !55
  %niter11.ncmp.1.i = icmp eq i64 %unroll_iter10.i, %.484.1.i
  br i1 %niter11.ncmp.1.i, label %B660.loopexit.unr-lcssa.i, label %B564.if.i

B690.if.i:                                        ; preds = %B690.if.preheader.i, %B690.if.i
  %.628132134.i = phi i64 [ %.635.1.i, %B690.if.i ], [ 0, %B690.if.preheader.i ]
  %sunkaddr48.i = shl i64 %.628132134.i, 3
  %sunkaddr49.i = getelementptr i8, ptr %.2430, i64 %sunkaddr48.i
  %.662.i = load double, ptr %sunkaddr49.i, align 8, !noalias !55
  %sunkaddr51.i = getelementptr i8, ptr %lsr.iv78, i64 %sunkaddr48.i
  %.665.i = load double, ptr %sunkaddr51.i, align 8, !noalias !55
  %.667.i = fmul double %.377.i, %.662.i
  %.669.i = fmul double %.383.i, %.665.i
  %.670.i = fsub double %.667.i, %.669.i
  %.672.i = fmul double %.383.i, %.662.i
  %.674.i = fmul double %.377.i, %.665.i
  %.675.i = fadd double %.672.i, %.674.i
  store double %.670.i, ptr %sunkaddr49.i, align 8, !noalias !55
  store double %.675.i, ptr %sunkaddr51.i, align 8, !noalias !55
  %.635.1.i = add nuw i64 %.628132134.i, 2
  %sunkaddr54.i = getelementptr i8, ptr %sunkaddr49.i, i64 8
  %.662.1.i = load double, ptr %sunkaddr54.i, align 8, !noalias !55
  %sunkaddr57.i = getelementptr i8, ptr %sunkaddr51.i, i64 8
  %.665.1.i = load double, ptr %sunkaddr57.i, align 8, !noalias !55
  %.667.1.i = fmul double %.377.i, %.662.1.i
  %.669.1.i = fmul double %.383.i, %.665.1.i
  %.670.1.i = fsub double %.667.1.i, %.669.1.i
  %.672.1.i = fmul double %.383.i, %.662.1.i
  %.674.1.i = fmul double %.377.i, %.665.1.i
  %.675.1.i = fadd double %.672.1.i, %.674.1.i
  store double %.670.1.i, ptr %sunkaddr54.i, align 8, !noalias !55
  store double %.675.1.i, ptr %sunkaddr57.i, align 8, !noalias !55
  %niter16.ncmp.1.i = icmp eq i64 %unroll_iter15.i, %.635.1.i
  br i1 %niter16.ncmp.1.i, label %common.ret.loopexit.unr-lcssa.i, label %B690.if.i

_ZN9teachmech3run8compiled7kernels6rotateB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit: ; preds = %B172.i, %B258.i, %common.ret.loopexit.unr-lcssa.i, %B690.if.epil.preheader.i
  %.2454 = phi i1 [ %turned.2.21041, %B172.i ], [ %turned.2.21041, %B258.i ], [ true, %B690.if.epil.preheader.i ], [ true, %common.ret.loopexit.unr-lcssa.i ]
  %scevgep79 = getelementptr i8, ptr %lsr.iv78, i64 %81
  %scevgep81 = getelementptr i8, ptr %lsr.iv80, i64 %75
  %lsr.iv.next = add nsw i64 %lsr.iv15, -1
  %ov = icmp eq i64 %lsr.iv.next, 0
  br i1 %ov, label %B2096.loopexit, label %B2130.if

B2390.if:                                         ; preds = %B2526, %B2390.if.lr.ph
  %lsr.iv74 = phi ptr [ %scevgep73, %B2390.if.lr.ph ], [ %scevgep75, %B2526 ]
  %lsr.iv = phi ptr [ %scevgep64, %B2390.if.lr.ph ], [ %scevgep65, %B2526 ]
  %greatest.2.01108 = phi double [ 0.000000e+00, %B2390.if.lr.ph ], [ %.11.i, %B2526 ]
  %.261311001106 = phi i64 [ 0, %B2390.if.lr.ph ], [ %.2620, %B2526 ]
  %.2620 = add nuw nsw i64 %.261311001106, 1
  %.2650 = getelementptr double, ptr %.160, i64 %.261311001106
  store double 0.000000e+00, ptr %.2650, align 8
  br i1 %80, label %B2526, label %B2434.if.lr.ph

B2434.if.lr.ph:                                   ; preds = %B2390.if
  br i1 %89, label %B2434.if.epil.preheader, label %B2434.if.preheader

B2434.if.preheader:                               ; preds = %B2434.if.lr.ph
  %sunkaddr150 = shl i64 %.261311001106, 3
  %sunkaddr151 = getelementptr i8, ptr %.160, i64 %sunkaddr150
  br label %B2434.if

B2434.if:                                         ; preds = %B2434.if.preheader, %B2434.if
  %.27891098 = phi double [ %.2789.3, %B2434.if ], [ 0.000000e+00, %B2434.if.preheader ]
  %.273810921094 = phi i64 [ %.2745.3, %B2434.if ], [ 0, %B2434.if.preheader ]
  %129 = shl i64 %.273810921094, 3
  %scevgep71 = getelementptr i8, ptr %lsr.iv, i64 %129
  %scevgep72 = getelementptr i8, ptr %scevgep71, i64 -24
  %.2780 = load double, ptr %scevgep72, align 8
  %.2788 = fmul double %.2780, %.2780
  %.2789 = fadd double %.27891098, %.2788
  store double %.2789, ptr %sunkaddr151, align 8
  %scevgep14 = getelementptr i8, ptr %scevgep71, i64 -16
  %.2780.1 = load double, ptr %scevgep14, align 8
  %.2788.1 = fmul double %.2780.1, %.2780.1
  %.2789.1 = fadd double %.2789, %.2788.1
  store double %.2789.1, ptr %sunkaddr151, align 8
  %scevgep11 = getelementptr i8, ptr %scevgep71, i64 -8
  %.2780.2 = load double, ptr %scevgep11, align 8
  %.2788.2 = fmul double %.2780.2, %.2780.2
  %.2789.2 = fadd double %.2789.1, %.2788.2
  store double %.2789.2, ptr %sunkaddr151, align 8
  %.2745.3 = add nuw nsw i64 %.273810921094, 4
  %.2780.3 = load double, ptr %scevgep71, align 8
  %.2788.3 = fmul double %.2780.3, %.2780.3
  %.2789.3 = fadd double %.2789.2, %.2788.3
  store double %.2789.3, ptr %sunkaddr151, align 8
  %niter61.ncmp.3 = icmp eq i64 %unroll_iter60, %.2745.3
  br i1 %niter61.ncmp.3, label %B2526.loopexit.unr-lcssa, label %B2434.if

B2602.if:                                         ; preds = %B2837, %B2602.if.preheader
  %least.2.01120 = phi double [ %least.3.1, %B2837 ], [ 0x7FF0000000000000, %B2602.if.preheader ]
  %rank.2.01119 = phi i64 [ %rank.3.1, %B2837 ], [ 0, %B2602.if.preheader ]
  %.294311151117 = phi i64 [ %.2950, %B2837 ], [ 0, %B2602.if.preheader ]
  %.2950 = add nuw nsw i64 %.294311151117, 1
  %130 = shl i64 %.294311151117, 3
  %scevgep63 = getelementptr i8, ptr %scevgep, i64 %130
  %.2981 = load double, ptr %scevgep63, align 8
  %.2989 = tail call double @sqrt(double %.2981)
  %.3009 = fcmp ogt double %.2989, %.3008
  br i1 %.3009, label %B2708, label %B2764
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

declare double @sqrt(double) local_unnamed_addr #4

define internal fastcc void @part11(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.problem.4, ptr readonly captures(none) %arg.problem.5, ptr captures(none) %arg.problem.7, i64 %arg.chosen, i64 %arg.m) unnamed_addr #1 {
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
  %.22.i = load i64, ptr %.21.i, align 8, !noalias !58
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
  br i1 %epil.iter.cmp.not, label %B1052.if.lr.ph, label %B942.if.epil, !llvm.loop !61

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

define internal fastcc void @part9(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.problem.4, ptr captures(none) %arg.problem.7, i64 %arg.pattern) unnamed_addr #1 {
entry:
  %.31 = load i64, ptr %arg.problem.4, align 8
  %.33 = getelementptr i8, ptr %arg.problem.4, i64 8
  %.34 = load i64, ptr %.33, align 8
  %.35 = add nsw i64 %.34, %.31
  %.37 = getelementptr i64, ptr %arg.problem.4, i64 %arg.pattern
  %.38 = load i64, ptr %.37, align 8
  %.41 = getelementptr i8, ptr %.37, i64 8
  %.42 = load i64, ptr %.41, align 8
  %.58 = getelementptr i8, ptr %.37, i64 24
  %.59 = load i64, ptr %.58, align 8
  %.62 = getelementptr i8, ptr %.37, i64 32
  %.63 = load i64, ptr %.62, align 8
  %.181417.not = icmp slt i64 %.35, 1
  br i1 %.181417.not, label %B344.if.lr.ph, label %B296.if.preheader

B296.if.preheader:                                ; preds = %entry
  %0 = shl nuw i64 %.35, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %arg.problem.7, i8 0, i64 %0, i1 false)
  br label %B344.if.lr.ph

B344.if.lr.ph:                                    ; preds = %B296.if.preheader, %entry
  %1 = getelementptr i64, ptr %arg.problem.4, i64 %.42
  %2 = getelementptr double, ptr %arg.problem.7, i64 %.35
  %.idx1 = shl i64 %.35, 4
  %3 = getelementptr i8, ptr %arg.problem.7, i64 %.idx1
  %.idx2 = shl i64 %.35, 5
  %4 = getelementptr i8, ptr %arg.problem.7, i64 %.idx2
  %5 = getelementptr i64, ptr %arg.problem.4, i64 %.63
  %.idx = mul i64 %.35, 24
  %.1300 = icmp ugt i64 %.38, -9223372036854775808
  %..38413 = select i1 %.1300, i64 0, i64 %.38
  %.389 = icmp sgt i64 %.38, 0
  br i1 %.389, label %B378.if.preheader, label %B1144

B378.if.preheader:                                ; preds = %B344.if.lr.ph
  %xtraiter = and i64 %.38, 3
  %6 = icmp ult i64 %.38, 4
  br i1 %6, label %B378.if.epil.preheader, label %B378.if.preheader.new

B378.if.preheader.new:                            ; preds = %B378.if.preheader
  %unroll_iter = and i64 %.38, 9223372036854775804
  %7 = shl i64 %.42, 3
  %8 = getelementptr i8, ptr %arg.problem.4, i64 %7
  %scevgep59 = getelementptr i8, ptr %8, i64 24
  %scevgep67 = getelementptr i8, ptr %3, i64 24
  br label %B378.if

B868.loopexit:                                    ; preds = %B946.if, %B946.if.prol.loopexit, %B868.if
  %exitcond558.not = icmp eq i64 %.38, %.928
  br i1 %exitcond558.not, label %B1082.if.preheader, label %B868.if

B1082.if.preheader:                               ; preds = %B868.loopexit
  br i1 %6, label %B1082.if.epil.preheader, label %B1082.if.preheader.new

B1082.if.preheader.new:                           ; preds = %B1082.if.preheader
  %unroll_iter12 = and i64 %.38, 9223372036854775804
  %scevgep29 = getelementptr i8, ptr %3, i64 24
  %9 = getelementptr i8, ptr %arg.problem.7, i64 %.idx
  %scevgep37 = getelementptr i8, ptr %9, i64 24
  br label %B1082.if

B1144.loopexit.unr-lcssa:                         ; preds = %B1082.if
  %lcmp.mod10.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod10.not, label %B1144, label %B1082.if.epil.preheader

B1082.if.epil.preheader:                          ; preds = %B1144.loopexit.unr-lcssa, %B1082.if.preheader
  %.1210470472.epil.init = phi i64 [ 0, %B1082.if.preheader ], [ %.1217.3, %B1144.loopexit.unr-lcssa ]
  %10 = shl i64 %.1210470472.epil.init, 3
  %11 = getelementptr i8, ptr %arg.problem.7, i64 %.idx
  %scevgep25 = getelementptr i8, ptr %11, i64 %10
  %scevgep27 = getelementptr i8, ptr %3, i64 %10
  br label %B1082.if.epil

B1082.if.epil:                                    ; preds = %B1082.if.epil, %B1082.if.epil.preheader
  %epil.iter9 = phi i64 [ %epil.iter9.next, %B1082.if.epil ], [ 0, %B1082.if.epil.preheader ]
  %12 = shl i64 %epil.iter9, 3
  %scevgep2 = getelementptr i8, ptr %scevgep27, i64 %12
  %.1246.epil = load double, ptr %scevgep2, align 8
  %scevgep1 = getelementptr i8, ptr %scevgep25, i64 %12
  %.1251.epil = load double, ptr %scevgep1, align 8
  %.1252.epil = fmul double %.1246.epil, %.1251.epil
  store double %.1252.epil, ptr %scevgep2, align 8
  %epil.iter9.next = add i64 %epil.iter9, 1
  %epil.iter9.cmp.not = icmp eq i64 %xtraiter, %epil.iter9.next
  br i1 %epil.iter9.cmp.not, label %B1144, label %B1082.if.epil, !llvm.loop !62

B1144:                                            ; preds = %B1082.if.epil, %B1144.loopexit.unr-lcssa, %B344.if.lr.ph
  %13 = icmp sgt i64 %..38413, 0
  br i1 %13, label %B1184.if.preheader, label %B1426

B1184.if.preheader:                               ; preds = %B1144
  %invariant.gep3 = getelementptr i64, ptr %arg.problem.4, i64 %.59
  br label %B1184.if

B1370:                                            ; preds = %B1284.if, %B1284.if.prol.loopexit, %B1184.if
  %.1554 = getelementptr i64, ptr %1, i64 %.1348484490
  %.1555 = load i64, ptr %.1554, align 8
  %.1557 = getelementptr double, ptr %arg.problem.7, i64 %.1555
  %.1558 = load double, ptr %.1557, align 8
  %.1560 = fadd double %.1388, %.1558
  store double %.1560, ptr %.1557, align 8
  %.1342 = icmp sgt i64 %.1341483491, 1
  br i1 %.1342, label %B1184.if, label %B1426

B1426:                                            ; preds = %B1370, %B1144
  store ptr null, ptr %retptr, align 8
  ret void

B378.if:                                          ; preds = %B378.if, %B378.if.preheader.new
  %.437422424 = phi i64 [ 0, %B378.if.preheader.new ], [ %.444.3, %B378.if ]
  %14 = shl i64 %.437422424, 3
  %scevgep65 = getelementptr i8, ptr %scevgep59, i64 %14
  %scevgep66 = getelementptr i8, ptr %scevgep65, i64 -24
  %.473 = load i64, ptr %scevgep66, align 8
  %.477 = getelementptr double, ptr %2, i64 %.473
  %.478 = load double, ptr %.477, align 8
  %scevgep33 = getelementptr i8, ptr %scevgep67, i64 %14
  %scevgep34 = getelementptr i8, ptr %scevgep33, i64 -24
  store double %.478, ptr %scevgep34, align 8
  %scevgep41 = getelementptr i8, ptr %scevgep65, i64 -16
  %.473.1 = load i64, ptr %scevgep41, align 8
  %.477.1 = getelementptr double, ptr %2, i64 %.473.1
  %.478.1 = load double, ptr %.477.1, align 8
  %scevgep32 = getelementptr i8, ptr %scevgep33, i64 -16
  store double %.478.1, ptr %scevgep32, align 8
  %scevgep39 = getelementptr i8, ptr %scevgep65, i64 -8
  %.473.2 = load i64, ptr %scevgep39, align 8
  %.477.2 = getelementptr double, ptr %2, i64 %.473.2
  %.478.2 = load double, ptr %.477.2, align 8
  %scevgep28 = getelementptr i8, ptr %scevgep33, i64 -8
  store double %.478.2, ptr %scevgep28, align 8
  %.444.3 = add nuw nsw i64 %.437422424, 4
  %.473.3 = load i64, ptr %scevgep65, align 8
  %.477.3 = getelementptr double, ptr %2, i64 %.473.3
  %.478.3 = load double, ptr %.477.3, align 8
  store double %.478.3, ptr %scevgep33, align 8
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.444.3
  br i1 %niter.ncmp.3, label %B868.if.preheader.unr-lcssa, label %B378.if

B868.if.preheader.unr-lcssa:                      ; preds = %B378.if
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B868.if.preheader, label %B378.if.epil.preheader

B378.if.epil.preheader:                           ; preds = %B868.if.preheader.unr-lcssa, %B378.if.preheader
  %.437422424.epil.init = phi i64 [ 0, %B378.if.preheader ], [ %.444.3, %B868.if.preheader.unr-lcssa ]
  %15 = shl i64 %.437422424.epil.init, 3
  %scevgep55 = getelementptr i8, ptr %3, i64 %15
  %16 = add i64 %.437422424.epil.init, %.42
  %17 = shl i64 %16, 3
  %scevgep57 = getelementptr i8, ptr %arg.problem.4, i64 %17
  br label %B378.if.epil

B378.if.epil:                                     ; preds = %B378.if.epil, %B378.if.epil.preheader
  %epil.iter = phi i64 [ %epil.iter.next, %B378.if.epil ], [ 0, %B378.if.epil.preheader ]
  %18 = shl i64 %epil.iter, 3
  %scevgep12 = getelementptr i8, ptr %scevgep57, i64 %18
  %.473.epil = load i64, ptr %scevgep12, align 8
  %.477.epil = getelementptr double, ptr %2, i64 %.473.epil
  %.478.epil = load double, ptr %.477.epil, align 8
  %scevgep11 = getelementptr i8, ptr %scevgep55, i64 %18
  store double %.478.epil, ptr %scevgep11, align 8
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B868.if.preheader, label %B378.if.epil, !llvm.loop !63

B868.if.preheader:                                ; preds = %B378.if.epil, %B868.if.preheader.unr-lcssa
  %invariant.gep = getelementptr i64, ptr %arg.problem.4, i64 %.59
  br label %B868.if

B868.if:                                          ; preds = %B868.if.preheader, %B868.loopexit
  %.921457463 = phi i64 [ %.928, %B868.loopexit ], [ 0, %B868.if.preheader ]
  %.928 = add nuw nsw i64 %.921457463, 1
  %gep = getelementptr i64, ptr %invariant.gep, i64 %.921457463
  %.961 = load i64, ptr %gep, align 8
  %.967 = getelementptr i8, ptr %gep, i64 8
  %.968 = load i64, ptr %.967, align 8
  %.1005 = sub i64 %.968, %.961
  %.1048450.not = icmp slt i64 %.1005, 1
  br i1 %.1048450.not, label %B868.loopexit, label %B946.if.lr.ph

B946.if.lr.ph:                                    ; preds = %B868.if
  %.1090 = getelementptr double, ptr %3, i64 %.921457463
  %.1090.promoted = load double, ptr %.1090, align 8
  %.neg = add i64 %.961, 1
  %xtraiter6 = and i64 %.1005, 1
  %lcmp.mod7.not = icmp eq i64 %xtraiter6, 0
  br i1 %lcmp.mod7.not, label %B946.if.prol.loopexit, label %B946.if.prol

B946.if.prol:                                     ; preds = %B946.if.lr.ph
  %.1057.prol = add nsw i64 %.1005, -1
  %.1095.prol = getelementptr double, ptr %4, i64 %.961
  %.1096.prol = load double, ptr %.1095.prol, align 8
  %.1100.prol = getelementptr i64, ptr %5, i64 %.961
  %.1101.prol = load i64, ptr %.1100.prol, align 8
  %.1105.prol = getelementptr double, ptr %3, i64 %.1101.prol
  %.1106.prol = load double, ptr %.1105.prol, align 8
  %.1107.prol = fmul double %.1096.prol, %.1106.prol
  %.1108.prol = fsub double %.1090.promoted, %.1107.prol
  %sunkaddr = shl i64 %.921457463, 3
  %sunkaddr75 = getelementptr i8, ptr %3, i64 %sunkaddr
  store double %.1108.prol, ptr %sunkaddr75, align 8
  br label %B946.if.prol.loopexit

B946.if.prol.loopexit:                            ; preds = %B946.if.prol, %B946.if.lr.ph
  %.1091455.unr = phi double [ %.1090.promoted, %B946.if.lr.ph ], [ %.1108.prol, %B946.if.prol ]
  %.1047448452.unr = phi i64 [ %.1005, %B946.if.lr.ph ], [ %.1057.prol, %B946.if.prol ]
  %.1054449451.unr = phi i64 [ %.961, %B946.if.lr.ph ], [ %.neg, %B946.if.prol ]
  %19 = icmp eq i64 %.968, %.neg
  br i1 %19, label %B868.loopexit, label %B946.if.preheader

B946.if.preheader:                                ; preds = %B946.if.prol.loopexit
  %20 = add nuw i64 %.1047448452.unr, 2
  %21 = shl i64 %.1054449451.unr, 3
  %22 = add i64 %21, 8
  %sunkaddr42 = shl i64 %.921457463, 3
  %sunkaddr43 = getelementptr i8, ptr %3, i64 %sunkaddr42
  br label %B946.if

B946.if:                                          ; preds = %B946.if, %B946.if.preheader
  %lsr.iv47 = phi i64 [ %22, %B946.if.preheader ], [ %lsr.iv.next48, %B946.if ]
  %lsr.iv45 = phi i64 [ %20, %B946.if.preheader ], [ %lsr.iv.next46, %B946.if ]
  %.1091455 = phi double [ %.1091455.unr, %B946.if.preheader ], [ %.1108.1, %B946.if ]
  %scevgep52 = getelementptr i8, ptr %4, i64 %lsr.iv47
  %scevgep53 = getelementptr i8, ptr %scevgep52, i64 -8
  %.1096 = load double, ptr %scevgep53, align 8
  %scevgep49 = getelementptr i8, ptr %5, i64 %lsr.iv47
  %scevgep50 = getelementptr i8, ptr %scevgep49, i64 -8
  %.1101 = load i64, ptr %scevgep50, align 8
  %.1105 = getelementptr double, ptr %3, i64 %.1101
  %.1106 = load double, ptr %.1105, align 8
  %.1107 = fmul double %.1096, %.1106
  %.1108 = fsub double %.1091455, %.1107
  store double %.1108, ptr %sunkaddr43, align 8
  %.1096.1 = load double, ptr %scevgep52, align 8
  %.1101.1 = load i64, ptr %scevgep49, align 8
  %.1105.1 = getelementptr double, ptr %3, i64 %.1101.1
  %.1106.1 = load double, ptr %.1105.1, align 8
  %.1107.1 = fmul double %.1096.1, %.1106.1
  %.1108.1 = fsub double %.1108, %.1107.1
  store double %.1108.1, ptr %sunkaddr43, align 8
  %lsr.iv.next46 = add i64 %lsr.iv45, -2
  %lsr.iv.next48 = add i64 %lsr.iv47, 16
  %.1048.1 = icmp sgt i64 %lsr.iv.next46, 2
  br i1 %.1048.1, label %B946.if, label %B868.loopexit

B1082.if:                                         ; preds = %B1082.if, %B1082.if.preheader.new
  %.1210470472 = phi i64 [ 0, %B1082.if.preheader.new ], [ %.1217.3, %B1082.if ]
  %23 = shl i64 %.1210470472, 3
  %scevgep35 = getelementptr i8, ptr %scevgep29, i64 %23
  %scevgep36 = getelementptr i8, ptr %scevgep35, i64 -24
  %.1246 = load double, ptr %scevgep36, align 8
  %scevgep43 = getelementptr i8, ptr %scevgep37, i64 %23
  %scevgep44 = getelementptr i8, ptr %scevgep43, i64 -24
  %.1251 = load double, ptr %scevgep44, align 8
  %.1252 = fmul double %.1246, %.1251
  store double %.1252, ptr %scevgep36, align 8
  %scevgep17 = getelementptr i8, ptr %scevgep35, i64 -16
  %.1246.1 = load double, ptr %scevgep17, align 8
  %scevgep8 = getelementptr i8, ptr %scevgep43, i64 -16
  %.1251.1 = load double, ptr %scevgep8, align 8
  %.1252.1 = fmul double %.1246.1, %.1251.1
  store double %.1252.1, ptr %scevgep17, align 8
  %scevgep13 = getelementptr i8, ptr %scevgep35, i64 -8
  %.1246.2 = load double, ptr %scevgep13, align 8
  %scevgep5 = getelementptr i8, ptr %scevgep43, i64 -8
  %.1251.2 = load double, ptr %scevgep5, align 8
  %.1252.2 = fmul double %.1246.2, %.1251.2
  store double %.1252.2, ptr %scevgep13, align 8
  %.1217.3 = add nuw nsw i64 %.1210470472, 4
  %.1246.3 = load double, ptr %scevgep35, align 8
  %.1251.3 = load double, ptr %scevgep43, align 8
  %.1252.3 = fmul double %.1246.3, %.1251.3
  store double %.1252.3, ptr %scevgep35, align 8
  %niter13.ncmp.3 = icmp eq i64 %unroll_iter12, %.1217.3
  br i1 %niter13.ncmp.3, label %B1144.loopexit.unr-lcssa, label %B1082.if

B1184.if:                                         ; preds = %B1370, %B1184.if.preheader
  %.1341483491 = phi i64 [ %.1351, %B1370 ], [ %..38413, %B1184.if.preheader ]
  %.1348484490.in = phi i64 [ %.1348484490, %B1370 ], [ %.38, %B1184.if.preheader ]
  %.1348484490 = add i64 %.1348484490.in, -1
  %.1351 = add nsw i64 %.1341483491, -1
  %.1387 = getelementptr double, ptr %3, i64 %.1348484490
  %.1388 = load double, ptr %.1387, align 8
  %gep4 = getelementptr i64, ptr %invariant.gep3, i64 %.1348484490
  %.1397 = load i64, ptr %gep4, align 8
  %.1403 = getelementptr i8, ptr %gep4, i64 8
  %.1404 = load i64, ptr %.1403, align 8
  %.1441 = sub i64 %.1404, %.1397
  %.1484478.not = icmp slt i64 %.1441, 1
  br i1 %.1484478.not, label %B1370, label %B1284.if.preheader

B1284.if.preheader:                               ; preds = %B1184.if
  %.neg16 = add i64 %.1397, 1
  %xtraiter14 = and i64 %.1441, 1
  %lcmp.mod15.not = icmp eq i64 %xtraiter14, 0
  br i1 %lcmp.mod15.not, label %B1284.if.prol.loopexit, label %B1284.if.prol

B1284.if.prol:                                    ; preds = %B1284.if.preheader
  %.1493.prol = add nsw i64 %.1441, -1
  %.1525.prol = getelementptr i64, ptr %5, i64 %.1397
  %.1526.prol = load i64, ptr %.1525.prol, align 8
  %.1530.prol = getelementptr double, ptr %3, i64 %.1526.prol
  %.1531.prol = load double, ptr %.1530.prol, align 8
  %.1535.prol = getelementptr double, ptr %4, i64 %.1397
  %.1536.prol = load double, ptr %.1535.prol, align 8
  %.1538.prol = fmul double %.1388, %.1536.prol
  %.1539.prol = fsub double %.1531.prol, %.1538.prol
  store double %.1539.prol, ptr %.1530.prol, align 8
  br label %B1284.if.prol.loopexit

B1284.if.prol.loopexit:                           ; preds = %B1284.if.prol, %B1284.if.preheader
  %.1483476480.unr = phi i64 [ %.1441, %B1284.if.preheader ], [ %.1493.prol, %B1284.if.prol ]
  %.1490477479.unr = phi i64 [ %.1397, %B1284.if.preheader ], [ %.neg16, %B1284.if.prol ]
  %24 = icmp eq i64 %.1404, %.neg16
  br i1 %24, label %B1370, label %B1284.if.preheader17

B1284.if.preheader17:                             ; preds = %B1284.if.prol.loopexit
  %25 = add nuw i64 %.1483476480.unr, 2
  %26 = shl i64 %.1490477479.unr, 3
  %27 = add i64 %26, 8
  br label %B1284.if

B1284.if:                                         ; preds = %B1284.if, %B1284.if.preheader17
  %lsr.iv18 = phi i64 [ %27, %B1284.if.preheader17 ], [ %lsr.iv.next19, %B1284.if ]
  %lsr.iv = phi i64 [ %25, %B1284.if.preheader17 ], [ %lsr.iv.next, %B1284.if ]
  %scevgep22 = getelementptr i8, ptr %5, i64 %lsr.iv18
  %scevgep23 = getelementptr i8, ptr %scevgep22, i64 -8
  %.1526 = load i64, ptr %scevgep23, align 8
  %.1530 = getelementptr double, ptr %3, i64 %.1526
  %.1531 = load double, ptr %.1530, align 8
  %scevgep = getelementptr i8, ptr %4, i64 %lsr.iv18
  %scevgep20 = getelementptr i8, ptr %scevgep, i64 -8
  %.1536 = load double, ptr %scevgep20, align 8
  %.1538 = fmul double %.1388, %.1536
  %.1539 = fsub double %.1531, %.1538
  store double %.1539, ptr %.1530, align 8
  %.1526.1 = load i64, ptr %scevgep22, align 8
  %.1530.1 = getelementptr double, ptr %3, i64 %.1526.1
  %.1531.1 = load double, ptr %.1530.1, align 8
  %.1536.1 = load double, ptr %scevgep, align 8
  %.1538.1 = fmul double %.1388, %.1536.1
  %.1539.1 = fsub double %.1531.1, %.1538.1
  store double %.1539.1, ptr %.1530.1, align 8
  %lsr.iv.next = add i64 %lsr.iv, -2
  %lsr.iv.next19 = add i64 %lsr.iv18, 16
  %.1484.1 = icmp sgt i64 %lsr.iv.next, 2
  br i1 %.1484.1, label %B1284.if, label %B1370
}

define internal fastcc void @part10(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.problem.4, ptr readonly captures(none) %arg.problem.6, ptr captures(none) %arg.problem.7, ptr readonly captures(none) %arg.P, ptr readonly captures(none) %arg.a, ptr readonly captures(none) %arg.Q) unnamed_addr #1 {
entry:
  %.36 = load i64, ptr %arg.problem.4, align 8
  %.41 = getelementptr i8, ptr %arg.problem.4, i64 8
  %.42 = load i64, ptr %.41, align 8
  %.43 = add i64 %.42, %.36
  %.45 = getelementptr i8, ptr %arg.problem.4, i64 16
  %.46 = load i64, ptr %.45, align 8
  %.138208.not = icmp slt i64 %.36, 1
  br i1 %.138208.not, label %B216, label %B182.if.lr.ph

B182.if.lr.ph:                                    ; preds = %entry
  %xtraiter = and i64 %.36, 3
  %0 = icmp ult i64 %.36, 4
  br i1 %0, label %B182.if.epil.preheader, label %B182.if.lr.ph.new

B182.if.lr.ph.new:                                ; preds = %B182.if.lr.ph
  %1 = shl i64 %.43, 3
  %2 = getelementptr i8, ptr %arg.problem.7, i64 %1
  %3 = add nsw i64 %.36, -4
  %4 = lshr i64 %3, 2
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %B182.if.epil.preheader1, label %B182.if.lr.ph.new.new

B182.if.lr.ph.new.new:                            ; preds = %B182.if.lr.ph.new
  %6 = add nuw nsw i64 %4, 1
  %scevgep69 = getelementptr i8, ptr %2, i64 56
  %7 = lshr i64 %6, 1
  %8 = mul nsw i64 %7, -2
  br label %B182.if

B216.loopexit.unr-lcssa.unr-lcssa:                ; preds = %B182.if
  %9 = and i64 %3, 4
  %lcmp.mod.not12.not = icmp eq i64 %9, 0
  br i1 %lcmp.mod.not12.not, label %B182.if.epil.preheader1, label %B216.loopexit.unr-lcssa

B182.if.epil.preheader1:                          ; preds = %B216.loopexit.unr-lcssa.unr-lcssa, %B182.if.lr.ph.new
  %.144207209.epil.init7 = phi i64 [ 0, %B182.if.lr.ph.new ], [ %.151.3.1, %B216.loopexit.unr-lcssa.unr-lcssa ]
  %10 = shl i64 %.144207209.epil.init7, 3
  %sunkaddr89.epil = getelementptr i8, ptr %arg.Q, i64 %10
  %.178.epil5 = load double, ptr %sunkaddr89.epil, align 8
  %sunkaddr80 = getelementptr i8, ptr %2, i64 %10
  store double %.178.epil5, ptr %sunkaddr80, align 8
  %sunkaddr92.epil = getelementptr i8, ptr %sunkaddr89.epil, i64 8
  %.178.1.epil = load double, ptr %sunkaddr92.epil, align 8
  %sunkaddr83 = getelementptr i8, ptr %sunkaddr80, i64 8
  store double %.178.1.epil, ptr %sunkaddr83, align 8
  %sunkaddr95.epil = getelementptr i8, ptr %sunkaddr89.epil, i64 16
  %.178.2.epil = load double, ptr %sunkaddr95.epil, align 8
  %sunkaddr88 = getelementptr i8, ptr %sunkaddr80, i64 16
  store double %.178.2.epil, ptr %sunkaddr88, align 8
  %.151.3.epil = add nuw nsw i64 %.144207209.epil.init7, 4
  %sunkaddr98.epil = getelementptr i8, ptr %sunkaddr89.epil, i64 24
  %.178.3.epil = load double, ptr %sunkaddr98.epil, align 8
  %sunkaddr91 = getelementptr i8, ptr %sunkaddr80, i64 24
  store double %.178.3.epil, ptr %sunkaddr91, align 8
  br label %B216.loopexit.unr-lcssa

B216.loopexit.unr-lcssa:                          ; preds = %B182.if.epil.preheader1, %B216.loopexit.unr-lcssa.unr-lcssa
  %.151.3.lcssa = phi i64 [ %.151.3.epil, %B182.if.epil.preheader1 ], [ %.151.3.1, %B216.loopexit.unr-lcssa.unr-lcssa ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B216, label %B182.if.epil.preheader

B182.if.epil.preheader:                           ; preds = %B216.loopexit.unr-lcssa, %B182.if.lr.ph
  %.144207209.epil.init = phi i64 [ 0, %B182.if.lr.ph ], [ %.151.3.lcssa, %B216.loopexit.unr-lcssa ]
  %11 = shl i64 %.144207209.epil.init, 3
  %12 = add i64 %.144207209.epil.init, %.43
  %13 = shl i64 %12, 3
  %scevgep65 = getelementptr i8, ptr %arg.problem.7, i64 %13
  %scevgep67 = getelementptr i8, ptr %arg.Q, i64 %11
  br label %B182.if.epil

B182.if.epil:                                     ; preds = %B182.if.epil, %B182.if.epil.preheader
  %epil.iter = phi i64 [ 0, %B182.if.epil.preheader ], [ %epil.iter.next, %B182.if.epil ]
  %14 = shl i64 %epil.iter, 3
  %scevgep40 = getelementptr i8, ptr %scevgep67, i64 %14
  %.178.epil = load double, ptr %scevgep40, align 8
  %scevgep39 = getelementptr i8, ptr %scevgep65, i64 %14
  store double %.178.epil, ptr %scevgep39, align 8
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B216, label %B182.if.epil, !llvm.loop !64

B216:                                             ; preds = %B182.if.epil, %B216.loopexit.unr-lcssa, %entry
  %.269214.not = icmp slt i64 %.46, 1
  br i1 %.269214.not, label %B488, label %B246.if.lr.ph

B246.if.lr.ph:                                    ; preds = %B216
  %15 = getelementptr double, ptr %arg.problem.7, i64 %.43
  %sunkaddr108 = getelementptr i8, ptr %arg.problem.4, i64 104
  %sunkaddr109 = getelementptr i8, ptr %arg.problem.4, i64 112
  br label %B246.if

B418:                                             ; preds = %B246.if
  %.361 = getelementptr double, ptr %15, i64 %.325
  %.362 = load double, ptr %.361, align 8
  %.366 = load double, ptr %scevgep64, align 8
  %.371 = getelementptr double, ptr %arg.a, i64 %.317
  %.372 = load double, ptr %.371, align 8
  %.375 = fmul double %.366, %.372
  %.376 = fsub double %.362, %.375
  store double %.376, ptr %.361, align 8
  br label %B486

B486:                                             ; preds = %B246.if, %B418
  %scevgep61 = getelementptr i8, ptr %lsr.iv60, i64 8
  %exitcond240.not = icmp eq i64 %.46, %.282
  br i1 %exitcond240.not, label %B488, label %B246.if

B488:                                             ; preds = %B486, %B216
  %.431 = icmp sgt i64 %.42, 0
  br i1 %.431, label %B520.if.preheader, label %B550

B520.if.preheader:                                ; preds = %B488
  %xtraiter2 = and i64 %.42, 3
  %lcmp.mod3.not = icmp eq i64 %xtraiter2, 0
  br i1 %lcmp.mod3.not, label %B520.if.prol.loopexit, label %B520.if.prol.preheader

B520.if.prol.preheader:                           ; preds = %B520.if.preheader
  %16 = shl i64 %.36, 3
  %scevgep56 = getelementptr i8, ptr %arg.problem.7, i64 %16
  %scevgep58 = getelementptr i8, ptr %arg.Q, i64 %16
  br label %B520.if.prol

B520.if.prol:                                     ; preds = %B520.if.prol, %B520.if.prol.preheader
  %prol.iter = phi i64 [ %prol.iter.next, %B520.if.prol ], [ 0, %B520.if.prol.preheader ]
  %17 = shl nuw nsw i64 %prol.iter, 3
  %scevgep13 = getelementptr i8, ptr %scevgep58, i64 %17
  %.513.prol = load double, ptr %scevgep13, align 8
  %.514.prol = fneg double %.513.prol
  %scevgep12 = getelementptr i8, ptr %scevgep56, i64 %17
  store double %.514.prol, ptr %scevgep12, align 8
  %prol.iter.next = add nuw nsw i64 %prol.iter, 1
  %prol.iter.cmp.not = icmp eq i64 %xtraiter2, %prol.iter.next
  br i1 %prol.iter.cmp.not, label %B520.if.prol.loopexit.loopexit, label %B520.if.prol, !llvm.loop !65

B520.if.prol.loopexit.loopexit:                   ; preds = %B520.if.prol
  %18 = sub nsw i64 %.42, %prol.iter.next
  %19 = add i64 %prol.iter.next, %.36
  br label %B520.if.prol.loopexit

B520.if.prol.loopexit:                            ; preds = %B520.if.prol.loopexit.loopexit, %B520.if.preheader
  %.472219223.unr = phi i64 [ %.42, %B520.if.preheader ], [ %18, %B520.if.prol.loopexit.loopexit ]
  %.479220222.unr = phi i64 [ %.36, %B520.if.preheader ], [ %19, %B520.if.prol.loopexit.loopexit ]
  %20 = icmp ult i64 %.42, 4
  br i1 %20, label %B550, label %B520.if.preheader14

B520.if.preheader14:                              ; preds = %B520.if.prol.loopexit
  %21 = add i64 %.472219223.unr, 4
  %22 = shl i64 %.479220222.unr, 3
  %23 = add i64 %22, 24
  br label %B520.if

B550:                                             ; preds = %B520.if, %B520.if.prol.loopexit, %B488
  %.526 = getelementptr i8, ptr %arg.problem.4, i64 24
  %.527 = load i64, ptr %.526, align 8
  %.607228.not = icmp slt i64 %.527, 1
  br i1 %.607228.not, label %B762, label %B602.if.lr.ph

B602.if.lr.ph:                                    ; preds = %B550
  %24 = getelementptr double, ptr %arg.problem.7, i64 %.36
  %25 = getelementptr double, ptr %arg.problem.6, i64 %.46
  %26 = icmp eq i64 %.527, 1
  br i1 %26, label %B602.if.epil.preheader, label %B602.if.lr.ph.new

B602.if.lr.ph.new:                                ; preds = %B602.if.lr.ph
  %27 = shl i64 %.46, 3
  %28 = getelementptr i8, ptr %arg.problem.6, i64 %27
  %scevgep27 = getelementptr i8, ptr %28, i64 8
  %29 = and i64 %.527, 9223372036854775806
  %sunkaddr110 = getelementptr i8, ptr %arg.problem.4, i64 120
  %sunkaddr111 = getelementptr i8, ptr %arg.problem.4, i64 128
  br label %B602.if

B762.loopexit.unr-lcssa:                          ; preds = %B602.if
  %30 = and i64 %.527, 1
  %lcmp.mod6.not = icmp eq i64 %30, 0
  br i1 %lcmp.mod6.not, label %B762, label %B602.if.epil.preheader

B602.if.epil.preheader:                           ; preds = %B762.loopexit.unr-lcssa, %B602.if.lr.ph
  %.613227229.epil.init = phi i64 [ 0, %B602.if.lr.ph ], [ %29, %B762.loopexit.unr-lcssa ]
  %sunkaddr86 = getelementptr i8, ptr %arg.problem.4, i64 120
  %.647.epil = load i64, ptr %sunkaddr86, align 8
  %31 = getelementptr i64, ptr %arg.problem.4, i64 %.647.epil
  %.650.epil = getelementptr i64, ptr %31, i64 %.613227229.epil.init
  %.651.epil = load i64, ptr %.650.epil, align 8
  %.655.epil = getelementptr double, ptr %24, i64 %.651.epil
  %.656.epil = load double, ptr %.655.epil, align 8
  %.660.epil = getelementptr double, ptr %25, i64 %.613227229.epil.init
  %.661.epil = load double, ptr %.660.epil, align 8
  %sunkaddr87 = getelementptr i8, ptr %arg.problem.4, i64 128
  %.664.epil = load i64, ptr %sunkaddr87, align 8
  %32 = getelementptr i64, ptr %arg.problem.4, i64 %.664.epil
  %.667.epil = getelementptr i64, ptr %32, i64 %.613227229.epil.init
  %.668.epil = load i64, ptr %.667.epil, align 8
  %.670.epil = getelementptr double, ptr %arg.a, i64 %.668.epil
  %.671.epil = load double, ptr %.670.epil, align 8
  %.672.epil = fmul double %.661.epil, %.671.epil
  %.673.epil = fadd double %.656.epil, %.672.epil
  store double %.673.epil, ptr %.655.epil, align 8
  br label %B762

B762:                                             ; preds = %B602.if.epil.preheader, %B762.loopexit.unr-lcssa, %B550
  %.773235.not = icmp slt i64 %.42, 1
  br i1 %.773235.not, label %B850, label %B794.if.preheader

B794.if.preheader:                                ; preds = %B762
  %xtraiter10 = and i64 %.42, 1
  %lcmp.mod11.not = icmp eq i64 %xtraiter10, 0
  br i1 %lcmp.mod11.not, label %B794.if.prol.loopexit, label %B794.if.prol

B794.if.prol:                                     ; preds = %B794.if.preheader
  %.782.prol = add nsw i64 %.42, -1
  %.786.prol = add i64 %.36, 1
  %.812.prol = getelementptr double, ptr %arg.problem.7, i64 %.36
  %.813.prol = load double, ptr %.812.prol, align 8
  %.818.prol = load double, ptr %arg.P, align 8
  %.819.prol = fmul double %.813.prol, %.818.prol
  store double %.819.prol, ptr %.812.prol, align 8
  br label %B794.if.prol.loopexit

B794.if.prol.loopexit:                            ; preds = %B794.if.prol, %B794.if.preheader
  %.772233237.unr = phi i64 [ %.42, %B794.if.preheader ], [ %.782.prol, %B794.if.prol ]
  %.779234236.unr = phi i64 [ %.36, %B794.if.preheader ], [ %.786.prol, %B794.if.prol ]
  %33 = icmp eq i64 %.42, 1
  br i1 %33, label %B850, label %B794.if.preheader13

B794.if.preheader13:                              ; preds = %B794.if.prol.loopexit
  %34 = add nuw i64 %.772233237.unr, 2
  %35 = mul i64 %.36, -8
  %scevgep = getelementptr i8, ptr %arg.P, i64 %35
  %36 = shl i64 %.779234236.unr, 3
  %37 = add i64 %36, 8
  br label %B794.if

B850:                                             ; preds = %B794.if, %B794.if.prol.loopexit, %B762
  store ptr null, ptr %retptr, align 8
  ret void

B182.if:                                          ; preds = %B182.if, %B182.if.lr.ph.new.new
  %lsr.iv14 = phi i64 [ %lsr.iv.next15, %B182.if ], [ %8, %B182.if.lr.ph.new.new ]
  %.144207209 = phi i64 [ %.151.3.1, %B182.if ], [ 0, %B182.if.lr.ph.new.new ]
  %38 = shl i64 %.144207209, 3
  %sunkaddr81 = getelementptr i8, ptr %arg.Q, i64 %38
  %.178 = load double, ptr %sunkaddr81, align 8
  %scevgep76 = getelementptr i8, ptr %scevgep69, i64 %38
  %scevgep77 = getelementptr i8, ptr %scevgep76, i64 -32
  %scevgep72 = getelementptr i8, ptr %scevgep76, i64 -56
  store double %.178, ptr %scevgep72, align 8
  %sunkaddr85 = getelementptr i8, ptr %sunkaddr81, i64 8
  %.178.1 = load double, ptr %sunkaddr85, align 8
  %scevgep70 = getelementptr i8, ptr %scevgep76, i64 -48
  store double %.178.1, ptr %scevgep70, align 8
  %sunkaddr92 = getelementptr i8, ptr %sunkaddr81, i64 16
  %.178.2 = load double, ptr %sunkaddr92, align 8
  %scevgep66 = getelementptr i8, ptr %scevgep76, i64 -40
  store double %.178.2, ptr %scevgep66, align 8
  %sunkaddr95 = getelementptr i8, ptr %sunkaddr81, i64 24
  %.178.3 = load double, ptr %sunkaddr95, align 8
  store double %.178.3, ptr %scevgep77, align 8
  %sunkaddr98 = getelementptr i8, ptr %sunkaddr81, i64 32
  %.178.111 = load double, ptr %sunkaddr98, align 8
  %scevgep59 = getelementptr i8, ptr %scevgep76, i64 -24
  store double %.178.111, ptr %scevgep59, align 8
  %sunkaddr101 = getelementptr i8, ptr %sunkaddr81, i64 40
  %.178.1.1 = load double, ptr %sunkaddr101, align 8
  %scevgep55 = getelementptr i8, ptr %scevgep76, i64 -16
  store double %.178.1.1, ptr %scevgep55, align 8
  %sunkaddr104 = getelementptr i8, ptr %sunkaddr81, i64 48
  %.178.2.1 = load double, ptr %sunkaddr104, align 8
  %scevgep51 = getelementptr i8, ptr %scevgep76, i64 -8
  store double %.178.2.1, ptr %scevgep51, align 8
  %.151.3.1 = add i64 %.144207209, 8
  %sunkaddr105 = shl i64 %.151.3.1, 3
  %sunkaddr106 = getelementptr i8, ptr %arg.Q, i64 %sunkaddr105
  %sunkaddr107 = getelementptr i8, ptr %sunkaddr106, i64 -8
  %.178.3.1 = load double, ptr %sunkaddr107, align 8
  store double %.178.3.1, ptr %scevgep76, align 8
  %lsr.iv.next15 = add i64 %lsr.iv14, 2
  %niter.ncmp.1 = icmp eq i64 %lsr.iv.next15, 0
  br i1 %niter.ncmp.1, label %B216.loopexit.unr-lcssa.unr-lcssa, label %B182.if

B246.if:                                          ; preds = %B486, %B246.if.lr.ph
  %lsr.iv60 = phi ptr [ %arg.problem.4, %B246.if.lr.ph ], [ %scevgep61, %B486 ]
  %.275213215 = phi i64 [ 0, %B246.if.lr.ph ], [ %.282, %B486 ]
  %.282 = add nuw nsw i64 %.275213215, 1
  %.312 = load i64, ptr %sunkaddr108, align 8
  %39 = shl i64 %.312, 3
  %scevgep63 = getelementptr i8, ptr %lsr.iv60, i64 %39
  %.317 = load i64, ptr %scevgep63, align 8
  %.320 = load i64, ptr %sunkaddr109, align 8
  %40 = shl i64 %.320, 3
  %scevgep62 = getelementptr i8, ptr %lsr.iv60, i64 %40
  %.325 = load i64, ptr %scevgep62, align 8
  %.336 = getelementptr double, ptr %15, i64 %.317
  %.337 = load double, ptr %.336, align 8
  %41 = shl i64 %.275213215, 3
  %scevgep64 = getelementptr i8, ptr %arg.problem.6, i64 %41
  %.341 = load double, ptr %scevgep64, align 8
  %.344 = getelementptr double, ptr %arg.a, i64 %.325
  %.345 = load double, ptr %.344, align 8
  %.346 = fmul double %.341, %.345
  %.347 = fsub double %.337, %.346
  store double %.347, ptr %.336, align 8
  %.353.not = icmp eq i64 %.317, %.325
  br i1 %.353.not, label %B486, label %B418

B520.if:                                          ; preds = %B520.if, %B520.if.preheader14
  %lsr.iv40 = phi i64 [ %23, %B520.if.preheader14 ], [ %lsr.iv.next41, %B520.if ]
  %lsr.iv38 = phi i64 [ %21, %B520.if.preheader14 ], [ %lsr.iv.next39, %B520.if ]
  %scevgep52 = getelementptr i8, ptr %arg.Q, i64 %lsr.iv40
  %scevgep53 = getelementptr i8, ptr %scevgep52, i64 -24
  %.513 = load double, ptr %scevgep53, align 8
  %.514 = fneg double %.513
  %scevgep45 = getelementptr i8, ptr %arg.problem.7, i64 %lsr.iv40
  %scevgep46 = getelementptr i8, ptr %scevgep45, i64 -24
  store double %.514, ptr %scevgep46, align 8
  %scevgep11 = getelementptr i8, ptr %scevgep52, i64 -16
  %.513.1 = load double, ptr %scevgep11, align 8
  %.514.1 = fneg double %.513.1
  %scevgep6 = getelementptr i8, ptr %scevgep45, i64 -16
  store double %.514.1, ptr %scevgep6, align 8
  %scevgep9 = getelementptr i8, ptr %scevgep52, i64 -8
  %.513.2 = load double, ptr %scevgep9, align 8
  %.514.2 = fneg double %.513.2
  %scevgep4 = getelementptr i8, ptr %scevgep45, i64 -8
  store double %.514.2, ptr %scevgep4, align 8
  %.513.3 = load double, ptr %scevgep52, align 8
  %.514.3 = fneg double %.513.3
  store double %.514.3, ptr %scevgep45, align 8
  %lsr.iv.next39 = add i64 %lsr.iv38, -4
  %lsr.iv.next41 = add i64 %lsr.iv40, 32
  %.473.3 = icmp sgt i64 %lsr.iv.next39, 4
  br i1 %.473.3, label %B520.if, label %B550

B602.if:                                          ; preds = %B602.if, %B602.if.lr.ph.new
  %lsr.iv1 = phi i64 [ %lsr.iv.next2, %B602.if ], [ %29, %B602.if.lr.ph.new ]
  %lsr.iv28 = phi ptr [ %scevgep29, %B602.if ], [ %scevgep27, %B602.if.lr.ph.new ]
  %lsr.iv24 = phi ptr [ %scevgep25, %B602.if ], [ %.41, %B602.if.lr.ph.new ]
  %.647 = load i64, ptr %sunkaddr110, align 8
  %42 = shl i64 %.647, 3
  %scevgep36 = getelementptr i8, ptr %lsr.iv24, i64 %42
  %scevgep37 = getelementptr i8, ptr %scevgep36, i64 -8
  %.651 = load i64, ptr %scevgep37, align 8
  %.655 = getelementptr double, ptr %24, i64 %.651
  %.656 = load double, ptr %.655, align 8
  %scevgep30 = getelementptr i8, ptr %lsr.iv28, i64 -8
  %.661 = load double, ptr %scevgep30, align 8
  %.664 = load i64, ptr %sunkaddr111, align 8
  %43 = shl i64 %.664, 3
  %scevgep34 = getelementptr i8, ptr %lsr.iv24, i64 %43
  %scevgep35 = getelementptr i8, ptr %scevgep34, i64 -8
  %.668 = load i64, ptr %scevgep35, align 8
  %.670 = getelementptr double, ptr %arg.a, i64 %.668
  %.671 = load double, ptr %.670, align 8
  %.672 = fmul double %.661, %.671
  %.673 = fadd double %.656, %.672
  store double %.673, ptr %.655, align 8
  %.647.1 = load i64, ptr %sunkaddr110, align 8
  %44 = shl i64 %.647.1, 3
  %scevgep26 = getelementptr i8, ptr %lsr.iv24, i64 %44
  %.651.1 = load i64, ptr %scevgep26, align 8
  %.655.1 = getelementptr double, ptr %24, i64 %.651.1
  %.656.1 = load double, ptr %.655.1, align 8
  %.661.1 = load double, ptr %lsr.iv28, align 8
  %.664.1 = load i64, ptr %sunkaddr111, align 8
  %45 = shl i64 %.664.1, 3
  %scevgep31 = getelementptr i8, ptr %lsr.iv24, i64 %45
  %.668.1 = load i64, ptr %scevgep31, align 8
  %.670.1 = getelementptr double, ptr %arg.a, i64 %.668.1
  %.671.1 = load double, ptr %.670.1, align 8
  %.672.1 = fmul double %.661.1, %.671.1
  %.673.1 = fadd double %.656.1, %.672.1
  store double %.673.1, ptr %.655.1, align 8
  %scevgep25 = getelementptr i8, ptr %lsr.iv24, i64 16
  %scevgep29 = getelementptr i8, ptr %lsr.iv28, i64 16
  %lsr.iv.next2 = add i64 %lsr.iv1, -2
  %niter9.ncmp.1 = icmp eq i64 %lsr.iv.next2, 0
  br i1 %niter9.ncmp.1, label %B762.loopexit.unr-lcssa, label %B602.if

B794.if:                                          ; preds = %B794.if, %B794.if.preheader13
  %lsr.iv15 = phi i64 [ %37, %B794.if.preheader13 ], [ %lsr.iv.next16, %B794.if ]
  %lsr.iv = phi i64 [ %34, %B794.if.preheader13 ], [ %lsr.iv.next, %B794.if ]
  %scevgep20 = getelementptr i8, ptr %arg.problem.7, i64 %lsr.iv15
  %scevgep21 = getelementptr i8, ptr %scevgep20, i64 -8
  %.813 = load double, ptr %scevgep21, align 8
  %scevgep17 = getelementptr i8, ptr %scevgep, i64 %lsr.iv15
  %scevgep18 = getelementptr i8, ptr %scevgep17, i64 -8
  %.818 = load double, ptr %scevgep18, align 8
  %.819 = fmul double %.813, %.818
  store double %.819, ptr %scevgep21, align 8
  %.813.1 = load double, ptr %scevgep20, align 8
  %.818.1 = load double, ptr %scevgep17, align 8
  %.819.1 = fmul double %.813.1, %.818.1
  store double %.819.1, ptr %scevgep20, align 8
  %lsr.iv.next = add i64 %lsr.iv, -2
  %lsr.iv.next16 = add i64 %lsr.iv15, 16
  %.773.1 = icmp sgt i64 %lsr.iv.next, 2
  br i1 %.773.1, label %B794.if, label %B850
}

define internal fastcc void @part0(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.problem.4, ptr readonly captures(none) %arg.problem.5, ptr readonly captures(none) %arg.problem.6, ptr captures(none) %arg.problem.7, i64 %arg.pattern) unnamed_addr #1 {
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
  %.22.i.i = load i64, ptr %.21.i.i, align 8, !noalias !66
  %.26.i.i = getelementptr double, ptr %arg.problem.5, i64 %.22.i.i
  %.28.i.i = getelementptr i8, ptr %.26.i.i, i64 8
  %.67.i = getelementptr i8, ptr %arg.problem.4, i64 56
  %.68.i = load i64, ptr %.67.i, align 8, !noalias !71
  %.69.i = icmp sgt i64 %.68.i, 0
  br i1 %.69.i, label %B96.i, label %B0.endif

B96.i:                                            ; preds = %entry
  %.80.i = getelementptr i8, ptr %arg.problem.4, i64 16
  %.81.i = load i64, ptr %.80.i, align 8, !noalias !71
  %.16476.not.i = icmp slt i64 %.81.i, 1
  br i1 %.16476.not.i, label %B0.endif, label %B148.if.lr.ph.i

B148.if.lr.ph.i:                                  ; preds = %B96.i
  %.212.i = getelementptr i8, ptr %arg.problem.4, i64 104
  %.213.i = load i64, ptr %.212.i, align 8, !noalias !71
  %1 = getelementptr i64, ptr %arg.problem.4, i64 %.213.i
  %.223.i = getelementptr i8, ptr %arg.problem.4, i64 112
  %.224.i = load i64, ptr %.223.i, align 8, !noalias !71
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
  %.237.i = load double, ptr %sunkaddr22, align 8, !noalias !71
  %.242.i = getelementptr double, ptr %.28.i.i, i64 %.218.i
  %.243.i = load double, ptr %.242.i, align 8, !noalias !71
  %.244.i = fmul double %.237.i, %.243.i
  %.251.i = fmul double %.243.i, %.244.i
  %.253.i = fadd double %trace.2.079.i, %.251.i
  br label %B316.i

B316.i:                                           ; preds = %B148.if.i, %B248.i
  %trace.3.1.i = phi double [ %.253.i, %B248.i ], [ %trace.2.079.i, %B148.if.i ]
  %.177.1.i = add nuw i64 %.1707577.i, 2
  %.218.1.i = load i64, ptr %scevgep8.i, align 8, !noalias !71
  %.229.1.i = load i64, ptr %scevgep12.i, align 8, !noalias !71
  %.231.1.i = icmp eq i64 %.218.1.i, %.229.1.i
  br i1 %.231.1.i, label %B248.1.i, label %B316.1.i

B248.1.i:                                         ; preds = %B316.i
  %sunkaddr37 = getelementptr i8, ptr %arg.problem.6, i64 %10
  %sunkaddr38 = getelementptr i8, ptr %sunkaddr37, i64 8
  %.237.1.i = load double, ptr %sunkaddr38, align 8, !noalias !71
  %.242.1.i = getelementptr double, ptr %.28.i.i, i64 %.218.1.i
  %.243.1.i = load double, ptr %.242.1.i, align 8, !noalias !71
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
  %.218.epil.i = load i64, ptr %.217.epil.i, align 8, !noalias !71
  %.228.epil.i = getelementptr i64, ptr %2, i64 %.1707577.epil.init.i
  %.229.epil.i = load i64, ptr %.228.epil.i, align 8, !noalias !71
  %.231.epil.i = icmp eq i64 %.218.epil.i, %.229.epil.i
  br i1 %.231.epil.i, label %B248.epil.i, label %B318.loopexit.loopexit.i

B248.epil.i:                                      ; preds = %B148.if.epil.preheader.i
  %.236.epil.i = getelementptr double, ptr %arg.problem.6, i64 %.1707577.epil.init.i
  %.237.epil.i = load double, ptr %.236.epil.i, align 8, !noalias !71
  %.242.epil.i = getelementptr double, ptr %.28.i.i, i64 %.218.epil.i
  %.243.epil.i = load double, ptr %.242.epil.i, align 8, !noalias !71
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
  %.218.i = load i64, ptr %scevgep9.i, align 8, !noalias !71
  %scevgep12.i = getelementptr i8, ptr %scevgep10.i, i64 %10
  %scevgep13.i = getelementptr i8, ptr %scevgep12.i, i64 -8
  %.229.i = load i64, ptr %scevgep13.i, align 8, !noalias !71
  %.231.i = icmp eq i64 %.218.i, %.229.i
  br i1 %.231.i, label %B248.i, label %B316.i

B508:                                             ; preds = %B0.endif
  %.27.i = load double, ptr %.26.i.i, align 8, !noalias !72
  %.5.i = fcmp ugt double %.27.i, 0x3EB0C6F7A0B5ED8D
  br i1 %.5.i, label %common.ret, label %B542

common.ret:                                       ; preds = %B1330, %B1274, %for.cond.preheader, %B508
  %"$phi1674.0.2.0.sink" = phi i64 [ %"$phi1674.0.2.0", %for.cond.preheader ], [ 0, %B508 ], [ 0, %B1274 ], [ 0, %B1330 ]
  store i64 %"$phi1674.0.2.0.sink", ptr %retptr, align 8
  ret void

B542:                                             ; preds = %B0.endif, %B508
  %.412388.not = icmp slt i64 %.41, 1
  br i1 %.412388.not, label %for.cond.preheader, label %B578.if.lr.ph

B578.if.lr.ph:                                    ; preds = %B542
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
  br label %B578.if

for.cond.preheader.loopexit:                      ; preds = %B1675
  %24 = fmul double %greatest.3.1, 0x3C9CD2B297D889BC
  br label %for.cond.preheader

for.cond.preheader:                               ; preds = %for.cond.preheader.loopexit, %B542
  %rounds.2.0.lcssa = phi i64 [ 1, %B542 ], [ %rounds.3.1, %for.cond.preheader.loopexit ]
  %least.2.0.lcssa = phi double [ 0x7FF0000000000000, %B542 ], [ %least.3.1, %for.cond.preheader.loopexit ]
  %greatest.2.0.lcssa = phi double [ 0.000000e+00, %B542 ], [ %24, %for.cond.preheader.loopexit ]
  %sine.2.0.lcssa = phi double [ 1.000000e+00, %B542 ], [ %sine.3.1, %for.cond.preheader.loopexit ]
  %.1378 = tail call double @sqrt(double %sine.2.0.lcssa)
  %.1386 = getelementptr i8, ptr %arg.problem.4, i64 88
  %.1387 = load i64, ptr %.1386, align 8
  %.1391 = getelementptr double, ptr %arg.problem.7, i64 %.1387
  store double %.1378, ptr %.1391, align 8
  %.1400 = fcmp oge double %least.2.0.lcssa, %greatest.2.0.lcssa
  %"$phi1674.0.2.0" = select i1 %.1400, i64 %rounds.2.0.lcssa, i64 0
  br label %common.ret

B754:                                             ; preds = %B702.if, %B702.if.prol.loopexit, %B578.if
  %.635 = getelementptr i64, ptr %30, i64 %.83
  %.636 = load i64, ptr %.635, align 8
  %.642 = getelementptr i8, ptr %.635, i64 8
  %.643 = load i64, ptr %.642, align 8
  %.680 = sub i64 %.643, %.636
  %.723320.not = icmp slt i64 %.680, 1
  br i1 %.723320.not, label %B972, label %B828.if.preheader

B828.if.preheader:                                ; preds = %B754
  %.neg = add i64 %.636, 1
  %xtraiter22 = and i64 %.680, 1
  %lcmp.mod23.not = icmp eq i64 %xtraiter22, 0
  br i1 %lcmp.mod23.not, label %B828.if.prol.loopexit, label %B828.if.prol

B828.if.prol:                                     ; preds = %B828.if.preheader
  %.732.prol = add nsw i64 %.680, -1
  %.764.prol = getelementptr i64, ptr %15, i64 %.636
  %.765.prol = load i64, ptr %.764.prol, align 8
  %.769.prol = getelementptr double, ptr %16, i64 %.765.prol
  %.770.prol = load double, ptr %.769.prol, align 8
  %.774.prol = getelementptr i64, ptr %17, i64 %.636
  %.775.prol = load i64, ptr %.774.prol, align 8
  %.779.prol = getelementptr double, ptr %14, i64 %.775.prol
  %.780.prol = load double, ptr %.779.prol, align 8
  %.781.prol = fmul double %.770.prol, %.780.prol
  %.785.prol = getelementptr i64, ptr %18, i64 %.636
  %.786.prol = load i64, ptr %.785.prol, align 8
  %.790.prol = getelementptr double, ptr %14, i64 %.786.prol
  %.791.prol = load double, ptr %.790.prol, align 8
  %.792.prol = fsub double %.791.prol, %.781.prol
  store double %.792.prol, ptr %.790.prol, align 8
  br label %B828.if.prol.loopexit

B828.if.prol.loopexit:                            ; preds = %B828.if.prol, %B828.if.preheader
  %.722318322.unr = phi i64 [ %.680, %B828.if.preheader ], [ %.732.prol, %B828.if.prol ]
  %.729319321.unr = phi i64 [ %.636, %B828.if.preheader ], [ %.neg, %B828.if.prol ]
  %25 = icmp eq i64 %.643, %.neg
  br i1 %25, label %B972, label %B828.if.preheader25

B828.if.preheader25:                              ; preds = %B828.if.prol.loopexit
  %26 = add nuw i64 %.722318322.unr, 2
  %27 = shl i64 %.729319321.unr, 3
  %scevgep49 = getelementptr i8, ptr %.33, i64 %27
  br label %B828.if

B972:                                             ; preds = %B828.if, %B828.if.prol.loopexit, %B754
  %.805 = getelementptr i64, ptr %19, i64 %.418342389
  %.806 = load i64, ptr %.805, align 8
  %.808 = getelementptr double, ptr %arg.problem.6, i64 %.806
  %.809 = load double, ptr %.808, align 8
  %.814 = fmul double %.278, %.809
  %.903327.not = icmp slt i64 %.532, 1
  br i1 %.903327.not, label %B1218, label %B1048.if.lr.ph

B1048.if.lr.ph:                                   ; preds = %B972
  %.973 = fneg double %.278
  %28 = add nuw i64 %.532, 1
  %29 = shl i64 %.480, 3
  %scevgep69 = getelementptr i8, ptr %scevgep68, i64 %29
  %scevgep72 = getelementptr i8, ptr %scevgep71, i64 %29
  %scevgep16 = getelementptr i8, ptr %scevgep63, i64 %29
  br label %B1048.if

B1218:                                            ; preds = %B1048.if, %B972
  %d.2.1.lcssa = phi double [ %.809, %B972 ], [ %.969, %B1048.if ]
  %made.2.1.lcssa = phi double [ %.814, %B972 ], [ %.1004, %B1048.if ]
  %.1023 = fdiv double 1.000000e+00, %d.2.1.lcssa
  %.1028 = getelementptr double, ptr %20, i64 %.418342389
  store double %.1023, ptr %.1028, align 8
  %.1032 = fmul double %.278, %d.2.1.lcssa
  %.1034 = fmul double %made.2.1.lcssa, 1.000000e-04
  %.1035 = fcmp ogt double %.1032, %.1034
  br i1 %.1035, label %B1318, label %B1274

B1274:                                            ; preds = %B1218
  %.1043 = fmul double %made.2.1.lcssa, 1.000000e-10
  %.1044 = fcmp ogt double %.1032, %.1043
  br i1 %.1044, label %B1318, label %common.ret

B1318:                                            ; preds = %B1274, %B1218
  %rounds.3.1 = phi i64 [ %rounds.2.0391, %B1218 ], [ 2, %B1274 ]
  %sunkaddr86 = shl i64 %.418342389, 3
  %sunkaddr87 = getelementptr inbounds i8, ptr %11, i64 %sunkaddr86
  %.1120 = load i64, ptr %sunkaddr87, align 8
  %.1122 = getelementptr double, ptr %.28.i.i, i64 %.1120
  %.1123 = load double, ptr %.1122, align 8
  br i1 %.460, label %B1330, label %B1398

B1330:                                            ; preds = %B1318
  %.1125 = fmul double %d.2.1.lcssa, %.1123
  %.1128 = fmul double %.1123, %.1125
  %.1130 = fcmp ogt double %.1128, %trace.4.1.i
  br i1 %.1130, label %B1675, label %common.ret

B1398:                                            ; preds = %B1318
  %.1215 = fneg double %d.2.1.lcssa
  %.1216 = fmul double %.1123, %.1215
  %.1217 = fmul double %.1123, %.1216
  %.10.i = fcmp olt double %.1217, %least.2.0392
  %.11.i = select i1 %.10.i, double %.1217, double %least.2.0392
  %.1252 = fmul double %made.2.1.lcssa, %.1123
  %.1253 = fmul double %.1123, %.1252
  %.10.i11 = fcmp ogt double %.1253, %greatest.2.0393
  %.11.i12 = select i1 %.10.i11, double %.1253, double %greatest.2.0393
  %.1295 = fdiv double %.1215, %made.2.1.lcssa
  %.10.i13 = fcmp olt double %.1295, %sine.2.0394
  %.11.i14 = select i1 %.10.i13, double %.1295, double %sine.2.0394
  br label %B1675

B1675:                                            ; preds = %B1398, %B1330
  %least.3.1 = phi double [ %least.2.0392, %B1330 ], [ %.11.i, %B1398 ]
  %greatest.3.1 = phi double [ %greatest.2.0393, %B1330 ], [ %.11.i12, %B1398 ]
  %sine.3.1 = phi double [ %sine.2.0394, %B1330 ], [ %.11.i14, %B1398 ]
  %exitcond.not = icmp eq i64 %.425, %.41
  br i1 %exitcond.not, label %for.cond.preheader.loopexit, label %B578.if

B0.endif:                                         ; preds = %B318.loopexit.loopexit.i, %B96.i, %entry
  %trace.4.1.i = phi double [ 0.000000e+00, %entry ], [ 0.000000e+00, %B96.i ], [ %9, %B318.loopexit.loopexit.i ]
  %.218 = icmp sgt i64 %.41, %.28
  br i1 %.218, label %B508, label %B542

B578.if:                                          ; preds = %B1675, %B578.if.lr.ph
  %sine.2.0394 = phi double [ 1.000000e+00, %B578.if.lr.ph ], [ %sine.3.1, %B1675 ]
  %greatest.2.0393 = phi double [ 0.000000e+00, %B578.if.lr.ph ], [ %greatest.3.1, %B1675 ]
  %least.2.0392 = phi double [ 0x7FF0000000000000, %B578.if.lr.ph ], [ %least.3.1, %B1675 ]
  %rounds.2.0391 = phi i64 [ 1, %B578.if.lr.ph ], [ %rounds.3.1, %B1675 ]
  %.418342389 = phi i64 [ 0, %B578.if.lr.ph ], [ %.425, %B1675 ]
  %.425 = add nuw nsw i64 %.418342389, 1
  %.457 = getelementptr i64, ptr %11, i64 %.418342389
  %.458 = load i64, ptr %.457, align 8
  %.460 = icmp slt i64 %.458, %.28
  %.278 = select i1 %.460, double 1.000000e+00, double -1.000000e+00
  %30 = getelementptr i64, ptr %arg.problem.4, i64 %.418342389
  %.479 = getelementptr i64, ptr %30, i64 %.62
  %.480 = load i64, ptr %.479, align 8
  %.486 = getelementptr i8, ptr %.479, i64 8
  %.487 = load i64, ptr %.486, align 8
  %.532 = sub i64 %.487, %.480
  %.533 = icmp sgt i64 %.532, 0
  br i1 %.533, label %B702.if.preheader, label %B754

B702.if.preheader:                                ; preds = %B578.if
  %xtraiter = and i64 %.532, 3
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B702.if.prol.loopexit, label %B702.if.prol

B702.if.prol:                                     ; preds = %B702.if.preheader, %B702.if.prol
  %lsr.iv = phi i64 [ %lsr.iv.next, %B702.if.prol ], [ %xtraiter, %B702.if.preheader ]
  %.581313315.prol = phi i64 [ %.588.prol, %B702.if.prol ], [ %.480, %B702.if.preheader ]
  %.588.prol = add i64 %.581313315.prol, 1
  %31 = shl i64 %.581313315.prol, 3
  %scevgep27 = getelementptr i8, ptr %12, i64 %31
  %.617.prol = load i64, ptr %scevgep27, align 8
  %.619.prol = getelementptr double, ptr %arg.problem.6, i64 %.617.prol
  %.620.prol = load double, ptr %.619.prol, align 8
  %scevgep = getelementptr i8, ptr %14, i64 %31
  store double %.620.prol, ptr %scevgep, align 8
  %lsr.iv.next = add nsw i64 %lsr.iv, -1
  %prol.iter.cmp.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %B702.if.prol.loopexit.loopexit, label %B702.if.prol, !llvm.loop !75

B702.if.prol.loopexit.loopexit:                   ; preds = %B702.if.prol
  %32 = sub i64 %.487, %.588.prol
  br label %B702.if.prol.loopexit

B702.if.prol.loopexit:                            ; preds = %B702.if.prol.loopexit.loopexit, %B702.if.preheader
  %.574312316.unr = phi i64 [ %.532, %B702.if.preheader ], [ %32, %B702.if.prol.loopexit.loopexit ]
  %.581313315.unr = phi i64 [ %.480, %B702.if.preheader ], [ %.588.prol, %B702.if.prol.loopexit.loopexit ]
  %33 = sub i64 %.480, %.487
  %34 = icmp ugt i64 %33, -4
  br i1 %34, label %B754, label %B702.if.preheader26

B702.if.preheader26:                              ; preds = %B702.if.prol.loopexit
  %35 = add i64 %.574312316.unr, 4
  %36 = shl i64 %.581313315.unr, 3
  %37 = add i64 %36, 24
  br label %B702.if

B702.if:                                          ; preds = %B702.if, %B702.if.preheader26
  %lsr.iv30 = phi i64 [ %37, %B702.if.preheader26 ], [ %lsr.iv.next31, %B702.if ]
  %lsr.iv28 = phi i64 [ %35, %B702.if.preheader26 ], [ %lsr.iv.next29, %B702.if ]
  %scevgep42 = getelementptr i8, ptr %12, i64 %lsr.iv30
  %scevgep43 = getelementptr i8, ptr %scevgep42, i64 -24
  %.617 = load i64, ptr %scevgep43, align 8
  %.619 = getelementptr double, ptr %arg.problem.6, i64 %.617
  %.620 = load double, ptr %.619, align 8
  %scevgep35 = getelementptr i8, ptr %14, i64 %lsr.iv30
  %scevgep36 = getelementptr i8, ptr %scevgep35, i64 -24
  store double %.620, ptr %scevgep36, align 8
  %scevgep14 = getelementptr i8, ptr %scevgep42, i64 -16
  %.617.1 = load i64, ptr %scevgep14, align 8
  %.619.1 = getelementptr double, ptr %arg.problem.6, i64 %.617.1
  %.620.1 = load double, ptr %.619.1, align 8
  %scevgep6 = getelementptr i8, ptr %scevgep35, i64 -16
  store double %.620.1, ptr %scevgep6, align 8
  %scevgep9 = getelementptr i8, ptr %scevgep42, i64 -8
  %.617.2 = load i64, ptr %scevgep9, align 8
  %.619.2 = getelementptr double, ptr %arg.problem.6, i64 %.617.2
  %.620.2 = load double, ptr %.619.2, align 8
  %scevgep3 = getelementptr i8, ptr %scevgep35, i64 -8
  store double %.620.2, ptr %scevgep3, align 8
  %.617.3 = load i64, ptr %scevgep42, align 8
  %.619.3 = getelementptr double, ptr %arg.problem.6, i64 %.617.3
  %.620.3 = load double, ptr %.619.3, align 8
  store double %.620.3, ptr %scevgep35, align 8
  %lsr.iv.next29 = add i64 %lsr.iv28, -4
  %lsr.iv.next31 = add i64 %lsr.iv30, 32
  %.575.3 = icmp sgt i64 %lsr.iv.next29, 4
  br i1 %.575.3, label %B702.if, label %B754

B828.if:                                          ; preds = %B828.if, %B828.if.preheader25
  %lsr.iv50 = phi ptr [ %scevgep49, %B828.if.preheader25 ], [ %scevgep51, %B828.if ]
  %lsr.iv46 = phi i64 [ %26, %B828.if.preheader25 ], [ %lsr.iv.next47, %B828.if ]
  %sunkaddr40 = getelementptr i8, ptr %lsr.iv50, i64 %sunkaddr39
  %sunkaddr41 = getelementptr i8, ptr %sunkaddr40, i64 -8
  %.765 = load i64, ptr %sunkaddr41, align 8
  %.769 = getelementptr double, ptr %16, i64 %.765
  %.770 = load double, ptr %.769, align 8
  %sunkaddr43 = getelementptr i8, ptr %lsr.iv50, i64 %sunkaddr42
  %sunkaddr44 = getelementptr i8, ptr %sunkaddr43, i64 -8
  %.775 = load i64, ptr %sunkaddr44, align 8
  %.779 = getelementptr double, ptr %14, i64 %.775
  %.780 = load double, ptr %.779, align 8
  %.781 = fmul double %.770, %.780
  %sunkaddr46 = getelementptr i8, ptr %lsr.iv50, i64 %sunkaddr45
  %sunkaddr47 = getelementptr i8, ptr %sunkaddr46, i64 -8
  %.786 = load i64, ptr %sunkaddr47, align 8
  %.790 = getelementptr double, ptr %14, i64 %.786
  %.791 = load double, ptr %.790, align 8
  %.792 = fsub double %.791, %.781
  store double %.792, ptr %.790, align 8
  %.765.1 = load i64, ptr %sunkaddr40, align 8
  %.769.1 = getelementptr double, ptr %16, i64 %.765.1
  %.770.1 = load double, ptr %.769.1, align 8
  %.775.1 = load i64, ptr %sunkaddr43, align 8
  %.779.1 = getelementptr double, ptr %14, i64 %.775.1
  %.780.1 = load double, ptr %.779.1, align 8
  %.781.1 = fmul double %.770.1, %.780.1
  %.786.1 = load i64, ptr %sunkaddr46, align 8
  %.790.1 = getelementptr double, ptr %14, i64 %.786.1
  %.791.1 = load double, ptr %.790.1, align 8
  %.792.1 = fsub double %.791.1, %.781.1
  store double %.792.1, ptr %.790.1, align 8
  %lsr.iv.next47 = add i64 %lsr.iv46, -2
  %scevgep51 = getelementptr i8, ptr %lsr.iv50, i64 16
  %.723.1 = icmp sgt i64 %lsr.iv.next47, 2
  br i1 %.723.1, label %B828.if, label %B972

B1048.if:                                         ; preds = %B1048.if, %B1048.if.lr.ph
  %lsr.iv65 = phi i64 [ 0, %B1048.if.lr.ph ], [ %lsr.iv.next66, %B1048.if ]
  %lsr.iv61 = phi i64 [ %28, %B1048.if.lr.ph ], [ %lsr.iv.next62, %B1048.if ]
  %made.2.1331 = phi double [ %.814, %B1048.if.lr.ph ], [ %.1004, %B1048.if ]
  %d.2.1330 = phi double [ %.809, %B1048.if.lr.ph ], [ %.969, %B1048.if ]
  %scevgep73 = getelementptr i8, ptr %scevgep72, i64 %lsr.iv65
  %.945 = load double, ptr %scevgep73, align 8
  %scevgep70 = getelementptr i8, ptr %scevgep69, i64 %lsr.iv65
  %.950 = load i64, ptr %scevgep70, align 8
  %.954 = getelementptr double, ptr %20, i64 %.950
  %.955 = load double, ptr %.954, align 8
  %.956 = fmul double %.945, %.955
  %scevgep17 = getelementptr i8, ptr %scevgep16, i64 %lsr.iv65
  store double %.956, ptr %scevgep17, align 8
  %.967 = fmul double %.945, %.956
  %.974 = fmul double %.967, %.973
  %.10.i9 = fcmp olt double %.974, 0.000000e+00
  %.11.i10 = select i1 %.10.i9, double 0.000000e+00, double %.974
  %.969 = fsub double %d.2.1330, %.967
  %.1004 = fadd double %made.2.1331, %.11.i10
  %lsr.iv.next62 = add i64 %lsr.iv61, -1
  %lsr.iv.next66 = add i64 %lsr.iv65, 8
  %.903 = icmp sgt i64 %lsr.iv.next62, 1
  br i1 %.903, label %B1048.if, label %B1218
}

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
  call fastcc void @part12(ptr nonnull %.243, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.216, ptr %.221, ptr %arg.room)
  %.257 = load i8, ptr %.243, align 1
  %.412 = fmul double %.234, 5.000000e-01
  %.583 = fadd double %.216, %.412
  br i1 %13, label %B430.if.preheader, label %B548

B548:                                             ; preds = %B430.if, %B220
  %20 = icmp eq i8 %.257, 0
  br i1 %20, label %B622, label %B554

B554:                                             ; preds = %B548
  store i8 0, ptr %.612, align 1
  call fastcc void @part12(ptr nonnull %.612, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.583, ptr %.43, ptr %0)
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
  call fastcc void @part12(ptr nonnull %.612, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.583, ptr %.43, ptr %1)
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
  call fastcc void @part12(ptr nonnull %.612, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.571.2, ptr %.43, ptr %2)
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
  call fastcc void @part13(ptr nonnull %.877, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.874, ptr %.46)
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
  %.132.epil.i = load double, ptr %scevgep109, align 8, !noalias !76
  %.133.epil.i = fmul double %.132.epil.i, 0.000000e+00
  %.135.epil.i = fadd double %total.2.039.epil.i, %.133.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B72.loopexit.i, label %B38.if.epil.i, !llvm.loop !79

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
  %.132.i = load double, ptr %scevgep108, align 8, !noalias !76
  %.133.i = fmul double %.132.i, 0.000000e+00
  %.135.i = fadd double %total.2.039.i, %.133.i
  %scevgep106 = getelementptr i8, ptr %scevgep107, i64 -16
  %.132.1.i = load double, ptr %scevgep106, align 8, !noalias !76
  %.133.1.i = fmul double %.132.1.i, 0.000000e+00
  %.135.1.i = fadd double %.135.i, %.133.1.i
  %scevgep104 = getelementptr i8, ptr %scevgep107, i64 -8
  %.132.2.i = load double, ptr %scevgep104, align 8, !noalias !76
  %.133.2.i = fmul double %.132.2.i, 0.000000e+00
  %.135.2.i = fadd double %.135.1.i, %.133.2.i
  %.105.3.i = add nuw nsw i64 %.983537.i, 4
  %.132.3.i = load double, ptr %scevgep107, align 8, !noalias !76
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
  br i1 %epil.iter.cmp.not, label %B1024, label %B990.if.epil, !llvm.loop !80

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

define internal fastcc void @part12(ptr noalias nonnull writeonly captures(none) %retptr, i64 %arg.problem.0, i64 %arg.problem.1, ptr readonly captures(none) %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr captures(none) %arg.problem.7, ptr %arg.problem.8, double %arg.t, ptr %arg.y, ptr %arg.rate) unnamed_addr {
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

common.ret:                                       ; preds = %B108, %B26, %B834
  %.sink = phi i8 [ 1, %B834 ], [ 1, %B26 ], [ 0, %B108 ]
  store i8 %.sink, ptr %retptr, align 1
  ret void

B108:                                             ; preds = %B26, %entry
  store i64 0, ptr %.56, align 8
  call fastcc void @part3(ptr nonnull %.56, i64 %arg.problem.0, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %arg.t, ptr %arg.y)
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
  %.177 = icmp sgt i64 %.114, 0
  br i1 %.177, label %B342.if.lr.ph, label %B462

B342.if.lr.ph:                                    ; preds = %B154
  %0 = getelementptr double, ptr %arg.problem.6, i64 %.117
  %1 = getelementptr double, ptr %0, i64 %.120
  %2 = icmp eq i64 %.114, 1
  br i1 %2, label %B342.if.epil.preheader, label %B342.if.lr.ph.new

B342.if.lr.ph.new:                                ; preds = %B342.if.lr.ph
  %unroll_iter = and i64 %.114, 9223372036854775806
  %3 = shl i64 %.114, 3
  %4 = add i64 %3, 8
  %scevgep51 = getelementptr i8, ptr %arg.rate, i64 %4
  %scevgep55 = getelementptr i8, ptr %arg.y, i64 %4
  %5 = add i64 %.120, %.117
  %6 = shl i64 %5, 3
  %7 = getelementptr i8, ptr %arg.problem.6, i64 %6
  %scevgep67 = getelementptr i8, ptr %7, i64 8
  br label %B342.if

B462.loopexit.unr-lcssa:                          ; preds = %B342.if
  %8 = and i64 %.114, 1
  %lcmp.mod.not = icmp eq i64 %8, 0
  br i1 %lcmp.mod.not, label %B462, label %B342.if.epil.preheader

B342.if.epil.preheader:                           ; preds = %B462.loopexit.unr-lcssa, %B342.if.lr.ph
  %power.5.0200.epil.init = phi double [ %.135, %B342.if.lr.ph ], [ %.287.1, %B462.loopexit.unr-lcssa ]
  %.225196198.epil.init = phi i64 [ 0, %B342.if.lr.ph ], [ %.232.1, %B462.loopexit.unr-lcssa ]
  %.258.epil = add nuw nsw i64 %.225196198.epil.init, %.114
  %.260.epil = getelementptr double, ptr %arg.y, i64 %.258.epil
  %.261.epil = load double, ptr %.260.epil, align 8
  %.263.epil = getelementptr double, ptr %arg.rate, i64 %.225196198.epil.init
  store double %.261.epil, ptr %.263.epil, align 8
  %.266.epil = getelementptr double, ptr %arg.problem.7, i64 %.225196198.epil.init
  %.267.epil = load double, ptr %.266.epil, align 8
  %.271.epil = getelementptr double, ptr %arg.rate, i64 %.258.epil
  store double %.267.epil, ptr %.271.epil, align 8
  %.278.epil = getelementptr double, ptr %1, i64 %.225196198.epil.init
  %.279.epil = load double, ptr %.278.epil, align 8
  %.284.epil = load double, ptr %.260.epil, align 8
  %.285.epil = fmul double %.279.epil, %.284.epil
  %.287.epil = fadd double %power.5.0200.epil.init, %.285.epil
  br label %B462

B462:                                             ; preds = %B342.if.epil.preheader, %B462.loopexit.unr-lcssa, %B154
  %power.5.0.lcssa = phi double [ %.135, %B154 ], [ %.287.1, %B462.loopexit.unr-lcssa ], [ %.287.epil, %B342.if.epil.preheader ]
  %.299.idx = shl i64 %.114, 4
  %.299 = getelementptr i8, ptr %arg.rate, i64 %.299.idx
  store double %power.5.0.lcssa, ptr %.299, align 8
  %.307 = getelementptr i8, ptr %arg.problem.4, i64 96
  %.308 = load i64, ptr %.307, align 8
  %.309 = icmp sgt i64 %.308, 0
  br i1 %.309, label %B516, label %B634

B516:                                             ; preds = %B462
  %.403214.not = icmp slt i64 %.114, 1
  br i1 %.403214.not, label %B834, label %B546.if.lr.ph

B546.if.lr.ph:                                    ; preds = %B516
  %.442 = getelementptr i8, ptr %arg.problem.4, i64 8
  %.443 = load i64, ptr %.442, align 8
  %xtraiter14 = and i64 %.114, 3
  %9 = icmp ult i64 %.114, 4
  br i1 %9, label %B546.if.epil.preheader, label %B546.if.lr.ph.new

B546.if.lr.ph.new:                                ; preds = %B546.if.lr.ph
  %unroll_iter18 = and i64 %.114, 9223372036854775804
  %10 = shl i64 %.114, 3
  %11 = add i64 %.443, %.114
  %12 = shl i64 %11, 3
  %13 = getelementptr i8, ptr %arg.problem.7, i64 %12
  %scevgep23 = getelementptr i8, ptr %13, i64 24
  %14 = getelementptr i8, ptr %arg.y, i64 %10
  %scevgep31 = getelementptr i8, ptr %14, i64 24
  br label %B546.if

B634:                                             ; preds = %B462
  %.569205.not = icmp slt i64 %.120, 1
  br i1 %.569205.not, label %B834, label %B664.if.lr.ph

B664.if.lr.ph:                                    ; preds = %B634
  %.610 = getelementptr i8, ptr %arg.problem.4, i64 120
  %.611 = load i64, ptr %.610, align 8
  %15 = getelementptr i64, ptr %arg.problem.4, i64 %.611
  %.617 = getelementptr i8, ptr %arg.problem.4, i64 128
  %.618 = load i64, ptr %.617, align 8
  %16 = getelementptr i64, ptr %arg.problem.4, i64 %.618
  %17 = getelementptr double, ptr %arg.problem.6, i64 %.117
  %18 = getelementptr double, ptr %arg.problem.7, i64 %.114
  %19 = getelementptr double, ptr %arg.y, i64 %.114
  %20 = icmp eq i64 %.120, 1
  br i1 %20, label %B664.if.epil.preheader, label %B664.if.lr.ph.new

B664.if.lr.ph.new:                                ; preds = %B664.if.lr.ph
  %unroll_iter12 = and i64 %.120, 9223372036854775806
  %21 = shl i64 %.611, 3
  %22 = getelementptr i8, ptr %arg.problem.4, i64 %21
  %scevgep39 = getelementptr i8, ptr %22, i64 8
  %23 = shl i64 %.618, 3
  %24 = getelementptr i8, ptr %arg.problem.4, i64 %23
  %scevgep43 = getelementptr i8, ptr %24, i64 8
  %25 = shl i64 %.117, 3
  %26 = getelementptr i8, ptr %arg.problem.6, i64 %25
  %scevgep47 = getelementptr i8, ptr %26, i64 8
  br label %B664.if

B834.loopexit.unr-lcssa:                          ; preds = %B546.if
  %lcmp.mod15.not = icmp eq i64 %xtraiter14, 0
  br i1 %lcmp.mod15.not, label %B834, label %B546.if.epil.preheader

B546.if.epil.preheader:                           ; preds = %B834.loopexit.unr-lcssa, %B546.if.lr.ph
  %power.6.0217.epil.init = phi double [ 0.000000e+00, %B546.if.lr.ph ], [ %.457.3, %B834.loopexit.unr-lcssa ]
  %.409213215.epil.init = phi i64 [ 0, %B546.if.lr.ph ], [ %unroll_iter18, %B834.loopexit.unr-lcssa ]
  %27 = add nuw i64 %.409213215.epil.init, %.114
  %28 = shl i64 %27, 3
  %scevgep = getelementptr i8, ptr %arg.y, i64 %28
  %29 = add i64 %27, %.443
  %30 = shl i64 %29, 3
  %scevgep21 = getelementptr i8, ptr %arg.problem.7, i64 %30
  br label %B546.if.epil

B546.if.epil:                                     ; preds = %B546.if.epil, %B546.if.epil.preheader
  %power.6.0217.epil = phi double [ %power.6.0217.epil.init, %B546.if.epil.preheader ], [ %.457.epil, %B546.if.epil ]
  %epil.iter = phi i64 [ 0, %B546.if.epil.preheader ], [ %epil.iter.next, %B546.if.epil ]
  %31 = shl i64 %epil.iter, 3
  %scevgep2 = getelementptr i8, ptr %scevgep21, i64 %31
  %.449.epil = load double, ptr %scevgep2, align 8
  %scevgep1 = getelementptr i8, ptr %scevgep, i64 %31
  %.454.epil = load double, ptr %scevgep1, align 8
  %.455.epil = fmul double %.449.epil, %.454.epil
  %.457.epil = fsub double %power.6.0217.epil, %.455.epil
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter14, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B834, label %B546.if.epil, !llvm.loop !81

B834.loopexit5.unr-lcssa:                         ; preds = %B664.if
  %32 = and i64 %.120, 1
  %lcmp.mod9.not = icmp eq i64 %32, 0
  br i1 %lcmp.mod9.not, label %B834, label %B664.if.epil.preheader

B664.if.epil.preheader:                           ; preds = %B834.loopexit5.unr-lcssa, %B664.if.lr.ph
  %power.7.1208.epil.init = phi double [ 0.000000e+00, %B664.if.lr.ph ], [ %.641.1, %B834.loopexit5.unr-lcssa ]
  %.575204206.epil.init = phi i64 [ 0, %B664.if.lr.ph ], [ %unroll_iter12, %B834.loopexit5.unr-lcssa ]
  %.614.epil = getelementptr i64, ptr %15, i64 %.575204206.epil.init
  %.615.epil = load i64, ptr %.614.epil, align 8
  %.621.epil = getelementptr i64, ptr %16, i64 %.575204206.epil.init
  %.622.epil = load i64, ptr %.621.epil, align 8
  %.626.epil = getelementptr double, ptr %17, i64 %.575204206.epil.init
  %.627.epil = load double, ptr %.626.epil, align 8
  %.631.epil = getelementptr double, ptr %18, i64 %.615.epil
  %.632.epil = load double, ptr %.631.epil, align 8
  %.633.epil = fmul double %.627.epil, %.632.epil
  %.637.epil = getelementptr double, ptr %19, i64 %.622.epil
  %.638.epil = load double, ptr %.637.epil, align 8
  %.639.epil = fmul double %.633.epil, %.638.epil
  %.641.epil = fsub double %power.7.1208.epil.init, %.639.epil
  br label %B834

B834:                                             ; preds = %B546.if.epil, %B664.if.epil.preheader, %B834.loopexit5.unr-lcssa, %B834.loopexit.unr-lcssa, %B634, %B516
  %power.8.0 = phi double [ %.641.epil, %B664.if.epil.preheader ], [ 0.000000e+00, %B516 ], [ 0.000000e+00, %B634 ], [ %.457.3, %B834.loopexit.unr-lcssa ], [ %.641.1, %B834.loopexit5.unr-lcssa ], [ %.457.epil, %B546.if.epil ]
  %sunkaddr30 = getelementptr i8, ptr %.299, i64 8
  store double %power.8.0, ptr %sunkaddr30, align 8
  br label %common.ret

B342.if:                                          ; preds = %B342.if, %B342.if.lr.ph.new
  %power.5.0200 = phi double [ %.135, %B342.if.lr.ph.new ], [ %.287.1, %B342.if ]
  %.225196198 = phi i64 [ 0, %B342.if.lr.ph.new ], [ %.232.1, %B342.if ]
  %33 = shl i64 %.225196198, 3
  %scevgep57 = getelementptr i8, ptr %scevgep55, i64 %33
  %scevgep58 = getelementptr i8, ptr %scevgep57, i64 -8
  %.261 = load double, ptr %scevgep58, align 8
  %sunkaddr32 = getelementptr i8, ptr %arg.rate, i64 %33
  store double %.261, ptr %sunkaddr32, align 8
  %sunkaddr34 = getelementptr i8, ptr %arg.problem.7, i64 %33
  %.267 = load double, ptr %sunkaddr34, align 8
  %scevgep13 = getelementptr i8, ptr %scevgep51, i64 %33
  %scevgep14 = getelementptr i8, ptr %scevgep13, i64 -8
  store double %.267, ptr %scevgep14, align 8
  %scevgep15 = getelementptr i8, ptr %scevgep67, i64 %33
  %scevgep17 = getelementptr i8, ptr %scevgep15, i64 -8
  %.279 = load double, ptr %scevgep17, align 8
  %.284 = load double, ptr %scevgep58, align 8
  %.285 = fmul double %.279, %.284
  %.287 = fadd double %power.5.0200, %.285
  %.232.1 = add nuw i64 %.225196198, 2
  %.261.1 = load double, ptr %scevgep57, align 8
  %sunkaddr37 = getelementptr i8, ptr %sunkaddr32, i64 8
  store double %.261.1, ptr %sunkaddr37, align 8
  %sunkaddr40 = getelementptr i8, ptr %sunkaddr34, i64 8
  %.267.1 = load double, ptr %sunkaddr40, align 8
  store double %.267.1, ptr %scevgep13, align 8
  %.279.1 = load double, ptr %scevgep15, align 8
  %.284.1 = load double, ptr %scevgep57, align 8
  %.285.1 = fmul double %.279.1, %.284.1
  %.287.1 = fadd double %.287, %.285.1
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.232.1
  br i1 %niter.ncmp.1, label %B462.loopexit.unr-lcssa, label %B342.if

B546.if:                                          ; preds = %B546.if, %B546.if.lr.ph.new
  %power.6.0217 = phi double [ 0.000000e+00, %B546.if.lr.ph.new ], [ %.457.3, %B546.if ]
  %.409213215 = phi i64 [ 0, %B546.if.lr.ph.new ], [ %.416.3, %B546.if ]
  %34 = shl i64 %.409213215, 3
  %scevgep29 = getelementptr i8, ptr %scevgep23, i64 %34
  %scevgep30 = getelementptr i8, ptr %scevgep29, i64 -24
  %.449 = load double, ptr %scevgep30, align 8
  %scevgep37 = getelementptr i8, ptr %scevgep31, i64 %34
  %scevgep38 = getelementptr i8, ptr %scevgep37, i64 -24
  %.454 = load double, ptr %scevgep38, align 8
  %.455 = fmul double %.449, %.454
  %.457 = fsub double %power.6.0217, %.455
  %scevgep10 = getelementptr i8, ptr %scevgep29, i64 -16
  %.449.1 = load double, ptr %scevgep10, align 8
  %scevgep6 = getelementptr i8, ptr %scevgep37, i64 -16
  %.454.1 = load double, ptr %scevgep6, align 8
  %.455.1 = fmul double %.449.1, %.454.1
  %.457.1 = fsub double %.457, %.455.1
  %scevgep8 = getelementptr i8, ptr %scevgep29, i64 -8
  %.449.2 = load double, ptr %scevgep8, align 8
  %scevgep4 = getelementptr i8, ptr %scevgep37, i64 -8
  %.454.2 = load double, ptr %scevgep4, align 8
  %.455.2 = fmul double %.449.2, %.454.2
  %.457.2 = fsub double %.457.1, %.455.2
  %.416.3 = add nuw nsw i64 %.409213215, 4
  %.449.3 = load double, ptr %scevgep29, align 8
  %.454.3 = load double, ptr %scevgep37, align 8
  %.455.3 = fmul double %.449.3, %.454.3
  %.457.3 = fsub double %.457.2, %.455.3
  %niter19.ncmp.3 = icmp eq i64 %unroll_iter18, %.416.3
  br i1 %niter19.ncmp.3, label %B834.loopexit.unr-lcssa, label %B546.if

B664.if:                                          ; preds = %B664.if, %B664.if.lr.ph.new
  %power.7.1208 = phi double [ 0.000000e+00, %B664.if.lr.ph.new ], [ %.641.1, %B664.if ]
  %.575204206 = phi i64 [ 0, %B664.if.lr.ph.new ], [ %.582.1, %B664.if ]
  %35 = shl i64 %.575204206, 3
  %scevgep41 = getelementptr i8, ptr %scevgep39, i64 %35
  %scevgep42 = getelementptr i8, ptr %scevgep41, i64 -8
  %.615 = load i64, ptr %scevgep42, align 8
  %scevgep45 = getelementptr i8, ptr %scevgep43, i64 %35
  %scevgep46 = getelementptr i8, ptr %scevgep45, i64 -8
  %.622 = load i64, ptr %scevgep46, align 8
  %scevgep11 = getelementptr i8, ptr %scevgep47, i64 %35
  %scevgep12 = getelementptr i8, ptr %scevgep11, i64 -8
  %.627 = load double, ptr %scevgep12, align 8
  %.631 = getelementptr double, ptr %18, i64 %.615
  %.632 = load double, ptr %.631, align 8
  %.633 = fmul double %.627, %.632
  %.637 = getelementptr double, ptr %19, i64 %.622
  %.638 = load double, ptr %.637, align 8
  %.639 = fmul double %.633, %.638
  %.641 = fsub double %power.7.1208, %.639
  %.582.1 = add nuw i64 %.575204206, 2
  %.615.1 = load i64, ptr %scevgep41, align 8
  %.622.1 = load i64, ptr %scevgep45, align 8
  %.627.1 = load double, ptr %scevgep11, align 8
  %.631.1 = getelementptr double, ptr %18, i64 %.615.1
  %.632.1 = load double, ptr %.631.1, align 8
  %.633.1 = fmul double %.627.1, %.632.1
  %.637.1 = getelementptr double, ptr %19, i64 %.622.1
  %.638.1 = load double, ptr %.637.1, align 8
  %.639.1 = fmul double %.633.1, %.638.1
  %.641.1 = fsub double %.641, %.639.1
  %niter13.ncmp.1 = icmp eq i64 %unroll_iter12, %.582.1
  br i1 %niter13.ncmp.1, label %B834.loopexit5.unr-lcssa, label %B664.if
}

define internal fastcc void @part13(ptr noalias nonnull writeonly captures(none) %retptr, i64 %arg.problem.0, i64 %arg.problem.2, ptr readonly captures(none) %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %arg.t, ptr %arg.y) unnamed_addr {
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
  %.28.i = load i64, ptr %arg.problem.4, align 8, !noalias !82
  %.32.i = getelementptr i8, ptr %arg.problem.4, i64 88
  %.33.i = load i64, ptr %.32.i, align 8, !noalias !82
  %.36.i = getelementptr i8, ptr %arg.problem.4, i64 32
  %.37.i = load i64, ptr %.36.i, align 8, !noalias !82
  %0 = getelementptr double, ptr %arg.problem.7, i64 %.33.i
  %1 = getelementptr i8, ptr %0, i64 8
  %.39.i = getelementptr double, ptr %1, i64 %.37.i
  %.17.i.i = getelementptr i8, ptr %arg.problem.4, i64 8
  %.18.i.i = load i64, ptr %.17.i.i, align 8, !noalias !85
  %.21.i.i = getelementptr i8, ptr %arg.problem.4, i64 80
  %.22.i.i = load i64, ptr %.21.i.i, align 8, !noalias !85
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
  %.240.i = tail call i64 %12(double %arg.t, ptr %arg.y, ptr %arg.problem.5, ptr %.39.i, ptr %arg.problem.8), !noalias !82
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
  %.591.i = load double, ptr %.590.i, align 8, !noalias !82
  %.600.i = load i64, ptr %.32.i, align 8, !noalias !82
  %.603.i = getelementptr double, ptr %arg.problem.7, i64 %.600.i
  store double %.591.i, ptr %.603.i, align 8, !noalias !82
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
  %.403.i = load double, ptr %scevgep11.i, align 8, !noalias !82
  %scevgep9.i = getelementptr i8, ptr %arg.y, i64 %17
  %.407.i = load double, ptr %scevgep9.i, align 8, !noalias !82
  %.408.i = tail call double @llvm.fabs.f64(double %.407.i)
  %.409.i = fadd double %.403.i, %.408.i
  %scevgep181 = getelementptr i8, ptr %.39.i, i64 %17
  %.413.i = load double, ptr %scevgep181, align 8, !noalias !82
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
  store double %.512.i, ptr %scevgep9.i, align 8, !noalias !82
  %scevgep180 = getelementptr i8, ptr %scevgep6.i, i64 %17
  %.522.i = load double, ptr %scevgep180, align 8, !noalias !82
  %scevgep179 = getelementptr i8, ptr %scevgep.i, i64 %17
  %.530.i = load double, ptr %scevgep179, align 8, !noalias !82
  %.531.i = fsub double %.522.i, %.530.i
  store double %.531.i, ptr %scevgep180, align 8, !noalias !82
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
  call fastcc void @part6(ptr nonnull %.128, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7)
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
  br i1 %epil.iter.cmp.not, label %B472, label %B438.if.epil, !llvm.loop !88

B472:                                             ; preds = %B438.if.epil, %B472.loopexit.unr-lcssa, %B348
  %.304 = getelementptr i8, ptr %arg.problem.4, i64 24
  %.305 = load i64, ptr %.304, align 8
  %.307 = add i64 %.90, %.87
  %.15.i = load i64, ptr %arg.problem.4, align 8, !noalias !89
  %.18.i = load i64, ptr %.17.i.i, align 8, !noalias !89
  %.22.i = load i64, ptr %.21.i.i, align 8, !noalias !89
  %.454 = getelementptr i8, ptr %arg.problem.4, i64 216
  %.447 = getelementptr i8, ptr %arg.problem.4, i64 224
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
  %sunkaddr215 = getelementptr i8, ptr %arg.problem.4, i64 152
  %sunkaddr213 = getelementptr i8, ptr %arg.problem.4, i64 160
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
  br i1 %epil.iter63.cmp.not, label %B872, label %B838.if.epil, !llvm.loop !92

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
  call fastcc void @part0(ptr nonnull %.925, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %"$phi660.1.2.2")
  %.939 = load i64, ptr %.925, align 8
  %.956 = icmp eq i64 %.939, 0
  br i1 %.956, label %B1024, label %B1080

B1024:                                            ; preds = %B976
  %.960 = load i64, ptr %.122, align 8
  %.961.not = icmp eq i64 %.960, 0
  br i1 %.961.not, label %B1050, label %B1128

B1050:                                            ; preds = %B1024
  store ptr null, ptr %.965, align 8
  call fastcc void @part6(ptr nonnull %.965, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7)
  br label %B1128

B1080:                                            ; preds = %B976
  %.991 = icmp sgt i64 %.939, 0
  br i1 %.991, label %B1092, label %B1128

B1092:                                            ; preds = %B1080
  store ptr null, ptr %.1003, align 8
  call fastcc void @part2(ptr nonnull %.1003, ptr nonnull %arg.problem.4, ptr %arg.problem.6, ptr %arg.problem.7, i64 %"$phi660.1.2.2", i64 %.939)
  br label %B1288

B1128:                                            ; preds = %B1050, %B1080, %B1024
  br i1 %74, label %B1132, label %B1212

B1132:                                            ; preds = %B1128
  %.1039 = load i64, ptr %sunkaddr213, align 8
  %.1042 = load i64, ptr %sunkaddr214, align 8
  store i64 0, ptr %.1044, align 8
  call fastcc void @part1(ptr nonnull %.1044, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.1039, i64 %.1042)
  br label %B1268

B1212:                                            ; preds = %B1128
  %.1074 = load i64, ptr %sunkaddr215, align 8
  store i64 0, ptr %.1077, align 8
  call fastcc void @part1(ptr nonnull %.1077, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.1074, i64 %.90)
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
  %.18.i = load i64, ptr %.17.i, align 8, !noalias !93
  %.21.i = getelementptr i8, ptr %arg.problem.4, i64 80
  %.22.i = load i64, ptr %.21.i, align 8, !noalias !93
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
  call fastcc void @part12(ptr nonnull %.217, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.213, ptr %arg.now, ptr %.102)
  %.231 = load i8, ptr %.217, align 1
  %.234.not = icmp eq i8 %.231, 0
  br i1 %.234.not, label %common.ret, label %B538

common.ret:                                       ; preds = %B4060, %B3990, %B2488, %B2392, %B72.loopexit.i, %for.cond.preheader, %B712, %B1784, %B2252, %B3264, %B678, %B476, %_ZN9teachmech3run8compiled15kernel_explicit5stageB3v36B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2axx10float64_2a.exit, %B1874.critedge, %_ZN9teachmech3run8compiled15kernel_explicit5stageB3v32B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2a23Literal_5bint_5d_281_29x10float64_2a.exit
  %.sink = phi i64 [ 2, %B1874.critedge ], [ 1, %B678 ], [ 2, %B1784 ], [ 2, %_ZN9teachmech3run8compiled15kernel_explicit5stageB3v36B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2axx10float64_2a.exit ], [ 2, %_ZN9teachmech3run8compiled15kernel_explicit5stageB3v32B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2a23Literal_5bint_5d_281_29x10float64_2a.exit ], [ 2, %B3264 ], [ 2, %B476 ], [ 3, %B2252 ], [ 3, %for.cond.preheader ], [ 0, %B712 ], [ 1, %B4060 ], [ 3, %B72.loopexit.i ], [ 2, %B2392 ], [ 2, %B2488 ], [ 4, %B3990 ]
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
  %sunkaddr67.i11 = getelementptr i8, ptr %arg.problem.4, i64 120
  %sunkaddr68.i = getelementptr i8, ptr %arg.problem.4, i64 128
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
  br i1 %epil.iter.cmp.not, label %B1122, label %B1094.if.epil, !llvm.loop !96

B1122:                                            ; preds = %B1094.if.epil, %B1122.loopexit.unr-lcssa, %B1016
  store i8 0, ptr %.489.i, align 1, !noalias !97
  %.35.i = load i64, ptr %arg.problem.4, align 8, !noalias !97
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
  %.407.epil.i = load double, ptr %sunkaddr46.epil.i, align 8, !noalias !97
  %sunkaddr48.epil.i = getelementptr i8, ptr %.152, i64 %sunkaddr45.epil.i
  %.410.epil.i = load double, ptr %sunkaddr48.epil.i, align 8, !noalias !97
  %.412.epil.i = fmul double %.787, %.410.epil.i
  %.413.epil.i = fadd double %.407.epil.i, %.412.epil.i
  store double %.413.epil.i, ptr %sunkaddr48.epil.i, align 8, !noalias !97
  %sunkaddr51.epil.i = getelementptr i8, ptr %sunkaddr46.epil.i, i64 8
  %.407.1.epil.i = load double, ptr %sunkaddr51.epil.i, align 8, !noalias !97
  %sunkaddr54.epil.i = getelementptr i8, ptr %sunkaddr48.epil.i, i64 8
  %.410.1.epil.i = load double, ptr %sunkaddr54.epil.i, align 8, !noalias !97
  %.412.1.epil.i = fmul double %.787, %.410.1.epil.i
  %.413.1.epil.i = fadd double %.407.1.epil.i, %.412.1.epil.i
  store double %.413.1.epil.i, ptr %sunkaddr54.epil.i, align 8, !noalias !97
  br label %B230.i

B230.i:                                           ; preds = %B86.endif.i, %B178.if.epil.preheader.i, %B230.loopexit.unr-lcssa.i
  %.474.i = getelementptr double, ptr @.const.array.data.1.24, i64 %.128180.i
  %.475.i = load double, ptr %.474.i, align 8, !noalias !97
  %.477.i = fmul double %.787, %.475.i
  %.479.i = fadd double %.488, %.477.i
  %.482.i = mul nsw i64 %.128180.i, %.37.i
  %.486.i = getelementptr inbounds double, ptr %arg.room, i64 %.482.i
  store i8 0, ptr %.489.i, align 1, !noalias !97
  call fastcc void @part12(ptr nonnull %.489.i, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.479.i, ptr %.152, ptr %.486.i)
  %.503.i = load i8, ptr %.489.i, align 1, !noalias !97
  %.506.not.i = icmp eq i8 %.503.i, 0
  br i1 %.506.not.i, label %_ZN9teachmech3run8compiled15kernel_explicit5stageB3v32B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2a23Literal_5bint_5d_281_29x10float64_2a.exit, label %B84.i

B84.if.i:                                         ; preds = %B84.i
  %.135.i4 = add nuw nsw i64 %.128180.i, 1
  %.228.idx.i = shl i64 %.128180.i, 7
  %.228.i = getelementptr i8, ptr @.const.array.data.25, i64 %.228.idx.i
  br i1 %90, label %B34.if.preheader.i.i, label %B80.if.i.i.preheader

B34.if.preheader.i.i:                             ; preds = %B84.if.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %.152, i8 0, i64 %81, i1 false), !noalias !100
  br label %B80.if.i.i.preheader

B80.if.i.i.preheader:                             ; preds = %B34.if.preheader.i.i, %B84.if.i
  br label %B80.if.i.i

B236.i.loopexit.unr-lcssa.i:                      ; preds = %B180.if.i.i
  br i1 %93, label %B180.if.i.epil.preheader.i, label %B236.i.i

B180.if.i.epil.preheader.i:                       ; preds = %B180.if.i.preheader.i, %B236.i.loopexit.unr-lcssa.i
  %.404136138.i.epil.init.i = phi i64 [ 0, %B180.if.i.preheader.i ], [ %.411.1.i.1.i, %B236.i.loopexit.unr-lcssa.i ]
  %97 = shl i64 %.404136138.i.epil.init.i, 3
  %sunkaddr11.i.epil.i = getelementptr i8, ptr %.152, i64 %97
  %.438.i.epil.i = load double, ptr %sunkaddr11.i.epil.i, align 8, !noalias !100
  %scevgep9.i.epil.i = getelementptr i8, ptr %lsr.iv.i.i, i64 %97
  %scevgep10.i.epil.i = getelementptr i8, ptr %scevgep9.i.epil.i, i64 -8
  %.441.i.epil.i = load double, ptr %scevgep10.i.epil.i, align 8, !noalias !100
  %.443.i.epil.i = fmul double %.304.i.i, %.441.i.epil.i
  %.444.i.epil.i = fadd double %.438.i.epil.i, %.443.i.epil.i
  store double %.444.i.epil.i, ptr %sunkaddr11.i.epil.i, align 8, !noalias !100
  %sunkaddr14.i.epil.i = getelementptr i8, ptr %sunkaddr11.i.epil.i, i64 8
  %.438.1.i.epil.i = load double, ptr %sunkaddr14.i.epil.i, align 8, !noalias !100
  %.441.1.i.epil.i = load double, ptr %scevgep9.i.epil.i, align 8, !noalias !100
  %.443.1.i.epil.i = fmul double %.304.i.i, %.441.1.i.epil.i
  %.444.1.i.epil.i = fadd double %.438.1.i.epil.i, %.443.1.i.epil.i
  store double %.444.1.i.epil.i, ptr %sunkaddr14.i.epil.i, align 8, !noalias !100
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
  %.304.i.i = load double, ptr %98, align 8, !noalias !100
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
  %.438.i.i = load double, ptr %sunkaddr54.i, align 8, !noalias !100
  %scevgep22.i6 = getelementptr i8, ptr %lsr.iv.i5, i64 %99
  %scevgep37.i = getelementptr i8, ptr %scevgep22.i6, i64 -16
  %scevgep35.i = getelementptr i8, ptr %scevgep22.i6, i64 -24
  %.441.i.i = load double, ptr %scevgep35.i, align 8, !noalias !100
  %.443.i.i = fmul double %.304.i.i, %.441.i.i
  %.444.i.i = fadd double %.438.i.i, %.443.i.i
  store double %.444.i.i, ptr %sunkaddr54.i, align 8, !noalias !100
  %sunkaddr57.i = getelementptr i8, ptr %sunkaddr54.i, i64 8
  %.438.1.i.i = load double, ptr %sunkaddr57.i, align 8, !noalias !100
  %.441.1.i.i = load double, ptr %scevgep37.i, align 8, !noalias !100
  %.443.1.i.i = fmul double %.304.i.i, %.441.1.i.i
  %.444.1.i.i = fadd double %.438.1.i.i, %.443.1.i.i
  store double %.444.1.i.i, ptr %sunkaddr57.i, align 8, !noalias !100
  %sunkaddr60.i = getelementptr i8, ptr %sunkaddr54.i, i64 16
  %.438.i.1.i = load double, ptr %sunkaddr60.i, align 8, !noalias !100
  %scevgep33.i = getelementptr i8, ptr %scevgep22.i6, i64 -8
  %.441.i.1.i = load double, ptr %scevgep33.i, align 8, !noalias !100
  %.443.i.1.i = fmul double %.304.i.i, %.441.i.1.i
  %.444.i.1.i = fadd double %.438.i.1.i, %.443.i.1.i
  store double %.444.i.1.i, ptr %sunkaddr60.i, align 8, !noalias !100
  %.411.1.i.1.i = add i64 %.404136138.i.i, 4
  %sunkaddr61.i = shl i64 %.411.1.i.1.i, 3
  %sunkaddr62.i = getelementptr i8, ptr %.152, i64 %sunkaddr61.i
  %sunkaddr63.i = getelementptr i8, ptr %sunkaddr62.i, i64 -8
  %.438.1.i.1.i = load double, ptr %sunkaddr63.i, align 8, !noalias !100
  %.441.1.i.1.i = load double, ptr %scevgep22.i6, align 8, !noalias !100
  %.443.1.i.1.i = fmul double %.304.i.i, %.441.1.i.1.i
  %.444.1.i.1.i = fadd double %.438.1.i.1.i, %.443.1.i.1.i
  store double %.444.1.i.1.i, ptr %sunkaddr63.i, align 8, !noalias !100
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
  %.407.i = load double, ptr %sunkaddr65.i, align 8, !noalias !97
  %sunkaddr67.i = getelementptr i8, ptr %.152, i64 %sunkaddr64.i
  %.410.i = load double, ptr %sunkaddr67.i, align 8, !noalias !97
  %.412.i = fmul double %.787, %.410.i
  %.413.i = fadd double %.407.i, %.412.i
  store double %.413.i, ptr %sunkaddr67.i, align 8, !noalias !97
  %sunkaddr70.i = getelementptr i8, ptr %sunkaddr65.i, i64 8
  %.407.1.i = load double, ptr %sunkaddr70.i, align 8, !noalias !97
  %sunkaddr73.i = getelementptr i8, ptr %sunkaddr67.i, i64 8
  %.410.1.i = load double, ptr %sunkaddr73.i, align 8, !noalias !97
  %.412.1.i = fmul double %.787, %.410.1.i
  %.413.1.i = fadd double %.407.1.i, %.412.1.i
  store double %.413.1.i, ptr %sunkaddr73.i, align 8, !noalias !97
  %sunkaddr76.i = getelementptr i8, ptr %sunkaddr65.i, i64 16
  %.407.112.i = load double, ptr %sunkaddr76.i, align 8, !noalias !97
  %sunkaddr79.i = getelementptr i8, ptr %sunkaddr67.i, i64 16
  %.410.113.i = load double, ptr %sunkaddr79.i, align 8, !noalias !97
  %.412.114.i = fmul double %.787, %.410.113.i
  %.413.115.i = fadd double %.407.112.i, %.412.114.i
  store double %.413.115.i, ptr %sunkaddr79.i, align 8, !noalias !97
  %.380.1.1.i = add nuw i64 %.373172174.i, 4
  %sunkaddr82.i = getelementptr i8, ptr %sunkaddr65.i, i64 24
  %.407.1.1.i = load double, ptr %sunkaddr82.i, align 8, !noalias !97
  %sunkaddr85.i = getelementptr i8, ptr %sunkaddr67.i, i64 24
  %.410.1.1.i = load double, ptr %sunkaddr85.i, align 8, !noalias !97
  %.412.1.1.i = fmul double %.787, %.410.1.1.i
  %.413.1.1.i = fadd double %.407.1.1.i, %.412.1.1.i
  store double %.413.1.1.i, ptr %sunkaddr85.i, align 8, !noalias !97
  %lsr.iv.next.i = add i64 %lsr.iv53.i, -2
  %niter.ncmp.116.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %niter.ncmp.116.i, label %B230.loopexit.unr-lcssa.i, label %B178.if.i

_ZN9teachmech3run8compiled15kernel_explicit5stageB3v32B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2a23Literal_5bint_5d_281_29x10float64_2a.exit: ; preds = %B230.i
  br label %common.ret

B1200.critedge:                                   ; preds = %B84.i
  br i1 %39, label %B34.if.preheader.i, label %B80.if.i.preheader

B34.if.preheader.i:                               ; preds = %B1200.critedge
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %.180, i8 0, i64 %3, i1 false), !noalias !103
  br label %B80.if.i.preheader

B80.if.i.preheader:                               ; preds = %B34.if.preheader.i, %B1200.critedge
  br label %B80.if.i

B236.i.loopexit.unr-lcssa:                        ; preds = %B180.if.i
  br i1 %.not, label %B180.if.i.epil.preheader, label %B236.i

B180.if.i.epil.preheader:                         ; preds = %B180.if.i.preheader, %B236.i.loopexit.unr-lcssa
  %.404136138.i.epil.init = phi i64 [ 0, %B180.if.i.preheader ], [ %.411.1.i.1, %B236.i.loopexit.unr-lcssa ]
  %100 = shl i64 %.404136138.i.epil.init, 3
  %sunkaddr11.i.epil = getelementptr i8, ptr %.180, i64 %100
  %.438.i.epil = load double, ptr %sunkaddr11.i.epil, align 8, !noalias !103
  %scevgep9.i.epil = getelementptr i8, ptr %lsr.iv.i, i64 %100
  %scevgep10.i.epil = getelementptr i8, ptr %scevgep9.i.epil, i64 -8
  %.441.i.epil = load double, ptr %scevgep10.i.epil, align 8, !noalias !103
  %.443.i.epil = fmul double %.304.i, %.441.i.epil
  %.444.i.epil = fadd double %.438.i.epil, %.443.i.epil
  store double %.444.i.epil, ptr %sunkaddr11.i.epil, align 8, !noalias !103
  %sunkaddr14.i.epil = getelementptr i8, ptr %sunkaddr11.i.epil, i64 8
  %.438.1.i.epil = load double, ptr %sunkaddr14.i.epil, align 8, !noalias !103
  %.441.1.i.epil = load double, ptr %scevgep9.i.epil, align 8, !noalias !103
  %.443.1.i.epil = fmul double %.304.i, %.441.1.i.epil
  %.444.1.i.epil = fadd double %.438.1.i.epil, %.443.1.i.epil
  store double %.444.1.i.epil, ptr %sunkaddr14.i.epil, align 8, !noalias !103
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
  %.304.i = load double, ptr %101, align 8, !noalias !103
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
  %.438.i = load double, ptr %scevgep804, align 8, !noalias !103
  %scevgep808 = getelementptr i8, ptr %lsr.iv, i64 %104
  %scevgep809 = getelementptr i8, ptr %scevgep808, i64 -16
  %scevgep811 = getelementptr i8, ptr %scevgep808, i64 -24
  %.441.i = load double, ptr %scevgep811, align 8, !noalias !103
  %.443.i = fmul double %.304.i, %.441.i
  %.444.i = fadd double %.438.i, %.443.i
  store double %.444.i, ptr %scevgep804, align 8, !noalias !103
  %scevgep802 = getelementptr i8, ptr %scevgep803, i64 -16
  %.438.1.i = load double, ptr %scevgep802, align 8, !noalias !103
  %.441.1.i = load double, ptr %scevgep809, align 8, !noalias !103
  %.443.1.i = fmul double %.304.i, %.441.1.i
  %.444.1.i = fadd double %.438.1.i, %.443.1.i
  store double %.444.1.i, ptr %scevgep802, align 8, !noalias !103
  %scevgep800 = getelementptr i8, ptr %scevgep803, i64 -8
  %.438.i.1 = load double, ptr %scevgep800, align 8, !noalias !103
  %scevgep807 = getelementptr i8, ptr %scevgep808, i64 -8
  %.441.i.1 = load double, ptr %scevgep807, align 8, !noalias !103
  %.443.i.1 = fmul double %.304.i, %.441.i.1
  %.444.i.1 = fadd double %.438.i.1, %.443.i.1
  store double %.444.i.1, ptr %scevgep800, align 8, !noalias !103
  %.411.1.i.1 = add i64 %.404136138.i, 4
  %.438.1.i.1 = load double, ptr %scevgep803, align 8, !noalias !103
  %.441.1.i.1 = load double, ptr %scevgep808, align 8, !noalias !103
  %.443.1.i.1 = fmul double %.304.i, %.441.1.i.1
  %.444.1.i.1 = fadd double %.438.1.i.1, %.443.1.i.1
  store double %.444.1.i.1, ptr %scevgep803, align 8, !noalias !103
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
  call fastcc void @part13(ptr nonnull %.1562, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.11.i247, ptr %.152)
  %.1576 = load i8, ptr %.1562, align 1
  %.1579.not = icmp eq i8 %.1576, 0
  br i1 %.1579.not, label %common.ret, label %B1836

B1836:                                            ; preds = %B1784
  store ptr null, ptr %.67.i, align 8, !noalias !106
  store i64 0, ptr %.261.i8, align 8, !noalias !106
  store ptr null, ptr %.727.i, align 8, !noalias !106
  store i64 0, ptr %.758.i, align 8, !noalias !106
  %.40.i = load i64, ptr %arg.problem.4, align 8, !noalias !106
  %.43.i = load i64, ptr %.17.i, align 8, !noalias !106
  %.46.i = load i64, ptr %.45.i, align 8, !noalias !106
  %.64.i = tail call i64 %.63.i(double %.11.i247, ptr %.152, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.8), !noalias !106
  store ptr null, ptr %.67.i, align 8, !noalias !106
  call fastcc void @part6(ptr nonnull %.67.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7)
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
  %.177.i = load i64, ptr %sunkaddr48.i, align 8, !noalias !106
  br label %B266.i

B266.i:                                           ; preds = %B230.if.i, %B238.i
  %"$phi266.1.2.1.i" = phi i64 [ %.177.i, %B238.i ], [ %.43.i, %B230.if.i ]
  %.193.i = icmp eq i64 %"$phi266.1.2.1.i", 0
  br i1 %.193.i, label %B1023.i, label %B282.i

B282.i:                                           ; preds = %B266.i
  %"$phi336.1.2.2.in.v.i" = select i1 %146, i64 224, i64 216
  %"$phi336.1.2.2.in.i" = getelementptr i8, ptr %arg.problem.4, i64 %"$phi336.1.2.2.in.v.i"
  %"$phi336.1.2.2.i" = load i64, ptr %"$phi336.1.2.2.in.i", align 8, !noalias !106
  %"$phi400.1.2.sroa.0.2.in.v.i" = select i1 %146, i64 160, i64 152
  %"$phi400.1.2.sroa.0.2.in.i" = getelementptr i8, ptr %arg.problem.4, i64 %"$phi400.1.2.sroa.0.2.in.v.i"
  %"$phi400.1.2.sroa.0.2.i" = load i64, ptr %"$phi400.1.2.sroa.0.2.in.i", align 8, !noalias !106
  store i64 0, ptr %.261.i8, align 8, !noalias !106
  call fastcc void @part0(ptr nonnull %.261.i8, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %"$phi336.1.2.2.i")
  %.275.i = load i64, ptr %.261.i8, align 8, !noalias !106
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
  %.947.epil.i = load double, ptr %scevgep33.i20, align 8, !noalias !106
  %scevgep32.i = getelementptr i8, ptr %scevgep100.i, i64 %118
  %.950.epil.i = load double, ptr %scevgep32.i, align 8, !noalias !106
  %.951.epil.i = fsub double %.947.epil.i, %.950.epil.i
  store double %.951.epil.i, ptr %scevgep33.i20, align 8, !noalias !106
  %epil.iter.next.i21 = add i64 %epil.iter.i19, 1
  %epil.iter.cmp.not.i22 = icmp eq i64 %xtraiter40.i, %epil.iter.next.i21
  br i1 %epil.iter.cmp.not.i22, label %B474.loopexit.i, label %B964.if.epil.i, !llvm.loop !109

B474.loopexit.i:                                  ; preds = %B964.if.epil.i, %B934.i, %B474.loopexit.loopexit.unr-lcssa.i
  %119 = getelementptr i8, ptr %invariant.gep.i, i64 %.idx.i
  %gep.1.i = getelementptr i8, ptr %119, i64 16
  br i1 %111, label %B600.1.i, label %B572.if.preheader.1.i

B572.if.preheader.1.i:                            ; preds = %B474.loopexit.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %105, i8 0, i64 %107, i1 false), !noalias !106
  br label %B600.1.i

B600.1.i:                                         ; preds = %B572.if.preheader.1.i, %B474.loopexit.i
  %.555.1.i = load i64, ptr %sunkaddr64.i10, align 8, !noalias !106
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
  %.675.1.i = load i64, ptr %sunkaddr67.i11, align 8, !noalias !106
  %123 = shl i64 %.675.1.i, 3
  %scevgep115.i = getelementptr i8, ptr %lsr.iv104.i, i64 %123
  %scevgep116.i = getelementptr i8, ptr %scevgep115.i, i64 -8
  %.679.1.i = load i64, ptr %scevgep116.i, align 8, !noalias !106
  %.682.1.i = load i64, ptr %sunkaddr68.i, align 8, !noalias !106
  %124 = shl i64 %.682.1.i, 3
  %scevgep113.i = getelementptr i8, ptr %lsr.iv104.i, i64 %124
  %scevgep114.i = getelementptr i8, ptr %scevgep113.i, i64 -8
  %.686.1.i = load i64, ptr %scevgep114.i, align 8, !noalias !106
  %.694.1.i = getelementptr double, ptr %gep318.i, i64 %.679.1.i
  %.695.1.i = load double, ptr %.694.1.i, align 8, !noalias !106
  %scevgep110.i = getelementptr i8, ptr %lsr.iv108.i, i64 -8
  %.700.1.i = load double, ptr %scevgep110.i, align 8, !noalias !106
  %.702.1.i = getelementptr double, ptr %gep.1.i, i64 %.686.1.i
  %.703.1.i = load double, ptr %.702.1.i, align 8, !noalias !106
  %.704.1.i = fmul double %.700.1.i, %.703.1.i
  %.705.1.i = fadd double %.695.1.i, %.704.1.i
  store double %.705.1.i, ptr %.694.1.i, align 8, !noalias !106
  %.675.1.1.i = load i64, ptr %sunkaddr67.i11, align 8, !noalias !106
  %125 = shl i64 %.675.1.1.i, 3
  %scevgep106.i = getelementptr i8, ptr %lsr.iv104.i, i64 %125
  %.679.1.1.i = load i64, ptr %scevgep106.i, align 8, !noalias !106
  %.682.1.1.i = load i64, ptr %sunkaddr68.i, align 8, !noalias !106
  %126 = shl i64 %.682.1.1.i, 3
  %scevgep107.i = getelementptr i8, ptr %lsr.iv104.i, i64 %126
  %.686.1.1.i = load i64, ptr %scevgep107.i, align 8, !noalias !106
  %.694.1.1.i = getelementptr double, ptr %gep318.i, i64 %.679.1.1.i
  %.695.1.1.i = load double, ptr %.694.1.1.i, align 8, !noalias !106
  %.700.1.1.i = load double, ptr %lsr.iv108.i, align 8, !noalias !106
  %.702.1.1.i = getelementptr double, ptr %gep.1.i, i64 %.686.1.1.i
  %.703.1.1.i = load double, ptr %.702.1.1.i, align 8, !noalias !106
  %.704.1.1.i = fmul double %.700.1.1.i, %.703.1.1.i
  %.705.1.1.i = fadd double %.695.1.1.i, %.704.1.1.i
  store double %.705.1.1.i, ptr %.694.1.1.i, align 8, !noalias !106
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
  %.675.1.epil.i = load i64, ptr %sunkaddr67.i11, align 8, !noalias !106
  %129 = getelementptr i64, ptr %arg.problem.4, i64 %.675.1.epil.i
  %.678.1.epil.i = getelementptr i64, ptr %129, i64 %.641304306.1.epil.init.i
  %.679.1.epil.i = load i64, ptr %.678.1.epil.i, align 8, !noalias !106
  %.682.1.epil.i = load i64, ptr %sunkaddr68.i, align 8, !noalias !106
  %130 = getelementptr i64, ptr %arg.problem.4, i64 %.682.1.epil.i
  %.685.1.epil.i = getelementptr i64, ptr %130, i64 %.641304306.1.epil.init.i
  %.686.1.epil.i = load i64, ptr %.685.1.epil.i, align 8, !noalias !106
  %.694.1.epil.i = getelementptr double, ptr %gep318.i, i64 %.679.1.epil.i
  %.695.1.epil.i = load double, ptr %.694.1.epil.i, align 8, !noalias !106
  %.699.1.epil.i = getelementptr double, ptr %106, i64 %.641304306.1.epil.init.i
  %.700.1.epil.i = load double, ptr %.699.1.epil.i, align 8, !noalias !106
  %.702.1.epil.i = getelementptr double, ptr %gep.1.i, i64 %.686.1.epil.i
  %.703.1.epil.i = load double, ptr %.702.1.epil.i, align 8, !noalias !106
  %.704.1.epil.i = fmul double %.700.1.epil.i, %.703.1.epil.i
  %.705.1.epil.i = fadd double %.695.1.epil.i, %.704.1.epil.i
  store double %.705.1.epil.i, ptr %.694.1.epil.i, align 8, !noalias !106
  br label %B832.1.i

B832.1.i:                                         ; preds = %B652.if.1.epil.preheader.i, %B832.1.loopexit.unr-lcssa.i, %B600.1.i
  br i1 %140, label %B844.1.i, label %B880.1.i

B880.1.i:                                         ; preds = %B832.1.i
  store i64 0, ptr %.758.i, align 8, !noalias !106
  call fastcc void @part1(ptr nonnull %.758.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %"$phi400.1.2.sroa.0.2.i", i64 %"$phi266.1.2.1.i")
  %.772.1.i = load i64, ptr %.758.i, align 8, !noalias !106
  %.786.1.i = icmp slt i64 %.772.1.i, 0
  br i1 %.786.1.i, label %B1874.critedge, label %B934.1.i

B844.1.i:                                         ; preds = %B832.1.i
  store ptr null, ptr %.727.i, align 8, !noalias !106
  call fastcc void @part2(ptr nonnull %.727.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.6, ptr %arg.problem.7, i64 %"$phi336.1.2.2.i", i64 %.275.i)
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
  %.947.1.i = load double, ptr %scevgep125.i, align 8, !noalias !106
  %sunkaddr54.i24 = getelementptr i8, ptr %arg.problem.7, i64 %132
  %.950.1.i = load double, ptr %sunkaddr54.i24, align 8, !noalias !106
  %.951.1.i = fsub double %.947.1.i, %.950.1.i
  store double %.951.1.i, ptr %scevgep125.i, align 8, !noalias !106
  %scevgep45.i = getelementptr i8, ptr %scevgep124.i, i64 -16
  %.947.1.1.i = load double, ptr %scevgep45.i, align 8, !noalias !106
  %sunkaddr57.i25 = getelementptr i8, ptr %sunkaddr54.i24, i64 8
  %.950.1.1.i = load double, ptr %sunkaddr57.i25, align 8, !noalias !106
  %.951.1.1.i = fsub double %.947.1.1.i, %.950.1.1.i
  store double %.951.1.1.i, ptr %scevgep45.i, align 8, !noalias !106
  %scevgep43.i = getelementptr i8, ptr %scevgep124.i, i64 -8
  %.947.1.2.i = load double, ptr %scevgep43.i, align 8, !noalias !106
  %sunkaddr60.i26 = getelementptr i8, ptr %sunkaddr54.i24, i64 16
  %.950.1.2.i = load double, ptr %sunkaddr60.i26, align 8, !noalias !106
  %.951.1.2.i = fsub double %.947.1.2.i, %.950.1.2.i
  store double %.951.1.2.i, ptr %scevgep43.i, align 8, !noalias !106
  %.920.1.3.i = add nuw nsw i64 %.913311313.1.i, 4
  %.947.1.3.i = load double, ptr %scevgep124.i, align 8, !noalias !106
  %sunkaddr63.i27 = getelementptr i8, ptr %sunkaddr54.i24, i64 24
  %.950.1.3.i = load double, ptr %sunkaddr63.i27, align 8, !noalias !106
  %.951.1.3.i = fsub double %.947.1.3.i, %.950.1.3.i
  store double %.951.1.3.i, ptr %scevgep124.i, align 8, !noalias !106
  %niter65.ncmp.3.i = icmp eq i64 %unroll_iter43.i, %.920.1.3.i
  br i1 %niter65.ncmp.3.i, label %B1023.loopexit.unr-lcssa.i, label %B964.if.1.i

B600.i:                                           ; preds = %B572.if.preheader.i, %B282.i
  %.555.i = load i64, ptr %sunkaddr64.i10, align 8, !noalias !106
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
  %.675.epil.i = load i64, ptr %sunkaddr67.i11, align 8, !noalias !106
  %138 = getelementptr i64, ptr %arg.problem.4, i64 %.675.epil.i
  %.678.epil.i = getelementptr i64, ptr %138, i64 %.641304306.epil.init.i
  %.679.epil.i = load i64, ptr %.678.epil.i, align 8, !noalias !106
  %.682.epil.i = load i64, ptr %sunkaddr68.i, align 8, !noalias !106
  %139 = getelementptr i64, ptr %arg.problem.4, i64 %.682.epil.i
  %.685.epil.i = getelementptr i64, ptr %139, i64 %.641304306.epil.init.i
  %.686.epil.i = load i64, ptr %.685.epil.i, align 8, !noalias !106
  %.694.epil.i = getelementptr double, ptr %gep318.i, i64 %.679.epil.i
  %.695.epil.i = load double, ptr %.694.epil.i, align 8, !noalias !106
  %.699.epil.i = getelementptr double, ptr %106, i64 %.641304306.epil.init.i
  %.700.epil.i = load double, ptr %.699.epil.i, align 8, !noalias !106
  %.702.epil.i = getelementptr double, ptr %invariant.gep.i, i64 %.686.epil.i
  %.703.epil.i = load double, ptr %.702.epil.i, align 8, !noalias !106
  %.704.epil.i = fmul double %.700.epil.i, %.703.epil.i
  %.705.epil.i = fadd double %.695.epil.i, %.704.epil.i
  store double %.705.epil.i, ptr %.694.epil.i, align 8, !noalias !106
  br label %B832.i

B832.i:                                           ; preds = %B652.if.epil.preheader.i, %B832.loopexit.unr-lcssa.i, %B600.i
  %140 = icmp sgt i64 %.275.i, 0
  br i1 %140, label %B844.i, label %B880.i

B844.i:                                           ; preds = %B832.i
  store ptr null, ptr %.727.i, align 8, !noalias !106
  call fastcc void @part2(ptr nonnull %.727.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.6, ptr %arg.problem.7, i64 %"$phi336.1.2.2.i", i64 %.275.i)
  br label %B934.i

B880.i:                                           ; preds = %B832.i
  store i64 0, ptr %.758.i, align 8, !noalias !106
  call fastcc void @part1(ptr nonnull %.758.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %"$phi400.1.2.sroa.0.2.i", i64 %"$phi266.1.2.1.i")
  %.772.i = load i64, ptr %.758.i, align 8, !noalias !106
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
  %.947.1.epil.i = load double, ptr %scevgep47.i, align 8, !noalias !106
  %scevgep46.i = getelementptr i8, ptr %scevgep133.i, i64 %145
  %.950.1.epil.i = load double, ptr %scevgep46.i, align 8, !noalias !106
  %.951.1.epil.i = fsub double %.947.1.epil.i, %.950.1.epil.i
  store double %.951.1.epil.i, ptr %scevgep47.i, align 8, !noalias !106
  %epil.iter61.next.i = add i64 %epil.iter61.i, 1
  %epil.iter61.cmp.not.i = icmp eq i64 %xtraiter40.i, %epil.iter61.next.i
  br i1 %epil.iter61.cmp.not.i, label %B1023.i, label %B964.if.1.epil.i, !llvm.loop !110

B1023.i:                                          ; preds = %B964.if.1.epil.i, %B1023.loopexit.unr-lcssa.i, %B934.1.i, %B266.i
  br i1 %exitcond510.not.i, label %_ZN9teachmech3run8compiled7kernels12keep_tangentB3v35B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit, label %B230.if.i

B230.if.i:                                        ; preds = %B1023.i, %B1836
  %exitcond510.not.i = phi i1 [ false, %B1836 ], [ true, %B1023.i ]
  %146 = phi i1 [ true, %B1836 ], [ false, %B1023.i ]
  br i1 %146, label %B238.i, label %B266.i

B572.if.preheader.i:                              ; preds = %B282.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %105, i8 0, i64 %107, i1 false), !noalias !106
  br label %B600.i

B652.if.i:                                        ; preds = %B652.if.i, %B652.if.preheader.new.i
  %lsr.iv19.i = phi i64 [ %lsr.iv.next20.i, %B652.if.i ], [ %135, %B652.if.preheader.new.i ]
  %lsr.iv75.i = phi ptr [ %scevgep76.i, %B652.if.i ], [ %scevgep74.i, %B652.if.preheader.new.i ]
  %lsr.iv.i13 = phi ptr [ %scevgep71.i, %B652.if.i ], [ %.17.i, %B652.if.preheader.new.i ]
  %.675.i = load i64, ptr %sunkaddr67.i11, align 8, !noalias !106
  %147 = shl i64 %.675.i, 3
  %scevgep81.i = getelementptr i8, ptr %lsr.iv.i13, i64 %147
  %scevgep82.i = getelementptr i8, ptr %scevgep81.i, i64 -8
  %.679.i = load i64, ptr %scevgep82.i, align 8, !noalias !106
  %.682.i = load i64, ptr %sunkaddr68.i, align 8, !noalias !106
  %148 = shl i64 %.682.i, 3
  %scevgep79.i = getelementptr i8, ptr %lsr.iv.i13, i64 %148
  %scevgep80.i = getelementptr i8, ptr %scevgep79.i, i64 -8
  %.686.i = load i64, ptr %scevgep80.i, align 8, !noalias !106
  %.694.i = getelementptr double, ptr %gep318.i, i64 %.679.i
  %.695.i = load double, ptr %.694.i, align 8, !noalias !106
  %scevgep77.i = getelementptr i8, ptr %lsr.iv75.i, i64 -8
  %.700.i = load double, ptr %scevgep77.i, align 8, !noalias !106
  %.702.i = getelementptr double, ptr %invariant.gep.i, i64 %.686.i
  %.703.i = load double, ptr %.702.i, align 8, !noalias !106
  %.704.i = fmul double %.700.i, %.703.i
  %.705.i = fadd double %.695.i, %.704.i
  store double %.705.i, ptr %.694.i, align 8, !noalias !106
  %.675.124.i = load i64, ptr %sunkaddr67.i11, align 8, !noalias !106
  %149 = shl i64 %.675.124.i, 3
  %scevgep72.i = getelementptr i8, ptr %lsr.iv.i13, i64 %149
  %.679.126.i = load i64, ptr %scevgep72.i, align 8, !noalias !106
  %.682.127.i = load i64, ptr %sunkaddr68.i, align 8, !noalias !106
  %150 = shl i64 %.682.127.i, 3
  %scevgep73.i = getelementptr i8, ptr %lsr.iv.i13, i64 %150
  %.686.129.i = load i64, ptr %scevgep73.i, align 8, !noalias !106
  %.694.130.i = getelementptr double, ptr %gep318.i, i64 %.679.126.i
  %.695.131.i = load double, ptr %.694.130.i, align 8, !noalias !106
  %.700.133.i = load double, ptr %lsr.iv75.i, align 8, !noalias !106
  %.702.134.i = getelementptr double, ptr %invariant.gep.i, i64 %.686.129.i
  %.703.135.i = load double, ptr %.702.134.i, align 8, !noalias !106
  %.704.136.i = fmul double %.700.133.i, %.703.135.i
  %.705.137.i = fadd double %.695.131.i, %.704.136.i
  store double %.705.137.i, ptr %.694.130.i, align 8, !noalias !106
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
  %.947.i = load double, ptr %scevgep91.i, align 8, !noalias !106
  %sunkaddr70.i15 = getelementptr i8, ptr %arg.problem.7, i64 %151
  %.950.i = load double, ptr %sunkaddr70.i15, align 8, !noalias !106
  %.951.i = fsub double %.947.i, %.950.i
  store double %.951.i, ptr %scevgep91.i, align 8, !noalias !106
  %scevgep31.i = getelementptr i8, ptr %scevgep90.i, i64 -16
  %.947.148.i = load double, ptr %scevgep31.i, align 8, !noalias !106
  %sunkaddr73.i16 = getelementptr i8, ptr %sunkaddr70.i15, i64 8
  %.950.150.i = load double, ptr %sunkaddr73.i16, align 8, !noalias !106
  %.951.151.i = fsub double %.947.148.i, %.950.150.i
  store double %.951.151.i, ptr %scevgep31.i, align 8, !noalias !106
  %scevgep29.i = getelementptr i8, ptr %scevgep90.i, i64 -8
  %.947.2.i = load double, ptr %scevgep29.i, align 8, !noalias !106
  %sunkaddr76.i17 = getelementptr i8, ptr %sunkaddr70.i15, i64 16
  %.950.2.i = load double, ptr %sunkaddr76.i17, align 8, !noalias !106
  %.951.2.i = fsub double %.947.2.i, %.950.2.i
  store double %.951.2.i, ptr %scevgep29.i, align 8, !noalias !106
  %.920.3.i = add nuw nsw i64 %.913311313.i, 4
  %.947.3.i = load double, ptr %scevgep90.i, align 8, !noalias !106
  %sunkaddr79.i18 = getelementptr i8, ptr %sunkaddr70.i15, i64 24
  %.950.3.i = load double, ptr %sunkaddr79.i18, align 8, !noalias !106
  %.951.3.i = fsub double %.947.3.i, %.950.3.i
  store double %.951.3.i, ptr %scevgep90.i, align 8, !noalias !106
  %niter44.ncmp.3.i = icmp eq i64 %unroll_iter43.i, %.920.3.i
  br i1 %niter44.ncmp.3.i, label %B474.loopexit.loopexit.unr-lcssa.i, label %B964.if.i

_ZN9teachmech3run8compiled7kernels12keep_tangentB3v35B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit: ; preds = %B1023.i
  br i1 %.829, label %B148.i, label %B44.if.i

B1874.critedge:                                   ; preds = %B880.i, %B880.1.i
  br label %common.ret

B148.i:                                           ; preds = %B44.if.i, %_ZN9teachmech3run8compiled7kernels12keep_tangentB3v35B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit
  %sum5.2.0.lcssa.i = phi double [ 0.000000e+00, %_ZN9teachmech3run8compiled7kernels12keep_tangentB3v35B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit ], [ %.181.1.i, %B44.if.i ]
  %sum3.2.0.lcssa.i = phi double [ 0.000000e+00, %_ZN9teachmech3run8compiled7kernels12keep_tangentB3v35B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit ], [ %.221.1.i, %B44.if.i ]
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

B44.if.i:                                         ; preds = %_ZN9teachmech3run8compiled7kernels12keep_tangentB3v35B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit, %B44.if.i
  %sum3.2.053.i = phi double [ %.221.1.i, %B44.if.i ], [ 0.000000e+00, %_ZN9teachmech3run8compiled7kernels12keep_tangentB3v35B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit ]
  %sum5.2.052.i = phi double [ %.181.1.i, %B44.if.i ], [ 0.000000e+00, %_ZN9teachmech3run8compiled7kernels12keep_tangentB3v35B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit ]
  %.1144750.i = phi i64 [ %.121.1.i, %B44.if.i ], [ 0, %_ZN9teachmech3run8compiled7kernels12keep_tangentB3v35B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit ]
  %152 = shl i64 %.1144750.i, 3
  %scevgep21.i = getelementptr i8, ptr %scevgep.i, i64 %152
  %scevgep22.i = getelementptr i8, ptr %scevgep21.i, i64 -8
  %.148.i = load double, ptr %scevgep22.i, align 8, !noalias !111
  %scevgep862 = getelementptr i8, ptr %scevgep838, i64 %152
  %scevgep863 = getelementptr i8, ptr %scevgep862, i64 -8
  %.151.i = load double, ptr %scevgep863, align 8, !noalias !111
  %.155.i = fdiv double %.148.i, %.151.i
  %scevgep858 = getelementptr i8, ptr %scevgep27.i, i64 %152
  %scevgep859 = getelementptr i8, ptr %scevgep858, i64 -8
  %.188.i = load double, ptr %scevgep859, align 8, !noalias !111
  %.195.i = fdiv double %.188.i, %.151.i
  %.147.i14.i = fmul double %.195.i, %.195.i
  %.147.i.i = fmul double %.155.i, %.155.i
  %.181.i = fadd double %sum5.2.052.i, %.147.i.i
  %.221.i = fadd double %sum3.2.053.i, %.147.i14.i
  %.148.1.i = load double, ptr %scevgep21.i, align 8, !noalias !111
  %.151.1.i = load double, ptr %scevgep862, align 8, !noalias !111
  %.155.1.i = fdiv double %.148.1.i, %.151.1.i
  %.188.1.i = load double, ptr %scevgep858, align 8, !noalias !111
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
  %.132.epil.i = load double, ptr %scevgep878, align 8, !noalias !114
  %.133.epil.i = fmul double %.132.epil.i, 0.000000e+00
  %.135.epil.i = fadd double %total.2.039.epil.i, %.133.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B72.loopexit.i, label %B38.if.epil.i, !llvm.loop !117

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
  %.132.i = load double, ptr %scevgep877, align 8, !noalias !114
  %.133.i = fmul double %.132.i, 0.000000e+00
  %.135.i = fadd double %total.2.039.i, %.133.i
  %scevgep875 = getelementptr i8, ptr %scevgep876, i64 -16
  %.132.1.i = load double, ptr %scevgep875, align 8, !noalias !114
  %.133.1.i = fmul double %.132.1.i, 0.000000e+00
  %.135.1.i = fadd double %.135.i, %.133.1.i
  %scevgep873 = getelementptr i8, ptr %scevgep876, i64 -8
  %.132.2.i = load double, ptr %scevgep873, align 8, !noalias !114
  %.133.2.i = fmul double %.132.2.i, 0.000000e+00
  %.135.2.i = fadd double %.135.1.i, %.133.2.i
  %.105.3.i = add nuw nsw i64 %.983537.i, 4
  %.132.3.i = load double, ptr %scevgep876, align 8, !noalias !114
  %.133.3.i = fmul double %.132.3.i, 0.000000e+00
  %.135.3.i = fadd double %.135.2.i, %.133.3.i
  %niter.ncmp.3.i = icmp eq i64 %unroll_iter.i252, %.105.3.i
  br i1 %niter.ncmp.3.i, label %B72.loopexit.unr-lcssa.i, label %B38.if.i

B2336:                                            ; preds = %B72.loopexit.i, %B2286
  br i1 %44, label %B2600, label %B2392

B2392:                                            ; preds = %B2336
  store i8 0, ptr %.2374, align 1
  call fastcc void @part13(ptr nonnull %.2374, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.11.i247, ptr %.152)
  %.2388 = load i8, ptr %.2374, align 1
  %.2391.not = icmp eq i8 %.2388, 0
  br i1 %.2391.not, label %common.ret, label %B2488

B2488:                                            ; preds = %B2392
  %.2488 = load i64, ptr %sunkaddr980, align 8
  %.2489 = getelementptr double, ptr %arg.problem.7, i64 %.2488
  %.2490 = load double, ptr %.2489, align 8
  store i8 0, ptr %.2498, align 1
  call fastcc void @part12(ptr nonnull %.2498, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.11.i247, ptr %.152, ptr %.2366)
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
  store i8 0, ptr %.489.i29, align 1, !noalias !118
  %.35.i31 = load i64, ptr %arg.problem.4, align 8, !noalias !118
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
  %.407.epil.i143 = load double, ptr %sunkaddr46.epil.i142, align 8, !noalias !118
  %sunkaddr48.epil.i144 = getelementptr i8, ptr %.158, i64 %sunkaddr45.epil.i141
  %.410.epil.i145 = load double, ptr %sunkaddr48.epil.i144, align 8, !noalias !118
  %.412.epil.i146 = fmul double %.787, %.410.epil.i145
  %.413.epil.i147 = fadd double %.407.epil.i143, %.412.epil.i146
  store double %.413.epil.i147, ptr %sunkaddr48.epil.i144, align 8, !noalias !118
  %sunkaddr51.epil.i148 = getelementptr i8, ptr %sunkaddr46.epil.i142, i64 8
  %.407.1.epil.i149 = load double, ptr %sunkaddr51.epil.i148, align 8, !noalias !118
  %sunkaddr54.epil.i150 = getelementptr i8, ptr %sunkaddr48.epil.i144, i64 8
  %.410.1.epil.i151 = load double, ptr %sunkaddr54.epil.i150, align 8, !noalias !118
  %.412.1.epil.i152 = fmul double %.787, %.410.1.epil.i151
  %.413.1.epil.i153 = fadd double %.407.1.epil.i149, %.412.1.epil.i152
  store double %.413.1.epil.i153, ptr %sunkaddr54.epil.i150, align 8, !noalias !118
  br label %B230.i95

B230.i95:                                         ; preds = %B86.endif.i94, %B178.if.epil.preheader.i139, %B230.loopexit.unr-lcssa.i138
  %.474.i96 = getelementptr double, ptr @.const.array.data.1.24, i64 %.128180.i42
  %.475.i97 = load double, ptr %.474.i96, align 8, !noalias !118
  %.477.i98 = fmul double %.787, %.475.i97
  %.479.i99 = fadd double %.488, %.477.i98
  %.482.i100 = mul nsw i64 %.128180.i42, %.37.i33
  %.486.i101 = getelementptr inbounds double, ptr %arg.room, i64 %.482.i100
  store i8 0, ptr %.489.i29, align 1, !noalias !118
  call fastcc void @part12(ptr nonnull %.489.i29, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.479.i99, ptr %.158, ptr %.486.i101)
  %.503.i103 = load i8, ptr %.489.i29, align 1, !noalias !118
  %.506.not.i104 = icmp eq i8 %.503.i103, 0
  br i1 %.506.not.i104, label %_ZN9teachmech3run8compiled15kernel_explicit5stageB3v36B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2axx10float64_2a.exit, label %B84.i41

B84.if.i43:                                       ; preds = %B84.i41
  %.135.i44 = add nuw nsw i64 %.128180.i42, 1
  %.228.idx.i45 = shl i64 %.128180.i42, 7
  %.228.i46 = getelementptr i8, ptr @.const.array.data.25, i64 %.228.idx.i45
  br i1 %165, label %B34.if.preheader.i.i168, label %B80.if.i.i48.preheader

B34.if.preheader.i.i168:                          ; preds = %B84.if.i43
  tail call void @llvm.memset.p0.i64(ptr align 8 %.158, i8 0, i64 %156, i1 false), !noalias !121
  br label %B80.if.i.i48.preheader

B80.if.i.i48.preheader:                           ; preds = %B34.if.preheader.i.i168, %B84.if.i43
  br label %B80.if.i.i48

B236.i.loopexit.unr-lcssa.i89:                    ; preds = %B180.if.i.i57
  br i1 %168, label %B180.if.i.epil.preheader.i154, label %B236.i.i90

B180.if.i.epil.preheader.i154:                    ; preds = %B180.if.i.preheader.i56, %B236.i.loopexit.unr-lcssa.i89
  %.404136138.i.epil.init.i155 = phi i64 [ 0, %B180.if.i.preheader.i56 ], [ %.411.1.i.1.i79, %B236.i.loopexit.unr-lcssa.i89 ]
  %172 = shl i64 %.404136138.i.epil.init.i155, 3
  %sunkaddr11.i.epil.i156 = getelementptr i8, ptr %.158, i64 %172
  %.438.i.epil.i157 = load double, ptr %sunkaddr11.i.epil.i156, align 8, !noalias !121
  %scevgep9.i.epil.i158 = getelementptr i8, ptr %lsr.iv.i.i50, i64 %172
  %scevgep10.i.epil.i159 = getelementptr i8, ptr %scevgep9.i.epil.i158, i64 -8
  %.441.i.epil.i160 = load double, ptr %scevgep10.i.epil.i159, align 8, !noalias !121
  %.443.i.epil.i161 = fmul double %.304.i.i53, %.441.i.epil.i160
  %.444.i.epil.i162 = fadd double %.438.i.epil.i157, %.443.i.epil.i161
  store double %.444.i.epil.i162, ptr %sunkaddr11.i.epil.i156, align 8, !noalias !121
  %sunkaddr14.i.epil.i163 = getelementptr i8, ptr %sunkaddr11.i.epil.i156, i64 8
  %.438.1.i.epil.i164 = load double, ptr %sunkaddr14.i.epil.i163, align 8, !noalias !121
  %.441.1.i.epil.i165 = load double, ptr %scevgep9.i.epil.i158, align 8, !noalias !121
  %.443.1.i.epil.i166 = fmul double %.304.i.i53, %.441.1.i.epil.i165
  %.444.1.i.epil.i167 = fadd double %.438.1.i.epil.i164, %.443.1.i.epil.i166
  store double %.444.1.i.epil.i167, ptr %sunkaddr14.i.epil.i163, align 8, !noalias !121
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
  %.304.i.i53 = load double, ptr %173, align 8, !noalias !121
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
  %.438.i.i61 = load double, ptr %sunkaddr54.i60, align 8, !noalias !121
  %scevgep22.i62 = getelementptr i8, ptr %lsr.iv.i49, i64 %174
  %scevgep37.i63 = getelementptr i8, ptr %scevgep22.i62, i64 -16
  %scevgep35.i64 = getelementptr i8, ptr %scevgep22.i62, i64 -24
  %.441.i.i65 = load double, ptr %scevgep35.i64, align 8, !noalias !121
  %.443.i.i66 = fmul double %.304.i.i53, %.441.i.i65
  %.444.i.i67 = fadd double %.438.i.i61, %.443.i.i66
  store double %.444.i.i67, ptr %sunkaddr54.i60, align 8, !noalias !121
  %sunkaddr57.i68 = getelementptr i8, ptr %sunkaddr54.i60, i64 8
  %.438.1.i.i69 = load double, ptr %sunkaddr57.i68, align 8, !noalias !121
  %.441.1.i.i70 = load double, ptr %scevgep37.i63, align 8, !noalias !121
  %.443.1.i.i71 = fmul double %.304.i.i53, %.441.1.i.i70
  %.444.1.i.i72 = fadd double %.438.1.i.i69, %.443.1.i.i71
  store double %.444.1.i.i72, ptr %sunkaddr57.i68, align 8, !noalias !121
  %sunkaddr60.i73 = getelementptr i8, ptr %sunkaddr54.i60, i64 16
  %.438.i.1.i74 = load double, ptr %sunkaddr60.i73, align 8, !noalias !121
  %scevgep33.i75 = getelementptr i8, ptr %scevgep22.i62, i64 -8
  %.441.i.1.i76 = load double, ptr %scevgep33.i75, align 8, !noalias !121
  %.443.i.1.i77 = fmul double %.304.i.i53, %.441.i.1.i76
  %.444.i.1.i78 = fadd double %.438.i.1.i74, %.443.i.1.i77
  store double %.444.i.1.i78, ptr %sunkaddr60.i73, align 8, !noalias !121
  %.411.1.i.1.i79 = add i64 %.404136138.i.i59, 4
  %sunkaddr61.i80 = shl i64 %.411.1.i.1.i79, 3
  %sunkaddr62.i81 = getelementptr i8, ptr %.158, i64 %sunkaddr61.i80
  %sunkaddr63.i82 = getelementptr i8, ptr %sunkaddr62.i81, i64 -8
  %.438.1.i.1.i83 = load double, ptr %sunkaddr63.i82, align 8, !noalias !121
  %.441.1.i.1.i84 = load double, ptr %scevgep22.i62, align 8, !noalias !121
  %.443.1.i.1.i85 = fmul double %.304.i.i53, %.441.1.i.1.i84
  %.444.1.i.1.i86 = fadd double %.438.1.i.1.i83, %.443.1.i.1.i85
  store double %.444.1.i.1.i86, ptr %sunkaddr63.i82, align 8, !noalias !121
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
  %.407.i112 = load double, ptr %sunkaddr65.i111, align 8, !noalias !118
  %sunkaddr67.i113 = getelementptr i8, ptr %.158, i64 %sunkaddr64.i110
  %.410.i114 = load double, ptr %sunkaddr67.i113, align 8, !noalias !118
  %.412.i115 = fmul double %.787, %.410.i114
  %.413.i116 = fadd double %.407.i112, %.412.i115
  store double %.413.i116, ptr %sunkaddr67.i113, align 8, !noalias !118
  %sunkaddr70.i117 = getelementptr i8, ptr %sunkaddr65.i111, i64 8
  %.407.1.i118 = load double, ptr %sunkaddr70.i117, align 8, !noalias !118
  %sunkaddr73.i119 = getelementptr i8, ptr %sunkaddr67.i113, i64 8
  %.410.1.i120 = load double, ptr %sunkaddr73.i119, align 8, !noalias !118
  %.412.1.i121 = fmul double %.787, %.410.1.i120
  %.413.1.i122 = fadd double %.407.1.i118, %.412.1.i121
  store double %.413.1.i122, ptr %sunkaddr73.i119, align 8, !noalias !118
  %sunkaddr76.i123 = getelementptr i8, ptr %sunkaddr65.i111, i64 16
  %.407.112.i124 = load double, ptr %sunkaddr76.i123, align 8, !noalias !118
  %sunkaddr79.i125 = getelementptr i8, ptr %sunkaddr67.i113, i64 16
  %.410.113.i126 = load double, ptr %sunkaddr79.i125, align 8, !noalias !118
  %.412.114.i127 = fmul double %.787, %.410.113.i126
  %.413.115.i128 = fadd double %.407.112.i124, %.412.114.i127
  store double %.413.115.i128, ptr %sunkaddr79.i125, align 8, !noalias !118
  %.380.1.1.i129 = add nuw i64 %.373172174.i109, 4
  %sunkaddr82.i130 = getelementptr i8, ptr %sunkaddr65.i111, i64 24
  %.407.1.1.i131 = load double, ptr %sunkaddr82.i130, align 8, !noalias !118
  %sunkaddr85.i132 = getelementptr i8, ptr %sunkaddr67.i113, i64 24
  %.410.1.1.i133 = load double, ptr %sunkaddr85.i132, align 8, !noalias !118
  %.412.1.1.i134 = fmul double %.787, %.410.1.1.i133
  %.413.1.1.i135 = fadd double %.407.1.1.i131, %.412.1.1.i134
  store double %.413.1.1.i135, ptr %sunkaddr85.i132, align 8, !noalias !118
  %lsr.iv.next.i136 = add i64 %lsr.iv53.i108, -2
  %niter.ncmp.116.i137 = icmp eq i64 %lsr.iv.next.i136, 0
  br i1 %niter.ncmp.116.i137, label %B230.loopexit.unr-lcssa.i138, label %B178.if.i107

_ZN9teachmech3run8compiled15kernel_explicit5stageB3v36B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2axx10float64_2a.exit: ; preds = %B230.i95
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
  br i1 %epil.iter659.cmp.not, label %B2966.loopexit, label %B3104.if.epil, !llvm.loop !124

B2966.loopexit:                                   ; preds = %B3104.if.epil, %B2966.loopexit.loopexit.unr-lcssa
  store ptr null, ptr %.3139, align 8
  call fastcc void @part14(ptr nonnull %.3139, ptr nonnull getelementptr inbounds nuw (i8, ptr @.const.array.data.3, i64 128), ptr %arg.room, i64 %.54, ptr %.3038.1)
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
  br i1 %epil.iter683.cmp.not, label %B2966.loopexit.1, label %B3104.if.1.epil, !llvm.loop !125

B2966.loopexit.1.critedge.critedge:               ; preds = %B2746.critedge
  store ptr null, ptr %.3139, align 8
  call fastcc void @part14(ptr nonnull %.3139, ptr nonnull @.const.array.data.3, ptr %arg.room, i64 %.54, ptr %.3038)
  store ptr null, ptr %.3139, align 8
  call fastcc void @part14(ptr nonnull %.3139, ptr nonnull getelementptr inbounds nuw (i8, ptr @.const.array.data.3, i64 128), ptr %arg.room, i64 %.54, ptr %.3038.1)
  br label %B2966.loopexit.1

B2966.loopexit.1:                                 ; preds = %B3104.if.1.epil, %B2966.loopexit.1.critedge.critedge, %B2966.loopexit.1.loopexit.unr-lcssa
  store ptr null, ptr %.3139, align 8
  call fastcc void @part14(ptr nonnull %.3139, ptr nonnull getelementptr inbounds nuw (i8, ptr @.const.array.data.3, i64 256), ptr %arg.room, i64 %.54, ptr %.3038.2)
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
  br i1 %epil.iter689.cmp.not, label %B2966.loopexit.2, label %B3104.if.2.epil, !llvm.loop !126

B2966.loopexit.2:                                 ; preds = %B3104.if.2.epil, %B2966.loopexit.2.loopexit.unr-lcssa
  store ptr null, ptr %.3139, align 8
  call fastcc void @part14(ptr nonnull %.3139, ptr nonnull getelementptr inbounds nuw (i8, ptr @.const.array.data.3, i64 384), ptr %arg.room, i64 %.54, ptr %.3038.3)
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
  br i1 %epil.iter695.cmp.not, label %B3162, label %B3104.if.3.epil, !llvm.loop !127

B3162.critedge:                                   ; preds = %B2966.loopexit.1
  store ptr null, ptr %.3139, align 8
  call fastcc void @part14(ptr nonnull %.3139, ptr nonnull getelementptr inbounds nuw (i8, ptr @.const.array.data.3, i64 384), ptr %arg.room, i64 %.54, ptr %.3038.3)
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
  br i1 %.57.i, label %B188.if.preheader.i, label %_ZN9teachmech3run8compiled15kernel_explicit11interpolateB3v37B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2ax10float64_2a.exit

B188.if.preheader.i:                              ; preds = %B3192
  tail call void @llvm.memset.p0.i64(ptr align 8 %.158, i8 0, i64 %3, i1 false), !noalias !128
  br i1 %60, label %B188.if.epil.preheader.i, label %B188.if.i

B188.if.1.preheader.unr-lcssa.unr-lcssa.i:        ; preds = %B188.if.i
  br i1 %lcmp.mod.not176.not.i, label %B188.if.epil.preheader.i, label %B188.if.1.preheader.new.i

B188.if.epil.preheader.i:                         ; preds = %B188.if.1.preheader.unr-lcssa.unr-lcssa.i, %B188.if.preheader.i
  %.423154156.epil.init70.i = phi i64 [ 0, %B188.if.preheader.i ], [ %.430.131.1.i, %B188.if.1.preheader.unr-lcssa.unr-lcssa.i ]
  %187 = shl i64 %.423154156.epil.init70.i, 3
  %sunkaddr184.epil.i = getelementptr i8, ptr %.158, i64 %187
  %.457.epil65.i = load double, ptr %sunkaddr184.epil.i, align 8, !noalias !128
  %sunkaddr313.i = getelementptr i8, ptr %.3038.3, i64 %187
  %.460.epil66.i = load double, ptr %sunkaddr313.i, align 8, !noalias !128
  %.461.epil67.i = fadd double %.457.epil65.i, %.460.epil66.i
  %.463.epil68.i = fmul double %.3345, %.461.epil67.i
  store double %.463.epil68.i, ptr %sunkaddr184.epil.i, align 8, !noalias !128
  %sunkaddr187.epil.i = getelementptr i8, ptr %sunkaddr184.epil.i, i64 8
  %.457.133.epil.i = load double, ptr %sunkaddr187.epil.i, align 8, !noalias !128
  %sunkaddr316.i = getelementptr i8, ptr %sunkaddr313.i, i64 8
  %.460.135.epil.i = load double, ptr %sunkaddr316.i, align 8, !noalias !128
  %.461.136.epil.i = fadd double %.457.133.epil.i, %.460.135.epil.i
  %.463.137.epil.i = fmul double %.3345, %.461.136.epil.i
  store double %.463.137.epil.i, ptr %sunkaddr187.epil.i, align 8, !noalias !128
  br label %B188.if.1.preheader.new.i

B188.if.1.preheader.new.i:                        ; preds = %B188.if.1.preheader.unr-lcssa.unr-lcssa.i, %B188.if.epil.preheader.i
  %.3174.i = fsub double 1.000000e+00, %.3345
  br i1 %60, label %B188.if.1.epil.preheader.i, label %B188.if.1.i

B188.if.1.i:                                      ; preds = %B188.if.1.preheader.new.i, %B188.if.1.i
  %lsr.iv294.i = phi i64 [ %lsr.iv.next295.i, %B188.if.1.i ], [ %unroll_iter91.i, %B188.if.1.preheader.new.i ]
  %.423154156.1.i = phi i64 [ %.430.1.1.1.i, %B188.if.1.i ], [ 0, %B188.if.1.preheader.new.i ]
  %188 = shl i64 %.423154156.1.i, 3
  %sunkaddr318.i = getelementptr i8, ptr %.158, i64 %188
  %.457.1.i = load double, ptr %sunkaddr318.i, align 8, !noalias !128
  %scevgep290.i = getelementptr i8, ptr %scevgep287.i, i64 %188
  %scevgep291.i = getelementptr i8, ptr %scevgep290.i, i64 -16
  %scevgep293.i = getelementptr i8, ptr %scevgep290.i, i64 -24
  %.460.1.i = load double, ptr %scevgep293.i, align 8, !noalias !128
  %.461.1.i = fadd double %.457.1.i, %.460.1.i
  %.463.1.i = fmul double %.3174.i, %.461.1.i
  store double %.463.1.i, ptr %sunkaddr318.i, align 8, !noalias !128
  %sunkaddr321.i = getelementptr i8, ptr %sunkaddr318.i, i64 8
  %.457.1.1.i = load double, ptr %sunkaddr321.i, align 8, !noalias !128
  %.460.1.1.i = load double, ptr %scevgep291.i, align 8, !noalias !128
  %.461.1.1.i = fadd double %.457.1.1.i, %.460.1.1.i
  %.463.1.1.i = fmul double %.3174.i, %.461.1.1.i
  store double %.463.1.1.i, ptr %sunkaddr321.i, align 8, !noalias !128
  %sunkaddr324.i = getelementptr i8, ptr %sunkaddr318.i, i64 16
  %.457.1.193.i = load double, ptr %sunkaddr324.i, align 8, !noalias !128
  %scevgep289.i = getelementptr i8, ptr %scevgep290.i, i64 -8
  %.460.1.194.i = load double, ptr %scevgep289.i, align 8, !noalias !128
  %.461.1.195.i = fadd double %.457.1.193.i, %.460.1.194.i
  %.463.1.196.i = fmul double %.3174.i, %.461.1.195.i
  store double %.463.1.196.i, ptr %sunkaddr324.i, align 8, !noalias !128
  %.430.1.1.1.i = add i64 %.423154156.1.i, 4
  %sunkaddr325.i = shl i64 %.430.1.1.1.i, 3
  %sunkaddr326.i = getelementptr i8, ptr %.158, i64 %sunkaddr325.i
  %sunkaddr327.i = getelementptr i8, ptr %sunkaddr326.i, i64 -8
  %.457.1.1.1.i = load double, ptr %sunkaddr327.i, align 8, !noalias !128
  %.460.1.1.1.i = load double, ptr %scevgep290.i, align 8, !noalias !128
  %.461.1.1.1.i = fadd double %.457.1.1.1.i, %.460.1.1.1.i
  %.463.1.1.1.i = fmul double %.3174.i, %.461.1.1.1.i
  store double %.463.1.1.1.i, ptr %sunkaddr327.i, align 8, !noalias !128
  %lsr.iv.next295.i = add i64 %lsr.iv294.i, -2
  %niter92.ncmp.1.i = icmp eq i64 %lsr.iv.next295.i, 0
  br i1 %niter92.ncmp.1.i, label %B188.if.2.preheader.unr-lcssa.unr-lcssa.i, label %B188.if.1.i

B188.if.2.preheader.unr-lcssa.unr-lcssa.i:        ; preds = %B188.if.1.i
  br i1 %lcmp.mod88.not.not.i, label %B188.if.1.epil.preheader.i, label %B188.if.2.preheader.new.i

B188.if.1.epil.preheader.i:                       ; preds = %B188.if.2.preheader.unr-lcssa.unr-lcssa.i, %B188.if.1.preheader.new.i
  %.423154156.1.epil.init87.i = phi i64 [ 0, %B188.if.1.preheader.new.i ], [ %.430.1.1.1.i, %B188.if.2.preheader.unr-lcssa.unr-lcssa.i ]
  %189 = shl i64 %.423154156.1.epil.init87.i, 3
  %sunkaddr149.epil.i = getelementptr i8, ptr %.158, i64 %189
  %.457.1.epil82.i = load double, ptr %sunkaddr149.epil.i, align 8, !noalias !128
  %scevgep139.epil.i = getelementptr i8, ptr %scevgep137.i, i64 %189
  %scevgep140.epil.i = getelementptr i8, ptr %scevgep139.epil.i, i64 -8
  %.460.1.epil83.i = load double, ptr %scevgep140.epil.i, align 8, !noalias !128
  %.461.1.epil84.i = fadd double %.457.1.epil82.i, %.460.1.epil83.i
  %.463.1.epil85.i = fmul double %.3174.i, %.461.1.epil84.i
  store double %.463.1.epil85.i, ptr %sunkaddr149.epil.i, align 8, !noalias !128
  %sunkaddr152.epil.i = getelementptr i8, ptr %sunkaddr149.epil.i, i64 8
  %.457.1.1.epil.i = load double, ptr %sunkaddr152.epil.i, align 8, !noalias !128
  %.460.1.1.epil.i = load double, ptr %scevgep139.epil.i, align 8, !noalias !128
  %.461.1.1.epil.i = fadd double %.457.1.1.epil.i, %.460.1.1.epil.i
  %.463.1.1.epil.i = fmul double %.3174.i, %.461.1.1.epil.i
  store double %.463.1.1.epil.i, ptr %sunkaddr152.epil.i, align 8, !noalias !128
  br label %B188.if.2.preheader.new.i

B188.if.2.preheader.new.i:                        ; preds = %B188.if.2.preheader.unr-lcssa.unr-lcssa.i, %B188.if.1.epil.preheader.i
  br i1 %60, label %B188.if.2.epil.preheader.i, label %B188.if.2.i

B188.if.2.i:                                      ; preds = %B188.if.2.preheader.new.i, %B188.if.2.i
  %lsr.iv277.i = phi i64 [ %lsr.iv.next278.i, %B188.if.2.i ], [ %unroll_iter107.i, %B188.if.2.preheader.new.i ]
  %.423154156.2.i = phi i64 [ %.430.2.1.1.i, %B188.if.2.i ], [ 0, %B188.if.2.preheader.new.i ]
  %190 = shl i64 %.423154156.2.i, 3
  %sunkaddr329.i = getelementptr i8, ptr %.158, i64 %190
  %.457.2.i = load double, ptr %sunkaddr329.i, align 8, !noalias !128
  %scevgep273.i = getelementptr i8, ptr %scevgep270.i, i64 %190
  %scevgep274.i = getelementptr i8, ptr %scevgep273.i, i64 -16
  %scevgep276.i = getelementptr i8, ptr %scevgep273.i, i64 -24
  %.460.2.i = load double, ptr %scevgep276.i, align 8, !noalias !128
  %.461.2.i = fadd double %.457.2.i, %.460.2.i
  %.463.2.i = fmul double %.3345, %.461.2.i
  store double %.463.2.i, ptr %sunkaddr329.i, align 8, !noalias !128
  %sunkaddr332.i = getelementptr i8, ptr %sunkaddr329.i, i64 8
  %.457.2.1.i = load double, ptr %sunkaddr332.i, align 8, !noalias !128
  %.460.2.1.i = load double, ptr %scevgep274.i, align 8, !noalias !128
  %.461.2.1.i = fadd double %.457.2.1.i, %.460.2.1.i
  %.463.2.1.i = fmul double %.3345, %.461.2.1.i
  store double %.463.2.1.i, ptr %sunkaddr332.i, align 8, !noalias !128
  %sunkaddr335.i = getelementptr i8, ptr %sunkaddr329.i, i64 16
  %.457.2.1109.i = load double, ptr %sunkaddr335.i, align 8, !noalias !128
  %scevgep272.i = getelementptr i8, ptr %scevgep273.i, i64 -8
  %.460.2.1110.i = load double, ptr %scevgep272.i, align 8, !noalias !128
  %.461.2.1111.i = fadd double %.457.2.1109.i, %.460.2.1110.i
  %.463.2.1112.i = fmul double %.3345, %.461.2.1111.i
  store double %.463.2.1112.i, ptr %sunkaddr335.i, align 8, !noalias !128
  %.430.2.1.1.i = add i64 %.423154156.2.i, 4
  %sunkaddr336.i = shl i64 %.430.2.1.1.i, 3
  %sunkaddr337.i = getelementptr i8, ptr %.158, i64 %sunkaddr336.i
  %sunkaddr338.i = getelementptr i8, ptr %sunkaddr337.i, i64 -8
  %.457.2.1.1.i = load double, ptr %sunkaddr338.i, align 8, !noalias !128
  %.460.2.1.1.i = load double, ptr %scevgep273.i, align 8, !noalias !128
  %.461.2.1.1.i = fadd double %.457.2.1.1.i, %.460.2.1.1.i
  %.463.2.1.1.i = fmul double %.3345, %.461.2.1.1.i
  store double %.463.2.1.1.i, ptr %sunkaddr338.i, align 8, !noalias !128
  %lsr.iv.next278.i = add i64 %lsr.iv277.i, -2
  %niter108.ncmp.1.i = icmp eq i64 %lsr.iv.next278.i, 0
  br i1 %niter108.ncmp.1.i, label %B188.if.3.preheader.unr-lcssa.unr-lcssa.i, label %B188.if.2.i

B188.if.3.preheader.unr-lcssa.unr-lcssa.i:        ; preds = %B188.if.2.i
  br i1 %lcmp.mod104.not.not.i, label %B188.if.2.epil.preheader.i, label %B188.if.3.preheader.new.i

B188.if.2.epil.preheader.i:                       ; preds = %B188.if.3.preheader.unr-lcssa.unr-lcssa.i, %B188.if.2.preheader.new.i
  %.423154156.2.epil.init103.i = phi i64 [ 0, %B188.if.2.preheader.new.i ], [ %.430.2.1.1.i, %B188.if.3.preheader.unr-lcssa.unr-lcssa.i ]
  %191 = shl i64 %.423154156.2.epil.init103.i, 3
  %sunkaddr154.epil.i = getelementptr i8, ptr %.158, i64 %191
  %.457.2.epil98.i = load double, ptr %sunkaddr154.epil.i, align 8, !noalias !128
  %scevgep131.epil.i = getelementptr i8, ptr %scevgep129.i, i64 %191
  %scevgep132.epil.i = getelementptr i8, ptr %scevgep131.epil.i, i64 -8
  %.460.2.epil99.i = load double, ptr %scevgep132.epil.i, align 8, !noalias !128
  %.461.2.epil100.i = fadd double %.457.2.epil98.i, %.460.2.epil99.i
  %.463.2.epil101.i = fmul double %.3345, %.461.2.epil100.i
  store double %.463.2.epil101.i, ptr %sunkaddr154.epil.i, align 8, !noalias !128
  %sunkaddr157.epil.i = getelementptr i8, ptr %sunkaddr154.epil.i, i64 8
  %.457.2.1.epil.i = load double, ptr %sunkaddr157.epil.i, align 8, !noalias !128
  %.460.2.1.epil.i = load double, ptr %scevgep131.epil.i, align 8, !noalias !128
  %.461.2.1.epil.i = fadd double %.457.2.1.epil.i, %.460.2.1.epil.i
  %.463.2.1.epil.i = fmul double %.3345, %.461.2.1.epil.i
  store double %.463.2.1.epil.i, ptr %sunkaddr157.epil.i, align 8, !noalias !128
  br label %B188.if.3.preheader.new.i

B188.if.3.preheader.new.i:                        ; preds = %B188.if.3.preheader.unr-lcssa.unr-lcssa.i, %B188.if.2.epil.preheader.i
  br i1 %60, label %B188.if.3.epil.preheader.i, label %B188.if.3.i

B188.if.3.i:                                      ; preds = %B188.if.3.preheader.new.i, %B188.if.3.i
  %lsr.iv260.i = phi i64 [ %lsr.iv.next261.i, %B188.if.3.i ], [ %unroll_iter123.i, %B188.if.3.preheader.new.i ]
  %.423154156.3.i = phi i64 [ %.430.3.1.1.i, %B188.if.3.i ], [ 0, %B188.if.3.preheader.new.i ]
  %192 = shl i64 %.423154156.3.i, 3
  %sunkaddr340.i = getelementptr i8, ptr %.158, i64 %192
  %.457.3.i = load double, ptr %sunkaddr340.i, align 8, !noalias !128
  %scevgep256.i = getelementptr i8, ptr %scevgep253.i, i64 %192
  %scevgep257.i = getelementptr i8, ptr %scevgep256.i, i64 -16
  %scevgep259.i = getelementptr i8, ptr %scevgep256.i, i64 -24
  %.460.3.i = load double, ptr %scevgep259.i, align 8, !noalias !128
  %.461.3.i = fadd double %.457.3.i, %.460.3.i
  %.463.3.i = fmul double %.3174.i, %.461.3.i
  store double %.463.3.i, ptr %sunkaddr340.i, align 8, !noalias !128
  %sunkaddr343.i = getelementptr i8, ptr %sunkaddr340.i, i64 8
  %.457.3.1.i = load double, ptr %sunkaddr343.i, align 8, !noalias !128
  %.460.3.1.i = load double, ptr %scevgep257.i, align 8, !noalias !128
  %.461.3.1.i = fadd double %.457.3.1.i, %.460.3.1.i
  %.463.3.1.i = fmul double %.3174.i, %.461.3.1.i
  store double %.463.3.1.i, ptr %sunkaddr343.i, align 8, !noalias !128
  %sunkaddr346.i = getelementptr i8, ptr %sunkaddr340.i, i64 16
  %.457.3.1125.i = load double, ptr %sunkaddr346.i, align 8, !noalias !128
  %scevgep255.i = getelementptr i8, ptr %scevgep256.i, i64 -8
  %.460.3.1126.i = load double, ptr %scevgep255.i, align 8, !noalias !128
  %.461.3.1127.i = fadd double %.457.3.1125.i, %.460.3.1126.i
  %.463.3.1128.i = fmul double %.3174.i, %.461.3.1127.i
  store double %.463.3.1128.i, ptr %sunkaddr346.i, align 8, !noalias !128
  %.430.3.1.1.i = add i64 %.423154156.3.i, 4
  %sunkaddr347.i = shl i64 %.430.3.1.1.i, 3
  %sunkaddr348.i = getelementptr i8, ptr %.158, i64 %sunkaddr347.i
  %sunkaddr349.i = getelementptr i8, ptr %sunkaddr348.i, i64 -8
  %.457.3.1.1.i = load double, ptr %sunkaddr349.i, align 8, !noalias !128
  %.460.3.1.1.i = load double, ptr %scevgep256.i, align 8, !noalias !128
  %.461.3.1.1.i = fadd double %.457.3.1.1.i, %.460.3.1.1.i
  %.463.3.1.1.i = fmul double %.3174.i, %.461.3.1.1.i
  store double %.463.3.1.1.i, ptr %sunkaddr349.i, align 8, !noalias !128
  %lsr.iv.next261.i = add i64 %lsr.iv260.i, -2
  %niter124.ncmp.1.i = icmp eq i64 %lsr.iv.next261.i, 0
  br i1 %niter124.ncmp.1.i, label %B188.if.4.preheader.unr-lcssa.unr-lcssa.i, label %B188.if.3.i

B188.if.4.preheader.unr-lcssa.unr-lcssa.i:        ; preds = %B188.if.3.i
  br i1 %lcmp.mod120.not.not.i, label %B188.if.3.epil.preheader.i, label %B188.if.4.preheader.new.i

B188.if.3.epil.preheader.i:                       ; preds = %B188.if.4.preheader.unr-lcssa.unr-lcssa.i, %B188.if.3.preheader.new.i
  %.423154156.3.epil.init119.i = phi i64 [ 0, %B188.if.3.preheader.new.i ], [ %.430.3.1.1.i, %B188.if.4.preheader.unr-lcssa.unr-lcssa.i ]
  %193 = shl i64 %.423154156.3.epil.init119.i, 3
  %sunkaddr159.epil.i = getelementptr i8, ptr %.158, i64 %193
  %.457.3.epil114.i = load double, ptr %sunkaddr159.epil.i, align 8, !noalias !128
  %scevgep123.epil.i = getelementptr i8, ptr %scevgep121.i, i64 %193
  %scevgep124.epil.i = getelementptr i8, ptr %scevgep123.epil.i, i64 -8
  %.460.3.epil115.i = load double, ptr %scevgep124.epil.i, align 8, !noalias !128
  %.461.3.epil116.i = fadd double %.457.3.epil114.i, %.460.3.epil115.i
  %.463.3.epil117.i = fmul double %.3174.i, %.461.3.epil116.i
  store double %.463.3.epil117.i, ptr %sunkaddr159.epil.i, align 8, !noalias !128
  %sunkaddr162.epil.i = getelementptr i8, ptr %sunkaddr159.epil.i, i64 8
  %.457.3.1.epil.i = load double, ptr %sunkaddr162.epil.i, align 8, !noalias !128
  %.460.3.1.epil.i = load double, ptr %scevgep123.epil.i, align 8, !noalias !128
  %.461.3.1.epil.i = fadd double %.457.3.1.epil.i, %.460.3.1.epil.i
  %.463.3.1.epil.i = fmul double %.3174.i, %.461.3.1.epil.i
  store double %.463.3.1.epil.i, ptr %sunkaddr162.epil.i, align 8, !noalias !128
  br label %B188.if.4.preheader.new.i

B188.if.4.preheader.new.i:                        ; preds = %B188.if.4.preheader.unr-lcssa.unr-lcssa.i, %B188.if.3.epil.preheader.i
  br i1 %60, label %B188.if.4.epil.preheader.i, label %B188.if.4.i

B188.if.4.i:                                      ; preds = %B188.if.4.preheader.new.i, %B188.if.4.i
  %lsr.iv243.i = phi i64 [ %lsr.iv.next244.i, %B188.if.4.i ], [ %unroll_iter138.i, %B188.if.4.preheader.new.i ]
  %.423154156.4.i = phi i64 [ %.430.4.1.1.i, %B188.if.4.i ], [ 0, %B188.if.4.preheader.new.i ]
  %194 = shl i64 %.423154156.4.i, 3
  %sunkaddr351.i = getelementptr i8, ptr %.158, i64 %194
  %.457.4.i = load double, ptr %sunkaddr351.i, align 8, !noalias !128
  %scevgep239.i = getelementptr i8, ptr %scevgep236.i, i64 %194
  %scevgep240.i = getelementptr i8, ptr %scevgep239.i, i64 -16
  %scevgep242.i = getelementptr i8, ptr %scevgep239.i, i64 -24
  %.460.4.i = load double, ptr %scevgep242.i, align 8, !noalias !128
  %.461.4.i = fadd double %.457.4.i, %.460.4.i
  %.463.4.i = fmul double %.3345, %.461.4.i
  store double %.463.4.i, ptr %sunkaddr351.i, align 8, !noalias !128
  %sunkaddr354.i = getelementptr i8, ptr %sunkaddr351.i, i64 8
  %.457.4.1.i = load double, ptr %sunkaddr354.i, align 8, !noalias !128
  %.460.4.1.i = load double, ptr %scevgep240.i, align 8, !noalias !128
  %.461.4.1.i = fadd double %.457.4.1.i, %.460.4.1.i
  %.463.4.1.i = fmul double %.3345, %.461.4.1.i
  store double %.463.4.1.i, ptr %sunkaddr354.i, align 8, !noalias !128
  %sunkaddr357.i = getelementptr i8, ptr %sunkaddr351.i, i64 16
  %.457.4.1140.i = load double, ptr %sunkaddr357.i, align 8, !noalias !128
  %scevgep238.i = getelementptr i8, ptr %scevgep239.i, i64 -8
  %.460.4.1141.i = load double, ptr %scevgep238.i, align 8, !noalias !128
  %.461.4.1142.i = fadd double %.457.4.1140.i, %.460.4.1141.i
  %.463.4.1143.i = fmul double %.3345, %.461.4.1142.i
  store double %.463.4.1143.i, ptr %sunkaddr357.i, align 8, !noalias !128
  %.430.4.1.1.i = add i64 %.423154156.4.i, 4
  %sunkaddr358.i = shl i64 %.430.4.1.1.i, 3
  %sunkaddr359.i = getelementptr i8, ptr %.158, i64 %sunkaddr358.i
  %sunkaddr360.i = getelementptr i8, ptr %sunkaddr359.i, i64 -8
  %.457.4.1.1.i = load double, ptr %sunkaddr360.i, align 8, !noalias !128
  %.460.4.1.1.i = load double, ptr %scevgep239.i, align 8, !noalias !128
  %.461.4.1.1.i = fadd double %.457.4.1.1.i, %.460.4.1.1.i
  %.463.4.1.1.i = fmul double %.3345, %.461.4.1.1.i
  store double %.463.4.1.1.i, ptr %sunkaddr360.i, align 8, !noalias !128
  %lsr.iv.next244.i = add i64 %lsr.iv243.i, -2
  %niter139.ncmp.1.i = icmp eq i64 %lsr.iv.next244.i, 0
  br i1 %niter139.ncmp.1.i, label %B188.if.5.preheader.unr-lcssa.unr-lcssa.i, label %B188.if.4.i

B188.if.5.preheader.unr-lcssa.unr-lcssa.i:        ; preds = %B188.if.4.i
  br i1 %lcmp.mod135.not.not.i, label %B188.if.4.epil.preheader.i, label %B188.if.5.preheader.new.i

B188.if.4.epil.preheader.i:                       ; preds = %B188.if.5.preheader.unr-lcssa.unr-lcssa.i, %B188.if.4.preheader.new.i
  %.423154156.4.epil.init.i = phi i64 [ 0, %B188.if.4.preheader.new.i ], [ %.430.4.1.1.i, %B188.if.5.preheader.unr-lcssa.unr-lcssa.i ]
  %195 = shl i64 %.423154156.4.epil.init.i, 3
  %sunkaddr164.epil.i = getelementptr i8, ptr %.158, i64 %195
  %.457.4.epil130.i = load double, ptr %sunkaddr164.epil.i, align 8, !noalias !128
  %sunkaddr362.i = getelementptr i8, ptr %2, i64 %195
  %.460.4.epil131.i = load double, ptr %sunkaddr362.i, align 8, !noalias !128
  %.461.4.epil132.i = fadd double %.457.4.epil130.i, %.460.4.epil131.i
  %.463.4.epil133.i = fmul double %.3345, %.461.4.epil132.i
  store double %.463.4.epil133.i, ptr %sunkaddr164.epil.i, align 8, !noalias !128
  %sunkaddr167.epil.i = getelementptr i8, ptr %sunkaddr164.epil.i, i64 8
  %.457.4.1.epil.i = load double, ptr %sunkaddr167.epil.i, align 8, !noalias !128
  %sunkaddr365.i = getelementptr i8, ptr %sunkaddr362.i, i64 8
  %.460.4.1.epil.i = load double, ptr %sunkaddr365.i, align 8, !noalias !128
  %.461.4.1.epil.i = fadd double %.457.4.1.epil.i, %.460.4.1.epil.i
  %.463.4.1.epil.i = fmul double %.3345, %.461.4.1.epil.i
  store double %.463.4.1.epil.i, ptr %sunkaddr167.epil.i, align 8, !noalias !128
  br label %B188.if.5.preheader.new.i

B188.if.5.preheader.new.i:                        ; preds = %B188.if.5.preheader.unr-lcssa.unr-lcssa.i, %B188.if.4.epil.preheader.i
  br i1 %60, label %B188.if.5.epil.preheader.i, label %B188.if.5.i

B188.if.5.i:                                      ; preds = %B188.if.5.preheader.new.i, %B188.if.5.i
  %lsr.iv226.i = phi i64 [ %lsr.iv.next227.i, %B188.if.5.i ], [ %unroll_iter153.i, %B188.if.5.preheader.new.i ]
  %.423154156.5.i = phi i64 [ %.430.5.1.1.i, %B188.if.5.i ], [ 0, %B188.if.5.preheader.new.i ]
  %196 = shl i64 %.423154156.5.i, 3
  %sunkaddr367.i = getelementptr i8, ptr %.158, i64 %196
  %.457.5.i = load double, ptr %sunkaddr367.i, align 8, !noalias !128
  %scevgep222.i = getelementptr i8, ptr %scevgep219.i, i64 %196
  %scevgep223.i = getelementptr i8, ptr %scevgep222.i, i64 -16
  %scevgep225.i = getelementptr i8, ptr %scevgep222.i, i64 -24
  %.460.5.i = load double, ptr %scevgep225.i, align 8, !noalias !128
  %.461.5.i = fadd double %.457.5.i, %.460.5.i
  %.463.5.i = fmul double %.3174.i, %.461.5.i
  store double %.463.5.i, ptr %sunkaddr367.i, align 8, !noalias !128
  %sunkaddr370.i = getelementptr i8, ptr %sunkaddr367.i, i64 8
  %.457.5.1.i = load double, ptr %sunkaddr370.i, align 8, !noalias !128
  %.460.5.1.i = load double, ptr %scevgep223.i, align 8, !noalias !128
  %.461.5.1.i = fadd double %.457.5.1.i, %.460.5.1.i
  %.463.5.1.i = fmul double %.3174.i, %.461.5.1.i
  store double %.463.5.1.i, ptr %sunkaddr370.i, align 8, !noalias !128
  %sunkaddr373.i = getelementptr i8, ptr %sunkaddr367.i, i64 16
  %.457.5.1155.i = load double, ptr %sunkaddr373.i, align 8, !noalias !128
  %scevgep221.i = getelementptr i8, ptr %scevgep222.i, i64 -8
  %.460.5.1156.i = load double, ptr %scevgep221.i, align 8, !noalias !128
  %.461.5.1157.i = fadd double %.457.5.1155.i, %.460.5.1156.i
  %.463.5.1158.i = fmul double %.3174.i, %.461.5.1157.i
  store double %.463.5.1158.i, ptr %sunkaddr373.i, align 8, !noalias !128
  %.430.5.1.1.i = add i64 %.423154156.5.i, 4
  %sunkaddr374.i = shl i64 %.430.5.1.1.i, 3
  %sunkaddr375.i = getelementptr i8, ptr %.158, i64 %sunkaddr374.i
  %sunkaddr376.i = getelementptr i8, ptr %sunkaddr375.i, i64 -8
  %.457.5.1.1.i = load double, ptr %sunkaddr376.i, align 8, !noalias !128
  %.460.5.1.1.i = load double, ptr %scevgep222.i, align 8, !noalias !128
  %.461.5.1.1.i = fadd double %.457.5.1.1.i, %.460.5.1.1.i
  %.463.5.1.1.i = fmul double %.3174.i, %.461.5.1.1.i
  store double %.463.5.1.1.i, ptr %sunkaddr376.i, align 8, !noalias !128
  %lsr.iv.next227.i = add i64 %lsr.iv226.i, -2
  %niter154.ncmp.1.i = icmp eq i64 %lsr.iv.next227.i, 0
  br i1 %niter154.ncmp.1.i, label %B188.if.6.preheader.unr-lcssa.unr-lcssa.i, label %B188.if.5.i

B188.if.6.preheader.unr-lcssa.unr-lcssa.i:        ; preds = %B188.if.5.i
  br i1 %lcmp.mod150.not.not.i, label %B188.if.5.epil.preheader.i, label %B188.if.6.preheader64.i

B188.if.5.epil.preheader.i:                       ; preds = %B188.if.6.preheader.unr-lcssa.unr-lcssa.i, %B188.if.5.preheader.new.i
  %.423154156.5.epil.init.i = phi i64 [ 0, %B188.if.5.preheader.new.i ], [ %.430.5.1.1.i, %B188.if.6.preheader.unr-lcssa.unr-lcssa.i ]
  %197 = shl i64 %.423154156.5.epil.init.i, 3
  %sunkaddr169.epil.i = getelementptr i8, ptr %.158, i64 %197
  %.457.5.epil145.i = load double, ptr %sunkaddr169.epil.i, align 8, !noalias !128
  %scevgep107.epil.i = getelementptr i8, ptr %scevgep105.i170, i64 %197
  %scevgep108.epil.i = getelementptr i8, ptr %scevgep107.epil.i, i64 -8
  %.460.5.epil146.i = load double, ptr %scevgep108.epil.i, align 8, !noalias !128
  %.461.5.epil147.i = fadd double %.457.5.epil145.i, %.460.5.epil146.i
  %.463.5.epil148.i = fmul double %.3174.i, %.461.5.epil147.i
  store double %.463.5.epil148.i, ptr %sunkaddr169.epil.i, align 8, !noalias !128
  %sunkaddr172.epil.i = getelementptr i8, ptr %sunkaddr169.epil.i, i64 8
  %.457.5.1.epil.i = load double, ptr %sunkaddr172.epil.i, align 8, !noalias !128
  %.460.5.1.epil.i = load double, ptr %scevgep107.epil.i, align 8, !noalias !128
  %.461.5.1.epil.i = fadd double %.457.5.1.epil.i, %.460.5.1.epil.i
  %.463.5.1.epil.i = fmul double %.3174.i, %.461.5.1.epil.i
  store double %.463.5.1.epil.i, ptr %sunkaddr172.epil.i, align 8, !noalias !128
  br label %B188.if.6.preheader64.i

B188.if.6.preheader64.i:                          ; preds = %B188.if.6.preheader.unr-lcssa.unr-lcssa.i, %B188.if.5.epil.preheader.i
  br i1 %60, label %B188.if.6.epil.preheader159.i, label %B188.if.6.i

B188.if.6.i:                                      ; preds = %B188.if.6.preheader64.i, %B188.if.6.i
  %lsr.iv.i171 = phi i64 [ %lsr.iv.next.i172, %B188.if.6.i ], [ %unroll_iter170.i, %B188.if.6.preheader64.i ]
  %.423154156.6.i = phi i64 [ %.430.6.1.1.i, %B188.if.6.i ], [ 0, %B188.if.6.preheader64.i ]
  %sunkaddr377.i = shl i64 %.423154156.6.i, 3
  %sunkaddr378.i = getelementptr i8, ptr %.158, i64 %sunkaddr377.i
  %.457.6.i = load double, ptr %sunkaddr378.i, align 8, !noalias !128
  %sunkaddr380.i = getelementptr i8, ptr %.198, i64 %sunkaddr377.i
  %.460.6.i = load double, ptr %sunkaddr380.i, align 8, !noalias !128
  %.461.6.i = fadd double %.457.6.i, %.460.6.i
  %.463.6.i = fmul double %.3345, %.461.6.i
  store double %.463.6.i, ptr %sunkaddr378.i, align 8, !noalias !128
  %sunkaddr383.i = getelementptr i8, ptr %sunkaddr378.i, i64 8
  %.457.6.1.i = load double, ptr %sunkaddr383.i, align 8, !noalias !128
  %sunkaddr386.i = getelementptr i8, ptr %sunkaddr380.i, i64 8
  %.460.6.1.i = load double, ptr %sunkaddr386.i, align 8, !noalias !128
  %.461.6.1.i = fadd double %.457.6.1.i, %.460.6.1.i
  %.463.6.1.i = fmul double %.3345, %.461.6.1.i
  store double %.463.6.1.i, ptr %sunkaddr383.i, align 8, !noalias !128
  %sunkaddr389.i = getelementptr i8, ptr %sunkaddr378.i, i64 16
  %.457.6.1172.i = load double, ptr %sunkaddr389.i, align 8, !noalias !128
  %sunkaddr392.i = getelementptr i8, ptr %sunkaddr380.i, i64 16
  %.460.6.1173.i = load double, ptr %sunkaddr392.i, align 8, !noalias !128
  %.461.6.1174.i = fadd double %.457.6.1172.i, %.460.6.1173.i
  %.463.6.1175.i = fmul double %.3345, %.461.6.1174.i
  store double %.463.6.1175.i, ptr %sunkaddr389.i, align 8, !noalias !128
  %.430.6.1.1.i = add i64 %.423154156.6.i, 4
  %sunkaddr393.i = shl i64 %.430.6.1.1.i, 3
  %sunkaddr394.i = getelementptr i8, ptr %.158, i64 %sunkaddr393.i
  %sunkaddr395.i = getelementptr i8, ptr %sunkaddr394.i, i64 -8
  %.457.6.1.1.i = load double, ptr %sunkaddr395.i, align 8, !noalias !128
  %sunkaddr397.i = getelementptr i8, ptr %.198, i64 %sunkaddr393.i
  %sunkaddr398.i = getelementptr i8, ptr %sunkaddr397.i, i64 -8
  %.460.6.1.1.i = load double, ptr %sunkaddr398.i, align 8, !noalias !128
  %.461.6.1.1.i = fadd double %.457.6.1.1.i, %.460.6.1.1.i
  %.463.6.1.1.i = fmul double %.3345, %.461.6.1.1.i
  store double %.463.6.1.1.i, ptr %sunkaddr395.i, align 8, !noalias !128
  %lsr.iv.next.i172 = add i64 %lsr.iv.i171, -2
  %niter171.ncmp.1.i = icmp eq i64 %lsr.iv.next.i172, 0
  br i1 %niter171.ncmp.1.i, label %B272.if.preheader.unr-lcssa.unr-lcssa.i, label %B188.if.6.i

B272.if.preheader.unr-lcssa.unr-lcssa.i:          ; preds = %B188.if.6.i
  br i1 %lcmp.mod167.not.not.i, label %B188.if.6.epil.preheader159.i, label %B272.if.preheader.i

B188.if.6.epil.preheader159.i:                    ; preds = %B272.if.preheader.unr-lcssa.unr-lcssa.i, %B188.if.6.preheader64.i
  %.423154156.6.epil.init166.i = phi i64 [ 0, %B188.if.6.preheader64.i ], [ %.430.6.1.1.i, %B272.if.preheader.unr-lcssa.unr-lcssa.i ]
  %sunkaddr173.epil.i = shl i64 %.423154156.6.epil.init166.i, 3
  %sunkaddr174.epil.i = getelementptr i8, ptr %.158, i64 %sunkaddr173.epil.i
  %.457.6.epil161.i = load double, ptr %sunkaddr174.epil.i, align 8, !noalias !128
  %sunkaddr176.epil.i = getelementptr i8, ptr %.198, i64 %sunkaddr173.epil.i
  %.460.6.epil162.i = load double, ptr %sunkaddr176.epil.i, align 8, !noalias !128
  %.461.6.epil163.i = fadd double %.457.6.epil161.i, %.460.6.epil162.i
  %.463.6.epil164.i = fmul double %.3345, %.461.6.epil163.i
  store double %.463.6.epil164.i, ptr %sunkaddr174.epil.i, align 8, !noalias !128
  %sunkaddr179.epil.i = getelementptr i8, ptr %sunkaddr174.epil.i, i64 8
  %.457.6.1.epil.i = load double, ptr %sunkaddr179.epil.i, align 8, !noalias !128
  %sunkaddr182.epil.i = getelementptr i8, ptr %sunkaddr176.epil.i, i64 8
  %.460.6.1.epil.i = load double, ptr %sunkaddr182.epil.i, align 8, !noalias !128
  %.461.6.1.epil.i = fadd double %.457.6.1.epil.i, %.460.6.1.epil.i
  %.463.6.1.epil.i = fmul double %.3345, %.461.6.1.epil.i
  store double %.463.6.1.epil.i, ptr %sunkaddr179.epil.i, align 8, !noalias !128
  br label %B272.if.preheader.i

B272.if.preheader.i:                              ; preds = %B272.if.preheader.unr-lcssa.unr-lcssa.i, %B188.if.6.epil.preheader159.i
  br i1 %74, label %B272.if.epil.preheader.i, label %B272.if.i

B322.loopexit.unr-lcssa.i:                        ; preds = %B272.if.i
  br i1 %lcmp.mod70.not.i, label %_ZN9teachmech3run8compiled15kernel_explicit11interpolateB3v37B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2ax10float64_2a.exit, label %B272.if.epil.preheader.i

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
  %.607.epil.i = load double, ptr %scevgep178.i, align 8, !noalias !128
  %scevgep177.i = getelementptr i8, ptr %scevgep.i173, i64 %199
  %.610.epil.i = load double, ptr %scevgep177.i, align 8, !noalias !128
  %.611.epil.i = fadd double %.607.epil.i, %.610.epil.i
  store double %.611.epil.i, ptr %scevgep178.i, align 8, !noalias !128
  %epil.iter.next.i175 = add i64 %epil.iter.i174, 1
  %epil.iter.cmp.not.i176 = icmp eq i64 %xtraiter69.i, %epil.iter.next.i175
  br i1 %epil.iter.cmp.not.i176, label %_ZN9teachmech3run8compiled15kernel_explicit11interpolateB3v37B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2ax10float64_2a.exit, label %B272.if.epil.i, !llvm.loop !131

B188.if.i:                                        ; preds = %B188.if.preheader.i, %B188.if.i
  %lsr.iv311.i = phi i64 [ %lsr.iv.next312.i, %B188.if.i ], [ %unroll_iter73.i, %B188.if.preheader.i ]
  %.423154156.i = phi i64 [ %.430.131.1.i, %B188.if.i ], [ 0, %B188.if.preheader.i ]
  %200 = shl i64 %.423154156.i, 3
  %sunkaddr400.i = getelementptr i8, ptr %.158, i64 %200
  %.457.i = load double, ptr %sunkaddr400.i, align 8, !noalias !128
  %scevgep307.i = getelementptr i8, ptr %scevgep304.i, i64 %200
  %scevgep308.i = getelementptr i8, ptr %scevgep307.i, i64 -16
  %scevgep310.i = getelementptr i8, ptr %scevgep307.i, i64 -24
  %.460.i = load double, ptr %scevgep310.i, align 8, !noalias !128
  %.461.i = fadd double %.457.i, %.460.i
  %.463.i = fmul double %.3345, %.461.i
  store double %.463.i, ptr %sunkaddr400.i, align 8, !noalias !128
  %sunkaddr403.i = getelementptr i8, ptr %sunkaddr400.i, i64 8
  %.457.133.i = load double, ptr %sunkaddr403.i, align 8, !noalias !128
  %.460.135.i = load double, ptr %scevgep308.i, align 8, !noalias !128
  %.461.136.i = fadd double %.457.133.i, %.460.135.i
  %.463.137.i = fmul double %.3345, %.461.136.i
  store double %.463.137.i, ptr %sunkaddr403.i, align 8, !noalias !128
  %sunkaddr406.i = getelementptr i8, ptr %sunkaddr400.i, i64 16
  %.457.175.i = load double, ptr %sunkaddr406.i, align 8, !noalias !128
  %scevgep306.i = getelementptr i8, ptr %scevgep307.i, i64 -8
  %.460.176.i = load double, ptr %scevgep306.i, align 8, !noalias !128
  %.461.177.i = fadd double %.457.175.i, %.460.176.i
  %.463.178.i = fmul double %.3345, %.461.177.i
  store double %.463.178.i, ptr %sunkaddr406.i, align 8, !noalias !128
  %.430.131.1.i = add i64 %.423154156.i, 4
  %sunkaddr407.i = shl i64 %.430.131.1.i, 3
  %sunkaddr408.i = getelementptr i8, ptr %.158, i64 %sunkaddr407.i
  %sunkaddr409.i = getelementptr i8, ptr %sunkaddr408.i, i64 -8
  %.457.133.1.i = load double, ptr %sunkaddr409.i, align 8, !noalias !128
  %.460.135.1.i = load double, ptr %scevgep307.i, align 8, !noalias !128
  %.461.136.1.i = fadd double %.457.133.1.i, %.460.135.1.i
  %.463.137.1.i = fmul double %.3345, %.461.136.1.i
  store double %.463.137.1.i, ptr %sunkaddr409.i, align 8, !noalias !128
  %lsr.iv.next312.i = add i64 %lsr.iv311.i, -2
  %niter.ncmp.179.i = icmp eq i64 %lsr.iv.next312.i, 0
  br i1 %niter.ncmp.179.i, label %B188.if.1.preheader.unr-lcssa.unr-lcssa.i, label %B188.if.i

B272.if.i:                                        ; preds = %B272.if.preheader.i, %B272.if.i
  %.573174176.i = phi i64 [ %.580.3.i, %B272.if.i ], [ 0, %B272.if.preheader.i ]
  %sunkaddr410.i = shl i64 %.573174176.i, 3
  %sunkaddr411.i = getelementptr i8, ptr %.158, i64 %sunkaddr410.i
  %.607.i = load double, ptr %sunkaddr411.i, align 8, !noalias !128
  %sunkaddr413.i = getelementptr i8, ptr %arg.now, i64 %sunkaddr410.i
  %.610.i = load double, ptr %sunkaddr413.i, align 8, !noalias !128
  %.611.i = fadd double %.607.i, %.610.i
  store double %.611.i, ptr %sunkaddr411.i, align 8, !noalias !128
  %sunkaddr416.i = getelementptr i8, ptr %sunkaddr411.i, i64 8
  %.607.1.i = load double, ptr %sunkaddr416.i, align 8, !noalias !128
  %sunkaddr419.i = getelementptr i8, ptr %sunkaddr413.i, i64 8
  %.610.1.i = load double, ptr %sunkaddr419.i, align 8, !noalias !128
  %.611.1.i = fadd double %.607.1.i, %.610.1.i
  store double %.611.1.i, ptr %sunkaddr416.i, align 8, !noalias !128
  %sunkaddr422.i = getelementptr i8, ptr %sunkaddr411.i, i64 16
  %.607.2.i = load double, ptr %sunkaddr422.i, align 8, !noalias !128
  %sunkaddr425.i = getelementptr i8, ptr %sunkaddr413.i, i64 16
  %.610.2.i = load double, ptr %sunkaddr425.i, align 8, !noalias !128
  %.611.2.i = fadd double %.607.2.i, %.610.2.i
  store double %.611.2.i, ptr %sunkaddr422.i, align 8, !noalias !128
  %.580.3.i = add nuw nsw i64 %.573174176.i, 4
  %sunkaddr428.i = getelementptr i8, ptr %sunkaddr411.i, i64 24
  %.607.3.i = load double, ptr %sunkaddr428.i, align 8, !noalias !128
  %sunkaddr431.i = getelementptr i8, ptr %sunkaddr413.i, i64 24
  %.610.3.i = load double, ptr %sunkaddr431.i, align 8, !noalias !128
  %.611.3.i = fadd double %.607.3.i, %.610.3.i
  store double %.611.3.i, ptr %sunkaddr428.i, align 8, !noalias !128
  %niter73.ncmp.3.i = icmp eq i64 %unroll_iter.i252, %.580.3.i
  br i1 %niter73.ncmp.3.i, label %B322.loopexit.unr-lcssa.i, label %B272.if.i

_ZN9teachmech3run8compiled15kernel_explicit11interpolateB3v37B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2ax10float64_2a.exit: ; preds = %B272.if.epil.i, %B3192, %B322.loopexit.unr-lcssa.i
  br i1 %44, label %B3334, label %B3264

B3264:                                            ; preds = %_ZN9teachmech3run8compiled15kernel_explicit11interpolateB3v37B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2ax10float64_2a.exit
  %sunkaddr987 = shl i64 %.3335, 3
  %sunkaddr988 = getelementptr i8, ptr %arg.times, i64 %sunkaddr987
  %.3382 = load double, ptr %sunkaddr988, align 8
  store i8 0, ptr %.3385, align 1
  call fastcc void @part13(ptr nonnull %.3385, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.3382, ptr %.158)
  %.3399 = load i8, ptr %.3385, align 1
  %.3402.not = icmp eq i8 %.3399, 0
  br i1 %.3402.not, label %common.ret, label %B3334

B3334:                                            ; preds = %B3264, %_ZN9teachmech3run8compiled15kernel_explicit11interpolateB3v37B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2ax10float64_2a.exit
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
  br i1 %epil.iter701.cmp.not, label %B3410, label %B3364.if.epil, !llvm.loop !132

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
  store double %.11.i247, ptr %.4041, align 8, !noalias !133
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
  %.136.epil.i = load double, ptr %scevgep5.i, align 8, !noalias !133
  %scevgep1.i = getelementptr i8, ptr %scevgep.i185, i64 %205
  store double %.136.epil.i, ptr %scevgep1.i, align 8, !noalias !133
  %epil.iter.next.i187 = add i64 %epil.iter.i186, 1
  %epil.iter.cmp.not.i188 = icmp eq i64 %xtraiter.i177, %epil.iter.next.i187
  br i1 %epil.iter.cmp.not.i188, label %B3960, label %B44.if.epil.i, !llvm.loop !136

B44.if.i179:                                      ; preds = %B44.if.preheader.i, %B44.if.i179
  %.1023537.i = phi i64 [ %.109.7.i, %B44.if.i179 ], [ 0, %B44.if.preheader.i ]
  %sunkaddr38.i = shl i64 %.1023537.i, 3
  %sunkaddr39.i = getelementptr i8, ptr %arg.now, i64 %sunkaddr38.i
  %.136.i = load double, ptr %sunkaddr39.i, align 8, !noalias !133
  %sunkaddr41.i = getelementptr i8, ptr %.4041, i64 %sunkaddr38.i
  %sunkaddr42.i = getelementptr i8, ptr %sunkaddr41.i, i64 8
  store double %.136.i, ptr %sunkaddr42.i, align 8, !noalias !133
  %sunkaddr44.i = getelementptr i8, ptr %sunkaddr39.i, i64 8
  %.136.1.i = load double, ptr %sunkaddr44.i, align 8, !noalias !133
  %sunkaddr47.i = getelementptr i8, ptr %sunkaddr41.i, i64 16
  store double %.136.1.i, ptr %sunkaddr47.i, align 8, !noalias !133
  %sunkaddr50.i180 = getelementptr i8, ptr %sunkaddr39.i, i64 16
  %.136.2.i = load double, ptr %sunkaddr50.i180, align 8, !noalias !133
  %sunkaddr53.i = getelementptr i8, ptr %sunkaddr41.i, i64 24
  store double %.136.2.i, ptr %sunkaddr53.i, align 8, !noalias !133
  %sunkaddr56.i = getelementptr i8, ptr %sunkaddr39.i, i64 24
  %.136.3.i = load double, ptr %sunkaddr56.i, align 8, !noalias !133
  %sunkaddr59.i = getelementptr i8, ptr %sunkaddr41.i, i64 32
  store double %.136.3.i, ptr %sunkaddr59.i, align 8, !noalias !133
  %sunkaddr62.i181 = getelementptr i8, ptr %sunkaddr39.i, i64 32
  %.136.4.i = load double, ptr %sunkaddr62.i181, align 8, !noalias !133
  %sunkaddr65.i182 = getelementptr i8, ptr %sunkaddr41.i, i64 40
  store double %.136.4.i, ptr %sunkaddr65.i182, align 8, !noalias !133
  %sunkaddr68.i183 = getelementptr i8, ptr %sunkaddr39.i, i64 40
  %.136.5.i = load double, ptr %sunkaddr68.i183, align 8, !noalias !133
  %sunkaddr71.i = getelementptr i8, ptr %sunkaddr41.i, i64 48
  store double %.136.5.i, ptr %sunkaddr71.i, align 8, !noalias !133
  %sunkaddr74.i = getelementptr i8, ptr %sunkaddr39.i, i64 48
  %.136.6.i = load double, ptr %sunkaddr74.i, align 8, !noalias !133
  %sunkaddr77.i = getelementptr i8, ptr %sunkaddr41.i, i64 56
  store double %.136.6.i, ptr %sunkaddr77.i, align 8, !noalias !133
  %.109.7.i = add nuw nsw i64 %.1023537.i, 8
  %sunkaddr80.i = getelementptr i8, ptr %sunkaddr39.i, i64 56
  %.136.7.i = load double, ptr %sunkaddr80.i, align 8, !noalias !133
  %sunkaddr83.i = getelementptr i8, ptr %sunkaddr41.i, i64 64
  store double %.136.7.i, ptr %sunkaddr83.i, align 8, !noalias !133
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
  %.13.i = load double, ptr %sunkaddr998, align 8, !noalias !137
  %.18.i258 = load double, ptr %sunkaddr996, align 8, !noalias !137
  %.23.i = fdiv double %.4122, 1.000000e+03
  %.10.i.i = fcmp ogt double %.23.i, %.18.i258
  %.11.i.i = select i1 %.10.i.i, double %.23.i, double %.18.i258
  %.15.i259 = fsub double %.11.i247, %.13.i
  %.58.i = fdiv double %.11.i.i, 1.000000e+02
  %.59.i = fcmp uge double %.15.i259, %.58.i
  br i1 %.59.i, label %B90.i, label %common.ret

B90.i:                                            ; preds = %B3990
  store double %.11.i247, ptr %sunkaddr998, align 8, !noalias !137
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
  tail call void @llvm.memset.p0.i64(ptr align 8 %.1113, i8 0, i64 %3, i1 false), !noalias !140
  br label %B80.if.i265.preheader

B80.if.i265.preheader:                            ; preds = %B34.if.preheader.i302, %B1200.endif
  br label %B80.if.i265

B236.i299.loopexit.unr-lcssa:                     ; preds = %B180.if.i275
  br i1 %.not1, label %B180.if.i275.epil.preheader, label %B236.i299

B180.if.i275.epil.preheader:                      ; preds = %B180.if.i275.preheader, %B236.i299.loopexit.unr-lcssa
  %.404136138.i276.epil.init = phi i64 [ 0, %B180.if.i275.preheader ], [ %.411.1.i284.1, %B236.i299.loopexit.unr-lcssa ]
  %207 = shl i64 %.404136138.i276.epil.init, 3
  %sunkaddr11.i277.epil = getelementptr i8, ptr %.1113, i64 %207
  %.438.i278.epil = load double, ptr %sunkaddr11.i277.epil, align 8, !noalias !140
  %scevgep9.i279.epil = getelementptr i8, ptr %lsr.iv.i266, i64 %207
  %scevgep10.i280.epil = getelementptr i8, ptr %scevgep9.i279.epil, i64 -8
  %.441.i281.epil = load double, ptr %scevgep10.i280.epil, align 8, !noalias !140
  %.443.i282.epil = fmul double %.304.i269, %.441.i281.epil
  %.444.i283.epil = fadd double %.438.i278.epil, %.443.i282.epil
  store double %.444.i283.epil, ptr %sunkaddr11.i277.epil, align 8, !noalias !140
  %sunkaddr14.i285.epil = getelementptr i8, ptr %sunkaddr11.i277.epil, i64 8
  %.438.1.i286.epil = load double, ptr %sunkaddr14.i285.epil, align 8, !noalias !140
  %.441.1.i287.epil = load double, ptr %scevgep9.i279.epil, align 8, !noalias !140
  %.443.1.i288.epil = fmul double %.304.i269, %.441.1.i287.epil
  %.444.1.i289.epil = fadd double %.438.1.i286.epil, %.443.1.i288.epil
  store double %.444.1.i289.epil, ptr %sunkaddr14.i285.epil, align 8, !noalias !140
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
  %.304.i269 = load double, ptr %208, align 8, !noalias !140
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
  %.438.i278 = load double, ptr %scevgep820, align 8, !noalias !140
  %scevgep825 = getelementptr i8, ptr %lsr.iv821, i64 %211
  %scevgep826 = getelementptr i8, ptr %scevgep825, i64 -16
  %scevgep828 = getelementptr i8, ptr %scevgep825, i64 -24
  %.441.i281 = load double, ptr %scevgep828, align 8, !noalias !140
  %.443.i282 = fmul double %.304.i269, %.441.i281
  %.444.i283 = fadd double %.438.i278, %.443.i282
  store double %.444.i283, ptr %scevgep820, align 8, !noalias !140
  %scevgep818 = getelementptr i8, ptr %scevgep819, i64 -16
  %.438.1.i286 = load double, ptr %scevgep818, align 8, !noalias !140
  %.441.1.i287 = load double, ptr %scevgep826, align 8, !noalias !140
  %.443.1.i288 = fmul double %.304.i269, %.441.1.i287
  %.444.1.i289 = fadd double %.438.1.i286, %.443.1.i288
  store double %.444.1.i289, ptr %scevgep818, align 8, !noalias !140
  %scevgep816 = getelementptr i8, ptr %scevgep819, i64 -8
  %.438.i278.1 = load double, ptr %scevgep816, align 8, !noalias !140
  %scevgep824 = getelementptr i8, ptr %scevgep825, i64 -8
  %.441.i281.1 = load double, ptr %scevgep824, align 8, !noalias !140
  %.443.i282.1 = fmul double %.304.i269, %.441.i281.1
  %.444.i283.1 = fadd double %.438.i278.1, %.443.i282.1
  store double %.444.i283.1, ptr %scevgep816, align 8, !noalias !140
  %.411.1.i284.1 = add i64 %.404136138.i276, 4
  %.438.1.i286.1 = load double, ptr %scevgep819, align 8, !noalias !140
  %.441.1.i287.1 = load double, ptr %scevgep825, align 8, !noalias !140
  %.443.1.i288.1 = fmul double %.304.i269, %.441.1.i287.1
  %.444.1.i289.1 = fadd double %.438.1.i286.1, %.443.1.i288.1
  store double %.444.1.i289.1, ptr %scevgep819, align 8, !noalias !140
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
  %.148.i317 = load double, ptr %scevgep22.i316, align 8, !noalias !143
  %scevgep840 = getelementptr i8, ptr %scevgep838, i64 %213
  %scevgep841 = getelementptr i8, ptr %scevgep840, i64 -8
  %.151.i319 = load double, ptr %scevgep841, align 8, !noalias !143
  %.155.i320 = fdiv double %.148.i317, %.151.i319
  %scevgep836 = getelementptr i8, ptr %scevgep27.i310, i64 %213
  %scevgep837 = getelementptr i8, ptr %scevgep836, i64 -8
  %.188.i323 = load double, ptr %scevgep837, align 8, !noalias !143
  %.195.i324 = fdiv double %.188.i323, %.151.i319
  %.147.i14.i325 = fmul double %.195.i324, %.195.i324
  %.147.i.i326 = fmul double %.155.i320, %.155.i320
  %.181.i327 = fadd double %sum5.2.052.i313, %.147.i.i326
  %.221.i328 = fadd double %sum3.2.053.i312, %.147.i14.i325
  %.148.1.i329 = load double, ptr %scevgep21.i315, align 8, !noalias !143
  %.151.1.i331 = load double, ptr %scevgep840, align 8, !noalias !143
  %.155.1.i332 = fdiv double %.148.1.i329, %.151.1.i331
  %.188.1.i333 = load double, ptr %scevgep836, align 8, !noalias !143
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
  call fastcc void @part14(ptr nonnull %.3139, ptr nonnull @.const.array.data.3, ptr %arg.room, i64 %.54, ptr %.3038)
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

define internal fastcc void @part14(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.weights.4, ptr readonly captures(none) %arg.k, i64 range(i64 2, 1) %arg.size, ptr captures(none) %arg.total) unnamed_addr #1 {
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

define internal fastcc void @part15(ptr noalias nonnull writeonly captures(none) %retptr, double %arg.t, ptr readonly captures(none) %arg.y, i64 range(i64 2, 1) %arg.size, ptr writeonly captures(none) initializes((0, 8)) %arg.row) unnamed_addr #1 {
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
  br i1 %epil.iter.cmp.not, label %B78, label %B44.if.epil, !llvm.loop !136

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

define noundef i32 @kinematic(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.problem.0, i64 %arg.problem.1, i64 %arg.problem.2, i64 %arg.problem.3, ptr readonly captures(none) %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, i64 %arg.projected, double %arg.tolerance, ptr readonly captures(none) %arg.times, i64 %arg.count, ptr captures(none) %arg.index, ptr captures(none) %arg.clock, ptr %arg.now, ptr %arg.states, ptr writeonly captures(none) %arg.ends, i64 %arg.kept_ends, ptr %arg.room, i64 %arg.budget) local_unnamed_addr {
entry:
  %.124 = alloca i8, align 1
  store i8 0, ptr %.124, align 1
  %.652 = alloca i64, align 8
  store i64 0, ptr %.652, align 8
  %.801 = alloca i64, align 8
  store i64 0, ptr %.801, align 8
  %.1163 = alloca i64, align 8
  store i64 0, ptr %.1163, align 8
  %.1400 = alloca i8, align 1
  store i8 0, ptr %.1400, align 1
  %.1506 = alloca i64, align 8
  store i64 0, ptr %.1506, align 8
  %.1600 = alloca i8, align 1
  store i8 0, ptr %.1600, align 1
  %.46 = load i64, ptr %arg.problem.4, align 8
  %.51 = shl i64 %.46, 1
  %.52 = add i64 %.51, 2
  %.57 = getelementptr inbounds double, ptr %arg.now, i64 %.52
  %.59 = shl nsw i64 %.52, 1
  %.60 = getelementptr double, ptr %arg.now, i64 %.59
  %.65 = getelementptr double, ptr %.60, i64 %.46
  %.87 = getelementptr inbounds double, ptr %arg.room, i64 %.52
  %.90.idx = shl nsw i64 %.52, 5
  %.90 = getelementptr inbounds i8, ptr %arg.room, i64 %.90.idx
  %.102 = getelementptr inbounds double, ptr %arg.room, i64 %.59
  %.105.idx = mul nsw i64 %.52, 24
  %.105 = getelementptr inbounds i8, ptr %arg.room, i64 %.105.idx
  %.113 = getelementptr i8, ptr %arg.clock, i64 8
  %.114 = load double, ptr %.113, align 8
  %.115 = fcmp oeq double %.114, 0.000000e+00
  br i1 %.115, label %B354, label %B526

B354:                                             ; preds = %entry
  %.120 = load double, ptr %arg.clock, align 8
  store i8 0, ptr %.124, align 1
  call fastcc void @part12(ptr nonnull %.124, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.120, ptr %arg.now, ptr %.57)
  %.138 = load i8, ptr %.124, align 1
  %.141.not = icmp eq i8 %.138, 0
  br i1 %.141.not, label %common.ret, label %B416

common.ret:                                       ; preds = %B2690, %B1690, %B1568, %B1514, %B560, %B1266.if, %B1100, %B966, %B706, %B526, %B354
  %.sink = phi i64 [ 2, %B354 ], [ 3, %B1100 ], [ 1, %B526 ], [ 2, %B1266.if ], [ 2, %B706 ], [ 2, %B966 ], [ 0, %B560 ], [ 1, %B2690 ], [ 2, %B1514 ], [ 2, %B1568 ], [ 2, %B1690 ]
  store i64 %.sink, ptr %retptr, align 8
  ret i32 0

B416:                                             ; preds = %B354
  %.282763.not = icmp slt i64 %.46, 1
  br i1 %.282763.not, label %B486, label %B446.if.preheader

B446.if.preheader:                                ; preds = %B416
  %xtraiter = and i64 %.46, 3
  %0 = icmp ult i64 %.46, 4
  br i1 %0, label %B446.if.epil.preheader, label %B446.if.preheader.new

B446.if.preheader.new:                            ; preds = %B446.if.preheader
  %unroll_iter = and i64 %.46, 9223372036854775804
  %scevgep414 = getelementptr i8, ptr %arg.now, i64 24
  %1 = shl i64 %.46, 5
  %2 = getelementptr i8, ptr %arg.now, i64 %1
  %scevgep420 = getelementptr i8, ptr %2, i64 56
  %3 = mul i64 %.46, 40
  %4 = getelementptr i8, ptr %arg.now, i64 %3
  %scevgep428 = getelementptr i8, ptr %4, i64 56
  br label %B446.if

B486.loopexit.unr-lcssa:                          ; preds = %B446.if
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B486, label %B446.if.epil.preheader

B446.if.epil.preheader:                           ; preds = %B486.loopexit.unr-lcssa, %B446.if.preheader
  %.288762764.epil.init = phi i64 [ 0, %B446.if.preheader ], [ %.295.3, %B486.loopexit.unr-lcssa ]
  %5 = mul i64 %.46, 40
  %6 = shl i64 %.288762764.epil.init, 3
  %7 = getelementptr i8, ptr %arg.now, i64 %5
  %8 = getelementptr i8, ptr %7, i64 %6
  %scevgep408 = getelementptr i8, ptr %8, i64 32
  %9 = shl i64 %.46, 5
  %10 = getelementptr i8, ptr %arg.now, i64 %9
  %11 = getelementptr i8, ptr %10, i64 %6
  %scevgep410 = getelementptr i8, ptr %11, i64 32
  %scevgep412 = getelementptr i8, ptr %arg.now, i64 %6
  br label %B446.if.epil

B446.if.epil:                                     ; preds = %B446.if.epil, %B446.if.epil.preheader
  %epil.iter = phi i64 [ %epil.iter.next, %B446.if.epil ], [ 0, %B446.if.epil.preheader ]
  %12 = shl nuw nsw i64 %epil.iter, 3
  %scevgep413 = getelementptr i8, ptr %scevgep412, i64 %12
  %.322.epil = load double, ptr %scevgep413, align 8
  %scevgep411 = getelementptr i8, ptr %scevgep410, i64 %12
  store double %.322.epil, ptr %scevgep411, align 8
  %scevgep409 = getelementptr i8, ptr %scevgep408, i64 %12
  store double 0.000000e+00, ptr %scevgep409, align 8
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B486, label %B446.if.epil, !llvm.loop !146

B486:                                             ; preds = %B446.if.epil, %B486.loopexit.unr-lcssa, %B416
  %.335 = getelementptr i8, ptr %arg.times, i64 8
  %.336 = load double, ptr %.335, align 8
  %.339 = load double, ptr %arg.clock, align 8
  %.340 = fsub double %.336, %.339
  store double %.340, ptr %.113, align 8
  br label %B526

B526:                                             ; preds = %B486, %entry
  %.1021 = add i64 %arg.count, -1
  %.1284 = icmp slt i64 %.46, 0
  %..52 = select i1 %.1284, i64 0, i64 %.52
  %.2537 = add i64 %.51, 3
  %.43160 = icmp sgt i64 %arg.budget, 0
  br i1 %.43160, label %B560.lr.ph, label %common.ret

B560.lr.ph:                                       ; preds = %B526
  %.43081163 = add nsw i64 %arg.budget, -1
  %xtraiter.i = and i64 %.52, 6
  %unroll_iter.i = and i64 %.52, 9223372036854775800
  %unroll_iter243 = and i64 %..52, 9223372036854775804
  %unroll_iter255 = and i64 %.46, 9223372036854775806
  %13 = shl i64 %.52, 3
  %14 = shl i64 %.46, 4
  %15 = add i64 %14, 16
  %scevgep298 = getelementptr i8, ptr %arg.times, i64 8
  %16 = shl i64 %.1021, 3
  %17 = mul i64 %16, %.52
  %18 = getelementptr i8, ptr %arg.states, i64 %17
  %scevgep302 = getelementptr i8, ptr %18, i64 24
  %scevgep337 = getelementptr i8, ptr %arg.states, i64 24
  %19 = add i64 %14, 24
  %scevgep353 = getelementptr i8, ptr %arg.room, i64 %19
  %scevgep360 = getelementptr i8, ptr %arg.now, i64 %19
  %20 = mul i64 %.46, 40
  %21 = shl i64 %.46, 5
  %scevgep373 = getelementptr i8, ptr %arg.ends, i64 64
  %22 = shl i64 %.2537, 3
  %sunkaddr508 = getelementptr i8, ptr %arg.clock, i64 16
  %sunkaddr443 = shl i64 %arg.count, 3
  %sunkaddr444 = getelementptr i8, ptr %arg.times, i64 %sunkaddr443
  %sunkaddr445 = getelementptr i8, ptr %sunkaddr444, i64 -8
  %sunkaddr446 = shl i64 %arg.count, 3
  %sunkaddr447 = getelementptr i8, ptr %arg.times, i64 %sunkaddr446
  %sunkaddr448 = getelementptr i8, ptr %sunkaddr447, i64 -8
  %23 = icmp sgt i64 %..52, 0
  %24 = icmp ult i64 %..52, 4
  %25 = and i64 %..52, 2
  %26 = icmp eq i64 %25, 0
  %sunkaddr455 = getelementptr i8, ptr %.57, i64 %14
  %sunkaddr457 = getelementptr i8, ptr %.87, i64 %14
  %sunkaddr459 = getelementptr i8, ptr %.105, i64 %14
  %sunkaddr451 = getelementptr i8, ptr %.57, i64 %14
  %sunkaddr453 = getelementptr i8, ptr %.87, i64 %14
  %sunkaddr461 = getelementptr i8, ptr %arg.now, i64 %14
  %sunkaddr463 = getelementptr i8, ptr %arg.room, i64 %14
  %sunkaddr464 = or disjoint i64 %14, 8
  %sunkaddr465 = getelementptr inbounds i8, ptr %.57, i64 %sunkaddr464
  %sunkaddr467 = getelementptr inbounds i8, ptr %.87, i64 %sunkaddr464
  %sunkaddr469 = getelementptr i8, ptr %.105, i64 %sunkaddr464
  %sunkaddr471 = getelementptr i8, ptr %arg.now, i64 %sunkaddr464
  %sunkaddr473 = getelementptr i8, ptr %arg.room, i64 %sunkaddr464
  %.11076.not.i = icmp slt i64 %.46, 1
  %.396.i = or disjoint i64 %.51, 1
  %.422.i = getelementptr double, ptr %arg.now, i64 %.51
  %.425.i = getelementptr double, ptr %arg.room, i64 %.51
  %.422.1.i = getelementptr double, ptr %arg.now, i64 %.396.i
  %.425.1.i = getelementptr double, ptr %arg.room, i64 %.396.i
  %27 = shl i64 %.46, 3
  %scevgep3.i1 = getelementptr i8, ptr %.87, i64 %27
  %scevgep5.i = getelementptr i8, ptr %.57, i64 %27
  %28 = icmp sgt i64 %..52, 0
  %29 = icmp ult i64 %..52, 4
  %30 = and i64 %..52, 2
  %31 = icmp eq i64 %30, 0
  %32 = icmp sgt i64 %..52, 0
  %33 = icmp slt i64 %.46, 1
  %34 = icmp eq i64 %.46, 1
  %35 = and i64 %.46, 1
  %36 = icmp eq i64 %35, 0
  %sunkaddr484 = getelementptr i8, ptr %arg.index, i64 8
  %37 = icmp ult i64 %.52, 8
  %38 = icmp eq i64 %xtraiter.i, 0
  br label %B560

B560:                                             ; preds = %B2690, %B560.lr.ph
  %.421.sroa.0.067 = phi i64 [ 0, %B560.lr.ph ], [ %.421.sroa.0.0, %B2690 ]
  %.43081166 = phi i64 [ %.43081163, %B560.lr.ph ], [ %.430811, %B2690 ]
  %.43783165 = phi i64 [ 1, %B560.lr.ph ], [ %.437831, %B2690 ]
  %later.4.064 = phi double [ 0.000000e+00, %B560.lr.ph ], [ %later.5.1, %B2690 ]
  %.480 = load double, ptr %arg.clock, align 8
  %.492 = load i64, ptr %arg.index, align 8
  %.493 = add nsw i64 %.492, 1
  %.531.not = icmp sgt i64 %arg.count, %.493
  br i1 %.531.not, label %B694.preheader, label %common.ret

B706.preheader:                                   ; preds = %B706.preheader.preheader, %B1072
  %k.2.1769 = phi i64 [ %.909, %B1072 ], [ %.525, %B706.preheader.preheader ]
  %h.5.1768 = phi double [ %.905, %B1072 ], [ %.483, %B706.preheader.preheader ]
  %sunkaddr438 = shl i64 %k.2.1769, 3
  %sunkaddr439 = getelementptr i8, ptr %arg.times, i64 %sunkaddr438
  %sunkaddr442 = getelementptr i8, ptr %sunkaddr439, i64 -8
  br label %B706

B706:                                             ; preds = %B1100, %B706.preheader
  %h.4.2 = phi double [ %.920, %B1100 ], [ %h.5.1768, %B706.preheader ]
  %.611 = load double, ptr %sunkaddr439, align 8
  %.616 = fmul double %h.4.2, 1.100000e+00
  %.618 = fadd double %.480, %.616
  %.620 = fcmp oge double %.618, %.611
  %.631 = fadd double %.480, %h.4.2
  %"$phi758.1.2.4" = select i1 %.620, double %.611, double %.631
  store i64 0, ptr %.652, align 8
  call fastcc void @part16(ptr nonnull %.652, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.480, ptr %arg.now, ptr %.57, double %"$phi758.1.2.4", ptr %.65, ptr %arg.room, ptr %.90)
  %.666 = load i64, ptr %.652, align 8
  switch i64 %.666, label %B1100 [
    i64 -1, label %common.ret
    i64 2, label %B1200
    i64 1, label %B890
  ]

B890:                                             ; preds = %B706
  %.756 = fcmp oeq double %"$phi758.1.2.4", %.611
  br i1 %.756, label %B902, label %B1100

B902:                                             ; preds = %B890
  %.777 = fsub double %"$phi758.1.2.4", %.480
  %.782 = load double, ptr %sunkaddr442, align 8
  %.784 = fsub double %.611, %.782
  %.789 = fdiv double %.784, 2.000000e+01
  %.790 = fcmp olt double %.777, %.789
  br i1 %.790, label %B1072, label %B966

B966:                                             ; preds = %B902
  %.766 = fadd double %.480, %"$phi758.1.2.4"
  %.771 = fmul double %.766, 5.000000e-01
  store i64 0, ptr %.801, align 8
  call fastcc void @part16(ptr nonnull %.801, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.480, ptr %arg.now, ptr %.57, double %.771, ptr %.65, ptr %.102, ptr %.90)
  %.815 = load i64, ptr %.801, align 8
  switch i64 %.815, label %B1100 [
    i64 -1, label %common.ret
    i64 1, label %B1072
  ]

B1072:                                            ; preds = %B966, %B902
  %.901 = fsub double %.611, %.480
  %.905 = fmul double %.901, 2.000000e+00
  %.909 = add nsw i64 %k.2.1769, 1
  %.601 = icmp slt i64 %.909, %arg.count
  br i1 %.601, label %B706.preheader, label %B1212

B1100:                                            ; preds = %B966, %B706, %B890
  %.919 = fsub double %"$phi758.1.2.4", %.480
  %.920 = fmul double %.919, 0x3FE6666666666666
  %.928 = load double, ptr %sunkaddr445, align 8
  %.931 = load double, ptr %arg.times, align 8
  %.932 = fsub double %.928, %.931
  %.933 = fmul double %.932, 0x3E7AD7F29ABCAF48
  %.935 = fcmp olt double %.920, %.933
  br i1 %.935, label %common.ret, label %B706

B1200:                                            ; preds = %B706, %B694.preheader
  %k.2.1722 = phi i64 [ %.525, %B694.preheader ], [ %k.2.1769, %B706 ]
  %later.2.3 = phi double [ %later.4.064, %B694.preheader ], [ %"$phi758.1.2.4", %B706 ]
  %.1014.not = icmp slt i64 %k.2.1722, %arg.count
  br i1 %.1014.not, label %B1514, label %B1212

B1212:                                            ; preds = %B1072, %B1200
  %.1024 = load double, ptr %sunkaddr448, align 8
  %.1068 = sub i64 %arg.count, %.493
  %..1068 = tail call i64 @llvm.smax.i64(i64 %.1068, i64 0)
  %39 = mul i64 %.493, %13
  %scevgep = getelementptr i8, ptr %arg.states, i64 %39
  %40 = shl i64 %.492, 3
  %scevgep299 = getelementptr i8, ptr %scevgep298, i64 %40
  br label %B1266

B1266:                                            ; preds = %B1266.if, %B1212
  %lsr.iv300 = phi ptr [ %scevgep301, %B1266.if ], [ %scevgep299, %B1212 ]
  %lsr.iv = phi ptr [ %scevgep297, %B1266.if ], [ %scevgep, %B1212 ]
  %.1110772 = phi i64 [ %.1120, %B1266.if ], [ %..1068, %B1212 ]
  %.1111 = icmp sgt i64 %.1110772, 0
  br i1 %.1111, label %B1266.if, label %B1406

B1406:                                            ; preds = %B1266
  br i1 %23, label %B1436.if.preheader, label %B1482

B1436.if.preheader:                               ; preds = %B1406
  br i1 %24, label %B1436.if.epil.preheader, label %B1436.if

B1482.loopexit.unr-lcssa:                         ; preds = %B1436.if
  br i1 %26, label %B1482, label %B1436.if.epil.preheader

B1436.if.epil.preheader:                          ; preds = %B1482.loopexit.unr-lcssa, %B1436.if.preheader
  %.1332777779.epil.init = phi i64 [ 0, %B1436.if.preheader ], [ %.1339.3, %B1482.loopexit.unr-lcssa ]
  %41 = shl i64 %.1332777779.epil.init, 3
  %scevgep318 = getelementptr i8, ptr %arg.now, i64 %41
  %scevgep321 = getelementptr i8, ptr %18, i64 %41
  br label %B1436.if.epil

B1436.if.epil:                                    ; preds = %B1436.if.epil, %B1436.if.epil.preheader
  %epil.iter240 = phi i64 [ %epil.iter240.next, %B1436.if.epil ], [ 0, %B1436.if.epil.preheader ]
  %42 = shl nuw nsw i64 %epil.iter240, 3
  %scevgep322 = getelementptr i8, ptr %scevgep321, i64 %42
  %.1371.epil = load double, ptr %scevgep322, align 8
  %scevgep319 = getelementptr i8, ptr %scevgep318, i64 %42
  store double %.1371.epil, ptr %scevgep319, align 8
  %epil.iter240.next = add nuw nsw i64 %epil.iter240, 1
  %epil.iter240.cmp.not = icmp eq i64 %epil.iter240.next, 2
  br i1 %epil.iter240.cmp.not, label %B1482, label %B1436.if.epil, !llvm.loop !147

B1482:                                            ; preds = %B1436.if.epil, %B1482.loopexit.unr-lcssa, %B1406
  store i64 %.1021, ptr %arg.index, align 8
  store double 0.000000e+00, ptr %sunkaddr508, align 8
  br label %B2560

B1514:                                            ; preds = %B1200
  store i8 0, ptr %.1400, align 1
  call fastcc void @part12(ptr nonnull %.1400, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %later.2.3, ptr %arg.room, ptr %.87)
  %.1414 = load i8, ptr %.1400, align 1
  %.1417.not = icmp eq i8 %.1414, 0
  br i1 %.1417.not, label %common.ret, label %B1568

B1568:                                            ; preds = %B1514
  %.1488 = fadd double %.480, %later.2.3
  %.1493 = fmul double %.1488, 5.000000e-01
  store i64 0, ptr %.1506, align 8
  call fastcc void @part16(ptr nonnull %.1506, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.480, ptr %arg.now, ptr %.57, double %.1493, ptr %.65, ptr %.102, ptr %.90)
  %.1520 = load i64, ptr %.1506, align 8
  switch i64 %.1520, label %B1782.if.lr.ph [
    i64 -1, label %common.ret
    i64 2, label %B1690
  ]

B1690:                                            ; preds = %B1568
  store i8 0, ptr %.1600, align 1
  call fastcc void @part12(ptr nonnull %.1600, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.1493, ptr %.102, ptr %.105)
  %.1614 = load i8, ptr %.1600, align 1
  %.1617.not = icmp eq i8 %.1614, 0
  br i1 %.1617.not, label %common.ret, label %B1848

B1782.if.lr.ph:                                   ; preds = %B1568
  %.1818 = load double, ptr %sunkaddr451, align 8
  %.1822 = load double, ptr %sunkaddr453, align 8
  %.1823 = fadd double %.1818, %.1822
  %.1828 = fmul double %.1823, 5.000000e-01
  br label %B1882

B1848:                                            ; preds = %B1690
  %.181876 = load double, ptr %sunkaddr455, align 8
  %.182278 = load double, ptr %sunkaddr457, align 8
  %.182379 = fadd double %.181876, %.182278
  %.182880 = fmul double %.182379, 5.000000e-01
  %.1842 = load double, ptr %sunkaddr459, align 8
  %.1844 = fmul double %.1842, 2.000000e+00
  %.1846 = fadd double %.182880, %.1844
  %.1853 = fdiv double %.1846, 3.000000e+00
  br label %B1882

B1882:                                            ; preds = %B1848, %B1782.if.lr.ph
  %power.2.3 = phi double [ %.1853, %B1848 ], [ %.1828, %B1782.if.lr.ph ]
  %43 = icmp eq i64 %.1520, 2
  %.186581 = fsub double %later.2.3, %.480
  %.1862 = load double, ptr %sunkaddr461, align 8
  %.1867 = fmul double %.186581, %power.2.3
  %.1870 = fadd double %.1862, %.1867
  store double %.1870, ptr %sunkaddr463, align 8
  %.1818.1 = load double, ptr %sunkaddr465, align 8
  %.1822.1 = load double, ptr %sunkaddr467, align 8
  %.1823.1 = fadd double %.1818.1, %.1822.1
  %.1828.1 = fmul double %.1823.1, 5.000000e-01
  br i1 %43, label %B1848.1, label %B1882.1

B1848.1:                                          ; preds = %B1882
  %.1842.1 = load double, ptr %sunkaddr469, align 8
  %.1844.1 = fmul double %.1842.1, 2.000000e+00
  %.1846.1 = fadd double %.1828.1, %.1844.1
  %.1853.1 = fdiv double %.1846.1, 3.000000e+00
  br label %B1882.1

B1882.1:                                          ; preds = %B1848.1, %B1882
  %power.2.3.1 = phi double [ %.1853.1, %B1848.1 ], [ %.1828.1, %B1882 ]
  %.1862.1 = load double, ptr %sunkaddr471, align 8
  %.1867.1 = fmul double %.186581, %power.2.3.1
  %.1870.1 = fadd double %.1862.1, %.1867.1
  store double %.1870.1, ptr %sunkaddr473, align 8
  %.1896 = icmp slt i64 %.493, %k.2.1722
  br i1 %.1896, label %B1940, label %B2126

B1940:                                            ; preds = %B1882.1
  %sunkaddr474 = shl i64 %.492, 3
  %sunkaddr475 = getelementptr i8, ptr %arg.times, i64 %sunkaddr474
  %sunkaddr476 = getelementptr i8, ptr %sunkaddr475, i64 8
  %.1908 = load double, ptr %sunkaddr476, align 8
  %.1912 = fcmp olt double %.1908, %later.2.3
  br i1 %.1912, label %B1964.preheader, label %B2126

B1964.preheader:                                  ; preds = %B1940
  %44 = mul i64 %.493, %13
  %scevgep326 = getelementptr i8, ptr %arg.states, i64 %44
  %.167.i = fmul double %.186581, %.186581
  br label %B1964

B1964:                                            ; preds = %B2102, %B1964.preheader
  %lsr.iv327 = phi ptr [ %scevgep326, %B1964.preheader ], [ %scevgep328, %B2102 ]
  %i.6.3 = phi i64 [ %.493, %B1964.preheader ], [ %.1966, %B2102 ]
  %45 = shl i64 %i.6.3, 3
  %scevgep324 = getelementptr i8, ptr %scevgep298, i64 %45
  %scevgep325 = getelementptr i8, ptr %scevgep324, i64 -8
  %.1929 = load double, ptr %scevgep325, align 8
  %.1931 = fsub double %.1929, %.480
  %.1935 = fdiv double %.1931, %.186581
  br i1 %.11076.not.i, label %_ZN9teachmech3run8compiled16kernel_kinematic7betweenB3v46B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEddx10float64_2a10float64_2a10float64_2a10float64_2a10float64_2a.exit, label %B34.if.lr.ph.i

B34.if.lr.ph.i:                                   ; preds = %B1964
  %.264.i = fmul double %.1935, 5.000000e+00
  %scevgep1.i = getelementptr i8, ptr %lsr.iv327, i64 %27
  br label %B34.if.i

B34.if.i:                                         ; preds = %B34.if.i, %B34.if.lr.ph.i
  %.1167577.i = phi i64 [ 0, %B34.if.lr.ph.i ], [ %.123.i, %B34.if.i ]
  %.123.i = add nuw nsw i64 %.1167577.i, 1
  %46 = shl i64 %.1167577.i, 3
  %scevgep10.i = getelementptr i8, ptr %arg.room, i64 %46
  %.150.i = load double, ptr %scevgep10.i, align 8, !noalias !148
  %scevgep9.i = getelementptr i8, ptr %arg.now, i64 %46
  %.153.i = load double, ptr %scevgep9.i, align 8, !noalias !148
  %.154.i = fsub double %.150.i, %.153.i
  %scevgep16.i = getelementptr i8, ptr %.57, i64 %46
  %.157.i = load double, ptr %scevgep16.i, align 8, !noalias !148
  %.159.i = fmul double %.186581, %.157.i
  %scevgep15.i = getelementptr i8, ptr %.87, i64 %46
  %.162.i = load double, ptr %scevgep15.i, align 8, !noalias !148
  %.164.i = fmul double %.186581, %.162.i
  %scevgep14.i = getelementptr i8, ptr %scevgep5.i, i64 %46
  %.172.i = load double, ptr %scevgep14.i, align 8, !noalias !148
  %.173.i = fmul double %.167.i, %.172.i
  %scevgep13.i = getelementptr i8, ptr %scevgep3.i1, i64 %46
  %.181.i = load double, ptr %scevgep13.i, align 8, !noalias !148
  %.182.i = fmul double %.167.i, %.181.i
  %.184.i = fmul double %.154.i, 1.000000e+01
  %.186.i = fmul double %.159.i, 6.000000e+00
  %.187.i = fsub double %.184.i, %.186.i
  %.189.i = fmul double %.164.i, 4.000000e+00
  %.190.i = fsub double %.187.i, %.189.i
  %.192.i = fmul double %.173.i, 3.000000e+00
  %.193.i = fsub double %.192.i, %.182.i
  %.198.i = fmul double %.193.i, 5.000000e-01
  %.199.i = fsub double %.190.i, %.198.i
  %.201.i = fmul double %.154.i, 1.500000e+01
  %.203.i = fmul double %.159.i, 8.000000e+00
  %47 = fsub double %.203.i, %.201.i
  %.206.i = fmul double %.164.i, 7.000000e+00
  %.207.i = fadd double %47, %.206.i
  %.211.i = fmul double %.182.i, 2.000000e+00
  %.212.i = fsub double %.192.i, %.211.i
  %.217.i = fmul double %.212.i, 5.000000e-01
  %.218.i = fadd double %.207.i, %.217.i
  %.220.i = fmul double %.154.i, 6.000000e+00
  %.221.i = fadd double %.159.i, %.164.i
  %.223.i = fmul double %.221.i, 3.000000e+00
  %.224.i = fsub double %.220.i, %.223.i
  %.225.i = fsub double %.173.i, %.182.i
  %.230.i = fmul double %.225.i, 5.000000e-01
  %.231.i = fsub double %.224.i, %.230.i
  %.239.i = fmul double %.173.i, 5.000000e-01
  %.241.i = fmul double %.1935, %.231.i
  %.242.i = fadd double %.218.i, %.241.i
  %.244.i = fmul double %.1935, %.242.i
  %.245.i = fadd double %.199.i, %.244.i
  %.247.i = fmul double %.1935, %.245.i
  %.248.i = fadd double %.239.i, %.247.i
  %.250.i = fmul double %.1935, %.248.i
  %.251.i = fadd double %.159.i, %.250.i
  %.253.i = fmul double %.1935, %.251.i
  %.254.i = fadd double %.153.i, %.253.i
  %scevgep12.i = getelementptr i8, ptr %lsr.iv327, i64 %46
  store double %.254.i, ptr %scevgep12.i, align 8, !noalias !148
  %.259.i = fmul double %.199.i, 3.000000e+00
  %.261.i = fmul double %.218.i, 4.000000e+00
  %.265.i = fmul double %.264.i, %.231.i
  %.266.i = fadd double %.265.i, %.261.i
  %.268.i = fmul double %.1935, %.266.i
  %.269.i = fadd double %.259.i, %.268.i
  %.271.i = fmul double %.1935, %.269.i
  %.272.i = fadd double %.173.i, %.271.i
  %.274.i = fmul double %.1935, %.272.i
  %.275.i = fadd double %.159.i, %.274.i
  %.280.i = fdiv double %.275.i, %.186581
  %scevgep11.i = getelementptr i8, ptr %scevgep1.i, i64 %46
  store double %.280.i, ptr %scevgep11.i, align 8, !noalias !148
  %exitcond.not.i = icmp eq i64 %.46, %.123.i
  br i1 %exitcond.not.i, label %_ZN9teachmech3run8compiled16kernel_kinematic7betweenB3v46B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEddx10float64_2a10float64_2a10float64_2a10float64_2a10float64_2a.exit, label %B34.if.i

_ZN9teachmech3run8compiled16kernel_kinematic7betweenB3v46B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEddx10float64_2a10float64_2a10float64_2a10float64_2a10float64_2a.exit: ; preds = %B34.if.i, %B1964
  %.423.i = load double, ptr %.422.i, align 8, !noalias !148
  %.426.i = load double, ptr %.425.i, align 8, !noalias !148
  %.430.i = fsub double %.426.i, %.423.i
  %.432.i = fmul double %.1935, %.430.i
  %.433.i = fadd double %.423.i, %.432.i
  %.435.i = getelementptr double, ptr %lsr.iv327, i64 %.51
  store double %.433.i, ptr %.435.i, align 8, !noalias !148
  %.423.1.i = load double, ptr %.422.1.i, align 8, !noalias !148
  %.426.1.i = load double, ptr %.425.1.i, align 8, !noalias !148
  %.430.1.i = fsub double %.426.1.i, %.423.1.i
  %.432.1.i = fmul double %.1935, %.430.1.i
  %.433.1.i = fadd double %.423.1.i, %.432.1.i
  %.435.1.i = getelementptr double, ptr %lsr.iv327, i64 %.396.i
  store double %.433.1.i, ptr %.435.1.i, align 8, !noalias !148
  %reass.sub = sub i64 %i.6.3, %k.2.1722
  %exitcond1387.not = icmp eq i64 %reass.sub, -1
  br i1 %exitcond1387.not, label %B2126, label %B2102

B2102:                                            ; preds = %_ZN9teachmech3run8compiled16kernel_kinematic7betweenB3v46B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEddx10float64_2a10float64_2a10float64_2a10float64_2a10float64_2a.exit
  %.1966 = add i64 %i.6.3, 1
  %.1988 = load double, ptr %scevgep324, align 8
  %.1992 = fcmp olt double %.1988, %later.2.3
  %scevgep328 = getelementptr i8, ptr %lsr.iv327, i64 %15
  br i1 %.1992, label %B1964, label %B2126

B2126:                                            ; preds = %_ZN9teachmech3run8compiled16kernel_kinematic7betweenB3v46B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEddx10float64_2a10float64_2a10float64_2a10float64_2a10float64_2a.exit, %B2102, %B1940, %B1882.1
  %i.7.2 = phi i64 [ %.493, %B1940 ], [ %.493, %B1882.1 ], [ %k.2.1722, %_ZN9teachmech3run8compiled16kernel_kinematic7betweenB3v46B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEddx10float64_2a10float64_2a10float64_2a10float64_2a10float64_2a.exit ], [ %.1966, %B2102 ]
  %.2015 = fmul double %.186581, 2.000000e+00
  %.2018 = sub nsw i64 %k.2.1722, %i.7.2
  store double %.2015, ptr %.113, align 8
  %.2025 = sitofp i64 %.2018 to double
  store double %.2025, ptr %sunkaddr508, align 8
  %.2030 = getelementptr double, ptr %arg.times, i64 %k.2.1722
  %.2031 = load double, ptr %.2030, align 8
  %.2033 = fcmp oeq double %later.2.3, %.2031
  br i1 %.2033, label %B2190, label %B2320

B2190:                                            ; preds = %B2126
  br i1 %28, label %B2220.if.lr.ph, label %B2260

B2220.if.lr.ph:                                   ; preds = %B2190
  br i1 %29, label %B2220.if.epil.preheader, label %B2220.if.preheader

B2220.if.preheader:                               ; preds = %B2220.if.lr.ph
  %48 = mul i64 %k.2.1722, %13
  %scevgep338 = getelementptr i8, ptr %scevgep337, i64 %48
  br label %B2220.if

B2260.loopexit.unr-lcssa:                         ; preds = %B2220.if
  br i1 %31, label %B2260, label %B2220.if.epil.preheader

B2220.if.epil.preheader:                          ; preds = %B2260.loopexit.unr-lcssa, %B2220.if.lr.ph
  %.2123791793.epil.init = phi i64 [ 0, %B2220.if.lr.ph ], [ %.2130.3, %B2260.loopexit.unr-lcssa ]
  %49 = mul i64 %k.2.1722, %13
  %50 = shl i64 %.2123791793.epil.init, 3
  %51 = getelementptr i8, ptr %arg.states, i64 %49
  %scevgep346 = getelementptr i8, ptr %51, i64 %50
  %scevgep348 = getelementptr i8, ptr %arg.room, i64 %50
  br label %B2220.if.epil

B2220.if.epil:                                    ; preds = %B2220.if.epil, %B2220.if.epil.preheader
  %epil.iter246 = phi i64 [ 0, %B2220.if.epil.preheader ], [ %epil.iter246.next, %B2220.if.epil ]
  %52 = shl nuw nsw i64 %epil.iter246, 3
  %scevgep349 = getelementptr i8, ptr %scevgep348, i64 %52
  %.2157.epil = load double, ptr %scevgep349, align 8
  %scevgep347 = getelementptr i8, ptr %scevgep346, i64 %52
  store double %.2157.epil, ptr %scevgep347, align 8
  %epil.iter246.next = add nuw nsw i64 %epil.iter246, 1
  %epil.iter246.cmp.not = icmp eq i64 %epil.iter246.next, 2
  br i1 %epil.iter246.cmp.not, label %B2260, label %B2220.if.epil, !llvm.loop !151

B2260:                                            ; preds = %B2220.if.epil, %B2260.loopexit.unr-lcssa, %B2190
  %.2171 = add nsw i64 %k.2.1722, 1
  store double 0.000000e+00, ptr %sunkaddr508, align 8
  %.2185 = icmp slt i64 %.2171, %arg.count
  br i1 %.2185, label %B2292, label %B2320

B2292:                                            ; preds = %B2260
  %sunkaddr480 = shl i64 %k.2.1722, 3
  %sunkaddr481 = getelementptr i8, ptr %arg.times, i64 %sunkaddr480
  %sunkaddr482 = getelementptr i8, ptr %sunkaddr481, i64 8
  %.2193 = load double, ptr %sunkaddr482, align 8
  %.2197 = fsub double %.2193, %later.2.3
  store double %.2197, ptr %.113, align 8
  br label %B2320

B2320:                                            ; preds = %B2292, %B2260, %B2126
  %i.8.2 = phi i64 [ %.2171, %B2292 ], [ %.2171, %B2260 ], [ %i.7.2, %B2126 ]
  %.2207 = add nsw i64 %i.8.2, -1
  store i64 %.2207, ptr %arg.index, align 8
  br i1 %32, label %B2366.if, label %B2418

B2418:                                            ; preds = %B2366.if, %B2320
  br i1 %33, label %B2560, label %B2448.if.preheader

B2448.if.preheader:                               ; preds = %B2418
  br i1 %34, label %B2448.if.epil.preheader, label %B2448.if

B2560.loopexit.unr-lcssa:                         ; preds = %B2448.if
  br i1 %36, label %B2560, label %B2448.if.epil.preheader

B2448.if.epil.preheader:                          ; preds = %B2560.loopexit.unr-lcssa, %B2448.if.preheader
  %.2437805807.epil.init = phi i64 [ 0, %B2448.if.preheader ], [ %unroll_iter255, %B2560.loopexit.unr-lcssa ]
  %.2472.epil = getelementptr double, ptr %.65, i64 %.2437805807.epil.init
  %.2473.epil = load double, ptr %.2472.epil, align 8
  %.2475.epil = getelementptr double, ptr %arg.now, i64 %.2437805807.epil.init
  %.2476.epil = load double, ptr %.2475.epil, align 8
  %.2478.epil = getelementptr double, ptr %.60, i64 %.2437805807.epil.init
  %.2479.epil = load double, ptr %.2478.epil, align 8
  %.2480.epil = fsub double %.2476.epil, %.2479.epil
  %.2481.epil = tail call double @llvm.fabs.f64(double %.2480.epil)
  %.10.i.epil = fcmp ogt double %.2481.epil, %.2473.epil
  %.11.i.epil = select i1 %.10.i.epil, double %.2481.epil, double %.2473.epil
  store double %.11.i.epil, ptr %.2472.epil, align 8
  br label %B2560

B2560:                                            ; preds = %B2448.if.epil.preheader, %B2560.loopexit.unr-lcssa, %B2418, %B1482
  %later.5.1 = phi double [ %.1024, %B1482 ], [ %later.2.3, %B2418 ], [ %later.2.3, %B2560.loopexit.unr-lcssa ], [ %later.2.3, %B2448.if.epil.preheader ]
  %.2522 = load i64, ptr %sunkaddr484, align 8
  %.2523 = add nsw i64 %.2522, 1
  store i64 %.2523, ptr %sunkaddr484, align 8
  store double %later.5.1, ptr %arg.clock, align 8
  %.2533 = icmp slt i64 %.421.sroa.0.067, %arg.kept_ends
  br i1 %.2533, label %B2614, label %B2690

B2614:                                            ; preds = %B2560
  %.2539 = mul nsw i64 %.421.sroa.0.067, %.2537
  %.2543 = getelementptr inbounds double, ptr %arg.ends, i64 %.2539
  store double %later.5.1, ptr %.2543, align 8, !noalias !152
  br i1 %.1284, label %B2690, label %B44.if.preheader.i

B44.if.preheader.i:                               ; preds = %B2614
  br i1 %37, label %B44.if.epil.preheader.i, label %B44.if.i.preheader

B44.if.i.preheader:                               ; preds = %B44.if.preheader.i
  %53 = mul i64 %22, %.421.sroa.0.067
  %scevgep374 = getelementptr i8, ptr %scevgep373, i64 %53
  br label %B44.if.i

B78.loopexit.unr-lcssa.i:                         ; preds = %B44.if.i
  br i1 %38, label %B2690, label %B44.if.epil.preheader.i

B44.if.epil.preheader.i:                          ; preds = %B78.loopexit.unr-lcssa.i, %B44.if.preheader.i
  %.1023537.epil.init.i = phi i64 [ 0, %B44.if.preheader.i ], [ %.109.7.i, %B78.loopexit.unr-lcssa.i ]
  %54 = shl i64 %.1023537.epil.init.i, 3
  %55 = getelementptr i8, ptr %.2543, i64 %54
  %scevgep.i = getelementptr i8, ptr %55, i64 8
  %scevgep3.i = getelementptr i8, ptr %arg.now, i64 %54
  br label %B44.if.epil.i

B44.if.epil.i:                                    ; preds = %B44.if.epil.i, %B44.if.epil.preheader.i
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B44.if.epil.i ], [ 0, %B44.if.epil.preheader.i ]
  %56 = shl i64 %epil.iter.i, 3
  %scevgep407 = getelementptr i8, ptr %scevgep3.i, i64 %56
  %.136.epil.i = load double, ptr %scevgep407, align 8, !noalias !152
  %scevgep406 = getelementptr i8, ptr %scevgep.i, i64 %56
  store double %.136.epil.i, ptr %scevgep406, align 8, !noalias !152
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B2690, label %B44.if.epil.i, !llvm.loop !155

B44.if.i:                                         ; preds = %B44.if.i, %B44.if.i.preheader
  %.1023537.i = phi i64 [ %.109.7.i, %B44.if.i ], [ 0, %B44.if.i.preheader ]
  %sunkaddr.i = shl i64 %.1023537.i, 3
  %sunkaddr486 = getelementptr i8, ptr %arg.now, i64 %sunkaddr.i
  %.136.i = load double, ptr %sunkaddr486, align 8, !noalias !152
  %scevgep388 = getelementptr i8, ptr %scevgep374, i64 %sunkaddr.i
  %scevgep389 = getelementptr i8, ptr %scevgep388, i64 -56
  store double %.136.i, ptr %scevgep389, align 8, !noalias !152
  %sunkaddr489 = getelementptr i8, ptr %sunkaddr486, i64 8
  %.136.1.i = load double, ptr %sunkaddr489, align 8, !noalias !152
  %scevgep387 = getelementptr i8, ptr %scevgep388, i64 -48
  store double %.136.1.i, ptr %scevgep387, align 8, !noalias !152
  %sunkaddr492 = getelementptr i8, ptr %sunkaddr486, i64 16
  %.136.2.i = load double, ptr %sunkaddr492, align 8, !noalias !152
  %scevgep385 = getelementptr i8, ptr %scevgep388, i64 -40
  store double %.136.2.i, ptr %scevgep385, align 8, !noalias !152
  %sunkaddr495 = getelementptr i8, ptr %sunkaddr486, i64 24
  %.136.3.i = load double, ptr %sunkaddr495, align 8, !noalias !152
  %scevgep383 = getelementptr i8, ptr %scevgep388, i64 -32
  store double %.136.3.i, ptr %scevgep383, align 8, !noalias !152
  %sunkaddr498 = getelementptr i8, ptr %sunkaddr486, i64 32
  %.136.4.i = load double, ptr %sunkaddr498, align 8, !noalias !152
  %scevgep381 = getelementptr i8, ptr %scevgep388, i64 -24
  store double %.136.4.i, ptr %scevgep381, align 8, !noalias !152
  %sunkaddr501 = getelementptr i8, ptr %sunkaddr486, i64 40
  %.136.5.i = load double, ptr %sunkaddr501, align 8, !noalias !152
  %scevgep379 = getelementptr i8, ptr %scevgep388, i64 -16
  store double %.136.5.i, ptr %scevgep379, align 8, !noalias !152
  %sunkaddr504 = getelementptr i8, ptr %sunkaddr486, i64 48
  %.136.6.i = load double, ptr %sunkaddr504, align 8, !noalias !152
  %scevgep377 = getelementptr i8, ptr %scevgep388, i64 -8
  store double %.136.6.i, ptr %scevgep377, align 8, !noalias !152
  %.109.7.i = add nuw nsw i64 %.1023537.i, 8
  %sunkaddr507 = getelementptr i8, ptr %sunkaddr486, i64 56
  %.136.7.i = load double, ptr %sunkaddr507, align 8, !noalias !152
  store double %.136.7.i, ptr %scevgep388, align 8, !noalias !152
  %niter.ncmp.7.i = icmp eq i64 %unroll_iter.i, %.109.7.i
  br i1 %niter.ncmp.7.i, label %B78.loopexit.unr-lcssa.i, label %B44.if.i

B2690:                                            ; preds = %B44.if.epil.i, %B78.loopexit.unr-lcssa.i, %B2614, %B2560
  %.431 = icmp sgt i64 %.43081166, 0
  %.444 = zext i1 %.431 to i64
  %.437831 = add i64 %.43783165, %.444
  %.440 = sext i1 %.431 to i64
  %.430811 = add nsw i64 %.43081166, %.440
  %.421.sroa.0.0 = select i1 %.431, i64 %.43783165, i64 0
  br i1 %.431, label %B560, label %common.ret

B446.if:                                          ; preds = %B446.if, %B446.if.preheader.new
  %lsr.iv415 = phi ptr [ %scevgep416, %B446.if ], [ %scevgep414, %B446.if.preheader.new ]
  %.288762764 = phi i64 [ %.295.3, %B446.if ], [ 0, %B446.if.preheader.new ]
  %scevgep419 = getelementptr i8, ptr %lsr.iv415, i64 -24
  %.322 = load double, ptr %scevgep419, align 8
  %57 = shl i64 %.288762764, 3
  %scevgep426 = getelementptr i8, ptr %scevgep420, i64 %57
  %scevgep427 = getelementptr i8, ptr %scevgep426, i64 -24
  store double %.322, ptr %scevgep427, align 8
  %scevgep434 = getelementptr i8, ptr %scevgep428, i64 %57
  %scevgep435 = getelementptr i8, ptr %scevgep434, i64 -24
  store double 0.000000e+00, ptr %scevgep435, align 8
  %scevgep418 = getelementptr i8, ptr %lsr.iv415, i64 -16
  %.322.1 = load double, ptr %scevgep418, align 8
  %scevgep425 = getelementptr i8, ptr %scevgep426, i64 -16
  store double %.322.1, ptr %scevgep425, align 8
  %scevgep433 = getelementptr i8, ptr %scevgep434, i64 -16
  store double 0.000000e+00, ptr %scevgep433, align 8
  %scevgep417 = getelementptr i8, ptr %lsr.iv415, i64 -8
  %.322.2 = load double, ptr %scevgep417, align 8
  %scevgep423 = getelementptr i8, ptr %scevgep426, i64 -8
  store double %.322.2, ptr %scevgep423, align 8
  %scevgep431 = getelementptr i8, ptr %scevgep434, i64 -8
  store double 0.000000e+00, ptr %scevgep431, align 8
  %.295.3 = add nuw nsw i64 %.288762764, 4
  %.322.3 = load double, ptr %lsr.iv415, align 8
  store double %.322.3, ptr %scevgep426, align 8
  store double 0.000000e+00, ptr %scevgep434, align 8
  %scevgep416 = getelementptr i8, ptr %lsr.iv415, i64 32
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.295.3
  br i1 %niter.ncmp.3, label %B486.loopexit.unr-lcssa, label %B446.if

B694.preheader:                                   ; preds = %B560
  %.499 = load double, ptr %sunkaddr508, align 8
  %.5.i = fptosi double %.499 to i64
  %.525 = add nsw i64 %.493, %.5.i
  %.601767 = icmp slt i64 %.525, %arg.count
  br i1 %.601767, label %B706.preheader.preheader, label %B1200

B706.preheader.preheader:                         ; preds = %B694.preheader
  %.483 = load double, ptr %.113, align 8
  br label %B706.preheader

B1266.if:                                         ; preds = %B1266
  %.1156 = load double, ptr %lsr.iv300, align 8
  store i64 0, ptr %.1163, align 8
  call fastcc void @part16(ptr nonnull %.1163, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.480, ptr %arg.now, ptr %.57, double %.1156, ptr %.65, ptr %lsr.iv, ptr %.90)
  %.1120 = add nsw i64 %.1110772, -1
  %.1177 = load i64, ptr %.1163, align 8
  %.1187 = icmp eq i64 %.1177, -1
  %scevgep297 = getelementptr i8, ptr %lsr.iv, i64 %15
  %scevgep301 = getelementptr i8, ptr %lsr.iv300, i64 8
  br i1 %.1187, label %common.ret, label %B1266

B1436.if:                                         ; preds = %B1436.if.preheader, %B1436.if
  %.1332777779 = phi i64 [ %.1339.3, %B1436.if ], [ 0, %B1436.if.preheader ]
  %58 = shl i64 %.1332777779, 3
  %scevgep308 = getelementptr i8, ptr %scevgep302, i64 %58
  %scevgep309 = getelementptr i8, ptr %scevgep308, i64 -24
  %.1371 = load double, ptr %scevgep309, align 8
  %sunkaddr511 = getelementptr i8, ptr %arg.now, i64 %58
  store double %.1371, ptr %sunkaddr511, align 8
  %scevgep307 = getelementptr i8, ptr %scevgep308, i64 -16
  %.1371.1 = load double, ptr %scevgep307, align 8
  %sunkaddr514 = getelementptr i8, ptr %sunkaddr511, i64 8
  store double %.1371.1, ptr %sunkaddr514, align 8
  %scevgep305 = getelementptr i8, ptr %scevgep308, i64 -8
  %.1371.2 = load double, ptr %scevgep305, align 8
  %sunkaddr517 = getelementptr i8, ptr %sunkaddr511, i64 16
  store double %.1371.2, ptr %sunkaddr517, align 8
  %.1339.3 = add nuw nsw i64 %.1332777779, 4
  %.1371.3 = load double, ptr %scevgep308, align 8
  %sunkaddr520 = getelementptr i8, ptr %sunkaddr511, i64 24
  store double %.1371.3, ptr %sunkaddr520, align 8
  %niter244.ncmp.3 = icmp eq i64 %unroll_iter243, %.1339.3
  br i1 %niter244.ncmp.3, label %B1482.loopexit.unr-lcssa, label %B1436.if

B2220.if:                                         ; preds = %B2220.if, %B2220.if.preheader
  %.2123791793 = phi i64 [ %.2130.3, %B2220.if ], [ 0, %B2220.if.preheader ]
  %59 = shl i64 %.2123791793, 3
  %sunkaddr522 = getelementptr i8, ptr %arg.room, i64 %59
  %.2157 = load double, ptr %sunkaddr522, align 8
  %scevgep344 = getelementptr i8, ptr %scevgep338, i64 %59
  %scevgep345 = getelementptr i8, ptr %scevgep344, i64 -24
  store double %.2157, ptr %scevgep345, align 8
  %sunkaddr525 = getelementptr i8, ptr %sunkaddr522, i64 8
  %.2157.1 = load double, ptr %sunkaddr525, align 8
  %scevgep343 = getelementptr i8, ptr %scevgep344, i64 -16
  store double %.2157.1, ptr %scevgep343, align 8
  %sunkaddr528 = getelementptr i8, ptr %sunkaddr522, i64 16
  %.2157.2 = load double, ptr %sunkaddr528, align 8
  %scevgep341 = getelementptr i8, ptr %scevgep344, i64 -8
  store double %.2157.2, ptr %scevgep341, align 8
  %.2130.3 = add nuw nsw i64 %.2123791793, 4
  %sunkaddr531 = getelementptr i8, ptr %sunkaddr522, i64 24
  %.2157.3 = load double, ptr %sunkaddr531, align 8
  store double %.2157.3, ptr %scevgep344, align 8
  %niter250.ncmp.3 = icmp eq i64 %unroll_iter243, %.2130.3
  br i1 %niter250.ncmp.3, label %B2260.loopexit.unr-lcssa, label %B2220.if

B2366.if:                                         ; preds = %B2320, %B2366.if
  %.2299798800 = phi i64 [ %.2306.1, %B2366.if ], [ 0, %B2320 ]
  %60 = shl i64 %.2299798800, 3
  %scevgep352 = getelementptr i8, ptr %arg.room, i64 %60
  %.2333 = load double, ptr %scevgep352, align 8
  %scevgep355 = getelementptr i8, ptr %scevgep353, i64 %60
  %scevgep356 = getelementptr i8, ptr %scevgep355, i64 -8
  %.2336 = load double, ptr %scevgep356, align 8
  %scevgep359 = getelementptr i8, ptr %arg.now, i64 %60
  store double %.2333, ptr %scevgep359, align 8
  %scevgep362 = getelementptr i8, ptr %scevgep360, i64 %60
  %scevgep363 = getelementptr i8, ptr %scevgep362, i64 -8
  store double %.2336, ptr %scevgep363, align 8
  %.2306.1 = add nuw nsw i64 %.2299798800, 2
  %scevgep351 = getelementptr i8, ptr %scevgep352, i64 8
  %.2333.1 = load double, ptr %scevgep351, align 8
  %.2336.1 = load double, ptr %scevgep355, align 8
  %scevgep358 = getelementptr i8, ptr %scevgep359, i64 8
  store double %.2333.1, ptr %scevgep358, align 8
  store double %.2336.1, ptr %scevgep362, align 8
  %exitcond1389.not.1 = icmp eq i64 %..52, %.2306.1
  br i1 %exitcond1389.not.1, label %B2418, label %B2366.if

B2448.if:                                         ; preds = %B2448.if.preheader, %B2448.if
  %lsr.iv364 = phi ptr [ %scevgep365, %B2448.if ], [ %arg.now, %B2448.if.preheader ]
  %.2437805807 = phi i64 [ %.2444.1, %B2448.if ], [ 0, %B2448.if.preheader ]
  %sunkaddr532 = getelementptr i8, ptr %lsr.iv364, i64 %20
  %sunkaddr533 = getelementptr i8, ptr %sunkaddr532, i64 32
  %.2473 = load double, ptr %sunkaddr533, align 8
  %.2476 = load double, ptr %lsr.iv364, align 8
  %sunkaddr534 = getelementptr i8, ptr %lsr.iv364, i64 %21
  %sunkaddr535 = getelementptr i8, ptr %sunkaddr534, i64 32
  %.2479 = load double, ptr %sunkaddr535, align 8
  %.2480 = fsub double %.2476, %.2479
  %.2481 = tail call double @llvm.fabs.f64(double %.2480)
  %.10.i = fcmp ogt double %.2481, %.2473
  %.11.i = select i1 %.10.i, double %.2481, double %.2473
  store double %.11.i, ptr %sunkaddr533, align 8
  %sunkaddr537 = getelementptr i8, ptr %sunkaddr532, i64 40
  %.2473.1 = load double, ptr %sunkaddr537, align 8
  %scevgep369 = getelementptr i8, ptr %lsr.iv364, i64 8
  %.2476.1 = load double, ptr %scevgep369, align 8
  %sunkaddr539 = getelementptr i8, ptr %sunkaddr534, i64 40
  %.2479.1 = load double, ptr %sunkaddr539, align 8
  %.2480.1 = fsub double %.2476.1, %.2479.1
  %.2481.1 = tail call double @llvm.fabs.f64(double %.2480.1)
  %.10.i.1 = fcmp ogt double %.2481.1, %.2473.1
  %.11.i.1 = select i1 %.10.i.1, double %.2481.1, double %.2473.1
  %.2444.1 = add nuw i64 %.2437805807, 2
  store double %.11.i.1, ptr %sunkaddr537, align 8
  %scevgep365 = getelementptr i8, ptr %lsr.iv364, i64 16
  %niter256.ncmp.1 = icmp eq i64 %unroll_iter255, %.2444.1
  br i1 %niter256.ncmp.1, label %B2560.loopexit.unr-lcssa, label %B2448.if
}

define internal fastcc void @part16(ptr noalias nonnull writeonly captures(none) %retptr, i64 %arg.problem.0, i64 %arg.problem.2, ptr readonly captures(none) %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %arg.t, ptr readonly captures(none) %arg.y, ptr readonly captures(none) %arg.rate, double %arg.later, ptr readonly captures(none) %arg.extent, ptr %arg.found, ptr %arg.free) unnamed_addr {
entry:
  %.518 = alloca i8, align 1
  store i8 0, ptr %.518, align 1
  %.934 = alloca i8, align 1
  store i8 0, ptr %.934, align 1
  %.35 = load i64, ptr %arg.problem.4, align 8
  %.37 = fsub double %arg.later, %arg.t
  %.17.i = getelementptr i8, ptr %arg.problem.4, i64 8
  %.18.i = load i64, ptr %.17.i, align 8, !noalias !156
  %.21.i = getelementptr i8, ptr %arg.problem.4, i64 80
  %.22.i = load i64, ptr %.21.i, align 8, !noalias !156
  %.84 = shl i64 %.35, 1
  %.85 = add i64 %.84, 2
  %.86 = getelementptr double, ptr %arg.free, i64 %.85
  %.idx = shl i64 %.35, 5
  %0 = getelementptr i8, ptr %arg.free, i64 %.idx
  %.90 = getelementptr i8, ptr %0, i64 32
  %.140 = icmp slt i64 %.35, 0
  %..85392 = select i1 %.140, i64 0, i64 %.85
  %.182399 = icmp sgt i64 %..85392, 0
  br i1 %.182399, label %B224.if.preheader, label %B276

B224.if.preheader:                                ; preds = %entry
  %1 = add nsw i64 %..85392, -2
  %2 = icmp eq i64 %1, 0
  br i1 %2, label %B224.if.epil.preheader, label %B224.if.preheader.new

B224.if.preheader.new:                            ; preds = %B224.if.preheader
  %3 = lshr exact i64 %1, 1
  %4 = add nuw nsw i64 %3, 1
  %unroll_iter36 = and i64 %4, 9223372036854775806
  br label %B224.if

B276.loopexit.unr-lcssa:                          ; preds = %B224.if
  %5 = and i64 %1, 2
  %lcmp.mod.not83.not = icmp eq i64 %5, 0
  br i1 %lcmp.mod.not83.not, label %B224.if.epil.preheader, label %B276

B224.if.epil.preheader:                           ; preds = %B276.loopexit.unr-lcssa, %B224.if.preheader
  %.188398400.epil.init = phi i64 [ 0, %B224.if.preheader ], [ %.195.1.1, %B276.loopexit.unr-lcssa ]
  %sunkaddr105.epil = shl i64 %.188398400.epil.init, 3
  %sunkaddr106.epil = getelementptr i8, ptr %arg.y, i64 %sunkaddr105.epil
  %.222.epil = load double, ptr %sunkaddr106.epil, align 8
  %sunkaddr108.epil = getelementptr i8, ptr %arg.rate, i64 %sunkaddr105.epil
  %.225.epil = load double, ptr %sunkaddr108.epil, align 8
  %.227.epil = fmul double %.37, %.225.epil
  %.228.epil = fadd double %.222.epil, %.227.epil
  %sunkaddr110.epil = getelementptr i8, ptr %arg.free, i64 %sunkaddr105.epil
  store double %.228.epil, ptr %sunkaddr110.epil, align 8
  %sunkaddr113.epil = getelementptr i8, ptr %sunkaddr106.epil, i64 8
  %.222.1.epil = load double, ptr %sunkaddr113.epil, align 8
  %sunkaddr116.epil = getelementptr i8, ptr %sunkaddr108.epil, i64 8
  %.225.1.epil = load double, ptr %sunkaddr116.epil, align 8
  %.227.1.epil = fmul double %.37, %.225.1.epil
  %.228.1.epil = fadd double %.222.1.epil, %.227.1.epil
  %sunkaddr119.epil = getelementptr i8, ptr %sunkaddr110.epil, i64 8
  store double %.228.1.epil, ptr %sunkaddr119.epil, align 8
  br label %B276

B276:                                             ; preds = %B224.if.epil.preheader, %B276.loopexit.unr-lcssa, %entry
  %.277 = icmp sgt i64 %.35, 0
  br i1 %.277, label %B306.if.lr.ph, label %B380

B306.if.lr.ph:                                    ; preds = %B276
  %.362 = fmul double %.37, %.37
  %.367 = fmul double %.362, 5.000000e-01
  %6 = getelementptr double, ptr %arg.rate, i64 %.35
  %7 = icmp eq i64 %.35, 1
  br i1 %7, label %B306.if.epil.preheader, label %B306.if.lr.ph.new

B306.if.lr.ph.new:                                ; preds = %B306.if.lr.ph
  %8 = shl i64 %.35, 3
  %9 = getelementptr i8, ptr %arg.rate, i64 %8
  %scevgep86 = getelementptr i8, ptr %9, i64 8
  %10 = add nsw i64 %.35, -2
  %11 = lshr i64 %10, 1
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %B306.if.epil.preheader42, label %B306.if.lr.ph.new.new

B306.if.lr.ph.new.new:                            ; preds = %B306.if.lr.ph.new
  %13 = add nuw nsw i64 %11, 1
  %unroll_iter53 = and i64 %13, 9223372036854775806
  %scevgep173 = getelementptr i8, ptr %9, i64 24
  br label %B306.if

B380.loopexit.unr-lcssa.unr-lcssa:                ; preds = %B306.if
  %14 = and i64 %10, 2
  %lcmp.mod50.not.not = icmp eq i64 %14, 0
  br i1 %lcmp.mod50.not.not, label %B306.if.epil.preheader42, label %B380.loopexit.unr-lcssa

B306.if.epil.preheader42:                         ; preds = %B380.loopexit.unr-lcssa.unr-lcssa, %B306.if.lr.ph.new
  %.325404406.epil.init49 = phi i64 [ 0, %B306.if.lr.ph.new ], [ %.332.1.1, %B380.loopexit.unr-lcssa.unr-lcssa ]
  %15 = shl i64 %.325404406.epil.init49, 3
  %sunkaddr121.epil = getelementptr i8, ptr %arg.free, i64 %15
  %.359.epil44 = load double, ptr %sunkaddr121.epil, align 8
  %scevgep88.epil = getelementptr i8, ptr %scevgep86, i64 %15
  %scevgep89.epil = getelementptr i8, ptr %scevgep88.epil, i64 -8
  %.372.epil45 = load double, ptr %scevgep89.epil, align 8
  %.373.epil46 = fmul double %.367, %.372.epil45
  %.374.epil47 = fadd double %.359.epil44, %.373.epil46
  store double %.374.epil47, ptr %sunkaddr121.epil, align 8
  %.332.1.epil = add nuw i64 %.325404406.epil.init49, 2
  %sunkaddr124.epil = getelementptr i8, ptr %sunkaddr121.epil, i64 8
  %.359.1.epil = load double, ptr %sunkaddr124.epil, align 8
  %.372.1.epil = load double, ptr %scevgep88.epil, align 8
  %.373.1.epil = fmul double %.367, %.372.1.epil
  %.374.1.epil = fadd double %.359.1.epil, %.373.1.epil
  store double %.374.1.epil, ptr %sunkaddr124.epil, align 8
  br label %B380.loopexit.unr-lcssa

B380.loopexit.unr-lcssa:                          ; preds = %B306.if.epil.preheader42, %B380.loopexit.unr-lcssa.unr-lcssa
  %.332.1.lcssa = phi i64 [ %.332.1.epil, %B306.if.epil.preheader42 ], [ %.332.1.1, %B380.loopexit.unr-lcssa.unr-lcssa ]
  %16 = and i64 %.35, 1
  %lcmp.mod.not = icmp eq i64 %16, 0
  br i1 %lcmp.mod.not, label %B380, label %B306.if.epil.preheader

B306.if.epil.preheader:                           ; preds = %B380.loopexit.unr-lcssa, %B306.if.lr.ph
  %.325404406.epil.init = phi i64 [ 0, %B306.if.lr.ph ], [ %.332.1.lcssa, %B380.loopexit.unr-lcssa ]
  %.358.epil = getelementptr double, ptr %arg.free, i64 %.325404406.epil.init
  %.359.epil = load double, ptr %.358.epil, align 8
  %.371.epil = getelementptr double, ptr %6, i64 %.325404406.epil.init
  %.372.epil = load double, ptr %.371.epil, align 8
  %.373.epil = fmul double %.367, %.372.epil
  %.374.epil = fadd double %.359.epil, %.373.epil
  store double %.374.epil, ptr %.358.epil, align 8
  br label %B380

B380:                                             ; preds = %B306.if.epil.preheader, %B380.loopexit.unr-lcssa, %B276
  br i1 %.182399, label %B422.if.preheader, label %B450

B422.if.preheader:                                ; preds = %B380
  %17 = icmp ult i64 %..85392, 4
  br i1 %17, label %B422.if.epil.preheader, label %B422.if.preheader.new

B422.if.preheader.new:                            ; preds = %B422.if.preheader
  %18 = add nsw i64 %..85392, -4
  %19 = lshr i64 %18, 2
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %B422.if.epil.preheader59, label %B422.if.preheader.new.new

B422.if.preheader.new.new:                        ; preds = %B422.if.preheader.new
  %21 = add nuw nsw i64 %19, 1
  %unroll_iter68 = and i64 %21, 9223372036854775806
  br label %B422.if

B450.loopexit.unr-lcssa.unr-lcssa:                ; preds = %B422.if
  %22 = and i64 %18, 4
  %lcmp.mod65.not.not = icmp eq i64 %22, 0
  br i1 %lcmp.mod65.not.not, label %B422.if.epil.preheader59, label %B450.loopexit.unr-lcssa

B422.if.epil.preheader59:                         ; preds = %B450.loopexit.unr-lcssa.unr-lcssa, %B422.if.preheader.new
  %.471411413.epil.init64 = phi i64 [ 0, %B422.if.preheader.new ], [ %.478.3.1, %B450.loopexit.unr-lcssa.unr-lcssa ]
  %sunkaddr125.epil = shl i64 %.471411413.epil.init64, 3
  %sunkaddr126.epil = getelementptr i8, ptr %arg.free, i64 %sunkaddr125.epil
  %.505.epil62 = load double, ptr %sunkaddr126.epil, align 8
  %sunkaddr128.epil = getelementptr i8, ptr %arg.found, i64 %sunkaddr125.epil
  store double %.505.epil62, ptr %sunkaddr128.epil, align 8
  %sunkaddr131.epil = getelementptr i8, ptr %sunkaddr126.epil, i64 8
  %.505.1.epil = load double, ptr %sunkaddr131.epil, align 8
  %sunkaddr134.epil = getelementptr i8, ptr %sunkaddr128.epil, i64 8
  store double %.505.1.epil, ptr %sunkaddr134.epil, align 8
  %sunkaddr137.epil = getelementptr i8, ptr %sunkaddr126.epil, i64 16
  %.505.2.epil = load double, ptr %sunkaddr137.epil, align 8
  %sunkaddr140.epil = getelementptr i8, ptr %sunkaddr128.epil, i64 16
  store double %.505.2.epil, ptr %sunkaddr140.epil, align 8
  %.478.3.epil = add nuw nsw i64 %.471411413.epil.init64, 4
  %sunkaddr143.epil = getelementptr i8, ptr %sunkaddr126.epil, i64 24
  %.505.3.epil = load double, ptr %sunkaddr143.epil, align 8
  %sunkaddr146.epil = getelementptr i8, ptr %sunkaddr128.epil, i64 24
  store double %.505.3.epil, ptr %sunkaddr146.epil, align 8
  br label %B450.loopexit.unr-lcssa

B450.loopexit.unr-lcssa:                          ; preds = %B422.if.epil.preheader59, %B450.loopexit.unr-lcssa.unr-lcssa
  %.478.3.lcssa = phi i64 [ %.478.3.epil, %B422.if.epil.preheader59 ], [ %.478.3.1, %B450.loopexit.unr-lcssa.unr-lcssa ]
  %23 = and i64 %..85392, 2
  %lcmp.mod15.not = icmp eq i64 %23, 0
  br i1 %lcmp.mod15.not, label %B450, label %B422.if.epil.preheader

B422.if.epil.preheader:                           ; preds = %B450.loopexit.unr-lcssa, %B422.if.preheader
  %.471411413.epil.init = phi i64 [ 0, %B422.if.preheader ], [ %.478.3.lcssa, %B450.loopexit.unr-lcssa ]
  %24 = shl i64 %.471411413.epil.init, 3
  %scevgep62 = getelementptr i8, ptr %arg.found, i64 %24
  %scevgep64 = getelementptr i8, ptr %arg.free, i64 %24
  br label %B422.if.epil

B422.if.epil:                                     ; preds = %B422.if.epil, %B422.if.epil.preheader
  %epil.iter = phi i64 [ %epil.iter.next, %B422.if.epil ], [ 0, %B422.if.epil.preheader ]
  %25 = shl nuw nsw i64 %epil.iter, 3
  %scevgep130 = getelementptr i8, ptr %scevgep64, i64 %25
  %.505.epil = load double, ptr %scevgep130, align 8
  %scevgep129 = getelementptr i8, ptr %scevgep62, i64 %25
  store double %.505.epil, ptr %scevgep129, align 8
  %epil.iter.next = add nuw nsw i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, 2
  br i1 %epil.iter.cmp.not, label %B450, label %B422.if.epil, !llvm.loop !159

B450:                                             ; preds = %B422.if.epil, %B450.loopexit.unr-lcssa, %B380
  store i8 0, ptr %.518, align 1
  call fastcc void @part13(ptr nonnull %.518, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %arg.later, ptr %arg.found)
  %.532 = load i8, ptr %.518, align 1
  %.535.not = icmp eq i8 %.532, 0
  br i1 %.535.not, label %common.ret, label %B498

common.ret:                                       ; preds = %B528.if, %B972.if, %B1174, %B0.endif.loopexit.i22, %B0.endif.loopexit.i, %_ZN9teachmech3run8compiled16kernel_kinematic6spreadB3v42B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a.exit, %B882, %B450
  %found.2.0.lcssa.i.i.sink = phi i64 [ 1, %B0.endif.loopexit.i ], [ 2, %B1174 ], [ -1, %B882 ], [ 0, %B972.if ], [ -1, %B450 ], [ 1, %_ZN9teachmech3run8compiled16kernel_kinematic6spreadB3v42B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a.exit ], [ %82, %B0.endif.loopexit.i22 ], [ 0, %B528.if ]
  store i64 %found.2.0.lcssa.i.i.sink, ptr %retptr, align 8
  ret void

B498:                                             ; preds = %B450
  %..35388 = tail call i64 @llvm.smax.i64(i64 %.35, i64 0)
  %.702 = fmul double %.37, %.37
  %.707 = fmul double %.702, 5.000000e-01
  %26 = getelementptr double, ptr %arg.rate, i64 %.35
  %27 = add i64 %.18.i, %.35
  %28 = add i64 %27, %.22.i
  %29 = shl i64 %28, 3
  %30 = getelementptr i8, ptr %arg.problem.5, i64 %29
  %scevgep60 = getelementptr i8, ptr %30, i64 8
  br label %B528

B528:                                             ; preds = %B528.if, %B498
  %.662419 = phi i64 [ %.669, %B528.if ], [ 0, %B498 ]
  %exitcond446.not = icmp eq i64 %..35388, %.662419
  br i1 %exitcond446.not, label %B812, label %B528.if

B812:                                             ; preds = %B528
  br i1 %.182399, label %B854.if.preheader, label %B882

B854.if.preheader:                                ; preds = %B812
  %31 = icmp ult i64 %..85392, 4
  br i1 %31, label %B854.if.epil.preheader, label %B854.if.preheader.new

B854.if.preheader.new:                            ; preds = %B854.if.preheader
  %32 = shl i64 %.35, 4
  %33 = getelementptr i8, ptr %arg.free, i64 %32
  %scevgep47 = getelementptr i8, ptr %33, i64 40
  %34 = add nsw i64 %..85392, -4
  %35 = lshr i64 %34, 2
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %B854.if.epil.preheader71, label %B854.if.preheader.new.new

B854.if.preheader.new.new:                        ; preds = %B854.if.preheader.new
  %37 = add nuw nsw i64 %35, 1
  %unroll_iter80 = and i64 %37, 9223372036854775806
  %scevgep108 = getelementptr i8, ptr %33, i64 72
  br label %B854.if

B882.loopexit.unr-lcssa.unr-lcssa:                ; preds = %B854.if
  %38 = and i64 %34, 4
  %lcmp.mod77.not.not = icmp eq i64 %38, 0
  br i1 %lcmp.mod77.not.not, label %B854.if.epil.preheader71, label %B882.loopexit.unr-lcssa

B854.if.epil.preheader71:                         ; preds = %B882.loopexit.unr-lcssa.unr-lcssa, %B854.if.preheader.new
  %.887422424.epil.init76 = phi i64 [ 0, %B854.if.preheader.new ], [ %.894.3.1, %B882.loopexit.unr-lcssa.unr-lcssa ]
  %39 = shl i64 %.887422424.epil.init76, 3
  %sunkaddr148.epil = getelementptr i8, ptr %arg.found, i64 %39
  %.921.epil74 = load double, ptr %sunkaddr148.epil, align 8
  %scevgep53.epil = getelementptr i8, ptr %scevgep47, i64 %39
  %scevgep54.epil = getelementptr i8, ptr %scevgep53.epil, i64 -24
  store double %.921.epil74, ptr %scevgep54.epil, align 8
  %sunkaddr151.epil = getelementptr i8, ptr %sunkaddr148.epil, i64 8
  %.921.1.epil = load double, ptr %sunkaddr151.epil, align 8
  %scevgep52.epil = getelementptr i8, ptr %scevgep53.epil, i64 -16
  store double %.921.1.epil, ptr %scevgep52.epil, align 8
  %sunkaddr154.epil = getelementptr i8, ptr %sunkaddr148.epil, i64 16
  %.921.2.epil = load double, ptr %sunkaddr154.epil, align 8
  %scevgep50.epil = getelementptr i8, ptr %scevgep53.epil, i64 -8
  store double %.921.2.epil, ptr %scevgep50.epil, align 8
  %.894.3.epil = add nuw nsw i64 %.887422424.epil.init76, 4
  %sunkaddr157.epil = getelementptr i8, ptr %sunkaddr148.epil, i64 24
  %.921.3.epil = load double, ptr %sunkaddr157.epil, align 8
  store double %.921.3.epil, ptr %scevgep53.epil, align 8
  br label %B882.loopexit.unr-lcssa

B882.loopexit.unr-lcssa:                          ; preds = %B854.if.epil.preheader71, %B882.loopexit.unr-lcssa.unr-lcssa
  %.894.3.lcssa = phi i64 [ %.894.3.epil, %B854.if.epil.preheader71 ], [ %.894.3.1, %B882.loopexit.unr-lcssa.unr-lcssa ]
  %40 = and i64 %..85392, 2
  %lcmp.mod21.not = icmp eq i64 %40, 0
  br i1 %lcmp.mod21.not, label %B882, label %B854.if.epil.preheader

B854.if.epil.preheader:                           ; preds = %B882.loopexit.unr-lcssa, %B854.if.preheader
  %.887422424.epil.init = phi i64 [ 0, %B854.if.preheader ], [ %.894.3.lcssa, %B882.loopexit.unr-lcssa ]
  %41 = shl i64 %.35, 4
  %42 = shl i64 %.887422424.epil.init, 3
  %43 = getelementptr i8, ptr %arg.free, i64 %41
  %44 = getelementptr i8, ptr %43, i64 %42
  %scevgep35 = getelementptr i8, ptr %44, i64 16
  %scevgep37 = getelementptr i8, ptr %arg.found, i64 %42
  br label %B854.if.epil

B854.if.epil:                                     ; preds = %B854.if.epil, %B854.if.epil.preheader
  %epil.iter20 = phi i64 [ %epil.iter20.next, %B854.if.epil ], [ 0, %B854.if.epil.preheader ]
  %45 = shl nuw nsw i64 %epil.iter20, 3
  %scevgep91 = getelementptr i8, ptr %scevgep37, i64 %45
  %.921.epil = load double, ptr %scevgep91, align 8
  %scevgep = getelementptr i8, ptr %scevgep35, i64 %45
  store double %.921.epil, ptr %scevgep, align 8
  %epil.iter20.next = add nuw nsw i64 %epil.iter20, 1
  %epil.iter20.cmp.not = icmp eq i64 %epil.iter20.next, 2
  br i1 %epil.iter20.cmp.not, label %B882, label %B854.if.epil, !llvm.loop !160

B882:                                             ; preds = %B854.if.epil, %B882.loopexit.unr-lcssa, %B812
  store i8 0, ptr %.934, align 1
  call fastcc void @part13(ptr nonnull %.934, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %arg.later, ptr %.86)
  %.948 = load i8, ptr %.934, align 1
  %.951.not = icmp eq i8 %.948, 0
  br i1 %.951.not, label %common.ret, label %B972

B972:                                             ; preds = %B882, %B972.if
  %lsr.iv = phi i64 [ %lsr.iv.next, %B972.if ], [ 0, %B882 ]
  %.1073428 = phi i64 [ %.1083, %B972.if ], [ %..85392, %B882 ]
  %.1074 = icmp sgt i64 %.1073428, 0
  br i1 %.1074, label %B972.if, label %B1126

B1126:                                            ; preds = %B972
  %.27.i = load i64, ptr %arg.problem.4, align 8, !noalias !161
  %.34.i = load i64, ptr %.17.i, align 8, !noalias !161
  %.36.i = icmp slt i64 %.34.i, %.27.i
  br i1 %.36.i, label %_ZN9teachmech3run8compiled16kernel_kinematic6spreadB3v42B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a.exit, label %B88.i

B88.i:                                            ; preds = %B1126
  %.21.i.i = getelementptr i8, ptr %arg.problem.4, i64 16
  %.22.i.i = load i64, ptr %.21.i.i, align 8, !noalias !164
  %.23.i.i = getelementptr double, ptr %arg.problem.6, i64 %.22.i.i
  %.34.i.i = getelementptr i8, ptr %arg.problem.4, i64 24
  %.35.i.i = load i64, ptr %.34.i.i, align 8, !noalias !164
  %.37.i.i = getelementptr i8, ptr %arg.problem.4, i64 120
  %.38.i.i = load i64, ptr %.37.i.i, align 8, !noalias !164
  %.40.i.i = getelementptr i8, ptr %arg.problem.4, i64 128
  %.41.i.i = load i64, ptr %.40.i.i, align 8, !noalias !164
  %.22.i.i.i = load i64, ptr %.21.i, align 8, !noalias !167
  %.26.i.i.i = getelementptr double, ptr %arg.problem.5, i64 %.22.i.i.i
  %.28.i.i.i = getelementptr i8, ptr %.26.i.i.i, i64 8
  %.29.i.i.i = getelementptr double, ptr %.28.i.i.i, i64 %.27.i
  %.31.i.i.i = getelementptr double, ptr %.29.i.i.i, i64 %.34.i
  %.104.i.i = inttoptr i64 %arg.problem.0 to ptr
  %.105.i.i = tail call i64 %.104.i.i(double %arg.later, ptr %arg.found, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.8), !noalias !164
  %.108.i.i = mul i64 %.27.i, %.27.i
  %.188185.i.i = icmp sgt i64 %.108.i.i, 0
  br i1 %.188185.i.i, label %B358.if.preheader.i.i, label %B374.i.i

B374.i.i:                                         ; preds = %B358.if.preheader.i.i, %B88.i
  %.238.i.i = icmp sgt i64 %.35.i.i, 0
  br i1 %.238.i.i, label %B390.preheader.i.i, label %_ZN9teachmech3run8compiled16kernel_kinematic4gramB3v43B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a.exit.i

B390.preheader.i.i:                               ; preds = %B374.i.i
  %46 = getelementptr i64, ptr %arg.problem.4, i64 %.38.i.i
  %47 = getelementptr i64, ptr %arg.problem.4, i64 %.41.i.i
  %48 = shl i64 %.38.i.i, 3
  %49 = getelementptr i8, ptr %arg.problem.4, i64 %48
  %scevgep.i.i = getelementptr i8, ptr %49, i64 8
  br label %B390.i.i

B390.i.i:                                         ; preds = %B844.i.i, %B390.preheader.i.i
  %last.2.0.i.i = phi i64 [ %last.3.17.i.i, %B844.i.i ], [ 0, %B390.preheader.i.i ]
  %.260.i.i = icmp slt i64 %last.2.0.i.i, %.35.i.i
  br i1 %.260.i.i, label %B458.preheader.i.i, label %B844.i.i

B458.preheader.i.i:                               ; preds = %B390.i.i
  %sunkaddr3.i.i = shl i64 %last.2.0.i.i, 3
  %sunkaddr4.i.i = getelementptr i8, ptr %46, i64 %sunkaddr3.i.i
  br label %B458.i.i

B458.i.i:                                         ; preds = %B544.i.i, %B458.preheader.i.i
  %last.4.2.i.i = phi i64 [ %.346.i.i, %B544.i.i ], [ %last.2.0.i.i, %B458.preheader.i.i ]
  %square.2.2.i.i = phi double [ %.336.i.i, %B544.i.i ], [ 0.000000e+00, %B458.preheader.i.i ]
  %reass.sub.i.i = sub i64 %last.4.2.i.i, %.35.i.i
  %50 = shl i64 %last.4.2.i.i, 3
  %scevgep14.i.i = getelementptr i8, ptr %.23.i.i, i64 %50
  %.300.i.i = load double, ptr %scevgep14.i.i, align 8, !noalias !164
  %scevgep13.i.i = getelementptr i8, ptr %47, i64 %50
  %.306.i.i = load i64, ptr %scevgep13.i.i, align 8, !noalias !164
  %.308.i.i = getelementptr double, ptr %.31.i.i.i, i64 %.306.i.i
  %.309.i.i = load double, ptr %.308.i.i, align 8, !noalias !164
  %.310.i.i = fmul double %.300.i.i, %.309.i.i
  %.147.i.i.i = fmul double %.310.i.i, %.310.i.i
  %.336.i.i = fadd double %square.2.2.i.i, %.147.i.i.i
  %exitcond.not.i1.i = icmp eq i64 %reass.sub.i.i, -1
  br i1 %exitcond.not.i1.i, label %B592.i.i, label %B544.i.i

B544.i.i:                                         ; preds = %B458.i.i
  %.346.i.i = add i64 %last.4.2.i.i, 1
  %scevgep2.i2.i = getelementptr i8, ptr %scevgep.i.i, i64 %50
  %.380.i.i = load i64, ptr %scevgep2.i2.i, align 8, !noalias !164
  %.386.i.i = load i64, ptr %sunkaddr4.i.i, align 8, !noalias !164
  %.387.i.i = icmp eq i64 %.380.i.i, %.386.i.i
  br i1 %.387.i.i, label %B458.i.i, label %B592.i.i

B592.i.i:                                         ; preds = %B544.i.i, %B458.i.i
  %last.3.1.i.i = phi i64 [ %.35.i.i, %B458.i.i ], [ %.346.i.i, %B544.i.i ]
  %.408.i.i = fcmp ule double %.336.i.i, 0.000000e+00
  %51 = sub i64 %last.3.1.i.i, %last.2.0.i.i
  %.513202.not220.i.i = icmp slt i64 %51, 1
  %.513202.not.i.i = select i1 %.408.i.i, i1 true, i1 %.513202.not220.i.i
  br i1 %.513202.not.i.i, label %B844.i.i, label %B640.if.preheader.i.i

B640.if.preheader.i.i:                            ; preds = %B592.i.i
  %52 = add nuw i64 %51, 1
  br label %B640.if.i.i

B640.loopexit.i.i:                                ; preds = %B698.if.i.i
  %.522.i.i = add nsw i64 %.512196204.i.i, -1
  %.526.i.i = add i64 %.519197203.i.i, 1
  %.513.i.i = icmp sgt i64 %.512196204.i.i, 1
  br i1 %.513.i.i, label %B640.if.i.i, label %B844.i.i

B844.i.i:                                         ; preds = %B640.loopexit.i.i, %B592.i.i, %B390.i.i
  %last.3.17.i.i = phi i64 [ %last.2.0.i.i, %B390.i.i ], [ %last.3.1.i.i, %B592.i.i ], [ %last.3.1.i.i, %B640.loopexit.i.i ]
  %.743.i.i = icmp slt i64 %last.3.17.i.i, %.35.i.i
  br i1 %.743.i.i, label %B390.i.i, label %_ZN9teachmech3run8compiled16kernel_kinematic4gramB3v43B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a.exit.i

B358.if.preheader.i.i:                            ; preds = %B88.i
  %53 = shl i64 %.108.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.90, i8 0, i64 %53, i1 false), !noalias !164
  br label %B374.i.i

B640.if.i.i:                                      ; preds = %B640.loopexit.i.i, %B640.if.preheader.i.i
  %.512196204.i.i = phi i64 [ %.522.i.i, %B640.loopexit.i.i ], [ %51, %B640.if.preheader.i.i ]
  %.519197203.i.i = phi i64 [ %.526.i.i, %B640.loopexit.i.i ], [ %last.2.0.i.i, %B640.if.preheader.i.i ]
  %.558.i.i = getelementptr i64, ptr %47, i64 %.519197203.i.i
  %.559.i.i = load i64, ptr %.558.i.i, align 8, !noalias !164
  %.689.i.i = mul nsw i64 %.559.i.i, %.27.i
  %54 = getelementptr double, ptr %.90, i64 %.689.i.i
  %sunkaddr5.i.i = shl i64 %.519197203.i.i, 3
  %sunkaddr6.i.i = getelementptr i8, ptr %.23.i.i, i64 %sunkaddr5.i.i
  %sunkaddr7.i.i = shl i64 %.559.i.i, 3
  %sunkaddr8.i.i = getelementptr i8, ptr %.31.i.i.i, i64 %sunkaddr7.i.i
  br label %B698.if.i.i

B698.if.i.i:                                      ; preds = %B698.if.i.i, %B640.if.i.i
  %lsr.iv15.i.i = phi i64 [ %sunkaddr3.i.i, %B640.if.i.i ], [ %lsr.iv.next16.i.i, %B698.if.i.i ]
  %lsr.iv.i.i = phi i64 [ %52, %B640.if.i.i ], [ %lsr.iv.next.i.i, %B698.if.i.i ]
  %scevgep17.i.i = getelementptr i8, ptr %47, i64 %lsr.iv15.i.i
  %.686.i.i = load i64, ptr %scevgep17.i.i, align 8, !noalias !164
  %.692.i.i = getelementptr double, ptr %54, i64 %.686.i.i
  %.693.i.i = load double, ptr %.692.i.i, align 8, !noalias !164
  %.697.i.i = load double, ptr %sunkaddr6.i.i, align 8, !noalias !164
  %.701.i.i = load double, ptr %sunkaddr8.i.i, align 8, !noalias !164
  %.702.i.i = fmul double %.697.i.i, %.701.i.i
  %scevgep18.i.i = getelementptr i8, ptr %.23.i.i, i64 %lsr.iv15.i.i
  %.705.i.i = load double, ptr %scevgep18.i.i, align 8, !noalias !164
  %.706.i.i = fmul double %.702.i.i, %.705.i.i
  %.708.i.i = getelementptr double, ptr %.31.i.i.i, i64 %.686.i.i
  %.709.i.i = load double, ptr %.708.i.i, align 8, !noalias !164
  %.710.i.i = fmul double %.706.i.i, %.709.i.i
  %.715.i.i = fdiv double %.710.i.i, %.336.i.i
  %.716.i.i = fadd double %.693.i.i, %.715.i.i
  store double %.716.i.i, ptr %.692.i.i, align 8, !noalias !164
  %lsr.iv.next.i.i = add i64 %lsr.iv.i.i, -1
  %lsr.iv.next16.i.i = add i64 %lsr.iv15.i.i, 8
  %.644.i.i = icmp sgt i64 %lsr.iv.next.i.i, 1
  br i1 %.644.i.i, label %B698.if.i.i, label %B640.loopexit.i.i

_ZN9teachmech3run8compiled16kernel_kinematic4gramB3v43B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a.exit.i: ; preds = %B844.i.i, %B374.i.i
  %.91.i = getelementptr double, ptr %.90, i64 %.108.i.i
  %.98.i = getelementptr double, ptr %.91.i, i64 %.27.i
  %.103362.i = add i64 %.27.i, 2
  %.104.i = mul i64 %.103362.i, %.27.i
  %.106.i = getelementptr inbounds double, ptr %.90, i64 %.104.i
  %.200479.not.i = icmp slt i64 %.27.i, 1
  br i1 %.200479.not.i, label %B1264.i, label %B292.if.lr.ph.i

B432.i:                                           ; preds = %B376.if.i, %B376.if.prol.loopexit.i, %B292.if.i
  %square.2.1.lcssa.i = phi double [ 0.000000e+00, %B292.if.i ], [ %.380.lcssa.unr.i, %B376.if.prol.loopexit.i ], [ %.380.3.i, %B376.if.i ]
  %.393.i = getelementptr double, ptr %.245.i, i64 %.206442492.i
  %.394.i = load double, ptr %.393.i, align 8, !noalias !161
  %.397.i = getelementptr double, ptr %.91.i, i64 %.206442492.i
  store double %.394.i, ptr %.397.i, align 8, !noalias !161
  %.402.i = getelementptr double, ptr %.98.i, i64 %.206442492.i
  store double %square.2.1.lcssa.i, ptr %.402.i, align 8, !noalias !161
  %.407.i = load double, ptr %.393.i, align 8, !noalias !161
  %.409.i = fadd double %trace.2.0494.i, %.407.i
  %.418.i = icmp sle i64 %.416.i, %.206442492.i
  %.421.i = fcmp oeq double %square.2.1.lcssa.i, 0.000000e+00
  %or.cond.i = select i1 %.418.i, i1 true, i1 %.421.i
  br i1 %or.cond.i, label %B1445.i, label %B520.i

B520.i:                                           ; preds = %B432.i
  %.433.i = getelementptr double, ptr %.245.i, i64 %.213.i
  %.434.i = load double, ptr %.433.i, align 8, !noalias !161
  %.436.i = fcmp ugt double %.434.i, 0.000000e+00
  %.465.i = tail call double @sqrt(double %square.2.1.lcssa.i)
  %.472.i = fneg double %.465.i
  %"$phi630.1.2.2.i" = select i1 %.436.i, double %.472.i, double %.465.i
  %.484.i = fsub double %.434.i, %"$phi630.1.2.2.i"
  store double %.484.i, ptr %.433.i, align 8, !noalias !161
  %.488.i = fneg double %"$phi630.1.2.2.i"
  %.494.i = fmul double %.484.i, %.488.i
  %.583398.not.i = icmp slt i64 %.291.i, 1
  br i1 %.583398.not.i, label %B1445.i, label %B742.if.preheader.i

B742.if.preheader.i:                              ; preds = %B520.i
  %.719.prol.i = add nuw nsw i64 %.206442492.i, 2
  %invariant.gep.i = getelementptr double, ptr %.90, i64 %.213.i
  %55 = and i64 %70, 1
  %56 = icmp eq i64 %55, 0
  %57 = icmp eq i64 %.416.i, %.206442492.i
  %sunkaddr84.i = shl i64 %.213.i, 3
  %sunkaddr86.i = getelementptr i8, ptr %.106.i, i64 %sunkaddr84.i
  br label %B742.if.i

B742.loopexit.i:                                  ; preds = %B784.if.i, %B784.if.prol.loopexit.i
  %.596.i = add nuw i64 %.589393399.i, 1
  %scevgep39.i = getelementptr i8, ptr %lsr.iv38.i, i64 %66
  %exitcond6.not.i = icmp eq i64 %.596.i, %.27.i
  br i1 %exitcond6.not.i, label %B910.if.preheader.i, label %B742.if.i

B910.if.preheader.i:                              ; preds = %B742.loopexit.i
  %xtraiter14.i = and i64 %70, 3
  %lcmp.mod15.not.i = icmp eq i64 %xtraiter14.i, 0
  br i1 %lcmp.mod15.not.i, label %B910.if.prol.loopexit.i, label %B910.if.prol.i

B910.if.prol.i:                                   ; preds = %B910.if.preheader.i, %B910.if.prol.i
  %share.2.2410.prol.i = phi double [ %.914.prol.i, %B910.if.prol.i ], [ 0.000000e+00, %B910.if.preheader.i ]
  %prol.iter16.i = phi i64 [ %prol.iter16.next.i, %B910.if.prol.i ], [ 0, %B910.if.preheader.i ]
  %58 = shl i64 %prol.iter16.i, 3
  %scevgep45.i = getelementptr i8, ptr %lsr.iv30.i, i64 %58
  %.908.prol.i = load double, ptr %scevgep45.i, align 8, !noalias !161
  %scevgep43.i = getelementptr i8, ptr %lsr.iv.i, i64 %58
  %.911.prol.i = load double, ptr %scevgep43.i, align 8, !noalias !161
  %.912.prol.i = fmul double %.908.prol.i, %.911.prol.i
  %.914.prol.i = fadd double %share.2.2410.prol.i, %.912.prol.i
  %prol.iter16.next.i = add i64 %prol.iter16.i, 1
  %prol.iter16.cmp.not.i = icmp eq i64 %68, %prol.iter16.next.i
  br i1 %prol.iter16.cmp.not.i, label %B910.if.prol.loopexit.loopexit.i, label %B910.if.prol.i, !llvm.loop !170

B910.if.prol.loopexit.loopexit.i:                 ; preds = %B910.if.prol.i
  %59 = sub i64 %68, %lsr.iv33.i
  br label %B910.if.prol.loopexit.i

B910.if.prol.loopexit.i:                          ; preds = %B910.if.prol.loopexit.loopexit.i, %B910.if.preheader.i
  %.914.lcssa.unr.i = phi double [ poison, %B910.if.preheader.i ], [ %.914.prol.i, %B910.if.prol.loopexit.loopexit.i ]
  %share.2.2410.unr.i = phi double [ 0.000000e+00, %B910.if.preheader.i ], [ %.914.prol.i, %B910.if.prol.loopexit.loopexit.i ]
  %.874406408.unr.i = phi i64 [ %.213.i, %B910.if.preheader.i ], [ %59, %B910.if.prol.loopexit.loopexit.i ]
  %60 = icmp ult i64 %71, 3
  br i1 %60, label %B994.if.lr.ph.i, label %B910.if.i

B994.if.lr.ph.i:                                  ; preds = %B910.if.i, %B910.if.prol.loopexit.i
  %.914.lcssa.i = phi double [ %.914.lcssa.unr.i, %B910.if.prol.loopexit.i ], [ %.914.3.i, %B910.if.i ]
  %.1047.i = fmul double %.494.i, 2.000000e+00
  %.1052.i = fdiv double %.914.lcssa.i, %.1047.i
  br i1 %56, label %B994.if.prol.loopexit.i, label %B994.if.prol.i

B994.if.prol.i:                                   ; preds = %B994.if.lr.ph.i
  %.1043.prol.i = getelementptr double, ptr %.106.i, i64 %.213.i
  %.1044.prol.i = load double, ptr %.1043.prol.i, align 8, !noalias !161
  %sunkaddr74.i = getelementptr i8, ptr %.245.i, i64 %sunkaddr84.i
  %.1055.prol.i = load double, ptr %sunkaddr74.i, align 8, !noalias !161
  %.1056.prol.i = fmul double %.1052.i, %.1055.prol.i
  %.1057.prol.i = fsub double %.1044.prol.i, %.1056.prol.i
  store double %.1057.prol.i, ptr %.1043.prol.i, align 8, !noalias !161
  br label %B994.if.prol.loopexit.i

B994.if.prol.loopexit.i:                          ; preds = %B994.if.prol.i, %B994.if.lr.ph.i
  %.1010415417.unr.i = phi i64 [ %.213.i, %B994.if.lr.ph.i ], [ %.719.prol.i, %B994.if.prol.i ]
  br i1 %57, label %B1100.if.preheader.i, label %B994.if.i

B1100.loopexit.i:                                 ; preds = %B1142.if.i, %B1142.if.prol.loopexit.i
  %.1165.i = add nuw i64 %.1158429435.i, 1
  %scevgep90.i = getelementptr i8, ptr %lsr.iv89.i, i64 %66
  %exitcond9.not.i = icmp eq i64 %.1165.i, %.27.i
  br i1 %exitcond9.not.i, label %B1445.i, label %B1100.if.i

B1264.i:                                          ; preds = %B1445.i, %_ZN9teachmech3run8compiled16kernel_kinematic4gramB3v43B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a.exit.i
  %trace.2.0.lcssa.i = phi double [ 0.000000e+00, %_ZN9teachmech3run8compiled16kernel_kinematic4gramB3v43B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a.exit.i ], [ %.409.i, %B1445.i ]
  %or.cond361.i = tail call i1 @llvm.is.fpclass.f64(double %trace.2.0.lcssa.i, i32 384)
  br i1 %or.cond361.i, label %B1318.i, label %_ZN9teachmech3run8compiled16kernel_kinematic6spreadB3v42B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a.exit

B1318.i:                                          ; preds = %B1264.i
  %.1413.i = fmul double %trace.2.0.lcssa.i, 1.000000e-10
  %.1414.i = fcmp ogt double %trace.2.0.lcssa.i, %.1413.i
  br i1 %.1414.i, label %B1350.preheader.i, label %_ZN9teachmech3run8compiled16kernel_kinematic6spreadB3v42B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a.exit

B1350.preheader.i:                                ; preds = %B1318.i
  %.172.i.i1 = add nsw i64 %.27.i, -1
  %61 = shl i64 %.108.i.i, 3
  %62 = getelementptr i8, ptr %.90, i64 %61
  %scevgep.i = getelementptr i8, ptr %62, i64 8
  br label %B1350.i

B1350.i:                                          ; preds = %B1350.endif.endif.i, %B1350.preheader.i
  %high.2.0.i = phi double [ %high.3.1.i, %B1350.endif.endif.i ], [ %trace.2.0.lcssa.i, %B1350.preheader.i ]
  %low.2.0.i = phi double [ %low.3.1.i, %B1350.endif.endif.i ], [ 0.000000e+00, %B1350.preheader.i ]
  %.1423.i = fadd double %high.2.0.i, %low.2.0.i
  %.1428.i = fmul double %.1423.i, 5.000000e-01
  br i1 %.200479.not.i, label %B1350.endif.endif.i, label %B60.if.lr.ph.i.i2

B60.if.lr.ph.i.i2:                                ; preds = %B1350.i
  %.18.i.i3 = load double, ptr %.91.i, align 8, !noalias !171
  %.20.i.i4 = fsub double %.18.i.i3, %.1428.i
  br label %B60.if.i.i5

B104.i.i18:                                       ; preds = %B60.if.i.i5
  %63 = shl i64 %.1155254.i.i8, 3
  %scevgep25.i = getelementptr i8, ptr %scevgep.i, i64 %63
  %.182.i.i19 = load double, ptr %scevgep25.i, align 8, !noalias !171
  %.184.i.i20 = fsub double %.182.i.i19, %.1428.i
  %scevgep2.i.i21 = getelementptr i8, ptr %.98.i, i64 %63
  %.188.i.i22 = load double, ptr %scevgep2.i.i21, align 8, !noalias !171
  %.192.i.i23 = fcmp une double %pivot.2.056.i.i7, 0.000000e+00
  %pivot.2.0..i.i24 = select i1 %.192.i.i23, double %pivot.2.056.i.i7, double 1.000000e-300
  %.217.i.i25 = fdiv double %.188.i.i22, %pivot.2.0..i.i24
  %.223.i.i26 = fsub double %.184.i.i20, %.217.i.i25
  br label %B172.i.i14

B172.i.i14:                                       ; preds = %B60.if.i.i5, %B104.i.i18
  %pivot.3.1.i.i15 = phi double [ %.223.i.i26, %B104.i.i18 ], [ %pivot.2.056.i.i7, %B60.if.i.i5 ]
  %exitcond.not.i.i16 = icmp eq i64 %.27.i, %.122.i.i9
  br i1 %exitcond.not.i.i16, label %B1350.endif.endif.i, label %B60.if.i.i5

B60.if.i.i5:                                      ; preds = %B172.i.i14, %B60.if.lr.ph.i.i2
  %found.2.057.i.i6 = phi i64 [ 0, %B60.if.lr.ph.i.i2 ], [ %found.3.1.i.i12, %B172.i.i14 ]
  %pivot.2.056.i.i7 = phi double [ %.20.i.i4, %B60.if.lr.ph.i.i2 ], [ %pivot.3.1.i.i15, %B172.i.i14 ]
  %.1155254.i.i8 = phi i64 [ 0, %B60.if.lr.ph.i.i2 ], [ %.122.i.i9, %B172.i.i14 ]
  %.122.i.i9 = add nuw nsw i64 %.1155254.i.i8, 1
  %.156.i.i10 = fcmp olt double %pivot.2.056.i.i7, 0.000000e+00
  %.159.i.i11 = zext i1 %.156.i.i10 to i64
  %found.3.1.i.i12 = add nuw nsw i64 %found.2.057.i.i6, %.159.i.i11
  %.174.i.i13 = icmp slt i64 %.1155254.i.i8, %.172.i.i1
  br i1 %.174.i.i13, label %B104.i.i18, label %B172.i.i14

B1445.i:                                          ; preds = %B1100.loopexit.i, %B520.i, %B432.i
  %scevgep27.i = getelementptr i8, ptr %lsr.iv.i, i64 8
  %scevgep31.i = getelementptr i8, ptr %lsr.iv30.i, i64 %67
  %lsr.iv.next.i = add nsw i64 %lsr.iv33.i, -1
  %scevgep46.i = getelementptr i8, ptr %lsr.iv45.i, i64 %66
  %scevgep56.i = getelementptr i8, ptr %lsr.iv55.i, i64 %66
  %exitcond516.not.i = icmp eq i64 %.27.i, %.213.i
  br i1 %exitcond516.not.i, label %B1264.i, label %B292.if.i

B292.if.lr.ph.i:                                  ; preds = %_ZN9teachmech3run8compiled16kernel_kinematic4gramB3v43B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a.exit.i
  %.416.i = add nsw i64 %.27.i, -2
  %64 = shl i64 %.104.i, 3
  %65 = getelementptr i8, ptr %.90, i64 %64
  %scevgep26.i = getelementptr i8, ptr %65, i64 8
  %scevgep29.i = getelementptr i8, ptr %0, i64 40
  %66 = shl i64 %.27.i, 3
  %67 = add i64 %66, 8
  %scevgep36.i = getelementptr i8, ptr %65, i64 24
  %scevgep44.i = getelementptr i8, ptr %0, i64 48
  %scevgep54.i = getelementptr i8, ptr %.90, i64 %67
  br label %B292.if.i

B292.if.i:                                        ; preds = %B292.if.lr.ph.i, %B1445.i
  %lsr.iv59.i = phi ptr [ %.90, %B292.if.lr.ph.i ], [ %scevgep60.i, %B1445.i ]
  %lsr.iv55.i = phi ptr [ %scevgep54.i, %B292.if.lr.ph.i ], [ %scevgep56.i, %B1445.i ]
  %lsr.iv45.i = phi ptr [ %scevgep44.i, %B292.if.lr.ph.i ], [ %scevgep46.i, %B1445.i ]
  %lsr.iv34.in.in.i = phi i64 [ %.27.i, %B292.if.lr.ph.i ], [ %68, %B1445.i ]
  %lsr.iv33.i = phi i64 [ -1, %B292.if.lr.ph.i ], [ %lsr.iv.next.i, %B1445.i ]
  %lsr.iv30.i = phi ptr [ %scevgep29.i, %B292.if.lr.ph.i ], [ %scevgep31.i, %B1445.i ]
  %lsr.iv.i = phi ptr [ %scevgep26.i, %B292.if.lr.ph.i ], [ %scevgep27.i, %B1445.i ]
  %trace.2.0494.i = phi double [ 0.000000e+00, %B292.if.lr.ph.i ], [ %.409.i, %B1445.i ]
  %.206442492.i = phi i64 [ 0, %B292.if.lr.ph.i ], [ %.213.i, %B1445.i ]
  %scevgep60.i = getelementptr i8, ptr %lsr.iv59.i, i64 %66
  %lsr.iv34.i = add nuw i64 %lsr.iv34.in.in.i, 3
  %68 = and i64 %lsr.iv34.i, 3
  %69 = xor i64 %.206442492.i, -1
  %70 = add nsw i64 %.27.i, %69
  %71 = sub i64 %.416.i, %.206442492.i
  %.213.i = add nuw nsw i64 %.206442492.i, 1
  %.243.i = mul nuw nsw i64 %.206442492.i, %.27.i
  %.245.i = getelementptr inbounds nuw double, ptr %.90, i64 %.243.i
  %.291.i = sub nsw i64 %.27.i, %.213.i
  %.292.i = icmp sgt i64 %.291.i, 0
  br i1 %.292.i, label %B376.if.preheader.i, label %B432.i

B376.if.preheader.i:                              ; preds = %B292.if.i
  %xtraiter.i = and i64 %70, 3
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i, label %B376.if.prol.loopexit.i, label %B376.if.prol.i

B376.if.prol.i:                                   ; preds = %B376.if.preheader.i, %B376.if.prol.i
  %square.2.1382.prol.i = phi double [ %.380.prol.i, %B376.if.prol.i ], [ 0.000000e+00, %B376.if.preheader.i ]
  %prol.iter.i = phi i64 [ %prol.iter.next.i, %B376.if.prol.i ], [ 0, %B376.if.preheader.i ]
  %72 = shl i64 %prol.iter.i, 3
  %scevgep17.i = getelementptr i8, ptr %lsr.iv30.i, i64 %72
  %.374.prol.i = load double, ptr %scevgep17.i, align 8, !noalias !161
  %.378.prol.i = fmul double %.374.prol.i, %.374.prol.i
  %.380.prol.i = fadd double %square.2.1382.prol.i, %.378.prol.i
  %scevgep16.i = getelementptr i8, ptr %lsr.iv.i, i64 %72
  store double 0.000000e+00, ptr %scevgep16.i, align 8, !noalias !161
  %prol.iter.next.i = add i64 %prol.iter.i, 1
  %prol.iter.cmp.not.i = icmp eq i64 %68, %prol.iter.next.i
  br i1 %prol.iter.cmp.not.i, label %B376.if.prol.loopexit.loopexit.i, label %B376.if.prol.i, !llvm.loop !174

B376.if.prol.loopexit.loopexit.i:                 ; preds = %B376.if.prol.i
  %73 = sub i64 %prol.iter.next.i, %lsr.iv33.i
  br label %B376.if.prol.loopexit.i

B376.if.prol.loopexit.i:                          ; preds = %B376.if.prol.loopexit.loopexit.i, %B376.if.preheader.i
  %.380.lcssa.unr.i = phi double [ poison, %B376.if.preheader.i ], [ %.380.prol.i, %B376.if.prol.loopexit.loopexit.i ]
  %square.2.1382.unr.i = phi double [ 0.000000e+00, %B376.if.preheader.i ], [ %.380.prol.i, %B376.if.prol.loopexit.loopexit.i ]
  %.340378380.unr.i = phi i64 [ %.213.i, %B376.if.preheader.i ], [ %73, %B376.if.prol.loopexit.loopexit.i ]
  %74 = icmp ult i64 %71, 3
  br i1 %74, label %B432.i, label %B376.if.i

B376.if.i:                                        ; preds = %B376.if.prol.loopexit.i, %B376.if.i
  %square.2.1382.i = phi double [ %.380.3.i, %B376.if.i ], [ %square.2.1382.unr.i, %B376.if.prol.loopexit.i ]
  %.340378380.i = phi i64 [ %.347.3.i, %B376.if.i ], [ %.340378380.unr.i, %B376.if.prol.loopexit.i ]
  %75 = shl i64 %.340378380.i, 3
  %scevgep48.i = getelementptr i8, ptr %lsr.iv45.i, i64 %75
  %scevgep49.i = getelementptr i8, ptr %scevgep48.i, i64 -16
  %.374.i = load double, ptr %scevgep49.i, align 8, !noalias !161
  %.378.i = fmul double %.374.i, %.374.i
  %.380.i = fadd double %square.2.1382.i, %.378.i
  %scevgep24.i = getelementptr i8, ptr %scevgep36.i, i64 %75
  %scevgep30.i = getelementptr i8, ptr %scevgep24.i, i64 -24
  store double 0.000000e+00, ptr %scevgep30.i, align 8, !noalias !161
  %scevgep37.i = getelementptr i8, ptr %scevgep48.i, i64 -8
  %.374.1.i = load double, ptr %scevgep37.i, align 8, !noalias !161
  %.378.1.i = fmul double %.374.1.i, %.374.1.i
  %.380.1.i = fadd double %.380.i, %.378.1.i
  %scevgep21.i = getelementptr i8, ptr %scevgep24.i, i64 -16
  store double 0.000000e+00, ptr %scevgep21.i, align 8, !noalias !161
  %.374.2.i = load double, ptr %scevgep48.i, align 8, !noalias !161
  %.378.2.i = fmul double %.374.2.i, %.374.2.i
  %.380.2.i = fadd double %.380.1.i, %.378.2.i
  %scevgep15.i = getelementptr i8, ptr %scevgep24.i, i64 -8
  store double 0.000000e+00, ptr %scevgep15.i, align 8, !noalias !161
  %.347.3.i = add nuw i64 %.340378380.i, 4
  %scevgep34.i = getelementptr i8, ptr %scevgep48.i, i64 8
  %.374.3.i = load double, ptr %scevgep34.i, align 8, !noalias !161
  %.378.3.i = fmul double %.374.3.i, %.374.3.i
  %.380.3.i = fadd double %.380.2.i, %.378.3.i
  store double 0.000000e+00, ptr %scevgep24.i, align 8, !noalias !161
  %exitcond.not10.3.i = icmp eq i64 %.27.i, %.347.3.i
  br i1 %exitcond.not10.3.i, label %B432.i, label %B376.if.i

B742.if.i:                                        ; preds = %B742.loopexit.i, %B742.if.preheader.i
  %lsr.iv38.i = phi ptr [ %scevgep39.i, %B742.loopexit.i ], [ %scevgep60.i, %B742.if.preheader.i ]
  %.589393399.i = phi i64 [ %.596.i, %B742.loopexit.i ], [ %.213.i, %B742.if.preheader.i ]
  br i1 %56, label %B784.if.prol.loopexit.i, label %B784.if.prol.i

B784.if.prol.i:                                   ; preds = %B742.if.i
  %.758.i = mul nsw i64 %.589393399.i, %.27.i
  %.746.prol.i = load double, ptr %sunkaddr86.i, align 8, !noalias !161
  %sunkaddr101.i = shl i64 %.589393399.i, 3
  %sunkaddr102.i = getelementptr i8, ptr %.245.i, i64 %sunkaddr101.i
  %.750.prol.i = load double, ptr %sunkaddr102.i, align 8, !noalias !161
  %.755.prol.i = fdiv double %.750.prol.i, %.494.i
  %gep.i = getelementptr double, ptr %invariant.gep.i, i64 %.758.i
  %.762.prol.i = load double, ptr %gep.i, align 8, !noalias !161
  %.763.prol.i = fmul double %.755.prol.i, %.762.prol.i
  %.764.prol.i = fadd double %.746.prol.i, %.763.prol.i
  store double %.764.prol.i, ptr %sunkaddr86.i, align 8, !noalias !161
  br label %B784.if.prol.loopexit.i

B784.if.prol.loopexit.i:                          ; preds = %B784.if.prol.i, %B742.if.i
  %.712386388.unr.i = phi i64 [ %.213.i, %B742.if.i ], [ %.719.prol.i, %B784.if.prol.i ]
  br i1 %57, label %B742.loopexit.i, label %B784.if.preheader.i

B784.if.preheader.i:                              ; preds = %B784.if.prol.loopexit.i
  %sunkaddr87.i = shl i64 %.589393399.i, 3
  %sunkaddr88.i = getelementptr i8, ptr %.245.i, i64 %sunkaddr87.i
  br label %B784.if.i

B784.if.i:                                        ; preds = %B784.if.i, %B784.if.preheader.i
  %.712386388.i = phi i64 [ %.719.1.i, %B784.if.i ], [ %.712386388.unr.i, %B784.if.preheader.i ]
  %76 = shl i64 %.712386388.i, 3
  %scevgep62.i = getelementptr i8, ptr %scevgep26.i, i64 %76
  %scevgep63.i = getelementptr i8, ptr %scevgep62.i, i64 -8
  %.746.i = load double, ptr %scevgep63.i, align 8, !noalias !161
  %.750.i = load double, ptr %sunkaddr88.i, align 8, !noalias !161
  %.755.i = fdiv double %.750.i, %.494.i
  %scevgep47.i = getelementptr i8, ptr %lsr.iv38.i, i64 %76
  %scevgep40.i = getelementptr i8, ptr %scevgep47.i, i64 8
  %.762.i = load double, ptr %scevgep47.i, align 8, !noalias !161
  %.763.i = fmul double %.755.i, %.762.i
  %.764.i = fadd double %.746.i, %.763.i
  store double %.764.i, ptr %scevgep63.i, align 8, !noalias !161
  %.719.1.i = add nuw i64 %.712386388.i, 2
  %.746.1.i = load double, ptr %scevgep62.i, align 8, !noalias !161
  %.750.1.i = load double, ptr %sunkaddr88.i, align 8, !noalias !161
  %.755.1.i = fdiv double %.750.1.i, %.494.i
  %.762.1.i = load double, ptr %scevgep40.i, align 8, !noalias !161
  %.763.1.i = fmul double %.755.1.i, %.762.1.i
  %.764.1.i = fadd double %.746.1.i, %.763.1.i
  store double %.764.1.i, ptr %scevgep62.i, align 8, !noalias !161
  %exitcond.not.1.i = icmp eq i64 %.27.i, %.719.1.i
  br i1 %exitcond.not.1.i, label %B742.loopexit.i, label %B784.if.i

B910.if.i:                                        ; preds = %B910.if.prol.loopexit.i, %B910.if.i
  %share.2.2410.i = phi double [ %.914.3.i, %B910.if.i ], [ %share.2.2410.unr.i, %B910.if.prol.loopexit.i ]
  %.874406408.i = phi i64 [ %.881.3.i, %B910.if.i ], [ %.874406408.unr.i, %B910.if.prol.loopexit.i ]
  %77 = shl i64 %.874406408.i, 3
  %scevgep75.i = getelementptr i8, ptr %lsr.iv45.i, i64 %77
  %scevgep76.i = getelementptr i8, ptr %scevgep75.i, i64 -16
  %.908.i = load double, ptr %scevgep76.i, align 8, !noalias !161
  %scevgep70.i = getelementptr i8, ptr %scevgep36.i, i64 %77
  %scevgep71.i = getelementptr i8, ptr %scevgep70.i, i64 -24
  %.911.i = load double, ptr %scevgep71.i, align 8, !noalias !161
  %.912.i = fmul double %.908.i, %.911.i
  %.914.i = fadd double %share.2.2410.i, %.912.i
  %scevgep73.i = getelementptr i8, ptr %scevgep75.i, i64 -8
  %.908.1.i = load double, ptr %scevgep73.i, align 8, !noalias !161
  %scevgep59.i = getelementptr i8, ptr %scevgep70.i, i64 -16
  %.911.1.i = load double, ptr %scevgep59.i, align 8, !noalias !161
  %.912.1.i = fmul double %.908.1.i, %.911.1.i
  %.914.1.i = fadd double %.914.i, %.912.1.i
  %.908.2.i = load double, ptr %scevgep75.i, align 8, !noalias !161
  %scevgep53.i = getelementptr i8, ptr %scevgep70.i, i64 -8
  %.911.2.i = load double, ptr %scevgep53.i, align 8, !noalias !161
  %.912.2.i = fmul double %.908.2.i, %.911.2.i
  %.914.2.i = fadd double %.914.1.i, %.912.2.i
  %.881.3.i = add nuw i64 %.874406408.i, 4
  %scevgep66.i = getelementptr i8, ptr %scevgep75.i, i64 8
  %.908.3.i = load double, ptr %scevgep66.i, align 8, !noalias !161
  %.911.3.i = load double, ptr %scevgep70.i, align 8, !noalias !161
  %.912.3.i = fmul double %.908.3.i, %.911.3.i
  %.914.3.i = fadd double %.914.2.i, %.912.3.i
  %exitcond7.not.3.i = icmp eq i64 %.27.i, %.881.3.i
  br i1 %exitcond7.not.3.i, label %B994.if.lr.ph.i, label %B910.if.i

B994.if.i:                                        ; preds = %B994.if.prol.loopexit.i, %B994.if.i
  %.1010415417.i = phi i64 [ %.1017.1.i, %B994.if.i ], [ %.1010415417.unr.i, %B994.if.prol.loopexit.i ]
  %78 = shl i64 %.1010415417.i, 3
  %scevgep86.i = getelementptr i8, ptr %scevgep26.i, i64 %78
  %scevgep87.i = getelementptr i8, ptr %scevgep86.i, i64 -8
  %.1044.i = load double, ptr %scevgep87.i, align 8, !noalias !161
  %scevgep64.i = getelementptr i8, ptr %lsr.iv59.i, i64 %78
  %scevgep65.i = getelementptr i8, ptr %scevgep64.i, i64 8
  %.1055.i = load double, ptr %scevgep64.i, align 8, !noalias !161
  %.1056.i = fmul double %.1052.i, %.1055.i
  %.1057.i = fsub double %.1044.i, %.1056.i
  store double %.1057.i, ptr %scevgep87.i, align 8, !noalias !161
  %.1017.1.i = add nuw i64 %.1010415417.i, 2
  %.1044.1.i = load double, ptr %scevgep86.i, align 8, !noalias !161
  %.1055.1.i = load double, ptr %scevgep65.i, align 8, !noalias !161
  %.1056.1.i = fmul double %.1052.i, %.1055.1.i
  %.1057.1.i = fsub double %.1044.1.i, %.1056.1.i
  store double %.1057.1.i, ptr %scevgep86.i, align 8, !noalias !161
  %exitcond8.not.1.i = icmp eq i64 %.27.i, %.1017.1.i
  br i1 %exitcond8.not.1.i, label %B1100.if.preheader.i, label %B994.if.i

B1100.if.preheader.i:                             ; preds = %B994.if.i, %B994.if.prol.loopexit.i
  %sunkaddr91.i = getelementptr i8, ptr %.245.i, i64 %sunkaddr84.i
  br label %B1100.if.i

B1100.if.i:                                       ; preds = %B1100.if.preheader.i, %B1100.loopexit.i
  %lsr.iv89.i = phi ptr [ %lsr.iv55.i, %B1100.if.preheader.i ], [ %scevgep90.i, %B1100.loopexit.i ]
  %.1158429435.i = phi i64 [ %.213.i, %B1100.if.preheader.i ], [ %.1165.i, %B1100.loopexit.i ]
  br i1 %56, label %B1142.if.prol.loopexit.i, label %B1142.if.prol.i

B1142.if.prol.i:                                  ; preds = %B1100.if.i
  %.1315.i = mul nsw i64 %.1158429435.i, %.27.i
  %gep5.i = getelementptr double, ptr %invariant.gep.i, i64 %.1315.i
  %.1319.prol.i = load double, ptr %gep5.i, align 8, !noalias !161
  %sunkaddr105.i = shl i64 %.1158429435.i, 3
  %sunkaddr106.i = getelementptr i8, ptr %.245.i, i64 %sunkaddr105.i
  %.1323.prol.i = load double, ptr %sunkaddr106.i, align 8, !noalias !161
  %.1326.prol.i = load double, ptr %sunkaddr86.i, align 8, !noalias !161
  %.1327.prol.i = fmul double %.1323.prol.i, %.1326.prol.i
  %sunkaddr110.i = getelementptr i8, ptr %.106.i, i64 %sunkaddr105.i
  %.1331.prol.i = load double, ptr %sunkaddr110.i, align 8, !noalias !161
  %.1334.prol.i = load double, ptr %sunkaddr91.i, align 8, !noalias !161
  %.1335.prol.i = fmul double %.1331.prol.i, %.1334.prol.i
  %.1336.prol.i = fadd double %.1327.prol.i, %.1335.prol.i
  %.1337.prol.i = fsub double %.1319.prol.i, %.1336.prol.i
  store double %.1337.prol.i, ptr %gep5.i, align 8, !noalias !161
  br label %B1142.if.prol.loopexit.i

B1142.if.prol.loopexit.i:                         ; preds = %B1142.if.prol.i, %B1100.if.i
  %.1281422424.unr.i = phi i64 [ %.213.i, %B1100.if.i ], [ %.719.prol.i, %B1142.if.prol.i ]
  br i1 %57, label %B1100.loopexit.i, label %B1142.if.preheader.i

B1142.if.preheader.i:                             ; preds = %B1142.if.prol.loopexit.i
  %sunkaddr92.i = shl i64 %.1158429435.i, 3
  %sunkaddr93.i = getelementptr i8, ptr %.245.i, i64 %sunkaddr92.i
  %sunkaddr95.i = getelementptr i8, ptr %.106.i, i64 %sunkaddr92.i
  br label %B1142.if.i

B1142.if.i:                                       ; preds = %B1142.if.i, %B1142.if.preheader.i
  %.1281422424.i = phi i64 [ %.1288.1.i, %B1142.if.i ], [ %.1281422424.unr.i, %B1142.if.preheader.i ]
  %79 = shl i64 %.1281422424.i, 3
  %scevgep92.i = getelementptr i8, ptr %lsr.iv89.i, i64 %79
  %scevgep93.i = getelementptr i8, ptr %scevgep92.i, i64 -8
  %.1319.i = load double, ptr %scevgep93.i, align 8, !noalias !161
  %.1323.i = load double, ptr %sunkaddr93.i, align 8, !noalias !161
  %scevgep97.i = getelementptr i8, ptr %scevgep26.i, i64 %79
  %scevgep80.i = getelementptr i8, ptr %scevgep97.i, i64 -8
  %.1326.i = load double, ptr %scevgep80.i, align 8, !noalias !161
  %.1327.i = fmul double %.1323.i, %.1326.i
  %.1331.i = load double, ptr %sunkaddr95.i, align 8, !noalias !161
  %scevgep78.i = getelementptr i8, ptr %lsr.iv59.i, i64 %79
  %scevgep77.i = getelementptr i8, ptr %scevgep78.i, i64 8
  %.1334.i = load double, ptr %scevgep78.i, align 8, !noalias !161
  %.1335.i = fmul double %.1331.i, %.1334.i
  %.1336.i = fadd double %.1327.i, %.1335.i
  %.1337.i = fsub double %.1319.i, %.1336.i
  store double %.1337.i, ptr %scevgep93.i, align 8, !noalias !161
  %.1288.1.i = add nuw i64 %.1281422424.i, 2
  %.1319.1.i = load double, ptr %scevgep92.i, align 8, !noalias !161
  %.1323.1.i = load double, ptr %sunkaddr93.i, align 8, !noalias !161
  %.1326.1.i = load double, ptr %scevgep97.i, align 8, !noalias !161
  %.1327.1.i = fmul double %.1323.1.i, %.1326.1.i
  %.1331.1.i = load double, ptr %sunkaddr95.i, align 8, !noalias !161
  %.1334.1.i = load double, ptr %scevgep77.i, align 8, !noalias !161
  %.1335.1.i = fmul double %.1331.1.i, %.1334.1.i
  %.1336.1.i = fadd double %.1327.1.i, %.1335.1.i
  %.1337.1.i = fsub double %.1319.1.i, %.1336.1.i
  store double %.1337.1.i, ptr %scevgep92.i, align 8, !noalias !161
  %exitcond515.not.1.i = icmp eq i64 %.27.i, %.1288.1.i
  br i1 %exitcond515.not.1.i, label %B1100.loopexit.i, label %B1142.if.i

B1350.endif.endif.i:                              ; preds = %B172.i.i14, %B1350.i
  %found.2.0.lcssa.i.i17 = phi i64 [ 0, %B1350.i ], [ %found.3.1.i.i12, %B172.i.i14 ]
  %.1462.i = icmp eq i64 %found.2.0.lcssa.i.i17, %.27.i
  %low.3.1.i = select i1 %.1462.i, double %low.2.0.i, double %.1428.i
  %high.3.1.i = select i1 %.1462.i, double %.1428.i, double %high.2.0.i
  %.1503.i = fsub double %high.3.1.i, %low.3.1.i
  %.1507.i = fmul double %high.3.1.i, 1.000000e-10
  %.1510.i = fcmp ogt double %.1503.i, %.1507.i
  br i1 %.1510.i, label %B1350.i, label %_ZN9teachmech3run8compiled16kernel_kinematic6spreadB3v42B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a.exit

_ZN9teachmech3run8compiled16kernel_kinematic6spreadB3v42B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a.exit: ; preds = %B1350.endif.endif.i, %B1318.i, %B1264.i, %B1126
  %.1169.0 = phi double [ 0.000000e+00, %B1126 ], [ 0.000000e+00, %B1264.i ], [ %trace.2.0.lcssa.i, %B1318.i ], [ %high.3.1.i, %B1350.endif.endif.i ]
  %.1201 = fcmp oeq double %.1169.0, 0.000000e+00
  br i1 %.1201, label %common.ret, label %B1174

B1174:                                            ; preds = %_ZN9teachmech3run8compiled16kernel_kinematic6spreadB3v42B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a.exit
  %.8.i = mul i64 %.35, %.35
  %.9.i = getelementptr double, ptr %.90, i64 %.8.i
  %.12.i = getelementptr double, ptr %.9.i, i64 %.35
  %.15.i4 = fmul double %.1169.0, 1.000000e-08
  %.10953.not.i.i = icmp slt i64 %.35, 1
  br i1 %.10953.not.i.i, label %common.ret, label %B60.if.lr.ph.i.i

B60.if.lr.ph.i.i:                                 ; preds = %B1174
  %sunkaddr = shl i64 %.8.i, 3
  %sunkaddr104 = getelementptr i8, ptr %.90, i64 %sunkaddr
  %.18.i.i = load double, ptr %sunkaddr104, align 8, !noalias !175
  %.20.i.i = fsub double %.18.i.i, %.15.i4
  %.172.i.i = add nsw i64 %.35, -1
  br label %B60.if.i.i

B104.i.i:                                         ; preds = %B60.if.i.i
  %80 = shl i64 %.1155254.i.i, 3
  %sunkaddr210 = getelementptr i8, ptr %sunkaddr104, i64 %80
  %sunkaddr211 = getelementptr i8, ptr %sunkaddr210, i64 8
  %.182.i.i = load double, ptr %sunkaddr211, align 8, !noalias !175
  %.184.i.i = fsub double %.182.i.i, %.15.i4
  %scevgep2.i.i = getelementptr i8, ptr %.12.i, i64 %80
  %.188.i.i = load double, ptr %scevgep2.i.i, align 8, !noalias !175
  %.192.i.i = fcmp une double %pivot.2.056.i.i, 0.000000e+00
  %pivot.2.0..i.i = select i1 %.192.i.i, double %pivot.2.056.i.i, double 1.000000e-300
  %.217.i.i = fdiv double %.188.i.i, %pivot.2.0..i.i
  %.223.i.i = fsub double %.184.i.i, %.217.i.i
  br label %B172.i.i

B172.i.i:                                         ; preds = %B60.if.i.i, %B104.i.i
  %pivot.3.1.i.i = phi double [ %.223.i.i, %B104.i.i ], [ %pivot.2.056.i.i, %B60.if.i.i ]
  %exitcond.not.i.i = icmp eq i64 %.35, %.122.i.i
  br i1 %exitcond.not.i.i, label %B0.endif.loopexit.i, label %B60.if.i.i

B60.if.i.i:                                       ; preds = %B172.i.i, %B60.if.lr.ph.i.i
  %found.2.057.i.i = phi i64 [ 0, %B60.if.lr.ph.i.i ], [ %found.3.1.i.i, %B172.i.i ]
  %pivot.2.056.i.i = phi double [ %.20.i.i, %B60.if.lr.ph.i.i ], [ %pivot.3.1.i.i, %B172.i.i ]
  %.1155254.i.i = phi i64 [ 0, %B60.if.lr.ph.i.i ], [ %.122.i.i, %B172.i.i ]
  %.122.i.i = add nuw nsw i64 %.1155254.i.i, 1
  %.156.i.i = fcmp olt double %pivot.2.056.i.i, 0.000000e+00
  %.159.i.i = zext i1 %.156.i.i to i64
  %found.3.1.i.i = add nuw nsw i64 %found.2.057.i.i, %.159.i.i
  %.174.i.i = icmp slt i64 %.1155254.i.i, %.172.i.i
  br i1 %.174.i.i, label %B104.i.i, label %B172.i.i

B0.endif.loopexit.i:                              ; preds = %B172.i.i
  %.not = icmp eq i64 %found.3.1.i.i, 0
  br i1 %.not, label %B1258.if, label %common.ret

B1496:                                            ; preds = %B1258.if
  %scevgep85 = getelementptr i8, ptr %26, i64 %86
  %.1409 = load double, ptr %scevgep85, align 8
  %.1410 = tail call double @llvm.fabs.f64(double %.1409)
  %.1411 = fmul double %.707, %.1410
  %scevgep87 = getelementptr i8, ptr %arg.rate, i64 %86
  %.1392 = load double, ptr %scevgep87, align 8
  %.1394 = fmul double %.37, %.1392
  %.1395 = tail call double @llvm.fabs.f64(double %.1394)
  %.10.i7 = fcmp ogt double %.1411, %.1395
  %.11.i8 = select i1 %.10.i7, double %.1411, double %.1395
  %.1468 = fmul double %.1458, 1.000000e+01
  %scevgep84 = getelementptr i8, ptr %arg.extent, i64 %86
  %.1474 = load double, ptr %scevgep84, align 8
  %.1478 = fadd double %.1474, %.11.i8
  %.1484 = fdiv double %.1468, %.1478
  %.10.i = fcmp ogt double %.1484, %needed.2.0437
  %.11.i = select i1 %.10.i, double %.1484, double %needed.2.0437
  br label %B1558

B1558:                                            ; preds = %B1258.if, %B1496
  %needed.3.1 = phi double [ %needed.2.0437, %B1258.if ], [ %.11.i, %B1496 ]
  %exitcond448.not = icmp eq i64 %.35, %.1357
  br i1 %exitcond448.not, label %B1560, label %B1258.if

B1560:                                            ; preds = %B1558
  %.14.i = fmul double %needed.3.1, %needed.3.1
  %.15.i = fmul double %.1169.0, %.14.i
  %.20.i.i7 = fsub double %.18.i.i, %.15.i
  br label %B60.if.i.i10

B104.i.i23:                                       ; preds = %B60.if.i.i10
  %81 = shl i64 %.1155254.i.i13, 3
  %sunkaddr213 = getelementptr i8, ptr %sunkaddr104, i64 %81
  %sunkaddr214 = getelementptr i8, ptr %sunkaddr213, i64 8
  %.182.i.i25 = load double, ptr %sunkaddr214, align 8, !noalias !180
  %.184.i.i26 = fsub double %.182.i.i25, %.15.i
  %scevgep2.i.i27 = getelementptr i8, ptr %.12.i, i64 %81
  %.188.i.i28 = load double, ptr %scevgep2.i.i27, align 8, !noalias !180
  %.192.i.i29 = fcmp une double %pivot.2.056.i.i12, 0.000000e+00
  %pivot.2.0..i.i30 = select i1 %.192.i.i29, double %pivot.2.056.i.i12, double 1.000000e-300
  %.217.i.i31 = fdiv double %.188.i.i28, %pivot.2.0..i.i30
  %.223.i.i32 = fsub double %.184.i.i26, %.217.i.i31
  br label %B172.i.i19

B172.i.i19:                                       ; preds = %B60.if.i.i10, %B104.i.i23
  %pivot.3.1.i.i20 = phi double [ %.223.i.i32, %B104.i.i23 ], [ %pivot.2.056.i.i12, %B60.if.i.i10 ]
  %exitcond.not.i.i21 = icmp eq i64 %.35, %.122.i.i14
  br i1 %exitcond.not.i.i21, label %B0.endif.loopexit.i22, label %B60.if.i.i10

B60.if.i.i10:                                     ; preds = %B172.i.i19, %B1560
  %found.2.057.i.i11 = phi i64 [ 0, %B1560 ], [ %found.3.1.i.i17, %B172.i.i19 ]
  %pivot.2.056.i.i12 = phi double [ %.20.i.i7, %B1560 ], [ %pivot.3.1.i.i20, %B172.i.i19 ]
  %.1155254.i.i13 = phi i64 [ 0, %B1560 ], [ %.122.i.i14, %B172.i.i19 ]
  %.122.i.i14 = add nuw nsw i64 %.1155254.i.i13, 1
  %.156.i.i15 = fcmp olt double %pivot.2.056.i.i12, 0.000000e+00
  %.159.i.i16 = zext i1 %.156.i.i15 to i64
  %found.3.1.i.i17 = add nuw nsw i64 %found.2.057.i.i11, %.159.i.i16
  %.174.i.i18 = icmp slt i64 %.1155254.i.i13, %.172.i.i
  br i1 %.174.i.i18, label %B104.i.i23, label %B172.i.i19

B0.endif.loopexit.i22:                            ; preds = %B172.i.i19
  %.not33 = icmp eq i64 %found.3.1.i.i17, 0
  %82 = select i1 %.not33, i64 2, i64 0
  br label %common.ret

B224.if:                                          ; preds = %B224.if, %B224.if.preheader.new
  %lsr.iv206 = phi i64 [ %lsr.iv.next207, %B224.if ], [ %unroll_iter36, %B224.if.preheader.new ]
  %.188398400 = phi i64 [ %.195.1.1, %B224.if ], [ 0, %B224.if.preheader.new ]
  %sunkaddr215 = shl i64 %.188398400, 3
  %sunkaddr216 = getelementptr i8, ptr %arg.y, i64 %sunkaddr215
  %.222 = load double, ptr %sunkaddr216, align 8
  %sunkaddr218 = getelementptr i8, ptr %arg.rate, i64 %sunkaddr215
  %.225 = load double, ptr %sunkaddr218, align 8
  %.227 = fmul double %.37, %.225
  %.228 = fadd double %.222, %.227
  %sunkaddr220 = getelementptr i8, ptr %arg.free, i64 %sunkaddr215
  store double %.228, ptr %sunkaddr220, align 8
  %sunkaddr223 = getelementptr i8, ptr %sunkaddr216, i64 8
  %.222.1 = load double, ptr %sunkaddr223, align 8
  %sunkaddr226 = getelementptr i8, ptr %sunkaddr218, i64 8
  %.225.1 = load double, ptr %sunkaddr226, align 8
  %.227.1 = fmul double %.37, %.225.1
  %.228.1 = fadd double %.222.1, %.227.1
  %sunkaddr229 = getelementptr i8, ptr %sunkaddr220, i64 8
  store double %.228.1, ptr %sunkaddr229, align 8
  %sunkaddr232 = getelementptr i8, ptr %sunkaddr216, i64 16
  %.222.137 = load double, ptr %sunkaddr232, align 8
  %sunkaddr235 = getelementptr i8, ptr %sunkaddr218, i64 16
  %.225.138 = load double, ptr %sunkaddr235, align 8
  %.227.139 = fmul double %.37, %.225.138
  %.228.140 = fadd double %.222.137, %.227.139
  %sunkaddr238 = getelementptr i8, ptr %sunkaddr220, i64 16
  store double %.228.140, ptr %sunkaddr238, align 8
  %.195.1.1 = add nuw i64 %.188398400, 4
  %sunkaddr241 = getelementptr i8, ptr %sunkaddr216, i64 24
  %.222.1.1 = load double, ptr %sunkaddr241, align 8
  %sunkaddr244 = getelementptr i8, ptr %sunkaddr218, i64 24
  %.225.1.1 = load double, ptr %sunkaddr244, align 8
  %.227.1.1 = fmul double %.37, %.225.1.1
  %.228.1.1 = fadd double %.222.1.1, %.227.1.1
  %sunkaddr247 = getelementptr i8, ptr %sunkaddr220, i64 24
  store double %.228.1.1, ptr %sunkaddr247, align 8
  %lsr.iv.next207 = add i64 %lsr.iv206, -2
  %niter.ncmp.141 = icmp eq i64 %lsr.iv.next207, 0
  br i1 %niter.ncmp.141, label %B276.loopexit.unr-lcssa, label %B224.if

B306.if:                                          ; preds = %B306.if, %B306.if.lr.ph.new.new
  %lsr.iv180 = phi i64 [ %lsr.iv.next181, %B306.if ], [ %unroll_iter53, %B306.if.lr.ph.new.new ]
  %.325404406 = phi i64 [ %.332.1.1, %B306.if ], [ 0, %B306.if.lr.ph.new.new ]
  %83 = shl i64 %.325404406, 3
  %sunkaddr249 = getelementptr i8, ptr %arg.free, i64 %83
  %.359 = load double, ptr %sunkaddr249, align 8
  %scevgep176 = getelementptr i8, ptr %scevgep173, i64 %83
  %scevgep177 = getelementptr i8, ptr %scevgep176, i64 -16
  %scevgep179 = getelementptr i8, ptr %scevgep176, i64 -24
  %.372 = load double, ptr %scevgep179, align 8
  %.373 = fmul double %.367, %.372
  %.374 = fadd double %.359, %.373
  store double %.374, ptr %sunkaddr249, align 8
  %sunkaddr252 = getelementptr i8, ptr %sunkaddr249, i64 8
  %.359.1 = load double, ptr %sunkaddr252, align 8
  %.372.1 = load double, ptr %scevgep177, align 8
  %.373.1 = fmul double %.367, %.372.1
  %.374.1 = fadd double %.359.1, %.373.1
  store double %.374.1, ptr %sunkaddr252, align 8
  %sunkaddr255 = getelementptr i8, ptr %sunkaddr249, i64 16
  %.359.155 = load double, ptr %sunkaddr255, align 8
  %scevgep175 = getelementptr i8, ptr %scevgep176, i64 -8
  %.372.156 = load double, ptr %scevgep175, align 8
  %.373.157 = fmul double %.367, %.372.156
  %.374.158 = fadd double %.359.155, %.373.157
  store double %.374.158, ptr %sunkaddr255, align 8
  %.332.1.1 = add i64 %.325404406, 4
  %sunkaddr256 = shl i64 %.332.1.1, 3
  %sunkaddr257 = getelementptr i8, ptr %arg.free, i64 %sunkaddr256
  %sunkaddr258 = getelementptr i8, ptr %sunkaddr257, i64 -8
  %.359.1.1 = load double, ptr %sunkaddr258, align 8
  %.372.1.1 = load double, ptr %scevgep176, align 8
  %.373.1.1 = fmul double %.367, %.372.1.1
  %.374.1.1 = fadd double %.359.1.1, %.373.1.1
  store double %.374.1.1, ptr %sunkaddr258, align 8
  %lsr.iv.next181 = add i64 %lsr.iv180, -2
  %niter54.ncmp.1 = icmp eq i64 %lsr.iv.next181, 0
  br i1 %niter54.ncmp.1, label %B380.loopexit.unr-lcssa.unr-lcssa, label %B306.if

B422.if:                                          ; preds = %B422.if, %B422.if.preheader.new.new
  %lsr.iv163 = phi i64 [ %lsr.iv.next164, %B422.if ], [ %unroll_iter68, %B422.if.preheader.new.new ]
  %.471411413 = phi i64 [ %.478.3.1, %B422.if ], [ 0, %B422.if.preheader.new.new ]
  %sunkaddr259 = shl i64 %.471411413, 3
  %sunkaddr260 = getelementptr i8, ptr %arg.free, i64 %sunkaddr259
  %.505 = load double, ptr %sunkaddr260, align 8
  %sunkaddr262 = getelementptr i8, ptr %arg.found, i64 %sunkaddr259
  store double %.505, ptr %sunkaddr262, align 8
  %sunkaddr265 = getelementptr i8, ptr %sunkaddr260, i64 8
  %.505.1 = load double, ptr %sunkaddr265, align 8
  %sunkaddr268 = getelementptr i8, ptr %sunkaddr262, i64 8
  store double %.505.1, ptr %sunkaddr268, align 8
  %sunkaddr271 = getelementptr i8, ptr %sunkaddr260, i64 16
  %.505.2 = load double, ptr %sunkaddr271, align 8
  %sunkaddr274 = getelementptr i8, ptr %sunkaddr262, i64 16
  store double %.505.2, ptr %sunkaddr274, align 8
  %sunkaddr277 = getelementptr i8, ptr %sunkaddr260, i64 24
  %.505.3 = load double, ptr %sunkaddr277, align 8
  %sunkaddr280 = getelementptr i8, ptr %sunkaddr262, i64 24
  store double %.505.3, ptr %sunkaddr280, align 8
  %sunkaddr283 = getelementptr i8, ptr %sunkaddr260, i64 32
  %.505.170 = load double, ptr %sunkaddr283, align 8
  %sunkaddr286 = getelementptr i8, ptr %sunkaddr262, i64 32
  store double %.505.170, ptr %sunkaddr286, align 8
  %sunkaddr289 = getelementptr i8, ptr %sunkaddr260, i64 40
  %.505.1.1 = load double, ptr %sunkaddr289, align 8
  %sunkaddr292 = getelementptr i8, ptr %sunkaddr262, i64 40
  store double %.505.1.1, ptr %sunkaddr292, align 8
  %sunkaddr295 = getelementptr i8, ptr %sunkaddr260, i64 48
  %.505.2.1 = load double, ptr %sunkaddr295, align 8
  %sunkaddr298 = getelementptr i8, ptr %sunkaddr262, i64 48
  store double %.505.2.1, ptr %sunkaddr298, align 8
  %.478.3.1 = add nuw i64 %.471411413, 8
  %sunkaddr301 = getelementptr i8, ptr %sunkaddr260, i64 56
  %.505.3.1 = load double, ptr %sunkaddr301, align 8
  %sunkaddr304 = getelementptr i8, ptr %sunkaddr262, i64 56
  store double %.505.3.1, ptr %sunkaddr304, align 8
  %lsr.iv.next164 = add i64 %lsr.iv163, -2
  %niter69.ncmp.1 = icmp eq i64 %lsr.iv.next164, 0
  br i1 %niter69.ncmp.1, label %B450.loopexit.unr-lcssa.unr-lcssa, label %B422.if

B528.if:                                          ; preds = %B528
  %84 = shl i64 %.662419, 3
  %scevgep55 = getelementptr i8, ptr %arg.rate, i64 %84
  %.696 = load double, ptr %scevgep55, align 8
  %.698 = fmul double %.37, %.696
  %.699 = tail call double @llvm.fabs.f64(double %.698)
  %scevgep56 = getelementptr i8, ptr %26, i64 %84
  %.712 = load double, ptr %scevgep56, align 8
  %.713 = tail call double @llvm.fabs.f64(double %.712)
  %.714 = fmul double %.707, %.713
  %.10.i5 = fcmp ogt double %.714, %.699
  %.11.i6 = select i1 %.10.i5, double %.714, double %.699
  %.669 = add nuw i64 %.662419, 1
  %scevgep127 = getelementptr i8, ptr %arg.found, i64 %84
  %.745 = load double, ptr %scevgep127, align 8
  %scevgep128 = getelementptr i8, ptr %arg.free, i64 %84
  %.748 = load double, ptr %scevgep128, align 8
  %.749 = fsub double %.745, %.748
  %.750 = tail call double @llvm.fabs.f64(double %.749)
  %.755 = fdiv double %.11.i6, 1.000000e+01
  %scevgep125 = getelementptr i8, ptr %arg.extent, i64 %84
  %.758 = load double, ptr %scevgep125, align 8
  %.759 = fmul double %.758, 1.000000e-04
  %scevgep126 = getelementptr i8, ptr %scevgep60, i64 %84
  %.762 = load double, ptr %scevgep126, align 8
  %.763 = fmul double %.762, 1.000000e-05
  %.764 = fadd double %.759, %.763
  %.765 = fadd double %.755, %.764
  %.766 = fcmp olt double %.750, %.765
  br i1 %.766, label %B528, label %common.ret

B854.if:                                          ; preds = %B854.if, %B854.if.preheader.new.new
  %lsr.iv123 = phi i64 [ %lsr.iv.next124, %B854.if ], [ %unroll_iter80, %B854.if.preheader.new.new ]
  %.887422424 = phi i64 [ %.894.3.1, %B854.if ], [ 0, %B854.if.preheader.new.new ]
  %85 = shl i64 %.887422424, 3
  %sunkaddr306 = getelementptr i8, ptr %arg.found, i64 %85
  %.921 = load double, ptr %sunkaddr306, align 8
  %scevgep115 = getelementptr i8, ptr %scevgep108, i64 %85
  %scevgep116 = getelementptr i8, ptr %scevgep115, i64 -32
  %scevgep122 = getelementptr i8, ptr %scevgep115, i64 -56
  store double %.921, ptr %scevgep122, align 8
  %sunkaddr309 = getelementptr i8, ptr %sunkaddr306, i64 8
  %.921.1 = load double, ptr %sunkaddr309, align 8
  %scevgep120 = getelementptr i8, ptr %scevgep115, i64 -48
  store double %.921.1, ptr %scevgep120, align 8
  %sunkaddr312 = getelementptr i8, ptr %sunkaddr306, i64 16
  %.921.2 = load double, ptr %sunkaddr312, align 8
  %scevgep118 = getelementptr i8, ptr %scevgep115, i64 -40
  store double %.921.2, ptr %scevgep118, align 8
  %sunkaddr315 = getelementptr i8, ptr %sunkaddr306, i64 24
  %.921.3 = load double, ptr %sunkaddr315, align 8
  store double %.921.3, ptr %scevgep116, align 8
  %sunkaddr318 = getelementptr i8, ptr %sunkaddr306, i64 32
  %.921.182 = load double, ptr %sunkaddr318, align 8
  %scevgep114 = getelementptr i8, ptr %scevgep115, i64 -24
  store double %.921.182, ptr %scevgep114, align 8
  %sunkaddr321 = getelementptr i8, ptr %sunkaddr306, i64 40
  %.921.1.1 = load double, ptr %sunkaddr321, align 8
  %scevgep113 = getelementptr i8, ptr %scevgep115, i64 -16
  store double %.921.1.1, ptr %scevgep113, align 8
  %sunkaddr324 = getelementptr i8, ptr %sunkaddr306, i64 48
  %.921.2.1 = load double, ptr %sunkaddr324, align 8
  %scevgep111 = getelementptr i8, ptr %scevgep115, i64 -8
  store double %.921.2.1, ptr %scevgep111, align 8
  %.894.3.1 = add nuw i64 %.887422424, 8
  %sunkaddr327 = getelementptr i8, ptr %sunkaddr306, i64 56
  %.921.3.1 = load double, ptr %sunkaddr327, align 8
  store double %.921.3.1, ptr %scevgep115, align 8
  %lsr.iv.next124 = add i64 %lsr.iv123, -2
  %niter81.ncmp.1 = icmp eq i64 %lsr.iv.next124, 0
  br i1 %niter81.ncmp.1, label %B882.loopexit.unr-lcssa.unr-lcssa, label %B854.if

B972.if:                                          ; preds = %B972
  %.1083 = add nsw i64 %.1073428, -1
  %scevgep31 = getelementptr i8, ptr %.86, i64 %lsr.iv
  %.1114 = load double, ptr %scevgep31, align 8
  %scevgep32 = getelementptr i8, ptr %arg.found, i64 %lsr.iv
  %.1117 = load double, ptr %scevgep32, align 8
  %.1118 = fsub double %.1114, %.1117
  %.1119 = tail call double @llvm.fabs.f64(double %.1118)
  %scevgep34 = getelementptr i8, ptr %scevgep60, i64 %lsr.iv
  %.1122 = load double, ptr %scevgep34, align 8
  %.1126 = tail call double @llvm.fabs.f64(double %.1117)
  %.1127 = fadd double %.1122, %.1126
  %.1128 = fmul double %.1127, 1.000000e-08
  %.1129 = fcmp ugt double %.1119, %.1128
  %lsr.iv.next = add i64 %lsr.iv, 8
  br i1 %.1129, label %common.ret, label %B972

B1258.if:                                         ; preds = %B0.endif.loopexit.i, %B1558
  %needed.2.0437 = phi double [ %needed.3.1, %B1558 ], [ 0.000000e+00, %B0.endif.loopexit.i ]
  %.1350432435 = phi i64 [ %.1357, %B1558 ], [ 0, %B0.endif.loopexit.i ]
  %.1357 = add nuw nsw i64 %.1350432435, 1
  %86 = shl i64 %.1350432435, 3
  %scevgep29 = getelementptr i8, ptr %arg.found, i64 %86
  %.1446 = load double, ptr %scevgep29, align 8
  %scevgep28 = getelementptr i8, ptr %arg.free, i64 %86
  %.1450 = load double, ptr %scevgep28, align 8
  %.1451 = fsub double %.1446, %.1450
  %.1452 = tail call double @llvm.fabs.f64(double %.1451)
  %scevgep90 = getelementptr i8, ptr %scevgep60, i64 %86
  %.1456 = load double, ptr %scevgep90, align 8
  %.1457 = fmul double %.1456, 1.000000e-09
  %.1458 = fsub double %.1452, %.1457
  %.1464 = fcmp ult double %.1458, 0.000000e+00
  br i1 %.1464, label %B1558, label %B1496
}

declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #0

define noundef range(i32 0, 2) i32 @radau(ptr noalias writeonly captures(none) %retptr, ptr noalias writeonly captures(none) %excinfo, i64 %arg.problem.0, i64 %arg.problem.1, i64 %arg.problem.2, i64 %arg.problem.3, ptr readonly captures(none) %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, i64 %arg.projected, double %arg.tolerance, ptr readonly captures(none) %arg.times, i64 %arg.count, ptr captures(none) %arg.index, ptr captures(none) %arg.clock, ptr %arg.now, ptr writeonly captures(none) %arg.states, ptr writeonly captures(none) %arg.ends, i64 %arg.kept_ends, ptr %arg.room, i64 %arg.budget) local_unnamed_addr {
entry:
  %.175.i = alloca ptr, align 8
  %.205.i = alloca ptr, align 8
  %.846.i = alloca i8, align 1
  %.1686.i = alloca ptr, align 8
  %.1724.i = alloca ptr, align 8
  %.48.i.i = alloca ptr, align 8
  %.273.i = alloca i64, align 8
  %.303.i = alloca i64, align 8
  %.1201.i = alloca ptr, align 8
  %.1275.i = alloca ptr, align 8
  %.1308.i = alloca ptr, align 8
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
  %.4522 = alloca ptr, align 8
  store ptr null, ptr %.4522, align 8
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
  %.18.i = load i64, ptr %.17.i, align 8, !noalias !185
  %.21.i = getelementptr i8, ptr %arg.problem.4, i64 80
  %.22.i = load i64, ptr %.21.i, align 8, !noalias !185
  %.26.i = getelementptr double, ptr %arg.problem.5, i64 %.22.i
  %.28.i = getelementptr i8, ptr %.26.i, i64 8
  %.29.i = getelementptr double, ptr %.28.i, i64 %.50
  %.31.i = getelementptr double, ptr %.29.i, i64 %.18.i
  %.232 = tail call double @sqrt(double %arg.tolerance)
  %.10.i240 = fcmp olt double %.232, 3.000000e-02
  %.11.i241 = select i1 %.10.i240, double %.232, double 3.000000e-02
  %.223 = fdiv double 2.300000e-15, %arg.tolerance
  %.10.i242 = fcmp ogt double %.11.i241, %.223
  %.11.i243 = select i1 %.10.i242, double %.11.i241, double %.223
  %.297 = getelementptr i8, ptr %arg.clock, i64 8
  %.298 = load double, ptr %.297, align 8
  %.299 = fcmp oeq double %.298, 0.000000e+00
  br i1 %.299, label %B770, label %B982

B770:                                             ; preds = %entry
  %.304 = load double, ptr %arg.clock, align 8
  store i8 0, ptr %.308, align 1
  call fastcc void @part12(ptr nonnull %.308, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.304, ptr %arg.now, ptr %.69)
  %.322 = load i8, ptr %.308, align 1
  %.325.not = icmp eq i8 %.322, 0
  br i1 %.325.not, label %B818, label %B832

common.ret:                                       ; preds = %B1740.if, %B4322, %B4300, %B3638, %B3432, %B3378, %B3322, %B3006, %B2498, %B1798, %B1256, %B1224, %B1046, %B818
  %common.ret.op = phi i32 [ 0, %B818 ], [ 0, %B1046 ], [ 0, %B1224 ], [ 0, %B1256 ], [ 0, %B1798 ], [ 0, %B2498 ], [ 0, %B3006 ], [ 0, %B3322 ], [ 0, %B3378 ], [ 0, %B3432 ], [ 0, %B3638 ], [ 0, %B4300 ], [ 0, %B4322 ], [ %common.ret.op.i, %B1740.if ]
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
  %.4512 = add nsw i64 %.63, 3
  %.561221 = icmp sgt i64 %arg.budget, 0
  br i1 %.561221, label %B1016.lr.ph, label %B4322

B1016.lr.ph:                                      ; preds = %B982
  %..143 = select i1 %.1264, i64 0, i64 %.143
  %.5601954224 = add nsw i64 %arg.budget, -1
  %.1118.1 = getelementptr double, ptr %.97, i64 %.64
  %.1118.2.idx = shl i64 %.64, 4
  %.1118.2 = getelementptr i8, ptr %.97, i64 %.1118.2.idx
  %xtraiter.i247 = and i64 %.63, 2
  %unroll_iter.i249 = and i64 %.63, 9223372036854775804
  %.185.i = sitofp i64 %.64 to double
  %invariant.gep1891 = getelementptr double, ptr %.97, i64 %.63
  %invariant.gep1880 = getelementptr double, ptr %.145, i64 %.63
  %.2992 = or disjoint i64 %.63, 1
  %invariant.gep1891.1 = getelementptr double, ptr %.97, i64 %.2992
  %invariant.gep1880.1 = getelementptr double, ptr %.145, i64 %.2992
  %xtraiter.i = and i64 %.64, 2
  %unroll_iter.i = and i64 %.64, 9223372036854775804
  %unroll_iter = and i64 %..63, 9223372036854775804
  %unroll_iter742 = and i64 %..64, 9223372036854775804
  %unroll_iter748 = and i64 %..143, 9223372036854775804
  %2 = shl i64 %.50, 4
  %3 = add i64 %2, 24
  %scevgep = getelementptr i8, ptr %arg.room, i64 %3
  %4 = shl i64 %.50, 5
  %5 = getelementptr i8, ptr %arg.room, i64 %4
  %scevgep850 = getelementptr i8, ptr %5, i64 40
  %6 = mul i64 %.50, 48
  %7 = getelementptr i8, ptr %arg.room, i64 %6
  %scevgep860 = getelementptr i8, ptr %7, i64 56
  %8 = add i64 %.18.i, %.50
  %9 = add i64 %8, %.22.i
  %10 = shl i64 %9, 3
  %11 = getelementptr i8, ptr %arg.problem.5, i64 %10
  %scevgep871 = getelementptr i8, ptr %11, i64 16
  %12 = shl i64 %.50, 6
  %13 = getelementptr i8, ptr %arg.room, i64 %12
  %scevgep879 = getelementptr i8, ptr %13, i64 72
  %14 = mul i64 %.50, 112
  %15 = getelementptr i8, ptr %arg.room, i64 %14
  %scevgep890 = getelementptr i8, ptr %15, i64 120
  %16 = mul i64 %.50, 80
  %17 = add i64 %16, 88
  %scevgep892 = getelementptr i8, ptr %arg.room, i64 %17
  %scevgep894 = getelementptr i8, ptr %arg.now, i64 %3
  %18 = mul i64 %.50, 96
  %19 = getelementptr i8, ptr %arg.room, i64 %18
  %scevgep896 = getelementptr i8, ptr %19, i64 104
  %scevgep906 = getelementptr i8, ptr %13, i64 88
  %20 = getelementptr i8, ptr %arg.room, i64 %16
  %scevgep914 = getelementptr i8, ptr %20, i64 104
  %scevgep939 = getelementptr i8, ptr %15, i64 136
  %scevgep950 = getelementptr i8, ptr %20, i64 80
  %scevgep1002 = getelementptr i8, ptr %arg.states, i64 24
  %21 = shl i64 %.64, 3
  %22 = add i64 %2, 16
  %23 = getelementptr i8, ptr %arg.room, i64 %2
  %scevgep1021 = getelementptr i8, ptr %23, i64 40
  %24 = getelementptr i8, ptr %arg.now, i64 %4
  %scevgep1029 = getelementptr i8, ptr %24, i64 56
  %scevgep1037 = getelementptr i8, ptr %arg.now, i64 %.1118.2.idx
  %scevgep1040 = getelementptr i8, ptr %arg.room, i64 %22
  %scevgep1053 = getelementptr i8, ptr %arg.now, i64 %17
  %.51.i = getelementptr i8, ptr %arg.problem.4, i64 16
  %.54.i = getelementptr i8, ptr %arg.problem.4, i64 24
  %.67.i = getelementptr i8, ptr %arg.problem.4, i64 208
  %.132.i3 = inttoptr i64 %arg.problem.0 to ptr
  %.633.i = inttoptr i64 %arg.problem.3 to ptr
  %sunkaddr228.i = getelementptr i8, ptr %arg.problem.4, i64 200
  %sunkaddr.i = getelementptr i8, ptr %arg.problem.4, i64 96
  %sunkaddr229.i = getelementptr i8, ptr %arg.problem.4, i64 72
  %sunkaddr230.i = getelementptr i8, ptr %arg.problem.4, i64 56
  %sunkaddr234.i = getelementptr i8, ptr %arg.problem.4, i64 120
  %sunkaddr235.i = getelementptr i8, ptr %arg.problem.4, i64 128
  %sunkaddr237.i = getelementptr i8, ptr %arg.problem.4, i64 152
  %sunkaddr236.i = getelementptr i8, ptr %arg.problem.4, i64 216
  %sunkaddr1062 = getelementptr i8, ptr %arg.clock, i64 16
  %25 = icmp sgt i64 %..64, 0
  %26 = icmp sgt i64 %..63, 0
  %27 = icmp slt i64 %.63, 1
  %28 = icmp ult i64 %.63, 4
  %29 = icmp eq i64 %xtraiter.i247, 0
  %30 = icmp ult i64 %..63, 4
  %31 = and i64 %..63, 2
  %32 = icmp eq i64 %31, 0
  %33 = icmp ult i64 %.63, 4
  %34 = icmp eq i64 %xtraiter.i247, 0
  %sunkaddr1159 = getelementptr i8, ptr %arg.clock, i64 24
  %35 = icmp slt i64 %.64, 1
  %sunkaddr1087 = getelementptr i8, ptr %invariant.gep1880, i64 %2
  %sunkaddr1088 = getelementptr i8, ptr %sunkaddr1087, i64 16
  %sunkaddr1089 = getelementptr i8, ptr %invariant.gep1880, i64 %.1118.2.idx
  %sunkaddr1091 = getelementptr i8, ptr %invariant.gep1891, i64 %2
  %sunkaddr1092 = getelementptr i8, ptr %sunkaddr1091, i64 16
  %sunkaddr1093 = getelementptr i8, ptr %invariant.gep1891, i64 %.1118.2.idx
  %sunkaddr1095 = getelementptr i8, ptr %arg.now, i64 %2
  %sunkaddr1097 = getelementptr i8, ptr %1, i64 %2
  %sunkaddr1101 = getelementptr i8, ptr %invariant.gep1880.1, i64 %2
  %sunkaddr1102 = getelementptr i8, ptr %sunkaddr1101, i64 16
  %sunkaddr1103 = getelementptr i8, ptr %invariant.gep1880.1, i64 %.1118.2.idx
  %sunkaddr1105 = getelementptr i8, ptr %invariant.gep1891.1, i64 %2
  %sunkaddr1106 = getelementptr i8, ptr %sunkaddr1105, i64 16
  %sunkaddr1107 = getelementptr i8, ptr %invariant.gep1891.1, i64 %.1118.2.idx
  %sunkaddr1108 = shl i64 %.2992, 3
  %sunkaddr1109 = getelementptr i8, ptr %arg.now, i64 %sunkaddr1108
  %sunkaddr1111 = getelementptr i8, ptr %1, i64 %sunkaddr1108
  %sunkaddr1113 = getelementptr i8, ptr %arg.room, i64 %sunkaddr1108
  %36 = icmp ult i64 %.64, 4
  %37 = icmp eq i64 %xtraiter.i, 0
  %38 = icmp eq i64 %arg.projected, 0
  %39 = icmp ult i64 %..64, 4
  %40 = and i64 %..64, 2
  %41 = icmp eq i64 %40, 0
  %42 = icmp sgt i64 %..143, 0
  %sunkaddr1133 = getelementptr i8, ptr %arg.index, i64 8
  %43 = icmp ult i64 %..143, 4
  %44 = and i64 %..143, 2
  %45 = icmp eq i64 %44, 0
  %sunkaddr1136 = getelementptr i8, ptr %arg.clock, i64 24
  %sunkaddr1137 = getelementptr i8, ptr %arg.clock, i64 32
  %sunkaddr1139 = getelementptr i8, ptr %arg.clock, i64 40
  br label %B1016

B1016:                                            ; preds = %B4318, %B1016.lr.ph
  %excinfo.10.0 = phi ptr [ null, %B1016.lr.ph ], [ %excinfo.10.3, %B4318 ]
  %.551.sroa.0.0227 = phi i64 [ 0, %B1016.lr.ph ], [ %.551.sroa.0.0, %B4318 ]
  %.5601954226 = phi i64 [ %.5601954224, %B1016.lr.ph ], [ %.5601954, %B4318 ]
  %.5671991225 = phi i64 [ 1, %B1016.lr.ph ], [ %.5671991, %B4318 ]
  %.604 = load double, ptr %arg.clock, align 8
  %.610 = fcmp ult double %.604, %.55
  br i1 %.610, label %for.cond.2.preheader, label %B1046

for.cond.2.preheader:                             ; preds = %B1016
  %.692 = tail call double @nextafter(double %.604, double 0x7FF0000000000000)
  %.698 = fsub double %.692, %.604
  %.700 = fmul double %.698, 1.000000e+01
  %.706 = load double, ptr %.297, align 8
  %.10.i229 = fcmp ogt double %.700, %.706
  %.11.i230 = select i1 %.10.i229, double %.700, double %.706
  store i64 0, ptr %.273.i, align 8, !noalias !188
  store i64 0, ptr %.303.i, align 8, !noalias !188
  store ptr null, ptr %.1201.i, align 8, !noalias !188
  store ptr null, ptr %.1275.i, align 8, !noalias !188
  store ptr null, ptr %.1308.i, align 8, !noalias !188
  %.42.i = load i64, ptr %arg.problem.4, align 8, !noalias !188
  %.48.i = load i64, ptr %.17.i, align 8, !noalias !188
  %.49.i = add i64 %.48.i, %.42.i
  %.52.i = load i64, ptr %.51.i, align 8, !noalias !188
  %.55.i = load i64, ptr %.54.i, align 8, !noalias !188
  %.68.i = load i64, ptr %.67.i, align 8, !noalias !188
  %.22.i.i = load i64, ptr %.21.i, align 8, !noalias !191
  %.26.i.i = getelementptr double, ptr %arg.problem.5, i64 %.22.i.i
  %.28.i.i = getelementptr i8, ptr %.26.i.i, i64 8
  %.112.i = shl i64 %.42.i, 1
  %.113.i = add nsw i64 %.112.i, 2
  %46 = getelementptr double, ptr %.173, i64 %.113.i
  %.116.i = getelementptr double, ptr %46, i64 %.49.i
  %.133.i4 = tail call i64 %.132.i3(double %.604, ptr %arg.now, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.8), !noalias !188
  %.172.i = icmp sgt i64 %.49.i, 0
  br i1 %.172.i, label %B400.if.lr.ph.i, label %B440.i

B440.loopexit.unr-lcssa.unr-lcssa.i:              ; preds = %B400.if.i
  %47 = and i64 %128, 4
  %lcmp.mod.not56.not.i = icmp eq i64 %47, 0
  br i1 %lcmp.mod.not56.not.i, label %B400.if.epil.preheader7.i, label %B440.loopexit.unr-lcssa.i

B400.if.epil.preheader7.i:                        ; preds = %B400.if.lr.ph.new.i, %B440.loopexit.unr-lcssa.unr-lcssa.i
  %.220434436.epil.init12.i = phi i64 [ 0, %B400.if.lr.ph.new.i ], [ %.227.3.1.i, %B440.loopexit.unr-lcssa.unr-lcssa.i ]
  %48 = shl i64 %.220434436.epil.init12.i, 3
  %scevgep125.epil.i = getelementptr i8, ptr %scevgep119.i, i64 %48
  %scevgep126.epil.i = getelementptr i8, ptr %scevgep125.epil.i, i64 -24
  %.256.epil10.i = load double, ptr %scevgep126.epil.i, align 8, !noalias !188
  %scevgep133.epil.i = getelementptr i8, ptr %scevgep127.i, i64 %48
  %scevgep134.epil.i = getelementptr i8, ptr %scevgep133.epil.i, i64 -24
  store double %.256.epil10.i, ptr %scevgep134.epil.i, align 8, !noalias !188
  %scevgep124.epil.i = getelementptr i8, ptr %scevgep125.epil.i, i64 -16
  %.256.1.epil.i = load double, ptr %scevgep124.epil.i, align 8, !noalias !188
  %scevgep132.epil.i = getelementptr i8, ptr %scevgep133.epil.i, i64 -16
  store double %.256.1.epil.i, ptr %scevgep132.epil.i, align 8, !noalias !188
  %scevgep122.epil.i = getelementptr i8, ptr %scevgep125.epil.i, i64 -8
  %.256.2.epil.i = load double, ptr %scevgep122.epil.i, align 8, !noalias !188
  %scevgep130.epil.i = getelementptr i8, ptr %scevgep133.epil.i, i64 -8
  store double %.256.2.epil.i, ptr %scevgep130.epil.i, align 8, !noalias !188
  %.227.3.epil.i = add nuw i64 %.220434436.epil.init12.i, 4
  %.256.3.epil.i = load double, ptr %scevgep125.epil.i, align 8, !noalias !188
  store double %.256.3.epil.i, ptr %scevgep133.epil.i, align 8, !noalias !188
  br label %B440.loopexit.unr-lcssa.i

B440.loopexit.unr-lcssa.i:                        ; preds = %B400.if.epil.preheader7.i, %B440.loopexit.unr-lcssa.unr-lcssa.i
  %.227.3.lcssa.i = phi i64 [ %.227.3.epil.i, %B400.if.epil.preheader7.i ], [ %.227.3.1.i, %B440.loopexit.unr-lcssa.unr-lcssa.i ]
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i6, 0
  br i1 %lcmp.mod.not.i, label %B440.i, label %B400.if.epil.preheader.i

B400.if.epil.preheader.i:                         ; preds = %B400.if.lr.ph.i, %B440.loopexit.unr-lcssa.i
  %.220434436.epil.init.i = phi i64 [ 0, %B400.if.lr.ph.i ], [ %.227.3.lcssa.i, %B440.loopexit.unr-lcssa.i ]
  %49 = add nuw i64 %.220434436.epil.init.i, %.49.i
  %50 = shl i64 %49, 3
  %scevgep115.i = getelementptr i8, ptr %arg.problem.7, i64 %50
  %51 = add i64 %.55.i, %.52.i
  %52 = add i64 %51, %.220434436.epil.init.i
  %53 = shl i64 %52, 3
  %scevgep117.i = getelementptr i8, ptr %arg.problem.6, i64 %53
  br label %B400.if.epil.i

B400.if.epil.i:                                   ; preds = %B400.if.epil.i, %B400.if.epil.preheader.i
  %epil.iter.i7 = phi i64 [ 0, %B400.if.epil.preheader.i ], [ %epil.iter.next.i8, %B400.if.epil.i ]
  %54 = shl i64 %epil.iter.i7, 3
  %scevgep195.i = getelementptr i8, ptr %scevgep117.i, i64 %54
  %.256.epil.i = load double, ptr %scevgep195.i, align 8, !noalias !188
  %scevgep194.i = getelementptr i8, ptr %scevgep115.i, i64 %54
  store double %.256.epil.i, ptr %scevgep194.i, align 8, !noalias !188
  %epil.iter.next.i8 = add i64 %epil.iter.i7, 1
  %epil.iter.cmp.not.i9 = icmp eq i64 %xtraiter.i6, %epil.iter.next.i8
  br i1 %epil.iter.cmp.not.i9, label %B440.i, label %B400.if.epil.i, !llvm.loop !194

B440.i:                                           ; preds = %B400.if.epil.i, %B440.loopexit.unr-lcssa.i, %for.cond.2.preheader
  store i64 0, ptr %.273.i, align 8, !noalias !188
  call fastcc void @part4(ptr nonnull %.273.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7)
  %.287.i = load i64, ptr %.273.i, align 8, !noalias !188
  store i64 0, ptr %.303.i, align 8, !noalias !188
  call fastcc void @part5(ptr nonnull %.303.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.287.i)
  %.317.i = load i64, ptr %.303.i, align 8, !noalias !188
  %.327.i = icmp slt i64 %.317.i, 0
  br i1 %.327.i, label %B1224.critedge, label %B514.i

B514.i:                                           ; preds = %B440.i
  %.398.i = icmp slt i64 %.42.i, 0
  %..113.i = select i1 %.398.i, i64 0, i64 %.113.i
  %.440441.i = icmp sgt i64 %..113.i, 0
  br i1 %.440441.i, label %B556.if.preheader.i, label %B584.i

B556.if.preheader.i:                              ; preds = %B514.i
  %55 = icmp ult i64 %..113.i, 4
  br i1 %55, label %B556.if.epil.preheader.i, label %B556.if.preheader.new.i

B556.if.preheader.new.i:                          ; preds = %B556.if.preheader.i
  %56 = add nsw i64 %..113.i, -4
  %57 = lshr i64 %56, 2
  %58 = icmp eq i64 %57, 0
  br i1 %58, label %B556.if.epil.preheader17.i, label %B556.if.preheader.new.new.i

B556.if.preheader.new.new.i:                      ; preds = %B556.if.preheader.new.i
  %59 = add nuw nsw i64 %57, 1
  %unroll_iter26.i = and i64 %59, 9223372036854775806
  br label %B556.if.i

B584.loopexit.unr-lcssa.unr-lcssa.i:              ; preds = %B556.if.i
  %60 = and i64 %56, 4
  %lcmp.mod23.not.not.i = icmp eq i64 %60, 0
  br i1 %lcmp.mod23.not.not.i, label %B556.if.epil.preheader17.i, label %B584.loopexit.unr-lcssa.i

B556.if.epil.preheader17.i:                       ; preds = %B584.loopexit.unr-lcssa.unr-lcssa.i, %B556.if.preheader.new.i
  %.446440442.epil.init22.i = phi i64 [ 0, %B556.if.preheader.new.i ], [ %.453.3.1.i, %B584.loopexit.unr-lcssa.unr-lcssa.i ]
  %sunkaddr158.epil.i = shl i64 %.446440442.epil.init22.i, 3
  %sunkaddr159.epil.i = getelementptr i8, ptr %arg.now, i64 %sunkaddr158.epil.i
  %.480.epil20.i = load double, ptr %sunkaddr159.epil.i, align 8, !noalias !188
  %sunkaddr161.epil.i = getelementptr i8, ptr %.173, i64 %sunkaddr158.epil.i
  store double %.480.epil20.i, ptr %sunkaddr161.epil.i, align 8, !noalias !188
  %sunkaddr164.epil.i = getelementptr i8, ptr %sunkaddr159.epil.i, i64 8
  %.480.1.epil.i = load double, ptr %sunkaddr164.epil.i, align 8, !noalias !188
  %sunkaddr167.epil.i = getelementptr i8, ptr %sunkaddr161.epil.i, i64 8
  store double %.480.1.epil.i, ptr %sunkaddr167.epil.i, align 8, !noalias !188
  %sunkaddr170.epil.i = getelementptr i8, ptr %sunkaddr159.epil.i, i64 16
  %.480.2.epil.i = load double, ptr %sunkaddr170.epil.i, align 8, !noalias !188
  %sunkaddr173.epil.i = getelementptr i8, ptr %sunkaddr161.epil.i, i64 16
  store double %.480.2.epil.i, ptr %sunkaddr173.epil.i, align 8, !noalias !188
  %.453.3.epil.i = add nuw nsw i64 %.446440442.epil.init22.i, 4
  %sunkaddr176.epil.i = getelementptr i8, ptr %sunkaddr159.epil.i, i64 24
  %.480.3.epil.i = load double, ptr %sunkaddr176.epil.i, align 8, !noalias !188
  %sunkaddr179.epil.i = getelementptr i8, ptr %sunkaddr161.epil.i, i64 24
  store double %.480.3.epil.i, ptr %sunkaddr179.epil.i, align 8, !noalias !188
  br label %B584.loopexit.unr-lcssa.i

B584.loopexit.unr-lcssa.i:                        ; preds = %B556.if.epil.preheader17.i, %B584.loopexit.unr-lcssa.unr-lcssa.i
  %.453.3.lcssa.i = phi i64 [ %.453.3.epil.i, %B556.if.epil.preheader17.i ], [ %.453.3.1.i, %B584.loopexit.unr-lcssa.unr-lcssa.i ]
  %61 = and i64 %..113.i, 2
  %lcmp.mod21.not.i = icmp eq i64 %61, 0
  br i1 %lcmp.mod21.not.i, label %B584.i, label %B556.if.epil.preheader.i

B556.if.epil.preheader.i:                         ; preds = %B584.loopexit.unr-lcssa.i, %B556.if.preheader.i
  %.446440442.epil.init.i = phi i64 [ 0, %B556.if.preheader.i ], [ %.453.3.lcssa.i, %B584.loopexit.unr-lcssa.i ]
  %62 = shl i64 %.446440442.epil.init.i, 3
  %scevgep95.i = getelementptr i8, ptr %.173, i64 %62
  %scevgep97.i = getelementptr i8, ptr %arg.now, i64 %62
  br label %B556.if.epil.i

B556.if.epil.i:                                   ; preds = %B556.if.epil.i, %B556.if.epil.preheader.i
  %epil.iter20.i = phi i64 [ %epil.iter20.next.i, %B556.if.epil.i ], [ 0, %B556.if.epil.preheader.i ]
  %63 = shl nuw nsw i64 %epil.iter20.i, 3
  %scevgep159.i = getelementptr i8, ptr %scevgep97.i, i64 %63
  %.480.epil.i = load double, ptr %scevgep159.i, align 8, !noalias !188
  %scevgep158.i = getelementptr i8, ptr %scevgep95.i, i64 %63
  store double %.480.epil.i, ptr %scevgep158.i, align 8, !noalias !188
  %epil.iter20.next.i = add nuw nsw i64 %epil.iter20.i, 1
  %epil.iter20.cmp.not.i = icmp eq i64 %epil.iter20.next.i, 2
  br i1 %epil.iter20.cmp.not.i, label %B584.i, label %B556.if.epil.i, !llvm.loop !195

B584.i:                                           ; preds = %B556.if.epil.i, %B584.loopexit.unr-lcssa.i, %B514.i
  %.571448.not.i = icmp slt i64 %.49.i, 1
  br i1 %.571448.not.i, label %B660.i, label %B614.if.preheader.i

B614.if.preheader.i:                              ; preds = %B584.i
  %xtraiter25.i = and i64 %.49.i, 3
  %64 = icmp slt i64 %.49.i, 4
  br i1 %64, label %B614.if.epil.preheader.i, label %B614.if.preheader.new.i

B614.if.preheader.new.i:                          ; preds = %B614.if.preheader.i
  %65 = shl i64 %.42.i, 4
  %66 = getelementptr i8, ptr %.173, i64 %65
  %scevgep87.i = getelementptr i8, ptr %66, i64 40
  %67 = add nsw i64 %.49.i, -4
  %68 = lshr i64 %67, 2
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %B614.if.epil.preheader29.i, label %B614.if.preheader.new.new.i

B614.if.preheader.new.new.i:                      ; preds = %B614.if.preheader.new.i
  %70 = add nuw nsw i64 %68, 1
  %unroll_iter38.i = and i64 %70, 9223372036854775806
  %scevgep141.i = getelementptr i8, ptr %66, i64 72
  br label %B614.if.i

B660.loopexit.unr-lcssa.unr-lcssa.i:              ; preds = %B614.if.i
  %71 = and i64 %67, 4
  %lcmp.mod35.not.not.i = icmp eq i64 %71, 0
  br i1 %lcmp.mod35.not.not.i, label %B614.if.epil.preheader29.i, label %B660.loopexit.unr-lcssa.i

B614.if.epil.preheader29.i:                       ; preds = %B660.loopexit.unr-lcssa.unr-lcssa.i, %B614.if.preheader.new.i
  %.577447449.epil.init34.i = phi i64 [ 0, %B614.if.preheader.new.i ], [ %.584.3.1.i, %B660.loopexit.unr-lcssa.unr-lcssa.i ]
  %72 = shl i64 %.577447449.epil.init34.i, 3
  %sunkaddr181.epil.i = getelementptr i8, ptr %arg.problem.7, i64 %72
  %.611.epil32.i = load double, ptr %sunkaddr181.epil.i, align 8, !noalias !188
  %scevgep93.epil.i = getelementptr i8, ptr %scevgep87.i, i64 %72
  %scevgep94.epil.i = getelementptr i8, ptr %scevgep93.epil.i, i64 -24
  store double %.611.epil32.i, ptr %scevgep94.epil.i, align 8, !noalias !188
  %sunkaddr184.epil.i = getelementptr i8, ptr %sunkaddr181.epil.i, i64 8
  %.611.1.epil.i = load double, ptr %sunkaddr184.epil.i, align 8, !noalias !188
  %scevgep92.epil.i = getelementptr i8, ptr %scevgep93.epil.i, i64 -16
  store double %.611.1.epil.i, ptr %scevgep92.epil.i, align 8, !noalias !188
  %sunkaddr187.epil.i = getelementptr i8, ptr %sunkaddr181.epil.i, i64 16
  %.611.2.epil.i = load double, ptr %sunkaddr187.epil.i, align 8, !noalias !188
  %scevgep90.epil.i = getelementptr i8, ptr %scevgep93.epil.i, i64 -8
  store double %.611.2.epil.i, ptr %scevgep90.epil.i, align 8, !noalias !188
  %.584.3.epil.i = add nuw i64 %.577447449.epil.init34.i, 4
  %sunkaddr190.epil.i = getelementptr i8, ptr %sunkaddr181.epil.i, i64 24
  %.611.3.epil.i = load double, ptr %sunkaddr190.epil.i, align 8, !noalias !188
  store double %.611.3.epil.i, ptr %scevgep93.epil.i, align 8, !noalias !188
  br label %B660.loopexit.unr-lcssa.i

B660.loopexit.unr-lcssa.i:                        ; preds = %B614.if.epil.preheader29.i, %B660.loopexit.unr-lcssa.unr-lcssa.i
  %.584.3.lcssa.i = phi i64 [ %.584.3.epil.i, %B614.if.epil.preheader29.i ], [ %.584.3.1.i, %B660.loopexit.unr-lcssa.unr-lcssa.i ]
  %lcmp.mod27.not.i = icmp eq i64 %xtraiter25.i, 0
  br i1 %lcmp.mod27.not.i, label %B660.i, label %B614.if.epil.preheader.i

B614.if.epil.preheader.i:                         ; preds = %B660.loopexit.unr-lcssa.i, %B614.if.preheader.i
  %.577447449.epil.init.i = phi i64 [ 0, %B614.if.preheader.i ], [ %.584.3.lcssa.i, %B660.loopexit.unr-lcssa.i ]
  %73 = shl i64 %.42.i, 4
  %74 = shl i64 %.577447449.epil.init.i, 3
  %75 = getelementptr i8, ptr %.173, i64 %73
  %76 = getelementptr i8, ptr %75, i64 %74
  %scevgep75.i = getelementptr i8, ptr %76, i64 16
  %scevgep77.i = getelementptr i8, ptr %arg.problem.7, i64 %74
  br label %B614.if.epil.i

B614.if.epil.i:                                   ; preds = %B614.if.epil.i, %B614.if.epil.preheader.i
  %epil.iter26.i = phi i64 [ %epil.iter26.next.i, %B614.if.epil.i ], [ 0, %B614.if.epil.preheader.i ]
  %77 = shl i64 %epil.iter26.i, 3
  %scevgep110.i = getelementptr i8, ptr %scevgep77.i, i64 %77
  %.611.epil.i = load double, ptr %scevgep110.i, align 8, !noalias !188
  %scevgep109.i = getelementptr i8, ptr %scevgep75.i, i64 %77
  store double %.611.epil.i, ptr %scevgep109.i, align 8, !noalias !188
  %epil.iter26.next.i = add i64 %epil.iter26.i, 1
  %epil.iter26.cmp.not.i = icmp eq i64 %xtraiter25.i, %epil.iter26.next.i
  br i1 %epil.iter26.cmp.not.i, label %B660.i, label %B614.if.epil.i, !llvm.loop !196

B660.i:                                           ; preds = %B614.if.epil.i, %B660.loopexit.unr-lcssa.i, %B584.i
  %.634.i = tail call i64 %.633.i(double %.604, ptr %.173, ptr %arg.problem.5, ptr %.116.i, ptr %arg.problem.8), !noalias !188
  %.678.inv.i = icmp sgt i64 %.42.i, 0
  %..112.i = select i1 %.678.inv.i, i64 %.112.i, i64 0
  %..49430.i = tail call i64 @llvm.smax.i64(i64 %.49.i, i64 0)
  %78 = getelementptr double, ptr %arg.problem.7, i64 %.49.i
  %79 = shl nuw i64 %..49430.i, 3
  %.7211.i = icmp sgt i64 %..112.i, 0
  br i1 %.7211.i, label %B770.lr.ph.i, label %B1496.i

B770.lr.ph.i:                                     ; preds = %B660.i
  %.7204834.i = add nsw i64 %..112.i, -1
  %invariant.gep16.i = getelementptr i64, ptr %arg.problem.4, i64 %.68.i
  %xtraiter31.i = and i64 %.42.i, 3
  %unroll_iter35.i = and i64 %.42.i, 9223372036854775804
  %80 = mul i64 %.42.i, 48
  %81 = shl i64 %.42.i, 6
  %82 = shl i64 %.42.i, 5
  %83 = shl i64 %.42.i, 4
  %84 = mul i64 %.42.i, 24
  %85 = shl i64 %.48.i, 3
  %86 = getelementptr i8, ptr %.173, i64 %84
  %87 = getelementptr i8, ptr %86, i64 %85
  %scevgep65.i = getelementptr i8, ptr %87, i64 24
  %88 = add nsw i64 %unroll_iter35.i, -4
  %89 = lshr exact i64 %88, 2
  %90 = add nuw nsw i64 %89, 1
  %unroll_iter48.i = and i64 %90, 9223372036854775806
  %unroll_iter54.i = and i64 %.42.i, 9223372036854775806
  %91 = shl i64 %.22.i.i, 3
  %92 = getelementptr i8, ptr %arg.problem.5, i64 %91
  %scevgep105.i = getelementptr i8, ptr %92, i64 16
  %93 = icmp ult i64 %.42.i, 4
  %94 = icmp eq i64 %88, 0
  %95 = and i64 %88, 4
  %.not.i = icmp eq i64 %95, 0
  %96 = icmp eq i64 %xtraiter31.i, 0
  %97 = icmp eq i64 %.287.i, 0
  %98 = icmp sgt i64 %.287.i, 0
  %99 = icmp slt i64 %.42.i, 1
  %100 = icmp eq i64 %.42.i, 1
  %101 = and i64 %.42.i, 1
  %102 = icmp eq i64 %101, 0
  br label %B770.i

B770.i:                                           ; preds = %B1497.i, %B770.lr.ph.i
  %.711.sroa.0.07.i = phi i64 [ 0, %B770.lr.ph.i ], [ %.711.sroa.0.0.i, %B1497.i ]
  %.7204836.i = phi i64 [ %.7204834.i, %B770.lr.ph.i ], [ %.720483.i, %B1497.i ]
  %.7274895.i = phi i64 [ 1, %B770.lr.ph.i ], [ %.727489.i, %B1497.i ]
  %gep17.i = getelementptr i64, ptr %invariant.gep16.i, i64 %.711.sroa.0.07.i
  %.767.i = load i64, ptr %gep17.i, align 8, !noalias !188
  %.773.i = getelementptr i8, ptr %gep17.i, i64 8
  %.774.i = load i64, ptr %.773.i, align 8, !noalias !188
  %invariant.gep.i = getelementptr double, ptr %.164, i64 %.711.sroa.0.07.i
  br i1 %.678.inv.i, label %B852.if.preheader.i, label %B886.i

B852.if.preheader.i:                              ; preds = %B770.i
  br i1 %93, label %B852.if.epil.preheader.i, label %B852.if.preheader6.i

B852.if.preheader6.i:                             ; preds = %B852.if.preheader.i
  br i1 %94, label %B852.if.epil.preheader41.i, label %B852.if.i

B886.loopexit.unr-lcssa.unr-lcssa.i:              ; preds = %B852.if.i
  %scevgep49.i = getelementptr i8, ptr %lsr.iv.i, i64 %81
  %scevgep49.1.i = getelementptr i8, ptr %scevgep49.i, i64 %81
  br i1 %.not.i, label %B852.if.epil.preheader41.i, label %B886.loopexit.unr-lcssa.i

B852.if.epil.preheader41.i:                       ; preds = %B886.loopexit.unr-lcssa.unr-lcssa.i, %B852.if.preheader6.i
  %lsr.iv.epil.init.i = phi ptr [ %invariant.gep.i, %B852.if.preheader6.i ], [ %scevgep49.1.i, %B886.loopexit.unr-lcssa.unr-lcssa.i ]
  store double 0.000000e+00, ptr %lsr.iv.epil.init.i, align 8, !noalias !188
  %scevgep52.epil.i = getelementptr i8, ptr %lsr.iv.epil.init.i, i64 %83
  store double 0.000000e+00, ptr %scevgep52.epil.i, align 8, !noalias !188
  %scevgep51.epil.i = getelementptr i8, ptr %lsr.iv.epil.init.i, i64 %82
  store double 0.000000e+00, ptr %scevgep51.epil.i, align 8, !noalias !188
  %scevgep50.epil.i = getelementptr i8, ptr %lsr.iv.epil.init.i, i64 %80
  store double 0.000000e+00, ptr %scevgep50.epil.i, align 8, !noalias !188
  br label %B886.loopexit.unr-lcssa.i

B886.loopexit.unr-lcssa.i:                        ; preds = %B852.if.epil.preheader41.i, %B886.loopexit.unr-lcssa.unr-lcssa.i
  br i1 %96, label %B886.i, label %B852.if.epil.preheader.i

B852.if.epil.preheader.i:                         ; preds = %B886.loopexit.unr-lcssa.i, %B852.if.preheader.i
  %.867454456.epil.init.i = phi i64 [ 0, %B852.if.preheader.i ], [ %unroll_iter35.i, %B886.loopexit.unr-lcssa.i ]
  %103 = mul i64 %.867454456.epil.init.i, %83
  %104 = shl i64 %.711.sroa.0.07.i, 3
  %105 = getelementptr i8, ptr %.164, i64 %103
  %scevgep53.i = getelementptr i8, ptr %105, i64 %104
  br label %B852.if.epil.i

B852.if.epil.i:                                   ; preds = %B852.if.epil.i, %B852.if.epil.preheader.i
  %lsr.iv56.i = phi i64 [ %lsr.iv.next.i, %B852.if.epil.i ], [ %xtraiter31.i, %B852.if.epil.preheader.i ]
  %lsr.iv54.i = phi ptr [ %scevgep55.i, %B852.if.epil.i ], [ %scevgep53.i, %B852.if.epil.preheader.i ]
  store double 0.000000e+00, ptr %lsr.iv54.i, align 8, !noalias !188
  %scevgep55.i = getelementptr i8, ptr %lsr.iv54.i, i64 %83
  %lsr.iv.next.i = add nsw i64 %lsr.iv56.i, -1
  %epil.iter32.cmp.not.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %epil.iter32.cmp.not.i, label %B886.i, label %B852.if.epil.i, !llvm.loop !197

B886.i:                                           ; preds = %B852.if.epil.i, %B886.loopexit.unr-lcssa.i, %B770.i
  %.914.i = icmp eq i64 %.774.i, %.767.i
  br i1 %.914.i, label %B1497.i, label %B900.i

B900.i:                                           ; preds = %B886.i
  br i1 %.571448.not.i, label %B952.i, label %B930.if.preheader.i

B930.if.preheader.i:                              ; preds = %B900.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %78, i8 0, i64 %79, i1 false), !noalias !188
  br label %B952.i

B952.i:                                           ; preds = %B930.if.preheader.i, %B900.i
  %.1093.i = sub i64 %.774.i, %.767.i
  %..1093.i = tail call i64 @llvm.smax.i64(i64 %.1093.i, i64 0)
  %.1136469.not.i = icmp eq i64 %..1093.i, 0
  br i1 %.1136469.not.i, label %B1058.i, label %B984.if.preheader.i

B984.if.preheader.i:                              ; preds = %B952.i
  %xtraiter37.i = and i64 %..1093.i, 1
  %lcmp.mod38.not.i = icmp eq i64 %xtraiter37.i, 0
  br i1 %lcmp.mod38.not.i, label %B984.if.prol.loopexit.i, label %B984.if.prol.i

B984.if.prol.i:                                   ; preds = %B984.if.preheader.i
  %.1145.prol.i = add nsw i64 %..1093.i, -1
  %.1149.prol.i = add i64 %.767.i, 1
  %.1175.prol.i = getelementptr double, ptr %.116.i, i64 %.767.i
  %.1176.prol.i = load double, ptr %.1175.prol.i, align 8, !noalias !188
  %.1179.prol.i = load i64, ptr %sunkaddr228.i, align 8, !noalias !188
  %106 = getelementptr i64, ptr %arg.problem.4, i64 %.1179.prol.i
  %.1182.prol.i = getelementptr i64, ptr %106, i64 %.767.i
  %.1183.prol.i = load i64, ptr %.1182.prol.i, align 8, !noalias !188
  %.1187.prol.i = getelementptr double, ptr %78, i64 %.1183.prol.i
  store double %.1176.prol.i, ptr %.1187.prol.i, align 8, !noalias !188
  br label %B984.if.prol.loopexit.i

B984.if.prol.loopexit.i:                          ; preds = %B984.if.prol.i, %B984.if.preheader.i
  %.1135467471.unr.i = phi i64 [ %..1093.i, %B984.if.preheader.i ], [ %.1145.prol.i, %B984.if.prol.i ]
  %.1142468470.unr.i = phi i64 [ %.767.i, %B984.if.preheader.i ], [ %.1149.prol.i, %B984.if.prol.i ]
  %107 = icmp eq i64 %.1093.i, 1
  br i1 %107, label %B1058.i, label %B984.if.preheader39.i

B984.if.preheader39.i:                            ; preds = %B984.if.prol.loopexit.i
  %108 = add nuw i64 %.1135467471.unr.i, 2
  %109 = shl i64 %.1142468470.unr.i, 3
  %scevgep60.i = getelementptr i8, ptr %.17.i, i64 %109
  %scevgep66.i = getelementptr i8, ptr %scevgep65.i, i64 %109
  br label %B984.if.i

B1058.i:                                          ; preds = %B984.if.i, %B984.if.prol.loopexit.i, %B952.i
  %.1196.i = load i64, ptr %sunkaddr.i, align 8, !noalias !188
  %.1197.i = icmp sgt i64 %.1196.i, 0
  br i1 %.1197.i, label %B1092.i, label %B1124.i

B1092.i:                                          ; preds = %B1058.i
  store ptr null, ptr %.1201.i, align 8, !noalias !188
  call fastcc void @part8(ptr nonnull %.1201.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7)
  br label %B1374.i

B1124.i:                                          ; preds = %B1058.i
  %.1228.i = load i64, ptr %sunkaddr229.i, align 8, !noalias !188
  %.1229.not.i = icmp eq i64 %.1228.i, 0
  br i1 %.1229.not.i, label %B1150.i, label %B1196.i

B1150.i:                                          ; preds = %B1124.i
  br i1 %97, label %B1162.i, label %B1226.i

B1162.i:                                          ; preds = %B1150.i
  %.1236.i = load i64, ptr %sunkaddr230.i, align 8, !noalias !188
  %.1237.i = icmp sgt i64 %.1236.i, 0
  br i1 %.1237.i, label %B1196.i, label %B1296.i

B1196.i:                                          ; preds = %B1162.i, %B1124.i
  store ptr null, ptr %.48.i.i, align 8, !noalias !198
  %.27.i8.i = load i64, ptr %arg.problem.4, align 8, !noalias !198
  %.33.i.i = load i64, ptr %.17.i, align 8, !noalias !198
  %.37.i.i = load i64, ptr %.51.i, align 8, !noalias !198
  store ptr null, ptr %.48.i.i, align 8, !noalias !198
  call fastcc void @part6(ptr nonnull %.48.i.i, ptr nonnull readonly %arg.problem.4, ptr readonly %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7)
  %.76.i.i = load i64, ptr %.54.i, align 8, !noalias !198
  %.15644.not.i.i = icmp slt i64 %.76.i.i, 1
  br i1 %.15644.not.i.i, label %_ZN9teachmech3run8compiled7kernels5weighB3v13B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread.i, label %B234.if.lr.ph.i.i

B234.if.lr.ph.i.i:                                ; preds = %B1196.i
  %110 = getelementptr double, ptr %arg.problem.7, i64 %.33.i.i
  %111 = getelementptr double, ptr %110, i64 %.27.i8.i
  %112 = getelementptr double, ptr %arg.problem.6, i64 %.37.i.i
  %113 = getelementptr double, ptr %111, i64 %.27.i8.i
  br label %B234.if.i.i

B234.if.i.i:                                      ; preds = %B234.if.i.i, %B234.if.lr.ph.i.i
  %lsr.iv5.i.i = phi i64 [ %.76.i.i, %B234.if.lr.ph.i.i ], [ %lsr.iv.next.i.i, %B234.if.i.i ]
  %lsr.iv1.i.i = phi ptr [ %arg.problem.4, %B234.if.lr.ph.i.i ], [ %scevgep2.i.i, %B234.if.i.i ]
  %lsr.iv.i.i = phi ptr [ %112, %B234.if.lr.ph.i.i ], [ %scevgep.i.i, %B234.if.i.i ]
  %.196.i.i = load i64, ptr %sunkaddr234.i, align 8, !noalias !198
  %114 = shl i64 %.196.i.i, 3
  %scevgep4.i.i = getelementptr i8, ptr %lsr.iv1.i.i, i64 %114
  %.200.i.i = load i64, ptr %scevgep4.i.i, align 8, !noalias !198
  %.203.i.i = load i64, ptr %sunkaddr235.i, align 8, !noalias !198
  %115 = shl i64 %.203.i.i, 3
  %scevgep3.i.i = getelementptr i8, ptr %lsr.iv1.i.i, i64 %115
  %.207.i.i = load i64, ptr %scevgep3.i.i, align 8, !noalias !198
  %.211.i.i = getelementptr double, ptr %111, i64 %.207.i.i
  %.212.i.i = load double, ptr %.211.i.i, align 8, !noalias !198
  %.214.i.i = getelementptr double, ptr %arg.problem.7, i64 %.200.i.i
  %.215.i.i = load double, ptr %.214.i.i, align 8, !noalias !198
  %.220.i.i = load double, ptr %lsr.iv.i.i, align 8, !noalias !198
  %.221.i.i = fmul double %.215.i.i, %.220.i.i
  %.227.i.i = getelementptr double, ptr %113, i64 %.200.i.i
  %.228.i.i = load double, ptr %.227.i.i, align 8, !noalias !198
  %.229.i.i = fmul double %.221.i.i, %.228.i.i
  %.230.i.i = fadd double %.212.i.i, %.229.i.i
  store double %.230.i.i, ptr %.211.i.i, align 8, !noalias !198
  %scevgep.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 8
  %scevgep2.i.i = getelementptr i8, ptr %lsr.iv1.i.i, i64 8
  %lsr.iv.next.i.i = add i64 %lsr.iv5.i.i, -1
  %exitcond.not.i.i = icmp eq i64 %lsr.iv.next.i.i, 0
  br i1 %exitcond.not.i.i, label %_ZN9teachmech3run8compiled7kernels5weighB3v13B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread.i, label %B234.if.i.i

_ZN9teachmech3run8compiled7kernels5weighB3v13B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread.i: ; preds = %B234.if.i.i, %B1196.i
  br label %B1226.i

B1226.i:                                          ; preds = %_ZN9teachmech3run8compiled7kernels5weighB3v13B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread.i, %B1150.i
  br i1 %98, label %B1238.i, label %B1296.i

B1238.i:                                          ; preds = %B1226.i
  %.1272.i = load i64, ptr %sunkaddr236.i, align 8, !noalias !188
  store ptr null, ptr %.1275.i, align 8, !noalias !188
  call fastcc void @part2(ptr nonnull %.1275.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.1272.i, i64 %.287.i)
  br label %B1374.i

B1296.i:                                          ; preds = %B1226.i, %B1162.i
  %.1303.i = load i64, ptr %sunkaddr237.i, align 8, !noalias !188
  %.1306.i = load i64, ptr %.17.i, align 8, !noalias !188
  store ptr null, ptr %.1308.i, align 8, !noalias !188
  call fastcc void @part11(ptr nonnull %.1308.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.7, i64 %.1303.i, i64 %.1306.i)
  br label %B1374.i

B1374.i:                                          ; preds = %B1296.i, %B1238.i, %B1092.i
  br i1 %99, label %B1497.i, label %B1406.endif.preheader.i

B1406.endif.preheader.i:                          ; preds = %B1374.i
  %.1475.i = srem i64 %.711.sroa.0.07.i, %.42.i
  %.1476.i = xor i64 %.1475.i, %.42.i
  %.1477.i = icmp slt i64 %.1476.i, 0
  %.1486.i = select i1 %.1477.i, i64 %.42.i, i64 0
  %116 = getelementptr double, ptr %.28.i.i, i64 %.1486.i
  br i1 %100, label %B1406.endif.epil.preheader.i, label %B1406.endif.preheader1.i

B1406.endif.preheader1.i:                         ; preds = %B1406.endif.preheader.i
  %sunkaddr324.i = shl i64 %.1475.i, 3
  %sunkaddr325.i = getelementptr i8, ptr %116, i64 %sunkaddr324.i
  br label %B1406.endif.i

B1496.i:                                          ; preds = %B1497.i, %B660.i
  %.1547.i = mul nsw i64 %.112.i, %.42.i
  %.9236.not.i.i = icmp slt i64 %.1547.i, 1
  br i1 %.9236.not.i.i, label %B1242.preheader.critedge, label %B38.if.preheader.i.i

B38.if.preheader.i.i:                             ; preds = %B1496.i
  %xtraiter.i.i = and i64 %.1547.i, 2
  %117 = icmp ult i64 %.1547.i, 4
  br i1 %117, label %B38.if.epil.preheader.i.i, label %B38.if.preheader.new.i.i

B38.if.preheader.new.i.i:                         ; preds = %B38.if.preheader.i.i
  %unroll_iter.i.i = and i64 %.1547.i, 9223372036854775804
  br label %B38.if.i.i

B72.loopexit.unr-lcssa.i.i:                       ; preds = %B38.if.i.i
  %lcmp.mod.not.i.i = icmp eq i64 %xtraiter.i.i, 0
  br i1 %lcmp.mod.not.i.i, label %B72.loopexit.i.i, label %B38.if.epil.preheader.i.i

B38.if.epil.preheader.i.i:                        ; preds = %B72.loopexit.unr-lcssa.i.i, %B38.if.preheader.i.i
  %total.2.039.epil.init.i.i = phi double [ 0.000000e+00, %B38.if.preheader.i.i ], [ %.135.3.i.i, %B72.loopexit.unr-lcssa.i.i ]
  %.983537.epil.init.i.i = phi i64 [ 0, %B38.if.preheader.i.i ], [ %unroll_iter.i.i, %B72.loopexit.unr-lcssa.i.i ]
  %118 = shl i64 %.983537.epil.init.i.i, 3
  %scevgep.i10.i = getelementptr i8, ptr %.164, i64 %118
  br label %B38.if.epil.i.i

B38.if.epil.i.i:                                  ; preds = %B38.if.epil.i.i, %B38.if.epil.preheader.i.i
  %total.2.039.epil.i.i = phi double [ %.135.epil.i.i, %B38.if.epil.i.i ], [ %total.2.039.epil.init.i.i, %B38.if.epil.preheader.i.i ]
  %epil.iter.i.i = phi i64 [ %epil.iter.next.i.i, %B38.if.epil.i.i ], [ 0, %B38.if.epil.preheader.i.i ]
  %119 = shl i64 %epil.iter.i.i, 3
  %scevgep.i5 = getelementptr i8, ptr %scevgep.i10.i, i64 %119
  %.132.epil.i.i = load double, ptr %scevgep.i5, align 8, !noalias !202
  %.133.epil.i.i = fmul double %.132.epil.i.i, 0.000000e+00
  %.135.epil.i.i = fadd double %total.2.039.epil.i.i, %.133.epil.i.i
  %epil.iter.next.i.i = add i64 %epil.iter.i.i, 1
  %epil.iter.cmp.not.i.i = icmp eq i64 %xtraiter.i.i, %epil.iter.next.i.i
  br i1 %epil.iter.cmp.not.i.i, label %B72.loopexit.i.i, label %B38.if.epil.i.i, !llvm.loop !205

B72.loopexit.i.i:                                 ; preds = %B38.if.epil.i.i, %B72.loopexit.unr-lcssa.i.i
  %.135.lcssa.i.i = phi double [ %.135.3.i.i, %B72.loopexit.unr-lcssa.i.i ], [ %.135.epil.i.i, %B38.if.epil.i.i ]
  %120 = fcmp une double %.135.lcssa.i.i, 0.000000e+00
  br i1 %120, label %B1224, label %B1242.preheader

B38.if.i.i:                                       ; preds = %B38.if.i.i, %B38.if.preheader.new.i.i
  %total.2.039.i.i = phi double [ 0.000000e+00, %B38.if.preheader.new.i.i ], [ %.135.3.i.i, %B38.if.i.i ]
  %.983537.i.i = phi i64 [ 0, %B38.if.preheader.new.i.i ], [ %.105.3.i.i, %B38.if.i.i ]
  %sunkaddr239.i = shl i64 %.983537.i.i, 3
  %sunkaddr240.i = getelementptr i8, ptr %.164, i64 %sunkaddr239.i
  %.132.i.i = load double, ptr %sunkaddr240.i, align 8, !noalias !202
  %.133.i.i = fmul double %.132.i.i, 0.000000e+00
  %.135.i.i = fadd double %total.2.039.i.i, %.133.i.i
  %sunkaddr243.i = getelementptr i8, ptr %sunkaddr240.i, i64 8
  %.132.1.i.i = load double, ptr %sunkaddr243.i, align 8, !noalias !202
  %.133.1.i.i = fmul double %.132.1.i.i, 0.000000e+00
  %.135.1.i.i = fadd double %.135.i.i, %.133.1.i.i
  %sunkaddr246.i = getelementptr i8, ptr %sunkaddr240.i, i64 16
  %.132.2.i.i = load double, ptr %sunkaddr246.i, align 8, !noalias !202
  %.133.2.i.i = fmul double %.132.2.i.i, 0.000000e+00
  %.135.2.i.i = fadd double %.135.1.i.i, %.133.2.i.i
  %.105.3.i.i = add nuw nsw i64 %.983537.i.i, 4
  %sunkaddr249.i = getelementptr i8, ptr %sunkaddr240.i, i64 24
  %.132.3.i.i = load double, ptr %sunkaddr249.i, align 8, !noalias !202
  %.133.3.i.i = fmul double %.132.3.i.i, 0.000000e+00
  %.135.3.i.i = fadd double %.135.2.i.i, %.133.3.i.i
  %niter.ncmp.3.i.i = icmp eq i64 %unroll_iter.i.i, %.105.3.i.i
  br i1 %niter.ncmp.3.i.i, label %B72.loopexit.unr-lcssa.i.i, label %B38.if.i.i

B1497.loopexit.unr-lcssa.i:                       ; preds = %B1406.endif.i
  br i1 %102, label %B1497.i, label %B1406.endif.epil.preheader.i

B1406.endif.epil.preheader.i:                     ; preds = %B1497.loopexit.unr-lcssa.i, %B1406.endif.preheader.i
  %lsr.iv71.epil.init.i = phi ptr [ %invariant.gep.i, %B1406.endif.preheader.i ], [ %scevgep72.1.i, %B1497.loopexit.unr-lcssa.i ]
  %.1419477479.epil.init.i = phi i64 [ 0, %B1406.endif.preheader.i ], [ %.1426.1.i, %B1497.loopexit.unr-lcssa.i ]
  %121 = shl i64 %.1419477479.epil.init.i, 3
  %scevgep74.epil.i = getelementptr i8, ptr %arg.problem.7, i64 %121
  %.1453.epil.i = load double, ptr %scevgep74.epil.i, align 8, !noalias !188
  %sunkaddr250.i = shl i64 %.1475.i, 3
  %sunkaddr251.i = getelementptr inbounds i8, ptr %116, i64 %sunkaddr250.i
  %.1498.epil.i = load double, ptr %sunkaddr251.i, align 8, !noalias !188
  %.1499.epil.i = fmul double %.1453.epil.i, %.1498.epil.i
  %scevgep73.epil.i = getelementptr i8, ptr %.28.i.i, i64 %121
  %.1502.epil.i = load double, ptr %scevgep73.epil.i, align 8, !noalias !188
  %.1506.epil.i = fdiv double %.1499.epil.i, %.1502.epil.i
  store double %.1506.epil.i, ptr %lsr.iv71.epil.init.i, align 8, !noalias !188
  br label %B1497.i

B1497.i:                                          ; preds = %B1406.endif.epil.preheader.i, %B1497.loopexit.unr-lcssa.i, %B1374.i, %B886.i
  %.721.i = icmp sgt i64 %.7204836.i, 0
  %.734.i = zext i1 %.721.i to i64
  %.727489.i = add i64 %.7274895.i, %.734.i
  %.730.i = sext i1 %.721.i to i64
  %.720483.i = add nsw i64 %.7204836.i, %.730.i
  %.711.sroa.0.0.i = select i1 %.721.i, i64 %.7274895.i, i64 0
  br i1 %.721.i, label %B770.i, label %B1496.i

B400.if.lr.ph.i:                                  ; preds = %for.cond.2.preheader
  %xtraiter.i6 = and i64 %.49.i, 3
  %122 = icmp slt i64 %.49.i, 4
  br i1 %122, label %B400.if.epil.preheader.i, label %B400.if.lr.ph.new.i

B400.if.lr.ph.new.i:                              ; preds = %B400.if.lr.ph.i
  %123 = add i64 %.55.i, %.52.i
  %124 = shl i64 %123, 3
  %125 = getelementptr i8, ptr %arg.problem.6, i64 %124
  %scevgep119.i = getelementptr i8, ptr %125, i64 24
  %126 = shl i64 %.49.i, 3
  %127 = getelementptr i8, ptr %arg.problem.7, i64 %126
  %scevgep127.i = getelementptr i8, ptr %127, i64 24
  %128 = add nsw i64 %.49.i, -4
  %129 = lshr i64 %128, 2
  %130 = icmp eq i64 %129, 0
  br i1 %130, label %B400.if.epil.preheader7.i, label %B400.if.lr.ph.new.new.i

B400.if.lr.ph.new.new.i:                          ; preds = %B400.if.lr.ph.new.i
  %131 = add nuw nsw i64 %129, 1
  %unroll_iter15.i = and i64 %131, 9223372036854775806
  %scevgep196.i = getelementptr i8, ptr %125, i64 56
  %scevgep210.i = getelementptr i8, ptr %127, i64 56
  br label %B400.if.i

B400.if.i:                                        ; preds = %B400.if.i, %B400.if.lr.ph.new.new.i
  %lsr.iv224.i = phi i64 [ %lsr.iv.next225.i, %B400.if.i ], [ %unroll_iter15.i, %B400.if.lr.ph.new.new.i ]
  %.220434436.i = phi i64 [ %.227.3.1.i, %B400.if.i ], [ 0, %B400.if.lr.ph.new.new.i ]
  %132 = shl i64 %.220434436.i, 3
  %scevgep203.i = getelementptr i8, ptr %scevgep196.i, i64 %132
  %scevgep204.i = getelementptr i8, ptr %scevgep203.i, i64 -32
  %scevgep209.i = getelementptr i8, ptr %scevgep203.i, i64 -56
  %.256.i = load double, ptr %scevgep209.i, align 8, !noalias !188
  %scevgep217.i = getelementptr i8, ptr %scevgep210.i, i64 %132
  %scevgep218.i = getelementptr i8, ptr %scevgep217.i, i64 -32
  %scevgep223.i = getelementptr i8, ptr %scevgep217.i, i64 -56
  store double %.256.i, ptr %scevgep223.i, align 8, !noalias !188
  %scevgep208.i = getelementptr i8, ptr %scevgep203.i, i64 -48
  %.256.1.i = load double, ptr %scevgep208.i, align 8, !noalias !188
  %scevgep222.i = getelementptr i8, ptr %scevgep217.i, i64 -48
  store double %.256.1.i, ptr %scevgep222.i, align 8, !noalias !188
  %scevgep206.i = getelementptr i8, ptr %scevgep203.i, i64 -40
  %.256.2.i = load double, ptr %scevgep206.i, align 8, !noalias !188
  %scevgep220.i = getelementptr i8, ptr %scevgep217.i, i64 -40
  store double %.256.2.i, ptr %scevgep220.i, align 8, !noalias !188
  %.256.3.i = load double, ptr %scevgep204.i, align 8, !noalias !188
  store double %.256.3.i, ptr %scevgep218.i, align 8, !noalias !188
  %scevgep202.i = getelementptr i8, ptr %scevgep203.i, i64 -24
  %.256.116.i = load double, ptr %scevgep202.i, align 8, !noalias !188
  %scevgep216.i = getelementptr i8, ptr %scevgep217.i, i64 -24
  store double %.256.116.i, ptr %scevgep216.i, align 8, !noalias !188
  %scevgep201.i = getelementptr i8, ptr %scevgep203.i, i64 -16
  %.256.1.1.i = load double, ptr %scevgep201.i, align 8, !noalias !188
  %scevgep215.i = getelementptr i8, ptr %scevgep217.i, i64 -16
  store double %.256.1.1.i, ptr %scevgep215.i, align 8, !noalias !188
  %scevgep199.i = getelementptr i8, ptr %scevgep203.i, i64 -8
  %.256.2.1.i = load double, ptr %scevgep199.i, align 8, !noalias !188
  %scevgep213.i = getelementptr i8, ptr %scevgep217.i, i64 -8
  store double %.256.2.1.i, ptr %scevgep213.i, align 8, !noalias !188
  %.227.3.1.i = add i64 %.220434436.i, 8
  %.256.3.1.i = load double, ptr %scevgep203.i, align 8, !noalias !188
  store double %.256.3.1.i, ptr %scevgep217.i, align 8, !noalias !188
  %lsr.iv.next225.i = add i64 %lsr.iv224.i, -2
  %niter.ncmp.1.i = icmp eq i64 %lsr.iv.next225.i, 0
  br i1 %niter.ncmp.1.i, label %B440.loopexit.unr-lcssa.unr-lcssa.i, label %B400.if.i

B556.if.i:                                        ; preds = %B556.if.i, %B556.if.preheader.new.new.i
  %lsr.iv192.i = phi i64 [ %lsr.iv.next193.i, %B556.if.i ], [ %unroll_iter26.i, %B556.if.preheader.new.new.i ]
  %.446440442.i = phi i64 [ %.453.3.1.i, %B556.if.i ], [ 0, %B556.if.preheader.new.new.i ]
  %sunkaddr252.i = shl i64 %.446440442.i, 3
  %sunkaddr253.i = getelementptr i8, ptr %arg.now, i64 %sunkaddr252.i
  %.480.i = load double, ptr %sunkaddr253.i, align 8, !noalias !188
  %sunkaddr255.i = getelementptr i8, ptr %.173, i64 %sunkaddr252.i
  store double %.480.i, ptr %sunkaddr255.i, align 8, !noalias !188
  %sunkaddr258.i = getelementptr i8, ptr %sunkaddr253.i, i64 8
  %.480.1.i = load double, ptr %sunkaddr258.i, align 8, !noalias !188
  %sunkaddr261.i = getelementptr i8, ptr %sunkaddr255.i, i64 8
  store double %.480.1.i, ptr %sunkaddr261.i, align 8, !noalias !188
  %sunkaddr264.i = getelementptr i8, ptr %sunkaddr253.i, i64 16
  %.480.2.i = load double, ptr %sunkaddr264.i, align 8, !noalias !188
  %sunkaddr267.i = getelementptr i8, ptr %sunkaddr255.i, i64 16
  store double %.480.2.i, ptr %sunkaddr267.i, align 8, !noalias !188
  %sunkaddr270.i = getelementptr i8, ptr %sunkaddr253.i, i64 24
  %.480.3.i = load double, ptr %sunkaddr270.i, align 8, !noalias !188
  %sunkaddr273.i = getelementptr i8, ptr %sunkaddr255.i, i64 24
  store double %.480.3.i, ptr %sunkaddr273.i, align 8, !noalias !188
  %sunkaddr276.i = getelementptr i8, ptr %sunkaddr253.i, i64 32
  %.480.128.i = load double, ptr %sunkaddr276.i, align 8, !noalias !188
  %sunkaddr279.i = getelementptr i8, ptr %sunkaddr255.i, i64 32
  store double %.480.128.i, ptr %sunkaddr279.i, align 8, !noalias !188
  %sunkaddr282.i = getelementptr i8, ptr %sunkaddr253.i, i64 40
  %.480.1.1.i = load double, ptr %sunkaddr282.i, align 8, !noalias !188
  %sunkaddr285.i = getelementptr i8, ptr %sunkaddr255.i, i64 40
  store double %.480.1.1.i, ptr %sunkaddr285.i, align 8, !noalias !188
  %sunkaddr288.i = getelementptr i8, ptr %sunkaddr253.i, i64 48
  %.480.2.1.i = load double, ptr %sunkaddr288.i, align 8, !noalias !188
  %sunkaddr291.i = getelementptr i8, ptr %sunkaddr255.i, i64 48
  store double %.480.2.1.i, ptr %sunkaddr291.i, align 8, !noalias !188
  %.453.3.1.i = add nuw i64 %.446440442.i, 8
  %sunkaddr294.i = getelementptr i8, ptr %sunkaddr253.i, i64 56
  %.480.3.1.i = load double, ptr %sunkaddr294.i, align 8, !noalias !188
  %sunkaddr297.i = getelementptr i8, ptr %sunkaddr255.i, i64 56
  store double %.480.3.1.i, ptr %sunkaddr297.i, align 8, !noalias !188
  %lsr.iv.next193.i = add i64 %lsr.iv192.i, -2
  %niter27.ncmp.1.i = icmp eq i64 %lsr.iv.next193.i, 0
  br i1 %niter27.ncmp.1.i, label %B584.loopexit.unr-lcssa.unr-lcssa.i, label %B556.if.i

B614.if.i:                                        ; preds = %B614.if.i, %B614.if.preheader.new.new.i
  %lsr.iv156.i = phi i64 [ %lsr.iv.next157.i, %B614.if.i ], [ %unroll_iter38.i, %B614.if.preheader.new.new.i ]
  %.577447449.i = phi i64 [ %.584.3.1.i, %B614.if.i ], [ 0, %B614.if.preheader.new.new.i ]
  %133 = shl i64 %.577447449.i, 3
  %sunkaddr299.i = getelementptr i8, ptr %arg.problem.7, i64 %133
  %.611.i = load double, ptr %sunkaddr299.i, align 8, !noalias !188
  %scevgep148.i = getelementptr i8, ptr %scevgep141.i, i64 %133
  %scevgep149.i = getelementptr i8, ptr %scevgep148.i, i64 -32
  %scevgep155.i = getelementptr i8, ptr %scevgep148.i, i64 -56
  store double %.611.i, ptr %scevgep155.i, align 8, !noalias !188
  %sunkaddr302.i = getelementptr i8, ptr %sunkaddr299.i, i64 8
  %.611.1.i = load double, ptr %sunkaddr302.i, align 8, !noalias !188
  %scevgep153.i = getelementptr i8, ptr %scevgep148.i, i64 -48
  store double %.611.1.i, ptr %scevgep153.i, align 8, !noalias !188
  %sunkaddr305.i = getelementptr i8, ptr %sunkaddr299.i, i64 16
  %.611.2.i = load double, ptr %sunkaddr305.i, align 8, !noalias !188
  %scevgep151.i = getelementptr i8, ptr %scevgep148.i, i64 -40
  store double %.611.2.i, ptr %scevgep151.i, align 8, !noalias !188
  %sunkaddr308.i = getelementptr i8, ptr %sunkaddr299.i, i64 24
  %.611.3.i = load double, ptr %sunkaddr308.i, align 8, !noalias !188
  store double %.611.3.i, ptr %scevgep149.i, align 8, !noalias !188
  %sunkaddr311.i = getelementptr i8, ptr %sunkaddr299.i, i64 32
  %.611.140.i = load double, ptr %sunkaddr311.i, align 8, !noalias !188
  %scevgep147.i = getelementptr i8, ptr %scevgep148.i, i64 -24
  store double %.611.140.i, ptr %scevgep147.i, align 8, !noalias !188
  %sunkaddr314.i = getelementptr i8, ptr %sunkaddr299.i, i64 40
  %.611.1.1.i = load double, ptr %sunkaddr314.i, align 8, !noalias !188
  %scevgep146.i = getelementptr i8, ptr %scevgep148.i, i64 -16
  store double %.611.1.1.i, ptr %scevgep146.i, align 8, !noalias !188
  %sunkaddr317.i = getelementptr i8, ptr %sunkaddr299.i, i64 48
  %.611.2.1.i = load double, ptr %sunkaddr317.i, align 8, !noalias !188
  %scevgep144.i = getelementptr i8, ptr %scevgep148.i, i64 -8
  store double %.611.2.1.i, ptr %scevgep144.i, align 8, !noalias !188
  %.584.3.1.i = add i64 %.577447449.i, 8
  %sunkaddr318.i = shl i64 %.584.3.1.i, 3
  %sunkaddr319.i = getelementptr i8, ptr %arg.problem.7, i64 %sunkaddr318.i
  %sunkaddr320.i = getelementptr i8, ptr %sunkaddr319.i, i64 -8
  %.611.3.1.i = load double, ptr %sunkaddr320.i, align 8, !noalias !188
  store double %.611.3.1.i, ptr %scevgep148.i, align 8, !noalias !188
  %lsr.iv.next157.i = add i64 %lsr.iv156.i, -2
  %niter39.ncmp.1.i = icmp eq i64 %lsr.iv.next157.i, 0
  br i1 %niter39.ncmp.1.i, label %B660.loopexit.unr-lcssa.unr-lcssa.i, label %B614.if.i

B852.if.i:                                        ; preds = %B852.if.preheader6.i, %B852.if.i
  %lsr.iv83.i = phi i64 [ %lsr.iv.next84.i, %B852.if.i ], [ %unroll_iter48.i, %B852.if.preheader6.i ]
  %lsr.iv.i = phi ptr [ %scevgep100.i, %B852.if.i ], [ %invariant.gep.i, %B852.if.preheader6.i ]
  store double 0.000000e+00, ptr %lsr.iv.i, align 8, !noalias !188
  %scevgep52.i = getelementptr i8, ptr %lsr.iv.i, i64 %83
  store double 0.000000e+00, ptr %scevgep52.i, align 8, !noalias !188
  %scevgep85.i = getelementptr i8, ptr %scevgep52.i, i64 %83
  store double 0.000000e+00, ptr %scevgep85.i, align 8, !noalias !188
  %scevgep86.i = getelementptr i8, ptr %scevgep85.i, i64 %83
  store double 0.000000e+00, ptr %scevgep86.i, align 8, !noalias !188
  %scevgep88.i = getelementptr i8, ptr %scevgep86.i, i64 %83
  store double 0.000000e+00, ptr %scevgep88.i, align 8, !noalias !188
  %scevgep89.i = getelementptr i8, ptr %scevgep88.i, i64 %83
  store double 0.000000e+00, ptr %scevgep89.i, align 8, !noalias !188
  %scevgep91.i = getelementptr i8, ptr %scevgep89.i, i64 %83
  store double 0.000000e+00, ptr %scevgep91.i, align 8, !noalias !188
  %scevgep99.i = getelementptr i8, ptr %scevgep91.i, i64 %83
  store double 0.000000e+00, ptr %scevgep99.i, align 8, !noalias !188
  %lsr.iv.next84.i = add i64 %lsr.iv83.i, -2
  %niter49.ncmp.1.i = icmp eq i64 %lsr.iv.next84.i, 0
  %scevgep100.i = getelementptr i8, ptr %scevgep99.i, i64 %83
  br i1 %niter49.ncmp.1.i, label %B886.loopexit.unr-lcssa.unr-lcssa.i, label %B852.if.i

B984.if.i:                                        ; preds = %B984.if.i, %B984.if.preheader39.i
  %lsr.iv67.i = phi ptr [ %scevgep66.i, %B984.if.preheader39.i ], [ %scevgep68.i, %B984.if.i ]
  %lsr.iv61.i = phi ptr [ %scevgep60.i, %B984.if.preheader39.i ], [ %scevgep62.i, %B984.if.i ]
  %lsr.iv57.i = phi i64 [ %108, %B984.if.preheader39.i ], [ %lsr.iv.next58.i, %B984.if.i ]
  %scevgep69.i = getelementptr i8, ptr %lsr.iv67.i, i64 -8
  %.1176.i = load double, ptr %scevgep69.i, align 8, !noalias !188
  %.1179.i = load i64, ptr %sunkaddr228.i, align 8, !noalias !188
  %134 = shl i64 %.1179.i, 3
  %scevgep63.i = getelementptr i8, ptr %lsr.iv61.i, i64 %134
  %scevgep64.i = getelementptr i8, ptr %scevgep63.i, i64 -8
  %.1183.i = load i64, ptr %scevgep64.i, align 8, !noalias !188
  %.1187.i = getelementptr double, ptr %78, i64 %.1183.i
  store double %.1176.i, ptr %.1187.i, align 8, !noalias !188
  %.1176.1.i = load double, ptr %lsr.iv67.i, align 8, !noalias !188
  %.1179.1.i = load i64, ptr %sunkaddr228.i, align 8, !noalias !188
  %135 = shl i64 %.1179.1.i, 3
  %scevgep70.i = getelementptr i8, ptr %lsr.iv61.i, i64 %135
  %.1183.1.i = load i64, ptr %scevgep70.i, align 8, !noalias !188
  %.1187.1.i = getelementptr double, ptr %78, i64 %.1183.1.i
  store double %.1176.1.i, ptr %.1187.1.i, align 8, !noalias !188
  %lsr.iv.next58.i = add i64 %lsr.iv57.i, -2
  %scevgep62.i = getelementptr i8, ptr %lsr.iv61.i, i64 16
  %scevgep68.i = getelementptr i8, ptr %lsr.iv67.i, i64 16
  %.1136.1.i = icmp sgt i64 %lsr.iv.next58.i, 2
  br i1 %.1136.1.i, label %B984.if.i, label %B1058.i

B1406.endif.i:                                    ; preds = %B1406.endif.i, %B1406.endif.preheader1.i
  %lsr.iv71.i = phi ptr [ %scevgep72.1.i, %B1406.endif.i ], [ %invariant.gep.i, %B1406.endif.preheader1.i ]
  %.1419477479.i = phi i64 [ %.1426.1.i, %B1406.endif.i ], [ 0, %B1406.endif.preheader1.i ]
  %sunkaddr322.i = shl i64 %.1419477479.i, 3
  %sunkaddr323.i = getelementptr i8, ptr %arg.problem.7, i64 %sunkaddr322.i
  %.1453.i = load double, ptr %sunkaddr323.i, align 8, !noalias !188
  %.1498.i = load double, ptr %sunkaddr325.i, align 8, !noalias !188
  %.1499.i = fmul double %.1453.i, %.1498.i
  %scevgep107.i = getelementptr i8, ptr %scevgep105.i, i64 %sunkaddr322.i
  %scevgep108.i = getelementptr i8, ptr %scevgep107.i, i64 -8
  %.1502.i = load double, ptr %scevgep108.i, align 8, !noalias !188
  %.1506.i = fdiv double %.1499.i, %.1502.i
  store double %.1506.i, ptr %lsr.iv71.i, align 8, !noalias !188
  %scevgep72.i = getelementptr i8, ptr %lsr.iv71.i, i64 %83
  %.1426.1.i = add nuw i64 %.1419477479.i, 2
  %sunkaddr328.i = getelementptr i8, ptr %sunkaddr323.i, i64 8
  %.1453.1.i = load double, ptr %sunkaddr328.i, align 8, !noalias !188
  %.1498.1.i = load double, ptr %sunkaddr325.i, align 8, !noalias !188
  %.1499.1.i = fmul double %.1453.1.i, %.1498.1.i
  %.1502.1.i = load double, ptr %scevgep107.i, align 8, !noalias !188
  %.1506.1.i = fdiv double %.1499.1.i, %.1502.1.i
  store double %.1506.1.i, ptr %scevgep72.i, align 8, !noalias !188
  %scevgep72.1.i = getelementptr i8, ptr %scevgep72.i, i64 %83
  %niter55.ncmp.1.i = icmp eq i64 %unroll_iter54.i, %.1426.1.i
  br i1 %niter55.ncmp.1.i, label %B1497.loopexit.unr-lcssa.i, label %B1406.endif.i

B1046:                                            ; preds = %B1016
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B1224.critedge:                                   ; preds = %B440.i
  br label %B1224

B1224:                                            ; preds = %B72.loopexit.i.i, %B1224.critedge
  store i64 2, ptr %retptr, align 8
  br label %common.ret

B1256:                                            ; preds = %B1242.preheader, %B2930, %B1828.endif
  store i64 3, ptr %retptr, align 8
  br label %common.ret

B1274:                                            ; preds = %B1828.endif, %B1274.outer
  %excinfo.10.1 = phi ptr [ %excinfo.10.2, %B1274.outer ], [ %excinfo.10.3, %B1828.endif ]
  %length.3.21564 = phi double [ %length.3.21564.ph, %B1274.outer ], [ %.1668, %B1828.endif ]
  %.953 = fadd double %.604, %length.3.21564
  %.10.i231 = fcmp olt double %.55, %.953
  %.11.i232 = select i1 %.10.i231, double %.55, double %.953
  %.990 = fsub double %.11.i232, %.604
  %.1124 = load double, ptr %sunkaddr1062, align 8
  %.1126 = fcmp ogt double %.1124, 0.000000e+00
  br i1 %.1126, label %B1418, label %B1508

B1352.loopexit:                                   ; preds = %B1620.1736, %B1508
  %.1124.1 = load double, ptr %sunkaddr1062, align 8
  %.1126.1 = fcmp ogt double %.1124.1, 0.000000e+00
  br i1 %.1126.1, label %B1418.1, label %B1508.1

B1418.1:                                          ; preds = %B1352.loopexit
  %.1185.1 = fmul double %.990, 0x3FE4A36C0803A6DF
  %.1192.1 = fdiv double %.1185.1, %.1124.1
  %.1194.1 = fadd double %.1192.1, 1.000000e+00
  store ptr null, ptr %.1199, align 8
  call fastcc void @part17(ptr nonnull %.1199, double %.1194.1, ptr %.75, ptr %.72, i64 %.64, ptr %.1118.1)
  br label %B1508.1

B1508.1:                                          ; preds = %B1418.1, %B1352.loopexit
  br i1 %25, label %B1538.if.1, label %B1352.loopexit.1

B1538.if.1:                                       ; preds = %B1508.1, %B1620.1.1
  %.131212781280.1 = phi i64 [ %139, %B1620.1.1 ], [ 0, %B1508.1 ]
  %.1349.1 = load double, ptr %sunkaddr1062, align 8
  %.1351.1 = fcmp ogt double %.1349.1, 0.000000e+00
  %.1356.1 = icmp slt i64 %.131212781280.1, %.63
  %or.cond.1 = select i1 %.1351.1, i1 %.1356.1, i1 false
  br i1 %or.cond.1, label %B1584.1, label %B1620.1

B1584.1:                                          ; preds = %B1538.if.1
  %136 = shl i64 %.131212781280.1, 3
  %scevgep853 = getelementptr i8, ptr %scevgep850, i64 %136
  %scevgep854 = getelementptr i8, ptr %scevgep853, i64 -8
  %.1361.1 = load double, ptr %scevgep854, align 8
  %sunkaddr1066 = getelementptr i8, ptr %arg.now, i64 %136
  %.1365.1 = load double, ptr %sunkaddr1066, align 8
  %.1366.1 = fsub double %.1361.1, %.1365.1
  br label %B1620.1

B1620.1:                                          ; preds = %B1584.1, %B1538.if.1
  %"$phi1620.3.2.5.1" = phi double [ %.1366.1, %B1584.1 ], [ 0.000000e+00, %B1538.if.1 ]
  %137 = shl i64 %.131212781280.1, 3
  %scevgep855 = getelementptr i8, ptr %scevgep850, i64 %137
  %scevgep856 = getelementptr i8, ptr %scevgep855, i64 -8
  store double %"$phi1620.3.2.5.1", ptr %scevgep856, align 8
  %.1349.1.1 = load double, ptr %sunkaddr1062, align 8
  %.1351.1.1 = fcmp ogt double %.1349.1.1, 0.000000e+00
  %138 = or disjoint i64 %.131212781280.1, 1
  %.1356.1.1 = icmp slt i64 %138, %.63
  %or.cond.1.1 = select i1 %.1351.1.1, i1 %.1356.1.1, i1 false
  br i1 %or.cond.1.1, label %B1584.1.1, label %B1620.1.1

B1584.1.1:                                        ; preds = %B1620.1
  %.1361.1.1 = load double, ptr %scevgep855, align 8
  %sunkaddr1069 = getelementptr i8, ptr %arg.now, i64 %137
  %sunkaddr1070 = getelementptr i8, ptr %sunkaddr1069, i64 8
  %.1365.1.1 = load double, ptr %sunkaddr1070, align 8
  %.1366.1.1 = fsub double %.1361.1.1, %.1365.1.1
  br label %B1620.1.1

B1620.1.1:                                        ; preds = %B1584.1.1, %B1620.1
  %"$phi1620.3.2.5.1.1" = phi double [ %.1366.1.1, %B1584.1.1 ], [ 0.000000e+00, %B1620.1 ]
  store double %"$phi1620.3.2.5.1.1", ptr %scevgep855, align 8
  %139 = add nuw nsw i64 %.131212781280.1, 2
  %exitcond.1.not.1 = icmp eq i64 %139, %..64
  br i1 %exitcond.1.not.1, label %B1352.loopexit.1, label %B1538.if.1

B1352.loopexit.1:                                 ; preds = %B1620.1.1, %B1508.1
  %.1124.2 = load double, ptr %sunkaddr1062, align 8
  %.1126.2 = fcmp ogt double %.1124.2, 0.000000e+00
  br i1 %.1126.2, label %B1418.2, label %B1508.2

B1418.2:                                          ; preds = %B1352.loopexit.1
  %.1192.2 = fdiv double %.990, %.1124.2
  %.1194.2 = fadd double %.1192.2, 1.000000e+00
  store ptr null, ptr %.1199, align 8
  call fastcc void @part17(ptr nonnull %.1199, double %.1194.2, ptr %.75, ptr %.72, i64 %.64, ptr %.1118.2)
  br label %B1508.2

B1508.2:                                          ; preds = %B1418.2, %B1352.loopexit.1
  br i1 %25, label %B1538.if.2, label %B1740

B1538.if.2:                                       ; preds = %B1508.2, %B1620.2.1
  %.131212781280.2 = phi i64 [ %143, %B1620.2.1 ], [ 0, %B1508.2 ]
  %.1349.2 = load double, ptr %sunkaddr1062, align 8
  %.1351.2 = fcmp ogt double %.1349.2, 0.000000e+00
  %.1356.2 = icmp slt i64 %.131212781280.2, %.63
  %or.cond.2 = select i1 %.1351.2, i1 %.1356.2, i1 false
  br i1 %or.cond.2, label %B1584.2, label %B1620.2

B1584.2:                                          ; preds = %B1538.if.2
  %140 = shl i64 %.131212781280.2, 3
  %scevgep863 = getelementptr i8, ptr %scevgep860, i64 %140
  %scevgep864 = getelementptr i8, ptr %scevgep863, i64 -8
  %.1361.2 = load double, ptr %scevgep864, align 8
  %sunkaddr1074 = getelementptr i8, ptr %arg.now, i64 %140
  %.1365.2 = load double, ptr %sunkaddr1074, align 8
  %.1366.2 = fsub double %.1361.2, %.1365.2
  br label %B1620.2

B1620.2:                                          ; preds = %B1584.2, %B1538.if.2
  %"$phi1620.3.2.5.2" = phi double [ %.1366.2, %B1584.2 ], [ 0.000000e+00, %B1538.if.2 ]
  %141 = shl i64 %.131212781280.2, 3
  %scevgep865 = getelementptr i8, ptr %scevgep860, i64 %141
  %scevgep866 = getelementptr i8, ptr %scevgep865, i64 -8
  store double %"$phi1620.3.2.5.2", ptr %scevgep866, align 8
  %.1349.2.1 = load double, ptr %sunkaddr1062, align 8
  %.1351.2.1 = fcmp ogt double %.1349.2.1, 0.000000e+00
  %142 = or disjoint i64 %.131212781280.2, 1
  %.1356.2.1 = icmp slt i64 %142, %.63
  %or.cond.2.1 = select i1 %.1351.2.1, i1 %.1356.2.1, i1 false
  br i1 %or.cond.2.1, label %B1584.2.1, label %B1620.2.1

B1584.2.1:                                        ; preds = %B1620.2
  %.1361.2.1 = load double, ptr %scevgep865, align 8
  %sunkaddr1077 = getelementptr i8, ptr %arg.now, i64 %141
  %sunkaddr1078 = getelementptr i8, ptr %sunkaddr1077, i64 8
  %.1365.2.1 = load double, ptr %sunkaddr1078, align 8
  %.1366.2.1 = fsub double %.1361.2.1, %.1365.2.1
  br label %B1620.2.1

B1620.2.1:                                        ; preds = %B1584.2.1, %B1620.2
  %"$phi1620.3.2.5.2.1" = phi double [ %.1366.2.1, %B1584.2.1 ], [ 0.000000e+00, %B1620.2 ]
  store double %"$phi1620.3.2.5.2.1", ptr %scevgep865, align 8
  %143 = add nuw nsw i64 %.131212781280.2, 2
  %exitcond.2.not.1 = icmp eq i64 %143, %..64
  br i1 %exitcond.2.not.1, label %B1662.if, label %B1538.if.2

B1418:                                            ; preds = %B1274
  %.1185 = fmul double %.990, 0x3FC3D8B64657CAEA
  %.1192 = fdiv double %.1185, %.1124
  %.1194 = fadd double %.1192, 1.000000e+00
  store ptr null, ptr %.1199, align 8
  call fastcc void @part17(ptr nonnull %.1199, double %.1194, ptr %.75, ptr %.72, i64 %.64, ptr %.97)
  br label %B1508

B1508:                                            ; preds = %B1418, %B1274
  br i1 %25, label %B1538.if, label %B1352.loopexit

B1584:                                            ; preds = %B1538.if
  %144 = shl i64 %.131212781280, 3
  %scevgep842 = getelementptr i8, ptr %scevgep, i64 %144
  %scevgep843 = getelementptr i8, ptr %scevgep842, i64 -8
  %.1361 = load double, ptr %scevgep843, align 8
  %sunkaddr1080 = getelementptr i8, ptr %arg.now, i64 %144
  %.1365 = load double, ptr %sunkaddr1080, align 8
  %.1366 = fsub double %.1361, %.1365
  br label %B1620

B1620:                                            ; preds = %B1538.if, %B1584
  %"$phi1620.3.2.5" = phi double [ %.1366, %B1584 ], [ 0.000000e+00, %B1538.if ]
  %145 = shl i64 %.131212781280, 3
  %scevgep844 = getelementptr i8, ptr %scevgep, i64 %145
  %scevgep845 = getelementptr i8, ptr %scevgep844, i64 -8
  store double %"$phi1620.3.2.5", ptr %scevgep845, align 8
  %.1349.1723 = load double, ptr %sunkaddr1062, align 8
  %.1351.1724 = fcmp ogt double %.1349.1723, 0.000000e+00
  %146 = or disjoint i64 %.131212781280, 1
  %.1356.1725 = icmp slt i64 %146, %.63
  %or.cond.1726 = select i1 %.1351.1724, i1 %.1356.1725, i1 false
  br i1 %or.cond.1726, label %B1584.1733, label %B1620.1736

B1584.1733:                                       ; preds = %B1620
  %.1361.1729 = load double, ptr %scevgep844, align 8
  %sunkaddr1083 = getelementptr i8, ptr %arg.now, i64 %145
  %sunkaddr1084 = getelementptr i8, ptr %sunkaddr1083, i64 8
  %.1365.1731 = load double, ptr %sunkaddr1084, align 8
  %.1366.1732 = fsub double %.1361.1729, %.1365.1731
  br label %B1620.1736

B1620.1736:                                       ; preds = %B1584.1733, %B1620
  %"$phi1620.3.2.5.1734" = phi double [ %.1366.1732, %B1584.1733 ], [ 0.000000e+00, %B1620 ]
  store double %"$phi1620.3.2.5.1734", ptr %scevgep844, align 8
  %147 = add nuw nsw i64 %.131212781280, 2
  %exitcond.not.1 = icmp eq i64 %147, %..64
  br i1 %exitcond.not.1, label %B1352.loopexit, label %B1538.if

B1740:                                            ; preds = %B1662.if, %B1508.2
  store ptr null, ptr %.175.i, align 8, !noalias !206
  store ptr null, ptr %.205.i, align 8, !noalias !206
  store i8 0, ptr %.846.i, align 1, !noalias !206
  store ptr null, ptr %.1686.i, align 8, !noalias !206
  store ptr null, ptr %.1724.i, align 8, !noalias !206
  %.40.i = load i64, ptr %arg.problem.4, align 8, !noalias !206
  %.45.i = shl i64 %.40.i, 1
  %.46.i = add i64 %.45.i, 2
  %.22.i.i16 = load i64, ptr %.21.i, align 8, !noalias !210
  %.26.i.i17 = getelementptr double, ptr %arg.problem.5, i64 %.22.i.i16
  %.28.i.i18 = getelementptr i8, ptr %.26.i.i17, i64 8
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
  store ptr null, ptr %.175.i, align 8, !noalias !206
  call fastcc void @part18(ptr nonnull %.175.i, ptr readonly %.164, i64 %.40.i, double %.144.i, double 0.000000e+00, ptr %.125.i)
  store ptr null, ptr %.205.i, align 8, !noalias !206
  call fastcc void @part18(ptr nonnull %.205.i, ptr readonly %.164, i64 %.40.i, double %.152.i, double %.160.i, ptr %.136.i)
  %.387.inv.i = icmp sgt i64 %.40.i, 0
  %..45746.i = select i1 %.387.inv.i, i64 %.45.i, i64 0
  %.429810.i = icmp sgt i64 %..45746.i, 0
  br i1 %.429810.i, label %B542.if.preheader.i, label %B678.i

B542.if.lr.ph.1.i:                                ; preds = %B542.if.i
  %148 = getelementptr i8, ptr %.138, i64 %194
  %scevgep610.i = getelementptr i8, ptr %148, i64 24
  br label %B542.if.1.i

B542.if.1.i:                                      ; preds = %B542.if.1.i, %B542.if.lr.ph.1.i
  %.435805811.1.i = phi i64 [ 0, %B542.if.lr.ph.1.i ], [ %.442.1.1.i, %B542.if.1.i ]
  %149 = shl i64 %.435805811.1.i, 3
  %scevgep609.i = getelementptr i8, ptr %.97, i64 %149
  %.671.11539.i = load double, ptr %scevgep609.i, align 8, !noalias !206
  %.672.11540.i = fmul double %.671.11539.i, 0x4010B70201A79C46
  %150 = fsub double 0.000000e+00, %.672.11540.i
  %scevgep259.i = getelementptr i8, ptr %scevgep618.i, i64 %149
  %scevgep261.i = getelementptr i8, ptr %scevgep259.i, i64 -8
  %.671.1.1.i = load double, ptr %scevgep261.i, align 8, !noalias !206
  %.672.1.1.i = fmul double %.671.1.1.i, 0x3FD4F8C15DA84E86
  %151 = fsub double %150, %.672.1.1.i
  %scevgep257.i = getelementptr i8, ptr %scevgep614.i, i64 %149
  %scevgep258.i = getelementptr i8, ptr %scevgep257.i, i64 -8
  %.671.2.1.i = load double, ptr %scevgep258.i, align 8, !noalias !206
  %.672.2.1.i = fmul double %.671.2.1.i, 0x3FDE810014C55221
  %.674.2.1.i = fadd double %151, %.672.2.1.i
  %scevgep255.i = getelementptr i8, ptr %scevgep610.i, i64 %149
  %scevgep256.i = getelementptr i8, ptr %scevgep255.i, i64 -8
  store double %.674.2.1.i, ptr %scevgep256.i, align 8, !noalias !206
  %scevgep263.i = getelementptr i8, ptr %scevgep609.i, i64 8
  %.671.11539.1.i = load double, ptr %scevgep263.i, align 8, !noalias !206
  %.672.11540.1.i = fmul double %.671.11539.1.i, 0x4010B70201A79C46
  %152 = fsub double 0.000000e+00, %.672.11540.1.i
  %.671.1.1.1.i = load double, ptr %scevgep259.i, align 8, !noalias !206
  %.672.1.1.1.i = fmul double %.671.1.1.1.i, 0x3FD4F8C15DA84E86
  %153 = fsub double %152, %.672.1.1.1.i
  %.671.2.1.1.i = load double, ptr %scevgep257.i, align 8, !noalias !206
  %.672.2.1.1.i = fmul double %.671.2.1.1.i, 0x3FDE810014C55221
  %.674.2.1.1.i = fadd double %153, %.672.2.1.1.i
  %.442.1.1.i = add nuw nsw i64 %.435805811.1.i, 2
  store double %.674.2.1.1.i, ptr %scevgep255.i, align 8, !noalias !206
  %exitcond.1.not.1.i = icmp eq i64 %..45746.i, %.442.1.1.i
  br i1 %exitcond.1.not.1.i, label %B542.if.lr.ph.2.i, label %B542.if.1.i

B542.if.lr.ph.2.i:                                ; preds = %B542.if.1.i
  %154 = add i64 %192, 40
  %scevgep584.i = getelementptr i8, ptr %.97, i64 %154
  %scevgep595.i = getelementptr i8, ptr %.138, i64 %154
  br label %B542.if.2.i

B542.if.2.i:                                      ; preds = %B542.if.2.i, %B542.if.lr.ph.2.i
  %.435805811.2.i = phi i64 [ 0, %B542.if.lr.ph.2.i ], [ %.442.2.1.i, %B542.if.2.i ]
  %155 = shl i64 %.435805811.2.i, 3
  %scevgep594.i = getelementptr i8, ptr %.97, i64 %155
  %.671.21543.i = load double, ptr %scevgep594.i, align 8, !noalias !206
  %.672.21544.i = fmul double %.671.21543.i, 0x3FE017885A24A7F2
  %.674.21545.i = fadd double %.672.21544.i, 0.000000e+00
  %scevgep590.i = getelementptr i8, ptr %scevgep618.i, i64 %155
  %scevgep252.i = getelementptr i8, ptr %scevgep590.i, i64 -8
  %.671.1.2.i = load double, ptr %scevgep252.i, align 8, !noalias !206
  %.672.1.2.i = fmul double %.671.1.2.i, 0x4004934E6FCAA598
  %156 = fsub double %.674.21545.i, %.672.1.2.i
  %scevgep249.i = getelementptr i8, ptr %scevgep584.i, i64 %155
  %scevgep250.i = getelementptr i8, ptr %scevgep249.i, i64 -8
  %.671.2.2.i = load double, ptr %scevgep250.i, align 8, !noalias !206
  %.672.2.2.i = fmul double %.671.2.2.i, 0x3FE312C0CF7BDFD1
  %.674.2.2.i = fadd double %156, %.672.2.2.i
  %scevgep247.i = getelementptr i8, ptr %scevgep595.i, i64 %155
  %scevgep248.i = getelementptr i8, ptr %scevgep247.i, i64 -8
  store double %.674.2.2.i, ptr %scevgep248.i, align 8, !noalias !206
  %scevgep254.i = getelementptr i8, ptr %scevgep594.i, i64 8
  %.671.21543.1.i = load double, ptr %scevgep254.i, align 8, !noalias !206
  %.672.21544.1.i = fmul double %.671.21543.1.i, 0x3FE017885A24A7F2
  %.674.21545.1.i = fadd double %.672.21544.1.i, 0.000000e+00
  %.671.1.2.1.i = load double, ptr %scevgep590.i, align 8, !noalias !206
  %.672.1.2.1.i = fmul double %.671.1.2.1.i, 0x4004934E6FCAA598
  %157 = fsub double %.674.21545.1.i, %.672.1.2.1.i
  %.671.2.2.1.i = load double, ptr %scevgep249.i, align 8, !noalias !206
  %.672.2.2.1.i = fmul double %.671.2.2.1.i, 0x3FE312C0CF7BDFD1
  %.674.2.2.1.i = fadd double %157, %.672.2.2.1.i
  %.442.2.1.i = add nuw nsw i64 %.435805811.2.i, 2
  store double %.674.2.2.1.i, ptr %scevgep247.i, align 8, !noalias !206
  %exitcond.2.not.1.i = icmp eq i64 %..45746.i, %.442.2.1.i
  br i1 %exitcond.2.not.1.i, label %B678.i, label %B542.if.2.i

B678.i:                                           ; preds = %B542.if.2.i, %B1740
  %.1713.i = getelementptr double, ptr %.99.i, i64 %.46.i
  %.1717.idx.i = shl i64 %.46.i, 4
  %.1717.i = getelementptr i8, ptr %.99.i, i64 %.1717.idx.i
  %xtraiter.i.i19 = and i64 %.95.i, 2
  %unroll_iter.i.i20 = and i64 %.95.i, 9223372036854775804
  %xtraiter.i60.i = and i64 %.45.i, 2
  %unroll_iter.i62.i = and i64 %.45.i, 9223372036854775804
  %.185.i.i = sitofp i64 %.46.i to double
  %158 = mul i64 %.40.i, 48
  %159 = getelementptr i8, ptr %.138, i64 %158
  %scevgep.i21 = getelementptr i8, ptr %159, i64 72
  %160 = mul i64 %.40.i, 80
  %161 = getelementptr i8, ptr %.138, i64 %160
  %scevgep459.i = getelementptr i8, ptr %161, i64 88
  %162 = shl i64 %.40.i, 6
  %163 = getelementptr i8, ptr %.138, i64 %162
  %scevgep463.i = getelementptr i8, ptr %163, i64 72
  %scevgep467.i = getelementptr i8, ptr %159, i64 56
  %164 = mul i64 %.40.i, 96
  %165 = getelementptr i8, ptr %.138, i64 %164
  %166 = mul i64 %.40.i, 112
  %167 = getelementptr i8, ptr %.138, i64 %166
  %168 = shl i64 %.40.i, 7
  %169 = getelementptr i8, ptr %.138, i64 %168
  %scevgep511.i = getelementptr i8, ptr %.138, i64 %.1717.idx.i
  %170 = shl i64 %.40.i, 4
  %171 = getelementptr i8, ptr %.138, i64 %170
  %scevgep514.i = getelementptr i8, ptr %171, i64 16
  %scevgep524.i = getelementptr i8, ptr %165, i64 120
  %scevgep541.i = getelementptr i8, ptr %167, i64 136
  %scevgep559.i = getelementptr i8, ptr %169, i64 152
  %scevgep579.i = getelementptr i8, ptr %.97, i64 %.1717.idx.i
  %172 = getelementptr i8, ptr %.97, i64 %170
  %scevgep582.i = getelementptr i8, ptr %172, i64 16
  %173 = icmp slt i64 %.40.i, 0
  %174 = icmp ult i64 %.95.i, 4
  %175 = icmp eq i64 %xtraiter.i.i19, 0
  %176 = icmp slt i64 %.40.i, 1
  %177 = icmp ult i64 %.45.i, 4
  %178 = icmp eq i64 %xtraiter.i60.i, 0
  %179 = and i64 %.40.i, 1
  %180 = icmp eq i64 %179, 0
  br label %B732.i

B732.i:                                           ; preds = %B2110.i, %B678.i
  %.787.sroa.0.050.i = phi i64 [ 0, %B678.i ], [ %.787.sroa.0.0.i, %B2110.i ]
  %.79695549.i = phi i64 [ 5, %B678.i ], [ %.796955.i, %B2110.i ]
  %.80396948.i = phi i64 [ 1, %B678.i ], [ %.803969.i, %B2110.i ]
  %before.2.047.i = phi double [ 0.000000e+00, %B678.i ], [ %.1948.i, %B2110.i ]
  %rate.3.046.i = phi double [ 0.000000e+00, %B678.i ], [ %rate.2.1.i, %B2110.i ]
  store i8 0, ptr %.846.i, align 1, !noalias !206
  call fastcc void @part19(ptr nonnull %.846.i, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.604, double %.990, ptr readonly %arg.now, ptr %.97, ptr %.96.i, ptr %.102.i)
  %.860.i = load i8, ptr %.846.i, align 1, !noalias !206
  %.863.not.i = icmp eq i8 %.860.i, 0
  br i1 %.863.not.i, label %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v50B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit, label %B782.i

B782.i:                                           ; preds = %B732.i
  br i1 %173, label %B856.if.i, label %B38.if.preheader.i.i22

B38.if.preheader.i.i22:                           ; preds = %B782.i
  br i1 %174, label %B38.if.epil.preheader.i.i41, label %B38.if.i.i23

B72.loopexit.unr-lcssa.i.i40:                     ; preds = %B38.if.i.i23
  br i1 %175, label %B72.loopexit.i.i53, label %B38.if.epil.preheader.i.i41

B38.if.epil.preheader.i.i41:                      ; preds = %B72.loopexit.unr-lcssa.i.i40, %B38.if.preheader.i.i22
  %total.2.039.epil.init.i.i42 = phi double [ 0.000000e+00, %B38.if.preheader.i.i22 ], [ %.135.3.i.i38, %B72.loopexit.unr-lcssa.i.i40 ]
  %.983537.epil.init.i.i43 = phi i64 [ 0, %B38.if.preheader.i.i22 ], [ %unroll_iter.i.i20, %B72.loopexit.unr-lcssa.i.i40 ]
  %181 = shl i64 %.983537.epil.init.i.i43, 3
  %scevgep.i.i44 = getelementptr i8, ptr %.96.i, i64 %181
  br label %B38.if.epil.i.i45

B38.if.epil.i.i45:                                ; preds = %B38.if.epil.i.i45, %B38.if.epil.preheader.i.i41
  %total.2.039.epil.i.i46 = phi double [ %.135.epil.i.i50, %B38.if.epil.i.i45 ], [ %total.2.039.epil.init.i.i42, %B38.if.epil.preheader.i.i41 ]
  %epil.iter.i.i47 = phi i64 [ %epil.iter.next.i.i51, %B38.if.epil.i.i45 ], [ 0, %B38.if.epil.preheader.i.i41 ]
  %182 = shl i64 %epil.iter.i.i47, 3
  %scevgep458.i = getelementptr i8, ptr %scevgep.i.i44, i64 %182
  %.132.epil.i.i48 = load double, ptr %scevgep458.i, align 8, !noalias !213
  %.133.epil.i.i49 = fmul double %.132.epil.i.i48, 0.000000e+00
  %.135.epil.i.i50 = fadd double %total.2.039.epil.i.i46, %.133.epil.i.i49
  %epil.iter.next.i.i51 = add i64 %epil.iter.i.i47, 1
  %epil.iter.cmp.not.i.i52 = icmp eq i64 %xtraiter.i.i19, %epil.iter.next.i.i51
  br i1 %epil.iter.cmp.not.i.i52, label %B72.loopexit.i.i53, label %B38.if.epil.i.i45, !llvm.loop !216

B72.loopexit.i.i53:                               ; preds = %B38.if.epil.i.i45, %B72.loopexit.unr-lcssa.i.i40
  %.135.lcssa.i.i54 = phi double [ %.135.3.i.i38, %B72.loopexit.unr-lcssa.i.i40 ], [ %.135.epil.i.i50, %B38.if.epil.i.i45 ]
  %183 = fcmp une double %.135.lcssa.i.i54, 0.000000e+00
  br i1 %183, label %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v50B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit, label %B856.if.i

B38.if.i.i23:                                     ; preds = %B38.if.preheader.i.i22, %B38.if.i.i23
  %total.2.039.i.i24 = phi double [ %.135.3.i.i38, %B38.if.i.i23 ], [ 0.000000e+00, %B38.if.preheader.i.i22 ]
  %.983537.i.i25 = phi i64 [ %.105.3.i.i35, %B38.if.i.i23 ], [ 0, %B38.if.preheader.i.i22 ]
  %sunkaddr.i.i = shl i64 %.983537.i.i25, 3
  %scevgep456.i = getelementptr i8, ptr %scevgep.i21, i64 %sunkaddr.i.i
  %scevgep457.i = getelementptr i8, ptr %scevgep456.i, i64 -24
  %.132.i.i26 = load double, ptr %scevgep457.i, align 8, !noalias !213
  %.133.i.i27 = fmul double %.132.i.i26, 0.000000e+00
  %.135.i.i28 = fadd double %total.2.039.i.i24, %.133.i.i27
  %scevgep183.i = getelementptr i8, ptr %scevgep456.i, i64 -16
  %.132.1.i.i29 = load double, ptr %scevgep183.i, align 8, !noalias !213
  %.133.1.i.i30 = fmul double %.132.1.i.i29, 0.000000e+00
  %.135.1.i.i31 = fadd double %.135.i.i28, %.133.1.i.i30
  %scevgep181.i = getelementptr i8, ptr %scevgep456.i, i64 -8
  %.132.2.i.i32 = load double, ptr %scevgep181.i, align 8, !noalias !213
  %.133.2.i.i33 = fmul double %.132.2.i.i32, 0.000000e+00
  %.135.2.i.i34 = fadd double %.135.1.i.i31, %.133.2.i.i33
  %.105.3.i.i35 = add nuw nsw i64 %.983537.i.i25, 4
  %.132.3.i.i36 = load double, ptr %scevgep456.i, align 8, !noalias !213
  %.133.3.i.i37 = fmul double %.132.3.i.i36, 0.000000e+00
  %.135.3.i.i38 = fadd double %.135.2.i.i34, %.133.3.i.i37
  %niter.ncmp.3.i.i39 = icmp eq i64 %unroll_iter.i.i20, %.105.3.i.i35
  br i1 %niter.ncmp.3.i.i39, label %B72.loopexit.unr-lcssa.i.i40, label %B38.if.i.i23

B890.if.1.i:                                      ; preds = %B890.if.i, %B890.if.1.i
  %.1228848854.1.i = phi i64 [ %.1235.1.1.i, %B890.if.1.i ], [ 0, %B890.if.i ]
  %184 = shl i64 %.1228848854.1.i, 3
  %scevgep485.i = getelementptr i8, ptr %scevgep467.i, i64 %184
  %scevgep486.i = getelementptr i8, ptr %scevgep485.i, i64 -8
  %.1464.11550.i = load double, ptr %scevgep486.i, align 8, !noalias !206
  %.1465.11551.i = fmul double %.1464.11550.i, 0x4010B70201A79C46
  %185 = fsub double 0.000000e+00, %.1465.11551.i
  %scevgep194.i69 = getelementptr i8, ptr %scevgep463.i, i64 %184
  %scevgep195.i70 = getelementptr i8, ptr %scevgep194.i69, i64 -8
  %.1464.1.1.i = load double, ptr %scevgep195.i70, align 8, !noalias !206
  %.1465.1.1.i = fmul double %.1464.1.1.i, 0x3FD4F8C15DA84E86
  %186 = fsub double %185, %.1465.1.1.i
  %scevgep192.i = getelementptr i8, ptr %scevgep459.i, i64 %184
  %scevgep193.i = getelementptr i8, ptr %scevgep192.i, i64 -8
  %.1464.2.1.i = load double, ptr %scevgep193.i, align 8, !noalias !206
  %.1465.2.1.i = fmul double %.1464.2.1.i, 0x3FDE810014C55221
  %.1467.2.1.i = fadd double %186, %.1465.2.1.i
  %sunkaddr274.i = getelementptr i8, ptr %167, i64 %184
  %sunkaddr275.i = getelementptr i8, ptr %sunkaddr274.i, i64 112
  store double %.1467.2.1.i, ptr %sunkaddr275.i, align 8, !noalias !206
  %.1464.11550.1.i = load double, ptr %scevgep485.i, align 8, !noalias !206
  %.1465.11551.1.i = fmul double %.1464.11550.1.i, 0x4010B70201A79C46
  %187 = fsub double 0.000000e+00, %.1465.11551.1.i
  %.1464.1.1.1.i = load double, ptr %scevgep194.i69, align 8, !noalias !206
  %.1465.1.1.1.i = fmul double %.1464.1.1.1.i, 0x3FD4F8C15DA84E86
  %188 = fsub double %187, %.1465.1.1.1.i
  %.1464.2.1.1.i = load double, ptr %scevgep192.i, align 8, !noalias !206
  %.1465.2.1.1.i = fmul double %.1464.2.1.1.i, 0x3FDE810014C55221
  %.1467.2.1.1.i = fadd double %188, %.1465.2.1.1.i
  %.1235.1.1.i = add nuw nsw i64 %.1228848854.1.i, 2
  %sunkaddr278.i = getelementptr i8, ptr %sunkaddr274.i, i64 120
  store double %.1467.2.1.1.i, ptr %sunkaddr278.i, align 8, !noalias !206
  %exitcond1547.1.not.1.i = icmp eq i64 %..45746.i, %.1235.1.1.i
  br i1 %exitcond1547.1.not.1.i, label %B890.if.2.i, label %B890.if.1.i

B890.if.2.i:                                      ; preds = %B890.if.1.i, %B890.if.2.i
  %.1228848854.2.i = phi i64 [ %.1235.2.1.i, %B890.if.2.i ], [ 0, %B890.if.1.i ]
  %189 = shl i64 %.1228848854.2.i, 3
  %scevgep501.i = getelementptr i8, ptr %scevgep467.i, i64 %189
  %scevgep502.i = getelementptr i8, ptr %scevgep501.i, i64 -8
  %.1464.21554.i = load double, ptr %scevgep502.i, align 8, !noalias !206
  %.1465.21555.i = fmul double %.1464.21554.i, 0x3FE017885A24A7F2
  %.1467.21556.i = fadd double %.1465.21555.i, 0.000000e+00
  %scevgep200.i = getelementptr i8, ptr %scevgep463.i, i64 %189
  %scevgep201.i71 = getelementptr i8, ptr %scevgep200.i, i64 -8
  %.1464.1.2.i = load double, ptr %scevgep201.i71, align 8, !noalias !206
  %.1465.1.2.i = fmul double %.1464.1.2.i, 0x4004934E6FCAA598
  %190 = fsub double %.1467.21556.i, %.1465.1.2.i
  %scevgep198.i = getelementptr i8, ptr %scevgep459.i, i64 %189
  %scevgep199.i72 = getelementptr i8, ptr %scevgep198.i, i64 -8
  %.1464.2.2.i = load double, ptr %scevgep199.i72, align 8, !noalias !206
  %.1465.2.2.i = fmul double %.1464.2.2.i, 0x3FE312C0CF7BDFD1
  %.1467.2.2.i = fadd double %190, %.1465.2.2.i
  %sunkaddr280.i = getelementptr i8, ptr %169, i64 %189
  %sunkaddr281.i = getelementptr i8, ptr %sunkaddr280.i, i64 128
  store double %.1467.2.2.i, ptr %sunkaddr281.i, align 8, !noalias !206
  %.1464.21554.1.i = load double, ptr %scevgep501.i, align 8, !noalias !206
  %.1465.21555.1.i = fmul double %.1464.21554.1.i, 0x3FE017885A24A7F2
  %.1467.21556.1.i = fadd double %.1465.21555.1.i, 0.000000e+00
  %.1464.1.2.1.i = load double, ptr %scevgep200.i, align 8, !noalias !206
  %.1465.1.2.1.i = fmul double %.1464.1.2.1.i, 0x4004934E6FCAA598
  %191 = fsub double %.1467.21556.1.i, %.1465.1.2.1.i
  %.1464.2.2.1.i = load double, ptr %scevgep198.i, align 8, !noalias !206
  %.1465.2.2.1.i = fmul double %.1464.2.2.1.i, 0x3FE312C0CF7BDFD1
  %.1467.2.2.1.i = fadd double %191, %.1465.2.2.1.i
  %.1235.2.1.i = add nuw nsw i64 %.1228848854.2.i, 2
  %sunkaddr284.i = getelementptr i8, ptr %sunkaddr280.i, i64 136
  store double %.1467.2.2.1.i, ptr %sunkaddr284.i, align 8, !noalias !206
  %exitcond1547.2.not.1.i = icmp eq i64 %..45746.i, %.1235.2.1.i
  br i1 %exitcond1547.2.not.1.i, label %B1056.if.i, label %B890.if.2.i

B1290.i:                                          ; preds = %B1056.if.i, %B856.if.i
  store ptr null, ptr %.1686.i, align 8, !noalias !206
  call fastcc void @part20(ptr nonnull %.1686.i, ptr readonly %.164, i64 %.40.i, ptr %.28.i.i18, double %.144.i, double 0.000000e+00, ptr %.125.i, ptr %.99.i, ptr %.102.i)
  store ptr null, ptr %.1724.i, align 8, !noalias !206
  call fastcc void @part20(ptr nonnull %.1724.i, ptr readonly %.164, i64 %.40.i, ptr %.28.i.i18, double %.152.i, double %.160.i, ptr %.136.i, ptr %.1713.i, ptr %.1717.i)
  br i1 %176, label %B282.i79.i, label %B38.if.preheader.i59.i

B1646.i:                                          ; preds = %B282.i253.i
  %.2020.i = icmp sgt i64 %.787.sroa.0.050.i, 0
  br i1 %.2020.i, label %B1658.i, label %B1738.i

B1658.i:                                          ; preds = %B1646.i
  %.2029.i = fdiv double %.1948.i, %before.2.047.i
  %.2037.i = fcmp ult double %.2029.i, 1.000000e+00
  br i1 %.2037.i, label %B1680.i, label %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v50B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit

B1680.i:                                          ; preds = %B1658.i
  %.2043.i = sub nsw i64 6, %.787.sroa.0.050.i
  %.16.i.i = icmp sgt i64 %.787.sroa.0.050.i, 6
  %.2043.neg.i = add nsw i64 %.787.sroa.0.050.i, -6
  %spec.select.i = select i1 %.16.i.i, i64 %.2043.neg.i, i64 %.2043.i
  %.67.i.i = icmp samesign ugt i64 %spec.select.i, 65536
  br i1 %.67.i.i, label %B202.i.i, label %B270.i.i

B202.i.i:                                         ; preds = %B1680.i
  %.76.i.i67 = sitofp i64 %.2043.i to double
  %.80.i.i = tail call double @llvm.pow.f64(double %.2029.i, double %.76.i.i67)
  br label %B1680.endif.i

B270.i.i:                                         ; preds = %B1680.i
  %.108.not.i.i = icmp eq i64 %spec.select.i, 0
  br i1 %.108.not.i.i, label %B334.thread.i.i, label %B282.i.i

B282.i.i:                                         ; preds = %B270.i.i, %B282.i.i
  %r.2.0.i.i = phi double [ %r.3.1.i.i, %B282.i.i ], [ 1.000000e+00, %B270.i.i ]
  %a.1.2.0.i.i = phi double [ %.147.i.i66, %B282.i.i ], [ %.2029.i, %B270.i.i ]
  %exp.4.0.i.i = phi i64 [ %.142.i.i, %B282.i.i ], [ %spec.select.i, %B270.i.i ]
  %.122.i.i = and i64 %exp.4.0.i.i, 1
  %.123.not.i.i = icmp eq i64 %.122.i.i, 0
  %.127.i.i = fmul double %r.2.0.i.i, %a.1.2.0.i.i
  %r.3.1.i.i = select i1 %.123.not.i.i, double %r.2.0.i.i, double %.127.i.i
  %.142.i.i = lshr i64 %exp.4.0.i.i, 1
  %.147.i.i66 = fmul double %a.1.2.0.i.i, %a.1.2.0.i.i
  %.150.not.i.i = icmp eq i64 %.142.i.i, 0
  br i1 %.150.not.i.i, label %B334.i.i, label %B282.i.i

B334.i.i:                                         ; preds = %B282.i.i
  br i1 %.16.i.i, label %B338.i.i, label %B1680.endif.i

B334.thread.i.i:                                  ; preds = %B270.i.i
  br i1 %.16.i.i, label %B338.endif.i.i, label %B1680.endif.i

B338.i.i:                                         ; preds = %B334.i.i
  %.168.i.i = fcmp oeq double %r.3.1.i.i, 0.000000e+00
  br i1 %.168.i.i, label %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v50B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit, label %B338.endif.i.i, !prof !217

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
  %.2775.i = fcmp olt double %.2773.i, %.11.i243
  br i1 %.2775.i, label %B2096.i, label %B2110.i

B2096.i:                                          ; preds = %B2066.i, %B2042.i
  %.2826.i = add nsw i64 %.787.sroa.0.050.i, 1
  br label %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v50B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit

B2110.i:                                          ; preds = %B2066.i, %B2054.i
  %.797.i = icmp ne i64 %.79695549.i, 0
  %.810.i = zext i1 %.797.i to i64
  %.803969.i = add i64 %.80396948.i, %.810.i
  %.806.i = sext i1 %.797.i to i64
  %.796955.i = add nsw i64 %.79695549.i, %.806.i
  %.787.sroa.0.0.i = select i1 %.797.i, i64 %.80396948.i, i64 0
  %B732.termcond.not.i = icmp eq i64 %.79695549.i, 0
  br i1 %B732.termcond.not.i, label %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v50B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit, label %B732.i

B542.if.preheader.i:                              ; preds = %B1740
  %192 = shl i64 %.40.i, 5
  %193 = getelementptr i8, ptr %.97, i64 %192
  %scevgep614.i = getelementptr i8, ptr %193, i64 40
  %194 = shl i64 %.40.i, 4
  %195 = getelementptr i8, ptr %.97, i64 %194
  %scevgep618.i = getelementptr i8, ptr %195, i64 24
  br label %B542.if.i

B542.if.i:                                        ; preds = %B542.if.i, %B542.if.preheader.i
  %.435805811.i = phi i64 [ 0, %B542.if.preheader.i ], [ %.442.1404.i, %B542.if.i ]
  %196 = shl i64 %.435805811.i, 3
  %scevgep624.i = getelementptr i8, ptr %.97, i64 %196
  %.671.i = load double, ptr %scevgep624.i, align 8, !noalias !206
  %.672.i = fmul double %.671.i, 0x4010B70201A79C46
  %.674.i = fadd double %.672.i, 0.000000e+00
  %scevgep620.i = getelementptr i8, ptr %scevgep618.i, i64 %196
  %scevgep271.i = getelementptr i8, ptr %scevgep620.i, i64 -8
  %.671.1.i = load double, ptr %scevgep271.i, align 8, !noalias !206
  %.672.1.i = fmul double %.671.1.i, 0x3FD4F8C15DA84E86
  %.674.1.i = fadd double %.674.i, %.672.1.i
  %scevgep268.i = getelementptr i8, ptr %scevgep614.i, i64 %196
  %scevgep269.i = getelementptr i8, ptr %scevgep268.i, i64 -8
  %.671.2.i = load double, ptr %scevgep269.i, align 8, !noalias !206
  %.672.2.i = fmul double %.671.2.i, 0x3FE0BF7FF59D56EF
  %.674.2.i = fadd double %.674.1.i, %.672.2.i
  %sunkaddr286.i = getelementptr i8, ptr %.138, i64 %196
  store double %.674.2.i, ptr %sunkaddr286.i, align 8, !noalias !206
  %scevgep273.i = getelementptr i8, ptr %scevgep624.i, i64 8
  %.671.1394.i = load double, ptr %scevgep273.i, align 8, !noalias !206
  %.672.1395.i = fmul double %.671.1394.i, 0x4010B70201A79C46
  %.674.1396.i = fadd double %.672.1395.i, 0.000000e+00
  %.671.1.1398.i = load double, ptr %scevgep620.i, align 8, !noalias !206
  %.672.1.1399.i = fmul double %.671.1.1398.i, 0x3FD4F8C15DA84E86
  %.674.1.1.i = fadd double %.674.1396.i, %.672.1.1399.i
  %.671.2.1401.i = load double, ptr %scevgep268.i, align 8, !noalias !206
  %.672.2.1402.i = fmul double %.671.2.1401.i, 0x3FE0BF7FF59D56EF
  %.674.2.1403.i = fadd double %.674.1.1.i, %.672.2.1402.i
  %.442.1404.i = add nuw nsw i64 %.435805811.i, 2
  %sunkaddr289.i = getelementptr i8, ptr %sunkaddr286.i, i64 8
  store double %.674.2.1403.i, ptr %sunkaddr289.i, align 8, !noalias !206
  %exitcond.not.1.i = icmp eq i64 %..45746.i, %.442.1404.i
  br i1 %exitcond.not.1.i, label %B542.if.lr.ph.1.i, label %B542.if.i

B856.if.i:                                        ; preds = %B72.loopexit.i.i53, %B782.i
  br i1 %.429810.i, label %B890.if.i, label %B1290.i

B890.if.i:                                        ; preds = %B856.if.i, %B890.if.i
  %.1228848854.i = phi i64 [ %.1235.1419.i, %B890.if.i ], [ 0, %B856.if.i ]
  %197 = shl i64 %.1228848854.i, 3
  %scevgep469.i = getelementptr i8, ptr %scevgep467.i, i64 %197
  %scevgep470.i = getelementptr i8, ptr %scevgep469.i, i64 -8
  %.1464.i = load double, ptr %scevgep470.i, align 8, !noalias !206
  %.1465.i = fmul double %.1464.i, 0x4010B70201A79C46
  %.1467.i = fadd double %.1465.i, 0.000000e+00
  %scevgep188.i = getelementptr i8, ptr %scevgep463.i, i64 %197
  %scevgep189.i = getelementptr i8, ptr %scevgep188.i, i64 -8
  %.1464.1.i = load double, ptr %scevgep189.i, align 8, !noalias !206
  %.1465.1.i = fmul double %.1464.1.i, 0x3FD4F8C15DA84E86
  %.1467.1.i = fadd double %.1467.i, %.1465.1.i
  %scevgep186.i = getelementptr i8, ptr %scevgep459.i, i64 %197
  %scevgep187.i = getelementptr i8, ptr %scevgep186.i, i64 -8
  %.1464.2.i = load double, ptr %scevgep187.i, align 8, !noalias !206
  %.1465.2.i = fmul double %.1464.2.i, 0x3FE0BF7FF59D56EF
  %.1467.2.i = fadd double %.1467.1.i, %.1465.2.i
  %sunkaddr291.i68 = getelementptr i8, ptr %165, i64 %197
  %sunkaddr292.i = getelementptr i8, ptr %sunkaddr291.i68, i64 96
  store double %.1467.2.i, ptr %sunkaddr292.i, align 8, !noalias !206
  %.1464.1409.i = load double, ptr %scevgep469.i, align 8, !noalias !206
  %.1465.1410.i = fmul double %.1464.1409.i, 0x4010B70201A79C46
  %.1467.1411.i = fadd double %.1465.1410.i, 0.000000e+00
  %.1464.1.1413.i = load double, ptr %scevgep188.i, align 8, !noalias !206
  %.1465.1.1414.i = fmul double %.1464.1.1413.i, 0x3FD4F8C15DA84E86
  %.1467.1.1.i = fadd double %.1467.1411.i, %.1465.1.1414.i
  %.1464.2.1416.i = load double, ptr %scevgep186.i, align 8, !noalias !206
  %.1465.2.1417.i = fmul double %.1464.2.1416.i, 0x3FE0BF7FF59D56EF
  %.1467.2.1418.i = fadd double %.1467.1.1.i, %.1465.2.1417.i
  %.1235.1419.i = add nuw nsw i64 %.1228848854.i, 2
  %sunkaddr295.i = getelementptr i8, ptr %sunkaddr291.i68, i64 104
  store double %.1467.2.1418.i, ptr %sunkaddr295.i, align 8, !noalias !206
  %exitcond1547.not.1.i = icmp eq i64 %..45746.i, %.1235.1419.i
  br i1 %exitcond1547.not.1.i, label %B890.if.1.i, label %B890.if.i

B1056.if.i:                                       ; preds = %B890.if.2.i, %B1056.if.i
  %.1586880882.i = phi i64 [ %.1593.i, %B1056.if.i ], [ 0, %B890.if.2.i ]
  %.1593.i = add nuw nsw i64 %.1586880882.i, 1
  %198 = shl i64 %.1586880882.i, 3
  %scevgep515.i = getelementptr i8, ptr %scevgep514.i, i64 %198
  %.1622.i = load double, ptr %scevgep515.i, align 8, !noalias !206
  %scevgep512.i = getelementptr i8, ptr %scevgep511.i, i64 %198
  %.1628.i = load double, ptr %scevgep512.i, align 8, !noalias !206
  %scevgep509.i = getelementptr i8, ptr %.99.i, i64 %198
  %.1631.i = load double, ptr %scevgep509.i, align 8, !noalias !206
  %scevgep205.i = getelementptr i8, ptr %.138, i64 %198
  %.1634.i = load double, ptr %scevgep205.i, align 8, !noalias !206
  %.1636.i = fmul double %.144.i, %.1634.i
  %.1637.i = fsub double %.1631.i, %.1636.i
  store double %.1637.i, ptr %scevgep509.i, align 8, !noalias !206
  %scevgep204.i73 = getelementptr i8, ptr %.1713.i, i64 %198
  %.1645.i = load double, ptr %scevgep204.i73, align 8, !noalias !206
  %.1647.i = fmul double %.152.i, %.1622.i
  %.1649.i = fmul double %.160.i, %.1628.i
  %.1650.i = fsub double %.1647.i, %.1649.i
  %.1651.i = fsub double %.1645.i, %.1650.i
  store double %.1651.i, ptr %scevgep204.i73, align 8, !noalias !206
  %scevgep203.i74 = getelementptr i8, ptr %.1717.i, i64 %198
  %.1660.i = load double, ptr %scevgep203.i74, align 8, !noalias !206
  %.1662.i = fmul double %.152.i, %.1628.i
  %.1664.i = fmul double %.160.i, %.1622.i
  %.1665.i = fadd double %.1664.i, %.1662.i
  %.1666.i = fsub double %.1660.i, %.1665.i
  store double %.1666.i, ptr %scevgep203.i74, align 8, !noalias !206
  %scevgep202.i75 = getelementptr i8, ptr %.102.i, i64 %198
  store double 0.000000e+00, ptr %scevgep202.i75, align 8, !noalias !206
  %exitcond1557.not.i = icmp eq i64 %..45746.i, %.1593.i
  br i1 %exitcond1557.not.i, label %B1290.i, label %B1056.if.i

B38.if.preheader.i59.i:                           ; preds = %B1290.i
  br i1 %177, label %B38.if.epil.preheader.i67.i, label %B38.if.i63.i

B90.loopexit.unr-lcssa.i.i:                       ; preds = %B38.if.i63.i
  br i1 %178, label %B282.i79.i, label %B38.if.epil.preheader.i67.i

B38.if.epil.preheader.i67.i:                      ; preds = %B90.loopexit.unr-lcssa.i.i, %B38.if.preheader.i59.i
  %total.2.042.epil.init.i.i = phi double [ 0.000000e+00, %B38.if.preheader.i59.i ], [ %.171.3.i.i, %B90.loopexit.unr-lcssa.i.i ]
  %.1043840.epil.init.i.i = phi i64 [ 0, %B38.if.preheader.i59.i ], [ %unroll_iter.i62.i, %B90.loopexit.unr-lcssa.i.i ]
  %199 = shl i64 %.1043840.epil.init.i.i, 3
  %scevgep.i68.i = getelementptr i8, ptr %.100, i64 %199
  %scevgep5.i.i = getelementptr i8, ptr %.99.i, i64 %199
  br label %B38.if.epil.i69.i

B38.if.epil.i69.i:                                ; preds = %B38.if.epil.i69.i, %B38.if.epil.preheader.i67.i
  %total.2.042.epil.i.i = phi double [ %.171.epil.i.i, %B38.if.epil.i69.i ], [ %total.2.042.epil.init.i.i, %B38.if.epil.preheader.i67.i ]
  %epil.iter.i70.i = phi i64 [ %epil.iter.next.i71.i, %B38.if.epil.i69.i ], [ 0, %B38.if.epil.preheader.i67.i ]
  %200 = shl i64 %epil.iter.i70.i, 3
  %scevgep533.i = getelementptr i8, ptr %scevgep5.i.i, i64 %200
  %.138.epil.i.i = load double, ptr %scevgep533.i, align 8, !noalias !218
  %scevgep532.i = getelementptr i8, ptr %scevgep.i68.i, i64 %200
  %.141.epil.i.i = load double, ptr %scevgep532.i, align 8, !noalias !218
  %.145.epil.i.i = fdiv double %.138.epil.i.i, %.141.epil.i.i
  %.147.i.epil.i.i = fmul double %.145.epil.i.i, %.145.epil.i.i
  %.171.epil.i.i = fadd double %total.2.042.epil.i.i, %.147.i.epil.i.i
  %epil.iter.next.i71.i = add i64 %epil.iter.i70.i, 1
  %epil.iter.cmp.not.i72.i = icmp eq i64 %xtraiter.i60.i, %epil.iter.next.i71.i
  br i1 %epil.iter.cmp.not.i72.i, label %B282.i79.i, label %B38.if.epil.i69.i, !llvm.loop !221

B38.if.i63.i:                                     ; preds = %B38.if.preheader.i59.i, %B38.if.i63.i
  %total.2.042.i.i = phi double [ %.171.3.i.i, %B38.if.i63.i ], [ 0.000000e+00, %B38.if.preheader.i59.i ]
  %.1043840.i.i = phi i64 [ %.111.3.i.i, %B38.if.i63.i ], [ 0, %B38.if.preheader.i59.i ]
  %sunkaddr.i64.i = shl i64 %.1043840.i.i, 3
  %scevgep530.i = getelementptr i8, ptr %scevgep524.i, i64 %sunkaddr.i64.i
  %scevgep531.i = getelementptr i8, ptr %scevgep530.i, i64 -24
  %.138.i.i = load double, ptr %scevgep531.i, align 8, !noalias !218
  %sunkaddr297.i55 = getelementptr i8, ptr %.100, i64 %sunkaddr.i64.i
  %.141.i.i = load double, ptr %sunkaddr297.i55, align 8, !noalias !218
  %.145.i.i = fdiv double %.138.i.i, %.141.i.i
  %.147.i.i.i = fmul double %.145.i.i, %.145.i.i
  %.171.i.i = fadd double %total.2.042.i.i, %.147.i.i.i
  %scevgep217.i56 = getelementptr i8, ptr %scevgep530.i, i64 -16
  %.138.1.i.i = load double, ptr %scevgep217.i56, align 8, !noalias !218
  %sunkaddr300.i = getelementptr i8, ptr %sunkaddr297.i55, i64 8
  %.141.1.i.i = load double, ptr %sunkaddr300.i, align 8, !noalias !218
  %.145.1.i.i = fdiv double %.138.1.i.i, %.141.1.i.i
  %.147.i.1.i.i = fmul double %.145.1.i.i, %.145.1.i.i
  %.171.1.i.i = fadd double %.171.i.i, %.147.i.1.i.i
  %scevgep215.i57 = getelementptr i8, ptr %scevgep530.i, i64 -8
  %.138.2.i.i = load double, ptr %scevgep215.i57, align 8, !noalias !218
  %sunkaddr303.i = getelementptr i8, ptr %sunkaddr297.i55, i64 16
  %.141.2.i.i = load double, ptr %sunkaddr303.i, align 8, !noalias !218
  %.145.2.i.i = fdiv double %.138.2.i.i, %.141.2.i.i
  %.147.i.2.i.i = fmul double %.145.2.i.i, %.145.2.i.i
  %.171.2.i.i = fadd double %.171.1.i.i, %.147.i.2.i.i
  %.138.3.i.i = load double, ptr %scevgep530.i, align 8, !noalias !218
  %sunkaddr306.i = getelementptr i8, ptr %sunkaddr297.i55, i64 24
  %.141.3.i.i = load double, ptr %sunkaddr306.i, align 8, !noalias !218
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
  br i1 %176, label %B282.i166.i, label %B38.if.preheader.i99.i

B38.if.preheader.i99.i:                           ; preds = %B282.i79.i
  br i1 %177, label %B38.if.epil.preheader.i139.i, label %B38.if.i103.i

B90.loopexit.unr-lcssa.i137.i:                    ; preds = %B38.if.i103.i
  br i1 %180, label %B282.i166.i, label %B38.if.epil.preheader.i139.i

B38.if.epil.preheader.i139.i:                     ; preds = %B90.loopexit.unr-lcssa.i137.i, %B38.if.preheader.i99.i
  %total.2.042.epil.init.i140.i = phi double [ 0.000000e+00, %B38.if.preheader.i99.i ], [ %.171.3.i135.i, %B90.loopexit.unr-lcssa.i137.i ]
  %.1043840.epil.init.i141.i = phi i64 [ 0, %B38.if.preheader.i99.i ], [ %unroll_iter.i62.i, %B90.loopexit.unr-lcssa.i137.i ]
  %201 = shl i64 %.1043840.epil.init.i141.i, 3
  %scevgep.i142.i = getelementptr i8, ptr %.100, i64 %201
  %scevgep5.i143.i = getelementptr i8, ptr %.1713.i, i64 %201
  br label %B38.if.epil.i144.i

B38.if.epil.i144.i:                               ; preds = %B38.if.epil.i144.i, %B38.if.epil.preheader.i139.i
  %total.2.042.epil.i145.i = phi double [ %.171.epil.i153.i, %B38.if.epil.i144.i ], [ %total.2.042.epil.init.i140.i, %B38.if.epil.preheader.i139.i ]
  %epil.iter.i146.i = phi i64 [ %epil.iter.next.i154.i, %B38.if.epil.i144.i ], [ 0, %B38.if.epil.preheader.i139.i ]
  %202 = shl i64 %epil.iter.i146.i, 3
  %scevgep550.i = getelementptr i8, ptr %scevgep5.i143.i, i64 %202
  %.138.epil.i148.i = load double, ptr %scevgep550.i, align 8, !noalias !222
  %scevgep549.i = getelementptr i8, ptr %scevgep.i142.i, i64 %202
  %.141.epil.i150.i = load double, ptr %scevgep549.i, align 8, !noalias !222
  %.145.epil.i151.i = fdiv double %.138.epil.i148.i, %.141.epil.i150.i
  %.147.i.epil.i152.i = fmul double %.145.epil.i151.i, %.145.epil.i151.i
  %.171.epil.i153.i = fadd double %total.2.042.epil.i145.i, %.147.i.epil.i152.i
  %epil.iter.next.i154.i = add i64 %epil.iter.i146.i, 1
  %epil.iter.cmp.not.i155.i = icmp eq i64 %xtraiter.i60.i, %epil.iter.next.i154.i
  br i1 %epil.iter.cmp.not.i155.i, label %B282.i166.i, label %B38.if.epil.i144.i, !llvm.loop !221

B38.if.i103.i:                                    ; preds = %B38.if.preheader.i99.i, %B38.if.i103.i
  %total.2.042.i104.i = phi double [ %.171.3.i135.i, %B38.if.i103.i ], [ 0.000000e+00, %B38.if.preheader.i99.i ]
  %.1043840.i105.i = phi i64 [ %.111.3.i134.i, %B38.if.i103.i ], [ 0, %B38.if.preheader.i99.i ]
  %sunkaddr.i106.i = shl i64 %.1043840.i105.i, 3
  %scevgep547.i = getelementptr i8, ptr %scevgep541.i, i64 %sunkaddr.i106.i
  %scevgep548.i = getelementptr i8, ptr %scevgep547.i, i64 -24
  %.138.i108.i = load double, ptr %scevgep548.i, align 8, !noalias !222
  %sunkaddr308.i58 = getelementptr i8, ptr %.100, i64 %sunkaddr.i106.i
  %.141.i110.i = load double, ptr %sunkaddr308.i58, align 8, !noalias !222
  %.145.i111.i = fdiv double %.138.i108.i, %.141.i110.i
  %.147.i.i112.i = fmul double %.145.i111.i, %.145.i111.i
  %.171.i113.i = fadd double %total.2.042.i104.i, %.147.i.i112.i
  %scevgep228.i = getelementptr i8, ptr %scevgep547.i, i64 -16
  %.138.1.i115.i = load double, ptr %scevgep228.i, align 8, !noalias !222
  %sunkaddr311.i59 = getelementptr i8, ptr %sunkaddr308.i58, i64 8
  %.141.1.i117.i = load double, ptr %sunkaddr311.i59, align 8, !noalias !222
  %.145.1.i118.i = fdiv double %.138.1.i115.i, %.141.1.i117.i
  %.147.i.1.i119.i = fmul double %.145.1.i118.i, %.145.1.i118.i
  %.171.1.i120.i = fadd double %.171.i113.i, %.147.i.1.i119.i
  %scevgep226.i = getelementptr i8, ptr %scevgep547.i, i64 -8
  %.138.2.i122.i = load double, ptr %scevgep226.i, align 8, !noalias !222
  %sunkaddr314.i60 = getelementptr i8, ptr %sunkaddr308.i58, i64 16
  %.141.2.i124.i = load double, ptr %sunkaddr314.i60, align 8, !noalias !222
  %.145.2.i125.i = fdiv double %.138.2.i122.i, %.141.2.i124.i
  %.147.i.2.i126.i = fmul double %.145.2.i125.i, %.145.2.i125.i
  %.171.2.i127.i = fadd double %.171.1.i120.i, %.147.i.2.i126.i
  %.138.3.i129.i = load double, ptr %scevgep547.i, align 8, !noalias !222
  %sunkaddr317.i61 = getelementptr i8, ptr %sunkaddr308.i58, i64 24
  %.141.3.i131.i = load double, ptr %sunkaddr317.i61, align 8, !noalias !222
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
  br i1 %176, label %B282.i253.i, label %B38.if.preheader.i186.i

B38.if.preheader.i186.i:                          ; preds = %B282.i166.i
  br i1 %177, label %B38.if.epil.preheader.i226.i, label %B38.if.i190.i

B90.loopexit.unr-lcssa.i224.i:                    ; preds = %B38.if.i190.i
  br i1 %180, label %B282.i253.i, label %B38.if.epil.preheader.i226.i

B38.if.epil.preheader.i226.i:                     ; preds = %B90.loopexit.unr-lcssa.i224.i, %B38.if.preheader.i186.i
  %total.2.042.epil.init.i227.i = phi double [ 0.000000e+00, %B38.if.preheader.i186.i ], [ %.171.3.i222.i, %B90.loopexit.unr-lcssa.i224.i ]
  %.1043840.epil.init.i228.i = phi i64 [ 0, %B38.if.preheader.i186.i ], [ %unroll_iter.i62.i, %B90.loopexit.unr-lcssa.i224.i ]
  %203 = shl i64 %.1043840.epil.init.i228.i, 3
  %scevgep.i229.i = getelementptr i8, ptr %.100, i64 %203
  %scevgep5.i230.i = getelementptr i8, ptr %.1717.i, i64 %203
  br label %B38.if.epil.i231.i

B38.if.epil.i231.i:                               ; preds = %B38.if.epil.i231.i, %B38.if.epil.preheader.i226.i
  %total.2.042.epil.i232.i = phi double [ %.171.epil.i240.i, %B38.if.epil.i231.i ], [ %total.2.042.epil.init.i227.i, %B38.if.epil.preheader.i226.i ]
  %epil.iter.i233.i = phi i64 [ %epil.iter.next.i241.i, %B38.if.epil.i231.i ], [ 0, %B38.if.epil.preheader.i226.i ]
  %204 = shl i64 %epil.iter.i233.i, 3
  %scevgep568.i = getelementptr i8, ptr %scevgep5.i230.i, i64 %204
  %.138.epil.i235.i = load double, ptr %scevgep568.i, align 8, !noalias !225
  %scevgep567.i = getelementptr i8, ptr %scevgep.i229.i, i64 %204
  %.141.epil.i237.i = load double, ptr %scevgep567.i, align 8, !noalias !225
  %.145.epil.i238.i = fdiv double %.138.epil.i235.i, %.141.epil.i237.i
  %.147.i.epil.i239.i = fmul double %.145.epil.i238.i, %.145.epil.i238.i
  %.171.epil.i240.i = fadd double %total.2.042.epil.i232.i, %.147.i.epil.i239.i
  %epil.iter.next.i241.i = add i64 %epil.iter.i233.i, 1
  %epil.iter.cmp.not.i242.i = icmp eq i64 %xtraiter.i60.i, %epil.iter.next.i241.i
  br i1 %epil.iter.cmp.not.i242.i, label %B282.i253.i, label %B38.if.epil.i231.i, !llvm.loop !221

B38.if.i190.i:                                    ; preds = %B38.if.preheader.i186.i, %B38.if.i190.i
  %total.2.042.i191.i = phi double [ %.171.3.i222.i, %B38.if.i190.i ], [ 0.000000e+00, %B38.if.preheader.i186.i ]
  %.1043840.i192.i = phi i64 [ %.111.3.i221.i, %B38.if.i190.i ], [ 0, %B38.if.preheader.i186.i ]
  %sunkaddr.i193.i = shl i64 %.1043840.i192.i, 3
  %scevgep565.i = getelementptr i8, ptr %scevgep559.i, i64 %sunkaddr.i193.i
  %scevgep566.i = getelementptr i8, ptr %scevgep565.i, i64 -24
  %.138.i195.i = load double, ptr %scevgep566.i, align 8, !noalias !225
  %sunkaddr319.i62 = getelementptr i8, ptr %.100, i64 %sunkaddr.i193.i
  %.141.i197.i = load double, ptr %sunkaddr319.i62, align 8, !noalias !225
  %.145.i198.i = fdiv double %.138.i195.i, %.141.i197.i
  %.147.i.i199.i = fmul double %.145.i198.i, %.145.i198.i
  %.171.i200.i = fadd double %total.2.042.i191.i, %.147.i.i199.i
  %scevgep239.i = getelementptr i8, ptr %scevgep565.i, i64 -16
  %.138.1.i202.i = load double, ptr %scevgep239.i, align 8, !noalias !225
  %sunkaddr322.i63 = getelementptr i8, ptr %sunkaddr319.i62, i64 8
  %.141.1.i204.i = load double, ptr %sunkaddr322.i63, align 8, !noalias !225
  %.145.1.i205.i = fdiv double %.138.1.i202.i, %.141.1.i204.i
  %.147.i.1.i206.i = fmul double %.145.1.i205.i, %.145.1.i205.i
  %.171.1.i207.i = fadd double %.171.i200.i, %.147.i.1.i206.i
  %scevgep237.i = getelementptr i8, ptr %scevgep565.i, i64 -8
  %.138.2.i209.i = load double, ptr %scevgep237.i, align 8, !noalias !225
  %sunkaddr325.i64 = getelementptr i8, ptr %sunkaddr319.i62, i64 16
  %.141.2.i211.i = load double, ptr %sunkaddr325.i64, align 8, !noalias !225
  %.145.2.i212.i = fdiv double %.138.2.i209.i, %.141.2.i211.i
  %.147.i.2.i213.i = fmul double %.145.2.i212.i, %.145.2.i212.i
  %.171.2.i214.i = fadd double %.171.1.i207.i, %.147.i.2.i213.i
  %.138.3.i216.i = load double, ptr %scevgep565.i, align 8, !noalias !225
  %sunkaddr328.i65 = getelementptr i8, ptr %sunkaddr319.i62, i64 24
  %.141.3.i218.i = load double, ptr %sunkaddr328.i65, align 8, !noalias !225
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
  br i1 %.1957.i, label %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v50B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit, label %B1646.i

B1680.endif.i:                                    ; preds = %B338.endif.i.i, %B334.thread.i.i, %B334.i.i, %B202.i.i
  %.2045.0.ph.i = phi double [ 1.000000e+00, %B334.thread.i.i ], [ %.175.i.i, %B338.endif.i.i ], [ %.80.i.i, %B202.i.i ], [ %r.3.1.i.i, %B334.i.i ]
  %.2071.i = fsub double 1.000000e+00, %.2029.i
  %.2077.i = fdiv double %.2045.0.ph.i, %.2071.i
  %.2079.i = fmul double %.1948.i, %.2077.i
  %.2081.i = fcmp ogt double %.2079.i, %.11.i243
  br i1 %.2081.i, label %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v50B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit, label %B1738.i

B1768.if.i:                                       ; preds = %B1738.i, %B1768.if.i
  %.2225931945.i = phi i64 [ %.2232.i, %B1768.if.i ], [ 0, %B1738.i ]
  %205 = shl i64 %.2225931945.i, 3
  %scevgep572.i = getelementptr i8, ptr %.138, i64 %205
  %.2383.i = load double, ptr %scevgep572.i, align 8, !noalias !206
  %scevgep576.i = getelementptr i8, ptr %.99.i, i64 %205
  %.2390.i = load double, ptr %scevgep576.i, align 8, !noalias !206
  %.2391.i = fadd double %.2383.i, %.2390.i
  store double %.2391.i, ptr %scevgep572.i, align 8, !noalias !206
  %scevgep245.i = getelementptr i8, ptr %scevgep514.i, i64 %205
  %.2383.1.i = load double, ptr %scevgep245.i, align 8, !noalias !206
  %scevgep246.i = getelementptr i8, ptr %.1713.i, i64 %205
  %.2390.1.i = load double, ptr %scevgep246.i, align 8, !noalias !206
  %.2391.1.i = fadd double %.2383.1.i, %.2390.1.i
  store double %.2391.1.i, ptr %scevgep245.i, align 8, !noalias !206
  %scevgep243.i = getelementptr i8, ptr %scevgep511.i, i64 %205
  %.2383.2.i = load double, ptr %scevgep243.i, align 8, !noalias !206
  %scevgep244.i = getelementptr i8, ptr %.1717.i, i64 %205
  %.2390.2.i = load double, ptr %scevgep244.i, align 8, !noalias !206
  %.2391.2.i = fadd double %.2383.2.i, %.2390.2.i
  store double %.2391.2.i, ptr %scevgep243.i, align 8, !noalias !206
  %scevgep242.i = getelementptr i8, ptr %.97, i64 %205
  %.2721.i = load double, ptr %scevgep572.i, align 8, !noalias !206
  %.2722.i = fmul double %.2721.i, 0x3FB82D23845D677B
  %.2724.i = fadd double %.2722.i, 0.000000e+00
  %.2721.1.i = load double, ptr %scevgep245.i, align 8, !noalias !206
  %.2722.1.i = fmul double %.2721.1.i, 0x3FC214A74C403BF7
  %206 = fsub double %.2724.i, %.2722.1.i
  %.2722.2.i = fmul double %.2391.2.i, 0x3F9EBFF91A6D688E
  %.2724.2.i = fadd double %.2722.2.i, %206
  store double %.2724.2.i, ptr %scevgep242.i, align 8, !noalias !206
  %.2721.11563.i = load double, ptr %scevgep572.i, align 8, !noalias !206
  %.2722.11564.i = fmul double %.2721.11563.i, 0x3FD0037DE70AA1ED
  %.2724.11565.i = fadd double %.2722.11564.i, 0.000000e+00
  %.2721.1.1.i = load double, ptr %scevgep245.i, align 8, !noalias !206
  %.2722.1.1.i = fmul double %.2721.1.1.i, 0x3FCA20E91E20B551
  %.2724.1.1.i = fadd double %.2724.11565.i, %.2722.1.1.i
  %.2721.2.1.i = load double, ptr %scevgep243.i, align 8, !noalias !206
  %.2722.2.1.i = fmul double %.2721.2.1.i, 0x3FD8821FA2A36DED
  %207 = fsub double %.2724.1.1.i, %.2722.2.1.i
  %scevgep241.i = getelementptr i8, ptr %scevgep582.i, i64 %205
  store double %207, ptr %scevgep241.i, align 8, !noalias !206
  %.2721.21567.i = load double, ptr %scevgep572.i, align 8, !noalias !206
  %.2724.21569.i = fadd double %.2721.21567.i, 0.000000e+00
  %.2721.1.2.i = load double, ptr %scevgep245.i, align 8, !noalias !206
  %.2724.1.2.i = fadd double %.2724.21569.i, %.2721.1.2.i
  %.2721.2.2.i = load double, ptr %scevgep243.i, align 8, !noalias !206
  %.2722.2.2.i = fmul double %.2721.2.2.i, 0.000000e+00
  %.2724.2.2.i = fadd double %.2724.1.2.i, %.2722.2.2.i
  %scevgep240.i = getelementptr i8, ptr %scevgep579.i, i64 %205
  store double %.2724.2.2.i, ptr %scevgep240.i, align 8, !noalias !206
  %.2232.i = add nuw nsw i64 %.2225931945.i, 1
  %exitcond1570.not.i = icmp eq i64 %..45746.i, %.2232.i
  br i1 %exitcond1570.not.i, label %B2042.i, label %B1768.if.i

_ZN9teachmech3run8compiled12kernel_radau7iterateB3v50B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit: ; preds = %B338.i.i, %B2110.i, %B1658.i, %B1680.endif.i, %B282.i253.i, %B72.loopexit.i.i53, %B732.i, %B2096.i
  %.1541.0 = phi i64 [ %.2826.i, %B2096.i ], [ 0, %B732.i ], [ -1, %B72.loopexit.i.i53 ], [ -1, %B282.i253.i ], [ -1, %B1658.i ], [ -1, %B2110.i ], [ -1, %B1680.endif.i ], [ 0, %B338.i.i ]
  %excinfo.10.3 = phi ptr [ %excinfo.10.1, %B2096.i ], [ %excinfo.10.1, %B732.i ], [ %excinfo.10.1, %B72.loopexit.i.i53 ], [ %excinfo.10.1, %B282.i253.i ], [ %excinfo.10.1, %B1658.i ], [ %excinfo.10.1, %B2110.i ], [ %excinfo.10.1, %B1680.endif.i ], [ @.const.picklebuf.b28008a0f88bad5ff0f0243e84dab90cab19b366, %B338.i.i ]
  %cond = phi i1 [ true, %B2096.i ], [ true, %B732.i ], [ true, %B72.loopexit.i.i53 ], [ true, %B282.i253.i ], [ true, %B1658.i ], [ true, %B2110.i ], [ true, %B1680.endif.i ], [ false, %B338.i.i ]
  %common.ret.op.i = phi i32 [ 0, %B2096.i ], [ 0, %B732.i ], [ 0, %B72.loopexit.i.i53 ], [ 0, %B282.i253.i ], [ 0, %B1658.i ], [ 0, %B2110.i ], [ 0, %B1680.endif.i ], [ 1, %B338.i.i ]
  br i1 %cond, label %B1740.endif, label %B1740.if, !prof !228

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
  %.10.i233 = fcmp ogt double %.1825.peel, %.1820.peel
  %.11.i234 = select i1 %.10.i233, double %.1825.peel, double %.1820.peel
  %.1854.peel = fadd double %.1815.peel, %.11.i234
  %.1856.peel = fmul double %arg.tolerance, %.1854.peel
  store double %.1856.peel, ptr %.100, align 8
  store double 0.000000e+00, ptr %.126, align 8
  %.2044.peel = load double, ptr %.97, align 8
  %.2045.peel = fmul double %.2044.peel, 0x402418FD8BAFFE05
  %.2050.peel = fdiv double %.2045.peel, %.990
  %208 = fsub double 0.000000e+00, %.2050.peel
  store double %208, ptr %.126, align 8
  %.2044.1.peel = load double, ptr %.1118.1, align 8
  %.2045.1.peel = fmul double %.2044.1.peel, 0x3FF61D41B2D54580
  %.2050.1.peel = fdiv double %.2045.1.peel, %.990
  %.2051.1.peel = fadd double %208, %.2050.1.peel
  store double %.2051.1.peel, ptr %.126, align 8
  %.2044.2.peel = load double, ptr %.1118.2, align 8
  %.2045.2.peel = fmul double %.2044.2.peel, 0x3FD5555555555555
  %.2050.2.peel = fdiv double %.2045.2.peel, %.990
  %209 = fsub double %.2051.1.peel, %.2050.2.peel
  store double %209, ptr %.126, align 8
  %.2064.peel = load double, ptr %.69, align 8
  %.2069.peel = fadd double %.2064.peel, %209
  store double %.2069.peel, ptr %.103, align 8
  store double 0.000000e+00, ptr %.129, align 8
  br label %B1878.if

B2262:                                            ; preds = %B1878.if, %B1842
  store ptr null, ptr %.2097, align 8
  call fastcc void @part20(ptr nonnull %.2097, ptr %.164, i64 %.50, ptr %.28.i, double %.144.i, double 0.000000e+00, ptr %.149, ptr %.103, ptr %.129)
  br i1 %27, label %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v54B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit, label %B38.if.preheader.i246

B2380:                                            ; preds = %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v54B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit
  br i1 %26, label %B2416.if.preheader, label %B2462

B2416.if.preheader:                               ; preds = %B2380
  br i1 %30, label %B2416.if.epil.preheader, label %B2416.if

B2462.loopexit.unr-lcssa:                         ; preds = %B2416.if
  br i1 %32, label %B2462, label %B2416.if.epil.preheader

B2416.if.epil.preheader:                          ; preds = %B2462.loopexit.unr-lcssa, %B2416.if.preheader
  %.226013331335.epil.init = phi i64 [ 0, %B2416.if.preheader ], [ %.2267.3, %B2462.loopexit.unr-lcssa ]
  %210 = shl i64 %.226013331335.epil.init, 3
  %scevgep948 = getelementptr i8, ptr %.129, i64 %210
  %scevgep951 = getelementptr i8, ptr %scevgep950, i64 %210
  %scevgep953 = getelementptr i8, ptr %arg.now, i64 %210
  br label %B2416.if.epil

B2416.if.epil:                                    ; preds = %B2416.if.epil, %B2416.if.epil.preheader
  %epil.iter = phi i64 [ %epil.iter.next, %B2416.if.epil ], [ 0, %B2416.if.epil.preheader ]
  %211 = shl nuw nsw i64 %epil.iter, 3
  %scevgep954 = getelementptr i8, ptr %scevgep953, i64 %211
  %.2294.epil = load double, ptr %scevgep954, align 8
  %scevgep952 = getelementptr i8, ptr %scevgep951, i64 %211
  %.2297.epil = load double, ptr %scevgep952, align 8
  %.2298.epil = fadd double %.2294.epil, %.2297.epil
  %scevgep949 = getelementptr i8, ptr %scevgep948, i64 %211
  store double %.2298.epil, ptr %scevgep949, align 8
  %epil.iter.next = add nuw nsw i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, 2
  br i1 %epil.iter.cmp.not, label %B2462, label %B2416.if.epil, !llvm.loop !229

B2462:                                            ; preds = %B2416.if.epil, %B2462.loopexit.unr-lcssa, %B2380
  store i8 0, ptr %.2312, align 1
  call fastcc void @part12(ptr nonnull %.2312, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.604, ptr %.129, ptr %.103)
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
  call fastcc void @part20(ptr nonnull %.2573, ptr %.164, i64 %.50, ptr %.28.i, double %.144.i, double 0.000000e+00, ptr %.149, ptr %.103, ptr %.129)
  br i1 %27, label %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v54B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit325, label %B38.if.preheader.i263

B2714:                                            ; preds = %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v54B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit325, %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v54B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit
  %error.2.3 = phi double [ %.201.i, %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v54B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit ], [ %.201.i324, %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v54B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit325 ]
  %.2636 = fcmp une double %error.2.3, 0.000000e+00
  br i1 %.2636, label %B2730, label %B2916

B2730:                                            ; preds = %B2714
  %.2641 = tail call double @llvm.pow.f64(double %error.2.3, double -2.500000e-01)
  %.2651 = load double, ptr %sunkaddr1062, align 8
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
  %length.3.21564.ph = phi double [ %.2767, %B2930 ], [ %.11.i230, %B1242.preheader ]
  %rejected.2.21563.ph = phi i1 [ true, %B2930 ], [ false, %B1242.preheader ]
  br label %B1274

B2964:                                            ; preds = %B2916
  store i8 0, ptr %.2785, align 1
  call fastcc void @part19(ptr nonnull %.2785, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.604, double %.990, ptr %arg.now, ptr %.97, ptr %.145, ptr %.129)
  %.2799 = load i8, ptr %.2785, align 1
  %.2802.not = icmp eq i8 %.2799, 0
  br i1 %.2802.not, label %B3006, label %B3062.if.preheader

B3006:                                            ; preds = %B2964
  store i64 2, ptr %retptr, align 8
  br label %common.ret

B3062.if.preheader:                               ; preds = %B2964
  %.3336.25090 = fmul double %.990, 0x3FD816FCDF1A6A67
  %.3336 = fmul double %.990, 0x3FC9313FE302D93C
  %.3343 = load double, ptr %invariant.gep1880, align 8
  %.3344 = fmul double %.3336, %.3343
  %.3346 = fadd double %.3344, 0.000000e+00
  %.3336.1 = fmul double %.990, 0xBFB0C6EDFEC18B83
  %.3343.1 = load double, ptr %sunkaddr1088, align 8
  %.3344.1 = fmul double %.3336.1, %.3343.1
  %.3346.1 = fadd double %.3346, %.3344.1
  %.3336.2 = fmul double %.990, 0x3F98576B15ADBB79
  %.3343.2 = load double, ptr %sunkaddr1089, align 8
  %.3344.2 = fmul double %.3336.2, %.3343.2
  %.3346.2 = fadd double %.3346.1, %.3344.2
  store double %.3346.2, ptr %invariant.gep1891, align 8
  %.3336.15085 = fmul double %.990, 0x3FD93E3F7B234D43
  %.3343.15086 = load double, ptr %invariant.gep1880, align 8
  %.3344.15087 = fmul double %.3336.15085, %.3343.15086
  %.3346.15088 = fadd double %.3344.15087, 0.000000e+00
  %.3336.1.1 = fmul double %.990, 0x3FD2B154ADC88801
  %.3343.1.1 = load double, ptr %sunkaddr1088, align 8
  %.3344.1.1 = fmul double %.3336.1.1, %.3343.1.1
  %.3346.1.1 = fadd double %.3346.15088, %.3344.1.1
  %.3336.2.1 = fmul double %.990, 0xBFA545E0C7243C2B
  %.3343.2.1 = load double, ptr %sunkaddr1089, align 8
  %.3344.2.1 = fmul double %.3336.2.1, %.3343.2.1
  %.3346.2.1 = fadd double %.3346.1.1, %.3344.2.1
  store double %.3346.2.1, ptr %sunkaddr1092, align 8
  %.3343.25091 = load double, ptr %invariant.gep1880, align 8
  %.3344.25092 = fmul double %.3336.25090, %.3343.25091
  %.3346.25093 = fadd double %.3344.25092, 0.000000e+00
  %.3336.1.2 = fmul double %.990, 0x3FE06648ACE491E9
  %.3343.1.2 = load double, ptr %sunkaddr1088, align 8
  %.3344.1.2 = fmul double %.3336.1.2, %.3343.1.2
  %.3346.1.2 = fadd double %.3346.25093, %.3344.1.2
  %.3336.2.2 = fmul double %.990, 0x3FBC71C71C71C71C
  %.3343.2.2 = load double, ptr %sunkaddr1089, align 8
  %.3344.2.2 = fmul double %.3336.2.2, %.3343.2.2
  %.3346.2.2 = fadd double %.3346.1.2, %.3344.2.2
  store double %.3346.2.2, ptr %sunkaddr1093, align 8
  %.3375 = load double, ptr %sunkaddr1095, align 8
  %.3382 = load double, ptr %sunkaddr1097, align 8
  %.3383 = fadd double %.3375, %.3382
  store double %.3383, ptr %23, align 8
  %.3343.15095 = load double, ptr %invariant.gep1880.1, align 8
  %.3344.15096 = fmul double %.3336, %.3343.15095
  %.3346.15097 = fadd double %.3344.15096, 0.000000e+00
  %.3343.1.15100 = load double, ptr %sunkaddr1102, align 8
  %.3344.1.15101 = fmul double %.3336.1, %.3343.1.15100
  %.3346.1.15102 = fadd double %.3346.15097, %.3344.1.15101
  %.3343.2.15106 = load double, ptr %sunkaddr1103, align 8
  %.3344.2.15107 = fmul double %.3336.2, %.3343.2.15106
  %.3346.2.15108 = fadd double %.3346.1.15102, %.3344.2.15107
  store double %.3346.2.15108, ptr %invariant.gep1891.1, align 8
  %.3343.15086.1 = load double, ptr %invariant.gep1880.1, align 8
  %.3344.15087.1 = fmul double %.3336.15085, %.3343.15086.1
  %.3346.15088.1 = fadd double %.3344.15087.1, 0.000000e+00
  %.3343.1.1.1 = load double, ptr %sunkaddr1102, align 8
  %.3344.1.1.1 = fmul double %.3336.1.1, %.3343.1.1.1
  %.3346.1.1.1 = fadd double %.3346.15088.1, %.3344.1.1.1
  %.3343.2.1.1 = load double, ptr %sunkaddr1103, align 8
  %.3344.2.1.1 = fmul double %.3336.2.1, %.3343.2.1.1
  %.3346.2.1.1 = fadd double %.3346.1.1.1, %.3344.2.1.1
  store double %.3346.2.1.1, ptr %sunkaddr1106, align 8
  %.3343.25091.1 = load double, ptr %invariant.gep1880.1, align 8
  %.3344.25092.1 = fmul double %.3336.25090, %.3343.25091.1
  %.3346.25093.1 = fadd double %.3344.25092.1, 0.000000e+00
  %.3343.1.2.1 = load double, ptr %sunkaddr1102, align 8
  %.3344.1.2.1 = fmul double %.3336.1.2, %.3343.1.2.1
  %.3346.1.2.1 = fadd double %.3346.25093.1, %.3344.1.2.1
  %.3343.2.2.1 = load double, ptr %sunkaddr1103, align 8
  %.3344.2.2.1 = fmul double %.3336.2.2, %.3343.2.2.1
  %.3346.2.2.1 = fadd double %.3346.1.2.1, %.3344.2.2.1
  store double %.3346.2.2.1, ptr %sunkaddr1107, align 8
  %.3375.1 = load double, ptr %sunkaddr1109, align 8
  %.3382.1 = load double, ptr %sunkaddr1111, align 8
  %.3383.1 = fadd double %.3375.1, %.3382.1
  store double %.3383.1, ptr %sunkaddr1113, align 8
  br i1 %35, label %B3340, label %B38.if.preheader.i

B38.if.preheader.i:                               ; preds = %B3062.if.preheader
  br i1 %36, label %B38.if.epil.preheader.i, label %B38.if.i

B72.loopexit.unr-lcssa.i:                         ; preds = %B38.if.i
  br i1 %37, label %B72.loopexit.i, label %B38.if.epil.preheader.i

B38.if.epil.preheader.i:                          ; preds = %B72.loopexit.unr-lcssa.i, %B38.if.preheader.i
  %total.2.039.epil.init.i = phi double [ 0.000000e+00, %B38.if.preheader.i ], [ %.135.3.i, %B72.loopexit.unr-lcssa.i ]
  %.983537.epil.init.i = phi i64 [ 0, %B38.if.preheader.i ], [ %unroll_iter.i, %B72.loopexit.unr-lcssa.i ]
  %212 = shl i64 %.983537.epil.init.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.room, i64 %212
  br label %B38.if.epil.i

B38.if.epil.i:                                    ; preds = %B38.if.epil.i, %B38.if.epil.preheader.i
  %total.2.039.epil.i = phi double [ %.135.epil.i, %B38.if.epil.i ], [ %total.2.039.epil.init.i, %B38.if.epil.preheader.i ]
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B38.if.epil.i ], [ 0, %B38.if.epil.preheader.i ]
  %213 = shl i64 %epil.iter.i, 3
  %scevgep993 = getelementptr i8, ptr %scevgep.i, i64 %213
  %.132.epil.i = load double, ptr %scevgep993, align 8, !noalias !230
  %.133.epil.i = fmul double %.132.epil.i, 0.000000e+00
  %.135.epil.i = fadd double %total.2.039.epil.i, %.133.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B72.loopexit.i, label %B38.if.epil.i, !llvm.loop !233

B72.loopexit.i:                                   ; preds = %B38.if.epil.i, %B72.loopexit.unr-lcssa.i
  %.135.lcssa.i = phi double [ %.135.3.i, %B72.loopexit.unr-lcssa.i ], [ %.135.epil.i, %B38.if.epil.i ]
  %214 = fcmp une double %.135.lcssa.i, 0.000000e+00
  br i1 %214, label %B3322, label %B3340

B38.if.i:                                         ; preds = %B38.if.preheader.i, %B38.if.i
  %total.2.039.i = phi double [ %.135.3.i, %B38.if.i ], [ 0.000000e+00, %B38.if.preheader.i ]
  %.983537.i = phi i64 [ %.105.3.i, %B38.if.i ], [ 0, %B38.if.preheader.i ]
  %sunkaddr1114 = shl i64 %.983537.i, 3
  %sunkaddr1115 = getelementptr i8, ptr %arg.room, i64 %sunkaddr1114
  %.132.i = load double, ptr %sunkaddr1115, align 8, !noalias !230
  %.133.i = fmul double %.132.i, 0.000000e+00
  %.135.i = fadd double %total.2.039.i, %.133.i
  %sunkaddr1118 = getelementptr i8, ptr %sunkaddr1115, i64 8
  %.132.1.i = load double, ptr %sunkaddr1118, align 8, !noalias !230
  %.133.1.i = fmul double %.132.1.i, 0.000000e+00
  %.135.1.i = fadd double %.135.i, %.133.1.i
  %sunkaddr1121 = getelementptr i8, ptr %sunkaddr1115, i64 16
  %.132.2.i = load double, ptr %sunkaddr1121, align 8, !noalias !230
  %.133.2.i = fmul double %.132.2.i, 0.000000e+00
  %.135.2.i = fadd double %.135.1.i, %.133.2.i
  %.105.3.i = add nuw nsw i64 %.983537.i, 4
  %sunkaddr1124 = getelementptr i8, ptr %sunkaddr1115, i64 24
  %.132.3.i = load double, ptr %sunkaddr1124, align 8, !noalias !230
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
  call fastcc void @part13(ptr nonnull %.3517, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.11.i232, ptr %arg.room)
  %.3531 = load i8, ptr %.3517, align 1
  %.3534.not = icmp eq i8 %.3531, 0
  br i1 %.3534.not, label %B3378, label %B3396

B3378:                                            ; preds = %B3344
  store i64 2, ptr %retptr, align 8
  br label %common.ret

B3396:                                            ; preds = %B3344, %B3340
  store i8 0, ptr %.3634, align 1
  call fastcc void @part12(ptr nonnull %.3634, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.11.i232, ptr %arg.room, ptr %.126)
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
  %sunkaddr1125 = shl i64 %.3748, 3
  %sunkaddr1126 = getelementptr i8, ptr %arg.times, i64 %sunkaddr1125
  %sunkaddr1127 = getelementptr i8, ptr %sunkaddr1126, i64 8
  %.3774 = load double, ptr %sunkaddr1127, align 8
  %.3776 = fcmp ugt double %.3774, %.11.i232
  br i1 %.3776, label %B3790, label %B3514.preheader

B3514.preheader:                                  ; preds = %B3484
  %215 = mul i64 %.3757, %21
  %scevgep1003 = getelementptr i8, ptr %scevgep1002, i64 %215
  %scevgep1013 = getelementptr i8, ptr %arg.states, i64 %215
  br label %B3514

B3514:                                            ; preds = %B3760, %B3514.preheader
  %lsr.iv1014 = phi ptr [ %scevgep1013, %B3514.preheader ], [ %scevgep1015, %B3760 ]
  %lsr.iv1004 = phi ptr [ %scevgep1003, %B3514.preheader ], [ %scevgep1005, %B3760 ]
  %i.2.2 = phi i64 [ %.3748, %B3514.preheader ], [ %.3785, %B3760 ]
  %.3785 = add nsw i64 %i.2.2, 1
  %.3787 = getelementptr double, ptr %arg.times, i64 %.3785
  %.3788 = load double, ptr %.3787, align 8
  %.3790 = fsub double %.3788, %.604
  %.3795 = fdiv double %.3790, %.990
  store ptr null, ptr %.3800, align 8
  call fastcc void @part17(ptr nonnull %.3800, double %.3795, ptr %arg.now, ptr %.97, i64 %.64, ptr %.129)
  br i1 %38, label %B3656, label %B3586

B3586:                                            ; preds = %B3514
  %sunkaddr1128 = shl i64 %.3785, 3
  %sunkaddr1129 = getelementptr i8, ptr %arg.times, i64 %sunkaddr1128
  %.3832 = load double, ptr %sunkaddr1129, align 8
  store i8 0, ptr %.3835, align 1
  call fastcc void @part13(ptr nonnull %.3835, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.3832, ptr %.129)
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
  %.403519261928.epil.init = phi i64 [ 0, %B3686.if.lr.ph ], [ %.4042.3, %B3732.loopexit.unr-lcssa ]
  %216 = shl i64 %.403519261928.epil.init, 3
  %scevgep1016 = getelementptr i8, ptr %lsr.iv1014, i64 %216
  %scevgep1019 = getelementptr i8, ptr %.129, i64 %216
  br label %B3686.if.epil

B3686.if.epil:                                    ; preds = %B3686.if.epil, %B3686.if.epil.preheader
  %epil.iter739 = phi i64 [ 0, %B3686.if.epil.preheader ], [ %epil.iter739.next, %B3686.if.epil ]
  %217 = shl nuw nsw i64 %epil.iter739, 3
  %scevgep1020 = getelementptr i8, ptr %scevgep1019, i64 %217
  %.4069.epil = load double, ptr %scevgep1020, align 8
  %scevgep1017 = getelementptr i8, ptr %scevgep1016, i64 %217
  store double %.4069.epil, ptr %scevgep1017, align 8
  %epil.iter739.next = add nuw nsw i64 %epil.iter739, 1
  %epil.iter739.cmp.not = icmp eq i64 %epil.iter739.next, 2
  br i1 %epil.iter739.cmp.not, label %B3732, label %B3686.if.epil, !llvm.loop !234

B3732:                                            ; preds = %B3686.if.epil, %B3732.loopexit.unr-lcssa, %B3656
  %.4094 = add nsw i64 %i.2.2, 2
  %.4096 = icmp slt i64 %.4094, %arg.count
  br i1 %.4096, label %B3760, label %B3790

B3760:                                            ; preds = %B3732
  %sunkaddr1130 = shl i64 %i.2.2, 3
  %sunkaddr1131 = getelementptr i8, ptr %arg.times, i64 %sunkaddr1130
  %sunkaddr1132 = getelementptr i8, ptr %sunkaddr1131, i64 16
  %.4110 = load double, ptr %sunkaddr1132, align 8
  %.4112 = fcmp ugt double %.4110, %.11.i232
  %scevgep1005 = getelementptr i8, ptr %lsr.iv1004, i64 %22
  %scevgep1015 = getelementptr i8, ptr %lsr.iv1014, i64 %22
  br i1 %.4112, label %B3790, label %B3514

B3790:                                            ; preds = %B3760, %B3732, %B3484, %B3450
  %i.3.1 = phi i64 [ %.3748, %B3484 ], [ %.3748, %B3450 ], [ %.3785, %B3732 ], [ %.3785, %B3760 ]
  store i64 %i.3.1, ptr %arg.index, align 8
  %.4135 = load i64, ptr %sunkaddr1133, align 8
  %.4136 = add nsw i64 %.4135, 1
  store i64 %.4136, ptr %sunkaddr1133, align 8
  br i1 %42, label %B3868.if.preheader, label %B3896

B3868.if.preheader:                               ; preds = %B3790
  br i1 %43, label %B3868.if.epil.preheader, label %B3868.if

B3896.loopexit.unr-lcssa:                         ; preds = %B3868.if
  br i1 %45, label %B3896, label %B3868.if.epil.preheader

B3868.if.epil.preheader:                          ; preds = %B3896.loopexit.unr-lcssa, %B3868.if.preheader
  %.422719411943.epil.init = phi i64 [ 0, %B3868.if.preheader ], [ %.4234.3, %B3896.loopexit.unr-lcssa ]
  %218 = shl i64 %.422719411943.epil.init, 3
  %scevgep1038 = getelementptr i8, ptr %scevgep1037, i64 %218
  %scevgep1041 = getelementptr i8, ptr %scevgep1040, i64 %218
  br label %B3868.if.epil

B3868.if.epil:                                    ; preds = %B3868.if.epil, %B3868.if.epil.preheader
  %epil.iter745 = phi i64 [ %epil.iter745.next, %B3868.if.epil ], [ 0, %B3868.if.epil.preheader ]
  %219 = shl nuw nsw i64 %epil.iter745, 3
  %scevgep1042 = getelementptr i8, ptr %scevgep1041, i64 %219
  %.4261.epil = load double, ptr %scevgep1042, align 8
  %scevgep1039 = getelementptr i8, ptr %scevgep1038, i64 %219
  store double %.4261.epil, ptr %scevgep1039, align 8
  %epil.iter745.next = add nuw nsw i64 %epil.iter745, 1
  %epil.iter745.cmp.not = icmp eq i64 %epil.iter745.next, 2
  br i1 %epil.iter745.cmp.not, label %B3896, label %B3868.if.epil, !llvm.loop !235

B3896:                                            ; preds = %B3868.if.epil, %B3896.loopexit.unr-lcssa, %B3790
  br i1 %25, label %B3926.if, label %B4000

B4000:                                            ; preds = %B3926.if, %B3896
  %.10.i235 = fcmp olt double %factor.5.3, 1.000000e+01
  %.11.i236 = select i1 %.10.i235, double %factor.5.3, double 1.000000e+01
  %.4443 = fmul double %.990, %.11.i236
  store double %.11.i232, ptr %arg.clock, align 8
  store double %.4443, ptr %.297, align 8
  store double %.990, ptr %sunkaddr1062, align 8
  store double %error.2.3, ptr %sunkaddr1136, align 8
  %.4471 = load double, ptr %sunkaddr1137, align 8
  %.10.i328 = fcmp ogt double %.990, %.4471
  %.11.i329 = select i1 %.10.i328, double %.990, double %.4471
  store double %.11.i329, ptr %sunkaddr1137, align 8
  %.4508 = icmp slt i64 %.551.sroa.0.0227, %arg.kept_ends
  br i1 %.4508, label %B4142, label %B4218

B4142:                                            ; preds = %B4000
  %.4514 = mul nsw i64 %.551.sroa.0.0227, %.4512
  %.4518 = getelementptr inbounds double, ptr %arg.ends, i64 %.4514
  store ptr null, ptr %.4522, align 8
  call fastcc void @part15(ptr nonnull %.4522, double %.11.i232, ptr %arg.now, i64 %.64, ptr %.4518)
  br label %B4218

B4218:                                            ; preds = %B4142, %B4000
  %.4551 = load i64, ptr %sunkaddr1133, align 8
  %.4571 = srem i64 %.4551, 1000
  %.4573 = icmp slt i64 %.4571, 0
  %.4582 = add nsw i64 %.4571, 1000
  %.4562.1 = select i1 %.4573, i64 %.4582, i64 %.4571
  %.4592 = icmp eq i64 %.4562.1, 0
  br i1 %.4592, label %B4248, label %B4318

B4248:                                            ; preds = %B4218
  %.4597 = load double, ptr %arg.times, align 8
  %.4599 = fsub double %.55, %.4597
  %.13.i = load double, ptr %sunkaddr1139, align 8, !noalias !236
  %.18.i238 = load double, ptr %sunkaddr1137, align 8, !noalias !236
  %.23.i = fdiv double %.4599, 1.000000e+03
  %.10.i.i = fcmp ogt double %.23.i, %.18.i238
  %.11.i.i = select i1 %.10.i.i, double %.23.i, double %.18.i238
  %.15.i239 = fsub double %.11.i232, %.13.i
  %.58.i = fdiv double %.11.i.i, 1.000000e+02
  %.59.i = fcmp uge double %.15.i239, %.58.i
  br i1 %.59.i, label %B90.i, label %B4300

B90.i:                                            ; preds = %B4248
  store double %.11.i232, ptr %sunkaddr1139, align 8, !noalias !236
  br label %B4318

B4300:                                            ; preds = %B4248
  store i64 4, ptr %retptr, align 8
  br label %common.ret

B4318:                                            ; preds = %B90.i, %B4218
  %.561 = icmp sgt i64 %.5601954226, 0
  %.574 = zext i1 %.561 to i64
  %.5671991 = add i64 %.5671991225, %.574
  %.570 = sext i1 %.561 to i64
  %.5601954 = add nsw i64 %.5601954226, %.570
  %.551.sroa.0.0 = select i1 %.561, i64 %.5671991225, i64 0
  br i1 %.561, label %B1016, label %B4322

B4322:                                            ; preds = %B4318, %B982
  store i64 1, ptr %retptr, align 8
  br label %common.ret

B1242.preheader.critedge:                         ; preds = %B1496.i
  br label %B1242.preheader

B1242.preheader:                                  ; preds = %B1242.preheader.critedge, %B72.loopexit.i.i
  %.87315481807 = fcmp ult double %.11.i230, %.700
  br i1 %.87315481807, label %B1256, label %B1274.outer

B1538.if:                                         ; preds = %B1508, %B1620.1736
  %.131212781280 = phi i64 [ %147, %B1620.1736 ], [ 0, %B1508 ]
  %.1349 = load double, ptr %sunkaddr1062, align 8
  %.1351 = fcmp ogt double %.1349, 0.000000e+00
  %.1356 = icmp slt i64 %.131212781280, %.63
  %or.cond = select i1 %.1351, i1 %.1356, i1 false
  br i1 %or.cond, label %B1584, label %B1620

B1662.if:                                         ; preds = %B1620.2.1, %B1662.if
  %.148113011303 = phi i64 [ %.1488.1, %B1662.if ], [ 0, %B1620.2.1 ]
  %220 = shl i64 %.148113011303, 3
  %scevgep873 = getelementptr i8, ptr %scevgep871, i64 %220
  %scevgep874 = getelementptr i8, ptr %scevgep873, i64 -8
  %.1515 = load double, ptr %scevgep874, align 8
  %sunkaddr1144 = getelementptr i8, ptr %arg.now, i64 %220
  %.1518 = load double, ptr %sunkaddr1144, align 8
  %.1519 = tail call double @llvm.fabs.f64(double %.1518)
  %.1520 = fadd double %.1515, %.1519
  %.1522 = fmul double %arg.tolerance, %.1520
  %scevgep881 = getelementptr i8, ptr %scevgep879, i64 %220
  %scevgep882 = getelementptr i8, ptr %scevgep881, i64 -8
  store double %.1522, ptr %scevgep882, align 8
  %.1488.1 = add nuw nsw i64 %.148113011303, 2
  %.1515.1 = load double, ptr %scevgep873, align 8
  %sunkaddr1147 = getelementptr i8, ptr %sunkaddr1144, i64 8
  %.1518.1 = load double, ptr %sunkaddr1147, align 8
  %.1519.1 = tail call double @llvm.fabs.f64(double %.1518.1)
  %.1520.1 = fadd double %.1515.1, %.1519.1
  %.1522.1 = fmul double %arg.tolerance, %.1520.1
  store double %.1522.1, ptr %scevgep881, align 8
  %exitcond5010.not.1 = icmp eq i64 %..64, %.1488.1
  br i1 %exitcond5010.not.1, label %B1740, label %B1662.if

B1740.if:                                         ; preds = %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v50B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit
  store ptr %excinfo.10.3, ptr %excinfo, align 8
  br label %common.ret

B1740.endif:                                      ; preds = %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v50B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit
  %.1569 = icmp eq i64 %.1541.0, 0
  br i1 %.1569, label %B1798, label %B1816

B1828.endif:                                      ; preds = %B1816
  %.1668 = fmul double %.990, 5.000000e-01
  %.8731548 = fcmp ult double %.1668, %.700
  br i1 %.8731548, label %B1256, label %B1274

B1878.if:                                         ; preds = %B1878.if, %B1878.if.peel
  %lsr.iv = phi i64 [ 0, %B1878.if.peel ], [ %lsr.iv.next, %B1878.if ]
  %221 = shl i64 %lsr.iv, 3
  %scevgep904 = getelementptr i8, ptr %arg.now, i64 %221
  %scevgep905 = getelementptr i8, ptr %scevgep904, i64 8
  %.1799 = load double, ptr %scevgep905, align 8
  %scevgep885 = getelementptr i8, ptr %scevgep860, i64 %221
  %.1806 = load double, ptr %scevgep885, align 8
  %.1807 = fadd double %.1799, %.1806
  %scevgep902 = getelementptr i8, ptr %arg.room, i64 %221
  %scevgep903 = getelementptr i8, ptr %scevgep902, i64 8
  store double %.1807, ptr %scevgep903, align 8
  %scevgep901 = getelementptr i8, ptr %scevgep871, i64 %221
  %.1815 = load double, ptr %scevgep901, align 8
  %.1819 = load double, ptr %scevgep905, align 8
  %.1820 = tail call double @llvm.fabs.f64(double %.1819)
  %.1825 = tail call double @llvm.fabs.f64(double %.1807)
  %.10.i244 = fcmp ogt double %.1825, %.1820
  %.11.i245 = select i1 %.10.i244, double %.1825, double %.1820
  %.1854 = fadd double %.1815, %.11.i245
  %.1856 = fmul double %arg.tolerance, %.1854
  %scevgep899 = getelementptr i8, ptr %scevgep879, i64 %221
  store double %.1856, ptr %scevgep899, align 8
  %scevgep897 = getelementptr i8, ptr %scevgep896, i64 %221
  store double 0.000000e+00, ptr %scevgep897, align 8
  %scevgep887 = getelementptr i8, ptr %scevgep, i64 %221
  %.2044 = load double, ptr %scevgep887, align 8
  %.2045 = fmul double %.2044, 0x402418FD8BAFFE05
  %.2050 = fdiv double %.2045, %.990
  %222 = fsub double 0.000000e+00, %.2050
  store double %222, ptr %scevgep897, align 8
  %scevgep889 = getelementptr i8, ptr %scevgep850, i64 %221
  %.2044.1 = load double, ptr %scevgep889, align 8
  %.2045.1 = fmul double %.2044.1, 0x3FF61D41B2D54580
  %.2050.1 = fdiv double %.2045.1, %.990
  %.2051.1 = fadd double %222, %.2050.1
  store double %.2051.1, ptr %scevgep897, align 8
  %.2044.2 = load double, ptr %scevgep885, align 8
  %.2045.2 = fmul double %.2044.2, 0x3FD5555555555555
  %.2050.2 = fdiv double %.2045.2, %.990
  %223 = fsub double %.2051.1, %.2050.2
  store double %223, ptr %scevgep897, align 8
  %scevgep895 = getelementptr i8, ptr %scevgep894, i64 %221
  %.2064 = load double, ptr %scevgep895, align 8
  %.2069 = fadd double %.2064, %223
  %scevgep893 = getelementptr i8, ptr %scevgep892, i64 %221
  store double %.2069, ptr %scevgep893, align 8
  %scevgep891 = getelementptr i8, ptr %scevgep890, i64 %221
  store double 0.000000e+00, ptr %scevgep891, align 8
  %lsr.iv.next = add nuw nsw i64 %lsr.iv, 1
  %224 = add nuw nsw i64 %lsr.iv, 2
  %exitcond5012.not = icmp eq i64 %..63, %224
  br i1 %exitcond5012.not, label %B2262, label %B1878.if, !llvm.loop !239

B38.if.preheader.i246:                            ; preds = %B2262
  br i1 %28, label %B38.if.epil.preheader.i254, label %B38.if.i250

B90.loopexit.unr-lcssa.i:                         ; preds = %B38.if.i250
  br i1 %29, label %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v54B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit, label %B38.if.epil.preheader.i254

B38.if.epil.preheader.i254:                       ; preds = %B90.loopexit.unr-lcssa.i, %B38.if.preheader.i246
  %total.2.042.epil.init.i = phi double [ 0.000000e+00, %B38.if.preheader.i246 ], [ %.171.3.i, %B90.loopexit.unr-lcssa.i ]
  %.1043840.epil.init.i = phi i64 [ 0, %B38.if.preheader.i246 ], [ %unroll_iter.i249, %B90.loopexit.unr-lcssa.i ]
  %225 = shl i64 %.1043840.epil.init.i, 3
  %scevgep.i255 = getelementptr i8, ptr %.100, i64 %225
  %scevgep5.i = getelementptr i8, ptr %.103, i64 %225
  br label %B38.if.epil.i256

B38.if.epil.i256:                                 ; preds = %B38.if.epil.i256, %B38.if.epil.preheader.i254
  %total.2.042.epil.i = phi double [ %.171.epil.i, %B38.if.epil.i256 ], [ %total.2.042.epil.init.i, %B38.if.epil.preheader.i254 ]
  %epil.iter.i257 = phi i64 [ %epil.iter.next.i258, %B38.if.epil.i256 ], [ 0, %B38.if.epil.preheader.i254 ]
  %226 = shl i64 %epil.iter.i257, 3
  %scevgep923 = getelementptr i8, ptr %scevgep5.i, i64 %226
  %.138.epil.i = load double, ptr %scevgep923, align 8, !noalias !241
  %scevgep922 = getelementptr i8, ptr %scevgep.i255, i64 %226
  %.141.epil.i = load double, ptr %scevgep922, align 8, !noalias !241
  %.145.epil.i = fdiv double %.138.epil.i, %.141.epil.i
  %.147.i.epil.i = fmul double %.145.epil.i, %.145.epil.i
  %.171.epil.i = fadd double %total.2.042.epil.i, %.147.i.epil.i
  %epil.iter.next.i258 = add i64 %epil.iter.i257, 1
  %epil.iter.cmp.not.i259 = icmp eq i64 %xtraiter.i247, %epil.iter.next.i258
  br i1 %epil.iter.cmp.not.i259, label %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v54B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit, label %B38.if.epil.i256, !llvm.loop !244

B38.if.i250:                                      ; preds = %B38.if.preheader.i246, %B38.if.i250
  %total.2.042.i = phi double [ %.171.3.i, %B38.if.i250 ], [ 0.000000e+00, %B38.if.preheader.i246 ]
  %.1043840.i = phi i64 [ %.111.3.i, %B38.if.i250 ], [ 0, %B38.if.preheader.i246 ]
  %sunkaddr.i251 = shl i64 %.1043840.i, 3
  %scevgep920 = getelementptr i8, ptr %scevgep914, i64 %sunkaddr.i251
  %scevgep921 = getelementptr i8, ptr %scevgep920, i64 -24
  %.138.i = load double, ptr %scevgep921, align 8, !noalias !241
  %scevgep912 = getelementptr i8, ptr %scevgep906, i64 %sunkaddr.i251
  %scevgep913 = getelementptr i8, ptr %scevgep912, i64 -24
  %.141.i = load double, ptr %scevgep913, align 8, !noalias !241
  %.145.i = fdiv double %.138.i, %.141.i
  %.147.i.i = fmul double %.145.i, %.145.i
  %.171.i = fadd double %total.2.042.i, %.147.i.i
  %scevgep919 = getelementptr i8, ptr %scevgep920, i64 -16
  %.138.1.i = load double, ptr %scevgep919, align 8, !noalias !241
  %scevgep911 = getelementptr i8, ptr %scevgep912, i64 -16
  %.141.1.i = load double, ptr %scevgep911, align 8, !noalias !241
  %.145.1.i = fdiv double %.138.1.i, %.141.1.i
  %.147.i.1.i = fmul double %.145.1.i, %.145.1.i
  %.171.1.i = fadd double %.171.i, %.147.i.1.i
  %scevgep917 = getelementptr i8, ptr %scevgep920, i64 -8
  %.138.2.i = load double, ptr %scevgep917, align 8, !noalias !241
  %scevgep909 = getelementptr i8, ptr %scevgep912, i64 -8
  %.141.2.i = load double, ptr %scevgep909, align 8, !noalias !241
  %.145.2.i = fdiv double %.138.2.i, %.141.2.i
  %.147.i.2.i = fmul double %.145.2.i, %.145.2.i
  %.171.2.i = fadd double %.171.1.i, %.147.i.2.i
  %.138.3.i = load double, ptr %scevgep920, align 8, !noalias !241
  %.141.3.i = load double, ptr %scevgep912, align 8, !noalias !241
  %.145.3.i = fdiv double %.138.3.i, %.141.3.i
  %.147.i.3.i = fmul double %.145.3.i, %.145.3.i
  %.111.3.i = add nuw nsw i64 %.1043840.i, 4
  %.171.3.i = fadd double %.171.2.i, %.147.i.3.i
  %niter.ncmp.3.i252 = icmp eq i64 %unroll_iter.i249, %.111.3.i
  br i1 %niter.ncmp.3.i252, label %B90.loopexit.unr-lcssa.i, label %B38.if.i250

_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v54B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit: ; preds = %B38.if.epil.i256, %B90.loopexit.unr-lcssa.i, %B2262
  %total.2.0.lcssa.i261 = phi double [ 0.000000e+00, %B2262 ], [ %.171.3.i, %B90.loopexit.unr-lcssa.i ], [ %.171.epil.i, %B38.if.epil.i256 ]
  %.189.i = fdiv double %total.2.0.lcssa.i261, %.185.i
  %.201.i = tail call double @sqrt(double %.189.i)
  %.2167 = fcmp ogt double %.201.i, 1.000000e+00
  %or.cond1049 = select i1 %rejected.2.21563.ph, i1 %.2167, i1 false
  br i1 %or.cond1049, label %B2380, label %B2714

B2416.if:                                         ; preds = %B2416.if.preheader, %B2416.if
  %.226013331335 = phi i64 [ %.2267.3, %B2416.if ], [ 0, %B2416.if.preheader ]
  %227 = shl i64 %.226013331335, 3
  %sunkaddr1149 = getelementptr i8, ptr %arg.now, i64 %227
  %.2294 = load double, ptr %sunkaddr1149, align 8
  %scevgep937 = getelementptr i8, ptr %scevgep914, i64 %227
  %scevgep938 = getelementptr i8, ptr %scevgep937, i64 -24
  %.2297 = load double, ptr %scevgep938, align 8
  %.2298 = fadd double %.2294, %.2297
  %scevgep945 = getelementptr i8, ptr %scevgep939, i64 %227
  %scevgep946 = getelementptr i8, ptr %scevgep945, i64 -24
  store double %.2298, ptr %scevgep946, align 8
  %sunkaddr1152 = getelementptr i8, ptr %sunkaddr1149, i64 8
  %.2294.1 = load double, ptr %sunkaddr1152, align 8
  %scevgep936 = getelementptr i8, ptr %scevgep937, i64 -16
  %.2297.1 = load double, ptr %scevgep936, align 8
  %.2298.1 = fadd double %.2294.1, %.2297.1
  %scevgep944 = getelementptr i8, ptr %scevgep945, i64 -16
  store double %.2298.1, ptr %scevgep944, align 8
  %sunkaddr1155 = getelementptr i8, ptr %sunkaddr1149, i64 16
  %.2294.2 = load double, ptr %sunkaddr1155, align 8
  %scevgep934 = getelementptr i8, ptr %scevgep937, i64 -8
  %.2297.2 = load double, ptr %scevgep934, align 8
  %.2298.2 = fadd double %.2294.2, %.2297.2
  %scevgep942 = getelementptr i8, ptr %scevgep945, i64 -8
  store double %.2298.2, ptr %scevgep942, align 8
  %.2267.3 = add nuw nsw i64 %.226013331335, 4
  %sunkaddr1158 = getelementptr i8, ptr %sunkaddr1149, i64 24
  %.2294.3 = load double, ptr %sunkaddr1158, align 8
  %.2297.3 = load double, ptr %scevgep937, align 8
  %.2298.3 = fadd double %.2294.3, %.2297.3
  store double %.2298.3, ptr %scevgep945, align 8
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.2267.3
  br i1 %niter.ncmp.3, label %B2462.loopexit.unr-lcssa, label %B2416.if

B2552.if:                                         ; preds = %B2516, %B2552.if
  %.251113401342 = phi i64 [ %.2518.1, %B2552.if ], [ 0, %B2516 ]
  %228 = shl i64 %.251113401342, 3
  %scevgep957 = getelementptr i8, ptr %scevgep892, i64 %228
  %scevgep958 = getelementptr i8, ptr %scevgep957, i64 -8
  %.2545 = load double, ptr %scevgep958, align 8
  %scevgep961 = getelementptr i8, ptr %scevgep896, i64 %228
  %scevgep962 = getelementptr i8, ptr %scevgep961, i64 -8
  %.2548 = load double, ptr %scevgep962, align 8
  %.2549 = fadd double %.2545, %.2548
  store double %.2549, ptr %scevgep958, align 8
  %scevgep965 = getelementptr i8, ptr %scevgep890, i64 %228
  %scevgep966 = getelementptr i8, ptr %scevgep965, i64 -8
  store double 0.000000e+00, ptr %scevgep966, align 8
  %.2518.1 = add nuw nsw i64 %.251113401342, 2
  %.2545.1 = load double, ptr %scevgep957, align 8
  %.2548.1 = load double, ptr %scevgep961, align 8
  %.2549.1 = fadd double %.2545.1, %.2548.1
  store double %.2549.1, ptr %scevgep957, align 8
  store double 0.000000e+00, ptr %scevgep965, align 8
  %exitcond5073.not.1 = icmp eq i64 %..63, %.2518.1
  br i1 %exitcond5073.not.1, label %B2612, label %B2552.if

B38.if.preheader.i263:                            ; preds = %B2612
  br i1 %33, label %B38.if.epil.preheader.i303, label %B38.if.i267

B90.loopexit.unr-lcssa.i301:                      ; preds = %B38.if.i267
  br i1 %34, label %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v54B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit325, label %B38.if.epil.preheader.i303

B38.if.epil.preheader.i303:                       ; preds = %B90.loopexit.unr-lcssa.i301, %B38.if.preheader.i263
  %total.2.042.epil.init.i304 = phi double [ 0.000000e+00, %B38.if.preheader.i263 ], [ %.171.3.i299, %B90.loopexit.unr-lcssa.i301 ]
  %.1043840.epil.init.i305 = phi i64 [ 0, %B38.if.preheader.i263 ], [ %unroll_iter.i249, %B90.loopexit.unr-lcssa.i301 ]
  %229 = shl i64 %.1043840.epil.init.i305, 3
  %scevgep.i306 = getelementptr i8, ptr %.100, i64 %229
  %scevgep5.i307 = getelementptr i8, ptr %.103, i64 %229
  br label %B38.if.epil.i308

B38.if.epil.i308:                                 ; preds = %B38.if.epil.i308, %B38.if.epil.preheader.i303
  %total.2.042.epil.i309 = phi double [ %.171.epil.i317, %B38.if.epil.i308 ], [ %total.2.042.epil.init.i304, %B38.if.epil.preheader.i303 ]
  %epil.iter.i310 = phi i64 [ %epil.iter.next.i318, %B38.if.epil.i308 ], [ 0, %B38.if.epil.preheader.i303 ]
  %230 = shl i64 %epil.iter.i310, 3
  %scevgep984 = getelementptr i8, ptr %scevgep5.i307, i64 %230
  %.138.epil.i312 = load double, ptr %scevgep984, align 8, !noalias !245
  %scevgep983 = getelementptr i8, ptr %scevgep.i306, i64 %230
  %.141.epil.i314 = load double, ptr %scevgep983, align 8, !noalias !245
  %.145.epil.i315 = fdiv double %.138.epil.i312, %.141.epil.i314
  %.147.i.epil.i316 = fmul double %.145.epil.i315, %.145.epil.i315
  %.171.epil.i317 = fadd double %total.2.042.epil.i309, %.147.i.epil.i316
  %epil.iter.next.i318 = add i64 %epil.iter.i310, 1
  %epil.iter.cmp.not.i319 = icmp eq i64 %xtraiter.i247, %epil.iter.next.i318
  br i1 %epil.iter.cmp.not.i319, label %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v54B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit325, label %B38.if.epil.i308, !llvm.loop !244

B38.if.i267:                                      ; preds = %B38.if.preheader.i263, %B38.if.i267
  %total.2.042.i268 = phi double [ %.171.3.i299, %B38.if.i267 ], [ 0.000000e+00, %B38.if.preheader.i263 ]
  %.1043840.i269 = phi i64 [ %.111.3.i298, %B38.if.i267 ], [ 0, %B38.if.preheader.i263 ]
  %sunkaddr.i270 = shl i64 %.1043840.i269, 3
  %scevgep981 = getelementptr i8, ptr %scevgep914, i64 %sunkaddr.i270
  %scevgep982 = getelementptr i8, ptr %scevgep981, i64 -24
  %.138.i272 = load double, ptr %scevgep982, align 8, !noalias !245
  %scevgep973 = getelementptr i8, ptr %scevgep906, i64 %sunkaddr.i270
  %scevgep974 = getelementptr i8, ptr %scevgep973, i64 -24
  %.141.i274 = load double, ptr %scevgep974, align 8, !noalias !245
  %.145.i275 = fdiv double %.138.i272, %.141.i274
  %.147.i.i276 = fmul double %.145.i275, %.145.i275
  %.171.i277 = fadd double %total.2.042.i268, %.147.i.i276
  %scevgep980 = getelementptr i8, ptr %scevgep981, i64 -16
  %.138.1.i279 = load double, ptr %scevgep980, align 8, !noalias !245
  %scevgep972 = getelementptr i8, ptr %scevgep973, i64 -16
  %.141.1.i281 = load double, ptr %scevgep972, align 8, !noalias !245
  %.145.1.i282 = fdiv double %.138.1.i279, %.141.1.i281
  %.147.i.1.i283 = fmul double %.145.1.i282, %.145.1.i282
  %.171.1.i284 = fadd double %.171.i277, %.147.i.1.i283
  %scevgep978 = getelementptr i8, ptr %scevgep981, i64 -8
  %.138.2.i286 = load double, ptr %scevgep978, align 8, !noalias !245
  %scevgep970 = getelementptr i8, ptr %scevgep973, i64 -8
  %.141.2.i288 = load double, ptr %scevgep970, align 8, !noalias !245
  %.145.2.i289 = fdiv double %.138.2.i286, %.141.2.i288
  %.147.i.2.i290 = fmul double %.145.2.i289, %.145.2.i289
  %.171.2.i291 = fadd double %.171.1.i284, %.147.i.2.i290
  %.138.3.i293 = load double, ptr %scevgep981, align 8, !noalias !245
  %.141.3.i295 = load double, ptr %scevgep973, align 8, !noalias !245
  %.145.3.i296 = fdiv double %.138.3.i293, %.141.3.i295
  %.147.i.3.i297 = fmul double %.145.3.i296, %.145.3.i296
  %.111.3.i298 = add nuw nsw i64 %.1043840.i269, 4
  %.171.3.i299 = fadd double %.171.2.i291, %.147.i.3.i297
  %niter.ncmp.3.i300 = icmp eq i64 %unroll_iter.i249, %.111.3.i298
  br i1 %niter.ncmp.3.i300, label %B90.loopexit.unr-lcssa.i301, label %B38.if.i267

_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v54B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit325: ; preds = %B38.if.epil.i308, %B90.loopexit.unr-lcssa.i301, %B2612
  %total.2.0.lcssa.i321 = phi double [ 0.000000e+00, %B2612 ], [ %.171.3.i299, %B90.loopexit.unr-lcssa.i301 ], [ %.171.epil.i317, %B38.if.epil.i308 ]
  %.189.i323 = fdiv double %total.2.0.lcssa.i321, %.185.i
  %.201.i324 = tail call double @sqrt(double %.189.i323)
  br label %B2714

B2764.endif:                                      ; preds = %B2730
  %.2662 = fdiv double %.990, %.2651
  %.2665 = load double, ptr %sunkaddr1159, align 8
  %.2670 = fdiv double %.2665, %error.2.3
  %.2671 = tail call double @llvm.pow.f64(double %.2670, double 2.500000e-01)
  %.2672 = fmul double %.2662, %.2671
  %.10.i326 = fcmp olt double %.2672, 1.000000e+00
  %.11.i327 = select i1 %.10.i326, double %.2672, double 1.000000e+00
  %.2702 = fmul double %.2641, %.11.i327
  br label %B2850

B3686.if:                                         ; preds = %B3686.if.lr.ph, %B3686.if
  %.403519261928 = phi i64 [ %.4042.3, %B3686.if ], [ 0, %B3686.if.lr.ph ]
  %231 = shl i64 %.403519261928, 3
  %scevgep1000 = getelementptr i8, ptr %scevgep939, i64 %231
  %scevgep1001 = getelementptr i8, ptr %scevgep1000, i64 -24
  %.4069 = load double, ptr %scevgep1001, align 8
  %scevgep1011 = getelementptr i8, ptr %lsr.iv1004, i64 %231
  %scevgep1012 = getelementptr i8, ptr %scevgep1011, i64 -24
  store double %.4069, ptr %scevgep1012, align 8
  %scevgep999 = getelementptr i8, ptr %scevgep1000, i64 -16
  %.4069.1 = load double, ptr %scevgep999, align 8
  %scevgep1010 = getelementptr i8, ptr %scevgep1011, i64 -16
  store double %.4069.1, ptr %scevgep1010, align 8
  %scevgep997 = getelementptr i8, ptr %scevgep1000, i64 -8
  %.4069.2 = load double, ptr %scevgep997, align 8
  %scevgep1008 = getelementptr i8, ptr %scevgep1011, i64 -8
  store double %.4069.2, ptr %scevgep1008, align 8
  %.4042.3 = add nuw nsw i64 %.403519261928, 4
  %.4069.3 = load double, ptr %scevgep1000, align 8
  store double %.4069.3, ptr %scevgep1011, align 8
  %niter743.ncmp.3 = icmp eq i64 %unroll_iter742, %.4042.3
  br i1 %niter743.ncmp.3, label %B3732.loopexit.unr-lcssa, label %B3686.if

B3868.if:                                         ; preds = %B3868.if.preheader, %B3868.if
  %.422719411943 = phi i64 [ %.4234.3, %B3868.if ], [ 0, %B3868.if.preheader ]
  %232 = shl i64 %.422719411943, 3
  %scevgep1027 = getelementptr i8, ptr %scevgep1021, i64 %232
  %scevgep1028 = getelementptr i8, ptr %scevgep1027, i64 -24
  %.4261 = load double, ptr %scevgep1028, align 8
  %scevgep1035 = getelementptr i8, ptr %scevgep1029, i64 %232
  %scevgep1036 = getelementptr i8, ptr %scevgep1035, i64 -24
  store double %.4261, ptr %scevgep1036, align 8
  %scevgep1026 = getelementptr i8, ptr %scevgep1027, i64 -16
  %.4261.1 = load double, ptr %scevgep1026, align 8
  %scevgep1034 = getelementptr i8, ptr %scevgep1035, i64 -16
  store double %.4261.1, ptr %scevgep1034, align 8
  %scevgep1024 = getelementptr i8, ptr %scevgep1027, i64 -8
  %.4261.2 = load double, ptr %scevgep1024, align 8
  %scevgep1032 = getelementptr i8, ptr %scevgep1035, i64 -8
  store double %.4261.2, ptr %scevgep1032, align 8
  %.4234.3 = add nuw nsw i64 %.422719411943, 4
  %.4261.3 = load double, ptr %scevgep1027, align 8
  store double %.4261.3, ptr %scevgep1035, align 8
  %niter749.ncmp.3 = icmp eq i64 %unroll_iter748, %.4234.3
  br i1 %niter749.ncmp.3, label %B3896.loopexit.unr-lcssa, label %B3868.if

B3926.if:                                         ; preds = %B3896, %B3926.if
  %.435619481950 = phi i64 [ %.4363.1, %B3926.if ], [ 0, %B3896 ]
  %233 = shl i64 %.435619481950, 3
  %scevgep1045 = getelementptr i8, ptr %arg.now, i64 %233
  %.4390 = load double, ptr %scevgep1045, align 8
  %scevgep1048 = getelementptr i8, ptr %arg.room, i64 %233
  %.4393 = load double, ptr %scevgep1048, align 8
  %scevgep1051 = getelementptr i8, ptr %scevgep896, i64 %233
  %scevgep1052 = getelementptr i8, ptr %scevgep1051, i64 -8
  %.4396 = load double, ptr %scevgep1052, align 8
  %scevgep1055 = getelementptr i8, ptr %scevgep1053, i64 %233
  %scevgep1056 = getelementptr i8, ptr %scevgep1055, i64 -8
  store double %.4390, ptr %scevgep1056, align 8
  store double %.4393, ptr %scevgep1045, align 8
  %scevgep1059 = getelementptr i8, ptr %scevgep894, i64 %233
  %scevgep1060 = getelementptr i8, ptr %scevgep1059, i64 -8
  store double %.4396, ptr %scevgep1060, align 8
  %.4363.1 = add nuw nsw i64 %.435619481950, 2
  %scevgep1044 = getelementptr i8, ptr %scevgep1045, i64 8
  %.4390.1 = load double, ptr %scevgep1044, align 8
  %scevgep1047 = getelementptr i8, ptr %scevgep1048, i64 8
  %.4393.1 = load double, ptr %scevgep1047, align 8
  %.4396.1 = load double, ptr %scevgep1051, align 8
  store double %.4390.1, ptr %scevgep1055, align 8
  store double %.4393.1, ptr %scevgep1044, align 8
  store double %.4396.1, ptr %scevgep1059, align 8
  %exitcond5114.not.1 = icmp eq i64 %..64, %.4363.1
  br i1 %exitcond5114.not.1, label %B4000, label %B3926.if
}

define internal fastcc void @part17(ptr noalias nonnull writeonly captures(none) %retptr, double %arg.x, ptr readonly captures(none) %arg.y, ptr readonly captures(none) %arg.Z, i64 range(i64 2, 1) %arg.size, ptr captures(none) %arg.state) unnamed_addr #1 {
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
  br i1 %epil.iter.cmp.not, label %B238.if.preheader.new, label %B34.if.epil, !llvm.loop !248

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

define internal fastcc void @part20(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.J, i64 %arg.n, ptr readonly captures(none) %arg.units, double %arg.c, double %arg.ci, ptr readonly captures(none) %arg.shifted, ptr captures(none) %arg.x, ptr captures(none) %arg.y) unnamed_addr #1 {
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
  br i1 %1, label %B172.endif.endif.endif, label %B172.endif.endif.else.if, !prof !249

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

define internal fastcc void @part19(ptr noalias nonnull writeonly captures(none) %retptr, i64 %arg.problem.0, i64 %arg.problem.1, ptr readonly captures(none) %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr captures(none) %arg.problem.7, ptr %arg.problem.8, double %arg.t, double %arg.h, ptr readonly captures(none) %arg.y, ptr readonly captures(none) %arg.Z, ptr %arg.F, ptr %arg.point) unnamed_addr {
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
  br i1 %epil.iter21.cmp.not, label %B174.1, label %B116.if.1.epil, !llvm.loop !250

B174.1:                                           ; preds = %B116.if.1.epil, %B174.1.loopexit.unr-lcssa, %B82
  %.356.1 = fmul double %arg.h, 0x3FE4A36C0803A6DF
  %.358.1 = fadd double %arg.t, %.356.1
  %.365.1 = getelementptr inbounds double, ptr %arg.F, i64 %.38
  store i8 0, ptr %.368, align 1
  call fastcc void @part12(ptr nonnull %.368, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.358.1, ptr %arg.point, ptr %.365.1)
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
  br i1 %epil.iter27.cmp.not, label %B174.2, label %B116.if.2.epil, !llvm.loop !251

B174.2:                                           ; preds = %B116.if.2.epil, %B174.2.loopexit.unr-lcssa, %B82.1
  %.358.2 = fadd double %arg.t, %arg.h
  %.365.2.idx = shl nsw i64 %.38, 4
  %.365.2 = getelementptr inbounds i8, ptr %arg.F, i64 %.365.2.idx
  store i8 0, ptr %.368, align 1
  call fastcc void @part12(ptr nonnull %.368, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.358.2, ptr %arg.point, ptr %.365.2)
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
  br i1 %epil.iter.cmp.not, label %B174, label %B116.if.epil, !llvm.loop !252

B174:                                             ; preds = %B116.if.epil, %B174.loopexit.unr-lcssa, %entry
  %.356 = fmul double %arg.h, 0x3FC3D8B64657CAEA
  %.358 = fadd double %arg.t, %.356
  store i8 0, ptr %.368, align 1
  call fastcc void @part12(ptr nonnull %.368, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.358, ptr %arg.point, ptr %arg.F)
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

define internal fastcc void @part18(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.J, i64 %arg.n, double %arg.c, double %arg.ci, ptr captures(none) %arg.shifted) unnamed_addr #1 {
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
attributes #1 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = distinct !{!2, !1}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_ZN9teachmech3run8compiled7kernels16find_multipliersB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!5 = distinct !{!5, !"_ZN9teachmech3run8compiled7kernels16find_multipliersB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!6 = !{!7, !9, !4}
!7 = distinct !{!7, !8, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!8 = distinct !{!8, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!9 = distinct !{!9, !10, !"_ZN9teachmech3run8compiled7kernels10least_massB2v9B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!10 = distinct !{!10, !"_ZN9teachmech3run8compiled7kernels10least_massB2v9B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!11 = !{!9, !4}
!12 = distinct !{!12, !1}
!13 = distinct !{!13, !1}
!14 = distinct !{!14, !1}
!15 = distinct !{!15, !1}
!16 = !{!17}
!17 = distinct !{!17, !18, !"_ZN9teachmech3run8compiled7kernels8penaliseB2v4B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!18 = distinct !{!18, !"_ZN9teachmech3run8compiled7kernels8penaliseB2v4B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!19 = distinct !{!19, !1}
!20 = !{!21, !23}
!21 = distinct !{!21, !22, !"_ZN9teachmech3run8compiled7kernels5weighB3v13B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!22 = distinct !{!22, !"_ZN9teachmech3run8compiled7kernels5weighB3v13B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!23 = distinct !{!23, !22, !"_ZN9teachmech3run8compiled7kernels5weighB3v13B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %excinfo"}
!24 = !{!25, !27}
!25 = distinct !{!25, !26, !"_ZN9teachmech3run8compiled7kernels5weighB3v13B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!26 = distinct !{!26, !"_ZN9teachmech3run8compiled7kernels5weighB3v13B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!27 = distinct !{!27, !26, !"_ZN9teachmech3run8compiled7kernels5weighB3v13B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %excinfo"}
!28 = distinct !{!28, !1}
!29 = distinct !{!29, !1}
!30 = distinct !{!30, !1}
!31 = !{!32}
!32 = distinct !{!32, !33, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!33 = distinct !{!33, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!34 = distinct !{!34, !1}
!35 = distinct !{!35, !1}
!36 = distinct !{!36, !1}
!37 = distinct !{!37, !1}
!38 = distinct !{!38, !1}
!39 = distinct !{!39, !1}
!40 = distinct !{!40, !1}
!41 = !{!42}
!42 = distinct !{!42, !43, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!43 = distinct !{!43, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!44 = !{!45, !47}
!45 = distinct !{!45, !46, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!46 = distinct !{!46, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!47 = distinct !{!47, !48, !"_ZN9teachmech3run8compiled7kernels10least_massB2v9B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!48 = distinct !{!48, !"_ZN9teachmech3run8compiled7kernels10least_massB2v9B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!49 = !{!47}
!50 = distinct !{!50, !1}
!51 = distinct !{!51, !1}
!52 = !{!53}
!53 = distinct !{!53, !54, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!54 = distinct !{!54, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!55 = !{!56}
!56 = distinct !{!56, !57, !"_ZN9teachmech3run8compiled7kernels6rotateB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax: %retptr"}
!57 = distinct !{!57, !"_ZN9teachmech3run8compiled7kernels6rotateB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax"}
!58 = !{!59}
!59 = distinct !{!59, !60, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!60 = distinct !{!60, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!61 = distinct !{!61, !1}
!62 = distinct !{!62, !1}
!63 = distinct !{!63, !1}
!64 = distinct !{!64, !1}
!65 = distinct !{!65, !1}
!66 = !{!67, !69}
!67 = distinct !{!67, !68, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!68 = distinct !{!68, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!69 = distinct !{!69, !70, !"_ZN9teachmech3run8compiled7kernels10least_massB2v9B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!70 = distinct !{!70, !"_ZN9teachmech3run8compiled7kernels10least_massB2v9B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!71 = !{!69}
!72 = !{!73}
!73 = distinct !{!73, !74, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!74 = distinct !{!74, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!75 = distinct !{!75, !1}
!76 = !{!77}
!77 = distinct !{!77, !78, !"_ZN9teachmech3run8compiled7kernels6finiteB3v30B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax: %retptr"}
!78 = distinct !{!78, !"_ZN9teachmech3run8compiled7kernels6finiteB3v30B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax"}
!79 = distinct !{!79, !1}
!80 = distinct !{!80, !1}
!81 = distinct !{!81, !1}
!82 = !{!83}
!83 = distinct !{!83, !84, !"_ZN9teachmech3run8compiled7kernels7correctB3v29B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a: %retptr"}
!84 = distinct !{!84, !"_ZN9teachmech3run8compiled7kernels7correctB3v29B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a"}
!85 = !{!86, !83}
!86 = distinct !{!86, !87, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!87 = distinct !{!87, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!88 = distinct !{!88, !1}
!89 = !{!90}
!90 = distinct !{!90, !91, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!91 = distinct !{!91, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!92 = distinct !{!92, !1}
!93 = !{!94}
!94 = distinct !{!94, !95, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!95 = distinct !{!95, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!96 = distinct !{!96, !1}
!97 = !{!98}
!98 = distinct !{!98, !99, !"_ZN9teachmech3run8compiled15kernel_explicit5stageB3v32B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2a23Literal_5bint_5d_281_29x10float64_2a: %retptr"}
!99 = distinct !{!99, !"_ZN9teachmech3run8compiled15kernel_explicit5stageB3v32B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2a23Literal_5bint_5d_281_29x10float64_2a"}
!100 = !{!101, !98}
!101 = distinct !{!101, !102, !"_ZN9teachmech3run8compiled15kernel_explicit7combineB3v33B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axx10float64_2a: %retptr"}
!102 = distinct !{!102, !"_ZN9teachmech3run8compiled15kernel_explicit7combineB3v33B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axx10float64_2a"}
!103 = !{!104}
!104 = distinct !{!104, !105, !"_ZN9teachmech3run8compiled15kernel_explicit7combineB3v33B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axx10float64_2a: %retptr"}
!105 = distinct !{!105, !"_ZN9teachmech3run8compiled15kernel_explicit7combineB3v33B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axx10float64_2a"}
!106 = !{!107}
!107 = distinct !{!107, !108, !"_ZN9teachmech3run8compiled7kernels12keep_tangentB3v35B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29: %retptr"}
!108 = distinct !{!108, !"_ZN9teachmech3run8compiled7kernels12keep_tangentB3v35B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29"}
!109 = distinct !{!109, !1}
!110 = distinct !{!110, !1}
!111 = !{!112}
!112 = distinct !{!112, !113, !"_ZN9teachmech3run8compiled15kernel_explicit4normB3v34B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ad10float64_2ax: %retptr"}
!113 = distinct !{!113, !"_ZN9teachmech3run8compiled15kernel_explicit4normB3v34B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ad10float64_2ax"}
!114 = !{!115}
!115 = distinct !{!115, !116, !"_ZN9teachmech3run8compiled7kernels6finiteB3v30B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax: %retptr"}
!116 = distinct !{!116, !"_ZN9teachmech3run8compiled7kernels6finiteB3v30B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax"}
!117 = distinct !{!117, !1}
!118 = !{!119}
!119 = distinct !{!119, !120, !"_ZN9teachmech3run8compiled15kernel_explicit5stageB3v36B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2axx10float64_2a: %retptr"}
!120 = distinct !{!120, !"_ZN9teachmech3run8compiled15kernel_explicit5stageB3v36B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2axx10float64_2a"}
!121 = !{!122, !119}
!122 = distinct !{!122, !123, !"_ZN9teachmech3run8compiled15kernel_explicit7combineB3v33B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axx10float64_2a: %retptr"}
!123 = distinct !{!123, !"_ZN9teachmech3run8compiled15kernel_explicit7combineB3v33B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axx10float64_2a"}
!124 = distinct !{!124, !1}
!125 = distinct !{!125, !1}
!126 = distinct !{!126, !1}
!127 = distinct !{!127, !1}
!128 = !{!129}
!129 = distinct !{!129, !130, !"_ZN9teachmech3run8compiled15kernel_explicit11interpolateB3v37B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2ax10float64_2a: %retptr"}
!130 = distinct !{!130, !"_ZN9teachmech3run8compiled15kernel_explicit11interpolateB3v37B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2ax10float64_2a"}
!131 = distinct !{!131, !1}
!132 = distinct !{!132, !1}
!133 = !{!134}
!134 = distinct !{!134, !135, !"_ZN9teachmech3run8compiled7kernels8keep_endB3v38B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2ax10float64_2a: %retptr"}
!135 = distinct !{!135, !"_ZN9teachmech3run8compiled7kernels8keep_endB3v38B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2ax10float64_2a"}
!136 = distinct !{!136, !1}
!137 = !{!138}
!138 = distinct !{!138, !139, !"_ZN9teachmech3run8compiled7kernels12stands_stillB3v39B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEdd10float64_2a: %retptr"}
!139 = distinct !{!139, !"_ZN9teachmech3run8compiled7kernels12stands_stillB3v39B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEdd10float64_2a"}
!140 = !{!141}
!141 = distinct !{!141, !142, !"_ZN9teachmech3run8compiled15kernel_explicit7combineB3v33B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axx10float64_2a: %retptr"}
!142 = distinct !{!142, !"_ZN9teachmech3run8compiled15kernel_explicit7combineB3v33B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axx10float64_2a"}
!143 = !{!144}
!144 = distinct !{!144, !145, !"_ZN9teachmech3run8compiled15kernel_explicit4normB3v34B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ad10float64_2ax: %retptr"}
!145 = distinct !{!145, !"_ZN9teachmech3run8compiled15kernel_explicit4normB3v34B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ad10float64_2ax"}
!146 = distinct !{!146, !1}
!147 = distinct !{!147, !1}
!148 = !{!149}
!149 = distinct !{!149, !150, !"_ZN9teachmech3run8compiled16kernel_kinematic7betweenB3v46B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEddx10float64_2a10float64_2a10float64_2a10float64_2a10float64_2a: %retptr"}
!150 = distinct !{!150, !"_ZN9teachmech3run8compiled16kernel_kinematic7betweenB3v46B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEddx10float64_2a10float64_2a10float64_2a10float64_2a10float64_2a"}
!151 = distinct !{!151, !1}
!152 = !{!153}
!153 = distinct !{!153, !154, !"_ZN9teachmech3run8compiled7kernels8keep_endB3v38B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2ax10float64_2a: %retptr"}
!154 = distinct !{!154, !"_ZN9teachmech3run8compiled7kernels8keep_endB3v38B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2ax10float64_2a"}
!155 = distinct !{!155, !1}
!156 = !{!157}
!157 = distinct !{!157, !158, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!158 = distinct !{!158, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!159 = distinct !{!159, !1}
!160 = distinct !{!160, !1}
!161 = !{!162}
!162 = distinct !{!162, !163, !"_ZN9teachmech3run8compiled16kernel_kinematic6spreadB3v42B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a: %retptr"}
!163 = distinct !{!163, !"_ZN9teachmech3run8compiled16kernel_kinematic6spreadB3v42B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a"}
!164 = !{!165, !162}
!165 = distinct !{!165, !166, !"_ZN9teachmech3run8compiled16kernel_kinematic4gramB3v43B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a: %retptr"}
!166 = distinct !{!166, !"_ZN9teachmech3run8compiled16kernel_kinematic4gramB3v43B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a"}
!167 = !{!168, !165, !162}
!168 = distinct !{!168, !169, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!169 = distinct !{!169, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!170 = distinct !{!170, !1}
!171 = !{!172, !162}
!172 = distinct !{!172, !173, !"_ZN9teachmech3run8compiled16kernel_kinematic5belowB3v44B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axd: %retptr"}
!173 = distinct !{!173, !"_ZN9teachmech3run8compiled16kernel_kinematic5belowB3v44B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axd"}
!174 = distinct !{!174, !1}
!175 = !{!176, !178}
!176 = distinct !{!176, !177, !"_ZN9teachmech3run8compiled16kernel_kinematic5belowB3v44B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axd: %retptr"}
!177 = distinct !{!177, !"_ZN9teachmech3run8compiled16kernel_kinematic5belowB3v44B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axd"}
!178 = distinct !{!178, !179, !"_ZN9teachmech3run8compiled16kernel_kinematic8narrowerB3v45B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEx10float64_2add: %retptr"}
!179 = distinct !{!179, !"_ZN9teachmech3run8compiled16kernel_kinematic8narrowerB3v45B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEx10float64_2add"}
!180 = !{!181, !183}
!181 = distinct !{!181, !182, !"_ZN9teachmech3run8compiled16kernel_kinematic5belowB3v44B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axd: %retptr"}
!182 = distinct !{!182, !"_ZN9teachmech3run8compiled16kernel_kinematic5belowB3v44B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axd"}
!183 = distinct !{!183, !184, !"_ZN9teachmech3run8compiled16kernel_kinematic8narrowerB3v45B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEx10float64_2add: %retptr"}
!184 = distinct !{!184, !"_ZN9teachmech3run8compiled16kernel_kinematic8narrowerB3v45B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEx10float64_2add"}
!185 = !{!186}
!186 = distinct !{!186, !187, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!187 = distinct !{!187, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!188 = !{!189}
!189 = distinct !{!189, !190, !"_ZN9teachmech3run8compiled7kernels9lineariseB3v48B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a10float64_2a: %retptr"}
!190 = distinct !{!190, !"_ZN9teachmech3run8compiled7kernels9lineariseB3v48B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a10float64_2a"}
!191 = !{!192, !189}
!192 = distinct !{!192, !193, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!193 = distinct !{!193, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!194 = distinct !{!194, !1}
!195 = distinct !{!195, !1}
!196 = distinct !{!196, !1}
!197 = distinct !{!197, !1}
!198 = !{!199, !201, !189}
!199 = distinct !{!199, !200, !"_ZN9teachmech3run8compiled7kernels5weighB3v13B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!200 = distinct !{!200, !"_ZN9teachmech3run8compiled7kernels5weighB3v13B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!201 = distinct !{!201, !200, !"_ZN9teachmech3run8compiled7kernels5weighB3v13B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %excinfo"}
!202 = !{!203, !189}
!203 = distinct !{!203, !204, !"_ZN9teachmech3run8compiled7kernels6finiteB3v30B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax: %retptr"}
!204 = distinct !{!204, !"_ZN9teachmech3run8compiled7kernels6finiteB3v30B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax"}
!205 = distinct !{!205, !1}
!206 = !{!207, !209}
!207 = distinct !{!207, !208, !"_ZN9teachmech3run8compiled12kernel_radau7iterateB3v50B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a: %retptr"}
!208 = distinct !{!208, !"_ZN9teachmech3run8compiled12kernel_radau7iterateB3v50B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a"}
!209 = distinct !{!209, !208, !"_ZN9teachmech3run8compiled12kernel_radau7iterateB3v50B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a: %excinfo"}
!210 = !{!211, !207, !209}
!211 = distinct !{!211, !212, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!212 = distinct !{!212, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!213 = !{!214, !207, !209}
!214 = distinct !{!214, !215, !"_ZN9teachmech3run8compiled7kernels6finiteB3v30B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax: %retptr"}
!215 = distinct !{!215, !"_ZN9teachmech3run8compiled7kernels6finiteB3v30B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax"}
!216 = distinct !{!216, !1}
!217 = !{!"branch_weights", i32 34359737, i32 2113123911}
!218 = !{!219, !207, !209}
!219 = distinct !{!219, !220, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v54B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx: %retptr"}
!220 = distinct !{!220, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v54B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx"}
!221 = distinct !{!221, !1}
!222 = !{!223, !207, !209}
!223 = distinct !{!223, !224, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v54B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx: %retptr"}
!224 = distinct !{!224, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v54B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx"}
!225 = !{!226, !207, !209}
!226 = distinct !{!226, !227, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v54B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx: %retptr"}
!227 = distinct !{!227, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v54B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx"}
!228 = !{!"branch_weights", i32 49, i32 1}
!229 = distinct !{!229, !1}
!230 = !{!231}
!231 = distinct !{!231, !232, !"_ZN9teachmech3run8compiled7kernels6finiteB3v30B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax: %retptr"}
!232 = distinct !{!232, !"_ZN9teachmech3run8compiled7kernels6finiteB3v30B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax"}
!233 = distinct !{!233, !1}
!234 = distinct !{!234, !1}
!235 = distinct !{!235, !1}
!236 = !{!237}
!237 = distinct !{!237, !238, !"_ZN9teachmech3run8compiled7kernels12stands_stillB3v39B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEdd10float64_2a: %retptr"}
!238 = distinct !{!238, !"_ZN9teachmech3run8compiled7kernels12stands_stillB3v39B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEdd10float64_2a"}
!239 = distinct !{!239, !240}
!240 = !{!"llvm.loop.peeled.count", i32 1}
!241 = !{!242}
!242 = distinct !{!242, !243, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v54B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx: %retptr"}
!243 = distinct !{!243, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v54B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx"}
!244 = distinct !{!244, !1}
!245 = !{!246}
!246 = distinct !{!246, !247, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v54B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx: %retptr"}
!247 = distinct !{!247, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v54B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx"}
!248 = distinct !{!248, !1}
!249 = !{!"branch_weights", i32 1, i32 99}
!250 = distinct !{!250, !1}
!251 = distinct !{!251, !1}
!252 = distinct !{!252, !1}
