; made by kernel_writer.py from sources with the hash d25fce4df944d9594615e09fe633277e78dd37cc67214f31b90d9799af665556

@.const.array.data.1 = internal unnamed_addr constant [104 x i8] c"\1A~`\A1\AE\DE\8A?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\C3\B5Z\A5=\9A\F3\BFr\8A\DE\BE\83\BA\DF\BF\09\A5\ED\F7I\A1\FA?q~\0E\B1\C9k\D6\BF\899x\D00c\D5?5\14\A3T\EB\F8\B4?\C2k\ABPO\E4\96\BF\00\00\00\00\00\00\00\00", align 8
@.const.array.data.2 = internal unnamed_addr constant [104 x i8] c"\F1\A1\BF\1FdK\C8\BF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\E2Z\AD\D2\1E\CD\11@\9F\AB\D5E\A8C\FE?C\AF\96\CFn4\17\C0\16\B7\AB&:\0D\DB\BF\02\B0C\8F\02z\C3\BF-\E7\7FiW\C6\C9?\ED@\C0\0A\082\97?\00\00\00\00\00\00\00\00", align 8
@.const.array.data.3 = internal constant [512 x i8] c"\1B\C87\CC\9D\DB \C0\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\EB\A2\F0e\87\22\E2?vS\17\A15\8D\08\C0\ECb\E4\A2\CC\13\03@\BD\D1\C0\D3\AF\EF\00@\D3\C0J\9Ap\E2\EB\BF\8B\A2\9Duj\EC\01@\193\F5\B2\E45\E4?|\F0\B7\18\12\C8\B6\BF\B4X3u\04&2@\A1\DF`\DB\A6c\22\C0\1DX\A2R\80\BE\11\C0\FCD\ADi\E2\DA$@\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00g\EDW]\12In@KC\B8\19j\A6d@5N\E1\81\BFhw\C0\FB\CFXE\19\1D6\C0#\A03\F9\08\EF\1E@\0D\C3\22\D1\90\AC>\C0\CD\0A*\03\0D\AA\22\C0|\0F%e\FCd/@S\FD\EC\ED\AF#?\C0\CAef\80\B2\B4\22\C0\10\0A\07C\8E\E8A@\1F8\03s,\FC3@\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00!%\0F\D1\980x\C09M\DFN\B3\A5g\C0\0Cj,\1Cw~\80@\96o\C0\8D\D6%'\C0\D7\8B\0F\DDa\86\1B@h\FCg}z\02\F0\BF13=\02\08\E3\E8?\D2V\FF\EF\C39\06\C0\7F\C70O-\19N\C0\C0(\19\86\81\14U@\12\08t\95\0D\FC'@\A3\E9\97\9F\A5\B19\C0\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\C7`\D8k\12Fc\C0\90\09\99\AC\F0\F0l\C0\02\C6\B3\D39Zv@p<\D8\D4\F0YW@\AB\07!U\AA\BAB\C0\8E\83U\A8`\06Z@\F6\8CRx\1D\D7=@~\F77NH\C4E\C0\10 \F8}\C5\14X@\1E\CD\B5\82\B0\96C\C0\0D\B3\1C>B\B7b\C0", align 8
@.const.array.data.25 = internal unnamed_addr constant [2048 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00:\E6\DA8h\EE\AA?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\AC,\A4*\CE2\94?\02C\F6?5L\AE?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\02C\F6?5L\9E?\00\00\00\00\00\00\00\00A\B2\F8\EF'\B9\B6?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FA\E9\CD~\0D\E5\CE?\00\00\00\00\00\00\00\00\07\15\AD\B5:N\EC\BF\F5\9E\C7z=\98\ED?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00h/\A1\BD\84\F6\A2?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\006m\DB;\B6\DD\C5?\9A\F1f?S\0F\C0?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\A3?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\EDG3\0F\D3\CA\C5?M\E02\C3\B3\D4\AE?\00\00\00\00\00\00\92\BF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\92\87\E7\FE\B8\FD\A2?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00r]Y\F6#\CF\C5?\98\A6\DE@\86u\BB?/\D3\FC \CC_\8F\BFq\0B\FB.\D9\F1\80?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\13X\98\8B\B7\F8\E3?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\8A\BC\C6\AC\1B\E3\0A\C0\F9\11\8E\F0s\C8\EB\BFU\18\8D\D8\93\97;@i\AD\92\F8p'4@\F9B\\\86\B4\BEE\C0\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00U\B6!\E3\05\92\DE?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\7F\D2K\A3\A8\E7\03\C0\C8\93\8C\96\A9\E3\E2\BF\EEU\D6\A6\E4:5@\B8X\F2\B5\F7\8E.@\B9\11\D7\18\E4\A4@\C0v\A8\B4\D9\B3\D1\94\BF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\9B9\1D\1F\12\FD\ED\BF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\9D\0B\FBi\D8\BE\14@\A9.y\02\87v\F1?\1C\0C\11\E2\B0L \C0\A8u\E9\05#\852\C0:\86\CB\06O\BD6@\9D\10\CFw\E7\F2\03@,W+\0D\C6_\08\C0\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\DC\FC\09;\BD/\02@\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00U\FE\CAc\A9\11%\C0\ACr\AC5\C9\01\00\C0\060\FF\8E|\F51\C0\01\8A\B5\18\EA\F2;@\13\EC\1C}:\DF\06\C0\A93\9F\1A\E7\BE!\C0a\18\C8B\9C\B8(@\02\E2Sb\AC\96\E4?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00|\17\D1hc\CC\AB?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\E2Z\AD\D2\1E\CD\11@\9F\AB\D5E\A8C\FE?C\AF\96\CFn4\17\C0\98\EB\F0\F2\1D\EA\D3?\02\B0C\8F\02z\C3\BF-\E7\7FiW\C6\C9?\C2k\ABPO\E4\A6?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00H\B1\CE\A2\FC\C1\AC?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\B85\1A\F2X9\D0?>\C2w\C2\C2\84\CF\BF\EF\9D\\U\02\CB\BF\BF\13\19-\CE\10\9F\C3?,e8\9B\B6\CB\80?\A9k9\0F\84\FF~?0H\FA\B4\8A\FE\80\BF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00c\DB{\89\A1L\A0?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00E\9F\F5\E5\E9\FA\9C?\F9\8C|\01\DBi\AB?i\94\C6/\F7\1E\AC\BF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00S\E1\F6\EE\10g\1C\BF #\D3Rz\129?\9B\14\E7\13\0EP6\BF\89\D9\0C\B2\86\16\C2?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\15`+y\09s\DB\BF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\9A\DC\AFD]\CA\12\C0\A3\ED\19\C4\D2\BB\1E@\1C\17WD\A5F\10@D\BA\EDD\9E\D4\D6?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\D4qH\C2\EE\EBV\BF\96\19?\A2\82\94\07@\22\22\CAmJM\22\C0\00\00\00\00\00\00\00\00", align 8
@.const.array.data.1.24 = internal unnamed_addr constant [128 x i8] c"\00\00\00\00\00\00\00\00:\E6\DA8h\EE\AA?\AC,\A4*\CE2\B4?\02C\F6?5L\BE?\D9\08\9CI\8C\06\D2?UUUUUU\D5?\00\00\00\00\00\00\D0?\14;\B1\13;\B1\D3?uM\D7tM\D7\E4?333333\E3?\DB\B6m\DB\B6m\EB?\00\00\00\00\00\00\F0?\00\00\00\00\00\00\F0?\9A\99\99\99\99\99\B9?\9A\99\99\99\99\99\C9?9\8E\E38\8E\E3\E8?", align 8

define noundef i32 @rk4(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.problem.0, i64 %arg.problem.1, i64 %arg.problem.2, ptr readonly captures(none) %arg.problem.3, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %arg.projected, ptr readonly captures(none) %arg.times, i64 %arg.count, ptr captures(none) %arg.index, ptr %arg.states, ptr %arg.room, i64 %arg.budget) local_unnamed_addr {
entry:
  %.242 = alloca i8, align 1
  store i8 0, ptr %.242, align 1
  %.611 = alloca i8, align 1
  store i8 0, ptr %.611, align 1
  %.876 = alloca i8, align 1
  store i8 0, ptr %.876, align 1
  %.34 = load i64, ptr %arg.problem.3, align 8
  %.35 = shl i64 %.34, 1
  %.36 = add i64 %.35, 2
  %.42.idx = shl nsw i64 %.36, 5
  %.42 = getelementptr inbounds i8, ptr %arg.room, i64 %.42.idx
  %.45.idx = mul i64 %.36, 40
  %.45 = getelementptr i8, ptr %arg.room, i64 %.45.idx
  %.137447.not = icmp slt i64 %arg.budget, 1
  br i1 %.137447.not, label %common.ret, label %B164.if.lr.ph

B164.if.lr.ph:                                    ; preds = %entry
  %.459 = icmp slt i64 %.34, 0
  %..36316 = select i1 %.459, i64 0, i64 %.36
  %0 = getelementptr double, ptr %arg.room, i64 %.36
  %.idx = shl i64 %.36, 4
  %1 = getelementptr i8, ptr %arg.room, i64 %.idx
  %.idx313 = mul i64 %.36, 24
  %2 = getelementptr i8, ptr %arg.room, i64 %.idx313
  %xtraiter.i = and i64 %.36, 2
  %unroll_iter.i = and i64 %.36, 9223372036854775804
  %unroll_iter = and i64 %..36316, 9223372036854775804
  %scevgep = getelementptr i8, ptr %arg.states, i64 8
  %3 = shl i64 %.36, 3
  %4 = shl i64 %.34, 6
  %5 = getelementptr i8, ptr %arg.room, i64 %4
  %scevgep65 = getelementptr i8, ptr %5, i64 72
  %6 = shl i64 %.34, 4
  %7 = getelementptr i8, ptr %arg.room, i64 %6
  %scevgep74 = getelementptr i8, ptr %7, i64 24
  %8 = shl i64 %.34, 5
  %9 = getelementptr i8, ptr %arg.room, i64 %8
  %scevgep87 = getelementptr i8, ptr %9, i64 40
  %10 = mul i64 %.34, 80
  %11 = getelementptr i8, ptr %arg.room, i64 %10
  %scevgep101 = getelementptr i8, ptr %11, i64 104
  %12 = getelementptr i8, ptr %arg.states, i64 %6
  %scevgep117 = getelementptr i8, ptr %12, i64 40
  %scevgep126 = getelementptr i8, ptr %12, i64 16
  %13 = icmp sgt i64 %..36316, 0
  %14 = icmp eq i64 %arg.projected, 0
  %15 = icmp ult i64 %.36, 4
  %16 = icmp eq i64 %xtraiter.i, 0
  %17 = icmp ult i64 %..36316, 4
  %18 = and i64 %..36316, 2
  %19 = icmp eq i64 %18, 0
  br label %B164.if

common.ret:                                       ; preds = %B1024, %B72.loopexit.i, %B840, %B512.2, %B554.2, %B164.if, %entry
  %.sink = phi i64 [ 1, %entry ], [ 1, %B1024 ], [ 2, %B554.2 ], [ 0, %B164.if ], [ 2, %B512.2 ], [ 2, %B840 ], [ 3, %B72.loopexit.i ]
  store i64 %.sink, ptr %retptr, align 8
  ret i32 0

B220:                                             ; preds = %B164.if
  %.214 = getelementptr double, ptr %arg.times, i64 %.177
  %.215 = load double, ptr %.214, align 8
  %.218 = mul i64 %.177, %.36
  %.220 = getelementptr double, ptr %arg.states, i64 %.218
  %sunkaddr = shl i64 %.177, 3
  %sunkaddr132 = getelementptr i8, ptr %arg.times, i64 %sunkaddr
  %sunkaddr133 = getelementptr i8, ptr %sunkaddr132, i64 8
  %.231 = load double, ptr %sunkaddr133, align 8
  %.233 = fsub double %.231, %.215
  store i8 0, ptr %.242, align 1
  call fastcc void @part0(ptr nonnull %.242, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.3, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, double %.215, ptr %.220, ptr %arg.room)
  %.256 = load i8, ptr %.242, align 1
  %.411 = fmul double %.233, 5.000000e-01
  %.582 = fadd double %.215, %.411
  br i1 %13, label %B430.if.preheader, label %B548

B548:                                             ; preds = %B430.if, %B220
  %20 = icmp eq i8 %.256, 0
  br i1 %20, label %B622, label %B554

B554:                                             ; preds = %B548
  store i8 0, ptr %.611, align 1
  call fastcc void @part0(ptr nonnull %.611, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.3, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, double %.582, ptr %.42, ptr %0)
  %.625 = load i8, ptr %.611, align 1
  %.628 = icmp ne i8 %.625, 0
  br label %B622

B622:                                             ; preds = %B554, %B548
  %"$phi622.2.2.2" = phi i1 [ false, %B548 ], [ %.628, %B554 ]
  br i1 %13, label %B430.if.1.preheader, label %B548.1

B430.if.1.preheader:                              ; preds = %B622
  %21 = mul i64 %.177, %3
  %scevgep70 = getelementptr i8, ptr %scevgep, i64 %21
  br label %B430.if.1

B430.if.1:                                        ; preds = %B430.if.1, %B430.if.1.preheader
  %.507327329.1 = phi i64 [ %.514.1.1, %B430.if.1 ], [ 0, %B430.if.1.preheader ]
  %22 = shl i64 %.507327329.1, 3
  %scevgep72 = getelementptr i8, ptr %scevgep70, i64 %22
  %scevgep73 = getelementptr i8, ptr %scevgep72, i64 -8
  %.541.1 = load double, ptr %scevgep73, align 8
  %scevgep76 = getelementptr i8, ptr %scevgep74, i64 %22
  %scevgep77 = getelementptr i8, ptr %scevgep76, i64 -8
  %.549.1 = load double, ptr %scevgep77, align 8
  %.551.1 = fmul double %.411, %.549.1
  %.552.1 = fadd double %.541.1, %.551.1
  %scevgep80 = getelementptr i8, ptr %scevgep65, i64 %22
  %scevgep81 = getelementptr i8, ptr %scevgep80, i64 -8
  store double %.552.1, ptr %scevgep81, align 8
  %.514.1.1 = add nuw nsw i64 %.507327329.1, 2
  %.541.1.1 = load double, ptr %scevgep72, align 8
  %.549.1.1 = load double, ptr %scevgep76, align 8
  %.551.1.1 = fmul double %.411, %.549.1.1
  %.552.1.1 = fadd double %.541.1.1, %.551.1.1
  store double %.552.1.1, ptr %scevgep80, align 8
  %exitcond.1.not.1 = icmp eq i64 %..36316, %.514.1.1
  br i1 %exitcond.1.not.1, label %B548.1, label %B430.if.1

B548.1:                                           ; preds = %B430.if.1, %B622
  br i1 %"$phi622.2.2.2", label %B554.1, label %B622.1

B554.1:                                           ; preds = %B548.1
  store i8 0, ptr %.611, align 1
  call fastcc void @part0(ptr nonnull %.611, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.3, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, double %.582, ptr %.42, ptr %1)
  %.625.1 = load i8, ptr %.611, align 1
  %.628.1 = icmp ne i8 %.625.1, 0
  br label %B622.1

B622.1:                                           ; preds = %B554.1, %B548.1
  %"$phi622.2.2.2.1" = phi i1 [ false, %B548.1 ], [ %.628.1, %B554.1 ]
  br i1 %13, label %B430.if.2.preheader, label %B512.2

B430.if.2.preheader:                              ; preds = %B622.1
  %23 = mul i64 %.177, %3
  %scevgep83 = getelementptr i8, ptr %scevgep, i64 %23
  br label %B430.if.2

B430.if.2:                                        ; preds = %B430.if.2, %B430.if.2.preheader
  %.507327329.2 = phi i64 [ %.514.2.1, %B430.if.2 ], [ 0, %B430.if.2.preheader ]
  %24 = shl i64 %.507327329.2, 3
  %scevgep85 = getelementptr i8, ptr %scevgep83, i64 %24
  %scevgep86 = getelementptr i8, ptr %scevgep85, i64 -8
  %.541.2 = load double, ptr %scevgep86, align 8
  %scevgep89 = getelementptr i8, ptr %scevgep87, i64 %24
  %scevgep90 = getelementptr i8, ptr %scevgep89, i64 -8
  %.549.2 = load double, ptr %scevgep90, align 8
  %.551.2 = fmul double %.233, %.549.2
  %.552.2 = fadd double %.541.2, %.551.2
  %scevgep93 = getelementptr i8, ptr %scevgep65, i64 %24
  %scevgep94 = getelementptr i8, ptr %scevgep93, i64 -8
  store double %.552.2, ptr %scevgep94, align 8
  %.514.2.1 = add nuw nsw i64 %.507327329.2, 2
  %.541.2.1 = load double, ptr %scevgep85, align 8
  %.549.2.1 = load double, ptr %scevgep89, align 8
  %.551.2.1 = fmul double %.233, %.549.2.1
  %.552.2.1 = fadd double %.541.2.1, %.551.2.1
  store double %.552.2.1, ptr %scevgep93, align 8
  %exitcond.2.not.1 = icmp eq i64 %..36316, %.514.2.1
  br i1 %exitcond.2.not.1, label %B512.2, label %B430.if.2

B512.2:                                           ; preds = %B430.if.2, %B622.1
  br i1 %"$phi622.2.2.2.1", label %B554.2, label %common.ret

B554.2:                                           ; preds = %B512.2
  %.570.2 = load double, ptr %sunkaddr133, align 8
  store i8 0, ptr %.611, align 1
  call fastcc void @part0(ptr nonnull %.611, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.3, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, double %.570.2, ptr %.42, ptr %2)
  %.625.2 = load i8, ptr %.611, align 1
  %.628.2.not = icmp eq i8 %.625.2, 0
  br i1 %.628.2.not, label %common.ret, label %B648

B648:                                             ; preds = %B554.2
  br i1 %13, label %B678.if.lr.ph, label %B836

B678.if.lr.ph:                                    ; preds = %B648
  %.852 = fdiv double %.233, 6.000000e+00
  br label %B678.if

B836:                                             ; preds = %B678.if, %B648
  br i1 %14, label %B910, label %B840

B840:                                             ; preds = %B836
  %.873 = load double, ptr %sunkaddr133, align 8
  store i8 0, ptr %.876, align 1
  call fastcc void @part1(ptr nonnull %.876, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull %arg.problem.3, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, double %.873, ptr %.45)
  %.890 = load i8, ptr %.876, align 1
  %.893.not = icmp eq i8 %.890, 0
  br i1 %.893.not, label %common.ret, label %B910

B910:                                             ; preds = %B840, %B836
  br i1 %.459, label %B960, label %B38.if.preheader.i

B38.if.preheader.i:                               ; preds = %B910
  br i1 %15, label %B38.if.epil.preheader.i, label %B38.if.i

B72.loopexit.unr-lcssa.i:                         ; preds = %B38.if.i
  br i1 %16, label %B72.loopexit.i, label %B38.if.epil.preheader.i

B38.if.epil.preheader.i:                          ; preds = %B72.loopexit.unr-lcssa.i, %B38.if.preheader.i
  %total.2.039.epil.init.i = phi double [ 0.000000e+00, %B38.if.preheader.i ], [ %.135.3.i, %B72.loopexit.unr-lcssa.i ]
  %.983537.epil.init.i = phi i64 [ 0, %B38.if.preheader.i ], [ %unroll_iter.i, %B72.loopexit.unr-lcssa.i ]
  %25 = shl i64 %.983537.epil.init.i, 3
  %scevgep.i = getelementptr i8, ptr %.45, i64 %25
  br label %B38.if.epil.i

B38.if.epil.i:                                    ; preds = %B38.if.epil.i, %B38.if.epil.preheader.i
  %total.2.039.epil.i = phi double [ %.135.epil.i, %B38.if.epil.i ], [ %total.2.039.epil.init.i, %B38.if.epil.preheader.i ]
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B38.if.epil.i ], [ 0, %B38.if.epil.preheader.i ]
  %26 = shl i64 %epil.iter.i, 3
  %scevgep109 = getelementptr i8, ptr %scevgep.i, i64 %26
  %.132.epil.i = load double, ptr %scevgep109, align 8, !noalias !0
  %.133.epil.i = fmul double %.132.epil.i, 0.000000e+00
  %.135.epil.i = fadd double %total.2.039.epil.i, %.133.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B72.loopexit.i, label %B38.if.epil.i, !llvm.loop !3

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
  %.132.i = load double, ptr %scevgep108, align 8, !noalias !0
  %.133.i = fmul double %.132.i, 0.000000e+00
  %.135.i = fadd double %total.2.039.i, %.133.i
  %scevgep106 = getelementptr i8, ptr %scevgep107, i64 -16
  %.132.1.i = load double, ptr %scevgep106, align 8, !noalias !0
  %.133.1.i = fmul double %.132.1.i, 0.000000e+00
  %.135.1.i = fadd double %.135.i, %.133.1.i
  %scevgep104 = getelementptr i8, ptr %scevgep107, i64 -8
  %.132.2.i = load double, ptr %scevgep104, align 8, !noalias !0
  %.133.2.i = fmul double %.132.2.i, 0.000000e+00
  %.135.2.i = fadd double %.135.1.i, %.133.2.i
  %.105.3.i = add nuw nsw i64 %.983537.i, 4
  %.132.3.i = load double, ptr %scevgep107, align 8, !noalias !0
  %.133.3.i = fmul double %.132.3.i, 0.000000e+00
  %.135.3.i = fadd double %.135.2.i, %.133.3.i
  %niter.ncmp.3.i = icmp eq i64 %unroll_iter.i, %.105.3.i
  br i1 %niter.ncmp.3.i, label %B72.loopexit.unr-lcssa.i, label %B38.if.i

B960:                                             ; preds = %B72.loopexit.i, %B910
  br i1 %13, label %B990.if.lr.ph, label %B1024

B990.if.lr.ph:                                    ; preds = %B960
  br i1 %17, label %B990.if.epil.preheader, label %B990.if.preheader

B990.if.preheader:                                ; preds = %B990.if.lr.ph
  %28 = mul i64 %.177, %3
  %scevgep118 = getelementptr i8, ptr %scevgep117, i64 %28
  br label %B990.if

B1024.loopexit.unr-lcssa:                         ; preds = %B990.if
  br i1 %19, label %B1024, label %B990.if.epil.preheader

B990.if.epil.preheader:                           ; preds = %B1024.loopexit.unr-lcssa, %B990.if.lr.ph
  %.1089355357.epil.init = phi i64 [ 0, %B990.if.lr.ph ], [ %.1096.3, %B1024.loopexit.unr-lcssa ]
  %29 = mul i64 %.177, %3
  %30 = shl i64 %.1089355357.epil.init, 3
  %31 = getelementptr i8, ptr %scevgep126, i64 %29
  %scevgep127 = getelementptr i8, ptr %31, i64 %30
  %scevgep130 = getelementptr i8, ptr %.45, i64 %30
  br label %B990.if.epil

B990.if.epil:                                     ; preds = %B990.if.epil, %B990.if.epil.preheader
  %epil.iter = phi i64 [ 0, %B990.if.epil.preheader ], [ %epil.iter.next, %B990.if.epil ]
  %32 = shl nuw nsw i64 %epil.iter, 3
  %scevgep131 = getelementptr i8, ptr %scevgep130, i64 %32
  %.1123.epil = load double, ptr %scevgep131, align 8
  %scevgep128 = getelementptr i8, ptr %scevgep127, i64 %32
  store double %.1123.epil, ptr %scevgep128, align 8
  %epil.iter.next = add nuw nsw i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, 2
  br i1 %epil.iter.cmp.not, label %B1024, label %B990.if.epil, !llvm.loop !5

B1024:                                            ; preds = %B990.if.epil, %B1024.loopexit.unr-lcssa, %B960
  store i64 %.182, ptr %arg.index, align 8
  %.137 = icmp sgt i64 %.136361457, 1
  br i1 %.137, label %B164.if, label %common.ret

B164.if:                                          ; preds = %B1024, %B164.if.lr.ph
  %.136361457 = phi i64 [ %arg.budget, %B164.if.lr.ph ], [ %.146, %B1024 ]
  %.146 = add nsw i64 %.136361457, -1
  %.177 = load i64, ptr %arg.index, align 8
  %.182 = add nsw i64 %.177, 1
  %.184.not = icmp slt i64 %.182, %arg.count
  br i1 %.184.not, label %B220, label %common.ret

B430.if.preheader:                                ; preds = %B220
  %33 = mul i64 %.177, %3
  %scevgep57 = getelementptr i8, ptr %scevgep, i64 %33
  br label %B430.if

B430.if:                                          ; preds = %B430.if, %B430.if.preheader
  %.507327329 = phi i64 [ %.514.140, %B430.if ], [ 0, %B430.if.preheader ]
  %34 = shl i64 %.507327329, 3
  %scevgep59 = getelementptr i8, ptr %scevgep57, i64 %34
  %scevgep60 = getelementptr i8, ptr %scevgep59, i64 -8
  %.541 = load double, ptr %scevgep60, align 8
  %sunkaddr141 = getelementptr i8, ptr %arg.room, i64 %34
  %.549 = load double, ptr %sunkaddr141, align 8
  %.551 = fmul double %.411, %.549
  %.552 = fadd double %.541, %.551
  %scevgep67 = getelementptr i8, ptr %scevgep65, i64 %34
  %scevgep68 = getelementptr i8, ptr %scevgep67, i64 -8
  store double %.552, ptr %scevgep68, align 8
  %.514.140 = add nuw nsw i64 %.507327329, 2
  %.541.142 = load double, ptr %scevgep59, align 8
  %sunkaddr144 = getelementptr i8, ptr %sunkaddr141, i64 8
  %.549.144 = load double, ptr %sunkaddr144, align 8
  %.551.145 = fmul double %.411, %.549.144
  %.552.146 = fadd double %.541.142, %.551.145
  store double %.552.146, ptr %scevgep67, align 8
  %exitcond.not.1 = icmp eq i64 %..36316, %.514.140
  br i1 %exitcond.not.1, label %B548, label %B430.if

B678.if:                                          ; preds = %B678.if, %B678.if.lr.ph
  %.785348350 = phi i64 [ 0, %B678.if.lr.ph ], [ %.792, %B678.if ]
  %.792 = add nuw nsw i64 %.785348350, 1
  %35 = shl i64 %.785348350, 3
  %scevgep100 = getelementptr i8, ptr %arg.room, i64 %35
  %.819 = load double, ptr %scevgep100, align 8
  %scevgep97 = getelementptr i8, ptr %0, i64 %35
  %.824 = load double, ptr %scevgep97, align 8
  %.826 = fmul double %.824, 2.000000e+00
  %.827 = fadd double %.819, %.826
  %scevgep96 = getelementptr i8, ptr %1, i64 %35
  %.833 = load double, ptr %scevgep96, align 8
  %.835 = fmul double %.833, 2.000000e+00
  %.836 = fadd double %.827, %.835
  %scevgep95 = getelementptr i8, ptr %2, i64 %35
  %.842 = load double, ptr %scevgep95, align 8
  %.843 = fadd double %.842, %.836
  %scevgep99 = getelementptr i8, ptr %.220, i64 %35
  %.846 = load double, ptr %scevgep99, align 8
  %.853 = fmul double %.852, %.843
  %.854 = fadd double %.846, %.853
  %scevgep98 = getelementptr i8, ptr %.45, i64 %35
  store double %.854, ptr %scevgep98, align 8
  %exitcond575.not = icmp eq i64 %..36316, %.792
  br i1 %exitcond575.not, label %B836, label %B678.if

B990.if:                                          ; preds = %B990.if, %B990.if.preheader
  %.1089355357 = phi i64 [ %.1096.3, %B990.if ], [ 0, %B990.if.preheader ]
  %36 = shl i64 %.1089355357, 3
  %scevgep115 = getelementptr i8, ptr %scevgep101, i64 %36
  %scevgep116 = getelementptr i8, ptr %scevgep115, i64 -24
  %.1123 = load double, ptr %scevgep116, align 8
  %scevgep124 = getelementptr i8, ptr %scevgep118, i64 %36
  %scevgep125 = getelementptr i8, ptr %scevgep124, i64 -24
  store double %.1123, ptr %scevgep125, align 8
  %scevgep114 = getelementptr i8, ptr %scevgep115, i64 -16
  %.1123.1 = load double, ptr %scevgep114, align 8
  %scevgep123 = getelementptr i8, ptr %scevgep124, i64 -16
  store double %.1123.1, ptr %scevgep123, align 8
  %scevgep112 = getelementptr i8, ptr %scevgep115, i64 -8
  %.1123.2 = load double, ptr %scevgep112, align 8
  %scevgep121 = getelementptr i8, ptr %scevgep124, i64 -8
  store double %.1123.2, ptr %scevgep121, align 8
  %.1096.3 = add nuw nsw i64 %.1089355357, 4
  %.1123.3 = load double, ptr %scevgep115, align 8
  store double %.1123.3, ptr %scevgep124, align 8
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.1096.3
  br i1 %niter.ncmp.3, label %B1024.loopexit.unr-lcssa, label %B990.if
}

define internal fastcc void @part0(ptr noalias nonnull writeonly captures(none) %retptr, i64 %arg.problem.0, i64 %arg.problem.1, ptr readonly captures(none) %arg.problem.3, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, double %arg.t, ptr %arg.y, ptr %arg.rate) unnamed_addr {
entry:
  %.55 = alloca i64, align 8
  store i64 0, ptr %.55, align 8
  %.25.not = icmp eq i64 %arg.problem.1, 0
  br i1 %.25.not, label %B108, label %B26

B26:                                              ; preds = %entry
  %.36 = inttoptr i64 %arg.problem.1 to ptr
  %.37 = tail call i64 %.36(double %arg.t, ptr %arg.y, ptr %arg.problem.4, ptr %arg.rate, ptr %arg.problem.7)
  %.38.not = icmp eq i64 %.37, 0
  br i1 %.38.not, label %B108, label %common.ret

common.ret:                                       ; preds = %B108, %B26, %B682
  %.sink = phi i8 [ 1, %B682 ], [ 1, %B26 ], [ 0, %B108 ]
  store i8 %.sink, ptr %retptr, align 1
  ret void

B108:                                             ; preds = %B26, %entry
  store i64 0, ptr %.55, align 8
  call fastcc void @part2(ptr nonnull %.55, i64 %arg.problem.0, ptr %arg.problem.3, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, double %arg.t, ptr %arg.y)
  %.69 = load i64, ptr %.55, align 8
  %.83 = icmp slt i64 %.69, 0
  br i1 %.83, label %common.ret, label %B154

B154:                                             ; preds = %B108
  %.113 = load i64, ptr %arg.problem.3, align 8
  %.115 = getelementptr i8, ptr %arg.problem.3, i64 16
  %.116 = load i64, ptr %.115, align 8
  %.118 = getelementptr i8, ptr %arg.problem.3, i64 24
  %.119 = load i64, ptr %.118, align 8
  %.130 = getelementptr i8, ptr %arg.problem.3, i64 64
  %.131 = load i64, ptr %.130, align 8
  %.133 = getelementptr double, ptr %arg.problem.5, i64 %.131
  %.134 = load double, ptr %.133, align 8
  %.218141.not = icmp slt i64 %.113, 1
  br i1 %.218141.not, label %B462, label %B342.if.lr.ph

B342.if.lr.ph:                                    ; preds = %B154
  %0 = getelementptr double, ptr %arg.problem.5, i64 %.116
  %1 = getelementptr double, ptr %0, i64 %.119
  %2 = icmp eq i64 %.113, 1
  br i1 %2, label %B342.if.epil.preheader, label %B342.if.lr.ph.new

B342.if.lr.ph.new:                                ; preds = %B342.if.lr.ph
  %unroll_iter = and i64 %.113, 9223372036854775806
  %3 = shl i64 %.113, 3
  %4 = add i64 %3, 8
  %scevgep20 = getelementptr i8, ptr %arg.rate, i64 %4
  %scevgep24 = getelementptr i8, ptr %arg.y, i64 %4
  %5 = add i64 %.119, %.116
  %6 = shl i64 %5, 3
  %7 = getelementptr i8, ptr %arg.problem.5, i64 %6
  %scevgep36 = getelementptr i8, ptr %7, i64 8
  br label %B342.if

B462.loopexit.unr-lcssa:                          ; preds = %B342.if
  %8 = and i64 %.113, 1
  %lcmp.mod.not = icmp eq i64 %8, 0
  br i1 %lcmp.mod.not, label %B462, label %B342.if.epil.preheader

B342.if.epil.preheader:                           ; preds = %B462.loopexit.unr-lcssa, %B342.if.lr.ph
  %power.4.0144.epil.init = phi double [ %.134, %B342.if.lr.ph ], [ %.286.1, %B462.loopexit.unr-lcssa ]
  %.224140142.epil.init = phi i64 [ 0, %B342.if.lr.ph ], [ %.231.1, %B462.loopexit.unr-lcssa ]
  %.257.epil = add nuw nsw i64 %.224140142.epil.init, %.113
  %.259.epil = getelementptr double, ptr %arg.y, i64 %.257.epil
  %.260.epil = load double, ptr %.259.epil, align 8
  %.262.epil = getelementptr double, ptr %arg.rate, i64 %.224140142.epil.init
  store double %.260.epil, ptr %.262.epil, align 8
  %.265.epil = getelementptr double, ptr %arg.problem.6, i64 %.224140142.epil.init
  %.266.epil = load double, ptr %.265.epil, align 8
  %.270.epil = getelementptr double, ptr %arg.rate, i64 %.257.epil
  store double %.266.epil, ptr %.270.epil, align 8
  %.277.epil = getelementptr double, ptr %1, i64 %.224140142.epil.init
  %.278.epil = load double, ptr %.277.epil, align 8
  %.283.epil = load double, ptr %.259.epil, align 8
  %.284.epil = fmul double %.278.epil, %.283.epil
  %.286.epil = fadd double %power.4.0144.epil.init, %.284.epil
  br label %B462

B462:                                             ; preds = %B342.if.epil.preheader, %B462.loopexit.unr-lcssa, %B154
  %power.4.0.lcssa = phi double [ %.134, %B154 ], [ %.286.1, %B462.loopexit.unr-lcssa ], [ %.286.epil, %B342.if.epil.preheader ]
  %.298.idx = shl i64 %.113, 4
  %.298 = getelementptr i8, ptr %arg.rate, i64 %.298.idx
  store double %power.4.0.lcssa, ptr %.298, align 8
  %.387149.not = icmp slt i64 %.119, 1
  br i1 %.387149.not, label %B682, label %B512.if.lr.ph

B512.if.lr.ph:                                    ; preds = %B462
  %.426 = getelementptr i8, ptr %arg.problem.3, i64 112
  %.427 = load i64, ptr %.426, align 8
  %9 = getelementptr i64, ptr %arg.problem.3, i64 %.427
  %.433 = getelementptr i8, ptr %arg.problem.3, i64 120
  %.434 = load i64, ptr %.433, align 8
  %10 = getelementptr i64, ptr %arg.problem.3, i64 %.434
  %11 = getelementptr double, ptr %arg.problem.5, i64 %.116
  %12 = getelementptr double, ptr %arg.problem.6, i64 %.113
  %13 = getelementptr double, ptr %arg.y, i64 %.113
  %14 = icmp eq i64 %.119, 1
  br i1 %14, label %B512.if.epil.preheader, label %B512.if.lr.ph.new

B512.if.lr.ph.new:                                ; preds = %B512.if.lr.ph
  %unroll_iter7 = and i64 %.119, 9223372036854775806
  %15 = shl i64 %.427, 3
  %16 = getelementptr i8, ptr %arg.problem.3, i64 %15
  %scevgep = getelementptr i8, ptr %16, i64 8
  %17 = shl i64 %.434, 3
  %18 = getelementptr i8, ptr %arg.problem.3, i64 %17
  %scevgep12 = getelementptr i8, ptr %18, i64 8
  %19 = shl i64 %.116, 3
  %20 = getelementptr i8, ptr %arg.problem.5, i64 %19
  %scevgep16 = getelementptr i8, ptr %20, i64 8
  br label %B512.if

B682.loopexit.unr-lcssa:                          ; preds = %B512.if
  %21 = and i64 %.119, 1
  %lcmp.mod4.not = icmp eq i64 %21, 0
  br i1 %lcmp.mod4.not, label %B682, label %B512.if.epil.preheader

B512.if.epil.preheader:                           ; preds = %B682.loopexit.unr-lcssa, %B512.if.lr.ph
  %power.5.0152.epil.init = phi double [ 0.000000e+00, %B512.if.lr.ph ], [ %.457.1, %B682.loopexit.unr-lcssa ]
  %.393148150.epil.init = phi i64 [ 0, %B512.if.lr.ph ], [ %unroll_iter7, %B682.loopexit.unr-lcssa ]
  %.430.epil = getelementptr i64, ptr %9, i64 %.393148150.epil.init
  %.431.epil = load i64, ptr %.430.epil, align 8
  %.437.epil = getelementptr i64, ptr %10, i64 %.393148150.epil.init
  %.438.epil = load i64, ptr %.437.epil, align 8
  %.442.epil = getelementptr double, ptr %11, i64 %.393148150.epil.init
  %.443.epil = load double, ptr %.442.epil, align 8
  %.447.epil = getelementptr double, ptr %12, i64 %.431.epil
  %.448.epil = load double, ptr %.447.epil, align 8
  %.449.epil = fmul double %.443.epil, %.448.epil
  %.453.epil = getelementptr double, ptr %13, i64 %.438.epil
  %.454.epil = load double, ptr %.453.epil, align 8
  %.455.epil = fmul double %.449.epil, %.454.epil
  %.457.epil = fsub double %power.5.0152.epil.init, %.455.epil
  br label %B682

B682:                                             ; preds = %B512.if.epil.preheader, %B682.loopexit.unr-lcssa, %B462
  %power.5.0.lcssa = phi double [ 0.000000e+00, %B462 ], [ %.457.1, %B682.loopexit.unr-lcssa ], [ %.457.epil, %B512.if.epil.preheader ]
  %sunkaddr27 = getelementptr i8, ptr %.298, i64 8
  store double %power.5.0.lcssa, ptr %sunkaddr27, align 8
  br label %common.ret

B342.if:                                          ; preds = %B342.if, %B342.if.lr.ph.new
  %power.4.0144 = phi double [ %.134, %B342.if.lr.ph.new ], [ %.286.1, %B342.if ]
  %.224140142 = phi i64 [ 0, %B342.if.lr.ph.new ], [ %.231.1, %B342.if ]
  %22 = shl i64 %.224140142, 3
  %scevgep26 = getelementptr i8, ptr %scevgep24, i64 %22
  %scevgep27 = getelementptr i8, ptr %scevgep26, i64 -8
  %.260 = load double, ptr %scevgep27, align 8
  %sunkaddr29 = getelementptr i8, ptr %arg.rate, i64 %22
  store double %.260, ptr %sunkaddr29, align 8
  %sunkaddr31 = getelementptr i8, ptr %arg.problem.6, i64 %22
  %.266 = load double, ptr %sunkaddr31, align 8
  %scevgep3 = getelementptr i8, ptr %scevgep20, i64 %22
  %scevgep4 = getelementptr i8, ptr %scevgep3, i64 -8
  store double %.266, ptr %scevgep4, align 8
  %scevgep5 = getelementptr i8, ptr %scevgep36, i64 %22
  %scevgep7 = getelementptr i8, ptr %scevgep5, i64 -8
  %.278 = load double, ptr %scevgep7, align 8
  %.283 = load double, ptr %scevgep27, align 8
  %.284 = fmul double %.278, %.283
  %.286 = fadd double %power.4.0144, %.284
  %.231.1 = add nuw i64 %.224140142, 2
  %.260.1 = load double, ptr %scevgep26, align 8
  %sunkaddr34 = getelementptr i8, ptr %sunkaddr29, i64 8
  store double %.260.1, ptr %sunkaddr34, align 8
  %sunkaddr37 = getelementptr i8, ptr %sunkaddr31, i64 8
  %.266.1 = load double, ptr %sunkaddr37, align 8
  store double %.266.1, ptr %scevgep3, align 8
  %.278.1 = load double, ptr %scevgep5, align 8
  %.283.1 = load double, ptr %scevgep26, align 8
  %.284.1 = fmul double %.278.1, %.283.1
  %.286.1 = fadd double %.286, %.284.1
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.231.1
  br i1 %niter.ncmp.1, label %B462.loopexit.unr-lcssa, label %B342.if

B512.if:                                          ; preds = %B512.if, %B512.if.lr.ph.new
  %power.5.0152 = phi double [ 0.000000e+00, %B512.if.lr.ph.new ], [ %.457.1, %B512.if ]
  %.393148150 = phi i64 [ 0, %B512.if.lr.ph.new ], [ %.400.1, %B512.if ]
  %23 = shl i64 %.393148150, 3
  %scevgep10 = getelementptr i8, ptr %scevgep, i64 %23
  %scevgep11 = getelementptr i8, ptr %scevgep10, i64 -8
  %.431 = load i64, ptr %scevgep11, align 8
  %scevgep14 = getelementptr i8, ptr %scevgep12, i64 %23
  %scevgep15 = getelementptr i8, ptr %scevgep14, i64 -8
  %.438 = load i64, ptr %scevgep15, align 8
  %scevgep1 = getelementptr i8, ptr %scevgep16, i64 %23
  %scevgep2 = getelementptr i8, ptr %scevgep1, i64 -8
  %.443 = load double, ptr %scevgep2, align 8
  %.447 = getelementptr double, ptr %12, i64 %.431
  %.448 = load double, ptr %.447, align 8
  %.449 = fmul double %.443, %.448
  %.453 = getelementptr double, ptr %13, i64 %.438
  %.454 = load double, ptr %.453, align 8
  %.455 = fmul double %.449, %.454
  %.457 = fsub double %power.5.0152, %.455
  %.400.1 = add nuw i64 %.393148150, 2
  %.431.1 = load i64, ptr %scevgep10, align 8
  %.438.1 = load i64, ptr %scevgep14, align 8
  %.443.1 = load double, ptr %scevgep1, align 8
  %.447.1 = getelementptr double, ptr %12, i64 %.431.1
  %.448.1 = load double, ptr %.447.1, align 8
  %.449.1 = fmul double %.443.1, %.448.1
  %.453.1 = getelementptr double, ptr %13, i64 %.438.1
  %.454.1 = load double, ptr %.453.1, align 8
  %.455.1 = fmul double %.449.1, %.454.1
  %.457.1 = fsub double %.457, %.455.1
  %niter8.ncmp.1 = icmp eq i64 %unroll_iter7, %.400.1
  br i1 %niter8.ncmp.1, label %B682.loopexit.unr-lcssa, label %B512.if
}

define internal fastcc void @part1(ptr noalias nonnull writeonly captures(none) %retptr, i64 %arg.problem.0, i64 %arg.problem.2, ptr readonly captures(none) %arg.problem.3, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, double %arg.t, ptr %arg.y) unnamed_addr {
entry:
  %.127 = alloca ptr, align 8
  store ptr null, ptr %.127, align 8
  %.924 = alloca i64, align 8
  store i64 0, ptr %.924, align 8
  %.964 = alloca ptr, align 8
  store ptr null, ptr %.964, align 8
  %.1002 = alloca ptr, align 8
  store ptr null, ptr %.1002, align 8
  %.1043 = alloca i64, align 8
  store i64 0, ptr %.1043, align 8
  %.1076 = alloca i64, align 8
  store i64 0, ptr %.1076, align 8
  %.27.i = load i64, ptr %arg.problem.3, align 8, !noalias !6
  %.31.i = getelementptr i8, ptr %arg.problem.3, i64 88
  %.32.i = load i64, ptr %.31.i, align 8, !noalias !6
  %.35.i = getelementptr i8, ptr %arg.problem.3, i64 32
  %.36.i = load i64, ptr %.35.i, align 8, !noalias !6
  %0 = getelementptr double, ptr %arg.problem.6, i64 %.32.i
  %1 = getelementptr i8, ptr %0, i64 8
  %.38.i = getelementptr double, ptr %1, i64 %.36.i
  %.16.i.i = getelementptr i8, ptr %arg.problem.3, i64 8
  %.17.i.i = load i64, ptr %.16.i.i, align 8, !noalias !9
  %.20.i.i = getelementptr i8, ptr %arg.problem.3, i64 80
  %.21.i.i = load i64, ptr %.20.i.i, align 8, !noalias !9
  %2 = shl i64 %.27.i, 3
  %3 = add i64 %.32.i, %.27.i
  %4 = add i64 %3, %.36.i
  %5 = shl i64 %4, 3
  %6 = getelementptr i8, ptr %arg.problem.6, i64 %5
  %scevgep.i = getelementptr i8, ptr %6, i64 8
  %scevgep6.i = getelementptr i8, ptr %arg.y, i64 %2
  %7 = add i64 %.17.i.i, %.27.i
  %8 = add i64 %7, %.21.i.i
  %9 = shl i64 %8, 3
  %10 = getelementptr i8, ptr %arg.problem.4, i64 %9
  %scevgep10.i = getelementptr i8, ptr %10, i64 8
  %11 = icmp eq i64 %arg.problem.2, 0
  %12 = inttoptr i64 %arg.problem.2 to ptr
  %13 = icmp slt i64 %.27.i, 1
  br label %B216.i

B216.i:                                           ; preds = %B654.loopexit.i, %entry
  %.165177.i = phi i64 [ 20, %entry ], [ %math.i, %B654.loopexit.i ]
  %near.2.0.i = phi i1 [ false, %entry ], [ %"$phi550.2.2.2.i", %B654.loopexit.i ]
  %14 = tail call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %.165177.i, i64 1)
  %math.i = extractvalue { i64, i1 } %14, 0
  %ov.i = extractvalue { i64, i1 } %14, 1
  br i1 %ov.i, label %B676.i, label %B216.if.i

B248.i:                                           ; preds = %B216.if.i
  %.239.i = tail call i64 %12(double %arg.t, ptr %arg.y, ptr %arg.problem.4, ptr %.38.i, ptr %arg.problem.7), !noalias !6
  %.240.i = icmp eq i64 %.239.i, 0
  br i1 %.240.i, label %B42, label %B332.i

B332.i:                                           ; preds = %B248.i
  br i1 %13, label %B676.i, label %B374.if.i

B654.loopexit.i:                                  ; preds = %B374.if.i
  %15 = select i1 %"$phi526.2.2.2.i", i1 %near.2.0.i, i1 false
  %16 = select i1 %"$phi502.2.2.2.i", i1 true, i1 %15
  br i1 %16, label %B676.i, label %B216.i

B676.i:                                           ; preds = %B654.loopexit.i, %B332.i, %B216.i
  %.589.idx.i = shl i64 %.27.i, 4
  %.589.i = getelementptr i8, ptr %.38.i, i64 %.589.idx.i
  %.590.i = load double, ptr %.589.i, align 8, !noalias !6
  %.599.i = load i64, ptr %.31.i, align 8, !noalias !6
  %.602.i = getelementptr double, ptr %arg.problem.6, i64 %.599.i
  store double %.590.i, ptr %.602.i, align 8, !noalias !6
  br label %common.ret

B216.if.i:                                        ; preds = %B216.i
  br i1 %11, label %B42, label %B248.i

B374.if.i:                                        ; preds = %B332.i, %B374.if.i
  %close.2.1172.i = phi i1 [ %"$phi550.2.2.2.i", %B374.if.i ], [ true, %B332.i ]
  %settled.2.1171.i = phi i1 [ %"$phi526.2.2.2.i", %B374.if.i ], [ true, %B332.i ]
  %rounding.2.1170.i = phi i1 [ %"$phi502.2.2.2.i", %B374.if.i ], [ true, %B332.i ]
  %.364166168.i = phi i64 [ %.371.i, %B374.if.i ], [ 0, %B332.i ]
  %.371.i = add nuw nsw i64 %.364166168.i, 1
  %17 = shl i64 %.364166168.i, 3
  %scevgep11.i = getelementptr i8, ptr %scevgep10.i, i64 %17
  %.402.i = load double, ptr %scevgep11.i, align 8, !noalias !6
  %scevgep9.i = getelementptr i8, ptr %arg.y, i64 %17
  %.406.i = load double, ptr %scevgep9.i, align 8, !noalias !6
  %.407.i = tail call double @llvm.fabs.f64(double %.406.i)
  %.408.i = fadd double %.402.i, %.407.i
  %scevgep181 = getelementptr i8, ptr %.38.i, i64 %17
  %.412.i = load double, ptr %scevgep181, align 8, !noalias !6
  %.413.i = tail call double @llvm.fabs.f64(double %.412.i)
  %.429.i = fmul double %.408.i, 1.000000e-13
  %.431.i = fcmp ule double %.413.i, %.429.i
  %"$phi502.2.2.2.i" = select i1 %rounding.2.1170.i, i1 %.431.i, i1 false
  %.451.i = fmul double %.408.i, 1.000000e-09
  %.453.i = fcmp ule double %.413.i, %.451.i
  %"$phi526.2.2.2.i" = select i1 %settled.2.1171.i, i1 %.453.i, i1 false
  %.473.i = fmul double %.408.i, 0x3E7AD7F29ABCAF48
  %.477.i = fcmp ule double %.413.i, %.473.i
  %"$phi550.2.2.2.i" = select i1 %close.2.1172.i, i1 %.477.i, i1 false
  %.511.i = fsub double %.406.i, %.412.i
  store double %.511.i, ptr %scevgep9.i, align 8, !noalias !6
  %scevgep180 = getelementptr i8, ptr %scevgep6.i, i64 %17
  %.521.i = load double, ptr %scevgep180, align 8, !noalias !6
  %scevgep179 = getelementptr i8, ptr %scevgep.i, i64 %17
  %.529.i = load double, ptr %scevgep179, align 8, !noalias !6
  %.530.i = fsub double %.521.i, %.529.i
  store double %.530.i, ptr %scevgep180, align 8, !noalias !6
  %exitcond.not.i = icmp eq i64 %.27.i, %.371.i
  br i1 %exitcond.not.i, label %B654.loopexit.i, label %B374.if.i

common.ret:                                       ; preds = %B1523, %B1268, %B676.i
  %.sink = phi i8 [ 0, %B1268 ], [ 1, %B676.i ], [ 1, %B1523 ]
  store i8 %.sink, ptr %retptr, align 1
  ret void

B42:                                              ; preds = %B216.if.i, %B248.i
  %.86 = load i64, ptr %arg.problem.3, align 8
  %.89 = load i64, ptr %.16.i.i, align 8
  %.91 = getelementptr i8, ptr %arg.problem.3, i64 16
  %.92 = load i64, ptr %.91, align 8
  %.111 = inttoptr i64 %arg.problem.0 to ptr
  %.112 = tail call i64 %.111(double %arg.t, ptr %arg.y, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.7)
  %.121 = getelementptr i8, ptr %arg.problem.3, i64 72
  %.122 = load i64, ptr %.121, align 8
  %.123.not = icmp eq i64 %.122, 0
  br i1 %.123.not, label %B348, label %B266

B266:                                             ; preds = %B42
  store ptr null, ptr %.127, align 8
  call fastcc void @part3(ptr nonnull %.127, ptr nonnull %arg.problem.3, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6)
  %.152 = getelementptr i8, ptr %arg.problem.3, i64 56
  %.153 = load i64, ptr %.152, align 8
  %.156 = load i64, ptr %.35.i, align 8
  %18 = shl i64 %.153, 3
  br label %B348

B348:                                             ; preds = %B266, %B42
  %metrics.2.0 = phi i64 [ %.156, %B266 ], [ %.92, %B42 ]
  %metric.2.0 = phi i64 [ %18, %B266 ], [ 0, %B42 ]
  %.164 = load i64, ptr %.31.i, align 8
  %.209 = icmp sgt i64 %metrics.2.0, 0
  br i1 %.209, label %B438.if.lr.ph, label %B472

B438.if.lr.ph:                                    ; preds = %B348
  %xtraiter = and i64 %metrics.2.0, 3
  %19 = icmp ult i64 %metrics.2.0, 4
  br i1 %19, label %B438.if.epil.preheader, label %B438.if.lr.ph.new

B438.if.lr.ph.new:                                ; preds = %B438.if.lr.ph
  %20 = getelementptr i8, ptr %arg.problem.5, i64 %metric.2.0
  %scevgep122 = getelementptr i8, ptr %20, i64 24
  %21 = shl i64 %.164, 3
  %22 = getelementptr i8, ptr %arg.problem.6, i64 %21
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
  %.257410412.epil.init44 = phi i64 [ 0, %B438.if.lr.ph.new ], [ %.264.3.1, %B472.loopexit.unr-lcssa.unr-lcssa ]
  %28 = shl i64 %.257410412.epil.init44, 3
  %scevgep128.epil = getelementptr i8, ptr %scevgep122, i64 %28
  %scevgep129.epil = getelementptr i8, ptr %scevgep128.epil, i64 -24
  %.293.epil42 = load double, ptr %scevgep129.epil, align 8
  %scevgep136.epil = getelementptr i8, ptr %scevgep130, i64 %28
  %scevgep137.epil = getelementptr i8, ptr %scevgep136.epil, i64 -24
  store double %.293.epil42, ptr %scevgep137.epil, align 8
  %scevgep127.epil = getelementptr i8, ptr %scevgep128.epil, i64 -16
  %.293.1.epil = load double, ptr %scevgep127.epil, align 8
  %scevgep135.epil = getelementptr i8, ptr %scevgep136.epil, i64 -16
  store double %.293.1.epil, ptr %scevgep135.epil, align 8
  %scevgep125.epil = getelementptr i8, ptr %scevgep128.epil, i64 -8
  %.293.2.epil = load double, ptr %scevgep125.epil, align 8
  %scevgep133.epil = getelementptr i8, ptr %scevgep136.epil, i64 -8
  store double %.293.2.epil, ptr %scevgep133.epil, align 8
  %.264.3.epil = add nuw nsw i64 %.257410412.epil.init44, 4
  %.293.3.epil = load double, ptr %scevgep128.epil, align 8
  store double %.293.3.epil, ptr %scevgep136.epil, align 8
  br label %B472.loopexit.unr-lcssa

B472.loopexit.unr-lcssa:                          ; preds = %B438.if.epil.preheader39, %B472.loopexit.unr-lcssa.unr-lcssa
  %.264.3.lcssa = phi i64 [ %.264.3.epil, %B438.if.epil.preheader39 ], [ %.264.3.1, %B472.loopexit.unr-lcssa.unr-lcssa ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B472, label %B438.if.epil.preheader

B438.if.epil.preheader:                           ; preds = %B472.loopexit.unr-lcssa, %B438.if.lr.ph
  %.257410412.epil.init = phi i64 [ 0, %B438.if.lr.ph ], [ %.264.3.lcssa, %B472.loopexit.unr-lcssa ]
  %29 = shl i64 %.257410412.epil.init, 3
  %30 = add i64 %.257410412.epil.init, %.164
  %31 = shl i64 %30, 3
  %32 = getelementptr i8, ptr %arg.problem.6, i64 %31
  %scevgep118 = getelementptr i8, ptr %32, i64 8
  %33 = getelementptr i8, ptr %arg.problem.5, i64 %29
  %scevgep120 = getelementptr i8, ptr %33, i64 %metric.2.0
  br label %B438.if.epil

B438.if.epil:                                     ; preds = %B438.if.epil, %B438.if.epil.preheader
  %epil.iter = phi i64 [ 0, %B438.if.epil.preheader ], [ %epil.iter.next, %B438.if.epil ]
  %34 = shl i64 %epil.iter, 3
  %scevgep148 = getelementptr i8, ptr %scevgep120, i64 %34
  %.293.epil = load double, ptr %scevgep148, align 8
  %scevgep147 = getelementptr i8, ptr %scevgep118, i64 %34
  store double %.293.epil, ptr %scevgep147, align 8
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B472, label %B438.if.epil, !llvm.loop !12

B472:                                             ; preds = %B438.if.epil, %B472.loopexit.unr-lcssa, %B348
  %.303 = getelementptr i8, ptr %arg.problem.3, i64 24
  %.304 = load i64, ptr %.303, align 8
  %.306 = add i64 %.89, %.86
  %.14.i = load i64, ptr %arg.problem.3, align 8, !noalias !13
  %.17.i = load i64, ptr %.16.i.i, align 8, !noalias !13
  %.21.i = load i64, ptr %.20.i.i, align 8, !noalias !13
  %.453 = getelementptr i8, ptr %arg.problem.3, i64 192
  %.446 = getelementptr i8, ptr %arg.problem.3, i64 200
  %35 = getelementptr double, ptr %arg.problem.6, i64 %.306
  %36 = getelementptr double, ptr %arg.problem.5, i64 %.89
  %37 = getelementptr double, ptr %36, i64 %.92
  %38 = getelementptr double, ptr %37, i64 %.304
  %xtraiter62 = and i64 %metrics.2.0, 3
  %unroll_iter66 = and i64 %metrics.2.0, 9223372036854775804
  %unroll_iter72 = and i64 %.306, 9223372036854775806
  %39 = shl i64 %.164, 3
  %40 = getelementptr i8, ptr %arg.problem.6, i64 %39
  %41 = getelementptr i8, ptr %arg.problem.5, i64 %metric.2.0
  %scevgep100 = getelementptr i8, ptr %40, i64 8
  %42 = add i64 %.92, %.89
  %43 = add i64 %42, %.304
  %44 = shl i64 %43, 3
  %45 = getelementptr i8, ptr %arg.problem.5, i64 %44
  %scevgep103 = getelementptr i8, ptr %45, i64 8
  %46 = shl i64 %.306, 3
  %47 = getelementptr i8, ptr %arg.problem.6, i64 %46
  %scevgep108 = getelementptr i8, ptr %47, i64 8
  %48 = add i64 %.17.i, %.14.i
  %49 = add i64 %48, %.21.i
  %50 = shl i64 %49, 3
  %51 = getelementptr i8, ptr %arg.problem.4, i64 %50
  %scevgep113 = getelementptr i8, ptr %51, i64 8
  %52 = add nsw i64 %unroll_iter66, -4
  %53 = lshr exact i64 %52, 2
  %54 = add nuw nsw i64 %53, 1
  %unroll_iter58 = and i64 %54, 9223372036854775806
  %scevgep70 = getelementptr i8, ptr %40, i64 64
  %scevgep85 = getelementptr i8, ptr %41, i64 56
  %sunkaddr186 = getelementptr i8, ptr %arg.problem.3, i64 40
  %55 = icmp slt i64 %metrics.2.0, 1
  %56 = icmp ult i64 %metrics.2.0, 4
  %57 = icmp eq i64 %52, 0
  %58 = and i64 %52, 4
  %.not = icmp eq i64 %58, 0
  %59 = icmp eq i64 %xtraiter62, 0
  %60 = icmp slt i64 %.306, 1
  %61 = icmp eq i64 %.306, 1
  %62 = and i64 %.306, 1
  %63 = icmp eq i64 %62, 0
  %sunkaddr215 = getelementptr i8, ptr %arg.problem.3, i64 144
  %sunkaddr213 = getelementptr i8, ptr %arg.problem.3, i64 152
  %sunkaddr214 = getelementptr i8, ptr %arg.problem.3, i64 40
  %64 = icmp slt i64 %.86, 1
  br label %B562.if

B570:                                             ; preds = %B562.if
  %.437 = load i64, ptr %sunkaddr186, align 8
  %.438 = icmp eq i64 %.437, 0
  br i1 %.438, label %B1523, label %B660

B660:                                             ; preds = %B562.if, %B570
  %.479 = phi i64 [ 0, %B570 ], [ %.89, %B562.if ]
  %"$phi686.1.2.sroa.8.2" = phi i64 [ 0, %B570 ], [ %.86, %B562.if ]
  %"$phi660.1.2.2.in" = phi ptr [ %.446, %B570 ], [ %.453, %B562.if ]
  %"$phi660.1.2.2" = load i64, ptr %"$phi660.1.2.2.in", align 8
  %65 = getelementptr double, ptr %38, i64 %.479
  %66 = shl i64 %.479, 3
  %scevgep104 = getelementptr i8, ptr %scevgep103, i64 %66
  %67 = shl i64 %"$phi686.1.2.sroa.8.2", 3
  %scevgep114 = getelementptr i8, ptr %scevgep113, i64 %67
  %scevgep116 = getelementptr i8, ptr %arg.y, i64 %67
  br label %B726.if

B738:                                             ; preds = %B726.if
  %.629 = tail call i64 %.111(double %arg.t, ptr %arg.y, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.7)
  br i1 %55, label %B872, label %B838.if.preheader

B838.if.preheader:                                ; preds = %B738
  br i1 %56, label %B838.if.epil.preheader, label %B838.if.preheader32

B838.if.preheader32:                              ; preds = %B838.if.preheader
  br i1 %57, label %B838.if.epil.preheader49, label %B838.if

B872.loopexit.unr-lcssa.unr-lcssa:                ; preds = %B838.if
  br i1 %.not, label %B838.if.epil.preheader49, label %B872.loopexit.unr-lcssa

B838.if.epil.preheader49:                         ; preds = %B872.loopexit.unr-lcssa.unr-lcssa, %B838.if.preheader32
  %.716416418.epil.init54 = phi i64 [ 0, %B838.if.preheader32 ], [ %.723.3.1, %B872.loopexit.unr-lcssa.unr-lcssa ]
  %sunkaddr187 = shl i64 %.716416418.epil.init54, 3
  %sunkaddr188 = getelementptr i8, ptr %40, i64 %sunkaddr187
  %sunkaddr189 = getelementptr i8, ptr %sunkaddr188, i64 8
  %.750.epil52 = load double, ptr %sunkaddr189, align 8
  %sunkaddr191 = getelementptr i8, ptr %41, i64 %sunkaddr187
  store double %.750.epil52, ptr %sunkaddr191, align 8
  %sunkaddr194 = getelementptr i8, ptr %sunkaddr188, i64 16
  %.750.1.epil = load double, ptr %sunkaddr194, align 8
  %sunkaddr197 = getelementptr i8, ptr %sunkaddr191, i64 8
  store double %.750.1.epil, ptr %sunkaddr197, align 8
  %sunkaddr200 = getelementptr i8, ptr %sunkaddr188, i64 24
  %.750.2.epil = load double, ptr %sunkaddr200, align 8
  %sunkaddr203 = getelementptr i8, ptr %sunkaddr191, i64 16
  store double %.750.2.epil, ptr %sunkaddr203, align 8
  %.723.3.epil = add nuw nsw i64 %.716416418.epil.init54, 4
  %sunkaddr206 = getelementptr i8, ptr %sunkaddr188, i64 32
  %.750.3.epil = load double, ptr %sunkaddr206, align 8
  %sunkaddr209 = getelementptr i8, ptr %sunkaddr191, i64 24
  store double %.750.3.epil, ptr %sunkaddr209, align 8
  br label %B872.loopexit.unr-lcssa

B872.loopexit.unr-lcssa:                          ; preds = %B838.if.epil.preheader49, %B872.loopexit.unr-lcssa.unr-lcssa
  %.723.3.lcssa = phi i64 [ %.723.3.epil, %B838.if.epil.preheader49 ], [ %.723.3.1, %B872.loopexit.unr-lcssa.unr-lcssa ]
  br i1 %59, label %B872, label %B838.if.epil.preheader

B838.if.epil.preheader:                           ; preds = %B872.loopexit.unr-lcssa, %B838.if.preheader
  %.716416418.epil.init = phi i64 [ 0, %B838.if.preheader ], [ %.723.3.lcssa, %B872.loopexit.unr-lcssa ]
  %68 = shl i64 %.716416418.epil.init, 3
  %scevgep98 = getelementptr i8, ptr %41, i64 %68
  %scevgep101 = getelementptr i8, ptr %scevgep100, i64 %68
  br label %B838.if.epil

B838.if.epil:                                     ; preds = %B838.if.epil, %B838.if.epil.preheader
  %epil.iter63 = phi i64 [ %epil.iter63.next, %B838.if.epil ], [ 0, %B838.if.epil.preheader ]
  %69 = shl i64 %epil.iter63, 3
  %scevgep144 = getelementptr i8, ptr %scevgep101, i64 %69
  %.750.epil = load double, ptr %scevgep144, align 8
  %scevgep143 = getelementptr i8, ptr %scevgep98, i64 %69
  store double %.750.epil, ptr %scevgep143, align 8
  %epil.iter63.next = add i64 %epil.iter63, 1
  %epil.iter63.cmp.not = icmp eq i64 %xtraiter62, %epil.iter63.next
  br i1 %epil.iter63.cmp.not, label %B872, label %B838.if.epil, !llvm.loop !16

B872:                                             ; preds = %B838.if.epil, %B726.if, %B872.loopexit.unr-lcssa, %B738
  br i1 %60, label %B976, label %B908.if.preheader

B908.if.preheader:                                ; preds = %B872
  br i1 %61, label %B908.if.epil.preheader, label %B908.if

B928:                                             ; preds = %B908.if
  %70 = shl i64 %.849423425, 3
  %scevgep106 = getelementptr i8, ptr %scevgep104, i64 %70
  %scevgep107 = getelementptr i8, ptr %scevgep106, i64 -8
  %.899 = load double, ptr %scevgep107, align 8
  br label %B954

B954:                                             ; preds = %B908.if, %B928
  %"$phi954.3.2.4" = phi double [ %.899, %B928 ], [ 0.000000e+00, %B908.if ]
  %71 = shl i64 %.849423425, 3
  %scevgep110 = getelementptr i8, ptr %scevgep108, i64 %71
  %scevgep111 = getelementptr i8, ptr %scevgep110, i64 -8
  store double %"$phi954.3.2.4", ptr %scevgep111, align 8
  %.856.1 = add i64 %.849423425, 2
  %72 = or disjoint i64 %.849423425, 1
  %.886.1 = icmp slt i64 %72, %.86
  br i1 %.886.1, label %B954.1, label %B928.1

B928.1:                                           ; preds = %B954
  %scevgep145 = getelementptr i8, ptr %scevgep104, i64 %71
  %.899.1 = load double, ptr %scevgep145, align 8
  br label %B954.1

B954.1:                                           ; preds = %B928.1, %B954
  %"$phi954.3.2.4.1" = phi double [ %.899.1, %B928.1 ], [ 0.000000e+00, %B954 ]
  store double %"$phi954.3.2.4.1", ptr %scevgep110, align 8
  %niter73.ncmp.1 = icmp eq i64 %.856.1, %unroll_iter72
  br i1 %niter73.ncmp.1, label %B976.loopexit.unr-lcssa, label %B908.if

B976.loopexit.unr-lcssa:                          ; preds = %B954.1
  br i1 %63, label %B976, label %B908.if.epil.preheader

B908.if.epil.preheader:                           ; preds = %B976.loopexit.unr-lcssa, %B908.if.preheader
  %.849423425.epil.init = phi i64 [ 0, %B908.if.preheader ], [ %.856.1, %B976.loopexit.unr-lcssa ]
  %.886.epil = icmp slt i64 %.849423425.epil.init, %.86
  br i1 %.886.epil, label %B954.epil, label %B928.epil

B928.epil:                                        ; preds = %B908.if.epil.preheader
  %.898.epil = getelementptr double, ptr %65, i64 %.849423425.epil.init
  %.899.epil = load double, ptr %.898.epil, align 8
  br label %B954.epil

B954.epil:                                        ; preds = %B928.epil, %B908.if.epil.preheader
  %"$phi954.3.2.4.epil" = phi double [ %.899.epil, %B928.epil ], [ 0.000000e+00, %B908.if.epil.preheader ]
  %.912.epil = getelementptr double, ptr %35, i64 %.849423425.epil.init
  store double %"$phi954.3.2.4.epil", ptr %.912.epil, align 8
  br label %B976

B976:                                             ; preds = %B954.epil, %B976.loopexit.unr-lcssa, %B872
  store i64 0, ptr %.924, align 8
  call fastcc void @part4(ptr nonnull %.924, ptr nonnull %arg.problem.3, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, i64 %"$phi660.1.2.2")
  %.938 = load i64, ptr %.924, align 8
  %.955 = icmp eq i64 %.938, 0
  br i1 %.955, label %B1024, label %B1080

B1024:                                            ; preds = %B976
  %.959 = load i64, ptr %.121, align 8
  %.960.not = icmp eq i64 %.959, 0
  br i1 %.960.not, label %B1050, label %B1128

B1050:                                            ; preds = %B1024
  store ptr null, ptr %.964, align 8
  call fastcc void @part3(ptr nonnull %.964, ptr nonnull %arg.problem.3, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6)
  br label %B1128

B1080:                                            ; preds = %B976
  %.990 = icmp sgt i64 %.938, 0
  br i1 %.990, label %B1092, label %B1128

B1092:                                            ; preds = %B1080
  store ptr null, ptr %.1002, align 8
  call fastcc void @part5(ptr nonnull %.1002, ptr nonnull %arg.problem.3, ptr %arg.problem.5, ptr %arg.problem.6, i64 %"$phi660.1.2.2", i64 %.938)
  br label %B1288

B1128:                                            ; preds = %B1050, %B1080, %B1024
  br i1 %74, label %B1132, label %B1212

B1132:                                            ; preds = %B1128
  %.1038 = load i64, ptr %sunkaddr213, align 8
  %.1041 = load i64, ptr %sunkaddr214, align 8
  store i64 0, ptr %.1043, align 8
  call fastcc void @part6(ptr nonnull %.1043, ptr nonnull %arg.problem.3, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, i64 %.1038, i64 %.1041)
  br label %B1268

B1212:                                            ; preds = %B1128
  %.1073 = load i64, ptr %sunkaddr215, align 8
  store i64 0, ptr %.1076, align 8
  call fastcc void @part6(ptr nonnull %.1076, ptr nonnull %arg.problem.3, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, i64 %.1073, i64 %.89)
  br label %B1268

B1268:                                            ; preds = %B1212, %B1132
  %rank.3.3.in = phi ptr [ %.1076, %B1212 ], [ %.1043, %B1132 ]
  %rank.3.3 = load i64, ptr %rank.3.3.in, align 8
  %.1104 = icmp slt i64 %rank.3.3, 0
  br i1 %.1104, label %common.ret, label %B1288

B1288:                                            ; preds = %B1092, %B1268
  br i1 %64, label %B1523, label %B1322.if

B1506:                                            ; preds = %B1322.if
  %.577 = icmp samesign ult i64 %.576438508, 2
  %or.cond.not = select i1 %last.3.4, i1 true, i1 %.577
  br i1 %or.cond.not, label %B1523, label %B726.if

B1523:                                            ; preds = %B1506, %B1288, %B570
  br i1 %74, label %B562.if, label %common.ret

B438.if:                                          ; preds = %B438.if, %B438.if.lr.ph.new.new
  %lsr.iv177 = phi i64 [ %lsr.iv.next178, %B438.if ], [ %unroll_iter47, %B438.if.lr.ph.new.new ]
  %.257410412 = phi i64 [ %.264.3.1, %B438.if ], [ 0, %B438.if.lr.ph.new.new ]
  %73 = shl i64 %.257410412, 3
  %scevgep156 = getelementptr i8, ptr %scevgep149, i64 %73
  %scevgep157 = getelementptr i8, ptr %scevgep156, i64 -32
  %scevgep162 = getelementptr i8, ptr %scevgep156, i64 -56
  %.293 = load double, ptr %scevgep162, align 8
  %scevgep170 = getelementptr i8, ptr %scevgep163, i64 %73
  %scevgep171 = getelementptr i8, ptr %scevgep170, i64 -32
  %scevgep176 = getelementptr i8, ptr %scevgep170, i64 -56
  store double %.293, ptr %scevgep176, align 8
  %scevgep161 = getelementptr i8, ptr %scevgep156, i64 -48
  %.293.1 = load double, ptr %scevgep161, align 8
  %scevgep175 = getelementptr i8, ptr %scevgep170, i64 -48
  store double %.293.1, ptr %scevgep175, align 8
  %scevgep159 = getelementptr i8, ptr %scevgep156, i64 -40
  %.293.2 = load double, ptr %scevgep159, align 8
  %scevgep173 = getelementptr i8, ptr %scevgep170, i64 -40
  store double %.293.2, ptr %scevgep173, align 8
  %.293.3 = load double, ptr %scevgep157, align 8
  store double %.293.3, ptr %scevgep171, align 8
  %scevgep155 = getelementptr i8, ptr %scevgep156, i64 -24
  %.293.148 = load double, ptr %scevgep155, align 8
  %scevgep169 = getelementptr i8, ptr %scevgep170, i64 -24
  store double %.293.148, ptr %scevgep169, align 8
  %scevgep154 = getelementptr i8, ptr %scevgep156, i64 -16
  %.293.1.1 = load double, ptr %scevgep154, align 8
  %scevgep168 = getelementptr i8, ptr %scevgep170, i64 -16
  store double %.293.1.1, ptr %scevgep168, align 8
  %scevgep152 = getelementptr i8, ptr %scevgep156, i64 -8
  %.293.2.1 = load double, ptr %scevgep152, align 8
  %scevgep166 = getelementptr i8, ptr %scevgep170, i64 -8
  store double %.293.2.1, ptr %scevgep166, align 8
  %.264.3.1 = add nuw i64 %.257410412, 8
  %.293.3.1 = load double, ptr %scevgep156, align 8
  store double %.293.3.1, ptr %scevgep170, align 8
  %lsr.iv.next178 = add i64 %lsr.iv177, -2
  %niter.ncmp.1 = icmp eq i64 %lsr.iv.next178, 0
  br i1 %niter.ncmp.1, label %B472.loopexit.unr-lcssa.unr-lcssa, label %B438.if

B562.if:                                          ; preds = %B1523, %B472
  %74 = phi i1 [ true, %B472 ], [ false, %B1523 ]
  br i1 %74, label %B570, label %B660

B726.if:                                          ; preds = %B1506, %B660
  %.576438508 = phi i64 [ 20, %B660 ], [ %.586, %B1506 ]
  %.583445507 = phi i64 [ 0, %B660 ], [ %.590, %B1506 ]
  %.586 = add nsw i64 %.576438508, -1
  %.590 = add nuw nsw i64 %.583445507, 1
  %.615 = icmp eq i64 %.583445507, 0
  %brmerge.not = and i1 %74, %.615
  br i1 %brmerge.not, label %B872, label %B738

B838.if:                                          ; preds = %B838.if.preheader32, %B838.if
  %lsr.iv = phi i64 [ %lsr.iv.next, %B838.if ], [ %unroll_iter58, %B838.if.preheader32 ]
  %.716416418 = phi i64 [ %.723.3.1, %B838.if ], [ 0, %B838.if.preheader32 ]
  %75 = shl i64 %.716416418, 3
  %scevgep77 = getelementptr i8, ptr %scevgep70, i64 %75
  %scevgep78 = getelementptr i8, ptr %scevgep77, i64 -32
  %scevgep83 = getelementptr i8, ptr %scevgep77, i64 -56
  %.750 = load double, ptr %scevgep83, align 8
  %scevgep124 = getelementptr i8, ptr %scevgep85, i64 %75
  %scevgep126 = getelementptr i8, ptr %scevgep124, i64 -32
  %scevgep142 = getelementptr i8, ptr %scevgep124, i64 -56
  store double %.750, ptr %scevgep142, align 8
  %scevgep82 = getelementptr i8, ptr %scevgep77, i64 -48
  %.750.1 = load double, ptr %scevgep82, align 8
  %scevgep141 = getelementptr i8, ptr %scevgep124, i64 -48
  store double %.750.1, ptr %scevgep141, align 8
  %scevgep80 = getelementptr i8, ptr %scevgep77, i64 -40
  %.750.2 = load double, ptr %scevgep80, align 8
  %scevgep132 = getelementptr i8, ptr %scevgep124, i64 -40
  store double %.750.2, ptr %scevgep132, align 8
  %.750.3 = load double, ptr %scevgep78, align 8
  store double %.750.3, ptr %scevgep126, align 8
  %scevgep76 = getelementptr i8, ptr %scevgep77, i64 -24
  %.750.160 = load double, ptr %scevgep76, align 8
  %scevgep123 = getelementptr i8, ptr %scevgep124, i64 -24
  store double %.750.160, ptr %scevgep123, align 8
  %scevgep75 = getelementptr i8, ptr %scevgep77, i64 -16
  %.750.1.1 = load double, ptr %scevgep75, align 8
  %scevgep109 = getelementptr i8, ptr %scevgep124, i64 -16
  store double %.750.1.1, ptr %scevgep109, align 8
  %scevgep73 = getelementptr i8, ptr %scevgep77, i64 -8
  %.750.2.1 = load double, ptr %scevgep73, align 8
  %scevgep93 = getelementptr i8, ptr %scevgep124, i64 -8
  store double %.750.2.1, ptr %scevgep93, align 8
  %.723.3.1 = add nuw i64 %.716416418, 8
  %.750.3.1 = load double, ptr %scevgep77, align 8
  store double %.750.3.1, ptr %scevgep124, align 8
  %lsr.iv.next = add i64 %lsr.iv, -2
  %niter59.ncmp.1 = icmp eq i64 %lsr.iv.next, 0
  br i1 %niter59.ncmp.1, label %B872.loopexit.unr-lcssa.unr-lcssa, label %B838.if

B908.if:                                          ; preds = %B908.if.preheader, %B954.1
  %.849423425 = phi i64 [ %.856.1, %B954.1 ], [ 0, %B908.if.preheader ]
  %.886 = icmp slt i64 %.849423425, %.86
  br i1 %.886, label %B954, label %B928

B1322.if:                                         ; preds = %B1288, %B1322.if
  %last.2.3434 = phi i1 [ %last.3.4, %B1322.if ], [ true, %B1288 ]
  %.1238430432 = phi i64 [ %.1245, %B1322.if ], [ 0, %B1288 ]
  %.1245 = add nuw nsw i64 %.1238430432, 1
  %76 = shl i64 %.1238430432, 3
  %scevgep117 = getelementptr i8, ptr %scevgep116, i64 %76
  %.1280 = load double, ptr %scevgep117, align 8
  %scevgep112 = getelementptr i8, ptr %arg.problem.6, i64 %76
  %.1283 = load double, ptr %scevgep112, align 8
  %.1284 = fsub double %.1280, %.1283
  store double %.1284, ptr %scevgep117, align 8
  %.1290 = load double, ptr %scevgep112, align 8
  %.1291 = tail call double @llvm.fabs.f64(double %.1290)
  %scevgep146 = getelementptr i8, ptr %scevgep114, i64 %76
  %.1296 = load double, ptr %scevgep146, align 8
  %.1302 = tail call double @llvm.fabs.f64(double %.1284)
  %.1303 = fadd double %.1302, %.1296
  %.1304 = fmul double %.1303, 1.000000e-09
  %.1305 = fcmp ule double %.1291, %.1304
  %last.3.4 = select i1 %.1305, i1 %last.2.3434, i1 false
  %exitcond707.not = icmp eq i64 %.86, %.1245
  br i1 %exitcond707.not, label %B1506, label %B1322.if
}

declare { i64, i1 } @llvm.usub.with.overflow.i64(i64, i64) #0

declare double @llvm.fabs.f64(double) #0

define internal fastcc void @part3(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.problem.3, ptr readonly captures(none) %arg.problem.4, ptr captures(none) %arg.problem.5, ptr captures(none) %arg.problem.6) unnamed_addr #1 {
entry:
  %.16.i = getelementptr i8, ptr %arg.problem.3, i64 8
  %.20.i = getelementptr i8, ptr %arg.problem.3, i64 80
  %.21.i = load i64, ptr %.20.i, align 8, !noalias !17
  %.25.i = getelementptr double, ptr %arg.problem.4, i64 %.21.i
  %.27.i = getelementptr i8, ptr %.25.i, i64 8
  %.63 = getelementptr i8, ptr %arg.problem.3, i64 56
  %.64 = load i64, ptr %.63, align 8
  %.66 = getelementptr i8, ptr %arg.problem.3, i64 16
  %.67 = load i64, ptr %.66, align 8
  %.75 = icmp eq i64 %.64, 0
  br i1 %.75, label %common.ret, label %B154

common.ret:                                       ; preds = %B960.if, %B908, %entry
  store ptr null, ptr %retptr, align 8
  ret void

B154:                                             ; preds = %entry
  %.92 = getelementptr i8, ptr %arg.problem.3, i64 32
  %.93 = load i64, ptr %.92, align 8
  %.173244.not = icmp slt i64 %.93, 1
  br i1 %.173244.not, label %B228, label %B206.if.lr.ph

B206.if.lr.ph:                                    ; preds = %B154
  %0 = getelementptr double, ptr %arg.problem.5, i64 %.64
  %1 = shl nuw i64 %.93, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %0, i8 0, i64 %1, i1 false)
  br label %B228

B228:                                             ; preds = %B206.if.lr.ph, %B154
  %.223 = load i64, ptr %.16.i, align 8
  %.303250.not = icmp slt i64 %.223, 1
  br i1 %.303250.not, label %B296, label %B280.if.preheader

B280.if.preheader:                                ; preds = %B228
  %2 = shl nuw i64 %.223, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %arg.problem.6, i8 0, i64 %2, i1 false)
  br label %B296

B296:                                             ; preds = %B280.if.preheader, %B228
  %.432257.not = icmp slt i64 %.67, 1
  br i1 %.432257.not, label %B558, label %B330.if.lr.ph

B330.if.lr.ph:                                    ; preds = %B296
  %3 = getelementptr double, ptr %arg.problem.5, i64 %.64
  %sunkaddr16 = getelementptr i8, ptr %arg.problem.3, i64 160
  %sunkaddr17 = getelementptr i8, ptr %arg.problem.3, i64 96
  %sunkaddr18 = getelementptr i8, ptr %arg.problem.3, i64 104
  br label %B330.if

B498:                                             ; preds = %B330.if
  %.519 = load double, ptr %scevgep38, align 8
  %.524 = getelementptr double, ptr %.27.i, i64 %.501
  %.525 = load double, ptr %.524, align 8
  %.526 = fmul double %.519, %.525
  %.533 = fmul double %.525, %.526
  %.535 = fadd double %trace.3.0260, %.533
  br label %B556

B556:                                             ; preds = %B330.if, %B498
  %trace.4.1 = phi double [ %.535, %B498 ], [ %trace.3.0260, %B330.if ]
  %scevgep34 = getelementptr i8, ptr %lsr.iv33, i64 8
  %exitcond.not = icmp eq i64 %.67, %.445
  br i1 %exitcond.not, label %B558, label %B330.if

B558:                                             ; preds = %B556, %B296
  %trace.3.0.lcssa = phi double [ 0.000000e+00, %B296 ], [ %trace.4.1, %B556 ]
  %.556 = getelementptr i8, ptr %arg.problem.3, i64 24
  %.557 = load i64, ptr %.556, align 8
  %.637266.not = icmp slt i64 %.557, 1
  br i1 %.637266.not, label %B774, label %B610.if.lr.ph

B610.if.lr.ph:                                    ; preds = %B558
  %4 = getelementptr double, ptr %arg.problem.5, i64 %.67
  %5 = icmp eq i64 %.557, 1
  br i1 %5, label %B610.if.epil.preheader, label %B610.if.lr.ph.new

B610.if.lr.ph.new:                                ; preds = %B610.if.lr.ph
  %6 = shl i64 %.67, 3
  %7 = getelementptr i8, ptr %arg.problem.5, i64 %6
  %scevgep19 = getelementptr i8, ptr %7, i64 8
  %8 = and i64 %.557, 9223372036854775806
  %sunkaddr19 = getelementptr i8, ptr %arg.problem.3, i64 120
  %sunkaddr24 = getelementptr i8, ptr %arg.problem.3, i64 112
  br label %B610.if

B774.loopexit.unr-lcssa:                          ; preds = %B610.if
  %9 = and i64 %.557, 1
  %lcmp.mod.not = icmp eq i64 %9, 0
  br i1 %lcmp.mod.not, label %B774, label %B610.if.epil.preheader

B610.if.epil.preheader:                           ; preds = %B774.loopexit.unr-lcssa, %B610.if.lr.ph
  %.643265267.epil.init = phi i64 [ 0, %B610.if.lr.ph ], [ %8, %B774.loopexit.unr-lcssa ]
  %.678.epil = getelementptr double, ptr %4, i64 %.643265267.epil.init
  %.679.epil = load double, ptr %.678.epil, align 8
  %sunkaddr40 = getelementptr i8, ptr %arg.problem.3, i64 120
  %.682.epil = load i64, ptr %sunkaddr40, align 8
  %10 = getelementptr i64, ptr %arg.problem.3, i64 %.682.epil
  %.685.epil = getelementptr i64, ptr %10, i64 %.643265267.epil.init
  %.686.epil = load i64, ptr %.685.epil, align 8
  %.688.epil = getelementptr double, ptr %.27.i, i64 %.686.epil
  %.689.epil = load double, ptr %.688.epil, align 8
  %.690.epil = fmul double %.679.epil, %.689.epil
  %sunkaddr41 = getelementptr i8, ptr %arg.problem.3, i64 112
  %.693.epil = load i64, ptr %sunkaddr41, align 8
  %11 = getelementptr i64, ptr %arg.problem.3, i64 %.693.epil
  %.696.epil = getelementptr i64, ptr %11, i64 %.643265267.epil.init
  %.697.epil = load i64, ptr %.696.epil, align 8
  %.699.epil = getelementptr double, ptr %arg.problem.6, i64 %.697.epil
  %.700.epil = load double, ptr %.699.epil, align 8
  %.701.epil = fmul double %.690.epil, %.690.epil
  %.702.epil = fadd double %.701.epil, %.700.epil
  store double %.702.epil, ptr %.699.epil, align 8
  br label %B774

B774:                                             ; preds = %B610.if.epil.preheader, %B774.loopexit.unr-lcssa, %B558
  %.714 = fcmp ogt double %trace.3.0.lcssa, 0.000000e+00
  %trace.3.0. = select i1 %.714, double %trace.3.0.lcssa, double 1.000000e+00
  %.736 = load i64, ptr %.16.i, align 8
  %.816273.not = icmp slt i64 %.736, 1
  br i1 %.816273.not, label %B908, label %B846.if.preheader

B846.if.preheader:                                ; preds = %B774
  %12 = icmp eq i64 %.736, 1
  br i1 %12, label %B846.if.epil.preheader, label %B846.if.preheader.new

B846.if.preheader.new:                            ; preds = %B846.if.preheader
  %unroll_iter9 = and i64 %.736, 9223372036854775806
  br label %B846.if

B908.loopexit.unr-lcssa:                          ; preds = %B846.if
  %13 = and i64 %.736, 1
  %lcmp.mod7.not = icmp eq i64 %13, 0
  br i1 %lcmp.mod7.not, label %B908, label %B846.if.epil.preheader

B846.if.epil.preheader:                           ; preds = %B908.loopexit.unr-lcssa, %B846.if.preheader
  %.822272274.epil.init = phi i64 [ 0, %B846.if.preheader ], [ %.829.1, %B908.loopexit.unr-lcssa ]
  %.859.epil = getelementptr double, ptr %arg.problem.6, i64 %.822272274.epil.init
  %.860.epil = load double, ptr %.859.epil, align 8
  %"$phi898.1.2.1.epil.frozen" = freeze double %.860.epil
  %.861.epil = fcmp ogt double %"$phi898.1.2.1.epil.frozen", 0.000000e+00
  %.871.epil = fdiv double %trace.3.0., %"$phi898.1.2.1.epil.frozen"
  %"$phi898.1.2.1.epil" = select i1 %.861.epil, double %.871.epil, double 0.000000e+00
  %sunkaddr55 = shl i64 %.822272274.epil.init, 3
  %sunkaddr56 = getelementptr i8, ptr %arg.problem.6, i64 %sunkaddr55
  store double %"$phi898.1.2.1.epil", ptr %sunkaddr56, align 8
  br label %B908

B908:                                             ; preds = %B846.if.epil.preheader, %B908.loopexit.unr-lcssa, %B774
  %.896 = getelementptr i8, ptr %arg.problem.3, i64 48
  %.897 = load i64, ptr %.896, align 8
  %.977280.not = icmp slt i64 %.897, 1
  br i1 %.977280.not, label %common.ret, label %B960.if.lr.ph

B960.if.lr.ph:                                    ; preds = %B908
  %14 = getelementptr double, ptr %arg.problem.5, i64 %.67
  %15 = getelementptr double, ptr %arg.problem.5, i64 %.64
  %sunkaddr30 = getelementptr i8, ptr %arg.problem.3, i64 168
  %sunkaddr31 = getelementptr i8, ptr %arg.problem.3, i64 176
  %sunkaddr32 = getelementptr i8, ptr %arg.problem.3, i64 184
  %sunkaddr33 = getelementptr i8, ptr %arg.problem.3, i64 112
  br label %B960.if

B330.if:                                          ; preds = %B556, %B330.if.lr.ph
  %lsr.iv33 = phi ptr [ %arg.problem.3, %B330.if.lr.ph ], [ %scevgep34, %B556 ]
  %trace.3.0260 = phi double [ 0.000000e+00, %B330.if.lr.ph ], [ %trace.4.1, %B556 ]
  %.438256258 = phi i64 [ 0, %B330.if.lr.ph ], [ %.445, %B556 ]
  %.445 = add nuw nsw i64 %.438256258, 1
  %16 = shl i64 %.438256258, 3
  %scevgep38 = getelementptr i8, ptr %arg.problem.5, i64 %16
  %.480 = load double, ptr %scevgep38, align 8
  %.483 = load i64, ptr %sunkaddr16, align 8
  %17 = shl i64 %.483, 3
  %scevgep37 = getelementptr i8, ptr %lsr.iv33, i64 %17
  %.488 = load i64, ptr %scevgep37, align 8
  %.492 = getelementptr double, ptr %3, i64 %.488
  store double %.480, ptr %.492, align 8
  %.496 = load i64, ptr %sunkaddr17, align 8
  %18 = shl i64 %.496, 3
  %scevgep36 = getelementptr i8, ptr %lsr.iv33, i64 %18
  %.501 = load i64, ptr %scevgep36, align 8
  %.507 = load i64, ptr %sunkaddr18, align 8
  %19 = shl i64 %.507, 3
  %scevgep35 = getelementptr i8, ptr %lsr.iv33, i64 %19
  %.512 = load i64, ptr %scevgep35, align 8
  %.514 = icmp eq i64 %.501, %.512
  br i1 %.514, label %B498, label %B556

B610.if:                                          ; preds = %B610.if, %B610.if.lr.ph.new
  %lsr.iv6 = phi i64 [ %lsr.iv.next7, %B610.if ], [ %8, %B610.if.lr.ph.new ]
  %lsr.iv23 = phi ptr [ %scevgep24, %B610.if ], [ %.16.i, %B610.if.lr.ph.new ]
  %lsr.iv20 = phi ptr [ %scevgep21, %B610.if ], [ %scevgep19, %B610.if.lr.ph.new ]
  %scevgep22 = getelementptr i8, ptr %lsr.iv20, i64 -8
  %.679 = load double, ptr %scevgep22, align 8
  %.682 = load i64, ptr %sunkaddr19, align 8
  %20 = shl i64 %.682, 3
  %scevgep31 = getelementptr i8, ptr %lsr.iv23, i64 %20
  %scevgep32 = getelementptr i8, ptr %scevgep31, i64 -8
  %.686 = load i64, ptr %scevgep32, align 8
  %.688 = getelementptr double, ptr %.27.i, i64 %.686
  %.689 = load double, ptr %.688, align 8
  %.690 = fmul double %.679, %.689
  %.693 = load i64, ptr %sunkaddr24, align 8
  %21 = shl i64 %.693, 3
  %scevgep29 = getelementptr i8, ptr %lsr.iv23, i64 %21
  %scevgep30 = getelementptr i8, ptr %scevgep29, i64 -8
  %.697 = load i64, ptr %scevgep30, align 8
  %.699 = getelementptr double, ptr %arg.problem.6, i64 %.697
  %.700 = load double, ptr %.699, align 8
  %.701 = fmul double %.690, %.690
  %.702 = fadd double %.701, %.700
  store double %.702, ptr %.699, align 8
  %.679.1 = load double, ptr %lsr.iv20, align 8
  %.682.1 = load i64, ptr %sunkaddr19, align 8
  %22 = shl i64 %.682.1, 3
  %scevgep25 = getelementptr i8, ptr %lsr.iv23, i64 %22
  %.686.1 = load i64, ptr %scevgep25, align 8
  %.688.1 = getelementptr double, ptr %.27.i, i64 %.686.1
  %.689.1 = load double, ptr %.688.1, align 8
  %.690.1 = fmul double %.679.1, %.689.1
  %.693.1 = load i64, ptr %sunkaddr24, align 8
  %23 = shl i64 %.693.1, 3
  %scevgep26 = getelementptr i8, ptr %lsr.iv23, i64 %23
  %.697.1 = load i64, ptr %scevgep26, align 8
  %.699.1 = getelementptr double, ptr %arg.problem.6, i64 %.697.1
  %.700.1 = load double, ptr %.699.1, align 8
  %.701.1 = fmul double %.690.1, %.690.1
  %.702.1 = fadd double %.701.1, %.700.1
  store double %.702.1, ptr %.699.1, align 8
  %scevgep21 = getelementptr i8, ptr %lsr.iv20, i64 16
  %scevgep24 = getelementptr i8, ptr %lsr.iv23, i64 16
  %lsr.iv.next7 = add i64 %lsr.iv6, -2
  %niter.ncmp.1 = icmp eq i64 %lsr.iv.next7, 0
  br i1 %niter.ncmp.1, label %B774.loopexit.unr-lcssa, label %B610.if

B846.if:                                          ; preds = %B846.if, %B846.if.preheader.new
  %.822272274 = phi i64 [ 0, %B846.if.preheader.new ], [ %.829.1, %B846.if ]
  %sunkaddr25 = shl i64 %.822272274, 3
  %sunkaddr26 = getelementptr i8, ptr %arg.problem.6, i64 %sunkaddr25
  %.860 = load double, ptr %sunkaddr26, align 8
  %"$phi898.1.2.1.frozen" = freeze double %.860
  %.861 = fcmp ogt double %"$phi898.1.2.1.frozen", 0.000000e+00
  %.871 = fdiv double %trace.3.0., %"$phi898.1.2.1.frozen"
  %"$phi898.1.2.1" = select i1 %.861, double %.871, double 0.000000e+00
  store double %"$phi898.1.2.1", ptr %sunkaddr26, align 8
  %.829.1 = add nuw i64 %.822272274, 2
  %sunkaddr38 = getelementptr i8, ptr %sunkaddr26, i64 8
  %.860.1 = load double, ptr %sunkaddr38, align 8
  %"$phi898.1.2.1.1.frozen" = freeze double %.860.1
  %.861.1 = fcmp ogt double %"$phi898.1.2.1.1.frozen", 0.000000e+00
  %.871.1 = fdiv double %trace.3.0., %"$phi898.1.2.1.1.frozen"
  %"$phi898.1.2.1.1" = select i1 %.861.1, double %.871.1, double 0.000000e+00
  store double %"$phi898.1.2.1.1", ptr %sunkaddr38, align 8
  %niter10.ncmp.1 = icmp eq i64 %unroll_iter9, %.829.1
  br i1 %niter10.ncmp.1, label %B908.loopexit.unr-lcssa, label %B846.if

B960.if:                                          ; preds = %B960.if, %B960.if.lr.ph
  %lsr.iv14 = phi i64 [ %.897, %B960.if.lr.ph ], [ %lsr.iv.next, %B960.if ]
  %lsr.iv = phi ptr [ %arg.problem.3, %B960.if.lr.ph ], [ %scevgep, %B960.if ]
  %.1017 = load i64, ptr %sunkaddr30, align 8
  %24 = shl i64 %.1017, 3
  %scevgep13 = getelementptr i8, ptr %lsr.iv, i64 %24
  %.1021 = load i64, ptr %scevgep13, align 8
  %.1024 = load i64, ptr %sunkaddr31, align 8
  %25 = shl i64 %.1024, 3
  %scevgep12 = getelementptr i8, ptr %lsr.iv, i64 %25
  %.1028 = load i64, ptr %scevgep12, align 8
  %.1032 = getelementptr double, ptr %14, i64 %.1021
  %.1033 = load double, ptr %.1032, align 8
  %.1037 = getelementptr double, ptr %14, i64 %.1028
  %.1038 = load double, ptr %.1037, align 8
  %.1039 = fmul double %.1033, %.1038
  %.1042 = load i64, ptr %sunkaddr32, align 8
  %26 = shl i64 %.1042, 3
  %scevgep11 = getelementptr i8, ptr %lsr.iv, i64 %26
  %.1046 = load i64, ptr %scevgep11, align 8
  %.1050 = getelementptr double, ptr %15, i64 %.1046
  %.1051 = load double, ptr %.1050, align 8
  %.1054 = load i64, ptr %sunkaddr33, align 8
  %27 = getelementptr i64, ptr %arg.problem.3, i64 %.1054
  %.1057 = getelementptr i64, ptr %27, i64 %.1021
  %.1058 = load i64, ptr %.1057, align 8
  %.1060 = getelementptr double, ptr %arg.problem.6, i64 %.1058
  %.1061 = load double, ptr %.1060, align 8
  %.1062 = fmul double %.1039, %.1061
  %.1063 = fadd double %.1051, %.1062
  store double %.1063, ptr %.1050, align 8
  %scevgep = getelementptr i8, ptr %lsr.iv, i64 8
  %lsr.iv.next = add i64 %lsr.iv14, -1
  %exitcond287.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %exitcond287.not, label %common.ret, label %B960.if
}

define internal fastcc void @part4(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.problem.3, ptr readonly captures(none) %arg.problem.4, ptr readonly captures(none) %arg.problem.5, ptr captures(none) %arg.problem.6, i64 %arg.pattern) unnamed_addr #1 {
entry:
  %.27 = load i64, ptr %arg.problem.3, align 8
  %.32 = getelementptr i8, ptr %arg.problem.3, i64 8
  %.33 = load i64, ptr %.32, align 8
  %.34 = add i64 %.33, %.27
  %.39 = getelementptr i64, ptr %arg.problem.3, i64 %arg.pattern
  %.40 = load i64, ptr %.39, align 8
  %.43 = getelementptr i8, ptr %.39, i64 8
  %.44 = load i64, ptr %.43, align 8
  %.47 = getelementptr i8, ptr %.39, i64 16
  %.48 = load i64, ptr %.47, align 8
  %.60 = getelementptr i8, ptr %.39, i64 24
  %.61 = load i64, ptr %.60, align 8
  %.64 = getelementptr i8, ptr %.39, i64 32
  %.65 = load i64, ptr %.64, align 8
  %.68 = getelementptr i8, ptr %.39, i64 40
  %.69 = load i64, ptr %.68, align 8
  %.81 = getelementptr i8, ptr %.39, i64 48
  %.82 = load i64, ptr %.81, align 8
  %.85 = getelementptr i8, ptr %.39, i64 56
  %.86 = load i64, ptr %.85, align 8
  %.95 = getelementptr i8, ptr %.39, i64 64
  %.96 = load i64, ptr %.95, align 8
  %.99 = getelementptr i8, ptr %.39, i64 72
  %.100 = load i64, ptr %.99, align 8
  %.108 = shl i64 %.34, 2
  %0 = getelementptr i64, ptr %arg.problem.3, i64 %.61
  %.119 = getelementptr i64, ptr %0, i64 %.40
  %.120 = load i64, ptr %.119, align 8
  %.20.i.i = getelementptr i8, ptr %arg.problem.3, i64 80
  %.21.i.i = load i64, ptr %.20.i.i, align 8, !noalias !20
  %.25.i.i = getelementptr double, ptr %arg.problem.4, i64 %.21.i.i
  %.27.i.i = getelementptr i8, ptr %.25.i.i, i64 8
  %.66.i = getelementptr i8, ptr %arg.problem.3, i64 56
  %.67.i = load i64, ptr %.66.i, align 8, !noalias !25
  %.68.i = icmp sgt i64 %.67.i, 0
  br i1 %.68.i, label %B96.i, label %B0.endif

B96.i:                                            ; preds = %entry
  %.79.i = getelementptr i8, ptr %arg.problem.3, i64 16
  %.80.i = load i64, ptr %.79.i, align 8, !noalias !25
  %.16372.not.i = icmp slt i64 %.80.i, 1
  br i1 %.16372.not.i, label %B0.endif, label %B148.if.lr.ph.i

B148.if.lr.ph.i:                                  ; preds = %B96.i
  %.211.i = getelementptr i8, ptr %arg.problem.3, i64 96
  %.212.i = load i64, ptr %.211.i, align 8, !noalias !25
  %1 = getelementptr i64, ptr %arg.problem.3, i64 %.212.i
  %.222.i = getelementptr i8, ptr %arg.problem.3, i64 104
  %.223.i = load i64, ptr %.222.i, align 8, !noalias !25
  %2 = getelementptr i64, ptr %arg.problem.3, i64 %.223.i
  %3 = icmp eq i64 %.80.i, 1
  br i1 %3, label %B148.if.epil.preheader.i, label %B148.if.lr.ph.new.i

B148.if.lr.ph.new.i:                              ; preds = %B148.if.lr.ph.i
  %unroll_iter.i = and i64 %.80.i, 9223372036854775806
  %4 = shl i64 %.212.i, 3
  %5 = getelementptr i8, ptr %arg.problem.3, i64 %4
  %scevgep.i = getelementptr i8, ptr %5, i64 8
  %6 = shl i64 %.223.i, 3
  %7 = getelementptr i8, ptr %arg.problem.3, i64 %6
  %scevgep10.i = getelementptr i8, ptr %7, i64 8
  br label %B148.if.i

B248.i:                                           ; preds = %B148.if.i
  %sunkaddr18 = getelementptr i8, ptr %arg.problem.5, i64 %10
  %.236.i = load double, ptr %sunkaddr18, align 8, !noalias !25
  %.241.i = getelementptr double, ptr %.27.i.i, i64 %.217.i
  %.242.i = load double, ptr %.241.i, align 8, !noalias !25
  %.243.i = fmul double %.236.i, %.242.i
  %.250.i = fmul double %.242.i, %.243.i
  %.252.i = fadd double %trace.2.075.i, %.250.i
  br label %B316.i

B316.i:                                           ; preds = %B148.if.i, %B248.i
  %trace.3.1.i = phi double [ %.252.i, %B248.i ], [ %trace.2.075.i, %B148.if.i ]
  %.176.1.i = add nuw i64 %.1697173.i, 2
  %.217.1.i = load i64, ptr %scevgep8.i, align 8, !noalias !25
  %.228.1.i = load i64, ptr %scevgep12.i, align 8, !noalias !25
  %.230.1.i = icmp eq i64 %.217.1.i, %.228.1.i
  br i1 %.230.1.i, label %B248.1.i, label %B316.1.i

B248.1.i:                                         ; preds = %B316.i
  %sunkaddr24 = getelementptr i8, ptr %arg.problem.5, i64 %10
  %sunkaddr25 = getelementptr i8, ptr %sunkaddr24, i64 8
  %.236.1.i = load double, ptr %sunkaddr25, align 8, !noalias !25
  %.241.1.i = getelementptr double, ptr %.27.i.i, i64 %.217.1.i
  %.242.1.i = load double, ptr %.241.1.i, align 8, !noalias !25
  %.243.1.i = fmul double %.236.1.i, %.242.1.i
  %.250.1.i = fmul double %.242.1.i, %.243.1.i
  %.252.1.i = fadd double %trace.3.1.i, %.250.1.i
  br label %B316.1.i

B316.1.i:                                         ; preds = %B248.1.i, %B316.i
  %trace.3.1.1.i = phi double [ %.252.1.i, %B248.1.i ], [ %trace.3.1.i, %B316.i ]
  %niter.ncmp.1.i = icmp eq i64 %unroll_iter.i, %.176.1.i
  br i1 %niter.ncmp.1.i, label %B318.loopexit.loopexit.unr-lcssa.i, label %B148.if.i

B318.loopexit.loopexit.unr-lcssa.i:               ; preds = %B316.1.i
  %8 = and i64 %.80.i, 1
  %lcmp.mod.not.i = icmp eq i64 %8, 0
  br i1 %lcmp.mod.not.i, label %B318.loopexit.loopexit.i, label %B148.if.epil.preheader.i

B148.if.epil.preheader.i:                         ; preds = %B318.loopexit.loopexit.unr-lcssa.i, %B148.if.lr.ph.i
  %trace.2.075.epil.init.i = phi double [ 0.000000e+00, %B148.if.lr.ph.i ], [ %trace.3.1.1.i, %B318.loopexit.loopexit.unr-lcssa.i ]
  %.1697173.epil.init.i = phi i64 [ 0, %B148.if.lr.ph.i ], [ %unroll_iter.i, %B318.loopexit.loopexit.unr-lcssa.i ]
  %.216.epil.i = getelementptr i64, ptr %1, i64 %.1697173.epil.init.i
  %.217.epil.i = load i64, ptr %.216.epil.i, align 8, !noalias !25
  %.227.epil.i = getelementptr i64, ptr %2, i64 %.1697173.epil.init.i
  %.228.epil.i = load i64, ptr %.227.epil.i, align 8, !noalias !25
  %.230.epil.i = icmp eq i64 %.217.epil.i, %.228.epil.i
  br i1 %.230.epil.i, label %B248.epil.i, label %B318.loopexit.loopexit.i

B248.epil.i:                                      ; preds = %B148.if.epil.preheader.i
  %.235.epil.i = getelementptr double, ptr %arg.problem.5, i64 %.1697173.epil.init.i
  %.236.epil.i = load double, ptr %.235.epil.i, align 8, !noalias !25
  %.241.epil.i = getelementptr double, ptr %.27.i.i, i64 %.217.epil.i
  %.242.epil.i = load double, ptr %.241.epil.i, align 8, !noalias !25
  %.243.epil.i = fmul double %.236.epil.i, %.242.epil.i
  %.250.epil.i = fmul double %.242.epil.i, %.243.epil.i
  %.252.epil.i = fadd double %trace.2.075.epil.init.i, %.250.epil.i
  br label %B318.loopexit.loopexit.i

B318.loopexit.loopexit.i:                         ; preds = %B248.epil.i, %B148.if.epil.preheader.i, %B318.loopexit.loopexit.unr-lcssa.i
  %trace.3.1.lcssa.i = phi double [ %trace.3.1.1.i, %B318.loopexit.loopexit.unr-lcssa.i ], [ %.252.epil.i, %B248.epil.i ], [ %trace.2.075.epil.init.i, %B148.if.epil.preheader.i ]
  %9 = fmul double %trace.3.1.lcssa.i, 0x3D719799812DEA11
  br label %B0.endif

B148.if.i:                                        ; preds = %B316.1.i, %B148.if.lr.ph.new.i
  %trace.2.075.i = phi double [ 0.000000e+00, %B148.if.lr.ph.new.i ], [ %trace.3.1.1.i, %B316.1.i ]
  %.1697173.i = phi i64 [ 0, %B148.if.lr.ph.new.i ], [ %.176.1.i, %B316.1.i ]
  %10 = shl i64 %.1697173.i, 3
  %scevgep8.i = getelementptr i8, ptr %scevgep.i, i64 %10
  %scevgep9.i = getelementptr i8, ptr %scevgep8.i, i64 -8
  %.217.i = load i64, ptr %scevgep9.i, align 8, !noalias !25
  %scevgep12.i = getelementptr i8, ptr %scevgep10.i, i64 %10
  %scevgep13.i = getelementptr i8, ptr %scevgep12.i, i64 -8
  %.228.i = load i64, ptr %scevgep13.i, align 8, !noalias !25
  %.230.i = icmp eq i64 %.217.i, %.228.i
  br i1 %.230.i, label %B248.i, label %B316.i

common.ret:                                       ; preds = %B1318, %B1262, %B0.endif, %for.cond.preheader
  %"$phi1662.0.2.0.sink" = phi i64 [ %"$phi1662.0.2.0", %for.cond.preheader ], [ 0, %B0.endif ], [ 0, %B1262 ], [ 0, %B1318 ]
  store i64 %"$phi1662.0.2.0.sink", ptr %retptr, align 8
  ret void

B530:                                             ; preds = %B0.endif
  %.399386.not = icmp slt i64 %.40, 1
  br i1 %.399386.not, label %for.cond.preheader, label %B566.if.lr.ph

B566.if.lr.ph:                                    ; preds = %B530
  %11 = getelementptr i64, ptr %arg.problem.3, i64 %.44
  %12 = getelementptr i64, ptr %arg.problem.3, i64 %.69
  %13 = getelementptr double, ptr %arg.problem.6, i64 %.120
  %14 = getelementptr double, ptr %13, i64 %.108
  %15 = getelementptr i64, ptr %arg.problem.3, i64 %.96
  %16 = getelementptr double, ptr %arg.problem.6, i64 %.108
  %17 = getelementptr i64, ptr %arg.problem.3, i64 %.100
  %18 = getelementptr i64, ptr %arg.problem.3, i64 %.86
  %19 = getelementptr i64, ptr %arg.problem.3, i64 %.48
  %.idx = mul i64 %.34, 24
  %20 = getelementptr i8, ptr %arg.problem.6, i64 %.idx
  %21 = shl i64 %.34, 5
  %scevgep63 = getelementptr i8, ptr %arg.problem.6, i64 %21
  %22 = shl i64 %.65, 3
  %scevgep68 = getelementptr i8, ptr %arg.problem.3, i64 %22
  %23 = shl i64 %.120, 3
  %scevgep71 = getelementptr i8, ptr %scevgep63, i64 %23
  %sunkaddr26 = shl i64 %.96, 3
  %sunkaddr29 = shl i64 %.100, 3
  %sunkaddr32 = shl i64 %.86, 3
  br label %B566.if

for.cond.preheader.loopexit:                      ; preds = %B1663
  %24 = fmul double %greatest.3.1, 0x3C9CD2B297D889BC
  br label %for.cond.preheader

for.cond.preheader:                               ; preds = %for.cond.preheader.loopexit, %B530
  %rounds.2.0.lcssa = phi i64 [ 1, %B530 ], [ %rounds.3.1, %for.cond.preheader.loopexit ]
  %least.2.0.lcssa = phi double [ 0x7FF0000000000000, %B530 ], [ %least.3.1, %for.cond.preheader.loopexit ]
  %greatest.2.0.lcssa = phi double [ 0.000000e+00, %B530 ], [ %24, %for.cond.preheader.loopexit ]
  %sine.2.0.lcssa = phi double [ 1.000000e+00, %B530 ], [ %sine.3.1, %for.cond.preheader.loopexit ]
  %.1365 = tail call double @sqrt(double %sine.2.0.lcssa)
  %.1373 = getelementptr i8, ptr %arg.problem.3, i64 88
  %.1374 = load i64, ptr %.1373, align 8
  %.1378 = getelementptr double, ptr %arg.problem.6, i64 %.1374
  store double %.1365, ptr %.1378, align 8
  %.1387 = fcmp oge double %least.2.0.lcssa, %greatest.2.0.lcssa
  %"$phi1662.0.2.0" = select i1 %.1387, i64 %rounds.2.0.lcssa, i64 0
  br label %common.ret

B742:                                             ; preds = %B690.if, %B690.if.prol.loopexit, %B566.if
  %.622 = getelementptr i64, ptr %30, i64 %.82
  %.623 = load i64, ptr %.622, align 8
  %.629 = getelementptr i8, ptr %.622, i64 8
  %.630 = load i64, ptr %.629, align 8
  %.667 = sub i64 %.630, %.623
  %.710318.not = icmp slt i64 %.667, 1
  br i1 %.710318.not, label %B960, label %B816.if.preheader

B816.if.preheader:                                ; preds = %B742
  %.neg = add i64 %.623, 1
  %xtraiter22 = and i64 %.667, 1
  %lcmp.mod23.not = icmp eq i64 %xtraiter22, 0
  br i1 %lcmp.mod23.not, label %B816.if.prol.loopexit, label %B816.if.prol

B816.if.prol:                                     ; preds = %B816.if.preheader
  %.719.prol = add nsw i64 %.667, -1
  %.751.prol = getelementptr i64, ptr %15, i64 %.623
  %.752.prol = load i64, ptr %.751.prol, align 8
  %.756.prol = getelementptr double, ptr %16, i64 %.752.prol
  %.757.prol = load double, ptr %.756.prol, align 8
  %.761.prol = getelementptr i64, ptr %17, i64 %.623
  %.762.prol = load i64, ptr %.761.prol, align 8
  %.766.prol = getelementptr double, ptr %14, i64 %.762.prol
  %.767.prol = load double, ptr %.766.prol, align 8
  %.768.prol = fmul double %.757.prol, %.767.prol
  %.772.prol = getelementptr i64, ptr %18, i64 %.623
  %.773.prol = load i64, ptr %.772.prol, align 8
  %.777.prol = getelementptr double, ptr %14, i64 %.773.prol
  %.778.prol = load double, ptr %.777.prol, align 8
  %.779.prol = fsub double %.778.prol, %.768.prol
  store double %.779.prol, ptr %.777.prol, align 8
  br label %B816.if.prol.loopexit

B816.if.prol.loopexit:                            ; preds = %B816.if.prol, %B816.if.preheader
  %.709316320.unr = phi i64 [ %.667, %B816.if.preheader ], [ %.719.prol, %B816.if.prol ]
  %.716317319.unr = phi i64 [ %.623, %B816.if.preheader ], [ %.neg, %B816.if.prol ]
  %25 = icmp eq i64 %.630, %.neg
  br i1 %25, label %B960, label %B816.if.preheader25

B816.if.preheader25:                              ; preds = %B816.if.prol.loopexit
  %26 = add nuw i64 %.709316320.unr, 2
  %27 = shl i64 %.716317319.unr, 3
  %scevgep49 = getelementptr i8, ptr %.32, i64 %27
  br label %B816.if

B960:                                             ; preds = %B816.if, %B816.if.prol.loopexit, %B742
  %.792 = getelementptr i64, ptr %19, i64 %.405340387
  %.793 = load i64, ptr %.792, align 8
  %.795 = getelementptr double, ptr %arg.problem.5, i64 %.793
  %.796 = load double, ptr %.795, align 8
  %.801 = fmul double %., %.796
  %.890325.not = icmp slt i64 %.519, 1
  br i1 %.890325.not, label %B1206, label %B1036.if.lr.ph

B1036.if.lr.ph:                                   ; preds = %B960
  %.960 = fneg double %.
  %28 = add nuw i64 %.519, 1
  %29 = shl i64 %.467, 3
  %scevgep69 = getelementptr i8, ptr %scevgep68, i64 %29
  %scevgep72 = getelementptr i8, ptr %scevgep71, i64 %29
  %scevgep12 = getelementptr i8, ptr %scevgep63, i64 %29
  br label %B1036.if

B1206:                                            ; preds = %B1036.if, %B960
  %d.2.1.lcssa = phi double [ %.796, %B960 ], [ %.956, %B1036.if ]
  %made.2.1.lcssa = phi double [ %.801, %B960 ], [ %.991, %B1036.if ]
  %.1010 = fdiv double 1.000000e+00, %d.2.1.lcssa
  %.1015 = getelementptr double, ptr %20, i64 %.405340387
  store double %.1010, ptr %.1015, align 8
  %.1019 = fmul double %., %d.2.1.lcssa
  %.1021 = fmul double %made.2.1.lcssa, 1.000000e-04
  %.1022 = fcmp ogt double %.1019, %.1021
  br i1 %.1022, label %B1306, label %B1262

B1262:                                            ; preds = %B1206
  %.1030 = fmul double %made.2.1.lcssa, 1.000000e-10
  %.1031 = fcmp ogt double %.1019, %.1030
  br i1 %.1031, label %B1306, label %common.ret

B1306:                                            ; preds = %B1262, %B1206
  %rounds.3.1 = phi i64 [ %rounds.2.0389, %B1206 ], [ 2, %B1262 ]
  %sunkaddr86 = shl i64 %.405340387, 3
  %sunkaddr87 = getelementptr inbounds i8, ptr %11, i64 %sunkaddr86
  %.1107 = load i64, ptr %sunkaddr87, align 8
  %.1109 = getelementptr double, ptr %.27.i.i, i64 %.1107
  %.1110 = load double, ptr %.1109, align 8
  br i1 %.447, label %B1318, label %B1386

B1318:                                            ; preds = %B1306
  %.1112 = fmul double %d.2.1.lcssa, %.1110
  %.1115 = fmul double %.1110, %.1112
  %.1117 = fcmp ogt double %.1115, %trace.4.1.i
  br i1 %.1117, label %B1663, label %common.ret

B1386:                                            ; preds = %B1306
  %.1202 = fneg double %d.2.1.lcssa
  %.1203 = fmul double %.1110, %.1202
  %.1204 = fmul double %.1110, %.1203
  %.10.i = fcmp olt double %.1204, %least.2.0390
  %.11.i = select i1 %.10.i, double %.1204, double %least.2.0390
  %.1239 = fmul double %made.2.1.lcssa, %.1110
  %.1240 = fmul double %.1110, %.1239
  %.10.i11 = fcmp ogt double %.1240, %greatest.2.0391
  %.11.i12 = select i1 %.10.i11, double %.1240, double %greatest.2.0391
  %.1282 = fdiv double %.1202, %made.2.1.lcssa
  %.10.i13 = fcmp olt double %.1282, %sine.2.0392
  %.11.i14 = select i1 %.10.i13, double %.1282, double %sine.2.0392
  br label %B1663

B1663:                                            ; preds = %B1386, %B1318
  %least.3.1 = phi double [ %least.2.0390, %B1318 ], [ %.11.i, %B1386 ]
  %greatest.3.1 = phi double [ %greatest.2.0391, %B1318 ], [ %.11.i12, %B1386 ]
  %sine.3.1 = phi double [ %sine.2.0392, %B1318 ], [ %.11.i14, %B1386 ]
  %exitcond.not = icmp eq i64 %.412, %.40
  br i1 %exitcond.not, label %for.cond.preheader.loopexit, label %B566.if

B0.endif:                                         ; preds = %B318.loopexit.loopexit.i, %B96.i, %entry
  %trace.4.1.i = phi double [ 0.000000e+00, %entry ], [ 0.000000e+00, %B96.i ], [ %9, %B318.loopexit.loopexit.i ]
  %.26.i = load double, ptr %.25.i.i, align 8, !noalias !26
  %.5.i = fcmp ugt double %.26.i, 0x3EB0C6F7A0B5ED8D
  br i1 %.5.i, label %common.ret, label %B530

B566.if:                                          ; preds = %B1663, %B566.if.lr.ph
  %sine.2.0392 = phi double [ 1.000000e+00, %B566.if.lr.ph ], [ %sine.3.1, %B1663 ]
  %greatest.2.0391 = phi double [ 0.000000e+00, %B566.if.lr.ph ], [ %greatest.3.1, %B1663 ]
  %least.2.0390 = phi double [ 0x7FF0000000000000, %B566.if.lr.ph ], [ %least.3.1, %B1663 ]
  %rounds.2.0389 = phi i64 [ 1, %B566.if.lr.ph ], [ %rounds.3.1, %B1663 ]
  %.405340387 = phi i64 [ 0, %B566.if.lr.ph ], [ %.412, %B1663 ]
  %.412 = add nuw nsw i64 %.405340387, 1
  %.444 = getelementptr i64, ptr %11, i64 %.405340387
  %.445 = load i64, ptr %.444, align 8
  %.447 = icmp slt i64 %.445, %.27
  %. = select i1 %.447, double 1.000000e+00, double -1.000000e+00
  %30 = getelementptr i64, ptr %arg.problem.3, i64 %.405340387
  %.466 = getelementptr i64, ptr %30, i64 %.61
  %.467 = load i64, ptr %.466, align 8
  %.473 = getelementptr i8, ptr %.466, i64 8
  %.474 = load i64, ptr %.473, align 8
  %.519 = sub i64 %.474, %.467
  %.520 = icmp sgt i64 %.519, 0
  br i1 %.520, label %B690.if.preheader, label %B742

B690.if.preheader:                                ; preds = %B566.if
  %xtraiter = and i64 %.519, 3
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B690.if.prol.loopexit, label %B690.if.prol

B690.if.prol:                                     ; preds = %B690.if.preheader, %B690.if.prol
  %lsr.iv = phi i64 [ %lsr.iv.next, %B690.if.prol ], [ %xtraiter, %B690.if.preheader ]
  %.568311313.prol = phi i64 [ %.575.prol, %B690.if.prol ], [ %.467, %B690.if.preheader ]
  %.575.prol = add i64 %.568311313.prol, 1
  %31 = shl i64 %.568311313.prol, 3
  %scevgep27 = getelementptr i8, ptr %12, i64 %31
  %.604.prol = load i64, ptr %scevgep27, align 8
  %.606.prol = getelementptr double, ptr %arg.problem.5, i64 %.604.prol
  %.607.prol = load double, ptr %.606.prol, align 8
  %scevgep = getelementptr i8, ptr %14, i64 %31
  store double %.607.prol, ptr %scevgep, align 8
  %lsr.iv.next = add nsw i64 %lsr.iv, -1
  %prol.iter.cmp.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %B690.if.prol.loopexit.loopexit, label %B690.if.prol, !llvm.loop !29

B690.if.prol.loopexit.loopexit:                   ; preds = %B690.if.prol
  %32 = sub i64 %.474, %.575.prol
  br label %B690.if.prol.loopexit

B690.if.prol.loopexit:                            ; preds = %B690.if.prol.loopexit.loopexit, %B690.if.preheader
  %.561310314.unr = phi i64 [ %.519, %B690.if.preheader ], [ %32, %B690.if.prol.loopexit.loopexit ]
  %.568311313.unr = phi i64 [ %.467, %B690.if.preheader ], [ %.575.prol, %B690.if.prol.loopexit.loopexit ]
  %33 = sub i64 %.467, %.474
  %34 = icmp ugt i64 %33, -4
  br i1 %34, label %B742, label %B690.if.preheader26

B690.if.preheader26:                              ; preds = %B690.if.prol.loopexit
  %35 = add i64 %.561310314.unr, 4
  %36 = shl i64 %.568311313.unr, 3
  %37 = add i64 %36, 24
  br label %B690.if

B690.if:                                          ; preds = %B690.if, %B690.if.preheader26
  %lsr.iv30 = phi i64 [ %37, %B690.if.preheader26 ], [ %lsr.iv.next31, %B690.if ]
  %lsr.iv28 = phi i64 [ %35, %B690.if.preheader26 ], [ %lsr.iv.next29, %B690.if ]
  %scevgep42 = getelementptr i8, ptr %12, i64 %lsr.iv30
  %scevgep43 = getelementptr i8, ptr %scevgep42, i64 -24
  %.604 = load i64, ptr %scevgep43, align 8
  %.606 = getelementptr double, ptr %arg.problem.5, i64 %.604
  %.607 = load double, ptr %.606, align 8
  %scevgep35 = getelementptr i8, ptr %14, i64 %lsr.iv30
  %scevgep36 = getelementptr i8, ptr %scevgep35, i64 -24
  store double %.607, ptr %scevgep36, align 8
  %scevgep10 = getelementptr i8, ptr %scevgep42, i64 -16
  %.604.1 = load i64, ptr %scevgep10, align 8
  %.606.1 = getelementptr double, ptr %arg.problem.5, i64 %.604.1
  %.607.1 = load double, ptr %.606.1, align 8
  %scevgep5 = getelementptr i8, ptr %scevgep35, i64 -16
  store double %.607.1, ptr %scevgep5, align 8
  %scevgep8 = getelementptr i8, ptr %scevgep42, i64 -8
  %.604.2 = load i64, ptr %scevgep8, align 8
  %.606.2 = getelementptr double, ptr %arg.problem.5, i64 %.604.2
  %.607.2 = load double, ptr %.606.2, align 8
  %scevgep2 = getelementptr i8, ptr %scevgep35, i64 -8
  store double %.607.2, ptr %scevgep2, align 8
  %.604.3 = load i64, ptr %scevgep42, align 8
  %.606.3 = getelementptr double, ptr %arg.problem.5, i64 %.604.3
  %.607.3 = load double, ptr %.606.3, align 8
  store double %.607.3, ptr %scevgep35, align 8
  %lsr.iv.next29 = add i64 %lsr.iv28, -4
  %lsr.iv.next31 = add i64 %lsr.iv30, 32
  %.562.3 = icmp sgt i64 %lsr.iv.next29, 4
  br i1 %.562.3, label %B690.if, label %B742

B816.if:                                          ; preds = %B816.if, %B816.if.preheader25
  %lsr.iv50 = phi ptr [ %scevgep49, %B816.if.preheader25 ], [ %scevgep51, %B816.if ]
  %lsr.iv46 = phi i64 [ %26, %B816.if.preheader25 ], [ %lsr.iv.next47, %B816.if ]
  %sunkaddr27 = getelementptr i8, ptr %lsr.iv50, i64 %sunkaddr26
  %sunkaddr28 = getelementptr i8, ptr %sunkaddr27, i64 -8
  %.752 = load i64, ptr %sunkaddr28, align 8
  %.756 = getelementptr double, ptr %16, i64 %.752
  %.757 = load double, ptr %.756, align 8
  %sunkaddr30 = getelementptr i8, ptr %lsr.iv50, i64 %sunkaddr29
  %sunkaddr31 = getelementptr i8, ptr %sunkaddr30, i64 -8
  %.762 = load i64, ptr %sunkaddr31, align 8
  %.766 = getelementptr double, ptr %14, i64 %.762
  %.767 = load double, ptr %.766, align 8
  %.768 = fmul double %.757, %.767
  %sunkaddr33 = getelementptr i8, ptr %lsr.iv50, i64 %sunkaddr32
  %sunkaddr34 = getelementptr i8, ptr %sunkaddr33, i64 -8
  %.773 = load i64, ptr %sunkaddr34, align 8
  %.777 = getelementptr double, ptr %14, i64 %.773
  %.778 = load double, ptr %.777, align 8
  %.779 = fsub double %.778, %.768
  store double %.779, ptr %.777, align 8
  %.752.1 = load i64, ptr %sunkaddr27, align 8
  %.756.1 = getelementptr double, ptr %16, i64 %.752.1
  %.757.1 = load double, ptr %.756.1, align 8
  %.762.1 = load i64, ptr %sunkaddr30, align 8
  %.766.1 = getelementptr double, ptr %14, i64 %.762.1
  %.767.1 = load double, ptr %.766.1, align 8
  %.768.1 = fmul double %.757.1, %.767.1
  %.773.1 = load i64, ptr %sunkaddr33, align 8
  %.777.1 = getelementptr double, ptr %14, i64 %.773.1
  %.778.1 = load double, ptr %.777.1, align 8
  %.779.1 = fsub double %.778.1, %.768.1
  store double %.779.1, ptr %.777.1, align 8
  %lsr.iv.next47 = add i64 %lsr.iv46, -2
  %scevgep51 = getelementptr i8, ptr %lsr.iv50, i64 16
  %.710.1 = icmp sgt i64 %lsr.iv.next47, 2
  br i1 %.710.1, label %B816.if, label %B960

B1036.if:                                         ; preds = %B1036.if, %B1036.if.lr.ph
  %lsr.iv65 = phi i64 [ 0, %B1036.if.lr.ph ], [ %lsr.iv.next66, %B1036.if ]
  %lsr.iv61 = phi i64 [ %28, %B1036.if.lr.ph ], [ %lsr.iv.next62, %B1036.if ]
  %made.2.1329 = phi double [ %.801, %B1036.if.lr.ph ], [ %.991, %B1036.if ]
  %d.2.1328 = phi double [ %.796, %B1036.if.lr.ph ], [ %.956, %B1036.if ]
  %scevgep73 = getelementptr i8, ptr %scevgep72, i64 %lsr.iv65
  %.932 = load double, ptr %scevgep73, align 8
  %scevgep70 = getelementptr i8, ptr %scevgep69, i64 %lsr.iv65
  %.937 = load i64, ptr %scevgep70, align 8
  %.941 = getelementptr double, ptr %20, i64 %.937
  %.942 = load double, ptr %.941, align 8
  %.943 = fmul double %.932, %.942
  %scevgep13 = getelementptr i8, ptr %scevgep12, i64 %lsr.iv65
  store double %.943, ptr %scevgep13, align 8
  %.954 = fmul double %.932, %.943
  %.961 = fmul double %.954, %.960
  %.10.i9 = fcmp olt double %.961, 0.000000e+00
  %.11.i10 = select i1 %.10.i9, double 0.000000e+00, double %.961
  %.956 = fsub double %d.2.1328, %.954
  %.991 = fadd double %made.2.1329, %.11.i10
  %lsr.iv.next62 = add i64 %lsr.iv61, -1
  %lsr.iv.next66 = add i64 %lsr.iv65, 8
  %.890 = icmp sgt i64 %lsr.iv.next62, 1
  br i1 %.890, label %B1036.if, label %B1206
}

define internal fastcc void @part5(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.problem.3, ptr readonly captures(none) %arg.problem.5, ptr captures(none) %arg.problem.6, i64 %arg.pattern, i64 range(i64 1, -9223372036854775808) %arg.rounds) unnamed_addr #1 {
entry:
  %.30 = load i64, ptr %arg.problem.3, align 8
  %.32 = getelementptr i8, ptr %arg.problem.3, i64 8
  %.33 = load i64, ptr %.32, align 8
  %.34 = add nsw i64 %.33, %.30
  %.36 = getelementptr i64, ptr %arg.problem.3, i64 %arg.pattern
  %.37 = load i64, ptr %.36, align 8
  %.40 = getelementptr i8, ptr %.36, i64 8
  %.41 = load i64, ptr %.40, align 8
  %.44 = getelementptr i8, ptr %.36, i64 16
  %.45 = load i64, ptr %.44, align 8
  %.57 = getelementptr i8, ptr %.36, i64 24
  %.58 = load i64, ptr %.57, align 8
  %.61 = getelementptr i8, ptr %.36, i64 32
  %.62 = load i64, ptr %.61, align 8
  %.65 = getelementptr i8, ptr %.36, i64 40
  %.66 = load i64, ptr %.65, align 8
  %.180418.not = icmp slt i64 %.34, 1
  br i1 %.180418.not, label %B344.if.lr.ph, label %B296.if.preheader

B296.if.preheader:                                ; preds = %entry
  %0 = shl nuw i64 %.34, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %arg.problem.6, i8 0, i64 %0, i1 false)
  br label %B344.if.lr.ph

B344.if.lr.ph:                                    ; preds = %entry, %B296.if.preheader
  %1 = getelementptr i64, ptr %arg.problem.3, i64 %.41
  %2 = getelementptr double, ptr %arg.problem.6, i64 %.34
  %.idx4 = shl i64 %.34, 4
  %3 = getelementptr i8, ptr %arg.problem.6, i64 %.idx4
  %4 = getelementptr i64, ptr %arg.problem.3, i64 %.45
  %5 = getelementptr i64, ptr %arg.problem.3, i64 %.62
  %.idx5 = shl i64 %.34, 5
  %6 = getelementptr i8, ptr %arg.problem.6, i64 %.idx5
  %.idx = mul i64 %.34, 24
  %.1299 = icmp ugt i64 %.37, -9223372036854775808
  %..37414 = select i1 %.1299, i64 0, i64 %.37
  %invariant.gep = getelementptr i64, ptr %arg.problem.3, i64 %.58
  %xtraiter = and i64 %.37, 3
  %unroll_iter = and i64 %.37, 9223372036854775804
  %7 = shl i64 %.41, 3
  %8 = getelementptr i8, ptr %arg.problem.3, i64 %7
  %scevgep = getelementptr i8, ptr %8, i64 24
  %scevgep32 = getelementptr i8, ptr %3, i64 24
  %9 = getelementptr i8, ptr %arg.problem.6, i64 %.idx
  %scevgep68 = getelementptr i8, ptr %9, i64 24
  %10 = icmp sgt i64 %.37, 0
  %11 = icmp sgt i64 %..37414, 0
  %12 = icmp ult i64 %.37, 4
  %13 = icmp eq i64 %xtraiter, 0
  %sunkaddr41 = shl i64 %.62, 3
  %sunkaddr43 = shl i64 %.66, 3
  %14 = icmp eq i64 %xtraiter, 0
  br label %B344.if

B342.loopexit:                                    ; preds = %B1370, %B1144
  %exitcond561.not = icmp eq i64 %.322, %arg.rounds
  br i1 %exitcond561.not, label %B1426, label %B344.if

B436.unr-lcssa:                                   ; preds = %B378.if
  br i1 %13, label %B436, label %B378.if.epil.preheader

B378.if.epil.preheader:                           ; preds = %B378.if.preheader, %B436.unr-lcssa
  %.436423425.epil.init = phi i64 [ 0, %B378.if.preheader ], [ %.443.3, %B436.unr-lcssa ]
  %15 = shl i64 %.436423425.epil.init, 3
  %scevgep41 = getelementptr i8, ptr %3, i64 %15
  %scevgep44 = getelementptr i8, ptr %8, i64 %15
  br label %B378.if.epil

B378.if.epil:                                     ; preds = %B378.if.epil, %B378.if.epil.preheader
  %epil.iter = phi i64 [ %epil.iter.next, %B378.if.epil ], [ 0, %B378.if.epil.preheader ]
  %16 = shl i64 %epil.iter, 3
  %scevgep22 = getelementptr i8, ptr %scevgep44, i64 %16
  %.472.epil = load i64, ptr %scevgep22, align 8
  %.476.epil = getelementptr double, ptr %2, i64 %.472.epil
  %.477.epil = load double, ptr %.476.epil, align 8
  %scevgep21 = getelementptr i8, ptr %scevgep41, i64 %16
  store double %.477.epil, ptr %scevgep21, align 8
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B436, label %B378.if.epil, !llvm.loop !30

B436:                                             ; preds = %B378.if.epil, %B436.unr-lcssa
  %.489.not = icmp eq i64 %.315498538, 0
  br i1 %.489.not, label %B868.if.preheader, label %B470.if

B470.loopexit:                                    ; preds = %B656.if, %B470.if
  %exitcond558.not = icmp eq i64 %.37, %.586
  br i1 %exitcond558.not, label %B868.if.preheader, label %B470.if

B868.if.preheader:                                ; preds = %B470.loopexit, %B436
  br label %B868.if

B868.loopexit:                                    ; preds = %B946.if, %B946.if.prol.loopexit, %B868.if
  %exitcond559.not = icmp eq i64 %.37, %.927
  br i1 %exitcond559.not, label %B1082.if.preheader, label %B868.if

B1082.if.preheader:                               ; preds = %B868.loopexit
  br i1 %12, label %B1082.if.epil.preheader, label %B1082.if

B1144.loopexit.unr-lcssa:                         ; preds = %B1082.if
  br i1 %14, label %B1144, label %B1082.if.epil.preheader

B1082.if.epil.preheader:                          ; preds = %B1144.loopexit.unr-lcssa, %B1082.if.preheader
  %.1209471473.epil.init = phi i64 [ 0, %B1082.if.preheader ], [ %.1216.3, %B1144.loopexit.unr-lcssa ]
  %17 = shl i64 %.1209471473.epil.init, 3
  %scevgep77 = getelementptr i8, ptr %9, i64 %17
  %scevgep80 = getelementptr i8, ptr %3, i64 %17
  br label %B1082.if.epil

B1082.if.epil:                                    ; preds = %B1082.if.epil, %B1082.if.epil.preheader
  %epil.iter14 = phi i64 [ %epil.iter14.next, %B1082.if.epil ], [ 0, %B1082.if.epil.preheader ]
  %18 = shl i64 %epil.iter14, 3
  %scevgep35 = getelementptr i8, ptr %scevgep80, i64 %18
  %.1245.epil = load double, ptr %scevgep35, align 8
  %scevgep34 = getelementptr i8, ptr %scevgep77, i64 %18
  %.1250.epil = load double, ptr %scevgep34, align 8
  %.1251.epil = fmul double %.1245.epil, %.1250.epil
  store double %.1251.epil, ptr %scevgep35, align 8
  %epil.iter14.next = add i64 %epil.iter14, 1
  %epil.iter14.cmp.not = icmp eq i64 %xtraiter, %epil.iter14.next
  br i1 %epil.iter14.cmp.not, label %B1144, label %B1082.if.epil, !llvm.loop !31

B1144:                                            ; preds = %B1082.if.epil, %B344.if, %B1144.loopexit.unr-lcssa
  br i1 %11, label %B1184.if, label %B342.loopexit

B1370:                                            ; preds = %B1284.if, %B1284.if.prol.loopexit, %B1184.if
  %.1553 = getelementptr i64, ptr %1, i64 %.1347485491
  %.1554 = load i64, ptr %.1553, align 8
  %.1556 = getelementptr double, ptr %arg.problem.6, i64 %.1554
  %.1557 = load double, ptr %.1556, align 8
  %.1559 = fadd double %.1387, %.1557
  store double %.1559, ptr %.1556, align 8
  %.1341 = icmp sgt i64 %.1340484492, 1
  br i1 %.1341, label %B1184.if, label %B342.loopexit

B1426:                                            ; preds = %B342.loopexit
  store ptr null, ptr %retptr, align 8
  ret void

B344.if:                                          ; preds = %B342.loopexit, %B344.if.lr.ph
  %.315498538 = phi i64 [ 0, %B344.if.lr.ph ], [ %.322, %B342.loopexit ]
  %.322 = add nuw nsw i64 %.315498538, 1
  br i1 %10, label %B378.if.preheader, label %B1144

B378.if.preheader:                                ; preds = %B344.if
  br i1 %12, label %B378.if.epil.preheader, label %B378.if

B378.if:                                          ; preds = %B378.if.preheader, %B378.if
  %.436423425 = phi i64 [ %.443.3, %B378.if ], [ 0, %B378.if.preheader ]
  %19 = shl i64 %.436423425, 3
  %scevgep30 = getelementptr i8, ptr %scevgep, i64 %19
  %scevgep31 = getelementptr i8, ptr %scevgep30, i64 -24
  %.472 = load i64, ptr %scevgep31, align 8
  %.476 = getelementptr double, ptr %2, i64 %.472
  %.477 = load double, ptr %.476, align 8
  %scevgep16 = getelementptr i8, ptr %scevgep32, i64 %19
  %scevgep17 = getelementptr i8, ptr %scevgep16, i64 -24
  store double %.477, ptr %scevgep17, align 8
  %scevgep26 = getelementptr i8, ptr %scevgep30, i64 -16
  %.472.1 = load i64, ptr %scevgep26, align 8
  %.476.1 = getelementptr double, ptr %2, i64 %.472.1
  %.477.1 = load double, ptr %.476.1, align 8
  %scevgep15 = getelementptr i8, ptr %scevgep16, i64 -16
  store double %.477.1, ptr %scevgep15, align 8
  %scevgep20 = getelementptr i8, ptr %scevgep30, i64 -8
  %.472.2 = load i64, ptr %scevgep20, align 8
  %.476.2 = getelementptr double, ptr %2, i64 %.472.2
  %.477.2 = load double, ptr %.476.2, align 8
  %scevgep12 = getelementptr i8, ptr %scevgep16, i64 -8
  store double %.477.2, ptr %scevgep12, align 8
  %.443.3 = add nuw nsw i64 %.436423425, 4
  %.472.3 = load i64, ptr %scevgep30, align 8
  %.476.3 = getelementptr double, ptr %2, i64 %.472.3
  %.477.3 = load double, ptr %.476.3, align 8
  store double %.477.3, ptr %scevgep16, align 8
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.443.3
  br i1 %niter.ncmp.3, label %B436.unr-lcssa, label %B378.if

B470.if:                                          ; preds = %B436, %B470.loopexit
  %.579437443 = phi i64 [ %.586, %B470.loopexit ], [ 0, %B436 ]
  %.586 = add nuw nsw i64 %.579437443, 1
  %.618 = getelementptr i64, ptr %1, i64 %.579437443
  %.619 = load i64, ptr %.618, align 8
  %.621 = getelementptr double, ptr %arg.problem.6, i64 %.619
  %.622 = load double, ptr %.621, align 8
  %.630 = getelementptr double, ptr %3, i64 %.579437443
  %.631 = load double, ptr %.630, align 8
  %.636 = getelementptr i64, ptr %4, i64 %.579437443
  %.637 = load i64, ptr %.636, align 8
  %.639 = getelementptr double, ptr %arg.problem.5, i64 %.637
  %.640 = load double, ptr %.639, align 8
  %.642 = fmul double %.622, %.640
  %.643 = fsub double %.631, %.642
  store double %.643, ptr %.630, align 8
  %gep = getelementptr i64, ptr %invariant.gep, i64 %.579437443
  %.652 = load i64, ptr %gep, align 8
  %.658 = getelementptr i8, ptr %gep, i64 8
  %.659 = load i64, ptr %.658, align 8
  %.696 = sub i64 %.659, %.652
  %.739431.not = icmp slt i64 %.696, 1
  br i1 %.739431.not, label %B470.loopexit, label %B656.if.preheader

B656.if.preheader:                                ; preds = %B470.if
  %20 = add nuw i64 %.696, 1
  %21 = shl i64 %.652, 3
  %scevgep46 = getelementptr i8, ptr %arg.problem.3, i64 %21
  %sunkaddr45 = shl i64 %.579437443, 3
  %sunkaddr46 = getelementptr i8, ptr %3, i64 %sunkaddr45
  br label %B656.if

B656.if:                                          ; preds = %B656.if, %B656.if.preheader
  %lsr.iv47 = phi ptr [ %scevgep46, %B656.if.preheader ], [ %scevgep48, %B656.if ]
  %lsr.iv = phi i64 [ %20, %B656.if.preheader ], [ %lsr.iv.next, %B656.if ]
  %sunkaddr42 = getelementptr i8, ptr %lsr.iv47, i64 %sunkaddr41
  %.781 = load i64, ptr %sunkaddr42, align 8
  %sunkaddr44 = getelementptr i8, ptr %lsr.iv47, i64 %sunkaddr43
  %.786 = load i64, ptr %sunkaddr44, align 8
  %.788 = getelementptr double, ptr %arg.problem.5, i64 %.786
  %.789 = load double, ptr %.788, align 8
  %.793 = getelementptr double, ptr %3, i64 %.781
  %.794 = load double, ptr %.793, align 8
  %.796 = fmul double %.622, %.789
  %.797 = fsub double %.794, %.796
  store double %.797, ptr %.793, align 8
  %.806 = load double, ptr %sunkaddr46, align 8
  %.810 = getelementptr i64, ptr %1, i64 %.781
  %.811 = load i64, ptr %.810, align 8
  %.813 = getelementptr double, ptr %arg.problem.6, i64 %.811
  %.814 = load double, ptr %.813, align 8
  %.815 = fmul double %.789, %.814
  %.816 = fsub double %.806, %.815
  store double %.816, ptr %sunkaddr46, align 8
  %lsr.iv.next = add i64 %lsr.iv, -1
  %scevgep48 = getelementptr i8, ptr %lsr.iv47, i64 8
  %.739 = icmp sgt i64 %lsr.iv.next, 1
  br i1 %.739, label %B656.if, label %B470.loopexit

B868.if:                                          ; preds = %B868.if.preheader, %B868.loopexit
  %.920458464 = phi i64 [ %.927, %B868.loopexit ], [ 0, %B868.if.preheader ]
  %.927 = add nuw nsw i64 %.920458464, 1
  %gep7 = getelementptr i64, ptr %invariant.gep, i64 %.920458464
  %.960 = load i64, ptr %gep7, align 8
  %.966 = getelementptr i8, ptr %gep7, i64 8
  %.967 = load i64, ptr %.966, align 8
  %.1004 = sub i64 %.967, %.960
  %.1047451.not = icmp slt i64 %.1004, 1
  br i1 %.1047451.not, label %B868.loopexit, label %B946.if.lr.ph

B946.if.lr.ph:                                    ; preds = %B868.if
  %.1089 = getelementptr double, ptr %3, i64 %.920458464
  %.1089.promoted = load double, ptr %.1089, align 8
  %.neg = add i64 %.960, 1
  %xtraiter11 = and i64 %.1004, 1
  %lcmp.mod12.not = icmp eq i64 %xtraiter11, 0
  br i1 %lcmp.mod12.not, label %B946.if.prol.loopexit, label %B946.if.prol

B946.if.prol:                                     ; preds = %B946.if.lr.ph
  %.1056.prol = add nsw i64 %.1004, -1
  %.1094.prol = getelementptr double, ptr %6, i64 %.960
  %.1095.prol = load double, ptr %.1094.prol, align 8
  %.1099.prol = getelementptr i64, ptr %5, i64 %.960
  %.1100.prol = load i64, ptr %.1099.prol, align 8
  %.1104.prol = getelementptr double, ptr %3, i64 %.1100.prol
  %.1105.prol = load double, ptr %.1104.prol, align 8
  %.1106.prol = fmul double %.1095.prol, %.1105.prol
  %.1107.prol = fsub double %.1089.promoted, %.1106.prol
  %sunkaddr97 = shl i64 %.920458464, 3
  %sunkaddr98 = getelementptr i8, ptr %3, i64 %sunkaddr97
  store double %.1107.prol, ptr %sunkaddr98, align 8
  br label %B946.if.prol.loopexit

B946.if.prol.loopexit:                            ; preds = %B946.if.prol, %B946.if.lr.ph
  %.1090456.unr = phi double [ %.1089.promoted, %B946.if.lr.ph ], [ %.1107.prol, %B946.if.prol ]
  %.1046449453.unr = phi i64 [ %.1004, %B946.if.lr.ph ], [ %.1056.prol, %B946.if.prol ]
  %.1053450452.unr = phi i64 [ %.960, %B946.if.lr.ph ], [ %.neg, %B946.if.prol ]
  %22 = icmp eq i64 %.967, %.neg
  br i1 %22, label %B868.loopexit, label %B946.if.preheader

B946.if.preheader:                                ; preds = %B946.if.prol.loopexit
  %23 = add nuw i64 %.1046449453.unr, 2
  %24 = shl i64 %.1053450452.unr, 3
  %25 = add i64 %24, 8
  %sunkaddr = shl i64 %.920458464, 3
  %sunkaddr47 = getelementptr i8, ptr %3, i64 %sunkaddr
  br label %B946.if

B946.if:                                          ; preds = %B946.if, %B946.if.preheader
  %lsr.iv53 = phi i64 [ %25, %B946.if.preheader ], [ %lsr.iv.next54, %B946.if ]
  %lsr.iv51 = phi i64 [ %23, %B946.if.preheader ], [ %lsr.iv.next52, %B946.if ]
  %.1090456 = phi double [ %.1090456.unr, %B946.if.preheader ], [ %.1107.1, %B946.if ]
  %scevgep58 = getelementptr i8, ptr %6, i64 %lsr.iv53
  %scevgep59 = getelementptr i8, ptr %scevgep58, i64 -8
  %.1095 = load double, ptr %scevgep59, align 8
  %scevgep55 = getelementptr i8, ptr %5, i64 %lsr.iv53
  %scevgep56 = getelementptr i8, ptr %scevgep55, i64 -8
  %.1100 = load i64, ptr %scevgep56, align 8
  %.1104 = getelementptr double, ptr %3, i64 %.1100
  %.1105 = load double, ptr %.1104, align 8
  %.1106 = fmul double %.1095, %.1105
  %.1107 = fsub double %.1090456, %.1106
  store double %.1107, ptr %sunkaddr47, align 8
  %.1095.1 = load double, ptr %scevgep58, align 8
  %.1100.1 = load i64, ptr %scevgep55, align 8
  %.1104.1 = getelementptr double, ptr %3, i64 %.1100.1
  %.1105.1 = load double, ptr %.1104.1, align 8
  %.1106.1 = fmul double %.1095.1, %.1105.1
  %.1107.1 = fsub double %.1107, %.1106.1
  store double %.1107.1, ptr %sunkaddr47, align 8
  %lsr.iv.next52 = add i64 %lsr.iv51, -2
  %lsr.iv.next54 = add i64 %lsr.iv53, 16
  %.1047.1 = icmp sgt i64 %lsr.iv.next52, 2
  br i1 %.1047.1, label %B946.if, label %B868.loopexit

B1082.if:                                         ; preds = %B1082.if.preheader, %B1082.if
  %.1209471473 = phi i64 [ %.1216.3, %B1082.if ], [ 0, %B1082.if.preheader ]
  %26 = shl i64 %.1209471473, 3
  %scevgep66 = getelementptr i8, ptr %scevgep32, i64 %26
  %scevgep67 = getelementptr i8, ptr %scevgep66, i64 -24
  %.1245 = load double, ptr %scevgep67, align 8
  %scevgep74 = getelementptr i8, ptr %scevgep68, i64 %26
  %scevgep75 = getelementptr i8, ptr %scevgep74, i64 -24
  %.1250 = load double, ptr %scevgep75, align 8
  %.1251 = fmul double %.1245, %.1250
  store double %.1251, ptr %scevgep67, align 8
  %scevgep40 = getelementptr i8, ptr %scevgep66, i64 -16
  %.1245.1 = load double, ptr %scevgep40, align 8
  %scevgep33 = getelementptr i8, ptr %scevgep74, i64 -16
  %.1250.1 = load double, ptr %scevgep33, align 8
  %.1251.1 = fmul double %.1245.1, %.1250.1
  store double %.1251.1, ptr %scevgep40, align 8
  %scevgep37 = getelementptr i8, ptr %scevgep66, i64 -8
  %.1245.2 = load double, ptr %scevgep37, align 8
  %scevgep28 = getelementptr i8, ptr %scevgep74, i64 -8
  %.1250.2 = load double, ptr %scevgep28, align 8
  %.1251.2 = fmul double %.1245.2, %.1250.2
  store double %.1251.2, ptr %scevgep37, align 8
  %.1216.3 = add nuw nsw i64 %.1209471473, 4
  %.1245.3 = load double, ptr %scevgep66, align 8
  %.1250.3 = load double, ptr %scevgep74, align 8
  %.1251.3 = fmul double %.1245.3, %.1250.3
  store double %.1251.3, ptr %scevgep66, align 8
  %niter18.ncmp.3 = icmp eq i64 %unroll_iter, %.1216.3
  br i1 %niter18.ncmp.3, label %B1144.loopexit.unr-lcssa, label %B1082.if

B1184.if:                                         ; preds = %B1144, %B1370
  %.1340484492 = phi i64 [ %.1350, %B1370 ], [ %..37414, %B1144 ]
  %.1347485491.in = phi i64 [ %.1347485491, %B1370 ], [ %.37, %B1144 ]
  %.1347485491 = add i64 %.1347485491.in, -1
  %.1350 = add nsw i64 %.1340484492, -1
  %.1386 = getelementptr double, ptr %3, i64 %.1347485491
  %.1387 = load double, ptr %.1386, align 8
  %gep9 = getelementptr i64, ptr %invariant.gep, i64 %.1347485491
  %.1396 = load i64, ptr %gep9, align 8
  %.1402 = getelementptr i8, ptr %gep9, i64 8
  %.1403 = load i64, ptr %.1402, align 8
  %.1440 = sub i64 %.1403, %.1396
  %.1483479.not = icmp slt i64 %.1440, 1
  br i1 %.1483479.not, label %B1370, label %B1284.if.preheader

B1284.if.preheader:                               ; preds = %B1184.if
  %.neg21 = add i64 %.1396, 1
  %xtraiter19 = and i64 %.1440, 1
  %lcmp.mod20.not = icmp eq i64 %xtraiter19, 0
  br i1 %lcmp.mod20.not, label %B1284.if.prol.loopexit, label %B1284.if.prol

B1284.if.prol:                                    ; preds = %B1284.if.preheader
  %.1492.prol = add nsw i64 %.1440, -1
  %.1524.prol = getelementptr i64, ptr %5, i64 %.1396
  %.1525.prol = load i64, ptr %.1524.prol, align 8
  %.1529.prol = getelementptr double, ptr %3, i64 %.1525.prol
  %.1530.prol = load double, ptr %.1529.prol, align 8
  %.1534.prol = getelementptr double, ptr %6, i64 %.1396
  %.1535.prol = load double, ptr %.1534.prol, align 8
  %.1537.prol = fmul double %.1387, %.1535.prol
  %.1538.prol = fsub double %.1530.prol, %.1537.prol
  store double %.1538.prol, ptr %.1529.prol, align 8
  br label %B1284.if.prol.loopexit

B1284.if.prol.loopexit:                           ; preds = %B1284.if.prol, %B1284.if.preheader
  %.1482477481.unr = phi i64 [ %.1440, %B1284.if.preheader ], [ %.1492.prol, %B1284.if.prol ]
  %.1489478480.unr = phi i64 [ %.1396, %B1284.if.preheader ], [ %.neg21, %B1284.if.prol ]
  %27 = icmp eq i64 %.1403, %.neg21
  br i1 %27, label %B1370, label %B1284.if.preheader22

B1284.if.preheader22:                             ; preds = %B1284.if.prol.loopexit
  %28 = add nuw i64 %.1482477481.unr, 2
  %29 = shl i64 %.1489478480.unr, 3
  %30 = add i64 %29, 8
  br label %B1284.if

B1284.if:                                         ; preds = %B1284.if, %B1284.if.preheader22
  %lsr.iv84 = phi i64 [ %30, %B1284.if.preheader22 ], [ %lsr.iv.next85, %B1284.if ]
  %lsr.iv82 = phi i64 [ %28, %B1284.if.preheader22 ], [ %lsr.iv.next83, %B1284.if ]
  %scevgep89 = getelementptr i8, ptr %5, i64 %lsr.iv84
  %scevgep90 = getelementptr i8, ptr %scevgep89, i64 -8
  %.1525 = load i64, ptr %scevgep90, align 8
  %.1529 = getelementptr double, ptr %3, i64 %.1525
  %.1530 = load double, ptr %.1529, align 8
  %scevgep86 = getelementptr i8, ptr %6, i64 %lsr.iv84
  %scevgep87 = getelementptr i8, ptr %scevgep86, i64 -8
  %.1535 = load double, ptr %scevgep87, align 8
  %.1537 = fmul double %.1387, %.1535
  %.1538 = fsub double %.1530, %.1537
  store double %.1538, ptr %.1529, align 8
  %.1525.1 = load i64, ptr %scevgep89, align 8
  %.1529.1 = getelementptr double, ptr %3, i64 %.1525.1
  %.1530.1 = load double, ptr %.1529.1, align 8
  %.1535.1 = load double, ptr %scevgep86, align 8
  %.1537.1 = fmul double %.1387, %.1535.1
  %.1538.1 = fsub double %.1530.1, %.1537.1
  store double %.1538.1, ptr %.1529.1, align 8
  %lsr.iv.next83 = add i64 %lsr.iv82, -2
  %lsr.iv.next85 = add i64 %lsr.iv84, 16
  %.1483.1 = icmp sgt i64 %lsr.iv.next83, 2
  br i1 %.1483.1, label %B1284.if, label %B1370
}

define internal fastcc void @part6(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.problem.3, ptr readonly captures(none) %arg.problem.4, ptr readonly captures(none) %arg.problem.5, ptr %arg.problem.6, i64 %arg.chosen, i64 %arg.m) unnamed_addr #1 {
entry:
  %.37 = load i64, ptr %arg.problem.3, align 8
  %.42 = getelementptr i8, ptr %arg.problem.3, i64 8
  %.43 = load i64, ptr %.42, align 8
  %.44 = add i64 %.43, %.37
  %.55 = getelementptr i8, ptr %arg.problem.3, i64 16
  %.56 = load i64, ptr %.55, align 8
  %.58 = getelementptr i8, ptr %arg.problem.3, i64 24
  %.59 = load i64, ptr %.58, align 8
  %.60 = add nsw i64 %.59, %.56
  %.1421385.not = icmp slt i64 %.60, 1
  br i1 %.1421385.not, label %B244, label %B210.if.preheader

B210.if.preheader:                                ; preds = %entry
  %xtraiter = and i64 %.60, 3
  %0 = icmp slt i64 %.60, 4
  br i1 %0, label %B210.if.epil.preheader, label %B210.if.preheader.new

B210.if.preheader.new:                            ; preds = %B210.if.preheader
  %unroll_iter = and i64 %.60, 9223372036854775804
  br label %B210.if

B244.loopexit.unr-lcssa:                          ; preds = %B210.if
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B244, label %B210.if.epil.preheader

B210.if.epil.preheader:                           ; preds = %B244.loopexit.unr-lcssa, %B210.if.preheader
  %total.3.01388.epil.init = phi double [ 0.000000e+00, %B210.if.preheader ], [ %.185.3, %B244.loopexit.unr-lcssa ]
  %.14813841386.epil.init = phi i64 [ 0, %B210.if.preheader ], [ %unroll_iter, %B244.loopexit.unr-lcssa ]
  %1 = shl i64 %.14813841386.epil.init, 3
  %scevgep298 = getelementptr i8, ptr %arg.problem.5, i64 %1
  br label %B210.if.epil

B210.if.epil:                                     ; preds = %B210.if.epil, %B210.if.epil.preheader
  %total.3.01388.epil = phi double [ %.185.epil, %B210.if.epil ], [ %total.3.01388.epil.init, %B210.if.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %B210.if.epil ], [ 0, %B210.if.epil.preheader ]
  %2 = shl i64 %epil.iter, 3
  %scevgep243 = getelementptr i8, ptr %scevgep298, i64 %2
  %.182.epil = load double, ptr %scevgep243, align 8
  %.183.epil = fmul double %.182.epil, 0.000000e+00
  %.185.epil = fadd double %total.3.01388.epil, %.183.epil
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B244, label %B210.if.epil, !llvm.loop !32

B244:                                             ; preds = %B210.if.epil, %B244.loopexit.unr-lcssa, %entry
  %total.3.0.lcssa = phi double [ 0.000000e+00, %entry ], [ %.185.3, %B244.loopexit.unr-lcssa ], [ %.185.epil, %B210.if.epil ]
  %.200 = getelementptr i8, ptr %arg.problem.3, i64 32
  %.201 = load i64, ptr %.200, align 8
  %.2811393.not = icmp slt i64 %.201, 1
  br i1 %.2811393.not, label %B358, label %B296.if.lr.ph

B296.if.lr.ph:                                    ; preds = %B244
  %.320 = getelementptr i8, ptr %arg.problem.3, i64 56
  %.321 = load i64, ptr %.320, align 8
  %xtraiter28 = and i64 %.201, 3
  %3 = icmp ult i64 %.201, 4
  br i1 %3, label %B296.if.epil.preheader, label %B296.if.lr.ph.new

B296.if.lr.ph.new:                                ; preds = %B296.if.lr.ph
  %unroll_iter33 = and i64 %.201, 9223372036854775804
  %4 = shl i64 %.321, 3
  %5 = getelementptr i8, ptr %arg.problem.5, i64 %4
  %scevgep290 = getelementptr i8, ptr %5, i64 24
  br label %B296.if

B358.loopexit.unr-lcssa:                          ; preds = %B296.if
  %lcmp.mod30.not = icmp eq i64 %xtraiter28, 0
  br i1 %lcmp.mod30.not, label %B358, label %B296.if.epil.preheader

B296.if.epil.preheader:                           ; preds = %B358.loopexit.unr-lcssa, %B296.if.lr.ph
  %total.4.01396.epil.init = phi double [ %total.3.0.lcssa, %B296.if.lr.ph ], [ %.328.3, %B358.loopexit.unr-lcssa ]
  %.28713921394.epil.init = phi i64 [ 0, %B296.if.lr.ph ], [ %unroll_iter33, %B358.loopexit.unr-lcssa ]
  %6 = add i64 %.28713921394.epil.init, %.321
  %7 = shl i64 %6, 3
  %scevgep288 = getelementptr i8, ptr %arg.problem.5, i64 %7
  br label %B296.if.epil

B296.if.epil:                                     ; preds = %B296.if.epil, %B296.if.epil.preheader
  %total.4.01396.epil = phi double [ %total.4.01396.epil.init, %B296.if.epil.preheader ], [ %.328.epil, %B296.if.epil ]
  %epil.iter29 = phi i64 [ 0, %B296.if.epil.preheader ], [ %epil.iter29.next, %B296.if.epil ]
  %8 = shl i64 %epil.iter29, 3
  %scevgep236 = getelementptr i8, ptr %scevgep288, i64 %8
  %.325.epil = load double, ptr %scevgep236, align 8
  %.326.epil = fmul double %.325.epil, 0.000000e+00
  %.328.epil = fadd double %total.4.01396.epil, %.326.epil
  %epil.iter29.next = add i64 %epil.iter29, 1
  %epil.iter29.cmp.not = icmp eq i64 %xtraiter28, %epil.iter29.next
  br i1 %epil.iter29.cmp.not, label %B358, label %B296.if.epil, !llvm.loop !33

B358:                                             ; preds = %B296.if.epil, %B358.loopexit.unr-lcssa, %B244
  %total.4.0.lcssa = phi double [ %total.3.0.lcssa, %B244 ], [ %.328.3, %B358.loopexit.unr-lcssa ], [ %.328.epil, %B296.if.epil ]
  %.4161402.not = icmp slt i64 %.44, 1
  br i1 %.4161402.not, label %B424, label %B388.if.preheader

B388.if.preheader:                                ; preds = %B358
  %xtraiter35 = and i64 %.44, 7
  %9 = icmp slt i64 %.44, 8
  br i1 %9, label %B388.if.epil.preheader, label %B388.if.preheader.new

B388.if.preheader.new:                            ; preds = %B388.if.preheader
  %10 = add nsw i64 %.44, -8
  %11 = lshr i64 %10, 3
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %B388.if.epil.preheader10, label %B388.if.preheader.new.new

B388.if.preheader.new.new:                        ; preds = %B388.if.preheader.new
  %13 = add nuw nsw i64 %11, 1
  %14 = and i64 %13, 4611686018427387902
  br label %B388.if

B424.loopexit.unr-lcssa.unr-lcssa:                ; preds = %B388.if
  %15 = and i64 %10, 8
  %lcmp.mod.not46.not = icmp eq i64 %15, 0
  br i1 %lcmp.mod.not46.not, label %B388.if.epil.preheader10, label %B424.loopexit.unr-lcssa

B388.if.epil.preheader10:                         ; preds = %B424.loopexit.unr-lcssa.unr-lcssa, %B388.if.preheader.new
  %.42214011403.epil.init14 = phi i64 [ 0, %B388.if.preheader.new ], [ %.429.7.1, %B424.loopexit.unr-lcssa.unr-lcssa ]
  %sunkaddr366.epil = shl i64 %.42214011403.epil.init14, 3
  %sunkaddr367.epil = getelementptr i8, ptr %arg.problem.6, i64 %sunkaddr366.epil
  store double 0x7FF8000000000000, ptr %sunkaddr367.epil, align 8
  %sunkaddr370.epil = getelementptr i8, ptr %sunkaddr367.epil, i64 8
  store double 0x7FF8000000000000, ptr %sunkaddr370.epil, align 8
  %sunkaddr373.epil = getelementptr i8, ptr %sunkaddr367.epil, i64 16
  store double 0x7FF8000000000000, ptr %sunkaddr373.epil, align 8
  %sunkaddr376.epil = getelementptr i8, ptr %sunkaddr367.epil, i64 24
  store double 0x7FF8000000000000, ptr %sunkaddr376.epil, align 8
  %sunkaddr379.epil = getelementptr i8, ptr %sunkaddr367.epil, i64 32
  store double 0x7FF8000000000000, ptr %sunkaddr379.epil, align 8
  %sunkaddr382.epil = getelementptr i8, ptr %sunkaddr367.epil, i64 40
  store double 0x7FF8000000000000, ptr %sunkaddr382.epil, align 8
  %sunkaddr385.epil = getelementptr i8, ptr %sunkaddr367.epil, i64 48
  store double 0x7FF8000000000000, ptr %sunkaddr385.epil, align 8
  %.429.7.epil = add nuw i64 %.42214011403.epil.init14, 8
  %sunkaddr388.epil = getelementptr i8, ptr %sunkaddr367.epil, i64 56
  store double 0x7FF8000000000000, ptr %sunkaddr388.epil, align 8
  br label %B424.loopexit.unr-lcssa

B424.loopexit.unr-lcssa:                          ; preds = %B388.if.epil.preheader10, %B424.loopexit.unr-lcssa.unr-lcssa
  %.429.7.lcssa = phi i64 [ %.429.7.epil, %B388.if.epil.preheader10 ], [ %.429.7.1, %B424.loopexit.unr-lcssa.unr-lcssa ]
  %lcmp.mod37.not = icmp eq i64 %xtraiter35, 0
  br i1 %lcmp.mod37.not, label %B424, label %B388.if.epil.preheader

B388.if.epil.preheader:                           ; preds = %B424.loopexit.unr-lcssa, %B388.if.preheader
  %.42214011403.epil.init = phi i64 [ 0, %B388.if.preheader ], [ %.429.7.lcssa, %B424.loopexit.unr-lcssa ]
  %16 = shl i64 %.42214011403.epil.init, 3
  %scevgep270 = getelementptr i8, ptr %arg.problem.6, i64 %16
  br label %B388.if.epil

B388.if.epil:                                     ; preds = %B388.if.epil, %B388.if.epil.preheader
  %epil.iter36 = phi i64 [ %epil.iter36.next, %B388.if.epil ], [ 0, %B388.if.epil.preheader ]
  %17 = shl i64 %epil.iter36, 3
  %scevgep172 = getelementptr i8, ptr %scevgep270, i64 %17
  store double 0x7FF8000000000000, ptr %scevgep172, align 8
  %epil.iter36.next = add i64 %epil.iter36, 1
  %epil.iter36.cmp.not = icmp eq i64 %xtraiter35, %epil.iter36.next
  br i1 %epil.iter36.cmp.not, label %B424, label %B388.if.epil, !llvm.loop !34

B424:                                             ; preds = %B388.if.epil, %B424.loopexit.unr-lcssa, %B358
  %.463 = fcmp une double %total.4.0.lcssa, 0.000000e+00
  br i1 %.463, label %common.ret, label %B440

common.ret:                                       ; preds = %B1488, %B440, %B424, %B4274
  %rank.2.0.lcssa.sink = phi i64 [ %rank.2.0.lcssa, %B4274 ], [ -1, %B440 ], [ 0, %B424 ], [ -1, %B1488 ]
  store i64 %rank.2.0.lcssa.sink, ptr %retptr, align 8
  ret void

B440:                                             ; preds = %B424
  %.487 = load i64, ptr %.42, align 8
  %.488 = icmp sgt i64 %.487, 60
  br i1 %.488, label %common.ret, label %B488

B488:                                             ; preds = %B440
  %.509 = getelementptr i8, ptr %arg.problem.3, i64 88
  %.510 = load i64, ptr %.509, align 8
  %.514 = load i64, ptr %.200, align 8
  %18 = getelementptr double, ptr %arg.problem.6, i64 %.510
  %19 = getelementptr i8, ptr %18, i64 8
  %.517 = getelementptr double, ptr %19, i64 %.514
  %.523 = mul i64 %.37, %.37
  %.525 = getelementptr double, ptr %.517, i64 %.523
  %.5311332 = add i64 %.37, %arg.m
  %.532 = mul i64 %.5311332, %.37
  %.534 = getelementptr double, ptr %.517, i64 %.532
  %.547 = mul nsw i64 %arg.m, %arg.m
  %.549 = getelementptr inbounds nuw double, ptr %.534, i64 %.547
  %.555 = getelementptr double, ptr %.549, i64 %.37
  %.560 = getelementptr double, ptr %.555, i64 %arg.m
  %.566.idx = shl i64 %arg.m, 4
  %.566 = getelementptr i8, ptr %.555, i64 %.566.idx
  %.586 = add nsw i64 %.532, %.547
  %.6661409.not = icmp slt i64 %.586, 1
  br i1 %.6661409.not, label %B896, label %B880.if.preheader

B880.if.preheader:                                ; preds = %B488
  %20 = shl nuw i64 %.586, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.517, i8 0, i64 %20, i1 false)
  br label %B896

B896:                                             ; preds = %B880.if.preheader, %B488
  %.20.i.i = getelementptr i8, ptr %arg.problem.3, i64 80
  %.21.i.i = load i64, ptr %.20.i.i, align 8, !noalias !35
  %.25.i.i = getelementptr double, ptr %arg.problem.4, i64 %.21.i.i
  %.27.i.i = getelementptr i8, ptr %.25.i.i, i64 8
  %.66.i = getelementptr i8, ptr %arg.problem.3, i64 56
  %.67.i = load i64, ptr %.66.i, align 8, !noalias !40
  %.68.i = icmp sgt i64 %.67.i, 0
  br i1 %.68.i, label %B96.i, label %B896.endif

B96.i:                                            ; preds = %B896
  %.80.i = load i64, ptr %.55, align 8, !noalias !40
  %.16372.not.i = icmp slt i64 %.80.i, 1
  br i1 %.16372.not.i, label %B896.endif, label %B148.if.lr.ph.i

B148.if.lr.ph.i:                                  ; preds = %B96.i
  %.211.i = getelementptr i8, ptr %arg.problem.3, i64 96
  %.212.i = load i64, ptr %.211.i, align 8, !noalias !40
  %21 = getelementptr i64, ptr %arg.problem.3, i64 %.212.i
  %.222.i = getelementptr i8, ptr %arg.problem.3, i64 104
  %.223.i = load i64, ptr %.222.i, align 8, !noalias !40
  %22 = getelementptr i64, ptr %arg.problem.3, i64 %.223.i
  %23 = icmp eq i64 %.80.i, 1
  br i1 %23, label %B148.if.epil.preheader.i, label %B148.if.lr.ph.new.i

B148.if.lr.ph.new.i:                              ; preds = %B148.if.lr.ph.i
  %unroll_iter.i = and i64 %.80.i, 9223372036854775806
  %24 = shl i64 %.212.i, 3
  %25 = getelementptr i8, ptr %arg.problem.3, i64 %24
  %scevgep.i = getelementptr i8, ptr %25, i64 8
  %26 = shl i64 %.223.i, 3
  %27 = getelementptr i8, ptr %arg.problem.3, i64 %26
  %scevgep10.i = getelementptr i8, ptr %27, i64 8
  br label %B148.if.i

B248.i:                                           ; preds = %B148.if.i
  %sunkaddr285 = getelementptr i8, ptr %arg.problem.5, i64 %30
  %.236.i = load double, ptr %sunkaddr285, align 8, !noalias !40
  %.241.i = getelementptr double, ptr %.27.i.i, i64 %.217.i
  %.242.i = load double, ptr %.241.i, align 8, !noalias !40
  %.243.i = fmul double %.236.i, %.242.i
  %.250.i = fmul double %.242.i, %.243.i
  %.252.i = fadd double %trace.2.075.i, %.250.i
  br label %B316.i

B316.i:                                           ; preds = %B148.if.i, %B248.i
  %trace.3.1.i = phi double [ %.252.i, %B248.i ], [ %trace.2.075.i, %B148.if.i ]
  %.176.1.i = add nuw i64 %.1697173.i, 2
  %.217.1.i = load i64, ptr %scevgep8.i, align 8, !noalias !40
  %.228.1.i = load i64, ptr %scevgep12.i, align 8, !noalias !40
  %.230.1.i = icmp eq i64 %.217.1.i, %.228.1.i
  br i1 %.230.1.i, label %B248.1.i, label %B316.1.i

B248.1.i:                                         ; preds = %B316.i
  %sunkaddr291 = getelementptr i8, ptr %arg.problem.5, i64 %30
  %sunkaddr292 = getelementptr i8, ptr %sunkaddr291, i64 8
  %.236.1.i = load double, ptr %sunkaddr292, align 8, !noalias !40
  %.241.1.i = getelementptr double, ptr %.27.i.i, i64 %.217.1.i
  %.242.1.i = load double, ptr %.241.1.i, align 8, !noalias !40
  %.243.1.i = fmul double %.236.1.i, %.242.1.i
  %.250.1.i = fmul double %.242.1.i, %.243.1.i
  %.252.1.i = fadd double %trace.3.1.i, %.250.1.i
  br label %B316.1.i

B316.1.i:                                         ; preds = %B248.1.i, %B316.i
  %trace.3.1.1.i = phi double [ %.252.1.i, %B248.1.i ], [ %trace.3.1.i, %B316.i ]
  %niter.ncmp.1.i = icmp eq i64 %unroll_iter.i, %.176.1.i
  br i1 %niter.ncmp.1.i, label %B318.loopexit.loopexit.unr-lcssa.i, label %B148.if.i

B318.loopexit.loopexit.unr-lcssa.i:               ; preds = %B316.1.i
  %28 = and i64 %.80.i, 1
  %lcmp.mod.not.i = icmp eq i64 %28, 0
  br i1 %lcmp.mod.not.i, label %B318.loopexit.loopexit.i, label %B148.if.epil.preheader.i

B148.if.epil.preheader.i:                         ; preds = %B318.loopexit.loopexit.unr-lcssa.i, %B148.if.lr.ph.i
  %trace.2.075.epil.init.i = phi double [ 0.000000e+00, %B148.if.lr.ph.i ], [ %trace.3.1.1.i, %B318.loopexit.loopexit.unr-lcssa.i ]
  %.1697173.epil.init.i = phi i64 [ 0, %B148.if.lr.ph.i ], [ %unroll_iter.i, %B318.loopexit.loopexit.unr-lcssa.i ]
  %.216.epil.i = getelementptr i64, ptr %21, i64 %.1697173.epil.init.i
  %.217.epil.i = load i64, ptr %.216.epil.i, align 8, !noalias !40
  %.227.epil.i = getelementptr i64, ptr %22, i64 %.1697173.epil.init.i
  %.228.epil.i = load i64, ptr %.227.epil.i, align 8, !noalias !40
  %.230.epil.i = icmp eq i64 %.217.epil.i, %.228.epil.i
  br i1 %.230.epil.i, label %B248.epil.i, label %B318.loopexit.loopexit.i

B248.epil.i:                                      ; preds = %B148.if.epil.preheader.i
  %.235.epil.i = getelementptr double, ptr %arg.problem.5, i64 %.1697173.epil.init.i
  %.236.epil.i = load double, ptr %.235.epil.i, align 8, !noalias !40
  %.241.epil.i = getelementptr double, ptr %.27.i.i, i64 %.217.epil.i
  %.242.epil.i = load double, ptr %.241.epil.i, align 8, !noalias !40
  %.243.epil.i = fmul double %.236.epil.i, %.242.epil.i
  %.250.epil.i = fmul double %.242.epil.i, %.243.epil.i
  %.252.epil.i = fadd double %trace.2.075.epil.init.i, %.250.epil.i
  br label %B318.loopexit.loopexit.i

B318.loopexit.loopexit.i:                         ; preds = %B248.epil.i, %B148.if.epil.preheader.i, %B318.loopexit.loopexit.unr-lcssa.i
  %trace.3.1.lcssa.i = phi double [ %trace.3.1.1.i, %B318.loopexit.loopexit.unr-lcssa.i ], [ %.252.epil.i, %B248.epil.i ], [ %trace.2.075.epil.init.i, %B148.if.epil.preheader.i ]
  %29 = fmul double %trace.3.1.lcssa.i, 0x3D719799812DEA11
  br label %B896.endif

B148.if.i:                                        ; preds = %B316.1.i, %B148.if.lr.ph.new.i
  %trace.2.075.i = phi double [ 0.000000e+00, %B148.if.lr.ph.new.i ], [ %trace.3.1.1.i, %B316.1.i ]
  %.1697173.i = phi i64 [ 0, %B148.if.lr.ph.new.i ], [ %.176.1.i, %B316.1.i ]
  %30 = shl i64 %.1697173.i, 3
  %scevgep8.i = getelementptr i8, ptr %scevgep.i, i64 %30
  %scevgep9.i = getelementptr i8, ptr %scevgep8.i, i64 -8
  %.217.i = load i64, ptr %scevgep9.i, align 8, !noalias !40
  %scevgep12.i = getelementptr i8, ptr %scevgep10.i, i64 %30
  %scevgep13.i = getelementptr i8, ptr %scevgep12.i, i64 -8
  %.228.i = load i64, ptr %scevgep13.i, align 8, !noalias !40
  %.230.i = icmp eq i64 %.217.i, %.228.i
  br i1 %.230.i, label %B248.i, label %B316.i

B1174.loopexit.unr-lcssa:                         ; preds = %B1018.if
  %31 = and i64 %.790, 1
  %lcmp.mod43.not = icmp eq i64 %31, 0
  br i1 %lcmp.mod43.not, label %B1174, label %B1018.if.epil.preheader

B1018.if.epil.preheader:                          ; preds = %B1018.if.lr.ph, %B1174.loopexit.unr-lcssa
  %.87614151417.epil.init = phi i64 [ 0, %B1018.if.lr.ph ], [ %.883.1, %B1174.loopexit.unr-lcssa ]
  %sunkaddr325 = getelementptr i8, ptr %arg.problem.3, i64 128
  %.910.epil = load i64, ptr %sunkaddr325, align 8
  %32 = getelementptr i64, ptr %arg.problem.3, i64 %.910.epil
  %.913.epil = getelementptr i64, ptr %32, i64 %.87614151417.epil.init
  %.914.epil = load i64, ptr %.913.epil, align 8
  %sunkaddr326 = getelementptr i8, ptr %arg.problem.3, i64 136
  %.917.epil = load i64, ptr %sunkaddr326, align 8
  %33 = getelementptr i64, ptr %arg.problem.3, i64 %.917.epil
  %.920.epil = getelementptr i64, ptr %33, i64 %.87614151417.epil.init
  %.921.epil = load i64, ptr %.920.epil, align 8
  %.924.epil = load i64, ptr %.66.i, align 8
  %34 = getelementptr double, ptr %arg.problem.5, i64 %.924.epil
  %.927.epil = getelementptr double, ptr %34, i64 %.87614151417.epil.init
  %.928.epil = load double, ptr %.927.epil, align 8
  %.930.epil = mul nsw i64 %.914.epil, %.37
  %35 = getelementptr double, ptr %.517, i64 %.930.epil
  %.933.epil = getelementptr double, ptr %35, i64 %.921.epil
  store double %.928.epil, ptr %.933.epil, align 8
  br label %B1174

B1174:                                            ; preds = %B896.endif, %B1018.if.epil.preheader, %B1174.loopexit.unr-lcssa
  %.978 = icmp sgt i64 %.37, 0
  br i1 %.978, label %B1204.if.preheader, label %B1676

B1204.if.preheader:                               ; preds = %B1174
  %36 = add i64 %.514, %.510
  %37 = shl i64 %36, 3
  %38 = getelementptr i8, ptr %arg.problem.6, i64 %37
  %scevgep240 = getelementptr i8, ptr %38, i64 16
  %39 = shl i64 %.37, 3
  br label %B1204.if

B1204.loopexit:                                   ; preds = %B4276, %B1204.if
  %indvars.iv.next = add i64 %indvars.iv, -1
  %scevgep242 = getelementptr i8, ptr %lsr.iv241, i64 %39
  %exitcond1800.not = icmp eq i64 %.37, %.1033
  br i1 %exitcond1800.not, label %B1676, label %B1204.if

B1406.loopexit.unr-lcssa:                         ; preds = %B1302.if
  br i1 %193, label %B1406, label %B1302.if.epil.preheader

B1302.if.epil.preheader:                          ; preds = %B1302.if.lr.ph, %B1406.loopexit.unr-lcssa
  %.13351428.epil.init = phi double [ %gep.promoted, %B1302.if.lr.ph ], [ %.1335.1, %B1406.loopexit.unr-lcssa ]
  %.128014221424.epil.init = phi i64 [ 0, %B1302.if.lr.ph ], [ %.1287.1, %B1406.loopexit.unr-lcssa ]
  %.1325.epil = getelementptr double, ptr %194, i64 %.128014221424.epil.init
  %.1326.epil = load double, ptr %.1325.epil, align 8
  %.1332.epil = getelementptr double, ptr %189, i64 %.128014221424.epil.init
  %.1333.epil = load double, ptr %.1332.epil, align 8
  %.1334.epil = fmul double %.1326.epil, %.1333.epil
  %.1335.epil = fsub double %.13351428.epil.init, %.1334.epil
  %sunkaddr328 = shl i64 %.1314, 3
  %sunkaddr329 = getelementptr i8, ptr %invariant.gep1429, i64 %sunkaddr328
  store double %.1335.epil, ptr %sunkaddr329, align 8
  br label %B1406

B1406:                                            ; preds = %B1268.if, %B1302.if.epil.preheader, %B1406.loopexit.unr-lcssa
  %.1346 = icmp sgt i64 %.115914341446, %.102614571480
  br i1 %.1346, label %B1418, label %B1488

B1418:                                            ; preds = %B1406
  %.1350 = mul nsw i64 %.115914341446, %.37
  %gep1430 = getelementptr double, ptr %invariant.gep1429, i64 %.1350
  %.1357 = load double, ptr %gep1430, align 8
  %.1365 = load double, ptr %sunkaddr394, align 8
  %.1369 = fdiv double %.1357, %.1365
  store double %.1369, ptr %gep1430, align 8
  br label %B4276

B1488:                                            ; preds = %B1406
  %.1383 = load double, ptr %sunkaddr394, align 8
  %.1389 = load double, ptr %sunkaddr299, align 8
  %.147.i = fmul double %.1389, %.1389
  %.1418 = fdiv double %trace.4.1.i, %.147.i
  %.10.i15 = fcmp ogt double %.1418, %.1385
  %.11.i16 = select i1 %.10.i15, double %.1418, double %.1385
  %.1447 = fcmp ogt double %.1383, %.11.i16
  br i1 %.1447, label %B1582, label %common.ret

B1582:                                            ; preds = %B1488
  %.1464 = tail call double @sqrt(double %.1383)
  store double %.1464, ptr %sunkaddr394, align 8
  br label %B4276

B1676:                                            ; preds = %B1204.loopexit, %B1174
  %.1543 = load i64, ptr %.42, align 8
  %.16231491.not = icmp slt i64 %.1543, 1
  br i1 %.16231491.not, label %B1744, label %B1728.if.preheader

B1728.if.preheader:                               ; preds = %B1676
  %xtraiter53 = and i64 %.1543, 7
  %40 = icmp ult i64 %.1543, 8
  br i1 %40, label %B1728.if.epil.preheader, label %B1728.if.preheader.new

B1728.if.preheader.new:                           ; preds = %B1728.if.preheader
  %41 = shl i64 %arg.m, 3
  %42 = add i64 %41, 16
  %43 = mul i64 %42, %arg.m
  %44 = shl i64 %.5311332, 3
  %45 = add i64 %44, 8
  %46 = mul i64 %45, %.37
  %47 = add i64 %.514, %.510
  %48 = shl i64 %47, 3
  %49 = getelementptr i8, ptr %arg.problem.6, i64 %48
  %50 = getelementptr i8, ptr %49, i64 %43
  %51 = getelementptr i8, ptr %50, i64 %46
  %scevgep224 = getelementptr i8, ptr %51, i64 64
  %52 = add nsw i64 %.1543, -8
  %53 = lshr i64 %52, 3
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %B1728.if.epil.preheader18, label %B1728.if.preheader.new.new

B1728.if.preheader.new.new:                       ; preds = %B1728.if.preheader.new
  %55 = add nuw nsw i64 %53, 1
  %56 = getelementptr i8, ptr %arg.problem.6, i64 %43
  %57 = getelementptr i8, ptr %56, i64 %46
  %58 = getelementptr i8, ptr %57, i64 %48
  %scevgep104 = getelementptr i8, ptr %58, i64 128
  %59 = and i64 %55, 4611686018427387902
  br label %B1728.if

B1744.loopexit.unr-lcssa.unr-lcssa:               ; preds = %B1728.if
  %60 = and i64 %52, 8
  %lcmp.mod23.not.not = icmp eq i64 %60, 0
  br i1 %lcmp.mod23.not.not, label %B1728.if.epil.preheader18, label %B1744.loopexit.unr-lcssa

B1728.if.epil.preheader18:                        ; preds = %B1744.loopexit.unr-lcssa.unr-lcssa, %B1728.if.preheader.new
  %.162914901492.epil.init22 = phi i64 [ 0, %B1728.if.preheader.new ], [ %.1636.7.1, %B1744.loopexit.unr-lcssa.unr-lcssa ]
  %61 = shl i64 %.162914901492.epil.init22, 3
  %scevgep238.epil = getelementptr i8, ptr %scevgep224, i64 %61
  %scevgep239.epil = getelementptr i8, ptr %scevgep238.epil, i64 -56
  store double -1.000000e+00, ptr %scevgep239.epil, align 8
  %scevgep237.epil = getelementptr i8, ptr %scevgep238.epil, i64 -48
  store double -1.000000e+00, ptr %scevgep237.epil, align 8
  %scevgep235.epil = getelementptr i8, ptr %scevgep238.epil, i64 -40
  store double -1.000000e+00, ptr %scevgep235.epil, align 8
  %scevgep233.epil = getelementptr i8, ptr %scevgep238.epil, i64 -32
  store double -1.000000e+00, ptr %scevgep233.epil, align 8
  %scevgep231.epil = getelementptr i8, ptr %scevgep238.epil, i64 -24
  store double -1.000000e+00, ptr %scevgep231.epil, align 8
  %scevgep229.epil = getelementptr i8, ptr %scevgep238.epil, i64 -16
  store double -1.000000e+00, ptr %scevgep229.epil, align 8
  %scevgep227.epil = getelementptr i8, ptr %scevgep238.epil, i64 -8
  store double -1.000000e+00, ptr %scevgep227.epil, align 8
  %.1636.7.epil = add nuw nsw i64 %.162914901492.epil.init22, 8
  store double -1.000000e+00, ptr %scevgep238.epil, align 8
  br label %B1744.loopexit.unr-lcssa

B1744.loopexit.unr-lcssa:                         ; preds = %B1728.if.epil.preheader18, %B1744.loopexit.unr-lcssa.unr-lcssa
  %.1636.7.lcssa = phi i64 [ %.1636.7.epil, %B1728.if.epil.preheader18 ], [ %.1636.7.1, %B1744.loopexit.unr-lcssa.unr-lcssa ]
  %lcmp.mod55.not = icmp eq i64 %xtraiter53, 0
  br i1 %lcmp.mod55.not, label %B1744, label %B1728.if.epil.preheader

B1728.if.epil.preheader:                          ; preds = %B1744.loopexit.unr-lcssa, %B1728.if.preheader
  %.162914901492.epil.init = phi i64 [ 0, %B1728.if.preheader ], [ %.1636.7.lcssa, %B1744.loopexit.unr-lcssa ]
  %62 = shl i64 %arg.m, 3
  %63 = add i64 %62, 16
  %64 = mul i64 %63, %arg.m
  %65 = shl i64 %.5311332, 3
  %66 = add i64 %65, 8
  %67 = mul i64 %66, %.37
  %68 = add i64 %.514, %.510
  %69 = add i64 %68, %.162914901492.epil.init
  %70 = shl i64 %69, 3
  %71 = getelementptr i8, ptr %arg.problem.6, i64 %70
  %72 = getelementptr i8, ptr %71, i64 %64
  %73 = getelementptr i8, ptr %72, i64 %67
  %scevgep222 = getelementptr i8, ptr %73, i64 8
  br label %B1728.if.epil

B1728.if.epil:                                    ; preds = %B1728.if.epil, %B1728.if.epil.preheader
  %epil.iter54 = phi i64 [ %epil.iter54.next, %B1728.if.epil ], [ 0, %B1728.if.epil.preheader ]
  %74 = shl i64 %epil.iter54, 3
  %scevgep103 = getelementptr i8, ptr %scevgep222, i64 %74
  store double -1.000000e+00, ptr %scevgep103, align 8
  %epil.iter54.next = add i64 %epil.iter54, 1
  %epil.iter54.cmp.not = icmp eq i64 %xtraiter53, %epil.iter54.next
  br i1 %epil.iter54.cmp.not, label %B1744, label %B1728.if.epil, !llvm.loop !41

B1744:                                            ; preds = %B1728.if.epil, %B1744.loopexit.unr-lcssa, %B1676
  %.1707 = icmp sgt i64 %arg.m, 0
  br i1 %.1707, label %B1774.if.lr.ph, label %B1830

B1774.if.lr.ph:                                   ; preds = %B1744
  %75 = getelementptr i64, ptr %arg.problem.3, i64 %arg.chosen
  %.17551358 = add nuw i64 %arg.m, 1
  %76 = icmp eq i64 %arg.m, 1
  br i1 %76, label %B1774.if.epil.preheader, label %B1774.if.lr.ph.new

B1774.if.lr.ph.new:                               ; preds = %B1774.if.lr.ph
  %unroll_iter63 = and i64 %arg.m, 9223372036854775806
  %77 = shl i64 %arg.chosen, 3
  %78 = getelementptr i8, ptr %arg.problem.3, i64 %77
  %scevgep213 = getelementptr i8, ptr %78, i64 8
  %79 = add i64 %.514, %.510
  %80 = add i64 %79, %.532
  %81 = shl i64 %80, 3
  %82 = getelementptr i8, ptr %arg.problem.6, i64 %81
  %sunkaddr408 = shl i64 %arg.m, 3
  br label %B1774.if

B1830.loopexit.unr-lcssa:                         ; preds = %B1774.if
  %83 = and i64 %arg.m, 1
  %lcmp.mod61.not = icmp eq i64 %83, 0
  br i1 %lcmp.mod61.not, label %B1830, label %B1774.if.epil.preheader

B1774.if.epil.preheader:                          ; preds = %B1830.loopexit.unr-lcssa, %B1774.if.lr.ph
  %.175514971499.epil.init = phi i64 [ 0, %B1774.if.lr.ph ], [ %200, %B1830.loopexit.unr-lcssa ]
  %.1790.epil = getelementptr i64, ptr %75, i64 %.175514971499.epil.init
  %.1791.epil = load i64, ptr %.1790.epil, align 8
  %.1793.epil = uitofp nneg i64 %.175514971499.epil.init to double
  %.1794.epil = getelementptr double, ptr %.566, i64 %.1791.epil
  store double %.1793.epil, ptr %.1794.epil, align 8
  %.1798.epil = mul i64 %.175514971499.epil.init, %.17551358
  %.1800.epil = getelementptr double, ptr %.534, i64 %.1798.epil
  store double 1.000000e+00, ptr %.1800.epil, align 8
  br label %B1830

B1830:                                            ; preds = %B1774.if.epil.preheader, %B1830.loopexit.unr-lcssa, %B1744
  %.1809 = load i64, ptr %.58, align 8
  %.18891505.not = icmp slt i64 %.1809, 1
  br i1 %.18891505.not, label %B2146, label %B1882.if.preheader

B1882.if.preheader:                               ; preds = %B1830
  %sunkaddr410 = getelementptr i8, ptr %arg.problem.3, i64 112
  %sunkaddr305 = getelementptr i8, ptr %arg.problem.3, i64 120
  br label %B1882.if

B1980:                                            ; preds = %B1882.if
  %.1980 = getelementptr double, ptr %.28.i, i64 %.1937
  %.1981 = load double, ptr %.1980, align 8
  %.1984 = load i64, ptr %.55, align 8
  %84 = shl i64 %.1984, 3
  %scevgep209 = getelementptr i8, ptr %lsr.iv207, i64 %84
  %.1989 = load double, ptr %scevgep209, align 8
  %.1990 = fmul double %.1981, %.1989
  %.1993 = mul nsw i64 %.37, %.5.i
  %.1998 = load i64, ptr %sunkaddr305, align 8
  %85 = shl i64 %.1998, 3
  %scevgep206 = getelementptr i8, ptr %lsr.iv204, i64 %85
  %.2005 = load i64, ptr %scevgep206, align 8
  %86 = getelementptr double, ptr %.525, i64 %.1993
  %.2008 = getelementptr double, ptr %86, i64 %.2005
  store double %.1990, ptr %.2008, align 8
  br label %B2144

B2144:                                            ; preds = %B1882.if, %B1980
  %scevgep205 = getelementptr i8, ptr %lsr.iv204, i64 8
  %scevgep208 = getelementptr i8, ptr %lsr.iv207, i64 8
  %lsr.iv.next212 = add nsw i64 %lsr.iv211, -1
  %exitcond1803.not = icmp eq i64 %lsr.iv.next212, 0
  br i1 %exitcond1803.not, label %B2146, label %B1882.if

B2146:                                            ; preds = %B2144, %B1830
  %.21041524.not = icmp slt i64 %.37, 1
  br i1 %.21041524.not, label %B2376, label %B2176.if.lr.ph

B2176.if.lr.ph:                                   ; preds = %B2146
  %87 = getelementptr double, ptr %arg.problem.6, i64 %.44
  %.21101357 = add nuw i64 %.37, 1
  %88 = shl i64 %.510, 3
  %89 = shl i64 %.514, 3
  %90 = getelementptr i8, ptr %arg.problem.6, i64 %88
  %91 = getelementptr i8, ptr %90, i64 %89
  %scevgep194 = getelementptr i8, ptr %91, i64 16
  %92 = shl i64 %.37, 3
  %93 = add i64 %.514, %.510
  %94 = add i64 %93, %.586
  %95 = shl i64 %94, 3
  %96 = getelementptr i8, ptr %arg.problem.6, i64 %95
  %scevgep200 = getelementptr i8, ptr %96, i64 16
  br label %B2176.if

B2318.loopexit.unr-lcssa:                         ; preds = %B2238.if
  %97 = and i64 %.211015191525, 1
  %lcmp.mod67.not = icmp eq i64 %97, 0
  br i1 %lcmp.mod67.not, label %B2318, label %B2238.if.epil.preheader

B2238.if.epil.preheader:                          ; preds = %B2238.if.lr.ph, %B2318.loopexit.unr-lcssa
  %.22881517.epil.init = phi double [ %.2150, %B2238.if.lr.ph ], [ %.2288.1, %B2318.loopexit.unr-lcssa ]
  %.224115111513.epil.init = phi i64 [ 0, %B2238.if.lr.ph ], [ %.2248.1, %B2318.loopexit.unr-lcssa ]
  %.2282.epil = getelementptr double, ptr %203, i64 %.224115111513.epil.init
  %.2283.epil = load double, ptr %.2282.epil, align 8
  %.2285.epil = getelementptr double, ptr %.549, i64 %.224115111513.epil.init
  %.2286.epil = load double, ptr %.2285.epil, align 8
  %.2287.epil = fmul double %.2283.epil, %.2286.epil
  %.2288.epil = fsub double %.22881517.epil.init, %.2287.epil
  %sunkaddr342 = shl i64 %.211015191525, 3
  %sunkaddr343 = getelementptr i8, ptr %.549, i64 %sunkaddr342
  store double %.2288.epil, ptr %sunkaddr343, align 8
  br label %B2318

B2318:                                            ; preds = %B2176.if, %B2238.if.epil.preheader, %B2318.loopexit.unr-lcssa
  %sunkaddr344 = shl i64 %.211015191525, 3
  %sunkaddr345 = getelementptr i8, ptr %.549, i64 %sunkaddr344
  %.2301 = load double, ptr %sunkaddr345, align 8
  %.2306 = mul i64 %.211015191525, %.21101357
  %.2308 = getelementptr double, ptr %.517, i64 %.2306
  %.2309 = load double, ptr %.2308, align 8
  %.2313 = fdiv double %.2301, %.2309
  store double %.2313, ptr %sunkaddr345, align 8
  %scevgep196 = getelementptr i8, ptr %lsr.iv195, i64 %92
  %exitcond1805.not = icmp eq i64 %.2117, %.37
  br i1 %exitcond1805.not, label %B2376, label %B2176.if

B2376:                                            ; preds = %B2318, %B2146
  %.24051564.not = icmp slt i64 %arg.m, 1
  br i1 %.24051564.not, label %B3356, label %B2406.if.lr.ph

B2406.if.lr.ph:                                   ; preds = %B2376
  %98 = getelementptr i64, ptr %arg.problem.3, i64 %arg.chosen
  %99 = getelementptr double, ptr %arg.problem.6, i64 %.44
  %100 = getelementptr double, ptr %99, i64 %.37
  %.25591355 = add i64 %.37, 1
  %101 = shl i64 %.510, 3
  %102 = shl i64 %.514, 3
  %103 = getelementptr i8, ptr %arg.problem.6, i64 %101
  %104 = getelementptr i8, ptr %103, i64 %102
  %scevgep182 = getelementptr i8, ptr %104, i64 16
  %105 = shl i64 %.37, 3
  %106 = add i64 %.514, %.510
  %107 = add i64 %106, %.523
  %108 = shl i64 %107, 3
  %109 = getelementptr i8, ptr %arg.problem.6, i64 %108
  %scevgep188 = getelementptr i8, ptr %109, i64 16
  br label %B2406.if

B2406.loopexit:                                   ; preds = %B2666, %B2406.if
  %scevgep190 = getelementptr i8, ptr %lsr.iv189, i64 %105
  %exitcond1808.not = icmp eq i64 %.2418, %arg.m
  br i1 %exitcond1808.not, label %B2842.if.preheader, label %B2406.if

B2842.if.preheader:                               ; preds = %B2406.loopexit
  %110 = shl i64 %arg.m, 3
  %111 = icmp eq i64 %.37, 1
  %unroll_iter.i3 = and i64 %.37, 9223372036854775806
  %112 = and i64 %.37, 1
  %lcmp.mod.not.i6 = icmp eq i64 %112, 0
  %113 = icmp eq i64 %.37, 1
  %unroll_iter10.i = and i64 %.37, 9223372036854775806
  %114 = and i64 %.37, 1
  %lcmp.mod8.not.i = icmp eq i64 %114, 0
  %115 = icmp eq i64 %arg.m, 1
  %unroll_iter15.i = and i64 %arg.m, 9223372036854775806
  %116 = and i64 %arg.m, 1
  %lcmp.mod13.not.i = icmp eq i64 %116, 0
  br label %B2842.if

B2666.loopexit.unr-lcssa:                         ; preds = %B2562.if
  %117 = and i64 %.255915421548, 1
  %lcmp.mod73.not = icmp eq i64 %117, 0
  br i1 %lcmp.mod73.not, label %B2666, label %B2562.if.epil.preheader

B2562.if.epil.preheader:                          ; preds = %B2562.if.lr.ph, %B2666.loopexit.unr-lcssa
  %.27351540.epil.init = phi double [ %gep1532.promoted, %B2562.if.lr.ph ], [ %.2735.1, %B2666.loopexit.unr-lcssa ]
  %.268015341536.epil.init = phi i64 [ 0, %B2562.if.lr.ph ], [ %.2687.1, %B2666.loopexit.unr-lcssa ]
  %.2725.epil = getelementptr double, ptr %207, i64 %.268015341536.epil.init
  %.2726.epil = load double, ptr %.2725.epil, align 8
  %.2732.epil = getelementptr double, ptr %invariant.gep1554, i64 %.268015341536.epil.init
  %.2733.epil = load double, ptr %.2732.epil, align 8
  %.2734.epil = fmul double %.2726.epil, %.2733.epil
  %.2735.epil = fsub double %.27351540.epil.init, %.2734.epil
  %sunkaddr346 = shl i64 %.255915421548, 3
  %sunkaddr347 = getelementptr i8, ptr %invariant.gep1554, i64 %sunkaddr346
  store double %.2735.epil, ptr %sunkaddr347, align 8
  br label %B2666

B2666:                                            ; preds = %B2528.if, %B2562.if.epil.preheader, %B2666.loopexit.unr-lcssa
  %.2750 = getelementptr double, ptr %invariant.gep1554, i64 %.255915421548
  %.2751 = load double, ptr %.2750, align 8
  %.2756 = mul i64 %.255915421548, %.25591355
  %.2758 = getelementptr double, ptr %.517, i64 %.2756
  %.2759 = load double, ptr %.2758, align 8
  %.2763 = fdiv double %.2751, %.2759
  store double %.2763, ptr %.2750, align 8
  %.2770 = load double, ptr %sunkaddr312, align 8
  %.2781 = getelementptr double, ptr %.549, i64 %.255915421548
  %.2782 = load double, ptr %.2781, align 8
  %.2785 = fmul double %.2763, %.2782
  %.2786 = fsub double %.2770, %.2785
  store double %.2786, ptr %sunkaddr312, align 8
  %scevgep184 = getelementptr i8, ptr %lsr.iv183, i64 %105
  %exitcond1807.not = icmp eq i64 %.37, %.2566
  br i1 %exitcond1807.not, label %B2406.loopexit, label %B2528.if

B2880.loopexit:                                   ; preds = %_ZN9teachmech3run8compiled7kernels6rotateB3v15B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit, %B2880.if
  %turned.2.2.lcssa = phi i1 [ %turned.3.11593, %B2880.if ], [ %.3206, %_ZN9teachmech3run8compiled7kernels6rotateB3v15B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit ]
  %exitcond1810.not = icmp eq i64 %arg.m, %.3016
  br i1 %exitcond1810.not, label %B3102, label %B2880.if

B3102:                                            ; preds = %B2880.loopexit
  %.2891 = add nsw i64 %.288115991617, -1
  %.2882 = icmp samesign ugt i64 %.288115991617, 1
  %or.cond = select i1 %turned.2.2.lcssa, i1 %.2882, i1 false
  br i1 %or.cond, label %B2842.if, label %B3174.if.preheader

B3174.if.preheader:                               ; preds = %B3102
  %xtraiter77 = and i64 %.37, 3
  %unroll_iter81 = and i64 %.37, 9223372036854775804
  %scevgep161 = getelementptr i8, ptr %109, i64 32
  %scevgep171 = getelementptr i8, ptr %109, i64 8
  %118 = icmp ult i64 %.37, 4
  %119 = icmp eq i64 %xtraiter77, 0
  br label %B3174.if

B3310.loopexit.unr-lcssa:                         ; preds = %B3218.if
  br i1 %119, label %B3310, label %B3218.if.epil.preheader

B3218.if.epil.preheader:                          ; preds = %B3218.if.lr.ph, %B3310.loopexit.unr-lcssa
  %.35371637.epil.init = phi double [ 0.000000e+00, %B3218.if.lr.ph ], [ %.3537.3, %B3310.loopexit.unr-lcssa ]
  %.348616311633.epil.init = phi i64 [ 0, %B3218.if.lr.ph ], [ %.3493.3, %B3310.loopexit.unr-lcssa ]
  %120 = shl i64 %.348616311633.epil.init, 3
  %scevgep174 = getelementptr i8, ptr %lsr.iv172, i64 %120
  %sunkaddr320 = shl i64 %.336116391645, 3
  %sunkaddr323 = getelementptr i8, ptr %.560, i64 %sunkaddr320
  br label %B3218.if.epil

B3218.if.epil:                                    ; preds = %B3218.if.epil, %B3218.if.epil.preheader
  %.35371637.epil = phi double [ %.35371637.epil.init, %B3218.if.epil.preheader ], [ %.3537.epil, %B3218.if.epil ]
  %epil.iter78 = phi i64 [ 0, %B3218.if.epil.preheader ], [ %epil.iter78.next, %B3218.if.epil ]
  %121 = shl i64 %epil.iter78, 3
  %scevgep93 = getelementptr i8, ptr %scevgep174, i64 %121
  %.3528.epil = load double, ptr %scevgep93, align 8
  %.3536.epil = fmul double %.3528.epil, %.3528.epil
  %.3537.epil = fadd double %.35371637.epil, %.3536.epil
  store double %.3537.epil, ptr %sunkaddr323, align 8
  %epil.iter78.next = add i64 %epil.iter78, 1
  %epil.iter78.cmp.not = icmp eq i64 %xtraiter77, %epil.iter78.next
  br i1 %epil.iter78.cmp.not, label %B3310, label %B3218.if.epil, !llvm.loop !42

B3310:                                            ; preds = %B3218.if.epil, %B3174.if, %B3310.loopexit.unr-lcssa
  %sunkaddr352 = shl i64 %.336116391645, 3
  %sunkaddr353 = getelementptr i8, ptr %.560, i64 %sunkaddr352
  %.3550 = load double, ptr %sunkaddr353, align 8
  %.10.i = fcmp ogt double %.3550, %greatest.2.01647
  %.11.i = select i1 %.10.i, double %.3550, double %greatest.2.01647
  %scevgep163 = getelementptr i8, ptr %lsr.iv162, i64 %105
  %scevgep173 = getelementptr i8, ptr %lsr.iv172, i64 %105
  %exitcond1812.not = icmp eq i64 %.3368, %arg.m
  br i1 %exitcond1812.not, label %B3356, label %B3174.if

B3356:                                            ; preds = %B3310, %B2376
  %greatest.2.0.lcssa = phi double [ 0.000000e+00, %B2376 ], [ %.11.i, %B3310 ]
  %.36721655.not = icmp slt i64 %.43, 1
  br i1 %.36721655.not, label %B3404, label %B3388.if.preheader

B3388.if.preheader:                               ; preds = %B3356
  %122 = shl i64 %.37, 3
  %scevgep = getelementptr i8, ptr %arg.problem.6, i64 %122
  %123 = shl nuw i64 %.43, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep, i8 0, i64 %123, i1 false)
  br label %B3404

B3404:                                            ; preds = %B3388.if.preheader, %B3356
  br i1 %.24051564.not, label %B3972, label %B3436.if.lr.ph

B3436.if.lr.ph:                                   ; preds = %B3404
  %124 = getelementptr i64, ptr %arg.problem.3, i64 %arg.chosen
  %125 = getelementptr double, ptr %arg.problem.6, i64 %.37
  %.3876 = tail call double @sqrt(double %greatest.2.0.lcssa)
  %.3882 = fmul double %.26.i, %.3876
  %xtraiter83 = and i64 %arg.m, 3
  %unroll_iter88 = and i64 %arg.m, 9223372036854775804
  %unroll_iter94 = and i64 %.37, 9223372036854775806
  %unroll_iter100 = and i64 %arg.m, 9223372036854775806
  %126 = shl i64 %.532, 3
  %127 = shl i64 %.510, 3
  %128 = shl i64 %.514, 3
  %129 = getelementptr i8, ptr %arg.problem.6, i64 %126
  %130 = getelementptr i8, ptr %129, i64 %127
  %131 = getelementptr i8, ptr %130, i64 %128
  %scevgep118 = getelementptr i8, ptr %131, i64 32
  %132 = shl i64 %arg.m, 3
  %133 = shl i64 %.547, 3
  %134 = shl i64 %.5311332, 3
  %135 = add i64 %134, 8
  %136 = mul i64 %135, %.37
  %137 = add i64 %.514, %.510
  %138 = add i64 %137, %.586
  %139 = shl i64 %138, 3
  %140 = getelementptr i8, ptr %arg.problem.6, i64 %139
  %141 = add i64 %137, %.523
  %142 = shl i64 %141, 3
  %143 = getelementptr i8, ptr %arg.problem.6, i64 %142
  %scevgep148 = getelementptr i8, ptr %143, i64 16
  %144 = shl i64 %.37, 3
  %145 = shl i64 %arg.chosen, 3
  %146 = getelementptr i8, ptr %arg.problem.3, i64 %145
  %scevgep154 = getelementptr i8, ptr %146, i64 8
  %147 = add nsw i64 %unroll_iter94, -2
  %148 = lshr exact i64 %147, 1
  %149 = add nuw i64 %148, 1
  %scevgep70 = getelementptr i8, ptr %140, i64 32
  %scevgep76 = getelementptr i8, ptr %143, i64 32
  %150 = and i64 %149, -2
  %151 = getelementptr i8, ptr %arg.problem.6, i64 %133
  %152 = getelementptr i8, ptr %151, i64 %136
  %153 = getelementptr i8, ptr %152, i64 %127
  %154 = getelementptr i8, ptr %153, i64 %128
  %scevgep21 = getelementptr i8, ptr %154, i64 32
  %scevgep50 = getelementptr i8, ptr %154, i64 8
  %scevgep57 = getelementptr i8, ptr %131, i64 8
  %155 = icmp ult i64 %arg.m, 4
  %156 = icmp eq i64 %xtraiter83, 0
  %157 = icmp eq i64 %.37, 1
  %158 = icmp eq i64 %147, 0
  %159 = and i64 %147, 2
  %160 = icmp eq i64 %159, 0
  %161 = and i64 %.37, 1
  %162 = icmp eq i64 %161, 0
  %163 = icmp eq i64 %arg.m, 1
  %164 = and i64 %arg.m, 1
  %165 = icmp eq i64 %164, 0
  br label %B3436.if

B3544:                                            ; preds = %B3436.if
  %.4068 = mul nuw nsw i64 %.381716841716, %arg.m
  %166 = getelementptr double, ptr %.534, i64 %.4068
  br i1 %155, label %B3632.if.epil.preheader, label %B3632.if

B3690.unr-lcssa:                                  ; preds = %B3632.if
  br i1 %156, label %B3690, label %B3632.if.epil.preheader

B3632.if.epil.preheader:                          ; preds = %B3690.unr-lcssa, %B3544
  %share.3.21665.epil.init = phi double [ 0.000000e+00, %B3544 ], [ %.4078.3, %B3690.unr-lcssa ]
  %.403416611663.epil.init = phi i64 [ 0, %B3544 ], [ %unroll_iter88, %B3690.unr-lcssa ]
  %167 = shl i64 %.403416611663.epil.init, 3
  %scevgep53 = getelementptr i8, ptr %scevgep50, i64 %167
  %scevgep60 = getelementptr i8, ptr %lsr.iv58, i64 %167
  br label %B3632.if.epil

B3632.if.epil:                                    ; preds = %B3632.if.epil, %B3632.if.epil.preheader
  %share.3.21665.epil = phi double [ %share.3.21665.epil.init, %B3632.if.epil.preheader ], [ %.4078.epil, %B3632.if.epil ]
  %epil.iter84 = phi i64 [ 0, %B3632.if.epil.preheader ], [ %epil.iter84.next, %B3632.if.epil ]
  %168 = shl i64 %epil.iter84, 3
  %scevgep61 = getelementptr i8, ptr %scevgep60, i64 %168
  %.4072.epil = load double, ptr %scevgep61, align 8
  %scevgep55 = getelementptr i8, ptr %scevgep53, i64 %168
  %.4075.epil = load double, ptr %scevgep55, align 8
  %.4076.epil = fmul double %.4072.epil, %.4075.epil
  %.4078.epil = fadd double %share.3.21665.epil, %.4076.epil
  %epil.iter84.next = add i64 %epil.iter84, 1
  %epil.iter84.cmp.not = icmp eq i64 %xtraiter83, %epil.iter84.next
  br i1 %epil.iter84.cmp.not, label %B3690, label %B3632.if.epil, !llvm.loop !43

B3690:                                            ; preds = %B3632.if.epil, %B3690.unr-lcssa
  %.4078.lcssa = phi double [ %.4078.3, %B3690.unr-lcssa ], [ %.4078.epil, %B3632.if.epil ]
  %.3901 = add nsw i64 %rank.2.01718, 1
  %.10.i13 = fcmp olt double %.3855, %least.2.01719
  %.11.i14 = select i1 %.10.i13, double %.3855, double %least.2.01719
  %.4094 = fdiv double %.4078.lcssa, %.3855
  br i1 %.21041524.not, label %B3840.if.preheader, label %B3742.if.lr.ph

B3742.if.lr.ph:                                   ; preds = %B3690
  %.4223 = mul nuw nsw i64 %.381716841716, %.37
  %169 = getelementptr double, ptr %.525, i64 %.4223
  br i1 %157, label %B3742.if.epil.preheader, label %B3742.if.preheader

B3742.if.preheader:                               ; preds = %B3742.if.lr.ph
  br i1 %158, label %B3742.if.epil.preheader28, label %B3742.if

B3972:                                            ; preds = %B4275, %B3404
  %rank.2.0.lcssa = phi i64 [ 0, %B3404 ], [ %rank.3.1, %B4275 ]
  %least.2.0.lcssa = phi double [ 0x7FF0000000000000, %B3404 ], [ %least.3.1, %B4275 ]
  %.4468 = icmp ugt i64 %.37, -9223372036854775808
  %..371367 = select i1 %.4468, i64 0, i64 %.37
  %.45101746 = icmp sgt i64 %..371367, 0
  br i1 %.45101746, label %B4012.if.lr.ph, label %B4214

B4012.if.lr.ph:                                   ; preds = %B3972
  %.45161347 = add i64 %.37, 1
  %170 = add i64 %.514, %.510
  %171 = add i64 %170, %.586
  %172 = shl i64 %171, 3
  %173 = getelementptr i8, ptr %arg.problem.6, i64 %172
  %scevgep106 = getelementptr i8, ptr %173, i64 16
  %174 = shl i64 %170, 3
  %scevgep111 = getelementptr i8, ptr %arg.problem.6, i64 %174
  %175 = shl i64 %.37, 4
  br label %B4012.if

B4134:                                            ; preds = %B4054.if, %B4054.if.prol.loopexit, %B4012.if
  %.4698 = getelementptr double, ptr %.549, i64 %.451617411747
  %.4699 = load double, ptr %.4698, align 8
  %.4704 = mul i64 %.451617411747, %.45161347
  %.4706 = getelementptr double, ptr %.517, i64 %.4704
  %.4707 = load double, ptr %.4706, align 8
  %.4711 = fdiv double %.4699, %.4707
  store double %.4711, ptr %.4698, align 8
  %.4722 = getelementptr double, ptr %arg.problem.6, i64 %.451617411747
  store double %.4711, ptr %.4722, align 8
  %indvar.next = add nuw nsw i64 %indvar, 1
  %scevgep113 = getelementptr i8, ptr %lsr.iv112, i64 -8
  %exitcond.not = icmp eq i64 %indvar.next, %..371367
  br i1 %exitcond.not, label %B4214, label %B4012.if

B4214:                                            ; preds = %B4134, %B3972
  %.4738 = icmp sgt i64 %rank.2.0.lcssa, 0
  br i1 %.4738, label %B4226, label %B4274

B4226:                                            ; preds = %B4214
  %.4745 = fdiv double %least.2.0.lcssa, %greatest.2.0.lcssa
  %.4757 = tail call double @sqrt(double %.4745)
  br label %B4274

B4274:                                            ; preds = %B4226, %B4214
  %"$phi4274.0.2.0" = phi double [ 1.000000e+00, %B4214 ], [ %.4757, %B4226 ]
  %.4775 = load i64, ptr %.509, align 8
  %.4780 = getelementptr double, ptr %arg.problem.6, i64 %.4775
  store double %"$phi4274.0.2.0", ptr %.4780, align 8
  br label %common.ret

B4275.loopexit.unr-lcssa:                         ; preds = %B3840.if
  br i1 %165, label %B4275, label %B3840.if.epil.preheader

B3840.if.epil.preheader:                          ; preds = %B3840.if.preheader, %B4275.loopexit.unr-lcssa
  %.432516771679.epil.init = phi i64 [ 0, %B3840.if.preheader ], [ %.4332.1, %B4275.loopexit.unr-lcssa ]
  %.4360.epil = getelementptr i64, ptr %124, i64 %.432516771679.epil.init
  %.4361.epil = load i64, ptr %.4360.epil, align 8
  %.4365.epil = getelementptr double, ptr %125, i64 %.4361.epil
  %.4366.epil = load double, ptr %.4365.epil, align 8
  %.4373.epil = getelementptr double, ptr %.28.i, i64 %.4361.epil
  %.4374.epil = load double, ptr %.4373.epil, align 8
  %.4380.epil = getelementptr double, ptr %166, i64 %.432516771679.epil.init
  %.4381.epil = load double, ptr %.4380.epil, align 8
  %.4382.epil = fmul double %.4374.epil, %.4381.epil
  %.4384.epil = fmul double %.4094, %.4382.epil
  %.4385.epil = fsub double %.4366.epil, %.4384.epil
  store double %.4385.epil, ptr %.4365.epil, align 8
  br label %B4275

B4275:                                            ; preds = %B3436.if, %B3840.if.epil.preheader, %B4275.loopexit.unr-lcssa
  %rank.3.1 = phi i64 [ %rank.2.01718, %B3436.if ], [ %.3901, %B4275.loopexit.unr-lcssa ], [ %.3901, %B3840.if.epil.preheader ]
  %least.3.1 = phi double [ %least.2.01719, %B3436.if ], [ %.11.i14, %B4275.loopexit.unr-lcssa ], [ %.11.i14, %B3840.if.epil.preheader ]
  %scevgep120 = getelementptr i8, ptr %lsr.iv119, i64 %132
  %scevgep150 = getelementptr i8, ptr %lsr.iv149, i64 %144
  %scevgep78 = getelementptr i8, ptr %lsr.iv77, i64 %144
  %scevgep59 = getelementptr i8, ptr %lsr.iv58, i64 %132
  %exitcond1816.not = icmp eq i64 %.3824, %arg.m
  br i1 %exitcond1816.not, label %B3972, label %B3436.if

B4276:                                            ; preds = %B1582, %B1418
  %scevgep244 = getelementptr i8, ptr %lsr.iv243, i64 %39
  %exitcond1799.not = icmp eq i64 %.1166, %188
  br i1 %exitcond1799.not, label %B1204.loopexit, label %B1268.if

B210.if:                                          ; preds = %B210.if, %B210.if.preheader.new
  %total.3.01388 = phi double [ 0.000000e+00, %B210.if.preheader.new ], [ %.185.3, %B210.if ]
  %.14813841386 = phi i64 [ 0, %B210.if.preheader.new ], [ %.155.3, %B210.if ]
  %sunkaddr332 = shl i64 %.14813841386, 3
  %sunkaddr333 = getelementptr i8, ptr %arg.problem.5, i64 %sunkaddr332
  %.182 = load double, ptr %sunkaddr333, align 8
  %.183 = fmul double %.182, 0.000000e+00
  %.185 = fadd double %total.3.01388, %.183
  %sunkaddr336 = getelementptr i8, ptr %sunkaddr333, i64 8
  %.182.1 = load double, ptr %sunkaddr336, align 8
  %.183.1 = fmul double %.182.1, 0.000000e+00
  %.185.1 = fadd double %.185, %.183.1
  %sunkaddr339 = getelementptr i8, ptr %sunkaddr333, i64 16
  %.182.2 = load double, ptr %sunkaddr339, align 8
  %.183.2 = fmul double %.182.2, 0.000000e+00
  %.185.2 = fadd double %.185.1, %.183.2
  %.155.3 = add nuw i64 %.14813841386, 4
  %sunkaddr348 = getelementptr i8, ptr %sunkaddr333, i64 24
  %.182.3 = load double, ptr %sunkaddr348, align 8
  %.183.3 = fmul double %.182.3, 0.000000e+00
  %.185.3 = fadd double %.185.2, %.183.3
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.155.3
  br i1 %niter.ncmp.3, label %B244.loopexit.unr-lcssa, label %B210.if

B296.if:                                          ; preds = %B296.if, %B296.if.lr.ph.new
  %total.4.01396 = phi double [ %total.3.0.lcssa, %B296.if.lr.ph.new ], [ %.328.3, %B296.if ]
  %.28713921394 = phi i64 [ 0, %B296.if.lr.ph.new ], [ %.294.3, %B296.if ]
  %176 = shl i64 %.28713921394, 3
  %scevgep296 = getelementptr i8, ptr %scevgep290, i64 %176
  %scevgep297 = getelementptr i8, ptr %scevgep296, i64 -24
  %.325 = load double, ptr %scevgep297, align 8
  %.326 = fmul double %.325, 0.000000e+00
  %.328 = fadd double %total.4.01396, %.326
  %scevgep258 = getelementptr i8, ptr %scevgep296, i64 -16
  %.325.1 = load double, ptr %scevgep258, align 8
  %.326.1 = fmul double %.325.1, 0.000000e+00
  %.328.1 = fadd double %.328, %.326.1
  %scevgep255 = getelementptr i8, ptr %scevgep296, i64 -8
  %.325.2 = load double, ptr %scevgep255, align 8
  %.326.2 = fmul double %.325.2, 0.000000e+00
  %.328.2 = fadd double %.328.1, %.326.2
  %.294.3 = add nuw nsw i64 %.28713921394, 4
  %.325.3 = load double, ptr %scevgep296, align 8
  %.326.3 = fmul double %.325.3, 0.000000e+00
  %.328.3 = fadd double %.328.2, %.326.3
  %niter34.ncmp.3 = icmp eq i64 %unroll_iter33, %.294.3
  br i1 %niter34.ncmp.3, label %B358.loopexit.unr-lcssa, label %B296.if

B388.if:                                          ; preds = %B388.if, %B388.if.preheader.new.new
  %lsr.iv190 = phi i64 [ %lsr.iv.next191, %B388.if ], [ %14, %B388.if.preheader.new.new ]
  %.42214011403 = phi i64 [ %.429.7.1, %B388.if ], [ 0, %B388.if.preheader.new.new ]
  %sunkaddr349 = shl i64 %.42214011403, 3
  %sunkaddr350 = getelementptr i8, ptr %arg.problem.6, i64 %sunkaddr349
  store double 0x7FF8000000000000, ptr %sunkaddr350, align 8
  %sunkaddr355 = getelementptr i8, ptr %sunkaddr350, i64 8
  store double 0x7FF8000000000000, ptr %sunkaddr355, align 8
  %sunkaddr358 = getelementptr i8, ptr %sunkaddr350, i64 16
  store double 0x7FF8000000000000, ptr %sunkaddr358, align 8
  %sunkaddr361 = getelementptr i8, ptr %sunkaddr350, i64 24
  store double 0x7FF8000000000000, ptr %sunkaddr361, align 8
  %sunkaddr364 = getelementptr i8, ptr %sunkaddr350, i64 32
  store double 0x7FF8000000000000, ptr %sunkaddr364, align 8
  %sunkaddr367 = getelementptr i8, ptr %sunkaddr350, i64 40
  store double 0x7FF8000000000000, ptr %sunkaddr367, align 8
  %sunkaddr370 = getelementptr i8, ptr %sunkaddr350, i64 48
  store double 0x7FF8000000000000, ptr %sunkaddr370, align 8
  %sunkaddr373 = getelementptr i8, ptr %sunkaddr350, i64 56
  store double 0x7FF8000000000000, ptr %sunkaddr373, align 8
  %sunkaddr376 = getelementptr i8, ptr %sunkaddr350, i64 64
  store double 0x7FF8000000000000, ptr %sunkaddr376, align 8
  %sunkaddr379 = getelementptr i8, ptr %sunkaddr350, i64 72
  store double 0x7FF8000000000000, ptr %sunkaddr379, align 8
  %sunkaddr382 = getelementptr i8, ptr %sunkaddr350, i64 80
  store double 0x7FF8000000000000, ptr %sunkaddr382, align 8
  %sunkaddr385 = getelementptr i8, ptr %sunkaddr350, i64 88
  store double 0x7FF8000000000000, ptr %sunkaddr385, align 8
  %sunkaddr388 = getelementptr i8, ptr %sunkaddr350, i64 96
  store double 0x7FF8000000000000, ptr %sunkaddr388, align 8
  %sunkaddr391 = getelementptr i8, ptr %sunkaddr350, i64 104
  store double 0x7FF8000000000000, ptr %sunkaddr391, align 8
  %sunkaddr396 = getelementptr i8, ptr %sunkaddr350, i64 112
  store double 0x7FF8000000000000, ptr %sunkaddr396, align 8
  %.429.7.1 = add i64 %.42214011403, 16
  %sunkaddr397 = shl i64 %.429.7.1, 3
  %sunkaddr398 = getelementptr i8, ptr %arg.problem.6, i64 %sunkaddr397
  %sunkaddr399 = getelementptr i8, ptr %sunkaddr398, i64 -8
  store double 0x7FF8000000000000, ptr %sunkaddr399, align 8
  %lsr.iv.next191 = add i64 %lsr.iv190, -2
  %niter.ncmp.1 = icmp eq i64 %lsr.iv.next191, 0
  br i1 %niter.ncmp.1, label %B424.loopexit.unr-lcssa.unr-lcssa, label %B388.if

B896.endif:                                       ; preds = %B318.loopexit.loopexit.i, %B96.i, %B896
  %trace.4.1.i = phi double [ 0.000000e+00, %B896 ], [ 0.000000e+00, %B96.i ], [ %29, %B318.loopexit.loopexit.i ]
  %.14.i = load i64, ptr %arg.problem.3, align 8, !noalias !44
  %.26.i = load double, ptr %.25.i.i, align 8, !noalias !44
  %.28.i = getelementptr double, ptr %.27.i.i, i64 %.14.i
  %.790 = load i64, ptr %.200, align 8
  %.8701416.not = icmp slt i64 %.790, 1
  br i1 %.8701416.not, label %B1174, label %B1018.if.lr.ph

B1018.if.lr.ph:                                   ; preds = %B896.endif
  %177 = icmp eq i64 %.790, 1
  br i1 %177, label %B1018.if.epil.preheader, label %B1018.if.lr.ph.new

B1018.if.lr.ph.new:                               ; preds = %B1018.if.lr.ph
  %unroll_iter45 = and i64 %.790, 9223372036854775806
  %sunkaddr401 = getelementptr i8, ptr %arg.problem.3, i64 128
  %sunkaddr402 = getelementptr i8, ptr %arg.problem.3, i64 136
  br label %B1018.if

B1018.if:                                         ; preds = %B1018.if, %B1018.if.lr.ph.new
  %.87614151417 = phi i64 [ 0, %B1018.if.lr.ph.new ], [ %.883.1, %B1018.if ]
  %.910 = load i64, ptr %sunkaddr401, align 8
  %178 = shl i64 %.910, 3
  %scevgep264 = getelementptr i8, ptr %arg.problem.3, i64 %178
  %179 = shl i64 %.87614151417, 3
  %scevgep265 = getelementptr i8, ptr %scevgep264, i64 %179
  %.914 = load i64, ptr %scevgep265, align 8
  %.917 = load i64, ptr %sunkaddr402, align 8
  %180 = shl i64 %.917, 3
  %scevgep262 = getelementptr i8, ptr %arg.problem.3, i64 %180
  %scevgep176 = getelementptr i8, ptr %scevgep262, i64 %179
  %.921 = load i64, ptr %scevgep176, align 8
  %.924 = load i64, ptr %.66.i, align 8
  %181 = shl i64 %.924, 3
  %scevgep260 = getelementptr i8, ptr %arg.problem.5, i64 %181
  %scevgep175 = getelementptr i8, ptr %scevgep260, i64 %179
  %.928 = load double, ptr %scevgep175, align 8
  %.930 = mul nsw i64 %.914, %.37
  %182 = getelementptr double, ptr %.517, i64 %.930
  %.933 = getelementptr double, ptr %182, i64 %.921
  store double %.928, ptr %.933, align 8
  %.883.1 = add nuw i64 %.87614151417, 2
  %.910.1 = load i64, ptr %sunkaddr401, align 8
  %183 = shl i64 %.910.1, 3
  %scevgep251 = getelementptr i8, ptr %arg.problem.3, i64 %183
  %scevgep167 = getelementptr i8, ptr %scevgep251, i64 %179
  %scevgep168 = getelementptr i8, ptr %scevgep167, i64 8
  %.914.1 = load i64, ptr %scevgep168, align 8
  %.917.1 = load i64, ptr %sunkaddr402, align 8
  %184 = shl i64 %.917.1, 3
  %scevgep254 = getelementptr i8, ptr %arg.problem.3, i64 %184
  %scevgep165 = getelementptr i8, ptr %scevgep254, i64 %179
  %scevgep166 = getelementptr i8, ptr %scevgep165, i64 8
  %.921.1 = load i64, ptr %scevgep166, align 8
  %.924.1 = load i64, ptr %.66.i, align 8
  %185 = shl i64 %.924.1, 3
  %scevgep257 = getelementptr i8, ptr %arg.problem.5, i64 %185
  %scevgep162 = getelementptr i8, ptr %scevgep257, i64 %179
  %scevgep164 = getelementptr i8, ptr %scevgep162, i64 8
  %.928.1 = load double, ptr %scevgep164, align 8
  %.930.1 = mul nsw i64 %.914.1, %.37
  %186 = getelementptr double, ptr %.517, i64 %.930.1
  %.933.1 = getelementptr double, ptr %186, i64 %.921.1
  store double %.928.1, ptr %.933.1, align 8
  %niter46.ncmp.1 = icmp eq i64 %unroll_iter45, %.883.1
  br i1 %niter46.ncmp.1, label %B1174.loopexit.unr-lcssa, label %B1018.if

B1204.if:                                         ; preds = %B1204.loopexit, %B1204.if.preheader
  %lsr.iv241 = phi ptr [ %scevgep240, %B1204.if.preheader ], [ %scevgep242, %B1204.loopexit ]
  %indvars.iv = phi i64 [ %.37, %B1204.if.preheader ], [ %indvars.iv.next, %B1204.loopexit ]
  %.102614571480 = phi i64 [ 0, %B1204.if.preheader ], [ %.1033, %B1204.loopexit ]
  %187 = and i64 %.102614571480, 9223372036854775806
  %smax = tail call i64 @llvm.smax.i64(i64 %indvars.iv, i64 0)
  %188 = add nuw i64 %smax, %.102614571480
  %.1033 = add nuw nsw i64 %.102614571480, 1
  %.1063 = mul nuw nsw i64 %.102614571480, %.37
  %189 = getelementptr double, ptr %.517, i64 %.1063
  %invariant.gep1429 = getelementptr double, ptr %.517, i64 %.102614571480
  %.11531445.not.not = icmp sgt i64 %.37, %.102614571480
  br i1 %.11531445.not.not, label %B1268.if.lr.ph, label %B1204.loopexit

B1268.if.lr.ph:                                   ; preds = %B1204.if
  %sunkaddr393 = shl i64 %.102614571480, 3
  %sunkaddr394 = getelementptr i8, ptr %189, i64 %sunkaddr393
  %.1068 = load double, ptr %sunkaddr394, align 8
  %.1385 = fmul double %.1068, 0x3D719799812DEA11
  %190 = icmp eq i64 %.102614571480, 0
  %191 = icmp eq i64 %.102614571480, 1
  %192 = and i64 %.102614571480, 1
  %193 = icmp eq i64 %192, 0
  %sunkaddr299 = getelementptr i8, ptr %.27.i.i, i64 %sunkaddr393
  br label %B1268.if

B1268.if:                                         ; preds = %B1268.if.lr.ph, %B4276
  %lsr.iv243 = phi ptr [ %lsr.iv241, %B1268.if.lr.ph ], [ %scevgep244, %B4276 ]
  %.115914341446 = phi i64 [ %.102614571480, %B1268.if.lr.ph ], [ %.1166, %B4276 ]
  %.1166 = add nuw i64 %.115914341446, 1
  br i1 %190, label %B1406, label %B1302.if.lr.ph

B1302.if.lr.ph:                                   ; preds = %B1268.if
  %.1314 = mul nsw i64 %.115914341446, %.37
  %gep = getelementptr double, ptr %invariant.gep1429, i64 %.1314
  %194 = getelementptr double, ptr %.517, i64 %.1314
  %gep.promoted = load double, ptr %gep, align 8
  br i1 %191, label %B1302.if.epil.preheader, label %B1302.if.preheader

B1302.if.preheader:                               ; preds = %B1302.if.lr.ph
  %sunkaddr404 = shl i64 %.1314, 3
  %sunkaddr405 = getelementptr i8, ptr %invariant.gep1429, i64 %sunkaddr404
  br label %B1302.if

B1302.if:                                         ; preds = %B1302.if.preheader, %B1302.if
  %.13351428 = phi double [ %.1335.1, %B1302.if ], [ %gep.promoted, %B1302.if.preheader ]
  %.128014221424 = phi i64 [ %.1287.1, %B1302.if ], [ 0, %B1302.if.preheader ]
  %195 = shl i64 %.128014221424, 3
  %scevgep246 = getelementptr i8, ptr %lsr.iv243, i64 %195
  %scevgep247 = getelementptr i8, ptr %scevgep246, i64 -8
  %.1326 = load double, ptr %scevgep247, align 8
  %scevgep249 = getelementptr i8, ptr %lsr.iv241, i64 %195
  %scevgep250 = getelementptr i8, ptr %scevgep249, i64 -8
  %.1333 = load double, ptr %scevgep250, align 8
  %.1334 = fmul double %.1326, %.1333
  %.1335 = fsub double %.13351428, %.1334
  store double %.1335, ptr %sunkaddr405, align 8
  %.1287.1 = add nuw i64 %.128014221424, 2
  %.1326.1 = load double, ptr %scevgep246, align 8
  %.1333.1 = load double, ptr %scevgep249, align 8
  %.1334.1 = fmul double %.1326.1, %.1333.1
  %.1335.1 = fsub double %.1335, %.1334.1
  store double %.1335.1, ptr %sunkaddr405, align 8
  %niter52.ncmp.1 = icmp eq i64 %187, %.1287.1
  br i1 %niter52.ncmp.1, label %B1406.loopexit.unr-lcssa, label %B1302.if

B1728.if:                                         ; preds = %B1728.if, %B1728.if.preheader.new.new
  %lsr.iv124 = phi i64 [ %lsr.iv.next125, %B1728.if ], [ %59, %B1728.if.preheader.new.new ]
  %.162914901492 = phi i64 [ %.1636.7.1, %B1728.if ], [ 0, %B1728.if.preheader.new.new ]
  %196 = shl i64 %.162914901492, 3
  %scevgep133 = getelementptr i8, ptr %scevgep104, i64 %196
  %scevgep134 = getelementptr i8, ptr %scevgep133, i64 -64
  %scevgep149 = getelementptr i8, ptr %scevgep133, i64 -120
  store double -1.000000e+00, ptr %scevgep149, align 8
  %scevgep147 = getelementptr i8, ptr %scevgep133, i64 -112
  store double -1.000000e+00, ptr %scevgep147, align 8
  %scevgep160 = getelementptr i8, ptr %scevgep133, i64 -104
  store double -1.000000e+00, ptr %scevgep160, align 8
  %scevgep158 = getelementptr i8, ptr %scevgep133, i64 -96
  store double -1.000000e+00, ptr %scevgep158, align 8
  %scevgep153 = getelementptr i8, ptr %scevgep133, i64 -88
  store double -1.000000e+00, ptr %scevgep153, align 8
  %scevgep151 = getelementptr i8, ptr %scevgep133, i64 -80
  store double -1.000000e+00, ptr %scevgep151, align 8
  %scevgep145 = getelementptr i8, ptr %scevgep133, i64 -72
  store double -1.000000e+00, ptr %scevgep145, align 8
  store double -1.000000e+00, ptr %scevgep134, align 8
  %scevgep143 = getelementptr i8, ptr %scevgep133, i64 -56
  store double -1.000000e+00, ptr %scevgep143, align 8
  %scevgep141 = getelementptr i8, ptr %scevgep133, i64 -48
  store double -1.000000e+00, ptr %scevgep141, align 8
  %scevgep139 = getelementptr i8, ptr %scevgep133, i64 -40
  store double -1.000000e+00, ptr %scevgep139, align 8
  %scevgep137 = getelementptr i8, ptr %scevgep133, i64 -32
  store double -1.000000e+00, ptr %scevgep137, align 8
  %scevgep135 = getelementptr i8, ptr %scevgep133, i64 -24
  store double -1.000000e+00, ptr %scevgep135, align 8
  %scevgep131 = getelementptr i8, ptr %scevgep133, i64 -16
  store double -1.000000e+00, ptr %scevgep131, align 8
  %scevgep129 = getelementptr i8, ptr %scevgep133, i64 -8
  store double -1.000000e+00, ptr %scevgep129, align 8
  %.1636.7.1 = add i64 %.162914901492, 16
  store double -1.000000e+00, ptr %scevgep133, align 8
  %lsr.iv.next125 = add i64 %lsr.iv124, -2
  %niter27.ncmp.1 = icmp eq i64 %lsr.iv.next125, 0
  br i1 %niter27.ncmp.1, label %B1744.loopexit.unr-lcssa.unr-lcssa, label %B1728.if

B1774.if:                                         ; preds = %B1774.if, %B1774.if.lr.ph.new
  %.pn = phi ptr [ %199, %B1774.if ], [ %82, %B1774.if.lr.ph.new ]
  %.175514971499 = phi i64 [ %200, %B1774.if ], [ 0, %B1774.if.lr.ph.new ]
  %lsr.iv120 = getelementptr i8, ptr %.pn, i64 16
  %197 = shl i64 %.175514971499, 3
  %scevgep215 = getelementptr i8, ptr %scevgep213, i64 %197
  %scevgep216 = getelementptr i8, ptr %scevgep215, i64 -8
  %.1791 = load i64, ptr %scevgep216, align 8
  %.1793 = uitofp nneg i64 %.175514971499 to double
  %.1794 = getelementptr double, ptr %.566, i64 %.1791
  store double %.1793, ptr %.1794, align 8
  %scevgep122 = getelementptr i8, ptr %.pn, i64 8
  store double 1.000000e+00, ptr %scevgep122, align 8
  %.1791.1 = load i64, ptr %scevgep215, align 8
  %198 = or disjoint i64 %.175514971499, 1
  %.1793.1 = uitofp nneg i64 %198 to double
  %.1794.1 = getelementptr double, ptr %.566, i64 %.1791.1
  store double %.1793.1, ptr %.1794.1, align 8
  %sunkaddr409 = getelementptr i8, ptr %lsr.iv120, i64 %sunkaddr408
  store double 1.000000e+00, ptr %sunkaddr409, align 8
  %199 = getelementptr i8, ptr %lsr.iv120, i64 %.566.idx
  %200 = add i64 %.175514971499, 2
  %niter64.ncmp.1 = icmp eq i64 %200, %unroll_iter63
  br i1 %niter64.ncmp.1, label %B1830.loopexit.unr-lcssa, label %B1774.if

B1882.if:                                         ; preds = %B1882.if.preheader, %B2144
  %lsr.iv211 = phi i64 [ %lsr.iv.next212, %B2144 ], [ %.1809, %B1882.if.preheader ]
  %lsr.iv207 = phi ptr [ %scevgep208, %B2144 ], [ %arg.problem.5, %B1882.if.preheader ]
  %lsr.iv204 = phi ptr [ %scevgep205, %B2144 ], [ %arg.problem.3, %B1882.if.preheader ]
  %.1932 = load i64, ptr %sunkaddr410, align 8
  %201 = shl i64 %.1932, 3
  %scevgep210 = getelementptr i8, ptr %lsr.iv204, i64 %201
  %.1937 = load i64, ptr %scevgep210, align 8
  %.1939 = getelementptr double, ptr %.566, i64 %.1937
  %.1940 = load double, ptr %.1939, align 8
  %.5.i = fptosi double %.1940 to i64
  %.1969 = icmp sgt i64 %.5.i, -1
  br i1 %.1969, label %B1980, label %B2144

B2176.if:                                         ; preds = %B2318, %B2176.if.lr.ph
  %lsr.iv195 = phi ptr [ %scevgep194, %B2176.if.lr.ph ], [ %scevgep196, %B2318 ]
  %.211015191525 = phi i64 [ 0, %B2176.if.lr.ph ], [ %.2117, %B2318 ]
  %202 = and i64 %.211015191525, 9223372036854775806
  %.2117 = add nuw nsw i64 %.211015191525, 1
  %.2149 = getelementptr double, ptr %87, i64 %.211015191525
  %.2150 = load double, ptr %.2149, align 8
  %.2153 = getelementptr double, ptr %.549, i64 %.211015191525
  store double %.2150, ptr %.2153, align 8
  %.22351512.not = icmp eq i64 %.211015191525, 0
  br i1 %.22351512.not, label %B2318, label %B2238.if.lr.ph

B2238.if.lr.ph:                                   ; preds = %B2176.if
  %.2279 = mul nuw nsw i64 %.211015191525, %.37
  %203 = getelementptr double, ptr %.517, i64 %.2279
  %204 = icmp eq i64 %.211015191525, 1
  br i1 %204, label %B2238.if.epil.preheader, label %B2238.if.preheader

B2238.if.preheader:                               ; preds = %B2238.if.lr.ph
  %sunkaddr411 = shl i64 %.211015191525, 3
  %sunkaddr412 = getelementptr i8, ptr %.549, i64 %sunkaddr411
  br label %B2238.if

B2238.if:                                         ; preds = %B2238.if.preheader, %B2238.if
  %.22881517 = phi double [ %.2288.1, %B2238.if ], [ %.2150, %B2238.if.preheader ]
  %.224115111513 = phi i64 [ %.2248.1, %B2238.if ], [ 0, %B2238.if.preheader ]
  %205 = shl i64 %.224115111513, 3
  %scevgep198 = getelementptr i8, ptr %lsr.iv195, i64 %205
  %scevgep199 = getelementptr i8, ptr %scevgep198, i64 -8
  %.2283 = load double, ptr %scevgep199, align 8
  %scevgep202 = getelementptr i8, ptr %scevgep200, i64 %205
  %scevgep203 = getelementptr i8, ptr %scevgep202, i64 -8
  %.2286 = load double, ptr %scevgep203, align 8
  %.2287 = fmul double %.2283, %.2286
  %.2288 = fsub double %.22881517, %.2287
  store double %.2288, ptr %sunkaddr412, align 8
  %.2248.1 = add nuw i64 %.224115111513, 2
  %.2283.1 = load double, ptr %scevgep198, align 8
  %.2286.1 = load double, ptr %scevgep202, align 8
  %.2287.1 = fmul double %.2283.1, %.2286.1
  %.2288.1 = fsub double %.2288, %.2287.1
  store double %.2288.1, ptr %sunkaddr412, align 8
  %niter70.ncmp.1 = icmp eq i64 %202, %.2248.1
  br i1 %niter70.ncmp.1, label %B2318.loopexit.unr-lcssa, label %B2238.if

B2406.if:                                         ; preds = %B2406.loopexit, %B2406.if.lr.ph
  %lsr.iv189 = phi ptr [ %scevgep188, %B2406.if.lr.ph ], [ %scevgep190, %B2406.loopexit ]
  %.241115571567 = phi i64 [ 0, %B2406.if.lr.ph ], [ %.2418, %B2406.loopexit ]
  %.2418 = add nuw nsw i64 %.241115571567, 1
  %.2450 = getelementptr i64, ptr %98, i64 %.241115571567
  %.2451 = load i64, ptr %.2450, align 8
  %.2453 = getelementptr double, ptr %.28.i, i64 %.2451
  %.2454 = load double, ptr %.2453, align 8
  %.2466 = getelementptr double, ptr %100, i64 %.2451
  %.2467 = load double, ptr %.2466, align 8
  %.2468 = fmul double %.2454, %.2467
  %.2471 = getelementptr double, ptr %.555, i64 %.241115571567
  store double %.2468, ptr %.2471, align 8
  br i1 %.21041524.not, label %B2406.loopexit, label %B2528.if.lr.ph

B2528.if.lr.ph:                                   ; preds = %B2406.if
  %.2714 = mul nuw nsw i64 %.241115571567, %.37
  %invariant.gep1554 = getelementptr double, ptr %.525, i64 %.2714
  %sunkaddr308 = shl i64 %.241115571567, 3
  %sunkaddr312 = getelementptr i8, ptr %.555, i64 %sunkaddr308
  br label %B2528.if

B2528.if:                                         ; preds = %B2528.if.lr.ph, %B2666
  %lsr.iv183 = phi ptr [ %scevgep182, %B2528.if.lr.ph ], [ %scevgep184, %B2666 ]
  %.255915421548 = phi i64 [ 0, %B2528.if.lr.ph ], [ %.2566, %B2666 ]
  %206 = and i64 %.255915421548, 9223372036854775806
  %.2566 = add nuw nsw i64 %.255915421548, 1
  %.26741535.not = icmp eq i64 %.255915421548, 0
  br i1 %.26741535.not, label %B2666, label %B2562.if.lr.ph

B2562.if.lr.ph:                                   ; preds = %B2528.if
  %gep1555 = getelementptr double, ptr %invariant.gep1554, i64 %.255915421548
  %.2722 = mul nuw nsw i64 %.255915421548, %.37
  %207 = getelementptr double, ptr %.517, i64 %.2722
  %gep1532.promoted = load double, ptr %gep1555, align 8
  %208 = icmp eq i64 %.255915421548, 1
  br i1 %208, label %B2562.if.epil.preheader, label %B2562.if.preheader

B2562.if.preheader:                               ; preds = %B2562.if.lr.ph
  %sunkaddr413 = shl i64 %.255915421548, 3
  %sunkaddr414 = getelementptr i8, ptr %invariant.gep1554, i64 %sunkaddr413
  br label %B2562.if

B2562.if:                                         ; preds = %B2562.if.preheader, %B2562.if
  %.27351540 = phi double [ %.2735.1, %B2562.if ], [ %gep1532.promoted, %B2562.if.preheader ]
  %.268015341536 = phi i64 [ %.2687.1, %B2562.if ], [ 0, %B2562.if.preheader ]
  %209 = shl i64 %.268015341536, 3
  %scevgep186 = getelementptr i8, ptr %lsr.iv183, i64 %209
  %scevgep187 = getelementptr i8, ptr %scevgep186, i64 -8
  %.2726 = load double, ptr %scevgep187, align 8
  %scevgep192 = getelementptr i8, ptr %lsr.iv189, i64 %209
  %scevgep193 = getelementptr i8, ptr %scevgep192, i64 -8
  %.2733 = load double, ptr %scevgep193, align 8
  %.2734 = fmul double %.2726, %.2733
  %.2735 = fsub double %.27351540, %.2734
  store double %.2735, ptr %sunkaddr414, align 8
  %.2687.1 = add nuw i64 %.268015341536, 2
  %.2726.1 = load double, ptr %scevgep186, align 8
  %.2733.1 = load double, ptr %scevgep192, align 8
  %.2734.1 = fmul double %.2726.1, %.2733.1
  %.2735.1 = fsub double %.2735, %.2734.1
  store double %.2735.1, ptr %sunkaddr414, align 8
  %niter76.ncmp.1 = icmp eq i64 %206, %.2687.1
  br i1 %niter76.ncmp.1, label %B2666.loopexit.unr-lcssa, label %B2562.if

B2842.if:                                         ; preds = %B3102, %B2842.if.preheader
  %.288115991617 = phi i64 [ %.2891, %B3102 ], [ 30, %B2842.if.preheader ]
  br label %B2880.if

B2880.if:                                         ; preds = %B2842.if, %B2880.loopexit
  %turned.3.11593 = phi i1 [ false, %B2842.if ], [ %turned.2.2.lcssa, %B2880.loopexit ]
  %.300915851591 = phi i64 [ 0, %B2842.if ], [ %.3016, %B2880.loopexit ]
  %.3016 = add nuw nsw i64 %.300915851591, 1
  %.31301577.not = icmp eq i64 %.300915851591, 0
  br i1 %.31301577.not, label %B2880.loopexit, label %B2914.if.lr.ph

B2914.if.lr.ph:                                   ; preds = %B2880.if
  %.3171 = mul nsw i64 %.300915851591, %.37
  %.3173 = getelementptr inbounds double, ptr %.525, i64 %.3171
  %.3180 = mul nuw nsw i64 %.300915851591, %arg.m
  %.3182 = getelementptr inbounds nuw double, ptr %.534, i64 %.3180
  br label %B2914.if

B2914.if:                                         ; preds = %_ZN9teachmech3run8compiled7kernels6rotateB3v15B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit, %B2914.if.lr.ph
  %lsr.iv115 = phi i64 [ %lsr.iv.next116, %_ZN9teachmech3run8compiled7kernels6rotateB3v15B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit ], [ %.300915851591, %B2914.if.lr.ph ]
  %lsr.iv178 = phi ptr [ %scevgep179, %_ZN9teachmech3run8compiled7kernels6rotateB3v15B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit ], [ %.525, %B2914.if.lr.ph ]
  %lsr.iv176 = phi ptr [ %scevgep177, %_ZN9teachmech3run8compiled7kernels6rotateB3v15B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit ], [ %.534, %B2914.if.lr.ph ]
  %turned.2.21580 = phi i1 [ %.3206, %_ZN9teachmech3run8compiled7kernels6rotateB3v15B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit ], [ %turned.3.11593, %B2914.if.lr.ph ]
  br i1 %.978, label %B46.if.preheader.i, label %B172.i

B46.if.preheader.i:                               ; preds = %B2914.if
  br i1 %111, label %B46.if.epil.preheader.i, label %B46.if.i

B172.loopexit.unr-lcssa.i:                        ; preds = %B46.if.i
  br i1 %lcmp.mod.not.i6, label %B172.i, label %B46.if.epil.preheader.i

B46.if.epil.preheader.i:                          ; preds = %B172.loopexit.unr-lcssa.i, %B46.if.preheader.i
  %kl.2.0119.epil.init.i = phi double [ 0.000000e+00, %B46.if.preheader.i ], [ %.187.1.i, %B172.loopexit.unr-lcssa.i ]
  %ll.2.0118.epil.init.i = phi double [ 0.000000e+00, %B46.if.preheader.i ], [ %.176.1.i4, %B172.loopexit.unr-lcssa.i ]
  %kk.2.0117.epil.init.i = phi double [ 0.000000e+00, %B46.if.preheader.i ], [ %.165.1.i, %B172.loopexit.unr-lcssa.i ]
  %.125113115.epil.init.i = phi i64 [ 0, %B46.if.preheader.i ], [ %unroll_iter.i3, %B172.loopexit.unr-lcssa.i ]
  %.158.epil.i = getelementptr double, ptr %.3173, i64 %.125113115.epil.init.i
  %.159.epil.i = load double, ptr %.158.epil.i, align 8, !noalias !47
  %.163.epil.i = fmul double %.159.epil.i, %.159.epil.i
  %.165.epil.i = fadd double %kk.2.0117.epil.init.i, %.163.epil.i
  %.169.epil.i = getelementptr double, ptr %lsr.iv178, i64 %.125113115.epil.init.i
  %.170.epil.i = load double, ptr %.169.epil.i, align 8, !noalias !47
  %.174.epil.i = fmul double %.170.epil.i, %.170.epil.i
  %.176.epil.i = fadd double %ll.2.0118.epil.init.i, %.174.epil.i
  %.185.epil.i = fmul double %.159.epil.i, %.170.epil.i
  %.187.epil.i = fadd double %kl.2.0119.epil.init.i, %.185.epil.i
  br label %B172.i

B172.i:                                           ; preds = %B46.if.epil.preheader.i, %B172.loopexit.unr-lcssa.i, %B2914.if
  %kk.2.0.lcssa.i = phi double [ 0.000000e+00, %B2914.if ], [ %.165.1.i, %B172.loopexit.unr-lcssa.i ], [ %.165.epil.i, %B46.if.epil.preheader.i ]
  %ll.2.0.lcssa.i = phi double [ 0.000000e+00, %B2914.if ], [ %.176.1.i4, %B172.loopexit.unr-lcssa.i ], [ %.176.epil.i, %B46.if.epil.preheader.i ]
  %kl.2.0.lcssa.i = phi double [ 0.000000e+00, %B2914.if ], [ %.187.1.i, %B172.loopexit.unr-lcssa.i ], [ %.187.epil.i, %B46.if.epil.preheader.i ]
  %.196.i = tail call double @llvm.fabs.f64(double %kl.2.0.lcssa.i)
  %.199.i = fmul double %kk.2.0.lcssa.i, %ll.2.0.lcssa.i
  %.207.i = tail call double @sqrt(double %.199.i)
  %.212.i2 = fmul double %.207.i, 1.000000e-15
  %.213.i = fcmp ugt double %.196.i, %.212.i2
  br i1 %.213.i, label %B258.i, label %_ZN9teachmech3run8compiled7kernels6rotateB3v15B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit

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
  %.661.epil.i = getelementptr double, ptr %.3182, i64 %.628132134.epil.init.i
  %.662.epil.i = load double, ptr %.661.epil.i, align 8, !noalias !47
  %.664.epil.i = getelementptr double, ptr %lsr.iv176, i64 %.628132134.epil.init.i
  %.665.epil.i = load double, ptr %.664.epil.i, align 8, !noalias !47
  %.667.epil.i = fmul double %.377.i, %.662.epil.i
  %.669.epil.i = fmul double %.383.i, %.665.epil.i
  %.670.epil.i = fsub double %.667.epil.i, %.669.epil.i
  %.672.epil.i = fmul double %.383.i, %.662.epil.i
  %.674.epil.i = fmul double %.377.i, %.665.epil.i
  %.675.epil.i = fadd double %.672.epil.i, %.674.epil.i
  store double %.670.epil.i, ptr %.661.epil.i, align 8, !noalias !47
  store double %.675.epil.i, ptr %.664.epil.i, align 8, !noalias !47
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
  br i1 %.21041524.not, label %B690.if.preheader.i, label %B564.if.preheader.i

B564.if.preheader.i:                              ; preds = %B336.i
  br i1 %113, label %B564.if.epil.preheader.i, label %B564.if.i

B660.loopexit.unr-lcssa.i:                        ; preds = %B564.if.i
  br i1 %lcmp.mod8.not.i, label %B690.if.preheader.i, label %B564.if.epil.preheader.i

B564.if.epil.preheader.i:                         ; preds = %B660.loopexit.unr-lcssa.i, %B564.if.preheader.i
  %.477125127.epil.init.i = phi i64 [ 0, %B564.if.preheader.i ], [ %.484.1.i, %B660.loopexit.unr-lcssa.i ]
  %.510.epil.i = getelementptr double, ptr %.3173, i64 %.477125127.epil.init.i
  %.511.epil.i = load double, ptr %.510.epil.i, align 8, !noalias !47
  %.513.epil.i = getelementptr double, ptr %lsr.iv178, i64 %.477125127.epil.init.i
  %.514.epil.i = load double, ptr %.513.epil.i, align 8, !noalias !47
  %.516.epil.i = fmul double %.377.i, %.511.epil.i
  %.518.epil.i = fmul double %.383.i, %.514.epil.i
  %.519.epil.i = fsub double %.516.epil.i, %.518.epil.i
  %.521.epil.i = fmul double %.383.i, %.511.epil.i
  %.523.epil.i = fmul double %.377.i, %.514.epil.i
  %.524.epil.i = fadd double %.521.epil.i, %.523.epil.i
  store double %.519.epil.i, ptr %.510.epil.i, align 8, !noalias !47
  store double %.524.epil.i, ptr %.513.epil.i, align 8, !noalias !47
  br label %B690.if.preheader.i

B690.if.preheader.i:                              ; preds = %B564.if.epil.preheader.i, %B660.loopexit.unr-lcssa.i, %B336.i
  br i1 %115, label %B690.if.epil.preheader.i, label %B690.if.i

B46.if.i:                                         ; preds = %B46.if.preheader.i, %B46.if.i
  %kl.2.0119.i = phi double [ %.187.1.i, %B46.if.i ], [ 0.000000e+00, %B46.if.preheader.i ]
  %ll.2.0118.i = phi double [ %.176.1.i4, %B46.if.i ], [ 0.000000e+00, %B46.if.preheader.i ]
  %kk.2.0117.i = phi double [ %.165.1.i, %B46.if.i ], [ 0.000000e+00, %B46.if.preheader.i ]
  %.125113115.i = phi i64 [ %.132.1.i, %B46.if.i ], [ 0, %B46.if.preheader.i ]
  %sunkaddr.i = shl i64 %.125113115.i, 3
  %sunkaddr27.i = getelementptr i8, ptr %.3173, i64 %sunkaddr.i
  %.159.i = load double, ptr %sunkaddr27.i, align 8, !noalias !47
  %.163.i = fmul double %.159.i, %.159.i
  %.165.i = fadd double %kk.2.0117.i, %.163.i
  %sunkaddr29.i = getelementptr i8, ptr %lsr.iv178, i64 %sunkaddr.i
  %.170.i = load double, ptr %sunkaddr29.i, align 8, !noalias !47
  %.174.i = fmul double %.170.i, %.170.i
  %.176.i = fadd double %ll.2.0118.i, %.174.i
  %.185.i = fmul double %.159.i, %.170.i
  %.187.i = fadd double %kl.2.0119.i, %.185.i
  %.132.1.i = add nuw i64 %.125113115.i, 2
  %sunkaddr32.i = getelementptr i8, ptr %sunkaddr27.i, i64 8
  %.159.1.i = load double, ptr %sunkaddr32.i, align 8, !noalias !47
  %.163.1.i = fmul double %.159.1.i, %.159.1.i
  %.165.1.i = fadd double %.165.i, %.163.1.i
  %sunkaddr36.i = getelementptr i8, ptr %sunkaddr29.i, i64 8
  %.170.1.i = load double, ptr %sunkaddr36.i, align 8, !noalias !47
  %.174.1.i = fmul double %.170.1.i, %.170.1.i
  %.176.1.i4 = fadd double %.176.i, %.174.1.i
  %.185.1.i = fmul double %.159.1.i, %.170.1.i
  %.187.1.i = fadd double %.187.i, %.185.1.i
  %niter.ncmp.1.i5 = icmp eq i64 %unroll_iter.i3, %.132.1.i
  br i1 %niter.ncmp.1.i5, label %B172.loopexit.unr-lcssa.i, label %B46.if.i

B564.if.i:                                        ; preds = %B564.if.preheader.i, %B564.if.i
  %.477125127.i = phi i64 [ %.484.1.i, %B564.if.i ], [ 0, %B564.if.preheader.i ]
  %sunkaddr37.i = shl i64 %.477125127.i, 3
  %sunkaddr38.i = getelementptr i8, ptr %.3173, i64 %sunkaddr37.i
  %.511.i = load double, ptr %sunkaddr38.i, align 8, !noalias !47
  %sunkaddr40.i = getelementptr i8, ptr %lsr.iv178, i64 %sunkaddr37.i
  %.514.i = load double, ptr %sunkaddr40.i, align 8, !noalias !47
  %.516.i = fmul double %.377.i, %.511.i
  %.518.i = fmul double %.383.i, %.514.i
  %.519.i = fsub double %.516.i, %.518.i
  %.521.i = fmul double %.383.i, %.511.i
  %.523.i = fmul double %.377.i, %.514.i
  %.524.i = fadd double %.521.i, %.523.i
  store double %.519.i, ptr %sunkaddr38.i, align 8, !noalias !47
  store double %.524.i, ptr %sunkaddr40.i, align 8, !noalias !47
  %.484.1.i = add nuw i64 %.477125127.i, 2
  %sunkaddr43.i = getelementptr i8, ptr %sunkaddr38.i, i64 8
  %.511.1.i = load double, ptr %sunkaddr43.i, align 8, !noalias !47
  %sunkaddr47.i = getelementptr i8, ptr %sunkaddr40.i, i64 8
  %.514.1.i = load double, ptr %sunkaddr47.i, align 8, !noalias !47
  %.516.1.i = fmul double %.377.i, %.511.1.i
  %.518.1.i = fmul double %.383.i, %.514.1.i
  %.519.1.i = fsub double %.516.1.i, %.518.1.i
  %.521.1.i = fmul double %.383.i, %.511.1.i
  %.523.1.i = fmul double %.377.i, %.514.1.i
  %.524.1.i = fadd double %.521.1.i, %.523.1.i
  store double %.519.1.i, ptr %sunkaddr43.i, align 8, !noalias !47
  store double %.524.1.i, ptr %sunkaddr47.i, align 8, !noalias !47
  %niter11.ncmp.1.i = icmp eq i64 %unroll_iter10.i, %.484.1.i
  br i1 %niter11.ncmp.1.i, label %B660.loopexit.unr-lcssa.i, label %B564.if.i

B690.if.i:                                        ; preds = %B690.if.preheader.i, %B690.if.i
  %.628132134.i = phi i64 [ %.635.1.i, %B690.if.i ], [ 0, %B690.if.preheader.i ]
  %sunkaddr48.i = shl i64 %.628132134.i, 3
  %sunkaddr49.i = getelementptr i8, ptr %.3182, i64 %sunkaddr48.i
  %.662.i = load double, ptr %sunkaddr49.i, align 8, !noalias !47
  %sunkaddr51.i = getelementptr i8, ptr %lsr.iv176, i64 %sunkaddr48.i
  %.665.i = load double, ptr %sunkaddr51.i, align 8, !noalias !47
  %.667.i = fmul double %.377.i, %.662.i
  %.669.i = fmul double %.383.i, %.665.i
  %.670.i = fsub double %.667.i, %.669.i
  %.672.i = fmul double %.383.i, %.662.i
  %.674.i = fmul double %.377.i, %.665.i
  %.675.i = fadd double %.672.i, %.674.i
  store double %.670.i, ptr %sunkaddr49.i, align 8, !noalias !47
  store double %.675.i, ptr %sunkaddr51.i, align 8, !noalias !47
  %.635.1.i = add nuw i64 %.628132134.i, 2
  %sunkaddr54.i = getelementptr i8, ptr %sunkaddr49.i, i64 8
  %.662.1.i = load double, ptr %sunkaddr54.i, align 8, !noalias !47
  %sunkaddr57.i = getelementptr i8, ptr %sunkaddr51.i, i64 8
  %.665.1.i = load double, ptr %sunkaddr57.i, align 8, !noalias !47
  %.667.1.i = fmul double %.377.i, %.662.1.i
  %.669.1.i = fmul double %.383.i, %.665.1.i
  %.670.1.i = fsub double %.667.1.i, %.669.1.i
  %.672.1.i = fmul double %.383.i, %.662.1.i
  %.674.1.i = fmul double %.377.i, %.665.1.i
  %.675.1.i = fadd double %.672.1.i, %.674.1.i
  store double %.670.1.i, ptr %sunkaddr54.i, align 8, !noalias !47
  store double %.675.1.i, ptr %sunkaddr57.i, align 8, !noalias !47
  %niter16.ncmp.1.i = icmp eq i64 %unroll_iter15.i, %.635.1.i
  br i1 %niter16.ncmp.1.i, label %common.ret.loopexit.unr-lcssa.i, label %B690.if.i

_ZN9teachmech3run8compiled7kernels6rotateB3v15B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit: ; preds = %B172.i, %B258.i, %common.ret.loopexit.unr-lcssa.i, %B690.if.epil.preheader.i
  %.3206 = phi i1 [ %turned.2.21580, %B172.i ], [ %turned.2.21580, %B258.i ], [ true, %B690.if.epil.preheader.i ], [ true, %common.ret.loopexit.unr-lcssa.i ]
  %scevgep177 = getelementptr i8, ptr %lsr.iv176, i64 %110
  %scevgep179 = getelementptr i8, ptr %lsr.iv178, i64 %105
  %lsr.iv.next116 = add nsw i64 %lsr.iv115, -1
  %ov = icmp eq i64 %lsr.iv.next116, 0
  br i1 %ov, label %B2880.loopexit, label %B2914.if

B3174.if:                                         ; preds = %B3310, %B3174.if.preheader
  %lsr.iv172 = phi ptr [ %scevgep171, %B3174.if.preheader ], [ %scevgep173, %B3310 ]
  %lsr.iv162 = phi ptr [ %scevgep161, %B3174.if.preheader ], [ %scevgep163, %B3310 ]
  %greatest.2.01647 = phi double [ 0.000000e+00, %B3174.if.preheader ], [ %.11.i, %B3310 ]
  %.336116391645 = phi i64 [ 0, %B3174.if.preheader ], [ %.3368, %B3310 ]
  %.3368 = add nuw nsw i64 %.336116391645, 1
  %.3398 = getelementptr double, ptr %.560, i64 %.336116391645
  store double 0.000000e+00, ptr %.3398, align 8
  br i1 %.21041524.not, label %B3310, label %B3218.if.lr.ph

B3218.if.lr.ph:                                   ; preds = %B3174.if
  br i1 %118, label %B3218.if.epil.preheader, label %B3218.if.preheader

B3218.if.preheader:                               ; preds = %B3218.if.lr.ph
  %sunkaddr415 = shl i64 %.336116391645, 3
  %sunkaddr416 = getelementptr i8, ptr %.560, i64 %sunkaddr415
  br label %B3218.if

B3218.if:                                         ; preds = %B3218.if.preheader, %B3218.if
  %.35371637 = phi double [ %.3537.3, %B3218.if ], [ 0.000000e+00, %B3218.if.preheader ]
  %.348616311633 = phi i64 [ %.3493.3, %B3218.if ], [ 0, %B3218.if.preheader ]
  %210 = shl i64 %.348616311633, 3
  %scevgep169 = getelementptr i8, ptr %lsr.iv162, i64 %210
  %scevgep170 = getelementptr i8, ptr %scevgep169, i64 -24
  %.3528 = load double, ptr %scevgep170, align 8
  %.3536 = fmul double %.3528, %.3528
  %.3537 = fadd double %.35371637, %.3536
  store double %.3537, ptr %sunkaddr416, align 8
  %scevgep114 = getelementptr i8, ptr %scevgep169, i64 -16
  %.3528.1 = load double, ptr %scevgep114, align 8
  %.3536.1 = fmul double %.3528.1, %.3528.1
  %.3537.1 = fadd double %.3537, %.3536.1
  store double %.3537.1, ptr %sunkaddr416, align 8
  %scevgep94 = getelementptr i8, ptr %scevgep169, i64 -8
  %.3528.2 = load double, ptr %scevgep94, align 8
  %.3536.2 = fmul double %.3528.2, %.3528.2
  %.3537.2 = fadd double %.3537.1, %.3536.2
  store double %.3537.2, ptr %sunkaddr416, align 8
  %.3493.3 = add nuw nsw i64 %.348616311633, 4
  %.3528.3 = load double, ptr %scevgep169, align 8
  %.3536.3 = fmul double %.3528.3, %.3528.3
  %.3537.3 = fadd double %.3537.2, %.3536.3
  store double %.3537.3, ptr %sunkaddr416, align 8
  %niter82.ncmp.3 = icmp eq i64 %unroll_iter81, %.3493.3
  br i1 %niter82.ncmp.3, label %B3310.loopexit.unr-lcssa, label %B3218.if

B3436.if:                                         ; preds = %B4275, %B3436.if.lr.ph
  %lsr.iv58 = phi ptr [ %scevgep59, %B4275 ], [ %scevgep57, %B3436.if.lr.ph ]
  %lsr.iv77 = phi ptr [ %scevgep78, %B4275 ], [ %scevgep76, %B3436.if.lr.ph ]
  %lsr.iv149 = phi ptr [ %scevgep150, %B4275 ], [ %scevgep148, %B3436.if.lr.ph ]
  %lsr.iv119 = phi ptr [ %scevgep120, %B4275 ], [ %scevgep118, %B3436.if.lr.ph ]
  %least.2.01719 = phi double [ %least.3.1, %B4275 ], [ 0x7FF0000000000000, %B3436.if.lr.ph ]
  %rank.2.01718 = phi i64 [ %rank.3.1, %B4275 ], [ 0, %B3436.if.lr.ph ]
  %.381716841716 = phi i64 [ %.3824, %B4275 ], [ 0, %B3436.if.lr.ph ]
  %.3824 = add nuw nsw i64 %.381716841716, 1
  %.3854 = getelementptr double, ptr %.560, i64 %.381716841716
  %.3855 = load double, ptr %.3854, align 8
  %.3863 = tail call double @sqrt(double %.3855)
  %.3883 = fcmp ogt double %.3863, %.3882
  br i1 %.3883, label %B3544, label %B4275

B3632.if:                                         ; preds = %B3544, %B3632.if
  %share.3.21665 = phi double [ %.4078.3, %B3632.if ], [ 0.000000e+00, %B3544 ]
  %.403416611663 = phi i64 [ %.4041.3, %B3632.if ], [ 0, %B3544 ]
  %211 = shl i64 %.403416611663, 3
  %scevgep126 = getelementptr i8, ptr %lsr.iv119, i64 %211
  %scevgep127 = getelementptr i8, ptr %scevgep126, i64 -24
  %.4072 = load double, ptr %scevgep127, align 8
  %scevgep41 = getelementptr i8, ptr %scevgep21, i64 %211
  %scevgep40 = getelementptr i8, ptr %scevgep41, i64 -24
  %.4075 = load double, ptr %scevgep40, align 8
  %.4076 = fmul double %.4072, %.4075
  %.4078 = fadd double %share.3.21665, %.4076
  %scevgep48 = getelementptr i8, ptr %scevgep126, i64 -16
  %.4072.1 = load double, ptr %scevgep48, align 8
  %scevgep30 = getelementptr i8, ptr %scevgep41, i64 -16
  %.4075.1 = load double, ptr %scevgep30, align 8
  %.4076.1 = fmul double %.4072.1, %.4075.1
  %.4078.1 = fadd double %.4078, %.4076.1
  %scevgep44 = getelementptr i8, ptr %scevgep126, i64 -8
  %.4072.2 = load double, ptr %scevgep44, align 8
  %scevgep25 = getelementptr i8, ptr %scevgep41, i64 -8
  %.4075.2 = load double, ptr %scevgep25, align 8
  %.4076.2 = fmul double %.4072.2, %.4075.2
  %.4078.2 = fadd double %.4078.1, %.4076.2
  %.4041.3 = add nuw nsw i64 %.403416611663, 4
  %.4072.3 = load double, ptr %scevgep126, align 8
  %.4075.3 = load double, ptr %scevgep41, align 8
  %.4076.3 = fmul double %.4072.3, %.4075.3
  %.4078.3 = fadd double %.4078.2, %.4076.3
  %niter89.ncmp.3 = icmp eq i64 %unroll_iter88, %.4041.3
  br i1 %niter89.ncmp.3, label %B3690.unr-lcssa, label %B3632.if

B3742.if:                                         ; preds = %B3742.if.preheader, %B3742.if
  %lsr.iv62 = phi i64 [ %lsr.iv.next63, %B3742.if ], [ %150, %B3742.if.preheader ]
  %.418616701672 = phi i64 [ %.4193.1.1, %B3742.if ], [ 0, %B3742.if.preheader ]
  %212 = shl i64 %.418616701672, 3
  %scevgep73 = getelementptr i8, ptr %scevgep70, i64 %212
  %scevgep74 = getelementptr i8, ptr %scevgep73, i64 -16
  %scevgep75 = getelementptr i8, ptr %scevgep73, i64 -24
  %.4220 = load double, ptr %scevgep75, align 8
  %scevgep81 = getelementptr i8, ptr %lsr.iv77, i64 %212
  %scevgep77 = getelementptr i8, ptr %scevgep81, i64 -16
  %scevgep68 = getelementptr i8, ptr %scevgep81, i64 -24
  %.4227 = load double, ptr %scevgep68, align 8
  %.4229 = fmul double %.4094, %.4227
  %.4230 = fadd double %.4220, %.4229
  store double %.4230, ptr %scevgep75, align 8
  %.4220.1 = load double, ptr %scevgep74, align 8
  %.4227.1 = load double, ptr %scevgep77, align 8
  %.4229.1 = fmul double %.4094, %.4227.1
  %.4230.1 = fadd double %.4220.1, %.4229.1
  store double %.4230.1, ptr %scevgep74, align 8
  %scevgep83 = getelementptr i8, ptr %scevgep73, i64 -8
  %.4220.142 = load double, ptr %scevgep83, align 8
  %scevgep65 = getelementptr i8, ptr %scevgep81, i64 -8
  %.4227.143 = load double, ptr %scevgep65, align 8
  %.4229.144 = fmul double %.4094, %.4227.143
  %.4230.145 = fadd double %.4220.142, %.4229.144
  store double %.4230.145, ptr %scevgep83, align 8
  %.4193.1.1 = add i64 %.418616701672, 4
  %.4220.1.1 = load double, ptr %scevgep73, align 8
  %.4227.1.1 = load double, ptr %scevgep81, align 8
  %.4229.1.1 = fmul double %.4094, %.4227.1.1
  %.4230.1.1 = fadd double %.4220.1.1, %.4229.1.1
  store double %.4230.1.1, ptr %scevgep73, align 8
  %lsr.iv.next63 = add i64 %lsr.iv62, -2
  %niter41.ncmp.1 = icmp eq i64 %lsr.iv.next63, 0
  br i1 %niter41.ncmp.1, label %B3840.if.preheader.loopexit.unr-lcssa.unr-lcssa, label %B3742.if

B3840.if.preheader.loopexit.unr-lcssa.unr-lcssa:  ; preds = %B3742.if
  br i1 %160, label %B3742.if.epil.preheader28, label %B3840.if.preheader.loopexit.unr-lcssa

B3742.if.epil.preheader28:                        ; preds = %B3840.if.preheader.loopexit.unr-lcssa.unr-lcssa, %B3742.if.preheader
  %.418616701672.epil.init35 = phi i64 [ 0, %B3742.if.preheader ], [ %.4193.1.1, %B3840.if.preheader.loopexit.unr-lcssa.unr-lcssa ]
  %213 = shl i64 %.418616701672.epil.init35, 3
  %sunkaddr321 = getelementptr i8, ptr %140, i64 %213
  %sunkaddr322 = getelementptr i8, ptr %sunkaddr321, i64 8
  %.4220.epil30 = load double, ptr %sunkaddr322, align 8
  %scevgep152.epil = getelementptr i8, ptr %lsr.iv149, i64 %213
  %scevgep153.epil = getelementptr i8, ptr %scevgep152.epil, i64 -8
  %.4227.epil31 = load double, ptr %scevgep153.epil, align 8
  %.4229.epil32 = fmul double %.4094, %.4227.epil31
  %.4230.epil33 = fadd double %.4220.epil30, %.4229.epil32
  store double %.4230.epil33, ptr %sunkaddr322, align 8
  %.4193.1.epil = add nuw i64 %.418616701672.epil.init35, 2
  %sunkaddr327 = getelementptr i8, ptr %sunkaddr321, i64 16
  %.4220.1.epil = load double, ptr %sunkaddr327, align 8
  %.4227.1.epil = load double, ptr %scevgep152.epil, align 8
  %.4229.1.epil = fmul double %.4094, %.4227.1.epil
  %.4230.1.epil = fadd double %.4220.1.epil, %.4229.1.epil
  store double %.4230.1.epil, ptr %sunkaddr327, align 8
  br label %B3840.if.preheader.loopexit.unr-lcssa

B3840.if.preheader.loopexit.unr-lcssa:            ; preds = %B3742.if.epil.preheader28, %B3840.if.preheader.loopexit.unr-lcssa.unr-lcssa
  %.4193.1.lcssa = phi i64 [ %.4193.1.epil, %B3742.if.epil.preheader28 ], [ %.4193.1.1, %B3840.if.preheader.loopexit.unr-lcssa.unr-lcssa ]
  br i1 %162, label %B3840.if.preheader, label %B3742.if.epil.preheader

B3742.if.epil.preheader:                          ; preds = %B3840.if.preheader.loopexit.unr-lcssa, %B3742.if.lr.ph
  %.418616701672.epil.init = phi i64 [ 0, %B3742.if.lr.ph ], [ %.4193.1.lcssa, %B3840.if.preheader.loopexit.unr-lcssa ]
  %.4219.epil = getelementptr double, ptr %.549, i64 %.418616701672.epil.init
  %.4220.epil = load double, ptr %.4219.epil, align 8
  %.4226.epil = getelementptr double, ptr %169, i64 %.418616701672.epil.init
  %.4227.epil = load double, ptr %.4226.epil, align 8
  %.4229.epil = fmul double %.4094, %.4227.epil
  %.4230.epil = fadd double %.4220.epil, %.4229.epil
  store double %.4230.epil, ptr %.4219.epil, align 8
  br label %B3840.if.preheader

B3840.if.preheader:                               ; preds = %B3742.if.epil.preheader, %B3840.if.preheader.loopexit.unr-lcssa, %B3690
  br i1 %163, label %B3840.if.epil.preheader, label %B3840.if

B3840.if:                                         ; preds = %B3840.if.preheader, %B3840.if
  %.432516771679 = phi i64 [ %.4332.1, %B3840.if ], [ 0, %B3840.if.preheader ]
  %214 = shl i64 %.432516771679, 3
  %scevgep156 = getelementptr i8, ptr %scevgep154, i64 %214
  %scevgep157 = getelementptr i8, ptr %scevgep156, i64 -8
  %.4361 = load i64, ptr %scevgep157, align 8
  %.4365 = getelementptr double, ptr %125, i64 %.4361
  %.4366 = load double, ptr %.4365, align 8
  %.4373 = getelementptr double, ptr %.28.i, i64 %.4361
  %.4374 = load double, ptr %.4373, align 8
  %scevgep89 = getelementptr i8, ptr %lsr.iv58, i64 %214
  %.4381 = load double, ptr %scevgep89, align 8
  %.4382 = fmul double %.4374, %.4381
  %.4384 = fmul double %.4094, %.4382
  %.4385 = fsub double %.4366, %.4384
  store double %.4385, ptr %.4365, align 8
  %.4332.1 = add nuw i64 %.432516771679, 2
  %.4361.1 = load i64, ptr %scevgep156, align 8
  %.4365.1 = getelementptr double, ptr %125, i64 %.4361.1
  %.4366.1 = load double, ptr %.4365.1, align 8
  %.4373.1 = getelementptr double, ptr %.28.i, i64 %.4361.1
  %.4374.1 = load double, ptr %.4373.1, align 8
  %scevgep87 = getelementptr i8, ptr %scevgep89, i64 8
  %.4381.1 = load double, ptr %scevgep87, align 8
  %.4382.1 = fmul double %.4374.1, %.4381.1
  %.4384.1 = fmul double %.4094, %.4382.1
  %.4385.1 = fsub double %.4366.1, %.4384.1
  store double %.4385.1, ptr %.4365.1, align 8
  %niter101.ncmp.1 = icmp eq i64 %unroll_iter100, %.4332.1
  br i1 %niter101.ncmp.1, label %B4275.loopexit.unr-lcssa, label %B3840.if

B4012.if:                                         ; preds = %B4134, %B4012.if.lr.ph
  %lsr.iv112 = phi ptr [ %scevgep111, %B4012.if.lr.ph ], [ %scevgep113, %B4134 ]
  %indvar = phi i64 [ 0, %B4012.if.lr.ph ], [ %indvar.next, %B4134 ]
  %.451617411747.in = phi i64 [ %.37, %B4012.if.lr.ph ], [ %.451617411747, %B4134 ]
  %.451617411747 = add i64 %.451617411747.in, -1
  %.4590 = sub i64 %.37, %.451617411747.in
  %invariant.gep1730 = getelementptr double, ptr %.517, i64 %.451617411747
  %.46331734.not = icmp eq i64 %.4590, 0
  br i1 %.46331734.not, label %B4134, label %B4054.if.lr.ph

B4054.if.lr.ph:                                   ; preds = %B4012.if
  %.4673 = getelementptr double, ptr %.549, i64 %.451617411747
  %.4673.promoted = load double, ptr %.4673, align 8
  %xtraiter102 = and i64 %indvar, 1
  %lcmp.mod103.not = icmp eq i64 %xtraiter102, 0
  br i1 %lcmp.mod103.not, label %B4054.if.prol.loopexit, label %B4054.if.prol

B4054.if.prol:                                    ; preds = %B4054.if.lr.ph
  %.4642.prol = add nsw i64 %.4590, -1
  %.4646.prol = add i64 %.451617411747.in, 1
  %.4676.prol = mul nsw i64 %.451617411747.in, %.37
  %gep1731.prol = getelementptr double, ptr %invariant.gep1730, i64 %.4676.prol
  %.4681.prol = load double, ptr %gep1731.prol, align 8
  %.4683.prol = getelementptr double, ptr %.549, i64 %.451617411747.in
  %.4684.prol = load double, ptr %.4683.prol, align 8
  %.4685.prol = fmul double %.4681.prol, %.4684.prol
  %.4686.prol = fsub double %.4673.promoted, %.4685.prol
  %sunkaddr406 = shl i64 %.451617411747, 3
  %sunkaddr407 = getelementptr i8, ptr %.549, i64 %sunkaddr406
  store double %.4686.prol, ptr %sunkaddr407, align 8
  br label %B4054.if.prol.loopexit

B4054.if.prol.loopexit:                           ; preds = %B4054.if.prol, %B4054.if.lr.ph
  %.46861739.unr = phi double [ %.4673.promoted, %B4054.if.lr.ph ], [ %.4686.prol, %B4054.if.prol ]
  %.463217321736.unr = phi i64 [ %.4590, %B4054.if.lr.ph ], [ %.4642.prol, %B4054.if.prol ]
  %.463917331735.unr = phi i64 [ %.451617411747.in, %B4054.if.lr.ph ], [ %.4646.prol, %B4054.if.prol ]
  %215 = icmp eq i64 %indvar, 1
  br i1 %215, label %B4134, label %B4054.if.preheader

B4054.if.preheader:                               ; preds = %B4054.if.prol.loopexit
  %216 = add i64 %.463217321736.unr, 2
  %217 = shl i64 %.463917331735.unr, 3
  %scevgep107 = getelementptr i8, ptr %scevgep106, i64 %217
  %218 = add i64 %217, 8
  %219 = mul i64 %218, %.37
  %220 = add i64 %217, 16
  %221 = mul i64 %220, %.37
  %sunkaddr417 = shl i64 %.451617411747, 3
  %sunkaddr418 = getelementptr i8, ptr %.549, i64 %sunkaddr417
  br label %B4054.if

B4054.if:                                         ; preds = %B4054.if, %B4054.if.preheader
  %lsr.iv114 = phi ptr [ %lsr.iv112, %B4054.if.preheader ], [ %scevgep115, %B4054.if ]
  %lsr.iv108 = phi ptr [ %scevgep107, %B4054.if.preheader ], [ %scevgep109, %B4054.if ]
  %lsr.iv = phi i64 [ %216, %B4054.if.preheader ], [ %lsr.iv.next, %B4054.if ]
  %.46861739 = phi double [ %.46861739.unr, %B4054.if.preheader ], [ %.4686.1, %B4054.if ]
  %scevgep116 = getelementptr i8, ptr %lsr.iv114, i64 %219
  %.4681 = load double, ptr %scevgep116, align 8
  %scevgep110 = getelementptr i8, ptr %lsr.iv108, i64 -8
  %.4684 = load double, ptr %scevgep110, align 8
  %.4685 = fmul double %.4681, %.4684
  %.4686 = fsub double %.46861739, %.4685
  store double %.4686, ptr %sunkaddr418, align 8
  %scevgep117 = getelementptr i8, ptr %lsr.iv114, i64 %221
  %.4681.1 = load double, ptr %scevgep117, align 8
  %.4684.1 = load double, ptr %lsr.iv108, align 8
  %.4685.1 = fmul double %.4681.1, %.4684.1
  %.4686.1 = fsub double %.4686, %.4685.1
  store double %.4686.1, ptr %sunkaddr418, align 8
  %lsr.iv.next = add i64 %lsr.iv, -2
  %scevgep109 = getelementptr i8, ptr %lsr.iv108, i64 16
  %scevgep115 = getelementptr i8, ptr %lsr.iv114, i64 %175
  %.4633.1 = icmp sgt i64 %lsr.iv.next, 2
  br i1 %.4633.1, label %B4054.if, label %B4134
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

declare double @sqrt(double) local_unnamed_addr #3

declare i64 @llvm.smax.i64(i64, i64) #0

define internal fastcc void @part2(ptr noalias nonnull writeonly captures(none) %retptr, i64 %arg.problem.0, ptr readonly captures(none) %arg.problem.3, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, double %arg.t, ptr %arg.y) unnamed_addr {
entry:
  %.44.i1 = alloca ptr, align 8
  %.240 = alloca i64, align 8
  store i64 0, ptr %.240, align 8
  %.276 = alloca ptr, align 8
  store ptr null, ptr %.276, align 8
  %.360 = alloca i64, align 8
  store i64 0, ptr %.360, align 8
  %.38 = inttoptr i64 %arg.problem.0 to ptr
  %.39 = tail call i64 %.38(double %arg.t, ptr %arg.y, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.7)
  %.42 = load i64, ptr %arg.problem.3, align 8
  %.44 = getelementptr i8, ptr %arg.problem.3, i64 8
  %.45 = load i64, ptr %.44, align 8
  %.46 = add nsw i64 %.45, %.42
  %.142102.not = icmp slt i64 %.46, 1
  br i1 %.142102.not, label %B294, label %B254.if.lr.ph

B254.if.lr.ph:                                    ; preds = %entry
  %.51 = getelementptr i8, ptr %arg.problem.3, i64 24
  %.52 = load i64, ptr %.51, align 8
  %.48 = getelementptr i8, ptr %arg.problem.3, i64 16
  %.49 = load i64, ptr %.48, align 8
  %xtraiter = and i64 %.46, 3
  %0 = icmp slt i64 %.46, 4
  br i1 %0, label %B254.if.epil.preheader, label %B254.if.lr.ph.new

B254.if.lr.ph.new:                                ; preds = %B254.if.lr.ph
  %1 = add i64 %.49, %.52
  %2 = shl i64 %1, 3
  %3 = getelementptr i8, ptr %arg.problem.5, i64 %2
  %4 = shl i64 %.46, 3
  %5 = getelementptr i8, ptr %arg.problem.6, i64 %4
  %6 = add nsw i64 %.46, -4
  %7 = lshr i64 %6, 2
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %B254.if.epil.preheader5, label %B254.if.lr.ph.new.new

B254.if.lr.ph.new.new:                            ; preds = %B254.if.lr.ph.new
  %9 = add nuw nsw i64 %7, 1
  %scevgep18 = getelementptr i8, ptr %3, i64 56
  %scevgep32 = getelementptr i8, ptr %5, i64 56
  %10 = lshr i64 %9, 1
  %11 = mul nsw i64 %10, -2
  br label %B254.if

B294.loopexit.unr-lcssa.unr-lcssa:                ; preds = %B254.if
  %12 = and i64 %6, 4
  %lcmp.mod.not15.not = icmp eq i64 %12, 0
  br i1 %lcmp.mod.not15.not, label %B254.if.epil.preheader5, label %B294.loopexit.unr-lcssa

B254.if.epil.preheader5:                          ; preds = %B294.loopexit.unr-lcssa.unr-lcssa, %B254.if.lr.ph.new
  %.148101103.epil.init10 = phi i64 [ 0, %B254.if.lr.ph.new ], [ %.155.3.1, %B294.loopexit.unr-lcssa.unr-lcssa ]
  %sunkaddr = shl i64 %.148101103.epil.init10, 3
  %sunkaddr49 = getelementptr i8, ptr %3, i64 %sunkaddr
  %.184.epil8 = load double, ptr %sunkaddr49, align 8
  %sunkaddr51 = getelementptr i8, ptr %5, i64 %sunkaddr
  store double %.184.epil8, ptr %sunkaddr51, align 8
  %sunkaddr56 = getelementptr i8, ptr %sunkaddr49, i64 8
  %.184.1.epil = load double, ptr %sunkaddr56, align 8
  %sunkaddr59 = getelementptr i8, ptr %sunkaddr51, i64 8
  store double %.184.1.epil, ptr %sunkaddr59, align 8
  %sunkaddr62 = getelementptr i8, ptr %sunkaddr49, i64 16
  %.184.2.epil = load double, ptr %sunkaddr62, align 8
  %sunkaddr65 = getelementptr i8, ptr %sunkaddr51, i64 16
  store double %.184.2.epil, ptr %sunkaddr65, align 8
  %.155.3.epil = add nuw i64 %.148101103.epil.init10, 4
  %sunkaddr68 = getelementptr i8, ptr %sunkaddr49, i64 24
  %.184.3.epil = load double, ptr %sunkaddr68, align 8
  %sunkaddr71 = getelementptr i8, ptr %sunkaddr51, i64 24
  store double %.184.3.epil, ptr %sunkaddr71, align 8
  br label %B294.loopexit.unr-lcssa

B294.loopexit.unr-lcssa:                          ; preds = %B254.if.epil.preheader5, %B294.loopexit.unr-lcssa.unr-lcssa
  %.155.3.lcssa = phi i64 [ %.155.3.epil, %B254.if.epil.preheader5 ], [ %.155.3.1, %B294.loopexit.unr-lcssa.unr-lcssa ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B294, label %B254.if.epil.preheader

B254.if.epil.preheader:                           ; preds = %B294.loopexit.unr-lcssa, %B254.if.lr.ph
  %.148101103.epil.init = phi i64 [ 0, %B254.if.lr.ph ], [ %.155.3.lcssa, %B294.loopexit.unr-lcssa ]
  %13 = add nuw i64 %.148101103.epil.init, %.46
  %14 = shl i64 %13, 3
  %scevgep = getelementptr i8, ptr %arg.problem.6, i64 %14
  %15 = add i64 %.49, %.52
  %16 = add i64 %15, %.148101103.epil.init
  %17 = shl i64 %16, 3
  %scevgep45 = getelementptr i8, ptr %arg.problem.5, i64 %17
  br label %B254.if.epil

B254.if.epil:                                     ; preds = %B254.if.epil, %B254.if.epil.preheader
  %epil.iter = phi i64 [ 0, %B254.if.epil.preheader ], [ %epil.iter.next, %B254.if.epil ]
  %18 = shl i64 %epil.iter, 3
  %scevgep17 = getelementptr i8, ptr %scevgep45, i64 %18
  %.184.epil = load double, ptr %scevgep17, align 8
  %scevgep16 = getelementptr i8, ptr %scevgep, i64 %18
  store double %.184.epil, ptr %scevgep16, align 8
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B294, label %B254.if.epil, !llvm.loop !50

B294:                                             ; preds = %B254.if.epil, %B294.loopexit.unr-lcssa, %entry
  %.204 = getelementptr i8, ptr %arg.problem.3, i64 72
  %.205 = load i64, ptr %.204, align 8
  %.206.not = icmp eq i64 %.205, 0
  br i1 %.206.not, label %B350, label %B320

B320:                                             ; preds = %B294
  call void @llvm.lifetime.start.p0(ptr nonnull %.44.i1)
  store ptr null, ptr %.44.i1, align 8, !noalias !51
  %.26.i = load i64, ptr %arg.problem.3, align 8, !noalias !51
  %.32.i = load i64, ptr %.44, align 8, !noalias !51
  %.35.i = getelementptr i8, ptr %arg.problem.3, i64 16
  %.36.i = load i64, ptr %.35.i, align 8, !noalias !51
  store ptr null, ptr %.44.i1, align 8, !noalias !51
  call fastcc void @part3(ptr nonnull %.44.i1, ptr nonnull readonly %arg.problem.3, ptr readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6)
  %.71.i = getelementptr i8, ptr %arg.problem.3, i64 24
  %.72.i = load i64, ptr %.71.i, align 8, !noalias !51
  %.16144.not.i = icmp slt i64 %.72.i, 1
  br i1 %.16144.not.i, label %_ZN9teachmech3run8compiled7kernels5weighB2v4B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread, label %B272.if.lr.ph.i

B272.if.lr.ph.i:                                  ; preds = %B320
  %19 = getelementptr double, ptr %arg.problem.6, i64 %.26.i
  %20 = getelementptr double, ptr %19, i64 %.32.i
  %21 = getelementptr double, ptr %arg.problem.5, i64 %.36.i
  %22 = getelementptr double, ptr %21, i64 %.72.i
  %23 = getelementptr double, ptr %22, i64 %.26.i
  %sunkaddr73 = getelementptr i8, ptr %arg.problem.3, i64 112
  %sunkaddr74 = getelementptr i8, ptr %arg.problem.3, i64 120
  br label %B272.if.i

B272.if.i:                                        ; preds = %B272.if.i, %B272.if.lr.ph.i
  %lsr.iv5.i = phi i64 [ %.72.i, %B272.if.lr.ph.i ], [ %lsr.iv.next.i, %B272.if.i ]
  %lsr.iv1.i = phi ptr [ %arg.problem.3, %B272.if.lr.ph.i ], [ %scevgep2.i, %B272.if.i ]
  %lsr.iv.i = phi ptr [ %21, %B272.if.lr.ph.i ], [ %scevgep.i, %B272.if.i ]
  %.201.i = load i64, ptr %sunkaddr73, align 8, !noalias !51
  %24 = shl i64 %.201.i, 3
  %scevgep4.i = getelementptr i8, ptr %lsr.iv1.i, i64 %24
  %.205.i = load i64, ptr %scevgep4.i, align 8, !noalias !51
  %.208.i = load i64, ptr %sunkaddr74, align 8, !noalias !51
  %25 = shl i64 %.208.i, 3
  %scevgep3.i = getelementptr i8, ptr %lsr.iv1.i, i64 %25
  %.212.i = load i64, ptr %scevgep3.i, align 8, !noalias !51
  %.216.i = getelementptr double, ptr %20, i64 %.212.i
  %.217.i = load double, ptr %.216.i, align 8, !noalias !51
  %.219.i = getelementptr double, ptr %arg.problem.6, i64 %.205.i
  %.220.i = load double, ptr %.219.i, align 8, !noalias !51
  %.225.i = load double, ptr %lsr.iv.i, align 8, !noalias !51
  %.226.i = fmul double %.220.i, %.225.i
  %.230.i = getelementptr double, ptr %23, i64 %.205.i
  %.231.i = load double, ptr %.230.i, align 8, !noalias !51
  %.232.i = fmul double %.226.i, %.231.i
  %.233.i = fadd double %.217.i, %.232.i
  store double %.233.i, ptr %.216.i, align 8, !noalias !51
  %scevgep.i = getelementptr i8, ptr %lsr.iv.i, i64 8
  %scevgep2.i = getelementptr i8, ptr %lsr.iv1.i, i64 8
  %lsr.iv.next.i = add i64 %lsr.iv5.i, -1
  %exitcond.not.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %exitcond.not.i, label %_ZN9teachmech3run8compiled7kernels5weighB2v4B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread, label %B272.if.i

_ZN9teachmech3run8compiled7kernels5weighB2v4B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread: ; preds = %B272.if.i, %B320
  call void @llvm.lifetime.end.p0(ptr nonnull %.44.i1)
  br label %B350

B350:                                             ; preds = %_ZN9teachmech3run8compiled7kernels5weighB2v4B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread, %B294
  %.237 = getelementptr i8, ptr %arg.problem.3, i64 192
  %.238 = load i64, ptr %.237, align 8
  store i64 0, ptr %.240, align 8
  call fastcc void @part4(ptr nonnull %.240, ptr nonnull %arg.problem.3, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, i64 %.238)
  %.254 = load i64, ptr %.240, align 8
  %.268 = icmp sgt i64 %.254, 0
  br i1 %.268, label %B416, label %B498

B416:                                             ; preds = %B350
  %.273 = load i64, ptr %.237, align 8
  store ptr null, ptr %.276, align 8
  call fastcc void @part5(ptr nonnull %.276, ptr nonnull %arg.problem.3, ptr %arg.problem.5, ptr %arg.problem.6, i64 %.273, i64 %.254)
  br label %common.ret

B498:                                             ; preds = %B350
  %.314 = getelementptr i8, ptr %arg.problem.3, i64 56
  %.315 = load i64, ptr %.314, align 8
  %.316 = icmp sgt i64 %.315, 0
  br i1 %.316, label %B532, label %B588

B532:                                             ; preds = %B498
  %.320 = load i64, ptr %.204, align 8
  %.321.not = icmp eq i64 %.320, 0
  br i1 %.321.not, label %B558, label %B588

B558:                                             ; preds = %B532
  call void @llvm.lifetime.start.p0(ptr nonnull %.44.i1)
  store ptr null, ptr %.44.i1, align 8, !noalias !55
  %.26.i3 = load i64, ptr %arg.problem.3, align 8, !noalias !55
  %.32.i5 = load i64, ptr %.44, align 8, !noalias !55
  %.35.i6 = getelementptr i8, ptr %arg.problem.3, i64 16
  %.36.i7 = load i64, ptr %.35.i6, align 8, !noalias !55
  store ptr null, ptr %.44.i1, align 8, !noalias !55
  call fastcc void @part3(ptr nonnull %.44.i1, ptr nonnull readonly %arg.problem.3, ptr readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6)
  %.71.i10 = getelementptr i8, ptr %arg.problem.3, i64 24
  %.72.i11 = load i64, ptr %.71.i10, align 8, !noalias !55
  %.16144.not.i12 = icmp slt i64 %.72.i11, 1
  br i1 %.16144.not.i12, label %_ZN9teachmech3run8compiled7kernels5weighB2v4B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit42.thread, label %B272.if.lr.ph.i13

B272.if.lr.ph.i13:                                ; preds = %B558
  %26 = getelementptr double, ptr %arg.problem.6, i64 %.26.i3
  %27 = getelementptr double, ptr %26, i64 %.32.i5
  %28 = getelementptr double, ptr %arg.problem.5, i64 %.36.i7
  %29 = getelementptr double, ptr %28, i64 %.72.i11
  %30 = getelementptr double, ptr %29, i64 %.26.i3
  %sunkaddr78 = getelementptr i8, ptr %arg.problem.3, i64 112
  %sunkaddr79 = getelementptr i8, ptr %arg.problem.3, i64 120
  br label %B272.if.i16

B272.if.i16:                                      ; preds = %B272.if.i16, %B272.if.lr.ph.i13
  %lsr.iv5.i17 = phi i64 [ %.72.i11, %B272.if.lr.ph.i13 ], [ %lsr.iv.next.i38, %B272.if.i16 ]
  %lsr.iv1.i18 = phi ptr [ %arg.problem.3, %B272.if.lr.ph.i13 ], [ %scevgep2.i37, %B272.if.i16 ]
  %lsr.iv.i19 = phi ptr [ %28, %B272.if.lr.ph.i13 ], [ %scevgep.i36, %B272.if.i16 ]
  %.201.i20 = load i64, ptr %sunkaddr78, align 8, !noalias !55
  %31 = shl i64 %.201.i20, 3
  %scevgep4.i21 = getelementptr i8, ptr %lsr.iv1.i18, i64 %31
  %.205.i22 = load i64, ptr %scevgep4.i21, align 8, !noalias !55
  %.208.i23 = load i64, ptr %sunkaddr79, align 8, !noalias !55
  %32 = shl i64 %.208.i23, 3
  %scevgep3.i24 = getelementptr i8, ptr %lsr.iv1.i18, i64 %32
  %.212.i25 = load i64, ptr %scevgep3.i24, align 8, !noalias !55
  %.216.i26 = getelementptr double, ptr %27, i64 %.212.i25
  %.217.i27 = load double, ptr %.216.i26, align 8, !noalias !55
  %.219.i28 = getelementptr double, ptr %arg.problem.6, i64 %.205.i22
  %.220.i29 = load double, ptr %.219.i28, align 8, !noalias !55
  %.225.i30 = load double, ptr %lsr.iv.i19, align 8, !noalias !55
  %.226.i31 = fmul double %.220.i29, %.225.i30
  %.230.i32 = getelementptr double, ptr %30, i64 %.205.i22
  %.231.i33 = load double, ptr %.230.i32, align 8, !noalias !55
  %.232.i34 = fmul double %.226.i31, %.231.i33
  %.233.i35 = fadd double %.217.i27, %.232.i34
  store double %.233.i35, ptr %.216.i26, align 8, !noalias !55
  %scevgep.i36 = getelementptr i8, ptr %lsr.iv.i19, i64 8
  %scevgep2.i37 = getelementptr i8, ptr %lsr.iv1.i18, i64 8
  %lsr.iv.next.i38 = add i64 %lsr.iv5.i17, -1
  %exitcond.not.i39 = icmp eq i64 %lsr.iv.next.i38, 0
  br i1 %exitcond.not.i39, label %_ZN9teachmech3run8compiled7kernels5weighB2v4B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit42.thread, label %B272.if.i16

_ZN9teachmech3run8compiled7kernels5weighB2v4B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit42.thread: ; preds = %B272.if.i16, %B558
  call void @llvm.lifetime.end.p0(ptr nonnull %.44.i1)
  br label %B588

B588:                                             ; preds = %_ZN9teachmech3run8compiled7kernels5weighB2v4B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit42.thread, %B532, %B498
  %.352 = getelementptr i8, ptr %arg.problem.3, i64 144
  %.353 = load i64, ptr %.352, align 8
  %.356 = load i64, ptr %.44, align 8
  store i64 0, ptr %.360, align 8
  call fastcc void @part6(ptr nonnull %.360, ptr nonnull %arg.problem.3, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, i64 %.353, i64 %.356)
  br label %common.ret

B254.if:                                          ; preds = %B254.if, %B254.if.lr.ph.new.new
  %lsr.iv1 = phi i64 [ %lsr.iv.next2, %B254.if ], [ %11, %B254.if.lr.ph.new.new ]
  %.148101103 = phi i64 [ %.155.3.1, %B254.if ], [ 0, %B254.if.lr.ph.new.new ]
  %33 = shl i64 %.148101103, 3
  %scevgep25 = getelementptr i8, ptr %scevgep18, i64 %33
  %scevgep26 = getelementptr i8, ptr %scevgep25, i64 -32
  %scevgep31 = getelementptr i8, ptr %scevgep25, i64 -56
  %.184 = load double, ptr %scevgep31, align 8
  %scevgep39 = getelementptr i8, ptr %scevgep32, i64 %33
  %scevgep19 = getelementptr i8, ptr %scevgep39, i64 -32
  %scevgep14 = getelementptr i8, ptr %scevgep39, i64 -56
  store double %.184, ptr %scevgep14, align 8
  %scevgep48 = getelementptr i8, ptr %scevgep25, i64 -48
  %.184.1 = load double, ptr %scevgep48, align 8
  %scevgep12 = getelementptr i8, ptr %scevgep39, i64 -48
  store double %.184.1, ptr %scevgep12, align 8
  %scevgep41 = getelementptr i8, ptr %scevgep25, i64 -40
  %.184.2 = load double, ptr %scevgep41, align 8
  %scevgep10 = getelementptr i8, ptr %scevgep39, i64 -40
  store double %.184.2, ptr %scevgep10, align 8
  %.184.3 = load double, ptr %scevgep26, align 8
  store double %.184.3, ptr %scevgep19, align 8
  %scevgep34 = getelementptr i8, ptr %scevgep25, i64 -24
  %.184.114 = load double, ptr %scevgep34, align 8
  %scevgep8 = getelementptr i8, ptr %scevgep39, i64 -24
  store double %.184.114, ptr %scevgep8, align 8
  %scevgep29 = getelementptr i8, ptr %scevgep25, i64 -16
  %.184.1.1 = load double, ptr %scevgep29, align 8
  %scevgep6 = getelementptr i8, ptr %scevgep39, i64 -16
  store double %.184.1.1, ptr %scevgep6, align 8
  %scevgep22 = getelementptr i8, ptr %scevgep25, i64 -8
  %.184.2.1 = load double, ptr %scevgep22, align 8
  %scevgep4 = getelementptr i8, ptr %scevgep39, i64 -8
  store double %.184.2.1, ptr %scevgep4, align 8
  %.155.3.1 = add i64 %.148101103, 8
  %.184.3.1 = load double, ptr %scevgep25, align 8
  store double %.184.3.1, ptr %scevgep39, align 8
  %lsr.iv.next2 = add i64 %lsr.iv1, 2
  %niter.ncmp.1 = icmp eq i64 %lsr.iv.next2, 0
  br i1 %niter.ncmp.1, label %B294.loopexit.unr-lcssa.unr-lcssa, label %B254.if

common.ret:                                       ; preds = %B588, %B416
  %storemerge.in = phi ptr [ %.360, %B588 ], [ %.44, %B416 ]
  %storemerge = load i64, ptr %storemerge.in, align 8
  store i64 %storemerge, ptr %retptr, align 8
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

define noundef i32 @dop853(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.problem.0, i64 %arg.problem.1, i64 %arg.problem.2, ptr readonly captures(none) %arg.problem.3, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %arg.projected, double %arg.tolerance, ptr readonly captures(none) %arg.times, i64 %arg.count, ptr captures(none) %arg.index, ptr captures(none) %arg.clock, ptr %arg.now, ptr writeonly captures(none) %arg.states, ptr writeonly captures(none) %arg.ends, i64 %arg.kept_ends, ptr %arg.room, i64 %arg.budget) local_unnamed_addr {
entry:
  %.488.i27 = alloca i8, align 1
  %.66.i = alloca ptr, align 8
  %.260.i = alloca i64, align 8
  %.726.i = alloca ptr, align 8
  %.757.i = alloca i64, align 8
  %.488.i = alloca i8, align 1
  %.216 = alloca i8, align 1
  store i8 0, ptr %.216, align 1
  %.1561 = alloca i8, align 1
  store i8 0, ptr %.1561, align 1
  %.2373 = alloca i8, align 1
  store i8 0, ptr %.2373, align 1
  %.2497 = alloca i8, align 1
  store i8 0, ptr %.2497, align 1
  %.3138 = alloca ptr, align 8
  store ptr null, ptr %.3138, align 8
  %.3384 = alloca i8, align 1
  store i8 0, ptr %.3384, align 1
  %.51 = load i64, ptr %arg.problem.3, align 8
  %.52 = shl i64 %.51, 1
  %.53 = add i64 %.52, 2
  %0 = getelementptr double, ptr %arg.times, i64 %arg.count
  %.57 = getelementptr i8, ptr %0, i64 -8
  %.58 = load double, ptr %.57, align 8
  %.16.i = getelementptr i8, ptr %arg.problem.3, i64 8
  %.17.i = load i64, ptr %.16.i, align 8, !noalias !59
  %.20.i = getelementptr i8, ptr %arg.problem.3, i64 80
  %.21.i = load i64, ptr %.20.i, align 8, !noalias !59
  %.25.i = getelementptr double, ptr %arg.problem.4, i64 %.21.i
  %.27.i = getelementptr i8, ptr %.25.i, i64 8
  %.28.i = getelementptr double, ptr %.27.i, i64 %.51
  %.30.i = getelementptr double, ptr %.28.i, i64 %.17.i
  %.151.idx = shl i64 %.53, 7
  %.151 = getelementptr i8, ptr %arg.room, i64 %.151.idx
  %.157.idx = mul i64 %.53, 136
  %.157 = getelementptr i8, ptr %arg.room, i64 %.157.idx
  %.173.idx = mul i64 %.53, 144
  %.173 = getelementptr i8, ptr %arg.room, i64 %.173.idx
  %.179.idx = mul i64 %.53, 152
  %.179 = getelementptr i8, ptr %arg.room, i64 %.179.idx
  %.191.idx = mul i64 %.53, 168
  %.191 = getelementptr i8, ptr %arg.room, i64 %.191.idx
  %.197.idx = mul i64 %.53, 184
  %.197 = getelementptr i8, ptr %arg.room, i64 %.197.idx
  %.205 = getelementptr i8, ptr %arg.clock, i64 8
  %.206 = load double, ptr %.205, align 8
  %.207 = fcmp oeq double %.206, 0.000000e+00
  br i1 %.207, label %B476, label %B678

B476:                                             ; preds = %entry
  %.101 = getelementptr inbounds double, ptr %arg.now, i64 %.53
  %.212 = load double, ptr %arg.clock, align 8
  store i8 0, ptr %.216, align 1
  call fastcc void @part0(ptr nonnull %.216, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.3, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, double %.212, ptr %arg.now, ptr %.101)
  %.230 = load i8, ptr %.216, align 1
  %.233.not = icmp eq i8 %.230, 0
  br i1 %.233.not, label %common.ret, label %B538

common.ret:                                       ; preds = %B4160, %B4032, %B2488, %B2392, %B72.loopexit.i, %for.cond.preheader, %B712, %B1784, %B2252, %B3264, %B678, %B476, %_ZN9teachmech3run8compiled7kernels5stageB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2axx10float64_2a.exit, %B1874.critedge, %_ZN9teachmech3run8compiled7kernels5stageB3v21B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2a23Literal_5bint_5d_281_29x10float64_2a.exit
  %.sink = phi i64 [ 2, %B1874.critedge ], [ 1, %B678 ], [ 2, %B1784 ], [ 2, %_ZN9teachmech3run8compiled7kernels5stageB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2axx10float64_2a.exit ], [ 2, %_ZN9teachmech3run8compiled7kernels5stageB3v21B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2a23Literal_5bint_5d_281_29x10float64_2a.exit ], [ 2, %B3264 ], [ 2, %B476 ], [ 3, %B2252 ], [ 3, %for.cond.preheader ], [ 0, %B712 ], [ 1, %B4160 ], [ 3, %B72.loopexit.i ], [ 2, %B2392 ], [ 2, %B2488 ], [ 4, %B4032 ]
  store i64 %.sink, ptr %retptr, align 8
  ret i32 0

B538:                                             ; preds = %B476
  %.304 = load double, ptr %.30.i, align 8
  %.308 = load i64, ptr %arg.problem.3, align 8
  %.310 = getelementptr double, ptr %.30.i, i64 %.308
  %.311 = load double, ptr %.310, align 8
  %.315 = fdiv double %.304, %.311
  %.317 = tail call double @llvm.pow.f64(double %arg.tolerance, double 1.250000e-01)
  %.318 = fmul double %.317, %.315
  %.323 = fdiv double %.318, 1.000000e+01
  %.326 = load double, ptr %arg.clock, align 8
  %.328 = fsub double %.58, %.326
  %.10.i = fcmp olt double %.328, %.323
  %.11.i = select i1 %.10.i, double %.328, double %.323
  store double %.11.i, ptr %.205, align 8
  br label %B678

B678:                                             ; preds = %B538, %entry
  %.828 = icmp slt i64 %.51, 0
  %..53965 = select i1 %.828, i64 0, i64 %.53
  %.1112 = getelementptr double, ptr %.179, i64 %.53
  %.1428 = shl nuw nsw i64 %.53, 1
  %storemerge954 = select i1 %.828, i64 0, i64 %.1428
  %.2346.idx = mul nsw i64 %.53, 96
  %.2346 = getelementptr inbounds i8, ptr %arg.room, i64 %.2346.idx
  %.2365.idx = mul nsw i64 %.53, 240
  %.2365 = getelementptr inbounds i8, ptr %arg.room, i64 %.2365.idx
  %1 = getelementptr double, ptr %.197, i64 %.53
  %.idx = shl i64 %.53, 4
  %2 = getelementptr i8, ptr %.197, i64 %.idx
  %.4033 = add i64 %.52, 3
  %.444231 = icmp sgt i64 %arg.budget, 0
  br i1 %.444231, label %B712.lr.ph, label %common.ret

B712.lr.ph:                                       ; preds = %B678
  %.4431504234 = add nsw i64 %arg.budget, -1
  %3 = shl i64 %.53, 3
  %unroll_iter.i = and i64 %.53, 9223372036854775806
  %scevgep6.i = getelementptr i8, ptr %arg.room, i64 8
  %scevgep.i302 = getelementptr i8, ptr %.179, i64 8
  %scevgep27.i303 = getelementptr i8, ptr %scevgep.i302, i64 %3
  %.265.i359 = sitofp i64 %.53 to double
  %scevgep.i = getelementptr i8, ptr %.191, i64 8
  %scevgep27.i = getelementptr i8, ptr %scevgep.i, i64 %3
  %xtraiter.i = and i64 %.53, 2
  %unroll_iter.i247 = and i64 %.53, 9223372036854775804
  %.3037.idx = mul i64 %.53, 24
  %.3037 = getelementptr i8, ptr %.197, i64 %.3037.idx
  %.3037.1.idx = shl i64 %.53, 5
  %.3037.1 = getelementptr i8, ptr %.197, i64 %.3037.1.idx
  %.3037.2.idx = mul i64 %.53, 40
  %.3037.2 = getelementptr i8, ptr %.197, i64 %.3037.2.idx
  %.3037.3.idx = mul i64 %.53, 48
  %.3037.3 = getelementptr i8, ptr %.197, i64 %.3037.3.idx
  %4 = add nsw i64 %unroll_iter.i, -2
  %5 = lshr exact i64 %4, 1
  %6 = add nuw i64 %5, 1
  %unroll_iter = and i64 %..53965, 9223372036854775804
  %unroll_iter646 = and i64 %6, -2
  %unroll_iter706 = and i64 %..53965, 9223372036854775800
  %7 = shl i64 %.51, 4
  %8 = getelementptr i8, ptr %arg.now, i64 %7
  %scevgep = getelementptr i8, ptr %8, i64 40
  %scevgep787 = getelementptr i8, ptr %arg.room, i64 24
  %scevgep797 = getelementptr i8, ptr %8, i64 16
  %9 = mul i64 %.51, 304
  %10 = getelementptr i8, ptr %arg.room, i64 %9
  %scevgep800 = getelementptr i8, ptr %10, i64 328
  %11 = mul i64 %.51, 320
  %12 = getelementptr i8, ptr %arg.room, i64 %11
  %scevgep816 = getelementptr i8, ptr %12, i64 344
  %13 = add i64 %.17.i, %.51
  %14 = add i64 %13, %.21.i
  %15 = shl i64 %14, 3
  %16 = getelementptr i8, ptr %arg.problem.4, i64 %15
  %scevgep837 = getelementptr i8, ptr %16, i64 8
  %17 = mul i64 %.51, 288
  %18 = getelementptr i8, ptr %arg.room, i64 %17
  %scevgep841 = getelementptr i8, ptr %18, i64 296
  %19 = mul i64 %.51, 336
  %20 = getelementptr i8, ptr %arg.room, i64 %19
  %scevgep853 = getelementptr i8, ptr %20, i64 360
  %21 = mul i64 %.51, 352
  %22 = getelementptr i8, ptr %arg.room, i64 %21
  %scevgep869 = getelementptr i8, ptr %22, i64 352
  %23 = shl i64 %.51, 8
  %24 = getelementptr i8, ptr %arg.room, i64 %23
  %scevgep873 = getelementptr i8, ptr %24, i64 280
  %25 = mul i64 %.51, 416
  %26 = getelementptr i8, ptr %arg.room, i64 %25
  %scevgep889 = getelementptr i8, ptr %26, i64 440
  %scevgep897 = getelementptr i8, ptr %26, i64 416
  %27 = mul i64 %.51, 432
  %28 = getelementptr i8, ptr %arg.room, i64 %27
  %scevgep900 = getelementptr i8, ptr %28, i64 456
  %scevgep908 = getelementptr i8, ptr %28, i64 432
  %29 = mul i64 %.51, 448
  %30 = getelementptr i8, ptr %arg.room, i64 %29
  %scevgep911 = getelementptr i8, ptr %30, i64 472
  %scevgep919 = getelementptr i8, ptr %30, i64 448
  %31 = mul i64 %.51, 464
  %32 = getelementptr i8, ptr %arg.room, i64 %31
  %scevgep922 = getelementptr i8, ptr %32, i64 488
  %scevgep930 = getelementptr i8, ptr %32, i64 464
  %33 = mul i64 %.51, 272
  %34 = getelementptr i8, ptr %arg.room, i64 %33
  %scevgep933 = getelementptr i8, ptr %34, i64 296
  %scevgep941 = getelementptr i8, ptr %arg.states, i64 24
  %scevgep960 = getelementptr i8, ptr %24, i64 264
  %scevgep992 = getelementptr i8, ptr %arg.ends, i64 64
  %35 = shl i64 %.4033, 3
  %scevgep1009 = getelementptr i8, ptr %arg.ends, i64 8
  %36 = shl i64 %..53965, 3
  %37 = and i64 %36, 48
  %sunkaddr1018 = getelementptr i8, ptr %arg.clock, i64 24
  %38 = icmp sgt i64 %..53965, 0
  %39 = icmp ult i64 %..53965, 4
  %40 = and i64 %..53965, 2
  %41 = icmp eq i64 %40, 0
  %42 = icmp sgt i64 %.51, -1
  %43 = icmp eq i64 %4, 0
  %44 = and i64 %4, 2
  %.not = icmp eq i64 %44, 0
  %45 = icmp eq i64 %4, 0
  %46 = and i64 %4, 2
  %.not1 = icmp eq i64 %46, 0
  %sunkaddr1020 = getelementptr i8, ptr %.173, i64 %7
  %sunkaddr1021 = getelementptr i8, ptr %sunkaddr1020, i64 8
  %47 = icmp eq i64 %arg.projected, 0
  %48 = icmp eq i64 %storemerge954, 0
  %.44.i = getelementptr i8, ptr %arg.problem.3, i64 16
  %.62.i = inttoptr i64 %arg.problem.0 to ptr
  %scevgep80.i = getelementptr i8, ptr %.191, i64 24
  %sunkaddr48.i = getelementptr i8, ptr %arg.problem.3, i64 40
  %sunkaddr64.i8 = getelementptr i8, ptr %arg.problem.3, i64 24
  %sunkaddr67.i9 = getelementptr i8, ptr %arg.problem.3, i64 112
  %sunkaddr68.i = getelementptr i8, ptr %arg.problem.3, i64 120
  %49 = icmp ult i64 %.53, 4
  %50 = icmp eq i64 %xtraiter.i, 0
  %sunkaddr1024 = getelementptr i8, ptr %arg.problem.3, i64 88
  %51 = icmp ult i64 %..53965, 4
  %52 = and i64 %..53965, 2
  %53 = icmp eq i64 %52, 0
  %54 = and i64 %..53965, 2
  %55 = icmp eq i64 %54, 0
  %56 = icmp ult i64 %..53965, 4
  %57 = and i64 %..53965, 2
  %58 = icmp eq i64 %57, 0
  %59 = icmp ult i64 %..53965, 4
  %60 = and i64 %..53965, 2
  %61 = icmp eq i64 %60, 0
  %.57.i = icmp sgt i64 %.53, 0
  %62 = and i64 %.51, 9223372036854775807
  %63 = icmp eq i64 %62, 0
  %64 = add i64 %.51, 1
  %unroll_iter73.i = and i64 %64, 9223372036854775806
  %scevgep304.i = getelementptr i8, ptr %.3037.3, i64 24
  %65 = and i64 %.51, 1
  %lcmp.mod.not176.not.i = icmp eq i64 %65, 0
  %scevgep137.i = getelementptr i8, ptr %.3037.2, i64 8
  %66 = add i64 %.51, 1
  %unroll_iter91.i = and i64 %66, 9223372036854775806
  %scevgep287.i = getelementptr i8, ptr %.3037.2, i64 24
  %67 = and i64 %.51, 1
  %lcmp.mod88.not.not.i = icmp eq i64 %67, 0
  %scevgep129.i = getelementptr i8, ptr %.3037.1, i64 8
  %68 = add i64 %.51, 1
  %unroll_iter107.i = and i64 %68, 9223372036854775806
  %scevgep270.i = getelementptr i8, ptr %.3037.1, i64 24
  %69 = and i64 %.51, 1
  %lcmp.mod104.not.not.i = icmp eq i64 %69, 0
  %scevgep121.i168 = getelementptr i8, ptr %.3037, i64 8
  %70 = add i64 %.51, 1
  %unroll_iter123.i = and i64 %70, 9223372036854775806
  %scevgep253.i = getelementptr i8, ptr %.3037, i64 24
  %71 = and i64 %.51, 1
  %lcmp.mod120.not.not.i = icmp eq i64 %71, 0
  %72 = add nuw nsw i64 %62, 1
  %unroll_iter138.i = and i64 %72, 9223372036854775806
  %scevgep236.i = getelementptr i8, ptr %2, i64 24
  %73 = and i64 %.51, 1
  %lcmp.mod135.not.not.i = icmp eq i64 %73, 0
  %74 = getelementptr i8, ptr %.197, i64 %3
  %scevgep105.i = getelementptr i8, ptr %74, i64 8
  %unroll_iter153.i = and i64 %72, 9223372036854775806
  %scevgep219.i = getelementptr i8, ptr %74, i64 24
  %75 = and i64 %.51, 1
  %lcmp.mod150.not.not.i = icmp eq i64 %75, 0
  %unroll_iter170.i = and i64 %72, 9223372036854775806
  %76 = and i64 %.51, 1
  %lcmp.mod167.not.not.i = icmp eq i64 %76, 0
  %xtraiter69.i = and i64 %.53, 2
  %77 = icmp slt i64 %.53, 4
  %lcmp.mod70.not.i = icmp eq i64 %xtraiter69.i, 0
  %78 = icmp ult i64 %..53965, 4
  %79 = and i64 %..53965, 2
  %80 = icmp eq i64 %79, 0
  %sunkaddr1036 = getelementptr i8, ptr %arg.index, i64 8
  %sunkaddr1038 = getelementptr i8, ptr %arg.clock, i64 16
  %sunkaddr1040 = getelementptr i8, ptr %arg.clock, i64 32
  %81 = icmp ult i64 %..53965, 8
  %82 = and i64 %..53965, 6
  %83 = icmp eq i64 %82, 0
  %sunkaddr1042 = getelementptr i8, ptr %arg.clock, i64 40
  br label %B712

B712:                                             ; preds = %B4160, %B712.lr.ph
  %.434.sroa.0.0237 = phi i64 [ 0, %B712.lr.ph ], [ %.434.sroa.0.0, %B4160 ]
  %.4431504236 = phi i64 [ %.4431504234, %B712.lr.ph ], [ %.4431504, %B4160 ]
  %.4501541235 = phi i64 [ 1, %B712.lr.ph ], [ %.4501541, %B4160 ]
  %.487 = load double, ptr %arg.clock, align 8
  %.493 = fcmp ult double %.487, %.58
  br i1 %.493, label %for.cond.preheader, label %common.ret

for.cond.preheader:                               ; preds = %B712
  %.561 = tail call double @nextafter(double %.487, double 0x7FF0000000000000)
  %.567 = fsub double %.561, %.487
  %.569 = fmul double %.567, 1.000000e+01
  %.575 = load double, ptr %.205, align 8
  %.10.i239 = fcmp ogt double %.569, %.575
  %.11.i240 = select i1 %.10.i239, double %.569, double %.575
  %.607 = load double, ptr %sunkaddr1018, align 8
  %.6201410 = fcmp ult double %.11.i240, %.569
  br i1 %.6201410, label %common.ret, label %B930

B930:                                             ; preds = %for.cond.preheader, %B2252
  %length.2.11422 = phi double [ %.2226, %B2252 ], [ %.11.i240, %for.cond.preheader ]
  %most.2.11421 = phi double [ 1.000000e+00, %B2252 ], [ 1.000000e+01, %for.cond.preheader ]
  %.691 = fmul double %length.2.11422, 2.000000e-02
  %.693 = fcmp olt double %.691, %.607
  %.706 = fmul double %length.2.11422, 0x3FF6DB6DB6DB6DB7
  %.708 = fcmp olt double %.607, %.706
  %or.cond = and i1 %.693, %.708
  br i1 %or.cond, label %B978, label %B1016

B978:                                             ; preds = %B930
  %.724 = fmul double %length.2.11422, 0x3FE6DB6DB6DB6DB7
  %.726 = fcmp ogt double %.607, %.724
  %"$phi1014.1.2.3.v" = select i1 %.726, double 5.000000e-01, double 1.400000e+00
  %"$phi1014.1.2.3" = fmul double %.607, %"$phi1014.1.2.3.v"
  br label %B1016

B1016:                                            ; preds = %B978, %B930
  %part.2.2 = phi double [ %"$phi1014.1.2.3", %B978 ], [ %length.2.11422, %B930 ]
  %.751 = fadd double %.487, %part.2.2
  %.10.i241 = fcmp olt double %.58, %.751
  %.11.i242 = select i1 %.10.i241, double %.58, double %.751
  %.786 = fsub double %.11.i242, %.487
  br i1 %38, label %B1094.if.preheader, label %B1122

B1094.if.preheader:                               ; preds = %B1016
  br i1 %39, label %B1094.if.epil.preheader, label %B1094.if

B1122.loopexit.unr-lcssa:                         ; preds = %B1094.if
  br i1 %41, label %B1122, label %B1094.if.epil.preheader

B1094.if.epil.preheader:                          ; preds = %B1122.loopexit.unr-lcssa, %B1094.if.preheader
  %.87612091211.epil.init = phi i64 [ 0, %B1094.if.preheader ], [ %.883.3, %B1122.loopexit.unr-lcssa ]
  %84 = shl i64 %.87612091211.epil.init, 3
  %scevgep795 = getelementptr i8, ptr %arg.room, i64 %84
  %scevgep798 = getelementptr i8, ptr %scevgep797, i64 %84
  br label %B1094.if.epil

B1094.if.epil:                                    ; preds = %B1094.if.epil, %B1094.if.epil.preheader
  %epil.iter = phi i64 [ %epil.iter.next, %B1094.if.epil ], [ 0, %B1094.if.epil.preheader ]
  %85 = shl nuw nsw i64 %epil.iter, 3
  %scevgep799 = getelementptr i8, ptr %scevgep798, i64 %85
  %.910.epil = load double, ptr %scevgep799, align 8
  %scevgep796 = getelementptr i8, ptr %scevgep795, i64 %85
  store double %.910.epil, ptr %scevgep796, align 8
  %epil.iter.next = add nuw nsw i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, 2
  br i1 %epil.iter.cmp.not, label %B1122, label %B1094.if.epil, !llvm.loop !62

B1122:                                            ; preds = %B1094.if.epil, %B1122.loopexit.unr-lcssa, %B1016
  call void @llvm.lifetime.start.p0(ptr nonnull %.488.i)
  store i8 0, ptr %.488.i, align 1, !noalias !63
  %.34.i = load i64, ptr %arg.problem.3, align 8, !noalias !63
  %.35.i = shl i64 %.34.i, 1
  %.36.i = add i64 %.35.i, 2
  %.324.i = icmp slt i64 %.34.i, 0
  %..36.i = select i1 %.324.i, i64 0, i64 %.36.i
  %86 = shl i64 %.36.i, 3
  %unroll_iter.i.i = and i64 %.36.i, 9223372036854775806
  %87 = add nsw i64 %unroll_iter.i.i, -2
  %88 = lshr exact i64 %87, 1
  %89 = add nuw i64 %88, 1
  %90 = add i64 %..36.i, -2
  %91 = lshr exact i64 %90, 1
  %92 = add nuw i64 %91, 1
  %unroll_iter11.i = and i64 %92, -2
  %93 = lshr i64 %89, 1
  %94 = mul nsw i64 %93, -2
  %95 = icmp sgt i64 %.34.i, -1
  %96 = icmp eq i64 %87, 0
  %97 = and i64 %87, 2
  %98 = icmp eq i64 %97, 0
  %99 = icmp sgt i64 %..36.i, 0
  %100 = icmp eq i64 %90, 0
  %101 = and i64 %90, 2
  %.not.i = icmp eq i64 %101, 0
  br label %B84.i

B84.i:                                            ; preds = %B230.i, %B1122
  %.127175.i = phi i64 [ %.134.i, %B230.i ], [ 1, %B1122 ]
  %exitcond197.not.i.not = icmp eq i64 %.127175.i, 13
  br i1 %exitcond197.not.i.not, label %B1200.critedge, label %B84.if.i

B230.loopexit.unr-lcssa.i:                        ; preds = %B178.if.i
  br i1 %.not.i, label %B178.if.epil.preheader.i, label %B230.i

B178.if.epil.preheader.i:                         ; preds = %B178.if.preheader.i, %B230.loopexit.unr-lcssa.i
  %.372167169.epil.init.i = phi i64 [ 0, %B178.if.preheader.i ], [ %.379.1.1.i, %B230.loopexit.unr-lcssa.i ]
  %sunkaddr45.epil.i = shl i64 %.372167169.epil.init.i, 3
  %sunkaddr46.epil.i = getelementptr i8, ptr %arg.now, i64 %sunkaddr45.epil.i
  %.406.epil.i = load double, ptr %sunkaddr46.epil.i, align 8, !noalias !63
  %sunkaddr48.epil.i = getelementptr i8, ptr %.151, i64 %sunkaddr45.epil.i
  %.409.epil.i = load double, ptr %sunkaddr48.epil.i, align 8, !noalias !63
  %.411.epil.i = fmul double %.786, %.409.epil.i
  %.412.epil.i = fadd double %.406.epil.i, %.411.epil.i
  store double %.412.epil.i, ptr %sunkaddr48.epil.i, align 8, !noalias !63
  %sunkaddr51.epil.i = getelementptr i8, ptr %sunkaddr46.epil.i, i64 8
  %.406.1.epil.i = load double, ptr %sunkaddr51.epil.i, align 8, !noalias !63
  %sunkaddr54.epil.i = getelementptr i8, ptr %sunkaddr48.epil.i, i64 8
  %.409.1.epil.i = load double, ptr %sunkaddr54.epil.i, align 8, !noalias !63
  %.411.1.epil.i = fmul double %.786, %.409.1.epil.i
  %.412.1.epil.i = fadd double %.406.1.epil.i, %.411.1.epil.i
  store double %.412.1.epil.i, ptr %sunkaddr54.epil.i, align 8, !noalias !63
  br label %B230.i

B230.i:                                           ; preds = %B86.endif.i, %B178.if.epil.preheader.i, %B230.loopexit.unr-lcssa.i
  %.473.i = getelementptr double, ptr @.const.array.data.1.24, i64 %.127175.i
  %.474.i = load double, ptr %.473.i, align 8, !noalias !63
  %.476.i = fmul double %.786, %.474.i
  %.478.i = fadd double %.487, %.476.i
  %.481.i = mul nsw i64 %.127175.i, %.36.i
  %.485.i = getelementptr inbounds double, ptr %arg.room, i64 %.481.i
  store i8 0, ptr %.488.i, align 1, !noalias !63
  call fastcc void @part0(ptr nonnull %.488.i, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull readonly %arg.problem.3, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, double %.478.i, ptr %.151, ptr %.485.i)
  %.502.i = load i8, ptr %.488.i, align 1, !noalias !63
  %.505.not.i = icmp eq i8 %.502.i, 0
  br i1 %.505.not.i, label %_ZN9teachmech3run8compiled7kernels5stageB3v21B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2a23Literal_5bint_5d_281_29x10float64_2a.exit, label %B84.i

B84.if.i:                                         ; preds = %B84.i
  %.134.i = add nuw nsw i64 %.127175.i, 1
  %.227.idx.i = shl i64 %.127175.i, 7
  %.227.i = getelementptr i8, ptr @.const.array.data.25, i64 %.227.idx.i
  br i1 %95, label %B34.if.preheader.i.i, label %B80.if.i.i.preheader

B34.if.preheader.i.i:                             ; preds = %B84.if.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %.151, i8 0, i64 %86, i1 false), !noalias !66
  br label %B80.if.i.i.preheader

B80.if.i.i.preheader:                             ; preds = %B34.if.preheader.i.i, %B84.if.i
  br label %B80.if.i.i

B236.i.loopexit.unr-lcssa.i:                      ; preds = %B180.if.i.i
  br i1 %98, label %B180.if.i.epil.preheader.i, label %B236.i.i

B180.if.i.epil.preheader.i:                       ; preds = %B180.if.i.preheader.i, %B236.i.loopexit.unr-lcssa.i
  %.404136138.i.epil.init.i = phi i64 [ 0, %B180.if.i.preheader.i ], [ %.411.1.i.1.i, %B236.i.loopexit.unr-lcssa.i ]
  %102 = shl i64 %.404136138.i.epil.init.i, 3
  %sunkaddr11.i.epil.i = getelementptr i8, ptr %.151, i64 %102
  %.438.i.epil.i = load double, ptr %sunkaddr11.i.epil.i, align 8, !noalias !66
  %scevgep9.i.epil.i = getelementptr i8, ptr %lsr.iv.i.i, i64 %102
  %scevgep10.i.epil.i = getelementptr i8, ptr %scevgep9.i.epil.i, i64 -8
  %.441.i.epil.i = load double, ptr %scevgep10.i.epil.i, align 8, !noalias !66
  %.443.i.epil.i = fmul double %.304.i.i, %.441.i.epil.i
  %.444.i.epil.i = fadd double %.438.i.epil.i, %.443.i.epil.i
  store double %.444.i.epil.i, ptr %sunkaddr11.i.epil.i, align 8, !noalias !66
  %sunkaddr14.i.epil.i = getelementptr i8, ptr %sunkaddr11.i.epil.i, i64 8
  %.438.1.i.epil.i = load double, ptr %sunkaddr14.i.epil.i, align 8, !noalias !66
  %.441.1.i.epil.i = load double, ptr %scevgep9.i.epil.i, align 8, !noalias !66
  %.443.1.i.epil.i = fmul double %.304.i.i, %.441.1.i.epil.i
  %.444.1.i.epil.i = fadd double %.438.1.i.epil.i, %.443.1.i.epil.i
  store double %.444.1.i.epil.i, ptr %sunkaddr14.i.epil.i, align 8, !noalias !66
  br label %B236.i.i

B236.i.i:                                         ; preds = %B80.if.i.i, %B180.if.i.epil.preheader.i, %B236.i.loopexit.unr-lcssa.i
  %scevgep7.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 %86
  %scevgep19.i = getelementptr i8, ptr %lsr.iv.i4, i64 %86
  %exitcond160.not.i.i = icmp eq i64 %.250.i.i, %.127175.i
  br i1 %exitcond160.not.i.i, label %B86.endif.i, label %B80.if.i.i

B80.if.i.i:                                       ; preds = %B80.if.i.i.preheader, %B236.i.i
  %lsr.iv.i4 = phi ptr [ %scevgep19.i, %B236.i.i ], [ %scevgep787, %B80.if.i.i.preheader ]
  %lsr.iv.i.i = phi ptr [ %scevgep7.i.i, %B236.i.i ], [ %scevgep6.i, %B80.if.i.i.preheader ]
  %.243143153.i.i = phi i64 [ %.250.i.i, %B236.i.i ], [ 0, %B80.if.i.i.preheader ]
  %.250.i.i = add nuw nsw i64 %.243143153.i.i, 1
  %103 = getelementptr double, ptr %.227.i, i64 %.243143153.i.i
  %.304.i.i = load double, ptr %103, align 8, !noalias !66
  %.316.i.i = fcmp oeq double %.304.i.i, 0.000000e+00
  %brmerge.i.i = or i1 %.324.i, %.316.i.i
  br i1 %brmerge.i.i, label %B236.i.i, label %B180.if.i.preheader.i

B180.if.i.preheader.i:                            ; preds = %B80.if.i.i
  br i1 %96, label %B180.if.i.epil.preheader.i, label %B180.if.i.i

B180.if.i.i:                                      ; preds = %B180.if.i.preheader.i, %B180.if.i.i
  %lsr.iv20.i = phi i64 [ %lsr.iv.next21.i, %B180.if.i.i ], [ %94, %B180.if.i.preheader.i ]
  %.404136138.i.i = phi i64 [ %.411.1.i.1.i, %B180.if.i.i ], [ 0, %B180.if.i.preheader.i ]
  %104 = shl i64 %.404136138.i.i, 3
  %sunkaddr54.i = getelementptr i8, ptr %.151, i64 %104
  %.438.i.i = load double, ptr %sunkaddr54.i, align 8, !noalias !66
  %scevgep22.i5 = getelementptr i8, ptr %lsr.iv.i4, i64 %104
  %scevgep37.i = getelementptr i8, ptr %scevgep22.i5, i64 -16
  %scevgep35.i = getelementptr i8, ptr %scevgep22.i5, i64 -24
  %.441.i.i = load double, ptr %scevgep35.i, align 8, !noalias !66
  %.443.i.i = fmul double %.304.i.i, %.441.i.i
  %.444.i.i = fadd double %.438.i.i, %.443.i.i
  store double %.444.i.i, ptr %sunkaddr54.i, align 8, !noalias !66
  %sunkaddr57.i = getelementptr i8, ptr %sunkaddr54.i, i64 8
  %.438.1.i.i = load double, ptr %sunkaddr57.i, align 8, !noalias !66
  %.441.1.i.i = load double, ptr %scevgep37.i, align 8, !noalias !66
  %.443.1.i.i = fmul double %.304.i.i, %.441.1.i.i
  %.444.1.i.i = fadd double %.438.1.i.i, %.443.1.i.i
  store double %.444.1.i.i, ptr %sunkaddr57.i, align 8, !noalias !66
  %sunkaddr60.i = getelementptr i8, ptr %sunkaddr54.i, i64 16
  %.438.i.1.i = load double, ptr %sunkaddr60.i, align 8, !noalias !66
  %scevgep33.i = getelementptr i8, ptr %scevgep22.i5, i64 -8
  %.441.i.1.i = load double, ptr %scevgep33.i, align 8, !noalias !66
  %.443.i.1.i = fmul double %.304.i.i, %.441.i.1.i
  %.444.i.1.i = fadd double %.438.i.1.i, %.443.i.1.i
  store double %.444.i.1.i, ptr %sunkaddr60.i, align 8, !noalias !66
  %.411.1.i.1.i = add i64 %.404136138.i.i, 4
  %sunkaddr61.i = shl i64 %.411.1.i.1.i, 3
  %sunkaddr62.i = getelementptr i8, ptr %.151, i64 %sunkaddr61.i
  %sunkaddr63.i = getelementptr i8, ptr %sunkaddr62.i, i64 -8
  %.438.1.i.1.i = load double, ptr %sunkaddr63.i, align 8, !noalias !66
  %.441.1.i.1.i = load double, ptr %scevgep22.i5, align 8, !noalias !66
  %.443.1.i.1.i = fmul double %.304.i.i, %.441.1.i.1.i
  %.444.1.i.1.i = fadd double %.438.1.i.1.i, %.443.1.i.1.i
  store double %.444.1.i.1.i, ptr %sunkaddr63.i, align 8, !noalias !66
  %lsr.iv.next21.i = add i64 %lsr.iv20.i, 2
  %niter.ncmp.1.i = icmp eq i64 %lsr.iv.next21.i, 0
  br i1 %niter.ncmp.1.i, label %B236.i.loopexit.unr-lcssa.i, label %B180.if.i.i

B86.endif.i:                                      ; preds = %B236.i.i
  br i1 %99, label %B178.if.preheader.i, label %B230.i

B178.if.preheader.i:                              ; preds = %B86.endif.i
  br i1 %100, label %B178.if.epil.preheader.i, label %B178.if.i

B178.if.i:                                        ; preds = %B178.if.preheader.i, %B178.if.i
  %lsr.iv53.i = phi i64 [ %lsr.iv.next.i, %B178.if.i ], [ %unroll_iter11.i, %B178.if.preheader.i ]
  %.372167169.i = phi i64 [ %.379.1.1.i, %B178.if.i ], [ 0, %B178.if.preheader.i ]
  %sunkaddr64.i = shl i64 %.372167169.i, 3
  %sunkaddr65.i = getelementptr i8, ptr %arg.now, i64 %sunkaddr64.i
  %.406.i = load double, ptr %sunkaddr65.i, align 8, !noalias !63
  %sunkaddr67.i = getelementptr i8, ptr %.151, i64 %sunkaddr64.i
  %.409.i = load double, ptr %sunkaddr67.i, align 8, !noalias !63
  %.411.i = fmul double %.786, %.409.i
  %.412.i = fadd double %.406.i, %.411.i
  store double %.412.i, ptr %sunkaddr67.i, align 8, !noalias !63
  %sunkaddr70.i = getelementptr i8, ptr %sunkaddr65.i, i64 8
  %.406.1.i = load double, ptr %sunkaddr70.i, align 8, !noalias !63
  %sunkaddr73.i = getelementptr i8, ptr %sunkaddr67.i, i64 8
  %.409.1.i = load double, ptr %sunkaddr73.i, align 8, !noalias !63
  %.411.1.i = fmul double %.786, %.409.1.i
  %.412.1.i = fadd double %.406.1.i, %.411.1.i
  store double %.412.1.i, ptr %sunkaddr73.i, align 8, !noalias !63
  %sunkaddr76.i = getelementptr i8, ptr %sunkaddr65.i, i64 16
  %.406.112.i = load double, ptr %sunkaddr76.i, align 8, !noalias !63
  %sunkaddr79.i = getelementptr i8, ptr %sunkaddr67.i, i64 16
  %.409.113.i = load double, ptr %sunkaddr79.i, align 8, !noalias !63
  %.411.114.i = fmul double %.786, %.409.113.i
  %.412.115.i = fadd double %.406.112.i, %.411.114.i
  store double %.412.115.i, ptr %sunkaddr79.i, align 8, !noalias !63
  %.379.1.1.i = add nuw i64 %.372167169.i, 4
  %sunkaddr82.i = getelementptr i8, ptr %sunkaddr65.i, i64 24
  %.406.1.1.i = load double, ptr %sunkaddr82.i, align 8, !noalias !63
  %sunkaddr85.i = getelementptr i8, ptr %sunkaddr67.i, i64 24
  %.409.1.1.i = load double, ptr %sunkaddr85.i, align 8, !noalias !63
  %.411.1.1.i = fmul double %.786, %.409.1.1.i
  %.412.1.1.i = fadd double %.406.1.1.i, %.411.1.1.i
  store double %.412.1.1.i, ptr %sunkaddr85.i, align 8, !noalias !63
  %lsr.iv.next.i = add i64 %lsr.iv53.i, -2
  %niter.ncmp.116.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %niter.ncmp.116.i, label %B230.loopexit.unr-lcssa.i, label %B178.if.i

_ZN9teachmech3run8compiled7kernels5stageB3v21B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2a23Literal_5bint_5d_281_29x10float64_2a.exit: ; preds = %B230.i
  call void @llvm.lifetime.end.p0(ptr nonnull %.488.i)
  br label %common.ret

B1200.critedge:                                   ; preds = %B84.i
  call void @llvm.lifetime.end.p0(ptr nonnull %.488.i)
  br i1 %42, label %B34.if.preheader.i, label %B80.if.i.preheader

B34.if.preheader.i:                               ; preds = %B1200.critedge
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %.179, i8 0, i64 %3, i1 false), !noalias !69
  br label %B80.if.i.preheader

B80.if.i.preheader:                               ; preds = %B34.if.preheader.i, %B1200.critedge
  br label %B80.if.i

B236.i.loopexit.unr-lcssa:                        ; preds = %B180.if.i
  br i1 %.not, label %B180.if.i.epil.preheader, label %B236.i

B180.if.i.epil.preheader:                         ; preds = %B180.if.i.preheader, %B236.i.loopexit.unr-lcssa
  %.404136138.i.epil.init = phi i64 [ 0, %B180.if.i.preheader ], [ %.411.1.i.1, %B236.i.loopexit.unr-lcssa ]
  %105 = shl i64 %.404136138.i.epil.init, 3
  %sunkaddr11.i.epil = getelementptr i8, ptr %.179, i64 %105
  %.438.i.epil = load double, ptr %sunkaddr11.i.epil, align 8, !noalias !69
  %scevgep9.i.epil = getelementptr i8, ptr %lsr.iv.i, i64 %105
  %scevgep10.i.epil = getelementptr i8, ptr %scevgep9.i.epil, i64 -8
  %.441.i.epil = load double, ptr %scevgep10.i.epil, align 8, !noalias !69
  %.443.i.epil = fmul double %.304.i, %.441.i.epil
  %.444.i.epil = fadd double %.438.i.epil, %.443.i.epil
  store double %.444.i.epil, ptr %sunkaddr11.i.epil, align 8, !noalias !69
  %sunkaddr14.i.epil = getelementptr i8, ptr %sunkaddr11.i.epil, i64 8
  %.438.1.i.epil = load double, ptr %sunkaddr14.i.epil, align 8, !noalias !69
  %.441.1.i.epil = load double, ptr %scevgep9.i.epil, align 8, !noalias !69
  %.443.1.i.epil = fmul double %.304.i, %.441.1.i.epil
  %.444.1.i.epil = fadd double %.438.1.i.epil, %.443.1.i.epil
  store double %.444.1.i.epil, ptr %sunkaddr14.i.epil, align 8, !noalias !69
  br label %B236.i

B236.i:                                           ; preds = %B80.if.i, %B180.if.i.epil.preheader, %B236.i.loopexit.unr-lcssa
  %scevgep7.i = getelementptr i8, ptr %lsr.iv.i, i64 %3
  %scevgep808 = getelementptr i8, ptr %lsr.iv, i64 %3
  %exitcond160.not.i = icmp eq i64 %.250.i, 13
  br i1 %exitcond160.not.i, label %B1200.endif, label %B80.if.i

B80.if.i:                                         ; preds = %B80.if.i.preheader, %B236.i
  %lsr.iv = phi ptr [ %scevgep808, %B236.i ], [ %scevgep787, %B80.if.i.preheader ]
  %lsr.iv.i = phi ptr [ %scevgep7.i, %B236.i ], [ %scevgep6.i, %B80.if.i.preheader ]
  %.243143153.i = phi i64 [ %.250.i, %B236.i ], [ 0, %B80.if.i.preheader ]
  %.250.i = add nuw nsw i64 %.243143153.i, 1
  %106 = getelementptr double, ptr @.const.array.data.1, i64 %.243143153.i
  %.304.i = load double, ptr %106, align 8, !noalias !69
  %107 = shl nuw i64 1, %.243143153.i
  %108 = and i64 %107, 4126
  %.316.i = icmp ne i64 %108, 0
  %brmerge.i = or i1 %.828, %.316.i
  br i1 %brmerge.i, label %B236.i, label %B180.if.i.preheader

B180.if.i.preheader:                              ; preds = %B80.if.i
  br i1 %43, label %B180.if.i.epil.preheader, label %B180.if.i

B180.if.i:                                        ; preds = %B180.if.i.preheader, %B180.if.i
  %lsr.iv815 = phi i64 [ %lsr.iv.next, %B180.if.i ], [ %unroll_iter646, %B180.if.i.preheader ]
  %.404136138.i = phi i64 [ %.411.1.i.1, %B180.if.i ], [ 0, %B180.if.i.preheader ]
  %109 = shl i64 %.404136138.i, 3
  %scevgep806 = getelementptr i8, ptr %scevgep800, i64 %109
  %scevgep807 = getelementptr i8, ptr %scevgep806, i64 -24
  %.438.i = load double, ptr %scevgep807, align 8, !noalias !69
  %scevgep811 = getelementptr i8, ptr %lsr.iv, i64 %109
  %scevgep812 = getelementptr i8, ptr %scevgep811, i64 -16
  %scevgep814 = getelementptr i8, ptr %scevgep811, i64 -24
  %.441.i = load double, ptr %scevgep814, align 8, !noalias !69
  %.443.i = fmul double %.304.i, %.441.i
  %.444.i = fadd double %.438.i, %.443.i
  store double %.444.i, ptr %scevgep807, align 8, !noalias !69
  %scevgep805 = getelementptr i8, ptr %scevgep806, i64 -16
  %.438.1.i = load double, ptr %scevgep805, align 8, !noalias !69
  %.441.1.i = load double, ptr %scevgep812, align 8, !noalias !69
  %.443.1.i = fmul double %.304.i, %.441.1.i
  %.444.1.i = fadd double %.438.1.i, %.443.1.i
  store double %.444.1.i, ptr %scevgep805, align 8, !noalias !69
  %scevgep803 = getelementptr i8, ptr %scevgep806, i64 -8
  %.438.i.1 = load double, ptr %scevgep803, align 8, !noalias !69
  %scevgep810 = getelementptr i8, ptr %scevgep811, i64 -8
  %.441.i.1 = load double, ptr %scevgep810, align 8, !noalias !69
  %.443.i.1 = fmul double %.304.i, %.441.i.1
  %.444.i.1 = fadd double %.438.i.1, %.443.i.1
  store double %.444.i.1, ptr %scevgep803, align 8, !noalias !69
  %.411.1.i.1 = add i64 %.404136138.i, 4
  %.438.1.i.1 = load double, ptr %scevgep806, align 8, !noalias !69
  %.441.1.i.1 = load double, ptr %scevgep811, align 8, !noalias !69
  %.443.1.i.1 = fmul double %.304.i, %.441.1.i.1
  %.444.1.i.1 = fadd double %.438.1.i.1, %.443.1.i.1
  store double %.444.1.i.1, ptr %scevgep806, align 8, !noalias !69
  %lsr.iv.next = add i64 %lsr.iv815, -2
  %niter647.ncmp.1 = icmp eq i64 %lsr.iv.next, 0
  br i1 %niter647.ncmp.1, label %B236.i.loopexit.unr-lcssa, label %B180.if.i

B1530:                                            ; preds = %B1386.if, %B1200.endif.endif
  %.1313 = load double, ptr %sunkaddr1021, align 8
  %.1318 = load double, ptr %sunkaddr1020, align 8
  %.10.i243 = fcmp ogt double %.1318, %.1313
  %.11.i244 = select i1 %.10.i243, double %.1318, double %.1313
  store double %.11.i244, ptr %sunkaddr1021, align 8
  store double %.11.i244, ptr %sunkaddr1020, align 8
  br i1 %.828, label %B148.i349, label %B44.if.i304

B1668:                                            ; preds = %B1530.endif.endif
  %.1400 = fcmp oge double %storemerge.i363, 1.000000e+00
  %.1412 = fcmp one double %storemerge.i363, 0x7FF0000000000000
  %or.cond951 = and i1 %.1400, %.1412
  br i1 %or.cond951, label %B1720, label %B2206

B1720:                                            ; preds = %B1668
  br i1 %48, label %B1784, label %B1756.if

B1784:                                            ; preds = %B1756.if, %B1720
  store i8 0, ptr %.1561, align 1
  call fastcc void @part1(ptr nonnull %.1561, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull %arg.problem.3, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, double %.11.i242, ptr %.151)
  %.1575 = load i8, ptr %.1561, align 1
  %.1578.not = icmp eq i8 %.1575, 0
  br i1 %.1578.not, label %common.ret, label %B1836

B1836:                                            ; preds = %B1784
  call void @llvm.lifetime.start.p0(ptr nonnull %.66.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.260.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.726.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %.757.i)
  store ptr null, ptr %.66.i, align 8, !noalias !72
  store i64 0, ptr %.260.i, align 8, !noalias !72
  store ptr null, ptr %.726.i, align 8, !noalias !72
  store i64 0, ptr %.757.i, align 8, !noalias !72
  %.39.i = load i64, ptr %arg.problem.3, align 8, !noalias !72
  %.42.i = load i64, ptr %.16.i, align 8, !noalias !72
  %.45.i = load i64, ptr %.44.i, align 8, !noalias !72
  %.63.i = tail call i64 %.62.i(double %.11.i242, ptr %.151, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.7), !noalias !72
  store ptr null, ptr %.66.i, align 8, !noalias !72
  call fastcc void @part3(ptr nonnull %.66.i, ptr nonnull readonly %arg.problem.3, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6)
  %invariant.gep304.i = getelementptr double, ptr %arg.problem.6, i64 %.39.i
  %.422.i = add i64 %.42.i, %.39.i
  %..422.i = tail call i64 @llvm.smax.i64(i64 %.422.i, i64 0)
  %110 = getelementptr double, ptr %arg.problem.6, i64 %.422.i
  %gep305.i = getelementptr double, ptr %invariant.gep304.i, i64 %.422.i
  %111 = getelementptr double, ptr %arg.problem.5, i64 %.45.i
  %112 = shl nuw i64 %..422.i, 3
  %.idx.i = shl i64 %.39.i, 4
  %xtraiter38.i = and i64 %.39.i, 3
  %unroll_iter41.i = and i64 %.39.i, 9223372036854775804
  %113 = shl i64 %.45.i, 3
  %114 = getelementptr i8, ptr %arg.problem.5, i64 %113
  %scevgep71.i = getelementptr i8, ptr %114, i64 8
  %115 = getelementptr i8, ptr %.191, i64 %.idx.i
  %scevgep114.i = getelementptr i8, ptr %115, i64 40
  %scevgep132.i = getelementptr i8, ptr %115, i64 16
  %116 = icmp slt i64 %.422.i, 1
  %117 = icmp slt i64 %.39.i, 1
  %118 = icmp ult i64 %.39.i, 4
  %119 = icmp eq i64 %xtraiter38.i, 0
  br label %B230.if.i

B238.i:                                           ; preds = %B230.if.i
  %.176.i = load i64, ptr %sunkaddr48.i, align 8, !noalias !72
  br label %B266.i

B266.i:                                           ; preds = %B230.if.i, %B238.i
  %"$phi266.1.2.1.i" = phi i64 [ %.176.i, %B238.i ], [ %.42.i, %B230.if.i ]
  %.192.i = icmp eq i64 %"$phi266.1.2.1.i", 0
  br i1 %.192.i, label %B1023.i, label %B282.i

B282.i:                                           ; preds = %B266.i
  %"$phi336.1.2.2.in.v.i" = select i1 %151, i64 200, i64 192
  %"$phi336.1.2.2.in.i" = getelementptr i8, ptr %arg.problem.3, i64 %"$phi336.1.2.2.in.v.i"
  %"$phi336.1.2.2.i" = load i64, ptr %"$phi336.1.2.2.in.i", align 8, !noalias !72
  %"$phi400.1.2.sroa.0.2.in.v.i" = select i1 %151, i64 152, i64 144
  %"$phi400.1.2.sroa.0.2.in.i" = getelementptr i8, ptr %arg.problem.3, i64 %"$phi400.1.2.sroa.0.2.in.v.i"
  %"$phi400.1.2.sroa.0.2.i" = load i64, ptr %"$phi400.1.2.sroa.0.2.in.i", align 8, !noalias !72
  store i64 0, ptr %.260.i, align 8, !noalias !72
  call fastcc void @part4(ptr nonnull %.260.i, ptr nonnull readonly %arg.problem.3, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, i64 %"$phi336.1.2.2.i")
  %.274.i = load i64, ptr %.260.i, align 8, !noalias !72
  %"$phi400.1.2.sroa.8.2.i" = select i1 %151, i64 0, i64 %.39.i
  %invariant.gep.i = getelementptr double, ptr %.191, i64 %"$phi400.1.2.sroa.8.2.i"
  br i1 %116, label %B600.i, label %B572.if.preheader.i

B474.loopexit.loopexit.unr-lcssa.i:               ; preds = %B964.if.i
  br i1 %119, label %B474.loopexit.i, label %B964.if.epil.preheader.i

B964.if.epil.preheader.i:                         ; preds = %B964.if.preheader.i, %B474.loopexit.loopexit.unr-lcssa.i
  %.912298300.epil.init.i = phi i64 [ 0, %B964.if.preheader.i ], [ %.919.3.i, %B474.loopexit.loopexit.unr-lcssa.i ]
  %120 = shl i64 %.912298300.epil.init.i, 3
  %scevgep97.i = getelementptr i8, ptr %arg.problem.6, i64 %120
  %121 = add i64 %.912298300.epil.init.i, %"$phi400.1.2.sroa.8.2.i"
  %122 = shl i64 %121, 3
  %scevgep99.i = getelementptr i8, ptr %.191, i64 %122
  br label %B964.if.epil.i

B964.if.epil.i:                                   ; preds = %B964.if.epil.i, %B964.if.epil.preheader.i
  %epil.iter.i17 = phi i64 [ %epil.iter.next.i19, %B964.if.epil.i ], [ 0, %B964.if.epil.preheader.i ]
  %123 = shl i64 %epil.iter.i17, 3
  %scevgep33.i18 = getelementptr i8, ptr %scevgep99.i, i64 %123
  %.946.epil.i = load double, ptr %scevgep33.i18, align 8, !noalias !72
  %scevgep32.i = getelementptr i8, ptr %scevgep97.i, i64 %123
  %.949.epil.i = load double, ptr %scevgep32.i, align 8, !noalias !72
  %.950.epil.i = fsub double %.946.epil.i, %.949.epil.i
  store double %.950.epil.i, ptr %scevgep33.i18, align 8, !noalias !72
  %epil.iter.next.i19 = add i64 %epil.iter.i17, 1
  %epil.iter.cmp.not.i20 = icmp eq i64 %xtraiter38.i, %epil.iter.next.i19
  br i1 %epil.iter.cmp.not.i20, label %B474.loopexit.i, label %B964.if.epil.i, !llvm.loop !75

B474.loopexit.i:                                  ; preds = %B964.if.epil.i, %B934.i, %B474.loopexit.loopexit.unr-lcssa.i
  %124 = getelementptr i8, ptr %invariant.gep.i, i64 %.idx.i
  %gep.1.i = getelementptr i8, ptr %124, i64 16
  br i1 %116, label %B600.1.i, label %B572.if.preheader.1.i

B572.if.preheader.1.i:                            ; preds = %B474.loopexit.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %110, i8 0, i64 %112, i1 false), !noalias !72
  br label %B600.1.i

B600.1.i:                                         ; preds = %B572.if.preheader.1.i, %B474.loopexit.i
  %.554.1.i = load i64, ptr %sunkaddr64.i8, align 8, !noalias !72
  %.634292.not.1.i = icmp slt i64 %.554.1.i, 1
  br i1 %.634292.not.1.i, label %B832.1.i, label %B652.if.1.preheader.i

B652.if.1.preheader.i:                            ; preds = %B600.1.i
  %125 = icmp eq i64 %.554.1.i, 1
  br i1 %125, label %B652.if.1.epil.preheader.i, label %B652.if.1.preheader.new.i

B652.if.1.preheader.new.i:                        ; preds = %B652.if.1.preheader.i
  %126 = lshr i64 %.554.1.i, 1
  %127 = mul nsw i64 %126, -2
  br label %B652.if.1.i

B652.if.1.i:                                      ; preds = %B652.if.1.i, %B652.if.1.preheader.new.i
  %lsr.iv34.i = phi i64 [ %lsr.iv.next.i21, %B652.if.1.i ], [ %127, %B652.if.1.preheader.new.i ]
  %lsr.iv105.i = phi ptr [ %scevgep106.i, %B652.if.1.i ], [ %scevgep71.i, %B652.if.1.preheader.new.i ]
  %lsr.iv101.i = phi ptr [ %scevgep102.i, %B652.if.1.i ], [ %.16.i, %B652.if.1.preheader.new.i ]
  %.674.1.i = load i64, ptr %sunkaddr67.i9, align 8, !noalias !72
  %128 = shl i64 %.674.1.i, 3
  %scevgep112.i = getelementptr i8, ptr %lsr.iv101.i, i64 %128
  %scevgep113.i = getelementptr i8, ptr %scevgep112.i, i64 -8
  %.678.1.i = load i64, ptr %scevgep113.i, align 8, !noalias !72
  %.681.1.i = load i64, ptr %sunkaddr68.i, align 8, !noalias !72
  %129 = shl i64 %.681.1.i, 3
  %scevgep110.i = getelementptr i8, ptr %lsr.iv101.i, i64 %129
  %scevgep111.i = getelementptr i8, ptr %scevgep110.i, i64 -8
  %.685.1.i = load i64, ptr %scevgep111.i, align 8, !noalias !72
  %.693.1.i = getelementptr double, ptr %gep305.i, i64 %.678.1.i
  %.694.1.i = load double, ptr %.693.1.i, align 8, !noalias !72
  %scevgep107.i = getelementptr i8, ptr %lsr.iv105.i, i64 -8
  %.699.1.i = load double, ptr %scevgep107.i, align 8, !noalias !72
  %.701.1.i = getelementptr double, ptr %gep.1.i, i64 %.685.1.i
  %.702.1.i = load double, ptr %.701.1.i, align 8, !noalias !72
  %.703.1.i = fmul double %.699.1.i, %.702.1.i
  %.704.1.i = fadd double %.694.1.i, %.703.1.i
  store double %.704.1.i, ptr %.693.1.i, align 8, !noalias !72
  %.674.1.1.i = load i64, ptr %sunkaddr67.i9, align 8, !noalias !72
  %130 = shl i64 %.674.1.1.i, 3
  %scevgep103.i = getelementptr i8, ptr %lsr.iv101.i, i64 %130
  %.678.1.1.i = load i64, ptr %scevgep103.i, align 8, !noalias !72
  %.681.1.1.i = load i64, ptr %sunkaddr68.i, align 8, !noalias !72
  %131 = shl i64 %.681.1.1.i, 3
  %scevgep104.i = getelementptr i8, ptr %lsr.iv101.i, i64 %131
  %.685.1.1.i = load i64, ptr %scevgep104.i, align 8, !noalias !72
  %.693.1.1.i = getelementptr double, ptr %gep305.i, i64 %.678.1.1.i
  %.694.1.1.i = load double, ptr %.693.1.1.i, align 8, !noalias !72
  %.699.1.1.i = load double, ptr %lsr.iv105.i, align 8, !noalias !72
  %.701.1.1.i = getelementptr double, ptr %gep.1.i, i64 %.685.1.1.i
  %.702.1.1.i = load double, ptr %.701.1.1.i, align 8, !noalias !72
  %.703.1.1.i = fmul double %.699.1.1.i, %.702.1.1.i
  %.704.1.1.i = fadd double %.694.1.1.i, %.703.1.1.i
  store double %.704.1.1.i, ptr %.693.1.1.i, align 8, !noalias !72
  %scevgep102.i = getelementptr i8, ptr %lsr.iv101.i, i64 16
  %scevgep106.i = getelementptr i8, ptr %lsr.iv105.i, i64 16
  %lsr.iv.next.i21 = add i64 %lsr.iv34.i, 2
  %niter56.ncmp.1.i = icmp eq i64 %lsr.iv.next.i21, 0
  br i1 %niter56.ncmp.1.i, label %B832.1.loopexit.unr-lcssa.i, label %B652.if.1.i

B832.1.loopexit.unr-lcssa.i:                      ; preds = %B652.if.1.i
  %132 = and i64 %.554.1.i, 9223372036854775806
  %133 = and i64 %.554.1.i, 1
  %lcmp.mod53.not.i = icmp eq i64 %133, 0
  br i1 %lcmp.mod53.not.i, label %B832.1.i, label %B652.if.1.epil.preheader.i

B652.if.1.epil.preheader.i:                       ; preds = %B832.1.loopexit.unr-lcssa.i, %B652.if.1.preheader.i
  %.640291293.1.epil.init.i = phi i64 [ 0, %B652.if.1.preheader.i ], [ %132, %B832.1.loopexit.unr-lcssa.i ]
  %.674.1.epil.i = load i64, ptr %sunkaddr67.i9, align 8, !noalias !72
  %134 = getelementptr i64, ptr %arg.problem.3, i64 %.674.1.epil.i
  %.677.1.epil.i = getelementptr i64, ptr %134, i64 %.640291293.1.epil.init.i
  %.678.1.epil.i = load i64, ptr %.677.1.epil.i, align 8, !noalias !72
  %.681.1.epil.i = load i64, ptr %sunkaddr68.i, align 8, !noalias !72
  %135 = getelementptr i64, ptr %arg.problem.3, i64 %.681.1.epil.i
  %.684.1.epil.i = getelementptr i64, ptr %135, i64 %.640291293.1.epil.init.i
  %.685.1.epil.i = load i64, ptr %.684.1.epil.i, align 8, !noalias !72
  %.693.1.epil.i = getelementptr double, ptr %gep305.i, i64 %.678.1.epil.i
  %.694.1.epil.i = load double, ptr %.693.1.epil.i, align 8, !noalias !72
  %.698.1.epil.i = getelementptr double, ptr %111, i64 %.640291293.1.epil.init.i
  %.699.1.epil.i = load double, ptr %.698.1.epil.i, align 8, !noalias !72
  %.701.1.epil.i = getelementptr double, ptr %gep.1.i, i64 %.685.1.epil.i
  %.702.1.epil.i = load double, ptr %.701.1.epil.i, align 8, !noalias !72
  %.703.1.epil.i = fmul double %.699.1.epil.i, %.702.1.epil.i
  %.704.1.epil.i = fadd double %.694.1.epil.i, %.703.1.epil.i
  store double %.704.1.epil.i, ptr %.693.1.epil.i, align 8, !noalias !72
  br label %B832.1.i

B832.1.i:                                         ; preds = %B652.if.1.epil.preheader.i, %B832.1.loopexit.unr-lcssa.i, %B600.1.i
  br i1 %145, label %B844.1.i, label %B880.1.i

B880.1.i:                                         ; preds = %B832.1.i
  store i64 0, ptr %.757.i, align 8, !noalias !72
  call fastcc void @part6(ptr nonnull %.757.i, ptr nonnull readonly %arg.problem.3, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, i64 %"$phi400.1.2.sroa.0.2.i", i64 %"$phi266.1.2.1.i")
  %.771.1.i = load i64, ptr %.757.i, align 8, !noalias !72
  %.785.1.i = icmp slt i64 %.771.1.i, 0
  br i1 %.785.1.i, label %B1874.critedge, label %B934.1.i

B844.1.i:                                         ; preds = %B832.1.i
  store ptr null, ptr %.726.i, align 8, !noalias !72
  call fastcc void @part5(ptr nonnull %.726.i, ptr nonnull readonly %arg.problem.3, ptr %arg.problem.5, ptr %arg.problem.6, i64 %"$phi336.1.2.2.i", i64 %.274.i)
  br label %B934.1.i

B934.1.i:                                         ; preds = %B844.1.i, %B880.1.i
  br i1 %117, label %B1023.i, label %B964.if.1.preheader.i

B964.if.1.preheader.i:                            ; preds = %B934.1.i
  br i1 %118, label %B964.if.1.epil.preheader.i, label %B964.if.1.preheader66.i

B964.if.1.preheader66.i:                          ; preds = %B964.if.1.preheader.i
  %136 = shl i64 %"$phi400.1.2.sroa.8.2.i", 3
  %scevgep115.i = getelementptr i8, ptr %scevgep114.i, i64 %136
  br label %B964.if.1.i

B964.if.1.i:                                      ; preds = %B964.if.1.i, %B964.if.1.preheader66.i
  %.912298300.1.i = phi i64 [ %.919.1.3.i, %B964.if.1.i ], [ 0, %B964.if.1.preheader66.i ]
  %137 = shl i64 %.912298300.1.i, 3
  %scevgep121.i = getelementptr i8, ptr %scevgep115.i, i64 %137
  %scevgep122.i = getelementptr i8, ptr %scevgep121.i, i64 -24
  %.946.1.i = load double, ptr %scevgep122.i, align 8, !noalias !72
  %sunkaddr54.i22 = getelementptr i8, ptr %arg.problem.6, i64 %137
  %.949.1.i = load double, ptr %sunkaddr54.i22, align 8, !noalias !72
  %.950.1.i = fsub double %.946.1.i, %.949.1.i
  store double %.950.1.i, ptr %scevgep122.i, align 8, !noalias !72
  %scevgep45.i = getelementptr i8, ptr %scevgep121.i, i64 -16
  %.946.1.1.i = load double, ptr %scevgep45.i, align 8, !noalias !72
  %sunkaddr57.i23 = getelementptr i8, ptr %sunkaddr54.i22, i64 8
  %.949.1.1.i = load double, ptr %sunkaddr57.i23, align 8, !noalias !72
  %.950.1.1.i = fsub double %.946.1.1.i, %.949.1.1.i
  store double %.950.1.1.i, ptr %scevgep45.i, align 8, !noalias !72
  %scevgep43.i = getelementptr i8, ptr %scevgep121.i, i64 -8
  %.946.1.2.i = load double, ptr %scevgep43.i, align 8, !noalias !72
  %sunkaddr60.i24 = getelementptr i8, ptr %sunkaddr54.i22, i64 16
  %.949.1.2.i = load double, ptr %sunkaddr60.i24, align 8, !noalias !72
  %.950.1.2.i = fsub double %.946.1.2.i, %.949.1.2.i
  store double %.950.1.2.i, ptr %scevgep43.i, align 8, !noalias !72
  %.919.1.3.i = add nuw nsw i64 %.912298300.1.i, 4
  %.946.1.3.i = load double, ptr %scevgep121.i, align 8, !noalias !72
  %sunkaddr63.i25 = getelementptr i8, ptr %sunkaddr54.i22, i64 24
  %.949.1.3.i = load double, ptr %sunkaddr63.i25, align 8, !noalias !72
  %.950.1.3.i = fsub double %.946.1.3.i, %.949.1.3.i
  store double %.950.1.3.i, ptr %scevgep121.i, align 8, !noalias !72
  %niter62.ncmp.3.i = icmp eq i64 %unroll_iter41.i, %.919.1.3.i
  br i1 %niter62.ncmp.3.i, label %B1023.loopexit.unr-lcssa.i, label %B964.if.1.i

B600.i:                                           ; preds = %B572.if.preheader.i, %B282.i
  %.554.i = load i64, ptr %sunkaddr64.i8, align 8, !noalias !72
  %.634292.not.i = icmp slt i64 %.554.i, 1
  br i1 %.634292.not.i, label %B832.i, label %B652.if.preheader.i

B652.if.preheader.i:                              ; preds = %B600.i
  %138 = icmp eq i64 %.554.i, 1
  br i1 %138, label %B652.if.epil.preheader.i, label %B652.if.preheader.new.i

B652.if.preheader.new.i:                          ; preds = %B652.if.preheader.i
  %139 = lshr i64 %.554.i, 1
  %140 = mul nsw i64 %139, -2
  br label %B652.if.i

B832.loopexit.unr-lcssa.i:                        ; preds = %B652.if.i
  %141 = and i64 %.554.i, 9223372036854775806
  %142 = and i64 %.554.i, 1
  %lcmp.mod.not.i = icmp eq i64 %142, 0
  br i1 %lcmp.mod.not.i, label %B832.i, label %B652.if.epil.preheader.i

B652.if.epil.preheader.i:                         ; preds = %B832.loopexit.unr-lcssa.i, %B652.if.preheader.i
  %.640291293.epil.init.i = phi i64 [ 0, %B652.if.preheader.i ], [ %141, %B832.loopexit.unr-lcssa.i ]
  %.674.epil.i = load i64, ptr %sunkaddr67.i9, align 8, !noalias !72
  %143 = getelementptr i64, ptr %arg.problem.3, i64 %.674.epil.i
  %.677.epil.i = getelementptr i64, ptr %143, i64 %.640291293.epil.init.i
  %.678.epil.i = load i64, ptr %.677.epil.i, align 8, !noalias !72
  %.681.epil.i = load i64, ptr %sunkaddr68.i, align 8, !noalias !72
  %144 = getelementptr i64, ptr %arg.problem.3, i64 %.681.epil.i
  %.684.epil.i = getelementptr i64, ptr %144, i64 %.640291293.epil.init.i
  %.685.epil.i = load i64, ptr %.684.epil.i, align 8, !noalias !72
  %.693.epil.i = getelementptr double, ptr %gep305.i, i64 %.678.epil.i
  %.694.epil.i = load double, ptr %.693.epil.i, align 8, !noalias !72
  %.698.epil.i = getelementptr double, ptr %111, i64 %.640291293.epil.init.i
  %.699.epil.i = load double, ptr %.698.epil.i, align 8, !noalias !72
  %.701.epil.i = getelementptr double, ptr %invariant.gep.i, i64 %.685.epil.i
  %.702.epil.i = load double, ptr %.701.epil.i, align 8, !noalias !72
  %.703.epil.i = fmul double %.699.epil.i, %.702.epil.i
  %.704.epil.i = fadd double %.694.epil.i, %.703.epil.i
  store double %.704.epil.i, ptr %.693.epil.i, align 8, !noalias !72
  br label %B832.i

B832.i:                                           ; preds = %B652.if.epil.preheader.i, %B832.loopexit.unr-lcssa.i, %B600.i
  %145 = icmp sgt i64 %.274.i, 0
  br i1 %145, label %B844.i, label %B880.i

B844.i:                                           ; preds = %B832.i
  store ptr null, ptr %.726.i, align 8, !noalias !72
  call fastcc void @part5(ptr nonnull %.726.i, ptr nonnull readonly %arg.problem.3, ptr %arg.problem.5, ptr %arg.problem.6, i64 %"$phi336.1.2.2.i", i64 %.274.i)
  br label %B934.i

B880.i:                                           ; preds = %B832.i
  store i64 0, ptr %.757.i, align 8, !noalias !72
  call fastcc void @part6(ptr nonnull %.757.i, ptr nonnull readonly %arg.problem.3, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, i64 %"$phi400.1.2.sroa.0.2.i", i64 %"$phi266.1.2.1.i")
  %.771.i = load i64, ptr %.757.i, align 8, !noalias !72
  %.785.i = icmp slt i64 %.771.i, 0
  br i1 %.785.i, label %B1874.critedge, label %B934.i

B934.i:                                           ; preds = %B880.i, %B844.i
  br i1 %117, label %B474.loopexit.i, label %B964.if.preheader.i

B964.if.preheader.i:                              ; preds = %B934.i
  br i1 %118, label %B964.if.epil.preheader.i, label %B964.if.preheader67.i

B964.if.preheader67.i:                            ; preds = %B964.if.preheader.i
  %146 = shl i64 %"$phi400.1.2.sroa.8.2.i", 3
  %scevgep81.i = getelementptr i8, ptr %scevgep80.i, i64 %146
  br label %B964.if.i

B1023.loopexit.unr-lcssa.i:                       ; preds = %B964.if.1.i
  br i1 %119, label %B1023.i, label %B964.if.1.epil.preheader.i

B964.if.1.epil.preheader.i:                       ; preds = %B1023.loopexit.unr-lcssa.i, %B964.if.1.preheader.i
  %.912298300.1.epil.init.i = phi i64 [ 0, %B964.if.1.preheader.i ], [ %.919.1.3.i, %B1023.loopexit.unr-lcssa.i ]
  %147 = shl i64 %.912298300.1.epil.init.i, 3
  %scevgep130.i = getelementptr i8, ptr %arg.problem.6, i64 %147
  %148 = add i64 %.912298300.1.epil.init.i, %"$phi400.1.2.sroa.8.2.i"
  %149 = shl i64 %148, 3
  %scevgep133.i = getelementptr i8, ptr %scevgep132.i, i64 %149
  br label %B964.if.1.epil.i

B964.if.1.epil.i:                                 ; preds = %B964.if.1.epil.i, %B964.if.1.epil.preheader.i
  %epil.iter58.i = phi i64 [ %epil.iter58.next.i, %B964.if.1.epil.i ], [ 0, %B964.if.1.epil.preheader.i ]
  %150 = shl i64 %epil.iter58.i, 3
  %scevgep47.i = getelementptr i8, ptr %scevgep133.i, i64 %150
  %.946.1.epil.i = load double, ptr %scevgep47.i, align 8, !noalias !72
  %scevgep46.i = getelementptr i8, ptr %scevgep130.i, i64 %150
  %.949.1.epil.i = load double, ptr %scevgep46.i, align 8, !noalias !72
  %.950.1.epil.i = fsub double %.946.1.epil.i, %.949.1.epil.i
  store double %.950.1.epil.i, ptr %scevgep47.i, align 8, !noalias !72
  %epil.iter58.next.i = add i64 %epil.iter58.i, 1
  %epil.iter58.cmp.not.i = icmp eq i64 %xtraiter38.i, %epil.iter58.next.i
  br i1 %epil.iter58.cmp.not.i, label %B1023.i, label %B964.if.1.epil.i, !llvm.loop !76

B1023.i:                                          ; preds = %B964.if.1.epil.i, %B1023.loopexit.unr-lcssa.i, %B934.1.i, %B266.i
  br i1 %exitcond497.not.i, label %_ZN9teachmech3run8compiled7kernels12keep_tangentB3v24B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit, label %B230.if.i

B230.if.i:                                        ; preds = %B1023.i, %B1836
  %exitcond497.not.i = phi i1 [ false, %B1836 ], [ true, %B1023.i ]
  %151 = phi i1 [ true, %B1836 ], [ false, %B1023.i ]
  br i1 %151, label %B238.i, label %B266.i

B572.if.preheader.i:                              ; preds = %B282.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %110, i8 0, i64 %112, i1 false), !noalias !72
  br label %B600.i

B652.if.i:                                        ; preds = %B652.if.i, %B652.if.preheader.new.i
  %lsr.iv19.i = phi i64 [ %lsr.iv.next20.i, %B652.if.i ], [ %140, %B652.if.preheader.new.i ]
  %lsr.iv72.i = phi ptr [ %scevgep73.i, %B652.if.i ], [ %scevgep71.i, %B652.if.preheader.new.i ]
  %lsr.iv.i11 = phi ptr [ %scevgep68.i, %B652.if.i ], [ %.16.i, %B652.if.preheader.new.i ]
  %.674.i = load i64, ptr %sunkaddr67.i9, align 8, !noalias !72
  %152 = shl i64 %.674.i, 3
  %scevgep78.i = getelementptr i8, ptr %lsr.iv.i11, i64 %152
  %scevgep79.i = getelementptr i8, ptr %scevgep78.i, i64 -8
  %.678.i = load i64, ptr %scevgep79.i, align 8, !noalias !72
  %.681.i = load i64, ptr %sunkaddr68.i, align 8, !noalias !72
  %153 = shl i64 %.681.i, 3
  %scevgep76.i = getelementptr i8, ptr %lsr.iv.i11, i64 %153
  %scevgep77.i = getelementptr i8, ptr %scevgep76.i, i64 -8
  %.685.i = load i64, ptr %scevgep77.i, align 8, !noalias !72
  %.693.i = getelementptr double, ptr %gep305.i, i64 %.678.i
  %.694.i = load double, ptr %.693.i, align 8, !noalias !72
  %scevgep74.i = getelementptr i8, ptr %lsr.iv72.i, i64 -8
  %.699.i = load double, ptr %scevgep74.i, align 8, !noalias !72
  %.701.i = getelementptr double, ptr %invariant.gep.i, i64 %.685.i
  %.702.i = load double, ptr %.701.i, align 8, !noalias !72
  %.703.i = fmul double %.699.i, %.702.i
  %.704.i = fadd double %.694.i, %.703.i
  store double %.704.i, ptr %.693.i, align 8, !noalias !72
  %.674.123.i = load i64, ptr %sunkaddr67.i9, align 8, !noalias !72
  %154 = shl i64 %.674.123.i, 3
  %scevgep69.i = getelementptr i8, ptr %lsr.iv.i11, i64 %154
  %.678.125.i = load i64, ptr %scevgep69.i, align 8, !noalias !72
  %.681.126.i = load i64, ptr %sunkaddr68.i, align 8, !noalias !72
  %155 = shl i64 %.681.126.i, 3
  %scevgep70.i = getelementptr i8, ptr %lsr.iv.i11, i64 %155
  %.685.128.i = load i64, ptr %scevgep70.i, align 8, !noalias !72
  %.693.129.i = getelementptr double, ptr %gep305.i, i64 %.678.125.i
  %.694.130.i = load double, ptr %.693.129.i, align 8, !noalias !72
  %.699.132.i = load double, ptr %lsr.iv72.i, align 8, !noalias !72
  %.701.133.i = getelementptr double, ptr %invariant.gep.i, i64 %.685.128.i
  %.702.134.i = load double, ptr %.701.133.i, align 8, !noalias !72
  %.703.135.i = fmul double %.699.132.i, %.702.134.i
  %.704.136.i = fadd double %.694.130.i, %.703.135.i
  store double %.704.136.i, ptr %.693.129.i, align 8, !noalias !72
  %scevgep68.i = getelementptr i8, ptr %lsr.iv.i11, i64 16
  %scevgep73.i = getelementptr i8, ptr %lsr.iv72.i, i64 16
  %lsr.iv.next20.i = add i64 %lsr.iv19.i, 2
  %niter.ncmp.1.i12 = icmp eq i64 %lsr.iv.next20.i, 0
  br i1 %niter.ncmp.1.i12, label %B832.loopexit.unr-lcssa.i, label %B652.if.i

B964.if.i:                                        ; preds = %B964.if.i, %B964.if.preheader67.i
  %.912298300.i = phi i64 [ %.919.3.i, %B964.if.i ], [ 0, %B964.if.preheader67.i ]
  %156 = shl i64 %.912298300.i, 3
  %scevgep87.i = getelementptr i8, ptr %scevgep81.i, i64 %156
  %scevgep88.i = getelementptr i8, ptr %scevgep87.i, i64 -24
  %.946.i = load double, ptr %scevgep88.i, align 8, !noalias !72
  %sunkaddr70.i13 = getelementptr i8, ptr %arg.problem.6, i64 %156
  %.949.i = load double, ptr %sunkaddr70.i13, align 8, !noalias !72
  %.950.i = fsub double %.946.i, %.949.i
  store double %.950.i, ptr %scevgep88.i, align 8, !noalias !72
  %scevgep31.i = getelementptr i8, ptr %scevgep87.i, i64 -16
  %.946.146.i = load double, ptr %scevgep31.i, align 8, !noalias !72
  %sunkaddr73.i14 = getelementptr i8, ptr %sunkaddr70.i13, i64 8
  %.949.148.i = load double, ptr %sunkaddr73.i14, align 8, !noalias !72
  %.950.149.i = fsub double %.946.146.i, %.949.148.i
  store double %.950.149.i, ptr %scevgep31.i, align 8, !noalias !72
  %scevgep29.i = getelementptr i8, ptr %scevgep87.i, i64 -8
  %.946.2.i = load double, ptr %scevgep29.i, align 8, !noalias !72
  %sunkaddr76.i15 = getelementptr i8, ptr %sunkaddr70.i13, i64 16
  %.949.2.i = load double, ptr %sunkaddr76.i15, align 8, !noalias !72
  %.950.2.i = fsub double %.946.2.i, %.949.2.i
  store double %.950.2.i, ptr %scevgep29.i, align 8, !noalias !72
  %.919.3.i = add nuw nsw i64 %.912298300.i, 4
  %.946.3.i = load double, ptr %scevgep87.i, align 8, !noalias !72
  %sunkaddr79.i16 = getelementptr i8, ptr %sunkaddr70.i13, i64 24
  %.949.3.i = load double, ptr %sunkaddr79.i16, align 8, !noalias !72
  %.950.3.i = fsub double %.946.3.i, %.949.3.i
  store double %.950.3.i, ptr %scevgep87.i, align 8, !noalias !72
  %niter42.ncmp.3.i = icmp eq i64 %unroll_iter41.i, %.919.3.i
  br i1 %niter42.ncmp.3.i, label %B474.loopexit.loopexit.unr-lcssa.i, label %B964.if.i

_ZN9teachmech3run8compiled7kernels12keep_tangentB3v24B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit: ; preds = %B1023.i
  call void @llvm.lifetime.end.p0(ptr nonnull %.66.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.260.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.726.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.757.i)
  br i1 %.828, label %B148.i, label %B44.if.i

B1874.critedge:                                   ; preds = %B880.i, %B880.1.i
  call void @llvm.lifetime.end.p0(ptr nonnull %.66.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.260.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.726.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %.757.i)
  br label %common.ret

B148.i:                                           ; preds = %B44.if.i, %_ZN9teachmech3run8compiled7kernels12keep_tangentB3v24B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit
  %sum5.2.0.lcssa.i = phi double [ 0.000000e+00, %_ZN9teachmech3run8compiled7kernels12keep_tangentB3v24B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit ], [ %.181.1.i, %B44.if.i ]
  %sum3.2.0.lcssa.i = phi double [ 0.000000e+00, %_ZN9teachmech3run8compiled7kernels12keep_tangentB3v24B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit ], [ %.221.1.i, %B44.if.i ]
  %.235.i = fcmp oeq double %sum5.2.0.lcssa.i, 0.000000e+00
  %.239.i = fcmp oeq double %sum3.2.0.lcssa.i, 0.000000e+00
  %or.cond.i = select i1 %.235.i, i1 %.239.i, i1 false
  br i1 %or.cond.i, label %B1892.endif, label %B176.i

B176.i:                                           ; preds = %B148.i
  %.253.i = fmul double %.786, %sum5.2.0.lcssa.i
  %.257.i = fmul double %sum3.2.0.lcssa.i, 1.000000e-02
  %.261.i = fadd double %sum5.2.0.lcssa.i, %.257.i
  %.266.i = fmul double %.261.i, %.265.i359
  %.276.i = tail call double @sqrt(double %.266.i)
  %.284.i = fdiv double %.253.i, %.276.i
  br label %B1892.endif

B44.if.i:                                         ; preds = %_ZN9teachmech3run8compiled7kernels12keep_tangentB3v24B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit, %B44.if.i
  %sum3.2.053.i = phi double [ %.221.1.i, %B44.if.i ], [ 0.000000e+00, %_ZN9teachmech3run8compiled7kernels12keep_tangentB3v24B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit ]
  %sum5.2.052.i = phi double [ %.181.1.i, %B44.if.i ], [ 0.000000e+00, %_ZN9teachmech3run8compiled7kernels12keep_tangentB3v24B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit ]
  %.1144750.i = phi i64 [ %.121.1.i, %B44.if.i ], [ 0, %_ZN9teachmech3run8compiled7kernels12keep_tangentB3v24B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit ]
  %157 = shl i64 %.1144750.i, 3
  %scevgep21.i = getelementptr i8, ptr %scevgep.i, i64 %157
  %scevgep22.i = getelementptr i8, ptr %scevgep21.i, i64 -8
  %.148.i = load double, ptr %scevgep22.i, align 8, !noalias !77
  %scevgep865 = getelementptr i8, ptr %scevgep841, i64 %157
  %scevgep866 = getelementptr i8, ptr %scevgep865, i64 -8
  %.151.i = load double, ptr %scevgep866, align 8, !noalias !77
  %.155.i = fdiv double %.148.i, %.151.i
  %scevgep861 = getelementptr i8, ptr %scevgep27.i, i64 %157
  %scevgep862 = getelementptr i8, ptr %scevgep861, i64 -8
  %.188.i = load double, ptr %scevgep862, align 8, !noalias !77
  %.195.i = fdiv double %.188.i, %.151.i
  %.147.i14.i = fmul double %.195.i, %.195.i
  %.147.i.i = fmul double %.155.i, %.155.i
  %.181.i = fadd double %sum5.2.052.i, %.147.i.i
  %.221.i = fadd double %sum3.2.053.i, %.147.i14.i
  %.148.1.i = load double, ptr %scevgep21.i, align 8, !noalias !77
  %.151.1.i = load double, ptr %scevgep865, align 8, !noalias !77
  %.155.1.i = fdiv double %.148.1.i, %.151.1.i
  %.188.1.i = load double, ptr %scevgep861, align 8, !noalias !77
  %.195.1.i = fdiv double %.188.1.i, %.151.1.i
  %.147.i14.1.i = fmul double %.195.1.i, %.195.1.i
  %.147.i.1.i = fmul double %.155.1.i, %.155.1.i
  %.121.1.i = add nuw i64 %.1144750.i, 2
  %.181.1.i = fadd double %.181.i, %.147.i.1.i
  %.221.1.i = fadd double %.221.i, %.147.i14.1.i
  %niter.ncmp.1.i246 = icmp eq i64 %unroll_iter.i, %.121.1.i
  br i1 %niter.ncmp.1.i246, label %B148.i, label %B44.if.i

for.cond.1.preheader:                             ; preds = %B1962.if, %B1892.endif
  %square.4.3.lcssa = phi double [ 0.000000e+00, %B1892.endif ], [ %.11.i368, %B1962.if ]
  %.2136 = tail call double @sqrt(double %arg.tolerance)
  %.2142 = fmul double %.786, %.2136
  %.2144 = fmul double %square.4.3.lcssa, %.2142
  %.2152 = fcmp ult double %storemerge.i, %.2144
  br i1 %.2152, label %B2202, label %B2206

B2202:                                            ; preds = %for.cond.1.preheader
  br label %B2206

B2206:                                            ; preds = %B1530.endif.endif, %B2202, %for.cond.1.preheader, %B1668
  %error.3.2 = phi double [ %storemerge.i, %for.cond.1.preheader ], [ %.2144, %B2202 ], [ %storemerge.i363, %B1668 ], [ %storemerge.i363, %B1530.endif.endif ]
  %.2168 = fcmp oeq double %error.3.2, 0.000000e+00
  br i1 %.2168, label %B2236, label %B2222

B2222:                                            ; preds = %B2206
  %.2175 = tail call double @llvm.pow.f64(double %error.3.2, double -1.250000e-01)
  %.2176 = fmul double %.2175, 9.000000e-01
  br label %B2236

B2236:                                            ; preds = %B2222, %B2206
  %"$phi2236.1.2.2" = phi double [ %.2176, %B2222 ], [ 1.000000e+01, %B2206 ]
  %.2188 = fcmp olt double %error.3.2, 1.000000e+00
  br i1 %.2188, label %B2286, label %B2252

B2252:                                            ; preds = %B2236
  %.2204 = fcmp ogt double %"$phi2236.1.2.2", 2.000000e-01
  %"$phi2236.1.2.2." = select i1 %.2204, double %"$phi2236.1.2.2", double 2.000000e-01
  %.2226 = fmul double %.786, %"$phi2236.1.2.2."
  %.620 = fcmp ult double %.2226, %.569
  br i1 %.620, label %common.ret, label %B930

B2286:                                            ; preds = %B2236
  br i1 %.828, label %B2336, label %B38.if.preheader.i

B38.if.preheader.i:                               ; preds = %B2286
  br i1 %49, label %B38.if.epil.preheader.i, label %B38.if.i

B72.loopexit.unr-lcssa.i:                         ; preds = %B38.if.i
  br i1 %50, label %B72.loopexit.i, label %B38.if.epil.preheader.i

B38.if.epil.preheader.i:                          ; preds = %B72.loopexit.unr-lcssa.i, %B38.if.preheader.i
  %total.2.039.epil.init.i = phi double [ 0.000000e+00, %B38.if.preheader.i ], [ %.135.3.i, %B72.loopexit.unr-lcssa.i ]
  %.983537.epil.init.i = phi i64 [ 0, %B38.if.preheader.i ], [ %unroll_iter.i247, %B72.loopexit.unr-lcssa.i ]
  %158 = shl i64 %.983537.epil.init.i, 3
  %scevgep.i249 = getelementptr i8, ptr %.151, i64 %158
  br label %B38.if.epil.i

B38.if.epil.i:                                    ; preds = %B38.if.epil.i, %B38.if.epil.preheader.i
  %total.2.039.epil.i = phi double [ %.135.epil.i, %B38.if.epil.i ], [ %total.2.039.epil.init.i, %B38.if.epil.preheader.i ]
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B38.if.epil.i ], [ 0, %B38.if.epil.preheader.i ]
  %159 = shl i64 %epil.iter.i, 3
  %scevgep881 = getelementptr i8, ptr %scevgep.i249, i64 %159
  %.132.epil.i = load double, ptr %scevgep881, align 8, !noalias !80
  %.133.epil.i = fmul double %.132.epil.i, 0.000000e+00
  %.135.epil.i = fadd double %total.2.039.epil.i, %.133.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B72.loopexit.i, label %B38.if.epil.i, !llvm.loop !83

B72.loopexit.i:                                   ; preds = %B38.if.epil.i, %B72.loopexit.unr-lcssa.i
  %.135.lcssa.i = phi double [ %.135.3.i, %B72.loopexit.unr-lcssa.i ], [ %.135.epil.i, %B38.if.epil.i ]
  %160 = fcmp une double %.135.lcssa.i, 0.000000e+00
  br i1 %160, label %common.ret, label %B2336

B38.if.i:                                         ; preds = %B38.if.preheader.i, %B38.if.i
  %total.2.039.i = phi double [ %.135.3.i, %B38.if.i ], [ 0.000000e+00, %B38.if.preheader.i ]
  %.983537.i = phi i64 [ %.105.3.i, %B38.if.i ], [ 0, %B38.if.preheader.i ]
  %sunkaddr.i = shl i64 %.983537.i, 3
  %scevgep879 = getelementptr i8, ptr %scevgep873, i64 %sunkaddr.i
  %scevgep880 = getelementptr i8, ptr %scevgep879, i64 -24
  %.132.i = load double, ptr %scevgep880, align 8, !noalias !80
  %.133.i = fmul double %.132.i, 0.000000e+00
  %.135.i = fadd double %total.2.039.i, %.133.i
  %scevgep878 = getelementptr i8, ptr %scevgep879, i64 -16
  %.132.1.i = load double, ptr %scevgep878, align 8, !noalias !80
  %.133.1.i = fmul double %.132.1.i, 0.000000e+00
  %.135.1.i = fadd double %.135.i, %.133.1.i
  %scevgep876 = getelementptr i8, ptr %scevgep879, i64 -8
  %.132.2.i = load double, ptr %scevgep876, align 8, !noalias !80
  %.133.2.i = fmul double %.132.2.i, 0.000000e+00
  %.135.2.i = fadd double %.135.1.i, %.133.2.i
  %.105.3.i = add nuw nsw i64 %.983537.i, 4
  %.132.3.i = load double, ptr %scevgep879, align 8, !noalias !80
  %.133.3.i = fmul double %.132.3.i, 0.000000e+00
  %.135.3.i = fadd double %.135.2.i, %.133.3.i
  %niter.ncmp.3.i = icmp eq i64 %unroll_iter.i247, %.105.3.i
  br i1 %niter.ncmp.3.i, label %B72.loopexit.unr-lcssa.i, label %B38.if.i

B2336:                                            ; preds = %B72.loopexit.i, %B2286
  br i1 %47, label %B2600, label %B2392

B2392:                                            ; preds = %B2336
  store i8 0, ptr %.2373, align 1
  call fastcc void @part1(ptr nonnull %.2373, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull %arg.problem.3, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, double %.11.i242, ptr %.151)
  %.2387 = load i8, ptr %.2373, align 1
  %.2390.not = icmp eq i8 %.2387, 0
  br i1 %.2390.not, label %common.ret, label %B2488

B2488:                                            ; preds = %B2392
  %.2487 = load i64, ptr %sunkaddr1024, align 8
  %.2488 = getelementptr double, ptr %arg.problem.6, i64 %.2487
  %.2489 = load double, ptr %.2488, align 8
  store i8 0, ptr %.2497, align 1
  call fastcc void @part0(ptr nonnull %.2497, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.3, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, double %.11.i242, ptr %.151, ptr %.2365)
  %.2511 = load i8, ptr %.2497, align 1
  %.2514.not = icmp eq i8 %.2511, 0
  br i1 %.2514.not, label %common.ret, label %B2600

B2600:                                            ; preds = %B2488, %B2336
  %margin.2.1 = phi double [ %.2489, %B2488 ], [ 0.000000e+00, %B2336 ]
  %rate.2.1 = phi ptr [ %.2365, %B2488 ], [ %.2346, %B2336 ]
  %.2609 = load i64, ptr %arg.index, align 8
  %.2618 = add nsw i64 %.2609, 1
  %.2620 = icmp slt i64 %.2618, %arg.count
  br i1 %.2620, label %B2636, label %B3468

B2636:                                            ; preds = %B2600
  %sunkaddr1025 = shl i64 %.2609, 3
  %sunkaddr1026 = getelementptr i8, ptr %arg.times, i64 %sunkaddr1025
  %sunkaddr1027 = getelementptr i8, ptr %sunkaddr1026, i64 8
  %.2629 = load double, ptr %sunkaddr1027, align 8
  %.2631 = fcmp ugt double %.2629, %.11.i242
  br i1 %.2631, label %B3468, label %B2668

B2668:                                            ; preds = %B2636
  call void @llvm.lifetime.start.p0(ptr nonnull %.488.i27)
  store i8 0, ptr %.488.i27, align 1, !noalias !84
  %.34.i29 = load i64, ptr %arg.problem.3, align 8, !noalias !84
  %.35.i30 = shl i64 %.34.i29, 1
  %.36.i31 = add i64 %.35.i30, 2
  %.324.i32 = icmp slt i64 %.34.i29, 0
  %..36.i33 = select i1 %.324.i32, i64 0, i64 %.36.i31
  %161 = shl i64 %.36.i31, 3
  %unroll_iter.i.i34 = and i64 %.36.i31, 9223372036854775806
  %162 = add nsw i64 %unroll_iter.i.i34, -2
  %163 = lshr exact i64 %162, 1
  %164 = add nuw i64 %163, 1
  %165 = add i64 %..36.i33, -2
  %166 = lshr exact i64 %165, 1
  %167 = add nuw i64 %166, 1
  %unroll_iter11.i37 = and i64 %167, -2
  %168 = lshr i64 %164, 1
  %169 = mul nsw i64 %168, -2
  %170 = icmp sgt i64 %.34.i29, -1
  %171 = icmp eq i64 %162, 0
  %172 = and i64 %162, 2
  %173 = icmp eq i64 %172, 0
  %174 = icmp sgt i64 %..36.i33, 0
  %175 = icmp eq i64 %165, 0
  %176 = and i64 %165, 2
  %.not.i38 = icmp eq i64 %176, 0
  br label %B84.i39

B84.i39:                                          ; preds = %B230.i93, %B2668
  %.127175.i40 = phi i64 [ %.134.i42, %B230.i93 ], [ 13, %B2668 ]
  %exitcond.not.i.not = icmp eq i64 %.127175.i40, 16
  br i1 %exitcond.not.i.not, label %B2746.critedge, label %B84.if.i41

B230.loopexit.unr-lcssa.i136:                     ; preds = %B178.if.i105
  br i1 %.not.i38, label %B178.if.epil.preheader.i137, label %B230.i93

B178.if.epil.preheader.i137:                      ; preds = %B178.if.preheader.i104, %B230.loopexit.unr-lcssa.i136
  %.372167169.epil.init.i138 = phi i64 [ 0, %B178.if.preheader.i104 ], [ %.379.1.1.i127, %B230.loopexit.unr-lcssa.i136 ]
  %sunkaddr45.epil.i139 = shl i64 %.372167169.epil.init.i138, 3
  %sunkaddr46.epil.i140 = getelementptr i8, ptr %arg.now, i64 %sunkaddr45.epil.i139
  %.406.epil.i141 = load double, ptr %sunkaddr46.epil.i140, align 8, !noalias !84
  %sunkaddr48.epil.i142 = getelementptr i8, ptr %.157, i64 %sunkaddr45.epil.i139
  %.409.epil.i143 = load double, ptr %sunkaddr48.epil.i142, align 8, !noalias !84
  %.411.epil.i144 = fmul double %.786, %.409.epil.i143
  %.412.epil.i145 = fadd double %.406.epil.i141, %.411.epil.i144
  store double %.412.epil.i145, ptr %sunkaddr48.epil.i142, align 8, !noalias !84
  %sunkaddr51.epil.i146 = getelementptr i8, ptr %sunkaddr46.epil.i140, i64 8
  %.406.1.epil.i147 = load double, ptr %sunkaddr51.epil.i146, align 8, !noalias !84
  %sunkaddr54.epil.i148 = getelementptr i8, ptr %sunkaddr48.epil.i142, i64 8
  %.409.1.epil.i149 = load double, ptr %sunkaddr54.epil.i148, align 8, !noalias !84
  %.411.1.epil.i150 = fmul double %.786, %.409.1.epil.i149
  %.412.1.epil.i151 = fadd double %.406.1.epil.i147, %.411.1.epil.i150
  store double %.412.1.epil.i151, ptr %sunkaddr54.epil.i148, align 8, !noalias !84
  br label %B230.i93

B230.i93:                                         ; preds = %B86.endif.i92, %B178.if.epil.preheader.i137, %B230.loopexit.unr-lcssa.i136
  %.473.i94 = getelementptr double, ptr @.const.array.data.1.24, i64 %.127175.i40
  %.474.i95 = load double, ptr %.473.i94, align 8, !noalias !84
  %.476.i96 = fmul double %.786, %.474.i95
  %.478.i97 = fadd double %.487, %.476.i96
  %.481.i98 = mul nsw i64 %.127175.i40, %.36.i31
  %.485.i99 = getelementptr inbounds double, ptr %arg.room, i64 %.481.i98
  store i8 0, ptr %.488.i27, align 1, !noalias !84
  call fastcc void @part0(ptr nonnull %.488.i27, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull readonly %arg.problem.3, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, double %.478.i97, ptr %.157, ptr %.485.i99)
  %.502.i101 = load i8, ptr %.488.i27, align 1, !noalias !84
  %.505.not.i102 = icmp eq i8 %.502.i101, 0
  br i1 %.505.not.i102, label %_ZN9teachmech3run8compiled7kernels5stageB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2axx10float64_2a.exit, label %B84.i39

B84.if.i41:                                       ; preds = %B84.i39
  %.134.i42 = add nuw nsw i64 %.127175.i40, 1
  %.227.idx.i43 = shl i64 %.127175.i40, 7
  %.227.i44 = getelementptr i8, ptr @.const.array.data.25, i64 %.227.idx.i43
  br i1 %170, label %B34.if.preheader.i.i166, label %B80.if.i.i46.preheader

B34.if.preheader.i.i166:                          ; preds = %B84.if.i41
  tail call void @llvm.memset.p0.i64(ptr align 8 %.157, i8 0, i64 %161, i1 false), !noalias !87
  br label %B80.if.i.i46.preheader

B80.if.i.i46.preheader:                           ; preds = %B34.if.preheader.i.i166, %B84.if.i41
  br label %B80.if.i.i46

B236.i.loopexit.unr-lcssa.i87:                    ; preds = %B180.if.i.i55
  br i1 %173, label %B180.if.i.epil.preheader.i152, label %B236.i.i88

B180.if.i.epil.preheader.i152:                    ; preds = %B180.if.i.preheader.i54, %B236.i.loopexit.unr-lcssa.i87
  %.404136138.i.epil.init.i153 = phi i64 [ 0, %B180.if.i.preheader.i54 ], [ %.411.1.i.1.i77, %B236.i.loopexit.unr-lcssa.i87 ]
  %177 = shl i64 %.404136138.i.epil.init.i153, 3
  %sunkaddr11.i.epil.i154 = getelementptr i8, ptr %.157, i64 %177
  %.438.i.epil.i155 = load double, ptr %sunkaddr11.i.epil.i154, align 8, !noalias !87
  %scevgep9.i.epil.i156 = getelementptr i8, ptr %lsr.iv.i.i48, i64 %177
  %scevgep10.i.epil.i157 = getelementptr i8, ptr %scevgep9.i.epil.i156, i64 -8
  %.441.i.epil.i158 = load double, ptr %scevgep10.i.epil.i157, align 8, !noalias !87
  %.443.i.epil.i159 = fmul double %.304.i.i51, %.441.i.epil.i158
  %.444.i.epil.i160 = fadd double %.438.i.epil.i155, %.443.i.epil.i159
  store double %.444.i.epil.i160, ptr %sunkaddr11.i.epil.i154, align 8, !noalias !87
  %sunkaddr14.i.epil.i161 = getelementptr i8, ptr %sunkaddr11.i.epil.i154, i64 8
  %.438.1.i.epil.i162 = load double, ptr %sunkaddr14.i.epil.i161, align 8, !noalias !87
  %.441.1.i.epil.i163 = load double, ptr %scevgep9.i.epil.i156, align 8, !noalias !87
  %.443.1.i.epil.i164 = fmul double %.304.i.i51, %.441.1.i.epil.i163
  %.444.1.i.epil.i165 = fadd double %.438.1.i.epil.i162, %.443.1.i.epil.i164
  store double %.444.1.i.epil.i165, ptr %sunkaddr14.i.epil.i161, align 8, !noalias !87
  br label %B236.i.i88

B236.i.i88:                                       ; preds = %B80.if.i.i46, %B180.if.i.epil.preheader.i152, %B236.i.loopexit.unr-lcssa.i87
  %scevgep7.i.i89 = getelementptr i8, ptr %lsr.iv.i.i48, i64 %161
  %scevgep19.i90 = getelementptr i8, ptr %lsr.iv.i47, i64 %161
  %exitcond160.not.i.i91 = icmp eq i64 %.250.i.i50, %.127175.i40
  br i1 %exitcond160.not.i.i91, label %B86.endif.i92, label %B80.if.i.i46

B80.if.i.i46:                                     ; preds = %B80.if.i.i46.preheader, %B236.i.i88
  %lsr.iv.i47 = phi ptr [ %scevgep19.i90, %B236.i.i88 ], [ %scevgep787, %B80.if.i.i46.preheader ]
  %lsr.iv.i.i48 = phi ptr [ %scevgep7.i.i89, %B236.i.i88 ], [ %scevgep6.i, %B80.if.i.i46.preheader ]
  %.243143153.i.i49 = phi i64 [ %.250.i.i50, %B236.i.i88 ], [ 0, %B80.if.i.i46.preheader ]
  %.250.i.i50 = add nuw nsw i64 %.243143153.i.i49, 1
  %178 = getelementptr double, ptr %.227.i44, i64 %.243143153.i.i49
  %.304.i.i51 = load double, ptr %178, align 8, !noalias !87
  %.316.i.i52 = fcmp oeq double %.304.i.i51, 0.000000e+00
  %brmerge.i.i53 = or i1 %.324.i32, %.316.i.i52
  br i1 %brmerge.i.i53, label %B236.i.i88, label %B180.if.i.preheader.i54

B180.if.i.preheader.i54:                          ; preds = %B80.if.i.i46
  br i1 %171, label %B180.if.i.epil.preheader.i152, label %B180.if.i.i55

B180.if.i.i55:                                    ; preds = %B180.if.i.preheader.i54, %B180.if.i.i55
  %lsr.iv20.i56 = phi i64 [ %lsr.iv.next21.i85, %B180.if.i.i55 ], [ %169, %B180.if.i.preheader.i54 ]
  %.404136138.i.i57 = phi i64 [ %.411.1.i.1.i77, %B180.if.i.i55 ], [ 0, %B180.if.i.preheader.i54 ]
  %179 = shl i64 %.404136138.i.i57, 3
  %sunkaddr54.i58 = getelementptr i8, ptr %.157, i64 %179
  %.438.i.i59 = load double, ptr %sunkaddr54.i58, align 8, !noalias !87
  %scevgep22.i60 = getelementptr i8, ptr %lsr.iv.i47, i64 %179
  %scevgep37.i61 = getelementptr i8, ptr %scevgep22.i60, i64 -16
  %scevgep35.i62 = getelementptr i8, ptr %scevgep22.i60, i64 -24
  %.441.i.i63 = load double, ptr %scevgep35.i62, align 8, !noalias !87
  %.443.i.i64 = fmul double %.304.i.i51, %.441.i.i63
  %.444.i.i65 = fadd double %.438.i.i59, %.443.i.i64
  store double %.444.i.i65, ptr %sunkaddr54.i58, align 8, !noalias !87
  %sunkaddr57.i66 = getelementptr i8, ptr %sunkaddr54.i58, i64 8
  %.438.1.i.i67 = load double, ptr %sunkaddr57.i66, align 8, !noalias !87
  %.441.1.i.i68 = load double, ptr %scevgep37.i61, align 8, !noalias !87
  %.443.1.i.i69 = fmul double %.304.i.i51, %.441.1.i.i68
  %.444.1.i.i70 = fadd double %.438.1.i.i67, %.443.1.i.i69
  store double %.444.1.i.i70, ptr %sunkaddr57.i66, align 8, !noalias !87
  %sunkaddr60.i71 = getelementptr i8, ptr %sunkaddr54.i58, i64 16
  %.438.i.1.i72 = load double, ptr %sunkaddr60.i71, align 8, !noalias !87
  %scevgep33.i73 = getelementptr i8, ptr %scevgep22.i60, i64 -8
  %.441.i.1.i74 = load double, ptr %scevgep33.i73, align 8, !noalias !87
  %.443.i.1.i75 = fmul double %.304.i.i51, %.441.i.1.i74
  %.444.i.1.i76 = fadd double %.438.i.1.i72, %.443.i.1.i75
  store double %.444.i.1.i76, ptr %sunkaddr60.i71, align 8, !noalias !87
  %.411.1.i.1.i77 = add i64 %.404136138.i.i57, 4
  %sunkaddr61.i78 = shl i64 %.411.1.i.1.i77, 3
  %sunkaddr62.i79 = getelementptr i8, ptr %.157, i64 %sunkaddr61.i78
  %sunkaddr63.i80 = getelementptr i8, ptr %sunkaddr62.i79, i64 -8
  %.438.1.i.1.i81 = load double, ptr %sunkaddr63.i80, align 8, !noalias !87
  %.441.1.i.1.i82 = load double, ptr %scevgep22.i60, align 8, !noalias !87
  %.443.1.i.1.i83 = fmul double %.304.i.i51, %.441.1.i.1.i82
  %.444.1.i.1.i84 = fadd double %.438.1.i.1.i81, %.443.1.i.1.i83
  store double %.444.1.i.1.i84, ptr %sunkaddr63.i80, align 8, !noalias !87
  %lsr.iv.next21.i85 = add i64 %lsr.iv20.i56, 2
  %niter.ncmp.1.i86 = icmp eq i64 %lsr.iv.next21.i85, 0
  br i1 %niter.ncmp.1.i86, label %B236.i.loopexit.unr-lcssa.i87, label %B180.if.i.i55

B86.endif.i92:                                    ; preds = %B236.i.i88
  br i1 %174, label %B178.if.preheader.i104, label %B230.i93

B178.if.preheader.i104:                           ; preds = %B86.endif.i92
  br i1 %175, label %B178.if.epil.preheader.i137, label %B178.if.i105

B178.if.i105:                                     ; preds = %B178.if.preheader.i104, %B178.if.i105
  %lsr.iv53.i106 = phi i64 [ %lsr.iv.next.i134, %B178.if.i105 ], [ %unroll_iter11.i37, %B178.if.preheader.i104 ]
  %.372167169.i107 = phi i64 [ %.379.1.1.i127, %B178.if.i105 ], [ 0, %B178.if.preheader.i104 ]
  %sunkaddr64.i108 = shl i64 %.372167169.i107, 3
  %sunkaddr65.i109 = getelementptr i8, ptr %arg.now, i64 %sunkaddr64.i108
  %.406.i110 = load double, ptr %sunkaddr65.i109, align 8, !noalias !84
  %sunkaddr67.i111 = getelementptr i8, ptr %.157, i64 %sunkaddr64.i108
  %.409.i112 = load double, ptr %sunkaddr67.i111, align 8, !noalias !84
  %.411.i113 = fmul double %.786, %.409.i112
  %.412.i114 = fadd double %.406.i110, %.411.i113
  store double %.412.i114, ptr %sunkaddr67.i111, align 8, !noalias !84
  %sunkaddr70.i115 = getelementptr i8, ptr %sunkaddr65.i109, i64 8
  %.406.1.i116 = load double, ptr %sunkaddr70.i115, align 8, !noalias !84
  %sunkaddr73.i117 = getelementptr i8, ptr %sunkaddr67.i111, i64 8
  %.409.1.i118 = load double, ptr %sunkaddr73.i117, align 8, !noalias !84
  %.411.1.i119 = fmul double %.786, %.409.1.i118
  %.412.1.i120 = fadd double %.406.1.i116, %.411.1.i119
  store double %.412.1.i120, ptr %sunkaddr73.i117, align 8, !noalias !84
  %sunkaddr76.i121 = getelementptr i8, ptr %sunkaddr65.i109, i64 16
  %.406.112.i122 = load double, ptr %sunkaddr76.i121, align 8, !noalias !84
  %sunkaddr79.i123 = getelementptr i8, ptr %sunkaddr67.i111, i64 16
  %.409.113.i124 = load double, ptr %sunkaddr79.i123, align 8, !noalias !84
  %.411.114.i125 = fmul double %.786, %.409.113.i124
  %.412.115.i126 = fadd double %.406.112.i122, %.411.114.i125
  store double %.412.115.i126, ptr %sunkaddr79.i123, align 8, !noalias !84
  %.379.1.1.i127 = add nuw i64 %.372167169.i107, 4
  %sunkaddr82.i128 = getelementptr i8, ptr %sunkaddr65.i109, i64 24
  %.406.1.1.i129 = load double, ptr %sunkaddr82.i128, align 8, !noalias !84
  %sunkaddr85.i130 = getelementptr i8, ptr %sunkaddr67.i111, i64 24
  %.409.1.1.i131 = load double, ptr %sunkaddr85.i130, align 8, !noalias !84
  %.411.1.1.i132 = fmul double %.786, %.409.1.1.i131
  %.412.1.1.i133 = fadd double %.406.1.1.i129, %.411.1.1.i132
  store double %.412.1.1.i133, ptr %sunkaddr85.i130, align 8, !noalias !84
  %lsr.iv.next.i134 = add i64 %lsr.iv53.i106, -2
  %niter.ncmp.116.i135 = icmp eq i64 %lsr.iv.next.i134, 0
  br i1 %niter.ncmp.116.i135, label %B230.loopexit.unr-lcssa.i136, label %B178.if.i105

_ZN9teachmech3run8compiled7kernels5stageB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2axx10float64_2a.exit: ; preds = %B230.i93
  call void @llvm.lifetime.end.p0(ptr nonnull %.488.i27)
  br label %common.ret

B2746.critedge:                                   ; preds = %B84.i39
  call void @llvm.lifetime.end.p0(ptr nonnull %.488.i27)
  br i1 %38, label %B2776.if, label %B2966.loopexit.1.critedge.critedge

B2966.loopexit.loopexit.unr-lcssa:                ; preds = %B3104.if
  br i1 %53, label %B2966.loopexit, label %B3104.if.epil.preheader

B3104.if.epil.preheader:                          ; preds = %B2966.if, %B2966.loopexit.loopexit.unr-lcssa
  %.325014521454.epil.init = phi i64 [ 0, %B2966.if ], [ %.3257.3673, %B2966.loopexit.loopexit.unr-lcssa ]
  %180 = shl i64 %.325014521454.epil.init, 3
  %scevgep898 = getelementptr i8, ptr %scevgep897, i64 %180
  br label %B3104.if.epil

B3104.if.epil:                                    ; preds = %B3104.if.epil, %B3104.if.epil.preheader
  %epil.iter655 = phi i64 [ %epil.iter655.next, %B3104.if.epil ], [ 0, %B3104.if.epil.preheader ]
  %181 = shl nuw nsw i64 %epil.iter655, 3
  %scevgep899 = getelementptr i8, ptr %scevgep898, i64 %181
  %.3284.epil = load double, ptr %scevgep899, align 8
  %.3286.epil = fmul double %.786, %.3284.epil
  store double %.3286.epil, ptr %scevgep899, align 8
  %epil.iter655.next = add nuw nsw i64 %epil.iter655, 1
  %epil.iter655.cmp.not = icmp eq i64 %epil.iter655.next, 2
  br i1 %epil.iter655.cmp.not, label %B2966.loopexit, label %B3104.if.epil, !llvm.loop !90

B2966.loopexit:                                   ; preds = %B3104.if.epil, %B2966.loopexit.loopexit.unr-lcssa
  store ptr null, ptr %.3138, align 8
  call fastcc void @part7(ptr nonnull %.3138, ptr nonnull getelementptr inbounds nuw (i8, ptr @.const.array.data.3, i64 128), ptr %arg.room, i64 %.53, ptr %.3037.1)
  br i1 %51, label %B3104.if.1.epil.preheader, label %B3104.if.1

B3104.if.1:                                       ; preds = %B2966.loopexit, %B3104.if.1
  %.325014521454.1 = phi i64 [ %.3257.1.3, %B3104.if.1 ], [ 0, %B2966.loopexit ]
  %182 = shl i64 %.325014521454.1, 3
  %scevgep906 = getelementptr i8, ptr %scevgep900, i64 %182
  %scevgep907 = getelementptr i8, ptr %scevgep906, i64 -24
  %.3284.1 = load double, ptr %scevgep907, align 8
  %.3286.1 = fmul double %.786, %.3284.1
  store double %.3286.1, ptr %scevgep907, align 8
  %scevgep905 = getelementptr i8, ptr %scevgep906, i64 -16
  %.3284.1.1 = load double, ptr %scevgep905, align 8
  %.3286.1.1 = fmul double %.786, %.3284.1.1
  store double %.3286.1.1, ptr %scevgep905, align 8
  %scevgep903 = getelementptr i8, ptr %scevgep906, i64 -8
  %.3284.1.2 = load double, ptr %scevgep903, align 8
  %.3286.1.2 = fmul double %.786, %.3284.1.2
  store double %.3286.1.2, ptr %scevgep903, align 8
  %.3257.1.3 = add nuw i64 %.325014521454.1, 4
  %.3284.1.3 = load double, ptr %scevgep906, align 8
  %.3286.1.3 = fmul double %.786, %.3284.1.3
  store double %.3286.1.3, ptr %scevgep906, align 8
  %niter683.ncmp.3 = icmp eq i64 %unroll_iter, %.3257.1.3
  br i1 %niter683.ncmp.3, label %B2966.loopexit.1.loopexit.unr-lcssa, label %B3104.if.1

B2966.loopexit.1.loopexit.unr-lcssa:              ; preds = %B3104.if.1
  br i1 %55, label %B2966.loopexit.1, label %B3104.if.1.epil.preheader

B3104.if.1.epil.preheader:                        ; preds = %B2966.loopexit.1.loopexit.unr-lcssa, %B2966.loopexit
  %.325014521454.1.epil.init = phi i64 [ 0, %B2966.loopexit ], [ %.3257.1.3, %B2966.loopexit.1.loopexit.unr-lcssa ]
  %183 = shl i64 %.325014521454.1.epil.init, 3
  %scevgep909 = getelementptr i8, ptr %scevgep908, i64 %183
  br label %B3104.if.1.epil

B3104.if.1.epil:                                  ; preds = %B3104.if.1.epil, %B3104.if.1.epil.preheader
  %epil.iter679 = phi i64 [ %epil.iter679.next, %B3104.if.1.epil ], [ 0, %B3104.if.1.epil.preheader ]
  %184 = shl nuw nsw i64 %epil.iter679, 3
  %scevgep910 = getelementptr i8, ptr %scevgep909, i64 %184
  %.3284.1.epil = load double, ptr %scevgep910, align 8
  %.3286.1.epil = fmul double %.786, %.3284.1.epil
  store double %.3286.1.epil, ptr %scevgep910, align 8
  %epil.iter679.next = add nuw nsw i64 %epil.iter679, 1
  %epil.iter679.cmp.not = icmp eq i64 %epil.iter679.next, 2
  br i1 %epil.iter679.cmp.not, label %B2966.loopexit.1, label %B3104.if.1.epil, !llvm.loop !91

B2966.loopexit.1.critedge.critedge:               ; preds = %B2746.critedge
  store ptr null, ptr %.3138, align 8
  call fastcc void @part7(ptr nonnull %.3138, ptr nonnull @.const.array.data.3, ptr %arg.room, i64 %.53, ptr %.3037)
  store ptr null, ptr %.3138, align 8
  call fastcc void @part7(ptr nonnull %.3138, ptr nonnull getelementptr inbounds nuw (i8, ptr @.const.array.data.3, i64 128), ptr %arg.room, i64 %.53, ptr %.3037.1)
  br label %B2966.loopexit.1

B2966.loopexit.1:                                 ; preds = %B3104.if.1.epil, %B2966.loopexit.1.critedge.critedge, %B2966.loopexit.1.loopexit.unr-lcssa
  store ptr null, ptr %.3138, align 8
  call fastcc void @part7(ptr nonnull %.3138, ptr nonnull getelementptr inbounds nuw (i8, ptr @.const.array.data.3, i64 256), ptr %arg.room, i64 %.53, ptr %.3037.2)
  br i1 %38, label %B3104.if.2.preheader, label %B3162.critedge

B3104.if.2.preheader:                             ; preds = %B2966.loopexit.1
  br i1 %56, label %B3104.if.2.epil.preheader, label %B3104.if.2

B3104.if.2:                                       ; preds = %B3104.if.2.preheader, %B3104.if.2
  %.325014521454.2 = phi i64 [ %.3257.2.3, %B3104.if.2 ], [ 0, %B3104.if.2.preheader ]
  %185 = shl i64 %.325014521454.2, 3
  %scevgep917 = getelementptr i8, ptr %scevgep911, i64 %185
  %scevgep918 = getelementptr i8, ptr %scevgep917, i64 -24
  %.3284.2 = load double, ptr %scevgep918, align 8
  %.3286.2 = fmul double %.786, %.3284.2
  store double %.3286.2, ptr %scevgep918, align 8
  %scevgep916 = getelementptr i8, ptr %scevgep917, i64 -16
  %.3284.2.1 = load double, ptr %scevgep916, align 8
  %.3286.2.1 = fmul double %.786, %.3284.2.1
  store double %.3286.2.1, ptr %scevgep916, align 8
  %scevgep914 = getelementptr i8, ptr %scevgep917, i64 -8
  %.3284.2.2 = load double, ptr %scevgep914, align 8
  %.3286.2.2 = fmul double %.786, %.3284.2.2
  store double %.3286.2.2, ptr %scevgep914, align 8
  %.3257.2.3 = add nuw nsw i64 %.325014521454.2, 4
  %.3284.2.3 = load double, ptr %scevgep917, align 8
  %.3286.2.3 = fmul double %.786, %.3284.2.3
  store double %.3286.2.3, ptr %scevgep917, align 8
  %niter689.ncmp.3 = icmp eq i64 %unroll_iter, %.3257.2.3
  br i1 %niter689.ncmp.3, label %B2966.loopexit.2.loopexit.unr-lcssa, label %B3104.if.2

B2966.loopexit.2.loopexit.unr-lcssa:              ; preds = %B3104.if.2
  br i1 %58, label %B2966.loopexit.2, label %B3104.if.2.epil.preheader

B3104.if.2.epil.preheader:                        ; preds = %B2966.loopexit.2.loopexit.unr-lcssa, %B3104.if.2.preheader
  %.325014521454.2.epil.init = phi i64 [ 0, %B3104.if.2.preheader ], [ %.3257.2.3, %B2966.loopexit.2.loopexit.unr-lcssa ]
  %186 = shl i64 %.325014521454.2.epil.init, 3
  %scevgep920 = getelementptr i8, ptr %scevgep919, i64 %186
  br label %B3104.if.2.epil

B3104.if.2.epil:                                  ; preds = %B3104.if.2.epil, %B3104.if.2.epil.preheader
  %epil.iter685 = phi i64 [ %epil.iter685.next, %B3104.if.2.epil ], [ 0, %B3104.if.2.epil.preheader ]
  %187 = shl nuw nsw i64 %epil.iter685, 3
  %scevgep921 = getelementptr i8, ptr %scevgep920, i64 %187
  %.3284.2.epil = load double, ptr %scevgep921, align 8
  %.3286.2.epil = fmul double %.786, %.3284.2.epil
  store double %.3286.2.epil, ptr %scevgep921, align 8
  %epil.iter685.next = add nuw nsw i64 %epil.iter685, 1
  %epil.iter685.cmp.not = icmp eq i64 %epil.iter685.next, 2
  br i1 %epil.iter685.cmp.not, label %B2966.loopexit.2, label %B3104.if.2.epil, !llvm.loop !92

B2966.loopexit.2:                                 ; preds = %B3104.if.2.epil, %B2966.loopexit.2.loopexit.unr-lcssa
  store ptr null, ptr %.3138, align 8
  call fastcc void @part7(ptr nonnull %.3138, ptr nonnull getelementptr inbounds nuw (i8, ptr @.const.array.data.3, i64 384), ptr %arg.room, i64 %.53, ptr %.3037.3)
  br i1 %59, label %B3104.if.3.epil.preheader, label %B3104.if.3

B3104.if.3:                                       ; preds = %B2966.loopexit.2, %B3104.if.3
  %.325014521454.3 = phi i64 [ %.3257.3.3, %B3104.if.3 ], [ 0, %B2966.loopexit.2 ]
  %188 = shl i64 %.325014521454.3, 3
  %scevgep928 = getelementptr i8, ptr %scevgep922, i64 %188
  %scevgep929 = getelementptr i8, ptr %scevgep928, i64 -24
  %.3284.3 = load double, ptr %scevgep929, align 8
  %.3286.3 = fmul double %.786, %.3284.3
  store double %.3286.3, ptr %scevgep929, align 8
  %scevgep927 = getelementptr i8, ptr %scevgep928, i64 -16
  %.3284.3.1 = load double, ptr %scevgep927, align 8
  %.3286.3.1 = fmul double %.786, %.3284.3.1
  store double %.3286.3.1, ptr %scevgep927, align 8
  %scevgep925 = getelementptr i8, ptr %scevgep928, i64 -8
  %.3284.3.2 = load double, ptr %scevgep925, align 8
  %.3286.3.2 = fmul double %.786, %.3284.3.2
  store double %.3286.3.2, ptr %scevgep925, align 8
  %.3257.3.3 = add nuw i64 %.325014521454.3, 4
  %.3284.3.3 = load double, ptr %scevgep928, align 8
  %.3286.3.3 = fmul double %.786, %.3284.3.3
  store double %.3286.3.3, ptr %scevgep928, align 8
  %niter695.ncmp.3 = icmp eq i64 %unroll_iter, %.3257.3.3
  br i1 %niter695.ncmp.3, label %B3162.loopexit.unr-lcssa, label %B3104.if.3

B3162.loopexit.unr-lcssa:                         ; preds = %B3104.if.3
  br i1 %61, label %B3162, label %B3104.if.3.epil.preheader

B3104.if.3.epil.preheader:                        ; preds = %B3162.loopexit.unr-lcssa, %B2966.loopexit.2
  %.325014521454.3.epil.init = phi i64 [ 0, %B2966.loopexit.2 ], [ %.3257.3.3, %B3162.loopexit.unr-lcssa ]
  %189 = shl i64 %.325014521454.3.epil.init, 3
  %scevgep931 = getelementptr i8, ptr %scevgep930, i64 %189
  br label %B3104.if.3.epil

B3104.if.3.epil:                                  ; preds = %B3104.if.3.epil, %B3104.if.3.epil.preheader
  %epil.iter691 = phi i64 [ %epil.iter691.next, %B3104.if.3.epil ], [ 0, %B3104.if.3.epil.preheader ]
  %190 = shl nuw nsw i64 %epil.iter691, 3
  %scevgep932 = getelementptr i8, ptr %scevgep931, i64 %190
  %.3284.3.epil = load double, ptr %scevgep932, align 8
  %.3286.3.epil = fmul double %.786, %.3284.3.epil
  store double %.3286.3.epil, ptr %scevgep932, align 8
  %epil.iter691.next = add nuw nsw i64 %epil.iter691, 1
  %epil.iter691.cmp.not = icmp eq i64 %epil.iter691.next, 2
  br i1 %epil.iter691.cmp.not, label %B3162, label %B3104.if.3.epil, !llvm.loop !93

B3162.critedge:                                   ; preds = %B2966.loopexit.1
  store ptr null, ptr %.3138, align 8
  call fastcc void @part7(ptr nonnull %.3138, ptr nonnull getelementptr inbounds nuw (i8, ptr @.const.array.data.3, i64 384), ptr %arg.room, i64 %.53, ptr %.3037.3)
  br label %B3162

B3162:                                            ; preds = %B3104.if.3.epil, %B3162.critedge, %B3162.loopexit.unr-lcssa
  %.3323 = load double, ptr %sunkaddr1027, align 8
  %.3325 = fcmp ugt double %.3323, %.11.i242
  br i1 %.3325, label %B3468, label %B3192.preheader

B3192.preheader:                                  ; preds = %B3162
  %191 = mul i64 %.2618, %3
  %scevgep942 = getelementptr i8, ptr %scevgep941, i64 %191
  %scevgep952 = getelementptr i8, ptr %arg.states, i64 %191
  br label %B3192

B3192:                                            ; preds = %B3438, %B3192.preheader
  %lsr.iv953 = phi ptr [ %scevgep952, %B3192.preheader ], [ %scevgep954, %B3438 ]
  %lsr.iv943 = phi ptr [ %scevgep942, %B3192.preheader ], [ %scevgep944, %B3438 ]
  %i.2.2 = phi i64 [ %.2609, %B3192.preheader ], [ %.3334, %B3438 ]
  %.3334 = add nsw i64 %i.2.2, 1
  %.3336 = getelementptr double, ptr %arg.times, i64 %.3334
  %.3337 = load double, ptr %.3336, align 8
  %.3339 = fsub double %.3337, %.487
  %.3344 = fdiv double %.3339, %.786
  br i1 %.57.i, label %B188.if.preheader.i, label %_ZN9teachmech3run8compiled7kernels11interpolateB3v26B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2ax10float64_2a.exit

B188.if.preheader.i:                              ; preds = %B3192
  tail call void @llvm.memset.p0.i64(ptr align 8 %.157, i8 0, i64 %3, i1 false), !noalias !94
  br i1 %63, label %B188.if.epil.preheader.i, label %B188.if.i

B188.if.1.preheader.unr-lcssa.unr-lcssa.i:        ; preds = %B188.if.i
  br i1 %lcmp.mod.not176.not.i, label %B188.if.epil.preheader.i, label %B188.if.1.preheader.new.i

B188.if.epil.preheader.i:                         ; preds = %B188.if.1.preheader.unr-lcssa.unr-lcssa.i, %B188.if.preheader.i
  %.423154156.epil.init70.i = phi i64 [ 0, %B188.if.preheader.i ], [ %.430.131.1.i, %B188.if.1.preheader.unr-lcssa.unr-lcssa.i ]
  %192 = shl i64 %.423154156.epil.init70.i, 3
  %sunkaddr184.epil.i = getelementptr i8, ptr %.157, i64 %192
  %.457.epil65.i = load double, ptr %sunkaddr184.epil.i, align 8, !noalias !94
  %sunkaddr313.i = getelementptr i8, ptr %.3037.3, i64 %192
  %.460.epil66.i = load double, ptr %sunkaddr313.i, align 8, !noalias !94
  %.461.epil67.i = fadd double %.457.epil65.i, %.460.epil66.i
  %.463.epil68.i = fmul double %.3344, %.461.epil67.i
  store double %.463.epil68.i, ptr %sunkaddr184.epil.i, align 8, !noalias !94
  %sunkaddr187.epil.i = getelementptr i8, ptr %sunkaddr184.epil.i, i64 8
  %.457.133.epil.i = load double, ptr %sunkaddr187.epil.i, align 8, !noalias !94
  %sunkaddr316.i = getelementptr i8, ptr %sunkaddr313.i, i64 8
  %.460.135.epil.i = load double, ptr %sunkaddr316.i, align 8, !noalias !94
  %.461.136.epil.i = fadd double %.457.133.epil.i, %.460.135.epil.i
  %.463.137.epil.i = fmul double %.3344, %.461.136.epil.i
  store double %.463.137.epil.i, ptr %sunkaddr187.epil.i, align 8, !noalias !94
  br label %B188.if.1.preheader.new.i

B188.if.1.preheader.new.i:                        ; preds = %B188.if.1.preheader.unr-lcssa.unr-lcssa.i, %B188.if.epil.preheader.i
  %.3174.i = fsub double 1.000000e+00, %.3344
  br i1 %63, label %B188.if.1.epil.preheader.i, label %B188.if.1.i

B188.if.1.i:                                      ; preds = %B188.if.1.preheader.new.i, %B188.if.1.i
  %lsr.iv294.i = phi i64 [ %lsr.iv.next295.i, %B188.if.1.i ], [ %unroll_iter91.i, %B188.if.1.preheader.new.i ]
  %.423154156.1.i = phi i64 [ %.430.1.1.1.i, %B188.if.1.i ], [ 0, %B188.if.1.preheader.new.i ]
  %193 = shl i64 %.423154156.1.i, 3
  %sunkaddr318.i = getelementptr i8, ptr %.157, i64 %193
  %.457.1.i = load double, ptr %sunkaddr318.i, align 8, !noalias !94
  %scevgep290.i = getelementptr i8, ptr %scevgep287.i, i64 %193
  %scevgep291.i = getelementptr i8, ptr %scevgep290.i, i64 -16
  %scevgep293.i = getelementptr i8, ptr %scevgep290.i, i64 -24
  %.460.1.i = load double, ptr %scevgep293.i, align 8, !noalias !94
  %.461.1.i = fadd double %.457.1.i, %.460.1.i
  %.463.1.i = fmul double %.3174.i, %.461.1.i
  store double %.463.1.i, ptr %sunkaddr318.i, align 8, !noalias !94
  %sunkaddr321.i = getelementptr i8, ptr %sunkaddr318.i, i64 8
  %.457.1.1.i = load double, ptr %sunkaddr321.i, align 8, !noalias !94
  %.460.1.1.i = load double, ptr %scevgep291.i, align 8, !noalias !94
  %.461.1.1.i = fadd double %.457.1.1.i, %.460.1.1.i
  %.463.1.1.i = fmul double %.3174.i, %.461.1.1.i
  store double %.463.1.1.i, ptr %sunkaddr321.i, align 8, !noalias !94
  %sunkaddr324.i = getelementptr i8, ptr %sunkaddr318.i, i64 16
  %.457.1.193.i = load double, ptr %sunkaddr324.i, align 8, !noalias !94
  %scevgep289.i = getelementptr i8, ptr %scevgep290.i, i64 -8
  %.460.1.194.i = load double, ptr %scevgep289.i, align 8, !noalias !94
  %.461.1.195.i = fadd double %.457.1.193.i, %.460.1.194.i
  %.463.1.196.i = fmul double %.3174.i, %.461.1.195.i
  store double %.463.1.196.i, ptr %sunkaddr324.i, align 8, !noalias !94
  %.430.1.1.1.i = add i64 %.423154156.1.i, 4
  %sunkaddr325.i = shl i64 %.430.1.1.1.i, 3
  %sunkaddr326.i = getelementptr i8, ptr %.157, i64 %sunkaddr325.i
  %sunkaddr327.i = getelementptr i8, ptr %sunkaddr326.i, i64 -8
  %.457.1.1.1.i = load double, ptr %sunkaddr327.i, align 8, !noalias !94
  %.460.1.1.1.i = load double, ptr %scevgep290.i, align 8, !noalias !94
  %.461.1.1.1.i = fadd double %.457.1.1.1.i, %.460.1.1.1.i
  %.463.1.1.1.i = fmul double %.3174.i, %.461.1.1.1.i
  store double %.463.1.1.1.i, ptr %sunkaddr327.i, align 8, !noalias !94
  %lsr.iv.next295.i = add i64 %lsr.iv294.i, -2
  %niter92.ncmp.1.i = icmp eq i64 %lsr.iv.next295.i, 0
  br i1 %niter92.ncmp.1.i, label %B188.if.2.preheader.unr-lcssa.unr-lcssa.i, label %B188.if.1.i

B188.if.2.preheader.unr-lcssa.unr-lcssa.i:        ; preds = %B188.if.1.i
  br i1 %lcmp.mod88.not.not.i, label %B188.if.1.epil.preheader.i, label %B188.if.2.preheader.new.i

B188.if.1.epil.preheader.i:                       ; preds = %B188.if.2.preheader.unr-lcssa.unr-lcssa.i, %B188.if.1.preheader.new.i
  %.423154156.1.epil.init87.i = phi i64 [ 0, %B188.if.1.preheader.new.i ], [ %.430.1.1.1.i, %B188.if.2.preheader.unr-lcssa.unr-lcssa.i ]
  %194 = shl i64 %.423154156.1.epil.init87.i, 3
  %sunkaddr149.epil.i = getelementptr i8, ptr %.157, i64 %194
  %.457.1.epil82.i = load double, ptr %sunkaddr149.epil.i, align 8, !noalias !94
  %scevgep139.epil.i = getelementptr i8, ptr %scevgep137.i, i64 %194
  %scevgep140.epil.i = getelementptr i8, ptr %scevgep139.epil.i, i64 -8
  %.460.1.epil83.i = load double, ptr %scevgep140.epil.i, align 8, !noalias !94
  %.461.1.epil84.i = fadd double %.457.1.epil82.i, %.460.1.epil83.i
  %.463.1.epil85.i = fmul double %.3174.i, %.461.1.epil84.i
  store double %.463.1.epil85.i, ptr %sunkaddr149.epil.i, align 8, !noalias !94
  %sunkaddr152.epil.i = getelementptr i8, ptr %sunkaddr149.epil.i, i64 8
  %.457.1.1.epil.i = load double, ptr %sunkaddr152.epil.i, align 8, !noalias !94
  %.460.1.1.epil.i = load double, ptr %scevgep139.epil.i, align 8, !noalias !94
  %.461.1.1.epil.i = fadd double %.457.1.1.epil.i, %.460.1.1.epil.i
  %.463.1.1.epil.i = fmul double %.3174.i, %.461.1.1.epil.i
  store double %.463.1.1.epil.i, ptr %sunkaddr152.epil.i, align 8, !noalias !94
  br label %B188.if.2.preheader.new.i

B188.if.2.preheader.new.i:                        ; preds = %B188.if.2.preheader.unr-lcssa.unr-lcssa.i, %B188.if.1.epil.preheader.i
  br i1 %63, label %B188.if.2.epil.preheader.i, label %B188.if.2.i

B188.if.2.i:                                      ; preds = %B188.if.2.preheader.new.i, %B188.if.2.i
  %lsr.iv277.i = phi i64 [ %lsr.iv.next278.i, %B188.if.2.i ], [ %unroll_iter107.i, %B188.if.2.preheader.new.i ]
  %.423154156.2.i = phi i64 [ %.430.2.1.1.i, %B188.if.2.i ], [ 0, %B188.if.2.preheader.new.i ]
  %195 = shl i64 %.423154156.2.i, 3
  %sunkaddr329.i = getelementptr i8, ptr %.157, i64 %195
  %.457.2.i = load double, ptr %sunkaddr329.i, align 8, !noalias !94
  %scevgep273.i = getelementptr i8, ptr %scevgep270.i, i64 %195
  %scevgep274.i = getelementptr i8, ptr %scevgep273.i, i64 -16
  %scevgep276.i = getelementptr i8, ptr %scevgep273.i, i64 -24
  %.460.2.i = load double, ptr %scevgep276.i, align 8, !noalias !94
  %.461.2.i = fadd double %.457.2.i, %.460.2.i
  %.463.2.i = fmul double %.3344, %.461.2.i
  store double %.463.2.i, ptr %sunkaddr329.i, align 8, !noalias !94
  %sunkaddr332.i = getelementptr i8, ptr %sunkaddr329.i, i64 8
  %.457.2.1.i = load double, ptr %sunkaddr332.i, align 8, !noalias !94
  %.460.2.1.i = load double, ptr %scevgep274.i, align 8, !noalias !94
  %.461.2.1.i = fadd double %.457.2.1.i, %.460.2.1.i
  %.463.2.1.i = fmul double %.3344, %.461.2.1.i
  store double %.463.2.1.i, ptr %sunkaddr332.i, align 8, !noalias !94
  %sunkaddr335.i = getelementptr i8, ptr %sunkaddr329.i, i64 16
  %.457.2.1109.i = load double, ptr %sunkaddr335.i, align 8, !noalias !94
  %scevgep272.i = getelementptr i8, ptr %scevgep273.i, i64 -8
  %.460.2.1110.i = load double, ptr %scevgep272.i, align 8, !noalias !94
  %.461.2.1111.i = fadd double %.457.2.1109.i, %.460.2.1110.i
  %.463.2.1112.i = fmul double %.3344, %.461.2.1111.i
  store double %.463.2.1112.i, ptr %sunkaddr335.i, align 8, !noalias !94
  %.430.2.1.1.i = add i64 %.423154156.2.i, 4
  %sunkaddr336.i = shl i64 %.430.2.1.1.i, 3
  %sunkaddr337.i = getelementptr i8, ptr %.157, i64 %sunkaddr336.i
  %sunkaddr338.i = getelementptr i8, ptr %sunkaddr337.i, i64 -8
  %.457.2.1.1.i = load double, ptr %sunkaddr338.i, align 8, !noalias !94
  %.460.2.1.1.i = load double, ptr %scevgep273.i, align 8, !noalias !94
  %.461.2.1.1.i = fadd double %.457.2.1.1.i, %.460.2.1.1.i
  %.463.2.1.1.i = fmul double %.3344, %.461.2.1.1.i
  store double %.463.2.1.1.i, ptr %sunkaddr338.i, align 8, !noalias !94
  %lsr.iv.next278.i = add i64 %lsr.iv277.i, -2
  %niter108.ncmp.1.i = icmp eq i64 %lsr.iv.next278.i, 0
  br i1 %niter108.ncmp.1.i, label %B188.if.3.preheader.unr-lcssa.unr-lcssa.i, label %B188.if.2.i

B188.if.3.preheader.unr-lcssa.unr-lcssa.i:        ; preds = %B188.if.2.i
  br i1 %lcmp.mod104.not.not.i, label %B188.if.2.epil.preheader.i, label %B188.if.3.preheader.new.i

B188.if.2.epil.preheader.i:                       ; preds = %B188.if.3.preheader.unr-lcssa.unr-lcssa.i, %B188.if.2.preheader.new.i
  %.423154156.2.epil.init103.i = phi i64 [ 0, %B188.if.2.preheader.new.i ], [ %.430.2.1.1.i, %B188.if.3.preheader.unr-lcssa.unr-lcssa.i ]
  %196 = shl i64 %.423154156.2.epil.init103.i, 3
  %sunkaddr154.epil.i = getelementptr i8, ptr %.157, i64 %196
  %.457.2.epil98.i = load double, ptr %sunkaddr154.epil.i, align 8, !noalias !94
  %scevgep131.epil.i = getelementptr i8, ptr %scevgep129.i, i64 %196
  %scevgep132.epil.i = getelementptr i8, ptr %scevgep131.epil.i, i64 -8
  %.460.2.epil99.i = load double, ptr %scevgep132.epil.i, align 8, !noalias !94
  %.461.2.epil100.i = fadd double %.457.2.epil98.i, %.460.2.epil99.i
  %.463.2.epil101.i = fmul double %.3344, %.461.2.epil100.i
  store double %.463.2.epil101.i, ptr %sunkaddr154.epil.i, align 8, !noalias !94
  %sunkaddr157.epil.i = getelementptr i8, ptr %sunkaddr154.epil.i, i64 8
  %.457.2.1.epil.i = load double, ptr %sunkaddr157.epil.i, align 8, !noalias !94
  %.460.2.1.epil.i = load double, ptr %scevgep131.epil.i, align 8, !noalias !94
  %.461.2.1.epil.i = fadd double %.457.2.1.epil.i, %.460.2.1.epil.i
  %.463.2.1.epil.i = fmul double %.3344, %.461.2.1.epil.i
  store double %.463.2.1.epil.i, ptr %sunkaddr157.epil.i, align 8, !noalias !94
  br label %B188.if.3.preheader.new.i

B188.if.3.preheader.new.i:                        ; preds = %B188.if.3.preheader.unr-lcssa.unr-lcssa.i, %B188.if.2.epil.preheader.i
  br i1 %63, label %B188.if.3.epil.preheader.i, label %B188.if.3.i

B188.if.3.i:                                      ; preds = %B188.if.3.preheader.new.i, %B188.if.3.i
  %lsr.iv260.i = phi i64 [ %lsr.iv.next261.i, %B188.if.3.i ], [ %unroll_iter123.i, %B188.if.3.preheader.new.i ]
  %.423154156.3.i = phi i64 [ %.430.3.1.1.i, %B188.if.3.i ], [ 0, %B188.if.3.preheader.new.i ]
  %197 = shl i64 %.423154156.3.i, 3
  %sunkaddr340.i = getelementptr i8, ptr %.157, i64 %197
  %.457.3.i = load double, ptr %sunkaddr340.i, align 8, !noalias !94
  %scevgep256.i = getelementptr i8, ptr %scevgep253.i, i64 %197
  %scevgep257.i = getelementptr i8, ptr %scevgep256.i, i64 -16
  %scevgep259.i = getelementptr i8, ptr %scevgep256.i, i64 -24
  %.460.3.i = load double, ptr %scevgep259.i, align 8, !noalias !94
  %.461.3.i = fadd double %.457.3.i, %.460.3.i
  %.463.3.i = fmul double %.3174.i, %.461.3.i
  store double %.463.3.i, ptr %sunkaddr340.i, align 8, !noalias !94
  %sunkaddr343.i = getelementptr i8, ptr %sunkaddr340.i, i64 8
  %.457.3.1.i = load double, ptr %sunkaddr343.i, align 8, !noalias !94
  %.460.3.1.i = load double, ptr %scevgep257.i, align 8, !noalias !94
  %.461.3.1.i = fadd double %.457.3.1.i, %.460.3.1.i
  %.463.3.1.i = fmul double %.3174.i, %.461.3.1.i
  store double %.463.3.1.i, ptr %sunkaddr343.i, align 8, !noalias !94
  %sunkaddr346.i = getelementptr i8, ptr %sunkaddr340.i, i64 16
  %.457.3.1125.i = load double, ptr %sunkaddr346.i, align 8, !noalias !94
  %scevgep255.i = getelementptr i8, ptr %scevgep256.i, i64 -8
  %.460.3.1126.i = load double, ptr %scevgep255.i, align 8, !noalias !94
  %.461.3.1127.i = fadd double %.457.3.1125.i, %.460.3.1126.i
  %.463.3.1128.i = fmul double %.3174.i, %.461.3.1127.i
  store double %.463.3.1128.i, ptr %sunkaddr346.i, align 8, !noalias !94
  %.430.3.1.1.i = add i64 %.423154156.3.i, 4
  %sunkaddr347.i = shl i64 %.430.3.1.1.i, 3
  %sunkaddr348.i = getelementptr i8, ptr %.157, i64 %sunkaddr347.i
  %sunkaddr349.i = getelementptr i8, ptr %sunkaddr348.i, i64 -8
  %.457.3.1.1.i = load double, ptr %sunkaddr349.i, align 8, !noalias !94
  %.460.3.1.1.i = load double, ptr %scevgep256.i, align 8, !noalias !94
  %.461.3.1.1.i = fadd double %.457.3.1.1.i, %.460.3.1.1.i
  %.463.3.1.1.i = fmul double %.3174.i, %.461.3.1.1.i
  store double %.463.3.1.1.i, ptr %sunkaddr349.i, align 8, !noalias !94
  %lsr.iv.next261.i = add i64 %lsr.iv260.i, -2
  %niter124.ncmp.1.i = icmp eq i64 %lsr.iv.next261.i, 0
  br i1 %niter124.ncmp.1.i, label %B188.if.4.preheader.unr-lcssa.unr-lcssa.i, label %B188.if.3.i

B188.if.4.preheader.unr-lcssa.unr-lcssa.i:        ; preds = %B188.if.3.i
  br i1 %lcmp.mod120.not.not.i, label %B188.if.3.epil.preheader.i, label %B188.if.4.preheader.new.i

B188.if.3.epil.preheader.i:                       ; preds = %B188.if.4.preheader.unr-lcssa.unr-lcssa.i, %B188.if.3.preheader.new.i
  %.423154156.3.epil.init119.i = phi i64 [ 0, %B188.if.3.preheader.new.i ], [ %.430.3.1.1.i, %B188.if.4.preheader.unr-lcssa.unr-lcssa.i ]
  %198 = shl i64 %.423154156.3.epil.init119.i, 3
  %sunkaddr159.epil.i = getelementptr i8, ptr %.157, i64 %198
  %.457.3.epil114.i = load double, ptr %sunkaddr159.epil.i, align 8, !noalias !94
  %scevgep123.epil.i = getelementptr i8, ptr %scevgep121.i168, i64 %198
  %scevgep124.epil.i = getelementptr i8, ptr %scevgep123.epil.i, i64 -8
  %.460.3.epil115.i = load double, ptr %scevgep124.epil.i, align 8, !noalias !94
  %.461.3.epil116.i = fadd double %.457.3.epil114.i, %.460.3.epil115.i
  %.463.3.epil117.i = fmul double %.3174.i, %.461.3.epil116.i
  store double %.463.3.epil117.i, ptr %sunkaddr159.epil.i, align 8, !noalias !94
  %sunkaddr162.epil.i = getelementptr i8, ptr %sunkaddr159.epil.i, i64 8
  %.457.3.1.epil.i = load double, ptr %sunkaddr162.epil.i, align 8, !noalias !94
  %.460.3.1.epil.i = load double, ptr %scevgep123.epil.i, align 8, !noalias !94
  %.461.3.1.epil.i = fadd double %.457.3.1.epil.i, %.460.3.1.epil.i
  %.463.3.1.epil.i = fmul double %.3174.i, %.461.3.1.epil.i
  store double %.463.3.1.epil.i, ptr %sunkaddr162.epil.i, align 8, !noalias !94
  br label %B188.if.4.preheader.new.i

B188.if.4.preheader.new.i:                        ; preds = %B188.if.4.preheader.unr-lcssa.unr-lcssa.i, %B188.if.3.epil.preheader.i
  br i1 %63, label %B188.if.4.epil.preheader.i, label %B188.if.4.i

B188.if.4.i:                                      ; preds = %B188.if.4.preheader.new.i, %B188.if.4.i
  %lsr.iv243.i = phi i64 [ %lsr.iv.next244.i, %B188.if.4.i ], [ %unroll_iter138.i, %B188.if.4.preheader.new.i ]
  %.423154156.4.i = phi i64 [ %.430.4.1.1.i, %B188.if.4.i ], [ 0, %B188.if.4.preheader.new.i ]
  %199 = shl i64 %.423154156.4.i, 3
  %sunkaddr351.i = getelementptr i8, ptr %.157, i64 %199
  %.457.4.i = load double, ptr %sunkaddr351.i, align 8, !noalias !94
  %scevgep239.i = getelementptr i8, ptr %scevgep236.i, i64 %199
  %scevgep240.i = getelementptr i8, ptr %scevgep239.i, i64 -16
  %scevgep242.i = getelementptr i8, ptr %scevgep239.i, i64 -24
  %.460.4.i = load double, ptr %scevgep242.i, align 8, !noalias !94
  %.461.4.i = fadd double %.457.4.i, %.460.4.i
  %.463.4.i = fmul double %.3344, %.461.4.i
  store double %.463.4.i, ptr %sunkaddr351.i, align 8, !noalias !94
  %sunkaddr354.i = getelementptr i8, ptr %sunkaddr351.i, i64 8
  %.457.4.1.i = load double, ptr %sunkaddr354.i, align 8, !noalias !94
  %.460.4.1.i = load double, ptr %scevgep240.i, align 8, !noalias !94
  %.461.4.1.i = fadd double %.457.4.1.i, %.460.4.1.i
  %.463.4.1.i = fmul double %.3344, %.461.4.1.i
  store double %.463.4.1.i, ptr %sunkaddr354.i, align 8, !noalias !94
  %sunkaddr357.i = getelementptr i8, ptr %sunkaddr351.i, i64 16
  %.457.4.1140.i = load double, ptr %sunkaddr357.i, align 8, !noalias !94
  %scevgep238.i = getelementptr i8, ptr %scevgep239.i, i64 -8
  %.460.4.1141.i = load double, ptr %scevgep238.i, align 8, !noalias !94
  %.461.4.1142.i = fadd double %.457.4.1140.i, %.460.4.1141.i
  %.463.4.1143.i = fmul double %.3344, %.461.4.1142.i
  store double %.463.4.1143.i, ptr %sunkaddr357.i, align 8, !noalias !94
  %.430.4.1.1.i = add i64 %.423154156.4.i, 4
  %sunkaddr358.i = shl i64 %.430.4.1.1.i, 3
  %sunkaddr359.i = getelementptr i8, ptr %.157, i64 %sunkaddr358.i
  %sunkaddr360.i = getelementptr i8, ptr %sunkaddr359.i, i64 -8
  %.457.4.1.1.i = load double, ptr %sunkaddr360.i, align 8, !noalias !94
  %.460.4.1.1.i = load double, ptr %scevgep239.i, align 8, !noalias !94
  %.461.4.1.1.i = fadd double %.457.4.1.1.i, %.460.4.1.1.i
  %.463.4.1.1.i = fmul double %.3344, %.461.4.1.1.i
  store double %.463.4.1.1.i, ptr %sunkaddr360.i, align 8, !noalias !94
  %lsr.iv.next244.i = add i64 %lsr.iv243.i, -2
  %niter139.ncmp.1.i = icmp eq i64 %lsr.iv.next244.i, 0
  br i1 %niter139.ncmp.1.i, label %B188.if.5.preheader.unr-lcssa.unr-lcssa.i, label %B188.if.4.i

B188.if.5.preheader.unr-lcssa.unr-lcssa.i:        ; preds = %B188.if.4.i
  br i1 %lcmp.mod135.not.not.i, label %B188.if.4.epil.preheader.i, label %B188.if.5.preheader.new.i

B188.if.4.epil.preheader.i:                       ; preds = %B188.if.5.preheader.unr-lcssa.unr-lcssa.i, %B188.if.4.preheader.new.i
  %.423154156.4.epil.init.i = phi i64 [ 0, %B188.if.4.preheader.new.i ], [ %.430.4.1.1.i, %B188.if.5.preheader.unr-lcssa.unr-lcssa.i ]
  %200 = shl i64 %.423154156.4.epil.init.i, 3
  %sunkaddr164.epil.i = getelementptr i8, ptr %.157, i64 %200
  %.457.4.epil130.i = load double, ptr %sunkaddr164.epil.i, align 8, !noalias !94
  %sunkaddr362.i = getelementptr i8, ptr %2, i64 %200
  %.460.4.epil131.i = load double, ptr %sunkaddr362.i, align 8, !noalias !94
  %.461.4.epil132.i = fadd double %.457.4.epil130.i, %.460.4.epil131.i
  %.463.4.epil133.i = fmul double %.3344, %.461.4.epil132.i
  store double %.463.4.epil133.i, ptr %sunkaddr164.epil.i, align 8, !noalias !94
  %sunkaddr167.epil.i = getelementptr i8, ptr %sunkaddr164.epil.i, i64 8
  %.457.4.1.epil.i = load double, ptr %sunkaddr167.epil.i, align 8, !noalias !94
  %sunkaddr365.i = getelementptr i8, ptr %sunkaddr362.i, i64 8
  %.460.4.1.epil.i = load double, ptr %sunkaddr365.i, align 8, !noalias !94
  %.461.4.1.epil.i = fadd double %.457.4.1.epil.i, %.460.4.1.epil.i
  %.463.4.1.epil.i = fmul double %.3344, %.461.4.1.epil.i
  store double %.463.4.1.epil.i, ptr %sunkaddr167.epil.i, align 8, !noalias !94
  br label %B188.if.5.preheader.new.i

B188.if.5.preheader.new.i:                        ; preds = %B188.if.5.preheader.unr-lcssa.unr-lcssa.i, %B188.if.4.epil.preheader.i
  br i1 %63, label %B188.if.5.epil.preheader.i, label %B188.if.5.i

B188.if.5.i:                                      ; preds = %B188.if.5.preheader.new.i, %B188.if.5.i
  %lsr.iv226.i = phi i64 [ %lsr.iv.next227.i, %B188.if.5.i ], [ %unroll_iter153.i, %B188.if.5.preheader.new.i ]
  %.423154156.5.i = phi i64 [ %.430.5.1.1.i, %B188.if.5.i ], [ 0, %B188.if.5.preheader.new.i ]
  %201 = shl i64 %.423154156.5.i, 3
  %sunkaddr367.i = getelementptr i8, ptr %.157, i64 %201
  %.457.5.i = load double, ptr %sunkaddr367.i, align 8, !noalias !94
  %scevgep222.i = getelementptr i8, ptr %scevgep219.i, i64 %201
  %scevgep223.i = getelementptr i8, ptr %scevgep222.i, i64 -16
  %scevgep225.i = getelementptr i8, ptr %scevgep222.i, i64 -24
  %.460.5.i = load double, ptr %scevgep225.i, align 8, !noalias !94
  %.461.5.i = fadd double %.457.5.i, %.460.5.i
  %.463.5.i = fmul double %.3174.i, %.461.5.i
  store double %.463.5.i, ptr %sunkaddr367.i, align 8, !noalias !94
  %sunkaddr370.i = getelementptr i8, ptr %sunkaddr367.i, i64 8
  %.457.5.1.i = load double, ptr %sunkaddr370.i, align 8, !noalias !94
  %.460.5.1.i = load double, ptr %scevgep223.i, align 8, !noalias !94
  %.461.5.1.i = fadd double %.457.5.1.i, %.460.5.1.i
  %.463.5.1.i = fmul double %.3174.i, %.461.5.1.i
  store double %.463.5.1.i, ptr %sunkaddr370.i, align 8, !noalias !94
  %sunkaddr373.i = getelementptr i8, ptr %sunkaddr367.i, i64 16
  %.457.5.1155.i = load double, ptr %sunkaddr373.i, align 8, !noalias !94
  %scevgep221.i = getelementptr i8, ptr %scevgep222.i, i64 -8
  %.460.5.1156.i = load double, ptr %scevgep221.i, align 8, !noalias !94
  %.461.5.1157.i = fadd double %.457.5.1155.i, %.460.5.1156.i
  %.463.5.1158.i = fmul double %.3174.i, %.461.5.1157.i
  store double %.463.5.1158.i, ptr %sunkaddr373.i, align 8, !noalias !94
  %.430.5.1.1.i = add i64 %.423154156.5.i, 4
  %sunkaddr374.i = shl i64 %.430.5.1.1.i, 3
  %sunkaddr375.i = getelementptr i8, ptr %.157, i64 %sunkaddr374.i
  %sunkaddr376.i = getelementptr i8, ptr %sunkaddr375.i, i64 -8
  %.457.5.1.1.i = load double, ptr %sunkaddr376.i, align 8, !noalias !94
  %.460.5.1.1.i = load double, ptr %scevgep222.i, align 8, !noalias !94
  %.461.5.1.1.i = fadd double %.457.5.1.1.i, %.460.5.1.1.i
  %.463.5.1.1.i = fmul double %.3174.i, %.461.5.1.1.i
  store double %.463.5.1.1.i, ptr %sunkaddr376.i, align 8, !noalias !94
  %lsr.iv.next227.i = add i64 %lsr.iv226.i, -2
  %niter154.ncmp.1.i = icmp eq i64 %lsr.iv.next227.i, 0
  br i1 %niter154.ncmp.1.i, label %B188.if.6.preheader.unr-lcssa.unr-lcssa.i, label %B188.if.5.i

B188.if.6.preheader.unr-lcssa.unr-lcssa.i:        ; preds = %B188.if.5.i
  br i1 %lcmp.mod150.not.not.i, label %B188.if.5.epil.preheader.i, label %B188.if.6.preheader64.i

B188.if.5.epil.preheader.i:                       ; preds = %B188.if.6.preheader.unr-lcssa.unr-lcssa.i, %B188.if.5.preheader.new.i
  %.423154156.5.epil.init.i = phi i64 [ 0, %B188.if.5.preheader.new.i ], [ %.430.5.1.1.i, %B188.if.6.preheader.unr-lcssa.unr-lcssa.i ]
  %202 = shl i64 %.423154156.5.epil.init.i, 3
  %sunkaddr169.epil.i = getelementptr i8, ptr %.157, i64 %202
  %.457.5.epil145.i = load double, ptr %sunkaddr169.epil.i, align 8, !noalias !94
  %scevgep107.epil.i = getelementptr i8, ptr %scevgep105.i, i64 %202
  %scevgep108.epil.i = getelementptr i8, ptr %scevgep107.epil.i, i64 -8
  %.460.5.epil146.i = load double, ptr %scevgep108.epil.i, align 8, !noalias !94
  %.461.5.epil147.i = fadd double %.457.5.epil145.i, %.460.5.epil146.i
  %.463.5.epil148.i = fmul double %.3174.i, %.461.5.epil147.i
  store double %.463.5.epil148.i, ptr %sunkaddr169.epil.i, align 8, !noalias !94
  %sunkaddr172.epil.i = getelementptr i8, ptr %sunkaddr169.epil.i, i64 8
  %.457.5.1.epil.i = load double, ptr %sunkaddr172.epil.i, align 8, !noalias !94
  %.460.5.1.epil.i = load double, ptr %scevgep107.epil.i, align 8, !noalias !94
  %.461.5.1.epil.i = fadd double %.457.5.1.epil.i, %.460.5.1.epil.i
  %.463.5.1.epil.i = fmul double %.3174.i, %.461.5.1.epil.i
  store double %.463.5.1.epil.i, ptr %sunkaddr172.epil.i, align 8, !noalias !94
  br label %B188.if.6.preheader64.i

B188.if.6.preheader64.i:                          ; preds = %B188.if.6.preheader.unr-lcssa.unr-lcssa.i, %B188.if.5.epil.preheader.i
  br i1 %63, label %B188.if.6.epil.preheader159.i, label %B188.if.6.i

B188.if.6.i:                                      ; preds = %B188.if.6.preheader64.i, %B188.if.6.i
  %lsr.iv.i169 = phi i64 [ %lsr.iv.next.i170, %B188.if.6.i ], [ %unroll_iter170.i, %B188.if.6.preheader64.i ]
  %.423154156.6.i = phi i64 [ %.430.6.1.1.i, %B188.if.6.i ], [ 0, %B188.if.6.preheader64.i ]
  %sunkaddr377.i = shl i64 %.423154156.6.i, 3
  %sunkaddr378.i = getelementptr i8, ptr %.157, i64 %sunkaddr377.i
  %.457.6.i = load double, ptr %sunkaddr378.i, align 8, !noalias !94
  %sunkaddr380.i = getelementptr i8, ptr %.197, i64 %sunkaddr377.i
  %.460.6.i = load double, ptr %sunkaddr380.i, align 8, !noalias !94
  %.461.6.i = fadd double %.457.6.i, %.460.6.i
  %.463.6.i = fmul double %.3344, %.461.6.i
  store double %.463.6.i, ptr %sunkaddr378.i, align 8, !noalias !94
  %sunkaddr383.i = getelementptr i8, ptr %sunkaddr378.i, i64 8
  %.457.6.1.i = load double, ptr %sunkaddr383.i, align 8, !noalias !94
  %sunkaddr386.i = getelementptr i8, ptr %sunkaddr380.i, i64 8
  %.460.6.1.i = load double, ptr %sunkaddr386.i, align 8, !noalias !94
  %.461.6.1.i = fadd double %.457.6.1.i, %.460.6.1.i
  %.463.6.1.i = fmul double %.3344, %.461.6.1.i
  store double %.463.6.1.i, ptr %sunkaddr383.i, align 8, !noalias !94
  %sunkaddr389.i = getelementptr i8, ptr %sunkaddr378.i, i64 16
  %.457.6.1172.i = load double, ptr %sunkaddr389.i, align 8, !noalias !94
  %sunkaddr392.i = getelementptr i8, ptr %sunkaddr380.i, i64 16
  %.460.6.1173.i = load double, ptr %sunkaddr392.i, align 8, !noalias !94
  %.461.6.1174.i = fadd double %.457.6.1172.i, %.460.6.1173.i
  %.463.6.1175.i = fmul double %.3344, %.461.6.1174.i
  store double %.463.6.1175.i, ptr %sunkaddr389.i, align 8, !noalias !94
  %.430.6.1.1.i = add i64 %.423154156.6.i, 4
  %sunkaddr393.i = shl i64 %.430.6.1.1.i, 3
  %sunkaddr394.i = getelementptr i8, ptr %.157, i64 %sunkaddr393.i
  %sunkaddr395.i = getelementptr i8, ptr %sunkaddr394.i, i64 -8
  %.457.6.1.1.i = load double, ptr %sunkaddr395.i, align 8, !noalias !94
  %sunkaddr397.i = getelementptr i8, ptr %.197, i64 %sunkaddr393.i
  %sunkaddr398.i = getelementptr i8, ptr %sunkaddr397.i, i64 -8
  %.460.6.1.1.i = load double, ptr %sunkaddr398.i, align 8, !noalias !94
  %.461.6.1.1.i = fadd double %.457.6.1.1.i, %.460.6.1.1.i
  %.463.6.1.1.i = fmul double %.3344, %.461.6.1.1.i
  store double %.463.6.1.1.i, ptr %sunkaddr395.i, align 8, !noalias !94
  %lsr.iv.next.i170 = add i64 %lsr.iv.i169, -2
  %niter171.ncmp.1.i = icmp eq i64 %lsr.iv.next.i170, 0
  br i1 %niter171.ncmp.1.i, label %B272.if.preheader.unr-lcssa.unr-lcssa.i, label %B188.if.6.i

B272.if.preheader.unr-lcssa.unr-lcssa.i:          ; preds = %B188.if.6.i
  br i1 %lcmp.mod167.not.not.i, label %B188.if.6.epil.preheader159.i, label %B272.if.preheader.i

B188.if.6.epil.preheader159.i:                    ; preds = %B272.if.preheader.unr-lcssa.unr-lcssa.i, %B188.if.6.preheader64.i
  %.423154156.6.epil.init166.i = phi i64 [ 0, %B188.if.6.preheader64.i ], [ %.430.6.1.1.i, %B272.if.preheader.unr-lcssa.unr-lcssa.i ]
  %sunkaddr173.epil.i = shl i64 %.423154156.6.epil.init166.i, 3
  %sunkaddr174.epil.i = getelementptr i8, ptr %.157, i64 %sunkaddr173.epil.i
  %.457.6.epil161.i = load double, ptr %sunkaddr174.epil.i, align 8, !noalias !94
  %sunkaddr176.epil.i = getelementptr i8, ptr %.197, i64 %sunkaddr173.epil.i
  %.460.6.epil162.i = load double, ptr %sunkaddr176.epil.i, align 8, !noalias !94
  %.461.6.epil163.i = fadd double %.457.6.epil161.i, %.460.6.epil162.i
  %.463.6.epil164.i = fmul double %.3344, %.461.6.epil163.i
  store double %.463.6.epil164.i, ptr %sunkaddr174.epil.i, align 8, !noalias !94
  %sunkaddr179.epil.i = getelementptr i8, ptr %sunkaddr174.epil.i, i64 8
  %.457.6.1.epil.i = load double, ptr %sunkaddr179.epil.i, align 8, !noalias !94
  %sunkaddr182.epil.i = getelementptr i8, ptr %sunkaddr176.epil.i, i64 8
  %.460.6.1.epil.i = load double, ptr %sunkaddr182.epil.i, align 8, !noalias !94
  %.461.6.1.epil.i = fadd double %.457.6.1.epil.i, %.460.6.1.epil.i
  %.463.6.1.epil.i = fmul double %.3344, %.461.6.1.epil.i
  store double %.463.6.1.epil.i, ptr %sunkaddr179.epil.i, align 8, !noalias !94
  br label %B272.if.preheader.i

B272.if.preheader.i:                              ; preds = %B272.if.preheader.unr-lcssa.unr-lcssa.i, %B188.if.6.epil.preheader159.i
  br i1 %77, label %B272.if.epil.preheader.i, label %B272.if.i

B322.loopexit.unr-lcssa.i:                        ; preds = %B272.if.i
  br i1 %lcmp.mod70.not.i, label %_ZN9teachmech3run8compiled7kernels11interpolateB3v26B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2ax10float64_2a.exit, label %B272.if.epil.preheader.i

B272.if.epil.preheader.i:                         ; preds = %B322.loopexit.unr-lcssa.i, %B272.if.preheader.i
  %.573174176.epil.init.i = phi i64 [ 0, %B272.if.preheader.i ], [ %.580.3.i, %B322.loopexit.unr-lcssa.i ]
  %203 = shl i64 %.573174176.epil.init.i, 3
  %scevgep.i171 = getelementptr i8, ptr %arg.now, i64 %203
  %scevgep75.i = getelementptr i8, ptr %.157, i64 %203
  br label %B272.if.epil.i

B272.if.epil.i:                                   ; preds = %B272.if.epil.i, %B272.if.epil.preheader.i
  %epil.iter.i172 = phi i64 [ %epil.iter.next.i173, %B272.if.epil.i ], [ 0, %B272.if.epil.preheader.i ]
  %204 = shl i64 %epil.iter.i172, 3
  %scevgep178.i = getelementptr i8, ptr %scevgep75.i, i64 %204
  %.607.epil.i = load double, ptr %scevgep178.i, align 8, !noalias !94
  %scevgep177.i = getelementptr i8, ptr %scevgep.i171, i64 %204
  %.610.epil.i = load double, ptr %scevgep177.i, align 8, !noalias !94
  %.611.epil.i = fadd double %.607.epil.i, %.610.epil.i
  store double %.611.epil.i, ptr %scevgep178.i, align 8, !noalias !94
  %epil.iter.next.i173 = add i64 %epil.iter.i172, 1
  %epil.iter.cmp.not.i174 = icmp eq i64 %xtraiter69.i, %epil.iter.next.i173
  br i1 %epil.iter.cmp.not.i174, label %_ZN9teachmech3run8compiled7kernels11interpolateB3v26B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2ax10float64_2a.exit, label %B272.if.epil.i, !llvm.loop !97

B188.if.i:                                        ; preds = %B188.if.preheader.i, %B188.if.i
  %lsr.iv311.i = phi i64 [ %lsr.iv.next312.i, %B188.if.i ], [ %unroll_iter73.i, %B188.if.preheader.i ]
  %.423154156.i = phi i64 [ %.430.131.1.i, %B188.if.i ], [ 0, %B188.if.preheader.i ]
  %205 = shl i64 %.423154156.i, 3
  %sunkaddr400.i = getelementptr i8, ptr %.157, i64 %205
  %.457.i = load double, ptr %sunkaddr400.i, align 8, !noalias !94
  %scevgep307.i = getelementptr i8, ptr %scevgep304.i, i64 %205
  %scevgep308.i = getelementptr i8, ptr %scevgep307.i, i64 -16
  %scevgep310.i = getelementptr i8, ptr %scevgep307.i, i64 -24
  %.460.i = load double, ptr %scevgep310.i, align 8, !noalias !94
  %.461.i = fadd double %.457.i, %.460.i
  %.463.i = fmul double %.3344, %.461.i
  store double %.463.i, ptr %sunkaddr400.i, align 8, !noalias !94
  %sunkaddr403.i = getelementptr i8, ptr %sunkaddr400.i, i64 8
  %.457.133.i = load double, ptr %sunkaddr403.i, align 8, !noalias !94
  %.460.135.i = load double, ptr %scevgep308.i, align 8, !noalias !94
  %.461.136.i = fadd double %.457.133.i, %.460.135.i
  %.463.137.i = fmul double %.3344, %.461.136.i
  store double %.463.137.i, ptr %sunkaddr403.i, align 8, !noalias !94
  %sunkaddr406.i = getelementptr i8, ptr %sunkaddr400.i, i64 16
  %.457.175.i = load double, ptr %sunkaddr406.i, align 8, !noalias !94
  %scevgep306.i = getelementptr i8, ptr %scevgep307.i, i64 -8
  %.460.176.i = load double, ptr %scevgep306.i, align 8, !noalias !94
  %.461.177.i = fadd double %.457.175.i, %.460.176.i
  %.463.178.i = fmul double %.3344, %.461.177.i
  store double %.463.178.i, ptr %sunkaddr406.i, align 8, !noalias !94
  %.430.131.1.i = add i64 %.423154156.i, 4
  %sunkaddr407.i = shl i64 %.430.131.1.i, 3
  %sunkaddr408.i = getelementptr i8, ptr %.157, i64 %sunkaddr407.i
  %sunkaddr409.i = getelementptr i8, ptr %sunkaddr408.i, i64 -8
  %.457.133.1.i = load double, ptr %sunkaddr409.i, align 8, !noalias !94
  %.460.135.1.i = load double, ptr %scevgep307.i, align 8, !noalias !94
  %.461.136.1.i = fadd double %.457.133.1.i, %.460.135.1.i
  %.463.137.1.i = fmul double %.3344, %.461.136.1.i
  store double %.463.137.1.i, ptr %sunkaddr409.i, align 8, !noalias !94
  %lsr.iv.next312.i = add i64 %lsr.iv311.i, -2
  %niter.ncmp.179.i = icmp eq i64 %lsr.iv.next312.i, 0
  br i1 %niter.ncmp.179.i, label %B188.if.1.preheader.unr-lcssa.unr-lcssa.i, label %B188.if.i

B272.if.i:                                        ; preds = %B272.if.preheader.i, %B272.if.i
  %.573174176.i = phi i64 [ %.580.3.i, %B272.if.i ], [ 0, %B272.if.preheader.i ]
  %sunkaddr410.i = shl i64 %.573174176.i, 3
  %sunkaddr411.i = getelementptr i8, ptr %.157, i64 %sunkaddr410.i
  %.607.i = load double, ptr %sunkaddr411.i, align 8, !noalias !94
  %sunkaddr413.i = getelementptr i8, ptr %arg.now, i64 %sunkaddr410.i
  %.610.i = load double, ptr %sunkaddr413.i, align 8, !noalias !94
  %.611.i = fadd double %.607.i, %.610.i
  store double %.611.i, ptr %sunkaddr411.i, align 8, !noalias !94
  %sunkaddr416.i = getelementptr i8, ptr %sunkaddr411.i, i64 8
  %.607.1.i = load double, ptr %sunkaddr416.i, align 8, !noalias !94
  %sunkaddr419.i = getelementptr i8, ptr %sunkaddr413.i, i64 8
  %.610.1.i = load double, ptr %sunkaddr419.i, align 8, !noalias !94
  %.611.1.i = fadd double %.607.1.i, %.610.1.i
  store double %.611.1.i, ptr %sunkaddr416.i, align 8, !noalias !94
  %sunkaddr422.i = getelementptr i8, ptr %sunkaddr411.i, i64 16
  %.607.2.i = load double, ptr %sunkaddr422.i, align 8, !noalias !94
  %sunkaddr425.i = getelementptr i8, ptr %sunkaddr413.i, i64 16
  %.610.2.i = load double, ptr %sunkaddr425.i, align 8, !noalias !94
  %.611.2.i = fadd double %.607.2.i, %.610.2.i
  store double %.611.2.i, ptr %sunkaddr422.i, align 8, !noalias !94
  %.580.3.i = add nuw nsw i64 %.573174176.i, 4
  %sunkaddr428.i = getelementptr i8, ptr %sunkaddr411.i, i64 24
  %.607.3.i = load double, ptr %sunkaddr428.i, align 8, !noalias !94
  %sunkaddr431.i = getelementptr i8, ptr %sunkaddr413.i, i64 24
  %.610.3.i = load double, ptr %sunkaddr431.i, align 8, !noalias !94
  %.611.3.i = fadd double %.607.3.i, %.610.3.i
  store double %.611.3.i, ptr %sunkaddr428.i, align 8, !noalias !94
  %niter73.ncmp.3.i = icmp eq i64 %unroll_iter.i247, %.580.3.i
  br i1 %niter73.ncmp.3.i, label %B322.loopexit.unr-lcssa.i, label %B272.if.i

_ZN9teachmech3run8compiled7kernels11interpolateB3v26B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2ax10float64_2a.exit: ; preds = %B272.if.epil.i, %B3192, %B322.loopexit.unr-lcssa.i
  br i1 %47, label %B3334, label %B3264

B3264:                                            ; preds = %_ZN9teachmech3run8compiled7kernels11interpolateB3v26B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2ax10float64_2a.exit
  %sunkaddr1031 = shl i64 %.3334, 3
  %sunkaddr1032 = getelementptr i8, ptr %arg.times, i64 %sunkaddr1031
  %.3381 = load double, ptr %sunkaddr1032, align 8
  store i8 0, ptr %.3384, align 1
  call fastcc void @part1(ptr nonnull %.3384, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull %arg.problem.3, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, double %.3381, ptr %.157)
  %.3398 = load i8, ptr %.3384, align 1
  %.3401.not = icmp eq i8 %.3398, 0
  br i1 %.3401.not, label %common.ret, label %B3334

B3334:                                            ; preds = %B3264, %_ZN9teachmech3run8compiled7kernels11interpolateB3v26B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2ax10float64_2a.exit
  br i1 %38, label %B3364.if.lr.ph, label %B3410

B3364.if.lr.ph:                                   ; preds = %B3334
  br i1 %78, label %B3364.if.epil.preheader, label %B3364.if

B3410.loopexit.unr-lcssa:                         ; preds = %B3364.if
  br i1 %80, label %B3410, label %B3364.if.epil.preheader

B3364.if.epil.preheader:                          ; preds = %B3410.loopexit.unr-lcssa, %B3364.if.lr.ph
  %.358014761478.epil.init = phi i64 [ 0, %B3364.if.lr.ph ], [ %.3587.3, %B3410.loopexit.unr-lcssa ]
  %206 = shl i64 %.358014761478.epil.init, 3
  %scevgep955 = getelementptr i8, ptr %lsr.iv953, i64 %206
  %scevgep958 = getelementptr i8, ptr %.157, i64 %206
  br label %B3364.if.epil

B3364.if.epil:                                    ; preds = %B3364.if.epil, %B3364.if.epil.preheader
  %epil.iter697 = phi i64 [ 0, %B3364.if.epil.preheader ], [ %epil.iter697.next, %B3364.if.epil ]
  %207 = shl nuw nsw i64 %epil.iter697, 3
  %scevgep959 = getelementptr i8, ptr %scevgep958, i64 %207
  %.3614.epil = load double, ptr %scevgep959, align 8
  %scevgep956 = getelementptr i8, ptr %scevgep955, i64 %207
  store double %.3614.epil, ptr %scevgep956, align 8
  %epil.iter697.next = add nuw nsw i64 %epil.iter697, 1
  %epil.iter697.cmp.not = icmp eq i64 %epil.iter697.next, 2
  br i1 %epil.iter697.cmp.not, label %B3410, label %B3364.if.epil, !llvm.loop !98

B3410:                                            ; preds = %B3364.if.epil, %B3410.loopexit.unr-lcssa, %B3334
  %.3639 = add nsw i64 %i.2.2, 2
  %.3641 = icmp slt i64 %.3639, %arg.count
  br i1 %.3641, label %B3438, label %B3468

B3438:                                            ; preds = %B3410
  %sunkaddr1033 = shl i64 %i.2.2, 3
  %sunkaddr1034 = getelementptr i8, ptr %arg.times, i64 %sunkaddr1033
  %sunkaddr1035 = getelementptr i8, ptr %sunkaddr1034, i64 16
  %.3655 = load double, ptr %sunkaddr1035, align 8
  %.3657 = fcmp ugt double %.3655, %.11.i242
  %scevgep944 = getelementptr i8, ptr %lsr.iv943, i64 %3
  %scevgep954 = getelementptr i8, ptr %lsr.iv953, i64 %3
  br i1 %.3657, label %B3468, label %B3192

B3468:                                            ; preds = %B3438, %B3410, %B3162, %B2636, %B2600
  %i.3.1 = phi i64 [ %.2609, %B2600 ], [ %.2609, %B2636 ], [ %.2609, %B3162 ], [ %.3334, %B3410 ], [ %.3334, %B3438 ]
  store i64 %i.3.1, ptr %arg.index, align 8
  %.3680 = load i64, ptr %sunkaddr1036, align 8
  %.3681 = add nsw i64 %.3680, 1
  store i64 %.3681, ptr %sunkaddr1036, align 8
  br i1 %38, label %B3540.if.preheader, label %B3592

B3540.if.preheader:                               ; preds = %B3468
  %scevgep964 = getelementptr i8, ptr %rate.2.1, i64 8
  br label %B3540.if

B3592:                                            ; preds = %B3540.if, %B3468
  %.10.i250 = fcmp olt double %"$phi2236.1.2.2", %most.2.11421
  %.11.i251 = select i1 %.10.i250, double %"$phi2236.1.2.2", double %most.2.11421
  %.3857 = fmul double %.786, %.11.i251
  %.3860 = fcmp olt double %part.2.2, %length.2.11422
  %"$phi3660.5.2.1" = select i1 %.3860, double %length.2.11422, double 0.000000e+00
  %.10.i369 = fcmp ogt double %"$phi3660.5.2.1", %.3857
  %.11.i370 = select i1 %.10.i369, double %"$phi3660.5.2.1", double %.3857
  store double %.11.i242, ptr %arg.clock, align 8
  store double %.11.i370, ptr %.205, align 8
  %.3933 = load double, ptr %sunkaddr1038, align 8
  %.3935 = fcmp olt double %margin.2.1, %.3933
  %.3941 = fcmp olt double %margin.2.1, 2.000000e-01
  %or.cond963 = and i1 %.3941, %.3935
  %.3947 = fcmp uge double %.607, %.786
  %or.cond969 = select i1 %or.cond963, i1 %.3947, i1 false
  %.3962 = fmul double %.786, %margin.2.1
  %.3967 = fsub double %.3933, %margin.2.1
  %.3971 = fdiv double %.3962, %.3967
  %"$phi3802.1.2.1" = select i1 %or.cond969, double %.3971, double 0x7FF0000000000000
  store double %"$phi3802.1.2.1", ptr %sunkaddr1018, align 8
  %.3987 = load double, ptr %sunkaddr1040, align 8
  %.10.i371 = fcmp ogt double %.786, %.3987
  %.11.i372 = select i1 %.10.i371, double %.786, double %.3987
  store double %margin.2.1, ptr %sunkaddr1038, align 8
  store double %.11.i372, ptr %sunkaddr1040, align 8
  %.4030 = icmp slt i64 %.434.sroa.0.0237, %arg.kept_ends
  br i1 %.4030, label %B3884, label %B4002

B3884:                                            ; preds = %B3592
  %.4035 = mul nsw i64 %.434.sroa.0.0237, %.4033
  %.4039 = getelementptr inbounds double, ptr %arg.ends, i64 %.4035
  store double %.11.i242, ptr %.4039, align 8
  br i1 %38, label %B3968.if.preheader, label %B4002

B3968.if.preheader:                               ; preds = %B3884
  br i1 %81, label %B3968.if.epil.preheader, label %B3968.if.preheader774

B3968.if.preheader774:                            ; preds = %B3968.if.preheader
  %208 = mul i64 %.434.sroa.0.0237, %35
  %scevgep993 = getelementptr i8, ptr %scevgep992, i64 %208
  br label %B3968.if

B4002.loopexit.unr-lcssa:                         ; preds = %B3968.if
  br i1 %83, label %B4002, label %B3968.if.epil.preheader

B3968.if.epil.preheader:                          ; preds = %B4002.loopexit.unr-lcssa, %B3968.if.preheader
  %.413314981500.epil.init = phi i64 [ 0, %B3968.if.preheader ], [ %.4140.7, %B4002.loopexit.unr-lcssa ]
  %209 = mul i64 %.434.sroa.0.0237, %35
  %210 = shl i64 %.413314981500.epil.init, 3
  %211 = getelementptr i8, ptr %scevgep1009, i64 %209
  %scevgep1010 = getelementptr i8, ptr %211, i64 %210
  %scevgep1014 = getelementptr i8, ptr %arg.now, i64 %210
  br label %B3968.if.epil

B3968.if.epil:                                    ; preds = %B3968.if.epil, %B3968.if.epil.preheader
  %lsr.iv1011 = phi i64 [ %lsr.iv.next1012, %B3968.if.epil ], [ 0, %B3968.if.epil.preheader ]
  %scevgep1015 = getelementptr i8, ptr %scevgep1014, i64 %lsr.iv1011
  %.4167.epil = load double, ptr %scevgep1015, align 8
  %scevgep1013 = getelementptr i8, ptr %scevgep1010, i64 %lsr.iv1011
  store double %.4167.epil, ptr %scevgep1013, align 8
  %lsr.iv.next1012 = add nuw nsw i64 %lsr.iv1011, 8
  %epil.iter703.cmp.not = icmp eq i64 %37, %lsr.iv.next1012
  br i1 %epil.iter703.cmp.not, label %B4002, label %B3968.if.epil, !llvm.loop !99

B4002:                                            ; preds = %B3968.if.epil, %B4002.loopexit.unr-lcssa, %B3884, %B3592
  %.4183 = load i64, ptr %sunkaddr1036, align 8
  %.4203 = srem i64 %.4183, 1000
  %.4205 = icmp slt i64 %.4203, 0
  %.4214 = add nsw i64 %.4203, 1000
  %.4194.1 = select i1 %.4205, i64 %.4214, i64 %.4203
  %.4224 = icmp eq i64 %.4194.1, 0
  br i1 %.4224, label %B4032, label %B4160

B4032:                                            ; preds = %B4002
  %.4228 = load double, ptr %sunkaddr1042, align 8
  %.4233 = load double, ptr %sunkaddr1040, align 8
  %.4236 = load double, ptr %arg.times, align 8
  %.4238 = fsub double %.58, %.4236
  %.4243 = fdiv double %.4238, 1.000000e+03
  %.10.i252 = fcmp ogt double %.4243, %.4233
  %.11.i253 = select i1 %.10.i252, double %.4243, double %.4233
  %.4230 = fsub double %.11.i242, %.4228
  %.4276 = fdiv double %.11.i253, 1.000000e+02
  %.4277 = fcmp olt double %.4230, %.4276
  br i1 %.4277, label %common.ret, label %B4150

B4150:                                            ; preds = %B4032
  store double %.11.i242, ptr %sunkaddr1042, align 8
  br label %B4160

B4160:                                            ; preds = %B4150, %B4002
  %.444 = icmp sgt i64 %.4431504236, 0
  %.457 = zext i1 %.444 to i64
  %.4501541 = add i64 %.4501541235, %.457
  %.453 = sext i1 %.444 to i64
  %.4431504 = add nsw i64 %.4431504236, %.453
  %.434.sroa.0.0 = select i1 %.444, i64 %.4501541235, i64 0
  br i1 %.444, label %B712, label %common.ret

B1094.if:                                         ; preds = %B1094.if.preheader, %B1094.if
  %.87612091211 = phi i64 [ %.883.3, %B1094.if ], [ 0, %B1094.if.preheader ]
  %212 = shl i64 %.87612091211, 3
  %scevgep785 = getelementptr i8, ptr %scevgep, i64 %212
  %scevgep786 = getelementptr i8, ptr %scevgep785, i64 -24
  %.910 = load double, ptr %scevgep786, align 8
  %scevgep793 = getelementptr i8, ptr %scevgep787, i64 %212
  %scevgep794 = getelementptr i8, ptr %scevgep793, i64 -24
  store double %.910, ptr %scevgep794, align 8
  %scevgep784 = getelementptr i8, ptr %scevgep785, i64 -16
  %.910.1 = load double, ptr %scevgep784, align 8
  %scevgep792 = getelementptr i8, ptr %scevgep793, i64 -16
  store double %.910.1, ptr %scevgep792, align 8
  %scevgep782 = getelementptr i8, ptr %scevgep785, i64 -8
  %.910.2 = load double, ptr %scevgep782, align 8
  %scevgep790 = getelementptr i8, ptr %scevgep793, i64 -8
  store double %.910.2, ptr %scevgep790, align 8
  %.883.3 = add nuw nsw i64 %.87612091211, 4
  %.910.3 = load double, ptr %scevgep785, align 8
  store double %.910.3, ptr %scevgep793, align 8
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.883.3
  br i1 %niter.ncmp.3, label %B1122.loopexit.unr-lcssa, label %B1094.if

B1200.endif:                                      ; preds = %B236.i
  br i1 %42, label %B34.if.preheader.i295, label %B80.if.i258.preheader

B34.if.preheader.i295:                            ; preds = %B1200.endif
  tail call void @llvm.memset.p0.i64(ptr align 8 %.1112, i8 0, i64 %3, i1 false), !noalias !100
  br label %B80.if.i258.preheader

B80.if.i258.preheader:                            ; preds = %B34.if.preheader.i295, %B1200.endif
  br label %B80.if.i258

B236.i292.loopexit.unr-lcssa:                     ; preds = %B180.if.i268
  br i1 %.not1, label %B180.if.i268.epil.preheader, label %B236.i292

B180.if.i268.epil.preheader:                      ; preds = %B180.if.i268.preheader, %B236.i292.loopexit.unr-lcssa
  %.404136138.i269.epil.init = phi i64 [ 0, %B180.if.i268.preheader ], [ %.411.1.i277.1, %B236.i292.loopexit.unr-lcssa ]
  %213 = shl i64 %.404136138.i269.epil.init, 3
  %sunkaddr11.i270.epil = getelementptr i8, ptr %.1112, i64 %213
  %.438.i271.epil = load double, ptr %sunkaddr11.i270.epil, align 8, !noalias !100
  %scevgep9.i272.epil = getelementptr i8, ptr %lsr.iv.i259, i64 %213
  %scevgep10.i273.epil = getelementptr i8, ptr %scevgep9.i272.epil, i64 -8
  %.441.i274.epil = load double, ptr %scevgep10.i273.epil, align 8, !noalias !100
  %.443.i275.epil = fmul double %.304.i262, %.441.i274.epil
  %.444.i276.epil = fadd double %.438.i271.epil, %.443.i275.epil
  store double %.444.i276.epil, ptr %sunkaddr11.i270.epil, align 8, !noalias !100
  %sunkaddr14.i278.epil = getelementptr i8, ptr %sunkaddr11.i270.epil, i64 8
  %.438.1.i279.epil = load double, ptr %sunkaddr14.i278.epil, align 8, !noalias !100
  %.441.1.i280.epil = load double, ptr %scevgep9.i272.epil, align 8, !noalias !100
  %.443.1.i281.epil = fmul double %.304.i262, %.441.1.i280.epil
  %.444.1.i282.epil = fadd double %.438.1.i279.epil, %.443.1.i281.epil
  store double %.444.1.i282.epil, ptr %sunkaddr14.i278.epil, align 8, !noalias !100
  br label %B236.i292

B236.i292:                                        ; preds = %B80.if.i258, %B180.if.i268.epil.preheader, %B236.i292.loopexit.unr-lcssa
  %scevgep7.i293 = getelementptr i8, ptr %lsr.iv.i259, i64 %3
  %scevgep825 = getelementptr i8, ptr %lsr.iv824, i64 %3
  %exitcond160.not.i294 = icmp eq i64 %.250.i261, 13
  br i1 %exitcond160.not.i294, label %B1200.endif.endif, label %B80.if.i258

B80.if.i258:                                      ; preds = %B80.if.i258.preheader, %B236.i292
  %lsr.iv824 = phi ptr [ %scevgep825, %B236.i292 ], [ %scevgep787, %B80.if.i258.preheader ]
  %lsr.iv.i259 = phi ptr [ %scevgep7.i293, %B236.i292 ], [ %scevgep6.i, %B80.if.i258.preheader ]
  %.243143153.i260 = phi i64 [ %.250.i261, %B236.i292 ], [ 0, %B80.if.i258.preheader ]
  %.250.i261 = add nuw nsw i64 %.243143153.i260, 1
  %214 = getelementptr double, ptr @.const.array.data.2, i64 %.243143153.i260
  %.304.i262 = load double, ptr %214, align 8, !noalias !100
  %215 = shl nuw i64 1, %.243143153.i260
  %216 = and i64 %215, 4126
  %.316.i265 = icmp ne i64 %216, 0
  %brmerge.i266 = or i1 %.828, %.316.i265
  br i1 %brmerge.i266, label %B236.i292, label %B180.if.i268.preheader

B180.if.i268.preheader:                           ; preds = %B80.if.i258
  br i1 %45, label %B180.if.i268.epil.preheader, label %B180.if.i268

B180.if.i268:                                     ; preds = %B180.if.i268.preheader, %B180.if.i268
  %lsr.iv832 = phi i64 [ %lsr.iv.next833, %B180.if.i268 ], [ %unroll_iter646, %B180.if.i268.preheader ]
  %.404136138.i269 = phi i64 [ %.411.1.i277.1, %B180.if.i268 ], [ 0, %B180.if.i268.preheader ]
  %217 = shl i64 %.404136138.i269, 3
  %scevgep822 = getelementptr i8, ptr %scevgep816, i64 %217
  %scevgep823 = getelementptr i8, ptr %scevgep822, i64 -24
  %.438.i271 = load double, ptr %scevgep823, align 8, !noalias !100
  %scevgep828 = getelementptr i8, ptr %lsr.iv824, i64 %217
  %scevgep829 = getelementptr i8, ptr %scevgep828, i64 -16
  %scevgep831 = getelementptr i8, ptr %scevgep828, i64 -24
  %.441.i274 = load double, ptr %scevgep831, align 8, !noalias !100
  %.443.i275 = fmul double %.304.i262, %.441.i274
  %.444.i276 = fadd double %.438.i271, %.443.i275
  store double %.444.i276, ptr %scevgep823, align 8, !noalias !100
  %scevgep821 = getelementptr i8, ptr %scevgep822, i64 -16
  %.438.1.i279 = load double, ptr %scevgep821, align 8, !noalias !100
  %.441.1.i280 = load double, ptr %scevgep829, align 8, !noalias !100
  %.443.1.i281 = fmul double %.304.i262, %.441.1.i280
  %.444.1.i282 = fadd double %.438.1.i279, %.443.1.i281
  store double %.444.1.i282, ptr %scevgep821, align 8, !noalias !100
  %scevgep819 = getelementptr i8, ptr %scevgep822, i64 -8
  %.438.i271.1 = load double, ptr %scevgep819, align 8, !noalias !100
  %scevgep827 = getelementptr i8, ptr %scevgep828, i64 -8
  %.441.i274.1 = load double, ptr %scevgep827, align 8, !noalias !100
  %.443.i275.1 = fmul double %.304.i262, %.441.i274.1
  %.444.i276.1 = fadd double %.438.i271.1, %.443.i275.1
  store double %.444.i276.1, ptr %scevgep819, align 8, !noalias !100
  %.411.1.i277.1 = add i64 %.404136138.i269, 4
  %.438.1.i279.1 = load double, ptr %scevgep822, align 8, !noalias !100
  %.441.1.i280.1 = load double, ptr %scevgep828, align 8, !noalias !100
  %.443.1.i281.1 = fmul double %.304.i262, %.441.1.i280.1
  %.444.1.i282.1 = fadd double %.438.1.i279.1, %.443.1.i281.1
  store double %.444.1.i282.1, ptr %scevgep822, align 8, !noalias !100
  %lsr.iv.next833 = add i64 %lsr.iv832, -2
  %niter653.ncmp.1 = icmp eq i64 %lsr.iv.next833, 0
  br i1 %niter653.ncmp.1, label %B236.i292.loopexit.unr-lcssa, label %B180.if.i268

B1200.endif.endif:                                ; preds = %B236.i292
  br i1 %38, label %B1386.if, label %B1530

B1386.if:                                         ; preds = %B1200.endif.endif, %B1386.if
  %.122712151217 = phi i64 [ %.1234, %B1386.if ], [ 0, %B1200.endif.endif ]
  %218 = shl i64 %.122712151217, 3
  %scevgep838 = getelementptr i8, ptr %scevgep837, i64 %218
  %.1261 = load double, ptr %scevgep838, align 8
  %scevgep836 = getelementptr i8, ptr %arg.now, i64 %218
  %.1264 = load double, ptr %scevgep836, align 8
  %.1265 = tail call double @llvm.fabs.f64(double %.1264)
  %scevgep835 = getelementptr i8, ptr %.151, i64 %218
  %.1268 = load double, ptr %scevgep835, align 8
  %.1269 = tail call double @llvm.fabs.f64(double %.1268)
  %.10.i297 = fcmp ogt double %.1269, %.1265
  %.11.i298 = select i1 %.10.i297, double %.1269, double %.1265
  %.1234 = add nuw nsw i64 %.122712151217, 1
  %.1298 = fadd double %.1261, %.11.i298
  %.1300 = fmul double %arg.tolerance, %.1298
  %scevgep834 = getelementptr i8, ptr %.173, i64 %218
  store double %.1300, ptr %scevgep834, align 8
  %exitcond3827.not = icmp eq i64 %..53965, %.1234
  br i1 %exitcond3827.not, label %B1530, label %B1386.if

B148.i349:                                        ; preds = %B44.if.i304, %B1530
  %sum5.2.0.lcssa.i350 = phi double [ 0.000000e+00, %B1530 ], [ %.181.1.i331, %B44.if.i304 ]
  %sum3.2.0.lcssa.i351 = phi double [ 0.000000e+00, %B1530 ], [ %.221.1.i332, %B44.if.i304 ]
  %.235.i352 = fcmp oeq double %sum5.2.0.lcssa.i350, 0.000000e+00
  %.239.i353 = fcmp oeq double %sum3.2.0.lcssa.i351, 0.000000e+00
  %or.cond.i354 = select i1 %.235.i352, i1 %.239.i353, i1 false
  br i1 %or.cond.i354, label %B1530.endif.endif, label %B176.i355

B176.i355:                                        ; preds = %B148.i349
  %.253.i356 = fmul double %.786, %sum5.2.0.lcssa.i350
  %.257.i357 = fmul double %sum3.2.0.lcssa.i351, 1.000000e-02
  %.261.i358 = fadd double %sum5.2.0.lcssa.i350, %.257.i357
  %.266.i360 = fmul double %.261.i358, %.265.i359
  %.276.i361 = tail call double @sqrt(double %.266.i360)
  %.284.i362 = fdiv double %.253.i356, %.276.i361
  br label %B1530.endif.endif

B44.if.i304:                                      ; preds = %B1530, %B44.if.i304
  %sum3.2.053.i305 = phi double [ %.221.1.i332, %B44.if.i304 ], [ 0.000000e+00, %B1530 ]
  %sum5.2.052.i306 = phi double [ %.181.1.i331, %B44.if.i304 ], [ 0.000000e+00, %B1530 ]
  %.1144750.i307 = phi i64 [ %.121.1.i330, %B44.if.i304 ], [ 0, %B1530 ]
  %219 = shl i64 %.1144750.i307, 3
  %scevgep21.i308 = getelementptr i8, ptr %scevgep.i302, i64 %219
  %scevgep22.i309 = getelementptr i8, ptr %scevgep21.i308, i64 -8
  %.148.i310 = load double, ptr %scevgep22.i309, align 8, !noalias !103
  %scevgep843 = getelementptr i8, ptr %scevgep841, i64 %219
  %scevgep844 = getelementptr i8, ptr %scevgep843, i64 -8
  %.151.i312 = load double, ptr %scevgep844, align 8, !noalias !103
  %.155.i313 = fdiv double %.148.i310, %.151.i312
  %scevgep839 = getelementptr i8, ptr %scevgep27.i303, i64 %219
  %scevgep840 = getelementptr i8, ptr %scevgep839, i64 -8
  %.188.i316 = load double, ptr %scevgep840, align 8, !noalias !103
  %.195.i317 = fdiv double %.188.i316, %.151.i312
  %.147.i14.i318 = fmul double %.195.i317, %.195.i317
  %.147.i.i319 = fmul double %.155.i313, %.155.i313
  %.181.i320 = fadd double %sum5.2.052.i306, %.147.i.i319
  %.221.i321 = fadd double %sum3.2.053.i305, %.147.i14.i318
  %.148.1.i322 = load double, ptr %scevgep21.i308, align 8, !noalias !103
  %.151.1.i324 = load double, ptr %scevgep843, align 8, !noalias !103
  %.155.1.i325 = fdiv double %.148.1.i322, %.151.1.i324
  %.188.1.i326 = load double, ptr %scevgep839, align 8, !noalias !103
  %.195.1.i327 = fdiv double %.188.1.i326, %.151.1.i324
  %.147.i14.1.i328 = fmul double %.195.1.i327, %.195.1.i327
  %.147.i.1.i329 = fmul double %.155.1.i325, %.155.1.i325
  %.121.1.i330 = add nuw i64 %.1144750.i307, 2
  %.181.1.i331 = fadd double %.181.i320, %.147.i.1.i329
  %.221.1.i332 = fadd double %.221.i321, %.147.i14.1.i328
  %niter.ncmp.1.i333 = icmp eq i64 %unroll_iter.i, %.121.1.i330
  br i1 %niter.ncmp.1.i333, label %B148.i349, label %B44.if.i304

B1530.endif.endif:                                ; preds = %B176.i355, %B148.i349
  %storemerge.i363 = phi double [ %.284.i362, %B176.i355 ], [ 0.000000e+00, %B148.i349 ]
  br i1 %47, label %B2206, label %B1668

B1756.if:                                         ; preds = %B1720, %B1756.if
  %.151412221224 = phi i64 [ %.1521.3, %B1756.if ], [ 0, %B1720 ]
  %220 = shl i64 %.151412221224, 3
  %scevgep851 = getelementptr i8, ptr %scevgep800, i64 %220
  %scevgep852 = getelementptr i8, ptr %scevgep851, i64 -24
  %.1548 = load double, ptr %scevgep852, align 8
  %scevgep859 = getelementptr i8, ptr %scevgep853, i64 %220
  %scevgep860 = getelementptr i8, ptr %scevgep859, i64 -24
  store double %.1548, ptr %scevgep860, align 8
  %scevgep850 = getelementptr i8, ptr %scevgep851, i64 -16
  %.1548.1 = load double, ptr %scevgep850, align 8
  %scevgep858 = getelementptr i8, ptr %scevgep859, i64 -16
  store double %.1548.1, ptr %scevgep858, align 8
  %scevgep848 = getelementptr i8, ptr %scevgep851, i64 -8
  %.1548.2 = load double, ptr %scevgep848, align 8
  %scevgep856 = getelementptr i8, ptr %scevgep859, i64 -8
  store double %.1548.2, ptr %scevgep856, align 8
  %.1521.3 = add nuw nsw i64 %.151412221224, 4
  %.1548.3 = load double, ptr %scevgep851, align 8
  store double %.1548.3, ptr %scevgep859, align 8
  %exitcond3828.not.3 = icmp eq i64 %storemerge954, %.1521.3
  br i1 %exitcond3828.not.3, label %B1784, label %B1756.if

B1892.endif:                                      ; preds = %B176.i, %B148.i
  %storemerge.i = phi double [ %.284.i, %B176.i ], [ 0.000000e+00, %B148.i ]
  br i1 %38, label %B1962.if, label %for.cond.1.preheader

B1962.if:                                         ; preds = %B1892.endif, %B1962.if
  %square.4.31246 = phi double [ %.11.i368, %B1962.if ], [ 0.000000e+00, %B1892.endif ]
  %.189512381244 = phi i64 [ %.1902, %B1962.if ], [ 0, %B1892.endif ]
  %.1902 = add nuw nsw i64 %.189512381244, 1
  %221 = shl i64 %.189512381244, 3
  %scevgep872 = getelementptr i8, ptr %.173, i64 %221
  %scevgep867 = getelementptr i8, ptr %.179, i64 %221
  %.2059 = load double, ptr %scevgep867, align 8
  %scevgep868 = getelementptr i8, ptr %.191, i64 %221
  %.2066 = load double, ptr %scevgep868, align 8
  %.2067 = fsub double %.2059, %.2066
  %.2068 = tail call double @llvm.fabs.f64(double %.2067)
  %.2072 = load double, ptr %scevgep872, align 8
  %.2076 = fdiv double %.2068, %.2072
  %.10.i365 = fcmp ogt double %.2076, %square.4.31246
  %.11.i366 = select i1 %.10.i365, double %.2076, double %square.4.31246
  %scevgep871 = getelementptr i8, ptr %.1112, i64 %221
  %.2059.1 = load double, ptr %scevgep871, align 8
  %scevgep870 = getelementptr i8, ptr %scevgep869, i64 %221
  %.2066.1 = load double, ptr %scevgep870, align 8
  %.2067.1 = fsub double %.2059.1, %.2066.1
  %.2068.1 = tail call double @llvm.fabs.f64(double %.2067.1)
  %.2076.1 = fdiv double %.2068.1, %.2072
  %.10.i367 = fcmp ogt double %.2076.1, %.11.i366
  %.11.i368 = select i1 %.10.i367, double %.2076.1, double %.11.i366
  %exitcond3830.not = icmp eq i64 %..53965, %.1902
  br i1 %exitcond3830.not, label %for.cond.1.preheader, label %B1962.if

B2776.if:                                         ; preds = %B2746.critedge, %B2776.if
  %.284014451447 = phi i64 [ %.2847, %B2776.if ], [ 0, %B2746.critedge ]
  %.2847 = add nuw nsw i64 %.284014451447, 1
  %222 = shl i64 %.284014451447, 3
  %scevgep888 = getelementptr i8, ptr %.151, i64 %222
  %.2874 = load double, ptr %scevgep888, align 8
  %scevgep887 = getelementptr i8, ptr %arg.now, i64 %222
  %.2877 = load double, ptr %scevgep887, align 8
  %.2878 = fsub double %.2874, %.2877
  %scevgep886 = getelementptr i8, ptr %.197, i64 %222
  store double %.2878, ptr %scevgep886, align 8
  %scevgep885 = getelementptr i8, ptr %arg.room, i64 %222
  %.2884 = load double, ptr %scevgep885, align 8
  %.2886 = fmul double %.786, %.2884
  %.2887 = fsub double %.2886, %.2878
  %scevgep883 = getelementptr i8, ptr %1, i64 %222
  store double %.2887, ptr %scevgep883, align 8
  %.2894 = fmul double %.2878, 2.000000e+00
  %scevgep884 = getelementptr i8, ptr %rate.2.1, i64 %222
  %.2897 = load double, ptr %scevgep884, align 8
  %.2900 = load double, ptr %scevgep885, align 8
  %.2901 = fadd double %.2897, %.2900
  %.2903 = fmul double %.786, %.2901
  %.2904 = fsub double %.2894, %.2903
  %scevgep882 = getelementptr i8, ptr %2, i64 %222
  store double %.2904, ptr %scevgep882, align 8
  %exitcond3833.not = icmp eq i64 %..53965, %.2847
  br i1 %exitcond3833.not, label %B2966.if, label %B2776.if

B2966.if:                                         ; preds = %B2776.if
  store ptr null, ptr %.3138, align 8
  call fastcc void @part7(ptr nonnull %.3138, ptr nonnull @.const.array.data.3, ptr %arg.room, i64 %.53, ptr %.3037)
  br i1 %51, label %B3104.if.epil.preheader, label %B3104.if

B3104.if:                                         ; preds = %B2966.if, %B3104.if
  %.325014521454 = phi i64 [ %.3257.3673, %B3104.if ], [ 0, %B2966.if ]
  %223 = shl i64 %.325014521454, 3
  %scevgep895 = getelementptr i8, ptr %scevgep889, i64 %223
  %scevgep896 = getelementptr i8, ptr %scevgep895, i64 -24
  %.3284 = load double, ptr %scevgep896, align 8
  %.3286 = fmul double %.786, %.3284
  store double %.3286, ptr %scevgep896, align 8
  %scevgep894 = getelementptr i8, ptr %scevgep895, i64 -16
  %.3284.1663 = load double, ptr %scevgep894, align 8
  %.3286.1664 = fmul double %.786, %.3284.1663
  store double %.3286.1664, ptr %scevgep894, align 8
  %scevgep892 = getelementptr i8, ptr %scevgep895, i64 -8
  %.3284.2669 = load double, ptr %scevgep892, align 8
  %.3286.2670 = fmul double %.786, %.3284.2669
  store double %.3286.2670, ptr %scevgep892, align 8
  %.3257.3673 = add nuw nsw i64 %.325014521454, 4
  %.3284.3675 = load double, ptr %scevgep895, align 8
  %.3286.3676 = fmul double %.786, %.3284.3675
  store double %.3286.3676, ptr %scevgep895, align 8
  %niter659.ncmp.3 = icmp eq i64 %unroll_iter, %.3257.3673
  br i1 %niter659.ncmp.3, label %B2966.loopexit.loopexit.unr-lcssa, label %B3104.if

B3364.if:                                         ; preds = %B3364.if.lr.ph, %B3364.if
  %.358014761478 = phi i64 [ %.3587.3, %B3364.if ], [ 0, %B3364.if.lr.ph ]
  %224 = shl i64 %.358014761478, 3
  %scevgep939 = getelementptr i8, ptr %scevgep933, i64 %224
  %scevgep940 = getelementptr i8, ptr %scevgep939, i64 -24
  %.3614 = load double, ptr %scevgep940, align 8
  %scevgep950 = getelementptr i8, ptr %lsr.iv943, i64 %224
  %scevgep951 = getelementptr i8, ptr %scevgep950, i64 -24
  store double %.3614, ptr %scevgep951, align 8
  %scevgep938 = getelementptr i8, ptr %scevgep939, i64 -16
  %.3614.1 = load double, ptr %scevgep938, align 8
  %scevgep949 = getelementptr i8, ptr %scevgep950, i64 -16
  store double %.3614.1, ptr %scevgep949, align 8
  %scevgep936 = getelementptr i8, ptr %scevgep939, i64 -8
  %.3614.2 = load double, ptr %scevgep936, align 8
  %scevgep947 = getelementptr i8, ptr %scevgep950, i64 -8
  store double %.3614.2, ptr %scevgep947, align 8
  %.3587.3 = add nuw nsw i64 %.358014761478, 4
  %.3614.3 = load double, ptr %scevgep939, align 8
  store double %.3614.3, ptr %scevgep950, align 8
  %niter701.ncmp.3 = icmp eq i64 %unroll_iter, %.3587.3
  br i1 %niter701.ncmp.3, label %B3410.loopexit.unr-lcssa, label %B3364.if

B3540.if:                                         ; preds = %B3540.if, %B3540.if.preheader
  %lsr.iv974 = phi i64 [ %..53965, %B3540.if.preheader ], [ %lsr.iv.next975, %B3540.if ]
  %lsr.iv968 = phi ptr [ %arg.now, %B3540.if.preheader ], [ %scevgep969, %B3540.if ]
  %lsr.iv965 = phi ptr [ %scevgep964, %B3540.if.preheader ], [ %scevgep966, %B3540.if ]
  %lsr.iv961 = phi ptr [ %scevgep960, %B3540.if.preheader ], [ %scevgep962, %B3540.if ]
  %scevgep963 = getelementptr i8, ptr %lsr.iv961, i64 -8
  %.3805 = load double, ptr %scevgep963, align 8
  %scevgep967 = getelementptr i8, ptr %lsr.iv965, i64 -8
  %.3808 = load double, ptr %scevgep967, align 8
  store double %.3805, ptr %lsr.iv968, align 8
  %sunkaddr1045 = getelementptr i8, ptr %lsr.iv968, i64 %7
  %sunkaddr1046 = getelementptr i8, ptr %sunkaddr1045, i64 16
  store double %.3808, ptr %sunkaddr1046, align 8
  %.3805.1 = load double, ptr %lsr.iv961, align 8
  %.3808.1 = load double, ptr %lsr.iv965, align 8
  %scevgep970 = getelementptr i8, ptr %lsr.iv968, i64 8
  store double %.3805.1, ptr %scevgep970, align 8
  %sunkaddr1048 = getelementptr i8, ptr %sunkaddr1045, i64 24
  store double %.3808.1, ptr %sunkaddr1048, align 8
  %scevgep962 = getelementptr i8, ptr %lsr.iv961, i64 16
  %scevgep966 = getelementptr i8, ptr %lsr.iv965, i64 16
  %scevgep969 = getelementptr i8, ptr %lsr.iv968, i64 16
  %lsr.iv.next975 = add i64 %lsr.iv974, -2
  %exitcond3841.not.1 = icmp eq i64 %lsr.iv.next975, 0
  br i1 %exitcond3841.not.1, label %B3592, label %B3540.if

B3968.if:                                         ; preds = %B3968.if, %B3968.if.preheader774
  %.413314981500 = phi i64 [ %.4140.7, %B3968.if ], [ 0, %B3968.if.preheader774 ]
  %225 = shl i64 %.413314981500, 3
  %sunkaddr1050 = getelementptr i8, ptr %arg.now, i64 %225
  %.4167 = load double, ptr %sunkaddr1050, align 8
  %scevgep1007 = getelementptr i8, ptr %scevgep993, i64 %225
  %scevgep1008 = getelementptr i8, ptr %scevgep1007, i64 -56
  store double %.4167, ptr %scevgep1008, align 8
  %sunkaddr1053 = getelementptr i8, ptr %sunkaddr1050, i64 8
  %.4167.1 = load double, ptr %sunkaddr1053, align 8
  %scevgep1006 = getelementptr i8, ptr %scevgep1007, i64 -48
  store double %.4167.1, ptr %scevgep1006, align 8
  %sunkaddr1056 = getelementptr i8, ptr %sunkaddr1050, i64 16
  %.4167.2 = load double, ptr %sunkaddr1056, align 8
  %scevgep1004 = getelementptr i8, ptr %scevgep1007, i64 -40
  store double %.4167.2, ptr %scevgep1004, align 8
  %sunkaddr1059 = getelementptr i8, ptr %sunkaddr1050, i64 24
  %.4167.3 = load double, ptr %sunkaddr1059, align 8
  %scevgep1002 = getelementptr i8, ptr %scevgep1007, i64 -32
  store double %.4167.3, ptr %scevgep1002, align 8
  %sunkaddr1062 = getelementptr i8, ptr %sunkaddr1050, i64 32
  %.4167.4 = load double, ptr %sunkaddr1062, align 8
  %scevgep1000 = getelementptr i8, ptr %scevgep1007, i64 -24
  store double %.4167.4, ptr %scevgep1000, align 8
  %sunkaddr1065 = getelementptr i8, ptr %sunkaddr1050, i64 40
  %.4167.5 = load double, ptr %sunkaddr1065, align 8
  %scevgep998 = getelementptr i8, ptr %scevgep1007, i64 -16
  store double %.4167.5, ptr %scevgep998, align 8
  %sunkaddr1068 = getelementptr i8, ptr %sunkaddr1050, i64 48
  %.4167.6 = load double, ptr %sunkaddr1068, align 8
  %scevgep996 = getelementptr i8, ptr %scevgep1007, i64 -8
  store double %.4167.6, ptr %scevgep996, align 8
  %.4140.7 = add nuw nsw i64 %.413314981500, 8
  %sunkaddr1071 = getelementptr i8, ptr %sunkaddr1050, i64 56
  %.4167.7 = load double, ptr %sunkaddr1071, align 8
  store double %.4167.7, ptr %scevgep1007, align 8
  %niter707.ncmp.7 = icmp eq i64 %unroll_iter706, %.4140.7
  br i1 %niter707.ncmp.7, label %B4002.loopexit.unr-lcssa, label %B3968.if
}

declare double @llvm.pow.f64(double, double) #0

declare double @nextafter(double, double) local_unnamed_addr #3

define internal fastcc void @part7(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.weights.4, ptr readonly captures(none) %arg.k, i64 range(i64 2, 1) %arg.size, ptr captures(none) %arg.total) unnamed_addr #1 {
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

define noundef i32 @record(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.problem.0, i64 %arg.problem.1, i64 %arg.problem.2, ptr readonly captures(none) %arg.problem.3, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr readonly captures(none) %arg.times, i64 %arg.count, ptr %arg.states, ptr captures(none) %arg.rows, ptr writeonly captures(none) %arg.ranks) local_unnamed_addr {
entry:
  %.247 = alloca i64, align 8
  store i64 0, ptr %.247, align 8
  %.46 = load i64, ptr %arg.problem.3, align 8
  %.48 = getelementptr i8, ptr %arg.problem.3, i64 8
  %.49 = load i64, ptr %.48, align 8
  %.78 = add i64 %.49, %.46
  %.80 = shl i64 %.46, 1
  %.86 = mul i64 %.49, 3
  %.87 = add i64 %.86, %.80
  %.180380.not = icmp slt i64 %arg.count, 1
  br i1 %.180380.not, label %common.ret, label %B236.if.lr.ph

B236.if.lr.ph:                                    ; preds = %entry
  %.51 = getelementptr i8, ptr %arg.problem.3, i64 16
  %.52 = load i64, ptr %.51, align 8
  %.54 = getelementptr i8, ptr %arg.problem.3, i64 24
  %.55 = load i64, ptr %.54, align 8
  %.223 = add nsw i64 %.80, 2
  %.229 = add i64 %.87, 1
  %..46 = tail call i64 @llvm.smax.i64(i64 %.46, i64 0)
  %0 = getelementptr double, ptr %arg.problem.5, i64 %.52
  %1 = getelementptr double, ptr %arg.problem.6, i64 %.46
  %2 = tail call i64 @llvm.smax.i64(i64 %.49, i64 0)
  %storemerge296 = shl nuw i64 %2, 1
  %3 = shl i64 %.78, 3
  %4 = shl i64 %.229, 3
  %5 = shl nuw i64 %..46, 3
  %6 = getelementptr i8, ptr %arg.rows, i64 %3
  %xtraiter = and i64 %.78, 3
  %unroll_iter = and i64 %.78, 9223372036854775804
  %unroll_iter34 = and i64 %storemerge296, 9223372036854775804
  %scevgep49 = getelementptr i8, ptr %arg.rows, i64 24
  %7 = shl i64 %.52, 3
  %8 = getelementptr i8, ptr %arg.problem.5, i64 %7
  %scevgep68 = getelementptr i8, ptr %8, i64 8
  %9 = lshr i64 %.55, 1
  %10 = and i64 %9, 4611686018427387903
  %11 = mul nsw i64 %10, -2
  %12 = shl i64 %.49, 3
  %13 = add i64 %.55, %.46
  %14 = shl i64 %13, 3
  %15 = getelementptr i8, ptr %arg.problem.5, i64 %14
  %16 = getelementptr i8, ptr %15, i64 %7
  %17 = getelementptr i8, ptr %16, i64 %12
  %scevgep77 = getelementptr i8, ptr %17, i64 24
  %18 = shl i64 %.46, 4
  %19 = getelementptr i8, ptr %arg.rows, i64 %18
  %20 = getelementptr i8, ptr %19, i64 %12
  %scevgep85 = getelementptr i8, ptr %20, i64 24
  %21 = icmp slt i64 %.78, 1
  %22 = icmp ult i64 %.78, 4
  %23 = icmp eq i64 %xtraiter, 0
  %24 = icmp slt i64 %.46, 1
  %25 = icmp slt i64 %.55, 1
  %26 = icmp eq i64 %.55, 1
  %sunkaddr120 = getelementptr i8, ptr %arg.problem.3, i64 112
  %sunkaddr121 = getelementptr i8, ptr %arg.problem.3, i64 120
  %27 = and i64 %.55, 1
  %28 = icmp eq i64 %27, 0
  %sunkaddr = getelementptr i8, ptr %arg.problem.3, i64 112
  %sunkaddr106 = getelementptr i8, ptr %arg.problem.3, i64 120
  %29 = icmp sgt i64 %storemerge296, 0
  %30 = icmp slt i64 %.49, 2
  %31 = and i64 %2, 1
  %32 = icmp eq i64 %31, 0
  %33 = icmp slt i64 %.52, 1
  %sunkaddr107 = getelementptr i8, ptr %arg.problem.3, i64 96
  %sunkaddr108 = getelementptr i8, ptr %arg.problem.3, i64 104
  %34 = shl nuw nsw i64 %10, 1
  br label %B236.if

common.ret:                                       ; preds = %B1056, %B236.if, %entry
  %storemerge = phi i64 [ %arg.count, %entry ], [ %.186338391, %B236.if ], [ %arg.count, %B1056 ]
  store i64 %storemerge, ptr %retptr, align 8
  ret i32 0

B418:                                             ; preds = %B236.if
  br i1 %21, label %B482, label %B454.if.preheader

B454.if.preheader:                                ; preds = %B418
  br i1 %22, label %B454.if.epil.preheader, label %B454.if

B482.loopexit.unr-lcssa:                          ; preds = %B454.if
  br i1 %23, label %B482, label %B454.if.epil.preheader

B454.if.epil.preheader:                           ; preds = %B482.loopexit.unr-lcssa, %B454.if.preheader
  %.414301303.epil.init = phi i64 [ 0, %B454.if.preheader ], [ %.421.3, %B482.loopexit.unr-lcssa ]
  %35 = shl i64 %.414301303.epil.init, 3
  %scevgep60 = getelementptr i8, ptr %lsr.iv58, i64 %35
  %scevgep62 = getelementptr i8, ptr %arg.problem.6, i64 %35
  br label %B454.if.epil

B454.if.epil:                                     ; preds = %B454.if.epil, %B454.if.epil.preheader
  %epil.iter = phi i64 [ %epil.iter.next, %B454.if.epil ], [ 0, %B454.if.epil.preheader ]
  %36 = shl nuw nsw i64 %epil.iter, 3
  %scevgep63 = getelementptr i8, ptr %scevgep62, i64 %36
  %.448.epil = load double, ptr %scevgep63, align 8
  %scevgep61 = getelementptr i8, ptr %scevgep60, i64 %36
  store double %.448.epil, ptr %scevgep61, align 8
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B482, label %B454.if.epil, !llvm.loop !106

B482:                                             ; preds = %B454.if.epil, %B482.loopexit.unr-lcssa, %B418
  br i1 %24, label %B534, label %B512.if.lr.ph

B512.if.lr.ph:                                    ; preds = %B482
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep, i8 0, i64 %5, i1 false)
  br label %B534

B534:                                             ; preds = %B512.if.lr.ph, %B482
  br i1 %25, label %B738, label %B564.if.lr.ph

B564.if.lr.ph:                                    ; preds = %B534
  %37 = getelementptr double, ptr %.233, i64 %.78
  br i1 %26, label %B564.if.epil.preheader, label %B564.if

B738.loopexit.unr-lcssa:                          ; preds = %B564.if
  br i1 %28, label %B738, label %B564.if.epil.preheader

B564.if.epil.preheader:                           ; preds = %B738.loopexit.unr-lcssa, %B564.if.lr.ph
  %.671314316.epil.init = phi i64 [ 0, %B564.if.lr.ph ], [ %34, %B738.loopexit.unr-lcssa ]
  %.705.epil = load i64, ptr %sunkaddr, align 8
  %38 = getelementptr i64, ptr %arg.problem.3, i64 %.705.epil
  %.708.epil = getelementptr i64, ptr %38, i64 %.671314316.epil.init
  %.709.epil = load i64, ptr %.708.epil, align 8
  %.712.epil = load i64, ptr %sunkaddr106, align 8
  %39 = getelementptr i64, ptr %arg.problem.3, i64 %.712.epil
  %.715.epil = getelementptr i64, ptr %39, i64 %.671314316.epil.init
  %.716.epil = load i64, ptr %.715.epil, align 8
  %.720.epil = getelementptr double, ptr %37, i64 %.716.epil
  %.721.epil = load double, ptr %.720.epil, align 8
  %.725.epil = getelementptr double, ptr %0, i64 %.671314316.epil.init
  %.726.epil = load double, ptr %.725.epil, align 8
  %.730.epil = getelementptr double, ptr %1, i64 %.709.epil
  %.731.epil = load double, ptr %.730.epil, align 8
  %.732.epil = fmul double %.726.epil, %.731.epil
  %.733.epil = fsub double %.721.epil, %.732.epil
  store double %.733.epil, ptr %.720.epil, align 8
  br label %B738

B738:                                             ; preds = %B564.if.epil.preheader, %B738.loopexit.unr-lcssa, %B534
  br i1 %29, label %B774.if.lr.ph, label %B832

B774.if.lr.ph:                                    ; preds = %B738
  br i1 %30, label %B774.if.epil.preheader, label %B774.if

B832.loopexit.unr-lcssa:                          ; preds = %B774.if
  br i1 %32, label %B832, label %B774.if.epil.preheader

B774.if.epil.preheader:                           ; preds = %B832.loopexit.unr-lcssa, %B774.if.lr.ph
  %.829321323.epil.init = phi i64 [ 0, %B774.if.lr.ph ], [ %.836.3, %B832.loopexit.unr-lcssa ]
  %40 = shl i64 %.829321323.epil.init, 3
  %scevgep98 = getelementptr i8, ptr %lsr.iv96, i64 %40
  %scevgep101 = getelementptr i8, ptr %17, i64 %40
  br label %B774.if.epil

B774.if.epil:                                     ; preds = %B774.if.epil, %B774.if.epil.preheader
  %epil.iter31 = phi i64 [ 0, %B774.if.epil.preheader ], [ %epil.iter31.next, %B774.if.epil ]
  %41 = shl nuw nsw i64 %epil.iter31, 3
  %scevgep102 = getelementptr i8, ptr %scevgep101, i64 %41
  %.871.epil = load double, ptr %scevgep102, align 8
  %scevgep99 = getelementptr i8, ptr %scevgep98, i64 %41
  store double %.871.epil, ptr %scevgep99, align 8
  %epil.iter31.next = add nuw nsw i64 %epil.iter31, 1
  %epil.iter31.cmp.not = icmp eq i64 %epil.iter31.next, 2
  br i1 %epil.iter31.cmp.not, label %B832, label %B774.if.epil, !llvm.loop !107

B832:                                             ; preds = %B774.if.epil, %B832.loopexit.unr-lcssa, %B738
  br i1 %33, label %B1056, label %B866.if.lr.ph

B866.if.lr.ph:                                    ; preds = %B832
  %.1005 = load i64, ptr %sunkaddr107, align 8
  %42 = getelementptr i64, ptr %arg.problem.3, i64 %.1005
  %.1012 = load i64, ptr %sunkaddr108, align 8
  %43 = getelementptr i64, ptr %arg.problem.3, i64 %.1012
  %44 = getelementptr double, ptr %.227, i64 %.46
  br label %B866.if

B1056:                                            ; preds = %B866.if, %B832
  %energy.2.1.lcssa = phi double [ 0.000000e+00, %B832 ], [ %.1063, %B866.if ]
  %.1080 = getelementptr double, ptr %.233, i64 %.87
  store double %energy.2.1.lcssa, ptr %.1080, align 8
  %scevgep50 = getelementptr i8, ptr %lsr.iv, i64 %4
  %scevgep59 = getelementptr i8, ptr %lsr.iv58, i64 %4
  %scevgep87 = getelementptr i8, ptr %lsr.iv86, i64 %4
  %scevgep97 = getelementptr i8, ptr %lsr.iv96, i64 %4
  %exitcond433.not = icmp eq i64 %.193, %arg.count
  br i1 %exitcond433.not, label %common.ret, label %B236.if

B236.if:                                          ; preds = %B1056, %B236.if.lr.ph
  %lsr.iv96 = phi ptr [ %20, %B236.if.lr.ph ], [ %scevgep97, %B1056 ]
  %lsr.iv86 = phi ptr [ %scevgep85, %B236.if.lr.ph ], [ %scevgep87, %B1056 ]
  %lsr.iv58 = phi ptr [ %arg.rows, %B236.if.lr.ph ], [ %scevgep59, %B1056 ]
  %lsr.iv = phi ptr [ %scevgep49, %B236.if.lr.ph ], [ %scevgep50, %B1056 ]
  %.186338391 = phi i64 [ 0, %B236.if.lr.ph ], [ %.193, %B1056 ]
  %45 = mul i64 %.186338391, %4
  %scevgep = getelementptr i8, ptr %6, i64 %45
  %.193 = add nuw nsw i64 %.186338391, 1
  %.225 = mul nsw i64 %.186338391, %.223
  %.227 = getelementptr inbounds double, ptr %arg.states, i64 %.225
  %.231 = mul nsw i64 %.186338391, %.229
  %.233 = getelementptr inbounds double, ptr %arg.rows, i64 %.231
  %.243 = getelementptr double, ptr %arg.times, i64 %.186338391
  %.244 = load double, ptr %.243, align 8
  store i64 0, ptr %.247, align 8
  call fastcc void @part2(ptr nonnull %.247, i64 %arg.problem.0, ptr nonnull %arg.problem.3, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, double %.244, ptr %.227)
  %.261 = load i64, ptr %.247, align 8
  %.273 = getelementptr i64, ptr %arg.ranks, i64 %.186338391
  store i64 %.261, ptr %.273, align 8
  %.279 = icmp slt i64 %.261, 0
  br i1 %.279, label %common.ret, label %B418

B454.if:                                          ; preds = %B454.if.preheader, %B454.if
  %.414301303 = phi i64 [ %.421.3, %B454.if ], [ 0, %B454.if.preheader ]
  %46 = shl i64 %.414301303, 3
  %sunkaddr110 = getelementptr i8, ptr %arg.problem.6, i64 %46
  %.448 = load double, ptr %sunkaddr110, align 8
  %scevgep56 = getelementptr i8, ptr %lsr.iv, i64 %46
  %scevgep57 = getelementptr i8, ptr %scevgep56, i64 -24
  store double %.448, ptr %scevgep57, align 8
  %sunkaddr113 = getelementptr i8, ptr %sunkaddr110, i64 8
  %.448.1 = load double, ptr %sunkaddr113, align 8
  %scevgep55 = getelementptr i8, ptr %scevgep56, i64 -16
  store double %.448.1, ptr %scevgep55, align 8
  %sunkaddr116 = getelementptr i8, ptr %sunkaddr110, i64 16
  %.448.2 = load double, ptr %sunkaddr116, align 8
  %scevgep53 = getelementptr i8, ptr %scevgep56, i64 -8
  store double %.448.2, ptr %scevgep53, align 8
  %.421.3 = add nuw i64 %.414301303, 4
  %sunkaddr119 = getelementptr i8, ptr %sunkaddr110, i64 24
  %.448.3 = load double, ptr %sunkaddr119, align 8
  store double %.448.3, ptr %scevgep56, align 8
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.421.3
  br i1 %niter.ncmp.3, label %B482.loopexit.unr-lcssa, label %B454.if

B564.if:                                          ; preds = %B564.if.lr.ph, %B564.if
  %lsr.iv72 = phi i64 [ %lsr.iv.next, %B564.if ], [ 0, %B564.if.lr.ph ]
  %lsr.iv69 = phi ptr [ %scevgep70, %B564.if ], [ %scevgep68, %B564.if.lr.ph ]
  %lsr.iv64 = phi ptr [ %scevgep65, %B564.if ], [ %.48, %B564.if.lr.ph ]
  %.705 = load i64, ptr %sunkaddr120, align 8
  %47 = shl i64 %.705, 3
  %scevgep75 = getelementptr i8, ptr %lsr.iv64, i64 %47
  %scevgep76 = getelementptr i8, ptr %scevgep75, i64 -8
  %.709 = load i64, ptr %scevgep76, align 8
  %.712 = load i64, ptr %sunkaddr121, align 8
  %48 = shl i64 %.712, 3
  %scevgep73 = getelementptr i8, ptr %lsr.iv64, i64 %48
  %scevgep74 = getelementptr i8, ptr %scevgep73, i64 -8
  %.716 = load i64, ptr %scevgep74, align 8
  %.720 = getelementptr double, ptr %37, i64 %.716
  %.721 = load double, ptr %.720, align 8
  %scevgep71 = getelementptr i8, ptr %lsr.iv69, i64 -8
  %.726 = load double, ptr %scevgep71, align 8
  %.730 = getelementptr double, ptr %1, i64 %.709
  %.731 = load double, ptr %.730, align 8
  %.732 = fmul double %.726, %.731
  %.733 = fsub double %.721, %.732
  store double %.733, ptr %.720, align 8
  %.705.1 = load i64, ptr %sunkaddr120, align 8
  %49 = shl i64 %.705.1, 3
  %scevgep66 = getelementptr i8, ptr %lsr.iv64, i64 %49
  %.709.1 = load i64, ptr %scevgep66, align 8
  %.712.1 = load i64, ptr %sunkaddr121, align 8
  %50 = shl i64 %.712.1, 3
  %scevgep67 = getelementptr i8, ptr %lsr.iv64, i64 %50
  %.716.1 = load i64, ptr %scevgep67, align 8
  %.720.1 = getelementptr double, ptr %37, i64 %.716.1
  %.721.1 = load double, ptr %.720.1, align 8
  %.726.1 = load double, ptr %lsr.iv69, align 8
  %.730.1 = getelementptr double, ptr %1, i64 %.709.1
  %.731.1 = load double, ptr %.730.1, align 8
  %.732.1 = fmul double %.726.1, %.731.1
  %.733.1 = fsub double %.721.1, %.732.1
  store double %.733.1, ptr %.720.1, align 8
  %scevgep65 = getelementptr i8, ptr %lsr.iv64, i64 16
  %scevgep70 = getelementptr i8, ptr %lsr.iv69, i64 16
  %lsr.iv.next = add i64 %lsr.iv72, -2
  %niter29.ncmp.1 = icmp eq i64 %11, %lsr.iv.next
  br i1 %niter29.ncmp.1, label %B738.loopexit.unr-lcssa, label %B564.if

B774.if:                                          ; preds = %B774.if.lr.ph, %B774.if
  %.829321323 = phi i64 [ %.836.3, %B774.if ], [ 0, %B774.if.lr.ph ]
  %51 = shl i64 %.829321323, 3
  %scevgep83 = getelementptr i8, ptr %scevgep77, i64 %51
  %scevgep84 = getelementptr i8, ptr %scevgep83, i64 -24
  %.871 = load double, ptr %scevgep84, align 8
  %scevgep93 = getelementptr i8, ptr %lsr.iv86, i64 %51
  %scevgep94 = getelementptr i8, ptr %scevgep93, i64 -24
  store double %.871, ptr %scevgep94, align 8
  %scevgep82 = getelementptr i8, ptr %scevgep83, i64 -16
  %.871.1 = load double, ptr %scevgep82, align 8
  %scevgep92 = getelementptr i8, ptr %scevgep93, i64 -16
  store double %.871.1, ptr %scevgep92, align 8
  %scevgep80 = getelementptr i8, ptr %scevgep83, i64 -8
  %.871.2 = load double, ptr %scevgep80, align 8
  %scevgep90 = getelementptr i8, ptr %scevgep93, i64 -8
  store double %.871.2, ptr %scevgep90, align 8
  %.836.3 = add nuw i64 %.829321323, 4
  %.871.3 = load double, ptr %scevgep83, align 8
  store double %.871.3, ptr %scevgep93, align 8
  %niter35.ncmp.3 = icmp eq i64 %unroll_iter34, %.836.3
  br i1 %niter35.ncmp.3, label %B832.loopexit.unr-lcssa, label %B774.if

B866.if:                                          ; preds = %B866.if, %B866.if.lr.ph
  %energy.2.1332 = phi double [ 0.000000e+00, %B866.if.lr.ph ], [ %.1063, %B866.if ]
  %.971328330 = phi i64 [ 0, %B866.if.lr.ph ], [ %.978, %B866.if ]
  %.978 = add nuw nsw i64 %.971328330, 1
  %52 = shl i64 %.971328330, 3
  %scevgep104 = getelementptr i8, ptr %42, i64 %52
  %.1009 = load i64, ptr %scevgep104, align 8
  %scevgep103 = getelementptr i8, ptr %43, i64 %52
  %.1016 = load i64, ptr %scevgep103, align 8
  %scevgep105 = getelementptr i8, ptr %arg.problem.5, i64 %52
  %.1019 = load double, ptr %scevgep105, align 8
  %.1023 = getelementptr double, ptr %44, i64 %.1009
  %.1024 = load double, ptr %.1023, align 8
  %.1025 = fmul double %.1019, %.1024
  %.1029 = getelementptr double, ptr %44, i64 %.1016
  %.1030 = load double, ptr %.1029, align 8
  %.1031 = fmul double %.1025, %.1030
  %.1035 = icmp eq i64 %.1009, %.1016
  %.1048 = fmul double %.1031, 5.000000e-01
  %"$phi1048.3.2.2" = select i1 %.1035, double %.1048, double %.1031
  %.1063 = fadd double %energy.2.1332, %"$phi1048.3.2.2"
  %exitcond432.not = icmp eq i64 %.52, %.978
  br i1 %exitcond432.not, label %B1056, label %B866.if
}

attributes #0 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }

!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN9teachmech3run8compiled7kernels6finiteB3v19B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax: %retptr"}
!2 = distinct !{!2, !"_ZN9teachmech3run8compiled7kernels6finiteB3v19B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax"}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.unroll.disable"}
!5 = distinct !{!5, !4}
!6 = !{!7}
!7 = distinct !{!7, !8, !"_ZN9teachmech3run8compiled7kernels7correctB3v18B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a: %retptr"}
!8 = distinct !{!8, !"_ZN9teachmech3run8compiled7kernels7correctB3v18B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a"}
!9 = !{!10, !7}
!10 = distinct !{!10, !11, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!11 = distinct !{!11, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!12 = distinct !{!12, !4}
!13 = !{!14}
!14 = distinct !{!14, !15, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!15 = distinct !{!15, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!16 = distinct !{!16, !4}
!17 = !{!18}
!18 = distinct !{!18, !19, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!19 = distinct !{!19, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!20 = !{!21, !23}
!21 = distinct !{!21, !22, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!22 = distinct !{!22, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!23 = distinct !{!23, !24, !"_ZN9teachmech3run8compiled7kernels10least_massB2v8B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!24 = distinct !{!24, !"_ZN9teachmech3run8compiled7kernels10least_massB2v8B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!25 = !{!23}
!26 = !{!27}
!27 = distinct !{!27, !28, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!28 = distinct !{!28, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!29 = distinct !{!29, !4}
!30 = distinct !{!30, !4}
!31 = distinct !{!31, !4}
!32 = distinct !{!32, !4}
!33 = distinct !{!33, !4}
!34 = distinct !{!34, !4}
!35 = !{!36, !38}
!36 = distinct !{!36, !37, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!37 = distinct !{!37, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!38 = distinct !{!38, !39, !"_ZN9teachmech3run8compiled7kernels10least_massB2v8B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!39 = distinct !{!39, !"_ZN9teachmech3run8compiled7kernels10least_massB2v8B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!40 = !{!38}
!41 = distinct !{!41, !4}
!42 = distinct !{!42, !4}
!43 = distinct !{!43, !4}
!44 = !{!45}
!45 = distinct !{!45, !46, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!46 = distinct !{!46, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!47 = !{!48}
!48 = distinct !{!48, !49, !"_ZN9teachmech3run8compiled7kernels6rotateB3v15B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax: %retptr"}
!49 = distinct !{!49, !"_ZN9teachmech3run8compiled7kernels6rotateB3v15B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax"}
!50 = distinct !{!50, !4}
!51 = !{!52, !54}
!52 = distinct !{!52, !53, !"_ZN9teachmech3run8compiled7kernels5weighB2v4B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!53 = distinct !{!53, !"_ZN9teachmech3run8compiled7kernels5weighB2v4B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!54 = distinct !{!54, !53, !"_ZN9teachmech3run8compiled7kernels5weighB2v4B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %excinfo"}
!55 = !{!56, !58}
!56 = distinct !{!56, !57, !"_ZN9teachmech3run8compiled7kernels5weighB2v4B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!57 = distinct !{!57, !"_ZN9teachmech3run8compiled7kernels5weighB2v4B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!58 = distinct !{!58, !57, !"_ZN9teachmech3run8compiled7kernels5weighB2v4B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %excinfo"}
!59 = !{!60}
!60 = distinct !{!60, !61, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!61 = distinct !{!61, !"_ZN9teachmech3run8compiled7kernels6scalesB2v6B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!62 = distinct !{!62, !4}
!63 = !{!64}
!64 = distinct !{!64, !65, !"_ZN9teachmech3run8compiled7kernels5stageB3v21B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2a23Literal_5bint_5d_281_29x10float64_2a: %retptr"}
!65 = distinct !{!65, !"_ZN9teachmech3run8compiled7kernels5stageB3v21B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2a23Literal_5bint_5d_281_29x10float64_2a"}
!66 = !{!67, !64}
!67 = distinct !{!67, !68, !"_ZN9teachmech3run8compiled7kernels7combineB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axx10float64_2a: %retptr"}
!68 = distinct !{!68, !"_ZN9teachmech3run8compiled7kernels7combineB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axx10float64_2a"}
!69 = !{!70}
!70 = distinct !{!70, !71, !"_ZN9teachmech3run8compiled7kernels7combineB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axx10float64_2a: %retptr"}
!71 = distinct !{!71, !"_ZN9teachmech3run8compiled7kernels7combineB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axx10float64_2a"}
!72 = !{!73}
!73 = distinct !{!73, !74, !"_ZN9teachmech3run8compiled7kernels12keep_tangentB3v24B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29: %retptr"}
!74 = distinct !{!74, !"_ZN9teachmech3run8compiled7kernels12keep_tangentB3v24B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29"}
!75 = distinct !{!75, !4}
!76 = distinct !{!76, !4}
!77 = !{!78}
!78 = distinct !{!78, !79, !"_ZN9teachmech3run8compiled7kernels4normB3v23B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ad10float64_2ax: %retptr"}
!79 = distinct !{!79, !"_ZN9teachmech3run8compiled7kernels4normB3v23B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ad10float64_2ax"}
!80 = !{!81}
!81 = distinct !{!81, !82, !"_ZN9teachmech3run8compiled7kernels6finiteB3v19B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax: %retptr"}
!82 = distinct !{!82, !"_ZN9teachmech3run8compiled7kernels6finiteB3v19B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax"}
!83 = distinct !{!83, !4}
!84 = !{!85}
!85 = distinct !{!85, !86, !"_ZN9teachmech3run8compiled7kernels5stageB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2axx10float64_2a: %retptr"}
!86 = distinct !{!86, !"_ZN9teachmech3run8compiled7kernels5stageB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE118Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2ad10float64_2axx10float64_2a"}
!87 = !{!88, !85}
!88 = distinct !{!88, !89, !"_ZN9teachmech3run8compiled7kernels7combineB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axx10float64_2a: %retptr"}
!89 = distinct !{!89, !"_ZN9teachmech3run8compiled7kernels7combineB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axx10float64_2a"}
!90 = distinct !{!90, !4}
!91 = distinct !{!91, !4}
!92 = distinct !{!92, !4}
!93 = distinct !{!93, !4}
!94 = !{!95}
!95 = distinct !{!95, !96, !"_ZN9teachmech3run8compiled7kernels11interpolateB3v26B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2ax10float64_2a: %retptr"}
!96 = distinct !{!96, !"_ZN9teachmech3run8compiled7kernels11interpolateB3v26B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2ax10float64_2a"}
!97 = distinct !{!97, !4}
!98 = distinct !{!98, !4}
!99 = distinct !{!99, !4}
!100 = !{!101}
!101 = distinct !{!101, !102, !"_ZN9teachmech3run8compiled7kernels7combineB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axx10float64_2a: %retptr"}
!102 = distinct !{!102, !"_ZN9teachmech3run8compiled7kernels7combineB3v22B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE5ArrayIdLi1E1C8readonly7alignedE10float64_2axx10float64_2a"}
!103 = !{!104}
!104 = distinct !{!104, !105, !"_ZN9teachmech3run8compiled7kernels4normB3v23B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ad10float64_2ax: %retptr"}
!105 = distinct !{!105, !"_ZN9teachmech3run8compiled7kernels4normB3v23B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ad10float64_2ax"}
!106 = distinct !{!106, !4}
!107 = distinct !{!107, !4}
