; made by kernel_writer.py from sources with the hash 725be7fcb01019c1b6e14f92f176e2e857c55834e9e1b6fe2a19fdd725ab2039

@.const.pickledata.b28008a0f88bad5ff0f0243e84dab90cab19b366 = internal constant [69 x i8] c"\80\04\95:\00\00\00\00\00\00\00\8C\08builtins\94\8C\11ZeroDivisionError\94\93\94\8C\10division by zero\94\85\94N\87\94."
@.const.pickledata.b28008a0f88bad5ff0f0243e84dab90cab19b366.sha1 = internal constant [20 x i8] c"\B2\80\08\A0\F8\8B\AD_\F0\F0$>\84\DA\B9\0C\AB\19\B3f"
@.const.picklebuf.b28008a0f88bad5ff0f0243e84dab90cab19b366 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.b28008a0f88bad5ff0f0243e84dab90cab19b366, i32 69, ptr @.const.pickledata.b28008a0f88bad5ff0f0243e84dab90cab19b366.sha1, ptr null, i32 0 }

define noundef i32 @record(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.problem.0, i64 %arg.problem.1, i64 %arg.problem.2, i64 %arg.problem.3, ptr readonly captures(none) %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr captures(none) %arg.problem.7, ptr %arg.problem.8, ptr readonly captures(none) %arg.times, i64 %arg.count, ptr %arg.states, ptr captures(none) %arg.rows, ptr writeonly captures(none) %arg.ranks) local_unnamed_addr {
entry:
  %.454.i = alloca i64, align 8
  %.496.i = alloca i64, align 8
  %.530.i = alloca ptr, align 8
  %.22.i = alloca i64, align 8
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
  %xtraiter76 = and i64 %.50, 3
  %unroll_iter80 = and i64 %.50, 9223372036854775804
  %unroll_iter86 = and i64 %storemerge380, 9223372036854775804
  %scevgep = getelementptr i8, ptr %arg.problem.7, i64 24
  %scevgep107 = getelementptr i8, ptr %arg.rows, i64 24
  %3 = shl i64 %.230, 3
  %4 = shl i64 %.79, 3
  %scevgep122 = getelementptr i8, ptr %arg.rows, i64 %4
  %5 = shl i64 %.53, 3
  %6 = getelementptr i8, ptr %arg.problem.6, i64 %5
  %scevgep138 = getelementptr i8, ptr %6, i64 8
  %7 = lshr i64 %.56, 1
  %8 = and i64 %7, 4611686018427387903
  %9 = mul nsw i64 %8, -2
  %10 = shl i64 %.47, 3
  %11 = shl i64 %.50, 3
  %12 = getelementptr i8, ptr %arg.rows, i64 %10
  %13 = getelementptr i8, ptr %12, i64 %11
  %scevgep147 = getelementptr i8, ptr %13, i64 24
  %14 = getelementptr i8, ptr %arg.problem.7, i64 %4
  %scevgep157 = getelementptr i8, ptr %14, i64 24
  %15 = add i64 %10, 24
  %scevgep171 = getelementptr i8, ptr %arg.rows, i64 %15
  %scevgep181 = getelementptr i8, ptr %arg.problem.7, i64 %15
  %16 = shl i64 %.56, 3
  %17 = getelementptr i8, ptr %arg.problem.6, i64 %5
  %18 = getelementptr i8, ptr %17, i64 %11
  %19 = getelementptr i8, ptr %18, i64 %10
  %20 = getelementptr i8, ptr %19, i64 %16
  %scevgep195 = getelementptr i8, ptr %20, i64 24
  %21 = shl i64 %.47, 4
  %22 = getelementptr i8, ptr %arg.rows, i64 %21
  %23 = getelementptr i8, ptr %22, i64 %11
  %scevgep203 = getelementptr i8, ptr %23, i64 24
  %24 = inttoptr i64 %arg.problem.0 to ptr
  %25 = icmp sgt i64 %.47, 0
  %26 = icmp ult i64 %.47, 4
  %27 = icmp eq i64 %xtraiter, 0
  %sunkaddr = getelementptr i8, ptr %arg.problem.4, i64 96
  %28 = icmp slt i64 %.56, 1
  %29 = icmp eq i64 %.56, 1
  %sunkaddr230 = getelementptr i8, ptr %arg.problem.4, i64 128
  %sunkaddr231 = getelementptr i8, ptr %arg.problem.4, i64 136
  %30 = and i64 %.56, 1
  %31 = icmp eq i64 %30, 0
  %sunkaddr224 = getelementptr i8, ptr %arg.problem.4, i64 128
  %sunkaddr225 = getelementptr i8, ptr %arg.problem.4, i64 136
  %32 = icmp slt i64 %.47, 1
  %33 = icmp ult i64 %.47, 4
  %34 = icmp eq i64 %xtraiter, 0
  %.15.i.i.i = getelementptr i8, ptr %arg.problem.4, i64 80
  %.59.i.i = getelementptr i8, ptr %arg.problem.4, i64 56
  %.204.i.i = getelementptr i8, ptr %arg.problem.4, i64 112
  %.215.i.i = getelementptr i8, ptr %arg.problem.4, i64 120
  %.95.i = getelementptr i8, ptr %arg.problem.4, i64 32
  %sunkaddr49.i = getelementptr i8, ptr %arg.problem.4, i64 144
  %sunkaddr50.i = getelementptr i8, ptr %arg.problem.4, i64 152
  %.451.i = getelementptr i8, ptr %arg.problem.4, i64 232
  %.488.i = getelementptr i8, ptr %arg.problem.4, i64 160
  %35 = icmp slt i64 %.50, 1
  %36 = icmp ult i64 %.50, 4
  %37 = icmp eq i64 %xtraiter76, 0
  %38 = icmp sgt i64 %storemerge380, 0
  %39 = icmp slt i64 %.50, 2
  %40 = and i64 %2, 1
  %41 = icmp eq i64 %40, 0
  %42 = icmp slt i64 %.53, 1
  %sunkaddr226 = getelementptr i8, ptr %arg.problem.4, i64 112
  %sunkaddr227 = getelementptr i8, ptr %arg.problem.4, i64 120
  %43 = shl nuw nsw i64 %8, 1
  br label %B236.if

common.ret:                                       ; preds = %B1268, %_ZN9teachmech3run8compiled16kernel_augmented16find_multipliersB3v28B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit, %B236.if, %entry
  %arg.count.sink = phi i64 [ %arg.count, %entry ], [ %arg.count, %B1268 ], [ %.187437526, %B236.if ], [ %.187437526, %_ZN9teachmech3run8compiled16kernel_augmented16find_multipliersB3v28B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit ]
  store i64 %arg.count.sink, ptr %retptr, align 8
  ret i32 0

B418:                                             ; preds = %B236.if
  br i1 %25, label %B448.if.lr.ph, label %B494

B448.if.lr.ph:                                    ; preds = %B418
  br i1 %26, label %B448.if.epil.preheader, label %B448.if

B494.loopexit.unr-lcssa:                          ; preds = %B448.if
  br i1 %27, label %B494, label %B448.if.epil.preheader

B448.if.epil.preheader:                           ; preds = %B494.loopexit.unr-lcssa, %B448.if.lr.ph
  %.411391393.epil.init = phi i64 [ 0, %B448.if.lr.ph ], [ %unroll_iter, %B494.loopexit.unr-lcssa ]
  %44 = shl i64 %.411391393.epil.init, 3
  %scevgep125 = getelementptr i8, ptr %lsr.iv123, i64 %44
  %scevgep129 = getelementptr i8, ptr %lsr.iv189, i64 %44
  %scevgep131 = getelementptr i8, ptr %arg.problem.7, i64 %44
  br label %B448.if.epil

B448.if.epil:                                     ; preds = %B448.if.epil, %B448.if.epil.preheader
  %epil.iter = phi i64 [ 0, %B448.if.epil.preheader ], [ %epil.iter.next, %B448.if.epil ]
  %45 = shl nuw nsw i64 %epil.iter, 3
  %scevgep132 = getelementptr i8, ptr %scevgep131, i64 %45
  %.445.epil = load double, ptr %scevgep132, align 8
  %scevgep130 = getelementptr i8, ptr %scevgep129, i64 %45
  store double %.445.epil, ptr %scevgep130, align 8
  %scevgep126 = getelementptr i8, ptr %scevgep125, i64 %45
  store double 0.000000e+00, ptr %scevgep126, align 8
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B494, label %B448.if.epil, !llvm.loop !0

B494:                                             ; preds = %B448.if.epil, %B494.loopexit.unr-lcssa, %B418
  %.461 = load i64, ptr %sunkaddr, align 8
  %.462 = icmp sgt i64 %.461, 0
  br i1 %.462, label %B528, label %B676

B528:                                             ; preds = %B494
  br i1 %32, label %B606, label %B558.if.preheader

B558.if.preheader:                                ; preds = %B528
  br i1 %33, label %B558.if.epil.preheader, label %B558.if

B606.loopexit.unr-lcssa:                          ; preds = %B558.if
  br i1 %34, label %B606, label %B558.if.epil.preheader

B558.if.epil.preheader:                           ; preds = %B606.loopexit.unr-lcssa, %B558.if.preheader
  %.550404406.epil.init = phi i64 [ 0, %B558.if.preheader ], [ %.557.3, %B606.loopexit.unr-lcssa ]
  %46 = add i64 %.550404406.epil.init, %.79
  %47 = shl i64 %46, 3
  %scevgep167 = getelementptr i8, ptr %lsr.iv189, i64 %47
  %scevgep169 = getelementptr i8, ptr %arg.problem.7, i64 %47
  br label %B558.if.epil

B558.if.epil:                                     ; preds = %B558.if.epil, %B558.if.epil.preheader
  %epil.iter71 = phi i64 [ %epil.iter71.next, %B558.if.epil ], [ 0, %B558.if.epil.preheader ]
  %48 = shl nuw nsw i64 %epil.iter71, 3
  %scevgep170 = getelementptr i8, ptr %scevgep169, i64 %48
  %.588.epil = load double, ptr %scevgep170, align 8
  %.589.epil = fneg double %.588.epil
  %scevgep168 = getelementptr i8, ptr %scevgep167, i64 %48
  store double %.589.epil, ptr %scevgep168, align 8
  %epil.iter71.next = add i64 %epil.iter71, 1
  %epil.iter71.cmp.not = icmp eq i64 %xtraiter, %epil.iter71.next
  br i1 %epil.iter71.cmp.not, label %B606, label %B558.if.epil, !llvm.loop !2

B606:                                             ; preds = %B558.if.epil, %B606.loopexit.unr-lcssa, %B528
  store i64 0, ptr %.454.i, align 8, !noalias !3
  store i64 0, ptr %.496.i, align 8, !noalias !3
  store ptr null, ptr %.530.i, align 8, !noalias !3
  %.16.i.i.i = load i64, ptr %.15.i.i.i, align 8, !noalias !6
  %49 = getelementptr double, ptr %arg.problem.5, i64 %.16.i.i.i
  %.18.i.i.i = getelementptr i8, ptr %49, i64 8
  %.60.i.i = load i64, ptr %.59.i.i, align 8, !noalias !11
  %.61.i.i = icmp sgt i64 %.60.i.i, 0
  br i1 %.61.i.i, label %B86.i.i, label %B0.endif.endif.i

B86.i.i:                                          ; preds = %B606
  %.73.i.i = load i64, ptr %.52, align 8, !noalias !11
  %.15668.not.i.i = icmp slt i64 %.73.i.i, 1
  br i1 %.15668.not.i.i, label %B0.endif.endif.i, label %B138.if.lr.ph.i.i

B138.if.lr.ph.i.i:                                ; preds = %B86.i.i
  %.205.i.i = load i64, ptr %.204.i.i, align 8, !noalias !11
  %50 = getelementptr i64, ptr %arg.problem.4, i64 %.205.i.i
  %.216.i.i = load i64, ptr %.215.i.i, align 8, !noalias !11
  %51 = getelementptr i64, ptr %arg.problem.4, i64 %.216.i.i
  %52 = icmp eq i64 %.73.i.i, 1
  br i1 %52, label %B138.if.epil.preheader.i.i, label %B138.if.lr.ph.new.i.i

B138.if.lr.ph.new.i.i:                            ; preds = %B138.if.lr.ph.i.i
  %unroll_iter.i.i = and i64 %.73.i.i, 9223372036854775806
  %53 = shl i64 %.205.i.i, 3
  %54 = getelementptr i8, ptr %arg.problem.4, i64 %53
  %scevgep.i.i = getelementptr i8, ptr %54, i64 8
  %55 = shl i64 %.216.i.i, 3
  %56 = getelementptr i8, ptr %arg.problem.4, i64 %55
  %scevgep6.i.i = getelementptr i8, ptr %56, i64 8
  br label %B138.if.i.i

B238.i.i:                                         ; preds = %B138.if.i.i
  %sunkaddr35.i = getelementptr i8, ptr %arg.problem.6, i64 %59
  %.229.i.i = load double, ptr %sunkaddr35.i, align 8, !noalias !11
  %.234.i.i = getelementptr double, ptr %.18.i.i.i, i64 %.210.i.i
  %.235.i.i = load double, ptr %.234.i.i, align 8, !noalias !11
  %.236.i.i = fmul double %.229.i.i, %.235.i.i
  %.243.i.i = fmul double %.235.i.i, %.236.i.i
  %.245.i.i = fadd double %trace.2.071.i.i, %.243.i.i
  br label %B306.i.i

B306.i.i:                                         ; preds = %B138.if.i.i, %B238.i.i
  %trace.3.1.i.i = phi double [ %.245.i.i, %B238.i.i ], [ %trace.2.071.i.i, %B138.if.i.i ]
  %.169.1.i.i = add nuw i64 %.1626769.i.i, 2
  %.210.1.i.i = load i64, ptr %scevgep4.i.i, align 8, !noalias !11
  %.221.1.i.i = load i64, ptr %scevgep8.i.i, align 8, !noalias !11
  %.223.1.i.i = icmp eq i64 %.210.1.i.i, %.221.1.i.i
  br i1 %.223.1.i.i, label %B238.1.i.i, label %B306.1.i.i

B238.1.i.i:                                       ; preds = %B306.i.i
  %sunkaddr41.i = getelementptr i8, ptr %arg.problem.6, i64 %59
  %sunkaddr44.i = getelementptr i8, ptr %sunkaddr41.i, i64 8
  %.229.1.i.i = load double, ptr %sunkaddr44.i, align 8, !noalias !11
  %.234.1.i.i = getelementptr double, ptr %.18.i.i.i, i64 %.210.1.i.i
  %.235.1.i.i = load double, ptr %.234.1.i.i, align 8, !noalias !11
  %.236.1.i.i = fmul double %.229.1.i.i, %.235.1.i.i
  %.243.1.i.i = fmul double %.235.1.i.i, %.236.1.i.i
  %.245.1.i.i = fadd double %trace.3.1.i.i, %.243.1.i.i
  br label %B306.1.i.i

B306.1.i.i:                                       ; preds = %B238.1.i.i, %B306.i.i
  %trace.3.1.1.i.i = phi double [ %.245.1.i.i, %B238.1.i.i ], [ %trace.3.1.i.i, %B306.i.i ]
  %niter.ncmp.1.i.i = icmp eq i64 %unroll_iter.i.i, %.169.1.i.i
  br i1 %niter.ncmp.1.i.i, label %B308.loopexit.loopexit.unr-lcssa.i.i, label %B138.if.i.i

B308.loopexit.loopexit.unr-lcssa.i.i:             ; preds = %B306.1.i.i
  %57 = and i64 %.73.i.i, 1
  %lcmp.mod.not.i.i = icmp eq i64 %57, 0
  br i1 %lcmp.mod.not.i.i, label %B308.loopexit.loopexit.i.i, label %B138.if.epil.preheader.i.i

B138.if.epil.preheader.i.i:                       ; preds = %B308.loopexit.loopexit.unr-lcssa.i.i, %B138.if.lr.ph.i.i
  %trace.2.071.epil.init.i.i = phi double [ 0.000000e+00, %B138.if.lr.ph.i.i ], [ %trace.3.1.1.i.i, %B308.loopexit.loopexit.unr-lcssa.i.i ]
  %.1626769.epil.init.i.i = phi i64 [ 0, %B138.if.lr.ph.i.i ], [ %unroll_iter.i.i, %B308.loopexit.loopexit.unr-lcssa.i.i ]
  %.209.epil.i.i = getelementptr i64, ptr %50, i64 %.1626769.epil.init.i.i
  %.210.epil.i.i = load i64, ptr %.209.epil.i.i, align 8, !noalias !11
  %.220.epil.i.i = getelementptr i64, ptr %51, i64 %.1626769.epil.init.i.i
  %.221.epil.i.i = load i64, ptr %.220.epil.i.i, align 8, !noalias !11
  %.223.epil.i.i = icmp eq i64 %.210.epil.i.i, %.221.epil.i.i
  br i1 %.223.epil.i.i, label %B238.epil.i.i, label %B308.loopexit.loopexit.i.i

B238.epil.i.i:                                    ; preds = %B138.if.epil.preheader.i.i
  %.228.epil.i.i = getelementptr double, ptr %arg.problem.6, i64 %.1626769.epil.init.i.i
  %.229.epil.i.i = load double, ptr %.228.epil.i.i, align 8, !noalias !11
  %.234.epil.i.i = getelementptr double, ptr %.18.i.i.i, i64 %.210.epil.i.i
  %.235.epil.i.i = load double, ptr %.234.epil.i.i, align 8, !noalias !11
  %.236.epil.i.i = fmul double %.229.epil.i.i, %.235.epil.i.i
  %.243.epil.i.i = fmul double %.235.epil.i.i, %.236.epil.i.i
  %.245.epil.i.i = fadd double %trace.2.071.epil.init.i.i, %.243.epil.i.i
  br label %B308.loopexit.loopexit.i.i

B308.loopexit.loopexit.i.i:                       ; preds = %B238.epil.i.i, %B138.if.epil.preheader.i.i, %B308.loopexit.loopexit.unr-lcssa.i.i
  %trace.3.1.lcssa.i.i = phi double [ %trace.3.1.1.i.i, %B308.loopexit.loopexit.unr-lcssa.i.i ], [ %.245.epil.i.i, %B238.epil.i.i ], [ %trace.2.071.epil.init.i.i, %B138.if.epil.preheader.i.i ]
  %58 = fmul double %trace.3.1.lcssa.i.i, 0x3D719799812DEA11
  br label %B0.endif.endif.i

B138.if.i.i:                                      ; preds = %B306.1.i.i, %B138.if.lr.ph.new.i.i
  %trace.2.071.i.i = phi double [ 0.000000e+00, %B138.if.lr.ph.new.i.i ], [ %trace.3.1.1.i.i, %B306.1.i.i ]
  %.1626769.i.i = phi i64 [ 0, %B138.if.lr.ph.new.i.i ], [ %.169.1.i.i, %B306.1.i.i ]
  %59 = shl i64 %.1626769.i.i, 3
  %scevgep4.i.i = getelementptr i8, ptr %scevgep.i.i, i64 %59
  %scevgep5.i.i = getelementptr i8, ptr %scevgep4.i.i, i64 -8
  %.210.i.i = load i64, ptr %scevgep5.i.i, align 8, !noalias !11
  %scevgep8.i.i = getelementptr i8, ptr %scevgep6.i.i, i64 %59
  %scevgep9.i.i = getelementptr i8, ptr %scevgep8.i.i, i64 -8
  %.221.i.i = load i64, ptr %scevgep9.i.i, align 8, !noalias !11
  %.223.i.i = icmp eq i64 %.210.i.i, %.221.i.i
  br i1 %.223.i.i, label %B238.i.i, label %B306.i.i

B282.i.i:                                         ; preds = %B174.if.i
  %.241.i = getelementptr double, ptr %.18.i.i.i, i64 %.224.i
  %.242.i = load double, ptr %.241.i, align 8, !noalias !3
  %.147.i.i = fmul double %.242.i, %.242.i
  %.273.i = fdiv double %.61.i, %.147.i.i
  br label %B308.i

B308.i:                                           ; preds = %B174.if.i, %B282.i.i
  %"$phi308.1.2.1.i" = phi double [ %.273.i, %B282.i.i ], [ 0.000000e+00, %B174.if.i ]
  %.285.i = load i64, ptr %.59.i.i, align 8, !noalias !3
  %60 = shl i64 %.285.i, 3
  %scevgep18.i = getelementptr i8, ptr %lsr.iv16.i, i64 %60
  store double %"$phi308.1.2.1.i", ptr %scevgep18.i, align 8, !noalias !3
  %scevgep17.i = getelementptr i8, ptr %lsr.iv16.i, i64 8
  %scevgep20.i = getelementptr i8, ptr %lsr.iv19.i, i64 8
  %lsr.iv.next24.i = add nsw i64 %lsr.iv23.i, -1
  %exitcond.not.i = icmp eq i64 %lsr.iv.next24.i, 0
  br i1 %exitcond.not.i, label %B346.i, label %B174.if.i

B346.i:                                           ; preds = %B308.i, %B0.endif.endif.i
  %.309.i = load i64, ptr %.49, align 8, !noalias !3
  %.389149.not.i = icmp slt i64 %.309.i, 1
  br i1 %.389149.not.i, label %B498.i, label %B398.if.preheader.i

B398.if.preheader.i:                              ; preds = %B346.i
  %xtraiter.i = and i64 %.309.i, 3
  %61 = icmp ult i64 %.309.i, 4
  br i1 %61, label %B398.if.epil.preheader.i, label %B398.if.preheader.new.i

B398.if.preheader.new.i:                          ; preds = %B398.if.preheader.i
  %unroll_iter.i = and i64 %.309.i, 9223372036854775804
  br label %B398.if.i

B498.loopexit.unr-lcssa.i:                        ; preds = %B398.if.i
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i, label %B498.i, label %B398.if.epil.preheader.i

B398.if.epil.preheader.i:                         ; preds = %B498.loopexit.unr-lcssa.i, %B398.if.preheader.i
  %.395148150.epil.init.i = phi i64 [ 0, %B398.if.preheader.i ], [ %.402.3.i, %B498.loopexit.unr-lcssa.i ]
  %62 = shl i64 %.395148150.epil.init.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.problem.7, i64 %62
  br label %B398.if.epil.i

B398.if.epil.i:                                   ; preds = %B398.if.epil.i, %B398.if.epil.preheader.i
  %lsr.iv4.i = phi i64 [ %lsr.iv.next.i, %B398.if.epil.i ], [ %xtraiter.i, %B398.if.epil.preheader.i ]
  %lsr.iv.i = phi ptr [ %scevgep2.i, %B398.if.epil.i ], [ %scevgep.i, %B398.if.epil.preheader.i ]
  %.429.epil.i = load i64, ptr %arg.problem.4, align 8, !noalias !3
  %.432.epil.i = load i64, ptr %.49, align 8, !noalias !3
  %.idx.epil.i = shl i64 %.429.epil.i, 4
  %63 = shl i64 %.432.epil.i, 3
  %64 = getelementptr i8, ptr %lsr.iv.i, i64 %.idx.epil.i
  %scevgep1.i = getelementptr i8, ptr %64, i64 %63
  store double 0.000000e+00, ptr %scevgep1.i, align 8, !noalias !3
  %scevgep2.i = getelementptr i8, ptr %lsr.iv.i, i64 8
  %lsr.iv.next.i = add nsw i64 %lsr.iv4.i, -1
  %epil.iter.cmp.not.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %epil.iter.cmp.not.i, label %B498.i, label %B398.if.epil.i, !llvm.loop !12

B498.i:                                           ; preds = %B398.if.epil.i, %B498.loopexit.unr-lcssa.i, %B346.i
  %.452.i = load i64, ptr %.451.i, align 8, !noalias !3
  store i64 0, ptr %.454.i, align 8, !noalias !3
  call fastcc void @part0(ptr nonnull %.454.i, ptr nonnull readonly %arg.problem.4, ptr readonly %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.452.i)
  %.468.i = load i64, ptr %.454.i, align 8, !noalias !3
  %.482.i = icmp eq i64 %.468.i, 0
  br i1 %.482.i, label %B564.i, label %B642.i

B564.i:                                           ; preds = %B498.i
  %.489.i = load i64, ptr %.488.i, align 8, !noalias !3
  %.492.i = load i64, ptr %.49, align 8, !noalias !3
  store i64 0, ptr %.496.i, align 8, !noalias !3
  call fastcc void @part1(ptr nonnull %.496.i, ptr nonnull readonly %arg.problem.4, ptr readonly %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.489.i, i64 %.492.i)
  br label %_ZN9teachmech3run8compiled16kernel_augmented16find_multipliersB3v28B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit

B642.i:                                           ; preds = %B498.i
  %.527.i = load i64, ptr %.451.i, align 8, !noalias !3
  store ptr null, ptr %.530.i, align 8, !noalias !3
  call fastcc void @part2(ptr nonnull %.530.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.527.i, i64 %.468.i)
  br label %_ZN9teachmech3run8compiled16kernel_augmented16find_multipliersB3v28B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit

B0.endif.endif.i:                                 ; preds = %B308.loopexit.loopexit.i.i, %B86.i.i, %B606
  %trace.4.1.i.i = phi double [ 0.000000e+00, %B606 ], [ 0.000000e+00, %B86.i.i ], [ %58, %B308.loopexit.loopexit.i.i ]
  %.61.i = fdiv double %trace.4.1.i.i, 0x3D719799812DEA11
  %.96.i = load i64, ptr %.95.i, align 8, !noalias !3
  %.176143.not.i = icmp slt i64 %.96.i, 1
  br i1 %.176143.not.i, label %B346.i, label %B174.if.i

B174.if.i:                                        ; preds = %B0.endif.endif.i, %B308.i
  %lsr.iv23.i = phi i64 [ %lsr.iv.next24.i, %B308.i ], [ %.96.i, %B0.endif.endif.i ]
  %lsr.iv19.i = phi ptr [ %scevgep20.i, %B308.i ], [ %arg.problem.4, %B0.endif.endif.i ]
  %lsr.iv16.i = phi ptr [ %scevgep17.i, %B308.i ], [ %arg.problem.6, %B0.endif.endif.i ]
  %.219.i = load i64, ptr %sunkaddr49.i, align 8, !noalias !3
  %65 = shl i64 %.219.i, 3
  %scevgep22.i = getelementptr i8, ptr %lsr.iv19.i, i64 %65
  %.224.i = load i64, ptr %scevgep22.i, align 8, !noalias !3
  %.227.i = load i64, ptr %sunkaddr50.i, align 8, !noalias !3
  %66 = shl i64 %.227.i, 3
  %scevgep21.i = getelementptr i8, ptr %lsr.iv19.i, i64 %66
  %.235.i = load i64, ptr %scevgep21.i, align 8, !noalias !3
  %.237.i = icmp eq i64 %.235.i, %.224.i
  br i1 %.237.i, label %B282.i.i, label %B308.i

B398.if.i:                                        ; preds = %B398.if.i, %B398.if.preheader.new.i
  %.395148150.i = phi i64 [ 0, %B398.if.preheader.new.i ], [ %.402.3.i, %B398.if.i ]
  %.429.i = load i64, ptr %arg.problem.4, align 8, !noalias !3
  %.432.i = load i64, ptr %.49, align 8, !noalias !3
  %.idx.i = shl i64 %.429.i, 4
  %67 = shl i64 %.432.i, 3
  %68 = shl i64 %.395148150.i, 3
  %69 = getelementptr i8, ptr %arg.problem.7, i64 %.idx.i
  %scevgep28.i = getelementptr i8, ptr %69, i64 %67
  %scevgep29.i = getelementptr i8, ptr %scevgep28.i, i64 %68
  store double 0.000000e+00, ptr %scevgep29.i, align 8, !noalias !3
  %.429.1.i = load i64, ptr %arg.problem.4, align 8, !noalias !3
  %.432.1.i = load i64, ptr %.49, align 8, !noalias !3
  %.idx.1.i = shl i64 %.429.1.i, 4
  %70 = shl i64 %.432.1.i, 3
  %71 = getelementptr i8, ptr %arg.problem.7, i64 %.idx.1.i
  %scevgep25.i = getelementptr i8, ptr %71, i64 %70
  %scevgep26.i = getelementptr i8, ptr %scevgep25.i, i64 %68
  %scevgep27.i = getelementptr i8, ptr %scevgep26.i, i64 8
  store double 0.000000e+00, ptr %scevgep27.i, align 8, !noalias !3
  %.429.2.i = load i64, ptr %arg.problem.4, align 8, !noalias !3
  %.432.2.i = load i64, ptr %.49, align 8, !noalias !3
  %.idx.2.i = shl i64 %.429.2.i, 4
  %72 = shl i64 %.432.2.i, 3
  %73 = getelementptr i8, ptr %arg.problem.7, i64 %.idx.2.i
  %scevgep19.i = getelementptr i8, ptr %73, i64 %72
  %scevgep23.i = getelementptr i8, ptr %scevgep19.i, i64 %68
  %scevgep24.i = getelementptr i8, ptr %scevgep23.i, i64 16
  store double 0.000000e+00, ptr %scevgep24.i, align 8, !noalias !3
  %.402.3.i = add nuw nsw i64 %.395148150.i, 4
  %.429.3.i = load i64, ptr %arg.problem.4, align 8, !noalias !3
  %.432.3.i = load i64, ptr %.49, align 8, !noalias !3
  %.idx.3.i = shl i64 %.429.3.i, 4
  %74 = shl i64 %.432.3.i, 3
  %75 = getelementptr i8, ptr %arg.problem.7, i64 %.idx.3.i
  %scevgep3.i = getelementptr i8, ptr %75, i64 %74
  %scevgep4.i = getelementptr i8, ptr %scevgep3.i, i64 %68
  %scevgep16.i = getelementptr i8, ptr %scevgep4.i, i64 24
  store double 0.000000e+00, ptr %scevgep16.i, align 8, !noalias !3
  %niter.ncmp.3.i = icmp eq i64 %unroll_iter.i, %.402.3.i
  br i1 %niter.ncmp.3.i, label %B498.loopexit.unr-lcssa.i, label %B398.if.i

_ZN9teachmech3run8compiled16kernel_augmented16find_multipliersB3v28B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit: ; preds = %B564.i, %B642.i
  %storemerge.in.i = phi ptr [ %.49, %B642.i ], [ %.496.i, %B564.i ]
  %storemerge.i = load i64, ptr %storemerge.in.i, align 8, !noalias !3
  %sunkaddr228 = shl i64 %.187437526, 3
  %sunkaddr229 = getelementptr i8, ptr %arg.ranks, i64 %sunkaddr228
  store i64 %storemerge.i, ptr %sunkaddr229, align 8
  %.634 = icmp slt i64 %storemerge.i, 0
  br i1 %.634, label %common.ret, label %B880

B676:                                             ; preds = %B494
  br i1 %28, label %B880, label %B706.if.lr.ph

B706.if.lr.ph:                                    ; preds = %B676
  %76 = getelementptr double, ptr %.234, i64 %.79
  br i1 %29, label %B706.if.epil.preheader, label %B706.if

B880.loopexit.unr-lcssa:                          ; preds = %B706.if
  br i1 %31, label %B880, label %B706.if.epil.preheader

B706.if.epil.preheader:                           ; preds = %B880.loopexit.unr-lcssa, %B706.if.lr.ph
  %.770397399.epil.init = phi i64 [ 0, %B706.if.lr.ph ], [ %43, %B880.loopexit.unr-lcssa ]
  %.804.epil = load i64, ptr %sunkaddr224, align 8
  %77 = getelementptr i64, ptr %arg.problem.4, i64 %.804.epil
  %.807.epil = getelementptr i64, ptr %77, i64 %.770397399.epil.init
  %.808.epil = load i64, ptr %.807.epil, align 8
  %.811.epil = load i64, ptr %sunkaddr225, align 8
  %78 = getelementptr i64, ptr %arg.problem.4, i64 %.811.epil
  %.814.epil = getelementptr i64, ptr %78, i64 %.770397399.epil.init
  %.815.epil = load i64, ptr %.814.epil, align 8
  %.819.epil = getelementptr double, ptr %76, i64 %.815.epil
  %.820.epil = load double, ptr %.819.epil, align 8
  %.824.epil = getelementptr double, ptr %0, i64 %.770397399.epil.init
  %.825.epil = load double, ptr %.824.epil, align 8
  %.829.epil = getelementptr double, ptr %1, i64 %.808.epil
  %.830.epil = load double, ptr %.829.epil, align 8
  %.831.epil = fmul double %.825.epil, %.830.epil
  %.832.epil = fsub double %.820.epil, %.831.epil
  store double %.832.epil, ptr %.819.epil, align 8
  br label %B880

B880:                                             ; preds = %_ZN9teachmech3run8compiled16kernel_augmented16find_multipliersB3v28B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit, %B706.if.epil.preheader, %B880.loopexit.unr-lcssa, %B676
  br i1 %35, label %B950, label %B910.if.preheader

B910.if.preheader:                                ; preds = %B880
  br i1 %36, label %B910.if.epil.preheader, label %B910.if

B950.loopexit.unr-lcssa:                          ; preds = %B910.if
  br i1 %37, label %B950, label %B910.if.epil.preheader

B910.if.epil.preheader:                           ; preds = %B950.loopexit.unr-lcssa, %B910.if.preheader
  %.927411413.epil.init = phi i64 [ 0, %B910.if.preheader ], [ %.934.3, %B950.loopexit.unr-lcssa ]
  %79 = add nsw i64 %.927411413.epil.init, %.47
  %80 = shl i64 %79, 3
  %scevgep191 = getelementptr i8, ptr %lsr.iv189, i64 %80
  %scevgep193 = getelementptr i8, ptr %arg.problem.7, i64 %80
  br label %B910.if.epil

B910.if.epil:                                     ; preds = %B910.if.epil, %B910.if.epil.preheader
  %epil.iter77 = phi i64 [ %epil.iter77.next, %B910.if.epil ], [ 0, %B910.if.epil.preheader ]
  %81 = shl nuw nsw i64 %epil.iter77, 3
  %scevgep194 = getelementptr i8, ptr %scevgep193, i64 %81
  %.963.epil = load double, ptr %scevgep194, align 8
  %scevgep192 = getelementptr i8, ptr %scevgep191, i64 %81
  store double %.963.epil, ptr %scevgep192, align 8
  %epil.iter77.next = add i64 %epil.iter77, 1
  %epil.iter77.cmp.not = icmp eq i64 %xtraiter76, %epil.iter77.next
  br i1 %epil.iter77.cmp.not, label %B950, label %B910.if.epil, !llvm.loop !13

B950:                                             ; preds = %B910.if.epil, %B950.loopexit.unr-lcssa, %B880
  br i1 %38, label %B986.if.lr.ph, label %B1044

B986.if.lr.ph:                                    ; preds = %B950
  br i1 %39, label %B986.if.epil.preheader, label %B986.if

B1044.loopexit.unr-lcssa:                         ; preds = %B986.if
  br i1 %41, label %B1044, label %B986.if.epil.preheader

B986.if.epil.preheader:                           ; preds = %B1044.loopexit.unr-lcssa, %B986.if.lr.ph
  %.1061418420.epil.init = phi i64 [ 0, %B986.if.lr.ph ], [ %.1068.3, %B1044.loopexit.unr-lcssa ]
  %82 = shl i64 %.1061418420.epil.init, 3
  %scevgep216 = getelementptr i8, ptr %lsr.iv214, i64 %82
  %scevgep219 = getelementptr i8, ptr %20, i64 %82
  br label %B986.if.epil

B986.if.epil:                                     ; preds = %B986.if.epil, %B986.if.epil.preheader
  %epil.iter83 = phi i64 [ 0, %B986.if.epil.preheader ], [ %epil.iter83.next, %B986.if.epil ]
  %83 = shl nuw nsw i64 %epil.iter83, 3
  %scevgep220 = getelementptr i8, ptr %scevgep219, i64 %83
  %.1103.epil = load double, ptr %scevgep220, align 8
  %scevgep217 = getelementptr i8, ptr %scevgep216, i64 %83
  store double %.1103.epil, ptr %scevgep217, align 8
  %epil.iter83.next = add nuw nsw i64 %epil.iter83, 1
  %epil.iter83.cmp.not = icmp eq i64 %epil.iter83.next, 2
  br i1 %epil.iter83.cmp.not, label %B1044, label %B986.if.epil, !llvm.loop !14

B1044:                                            ; preds = %B986.if.epil, %B1044.loopexit.unr-lcssa, %B950
  br i1 %42, label %B1268, label %B1078.if.lr.ph

B1078.if.lr.ph:                                   ; preds = %B1044
  %.1237 = load i64, ptr %sunkaddr226, align 8
  %84 = getelementptr i64, ptr %arg.problem.4, i64 %.1237
  %.1244 = load i64, ptr %sunkaddr227, align 8
  %85 = getelementptr i64, ptr %arg.problem.4, i64 %.1244
  %86 = getelementptr double, ptr %.228, i64 %.47
  br label %B1078.if

B1268:                                            ; preds = %B1078.if, %B1044
  %energy.2.1.lcssa = phi double [ 0.000000e+00, %B1044 ], [ %.1295, %B1078.if ]
  %.1312 = getelementptr double, ptr %.234, i64 %.88
  store double %energy.2.1.lcssa, ptr %.1312, align 8
  %scevgep109 = getelementptr i8, ptr %lsr.iv108, i64 %3
  %scevgep124 = getelementptr i8, ptr %lsr.iv123, i64 %3
  %scevgep190 = getelementptr i8, ptr %lsr.iv189, i64 %3
  %scevgep149 = getelementptr i8, ptr %lsr.iv148, i64 %3
  %scevgep173 = getelementptr i8, ptr %lsr.iv172, i64 %3
  %scevgep205 = getelementptr i8, ptr %lsr.iv204, i64 %3
  %scevgep215 = getelementptr i8, ptr %lsr.iv214, i64 %3
  %exitcond611.not = icmp eq i64 %.194, %arg.count
  br i1 %exitcond611.not, label %common.ret, label %B236.if

B236.if:                                          ; preds = %B1268, %B236.if.lr.ph
  %lsr.iv214 = phi ptr [ %23, %B236.if.lr.ph ], [ %scevgep215, %B1268 ]
  %lsr.iv204 = phi ptr [ %scevgep203, %B236.if.lr.ph ], [ %scevgep205, %B1268 ]
  %lsr.iv189 = phi ptr [ %arg.rows, %B236.if.lr.ph ], [ %scevgep190, %B1268 ]
  %lsr.iv172 = phi ptr [ %scevgep171, %B236.if.lr.ph ], [ %scevgep173, %B1268 ]
  %lsr.iv148 = phi ptr [ %scevgep147, %B236.if.lr.ph ], [ %scevgep149, %B1268 ]
  %lsr.iv123 = phi ptr [ %scevgep122, %B236.if.lr.ph ], [ %scevgep124, %B1268 ]
  %lsr.iv108 = phi ptr [ %scevgep107, %B236.if.lr.ph ], [ %scevgep109, %B1268 ]
  %.187437526 = phi i64 [ 0, %B236.if.lr.ph ], [ %.194, %B1268 ]
  %.194 = add nuw nsw i64 %.187437526, 1
  %.226 = mul nsw i64 %.187437526, %.224
  %.228 = getelementptr inbounds double, ptr %arg.states, i64 %.226
  %.232 = mul nsw i64 %.187437526, %.230
  %.234 = getelementptr inbounds double, ptr %arg.rows, i64 %.232
  %.244 = getelementptr double, ptr %arg.times, i64 %.187437526
  %.245 = load double, ptr %.244, align 8
  store i64 0, ptr %.22.i, align 8, !noalias !15
  %.20.i = tail call i64 %24(double %.245, ptr %.228, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.8), !noalias !15
  store i64 0, ptr %.22.i, align 8, !noalias !15
  call fastcc void @part3(ptr nonnull %.22.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7)
  %.36.i = load i64, ptr %.22.i, align 8, !noalias !15
  %.274 = getelementptr i64, ptr %arg.ranks, i64 %.187437526
  store i64 %.36.i, ptr %.274, align 8
  %.280 = icmp slt i64 %.36.i, 0
  br i1 %.280, label %common.ret, label %B418

B448.if:                                          ; preds = %B448.if.lr.ph, %B448.if
  %lsr.iv110 = phi ptr [ %scevgep111, %B448.if ], [ %lsr.iv108, %B448.if.lr.ph ]
  %lsr.iv = phi ptr [ %scevgep103, %B448.if ], [ %scevgep, %B448.if.lr.ph ]
  %.411391393 = phi i64 [ %.418.3, %B448.if ], [ 0, %B448.if.lr.ph ]
  %scevgep106 = getelementptr i8, ptr %lsr.iv, i64 -24
  %.445 = load double, ptr %scevgep106, align 8
  %scevgep114 = getelementptr i8, ptr %lsr.iv110, i64 -24
  store double %.445, ptr %scevgep114, align 8
  %scevgep120 = getelementptr i8, ptr %lsr.iv110, i64 %4
  %scevgep121 = getelementptr i8, ptr %scevgep120, i64 -24
  store double 0.000000e+00, ptr %scevgep121, align 8
  %scevgep105 = getelementptr i8, ptr %lsr.iv, i64 -16
  %.445.1 = load double, ptr %scevgep105, align 8
  %scevgep113 = getelementptr i8, ptr %lsr.iv110, i64 -16
  store double %.445.1, ptr %scevgep113, align 8
  %scevgep119 = getelementptr i8, ptr %scevgep120, i64 -16
  store double 0.000000e+00, ptr %scevgep119, align 8
  %scevgep104 = getelementptr i8, ptr %lsr.iv, i64 -8
  %.445.2 = load double, ptr %scevgep104, align 8
  %scevgep112 = getelementptr i8, ptr %lsr.iv110, i64 -8
  store double %.445.2, ptr %scevgep112, align 8
  %scevgep117 = getelementptr i8, ptr %scevgep120, i64 -8
  store double 0.000000e+00, ptr %scevgep117, align 8
  %.418.3 = add nuw nsw i64 %.411391393, 4
  %.445.3 = load double, ptr %lsr.iv, align 8
  store double %.445.3, ptr %lsr.iv110, align 8
  store double 0.000000e+00, ptr %scevgep120, align 8
  %scevgep103 = getelementptr i8, ptr %lsr.iv, i64 32
  %scevgep111 = getelementptr i8, ptr %lsr.iv110, i64 32
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.418.3
  br i1 %niter.ncmp.3, label %B494.loopexit.unr-lcssa, label %B448.if

B558.if:                                          ; preds = %B558.if.preheader, %B558.if
  %.550404406 = phi i64 [ %.557.3, %B558.if ], [ 0, %B558.if.preheader ]
  %87 = shl i64 %.550404406, 3
  %scevgep163 = getelementptr i8, ptr %scevgep157, i64 %87
  %scevgep164 = getelementptr i8, ptr %scevgep163, i64 -24
  %.588 = load double, ptr %scevgep164, align 8
  %.589 = fneg double %.588
  %scevgep155 = getelementptr i8, ptr %lsr.iv148, i64 %87
  %scevgep156 = getelementptr i8, ptr %scevgep155, i64 -24
  store double %.589, ptr %scevgep156, align 8
  %scevgep162 = getelementptr i8, ptr %scevgep163, i64 -16
  %.588.1 = load double, ptr %scevgep162, align 8
  %.589.1 = fneg double %.588.1
  %scevgep154 = getelementptr i8, ptr %scevgep155, i64 -16
  store double %.589.1, ptr %scevgep154, align 8
  %scevgep160 = getelementptr i8, ptr %scevgep163, i64 -8
  %.588.2 = load double, ptr %scevgep160, align 8
  %.589.2 = fneg double %.588.2
  %scevgep152 = getelementptr i8, ptr %scevgep155, i64 -8
  store double %.589.2, ptr %scevgep152, align 8
  %.557.3 = add nuw nsw i64 %.550404406, 4
  %.588.3 = load double, ptr %scevgep163, align 8
  %.589.3 = fneg double %.588.3
  store double %.589.3, ptr %scevgep155, align 8
  %niter75.ncmp.3 = icmp eq i64 %unroll_iter, %.557.3
  br i1 %niter75.ncmp.3, label %B606.loopexit.unr-lcssa, label %B558.if

B706.if:                                          ; preds = %B706.if.lr.ph, %B706.if
  %lsr.iv142 = phi i64 [ %lsr.iv.next, %B706.if ], [ 0, %B706.if.lr.ph ]
  %lsr.iv139 = phi ptr [ %scevgep140, %B706.if ], [ %scevgep138, %B706.if.lr.ph ]
  %lsr.iv134 = phi ptr [ %scevgep135, %B706.if ], [ %.49, %B706.if.lr.ph ]
  %.804 = load i64, ptr %sunkaddr230, align 8
  %88 = shl i64 %.804, 3
  %scevgep145 = getelementptr i8, ptr %lsr.iv134, i64 %88
  %scevgep146 = getelementptr i8, ptr %scevgep145, i64 -8
  %.808 = load i64, ptr %scevgep146, align 8
  %.811 = load i64, ptr %sunkaddr231, align 8
  %89 = shl i64 %.811, 3
  %scevgep143 = getelementptr i8, ptr %lsr.iv134, i64 %89
  %scevgep144 = getelementptr i8, ptr %scevgep143, i64 -8
  %.815 = load i64, ptr %scevgep144, align 8
  %.819 = getelementptr double, ptr %76, i64 %.815
  %.820 = load double, ptr %.819, align 8
  %scevgep141 = getelementptr i8, ptr %lsr.iv139, i64 -8
  %.825 = load double, ptr %scevgep141, align 8
  %.829 = getelementptr double, ptr %1, i64 %.808
  %.830 = load double, ptr %.829, align 8
  %.831 = fmul double %.825, %.830
  %.832 = fsub double %.820, %.831
  store double %.832, ptr %.819, align 8
  %.804.1 = load i64, ptr %sunkaddr230, align 8
  %90 = shl i64 %.804.1, 3
  %scevgep136 = getelementptr i8, ptr %lsr.iv134, i64 %90
  %.808.1 = load i64, ptr %scevgep136, align 8
  %.811.1 = load i64, ptr %sunkaddr231, align 8
  %91 = shl i64 %.811.1, 3
  %scevgep137 = getelementptr i8, ptr %lsr.iv134, i64 %91
  %.815.1 = load i64, ptr %scevgep137, align 8
  %.819.1 = getelementptr double, ptr %76, i64 %.815.1
  %.820.1 = load double, ptr %.819.1, align 8
  %.825.1 = load double, ptr %lsr.iv139, align 8
  %.829.1 = getelementptr double, ptr %1, i64 %.808.1
  %.830.1 = load double, ptr %.829.1, align 8
  %.831.1 = fmul double %.825.1, %.830.1
  %.832.1 = fsub double %.820.1, %.831.1
  store double %.832.1, ptr %.819.1, align 8
  %scevgep135 = getelementptr i8, ptr %lsr.iv134, i64 16
  %scevgep140 = getelementptr i8, ptr %lsr.iv139, i64 16
  %lsr.iv.next = add i64 %lsr.iv142, -2
  %niter69.ncmp.1 = icmp eq i64 %9, %lsr.iv.next
  br i1 %niter69.ncmp.1, label %B880.loopexit.unr-lcssa, label %B706.if

B910.if:                                          ; preds = %B910.if.preheader, %B910.if
  %.927411413 = phi i64 [ %.934.3, %B910.if ], [ 0, %B910.if.preheader ]
  %92 = shl i64 %.927411413, 3
  %scevgep187 = getelementptr i8, ptr %scevgep181, i64 %92
  %scevgep188 = getelementptr i8, ptr %scevgep187, i64 -24
  %.963 = load double, ptr %scevgep188, align 8
  %scevgep179 = getelementptr i8, ptr %lsr.iv172, i64 %92
  %scevgep180 = getelementptr i8, ptr %scevgep179, i64 -24
  store double %.963, ptr %scevgep180, align 8
  %scevgep186 = getelementptr i8, ptr %scevgep187, i64 -16
  %.963.1 = load double, ptr %scevgep186, align 8
  %scevgep178 = getelementptr i8, ptr %scevgep179, i64 -16
  store double %.963.1, ptr %scevgep178, align 8
  %scevgep184 = getelementptr i8, ptr %scevgep187, i64 -8
  %.963.2 = load double, ptr %scevgep184, align 8
  %scevgep176 = getelementptr i8, ptr %scevgep179, i64 -8
  store double %.963.2, ptr %scevgep176, align 8
  %.934.3 = add nuw nsw i64 %.927411413, 4
  %.963.3 = load double, ptr %scevgep187, align 8
  store double %.963.3, ptr %scevgep179, align 8
  %niter81.ncmp.3 = icmp eq i64 %unroll_iter80, %.934.3
  br i1 %niter81.ncmp.3, label %B950.loopexit.unr-lcssa, label %B910.if

B986.if:                                          ; preds = %B986.if.lr.ph, %B986.if
  %.1061418420 = phi i64 [ %.1068.3, %B986.if ], [ 0, %B986.if.lr.ph ]
  %93 = shl i64 %.1061418420, 3
  %scevgep201 = getelementptr i8, ptr %scevgep195, i64 %93
  %scevgep202 = getelementptr i8, ptr %scevgep201, i64 -24
  %.1103 = load double, ptr %scevgep202, align 8
  %scevgep211 = getelementptr i8, ptr %lsr.iv204, i64 %93
  %scevgep212 = getelementptr i8, ptr %scevgep211, i64 -24
  store double %.1103, ptr %scevgep212, align 8
  %scevgep200 = getelementptr i8, ptr %scevgep201, i64 -16
  %.1103.1 = load double, ptr %scevgep200, align 8
  %scevgep210 = getelementptr i8, ptr %scevgep211, i64 -16
  store double %.1103.1, ptr %scevgep210, align 8
  %scevgep198 = getelementptr i8, ptr %scevgep201, i64 -8
  %.1103.2 = load double, ptr %scevgep198, align 8
  %scevgep208 = getelementptr i8, ptr %scevgep211, i64 -8
  store double %.1103.2, ptr %scevgep208, align 8
  %.1068.3 = add nuw i64 %.1061418420, 4
  %.1103.3 = load double, ptr %scevgep201, align 8
  store double %.1103.3, ptr %scevgep211, align 8
  %niter87.ncmp.3 = icmp eq i64 %unroll_iter86, %.1068.3
  br i1 %niter87.ncmp.3, label %B1044.loopexit.unr-lcssa, label %B986.if

B1078.if:                                         ; preds = %B1078.if, %B1078.if.lr.ph
  %energy.2.1429 = phi double [ 0.000000e+00, %B1078.if.lr.ph ], [ %.1295, %B1078.if ]
  %.1203425427 = phi i64 [ 0, %B1078.if.lr.ph ], [ %.1210, %B1078.if ]
  %.1210 = add nuw nsw i64 %.1203425427, 1
  %94 = shl i64 %.1203425427, 3
  %scevgep222 = getelementptr i8, ptr %84, i64 %94
  %.1241 = load i64, ptr %scevgep222, align 8
  %scevgep221 = getelementptr i8, ptr %85, i64 %94
  %.1248 = load i64, ptr %scevgep221, align 8
  %scevgep223 = getelementptr i8, ptr %arg.problem.6, i64 %94
  %.1251 = load double, ptr %scevgep223, align 8
  %.1255 = getelementptr double, ptr %86, i64 %.1241
  %.1256 = load double, ptr %.1255, align 8
  %.1257 = fmul double %.1251, %.1256
  %.1261 = getelementptr double, ptr %86, i64 %.1248
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


define internal fastcc void @part3(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.problem.4, ptr readonly captures(none) %arg.problem.5, ptr captures(none) %arg.problem.6, ptr captures(none) %arg.problem.7) unnamed_addr #2 {
entry:
  %.189 = alloca i64, align 8
  store i64 0, ptr %.189, align 8
  %.214 = alloca i64, align 8
  store i64 0, ptr %.214, align 8
  %.28 = load i64, ptr %arg.problem.4, align 8
  %.29 = getelementptr i8, ptr %arg.problem.4, i64 8
  %.30 = load i64, ptr %.29, align 8
  %.31 = add nsw i64 %.30, %.28
  %.12572.not = icmp slt i64 %.31, 1
  br i1 %.12572.not, label %B224, label %B184.if.lr.ph

B184.if.lr.ph:                                    ; preds = %entry
  %.34 = getelementptr i8, ptr %arg.problem.4, i64 24
  %.35 = load i64, ptr %.34, align 8
  %.32 = getelementptr i8, ptr %arg.problem.4, i64 16
  %.33 = load i64, ptr %.32, align 8
  %xtraiter = and i64 %.31, 3
  %0 = icmp slt i64 %.31, 4
  br i1 %0, label %B184.if.epil.preheader, label %B184.if.lr.ph.new

B184.if.lr.ph.new:                                ; preds = %B184.if.lr.ph
  %1 = add i64 %.33, %.35
  %2 = shl i64 %1, 3
  %3 = getelementptr i8, ptr %arg.problem.6, i64 %2
  %4 = shl i64 %.31, 3
  %5 = getelementptr i8, ptr %arg.problem.7, i64 %4
  %6 = add nsw i64 %.31, -4
  %7 = lshr i64 %6, 2
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %B184.if.epil.preheader1, label %B184.if.lr.ph.new.new

B184.if.lr.ph.new.new:                            ; preds = %B184.if.lr.ph.new
  %9 = add nuw nsw i64 %7, 1
  %scevgep17 = getelementptr i8, ptr %3, i64 56
  %scevgep34 = getelementptr i8, ptr %5, i64 56
  %10 = lshr i64 %9, 1
  %11 = mul nsw i64 %10, -2
  br label %B184.if

B224.loopexit.unr-lcssa.unr-lcssa:                ; preds = %B184.if
  %12 = and i64 %6, 4
  %lcmp.mod.not11.not = icmp eq i64 %12, 0
  br i1 %lcmp.mod.not11.not, label %B184.if.epil.preheader1, label %B224.loopexit.unr-lcssa

B184.if.epil.preheader1:                          ; preds = %B224.loopexit.unr-lcssa.unr-lcssa, %B184.if.lr.ph.new
  %.1317173.epil.init6 = phi i64 [ 0, %B184.if.lr.ph.new ], [ %.138.3.1, %B224.loopexit.unr-lcssa.unr-lcssa ]
  %sunkaddr = shl i64 %.1317173.epil.init6, 3
  %sunkaddr50 = getelementptr i8, ptr %3, i64 %sunkaddr
  %.167.epil4 = load double, ptr %sunkaddr50, align 8
  %sunkaddr52 = getelementptr i8, ptr %5, i64 %sunkaddr
  store double %.167.epil4, ptr %sunkaddr52, align 8
  %sunkaddr55 = getelementptr i8, ptr %sunkaddr50, i64 8
  %.167.1.epil = load double, ptr %sunkaddr55, align 8
  %sunkaddr58 = getelementptr i8, ptr %sunkaddr52, i64 8
  store double %.167.1.epil, ptr %sunkaddr58, align 8
  %sunkaddr61 = getelementptr i8, ptr %sunkaddr50, i64 16
  %.167.2.epil = load double, ptr %sunkaddr61, align 8
  %sunkaddr64 = getelementptr i8, ptr %sunkaddr52, i64 16
  store double %.167.2.epil, ptr %sunkaddr64, align 8
  %.138.3.epil = add nuw i64 %.1317173.epil.init6, 4
  %sunkaddr67 = getelementptr i8, ptr %sunkaddr50, i64 24
  %.167.3.epil = load double, ptr %sunkaddr67, align 8
  %sunkaddr70 = getelementptr i8, ptr %sunkaddr52, i64 24
  store double %.167.3.epil, ptr %sunkaddr70, align 8
  br label %B224.loopexit.unr-lcssa

B224.loopexit.unr-lcssa:                          ; preds = %B184.if.epil.preheader1, %B224.loopexit.unr-lcssa.unr-lcssa
  %.138.3.lcssa = phi i64 [ %.138.3.epil, %B184.if.epil.preheader1 ], [ %.138.3.1, %B224.loopexit.unr-lcssa.unr-lcssa ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B224, label %B184.if.epil.preheader

B184.if.epil.preheader:                           ; preds = %B224.loopexit.unr-lcssa, %B184.if.lr.ph
  %.1317173.epil.init = phi i64 [ 0, %B184.if.lr.ph ], [ %.138.3.lcssa, %B224.loopexit.unr-lcssa ]
  %13 = add nuw i64 %.1317173.epil.init, %.31
  %14 = shl i64 %13, 3
  %scevgep = getelementptr i8, ptr %arg.problem.7, i64 %14
  %15 = add i64 %.33, %.35
  %16 = add i64 %15, %.1317173.epil.init
  %17 = shl i64 %16, 3
  %scevgep3 = getelementptr i8, ptr %arg.problem.6, i64 %17
  br label %B184.if.epil

B184.if.epil:                                     ; preds = %B184.if.epil, %B184.if.epil.preheader
  %epil.iter = phi i64 [ 0, %B184.if.epil.preheader ], [ %epil.iter.next, %B184.if.epil ]
  %18 = shl i64 %epil.iter, 3
  %scevgep15 = getelementptr i8, ptr %scevgep3, i64 %18
  %.167.epil = load double, ptr %scevgep15, align 8
  %scevgep14 = getelementptr i8, ptr %scevgep, i64 %18
  store double %.167.epil, ptr %scevgep14, align 8
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B224, label %B184.if.epil, !llvm.loop !19

B224:                                             ; preds = %B184.if.epil, %B224.loopexit.unr-lcssa, %entry
  store i64 0, ptr %.189, align 8
  call fastcc void @part4(ptr nonnull %.189, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7)
  %.203 = load i64, ptr %.189, align 8
  store i64 0, ptr %.214, align 8
  call fastcc void @part5(ptr nonnull %.214, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.203)
  %.228 = load i64, ptr %.214, align 8
  store i64 %.228, ptr %retptr, align 8
  ret void

B184.if:                                          ; preds = %B184.if, %B184.if.lr.ph.new.new
  %lsr.iv1 = phi i64 [ %lsr.iv.next2, %B184.if ], [ %11, %B184.if.lr.ph.new.new ]
  %.1317173 = phi i64 [ %.138.3.1, %B184.if ], [ 0, %B184.if.lr.ph.new.new ]
  %19 = shl i64 %.1317173, 3
  %scevgep27 = getelementptr i8, ptr %scevgep17, i64 %19
  %scevgep28 = getelementptr i8, ptr %scevgep27, i64 -32
  %scevgep33 = getelementptr i8, ptr %scevgep27, i64 -56
  %.167 = load double, ptr %scevgep33, align 8
  %scevgep41 = getelementptr i8, ptr %scevgep34, i64 %19
  %scevgep22 = getelementptr i8, ptr %scevgep41, i64 -32
  %scevgep20 = getelementptr i8, ptr %scevgep41, i64 -56
  store double %.167, ptr %scevgep20, align 8
  %scevgep49 = getelementptr i8, ptr %scevgep27, i64 -48
  %.167.1 = load double, ptr %scevgep49, align 8
  %scevgep18 = getelementptr i8, ptr %scevgep41, i64 -48
  store double %.167.1, ptr %scevgep18, align 8
  %scevgep45 = getelementptr i8, ptr %scevgep27, i64 -40
  %.167.2 = load double, ptr %scevgep45, align 8
  %scevgep12 = getelementptr i8, ptr %scevgep41, i64 -40
  store double %.167.2, ptr %scevgep12, align 8
  %.167.3 = load double, ptr %scevgep28, align 8
  store double %.167.3, ptr %scevgep22, align 8
  %scevgep38 = getelementptr i8, ptr %scevgep27, i64 -24
  %.167.110 = load double, ptr %scevgep38, align 8
  %scevgep10 = getelementptr i8, ptr %scevgep41, i64 -24
  store double %.167.110, ptr %scevgep10, align 8
  %scevgep35 = getelementptr i8, ptr %scevgep27, i64 -16
  %.167.1.1 = load double, ptr %scevgep35, align 8
  %scevgep8 = getelementptr i8, ptr %scevgep41, i64 -16
  store double %.167.1.1, ptr %scevgep8, align 8
  %scevgep29 = getelementptr i8, ptr %scevgep27, i64 -8
  %.167.2.1 = load double, ptr %scevgep29, align 8
  %scevgep6 = getelementptr i8, ptr %scevgep41, i64 -8
  store double %.167.2.1, ptr %scevgep6, align 8
  %.138.3.1 = add i64 %.1317173, 8
  %.167.3.1 = load double, ptr %scevgep27, align 8
  store double %.167.3.1, ptr %scevgep41, align 8
  %lsr.iv.next2 = add i64 %lsr.iv1, 2
  %niter.ncmp.1 = icmp eq i64 %lsr.iv.next2, 0
  br i1 %niter.ncmp.1, label %B224.loopexit.unr-lcssa.unr-lcssa, label %B184.if
}


define internal fastcc void @part4(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.problem.4, ptr readonly captures(none) %arg.problem.5, ptr captures(none) %arg.problem.6, ptr captures(none) %arg.problem.7) unnamed_addr #2 {
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
  store ptr null, ptr %.27.i1, align 8, !noalias !20
  store i64 0, ptr %.208.i, align 8, !noalias !20
  store ptr null, ptr %.27.i1, align 8, !noalias !20
  call fastcc void @part6(ptr nonnull %.27.i1, ptr readonly %arg.problem.4, ptr readonly %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7)
  %.54.i = getelementptr i8, ptr %arg.problem.4, i64 88
  %.55.i = load i64, ptr %.54.i, align 8, !noalias !20
  %.58.i = getelementptr i8, ptr %arg.problem.4, i64 32
  %.59.i = load i64, ptr %.58.i, align 8, !noalias !20
  %.67.i = getelementptr i8, ptr %arg.problem.4, i64 8
  %.68.i = load i64, ptr %.67.i, align 8, !noalias !20
  %.14863.not.i = icmp slt i64 %.68.i, 1
  br i1 %.14863.not.i, label %_ZN9teachmech3run8compiled16kernel_augmented8penaliseB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit, label %B202.if.preheader.i

B230.loopexit.unr-lcssa.unr-lcssa.i:              ; preds = %B202.if.i
  %0 = and i64 %12, 4
  %lcmp.mod.not11.not.i = icmp eq i64 %0, 0
  br i1 %lcmp.mod.not11.not.i, label %B202.if.epil.preheader1.i, label %B230.loopexit.unr-lcssa.i

B202.if.epil.preheader1.i:                        ; preds = %B202.if.preheader.new.i, %B230.loopexit.unr-lcssa.unr-lcssa.i
  %.1546264.epil.init6.i = phi i64 [ 0, %B202.if.preheader.new.i ], [ %.161.3.1.i, %B230.loopexit.unr-lcssa.unr-lcssa.i ]
  %1 = shl i64 %.1546264.epil.init6.i, 3
  %sunkaddr21.epil.i = getelementptr i8, ptr %arg.problem.7, i64 %1
  %.188.epil4.i = load double, ptr %sunkaddr21.epil.i, align 8, !noalias !20
  %sunkaddr38.i = getelementptr i8, ptr %11, i64 %1
  %sunkaddr39.i = getelementptr i8, ptr %sunkaddr38.i, i64 8
  store double %.188.epil4.i, ptr %sunkaddr39.i, align 8, !noalias !20
  %sunkaddr24.epil.i = getelementptr i8, ptr %sunkaddr21.epil.i, i64 8
  %.188.1.epil.i = load double, ptr %sunkaddr24.epil.i, align 8, !noalias !20
  %sunkaddr42.i = getelementptr i8, ptr %sunkaddr38.i, i64 16
  store double %.188.1.epil.i, ptr %sunkaddr42.i, align 8, !noalias !20
  %sunkaddr27.epil.i = getelementptr i8, ptr %sunkaddr21.epil.i, i64 16
  %.188.2.epil.i = load double, ptr %sunkaddr27.epil.i, align 8, !noalias !20
  %sunkaddr45.i = getelementptr i8, ptr %sunkaddr38.i, i64 24
  store double %.188.2.epil.i, ptr %sunkaddr45.i, align 8, !noalias !20
  %.161.3.epil.i = add nuw nsw i64 %.1546264.epil.init6.i, 4
  %sunkaddr30.epil.i = getelementptr i8, ptr %sunkaddr21.epil.i, i64 24
  %.188.3.epil.i = load double, ptr %sunkaddr30.epil.i, align 8, !noalias !20
  %sunkaddr48.i = getelementptr i8, ptr %sunkaddr38.i, i64 32
  store double %.188.3.epil.i, ptr %sunkaddr48.i, align 8, !noalias !20
  br label %B230.loopexit.unr-lcssa.i

B230.loopexit.unr-lcssa.i:                        ; preds = %B202.if.epil.preheader1.i, %B230.loopexit.unr-lcssa.unr-lcssa.i
  %.161.3.lcssa.i = phi i64 [ %.161.3.epil.i, %B202.if.epil.preheader1.i ], [ %.161.3.1.i, %B230.loopexit.unr-lcssa.unr-lcssa.i ]
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i, label %_ZN9teachmech3run8compiled16kernel_augmented8penaliseB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit, label %B202.if.epil.preheader.i

B202.if.epil.preheader.i:                         ; preds = %B202.if.preheader.i, %B230.loopexit.unr-lcssa.i
  %.1546264.epil.init.i = phi i64 [ 0, %B202.if.preheader.i ], [ %.161.3.lcssa.i, %B230.loopexit.unr-lcssa.i ]
  %2 = shl i64 %.1546264.epil.init.i, 3
  %3 = add i64 %.59.i, %.55.i
  %4 = add i64 %3, %.1546264.epil.init.i
  %5 = shl i64 %4, 3
  %6 = getelementptr i8, ptr %arg.problem.7, i64 %5
  %scevgep.i4 = getelementptr i8, ptr %6, i64 8
  %scevgep3.i5 = getelementptr i8, ptr %arg.problem.7, i64 %2
  br label %B202.if.epil.i

B202.if.epil.i:                                   ; preds = %B202.if.epil.i, %B202.if.epil.preheader.i
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B202.if.epil.i ], [ 0, %B202.if.epil.preheader.i ]
  %7 = shl i64 %epil.iter.i, 3
  %scevgep14.i = getelementptr i8, ptr %scevgep3.i5, i64 %7
  %.188.epil.i = load double, ptr %scevgep14.i, align 8, !noalias !20
  %scevgep12.i = getelementptr i8, ptr %scevgep.i4, i64 %7
  store double %.188.epil.i, ptr %scevgep12.i, align 8, !noalias !20
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %_ZN9teachmech3run8compiled16kernel_augmented8penaliseB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit, label %B202.if.epil.i, !llvm.loop !23

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
  %16 = lshr i64 %15, 1
  %17 = mul nsw i64 %16, -2
  br label %B202.if.i

B202.if.i:                                        ; preds = %B202.if.i, %B202.if.preheader.new.new.i
  %lsr.iv1.i3 = phi i64 [ %lsr.iv.next2.i, %B202.if.i ], [ %17, %B202.if.preheader.new.new.i ]
  %.1546264.i = phi i64 [ %.161.3.1.i, %B202.if.i ], [ 0, %B202.if.preheader.new.new.i ]
  %18 = shl i64 %.1546264.i, 3
  %sunkaddr46.i = getelementptr i8, ptr %arg.problem.7, i64 %18
  %.188.i = load double, ptr %sunkaddr46.i, align 8, !noalias !20
  %scevgep42.i = getelementptr i8, ptr %scevgep35.i, i64 %18
  %scevgep44.i = getelementptr i8, ptr %scevgep42.i, i64 -32
  %scevgep40.i = getelementptr i8, ptr %scevgep42.i, i64 -56
  store double %.188.i, ptr %scevgep40.i, align 8, !noalias !20
  %sunkaddr50.i = getelementptr i8, ptr %sunkaddr46.i, i64 8
  %.188.1.i = load double, ptr %sunkaddr50.i, align 8, !noalias !20
  %scevgep37.i = getelementptr i8, ptr %scevgep42.i, i64 -48
  store double %.188.1.i, ptr %scevgep37.i, align 8, !noalias !20
  %sunkaddr53.i = getelementptr i8, ptr %sunkaddr46.i, i64 16
  %.188.2.i = load double, ptr %sunkaddr53.i, align 8, !noalias !20
  %scevgep33.i = getelementptr i8, ptr %scevgep42.i, i64 -40
  store double %.188.2.i, ptr %scevgep33.i, align 8, !noalias !20
  %sunkaddr56.i = getelementptr i8, ptr %sunkaddr46.i, i64 24
  %.188.3.i = load double, ptr %sunkaddr56.i, align 8, !noalias !20
  store double %.188.3.i, ptr %scevgep44.i, align 8, !noalias !20
  %sunkaddr59.i = getelementptr i8, ptr %sunkaddr46.i, i64 32
  %.188.110.i = load double, ptr %sunkaddr59.i, align 8, !noalias !20
  %scevgep30.i = getelementptr i8, ptr %scevgep42.i, i64 -24
  store double %.188.110.i, ptr %scevgep30.i, align 8, !noalias !20
  %sunkaddr62.i = getelementptr i8, ptr %sunkaddr46.i, i64 40
  %.188.1.1.i = load double, ptr %sunkaddr62.i, align 8, !noalias !20
  %scevgep28.i = getelementptr i8, ptr %scevgep42.i, i64 -16
  store double %.188.1.1.i, ptr %scevgep28.i, align 8, !noalias !20
  %sunkaddr65.i = getelementptr i8, ptr %sunkaddr46.i, i64 48
  %.188.2.1.i = load double, ptr %sunkaddr65.i, align 8, !noalias !20
  %scevgep25.i = getelementptr i8, ptr %scevgep42.i, i64 -8
  store double %.188.2.1.i, ptr %scevgep25.i, align 8, !noalias !20
  %.161.3.1.i = add i64 %.1546264.i, 8
  %sunkaddr66.i = shl i64 %.161.3.1.i, 3
  %sunkaddr67.i = getelementptr i8, ptr %arg.problem.7, i64 %sunkaddr66.i
  %sunkaddr68.i = getelementptr i8, ptr %sunkaddr67.i, i64 -8
  %.188.3.1.i = load double, ptr %sunkaddr68.i, align 8, !noalias !20
  store double %.188.3.1.i, ptr %scevgep42.i, align 8, !noalias !20
  %lsr.iv.next2.i = add i64 %lsr.iv1.i3, 2
  %niter.ncmp.1.i = icmp eq i64 %lsr.iv.next2.i, 0
  br i1 %niter.ncmp.1.i, label %B230.loopexit.unr-lcssa.unr-lcssa.i, label %B202.if.i

_ZN9teachmech3run8compiled16kernel_augmented8penaliseB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit: ; preds = %B202.if.epil.i, %B48, %B230.loopexit.unr-lcssa.i
  %.203.i6 = getelementptr i8, ptr %arg.problem.4, i64 224
  %.204.i = load i64, ptr %.203.i6, align 8, !noalias !20
  store i64 0, ptr %.208.i, align 8, !noalias !20
  call fastcc void @part0(ptr nonnull %.208.i, ptr readonly %arg.problem.4, ptr readonly %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.204.i)
  %.222.i = load i64, ptr %.208.i, align 8, !noalias !20
  br label %common.ret

B78:                                              ; preds = %entry
  %.55 = getelementptr i8, ptr %arg.problem.4, i64 72
  %.56 = load i64, ptr %.55, align 8
  %.57.not = icmp eq i64 %.56, 0
  br i1 %.57.not, label %B144, label %B114

B114:                                             ; preds = %B78
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
  br i1 %.15644.not.i, label %_ZN9teachmech3run8compiled16kernel_augmented5weighB3v16B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread, label %B234.if.lr.ph.i

B234.if.lr.ph.i:                                  ; preds = %B114
  %19 = getelementptr double, ptr %arg.problem.7, i64 %.33.i
  %20 = getelementptr double, ptr %19, i64 %.27.i
  %21 = getelementptr double, ptr %arg.problem.6, i64 %.37.i
  %22 = getelementptr double, ptr %20, i64 %.27.i
  %sunkaddr = getelementptr i8, ptr %arg.problem.4, i64 128
  %sunkaddr1 = getelementptr i8, ptr %arg.problem.4, i64 136
  br label %B234.if.i

B234.if.i:                                        ; preds = %B234.if.i, %B234.if.lr.ph.i
  %lsr.iv5.i = phi i64 [ %.76.i, %B234.if.lr.ph.i ], [ %lsr.iv.next.i, %B234.if.i ]
  %lsr.iv1.i = phi ptr [ %arg.problem.4, %B234.if.lr.ph.i ], [ %scevgep2.i, %B234.if.i ]
  %lsr.iv.i = phi ptr [ %21, %B234.if.lr.ph.i ], [ %scevgep.i, %B234.if.i ]
  %.196.i = load i64, ptr %sunkaddr, align 8, !noalias !24
  %23 = shl i64 %.196.i, 3
  %scevgep4.i = getelementptr i8, ptr %lsr.iv1.i, i64 %23
  %.200.i = load i64, ptr %scevgep4.i, align 8, !noalias !24
  %.203.i = load i64, ptr %sunkaddr1, align 8, !noalias !24
  %24 = shl i64 %.203.i, 3
  %scevgep3.i = getelementptr i8, ptr %lsr.iv1.i, i64 %24
  %.207.i = load i64, ptr %scevgep3.i, align 8, !noalias !24
  %.211.i = getelementptr double, ptr %20, i64 %.207.i
  %.212.i = load double, ptr %.211.i, align 8, !noalias !24
  %.214.i = getelementptr double, ptr %arg.problem.7, i64 %.200.i
  %.215.i = load double, ptr %.214.i, align 8, !noalias !24
  %.220.i = load double, ptr %lsr.iv.i, align 8, !noalias !24
  %.221.i = fmul double %.215.i, %.220.i
  %.227.i = getelementptr double, ptr %22, i64 %.200.i
  %.228.i = load double, ptr %.227.i, align 8, !noalias !24
  %.229.i = fmul double %.221.i, %.228.i
  %.230.i = fadd double %.212.i, %.229.i
  store double %.230.i, ptr %.211.i, align 8, !noalias !24
  %scevgep.i = getelementptr i8, ptr %lsr.iv.i, i64 8
  %scevgep2.i = getelementptr i8, ptr %lsr.iv1.i, i64 8
  %lsr.iv.next.i = add i64 %lsr.iv5.i, -1
  %exitcond.not.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %exitcond.not.i, label %_ZN9teachmech3run8compiled16kernel_augmented5weighB3v16B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread, label %B234.if.i

_ZN9teachmech3run8compiled16kernel_augmented5weighB3v16B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread: ; preds = %B234.if.i, %B114
  br label %B144

B144:                                             ; preds = %_ZN9teachmech3run8compiled16kernel_augmented5weighB3v16B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread, %B78
  %.89 = getelementptr i8, ptr %arg.problem.4, i64 224
  %.90 = load i64, ptr %.89, align 8
  store i64 0, ptr %.92, align 8
  call fastcc void @part0(ptr nonnull %.92, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.90)
  %storemerge.in.sroa.speculate.load.B144 = load i64, ptr %.92, align 8
  br label %common.ret

common.ret:                                       ; preds = %B144, %_ZN9teachmech3run8compiled16kernel_augmented8penaliseB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit
  %storemerge.in.sroa.speculated = phi i64 [ %storemerge.in.sroa.speculate.load.B144, %B144 ], [ %.222.i, %_ZN9teachmech3run8compiled16kernel_augmented8penaliseB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit ]
  store i64 %storemerge.in.sroa.speculated, ptr %retptr, align 8
  ret void
}

define internal fastcc void @part5(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.problem.4, ptr readonly captures(none) %arg.problem.5, ptr captures(none) %arg.problem.6, ptr captures(none) %arg.problem.7, i64 %arg.rounds) unnamed_addr #2 {
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
  %.127 = getelementptr i8, ptr %arg.problem.4, i64 224
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
  store ptr null, ptr %.48.i, align 8, !noalias !28
  %.27.i = load i64, ptr %arg.problem.4, align 8, !noalias !28
  %.32.i = getelementptr i8, ptr %arg.problem.4, i64 8
  %.33.i = load i64, ptr %.32.i, align 8, !noalias !28
  %.36.i = getelementptr i8, ptr %arg.problem.4, i64 16
  %.37.i = load i64, ptr %.36.i, align 8, !noalias !28
  store ptr null, ptr %.48.i, align 8, !noalias !28
  call fastcc void @part6(ptr nonnull %.48.i, ptr nonnull readonly %arg.problem.4, ptr readonly %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7)
  %.75.i = getelementptr i8, ptr %arg.problem.4, i64 24
  %.76.i = load i64, ptr %.75.i, align 8, !noalias !28
  %.15644.not.i = icmp slt i64 %.76.i, 1
  br i1 %.15644.not.i, label %_ZN9teachmech3run8compiled16kernel_augmented5weighB3v16B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread, label %B234.if.lr.ph.i

B234.if.lr.ph.i:                                  ; preds = %B312
  %0 = getelementptr double, ptr %arg.problem.7, i64 %.33.i
  %1 = getelementptr double, ptr %0, i64 %.27.i
  %2 = getelementptr double, ptr %arg.problem.6, i64 %.37.i
  %3 = getelementptr double, ptr %1, i64 %.27.i
  %sunkaddr = getelementptr i8, ptr %arg.problem.4, i64 128
  %sunkaddr1 = getelementptr i8, ptr %arg.problem.4, i64 136
  br label %B234.if.i

B234.if.i:                                        ; preds = %B234.if.i, %B234.if.lr.ph.i
  %lsr.iv5.i = phi i64 [ %.76.i, %B234.if.lr.ph.i ], [ %lsr.iv.next.i, %B234.if.i ]
  %lsr.iv1.i = phi ptr [ %arg.problem.4, %B234.if.lr.ph.i ], [ %scevgep2.i, %B234.if.i ]
  %lsr.iv.i = phi ptr [ %2, %B234.if.lr.ph.i ], [ %scevgep.i, %B234.if.i ]
  %.196.i = load i64, ptr %sunkaddr, align 8, !noalias !28
  %4 = shl i64 %.196.i, 3
  %scevgep4.i = getelementptr i8, ptr %lsr.iv1.i, i64 %4
  %.200.i = load i64, ptr %scevgep4.i, align 8, !noalias !28
  %.203.i = load i64, ptr %sunkaddr1, align 8, !noalias !28
  %5 = shl i64 %.203.i, 3
  %scevgep3.i = getelementptr i8, ptr %lsr.iv1.i, i64 %5
  %.207.i = load i64, ptr %scevgep3.i, align 8, !noalias !28
  %.211.i = getelementptr double, ptr %1, i64 %.207.i
  %.212.i = load double, ptr %.211.i, align 8, !noalias !28
  %.214.i = getelementptr double, ptr %arg.problem.7, i64 %.200.i
  %.215.i = load double, ptr %.214.i, align 8, !noalias !28
  %.220.i = load double, ptr %lsr.iv.i, align 8, !noalias !28
  %.221.i = fmul double %.215.i, %.220.i
  %.227.i = getelementptr double, ptr %3, i64 %.200.i
  %.228.i = load double, ptr %.227.i, align 8, !noalias !28
  %.229.i = fmul double %.221.i, %.228.i
  %.230.i = fadd double %.212.i, %.229.i
  store double %.230.i, ptr %.211.i, align 8, !noalias !28
  %scevgep.i = getelementptr i8, ptr %lsr.iv.i, i64 8
  %scevgep2.i = getelementptr i8, ptr %lsr.iv1.i, i64 8
  %lsr.iv.next.i = add i64 %lsr.iv5.i, -1
  %exitcond.not.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %exitcond.not.i, label %_ZN9teachmech3run8compiled16kernel_augmented5weighB3v16B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread, label %B234.if.i

_ZN9teachmech3run8compiled16kernel_augmented5weighB3v16B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread: ; preds = %B234.if.i, %B312
  br label %B342

B342:                                             ; preds = %_ZN9teachmech3run8compiled16kernel_augmented5weighB3v16B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread, %B286, %B252
  %.207 = getelementptr i8, ptr %arg.problem.4, i64 160
  %.208 = load i64, ptr %.207, align 8
  %.210 = getelementptr i8, ptr %arg.problem.4, i64 8
  %.211 = load i64, ptr %.210, align 8
  store i64 0, ptr %.215, align 8
  call fastcc void @part1(ptr nonnull %.215, ptr %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.208, i64 %.211)
  %.229 = load i64, ptr %.215, align 8
  br label %common.ret
}

define internal fastcc void @part7(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.problem.4, ptr readonly captures(none) %arg.problem.6, ptr writeonly captures(none) %arg.problem.7) unnamed_addr #2 {
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
  br i1 %epil.iter.cmp.not, label %B150, label %B116.if.epil, !llvm.loop !32

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
  br i1 %epil.iter4.cmp.not, label %B264, label %B202.if.epil, !llvm.loop !33

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
  br i1 %epil.iter11.cmp.not, label %common.ret, label %B360.if.epil, !llvm.loop !34

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
  %17 = lshr i64 %16, 1
  %18 = mul nsw i64 %17, -2
  br label %B360.if

B116.if:                                          ; preds = %B116.if, %B116.if.preheader.new
  %total.3.0144 = phi double [ 0.000000e+00, %B116.if.preheader.new ], [ %.159.3, %B116.if ]
  %.122140142 = phi i64 [ 0, %B116.if.preheader.new ], [ %.129.3, %B116.if ]
  %sunkaddr = shl i64 %.122140142, 3
  %sunkaddr57 = getelementptr i8, ptr %arg.problem.6, i64 %sunkaddr
  %.156 = load double, ptr %sunkaddr57, align 8
  %.157 = fmul double %.156, 0.000000e+00
  %.159 = fadd double %total.3.0144, %.157
  %sunkaddr60 = getelementptr i8, ptr %sunkaddr57, i64 8
  %.156.1 = load double, ptr %sunkaddr60, align 8
  %.157.1 = fmul double %.156.1, 0.000000e+00
  %.159.1 = fadd double %.159, %.157.1
  %sunkaddr64 = getelementptr i8, ptr %sunkaddr57, i64 16
  %.156.2 = load double, ptr %sunkaddr64, align 8
  %.157.2 = fmul double %.156.2, 0.000000e+00
  %.159.2 = fadd double %.159.1, %.157.2
  %.129.3 = add nuw i64 %.122140142, 4
  %sunkaddr67 = getelementptr i8, ptr %sunkaddr57, i64 24
  %.156.3 = load double, ptr %sunkaddr67, align 8
  %.157.3 = fmul double %.156.3, 0.000000e+00
  %.159.3 = fadd double %.159.2, %.157.3
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.129.3
  br i1 %niter.ncmp.3, label %B150.loopexit.unr-lcssa, label %B116.if

B202.if:                                          ; preds = %B202.if, %B202.if.lr.ph.new
  %total.4.0152 = phi double [ %total.3.0.lcssa, %B202.if.lr.ph.new ], [ %.302.3, %B202.if ]
  %.261148150 = phi i64 [ 0, %B202.if.lr.ph.new ], [ %.268.3, %B202.if ]
  %19 = shl i64 %.261148150, 3
  %scevgep41 = getelementptr i8, ptr %scevgep35, i64 %19
  %scevgep42 = getelementptr i8, ptr %scevgep41, i64 -24
  %.299 = load double, ptr %scevgep42, align 8
  %.300 = fmul double %.299, 0.000000e+00
  %.302 = fadd double %total.4.0152, %.300
  %scevgep46 = getelementptr i8, ptr %scevgep41, i64 -16
  %.299.1 = load double, ptr %scevgep46, align 8
  %.300.1 = fmul double %.299.1, 0.000000e+00
  %.302.1 = fadd double %.302, %.300.1
  %scevgep44 = getelementptr i8, ptr %scevgep41, i64 -8
  %.299.2 = load double, ptr %scevgep44, align 8
  %.300.2 = fmul double %.299.2, 0.000000e+00
  %.302.2 = fadd double %.302.1, %.300.2
  %.268.3 = add nuw nsw i64 %.261148150, 4
  %.299.3 = load double, ptr %scevgep41, align 8
  %.300.3 = fmul double %.299.3, 0.000000e+00
  %.302.3 = fadd double %.302.2, %.300.3
  %niter9.ncmp.3 = icmp eq i64 %unroll_iter8, %.268.3
  br i1 %niter9.ncmp.3, label %B264.loopexit.unr-lcssa, label %B202.if

B360.if:                                          ; preds = %B360.if, %B360.if.preheader.new.new
  %lsr.iv1 = phi i64 [ %lsr.iv.next2, %B360.if ], [ %18, %B360.if.preheader.new.new ]
  %.418157159 = phi i64 [ %.425.7.1, %B360.if ], [ 0, %B360.if.preheader.new.new ]
  %sunkaddr68 = shl i64 %.418157159, 3
  %sunkaddr69 = getelementptr i8, ptr %arg.problem.7, i64 %sunkaddr68
  store double 0x7FF8000000000000, ptr %sunkaddr69, align 8
  %sunkaddr72 = getelementptr i8, ptr %sunkaddr69, i64 8
  store double 0x7FF8000000000000, ptr %sunkaddr72, align 8
  %sunkaddr75 = getelementptr i8, ptr %sunkaddr69, i64 16
  store double 0x7FF8000000000000, ptr %sunkaddr75, align 8
  %sunkaddr78 = getelementptr i8, ptr %sunkaddr69, i64 24
  store double 0x7FF8000000000000, ptr %sunkaddr78, align 8
  %sunkaddr81 = getelementptr i8, ptr %sunkaddr69, i64 32
  store double 0x7FF8000000000000, ptr %sunkaddr81, align 8
  %sunkaddr84 = getelementptr i8, ptr %sunkaddr69, i64 40
  store double 0x7FF8000000000000, ptr %sunkaddr84, align 8
  %sunkaddr87 = getelementptr i8, ptr %sunkaddr69, i64 48
  store double 0x7FF8000000000000, ptr %sunkaddr87, align 8
  %sunkaddr90 = getelementptr i8, ptr %sunkaddr69, i64 56
  store double 0x7FF8000000000000, ptr %sunkaddr90, align 8
  %sunkaddr93 = getelementptr i8, ptr %sunkaddr69, i64 64
  store double 0x7FF8000000000000, ptr %sunkaddr93, align 8
  %sunkaddr96 = getelementptr i8, ptr %sunkaddr69, i64 72
  store double 0x7FF8000000000000, ptr %sunkaddr96, align 8
  %sunkaddr99 = getelementptr i8, ptr %sunkaddr69, i64 80
  store double 0x7FF8000000000000, ptr %sunkaddr99, align 8
  %sunkaddr102 = getelementptr i8, ptr %sunkaddr69, i64 88
  store double 0x7FF8000000000000, ptr %sunkaddr102, align 8
  %sunkaddr105 = getelementptr i8, ptr %sunkaddr69, i64 96
  store double 0x7FF8000000000000, ptr %sunkaddr105, align 8
  %sunkaddr108 = getelementptr i8, ptr %sunkaddr69, i64 104
  store double 0x7FF8000000000000, ptr %sunkaddr108, align 8
  %sunkaddr111 = getelementptr i8, ptr %sunkaddr69, i64 112
  store double 0x7FF8000000000000, ptr %sunkaddr111, align 8
  %.425.7.1 = add i64 %.418157159, 16
  %sunkaddr112 = shl i64 %.425.7.1, 3
  %sunkaddr113 = getelementptr i8, ptr %arg.problem.7, i64 %sunkaddr112
  %sunkaddr114 = getelementptr i8, ptr %sunkaddr113, i64 -8
  store double 0x7FF8000000000000, ptr %sunkaddr114, align 8
  %lsr.iv.next2 = add i64 %lsr.iv1, 2
  %niter.ncmp.1 = icmp eq i64 %lsr.iv.next2, 0
  br i1 %niter.ncmp.1, label %common.ret.loopexit.unr-lcssa.unr-lcssa, label %B360.if
}

define internal fastcc void @part8(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.problem.4, ptr readonly captures(none) %arg.problem.5, ptr readonly captures(none) %arg.problem.6, ptr captures(none) %arg.problem.7) unnamed_addr #2 {
entry:
  %.560 = alloca ptr, align 8
  store ptr null, ptr %.560, align 8
  %.718 = alloca ptr, align 8
  store ptr null, ptr %.718, align 8
  %.1153 = alloca ptr, align 8
  store ptr null, ptr %.1153, align 8
  %.1409 = alloca ptr, align 8
  store ptr null, ptr %.1409, align 8
  %.27 = load i64, ptr %arg.problem.4, align 8
  %.29 = getelementptr i8, ptr %arg.problem.4, i64 8
  %.30 = load i64, ptr %.29, align 8
  %.39 = getelementptr i8, ptr %arg.problem.4, i64 24
  %.40 = load i64, ptr %.39, align 8
  %.15.i = getelementptr i8, ptr %arg.problem.4, i64 80
  %.16.i = load i64, ptr %.15.i, align 8, !noalias !35
  %0 = getelementptr double, ptr %arg.problem.5, i64 %.16.i
  %.18.i = getelementptr i8, ptr %0, i64 8
  %.37 = add nsw i64 %.30, %.27
  %.90 = getelementptr inbounds double, ptr %arg.problem.7, i64 %.37
  %.93 = getelementptr inbounds double, ptr %arg.problem.7, i64 %.27
  %.97 = getelementptr i8, ptr %arg.problem.4, i64 16
  %.98 = load i64, ptr %.97, align 8
  %.99 = getelementptr double, ptr %arg.problem.6, i64 %.98
  %.110 = getelementptr i8, ptr %arg.problem.4, i64 88
  %.111 = load i64, ptr %.110, align 8
  %.114 = getelementptr i8, ptr %arg.problem.4, i64 32
  %.115 = load i64, ptr %.114, align 8
  %1 = getelementptr double, ptr %arg.problem.7, i64 %.111
  %2 = getelementptr i8, ptr %1, i64 8
  %.118 = getelementptr double, ptr %2, i64 %.115
  %.124 = getelementptr double, ptr %.118, i64 %.30
  %.128.idx = shl i64 %.30, 4
  %.128 = getelementptr i8, ptr %.118, i64 %.128.idx
  %.134 = getelementptr double, ptr %.128, i64 %.27
  %.223448.not = icmp slt i64 %.37, 1
  br i1 %.223448.not, label %B588, label %B560.if.preheader

B560.if.preheader:                                ; preds = %entry
  %xtraiter = and i64 %.37, 3
  %3 = icmp slt i64 %.37, 4
  br i1 %3, label %B560.if.epil.preheader, label %B560.if.preheader.new

B560.if.preheader.new:                            ; preds = %B560.if.preheader
  %4 = shl i64 %.37, 3
  %5 = getelementptr i8, ptr %arg.problem.7, i64 %4
  %6 = add i64 %.115, %.111
  %7 = add i64 %6, %.27
  %8 = shl i64 %7, 3
  %9 = getelementptr i8, ptr %arg.problem.7, i64 %8
  %10 = getelementptr i8, ptr %9, i64 %.128.idx
  %scevgep156 = getelementptr i8, ptr %10, i64 32
  %11 = add nsw i64 %.37, -4
  %12 = lshr i64 %11, 2
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %B560.if.epil.preheader17, label %B560.if.preheader.new.new

B560.if.preheader.new.new:                        ; preds = %B560.if.preheader.new
  %14 = add nuw nsw i64 %12, 1
  %scevgep213 = getelementptr i8, ptr %5, i64 56
  %15 = getelementptr i8, ptr %arg.problem.7, i64 %.128.idx
  %16 = getelementptr i8, ptr %15, i64 %8
  %scevgep227 = getelementptr i8, ptr %16, i64 64
  %17 = lshr i64 %14, 1
  %18 = mul nsw i64 %17, -2
  br label %B560.if

B588.loopexit.unr-lcssa.unr-lcssa:                ; preds = %B560.if
  %19 = and i64 %11, 4
  %lcmp.mod.not51.not = icmp eq i64 %19, 0
  br i1 %lcmp.mod.not51.not, label %B560.if.epil.preheader17, label %B588.loopexit.unr-lcssa

B560.if.epil.preheader17:                         ; preds = %B588.loopexit.unr-lcssa.unr-lcssa, %B560.if.preheader.new
  %.229447449.epil.init22 = phi i64 [ 0, %B560.if.preheader.new ], [ %.236.3.1, %B588.loopexit.unr-lcssa.unr-lcssa ]
  %20 = shl i64 %.229447449.epil.init22, 3
  %sunkaddr167 = getelementptr i8, ptr %5, i64 %20
  %.263.epil20 = load double, ptr %sunkaddr167, align 8
  %scevgep162.epil = getelementptr i8, ptr %scevgep156, i64 %20
  %scevgep163.epil = getelementptr i8, ptr %scevgep162.epil, i64 -24
  store double %.263.epil20, ptr %scevgep163.epil, align 8
  %sunkaddr170 = getelementptr i8, ptr %sunkaddr167, i64 8
  %.263.1.epil = load double, ptr %sunkaddr170, align 8
  %scevgep161.epil = getelementptr i8, ptr %scevgep162.epil, i64 -16
  store double %.263.1.epil, ptr %scevgep161.epil, align 8
  %sunkaddr173 = getelementptr i8, ptr %sunkaddr167, i64 16
  %.263.2.epil = load double, ptr %sunkaddr173, align 8
  %scevgep159.epil = getelementptr i8, ptr %scevgep162.epil, i64 -8
  store double %.263.2.epil, ptr %scevgep159.epil, align 8
  %.236.3.epil = add nuw i64 %.229447449.epil.init22, 4
  %sunkaddr176 = getelementptr i8, ptr %sunkaddr167, i64 24
  %.263.3.epil = load double, ptr %sunkaddr176, align 8
  store double %.263.3.epil, ptr %scevgep162.epil, align 8
  br label %B588.loopexit.unr-lcssa

B588.loopexit.unr-lcssa:                          ; preds = %B560.if.epil.preheader17, %B588.loopexit.unr-lcssa.unr-lcssa
  %.236.3.lcssa = phi i64 [ %.236.3.epil, %B560.if.epil.preheader17 ], [ %.236.3.1, %B588.loopexit.unr-lcssa.unr-lcssa ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B588, label %B560.if.epil.preheader

B560.if.epil.preheader:                           ; preds = %B588.loopexit.unr-lcssa, %B560.if.preheader
  %.229447449.epil.init = phi i64 [ 0, %B560.if.preheader ], [ %.236.3.lcssa, %B588.loopexit.unr-lcssa ]
  %21 = shl i64 %.229447449.epil.init, 3
  %22 = add i64 %.115, %.111
  %23 = add i64 %22, %.27
  %24 = shl i64 %23, 3
  %25 = getelementptr i8, ptr %arg.problem.7, i64 %24
  %26 = getelementptr i8, ptr %25, i64 %.128.idx
  %27 = getelementptr i8, ptr %26, i64 %21
  %scevgep144 = getelementptr i8, ptr %27, i64 8
  %28 = add nuw i64 %.229447449.epil.init, %.37
  %29 = shl i64 %28, 3
  %scevgep146 = getelementptr i8, ptr %arg.problem.7, i64 %29
  br label %B560.if.epil

B560.if.epil:                                     ; preds = %B560.if.epil, %B560.if.epil.preheader
  %epil.iter = phi i64 [ %epil.iter.next, %B560.if.epil ], [ 0, %B560.if.epil.preheader ]
  %30 = shl i64 %epil.iter, 3
  %scevgep212 = getelementptr i8, ptr %scevgep146, i64 %30
  %.263.epil = load double, ptr %scevgep212, align 8
  %scevgep211 = getelementptr i8, ptr %scevgep144, i64 %30
  store double %.263.epil, ptr %scevgep211, align 8
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B588, label %B560.if.epil, !llvm.loop !38

B588:                                             ; preds = %B560.if.epil, %B588.loopexit.unr-lcssa, %entry
  %.310 = icmp sgt i64 %.30, 0
  br i1 %.310, label %B618.if.preheader, label %B634

B618.if.preheader:                                ; preds = %B588
  %31 = shl nuw i64 %.30, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.124, i8 0, i64 %31, i1 false)
  br label %B634

B634:                                             ; preds = %B618.if.preheader, %B588
  %.436 = icmp sgt i64 %.40, 0
  br i1 %.436, label %B664.if.lr.ph, label %B844

B664.if.lr.ph:                                    ; preds = %B634
  %32 = getelementptr double, ptr %.134, i64 %.27
  %sunkaddr171 = getelementptr i8, ptr %arg.problem.4, i64 128
  %sunkaddr172 = getelementptr i8, ptr %arg.problem.4, i64 136
  br label %B664.if

B844:                                             ; preds = %B664.if, %B634
  %.557 = getelementptr i8, ptr %arg.problem.4, i64 224
  %.558 = load i64, ptr %.557, align 8
  store ptr null, ptr %.560, align 8
  call fastcc void @part9(ptr nonnull %.560, ptr nonnull %arg.problem.4, ptr %arg.problem.7, i64 %.558)
  %.622 = icmp sgt i64 %.27, 0
  br i1 %.622, label %B930.if.preheader, label %B958

B958.loopexit.unr-lcssa.unr-lcssa:                ; preds = %B930.if
  %33 = and i64 %90, 4
  %lcmp.mod33.not.not = icmp eq i64 %33, 0
  br i1 %lcmp.mod33.not.not, label %B930.if.epil.preheader27, label %B958.loopexit.unr-lcssa

B930.if.epil.preheader27:                         ; preds = %B930.if.preheader.new, %B958.loopexit.unr-lcssa.unr-lcssa
  %.670467469.epil.init32 = phi i64 [ 0, %B930.if.preheader.new ], [ %.677.3.1, %B958.loopexit.unr-lcssa.unr-lcssa ]
  %34 = shl i64 %.670467469.epil.init32, 3
  %sunkaddr169.epil = getelementptr i8, ptr %arg.problem.7, i64 %34
  %.704.epil30 = load double, ptr %sunkaddr169.epil, align 8
  %scevgep137.epil = getelementptr i8, ptr %scevgep131, i64 %34
  %scevgep138.epil = getelementptr i8, ptr %scevgep137.epil, i64 -24
  store double %.704.epil30, ptr %scevgep138.epil, align 8
  %sunkaddr172.epil = getelementptr i8, ptr %sunkaddr169.epil, i64 8
  %.704.1.epil = load double, ptr %sunkaddr172.epil, align 8
  %scevgep136.epil = getelementptr i8, ptr %scevgep137.epil, i64 -16
  store double %.704.1.epil, ptr %scevgep136.epil, align 8
  %sunkaddr175.epil = getelementptr i8, ptr %sunkaddr169.epil, i64 16
  %.704.2.epil = load double, ptr %sunkaddr175.epil, align 8
  %scevgep134.epil = getelementptr i8, ptr %scevgep137.epil, i64 -8
  store double %.704.2.epil, ptr %scevgep134.epil, align 8
  %.677.3.epil = add nuw nsw i64 %.670467469.epil.init32, 4
  %sunkaddr178.epil = getelementptr i8, ptr %sunkaddr169.epil, i64 24
  %.704.3.epil = load double, ptr %sunkaddr178.epil, align 8
  store double %.704.3.epil, ptr %scevgep137.epil, align 8
  br label %B958.loopexit.unr-lcssa

B958.loopexit.unr-lcssa:                          ; preds = %B930.if.epil.preheader27, %B958.loopexit.unr-lcssa.unr-lcssa
  %.677.3.lcssa = phi i64 [ %.677.3.epil, %B930.if.epil.preheader27 ], [ %.677.3.1, %B958.loopexit.unr-lcssa.unr-lcssa ]
  %lcmp.mod25.not = icmp eq i64 %xtraiter23, 0
  br i1 %lcmp.mod25.not, label %B958, label %B930.if.epil.preheader

B930.if.epil.preheader:                           ; preds = %B930.if.preheader, %B958.loopexit.unr-lcssa
  %.670467469.epil.init = phi i64 [ 0, %B930.if.preheader ], [ %.677.3.lcssa, %B958.loopexit.unr-lcssa ]
  %35 = shl i64 %.670467469.epil.init, 3
  %36 = add i64 %.115, %.111
  %37 = shl i64 %36, 3
  %38 = getelementptr i8, ptr %arg.problem.7, i64 %37
  %39 = getelementptr i8, ptr %38, i64 %.128.idx
  %40 = getelementptr i8, ptr %39, i64 %35
  %scevgep119 = getelementptr i8, ptr %40, i64 8
  %scevgep121 = getelementptr i8, ptr %arg.problem.7, i64 %35
  br label %B930.if.epil

B930.if.epil:                                     ; preds = %B930.if.epil, %B930.if.epil.preheader
  %epil.iter24 = phi i64 [ %epil.iter24.next, %B930.if.epil ], [ 0, %B930.if.epil.preheader ]
  %41 = shl i64 %epil.iter24, 3
  %scevgep177 = getelementptr i8, ptr %scevgep121, i64 %41
  %.704.epil = load double, ptr %scevgep177, align 8
  %scevgep176 = getelementptr i8, ptr %scevgep119, i64 %41
  store double %.704.epil, ptr %scevgep176, align 8
  %epil.iter24.next = add i64 %epil.iter24, 1
  %epil.iter24.cmp.not = icmp eq i64 %xtraiter23, %epil.iter24.next
  br i1 %epil.iter24.cmp.not, label %B958, label %B930.if.epil, !llvm.loop !39

B958:                                             ; preds = %B930.if.epil, %B844, %B958.loopexit.unr-lcssa
  store ptr null, ptr %.718, align 8
  call fastcc void @part10(ptr nonnull %.718, ptr nonnull %arg.problem.4, ptr %arg.problem.6, ptr %arg.problem.7, ptr %.118, ptr %.128, ptr %.134)
  %xtraiter29 = and i64 %.30, 3
  %unroll_iter33 = and i64 %.30, 9223372036854775804
  %42 = add i64 %.115, %.111
  %43 = add i64 %42, %.30
  %44 = shl i64 %43, 3
  %45 = getelementptr i8, ptr %arg.problem.7, i64 %44
  %scevgep88 = getelementptr i8, ptr %45, i64 32
  %46 = shl i64 %.27, 3
  %47 = getelementptr i8, ptr %arg.problem.7, i64 %46
  %scevgep96 = getelementptr i8, ptr %47, i64 24
  %scevgep107 = getelementptr i8, ptr %45, i64 8
  %48 = shl i64 %42, 3
  %49 = getelementptr i8, ptr %arg.problem.7, i64 %.128.idx
  %50 = getelementptr i8, ptr %49, i64 %48
  %scevgep85 = getelementptr i8, ptr %50, i64 8
  %51 = icmp slt i64 %.30, 1
  %52 = icmp slt i64 %.40, 1
  %53 = icmp ult i64 %.30, 4
  %54 = icmp eq i64 %xtraiter29, 0
  %sunkaddr198 = getelementptr i8, ptr %arg.problem.4, i64 128
  %sunkaddr199 = getelementptr i8, ptr %arg.problem.4, i64 136
  %55 = icmp slt i64 %.27, 1
  br label %B1026.if

B1110.loopexit.unr-lcssa:                         ; preds = %B1060.if
  br i1 %54, label %B1110, label %B1060.if.epil.preheader

B1060.if.epil.preheader:                          ; preds = %B1060.if.preheader, %B1110.loopexit.unr-lcssa
  %.946474476.epil.init = phi i64 [ 0, %B1060.if.preheader ], [ %.953.3, %B1110.loopexit.unr-lcssa ]
  %56 = shl i64 %.946474476.epil.init, 3
  %scevgep105 = getelementptr i8, ptr %47, i64 %56
  %scevgep108 = getelementptr i8, ptr %scevgep107, i64 %56
  br label %B1060.if.epil

B1060.if.epil:                                    ; preds = %B1060.if.epil, %B1060.if.epil.preheader
  %epil.iter30 = phi i64 [ %epil.iter30.next, %B1060.if.epil ], [ 0, %B1060.if.epil.preheader ]
  %57 = shl i64 %epil.iter30, 3
  %scevgep172 = getelementptr i8, ptr %scevgep108, i64 %57
  %.980.epil = load double, ptr %scevgep172, align 8
  %scevgep171 = getelementptr i8, ptr %scevgep105, i64 %57
  %.983.epil = load double, ptr %scevgep171, align 8
  %.984.epil = fadd double %.980.epil, %.983.epil
  store double %.984.epil, ptr %scevgep172, align 8
  %epil.iter30.next = add i64 %epil.iter30, 1
  %epil.iter30.cmp.not = icmp eq i64 %xtraiter29, %epil.iter30.next
  br i1 %epil.iter30.cmp.not, label %B1110, label %B1060.if.epil, !llvm.loop !40

B1110:                                            ; preds = %B1060.if.epil, %B1026.if, %B1110.loopexit.unr-lcssa
  br i1 %52, label %B1314, label %B1140.if

B1314:                                            ; preds = %B1140.if, %B1110
  %.1151 = load i64, ptr %.557, align 8
  store ptr null, ptr %.1153, align 8
  call fastcc void @part9(ptr nonnull %.1153, ptr nonnull %arg.problem.4, ptr %arg.problem.7, i64 %.1151)
  br i1 %55, label %B1636, label %B1410.if

B1636.loopexit:                                   ; preds = %B1410.if
  %58 = fmul double %.11.i11, 0x3D06849B86A12B9B
  br label %B1636

B1636:                                            ; preds = %B1314, %B1636.loopexit
  %change.2.1.lcssa = phi double [ 0.000000e+00, %B1314 ], [ %.11.i, %B1636.loopexit ]
  %largest.2.1.lcssa = phi double [ 0.000000e+00, %B1314 ], [ %58, %B1636.loopexit ]
  store ptr null, ptr %.1409, align 8
  call fastcc void @part10(ptr nonnull %.1409, ptr nonnull %arg.problem.4, ptr %arg.problem.6, ptr %arg.problem.7, ptr %.118, ptr %.128, ptr %.134)
  %.1438 = fcmp ogt double %change.2.1.lcssa, %largest.2.1.lcssa
  %.822 = icmp samesign ugt i64 %.821500545, 1
  %or.cond = select i1 %.1438, i1 %.822, i1 false
  br i1 %or.cond, label %B1026.if, label %B1698

B1698:                                            ; preds = %B1636
  %59 = getelementptr i8, ptr %arg.problem.7, i64 %48
  %60 = getelementptr i8, ptr %59, i64 %.128.idx
  br i1 %55, label %B1756, label %B1728.if.preheader

B1728.if.preheader:                               ; preds = %B1698
  %xtraiter35 = and i64 %.27, 3
  %61 = icmp ult i64 %.27, 4
  br i1 %61, label %B1728.if.epil.preheader, label %B1728.if.preheader.new

B1728.if.preheader.new:                           ; preds = %B1728.if.preheader
  %scevgep72 = getelementptr i8, ptr %60, i64 32
  %62 = add nsw i64 %.27, -4
  %63 = lshr i64 %62, 2
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %B1728.if.epil.preheader39, label %B1728.if.preheader.new.new

B1728.if.preheader.new.new:                       ; preds = %B1728.if.preheader.new
  %65 = add nuw nsw i64 %63, 1
  %scevgep83 = getelementptr i8, ptr %50, i64 64
  %66 = lshr i64 %65, 1
  %67 = mul nsw i64 %66, -2
  br label %B1728.if

B1756.loopexit.unr-lcssa.unr-lcssa:               ; preds = %B1728.if
  %68 = and i64 %62, 4
  %lcmp.mod45.not.not = icmp eq i64 %68, 0
  br i1 %lcmp.mod45.not.not, label %B1728.if.epil.preheader39, label %B1756.loopexit.unr-lcssa

B1728.if.epil.preheader39:                        ; preds = %B1756.loopexit.unr-lcssa.unr-lcssa, %B1728.if.preheader.new
  %.1570563565.epil.init44 = phi i64 [ 0, %B1728.if.preheader.new ], [ %.1577.3.1, %B1756.loopexit.unr-lcssa.unr-lcssa ]
  %69 = shl i64 %.1570563565.epil.init44, 3
  %scevgep78.epil = getelementptr i8, ptr %scevgep72, i64 %69
  %scevgep79.epil = getelementptr i8, ptr %scevgep78.epil, i64 -24
  %.1604.epil42 = load double, ptr %scevgep79.epil, align 8
  %sunkaddr182.epil = getelementptr i8, ptr %arg.problem.7, i64 %69
  store double %.1604.epil42, ptr %sunkaddr182.epil, align 8
  %scevgep77.epil = getelementptr i8, ptr %scevgep78.epil, i64 -16
  %.1604.1.epil = load double, ptr %scevgep77.epil, align 8
  %sunkaddr185.epil = getelementptr i8, ptr %sunkaddr182.epil, i64 8
  store double %.1604.1.epil, ptr %sunkaddr185.epil, align 8
  %scevgep75.epil = getelementptr i8, ptr %scevgep78.epil, i64 -8
  %.1604.2.epil = load double, ptr %scevgep75.epil, align 8
  %sunkaddr188.epil = getelementptr i8, ptr %sunkaddr182.epil, i64 16
  store double %.1604.2.epil, ptr %sunkaddr188.epil, align 8
  %.1577.3.epil = add nuw nsw i64 %.1570563565.epil.init44, 4
  %.1604.3.epil = load double, ptr %scevgep78.epil, align 8
  %sunkaddr191.epil = getelementptr i8, ptr %sunkaddr182.epil, i64 24
  store double %.1604.3.epil, ptr %sunkaddr191.epil, align 8
  br label %B1756.loopexit.unr-lcssa

B1756.loopexit.unr-lcssa:                         ; preds = %B1728.if.epil.preheader39, %B1756.loopexit.unr-lcssa.unr-lcssa
  %.1577.3.lcssa = phi i64 [ %.1577.3.epil, %B1728.if.epil.preheader39 ], [ %.1577.3.1, %B1756.loopexit.unr-lcssa.unr-lcssa ]
  %lcmp.mod37.not = icmp eq i64 %xtraiter35, 0
  br i1 %lcmp.mod37.not, label %B1756, label %B1728.if.epil.preheader

B1728.if.epil.preheader:                          ; preds = %B1756.loopexit.unr-lcssa, %B1728.if.preheader
  %.1570563565.epil.init = phi i64 [ 0, %B1728.if.preheader ], [ %.1577.3.lcssa, %B1756.loopexit.unr-lcssa ]
  %70 = shl i64 %.1570563565.epil.init, 3
  %scevgep68 = getelementptr i8, ptr %arg.problem.7, i64 %70
  %71 = getelementptr i8, ptr %49, i64 %70
  %72 = getelementptr i8, ptr %71, i64 %48
  %scevgep80 = getelementptr i8, ptr %72, i64 8
  br label %B1728.if.epil

B1728.if.epil:                                    ; preds = %B1728.if.epil, %B1728.if.epil.preheader
  %lsr.iv77 = phi i64 [ %lsr.iv.next78, %B1728.if.epil ], [ 0, %B1728.if.epil.preheader ]
  %73 = shl i64 %lsr.iv77, 3
  %scevgep82 = getelementptr i8, ptr %scevgep68, i64 %73
  %scevgep81 = getelementptr i8, ptr %scevgep80, i64 %73
  %.1604.epil = load double, ptr %scevgep81, align 8
  store double %.1604.epil, ptr %scevgep82, align 8
  %lsr.iv.next78 = add i64 %lsr.iv77, 1
  %epil.iter36.cmp.not = icmp eq i64 %xtraiter35, %lsr.iv.next78
  br i1 %epil.iter36.cmp.not, label %B1756, label %B1728.if.epil, !llvm.loop !41

B1756:                                            ; preds = %B1728.if.epil, %B1756.loopexit.unr-lcssa, %B1698
  br i1 %51, label %common.ret, label %B1786.if.preheader

B1786.if.preheader:                               ; preds = %B1756
  %74 = icmp ult i64 %.30, 4
  br i1 %74, label %B1786.if.epil.preheader, label %B1786.if

common.ret.loopexit.unr-lcssa:                    ; preds = %B1786.if
  %lcmp.mod43.not = icmp eq i64 %xtraiter29, 0
  br i1 %lcmp.mod43.not, label %common.ret, label %B1786.if.epil.preheader

B1786.if.epil.preheader:                          ; preds = %common.ret.loopexit.unr-lcssa, %B1786.if.preheader
  %.1705570572.epil.init = phi i64 [ 0, %B1786.if.preheader ], [ %.1712.3, %common.ret.loopexit.unr-lcssa ]
  %75 = add i64 %.1705570572.epil.init, %43
  %76 = shl i64 %75, 3
  %77 = getelementptr i8, ptr %arg.problem.7, i64 %76
  %scevgep = getelementptr i8, ptr %77, i64 8
  %78 = add i64 %.1705570572.epil.init, %.27
  %79 = shl i64 %78, 3
  %scevgep50 = getelementptr i8, ptr %arg.problem.7, i64 %79
  br label %B1786.if.epil

B1786.if.epil:                                    ; preds = %B1786.if.epil, %B1786.if.epil.preheader
  %epil.iter42 = phi i64 [ %epil.iter42.next, %B1786.if.epil ], [ 0, %B1786.if.epil.preheader ]
  %80 = shl i64 %epil.iter42, 3
  %scevgep60 = getelementptr i8, ptr %scevgep50, i64 %80
  %.1739.epil = load double, ptr %scevgep60, align 8
  %scevgep56 = getelementptr i8, ptr %scevgep, i64 %80
  %.1742.epil = load double, ptr %scevgep56, align 8
  %.1743.epil = fadd double %.1739.epil, %.1742.epil
  store double %.1743.epil, ptr %scevgep60, align 8
  %epil.iter42.next = add i64 %epil.iter42, 1
  %epil.iter42.cmp.not = icmp eq i64 %xtraiter29, %epil.iter42.next
  br i1 %epil.iter42.cmp.not, label %common.ret, label %B1786.if.epil, !llvm.loop !42

common.ret:                                       ; preds = %B1786.if.epil, %common.ret.loopexit.unr-lcssa, %B1756
  store ptr null, ptr %retptr, align 8
  ret void

B560.if:                                          ; preds = %B560.if, %B560.if.preheader.new.new
  %lsr.iv138 = phi i64 [ %lsr.iv.next139, %B560.if ], [ %18, %B560.if.preheader.new.new ]
  %.229447449 = phi i64 [ %.236.3.1, %B560.if ], [ 0, %B560.if.preheader.new.new ]
  %81 = shl i64 %.229447449, 3
  %scevgep220 = getelementptr i8, ptr %scevgep213, i64 %81
  %scevgep221 = getelementptr i8, ptr %scevgep220, i64 -32
  %scevgep226 = getelementptr i8, ptr %scevgep220, i64 -56
  %.263 = load double, ptr %scevgep226, align 8
  %scevgep234 = getelementptr i8, ptr %scevgep227, i64 %81
  %scevgep160 = getelementptr i8, ptr %scevgep234, i64 -32
  %scevgep158 = getelementptr i8, ptr %scevgep234, i64 -56
  store double %.263, ptr %scevgep158, align 8
  %scevgep170 = getelementptr i8, ptr %scevgep220, i64 -48
  %.263.1 = load double, ptr %scevgep170, align 8
  %scevgep155 = getelementptr i8, ptr %scevgep234, i64 -48
  store double %.263.1, ptr %scevgep155, align 8
  %scevgep168 = getelementptr i8, ptr %scevgep220, i64 -40
  %.263.2 = load double, ptr %scevgep168, align 8
  %scevgep153 = getelementptr i8, ptr %scevgep234, i64 -40
  store double %.263.2, ptr %scevgep153, align 8
  %.263.3 = load double, ptr %scevgep221, align 8
  store double %.263.3, ptr %scevgep160, align 8
  %scevgep166 = getelementptr i8, ptr %scevgep220, i64 -24
  %.263.126 = load double, ptr %scevgep166, align 8
  %scevgep151 = getelementptr i8, ptr %scevgep234, i64 -24
  store double %.263.126, ptr %scevgep151, align 8
  %scevgep164 = getelementptr i8, ptr %scevgep220, i64 -16
  %.263.1.1 = load double, ptr %scevgep164, align 8
  %scevgep149 = getelementptr i8, ptr %scevgep234, i64 -16
  store double %.263.1.1, ptr %scevgep149, align 8
  %scevgep162 = getelementptr i8, ptr %scevgep220, i64 -8
  %.263.2.1 = load double, ptr %scevgep162, align 8
  %scevgep147 = getelementptr i8, ptr %scevgep234, i64 -8
  store double %.263.2.1, ptr %scevgep147, align 8
  %.236.3.1 = add i64 %.229447449, 8
  %.263.3.1 = load double, ptr %scevgep220, align 8
  store double %.263.3.1, ptr %scevgep234, align 8
  %lsr.iv.next139 = add i64 %lsr.iv138, 2
  %niter.ncmp.1 = icmp eq i64 %lsr.iv.next139, 0
  br i1 %niter.ncmp.1, label %B588.loopexit.unr-lcssa.unr-lcssa, label %B560.if

B664.if:                                          ; preds = %B664.if, %B664.if.lr.ph
  %lsr.iv139 = phi ptr [ %arg.problem.4, %B664.if.lr.ph ], [ %scevgep140, %B664.if ]
  %.484460462 = phi i64 [ 0, %B664.if.lr.ph ], [ %.491, %B664.if ]
  %.491 = add nuw nsw i64 %.484460462, 1
  %.518 = load i64, ptr %sunkaddr171, align 8
  %82 = shl i64 %.518, 3
  %scevgep142 = getelementptr i8, ptr %lsr.iv139, i64 %82
  %.522 = load i64, ptr %scevgep142, align 8
  %.525 = load i64, ptr %sunkaddr172, align 8
  %83 = shl i64 %.525, 3
  %scevgep141 = getelementptr i8, ptr %lsr.iv139, i64 %83
  %.529 = load i64, ptr %scevgep141, align 8
  %.531 = getelementptr double, ptr %.90, i64 %.529
  %.532 = load double, ptr %.531, align 8
  %84 = shl i64 %.484460462, 3
  %scevgep143 = getelementptr i8, ptr %.99, i64 %84
  %.535 = load double, ptr %scevgep143, align 8
  %.537 = getelementptr double, ptr %.118, i64 %.522
  %.538 = load double, ptr %.537, align 8
  %.539 = fmul double %.535, %.538
  %.543 = getelementptr double, ptr %32, i64 %.522
  %.544 = load double, ptr %.543, align 8
  %.545 = fmul double %.539, %.544
  %.546 = fadd double %.532, %.545
  store double %.546, ptr %.531, align 8
  %scevgep140 = getelementptr i8, ptr %lsr.iv139, i64 8
  %exitcond599.not = icmp eq i64 %.40, %.491
  br i1 %exitcond599.not, label %B844, label %B664.if

B930.if.preheader:                                ; preds = %B844
  %xtraiter23 = and i64 %.27, 3
  %85 = icmp ult i64 %.27, 4
  br i1 %85, label %B930.if.epil.preheader, label %B930.if.preheader.new

B930.if.preheader.new:                            ; preds = %B930.if.preheader
  %86 = add i64 %.115, %.111
  %87 = shl i64 %86, 3
  %88 = getelementptr i8, ptr %arg.problem.7, i64 %87
  %89 = getelementptr i8, ptr %88, i64 %.128.idx
  %scevgep131 = getelementptr i8, ptr %89, i64 32
  %90 = add nsw i64 %.27, -4
  %91 = lshr i64 %90, 2
  %92 = icmp eq i64 %91, 0
  br i1 %92, label %B930.if.epil.preheader27, label %B930.if.preheader.new.new

B930.if.preheader.new.new:                        ; preds = %B930.if.preheader.new
  %93 = add nuw nsw i64 %91, 1
  %94 = getelementptr i8, ptr %arg.problem.7, i64 %.128.idx
  %95 = getelementptr i8, ptr %94, i64 %87
  %scevgep194 = getelementptr i8, ptr %95, i64 64
  %96 = lshr i64 %93, 1
  %97 = mul nsw i64 %96, -2
  br label %B930.if

B930.if:                                          ; preds = %B930.if, %B930.if.preheader.new.new
  %lsr.iv87 = phi i64 [ %lsr.iv.next88, %B930.if ], [ %97, %B930.if.preheader.new.new ]
  %.670467469 = phi i64 [ %.677.3.1, %B930.if ], [ 0, %B930.if.preheader.new.new ]
  %98 = shl i64 %.670467469, 3
  %sunkaddr175 = getelementptr i8, ptr %arg.problem.7, i64 %98
  %.704 = load double, ptr %sunkaddr175, align 8
  %scevgep201 = getelementptr i8, ptr %scevgep194, i64 %98
  %scevgep137 = getelementptr i8, ptr %scevgep201, i64 -32
  %scevgep135 = getelementptr i8, ptr %scevgep201, i64 -56
  store double %.704, ptr %scevgep135, align 8
  %sunkaddr179 = getelementptr i8, ptr %sunkaddr175, i64 8
  %.704.1 = load double, ptr %sunkaddr179, align 8
  %scevgep133 = getelementptr i8, ptr %scevgep201, i64 -48
  store double %.704.1, ptr %scevgep133, align 8
  %sunkaddr182 = getelementptr i8, ptr %sunkaddr175, i64 16
  %.704.2 = load double, ptr %sunkaddr182, align 8
  %scevgep130 = getelementptr i8, ptr %scevgep201, i64 -40
  store double %.704.2, ptr %scevgep130, align 8
  %sunkaddr185 = getelementptr i8, ptr %sunkaddr175, i64 24
  %.704.3 = load double, ptr %sunkaddr185, align 8
  store double %.704.3, ptr %scevgep137, align 8
  %sunkaddr188 = getelementptr i8, ptr %sunkaddr175, i64 32
  %.704.138 = load double, ptr %sunkaddr188, align 8
  %scevgep128 = getelementptr i8, ptr %scevgep201, i64 -24
  store double %.704.138, ptr %scevgep128, align 8
  %sunkaddr191 = getelementptr i8, ptr %sunkaddr175, i64 40
  %.704.1.1 = load double, ptr %sunkaddr191, align 8
  %scevgep126 = getelementptr i8, ptr %scevgep201, i64 -16
  store double %.704.1.1, ptr %scevgep126, align 8
  %sunkaddr194 = getelementptr i8, ptr %sunkaddr175, i64 48
  %.704.2.1 = load double, ptr %sunkaddr194, align 8
  %scevgep124 = getelementptr i8, ptr %scevgep201, i64 -8
  store double %.704.2.1, ptr %scevgep124, align 8
  %.677.3.1 = add i64 %.670467469, 8
  %sunkaddr195 = shl i64 %.677.3.1, 3
  %sunkaddr196 = getelementptr i8, ptr %arg.problem.7, i64 %sunkaddr195
  %sunkaddr197 = getelementptr i8, ptr %sunkaddr196, i64 -8
  %.704.3.1 = load double, ptr %sunkaddr197, align 8
  store double %.704.3.1, ptr %scevgep201, align 8
  %lsr.iv.next88 = add i64 %lsr.iv87, 2
  %niter37.ncmp.1 = icmp eq i64 %lsr.iv.next88, 0
  br i1 %niter37.ncmp.1, label %B958.loopexit.unr-lcssa.unr-lcssa, label %B930.if

B1026.if:                                         ; preds = %B1636, %B958
  %.821500545 = phi i64 [ 10, %B958 ], [ %.831, %B1636 ]
  %.831 = add nsw i64 %.821500545, -1
  br i1 %51, label %B1110, label %B1060.if.preheader

B1060.if.preheader:                               ; preds = %B1026.if
  br i1 %53, label %B1060.if.epil.preheader, label %B1060.if

B1060.if:                                         ; preds = %B1060.if.preheader, %B1060.if
  %.946474476 = phi i64 [ %.953.3, %B1060.if ], [ 0, %B1060.if.preheader ]
  %99 = shl i64 %.946474476, 3
  %scevgep94 = getelementptr i8, ptr %scevgep88, i64 %99
  %scevgep95 = getelementptr i8, ptr %scevgep94, i64 -24
  %.980 = load double, ptr %scevgep95, align 8
  %scevgep102 = getelementptr i8, ptr %scevgep96, i64 %99
  %scevgep103 = getelementptr i8, ptr %scevgep102, i64 -24
  %.983 = load double, ptr %scevgep103, align 8
  %.984 = fadd double %.980, %.983
  store double %.984, ptr %scevgep95, align 8
  %scevgep79 = getelementptr i8, ptr %scevgep94, i64 -16
  %.980.1 = load double, ptr %scevgep79, align 8
  %scevgep75 = getelementptr i8, ptr %scevgep102, i64 -16
  %.983.1 = load double, ptr %scevgep75, align 8
  %.984.1 = fadd double %.980.1, %.983.1
  store double %.984.1, ptr %scevgep79, align 8
  %scevgep77 = getelementptr i8, ptr %scevgep94, i64 -8
  %.980.2 = load double, ptr %scevgep77, align 8
  %scevgep73 = getelementptr i8, ptr %scevgep102, i64 -8
  %.983.2 = load double, ptr %scevgep73, align 8
  %.984.2 = fadd double %.980.2, %.983.2
  store double %.984.2, ptr %scevgep77, align 8
  %.953.3 = add nuw nsw i64 %.946474476, 4
  %.980.3 = load double, ptr %scevgep94, align 8
  %.983.3 = load double, ptr %scevgep102, align 8
  %.984.3 = fadd double %.980.3, %.983.3
  store double %.984.3, ptr %scevgep94, align 8
  %niter34.ncmp.3 = icmp eq i64 %unroll_iter33, %.953.3
  br i1 %niter34.ncmp.3, label %B1110.loopexit.unr-lcssa, label %B1060.if

B1140.if:                                         ; preds = %B1110, %B1140.if
  %lsr.iv110 = phi ptr [ %scevgep111, %B1140.if ], [ %arg.problem.4, %B1110 ]
  %.1079481483 = phi i64 [ %.1086, %B1140.if ], [ 0, %B1110 ]
  %.1086 = add nuw nsw i64 %.1079481483, 1
  %.1113 = load i64, ptr %sunkaddr198, align 8
  %100 = shl i64 %.1113, 3
  %scevgep113 = getelementptr i8, ptr %lsr.iv110, i64 %100
  %.1117 = load i64, ptr %scevgep113, align 8
  %.1120 = load i64, ptr %sunkaddr199, align 8
  %101 = shl i64 %.1120, 3
  %scevgep112 = getelementptr i8, ptr %lsr.iv110, i64 %101
  %.1124 = load i64, ptr %scevgep112, align 8
  %.1126 = getelementptr double, ptr %.90, i64 %.1124
  %.1127 = load double, ptr %.1126, align 8
  %102 = shl i64 %.1079481483, 3
  %scevgep114 = getelementptr i8, ptr %.99, i64 %102
  %.1130 = load double, ptr %scevgep114, align 8
  %.1132 = getelementptr double, ptr %.124, i64 %.1117
  %.1133 = load double, ptr %.1132, align 8
  %.1135 = getelementptr double, ptr %.93, i64 %.1117
  %.1136 = load double, ptr %.1135, align 8
  %.1137 = fadd double %.1133, %.1136
  %.1138 = fmul double %.1130, %.1137
  %.1139 = fsub double %.1127, %.1138
  store double %.1139, ptr %.1126, align 8
  %scevgep111 = getelementptr i8, ptr %lsr.iv110, i64 8
  %exitcond602.not = icmp eq i64 %.40, %.1086
  br i1 %exitcond602.not, label %B1314, label %B1140.if

B1410.if:                                         ; preds = %B1314, %B1410.if
  %largest.2.1495 = phi double [ %.11.i11, %B1410.if ], [ 0.000000e+00, %B1314 ]
  %change.2.1494 = phi double [ %.11.i, %B1410.if ], [ 0.000000e+00, %B1314 ]
  %.1273489492 = phi i64 [ %.1280, %B1410.if ], [ 0, %B1314 ]
  %.1280 = add nuw nsw i64 %.1273489492, 1
  %103 = shl i64 %.1273489492, 3
  %scevgep86 = getelementptr i8, ptr %scevgep85, i64 %103
  %.1307 = load double, ptr %scevgep86, align 8
  %scevgep116 = getelementptr i8, ptr %arg.problem.7, i64 %103
  %.1310 = load double, ptr %scevgep116, align 8
  %.1311 = fadd double %.1307, %.1310
  store double %.1311, ptr %scevgep86, align 8
  %.1317 = load double, ptr %scevgep116, align 8
  %.1318 = tail call double @llvm.fabs.f64(double %.1317)
  %scevgep84 = getelementptr i8, ptr %.18.i, i64 %103
  %.1321 = load double, ptr %scevgep84, align 8
  %.1325 = fdiv double %.1318, %.1321
  %.10.i = fcmp ogt double %.1325, %change.2.1494
  %.11.i = select i1 %.10.i, double %.1325, double %change.2.1494
  %.1360 = tail call double @llvm.fabs.f64(double %.1311)
  %.1367 = fdiv double %.1360, %.1321
  %.10.i10 = fcmp ogt double %.1367, %largest.2.1495
  %.11.i11 = select i1 %.10.i10, double %.1367, double %largest.2.1495
  %exitcond603.not = icmp eq i64 %.27, %.1280
  br i1 %exitcond603.not, label %B1636.loopexit, label %B1410.if

B1728.if:                                         ; preds = %B1728.if, %B1728.if.preheader.new.new
  %lsr.iv34 = phi i64 [ %lsr.iv.next35, %B1728.if ], [ %67, %B1728.if.preheader.new.new ]
  %.1570563565 = phi i64 [ %.1577.3.1, %B1728.if ], [ 0, %B1728.if.preheader.new.new ]
  %104 = shl i64 %.1570563565, 3
  %scevgep92 = getelementptr i8, ptr %scevgep83, i64 %104
  %scevgep97 = getelementptr i8, ptr %scevgep92, i64 -32
  %scevgep123 = getelementptr i8, ptr %scevgep92, i64 -56
  %.1604 = load double, ptr %scevgep123, align 8
  %sunkaddr201 = getelementptr i8, ptr %arg.problem.7, i64 %104
  store double %.1604, ptr %sunkaddr201, align 8
  %scevgep70 = getelementptr i8, ptr %scevgep92, i64 -48
  %.1604.1 = load double, ptr %scevgep70, align 8
  %sunkaddr204 = getelementptr i8, ptr %sunkaddr201, i64 8
  store double %.1604.1, ptr %sunkaddr204, align 8
  %scevgep65 = getelementptr i8, ptr %scevgep92, i64 -40
  %.1604.2 = load double, ptr %scevgep65, align 8
  %sunkaddr207 = getelementptr i8, ptr %sunkaddr201, i64 16
  store double %.1604.2, ptr %sunkaddr207, align 8
  %.1604.3 = load double, ptr %scevgep97, align 8
  %sunkaddr210 = getelementptr i8, ptr %sunkaddr201, i64 24
  store double %.1604.3, ptr %sunkaddr210, align 8
  %scevgep62 = getelementptr i8, ptr %scevgep92, i64 -24
  %.1604.150 = load double, ptr %scevgep62, align 8
  %sunkaddr213 = getelementptr i8, ptr %sunkaddr201, i64 32
  store double %.1604.150, ptr %sunkaddr213, align 8
  %scevgep57 = getelementptr i8, ptr %scevgep92, i64 -16
  %.1604.1.1 = load double, ptr %scevgep57, align 8
  %sunkaddr216 = getelementptr i8, ptr %sunkaddr201, i64 40
  store double %.1604.1.1, ptr %sunkaddr216, align 8
  %scevgep54 = getelementptr i8, ptr %scevgep92, i64 -8
  %.1604.2.1 = load double, ptr %scevgep54, align 8
  %sunkaddr219 = getelementptr i8, ptr %sunkaddr201, i64 48
  store double %.1604.2.1, ptr %sunkaddr219, align 8
  %.1577.3.1 = add i64 %.1570563565, 8
  %.1604.3.1 = load double, ptr %scevgep92, align 8
  %sunkaddr220 = shl i64 %.1577.3.1, 3
  %sunkaddr221 = getelementptr i8, ptr %arg.problem.7, i64 %sunkaddr220
  %sunkaddr222 = getelementptr i8, ptr %sunkaddr221, i64 -8
  store double %.1604.3.1, ptr %sunkaddr222, align 8
  %lsr.iv.next35 = add i64 %lsr.iv34, 2
  %niter49.ncmp.1 = icmp eq i64 %lsr.iv.next35, 0
  br i1 %niter49.ncmp.1, label %B1756.loopexit.unr-lcssa.unr-lcssa, label %B1728.if

B1786.if:                                         ; preds = %B1786.if.preheader, %B1786.if
  %.1705570572 = phi i64 [ %.1712.3, %B1786.if ], [ 0, %B1786.if.preheader ]
  %105 = shl i64 %.1705570572, 3
  %scevgep58 = getelementptr i8, ptr %scevgep96, i64 %105
  %scevgep59 = getelementptr i8, ptr %scevgep58, i64 -24
  %.1739 = load double, ptr %scevgep59, align 8
  %scevgep66 = getelementptr i8, ptr %scevgep88, i64 %105
  %scevgep67 = getelementptr i8, ptr %scevgep66, i64 -24
  %.1742 = load double, ptr %scevgep67, align 8
  %.1743 = fadd double %.1739, %.1742
  store double %.1743, ptr %scevgep59, align 8
  %scevgep33 = getelementptr i8, ptr %scevgep58, i64 -16
  %.1739.1 = load double, ptr %scevgep33, align 8
  %scevgep27 = getelementptr i8, ptr %scevgep66, i64 -16
  %.1742.1 = load double, ptr %scevgep27, align 8
  %.1743.1 = fadd double %.1739.1, %.1742.1
  store double %.1743.1, ptr %scevgep33, align 8
  %scevgep30 = getelementptr i8, ptr %scevgep58, i64 -8
  %.1739.2 = load double, ptr %scevgep30, align 8
  %scevgep24 = getelementptr i8, ptr %scevgep66, i64 -8
  %.1742.2 = load double, ptr %scevgep24, align 8
  %.1743.2 = fadd double %.1739.2, %.1742.2
  store double %.1743.2, ptr %scevgep30, align 8
  %.1712.3 = add nuw nsw i64 %.1705570572, 4
  %.1739.3 = load double, ptr %scevgep58, align 8
  %.1742.3 = load double, ptr %scevgep66, align 8
  %.1743.3 = fadd double %.1739.3, %.1742.3
  store double %.1743.3, ptr %scevgep58, align 8
  %niter46.ncmp.3 = icmp eq i64 %unroll_iter33, %.1712.3
  br i1 %niter46.ncmp.3, label %common.ret.loopexit.unr-lcssa, label %B1786.if
}

define internal fastcc void @part2(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.problem.4, ptr readonly captures(none) %arg.problem.6, ptr captures(none) %arg.problem.7, i64 %arg.pattern, i64 range(i64 1, 0) %arg.rounds) unnamed_addr #2 {
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
  %sunkaddr50 = shl i64 %.63, 3
  %sunkaddr52 = shl i64 %.67, 3
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
  br i1 %epil.iter.cmp.not, label %B436, label %B378.if.epil, !llvm.loop !43

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
  br i1 %epil.iter14.cmp.not, label %B1144, label %B1082.if.epil, !llvm.loop !44

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
  %scevgep19 = getelementptr i8, ptr %scevgep32, i64 %19
  %scevgep23 = getelementptr i8, ptr %scevgep19, i64 -24
  store double %.478, ptr %scevgep23, align 8
  %scevgep29 = getelementptr i8, ptr %scevgep30, i64 -16
  %.473.1 = load i64, ptr %scevgep29, align 8
  %.477.1 = getelementptr double, ptr %2, i64 %.473.1
  %.478.1 = load double, ptr %.477.1, align 8
  %scevgep18 = getelementptr i8, ptr %scevgep19, i64 -16
  store double %.478.1, ptr %scevgep18, align 8
  %scevgep25 = getelementptr i8, ptr %scevgep30, i64 -8
  %.473.2 = load i64, ptr %scevgep25, align 8
  %.477.2 = getelementptr double, ptr %2, i64 %.473.2
  %.478.2 = load double, ptr %.477.2, align 8
  %scevgep13 = getelementptr i8, ptr %scevgep19, i64 -8
  store double %.478.2, ptr %scevgep13, align 8
  %.444.3 = add nuw nsw i64 %.437423425, 4
  %.473.3 = load i64, ptr %scevgep30, align 8
  %.477.3 = getelementptr double, ptr %2, i64 %.473.3
  %.478.3 = load double, ptr %.477.3, align 8
  store double %.478.3, ptr %scevgep19, align 8
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
  %sunkaddr54 = shl i64 %.580437443, 3
  %sunkaddr55 = getelementptr i8, ptr %3, i64 %sunkaddr54
  br label %B656.if

B656.if:                                          ; preds = %B656.if, %B656.if.preheader
  %lsr.iv47 = phi ptr [ %scevgep46, %B656.if.preheader ], [ %scevgep48, %B656.if ]
  %lsr.iv = phi i64 [ %20, %B656.if.preheader ], [ %lsr.iv.next, %B656.if ]
  %sunkaddr51 = getelementptr i8, ptr %lsr.iv47, i64 %sunkaddr50
  %.782 = load i64, ptr %sunkaddr51, align 8
  %sunkaddr53 = getelementptr i8, ptr %lsr.iv47, i64 %sunkaddr52
  %.787 = load i64, ptr %sunkaddr53, align 8
  %.789 = getelementptr double, ptr %arg.problem.6, i64 %.787
  %.790 = load double, ptr %.789, align 8
  %.794 = getelementptr double, ptr %3, i64 %.782
  %.795 = load double, ptr %.794, align 8
  %.797 = fmul double %.623, %.790
  %.798 = fsub double %.795, %.797
  store double %.798, ptr %.794, align 8
  %.807 = load double, ptr %sunkaddr55, align 8
  %.811 = getelementptr i64, ptr %1, i64 %.782
  %.812 = load i64, ptr %.811, align 8
  %.814 = getelementptr double, ptr %arg.problem.7, i64 %.812
  %.815 = load double, ptr %.814, align 8
  %.816 = fmul double %.790, %.815
  %.817 = fsub double %.807, %.816
  store double %.817, ptr %sunkaddr55, align 8
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
  %sunkaddr56 = shl i64 %.921458464, 3
  %sunkaddr57 = getelementptr i8, ptr %3, i64 %sunkaddr56
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
  store double %.1108, ptr %sunkaddr57, align 8
  %.1096.1 = load double, ptr %scevgep58, align 8
  %.1101.1 = load i64, ptr %scevgep55, align 8
  %.1105.1 = getelementptr double, ptr %3, i64 %.1101.1
  %.1106.1 = load double, ptr %.1105.1, align 8
  %.1107.1 = fmul double %.1096.1, %.1106.1
  %.1108.1 = fsub double %.1108, %.1107.1
  store double %.1108.1, ptr %sunkaddr57, align 8
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
  %scevgep49 = getelementptr i8, ptr %scevgep66, i64 -16
  %.1246.1 = load double, ptr %scevgep49, align 8
  %scevgep42 = getelementptr i8, ptr %scevgep74, i64 -16
  %.1251.1 = load double, ptr %scevgep42, align 8
  %.1252.1 = fmul double %.1246.1, %.1251.1
  store double %.1252.1, ptr %scevgep49, align 8
  %scevgep45 = getelementptr i8, ptr %scevgep66, i64 -8
  %.1246.2 = load double, ptr %scevgep45, align 8
  %scevgep38 = getelementptr i8, ptr %scevgep74, i64 -8
  %.1251.2 = load double, ptr %scevgep38, align 8
  %.1252.2 = fmul double %.1246.2, %.1251.2
  store double %.1252.2, ptr %scevgep45, align 8
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

define internal fastcc void @part6(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.problem.4, ptr readonly captures(none) %arg.problem.5, ptr captures(none) %arg.problem.6, ptr captures(none) %arg.problem.7) unnamed_addr #2 {
entry:
  %.15.i = getelementptr i8, ptr %arg.problem.4, i64 80
  %.16.i = load i64, ptr %.15.i, align 8, !noalias !45
  %0 = getelementptr double, ptr %arg.problem.5, i64 %.16.i
  %.18.i = getelementptr i8, ptr %0, i64 8
  %.56 = getelementptr i8, ptr %arg.problem.4, i64 56
  %.57 = load i64, ptr %.56, align 8
  %.59 = getelementptr i8, ptr %arg.problem.4, i64 16
  %.60 = load i64, ptr %.59, align 8
  %.68 = icmp eq i64 %.57, 0
  br i1 %.68, label %common.ret, label %B144

common.ret:                                       ; preds = %B1072.if, %B1020, %entry
  store ptr null, ptr %retptr, align 8
  ret void

B144:                                             ; preds = %entry
  %.85 = getelementptr i8, ptr %arg.problem.4, i64 32
  %.86 = load i64, ptr %.85, align 8
  %.166241.not = icmp slt i64 %.86, 1
  br i1 %.166241.not, label %B218, label %B196.if.lr.ph

B196.if.lr.ph:                                    ; preds = %B144
  %1 = getelementptr double, ptr %arg.problem.6, i64 %.57
  %2 = shl nuw i64 %.86, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %1, i8 0, i64 %2, i1 false)
  br label %B218

B218:                                             ; preds = %B196.if.lr.ph, %B144
  %.215 = getelementptr i8, ptr %arg.problem.4, i64 8
  %.216 = load i64, ptr %.215, align 8
  %.296247.not = icmp slt i64 %.216, 1
  br i1 %.296247.not, label %B286, label %B270.if.preheader

B270.if.preheader:                                ; preds = %B218
  %3 = shl nuw i64 %.216, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %arg.problem.7, i8 0, i64 %3, i1 false)
  br label %B286

B286:                                             ; preds = %B270.if.preheader, %B218
  %.425254.not = icmp slt i64 %.60, 1
  br i1 %.425254.not, label %B548, label %B320.if.lr.ph

B320.if.lr.ph:                                    ; preds = %B286
  %4 = getelementptr double, ptr %arg.problem.6, i64 %.57
  %sunkaddr10 = getelementptr i8, ptr %arg.problem.4, i64 176
  %sunkaddr11 = getelementptr i8, ptr %arg.problem.4, i64 112
  %sunkaddr12 = getelementptr i8, ptr %arg.problem.4, i64 120
  br label %B320.if

B488:                                             ; preds = %B320.if
  %.512 = load double, ptr %scevgep34, align 8
  %.517 = getelementptr double, ptr %.18.i, i64 %.494
  %.518 = load double, ptr %.517, align 8
  %.519 = fmul double %.512, %.518
  %.526 = fmul double %.518, %.519
  %.528 = fadd double %trace.4.0257, %.526
  br label %B546

B546:                                             ; preds = %B320.if, %B488
  %trace.5.1 = phi double [ %.528, %B488 ], [ %trace.4.0257, %B320.if ]
  %scevgep30 = getelementptr i8, ptr %lsr.iv29, i64 8
  %exitcond.not = icmp eq i64 %.60, %.438
  br i1 %exitcond.not, label %B548, label %B320.if

B548:                                             ; preds = %B546, %B286
  %trace.4.0.lcssa = phi double [ 0.000000e+00, %B286 ], [ %trace.5.1, %B546 ]
  %.549 = getelementptr i8, ptr %arg.problem.4, i64 24
  %.550 = load i64, ptr %.549, align 8
  %.630263.not = icmp slt i64 %.550, 1
  br i1 %.630263.not, label %B764, label %B600.if.lr.ph

B600.if.lr.ph:                                    ; preds = %B548
  %5 = getelementptr double, ptr %arg.problem.6, i64 %.60
  %6 = icmp eq i64 %.550, 1
  br i1 %6, label %B600.if.epil.preheader, label %B600.if.lr.ph.new

B600.if.lr.ph.new:                                ; preds = %B600.if.lr.ph
  %7 = shl i64 %.60, 3
  %8 = getelementptr i8, ptr %arg.problem.6, i64 %7
  %scevgep15 = getelementptr i8, ptr %8, i64 8
  %9 = lshr i64 %.550, 1
  %10 = mul nsw i64 %9, -2
  %sunkaddr13 = getelementptr i8, ptr %arg.problem.4, i64 136
  %sunkaddr14 = getelementptr i8, ptr %arg.problem.4, i64 128
  br label %B600.if

B764.loopexit.unr-lcssa:                          ; preds = %B600.if
  %11 = and i64 %.550, 9223372036854775806
  %12 = and i64 %.550, 1
  %lcmp.mod.not = icmp eq i64 %12, 0
  br i1 %lcmp.mod.not, label %B764, label %B600.if.epil.preheader

B600.if.epil.preheader:                           ; preds = %B764.loopexit.unr-lcssa, %B600.if.lr.ph
  %.636262264.epil.init = phi i64 [ 0, %B600.if.lr.ph ], [ %11, %B764.loopexit.unr-lcssa ]
  %.671.epil = getelementptr double, ptr %5, i64 %.636262264.epil.init
  %.672.epil = load double, ptr %.671.epil, align 8
  %sunkaddr36 = getelementptr i8, ptr %arg.problem.4, i64 136
  %.675.epil = load i64, ptr %sunkaddr36, align 8
  %13 = getelementptr i64, ptr %arg.problem.4, i64 %.675.epil
  %.678.epil = getelementptr i64, ptr %13, i64 %.636262264.epil.init
  %.679.epil = load i64, ptr %.678.epil, align 8
  %.681.epil = getelementptr double, ptr %.18.i, i64 %.679.epil
  %.682.epil = load double, ptr %.681.epil, align 8
  %.683.epil = fmul double %.672.epil, %.682.epil
  %sunkaddr37 = getelementptr i8, ptr %arg.problem.4, i64 128
  %.686.epil = load i64, ptr %sunkaddr37, align 8
  %14 = getelementptr i64, ptr %arg.problem.4, i64 %.686.epil
  %.689.epil = getelementptr i64, ptr %14, i64 %.636262264.epil.init
  %.690.epil = load i64, ptr %.689.epil, align 8
  %.692.epil = getelementptr double, ptr %arg.problem.7, i64 %.690.epil
  %.693.epil = load double, ptr %.692.epil, align 8
  %.694.epil = fmul double %.683.epil, %.683.epil
  %.695.epil = fadd double %.694.epil, %.693.epil
  store double %.695.epil, ptr %.692.epil, align 8
  br label %B764

B764:                                             ; preds = %B600.if.epil.preheader, %B764.loopexit.unr-lcssa, %B548
  %.707 = fcmp ogt double %trace.4.0.lcssa, 0.000000e+00
  %trace.4.0. = select i1 %.707, double %trace.4.0.lcssa, double 1.000000e+00
  %.732 = getelementptr i8, ptr %arg.problem.4, i64 96
  %.733 = load i64, ptr %.732, align 8
  %.734 = icmp sgt i64 %.733, 0
  br i1 %.734, label %B818, label %B906

B818:                                             ; preds = %B764
  %.741 = load i64, ptr %.215, align 8
  %.11.i = tail call i64 @llvm.smax.i64(i64 %.741, i64 1)
  %.770 = uitofp nneg i64 %.733 to double
  %.771 = uitofp nneg i64 %.11.i to double
  %.775 = fdiv double %.770, %.771
  %.777 = fmul double %trace.4.0., %.775
  br label %B906

B906:                                             ; preds = %B818, %B764
  %trace.6.0 = phi double [ %.777, %B818 ], [ %trace.4.0., %B764 ]
  %.787 = load i64, ptr %.215, align 8
  %.867270.not = icmp slt i64 %.787, 1
  br i1 %.867270.not, label %B1020, label %B958.if.preheader

B958.if.preheader:                                ; preds = %B906
  %15 = icmp eq i64 %.787, 1
  br i1 %15, label %B958.if.epil.preheader, label %B958.if.preheader.new

B958.if.preheader.new:                            ; preds = %B958.if.preheader
  %unroll_iter5 = and i64 %.787, 9223372036854775806
  br label %B958.if

B1020.loopexit.unr-lcssa:                         ; preds = %B958.if
  %16 = and i64 %.787, 1
  %lcmp.mod3.not = icmp eq i64 %16, 0
  br i1 %lcmp.mod3.not, label %B1020, label %B958.if.epil.preheader

B958.if.epil.preheader:                           ; preds = %B1020.loopexit.unr-lcssa, %B958.if.preheader
  %.873269271.epil.init = phi i64 [ 0, %B958.if.preheader ], [ %.880.1, %B1020.loopexit.unr-lcssa ]
  %.910.epil = getelementptr double, ptr %arg.problem.7, i64 %.873269271.epil.init
  %.911.epil = load double, ptr %.910.epil, align 8
  %"$phi1010.1.2.1.epil.frozen" = freeze double %.911.epil
  %.912.epil = fcmp ogt double %"$phi1010.1.2.1.epil.frozen", 0.000000e+00
  %.922.epil = fdiv double %trace.6.0, %"$phi1010.1.2.1.epil.frozen"
  %"$phi1010.1.2.1.epil" = select i1 %.912.epil, double %.922.epil, double 0.000000e+00
  %sunkaddr51 = shl i64 %.873269271.epil.init, 3
  %sunkaddr52 = getelementptr i8, ptr %arg.problem.7, i64 %sunkaddr51
  store double %"$phi1010.1.2.1.epil", ptr %sunkaddr52, align 8
  br label %B1020

B1020:                                            ; preds = %B958.if.epil.preheader, %B1020.loopexit.unr-lcssa, %B906
  %.947 = getelementptr i8, ptr %arg.problem.4, i64 48
  %.948 = load i64, ptr %.947, align 8
  %.1028277.not = icmp slt i64 %.948, 1
  br i1 %.1028277.not, label %common.ret, label %B1072.if.lr.ph

B1072.if.lr.ph:                                   ; preds = %B1020
  %17 = getelementptr double, ptr %arg.problem.6, i64 %.60
  %18 = getelementptr double, ptr %arg.problem.6, i64 %.57
  %sunkaddr20 = getelementptr i8, ptr %arg.problem.4, i64 184
  %sunkaddr21 = getelementptr i8, ptr %arg.problem.4, i64 192
  %sunkaddr22 = getelementptr i8, ptr %arg.problem.4, i64 128
  %sunkaddr23 = getelementptr i8, ptr %arg.problem.4, i64 200
  br label %B1072.if

B320.if:                                          ; preds = %B546, %B320.if.lr.ph
  %lsr.iv29 = phi ptr [ %arg.problem.4, %B320.if.lr.ph ], [ %scevgep30, %B546 ]
  %trace.4.0257 = phi double [ 0.000000e+00, %B320.if.lr.ph ], [ %trace.5.1, %B546 ]
  %.431253255 = phi i64 [ 0, %B320.if.lr.ph ], [ %.438, %B546 ]
  %.438 = add nuw nsw i64 %.431253255, 1
  %19 = shl i64 %.431253255, 3
  %scevgep34 = getelementptr i8, ptr %arg.problem.6, i64 %19
  %.473 = load double, ptr %scevgep34, align 8
  %.476 = load i64, ptr %sunkaddr10, align 8
  %20 = shl i64 %.476, 3
  %scevgep33 = getelementptr i8, ptr %lsr.iv29, i64 %20
  %.481 = load i64, ptr %scevgep33, align 8
  %.485 = getelementptr double, ptr %4, i64 %.481
  store double %.473, ptr %.485, align 8
  %.489 = load i64, ptr %sunkaddr11, align 8
  %21 = shl i64 %.489, 3
  %scevgep32 = getelementptr i8, ptr %lsr.iv29, i64 %21
  %.494 = load i64, ptr %scevgep32, align 8
  %.500 = load i64, ptr %sunkaddr12, align 8
  %22 = shl i64 %.500, 3
  %scevgep31 = getelementptr i8, ptr %lsr.iv29, i64 %22
  %.505 = load i64, ptr %scevgep31, align 8
  %.507 = icmp eq i64 %.494, %.505
  br i1 %.507, label %B488, label %B546

B600.if:                                          ; preds = %B600.if, %B600.if.lr.ph.new
  %lsr.iv5 = phi i64 [ %lsr.iv.next6, %B600.if ], [ %10, %B600.if.lr.ph.new ]
  %lsr.iv19 = phi ptr [ %scevgep20, %B600.if ], [ %.215, %B600.if.lr.ph.new ]
  %lsr.iv16 = phi ptr [ %scevgep17, %B600.if ], [ %scevgep15, %B600.if.lr.ph.new ]
  %scevgep18 = getelementptr i8, ptr %lsr.iv16, i64 -8
  %.672 = load double, ptr %scevgep18, align 8
  %.675 = load i64, ptr %sunkaddr13, align 8
  %23 = shl i64 %.675, 3
  %scevgep27 = getelementptr i8, ptr %lsr.iv19, i64 %23
  %scevgep28 = getelementptr i8, ptr %scevgep27, i64 -8
  %.679 = load i64, ptr %scevgep28, align 8
  %.681 = getelementptr double, ptr %.18.i, i64 %.679
  %.682 = load double, ptr %.681, align 8
  %.683 = fmul double %.672, %.682
  %.686 = load i64, ptr %sunkaddr14, align 8
  %24 = shl i64 %.686, 3
  %scevgep25 = getelementptr i8, ptr %lsr.iv19, i64 %24
  %scevgep26 = getelementptr i8, ptr %scevgep25, i64 -8
  %.690 = load i64, ptr %scevgep26, align 8
  %.692 = getelementptr double, ptr %arg.problem.7, i64 %.690
  %.693 = load double, ptr %.692, align 8
  %.694 = fmul double %.683, %.683
  %.695 = fadd double %.694, %.693
  store double %.695, ptr %.692, align 8
  %.672.1 = load double, ptr %lsr.iv16, align 8
  %.675.1 = load i64, ptr %sunkaddr13, align 8
  %25 = shl i64 %.675.1, 3
  %scevgep21 = getelementptr i8, ptr %lsr.iv19, i64 %25
  %.679.1 = load i64, ptr %scevgep21, align 8
  %.681.1 = getelementptr double, ptr %.18.i, i64 %.679.1
  %.682.1 = load double, ptr %.681.1, align 8
  %.683.1 = fmul double %.672.1, %.682.1
  %.686.1 = load i64, ptr %sunkaddr14, align 8
  %26 = shl i64 %.686.1, 3
  %scevgep22 = getelementptr i8, ptr %lsr.iv19, i64 %26
  %.690.1 = load i64, ptr %scevgep22, align 8
  %.692.1 = getelementptr double, ptr %arg.problem.7, i64 %.690.1
  %.693.1 = load double, ptr %.692.1, align 8
  %.694.1 = fmul double %.683.1, %.683.1
  %.695.1 = fadd double %.694.1, %.693.1
  store double %.695.1, ptr %.692.1, align 8
  %scevgep17 = getelementptr i8, ptr %lsr.iv16, i64 16
  %scevgep20 = getelementptr i8, ptr %lsr.iv19, i64 16
  %lsr.iv.next6 = add i64 %lsr.iv5, 2
  %niter.ncmp.1 = icmp eq i64 %lsr.iv.next6, 0
  br i1 %niter.ncmp.1, label %B764.loopexit.unr-lcssa, label %B600.if

B958.if:                                          ; preds = %B958.if, %B958.if.preheader.new
  %.873269271 = phi i64 [ 0, %B958.if.preheader.new ], [ %.880.1, %B958.if ]
  %sunkaddr15 = shl i64 %.873269271, 3
  %sunkaddr16 = getelementptr i8, ptr %arg.problem.7, i64 %sunkaddr15
  %.911 = load double, ptr %sunkaddr16, align 8
  %"$phi1010.1.2.1.frozen" = freeze double %.911
  %.912 = fcmp ogt double %"$phi1010.1.2.1.frozen", 0.000000e+00
  %.922 = fdiv double %trace.6.0, %"$phi1010.1.2.1.frozen"
  %"$phi1010.1.2.1" = select i1 %.912, double %.922, double 0.000000e+00
  store double %"$phi1010.1.2.1", ptr %sunkaddr16, align 8
  %.880.1 = add nuw i64 %.873269271, 2
  %sunkaddr29 = getelementptr i8, ptr %sunkaddr16, i64 8
  %.911.1 = load double, ptr %sunkaddr29, align 8
  %"$phi1010.1.2.1.1.frozen" = freeze double %.911.1
  %.912.1 = fcmp ogt double %"$phi1010.1.2.1.1.frozen", 0.000000e+00
  %.922.1 = fdiv double %trace.6.0, %"$phi1010.1.2.1.1.frozen"
  %"$phi1010.1.2.1.1" = select i1 %.912.1, double %.922.1, double 0.000000e+00
  store double %"$phi1010.1.2.1.1", ptr %sunkaddr29, align 8
  %niter6.ncmp.1 = icmp eq i64 %unroll_iter5, %.880.1
  br i1 %niter6.ncmp.1, label %B1020.loopexit.unr-lcssa, label %B958.if

B1072.if:                                         ; preds = %B1072.if, %B1072.if.lr.ph
  %lsr.iv10 = phi i64 [ %.948, %B1072.if.lr.ph ], [ %lsr.iv.next, %B1072.if ]
  %lsr.iv = phi ptr [ %arg.problem.4, %B1072.if.lr.ph ], [ %scevgep, %B1072.if ]
  %.1068 = load i64, ptr %sunkaddr20, align 8
  %27 = shl i64 %.1068, 3
  %scevgep9 = getelementptr i8, ptr %lsr.iv, i64 %27
  %.1072 = load i64, ptr %scevgep9, align 8
  %.1075 = load i64, ptr %sunkaddr21, align 8
  %28 = shl i64 %.1075, 3
  %scevgep8 = getelementptr i8, ptr %lsr.iv, i64 %28
  %.1079 = load i64, ptr %scevgep8, align 8
  %.1082 = load i64, ptr %sunkaddr22, align 8
  %29 = getelementptr i64, ptr %arg.problem.4, i64 %.1082
  %.1085 = getelementptr i64, ptr %29, i64 %.1072
  %.1086 = load i64, ptr %.1085, align 8
  %.1088 = getelementptr double, ptr %arg.problem.7, i64 %.1086
  %.1089 = load double, ptr %.1088, align 8
  %.1093 = getelementptr double, ptr %17, i64 %.1072
  %.1094 = load double, ptr %.1093, align 8
  %.1095 = fmul double %.1089, %.1094
  %.1098 = load i64, ptr %sunkaddr23, align 8
  %30 = shl i64 %.1098, 3
  %scevgep7 = getelementptr i8, ptr %lsr.iv, i64 %30
  %.1102 = load i64, ptr %scevgep7, align 8
  %.1106 = getelementptr double, ptr %18, i64 %.1102
  %.1107 = load double, ptr %.1106, align 8
  %.1111 = getelementptr double, ptr %17, i64 %.1079
  %.1112 = load double, ptr %.1111, align 8
  %.1113 = fmul double %.1095, %.1112
  %.1114 = fadd double %.1107, %.1113
  store double %.1114, ptr %.1106, align 8
  %scevgep = getelementptr i8, ptr %lsr.iv, i64 8
  %lsr.iv.next = add i64 %lsr.iv10, -1
  %exitcond284.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %exitcond284.not, label %common.ret, label %B1072.if
}

define internal fastcc void @part1(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.problem.4, ptr readonly captures(none) %arg.problem.5, ptr readonly captures(none) %arg.problem.6, ptr captures(none) %arg.problem.7, i64 %arg.chosen, i64 %arg.m) unnamed_addr #2 {
entry:
  %.44 = alloca i8, align 1
  store i8 0, ptr %.44, align 1
  %.3181 = alloca ptr, align 8
  store ptr null, ptr %.3181, align 8
  %.38 = load i64, ptr %arg.problem.4, align 8
  store i8 0, ptr %.44, align 1
  call fastcc void @part7(ptr nonnull %.44, ptr nonnull %arg.problem.4, ptr %arg.problem.6, ptr %arg.problem.7)
  %.58 = load i8, ptr %.44, align 1
  %.61.not = icmp eq i8 %.58, 0
  br i1 %.61.not, label %B106, label %common.ret

common.ret:                                       ; preds = %B1146, %B106, %entry, %B2886
  %rank.2.0.lcssa18.sink = phi i64 [ %rank.2.0.lcssa18, %B2886 ], [ -1, %B106 ], [ 0, %entry ], [ -1, %B1146 ]
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
  %.140833 = add i64 %.38, %arg.m
  %.141 = mul i64 %.140833, %.38
  %.143 = getelementptr double, ptr %.126, i64 %.141
  %.156 = mul nsw i64 %arg.m, %arg.m
  %2 = getelementptr double, ptr %.143, i64 %.38
  %.160 = getelementptr double, ptr %2, i64 %.156
  %.169 = getelementptr double, ptr %.160, i64 %arg.m
  %.186 = add nsw i64 %.141, %.156
  %.266870.not = icmp slt i64 %.186, 1
  br i1 %.266870.not, label %B504, label %B488.if.preheader

B488.if.preheader:                                ; preds = %B154
  %3 = shl nuw i64 %.186, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.126, i8 0, i64 %3, i1 false)
  br label %B504

B504:                                             ; preds = %B488.if.preheader, %B154
  %.15.i.i = getelementptr i8, ptr %arg.problem.4, i64 80
  %.16.i.i = load i64, ptr %.15.i.i, align 8, !noalias !48
  %4 = getelementptr double, ptr %arg.problem.5, i64 %.16.i.i
  %.18.i.i = getelementptr i8, ptr %4, i64 8
  %.59.i = getelementptr i8, ptr %arg.problem.4, i64 56
  %.60.i = load i64, ptr %.59.i, align 8, !noalias !53
  %.61.i = icmp sgt i64 %.60.i, 0
  br i1 %.61.i, label %B86.i, label %B504.endif

B86.i:                                            ; preds = %B504
  %.72.i = getelementptr i8, ptr %arg.problem.4, i64 16
  %.73.i = load i64, ptr %.72.i, align 8, !noalias !53
  %.15668.not.i = icmp slt i64 %.73.i, 1
  br i1 %.15668.not.i, label %B504.endif, label %B138.if.lr.ph.i

B138.if.lr.ph.i:                                  ; preds = %B86.i
  %.204.i = getelementptr i8, ptr %arg.problem.4, i64 112
  %.205.i = load i64, ptr %.204.i, align 8, !noalias !53
  %5 = getelementptr i64, ptr %arg.problem.4, i64 %.205.i
  %.215.i = getelementptr i8, ptr %arg.problem.4, i64 120
  %.216.i = load i64, ptr %.215.i, align 8, !noalias !53
  %6 = getelementptr i64, ptr %arg.problem.4, i64 %.216.i
  %7 = icmp eq i64 %.73.i, 1
  br i1 %7, label %B138.if.epil.preheader.i, label %B138.if.lr.ph.new.i

B138.if.lr.ph.new.i:                              ; preds = %B138.if.lr.ph.i
  %unroll_iter.i = and i64 %.73.i, 9223372036854775806
  %8 = shl i64 %.205.i, 3
  %9 = getelementptr i8, ptr %arg.problem.4, i64 %8
  %scevgep.i = getelementptr i8, ptr %9, i64 8
  %10 = shl i64 %.216.i, 3
  %11 = getelementptr i8, ptr %arg.problem.4, i64 %10
  %scevgep6.i = getelementptr i8, ptr %11, i64 8
  br label %B138.if.i

B238.i:                                           ; preds = %B138.if.i
  %sunkaddr119 = getelementptr i8, ptr %arg.problem.6, i64 %14
  %.229.i = load double, ptr %sunkaddr119, align 8, !noalias !53
  %.234.i = getelementptr double, ptr %.18.i.i, i64 %.210.i
  %.235.i = load double, ptr %.234.i, align 8, !noalias !53
  %.236.i = fmul double %.229.i, %.235.i
  %.243.i = fmul double %.235.i, %.236.i
  %.245.i = fadd double %trace.2.071.i, %.243.i
  br label %B306.i

B306.i:                                           ; preds = %B138.if.i, %B238.i
  %trace.3.1.i = phi double [ %.245.i, %B238.i ], [ %trace.2.071.i, %B138.if.i ]
  %.169.1.i = add nuw i64 %.1626769.i, 2
  %.210.1.i = load i64, ptr %scevgep4.i, align 8, !noalias !53
  %.221.1.i = load i64, ptr %scevgep8.i, align 8, !noalias !53
  %.223.1.i = icmp eq i64 %.210.1.i, %.221.1.i
  br i1 %.223.1.i, label %B238.1.i, label %B306.1.i

B238.1.i:                                         ; preds = %B306.i
  %sunkaddr125 = getelementptr i8, ptr %arg.problem.6, i64 %14
  %sunkaddr126 = getelementptr i8, ptr %sunkaddr125, i64 8
  %.229.1.i = load double, ptr %sunkaddr126, align 8, !noalias !53
  %.234.1.i = getelementptr double, ptr %.18.i.i, i64 %.210.1.i
  %.235.1.i = load double, ptr %.234.1.i, align 8, !noalias !53
  %.236.1.i = fmul double %.229.1.i, %.235.1.i
  %.243.1.i = fmul double %.235.1.i, %.236.1.i
  %.245.1.i = fadd double %trace.3.1.i, %.243.1.i
  br label %B306.1.i

B306.1.i:                                         ; preds = %B238.1.i, %B306.i
  %trace.3.1.1.i = phi double [ %.245.1.i, %B238.1.i ], [ %trace.3.1.i, %B306.i ]
  %niter.ncmp.1.i = icmp eq i64 %unroll_iter.i, %.169.1.i
  br i1 %niter.ncmp.1.i, label %B308.loopexit.loopexit.unr-lcssa.i, label %B138.if.i

B308.loopexit.loopexit.unr-lcssa.i:               ; preds = %B306.1.i
  %12 = and i64 %.73.i, 1
  %lcmp.mod.not.i = icmp eq i64 %12, 0
  br i1 %lcmp.mod.not.i, label %B308.loopexit.loopexit.i, label %B138.if.epil.preheader.i

B138.if.epil.preheader.i:                         ; preds = %B308.loopexit.loopexit.unr-lcssa.i, %B138.if.lr.ph.i
  %trace.2.071.epil.init.i = phi double [ 0.000000e+00, %B138.if.lr.ph.i ], [ %trace.3.1.1.i, %B308.loopexit.loopexit.unr-lcssa.i ]
  %.1626769.epil.init.i = phi i64 [ 0, %B138.if.lr.ph.i ], [ %unroll_iter.i, %B308.loopexit.loopexit.unr-lcssa.i ]
  %.209.epil.i = getelementptr i64, ptr %5, i64 %.1626769.epil.init.i
  %.210.epil.i = load i64, ptr %.209.epil.i, align 8, !noalias !53
  %.220.epil.i = getelementptr i64, ptr %6, i64 %.1626769.epil.init.i
  %.221.epil.i = load i64, ptr %.220.epil.i, align 8, !noalias !53
  %.223.epil.i = icmp eq i64 %.210.epil.i, %.221.epil.i
  br i1 %.223.epil.i, label %B238.epil.i, label %B308.loopexit.loopexit.i

B238.epil.i:                                      ; preds = %B138.if.epil.preheader.i
  %.228.epil.i = getelementptr double, ptr %arg.problem.6, i64 %.1626769.epil.init.i
  %.229.epil.i = load double, ptr %.228.epil.i, align 8, !noalias !53
  %.234.epil.i = getelementptr double, ptr %.18.i.i, i64 %.210.epil.i
  %.235.epil.i = load double, ptr %.234.epil.i, align 8, !noalias !53
  %.236.epil.i = fmul double %.229.epil.i, %.235.epil.i
  %.243.epil.i = fmul double %.235.epil.i, %.236.epil.i
  %.245.epil.i = fadd double %trace.2.071.epil.init.i, %.243.epil.i
  br label %B308.loopexit.loopexit.i

B308.loopexit.loopexit.i:                         ; preds = %B238.epil.i, %B138.if.epil.preheader.i, %B308.loopexit.loopexit.unr-lcssa.i
  %trace.3.1.lcssa.i = phi double [ %trace.3.1.1.i, %B308.loopexit.loopexit.unr-lcssa.i ], [ %.245.epil.i, %B238.epil.i ], [ %trace.2.071.epil.init.i, %B138.if.epil.preheader.i ]
  %13 = fmul double %trace.3.1.lcssa.i, 0x3D719799812DEA11
  br label %B504.endif

B138.if.i:                                        ; preds = %B306.1.i, %B138.if.lr.ph.new.i
  %trace.2.071.i = phi double [ 0.000000e+00, %B138.if.lr.ph.new.i ], [ %trace.3.1.1.i, %B306.1.i ]
  %.1626769.i = phi i64 [ 0, %B138.if.lr.ph.new.i ], [ %.169.1.i, %B306.1.i ]
  %14 = shl i64 %.1626769.i, 3
  %scevgep4.i = getelementptr i8, ptr %scevgep.i, i64 %14
  %scevgep5.i = getelementptr i8, ptr %scevgep4.i, i64 -8
  %.210.i = load i64, ptr %scevgep5.i, align 8, !noalias !53
  %scevgep8.i = getelementptr i8, ptr %scevgep6.i, i64 %14
  %scevgep9.i = getelementptr i8, ptr %scevgep8.i, i64 -8
  %.221.i = load i64, ptr %scevgep9.i, align 8, !noalias !53
  %.223.i = icmp eq i64 %.210.i, %.221.i
  br i1 %.223.i, label %B238.i, label %B306.i

B832.loopexit.unr-lcssa:                          ; preds = %B676.if
  %15 = and i64 %.432, 1
  %lcmp.mod.not = icmp eq i64 %15, 0
  br i1 %lcmp.mod.not, label %B832, label %B676.if.epil.preheader

B676.if.epil.preheader:                           ; preds = %B676.if.lr.ph, %B832.loopexit.unr-lcssa
  %.518875877.epil.init = phi i64 [ 0, %B676.if.lr.ph ], [ %.525.1, %B832.loopexit.unr-lcssa ]
  %sunkaddr173 = getelementptr i8, ptr %arg.problem.4, i64 144
  %.552.epil = load i64, ptr %sunkaddr173, align 8
  %16 = getelementptr i64, ptr %arg.problem.4, i64 %.552.epil
  %.555.epil = getelementptr i64, ptr %16, i64 %.518875877.epil.init
  %.556.epil = load i64, ptr %.555.epil, align 8
  %sunkaddr174 = getelementptr i8, ptr %arg.problem.4, i64 152
  %.559.epil = load i64, ptr %sunkaddr174, align 8
  %17 = getelementptr i64, ptr %arg.problem.4, i64 %.559.epil
  %.562.epil = getelementptr i64, ptr %17, i64 %.518875877.epil.init
  %.563.epil = load i64, ptr %.562.epil, align 8
  %.566.epil = load i64, ptr %.59.i, align 8
  %18 = getelementptr double, ptr %arg.problem.6, i64 %.566.epil
  %.569.epil = getelementptr double, ptr %18, i64 %.518875877.epil.init
  %.570.epil = load double, ptr %.569.epil, align 8
  %.572.epil = mul nsw i64 %.556.epil, %.38
  %19 = getelementptr double, ptr %.126, i64 %.572.epil
  %.575.epil = getelementptr double, ptr %19, i64 %.563.epil
  store double %.570.epil, ptr %.575.epil, align 8
  br label %B832

B832:                                             ; preds = %B504.endif, %B676.if.epil.preheader, %B832.loopexit.unr-lcssa
  %.620 = icmp sgt i64 %.38, 0
  br i1 %.620, label %B862.if.preheader, label %B1334

B862.if.preheader:                                ; preds = %B832
  %20 = add i64 %.123, %.119
  %21 = shl i64 %20, 3
  %22 = getelementptr i8, ptr %arg.problem.7, i64 %21
  %scevgep130 = getelementptr i8, ptr %22, i64 16
  %23 = shl i64 %.38, 3
  br label %B862.if

B862.loopexit:                                    ; preds = %B2887, %B862.if
  %indvars.iv.next = add i64 %indvars.iv, -1
  %scevgep132 = getelementptr i8, ptr %lsr.iv131, i64 %23
  %exitcond1141.not = icmp eq i64 %.38, %.675
  br i1 %exitcond1141.not, label %B1334, label %B862.if

B1064.loopexit.unr-lcssa:                         ; preds = %B960.if
  br i1 %118, label %B1064, label %B960.if.epil.preheader

B960.if.epil.preheader:                           ; preds = %B960.if.lr.ph, %B1064.loopexit.unr-lcssa
  %.977888.epil.init = phi double [ %gep.promoted, %B960.if.lr.ph ], [ %.977.1, %B1064.loopexit.unr-lcssa ]
  %.922882884.epil.init = phi i64 [ 0, %B960.if.lr.ph ], [ %.929.1, %B1064.loopexit.unr-lcssa ]
  %.967.epil = getelementptr double, ptr %119, i64 %.922882884.epil.init
  %.968.epil = load double, ptr %.967.epil, align 8
  %.974.epil = getelementptr double, ptr %114, i64 %.922882884.epil.init
  %.975.epil = load double, ptr %.974.epil, align 8
  %.976.epil = fmul double %.968.epil, %.975.epil
  %.977.epil = fsub double %.977888.epil.init, %.976.epil
  %sunkaddr176 = shl i64 %.956, 3
  %sunkaddr177 = getelementptr i8, ptr %invariant.gep889, i64 %sunkaddr176
  store double %.977.epil, ptr %sunkaddr177, align 8
  br label %B1064

B1064:                                            ; preds = %B926.if, %B960.if.epil.preheader, %B1064.loopexit.unr-lcssa
  %.988 = icmp sgt i64 %.801894906, %.668917940
  br i1 %.988, label %B1076, label %B1146

B1076:                                            ; preds = %B1064
  %.992 = mul nsw i64 %.801894906, %.38
  %gep890 = getelementptr double, ptr %invariant.gep889, i64 %.992
  %.999 = load double, ptr %gep890, align 8
  %.1007 = load double, ptr %sunkaddr203, align 8
  %.1011 = fdiv double %.999, %.1007
  store double %.1011, ptr %gep890, align 8
  br label %B2887

B1146:                                            ; preds = %B1064
  %.1025 = load double, ptr %sunkaddr203, align 8
  %.1031 = load double, ptr %sunkaddr138, align 8
  %.147.i = fmul double %.1031, %.1031
  %.1060 = fdiv double %trace.4.1.i, %.147.i
  %.10.i26 = fcmp ogt double %.1060, %.1027
  %.11.i27 = select i1 %.10.i26, double %.1060, double %.1027
  %.1089 = fcmp ogt double %.1025, %.11.i27
  br i1 %.1089, label %B1240, label %common.ret

B1240:                                            ; preds = %B1146
  %.1106 = tail call double @sqrt(double %.1025)
  store double %.1106, ptr %sunkaddr203, align 8
  br label %B2887

B1334:                                            ; preds = %B862.loopexit, %B832
  %.1181 = load i64, ptr %.97, align 8
  %.1261951.not = icmp slt i64 %.1181, 1
  br i1 %.1261951.not, label %B1402, label %B1386.if.preheader

B1386.if.preheader:                               ; preds = %B1334
  %xtraiter38 = and i64 %.1181, 7
  %24 = icmp ult i64 %.1181, 8
  br i1 %24, label %B1386.if.epil.preheader, label %B1386.if.preheader.new

B1386.if.preheader.new:                           ; preds = %B1386.if.preheader
  %25 = shl i64 %arg.m, 3
  %26 = add i64 %25, 8
  %27 = mul i64 %26, %arg.m
  %28 = shl i64 %.140833, 3
  %29 = add i64 %28, 8
  %30 = mul i64 %29, %.38
  %31 = add i64 %.123, %.119
  %32 = shl i64 %31, 3
  %33 = getelementptr i8, ptr %arg.problem.7, i64 %32
  %34 = getelementptr i8, ptr %33, i64 %27
  %35 = getelementptr i8, ptr %34, i64 %30
  %scevgep114 = getelementptr i8, ptr %35, i64 64
  %36 = add nsw i64 %.1181, -8
  %37 = lshr i64 %36, 3
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %B1386.if.epil.preheader7, label %B1386.if.preheader.new.new

B1386.if.preheader.new.new:                       ; preds = %B1386.if.preheader.new
  %39 = add nuw nsw i64 %37, 1
  %40 = getelementptr i8, ptr %arg.problem.7, i64 %27
  %41 = getelementptr i8, ptr %40, i64 %30
  %42 = getelementptr i8, ptr %41, i64 %32
  %scevgep32 = getelementptr i8, ptr %42, i64 128
  %43 = lshr i64 %39, 1
  %44 = mul nsw i64 %43, -2
  br label %B1386.if

B1402.loopexit.unr-lcssa.unr-lcssa:               ; preds = %B1386.if
  %45 = and i64 %36, 8
  %lcmp.mod.not15.not = icmp eq i64 %45, 0
  br i1 %lcmp.mod.not15.not, label %B1386.if.epil.preheader7, label %B1402.loopexit.unr-lcssa

B1386.if.epil.preheader7:                         ; preds = %B1402.loopexit.unr-lcssa.unr-lcssa, %B1386.if.preheader.new
  %.1267950952.epil.init10 = phi i64 [ 0, %B1386.if.preheader.new ], [ %.1274.7.1, %B1402.loopexit.unr-lcssa.unr-lcssa ]
  %46 = shl i64 %.1267950952.epil.init10, 3
  %scevgep128.epil = getelementptr i8, ptr %scevgep114, i64 %46
  %scevgep129.epil = getelementptr i8, ptr %scevgep128.epil, i64 -56
  store double -1.000000e+00, ptr %scevgep129.epil, align 8
  %scevgep127.epil = getelementptr i8, ptr %scevgep128.epil, i64 -48
  store double -1.000000e+00, ptr %scevgep127.epil, align 8
  %scevgep125.epil = getelementptr i8, ptr %scevgep128.epil, i64 -40
  store double -1.000000e+00, ptr %scevgep125.epil, align 8
  %scevgep123.epil = getelementptr i8, ptr %scevgep128.epil, i64 -32
  store double -1.000000e+00, ptr %scevgep123.epil, align 8
  %scevgep121.epil = getelementptr i8, ptr %scevgep128.epil, i64 -24
  store double -1.000000e+00, ptr %scevgep121.epil, align 8
  %scevgep119.epil = getelementptr i8, ptr %scevgep128.epil, i64 -16
  store double -1.000000e+00, ptr %scevgep119.epil, align 8
  %scevgep117.epil = getelementptr i8, ptr %scevgep128.epil, i64 -8
  store double -1.000000e+00, ptr %scevgep117.epil, align 8
  %.1274.7.epil = add nuw nsw i64 %.1267950952.epil.init10, 8
  store double -1.000000e+00, ptr %scevgep128.epil, align 8
  br label %B1402.loopexit.unr-lcssa

B1402.loopexit.unr-lcssa:                         ; preds = %B1386.if.epil.preheader7, %B1402.loopexit.unr-lcssa.unr-lcssa
  %.1274.7.lcssa = phi i64 [ %.1274.7.epil, %B1386.if.epil.preheader7 ], [ %.1274.7.1, %B1402.loopexit.unr-lcssa.unr-lcssa ]
  %lcmp.mod39.not = icmp eq i64 %xtraiter38, 0
  br i1 %lcmp.mod39.not, label %B1402, label %B1386.if.epil.preheader

B1386.if.epil.preheader:                          ; preds = %B1402.loopexit.unr-lcssa, %B1386.if.preheader
  %.1267950952.epil.init = phi i64 [ 0, %B1386.if.preheader ], [ %.1274.7.lcssa, %B1402.loopexit.unr-lcssa ]
  %47 = shl i64 %arg.m, 3
  %48 = add i64 %47, 8
  %49 = mul i64 %48, %arg.m
  %50 = shl i64 %.140833, 3
  %51 = add i64 %50, 8
  %52 = mul i64 %51, %.38
  %53 = add i64 %.123, %.119
  %54 = add i64 %53, %.1267950952.epil.init
  %55 = shl i64 %54, 3
  %56 = getelementptr i8, ptr %arg.problem.7, i64 %55
  %57 = getelementptr i8, ptr %56, i64 %49
  %58 = getelementptr i8, ptr %57, i64 %52
  %scevgep112 = getelementptr i8, ptr %58, i64 8
  br label %B1386.if.epil

B1386.if.epil:                                    ; preds = %B1386.if.epil, %B1386.if.epil.preheader
  %epil.iter = phi i64 [ %epil.iter.next, %B1386.if.epil ], [ 0, %B1386.if.epil.preheader ]
  %59 = shl i64 %epil.iter, 3
  %scevgep31 = getelementptr i8, ptr %scevgep112, i64 %59
  store double -1.000000e+00, ptr %scevgep31, align 8
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter38, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B1402, label %B1386.if.epil, !llvm.loop !54

B1402:                                            ; preds = %B1386.if.epil, %B1402.loopexit.unr-lcssa, %B1334
  %.1345 = icmp sgt i64 %arg.m, 0
  br i1 %.1345, label %B1432.if.lr.ph, label %B1488

B1432.if.lr.ph:                                   ; preds = %B1402
  %60 = getelementptr i64, ptr %arg.problem.4, i64 %arg.chosen
  %.1393848 = add nuw i64 %arg.m, 1
  %61 = icmp eq i64 %arg.m, 1
  br i1 %61, label %B1432.if.epil.preheader, label %B1432.if.lr.ph.new

B1432.if.lr.ph.new:                               ; preds = %B1432.if.lr.ph
  %unroll_iter47 = and i64 %arg.m, 9223372036854775806
  %62 = shl i64 %arg.chosen, 3
  %63 = getelementptr i8, ptr %arg.problem.4, i64 %62
  %scevgep103 = getelementptr i8, ptr %63, i64 8
  %64 = add i64 %.123, %.119
  %65 = add i64 %64, %.141
  %66 = shl i64 %65, 3
  %67 = shl i64 %arg.m, 4
  %68 = getelementptr i8, ptr %arg.problem.7, i64 %66
  %sunkaddr165 = shl i64 %arg.m, 3
  br label %B1432.if

B1488.loopexit.unr-lcssa:                         ; preds = %B1432.if
  %69 = and i64 %arg.m, 1
  %lcmp.mod45.not = icmp eq i64 %69, 0
  br i1 %lcmp.mod45.not, label %B1488, label %B1432.if.epil.preheader

B1432.if.epil.preheader:                          ; preds = %B1488.loopexit.unr-lcssa, %B1432.if.lr.ph
  %.1393957959.epil.init = phi i64 [ 0, %B1432.if.lr.ph ], [ %125, %B1488.loopexit.unr-lcssa ]
  %.1428.epil = getelementptr i64, ptr %60, i64 %.1393957959.epil.init
  %.1429.epil = load i64, ptr %.1428.epil, align 8
  %.1431.epil = uitofp nneg i64 %.1393957959.epil.init to double
  %.1432.epil = getelementptr double, ptr %.169, i64 %.1429.epil
  store double %.1431.epil, ptr %.1432.epil, align 8
  %.1436.epil = mul i64 %.1393957959.epil.init, %.1393848
  %.1438.epil = getelementptr double, ptr %.143, i64 %.1436.epil
  store double 1.000000e+00, ptr %.1438.epil, align 8
  br label %B1488

B1488:                                            ; preds = %B1432.if.epil.preheader, %B1488.loopexit.unr-lcssa, %B1402
  %.1446 = getelementptr i8, ptr %arg.problem.4, i64 24
  %.1447 = load i64, ptr %.1446, align 8
  %.1527965.not = icmp slt i64 %.1447, 1
  br i1 %.1527965.not, label %B1804, label %B1540.if.preheader

B1540.if.preheader:                               ; preds = %B1488
  %sunkaddr167 = getelementptr i8, ptr %arg.problem.4, i64 128
  %sunkaddr147 = getelementptr i8, ptr %arg.problem.4, i64 16
  %sunkaddr153 = getelementptr i8, ptr %arg.problem.4, i64 136
  br label %B1540.if

B1638:                                            ; preds = %B1540.if
  %.1618 = getelementptr double, ptr %.22.i, i64 %.1575
  %.1619 = load double, ptr %.1618, align 8
  %.1622 = load i64, ptr %sunkaddr147, align 8
  %70 = shl i64 %.1622, 3
  %scevgep99 = getelementptr i8, ptr %lsr.iv97, i64 %70
  %.1627 = load double, ptr %scevgep99, align 8
  %.1628 = fmul double %.1619, %.1627
  %.1631 = mul nsw i64 %.38, %.5.i
  %.1636 = load i64, ptr %sunkaddr153, align 8
  %71 = shl i64 %.1636, 3
  %scevgep96 = getelementptr i8, ptr %lsr.iv94, i64 %71
  %.1643 = load i64, ptr %scevgep96, align 8
  %72 = getelementptr double, ptr %.134, i64 %.1631
  %.1646 = getelementptr double, ptr %72, i64 %.1643
  store double %.1628, ptr %.1646, align 8
  br label %B1802

B1802:                                            ; preds = %B1540.if, %B1638
  %scevgep95 = getelementptr i8, ptr %lsr.iv94, i64 8
  %scevgep98 = getelementptr i8, ptr %lsr.iv97, i64 8
  %lsr.iv.next102 = add nsw i64 %lsr.iv101, -1
  %exitcond1144.not = icmp eq i64 %lsr.iv.next102, 0
  br i1 %exitcond1144.not, label %B1804, label %B1540.if

B1804:                                            ; preds = %B1802, %B1488
  %.17441003.not = icmp slt i64 %arg.m, 1
  br i1 %.17441003.not, label %B2886, label %B1834.if.lr.ph

B1834.if.lr.ph:                                   ; preds = %B1804
  %.1871847 = add i64 %.38, 1
  %73 = shl i64 %.119, 3
  %74 = shl i64 %.123, 3
  %75 = getelementptr i8, ptr %arg.problem.7, i64 %73
  %76 = getelementptr i8, ptr %75, i64 %74
  %scevgep82 = getelementptr i8, ptr %76, i64 16
  %77 = shl i64 %.38, 3
  %78 = add i64 %.123, %.119
  %79 = add i64 %78, %.132
  %80 = shl i64 %79, 3
  %81 = getelementptr i8, ptr %arg.problem.7, i64 %80
  %scevgep88 = getelementptr i8, ptr %81, i64 16
  %82 = icmp slt i64 %.38, 1
  br label %B1834.if

B1834.loopexit:                                   ; preds = %B2006, %B1834.if
  %scevgep90 = getelementptr i8, ptr %lsr.iv89, i64 %77
  %exitcond1147.not = icmp eq i64 %.1757, %arg.m
  br i1 %exitcond1147.not, label %B2108.if.preheader, label %B1834.if

B2108.if.preheader:                               ; preds = %B1834.loopexit
  %83 = shl i64 %arg.m, 3
  %84 = icmp eq i64 %.38, 1
  %unroll_iter.i1 = and i64 %.38, 9223372036854775806
  %85 = and i64 %.38, 1
  %lcmp.mod.not.i3 = icmp eq i64 %85, 0
  %86 = icmp eq i64 %.38, 1
  %unroll_iter10.i = and i64 %.38, 9223372036854775806
  %87 = and i64 %.38, 1
  %lcmp.mod8.not.i = icmp eq i64 %87, 0
  %88 = icmp eq i64 %arg.m, 1
  %unroll_iter15.i = and i64 %arg.m, 9223372036854775806
  %89 = and i64 %arg.m, 1
  %lcmp.mod13.not.i = icmp eq i64 %89, 0
  br label %B2108.if

B2006.loopexit.unr-lcssa:                         ; preds = %B1902.if
  %90 = and i64 %.1871981987, 1
  %lcmp.mod51.not = icmp eq i64 %90, 0
  br i1 %lcmp.mod51.not, label %B2006, label %B1902.if.epil.preheader

B1902.if.epil.preheader:                          ; preds = %B1902.if.lr.ph, %B2006.loopexit.unr-lcssa
  %.2047979.epil.init = phi double [ %gep971.promoted, %B1902.if.lr.ph ], [ %.2047.1, %B2006.loopexit.unr-lcssa ]
  %.1992973975.epil.init = phi i64 [ 0, %B1902.if.lr.ph ], [ %.1999.1, %B2006.loopexit.unr-lcssa ]
  %.2037.epil = getelementptr double, ptr %128, i64 %.1992973975.epil.init
  %.2038.epil = load double, ptr %.2037.epil, align 8
  %.2044.epil = getelementptr double, ptr %invariant.gep993, i64 %.1992973975.epil.init
  %.2045.epil = load double, ptr %.2044.epil, align 8
  %.2046.epil = fmul double %.2038.epil, %.2045.epil
  %.2047.epil = fsub double %.2047979.epil.init, %.2046.epil
  %sunkaddr189 = shl i64 %.1871981987, 3
  %sunkaddr190 = getelementptr i8, ptr %invariant.gep993, i64 %sunkaddr189
  store double %.2047.epil, ptr %sunkaddr190, align 8
  br label %B2006

B2006:                                            ; preds = %B1868.if, %B1902.if.epil.preheader, %B2006.loopexit.unr-lcssa
  %.2062 = getelementptr double, ptr %invariant.gep993, i64 %.1871981987
  %.2063 = load double, ptr %.2062, align 8
  %.2068 = mul i64 %.1871981987, %.1871847
  %.2072 = getelementptr double, ptr %.126, i64 %.2068
  %.2073 = load double, ptr %.2072, align 8
  %.2077 = fdiv double %.2063, %.2073
  store double %.2077, ptr %.2062, align 8
  %scevgep84 = getelementptr i8, ptr %lsr.iv83, i64 %77
  %exitcond1146.not = icmp eq i64 %.38, %.1878
  br i1 %exitcond1146.not, label %B1834.loopexit, label %B1868.if

B2146.loopexit:                                   ; preds = %_ZN9teachmech3run8compiled20kernel_linear_system6rotateB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit, %B2146.if
  %turned.2.2.lcssa = phi i1 [ %turned.3.11032, %B2146.if ], [ %.2498, %_ZN9teachmech3run8compiled20kernel_linear_system6rotateB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit ]
  %lsr.iv.next15 = add nsw i64 %lsr.iv14, -1
  %exitcond1149.not = icmp eq i64 %arg.m, %.2308
  br i1 %exitcond1149.not, label %B2368, label %B2146.if

B2368:                                            ; preds = %B2146.loopexit
  %.2183 = add nsw i64 %.217310381056, -1
  %.2174 = icmp samesign ugt i64 %.217310381056, 1
  %or.cond = select i1 %turned.2.2.lcssa, i1 %.2174, i1 false
  br i1 %or.cond, label %B2108.if, label %B2440.if.lr.ph

B2440.if.lr.ph:                                   ; preds = %B2368
  %xtraiter55 = and i64 %.38, 3
  %unroll_iter59 = and i64 %.38, 9223372036854775804
  %scevgep63 = getelementptr i8, ptr %81, i64 32
  %scevgep72 = getelementptr i8, ptr %81, i64 8
  %91 = icmp ult i64 %.38, 4
  %92 = icmp eq i64 %xtraiter55, 0
  br label %B2440.if

B2576.loopexit.unr-lcssa:                         ; preds = %B2484.if
  br i1 %92, label %B2576, label %B2484.if.epil.preheader

B2484.if.epil.preheader:                          ; preds = %B2484.if.lr.ph, %B2576.loopexit.unr-lcssa
  %.28331076.epil.init = phi double [ 0.000000e+00, %B2484.if.lr.ph ], [ %.2833.3, %B2576.loopexit.unr-lcssa ]
  %.278210701072.epil.init = phi i64 [ 0, %B2484.if.lr.ph ], [ %.2789.3, %B2576.loopexit.unr-lcssa ]
  %93 = shl i64 %.278210701072.epil.init, 3
  %scevgep75 = getelementptr i8, ptr %lsr.iv73, i64 %93
  %sunkaddr154 = shl i64 %.265710781084, 3
  %sunkaddr155 = getelementptr i8, ptr %.160, i64 %sunkaddr154
  br label %B2484.if.epil

B2484.if.epil:                                    ; preds = %B2484.if.epil, %B2484.if.epil.preheader
  %.28331076.epil = phi double [ %.28331076.epil.init, %B2484.if.epil.preheader ], [ %.2833.epil, %B2484.if.epil ]
  %epil.iter56 = phi i64 [ 0, %B2484.if.epil.preheader ], [ %epil.iter56.next, %B2484.if.epil ]
  %94 = shl i64 %epil.iter56, 3
  %scevgep21 = getelementptr i8, ptr %scevgep75, i64 %94
  %.2824.epil = load double, ptr %scevgep21, align 8
  %.2832.epil = fmul double %.2824.epil, %.2824.epil
  %.2833.epil = fadd double %.28331076.epil, %.2832.epil
  store double %.2833.epil, ptr %sunkaddr155, align 8
  %epil.iter56.next = add i64 %epil.iter56, 1
  %epil.iter56.cmp.not = icmp eq i64 %xtraiter55, %epil.iter56.next
  br i1 %epil.iter56.cmp.not, label %B2576, label %B2484.if.epil, !llvm.loop !55

B2576:                                            ; preds = %B2484.if.epil, %B2440.if, %B2576.loopexit.unr-lcssa
  %sunkaddr193 = shl i64 %.265710781084, 3
  %sunkaddr194 = getelementptr i8, ptr %.160, i64 %sunkaddr193
  %.2846 = load double, ptr %sunkaddr194, align 8
  %.10.i = fcmp ogt double %.2846, %greatest.2.01086
  %.11.i = select i1 %.10.i, double %.2846, double %greatest.2.01086
  %scevgep64 = getelementptr i8, ptr %lsr.iv, i64 %77
  %scevgep74 = getelementptr i8, ptr %lsr.iv73, i64 %77
  %exitcond1151.not = icmp eq i64 %.2664, %arg.m
  br i1 %exitcond1151.not, label %B2652.if.preheader, label %B2440.if

B2652.if.preheader:                               ; preds = %B2576
  %.3046 = tail call double @sqrt(double %.11.i)
  %.3052 = fmul double %.18.i, %.3046
  %95 = shl i64 %.140833, 3
  %96 = add i64 %95, 8
  %97 = mul i64 %96, %.38
  %98 = add i64 %78, %.156
  %99 = shl i64 %98, 3
  %100 = getelementptr i8, ptr %arg.problem.7, i64 %99
  %101 = getelementptr i8, ptr %100, i64 %97
  %scevgep = getelementptr i8, ptr %101, i64 8
  br label %B2652.if

B2758:                                            ; preds = %B2652.if
  %.3056 = add nsw i64 %rank.2.01097, 1
  %.10.i19 = fcmp olt double %.3025, %least.2.01098
  %.11.i20 = select i1 %.10.i19, double %.3025, double %least.2.01098
  br label %B2888

B2814:                                            ; preds = %B2652.if
  store double 0.000000e+00, ptr %scevgep62, align 8
  br label %B2888

B2826:                                            ; preds = %B2888
  %.3129 = icmp sgt i64 %rank.3.1, 0
  br i1 %.3129, label %B2838, label %B2886

B2838:                                            ; preds = %B2826
  %.3136 = fdiv double %least.3.1, %.11.i
  %.3148 = tail call double @sqrt(double %.3136)
  br label %B2886

B2886:                                            ; preds = %B2838, %B2826, %B1804
  %rank.2.0.lcssa18 = phi i64 [ %rank.3.1, %B2826 ], [ %rank.3.1, %B2838 ], [ 0, %B1804 ]
  %"$phi2886.0.2.0" = phi double [ 1.000000e+00, %B2826 ], [ %.3148, %B2838 ], [ 1.000000e+00, %B1804 ]
  %.3166 = load i64, ptr %.118, align 8
  %.3171 = getelementptr double, ptr %arg.problem.7, i64 %.3166
  store double %"$phi2886.0.2.0", ptr %.3171, align 8
  store ptr null, ptr %.3181, align 8
  call fastcc void @part11(ptr nonnull %.3181, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.7, i64 %arg.chosen, i64 %arg.m)
  br label %common.ret

B2887:                                            ; preds = %B1240, %B1076
  %scevgep134 = getelementptr i8, ptr %lsr.iv133, i64 %23
  %exitcond1140.not = icmp eq i64 %.808, %113
  br i1 %exitcond1140.not, label %B862.loopexit, label %B926.if

B2888:                                            ; preds = %B2814, %B2758
  %rank.3.1 = phi i64 [ %rank.2.01097, %B2814 ], [ %.3056, %B2758 ]
  %least.3.1 = phi double [ %least.2.01098, %B2814 ], [ %.11.i20, %B2758 ]
  %exitcond1152.not = icmp eq i64 %arg.m, %.2994
  br i1 %exitcond1152.not, label %B2826, label %B2652.if

B504.endif:                                       ; preds = %B308.loopexit.loopexit.i, %B86.i, %B504
  %trace.4.1.i = phi double [ 0.000000e+00, %B504 ], [ 0.000000e+00, %B86.i ], [ %13, %B308.loopexit.loopexit.i ]
  %.18.i = load double, ptr %4, align 8, !noalias !56
  %.20.i = load i64, ptr %arg.problem.4, align 8, !noalias !59
  %.22.i = getelementptr double, ptr %.18.i.i, i64 %.20.i
  %.432 = load i64, ptr %.122, align 8
  %.512876.not = icmp slt i64 %.432, 1
  br i1 %.512876.not, label %B832, label %B676.if.lr.ph

B676.if.lr.ph:                                    ; preds = %B504.endif
  %102 = icmp eq i64 %.432, 1
  br i1 %102, label %B676.if.epil.preheader, label %B676.if.lr.ph.new

B676.if.lr.ph.new:                                ; preds = %B676.if.lr.ph
  %unroll_iter = and i64 %.432, 9223372036854775806
  %sunkaddr160 = getelementptr i8, ptr %arg.problem.4, i64 144
  %sunkaddr161 = getelementptr i8, ptr %arg.problem.4, i64 152
  br label %B676.if

B676.if:                                          ; preds = %B676.if, %B676.if.lr.ph.new
  %.518875877 = phi i64 [ 0, %B676.if.lr.ph.new ], [ %.525.1, %B676.if ]
  %.552 = load i64, ptr %sunkaddr160, align 8
  %103 = shl i64 %.552, 3
  %scevgep154 = getelementptr i8, ptr %arg.problem.4, i64 %103
  %104 = shl i64 %.518875877, 3
  %scevgep155 = getelementptr i8, ptr %scevgep154, i64 %104
  %.556 = load i64, ptr %scevgep155, align 8
  %.559 = load i64, ptr %sunkaddr161, align 8
  %105 = shl i64 %.559, 3
  %scevgep152 = getelementptr i8, ptr %arg.problem.4, i64 %105
  %scevgep109 = getelementptr i8, ptr %scevgep152, i64 %104
  %.563 = load i64, ptr %scevgep109, align 8
  %.566 = load i64, ptr %.59.i, align 8
  %106 = shl i64 %.566, 3
  %scevgep150 = getelementptr i8, ptr %arg.problem.6, i64 %106
  %scevgep108 = getelementptr i8, ptr %scevgep150, i64 %104
  %.570 = load double, ptr %scevgep108, align 8
  %.572 = mul nsw i64 %.556, %.38
  %107 = getelementptr double, ptr %.126, i64 %.572
  %.575 = getelementptr double, ptr %107, i64 %.563
  store double %.570, ptr %.575, align 8
  %.525.1 = add nuw i64 %.518875877, 2
  %.552.1 = load i64, ptr %sunkaddr160, align 8
  %108 = shl i64 %.552.1, 3
  %scevgep141 = getelementptr i8, ptr %arg.problem.4, i64 %108
  %scevgep101 = getelementptr i8, ptr %scevgep141, i64 %104
  %scevgep102 = getelementptr i8, ptr %scevgep101, i64 8
  %.556.1 = load i64, ptr %scevgep102, align 8
  %.559.1 = load i64, ptr %sunkaddr161, align 8
  %109 = shl i64 %.559.1, 3
  %scevgep144 = getelementptr i8, ptr %arg.problem.4, i64 %109
  %scevgep94 = getelementptr i8, ptr %scevgep144, i64 %104
  %scevgep97 = getelementptr i8, ptr %scevgep94, i64 8
  %.563.1 = load i64, ptr %scevgep97, align 8
  %.566.1 = load i64, ptr %.59.i, align 8
  %110 = shl i64 %.566.1, 3
  %scevgep147 = getelementptr i8, ptr %arg.problem.6, i64 %110
  %scevgep89 = getelementptr i8, ptr %scevgep147, i64 %104
  %scevgep91 = getelementptr i8, ptr %scevgep89, i64 8
  %.570.1 = load double, ptr %scevgep91, align 8
  %.572.1 = mul nsw i64 %.556.1, %.38
  %111 = getelementptr double, ptr %.126, i64 %.572.1
  %.575.1 = getelementptr double, ptr %111, i64 %.563.1
  store double %.570.1, ptr %.575.1, align 8
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.525.1
  br i1 %niter.ncmp.1, label %B832.loopexit.unr-lcssa, label %B676.if

B862.if:                                          ; preds = %B862.loopexit, %B862.if.preheader
  %lsr.iv131 = phi ptr [ %scevgep130, %B862.if.preheader ], [ %scevgep132, %B862.loopexit ]
  %indvars.iv = phi i64 [ %.38, %B862.if.preheader ], [ %indvars.iv.next, %B862.loopexit ]
  %.668917940 = phi i64 [ 0, %B862.if.preheader ], [ %.675, %B862.loopexit ]
  %112 = and i64 %.668917940, 9223372036854775806
  %smax = tail call i64 @llvm.smax.i64(i64 %indvars.iv, i64 0)
  %113 = add nuw i64 %smax, %.668917940
  %.675 = add nuw nsw i64 %.668917940, 1
  %.705 = mul nuw nsw i64 %.668917940, %.38
  %114 = getelementptr double, ptr %.126, i64 %.705
  %invariant.gep889 = getelementptr double, ptr %.126, i64 %.668917940
  %.795905.not.not = icmp sgt i64 %.38, %.668917940
  br i1 %.795905.not.not, label %B926.if.lr.ph, label %B862.loopexit

B926.if.lr.ph:                                    ; preds = %B862.if
  %sunkaddr202 = shl i64 %.668917940, 3
  %sunkaddr203 = getelementptr i8, ptr %114, i64 %sunkaddr202
  %.710 = load double, ptr %sunkaddr203, align 8
  %.1027 = fmul double %.710, 0x3D719799812DEA11
  %115 = icmp eq i64 %.668917940, 0
  %116 = icmp eq i64 %.668917940, 1
  %117 = and i64 %.668917940, 1
  %118 = icmp eq i64 %117, 0
  %sunkaddr138 = getelementptr i8, ptr %.18.i.i, i64 %sunkaddr202
  br label %B926.if

B926.if:                                          ; preds = %B926.if.lr.ph, %B2887
  %lsr.iv133 = phi ptr [ %lsr.iv131, %B926.if.lr.ph ], [ %scevgep134, %B2887 ]
  %.801894906 = phi i64 [ %.668917940, %B926.if.lr.ph ], [ %.808, %B2887 ]
  %.808 = add nuw i64 %.801894906, 1
  br i1 %115, label %B1064, label %B960.if.lr.ph

B960.if.lr.ph:                                    ; preds = %B926.if
  %.956 = mul nsw i64 %.801894906, %.38
  %gep = getelementptr double, ptr %invariant.gep889, i64 %.956
  %119 = getelementptr double, ptr %.126, i64 %.956
  %gep.promoted = load double, ptr %gep, align 8
  br i1 %116, label %B960.if.epil.preheader, label %B960.if.preheader

B960.if.preheader:                                ; preds = %B960.if.lr.ph
  %sunkaddr163 = shl i64 %.956, 3
  %sunkaddr164 = getelementptr i8, ptr %invariant.gep889, i64 %sunkaddr163
  br label %B960.if

B960.if:                                          ; preds = %B960.if.preheader, %B960.if
  %.977888 = phi double [ %.977.1, %B960.if ], [ %gep.promoted, %B960.if.preheader ]
  %.922882884 = phi i64 [ %.929.1, %B960.if ], [ 0, %B960.if.preheader ]
  %120 = shl i64 %.922882884, 3
  %scevgep136 = getelementptr i8, ptr %lsr.iv133, i64 %120
  %scevgep137 = getelementptr i8, ptr %scevgep136, i64 -8
  %.968 = load double, ptr %scevgep137, align 8
  %scevgep139 = getelementptr i8, ptr %lsr.iv131, i64 %120
  %scevgep140 = getelementptr i8, ptr %scevgep139, i64 -8
  %.975 = load double, ptr %scevgep140, align 8
  %.976 = fmul double %.968, %.975
  %.977 = fsub double %.977888, %.976
  store double %.977, ptr %sunkaddr164, align 8
  %.929.1 = add nuw i64 %.922882884, 2
  %.968.1 = load double, ptr %scevgep136, align 8
  %.975.1 = load double, ptr %scevgep139, align 8
  %.976.1 = fmul double %.968.1, %.975.1
  %.977.1 = fsub double %.977, %.976.1
  store double %.977.1, ptr %sunkaddr164, align 8
  %niter37.ncmp.1 = icmp eq i64 %112, %.929.1
  br i1 %niter37.ncmp.1, label %B1064.loopexit.unr-lcssa, label %B960.if

B1386.if:                                         ; preds = %B1386.if, %B1386.if.preheader.new.new
  %lsr.iv25 = phi i64 [ %lsr.iv.next, %B1386.if ], [ %44, %B1386.if.preheader.new.new ]
  %.1267950952 = phi i64 [ %.1274.7.1, %B1386.if ], [ 0, %B1386.if.preheader.new.new ]
  %121 = shl i64 %.1267950952, 3
  %scevgep48 = getelementptr i8, ptr %scevgep32, i64 %121
  %scevgep49 = getelementptr i8, ptr %scevgep48, i64 -64
  %scevgep65 = getelementptr i8, ptr %scevgep48, i64 -120
  store double -1.000000e+00, ptr %scevgep65, align 8
  %scevgep61 = getelementptr i8, ptr %scevgep48, i64 -112
  store double -1.000000e+00, ptr %scevgep61, align 8
  %scevgep85 = getelementptr i8, ptr %scevgep48, i64 -104
  store double -1.000000e+00, ptr %scevgep85, align 8
  %scevgep67 = getelementptr i8, ptr %scevgep48, i64 -96
  store double -1.000000e+00, ptr %scevgep67, align 8
  %scevgep59 = getelementptr i8, ptr %scevgep48, i64 -88
  store double -1.000000e+00, ptr %scevgep59, align 8
  %scevgep56 = getelementptr i8, ptr %scevgep48, i64 -80
  store double -1.000000e+00, ptr %scevgep56, align 8
  %scevgep53 = getelementptr i8, ptr %scevgep48, i64 -72
  store double -1.000000e+00, ptr %scevgep53, align 8
  store double -1.000000e+00, ptr %scevgep49, align 8
  %scevgep50 = getelementptr i8, ptr %scevgep48, i64 -56
  store double -1.000000e+00, ptr %scevgep50, align 8
  %scevgep45 = getelementptr i8, ptr %scevgep48, i64 -48
  store double -1.000000e+00, ptr %scevgep45, align 8
  %scevgep41 = getelementptr i8, ptr %scevgep48, i64 -40
  store double -1.000000e+00, ptr %scevgep41, align 8
  %scevgep38 = getelementptr i8, ptr %scevgep48, i64 -32
  store double -1.000000e+00, ptr %scevgep38, align 8
  %scevgep35 = getelementptr i8, ptr %scevgep48, i64 -24
  store double -1.000000e+00, ptr %scevgep35, align 8
  %scevgep30 = getelementptr i8, ptr %scevgep48, i64 -16
  store double -1.000000e+00, ptr %scevgep30, align 8
  %scevgep27 = getelementptr i8, ptr %scevgep48, i64 -8
  store double -1.000000e+00, ptr %scevgep27, align 8
  %.1274.7.1 = add i64 %.1267950952, 16
  store double -1.000000e+00, ptr %scevgep48, align 8
  %lsr.iv.next = add i64 %lsr.iv25, 2
  %niter.ncmp.114 = icmp eq i64 %lsr.iv.next, 0
  br i1 %niter.ncmp.114, label %B1402.loopexit.unr-lcssa.unr-lcssa, label %B1386.if

B1432.if:                                         ; preds = %B1432.if, %B1432.if.lr.ph.new
  %.pn = phi ptr [ %124, %B1432.if ], [ %68, %B1432.if.lr.ph.new ]
  %.1393957959 = phi i64 [ %125, %B1432.if ], [ 0, %B1432.if.lr.ph.new ]
  %lsr.iv19 = getelementptr i8, ptr %.pn, i64 16
  %122 = shl i64 %.1393957959, 3
  %scevgep105 = getelementptr i8, ptr %scevgep103, i64 %122
  %scevgep106 = getelementptr i8, ptr %scevgep105, i64 -8
  %.1429 = load i64, ptr %scevgep106, align 8
  %.1431 = uitofp nneg i64 %.1393957959 to double
  %.1432 = getelementptr double, ptr %.169, i64 %.1429
  store double %.1431, ptr %.1432, align 8
  %scevgep23 = getelementptr i8, ptr %.pn, i64 8
  store double 1.000000e+00, ptr %scevgep23, align 8
  %.1429.1 = load i64, ptr %scevgep105, align 8
  %123 = or disjoint i64 %.1393957959, 1
  %.1431.1 = uitofp nneg i64 %123 to double
  %.1432.1 = getelementptr double, ptr %.169, i64 %.1429.1
  store double %.1431.1, ptr %.1432.1, align 8
  %sunkaddr166 = getelementptr i8, ptr %lsr.iv19, i64 %sunkaddr165
  store double 1.000000e+00, ptr %sunkaddr166, align 8
  %124 = getelementptr i8, ptr %lsr.iv19, i64 %67
  %125 = add i64 %.1393957959, 2
  %niter48.ncmp.1 = icmp eq i64 %125, %unroll_iter47
  br i1 %niter48.ncmp.1, label %B1488.loopexit.unr-lcssa, label %B1432.if

B1540.if:                                         ; preds = %B1540.if.preheader, %B1802
  %lsr.iv101 = phi i64 [ %lsr.iv.next102, %B1802 ], [ %.1447, %B1540.if.preheader ]
  %lsr.iv97 = phi ptr [ %scevgep98, %B1802 ], [ %arg.problem.6, %B1540.if.preheader ]
  %lsr.iv94 = phi ptr [ %scevgep95, %B1802 ], [ %arg.problem.4, %B1540.if.preheader ]
  %.1570 = load i64, ptr %sunkaddr167, align 8
  %126 = shl i64 %.1570, 3
  %scevgep100 = getelementptr i8, ptr %lsr.iv94, i64 %126
  %.1575 = load i64, ptr %scevgep100, align 8
  %.1577 = getelementptr double, ptr %.169, i64 %.1575
  %.1578 = load double, ptr %.1577, align 8
  %.5.i = fptosi double %.1578 to i64
  %.1607 = icmp sgt i64 %.5.i, -1
  br i1 %.1607, label %B1638, label %B1802

B1834.if:                                         ; preds = %B1834.loopexit, %B1834.if.lr.ph
  %lsr.iv89 = phi ptr [ %scevgep88, %B1834.if.lr.ph ], [ %scevgep90, %B1834.loopexit ]
  %.17509961006 = phi i64 [ 0, %B1834.if.lr.ph ], [ %.1757, %B1834.loopexit ]
  %.1757 = add nuw nsw i64 %.17509961006, 1
  br i1 %82, label %B1834.loopexit, label %B1868.if.lr.ph

B1868.if.lr.ph:                                   ; preds = %B1834.if
  %.2026 = mul nuw nsw i64 %.17509961006, %.38
  %invariant.gep993 = getelementptr double, ptr %.134, i64 %.2026
  br label %B1868.if

B1868.if:                                         ; preds = %B1868.if.lr.ph, %B2006
  %lsr.iv83 = phi ptr [ %scevgep82, %B1868.if.lr.ph ], [ %scevgep84, %B2006 ]
  %.1871981987 = phi i64 [ 0, %B1868.if.lr.ph ], [ %.1878, %B2006 ]
  %127 = and i64 %.1871981987, 9223372036854775806
  %.1878 = add nuw nsw i64 %.1871981987, 1
  %.1986974.not = icmp eq i64 %.1871981987, 0
  br i1 %.1986974.not, label %B2006, label %B1902.if.lr.ph

B1902.if.lr.ph:                                   ; preds = %B1868.if
  %gep994 = getelementptr double, ptr %invariant.gep993, i64 %.1871981987
  %.2034 = mul nuw nsw i64 %.1871981987, %.38
  %128 = getelementptr double, ptr %.126, i64 %.2034
  %gep971.promoted = load double, ptr %gep994, align 8
  %129 = icmp eq i64 %.1871981987, 1
  br i1 %129, label %B1902.if.epil.preheader, label %B1902.if.preheader

B1902.if.preheader:                               ; preds = %B1902.if.lr.ph
  %sunkaddr168 = shl i64 %.1871981987, 3
  %sunkaddr169 = getelementptr i8, ptr %invariant.gep993, i64 %sunkaddr168
  br label %B1902.if

B1902.if:                                         ; preds = %B1902.if.preheader, %B1902.if
  %.2047979 = phi double [ %.2047.1, %B1902.if ], [ %gep971.promoted, %B1902.if.preheader ]
  %.1992973975 = phi i64 [ %.1999.1, %B1902.if ], [ 0, %B1902.if.preheader ]
  %130 = shl i64 %.1992973975, 3
  %scevgep86 = getelementptr i8, ptr %lsr.iv83, i64 %130
  %scevgep87 = getelementptr i8, ptr %scevgep86, i64 -8
  %.2038 = load double, ptr %scevgep87, align 8
  %scevgep92 = getelementptr i8, ptr %lsr.iv89, i64 %130
  %scevgep93 = getelementptr i8, ptr %scevgep92, i64 -8
  %.2045 = load double, ptr %scevgep93, align 8
  %.2046 = fmul double %.2038, %.2045
  %.2047 = fsub double %.2047979, %.2046
  store double %.2047, ptr %sunkaddr169, align 8
  %.1999.1 = add nuw i64 %.1992973975, 2
  %.2038.1 = load double, ptr %scevgep86, align 8
  %.2045.1 = load double, ptr %scevgep92, align 8
  %.2046.1 = fmul double %.2038.1, %.2045.1
  %.2047.1 = fsub double %.2047, %.2046.1
  store double %.2047.1, ptr %sunkaddr169, align 8
  %niter54.ncmp.1 = icmp eq i64 %127, %.1999.1
  br i1 %niter54.ncmp.1, label %B2006.loopexit.unr-lcssa, label %B1902.if

B2108.if:                                         ; preds = %B2368, %B2108.if.preheader
  %.217310381056 = phi i64 [ %.2183, %B2368 ], [ 30, %B2108.if.preheader ]
  br label %B2146.if

B2146.if:                                         ; preds = %B2108.if, %B2146.loopexit
  %lsr.iv14 = phi i64 [ 0, %B2108.if ], [ %lsr.iv.next15, %B2146.loopexit ]
  %turned.3.11032 = phi i1 [ false, %B2108.if ], [ %turned.2.2.lcssa, %B2146.loopexit ]
  %.230110241030 = phi i64 [ 0, %B2108.if ], [ %.2308, %B2146.loopexit ]
  %.2308 = add nuw nsw i64 %.230110241030, 1
  %.24221016.not = icmp eq i64 %.230110241030, 0
  br i1 %.24221016.not, label %B2146.loopexit, label %B2180.if.lr.ph

B2180.if.lr.ph:                                   ; preds = %B2146.if
  %.2463 = mul nsw i64 %.230110241030, %.38
  %.2465 = getelementptr inbounds double, ptr %.134, i64 %.2463
  %.2472 = mul nuw nsw i64 %.230110241030, %arg.m
  %.2474 = getelementptr inbounds nuw double, ptr %.143, i64 %.2472
  br label %B2180.if

B2180.if:                                         ; preds = %_ZN9teachmech3run8compiled20kernel_linear_system6rotateB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit, %B2180.if.lr.ph
  %lsr.iv16 = phi i64 [ %math, %_ZN9teachmech3run8compiled20kernel_linear_system6rotateB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit ], [ %lsr.iv14, %B2180.if.lr.ph ]
  %lsr.iv79 = phi ptr [ %scevgep80, %_ZN9teachmech3run8compiled20kernel_linear_system6rotateB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit ], [ %.134, %B2180.if.lr.ph ]
  %lsr.iv77 = phi ptr [ %scevgep78, %_ZN9teachmech3run8compiled20kernel_linear_system6rotateB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit ], [ %.143, %B2180.if.lr.ph ]
  %turned.2.21019 = phi i1 [ %.2498, %_ZN9teachmech3run8compiled20kernel_linear_system6rotateB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit ], [ %turned.3.11032, %B2180.if.lr.ph ]
  br i1 %.620, label %B46.if.preheader.i, label %B172.i

B46.if.preheader.i:                               ; preds = %B2180.if
  br i1 %84, label %B46.if.epil.preheader.i, label %B46.if.i

B172.loopexit.unr-lcssa.i:                        ; preds = %B46.if.i
  br i1 %lcmp.mod.not.i3, label %B172.i, label %B46.if.epil.preheader.i

B46.if.epil.preheader.i:                          ; preds = %B172.loopexit.unr-lcssa.i, %B46.if.preheader.i
  %kl.2.0119.epil.init.i = phi double [ 0.000000e+00, %B46.if.preheader.i ], [ %.187.1.i, %B172.loopexit.unr-lcssa.i ]
  %ll.2.0118.epil.init.i = phi double [ 0.000000e+00, %B46.if.preheader.i ], [ %.176.1.i, %B172.loopexit.unr-lcssa.i ]
  %kk.2.0117.epil.init.i = phi double [ 0.000000e+00, %B46.if.preheader.i ], [ %.165.1.i, %B172.loopexit.unr-lcssa.i ]
  %.125113115.epil.init.i = phi i64 [ 0, %B46.if.preheader.i ], [ %unroll_iter.i1, %B172.loopexit.unr-lcssa.i ]
  %.158.epil.i = getelementptr double, ptr %.2465, i64 %.125113115.epil.init.i
  %.159.epil.i = load double, ptr %.158.epil.i, align 8, !noalias !62
  %.163.epil.i = fmul double %.159.epil.i, %.159.epil.i
  %.165.epil.i = fadd double %kk.2.0117.epil.init.i, %.163.epil.i
  %.169.epil.i = getelementptr double, ptr %lsr.iv79, i64 %.125113115.epil.init.i
  %.170.epil.i = load double, ptr %.169.epil.i, align 8, !noalias !62
  %.174.epil.i = fmul double %.170.epil.i, %.170.epil.i
  %.176.epil.i = fadd double %ll.2.0118.epil.init.i, %.174.epil.i
  %.185.epil.i = fmul double %.159.epil.i, %.170.epil.i
  %.187.epil.i = fadd double %kl.2.0119.epil.init.i, %.185.epil.i
  br label %B172.i

B172.i:                                           ; preds = %B46.if.epil.preheader.i, %B172.loopexit.unr-lcssa.i, %B2180.if
  %kk.2.0.lcssa.i = phi double [ 0.000000e+00, %B2180.if ], [ %.165.1.i, %B172.loopexit.unr-lcssa.i ], [ %.165.epil.i, %B46.if.epil.preheader.i ]
  %ll.2.0.lcssa.i = phi double [ 0.000000e+00, %B2180.if ], [ %.176.1.i, %B172.loopexit.unr-lcssa.i ], [ %.176.epil.i, %B46.if.epil.preheader.i ]
  %kl.2.0.lcssa.i = phi double [ 0.000000e+00, %B2180.if ], [ %.187.1.i, %B172.loopexit.unr-lcssa.i ], [ %.187.epil.i, %B46.if.epil.preheader.i ]
  %.196.i = tail call double @llvm.fabs.f64(double %kl.2.0.lcssa.i)
  %.199.i = fmul double %kk.2.0.lcssa.i, %ll.2.0.lcssa.i
  %.207.i = tail call double @sqrt(double %.199.i)
  %.212.i = fmul double %.207.i, 1.000000e-15
  %.213.i = fcmp ugt double %.196.i, %.212.i
  br i1 %.213.i, label %B258.i, label %_ZN9teachmech3run8compiled20kernel_linear_system6rotateB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit

B258.i:                                           ; preds = %B172.i
  %.10.i.i = fcmp olt double %ll.2.0.lcssa.i, %kk.2.0.lcssa.i
  %.11.i.i = select i1 %.10.i.i, double %ll.2.0.lcssa.i, double %kk.2.0.lcssa.i
  %.10.i1.i = fcmp ogt double %ll.2.0.lcssa.i, %kk.2.0.lcssa.i
  %.11.i2.i = select i1 %.10.i1.i, double %ll.2.0.lcssa.i, double %kk.2.0.lcssa.i
  %.275.i = fmul double %.11.i2.i, 1.000000e-28
  %.276.i = fcmp ugt double %.11.i.i, %.275.i
  br i1 %.276.i, label %B336.i, label %_ZN9teachmech3run8compiled20kernel_linear_system6rotateB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit

common.ret.loopexit.unr-lcssa.i:                  ; preds = %B690.if.i
  br i1 %lcmp.mod13.not.i, label %_ZN9teachmech3run8compiled20kernel_linear_system6rotateB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit, label %B690.if.epil.preheader.i

B690.if.epil.preheader.i:                         ; preds = %B690.if.preheader.i, %common.ret.loopexit.unr-lcssa.i
  %.628132134.epil.init.i = phi i64 [ 0, %B690.if.preheader.i ], [ %.635.1.i, %common.ret.loopexit.unr-lcssa.i ]
  %.661.epil.i = getelementptr double, ptr %.2474, i64 %.628132134.epil.init.i
  %.662.epil.i = load double, ptr %.661.epil.i, align 8, !noalias !62
  %.664.epil.i = getelementptr double, ptr %lsr.iv77, i64 %.628132134.epil.init.i
  %.665.epil.i = load double, ptr %.664.epil.i, align 8, !noalias !62
  %.667.epil.i = fmul double %.377.i, %.662.epil.i
  %.669.epil.i = fmul double %.383.i, %.665.epil.i
  %.670.epil.i = fsub double %.667.epil.i, %.669.epil.i
  %.672.epil.i = fmul double %.383.i, %.662.epil.i
  %.674.epil.i = fmul double %.377.i, %.665.epil.i
  %.675.epil.i = fadd double %.672.epil.i, %.674.epil.i
  store double %.670.epil.i, ptr %.661.epil.i, align 8, !noalias !62
  store double %.675.epil.i, ptr %.664.epil.i, align 8, !noalias !62
  br label %_ZN9teachmech3run8compiled20kernel_linear_system6rotateB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit

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
  br i1 %82, label %B690.if.preheader.i, label %B564.if.preheader.i

B564.if.preheader.i:                              ; preds = %B336.i
  br i1 %86, label %B564.if.epil.preheader.i, label %B564.if.i

B660.loopexit.unr-lcssa.i:                        ; preds = %B564.if.i
  br i1 %lcmp.mod8.not.i, label %B690.if.preheader.i, label %B564.if.epil.preheader.i

B564.if.epil.preheader.i:                         ; preds = %B660.loopexit.unr-lcssa.i, %B564.if.preheader.i
  %.477125127.epil.init.i = phi i64 [ 0, %B564.if.preheader.i ], [ %.484.1.i, %B660.loopexit.unr-lcssa.i ]
  %.510.epil.i = getelementptr double, ptr %.2465, i64 %.477125127.epil.init.i
  %.511.epil.i = load double, ptr %.510.epil.i, align 8, !noalias !62
  %.513.epil.i = getelementptr double, ptr %lsr.iv79, i64 %.477125127.epil.init.i
  %.514.epil.i = load double, ptr %.513.epil.i, align 8, !noalias !62
  %.516.epil.i = fmul double %.377.i, %.511.epil.i
  %.518.epil.i = fmul double %.383.i, %.514.epil.i
  %.519.epil.i = fsub double %.516.epil.i, %.518.epil.i
  %.521.epil.i = fmul double %.383.i, %.511.epil.i
  %.523.epil.i = fmul double %.377.i, %.514.epil.i
  %.524.epil.i = fadd double %.521.epil.i, %.523.epil.i
  store double %.519.epil.i, ptr %.510.epil.i, align 8, !noalias !62
  store double %.524.epil.i, ptr %.513.epil.i, align 8, !noalias !62
  br label %B690.if.preheader.i

B690.if.preheader.i:                              ; preds = %B564.if.epil.preheader.i, %B660.loopexit.unr-lcssa.i, %B336.i
  br i1 %88, label %B690.if.epil.preheader.i, label %B690.if.i

B46.if.i:                                         ; preds = %B46.if.preheader.i, %B46.if.i
  %kl.2.0119.i = phi double [ %.187.1.i, %B46.if.i ], [ 0.000000e+00, %B46.if.preheader.i ]
  %ll.2.0118.i = phi double [ %.176.1.i, %B46.if.i ], [ 0.000000e+00, %B46.if.preheader.i ]
  %kk.2.0117.i = phi double [ %.165.1.i, %B46.if.i ], [ 0.000000e+00, %B46.if.preheader.i ]
  %.125113115.i = phi i64 [ %.132.1.i, %B46.if.i ], [ 0, %B46.if.preheader.i ]
  %sunkaddr26.i = shl i64 %.125113115.i, 3
  %sunkaddr27.i = getelementptr i8, ptr %.2465, i64 %sunkaddr26.i
  %.159.i = load double, ptr %sunkaddr27.i, align 8, !noalias !62
  %.163.i = fmul double %.159.i, %.159.i
  %.165.i = fadd double %kk.2.0117.i, %.163.i
  %sunkaddr29.i = getelementptr i8, ptr %lsr.iv79, i64 %sunkaddr26.i
  %.170.i = load double, ptr %sunkaddr29.i, align 8, !noalias !62
  %.174.i = fmul double %.170.i, %.170.i
  %.176.i = fadd double %ll.2.0118.i, %.174.i
  %.185.i = fmul double %.159.i, %.170.i
  %.187.i = fadd double %kl.2.0119.i, %.185.i
  %.132.1.i = add nuw i64 %.125113115.i, 2
  %sunkaddr31.i = getelementptr i8, ptr %sunkaddr27.i, i64 8
  %.159.1.i = load double, ptr %sunkaddr31.i, align 8, !noalias !62
  %.163.1.i = fmul double %.159.1.i, %.159.1.i
  %.165.1.i = fadd double %.165.i, %.163.1.i
  %sunkaddr34.i = getelementptr i8, ptr %sunkaddr29.i, i64 8
  %.170.1.i = load double, ptr %sunkaddr34.i, align 8, !noalias !62
  %.174.1.i = fmul double %.170.1.i, %.170.1.i
  %.176.1.i = fadd double %.176.i, %.174.1.i
  %.185.1.i = fmul double %.159.1.i, %.170.1.i
  %.187.1.i = fadd double %.187.i, %.185.1.i
  %niter.ncmp.1.i2 = icmp eq i64 %unroll_iter.i1, %.132.1.i
  br i1 %niter.ncmp.1.i2, label %B172.loopexit.unr-lcssa.i, label %B46.if.i

B564.if.i:                                        ; preds = %B564.if.preheader.i, %B564.if.i
  %.477125127.i = phi i64 [ %.484.1.i, %B564.if.i ], [ 0, %B564.if.preheader.i ]
  %sunkaddr35.i = shl i64 %.477125127.i, 3
  %sunkaddr36.i = getelementptr i8, ptr %.2465, i64 %sunkaddr35.i
  %.511.i = load double, ptr %sunkaddr36.i, align 8, !noalias !62
  %sunkaddr39.i = getelementptr i8, ptr %lsr.iv79, i64 %sunkaddr35.i
  %.514.i = load double, ptr %sunkaddr39.i, align 8, !noalias !62
  %.516.i = fmul double %.377.i, %.511.i
  %.518.i = fmul double %.383.i, %.514.i
  %.519.i = fsub double %.516.i, %.518.i
  %.521.i = fmul double %.383.i, %.511.i
  %.523.i = fmul double %.377.i, %.514.i
  %.524.i = fadd double %.521.i, %.523.i
  store double %.519.i, ptr %sunkaddr36.i, align 8, !noalias !62
  store double %.524.i, ptr %sunkaddr39.i, align 8, !noalias !62
  %.484.1.i = add nuw i64 %.477125127.i, 2
  %sunkaddr42.i = getelementptr i8, ptr %sunkaddr36.i, i64 8
  %.511.1.i = load double, ptr %sunkaddr42.i, align 8, !noalias !62
  %sunkaddr45.i = getelementptr i8, ptr %sunkaddr39.i, i64 8
  %.514.1.i = load double, ptr %sunkaddr45.i, align 8, !noalias !62
  %.516.1.i = fmul double %.377.i, %.511.1.i
  %.518.1.i = fmul double %.383.i, %.514.1.i
  %.519.1.i = fsub double %.516.1.i, %.518.1.i
  %.521.1.i = fmul double %.383.i, %.511.1.i
  %.523.1.i = fmul double %.377.i, %.514.1.i
  %.524.1.i = fadd double %.521.1.i, %.523.1.i
  store double %.519.1.i, ptr %sunkaddr42.i, align 8, !noalias !62
  store double %.524.1.i, ptr %sunkaddr45.i, align 8, !noalias !62
  %niter11.ncmp.1.i = icmp eq i64 %unroll_iter10.i, %.484.1.i
  br i1 %niter11.ncmp.1.i, label %B660.loopexit.unr-lcssa.i, label %B564.if.i

B690.if.i:                                        ; preds = %B690.if.preheader.i, %B690.if.i
  %.628132134.i = phi i64 [ %.635.1.i, %B690.if.i ], [ 0, %B690.if.preheader.i ]
  %sunkaddr46.i = shl i64 %.628132134.i, 3
  %sunkaddr47.i = getelementptr i8, ptr %.2474, i64 %sunkaddr46.i
  %.662.i = load double, ptr %sunkaddr47.i, align 8, !noalias !62
  %sunkaddr50.i = getelementptr i8, ptr %lsr.iv77, i64 %sunkaddr46.i
  %.665.i = load double, ptr %sunkaddr50.i, align 8, !noalias !62
  %.667.i = fmul double %.377.i, %.662.i
  %.669.i = fmul double %.383.i, %.665.i
  %.670.i = fsub double %.667.i, %.669.i
  %.672.i = fmul double %.383.i, %.662.i
  %.674.i = fmul double %.377.i, %.665.i
  %.675.i = fadd double %.672.i, %.674.i
  store double %.670.i, ptr %sunkaddr47.i, align 8, !noalias !62
  store double %.675.i, ptr %sunkaddr50.i, align 8, !noalias !62
  %.635.1.i = add nuw i64 %.628132134.i, 2
  %sunkaddr53.i = getelementptr i8, ptr %sunkaddr47.i, i64 8
  %.662.1.i = load double, ptr %sunkaddr53.i, align 8, !noalias !62
  %sunkaddr56.i = getelementptr i8, ptr %sunkaddr50.i, i64 8
  %.665.1.i = load double, ptr %sunkaddr56.i, align 8, !noalias !62
  %.667.1.i = fmul double %.377.i, %.662.1.i
  %.669.1.i = fmul double %.383.i, %.665.1.i
  %.670.1.i = fsub double %.667.1.i, %.669.1.i
  %.672.1.i = fmul double %.383.i, %.662.1.i
  %.674.1.i = fmul double %.377.i, %.665.1.i
  %.675.1.i = fadd double %.672.1.i, %.674.1.i
  store double %.670.1.i, ptr %sunkaddr53.i, align 8, !noalias !62
  store double %.675.1.i, ptr %sunkaddr56.i, align 8, !noalias !62
  %niter16.ncmp.1.i = icmp eq i64 %unroll_iter15.i, %.635.1.i
  br i1 %niter16.ncmp.1.i, label %common.ret.loopexit.unr-lcssa.i, label %B690.if.i

_ZN9teachmech3run8compiled20kernel_linear_system6rotateB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax.exit: ; preds = %B172.i, %B258.i, %common.ret.loopexit.unr-lcssa.i, %B690.if.epil.preheader.i
  %.2498 = phi i1 [ %turned.2.21019, %B172.i ], [ %turned.2.21019, %B258.i ], [ true, %B690.if.epil.preheader.i ], [ true, %common.ret.loopexit.unr-lcssa.i ]
  %scevgep78 = getelementptr i8, ptr %lsr.iv77, i64 %83
  %scevgep80 = getelementptr i8, ptr %lsr.iv79, i64 %77
  %131 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %lsr.iv16, i64 1)
  %math = extractvalue { i64, i1 } %131, 0
  %ov170 = extractvalue { i64, i1 } %131, 1
  br i1 %ov170, label %B2146.loopexit, label %B2180.if

B2440.if:                                         ; preds = %B2576, %B2440.if.lr.ph
  %lsr.iv73 = phi ptr [ %scevgep72, %B2440.if.lr.ph ], [ %scevgep74, %B2576 ]
  %lsr.iv = phi ptr [ %scevgep63, %B2440.if.lr.ph ], [ %scevgep64, %B2576 ]
  %greatest.2.01086 = phi double [ 0.000000e+00, %B2440.if.lr.ph ], [ %.11.i, %B2576 ]
  %.265710781084 = phi i64 [ 0, %B2440.if.lr.ph ], [ %.2664, %B2576 ]
  %.2664 = add nuw nsw i64 %.265710781084, 1
  %.2694 = getelementptr double, ptr %.160, i64 %.265710781084
  store double 0.000000e+00, ptr %.2694, align 8
  br i1 %82, label %B2576, label %B2484.if.lr.ph

B2484.if.lr.ph:                                   ; preds = %B2440.if
  br i1 %91, label %B2484.if.epil.preheader, label %B2484.if.preheader

B2484.if.preheader:                               ; preds = %B2484.if.lr.ph
  %sunkaddr171 = shl i64 %.265710781084, 3
  %sunkaddr172 = getelementptr i8, ptr %.160, i64 %sunkaddr171
  br label %B2484.if

B2484.if:                                         ; preds = %B2484.if.preheader, %B2484.if
  %.28331076 = phi double [ %.2833.3, %B2484.if ], [ 0.000000e+00, %B2484.if.preheader ]
  %.278210701072 = phi i64 [ %.2789.3, %B2484.if ], [ 0, %B2484.if.preheader ]
  %132 = shl i64 %.278210701072, 3
  %scevgep70 = getelementptr i8, ptr %lsr.iv, i64 %132
  %scevgep71 = getelementptr i8, ptr %scevgep70, i64 -24
  %.2824 = load double, ptr %scevgep71, align 8
  %.2832 = fmul double %.2824, %.2824
  %.2833 = fadd double %.28331076, %.2832
  store double %.2833, ptr %sunkaddr172, align 8
  %scevgep13 = getelementptr i8, ptr %scevgep70, i64 -16
  %.2824.1 = load double, ptr %scevgep13, align 8
  %.2832.1 = fmul double %.2824.1, %.2824.1
  %.2833.1 = fadd double %.2833, %.2832.1
  store double %.2833.1, ptr %sunkaddr172, align 8
  %scevgep10 = getelementptr i8, ptr %scevgep70, i64 -8
  %.2824.2 = load double, ptr %scevgep10, align 8
  %.2832.2 = fmul double %.2824.2, %.2824.2
  %.2833.2 = fadd double %.2833.1, %.2832.2
  store double %.2833.2, ptr %sunkaddr172, align 8
  %.2789.3 = add nuw nsw i64 %.278210701072, 4
  %.2824.3 = load double, ptr %scevgep70, align 8
  %.2832.3 = fmul double %.2824.3, %.2824.3
  %.2833.3 = fadd double %.2833.2, %.2832.3
  store double %.2833.3, ptr %sunkaddr172, align 8
  %niter60.ncmp.3 = icmp eq i64 %unroll_iter59, %.2789.3
  br i1 %niter60.ncmp.3, label %B2576.loopexit.unr-lcssa, label %B2484.if

B2652.if:                                         ; preds = %B2888, %B2652.if.preheader
  %least.2.01098 = phi double [ %least.3.1, %B2888 ], [ 0x7FF0000000000000, %B2652.if.preheader ]
  %rank.2.01097 = phi i64 [ %rank.3.1, %B2888 ], [ 0, %B2652.if.preheader ]
  %.298710931095 = phi i64 [ %.2994, %B2888 ], [ 0, %B2652.if.preheader ]
  %.2994 = add nuw nsw i64 %.298710931095, 1
  %133 = shl i64 %.298710931095, 3
  %scevgep62 = getelementptr i8, ptr %scevgep, i64 %133
  %.3025 = load double, ptr %scevgep62, align 8
  %.3033 = tail call double @sqrt(double %.3025)
  %.3053 = fcmp ogt double %.3033, %.3052
  br i1 %.3053, label %B2758, label %B2814
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

declare double @sqrt(double) local_unnamed_addr #4

define internal fastcc void @part11(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.problem.4, ptr readonly captures(none) %arg.problem.5, ptr captures(none) %arg.problem.7, i64 %arg.chosen, i64 %arg.m) unnamed_addr #2 {
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
  %.62410 = add i64 %.29, %arg.m
  %.63 = mul i64 %.62410, %.29
  %.64 = getelementptr inbounds double, ptr %.52, i64 %.63
  %.76 = mul i64 %arg.m, %arg.m
  %.78 = getelementptr double, ptr %.64, i64 %.76
  %.85 = getelementptr double, ptr %.78, i64 %.29
  %.15.i = getelementptr i8, ptr %arg.problem.4, i64 80
  %.16.i = load i64, ptr %.15.i, align 8, !noalias !65
  %2 = getelementptr double, ptr %arg.problem.5, i64 %.16.i
  %3 = getelementptr i8, ptr %2, i64 8
  %.22.i = getelementptr double, ptr %3, i64 %.29
  %.160 = icmp sgt i64 %.29, 0
  br i1 %.160, label %B434.if.lr.ph, label %B634

B576.loopexit.unr-lcssa:                          ; preds = %B496.if
  %4 = and i64 %.208435441, 1
  %lcmp.mod.not = icmp eq i64 %4, 0
  br i1 %lcmp.mod.not, label %B576, label %B496.if.epil.preheader

B496.if.epil.preheader:                           ; preds = %B496.if.lr.ph, %B576.loopexit.unr-lcssa
  %.386433.epil.init = phi double [ %.248, %B496.if.lr.ph ], [ %.386.1, %B576.loopexit.unr-lcssa ]
  %.339428430.epil.init = phi i64 [ 0, %B496.if.lr.ph ], [ %.346.1, %B576.loopexit.unr-lcssa ]
  %.380.epil = getelementptr double, ptr %70, i64 %.339428430.epil.init
  %.381.epil = load double, ptr %.380.epil, align 8
  %.383.epil = getelementptr double, ptr %.78, i64 %.339428430.epil.init
  %.384.epil = load double, ptr %.383.epil, align 8
  %.385.epil = fmul double %.381.epil, %.384.epil
  %.386.epil = fsub double %.386433.epil.init, %.385.epil
  %sunkaddr = shl i64 %.208435441, 3
  %sunkaddr104 = getelementptr i8, ptr %.78, i64 %sunkaddr
  store double %.386.epil, ptr %sunkaddr104, align 8
  br label %B576

B576:                                             ; preds = %B434.if, %B496.if.epil.preheader, %B576.loopexit.unr-lcssa
  %sunkaddr105 = shl i64 %.208435441, 3
  %sunkaddr106 = getelementptr i8, ptr %.78, i64 %sunkaddr105
  %.399 = load double, ptr %sunkaddr106, align 8
  %.404 = mul i64 %.208435441, %.208421
  %.406 = getelementptr double, ptr %.52, i64 %.404
  %.407 = load double, ptr %.406, align 8
  %.411 = fdiv double %.399, %.407
  store double %.411, ptr %sunkaddr106, align 8
  %scevgep95 = getelementptr i8, ptr %lsr.iv94, i64 %63
  %exitcond554.not = icmp eq i64 %.215, %.29
  br i1 %exitcond554.not, label %B634, label %B434.if

B634:                                             ; preds = %B576, %entry
  %.504449.not = icmp slt i64 %.35, 1
  br i1 %.504449.not, label %B682, label %B666.if.preheader

B666.if.preheader:                                ; preds = %B634
  %5 = shl i64 %.29, 3
  %scevgep = getelementptr i8, ptr %arg.problem.7, i64 %5
  %6 = shl nuw i64 %.35, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep, i8 0, i64 %6, i1 false)
  br label %B682

B682:                                             ; preds = %B666.if.preheader, %B634
  %.588 = icmp sgt i64 %arg.m, 0
  br i1 %.588, label %B714.if.lr.ph, label %B1272

B714.if.lr.ph:                                    ; preds = %B682
  %7 = getelementptr i64, ptr %arg.problem.4, i64 %arg.chosen
  %8 = getelementptr double, ptr %arg.problem.7, i64 %.36
  %9 = getelementptr double, ptr %8, i64 %.29
  %10 = getelementptr double, ptr %arg.problem.7, i64 %.29
  %unroll_iter9 = and i64 %arg.m, 9223372036854775806
  %xtraiter11 = and i64 %.29, 3
  %unroll_iter15 = and i64 %.29, 9223372036854775804
  %unroll_iter21 = and i64 %.29, 9223372036854775806
  %11 = shl i64 %.63, 3
  %12 = shl i64 %.45, 3
  %13 = shl i64 %.49, 3
  %14 = getelementptr i8, ptr %arg.problem.7, i64 %11
  %15 = getelementptr i8, ptr %14, i64 %12
  %16 = getelementptr i8, ptr %15, i64 %13
  %scevgep43 = getelementptr i8, ptr %16, i64 16
  %17 = shl i64 %arg.m, 3
  %18 = shl i64 %arg.chosen, 3
  %19 = getelementptr i8, ptr %arg.problem.4, i64 %18
  %scevgep49 = getelementptr i8, ptr %19, i64 8
  %20 = shl i64 %.55, 3
  %21 = getelementptr i8, ptr %arg.problem.7, i64 %20
  %22 = getelementptr i8, ptr %21, i64 %12
  %23 = getelementptr i8, ptr %22, i64 %13
  %scevgep53 = getelementptr i8, ptr %23, i64 32
  %24 = shl i64 %.29, 3
  %25 = add i64 %.63, %.76
  %26 = add i64 %25, %.45
  %27 = add i64 %26, %.49
  %28 = shl i64 %27, 3
  %29 = getelementptr i8, ptr %arg.problem.7, i64 %28
  %scevgep63 = getelementptr i8, ptr %29, i64 32
  %scevgep71 = getelementptr i8, ptr %29, i64 8
  %30 = add nsw i64 %unroll_iter21, -2
  %31 = lshr exact i64 %30, 1
  %32 = add nuw i64 %31, 1
  %33 = and i64 %32, -2
  %scevgep22 = getelementptr i8, ptr %23, i64 8
  %34 = icmp eq i64 %arg.m, 1
  %35 = and i64 %arg.m, 1
  %36 = icmp eq i64 %35, 0
  %37 = icmp slt i64 %.29, 1
  %38 = icmp ult i64 %.29, 4
  %39 = icmp eq i64 %xtraiter11, 0
  %40 = icmp eq i64 %.29, 1
  %41 = icmp eq i64 %30, 0
  %42 = and i64 %30, 2
  %43 = icmp eq i64 %42, 0
  %44 = and i64 %.29, 1
  %45 = icmp eq i64 %44, 0
  %46 = and i64 %arg.m, 1
  %47 = icmp eq i64 %46, 0
  br label %B714.if

B778.if.lr.ph:                                    ; preds = %B714.if
  %.804 = mul nuw nsw i64 %.637487521, %arg.m
  %48 = getelementptr double, ptr %.64, i64 %.804
  br i1 %34, label %B778.if.epil.preheader, label %B778.if

B902.unr-lcssa:                                   ; preds = %B778.if
  br i1 %36, label %B902, label %B778.if.epil.preheader

B778.if.epil.preheader:                           ; preds = %B902.unr-lcssa, %B778.if.lr.ph
  %share.4.2459.epil.init = phi double [ 0.000000e+00, %B778.if.lr.ph ], [ %.832.1, %B902.unr-lcssa ]
  %.770455457.epil.init = phi i64 [ 0, %B778.if.lr.ph ], [ %unroll_iter9, %B902.unr-lcssa ]
  %.807.epil = getelementptr double, ptr %48, i64 %.770455457.epil.init
  %.808.epil = load double, ptr %.807.epil, align 8
  %.812.epil = getelementptr i64, ptr %7, i64 %.770455457.epil.init
  %.813.epil = load i64, ptr %.812.epil, align 8
  %.815.epil = getelementptr double, ptr %.22.i, i64 %.813.epil
  %.816.epil = load double, ptr %.815.epil, align 8
  %.817.epil = fmul double %.808.epil, %.816.epil
  %.828.epil = getelementptr double, ptr %9, i64 %.813.epil
  %.829.epil = load double, ptr %.828.epil, align 8
  %.830.epil = fmul double %.817.epil, %.829.epil
  %.832.epil = fadd double %share.4.2459.epil.init, %.830.epil
  br label %B902

B902:                                             ; preds = %B778.if.epil.preheader, %B902.unr-lcssa
  %.832.lcssa = phi double [ %.832.1, %B902.unr-lcssa ], [ %.832.epil, %B778.if.epil.preheader ]
  br i1 %37, label %B990.endif.thread, label %B932.if.lr.ph

B990.endif.thread:                                ; preds = %B902
  %.9922 = fdiv double %.832.lcssa, %.675
  br label %B1140.if.lr.ph

B932.if.lr.ph:                                    ; preds = %B902
  %.966 = mul nuw nsw i64 %.637487521, %.29
  %49 = getelementptr double, ptr %.56, i64 %.966
  br i1 %38, label %B932.if.epil.preheader, label %B932.if

B1140.if.lr.ph.loopexit.unr-lcssa.unr-lcssa:      ; preds = %B1042.if
  br i1 %43, label %B1042.if.epil.preheader7, label %B1140.if.lr.ph.loopexit.unr-lcssa

B1042.if.epil.preheader7:                         ; preds = %B1042.if.preheader, %B1140.if.lr.ph.loopexit.unr-lcssa.unr-lcssa
  %.1084473475.epil.init13 = phi i64 [ 0, %B1042.if.preheader ], [ %.1091.1.1, %B1140.if.lr.ph.loopexit.unr-lcssa.unr-lcssa ]
  %50 = shl i64 %.1084473475.epil.init13, 3
  %sunkaddr78 = getelementptr i8, ptr %29, i64 %50
  %sunkaddr79 = getelementptr i8, ptr %sunkaddr78, i64 8
  %.1118.epil8 = load double, ptr %sunkaddr79, align 8
  %scevgep85.epil = getelementptr i8, ptr %lsr.iv23, i64 %50
  %.1125.epil9 = load double, ptr %scevgep85.epil, align 8
  %.1127.epil10 = fmul double %.9925, %.1125.epil9
  %.1128.epil11 = fadd double %.1118.epil8, %.1127.epil10
  store double %.1128.epil11, ptr %sunkaddr79, align 8
  %.1091.1.epil = add nuw i64 %.1084473475.epil.init13, 2
  %sunkaddr82 = getelementptr i8, ptr %sunkaddr78, i64 16
  %.1118.1.epil = load double, ptr %sunkaddr82, align 8
  %scevgep84.epil = getelementptr i8, ptr %scevgep85.epil, i64 8
  %.1125.1.epil = load double, ptr %scevgep84.epil, align 8
  %.1127.1.epil = fmul double %.9925, %.1125.1.epil
  %.1128.1.epil = fadd double %.1118.1.epil, %.1127.1.epil
  store double %.1128.1.epil, ptr %sunkaddr82, align 8
  br label %B1140.if.lr.ph.loopexit.unr-lcssa

B1140.if.lr.ph.loopexit.unr-lcssa:                ; preds = %B1042.if.epil.preheader7, %B1140.if.lr.ph.loopexit.unr-lcssa.unr-lcssa
  %.1091.1.lcssa = phi i64 [ %.1091.1.epil, %B1042.if.epil.preheader7 ], [ %.1091.1.1, %B1140.if.lr.ph.loopexit.unr-lcssa.unr-lcssa ]
  br i1 %45, label %B1140.if.lr.ph, label %B1042.if.epil.preheader

B1042.if.epil.preheader:                          ; preds = %B1042.if.lr.ph, %B1140.if.lr.ph.loopexit.unr-lcssa
  %.9926 = phi double [ %.992, %B1042.if.lr.ph ], [ %.9925, %B1140.if.lr.ph.loopexit.unr-lcssa ]
  %.1084473475.epil.init = phi i64 [ 0, %B1042.if.lr.ph ], [ %.1091.1.lcssa, %B1140.if.lr.ph.loopexit.unr-lcssa ]
  %.1117.epil = getelementptr double, ptr %.78, i64 %.1084473475.epil.init
  %.1118.epil = load double, ptr %.1117.epil, align 8
  %.1124.epil = getelementptr double, ptr %49, i64 %.1084473475.epil.init
  %.1125.epil = load double, ptr %.1124.epil, align 8
  %.1127.epil = fmul double %.9926, %.1125.epil
  %.1128.epil = fadd double %.1118.epil, %.1127.epil
  store double %.1128.epil, ptr %.1117.epil, align 8
  br label %B1140.if.lr.ph

B1140.if.lr.ph:                                   ; preds = %B1042.if.epil.preheader, %B1140.if.lr.ph.loopexit.unr-lcssa, %B990.endif.thread
  %.9923 = phi double [ %.9922, %B990.endif.thread ], [ %.9925, %B1140.if.lr.ph.loopexit.unr-lcssa ], [ %.9926, %B1042.if.epil.preheader ]
  br i1 %34, label %B1140.if.epil.preheader, label %B1140.if

B1272:                                            ; preds = %B1515, %B682
  %.1356 = icmp ugt i64 %.29, -9223372036854775808
  %..29424 = select i1 %.1356, i64 0, i64 %.29
  %.1398547 = icmp sgt i64 %..29424, 0
  br i1 %.1398547, label %B1312.if.lr.ph, label %B1514

B1312.if.lr.ph:                                   ; preds = %B1272
  %.1404415 = add i64 %.29, 1
  %51 = add i64 %.49, %.45
  %52 = add i64 %.63, %.76
  %53 = add i64 %52, %51
  %54 = shl i64 %53, 3
  %55 = getelementptr i8, ptr %arg.problem.7, i64 %54
  %scevgep31 = getelementptr i8, ptr %55, i64 16
  %56 = shl i64 %51, 3
  %scevgep36 = getelementptr i8, ptr %arg.problem.7, i64 %56
  %57 = shl i64 %.29, 4
  br label %B1312.if

B1434:                                            ; preds = %B1354.if, %B1354.if.prol.loopexit, %B1312.if
  %.1586 = getelementptr double, ptr %.78, i64 %.1404542548
  %.1587 = load double, ptr %.1586, align 8
  %.1592 = mul i64 %.1404542548, %.1404415
  %.1594 = getelementptr double, ptr %.52, i64 %.1592
  %.1595 = load double, ptr %.1594, align 8
  %.1599 = fdiv double %.1587, %.1595
  store double %.1599, ptr %.1586, align 8
  %.1610 = getelementptr double, ptr %arg.problem.7, i64 %.1404542548
  store double %.1599, ptr %.1610, align 8
  %indvar.next = add nuw nsw i64 %indvar, 1
  %scevgep38 = getelementptr i8, ptr %lsr.iv37, i64 -8
  %exitcond.not = icmp eq i64 %indvar.next, %..29424
  br i1 %exitcond.not, label %B1514, label %B1312.if

B1514:                                            ; preds = %B1434, %B1272
  store ptr null, ptr %retptr, align 8
  ret void

B1515.loopexit.unr-lcssa:                         ; preds = %B1140.if
  br i1 %47, label %B1515, label %B1140.if.epil.preheader

B1140.if.epil.preheader:                          ; preds = %B1515.loopexit.unr-lcssa, %B1140.if.lr.ph
  %.1223480482.epil.init = phi i64 [ 0, %B1140.if.lr.ph ], [ %.1230.1, %B1515.loopexit.unr-lcssa ]
  %.1258.epil = getelementptr i64, ptr %7, i64 %.1223480482.epil.init
  %.1259.epil = load i64, ptr %.1258.epil, align 8
  %.1263.epil = getelementptr double, ptr %10, i64 %.1259.epil
  %.1264.epil = load double, ptr %.1263.epil, align 8
  %.1271.epil = getelementptr double, ptr %.22.i, i64 %.1259.epil
  %.1272.epil = load double, ptr %.1271.epil, align 8
  %.1278.epil = getelementptr double, ptr %48, i64 %.1223480482.epil.init
  %.1279.epil = load double, ptr %.1278.epil, align 8
  %.1280.epil = fmul double %.1272.epil, %.1279.epil
  %.1282.epil = fmul double %.9923, %.1280.epil
  %.1283.epil = fsub double %.1264.epil, %.1282.epil
  store double %.1283.epil, ptr %.1263.epil, align 8
  br label %B1515

B1515:                                            ; preds = %B714.if, %B1140.if.epil.preheader, %B1515.loopexit.unr-lcssa
  %scevgep45 = getelementptr i8, ptr %lsr.iv44, i64 %17
  %scevgep55 = getelementptr i8, ptr %lsr.iv54, i64 %24
  %scevgep24 = getelementptr i8, ptr %lsr.iv23, i64 %24
  %exitcond559.not = icmp eq i64 %.644, %arg.m
  br i1 %exitcond559.not, label %B1272, label %B714.if

B434.if.lr.ph:                                    ; preds = %entry
  %58 = getelementptr double, ptr %arg.problem.7, i64 %.36
  %.208421 = add nuw i64 %.29, 1
  %59 = shl i64 %.45, 3
  %60 = shl i64 %.49, 3
  %61 = getelementptr i8, ptr %arg.problem.7, i64 %59
  %62 = getelementptr i8, ptr %61, i64 %60
  %scevgep93 = getelementptr i8, ptr %62, i64 16
  %63 = shl i64 %.29, 3
  %64 = add i64 %.63, %.76
  %65 = add i64 %64, %.45
  %66 = add i64 %65, %.49
  %67 = shl i64 %66, 3
  %68 = getelementptr i8, ptr %arg.problem.7, i64 %67
  %scevgep99 = getelementptr i8, ptr %68, i64 16
  br label %B434.if

B434.if:                                          ; preds = %B434.if.lr.ph, %B576
  %lsr.iv94 = phi ptr [ %scevgep93, %B434.if.lr.ph ], [ %scevgep95, %B576 ]
  %.208435441 = phi i64 [ 0, %B434.if.lr.ph ], [ %.215, %B576 ]
  %69 = and i64 %.208435441, 9223372036854775806
  %.215 = add nuw nsw i64 %.208435441, 1
  %.247 = getelementptr double, ptr %58, i64 %.208435441
  %.248 = load double, ptr %.247, align 8
  %.251 = getelementptr double, ptr %.78, i64 %.208435441
  store double %.248, ptr %.251, align 8
  %.333429.not = icmp eq i64 %.208435441, 0
  br i1 %.333429.not, label %B576, label %B496.if.lr.ph

B496.if.lr.ph:                                    ; preds = %B434.if
  %.377 = mul nuw nsw i64 %.208435441, %.29
  %70 = getelementptr double, ptr %.52, i64 %.377
  %71 = icmp eq i64 %.208435441, 1
  br i1 %71, label %B496.if.epil.preheader, label %B496.if.preheader

B496.if.preheader:                                ; preds = %B496.if.lr.ph
  %sunkaddr75 = shl i64 %.208435441, 3
  %sunkaddr76 = getelementptr i8, ptr %.78, i64 %sunkaddr75
  br label %B496.if

B496.if:                                          ; preds = %B496.if.preheader, %B496.if
  %.386433 = phi double [ %.386.1, %B496.if ], [ %.248, %B496.if.preheader ]
  %.339428430 = phi i64 [ %.346.1, %B496.if ], [ 0, %B496.if.preheader ]
  %72 = shl i64 %.339428430, 3
  %scevgep97 = getelementptr i8, ptr %lsr.iv94, i64 %72
  %scevgep98 = getelementptr i8, ptr %scevgep97, i64 -8
  %.381 = load double, ptr %scevgep98, align 8
  %scevgep101 = getelementptr i8, ptr %scevgep99, i64 %72
  %scevgep102 = getelementptr i8, ptr %scevgep101, i64 -8
  %.384 = load double, ptr %scevgep102, align 8
  %.385 = fmul double %.381, %.384
  %.386 = fsub double %.386433, %.385
  store double %.386, ptr %sunkaddr76, align 8
  %.346.1 = add nuw i64 %.339428430, 2
  %.381.1 = load double, ptr %scevgep97, align 8
  %.384.1 = load double, ptr %scevgep101, align 8
  %.385.1 = fmul double %.381.1, %.384.1
  %.386.1 = fsub double %.386, %.385.1
  store double %.386.1, ptr %sunkaddr76, align 8
  %niter.ncmp.1 = icmp eq i64 %69, %.346.1
  br i1 %niter.ncmp.1, label %B576.loopexit.unr-lcssa, label %B496.if

B714.if:                                          ; preds = %B1515, %B714.if.lr.ph
  %lsr.iv23 = phi ptr [ %scevgep24, %B1515 ], [ %scevgep22, %B714.if.lr.ph ]
  %lsr.iv54 = phi ptr [ %scevgep55, %B1515 ], [ %scevgep53, %B714.if.lr.ph ]
  %lsr.iv44 = phi ptr [ %scevgep45, %B1515 ], [ %scevgep43, %B714.if.lr.ph ]
  %.637487521 = phi i64 [ %.644, %B1515 ], [ 0, %B714.if.lr.ph ]
  %.644 = add nuw nsw i64 %.637487521, 1
  %.674 = getelementptr double, ptr %.85, i64 %.637487521
  %.675 = load double, ptr %.674, align 8
  %.676 = fcmp oeq double %.675, 0.000000e+00
  br i1 %.676, label %B1515, label %B778.if.lr.ph

B778.if:                                          ; preds = %B778.if.lr.ph, %B778.if
  %share.4.2459 = phi double [ %.832.1, %B778.if ], [ 0.000000e+00, %B778.if.lr.ph ]
  %.770455457 = phi i64 [ %.777.1, %B778.if ], [ 0, %B778.if.lr.ph ]
  %73 = shl i64 %.770455457, 3
  %scevgep47 = getelementptr i8, ptr %lsr.iv44, i64 %73
  %scevgep48 = getelementptr i8, ptr %scevgep47, i64 -8
  %.808 = load double, ptr %scevgep48, align 8
  %scevgep51 = getelementptr i8, ptr %scevgep49, i64 %73
  %scevgep52 = getelementptr i8, ptr %scevgep51, i64 -8
  %.813 = load i64, ptr %scevgep52, align 8
  %.815 = getelementptr double, ptr %.22.i, i64 %.813
  %.816 = load double, ptr %.815, align 8
  %.817 = fmul double %.808, %.816
  %.828 = getelementptr double, ptr %9, i64 %.813
  %.829 = load double, ptr %.828, align 8
  %.830 = fmul double %.817, %.829
  %.832 = fadd double %share.4.2459, %.830
  %.777.1 = add nuw i64 %.770455457, 2
  %.808.1 = load double, ptr %scevgep47, align 8
  %.813.1 = load i64, ptr %scevgep51, align 8
  %.815.1 = getelementptr double, ptr %.22.i, i64 %.813.1
  %.816.1 = load double, ptr %.815.1, align 8
  %.817.1 = fmul double %.808.1, %.816.1
  %.828.1 = getelementptr double, ptr %9, i64 %.813.1
  %.829.1 = load double, ptr %.828.1, align 8
  %.830.1 = fmul double %.817.1, %.829.1
  %.832.1 = fadd double %.832, %.830.1
  %niter10.ncmp.1 = icmp eq i64 %unroll_iter9, %.777.1
  br i1 %niter10.ncmp.1, label %B902.unr-lcssa, label %B778.if

B932.if:                                          ; preds = %B932.if.lr.ph, %B932.if
  %share.5.2468 = phi double [ %.976.3, %B932.if ], [ %.832.lcssa, %B932.if.lr.ph ]
  %.932464466 = phi i64 [ %.939.3, %B932.if ], [ 0, %B932.if.lr.ph ]
  %74 = shl i64 %.932464466, 3
  %scevgep61 = getelementptr i8, ptr %lsr.iv54, i64 %74
  %scevgep62 = getelementptr i8, ptr %scevgep61, i64 -24
  %.970 = load double, ptr %scevgep62, align 8
  %scevgep69 = getelementptr i8, ptr %scevgep63, i64 %74
  %scevgep70 = getelementptr i8, ptr %scevgep69, i64 -24
  %.973 = load double, ptr %scevgep70, align 8
  %.974 = fmul double %.970, %.973
  %.976 = fsub double %share.5.2468, %.974
  %scevgep21 = getelementptr i8, ptr %scevgep61, i64 -16
  %.970.1 = load double, ptr %scevgep21, align 8
  %scevgep11 = getelementptr i8, ptr %scevgep69, i64 -16
  %.973.1 = load double, ptr %scevgep11, align 8
  %.974.1 = fmul double %.970.1, %.973.1
  %.976.1 = fsub double %.976, %.974.1
  %scevgep14 = getelementptr i8, ptr %scevgep61, i64 -8
  %.970.2 = load double, ptr %scevgep14, align 8
  %scevgep8 = getelementptr i8, ptr %scevgep69, i64 -8
  %.973.2 = load double, ptr %scevgep8, align 8
  %.974.2 = fmul double %.970.2, %.973.2
  %.976.2 = fsub double %.976.1, %.974.2
  %.939.3 = add nuw nsw i64 %.932464466, 4
  %.970.3 = load double, ptr %scevgep61, align 8
  %.973.3 = load double, ptr %scevgep69, align 8
  %.974.3 = fmul double %.970.3, %.973.3
  %.976.3 = fsub double %.976.2, %.974.3
  %niter16.ncmp.3 = icmp eq i64 %unroll_iter15, %.939.3
  br i1 %niter16.ncmp.3, label %B1042.if.lr.ph.unr-lcssa, label %B932.if

B1042.if.lr.ph.unr-lcssa:                         ; preds = %B932.if
  br i1 %39, label %B1042.if.lr.ph.thread, label %B932.if.epil.preheader

B1042.if.lr.ph.thread:                            ; preds = %B1042.if.lr.ph.unr-lcssa
  %.9924 = fdiv double %.976.3, %.675
  br label %B1042.if.preheader

B932.if.epil.preheader:                           ; preds = %B1042.if.lr.ph.unr-lcssa, %B932.if.lr.ph
  %share.5.2468.epil.init = phi double [ %.832.lcssa, %B932.if.lr.ph ], [ %.976.3, %B1042.if.lr.ph.unr-lcssa ]
  %.932464466.epil.init = phi i64 [ 0, %B932.if.lr.ph ], [ %unroll_iter15, %B1042.if.lr.ph.unr-lcssa ]
  %75 = shl i64 %.932464466.epil.init, 3
  %scevgep72 = getelementptr i8, ptr %scevgep71, i64 %75
  %scevgep25 = getelementptr i8, ptr %lsr.iv23, i64 %75
  br label %B932.if.epil

B932.if.epil:                                     ; preds = %B932.if.epil, %B932.if.epil.preheader
  %share.5.2468.epil = phi double [ %share.5.2468.epil.init, %B932.if.epil.preheader ], [ %.976.epil, %B932.if.epil ]
  %epil.iter = phi i64 [ 0, %B932.if.epil.preheader ], [ %epil.iter.next, %B932.if.epil ]
  %76 = shl i64 %epil.iter, 3
  %scevgep27 = getelementptr i8, ptr %scevgep25, i64 %76
  %.970.epil = load double, ptr %scevgep27, align 8
  %scevgep33 = getelementptr i8, ptr %scevgep72, i64 %76
  %.973.epil = load double, ptr %scevgep33, align 8
  %.974.epil = fmul double %.970.epil, %.973.epil
  %.976.epil = fsub double %share.5.2468.epil, %.974.epil
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter11, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B1042.if.lr.ph, label %B932.if.epil, !llvm.loop !68

B1042.if.lr.ph:                                   ; preds = %B932.if.epil
  %.992 = fdiv double %.976.epil, %.675
  br i1 %40, label %B1042.if.epil.preheader, label %B1042.if.preheader

B1042.if.preheader:                               ; preds = %B1042.if.lr.ph, %B1042.if.lr.ph.thread
  %.9925 = phi double [ %.9924, %B1042.if.lr.ph.thread ], [ %.992, %B1042.if.lr.ph ]
  br i1 %41, label %B1042.if.epil.preheader7, label %B1042.if

B1042.if:                                         ; preds = %B1042.if.preheader, %B1042.if
  %lsr.iv28 = phi i64 [ %lsr.iv.next29, %B1042.if ], [ %33, %B1042.if.preheader ]
  %.1084473475 = phi i64 [ %.1091.1.1, %B1042.if ], [ 0, %B1042.if.preheader ]
  %77 = shl i64 %.1084473475, 3
  %scevgep56 = getelementptr i8, ptr %scevgep63, i64 %77
  %scevgep57 = getelementptr i8, ptr %scevgep56, i64 -16
  %scevgep58 = getelementptr i8, ptr %scevgep56, i64 -24
  %.1118 = load double, ptr %scevgep58, align 8
  %scevgep67 = getelementptr i8, ptr %lsr.iv54, i64 %77
  %scevgep64 = getelementptr i8, ptr %scevgep67, i64 -24
  %.1125 = load double, ptr %scevgep64, align 8
  %.1127 = fmul double %.9925, %.1125
  %.1128 = fadd double %.1118, %.1127
  store double %.1128, ptr %scevgep58, align 8
  %.1118.1 = load double, ptr %scevgep57, align 8
  %scevgep59 = getelementptr i8, ptr %scevgep67, i64 -16
  %.1125.1 = load double, ptr %scevgep59, align 8
  %.1127.1 = fmul double %.9925, %.1125.1
  %.1128.1 = fadd double %.1118.1, %.1127.1
  store double %.1128.1, ptr %scevgep57, align 8
  %scevgep66 = getelementptr i8, ptr %scevgep56, i64 -8
  %.1118.116 = load double, ptr %scevgep66, align 8
  %scevgep50 = getelementptr i8, ptr %scevgep67, i64 -8
  %.1125.117 = load double, ptr %scevgep50, align 8
  %.1127.118 = fmul double %.9925, %.1125.117
  %.1128.119 = fadd double %.1118.116, %.1127.118
  store double %.1128.119, ptr %scevgep66, align 8
  %.1091.1.1 = add i64 %.1084473475, 4
  %.1118.1.1 = load double, ptr %scevgep56, align 8
  %.1125.1.1 = load double, ptr %scevgep67, align 8
  %.1127.1.1 = fmul double %.9925, %.1125.1.1
  %.1128.1.1 = fadd double %.1118.1.1, %.1127.1.1
  store double %.1128.1.1, ptr %scevgep56, align 8
  %lsr.iv.next29 = add i64 %lsr.iv28, -2
  %niter.ncmp.120 = icmp eq i64 %lsr.iv.next29, 0
  br i1 %niter.ncmp.120, label %B1140.if.lr.ph.loopexit.unr-lcssa.unr-lcssa, label %B1042.if

B1140.if:                                         ; preds = %B1140.if.lr.ph, %B1140.if
  %.1223480482 = phi i64 [ %.1230.1, %B1140.if ], [ 0, %B1140.if.lr.ph ]
  %78 = shl i64 %.1223480482, 3
  %scevgep88 = getelementptr i8, ptr %scevgep49, i64 %78
  %scevgep89 = getelementptr i8, ptr %scevgep88, i64 -8
  %.1259 = load i64, ptr %scevgep89, align 8
  %.1263 = getelementptr double, ptr %10, i64 %.1259
  %.1264 = load double, ptr %.1263, align 8
  %.1271 = getelementptr double, ptr %.22.i, i64 %.1259
  %.1272 = load double, ptr %.1271, align 8
  %scevgep68 = getelementptr i8, ptr %lsr.iv44, i64 %78
  %scevgep73 = getelementptr i8, ptr %scevgep68, i64 -8
  %.1279 = load double, ptr %scevgep73, align 8
  %.1280 = fmul double %.1272, %.1279
  %.1282 = fmul double %.9923, %.1280
  %.1283 = fsub double %.1264, %.1282
  store double %.1283, ptr %.1263, align 8
  %.1230.1 = add nuw i64 %.1223480482, 2
  %.1259.1 = load i64, ptr %scevgep88, align 8
  %.1263.1 = getelementptr double, ptr %10, i64 %.1259.1
  %.1264.1 = load double, ptr %.1263.1, align 8
  %.1271.1 = getelementptr double, ptr %.22.i, i64 %.1259.1
  %.1272.1 = load double, ptr %.1271.1, align 8
  %.1279.1 = load double, ptr %scevgep68, align 8
  %.1280.1 = fmul double %.1272.1, %.1279.1
  %.1282.1 = fmul double %.9923, %.1280.1
  %.1283.1 = fsub double %.1264.1, %.1282.1
  store double %.1283.1, ptr %.1263.1, align 8
  %niter28.ncmp.1 = icmp eq i64 %unroll_iter9, %.1230.1
  br i1 %niter28.ncmp.1, label %B1515.loopexit.unr-lcssa, label %B1140.if

B1312.if:                                         ; preds = %B1434, %B1312.if.lr.ph
  %lsr.iv37 = phi ptr [ %scevgep36, %B1312.if.lr.ph ], [ %scevgep38, %B1434 ]
  %indvar = phi i64 [ 0, %B1312.if.lr.ph ], [ %indvar.next, %B1434 ]
  %.1404542548.in = phi i64 [ %.29, %B1312.if.lr.ph ], [ %.1404542548, %B1434 ]
  %.1404542548 = add i64 %.1404542548.in, -1
  %.1478 = sub i64 %.29, %.1404542548.in
  %invariant.gep = getelementptr double, ptr %.52, i64 %.1404542548
  %.1521535.not = icmp eq i64 %.1478, 0
  br i1 %.1521535.not, label %B1434, label %B1354.if.lr.ph

B1354.if.lr.ph:                                   ; preds = %B1312.if
  %.1561 = getelementptr double, ptr %.78, i64 %.1404542548
  %.1561.promoted = load double, ptr %.1561, align 8
  %xtraiter29 = and i64 %indvar, 1
  %lcmp.mod30.not = icmp eq i64 %xtraiter29, 0
  br i1 %lcmp.mod30.not, label %B1354.if.prol.loopexit, label %B1354.if.prol

B1354.if.prol:                                    ; preds = %B1354.if.lr.ph
  %.1530.prol = add nsw i64 %.1478, -1
  %.1534.prol = add i64 %.1404542548.in, 1
  %.1564.prol = mul nsw i64 %.1404542548.in, %.29
  %gep.prol = getelementptr double, ptr %invariant.gep, i64 %.1564.prol
  %.1569.prol = load double, ptr %gep.prol, align 8
  %.1571.prol = getelementptr double, ptr %.78, i64 %.1404542548.in
  %.1572.prol = load double, ptr %.1571.prol, align 8
  %.1573.prol = fmul double %.1569.prol, %.1572.prol
  %.1574.prol = fsub double %.1561.promoted, %.1573.prol
  %sunkaddr109 = shl i64 %.1404542548, 3
  %sunkaddr110 = getelementptr i8, ptr %.78, i64 %sunkaddr109
  store double %.1574.prol, ptr %sunkaddr110, align 8
  br label %B1354.if.prol.loopexit

B1354.if.prol.loopexit:                           ; preds = %B1354.if.prol, %B1354.if.lr.ph
  %.1574540.unr = phi double [ %.1561.promoted, %B1354.if.lr.ph ], [ %.1574.prol, %B1354.if.prol ]
  %.1520533537.unr = phi i64 [ %.1478, %B1354.if.lr.ph ], [ %.1530.prol, %B1354.if.prol ]
  %.1527534536.unr = phi i64 [ %.1404542548.in, %B1354.if.lr.ph ], [ %.1534.prol, %B1354.if.prol ]
  %79 = icmp eq i64 %indvar, 1
  br i1 %79, label %B1434, label %B1354.if.preheader

B1354.if.preheader:                               ; preds = %B1354.if.prol.loopexit
  %80 = add i64 %.1520533537.unr, 2
  %81 = shl i64 %.1527534536.unr, 3
  %scevgep32 = getelementptr i8, ptr %scevgep31, i64 %81
  %82 = add i64 %81, 8
  %83 = mul i64 %82, %.29
  %84 = add i64 %81, 16
  %85 = mul i64 %84, %.29
  %sunkaddr77 = shl i64 %.1404542548, 3
  %sunkaddr80 = getelementptr i8, ptr %.78, i64 %sunkaddr77
  br label %B1354.if

B1354.if:                                         ; preds = %B1354.if, %B1354.if.preheader
  %lsr.iv39 = phi ptr [ %lsr.iv37, %B1354.if.preheader ], [ %scevgep40, %B1354.if ]
  %lsr.iv33 = phi ptr [ %scevgep32, %B1354.if.preheader ], [ %scevgep34, %B1354.if ]
  %lsr.iv = phi i64 [ %80, %B1354.if.preheader ], [ %lsr.iv.next, %B1354.if ]
  %.1574540 = phi double [ %.1574540.unr, %B1354.if.preheader ], [ %.1574.1, %B1354.if ]
  %scevgep41 = getelementptr i8, ptr %lsr.iv39, i64 %83
  %.1569 = load double, ptr %scevgep41, align 8
  %scevgep35 = getelementptr i8, ptr %lsr.iv33, i64 -8
  %.1572 = load double, ptr %scevgep35, align 8
  %.1573 = fmul double %.1569, %.1572
  %.1574 = fsub double %.1574540, %.1573
  store double %.1574, ptr %sunkaddr80, align 8
  %scevgep42 = getelementptr i8, ptr %lsr.iv39, i64 %85
  %.1569.1 = load double, ptr %scevgep42, align 8
  %.1572.1 = load double, ptr %lsr.iv33, align 8
  %.1573.1 = fmul double %.1569.1, %.1572.1
  %.1574.1 = fsub double %.1574, %.1573.1
  store double %.1574.1, ptr %sunkaddr80, align 8
  %lsr.iv.next = add i64 %lsr.iv, -2
  %scevgep34 = getelementptr i8, ptr %lsr.iv33, i64 16
  %scevgep40 = getelementptr i8, ptr %lsr.iv39, i64 %57
  %.1521.1 = icmp sgt i64 %lsr.iv.next, 2
  br i1 %.1521.1, label %B1354.if, label %B1434
}

declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64) #0

declare double @llvm.fabs.f64(double) #0

define internal fastcc void @part9(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.problem.4, ptr captures(none) %arg.problem.7, i64 %arg.pattern) unnamed_addr #2 {
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
  br i1 %epil.iter9.cmp.not, label %B1144, label %B1082.if.epil, !llvm.loop !69

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
  %scevgep21 = getelementptr i8, ptr %scevgep67, i64 %14
  %scevgep24 = getelementptr i8, ptr %scevgep21, i64 -24
  store double %.478, ptr %scevgep24, align 8
  %scevgep38 = getelementptr i8, ptr %scevgep65, i64 -16
  %.473.1 = load i64, ptr %scevgep38, align 8
  %.477.1 = getelementptr double, ptr %2, i64 %.473.1
  %.478.1 = load double, ptr %.477.1, align 8
  %scevgep19 = getelementptr i8, ptr %scevgep21, i64 -16
  store double %.478.1, ptr %scevgep19, align 8
  %scevgep30 = getelementptr i8, ptr %scevgep65, i64 -8
  %.473.2 = load i64, ptr %scevgep30, align 8
  %.477.2 = getelementptr double, ptr %2, i64 %.473.2
  %.478.2 = load double, ptr %.477.2, align 8
  %scevgep17 = getelementptr i8, ptr %scevgep21, i64 -8
  store double %.478.2, ptr %scevgep17, align 8
  %.444.3 = add nuw nsw i64 %.437422424, 4
  %.473.3 = load i64, ptr %scevgep65, align 8
  %.477.3 = getelementptr double, ptr %2, i64 %.473.3
  %.478.3 = load double, ptr %.477.3, align 8
  store double %.478.3, ptr %scevgep21, align 8
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
  br i1 %epil.iter.cmp.not, label %B868.if.preheader, label %B378.if.epil, !llvm.loop !70

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
  %sunkaddr39 = shl i64 %.921457463, 3
  %sunkaddr40 = getelementptr i8, ptr %3, i64 %sunkaddr39
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
  store double %.1108, ptr %sunkaddr40, align 8
  %.1096.1 = load double, ptr %scevgep52, align 8
  %.1101.1 = load i64, ptr %scevgep49, align 8
  %.1105.1 = getelementptr double, ptr %3, i64 %.1101.1
  %.1106.1 = load double, ptr %.1105.1, align 8
  %.1107.1 = fmul double %.1096.1, %.1106.1
  %.1108.1 = fsub double %.1108, %.1107.1
  store double %.1108.1, ptr %sunkaddr40, align 8
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
  %scevgep15 = getelementptr i8, ptr %scevgep35, i64 -16
  %.1246.1 = load double, ptr %scevgep15, align 8
  %scevgep7 = getelementptr i8, ptr %scevgep43, i64 -16
  %.1251.1 = load double, ptr %scevgep7, align 8
  %.1252.1 = fmul double %.1246.1, %.1251.1
  store double %.1252.1, ptr %scevgep15, align 8
  %scevgep10 = getelementptr i8, ptr %scevgep35, i64 -8
  %.1246.2 = load double, ptr %scevgep10, align 8
  %scevgep4 = getelementptr i8, ptr %scevgep43, i64 -8
  %.1251.2 = load double, ptr %scevgep4, align 8
  %.1252.2 = fmul double %.1246.2, %.1251.2
  store double %.1252.2, ptr %scevgep10, align 8
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

define internal fastcc void @part10(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.problem.4, ptr readonly captures(none) %arg.problem.6, ptr captures(none) %arg.problem.7, ptr readonly captures(none) %arg.P, ptr readonly captures(none) %arg.a, ptr readonly captures(none) %arg.Q) unnamed_addr #2 {
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
  %7 = and i64 %6, 9223372036854775806
  br label %B182.if

B216.loopexit.unr-lcssa.unr-lcssa:                ; preds = %B182.if
  %8 = and i64 %3, 4
  %lcmp.mod.not12.not = icmp eq i64 %8, 0
  br i1 %lcmp.mod.not12.not, label %B182.if.epil.preheader1, label %B216.loopexit.unr-lcssa

B182.if.epil.preheader1:                          ; preds = %B216.loopexit.unr-lcssa.unr-lcssa, %B182.if.lr.ph.new
  %.144207209.epil.init7 = phi i64 [ 0, %B182.if.lr.ph.new ], [ %.151.3.1, %B216.loopexit.unr-lcssa.unr-lcssa ]
  %9 = shl i64 %.144207209.epil.init7, 3
  %sunkaddr89.epil = getelementptr i8, ptr %arg.Q, i64 %9
  %.178.epil5 = load double, ptr %sunkaddr89.epil, align 8
  %sunkaddr80 = getelementptr i8, ptr %2, i64 %9
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
  %10 = shl i64 %.144207209.epil.init, 3
  %11 = add i64 %.144207209.epil.init, %.43
  %12 = shl i64 %11, 3
  %scevgep65 = getelementptr i8, ptr %arg.problem.7, i64 %12
  %scevgep67 = getelementptr i8, ptr %arg.Q, i64 %10
  br label %B182.if.epil

B182.if.epil:                                     ; preds = %B182.if.epil, %B182.if.epil.preheader
  %epil.iter = phi i64 [ 0, %B182.if.epil.preheader ], [ %epil.iter.next, %B182.if.epil ]
  %13 = shl i64 %epil.iter, 3
  %scevgep40 = getelementptr i8, ptr %scevgep67, i64 %13
  %.178.epil = load double, ptr %scevgep40, align 8
  %scevgep39 = getelementptr i8, ptr %scevgep65, i64 %13
  store double %.178.epil, ptr %scevgep39, align 8
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B216, label %B182.if.epil, !llvm.loop !71

B216:                                             ; preds = %B182.if.epil, %B216.loopexit.unr-lcssa, %entry
  %.269214.not = icmp slt i64 %.46, 1
  br i1 %.269214.not, label %B488, label %B246.if.lr.ph

B246.if.lr.ph:                                    ; preds = %B216
  %14 = getelementptr double, ptr %arg.problem.7, i64 %.43
  %sunkaddr118 = getelementptr i8, ptr %arg.problem.4, i64 112
  %sunkaddr119 = getelementptr i8, ptr %arg.problem.4, i64 120
  br label %B246.if

B418:                                             ; preds = %B246.if
  %.361 = getelementptr double, ptr %14, i64 %.325
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
  %15 = shl i64 %.36, 3
  %scevgep56 = getelementptr i8, ptr %arg.problem.7, i64 %15
  %scevgep58 = getelementptr i8, ptr %arg.Q, i64 %15
  br label %B520.if.prol

B520.if.prol:                                     ; preds = %B520.if.prol, %B520.if.prol.preheader
  %prol.iter = phi i64 [ %prol.iter.next, %B520.if.prol ], [ 0, %B520.if.prol.preheader ]
  %16 = shl nuw nsw i64 %prol.iter, 3
  %scevgep23 = getelementptr i8, ptr %scevgep58, i64 %16
  %.513.prol = load double, ptr %scevgep23, align 8
  %.514.prol = fneg double %.513.prol
  %scevgep22 = getelementptr i8, ptr %scevgep56, i64 %16
  store double %.514.prol, ptr %scevgep22, align 8
  %prol.iter.next = add nuw nsw i64 %prol.iter, 1
  %prol.iter.cmp.not = icmp eq i64 %xtraiter2, %prol.iter.next
  br i1 %prol.iter.cmp.not, label %B520.if.prol.loopexit.loopexit, label %B520.if.prol, !llvm.loop !72

B520.if.prol.loopexit.loopexit:                   ; preds = %B520.if.prol
  %17 = sub nsw i64 %.42, %prol.iter.next
  %18 = add i64 %prol.iter.next, %.36
  br label %B520.if.prol.loopexit

B520.if.prol.loopexit:                            ; preds = %B520.if.prol.loopexit.loopexit, %B520.if.preheader
  %.472219223.unr = phi i64 [ %.42, %B520.if.preheader ], [ %17, %B520.if.prol.loopexit.loopexit ]
  %.479220222.unr = phi i64 [ %.36, %B520.if.preheader ], [ %18, %B520.if.prol.loopexit.loopexit ]
  %19 = icmp ult i64 %.42, 4
  br i1 %19, label %B550, label %B520.if.preheader14

B520.if.preheader14:                              ; preds = %B520.if.prol.loopexit
  %20 = add i64 %.472219223.unr, 4
  %21 = shl i64 %.479220222.unr, 3
  %22 = add i64 %21, 24
  br label %B520.if

B550:                                             ; preds = %B520.if, %B520.if.prol.loopexit, %B488
  %.526 = getelementptr i8, ptr %arg.problem.4, i64 24
  %.527 = load i64, ptr %.526, align 8
  %.607228.not = icmp slt i64 %.527, 1
  br i1 %.607228.not, label %B762, label %B602.if.lr.ph

B602.if.lr.ph:                                    ; preds = %B550
  %23 = getelementptr double, ptr %arg.problem.7, i64 %.36
  %24 = getelementptr double, ptr %arg.problem.6, i64 %.46
  %25 = icmp eq i64 %.527, 1
  br i1 %25, label %B602.if.epil.preheader, label %B602.if.lr.ph.new

B602.if.lr.ph.new:                                ; preds = %B602.if.lr.ph
  %26 = shl i64 %.46, 3
  %27 = getelementptr i8, ptr %arg.problem.6, i64 %26
  %scevgep27 = getelementptr i8, ptr %27, i64 8
  %28 = lshr i64 %.527, 1
  %29 = mul nsw i64 %28, -2
  %sunkaddr120 = getelementptr i8, ptr %arg.problem.4, i64 128
  %sunkaddr121 = getelementptr i8, ptr %arg.problem.4, i64 136
  br label %B602.if

B762.loopexit.unr-lcssa:                          ; preds = %B602.if
  %30 = and i64 %.527, 9223372036854775806
  %31 = and i64 %.527, 1
  %lcmp.mod6.not = icmp eq i64 %31, 0
  br i1 %lcmp.mod6.not, label %B762, label %B602.if.epil.preheader

B602.if.epil.preheader:                           ; preds = %B762.loopexit.unr-lcssa, %B602.if.lr.ph
  %.613227229.epil.init = phi i64 [ 0, %B602.if.lr.ph ], [ %30, %B762.loopexit.unr-lcssa ]
  %sunkaddr86 = getelementptr i8, ptr %arg.problem.4, i64 128
  %.647.epil = load i64, ptr %sunkaddr86, align 8
  %32 = getelementptr i64, ptr %arg.problem.4, i64 %.647.epil
  %.650.epil = getelementptr i64, ptr %32, i64 %.613227229.epil.init
  %.651.epil = load i64, ptr %.650.epil, align 8
  %.655.epil = getelementptr double, ptr %23, i64 %.651.epil
  %.656.epil = load double, ptr %.655.epil, align 8
  %.660.epil = getelementptr double, ptr %24, i64 %.613227229.epil.init
  %.661.epil = load double, ptr %.660.epil, align 8
  %sunkaddr87 = getelementptr i8, ptr %arg.problem.4, i64 136
  %.664.epil = load i64, ptr %sunkaddr87, align 8
  %33 = getelementptr i64, ptr %arg.problem.4, i64 %.664.epil
  %.667.epil = getelementptr i64, ptr %33, i64 %.613227229.epil.init
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
  %34 = icmp eq i64 %.42, 1
  br i1 %34, label %B850, label %B794.if.preheader13

B794.if.preheader13:                              ; preds = %B794.if.prol.loopexit
  %35 = add nuw i64 %.772233237.unr, 2
  %36 = mul i64 %.36, -8
  %scevgep = getelementptr i8, ptr %arg.P, i64 %36
  %37 = shl i64 %.779234236.unr, 3
  %38 = add i64 %37, 8
  br label %B794.if

B850:                                             ; preds = %B794.if, %B794.if.prol.loopexit, %B762
  store ptr null, ptr %retptr, align 8
  ret void

B182.if:                                          ; preds = %B182.if, %B182.if.lr.ph.new.new
  %lsr.iv25 = phi i64 [ %lsr.iv.next26, %B182.if ], [ %7, %B182.if.lr.ph.new.new ]
  %.144207209 = phi i64 [ %.151.3.1, %B182.if ], [ 0, %B182.if.lr.ph.new.new ]
  %39 = shl i64 %.144207209, 3
  %sunkaddr92 = getelementptr i8, ptr %arg.Q, i64 %39
  %.178 = load double, ptr %sunkaddr92, align 8
  %scevgep76 = getelementptr i8, ptr %scevgep69, i64 %39
  %scevgep87 = getelementptr i8, ptr %scevgep76, i64 -32
  %scevgep85 = getelementptr i8, ptr %scevgep76, i64 -56
  store double %.178, ptr %scevgep85, align 8
  %sunkaddr95 = getelementptr i8, ptr %sunkaddr92, i64 8
  %.178.1 = load double, ptr %sunkaddr95, align 8
  %scevgep83 = getelementptr i8, ptr %scevgep76, i64 -48
  store double %.178.1, ptr %scevgep83, align 8
  %sunkaddr98 = getelementptr i8, ptr %sunkaddr92, i64 16
  %.178.2 = load double, ptr %sunkaddr98, align 8
  %scevgep81 = getelementptr i8, ptr %scevgep76, i64 -40
  store double %.178.2, ptr %scevgep81, align 8
  %sunkaddr101 = getelementptr i8, ptr %sunkaddr92, i64 24
  %.178.3 = load double, ptr %sunkaddr101, align 8
  store double %.178.3, ptr %scevgep87, align 8
  %sunkaddr104 = getelementptr i8, ptr %sunkaddr92, i64 32
  %.178.111 = load double, ptr %sunkaddr104, align 8
  %scevgep79 = getelementptr i8, ptr %scevgep76, i64 -24
  store double %.178.111, ptr %scevgep79, align 8
  %sunkaddr107 = getelementptr i8, ptr %sunkaddr92, i64 40
  %.178.1.1 = load double, ptr %sunkaddr107, align 8
  %scevgep75 = getelementptr i8, ptr %scevgep76, i64 -16
  store double %.178.1.1, ptr %scevgep75, align 8
  %sunkaddr114 = getelementptr i8, ptr %sunkaddr92, i64 48
  %.178.2.1 = load double, ptr %sunkaddr114, align 8
  %scevgep73 = getelementptr i8, ptr %scevgep76, i64 -8
  store double %.178.2.1, ptr %scevgep73, align 8
  %.151.3.1 = add i64 %.144207209, 8
  %sunkaddr115 = shl i64 %.151.3.1, 3
  %sunkaddr116 = getelementptr i8, ptr %arg.Q, i64 %sunkaddr115
  %sunkaddr117 = getelementptr i8, ptr %sunkaddr116, i64 -8
  %.178.3.1 = load double, ptr %sunkaddr117, align 8
  store double %.178.3.1, ptr %scevgep76, align 8
  %lsr.iv.next26 = add i64 %lsr.iv25, -2
  %niter.ncmp.1 = icmp eq i64 %lsr.iv.next26, 0
  br i1 %niter.ncmp.1, label %B216.loopexit.unr-lcssa.unr-lcssa, label %B182.if

B246.if:                                          ; preds = %B486, %B246.if.lr.ph
  %lsr.iv60 = phi ptr [ %arg.problem.4, %B246.if.lr.ph ], [ %scevgep61, %B486 ]
  %.275213215 = phi i64 [ 0, %B246.if.lr.ph ], [ %.282, %B486 ]
  %.282 = add nuw nsw i64 %.275213215, 1
  %.312 = load i64, ptr %sunkaddr118, align 8
  %40 = shl i64 %.312, 3
  %scevgep63 = getelementptr i8, ptr %lsr.iv60, i64 %40
  %.317 = load i64, ptr %scevgep63, align 8
  %.320 = load i64, ptr %sunkaddr119, align 8
  %41 = shl i64 %.320, 3
  %scevgep62 = getelementptr i8, ptr %lsr.iv60, i64 %41
  %.325 = load i64, ptr %scevgep62, align 8
  %.336 = getelementptr double, ptr %14, i64 %.317
  %.337 = load double, ptr %.336, align 8
  %42 = shl i64 %.275213215, 3
  %scevgep64 = getelementptr i8, ptr %arg.problem.6, i64 %42
  %.341 = load double, ptr %scevgep64, align 8
  %.344 = getelementptr double, ptr %arg.a, i64 %.325
  %.345 = load double, ptr %.344, align 8
  %.346 = fmul double %.341, %.345
  %.347 = fsub double %.337, %.346
  store double %.347, ptr %.336, align 8
  %.353.not = icmp eq i64 %.317, %.325
  br i1 %.353.not, label %B486, label %B418

B520.if:                                          ; preds = %B520.if, %B520.if.preheader14
  %lsr.iv40 = phi i64 [ %22, %B520.if.preheader14 ], [ %lsr.iv.next41, %B520.if ]
  %lsr.iv38 = phi i64 [ %20, %B520.if.preheader14 ], [ %lsr.iv.next39, %B520.if ]
  %scevgep52 = getelementptr i8, ptr %arg.Q, i64 %lsr.iv40
  %scevgep53 = getelementptr i8, ptr %scevgep52, i64 -24
  %.513 = load double, ptr %scevgep53, align 8
  %.514 = fneg double %.513
  %scevgep45 = getelementptr i8, ptr %arg.problem.7, i64 %lsr.iv40
  %scevgep46 = getelementptr i8, ptr %scevgep45, i64 -24
  store double %.514, ptr %scevgep46, align 8
  %scevgep19 = getelementptr i8, ptr %scevgep52, i64 -16
  %.513.1 = load double, ptr %scevgep19, align 8
  %.514.1 = fneg double %.513.1
  %scevgep10 = getelementptr i8, ptr %scevgep45, i64 -16
  store double %.514.1, ptr %scevgep10, align 8
  %scevgep15 = getelementptr i8, ptr %scevgep52, i64 -8
  %.513.2 = load double, ptr %scevgep15, align 8
  %.514.2 = fneg double %.513.2
  %scevgep7 = getelementptr i8, ptr %scevgep45, i64 -8
  store double %.514.2, ptr %scevgep7, align 8
  %.513.3 = load double, ptr %scevgep52, align 8
  %.514.3 = fneg double %.513.3
  store double %.514.3, ptr %scevgep45, align 8
  %lsr.iv.next39 = add i64 %lsr.iv38, -4
  %lsr.iv.next41 = add i64 %lsr.iv40, 32
  %.473.3 = icmp sgt i64 %lsr.iv.next39, 4
  br i1 %.473.3, label %B520.if, label %B550

B602.if:                                          ; preds = %B602.if, %B602.if.lr.ph.new
  %lsr.iv2 = phi i64 [ %lsr.iv.next3, %B602.if ], [ %29, %B602.if.lr.ph.new ]
  %lsr.iv28 = phi ptr [ %scevgep29, %B602.if ], [ %scevgep27, %B602.if.lr.ph.new ]
  %lsr.iv24 = phi ptr [ %scevgep25, %B602.if ], [ %.41, %B602.if.lr.ph.new ]
  %.647 = load i64, ptr %sunkaddr120, align 8
  %43 = shl i64 %.647, 3
  %scevgep36 = getelementptr i8, ptr %lsr.iv24, i64 %43
  %scevgep37 = getelementptr i8, ptr %scevgep36, i64 -8
  %.651 = load i64, ptr %scevgep37, align 8
  %.655 = getelementptr double, ptr %23, i64 %.651
  %.656 = load double, ptr %.655, align 8
  %scevgep30 = getelementptr i8, ptr %lsr.iv28, i64 -8
  %.661 = load double, ptr %scevgep30, align 8
  %.664 = load i64, ptr %sunkaddr121, align 8
  %44 = shl i64 %.664, 3
  %scevgep34 = getelementptr i8, ptr %lsr.iv24, i64 %44
  %scevgep35 = getelementptr i8, ptr %scevgep34, i64 -8
  %.668 = load i64, ptr %scevgep35, align 8
  %.670 = getelementptr double, ptr %arg.a, i64 %.668
  %.671 = load double, ptr %.670, align 8
  %.672 = fmul double %.661, %.671
  %.673 = fadd double %.656, %.672
  store double %.673, ptr %.655, align 8
  %.647.1 = load i64, ptr %sunkaddr120, align 8
  %45 = shl i64 %.647.1, 3
  %scevgep26 = getelementptr i8, ptr %lsr.iv24, i64 %45
  %.651.1 = load i64, ptr %scevgep26, align 8
  %.655.1 = getelementptr double, ptr %23, i64 %.651.1
  %.656.1 = load double, ptr %.655.1, align 8
  %.661.1 = load double, ptr %lsr.iv28, align 8
  %.664.1 = load i64, ptr %sunkaddr121, align 8
  %46 = shl i64 %.664.1, 3
  %scevgep31 = getelementptr i8, ptr %lsr.iv24, i64 %46
  %.668.1 = load i64, ptr %scevgep31, align 8
  %.670.1 = getelementptr double, ptr %arg.a, i64 %.668.1
  %.671.1 = load double, ptr %.670.1, align 8
  %.672.1 = fmul double %.661.1, %.671.1
  %.673.1 = fadd double %.656.1, %.672.1
  store double %.673.1, ptr %.655.1, align 8
  %scevgep25 = getelementptr i8, ptr %lsr.iv24, i64 16
  %scevgep29 = getelementptr i8, ptr %lsr.iv28, i64 16
  %lsr.iv.next3 = add i64 %lsr.iv2, 2
  %niter9.ncmp.1 = icmp eq i64 %lsr.iv.next3, 0
  br i1 %niter9.ncmp.1, label %B762.loopexit.unr-lcssa, label %B602.if

B794.if:                                          ; preds = %B794.if, %B794.if.preheader13
  %lsr.iv15 = phi i64 [ %38, %B794.if.preheader13 ], [ %lsr.iv.next16, %B794.if ]
  %lsr.iv = phi i64 [ %35, %B794.if.preheader13 ], [ %lsr.iv.next, %B794.if ]
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

define internal fastcc void @part0(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.problem.4, ptr readonly captures(none) %arg.problem.5, ptr readonly captures(none) %arg.problem.6, ptr captures(none) %arg.problem.7, i64 %arg.pattern) unnamed_addr #2 {
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
  %.15.i.i = getelementptr i8, ptr %arg.problem.4, i64 80
  %.16.i.i = load i64, ptr %.15.i.i, align 8, !noalias !73
  %1 = getelementptr double, ptr %arg.problem.5, i64 %.16.i.i
  %.18.i.i = getelementptr i8, ptr %1, i64 8
  %.59.i = getelementptr i8, ptr %arg.problem.4, i64 56
  %.60.i = load i64, ptr %.59.i, align 8, !noalias !78
  %.61.i = icmp sgt i64 %.60.i, 0
  br i1 %.61.i, label %B86.i, label %B0.endif

B86.i:                                            ; preds = %entry
  %.72.i = getelementptr i8, ptr %arg.problem.4, i64 16
  %.73.i = load i64, ptr %.72.i, align 8, !noalias !78
  %.15668.not.i = icmp slt i64 %.73.i, 1
  br i1 %.15668.not.i, label %B0.endif, label %B138.if.lr.ph.i

B138.if.lr.ph.i:                                  ; preds = %B86.i
  %.204.i = getelementptr i8, ptr %arg.problem.4, i64 112
  %.205.i = load i64, ptr %.204.i, align 8, !noalias !78
  %2 = getelementptr i64, ptr %arg.problem.4, i64 %.205.i
  %.215.i = getelementptr i8, ptr %arg.problem.4, i64 120
  %.216.i = load i64, ptr %.215.i, align 8, !noalias !78
  %3 = getelementptr i64, ptr %arg.problem.4, i64 %.216.i
  %4 = icmp eq i64 %.73.i, 1
  br i1 %4, label %B138.if.epil.preheader.i, label %B138.if.lr.ph.new.i

B138.if.lr.ph.new.i:                              ; preds = %B138.if.lr.ph.i
  %unroll_iter.i = and i64 %.73.i, 9223372036854775806
  %5 = shl i64 %.205.i, 3
  %6 = getelementptr i8, ptr %arg.problem.4, i64 %5
  %scevgep.i = getelementptr i8, ptr %6, i64 8
  %7 = shl i64 %.216.i, 3
  %8 = getelementptr i8, ptr %arg.problem.4, i64 %7
  %scevgep6.i = getelementptr i8, ptr %8, i64 8
  br label %B138.if.i

B238.i:                                           ; preds = %B138.if.i
  %sunkaddr19 = getelementptr i8, ptr %arg.problem.6, i64 %11
  %.229.i = load double, ptr %sunkaddr19, align 8, !noalias !78
  %.234.i = getelementptr double, ptr %.18.i.i, i64 %.210.i
  %.235.i = load double, ptr %.234.i, align 8, !noalias !78
  %.236.i = fmul double %.229.i, %.235.i
  %.243.i = fmul double %.235.i, %.236.i
  %.245.i = fadd double %trace.2.071.i, %.243.i
  br label %B306.i

B306.i:                                           ; preds = %B138.if.i, %B238.i
  %trace.3.1.i = phi double [ %.245.i, %B238.i ], [ %trace.2.071.i, %B138.if.i ]
  %.169.1.i = add nuw i64 %.1626769.i, 2
  %.210.1.i = load i64, ptr %scevgep4.i, align 8, !noalias !78
  %.221.1.i = load i64, ptr %scevgep8.i, align 8, !noalias !78
  %.223.1.i = icmp eq i64 %.210.1.i, %.221.1.i
  br i1 %.223.1.i, label %B238.1.i, label %B306.1.i

B238.1.i:                                         ; preds = %B306.i
  %sunkaddr25 = getelementptr i8, ptr %arg.problem.6, i64 %11
  %sunkaddr26 = getelementptr i8, ptr %sunkaddr25, i64 8
  %.229.1.i = load double, ptr %sunkaddr26, align 8, !noalias !78
  %.234.1.i = getelementptr double, ptr %.18.i.i, i64 %.210.1.i
  %.235.1.i = load double, ptr %.234.1.i, align 8, !noalias !78
  %.236.1.i = fmul double %.229.1.i, %.235.1.i
  %.243.1.i = fmul double %.235.1.i, %.236.1.i
  %.245.1.i = fadd double %trace.3.1.i, %.243.1.i
  br label %B306.1.i

B306.1.i:                                         ; preds = %B238.1.i, %B306.i
  %trace.3.1.1.i = phi double [ %.245.1.i, %B238.1.i ], [ %trace.3.1.i, %B306.i ]
  %niter.ncmp.1.i = icmp eq i64 %unroll_iter.i, %.169.1.i
  br i1 %niter.ncmp.1.i, label %B308.loopexit.loopexit.unr-lcssa.i, label %B138.if.i

B308.loopexit.loopexit.unr-lcssa.i:               ; preds = %B306.1.i
  %9 = and i64 %.73.i, 1
  %lcmp.mod.not.i = icmp eq i64 %9, 0
  br i1 %lcmp.mod.not.i, label %B308.loopexit.loopexit.i, label %B138.if.epil.preheader.i

B138.if.epil.preheader.i:                         ; preds = %B308.loopexit.loopexit.unr-lcssa.i, %B138.if.lr.ph.i
  %trace.2.071.epil.init.i = phi double [ 0.000000e+00, %B138.if.lr.ph.i ], [ %trace.3.1.1.i, %B308.loopexit.loopexit.unr-lcssa.i ]
  %.1626769.epil.init.i = phi i64 [ 0, %B138.if.lr.ph.i ], [ %unroll_iter.i, %B308.loopexit.loopexit.unr-lcssa.i ]
  %.209.epil.i = getelementptr i64, ptr %2, i64 %.1626769.epil.init.i
  %.210.epil.i = load i64, ptr %.209.epil.i, align 8, !noalias !78
  %.220.epil.i = getelementptr i64, ptr %3, i64 %.1626769.epil.init.i
  %.221.epil.i = load i64, ptr %.220.epil.i, align 8, !noalias !78
  %.223.epil.i = icmp eq i64 %.210.epil.i, %.221.epil.i
  br i1 %.223.epil.i, label %B238.epil.i, label %B308.loopexit.loopexit.i

B238.epil.i:                                      ; preds = %B138.if.epil.preheader.i
  %.228.epil.i = getelementptr double, ptr %arg.problem.6, i64 %.1626769.epil.init.i
  %.229.epil.i = load double, ptr %.228.epil.i, align 8, !noalias !78
  %.234.epil.i = getelementptr double, ptr %.18.i.i, i64 %.210.epil.i
  %.235.epil.i = load double, ptr %.234.epil.i, align 8, !noalias !78
  %.236.epil.i = fmul double %.229.epil.i, %.235.epil.i
  %.243.epil.i = fmul double %.235.epil.i, %.236.epil.i
  %.245.epil.i = fadd double %trace.2.071.epil.init.i, %.243.epil.i
  br label %B308.loopexit.loopexit.i

B308.loopexit.loopexit.i:                         ; preds = %B238.epil.i, %B138.if.epil.preheader.i, %B308.loopexit.loopexit.unr-lcssa.i
  %trace.3.1.lcssa.i = phi double [ %trace.3.1.1.i, %B308.loopexit.loopexit.unr-lcssa.i ], [ %.245.epil.i, %B238.epil.i ], [ %trace.2.071.epil.init.i, %B138.if.epil.preheader.i ]
  %10 = fmul double %trace.3.1.lcssa.i, 0x3D719799812DEA11
  br label %B0.endif

B138.if.i:                                        ; preds = %B306.1.i, %B138.if.lr.ph.new.i
  %trace.2.071.i = phi double [ 0.000000e+00, %B138.if.lr.ph.new.i ], [ %trace.3.1.1.i, %B306.1.i ]
  %.1626769.i = phi i64 [ 0, %B138.if.lr.ph.new.i ], [ %.169.1.i, %B306.1.i ]
  %11 = shl i64 %.1626769.i, 3
  %scevgep4.i = getelementptr i8, ptr %scevgep.i, i64 %11
  %scevgep5.i = getelementptr i8, ptr %scevgep4.i, i64 -8
  %.210.i = load i64, ptr %scevgep5.i, align 8, !noalias !78
  %scevgep8.i = getelementptr i8, ptr %scevgep6.i, i64 %11
  %scevgep9.i = getelementptr i8, ptr %scevgep8.i, i64 -8
  %.221.i = load i64, ptr %scevgep9.i, align 8, !noalias !78
  %.223.i = icmp eq i64 %.210.i, %.221.i
  br i1 %.223.i, label %B238.i, label %B306.i

B558:                                             ; preds = %B0.endif
  %.18.i = load double, ptr %1, align 8, !noalias !79
  %.5.i = fcmp ugt double %.18.i, 0x3EB0C6F7A0B5ED8D
  br i1 %.5.i, label %common.ret, label %B592

common.ret:                                       ; preds = %B1380, %B1324, %for.cond.preheader, %B558
  %"$phi1702.0.2.0.sink" = phi i64 [ %"$phi1702.0.2.0", %for.cond.preheader ], [ 0, %B558 ], [ 0, %B1324 ], [ 0, %B1380 ]
  store i64 %"$phi1702.0.2.0.sink", ptr %retptr, align 8
  ret void

B592:                                             ; preds = %B0.endif, %B558
  %.454375.not = icmp slt i64 %.41, 1
  br i1 %.454375.not, label %for.cond.preheader, label %B628.if.lr.ph

B628.if.lr.ph:                                    ; preds = %B592
  %12 = getelementptr i64, ptr %arg.problem.4, i64 %.45
  %13 = getelementptr i64, ptr %arg.problem.4, i64 %.70
  %14 = getelementptr double, ptr %arg.problem.7, i64 %.121
  %15 = getelementptr double, ptr %14, i64 %.109
  %16 = getelementptr i64, ptr %arg.problem.4, i64 %.97
  %17 = getelementptr double, ptr %arg.problem.7, i64 %.109
  %18 = getelementptr i64, ptr %arg.problem.4, i64 %.101
  %19 = getelementptr i64, ptr %arg.problem.4, i64 %.87
  %20 = getelementptr i64, ptr %arg.problem.4, i64 %.49
  %.idx = mul i64 %.35, 24
  %21 = getelementptr i8, ptr %arg.problem.7, i64 %.idx
  %22 = shl i64 %.35, 5
  %scevgep59 = getelementptr i8, ptr %arg.problem.7, i64 %22
  %23 = shl i64 %.66, 3
  %scevgep64 = getelementptr i8, ptr %arg.problem.4, i64 %23
  %24 = shl i64 %.121, 3
  %scevgep67 = getelementptr i8, ptr %scevgep59, i64 %24
  %sunkaddr27 = shl i64 %.97, 3
  %sunkaddr30 = shl i64 %.101, 3
  %sunkaddr33 = shl i64 %.87, 3
  br label %B628.if

for.cond.preheader.loopexit:                      ; preds = %B1703
  %25 = fmul double %sizes.3.1, 0x3C9CD2B297D889BC
  br label %for.cond.preheader

for.cond.preheader:                               ; preds = %for.cond.preheader.loopexit, %B592
  %rounds.2.0.lcssa = phi i64 [ 1, %B592 ], [ %rounds.3.1, %for.cond.preheader.loopexit ]
  %least.2.0.lcssa = phi double [ 0x7FF0000000000000, %B592 ], [ %least.3.1, %for.cond.preheader.loopexit ]
  %sizes.2.0.lcssa = phi double [ 0.000000e+00, %B592 ], [ %25, %for.cond.preheader.loopexit ]
  %sine.2.0.lcssa = phi double [ 1.000000e+00, %B592 ], [ %sine.3.1, %for.cond.preheader.loopexit ]
  %.1393 = tail call double @sqrt(double %sine.2.0.lcssa)
  %.1401 = getelementptr i8, ptr %arg.problem.4, i64 88
  %.1402 = load i64, ptr %.1401, align 8
  %.1406 = getelementptr double, ptr %arg.problem.7, i64 %.1402
  store double %.1393, ptr %.1406, align 8
  %.1415 = fcmp olt double %sizes.2.0.lcssa, %least.2.0.lcssa
  %"$phi1702.0.2.0" = select i1 %.1415, i64 %rounds.2.0.lcssa, i64 0
  br label %common.ret

B804:                                             ; preds = %B752.if, %B752.if.prol.loopexit, %B628.if
  %.677 = getelementptr i64, ptr %31, i64 %.83
  %.678 = load i64, ptr %.677, align 8
  %.684 = getelementptr i8, ptr %.677, i64 8
  %.685 = load i64, ptr %.684, align 8
  %.722 = sub i64 %.685, %.678
  %.765315.not = icmp slt i64 %.722, 1
  br i1 %.765315.not, label %B1022, label %B878.if.preheader

B878.if.preheader:                                ; preds = %B804
  %.neg = add i64 %.678, 1
  %xtraiter18 = and i64 %.722, 1
  %lcmp.mod19.not = icmp eq i64 %xtraiter18, 0
  br i1 %lcmp.mod19.not, label %B878.if.prol.loopexit, label %B878.if.prol

B878.if.prol:                                     ; preds = %B878.if.preheader
  %.774.prol = add nsw i64 %.722, -1
  %.806.prol = getelementptr i64, ptr %16, i64 %.678
  %.807.prol = load i64, ptr %.806.prol, align 8
  %.811.prol = getelementptr double, ptr %17, i64 %.807.prol
  %.812.prol = load double, ptr %.811.prol, align 8
  %.816.prol = getelementptr i64, ptr %18, i64 %.678
  %.817.prol = load i64, ptr %.816.prol, align 8
  %.821.prol = getelementptr double, ptr %15, i64 %.817.prol
  %.822.prol = load double, ptr %.821.prol, align 8
  %.823.prol = fmul double %.812.prol, %.822.prol
  %.827.prol = getelementptr i64, ptr %19, i64 %.678
  %.828.prol = load i64, ptr %.827.prol, align 8
  %.832.prol = getelementptr double, ptr %15, i64 %.828.prol
  %.833.prol = load double, ptr %.832.prol, align 8
  %.834.prol = fsub double %.833.prol, %.823.prol
  store double %.834.prol, ptr %.832.prol, align 8
  br label %B878.if.prol.loopexit

B878.if.prol.loopexit:                            ; preds = %B878.if.prol, %B878.if.preheader
  %.764313317.unr = phi i64 [ %.722, %B878.if.preheader ], [ %.774.prol, %B878.if.prol ]
  %.771314316.unr = phi i64 [ %.678, %B878.if.preheader ], [ %.neg, %B878.if.prol ]
  %26 = icmp eq i64 %.685, %.neg
  br i1 %26, label %B1022, label %B878.if.preheader21

B878.if.preheader21:                              ; preds = %B878.if.prol.loopexit
  %27 = add nuw i64 %.764313317.unr, 2
  %28 = shl i64 %.771314316.unr, 3
  %scevgep45 = getelementptr i8, ptr %.33, i64 %28
  br label %B878.if

B1022:                                            ; preds = %B878.if, %B878.if.prol.loopexit, %B804
  %.847 = getelementptr i64, ptr %20, i64 %.460336376
  %.848 = load i64, ptr %.847, align 8
  %.850 = getelementptr double, ptr %arg.problem.6, i64 %.848
  %.851 = load double, ptr %.850, align 8
  %.856 = fmul double %.279, %.851
  %.945322.not = icmp slt i64 %.574, 1
  br i1 %.945322.not, label %B1268, label %B1098.if.lr.ph

B1098.if.lr.ph:                                   ; preds = %B1022
  %.1015 = fneg double %.279
  %29 = add nuw i64 %.574, 1
  %30 = shl i64 %.522, 3
  %scevgep65 = getelementptr i8, ptr %scevgep64, i64 %30
  %scevgep68 = getelementptr i8, ptr %scevgep67, i64 %30
  %scevgep13 = getelementptr i8, ptr %scevgep59, i64 %30
  br label %B1098.if

B1268:                                            ; preds = %B1098.if, %B1022
  %d.2.1.lcssa = phi double [ %.851, %B1022 ], [ %.1011, %B1098.if ]
  %made.2.1.lcssa = phi double [ %.856, %B1022 ], [ %.1046, %B1098.if ]
  %.1065 = fdiv double 1.000000e+00, %d.2.1.lcssa
  %.1070 = getelementptr double, ptr %21, i64 %.460336376
  store double %.1065, ptr %.1070, align 8
  %.1074 = fmul double %.279, %d.2.1.lcssa
  %.1076 = fmul double %made.2.1.lcssa, 1.000000e-04
  %.1077 = fcmp ogt double %.1074, %.1076
  br i1 %.1077, label %B1368, label %B1324

B1324:                                            ; preds = %B1268
  %.1085 = fmul double %made.2.1.lcssa, 1.000000e-10
  %.1086 = fcmp ogt double %.1074, %.1085
  br i1 %.1086, label %B1368, label %common.ret

B1368:                                            ; preds = %B1324, %B1268
  %rounds.3.1 = phi i64 [ %rounds.2.0378, %B1268 ], [ 2, %B1324 ]
  %sunkaddr82 = shl i64 %.460336376, 3
  %sunkaddr83 = getelementptr inbounds i8, ptr %12, i64 %sunkaddr82
  %.1162 = load i64, ptr %sunkaddr83, align 8
  %.1164 = getelementptr double, ptr %.18.i.i, i64 %.1162
  %.1165 = load double, ptr %.1164, align 8
  br i1 %.502, label %B1380, label %B1448

B1380:                                            ; preds = %B1368
  %.1167 = fmul double %d.2.1.lcssa, %.1165
  %.1170 = fmul double %.1165, %.1167
  %.1172 = fcmp ogt double %.1170, %trace.4.1.i
  br i1 %.1172, label %B1703, label %common.ret

B1448:                                            ; preds = %B1368
  %.1257 = fneg double %d.2.1.lcssa
  %.1258 = fmul double %.1165, %.1257
  %.1259 = fmul double %.1165, %.1258
  %.10.i = fcmp olt double %.1259, %least.2.0379
  %.11.i = select i1 %.10.i, double %.1259, double %least.2.0379
  %.1294 = fmul double %made.2.1.lcssa, %.1165
  %.1295 = fmul double %.1165, %.1294
  %.1297 = fadd double %sizes.2.0380, %.1295
  %.1310 = fdiv double %.1257, %made.2.1.lcssa
  %.10.i13 = fcmp olt double %.1310, %sine.2.0381
  %.11.i14 = select i1 %.10.i13, double %.1310, double %sine.2.0381
  br label %B1703

B1703:                                            ; preds = %B1448, %B1380
  %least.3.1 = phi double [ %least.2.0379, %B1380 ], [ %.11.i, %B1448 ]
  %sizes.3.1 = phi double [ %sizes.2.0380, %B1380 ], [ %.1297, %B1448 ]
  %sine.3.1 = phi double [ %sine.2.0381, %B1380 ], [ %.11.i14, %B1448 ]
  %exitcond.not = icmp eq i64 %.467, %.41
  br i1 %exitcond.not, label %for.cond.preheader.loopexit, label %B628.if

B0.endif:                                         ; preds = %B308.loopexit.loopexit.i, %B86.i, %entry
  %trace.4.1.i = phi double [ 0.000000e+00, %entry ], [ 0.000000e+00, %B86.i ], [ %10, %B308.loopexit.loopexit.i ]
  %.260 = icmp sgt i64 %.41, %.28
  br i1 %.260, label %B558, label %B592

B628.if:                                          ; preds = %B1703, %B628.if.lr.ph
  %sine.2.0381 = phi double [ 1.000000e+00, %B628.if.lr.ph ], [ %sine.3.1, %B1703 ]
  %sizes.2.0380 = phi double [ 0.000000e+00, %B628.if.lr.ph ], [ %sizes.3.1, %B1703 ]
  %least.2.0379 = phi double [ 0x7FF0000000000000, %B628.if.lr.ph ], [ %least.3.1, %B1703 ]
  %rounds.2.0378 = phi i64 [ 1, %B628.if.lr.ph ], [ %rounds.3.1, %B1703 ]
  %.460336376 = phi i64 [ 0, %B628.if.lr.ph ], [ %.467, %B1703 ]
  %.467 = add nuw nsw i64 %.460336376, 1
  %.499 = getelementptr i64, ptr %12, i64 %.460336376
  %.500 = load i64, ptr %.499, align 8
  %.502 = icmp slt i64 %.500, %.28
  %.279 = select i1 %.502, double 1.000000e+00, double -1.000000e+00
  %31 = getelementptr i64, ptr %arg.problem.4, i64 %.460336376
  %.521 = getelementptr i64, ptr %31, i64 %.62
  %.522 = load i64, ptr %.521, align 8
  %.528 = getelementptr i8, ptr %.521, i64 8
  %.529 = load i64, ptr %.528, align 8
  %.574 = sub i64 %.529, %.522
  %.575 = icmp sgt i64 %.574, 0
  br i1 %.575, label %B752.if.preheader, label %B804

B752.if.preheader:                                ; preds = %B628.if
  %xtraiter = and i64 %.574, 3
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B752.if.prol.loopexit, label %B752.if.prol

B752.if.prol:                                     ; preds = %B752.if.preheader, %B752.if.prol
  %lsr.iv = phi i64 [ %lsr.iv.next, %B752.if.prol ], [ %xtraiter, %B752.if.preheader ]
  %.623308310.prol = phi i64 [ %.630.prol, %B752.if.prol ], [ %.522, %B752.if.preheader ]
  %.630.prol = add i64 %.623308310.prol, 1
  %32 = shl i64 %.623308310.prol, 3
  %scevgep23 = getelementptr i8, ptr %13, i64 %32
  %.659.prol = load i64, ptr %scevgep23, align 8
  %.661.prol = getelementptr double, ptr %arg.problem.6, i64 %.659.prol
  %.662.prol = load double, ptr %.661.prol, align 8
  %scevgep = getelementptr i8, ptr %15, i64 %32
  store double %.662.prol, ptr %scevgep, align 8
  %lsr.iv.next = add nsw i64 %lsr.iv, -1
  %prol.iter.cmp.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %B752.if.prol.loopexit.loopexit, label %B752.if.prol, !llvm.loop !82

B752.if.prol.loopexit.loopexit:                   ; preds = %B752.if.prol
  %33 = sub i64 %.529, %.630.prol
  br label %B752.if.prol.loopexit

B752.if.prol.loopexit:                            ; preds = %B752.if.prol.loopexit.loopexit, %B752.if.preheader
  %.616307311.unr = phi i64 [ %.574, %B752.if.preheader ], [ %33, %B752.if.prol.loopexit.loopexit ]
  %.623308310.unr = phi i64 [ %.522, %B752.if.preheader ], [ %.630.prol, %B752.if.prol.loopexit.loopexit ]
  %34 = sub i64 %.522, %.529
  %35 = icmp ugt i64 %34, -4
  br i1 %35, label %B804, label %B752.if.preheader22

B752.if.preheader22:                              ; preds = %B752.if.prol.loopexit
  %36 = add i64 %.616307311.unr, 4
  %37 = shl i64 %.623308310.unr, 3
  %38 = add i64 %37, 24
  br label %B752.if

B752.if:                                          ; preds = %B752.if, %B752.if.preheader22
  %lsr.iv26 = phi i64 [ %38, %B752.if.preheader22 ], [ %lsr.iv.next27, %B752.if ]
  %lsr.iv24 = phi i64 [ %36, %B752.if.preheader22 ], [ %lsr.iv.next25, %B752.if ]
  %scevgep38 = getelementptr i8, ptr %13, i64 %lsr.iv26
  %scevgep39 = getelementptr i8, ptr %scevgep38, i64 -24
  %.659 = load i64, ptr %scevgep39, align 8
  %.661 = getelementptr double, ptr %arg.problem.6, i64 %.659
  %.662 = load double, ptr %.661, align 8
  %scevgep31 = getelementptr i8, ptr %15, i64 %lsr.iv26
  %scevgep32 = getelementptr i8, ptr %scevgep31, i64 -24
  store double %.662, ptr %scevgep32, align 8
  %scevgep11 = getelementptr i8, ptr %scevgep38, i64 -16
  %.659.1 = load i64, ptr %scevgep11, align 8
  %.661.1 = getelementptr double, ptr %arg.problem.6, i64 %.659.1
  %.662.1 = load double, ptr %.661.1, align 8
  %scevgep5 = getelementptr i8, ptr %scevgep31, i64 -16
  store double %.662.1, ptr %scevgep5, align 8
  %scevgep8 = getelementptr i8, ptr %scevgep38, i64 -8
  %.659.2 = load i64, ptr %scevgep8, align 8
  %.661.2 = getelementptr double, ptr %arg.problem.6, i64 %.659.2
  %.662.2 = load double, ptr %.661.2, align 8
  %scevgep2 = getelementptr i8, ptr %scevgep31, i64 -8
  store double %.662.2, ptr %scevgep2, align 8
  %.659.3 = load i64, ptr %scevgep38, align 8
  %.661.3 = getelementptr double, ptr %arg.problem.6, i64 %.659.3
  %.662.3 = load double, ptr %.661.3, align 8
  store double %.662.3, ptr %scevgep31, align 8
  %lsr.iv.next25 = add i64 %lsr.iv24, -4
  %lsr.iv.next27 = add i64 %lsr.iv26, 32
  %.617.3 = icmp sgt i64 %lsr.iv.next25, 4
  br i1 %.617.3, label %B752.if, label %B804

B878.if:                                          ; preds = %B878.if, %B878.if.preheader21
  %lsr.iv46 = phi ptr [ %scevgep45, %B878.if.preheader21 ], [ %scevgep47, %B878.if ]
  %lsr.iv42 = phi i64 [ %27, %B878.if.preheader21 ], [ %lsr.iv.next43, %B878.if ]
  %sunkaddr28 = getelementptr i8, ptr %lsr.iv46, i64 %sunkaddr27
  %sunkaddr29 = getelementptr i8, ptr %sunkaddr28, i64 -8
  %.807 = load i64, ptr %sunkaddr29, align 8
  %.811 = getelementptr double, ptr %17, i64 %.807
  %.812 = load double, ptr %.811, align 8
  %sunkaddr31 = getelementptr i8, ptr %lsr.iv46, i64 %sunkaddr30
  %sunkaddr32 = getelementptr i8, ptr %sunkaddr31, i64 -8
  %.817 = load i64, ptr %sunkaddr32, align 8
  %.821 = getelementptr double, ptr %15, i64 %.817
  %.822 = load double, ptr %.821, align 8
  %.823 = fmul double %.812, %.822
  %sunkaddr34 = getelementptr i8, ptr %lsr.iv46, i64 %sunkaddr33
  %sunkaddr35 = getelementptr i8, ptr %sunkaddr34, i64 -8
  %.828 = load i64, ptr %sunkaddr35, align 8
  %.832 = getelementptr double, ptr %15, i64 %.828
  %.833 = load double, ptr %.832, align 8
  %.834 = fsub double %.833, %.823
  store double %.834, ptr %.832, align 8
  %.807.1 = load i64, ptr %sunkaddr28, align 8
  %.811.1 = getelementptr double, ptr %17, i64 %.807.1
  %.812.1 = load double, ptr %.811.1, align 8
  %.817.1 = load i64, ptr %sunkaddr31, align 8
  %.821.1 = getelementptr double, ptr %15, i64 %.817.1
  %.822.1 = load double, ptr %.821.1, align 8
  %.823.1 = fmul double %.812.1, %.822.1
  %.828.1 = load i64, ptr %sunkaddr34, align 8
  %.832.1 = getelementptr double, ptr %15, i64 %.828.1
  %.833.1 = load double, ptr %.832.1, align 8
  %.834.1 = fsub double %.833.1, %.823.1
  store double %.834.1, ptr %.832.1, align 8
  %lsr.iv.next43 = add i64 %lsr.iv42, -2
  %scevgep47 = getelementptr i8, ptr %lsr.iv46, i64 16
  %.765.1 = icmp sgt i64 %lsr.iv.next43, 2
  br i1 %.765.1, label %B878.if, label %B1022

B1098.if:                                         ; preds = %B1098.if, %B1098.if.lr.ph
  %lsr.iv61 = phi i64 [ 0, %B1098.if.lr.ph ], [ %lsr.iv.next62, %B1098.if ]
  %lsr.iv57 = phi i64 [ %29, %B1098.if.lr.ph ], [ %lsr.iv.next58, %B1098.if ]
  %made.2.1326 = phi double [ %.856, %B1098.if.lr.ph ], [ %.1046, %B1098.if ]
  %d.2.1325 = phi double [ %.851, %B1098.if.lr.ph ], [ %.1011, %B1098.if ]
  %scevgep69 = getelementptr i8, ptr %scevgep68, i64 %lsr.iv61
  %.987 = load double, ptr %scevgep69, align 8
  %scevgep66 = getelementptr i8, ptr %scevgep65, i64 %lsr.iv61
  %.992 = load i64, ptr %scevgep66, align 8
  %.996 = getelementptr double, ptr %21, i64 %.992
  %.997 = load double, ptr %.996, align 8
  %.998 = fmul double %.987, %.997
  %scevgep14 = getelementptr i8, ptr %scevgep13, i64 %lsr.iv61
  store double %.998, ptr %scevgep14, align 8
  %.1009 = fmul double %.987, %.998
  %.1016 = fmul double %.1009, %.1015
  %.10.i11 = fcmp olt double %.1016, 0.000000e+00
  %.11.i12 = select i1 %.10.i11, double 0.000000e+00, double %.1016
  %.1011 = fsub double %d.2.1325, %.1009
  %.1046 = fadd double %made.2.1326, %.11.i12
  %lsr.iv.next58 = add i64 %lsr.iv57, -1
  %lsr.iv.next62 = add i64 %lsr.iv61, 8
  %.945 = icmp sgt i64 %lsr.iv.next58, 1
  br i1 %.945, label %B1098.if, label %B1268
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
  %.132.epil.i = load double, ptr %scevgep109, align 8, !noalias !83
  %.133.epil.i = fmul double %.132.epil.i, 0.000000e+00
  %.135.epil.i = fadd double %total.2.039.epil.i, %.133.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B72.loopexit.i, label %B38.if.epil.i, !llvm.loop !86

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
  %.132.i = load double, ptr %scevgep108, align 8, !noalias !83
  %.133.i = fmul double %.132.i, 0.000000e+00
  %.135.i = fadd double %total.2.039.i, %.133.i
  %scevgep106 = getelementptr i8, ptr %scevgep107, i64 -16
  %.132.1.i = load double, ptr %scevgep106, align 8, !noalias !83
  %.133.1.i = fmul double %.132.1.i, 0.000000e+00
  %.135.1.i = fadd double %.135.i, %.133.1.i
  %scevgep104 = getelementptr i8, ptr %scevgep107, i64 -8
  %.132.2.i = load double, ptr %scevgep104, align 8, !noalias !83
  %.133.2.i = fmul double %.132.2.i, 0.000000e+00
  %.135.2.i = fadd double %.135.1.i, %.133.2.i
  %.105.3.i = add nuw nsw i64 %.983537.i, 4
  %.132.3.i = load double, ptr %scevgep107, align 8, !noalias !83
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
  br i1 %epil.iter.cmp.not, label %B1024, label %B990.if.epil, !llvm.loop !87

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
  %.22.i = alloca i64, align 8
  %.26.not = icmp eq i64 %arg.problem.1, 0
  br i1 %.26.not, label %B108, label %B26

B26:                                              ; preds = %entry
  %.37 = inttoptr i64 %arg.problem.1 to ptr
  %.38 = tail call i64 %.37(double %arg.t, ptr %arg.y, ptr %arg.problem.5, ptr %arg.rate, ptr %arg.problem.8)
  %.39.not = icmp eq i64 %.38, 0
  br i1 %.39.not, label %B108, label %common.ret

common.ret:                                       ; preds = %B108, %B26, %B930
  %.sink = phi i8 [ 1, %B930 ], [ 1, %B26 ], [ 0, %B108 ]
  store i8 %.sink, ptr %retptr, align 1
  ret void

B108:                                             ; preds = %B26, %entry
  store i64 0, ptr %.22.i, align 8, !noalias !88
  %.19.i = inttoptr i64 %arg.problem.0 to ptr
  %.20.i = tail call i64 %.19.i(double %arg.t, ptr %arg.y, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.8), !noalias !88
  store i64 0, ptr %.22.i, align 8, !noalias !88
  call fastcc void @part3(ptr nonnull %.22.i, ptr readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7)
  %.36.i = load i64, ptr %.22.i, align 8, !noalias !88
  %0 = icmp slt i64 %.36.i, 0
  br i1 %0, label %common.ret, label %B154

B154:                                             ; preds = %B108
  %.114 = load i64, ptr %arg.problem.4, align 8
  %.116 = getelementptr i8, ptr %arg.problem.4, i64 16
  %.117 = load i64, ptr %.116, align 8
  %.119 = getelementptr i8, ptr %arg.problem.4, i64 24
  %.120 = load i64, ptr %.119, align 8
  %.171 = icmp sgt i64 %.114, 0
  br i1 %.171, label %B308.if.lr.ph, label %B428

B308.if.lr.ph:                                    ; preds = %B154
  %1 = getelementptr double, ptr %arg.problem.6, i64 %.117
  %2 = getelementptr double, ptr %1, i64 %.120
  %3 = icmp eq i64 %.114, 1
  br i1 %3, label %B308.if.epil.preheader, label %B308.if.lr.ph.new

B308.if.lr.ph.new:                                ; preds = %B308.if.lr.ph
  %unroll_iter = and i64 %.114, 9223372036854775806
  %4 = shl i64 %.114, 3
  %5 = add i64 %4, 8
  %scevgep34 = getelementptr i8, ptr %arg.rate, i64 %5
  %scevgep38 = getelementptr i8, ptr %arg.y, i64 %5
  %6 = add i64 %.120, %.117
  %7 = shl i64 %6, 3
  %8 = getelementptr i8, ptr %arg.problem.6, i64 %7
  %scevgep50 = getelementptr i8, ptr %8, i64 8
  br label %B308.if

B428.loopexit.unr-lcssa:                          ; preds = %B308.if
  %9 = and i64 %.114, 1
  %lcmp.mod.not = icmp eq i64 %9, 0
  br i1 %lcmp.mod.not, label %B428, label %B308.if.epil.preheader

B308.if.epil.preheader:                           ; preds = %B428.loopexit.unr-lcssa, %B308.if.lr.ph
  %power.5.0212.epil.init = phi double [ 0.000000e+00, %B308.if.lr.ph ], [ %.281.1, %B428.loopexit.unr-lcssa ]
  %.219208210.epil.init = phi i64 [ 0, %B308.if.lr.ph ], [ %.226.1, %B428.loopexit.unr-lcssa ]
  %.252.epil = add nuw nsw i64 %.219208210.epil.init, %.114
  %.254.epil = getelementptr double, ptr %arg.y, i64 %.252.epil
  %.255.epil = load double, ptr %.254.epil, align 8
  %.257.epil = getelementptr double, ptr %arg.rate, i64 %.219208210.epil.init
  store double %.255.epil, ptr %.257.epil, align 8
  %.260.epil = getelementptr double, ptr %arg.problem.7, i64 %.219208210.epil.init
  %.261.epil = load double, ptr %.260.epil, align 8
  %.265.epil = getelementptr double, ptr %arg.rate, i64 %.252.epil
  store double %.261.epil, ptr %.265.epil, align 8
  %.272.epil = getelementptr double, ptr %2, i64 %.219208210.epil.init
  %.273.epil = load double, ptr %.272.epil, align 8
  %.278.epil = load double, ptr %.254.epil, align 8
  %.279.epil = fmul double %.273.epil, %.278.epil
  %.281.epil = fadd double %power.5.0212.epil.init, %.279.epil
  br label %B428

B428:                                             ; preds = %B308.if.epil.preheader, %B428.loopexit.unr-lcssa, %B154
  %power.5.0.lcssa = phi double [ 0.000000e+00, %B154 ], [ %.281.1, %B428.loopexit.unr-lcssa ], [ %.281.epil, %B308.if.epil.preheader ]
  %.290 = getelementptr i8, ptr %arg.problem.4, i64 64
  %.291 = load i64, ptr %.290, align 8
  %.293 = getelementptr double, ptr %arg.problem.6, i64 %.291
  %.294 = load double, ptr %.293, align 8
  %.296 = fadd double %power.5.0.lcssa, %.294
  %.302.idx = shl i64 %.114, 4
  %.302 = getelementptr i8, ptr %arg.rate, i64 %.302.idx
  store double %.296, ptr %.302, align 8
  %.308 = getelementptr i8, ptr %arg.problem.4, i64 96
  %.309 = load i64, ptr %.308, align 8
  %.310 = icmp sgt i64 %.309, 0
  br i1 %.310, label %B522, label %B640

B522:                                             ; preds = %B428
  %.404227.not = icmp slt i64 %.114, 1
  br i1 %.404227.not, label %B930, label %B552.if.lr.ph

B552.if.lr.ph:                                    ; preds = %B522
  %.443 = getelementptr i8, ptr %arg.problem.4, i64 8
  %.444 = load i64, ptr %.443, align 8
  %xtraiter3 = and i64 %.114, 3
  %10 = icmp ult i64 %.114, 4
  br i1 %10, label %B552.if.epil.preheader, label %B552.if.lr.ph.new

B552.if.lr.ph.new:                                ; preds = %B552.if.lr.ph
  %unroll_iter7 = and i64 %.114, 9223372036854775804
  %11 = shl i64 %.114, 3
  %12 = add i64 %.444, %.114
  %13 = shl i64 %12, 3
  %14 = getelementptr i8, ptr %arg.problem.7, i64 %13
  %scevgep12 = getelementptr i8, ptr %14, i64 24
  %15 = getelementptr i8, ptr %arg.y, i64 %11
  %scevgep20 = getelementptr i8, ptr %15, i64 24
  br label %B552.if

B640:                                             ; preds = %B428
  %.571217.not = icmp slt i64 %.120, 1
  br i1 %.571217.not, label %B930, label %B674.if.lr.ph

B674.if.lr.ph:                                    ; preds = %B640
  %.615 = getelementptr i8, ptr %arg.problem.4, i64 128
  %.616 = load i64, ptr %.615, align 8
  %16 = getelementptr double, ptr %arg.problem.6, i64 %.117
  %.632 = getelementptr i8, ptr %arg.problem.4, i64 136
  %.633 = load i64, ptr %.632, align 8
  %17 = getelementptr i64, ptr %arg.problem.4, i64 %.633
  %18 = getelementptr double, ptr %arg.y, i64 %.114
  %19 = getelementptr double, ptr %arg.problem.7, i64 %.114
  %.not = icmp eq i64 %.120, 1
  br i1 %.not, label %B674.if.peel, label %B674.if.preheader

B674.if.preheader:                                ; preds = %B674.if.lr.ph
  %20 = shl i64 %.616, 3
  %21 = getelementptr i8, ptr %arg.problem.4, i64 %20
  %scevgep28 = getelementptr i8, ptr %21, i64 8
  %22 = add nsw i64 %.120, -1
  br label %B674.if

B890:                                             ; preds = %B674.if
  %.687 = getelementptr double, ptr %19, i64 %.621
  %.688 = load double, ptr %.687, align 8
  %.690 = fmul double %.646, %.688
  %.694 = fsub double %power.7.1220, %.690
  br label %B928

B928:                                             ; preds = %B674.if, %B890
  %power.8.2 = phi double [ %.694, %B890 ], [ %power.7.1220, %B674.if ]
  %speed.4.2 = phi double [ 0.000000e+00, %B890 ], [ %.646, %B674.if ]
  %exitcond234.not = icmp eq i64 %22, %.584
  br i1 %exitcond234.not, label %B674.if.peel, label %B674.if, !llvm.loop !92

B674.if.peel:                                     ; preds = %B928, %B674.if.lr.ph
  %23 = phi double [ 0.000000e+00, %B674.if.lr.ph ], [ %speed.4.2, %B928 ]
  %24 = phi double [ 0.000000e+00, %B674.if.lr.ph ], [ %power.8.2, %B928 ]
  %25 = phi i64 [ 0, %B674.if.lr.ph ], [ %22, %B928 ]
  %26 = getelementptr i64, ptr %arg.problem.4, i64 %.616
  %.620.peel = getelementptr i64, ptr %26, i64 %25
  %.621.peel = load i64, ptr %.620.peel, align 8
  %.629.peel = getelementptr double, ptr %16, i64 %25
  %.630.peel = load double, ptr %.629.peel, align 8
  %.637.peel = getelementptr i64, ptr %17, i64 %25
  %.638.peel = load i64, ptr %.637.peel, align 8
  %.642.peel = getelementptr double, ptr %18, i64 %.638.peel
  %.643.peel = load double, ptr %.642.peel, align 8
  %.644.peel = fmul double %.630.peel, %.643.peel
  %.646.peel = fadd double %23, %.644.peel
  %.653.peel = add nuw nsw i64 %25, 1
  %.655.peel = icmp eq i64 %.653.peel, %.120
  br i1 %.655.peel, label %B890.peel, label %B832.peel

B832.peel:                                        ; preds = %B674.if.peel
  %sunkaddr = shl i64 %25, 3
  %sunkaddr55 = getelementptr i8, ptr %26, i64 %sunkaddr
  %sunkaddr56 = getelementptr i8, ptr %sunkaddr55, i64 8
  %.675.peel = load i64, ptr %sunkaddr56, align 8
  %.677.not.peel = icmp eq i64 %.675.peel, %.621.peel
  br i1 %.677.not.peel, label %B930, label %B890.peel

B890.peel:                                        ; preds = %B832.peel, %B674.if.peel
  %.687.peel = getelementptr double, ptr %19, i64 %.621.peel
  %.688.peel = load double, ptr %.687.peel, align 8
  %.690.peel = fmul double %.646.peel, %.688.peel
  %.694.peel = fsub double %24, %.690.peel
  br label %B930

B930.loopexit.unr-lcssa:                          ; preds = %B552.if
  %lcmp.mod4.not = icmp eq i64 %xtraiter3, 0
  br i1 %lcmp.mod4.not, label %B930, label %B552.if.epil.preheader

B552.if.epil.preheader:                           ; preds = %B930.loopexit.unr-lcssa, %B552.if.lr.ph
  %power.6.0230.epil.init = phi double [ 0.000000e+00, %B552.if.lr.ph ], [ %.458.3, %B930.loopexit.unr-lcssa ]
  %.410226228.epil.init = phi i64 [ 0, %B552.if.lr.ph ], [ %unroll_iter7, %B930.loopexit.unr-lcssa ]
  %27 = add nuw i64 %.410226228.epil.init, %.114
  %28 = shl i64 %27, 3
  %scevgep = getelementptr i8, ptr %arg.y, i64 %28
  %29 = add i64 %27, %.444
  %30 = shl i64 %29, 3
  %scevgep10 = getelementptr i8, ptr %arg.problem.7, i64 %30
  br label %B552.if.epil

B552.if.epil:                                     ; preds = %B552.if.epil, %B552.if.epil.preheader
  %power.6.0230.epil = phi double [ %power.6.0230.epil.init, %B552.if.epil.preheader ], [ %.458.epil, %B552.if.epil ]
  %epil.iter = phi i64 [ 0, %B552.if.epil.preheader ], [ %epil.iter.next, %B552.if.epil ]
  %31 = shl i64 %epil.iter, 3
  %scevgep7 = getelementptr i8, ptr %scevgep10, i64 %31
  %.450.epil = load double, ptr %scevgep7, align 8
  %scevgep6 = getelementptr i8, ptr %scevgep, i64 %31
  %.455.epil = load double, ptr %scevgep6, align 8
  %.456.epil = fmul double %.450.epil, %.455.epil
  %.458.epil = fsub double %power.6.0230.epil, %.456.epil
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter3, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B930, label %B552.if.epil, !llvm.loop !94

B930:                                             ; preds = %B552.if.epil, %B930.loopexit.unr-lcssa, %B890.peel, %B832.peel, %B640, %B522
  %power.9.0 = phi double [ %24, %B832.peel ], [ 0.000000e+00, %B522 ], [ 0.000000e+00, %B640 ], [ %.694.peel, %B890.peel ], [ %.458.3, %B930.loopexit.unr-lcssa ], [ %.458.epil, %B552.if.epil ]
  %sunkaddr51 = getelementptr i8, ptr %.302, i64 8
  store double %power.9.0, ptr %sunkaddr51, align 8
  br label %common.ret

B308.if:                                          ; preds = %B308.if, %B308.if.lr.ph.new
  %power.5.0212 = phi double [ 0.000000e+00, %B308.if.lr.ph.new ], [ %.281.1, %B308.if ]
  %.219208210 = phi i64 [ 0, %B308.if.lr.ph.new ], [ %.226.1, %B308.if ]
  %32 = shl i64 %.219208210, 3
  %scevgep40 = getelementptr i8, ptr %scevgep38, i64 %32
  %scevgep41 = getelementptr i8, ptr %scevgep40, i64 -8
  %.255 = load double, ptr %scevgep41, align 8
  %sunkaddr53 = getelementptr i8, ptr %arg.rate, i64 %32
  store double %.255, ptr %sunkaddr53, align 8
  %sunkaddr57 = getelementptr i8, ptr %arg.problem.7, i64 %32
  %.261 = load double, ptr %sunkaddr57, align 8
  %scevgep24 = getelementptr i8, ptr %scevgep34, i64 %32
  %scevgep25 = getelementptr i8, ptr %scevgep24, i64 -8
  store double %.261, ptr %scevgep25, align 8
  %scevgep31 = getelementptr i8, ptr %scevgep50, i64 %32
  %scevgep35 = getelementptr i8, ptr %scevgep31, i64 -8
  %.273 = load double, ptr %scevgep35, align 8
  %.278 = load double, ptr %scevgep41, align 8
  %.279 = fmul double %.273, %.278
  %.281 = fadd double %power.5.0212, %.279
  %.226.1 = add nuw i64 %.219208210, 2
  %.255.1 = load double, ptr %scevgep40, align 8
  %sunkaddr60 = getelementptr i8, ptr %sunkaddr53, i64 8
  store double %.255.1, ptr %sunkaddr60, align 8
  %sunkaddr63 = getelementptr i8, ptr %sunkaddr57, i64 8
  %.261.1 = load double, ptr %sunkaddr63, align 8
  store double %.261.1, ptr %scevgep24, align 8
  %.273.1 = load double, ptr %scevgep31, align 8
  %.278.1 = load double, ptr %scevgep40, align 8
  %.279.1 = fmul double %.273.1, %.278.1
  %.281.1 = fadd double %.281, %.279.1
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.226.1
  br i1 %niter.ncmp.1, label %B428.loopexit.unr-lcssa, label %B308.if

B552.if:                                          ; preds = %B552.if, %B552.if.lr.ph.new
  %power.6.0230 = phi double [ 0.000000e+00, %B552.if.lr.ph.new ], [ %.458.3, %B552.if ]
  %.410226228 = phi i64 [ 0, %B552.if.lr.ph.new ], [ %.417.3, %B552.if ]
  %33 = shl i64 %.410226228, 3
  %scevgep18 = getelementptr i8, ptr %scevgep12, i64 %33
  %scevgep19 = getelementptr i8, ptr %scevgep18, i64 -24
  %.450 = load double, ptr %scevgep19, align 8
  %scevgep26 = getelementptr i8, ptr %scevgep20, i64 %33
  %scevgep27 = getelementptr i8, ptr %scevgep26, i64 -24
  %.455 = load double, ptr %scevgep27, align 8
  %.456 = fmul double %.450, %.455
  %.458 = fsub double %power.6.0230, %.456
  %scevgep22 = getelementptr i8, ptr %scevgep18, i64 -16
  %.450.1 = load double, ptr %scevgep22, align 8
  %scevgep13 = getelementptr i8, ptr %scevgep26, i64 -16
  %.455.1 = load double, ptr %scevgep13, align 8
  %.456.1 = fmul double %.450.1, %.455.1
  %.458.1 = fsub double %.458, %.456.1
  %scevgep16 = getelementptr i8, ptr %scevgep18, i64 -8
  %.450.2 = load double, ptr %scevgep16, align 8
  %scevgep9 = getelementptr i8, ptr %scevgep26, i64 -8
  %.455.2 = load double, ptr %scevgep9, align 8
  %.456.2 = fmul double %.450.2, %.455.2
  %.458.2 = fsub double %.458.1, %.456.2
  %.417.3 = add nuw nsw i64 %.410226228, 4
  %.450.3 = load double, ptr %scevgep18, align 8
  %.455.3 = load double, ptr %scevgep26, align 8
  %.456.3 = fmul double %.450.3, %.455.3
  %.458.3 = fsub double %.458.2, %.456.3
  %niter8.ncmp.3 = icmp eq i64 %unroll_iter7, %.417.3
  br i1 %niter8.ncmp.3, label %B930.loopexit.unr-lcssa, label %B552.if

B674.if:                                          ; preds = %B928, %B674.if.preheader
  %speed.3.1221 = phi double [ %speed.4.2, %B928 ], [ 0.000000e+00, %B674.if.preheader ]
  %power.7.1220 = phi double [ %power.8.2, %B928 ], [ 0.000000e+00, %B674.if.preheader ]
  %.577216218 = phi i64 [ %.584, %B928 ], [ 0, %B674.if.preheader ]
  %.584 = add nuw i64 %.577216218, 1
  %34 = shl i64 %.577216218, 3
  %scevgep29 = getelementptr i8, ptr %scevgep28, i64 %34
  %scevgep30 = getelementptr i8, ptr %scevgep29, i64 -8
  %.621 = load i64, ptr %scevgep30, align 8
  %scevgep33 = getelementptr i8, ptr %16, i64 %34
  %.630 = load double, ptr %scevgep33, align 8
  %scevgep23 = getelementptr i8, ptr %17, i64 %34
  %.638 = load i64, ptr %scevgep23, align 8
  %.642 = getelementptr double, ptr %18, i64 %.638
  %.643 = load double, ptr %.642, align 8
  %.644 = fmul double %.630, %.643
  %.646 = fadd double %speed.3.1221, %.644
  %.675 = load i64, ptr %scevgep29, align 8
  %.677.not = icmp eq i64 %.675, %.621
  br i1 %.677.not, label %B928, label %B890
}

define internal fastcc void @part13(ptr noalias nonnull writeonly captures(none) %retptr, i64 %arg.problem.0, i64 %arg.problem.2, ptr readonly captures(none) %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %arg.t, ptr %arg.y) unnamed_addr {
entry:
  %.702.i16 = alloca i64, align 8
  %.742.i18 = alloca ptr, align 8
  %.780.i20 = alloca ptr, align 8
  %.815.i22 = alloca i64, align 8
  %.702.i = alloca i64, align 8
  %.742.i = alloca ptr, align 8
  %.780.i = alloca ptr, align 8
  %.815.i = alloca i64, align 8
  %.52.i = alloca ptr, align 8
  %.69.i.i = alloca ptr, align 8
  %.393.i.i = alloca i64, align 8
  %.656.i.i = alloca ptr, align 8
  %.28.i = load i64, ptr %arg.problem.4, align 8, !noalias !95
  %.32.i = getelementptr i8, ptr %arg.problem.4, i64 88
  %.33.i = load i64, ptr %.32.i, align 8, !noalias !95
  %.36.i = getelementptr i8, ptr %arg.problem.4, i64 32
  %.37.i = load i64, ptr %.36.i, align 8, !noalias !95
  %0 = getelementptr double, ptr %arg.problem.7, i64 %.33.i
  %1 = getelementptr i8, ptr %0, i64 8
  %.39.i = getelementptr double, ptr %1, i64 %.37.i
  %.85.i = getelementptr i8, ptr %arg.problem.4, i64 104
  %.86.i = load i64, ptr %.85.i, align 8, !noalias !95
  %.87.not.i = icmp eq i64 %.86.i, 0
  br i1 %.87.not.i, label %B42, label %B212.i

B212.i:                                           ; preds = %entry
  %.21.i.i = getelementptr i8, ptr %arg.problem.4, i64 8
  %.22.i.i = load i64, ptr %.21.i.i, align 8, !noalias !98
  %.15.i.i = getelementptr i8, ptr %arg.problem.4, i64 80
  %.16.i.i = load i64, ptr %.15.i.i, align 8, !noalias !98
  %2 = shl i64 %.28.i, 3
  %3 = add i64 %.33.i, %.28.i
  %4 = add i64 %3, %.37.i
  %5 = shl i64 %4, 3
  %6 = getelementptr i8, ptr %arg.problem.7, i64 %5
  %scevgep.i = getelementptr i8, ptr %6, i64 8
  %scevgep2.i = getelementptr i8, ptr %arg.y, i64 %2
  %7 = add i64 %.22.i.i, %.28.i
  %8 = add i64 %7, %.16.i.i
  %9 = shl i64 %8, 3
  %10 = getelementptr i8, ptr %arg.problem.5, i64 %9
  %scevgep6.i = getelementptr i8, ptr %10, i64 8
  %11 = icmp eq i64 %arg.problem.2, 0
  %12 = inttoptr i64 %arg.problem.2 to ptr
  %.42.i.i = getelementptr i8, ptr %arg.problem.4, i64 40
  %.60.i.i = inttoptr i64 %arg.problem.0 to ptr
  %.63.i.i = getelementptr i8, ptr %arg.problem.4, i64 72
  %.97.i.i = getelementptr i8, ptr %arg.problem.4, i64 16
  %.100.i.i = getelementptr i8, ptr %arg.problem.4, i64 24
  %"$phi446.1.2.2.in.i.i" = getelementptr i8, ptr %arg.problem.4, i64 232
  %"$phi446.1.2.2.in.1.i.i" = getelementptr i8, ptr %arg.problem.4, i64 224
  %13 = icmp slt i64 %.28.i, 1
  br label %B242.i

B242.i:                                           ; preds = %B716.loopexit.i, %B212.i
  %.192184.i = phi i64 [ 20, %B212.i ], [ %math.i, %B716.loopexit.i ]
  %near.2.0.i = phi i1 [ false, %B212.i ], [ %"$phi612.2.2.2.i", %B716.loopexit.i ]
  %14 = tail call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %.192184.i, i64 1)
  %math.i = extractvalue { i64, i1 } %14, 0
  %ov.i = extractvalue { i64, i1 } %14, 1
  br i1 %ov.i, label %B738.i, label %B242.if.i

B268.i:                                           ; preds = %B242.if.i
  %.245.i = tail call i64 %12(double %arg.t, ptr %arg.y, ptr %arg.problem.5, ptr %.39.i, ptr %arg.problem.8), !noalias !95
  br label %B376.i

B340.i:                                           ; preds = %B242.if.i
  store ptr null, ptr %.69.i.i, align 8, !noalias !101
  store i64 0, ptr %.393.i.i, align 8, !noalias !101
  store ptr null, ptr %.656.i.i, align 8, !noalias !101
  %.37.i.i = load i64, ptr %arg.problem.4, align 8, !noalias !101
  %.40.i.i = load i64, ptr %.21.i.i, align 8, !noalias !101
  %.43.i.i = load i64, ptr %.42.i.i, align 8, !noalias !101
  %.61.i.i = tail call i64 %.60.i.i(double %arg.t, ptr %arg.y, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.8), !noalias !101
  %.64.i.i = load i64, ptr %.63.i.i, align 8, !noalias !101
  %.65.not.i.i = icmp eq i64 %.64.i.i, 0
  br i1 %.65.not.i.i, label %B250.i.i, label %B220.i.i

B220.i.i:                                         ; preds = %B340.i
  store ptr null, ptr %.69.i.i, align 8, !noalias !101
  call fastcc void @part6(ptr nonnull %.69.i.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7)
  br label %B250.i.i

B250.i.i:                                         ; preds = %B220.i.i, %B340.i
  %.98.i.i = load i64, ptr %.97.i.i, align 8, !noalias !101
  %.101.i.i = load i64, ptr %.100.i.i, align 8, !noalias !101
  %.151.i.i = icmp sgt i64 %.37.i.i, 0
  br i1 %.151.i.i, label %B350.if.preheader.i.i, label %B370.if.lr.ph.i.i

B350.if.preheader.i.i:                            ; preds = %B250.i.i
  %15 = shl nuw i64 %.37.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.39.i, i8 0, i64 %15, i1 false), !noalias !101
  br label %B370.if.lr.ph.i.i

B370.if.lr.ph.i.i:                                ; preds = %B350.if.preheader.i.i, %B250.i.i
  %.493.i.i = add i64 %.40.i.i, %.37.i.i
  %16 = getelementptr double, ptr %arg.problem.7, i64 %.493.i.i
  %invariant.gep4.i.i = getelementptr double, ptr %arg.problem.6, i64 %.101.i.i
  %invariant.gep6.i.i = getelementptr double, ptr %invariant.gep4.i.i, i64 %.98.i.i
  %invariant.gep8.i.i = getelementptr double, ptr %invariant.gep6.i.i, i64 %.40.i.i
  %.327.i.i = icmp eq i64 %.43.i.i, 0
  br i1 %.327.i.i, label %B392.1.i.i, label %B392.i.i

B392.i.i:                                         ; preds = %B370.if.lr.ph.i.i
  %"$phi446.1.2.2.i.i" = load i64, ptr %"$phi446.1.2.2.in.i.i", align 8, !noalias !101
  store i64 0, ptr %.393.i.i, align 8, !noalias !101
  call fastcc void @part0(ptr nonnull %.393.i.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %"$phi446.1.2.2.i.i")
  %.407.i.i = load i64, ptr %.393.i.i, align 8, !noalias !101
  %.417.not.i.i = icmp eq i64 %.407.i.i, 1
  br i1 %.417.not.i.i, label %B528.i.i, label %_ZN9teachmech3run8compiled13kernel_states12find_changesB3v34B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a.exit.i

B528.i.i:                                         ; preds = %B392.i.i
  %17 = icmp slt i64 %.493.i.i, 1
  %.451.i.i = load i64, ptr %.32.i, align 8, !noalias !101
  %.453.i.i = getelementptr double, ptr %arg.problem.7, i64 %.451.i.i
  %.454.i.i = load double, ptr %.453.i.i, align 8, !noalias !101
  %.10.i.i.i = fcmp olt double %.454.i.i, 1.000000e+00
  %.11.i.i.i = select i1 %.10.i.i.i, double %.454.i.i, double 1.000000e+00
  br i1 %17, label %B698.i.i, label %B630.if.preheader.i.i

B630.if.preheader.i.i:                            ; preds = %B528.i.i
  %18 = icmp eq i64 %.493.i.i, 1
  br i1 %18, label %B630.if.epil.preheader.i.i, label %B630.if.preheader.new.i.i

B630.if.preheader.new.i.i:                        ; preds = %B630.if.preheader.i.i
  %unroll_iter.i.i = and i64 %.493.i.i, 9223372036854775806
  %19 = add i64 %.101.i.i, %.98.i.i
  %20 = add i64 %19, %.40.i.i
  %21 = shl i64 %20, 3
  %22 = getelementptr i8, ptr %arg.problem.6, i64 %21
  %scevgep94.i.i = getelementptr i8, ptr %22, i64 8
  %23 = shl i64 %.493.i.i, 3
  %24 = getelementptr i8, ptr %arg.problem.7, i64 %23
  %scevgep98.i.i = getelementptr i8, ptr %24, i64 8
  br label %B630.if.i.i

B650.i.i:                                         ; preds = %B630.if.i.i
  %25 = shl i64 %.579254256.i.i, 3
  %scevgep96.i.i = getelementptr i8, ptr %scevgep94.i.i, i64 %25
  %scevgep97.i.i = getelementptr i8, ptr %scevgep96.i.i, i64 -8
  %.629.i.i = load double, ptr %scevgep97.i.i, align 8, !noalias !101
  br label %B676.i.i

B676.i.i:                                         ; preds = %B630.if.i.i, %B650.i.i
  %"$phi676.2.2.3.i.i" = phi double [ %.629.i.i, %B650.i.i ], [ 0.000000e+00, %B630.if.i.i ]
  %26 = shl i64 %.579254256.i.i, 3
  %scevgep100.i.i = getelementptr i8, ptr %scevgep98.i.i, i64 %26
  %scevgep101.i.i = getelementptr i8, ptr %scevgep100.i.i, i64 -8
  store double %"$phi676.2.2.3.i.i", ptr %scevgep101.i.i, align 8, !noalias !101
  %.586.113.i.i = add i64 %.579254256.i.i, 2
  %27 = or disjoint i64 %.579254256.i.i, 1
  %.616.114.i.i = icmp slt i64 %27, %.37.i.i
  br i1 %.616.114.i.i, label %B676.122.i.i, label %B650.118.i.i

B650.118.i.i:                                     ; preds = %B676.i.i
  %scevgep95.i.i = getelementptr i8, ptr %scevgep94.i.i, i64 %26
  %.629.117.i.i = load double, ptr %scevgep95.i.i, align 8, !noalias !101
  br label %B676.122.i.i

B676.122.i.i:                                     ; preds = %B650.118.i.i, %B676.i.i
  %"$phi676.2.2.3.119.i.i" = phi double [ %.629.117.i.i, %B650.118.i.i ], [ 0.000000e+00, %B676.i.i ]
  store double %"$phi676.2.2.3.119.i.i", ptr %scevgep100.i.i, align 8, !noalias !101
  %niter.ncmp.1.i.i = icmp eq i64 %.586.113.i.i, %unroll_iter.i.i
  br i1 %niter.ncmp.1.i.i, label %B698.loopexit.unr-lcssa.i.i, label %B630.if.i.i

B698.loopexit.unr-lcssa.i.i:                      ; preds = %B676.122.i.i
  %28 = and i64 %.493.i.i, 1
  %lcmp.mod.not.i.i = icmp eq i64 %28, 0
  br i1 %lcmp.mod.not.i.i, label %B698.i.i, label %B630.if.epil.preheader.i.i

B630.if.epil.preheader.i.i:                       ; preds = %B698.loopexit.unr-lcssa.i.i, %B630.if.preheader.i.i
  %.579254256.epil.init.i.i = phi i64 [ 0, %B630.if.preheader.i.i ], [ %.586.113.i.i, %B698.loopexit.unr-lcssa.i.i ]
  %.616.epil.i.i = icmp slt i64 %.579254256.epil.init.i.i, %.37.i.i
  br i1 %.616.epil.i.i, label %B676.epil.i.i, label %B650.epil.i.i

B650.epil.i.i:                                    ; preds = %B630.if.epil.preheader.i.i
  %.628.epil.i.i = getelementptr double, ptr %invariant.gep8.i.i, i64 %.579254256.epil.init.i.i
  %.629.epil.i.i = load double, ptr %.628.epil.i.i, align 8, !noalias !101
  br label %B676.epil.i.i

B676.epil.i.i:                                    ; preds = %B650.epil.i.i, %B630.if.epil.preheader.i.i
  %"$phi676.2.2.3.epil.i.i" = phi double [ %.629.epil.i.i, %B650.epil.i.i ], [ 0.000000e+00, %B630.if.epil.preheader.i.i ]
  %.642.epil.i.i = getelementptr double, ptr %16, i64 %.579254256.epil.init.i.i
  store double %"$phi676.2.2.3.epil.i.i", ptr %.642.epil.i.i, align 8, !noalias !101
  br label %B698.i.i

B698.i.i:                                         ; preds = %B676.epil.i.i, %B698.loopexit.unr-lcssa.i.i, %B528.i.i
  store ptr null, ptr %.656.i.i, align 8, !noalias !101
  call fastcc void @part9(ptr nonnull %.656.i.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.7, i64 %"$phi446.1.2.2.i.i")
  %29 = icmp slt i64 %.37.i.i, 1
  br i1 %29, label %B392.1.i.i, label %B762.if.preheader.i.i

B392.1.loopexit.unr-lcssa.unr-lcssa.i.i:          ; preds = %B762.if.i.i
  %30 = and i64 %64, 4
  %lcmp.mod.not25.not.i.i = icmp eq i64 %30, 0
  br i1 %lcmp.mod.not25.not.i.i, label %B762.if.epil.preheader1.i.i, label %B392.1.loopexit.unr-lcssa.i.i

B762.if.epil.preheader1.i.i:                      ; preds = %B762.if.preheader.new.i.i, %B392.1.loopexit.unr-lcssa.unr-lcssa.i.i
  %.768261263.epil.init5.i.i = phi i64 [ 0, %B762.if.preheader.new.i.i ], [ %.775.3.1.i.i, %B392.1.loopexit.unr-lcssa.unr-lcssa.i.i ]
  %sunkaddr118.epil.i.i = shl i64 %.768261263.epil.init5.i.i, 3
  %sunkaddr119.epil.i.i = getelementptr i8, ptr %arg.problem.7, i64 %sunkaddr118.epil.i.i
  %.806.epil3.i.i = load double, ptr %sunkaddr119.epil.i.i, align 8, !noalias !101
  %sunkaddr121.epil.i.i = getelementptr i8, ptr %.39.i, i64 %sunkaddr118.epil.i.i
  store double %.806.epil3.i.i, ptr %sunkaddr121.epil.i.i, align 8, !noalias !101
  %sunkaddr124.epil.i.i = getelementptr i8, ptr %sunkaddr119.epil.i.i, i64 8
  %.806.131.epil.i.i = load double, ptr %sunkaddr124.epil.i.i, align 8, !noalias !101
  %sunkaddr127.epil.i.i = getelementptr i8, ptr %sunkaddr121.epil.i.i, i64 8
  store double %.806.131.epil.i.i, ptr %sunkaddr127.epil.i.i, align 8, !noalias !101
  %sunkaddr130.epil.i.i = getelementptr i8, ptr %sunkaddr119.epil.i.i, i64 16
  %.806.2.epil.i.i = load double, ptr %sunkaddr130.epil.i.i, align 8, !noalias !101
  %sunkaddr133.epil.i.i = getelementptr i8, ptr %sunkaddr121.epil.i.i, i64 16
  store double %.806.2.epil.i.i, ptr %sunkaddr133.epil.i.i, align 8, !noalias !101
  %.775.3.epil.i.i = add nuw nsw i64 %.768261263.epil.init5.i.i, 4
  %sunkaddr136.epil.i.i = getelementptr i8, ptr %sunkaddr119.epil.i.i, i64 24
  %.806.3.epil.i.i = load double, ptr %sunkaddr136.epil.i.i, align 8, !noalias !101
  %sunkaddr139.epil.i.i = getelementptr i8, ptr %sunkaddr121.epil.i.i, i64 24
  store double %.806.3.epil.i.i, ptr %sunkaddr139.epil.i.i, align 8, !noalias !101
  br label %B392.1.loopexit.unr-lcssa.i.i

B392.1.loopexit.unr-lcssa.i.i:                    ; preds = %B762.if.epil.preheader1.i.i, %B392.1.loopexit.unr-lcssa.unr-lcssa.i.i
  %.775.3.lcssa.i.i = phi i64 [ %.775.3.epil.i.i, %B762.if.epil.preheader1.i.i ], [ %.775.3.1.i.i, %B392.1.loopexit.unr-lcssa.unr-lcssa.i.i ]
  %lcmp.mod24.not.i.i = icmp eq i64 %xtraiter23.i.i, 0
  br i1 %lcmp.mod24.not.i.i, label %B392.1.i.i, label %B762.if.epil.preheader.i.i

B762.if.epil.preheader.i.i:                       ; preds = %B762.if.preheader.i.i, %B392.1.loopexit.unr-lcssa.i.i
  %.768261263.epil.init.i.i = phi i64 [ 0, %B762.if.preheader.i.i ], [ %.775.3.lcssa.i.i, %B392.1.loopexit.unr-lcssa.i.i ]
  %31 = shl i64 %.768261263.epil.init.i.i, 3
  %scevgep74.i.i = getelementptr i8, ptr %.39.i, i64 %31
  %scevgep76.i.i = getelementptr i8, ptr %arg.problem.7, i64 %31
  br label %B762.if.epil.i.i

B762.if.epil.i.i:                                 ; preds = %B762.if.epil.i.i, %B762.if.epil.preheader.i.i
  %epil.iter.i.i = phi i64 [ %epil.iter.next.i.i, %B762.if.epil.i.i ], [ 0, %B762.if.epil.preheader.i.i ]
  %32 = shl i64 %epil.iter.i.i, 3
  %scevgep63.i.i = getelementptr i8, ptr %scevgep76.i.i, i64 %32
  %.806.epil.i.i = load double, ptr %scevgep63.i.i, align 8, !noalias !101
  %scevgep62.i.i = getelementptr i8, ptr %scevgep74.i.i, i64 %32
  store double %.806.epil.i.i, ptr %scevgep62.i.i, align 8, !noalias !101
  %epil.iter.next.i.i = add i64 %epil.iter.i.i, 1
  %epil.iter.cmp.not.i.i = icmp eq i64 %xtraiter23.i.i, %epil.iter.next.i.i
  br i1 %epil.iter.cmp.not.i.i, label %B392.1.i.i, label %B762.if.epil.i.i, !llvm.loop !104

B392.1.i.i:                                       ; preds = %B762.if.epil.i.i, %B392.1.loopexit.unr-lcssa.i.i, %B698.i.i, %B370.if.lr.ph.i.i
  %margin.3.1.i.i = phi double [ 1.000000e+00, %B370.if.lr.ph.i.i ], [ %.11.i.i.i, %B698.i.i ], [ %.11.i.i.i, %B392.1.loopexit.unr-lcssa.i.i ], [ %.11.i.i.i, %B762.if.epil.i.i ]
  %33 = icmp slt i64 %.43.i.i, %.40.i.i
  %"$phi446.1.2.2.1.i.i" = load i64, ptr %"$phi446.1.2.2.in.1.i.i", align 8, !noalias !101
  br i1 %33, label %B482.1.i.i, label %B594.1.i.i

B482.1.i.i:                                       ; preds = %B392.1.i.i
  store i64 0, ptr %.393.i.i, align 8, !noalias !101
  call fastcc void @part0(ptr nonnull %.393.i.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %"$phi446.1.2.2.1.i.i")
  %.407.1.i.i = load i64, ptr %.393.i.i, align 8, !noalias !101
  %.417.not.1.i.i = icmp eq i64 %.407.1.i.i, 1
  br i1 %.417.not.1.i.i, label %B528.1.i.i, label %_ZN9teachmech3run8compiled13kernel_states12find_changesB3v34B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a.exit.i

B528.1.i.i:                                       ; preds = %B482.1.i.i
  %.451.1.i.i = load i64, ptr %.32.i, align 8, !noalias !101
  %.453.1.i.i = getelementptr double, ptr %arg.problem.7, i64 %.451.1.i.i
  %.454.1.i.i = load double, ptr %.453.1.i.i, align 8, !noalias !101
  %.10.i.1.i.i = fcmp olt double %.454.1.i.i, %margin.3.1.i.i
  %.11.i.1.i.i = select i1 %.10.i.1.i.i, double %.454.1.i.i, double %margin.3.1.i.i
  br label %B594.1.i.i

B594.1.i.i:                                       ; preds = %B528.1.i.i, %B392.1.i.i
  %margin.4.3.1.i.i = phi double [ %margin.3.1.i.i, %B392.1.i.i ], [ %.11.i.1.i.i, %B528.1.i.i ]
  %34 = icmp slt i64 %.493.i.i, 1
  br i1 %34, label %B698.1.i.i, label %B630.if.preheader.1.i.i

B630.if.preheader.1.i.i:                          ; preds = %B594.1.i.i
  %gep9.1.i.i = getelementptr double, ptr %invariant.gep8.i.i, i64 %.40.i.i
  %35 = icmp eq i64 %.493.i.i, 1
  br i1 %35, label %B630.if.1.epil.preheader.i.i, label %B630.if.preheader.1.new.i.i

B630.if.preheader.1.new.i.i:                      ; preds = %B630.if.preheader.1.i.i
  %unroll_iter39.i.i = and i64 %.493.i.i, 9223372036854775806
  %36 = shl i64 %.40.i.i, 4
  %37 = add i64 %.101.i.i, %.98.i.i
  %38 = shl i64 %37, 3
  %39 = getelementptr i8, ptr %arg.problem.6, i64 %38
  %40 = getelementptr i8, ptr %39, i64 %36
  %scevgep66.i.i = getelementptr i8, ptr %40, i64 8
  %41 = shl i64 %.493.i.i, 3
  %42 = getelementptr i8, ptr %arg.problem.7, i64 %41
  %scevgep70.i.i = getelementptr i8, ptr %42, i64 8
  br label %B630.if.1.i.i

B630.if.1.i.i:                                    ; preds = %B676.1.1.i.i, %B630.if.preheader.1.new.i.i
  %.579254256.1.i.i = phi i64 [ 0, %B630.if.preheader.1.new.i.i ], [ %.586.1.1.i.i, %B676.1.1.i.i ]
  %.616.1.i.i = icmp slt i64 %.579254256.1.i.i, %.37.i.i
  br i1 %.616.1.i.i, label %B676.1.i.i, label %B650.1.i.i

B650.1.i.i:                                       ; preds = %B630.if.1.i.i
  %43 = shl i64 %.579254256.1.i.i, 3
  %scevgep68.i.i = getelementptr i8, ptr %scevgep66.i.i, i64 %43
  %scevgep69.i.i = getelementptr i8, ptr %scevgep68.i.i, i64 -8
  %.629.1.i.i = load double, ptr %scevgep69.i.i, align 8, !noalias !101
  br label %B676.1.i.i

B676.1.i.i:                                       ; preds = %B650.1.i.i, %B630.if.1.i.i
  %"$phi676.2.2.3.1.i.i" = phi double [ %.629.1.i.i, %B650.1.i.i ], [ 0.000000e+00, %B630.if.1.i.i ]
  %44 = shl i64 %.579254256.1.i.i, 3
  %scevgep72.i.i = getelementptr i8, ptr %scevgep70.i.i, i64 %44
  %scevgep73.i.i = getelementptr i8, ptr %scevgep72.i.i, i64 -8
  store double %"$phi676.2.2.3.1.i.i", ptr %scevgep73.i.i, align 8, !noalias !101
  %.586.1.1.i.i = add i64 %.579254256.1.i.i, 2
  %45 = or disjoint i64 %.579254256.1.i.i, 1
  %.616.1.1.i.i = icmp slt i64 %45, %.37.i.i
  br i1 %.616.1.1.i.i, label %B676.1.1.i.i, label %B650.1.1.i.i

B650.1.1.i.i:                                     ; preds = %B676.1.i.i
  %scevgep47.i.i = getelementptr i8, ptr %scevgep66.i.i, i64 %44
  %.629.1.1.i.i = load double, ptr %scevgep47.i.i, align 8, !noalias !101
  br label %B676.1.1.i.i

B676.1.1.i.i:                                     ; preds = %B650.1.1.i.i, %B676.1.i.i
  %"$phi676.2.2.3.1.1.i.i" = phi double [ %.629.1.1.i.i, %B650.1.1.i.i ], [ 0.000000e+00, %B676.1.i.i ]
  store double %"$phi676.2.2.3.1.1.i.i", ptr %scevgep72.i.i, align 8, !noalias !101
  %niter40.ncmp.1.i.i = icmp eq i64 %.586.1.1.i.i, %unroll_iter39.i.i
  br i1 %niter40.ncmp.1.i.i, label %B698.1.loopexit.unr-lcssa.i.i, label %B630.if.1.i.i

B698.1.loopexit.unr-lcssa.i.i:                    ; preds = %B676.1.1.i.i
  %46 = and i64 %.493.i.i, 1
  %lcmp.mod37.not.i.i = icmp eq i64 %46, 0
  br i1 %lcmp.mod37.not.i.i, label %B698.1.i.i, label %B630.if.1.epil.preheader.i.i

B630.if.1.epil.preheader.i.i:                     ; preds = %B698.1.loopexit.unr-lcssa.i.i, %B630.if.preheader.1.i.i
  %.579254256.1.epil.init.i.i = phi i64 [ 0, %B630.if.preheader.1.i.i ], [ %.586.1.1.i.i, %B698.1.loopexit.unr-lcssa.i.i ]
  %.616.1.epil.i.i = icmp slt i64 %.579254256.1.epil.init.i.i, %.37.i.i
  br i1 %.616.1.epil.i.i, label %B676.1.epil.i.i, label %B650.1.epil.i.i

B650.1.epil.i.i:                                  ; preds = %B630.if.1.epil.preheader.i.i
  %.628.1.epil.i.i = getelementptr double, ptr %gep9.1.i.i, i64 %.579254256.1.epil.init.i.i
  %.629.1.epil.i.i = load double, ptr %.628.1.epil.i.i, align 8, !noalias !101
  br label %B676.1.epil.i.i

B676.1.epil.i.i:                                  ; preds = %B650.1.epil.i.i, %B630.if.1.epil.preheader.i.i
  %"$phi676.2.2.3.1.epil.i.i" = phi double [ %.629.1.epil.i.i, %B650.1.epil.i.i ], [ 0.000000e+00, %B630.if.1.epil.preheader.i.i ]
  %.642.1.epil.i.i = getelementptr double, ptr %16, i64 %.579254256.1.epil.init.i.i
  store double %"$phi676.2.2.3.1.epil.i.i", ptr %.642.1.epil.i.i, align 8, !noalias !101
  br label %B698.1.i.i

B698.1.i.i:                                       ; preds = %B676.1.epil.i.i, %B698.1.loopexit.unr-lcssa.i.i, %B594.1.i.i
  store ptr null, ptr %.656.i.i, align 8, !noalias !101
  call fastcc void @part9(ptr nonnull %.656.i.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.7, i64 %"$phi446.1.2.2.1.i.i")
  %47 = icmp slt i64 %.37.i.i, 1
  br i1 %47, label %B807.1.i.i, label %B762.if.lr.ph.1.i.i

B762.if.lr.ph.1.i.i:                              ; preds = %B698.1.i.i
  %xtraiter41.i.i = and i64 %.37.i.i, 3
  %48 = icmp ult i64 %.37.i.i, 4
  br i1 %48, label %B762.if.1.epil.preheader.i.i, label %B762.if.lr.ph.1.new.i.i

B762.if.lr.ph.1.new.i.i:                          ; preds = %B762.if.lr.ph.1.i.i
  %49 = shl i64 %.37.i.i, 3
  %50 = getelementptr i8, ptr %.39.i, i64 %49
  %51 = add nsw i64 %.37.i.i, -4
  %52 = lshr i64 %51, 2
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %B762.if.1.epil.preheader13.i.i, label %B762.if.lr.ph.1.new.new.i.i

B762.if.lr.ph.1.new.new.i.i:                      ; preds = %B762.if.lr.ph.1.new.i.i
  %54 = add nuw nsw i64 %52, 1
  %scevgep44.i.i = getelementptr i8, ptr %50, i64 56
  %55 = and i64 %54, 9223372036854775806
  br label %B762.if.1.i.i

B762.if.1.i.i:                                    ; preds = %B762.if.1.i.i, %B762.if.lr.ph.1.new.new.i.i
  %lsr.iv4.i.i = phi i64 [ %lsr.iv.next5.i.i, %B762.if.1.i.i ], [ %55, %B762.if.lr.ph.1.new.new.i.i ]
  %.768261263.1.i.i = phi i64 [ %.775.1.3.1.i.i, %B762.if.1.i.i ], [ 0, %B762.if.lr.ph.1.new.new.i.i ]
  %56 = shl i64 %.768261263.1.i.i, 3
  %sunkaddr102.i.i = getelementptr i8, ptr %arg.problem.7, i64 %56
  %.806.1.i.i = load double, ptr %sunkaddr102.i.i, align 8, !noalias !101
  %scevgep52.i.i = getelementptr i8, ptr %scevgep44.i.i, i64 %56
  %scevgep46.i.i = getelementptr i8, ptr %scevgep52.i.i, i64 -32
  %scevgep43.i.i = getelementptr i8, ptr %scevgep52.i.i, i64 -56
  store double %.806.1.i.i, ptr %scevgep43.i.i, align 8, !noalias !101
  %sunkaddr105.i.i = getelementptr i8, ptr %sunkaddr102.i.i, i64 8
  %.806.1.1.i.i = load double, ptr %sunkaddr105.i.i, align 8, !noalias !101
  %scevgep41.i.i = getelementptr i8, ptr %scevgep52.i.i, i64 -48
  store double %.806.1.1.i.i, ptr %scevgep41.i.i, align 8, !noalias !101
  %sunkaddr109.i.i = getelementptr i8, ptr %sunkaddr102.i.i, i64 16
  %.806.1.2.i.i = load double, ptr %sunkaddr109.i.i, align 8, !noalias !101
  %scevgep39.i.i = getelementptr i8, ptr %scevgep52.i.i, i64 -40
  store double %.806.1.2.i.i, ptr %scevgep39.i.i, align 8, !noalias !101
  %sunkaddr112.i.i = getelementptr i8, ptr %sunkaddr102.i.i, i64 24
  %.806.1.3.i.i = load double, ptr %sunkaddr112.i.i, align 8, !noalias !101
  store double %.806.1.3.i.i, ptr %scevgep46.i.i, align 8, !noalias !101
  %sunkaddr116.i.i = getelementptr i8, ptr %sunkaddr102.i.i, i64 32
  %.806.1.124.i.i = load double, ptr %sunkaddr116.i.i, align 8, !noalias !101
  %scevgep35.i.i = getelementptr i8, ptr %scevgep52.i.i, i64 -24
  store double %.806.1.124.i.i, ptr %scevgep35.i.i, align 8, !noalias !101
  %sunkaddr120.i.i = getelementptr i8, ptr %sunkaddr102.i.i, i64 40
  %.806.1.1.1.i.i = load double, ptr %sunkaddr120.i.i, align 8, !noalias !101
  %scevgep31.i.i = getelementptr i8, ptr %scevgep52.i.i, i64 -16
  store double %.806.1.1.1.i.i, ptr %scevgep31.i.i, align 8, !noalias !101
  %sunkaddr126.i.i = getelementptr i8, ptr %sunkaddr102.i.i, i64 48
  %.806.1.2.1.i.i = load double, ptr %sunkaddr126.i.i, align 8, !noalias !101
  %scevgep25.i.i = getelementptr i8, ptr %scevgep52.i.i, i64 -8
  store double %.806.1.2.1.i.i, ptr %scevgep25.i.i, align 8, !noalias !101
  %.775.1.3.1.i.i = add i64 %.768261263.1.i.i, 8
  %sunkaddr127.i.i = shl i64 %.775.1.3.1.i.i, 3
  %sunkaddr128.i.i = getelementptr i8, ptr %arg.problem.7, i64 %sunkaddr127.i.i
  %sunkaddr129.i.i = getelementptr i8, ptr %sunkaddr128.i.i, i64 -8
  %.806.1.3.1.i.i = load double, ptr %sunkaddr129.i.i, align 8, !noalias !101
  store double %.806.1.3.1.i.i, ptr %scevgep52.i.i, align 8, !noalias !101
  %lsr.iv.next5.i.i = add i64 %lsr.iv4.i.i, -2
  %niter23.ncmp.1.i.i = icmp eq i64 %lsr.iv.next5.i.i, 0
  br i1 %niter23.ncmp.1.i.i, label %B807.1.loopexit.unr-lcssa.unr-lcssa.i.i, label %B762.if.1.i.i

B807.1.loopexit.unr-lcssa.unr-lcssa.i.i:          ; preds = %B762.if.1.i.i
  %57 = and i64 %51, 4
  %lcmp.mod19.not.not.i.i = icmp eq i64 %57, 0
  br i1 %lcmp.mod19.not.not.i.i, label %B762.if.1.epil.preheader13.i.i, label %B807.1.loopexit.unr-lcssa.i.i

B762.if.1.epil.preheader13.i.i:                   ; preds = %B807.1.loopexit.unr-lcssa.unr-lcssa.i.i, %B762.if.lr.ph.1.new.i.i
  %.768261263.1.epil.init18.i.i = phi i64 [ 0, %B762.if.lr.ph.1.new.i.i ], [ %.775.1.3.1.i.i, %B807.1.loopexit.unr-lcssa.unr-lcssa.i.i ]
  %58 = shl i64 %.768261263.1.epil.init18.i.i, 3
  %sunkaddr108.epil.i.i = getelementptr i8, ptr %arg.problem.7, i64 %58
  %.806.1.epil16.i.i = load double, ptr %sunkaddr108.epil.i.i, align 8, !noalias !101
  %sunkaddr115.i.i = getelementptr i8, ptr %50, i64 %58
  store double %.806.1.epil16.i.i, ptr %sunkaddr115.i.i, align 8, !noalias !101
  %sunkaddr111.epil.i.i = getelementptr i8, ptr %sunkaddr108.epil.i.i, i64 8
  %.806.1.1.epil.i.i = load double, ptr %sunkaddr111.epil.i.i, align 8, !noalias !101
  %sunkaddr118.i.i = getelementptr i8, ptr %sunkaddr115.i.i, i64 8
  store double %.806.1.1.epil.i.i, ptr %sunkaddr118.i.i, align 8, !noalias !101
  %sunkaddr114.epil.i.i = getelementptr i8, ptr %sunkaddr108.epil.i.i, i64 16
  %.806.1.2.epil.i.i = load double, ptr %sunkaddr114.epil.i.i, align 8, !noalias !101
  %sunkaddr121.i.i = getelementptr i8, ptr %sunkaddr115.i.i, i64 16
  store double %.806.1.2.epil.i.i, ptr %sunkaddr121.i.i, align 8, !noalias !101
  %.775.1.3.epil.i.i = add nuw nsw i64 %.768261263.1.epil.init18.i.i, 4
  %sunkaddr117.epil.i.i = getelementptr i8, ptr %sunkaddr108.epil.i.i, i64 24
  %.806.1.3.epil.i.i = load double, ptr %sunkaddr117.epil.i.i, align 8, !noalias !101
  %sunkaddr124.i.i = getelementptr i8, ptr %sunkaddr115.i.i, i64 24
  store double %.806.1.3.epil.i.i, ptr %sunkaddr124.i.i, align 8, !noalias !101
  br label %B807.1.loopexit.unr-lcssa.i.i

B807.1.loopexit.unr-lcssa.i.i:                    ; preds = %B762.if.1.epil.preheader13.i.i, %B807.1.loopexit.unr-lcssa.unr-lcssa.i.i
  %.775.1.3.lcssa.i.i = phi i64 [ %.775.1.3.epil.i.i, %B762.if.1.epil.preheader13.i.i ], [ %.775.1.3.1.i.i, %B807.1.loopexit.unr-lcssa.unr-lcssa.i.i ]
  %lcmp.mod43.not.i.i = icmp eq i64 %xtraiter41.i.i, 0
  br i1 %lcmp.mod43.not.i.i, label %B807.1.i.i, label %B762.if.1.epil.preheader.i.i

B762.if.1.epil.preheader.i.i:                     ; preds = %B807.1.loopexit.unr-lcssa.i.i, %B762.if.lr.ph.1.i.i
  %.768261263.1.epil.init.i.i = phi i64 [ 0, %B762.if.lr.ph.1.i.i ], [ %.775.1.3.lcssa.i.i, %B807.1.loopexit.unr-lcssa.i.i ]
  %59 = shl i64 %.768261263.1.epil.init.i.i, 3
  %60 = add nuw i64 %.768261263.1.epil.init.i.i, %.37.i.i
  %61 = shl i64 %60, 3
  %scevgep.i.i = getelementptr i8, ptr %.39.i, i64 %61
  %scevgep48.i.i = getelementptr i8, ptr %arg.problem.7, i64 %59
  br label %B762.if.1.epil.i.i

B762.if.1.epil.i.i:                               ; preds = %B762.if.1.epil.i.i, %B762.if.1.epil.preheader.i.i
  %epil.iter42.i.i = phi i64 [ 0, %B762.if.1.epil.preheader.i.i ], [ %epil.iter42.next.i.i, %B762.if.1.epil.i.i ]
  %62 = shl i64 %epil.iter42.i.i, 3
  %scevgep27.i.i = getelementptr i8, ptr %scevgep48.i.i, i64 %62
  %.806.1.epil.i.i = load double, ptr %scevgep27.i.i, align 8, !noalias !101
  %scevgep26.i.i = getelementptr i8, ptr %scevgep.i.i, i64 %62
  store double %.806.1.epil.i.i, ptr %scevgep26.i.i, align 8, !noalias !101
  %epil.iter42.next.i.i = add i64 %epil.iter42.i.i, 1
  %epil.iter42.cmp.not.i.i = icmp eq i64 %xtraiter41.i.i, %epil.iter42.next.i.i
  br i1 %epil.iter42.cmp.not.i.i, label %B807.1.i.i, label %B762.if.1.epil.i.i, !llvm.loop !105

B807.1.i.i:                                       ; preds = %B762.if.1.epil.i.i, %B807.1.loopexit.unr-lcssa.i.i, %B698.1.i.i
  %.879.idx.i.i = shl i64 %.37.i.i, 4
  %.879.i.i = getelementptr i8, ptr %.39.i, i64 %.879.idx.i.i
  store double %margin.4.3.1.i.i, ptr %.879.i.i, align 8, !noalias !101
  br label %_ZN9teachmech3run8compiled13kernel_states12find_changesB3v34B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a.exit.i

B630.if.i.i:                                      ; preds = %B676.122.i.i, %B630.if.preheader.new.i.i
  %.579254256.i.i = phi i64 [ 0, %B630.if.preheader.new.i.i ], [ %.586.113.i.i, %B676.122.i.i ]
  %.616.i.i = icmp slt i64 %.579254256.i.i, %.37.i.i
  br i1 %.616.i.i, label %B676.i.i, label %B650.i.i

B762.if.preheader.i.i:                            ; preds = %B698.i.i
  %xtraiter23.i.i = and i64 %.37.i.i, 3
  %63 = icmp ult i64 %.37.i.i, 4
  br i1 %63, label %B762.if.epil.preheader.i.i, label %B762.if.preheader.new.i.i

B762.if.preheader.new.i.i:                        ; preds = %B762.if.preheader.i.i
  %64 = add nsw i64 %.37.i.i, -4
  %65 = lshr i64 %64, 2
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %B762.if.epil.preheader1.i.i, label %B762.if.preheader.new.new.i.i

B762.if.preheader.new.new.i.i:                    ; preds = %B762.if.preheader.new.i.i
  %67 = add nuw nsw i64 %65, 1
  %68 = and i64 %67, 9223372036854775806
  br label %B762.if.i.i

B762.if.i.i:                                      ; preds = %B762.if.i.i, %B762.if.preheader.new.new.i.i
  %lsr.iv48.i.i = phi i64 [ %lsr.iv.next49.i.i, %B762.if.i.i ], [ %68, %B762.if.preheader.new.new.i.i ]
  %.768261263.i.i = phi i64 [ %.775.3.1.i.i, %B762.if.i.i ], [ 0, %B762.if.preheader.new.new.i.i ]
  %sunkaddr130.i.i = shl i64 %.768261263.i.i, 3
  %sunkaddr131.i.i = getelementptr i8, ptr %arg.problem.7, i64 %sunkaddr130.i.i
  %.806.i.i = load double, ptr %sunkaddr131.i.i, align 8, !noalias !101
  %sunkaddr133.i.i = getelementptr i8, ptr %.39.i, i64 %sunkaddr130.i.i
  store double %.806.i.i, ptr %sunkaddr133.i.i, align 8, !noalias !101
  %sunkaddr136.i.i = getelementptr i8, ptr %sunkaddr131.i.i, i64 8
  %.806.131.i.i = load double, ptr %sunkaddr136.i.i, align 8, !noalias !101
  %sunkaddr139.i.i = getelementptr i8, ptr %sunkaddr133.i.i, i64 8
  store double %.806.131.i.i, ptr %sunkaddr139.i.i, align 8, !noalias !101
  %sunkaddr142.i.i = getelementptr i8, ptr %sunkaddr131.i.i, i64 16
  %.806.2.i.i = load double, ptr %sunkaddr142.i.i, align 8, !noalias !101
  %sunkaddr145.i.i = getelementptr i8, ptr %sunkaddr133.i.i, i64 16
  store double %.806.2.i.i, ptr %sunkaddr145.i.i, align 8, !noalias !101
  %sunkaddr148.i.i = getelementptr i8, ptr %sunkaddr131.i.i, i64 24
  %.806.3.i.i = load double, ptr %sunkaddr148.i.i, align 8, !noalias !101
  %sunkaddr151.i.i = getelementptr i8, ptr %sunkaddr133.i.i, i64 24
  store double %.806.3.i.i, ptr %sunkaddr151.i.i, align 8, !noalias !101
  %sunkaddr154.i.i = getelementptr i8, ptr %sunkaddr131.i.i, i64 32
  %.806.110.i.i = load double, ptr %sunkaddr154.i.i, align 8, !noalias !101
  %sunkaddr157.i.i = getelementptr i8, ptr %sunkaddr133.i.i, i64 32
  store double %.806.110.i.i, ptr %sunkaddr157.i.i, align 8, !noalias !101
  %sunkaddr160.i.i = getelementptr i8, ptr %sunkaddr131.i.i, i64 40
  %.806.131.1.i.i = load double, ptr %sunkaddr160.i.i, align 8, !noalias !101
  %sunkaddr163.i.i = getelementptr i8, ptr %sunkaddr133.i.i, i64 40
  store double %.806.131.1.i.i, ptr %sunkaddr163.i.i, align 8, !noalias !101
  %sunkaddr166.i.i = getelementptr i8, ptr %sunkaddr131.i.i, i64 48
  %.806.2.1.i.i = load double, ptr %sunkaddr166.i.i, align 8, !noalias !101
  %sunkaddr169.i.i = getelementptr i8, ptr %sunkaddr133.i.i, i64 48
  store double %.806.2.1.i.i, ptr %sunkaddr169.i.i, align 8, !noalias !101
  %.775.3.1.i.i = add i64 %.768261263.i.i, 8
  %sunkaddr170.i.i = shl i64 %.775.3.1.i.i, 3
  %sunkaddr171.i.i = getelementptr i8, ptr %arg.problem.7, i64 %sunkaddr170.i.i
  %sunkaddr172.i.i = getelementptr i8, ptr %sunkaddr171.i.i, i64 -8
  %.806.3.1.i.i = load double, ptr %sunkaddr172.i.i, align 8, !noalias !101
  %sunkaddr174.i.i = getelementptr i8, ptr %.39.i, i64 %sunkaddr170.i.i
  %sunkaddr175.i.i = getelementptr i8, ptr %sunkaddr174.i.i, i64 -8
  store double %.806.3.1.i.i, ptr %sunkaddr175.i.i, align 8, !noalias !101
  %lsr.iv.next49.i.i = add i64 %lsr.iv48.i.i, -2
  %niter.ncmp.111.i.i = icmp eq i64 %lsr.iv.next49.i.i, 0
  br i1 %niter.ncmp.111.i.i, label %B392.1.loopexit.unr-lcssa.unr-lcssa.i.i, label %B762.if.i.i

_ZN9teachmech3run8compiled13kernel_states12find_changesB3v34B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a.exit.i: ; preds = %B807.1.i.i, %B482.1.i.i, %B392.i.i
  %storemerge.i.i = phi i64 [ 1, %B807.1.i.i ], [ 0, %B392.i.i ], [ 0, %B482.1.i.i ]
  br label %B376.i

B376.i:                                           ; preds = %_ZN9teachmech3run8compiled13kernel_states12find_changesB3v34B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a.exit.i, %B268.i
  %found.3.1.i = phi i64 [ %.245.i, %B268.i ], [ %storemerge.i.i, %_ZN9teachmech3run8compiled13kernel_states12find_changesB3v34B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a.exit.i ]
  %.283.i = icmp eq i64 %found.3.1.i, 0
  br i1 %.283.i, label %B42, label %B394.i

B394.i:                                           ; preds = %B376.i
  br i1 %13, label %B738.i, label %B436.if.i

B716.loopexit.i:                                  ; preds = %B436.if.i
  %69 = select i1 %"$phi588.2.2.2.i", i1 %near.2.0.i, i1 false
  %70 = select i1 %"$phi564.2.2.2.i", i1 true, i1 %69
  br i1 %70, label %B738.i, label %B242.i

B738.i:                                           ; preds = %B716.loopexit.i, %B394.i, %B242.i
  %.634.idx.i = shl i64 %.28.i, 4
  %.634.i = getelementptr i8, ptr %.39.i, i64 %.634.idx.i
  %.635.i = load double, ptr %.634.i, align 8, !noalias !95
  %.644.i = load i64, ptr %.32.i, align 8, !noalias !95
  %.647.i = getelementptr double, ptr %arg.problem.7, i64 %.644.i
  store double %.635.i, ptr %.647.i, align 8, !noalias !95
  br label %common.ret

B242.if.i:                                        ; preds = %B242.i
  br i1 %11, label %B340.i, label %B268.i

B436.if.i:                                        ; preds = %B394.i, %B436.if.i
  %close.2.1179.i = phi i1 [ %"$phi612.2.2.2.i", %B436.if.i ], [ true, %B394.i ]
  %settled.2.1178.i = phi i1 [ %"$phi588.2.2.2.i", %B436.if.i ], [ true, %B394.i ]
  %rounding.2.1177.i = phi i1 [ %"$phi564.2.2.2.i", %B436.if.i ], [ true, %B394.i ]
  %.409173175.i = phi i64 [ %.416.i, %B436.if.i ], [ 0, %B394.i ]
  %.416.i = add nuw nsw i64 %.409173175.i, 1
  %71 = shl i64 %.409173175.i, 3
  %scevgep7.i = getelementptr i8, ptr %scevgep6.i, i64 %71
  %.447.i = load double, ptr %scevgep7.i, align 8, !noalias !95
  %scevgep5.i = getelementptr i8, ptr %arg.y, i64 %71
  %.451.i = load double, ptr %scevgep5.i, align 8, !noalias !95
  %.452.i = tail call double @llvm.fabs.f64(double %.451.i)
  %.453.i = fadd double %.447.i, %.452.i
  %scevgep4.i = getelementptr i8, ptr %.39.i, i64 %71
  %.457.i = load double, ptr %scevgep4.i, align 8, !noalias !95
  %.458.i = tail call double @llvm.fabs.f64(double %.457.i)
  %.474.i = fmul double %.453.i, 1.000000e-13
  %.476.i = fcmp ule double %.458.i, %.474.i
  %"$phi564.2.2.2.i" = select i1 %rounding.2.1177.i, i1 %.476.i, i1 false
  %.496.i = fmul double %.453.i, 1.000000e-09
  %.498.i = fcmp ule double %.458.i, %.496.i
  %"$phi588.2.2.2.i" = select i1 %settled.2.1178.i, i1 %.498.i, i1 false
  %.518.i = fmul double %.453.i, 0x3E7AD7F29ABCAF48
  %.522.i = fcmp ule double %.458.i, %.518.i
  %"$phi612.2.2.2.i" = select i1 %close.2.1179.i, i1 %.522.i, i1 false
  %.556.i = fsub double %.451.i, %.457.i
  store double %.556.i, ptr %scevgep5.i, align 8, !noalias !95
  %scevgep3.i = getelementptr i8, ptr %scevgep2.i, i64 %71
  %.566.i = load double, ptr %scevgep3.i, align 8, !noalias !95
  %scevgep1.i = getelementptr i8, ptr %scevgep.i, i64 %71
  %.574.i = load double, ptr %scevgep1.i, align 8, !noalias !95
  %.575.i = fsub double %.566.i, %.574.i
  store double %.575.i, ptr %scevgep3.i, align 8, !noalias !95
  %exitcond.not.i = icmp eq i64 %.28.i, %.416.i
  br i1 %exitcond.not.i, label %B716.loopexit.i, label %B436.if.i

common.ret:                                       ; preds = %B738.i, %_ZN9teachmech3run8compiled13kernel_states8approachB3v36B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a27Literal_5bbool_5d_28True_29.exit, %_ZN9teachmech3run8compiled13kernel_states8approachB3v37B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a28Literal_5bbool_5d_28False_29.exit
  %storemerge = phi i8 [ 1, %B738.i ], [ 0, %_ZN9teachmech3run8compiled13kernel_states8approachB3v36B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a27Literal_5bbool_5d_28True_29.exit ], [ %.144.0, %_ZN9teachmech3run8compiled13kernel_states8approachB3v37B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a28Literal_5bbool_5d_28False_29.exit ]
  store i8 %storemerge, ptr %retptr, align 1
  ret void

B42:                                              ; preds = %B376.i, %entry
  store ptr null, ptr %.52.i, align 8, !noalias !106
  %.28.i1 = getelementptr i8, ptr %arg.problem.4, i64 16
  %.29.i = load i64, ptr %.28.i1, align 8, !noalias !106
  %.43.i = inttoptr i64 %arg.problem.0 to ptr
  %.44.i = tail call i64 %.43.i(double %arg.t, ptr %arg.y, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.8), !noalias !106
  %.46.i = getelementptr i8, ptr %arg.problem.4, i64 72
  %.47.i = load i64, ptr %.46.i, align 8, !noalias !106
  %.48.not.i = icmp eq i64 %.47.i, 0
  br i1 %.48.not.i, label %B240.i, label %B158.i

B158.i:                                           ; preds = %B42
  store ptr null, ptr %.52.i, align 8, !noalias !106
  call fastcc void @part6(ptr nonnull %.52.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7)
  %.79.i = getelementptr i8, ptr %arg.problem.4, i64 56
  %.80.i = load i64, ptr %.79.i, align 8, !noalias !106
  %.83.i = load i64, ptr %.36.i, align 8, !noalias !106
  %72 = shl i64 %.80.i, 3
  br label %B240.i

B240.i:                                           ; preds = %B158.i, %B42
  %metrics.2.0.i = phi i64 [ %.83.i, %B158.i ], [ %.29.i, %B42 ]
  %metric.2.0.i = phi i64 [ %72, %B158.i ], [ 0, %B42 ]
  %.95.i = load i64, ptr %.32.i, align 8, !noalias !106
  %.18580.not.i = icmp slt i64 %metrics.2.0.i, 1
  br i1 %.18580.not.i, label %_ZN9teachmech3run8compiled13kernel_states11keep_metricB3v35B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a.exit, label %B340.if.lr.ph.i

B340.if.lr.ph.i:                                  ; preds = %B240.i
  %xtraiter.i = and i64 %metrics.2.0.i, 3
  %73 = icmp ult i64 %metrics.2.0.i, 4
  br i1 %73, label %B340.if.epil.preheader.i, label %B340.if.lr.ph.new.i

B340.if.lr.ph.new.i:                              ; preds = %B340.if.lr.ph.i
  %74 = getelementptr i8, ptr %arg.problem.6, i64 %metric.2.0.i
  %75 = shl i64 %.95.i, 3
  %76 = getelementptr i8, ptr %arg.problem.7, i64 %75
  %77 = add nsw i64 %metrics.2.0.i, -4
  %78 = lshr i64 %77, 2
  %79 = icmp eq i64 %78, 0
  br i1 %79, label %B340.if.epil.preheader1.i, label %B340.if.lr.ph.new.new.i

B340.if.lr.ph.new.new.i:                          ; preds = %B340.if.lr.ph.new.i
  %80 = add nuw nsw i64 %78, 1
  %scevgep17.i = getelementptr i8, ptr %74, i64 56
  %scevgep34.i = getelementptr i8, ptr %76, i64 64
  %81 = lshr i64 %80, 1
  %82 = mul nsw i64 %81, -2
  br label %B340.if.i

common.ret.loopexit.unr-lcssa.unr-lcssa.i:        ; preds = %B340.if.i
  %83 = and i64 %77, 4
  %lcmp.mod.not11.not.i = icmp eq i64 %83, 0
  br i1 %lcmp.mod.not11.not.i, label %B340.if.epil.preheader1.i, label %common.ret.loopexit.unr-lcssa.i

B340.if.epil.preheader1.i:                        ; preds = %common.ret.loopexit.unr-lcssa.unr-lcssa.i, %B340.if.lr.ph.new.i
  %.1917981.epil.init6.i = phi i64 [ 0, %B340.if.lr.ph.new.i ], [ %.198.3.1.i, %common.ret.loopexit.unr-lcssa.unr-lcssa.i ]
  %sunkaddr.i = shl i64 %.1917981.epil.init6.i, 3
  %sunkaddr50.i = getelementptr i8, ptr %74, i64 %sunkaddr.i
  %.227.epil4.i = load double, ptr %sunkaddr50.i, align 8, !noalias !106
  %sunkaddr52.i = getelementptr i8, ptr %76, i64 %sunkaddr.i
  %sunkaddr53.i = getelementptr i8, ptr %sunkaddr52.i, i64 8
  store double %.227.epil4.i, ptr %sunkaddr53.i, align 8, !noalias !106
  %sunkaddr56.i = getelementptr i8, ptr %sunkaddr50.i, i64 8
  %.227.1.epil.i = load double, ptr %sunkaddr56.i, align 8, !noalias !106
  %sunkaddr59.i = getelementptr i8, ptr %sunkaddr52.i, i64 16
  store double %.227.1.epil.i, ptr %sunkaddr59.i, align 8, !noalias !106
  %sunkaddr62.i = getelementptr i8, ptr %sunkaddr50.i, i64 16
  %.227.2.epil.i = load double, ptr %sunkaddr62.i, align 8, !noalias !106
  %sunkaddr65.i = getelementptr i8, ptr %sunkaddr52.i, i64 24
  store double %.227.2.epil.i, ptr %sunkaddr65.i, align 8, !noalias !106
  %.198.3.epil.i = add nuw nsw i64 %.1917981.epil.init6.i, 4
  %sunkaddr68.i = getelementptr i8, ptr %sunkaddr50.i, i64 24
  %.227.3.epil.i = load double, ptr %sunkaddr68.i, align 8, !noalias !106
  %sunkaddr71.i = getelementptr i8, ptr %sunkaddr52.i, i64 32
  store double %.227.3.epil.i, ptr %sunkaddr71.i, align 8, !noalias !106
  br label %common.ret.loopexit.unr-lcssa.i

common.ret.loopexit.unr-lcssa.i:                  ; preds = %B340.if.epil.preheader1.i, %common.ret.loopexit.unr-lcssa.unr-lcssa.i
  %.198.3.lcssa.i = phi i64 [ %.198.3.epil.i, %B340.if.epil.preheader1.i ], [ %.198.3.1.i, %common.ret.loopexit.unr-lcssa.unr-lcssa.i ]
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i, label %_ZN9teachmech3run8compiled13kernel_states11keep_metricB3v35B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a.exit, label %B340.if.epil.preheader.i

B340.if.epil.preheader.i:                         ; preds = %common.ret.loopexit.unr-lcssa.i, %B340.if.lr.ph.i
  %.1917981.epil.init.i = phi i64 [ 0, %B340.if.lr.ph.i ], [ %.198.3.lcssa.i, %common.ret.loopexit.unr-lcssa.i ]
  %84 = shl i64 %.1917981.epil.init.i, 3
  %85 = add i64 %.1917981.epil.init.i, %.95.i
  %86 = shl i64 %85, 3
  %87 = getelementptr i8, ptr %arg.problem.7, i64 %86
  %scevgep.i3 = getelementptr i8, ptr %87, i64 8
  %88 = getelementptr i8, ptr %arg.problem.6, i64 %84
  %scevgep3.i4 = getelementptr i8, ptr %88, i64 %metric.2.0.i
  br label %B340.if.epil.i

B340.if.epil.i:                                   ; preds = %B340.if.epil.i, %B340.if.epil.preheader.i
  %epil.iter.i = phi i64 [ 0, %B340.if.epil.preheader.i ], [ %epil.iter.next.i, %B340.if.epil.i ]
  %89 = shl i64 %epil.iter.i, 3
  %scevgep15.i = getelementptr i8, ptr %scevgep3.i4, i64 %89
  %.227.epil.i = load double, ptr %scevgep15.i, align 8, !noalias !106
  %scevgep14.i = getelementptr i8, ptr %scevgep.i3, i64 %89
  store double %.227.epil.i, ptr %scevgep14.i, align 8, !noalias !106
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %_ZN9teachmech3run8compiled13kernel_states11keep_metricB3v35B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a.exit, label %B340.if.epil.i, !llvm.loop !109

B340.if.i:                                        ; preds = %B340.if.i, %B340.if.lr.ph.new.new.i
  %lsr.iv1.i = phi i64 [ %lsr.iv.next2.i, %B340.if.i ], [ %82, %B340.if.lr.ph.new.new.i ]
  %.1917981.i = phi i64 [ %.198.3.1.i, %B340.if.i ], [ 0, %B340.if.lr.ph.new.new.i ]
  %90 = shl i64 %.1917981.i, 3
  %scevgep27.i = getelementptr i8, ptr %scevgep17.i, i64 %90
  %scevgep28.i = getelementptr i8, ptr %scevgep27.i, i64 -32
  %scevgep33.i = getelementptr i8, ptr %scevgep27.i, i64 -56
  %.227.i = load double, ptr %scevgep33.i, align 8, !noalias !106
  %scevgep41.i = getelementptr i8, ptr %scevgep34.i, i64 %90
  %scevgep22.i = getelementptr i8, ptr %scevgep41.i, i64 -32
  %scevgep20.i = getelementptr i8, ptr %scevgep41.i, i64 -56
  store double %.227.i, ptr %scevgep20.i, align 8, !noalias !106
  %scevgep49.i = getelementptr i8, ptr %scevgep27.i, i64 -48
  %.227.1.i = load double, ptr %scevgep49.i, align 8, !noalias !106
  %scevgep18.i = getelementptr i8, ptr %scevgep41.i, i64 -48
  store double %.227.1.i, ptr %scevgep18.i, align 8, !noalias !106
  %scevgep45.i = getelementptr i8, ptr %scevgep27.i, i64 -40
  %.227.2.i = load double, ptr %scevgep45.i, align 8, !noalias !106
  %scevgep12.i = getelementptr i8, ptr %scevgep41.i, i64 -40
  store double %.227.2.i, ptr %scevgep12.i, align 8, !noalias !106
  %.227.3.i = load double, ptr %scevgep28.i, align 8, !noalias !106
  store double %.227.3.i, ptr %scevgep22.i, align 8, !noalias !106
  %scevgep38.i = getelementptr i8, ptr %scevgep27.i, i64 -24
  %.227.110.i = load double, ptr %scevgep38.i, align 8, !noalias !106
  %scevgep10.i = getelementptr i8, ptr %scevgep41.i, i64 -24
  store double %.227.110.i, ptr %scevgep10.i, align 8, !noalias !106
  %scevgep35.i = getelementptr i8, ptr %scevgep27.i, i64 -16
  %.227.1.1.i = load double, ptr %scevgep35.i, align 8, !noalias !106
  %scevgep8.i = getelementptr i8, ptr %scevgep41.i, i64 -16
  store double %.227.1.1.i, ptr %scevgep8.i, align 8, !noalias !106
  %scevgep29.i = getelementptr i8, ptr %scevgep27.i, i64 -8
  %.227.2.1.i = load double, ptr %scevgep29.i, align 8, !noalias !106
  %scevgep6.i2 = getelementptr i8, ptr %scevgep41.i, i64 -8
  store double %.227.2.1.i, ptr %scevgep6.i2, align 8, !noalias !106
  %.198.3.1.i = add i64 %.1917981.i, 8
  %.227.3.1.i = load double, ptr %scevgep27.i, align 8, !noalias !106
  store double %.227.3.1.i, ptr %scevgep41.i, align 8, !noalias !106
  %lsr.iv.next2.i = add i64 %lsr.iv1.i, 2
  %niter.ncmp.1.i = icmp eq i64 %lsr.iv.next2.i, 0
  br i1 %niter.ncmp.1.i, label %common.ret.loopexit.unr-lcssa.unr-lcssa.i, label %B340.if.i

_ZN9teachmech3run8compiled13kernel_states11keep_metricB3v35B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a.exit: ; preds = %B340.if.epil.i, %B240.i, %common.ret.loopexit.unr-lcssa.i
  store i64 0, ptr %.702.i, align 8, !noalias !110
  store ptr null, ptr %.742.i, align 8, !noalias !110
  store ptr null, ptr %.780.i, align 8, !noalias !110
  store i64 0, ptr %.815.i, align 8, !noalias !110
  %.50.i = load i64, ptr %arg.problem.4, align 8, !noalias !110
  %.52.i5 = getelementptr i8, ptr %arg.problem.4, i64 8
  %.53.i = load i64, ptr %.52.i5, align 8, !noalias !110
  %.56.i6 = load i64, ptr %.28.i1, align 8, !noalias !110
  %.69.i = getelementptr i8, ptr %arg.problem.4, i64 40
  %.70.i = load i64, ptr %.69.i, align 8, !noalias !110
  %.86.i7 = icmp eq i64 %.70.i, 0
  br i1 %.86.i7, label %B112.critedge, label %B174.i

B174.i:                                           ; preds = %_ZN9teachmech3run8compiled13kernel_states11keep_metricB3v35B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a.exit
  %.115.i = load i64, ptr %.46.i, align 8, !noalias !110
  %.116.not.i = icmp eq i64 %.115.i, 0
  br i1 %.116.not.i, label %B258.i, label %B200.i

B200.i:                                           ; preds = %B174.i
  %.119.i = getelementptr i8, ptr %arg.problem.4, i64 56
  %.120.i = load i64, ptr %.119.i, align 8, !noalias !110
  %.123.i = load i64, ptr %.36.i, align 8, !noalias !110
  %91 = shl i64 %.120.i, 3
  br label %B258.i

B258.i:                                           ; preds = %B200.i, %B174.i
  %"$phi258.0.2.sroa.8.0.i" = phi i64 [ %.123.i, %B200.i ], [ %.56.i6, %B174.i ]
  %"$phi258.0.2.sroa.0.0.i" = phi i64 [ %91, %B200.i ], [ 0, %B174.i ]
  %.154.i = getelementptr i8, ptr %arg.problem.4, i64 232
  %.155.i = load i64, ptr %.154.i, align 8, !noalias !110
  %.175.i = getelementptr i8, ptr %arg.problem.4, i64 168
  %.176.i = load i64, ptr %.175.i, align 8, !noalias !110
  %.208.i = getelementptr i8, ptr %arg.problem.4, i64 24
  %.209.i = load i64, ptr %.208.i, align 8, !noalias !110
  %.220.i = load i64, ptr %.32.i, align 8, !noalias !110
  %.15.i.i8 = getelementptr i8, ptr %arg.problem.4, i64 80
  %.16.i.i9 = load i64, ptr %.15.i.i8, align 8, !noalias !113
  %.541.i = add i64 %.53.i, %.50.i
  %92 = getelementptr double, ptr %arg.problem.7, i64 %.541.i
  %93 = getelementptr double, ptr %arg.problem.6, i64 %.56.i6
  %94 = getelementptr double, ptr %93, i64 %.53.i
  %95 = getelementptr double, ptr %94, i64 %.209.i
  %xtraiter.i10 = and i64 %"$phi258.0.2.sroa.8.0.i", 3
  %unroll_iter.i = and i64 %"$phi258.0.2.sroa.8.0.i", 9223372036854775804
  %unroll_iter41.i = and i64 %.541.i, 9223372036854775806
  %96 = shl i64 %.220.i, 3
  %97 = getelementptr i8, ptr %arg.problem.7, i64 %96
  %98 = getelementptr i8, ptr %arg.problem.6, i64 %"$phi258.0.2.sroa.0.0.i"
  %scevgep69.i = getelementptr i8, ptr %97, i64 8
  %99 = add i64 %.56.i6, %.53.i
  %100 = add i64 %99, %.209.i
  %101 = shl i64 %100, 3
  %102 = getelementptr i8, ptr %arg.problem.6, i64 %101
  %scevgep72.i = getelementptr i8, ptr %102, i64 8
  %103 = shl i64 %.541.i, 3
  %104 = getelementptr i8, ptr %arg.problem.7, i64 %103
  %scevgep76.i = getelementptr i8, ptr %104, i64 8
  %105 = add i64 %.16.i.i9, %.541.i
  %106 = shl i64 %105, 3
  %107 = getelementptr i8, ptr %arg.problem.5, i64 %106
  %scevgep81.i = getelementptr i8, ptr %107, i64 8
  %108 = add nsw i64 %unroll_iter.i, -4
  %109 = lshr exact i64 %108, 2
  %110 = add nuw nsw i64 %109, 1
  %scevgep59.i = getelementptr i8, ptr %97, i64 64
  %scevgep93.i = getelementptr i8, ptr %98, i64 56
  %111 = lshr i64 %110, 1
  %112 = mul nsw i64 %111, -2
  %113 = icmp slt i64 %"$phi258.0.2.sroa.8.0.i", 1
  %114 = icmp ult i64 %"$phi258.0.2.sroa.8.0.i", 4
  %115 = icmp eq i64 %108, 0
  %116 = and i64 %108, 4
  %117 = icmp eq i64 %116, 0
  %118 = icmp eq i64 %xtraiter.i10, 0
  %119 = icmp slt i64 %.541.i, 1
  %120 = icmp eq i64 %.541.i, 1
  %121 = and i64 %.541.i, 1
  %122 = icmp eq i64 %121, 0
  %123 = icmp slt i64 %.50.i, 1
  br label %B572.if.i

B710.loopexit.unr-lcssa.unr-lcssa.i:              ; preds = %B676.if.i
  br i1 %117, label %B676.if.epil.preheader39.i, label %B710.loopexit.unr-lcssa.i

B676.if.epil.preheader39.i:                       ; preds = %B676.if.preheader32.i, %B710.loopexit.unr-lcssa.unr-lcssa.i
  %.494351353.epil.init44.i = phi i64 [ 0, %B676.if.preheader32.i ], [ %.501.3.1.i, %B710.loopexit.unr-lcssa.unr-lcssa.i ]
  %sunkaddr.i15 = shl i64 %.494351353.epil.init44.i, 3
  %sunkaddr111.i = getelementptr i8, ptr %97, i64 %sunkaddr.i15
  %sunkaddr112.i = getelementptr i8, ptr %sunkaddr111.i, i64 8
  %.528.epil42.i = load double, ptr %sunkaddr112.i, align 8, !noalias !110
  %sunkaddr114.i = getelementptr i8, ptr %98, i64 %sunkaddr.i15
  store double %.528.epil42.i, ptr %sunkaddr114.i, align 8, !noalias !110
  %sunkaddr117.i = getelementptr i8, ptr %sunkaddr111.i, i64 16
  %.528.1.epil.i = load double, ptr %sunkaddr117.i, align 8, !noalias !110
  %sunkaddr120.i = getelementptr i8, ptr %sunkaddr114.i, i64 8
  store double %.528.1.epil.i, ptr %sunkaddr120.i, align 8, !noalias !110
  %sunkaddr123.i = getelementptr i8, ptr %sunkaddr111.i, i64 24
  %.528.2.epil.i = load double, ptr %sunkaddr123.i, align 8, !noalias !110
  %sunkaddr126.i = getelementptr i8, ptr %sunkaddr114.i, i64 16
  store double %.528.2.epil.i, ptr %sunkaddr126.i, align 8, !noalias !110
  %.501.3.epil.i = add nuw nsw i64 %.494351353.epil.init44.i, 4
  %sunkaddr129.i = getelementptr i8, ptr %sunkaddr111.i, i64 32
  %.528.3.epil.i = load double, ptr %sunkaddr129.i, align 8, !noalias !110
  %sunkaddr132.i = getelementptr i8, ptr %sunkaddr114.i, i64 24
  store double %.528.3.epil.i, ptr %sunkaddr132.i, align 8, !noalias !110
  br label %B710.loopexit.unr-lcssa.i

B710.loopexit.unr-lcssa.i:                        ; preds = %B676.if.epil.preheader39.i, %B710.loopexit.unr-lcssa.unr-lcssa.i
  %.501.3.lcssa.i = phi i64 [ %.501.3.epil.i, %B676.if.epil.preheader39.i ], [ %.501.3.1.i, %B710.loopexit.unr-lcssa.unr-lcssa.i ]
  br i1 %118, label %B710.i, label %B676.if.epil.preheader.i

B676.if.epil.preheader.i:                         ; preds = %B676.if.preheader.i, %B710.loopexit.unr-lcssa.i
  %.494351353.epil.init.i = phi i64 [ 0, %B676.if.preheader.i ], [ %.501.3.lcssa.i, %B710.loopexit.unr-lcssa.i ]
  %124 = shl i64 %.494351353.epil.init.i, 3
  %scevgep67.i = getelementptr i8, ptr %98, i64 %124
  %scevgep70.i = getelementptr i8, ptr %scevgep69.i, i64 %124
  br label %B676.if.epil.i

B676.if.epil.i:                                   ; preds = %B676.if.epil.i, %B676.if.epil.preheader.i
  %epil.iter.i12 = phi i64 [ %epil.iter.next.i13, %B676.if.epil.i ], [ 0, %B676.if.epil.preheader.i ]
  %125 = shl i64 %epil.iter.i12, 3
  %scevgep108.i = getelementptr i8, ptr %scevgep70.i, i64 %125
  %.528.epil.i = load double, ptr %scevgep108.i, align 8, !noalias !110
  %scevgep107.i = getelementptr i8, ptr %scevgep67.i, i64 %125
  store double %.528.epil.i, ptr %scevgep107.i, align 8, !noalias !110
  %epil.iter.next.i13 = add i64 %epil.iter.i12, 1
  %epil.iter.cmp.not.i14 = icmp eq i64 %xtraiter.i10, %epil.iter.next.i13
  br i1 %epil.iter.cmp.not.i14, label %B710.i, label %B676.if.epil.i, !llvm.loop !116

B710.i:                                           ; preds = %B676.if.epil.i, %B572.if.i, %B710.loopexit.unr-lcssa.i
  br i1 %119, label %B814.i, label %B746.if.preheader.i

B746.if.preheader.i:                              ; preds = %B710.i
  br i1 %120, label %B746.if.epil.preheader.i, label %B746.if.i

B766.i:                                           ; preds = %B746.if.i
  %126 = shl i64 %.627357359.i, 3
  %scevgep74.i = getelementptr i8, ptr %scevgep72.i, i64 %126
  %scevgep75.i = getelementptr i8, ptr %scevgep74.i, i64 -8
  %.677.i = load double, ptr %scevgep75.i, align 8, !noalias !110
  br label %B792.i

B792.i:                                           ; preds = %B746.if.i, %B766.i
  %"$phi792.2.2.2.i" = phi double [ %.677.i, %B766.i ], [ 0.000000e+00, %B746.if.i ]
  %127 = shl i64 %.627357359.i, 3
  %scevgep78.i = getelementptr i8, ptr %scevgep76.i, i64 %127
  %scevgep79.i = getelementptr i8, ptr %scevgep78.i, i64 -8
  store double %"$phi792.2.2.2.i", ptr %scevgep79.i, align 8, !noalias !110
  %.634.1.i = add i64 %.627357359.i, 2
  %128 = or disjoint i64 %.627357359.i, 1
  %.664.1.i = icmp slt i64 %128, %.50.i
  br i1 %.664.1.i, label %B792.1.i, label %B766.1.i

B766.1.i:                                         ; preds = %B792.i
  %scevgep95.i = getelementptr i8, ptr %scevgep72.i, i64 %127
  %.677.1.i = load double, ptr %scevgep95.i, align 8, !noalias !110
  br label %B792.1.i

B792.1.i:                                         ; preds = %B766.1.i, %B792.i
  %"$phi792.2.2.2.1.i" = phi double [ %.677.1.i, %B766.1.i ], [ 0.000000e+00, %B792.i ]
  store double %"$phi792.2.2.2.1.i", ptr %scevgep78.i, align 8, !noalias !110
  %niter42.ncmp.1.i = icmp eq i64 %.634.1.i, %unroll_iter41.i
  br i1 %niter42.ncmp.1.i, label %B814.loopexit.unr-lcssa.i, label %B746.if.i

B814.loopexit.unr-lcssa.i:                        ; preds = %B792.1.i
  br i1 %122, label %B814.i, label %B746.if.epil.preheader.i

B746.if.epil.preheader.i:                         ; preds = %B814.loopexit.unr-lcssa.i, %B746.if.preheader.i
  %.627357359.epil.init.i = phi i64 [ 0, %B746.if.preheader.i ], [ %.634.1.i, %B814.loopexit.unr-lcssa.i ]
  %.664.epil.i = icmp slt i64 %.627357359.epil.init.i, %.50.i
  br i1 %.664.epil.i, label %B792.epil.i, label %B766.epil.i

B766.epil.i:                                      ; preds = %B746.if.epil.preheader.i
  %.676.epil.i = getelementptr double, ptr %95, i64 %.627357359.epil.init.i
  %.677.epil.i = load double, ptr %.676.epil.i, align 8, !noalias !110
  br label %B792.epil.i

B792.epil.i:                                      ; preds = %B766.epil.i, %B746.if.epil.preheader.i
  %"$phi792.2.2.2.epil.i" = phi double [ %.677.epil.i, %B766.epil.i ], [ 0.000000e+00, %B746.if.epil.preheader.i ]
  %.690.epil.i = getelementptr double, ptr %92, i64 %.627357359.epil.init.i
  store double %"$phi792.2.2.2.epil.i", ptr %.690.epil.i, align 8, !noalias !110
  br label %B814.i

B814.i:                                           ; preds = %B792.epil.i, %B814.loopexit.unr-lcssa.i, %B710.i
  store i64 0, ptr %.702.i, align 8, !noalias !110
  call fastcc void @part0(ptr nonnull %.702.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.155.i)
  %.716.i = load i64, ptr %.702.i, align 8, !noalias !110
  %.733.i = icmp eq i64 %.716.i, 0
  br i1 %.733.i, label %B862.i, label %B918.i

B862.i:                                           ; preds = %B814.i
  %.737.i = load i64, ptr %.46.i, align 8, !noalias !110
  %.738.not.i = icmp eq i64 %.737.i, 0
  br i1 %.738.not.i, label %B888.i, label %B966.i

B888.i:                                           ; preds = %B862.i
  store ptr null, ptr %.742.i, align 8, !noalias !110
  call fastcc void @part6(ptr nonnull %.742.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7)
  br label %B966.i

B918.i:                                           ; preds = %B814.i
  %.768.i = icmp sgt i64 %.716.i, 0
  br i1 %.768.i, label %B930.i, label %B966.i

B930.i:                                           ; preds = %B918.i
  store ptr null, ptr %.780.i, align 8, !noalias !110
  call fastcc void @part2(ptr nonnull %.780.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.155.i, i64 %.716.i)
  br i1 %123, label %B112.critedge, label %B1052.if.i.preheader

B966.i:                                           ; preds = %B918.i, %B888.i, %B862.i
  store i64 0, ptr %.815.i, align 8, !noalias !110
  call fastcc void @part1(ptr nonnull %.815.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.176.i, i64 %.70.i)
  %.829.i = load i64, ptr %.815.i, align 8, !noalias !110
  %.843.i = icmp slt i64 %.829.i, 0
  %brmerge = select i1 %.843.i, i1 true, i1 %123
  br i1 %brmerge, label %_ZN9teachmech3run8compiled13kernel_states8approachB3v36B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a27Literal_5bbool_5d_28True_29.exit, label %B1052.if.i.preheader

B1052.if.i.preheader:                             ; preds = %B930.i, %B966.i
  br label %B1052.if.i

B1236.i:                                          ; preds = %B1052.if.i
  %.359.i = icmp samesign ult i64 %.358372430.i, 2
  %or.cond.not.i = select i1 %last.3.2.i, i1 true, i1 %.359.i
  br i1 %or.cond.not.i, label %B112.critedge, label %B572.if.i

B572.if.i:                                        ; preds = %B1236.i, %B258.i
  %.358372430.i = phi i64 [ 20, %B258.i ], [ %.368.i, %B1236.i ]
  %.368.i = add nsw i64 %.358372430.i, -1
  %.407.i = tail call i64 %.43.i(double %arg.t, ptr %arg.y, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.8), !noalias !110
  br i1 %113, label %B710.i, label %B676.if.preheader.i

B676.if.preheader.i:                              ; preds = %B572.if.i
  br i1 %114, label %B676.if.epil.preheader.i, label %B676.if.preheader32.i

B676.if.preheader32.i:                            ; preds = %B676.if.preheader.i
  br i1 %115, label %B676.if.epil.preheader39.i, label %B676.if.i

B676.if.i:                                        ; preds = %B676.if.preheader32.i, %B676.if.i
  %lsr.iv48.i = phi i64 [ %lsr.iv.next49.i, %B676.if.i ], [ %112, %B676.if.preheader32.i ]
  %.494351353.i = phi i64 [ %.501.3.1.i, %B676.if.i ], [ 0, %B676.if.preheader32.i ]
  %129 = shl i64 %.494351353.i, 3
  %scevgep86.i = getelementptr i8, ptr %scevgep59.i, i64 %129
  %scevgep87.i = getelementptr i8, ptr %scevgep86.i, i64 -32
  %scevgep92.i = getelementptr i8, ptr %scevgep86.i, i64 -56
  %.528.i = load double, ptr %scevgep92.i, align 8, !noalias !110
  %scevgep100.i = getelementptr i8, ptr %scevgep93.i, i64 %129
  %scevgep63.i = getelementptr i8, ptr %scevgep100.i, i64 -32
  %scevgep61.i = getelementptr i8, ptr %scevgep100.i, i64 -56
  store double %.528.i, ptr %scevgep61.i, align 8, !noalias !110
  %scevgep94.i = getelementptr i8, ptr %scevgep86.i, i64 -48
  %.528.1.i = load double, ptr %scevgep94.i, align 8, !noalias !110
  %scevgep58.i = getelementptr i8, ptr %scevgep100.i, i64 -48
  store double %.528.1.i, ptr %scevgep58.i, align 8, !noalias !110
  %scevgep88.i = getelementptr i8, ptr %scevgep86.i, i64 -40
  %.528.2.i = load double, ptr %scevgep88.i, align 8, !noalias !110
  %scevgep56.i = getelementptr i8, ptr %scevgep100.i, i64 -40
  store double %.528.2.i, ptr %scevgep56.i, align 8, !noalias !110
  %.528.3.i = load double, ptr %scevgep87.i, align 8, !noalias !110
  store double %.528.3.i, ptr %scevgep63.i, align 8, !noalias !110
  %scevgep77.i = getelementptr i8, ptr %scevgep86.i, i64 -24
  %.528.148.i = load double, ptr %scevgep77.i, align 8, !noalias !110
  %scevgep54.i = getelementptr i8, ptr %scevgep100.i, i64 -24
  store double %.528.148.i, ptr %scevgep54.i, align 8, !noalias !110
  %scevgep71.i = getelementptr i8, ptr %scevgep86.i, i64 -16
  %.528.1.1.i = load double, ptr %scevgep71.i, align 8, !noalias !110
  %scevgep52.i = getelementptr i8, ptr %scevgep100.i, i64 -16
  store double %.528.1.1.i, ptr %scevgep52.i, align 8, !noalias !110
  %scevgep65.i = getelementptr i8, ptr %scevgep86.i, i64 -8
  %.528.2.1.i = load double, ptr %scevgep65.i, align 8, !noalias !110
  %scevgep50.i = getelementptr i8, ptr %scevgep100.i, i64 -8
  store double %.528.2.1.i, ptr %scevgep50.i, align 8, !noalias !110
  %.501.3.1.i = add i64 %.494351353.i, 8
  %.528.3.1.i = load double, ptr %scevgep86.i, align 8, !noalias !110
  store double %.528.3.1.i, ptr %scevgep100.i, align 8, !noalias !110
  %lsr.iv.next49.i = add i64 %lsr.iv48.i, 2
  %niter.ncmp.1.i11 = icmp eq i64 %lsr.iv.next49.i, 0
  br i1 %niter.ncmp.1.i11, label %B710.loopexit.unr-lcssa.unr-lcssa.i, label %B676.if.i

B746.if.i:                                        ; preds = %B746.if.preheader.i, %B792.1.i
  %.627357359.i = phi i64 [ %.634.1.i, %B792.1.i ], [ 0, %B746.if.preheader.i ]
  %.664.i = icmp slt i64 %.627357359.i, %.50.i
  br i1 %.664.i, label %B792.i, label %B766.i

B1052.if.i:                                       ; preds = %B1052.if.i.preheader, %B1052.if.i
  %last.2.1368.i = phi i1 [ %last.3.2.i, %B1052.if.i ], [ true, %B1052.if.i.preheader ]
  %.975364366.i = phi i64 [ %.982.i, %B1052.if.i ], [ 0, %B1052.if.i.preheader ]
  %.982.i = add nuw nsw i64 %.975364366.i, 1
  %130 = shl i64 %.975364366.i, 3
  %scevgep80.i = getelementptr i8, ptr %arg.y, i64 %130
  %.1017.i = load double, ptr %scevgep80.i, align 8, !noalias !110
  %scevgep83.i = getelementptr i8, ptr %arg.problem.7, i64 %130
  %.1020.i = load double, ptr %scevgep83.i, align 8, !noalias !110
  %.1021.i = fsub double %.1017.i, %.1020.i
  store double %.1021.i, ptr %scevgep80.i, align 8, !noalias !110
  %.1027.i = load double, ptr %scevgep83.i, align 8, !noalias !110
  %.1028.i = tail call double @llvm.fabs.f64(double %.1027.i)
  %scevgep96.i = getelementptr i8, ptr %scevgep81.i, i64 %130
  %.1033.i = load double, ptr %scevgep96.i, align 8, !noalias !110
  %.1039.i = tail call double @llvm.fabs.f64(double %.1021.i)
  %.1040.i = fadd double %.1039.i, %.1033.i
  %.1041.i = fmul double %.1040.i, 1.000000e-09
  %.1042.i = fcmp ule double %.1028.i, %.1041.i
  %last.3.2.i = select i1 %.1042.i, i1 %last.2.1368.i, i1 false
  %exitcond463.not.i = icmp eq i64 %.50.i, %.982.i
  br i1 %exitcond463.not.i, label %B1236.i, label %B1052.if.i

_ZN9teachmech3run8compiled13kernel_states8approachB3v36B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a27Literal_5bbool_5d_28True_29.exit: ; preds = %B966.i
  br i1 %.843.i, label %common.ret, label %B112

B112.critedge:                                    ; preds = %B930.i, %B1236.i, %_ZN9teachmech3run8compiled13kernel_states11keep_metricB3v35B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a.exit
  br label %B112

B112:                                             ; preds = %B112.critedge, %_ZN9teachmech3run8compiled13kernel_states8approachB3v36B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a27Literal_5bbool_5d_28True_29.exit
  store i64 0, ptr %.702.i16, align 8, !noalias !117
  store ptr null, ptr %.742.i18, align 8, !noalias !117
  store ptr null, ptr %.780.i20, align 8, !noalias !117
  store i64 0, ptr %.815.i22, align 8, !noalias !117
  %.50.i24 = load i64, ptr %arg.problem.4, align 8, !noalias !117
  %.53.i26 = load i64, ptr %.52.i5, align 8, !noalias !117
  %.56.i28 = load i64, ptr %.28.i1, align 8, !noalias !117
  %.86.i29 = icmp eq i64 %.53.i26, 0
  br i1 %.86.i29, label %_ZN9teachmech3run8compiled13kernel_states8approachB3v37B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a28Literal_5bbool_5d_28False_29.exit, label %B174.i30

B174.i30:                                         ; preds = %B112
  %.115.i32 = load i64, ptr %.46.i, align 8, !noalias !117
  %.116.not.i33 = icmp eq i64 %.115.i32, 0
  br i1 %.116.not.i33, label %B258.i39, label %B200.i34

B200.i34:                                         ; preds = %B174.i30
  %.119.i35 = getelementptr i8, ptr %arg.problem.4, i64 56
  %.120.i36 = load i64, ptr %.119.i35, align 8, !noalias !117
  %.123.i38 = load i64, ptr %.36.i, align 8, !noalias !117
  %131 = shl i64 %.120.i36, 3
  br label %B258.i39

B258.i39:                                         ; preds = %B200.i34, %B174.i30
  %"$phi258.0.2.sroa.8.0.i40" = phi i64 [ %.123.i38, %B200.i34 ], [ %.56.i28, %B174.i30 ]
  %"$phi258.0.2.sroa.0.0.i41" = phi i64 [ %131, %B200.i34 ], [ 0, %B174.i30 ]
  %.161.i = getelementptr i8, ptr %arg.problem.4, i64 224
  %.162.i = load i64, ptr %.161.i, align 8, !noalias !117
  %.188.i = getelementptr i8, ptr %arg.problem.4, i64 160
  %.189.i = load i64, ptr %.188.i, align 8, !noalias !117
  %.208.i42 = getelementptr i8, ptr %arg.problem.4, i64 24
  %.209.i43 = load i64, ptr %.208.i42, align 8, !noalias !117
  %.220.i45 = load i64, ptr %.32.i, align 8, !noalias !117
  %.15.i.i46 = getelementptr i8, ptr %arg.problem.4, i64 80
  %.16.i.i47 = load i64, ptr %.15.i.i46, align 8, !noalias !120
  %.541.i48 = add i64 %.53.i26, %.50.i24
  %132 = getelementptr double, ptr %arg.problem.7, i64 %.541.i48
  %invariant.gep.i = getelementptr double, ptr %arg.problem.6, i64 %.56.i28
  %invariant.gep18.i = getelementptr double, ptr %invariant.gep.i, i64 %.209.i43
  %.idx.i = shl i64 %.53.i26, 4
  %gep19.i = getelementptr i8, ptr %invariant.gep18.i, i64 %.idx.i
  %xtraiter.i49 = and i64 %"$phi258.0.2.sroa.8.0.i40", 3
  %unroll_iter.i50 = and i64 %"$phi258.0.2.sroa.8.0.i40", 9223372036854775804
  %unroll_iter43.i = and i64 %.541.i48, 9223372036854775806
  %133 = shl i64 %.220.i45, 3
  %134 = getelementptr i8, ptr %arg.problem.7, i64 %133
  %135 = getelementptr i8, ptr %arg.problem.6, i64 %"$phi258.0.2.sroa.0.0.i41"
  %scevgep71.i51 = getelementptr i8, ptr %134, i64 8
  %136 = add i64 %.209.i43, %.56.i28
  %137 = shl i64 %136, 3
  %138 = getelementptr i8, ptr %arg.problem.6, i64 %137
  %139 = getelementptr i8, ptr %138, i64 %.idx.i
  %scevgep74.i52 = getelementptr i8, ptr %139, i64 8
  %140 = shl i64 %.541.i48, 3
  %141 = getelementptr i8, ptr %arg.problem.7, i64 %140
  %scevgep78.i53 = getelementptr i8, ptr %141, i64 8
  %142 = shl i64 %.50.i24, 4
  %143 = add i64 %.16.i.i47, %.53.i26
  %144 = shl i64 %143, 3
  %145 = getelementptr i8, ptr %arg.problem.5, i64 %144
  %146 = getelementptr i8, ptr %145, i64 %142
  %scevgep83.i54 = getelementptr i8, ptr %146, i64 8
  %147 = shl i64 %.50.i24, 3
  %scevgep85.i = getelementptr i8, ptr %arg.y, i64 %147
  %148 = add nsw i64 %unroll_iter.i50, -4
  %149 = lshr exact i64 %148, 2
  %150 = add nuw nsw i64 %149, 1
  %scevgep61.i55 = getelementptr i8, ptr %134, i64 64
  %scevgep96.i56 = getelementptr i8, ptr %135, i64 56
  %151 = lshr i64 %150, 1
  %152 = mul nsw i64 %151, -2
  %153 = icmp slt i64 %"$phi258.0.2.sroa.8.0.i40", 1
  %154 = icmp ult i64 %"$phi258.0.2.sroa.8.0.i40", 4
  %155 = icmp eq i64 %148, 0
  %156 = and i64 %148, 4
  %157 = icmp eq i64 %156, 0
  %158 = icmp eq i64 %xtraiter.i49, 0
  %159 = icmp slt i64 %.541.i48, 1
  %160 = icmp eq i64 %.541.i48, 1
  %161 = and i64 %.541.i48, 1
  %162 = icmp eq i64 %161, 0
  %163 = icmp slt i64 %.50.i24, 1
  br label %B572.if.i57

B710.loopexit.unr-lcssa.unr-lcssa.i87:            ; preds = %B676.if.i63
  br i1 %157, label %B676.if.epil.preheader39.i170, label %B710.loopexit.unr-lcssa.i88

B676.if.epil.preheader39.i170:                    ; preds = %B676.if.preheader32.i62, %B710.loopexit.unr-lcssa.unr-lcssa.i87
  %.494351353.epil.init44.i171 = phi i64 [ 0, %B676.if.preheader32.i62 ], [ %.501.3.1.i83, %B710.loopexit.unr-lcssa.unr-lcssa.i87 ]
  %sunkaddr.i172 = shl i64 %.494351353.epil.init44.i171, 3
  %sunkaddr114.i173 = getelementptr i8, ptr %134, i64 %sunkaddr.i172
  %sunkaddr115.i = getelementptr i8, ptr %sunkaddr114.i173, i64 8
  %.528.epil42.i174 = load double, ptr %sunkaddr115.i, align 8, !noalias !117
  %sunkaddr117.i175 = getelementptr i8, ptr %135, i64 %sunkaddr.i172
  store double %.528.epil42.i174, ptr %sunkaddr117.i175, align 8, !noalias !117
  %sunkaddr120.i176 = getelementptr i8, ptr %sunkaddr114.i173, i64 16
  %.528.1.epil.i177 = load double, ptr %sunkaddr120.i176, align 8, !noalias !117
  %sunkaddr123.i178 = getelementptr i8, ptr %sunkaddr117.i175, i64 8
  store double %.528.1.epil.i177, ptr %sunkaddr123.i178, align 8, !noalias !117
  %sunkaddr126.i179 = getelementptr i8, ptr %sunkaddr114.i173, i64 24
  %.528.2.epil.i180 = load double, ptr %sunkaddr126.i179, align 8, !noalias !117
  %sunkaddr129.i181 = getelementptr i8, ptr %sunkaddr117.i175, i64 16
  store double %.528.2.epil.i180, ptr %sunkaddr129.i181, align 8, !noalias !117
  %.501.3.epil.i182 = add nuw nsw i64 %.494351353.epil.init44.i171, 4
  %sunkaddr132.i183 = getelementptr i8, ptr %sunkaddr114.i173, i64 32
  %.528.3.epil.i184 = load double, ptr %sunkaddr132.i183, align 8, !noalias !117
  %sunkaddr135.i = getelementptr i8, ptr %sunkaddr117.i175, i64 24
  store double %.528.3.epil.i184, ptr %sunkaddr135.i, align 8, !noalias !117
  br label %B710.loopexit.unr-lcssa.i88

B710.loopexit.unr-lcssa.i88:                      ; preds = %B676.if.epil.preheader39.i170, %B710.loopexit.unr-lcssa.unr-lcssa.i87
  %.501.3.lcssa.i89 = phi i64 [ %.501.3.epil.i182, %B676.if.epil.preheader39.i170 ], [ %.501.3.1.i83, %B710.loopexit.unr-lcssa.unr-lcssa.i87 ]
  br i1 %158, label %B710.i99, label %B676.if.epil.preheader.i90

B676.if.epil.preheader.i90:                       ; preds = %B676.if.preheader.i61, %B710.loopexit.unr-lcssa.i88
  %.494351353.epil.init.i91 = phi i64 [ 0, %B676.if.preheader.i61 ], [ %.501.3.lcssa.i89, %B710.loopexit.unr-lcssa.i88 ]
  %164 = shl i64 %.494351353.epil.init.i91, 3
  %scevgep69.i92 = getelementptr i8, ptr %135, i64 %164
  %scevgep72.i93 = getelementptr i8, ptr %scevgep71.i51, i64 %164
  br label %B676.if.epil.i94

B676.if.epil.i94:                                 ; preds = %B676.if.epil.i94, %B676.if.epil.preheader.i90
  %epil.iter.i95 = phi i64 [ %epil.iter.next.i97, %B676.if.epil.i94 ], [ 0, %B676.if.epil.preheader.i90 ]
  %165 = shl i64 %epil.iter.i95, 3
  %scevgep111.i = getelementptr i8, ptr %scevgep72.i93, i64 %165
  %.528.epil.i96 = load double, ptr %scevgep111.i, align 8, !noalias !117
  %scevgep110.i = getelementptr i8, ptr %scevgep69.i92, i64 %165
  store double %.528.epil.i96, ptr %scevgep110.i, align 8, !noalias !117
  %epil.iter.next.i97 = add i64 %epil.iter.i95, 1
  %epil.iter.cmp.not.i98 = icmp eq i64 %xtraiter.i49, %epil.iter.next.i97
  br i1 %epil.iter.cmp.not.i98, label %B710.i99, label %B676.if.epil.i94, !llvm.loop !123

B710.i99:                                         ; preds = %B676.if.epil.i94, %B572.if.i57, %B710.loopexit.unr-lcssa.i88
  br i1 %159, label %B814.i129, label %B746.if.preheader.i100

B746.if.preheader.i100:                           ; preds = %B710.i99
  br i1 %160, label %B746.if.epil.preheader.i120, label %B746.if.i101

B766.i104:                                        ; preds = %B746.if.i101
  %166 = shl i64 %.627357359.i102, 3
  %scevgep76.i105 = getelementptr i8, ptr %scevgep74.i52, i64 %166
  %scevgep77.i106 = getelementptr i8, ptr %scevgep76.i105, i64 -8
  %.677.i107 = load double, ptr %scevgep77.i106, align 8, !noalias !117
  br label %B792.i108

B792.i108:                                        ; preds = %B746.if.i101, %B766.i104
  %"$phi792.2.2.2.i109" = phi double [ %.677.i107, %B766.i104 ], [ 0.000000e+00, %B746.if.i101 ]
  %167 = shl i64 %.627357359.i102, 3
  %scevgep80.i110 = getelementptr i8, ptr %scevgep78.i53, i64 %167
  %scevgep81.i111 = getelementptr i8, ptr %scevgep80.i110, i64 -8
  store double %"$phi792.2.2.2.i109", ptr %scevgep81.i111, align 8, !noalias !117
  %.634.1.i112 = add i64 %.627357359.i102, 2
  %168 = or disjoint i64 %.627357359.i102, 1
  %.664.1.i113 = icmp slt i64 %168, %.50.i24
  br i1 %.664.1.i113, label %B792.1.i117, label %B766.1.i114

B766.1.i114:                                      ; preds = %B792.i108
  %scevgep92.i115 = getelementptr i8, ptr %scevgep74.i52, i64 %167
  %.677.1.i116 = load double, ptr %scevgep92.i115, align 8, !noalias !117
  br label %B792.1.i117

B792.1.i117:                                      ; preds = %B766.1.i114, %B792.i108
  %"$phi792.2.2.2.1.i118" = phi double [ %.677.1.i116, %B766.1.i114 ], [ 0.000000e+00, %B792.i108 ]
  store double %"$phi792.2.2.2.1.i118", ptr %scevgep80.i110, align 8, !noalias !117
  %niter44.ncmp.1.i = icmp eq i64 %.634.1.i112, %unroll_iter43.i
  br i1 %niter44.ncmp.1.i, label %B814.loopexit.unr-lcssa.i119, label %B746.if.i101

B814.loopexit.unr-lcssa.i119:                     ; preds = %B792.1.i117
  br i1 %162, label %B814.i129, label %B746.if.epil.preheader.i120

B746.if.epil.preheader.i120:                      ; preds = %B814.loopexit.unr-lcssa.i119, %B746.if.preheader.i100
  %.627357359.epil.init.i121 = phi i64 [ 0, %B746.if.preheader.i100 ], [ %.634.1.i112, %B814.loopexit.unr-lcssa.i119 ]
  %.664.epil.i122 = icmp slt i64 %.627357359.epil.init.i121, %.50.i24
  br i1 %.664.epil.i122, label %B792.epil.i126, label %B766.epil.i123

B766.epil.i123:                                   ; preds = %B746.if.epil.preheader.i120
  %.676.epil.i124 = getelementptr double, ptr %gep19.i, i64 %.627357359.epil.init.i121
  %.677.epil.i125 = load double, ptr %.676.epil.i124, align 8, !noalias !117
  br label %B792.epil.i126

B792.epil.i126:                                   ; preds = %B766.epil.i123, %B746.if.epil.preheader.i120
  %"$phi792.2.2.2.epil.i127" = phi double [ %.677.epil.i125, %B766.epil.i123 ], [ 0.000000e+00, %B746.if.epil.preheader.i120 ]
  %.690.epil.i128 = getelementptr double, ptr %132, i64 %.627357359.epil.init.i121
  store double %"$phi792.2.2.2.epil.i127", ptr %.690.epil.i128, align 8, !noalias !117
  br label %B814.i129

B814.i129:                                        ; preds = %B792.epil.i126, %B814.loopexit.unr-lcssa.i119, %B710.i99
  store i64 0, ptr %.702.i16, align 8, !noalias !117
  call fastcc void @part0(ptr nonnull %.702.i16, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.162.i)
  %.716.i131 = load i64, ptr %.702.i16, align 8, !noalias !117
  %.733.i132 = icmp eq i64 %.716.i131, 0
  br i1 %.733.i132, label %B862.i165, label %B918.i133

B862.i165:                                        ; preds = %B814.i129
  %.737.i166 = load i64, ptr %.46.i, align 8, !noalias !117
  %.738.not.i167 = icmp eq i64 %.737.i166, 0
  br i1 %.738.not.i167, label %B888.i168, label %B966.i135

B888.i168:                                        ; preds = %B862.i165
  store ptr null, ptr %.742.i18, align 8, !noalias !117
  call fastcc void @part6(ptr nonnull %.742.i18, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7)
  br label %B966.i135

B918.i133:                                        ; preds = %B814.i129
  %.768.i134 = icmp sgt i64 %.716.i131, 0
  br i1 %.768.i134, label %B930.i163, label %B966.i135

B930.i163:                                        ; preds = %B918.i133
  store ptr null, ptr %.780.i20, align 8, !noalias !117
  call fastcc void @part2(ptr nonnull %.780.i20, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.162.i, i64 %.716.i131)
  br i1 %163, label %_ZN9teachmech3run8compiled13kernel_states8approachB3v37B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a28Literal_5bbool_5d_28False_29.exit, label %B1052.if.i140.preheader

B966.i135:                                        ; preds = %B918.i133, %B888.i168, %B862.i165
  store i64 0, ptr %.815.i22, align 8, !noalias !117
  call fastcc void @part1(ptr nonnull %.815.i22, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.189.i, i64 %.53.i26)
  %.829.i137 = load i64, ptr %.815.i22, align 8, !noalias !117
  %.843.i138 = icmp slt i64 %.829.i137, 0
  %brmerge186 = select i1 %.843.i138, i1 true, i1 %163
  br i1 %brmerge186, label %_ZN9teachmech3run8compiled13kernel_states8approachB3v37B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a28Literal_5bbool_5d_28False_29.exit.loopexit.split.loop.exit190, label %B1052.if.i140.preheader

B1052.if.i140.preheader:                          ; preds = %B930.i163, %B966.i135
  br label %B1052.if.i140

B1236.i158:                                       ; preds = %B1052.if.i140
  %.359.i159 = icmp samesign ult i64 %.358372430.i58, 2
  %or.cond.not.i160 = select i1 %last.3.2.i156, i1 true, i1 %.359.i159
  br i1 %or.cond.not.i160, label %_ZN9teachmech3run8compiled13kernel_states8approachB3v37B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a28Literal_5bbool_5d_28False_29.exit, label %B572.if.i57

B572.if.i57:                                      ; preds = %B1236.i158, %B258.i39
  %.358372430.i58 = phi i64 [ 20, %B258.i39 ], [ %.368.i59, %B1236.i158 ]
  %.368.i59 = add nsw i64 %.358372430.i58, -1
  %.407.i60 = tail call i64 %.43.i(double %arg.t, ptr %arg.y, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.8), !noalias !117
  br i1 %153, label %B710.i99, label %B676.if.preheader.i61

B676.if.preheader.i61:                            ; preds = %B572.if.i57
  br i1 %154, label %B676.if.epil.preheader.i90, label %B676.if.preheader32.i62

B676.if.preheader32.i62:                          ; preds = %B676.if.preheader.i61
  br i1 %155, label %B676.if.epil.preheader39.i170, label %B676.if.i63

B676.if.i63:                                      ; preds = %B676.if.preheader32.i62, %B676.if.i63
  %lsr.iv48.i64 = phi i64 [ %lsr.iv.next49.i85, %B676.if.i63 ], [ %152, %B676.if.preheader32.i62 ]
  %.494351353.i65 = phi i64 [ %.501.3.1.i83, %B676.if.i63 ], [ 0, %B676.if.preheader32.i62 ]
  %169 = shl i64 %.494351353.i65, 3
  %scevgep89.i = getelementptr i8, ptr %scevgep61.i55, i64 %169
  %scevgep90.i = getelementptr i8, ptr %scevgep89.i, i64 -32
  %scevgep95.i66 = getelementptr i8, ptr %scevgep89.i, i64 -56
  %.528.i67 = load double, ptr %scevgep95.i66, align 8, !noalias !117
  %scevgep103.i = getelementptr i8, ptr %scevgep96.i56, i64 %169
  %scevgep63.i68 = getelementptr i8, ptr %scevgep103.i, i64 -32
  %scevgep60.i = getelementptr i8, ptr %scevgep103.i, i64 -56
  store double %.528.i67, ptr %scevgep60.i, align 8, !noalias !117
  %scevgep91.i = getelementptr i8, ptr %scevgep89.i, i64 -48
  %.528.1.i69 = load double, ptr %scevgep91.i, align 8, !noalias !117
  %scevgep58.i70 = getelementptr i8, ptr %scevgep103.i, i64 -48
  store double %.528.1.i69, ptr %scevgep58.i70, align 8, !noalias !117
  %scevgep79.i71 = getelementptr i8, ptr %scevgep89.i, i64 -40
  %.528.2.i72 = load double, ptr %scevgep79.i71, align 8, !noalias !117
  %scevgep56.i73 = getelementptr i8, ptr %scevgep103.i, i64 -40
  store double %.528.2.i72, ptr %scevgep56.i73, align 8, !noalias !117
  %.528.3.i74 = load double, ptr %scevgep90.i, align 8, !noalias !117
  store double %.528.3.i74, ptr %scevgep63.i68, align 8, !noalias !117
  %scevgep73.i = getelementptr i8, ptr %scevgep89.i, i64 -24
  %.528.148.i75 = load double, ptr %scevgep73.i, align 8, !noalias !117
  %scevgep54.i76 = getelementptr i8, ptr %scevgep103.i, i64 -24
  store double %.528.148.i75, ptr %scevgep54.i76, align 8, !noalias !117
  %scevgep67.i77 = getelementptr i8, ptr %scevgep89.i, i64 -16
  %.528.1.1.i78 = load double, ptr %scevgep67.i77, align 8, !noalias !117
  %scevgep52.i79 = getelementptr i8, ptr %scevgep103.i, i64 -16
  store double %.528.1.1.i78, ptr %scevgep52.i79, align 8, !noalias !117
  %scevgep65.i80 = getelementptr i8, ptr %scevgep89.i, i64 -8
  %.528.2.1.i81 = load double, ptr %scevgep65.i80, align 8, !noalias !117
  %scevgep50.i82 = getelementptr i8, ptr %scevgep103.i, i64 -8
  store double %.528.2.1.i81, ptr %scevgep50.i82, align 8, !noalias !117
  %.501.3.1.i83 = add i64 %.494351353.i65, 8
  %.528.3.1.i84 = load double, ptr %scevgep89.i, align 8, !noalias !117
  store double %.528.3.1.i84, ptr %scevgep103.i, align 8, !noalias !117
  %lsr.iv.next49.i85 = add i64 %lsr.iv48.i64, 2
  %niter.ncmp.1.i86 = icmp eq i64 %lsr.iv.next49.i85, 0
  br i1 %niter.ncmp.1.i86, label %B710.loopexit.unr-lcssa.unr-lcssa.i87, label %B676.if.i63

B746.if.i101:                                     ; preds = %B746.if.preheader.i100, %B792.1.i117
  %.627357359.i102 = phi i64 [ %.634.1.i112, %B792.1.i117 ], [ 0, %B746.if.preheader.i100 ]
  %.664.i103 = icmp slt i64 %.627357359.i102, %.50.i24
  br i1 %.664.i103, label %B792.i108, label %B766.i104

B1052.if.i140:                                    ; preds = %B1052.if.i140.preheader, %B1052.if.i140
  %last.2.1368.i141 = phi i1 [ %last.3.2.i156, %B1052.if.i140 ], [ true, %B1052.if.i140.preheader ]
  %.975364366.i142 = phi i64 [ %.982.i143, %B1052.if.i140 ], [ 0, %B1052.if.i140.preheader ]
  %.982.i143 = add nuw nsw i64 %.975364366.i142, 1
  %170 = shl i64 %.975364366.i142, 3
  %scevgep86.i144 = getelementptr i8, ptr %scevgep85.i, i64 %170
  %.1017.i145 = load double, ptr %scevgep86.i144, align 8, !noalias !117
  %scevgep82.i = getelementptr i8, ptr %arg.problem.7, i64 %170
  %.1020.i146 = load double, ptr %scevgep82.i, align 8, !noalias !117
  %.1021.i147 = fsub double %.1017.i145, %.1020.i146
  store double %.1021.i147, ptr %scevgep86.i144, align 8, !noalias !117
  %.1027.i148 = load double, ptr %scevgep82.i, align 8, !noalias !117
  %.1028.i149 = tail call double @llvm.fabs.f64(double %.1027.i148)
  %scevgep93.i150 = getelementptr i8, ptr %scevgep83.i54, i64 %170
  %.1033.i151 = load double, ptr %scevgep93.i150, align 8, !noalias !117
  %.1039.i152 = tail call double @llvm.fabs.f64(double %.1021.i147)
  %.1040.i153 = fadd double %.1039.i152, %.1033.i151
  %.1041.i154 = fmul double %.1040.i153, 1.000000e-09
  %.1042.i155 = fcmp ule double %.1028.i149, %.1041.i154
  %last.3.2.i156 = select i1 %.1042.i155, i1 %last.2.1368.i141, i1 false
  %exitcond463.not.i157 = icmp eq i64 %.50.i24, %.982.i143
  br i1 %exitcond463.not.i157, label %B1236.i158, label %B1052.if.i140

_ZN9teachmech3run8compiled13kernel_states8approachB3v37B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a28Literal_5bbool_5d_28False_29.exit.loopexit.split.loop.exit190: ; preds = %B966.i135
  %not..843.i138.le = xor i1 %.843.i138, true
  %171 = zext i1 %not..843.i138.le to i8
  br label %_ZN9teachmech3run8compiled13kernel_states8approachB3v37B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a28Literal_5bbool_5d_28False_29.exit

_ZN9teachmech3run8compiled13kernel_states8approachB3v37B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a28Literal_5bbool_5d_28False_29.exit: ; preds = %B1236.i158, %B930.i163, %_ZN9teachmech3run8compiled13kernel_states8approachB3v37B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a28Literal_5bbool_5d_28False_29.exit.loopexit.split.loop.exit190, %B112
  %.144.0 = phi i8 [ 1, %B112 ], [ %171, %_ZN9teachmech3run8compiled13kernel_states8approachB3v37B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a28Literal_5bbool_5d_28False_29.exit.loopexit.split.loop.exit190 ], [ 1, %B930.i163 ], [ 1, %B1236.i158 ]
  br label %common.ret
}

declare { i64, i1 } @llvm.usub.with.overflow.i64(i64, i64) #0

define noundef i32 @embedded_pair(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.problem.0, i64 %arg.problem.1, i64 %arg.problem.2, i64 %arg.problem.3, ptr readonly captures(none) %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, ptr readonly captures(none) %arg.pair, i64 %arg.projected, double %arg.tolerance, ptr readonly captures(none) %arg.times, i64 %arg.count, ptr captures(none) %arg.index, ptr captures(none) %arg.clock, ptr %arg.now, ptr writeonly captures(none) %arg.states, ptr writeonly captures(none) %arg.ends, i64 %arg.kept_ends, ptr %arg.room, i64 %arg.budget) local_unnamed_addr {
entry:
  %.404.i33 = alloca i8, align 1
  %.67.i.i = alloca ptr, align 8
  %.261.i1.i = alloca i64, align 8
  %.727.i.i = alloca ptr, align 8
  %.758.i.i = alloca i64, align 8
  %.181.i12 = alloca i8, align 1
  %.404.i = alloca i8, align 1
  %.303 = alloca i8, align 1
  store i8 0, ptr %.303, align 1
  %.1850 = alloca i8, align 1
  store i8 0, ptr %.1850, align 1
  %.1984 = alloca i8, align 1
  store i8 0, ptr %.1984, align 1
  %.2828 = alloca i8, align 1
  store i8 0, ptr %.2828, align 1
  %.55 = load i64, ptr %arg.problem.4, align 8
  %.56 = shl i64 %.55, 1
  %.57 = add i64 %.56, 2
  %0 = getelementptr double, ptr %arg.times, i64 %arg.count
  %.61 = getelementptr i8, ptr %0, i64 -8
  %.62 = load double, ptr %.61, align 8
  %.64 = getelementptr i8, ptr %arg.pair, i64 32
  %.65 = load double, ptr %.64, align 8
  %.77 = load double, ptr %arg.pair, align 8
  %.5.i = fptosi double %.77 to i64
  %.105 = getelementptr i8, ptr %arg.pair, i64 8
  %.106 = load double, ptr %.105, align 8
  %.5.i321 = fptosi double %.106 to i64
  %.132 = getelementptr i8, ptr %arg.pair, i64 16
  %.133 = load double, ptr %.132, align 8
  %.5.i322 = fptosi double %.133 to i64
  %.168 = getelementptr i8, ptr %arg.pair, i64 24
  %.169 = load double, ptr %.168, align 8
  %.5.i323 = fptosi double %.169 to i64
  %.15.i324 = getelementptr i8, ptr %arg.problem.4, i64 80
  %.16.i325 = load i64, ptr %.15.i324, align 8, !noalias !124
  %.21.i = getelementptr i8, ptr %arg.problem.4, i64 8
  %.22.i = load i64, ptr %.21.i, align 8, !noalias !124
  %.236 = mul i64 %.57, %.5.i322
  %.238 = getelementptr double, ptr %arg.room, i64 %.236
  %.240 = add i64 %.5.i322, 1
  %.242 = mul i64 %.240, %.57
  %.244 = getelementptr inbounds double, ptr %arg.room, i64 %.242
  %.256 = add i64 %.5.i322, 2
  %.258 = mul i64 %.256, %.57
  %.260 = getelementptr double, ptr %arg.room, i64 %.258
  %.262 = add i64 %.5.i322, 3
  %.264 = mul i64 %.262, %.57
  %.266 = getelementptr double, ptr %arg.room, i64 %.264
  %.274 = add nsw i64 %.5.i322, 5
  %.276 = mul nsw i64 %.274, %.57
  %.278 = getelementptr inbounds double, ptr %arg.room, i64 %.276
  %.280 = add i64 %.5.i322, 7
  %.282 = mul i64 %.280, %.57
  %.284 = getelementptr double, ptr %arg.room, i64 %.282
  %.292 = getelementptr i8, ptr %arg.clock, i64 8
  %.293 = load double, ptr %.292, align 8
  %.294 = fcmp oeq double %.293, 0.000000e+00
  br i1 %.294, label %B660, label %B782

B660:                                             ; preds = %entry
  %.198 = getelementptr inbounds double, ptr %arg.now, i64 %.57
  %.299 = load double, ptr %arg.clock, align 8
  store i8 0, ptr %.303, align 1
  call fastcc void @part12(ptr nonnull %.303, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.299, ptr %arg.now, ptr %.198)
  %.317 = load i8, ptr %.303, align 1
  %.320.not = icmp eq i8 %.317, 0
  br i1 %.320.not, label %common.ret, label %B722

common.ret:                                       ; preds = %B3680, %B3610, %B2098, %B1996, %B72.loopexit.i, %B864, %B816, %_ZN9teachmech3run8compiled15kernel_explicit13tangent_errorB3v51B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29ddd10float64_2a10float64_2a10float64_2a10float64_2a.exit, %B1866, %B2884, %B782, %B660, %_ZN9teachmech3run8compiled15kernel_explicit5stageB3v54B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2910float64_2ad10float64_2ad10float64_2axx10float64_2a.exit, %_ZN9teachmech3run8compiled15kernel_explicit5stageB3v44B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2910float64_2ad10float64_2ad10float64_2a23Literal_5bint_5d_281_29x10float64_2a.exit
  %.sink = phi i64 [ 2, %B660 ], [ 1, %B782 ], [ 2, %_ZN9teachmech3run8compiled15kernel_explicit13tangent_errorB3v51B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29ddd10float64_2a10float64_2a10float64_2a10float64_2a.exit ], [ 2, %_ZN9teachmech3run8compiled15kernel_explicit5stageB3v54B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2910float64_2ad10float64_2ad10float64_2axx10float64_2a.exit ], [ 2, %_ZN9teachmech3run8compiled15kernel_explicit5stageB3v44B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2910float64_2ad10float64_2ad10float64_2a23Literal_5bint_5d_281_29x10float64_2a.exit ], [ 2, %B2884 ], [ 3, %B1866 ], [ 3, %B864 ], [ 0, %B816 ], [ 1, %B3680 ], [ 3, %B72.loopexit.i ], [ 2, %B1996 ], [ 2, %B2098 ], [ 4, %B3610 ]
  store i64 %.sink, ptr %retptr, align 8
  ret i32 0

B722:                                             ; preds = %B660
  %.402 = load double, ptr %arg.clock, align 8
  %.404 = fsub double %.62, %.402
  %.16.i.i = load i64, ptr %.15.i324, align 8, !noalias !127
  %.19.i.i = load i64, ptr %arg.problem.4, align 8, !noalias !127
  %.22.i.i = load i64, ptr %.21.i, align 8, !noalias !127
  %1 = getelementptr double, ptr %arg.problem.5, i64 %.16.i.i
  %2 = getelementptr i8, ptr %1, i64 8
  %3 = getelementptr double, ptr %2, i64 %.19.i.i
  %.24.i.i = getelementptr double, ptr %3, i64 %.22.i.i
  %.44.i = load double, ptr %.24.i.i, align 8, !noalias !132
  %.48.i = getelementptr double, ptr %.24.i.i, i64 %.19.i.i
  %.49.i = load double, ptr %.48.i, align 8, !noalias !132
  %.12.i.i.i = tail call double @sqrt(double %arg.tolerance)
  %.24.i.i.i = tail call double @sqrt(double %.12.i.i.i)
  %.36.i.i.i = tail call double @sqrt(double %.24.i.i.i)
  %.42.i.i = icmp eq i64 %.5.i, 8
  br i1 %.42.i.i, label %_ZN9teachmech3run8compiled15kernel_explicit10first_stepB3v40B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dxd.exit, label %B80.if.lr.ph.i.i

B80.if.lr.ph.i.i:                                 ; preds = %B722
  %4 = tail call i64 @llvm.smax.i64(i64 %.5.i, i64 1)
  %.319.i.i = sitofp i64 %.5.i to double
  %5 = add nuw i64 %4, 7
  %6 = add nsw i64 %4, -2
  %xtraiter.i.i = and i64 %5, 7
  %7 = and i64 %4, 7
  %8 = sub nsw i64 %4, %xtraiter.i.i
  %9 = icmp sgt i64 %.5.i, 1
  %10 = icmp eq i64 %7, 1
  %11 = icmp ult i64 %6, 7
  br label %B80.if.i.i

B140.i.i:                                         ; preds = %B124.if.i.i, %B124.if.prol.loopexit.i.i, %B80.if.i.i
  %power.2.1.lcssa.i.i = phi double [ 1.000000e+00, %B80.if.i.i ], [ %.300.lcssa.unr.i.i, %B124.if.prol.loopexit.i.i ], [ %.300.7.i.i, %B124.if.i.i ]
  %.313.i.i = fdiv double %arg.tolerance, %power.2.1.lcssa.i.i
  %.317.i.i = fsub double %root.2.0101.i.i, %.313.i.i
  %.323.i.i = fdiv double %.317.i.i, %.319.i.i
  %.328.i.i = tail call double @llvm.fabs.f64(double %.323.i.i)
  %.330.i.i = fmul double %root.2.0101.i.i, 1.000000e-15
  %.331.i.i = fcmp ogt double %.328.i.i, %.330.i.i
  br i1 %.331.i.i, label %B210.i.i, label %_ZN9teachmech3run8compiled15kernel_explicit10first_stepB3v40B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dxd.exit

B210.i.i:                                         ; preds = %B140.i.i
  %.344.i.i = fsub double %root.2.0101.i.i, %.323.i.i
  %.138.i.i = icmp samesign ugt i64 %.13788100.i.i, 1
  br i1 %.138.i.i, label %B80.if.i.i, label %_ZN9teachmech3run8compiled15kernel_explicit10first_stepB3v40B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dxd.exit

B80.if.i.i:                                       ; preds = %B210.i.i, %B80.if.lr.ph.i.i
  %root.2.0101.i.i = phi double [ %.36.i.i.i, %B80.if.lr.ph.i.i ], [ %.344.i.i, %B210.i.i ]
  %.13788100.i.i = phi i64 [ 200, %B80.if.lr.ph.i.i ], [ %.147.i.i, %B210.i.i ]
  %.147.i.i = add nsw i64 %.13788100.i.i, -1
  br i1 %9, label %B124.if.preheader.i.i, label %B140.i.i

B124.if.preheader.i.i:                            ; preds = %B80.if.i.i
  br i1 %10, label %B124.if.prol.loopexit.i.i, label %B124.if.prol.i.i

B124.if.prol.i.i:                                 ; preds = %B124.if.preheader.i.i, %B124.if.prol.i.i
  %lsr.iv.i = phi i64 [ %lsr.iv.next.i, %B124.if.prol.i.i ], [ %xtraiter.i.i, %B124.if.preheader.i.i ]
  %power.2.185.prol.i.i = phi double [ %.300.prol.i.i, %B124.if.prol.i.i ], [ 1.000000e+00, %B124.if.preheader.i.i ]
  %.300.prol.i.i = fmul double %root.2.0101.i.i, %power.2.185.prol.i.i
  %lsr.iv.next.i = add i64 %lsr.iv.i, -1
  %prol.iter.cmp.not.i.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %prol.iter.cmp.not.i.i, label %B124.if.prol.loopexit.i.i, label %B124.if.prol.i.i, !llvm.loop !133

B124.if.prol.loopexit.i.i:                        ; preds = %B124.if.prol.i.i, %B124.if.preheader.i.i
  %power.2.185.unr.i.i = phi double [ 1.000000e+00, %B124.if.preheader.i.i ], [ %.300.prol.i.i, %B124.if.prol.i.i ]
  %.2598084.in.unr.i.i = phi i64 [ %4, %B124.if.preheader.i.i ], [ %8, %B124.if.prol.i.i ]
  %.300.lcssa.unr.i.i = phi double [ poison, %B124.if.preheader.i.i ], [ %.300.prol.i.i, %B124.if.prol.i.i ]
  br i1 %11, label %B140.i.i, label %B124.if.preheader1.i.i

B124.if.preheader1.i.i:                           ; preds = %B124.if.prol.loopexit.i.i
  %12 = add i64 %.2598084.in.unr.i.i, 8
  br label %B124.if.i.i

B124.if.i.i:                                      ; preds = %B124.if.i.i, %B124.if.preheader1.i.i
  %lsr.iv.i.i = phi i64 [ %12, %B124.if.preheader1.i.i ], [ %lsr.iv.next.i.i, %B124.if.i.i ]
  %power.2.185.i.i = phi double [ %power.2.185.unr.i.i, %B124.if.preheader1.i.i ], [ %.300.7.i.i, %B124.if.i.i ]
  %.300.i.i = fmul double %root.2.0101.i.i, %power.2.185.i.i
  %.300.1.i.i = fmul double %root.2.0101.i.i, %.300.i.i
  %.300.2.i.i = fmul double %root.2.0101.i.i, %.300.1.i.i
  %.300.3.i.i = fmul double %root.2.0101.i.i, %.300.2.i.i
  %.300.4.i.i = fmul double %root.2.0101.i.i, %.300.3.i.i
  %.300.5.i.i = fmul double %root.2.0101.i.i, %.300.4.i.i
  %.300.6.i.i = fmul double %root.2.0101.i.i, %.300.5.i.i
  %.300.7.i.i = fmul double %root.2.0101.i.i, %.300.6.i.i
  %lsr.iv.next.i.i = add i64 %lsr.iv.i.i, -8
  %.260.7.i.i = icmp sgt i64 %lsr.iv.next.i.i, 9
  br i1 %.260.7.i.i, label %B124.if.i.i, label %B140.i.i

_ZN9teachmech3run8compiled15kernel_explicit10first_stepB3v40B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dxd.exit: ; preds = %B210.i.i, %B140.i.i, %B722
  %storemerge.i.i = phi double [ %.36.i.i.i, %B722 ], [ %.344.i.i, %B210.i.i ], [ %root.2.0101.i.i, %B140.i.i ]
  %.53.i = fdiv double %.44.i, %.49.i
  %.79.i = fmul double %.53.i, %storemerge.i.i
  %.84.i = fdiv double %.79.i, 1.000000e+01
  %.10.i.i = fcmp olt double %.404, %.84.i
  %.11.i.i = select i1 %.10.i.i, double %.404, double %.84.i
  store double %.11.i.i, ptr %.292, align 8
  br label %B782

B782:                                             ; preds = %_ZN9teachmech3run8compiled15kernel_explicit10first_stepB3v40B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dxd.exit, %entry
  %.883 = icmp slt i64 %.55, 0
  %..57787 = select i1 %.883, i64 0, i64 %.57
  %.976 = add nsw i64 %.5.i321, 1
  %.1185 = getelementptr double, ptr %.266, i64 %.57
  %.1819 = mul nsw i64 %.57, %.5.i321
  %.1821 = getelementptr inbounds double, ptr %arg.room, i64 %.1819
  %.1836 = add nsw i64 %.5.i322, 10
  %.1838 = add nsw i64 %.1836, %.5.i323
  %.1840 = mul nsw i64 %.1838, %.57
  %.1842 = getelementptr inbounds double, ptr %arg.room, i64 %.1840
  %13 = getelementptr double, ptr %.284, i64 %.57
  %.idx = shl i64 %.57, 4
  %14 = getelementptr i8, ptr %.284, i64 %.idx
  %.2788 = add nsw i64 %.5.i323, 3
  %.3488 = add nsw i64 %.56, 3
  %.519257 = icmp sgt i64 %arg.budget, 0
  br i1 %.519257, label %B816.lr.ph, label %common.ret

B816.lr.ph:                                       ; preds = %B782
  %.5181202260 = add nsw i64 %arg.budget, -1
  %.24.i = fmul double %.65, 2.000000e+00
  %15 = shl i64 %.57, 3
  %unroll_iter.i329 = and i64 %.57, 9223372036854775806
  %scevgep6.i = getelementptr i8, ptr %arg.room, i64 8
  %scevgep.i386 = getelementptr i8, ptr %.266, i64 8
  %scevgep27.i = getelementptr i8, ptr %scevgep.i386, i64 %15
  %.265.i = sitofp i64 %.57 to double
  %16 = tail call i64 @llvm.smax.i64(i64 %.5.i, i64 1)
  %.319.i.i271 = sitofp i64 %.5.i to double
  %17 = add nuw i64 %16, 7
  %18 = add nsw i64 %16, -2
  %xtraiter.i.i272 = and i64 %17, 7
  %19 = and i64 %16, 7
  %20 = sub nsw i64 %16, %xtraiter.i.i272
  %xtraiter.i = and i64 %.57, 2
  %unroll_iter.i = and i64 %.57, 9223372036854775804
  %21 = add nsw i64 %unroll_iter.i329, -2
  %22 = lshr exact i64 %21, 1
  %23 = add nuw i64 %22, 1
  %unroll_iter = and i64 %..57787, 9223372036854775804
  %unroll_iter651 = and i64 %23, -2
  %24 = shl i64 %.55, 4
  %25 = getelementptr i8, ptr %arg.now, i64 %24
  %scevgep = getelementptr i8, ptr %25, i64 40
  %scevgep747 = getelementptr i8, ptr %25, i64 16
  %26 = shl i64 %.264, 3
  %27 = getelementptr i8, ptr %arg.room, i64 %26
  %scevgep750 = getelementptr i8, ptr %27, i64 24
  %scevgep758 = getelementptr i8, ptr %arg.room, i64 24
  %28 = getelementptr i8, ptr %27, i64 %24
  %scevgep767 = getelementptr i8, ptr %28, i64 40
  %29 = add i64 %.16.i325, %.55
  %30 = add i64 %29, %.22.i
  %31 = shl i64 %30, 3
  %32 = getelementptr i8, ptr %arg.problem.5, i64 %31
  %scevgep788 = getelementptr i8, ptr %32, i64 8
  %33 = shl i64 %.258, 3
  %34 = getelementptr i8, ptr %arg.room, i64 %33
  %scevgep792 = getelementptr i8, ptr %34, i64 8
  %35 = shl i64 %.236, 3
  %36 = getelementptr i8, ptr %arg.room, i64 %35
  %scevgep798 = getelementptr i8, ptr %36, i64 24
  %37 = shl i64 %.282, 3
  %38 = mul i64 %.55, 48
  %39 = getelementptr i8, ptr %arg.room, i64 %37
  %40 = getelementptr i8, ptr %39, i64 %38
  %scevgep814 = getelementptr i8, ptr %40, i64 72
  %scevgep841 = getelementptr i8, ptr %40, i64 48
  %41 = shl i64 %.242, 3
  %42 = getelementptr i8, ptr %arg.room, i64 %41
  %scevgep846 = getelementptr i8, ptr %42, i64 24
  %scevgep854 = getelementptr i8, ptr %arg.states, i64 24
  %scevgep873 = getelementptr i8, ptr %36, i64 8
  %scevgep885 = getelementptr i8, ptr %25, i64 24
  %sunkaddr892 = getelementptr i8, ptr %arg.clock, i64 24
  %43 = icmp sgt i64 %..57787, 0
  %44 = tail call i64 @llvm.smax.i64(i64 range(i64 -9223372036854775807, -9223372036854775808) %.976, i64 1)
  %45 = icmp ult i64 %..57787, 4
  %46 = and i64 %..57787, 2
  %47 = icmp eq i64 %46, 0
  %48 = icmp sgt i64 %.55, -1
  %49 = icmp slt i64 %.5.i321, 0
  %50 = icmp eq i64 %21, 0
  %51 = and i64 %21, 2
  %.not = icmp eq i64 %51, 0
  %52 = icmp eq i64 %21, 0
  %53 = and i64 %21, 2
  %.not1 = icmp eq i64 %53, 0
  %sunkaddr895 = getelementptr i8, ptr %.260, i64 %24
  %sunkaddr896 = getelementptr i8, ptr %sunkaddr895, i64 8
  %54 = icmp eq i64 %arg.projected, 0
  %.45.i.i = getelementptr i8, ptr %arg.problem.4, i64 16
  %.63.i.i = inttoptr i64 %arg.problem.0 to ptr
  %scevgep83.i.i = getelementptr i8, ptr %.278, i64 24
  %sunkaddr.i.i = getelementptr i8, ptr %arg.problem.4, i64 40
  %sunkaddr75.i.i = getelementptr i8, ptr %arg.problem.4, i64 24
  %sunkaddr78.i.i = getelementptr i8, ptr %arg.problem.4, i64 128
  %sunkaddr79.i.i = getelementptr i8, ptr %arg.problem.4, i64 136
  %scevgep.i.i = getelementptr i8, ptr %.278, i64 8
  %55 = icmp eq i64 %.5.i, 8
  %56 = icmp sgt i64 %.5.i, 1
  %57 = icmp eq i64 %19, 1
  %58 = icmp ult i64 %18, 7
  %59 = icmp ult i64 %.57, 4
  %60 = icmp eq i64 %xtraiter.i, 0
  %sunkaddr899 = getelementptr i8, ptr %arg.problem.4, i64 88
  %.111.i = sub i64 %.5.i322, %.976
  %..111.i = tail call i64 @llvm.smax.i64(i64 %.111.i, i64 0)
  %61 = icmp slt i64 %.5.i323, 1
  %62 = icmp slt i64 %.5.i322, 1
  %63 = icmp eq i64 %21, 0
  %64 = and i64 %21, 2
  %.not2 = icmp eq i64 %64, 0
  %65 = icmp ult i64 %..57787, 4
  %66 = and i64 %..57787, 2
  %67 = icmp eq i64 %66, 0
  %.60.i = icmp sgt i64 %.57, 0
  %.191.i = icmp ugt i64 %.2788, -9223372036854775808
  %.arg.rows.i = select i1 %.191.i, i64 0, i64 %.2788
  %.233168.i = icmp sgt i64 %.arg.rows.i, 0
  %.574177.not.i = icmp slt i64 %.57, 1
  %68 = shl i64 %.2788, 3
  %69 = add i64 %68, -8
  %70 = mul i64 %69, %.57
  %71 = getelementptr i8, ptr %.284, i64 %70
  %scevgep31.i = getelementptr i8, ptr %71, i64 8
  %72 = mul i64 %.57, -8
  %scevgep51.i = getelementptr i8, ptr %71, i64 24
  %73 = icmp slt i64 %.57, 1
  %74 = icmp eq i64 %21, 0
  %75 = and i64 %21, 2
  %.not.i194 = icmp eq i64 %75, 0
  %xtraiter2.i = and i64 %.57, 2
  %76 = icmp ult i64 %.57, 4
  %lcmp.mod3.not.i = icmp eq i64 %xtraiter2.i, 0
  %77 = icmp ult i64 %..57787, 4
  %78 = and i64 %..57787, 2
  %79 = icmp eq i64 %78, 0
  %sunkaddr911 = getelementptr i8, ptr %arg.index, i64 8
  %sunkaddr913 = getelementptr i8, ptr %arg.clock, i64 16
  %sunkaddr915 = getelementptr i8, ptr %arg.clock, i64 32
  %.9636.not.i = icmp slt i64 %.57, 1
  %xtraiter.i205 = and i64 %.57, 6
  %80 = icmp ult i64 %.57, 8
  %unroll_iter.i206 = and i64 %.57, 9223372036854775800
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i205, 0
  %sunkaddr917 = getelementptr i8, ptr %arg.clock, i64 40
  br label %B816

B816:                                             ; preds = %B3680, %B816.lr.ph
  %.509.sroa.0.0263 = phi i64 [ 0, %B816.lr.ph ], [ %.509.sroa.0.0, %B3680 ]
  %.5181202262 = phi i64 [ %.5181202260, %B816.lr.ph ], [ %.5181202, %B3680 ]
  %.5251241261 = phi i64 [ 1, %B816.lr.ph ], [ %.5251241, %B3680 ]
  %.562 = load double, ptr %arg.clock, align 8
  %.568 = fcmp ult double %.562, %.62
  br i1 %.568, label %B864, label %common.ret

B864:                                             ; preds = %B816
  %.637 = fadd double %.562, 0.000000e+00
  %.638 = bitcast double %.637 to i64
  %.639.inv = icmp sgt i64 %.638, -1
  %.640 = select i1 %.639.inv, i64 1, i64 -1
  %.641 = add i64 %.640, %.638
  %.642 = bitcast i64 %.641 to double
  %.644 = fsub double %.642, %.562
  %.646 = fmul double %.644, 1.000000e+01
  %.652 = load double, ptr %.292, align 8
  %.10.i = fcmp ogt double %.646, %.652
  %.11.i = select i1 %.10.i, double %.646, double %.652
  %.684 = load double, ptr %sunkaddr892, align 8
  %.6971130 = fcmp ult double %.11.i, %.646
  br i1 %.6971130, label %common.ret, label %B1002.preheader

B1002.preheader:                                  ; preds = %B864
  %.55.i = fmul double %.684, 5.000000e-01
  %.67.i = fdiv double %.684, %.65
  br label %B1002

B1002:                                            ; preds = %B1866, %B1002.preheader
  %length.2.11136 = phi double [ %.1690, %B1866 ], [ %.11.i, %B1002.preheader ]
  %most.2.11135 = phi double [ 1.000000e+00, %B1866 ], [ 1.000000e+01, %B1002.preheader ]
  %.14.i = fmul double %length.2.11136, 2.000000e-02
  %.16.i = fcmp olt double %.14.i, %.684
  %.26.i = fmul double %.24.i, %length.2.11136
  %.28.i = fcmp olt double %.684, %.26.i
  %or.cond501 = select i1 %.16.i, i1 %.28.i, i1 false
  br i1 %or.cond501, label %B54.i, label %B1002.endif

B54.i:                                            ; preds = %B1002
  %.42.i = fmul double %.65, %length.2.11136
  %.46.i = fcmp ogt double %.684, %.42.i
  %"$phi90.0.2.0.frozen.i" = freeze i1 %.46.i
  br i1 %"$phi90.0.2.0.frozen.i", label %B1002.endif, label %select.false.sink.i

select.false.sink.i:                              ; preds = %B54.i
  br label %B1002.endif

B1142.loopexit.unr-lcssa:                         ; preds = %B1114.if
  br i1 %47, label %B1142, label %B1114.if.epil.preheader

B1114.if.epil.preheader:                          ; preds = %B1114.if.preheader, %B1142.loopexit.unr-lcssa
  %.93110561058.epil.init = phi i64 [ 0, %B1114.if.preheader ], [ %.938.3, %B1142.loopexit.unr-lcssa ]
  %81 = shl i64 %.93110561058.epil.init, 3
  %scevgep745 = getelementptr i8, ptr %arg.room, i64 %81
  %scevgep748 = getelementptr i8, ptr %scevgep747, i64 %81
  br label %B1114.if.epil

B1114.if.epil:                                    ; preds = %B1114.if.epil, %B1114.if.epil.preheader
  %epil.iter = phi i64 [ %epil.iter.next, %B1114.if.epil ], [ 0, %B1114.if.epil.preheader ]
  %82 = shl nuw nsw i64 %epil.iter, 3
  %scevgep749 = getelementptr i8, ptr %scevgep748, i64 %82
  %.965.epil = load double, ptr %scevgep749, align 8
  %scevgep746 = getelementptr i8, ptr %scevgep745, i64 %82
  store double %.965.epil, ptr %scevgep746, align 8
  %epil.iter.next = add nuw nsw i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, 2
  br i1 %epil.iter.cmp.not, label %B1142, label %B1114.if.epil, !llvm.loop !134

B1142:                                            ; preds = %B1114.if.epil, %B1002.endif, %B1142.loopexit.unr-lcssa
  store i8 0, ptr %.404.i, align 1, !noalias !135
  %.38.i = load i64, ptr %arg.problem.4, align 8, !noalias !135
  %.39.i = shl i64 %.38.i, 1
  %.40.i = add i64 %.39.i, 2
  %.289.i = icmp slt i64 %.38.i, 0
  %..40.i = select i1 %.289.i, i64 0, i64 %.40.i
  %83 = shl i64 %.40.i, 3
  %unroll_iter.i.i = and i64 %.40.i, 9223372036854775806
  %84 = add nsw i64 %unroll_iter.i.i, -2
  %85 = lshr exact i64 %84, 1
  %86 = add nuw i64 %85, 1
  %87 = add i64 %..40.i, -2
  %88 = lshr exact i64 %87, 1
  %89 = add nuw i64 %88, 1
  %unroll_iter11.i = and i64 %89, -2
  %90 = lshr i64 %86, 1
  %91 = mul nsw i64 %90, -2
  %92 = icmp sgt i64 %.38.i, -1
  %93 = icmp eq i64 %84, 0
  %94 = and i64 %84, 2
  %95 = icmp eq i64 %94, 0
  %96 = icmp sgt i64 %..40.i, 0
  %97 = icmp eq i64 %87, 0
  %98 = and i64 %87, 2
  %.not.i = icmp eq i64 %98, 0
  br label %B114.i

B114.i:                                           ; preds = %B266.i, %B1142
  %.160135.i = phi i64 [ %.167.i, %B266.i ], [ 1, %B1142 ]
  %exitcond165.not.i.not = icmp eq i64 %.160135.i, %44
  br i1 %exitcond165.not.i.not, label %B1212.critedge, label %B114.if.i

B266.loopexit.unr-lcssa.i:                        ; preds = %B214.if.i
  br i1 %.not.i, label %B214.if.epil.preheader.i, label %B266.i

B214.if.epil.preheader.i:                         ; preds = %B214.if.preheader.i, %B266.loopexit.unr-lcssa.i
  %.337126128.epil.init.i = phi i64 [ 0, %B214.if.preheader.i ], [ %.344.1.1.i, %B266.loopexit.unr-lcssa.i ]
  %sunkaddr52.epil.i = shl i64 %.337126128.epil.init.i, 3
  %sunkaddr53.epil.i = getelementptr i8, ptr %arg.now, i64 %sunkaddr52.epil.i
  %.371.epil.i = load double, ptr %sunkaddr53.epil.i, align 8, !noalias !135
  %sunkaddr55.epil.i = getelementptr i8, ptr %.238, i64 %sunkaddr52.epil.i
  %.374.epil.i = load double, ptr %sunkaddr55.epil.i, align 8, !noalias !135
  %.376.epil.i = fmul double %.841, %.374.epil.i
  %.377.epil.i = fadd double %.371.epil.i, %.376.epil.i
  store double %.377.epil.i, ptr %sunkaddr55.epil.i, align 8, !noalias !135
  %sunkaddr58.epil.i = getelementptr i8, ptr %sunkaddr53.epil.i, i64 8
  %.371.1.epil.i = load double, ptr %sunkaddr58.epil.i, align 8, !noalias !135
  %sunkaddr61.epil.i = getelementptr i8, ptr %sunkaddr55.epil.i, i64 8
  %.374.1.epil.i = load double, ptr %sunkaddr61.epil.i, align 8, !noalias !135
  %.376.1.epil.i = fmul double %.841, %.374.1.epil.i
  %.377.1.epil.i = fadd double %.371.1.epil.i, %.376.1.epil.i
  store double %.377.1.epil.i, ptr %sunkaddr61.epil.i, align 8, !noalias !135
  br label %B266.i

B266.i:                                           ; preds = %B116.endif.endif.i, %B214.if.epil.preheader.i, %B266.loopexit.unr-lcssa.i
  %sunkaddr.i8 = shl i64 %.160135.i, 3
  %sunkaddr38.i = getelementptr i8, ptr %arg.pair, i64 %sunkaddr.i8
  %sunkaddr39.i = getelementptr i8, ptr %sunkaddr38.i, i64 40
  %.390.i = load double, ptr %sunkaddr39.i, align 8, !noalias !135
  %.392.i = fmul double %.841, %.390.i
  %.394.i = fadd double %.562, %.392.i
  %.397.i = mul nsw i64 %.160135.i, %.40.i
  %.401.i = getelementptr inbounds double, ptr %arg.room, i64 %.397.i
  store i8 0, ptr %.404.i, align 1, !noalias !135
  call fastcc void @part12(ptr nonnull %.404.i, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.394.i, ptr %.238, ptr %.401.i)
  %.418.i = load i8, ptr %.404.i, align 1, !noalias !135
  %.421.not.i = icmp eq i8 %.418.i, 0
  br i1 %.421.not.i, label %_ZN9teachmech3run8compiled15kernel_explicit5stageB3v44B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2910float64_2ad10float64_2ad10float64_2a23Literal_5bint_5d_281_29x10float64_2a.exit, label %B114.i

B114.if.i:                                        ; preds = %B114.i
  %.167.i = add nuw i64 %.160135.i, 1
  %.8.i.i = load double, ptr %.132, align 8, !noalias !138
  %.5.i.i.i = fptosi double %.8.i.i to i64
  %.35.i.i3 = mul nsw i64 %.167.i, %.5.i.i.i
  %99 = getelementptr double, ptr %arg.pair, i64 %.35.i.i3
  %.37.i.i4 = getelementptr i8, ptr %99, i64 40
  br i1 %92, label %B34.if.preheader.i.i, label %B80.if.i.i5.preheader

B34.if.preheader.i.i:                             ; preds = %B114.if.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %.238, i8 0, i64 %83, i1 false), !noalias !141
  br label %B80.if.i.i5.preheader

B80.if.i.i5.preheader:                            ; preds = %B34.if.preheader.i.i, %B114.if.i
  br label %B80.if.i.i5

B236.i.loopexit.unr-lcssa.i:                      ; preds = %B180.if.i.i
  br i1 %95, label %B180.if.i.epil.preheader.i, label %B236.i.i

B180.if.i.epil.preheader.i:                       ; preds = %B180.if.i.preheader.i, %B236.i.loopexit.unr-lcssa.i
  %.369116118.i.epil.init.i = phi i64 [ 0, %B180.if.i.preheader.i ], [ %.376.1.i.1.i, %B236.i.loopexit.unr-lcssa.i ]
  %100 = shl i64 %.369116118.i.epil.init.i, 3
  %sunkaddr11.i.epil.i = getelementptr i8, ptr %.238, i64 %100
  %.403.i.epil.i = load double, ptr %sunkaddr11.i.epil.i, align 8, !noalias !141
  %scevgep9.i.epil.i = getelementptr i8, ptr %lsr.iv.i.i7, i64 %100
  %scevgep10.i.epil.i = getelementptr i8, ptr %scevgep9.i.epil.i, i64 -8
  %.406.i.epil.i = load double, ptr %scevgep10.i.epil.i, align 8, !noalias !141
  %.408.i.epil.i = fmul double %.269.i.i, %.406.i.epil.i
  %.409.i.epil.i = fadd double %.403.i.epil.i, %.408.i.epil.i
  store double %.409.i.epil.i, ptr %sunkaddr11.i.epil.i, align 8, !noalias !141
  %sunkaddr14.i.epil.i = getelementptr i8, ptr %sunkaddr11.i.epil.i, i64 8
  %.403.1.i.epil.i = load double, ptr %sunkaddr14.i.epil.i, align 8, !noalias !141
  %.406.1.i.epil.i = load double, ptr %scevgep9.i.epil.i, align 8, !noalias !141
  %.408.1.i.epil.i = fmul double %.269.i.i, %.406.1.i.epil.i
  %.409.1.i.epil.i = fadd double %.403.1.i.epil.i, %.408.1.i.epil.i
  store double %.409.1.i.epil.i, ptr %sunkaddr14.i.epil.i, align 8, !noalias !141
  br label %B236.i.i

B236.i.i:                                         ; preds = %B80.if.i.i5, %B180.if.i.epil.preheader.i, %B236.i.loopexit.unr-lcssa.i
  %scevgep7.i.i = getelementptr i8, ptr %lsr.iv.i.i7, i64 %83
  %scevgep22.i = getelementptr i8, ptr %lsr.iv.i6, i64 %83
  %exitcond140.not.i.i = icmp eq i64 %.242.i.i, %.160135.i
  br i1 %exitcond140.not.i.i, label %B116.endif.endif.i, label %B80.if.i.i5

B80.if.i.i5:                                      ; preds = %B80.if.i.i5.preheader, %B236.i.i
  %lsr.iv.i6 = phi ptr [ %scevgep22.i, %B236.i.i ], [ %scevgep758, %B80.if.i.i5.preheader ]
  %lsr.iv.i.i7 = phi ptr [ %scevgep7.i.i, %B236.i.i ], [ %scevgep6.i, %B80.if.i.i5.preheader ]
  %.235123133.i.i = phi i64 [ %.242.i.i, %B236.i.i ], [ 0, %B80.if.i.i5.preheader ]
  %.242.i.i = add nuw nsw i64 %.235123133.i.i, 1
  %.268.i.i = getelementptr double, ptr %.37.i.i4, i64 %.235123133.i.i
  %.269.i.i = load double, ptr %.268.i.i, align 8, !noalias !141
  %.281.i.i = fcmp oeq double %.269.i.i, 0.000000e+00
  %brmerge.i.i = or i1 %.289.i, %.281.i.i
  br i1 %brmerge.i.i, label %B236.i.i, label %B180.if.i.preheader.i

B180.if.i.preheader.i:                            ; preds = %B80.if.i.i5
  br i1 %93, label %B180.if.i.epil.preheader.i, label %B180.if.i.i

B180.if.i.i:                                      ; preds = %B180.if.i.preheader.i, %B180.if.i.i
  %lsr.iv20.i = phi i64 [ %lsr.iv.next21.i, %B180.if.i.i ], [ %91, %B180.if.i.preheader.i ]
  %.369116118.i.i = phi i64 [ %.376.1.i.1.i, %B180.if.i.i ], [ 0, %B180.if.i.preheader.i ]
  %101 = shl i64 %.369116118.i.i, 3
  %sunkaddr58.i = getelementptr i8, ptr %.238, i64 %101
  %.403.i.i = load double, ptr %sunkaddr58.i, align 8, !noalias !141
  %scevgep25.i = getelementptr i8, ptr %lsr.iv.i6, i64 %101
  %scevgep39.i = getelementptr i8, ptr %scevgep25.i, i64 -16
  %scevgep37.i = getelementptr i8, ptr %scevgep25.i, i64 -24
  %.406.i.i = load double, ptr %scevgep37.i, align 8, !noalias !141
  %.408.i.i = fmul double %.269.i.i, %.406.i.i
  %.409.i.i = fadd double %.403.i.i, %.408.i.i
  store double %.409.i.i, ptr %sunkaddr58.i, align 8, !noalias !141
  %sunkaddr61.i = getelementptr i8, ptr %sunkaddr58.i, i64 8
  %.403.1.i.i = load double, ptr %sunkaddr61.i, align 8, !noalias !141
  %.406.1.i.i = load double, ptr %scevgep39.i, align 8, !noalias !141
  %.408.1.i.i = fmul double %.269.i.i, %.406.1.i.i
  %.409.1.i.i = fadd double %.403.1.i.i, %.408.1.i.i
  store double %.409.1.i.i, ptr %sunkaddr61.i, align 8, !noalias !141
  %sunkaddr64.i = getelementptr i8, ptr %sunkaddr58.i, i64 16
  %.403.i.1.i = load double, ptr %sunkaddr64.i, align 8, !noalias !141
  %scevgep35.i = getelementptr i8, ptr %scevgep25.i, i64 -8
  %.406.i.1.i = load double, ptr %scevgep35.i, align 8, !noalias !141
  %.408.i.1.i = fmul double %.269.i.i, %.406.i.1.i
  %.409.i.1.i = fadd double %.403.i.1.i, %.408.i.1.i
  store double %.409.i.1.i, ptr %sunkaddr64.i, align 8, !noalias !141
  %.376.1.i.1.i = add i64 %.369116118.i.i, 4
  %sunkaddr65.i = shl i64 %.376.1.i.1.i, 3
  %sunkaddr66.i = getelementptr i8, ptr %.238, i64 %sunkaddr65.i
  %sunkaddr67.i = getelementptr i8, ptr %sunkaddr66.i, i64 -8
  %.403.1.i.1.i = load double, ptr %sunkaddr67.i, align 8, !noalias !141
  %.406.1.i.1.i = load double, ptr %scevgep25.i, align 8, !noalias !141
  %.408.1.i.1.i = fmul double %.269.i.i, %.406.1.i.1.i
  %.409.1.i.1.i = fadd double %.403.1.i.1.i, %.408.1.i.1.i
  store double %.409.1.i.1.i, ptr %sunkaddr67.i, align 8, !noalias !141
  %lsr.iv.next21.i = add i64 %lsr.iv20.i, 2
  %niter.ncmp.1.i = icmp eq i64 %lsr.iv.next21.i, 0
  br i1 %niter.ncmp.1.i, label %B236.i.loopexit.unr-lcssa.i, label %B180.if.i.i

B116.endif.endif.i:                               ; preds = %B236.i.i
  br i1 %96, label %B214.if.preheader.i, label %B266.i

B214.if.preheader.i:                              ; preds = %B116.endif.endif.i
  br i1 %97, label %B214.if.epil.preheader.i, label %B214.if.i

B214.if.i:                                        ; preds = %B214.if.preheader.i, %B214.if.i
  %lsr.iv55.i = phi i64 [ %lsr.iv.next.i11, %B214.if.i ], [ %unroll_iter11.i, %B214.if.preheader.i ]
  %.337126128.i = phi i64 [ %.344.1.1.i, %B214.if.i ], [ 0, %B214.if.preheader.i ]
  %sunkaddr68.i = shl i64 %.337126128.i, 3
  %sunkaddr69.i = getelementptr i8, ptr %arg.now, i64 %sunkaddr68.i
  %.371.i = load double, ptr %sunkaddr69.i, align 8, !noalias !135
  %sunkaddr71.i = getelementptr i8, ptr %.238, i64 %sunkaddr68.i
  %.374.i = load double, ptr %sunkaddr71.i, align 8, !noalias !135
  %.376.i = fmul double %.841, %.374.i
  %.377.i = fadd double %.371.i, %.376.i
  store double %.377.i, ptr %sunkaddr71.i, align 8, !noalias !135
  %sunkaddr74.i = getelementptr i8, ptr %sunkaddr69.i, i64 8
  %.371.1.i = load double, ptr %sunkaddr74.i, align 8, !noalias !135
  %sunkaddr77.i = getelementptr i8, ptr %sunkaddr71.i, i64 8
  %.374.1.i = load double, ptr %sunkaddr77.i, align 8, !noalias !135
  %.376.1.i = fmul double %.841, %.374.1.i
  %.377.1.i = fadd double %.371.1.i, %.376.1.i
  store double %.377.1.i, ptr %sunkaddr77.i, align 8, !noalias !135
  %sunkaddr80.i = getelementptr i8, ptr %sunkaddr69.i, i64 16
  %.371.112.i = load double, ptr %sunkaddr80.i, align 8, !noalias !135
  %sunkaddr83.i = getelementptr i8, ptr %sunkaddr71.i, i64 16
  %.374.113.i = load double, ptr %sunkaddr83.i, align 8, !noalias !135
  %.376.114.i = fmul double %.841, %.374.113.i
  %.377.115.i = fadd double %.371.112.i, %.376.114.i
  store double %.377.115.i, ptr %sunkaddr83.i, align 8, !noalias !135
  %.344.1.1.i = add nuw i64 %.337126128.i, 4
  %sunkaddr86.i = getelementptr i8, ptr %sunkaddr69.i, i64 24
  %.371.1.1.i = load double, ptr %sunkaddr86.i, align 8, !noalias !135
  %sunkaddr89.i = getelementptr i8, ptr %sunkaddr71.i, i64 24
  %.374.1.1.i = load double, ptr %sunkaddr89.i, align 8, !noalias !135
  %.376.1.1.i = fmul double %.841, %.374.1.1.i
  %.377.1.1.i = fadd double %.371.1.1.i, %.376.1.1.i
  store double %.377.1.1.i, ptr %sunkaddr89.i, align 8, !noalias !135
  %lsr.iv.next.i11 = add i64 %lsr.iv55.i, -2
  %niter.ncmp.116.i = icmp eq i64 %lsr.iv.next.i11, 0
  br i1 %niter.ncmp.116.i, label %B266.loopexit.unr-lcssa.i, label %B214.if.i

_ZN9teachmech3run8compiled15kernel_explicit5stageB3v44B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2910float64_2ad10float64_2ad10float64_2a23Literal_5bint_5d_281_29x10float64_2a.exit: ; preds = %B266.i
  br label %common.ret

B1212.critedge:                                   ; preds = %B114.i
  %.8.i = load double, ptr %.132, align 8, !noalias !144
  %.5.i.i = fptosi double %.8.i to i64
  %.6.i.i = add nsw i64 %.5.i.i, 1
  %.35.i.i = mul nsw i64 %.6.i.i, %.5.i.i
  %102 = getelementptr double, ptr %arg.pair, i64 %.35.i.i
  %.37.i.i = getelementptr i8, ptr %102, i64 40
  br i1 %48, label %B34.if.preheader.i, label %B50.i

B1558:                                            ; preds = %B1414.if, %B1212.endif.endif.endif.endif
  %.1384 = load double, ptr %sunkaddr896, align 8
  %.1389 = load double, ptr %sunkaddr895, align 8
  %.10.i264 = fcmp ogt double %.1389, %.1384
  %.11.i265 = select i1 %.10.i264, double %.1389, double %.1384
  store double %.11.i265, ptr %sunkaddr896, align 8
  store double %.11.i265, ptr %sunkaddr895, align 8
  br i1 %.883, label %B148.i, label %B44.if.i

B1694:                                            ; preds = %B1558.endif.endif
  %.1471 = fcmp oge double %storemerge.i390, 1.000000e+00
  %.1483 = fcmp one double %storemerge.i390, 0x7FF0000000000000
  %or.cond = and i1 %.1471, %.1483
  br i1 %or.cond, label %B1746, label %B1820

B1746:                                            ; preds = %B1694
  store i8 0, ptr %.181.i12, align 1, !noalias !147
  %.39.i13 = load i64, ptr %arg.problem.4, align 8, !noalias !147
  %.40.i14 = shl i64 %.39.i13, 1
  %.41.i = add i64 %.40.i14, 2
  %.84.i15 = icmp slt i64 %.39.i13, 0
  %.128158.not191.i = icmp eq i64 %.41.i, 0
  %.128158.not.i = or i1 %.84.i15, %.128158.not191.i
  br i1 %.128158.not.i, label %B116.i, label %B88.if.preheader.i

B88.if.preheader.i:                               ; preds = %B1746
  %103 = and i64 %.39.i13, 4611686018427387903
  %104 = icmp eq i64 %103, 0
  br i1 %104, label %B88.if.epil.preheader.i, label %B88.if.preheader.new.i

B88.if.preheader.new.i:                           ; preds = %B88.if.preheader.i
  %105 = add nuw nsw i64 %103, 1
  %unroll_iter.i16 = and i64 %105, 9223372036854775806
  br label %B88.if.i

B116.loopexit.unr-lcssa.i:                        ; preds = %B88.if.i
  %106 = and i64 %.39.i13, 1
  %lcmp.mod.not.not.i = icmp eq i64 %106, 0
  br i1 %lcmp.mod.not.not.i, label %B88.if.epil.preheader.i, label %B116.i

B88.if.epil.preheader.i:                          ; preds = %B116.loopexit.unr-lcssa.i, %B88.if.preheader.i
  %.134157159.epil.init.i = phi i64 [ 0, %B88.if.preheader.i ], [ %.141.3.1.i, %B116.loopexit.unr-lcssa.i ]
  %sunkaddr34.epil.i = shl i64 %.134157159.epil.init.i, 3
  %sunkaddr35.epil.i = getelementptr i8, ptr %.266, i64 %sunkaddr34.epil.i
  %.168.epil.i = load double, ptr %sunkaddr35.epil.i, align 8, !noalias !147
  %sunkaddr37.epil.i = getelementptr i8, ptr %.278, i64 %sunkaddr34.epil.i
  store double %.168.epil.i, ptr %sunkaddr37.epil.i, align 8, !noalias !147
  %sunkaddr40.epil.i = getelementptr i8, ptr %sunkaddr35.epil.i, i64 8
  %.168.1.epil.i = load double, ptr %sunkaddr40.epil.i, align 8, !noalias !147
  %sunkaddr43.epil.i = getelementptr i8, ptr %sunkaddr37.epil.i, i64 8
  store double %.168.1.epil.i, ptr %sunkaddr43.epil.i, align 8, !noalias !147
  %sunkaddr46.epil.i = getelementptr i8, ptr %sunkaddr35.epil.i, i64 16
  %.168.2.epil.i = load double, ptr %sunkaddr46.epil.i, align 8, !noalias !147
  %sunkaddr49.epil.i = getelementptr i8, ptr %sunkaddr37.epil.i, i64 16
  store double %.168.2.epil.i, ptr %sunkaddr49.epil.i, align 8, !noalias !147
  %sunkaddr52.epil.i31 = getelementptr i8, ptr %sunkaddr35.epil.i, i64 24
  %.168.3.epil.i = load double, ptr %sunkaddr52.epil.i31, align 8, !noalias !147
  %sunkaddr55.epil.i32 = getelementptr i8, ptr %sunkaddr37.epil.i, i64 24
  store double %.168.3.epil.i, ptr %sunkaddr55.epil.i32, align 8, !noalias !147
  br label %B116.i

B116.i:                                           ; preds = %B88.if.epil.preheader.i, %B116.loopexit.unr-lcssa.i, %B1746
  store i8 0, ptr %.181.i12, align 1, !noalias !147
  call fastcc void @part13(ptr nonnull %.181.i12, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.11.i328, ptr %.238)
  %.195.i22 = load i8, ptr %.181.i12, align 1, !noalias !147
  %.198.not.i = icmp eq i8 %.195.i22, 0
  br i1 %.198.not.i, label %_ZN9teachmech3run8compiled15kernel_explicit13tangent_errorB3v51B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29ddd10float64_2a10float64_2a10float64_2a10float64_2a.exit, label %B154.i

B154.i:                                           ; preds = %B116.i
  store ptr null, ptr %.67.i.i, align 8, !noalias !150
  store i64 0, ptr %.261.i1.i, align 8, !noalias !150
  store ptr null, ptr %.727.i.i, align 8, !noalias !150
  store i64 0, ptr %.758.i.i, align 8, !noalias !150
  %.40.i.i = load i64, ptr %arg.problem.4, align 8, !noalias !150
  %.43.i.i = load i64, ptr %.21.i, align 8, !noalias !150
  %.46.i.i = load i64, ptr %.45.i.i, align 8, !noalias !150
  %.64.i.i = tail call i64 %.63.i.i(double %.11.i328, ptr %.238, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.8), !noalias !150
  store ptr null, ptr %.67.i.i, align 8, !noalias !150
  call fastcc void @part6(ptr nonnull %.67.i.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7)
  %invariant.gep317.i.i = getelementptr double, ptr %arg.problem.7, i64 %.40.i.i
  %.423.i.i = add i64 %.43.i.i, %.40.i.i
  %..423.i.i = tail call i64 @llvm.smax.i64(i64 %.423.i.i, i64 0)
  %107 = getelementptr double, ptr %arg.problem.7, i64 %.423.i.i
  %gep318.i.i = getelementptr double, ptr %invariant.gep317.i.i, i64 %.423.i.i
  %108 = getelementptr double, ptr %arg.problem.6, i64 %.46.i.i
  %109 = shl nuw i64 %..423.i.i, 3
  %xtraiter40.i.i = and i64 %.40.i.i, 3
  %unroll_iter43.i.i = and i64 %.40.i.i, 9223372036854775804
  %.idx.i.i = shl i64 %.40.i.i, 4
  %110 = shl i64 %.46.i.i, 3
  %111 = getelementptr i8, ptr %arg.problem.6, i64 %110
  %scevgep74.i.i = getelementptr i8, ptr %111, i64 8
  %112 = getelementptr i8, ptr %.278, i64 %.idx.i.i
  %scevgep117.i.i = getelementptr i8, ptr %112, i64 40
  %scevgep135.i.i = getelementptr i8, ptr %112, i64 16
  %113 = icmp slt i64 %.423.i.i, 1
  %114 = icmp slt i64 %.40.i.i, 1
  %115 = icmp ult i64 %.40.i.i, 4
  %116 = icmp eq i64 %xtraiter40.i.i, 0
  br label %B230.if.i.i

B238.i.i:                                         ; preds = %B230.if.i.i
  %.177.i.i = load i64, ptr %sunkaddr.i.i, align 8, !noalias !150
  br label %B266.i.i

B266.i.i:                                         ; preds = %B230.if.i.i, %B238.i.i
  %"$phi266.1.2.1.i.i" = phi i64 [ %.177.i.i, %B238.i.i ], [ %.43.i.i, %B230.if.i.i ]
  %.193.i.i = icmp eq i64 %"$phi266.1.2.1.i.i", 0
  br i1 %.193.i.i, label %B1023.i.i, label %B282.i.i

B282.i.i:                                         ; preds = %B266.i.i
  %"$phi336.1.2.2.in.v.i.i" = select i1 %144, i64 232, i64 224
  %"$phi336.1.2.2.in.i.i" = getelementptr i8, ptr %arg.problem.4, i64 %"$phi336.1.2.2.in.v.i.i"
  %"$phi336.1.2.2.i.i" = load i64, ptr %"$phi336.1.2.2.in.i.i", align 8, !noalias !150
  %"$phi400.1.2.sroa.0.2.in.v.i.i" = select i1 %144, i64 168, i64 160
  %"$phi400.1.2.sroa.0.2.in.i.i" = getelementptr i8, ptr %arg.problem.4, i64 %"$phi400.1.2.sroa.0.2.in.v.i.i"
  %"$phi400.1.2.sroa.0.2.i.i" = load i64, ptr %"$phi400.1.2.sroa.0.2.in.i.i", align 8, !noalias !150
  store i64 0, ptr %.261.i1.i, align 8, !noalias !150
  call fastcc void @part0(ptr nonnull %.261.i1.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %"$phi336.1.2.2.i.i")
  %.275.i.i = load i64, ptr %.261.i1.i, align 8, !noalias !150
  %"$phi400.1.2.sroa.8.2.i.i" = select i1 %144, i64 0, i64 %.40.i.i
  %invariant.gep.i.i = getelementptr double, ptr %.278, i64 %"$phi400.1.2.sroa.8.2.i.i"
  br i1 %113, label %B600.i.i, label %B572.if.preheader.i.i

B474.loopexit.loopexit.unr-lcssa.i.i:             ; preds = %B964.if.i.i
  br i1 %116, label %B474.loopexit.i.i, label %B964.if.epil.preheader.i.i

B964.if.epil.preheader.i.i:                       ; preds = %B964.if.preheader.i.i, %B474.loopexit.loopexit.unr-lcssa.i.i
  %.913311313.epil.init.i.i = phi i64 [ 0, %B964.if.preheader.i.i ], [ %.920.3.i.i, %B474.loopexit.loopexit.unr-lcssa.i.i ]
  %117 = shl i64 %.913311313.epil.init.i.i, 3
  %scevgep100.i.i = getelementptr i8, ptr %arg.problem.7, i64 %117
  %118 = add i64 %.913311313.epil.init.i.i, %"$phi400.1.2.sroa.8.2.i.i"
  %119 = shl i64 %118, 3
  %scevgep102.i.i = getelementptr i8, ptr %.278, i64 %119
  br label %B964.if.epil.i.i

B964.if.epil.i.i:                                 ; preds = %B964.if.epil.i.i, %B964.if.epil.preheader.i.i
  %epil.iter.i.i = phi i64 [ %epil.iter.next.i.i, %B964.if.epil.i.i ], [ 0, %B964.if.epil.preheader.i.i ]
  %120 = shl i64 %epil.iter.i.i, 3
  %scevgep33.i.i = getelementptr i8, ptr %scevgep102.i.i, i64 %120
  %.947.epil.i.i = load double, ptr %scevgep33.i.i, align 8, !noalias !150
  %scevgep32.i.i = getelementptr i8, ptr %scevgep100.i.i, i64 %120
  %.950.epil.i.i = load double, ptr %scevgep32.i.i, align 8, !noalias !150
  %.951.epil.i.i = fsub double %.947.epil.i.i, %.950.epil.i.i
  store double %.951.epil.i.i, ptr %scevgep33.i.i, align 8, !noalias !150
  %epil.iter.next.i.i = add i64 %epil.iter.i.i, 1
  %epil.iter.cmp.not.i.i = icmp eq i64 %xtraiter40.i.i, %epil.iter.next.i.i
  br i1 %epil.iter.cmp.not.i.i, label %B474.loopexit.i.i, label %B964.if.epil.i.i, !llvm.loop !153

B474.loopexit.i.i:                                ; preds = %B964.if.epil.i.i, %B934.i.i, %B474.loopexit.loopexit.unr-lcssa.i.i
  %121 = getelementptr i8, ptr %invariant.gep.i.i, i64 %.idx.i.i
  %gep.1.i.i = getelementptr i8, ptr %121, i64 16
  br i1 %113, label %B600.1.i.i, label %B572.if.preheader.1.i.i

B572.if.preheader.1.i.i:                          ; preds = %B474.loopexit.i.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %107, i8 0, i64 %109, i1 false), !noalias !150
  br label %B600.1.i.i

B600.1.i.i:                                       ; preds = %B572.if.preheader.1.i.i, %B474.loopexit.i.i
  %.555.1.i.i = load i64, ptr %sunkaddr75.i.i, align 8, !noalias !150
  %.635305.not.1.i.i = icmp slt i64 %.555.1.i.i, 1
  br i1 %.635305.not.1.i.i, label %B832.1.i.i, label %B652.if.1.preheader.i.i

B652.if.1.preheader.i.i:                          ; preds = %B600.1.i.i
  %122 = icmp eq i64 %.555.1.i.i, 1
  br i1 %122, label %B652.if.1.epil.preheader.i.i, label %B652.if.1.preheader.new.i.i

B652.if.1.preheader.new.i.i:                      ; preds = %B652.if.1.preheader.i.i
  %123 = and i64 %.555.1.i.i, 9223372036854775806
  br label %B652.if.1.i.i

B652.if.1.i.i:                                    ; preds = %B652.if.1.i.i, %B652.if.1.preheader.new.i.i
  %lsr.iv37.i.i = phi i64 [ %lsr.iv.next38.i.i, %B652.if.1.i.i ], [ %123, %B652.if.1.preheader.new.i.i ]
  %lsr.iv108.i.i = phi ptr [ %scevgep109.i.i, %B652.if.1.i.i ], [ %scevgep74.i.i, %B652.if.1.preheader.new.i.i ]
  %lsr.iv104.i.i = phi ptr [ %scevgep105.i.i, %B652.if.1.i.i ], [ %.21.i, %B652.if.1.preheader.new.i.i ]
  %.675.1.i.i = load i64, ptr %sunkaddr78.i.i, align 8, !noalias !150
  %124 = shl i64 %.675.1.i.i, 3
  %scevgep115.i.i = getelementptr i8, ptr %lsr.iv104.i.i, i64 %124
  %scevgep116.i.i = getelementptr i8, ptr %scevgep115.i.i, i64 -8
  %.679.1.i.i = load i64, ptr %scevgep116.i.i, align 8, !noalias !150
  %.682.1.i.i = load i64, ptr %sunkaddr79.i.i, align 8, !noalias !150
  %125 = shl i64 %.682.1.i.i, 3
  %scevgep113.i.i = getelementptr i8, ptr %lsr.iv104.i.i, i64 %125
  %scevgep114.i.i = getelementptr i8, ptr %scevgep113.i.i, i64 -8
  %.686.1.i.i = load i64, ptr %scevgep114.i.i, align 8, !noalias !150
  %.694.1.i.i = getelementptr double, ptr %gep318.i.i, i64 %.679.1.i.i
  %.695.1.i.i = load double, ptr %.694.1.i.i, align 8, !noalias !150
  %scevgep110.i.i = getelementptr i8, ptr %lsr.iv108.i.i, i64 -8
  %.700.1.i.i = load double, ptr %scevgep110.i.i, align 8, !noalias !150
  %.702.1.i.i = getelementptr double, ptr %gep.1.i.i, i64 %.686.1.i.i
  %.703.1.i.i = load double, ptr %.702.1.i.i, align 8, !noalias !150
  %.704.1.i.i = fmul double %.700.1.i.i, %.703.1.i.i
  %.705.1.i.i = fadd double %.695.1.i.i, %.704.1.i.i
  store double %.705.1.i.i, ptr %.694.1.i.i, align 8, !noalias !150
  %.675.1.1.i.i = load i64, ptr %sunkaddr78.i.i, align 8, !noalias !150
  %126 = shl i64 %.675.1.1.i.i, 3
  %scevgep106.i.i = getelementptr i8, ptr %lsr.iv104.i.i, i64 %126
  %.679.1.1.i.i = load i64, ptr %scevgep106.i.i, align 8, !noalias !150
  %.682.1.1.i.i = load i64, ptr %sunkaddr79.i.i, align 8, !noalias !150
  %127 = shl i64 %.682.1.1.i.i, 3
  %scevgep107.i.i = getelementptr i8, ptr %lsr.iv104.i.i, i64 %127
  %.686.1.1.i.i = load i64, ptr %scevgep107.i.i, align 8, !noalias !150
  %.694.1.1.i.i = getelementptr double, ptr %gep318.i.i, i64 %.679.1.1.i.i
  %.695.1.1.i.i = load double, ptr %.694.1.1.i.i, align 8, !noalias !150
  %.700.1.1.i.i = load double, ptr %lsr.iv108.i.i, align 8, !noalias !150
  %.702.1.1.i.i = getelementptr double, ptr %gep.1.i.i, i64 %.686.1.1.i.i
  %.703.1.1.i.i = load double, ptr %.702.1.1.i.i, align 8, !noalias !150
  %.704.1.1.i.i = fmul double %.700.1.1.i.i, %.703.1.1.i.i
  %.705.1.1.i.i = fadd double %.695.1.1.i.i, %.704.1.1.i.i
  store double %.705.1.1.i.i, ptr %.694.1.1.i.i, align 8, !noalias !150
  %scevgep105.i.i = getelementptr i8, ptr %lsr.iv104.i.i, i64 16
  %scevgep109.i.i = getelementptr i8, ptr %lsr.iv108.i.i, i64 16
  %lsr.iv.next38.i.i = add i64 %lsr.iv37.i.i, -2
  %niter59.ncmp.1.i.i = icmp eq i64 %lsr.iv.next38.i.i, 0
  br i1 %niter59.ncmp.1.i.i, label %B832.1.loopexit.unr-lcssa.i.i, label %B652.if.1.i.i

B832.1.loopexit.unr-lcssa.i.i:                    ; preds = %B652.if.1.i.i
  %128 = and i64 %.555.1.i.i, 1
  %lcmp.mod56.not.i.i = icmp eq i64 %128, 0
  br i1 %lcmp.mod56.not.i.i, label %B832.1.i.i, label %B652.if.1.epil.preheader.i.i

B652.if.1.epil.preheader.i.i:                     ; preds = %B832.1.loopexit.unr-lcssa.i.i, %B652.if.1.preheader.i.i
  %.641304306.1.epil.init.i.i = phi i64 [ 0, %B652.if.1.preheader.i.i ], [ %123, %B832.1.loopexit.unr-lcssa.i.i ]
  %.675.1.epil.i.i = load i64, ptr %sunkaddr78.i.i, align 8, !noalias !150
  %129 = getelementptr i64, ptr %arg.problem.4, i64 %.675.1.epil.i.i
  %.678.1.epil.i.i = getelementptr i64, ptr %129, i64 %.641304306.1.epil.init.i.i
  %.679.1.epil.i.i = load i64, ptr %.678.1.epil.i.i, align 8, !noalias !150
  %.682.1.epil.i.i = load i64, ptr %sunkaddr79.i.i, align 8, !noalias !150
  %130 = getelementptr i64, ptr %arg.problem.4, i64 %.682.1.epil.i.i
  %.685.1.epil.i.i = getelementptr i64, ptr %130, i64 %.641304306.1.epil.init.i.i
  %.686.1.epil.i.i = load i64, ptr %.685.1.epil.i.i, align 8, !noalias !150
  %.694.1.epil.i.i = getelementptr double, ptr %gep318.i.i, i64 %.679.1.epil.i.i
  %.695.1.epil.i.i = load double, ptr %.694.1.epil.i.i, align 8, !noalias !150
  %.699.1.epil.i.i = getelementptr double, ptr %108, i64 %.641304306.1.epil.init.i.i
  %.700.1.epil.i.i = load double, ptr %.699.1.epil.i.i, align 8, !noalias !150
  %.702.1.epil.i.i = getelementptr double, ptr %gep.1.i.i, i64 %.686.1.epil.i.i
  %.703.1.epil.i.i = load double, ptr %.702.1.epil.i.i, align 8, !noalias !150
  %.704.1.epil.i.i = fmul double %.700.1.epil.i.i, %.703.1.epil.i.i
  %.705.1.epil.i.i = fadd double %.695.1.epil.i.i, %.704.1.epil.i.i
  store double %.705.1.epil.i.i, ptr %.694.1.epil.i.i, align 8, !noalias !150
  br label %B832.1.i.i

B832.1.i.i:                                       ; preds = %B652.if.1.epil.preheader.i.i, %B832.1.loopexit.unr-lcssa.i.i, %B600.1.i.i
  br i1 %138, label %B844.1.i.i, label %B880.1.i.i

B880.1.i.i:                                       ; preds = %B832.1.i.i
  store i64 0, ptr %.758.i.i, align 8, !noalias !150
  call fastcc void @part1(ptr nonnull %.758.i.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %"$phi400.1.2.sroa.0.2.i.i", i64 %"$phi266.1.2.1.i.i")
  %.772.1.i.i = load i64, ptr %.758.i.i, align 8, !noalias !150
  %.786.1.i.i = icmp slt i64 %.772.1.i.i, 0
  br i1 %.786.1.i.i, label %B192.critedge.i, label %B934.1.i.i

B844.1.i.i:                                       ; preds = %B832.1.i.i
  store ptr null, ptr %.727.i.i, align 8, !noalias !150
  call fastcc void @part2(ptr nonnull %.727.i.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.6, ptr %arg.problem.7, i64 %"$phi336.1.2.2.i.i", i64 %.275.i.i)
  br label %B934.1.i.i

B934.1.i.i:                                       ; preds = %B844.1.i.i, %B880.1.i.i
  br i1 %114, label %B1023.i.i, label %B964.if.1.preheader.i.i

B964.if.1.preheader.i.i:                          ; preds = %B934.1.i.i
  br i1 %115, label %B964.if.1.epil.preheader.i.i, label %B964.if.1.preheader69.i.i

B964.if.1.preheader69.i.i:                        ; preds = %B964.if.1.preheader.i.i
  %131 = shl i64 %"$phi400.1.2.sroa.8.2.i.i", 3
  %scevgep118.i.i = getelementptr i8, ptr %scevgep117.i.i, i64 %131
  br label %B964.if.1.i.i

B964.if.1.i.i:                                    ; preds = %B964.if.1.i.i, %B964.if.1.preheader69.i.i
  %.913311313.1.i.i = phi i64 [ %.920.1.3.i.i, %B964.if.1.i.i ], [ 0, %B964.if.1.preheader69.i.i ]
  %132 = shl i64 %.913311313.1.i.i, 3
  %scevgep124.i.i = getelementptr i8, ptr %scevgep118.i.i, i64 %132
  %scevgep125.i.i = getelementptr i8, ptr %scevgep124.i.i, i64 -24
  %.947.1.i.i = load double, ptr %scevgep125.i.i, align 8, !noalias !150
  %sunkaddr60.i.i = getelementptr i8, ptr %arg.problem.7, i64 %132
  %.950.1.i.i = load double, ptr %sunkaddr60.i.i, align 8, !noalias !150
  %.951.1.i.i = fsub double %.947.1.i.i, %.950.1.i.i
  store double %.951.1.i.i, ptr %scevgep125.i.i, align 8, !noalias !150
  %scevgep53.i.i = getelementptr i8, ptr %scevgep124.i.i, i64 -16
  %.947.1.1.i.i = load double, ptr %scevgep53.i.i, align 8, !noalias !150
  %sunkaddr63.i.i = getelementptr i8, ptr %sunkaddr60.i.i, i64 8
  %.950.1.1.i.i = load double, ptr %sunkaddr63.i.i, align 8, !noalias !150
  %.951.1.1.i.i = fsub double %.947.1.1.i.i, %.950.1.1.i.i
  store double %.951.1.1.i.i, ptr %scevgep53.i.i, align 8, !noalias !150
  %scevgep51.i.i = getelementptr i8, ptr %scevgep124.i.i, i64 -8
  %.947.1.2.i.i = load double, ptr %scevgep51.i.i, align 8, !noalias !150
  %sunkaddr71.i.i = getelementptr i8, ptr %sunkaddr60.i.i, i64 16
  %.950.1.2.i.i = load double, ptr %sunkaddr71.i.i, align 8, !noalias !150
  %.951.1.2.i.i = fsub double %.947.1.2.i.i, %.950.1.2.i.i
  store double %.951.1.2.i.i, ptr %scevgep51.i.i, align 8, !noalias !150
  %.920.1.3.i.i = add nuw nsw i64 %.913311313.1.i.i, 4
  %.947.1.3.i.i = load double, ptr %scevgep124.i.i, align 8, !noalias !150
  %sunkaddr74.i.i = getelementptr i8, ptr %sunkaddr60.i.i, i64 24
  %.950.1.3.i.i = load double, ptr %sunkaddr74.i.i, align 8, !noalias !150
  %.951.1.3.i.i = fsub double %.947.1.3.i.i, %.950.1.3.i.i
  store double %.951.1.3.i.i, ptr %scevgep124.i.i, align 8, !noalias !150
  %niter65.ncmp.3.i.i = icmp eq i64 %unroll_iter43.i.i, %.920.1.3.i.i
  br i1 %niter65.ncmp.3.i.i, label %B1023.loopexit.unr-lcssa.i.i, label %B964.if.1.i.i

B600.i.i:                                         ; preds = %B572.if.preheader.i.i, %B282.i.i
  %.555.i.i = load i64, ptr %sunkaddr75.i.i, align 8, !noalias !150
  %.635305.not.i.i = icmp slt i64 %.555.i.i, 1
  br i1 %.635305.not.i.i, label %B832.i.i, label %B652.if.preheader.i.i

B652.if.preheader.i.i:                            ; preds = %B600.i.i
  %133 = icmp eq i64 %.555.i.i, 1
  br i1 %133, label %B652.if.epil.preheader.i.i, label %B652.if.preheader.new.i.i

B652.if.preheader.new.i.i:                        ; preds = %B652.if.preheader.i.i
  %134 = and i64 %.555.i.i, 9223372036854775806
  br label %B652.if.i.i

B832.loopexit.unr-lcssa.i.i:                      ; preds = %B652.if.i.i
  %135 = and i64 %.555.i.i, 1
  %lcmp.mod.not.i.i = icmp eq i64 %135, 0
  br i1 %lcmp.mod.not.i.i, label %B832.i.i, label %B652.if.epil.preheader.i.i

B652.if.epil.preheader.i.i:                       ; preds = %B832.loopexit.unr-lcssa.i.i, %B652.if.preheader.i.i
  %.641304306.epil.init.i.i = phi i64 [ 0, %B652.if.preheader.i.i ], [ %134, %B832.loopexit.unr-lcssa.i.i ]
  %.675.epil.i.i = load i64, ptr %sunkaddr78.i.i, align 8, !noalias !150
  %136 = getelementptr i64, ptr %arg.problem.4, i64 %.675.epil.i.i
  %.678.epil.i.i = getelementptr i64, ptr %136, i64 %.641304306.epil.init.i.i
  %.679.epil.i.i = load i64, ptr %.678.epil.i.i, align 8, !noalias !150
  %.682.epil.i.i = load i64, ptr %sunkaddr79.i.i, align 8, !noalias !150
  %137 = getelementptr i64, ptr %arg.problem.4, i64 %.682.epil.i.i
  %.685.epil.i.i = getelementptr i64, ptr %137, i64 %.641304306.epil.init.i.i
  %.686.epil.i.i = load i64, ptr %.685.epil.i.i, align 8, !noalias !150
  %.694.epil.i.i = getelementptr double, ptr %gep318.i.i, i64 %.679.epil.i.i
  %.695.epil.i.i = load double, ptr %.694.epil.i.i, align 8, !noalias !150
  %.699.epil.i.i = getelementptr double, ptr %108, i64 %.641304306.epil.init.i.i
  %.700.epil.i.i = load double, ptr %.699.epil.i.i, align 8, !noalias !150
  %.702.epil.i.i = getelementptr double, ptr %invariant.gep.i.i, i64 %.686.epil.i.i
  %.703.epil.i.i = load double, ptr %.702.epil.i.i, align 8, !noalias !150
  %.704.epil.i.i = fmul double %.700.epil.i.i, %.703.epil.i.i
  %.705.epil.i.i = fadd double %.695.epil.i.i, %.704.epil.i.i
  store double %.705.epil.i.i, ptr %.694.epil.i.i, align 8, !noalias !150
  br label %B832.i.i

B832.i.i:                                         ; preds = %B652.if.epil.preheader.i.i, %B832.loopexit.unr-lcssa.i.i, %B600.i.i
  %138 = icmp sgt i64 %.275.i.i, 0
  br i1 %138, label %B844.i.i, label %B880.i.i

B844.i.i:                                         ; preds = %B832.i.i
  store ptr null, ptr %.727.i.i, align 8, !noalias !150
  call fastcc void @part2(ptr nonnull %.727.i.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.6, ptr %arg.problem.7, i64 %"$phi336.1.2.2.i.i", i64 %.275.i.i)
  br label %B934.i.i

B880.i.i:                                         ; preds = %B832.i.i
  store i64 0, ptr %.758.i.i, align 8, !noalias !150
  call fastcc void @part1(ptr nonnull %.758.i.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %"$phi400.1.2.sroa.0.2.i.i", i64 %"$phi266.1.2.1.i.i")
  %.772.i.i = load i64, ptr %.758.i.i, align 8, !noalias !150
  %.786.i.i = icmp slt i64 %.772.i.i, 0
  br i1 %.786.i.i, label %B192.critedge.i, label %B934.i.i

B934.i.i:                                         ; preds = %B880.i.i, %B844.i.i
  br i1 %114, label %B474.loopexit.i.i, label %B964.if.preheader.i.i

B964.if.preheader.i.i:                            ; preds = %B934.i.i
  br i1 %115, label %B964.if.epil.preheader.i.i, label %B964.if.preheader70.i.i

B964.if.preheader70.i.i:                          ; preds = %B964.if.preheader.i.i
  %139 = shl i64 %"$phi400.1.2.sroa.8.2.i.i", 3
  %scevgep84.i.i = getelementptr i8, ptr %scevgep83.i.i, i64 %139
  br label %B964.if.i.i

B1023.loopexit.unr-lcssa.i.i:                     ; preds = %B964.if.1.i.i
  br i1 %116, label %B1023.i.i, label %B964.if.1.epil.preheader.i.i

B964.if.1.epil.preheader.i.i:                     ; preds = %B1023.loopexit.unr-lcssa.i.i, %B964.if.1.preheader.i.i
  %.913311313.1.epil.init.i.i = phi i64 [ 0, %B964.if.1.preheader.i.i ], [ %.920.1.3.i.i, %B1023.loopexit.unr-lcssa.i.i ]
  %140 = shl i64 %.913311313.1.epil.init.i.i, 3
  %scevgep133.i.i = getelementptr i8, ptr %arg.problem.7, i64 %140
  %141 = add i64 %.913311313.1.epil.init.i.i, %"$phi400.1.2.sroa.8.2.i.i"
  %142 = shl i64 %141, 3
  %scevgep136.i.i = getelementptr i8, ptr %scevgep135.i.i, i64 %142
  br label %B964.if.1.epil.i.i

B964.if.1.epil.i.i:                               ; preds = %B964.if.1.epil.i.i, %B964.if.1.epil.preheader.i.i
  %epil.iter61.i.i = phi i64 [ %epil.iter61.next.i.i, %B964.if.1.epil.i.i ], [ 0, %B964.if.1.epil.preheader.i.i ]
  %143 = shl i64 %epil.iter61.i.i, 3
  %scevgep47.i.i = getelementptr i8, ptr %scevgep136.i.i, i64 %143
  %.947.1.epil.i.i = load double, ptr %scevgep47.i.i, align 8, !noalias !150
  %scevgep46.i.i = getelementptr i8, ptr %scevgep133.i.i, i64 %143
  %.950.1.epil.i.i = load double, ptr %scevgep46.i.i, align 8, !noalias !150
  %.951.1.epil.i.i = fsub double %.947.1.epil.i.i, %.950.1.epil.i.i
  store double %.951.1.epil.i.i, ptr %scevgep47.i.i, align 8, !noalias !150
  %epil.iter61.next.i.i = add i64 %epil.iter61.i.i, 1
  %epil.iter61.cmp.not.i.i = icmp eq i64 %xtraiter40.i.i, %epil.iter61.next.i.i
  br i1 %epil.iter61.cmp.not.i.i, label %B1023.i.i, label %B964.if.1.epil.i.i, !llvm.loop !154

B1023.i.i:                                        ; preds = %B964.if.1.epil.i.i, %B1023.loopexit.unr-lcssa.i.i, %B934.1.i.i, %B266.i.i
  br i1 %exitcond510.not.i.i, label %_ZN9teachmech3run8compiled13kernel_states12keep_tangentB3v52B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit.i, label %B230.if.i.i

B230.if.i.i:                                      ; preds = %B1023.i.i, %B154.i
  %exitcond510.not.i.i = phi i1 [ false, %B154.i ], [ true, %B1023.i.i ]
  %144 = phi i1 [ true, %B154.i ], [ false, %B1023.i.i ]
  br i1 %144, label %B238.i.i, label %B266.i.i

B572.if.preheader.i.i:                            ; preds = %B282.i.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %107, i8 0, i64 %109, i1 false), !noalias !150
  br label %B600.i.i

B652.if.i.i:                                      ; preds = %B652.if.i.i, %B652.if.preheader.new.i.i
  %lsr.iv20.i.i = phi i64 [ %lsr.iv.next21.i.i, %B652.if.i.i ], [ %134, %B652.if.preheader.new.i.i ]
  %lsr.iv75.i.i = phi ptr [ %scevgep76.i.i, %B652.if.i.i ], [ %scevgep74.i.i, %B652.if.preheader.new.i.i ]
  %lsr.iv.i.i24 = phi ptr [ %scevgep71.i.i, %B652.if.i.i ], [ %.21.i, %B652.if.preheader.new.i.i ]
  %.675.i.i = load i64, ptr %sunkaddr78.i.i, align 8, !noalias !150
  %145 = shl i64 %.675.i.i, 3
  %scevgep81.i.i = getelementptr i8, ptr %lsr.iv.i.i24, i64 %145
  %scevgep82.i.i = getelementptr i8, ptr %scevgep81.i.i, i64 -8
  %.679.i.i = load i64, ptr %scevgep82.i.i, align 8, !noalias !150
  %.682.i.i = load i64, ptr %sunkaddr79.i.i, align 8, !noalias !150
  %146 = shl i64 %.682.i.i, 3
  %scevgep79.i.i = getelementptr i8, ptr %lsr.iv.i.i24, i64 %146
  %scevgep80.i.i = getelementptr i8, ptr %scevgep79.i.i, i64 -8
  %.686.i.i = load i64, ptr %scevgep80.i.i, align 8, !noalias !150
  %.694.i.i = getelementptr double, ptr %gep318.i.i, i64 %.679.i.i
  %.695.i.i = load double, ptr %.694.i.i, align 8, !noalias !150
  %scevgep77.i.i = getelementptr i8, ptr %lsr.iv75.i.i, i64 -8
  %.700.i.i = load double, ptr %scevgep77.i.i, align 8, !noalias !150
  %.702.i.i = getelementptr double, ptr %invariant.gep.i.i, i64 %.686.i.i
  %.703.i.i = load double, ptr %.702.i.i, align 8, !noalias !150
  %.704.i.i = fmul double %.700.i.i, %.703.i.i
  %.705.i.i = fadd double %.695.i.i, %.704.i.i
  store double %.705.i.i, ptr %.694.i.i, align 8, !noalias !150
  %.675.124.i.i = load i64, ptr %sunkaddr78.i.i, align 8, !noalias !150
  %147 = shl i64 %.675.124.i.i, 3
  %scevgep72.i.i = getelementptr i8, ptr %lsr.iv.i.i24, i64 %147
  %.679.126.i.i = load i64, ptr %scevgep72.i.i, align 8, !noalias !150
  %.682.127.i.i = load i64, ptr %sunkaddr79.i.i, align 8, !noalias !150
  %148 = shl i64 %.682.127.i.i, 3
  %scevgep73.i.i = getelementptr i8, ptr %lsr.iv.i.i24, i64 %148
  %.686.129.i.i = load i64, ptr %scevgep73.i.i, align 8, !noalias !150
  %.694.130.i.i = getelementptr double, ptr %gep318.i.i, i64 %.679.126.i.i
  %.695.131.i.i = load double, ptr %.694.130.i.i, align 8, !noalias !150
  %.700.133.i.i = load double, ptr %lsr.iv75.i.i, align 8, !noalias !150
  %.702.134.i.i = getelementptr double, ptr %invariant.gep.i.i, i64 %.686.129.i.i
  %.703.135.i.i = load double, ptr %.702.134.i.i, align 8, !noalias !150
  %.704.136.i.i = fmul double %.700.133.i.i, %.703.135.i.i
  %.705.137.i.i = fadd double %.695.131.i.i, %.704.136.i.i
  store double %.705.137.i.i, ptr %.694.130.i.i, align 8, !noalias !150
  %scevgep71.i.i = getelementptr i8, ptr %lsr.iv.i.i24, i64 16
  %scevgep76.i.i = getelementptr i8, ptr %lsr.iv75.i.i, i64 16
  %lsr.iv.next21.i.i = add i64 %lsr.iv20.i.i, -2
  %niter.ncmp.1.i3.i = icmp eq i64 %lsr.iv.next21.i.i, 0
  br i1 %niter.ncmp.1.i3.i, label %B832.loopexit.unr-lcssa.i.i, label %B652.if.i.i

B964.if.i.i:                                      ; preds = %B964.if.i.i, %B964.if.preheader70.i.i
  %.913311313.i.i = phi i64 [ %.920.3.i.i, %B964.if.i.i ], [ 0, %B964.if.preheader70.i.i ]
  %149 = shl i64 %.913311313.i.i, 3
  %scevgep90.i.i = getelementptr i8, ptr %scevgep84.i.i, i64 %149
  %scevgep91.i.i = getelementptr i8, ptr %scevgep90.i.i, i64 -24
  %.947.i.i = load double, ptr %scevgep91.i.i, align 8, !noalias !150
  %sunkaddr81.i.i = getelementptr i8, ptr %arg.problem.7, i64 %149
  %.950.i.i = load double, ptr %sunkaddr81.i.i, align 8, !noalias !150
  %.951.i.i = fsub double %.947.i.i, %.950.i.i
  store double %.951.i.i, ptr %scevgep91.i.i, align 8, !noalias !150
  %scevgep36.i.i = getelementptr i8, ptr %scevgep90.i.i, i64 -16
  %.947.148.i.i = load double, ptr %scevgep36.i.i, align 8, !noalias !150
  %sunkaddr84.i.i = getelementptr i8, ptr %sunkaddr81.i.i, i64 8
  %.950.150.i.i = load double, ptr %sunkaddr84.i.i, align 8, !noalias !150
  %.951.151.i.i = fsub double %.947.148.i.i, %.950.150.i.i
  store double %.951.151.i.i, ptr %scevgep36.i.i, align 8, !noalias !150
  %scevgep34.i.i = getelementptr i8, ptr %scevgep90.i.i, i64 -8
  %.947.2.i.i = load double, ptr %scevgep34.i.i, align 8, !noalias !150
  %sunkaddr87.i.i = getelementptr i8, ptr %sunkaddr81.i.i, i64 16
  %.950.2.i.i = load double, ptr %sunkaddr87.i.i, align 8, !noalias !150
  %.951.2.i.i = fsub double %.947.2.i.i, %.950.2.i.i
  store double %.951.2.i.i, ptr %scevgep34.i.i, align 8, !noalias !150
  %.920.3.i.i = add nuw nsw i64 %.913311313.i.i, 4
  %.947.3.i.i = load double, ptr %scevgep90.i.i, align 8, !noalias !150
  %sunkaddr90.i.i = getelementptr i8, ptr %sunkaddr81.i.i, i64 24
  %.950.3.i.i = load double, ptr %sunkaddr90.i.i, align 8, !noalias !150
  %.951.3.i.i = fsub double %.947.3.i.i, %.950.3.i.i
  store double %.951.3.i.i, ptr %scevgep90.i.i, align 8, !noalias !150
  %niter44.ncmp.3.i.i = icmp eq i64 %unroll_iter43.i.i, %.920.3.i.i
  br i1 %niter44.ncmp.3.i.i, label %B474.loopexit.loopexit.unr-lcssa.i.i, label %B964.if.i.i

_ZN9teachmech3run8compiled13kernel_states12keep_tangentB3v52B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit.i: ; preds = %B1023.i.i
  br i1 %.84.i15, label %B148.i.i, label %B44.if.lr.ph.i.i

B192.critedge.i:                                  ; preds = %B880.i.i, %B880.1.i.i
  br label %_ZN9teachmech3run8compiled15kernel_explicit13tangent_errorB3v51B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29ddd10float64_2a10float64_2a10float64_2a10float64_2a.exit

B44.if.lr.ph.i.i:                                 ; preds = %_ZN9teachmech3run8compiled13kernel_states12keep_tangentB3v52B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit.i
  %150 = shl i64 %.41.i, 3
  %scevgep27.i.i = getelementptr i8, ptr %scevgep.i.i, i64 %150
  br label %B44.if.i.i

B148.i.i:                                         ; preds = %B44.if.i.i, %_ZN9teachmech3run8compiled13kernel_states12keep_tangentB3v52B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit.i
  %sum5.2.0.lcssa.i.i = phi double [ 0.000000e+00, %_ZN9teachmech3run8compiled13kernel_states12keep_tangentB3v52B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit.i ], [ %.181.1.i.i, %B44.if.i.i ]
  %sum3.2.0.lcssa.i.i = phi double [ 0.000000e+00, %_ZN9teachmech3run8compiled13kernel_states12keep_tangentB3v52B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29.exit.i ], [ %.221.1.i.i, %B44.if.i.i ]
  %.235.i.i = fcmp oeq double %sum5.2.0.lcssa.i.i, 0.000000e+00
  %.239.i.i = fcmp oeq double %sum3.2.0.lcssa.i.i, 0.000000e+00
  %or.cond.i.i = select i1 %.235.i.i, i1 %.239.i.i, i1 false
  br i1 %or.cond.i.i, label %B196.endif.i, label %B176.i.i

B176.i.i:                                         ; preds = %B148.i.i
  %.253.i.i = fmul double %.841, %sum5.2.0.lcssa.i.i
  %.257.i.i = fmul double %sum3.2.0.lcssa.i.i, 1.000000e-02
  %.261.i.i = fadd double %sum5.2.0.lcssa.i.i, %.257.i.i
  %.265.i.i = sitofp i64 %.41.i to double
  %.266.i.i = fmul double %.261.i.i, %.265.i.i
  %.276.i.i = tail call double @sqrt(double %.266.i.i)
  %.284.i.i = fdiv double %.253.i.i, %.276.i.i
  br label %B196.endif.i

B44.if.i.i:                                       ; preds = %B44.if.i.i, %B44.if.lr.ph.i.i
  %sum3.2.053.i.i = phi double [ 0.000000e+00, %B44.if.lr.ph.i.i ], [ %.221.1.i.i, %B44.if.i.i ]
  %sum5.2.052.i.i = phi double [ 0.000000e+00, %B44.if.lr.ph.i.i ], [ %.181.1.i.i, %B44.if.i.i ]
  %.1144750.i.i = phi i64 [ 0, %B44.if.lr.ph.i.i ], [ %.121.1.i.i, %B44.if.i.i ]
  %151 = shl i64 %.1144750.i.i, 3
  %scevgep21.i.i = getelementptr i8, ptr %scevgep.i.i, i64 %151
  %scevgep22.i.i = getelementptr i8, ptr %scevgep21.i.i, i64 -8
  %.148.i.i = load double, ptr %scevgep22.i.i, align 8, !noalias !155
  %sunkaddr50.i = getelementptr i8, ptr %.260, i64 %151
  %.151.i.i = load double, ptr %sunkaddr50.i, align 8, !noalias !155
  %.155.i.i = fdiv double %.148.i.i, %.151.i.i
  %scevgep.i25 = getelementptr i8, ptr %scevgep27.i.i, i64 %151
  %scevgep13.i = getelementptr i8, ptr %scevgep.i25, i64 -8
  %.188.i.i = load double, ptr %scevgep13.i, align 8, !noalias !155
  %.195.i.i = fdiv double %.188.i.i, %.151.i.i
  %.147.i14.i.i = fmul double %.195.i.i, %.195.i.i
  %.147.i.i.i = fmul double %.155.i.i, %.155.i.i
  %.181.i.i = fadd double %sum5.2.052.i.i, %.147.i.i.i
  %.221.i.i = fadd double %sum3.2.053.i.i, %.147.i14.i.i
  %.148.1.i.i = load double, ptr %scevgep21.i.i, align 8, !noalias !155
  %sunkaddr53.i = getelementptr i8, ptr %sunkaddr50.i, i64 8
  %.151.1.i.i = load double, ptr %sunkaddr53.i, align 8, !noalias !155
  %.155.1.i.i = fdiv double %.148.1.i.i, %.151.1.i.i
  %.188.1.i.i = load double, ptr %scevgep.i25, align 8, !noalias !155
  %.195.1.i.i = fdiv double %.188.1.i.i, %.151.1.i.i
  %.147.i14.1.i.i = fmul double %.195.1.i.i, %.195.1.i.i
  %.147.i.1.i.i = fmul double %.155.1.i.i, %.155.1.i.i
  %.121.1.i.i = add i64 %.1144750.i.i, 2
  %.181.1.i.i = fadd double %.181.i.i, %.147.i.1.i.i
  %.221.1.i.i = fadd double %.221.i.i, %.147.i14.1.i.i
  %niter.ncmp.1.i.i = icmp eq i64 %.40.i14, %.1144750.i.i
  br i1 %niter.ncmp.1.i.i, label %B148.i.i, label %B44.if.i.i

for.cond.preheader.i:                             ; preds = %B266.if.i, %B196.endif.i
  %square.4.0.lcssa.i = phi double [ 0.000000e+00, %B196.endif.i ], [ %.11.i2.i, %B266.if.i ]
  %.661.i = tail call double @sqrt(double %arg.tolerance)
  %.669.i = fmul double %.841, %.661.i
  %.673.i = fmul double %square.4.0.lcssa.i, %.669.i
  %.681.i = fcmp oge double %storemerge.i.i26, %.673.i
  %"$phi512.0.2.0.i" = select i1 %.681.i, double %storemerge.i.i26, double %.673.i
  br label %_ZN9teachmech3run8compiled15kernel_explicit13tangent_errorB3v51B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29ddd10float64_2a10float64_2a10float64_2a10float64_2a.exit

B88.if.i:                                         ; preds = %B88.if.i, %B88.if.preheader.new.i
  %lsr.iv.i17 = phi i64 [ %lsr.iv.next.i20, %B88.if.i ], [ %unroll_iter.i16, %B88.if.preheader.new.i ]
  %.134157159.i = phi i64 [ %.141.3.1.i, %B88.if.i ], [ 0, %B88.if.preheader.new.i ]
  %sunkaddr54.i = shl i64 %.134157159.i, 3
  %sunkaddr55.i = getelementptr i8, ptr %.266, i64 %sunkaddr54.i
  %.168.i = load double, ptr %sunkaddr55.i, align 8, !noalias !147
  %sunkaddr57.i = getelementptr i8, ptr %.278, i64 %sunkaddr54.i
  store double %.168.i, ptr %sunkaddr57.i, align 8, !noalias !147
  %sunkaddr60.i = getelementptr i8, ptr %sunkaddr55.i, i64 8
  %.168.1.i = load double, ptr %sunkaddr60.i, align 8, !noalias !147
  %sunkaddr63.i = getelementptr i8, ptr %sunkaddr57.i, i64 8
  store double %.168.1.i, ptr %sunkaddr63.i, align 8, !noalias !147
  %sunkaddr66.i18 = getelementptr i8, ptr %sunkaddr55.i, i64 16
  %.168.2.i = load double, ptr %sunkaddr66.i18, align 8, !noalias !147
  %sunkaddr69.i19 = getelementptr i8, ptr %sunkaddr57.i, i64 16
  store double %.168.2.i, ptr %sunkaddr69.i19, align 8, !noalias !147
  %sunkaddr72.i = getelementptr i8, ptr %sunkaddr55.i, i64 24
  %.168.3.i = load double, ptr %sunkaddr72.i, align 8, !noalias !147
  %sunkaddr75.i = getelementptr i8, ptr %sunkaddr57.i, i64 24
  store double %.168.3.i, ptr %sunkaddr75.i, align 8, !noalias !147
  %sunkaddr78.i = getelementptr i8, ptr %sunkaddr55.i, i64 32
  %.168.12.i = load double, ptr %sunkaddr78.i, align 8, !noalias !147
  %sunkaddr81.i = getelementptr i8, ptr %sunkaddr57.i, i64 32
  store double %.168.12.i, ptr %sunkaddr81.i, align 8, !noalias !147
  %sunkaddr84.i = getelementptr i8, ptr %sunkaddr55.i, i64 40
  %.168.1.1.i = load double, ptr %sunkaddr84.i, align 8, !noalias !147
  %sunkaddr87.i = getelementptr i8, ptr %sunkaddr57.i, i64 40
  store double %.168.1.1.i, ptr %sunkaddr87.i, align 8, !noalias !147
  %sunkaddr90.i = getelementptr i8, ptr %sunkaddr55.i, i64 48
  %.168.2.1.i = load double, ptr %sunkaddr90.i, align 8, !noalias !147
  %sunkaddr93.i = getelementptr i8, ptr %sunkaddr57.i, i64 48
  store double %.168.2.1.i, ptr %sunkaddr93.i, align 8, !noalias !147
  %.141.3.1.i = add nuw i64 %.134157159.i, 8
  %sunkaddr96.i = getelementptr i8, ptr %sunkaddr55.i, i64 56
  %.168.3.1.i = load double, ptr %sunkaddr96.i, align 8, !noalias !147
  %sunkaddr99.i = getelementptr i8, ptr %sunkaddr57.i, i64 56
  store double %.168.3.1.i, ptr %sunkaddr99.i, align 8, !noalias !147
  %lsr.iv.next.i20 = add nsw i64 %lsr.iv.i17, -2
  %niter.ncmp.1.i21 = icmp eq i64 %lsr.iv.next.i20, 0
  br i1 %niter.ncmp.1.i21, label %B116.loopexit.unr-lcssa.i, label %B88.if.i

B196.endif.i:                                     ; preds = %B176.i.i, %B148.i.i
  %storemerge.i.i26 = phi double [ %.284.i.i, %B176.i.i ], [ 0.000000e+00, %B148.i.i ]
  %..41.i = select i1 %.84.i15, i64 0, i64 %.41.i
  %.409177.i = icmp sgt i64 %..41.i, 0
  br i1 %.409177.i, label %B266.if.preheader.i, label %for.cond.preheader.i

B266.if.preheader.i:                              ; preds = %B196.endif.i
  %152 = shl i64 %.39.i13, 4
  %153 = add i64 %152, 16
  %scevgep3.i = getelementptr i8, ptr %.278, i64 %153
  %scevgep10.i = getelementptr i8, ptr %.266, i64 %153
  br label %B266.if.i

B266.if.i:                                        ; preds = %B266.if.i, %B266.if.preheader.i
  %square.4.0180.i = phi double [ 0.000000e+00, %B266.if.preheader.i ], [ %.11.i2.i, %B266.if.i ]
  %.415172178.i = phi i64 [ 0, %B266.if.preheader.i ], [ %.422.i, %B266.if.i ]
  %.422.i = add nuw nsw i64 %.415172178.i, 1
  %154 = shl i64 %.415172178.i, 3
  %scevgep6.i27 = getelementptr i8, ptr %.278, i64 %154
  %scevgep12.i = getelementptr i8, ptr %.266, i64 %154
  %scevgep7.i28 = getelementptr i8, ptr %.260, i64 %154
  %.579.i = load double, ptr %scevgep12.i, align 8, !noalias !147
  %.586.i = load double, ptr %scevgep6.i27, align 8, !noalias !147
  %.587.i = fsub double %.579.i, %.586.i
  %.588.i = tail call double @llvm.fabs.f64(double %.587.i)
  %.592.i = load double, ptr %scevgep7.i28, align 8, !noalias !147
  %.596.i = fdiv double %.588.i, %.592.i
  %.10.i.i29 = fcmp ogt double %.596.i, %square.4.0180.i
  %.11.i.i30 = select i1 %.10.i.i29, double %.596.i, double %square.4.0180.i
  %scevgep11.i = getelementptr i8, ptr %scevgep10.i, i64 %154
  %.579.1.i = load double, ptr %scevgep11.i, align 8, !noalias !147
  %scevgep5.i = getelementptr i8, ptr %scevgep3.i, i64 %154
  %.586.1.i = load double, ptr %scevgep5.i, align 8, !noalias !147
  %.587.1.i = fsub double %.579.1.i, %.586.1.i
  %.588.1.i = tail call double @llvm.fabs.f64(double %.587.1.i)
  %.596.1.i = fdiv double %.588.1.i, %.592.i
  %.10.i1.i = fcmp ogt double %.596.1.i, %.11.i.i30
  %.11.i2.i = select i1 %.10.i1.i, double %.596.1.i, double %.11.i.i30
  %exitcond190.not.i = icmp eq i64 %..41.i, %.422.i
  br i1 %exitcond190.not.i, label %for.cond.preheader.i, label %B266.if.i

_ZN9teachmech3run8compiled15kernel_explicit13tangent_errorB3v51B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29ddd10float64_2a10float64_2a10float64_2a10float64_2a.exit: ; preds = %B116.i, %B192.critedge.i, %for.cond.preheader.i
  %.1507.0 = phi double [ -1.000000e+00, %B192.critedge.i ], [ %"$phi512.0.2.0.i", %for.cond.preheader.i ], [ -1.000000e+00, %B116.i ]
  %.1534 = fcmp olt double %.1507.0, 0.000000e+00
  br i1 %.1534, label %common.ret, label %B1820

B1820:                                            ; preds = %_ZN9teachmech3run8compiled15kernel_explicit13tangent_errorB3v51B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29ddd10float64_2a10float64_2a10float64_2a10float64_2a.exit, %B1558.endif.endif, %B1694
  %error.2.2 = phi double [ %.1507.0, %_ZN9teachmech3run8compiled15kernel_explicit13tangent_errorB3v51B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29ddd10float64_2a10float64_2a10float64_2a10float64_2a.exit ], [ %storemerge.i390, %B1694 ], [ %storemerge.i390, %B1558.endif.endif ]
  %.12.i = fcmp oeq double %error.2.2, 0.000000e+00
  br i1 %.12.i, label %B1820.endif, label %B20.i

B20.i:                                            ; preds = %B1820
  %.12.i.i.i266 = tail call double @sqrt(double %error.2.2)
  %.24.i.i.i267 = tail call double @sqrt(double %.12.i.i.i266)
  %.36.i.i.i268 = tail call double @sqrt(double %.24.i.i.i267)
  br i1 %55, label %B20.endif.i, label %B80.if.i.i273

B140.i.i277:                                      ; preds = %B124.if.i.i301, %B124.if.prol.loopexit.i.i296, %B80.if.i.i273
  %power.2.1.lcssa.i.i278 = phi double [ 1.000000e+00, %B80.if.i.i273 ], [ %.300.lcssa.unr.i.i299, %B124.if.prol.loopexit.i.i296 ], [ %.300.7.i.i311, %B124.if.i.i301 ]
  %.313.i.i279 = fdiv double %error.2.2, %power.2.1.lcssa.i.i278
  %.317.i.i280 = fsub double %root.2.0101.i.i274, %.313.i.i279
  %.323.i.i281 = fdiv double %.317.i.i280, %.319.i.i271
  %.328.i.i282 = tail call double @llvm.fabs.f64(double %.323.i.i281)
  %.330.i.i283 = fmul double %root.2.0101.i.i274, 1.000000e-15
  %.331.i.i284 = fcmp ogt double %.328.i.i282, %.330.i.i283
  br i1 %.331.i.i284, label %B210.i.i286, label %B20.endif.i

B210.i.i286:                                      ; preds = %B140.i.i277
  %.344.i.i287 = fsub double %root.2.0101.i.i274, %.323.i.i281
  %.138.i.i288 = icmp samesign ugt i64 %.13788100.i.i275, 1
  br i1 %.138.i.i288, label %B80.if.i.i273, label %B20.endif.i

B80.if.i.i273:                                    ; preds = %B20.i, %B210.i.i286
  %root.2.0101.i.i274 = phi double [ %.344.i.i287, %B210.i.i286 ], [ %.36.i.i.i268, %B20.i ]
  %.13788100.i.i275 = phi i64 [ %.147.i.i276, %B210.i.i286 ], [ 200, %B20.i ]
  %.147.i.i276 = add nsw i64 %.13788100.i.i275, -1
  br i1 %56, label %B124.if.preheader.i.i289, label %B140.i.i277

B124.if.preheader.i.i289:                         ; preds = %B80.if.i.i273
  br i1 %57, label %B124.if.prol.loopexit.i.i296, label %B124.if.prol.i.i290

B124.if.prol.i.i290:                              ; preds = %B124.if.preheader.i.i289, %B124.if.prol.i.i290
  %lsr.iv.i291 = phi i64 [ %lsr.iv.next.i294, %B124.if.prol.i.i290 ], [ %xtraiter.i.i272, %B124.if.preheader.i.i289 ]
  %power.2.185.prol.i.i292 = phi double [ %.300.prol.i.i293, %B124.if.prol.i.i290 ], [ 1.000000e+00, %B124.if.preheader.i.i289 ]
  %.300.prol.i.i293 = fmul double %root.2.0101.i.i274, %power.2.185.prol.i.i292
  %lsr.iv.next.i294 = add i64 %lsr.iv.i291, -1
  %prol.iter.cmp.not.i.i295 = icmp eq i64 %lsr.iv.next.i294, 0
  br i1 %prol.iter.cmp.not.i.i295, label %B124.if.prol.loopexit.i.i296, label %B124.if.prol.i.i290, !llvm.loop !158

B124.if.prol.loopexit.i.i296:                     ; preds = %B124.if.prol.i.i290, %B124.if.preheader.i.i289
  %power.2.185.unr.i.i297 = phi double [ 1.000000e+00, %B124.if.preheader.i.i289 ], [ %.300.prol.i.i293, %B124.if.prol.i.i290 ]
  %.2598084.in.unr.i.i298 = phi i64 [ %16, %B124.if.preheader.i.i289 ], [ %20, %B124.if.prol.i.i290 ]
  %.300.lcssa.unr.i.i299 = phi double [ poison, %B124.if.preheader.i.i289 ], [ %.300.prol.i.i293, %B124.if.prol.i.i290 ]
  br i1 %58, label %B140.i.i277, label %B124.if.preheader1.i.i300

B124.if.preheader1.i.i300:                        ; preds = %B124.if.prol.loopexit.i.i296
  %155 = add i64 %.2598084.in.unr.i.i298, 8
  br label %B124.if.i.i301

B124.if.i.i301:                                   ; preds = %B124.if.i.i301, %B124.if.preheader1.i.i300
  %lsr.iv.i.i302 = phi i64 [ %155, %B124.if.preheader1.i.i300 ], [ %lsr.iv.next.i.i312, %B124.if.i.i301 ]
  %power.2.185.i.i303 = phi double [ %power.2.185.unr.i.i297, %B124.if.preheader1.i.i300 ], [ %.300.7.i.i311, %B124.if.i.i301 ]
  %.300.i.i304 = fmul double %root.2.0101.i.i274, %power.2.185.i.i303
  %.300.1.i.i305 = fmul double %root.2.0101.i.i274, %.300.i.i304
  %.300.2.i.i306 = fmul double %root.2.0101.i.i274, %.300.1.i.i305
  %.300.3.i.i307 = fmul double %root.2.0101.i.i274, %.300.2.i.i306
  %.300.4.i.i308 = fmul double %root.2.0101.i.i274, %.300.3.i.i307
  %.300.5.i.i309 = fmul double %root.2.0101.i.i274, %.300.4.i.i308
  %.300.6.i.i310 = fmul double %root.2.0101.i.i274, %.300.5.i.i309
  %.300.7.i.i311 = fmul double %root.2.0101.i.i274, %.300.6.i.i310
  %lsr.iv.next.i.i312 = add i64 %lsr.iv.i.i302, -8
  %.260.7.i.i313 = icmp sgt i64 %lsr.iv.next.i.i312, 9
  br i1 %.260.7.i.i313, label %B124.if.i.i301, label %B140.i.i277

B20.endif.i:                                      ; preds = %B210.i.i286, %B140.i.i277, %B20.i
  %storemerge.i.i285 = phi double [ %.36.i.i.i268, %B20.i ], [ %.344.i.i287, %B210.i.i286 ], [ %root.2.0101.i.i274, %B140.i.i277 ]
  %.58.i = fdiv double 9.000000e-01, %storemerge.i.i285
  br label %B1820.endif

B1866:                                            ; preds = %B1820.endif
  %.1668 = fcmp ogt double %"$phi56.0.2.0.i", 2.000000e-01
  %.1637. = select i1 %.1668, double %"$phi56.0.2.0.i", double 2.000000e-01
  %.1690 = fmul double %.841, %.1637.
  %.697 = fcmp ult double %.1690, %.646
  br i1 %.697, label %common.ret, label %B1002

B1900:                                            ; preds = %B1820.endif
  br i1 %.883, label %B1950, label %B38.if.preheader.i

B38.if.preheader.i:                               ; preds = %B1900
  br i1 %59, label %B38.if.epil.preheader.i, label %B38.if.i

B72.loopexit.unr-lcssa.i:                         ; preds = %B38.if.i
  br i1 %60, label %B72.loopexit.i, label %B38.if.epil.preheader.i

B38.if.epil.preheader.i:                          ; preds = %B72.loopexit.unr-lcssa.i, %B38.if.preheader.i
  %total.2.039.epil.init.i = phi double [ 0.000000e+00, %B38.if.preheader.i ], [ %.135.3.i, %B72.loopexit.unr-lcssa.i ]
  %.983537.epil.init.i = phi i64 [ 0, %B38.if.preheader.i ], [ %unroll_iter.i, %B72.loopexit.unr-lcssa.i ]
  %156 = shl i64 %.983537.epil.init.i, 3
  %scevgep.i = getelementptr i8, ptr %.238, i64 %156
  br label %B38.if.epil.i

B38.if.epil.i:                                    ; preds = %B38.if.epil.i, %B38.if.epil.preheader.i
  %total.2.039.epil.i = phi double [ %.135.epil.i, %B38.if.epil.i ], [ %total.2.039.epil.init.i, %B38.if.epil.preheader.i ]
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B38.if.epil.i ], [ 0, %B38.if.epil.preheader.i ]
  %157 = shl i64 %epil.iter.i, 3
  %scevgep806 = getelementptr i8, ptr %scevgep.i, i64 %157
  %.132.epil.i = load double, ptr %scevgep806, align 8, !noalias !159
  %.133.epil.i = fmul double %.132.epil.i, 0.000000e+00
  %.135.epil.i = fadd double %total.2.039.epil.i, %.133.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B72.loopexit.i, label %B38.if.epil.i, !llvm.loop !162

B72.loopexit.i:                                   ; preds = %B38.if.epil.i, %B72.loopexit.unr-lcssa.i
  %.135.lcssa.i = phi double [ %.135.3.i, %B72.loopexit.unr-lcssa.i ], [ %.135.epil.i, %B38.if.epil.i ]
  %158 = fcmp une double %.135.lcssa.i, 0.000000e+00
  br i1 %158, label %common.ret, label %B1950

B38.if.i:                                         ; preds = %B38.if.preheader.i, %B38.if.i
  %total.2.039.i = phi double [ %.135.3.i, %B38.if.i ], [ 0.000000e+00, %B38.if.preheader.i ]
  %.983537.i = phi i64 [ %.105.3.i, %B38.if.i ], [ 0, %B38.if.preheader.i ]
  %sunkaddr.i = shl i64 %.983537.i, 3
  %scevgep804 = getelementptr i8, ptr %scevgep798, i64 %sunkaddr.i
  %scevgep805 = getelementptr i8, ptr %scevgep804, i64 -24
  %.132.i = load double, ptr %scevgep805, align 8, !noalias !159
  %.133.i = fmul double %.132.i, 0.000000e+00
  %.135.i = fadd double %total.2.039.i, %.133.i
  %scevgep803 = getelementptr i8, ptr %scevgep804, i64 -16
  %.132.1.i = load double, ptr %scevgep803, align 8, !noalias !159
  %.133.1.i = fmul double %.132.1.i, 0.000000e+00
  %.135.1.i = fadd double %.135.i, %.133.1.i
  %scevgep801 = getelementptr i8, ptr %scevgep804, i64 -8
  %.132.2.i = load double, ptr %scevgep801, align 8, !noalias !159
  %.133.2.i = fmul double %.132.2.i, 0.000000e+00
  %.135.2.i = fadd double %.135.1.i, %.133.2.i
  %.105.3.i = add nuw nsw i64 %.983537.i, 4
  %.132.3.i = load double, ptr %scevgep804, align 8, !noalias !159
  %.133.3.i = fmul double %.132.3.i, 0.000000e+00
  %.135.3.i = fadd double %.135.2.i, %.133.3.i
  %niter.ncmp.3.i = icmp eq i64 %unroll_iter.i, %.105.3.i
  br i1 %niter.ncmp.3.i, label %B72.loopexit.unr-lcssa.i, label %B38.if.i

B1950:                                            ; preds = %B72.loopexit.i, %B1900
  br i1 %54, label %B2210, label %B1996

B1996:                                            ; preds = %B1950
  store i8 0, ptr %.1850, align 1
  call fastcc void @part13(ptr nonnull %.1850, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.11.i328, ptr %.238)
  %.1864 = load i8, ptr %.1850, align 1
  %.1867.not = icmp eq i8 %.1864, 0
  br i1 %.1867.not, label %common.ret, label %B2098

B2098:                                            ; preds = %B1996
  %.1974 = load i64, ptr %sunkaddr899, align 8
  %.1975 = getelementptr double, ptr %arg.problem.7, i64 %.1974
  %.1976 = load double, ptr %.1975, align 8
  store i8 0, ptr %.1984, align 1
  call fastcc void @part12(ptr nonnull %.1984, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.11.i328, ptr %.238, ptr %.1842)
  %.1998 = load i8, ptr %.1984, align 1
  %.2001.not = icmp eq i8 %.1998, 0
  br i1 %.2001.not, label %common.ret, label %B2210

B2210:                                            ; preds = %B2098, %B1950
  %margin.2.1 = phi double [ %.1976, %B2098 ], [ 0.000000e+00, %B1950 ]
  %rate.2.1 = phi ptr [ %.1842, %B2098 ], [ %.1821, %B1950 ]
  %.2106 = load i64, ptr %arg.index, align 8
  %.2115 = add nsw i64 %.2106, 1
  %.2117 = icmp slt i64 %.2115, %arg.count
  br i1 %.2117, label %B2246, label %B3088

B2246:                                            ; preds = %B2210
  %sunkaddr900 = shl i64 %.2106, 3
  %sunkaddr901 = getelementptr i8, ptr %arg.times, i64 %sunkaddr900
  %sunkaddr902 = getelementptr i8, ptr %sunkaddr901, i64 8
  %.2126 = load double, ptr %sunkaddr902, align 8
  %.2128 = fcmp ugt double %.2126, %.11.i328
  br i1 %.2128, label %B3088, label %B2278

B2278:                                            ; preds = %B2246
  store i8 0, ptr %.404.i33, align 1, !noalias !163
  %.38.i35 = load i64, ptr %arg.problem.4, align 8, !noalias !163
  %.39.i36 = shl i64 %.38.i35, 1
  %.40.i37 = add i64 %.39.i36, 2
  %.289.i38 = icmp slt i64 %.38.i35, 0
  %..40.i39 = select i1 %.289.i38, i64 0, i64 %.40.i37
  %159 = shl i64 %.40.i37, 3
  %unroll_iter.i.i40 = and i64 %.40.i37, 9223372036854775806
  %160 = add nsw i64 %unroll_iter.i.i40, -2
  %161 = lshr exact i64 %160, 1
  %162 = add nuw i64 %161, 1
  %163 = add i64 %..40.i39, -2
  %164 = lshr exact i64 %163, 1
  %165 = add nuw i64 %164, 1
  %unroll_iter11.i43 = and i64 %165, -2
  %166 = lshr i64 %162, 1
  %167 = mul nsw i64 %166, -2
  %168 = icmp sgt i64 %.38.i35, -1
  %169 = icmp eq i64 %160, 0
  %170 = and i64 %160, 2
  %171 = icmp eq i64 %170, 0
  %172 = icmp sgt i64 %..40.i39, 0
  %173 = icmp eq i64 %163, 0
  %174 = and i64 %163, 2
  %.not.i45 = icmp eq i64 %174, 0
  br label %B114.i46

B114.i46:                                         ; preds = %B266.i103, %B2278
  %.160135.i47 = phi i64 [ %.167.i50, %B266.i103 ], [ %.976, %B2278 ]
  %.153131.i = phi i64 [ %.163.i, %B266.i103 ], [ %..111.i, %B2278 ]
  %.154.i = icmp sgt i64 %.153131.i, 0
  br i1 %.154.i, label %B114.if.i49, label %B2348.critedge

B266.loopexit.unr-lcssa.i147:                     ; preds = %B214.if.i116
  br i1 %.not.i45, label %B214.if.epil.preheader.i148, label %B266.i103

B214.if.epil.preheader.i148:                      ; preds = %B214.if.preheader.i115, %B266.loopexit.unr-lcssa.i147
  %.337126128.epil.init.i149 = phi i64 [ 0, %B214.if.preheader.i115 ], [ %.344.1.1.i138, %B266.loopexit.unr-lcssa.i147 ]
  %sunkaddr52.epil.i150 = shl i64 %.337126128.epil.init.i149, 3
  %sunkaddr53.epil.i151 = getelementptr i8, ptr %arg.now, i64 %sunkaddr52.epil.i150
  %.371.epil.i152 = load double, ptr %sunkaddr53.epil.i151, align 8, !noalias !163
  %sunkaddr55.epil.i153 = getelementptr i8, ptr %.244, i64 %sunkaddr52.epil.i150
  %.374.epil.i154 = load double, ptr %sunkaddr55.epil.i153, align 8, !noalias !163
  %.376.epil.i155 = fmul double %.841, %.374.epil.i154
  %.377.epil.i156 = fadd double %.371.epil.i152, %.376.epil.i155
  store double %.377.epil.i156, ptr %sunkaddr55.epil.i153, align 8, !noalias !163
  %sunkaddr58.epil.i157 = getelementptr i8, ptr %sunkaddr53.epil.i151, i64 8
  %.371.1.epil.i158 = load double, ptr %sunkaddr58.epil.i157, align 8, !noalias !163
  %sunkaddr61.epil.i159 = getelementptr i8, ptr %sunkaddr55.epil.i153, i64 8
  %.374.1.epil.i160 = load double, ptr %sunkaddr61.epil.i159, align 8, !noalias !163
  %.376.1.epil.i161 = fmul double %.841, %.374.1.epil.i160
  %.377.1.epil.i162 = fadd double %.371.1.epil.i158, %.376.1.epil.i161
  store double %.377.1.epil.i162, ptr %sunkaddr61.epil.i159, align 8, !noalias !163
  br label %B266.i103

B266.i103:                                        ; preds = %B116.endif.endif.i102, %B214.if.epil.preheader.i148, %B266.loopexit.unr-lcssa.i147
  %sunkaddr.i104 = shl i64 %.167.i50, 3
  %sunkaddr38.i105 = getelementptr i8, ptr %arg.pair, i64 %sunkaddr.i104
  %sunkaddr39.i106 = getelementptr i8, ptr %sunkaddr38.i105, i64 32
  %.390.i107 = load double, ptr %sunkaddr39.i106, align 8, !noalias !163
  %.392.i108 = fmul double %.841, %.390.i107
  %.394.i109 = fadd double %.562, %.392.i108
  %.397.i110 = mul nsw i64 %.160135.i47, %.40.i37
  %.401.i111 = getelementptr inbounds double, ptr %arg.room, i64 %.397.i110
  store i8 0, ptr %.404.i33, align 1, !noalias !163
  call fastcc void @part12(ptr nonnull %.404.i33, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.394.i109, ptr %.244, ptr %.401.i111)
  %.418.i113 = load i8, ptr %.404.i33, align 1, !noalias !163
  %.421.not.i114 = icmp eq i8 %.418.i113, 0
  br i1 %.421.not.i114, label %_ZN9teachmech3run8compiled15kernel_explicit5stageB3v54B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2910float64_2ad10float64_2ad10float64_2axx10float64_2a.exit, label %B114.i46

B114.if.i49:                                      ; preds = %B114.i46
  %.163.i = add nsw i64 %.153131.i, -1
  %.167.i50 = add i64 %.160135.i47, 1
  %.8.i.i51 = load double, ptr %.132, align 8, !noalias !166
  %.5.i.i.i52 = fptosi double %.8.i.i51 to i64
  %.35.i.i53 = mul nsw i64 %.167.i50, %.5.i.i.i52
  %175 = getelementptr double, ptr %arg.pair, i64 %.35.i.i53
  %.37.i.i54 = getelementptr i8, ptr %175, i64 40
  br i1 %168, label %B34.if.preheader.i.i177, label %B50.i.i

B34.if.preheader.i.i177:                          ; preds = %B114.if.i49
  tail call void @llvm.memset.p0.i64(ptr align 8 %.244, i8 0, i64 %159, i1 false), !noalias !169
  br label %B50.i.i

B50.i.i:                                          ; preds = %B34.if.preheader.i.i177, %B114.if.i49
  %.229130.not.i.i = icmp slt i64 %.160135.i47, 1
  br i1 %.229130.not.i.i, label %B116.endif.endif.i102, label %B80.if.i.i55

B236.i.loopexit.unr-lcssa.i97:                    ; preds = %B180.if.i.i65
  br i1 %171, label %B180.if.i.epil.preheader.i163, label %B236.i.i98

B180.if.i.epil.preheader.i163:                    ; preds = %B180.if.i.preheader.i64, %B236.i.loopexit.unr-lcssa.i97
  %.369116118.i.epil.init.i164 = phi i64 [ 0, %B180.if.i.preheader.i64 ], [ %.376.1.i.1.i87, %B236.i.loopexit.unr-lcssa.i97 ]
  %176 = shl i64 %.369116118.i.epil.init.i164, 3
  %sunkaddr11.i.epil.i165 = getelementptr i8, ptr %.244, i64 %176
  %.403.i.epil.i166 = load double, ptr %sunkaddr11.i.epil.i165, align 8, !noalias !169
  %scevgep9.i.epil.i167 = getelementptr i8, ptr %lsr.iv.i.i57, i64 %176
  %scevgep10.i.epil.i168 = getelementptr i8, ptr %scevgep9.i.epil.i167, i64 -8
  %.406.i.epil.i169 = load double, ptr %scevgep10.i.epil.i168, align 8, !noalias !169
  %.408.i.epil.i170 = fmul double %.269.i.i61, %.406.i.epil.i169
  %.409.i.epil.i171 = fadd double %.403.i.epil.i166, %.408.i.epil.i170
  store double %.409.i.epil.i171, ptr %sunkaddr11.i.epil.i165, align 8, !noalias !169
  %sunkaddr14.i.epil.i172 = getelementptr i8, ptr %sunkaddr11.i.epil.i165, i64 8
  %.403.1.i.epil.i173 = load double, ptr %sunkaddr14.i.epil.i172, align 8, !noalias !169
  %.406.1.i.epil.i174 = load double, ptr %scevgep9.i.epil.i167, align 8, !noalias !169
  %.408.1.i.epil.i175 = fmul double %.269.i.i61, %.406.1.i.epil.i174
  %.409.1.i.epil.i176 = fadd double %.403.1.i.epil.i173, %.408.1.i.epil.i175
  store double %.409.1.i.epil.i176, ptr %sunkaddr14.i.epil.i172, align 8, !noalias !169
  br label %B236.i.i98

B236.i.i98:                                       ; preds = %B80.if.i.i55, %B180.if.i.epil.preheader.i163, %B236.i.loopexit.unr-lcssa.i97
  %scevgep7.i.i99 = getelementptr i8, ptr %lsr.iv.i.i57, i64 %159
  %scevgep22.i100 = getelementptr i8, ptr %lsr.iv.i56, i64 %159
  %exitcond140.not.i.i101 = icmp eq i64 %.242.i.i59, %.160135.i47
  br i1 %exitcond140.not.i.i101, label %B116.endif.endif.i102, label %B80.if.i.i55

B80.if.i.i55:                                     ; preds = %B50.i.i, %B236.i.i98
  %lsr.iv.i56 = phi ptr [ %scevgep22.i100, %B236.i.i98 ], [ %scevgep758, %B50.i.i ]
  %lsr.iv.i.i57 = phi ptr [ %scevgep7.i.i99, %B236.i.i98 ], [ %scevgep6.i, %B50.i.i ]
  %.235123133.i.i58 = phi i64 [ %.242.i.i59, %B236.i.i98 ], [ 0, %B50.i.i ]
  %.242.i.i59 = add nuw nsw i64 %.235123133.i.i58, 1
  %.268.i.i60 = getelementptr double, ptr %.37.i.i54, i64 %.235123133.i.i58
  %.269.i.i61 = load double, ptr %.268.i.i60, align 8, !noalias !169
  %.281.i.i62 = fcmp oeq double %.269.i.i61, 0.000000e+00
  %brmerge.i.i63 = or i1 %.289.i38, %.281.i.i62
  br i1 %brmerge.i.i63, label %B236.i.i98, label %B180.if.i.preheader.i64

B180.if.i.preheader.i64:                          ; preds = %B80.if.i.i55
  br i1 %169, label %B180.if.i.epil.preheader.i163, label %B180.if.i.i65

B180.if.i.i65:                                    ; preds = %B180.if.i.preheader.i64, %B180.if.i.i65
  %lsr.iv20.i66 = phi i64 [ %lsr.iv.next21.i95, %B180.if.i.i65 ], [ %167, %B180.if.i.preheader.i64 ]
  %.369116118.i.i67 = phi i64 [ %.376.1.i.1.i87, %B180.if.i.i65 ], [ 0, %B180.if.i.preheader.i64 ]
  %177 = shl i64 %.369116118.i.i67, 3
  %sunkaddr58.i68 = getelementptr i8, ptr %.244, i64 %177
  %.403.i.i69 = load double, ptr %sunkaddr58.i68, align 8, !noalias !169
  %scevgep25.i70 = getelementptr i8, ptr %lsr.iv.i56, i64 %177
  %scevgep39.i71 = getelementptr i8, ptr %scevgep25.i70, i64 -16
  %scevgep37.i72 = getelementptr i8, ptr %scevgep25.i70, i64 -24
  %.406.i.i73 = load double, ptr %scevgep37.i72, align 8, !noalias !169
  %.408.i.i74 = fmul double %.269.i.i61, %.406.i.i73
  %.409.i.i75 = fadd double %.403.i.i69, %.408.i.i74
  store double %.409.i.i75, ptr %sunkaddr58.i68, align 8, !noalias !169
  %sunkaddr61.i76 = getelementptr i8, ptr %sunkaddr58.i68, i64 8
  %.403.1.i.i77 = load double, ptr %sunkaddr61.i76, align 8, !noalias !169
  %.406.1.i.i78 = load double, ptr %scevgep39.i71, align 8, !noalias !169
  %.408.1.i.i79 = fmul double %.269.i.i61, %.406.1.i.i78
  %.409.1.i.i80 = fadd double %.403.1.i.i77, %.408.1.i.i79
  store double %.409.1.i.i80, ptr %sunkaddr61.i76, align 8, !noalias !169
  %sunkaddr64.i81 = getelementptr i8, ptr %sunkaddr58.i68, i64 16
  %.403.i.1.i82 = load double, ptr %sunkaddr64.i81, align 8, !noalias !169
  %scevgep35.i83 = getelementptr i8, ptr %scevgep25.i70, i64 -8
  %.406.i.1.i84 = load double, ptr %scevgep35.i83, align 8, !noalias !169
  %.408.i.1.i85 = fmul double %.269.i.i61, %.406.i.1.i84
  %.409.i.1.i86 = fadd double %.403.i.1.i82, %.408.i.1.i85
  store double %.409.i.1.i86, ptr %sunkaddr64.i81, align 8, !noalias !169
  %.376.1.i.1.i87 = add i64 %.369116118.i.i67, 4
  %sunkaddr65.i88 = shl i64 %.376.1.i.1.i87, 3
  %sunkaddr66.i89 = getelementptr i8, ptr %.244, i64 %sunkaddr65.i88
  %sunkaddr67.i90 = getelementptr i8, ptr %sunkaddr66.i89, i64 -8
  %.403.1.i.1.i91 = load double, ptr %sunkaddr67.i90, align 8, !noalias !169
  %.406.1.i.1.i92 = load double, ptr %scevgep25.i70, align 8, !noalias !169
  %.408.1.i.1.i93 = fmul double %.269.i.i61, %.406.1.i.1.i92
  %.409.1.i.1.i94 = fadd double %.403.1.i.1.i91, %.408.1.i.1.i93
  store double %.409.1.i.1.i94, ptr %sunkaddr67.i90, align 8, !noalias !169
  %lsr.iv.next21.i95 = add i64 %lsr.iv20.i66, 2
  %niter.ncmp.1.i96 = icmp eq i64 %lsr.iv.next21.i95, 0
  br i1 %niter.ncmp.1.i96, label %B236.i.loopexit.unr-lcssa.i97, label %B180.if.i.i65

B116.endif.endif.i102:                            ; preds = %B236.i.i98, %B50.i.i
  br i1 %172, label %B214.if.preheader.i115, label %B266.i103

B214.if.preheader.i115:                           ; preds = %B116.endif.endif.i102
  br i1 %173, label %B214.if.epil.preheader.i148, label %B214.if.i116

B214.if.i116:                                     ; preds = %B214.if.preheader.i115, %B214.if.i116
  %lsr.iv55.i117 = phi i64 [ %lsr.iv.next.i145, %B214.if.i116 ], [ %unroll_iter11.i43, %B214.if.preheader.i115 ]
  %.337126128.i118 = phi i64 [ %.344.1.1.i138, %B214.if.i116 ], [ 0, %B214.if.preheader.i115 ]
  %sunkaddr68.i119 = shl i64 %.337126128.i118, 3
  %sunkaddr69.i120 = getelementptr i8, ptr %arg.now, i64 %sunkaddr68.i119
  %.371.i121 = load double, ptr %sunkaddr69.i120, align 8, !noalias !163
  %sunkaddr71.i122 = getelementptr i8, ptr %.244, i64 %sunkaddr68.i119
  %.374.i123 = load double, ptr %sunkaddr71.i122, align 8, !noalias !163
  %.376.i124 = fmul double %.841, %.374.i123
  %.377.i125 = fadd double %.371.i121, %.376.i124
  store double %.377.i125, ptr %sunkaddr71.i122, align 8, !noalias !163
  %sunkaddr74.i126 = getelementptr i8, ptr %sunkaddr69.i120, i64 8
  %.371.1.i127 = load double, ptr %sunkaddr74.i126, align 8, !noalias !163
  %sunkaddr77.i128 = getelementptr i8, ptr %sunkaddr71.i122, i64 8
  %.374.1.i129 = load double, ptr %sunkaddr77.i128, align 8, !noalias !163
  %.376.1.i130 = fmul double %.841, %.374.1.i129
  %.377.1.i131 = fadd double %.371.1.i127, %.376.1.i130
  store double %.377.1.i131, ptr %sunkaddr77.i128, align 8, !noalias !163
  %sunkaddr80.i132 = getelementptr i8, ptr %sunkaddr69.i120, i64 16
  %.371.112.i133 = load double, ptr %sunkaddr80.i132, align 8, !noalias !163
  %sunkaddr83.i134 = getelementptr i8, ptr %sunkaddr71.i122, i64 16
  %.374.113.i135 = load double, ptr %sunkaddr83.i134, align 8, !noalias !163
  %.376.114.i136 = fmul double %.841, %.374.113.i135
  %.377.115.i137 = fadd double %.371.112.i133, %.376.114.i136
  store double %.377.115.i137, ptr %sunkaddr83.i134, align 8, !noalias !163
  %.344.1.1.i138 = add nuw i64 %.337126128.i118, 4
  %sunkaddr86.i139 = getelementptr i8, ptr %sunkaddr69.i120, i64 24
  %.371.1.1.i140 = load double, ptr %sunkaddr86.i139, align 8, !noalias !163
  %sunkaddr89.i141 = getelementptr i8, ptr %sunkaddr71.i122, i64 24
  %.374.1.1.i142 = load double, ptr %sunkaddr89.i141, align 8, !noalias !163
  %.376.1.1.i143 = fmul double %.841, %.374.1.1.i142
  %.377.1.1.i144 = fadd double %.371.1.1.i140, %.376.1.1.i143
  store double %.377.1.1.i144, ptr %sunkaddr89.i141, align 8, !noalias !163
  %lsr.iv.next.i145 = add i64 %lsr.iv55.i117, -2
  %niter.ncmp.116.i146 = icmp eq i64 %lsr.iv.next.i145, 0
  br i1 %niter.ncmp.116.i146, label %B266.loopexit.unr-lcssa.i147, label %B214.if.i116

_ZN9teachmech3run8compiled15kernel_explicit5stageB3v54B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2910float64_2ad10float64_2ad10float64_2axx10float64_2a.exit: ; preds = %B266.i103
  br label %common.ret

B2348.critedge:                                   ; preds = %B114.i46
  br i1 %43, label %B2378.if, label %B2538

B2538:                                            ; preds = %B2378.if, %B2348.critedge
  br i1 %61, label %B2770, label %B2568.if

B2568.loopexit.loopexit.unr-lcssa:                ; preds = %B2712.if
  br i1 %67, label %B2568.loopexit, label %B2712.if.epil.preheader

B2712.if.epil.preheader:                          ; preds = %B2712.if.preheader, %B2568.loopexit.loopexit.unr-lcssa
  %.269211531155.epil.init = phi i64 [ 0, %B2712.if.preheader ], [ %.2699.3, %B2568.loopexit.loopexit.unr-lcssa ]
  %178 = shl i64 %.269211531155.epil.init, 3
  %scevgep844 = getelementptr i8, ptr %lsr.iv842, i64 %178
  br label %B2712.if.epil

B2712.if.epil:                                    ; preds = %B2712.if.epil, %B2712.if.epil.preheader
  %epil.iter666 = phi i64 [ %epil.iter666.next, %B2712.if.epil ], [ 0, %B2712.if.epil.preheader ]
  %179 = shl nuw nsw i64 %epil.iter666, 3
  %scevgep845 = getelementptr i8, ptr %scevgep844, i64 %179
  %.2726.epil = load double, ptr %scevgep845, align 8
  %.2728.epil = fmul double %.841, %.2726.epil
  store double %.2728.epil, ptr %scevgep845, align 8
  %epil.iter666.next = add nuw nsw i64 %epil.iter666, 1
  %epil.iter666.cmp.not = icmp eq i64 %epil.iter666.next, 2
  br i1 %epil.iter666.cmp.not, label %B2568.loopexit, label %B2712.if.epil, !llvm.loop !172

B2568.loopexit:                                   ; preds = %B2712.if.epil, %B2570.endif.endif, %B2568.loopexit.loopexit.unr-lcssa
  %scevgep816 = getelementptr i8, ptr %lsr.iv815, i64 %15
  %scevgep843 = getelementptr i8, ptr %lsr.iv842, i64 %15
  %exitcond2849.not = icmp eq i64 %.2518, %.5.i323
  br i1 %exitcond2849.not, label %B2770, label %B2568.if

B2770:                                            ; preds = %B2568.loopexit, %B2538
  %.2765 = load double, ptr %sunkaddr902, align 8
  %.2767 = fcmp ugt double %.2765, %.11.i328
  br i1 %.2767, label %B3088, label %B2800.preheader

B2800.preheader:                                  ; preds = %B2770
  %180 = mul i64 %.2115, %15
  %scevgep855 = getelementptr i8, ptr %scevgep854, i64 %180
  %scevgep865 = getelementptr i8, ptr %arg.states, i64 %180
  br label %B2800

B2800:                                            ; preds = %B3058, %B2800.preheader
  %lsr.iv866 = phi ptr [ %scevgep865, %B2800.preheader ], [ %scevgep867, %B3058 ]
  %lsr.iv856 = phi ptr [ %scevgep855, %B2800.preheader ], [ %scevgep857, %B3058 ]
  %i.2.2 = phi i64 [ %.2106, %B2800.preheader ], [ %.2775, %B3058 ]
  %.2775 = add nsw i64 %i.2.2, 1
  %.2777 = getelementptr double, ptr %arg.times, i64 %.2775
  %.2778 = load double, ptr %.2777, align 8
  %.2780 = fsub double %.2778, %.562
  %.2785 = fdiv double %.2780, %.841
  br i1 %.60.i, label %B34.if.preheader.i204, label %B50.i178

B34.if.preheader.i204:                            ; preds = %B2800
  tail call void @llvm.memset.p0.i64(ptr align 8 %.244, i8 0, i64 %15, i1 false), !noalias !173
  br label %B50.i178

B50.i178:                                         ; preds = %B34.if.preheader.i204, %B2800
  br i1 %.233168.i, label %B90.if.lr.ph.i, label %B248.i

B90.if.lr.ph.i:                                   ; preds = %B50.i178
  %.324.i = fsub double 1.000000e+00, %.2785
  br label %B90.if.i

B90.loopexit.loopexit.unr-lcssa.unr-lcssa.i:      ; preds = %B194.if.i
  br i1 %.not.i194, label %B194.if.epil.preheader5.i, label %B90.loopexit.i

B194.if.epil.preheader5.i:                        ; preds = %B194.if.preheader4.i, %B90.loopexit.loopexit.unr-lcssa.unr-lcssa.i
  %.430156158.epil.init11.i = phi i64 [ 0, %B194.if.preheader4.i ], [ %.437.1.1.i, %B90.loopexit.loopexit.unr-lcssa.unr-lcssa.i ]
  %181 = shl i64 %.430156158.epil.init11.i, 3
  %sunkaddr37.epil.i202 = getelementptr i8, ptr %.244, i64 %181
  %.464.epil6.i = load double, ptr %sunkaddr37.epil.i202, align 8, !noalias !173
  %scevgep34.epil.i = getelementptr i8, ptr %lsr.iv.i195, i64 %181
  %scevgep35.epil.i = getelementptr i8, ptr %scevgep34.epil.i, i64 -8
  %.467.epil7.i = load double, ptr %scevgep35.epil.i, align 8, !noalias !173
  %.468.epil8.i = fadd double %.464.epil6.i, %.467.epil7.i
  %.470.epil9.i = fmul double %"$phi124.1.2.1.i", %.468.epil8.i
  store double %.470.epil9.i, ptr %sunkaddr37.epil.i202, align 8, !noalias !173
  %sunkaddr40.epil.i203 = getelementptr i8, ptr %sunkaddr37.epil.i202, i64 8
  %.464.1.epil.i = load double, ptr %sunkaddr40.epil.i203, align 8, !noalias !173
  %.467.1.epil.i = load double, ptr %scevgep34.epil.i, align 8, !noalias !173
  %.468.1.epil.i = fadd double %.464.1.epil.i, %.467.1.epil.i
  %.470.1.epil.i = fmul double %"$phi124.1.2.1.i", %.468.1.epil.i
  store double %.470.1.epil.i, ptr %sunkaddr40.epil.i203, align 8, !noalias !173
  br label %B90.loopexit.i

B90.loopexit.i:                                   ; preds = %B90.loopexit.loopexit.unr-lcssa.unr-lcssa.i, %B194.if.epil.preheader5.i, %B90.if.i
  %scevgep32.i = getelementptr i8, ptr %lsr.iv.i195, i64 %72
  %scevgep53.i = getelementptr i8, ptr %lsr.iv52.i, i64 %72
  %.233.i = icmp sgt i64 %.232162170.i, 1
  br i1 %.233.i, label %B90.if.i, label %B248.i

B248.i:                                           ; preds = %B90.loopexit.i, %B50.i178
  br i1 %.574177.not.i, label %_ZN9teachmech3run8compiled15kernel_explicit11interpolateB3v56B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2axx10float64_2a.exit, label %B278.if.preheader.i

B278.if.preheader.i:                              ; preds = %B248.i
  br i1 %76, label %B278.if.epil.preheader.i, label %B278.if.i

B328.loopexit.unr-lcssa.i:                        ; preds = %B278.if.i
  br i1 %lcmp.mod3.not.i, label %_ZN9teachmech3run8compiled15kernel_explicit11interpolateB3v56B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2axx10float64_2a.exit, label %B278.if.epil.preheader.i

B278.if.epil.preheader.i:                         ; preds = %B328.loopexit.unr-lcssa.i, %B278.if.preheader.i
  %.580176178.epil.init.i = phi i64 [ 0, %B278.if.preheader.i ], [ %.587.3.i, %B328.loopexit.unr-lcssa.i ]
  %182 = shl i64 %.580176178.epil.init.i, 3
  %scevgep.i187 = getelementptr i8, ptr %arg.now, i64 %182
  %scevgep9.i = getelementptr i8, ptr %.244, i64 %182
  br label %B278.if.epil.i

B278.if.epil.i:                                   ; preds = %B278.if.epil.i, %B278.if.epil.preheader.i
  %epil.iter.i188 = phi i64 [ %epil.iter.next.i191, %B278.if.epil.i ], [ 0, %B278.if.epil.preheader.i ]
  %183 = shl i64 %epil.iter.i188, 3
  %scevgep22.i189 = getelementptr i8, ptr %scevgep9.i, i64 %183
  %.614.epil.i = load double, ptr %scevgep22.i189, align 8, !noalias !173
  %scevgep21.i190 = getelementptr i8, ptr %scevgep.i187, i64 %183
  %.617.epil.i = load double, ptr %scevgep21.i190, align 8, !noalias !173
  %.618.epil.i = fadd double %.614.epil.i, %.617.epil.i
  store double %.618.epil.i, ptr %scevgep22.i189, align 8, !noalias !173
  %epil.iter.next.i191 = add i64 %epil.iter.i188, 1
  %epil.iter.cmp.not.i192 = icmp eq i64 %xtraiter2.i, %epil.iter.next.i191
  br i1 %epil.iter.cmp.not.i192, label %_ZN9teachmech3run8compiled15kernel_explicit11interpolateB3v56B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2axx10float64_2a.exit, label %B278.if.epil.i, !llvm.loop !176

B90.if.i:                                         ; preds = %B90.loopexit.i, %B90.if.lr.ph.i
  %lsr.iv52.i = phi ptr [ %scevgep53.i, %B90.loopexit.i ], [ %scevgep51.i, %B90.if.lr.ph.i ]
  %lsr.iv.i195 = phi ptr [ %scevgep32.i, %B90.loopexit.i ], [ %scevgep31.i, %B90.if.lr.ph.i ]
  %.232162170.i = phi i64 [ %.242.i196, %B90.loopexit.i ], [ %.arg.rows.i, %B90.if.lr.ph.i ]
  %.239163169.in.i = phi i64 [ %.239163169.i, %B90.loopexit.i ], [ %.2788, %B90.if.lr.ph.i ]
  %.239163169.i = add i64 %.239163169.in.i, -1
  %.242.i196 = add nsw i64 %.232162170.i, -1
  %.285.1.i = and i64 %.239163169.i, 1
  %.315.i = icmp eq i64 %.285.1.i, 0
  %"$phi124.1.2.1.i" = select i1 %.315.i, double %.2785, double %.324.i
  br i1 %73, label %B90.loopexit.i, label %B194.if.preheader4.i

B194.if.preheader4.i:                             ; preds = %B90.if.i
  br i1 %74, label %B194.if.epil.preheader5.i, label %B194.if.i

B194.if.i:                                        ; preds = %B194.if.preheader4.i, %B194.if.i
  %lsr.iv60.i = phi i64 [ %lsr.iv.next.i201, %B194.if.i ], [ %unroll_iter651, %B194.if.preheader4.i ]
  %.430156158.i = phi i64 [ %.437.1.1.i, %B194.if.i ], [ 0, %B194.if.preheader4.i ]
  %184 = shl i64 %.430156158.i, 3
  %sunkaddr62.i = getelementptr i8, ptr %.244, i64 %184
  %.464.i = load double, ptr %sunkaddr62.i, align 8, !noalias !173
  %scevgep56.i = getelementptr i8, ptr %lsr.iv52.i, i64 %184
  %scevgep57.i = getelementptr i8, ptr %scevgep56.i, i64 -16
  %scevgep59.i = getelementptr i8, ptr %scevgep56.i, i64 -24
  %.467.i = load double, ptr %scevgep59.i, align 8, !noalias !173
  %.468.i = fadd double %.464.i, %.467.i
  %.470.i = fmul double %"$phi124.1.2.1.i", %.468.i
  store double %.470.i, ptr %sunkaddr62.i, align 8, !noalias !173
  %sunkaddr65.i197 = getelementptr i8, ptr %sunkaddr62.i, i64 8
  %.464.1.i = load double, ptr %sunkaddr65.i197, align 8, !noalias !173
  %.467.1.i = load double, ptr %scevgep57.i, align 8, !noalias !173
  %.468.1.i = fadd double %.464.1.i, %.467.1.i
  %.470.1.i = fmul double %"$phi124.1.2.1.i", %.468.1.i
  store double %.470.1.i, ptr %sunkaddr65.i197, align 8, !noalias !173
  %sunkaddr68.i198 = getelementptr i8, ptr %sunkaddr62.i, i64 16
  %.464.115.i = load double, ptr %sunkaddr68.i198, align 8, !noalias !173
  %scevgep55.i = getelementptr i8, ptr %scevgep56.i, i64 -8
  %.467.116.i = load double, ptr %scevgep55.i, align 8, !noalias !173
  %.468.117.i = fadd double %.464.115.i, %.467.116.i
  %.470.118.i = fmul double %"$phi124.1.2.1.i", %.468.117.i
  store double %.470.118.i, ptr %sunkaddr68.i198, align 8, !noalias !173
  %.437.1.1.i = add i64 %.430156158.i, 4
  %sunkaddr69.i199 = shl i64 %.437.1.1.i, 3
  %sunkaddr70.i = getelementptr i8, ptr %.244, i64 %sunkaddr69.i199
  %sunkaddr71.i200 = getelementptr i8, ptr %sunkaddr70.i, i64 -8
  %.464.1.1.i = load double, ptr %sunkaddr71.i200, align 8, !noalias !173
  %.467.1.1.i = load double, ptr %scevgep56.i, align 8, !noalias !173
  %.468.1.1.i = fadd double %.464.1.1.i, %.467.1.1.i
  %.470.1.1.i = fmul double %"$phi124.1.2.1.i", %.468.1.1.i
  store double %.470.1.1.i, ptr %sunkaddr71.i200, align 8, !noalias !173
  %lsr.iv.next.i201 = add i64 %lsr.iv60.i, -2
  %niter.ncmp.119.i = icmp eq i64 %lsr.iv.next.i201, 0
  br i1 %niter.ncmp.119.i, label %B90.loopexit.loopexit.unr-lcssa.unr-lcssa.i, label %B194.if.i

B278.if.i:                                        ; preds = %B278.if.preheader.i, %B278.if.i
  %.580176178.i = phi i64 [ %.587.3.i, %B278.if.i ], [ 0, %B278.if.preheader.i ]
  %sunkaddr72.i179 = shl i64 %.580176178.i, 3
  %sunkaddr73.i = getelementptr i8, ptr %.244, i64 %sunkaddr72.i179
  %.614.i = load double, ptr %sunkaddr73.i, align 8, !noalias !173
  %sunkaddr75.i180 = getelementptr i8, ptr %arg.now, i64 %sunkaddr72.i179
  %.617.i = load double, ptr %sunkaddr75.i180, align 8, !noalias !173
  %.618.i = fadd double %.614.i, %.617.i
  store double %.618.i, ptr %sunkaddr73.i, align 8, !noalias !173
  %sunkaddr78.i181 = getelementptr i8, ptr %sunkaddr73.i, i64 8
  %.614.1.i = load double, ptr %sunkaddr78.i181, align 8, !noalias !173
  %sunkaddr81.i182 = getelementptr i8, ptr %sunkaddr75.i180, i64 8
  %.617.1.i = load double, ptr %sunkaddr81.i182, align 8, !noalias !173
  %.618.1.i = fadd double %.614.1.i, %.617.1.i
  store double %.618.1.i, ptr %sunkaddr78.i181, align 8, !noalias !173
  %sunkaddr84.i183 = getelementptr i8, ptr %sunkaddr73.i, i64 16
  %.614.2.i = load double, ptr %sunkaddr84.i183, align 8, !noalias !173
  %sunkaddr87.i184 = getelementptr i8, ptr %sunkaddr75.i180, i64 16
  %.617.2.i = load double, ptr %sunkaddr87.i184, align 8, !noalias !173
  %.618.2.i = fadd double %.614.2.i, %.617.2.i
  store double %.618.2.i, ptr %sunkaddr84.i183, align 8, !noalias !173
  %.587.3.i = add nuw nsw i64 %.580176178.i, 4
  %sunkaddr90.i185 = getelementptr i8, ptr %sunkaddr73.i, i64 24
  %.614.3.i = load double, ptr %sunkaddr90.i185, align 8, !noalias !173
  %sunkaddr93.i186 = getelementptr i8, ptr %sunkaddr75.i180, i64 24
  %.617.3.i = load double, ptr %sunkaddr93.i186, align 8, !noalias !173
  %.618.3.i = fadd double %.614.3.i, %.617.3.i
  store double %.618.3.i, ptr %sunkaddr90.i185, align 8, !noalias !173
  %niter6.ncmp.3.i = icmp eq i64 %unroll_iter.i, %.587.3.i
  br i1 %niter6.ncmp.3.i, label %B328.loopexit.unr-lcssa.i, label %B278.if.i

_ZN9teachmech3run8compiled15kernel_explicit11interpolateB3v56B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2axx10float64_2a.exit: ; preds = %B278.if.epil.i, %B248.i, %B328.loopexit.unr-lcssa.i
  br i1 %54, label %B2954, label %B2884

B2884:                                            ; preds = %_ZN9teachmech3run8compiled15kernel_explicit11interpolateB3v56B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2axx10float64_2a.exit
  %sunkaddr906 = shl i64 %.2775, 3
  %sunkaddr907 = getelementptr i8, ptr %arg.times, i64 %sunkaddr906
  %.2825 = load double, ptr %sunkaddr907, align 8
  store i8 0, ptr %.2828, align 1
  call fastcc void @part13(ptr nonnull %.2828, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.2825, ptr %.244)
  %.2842 = load i8, ptr %.2828, align 1
  %.2845.not = icmp eq i8 %.2842, 0
  br i1 %.2845.not, label %common.ret, label %B2954

B2954:                                            ; preds = %B2884, %_ZN9teachmech3run8compiled15kernel_explicit11interpolateB3v56B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2axx10float64_2a.exit
  br i1 %43, label %B2984.if.lr.ph, label %B3030

B2984.if.lr.ph:                                   ; preds = %B2954
  br i1 %77, label %B2984.if.epil.preheader, label %B2984.if

B3030.loopexit.unr-lcssa:                         ; preds = %B2984.if
  br i1 %79, label %B3030, label %B2984.if.epil.preheader

B2984.if.epil.preheader:                          ; preds = %B3030.loopexit.unr-lcssa, %B2984.if.lr.ph
  %.303411811183.epil.init = phi i64 [ 0, %B2984.if.lr.ph ], [ %.3041.3, %B3030.loopexit.unr-lcssa ]
  %185 = shl i64 %.303411811183.epil.init, 3
  %scevgep868 = getelementptr i8, ptr %lsr.iv866, i64 %185
  %scevgep871 = getelementptr i8, ptr %42, i64 %185
  br label %B2984.if.epil

B2984.if.epil:                                    ; preds = %B2984.if.epil, %B2984.if.epil.preheader
  %epil.iter672 = phi i64 [ 0, %B2984.if.epil.preheader ], [ %epil.iter672.next, %B2984.if.epil ]
  %186 = shl nuw nsw i64 %epil.iter672, 3
  %scevgep872 = getelementptr i8, ptr %scevgep871, i64 %186
  %.3068.epil = load double, ptr %scevgep872, align 8
  %scevgep869 = getelementptr i8, ptr %scevgep868, i64 %186
  store double %.3068.epil, ptr %scevgep869, align 8
  %epil.iter672.next = add nuw nsw i64 %epil.iter672, 1
  %epil.iter672.cmp.not = icmp eq i64 %epil.iter672.next, 2
  br i1 %epil.iter672.cmp.not, label %B3030, label %B2984.if.epil, !llvm.loop !177

B3030:                                            ; preds = %B2984.if.epil, %B3030.loopexit.unr-lcssa, %B2954
  %.3093 = add nsw i64 %i.2.2, 2
  %.3095 = icmp slt i64 %.3093, %arg.count
  br i1 %.3095, label %B3058, label %B3088

B3058:                                            ; preds = %B3030
  %sunkaddr908 = shl i64 %i.2.2, 3
  %sunkaddr909 = getelementptr i8, ptr %arg.times, i64 %sunkaddr908
  %sunkaddr910 = getelementptr i8, ptr %sunkaddr909, i64 16
  %.3109 = load double, ptr %sunkaddr910, align 8
  %.3111 = fcmp ugt double %.3109, %.11.i328
  %scevgep857 = getelementptr i8, ptr %lsr.iv856, i64 %15
  %scevgep867 = getelementptr i8, ptr %lsr.iv866, i64 %15
  br i1 %.3111, label %B3088, label %B2800

B3088:                                            ; preds = %B3058, %B3030, %B2770, %B2246, %B2210
  %i.3.1 = phi i64 [ %.2106, %B2210 ], [ %.2106, %B2246 ], [ %.2106, %B2770 ], [ %.2775, %B3030 ], [ %.2775, %B3058 ]
  store i64 %i.3.1, ptr %arg.index, align 8
  %.3134 = load i64, ptr %sunkaddr911, align 8
  %.3135 = add nsw i64 %.3134, 1
  store i64 %.3135, ptr %sunkaddr911, align 8
  br i1 %43, label %B3160.if, label %B3212

B3212:                                            ; preds = %B3160.if, %B3088
  %.10.i314 = fcmp olt double %"$phi56.0.2.0.i", %most.2.11135
  %.11.i315 = select i1 %.10.i314, double %"$phi56.0.2.0.i", double %most.2.11135
  %.3311 = fmul double %.841, %.11.i315
  %.3314 = fcmp olt double %storemerge.i, %length.2.11136
  %"$phi3280.5.2.1" = select i1 %.3314, double %length.2.11136, double 0.000000e+00
  %.10.i443 = fcmp ogt double %"$phi3280.5.2.1", %.3311
  %.11.i444 = select i1 %.10.i443, double %"$phi3280.5.2.1", double %.3311
  store double %.11.i328, ptr %arg.clock, align 8
  store double %.11.i444, ptr %.292, align 8
  %.3387 = load double, ptr %sunkaddr913, align 8
  %.3389 = fcmp olt double %margin.2.1, %.3387
  %.3395 = fcmp olt double %margin.2.1, 2.000000e-01
  %or.cond786 = and i1 %.3395, %.3389
  %.3401 = fcmp uge double %.684, %.841
  %or.cond790 = select i1 %or.cond786, i1 %.3401, i1 false
  %.3416 = fmul double %.841, %margin.2.1
  %.3421 = fsub double %.3387, %margin.2.1
  %.3425 = fdiv double %.3416, %.3421
  %"$phi3422.1.2.1" = select i1 %or.cond790, double %.3425, double 0x7FF0000000000000
  store double %"$phi3422.1.2.1", ptr %sunkaddr892, align 8
  %.3441 = load double, ptr %sunkaddr915, align 8
  %.10.i445 = fcmp ogt double %.841, %.3441
  %.11.i446 = select i1 %.10.i445, double %.841, double %.3441
  store double %margin.2.1, ptr %sunkaddr913, align 8
  store double %.11.i446, ptr %sunkaddr915, align 8
  %.3484 = icmp slt i64 %.509.sroa.0.0263, %arg.kept_ends
  br i1 %.3484, label %B3504, label %B3580

B3504:                                            ; preds = %B3212
  %.3490 = mul nsw i64 %.509.sroa.0.0263, %.3488
  %.3494 = getelementptr inbounds double, ptr %arg.ends, i64 %.3490
  store double %.11.i328, ptr %.3494, align 8, !noalias !178
  br i1 %.9636.not.i, label %B3580, label %B44.if.preheader.i

B44.if.preheader.i:                               ; preds = %B3504
  br i1 %80, label %B44.if.epil.preheader.i, label %B44.if.i207

B78.loopexit.unr-lcssa.i:                         ; preds = %B44.if.i207
  br i1 %lcmp.mod.not.i, label %B3580, label %B44.if.epil.preheader.i

B44.if.epil.preheader.i:                          ; preds = %B78.loopexit.unr-lcssa.i, %B44.if.preheader.i
  %.1023537.epil.init.i = phi i64 [ 0, %B44.if.preheader.i ], [ %.109.7.i, %B78.loopexit.unr-lcssa.i ]
  %187 = shl i64 %.1023537.epil.init.i, 3
  %188 = getelementptr i8, ptr %.3494, i64 %187
  %scevgep.i221 = getelementptr i8, ptr %188, i64 8
  %scevgep3.i222 = getelementptr i8, ptr %arg.now, i64 %187
  br label %B44.if.epil.i

B44.if.epil.i:                                    ; preds = %B44.if.epil.i, %B44.if.epil.preheader.i
  %epil.iter.i223 = phi i64 [ %epil.iter.next.i225, %B44.if.epil.i ], [ 0, %B44.if.epil.preheader.i ]
  %189 = shl i64 %epil.iter.i223, 3
  %scevgep5.i224 = getelementptr i8, ptr %scevgep3.i222, i64 %189
  %.136.epil.i = load double, ptr %scevgep5.i224, align 8, !noalias !178
  %scevgep1.i = getelementptr i8, ptr %scevgep.i221, i64 %189
  store double %.136.epil.i, ptr %scevgep1.i, align 8, !noalias !178
  %epil.iter.next.i225 = add i64 %epil.iter.i223, 1
  %epil.iter.cmp.not.i226 = icmp eq i64 %xtraiter.i205, %epil.iter.next.i225
  br i1 %epil.iter.cmp.not.i226, label %B3580, label %B44.if.epil.i, !llvm.loop !181

B44.if.i207:                                      ; preds = %B44.if.preheader.i, %B44.if.i207
  %.1023537.i = phi i64 [ %.109.7.i, %B44.if.i207 ], [ 0, %B44.if.preheader.i ]
  %sunkaddr38.i208 = shl i64 %.1023537.i, 3
  %sunkaddr39.i209 = getelementptr i8, ptr %arg.now, i64 %sunkaddr38.i208
  %.136.i = load double, ptr %sunkaddr39.i209, align 8, !noalias !178
  %sunkaddr41.i = getelementptr i8, ptr %.3494, i64 %sunkaddr38.i208
  %sunkaddr42.i = getelementptr i8, ptr %sunkaddr41.i, i64 8
  store double %.136.i, ptr %sunkaddr42.i, align 8, !noalias !178
  %sunkaddr44.i = getelementptr i8, ptr %sunkaddr39.i209, i64 8
  %.136.1.i = load double, ptr %sunkaddr44.i, align 8, !noalias !178
  %sunkaddr47.i = getelementptr i8, ptr %sunkaddr41.i, i64 16
  store double %.136.1.i, ptr %sunkaddr47.i, align 8, !noalias !178
  %sunkaddr50.i210 = getelementptr i8, ptr %sunkaddr39.i209, i64 16
  %.136.2.i = load double, ptr %sunkaddr50.i210, align 8, !noalias !178
  %sunkaddr53.i211 = getelementptr i8, ptr %sunkaddr41.i, i64 24
  store double %.136.2.i, ptr %sunkaddr53.i211, align 8, !noalias !178
  %sunkaddr56.i212 = getelementptr i8, ptr %sunkaddr39.i209, i64 24
  %.136.3.i = load double, ptr %sunkaddr56.i212, align 8, !noalias !178
  %sunkaddr59.i = getelementptr i8, ptr %sunkaddr41.i, i64 32
  store double %.136.3.i, ptr %sunkaddr59.i, align 8, !noalias !178
  %sunkaddr62.i213 = getelementptr i8, ptr %sunkaddr39.i209, i64 32
  %.136.4.i = load double, ptr %sunkaddr62.i213, align 8, !noalias !178
  %sunkaddr65.i214 = getelementptr i8, ptr %sunkaddr41.i, i64 40
  store double %.136.4.i, ptr %sunkaddr65.i214, align 8, !noalias !178
  %sunkaddr68.i215 = getelementptr i8, ptr %sunkaddr39.i209, i64 40
  %.136.5.i = load double, ptr %sunkaddr68.i215, align 8, !noalias !178
  %sunkaddr71.i216 = getelementptr i8, ptr %sunkaddr41.i, i64 48
  store double %.136.5.i, ptr %sunkaddr71.i216, align 8, !noalias !178
  %sunkaddr74.i217 = getelementptr i8, ptr %sunkaddr39.i209, i64 48
  %.136.6.i = load double, ptr %sunkaddr74.i217, align 8, !noalias !178
  %sunkaddr77.i218 = getelementptr i8, ptr %sunkaddr41.i, i64 56
  store double %.136.6.i, ptr %sunkaddr77.i218, align 8, !noalias !178
  %.109.7.i = add nuw nsw i64 %.1023537.i, 8
  %sunkaddr80.i219 = getelementptr i8, ptr %sunkaddr39.i209, i64 56
  %.136.7.i = load double, ptr %sunkaddr80.i219, align 8, !noalias !178
  %sunkaddr83.i220 = getelementptr i8, ptr %sunkaddr41.i, i64 64
  store double %.136.7.i, ptr %sunkaddr83.i220, align 8, !noalias !178
  %niter.ncmp.7.i = icmp eq i64 %unroll_iter.i206, %.109.7.i
  br i1 %niter.ncmp.7.i, label %B78.loopexit.unr-lcssa.i, label %B44.if.i207

B3580:                                            ; preds = %B44.if.epil.i, %B78.loopexit.unr-lcssa.i, %B3504, %B3212
  %.3527 = load i64, ptr %sunkaddr911, align 8
  %.3547 = srem i64 %.3527, 1000
  %.3549 = icmp slt i64 %.3547, 0
  %.3558 = add nsw i64 %.3547, 1000
  %.3538.1 = select i1 %.3549, i64 %.3558, i64 %.3547
  %.3568 = icmp eq i64 %.3538.1, 0
  br i1 %.3568, label %B3610, label %B3680

B3610:                                            ; preds = %B3580
  %.3573 = load double, ptr %arg.times, align 8
  %.3575 = fsub double %.62, %.3573
  %.13.i = load double, ptr %sunkaddr917, align 8, !noalias !182
  %.18.i = load double, ptr %sunkaddr915, align 8, !noalias !182
  %.23.i = fdiv double %.3575, 1.000000e+03
  %.10.i.i317 = fcmp ogt double %.23.i, %.18.i
  %.11.i.i318 = select i1 %.10.i.i317, double %.23.i, double %.18.i
  %.15.i = fsub double %.11.i328, %.13.i
  %.58.i319 = fdiv double %.11.i.i318, 1.000000e+02
  %.59.i = fcmp uge double %.15.i, %.58.i319
  br i1 %.59.i, label %B90.i, label %common.ret

B90.i:                                            ; preds = %B3610
  store double %.11.i328, ptr %sunkaddr917, align 8, !noalias !182
  br label %B3680

B3680:                                            ; preds = %B90.i, %B3580
  %.519 = icmp sgt i64 %.5181202262, 0
  %.532 = zext i1 %.519 to i64
  %.5251241 = add i64 %.5251241261, %.532
  %.528 = sext i1 %.519 to i64
  %.5181202 = add nsw i64 %.5181202262, %.528
  %.509.sroa.0.0 = select i1 %.519, i64 %.5251241261, i64 0
  br i1 %.519, label %B816, label %common.ret

B1002.endif:                                      ; preds = %select.false.sink.i, %B54.i, %B1002
  %storemerge.i = phi double [ %.67.i, %select.false.sink.i ], [ %length.2.11136, %B1002 ], [ %.55.i, %B54.i ]
  %.806 = fadd double %.562, %storemerge.i
  %.10.i327 = fcmp olt double %.62, %.806
  %.11.i328 = select i1 %.10.i327, double %.62, double %.806
  %.841 = fsub double %.11.i328, %.562
  br i1 %43, label %B1114.if.preheader, label %B1142

B1114.if.preheader:                               ; preds = %B1002.endif
  br i1 %45, label %B1114.if.epil.preheader, label %B1114.if

B1114.if:                                         ; preds = %B1114.if.preheader, %B1114.if
  %.93110561058 = phi i64 [ %.938.3, %B1114.if ], [ 0, %B1114.if.preheader ]
  %190 = shl i64 %.93110561058, 3
  %scevgep735 = getelementptr i8, ptr %scevgep, i64 %190
  %scevgep736 = getelementptr i8, ptr %scevgep735, i64 -24
  %.965 = load double, ptr %scevgep736, align 8
  %sunkaddr921 = getelementptr i8, ptr %arg.room, i64 %190
  store double %.965, ptr %sunkaddr921, align 8
  %scevgep734 = getelementptr i8, ptr %scevgep735, i64 -16
  %.965.1 = load double, ptr %scevgep734, align 8
  %sunkaddr924 = getelementptr i8, ptr %sunkaddr921, i64 8
  store double %.965.1, ptr %sunkaddr924, align 8
  %scevgep732 = getelementptr i8, ptr %scevgep735, i64 -8
  %.965.2 = load double, ptr %scevgep732, align 8
  %sunkaddr927 = getelementptr i8, ptr %sunkaddr921, i64 16
  store double %.965.2, ptr %sunkaddr927, align 8
  %.938.3 = add nuw nsw i64 %.93110561058, 4
  %.965.3 = load double, ptr %scevgep735, align 8
  %sunkaddr930 = getelementptr i8, ptr %sunkaddr921, i64 24
  store double %.965.3, ptr %sunkaddr930, align 8
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.938.3
  br i1 %niter.ncmp.3, label %B1142.loopexit.unr-lcssa, label %B1114.if

B34.if.preheader.i:                               ; preds = %B1212.critedge
  tail call void @llvm.memset.p0.i64(ptr align 8 %.266, i8 0, i64 %15, i1 false), !noalias !185
  br label %B50.i

B50.i:                                            ; preds = %B34.if.preheader.i, %B1212.critedge
  br i1 %49, label %B1212.endif.endif, label %B80.if.i

B236.i.loopexit.unr-lcssa:                        ; preds = %B180.if.i
  br i1 %.not, label %B180.if.i.epil.preheader, label %B236.i

B180.if.i.epil.preheader:                         ; preds = %B180.if.i.preheader, %B236.i.loopexit.unr-lcssa
  %.369116118.i.epil.init = phi i64 [ 0, %B180.if.i.preheader ], [ %.376.1.i.1, %B236.i.loopexit.unr-lcssa ]
  %191 = shl i64 %.369116118.i.epil.init, 3
  %sunkaddr11.i.epil = getelementptr i8, ptr %.266, i64 %191
  %.403.i.epil = load double, ptr %sunkaddr11.i.epil, align 8, !noalias !185
  %scevgep9.i.epil = getelementptr i8, ptr %lsr.iv.i330, i64 %191
  %scevgep10.i.epil = getelementptr i8, ptr %scevgep9.i.epil, i64 -8
  %.406.i.epil = load double, ptr %scevgep10.i.epil, align 8, !noalias !185
  %.408.i.epil = fmul double %.269.i, %.406.i.epil
  %.409.i.epil = fadd double %.403.i.epil, %.408.i.epil
  store double %.409.i.epil, ptr %sunkaddr11.i.epil, align 8, !noalias !185
  %sunkaddr14.i.epil = getelementptr i8, ptr %sunkaddr11.i.epil, i64 8
  %.403.1.i.epil = load double, ptr %sunkaddr14.i.epil, align 8, !noalias !185
  %.406.1.i.epil = load double, ptr %scevgep9.i.epil, align 8, !noalias !185
  %.408.1.i.epil = fmul double %.269.i, %.406.1.i.epil
  %.409.1.i.epil = fadd double %.403.1.i.epil, %.408.1.i.epil
  store double %.409.1.i.epil, ptr %sunkaddr14.i.epil, align 8, !noalias !185
  br label %B236.i

B236.i:                                           ; preds = %B80.if.i, %B180.if.i.epil.preheader, %B236.i.loopexit.unr-lcssa
  %scevgep7.i = getelementptr i8, ptr %lsr.iv.i330, i64 %15
  %scevgep759 = getelementptr i8, ptr %lsr.iv, i64 %15
  %exitcond140.not.i = icmp eq i64 %.235123133.i, %.5.i321
  br i1 %exitcond140.not.i, label %B1212.endif.endif, label %B80.if.i

B80.if.i:                                         ; preds = %B50.i, %B236.i
  %lsr.iv = phi ptr [ %scevgep759, %B236.i ], [ %scevgep758, %B50.i ]
  %lsr.iv.i330 = phi ptr [ %scevgep7.i, %B236.i ], [ %scevgep6.i, %B50.i ]
  %.235123133.i = phi i64 [ %.242.i, %B236.i ], [ 0, %B50.i ]
  %.242.i = add nuw nsw i64 %.235123133.i, 1
  %.268.i = getelementptr double, ptr %.37.i.i, i64 %.235123133.i
  %.269.i = load double, ptr %.268.i, align 8, !noalias !185
  %.281.i = fcmp oeq double %.269.i, 0.000000e+00
  %brmerge.i = or i1 %.883, %.281.i
  br i1 %brmerge.i, label %B236.i, label %B180.if.i.preheader

B180.if.i.preheader:                              ; preds = %B80.if.i
  br i1 %50, label %B180.if.i.epil.preheader, label %B180.if.i

B180.if.i:                                        ; preds = %B180.if.i.preheader, %B180.if.i
  %lsr.iv766 = phi i64 [ %lsr.iv.next, %B180.if.i ], [ %unroll_iter651, %B180.if.i.preheader ]
  %.369116118.i = phi i64 [ %.376.1.i.1, %B180.if.i ], [ 0, %B180.if.i.preheader ]
  %192 = shl i64 %.369116118.i, 3
  %scevgep756 = getelementptr i8, ptr %scevgep750, i64 %192
  %scevgep757 = getelementptr i8, ptr %scevgep756, i64 -24
  %.403.i = load double, ptr %scevgep757, align 8, !noalias !185
  %scevgep762 = getelementptr i8, ptr %lsr.iv, i64 %192
  %scevgep763 = getelementptr i8, ptr %scevgep762, i64 -16
  %scevgep765 = getelementptr i8, ptr %scevgep762, i64 -24
  %.406.i = load double, ptr %scevgep765, align 8, !noalias !185
  %.408.i = fmul double %.269.i, %.406.i
  %.409.i = fadd double %.403.i, %.408.i
  store double %.409.i, ptr %scevgep757, align 8, !noalias !185
  %scevgep755 = getelementptr i8, ptr %scevgep756, i64 -16
  %.403.1.i = load double, ptr %scevgep755, align 8, !noalias !185
  %.406.1.i = load double, ptr %scevgep763, align 8, !noalias !185
  %.408.1.i = fmul double %.269.i, %.406.1.i
  %.409.1.i = fadd double %.403.1.i, %.408.1.i
  store double %.409.1.i, ptr %scevgep755, align 8, !noalias !185
  %scevgep753 = getelementptr i8, ptr %scevgep756, i64 -8
  %.403.i.1 = load double, ptr %scevgep753, align 8, !noalias !185
  %scevgep761 = getelementptr i8, ptr %scevgep762, i64 -8
  %.406.i.1 = load double, ptr %scevgep761, align 8, !noalias !185
  %.408.i.1 = fmul double %.269.i, %.406.i.1
  %.409.i.1 = fadd double %.403.i.1, %.408.i.1
  store double %.409.i.1, ptr %scevgep753, align 8, !noalias !185
  %.376.1.i.1 = add i64 %.369116118.i, 4
  %.403.1.i.1 = load double, ptr %scevgep756, align 8, !noalias !185
  %.406.1.i.1 = load double, ptr %scevgep762, align 8, !noalias !185
  %.408.1.i.1 = fmul double %.269.i, %.406.1.i.1
  %.409.1.i.1 = fadd double %.403.1.i.1, %.408.1.i.1
  store double %.409.1.i.1, ptr %scevgep756, align 8, !noalias !185
  %lsr.iv.next = add i64 %lsr.iv766, -2
  %niter652.ncmp.1 = icmp eq i64 %lsr.iv.next, 0
  br i1 %niter652.ncmp.1, label %B236.i.loopexit.unr-lcssa, label %B180.if.i

B1212.endif.endif:                                ; preds = %B236.i, %B50.i
  %.8.i332 = load double, ptr %.132, align 8, !noalias !188
  %.5.i.i333 = fptosi double %.8.i332 to i64
  %.6.i.i334 = add nsw i64 %.5.i.i333, 2
  %.35.i.i335 = mul nsw i64 %.6.i.i334, %.5.i.i333
  %193 = getelementptr double, ptr %arg.pair, i64 %.35.i.i335
  %.37.i.i336 = getelementptr i8, ptr %193, i64 40
  br i1 %48, label %B34.if.preheader.i381, label %B50.i338

B34.if.preheader.i381:                            ; preds = %B1212.endif.endif
  tail call void @llvm.memset.p0.i64(ptr align 8 %.1185, i8 0, i64 %15, i1 false), !noalias !191
  br label %B50.i338

B50.i338:                                         ; preds = %B34.if.preheader.i381, %B1212.endif.endif
  br i1 %49, label %B1212.endif.endif.endif.endif, label %B80.if.i343

B236.i378.loopexit.unr-lcssa:                     ; preds = %B180.if.i354
  br i1 %.not1, label %B180.if.i354.epil.preheader, label %B236.i378

B180.if.i354.epil.preheader:                      ; preds = %B180.if.i354.preheader, %B236.i378.loopexit.unr-lcssa
  %.369116118.i355.epil.init = phi i64 [ 0, %B180.if.i354.preheader ], [ %.376.1.i363.1, %B236.i378.loopexit.unr-lcssa ]
  %194 = shl i64 %.369116118.i355.epil.init, 3
  %sunkaddr11.i356.epil = getelementptr i8, ptr %.1185, i64 %194
  %.403.i357.epil = load double, ptr %sunkaddr11.i356.epil, align 8, !noalias !191
  %scevgep9.i358.epil = getelementptr i8, ptr %lsr.iv.i344, i64 %194
  %scevgep10.i359.epil = getelementptr i8, ptr %scevgep9.i358.epil, i64 -8
  %.406.i360.epil = load double, ptr %scevgep10.i359.epil, align 8, !noalias !191
  %.408.i361.epil = fmul double %.269.i348, %.406.i360.epil
  %.409.i362.epil = fadd double %.403.i357.epil, %.408.i361.epil
  store double %.409.i362.epil, ptr %sunkaddr11.i356.epil, align 8, !noalias !191
  %sunkaddr14.i364.epil = getelementptr i8, ptr %sunkaddr11.i356.epil, i64 8
  %.403.1.i365.epil = load double, ptr %sunkaddr14.i364.epil, align 8, !noalias !191
  %.406.1.i366.epil = load double, ptr %scevgep9.i358.epil, align 8, !noalias !191
  %.408.1.i367.epil = fmul double %.269.i348, %.406.1.i366.epil
  %.409.1.i368.epil = fadd double %.403.1.i365.epil, %.408.1.i367.epil
  store double %.409.1.i368.epil, ptr %sunkaddr14.i364.epil, align 8, !noalias !191
  br label %B236.i378

B236.i378:                                        ; preds = %B80.if.i343, %B180.if.i354.epil.preheader, %B236.i378.loopexit.unr-lcssa
  %scevgep7.i379 = getelementptr i8, ptr %lsr.iv.i344, i64 %15
  %scevgep776 = getelementptr i8, ptr %lsr.iv775, i64 %15
  %exitcond140.not.i380 = icmp eq i64 %.235123133.i345, %.5.i321
  br i1 %exitcond140.not.i380, label %B1212.endif.endif.endif.endif, label %B80.if.i343

B80.if.i343:                                      ; preds = %B50.i338, %B236.i378
  %lsr.iv775 = phi ptr [ %scevgep776, %B236.i378 ], [ %scevgep758, %B50.i338 ]
  %lsr.iv.i344 = phi ptr [ %scevgep7.i379, %B236.i378 ], [ %scevgep6.i, %B50.i338 ]
  %.235123133.i345 = phi i64 [ %.242.i346, %B236.i378 ], [ 0, %B50.i338 ]
  %.242.i346 = add nuw nsw i64 %.235123133.i345, 1
  %.268.i347 = getelementptr double, ptr %.37.i.i336, i64 %.235123133.i345
  %.269.i348 = load double, ptr %.268.i347, align 8, !noalias !191
  %.281.i351 = fcmp oeq double %.269.i348, 0.000000e+00
  %brmerge.i352 = or i1 %.883, %.281.i351
  br i1 %brmerge.i352, label %B236.i378, label %B180.if.i354.preheader

B180.if.i354.preheader:                           ; preds = %B80.if.i343
  br i1 %52, label %B180.if.i354.epil.preheader, label %B180.if.i354

B180.if.i354:                                     ; preds = %B180.if.i354.preheader, %B180.if.i354
  %lsr.iv783 = phi i64 [ %lsr.iv.next784, %B180.if.i354 ], [ %unroll_iter651, %B180.if.i354.preheader ]
  %.369116118.i355 = phi i64 [ %.376.1.i363.1, %B180.if.i354 ], [ 0, %B180.if.i354.preheader ]
  %195 = shl i64 %.369116118.i355, 3
  %scevgep773 = getelementptr i8, ptr %scevgep767, i64 %195
  %scevgep774 = getelementptr i8, ptr %scevgep773, i64 -24
  %.403.i357 = load double, ptr %scevgep774, align 8, !noalias !191
  %scevgep779 = getelementptr i8, ptr %lsr.iv775, i64 %195
  %scevgep780 = getelementptr i8, ptr %scevgep779, i64 -16
  %scevgep782 = getelementptr i8, ptr %scevgep779, i64 -24
  %.406.i360 = load double, ptr %scevgep782, align 8, !noalias !191
  %.408.i361 = fmul double %.269.i348, %.406.i360
  %.409.i362 = fadd double %.403.i357, %.408.i361
  store double %.409.i362, ptr %scevgep774, align 8, !noalias !191
  %scevgep772 = getelementptr i8, ptr %scevgep773, i64 -16
  %.403.1.i365 = load double, ptr %scevgep772, align 8, !noalias !191
  %.406.1.i366 = load double, ptr %scevgep780, align 8, !noalias !191
  %.408.1.i367 = fmul double %.269.i348, %.406.1.i366
  %.409.1.i368 = fadd double %.403.1.i365, %.408.1.i367
  store double %.409.1.i368, ptr %scevgep772, align 8, !noalias !191
  %scevgep770 = getelementptr i8, ptr %scevgep773, i64 -8
  %.403.i357.1 = load double, ptr %scevgep770, align 8, !noalias !191
  %scevgep778 = getelementptr i8, ptr %scevgep779, i64 -8
  %.406.i360.1 = load double, ptr %scevgep778, align 8, !noalias !191
  %.408.i361.1 = fmul double %.269.i348, %.406.i360.1
  %.409.i362.1 = fadd double %.403.i357.1, %.408.i361.1
  store double %.409.i362.1, ptr %scevgep770, align 8, !noalias !191
  %.376.1.i363.1 = add i64 %.369116118.i355, 4
  %.403.1.i365.1 = load double, ptr %scevgep773, align 8, !noalias !191
  %.406.1.i366.1 = load double, ptr %scevgep779, align 8, !noalias !191
  %.408.1.i367.1 = fmul double %.269.i348, %.406.1.i366.1
  %.409.1.i368.1 = fadd double %.403.1.i365.1, %.408.1.i367.1
  store double %.409.1.i368.1, ptr %scevgep773, align 8, !noalias !191
  %lsr.iv.next784 = add i64 %lsr.iv783, -2
  %niter658.ncmp.1 = icmp eq i64 %lsr.iv.next784, 0
  br i1 %niter658.ncmp.1, label %B236.i378.loopexit.unr-lcssa, label %B180.if.i354

B1212.endif.endif.endif.endif:                    ; preds = %B236.i378, %B50.i338
  br i1 %43, label %B1414.if, label %B1558

B1414.if:                                         ; preds = %B1212.endif.endif.endif.endif, %B1414.if
  %.129810621064 = phi i64 [ %.1305, %B1414.if ], [ 0, %B1212.endif.endif.endif.endif ]
  %196 = shl i64 %.129810621064, 3
  %scevgep789 = getelementptr i8, ptr %scevgep788, i64 %196
  %.1332 = load double, ptr %scevgep789, align 8
  %scevgep787 = getelementptr i8, ptr %arg.now, i64 %196
  %.1335 = load double, ptr %scevgep787, align 8
  %.1336 = tail call double @llvm.fabs.f64(double %.1335)
  %scevgep786 = getelementptr i8, ptr %.238, i64 %196
  %.1339 = load double, ptr %scevgep786, align 8
  %.1340 = tail call double @llvm.fabs.f64(double %.1339)
  %.10.i383 = fcmp ogt double %.1340, %.1336
  %.11.i384 = select i1 %.10.i383, double %.1340, double %.1336
  %.1305 = add nuw nsw i64 %.129810621064, 1
  %.1369 = fadd double %.1332, %.11.i384
  %.1371 = fmul double %arg.tolerance, %.1369
  %scevgep785 = getelementptr i8, ptr %.260, i64 %196
  store double %.1371, ptr %scevgep785, align 8
  %exitcond2842.not = icmp eq i64 %..57787, %.1305
  br i1 %exitcond2842.not, label %B1558, label %B1414.if

B148.i:                                           ; preds = %B44.if.i, %B1558
  %sum5.2.0.lcssa.i = phi double [ 0.000000e+00, %B1558 ], [ %.181.1.i, %B44.if.i ]
  %sum3.2.0.lcssa.i = phi double [ 0.000000e+00, %B1558 ], [ %.221.1.i, %B44.if.i ]
  %.235.i = fcmp oeq double %sum5.2.0.lcssa.i, 0.000000e+00
  %.239.i = fcmp oeq double %sum3.2.0.lcssa.i, 0.000000e+00
  %or.cond.i = select i1 %.235.i, i1 %.239.i, i1 false
  br i1 %or.cond.i, label %B1558.endif.endif, label %B176.i

B176.i:                                           ; preds = %B148.i
  %.253.i = fmul double %.841, %sum5.2.0.lcssa.i
  %.257.i = fmul double %sum3.2.0.lcssa.i, 1.000000e-02
  %.261.i = fadd double %sum5.2.0.lcssa.i, %.257.i
  %.266.i = fmul double %.261.i, %.265.i
  %.276.i = tail call double @sqrt(double %.266.i)
  %.284.i = fdiv double %.253.i, %.276.i
  br label %B1558.endif.endif

B44.if.i:                                         ; preds = %B1558, %B44.if.i
  %sum3.2.053.i = phi double [ %.221.1.i, %B44.if.i ], [ 0.000000e+00, %B1558 ]
  %sum5.2.052.i = phi double [ %.181.1.i, %B44.if.i ], [ 0.000000e+00, %B1558 ]
  %.1144750.i = phi i64 [ %.121.1.i, %B44.if.i ], [ 0, %B1558 ]
  %197 = shl i64 %.1144750.i, 3
  %scevgep796 = getelementptr i8, ptr %.266, i64 %197
  %scevgep797 = getelementptr i8, ptr %scevgep796, i64 8
  %.148.i = load double, ptr %scevgep796, align 8, !noalias !194
  %scevgep794 = getelementptr i8, ptr %scevgep792, i64 %197
  %scevgep795 = getelementptr i8, ptr %scevgep794, i64 -8
  %.151.i = load double, ptr %scevgep795, align 8, !noalias !194
  %.155.i = fdiv double %.148.i, %.151.i
  %scevgep790 = getelementptr i8, ptr %scevgep27.i, i64 %197
  %scevgep791 = getelementptr i8, ptr %scevgep790, i64 -8
  %.188.i = load double, ptr %scevgep791, align 8, !noalias !194
  %.195.i = fdiv double %.188.i, %.151.i
  %.147.i14.i = fmul double %.195.i, %.195.i
  %.147.i.i387 = fmul double %.155.i, %.155.i
  %.181.i = fadd double %sum5.2.052.i, %.147.i.i387
  %.221.i = fadd double %sum3.2.053.i, %.147.i14.i
  %.148.1.i = load double, ptr %scevgep797, align 8, !noalias !194
  %.151.1.i = load double, ptr %scevgep794, align 8, !noalias !194
  %.155.1.i = fdiv double %.148.1.i, %.151.1.i
  %.188.1.i = load double, ptr %scevgep790, align 8, !noalias !194
  %.195.1.i = fdiv double %.188.1.i, %.151.1.i
  %.147.i14.1.i = fmul double %.195.1.i, %.195.1.i
  %.147.i.1.i = fmul double %.155.1.i, %.155.1.i
  %.121.1.i = add i64 %.1144750.i, 2
  %.181.1.i = fadd double %.181.i, %.147.i.1.i
  %.221.1.i = fadd double %.221.i, %.147.i14.1.i
  %niter.ncmp.1.i388 = icmp eq i64 %.56, %.1144750.i
  br i1 %niter.ncmp.1.i388, label %B148.i, label %B44.if.i

B1558.endif.endif:                                ; preds = %B176.i, %B148.i
  %storemerge.i390 = phi double [ %.284.i, %B176.i ], [ 0.000000e+00, %B148.i ]
  br i1 %54, label %B1820, label %B1694

B1820.endif:                                      ; preds = %B20.endif.i, %B1820
  %"$phi56.0.2.0.i" = phi double [ %.58.i, %B20.endif.i ], [ 1.000000e+01, %B1820 ]
  %.1652 = fcmp olt double %error.2.2, 1.000000e+00
  br i1 %.1652, label %B1900, label %B1866

B2378.if:                                         ; preds = %B2348.critedge, %B2378.if
  %.234911461148 = phi i64 [ %.2356, %B2378.if ], [ 0, %B2348.critedge ]
  %.2356 = add nuw nsw i64 %.234911461148, 1
  %198 = shl i64 %.234911461148, 3
  %scevgep813 = getelementptr i8, ptr %.238, i64 %198
  %.2383 = load double, ptr %scevgep813, align 8
  %scevgep812 = getelementptr i8, ptr %arg.now, i64 %198
  %.2386 = load double, ptr %scevgep812, align 8
  %.2387 = fsub double %.2383, %.2386
  %scevgep811 = getelementptr i8, ptr %.284, i64 %198
  store double %.2387, ptr %scevgep811, align 8
  %scevgep810 = getelementptr i8, ptr %arg.room, i64 %198
  %.2393 = load double, ptr %scevgep810, align 8
  %.2395 = fmul double %.841, %.2393
  %.2396 = fsub double %.2395, %.2387
  %scevgep808 = getelementptr i8, ptr %13, i64 %198
  store double %.2396, ptr %scevgep808, align 8
  %.2403 = fmul double %.2387, 2.000000e+00
  %scevgep809 = getelementptr i8, ptr %rate.2.1, i64 %198
  %.2406 = load double, ptr %scevgep809, align 8
  %.2409 = load double, ptr %scevgep810, align 8
  %.2410 = fadd double %.2406, %.2409
  %.2412 = fmul double %.841, %.2410
  %.2413 = fsub double %.2403, %.2412
  %scevgep807 = getelementptr i8, ptr %14, i64 %198
  store double %.2413, ptr %scevgep807, align 8
  %exitcond2845.not = icmp eq i64 %..57787, %.2356
  br i1 %exitcond2845.not, label %B2538, label %B2378.if

B2568.if:                                         ; preds = %B2538, %B2568.loopexit
  %lsr.iv842 = phi ptr [ %scevgep843, %B2568.loopexit ], [ %scevgep841, %B2538 ]
  %lsr.iv815 = phi ptr [ %scevgep816, %B2568.loopexit ], [ %scevgep814, %B2538 ]
  %.251111611174 = phi i64 [ %.2518, %B2568.loopexit ], [ 0, %B2538 ]
  %.2518 = add nuw nsw i64 %.251111611174, 1
  %.2543 = add nuw i64 %.251111611174, 3
  %.2545 = mul nsw i64 %.2543, %.57
  %.2547 = getelementptr inbounds double, ptr %.284, i64 %.2545
  %.8.i392 = load double, ptr %.132, align 8, !noalias !197
  %.5.i.i393 = fptosi double %.8.i392 to i64
  %.6.i.i394 = add i64 %.2543, %.5.i.i393
  %.35.i.i395 = mul nsw i64 %.6.i.i394, %.5.i.i393
  %199 = getelementptr double, ptr %arg.pair, i64 %.35.i.i395
  %.37.i.i396 = getelementptr i8, ptr %199, i64 40
  br i1 %48, label %B34.if.preheader.i441, label %B50.i398

B34.if.preheader.i441:                            ; preds = %B2568.if
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %.2547, i8 0, i64 %15, i1 false), !noalias !200
  br label %B50.i398

B50.i398:                                         ; preds = %B34.if.preheader.i441, %B2568.if
  br i1 %62, label %B2570.endif.endif, label %B80.if.i403

B236.i438.loopexit.unr-lcssa:                     ; preds = %B180.if.i414
  br i1 %.not2, label %B180.if.i414.epil.preheader, label %B236.i438

B180.if.i414.epil.preheader:                      ; preds = %B180.if.i414.preheader, %B236.i438.loopexit.unr-lcssa
  %.369116118.i415.epil.init = phi i64 [ 0, %B180.if.i414.preheader ], [ %.376.1.i423.1, %B236.i438.loopexit.unr-lcssa ]
  %200 = shl i64 %.369116118.i415.epil.init, 3
  %sunkaddr11.i416.epil = getelementptr i8, ptr %.2547, i64 %200
  %.403.i417.epil = load double, ptr %sunkaddr11.i416.epil, align 8, !noalias !200
  %scevgep9.i418.epil = getelementptr i8, ptr %lsr.iv.i404, i64 %200
  %scevgep10.i419.epil = getelementptr i8, ptr %scevgep9.i418.epil, i64 -8
  %.406.i420.epil = load double, ptr %scevgep10.i419.epil, align 8, !noalias !200
  %.408.i421.epil = fmul double %.269.i408, %.406.i420.epil
  %.409.i422.epil = fadd double %.403.i417.epil, %.408.i421.epil
  store double %.409.i422.epil, ptr %sunkaddr11.i416.epil, align 8, !noalias !200
  %sunkaddr14.i424.epil = getelementptr i8, ptr %sunkaddr11.i416.epil, i64 8
  %.403.1.i425.epil = load double, ptr %sunkaddr14.i424.epil, align 8, !noalias !200
  %.406.1.i426.epil = load double, ptr %scevgep9.i418.epil, align 8, !noalias !200
  %.408.1.i427.epil = fmul double %.269.i408, %.406.1.i426.epil
  %.409.1.i428.epil = fadd double %.403.1.i425.epil, %.408.1.i427.epil
  store double %.409.1.i428.epil, ptr %sunkaddr14.i424.epil, align 8, !noalias !200
  br label %B236.i438

B236.i438:                                        ; preds = %B80.if.i403, %B180.if.i414.epil.preheader, %B236.i438.loopexit.unr-lcssa
  %scevgep7.i439 = getelementptr i8, ptr %lsr.iv.i404, i64 %15
  %scevgep825 = getelementptr i8, ptr %lsr.iv824, i64 %15
  %exitcond140.not.i440 = icmp eq i64 %.242.i406, %.5.i322
  br i1 %exitcond140.not.i440, label %B2570.endif.endif, label %B80.if.i403

B80.if.i403:                                      ; preds = %B50.i398, %B236.i438
  %lsr.iv824 = phi ptr [ %scevgep825, %B236.i438 ], [ %scevgep758, %B50.i398 ]
  %lsr.iv.i404 = phi ptr [ %scevgep7.i439, %B236.i438 ], [ %scevgep6.i, %B50.i398 ]
  %.235123133.i405 = phi i64 [ %.242.i406, %B236.i438 ], [ 0, %B50.i398 ]
  %.242.i406 = add nuw nsw i64 %.235123133.i405, 1
  %.268.i407 = getelementptr double, ptr %.37.i.i396, i64 %.235123133.i405
  %.269.i408 = load double, ptr %.268.i407, align 8, !noalias !200
  %.281.i411 = fcmp oeq double %.269.i408, 0.000000e+00
  %brmerge.i412 = or i1 %.883, %.281.i411
  br i1 %brmerge.i412, label %B236.i438, label %B180.if.i414.preheader

B180.if.i414.preheader:                           ; preds = %B80.if.i403
  br i1 %63, label %B180.if.i414.epil.preheader, label %B180.if.i414

B180.if.i414:                                     ; preds = %B180.if.i414.preheader, %B180.if.i414
  %lsr.iv832 = phi i64 [ %lsr.iv.next833, %B180.if.i414 ], [ %unroll_iter651, %B180.if.i414.preheader ]
  %.369116118.i415 = phi i64 [ %.376.1.i423.1, %B180.if.i414 ], [ 0, %B180.if.i414.preheader ]
  %201 = shl i64 %.369116118.i415, 3
  %scevgep822 = getelementptr i8, ptr %lsr.iv815, i64 %201
  %scevgep823 = getelementptr i8, ptr %scevgep822, i64 -24
  %.403.i417 = load double, ptr %scevgep823, align 8, !noalias !200
  %scevgep828 = getelementptr i8, ptr %lsr.iv824, i64 %201
  %scevgep829 = getelementptr i8, ptr %scevgep828, i64 -16
  %scevgep831 = getelementptr i8, ptr %scevgep828, i64 -24
  %.406.i420 = load double, ptr %scevgep831, align 8, !noalias !200
  %.408.i421 = fmul double %.269.i408, %.406.i420
  %.409.i422 = fadd double %.403.i417, %.408.i421
  store double %.409.i422, ptr %scevgep823, align 8, !noalias !200
  %scevgep821 = getelementptr i8, ptr %scevgep822, i64 -16
  %.403.1.i425 = load double, ptr %scevgep821, align 8, !noalias !200
  %.406.1.i426 = load double, ptr %scevgep829, align 8, !noalias !200
  %.408.1.i427 = fmul double %.269.i408, %.406.1.i426
  %.409.1.i428 = fadd double %.403.1.i425, %.408.1.i427
  store double %.409.1.i428, ptr %scevgep821, align 8, !noalias !200
  %scevgep819 = getelementptr i8, ptr %scevgep822, i64 -8
  %.403.i417.1 = load double, ptr %scevgep819, align 8, !noalias !200
  %scevgep827 = getelementptr i8, ptr %scevgep828, i64 -8
  %.406.i420.1 = load double, ptr %scevgep827, align 8, !noalias !200
  %.408.i421.1 = fmul double %.269.i408, %.406.i420.1
  %.409.i422.1 = fadd double %.403.i417.1, %.408.i421.1
  store double %.409.i422.1, ptr %scevgep819, align 8, !noalias !200
  %.376.1.i423.1 = add i64 %.369116118.i415, 4
  %.403.1.i425.1 = load double, ptr %scevgep822, align 8, !noalias !200
  %.406.1.i426.1 = load double, ptr %scevgep828, align 8, !noalias !200
  %.408.1.i427.1 = fmul double %.269.i408, %.406.1.i426.1
  %.409.1.i428.1 = fadd double %.403.1.i425.1, %.408.1.i427.1
  store double %.409.1.i428.1, ptr %scevgep822, align 8, !noalias !200
  %lsr.iv.next833 = add i64 %lsr.iv832, -2
  %niter664.ncmp.1 = icmp eq i64 %lsr.iv.next833, 0
  br i1 %niter664.ncmp.1, label %B236.i438.loopexit.unr-lcssa, label %B180.if.i414

B2570.endif.endif:                                ; preds = %B236.i438, %B50.i398
  br i1 %43, label %B2712.if.preheader, label %B2568.loopexit

B2712.if.preheader:                               ; preds = %B2570.endif.endif
  br i1 %65, label %B2712.if.epil.preheader, label %B2712.if

B2712.if:                                         ; preds = %B2712.if.preheader, %B2712.if
  %.269211531155 = phi i64 [ %.2699.3, %B2712.if ], [ 0, %B2712.if.preheader ]
  %202 = shl i64 %.269211531155, 3
  %scevgep839 = getelementptr i8, ptr %lsr.iv815, i64 %202
  %scevgep840 = getelementptr i8, ptr %scevgep839, i64 -24
  %.2726 = load double, ptr %scevgep840, align 8
  %.2728 = fmul double %.841, %.2726
  store double %.2728, ptr %scevgep840, align 8
  %scevgep838 = getelementptr i8, ptr %scevgep839, i64 -16
  %.2726.1 = load double, ptr %scevgep838, align 8
  %.2728.1 = fmul double %.841, %.2726.1
  store double %.2728.1, ptr %scevgep838, align 8
  %scevgep836 = getelementptr i8, ptr %scevgep839, i64 -8
  %.2726.2 = load double, ptr %scevgep836, align 8
  %.2728.2 = fmul double %.841, %.2726.2
  store double %.2728.2, ptr %scevgep836, align 8
  %.2699.3 = add nuw nsw i64 %.269211531155, 4
  %.2726.3 = load double, ptr %scevgep839, align 8
  %.2728.3 = fmul double %.841, %.2726.3
  store double %.2728.3, ptr %scevgep839, align 8
  %niter670.ncmp.3 = icmp eq i64 %unroll_iter, %.2699.3
  br i1 %niter670.ncmp.3, label %B2568.loopexit.loopexit.unr-lcssa, label %B2712.if

B2984.if:                                         ; preds = %B2984.if.lr.ph, %B2984.if
  %.303411811183 = phi i64 [ %.3041.3, %B2984.if ], [ 0, %B2984.if.lr.ph ]
  %203 = shl i64 %.303411811183, 3
  %scevgep852 = getelementptr i8, ptr %scevgep846, i64 %203
  %scevgep853 = getelementptr i8, ptr %scevgep852, i64 -24
  %.3068 = load double, ptr %scevgep853, align 8
  %scevgep863 = getelementptr i8, ptr %lsr.iv856, i64 %203
  %scevgep864 = getelementptr i8, ptr %scevgep863, i64 -24
  store double %.3068, ptr %scevgep864, align 8
  %scevgep851 = getelementptr i8, ptr %scevgep852, i64 -16
  %.3068.1 = load double, ptr %scevgep851, align 8
  %scevgep862 = getelementptr i8, ptr %scevgep863, i64 -16
  store double %.3068.1, ptr %scevgep862, align 8
  %scevgep849 = getelementptr i8, ptr %scevgep852, i64 -8
  %.3068.2 = load double, ptr %scevgep849, align 8
  %scevgep860 = getelementptr i8, ptr %scevgep863, i64 -8
  store double %.3068.2, ptr %scevgep860, align 8
  %.3041.3 = add nuw nsw i64 %.303411811183, 4
  %.3068.3 = load double, ptr %scevgep852, align 8
  store double %.3068.3, ptr %scevgep863, align 8
  %niter676.ncmp.3 = icmp eq i64 %unroll_iter, %.3041.3
  br i1 %niter676.ncmp.3, label %B3030.loopexit.unr-lcssa, label %B2984.if

B3160.if:                                         ; preds = %B3088, %B3160.if
  %.322511961198 = phi i64 [ %.3232.1, %B3160.if ], [ 0, %B3088 ]
  %204 = shl i64 %.322511961198, 3
  %scevgep875 = getelementptr i8, ptr %scevgep873, i64 %204
  %scevgep876 = getelementptr i8, ptr %scevgep875, i64 -8
  %.3259 = load double, ptr %scevgep876, align 8
  %sunkaddr934 = getelementptr i8, ptr %rate.2.1, i64 %204
  %.3262 = load double, ptr %sunkaddr934, align 8
  %sunkaddr936 = getelementptr i8, ptr %arg.now, i64 %204
  store double %.3259, ptr %sunkaddr936, align 8
  %scevgep887 = getelementptr i8, ptr %scevgep885, i64 %204
  %scevgep888 = getelementptr i8, ptr %scevgep887, i64 -8
  store double %.3262, ptr %scevgep888, align 8
  %.3232.1 = add nuw nsw i64 %.322511961198, 2
  %.3259.1 = load double, ptr %scevgep875, align 8
  %sunkaddr939 = getelementptr i8, ptr %sunkaddr934, i64 8
  %.3262.1 = load double, ptr %sunkaddr939, align 8
  %sunkaddr942 = getelementptr i8, ptr %sunkaddr936, i64 8
  store double %.3259.1, ptr %sunkaddr942, align 8
  store double %.3262.1, ptr %scevgep887, align 8
  %exitcond2853.not.1 = icmp eq i64 %..57787, %.3232.1
  br i1 %exitcond2853.not.1, label %B3212, label %B3160.if
}

define internal fastcc void @part14(ptr noalias nonnull writeonly captures(none) %retptr, double %arg.t, ptr readonly captures(none) %arg.y, i64 range(i64 2, 1) %arg.size, ptr writeonly captures(none) initializes((0, 8)) %arg.row) unnamed_addr #2 {
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
  br i1 %epil.iter.cmp.not, label %B78, label %B44.if.epil, !llvm.loop !181

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
  br i1 %epil.iter.cmp.not, label %B486, label %B446.if.epil, !llvm.loop !203

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
  call fastcc void @part15(ptr nonnull %.652, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.480, ptr %arg.now, ptr %.57, double %"$phi758.1.2.4", ptr %.65, ptr %arg.room, ptr %.90)
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
  call fastcc void @part15(ptr nonnull %.801, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.480, ptr %arg.now, ptr %.57, double %.771, ptr %.65, ptr %.102, ptr %.90)
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
  br i1 %epil.iter240.cmp.not, label %B1482, label %B1436.if.epil, !llvm.loop !204

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
  call fastcc void @part15(ptr nonnull %.1506, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.480, ptr %arg.now, ptr %.57, double %.1493, ptr %.65, ptr %.102, ptr %.90)
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
  br i1 %.11076.not.i, label %_ZN9teachmech3run8compiled16kernel_kinematic7betweenB3v65B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEddx10float64_2a10float64_2a10float64_2a10float64_2a10float64_2a.exit, label %B34.if.lr.ph.i

B34.if.lr.ph.i:                                   ; preds = %B1964
  %.264.i = fmul double %.1935, 5.000000e+00
  %scevgep1.i = getelementptr i8, ptr %lsr.iv327, i64 %27
  br label %B34.if.i

B34.if.i:                                         ; preds = %B34.if.i, %B34.if.lr.ph.i
  %.1167577.i = phi i64 [ 0, %B34.if.lr.ph.i ], [ %.123.i, %B34.if.i ]
  %.123.i = add nuw nsw i64 %.1167577.i, 1
  %46 = shl i64 %.1167577.i, 3
  %scevgep10.i = getelementptr i8, ptr %arg.room, i64 %46
  %.150.i = load double, ptr %scevgep10.i, align 8, !noalias !205
  %scevgep9.i = getelementptr i8, ptr %arg.now, i64 %46
  %.153.i = load double, ptr %scevgep9.i, align 8, !noalias !205
  %.154.i = fsub double %.150.i, %.153.i
  %scevgep16.i = getelementptr i8, ptr %.57, i64 %46
  %.157.i = load double, ptr %scevgep16.i, align 8, !noalias !205
  %.159.i = fmul double %.186581, %.157.i
  %scevgep15.i = getelementptr i8, ptr %.87, i64 %46
  %.162.i = load double, ptr %scevgep15.i, align 8, !noalias !205
  %.164.i = fmul double %.186581, %.162.i
  %scevgep14.i = getelementptr i8, ptr %scevgep5.i, i64 %46
  %.172.i = load double, ptr %scevgep14.i, align 8, !noalias !205
  %.173.i = fmul double %.167.i, %.172.i
  %scevgep13.i = getelementptr i8, ptr %scevgep3.i1, i64 %46
  %.181.i = load double, ptr %scevgep13.i, align 8, !noalias !205
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
  store double %.254.i, ptr %scevgep12.i, align 8, !noalias !205
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
  store double %.280.i, ptr %scevgep11.i, align 8, !noalias !205
  %exitcond.not.i = icmp eq i64 %.46, %.123.i
  br i1 %exitcond.not.i, label %_ZN9teachmech3run8compiled16kernel_kinematic7betweenB3v65B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEddx10float64_2a10float64_2a10float64_2a10float64_2a10float64_2a.exit, label %B34.if.i

_ZN9teachmech3run8compiled16kernel_kinematic7betweenB3v65B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEddx10float64_2a10float64_2a10float64_2a10float64_2a10float64_2a.exit: ; preds = %B34.if.i, %B1964
  %.423.i = load double, ptr %.422.i, align 8, !noalias !205
  %.426.i = load double, ptr %.425.i, align 8, !noalias !205
  %.430.i = fsub double %.426.i, %.423.i
  %.432.i = fmul double %.1935, %.430.i
  %.433.i = fadd double %.423.i, %.432.i
  %.435.i = getelementptr double, ptr %lsr.iv327, i64 %.51
  store double %.433.i, ptr %.435.i, align 8, !noalias !205
  %.423.1.i = load double, ptr %.422.1.i, align 8, !noalias !205
  %.426.1.i = load double, ptr %.425.1.i, align 8, !noalias !205
  %.430.1.i = fsub double %.426.1.i, %.423.1.i
  %.432.1.i = fmul double %.1935, %.430.1.i
  %.433.1.i = fadd double %.423.1.i, %.432.1.i
  %.435.1.i = getelementptr double, ptr %lsr.iv327, i64 %.396.i
  store double %.433.1.i, ptr %.435.1.i, align 8, !noalias !205
  %reass.sub = sub i64 %i.6.3, %k.2.1722
  %exitcond1387.not = icmp eq i64 %reass.sub, -1
  br i1 %exitcond1387.not, label %B2126, label %B2102

B2102:                                            ; preds = %_ZN9teachmech3run8compiled16kernel_kinematic7betweenB3v65B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEddx10float64_2a10float64_2a10float64_2a10float64_2a10float64_2a.exit
  %.1966 = add i64 %i.6.3, 1
  %.1988 = load double, ptr %scevgep324, align 8
  %.1992 = fcmp olt double %.1988, %later.2.3
  %scevgep328 = getelementptr i8, ptr %lsr.iv327, i64 %15
  br i1 %.1992, label %B1964, label %B2126

B2126:                                            ; preds = %_ZN9teachmech3run8compiled16kernel_kinematic7betweenB3v65B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEddx10float64_2a10float64_2a10float64_2a10float64_2a10float64_2a.exit, %B2102, %B1940, %B1882.1
  %i.7.2 = phi i64 [ %.493, %B1940 ], [ %.493, %B1882.1 ], [ %k.2.1722, %_ZN9teachmech3run8compiled16kernel_kinematic7betweenB3v65B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEddx10float64_2a10float64_2a10float64_2a10float64_2a10float64_2a.exit ], [ %.1966, %B2102 ]
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
  br i1 %epil.iter246.cmp.not, label %B2260, label %B2220.if.epil, !llvm.loop !208

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
  store double %later.5.1, ptr %.2543, align 8, !noalias !209
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
  %.136.epil.i = load double, ptr %scevgep407, align 8, !noalias !209
  %scevgep406 = getelementptr i8, ptr %scevgep.i, i64 %56
  store double %.136.epil.i, ptr %scevgep406, align 8, !noalias !209
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B2690, label %B44.if.epil.i, !llvm.loop !212

B44.if.i:                                         ; preds = %B44.if.i, %B44.if.i.preheader
  %.1023537.i = phi i64 [ %.109.7.i, %B44.if.i ], [ 0, %B44.if.i.preheader ]
  %sunkaddr.i = shl i64 %.1023537.i, 3
  %sunkaddr486 = getelementptr i8, ptr %arg.now, i64 %sunkaddr.i
  %.136.i = load double, ptr %sunkaddr486, align 8, !noalias !209
  %scevgep388 = getelementptr i8, ptr %scevgep374, i64 %sunkaddr.i
  %scevgep389 = getelementptr i8, ptr %scevgep388, i64 -56
  store double %.136.i, ptr %scevgep389, align 8, !noalias !209
  %sunkaddr489 = getelementptr i8, ptr %sunkaddr486, i64 8
  %.136.1.i = load double, ptr %sunkaddr489, align 8, !noalias !209
  %scevgep387 = getelementptr i8, ptr %scevgep388, i64 -48
  store double %.136.1.i, ptr %scevgep387, align 8, !noalias !209
  %sunkaddr492 = getelementptr i8, ptr %sunkaddr486, i64 16
  %.136.2.i = load double, ptr %sunkaddr492, align 8, !noalias !209
  %scevgep385 = getelementptr i8, ptr %scevgep388, i64 -40
  store double %.136.2.i, ptr %scevgep385, align 8, !noalias !209
  %sunkaddr495 = getelementptr i8, ptr %sunkaddr486, i64 24
  %.136.3.i = load double, ptr %sunkaddr495, align 8, !noalias !209
  %scevgep383 = getelementptr i8, ptr %scevgep388, i64 -32
  store double %.136.3.i, ptr %scevgep383, align 8, !noalias !209
  %sunkaddr498 = getelementptr i8, ptr %sunkaddr486, i64 32
  %.136.4.i = load double, ptr %sunkaddr498, align 8, !noalias !209
  %scevgep381 = getelementptr i8, ptr %scevgep388, i64 -24
  store double %.136.4.i, ptr %scevgep381, align 8, !noalias !209
  %sunkaddr501 = getelementptr i8, ptr %sunkaddr486, i64 40
  %.136.5.i = load double, ptr %sunkaddr501, align 8, !noalias !209
  %scevgep379 = getelementptr i8, ptr %scevgep388, i64 -16
  store double %.136.5.i, ptr %scevgep379, align 8, !noalias !209
  %sunkaddr504 = getelementptr i8, ptr %sunkaddr486, i64 48
  %.136.6.i = load double, ptr %sunkaddr504, align 8, !noalias !209
  %scevgep377 = getelementptr i8, ptr %scevgep388, i64 -8
  store double %.136.6.i, ptr %scevgep377, align 8, !noalias !209
  %.109.7.i = add nuw nsw i64 %.1023537.i, 8
  %sunkaddr507 = getelementptr i8, ptr %sunkaddr486, i64 56
  %.136.7.i = load double, ptr %sunkaddr507, align 8, !noalias !209
  store double %.136.7.i, ptr %scevgep388, align 8, !noalias !209
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
  call fastcc void @part15(ptr nonnull %.1163, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.480, ptr %arg.now, ptr %.57, double %.1156, ptr %.65, ptr %lsr.iv, ptr %.90)
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

define internal fastcc void @part15(ptr noalias nonnull writeonly captures(none) %retptr, i64 %arg.problem.0, i64 %arg.problem.2, ptr readonly captures(none) %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %arg.t, ptr readonly captures(none) %arg.y, ptr readonly captures(none) %arg.rate, double %arg.later, ptr readonly captures(none) %arg.extent, ptr %arg.found, ptr %arg.free) unnamed_addr {
entry:
  %.510 = alloca i8, align 1
  store i8 0, ptr %.510, align 1
  %.926 = alloca i8, align 1
  store i8 0, ptr %.926, align 1
  %.35 = load i64, ptr %arg.problem.4, align 8
  %.37 = fsub double %arg.later, %arg.t
  %.15.i = getelementptr i8, ptr %arg.problem.4, i64 80
  %.16.i = load i64, ptr %.15.i, align 8, !noalias !213
  %.21.i = getelementptr i8, ptr %arg.problem.4, i64 8
  %.22.i = load i64, ptr %.21.i, align 8, !noalias !213
  %.76 = shl i64 %.35, 1
  %.77 = add i64 %.76, 2
  %.78 = getelementptr double, ptr %arg.free, i64 %.77
  %.idx = shl i64 %.35, 5
  %0 = getelementptr i8, ptr %arg.free, i64 %.idx
  %.82 = getelementptr i8, ptr %0, i64 32
  %.132 = icmp slt i64 %.35, 0
  %..77384 = select i1 %.132, i64 0, i64 %.77
  %.174391 = icmp sgt i64 %..77384, 0
  br i1 %.174391, label %B214.if.preheader, label %B266

B214.if.preheader:                                ; preds = %entry
  %1 = add nsw i64 %..77384, -2
  %2 = icmp eq i64 %1, 0
  br i1 %2, label %B214.if.epil.preheader, label %B214.if.preheader.new

B214.if.preheader.new:                            ; preds = %B214.if.preheader
  %3 = lshr exact i64 %1, 1
  %4 = add nuw nsw i64 %3, 1
  %unroll_iter38 = and i64 %4, 9223372036854775806
  br label %B214.if

B266.loopexit.unr-lcssa:                          ; preds = %B214.if
  %5 = and i64 %1, 2
  %lcmp.mod.not85.not = icmp eq i64 %5, 0
  br i1 %lcmp.mod.not85.not, label %B214.if.epil.preheader, label %B266

B214.if.epil.preheader:                           ; preds = %B266.loopexit.unr-lcssa, %B214.if.preheader
  %.180390392.epil.init = phi i64 [ 0, %B214.if.preheader ], [ %.187.1.1, %B266.loopexit.unr-lcssa ]
  %sunkaddr101.epil = shl i64 %.180390392.epil.init, 3
  %sunkaddr102.epil = getelementptr i8, ptr %arg.y, i64 %sunkaddr101.epil
  %.214.epil = load double, ptr %sunkaddr102.epil, align 8
  %sunkaddr104.epil = getelementptr i8, ptr %arg.rate, i64 %sunkaddr101.epil
  %.217.epil = load double, ptr %sunkaddr104.epil, align 8
  %.219.epil = fmul double %.37, %.217.epil
  %.220.epil = fadd double %.214.epil, %.219.epil
  %sunkaddr106.epil = getelementptr i8, ptr %arg.free, i64 %sunkaddr101.epil
  store double %.220.epil, ptr %sunkaddr106.epil, align 8
  %sunkaddr109.epil = getelementptr i8, ptr %sunkaddr102.epil, i64 8
  %.214.1.epil = load double, ptr %sunkaddr109.epil, align 8
  %sunkaddr112.epil = getelementptr i8, ptr %sunkaddr104.epil, i64 8
  %.217.1.epil = load double, ptr %sunkaddr112.epil, align 8
  %.219.1.epil = fmul double %.37, %.217.1.epil
  %.220.1.epil = fadd double %.214.1.epil, %.219.1.epil
  %sunkaddr115.epil = getelementptr i8, ptr %sunkaddr106.epil, i64 8
  store double %.220.1.epil, ptr %sunkaddr115.epil, align 8
  br label %B266

B266:                                             ; preds = %B214.if.epil.preheader, %B266.loopexit.unr-lcssa, %entry
  %.269 = icmp sgt i64 %.35, 0
  br i1 %.269, label %B296.if.lr.ph, label %B370

B296.if.lr.ph:                                    ; preds = %B266
  %.354 = fmul double %.37, %.37
  %.359 = fmul double %.354, 5.000000e-01
  %6 = getelementptr double, ptr %arg.rate, i64 %.35
  %7 = icmp eq i64 %.35, 1
  br i1 %7, label %B296.if.epil.preheader, label %B296.if.lr.ph.new

B296.if.lr.ph.new:                                ; preds = %B296.if.lr.ph
  %8 = shl i64 %.35, 3
  %9 = getelementptr i8, ptr %arg.rate, i64 %8
  %scevgep82 = getelementptr i8, ptr %9, i64 8
  %10 = add nsw i64 %.35, -2
  %11 = lshr i64 %10, 1
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %B296.if.epil.preheader44, label %B296.if.lr.ph.new.new

B296.if.lr.ph.new.new:                            ; preds = %B296.if.lr.ph.new
  %13 = add nuw nsw i64 %11, 1
  %unroll_iter55 = and i64 %13, 9223372036854775806
  %scevgep172 = getelementptr i8, ptr %9, i64 24
  br label %B296.if

B370.loopexit.unr-lcssa.unr-lcssa:                ; preds = %B296.if
  %14 = and i64 %10, 2
  %lcmp.mod52.not.not = icmp eq i64 %14, 0
  br i1 %lcmp.mod52.not.not, label %B296.if.epil.preheader44, label %B370.loopexit.unr-lcssa

B296.if.epil.preheader44:                         ; preds = %B370.loopexit.unr-lcssa.unr-lcssa, %B296.if.lr.ph.new
  %.317396398.epil.init51 = phi i64 [ 0, %B296.if.lr.ph.new ], [ %.324.1.1, %B370.loopexit.unr-lcssa.unr-lcssa ]
  %15 = shl i64 %.317396398.epil.init51, 3
  %sunkaddr117.epil = getelementptr i8, ptr %arg.free, i64 %15
  %.351.epil46 = load double, ptr %sunkaddr117.epil, align 8
  %scevgep84.epil = getelementptr i8, ptr %scevgep82, i64 %15
  %scevgep85.epil = getelementptr i8, ptr %scevgep84.epil, i64 -8
  %.364.epil47 = load double, ptr %scevgep85.epil, align 8
  %.365.epil48 = fmul double %.359, %.364.epil47
  %.366.epil49 = fadd double %.351.epil46, %.365.epil48
  store double %.366.epil49, ptr %sunkaddr117.epil, align 8
  %.324.1.epil = add nuw i64 %.317396398.epil.init51, 2
  %sunkaddr120.epil = getelementptr i8, ptr %sunkaddr117.epil, i64 8
  %.351.1.epil = load double, ptr %sunkaddr120.epil, align 8
  %.364.1.epil = load double, ptr %scevgep84.epil, align 8
  %.365.1.epil = fmul double %.359, %.364.1.epil
  %.366.1.epil = fadd double %.351.1.epil, %.365.1.epil
  store double %.366.1.epil, ptr %sunkaddr120.epil, align 8
  br label %B370.loopexit.unr-lcssa

B370.loopexit.unr-lcssa:                          ; preds = %B296.if.epil.preheader44, %B370.loopexit.unr-lcssa.unr-lcssa
  %.324.1.lcssa = phi i64 [ %.324.1.epil, %B296.if.epil.preheader44 ], [ %.324.1.1, %B370.loopexit.unr-lcssa.unr-lcssa ]
  %16 = and i64 %.35, 1
  %lcmp.mod.not = icmp eq i64 %16, 0
  br i1 %lcmp.mod.not, label %B370, label %B296.if.epil.preheader

B296.if.epil.preheader:                           ; preds = %B370.loopexit.unr-lcssa, %B296.if.lr.ph
  %.317396398.epil.init = phi i64 [ 0, %B296.if.lr.ph ], [ %.324.1.lcssa, %B370.loopexit.unr-lcssa ]
  %.350.epil = getelementptr double, ptr %arg.free, i64 %.317396398.epil.init
  %.351.epil = load double, ptr %.350.epil, align 8
  %.363.epil = getelementptr double, ptr %6, i64 %.317396398.epil.init
  %.364.epil = load double, ptr %.363.epil, align 8
  %.365.epil = fmul double %.359, %.364.epil
  %.366.epil = fadd double %.351.epil, %.365.epil
  store double %.366.epil, ptr %.350.epil, align 8
  br label %B370

B370:                                             ; preds = %B296.if.epil.preheader, %B370.loopexit.unr-lcssa, %B266
  br i1 %.174391, label %B412.if.preheader, label %B440

B412.if.preheader:                                ; preds = %B370
  %17 = icmp ult i64 %..77384, 4
  br i1 %17, label %B412.if.epil.preheader, label %B412.if.preheader.new

B412.if.preheader.new:                            ; preds = %B412.if.preheader
  %18 = add nsw i64 %..77384, -4
  %19 = lshr i64 %18, 2
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %B412.if.epil.preheader61, label %B412.if.preheader.new.new

B412.if.preheader.new.new:                        ; preds = %B412.if.preheader.new
  %21 = add nuw nsw i64 %19, 1
  %unroll_iter70 = and i64 %21, 9223372036854775806
  br label %B412.if

B440.loopexit.unr-lcssa.unr-lcssa:                ; preds = %B412.if
  %22 = and i64 %18, 4
  %lcmp.mod67.not.not = icmp eq i64 %22, 0
  br i1 %lcmp.mod67.not.not, label %B412.if.epil.preheader61, label %B440.loopexit.unr-lcssa

B412.if.epil.preheader61:                         ; preds = %B440.loopexit.unr-lcssa.unr-lcssa, %B412.if.preheader.new
  %.463403405.epil.init66 = phi i64 [ 0, %B412.if.preheader.new ], [ %.470.3.1, %B440.loopexit.unr-lcssa.unr-lcssa ]
  %sunkaddr121.epil = shl i64 %.463403405.epil.init66, 3
  %sunkaddr122.epil = getelementptr i8, ptr %arg.free, i64 %sunkaddr121.epil
  %.497.epil64 = load double, ptr %sunkaddr122.epil, align 8
  %sunkaddr124.epil = getelementptr i8, ptr %arg.found, i64 %sunkaddr121.epil
  store double %.497.epil64, ptr %sunkaddr124.epil, align 8
  %sunkaddr127.epil = getelementptr i8, ptr %sunkaddr122.epil, i64 8
  %.497.1.epil = load double, ptr %sunkaddr127.epil, align 8
  %sunkaddr130.epil = getelementptr i8, ptr %sunkaddr124.epil, i64 8
  store double %.497.1.epil, ptr %sunkaddr130.epil, align 8
  %sunkaddr133.epil = getelementptr i8, ptr %sunkaddr122.epil, i64 16
  %.497.2.epil = load double, ptr %sunkaddr133.epil, align 8
  %sunkaddr136.epil = getelementptr i8, ptr %sunkaddr124.epil, i64 16
  store double %.497.2.epil, ptr %sunkaddr136.epil, align 8
  %.470.3.epil = add nuw nsw i64 %.463403405.epil.init66, 4
  %sunkaddr139.epil = getelementptr i8, ptr %sunkaddr122.epil, i64 24
  %.497.3.epil = load double, ptr %sunkaddr139.epil, align 8
  %sunkaddr142.epil = getelementptr i8, ptr %sunkaddr124.epil, i64 24
  store double %.497.3.epil, ptr %sunkaddr142.epil, align 8
  br label %B440.loopexit.unr-lcssa

B440.loopexit.unr-lcssa:                          ; preds = %B412.if.epil.preheader61, %B440.loopexit.unr-lcssa.unr-lcssa
  %.470.3.lcssa = phi i64 [ %.470.3.epil, %B412.if.epil.preheader61 ], [ %.470.3.1, %B440.loopexit.unr-lcssa.unr-lcssa ]
  %23 = and i64 %..77384, 2
  %lcmp.mod11.not = icmp eq i64 %23, 0
  br i1 %lcmp.mod11.not, label %B440, label %B412.if.epil.preheader

B412.if.epil.preheader:                           ; preds = %B440.loopexit.unr-lcssa, %B412.if.preheader
  %.463403405.epil.init = phi i64 [ 0, %B412.if.preheader ], [ %.470.3.lcssa, %B440.loopexit.unr-lcssa ]
  %24 = shl i64 %.463403405.epil.init, 3
  %scevgep58 = getelementptr i8, ptr %arg.found, i64 %24
  %scevgep60 = getelementptr i8, ptr %arg.free, i64 %24
  br label %B412.if.epil

B412.if.epil:                                     ; preds = %B412.if.epil, %B412.if.epil.preheader
  %epil.iter = phi i64 [ %epil.iter.next, %B412.if.epil ], [ 0, %B412.if.epil.preheader ]
  %25 = shl nuw nsw i64 %epil.iter, 3
  %scevgep129 = getelementptr i8, ptr %scevgep60, i64 %25
  %.497.epil = load double, ptr %scevgep129, align 8
  %scevgep128 = getelementptr i8, ptr %scevgep58, i64 %25
  store double %.497.epil, ptr %scevgep128, align 8
  %epil.iter.next = add nuw nsw i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, 2
  br i1 %epil.iter.cmp.not, label %B440, label %B412.if.epil, !llvm.loop !216

B440:                                             ; preds = %B412.if.epil, %B440.loopexit.unr-lcssa, %B370
  store i8 0, ptr %.510, align 1
  call fastcc void @part13(ptr nonnull %.510, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %arg.later, ptr %arg.found)
  %.524 = load i8, ptr %.510, align 1
  %.527.not = icmp eq i8 %.524, 0
  br i1 %.527.not, label %common.ret, label %B488

common.ret:                                       ; preds = %B518.if, %B962.if, %B1164, %B0.endif.loopexit.i24, %B0.endif.loopexit.i, %_ZN9teachmech3run8compiled16kernel_kinematic6spreadB3v61B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a.exit, %B872, %B440
  %found.2.0.lcssa.i.i.sink = phi i64 [ 1, %B0.endif.loopexit.i ], [ 2, %B1164 ], [ -1, %B872 ], [ 0, %B962.if ], [ -1, %B440 ], [ 1, %_ZN9teachmech3run8compiled16kernel_kinematic6spreadB3v61B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a.exit ], [ %85, %B0.endif.loopexit.i24 ], [ 0, %B518.if ]
  store i64 %found.2.0.lcssa.i.i.sink, ptr %retptr, align 8
  ret void

B488:                                             ; preds = %B440
  %..35380 = tail call i64 @llvm.smax.i64(i64 %.35, i64 0)
  %.694 = fmul double %.37, %.37
  %.699 = fmul double %.694, 5.000000e-01
  %26 = getelementptr double, ptr %arg.rate, i64 %.35
  %27 = add i64 %.16.i, %.35
  %28 = add i64 %27, %.22.i
  %29 = shl i64 %28, 3
  %30 = getelementptr i8, ptr %arg.problem.5, i64 %29
  %scevgep56 = getelementptr i8, ptr %30, i64 8
  br label %B518

B518:                                             ; preds = %B518.if, %B488
  %.654411 = phi i64 [ %.661, %B518.if ], [ 0, %B488 ]
  %exitcond438.not = icmp eq i64 %..35380, %.654411
  br i1 %exitcond438.not, label %B802, label %B518.if

B802:                                             ; preds = %B518
  br i1 %.174391, label %B844.if.preheader, label %B872

B844.if.preheader:                                ; preds = %B802
  %31 = icmp ult i64 %..77384, 4
  br i1 %31, label %B844.if.epil.preheader, label %B844.if.preheader.new

B844.if.preheader.new:                            ; preds = %B844.if.preheader
  %32 = shl i64 %.35, 4
  %33 = getelementptr i8, ptr %arg.free, i64 %32
  %scevgep43 = getelementptr i8, ptr %33, i64 40
  %34 = add nsw i64 %..77384, -4
  %35 = lshr i64 %34, 2
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %B844.if.epil.preheader73, label %B844.if.preheader.new.new

B844.if.preheader.new.new:                        ; preds = %B844.if.preheader.new
  %37 = add nuw nsw i64 %35, 1
  %unroll_iter82 = and i64 %37, 9223372036854775806
  %scevgep107 = getelementptr i8, ptr %33, i64 72
  br label %B844.if

B872.loopexit.unr-lcssa.unr-lcssa:                ; preds = %B844.if
  %38 = and i64 %34, 4
  %lcmp.mod79.not.not = icmp eq i64 %38, 0
  br i1 %lcmp.mod79.not.not, label %B844.if.epil.preheader73, label %B872.loopexit.unr-lcssa

B844.if.epil.preheader73:                         ; preds = %B872.loopexit.unr-lcssa.unr-lcssa, %B844.if.preheader.new
  %.879414416.epil.init78 = phi i64 [ 0, %B844.if.preheader.new ], [ %.886.3.1, %B872.loopexit.unr-lcssa.unr-lcssa ]
  %39 = shl i64 %.879414416.epil.init78, 3
  %sunkaddr144.epil = getelementptr i8, ptr %arg.found, i64 %39
  %.913.epil76 = load double, ptr %sunkaddr144.epil, align 8
  %scevgep49.epil = getelementptr i8, ptr %scevgep43, i64 %39
  %scevgep50.epil = getelementptr i8, ptr %scevgep49.epil, i64 -24
  store double %.913.epil76, ptr %scevgep50.epil, align 8
  %sunkaddr147.epil = getelementptr i8, ptr %sunkaddr144.epil, i64 8
  %.913.1.epil = load double, ptr %sunkaddr147.epil, align 8
  %scevgep48.epil = getelementptr i8, ptr %scevgep49.epil, i64 -16
  store double %.913.1.epil, ptr %scevgep48.epil, align 8
  %sunkaddr150.epil = getelementptr i8, ptr %sunkaddr144.epil, i64 16
  %.913.2.epil = load double, ptr %sunkaddr150.epil, align 8
  %scevgep46.epil = getelementptr i8, ptr %scevgep49.epil, i64 -8
  store double %.913.2.epil, ptr %scevgep46.epil, align 8
  %.886.3.epil = add nuw nsw i64 %.879414416.epil.init78, 4
  %sunkaddr153.epil = getelementptr i8, ptr %sunkaddr144.epil, i64 24
  %.913.3.epil = load double, ptr %sunkaddr153.epil, align 8
  store double %.913.3.epil, ptr %scevgep49.epil, align 8
  br label %B872.loopexit.unr-lcssa

B872.loopexit.unr-lcssa:                          ; preds = %B844.if.epil.preheader73, %B872.loopexit.unr-lcssa.unr-lcssa
  %.886.3.lcssa = phi i64 [ %.886.3.epil, %B844.if.epil.preheader73 ], [ %.886.3.1, %B872.loopexit.unr-lcssa.unr-lcssa ]
  %40 = and i64 %..77384, 2
  %lcmp.mod17.not = icmp eq i64 %40, 0
  br i1 %lcmp.mod17.not, label %B872, label %B844.if.epil.preheader

B844.if.epil.preheader:                           ; preds = %B872.loopexit.unr-lcssa, %B844.if.preheader
  %.879414416.epil.init = phi i64 [ 0, %B844.if.preheader ], [ %.886.3.lcssa, %B872.loopexit.unr-lcssa ]
  %41 = shl i64 %.35, 4
  %42 = shl i64 %.879414416.epil.init, 3
  %43 = getelementptr i8, ptr %arg.free, i64 %41
  %44 = getelementptr i8, ptr %43, i64 %42
  %scevgep31 = getelementptr i8, ptr %44, i64 16
  %scevgep33 = getelementptr i8, ptr %arg.found, i64 %42
  br label %B844.if.epil

B844.if.epil:                                     ; preds = %B844.if.epil, %B844.if.epil.preheader
  %epil.iter16 = phi i64 [ %epil.iter16.next, %B844.if.epil ], [ 0, %B844.if.epil.preheader ]
  %45 = shl nuw nsw i64 %epil.iter16, 3
  %scevgep90 = getelementptr i8, ptr %scevgep33, i64 %45
  %.913.epil = load double, ptr %scevgep90, align 8
  %scevgep = getelementptr i8, ptr %scevgep31, i64 %45
  store double %.913.epil, ptr %scevgep, align 8
  %epil.iter16.next = add nuw nsw i64 %epil.iter16, 1
  %epil.iter16.cmp.not = icmp eq i64 %epil.iter16.next, 2
  br i1 %epil.iter16.cmp.not, label %B872, label %B844.if.epil, !llvm.loop !217

B872:                                             ; preds = %B844.if.epil, %B872.loopexit.unr-lcssa, %B802
  store i8 0, ptr %.926, align 1
  call fastcc void @part13(ptr nonnull %.926, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %arg.later, ptr %.78)
  %.940 = load i8, ptr %.926, align 1
  %.943.not = icmp eq i8 %.940, 0
  br i1 %.943.not, label %common.ret, label %B962

B962:                                             ; preds = %B872, %B962.if
  %lsr.iv = phi i64 [ %lsr.iv.next, %B962.if ], [ 0, %B872 ]
  %.1065420 = phi i64 [ %.1075, %B962.if ], [ %..77384, %B872 ]
  %.1066 = icmp sgt i64 %.1065420, 0
  br i1 %.1066, label %B962.if, label %B1116

B1116:                                            ; preds = %B962
  %.27.i = load i64, ptr %arg.problem.4, align 8, !noalias !218
  %.34.i = load i64, ptr %.21.i, align 8, !noalias !218
  %.36.i = icmp slt i64 %.34.i, %.27.i
  br i1 %.36.i, label %_ZN9teachmech3run8compiled16kernel_kinematic6spreadB3v61B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a.exit, label %B88.i

B88.i:                                            ; preds = %B1116
  %.21.i.i = getelementptr i8, ptr %arg.problem.4, i64 16
  %.22.i.i = load i64, ptr %.21.i.i, align 8, !noalias !221
  %.23.i.i = getelementptr double, ptr %arg.problem.6, i64 %.22.i.i
  %.34.i.i = getelementptr i8, ptr %arg.problem.4, i64 24
  %.35.i.i = load i64, ptr %.34.i.i, align 8, !noalias !221
  %.37.i.i = getelementptr i8, ptr %arg.problem.4, i64 128
  %.38.i.i = load i64, ptr %.37.i.i, align 8, !noalias !221
  %.40.i.i = getelementptr i8, ptr %arg.problem.4, i64 136
  %.41.i.i = load i64, ptr %.40.i.i, align 8, !noalias !221
  %.16.i.i.i = load i64, ptr %.15.i, align 8, !noalias !224
  %46 = getelementptr double, ptr %arg.problem.5, i64 %.16.i.i.i
  %47 = getelementptr i8, ptr %46, i64 8
  %48 = getelementptr double, ptr %47, i64 %.27.i
  %.24.i.i.i = getelementptr double, ptr %48, i64 %.34.i
  %.96.i.i = inttoptr i64 %arg.problem.0 to ptr
  %.97.i.i = tail call i64 %.96.i.i(double %arg.later, ptr %arg.found, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.8), !noalias !221
  %.100.i.i = mul i64 %.27.i, %.27.i
  %.180181.i.i = icmp sgt i64 %.100.i.i, 0
  br i1 %.180181.i.i, label %B348.if.preheader.i.i, label %B364.i.i

B364.i.i:                                         ; preds = %B348.if.preheader.i.i, %B88.i
  %.230.i.i = icmp sgt i64 %.35.i.i, 0
  br i1 %.230.i.i, label %B380.preheader.i.i, label %_ZN9teachmech3run8compiled16kernel_kinematic4gramB3v62B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a.exit.i

B380.preheader.i.i:                               ; preds = %B364.i.i
  %49 = getelementptr i64, ptr %arg.problem.4, i64 %.38.i.i
  %50 = getelementptr i64, ptr %arg.problem.4, i64 %.41.i.i
  %51 = shl i64 %.38.i.i, 3
  %52 = getelementptr i8, ptr %arg.problem.4, i64 %51
  %scevgep.i.i = getelementptr i8, ptr %52, i64 8
  br label %B380.i.i

B380.i.i:                                         ; preds = %B834.i.i, %B380.preheader.i.i
  %last.2.0.i.i = phi i64 [ %last.3.17.i.i, %B834.i.i ], [ 0, %B380.preheader.i.i ]
  %.252.i.i = icmp slt i64 %last.2.0.i.i, %.35.i.i
  br i1 %.252.i.i, label %B448.preheader.i.i, label %B834.i.i

B448.preheader.i.i:                               ; preds = %B380.i.i
  %sunkaddr3.i.i = shl i64 %last.2.0.i.i, 3
  %sunkaddr4.i.i = getelementptr i8, ptr %49, i64 %sunkaddr3.i.i
  br label %B448.i.i

B448.i.i:                                         ; preds = %B534.i.i, %B448.preheader.i.i
  %last.4.2.i.i = phi i64 [ %.338.i.i, %B534.i.i ], [ %last.2.0.i.i, %B448.preheader.i.i ]
  %square.2.2.i.i = phi double [ %.328.i.i, %B534.i.i ], [ 0.000000e+00, %B448.preheader.i.i ]
  %reass.sub.i.i = sub i64 %last.4.2.i.i, %.35.i.i
  %53 = shl i64 %last.4.2.i.i, 3
  %scevgep10.i.i = getelementptr i8, ptr %.23.i.i, i64 %53
  %.292.i.i = load double, ptr %scevgep10.i.i, align 8, !noalias !221
  %scevgep9.i.i = getelementptr i8, ptr %50, i64 %53
  %.298.i.i = load i64, ptr %scevgep9.i.i, align 8, !noalias !221
  %.300.i.i = getelementptr double, ptr %.24.i.i.i, i64 %.298.i.i
  %.301.i.i = load double, ptr %.300.i.i, align 8, !noalias !221
  %.302.i.i = fmul double %.292.i.i, %.301.i.i
  %.147.i.i.i = fmul double %.302.i.i, %.302.i.i
  %.328.i.i = fadd double %square.2.2.i.i, %.147.i.i.i
  %exitcond.not.i1.i = icmp eq i64 %reass.sub.i.i, -1
  br i1 %exitcond.not.i1.i, label %B582.i.i, label %B534.i.i

B534.i.i:                                         ; preds = %B448.i.i
  %.338.i.i = add i64 %last.4.2.i.i, 1
  %scevgep2.i2.i = getelementptr i8, ptr %scevgep.i.i, i64 %53
  %.372.i.i = load i64, ptr %scevgep2.i2.i, align 8, !noalias !221
  %.378.i.i = load i64, ptr %sunkaddr4.i.i, align 8, !noalias !221
  %.379.i.i = icmp eq i64 %.372.i.i, %.378.i.i
  br i1 %.379.i.i, label %B448.i.i, label %B582.i.i

B582.i.i:                                         ; preds = %B534.i.i, %B448.i.i
  %last.3.1.i.i = phi i64 [ %.35.i.i, %B448.i.i ], [ %.338.i.i, %B534.i.i ]
  %.400.i.i = fcmp ule double %.328.i.i, 0.000000e+00
  %54 = sub i64 %last.3.1.i.i, %last.2.0.i.i
  %.505198.not216.i.i = icmp slt i64 %54, 1
  %.505198.not.i.i = select i1 %.400.i.i, i1 true, i1 %.505198.not216.i.i
  br i1 %.505198.not.i.i, label %B834.i.i, label %B630.if.preheader.i.i

B630.if.preheader.i.i:                            ; preds = %B582.i.i
  %55 = add nuw i64 %54, 1
  br label %B630.if.i.i

B630.loopexit.i.i:                                ; preds = %B688.if.i.i
  %.514.i.i = add nsw i64 %.504192200.i.i, -1
  %.518.i.i = add i64 %.511193199.i.i, 1
  %.505.i.i = icmp sgt i64 %.504192200.i.i, 1
  br i1 %.505.i.i, label %B630.if.i.i, label %B834.i.i

B834.i.i:                                         ; preds = %B630.loopexit.i.i, %B582.i.i, %B380.i.i
  %last.3.17.i.i = phi i64 [ %last.2.0.i.i, %B380.i.i ], [ %last.3.1.i.i, %B582.i.i ], [ %last.3.1.i.i, %B630.loopexit.i.i ]
  %.735.i.i = icmp slt i64 %last.3.17.i.i, %.35.i.i
  br i1 %.735.i.i, label %B380.i.i, label %_ZN9teachmech3run8compiled16kernel_kinematic4gramB3v62B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a.exit.i

B348.if.preheader.i.i:                            ; preds = %B88.i
  %56 = shl i64 %.100.i.i, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.82, i8 0, i64 %56, i1 false), !noalias !221
  br label %B364.i.i

B630.if.i.i:                                      ; preds = %B630.loopexit.i.i, %B630.if.preheader.i.i
  %.504192200.i.i = phi i64 [ %.514.i.i, %B630.loopexit.i.i ], [ %54, %B630.if.preheader.i.i ]
  %.511193199.i.i = phi i64 [ %.518.i.i, %B630.loopexit.i.i ], [ %last.2.0.i.i, %B630.if.preheader.i.i ]
  %.550.i.i = getelementptr i64, ptr %50, i64 %.511193199.i.i
  %.551.i.i = load i64, ptr %.550.i.i, align 8, !noalias !221
  %.681.i.i = mul nsw i64 %.551.i.i, %.27.i
  %57 = getelementptr double, ptr %.82, i64 %.681.i.i
  %sunkaddr5.i.i = shl i64 %.511193199.i.i, 3
  %sunkaddr6.i.i = getelementptr i8, ptr %.23.i.i, i64 %sunkaddr5.i.i
  %sunkaddr7.i.i = shl i64 %.551.i.i, 3
  %sunkaddr8.i.i = getelementptr i8, ptr %.24.i.i.i, i64 %sunkaddr7.i.i
  br label %B688.if.i.i

B688.if.i.i:                                      ; preds = %B688.if.i.i, %B630.if.i.i
  %lsr.iv11.i.i = phi i64 [ %sunkaddr3.i.i, %B630.if.i.i ], [ %lsr.iv.next12.i.i, %B688.if.i.i ]
  %lsr.iv.i.i = phi i64 [ %55, %B630.if.i.i ], [ %lsr.iv.next.i.i, %B688.if.i.i ]
  %scevgep13.i.i = getelementptr i8, ptr %50, i64 %lsr.iv11.i.i
  %.678.i.i = load i64, ptr %scevgep13.i.i, align 8, !noalias !221
  %.684.i.i = getelementptr double, ptr %57, i64 %.678.i.i
  %.685.i.i = load double, ptr %.684.i.i, align 8, !noalias !221
  %.689.i.i = load double, ptr %sunkaddr6.i.i, align 8, !noalias !221
  %.693.i.i = load double, ptr %sunkaddr8.i.i, align 8, !noalias !221
  %.694.i.i = fmul double %.689.i.i, %.693.i.i
  %scevgep14.i.i = getelementptr i8, ptr %.23.i.i, i64 %lsr.iv11.i.i
  %.697.i.i = load double, ptr %scevgep14.i.i, align 8, !noalias !221
  %.698.i.i = fmul double %.694.i.i, %.697.i.i
  %.700.i.i = getelementptr double, ptr %.24.i.i.i, i64 %.678.i.i
  %.701.i.i = load double, ptr %.700.i.i, align 8, !noalias !221
  %.702.i.i = fmul double %.698.i.i, %.701.i.i
  %.707.i.i = fdiv double %.702.i.i, %.328.i.i
  %.708.i.i = fadd double %.685.i.i, %.707.i.i
  store double %.708.i.i, ptr %.684.i.i, align 8, !noalias !221
  %lsr.iv.next.i.i = add i64 %lsr.iv.i.i, -1
  %lsr.iv.next12.i.i = add i64 %lsr.iv11.i.i, 8
  %.636.i.i = icmp sgt i64 %lsr.iv.next.i.i, 1
  br i1 %.636.i.i, label %B688.if.i.i, label %B630.loopexit.i.i

_ZN9teachmech3run8compiled16kernel_kinematic4gramB3v62B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a.exit.i: ; preds = %B834.i.i, %B364.i.i
  %.91.i = getelementptr double, ptr %.82, i64 %.100.i.i
  %.98.i = getelementptr double, ptr %.91.i, i64 %.27.i
  %.103362.i = add i64 %.27.i, 2
  %.104.i = mul i64 %.103362.i, %.27.i
  %.106.i = getelementptr inbounds double, ptr %.82, i64 %.104.i
  %.200479.not.i = icmp slt i64 %.27.i, 1
  br i1 %.200479.not.i, label %B1264.i, label %B292.if.lr.ph.i

B432.i:                                           ; preds = %B376.if.i, %B376.if.prol.loopexit.i, %B292.if.i
  %square.2.1.lcssa.i = phi double [ 0.000000e+00, %B292.if.i ], [ %.380.lcssa.unr.i, %B376.if.prol.loopexit.i ], [ %.380.3.i, %B376.if.i ]
  %.393.i = getelementptr double, ptr %.245.i, i64 %.206442492.i
  %.394.i = load double, ptr %.393.i, align 8, !noalias !218
  %.397.i = getelementptr double, ptr %.91.i, i64 %.206442492.i
  store double %.394.i, ptr %.397.i, align 8, !noalias !218
  %.402.i = getelementptr double, ptr %.98.i, i64 %.206442492.i
  store double %square.2.1.lcssa.i, ptr %.402.i, align 8, !noalias !218
  %.407.i = load double, ptr %.393.i, align 8, !noalias !218
  %.409.i = fadd double %trace.2.0494.i, %.407.i
  %.418.i = icmp sle i64 %.416.i, %.206442492.i
  %.421.i = fcmp oeq double %square.2.1.lcssa.i, 0.000000e+00
  %or.cond.i = select i1 %.418.i, i1 true, i1 %.421.i
  br i1 %or.cond.i, label %B1445.i, label %B520.i

B520.i:                                           ; preds = %B432.i
  %.433.i = getelementptr double, ptr %.245.i, i64 %.213.i
  %.434.i = load double, ptr %.433.i, align 8, !noalias !218
  %.436.i = fcmp ugt double %.434.i, 0.000000e+00
  %.465.i = tail call double @sqrt(double %square.2.1.lcssa.i)
  %.472.i = fneg double %.465.i
  %"$phi630.1.2.2.i" = select i1 %.436.i, double %.472.i, double %.465.i
  %.484.i = fsub double %.434.i, %"$phi630.1.2.2.i"
  store double %.484.i, ptr %.433.i, align 8, !noalias !218
  %.488.i = fneg double %"$phi630.1.2.2.i"
  %.494.i = fmul double %.484.i, %.488.i
  %.583398.not.i = icmp slt i64 %.291.i, 1
  br i1 %.583398.not.i, label %B1445.i, label %B742.if.preheader.i

B742.if.preheader.i:                              ; preds = %B520.i
  %.719.prol.i = add nuw nsw i64 %.206442492.i, 2
  %invariant.gep.i = getelementptr double, ptr %.82, i64 %.213.i
  %58 = and i64 %73, 1
  %59 = icmp eq i64 %58, 0
  %60 = icmp eq i64 %.416.i, %.206442492.i
  %sunkaddr84.i = shl i64 %.213.i, 3
  %sunkaddr86.i = getelementptr i8, ptr %.106.i, i64 %sunkaddr84.i
  br label %B742.if.i

B742.loopexit.i:                                  ; preds = %B784.if.i, %B784.if.prol.loopexit.i
  %.596.i = add nuw i64 %.589393399.i, 1
  %scevgep39.i = getelementptr i8, ptr %lsr.iv38.i, i64 %69
  %exitcond6.not.i = icmp eq i64 %.596.i, %.27.i
  br i1 %exitcond6.not.i, label %B910.if.preheader.i, label %B742.if.i

B910.if.preheader.i:                              ; preds = %B742.loopexit.i
  %xtraiter14.i = and i64 %73, 3
  %lcmp.mod15.not.i = icmp eq i64 %xtraiter14.i, 0
  br i1 %lcmp.mod15.not.i, label %B910.if.prol.loopexit.i, label %B910.if.prol.i

B910.if.prol.i:                                   ; preds = %B910.if.preheader.i, %B910.if.prol.i
  %share.2.2410.prol.i = phi double [ %.914.prol.i, %B910.if.prol.i ], [ 0.000000e+00, %B910.if.preheader.i ]
  %prol.iter16.i = phi i64 [ %prol.iter16.next.i, %B910.if.prol.i ], [ 0, %B910.if.preheader.i ]
  %61 = shl i64 %prol.iter16.i, 3
  %scevgep45.i = getelementptr i8, ptr %lsr.iv30.i, i64 %61
  %.908.prol.i = load double, ptr %scevgep45.i, align 8, !noalias !218
  %scevgep43.i = getelementptr i8, ptr %lsr.iv.i, i64 %61
  %.911.prol.i = load double, ptr %scevgep43.i, align 8, !noalias !218
  %.912.prol.i = fmul double %.908.prol.i, %.911.prol.i
  %.914.prol.i = fadd double %share.2.2410.prol.i, %.912.prol.i
  %prol.iter16.next.i = add i64 %prol.iter16.i, 1
  %prol.iter16.cmp.not.i = icmp eq i64 %71, %prol.iter16.next.i
  br i1 %prol.iter16.cmp.not.i, label %B910.if.prol.loopexit.loopexit.i, label %B910.if.prol.i, !llvm.loop !227

B910.if.prol.loopexit.loopexit.i:                 ; preds = %B910.if.prol.i
  %62 = sub i64 %71, %lsr.iv33.i
  br label %B910.if.prol.loopexit.i

B910.if.prol.loopexit.i:                          ; preds = %B910.if.prol.loopexit.loopexit.i, %B910.if.preheader.i
  %.914.lcssa.unr.i = phi double [ poison, %B910.if.preheader.i ], [ %.914.prol.i, %B910.if.prol.loopexit.loopexit.i ]
  %share.2.2410.unr.i = phi double [ 0.000000e+00, %B910.if.preheader.i ], [ %.914.prol.i, %B910.if.prol.loopexit.loopexit.i ]
  %.874406408.unr.i = phi i64 [ %.213.i, %B910.if.preheader.i ], [ %62, %B910.if.prol.loopexit.loopexit.i ]
  %63 = icmp ult i64 %74, 3
  br i1 %63, label %B994.if.lr.ph.i, label %B910.if.i

B994.if.lr.ph.i:                                  ; preds = %B910.if.i, %B910.if.prol.loopexit.i
  %.914.lcssa.i = phi double [ %.914.lcssa.unr.i, %B910.if.prol.loopexit.i ], [ %.914.3.i, %B910.if.i ]
  %.1047.i = fmul double %.494.i, 2.000000e+00
  %.1052.i = fdiv double %.914.lcssa.i, %.1047.i
  br i1 %59, label %B994.if.prol.loopexit.i, label %B994.if.prol.i

B994.if.prol.i:                                   ; preds = %B994.if.lr.ph.i
  %.1043.prol.i = getelementptr double, ptr %.106.i, i64 %.213.i
  %.1044.prol.i = load double, ptr %.1043.prol.i, align 8, !noalias !218
  %sunkaddr74.i = getelementptr i8, ptr %.245.i, i64 %sunkaddr84.i
  %.1055.prol.i = load double, ptr %sunkaddr74.i, align 8, !noalias !218
  %.1056.prol.i = fmul double %.1052.i, %.1055.prol.i
  %.1057.prol.i = fsub double %.1044.prol.i, %.1056.prol.i
  store double %.1057.prol.i, ptr %.1043.prol.i, align 8, !noalias !218
  br label %B994.if.prol.loopexit.i

B994.if.prol.loopexit.i:                          ; preds = %B994.if.prol.i, %B994.if.lr.ph.i
  %.1010415417.unr.i = phi i64 [ %.213.i, %B994.if.lr.ph.i ], [ %.719.prol.i, %B994.if.prol.i ]
  br i1 %60, label %B1100.if.preheader.i, label %B994.if.i

B1100.loopexit.i:                                 ; preds = %B1142.if.i, %B1142.if.prol.loopexit.i
  %.1165.i = add nuw i64 %.1158429435.i, 1
  %scevgep90.i = getelementptr i8, ptr %lsr.iv89.i, i64 %69
  %exitcond9.not.i = icmp eq i64 %.1165.i, %.27.i
  br i1 %exitcond9.not.i, label %B1445.i, label %B1100.if.i

B1264.i:                                          ; preds = %B1445.i, %_ZN9teachmech3run8compiled16kernel_kinematic4gramB3v62B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a.exit.i
  %trace.2.0.lcssa.i = phi double [ 0.000000e+00, %_ZN9teachmech3run8compiled16kernel_kinematic4gramB3v62B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a.exit.i ], [ %.409.i, %B1445.i ]
  %or.cond361.i = tail call i1 @llvm.is.fpclass.f64(double %trace.2.0.lcssa.i, i32 384)
  br i1 %or.cond361.i, label %B1318.i, label %_ZN9teachmech3run8compiled16kernel_kinematic6spreadB3v61B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a.exit

B1318.i:                                          ; preds = %B1264.i
  %.1413.i = fmul double %trace.2.0.lcssa.i, 1.000000e-10
  %.1414.i = fcmp ogt double %trace.2.0.lcssa.i, %.1413.i
  br i1 %.1414.i, label %B1350.preheader.i, label %_ZN9teachmech3run8compiled16kernel_kinematic6spreadB3v61B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a.exit

B1350.preheader.i:                                ; preds = %B1318.i
  %.172.i.i1 = add nsw i64 %.27.i, -1
  %64 = shl i64 %.100.i.i, 3
  %65 = getelementptr i8, ptr %.82, i64 %64
  %scevgep.i = getelementptr i8, ptr %65, i64 8
  br label %B1350.i

B1350.i:                                          ; preds = %B1350.endif.endif.i, %B1350.preheader.i
  %high.2.0.i = phi double [ %high.3.1.i, %B1350.endif.endif.i ], [ %trace.2.0.lcssa.i, %B1350.preheader.i ]
  %low.2.0.i = phi double [ %low.3.1.i, %B1350.endif.endif.i ], [ 0.000000e+00, %B1350.preheader.i ]
  %.1423.i = fadd double %high.2.0.i, %low.2.0.i
  %.1428.i = fmul double %.1423.i, 5.000000e-01
  br i1 %.200479.not.i, label %B1350.endif.endif.i, label %B60.if.lr.ph.i.i2

B60.if.lr.ph.i.i2:                                ; preds = %B1350.i
  %.18.i.i3 = load double, ptr %.91.i, align 8, !noalias !228
  %.20.i.i4 = fsub double %.18.i.i3, %.1428.i
  br label %B60.if.i.i5

B104.i.i18:                                       ; preds = %B60.if.i.i5
  %66 = shl i64 %.1155254.i.i8, 3
  %scevgep25.i = getelementptr i8, ptr %scevgep.i, i64 %66
  %.182.i.i19 = load double, ptr %scevgep25.i, align 8, !noalias !228
  %.184.i.i20 = fsub double %.182.i.i19, %.1428.i
  %scevgep2.i.i21 = getelementptr i8, ptr %.98.i, i64 %66
  %.188.i.i22 = load double, ptr %scevgep2.i.i21, align 8, !noalias !228
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
  %scevgep31.i = getelementptr i8, ptr %lsr.iv30.i, i64 %70
  %lsr.iv.next.i = add nsw i64 %lsr.iv33.i, -1
  %scevgep46.i = getelementptr i8, ptr %lsr.iv45.i, i64 %69
  %scevgep56.i = getelementptr i8, ptr %lsr.iv55.i, i64 %69
  %exitcond516.not.i = icmp eq i64 %.27.i, %.213.i
  br i1 %exitcond516.not.i, label %B1264.i, label %B292.if.i

B292.if.lr.ph.i:                                  ; preds = %_ZN9teachmech3run8compiled16kernel_kinematic4gramB3v62B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a.exit.i
  %.416.i = add nsw i64 %.27.i, -2
  %67 = shl i64 %.104.i, 3
  %68 = getelementptr i8, ptr %.82, i64 %67
  %scevgep26.i = getelementptr i8, ptr %68, i64 8
  %scevgep29.i = getelementptr i8, ptr %0, i64 40
  %69 = shl i64 %.27.i, 3
  %70 = add i64 %69, 8
  %scevgep36.i = getelementptr i8, ptr %68, i64 24
  %scevgep44.i = getelementptr i8, ptr %0, i64 48
  %scevgep54.i = getelementptr i8, ptr %.82, i64 %70
  br label %B292.if.i

B292.if.i:                                        ; preds = %B292.if.lr.ph.i, %B1445.i
  %lsr.iv59.i = phi ptr [ %.82, %B292.if.lr.ph.i ], [ %scevgep60.i, %B1445.i ]
  %lsr.iv55.i = phi ptr [ %scevgep54.i, %B292.if.lr.ph.i ], [ %scevgep56.i, %B1445.i ]
  %lsr.iv45.i = phi ptr [ %scevgep44.i, %B292.if.lr.ph.i ], [ %scevgep46.i, %B1445.i ]
  %lsr.iv34.in.in.i = phi i64 [ %.27.i, %B292.if.lr.ph.i ], [ %71, %B1445.i ]
  %lsr.iv33.i = phi i64 [ -1, %B292.if.lr.ph.i ], [ %lsr.iv.next.i, %B1445.i ]
  %lsr.iv30.i = phi ptr [ %scevgep29.i, %B292.if.lr.ph.i ], [ %scevgep31.i, %B1445.i ]
  %lsr.iv.i = phi ptr [ %scevgep26.i, %B292.if.lr.ph.i ], [ %scevgep27.i, %B1445.i ]
  %trace.2.0494.i = phi double [ 0.000000e+00, %B292.if.lr.ph.i ], [ %.409.i, %B1445.i ]
  %.206442492.i = phi i64 [ 0, %B292.if.lr.ph.i ], [ %.213.i, %B1445.i ]
  %scevgep60.i = getelementptr i8, ptr %lsr.iv59.i, i64 %69
  %lsr.iv34.i = add nuw i64 %lsr.iv34.in.in.i, 3
  %71 = and i64 %lsr.iv34.i, 3
  %72 = xor i64 %.206442492.i, -1
  %73 = add nsw i64 %.27.i, %72
  %74 = sub i64 %.416.i, %.206442492.i
  %.213.i = add nuw nsw i64 %.206442492.i, 1
  %.243.i = mul nuw nsw i64 %.206442492.i, %.27.i
  %.245.i = getelementptr inbounds nuw double, ptr %.82, i64 %.243.i
  %.291.i = sub nsw i64 %.27.i, %.213.i
  %.292.i = icmp sgt i64 %.291.i, 0
  br i1 %.292.i, label %B376.if.preheader.i, label %B432.i

B376.if.preheader.i:                              ; preds = %B292.if.i
  %xtraiter.i = and i64 %73, 3
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i, label %B376.if.prol.loopexit.i, label %B376.if.prol.i

B376.if.prol.i:                                   ; preds = %B376.if.preheader.i, %B376.if.prol.i
  %square.2.1382.prol.i = phi double [ %.380.prol.i, %B376.if.prol.i ], [ 0.000000e+00, %B376.if.preheader.i ]
  %prol.iter.i = phi i64 [ %prol.iter.next.i, %B376.if.prol.i ], [ 0, %B376.if.preheader.i ]
  %75 = shl i64 %prol.iter.i, 3
  %scevgep17.i = getelementptr i8, ptr %lsr.iv30.i, i64 %75
  %.374.prol.i = load double, ptr %scevgep17.i, align 8, !noalias !218
  %.378.prol.i = fmul double %.374.prol.i, %.374.prol.i
  %.380.prol.i = fadd double %square.2.1382.prol.i, %.378.prol.i
  %scevgep16.i = getelementptr i8, ptr %lsr.iv.i, i64 %75
  store double 0.000000e+00, ptr %scevgep16.i, align 8, !noalias !218
  %prol.iter.next.i = add i64 %prol.iter.i, 1
  %prol.iter.cmp.not.i = icmp eq i64 %71, %prol.iter.next.i
  br i1 %prol.iter.cmp.not.i, label %B376.if.prol.loopexit.loopexit.i, label %B376.if.prol.i, !llvm.loop !231

B376.if.prol.loopexit.loopexit.i:                 ; preds = %B376.if.prol.i
  %76 = sub i64 %prol.iter.next.i, %lsr.iv33.i
  br label %B376.if.prol.loopexit.i

B376.if.prol.loopexit.i:                          ; preds = %B376.if.prol.loopexit.loopexit.i, %B376.if.preheader.i
  %.380.lcssa.unr.i = phi double [ poison, %B376.if.preheader.i ], [ %.380.prol.i, %B376.if.prol.loopexit.loopexit.i ]
  %square.2.1382.unr.i = phi double [ 0.000000e+00, %B376.if.preheader.i ], [ %.380.prol.i, %B376.if.prol.loopexit.loopexit.i ]
  %.340378380.unr.i = phi i64 [ %.213.i, %B376.if.preheader.i ], [ %76, %B376.if.prol.loopexit.loopexit.i ]
  %77 = icmp ult i64 %74, 3
  br i1 %77, label %B432.i, label %B376.if.i

B376.if.i:                                        ; preds = %B376.if.prol.loopexit.i, %B376.if.i
  %square.2.1382.i = phi double [ %.380.3.i, %B376.if.i ], [ %square.2.1382.unr.i, %B376.if.prol.loopexit.i ]
  %.340378380.i = phi i64 [ %.347.3.i, %B376.if.i ], [ %.340378380.unr.i, %B376.if.prol.loopexit.i ]
  %78 = shl i64 %.340378380.i, 3
  %scevgep48.i = getelementptr i8, ptr %lsr.iv45.i, i64 %78
  %scevgep49.i = getelementptr i8, ptr %scevgep48.i, i64 -16
  %.374.i = load double, ptr %scevgep49.i, align 8, !noalias !218
  %.378.i = fmul double %.374.i, %.374.i
  %.380.i = fadd double %square.2.1382.i, %.378.i
  %scevgep24.i = getelementptr i8, ptr %scevgep36.i, i64 %78
  %scevgep30.i = getelementptr i8, ptr %scevgep24.i, i64 -24
  store double 0.000000e+00, ptr %scevgep30.i, align 8, !noalias !218
  %scevgep37.i = getelementptr i8, ptr %scevgep48.i, i64 -8
  %.374.1.i = load double, ptr %scevgep37.i, align 8, !noalias !218
  %.378.1.i = fmul double %.374.1.i, %.374.1.i
  %.380.1.i = fadd double %.380.i, %.378.1.i
  %scevgep21.i = getelementptr i8, ptr %scevgep24.i, i64 -16
  store double 0.000000e+00, ptr %scevgep21.i, align 8, !noalias !218
  %.374.2.i = load double, ptr %scevgep48.i, align 8, !noalias !218
  %.378.2.i = fmul double %.374.2.i, %.374.2.i
  %.380.2.i = fadd double %.380.1.i, %.378.2.i
  %scevgep15.i = getelementptr i8, ptr %scevgep24.i, i64 -8
  store double 0.000000e+00, ptr %scevgep15.i, align 8, !noalias !218
  %.347.3.i = add nuw i64 %.340378380.i, 4
  %scevgep34.i = getelementptr i8, ptr %scevgep48.i, i64 8
  %.374.3.i = load double, ptr %scevgep34.i, align 8, !noalias !218
  %.378.3.i = fmul double %.374.3.i, %.374.3.i
  %.380.3.i = fadd double %.380.2.i, %.378.3.i
  store double 0.000000e+00, ptr %scevgep24.i, align 8, !noalias !218
  %exitcond.not10.3.i = icmp eq i64 %.27.i, %.347.3.i
  br i1 %exitcond.not10.3.i, label %B432.i, label %B376.if.i

B742.if.i:                                        ; preds = %B742.loopexit.i, %B742.if.preheader.i
  %lsr.iv38.i = phi ptr [ %scevgep39.i, %B742.loopexit.i ], [ %scevgep60.i, %B742.if.preheader.i ]
  %.589393399.i = phi i64 [ %.596.i, %B742.loopexit.i ], [ %.213.i, %B742.if.preheader.i ]
  br i1 %59, label %B784.if.prol.loopexit.i, label %B784.if.prol.i

B784.if.prol.i:                                   ; preds = %B742.if.i
  %.758.i = mul nsw i64 %.589393399.i, %.27.i
  %.746.prol.i = load double, ptr %sunkaddr86.i, align 8, !noalias !218
  %sunkaddr101.i = shl i64 %.589393399.i, 3
  %sunkaddr102.i = getelementptr i8, ptr %.245.i, i64 %sunkaddr101.i
  %.750.prol.i = load double, ptr %sunkaddr102.i, align 8, !noalias !218
  %.755.prol.i = fdiv double %.750.prol.i, %.494.i
  %gep.i = getelementptr double, ptr %invariant.gep.i, i64 %.758.i
  %.762.prol.i = load double, ptr %gep.i, align 8, !noalias !218
  %.763.prol.i = fmul double %.755.prol.i, %.762.prol.i
  %.764.prol.i = fadd double %.746.prol.i, %.763.prol.i
  store double %.764.prol.i, ptr %sunkaddr86.i, align 8, !noalias !218
  br label %B784.if.prol.loopexit.i

B784.if.prol.loopexit.i:                          ; preds = %B784.if.prol.i, %B742.if.i
  %.712386388.unr.i = phi i64 [ %.213.i, %B742.if.i ], [ %.719.prol.i, %B784.if.prol.i ]
  br i1 %60, label %B742.loopexit.i, label %B784.if.preheader.i

B784.if.preheader.i:                              ; preds = %B784.if.prol.loopexit.i
  %sunkaddr87.i = shl i64 %.589393399.i, 3
  %sunkaddr88.i = getelementptr i8, ptr %.245.i, i64 %sunkaddr87.i
  br label %B784.if.i

B784.if.i:                                        ; preds = %B784.if.i, %B784.if.preheader.i
  %.712386388.i = phi i64 [ %.719.1.i, %B784.if.i ], [ %.712386388.unr.i, %B784.if.preheader.i ]
  %79 = shl i64 %.712386388.i, 3
  %scevgep62.i = getelementptr i8, ptr %scevgep26.i, i64 %79
  %scevgep63.i = getelementptr i8, ptr %scevgep62.i, i64 -8
  %.746.i = load double, ptr %scevgep63.i, align 8, !noalias !218
  %.750.i = load double, ptr %sunkaddr88.i, align 8, !noalias !218
  %.755.i = fdiv double %.750.i, %.494.i
  %scevgep47.i = getelementptr i8, ptr %lsr.iv38.i, i64 %79
  %scevgep40.i = getelementptr i8, ptr %scevgep47.i, i64 8
  %.762.i = load double, ptr %scevgep47.i, align 8, !noalias !218
  %.763.i = fmul double %.755.i, %.762.i
  %.764.i = fadd double %.746.i, %.763.i
  store double %.764.i, ptr %scevgep63.i, align 8, !noalias !218
  %.719.1.i = add nuw i64 %.712386388.i, 2
  %.746.1.i = load double, ptr %scevgep62.i, align 8, !noalias !218
  %.750.1.i = load double, ptr %sunkaddr88.i, align 8, !noalias !218
  %.755.1.i = fdiv double %.750.1.i, %.494.i
  %.762.1.i = load double, ptr %scevgep40.i, align 8, !noalias !218
  %.763.1.i = fmul double %.755.1.i, %.762.1.i
  %.764.1.i = fadd double %.746.1.i, %.763.1.i
  store double %.764.1.i, ptr %scevgep62.i, align 8, !noalias !218
  %exitcond.not.1.i = icmp eq i64 %.27.i, %.719.1.i
  br i1 %exitcond.not.1.i, label %B742.loopexit.i, label %B784.if.i

B910.if.i:                                        ; preds = %B910.if.prol.loopexit.i, %B910.if.i
  %share.2.2410.i = phi double [ %.914.3.i, %B910.if.i ], [ %share.2.2410.unr.i, %B910.if.prol.loopexit.i ]
  %.874406408.i = phi i64 [ %.881.3.i, %B910.if.i ], [ %.874406408.unr.i, %B910.if.prol.loopexit.i ]
  %80 = shl i64 %.874406408.i, 3
  %scevgep75.i = getelementptr i8, ptr %lsr.iv45.i, i64 %80
  %scevgep76.i = getelementptr i8, ptr %scevgep75.i, i64 -16
  %.908.i = load double, ptr %scevgep76.i, align 8, !noalias !218
  %scevgep70.i = getelementptr i8, ptr %scevgep36.i, i64 %80
  %scevgep71.i = getelementptr i8, ptr %scevgep70.i, i64 -24
  %.911.i = load double, ptr %scevgep71.i, align 8, !noalias !218
  %.912.i = fmul double %.908.i, %.911.i
  %.914.i = fadd double %share.2.2410.i, %.912.i
  %scevgep73.i = getelementptr i8, ptr %scevgep75.i, i64 -8
  %.908.1.i = load double, ptr %scevgep73.i, align 8, !noalias !218
  %scevgep59.i = getelementptr i8, ptr %scevgep70.i, i64 -16
  %.911.1.i = load double, ptr %scevgep59.i, align 8, !noalias !218
  %.912.1.i = fmul double %.908.1.i, %.911.1.i
  %.914.1.i = fadd double %.914.i, %.912.1.i
  %.908.2.i = load double, ptr %scevgep75.i, align 8, !noalias !218
  %scevgep53.i = getelementptr i8, ptr %scevgep70.i, i64 -8
  %.911.2.i = load double, ptr %scevgep53.i, align 8, !noalias !218
  %.912.2.i = fmul double %.908.2.i, %.911.2.i
  %.914.2.i = fadd double %.914.1.i, %.912.2.i
  %.881.3.i = add nuw i64 %.874406408.i, 4
  %scevgep66.i = getelementptr i8, ptr %scevgep75.i, i64 8
  %.908.3.i = load double, ptr %scevgep66.i, align 8, !noalias !218
  %.911.3.i = load double, ptr %scevgep70.i, align 8, !noalias !218
  %.912.3.i = fmul double %.908.3.i, %.911.3.i
  %.914.3.i = fadd double %.914.2.i, %.912.3.i
  %exitcond7.not.3.i = icmp eq i64 %.27.i, %.881.3.i
  br i1 %exitcond7.not.3.i, label %B994.if.lr.ph.i, label %B910.if.i

B994.if.i:                                        ; preds = %B994.if.prol.loopexit.i, %B994.if.i
  %.1010415417.i = phi i64 [ %.1017.1.i, %B994.if.i ], [ %.1010415417.unr.i, %B994.if.prol.loopexit.i ]
  %81 = shl i64 %.1010415417.i, 3
  %scevgep86.i = getelementptr i8, ptr %scevgep26.i, i64 %81
  %scevgep87.i = getelementptr i8, ptr %scevgep86.i, i64 -8
  %.1044.i = load double, ptr %scevgep87.i, align 8, !noalias !218
  %scevgep64.i = getelementptr i8, ptr %lsr.iv59.i, i64 %81
  %scevgep65.i = getelementptr i8, ptr %scevgep64.i, i64 8
  %.1055.i = load double, ptr %scevgep64.i, align 8, !noalias !218
  %.1056.i = fmul double %.1052.i, %.1055.i
  %.1057.i = fsub double %.1044.i, %.1056.i
  store double %.1057.i, ptr %scevgep87.i, align 8, !noalias !218
  %.1017.1.i = add nuw i64 %.1010415417.i, 2
  %.1044.1.i = load double, ptr %scevgep86.i, align 8, !noalias !218
  %.1055.1.i = load double, ptr %scevgep65.i, align 8, !noalias !218
  %.1056.1.i = fmul double %.1052.i, %.1055.1.i
  %.1057.1.i = fsub double %.1044.1.i, %.1056.1.i
  store double %.1057.1.i, ptr %scevgep86.i, align 8, !noalias !218
  %exitcond8.not.1.i = icmp eq i64 %.27.i, %.1017.1.i
  br i1 %exitcond8.not.1.i, label %B1100.if.preheader.i, label %B994.if.i

B1100.if.preheader.i:                             ; preds = %B994.if.i, %B994.if.prol.loopexit.i
  %sunkaddr91.i = getelementptr i8, ptr %.245.i, i64 %sunkaddr84.i
  br label %B1100.if.i

B1100.if.i:                                       ; preds = %B1100.if.preheader.i, %B1100.loopexit.i
  %lsr.iv89.i = phi ptr [ %lsr.iv55.i, %B1100.if.preheader.i ], [ %scevgep90.i, %B1100.loopexit.i ]
  %.1158429435.i = phi i64 [ %.213.i, %B1100.if.preheader.i ], [ %.1165.i, %B1100.loopexit.i ]
  br i1 %59, label %B1142.if.prol.loopexit.i, label %B1142.if.prol.i

B1142.if.prol.i:                                  ; preds = %B1100.if.i
  %.1315.i = mul nsw i64 %.1158429435.i, %.27.i
  %gep5.i = getelementptr double, ptr %invariant.gep.i, i64 %.1315.i
  %.1319.prol.i = load double, ptr %gep5.i, align 8, !noalias !218
  %sunkaddr105.i = shl i64 %.1158429435.i, 3
  %sunkaddr106.i = getelementptr i8, ptr %.245.i, i64 %sunkaddr105.i
  %.1323.prol.i = load double, ptr %sunkaddr106.i, align 8, !noalias !218
  %.1326.prol.i = load double, ptr %sunkaddr86.i, align 8, !noalias !218
  %.1327.prol.i = fmul double %.1323.prol.i, %.1326.prol.i
  %sunkaddr110.i = getelementptr i8, ptr %.106.i, i64 %sunkaddr105.i
  %.1331.prol.i = load double, ptr %sunkaddr110.i, align 8, !noalias !218
  %.1334.prol.i = load double, ptr %sunkaddr91.i, align 8, !noalias !218
  %.1335.prol.i = fmul double %.1331.prol.i, %.1334.prol.i
  %.1336.prol.i = fadd double %.1327.prol.i, %.1335.prol.i
  %.1337.prol.i = fsub double %.1319.prol.i, %.1336.prol.i
  store double %.1337.prol.i, ptr %gep5.i, align 8, !noalias !218
  br label %B1142.if.prol.loopexit.i

B1142.if.prol.loopexit.i:                         ; preds = %B1142.if.prol.i, %B1100.if.i
  %.1281422424.unr.i = phi i64 [ %.213.i, %B1100.if.i ], [ %.719.prol.i, %B1142.if.prol.i ]
  br i1 %60, label %B1100.loopexit.i, label %B1142.if.preheader.i

B1142.if.preheader.i:                             ; preds = %B1142.if.prol.loopexit.i
  %sunkaddr92.i = shl i64 %.1158429435.i, 3
  %sunkaddr93.i = getelementptr i8, ptr %.245.i, i64 %sunkaddr92.i
  %sunkaddr95.i = getelementptr i8, ptr %.106.i, i64 %sunkaddr92.i
  br label %B1142.if.i

B1142.if.i:                                       ; preds = %B1142.if.i, %B1142.if.preheader.i
  %.1281422424.i = phi i64 [ %.1288.1.i, %B1142.if.i ], [ %.1281422424.unr.i, %B1142.if.preheader.i ]
  %82 = shl i64 %.1281422424.i, 3
  %scevgep92.i = getelementptr i8, ptr %lsr.iv89.i, i64 %82
  %scevgep93.i = getelementptr i8, ptr %scevgep92.i, i64 -8
  %.1319.i = load double, ptr %scevgep93.i, align 8, !noalias !218
  %.1323.i = load double, ptr %sunkaddr93.i, align 8, !noalias !218
  %scevgep97.i = getelementptr i8, ptr %scevgep26.i, i64 %82
  %scevgep80.i = getelementptr i8, ptr %scevgep97.i, i64 -8
  %.1326.i = load double, ptr %scevgep80.i, align 8, !noalias !218
  %.1327.i = fmul double %.1323.i, %.1326.i
  %.1331.i = load double, ptr %sunkaddr95.i, align 8, !noalias !218
  %scevgep78.i = getelementptr i8, ptr %lsr.iv59.i, i64 %82
  %scevgep77.i = getelementptr i8, ptr %scevgep78.i, i64 8
  %.1334.i = load double, ptr %scevgep78.i, align 8, !noalias !218
  %.1335.i = fmul double %.1331.i, %.1334.i
  %.1336.i = fadd double %.1327.i, %.1335.i
  %.1337.i = fsub double %.1319.i, %.1336.i
  store double %.1337.i, ptr %scevgep93.i, align 8, !noalias !218
  %.1288.1.i = add nuw i64 %.1281422424.i, 2
  %.1319.1.i = load double, ptr %scevgep92.i, align 8, !noalias !218
  %.1323.1.i = load double, ptr %sunkaddr93.i, align 8, !noalias !218
  %.1326.1.i = load double, ptr %scevgep97.i, align 8, !noalias !218
  %.1327.1.i = fmul double %.1323.1.i, %.1326.1.i
  %.1331.1.i = load double, ptr %sunkaddr95.i, align 8, !noalias !218
  %.1334.1.i = load double, ptr %scevgep77.i, align 8, !noalias !218
  %.1335.1.i = fmul double %.1331.1.i, %.1334.1.i
  %.1336.1.i = fadd double %.1327.1.i, %.1335.1.i
  %.1337.1.i = fsub double %.1319.1.i, %.1336.1.i
  store double %.1337.1.i, ptr %scevgep92.i, align 8, !noalias !218
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
  br i1 %.1510.i, label %B1350.i, label %_ZN9teachmech3run8compiled16kernel_kinematic6spreadB3v61B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a.exit

_ZN9teachmech3run8compiled16kernel_kinematic6spreadB3v61B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a.exit: ; preds = %B1350.endif.endif.i, %B1318.i, %B1264.i, %B1116
  %.1161.0 = phi double [ 0.000000e+00, %B1116 ], [ 0.000000e+00, %B1264.i ], [ %trace.2.0.lcssa.i, %B1318.i ], [ %high.3.1.i, %B1350.endif.endif.i ]
  %.1193 = fcmp oeq double %.1161.0, 0.000000e+00
  br i1 %.1193, label %common.ret, label %B1164

B1164:                                            ; preds = %_ZN9teachmech3run8compiled16kernel_kinematic6spreadB3v61B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a.exit
  %.8.i = mul i64 %.35, %.35
  %.9.i = getelementptr double, ptr %.82, i64 %.8.i
  %.12.i = getelementptr double, ptr %.9.i, i64 %.35
  %.15.i4 = fmul double %.1161.0, 1.000000e-08
  %.10953.not.i.i = icmp slt i64 %.35, 1
  br i1 %.10953.not.i.i, label %common.ret, label %B60.if.lr.ph.i.i

B60.if.lr.ph.i.i:                                 ; preds = %B1164
  %sunkaddr = shl i64 %.8.i, 3
  %sunkaddr100 = getelementptr i8, ptr %.82, i64 %sunkaddr
  %.18.i.i = load double, ptr %sunkaddr100, align 8, !noalias !232
  %.20.i.i = fsub double %.18.i.i, %.15.i4
  %.172.i.i = add nsw i64 %.35, -1
  br label %B60.if.i.i

B104.i.i:                                         ; preds = %B60.if.i.i
  %83 = shl i64 %.1155254.i.i, 3
  %sunkaddr209 = getelementptr i8, ptr %sunkaddr100, i64 %83
  %sunkaddr210 = getelementptr i8, ptr %sunkaddr209, i64 8
  %.182.i.i = load double, ptr %sunkaddr210, align 8, !noalias !232
  %.184.i.i = fsub double %.182.i.i, %.15.i4
  %scevgep2.i.i = getelementptr i8, ptr %.12.i, i64 %83
  %.188.i.i = load double, ptr %scevgep2.i.i, align 8, !noalias !232
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
  br i1 %.not, label %B1248.if, label %common.ret

B1486:                                            ; preds = %B1248.if
  %scevgep87 = getelementptr i8, ptr %26, i64 %89
  %.1401 = load double, ptr %scevgep87, align 8
  %.1402 = tail call double @llvm.fabs.f64(double %.1401)
  %.1403 = fmul double %.699, %.1402
  %scevgep88 = getelementptr i8, ptr %arg.rate, i64 %89
  %.1384 = load double, ptr %scevgep88, align 8
  %.1386 = fmul double %.37, %.1384
  %.1387 = tail call double @llvm.fabs.f64(double %.1386)
  %.10.i7 = fcmp ogt double %.1403, %.1387
  %.11.i8 = select i1 %.10.i7, double %.1403, double %.1387
  %.1460 = fmul double %.1450, 1.000000e+01
  %scevgep86 = getelementptr i8, ptr %arg.extent, i64 %89
  %.1466 = load double, ptr %scevgep86, align 8
  %.1470 = fadd double %.1466, %.11.i8
  %.1476 = fdiv double %.1460, %.1470
  %.10.i = fcmp ogt double %.1476, %needed.2.0429
  %.11.i = select i1 %.10.i, double %.1476, double %needed.2.0429
  br label %B1548

B1548:                                            ; preds = %B1248.if, %B1486
  %needed.3.1 = phi double [ %needed.2.0429, %B1248.if ], [ %.11.i, %B1486 ]
  %exitcond440.not = icmp eq i64 %.35, %.1349
  br i1 %exitcond440.not, label %B1550, label %B1248.if

B1550:                                            ; preds = %B1548
  %.14.i = fmul double %needed.3.1, %needed.3.1
  %.15.i5 = fmul double %.1161.0, %.14.i
  %.20.i.i9 = fsub double %.18.i.i, %.15.i5
  br label %B60.if.i.i12

B104.i.i25:                                       ; preds = %B60.if.i.i12
  %84 = shl i64 %.1155254.i.i15, 3
  %sunkaddr212 = getelementptr i8, ptr %sunkaddr100, i64 %84
  %sunkaddr213 = getelementptr i8, ptr %sunkaddr212, i64 8
  %.182.i.i27 = load double, ptr %sunkaddr213, align 8, !noalias !237
  %.184.i.i28 = fsub double %.182.i.i27, %.15.i5
  %scevgep2.i.i29 = getelementptr i8, ptr %.12.i, i64 %84
  %.188.i.i30 = load double, ptr %scevgep2.i.i29, align 8, !noalias !237
  %.192.i.i31 = fcmp une double %pivot.2.056.i.i14, 0.000000e+00
  %pivot.2.0..i.i32 = select i1 %.192.i.i31, double %pivot.2.056.i.i14, double 1.000000e-300
  %.217.i.i33 = fdiv double %.188.i.i30, %pivot.2.0..i.i32
  %.223.i.i34 = fsub double %.184.i.i28, %.217.i.i33
  br label %B172.i.i21

B172.i.i21:                                       ; preds = %B60.if.i.i12, %B104.i.i25
  %pivot.3.1.i.i22 = phi double [ %.223.i.i34, %B104.i.i25 ], [ %pivot.2.056.i.i14, %B60.if.i.i12 ]
  %exitcond.not.i.i23 = icmp eq i64 %.35, %.122.i.i16
  br i1 %exitcond.not.i.i23, label %B0.endif.loopexit.i24, label %B60.if.i.i12

B60.if.i.i12:                                     ; preds = %B172.i.i21, %B1550
  %found.2.057.i.i13 = phi i64 [ 0, %B1550 ], [ %found.3.1.i.i19, %B172.i.i21 ]
  %pivot.2.056.i.i14 = phi double [ %.20.i.i9, %B1550 ], [ %pivot.3.1.i.i22, %B172.i.i21 ]
  %.1155254.i.i15 = phi i64 [ 0, %B1550 ], [ %.122.i.i16, %B172.i.i21 ]
  %.122.i.i16 = add nuw nsw i64 %.1155254.i.i15, 1
  %.156.i.i17 = fcmp olt double %pivot.2.056.i.i14, 0.000000e+00
  %.159.i.i18 = zext i1 %.156.i.i17 to i64
  %found.3.1.i.i19 = add nuw nsw i64 %found.2.057.i.i13, %.159.i.i18
  %.174.i.i20 = icmp slt i64 %.1155254.i.i15, %.172.i.i
  br i1 %.174.i.i20, label %B104.i.i25, label %B172.i.i21

B0.endif.loopexit.i24:                            ; preds = %B172.i.i21
  %.not35 = icmp eq i64 %found.3.1.i.i19, 0
  %85 = select i1 %.not35, i64 2, i64 0
  br label %common.ret

B214.if:                                          ; preds = %B214.if, %B214.if.preheader.new
  %lsr.iv205 = phi i64 [ %lsr.iv.next206, %B214.if ], [ %unroll_iter38, %B214.if.preheader.new ]
  %.180390392 = phi i64 [ %.187.1.1, %B214.if ], [ 0, %B214.if.preheader.new ]
  %sunkaddr214 = shl i64 %.180390392, 3
  %sunkaddr215 = getelementptr i8, ptr %arg.y, i64 %sunkaddr214
  %.214 = load double, ptr %sunkaddr215, align 8
  %sunkaddr217 = getelementptr i8, ptr %arg.rate, i64 %sunkaddr214
  %.217 = load double, ptr %sunkaddr217, align 8
  %.219 = fmul double %.37, %.217
  %.220 = fadd double %.214, %.219
  %sunkaddr219 = getelementptr i8, ptr %arg.free, i64 %sunkaddr214
  store double %.220, ptr %sunkaddr219, align 8
  %sunkaddr222 = getelementptr i8, ptr %sunkaddr215, i64 8
  %.214.1 = load double, ptr %sunkaddr222, align 8
  %sunkaddr225 = getelementptr i8, ptr %sunkaddr217, i64 8
  %.217.1 = load double, ptr %sunkaddr225, align 8
  %.219.1 = fmul double %.37, %.217.1
  %.220.1 = fadd double %.214.1, %.219.1
  %sunkaddr228 = getelementptr i8, ptr %sunkaddr219, i64 8
  store double %.220.1, ptr %sunkaddr228, align 8
  %sunkaddr231 = getelementptr i8, ptr %sunkaddr215, i64 16
  %.214.139 = load double, ptr %sunkaddr231, align 8
  %sunkaddr234 = getelementptr i8, ptr %sunkaddr217, i64 16
  %.217.140 = load double, ptr %sunkaddr234, align 8
  %.219.141 = fmul double %.37, %.217.140
  %.220.142 = fadd double %.214.139, %.219.141
  %sunkaddr237 = getelementptr i8, ptr %sunkaddr219, i64 16
  store double %.220.142, ptr %sunkaddr237, align 8
  %.187.1.1 = add nuw i64 %.180390392, 4
  %sunkaddr240 = getelementptr i8, ptr %sunkaddr215, i64 24
  %.214.1.1 = load double, ptr %sunkaddr240, align 8
  %sunkaddr243 = getelementptr i8, ptr %sunkaddr217, i64 24
  %.217.1.1 = load double, ptr %sunkaddr243, align 8
  %.219.1.1 = fmul double %.37, %.217.1.1
  %.220.1.1 = fadd double %.214.1.1, %.219.1.1
  %sunkaddr246 = getelementptr i8, ptr %sunkaddr219, i64 24
  store double %.220.1.1, ptr %sunkaddr246, align 8
  %lsr.iv.next206 = add i64 %lsr.iv205, -2
  %niter.ncmp.143 = icmp eq i64 %lsr.iv.next206, 0
  br i1 %niter.ncmp.143, label %B266.loopexit.unr-lcssa, label %B214.if

B296.if:                                          ; preds = %B296.if, %B296.if.lr.ph.new.new
  %lsr.iv179 = phi i64 [ %lsr.iv.next180, %B296.if ], [ %unroll_iter55, %B296.if.lr.ph.new.new ]
  %.317396398 = phi i64 [ %.324.1.1, %B296.if ], [ 0, %B296.if.lr.ph.new.new ]
  %86 = shl i64 %.317396398, 3
  %sunkaddr248 = getelementptr i8, ptr %arg.free, i64 %86
  %.351 = load double, ptr %sunkaddr248, align 8
  %scevgep175 = getelementptr i8, ptr %scevgep172, i64 %86
  %scevgep176 = getelementptr i8, ptr %scevgep175, i64 -16
  %scevgep178 = getelementptr i8, ptr %scevgep175, i64 -24
  %.364 = load double, ptr %scevgep178, align 8
  %.365 = fmul double %.359, %.364
  %.366 = fadd double %.351, %.365
  store double %.366, ptr %sunkaddr248, align 8
  %sunkaddr251 = getelementptr i8, ptr %sunkaddr248, i64 8
  %.351.1 = load double, ptr %sunkaddr251, align 8
  %.364.1 = load double, ptr %scevgep176, align 8
  %.365.1 = fmul double %.359, %.364.1
  %.366.1 = fadd double %.351.1, %.365.1
  store double %.366.1, ptr %sunkaddr251, align 8
  %sunkaddr254 = getelementptr i8, ptr %sunkaddr248, i64 16
  %.351.157 = load double, ptr %sunkaddr254, align 8
  %scevgep174 = getelementptr i8, ptr %scevgep175, i64 -8
  %.364.158 = load double, ptr %scevgep174, align 8
  %.365.159 = fmul double %.359, %.364.158
  %.366.160 = fadd double %.351.157, %.365.159
  store double %.366.160, ptr %sunkaddr254, align 8
  %.324.1.1 = add i64 %.317396398, 4
  %sunkaddr255 = shl i64 %.324.1.1, 3
  %sunkaddr256 = getelementptr i8, ptr %arg.free, i64 %sunkaddr255
  %sunkaddr257 = getelementptr i8, ptr %sunkaddr256, i64 -8
  %.351.1.1 = load double, ptr %sunkaddr257, align 8
  %.364.1.1 = load double, ptr %scevgep175, align 8
  %.365.1.1 = fmul double %.359, %.364.1.1
  %.366.1.1 = fadd double %.351.1.1, %.365.1.1
  store double %.366.1.1, ptr %sunkaddr257, align 8
  %lsr.iv.next180 = add i64 %lsr.iv179, -2
  %niter56.ncmp.1 = icmp eq i64 %lsr.iv.next180, 0
  br i1 %niter56.ncmp.1, label %B370.loopexit.unr-lcssa.unr-lcssa, label %B296.if

B412.if:                                          ; preds = %B412.if, %B412.if.preheader.new.new
  %lsr.iv162 = phi i64 [ %lsr.iv.next163, %B412.if ], [ %unroll_iter70, %B412.if.preheader.new.new ]
  %.463403405 = phi i64 [ %.470.3.1, %B412.if ], [ 0, %B412.if.preheader.new.new ]
  %sunkaddr258 = shl i64 %.463403405, 3
  %sunkaddr259 = getelementptr i8, ptr %arg.free, i64 %sunkaddr258
  %.497 = load double, ptr %sunkaddr259, align 8
  %sunkaddr261 = getelementptr i8, ptr %arg.found, i64 %sunkaddr258
  store double %.497, ptr %sunkaddr261, align 8
  %sunkaddr264 = getelementptr i8, ptr %sunkaddr259, i64 8
  %.497.1 = load double, ptr %sunkaddr264, align 8
  %sunkaddr267 = getelementptr i8, ptr %sunkaddr261, i64 8
  store double %.497.1, ptr %sunkaddr267, align 8
  %sunkaddr270 = getelementptr i8, ptr %sunkaddr259, i64 16
  %.497.2 = load double, ptr %sunkaddr270, align 8
  %sunkaddr273 = getelementptr i8, ptr %sunkaddr261, i64 16
  store double %.497.2, ptr %sunkaddr273, align 8
  %sunkaddr276 = getelementptr i8, ptr %sunkaddr259, i64 24
  %.497.3 = load double, ptr %sunkaddr276, align 8
  %sunkaddr279 = getelementptr i8, ptr %sunkaddr261, i64 24
  store double %.497.3, ptr %sunkaddr279, align 8
  %sunkaddr282 = getelementptr i8, ptr %sunkaddr259, i64 32
  %.497.172 = load double, ptr %sunkaddr282, align 8
  %sunkaddr285 = getelementptr i8, ptr %sunkaddr261, i64 32
  store double %.497.172, ptr %sunkaddr285, align 8
  %sunkaddr288 = getelementptr i8, ptr %sunkaddr259, i64 40
  %.497.1.1 = load double, ptr %sunkaddr288, align 8
  %sunkaddr291 = getelementptr i8, ptr %sunkaddr261, i64 40
  store double %.497.1.1, ptr %sunkaddr291, align 8
  %sunkaddr294 = getelementptr i8, ptr %sunkaddr259, i64 48
  %.497.2.1 = load double, ptr %sunkaddr294, align 8
  %sunkaddr297 = getelementptr i8, ptr %sunkaddr261, i64 48
  store double %.497.2.1, ptr %sunkaddr297, align 8
  %.470.3.1 = add nuw i64 %.463403405, 8
  %sunkaddr300 = getelementptr i8, ptr %sunkaddr259, i64 56
  %.497.3.1 = load double, ptr %sunkaddr300, align 8
  %sunkaddr303 = getelementptr i8, ptr %sunkaddr261, i64 56
  store double %.497.3.1, ptr %sunkaddr303, align 8
  %lsr.iv.next163 = add i64 %lsr.iv162, -2
  %niter71.ncmp.1 = icmp eq i64 %lsr.iv.next163, 0
  br i1 %niter71.ncmp.1, label %B440.loopexit.unr-lcssa.unr-lcssa, label %B412.if

B518.if:                                          ; preds = %B518
  %87 = shl i64 %.654411, 3
  %scevgep51 = getelementptr i8, ptr %arg.rate, i64 %87
  %.688 = load double, ptr %scevgep51, align 8
  %.690 = fmul double %.37, %.688
  %.691 = tail call double @llvm.fabs.f64(double %.690)
  %scevgep52 = getelementptr i8, ptr %26, i64 %87
  %.704 = load double, ptr %scevgep52, align 8
  %.705 = tail call double @llvm.fabs.f64(double %.704)
  %.706 = fmul double %.699, %.705
  %.10.i5 = fcmp ogt double %.706, %.691
  %.11.i6 = select i1 %.10.i5, double %.706, double %.691
  %.661 = add nuw i64 %.654411, 1
  %scevgep126 = getelementptr i8, ptr %arg.found, i64 %87
  %.737 = load double, ptr %scevgep126, align 8
  %scevgep127 = getelementptr i8, ptr %arg.free, i64 %87
  %.740 = load double, ptr %scevgep127, align 8
  %.741 = fsub double %.737, %.740
  %.742 = tail call double @llvm.fabs.f64(double %.741)
  %.747 = fdiv double %.11.i6, 1.000000e+01
  %scevgep124 = getelementptr i8, ptr %arg.extent, i64 %87
  %.750 = load double, ptr %scevgep124, align 8
  %.751 = fmul double %.750, 1.000000e-04
  %scevgep125 = getelementptr i8, ptr %scevgep56, i64 %87
  %.754 = load double, ptr %scevgep125, align 8
  %.755 = fmul double %.754, 1.000000e-05
  %.756 = fadd double %.751, %.755
  %.757 = fadd double %.747, %.756
  %.758 = fcmp olt double %.742, %.757
  br i1 %.758, label %B518, label %common.ret

B844.if:                                          ; preds = %B844.if, %B844.if.preheader.new.new
  %lsr.iv122 = phi i64 [ %lsr.iv.next123, %B844.if ], [ %unroll_iter82, %B844.if.preheader.new.new ]
  %.879414416 = phi i64 [ %.886.3.1, %B844.if ], [ 0, %B844.if.preheader.new.new ]
  %88 = shl i64 %.879414416, 3
  %sunkaddr305 = getelementptr i8, ptr %arg.found, i64 %88
  %.913 = load double, ptr %sunkaddr305, align 8
  %scevgep114 = getelementptr i8, ptr %scevgep107, i64 %88
  %scevgep115 = getelementptr i8, ptr %scevgep114, i64 -32
  %scevgep121 = getelementptr i8, ptr %scevgep114, i64 -56
  store double %.913, ptr %scevgep121, align 8
  %sunkaddr308 = getelementptr i8, ptr %sunkaddr305, i64 8
  %.913.1 = load double, ptr %sunkaddr308, align 8
  %scevgep119 = getelementptr i8, ptr %scevgep114, i64 -48
  store double %.913.1, ptr %scevgep119, align 8
  %sunkaddr311 = getelementptr i8, ptr %sunkaddr305, i64 16
  %.913.2 = load double, ptr %sunkaddr311, align 8
  %scevgep117 = getelementptr i8, ptr %scevgep114, i64 -40
  store double %.913.2, ptr %scevgep117, align 8
  %sunkaddr314 = getelementptr i8, ptr %sunkaddr305, i64 24
  %.913.3 = load double, ptr %sunkaddr314, align 8
  store double %.913.3, ptr %scevgep115, align 8
  %sunkaddr317 = getelementptr i8, ptr %sunkaddr305, i64 32
  %.913.184 = load double, ptr %sunkaddr317, align 8
  %scevgep113 = getelementptr i8, ptr %scevgep114, i64 -24
  store double %.913.184, ptr %scevgep113, align 8
  %sunkaddr320 = getelementptr i8, ptr %sunkaddr305, i64 40
  %.913.1.1 = load double, ptr %sunkaddr320, align 8
  %scevgep112 = getelementptr i8, ptr %scevgep114, i64 -16
  store double %.913.1.1, ptr %scevgep112, align 8
  %sunkaddr323 = getelementptr i8, ptr %sunkaddr305, i64 48
  %.913.2.1 = load double, ptr %sunkaddr323, align 8
  %scevgep110 = getelementptr i8, ptr %scevgep114, i64 -8
  store double %.913.2.1, ptr %scevgep110, align 8
  %.886.3.1 = add nuw i64 %.879414416, 8
  %sunkaddr326 = getelementptr i8, ptr %sunkaddr305, i64 56
  %.913.3.1 = load double, ptr %sunkaddr326, align 8
  store double %.913.3.1, ptr %scevgep114, align 8
  %lsr.iv.next123 = add i64 %lsr.iv122, -2
  %niter83.ncmp.1 = icmp eq i64 %lsr.iv.next123, 0
  br i1 %niter83.ncmp.1, label %B872.loopexit.unr-lcssa.unr-lcssa, label %B844.if

B962.if:                                          ; preds = %B962
  %.1075 = add nsw i64 %.1065420, -1
  %scevgep27 = getelementptr i8, ptr %.78, i64 %lsr.iv
  %.1106 = load double, ptr %scevgep27, align 8
  %scevgep28 = getelementptr i8, ptr %arg.found, i64 %lsr.iv
  %.1109 = load double, ptr %scevgep28, align 8
  %.1110 = fsub double %.1106, %.1109
  %.1111 = tail call double @llvm.fabs.f64(double %.1110)
  %scevgep30 = getelementptr i8, ptr %scevgep56, i64 %lsr.iv
  %.1114 = load double, ptr %scevgep30, align 8
  %.1118 = tail call double @llvm.fabs.f64(double %.1109)
  %.1119 = fadd double %.1114, %.1118
  %.1120 = fmul double %.1119, 1.000000e-08
  %.1121 = fcmp ugt double %.1111, %.1120
  %lsr.iv.next = add i64 %lsr.iv, 8
  br i1 %.1121, label %common.ret, label %B962

B1248.if:                                         ; preds = %B0.endif.loopexit.i, %B1548
  %needed.2.0429 = phi double [ %needed.3.1, %B1548 ], [ 0.000000e+00, %B0.endif.loopexit.i ]
  %.1342424427 = phi i64 [ %.1349, %B1548 ], [ 0, %B0.endif.loopexit.i ]
  %.1349 = add nuw nsw i64 %.1342424427, 1
  %89 = shl i64 %.1342424427, 3
  %scevgep25 = getelementptr i8, ptr %arg.found, i64 %89
  %.1438 = load double, ptr %scevgep25, align 8
  %scevgep24 = getelementptr i8, ptr %arg.free, i64 %89
  %.1442 = load double, ptr %scevgep24, align 8
  %.1443 = fsub double %.1438, %.1442
  %.1444 = tail call double @llvm.fabs.f64(double %.1443)
  %scevgep89 = getelementptr i8, ptr %scevgep56, i64 %89
  %.1448 = load double, ptr %scevgep89, align 8
  %.1449 = fmul double %.1448, 1.000000e-09
  %.1450 = fsub double %.1444, %.1449
  %.1456 = fcmp ult double %.1450, 0.000000e+00
  br i1 %.1456, label %B1548, label %B1486
}

declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #0

define noundef range(i32 0, 2) i32 @radau(ptr noalias writeonly captures(none) %retptr, ptr noalias writeonly captures(none) %excinfo, i64 %arg.problem.0, i64 %arg.problem.1, i64 %arg.problem.2, i64 %arg.problem.3, ptr readonly captures(none) %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, i64 %arg.projected, double %arg.tolerance, ptr readonly captures(none) %arg.times, i64 %arg.count, ptr captures(none) %arg.index, ptr captures(none) %arg.clock, ptr %arg.now, ptr writeonly captures(none) %arg.states, ptr writeonly captures(none) %arg.ends, i64 %arg.kept_ends, ptr %arg.room, i64 %arg.budget) local_unnamed_addr {
entry:
  %.167.i = alloca ptr, align 8
  %.197.i = alloca ptr, align 8
  %.838.i = alloca i8, align 1
  %.1678.i = alloca ptr, align 8
  %.1716.i = alloca ptr, align 8
  %.48.i.i = alloca ptr, align 8
  %.265.i = alloca i64, align 8
  %.295.i = alloca i64, align 8
  %.1193.i = alloca ptr, align 8
  %.1267.i = alloca ptr, align 8
  %.1300.i = alloca ptr, align 8
  %.326 = alloca i8, align 1
  store i8 0, ptr %.326, align 1
  %.1209 = alloca ptr, align 8
  store ptr null, ptr %.1209, align 8
  %.2107 = alloca ptr, align 8
  store ptr null, ptr %.2107, align 8
  %.2322 = alloca i8, align 1
  store i8 0, ptr %.2322, align 1
  %.2583 = alloca ptr, align 8
  store ptr null, ptr %.2583, align 8
  %.2846 = alloca i8, align 1
  store i8 0, ptr %.2846, align 1
  %.3578 = alloca i8, align 1
  store i8 0, ptr %.3578, align 1
  %.3695 = alloca i8, align 1
  store i8 0, ptr %.3695, align 1
  %.3861 = alloca ptr, align 8
  store ptr null, ptr %.3861, align 8
  %.3896 = alloca i8, align 1
  store i8 0, ptr %.3896, align 1
  %.4611 = alloca ptr, align 8
  store ptr null, ptr %.4611, align 8
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
  %.15.i = getelementptr i8, ptr %arg.problem.4, i64 80
  %.16.i = load i64, ptr %.15.i, align 8, !noalias !242
  %1 = getelementptr double, ptr %arg.problem.5, i64 %.16.i
  %.18.i = getelementptr i8, ptr %1, i64 8
  %.21.i = getelementptr i8, ptr %arg.problem.4, i64 8
  %.22.i = load i64, ptr %.21.i, align 8, !noalias !245
  %2 = getelementptr double, ptr %.18.i, i64 %.50
  %.24.i = getelementptr double, ptr %2, i64 %.22.i
  %.250 = tail call double @sqrt(double %arg.tolerance)
  %.10.i251 = fcmp olt double %.250, 3.000000e-02
  %.11.i252 = select i1 %.10.i251, double %.250, double 3.000000e-02
  %.241 = fdiv double 2.300000e-15, %arg.tolerance
  %.10.i253 = fcmp ogt double %.11.i252, %.241
  %.11.i254 = select i1 %.10.i253, double %.11.i252, double %.241
  %.315 = getelementptr i8, ptr %arg.clock, i64 8
  %.316 = load double, ptr %.315, align 8
  %.317 = fcmp oeq double %.316, 0.000000e+00
  br i1 %.317, label %B790, label %B1002

B790:                                             ; preds = %entry
  %.322 = load double, ptr %arg.clock, align 8
  store i8 0, ptr %.326, align 1
  call fastcc void @part12(ptr nonnull %.326, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.322, ptr %arg.now, ptr %.69)
  %.340 = load i8, ptr %.326, align 1
  %.343.not = icmp eq i8 %.340, 0
  br i1 %.343.not, label %B838, label %B852

common.ret:                                       ; preds = %B1728.if, %B4476, %B4454, %B3764, %B3558, %B3504, %B3448, %B3132, %B2486, %B1786, %B1244, %B1212, %B1066, %B838
  %common.ret.op = phi i32 [ 0, %B838 ], [ 0, %B1066 ], [ 0, %B1212 ], [ 0, %B1244 ], [ 0, %B1786 ], [ 0, %B2486 ], [ 0, %B3132 ], [ 0, %B3448 ], [ 0, %B3504 ], [ 0, %B3558 ], [ 0, %B3764 ], [ 0, %B4454 ], [ 0, %B4476 ], [ %common.ret.op.i, %B1728.if ]
  ret i32 %common.ret.op

B838:                                             ; preds = %B790
  store i64 2, ptr %retptr, align 8
  br label %common.ret

B852:                                             ; preds = %B790
  %.428 = load double, ptr %.24.i, align 8
  %.431 = getelementptr double, ptr %.24.i, i64 %.50
  %.432 = load double, ptr %.431, align 8
  %.436 = fdiv double %.428, %.432
  %.450 = fmul double %.250, %.436
  %.455 = fdiv double %.450, 1.000000e+01
  %.458 = load double, ptr %arg.clock, align 8
  %.460 = fsub double %.55, %.458
  %.10.i = fcmp olt double %.460, %.455
  %.11.i = select i1 %.10.i, double %.460, double %.455
  store double %.11.i, ptr %.315, align 8
  %.493 = getelementptr i8, ptr %arg.clock, i64 16
  store double 0.000000e+00, ptr %.493, align 8
  br label %B1002

B1002:                                            ; preds = %B852, %entry
  %.1274 = icmp slt i64 %.50, 0
  %..64 = select i1 %.1274, i64 0, i64 %.64
  %.1723.inv = icmp sgt i64 %.50, 0
  %..63 = select i1 %.1723.inv, i64 %.63, i64 0
  %3 = getelementptr double, ptr %.97, i64 %.71
  %.4601 = add nsw i64 %.63, 3
  %.579231 = icmp sgt i64 %arg.budget, 0
  br i1 %.579231, label %B1036.lr.ph, label %B4476

B1036.lr.ph:                                      ; preds = %B1002
  %..143 = select i1 %.1274, i64 0, i64 %.143
  %.5782026234 = add nsw i64 %arg.budget, -1
  %.1128.1 = getelementptr double, ptr %.97, i64 %.64
  %.1128.2.idx = shl i64 %.64, 4
  %.1128.2 = getelementptr i8, ptr %.97, i64 %.1128.2.idx
  %xtraiter.i258 = and i64 %.63, 2
  %unroll_iter.i260 = and i64 %.63, 9223372036854775804
  %.185.i = sitofp i64 %.64 to double
  %invariant.gep1963 = getelementptr double, ptr %.97, i64 %.63
  %invariant.gep1952 = getelementptr double, ptr %.145, i64 %.63
  %.3053 = or disjoint i64 %.63, 1
  %invariant.gep1963.1 = getelementptr double, ptr %.97, i64 %.3053
  %invariant.gep1952.1 = getelementptr double, ptr %.145, i64 %.3053
  %xtraiter.i = and i64 %.64, 2
  %unroll_iter.i = and i64 %.64, 9223372036854775804
  %unroll_iter = and i64 %..63, 9223372036854775804
  %unroll_iter751 = and i64 %..64, 9223372036854775804
  %unroll_iter757 = and i64 %..143, 9223372036854775804
  %4 = shl i64 %.50, 4
  %5 = add i64 %4, 24
  %scevgep = getelementptr i8, ptr %arg.room, i64 %5
  %6 = shl i64 %.50, 5
  %7 = getelementptr i8, ptr %arg.room, i64 %6
  %scevgep859 = getelementptr i8, ptr %7, i64 40
  %8 = mul i64 %.50, 48
  %9 = getelementptr i8, ptr %arg.room, i64 %8
  %scevgep869 = getelementptr i8, ptr %9, i64 56
  %10 = add i64 %.16.i, %.50
  %11 = add i64 %10, %.22.i
  %12 = shl i64 %11, 3
  %13 = getelementptr i8, ptr %arg.problem.5, i64 %12
  %scevgep880 = getelementptr i8, ptr %13, i64 16
  %14 = shl i64 %.50, 6
  %15 = getelementptr i8, ptr %arg.room, i64 %14
  %scevgep888 = getelementptr i8, ptr %15, i64 72
  %16 = mul i64 %.50, 112
  %17 = getelementptr i8, ptr %arg.room, i64 %16
  %scevgep899 = getelementptr i8, ptr %17, i64 120
  %18 = mul i64 %.50, 80
  %19 = add i64 %18, 88
  %scevgep901 = getelementptr i8, ptr %arg.room, i64 %19
  %scevgep903 = getelementptr i8, ptr %arg.now, i64 %5
  %20 = mul i64 %.50, 96
  %21 = getelementptr i8, ptr %arg.room, i64 %20
  %scevgep905 = getelementptr i8, ptr %21, i64 104
  %scevgep915 = getelementptr i8, ptr %15, i64 88
  %22 = getelementptr i8, ptr %arg.room, i64 %18
  %scevgep923 = getelementptr i8, ptr %22, i64 104
  %scevgep948 = getelementptr i8, ptr %17, i64 136
  %scevgep959 = getelementptr i8, ptr %22, i64 80
  %scevgep1011 = getelementptr i8, ptr %arg.states, i64 24
  %23 = shl i64 %.64, 3
  %24 = add i64 %4, 16
  %25 = getelementptr i8, ptr %arg.room, i64 %4
  %scevgep1030 = getelementptr i8, ptr %25, i64 40
  %26 = getelementptr i8, ptr %arg.now, i64 %6
  %scevgep1038 = getelementptr i8, ptr %26, i64 56
  %scevgep1046 = getelementptr i8, ptr %arg.now, i64 %.1128.2.idx
  %scevgep1049 = getelementptr i8, ptr %arg.room, i64 %24
  %scevgep1062 = getelementptr i8, ptr %arg.now, i64 %19
  %.51.i = getelementptr i8, ptr %arg.problem.4, i64 16
  %.54.i = getelementptr i8, ptr %arg.problem.4, i64 24
  %.67.i = getelementptr i8, ptr %arg.problem.4, i64 216
  %.124.i = inttoptr i64 %arg.problem.0 to ptr
  %.625.i = inttoptr i64 %arg.problem.3 to ptr
  %sunkaddr225.i = getelementptr i8, ptr %arg.problem.4, i64 208
  %sunkaddr.i = getelementptr i8, ptr %arg.problem.4, i64 96
  %sunkaddr226.i = getelementptr i8, ptr %arg.problem.4, i64 72
  %sunkaddr227.i = getelementptr i8, ptr %arg.problem.4, i64 56
  %sunkaddr231.i = getelementptr i8, ptr %arg.problem.4, i64 128
  %sunkaddr232.i = getelementptr i8, ptr %arg.problem.4, i64 136
  %sunkaddr234.i = getelementptr i8, ptr %arg.problem.4, i64 160
  %sunkaddr233.i = getelementptr i8, ptr %arg.problem.4, i64 224
  %sunkaddr1071 = getelementptr i8, ptr %arg.clock, i64 16
  %27 = icmp sgt i64 %..64, 0
  %28 = icmp sgt i64 %..63, 0
  %29 = icmp slt i64 %.63, 1
  %30 = icmp ult i64 %.63, 4
  %31 = icmp eq i64 %xtraiter.i258, 0
  %32 = icmp ult i64 %..63, 4
  %33 = and i64 %..63, 2
  %34 = icmp eq i64 %33, 0
  %35 = icmp ult i64 %.63, 4
  %36 = icmp eq i64 %xtraiter.i258, 0
  %sunkaddr1168 = getelementptr i8, ptr %arg.clock, i64 24
  %37 = icmp slt i64 %.64, 1
  %sunkaddr1096 = getelementptr i8, ptr %invariant.gep1952, i64 %4
  %sunkaddr1097 = getelementptr i8, ptr %sunkaddr1096, i64 16
  %sunkaddr1098 = getelementptr i8, ptr %invariant.gep1952, i64 %.1128.2.idx
  %sunkaddr1100 = getelementptr i8, ptr %invariant.gep1963, i64 %4
  %sunkaddr1101 = getelementptr i8, ptr %sunkaddr1100, i64 16
  %sunkaddr1102 = getelementptr i8, ptr %invariant.gep1963, i64 %.1128.2.idx
  %sunkaddr1104 = getelementptr i8, ptr %arg.now, i64 %4
  %sunkaddr1106 = getelementptr i8, ptr %3, i64 %4
  %sunkaddr1110 = getelementptr i8, ptr %invariant.gep1952.1, i64 %4
  %sunkaddr1111 = getelementptr i8, ptr %sunkaddr1110, i64 16
  %sunkaddr1112 = getelementptr i8, ptr %invariant.gep1952.1, i64 %.1128.2.idx
  %sunkaddr1114 = getelementptr i8, ptr %invariant.gep1963.1, i64 %4
  %sunkaddr1115 = getelementptr i8, ptr %sunkaddr1114, i64 16
  %sunkaddr1116 = getelementptr i8, ptr %invariant.gep1963.1, i64 %.1128.2.idx
  %sunkaddr1117 = shl i64 %.3053, 3
  %sunkaddr1118 = getelementptr i8, ptr %arg.now, i64 %sunkaddr1117
  %sunkaddr1120 = getelementptr i8, ptr %3, i64 %sunkaddr1117
  %sunkaddr1122 = getelementptr i8, ptr %arg.room, i64 %sunkaddr1117
  %38 = icmp ult i64 %.64, 4
  %39 = icmp eq i64 %xtraiter.i, 0
  %40 = icmp eq i64 %arg.projected, 0
  %41 = icmp ult i64 %..64, 4
  %42 = and i64 %..64, 2
  %43 = icmp eq i64 %42, 0
  %44 = icmp sgt i64 %..143, 0
  %sunkaddr1142 = getelementptr i8, ptr %arg.index, i64 8
  %45 = icmp ult i64 %..143, 4
  %46 = and i64 %..143, 2
  %47 = icmp eq i64 %46, 0
  %sunkaddr1145 = getelementptr i8, ptr %arg.clock, i64 24
  %sunkaddr1146 = getelementptr i8, ptr %arg.clock, i64 32
  %sunkaddr1148 = getelementptr i8, ptr %arg.clock, i64 40
  br label %B1036

B1036:                                            ; preds = %B4472, %B1036.lr.ph
  %excinfo.11.0 = phi ptr [ null, %B1036.lr.ph ], [ %excinfo.11.3, %B4472 ]
  %.569.sroa.0.0237 = phi i64 [ 0, %B1036.lr.ph ], [ %.569.sroa.0.0, %B4472 ]
  %.5782026236 = phi i64 [ %.5782026234, %B1036.lr.ph ], [ %.5782026, %B4472 ]
  %.5852064235 = phi i64 [ 1, %B1036.lr.ph ], [ %.5852064, %B4472 ]
  %.622 = load double, ptr %arg.clock, align 8
  %.628 = fcmp ult double %.622, %.55
  br i1 %.628, label %B1084, label %B1066

B1066:                                            ; preds = %B1036
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B1084:                                            ; preds = %B1036
  %.701 = fadd double %.622, 0.000000e+00
  %.702 = bitcast double %.701 to i64
  %.703.inv = icmp sgt i64 %.702, -1
  %.704 = select i1 %.703.inv, i64 1, i64 -1
  %.705 = add i64 %.704, %.702
  %.706 = bitcast i64 %.705 to double
  %.708 = fsub double %.706, %.622
  %.710 = fmul double %.708, 1.000000e+01
  %.716 = load double, ptr %.315, align 8
  %.10.i239 = fcmp ogt double %.710, %.716
  %.11.i240 = select i1 %.10.i239, double %.710, double %.716
  store i64 0, ptr %.265.i, align 8, !noalias !248
  store i64 0, ptr %.295.i, align 8, !noalias !248
  store ptr null, ptr %.1193.i, align 8, !noalias !248
  store ptr null, ptr %.1267.i, align 8, !noalias !248
  store ptr null, ptr %.1300.i, align 8, !noalias !248
  %.42.i = load i64, ptr %arg.problem.4, align 8, !noalias !248
  %.48.i = load i64, ptr %.21.i, align 8, !noalias !248
  %.49.i = add i64 %.48.i, %.42.i
  %.52.i = load i64, ptr %.51.i, align 8, !noalias !248
  %.55.i = load i64, ptr %.54.i, align 8, !noalias !248
  %.68.i = load i64, ptr %.67.i, align 8, !noalias !248
  %.16.i.i = load i64, ptr %.15.i, align 8, !noalias !251
  %48 = getelementptr double, ptr %arg.problem.5, i64 %.16.i.i
  %.18.i.i = getelementptr i8, ptr %48, i64 8
  %.104.i = shl i64 %.42.i, 1
  %.105.i = add nsw i64 %.104.i, 2
  %49 = getelementptr double, ptr %.173, i64 %.105.i
  %.108.i = getelementptr double, ptr %49, i64 %.49.i
  %.125.i = tail call i64 %.124.i(double %.622, ptr %arg.now, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.8), !noalias !248
  %.164.i = icmp sgt i64 %.49.i, 0
  br i1 %.164.i, label %B390.if.lr.ph.i, label %B430.i

B430.loopexit.unr-lcssa.unr-lcssa.i:              ; preds = %B390.if.i
  %50 = and i64 %131, 4
  %lcmp.mod.not57.not.i = icmp eq i64 %50, 0
  br i1 %lcmp.mod.not57.not.i, label %B390.if.epil.preheader7.i, label %B430.loopexit.unr-lcssa.i

B390.if.epil.preheader7.i:                        ; preds = %B390.if.lr.ph.new.i, %B430.loopexit.unr-lcssa.unr-lcssa.i
  %.212426428.epil.init12.i = phi i64 [ 0, %B390.if.lr.ph.new.i ], [ %.219.3.1.i, %B430.loopexit.unr-lcssa.unr-lcssa.i ]
  %51 = shl i64 %.212426428.epil.init12.i, 3
  %scevgep120.epil.i = getelementptr i8, ptr %scevgep114.i, i64 %51
  %scevgep121.epil.i = getelementptr i8, ptr %scevgep120.epil.i, i64 -24
  %.248.epil10.i = load double, ptr %scevgep121.epil.i, align 8, !noalias !248
  %scevgep128.epil.i = getelementptr i8, ptr %scevgep122.i, i64 %51
  %scevgep129.epil.i = getelementptr i8, ptr %scevgep128.epil.i, i64 -24
  store double %.248.epil10.i, ptr %scevgep129.epil.i, align 8, !noalias !248
  %scevgep119.epil.i = getelementptr i8, ptr %scevgep120.epil.i, i64 -16
  %.248.1.epil.i = load double, ptr %scevgep119.epil.i, align 8, !noalias !248
  %scevgep127.epil.i = getelementptr i8, ptr %scevgep128.epil.i, i64 -16
  store double %.248.1.epil.i, ptr %scevgep127.epil.i, align 8, !noalias !248
  %scevgep117.epil.i = getelementptr i8, ptr %scevgep120.epil.i, i64 -8
  %.248.2.epil.i = load double, ptr %scevgep117.epil.i, align 8, !noalias !248
  %scevgep125.epil.i = getelementptr i8, ptr %scevgep128.epil.i, i64 -8
  store double %.248.2.epil.i, ptr %scevgep125.epil.i, align 8, !noalias !248
  %.219.3.epil.i = add nuw i64 %.212426428.epil.init12.i, 4
  %.248.3.epil.i = load double, ptr %scevgep120.epil.i, align 8, !noalias !248
  store double %.248.3.epil.i, ptr %scevgep128.epil.i, align 8, !noalias !248
  br label %B430.loopexit.unr-lcssa.i

B430.loopexit.unr-lcssa.i:                        ; preds = %B390.if.epil.preheader7.i, %B430.loopexit.unr-lcssa.unr-lcssa.i
  %.219.3.lcssa.i = phi i64 [ %.219.3.epil.i, %B390.if.epil.preheader7.i ], [ %.219.3.1.i, %B430.loopexit.unr-lcssa.unr-lcssa.i ]
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i4, 0
  br i1 %lcmp.mod.not.i, label %B430.i, label %B390.if.epil.preheader.i

B390.if.epil.preheader.i:                         ; preds = %B390.if.lr.ph.i, %B430.loopexit.unr-lcssa.i
  %.212426428.epil.init.i = phi i64 [ 0, %B390.if.lr.ph.i ], [ %.219.3.lcssa.i, %B430.loopexit.unr-lcssa.i ]
  %52 = add nuw i64 %.212426428.epil.init.i, %.49.i
  %53 = shl i64 %52, 3
  %scevgep110.i = getelementptr i8, ptr %arg.problem.7, i64 %53
  %54 = add i64 %.55.i, %.52.i
  %55 = add i64 %54, %.212426428.epil.init.i
  %56 = shl i64 %55, 3
  %scevgep112.i = getelementptr i8, ptr %arg.problem.6, i64 %56
  br label %B390.if.epil.i

B390.if.epil.i:                                   ; preds = %B390.if.epil.i, %B390.if.epil.preheader.i
  %epil.iter.i5 = phi i64 [ 0, %B390.if.epil.preheader.i ], [ %epil.iter.next.i6, %B390.if.epil.i ]
  %57 = shl i64 %epil.iter.i5, 3
  %scevgep192.i = getelementptr i8, ptr %scevgep112.i, i64 %57
  %.248.epil.i = load double, ptr %scevgep192.i, align 8, !noalias !248
  %scevgep191.i = getelementptr i8, ptr %scevgep110.i, i64 %57
  store double %.248.epil.i, ptr %scevgep191.i, align 8, !noalias !248
  %epil.iter.next.i6 = add i64 %epil.iter.i5, 1
  %epil.iter.cmp.not.i7 = icmp eq i64 %xtraiter.i4, %epil.iter.next.i6
  br i1 %epil.iter.cmp.not.i7, label %B430.i, label %B390.if.epil.i, !llvm.loop !254

B430.i:                                           ; preds = %B390.if.epil.i, %B430.loopexit.unr-lcssa.i, %B1084
  store i64 0, ptr %.265.i, align 8, !noalias !248
  call fastcc void @part4(ptr nonnull %.265.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7)
  %.279.i = load i64, ptr %.265.i, align 8, !noalias !248
  store i64 0, ptr %.295.i, align 8, !noalias !248
  call fastcc void @part5(ptr nonnull %.295.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.279.i)
  %.309.i = load i64, ptr %.295.i, align 8, !noalias !248
  %.319.i = icmp slt i64 %.309.i, 0
  br i1 %.319.i, label %B1212.critedge, label %B504.i

B504.i:                                           ; preds = %B430.i
  %.390.i = icmp slt i64 %.42.i, 0
  %..105.i = select i1 %.390.i, i64 0, i64 %.105.i
  %.432433.i = icmp sgt i64 %..105.i, 0
  br i1 %.432433.i, label %B546.if.preheader.i, label %B574.i

B546.if.preheader.i:                              ; preds = %B504.i
  %58 = icmp ult i64 %..105.i, 4
  br i1 %58, label %B546.if.epil.preheader.i, label %B546.if.preheader.new.i

B546.if.preheader.new.i:                          ; preds = %B546.if.preheader.i
  %59 = add nsw i64 %..105.i, -4
  %60 = lshr i64 %59, 2
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %B546.if.epil.preheader17.i, label %B546.if.preheader.new.new.i

B546.if.preheader.new.new.i:                      ; preds = %B546.if.preheader.new.i
  %62 = add nuw nsw i64 %60, 1
  %unroll_iter27.i = and i64 %62, 9223372036854775806
  br label %B546.if.i

B574.loopexit.unr-lcssa.unr-lcssa.i:              ; preds = %B546.if.i
  %63 = and i64 %59, 4
  %lcmp.mod24.not.not.i = icmp eq i64 %63, 0
  br i1 %lcmp.mod24.not.not.i, label %B546.if.epil.preheader17.i, label %B574.loopexit.unr-lcssa.i

B546.if.epil.preheader17.i:                       ; preds = %B574.loopexit.unr-lcssa.unr-lcssa.i, %B546.if.preheader.new.i
  %.438432434.epil.init23.i = phi i64 [ 0, %B546.if.preheader.new.i ], [ %.445.3.1.i, %B574.loopexit.unr-lcssa.unr-lcssa.i ]
  %sunkaddr153.epil.i = shl i64 %.438432434.epil.init23.i, 3
  %sunkaddr154.epil.i = getelementptr i8, ptr %arg.now, i64 %sunkaddr153.epil.i
  %.472.epil20.i = load double, ptr %sunkaddr154.epil.i, align 8, !noalias !248
  %sunkaddr156.epil.i = getelementptr i8, ptr %.173, i64 %sunkaddr153.epil.i
  store double %.472.epil20.i, ptr %sunkaddr156.epil.i, align 8, !noalias !248
  %sunkaddr159.epil.i = getelementptr i8, ptr %sunkaddr154.epil.i, i64 8
  %.472.1.epil.i = load double, ptr %sunkaddr159.epil.i, align 8, !noalias !248
  %sunkaddr162.epil.i = getelementptr i8, ptr %sunkaddr156.epil.i, i64 8
  store double %.472.1.epil.i, ptr %sunkaddr162.epil.i, align 8, !noalias !248
  %sunkaddr165.epil.i = getelementptr i8, ptr %sunkaddr154.epil.i, i64 16
  %.472.2.epil.i = load double, ptr %sunkaddr165.epil.i, align 8, !noalias !248
  %sunkaddr168.epil.i = getelementptr i8, ptr %sunkaddr156.epil.i, i64 16
  store double %.472.2.epil.i, ptr %sunkaddr168.epil.i, align 8, !noalias !248
  %.445.3.epil.i = add nuw nsw i64 %.438432434.epil.init23.i, 4
  %sunkaddr171.epil.i = getelementptr i8, ptr %sunkaddr154.epil.i, i64 24
  %.472.3.epil.i = load double, ptr %sunkaddr171.epil.i, align 8, !noalias !248
  %sunkaddr174.epil.i = getelementptr i8, ptr %sunkaddr156.epil.i, i64 24
  store double %.472.3.epil.i, ptr %sunkaddr174.epil.i, align 8, !noalias !248
  br label %B574.loopexit.unr-lcssa.i

B574.loopexit.unr-lcssa.i:                        ; preds = %B546.if.epil.preheader17.i, %B574.loopexit.unr-lcssa.unr-lcssa.i
  %.445.3.lcssa.i = phi i64 [ %.445.3.epil.i, %B546.if.epil.preheader17.i ], [ %.445.3.1.i, %B574.loopexit.unr-lcssa.unr-lcssa.i ]
  %64 = and i64 %..105.i, 2
  %lcmp.mod16.not.i = icmp eq i64 %64, 0
  br i1 %lcmp.mod16.not.i, label %B574.i, label %B546.if.epil.preheader.i

B546.if.epil.preheader.i:                         ; preds = %B574.loopexit.unr-lcssa.i, %B546.if.preheader.i
  %.438432434.epil.init.i = phi i64 [ 0, %B546.if.preheader.i ], [ %.445.3.lcssa.i, %B574.loopexit.unr-lcssa.i ]
  %65 = shl i64 %.438432434.epil.init.i, 3
  %scevgep90.i = getelementptr i8, ptr %.173, i64 %65
  %scevgep92.i = getelementptr i8, ptr %arg.now, i64 %65
  br label %B546.if.epil.i

B546.if.epil.i:                                   ; preds = %B546.if.epil.i, %B546.if.epil.preheader.i
  %epil.iter15.i = phi i64 [ %epil.iter15.next.i, %B546.if.epil.i ], [ 0, %B546.if.epil.preheader.i ]
  %66 = shl nuw nsw i64 %epil.iter15.i, 3
  %scevgep156.i = getelementptr i8, ptr %scevgep92.i, i64 %66
  %.472.epil.i = load double, ptr %scevgep156.i, align 8, !noalias !248
  %scevgep155.i = getelementptr i8, ptr %scevgep90.i, i64 %66
  store double %.472.epil.i, ptr %scevgep155.i, align 8, !noalias !248
  %epil.iter15.next.i = add nuw nsw i64 %epil.iter15.i, 1
  %epil.iter15.cmp.not.i = icmp eq i64 %epil.iter15.next.i, 2
  br i1 %epil.iter15.cmp.not.i, label %B574.i, label %B546.if.epil.i, !llvm.loop !255

B574.i:                                           ; preds = %B546.if.epil.i, %B574.loopexit.unr-lcssa.i, %B504.i
  %.563440.not.i = icmp slt i64 %.49.i, 1
  br i1 %.563440.not.i, label %B650.i, label %B604.if.preheader.i

B604.if.preheader.i:                              ; preds = %B574.i
  %xtraiter20.i = and i64 %.49.i, 3
  %67 = icmp slt i64 %.49.i, 4
  br i1 %67, label %B604.if.epil.preheader.i, label %B604.if.preheader.new.i

B604.if.preheader.new.i:                          ; preds = %B604.if.preheader.i
  %68 = shl i64 %.42.i, 4
  %69 = getelementptr i8, ptr %.173, i64 %68
  %scevgep82.i = getelementptr i8, ptr %69, i64 40
  %70 = add nsw i64 %.49.i, -4
  %71 = lshr i64 %70, 2
  %72 = icmp eq i64 %71, 0
  br i1 %72, label %B604.if.epil.preheader30.i, label %B604.if.preheader.new.new.i

B604.if.preheader.new.new.i:                      ; preds = %B604.if.preheader.new.i
  %73 = add nuw nsw i64 %71, 1
  %unroll_iter39.i = and i64 %73, 9223372036854775806
  %scevgep138.i = getelementptr i8, ptr %69, i64 72
  br label %B604.if.i

B650.loopexit.unr-lcssa.unr-lcssa.i:              ; preds = %B604.if.i
  %74 = and i64 %70, 4
  %lcmp.mod36.not.not.i = icmp eq i64 %74, 0
  br i1 %lcmp.mod36.not.not.i, label %B604.if.epil.preheader30.i, label %B650.loopexit.unr-lcssa.i

B604.if.epil.preheader30.i:                       ; preds = %B650.loopexit.unr-lcssa.unr-lcssa.i, %B604.if.preheader.new.i
  %.569439441.epil.init35.i = phi i64 [ 0, %B604.if.preheader.new.i ], [ %.576.3.1.i, %B650.loopexit.unr-lcssa.unr-lcssa.i ]
  %75 = shl i64 %.569439441.epil.init35.i, 3
  %sunkaddr176.epil.i = getelementptr i8, ptr %arg.problem.7, i64 %75
  %.603.epil33.i = load double, ptr %sunkaddr176.epil.i, align 8, !noalias !248
  %scevgep88.epil.i = getelementptr i8, ptr %scevgep82.i, i64 %75
  %scevgep89.epil.i = getelementptr i8, ptr %scevgep88.epil.i, i64 -24
  store double %.603.epil33.i, ptr %scevgep89.epil.i, align 8, !noalias !248
  %sunkaddr179.epil.i = getelementptr i8, ptr %sunkaddr176.epil.i, i64 8
  %.603.1.epil.i = load double, ptr %sunkaddr179.epil.i, align 8, !noalias !248
  %scevgep87.epil.i = getelementptr i8, ptr %scevgep88.epil.i, i64 -16
  store double %.603.1.epil.i, ptr %scevgep87.epil.i, align 8, !noalias !248
  %sunkaddr182.epil.i = getelementptr i8, ptr %sunkaddr176.epil.i, i64 16
  %.603.2.epil.i = load double, ptr %sunkaddr182.epil.i, align 8, !noalias !248
  %scevgep85.epil.i = getelementptr i8, ptr %scevgep88.epil.i, i64 -8
  store double %.603.2.epil.i, ptr %scevgep85.epil.i, align 8, !noalias !248
  %.576.3.epil.i = add nuw i64 %.569439441.epil.init35.i, 4
  %sunkaddr185.epil.i = getelementptr i8, ptr %sunkaddr176.epil.i, i64 24
  %.603.3.epil.i = load double, ptr %sunkaddr185.epil.i, align 8, !noalias !248
  store double %.603.3.epil.i, ptr %scevgep88.epil.i, align 8, !noalias !248
  br label %B650.loopexit.unr-lcssa.i

B650.loopexit.unr-lcssa.i:                        ; preds = %B604.if.epil.preheader30.i, %B650.loopexit.unr-lcssa.unr-lcssa.i
  %.576.3.lcssa.i = phi i64 [ %.576.3.epil.i, %B604.if.epil.preheader30.i ], [ %.576.3.1.i, %B650.loopexit.unr-lcssa.unr-lcssa.i ]
  %lcmp.mod22.not.i = icmp eq i64 %xtraiter20.i, 0
  br i1 %lcmp.mod22.not.i, label %B650.i, label %B604.if.epil.preheader.i

B604.if.epil.preheader.i:                         ; preds = %B650.loopexit.unr-lcssa.i, %B604.if.preheader.i
  %.569439441.epil.init.i = phi i64 [ 0, %B604.if.preheader.i ], [ %.576.3.lcssa.i, %B650.loopexit.unr-lcssa.i ]
  %76 = shl i64 %.42.i, 4
  %77 = shl i64 %.569439441.epil.init.i, 3
  %78 = getelementptr i8, ptr %.173, i64 %76
  %79 = getelementptr i8, ptr %78, i64 %77
  %scevgep70.i = getelementptr i8, ptr %79, i64 16
  %scevgep72.i = getelementptr i8, ptr %arg.problem.7, i64 %77
  br label %B604.if.epil.i

B604.if.epil.i:                                   ; preds = %B604.if.epil.i, %B604.if.epil.preheader.i
  %epil.iter21.i = phi i64 [ %epil.iter21.next.i, %B604.if.epil.i ], [ 0, %B604.if.epil.preheader.i ]
  %80 = shl i64 %epil.iter21.i, 3
  %scevgep107.i = getelementptr i8, ptr %scevgep72.i, i64 %80
  %.603.epil.i = load double, ptr %scevgep107.i, align 8, !noalias !248
  %scevgep106.i = getelementptr i8, ptr %scevgep70.i, i64 %80
  store double %.603.epil.i, ptr %scevgep106.i, align 8, !noalias !248
  %epil.iter21.next.i = add i64 %epil.iter21.i, 1
  %epil.iter21.cmp.not.i = icmp eq i64 %xtraiter20.i, %epil.iter21.next.i
  br i1 %epil.iter21.cmp.not.i, label %B650.i, label %B604.if.epil.i, !llvm.loop !256

B650.i:                                           ; preds = %B604.if.epil.i, %B650.loopexit.unr-lcssa.i, %B574.i
  %.626.i = tail call i64 %.625.i(double %.622, ptr %.173, ptr %arg.problem.5, ptr %.108.i, ptr %arg.problem.8), !noalias !248
  %.670.inv.i = icmp sgt i64 %.42.i, 0
  %..104.i = select i1 %.670.inv.i, i64 %.104.i, i64 0
  %..49422.i = tail call i64 @llvm.smax.i64(i64 %.49.i, i64 0)
  %81 = getelementptr double, ptr %arg.problem.7, i64 %.49.i
  %82 = shl nuw i64 %..49422.i, 3
  %.7131.i = icmp sgt i64 %..104.i, 0
  br i1 %.7131.i, label %B760.lr.ph.i, label %B1486.i

B760.lr.ph.i:                                     ; preds = %B650.i
  %.7124754.i = add nsw i64 %..104.i, -1
  %invariant.gep11.i = getelementptr i64, ptr %arg.problem.4, i64 %.68.i
  %xtraiter26.i = and i64 %.42.i, 3
  %unroll_iter30.i = and i64 %.42.i, 9223372036854775804
  %83 = mul i64 %.42.i, 48
  %84 = shl i64 %.42.i, 6
  %85 = shl i64 %.42.i, 5
  %86 = shl i64 %.42.i, 4
  %87 = mul i64 %.42.i, 24
  %88 = shl i64 %.48.i, 3
  %89 = getelementptr i8, ptr %.173, i64 %87
  %90 = getelementptr i8, ptr %89, i64 %88
  %scevgep60.i = getelementptr i8, ptr %90, i64 24
  %91 = add nsw i64 %unroll_iter30.i, -4
  %92 = lshr exact i64 %91, 2
  %93 = add nuw nsw i64 %92, 1
  %unroll_iter49.i = and i64 %93, 9223372036854775806
  %unroll_iter55.i = and i64 %.42.i, 9223372036854775806
  %94 = shl i64 %.16.i.i, 3
  %95 = getelementptr i8, ptr %arg.problem.5, i64 %94
  %scevgep102.i = getelementptr i8, ptr %95, i64 16
  %96 = icmp ult i64 %.42.i, 4
  %97 = icmp eq i64 %91, 0
  %98 = and i64 %91, 4
  %.not.i = icmp eq i64 %98, 0
  %99 = icmp eq i64 %xtraiter26.i, 0
  %100 = icmp eq i64 %.279.i, 0
  %101 = icmp sgt i64 %.279.i, 0
  %102 = icmp slt i64 %.42.i, 1
  %103 = icmp eq i64 %.42.i, 1
  %104 = and i64 %.42.i, 1
  %105 = icmp eq i64 %104, 0
  br label %B760.i

B760.i:                                           ; preds = %B1487.i, %B760.lr.ph.i
  %.703.sroa.0.07.i = phi i64 [ 0, %B760.lr.ph.i ], [ %.703.sroa.0.0.i, %B1487.i ]
  %.7124756.i = phi i64 [ %.7124754.i, %B760.lr.ph.i ], [ %.712475.i, %B1487.i ]
  %.7194815.i = phi i64 [ 1, %B760.lr.ph.i ], [ %.719481.i, %B1487.i ]
  %gep12.i = getelementptr i64, ptr %invariant.gep11.i, i64 %.703.sroa.0.07.i
  %.759.i = load i64, ptr %gep12.i, align 8, !noalias !248
  %.765.i = getelementptr i8, ptr %gep12.i, i64 8
  %.766.i = load i64, ptr %.765.i, align 8, !noalias !248
  %invariant.gep.i = getelementptr double, ptr %.164, i64 %.703.sroa.0.07.i
  br i1 %.670.inv.i, label %B842.if.preheader.i, label %B876.i

B842.if.preheader.i:                              ; preds = %B760.i
  br i1 %96, label %B842.if.epil.preheader.i, label %B842.if.preheader6.i

B842.if.preheader6.i:                             ; preds = %B842.if.preheader.i
  br i1 %97, label %B842.if.epil.preheader42.i, label %B842.if.i

B876.loopexit.unr-lcssa.unr-lcssa.i:              ; preds = %B842.if.i
  %scevgep44.i = getelementptr i8, ptr %lsr.iv.i, i64 %84
  %scevgep44.1.i = getelementptr i8, ptr %scevgep44.i, i64 %84
  br i1 %.not.i, label %B842.if.epil.preheader42.i, label %B876.loopexit.unr-lcssa.i

B842.if.epil.preheader42.i:                       ; preds = %B876.loopexit.unr-lcssa.unr-lcssa.i, %B842.if.preheader6.i
  %lsr.iv.epil.init.i = phi ptr [ %invariant.gep.i, %B842.if.preheader6.i ], [ %scevgep44.1.i, %B876.loopexit.unr-lcssa.unr-lcssa.i ]
  store double 0.000000e+00, ptr %lsr.iv.epil.init.i, align 8, !noalias !248
  %scevgep47.epil.i = getelementptr i8, ptr %lsr.iv.epil.init.i, i64 %86
  store double 0.000000e+00, ptr %scevgep47.epil.i, align 8, !noalias !248
  %scevgep46.epil.i = getelementptr i8, ptr %lsr.iv.epil.init.i, i64 %85
  store double 0.000000e+00, ptr %scevgep46.epil.i, align 8, !noalias !248
  %scevgep45.epil.i = getelementptr i8, ptr %lsr.iv.epil.init.i, i64 %83
  store double 0.000000e+00, ptr %scevgep45.epil.i, align 8, !noalias !248
  br label %B876.loopexit.unr-lcssa.i

B876.loopexit.unr-lcssa.i:                        ; preds = %B842.if.epil.preheader42.i, %B876.loopexit.unr-lcssa.unr-lcssa.i
  br i1 %99, label %B876.i, label %B842.if.epil.preheader.i

B842.if.epil.preheader.i:                         ; preds = %B876.loopexit.unr-lcssa.i, %B842.if.preheader.i
  %.859446448.epil.init.i = phi i64 [ 0, %B842.if.preheader.i ], [ %unroll_iter30.i, %B876.loopexit.unr-lcssa.i ]
  %106 = mul i64 %.859446448.epil.init.i, %86
  %107 = shl i64 %.703.sroa.0.07.i, 3
  %108 = getelementptr i8, ptr %.164, i64 %106
  %scevgep48.i = getelementptr i8, ptr %108, i64 %107
  br label %B842.if.epil.i

B842.if.epil.i:                                   ; preds = %B842.if.epil.i, %B842.if.epil.preheader.i
  %lsr.iv51.i = phi i64 [ %lsr.iv.next.i, %B842.if.epil.i ], [ %xtraiter26.i, %B842.if.epil.preheader.i ]
  %lsr.iv49.i = phi ptr [ %scevgep50.i, %B842.if.epil.i ], [ %scevgep48.i, %B842.if.epil.preheader.i ]
  store double 0.000000e+00, ptr %lsr.iv49.i, align 8, !noalias !248
  %scevgep50.i = getelementptr i8, ptr %lsr.iv49.i, i64 %86
  %lsr.iv.next.i = add nsw i64 %lsr.iv51.i, -1
  %epil.iter27.cmp.not.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %epil.iter27.cmp.not.i, label %B876.i, label %B842.if.epil.i, !llvm.loop !257

B876.i:                                           ; preds = %B842.if.epil.i, %B876.loopexit.unr-lcssa.i, %B760.i
  %.906.i = icmp eq i64 %.766.i, %.759.i
  br i1 %.906.i, label %B1487.i, label %B890.i

B890.i:                                           ; preds = %B876.i
  br i1 %.563440.not.i, label %B942.i, label %B920.if.preheader.i

B920.if.preheader.i:                              ; preds = %B890.i
  tail call void @llvm.memset.p0.i64(ptr align 8 %81, i8 0, i64 %82, i1 false), !noalias !248
  br label %B942.i

B942.i:                                           ; preds = %B920.if.preheader.i, %B890.i
  %.1085.i = sub i64 %.766.i, %.759.i
  %..1085.i = tail call i64 @llvm.smax.i64(i64 %.1085.i, i64 0)
  %.1128461.not.i = icmp eq i64 %..1085.i, 0
  br i1 %.1128461.not.i, label %B1048.i, label %B974.if.preheader.i

B974.if.preheader.i:                              ; preds = %B942.i
  %xtraiter32.i = and i64 %..1085.i, 1
  %lcmp.mod33.not.i = icmp eq i64 %xtraiter32.i, 0
  br i1 %lcmp.mod33.not.i, label %B974.if.prol.loopexit.i, label %B974.if.prol.i

B974.if.prol.i:                                   ; preds = %B974.if.preheader.i
  %.1137.prol.i = add nsw i64 %..1085.i, -1
  %.1141.prol.i = add i64 %.759.i, 1
  %.1167.prol.i = getelementptr double, ptr %.108.i, i64 %.759.i
  %.1168.prol.i = load double, ptr %.1167.prol.i, align 8, !noalias !248
  %.1171.prol.i = load i64, ptr %sunkaddr225.i, align 8, !noalias !248
  %109 = getelementptr i64, ptr %arg.problem.4, i64 %.1171.prol.i
  %.1174.prol.i = getelementptr i64, ptr %109, i64 %.759.i
  %.1175.prol.i = load i64, ptr %.1174.prol.i, align 8, !noalias !248
  %.1179.prol.i = getelementptr double, ptr %81, i64 %.1175.prol.i
  store double %.1168.prol.i, ptr %.1179.prol.i, align 8, !noalias !248
  br label %B974.if.prol.loopexit.i

B974.if.prol.loopexit.i:                          ; preds = %B974.if.prol.i, %B974.if.preheader.i
  %.1127459463.unr.i = phi i64 [ %..1085.i, %B974.if.preheader.i ], [ %.1137.prol.i, %B974.if.prol.i ]
  %.1134460462.unr.i = phi i64 [ %.759.i, %B974.if.preheader.i ], [ %.1141.prol.i, %B974.if.prol.i ]
  %110 = icmp eq i64 %.1085.i, 1
  br i1 %110, label %B1048.i, label %B974.if.preheader34.i

B974.if.preheader34.i:                            ; preds = %B974.if.prol.loopexit.i
  %111 = add nuw i64 %.1127459463.unr.i, 2
  %112 = shl i64 %.1134460462.unr.i, 3
  %scevgep55.i = getelementptr i8, ptr %.21.i, i64 %112
  %scevgep61.i = getelementptr i8, ptr %scevgep60.i, i64 %112
  br label %B974.if.i

B1048.i:                                          ; preds = %B974.if.i, %B974.if.prol.loopexit.i, %B942.i
  %.1188.i = load i64, ptr %sunkaddr.i, align 8, !noalias !248
  %.1189.i = icmp sgt i64 %.1188.i, 0
  br i1 %.1189.i, label %B1082.i, label %B1114.i

B1082.i:                                          ; preds = %B1048.i
  store ptr null, ptr %.1193.i, align 8, !noalias !248
  call fastcc void @part8(ptr nonnull %.1193.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7)
  br label %B1364.i

B1114.i:                                          ; preds = %B1048.i
  %.1220.i = load i64, ptr %sunkaddr226.i, align 8, !noalias !248
  %.1221.not.i = icmp eq i64 %.1220.i, 0
  br i1 %.1221.not.i, label %B1140.i, label %B1186.i

B1140.i:                                          ; preds = %B1114.i
  br i1 %100, label %B1152.i, label %B1216.i

B1152.i:                                          ; preds = %B1140.i
  %.1228.i = load i64, ptr %sunkaddr227.i, align 8, !noalias !248
  %.1229.i = icmp sgt i64 %.1228.i, 0
  br i1 %.1229.i, label %B1186.i, label %B1286.i

B1186.i:                                          ; preds = %B1152.i, %B1114.i
  store ptr null, ptr %.48.i.i, align 8, !noalias !258
  %.27.i.i = load i64, ptr %arg.problem.4, align 8, !noalias !258
  %.33.i.i = load i64, ptr %.21.i, align 8, !noalias !258
  %.37.i.i = load i64, ptr %.51.i, align 8, !noalias !258
  store ptr null, ptr %.48.i.i, align 8, !noalias !258
  call fastcc void @part6(ptr nonnull %.48.i.i, ptr nonnull readonly %arg.problem.4, ptr readonly %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7)
  %.76.i.i = load i64, ptr %.54.i, align 8, !noalias !258
  %.15644.not.i.i = icmp slt i64 %.76.i.i, 1
  br i1 %.15644.not.i.i, label %_ZN9teachmech3run8compiled16kernel_augmented5weighB3v16B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread.i, label %B234.if.lr.ph.i.i

B234.if.lr.ph.i.i:                                ; preds = %B1186.i
  %113 = getelementptr double, ptr %arg.problem.7, i64 %.33.i.i
  %114 = getelementptr double, ptr %113, i64 %.27.i.i
  %115 = getelementptr double, ptr %arg.problem.6, i64 %.37.i.i
  %116 = getelementptr double, ptr %114, i64 %.27.i.i
  br label %B234.if.i.i

B234.if.i.i:                                      ; preds = %B234.if.i.i, %B234.if.lr.ph.i.i
  %lsr.iv5.i.i = phi i64 [ %.76.i.i, %B234.if.lr.ph.i.i ], [ %lsr.iv.next.i.i, %B234.if.i.i ]
  %lsr.iv1.i.i = phi ptr [ %arg.problem.4, %B234.if.lr.ph.i.i ], [ %scevgep2.i.i, %B234.if.i.i ]
  %lsr.iv.i.i = phi ptr [ %115, %B234.if.lr.ph.i.i ], [ %scevgep.i.i, %B234.if.i.i ]
  %.196.i.i = load i64, ptr %sunkaddr231.i, align 8, !noalias !258
  %117 = shl i64 %.196.i.i, 3
  %scevgep4.i.i = getelementptr i8, ptr %lsr.iv1.i.i, i64 %117
  %.200.i.i = load i64, ptr %scevgep4.i.i, align 8, !noalias !258
  %.203.i.i = load i64, ptr %sunkaddr232.i, align 8, !noalias !258
  %118 = shl i64 %.203.i.i, 3
  %scevgep3.i.i = getelementptr i8, ptr %lsr.iv1.i.i, i64 %118
  %.207.i.i = load i64, ptr %scevgep3.i.i, align 8, !noalias !258
  %.211.i.i = getelementptr double, ptr %114, i64 %.207.i.i
  %.212.i.i = load double, ptr %.211.i.i, align 8, !noalias !258
  %.214.i.i = getelementptr double, ptr %arg.problem.7, i64 %.200.i.i
  %.215.i.i = load double, ptr %.214.i.i, align 8, !noalias !258
  %.220.i.i = load double, ptr %lsr.iv.i.i, align 8, !noalias !258
  %.221.i.i = fmul double %.215.i.i, %.220.i.i
  %.227.i.i = getelementptr double, ptr %116, i64 %.200.i.i
  %.228.i.i = load double, ptr %.227.i.i, align 8, !noalias !258
  %.229.i.i = fmul double %.221.i.i, %.228.i.i
  %.230.i.i = fadd double %.212.i.i, %.229.i.i
  store double %.230.i.i, ptr %.211.i.i, align 8, !noalias !258
  %scevgep.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 8
  %scevgep2.i.i = getelementptr i8, ptr %lsr.iv1.i.i, i64 8
  %lsr.iv.next.i.i = add i64 %lsr.iv5.i.i, -1
  %exitcond.not.i.i = icmp eq i64 %lsr.iv.next.i.i, 0
  br i1 %exitcond.not.i.i, label %_ZN9teachmech3run8compiled16kernel_augmented5weighB3v16B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread.i, label %B234.if.i.i

_ZN9teachmech3run8compiled16kernel_augmented5weighB3v16B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread.i: ; preds = %B234.if.i.i, %B1186.i
  br label %B1216.i

B1216.i:                                          ; preds = %_ZN9teachmech3run8compiled16kernel_augmented5weighB3v16B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29.exit.thread.i, %B1140.i
  br i1 %101, label %B1228.i, label %B1286.i

B1228.i:                                          ; preds = %B1216.i
  %.1264.i = load i64, ptr %sunkaddr233.i, align 8, !noalias !248
  store ptr null, ptr %.1267.i, align 8, !noalias !248
  call fastcc void @part2(ptr nonnull %.1267.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.6, ptr %arg.problem.7, i64 %.1264.i, i64 %.279.i)
  br label %B1364.i

B1286.i:                                          ; preds = %B1216.i, %B1152.i
  %.1295.i = load i64, ptr %sunkaddr234.i, align 8, !noalias !248
  %.1298.i = load i64, ptr %.21.i, align 8, !noalias !248
  store ptr null, ptr %.1300.i, align 8, !noalias !248
  call fastcc void @part11(ptr nonnull %.1300.i, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.7, i64 %.1295.i, i64 %.1298.i)
  br label %B1364.i

B1364.i:                                          ; preds = %B1286.i, %B1228.i, %B1082.i
  br i1 %102, label %B1487.i, label %B1396.endif.preheader.i

B1396.endif.preheader.i:                          ; preds = %B1364.i
  %.1467.i = srem i64 %.703.sroa.0.07.i, %.42.i
  %.1468.i = xor i64 %.1467.i, %.42.i
  %.1469.i = icmp slt i64 %.1468.i, 0
  %.1478.i = select i1 %.1469.i, i64 %.42.i, i64 0
  %119 = getelementptr double, ptr %.18.i.i, i64 %.1478.i
  br i1 %103, label %B1396.endif.epil.preheader.i, label %B1396.endif.preheader1.i

B1396.endif.preheader1.i:                         ; preds = %B1396.endif.preheader.i
  %sunkaddr321.i = shl i64 %.1467.i, 3
  %sunkaddr322.i = getelementptr i8, ptr %119, i64 %sunkaddr321.i
  br label %B1396.endif.i

B1486.i:                                          ; preds = %B1487.i, %B650.i
  %.1539.i = mul nsw i64 %.104.i, %.42.i
  %.9236.not.i.i = icmp slt i64 %.1539.i, 1
  br i1 %.9236.not.i.i, label %B1230.preheader.critedge, label %B38.if.preheader.i.i

B38.if.preheader.i.i:                             ; preds = %B1486.i
  %xtraiter.i.i = and i64 %.1539.i, 2
  %120 = icmp ult i64 %.1539.i, 4
  br i1 %120, label %B38.if.epil.preheader.i.i, label %B38.if.preheader.new.i.i

B38.if.preheader.new.i.i:                         ; preds = %B38.if.preheader.i.i
  %unroll_iter.i.i = and i64 %.1539.i, 9223372036854775804
  br label %B38.if.i.i

B72.loopexit.unr-lcssa.i.i:                       ; preds = %B38.if.i.i
  %lcmp.mod.not.i.i = icmp eq i64 %xtraiter.i.i, 0
  br i1 %lcmp.mod.not.i.i, label %B72.loopexit.i.i, label %B38.if.epil.preheader.i.i

B38.if.epil.preheader.i.i:                        ; preds = %B72.loopexit.unr-lcssa.i.i, %B38.if.preheader.i.i
  %total.2.039.epil.init.i.i = phi double [ 0.000000e+00, %B38.if.preheader.i.i ], [ %.135.3.i.i, %B72.loopexit.unr-lcssa.i.i ]
  %.983537.epil.init.i.i = phi i64 [ 0, %B38.if.preheader.i.i ], [ %unroll_iter.i.i, %B72.loopexit.unr-lcssa.i.i ]
  %121 = shl i64 %.983537.epil.init.i.i, 3
  %scevgep.i9.i = getelementptr i8, ptr %.164, i64 %121
  br label %B38.if.epil.i.i

B38.if.epil.i.i:                                  ; preds = %B38.if.epil.i.i, %B38.if.epil.preheader.i.i
  %total.2.039.epil.i.i = phi double [ %.135.epil.i.i, %B38.if.epil.i.i ], [ %total.2.039.epil.init.i.i, %B38.if.epil.preheader.i.i ]
  %epil.iter.i.i = phi i64 [ %epil.iter.next.i.i, %B38.if.epil.i.i ], [ 0, %B38.if.epil.preheader.i.i ]
  %122 = shl i64 %epil.iter.i.i, 3
  %scevgep.i3 = getelementptr i8, ptr %scevgep.i9.i, i64 %122
  %.132.epil.i.i = load double, ptr %scevgep.i3, align 8, !noalias !262
  %.133.epil.i.i = fmul double %.132.epil.i.i, 0.000000e+00
  %.135.epil.i.i = fadd double %total.2.039.epil.i.i, %.133.epil.i.i
  %epil.iter.next.i.i = add i64 %epil.iter.i.i, 1
  %epil.iter.cmp.not.i.i = icmp eq i64 %xtraiter.i.i, %epil.iter.next.i.i
  br i1 %epil.iter.cmp.not.i.i, label %B72.loopexit.i.i, label %B38.if.epil.i.i, !llvm.loop !265

B72.loopexit.i.i:                                 ; preds = %B38.if.epil.i.i, %B72.loopexit.unr-lcssa.i.i
  %.135.lcssa.i.i = phi double [ %.135.3.i.i, %B72.loopexit.unr-lcssa.i.i ], [ %.135.epil.i.i, %B38.if.epil.i.i ]
  %123 = fcmp une double %.135.lcssa.i.i, 0.000000e+00
  br i1 %123, label %B1212, label %B1230.preheader

B38.if.i.i:                                       ; preds = %B38.if.i.i, %B38.if.preheader.new.i.i
  %total.2.039.i.i = phi double [ 0.000000e+00, %B38.if.preheader.new.i.i ], [ %.135.3.i.i, %B38.if.i.i ]
  %.983537.i.i = phi i64 [ 0, %B38.if.preheader.new.i.i ], [ %.105.3.i.i, %B38.if.i.i ]
  %sunkaddr236.i = shl i64 %.983537.i.i, 3
  %sunkaddr237.i = getelementptr i8, ptr %.164, i64 %sunkaddr236.i
  %.132.i.i = load double, ptr %sunkaddr237.i, align 8, !noalias !262
  %.133.i.i = fmul double %.132.i.i, 0.000000e+00
  %.135.i.i = fadd double %total.2.039.i.i, %.133.i.i
  %sunkaddr240.i = getelementptr i8, ptr %sunkaddr237.i, i64 8
  %.132.1.i.i = load double, ptr %sunkaddr240.i, align 8, !noalias !262
  %.133.1.i.i = fmul double %.132.1.i.i, 0.000000e+00
  %.135.1.i.i = fadd double %.135.i.i, %.133.1.i.i
  %sunkaddr243.i = getelementptr i8, ptr %sunkaddr237.i, i64 16
  %.132.2.i.i = load double, ptr %sunkaddr243.i, align 8, !noalias !262
  %.133.2.i.i = fmul double %.132.2.i.i, 0.000000e+00
  %.135.2.i.i = fadd double %.135.1.i.i, %.133.2.i.i
  %.105.3.i.i = add nuw nsw i64 %.983537.i.i, 4
  %sunkaddr246.i = getelementptr i8, ptr %sunkaddr237.i, i64 24
  %.132.3.i.i = load double, ptr %sunkaddr246.i, align 8, !noalias !262
  %.133.3.i.i = fmul double %.132.3.i.i, 0.000000e+00
  %.135.3.i.i = fadd double %.135.2.i.i, %.133.3.i.i
  %niter.ncmp.3.i.i = icmp eq i64 %unroll_iter.i.i, %.105.3.i.i
  br i1 %niter.ncmp.3.i.i, label %B72.loopexit.unr-lcssa.i.i, label %B38.if.i.i

B1487.loopexit.unr-lcssa.i:                       ; preds = %B1396.endif.i
  br i1 %105, label %B1487.i, label %B1396.endif.epil.preheader.i

B1396.endif.epil.preheader.i:                     ; preds = %B1487.loopexit.unr-lcssa.i, %B1396.endif.preheader.i
  %lsr.iv66.epil.init.i = phi ptr [ %invariant.gep.i, %B1396.endif.preheader.i ], [ %scevgep67.1.i, %B1487.loopexit.unr-lcssa.i ]
  %.1411469471.epil.init.i = phi i64 [ 0, %B1396.endif.preheader.i ], [ %.1418.1.i, %B1487.loopexit.unr-lcssa.i ]
  %124 = shl i64 %.1411469471.epil.init.i, 3
  %scevgep69.epil.i = getelementptr i8, ptr %arg.problem.7, i64 %124
  %.1445.epil.i = load double, ptr %scevgep69.epil.i, align 8, !noalias !248
  %sunkaddr247.i = shl i64 %.1467.i, 3
  %sunkaddr248.i = getelementptr inbounds i8, ptr %119, i64 %sunkaddr247.i
  %.1490.epil.i = load double, ptr %sunkaddr248.i, align 8, !noalias !248
  %.1491.epil.i = fmul double %.1445.epil.i, %.1490.epil.i
  %scevgep68.epil.i = getelementptr i8, ptr %.18.i.i, i64 %124
  %.1494.epil.i = load double, ptr %scevgep68.epil.i, align 8, !noalias !248
  %.1498.epil.i = fdiv double %.1491.epil.i, %.1494.epil.i
  store double %.1498.epil.i, ptr %lsr.iv66.epil.init.i, align 8, !noalias !248
  br label %B1487.i

B1487.i:                                          ; preds = %B1396.endif.epil.preheader.i, %B1487.loopexit.unr-lcssa.i, %B1364.i, %B876.i
  %.713.i = icmp sgt i64 %.7124756.i, 0
  %.726.i = zext i1 %.713.i to i64
  %.719481.i = add i64 %.7194815.i, %.726.i
  %.722.i = sext i1 %.713.i to i64
  %.712475.i = add nsw i64 %.7124756.i, %.722.i
  %.703.sroa.0.0.i = select i1 %.713.i, i64 %.7194815.i, i64 0
  br i1 %.713.i, label %B760.i, label %B1486.i

B390.if.lr.ph.i:                                  ; preds = %B1084
  %xtraiter.i4 = and i64 %.49.i, 3
  %125 = icmp slt i64 %.49.i, 4
  br i1 %125, label %B390.if.epil.preheader.i, label %B390.if.lr.ph.new.i

B390.if.lr.ph.new.i:                              ; preds = %B390.if.lr.ph.i
  %126 = add i64 %.55.i, %.52.i
  %127 = shl i64 %126, 3
  %128 = getelementptr i8, ptr %arg.problem.6, i64 %127
  %scevgep114.i = getelementptr i8, ptr %128, i64 24
  %129 = shl i64 %.49.i, 3
  %130 = getelementptr i8, ptr %arg.problem.7, i64 %129
  %scevgep122.i = getelementptr i8, ptr %130, i64 24
  %131 = add nsw i64 %.49.i, -4
  %132 = lshr i64 %131, 2
  %133 = icmp eq i64 %132, 0
  br i1 %133, label %B390.if.epil.preheader7.i, label %B390.if.lr.ph.new.new.i

B390.if.lr.ph.new.new.i:                          ; preds = %B390.if.lr.ph.new.i
  %134 = add nuw nsw i64 %132, 1
  %unroll_iter15.i = and i64 %134, 9223372036854775806
  %scevgep193.i = getelementptr i8, ptr %128, i64 56
  %scevgep207.i = getelementptr i8, ptr %130, i64 56
  br label %B390.if.i

B390.if.i:                                        ; preds = %B390.if.i, %B390.if.lr.ph.new.new.i
  %lsr.iv221.i = phi i64 [ %lsr.iv.next222.i, %B390.if.i ], [ %unroll_iter15.i, %B390.if.lr.ph.new.new.i ]
  %.212426428.i = phi i64 [ %.219.3.1.i, %B390.if.i ], [ 0, %B390.if.lr.ph.new.new.i ]
  %135 = shl i64 %.212426428.i, 3
  %scevgep200.i = getelementptr i8, ptr %scevgep193.i, i64 %135
  %scevgep201.i = getelementptr i8, ptr %scevgep200.i, i64 -32
  %scevgep206.i = getelementptr i8, ptr %scevgep200.i, i64 -56
  %.248.i = load double, ptr %scevgep206.i, align 8, !noalias !248
  %scevgep214.i = getelementptr i8, ptr %scevgep207.i, i64 %135
  %scevgep215.i = getelementptr i8, ptr %scevgep214.i, i64 -32
  %scevgep220.i = getelementptr i8, ptr %scevgep214.i, i64 -56
  store double %.248.i, ptr %scevgep220.i, align 8, !noalias !248
  %scevgep205.i = getelementptr i8, ptr %scevgep200.i, i64 -48
  %.248.1.i = load double, ptr %scevgep205.i, align 8, !noalias !248
  %scevgep219.i = getelementptr i8, ptr %scevgep214.i, i64 -48
  store double %.248.1.i, ptr %scevgep219.i, align 8, !noalias !248
  %scevgep203.i = getelementptr i8, ptr %scevgep200.i, i64 -40
  %.248.2.i = load double, ptr %scevgep203.i, align 8, !noalias !248
  %scevgep217.i = getelementptr i8, ptr %scevgep214.i, i64 -40
  store double %.248.2.i, ptr %scevgep217.i, align 8, !noalias !248
  %.248.3.i = load double, ptr %scevgep201.i, align 8, !noalias !248
  store double %.248.3.i, ptr %scevgep215.i, align 8, !noalias !248
  %scevgep199.i = getelementptr i8, ptr %scevgep200.i, i64 -24
  %.248.116.i = load double, ptr %scevgep199.i, align 8, !noalias !248
  %scevgep213.i = getelementptr i8, ptr %scevgep214.i, i64 -24
  store double %.248.116.i, ptr %scevgep213.i, align 8, !noalias !248
  %scevgep198.i = getelementptr i8, ptr %scevgep200.i, i64 -16
  %.248.1.1.i = load double, ptr %scevgep198.i, align 8, !noalias !248
  %scevgep212.i = getelementptr i8, ptr %scevgep214.i, i64 -16
  store double %.248.1.1.i, ptr %scevgep212.i, align 8, !noalias !248
  %scevgep196.i = getelementptr i8, ptr %scevgep200.i, i64 -8
  %.248.2.1.i = load double, ptr %scevgep196.i, align 8, !noalias !248
  %scevgep210.i = getelementptr i8, ptr %scevgep214.i, i64 -8
  store double %.248.2.1.i, ptr %scevgep210.i, align 8, !noalias !248
  %.219.3.1.i = add i64 %.212426428.i, 8
  %.248.3.1.i = load double, ptr %scevgep200.i, align 8, !noalias !248
  store double %.248.3.1.i, ptr %scevgep214.i, align 8, !noalias !248
  %lsr.iv.next222.i = add i64 %lsr.iv221.i, -2
  %niter.ncmp.1.i = icmp eq i64 %lsr.iv.next222.i, 0
  br i1 %niter.ncmp.1.i, label %B430.loopexit.unr-lcssa.unr-lcssa.i, label %B390.if.i

B546.if.i:                                        ; preds = %B546.if.i, %B546.if.preheader.new.new.i
  %lsr.iv189.i = phi i64 [ %lsr.iv.next190.i, %B546.if.i ], [ %unroll_iter27.i, %B546.if.preheader.new.new.i ]
  %.438432434.i = phi i64 [ %.445.3.1.i, %B546.if.i ], [ 0, %B546.if.preheader.new.new.i ]
  %sunkaddr249.i = shl i64 %.438432434.i, 3
  %sunkaddr250.i = getelementptr i8, ptr %arg.now, i64 %sunkaddr249.i
  %.472.i = load double, ptr %sunkaddr250.i, align 8, !noalias !248
  %sunkaddr252.i = getelementptr i8, ptr %.173, i64 %sunkaddr249.i
  store double %.472.i, ptr %sunkaddr252.i, align 8, !noalias !248
  %sunkaddr255.i = getelementptr i8, ptr %sunkaddr250.i, i64 8
  %.472.1.i = load double, ptr %sunkaddr255.i, align 8, !noalias !248
  %sunkaddr258.i = getelementptr i8, ptr %sunkaddr252.i, i64 8
  store double %.472.1.i, ptr %sunkaddr258.i, align 8, !noalias !248
  %sunkaddr261.i = getelementptr i8, ptr %sunkaddr250.i, i64 16
  %.472.2.i = load double, ptr %sunkaddr261.i, align 8, !noalias !248
  %sunkaddr264.i = getelementptr i8, ptr %sunkaddr252.i, i64 16
  store double %.472.2.i, ptr %sunkaddr264.i, align 8, !noalias !248
  %sunkaddr267.i = getelementptr i8, ptr %sunkaddr250.i, i64 24
  %.472.3.i = load double, ptr %sunkaddr267.i, align 8, !noalias !248
  %sunkaddr270.i = getelementptr i8, ptr %sunkaddr252.i, i64 24
  store double %.472.3.i, ptr %sunkaddr270.i, align 8, !noalias !248
  %sunkaddr273.i = getelementptr i8, ptr %sunkaddr250.i, i64 32
  %.472.129.i = load double, ptr %sunkaddr273.i, align 8, !noalias !248
  %sunkaddr276.i = getelementptr i8, ptr %sunkaddr252.i, i64 32
  store double %.472.129.i, ptr %sunkaddr276.i, align 8, !noalias !248
  %sunkaddr279.i = getelementptr i8, ptr %sunkaddr250.i, i64 40
  %.472.1.1.i = load double, ptr %sunkaddr279.i, align 8, !noalias !248
  %sunkaddr282.i = getelementptr i8, ptr %sunkaddr252.i, i64 40
  store double %.472.1.1.i, ptr %sunkaddr282.i, align 8, !noalias !248
  %sunkaddr285.i = getelementptr i8, ptr %sunkaddr250.i, i64 48
  %.472.2.1.i = load double, ptr %sunkaddr285.i, align 8, !noalias !248
  %sunkaddr288.i = getelementptr i8, ptr %sunkaddr252.i, i64 48
  store double %.472.2.1.i, ptr %sunkaddr288.i, align 8, !noalias !248
  %.445.3.1.i = add nuw i64 %.438432434.i, 8
  %sunkaddr291.i = getelementptr i8, ptr %sunkaddr250.i, i64 56
  %.472.3.1.i = load double, ptr %sunkaddr291.i, align 8, !noalias !248
  %sunkaddr294.i = getelementptr i8, ptr %sunkaddr252.i, i64 56
  store double %.472.3.1.i, ptr %sunkaddr294.i, align 8, !noalias !248
  %lsr.iv.next190.i = add i64 %lsr.iv189.i, -2
  %niter28.ncmp.1.i = icmp eq i64 %lsr.iv.next190.i, 0
  br i1 %niter28.ncmp.1.i, label %B574.loopexit.unr-lcssa.unr-lcssa.i, label %B546.if.i

B604.if.i:                                        ; preds = %B604.if.i, %B604.if.preheader.new.new.i
  %lsr.iv153.i = phi i64 [ %lsr.iv.next154.i, %B604.if.i ], [ %unroll_iter39.i, %B604.if.preheader.new.new.i ]
  %.569439441.i = phi i64 [ %.576.3.1.i, %B604.if.i ], [ 0, %B604.if.preheader.new.new.i ]
  %136 = shl i64 %.569439441.i, 3
  %sunkaddr296.i = getelementptr i8, ptr %arg.problem.7, i64 %136
  %.603.i = load double, ptr %sunkaddr296.i, align 8, !noalias !248
  %scevgep145.i = getelementptr i8, ptr %scevgep138.i, i64 %136
  %scevgep146.i = getelementptr i8, ptr %scevgep145.i, i64 -32
  %scevgep152.i = getelementptr i8, ptr %scevgep145.i, i64 -56
  store double %.603.i, ptr %scevgep152.i, align 8, !noalias !248
  %sunkaddr299.i = getelementptr i8, ptr %sunkaddr296.i, i64 8
  %.603.1.i = load double, ptr %sunkaddr299.i, align 8, !noalias !248
  %scevgep150.i = getelementptr i8, ptr %scevgep145.i, i64 -48
  store double %.603.1.i, ptr %scevgep150.i, align 8, !noalias !248
  %sunkaddr302.i = getelementptr i8, ptr %sunkaddr296.i, i64 16
  %.603.2.i = load double, ptr %sunkaddr302.i, align 8, !noalias !248
  %scevgep148.i = getelementptr i8, ptr %scevgep145.i, i64 -40
  store double %.603.2.i, ptr %scevgep148.i, align 8, !noalias !248
  %sunkaddr305.i = getelementptr i8, ptr %sunkaddr296.i, i64 24
  %.603.3.i = load double, ptr %sunkaddr305.i, align 8, !noalias !248
  store double %.603.3.i, ptr %scevgep146.i, align 8, !noalias !248
  %sunkaddr308.i = getelementptr i8, ptr %sunkaddr296.i, i64 32
  %.603.141.i = load double, ptr %sunkaddr308.i, align 8, !noalias !248
  %scevgep144.i = getelementptr i8, ptr %scevgep145.i, i64 -24
  store double %.603.141.i, ptr %scevgep144.i, align 8, !noalias !248
  %sunkaddr311.i = getelementptr i8, ptr %sunkaddr296.i, i64 40
  %.603.1.1.i = load double, ptr %sunkaddr311.i, align 8, !noalias !248
  %scevgep143.i = getelementptr i8, ptr %scevgep145.i, i64 -16
  store double %.603.1.1.i, ptr %scevgep143.i, align 8, !noalias !248
  %sunkaddr314.i = getelementptr i8, ptr %sunkaddr296.i, i64 48
  %.603.2.1.i = load double, ptr %sunkaddr314.i, align 8, !noalias !248
  %scevgep141.i = getelementptr i8, ptr %scevgep145.i, i64 -8
  store double %.603.2.1.i, ptr %scevgep141.i, align 8, !noalias !248
  %.576.3.1.i = add i64 %.569439441.i, 8
  %sunkaddr315.i = shl i64 %.576.3.1.i, 3
  %sunkaddr316.i = getelementptr i8, ptr %arg.problem.7, i64 %sunkaddr315.i
  %sunkaddr317.i = getelementptr i8, ptr %sunkaddr316.i, i64 -8
  %.603.3.1.i = load double, ptr %sunkaddr317.i, align 8, !noalias !248
  store double %.603.3.1.i, ptr %scevgep145.i, align 8, !noalias !248
  %lsr.iv.next154.i = add i64 %lsr.iv153.i, -2
  %niter40.ncmp.1.i = icmp eq i64 %lsr.iv.next154.i, 0
  br i1 %niter40.ncmp.1.i, label %B650.loopexit.unr-lcssa.unr-lcssa.i, label %B604.if.i

B842.if.i:                                        ; preds = %B842.if.preheader6.i, %B842.if.i
  %lsr.iv80.i = phi i64 [ %lsr.iv.next81.i, %B842.if.i ], [ %unroll_iter49.i, %B842.if.preheader6.i ]
  %lsr.iv.i = phi ptr [ %scevgep97.i, %B842.if.i ], [ %invariant.gep.i, %B842.if.preheader6.i ]
  store double 0.000000e+00, ptr %lsr.iv.i, align 8, !noalias !248
  %scevgep47.i = getelementptr i8, ptr %lsr.iv.i, i64 %86
  store double 0.000000e+00, ptr %scevgep47.i, align 8, !noalias !248
  %scevgep83.i = getelementptr i8, ptr %scevgep47.i, i64 %86
  store double 0.000000e+00, ptr %scevgep83.i, align 8, !noalias !248
  %scevgep84.i = getelementptr i8, ptr %scevgep83.i, i64 %86
  store double 0.000000e+00, ptr %scevgep84.i, align 8, !noalias !248
  %scevgep86.i = getelementptr i8, ptr %scevgep84.i, i64 %86
  store double 0.000000e+00, ptr %scevgep86.i, align 8, !noalias !248
  %scevgep94.i = getelementptr i8, ptr %scevgep86.i, i64 %86
  store double 0.000000e+00, ptr %scevgep94.i, align 8, !noalias !248
  %scevgep95.i = getelementptr i8, ptr %scevgep94.i, i64 %86
  store double 0.000000e+00, ptr %scevgep95.i, align 8, !noalias !248
  %scevgep96.i = getelementptr i8, ptr %scevgep95.i, i64 %86
  store double 0.000000e+00, ptr %scevgep96.i, align 8, !noalias !248
  %lsr.iv.next81.i = add i64 %lsr.iv80.i, -2
  %niter50.ncmp.1.i = icmp eq i64 %lsr.iv.next81.i, 0
  %scevgep97.i = getelementptr i8, ptr %scevgep96.i, i64 %86
  br i1 %niter50.ncmp.1.i, label %B876.loopexit.unr-lcssa.unr-lcssa.i, label %B842.if.i

B974.if.i:                                        ; preds = %B974.if.i, %B974.if.preheader34.i
  %lsr.iv62.i = phi ptr [ %scevgep61.i, %B974.if.preheader34.i ], [ %scevgep63.i, %B974.if.i ]
  %lsr.iv56.i = phi ptr [ %scevgep55.i, %B974.if.preheader34.i ], [ %scevgep57.i, %B974.if.i ]
  %lsr.iv52.i = phi i64 [ %111, %B974.if.preheader34.i ], [ %lsr.iv.next53.i, %B974.if.i ]
  %scevgep64.i = getelementptr i8, ptr %lsr.iv62.i, i64 -8
  %.1168.i = load double, ptr %scevgep64.i, align 8, !noalias !248
  %.1171.i = load i64, ptr %sunkaddr225.i, align 8, !noalias !248
  %137 = shl i64 %.1171.i, 3
  %scevgep58.i = getelementptr i8, ptr %lsr.iv56.i, i64 %137
  %scevgep59.i = getelementptr i8, ptr %scevgep58.i, i64 -8
  %.1175.i = load i64, ptr %scevgep59.i, align 8, !noalias !248
  %.1179.i = getelementptr double, ptr %81, i64 %.1175.i
  store double %.1168.i, ptr %.1179.i, align 8, !noalias !248
  %.1168.1.i = load double, ptr %lsr.iv62.i, align 8, !noalias !248
  %.1171.1.i = load i64, ptr %sunkaddr225.i, align 8, !noalias !248
  %138 = shl i64 %.1171.1.i, 3
  %scevgep65.i = getelementptr i8, ptr %lsr.iv56.i, i64 %138
  %.1175.1.i = load i64, ptr %scevgep65.i, align 8, !noalias !248
  %.1179.1.i = getelementptr double, ptr %81, i64 %.1175.1.i
  store double %.1168.1.i, ptr %.1179.1.i, align 8, !noalias !248
  %lsr.iv.next53.i = add i64 %lsr.iv52.i, -2
  %scevgep57.i = getelementptr i8, ptr %lsr.iv56.i, i64 16
  %scevgep63.i = getelementptr i8, ptr %lsr.iv62.i, i64 16
  %.1128.1.i = icmp sgt i64 %lsr.iv.next53.i, 2
  br i1 %.1128.1.i, label %B974.if.i, label %B1048.i

B1396.endif.i:                                    ; preds = %B1396.endif.i, %B1396.endif.preheader1.i
  %lsr.iv66.i = phi ptr [ %scevgep67.1.i, %B1396.endif.i ], [ %invariant.gep.i, %B1396.endif.preheader1.i ]
  %.1411469471.i = phi i64 [ %.1418.1.i, %B1396.endif.i ], [ 0, %B1396.endif.preheader1.i ]
  %sunkaddr319.i = shl i64 %.1411469471.i, 3
  %sunkaddr320.i = getelementptr i8, ptr %arg.problem.7, i64 %sunkaddr319.i
  %.1445.i = load double, ptr %sunkaddr320.i, align 8, !noalias !248
  %.1490.i = load double, ptr %sunkaddr322.i, align 8, !noalias !248
  %.1491.i = fmul double %.1445.i, %.1490.i
  %scevgep104.i = getelementptr i8, ptr %scevgep102.i, i64 %sunkaddr319.i
  %scevgep105.i = getelementptr i8, ptr %scevgep104.i, i64 -8
  %.1494.i = load double, ptr %scevgep105.i, align 8, !noalias !248
  %.1498.i = fdiv double %.1491.i, %.1494.i
  store double %.1498.i, ptr %lsr.iv66.i, align 8, !noalias !248
  %scevgep67.i = getelementptr i8, ptr %lsr.iv66.i, i64 %86
  %.1418.1.i = add nuw i64 %.1411469471.i, 2
  %sunkaddr325.i = getelementptr i8, ptr %sunkaddr320.i, i64 8
  %.1445.1.i = load double, ptr %sunkaddr325.i, align 8, !noalias !248
  %.1490.1.i = load double, ptr %sunkaddr322.i, align 8, !noalias !248
  %.1491.1.i = fmul double %.1445.1.i, %.1490.1.i
  %.1494.1.i = load double, ptr %scevgep104.i, align 8, !noalias !248
  %.1498.1.i = fdiv double %.1491.1.i, %.1494.1.i
  store double %.1498.1.i, ptr %scevgep67.i, align 8, !noalias !248
  %scevgep67.1.i = getelementptr i8, ptr %scevgep67.i, i64 %86
  %niter56.ncmp.1.i = icmp eq i64 %unroll_iter55.i, %.1418.1.i
  br i1 %niter56.ncmp.1.i, label %B1487.loopexit.unr-lcssa.i, label %B1396.endif.i

B1212.critedge:                                   ; preds = %B430.i
  br label %B1212

B1212:                                            ; preds = %B72.loopexit.i.i, %B1212.critedge
  store i64 2, ptr %retptr, align 8
  br label %common.ret

B1244:                                            ; preds = %B1230.preheader, %B3056, %B1816.endif
  store i64 3, ptr %retptr, align 8
  br label %common.ret

B1262:                                            ; preds = %B1816.endif, %B1262.outer
  %excinfo.11.1 = phi ptr [ %excinfo.11.2, %B1262.outer ], [ %excinfo.11.3, %B1816.endif ]
  %length.3.21628 = phi double [ %length.3.21628.ph, %B1262.outer ], [ %.1678, %B1816.endif ]
  %.963 = fadd double %.622, %length.3.21628
  %.10.i241 = fcmp olt double %.55, %.963
  %.11.i242 = select i1 %.10.i241, double %.55, double %.963
  %.1000 = fsub double %.11.i242, %.622
  %.1134 = load double, ptr %sunkaddr1071, align 8
  %.1136 = fcmp ogt double %.1134, 0.000000e+00
  br i1 %.1136, label %B1406, label %B1496

B1340.loopexit:                                   ; preds = %B1608.1745, %B1496
  %.1134.1 = load double, ptr %sunkaddr1071, align 8
  %.1136.1 = fcmp ogt double %.1134.1, 0.000000e+00
  br i1 %.1136.1, label %B1406.1, label %B1496.1

B1406.1:                                          ; preds = %B1340.loopexit
  %.1195.1 = fmul double %.1000, 0x3FE4A36C0803A6DF
  %.1202.1 = fdiv double %.1195.1, %.1134.1
  %.1204.1 = fadd double %.1202.1, 1.000000e+00
  store ptr null, ptr %.1209, align 8
  call fastcc void @part16(ptr nonnull %.1209, double %.1204.1, ptr %.75, ptr %.72, i64 %.64, ptr %.1128.1)
  br label %B1496.1

B1496.1:                                          ; preds = %B1406.1, %B1340.loopexit
  br i1 %27, label %B1526.if.1, label %B1340.loopexit.1

B1526.if.1:                                       ; preds = %B1496.1, %B1608.1.1
  %.132213421344.1 = phi i64 [ %142, %B1608.1.1 ], [ 0, %B1496.1 ]
  %.1359.1 = load double, ptr %sunkaddr1071, align 8
  %.1361.1 = fcmp ogt double %.1359.1, 0.000000e+00
  %.1366.1 = icmp slt i64 %.132213421344.1, %.63
  %or.cond.1 = select i1 %.1361.1, i1 %.1366.1, i1 false
  br i1 %or.cond.1, label %B1572.1, label %B1608.1

B1572.1:                                          ; preds = %B1526.if.1
  %139 = shl i64 %.132213421344.1, 3
  %scevgep862 = getelementptr i8, ptr %scevgep859, i64 %139
  %scevgep863 = getelementptr i8, ptr %scevgep862, i64 -8
  %.1371.1 = load double, ptr %scevgep863, align 8
  %sunkaddr1075 = getelementptr i8, ptr %arg.now, i64 %139
  %.1375.1 = load double, ptr %sunkaddr1075, align 8
  %.1376.1 = fsub double %.1371.1, %.1375.1
  br label %B1608.1

B1608.1:                                          ; preds = %B1572.1, %B1526.if.1
  %"$phi1608.3.2.5.1" = phi double [ %.1376.1, %B1572.1 ], [ 0.000000e+00, %B1526.if.1 ]
  %140 = shl i64 %.132213421344.1, 3
  %scevgep864 = getelementptr i8, ptr %scevgep859, i64 %140
  %scevgep865 = getelementptr i8, ptr %scevgep864, i64 -8
  store double %"$phi1608.3.2.5.1", ptr %scevgep865, align 8
  %.1359.1.1 = load double, ptr %sunkaddr1071, align 8
  %.1361.1.1 = fcmp ogt double %.1359.1.1, 0.000000e+00
  %141 = or disjoint i64 %.132213421344.1, 1
  %.1366.1.1 = icmp slt i64 %141, %.63
  %or.cond.1.1 = select i1 %.1361.1.1, i1 %.1366.1.1, i1 false
  br i1 %or.cond.1.1, label %B1572.1.1, label %B1608.1.1

B1572.1.1:                                        ; preds = %B1608.1
  %.1371.1.1 = load double, ptr %scevgep864, align 8
  %sunkaddr1078 = getelementptr i8, ptr %arg.now, i64 %140
  %sunkaddr1079 = getelementptr i8, ptr %sunkaddr1078, i64 8
  %.1375.1.1 = load double, ptr %sunkaddr1079, align 8
  %.1376.1.1 = fsub double %.1371.1.1, %.1375.1.1
  br label %B1608.1.1

B1608.1.1:                                        ; preds = %B1572.1.1, %B1608.1
  %"$phi1608.3.2.5.1.1" = phi double [ %.1376.1.1, %B1572.1.1 ], [ 0.000000e+00, %B1608.1 ]
  store double %"$phi1608.3.2.5.1.1", ptr %scevgep864, align 8
  %142 = add nuw nsw i64 %.132213421344.1, 2
  %exitcond.1.not.1 = icmp eq i64 %142, %..64
  br i1 %exitcond.1.not.1, label %B1340.loopexit.1, label %B1526.if.1

B1340.loopexit.1:                                 ; preds = %B1608.1.1, %B1496.1
  %.1134.2 = load double, ptr %sunkaddr1071, align 8
  %.1136.2 = fcmp ogt double %.1134.2, 0.000000e+00
  br i1 %.1136.2, label %B1406.2, label %B1496.2

B1406.2:                                          ; preds = %B1340.loopexit.1
  %.1202.2 = fdiv double %.1000, %.1134.2
  %.1204.2 = fadd double %.1202.2, 1.000000e+00
  store ptr null, ptr %.1209, align 8
  call fastcc void @part16(ptr nonnull %.1209, double %.1204.2, ptr %.75, ptr %.72, i64 %.64, ptr %.1128.2)
  br label %B1496.2

B1496.2:                                          ; preds = %B1406.2, %B1340.loopexit.1
  br i1 %27, label %B1526.if.2, label %B1728

B1526.if.2:                                       ; preds = %B1496.2, %B1608.2.1
  %.132213421344.2 = phi i64 [ %146, %B1608.2.1 ], [ 0, %B1496.2 ]
  %.1359.2 = load double, ptr %sunkaddr1071, align 8
  %.1361.2 = fcmp ogt double %.1359.2, 0.000000e+00
  %.1366.2 = icmp slt i64 %.132213421344.2, %.63
  %or.cond.2 = select i1 %.1361.2, i1 %.1366.2, i1 false
  br i1 %or.cond.2, label %B1572.2, label %B1608.2

B1572.2:                                          ; preds = %B1526.if.2
  %143 = shl i64 %.132213421344.2, 3
  %scevgep872 = getelementptr i8, ptr %scevgep869, i64 %143
  %scevgep873 = getelementptr i8, ptr %scevgep872, i64 -8
  %.1371.2 = load double, ptr %scevgep873, align 8
  %sunkaddr1083 = getelementptr i8, ptr %arg.now, i64 %143
  %.1375.2 = load double, ptr %sunkaddr1083, align 8
  %.1376.2 = fsub double %.1371.2, %.1375.2
  br label %B1608.2

B1608.2:                                          ; preds = %B1572.2, %B1526.if.2
  %"$phi1608.3.2.5.2" = phi double [ %.1376.2, %B1572.2 ], [ 0.000000e+00, %B1526.if.2 ]
  %144 = shl i64 %.132213421344.2, 3
  %scevgep874 = getelementptr i8, ptr %scevgep869, i64 %144
  %scevgep875 = getelementptr i8, ptr %scevgep874, i64 -8
  store double %"$phi1608.3.2.5.2", ptr %scevgep875, align 8
  %.1359.2.1 = load double, ptr %sunkaddr1071, align 8
  %.1361.2.1 = fcmp ogt double %.1359.2.1, 0.000000e+00
  %145 = or disjoint i64 %.132213421344.2, 1
  %.1366.2.1 = icmp slt i64 %145, %.63
  %or.cond.2.1 = select i1 %.1361.2.1, i1 %.1366.2.1, i1 false
  br i1 %or.cond.2.1, label %B1572.2.1, label %B1608.2.1

B1572.2.1:                                        ; preds = %B1608.2
  %.1371.2.1 = load double, ptr %scevgep874, align 8
  %sunkaddr1086 = getelementptr i8, ptr %arg.now, i64 %144
  %sunkaddr1087 = getelementptr i8, ptr %sunkaddr1086, i64 8
  %.1375.2.1 = load double, ptr %sunkaddr1087, align 8
  %.1376.2.1 = fsub double %.1371.2.1, %.1375.2.1
  br label %B1608.2.1

B1608.2.1:                                        ; preds = %B1572.2.1, %B1608.2
  %"$phi1608.3.2.5.2.1" = phi double [ %.1376.2.1, %B1572.2.1 ], [ 0.000000e+00, %B1608.2 ]
  store double %"$phi1608.3.2.5.2.1", ptr %scevgep874, align 8
  %146 = add nuw nsw i64 %.132213421344.2, 2
  %exitcond.2.not.1 = icmp eq i64 %146, %..64
  br i1 %exitcond.2.not.1, label %B1650.if, label %B1526.if.2

B1406:                                            ; preds = %B1262
  %.1195 = fmul double %.1000, 0x3FC3D8B64657CAEA
  %.1202 = fdiv double %.1195, %.1134
  %.1204 = fadd double %.1202, 1.000000e+00
  store ptr null, ptr %.1209, align 8
  call fastcc void @part16(ptr nonnull %.1209, double %.1204, ptr %.75, ptr %.72, i64 %.64, ptr %.97)
  br label %B1496

B1496:                                            ; preds = %B1406, %B1262
  br i1 %27, label %B1526.if, label %B1340.loopexit

B1572:                                            ; preds = %B1526.if
  %147 = shl i64 %.132213421344, 3
  %scevgep851 = getelementptr i8, ptr %scevgep, i64 %147
  %scevgep852 = getelementptr i8, ptr %scevgep851, i64 -8
  %.1371 = load double, ptr %scevgep852, align 8
  %sunkaddr1089 = getelementptr i8, ptr %arg.now, i64 %147
  %.1375 = load double, ptr %sunkaddr1089, align 8
  %.1376 = fsub double %.1371, %.1375
  br label %B1608

B1608:                                            ; preds = %B1526.if, %B1572
  %"$phi1608.3.2.5" = phi double [ %.1376, %B1572 ], [ 0.000000e+00, %B1526.if ]
  %148 = shl i64 %.132213421344, 3
  %scevgep853 = getelementptr i8, ptr %scevgep, i64 %148
  %scevgep854 = getelementptr i8, ptr %scevgep853, i64 -8
  store double %"$phi1608.3.2.5", ptr %scevgep854, align 8
  %.1359.1732 = load double, ptr %sunkaddr1071, align 8
  %.1361.1733 = fcmp ogt double %.1359.1732, 0.000000e+00
  %149 = or disjoint i64 %.132213421344, 1
  %.1366.1734 = icmp slt i64 %149, %.63
  %or.cond.1735 = select i1 %.1361.1733, i1 %.1366.1734, i1 false
  br i1 %or.cond.1735, label %B1572.1742, label %B1608.1745

B1572.1742:                                       ; preds = %B1608
  %.1371.1738 = load double, ptr %scevgep853, align 8
  %sunkaddr1092 = getelementptr i8, ptr %arg.now, i64 %148
  %sunkaddr1093 = getelementptr i8, ptr %sunkaddr1092, i64 8
  %.1375.1740 = load double, ptr %sunkaddr1093, align 8
  %.1376.1741 = fsub double %.1371.1738, %.1375.1740
  br label %B1608.1745

B1608.1745:                                       ; preds = %B1572.1742, %B1608
  %"$phi1608.3.2.5.1743" = phi double [ %.1376.1741, %B1572.1742 ], [ 0.000000e+00, %B1608 ]
  store double %"$phi1608.3.2.5.1743", ptr %scevgep853, align 8
  %150 = add nuw nsw i64 %.132213421344, 2
  %exitcond.not.1 = icmp eq i64 %150, %..64
  br i1 %exitcond.not.1, label %B1340.loopexit, label %B1526.if

B1728:                                            ; preds = %B1650.if, %B1496.2
  store ptr null, ptr %.167.i, align 8, !noalias !266
  store ptr null, ptr %.197.i, align 8, !noalias !266
  store i8 0, ptr %.838.i, align 1, !noalias !266
  store ptr null, ptr %.1678.i, align 8, !noalias !266
  store ptr null, ptr %.1716.i, align 8, !noalias !266
  %.40.i = load i64, ptr %arg.problem.4, align 8, !noalias !266
  %.45.i = shl i64 %.40.i, 1
  %.46.i = add i64 %.45.i, 2
  %.16.i.i14 = load i64, ptr %.15.i, align 8, !noalias !270
  %151 = getelementptr double, ptr %arg.problem.5, i64 %.16.i.i14
  %.18.i.i15 = getelementptr i8, ptr %151, i64 8
  %.87.i = mul i64 %.46.i, 3
  %.88.i = getelementptr inbounds double, ptr %.138, i64 %.87.i
  %.91.idx.i = mul i64 %.46.i, 48
  %.91.i = getelementptr i8, ptr %.138, i64 %.91.idx.i
  %.94.idx.i = mul i64 %.46.i, 72
  %.94.i = getelementptr i8, ptr %.138, i64 %.94.idx.i
  %.117.idx.i = mul nsw i64 %.46.i, 80
  %.117.i = getelementptr inbounds i8, ptr %.138, i64 %.117.idx.i
  %.124731.i = or disjoint i64 %.45.i, 1
  %.126.i = mul i64 %.124731.i, %.40.i
  %.128.i = getelementptr inbounds double, ptr %.117.i, i64 %.126.i
  %.136.i = fdiv double 0x400D1A48D83E731D, %.1000
  %.144.i = fdiv double 0x400572DB93E0C672, %.1000
  %.152.i = fdiv double 0xC0086747F2C3FCB6, %.1000
  store ptr null, ptr %.167.i, align 8, !noalias !266
  call fastcc void @part17(ptr nonnull %.167.i, ptr readonly %.164, i64 %.40.i, double %.136.i, double 0.000000e+00, ptr %.117.i)
  store ptr null, ptr %.197.i, align 8, !noalias !266
  call fastcc void @part17(ptr nonnull %.197.i, ptr readonly %.164, i64 %.40.i, double %.144.i, double %.152.i, ptr %.128.i)
  %.379.inv.i = icmp sgt i64 %.40.i, 0
  %..45738.i = select i1 %.379.inv.i, i64 %.45.i, i64 0
  %.421802.i = icmp sgt i64 %..45738.i, 0
  br i1 %.421802.i, label %B532.if.preheader.i, label %B668.i

B532.if.lr.ph.1.i:                                ; preds = %B532.if.i
  %152 = getelementptr i8, ptr %.138, i64 %198
  %scevgep605.i = getelementptr i8, ptr %152, i64 24
  br label %B532.if.1.i

B532.if.1.i:                                      ; preds = %B532.if.1.i, %B532.if.lr.ph.1.i
  %.427797803.1.i = phi i64 [ 0, %B532.if.lr.ph.1.i ], [ %.434.1.1.i, %B532.if.1.i ]
  %153 = shl i64 %.427797803.1.i, 3
  %scevgep604.i = getelementptr i8, ptr %.97, i64 %153
  %.663.11531.i = load double, ptr %scevgep604.i, align 8, !noalias !266
  %.664.11532.i = fmul double %.663.11531.i, 0x4010B70201A79C46
  %154 = fsub double 0.000000e+00, %.664.11532.i
  %scevgep259.i = getelementptr i8, ptr %scevgep613.i, i64 %153
  %scevgep261.i = getelementptr i8, ptr %scevgep259.i, i64 -8
  %.663.1.1.i = load double, ptr %scevgep261.i, align 8, !noalias !266
  %.664.1.1.i = fmul double %.663.1.1.i, 0x3FD4F8C15DA84E86
  %155 = fsub double %154, %.664.1.1.i
  %scevgep257.i = getelementptr i8, ptr %scevgep609.i, i64 %153
  %scevgep258.i = getelementptr i8, ptr %scevgep257.i, i64 -8
  %.663.2.1.i = load double, ptr %scevgep258.i, align 8, !noalias !266
  %.664.2.1.i = fmul double %.663.2.1.i, 0x3FDE810014C55221
  %.666.2.1.i = fadd double %155, %.664.2.1.i
  %scevgep255.i = getelementptr i8, ptr %scevgep605.i, i64 %153
  %scevgep256.i = getelementptr i8, ptr %scevgep255.i, i64 -8
  store double %.666.2.1.i, ptr %scevgep256.i, align 8, !noalias !266
  %scevgep263.i = getelementptr i8, ptr %scevgep604.i, i64 8
  %.663.11531.1.i = load double, ptr %scevgep263.i, align 8, !noalias !266
  %.664.11532.1.i = fmul double %.663.11531.1.i, 0x4010B70201A79C46
  %156 = fsub double 0.000000e+00, %.664.11532.1.i
  %.663.1.1.1.i = load double, ptr %scevgep259.i, align 8, !noalias !266
  %.664.1.1.1.i = fmul double %.663.1.1.1.i, 0x3FD4F8C15DA84E86
  %157 = fsub double %156, %.664.1.1.1.i
  %.663.2.1.1.i = load double, ptr %scevgep257.i, align 8, !noalias !266
  %.664.2.1.1.i = fmul double %.663.2.1.1.i, 0x3FDE810014C55221
  %.666.2.1.1.i = fadd double %157, %.664.2.1.1.i
  %.434.1.1.i = add nuw nsw i64 %.427797803.1.i, 2
  store double %.666.2.1.1.i, ptr %scevgep255.i, align 8, !noalias !266
  %exitcond.1.not.1.i = icmp eq i64 %..45738.i, %.434.1.1.i
  br i1 %exitcond.1.not.1.i, label %B532.if.lr.ph.2.i, label %B532.if.1.i

B532.if.lr.ph.2.i:                                ; preds = %B532.if.1.i
  %158 = add i64 %196, 40
  %scevgep579.i = getelementptr i8, ptr %.97, i64 %158
  %scevgep590.i = getelementptr i8, ptr %.138, i64 %158
  br label %B532.if.2.i

B532.if.2.i:                                      ; preds = %B532.if.2.i, %B532.if.lr.ph.2.i
  %.427797803.2.i = phi i64 [ 0, %B532.if.lr.ph.2.i ], [ %.434.2.1.i, %B532.if.2.i ]
  %159 = shl i64 %.427797803.2.i, 3
  %scevgep589.i = getelementptr i8, ptr %.97, i64 %159
  %.663.21535.i = load double, ptr %scevgep589.i, align 8, !noalias !266
  %.664.21536.i = fmul double %.663.21535.i, 0x3FE017885A24A7F2
  %.666.21537.i = fadd double %.664.21536.i, 0.000000e+00
  %scevgep585.i = getelementptr i8, ptr %scevgep613.i, i64 %159
  %scevgep252.i = getelementptr i8, ptr %scevgep585.i, i64 -8
  %.663.1.2.i = load double, ptr %scevgep252.i, align 8, !noalias !266
  %.664.1.2.i = fmul double %.663.1.2.i, 0x4004934E6FCAA598
  %160 = fsub double %.666.21537.i, %.664.1.2.i
  %scevgep249.i = getelementptr i8, ptr %scevgep579.i, i64 %159
  %scevgep250.i = getelementptr i8, ptr %scevgep249.i, i64 -8
  %.663.2.2.i = load double, ptr %scevgep250.i, align 8, !noalias !266
  %.664.2.2.i = fmul double %.663.2.2.i, 0x3FE312C0CF7BDFD1
  %.666.2.2.i = fadd double %160, %.664.2.2.i
  %scevgep247.i = getelementptr i8, ptr %scevgep590.i, i64 %159
  %scevgep248.i = getelementptr i8, ptr %scevgep247.i, i64 -8
  store double %.666.2.2.i, ptr %scevgep248.i, align 8, !noalias !266
  %scevgep254.i = getelementptr i8, ptr %scevgep589.i, i64 8
  %.663.21535.1.i = load double, ptr %scevgep254.i, align 8, !noalias !266
  %.664.21536.1.i = fmul double %.663.21535.1.i, 0x3FE017885A24A7F2
  %.666.21537.1.i = fadd double %.664.21536.1.i, 0.000000e+00
  %.663.1.2.1.i = load double, ptr %scevgep585.i, align 8, !noalias !266
  %.664.1.2.1.i = fmul double %.663.1.2.1.i, 0x4004934E6FCAA598
  %161 = fsub double %.666.21537.1.i, %.664.1.2.1.i
  %.663.2.2.1.i = load double, ptr %scevgep249.i, align 8, !noalias !266
  %.664.2.2.1.i = fmul double %.663.2.2.1.i, 0x3FE312C0CF7BDFD1
  %.666.2.2.1.i = fadd double %161, %.664.2.2.1.i
  %.434.2.1.i = add nuw nsw i64 %.427797803.2.i, 2
  store double %.666.2.2.1.i, ptr %scevgep247.i, align 8, !noalias !266
  %exitcond.2.not.1.i = icmp eq i64 %..45738.i, %.434.2.1.i
  br i1 %exitcond.2.not.1.i, label %B668.i, label %B532.if.2.i

B668.i:                                           ; preds = %B532.if.2.i, %B1728
  %.1705.i = getelementptr double, ptr %.91.i, i64 %.46.i
  %.1709.idx.i = shl i64 %.46.i, 4
  %.1709.i = getelementptr i8, ptr %.91.i, i64 %.1709.idx.i
  %xtraiter.i.i18 = and i64 %.87.i, 2
  %unroll_iter.i.i19 = and i64 %.87.i, 9223372036854775804
  %xtraiter.i59.i = and i64 %.45.i, 2
  %unroll_iter.i61.i = and i64 %.45.i, 9223372036854775804
  %.185.i.i = sitofp i64 %.46.i to double
  %162 = mul i64 %.40.i, 48
  %163 = getelementptr i8, ptr %.138, i64 %162
  %scevgep.i20 = getelementptr i8, ptr %163, i64 72
  %164 = mul i64 %.40.i, 80
  %165 = getelementptr i8, ptr %.138, i64 %164
  %scevgep454.i = getelementptr i8, ptr %165, i64 88
  %166 = shl i64 %.40.i, 6
  %167 = getelementptr i8, ptr %.138, i64 %166
  %scevgep458.i = getelementptr i8, ptr %167, i64 72
  %scevgep462.i = getelementptr i8, ptr %163, i64 56
  %168 = mul i64 %.40.i, 96
  %169 = getelementptr i8, ptr %.138, i64 %168
  %170 = mul i64 %.40.i, 112
  %171 = getelementptr i8, ptr %.138, i64 %170
  %172 = shl i64 %.40.i, 7
  %173 = getelementptr i8, ptr %.138, i64 %172
  %scevgep506.i = getelementptr i8, ptr %.138, i64 %.1709.idx.i
  %174 = shl i64 %.40.i, 4
  %175 = getelementptr i8, ptr %.138, i64 %174
  %scevgep509.i = getelementptr i8, ptr %175, i64 16
  %scevgep519.i = getelementptr i8, ptr %169, i64 120
  %scevgep536.i = getelementptr i8, ptr %171, i64 136
  %scevgep554.i = getelementptr i8, ptr %173, i64 152
  %scevgep574.i = getelementptr i8, ptr %.97, i64 %.1709.idx.i
  %176 = getelementptr i8, ptr %.97, i64 %174
  %scevgep577.i = getelementptr i8, ptr %176, i64 16
  %177 = icmp slt i64 %.40.i, 0
  %178 = icmp ult i64 %.87.i, 4
  %179 = icmp eq i64 %xtraiter.i.i18, 0
  %180 = icmp slt i64 %.40.i, 1
  %181 = icmp ult i64 %.45.i, 4
  %182 = icmp eq i64 %xtraiter.i59.i, 0
  %183 = and i64 %.40.i, 1
  %184 = icmp eq i64 %183, 0
  br label %B722.i

B722.i:                                           ; preds = %B2100.i, %B668.i
  %.779.sroa.0.050.i = phi i64 [ 0, %B668.i ], [ %.779.sroa.0.0.i, %B2100.i ]
  %.78894749.i = phi i64 [ 5, %B668.i ], [ %.788947.i, %B2100.i ]
  %.79596148.i = phi i64 [ 1, %B668.i ], [ %.795961.i, %B2100.i ]
  %before.2.047.i = phi double [ 0.000000e+00, %B668.i ], [ %.1940.i, %B2100.i ]
  %rate.3.046.i = phi double [ 0.000000e+00, %B668.i ], [ %rate.2.1.i, %B2100.i ]
  store i8 0, ptr %.838.i, align 1, !noalias !266
  call fastcc void @part18(ptr nonnull %.838.i, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull readonly %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.622, double %.1000, ptr readonly %arg.now, ptr %.97, ptr %.88.i, ptr %.94.i)
  %.852.i = load i8, ptr %.838.i, align 1, !noalias !266
  %.855.not.i = icmp eq i8 %.852.i, 0
  br i1 %.855.not.i, label %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v69B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit, label %B772.i

B772.i:                                           ; preds = %B722.i
  br i1 %177, label %B846.if.i, label %B38.if.preheader.i.i21

B38.if.preheader.i.i21:                           ; preds = %B772.i
  br i1 %178, label %B38.if.epil.preheader.i.i40, label %B38.if.i.i22

B72.loopexit.unr-lcssa.i.i39:                     ; preds = %B38.if.i.i22
  br i1 %179, label %B72.loopexit.i.i52, label %B38.if.epil.preheader.i.i40

B38.if.epil.preheader.i.i40:                      ; preds = %B72.loopexit.unr-lcssa.i.i39, %B38.if.preheader.i.i21
  %total.2.039.epil.init.i.i41 = phi double [ 0.000000e+00, %B38.if.preheader.i.i21 ], [ %.135.3.i.i37, %B72.loopexit.unr-lcssa.i.i39 ]
  %.983537.epil.init.i.i42 = phi i64 [ 0, %B38.if.preheader.i.i21 ], [ %unroll_iter.i.i19, %B72.loopexit.unr-lcssa.i.i39 ]
  %185 = shl i64 %.983537.epil.init.i.i42, 3
  %scevgep.i.i43 = getelementptr i8, ptr %.88.i, i64 %185
  br label %B38.if.epil.i.i44

B38.if.epil.i.i44:                                ; preds = %B38.if.epil.i.i44, %B38.if.epil.preheader.i.i40
  %total.2.039.epil.i.i45 = phi double [ %.135.epil.i.i49, %B38.if.epil.i.i44 ], [ %total.2.039.epil.init.i.i41, %B38.if.epil.preheader.i.i40 ]
  %epil.iter.i.i46 = phi i64 [ %epil.iter.next.i.i50, %B38.if.epil.i.i44 ], [ 0, %B38.if.epil.preheader.i.i40 ]
  %186 = shl i64 %epil.iter.i.i46, 3
  %scevgep453.i = getelementptr i8, ptr %scevgep.i.i43, i64 %186
  %.132.epil.i.i47 = load double, ptr %scevgep453.i, align 8, !noalias !273
  %.133.epil.i.i48 = fmul double %.132.epil.i.i47, 0.000000e+00
  %.135.epil.i.i49 = fadd double %total.2.039.epil.i.i45, %.133.epil.i.i48
  %epil.iter.next.i.i50 = add i64 %epil.iter.i.i46, 1
  %epil.iter.cmp.not.i.i51 = icmp eq i64 %xtraiter.i.i18, %epil.iter.next.i.i50
  br i1 %epil.iter.cmp.not.i.i51, label %B72.loopexit.i.i52, label %B38.if.epil.i.i44, !llvm.loop !276

B72.loopexit.i.i52:                               ; preds = %B38.if.epil.i.i44, %B72.loopexit.unr-lcssa.i.i39
  %.135.lcssa.i.i53 = phi double [ %.135.3.i.i37, %B72.loopexit.unr-lcssa.i.i39 ], [ %.135.epil.i.i49, %B38.if.epil.i.i44 ]
  %187 = fcmp une double %.135.lcssa.i.i53, 0.000000e+00
  br i1 %187, label %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v69B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit, label %B846.if.i

B38.if.i.i22:                                     ; preds = %B38.if.preheader.i.i21, %B38.if.i.i22
  %total.2.039.i.i23 = phi double [ %.135.3.i.i37, %B38.if.i.i22 ], [ 0.000000e+00, %B38.if.preheader.i.i21 ]
  %.983537.i.i24 = phi i64 [ %.105.3.i.i34, %B38.if.i.i22 ], [ 0, %B38.if.preheader.i.i21 ]
  %sunkaddr.i.i = shl i64 %.983537.i.i24, 3
  %scevgep451.i = getelementptr i8, ptr %scevgep.i20, i64 %sunkaddr.i.i
  %scevgep452.i = getelementptr i8, ptr %scevgep451.i, i64 -24
  %.132.i.i25 = load double, ptr %scevgep452.i, align 8, !noalias !273
  %.133.i.i26 = fmul double %.132.i.i25, 0.000000e+00
  %.135.i.i27 = fadd double %total.2.039.i.i23, %.133.i.i26
  %scevgep183.i = getelementptr i8, ptr %scevgep451.i, i64 -16
  %.132.1.i.i28 = load double, ptr %scevgep183.i, align 8, !noalias !273
  %.133.1.i.i29 = fmul double %.132.1.i.i28, 0.000000e+00
  %.135.1.i.i30 = fadd double %.135.i.i27, %.133.1.i.i29
  %scevgep181.i = getelementptr i8, ptr %scevgep451.i, i64 -8
  %.132.2.i.i31 = load double, ptr %scevgep181.i, align 8, !noalias !273
  %.133.2.i.i32 = fmul double %.132.2.i.i31, 0.000000e+00
  %.135.2.i.i33 = fadd double %.135.1.i.i30, %.133.2.i.i32
  %.105.3.i.i34 = add nuw nsw i64 %.983537.i.i24, 4
  %.132.3.i.i35 = load double, ptr %scevgep451.i, align 8, !noalias !273
  %.133.3.i.i36 = fmul double %.132.3.i.i35, 0.000000e+00
  %.135.3.i.i37 = fadd double %.135.2.i.i33, %.133.3.i.i36
  %niter.ncmp.3.i.i38 = icmp eq i64 %unroll_iter.i.i19, %.105.3.i.i34
  br i1 %niter.ncmp.3.i.i38, label %B72.loopexit.unr-lcssa.i.i39, label %B38.if.i.i22

B880.if.1.i:                                      ; preds = %B880.if.i, %B880.if.1.i
  %.1220840846.1.i = phi i64 [ %.1227.1.1.i, %B880.if.1.i ], [ 0, %B880.if.i ]
  %188 = shl i64 %.1220840846.1.i, 3
  %scevgep480.i = getelementptr i8, ptr %scevgep462.i, i64 %188
  %scevgep481.i = getelementptr i8, ptr %scevgep480.i, i64 -8
  %.1456.11542.i = load double, ptr %scevgep481.i, align 8, !noalias !266
  %.1457.11543.i = fmul double %.1456.11542.i, 0x4010B70201A79C46
  %189 = fsub double 0.000000e+00, %.1457.11543.i
  %scevgep194.i = getelementptr i8, ptr %scevgep458.i, i64 %188
  %scevgep195.i = getelementptr i8, ptr %scevgep194.i, i64 -8
  %.1456.1.1.i = load double, ptr %scevgep195.i, align 8, !noalias !266
  %.1457.1.1.i = fmul double %.1456.1.1.i, 0x3FD4F8C15DA84E86
  %190 = fsub double %189, %.1457.1.1.i
  %scevgep192.i66 = getelementptr i8, ptr %scevgep454.i, i64 %188
  %scevgep193.i67 = getelementptr i8, ptr %scevgep192.i66, i64 -8
  %.1456.2.1.i = load double, ptr %scevgep193.i67, align 8, !noalias !266
  %.1457.2.1.i = fmul double %.1456.2.1.i, 0x3FDE810014C55221
  %.1459.2.1.i = fadd double %190, %.1457.2.1.i
  %sunkaddr274.i = getelementptr i8, ptr %171, i64 %188
  %sunkaddr275.i = getelementptr i8, ptr %sunkaddr274.i, i64 112
  store double %.1459.2.1.i, ptr %sunkaddr275.i, align 8, !noalias !266
  %.1456.11542.1.i = load double, ptr %scevgep480.i, align 8, !noalias !266
  %.1457.11543.1.i = fmul double %.1456.11542.1.i, 0x4010B70201A79C46
  %191 = fsub double 0.000000e+00, %.1457.11543.1.i
  %.1456.1.1.1.i = load double, ptr %scevgep194.i, align 8, !noalias !266
  %.1457.1.1.1.i = fmul double %.1456.1.1.1.i, 0x3FD4F8C15DA84E86
  %192 = fsub double %191, %.1457.1.1.1.i
  %.1456.2.1.1.i = load double, ptr %scevgep192.i66, align 8, !noalias !266
  %.1457.2.1.1.i = fmul double %.1456.2.1.1.i, 0x3FDE810014C55221
  %.1459.2.1.1.i = fadd double %192, %.1457.2.1.1.i
  %.1227.1.1.i = add nuw nsw i64 %.1220840846.1.i, 2
  %sunkaddr278.i = getelementptr i8, ptr %sunkaddr274.i, i64 120
  store double %.1459.2.1.1.i, ptr %sunkaddr278.i, align 8, !noalias !266
  %exitcond1539.1.not.1.i = icmp eq i64 %..45738.i, %.1227.1.1.i
  br i1 %exitcond1539.1.not.1.i, label %B880.if.2.i, label %B880.if.1.i

B880.if.2.i:                                      ; preds = %B880.if.1.i, %B880.if.2.i
  %.1220840846.2.i = phi i64 [ %.1227.2.1.i, %B880.if.2.i ], [ 0, %B880.if.1.i ]
  %193 = shl i64 %.1220840846.2.i, 3
  %scevgep496.i = getelementptr i8, ptr %scevgep462.i, i64 %193
  %scevgep497.i = getelementptr i8, ptr %scevgep496.i, i64 -8
  %.1456.21546.i = load double, ptr %scevgep497.i, align 8, !noalias !266
  %.1457.21547.i = fmul double %.1456.21546.i, 0x3FE017885A24A7F2
  %.1459.21548.i = fadd double %.1457.21547.i, 0.000000e+00
  %scevgep200.i68 = getelementptr i8, ptr %scevgep458.i, i64 %193
  %scevgep201.i69 = getelementptr i8, ptr %scevgep200.i68, i64 -8
  %.1456.1.2.i = load double, ptr %scevgep201.i69, align 8, !noalias !266
  %.1457.1.2.i = fmul double %.1456.1.2.i, 0x4004934E6FCAA598
  %194 = fsub double %.1459.21548.i, %.1457.1.2.i
  %scevgep198.i70 = getelementptr i8, ptr %scevgep454.i, i64 %193
  %scevgep199.i71 = getelementptr i8, ptr %scevgep198.i70, i64 -8
  %.1456.2.2.i = load double, ptr %scevgep199.i71, align 8, !noalias !266
  %.1457.2.2.i = fmul double %.1456.2.2.i, 0x3FE312C0CF7BDFD1
  %.1459.2.2.i = fadd double %194, %.1457.2.2.i
  %sunkaddr280.i = getelementptr i8, ptr %173, i64 %193
  %sunkaddr281.i = getelementptr i8, ptr %sunkaddr280.i, i64 128
  store double %.1459.2.2.i, ptr %sunkaddr281.i, align 8, !noalias !266
  %.1456.21546.1.i = load double, ptr %scevgep496.i, align 8, !noalias !266
  %.1457.21547.1.i = fmul double %.1456.21546.1.i, 0x3FE017885A24A7F2
  %.1459.21548.1.i = fadd double %.1457.21547.1.i, 0.000000e+00
  %.1456.1.2.1.i = load double, ptr %scevgep200.i68, align 8, !noalias !266
  %.1457.1.2.1.i = fmul double %.1456.1.2.1.i, 0x4004934E6FCAA598
  %195 = fsub double %.1459.21548.1.i, %.1457.1.2.1.i
  %.1456.2.2.1.i = load double, ptr %scevgep198.i70, align 8, !noalias !266
  %.1457.2.2.1.i = fmul double %.1456.2.2.1.i, 0x3FE312C0CF7BDFD1
  %.1459.2.2.1.i = fadd double %195, %.1457.2.2.1.i
  %.1227.2.1.i = add nuw nsw i64 %.1220840846.2.i, 2
  %sunkaddr284.i = getelementptr i8, ptr %sunkaddr280.i, i64 136
  store double %.1459.2.2.1.i, ptr %sunkaddr284.i, align 8, !noalias !266
  %exitcond1539.2.not.1.i = icmp eq i64 %..45738.i, %.1227.2.1.i
  br i1 %exitcond1539.2.not.1.i, label %B1046.if.i, label %B880.if.2.i

B1280.i:                                          ; preds = %B1046.if.i, %B846.if.i
  store ptr null, ptr %.1678.i, align 8, !noalias !266
  call fastcc void @part19(ptr nonnull %.1678.i, ptr readonly %.164, i64 %.40.i, ptr %.18.i.i15, double %.136.i, double 0.000000e+00, ptr %.117.i, ptr %.91.i, ptr %.94.i)
  store ptr null, ptr %.1716.i, align 8, !noalias !266
  call fastcc void @part19(ptr nonnull %.1716.i, ptr readonly %.164, i64 %.40.i, ptr %.18.i.i15, double %.144.i, double %.152.i, ptr %.128.i, ptr %.1705.i, ptr %.1709.i)
  br i1 %180, label %B282.i78.i, label %B38.if.preheader.i58.i

B1636.i:                                          ; preds = %B282.i252.i
  %.2012.i = icmp sgt i64 %.779.sroa.0.050.i, 0
  br i1 %.2012.i, label %B1648.i, label %B1728.i

B1648.i:                                          ; preds = %B1636.i
  %.2021.i = fdiv double %.1940.i, %before.2.047.i
  %.2029.i = fcmp ult double %.2021.i, 1.000000e+00
  br i1 %.2029.i, label %B1670.i, label %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v69B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit

B1670.i:                                          ; preds = %B1648.i
  %.2035.i = sub nsw i64 6, %.779.sroa.0.050.i
  %.16.i57.i = icmp sgt i64 %.779.sroa.0.050.i, 6
  %.2035.neg.i = add nsw i64 %.779.sroa.0.050.i, -6
  %spec.select.i = select i1 %.16.i57.i, i64 %.2035.neg.i, i64 %.2035.i
  %.67.i.i = icmp samesign ugt i64 %spec.select.i, 65536
  br i1 %.67.i.i, label %B202.i.i, label %B270.i.i

B202.i.i:                                         ; preds = %B1670.i
  %.76.i.i64 = sitofp i64 %.2035.i to double
  %.80.i.i = tail call double @llvm.pow.f64(double %.2021.i, double %.76.i.i64)
  br label %B1670.endif.i

B270.i.i:                                         ; preds = %B1670.i
  %.108.not.i.i = icmp eq i64 %spec.select.i, 0
  br i1 %.108.not.i.i, label %B334.thread.i.i, label %B282.i.i

B282.i.i:                                         ; preds = %B270.i.i, %B282.i.i
  %r.2.0.i.i = phi double [ %r.3.1.i.i, %B282.i.i ], [ 1.000000e+00, %B270.i.i ]
  %a.1.2.0.i.i = phi double [ %.147.i.i63, %B282.i.i ], [ %.2021.i, %B270.i.i ]
  %exp.4.0.i.i = phi i64 [ %.142.i.i, %B282.i.i ], [ %spec.select.i, %B270.i.i ]
  %.122.i.i = and i64 %exp.4.0.i.i, 1
  %.123.not.i.i = icmp eq i64 %.122.i.i, 0
  %.127.i.i = fmul double %r.2.0.i.i, %a.1.2.0.i.i
  %r.3.1.i.i = select i1 %.123.not.i.i, double %r.2.0.i.i, double %.127.i.i
  %.142.i.i = lshr i64 %exp.4.0.i.i, 1
  %.147.i.i63 = fmul double %a.1.2.0.i.i, %a.1.2.0.i.i
  %.150.not.i.i = icmp eq i64 %.142.i.i, 0
  br i1 %.150.not.i.i, label %B334.i.i, label %B282.i.i

B334.i.i:                                         ; preds = %B282.i.i
  br i1 %.16.i57.i, label %B338.i.i, label %B1670.endif.i

B334.thread.i.i:                                  ; preds = %B270.i.i
  br i1 %.16.i57.i, label %B338.endif.i.i, label %B1670.endif.i

B338.i.i:                                         ; preds = %B334.i.i
  %.168.i.i = fcmp oeq double %r.3.1.i.i, 0.000000e+00
  br i1 %.168.i.i, label %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v69B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit, label %B338.endif.i.i, !prof !277

B338.endif.i.i:                                   ; preds = %B338.i.i, %B334.thread.i.i
  %r.4.126.i.i = phi double [ %r.3.1.i.i, %B338.i.i ], [ 1.000000e+00, %B334.thread.i.i ]
  %.175.i.i = fdiv double 1.000000e+00, %r.4.126.i.i
  br label %B1670.endif.i

B1728.i:                                          ; preds = %B1670.endif.i, %B1636.i
  %rate.2.1.i = phi double [ %.2021.i, %B1670.endif.i ], [ %rate.3.046.i, %B1636.i ]
  br i1 %.421802.i, label %B1758.if.i, label %B2032.i

B2032.i:                                          ; preds = %B1758.if.i, %B1728.i
  %.2751.i = fcmp oeq double %.1940.i, 0.000000e+00
  br i1 %.2751.i, label %B2086.i, label %B2044.i

B2044.i:                                          ; preds = %B2032.i
  br i1 %.2012.i, label %B2056.i, label %B2100.i

B2056.i:                                          ; preds = %B2044.i
  %.2758.i = fsub double 1.000000e+00, %rate.2.1.i
  %.2763.i = fdiv double %rate.2.1.i, %.2758.i
  %.2765.i = fmul double %.1940.i, %.2763.i
  %.2767.i = fcmp olt double %.2765.i, %.11.i254
  br i1 %.2767.i, label %B2086.i, label %B2100.i

B2086.i:                                          ; preds = %B2056.i, %B2032.i
  %.2818.i = add nsw i64 %.779.sroa.0.050.i, 1
  br label %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v69B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit

B2100.i:                                          ; preds = %B2056.i, %B2044.i
  %.789.i = icmp ne i64 %.78894749.i, 0
  %.802.i = zext i1 %.789.i to i64
  %.795961.i = add i64 %.79596148.i, %.802.i
  %.798.i = sext i1 %.789.i to i64
  %.788947.i = add nsw i64 %.78894749.i, %.798.i
  %.779.sroa.0.0.i = select i1 %.789.i, i64 %.79596148.i, i64 0
  %B722.termcond.not.i = icmp eq i64 %.78894749.i, 0
  br i1 %B722.termcond.not.i, label %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v69B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit, label %B722.i

B532.if.preheader.i:                              ; preds = %B1728
  %196 = shl i64 %.40.i, 5
  %197 = getelementptr i8, ptr %.97, i64 %196
  %scevgep609.i = getelementptr i8, ptr %197, i64 40
  %198 = shl i64 %.40.i, 4
  %199 = getelementptr i8, ptr %.97, i64 %198
  %scevgep613.i = getelementptr i8, ptr %199, i64 24
  br label %B532.if.i

B532.if.i:                                        ; preds = %B532.if.i, %B532.if.preheader.i
  %.427797803.i = phi i64 [ 0, %B532.if.preheader.i ], [ %.434.1399.i, %B532.if.i ]
  %200 = shl i64 %.427797803.i, 3
  %scevgep619.i = getelementptr i8, ptr %.97, i64 %200
  %.663.i = load double, ptr %scevgep619.i, align 8, !noalias !266
  %.664.i = fmul double %.663.i, 0x4010B70201A79C46
  %.666.i = fadd double %.664.i, 0.000000e+00
  %scevgep615.i = getelementptr i8, ptr %scevgep613.i, i64 %200
  %scevgep271.i = getelementptr i8, ptr %scevgep615.i, i64 -8
  %.663.1.i = load double, ptr %scevgep271.i, align 8, !noalias !266
  %.664.1.i = fmul double %.663.1.i, 0x3FD4F8C15DA84E86
  %.666.1.i = fadd double %.666.i, %.664.1.i
  %scevgep268.i = getelementptr i8, ptr %scevgep609.i, i64 %200
  %scevgep269.i = getelementptr i8, ptr %scevgep268.i, i64 -8
  %.663.2.i = load double, ptr %scevgep269.i, align 8, !noalias !266
  %.664.2.i = fmul double %.663.2.i, 0x3FE0BF7FF59D56EF
  %.666.2.i = fadd double %.666.1.i, %.664.2.i
  %sunkaddr286.i = getelementptr i8, ptr %.138, i64 %200
  store double %.666.2.i, ptr %sunkaddr286.i, align 8, !noalias !266
  %scevgep273.i = getelementptr i8, ptr %scevgep619.i, i64 8
  %.663.1389.i = load double, ptr %scevgep273.i, align 8, !noalias !266
  %.664.1390.i = fmul double %.663.1389.i, 0x4010B70201A79C46
  %.666.1391.i = fadd double %.664.1390.i, 0.000000e+00
  %.663.1.1393.i = load double, ptr %scevgep615.i, align 8, !noalias !266
  %.664.1.1394.i = fmul double %.663.1.1393.i, 0x3FD4F8C15DA84E86
  %.666.1.1.i = fadd double %.666.1391.i, %.664.1.1394.i
  %.663.2.1396.i = load double, ptr %scevgep268.i, align 8, !noalias !266
  %.664.2.1397.i = fmul double %.663.2.1396.i, 0x3FE0BF7FF59D56EF
  %.666.2.1398.i = fadd double %.666.1.1.i, %.664.2.1397.i
  %.434.1399.i = add nuw nsw i64 %.427797803.i, 2
  %sunkaddr289.i = getelementptr i8, ptr %sunkaddr286.i, i64 8
  store double %.666.2.1398.i, ptr %sunkaddr289.i, align 8, !noalias !266
  %exitcond.not.1.i = icmp eq i64 %..45738.i, %.434.1399.i
  br i1 %exitcond.not.1.i, label %B532.if.lr.ph.1.i, label %B532.if.i

B846.if.i:                                        ; preds = %B72.loopexit.i.i52, %B772.i
  br i1 %.421802.i, label %B880.if.i, label %B1280.i

B880.if.i:                                        ; preds = %B846.if.i, %B880.if.i
  %.1220840846.i = phi i64 [ %.1227.1414.i, %B880.if.i ], [ 0, %B846.if.i ]
  %201 = shl i64 %.1220840846.i, 3
  %scevgep464.i = getelementptr i8, ptr %scevgep462.i, i64 %201
  %scevgep465.i = getelementptr i8, ptr %scevgep464.i, i64 -8
  %.1456.i = load double, ptr %scevgep465.i, align 8, !noalias !266
  %.1457.i = fmul double %.1456.i, 0x4010B70201A79C46
  %.1459.i = fadd double %.1457.i, 0.000000e+00
  %scevgep188.i = getelementptr i8, ptr %scevgep458.i, i64 %201
  %scevgep189.i = getelementptr i8, ptr %scevgep188.i, i64 -8
  %.1456.1.i = load double, ptr %scevgep189.i, align 8, !noalias !266
  %.1457.1.i = fmul double %.1456.1.i, 0x3FD4F8C15DA84E86
  %.1459.1.i = fadd double %.1459.i, %.1457.1.i
  %scevgep186.i = getelementptr i8, ptr %scevgep454.i, i64 %201
  %scevgep187.i = getelementptr i8, ptr %scevgep186.i, i64 -8
  %.1456.2.i = load double, ptr %scevgep187.i, align 8, !noalias !266
  %.1457.2.i = fmul double %.1456.2.i, 0x3FE0BF7FF59D56EF
  %.1459.2.i = fadd double %.1459.1.i, %.1457.2.i
  %sunkaddr291.i65 = getelementptr i8, ptr %169, i64 %201
  %sunkaddr292.i = getelementptr i8, ptr %sunkaddr291.i65, i64 96
  store double %.1459.2.i, ptr %sunkaddr292.i, align 8, !noalias !266
  %.1456.1404.i = load double, ptr %scevgep464.i, align 8, !noalias !266
  %.1457.1405.i = fmul double %.1456.1404.i, 0x4010B70201A79C46
  %.1459.1406.i = fadd double %.1457.1405.i, 0.000000e+00
  %.1456.1.1408.i = load double, ptr %scevgep188.i, align 8, !noalias !266
  %.1457.1.1409.i = fmul double %.1456.1.1408.i, 0x3FD4F8C15DA84E86
  %.1459.1.1.i = fadd double %.1459.1406.i, %.1457.1.1409.i
  %.1456.2.1411.i = load double, ptr %scevgep186.i, align 8, !noalias !266
  %.1457.2.1412.i = fmul double %.1456.2.1411.i, 0x3FE0BF7FF59D56EF
  %.1459.2.1413.i = fadd double %.1459.1.1.i, %.1457.2.1412.i
  %.1227.1414.i = add nuw nsw i64 %.1220840846.i, 2
  %sunkaddr295.i = getelementptr i8, ptr %sunkaddr291.i65, i64 104
  store double %.1459.2.1413.i, ptr %sunkaddr295.i, align 8, !noalias !266
  %exitcond1539.not.1.i = icmp eq i64 %..45738.i, %.1227.1414.i
  br i1 %exitcond1539.not.1.i, label %B880.if.1.i, label %B880.if.i

B1046.if.i:                                       ; preds = %B880.if.2.i, %B1046.if.i
  %.1578872874.i = phi i64 [ %.1585.i, %B1046.if.i ], [ 0, %B880.if.2.i ]
  %.1585.i = add nuw nsw i64 %.1578872874.i, 1
  %202 = shl i64 %.1578872874.i, 3
  %scevgep510.i = getelementptr i8, ptr %scevgep509.i, i64 %202
  %.1614.i = load double, ptr %scevgep510.i, align 8, !noalias !266
  %scevgep507.i = getelementptr i8, ptr %scevgep506.i, i64 %202
  %.1620.i = load double, ptr %scevgep507.i, align 8, !noalias !266
  %scevgep504.i = getelementptr i8, ptr %.91.i, i64 %202
  %.1623.i = load double, ptr %scevgep504.i, align 8, !noalias !266
  %scevgep205.i72 = getelementptr i8, ptr %.138, i64 %202
  %.1626.i = load double, ptr %scevgep205.i72, align 8, !noalias !266
  %.1628.i = fmul double %.136.i, %.1626.i
  %.1629.i = fsub double %.1623.i, %.1628.i
  store double %.1629.i, ptr %scevgep504.i, align 8, !noalias !266
  %scevgep204.i = getelementptr i8, ptr %.1705.i, i64 %202
  %.1637.i = load double, ptr %scevgep204.i, align 8, !noalias !266
  %.1639.i = fmul double %.144.i, %.1614.i
  %.1641.i = fmul double %.152.i, %.1620.i
  %.1642.i = fsub double %.1639.i, %.1641.i
  %.1643.i = fsub double %.1637.i, %.1642.i
  store double %.1643.i, ptr %scevgep204.i, align 8, !noalias !266
  %scevgep203.i73 = getelementptr i8, ptr %.1709.i, i64 %202
  %.1652.i = load double, ptr %scevgep203.i73, align 8, !noalias !266
  %.1654.i = fmul double %.144.i, %.1620.i
  %.1656.i = fmul double %.152.i, %.1614.i
  %.1657.i = fadd double %.1656.i, %.1654.i
  %.1658.i = fsub double %.1652.i, %.1657.i
  store double %.1658.i, ptr %scevgep203.i73, align 8, !noalias !266
  %scevgep202.i = getelementptr i8, ptr %.94.i, i64 %202
  store double 0.000000e+00, ptr %scevgep202.i, align 8, !noalias !266
  %exitcond1549.not.i = icmp eq i64 %..45738.i, %.1585.i
  br i1 %exitcond1549.not.i, label %B1280.i, label %B1046.if.i

B38.if.preheader.i58.i:                           ; preds = %B1280.i
  br i1 %181, label %B38.if.epil.preheader.i66.i, label %B38.if.i62.i

B90.loopexit.unr-lcssa.i.i:                       ; preds = %B38.if.i62.i
  br i1 %182, label %B282.i78.i, label %B38.if.epil.preheader.i66.i

B38.if.epil.preheader.i66.i:                      ; preds = %B90.loopexit.unr-lcssa.i.i, %B38.if.preheader.i58.i
  %total.2.042.epil.init.i.i = phi double [ 0.000000e+00, %B38.if.preheader.i58.i ], [ %.171.3.i.i, %B90.loopexit.unr-lcssa.i.i ]
  %.1043840.epil.init.i.i = phi i64 [ 0, %B38.if.preheader.i58.i ], [ %unroll_iter.i61.i, %B90.loopexit.unr-lcssa.i.i ]
  %203 = shl i64 %.1043840.epil.init.i.i, 3
  %scevgep.i67.i = getelementptr i8, ptr %.100, i64 %203
  %scevgep5.i.i = getelementptr i8, ptr %.91.i, i64 %203
  br label %B38.if.epil.i68.i

B38.if.epil.i68.i:                                ; preds = %B38.if.epil.i68.i, %B38.if.epil.preheader.i66.i
  %total.2.042.epil.i.i = phi double [ %.171.epil.i.i, %B38.if.epil.i68.i ], [ %total.2.042.epil.init.i.i, %B38.if.epil.preheader.i66.i ]
  %epil.iter.i69.i = phi i64 [ %epil.iter.next.i70.i, %B38.if.epil.i68.i ], [ 0, %B38.if.epil.preheader.i66.i ]
  %204 = shl i64 %epil.iter.i69.i, 3
  %scevgep528.i = getelementptr i8, ptr %scevgep5.i.i, i64 %204
  %.138.epil.i.i = load double, ptr %scevgep528.i, align 8, !noalias !278
  %scevgep527.i = getelementptr i8, ptr %scevgep.i67.i, i64 %204
  %.141.epil.i.i = load double, ptr %scevgep527.i, align 8, !noalias !278
  %.145.epil.i.i = fdiv double %.138.epil.i.i, %.141.epil.i.i
  %.147.i.epil.i.i = fmul double %.145.epil.i.i, %.145.epil.i.i
  %.171.epil.i.i = fadd double %total.2.042.epil.i.i, %.147.i.epil.i.i
  %epil.iter.next.i70.i = add i64 %epil.iter.i69.i, 1
  %epil.iter.cmp.not.i71.i = icmp eq i64 %xtraiter.i59.i, %epil.iter.next.i70.i
  br i1 %epil.iter.cmp.not.i71.i, label %B282.i78.i, label %B38.if.epil.i68.i, !llvm.loop !281

B38.if.i62.i:                                     ; preds = %B38.if.preheader.i58.i, %B38.if.i62.i
  %total.2.042.i.i = phi double [ %.171.3.i.i, %B38.if.i62.i ], [ 0.000000e+00, %B38.if.preheader.i58.i ]
  %.1043840.i.i = phi i64 [ %.111.3.i.i, %B38.if.i62.i ], [ 0, %B38.if.preheader.i58.i ]
  %sunkaddr.i63.i = shl i64 %.1043840.i.i, 3
  %scevgep525.i = getelementptr i8, ptr %scevgep519.i, i64 %sunkaddr.i63.i
  %scevgep526.i = getelementptr i8, ptr %scevgep525.i, i64 -24
  %.138.i.i = load double, ptr %scevgep526.i, align 8, !noalias !278
  %sunkaddr297.i = getelementptr i8, ptr %.100, i64 %sunkaddr.i63.i
  %.141.i.i = load double, ptr %sunkaddr297.i, align 8, !noalias !278
  %.145.i.i = fdiv double %.138.i.i, %.141.i.i
  %.147.i.i.i = fmul double %.145.i.i, %.145.i.i
  %.171.i.i = fadd double %total.2.042.i.i, %.147.i.i.i
  %scevgep217.i54 = getelementptr i8, ptr %scevgep525.i, i64 -16
  %.138.1.i.i = load double, ptr %scevgep217.i54, align 8, !noalias !278
  %sunkaddr300.i = getelementptr i8, ptr %sunkaddr297.i, i64 8
  %.141.1.i.i = load double, ptr %sunkaddr300.i, align 8, !noalias !278
  %.145.1.i.i = fdiv double %.138.1.i.i, %.141.1.i.i
  %.147.i.1.i.i = fmul double %.145.1.i.i, %.145.1.i.i
  %.171.1.i.i = fadd double %.171.i.i, %.147.i.1.i.i
  %scevgep215.i55 = getelementptr i8, ptr %scevgep525.i, i64 -8
  %.138.2.i.i = load double, ptr %scevgep215.i55, align 8, !noalias !278
  %sunkaddr303.i = getelementptr i8, ptr %sunkaddr297.i, i64 16
  %.141.2.i.i = load double, ptr %sunkaddr303.i, align 8, !noalias !278
  %.145.2.i.i = fdiv double %.138.2.i.i, %.141.2.i.i
  %.147.i.2.i.i = fmul double %.145.2.i.i, %.145.2.i.i
  %.171.2.i.i = fadd double %.171.1.i.i, %.147.i.2.i.i
  %.138.3.i.i = load double, ptr %scevgep525.i, align 8, !noalias !278
  %sunkaddr306.i = getelementptr i8, ptr %sunkaddr297.i, i64 24
  %.141.3.i.i = load double, ptr %sunkaddr306.i, align 8, !noalias !278
  %.145.3.i.i = fdiv double %.138.3.i.i, %.141.3.i.i
  %.147.i.3.i.i = fmul double %.145.3.i.i, %.145.3.i.i
  %.111.3.i.i = add nuw nsw i64 %.1043840.i.i, 4
  %.171.3.i.i = fadd double %.171.2.i.i, %.147.i.3.i.i
  %niter.ncmp.3.i64.i = icmp eq i64 %unroll_iter.i61.i, %.111.3.i.i
  br i1 %niter.ncmp.3.i64.i, label %B90.loopexit.unr-lcssa.i.i, label %B38.if.i62.i

B282.i78.i:                                       ; preds = %B38.if.epil.i68.i, %B90.loopexit.unr-lcssa.i.i, %B1280.i
  %total.2.0.lcssa.i72.i = phi double [ 0.000000e+00, %B1280.i ], [ %.171.3.i.i, %B90.loopexit.unr-lcssa.i.i ], [ %.171.epil.i.i, %B38.if.epil.i68.i ]
  %.189.i.i = fdiv double %total.2.0.lcssa.i72.i, %.185.i.i
  %.201.i.i = tail call double @sqrt(double %.189.i.i)
  %.147.i87.i = fmul double %.201.i.i, %.201.i.i
  br i1 %180, label %B282.i165.i, label %B38.if.preheader.i98.i

B38.if.preheader.i98.i:                           ; preds = %B282.i78.i
  br i1 %181, label %B38.if.epil.preheader.i138.i, label %B38.if.i102.i

B90.loopexit.unr-lcssa.i136.i:                    ; preds = %B38.if.i102.i
  br i1 %184, label %B282.i165.i, label %B38.if.epil.preheader.i138.i

B38.if.epil.preheader.i138.i:                     ; preds = %B90.loopexit.unr-lcssa.i136.i, %B38.if.preheader.i98.i
  %total.2.042.epil.init.i139.i = phi double [ 0.000000e+00, %B38.if.preheader.i98.i ], [ %.171.3.i134.i, %B90.loopexit.unr-lcssa.i136.i ]
  %.1043840.epil.init.i140.i = phi i64 [ 0, %B38.if.preheader.i98.i ], [ %unroll_iter.i61.i, %B90.loopexit.unr-lcssa.i136.i ]
  %205 = shl i64 %.1043840.epil.init.i140.i, 3
  %scevgep.i141.i = getelementptr i8, ptr %.100, i64 %205
  %scevgep5.i142.i = getelementptr i8, ptr %.1705.i, i64 %205
  br label %B38.if.epil.i143.i

B38.if.epil.i143.i:                               ; preds = %B38.if.epil.i143.i, %B38.if.epil.preheader.i138.i
  %total.2.042.epil.i144.i = phi double [ %.171.epil.i152.i, %B38.if.epil.i143.i ], [ %total.2.042.epil.init.i139.i, %B38.if.epil.preheader.i138.i ]
  %epil.iter.i145.i = phi i64 [ %epil.iter.next.i153.i, %B38.if.epil.i143.i ], [ 0, %B38.if.epil.preheader.i138.i ]
  %206 = shl i64 %epil.iter.i145.i, 3
  %scevgep545.i = getelementptr i8, ptr %scevgep5.i142.i, i64 %206
  %.138.epil.i147.i = load double, ptr %scevgep545.i, align 8, !noalias !282
  %scevgep544.i = getelementptr i8, ptr %scevgep.i141.i, i64 %206
  %.141.epil.i149.i = load double, ptr %scevgep544.i, align 8, !noalias !282
  %.145.epil.i150.i = fdiv double %.138.epil.i147.i, %.141.epil.i149.i
  %.147.i.epil.i151.i = fmul double %.145.epil.i150.i, %.145.epil.i150.i
  %.171.epil.i152.i = fadd double %total.2.042.epil.i144.i, %.147.i.epil.i151.i
  %epil.iter.next.i153.i = add i64 %epil.iter.i145.i, 1
  %epil.iter.cmp.not.i154.i = icmp eq i64 %xtraiter.i59.i, %epil.iter.next.i153.i
  br i1 %epil.iter.cmp.not.i154.i, label %B282.i165.i, label %B38.if.epil.i143.i, !llvm.loop !281

B38.if.i102.i:                                    ; preds = %B38.if.preheader.i98.i, %B38.if.i102.i
  %total.2.042.i103.i = phi double [ %.171.3.i134.i, %B38.if.i102.i ], [ 0.000000e+00, %B38.if.preheader.i98.i ]
  %.1043840.i104.i = phi i64 [ %.111.3.i133.i, %B38.if.i102.i ], [ 0, %B38.if.preheader.i98.i ]
  %sunkaddr.i105.i = shl i64 %.1043840.i104.i, 3
  %scevgep542.i = getelementptr i8, ptr %scevgep536.i, i64 %sunkaddr.i105.i
  %scevgep543.i = getelementptr i8, ptr %scevgep542.i, i64 -24
  %.138.i107.i = load double, ptr %scevgep543.i, align 8, !noalias !282
  %sunkaddr308.i56 = getelementptr i8, ptr %.100, i64 %sunkaddr.i105.i
  %.141.i109.i = load double, ptr %sunkaddr308.i56, align 8, !noalias !282
  %.145.i110.i = fdiv double %.138.i107.i, %.141.i109.i
  %.147.i.i111.i = fmul double %.145.i110.i, %.145.i110.i
  %.171.i112.i = fadd double %total.2.042.i103.i, %.147.i.i111.i
  %scevgep228.i = getelementptr i8, ptr %scevgep542.i, i64 -16
  %.138.1.i114.i = load double, ptr %scevgep228.i, align 8, !noalias !282
  %sunkaddr311.i57 = getelementptr i8, ptr %sunkaddr308.i56, i64 8
  %.141.1.i116.i = load double, ptr %sunkaddr311.i57, align 8, !noalias !282
  %.145.1.i117.i = fdiv double %.138.1.i114.i, %.141.1.i116.i
  %.147.i.1.i118.i = fmul double %.145.1.i117.i, %.145.1.i117.i
  %.171.1.i119.i = fadd double %.171.i112.i, %.147.i.1.i118.i
  %scevgep226.i = getelementptr i8, ptr %scevgep542.i, i64 -8
  %.138.2.i121.i = load double, ptr %scevgep226.i, align 8, !noalias !282
  %sunkaddr314.i58 = getelementptr i8, ptr %sunkaddr308.i56, i64 16
  %.141.2.i123.i = load double, ptr %sunkaddr314.i58, align 8, !noalias !282
  %.145.2.i124.i = fdiv double %.138.2.i121.i, %.141.2.i123.i
  %.147.i.2.i125.i = fmul double %.145.2.i124.i, %.145.2.i124.i
  %.171.2.i126.i = fadd double %.171.1.i119.i, %.147.i.2.i125.i
  %.138.3.i128.i = load double, ptr %scevgep542.i, align 8, !noalias !282
  %sunkaddr317.i59 = getelementptr i8, ptr %sunkaddr308.i56, i64 24
  %.141.3.i130.i = load double, ptr %sunkaddr317.i59, align 8, !noalias !282
  %.145.3.i131.i = fdiv double %.138.3.i128.i, %.141.3.i130.i
  %.147.i.3.i132.i = fmul double %.145.3.i131.i, %.145.3.i131.i
  %.111.3.i133.i = add nuw nsw i64 %.1043840.i104.i, 4
  %.171.3.i134.i = fadd double %.171.2.i126.i, %.147.i.3.i132.i
  %niter.ncmp.3.i135.i = icmp eq i64 %unroll_iter.i61.i, %.111.3.i133.i
  br i1 %niter.ncmp.3.i135.i, label %B90.loopexit.unr-lcssa.i136.i, label %B38.if.i102.i

B282.i165.i:                                      ; preds = %B38.if.epil.i143.i, %B90.loopexit.unr-lcssa.i136.i, %B282.i78.i
  %total.2.0.lcssa.i155.i = phi double [ 0.000000e+00, %B282.i78.i ], [ %.171.3.i134.i, %B90.loopexit.unr-lcssa.i136.i ], [ %.171.epil.i152.i, %B38.if.epil.i143.i ]
  %.189.i157.i = fdiv double %total.2.0.lcssa.i155.i, %.185.i.i
  %.201.i158.i = tail call double @sqrt(double %.189.i157.i)
  %.147.i174.i = fmul double %.201.i158.i, %.201.i158.i
  %.1917.1.i = fadd double %.147.i87.i, %.147.i174.i
  br i1 %180, label %B282.i252.i, label %B38.if.preheader.i185.i

B38.if.preheader.i185.i:                          ; preds = %B282.i165.i
  br i1 %181, label %B38.if.epil.preheader.i225.i, label %B38.if.i189.i

B90.loopexit.unr-lcssa.i223.i:                    ; preds = %B38.if.i189.i
  br i1 %184, label %B282.i252.i, label %B38.if.epil.preheader.i225.i

B38.if.epil.preheader.i225.i:                     ; preds = %B90.loopexit.unr-lcssa.i223.i, %B38.if.preheader.i185.i
  %total.2.042.epil.init.i226.i = phi double [ 0.000000e+00, %B38.if.preheader.i185.i ], [ %.171.3.i221.i, %B90.loopexit.unr-lcssa.i223.i ]
  %.1043840.epil.init.i227.i = phi i64 [ 0, %B38.if.preheader.i185.i ], [ %unroll_iter.i61.i, %B90.loopexit.unr-lcssa.i223.i ]
  %207 = shl i64 %.1043840.epil.init.i227.i, 3
  %scevgep.i228.i = getelementptr i8, ptr %.100, i64 %207
  %scevgep5.i229.i = getelementptr i8, ptr %.1709.i, i64 %207
  br label %B38.if.epil.i230.i

B38.if.epil.i230.i:                               ; preds = %B38.if.epil.i230.i, %B38.if.epil.preheader.i225.i
  %total.2.042.epil.i231.i = phi double [ %.171.epil.i239.i, %B38.if.epil.i230.i ], [ %total.2.042.epil.init.i226.i, %B38.if.epil.preheader.i225.i ]
  %epil.iter.i232.i = phi i64 [ %epil.iter.next.i240.i, %B38.if.epil.i230.i ], [ 0, %B38.if.epil.preheader.i225.i ]
  %208 = shl i64 %epil.iter.i232.i, 3
  %scevgep563.i = getelementptr i8, ptr %scevgep5.i229.i, i64 %208
  %.138.epil.i234.i = load double, ptr %scevgep563.i, align 8, !noalias !285
  %scevgep562.i = getelementptr i8, ptr %scevgep.i228.i, i64 %208
  %.141.epil.i236.i = load double, ptr %scevgep562.i, align 8, !noalias !285
  %.145.epil.i237.i = fdiv double %.138.epil.i234.i, %.141.epil.i236.i
  %.147.i.epil.i238.i = fmul double %.145.epil.i237.i, %.145.epil.i237.i
  %.171.epil.i239.i = fadd double %total.2.042.epil.i231.i, %.147.i.epil.i238.i
  %epil.iter.next.i240.i = add i64 %epil.iter.i232.i, 1
  %epil.iter.cmp.not.i241.i = icmp eq i64 %xtraiter.i59.i, %epil.iter.next.i240.i
  br i1 %epil.iter.cmp.not.i241.i, label %B282.i252.i, label %B38.if.epil.i230.i, !llvm.loop !281

B38.if.i189.i:                                    ; preds = %B38.if.preheader.i185.i, %B38.if.i189.i
  %total.2.042.i190.i = phi double [ %.171.3.i221.i, %B38.if.i189.i ], [ 0.000000e+00, %B38.if.preheader.i185.i ]
  %.1043840.i191.i = phi i64 [ %.111.3.i220.i, %B38.if.i189.i ], [ 0, %B38.if.preheader.i185.i ]
  %sunkaddr.i192.i = shl i64 %.1043840.i191.i, 3
  %scevgep560.i = getelementptr i8, ptr %scevgep554.i, i64 %sunkaddr.i192.i
  %scevgep561.i = getelementptr i8, ptr %scevgep560.i, i64 -24
  %.138.i194.i = load double, ptr %scevgep561.i, align 8, !noalias !285
  %sunkaddr319.i60 = getelementptr i8, ptr %.100, i64 %sunkaddr.i192.i
  %.141.i196.i = load double, ptr %sunkaddr319.i60, align 8, !noalias !285
  %.145.i197.i = fdiv double %.138.i194.i, %.141.i196.i
  %.147.i.i198.i = fmul double %.145.i197.i, %.145.i197.i
  %.171.i199.i = fadd double %total.2.042.i190.i, %.147.i.i198.i
  %scevgep239.i = getelementptr i8, ptr %scevgep560.i, i64 -16
  %.138.1.i201.i = load double, ptr %scevgep239.i, align 8, !noalias !285
  %sunkaddr322.i61 = getelementptr i8, ptr %sunkaddr319.i60, i64 8
  %.141.1.i203.i = load double, ptr %sunkaddr322.i61, align 8, !noalias !285
  %.145.1.i204.i = fdiv double %.138.1.i201.i, %.141.1.i203.i
  %.147.i.1.i205.i = fmul double %.145.1.i204.i, %.145.1.i204.i
  %.171.1.i206.i = fadd double %.171.i199.i, %.147.i.1.i205.i
  %scevgep237.i = getelementptr i8, ptr %scevgep560.i, i64 -8
  %.138.2.i208.i = load double, ptr %scevgep237.i, align 8, !noalias !285
  %sunkaddr325.i62 = getelementptr i8, ptr %sunkaddr319.i60, i64 16
  %.141.2.i210.i = load double, ptr %sunkaddr325.i62, align 8, !noalias !285
  %.145.2.i211.i = fdiv double %.138.2.i208.i, %.141.2.i210.i
  %.147.i.2.i212.i = fmul double %.145.2.i211.i, %.145.2.i211.i
  %.171.2.i213.i = fadd double %.171.1.i206.i, %.147.i.2.i212.i
  %.138.3.i215.i = load double, ptr %scevgep560.i, align 8, !noalias !285
  %sunkaddr328.i = getelementptr i8, ptr %sunkaddr319.i60, i64 24
  %.141.3.i217.i = load double, ptr %sunkaddr328.i, align 8, !noalias !285
  %.145.3.i218.i = fdiv double %.138.3.i215.i, %.141.3.i217.i
  %.147.i.3.i219.i = fmul double %.145.3.i218.i, %.145.3.i218.i
  %.111.3.i220.i = add nuw nsw i64 %.1043840.i191.i, 4
  %.171.3.i221.i = fadd double %.171.2.i213.i, %.147.i.3.i219.i
  %niter.ncmp.3.i222.i = icmp eq i64 %unroll_iter.i61.i, %.111.3.i220.i
  br i1 %niter.ncmp.3.i222.i, label %B90.loopexit.unr-lcssa.i223.i, label %B38.if.i189.i

B282.i252.i:                                      ; preds = %B38.if.epil.i230.i, %B90.loopexit.unr-lcssa.i223.i, %B282.i165.i
  %total.2.0.lcssa.i242.i = phi double [ 0.000000e+00, %B282.i165.i ], [ %.171.3.i221.i, %B90.loopexit.unr-lcssa.i223.i ], [ %.171.epil.i239.i, %B38.if.epil.i230.i ]
  %.189.i244.i = fdiv double %total.2.0.lcssa.i242.i, %.185.i.i
  %.201.i245.i = tail call double @sqrt(double %.189.i244.i)
  %.147.i261.i = fmul double %.201.i245.i, %.201.i245.i
  %.1917.2.i = fadd double %.1917.1.i, %.147.i261.i
  %.1930.i = fdiv double %.1917.2.i, 3.000000e+00
  %.1940.i = tail call double @sqrt(double %.1930.i)
  %.1949.i = fcmp ueq double %.1940.i, 0x7FF0000000000000
  br i1 %.1949.i, label %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v69B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit, label %B1636.i

B1670.endif.i:                                    ; preds = %B338.endif.i.i, %B334.thread.i.i, %B334.i.i, %B202.i.i
  %.2037.0.ph.i = phi double [ 1.000000e+00, %B334.thread.i.i ], [ %.175.i.i, %B338.endif.i.i ], [ %.80.i.i, %B202.i.i ], [ %r.3.1.i.i, %B334.i.i ]
  %.2063.i = fsub double 1.000000e+00, %.2021.i
  %.2069.i = fdiv double %.2037.0.ph.i, %.2063.i
  %.2071.i = fmul double %.1940.i, %.2069.i
  %.2073.i = fcmp ogt double %.2071.i, %.11.i254
  br i1 %.2073.i, label %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v69B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit, label %B1728.i

B1758.if.i:                                       ; preds = %B1728.i, %B1758.if.i
  %.2217923937.i = phi i64 [ %.2224.i, %B1758.if.i ], [ 0, %B1728.i ]
  %209 = shl i64 %.2217923937.i, 3
  %scevgep567.i = getelementptr i8, ptr %.138, i64 %209
  %.2375.i = load double, ptr %scevgep567.i, align 8, !noalias !266
  %scevgep571.i = getelementptr i8, ptr %.91.i, i64 %209
  %.2382.i = load double, ptr %scevgep571.i, align 8, !noalias !266
  %.2383.i = fadd double %.2375.i, %.2382.i
  store double %.2383.i, ptr %scevgep567.i, align 8, !noalias !266
  %scevgep245.i = getelementptr i8, ptr %scevgep509.i, i64 %209
  %.2375.1.i = load double, ptr %scevgep245.i, align 8, !noalias !266
  %scevgep246.i = getelementptr i8, ptr %.1705.i, i64 %209
  %.2382.1.i = load double, ptr %scevgep246.i, align 8, !noalias !266
  %.2383.1.i = fadd double %.2375.1.i, %.2382.1.i
  store double %.2383.1.i, ptr %scevgep245.i, align 8, !noalias !266
  %scevgep243.i = getelementptr i8, ptr %scevgep506.i, i64 %209
  %.2375.2.i = load double, ptr %scevgep243.i, align 8, !noalias !266
  %scevgep244.i = getelementptr i8, ptr %.1709.i, i64 %209
  %.2382.2.i = load double, ptr %scevgep244.i, align 8, !noalias !266
  %.2383.2.i = fadd double %.2375.2.i, %.2382.2.i
  store double %.2383.2.i, ptr %scevgep243.i, align 8, !noalias !266
  %scevgep242.i = getelementptr i8, ptr %.97, i64 %209
  %.2713.i = load double, ptr %scevgep567.i, align 8, !noalias !266
  %.2714.i = fmul double %.2713.i, 0x3FB82D23845D677B
  %.2716.i = fadd double %.2714.i, 0.000000e+00
  %.2713.1.i = load double, ptr %scevgep245.i, align 8, !noalias !266
  %.2714.1.i = fmul double %.2713.1.i, 0x3FC214A74C403BF7
  %210 = fsub double %.2716.i, %.2714.1.i
  %.2714.2.i = fmul double %.2383.2.i, 0x3F9EBFF91A6D688E
  %.2716.2.i = fadd double %.2714.2.i, %210
  store double %.2716.2.i, ptr %scevgep242.i, align 8, !noalias !266
  %.2713.11555.i = load double, ptr %scevgep567.i, align 8, !noalias !266
  %.2714.11556.i = fmul double %.2713.11555.i, 0x3FD0037DE70AA1ED
  %.2716.11557.i = fadd double %.2714.11556.i, 0.000000e+00
  %.2713.1.1.i = load double, ptr %scevgep245.i, align 8, !noalias !266
  %.2714.1.1.i = fmul double %.2713.1.1.i, 0x3FCA20E91E20B551
  %.2716.1.1.i = fadd double %.2716.11557.i, %.2714.1.1.i
  %.2713.2.1.i = load double, ptr %scevgep243.i, align 8, !noalias !266
  %.2714.2.1.i = fmul double %.2713.2.1.i, 0x3FD8821FA2A36DED
  %211 = fsub double %.2716.1.1.i, %.2714.2.1.i
  %scevgep241.i = getelementptr i8, ptr %scevgep577.i, i64 %209
  store double %211, ptr %scevgep241.i, align 8, !noalias !266
  %.2713.21559.i = load double, ptr %scevgep567.i, align 8, !noalias !266
  %.2716.21561.i = fadd double %.2713.21559.i, 0.000000e+00
  %.2713.1.2.i = load double, ptr %scevgep245.i, align 8, !noalias !266
  %.2716.1.2.i = fadd double %.2716.21561.i, %.2713.1.2.i
  %.2713.2.2.i = load double, ptr %scevgep243.i, align 8, !noalias !266
  %.2714.2.2.i = fmul double %.2713.2.2.i, 0.000000e+00
  %.2716.2.2.i = fadd double %.2716.1.2.i, %.2714.2.2.i
  %scevgep240.i = getelementptr i8, ptr %scevgep574.i, i64 %209
  store double %.2716.2.2.i, ptr %scevgep240.i, align 8, !noalias !266
  %.2224.i = add nuw nsw i64 %.2217923937.i, 1
  %exitcond1562.not.i = icmp eq i64 %..45738.i, %.2224.i
  br i1 %exitcond1562.not.i, label %B2032.i, label %B1758.if.i

_ZN9teachmech3run8compiled12kernel_radau7iterateB3v69B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit: ; preds = %B338.i.i, %B2100.i, %B1648.i, %B1670.endif.i, %B282.i252.i, %B72.loopexit.i.i52, %B722.i, %B2086.i
  %.1551.0 = phi i64 [ %.2818.i, %B2086.i ], [ 0, %B722.i ], [ -1, %B72.loopexit.i.i52 ], [ -1, %B282.i252.i ], [ -1, %B1648.i ], [ -1, %B2100.i ], [ -1, %B1670.endif.i ], [ 0, %B338.i.i ]
  %excinfo.11.3 = phi ptr [ %excinfo.11.1, %B2086.i ], [ %excinfo.11.1, %B722.i ], [ %excinfo.11.1, %B72.loopexit.i.i52 ], [ %excinfo.11.1, %B282.i252.i ], [ %excinfo.11.1, %B1648.i ], [ %excinfo.11.1, %B2100.i ], [ %excinfo.11.1, %B1670.endif.i ], [ @.const.picklebuf.b28008a0f88bad5ff0f0243e84dab90cab19b366, %B338.i.i ]
  %cond = phi i1 [ true, %B2086.i ], [ true, %B722.i ], [ true, %B72.loopexit.i.i52 ], [ true, %B282.i252.i ], [ true, %B1648.i ], [ true, %B2100.i ], [ true, %B1670.endif.i ], [ false, %B338.i.i ]
  %common.ret.op.i = phi i32 [ 0, %B2086.i ], [ 0, %B722.i ], [ 0, %B72.loopexit.i.i52 ], [ 0, %B282.i252.i ], [ 0, %B1648.i ], [ 0, %B2100.i ], [ 0, %B1670.endif.i ], [ 1, %B338.i.i ]
  br i1 %cond, label %B1728.endif, label %B1728.if, !prof !288

B1786:                                            ; preds = %B1728.endif
  store i64 2, ptr %retptr, align 8
  br label %common.ret

B1804:                                            ; preds = %B1728.endif
  %.1662 = icmp slt i64 %.1551.0, 0
  br i1 %.1662, label %B1816.endif, label %B1830

B1830:                                            ; preds = %B1804
  br i1 %28, label %B1866.if.peel, label %B2250

B1866.if.peel:                                    ; preds = %B1830
  %.1809.peel = load double, ptr %arg.now, align 8
  %.1816.peel = load double, ptr %3, align 8
  %.1817.peel = fadd double %.1809.peel, %.1816.peel
  store double %.1817.peel, ptr %arg.room, align 8
  %.1825.peel = load double, ptr %.24.i, align 8
  %.1829.peel = load double, ptr %arg.now, align 8
  %.1830.peel = tail call double @llvm.fabs.f64(double %.1829.peel)
  %.1835.peel = tail call double @llvm.fabs.f64(double %.1817.peel)
  %.10.i243 = fcmp ogt double %.1835.peel, %.1830.peel
  %.11.i244 = select i1 %.10.i243, double %.1835.peel, double %.1830.peel
  %.1864.peel = fadd double %.1825.peel, %.11.i244
  %.1866.peel = fmul double %arg.tolerance, %.1864.peel
  store double %.1866.peel, ptr %.100, align 8
  store double 0.000000e+00, ptr %.126, align 8
  %.2054.peel = load double, ptr %.97, align 8
  %.2055.peel = fmul double %.2054.peel, 0x402418FD8BAFFE05
  %.2060.peel = fdiv double %.2055.peel, %.1000
  %212 = fsub double 0.000000e+00, %.2060.peel
  store double %212, ptr %.126, align 8
  %.2054.1.peel = load double, ptr %.1128.1, align 8
  %.2055.1.peel = fmul double %.2054.1.peel, 0x3FF61D41B2D54580
  %.2060.1.peel = fdiv double %.2055.1.peel, %.1000
  %.2061.1.peel = fadd double %212, %.2060.1.peel
  store double %.2061.1.peel, ptr %.126, align 8
  %.2054.2.peel = load double, ptr %.1128.2, align 8
  %.2055.2.peel = fmul double %.2054.2.peel, 0x3FD5555555555555
  %.2060.2.peel = fdiv double %.2055.2.peel, %.1000
  %213 = fsub double %.2061.1.peel, %.2060.2.peel
  store double %213, ptr %.126, align 8
  %.2074.peel = load double, ptr %.69, align 8
  %.2079.peel = fadd double %.2074.peel, %213
  store double %.2079.peel, ptr %.103, align 8
  store double 0.000000e+00, ptr %.129, align 8
  br label %B1866.if

B2250:                                            ; preds = %B1866.if, %B1830
  store ptr null, ptr %.2107, align 8
  call fastcc void @part19(ptr nonnull %.2107, ptr %.164, i64 %.50, ptr %.18.i, double %.136.i, double 0.000000e+00, ptr %.149, ptr %.103, ptr %.129)
  br i1 %29, label %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v73B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit, label %B38.if.preheader.i257

B2368:                                            ; preds = %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v73B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit
  br i1 %28, label %B2404.if.preheader, label %B2450

B2404.if.preheader:                               ; preds = %B2368
  br i1 %32, label %B2404.if.epil.preheader, label %B2404.if

B2450.loopexit.unr-lcssa:                         ; preds = %B2404.if
  br i1 %34, label %B2450, label %B2404.if.epil.preheader

B2404.if.epil.preheader:                          ; preds = %B2450.loopexit.unr-lcssa, %B2404.if.preheader
  %.227013971399.epil.init = phi i64 [ 0, %B2404.if.preheader ], [ %.2277.3, %B2450.loopexit.unr-lcssa ]
  %214 = shl i64 %.227013971399.epil.init, 3
  %scevgep957 = getelementptr i8, ptr %.129, i64 %214
  %scevgep960 = getelementptr i8, ptr %scevgep959, i64 %214
  %scevgep962 = getelementptr i8, ptr %arg.now, i64 %214
  br label %B2404.if.epil

B2404.if.epil:                                    ; preds = %B2404.if.epil, %B2404.if.epil.preheader
  %epil.iter = phi i64 [ %epil.iter.next, %B2404.if.epil ], [ 0, %B2404.if.epil.preheader ]
  %215 = shl nuw nsw i64 %epil.iter, 3
  %scevgep963 = getelementptr i8, ptr %scevgep962, i64 %215
  %.2304.epil = load double, ptr %scevgep963, align 8
  %scevgep961 = getelementptr i8, ptr %scevgep960, i64 %215
  %.2307.epil = load double, ptr %scevgep961, align 8
  %.2308.epil = fadd double %.2304.epil, %.2307.epil
  %scevgep958 = getelementptr i8, ptr %scevgep957, i64 %215
  store double %.2308.epil, ptr %scevgep958, align 8
  %epil.iter.next = add nuw nsw i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, 2
  br i1 %epil.iter.cmp.not, label %B2450, label %B2404.if.epil, !llvm.loop !289

B2450:                                            ; preds = %B2404.if.epil, %B2450.loopexit.unr-lcssa, %B2368
  store i8 0, ptr %.2322, align 1
  call fastcc void @part12(ptr nonnull %.2322, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.622, ptr %.129, ptr %.103)
  %.2336 = load i8, ptr %.2322, align 1
  %.2339.not = icmp eq i8 %.2336, 0
  br i1 %.2339.not, label %B2486, label %B2504

B2486:                                            ; preds = %B2450
  store i64 2, ptr %retptr, align 8
  br label %common.ret

B2504:                                            ; preds = %B2450
  br i1 %28, label %B2540.if, label %B2600

B2600:                                            ; preds = %B2540.if, %B2504
  store ptr null, ptr %.2583, align 8
  call fastcc void @part19(ptr nonnull %.2583, ptr %.164, i64 %.50, ptr %.18.i, double %.136.i, double 0.000000e+00, ptr %.149, ptr %.103, ptr %.129)
  br i1 %29, label %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v73B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit336, label %B38.if.preheader.i274

B2702:                                            ; preds = %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v73B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit336, %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v73B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit
  %error.2.3 = phi double [ %.201.i, %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v73B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit ], [ %.201.i335, %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v73B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit336 ]
  %.2646 = fcmp une double %error.2.3, 0.000000e+00
  br i1 %.2646, label %for.cond.2.preheader, label %B3042

for.cond.2.preheader:                             ; preds = %B2702
  %.2658 = tail call double @sqrt(double %error.2.3)
  %.2670 = tail call double @sqrt(double %.2658)
  %.2679 = fdiv double 1.000000e+00, %.2670
  %.2689 = load double, ptr %sunkaddr1071, align 8
  %.2691 = fcmp ogt double %.2689, 0.000000e+00
  br i1 %.2691, label %B2824.endif, label %B2976

B2976:                                            ; preds = %B2824.endif, %for.cond.2.preheader
  %factor.4.4 = phi double [ %.2763, %B2824.endif ], [ %.2679, %for.cond.2.preheader ]
  %.2777 = add nuw nsw i64 %.1551.0, 12
  %.2780 = uitofp nneg i64 %.2777 to double
  %.2784 = fdiv double 0x4027666666666667, %.2780
  %.2786 = fmul double %.2784, %factor.4.4
  br label %B3042

B3042:                                            ; preds = %B2976, %B2702
  %factor.5.3 = phi double [ %.2786, %B2976 ], [ 1.000000e+01, %B2702 ]
  %.2796 = fcmp ugt double %error.2.3, 1.000000e+00
  br i1 %.2796, label %B3056, label %B3090

B3056:                                            ; preds = %B3042
  %.2806 = fcmp ogt double %factor.5.3, 2.000000e-01
  %factor.5.3. = select i1 %.2806, double %factor.5.3, double 2.000000e-01
  %.2828 = fmul double %.1000, %factor.5.3.
  %.883 = fcmp ult double %.2828, %.710
  br i1 %.883, label %B1244, label %B1262.outer

B1262.outer:                                      ; preds = %B1230.preheader, %B3056
  %excinfo.11.2 = phi ptr [ %excinfo.11.3, %B3056 ], [ %excinfo.11.0, %B1230.preheader ]
  %length.3.21628.ph = phi double [ %.2828, %B3056 ], [ %.11.i240, %B1230.preheader ]
  %rejected.2.21627.ph = phi i1 [ true, %B3056 ], [ false, %B1230.preheader ]
  br label %B1262

B3090:                                            ; preds = %B3042
  store i8 0, ptr %.2846, align 1
  call fastcc void @part18(ptr nonnull %.2846, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.622, double %.1000, ptr %arg.now, ptr %.97, ptr %.145, ptr %.129)
  %.2860 = load i8, ptr %.2846, align 1
  %.2863.not = icmp eq i8 %.2860, 0
  br i1 %.2863.not, label %B3132, label %B3188.if.preheader

B3132:                                            ; preds = %B3090
  store i64 2, ptr %retptr, align 8
  br label %common.ret

B3188.if.preheader:                               ; preds = %B3090
  %.3397.25252 = fmul double %.1000, 0x3FD816FCDF1A6A67
  %.3397 = fmul double %.1000, 0x3FC9313FE302D93C
  %.3404 = load double, ptr %invariant.gep1952, align 8
  %.3405 = fmul double %.3397, %.3404
  %.3407 = fadd double %.3405, 0.000000e+00
  %.3397.1 = fmul double %.1000, 0xBFB0C6EDFEC18B83
  %.3404.1 = load double, ptr %sunkaddr1097, align 8
  %.3405.1 = fmul double %.3397.1, %.3404.1
  %.3407.1 = fadd double %.3407, %.3405.1
  %.3397.2 = fmul double %.1000, 0x3F98576B15ADBB79
  %.3404.2 = load double, ptr %sunkaddr1098, align 8
  %.3405.2 = fmul double %.3397.2, %.3404.2
  %.3407.2 = fadd double %.3407.1, %.3405.2
  store double %.3407.2, ptr %invariant.gep1963, align 8
  %.3397.15247 = fmul double %.1000, 0x3FD93E3F7B234D43
  %.3404.15248 = load double, ptr %invariant.gep1952, align 8
  %.3405.15249 = fmul double %.3397.15247, %.3404.15248
  %.3407.15250 = fadd double %.3405.15249, 0.000000e+00
  %.3397.1.1 = fmul double %.1000, 0x3FD2B154ADC88801
  %.3404.1.1 = load double, ptr %sunkaddr1097, align 8
  %.3405.1.1 = fmul double %.3397.1.1, %.3404.1.1
  %.3407.1.1 = fadd double %.3407.15250, %.3405.1.1
  %.3397.2.1 = fmul double %.1000, 0xBFA545E0C7243C2B
  %.3404.2.1 = load double, ptr %sunkaddr1098, align 8
  %.3405.2.1 = fmul double %.3397.2.1, %.3404.2.1
  %.3407.2.1 = fadd double %.3407.1.1, %.3405.2.1
  store double %.3407.2.1, ptr %sunkaddr1101, align 8
  %.3404.25253 = load double, ptr %invariant.gep1952, align 8
  %.3405.25254 = fmul double %.3397.25252, %.3404.25253
  %.3407.25255 = fadd double %.3405.25254, 0.000000e+00
  %.3397.1.2 = fmul double %.1000, 0x3FE06648ACE491E9
  %.3404.1.2 = load double, ptr %sunkaddr1097, align 8
  %.3405.1.2 = fmul double %.3397.1.2, %.3404.1.2
  %.3407.1.2 = fadd double %.3407.25255, %.3405.1.2
  %.3397.2.2 = fmul double %.1000, 0x3FBC71C71C71C71C
  %.3404.2.2 = load double, ptr %sunkaddr1098, align 8
  %.3405.2.2 = fmul double %.3397.2.2, %.3404.2.2
  %.3407.2.2 = fadd double %.3407.1.2, %.3405.2.2
  store double %.3407.2.2, ptr %sunkaddr1102, align 8
  %.3436 = load double, ptr %sunkaddr1104, align 8
  %.3443 = load double, ptr %sunkaddr1106, align 8
  %.3444 = fadd double %.3436, %.3443
  store double %.3444, ptr %25, align 8
  %.3404.15257 = load double, ptr %invariant.gep1952.1, align 8
  %.3405.15258 = fmul double %.3397, %.3404.15257
  %.3407.15259 = fadd double %.3405.15258, 0.000000e+00
  %.3404.1.15262 = load double, ptr %sunkaddr1111, align 8
  %.3405.1.15263 = fmul double %.3397.1, %.3404.1.15262
  %.3407.1.15264 = fadd double %.3407.15259, %.3405.1.15263
  %.3404.2.15268 = load double, ptr %sunkaddr1112, align 8
  %.3405.2.15269 = fmul double %.3397.2, %.3404.2.15268
  %.3407.2.15270 = fadd double %.3407.1.15264, %.3405.2.15269
  store double %.3407.2.15270, ptr %invariant.gep1963.1, align 8
  %.3404.15248.1 = load double, ptr %invariant.gep1952.1, align 8
  %.3405.15249.1 = fmul double %.3397.15247, %.3404.15248.1
  %.3407.15250.1 = fadd double %.3405.15249.1, 0.000000e+00
  %.3404.1.1.1 = load double, ptr %sunkaddr1111, align 8
  %.3405.1.1.1 = fmul double %.3397.1.1, %.3404.1.1.1
  %.3407.1.1.1 = fadd double %.3407.15250.1, %.3405.1.1.1
  %.3404.2.1.1 = load double, ptr %sunkaddr1112, align 8
  %.3405.2.1.1 = fmul double %.3397.2.1, %.3404.2.1.1
  %.3407.2.1.1 = fadd double %.3407.1.1.1, %.3405.2.1.1
  store double %.3407.2.1.1, ptr %sunkaddr1115, align 8
  %.3404.25253.1 = load double, ptr %invariant.gep1952.1, align 8
  %.3405.25254.1 = fmul double %.3397.25252, %.3404.25253.1
  %.3407.25255.1 = fadd double %.3405.25254.1, 0.000000e+00
  %.3404.1.2.1 = load double, ptr %sunkaddr1111, align 8
  %.3405.1.2.1 = fmul double %.3397.1.2, %.3404.1.2.1
  %.3407.1.2.1 = fadd double %.3407.25255.1, %.3405.1.2.1
  %.3404.2.2.1 = load double, ptr %sunkaddr1112, align 8
  %.3405.2.2.1 = fmul double %.3397.2.2, %.3404.2.2.1
  %.3407.2.2.1 = fadd double %.3407.1.2.1, %.3405.2.2.1
  store double %.3407.2.2.1, ptr %sunkaddr1116, align 8
  %.3436.1 = load double, ptr %sunkaddr1118, align 8
  %.3443.1 = load double, ptr %sunkaddr1120, align 8
  %.3444.1 = fadd double %.3436.1, %.3443.1
  store double %.3444.1, ptr %sunkaddr1122, align 8
  br i1 %37, label %B3466, label %B38.if.preheader.i

B38.if.preheader.i:                               ; preds = %B3188.if.preheader
  br i1 %38, label %B38.if.epil.preheader.i, label %B38.if.i

B72.loopexit.unr-lcssa.i:                         ; preds = %B38.if.i
  br i1 %39, label %B72.loopexit.i, label %B38.if.epil.preheader.i

B38.if.epil.preheader.i:                          ; preds = %B72.loopexit.unr-lcssa.i, %B38.if.preheader.i
  %total.2.039.epil.init.i = phi double [ 0.000000e+00, %B38.if.preheader.i ], [ %.135.3.i, %B72.loopexit.unr-lcssa.i ]
  %.983537.epil.init.i = phi i64 [ 0, %B38.if.preheader.i ], [ %unroll_iter.i, %B72.loopexit.unr-lcssa.i ]
  %216 = shl i64 %.983537.epil.init.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.room, i64 %216
  br label %B38.if.epil.i

B38.if.epil.i:                                    ; preds = %B38.if.epil.i, %B38.if.epil.preheader.i
  %total.2.039.epil.i = phi double [ %.135.epil.i, %B38.if.epil.i ], [ %total.2.039.epil.init.i, %B38.if.epil.preheader.i ]
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B38.if.epil.i ], [ 0, %B38.if.epil.preheader.i ]
  %217 = shl i64 %epil.iter.i, 3
  %scevgep1002 = getelementptr i8, ptr %scevgep.i, i64 %217
  %.132.epil.i = load double, ptr %scevgep1002, align 8, !noalias !290
  %.133.epil.i = fmul double %.132.epil.i, 0.000000e+00
  %.135.epil.i = fadd double %total.2.039.epil.i, %.133.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B72.loopexit.i, label %B38.if.epil.i, !llvm.loop !293

B72.loopexit.i:                                   ; preds = %B38.if.epil.i, %B72.loopexit.unr-lcssa.i
  %.135.lcssa.i = phi double [ %.135.3.i, %B72.loopexit.unr-lcssa.i ], [ %.135.epil.i, %B38.if.epil.i ]
  %218 = fcmp une double %.135.lcssa.i, 0.000000e+00
  br i1 %218, label %B3448, label %B3466

B38.if.i:                                         ; preds = %B38.if.preheader.i, %B38.if.i
  %total.2.039.i = phi double [ %.135.3.i, %B38.if.i ], [ 0.000000e+00, %B38.if.preheader.i ]
  %.983537.i = phi i64 [ %.105.3.i, %B38.if.i ], [ 0, %B38.if.preheader.i ]
  %sunkaddr1123 = shl i64 %.983537.i, 3
  %sunkaddr1124 = getelementptr i8, ptr %arg.room, i64 %sunkaddr1123
  %.132.i = load double, ptr %sunkaddr1124, align 8, !noalias !290
  %.133.i = fmul double %.132.i, 0.000000e+00
  %.135.i = fadd double %total.2.039.i, %.133.i
  %sunkaddr1127 = getelementptr i8, ptr %sunkaddr1124, i64 8
  %.132.1.i = load double, ptr %sunkaddr1127, align 8, !noalias !290
  %.133.1.i = fmul double %.132.1.i, 0.000000e+00
  %.135.1.i = fadd double %.135.i, %.133.1.i
  %sunkaddr1130 = getelementptr i8, ptr %sunkaddr1124, i64 16
  %.132.2.i = load double, ptr %sunkaddr1130, align 8, !noalias !290
  %.133.2.i = fmul double %.132.2.i, 0.000000e+00
  %.135.2.i = fadd double %.135.1.i, %.133.2.i
  %.105.3.i = add nuw nsw i64 %.983537.i, 4
  %sunkaddr1133 = getelementptr i8, ptr %sunkaddr1124, i64 24
  %.132.3.i = load double, ptr %sunkaddr1133, align 8, !noalias !290
  %.133.3.i = fmul double %.132.3.i, 0.000000e+00
  %.135.3.i = fadd double %.135.2.i, %.133.3.i
  %niter.ncmp.3.i = icmp eq i64 %unroll_iter.i, %.105.3.i
  br i1 %niter.ncmp.3.i, label %B72.loopexit.unr-lcssa.i, label %B38.if.i

B3448:                                            ; preds = %B72.loopexit.i
  store i64 3, ptr %retptr, align 8
  br label %common.ret

B3466:                                            ; preds = %B72.loopexit.i, %B3188.if.preheader
  br i1 %40, label %B3522, label %B3470

B3470:                                            ; preds = %B3466
  store i8 0, ptr %.3578, align 1
  call fastcc void @part13(ptr nonnull %.3578, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.11.i242, ptr %arg.room)
  %.3592 = load i8, ptr %.3578, align 1
  %.3595.not = icmp eq i8 %.3592, 0
  br i1 %.3595.not, label %B3504, label %B3522

B3504:                                            ; preds = %B3470
  store i64 2, ptr %retptr, align 8
  br label %common.ret

B3522:                                            ; preds = %B3470, %B3466
  store i8 0, ptr %.3695, align 1
  call fastcc void @part12(ptr nonnull %.3695, i64 %arg.problem.0, i64 %arg.problem.1, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.11.i242, ptr %arg.room, ptr %.126)
  %.3709 = load i8, ptr %.3695, align 1
  %.3712.not = icmp eq i8 %.3709, 0
  br i1 %.3712.not, label %B3558, label %B3576

B3558:                                            ; preds = %B3522
  store i64 2, ptr %retptr, align 8
  br label %common.ret

B3576:                                            ; preds = %B3522
  %.3809 = load i64, ptr %arg.index, align 8
  %.3818 = add nsw i64 %.3809, 1
  %.3820 = icmp slt i64 %.3818, %arg.count
  br i1 %.3820, label %B3610, label %B3916

B3610:                                            ; preds = %B3576
  %sunkaddr1134 = shl i64 %.3809, 3
  %sunkaddr1135 = getelementptr i8, ptr %arg.times, i64 %sunkaddr1134
  %sunkaddr1136 = getelementptr i8, ptr %sunkaddr1135, i64 8
  %.3835 = load double, ptr %sunkaddr1136, align 8
  %.3837 = fcmp ugt double %.3835, %.11.i242
  br i1 %.3837, label %B3916, label %B3640.preheader

B3640.preheader:                                  ; preds = %B3610
  %219 = mul i64 %.3818, %23
  %scevgep1012 = getelementptr i8, ptr %scevgep1011, i64 %219
  %scevgep1022 = getelementptr i8, ptr %arg.states, i64 %219
  br label %B3640

B3640:                                            ; preds = %B3886, %B3640.preheader
  %lsr.iv1023 = phi ptr [ %scevgep1022, %B3640.preheader ], [ %scevgep1024, %B3886 ]
  %lsr.iv1013 = phi ptr [ %scevgep1012, %B3640.preheader ], [ %scevgep1014, %B3886 ]
  %i.2.2 = phi i64 [ %.3809, %B3640.preheader ], [ %.3846, %B3886 ]
  %.3846 = add nsw i64 %i.2.2, 1
  %.3848 = getelementptr double, ptr %arg.times, i64 %.3846
  %.3849 = load double, ptr %.3848, align 8
  %.3851 = fsub double %.3849, %.622
  %.3856 = fdiv double %.3851, %.1000
  store ptr null, ptr %.3861, align 8
  call fastcc void @part16(ptr nonnull %.3861, double %.3856, ptr %arg.now, ptr %.97, i64 %.64, ptr %.129)
  br i1 %40, label %B3782, label %B3712

B3712:                                            ; preds = %B3640
  %sunkaddr1137 = shl i64 %.3846, 3
  %sunkaddr1138 = getelementptr i8, ptr %arg.times, i64 %sunkaddr1137
  %.3893 = load double, ptr %sunkaddr1138, align 8
  store i8 0, ptr %.3896, align 1
  call fastcc void @part13(ptr nonnull %.3896, i64 %arg.problem.0, i64 %arg.problem.2, ptr nonnull %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr %arg.problem.7, ptr %arg.problem.8, double %.3893, ptr %.129)
  %.3910 = load i8, ptr %.3896, align 1
  %.3913.not = icmp eq i8 %.3910, 0
  br i1 %.3913.not, label %B3764, label %B3782

B3764:                                            ; preds = %B3712
  store i64 2, ptr %retptr, align 8
  br label %common.ret

B3782:                                            ; preds = %B3712, %B3640
  br i1 %27, label %B3812.if.lr.ph, label %B3858

B3812.if.lr.ph:                                   ; preds = %B3782
  br i1 %41, label %B3812.if.epil.preheader, label %B3812.if

B3858.loopexit.unr-lcssa:                         ; preds = %B3812.if
  br i1 %43, label %B3858, label %B3812.if.epil.preheader

B3812.if.epil.preheader:                          ; preds = %B3858.loopexit.unr-lcssa, %B3812.if.lr.ph
  %.409619982000.epil.init = phi i64 [ 0, %B3812.if.lr.ph ], [ %.4103.3, %B3858.loopexit.unr-lcssa ]
  %220 = shl i64 %.409619982000.epil.init, 3
  %scevgep1025 = getelementptr i8, ptr %lsr.iv1023, i64 %220
  %scevgep1028 = getelementptr i8, ptr %.129, i64 %220
  br label %B3812.if.epil

B3812.if.epil:                                    ; preds = %B3812.if.epil, %B3812.if.epil.preheader
  %epil.iter748 = phi i64 [ 0, %B3812.if.epil.preheader ], [ %epil.iter748.next, %B3812.if.epil ]
  %221 = shl nuw nsw i64 %epil.iter748, 3
  %scevgep1029 = getelementptr i8, ptr %scevgep1028, i64 %221
  %.4130.epil = load double, ptr %scevgep1029, align 8
  %scevgep1026 = getelementptr i8, ptr %scevgep1025, i64 %221
  store double %.4130.epil, ptr %scevgep1026, align 8
  %epil.iter748.next = add nuw nsw i64 %epil.iter748, 1
  %epil.iter748.cmp.not = icmp eq i64 %epil.iter748.next, 2
  br i1 %epil.iter748.cmp.not, label %B3858, label %B3812.if.epil, !llvm.loop !294

B3858:                                            ; preds = %B3812.if.epil, %B3858.loopexit.unr-lcssa, %B3782
  %.4155 = add nsw i64 %i.2.2, 2
  %.4157 = icmp slt i64 %.4155, %arg.count
  br i1 %.4157, label %B3886, label %B3916

B3886:                                            ; preds = %B3858
  %sunkaddr1139 = shl i64 %i.2.2, 3
  %sunkaddr1140 = getelementptr i8, ptr %arg.times, i64 %sunkaddr1139
  %sunkaddr1141 = getelementptr i8, ptr %sunkaddr1140, i64 16
  %.4171 = load double, ptr %sunkaddr1141, align 8
  %.4173 = fcmp ugt double %.4171, %.11.i242
  %scevgep1014 = getelementptr i8, ptr %lsr.iv1013, i64 %24
  %scevgep1024 = getelementptr i8, ptr %lsr.iv1023, i64 %24
  br i1 %.4173, label %B3916, label %B3640

B3916:                                            ; preds = %B3886, %B3858, %B3610, %B3576
  %i.3.1 = phi i64 [ %.3809, %B3610 ], [ %.3809, %B3576 ], [ %.3846, %B3858 ], [ %.3846, %B3886 ]
  store i64 %i.3.1, ptr %arg.index, align 8
  %.4196 = load i64, ptr %sunkaddr1142, align 8
  %.4197 = add nsw i64 %.4196, 1
  store i64 %.4197, ptr %sunkaddr1142, align 8
  br i1 %44, label %B3994.if.preheader, label %B4022

B3994.if.preheader:                               ; preds = %B3916
  br i1 %45, label %B3994.if.epil.preheader, label %B3994.if

B4022.loopexit.unr-lcssa:                         ; preds = %B3994.if
  br i1 %47, label %B4022, label %B3994.if.epil.preheader

B3994.if.epil.preheader:                          ; preds = %B4022.loopexit.unr-lcssa, %B3994.if.preheader
  %.428820132015.epil.init = phi i64 [ 0, %B3994.if.preheader ], [ %.4295.3, %B4022.loopexit.unr-lcssa ]
  %222 = shl i64 %.428820132015.epil.init, 3
  %scevgep1047 = getelementptr i8, ptr %scevgep1046, i64 %222
  %scevgep1050 = getelementptr i8, ptr %scevgep1049, i64 %222
  br label %B3994.if.epil

B3994.if.epil:                                    ; preds = %B3994.if.epil, %B3994.if.epil.preheader
  %epil.iter754 = phi i64 [ %epil.iter754.next, %B3994.if.epil ], [ 0, %B3994.if.epil.preheader ]
  %223 = shl nuw nsw i64 %epil.iter754, 3
  %scevgep1051 = getelementptr i8, ptr %scevgep1050, i64 %223
  %.4322.epil = load double, ptr %scevgep1051, align 8
  %scevgep1048 = getelementptr i8, ptr %scevgep1047, i64 %223
  store double %.4322.epil, ptr %scevgep1048, align 8
  %epil.iter754.next = add nuw nsw i64 %epil.iter754, 1
  %epil.iter754.cmp.not = icmp eq i64 %epil.iter754.next, 2
  br i1 %epil.iter754.cmp.not, label %B4022, label %B3994.if.epil, !llvm.loop !295

B4022:                                            ; preds = %B3994.if.epil, %B4022.loopexit.unr-lcssa, %B3916
  br i1 %27, label %B4052.if, label %B4126

B4126:                                            ; preds = %B4052.if, %B4022
  %.10.i245 = fcmp olt double %factor.5.3, 1.000000e+01
  %.11.i246 = select i1 %.10.i245, double %factor.5.3, double 1.000000e+01
  %.10.i339 = fcmp ogt double %error.2.3, 1.000000e-02
  %.11.i340 = select i1 %.10.i339, double %error.2.3, double 1.000000e-02
  %.4504 = fmul double %.1000, %.11.i246
  store double %.11.i242, ptr %arg.clock, align 8
  store double %.4504, ptr %.315, align 8
  store double %.1000, ptr %sunkaddr1071, align 8
  store double %.11.i340, ptr %sunkaddr1145, align 8
  %.4560 = load double, ptr %sunkaddr1146, align 8
  %.10.i341 = fcmp ogt double %.1000, %.4560
  %.11.i342 = select i1 %.10.i341, double %.1000, double %.4560
  store double %.11.i342, ptr %sunkaddr1146, align 8
  %.4597 = icmp slt i64 %.569.sroa.0.0237, %arg.kept_ends
  br i1 %.4597, label %B4296, label %B4372

B4296:                                            ; preds = %B4126
  %.4603 = mul nsw i64 %.569.sroa.0.0237, %.4601
  %.4607 = getelementptr inbounds double, ptr %arg.ends, i64 %.4603
  store ptr null, ptr %.4611, align 8
  call fastcc void @part14(ptr nonnull %.4611, double %.11.i242, ptr %arg.now, i64 %.64, ptr %.4607)
  br label %B4372

B4372:                                            ; preds = %B4296, %B4126
  %.4640 = load i64, ptr %sunkaddr1142, align 8
  %.4660 = srem i64 %.4640, 1000
  %.4662 = icmp slt i64 %.4660, 0
  %.4671 = add nsw i64 %.4660, 1000
  %.4651.1 = select i1 %.4662, i64 %.4671, i64 %.4660
  %.4681 = icmp eq i64 %.4651.1, 0
  br i1 %.4681, label %B4402, label %B4472

B4402:                                            ; preds = %B4372
  %.4686 = load double, ptr %arg.times, align 8
  %.4688 = fsub double %.55, %.4686
  %.13.i = load double, ptr %sunkaddr1148, align 8, !noalias !296
  %.18.i247 = load double, ptr %sunkaddr1146, align 8, !noalias !296
  %.23.i = fdiv double %.4688, 1.000000e+03
  %.10.i.i = fcmp ogt double %.23.i, %.18.i247
  %.11.i.i = select i1 %.10.i.i, double %.23.i, double %.18.i247
  %.15.i248 = fsub double %.11.i242, %.13.i
  %.58.i = fdiv double %.11.i.i, 1.000000e+02
  %.59.i = fcmp uge double %.15.i248, %.58.i
  br i1 %.59.i, label %B90.i, label %B4454

B90.i:                                            ; preds = %B4402
  store double %.11.i242, ptr %sunkaddr1148, align 8, !noalias !296
  br label %B4472

B4454:                                            ; preds = %B4402
  store i64 4, ptr %retptr, align 8
  br label %common.ret

B4472:                                            ; preds = %B90.i, %B4372
  %.579 = icmp sgt i64 %.5782026236, 0
  %.592 = zext i1 %.579 to i64
  %.5852064 = add i64 %.5852064235, %.592
  %.588 = sext i1 %.579 to i64
  %.5782026 = add nsw i64 %.5782026236, %.588
  %.569.sroa.0.0 = select i1 %.579, i64 %.5852064235, i64 0
  br i1 %.579, label %B1036, label %B4476

B4476:                                            ; preds = %B4472, %B1002
  store i64 1, ptr %retptr, align 8
  br label %common.ret

B1230.preheader.critedge:                         ; preds = %B1486.i
  br label %B1230.preheader

B1230.preheader:                                  ; preds = %B1230.preheader.critedge, %B72.loopexit.i.i
  %.88316121875 = fcmp ult double %.11.i240, %.710
  br i1 %.88316121875, label %B1244, label %B1262.outer

B1526.if:                                         ; preds = %B1496, %B1608.1745
  %.132213421344 = phi i64 [ %150, %B1608.1745 ], [ 0, %B1496 ]
  %.1359 = load double, ptr %sunkaddr1071, align 8
  %.1361 = fcmp ogt double %.1359, 0.000000e+00
  %.1366 = icmp slt i64 %.132213421344, %.63
  %or.cond = select i1 %.1361, i1 %.1366, i1 false
  br i1 %or.cond, label %B1572, label %B1608

B1650.if:                                         ; preds = %B1608.2.1, %B1650.if
  %.149113651367 = phi i64 [ %.1498.1, %B1650.if ], [ 0, %B1608.2.1 ]
  %224 = shl i64 %.149113651367, 3
  %scevgep882 = getelementptr i8, ptr %scevgep880, i64 %224
  %scevgep883 = getelementptr i8, ptr %scevgep882, i64 -8
  %.1525 = load double, ptr %scevgep883, align 8
  %sunkaddr1153 = getelementptr i8, ptr %arg.now, i64 %224
  %.1528 = load double, ptr %sunkaddr1153, align 8
  %.1529 = tail call double @llvm.fabs.f64(double %.1528)
  %.1530 = fadd double %.1525, %.1529
  %.1532 = fmul double %arg.tolerance, %.1530
  %scevgep890 = getelementptr i8, ptr %scevgep888, i64 %224
  %scevgep891 = getelementptr i8, ptr %scevgep890, i64 -8
  store double %.1532, ptr %scevgep891, align 8
  %.1498.1 = add nuw nsw i64 %.149113651367, 2
  %.1525.1 = load double, ptr %scevgep882, align 8
  %sunkaddr1156 = getelementptr i8, ptr %sunkaddr1153, i64 8
  %.1528.1 = load double, ptr %sunkaddr1156, align 8
  %.1529.1 = tail call double @llvm.fabs.f64(double %.1528.1)
  %.1530.1 = fadd double %.1525.1, %.1529.1
  %.1532.1 = fmul double %arg.tolerance, %.1530.1
  store double %.1532.1, ptr %scevgep890, align 8
  %exitcond5172.not.1 = icmp eq i64 %..64, %.1498.1
  br i1 %exitcond5172.not.1, label %B1728, label %B1650.if

B1728.if:                                         ; preds = %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v69B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit
  store ptr %excinfo.11.3, ptr %excinfo, align 8
  br label %common.ret

B1728.endif:                                      ; preds = %_ZN9teachmech3run8compiled12kernel_radau7iterateB3v69B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a.exit
  %.1579 = icmp eq i64 %.1551.0, 0
  br i1 %.1579, label %B1786, label %B1804

B1816.endif:                                      ; preds = %B1804
  %.1678 = fmul double %.1000, 5.000000e-01
  %.8831612 = fcmp ult double %.1678, %.710
  br i1 %.8831612, label %B1244, label %B1262

B1866.if:                                         ; preds = %B1866.if, %B1866.if.peel
  %lsr.iv = phi i64 [ 0, %B1866.if.peel ], [ %lsr.iv.next, %B1866.if ]
  %225 = shl i64 %lsr.iv, 3
  %scevgep913 = getelementptr i8, ptr %arg.now, i64 %225
  %scevgep914 = getelementptr i8, ptr %scevgep913, i64 8
  %.1809 = load double, ptr %scevgep914, align 8
  %scevgep894 = getelementptr i8, ptr %scevgep869, i64 %225
  %.1816 = load double, ptr %scevgep894, align 8
  %.1817 = fadd double %.1809, %.1816
  %scevgep911 = getelementptr i8, ptr %arg.room, i64 %225
  %scevgep912 = getelementptr i8, ptr %scevgep911, i64 8
  store double %.1817, ptr %scevgep912, align 8
  %scevgep910 = getelementptr i8, ptr %scevgep880, i64 %225
  %.1825 = load double, ptr %scevgep910, align 8
  %.1829 = load double, ptr %scevgep914, align 8
  %.1830 = tail call double @llvm.fabs.f64(double %.1829)
  %.1835 = tail call double @llvm.fabs.f64(double %.1817)
  %.10.i255 = fcmp ogt double %.1835, %.1830
  %.11.i256 = select i1 %.10.i255, double %.1835, double %.1830
  %.1864 = fadd double %.1825, %.11.i256
  %.1866 = fmul double %arg.tolerance, %.1864
  %scevgep908 = getelementptr i8, ptr %scevgep888, i64 %225
  store double %.1866, ptr %scevgep908, align 8
  %scevgep906 = getelementptr i8, ptr %scevgep905, i64 %225
  store double 0.000000e+00, ptr %scevgep906, align 8
  %scevgep896 = getelementptr i8, ptr %scevgep, i64 %225
  %.2054 = load double, ptr %scevgep896, align 8
  %.2055 = fmul double %.2054, 0x402418FD8BAFFE05
  %.2060 = fdiv double %.2055, %.1000
  %226 = fsub double 0.000000e+00, %.2060
  store double %226, ptr %scevgep906, align 8
  %scevgep898 = getelementptr i8, ptr %scevgep859, i64 %225
  %.2054.1 = load double, ptr %scevgep898, align 8
  %.2055.1 = fmul double %.2054.1, 0x3FF61D41B2D54580
  %.2060.1 = fdiv double %.2055.1, %.1000
  %.2061.1 = fadd double %226, %.2060.1
  store double %.2061.1, ptr %scevgep906, align 8
  %.2054.2 = load double, ptr %scevgep894, align 8
  %.2055.2 = fmul double %.2054.2, 0x3FD5555555555555
  %.2060.2 = fdiv double %.2055.2, %.1000
  %227 = fsub double %.2061.1, %.2060.2
  store double %227, ptr %scevgep906, align 8
  %scevgep904 = getelementptr i8, ptr %scevgep903, i64 %225
  %.2074 = load double, ptr %scevgep904, align 8
  %.2079 = fadd double %.2074, %227
  %scevgep902 = getelementptr i8, ptr %scevgep901, i64 %225
  store double %.2079, ptr %scevgep902, align 8
  %scevgep900 = getelementptr i8, ptr %scevgep899, i64 %225
  store double 0.000000e+00, ptr %scevgep900, align 8
  %lsr.iv.next = add nuw nsw i64 %lsr.iv, 1
  %228 = add nuw nsw i64 %lsr.iv, 2
  %exitcond5174.not = icmp eq i64 %..63, %228
  br i1 %exitcond5174.not, label %B2250, label %B1866.if, !llvm.loop !299

B38.if.preheader.i257:                            ; preds = %B2250
  br i1 %30, label %B38.if.epil.preheader.i265, label %B38.if.i261

B90.loopexit.unr-lcssa.i:                         ; preds = %B38.if.i261
  br i1 %31, label %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v73B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit, label %B38.if.epil.preheader.i265

B38.if.epil.preheader.i265:                       ; preds = %B90.loopexit.unr-lcssa.i, %B38.if.preheader.i257
  %total.2.042.epil.init.i = phi double [ 0.000000e+00, %B38.if.preheader.i257 ], [ %.171.3.i, %B90.loopexit.unr-lcssa.i ]
  %.1043840.epil.init.i = phi i64 [ 0, %B38.if.preheader.i257 ], [ %unroll_iter.i260, %B90.loopexit.unr-lcssa.i ]
  %229 = shl i64 %.1043840.epil.init.i, 3
  %scevgep.i266 = getelementptr i8, ptr %.100, i64 %229
  %scevgep5.i = getelementptr i8, ptr %.103, i64 %229
  br label %B38.if.epil.i267

B38.if.epil.i267:                                 ; preds = %B38.if.epil.i267, %B38.if.epil.preheader.i265
  %total.2.042.epil.i = phi double [ %.171.epil.i, %B38.if.epil.i267 ], [ %total.2.042.epil.init.i, %B38.if.epil.preheader.i265 ]
  %epil.iter.i268 = phi i64 [ %epil.iter.next.i269, %B38.if.epil.i267 ], [ 0, %B38.if.epil.preheader.i265 ]
  %230 = shl i64 %epil.iter.i268, 3
  %scevgep932 = getelementptr i8, ptr %scevgep5.i, i64 %230
  %.138.epil.i = load double, ptr %scevgep932, align 8, !noalias !300
  %scevgep931 = getelementptr i8, ptr %scevgep.i266, i64 %230
  %.141.epil.i = load double, ptr %scevgep931, align 8, !noalias !300
  %.145.epil.i = fdiv double %.138.epil.i, %.141.epil.i
  %.147.i.epil.i = fmul double %.145.epil.i, %.145.epil.i
  %.171.epil.i = fadd double %total.2.042.epil.i, %.147.i.epil.i
  %epil.iter.next.i269 = add i64 %epil.iter.i268, 1
  %epil.iter.cmp.not.i270 = icmp eq i64 %xtraiter.i258, %epil.iter.next.i269
  br i1 %epil.iter.cmp.not.i270, label %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v73B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit, label %B38.if.epil.i267, !llvm.loop !303

B38.if.i261:                                      ; preds = %B38.if.preheader.i257, %B38.if.i261
  %total.2.042.i = phi double [ %.171.3.i, %B38.if.i261 ], [ 0.000000e+00, %B38.if.preheader.i257 ]
  %.1043840.i = phi i64 [ %.111.3.i, %B38.if.i261 ], [ 0, %B38.if.preheader.i257 ]
  %sunkaddr.i262 = shl i64 %.1043840.i, 3
  %scevgep929 = getelementptr i8, ptr %scevgep923, i64 %sunkaddr.i262
  %scevgep930 = getelementptr i8, ptr %scevgep929, i64 -24
  %.138.i = load double, ptr %scevgep930, align 8, !noalias !300
  %scevgep921 = getelementptr i8, ptr %scevgep915, i64 %sunkaddr.i262
  %scevgep922 = getelementptr i8, ptr %scevgep921, i64 -24
  %.141.i = load double, ptr %scevgep922, align 8, !noalias !300
  %.145.i = fdiv double %.138.i, %.141.i
  %.147.i.i = fmul double %.145.i, %.145.i
  %.171.i = fadd double %total.2.042.i, %.147.i.i
  %scevgep928 = getelementptr i8, ptr %scevgep929, i64 -16
  %.138.1.i = load double, ptr %scevgep928, align 8, !noalias !300
  %scevgep920 = getelementptr i8, ptr %scevgep921, i64 -16
  %.141.1.i = load double, ptr %scevgep920, align 8, !noalias !300
  %.145.1.i = fdiv double %.138.1.i, %.141.1.i
  %.147.i.1.i = fmul double %.145.1.i, %.145.1.i
  %.171.1.i = fadd double %.171.i, %.147.i.1.i
  %scevgep926 = getelementptr i8, ptr %scevgep929, i64 -8
  %.138.2.i = load double, ptr %scevgep926, align 8, !noalias !300
  %scevgep918 = getelementptr i8, ptr %scevgep921, i64 -8
  %.141.2.i = load double, ptr %scevgep918, align 8, !noalias !300
  %.145.2.i = fdiv double %.138.2.i, %.141.2.i
  %.147.i.2.i = fmul double %.145.2.i, %.145.2.i
  %.171.2.i = fadd double %.171.1.i, %.147.i.2.i
  %.138.3.i = load double, ptr %scevgep929, align 8, !noalias !300
  %.141.3.i = load double, ptr %scevgep921, align 8, !noalias !300
  %.145.3.i = fdiv double %.138.3.i, %.141.3.i
  %.147.i.3.i = fmul double %.145.3.i, %.145.3.i
  %.111.3.i = add nuw nsw i64 %.1043840.i, 4
  %.171.3.i = fadd double %.171.2.i, %.147.i.3.i
  %niter.ncmp.3.i263 = icmp eq i64 %unroll_iter.i260, %.111.3.i
  br i1 %niter.ncmp.3.i263, label %B90.loopexit.unr-lcssa.i, label %B38.if.i261

_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v73B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit: ; preds = %B38.if.epil.i267, %B90.loopexit.unr-lcssa.i, %B2250
  %total.2.0.lcssa.i272 = phi double [ 0.000000e+00, %B2250 ], [ %.171.3.i, %B90.loopexit.unr-lcssa.i ], [ %.171.epil.i, %B38.if.epil.i267 ]
  %.189.i = fdiv double %total.2.0.lcssa.i272, %.185.i
  %.201.i = tail call double @sqrt(double %.189.i)
  %.2177 = fcmp ogt double %.201.i, 1.000000e+00
  %or.cond1047 = select i1 %rejected.2.21627.ph, i1 %.2177, i1 false
  br i1 %or.cond1047, label %B2368, label %B2702

B2404.if:                                         ; preds = %B2404.if.preheader, %B2404.if
  %.227013971399 = phi i64 [ %.2277.3, %B2404.if ], [ 0, %B2404.if.preheader ]
  %231 = shl i64 %.227013971399, 3
  %sunkaddr1158 = getelementptr i8, ptr %arg.now, i64 %231
  %.2304 = load double, ptr %sunkaddr1158, align 8
  %scevgep946 = getelementptr i8, ptr %scevgep923, i64 %231
  %scevgep947 = getelementptr i8, ptr %scevgep946, i64 -24
  %.2307 = load double, ptr %scevgep947, align 8
  %.2308 = fadd double %.2304, %.2307
  %scevgep954 = getelementptr i8, ptr %scevgep948, i64 %231
  %scevgep955 = getelementptr i8, ptr %scevgep954, i64 -24
  store double %.2308, ptr %scevgep955, align 8
  %sunkaddr1161 = getelementptr i8, ptr %sunkaddr1158, i64 8
  %.2304.1 = load double, ptr %sunkaddr1161, align 8
  %scevgep945 = getelementptr i8, ptr %scevgep946, i64 -16
  %.2307.1 = load double, ptr %scevgep945, align 8
  %.2308.1 = fadd double %.2304.1, %.2307.1
  %scevgep953 = getelementptr i8, ptr %scevgep954, i64 -16
  store double %.2308.1, ptr %scevgep953, align 8
  %sunkaddr1164 = getelementptr i8, ptr %sunkaddr1158, i64 16
  %.2304.2 = load double, ptr %sunkaddr1164, align 8
  %scevgep943 = getelementptr i8, ptr %scevgep946, i64 -8
  %.2307.2 = load double, ptr %scevgep943, align 8
  %.2308.2 = fadd double %.2304.2, %.2307.2
  %scevgep951 = getelementptr i8, ptr %scevgep954, i64 -8
  store double %.2308.2, ptr %scevgep951, align 8
  %.2277.3 = add nuw nsw i64 %.227013971399, 4
  %sunkaddr1167 = getelementptr i8, ptr %sunkaddr1158, i64 24
  %.2304.3 = load double, ptr %sunkaddr1167, align 8
  %.2307.3 = load double, ptr %scevgep946, align 8
  %.2308.3 = fadd double %.2304.3, %.2307.3
  store double %.2308.3, ptr %scevgep954, align 8
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.2277.3
  br i1 %niter.ncmp.3, label %B2450.loopexit.unr-lcssa, label %B2404.if

B2540.if:                                         ; preds = %B2504, %B2540.if
  %.252114041406 = phi i64 [ %.2528.1, %B2540.if ], [ 0, %B2504 ]
  %232 = shl i64 %.252114041406, 3
  %scevgep966 = getelementptr i8, ptr %scevgep901, i64 %232
  %scevgep967 = getelementptr i8, ptr %scevgep966, i64 -8
  %.2555 = load double, ptr %scevgep967, align 8
  %scevgep970 = getelementptr i8, ptr %scevgep905, i64 %232
  %scevgep971 = getelementptr i8, ptr %scevgep970, i64 -8
  %.2558 = load double, ptr %scevgep971, align 8
  %.2559 = fadd double %.2555, %.2558
  store double %.2559, ptr %scevgep967, align 8
  %scevgep974 = getelementptr i8, ptr %scevgep899, i64 %232
  %scevgep975 = getelementptr i8, ptr %scevgep974, i64 -8
  store double 0.000000e+00, ptr %scevgep975, align 8
  %.2528.1 = add nuw nsw i64 %.252114041406, 2
  %.2555.1 = load double, ptr %scevgep966, align 8
  %.2558.1 = load double, ptr %scevgep970, align 8
  %.2559.1 = fadd double %.2555.1, %.2558.1
  store double %.2559.1, ptr %scevgep966, align 8
  store double 0.000000e+00, ptr %scevgep974, align 8
  %exitcond5235.not.1 = icmp eq i64 %..63, %.2528.1
  br i1 %exitcond5235.not.1, label %B2600, label %B2540.if

B38.if.preheader.i274:                            ; preds = %B2600
  br i1 %35, label %B38.if.epil.preheader.i314, label %B38.if.i278

B90.loopexit.unr-lcssa.i312:                      ; preds = %B38.if.i278
  br i1 %36, label %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v73B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit336, label %B38.if.epil.preheader.i314

B38.if.epil.preheader.i314:                       ; preds = %B90.loopexit.unr-lcssa.i312, %B38.if.preheader.i274
  %total.2.042.epil.init.i315 = phi double [ 0.000000e+00, %B38.if.preheader.i274 ], [ %.171.3.i310, %B90.loopexit.unr-lcssa.i312 ]
  %.1043840.epil.init.i316 = phi i64 [ 0, %B38.if.preheader.i274 ], [ %unroll_iter.i260, %B90.loopexit.unr-lcssa.i312 ]
  %233 = shl i64 %.1043840.epil.init.i316, 3
  %scevgep.i317 = getelementptr i8, ptr %.100, i64 %233
  %scevgep5.i318 = getelementptr i8, ptr %.103, i64 %233
  br label %B38.if.epil.i319

B38.if.epil.i319:                                 ; preds = %B38.if.epil.i319, %B38.if.epil.preheader.i314
  %total.2.042.epil.i320 = phi double [ %.171.epil.i328, %B38.if.epil.i319 ], [ %total.2.042.epil.init.i315, %B38.if.epil.preheader.i314 ]
  %epil.iter.i321 = phi i64 [ %epil.iter.next.i329, %B38.if.epil.i319 ], [ 0, %B38.if.epil.preheader.i314 ]
  %234 = shl i64 %epil.iter.i321, 3
  %scevgep993 = getelementptr i8, ptr %scevgep5.i318, i64 %234
  %.138.epil.i323 = load double, ptr %scevgep993, align 8, !noalias !304
  %scevgep992 = getelementptr i8, ptr %scevgep.i317, i64 %234
  %.141.epil.i325 = load double, ptr %scevgep992, align 8, !noalias !304
  %.145.epil.i326 = fdiv double %.138.epil.i323, %.141.epil.i325
  %.147.i.epil.i327 = fmul double %.145.epil.i326, %.145.epil.i326
  %.171.epil.i328 = fadd double %total.2.042.epil.i320, %.147.i.epil.i327
  %epil.iter.next.i329 = add i64 %epil.iter.i321, 1
  %epil.iter.cmp.not.i330 = icmp eq i64 %xtraiter.i258, %epil.iter.next.i329
  br i1 %epil.iter.cmp.not.i330, label %_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v73B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit336, label %B38.if.epil.i319, !llvm.loop !303

B38.if.i278:                                      ; preds = %B38.if.preheader.i274, %B38.if.i278
  %total.2.042.i279 = phi double [ %.171.3.i310, %B38.if.i278 ], [ 0.000000e+00, %B38.if.preheader.i274 ]
  %.1043840.i280 = phi i64 [ %.111.3.i309, %B38.if.i278 ], [ 0, %B38.if.preheader.i274 ]
  %sunkaddr.i281 = shl i64 %.1043840.i280, 3
  %scevgep990 = getelementptr i8, ptr %scevgep923, i64 %sunkaddr.i281
  %scevgep991 = getelementptr i8, ptr %scevgep990, i64 -24
  %.138.i283 = load double, ptr %scevgep991, align 8, !noalias !304
  %scevgep982 = getelementptr i8, ptr %scevgep915, i64 %sunkaddr.i281
  %scevgep983 = getelementptr i8, ptr %scevgep982, i64 -24
  %.141.i285 = load double, ptr %scevgep983, align 8, !noalias !304
  %.145.i286 = fdiv double %.138.i283, %.141.i285
  %.147.i.i287 = fmul double %.145.i286, %.145.i286
  %.171.i288 = fadd double %total.2.042.i279, %.147.i.i287
  %scevgep989 = getelementptr i8, ptr %scevgep990, i64 -16
  %.138.1.i290 = load double, ptr %scevgep989, align 8, !noalias !304
  %scevgep981 = getelementptr i8, ptr %scevgep982, i64 -16
  %.141.1.i292 = load double, ptr %scevgep981, align 8, !noalias !304
  %.145.1.i293 = fdiv double %.138.1.i290, %.141.1.i292
  %.147.i.1.i294 = fmul double %.145.1.i293, %.145.1.i293
  %.171.1.i295 = fadd double %.171.i288, %.147.i.1.i294
  %scevgep987 = getelementptr i8, ptr %scevgep990, i64 -8
  %.138.2.i297 = load double, ptr %scevgep987, align 8, !noalias !304
  %scevgep979 = getelementptr i8, ptr %scevgep982, i64 -8
  %.141.2.i299 = load double, ptr %scevgep979, align 8, !noalias !304
  %.145.2.i300 = fdiv double %.138.2.i297, %.141.2.i299
  %.147.i.2.i301 = fmul double %.145.2.i300, %.145.2.i300
  %.171.2.i302 = fadd double %.171.1.i295, %.147.i.2.i301
  %.138.3.i304 = load double, ptr %scevgep990, align 8, !noalias !304
  %.141.3.i306 = load double, ptr %scevgep982, align 8, !noalias !304
  %.145.3.i307 = fdiv double %.138.3.i304, %.141.3.i306
  %.147.i.3.i308 = fmul double %.145.3.i307, %.145.3.i307
  %.111.3.i309 = add nuw nsw i64 %.1043840.i280, 4
  %.171.3.i310 = fadd double %.171.2.i302, %.147.i.3.i308
  %niter.ncmp.3.i311 = icmp eq i64 %unroll_iter.i260, %.111.3.i309
  br i1 %niter.ncmp.3.i311, label %B90.loopexit.unr-lcssa.i312, label %B38.if.i278

_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v73B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx.exit336: ; preds = %B38.if.epil.i319, %B90.loopexit.unr-lcssa.i312, %B2600
  %total.2.0.lcssa.i332 = phi double [ 0.000000e+00, %B2600 ], [ %.171.3.i310, %B90.loopexit.unr-lcssa.i312 ], [ %.171.epil.i328, %B38.if.epil.i319 ]
  %.189.i334 = fdiv double %total.2.0.lcssa.i332, %.185.i
  %.201.i335 = tail call double @sqrt(double %.189.i334)
  br label %B2702

B2824.endif:                                      ; preds = %for.cond.2.preheader
  %.2700 = fdiv double %.1000, %.2689
  %.2703 = load double, ptr %sunkaddr1168, align 8
  %.2708 = fdiv double %.2703, %error.2.3
  %.2716 = tail call double @sqrt(double %.2708)
  %.2728 = tail call double @sqrt(double %.2716)
  %.2733 = fmul double %.2700, %.2728
  %.10.i337 = fcmp olt double %.2733, 1.000000e+00
  %.11.i338 = select i1 %.10.i337, double %.2733, double 1.000000e+00
  %.2763 = fmul double %.2679, %.11.i338
  br label %B2976

B3812.if:                                         ; preds = %B3812.if.lr.ph, %B3812.if
  %.409619982000 = phi i64 [ %.4103.3, %B3812.if ], [ 0, %B3812.if.lr.ph ]
  %235 = shl i64 %.409619982000, 3
  %scevgep1009 = getelementptr i8, ptr %scevgep948, i64 %235
  %scevgep1010 = getelementptr i8, ptr %scevgep1009, i64 -24
  %.4130 = load double, ptr %scevgep1010, align 8
  %scevgep1020 = getelementptr i8, ptr %lsr.iv1013, i64 %235
  %scevgep1021 = getelementptr i8, ptr %scevgep1020, i64 -24
  store double %.4130, ptr %scevgep1021, align 8
  %scevgep1008 = getelementptr i8, ptr %scevgep1009, i64 -16
  %.4130.1 = load double, ptr %scevgep1008, align 8
  %scevgep1019 = getelementptr i8, ptr %scevgep1020, i64 -16
  store double %.4130.1, ptr %scevgep1019, align 8
  %scevgep1006 = getelementptr i8, ptr %scevgep1009, i64 -8
  %.4130.2 = load double, ptr %scevgep1006, align 8
  %scevgep1017 = getelementptr i8, ptr %scevgep1020, i64 -8
  store double %.4130.2, ptr %scevgep1017, align 8
  %.4103.3 = add nuw nsw i64 %.409619982000, 4
  %.4130.3 = load double, ptr %scevgep1009, align 8
  store double %.4130.3, ptr %scevgep1020, align 8
  %niter752.ncmp.3 = icmp eq i64 %unroll_iter751, %.4103.3
  br i1 %niter752.ncmp.3, label %B3858.loopexit.unr-lcssa, label %B3812.if

B3994.if:                                         ; preds = %B3994.if.preheader, %B3994.if
  %.428820132015 = phi i64 [ %.4295.3, %B3994.if ], [ 0, %B3994.if.preheader ]
  %236 = shl i64 %.428820132015, 3
  %scevgep1036 = getelementptr i8, ptr %scevgep1030, i64 %236
  %scevgep1037 = getelementptr i8, ptr %scevgep1036, i64 -24
  %.4322 = load double, ptr %scevgep1037, align 8
  %scevgep1044 = getelementptr i8, ptr %scevgep1038, i64 %236
  %scevgep1045 = getelementptr i8, ptr %scevgep1044, i64 -24
  store double %.4322, ptr %scevgep1045, align 8
  %scevgep1035 = getelementptr i8, ptr %scevgep1036, i64 -16
  %.4322.1 = load double, ptr %scevgep1035, align 8
  %scevgep1043 = getelementptr i8, ptr %scevgep1044, i64 -16
  store double %.4322.1, ptr %scevgep1043, align 8
  %scevgep1033 = getelementptr i8, ptr %scevgep1036, i64 -8
  %.4322.2 = load double, ptr %scevgep1033, align 8
  %scevgep1041 = getelementptr i8, ptr %scevgep1044, i64 -8
  store double %.4322.2, ptr %scevgep1041, align 8
  %.4295.3 = add nuw nsw i64 %.428820132015, 4
  %.4322.3 = load double, ptr %scevgep1036, align 8
  store double %.4322.3, ptr %scevgep1044, align 8
  %niter758.ncmp.3 = icmp eq i64 %unroll_iter757, %.4295.3
  br i1 %niter758.ncmp.3, label %B4022.loopexit.unr-lcssa, label %B3994.if

B4052.if:                                         ; preds = %B4022, %B4052.if
  %.441720202022 = phi i64 [ %.4424.1, %B4052.if ], [ 0, %B4022 ]
  %237 = shl i64 %.441720202022, 3
  %scevgep1054 = getelementptr i8, ptr %arg.now, i64 %237
  %.4451 = load double, ptr %scevgep1054, align 8
  %scevgep1057 = getelementptr i8, ptr %arg.room, i64 %237
  %.4454 = load double, ptr %scevgep1057, align 8
  %scevgep1060 = getelementptr i8, ptr %scevgep905, i64 %237
  %scevgep1061 = getelementptr i8, ptr %scevgep1060, i64 -8
  %.4457 = load double, ptr %scevgep1061, align 8
  %scevgep1064 = getelementptr i8, ptr %scevgep1062, i64 %237
  %scevgep1065 = getelementptr i8, ptr %scevgep1064, i64 -8
  store double %.4451, ptr %scevgep1065, align 8
  store double %.4454, ptr %scevgep1054, align 8
  %scevgep1068 = getelementptr i8, ptr %scevgep903, i64 %237
  %scevgep1069 = getelementptr i8, ptr %scevgep1068, i64 -8
  store double %.4457, ptr %scevgep1069, align 8
  %.4424.1 = add nuw nsw i64 %.441720202022, 2
  %scevgep1053 = getelementptr i8, ptr %scevgep1054, i64 8
  %.4451.1 = load double, ptr %scevgep1053, align 8
  %scevgep1056 = getelementptr i8, ptr %scevgep1057, i64 8
  %.4454.1 = load double, ptr %scevgep1056, align 8
  %.4457.1 = load double, ptr %scevgep1060, align 8
  store double %.4451.1, ptr %scevgep1064, align 8
  store double %.4454.1, ptr %scevgep1053, align 8
  store double %.4457.1, ptr %scevgep1068, align 8
  %exitcond5276.not.1 = icmp eq i64 %..64, %.4424.1
  br i1 %exitcond5276.not.1, label %B4126, label %B4052.if
}

define internal fastcc void @part16(ptr noalias nonnull writeonly captures(none) %retptr, double %arg.x, ptr readonly captures(none) %arg.y, ptr readonly captures(none) %arg.Z, i64 range(i64 2, 1) %arg.size, ptr captures(none) %arg.state) unnamed_addr #2 {
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
  br i1 %epil.iter.cmp.not, label %B238.if.preheader.new, label %B34.if.epil, !llvm.loop !307

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

define internal fastcc void @part19(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.J, i64 %arg.n, ptr readonly captures(none) %arg.units, double %arg.c, double %arg.ci, ptr readonly captures(none) %arg.shifted, ptr captures(none) %arg.x, ptr captures(none) %arg.y) unnamed_addr #2 {
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
  br i1 %1, label %B172.endif.endif.endif, label %B172.endif.endif.else.if, !prof !308

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

define internal fastcc void @part18(ptr noalias nonnull writeonly captures(none) %retptr, i64 %arg.problem.0, i64 %arg.problem.1, ptr readonly captures(none) %arg.problem.4, ptr %arg.problem.5, ptr %arg.problem.6, ptr captures(none) %arg.problem.7, ptr %arg.problem.8, double %arg.t, double %arg.h, ptr readonly captures(none) %arg.y, ptr readonly captures(none) %arg.Z, ptr %arg.F, ptr %arg.point) unnamed_addr {
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
  br i1 %epil.iter21.cmp.not, label %B174.1, label %B116.if.1.epil, !llvm.loop !309

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
  br i1 %epil.iter27.cmp.not, label %B174.2, label %B116.if.2.epil, !llvm.loop !310

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
  br i1 %epil.iter.cmp.not, label %B174, label %B116.if.epil, !llvm.loop !311

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

define internal fastcc void @part17(ptr noalias nonnull writeonly captures(none) %retptr, ptr readonly captures(none) %arg.J, i64 %arg.n, double %arg.c, double %arg.ci, ptr captures(none) %arg.shifted) unnamed_addr #2 {
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

declare double @llvm.pow.f64(double, double) #0

attributes #0 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = distinct !{!2, !1}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_ZN9teachmech3run8compiled16kernel_augmented16find_multipliersB3v28B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!5 = distinct !{!5, !"_ZN9teachmech3run8compiled16kernel_augmented16find_multipliersB3v28B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!6 = !{!7, !9, !4}
!7 = distinct !{!7, !8, !"_ZN9teachmech3run8compiled20kernel_linear_system8units_ofB2v7B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!8 = distinct !{!8, !"_ZN9teachmech3run8compiled20kernel_linear_system8units_ofB2v7B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!9 = distinct !{!9, !10, !"_ZN9teachmech3run8compiled20kernel_linear_system10least_massB3v10B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!10 = distinct !{!10, !"_ZN9teachmech3run8compiled20kernel_linear_system10least_massB3v10B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!11 = !{!9, !4}
!12 = distinct !{!12, !1}
!13 = distinct !{!13, !1}
!14 = distinct !{!14, !1}
!15 = !{!16, !18}
!16 = distinct !{!16, !17, !"_ZN9teachmech3run8compiled13kernel_states10accelerateB2v2B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a: %retptr"}
!17 = distinct !{!17, !"_ZN9teachmech3run8compiled13kernel_states10accelerateB2v2B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a"}
!18 = distinct !{!18, !17, !"_ZN9teachmech3run8compiled13kernel_states10accelerateB2v2B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a: %excinfo"}
!19 = distinct !{!19, !1}
!20 = !{!21}
!21 = distinct !{!21, !22, !"_ZN9teachmech3run8compiled16kernel_augmented8penaliseB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!22 = distinct !{!22, !"_ZN9teachmech3run8compiled16kernel_augmented8penaliseB2v5B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!23 = distinct !{!23, !1}
!24 = !{!25, !27}
!25 = distinct !{!25, !26, !"_ZN9teachmech3run8compiled16kernel_augmented5weighB3v16B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!26 = distinct !{!26, !"_ZN9teachmech3run8compiled16kernel_augmented5weighB3v16B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!27 = distinct !{!27, !26, !"_ZN9teachmech3run8compiled16kernel_augmented5weighB3v16B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %excinfo"}
!28 = !{!29, !31}
!29 = distinct !{!29, !30, !"_ZN9teachmech3run8compiled16kernel_augmented5weighB3v16B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!30 = distinct !{!30, !"_ZN9teachmech3run8compiled16kernel_augmented5weighB3v16B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!31 = distinct !{!31, !30, !"_ZN9teachmech3run8compiled16kernel_augmented5weighB3v16B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %excinfo"}
!32 = distinct !{!32, !1}
!33 = distinct !{!33, !1}
!34 = distinct !{!34, !1}
!35 = !{!36}
!36 = distinct !{!36, !37, !"_ZN9teachmech3run8compiled20kernel_linear_system8units_ofB2v7B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!37 = distinct !{!37, !"_ZN9teachmech3run8compiled20kernel_linear_system8units_ofB2v7B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!38 = distinct !{!38, !1}
!39 = distinct !{!39, !1}
!40 = distinct !{!40, !1}
!41 = distinct !{!41, !1}
!42 = distinct !{!42, !1}
!43 = distinct !{!43, !1}
!44 = distinct !{!44, !1}
!45 = !{!46}
!46 = distinct !{!46, !47, !"_ZN9teachmech3run8compiled20kernel_linear_system8units_ofB2v7B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!47 = distinct !{!47, !"_ZN9teachmech3run8compiled20kernel_linear_system8units_ofB2v7B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!48 = !{!49, !51}
!49 = distinct !{!49, !50, !"_ZN9teachmech3run8compiled20kernel_linear_system8units_ofB2v7B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!50 = distinct !{!50, !"_ZN9teachmech3run8compiled20kernel_linear_system8units_ofB2v7B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!51 = distinct !{!51, !52, !"_ZN9teachmech3run8compiled20kernel_linear_system10least_massB3v10B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!52 = distinct !{!52, !"_ZN9teachmech3run8compiled20kernel_linear_system10least_massB3v10B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!53 = !{!51}
!54 = distinct !{!54, !1}
!55 = distinct !{!55, !1}
!56 = !{!57}
!57 = distinct !{!57, !58, !"_ZN9teachmech3run8compiled20kernel_linear_system14rank_toleranceB3v11B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!58 = distinct !{!58, !"_ZN9teachmech3run8compiled20kernel_linear_system14rank_toleranceB3v11B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!59 = !{!60}
!60 = distinct !{!60, !61, !"_ZN9teachmech3run8compiled20kernel_linear_system10factors_ofB3v12B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!61 = distinct !{!61, !"_ZN9teachmech3run8compiled20kernel_linear_system10factors_ofB3v12B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!62 = !{!63}
!63 = distinct !{!63, !64, !"_ZN9teachmech3run8compiled20kernel_linear_system6rotateB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax: %retptr"}
!64 = distinct !{!64, !"_ZN9teachmech3run8compiled20kernel_linear_system6rotateB3v25B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2ax10float64_2a10float64_2ax"}
!65 = !{!66}
!66 = distinct !{!66, !67, !"_ZN9teachmech3run8compiled20kernel_linear_system10factors_ofB3v12B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!67 = distinct !{!67, !"_ZN9teachmech3run8compiled20kernel_linear_system10factors_ofB3v12B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!68 = distinct !{!68, !1}
!69 = distinct !{!69, !1}
!70 = distinct !{!70, !1}
!71 = distinct !{!71, !1}
!72 = distinct !{!72, !1}
!73 = !{!74, !76}
!74 = distinct !{!74, !75, !"_ZN9teachmech3run8compiled20kernel_linear_system8units_ofB2v7B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!75 = distinct !{!75, !"_ZN9teachmech3run8compiled20kernel_linear_system8units_ofB2v7B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!76 = distinct !{!76, !77, !"_ZN9teachmech3run8compiled20kernel_linear_system10least_massB3v10B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!77 = distinct !{!77, !"_ZN9teachmech3run8compiled20kernel_linear_system10least_massB3v10B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!78 = !{!76}
!79 = !{!80}
!80 = distinct !{!80, !81, !"_ZN9teachmech3run8compiled20kernel_linear_system14rank_toleranceB3v11B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!81 = distinct !{!81, !"_ZN9teachmech3run8compiled20kernel_linear_system14rank_toleranceB3v11B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!82 = distinct !{!82, !1}
!83 = !{!84}
!84 = distinct !{!84, !85, !"_ZN9teachmech3run8compiled13kernel_states6finiteB3v38B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax: %retptr"}
!85 = distinct !{!85, !"_ZN9teachmech3run8compiled13kernel_states6finiteB3v38B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax"}
!86 = distinct !{!86, !1}
!87 = distinct !{!87, !1}
!88 = !{!89, !91}
!89 = distinct !{!89, !90, !"_ZN9teachmech3run8compiled13kernel_states10accelerateB2v2B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a: %retptr"}
!90 = distinct !{!90, !"_ZN9teachmech3run8compiled13kernel_states10accelerateB2v2B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a"}
!91 = distinct !{!91, !90, !"_ZN9teachmech3run8compiled13kernel_states10accelerateB2v2B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a: %excinfo"}
!92 = distinct !{!92, !93}
!93 = !{!"llvm.loop.peeled.count", i32 1}
!94 = distinct !{!94, !1}
!95 = !{!96}
!96 = distinct !{!96, !97, !"_ZN9teachmech3run8compiled13kernel_states7correctB3v32B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a: %retptr"}
!97 = distinct !{!97, !"_ZN9teachmech3run8compiled13kernel_states7correctB3v32B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a"}
!98 = !{!99, !96}
!99 = distinct !{!99, !100, !"_ZN9teachmech3run8compiled20kernel_linear_system8sizes_ofB3v33B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!100 = distinct !{!100, !"_ZN9teachmech3run8compiled20kernel_linear_system8sizes_ofB3v33B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!101 = !{!102, !96}
!102 = distinct !{!102, !103, !"_ZN9teachmech3run8compiled13kernel_states12find_changesB3v34B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a: %retptr"}
!103 = distinct !{!103, !"_ZN9teachmech3run8compiled13kernel_states12find_changesB3v34B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a"}
!104 = distinct !{!104, !1}
!105 = distinct !{!105, !1}
!106 = !{!107}
!107 = distinct !{!107, !108, !"_ZN9teachmech3run8compiled13kernel_states11keep_metricB3v35B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a: %retptr"}
!108 = distinct !{!108, !"_ZN9teachmech3run8compiled13kernel_states11keep_metricB3v35B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a"}
!109 = distinct !{!109, !1}
!110 = !{!111}
!111 = distinct !{!111, !112, !"_ZN9teachmech3run8compiled13kernel_states8approachB3v36B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a27Literal_5bbool_5d_28True_29: %retptr"}
!112 = distinct !{!112, !"_ZN9teachmech3run8compiled13kernel_states8approachB3v36B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a27Literal_5bbool_5d_28True_29"}
!113 = !{!114, !111}
!114 = distinct !{!114, !115, !"_ZN9teachmech3run8compiled20kernel_linear_system8sizes_ofB3v33B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!115 = distinct !{!115, !"_ZN9teachmech3run8compiled20kernel_linear_system8sizes_ofB3v33B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!116 = distinct !{!116, !1}
!117 = !{!118}
!118 = distinct !{!118, !119, !"_ZN9teachmech3run8compiled13kernel_states8approachB3v37B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a28Literal_5bbool_5d_28False_29: %retptr"}
!119 = distinct !{!119, !"_ZN9teachmech3run8compiled13kernel_states8approachB3v37B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a28Literal_5bbool_5d_28False_29"}
!120 = !{!121, !118}
!121 = distinct !{!121, !122, !"_ZN9teachmech3run8compiled20kernel_linear_system8sizes_ofB3v33B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!122 = distinct !{!122, !"_ZN9teachmech3run8compiled20kernel_linear_system8sizes_ofB3v33B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!123 = distinct !{!123, !1}
!124 = !{!125}
!125 = distinct !{!125, !126, !"_ZN9teachmech3run8compiled20kernel_linear_system8sizes_ofB3v33B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!126 = distinct !{!126, !"_ZN9teachmech3run8compiled20kernel_linear_system8sizes_ofB3v33B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!127 = !{!128, !130}
!128 = distinct !{!128, !129, !"_ZN9teachmech3run8compiled20kernel_linear_system8sizes_ofB3v33B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!129 = distinct !{!129, !"_ZN9teachmech3run8compiled20kernel_linear_system8sizes_ofB3v33B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!130 = distinct !{!130, !131, !"_ZN9teachmech3run8compiled15kernel_explicit10first_stepB3v40B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dxd: %retptr"}
!131 = distinct !{!131, !"_ZN9teachmech3run8compiled15kernel_explicit10first_stepB3v40B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dxd"}
!132 = !{!130}
!133 = distinct !{!133, !1}
!134 = distinct !{!134, !1}
!135 = !{!136}
!136 = distinct !{!136, !137, !"_ZN9teachmech3run8compiled15kernel_explicit5stageB3v44B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2910float64_2ad10float64_2ad10float64_2a23Literal_5bint_5d_281_29x10float64_2a: %retptr"}
!137 = distinct !{!137, !"_ZN9teachmech3run8compiled15kernel_explicit5stageB3v44B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2910float64_2ad10float64_2ad10float64_2a23Literal_5bint_5d_281_29x10float64_2a"}
!138 = !{!139, !136}
!139 = distinct !{!139, !140, !"_ZN9teachmech3run8compiled15kernel_explicit10weights_ofB3v46B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax: %retptr"}
!140 = distinct !{!140, !"_ZN9teachmech3run8compiled15kernel_explicit10weights_ofB3v46B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax"}
!141 = !{!142, !136}
!142 = distinct !{!142, !143, !"_ZN9teachmech3run8compiled15kernel_explicit7combineB3v47B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx10float64_2a: %retptr"}
!143 = distinct !{!143, !"_ZN9teachmech3run8compiled15kernel_explicit7combineB3v47B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx10float64_2a"}
!144 = !{!145}
!145 = distinct !{!145, !146, !"_ZN9teachmech3run8compiled15kernel_explicit9errors_ofB3v48B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a23Literal_5bint_5d_280_29: %retptr"}
!146 = distinct !{!146, !"_ZN9teachmech3run8compiled15kernel_explicit9errors_ofB3v48B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a23Literal_5bint_5d_280_29"}
!147 = !{!148}
!148 = distinct !{!148, !149, !"_ZN9teachmech3run8compiled15kernel_explicit13tangent_errorB3v51B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29ddd10float64_2a10float64_2a10float64_2a10float64_2a: %retptr"}
!149 = distinct !{!149, !"_ZN9teachmech3run8compiled15kernel_explicit13tangent_errorB3v51B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29ddd10float64_2a10float64_2a10float64_2a10float64_2a"}
!150 = !{!151, !148}
!151 = distinct !{!151, !152, !"_ZN9teachmech3run8compiled13kernel_states12keep_tangentB3v52B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29: %retptr"}
!152 = distinct !{!152, !"_ZN9teachmech3run8compiled13kernel_states12keep_tangentB3v52B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a23Literal_5bint_5d_282_29"}
!153 = distinct !{!153, !1}
!154 = distinct !{!154, !1}
!155 = !{!156, !148}
!156 = distinct !{!156, !157, !"_ZN9teachmech3run8compiled15kernel_explicit10error_normB3v50B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2adx: %retptr"}
!157 = distinct !{!157, !"_ZN9teachmech3run8compiled15kernel_explicit10error_normB3v50B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2adx"}
!158 = distinct !{!158, !1}
!159 = !{!160}
!160 = distinct !{!160, !161, !"_ZN9teachmech3run8compiled13kernel_states6finiteB3v38B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax: %retptr"}
!161 = distinct !{!161, !"_ZN9teachmech3run8compiled13kernel_states6finiteB3v38B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax"}
!162 = distinct !{!162, !1}
!163 = !{!164}
!164 = distinct !{!164, !165, !"_ZN9teachmech3run8compiled15kernel_explicit5stageB3v54B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2910float64_2ad10float64_2ad10float64_2axx10float64_2a: %retptr"}
!165 = distinct !{!165, !"_ZN9teachmech3run8compiled15kernel_explicit5stageB3v54B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2910float64_2ad10float64_2ad10float64_2axx10float64_2a"}
!166 = !{!167, !164}
!167 = distinct !{!167, !168, !"_ZN9teachmech3run8compiled15kernel_explicit10weights_ofB3v46B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax: %retptr"}
!168 = distinct !{!168, !"_ZN9teachmech3run8compiled15kernel_explicit10weights_ofB3v46B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax"}
!169 = !{!170, !164}
!170 = distinct !{!170, !171, !"_ZN9teachmech3run8compiled15kernel_explicit7combineB3v47B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx10float64_2a: %retptr"}
!171 = distinct !{!171, !"_ZN9teachmech3run8compiled15kernel_explicit7combineB3v47B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx10float64_2a"}
!172 = distinct !{!172, !1}
!173 = !{!174}
!174 = distinct !{!174, !175, !"_ZN9teachmech3run8compiled15kernel_explicit11interpolateB3v56B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2axx10float64_2a: %retptr"}
!175 = distinct !{!175, !"_ZN9teachmech3run8compiled15kernel_explicit11interpolateB3v56B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2a10float64_2axx10float64_2a"}
!176 = distinct !{!176, !1}
!177 = distinct !{!177, !1}
!178 = !{!179}
!179 = distinct !{!179, !180, !"_ZN9teachmech3run8compiled13kernel_states8keep_endB3v57B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2ax10float64_2a: %retptr"}
!180 = distinct !{!180, !"_ZN9teachmech3run8compiled13kernel_states8keep_endB3v57B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2ax10float64_2a"}
!181 = distinct !{!181, !1}
!182 = !{!183}
!183 = distinct !{!183, !184, !"_ZN9teachmech3run8compiled13kernel_states12stands_stillB3v58B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEdd10float64_2a: %retptr"}
!184 = distinct !{!184, !"_ZN9teachmech3run8compiled13kernel_states12stands_stillB3v58B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEdd10float64_2a"}
!185 = !{!186}
!186 = distinct !{!186, !187, !"_ZN9teachmech3run8compiled15kernel_explicit7combineB3v47B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx10float64_2a: %retptr"}
!187 = distinct !{!187, !"_ZN9teachmech3run8compiled15kernel_explicit7combineB3v47B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx10float64_2a"}
!188 = !{!189}
!189 = distinct !{!189, !190, !"_ZN9teachmech3run8compiled15kernel_explicit9errors_ofB3v49B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a23Literal_5bint_5d_281_29: %retptr"}
!190 = distinct !{!190, !"_ZN9teachmech3run8compiled15kernel_explicit9errors_ofB3v49B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a23Literal_5bint_5d_281_29"}
!191 = !{!192}
!192 = distinct !{!192, !193, !"_ZN9teachmech3run8compiled15kernel_explicit7combineB3v47B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx10float64_2a: %retptr"}
!193 = distinct !{!193, !"_ZN9teachmech3run8compiled15kernel_explicit7combineB3v47B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx10float64_2a"}
!194 = !{!195}
!195 = distinct !{!195, !196, !"_ZN9teachmech3run8compiled15kernel_explicit10error_normB3v50B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2adx: %retptr"}
!196 = distinct !{!196, !"_ZN9teachmech3run8compiled15kernel_explicit10error_normB3v50B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2adx"}
!197 = !{!198}
!198 = distinct !{!198, !199, !"_ZN9teachmech3run8compiled15kernel_explicit8dense_ofB3v55B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax: %retptr"}
!199 = distinct !{!199, !"_ZN9teachmech3run8compiled15kernel_explicit8dense_ofB3v55B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax"}
!200 = !{!201}
!201 = distinct !{!201, !202, !"_ZN9teachmech3run8compiled15kernel_explicit7combineB3v47B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx10float64_2a: %retptr"}
!202 = distinct !{!202, !"_ZN9teachmech3run8compiled15kernel_explicit7combineB3v47B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx10float64_2a"}
!203 = distinct !{!203, !1}
!204 = distinct !{!204, !1}
!205 = !{!206}
!206 = distinct !{!206, !207, !"_ZN9teachmech3run8compiled16kernel_kinematic7betweenB3v65B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEddx10float64_2a10float64_2a10float64_2a10float64_2a10float64_2a: %retptr"}
!207 = distinct !{!207, !"_ZN9teachmech3run8compiled16kernel_kinematic7betweenB3v65B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEddx10float64_2a10float64_2a10float64_2a10float64_2a10float64_2a"}
!208 = distinct !{!208, !1}
!209 = !{!210}
!210 = distinct !{!210, !211, !"_ZN9teachmech3run8compiled13kernel_states8keep_endB3v57B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2ax10float64_2a: %retptr"}
!211 = distinct !{!211, !"_ZN9teachmech3run8compiled13kernel_states8keep_endB3v57B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEd10float64_2ax10float64_2a"}
!212 = distinct !{!212, !1}
!213 = !{!214}
!214 = distinct !{!214, !215, !"_ZN9teachmech3run8compiled20kernel_linear_system8sizes_ofB3v33B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!215 = distinct !{!215, !"_ZN9teachmech3run8compiled20kernel_linear_system8sizes_ofB3v33B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!216 = distinct !{!216, !1}
!217 = distinct !{!217, !1}
!218 = !{!219}
!219 = distinct !{!219, !220, !"_ZN9teachmech3run8compiled16kernel_kinematic6spreadB3v61B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a: %retptr"}
!220 = distinct !{!220, !"_ZN9teachmech3run8compiled16kernel_kinematic6spreadB3v61B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a"}
!221 = !{!222, !219}
!222 = distinct !{!222, !223, !"_ZN9teachmech3run8compiled16kernel_kinematic4gramB3v62B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a: %retptr"}
!223 = distinct !{!223, !"_ZN9teachmech3run8compiled16kernel_kinematic4gramB3v62B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a"}
!224 = !{!225, !222, !219}
!225 = distinct !{!225, !226, !"_ZN9teachmech3run8compiled20kernel_linear_system8sizes_ofB3v33B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!226 = distinct !{!226, !"_ZN9teachmech3run8compiled20kernel_linear_system8sizes_ofB3v33B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!227 = distinct !{!227, !1}
!228 = !{!229, !219}
!229 = distinct !{!229, !230, !"_ZN9teachmech3run8compiled16kernel_kinematic5belowB3v63B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axd: %retptr"}
!230 = distinct !{!230, !"_ZN9teachmech3run8compiled16kernel_kinematic5belowB3v63B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axd"}
!231 = distinct !{!231, !1}
!232 = !{!233, !235}
!233 = distinct !{!233, !234, !"_ZN9teachmech3run8compiled16kernel_kinematic5belowB3v63B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axd: %retptr"}
!234 = distinct !{!234, !"_ZN9teachmech3run8compiled16kernel_kinematic5belowB3v63B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axd"}
!235 = distinct !{!235, !236, !"_ZN9teachmech3run8compiled16kernel_kinematic8narrowerB3v64B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEx10float64_2add: %retptr"}
!236 = distinct !{!236, !"_ZN9teachmech3run8compiled16kernel_kinematic8narrowerB3v64B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEx10float64_2add"}
!237 = !{!238, !240}
!238 = distinct !{!238, !239, !"_ZN9teachmech3run8compiled16kernel_kinematic5belowB3v63B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axd: %retptr"}
!239 = distinct !{!239, !"_ZN9teachmech3run8compiled16kernel_kinematic5belowB3v63B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axd"}
!240 = distinct !{!240, !241, !"_ZN9teachmech3run8compiled16kernel_kinematic8narrowerB3v64B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEx10float64_2add: %retptr"}
!241 = distinct !{!241, !"_ZN9teachmech3run8compiled16kernel_kinematic8narrowerB3v64B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEx10float64_2add"}
!242 = !{!243}
!243 = distinct !{!243, !244, !"_ZN9teachmech3run8compiled20kernel_linear_system8units_ofB2v7B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!244 = distinct !{!244, !"_ZN9teachmech3run8compiled20kernel_linear_system8units_ofB2v7B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!245 = !{!246}
!246 = distinct !{!246, !247, !"_ZN9teachmech3run8compiled20kernel_linear_system8sizes_ofB3v33B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!247 = distinct !{!247, !"_ZN9teachmech3run8compiled20kernel_linear_system8sizes_ofB3v33B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!248 = !{!249}
!249 = distinct !{!249, !250, !"_ZN9teachmech3run8compiled13kernel_states9lineariseB3v67B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a10float64_2a: %retptr"}
!250 = distinct !{!250, !"_ZN9teachmech3run8compiled13kernel_states9lineariseB3v67B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29d10float64_2a10float64_2a10float64_2a"}
!251 = !{!252, !249}
!252 = distinct !{!252, !253, !"_ZN9teachmech3run8compiled20kernel_linear_system8units_ofB2v7B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!253 = distinct !{!253, !"_ZN9teachmech3run8compiled20kernel_linear_system8units_ofB2v7B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!254 = distinct !{!254, !1}
!255 = distinct !{!255, !1}
!256 = distinct !{!256, !1}
!257 = distinct !{!257, !1}
!258 = !{!259, !261, !249}
!259 = distinct !{!259, !260, !"_ZN9teachmech3run8compiled16kernel_augmented5weighB3v16B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!260 = distinct !{!260, !"_ZN9teachmech3run8compiled16kernel_augmented5weighB3v16B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!261 = distinct !{!261, !260, !"_ZN9teachmech3run8compiled16kernel_augmented5weighB3v16B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %excinfo"}
!262 = !{!263, !249}
!263 = distinct !{!263, !264, !"_ZN9teachmech3run8compiled13kernel_states6finiteB3v38B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax: %retptr"}
!264 = distinct !{!264, !"_ZN9teachmech3run8compiled13kernel_states6finiteB3v38B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax"}
!265 = distinct !{!265, !1}
!266 = !{!267, !269}
!267 = distinct !{!267, !268, !"_ZN9teachmech3run8compiled12kernel_radau7iterateB3v69B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a: %retptr"}
!268 = distinct !{!268, !"_ZN9teachmech3run8compiled12kernel_radau7iterateB3v69B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a"}
!269 = distinct !{!269, !268, !"_ZN9teachmech3run8compiled12kernel_radau7iterateB3v69B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29dd10float64_2a10float64_2a10float64_2ad10float64_2a10float64_2a: %excinfo"}
!270 = !{!271, !267, !269}
!271 = distinct !{!271, !272, !"_ZN9teachmech3run8compiled20kernel_linear_system8units_ofB2v7B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29: %retptr"}
!272 = distinct !{!272, !"_ZN9teachmech3run8compiled20kernel_linear_system8units_ofB2v7B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE129Problem_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20int64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_2c_20float64_2a_29"}
!273 = !{!274, !267, !269}
!274 = distinct !{!274, !275, !"_ZN9teachmech3run8compiled13kernel_states6finiteB3v38B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax: %retptr"}
!275 = distinct !{!275, !"_ZN9teachmech3run8compiled13kernel_states6finiteB3v38B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax"}
!276 = distinct !{!276, !1}
!277 = !{!"branch_weights", i32 34359737, i32 2113123911}
!278 = !{!279, !267, !269}
!279 = distinct !{!279, !280, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v73B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx: %retptr"}
!280 = distinct !{!280, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v73B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx"}
!281 = distinct !{!281, !1}
!282 = !{!283, !267, !269}
!283 = distinct !{!283, !284, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v73B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx: %retptr"}
!284 = distinct !{!284, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v73B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx"}
!285 = !{!286, !267, !269}
!286 = distinct !{!286, !287, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v73B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx: %retptr"}
!287 = distinct !{!287, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v73B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx"}
!288 = !{!"branch_weights", i32 49, i32 1}
!289 = distinct !{!289, !1}
!290 = !{!291}
!291 = distinct !{!291, !292, !"_ZN9teachmech3run8compiled13kernel_states6finiteB3v38B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax: %retptr"}
!292 = distinct !{!292, !"_ZN9teachmech3run8compiled13kernel_states6finiteB3v38B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2ax"}
!293 = distinct !{!293, !1}
!294 = distinct !{!294, !1}
!295 = distinct !{!295, !1}
!296 = !{!297}
!297 = distinct !{!297, !298, !"_ZN9teachmech3run8compiled13kernel_states12stands_stillB3v58B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEdd10float64_2a: %retptr"}
!298 = distinct !{!298, !"_ZN9teachmech3run8compiled13kernel_states12stands_stillB3v58B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAEdd10float64_2a"}
!299 = distinct !{!299, !93}
!300 = !{!301}
!301 = distinct !{!301, !302, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v73B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx: %retptr"}
!302 = distinct !{!302, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v73B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx"}
!303 = distinct !{!303, !1}
!304 = !{!305}
!305 = distinct !{!305, !306, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v73B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx: %retptr"}
!306 = distinct !{!306, !"_ZN9teachmech3run8compiled12kernel_radau16root_mean_squareB3v73B36c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWpoAE10float64_2a10float64_2axx"}
!307 = distinct !{!307, !1}
!308 = !{!"branch_weights", i32 1, i32 99}
!309 = distinct !{!309, !1}
!310 = distinct !{!310, !1}
!311 = distinct !{!311, !1}
