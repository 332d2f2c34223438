#if !canImport(Darwin)
  public import Foundation

  // More names from before Swift 4.2: constants that have become members.

  /// `CAShapeLayerLineCap.butt`.
  public let kCALineCapButt = CAShapeLayerLineCap.butt
  /// `CAShapeLayerLineCap.round`.
  public let kCALineCapRound = CAShapeLayerLineCap.round
  /// `CAShapeLayerLineCap.square`.
  public let kCALineCapSquare = CAShapeLayerLineCap.square
  /// `CAShapeLayerLineJoin.miter`.
  public let kCALineJoinMiter = CAShapeLayerLineJoin.miter
  /// `CAShapeLayerLineJoin.round`.
  public let kCALineJoinRound = CAShapeLayerLineJoin.round
  /// `CAShapeLayerLineJoin.bevel`.
  public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel
  /// `CAShapeLayerFillRule.nonZero`.
  public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero
  /// `CAShapeLayerFillRule.evenOdd`.
  public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd
  /// `CAMediaTimingFillMode.forwards`.
  public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
  /// `CAMediaTimingFillMode.backwards`.
  public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
  /// `CAMediaTimingFillMode.both`.
  public let kCAFillModeBoth = CAMediaTimingFillMode.both
  /// `CAMediaTimingFillMode.removed`.
  public let kCAFillModeRemoved = CAMediaTimingFillMode.removed
  /// `CAMediaTimingFunctionName.linear`.
  public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
  /// `CAMediaTimingFunctionName.easeIn`.
  public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
  /// `CAMediaTimingFunctionName.easeOut`.
  public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
  /// `CAMediaTimingFunctionName.easeInEaseOut`.
  public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
  /// `CAMediaTimingFunctionName.default`.
  public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default
  /// `CATextLayerAlignmentMode.natural`.
  public let kCAAlignmentNatural = CATextLayerAlignmentMode.natural
  /// `CATextLayerAlignmentMode.left`.
  public let kCAAlignmentLeft = CATextLayerAlignmentMode.left
  /// `CATextLayerAlignmentMode.right`.
  public let kCAAlignmentRight = CATextLayerAlignmentMode.right
  /// `CATextLayerAlignmentMode.center`.
  public let kCAAlignmentCenter = CATextLayerAlignmentMode.center
  /// `CATextLayerTruncationMode.none`.
  public let kCATruncationNone = CATextLayerTruncationMode.none
  /// `CATextLayerTruncationMode.start`.
  public let kCATruncationStart = CATextLayerTruncationMode.start
  /// `CATextLayerTruncationMode.middle`.
  public let kCATruncationMiddle = CATextLayerTruncationMode.middle
  /// `CATextLayerTruncationMode.end`.
  public let kCATruncationEnd = CATextLayerTruncationMode.end
  /// `CAAnimationCalculationMode.linear`.
  public let kCAAnimationLinear = CAAnimationCalculationMode.linear
  /// `CAAnimationCalculationMode.discrete`.
  public let kCAAnimationDiscrete = CAAnimationCalculationMode.discrete
  /// `CAAnimationCalculationMode.paced`.
  public let kCAAnimationPaced = CAAnimationCalculationMode.paced
  /// `CAAnimationCalculationMode.cubic`.
  public let kCAAnimationCubic = CAAnimationCalculationMode.cubic
  /// `CAAnimationCalculationMode.cubicPaced`.
  public let kCAAnimationCubicPaced = CAAnimationCalculationMode.cubicPaced
  /// `CAAnimationRotationMode.rotateAuto`.
  public let kCAAnimationRotateAuto = CAAnimationRotationMode.rotateAuto
  /// `CAAnimationRotationMode.rotateAutoReverse`.
  public let kCAAnimationRotateAutoReverse = CAAnimationRotationMode.rotateAutoReverse
  /// `CAGradientLayerType.axial`.
  public let kCAGradientLayerAxial = CAGradientLayerType.axial
  /// `CALayerContentsFilter.nearest`.
  public let kCAFilterNearest = CALayerContentsFilter.nearest
  /// `CALayerContentsFilter.linear`.
  public let kCAFilterLinear = CALayerContentsFilter.linear
  /// `CALayerContentsFilter.trilinear`.
  public let kCAFilterTrilinear = CALayerContentsFilter.trilinear
  /// `CALayerContentsGravity.resize`.
  public let kCAGravityResize = CALayerContentsGravity.resize
  /// `CALayerContentsGravity.resizeAspect`.
  public let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect
  /// `CALayerContentsGravity.resizeAspectFill`.
  public let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill
  /// `CALayerContentsGravity.center`.
  public let kCAGravityCenter = CALayerContentsGravity.center

  /// The greatest finite `Float`: animations are repeated so many times for ever.
  public let HUGE = Float.greatestFiniteMagnitude

  /// `UIView.noIntrinsicMetric`.
  public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric
  /// `UIFont.Weight.ultraLight`.
  public let UIFontWeightUltraLight = UIFont.Weight.ultraLight
  /// `UIFont.Weight.thin`.
  public let UIFontWeightThin = UIFont.Weight.thin
  /// `UIFont.Weight.light`.
  public let UIFontWeightLight = UIFont.Weight.light
  /// `UIFont.Weight.regular`.
  public let UIFontWeightRegular = UIFont.Weight.regular
  /// `UIFont.Weight.medium`.
  public let UIFontWeightMedium = UIFont.Weight.medium
  /// `UIFont.Weight.semibold`.
  public let UIFontWeightSemibold = UIFont.Weight.semibold
  /// `UIFont.Weight.bold`.
  public let UIFontWeightBold = UIFont.Weight.bold
  /// `UIFont.Weight.heavy`.
  public let UIFontWeightHeavy = UIFont.Weight.heavy
  /// `UIFont.Weight.black`.
  public let UIFontWeightBlack = UIFont.Weight.black
  /// `NSAttributedString.Key.font`.
  public let NSFontAttributeName = NSAttributedString.Key.font
  /// `NSAttributedString.Key.foregroundColor`.
  public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
  /// `NSAttributedString.Key.backgroundColor`.
  public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor
  /// `NSAttributedString.Key.paragraphStyle`.
  public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
  /// `NSAttributedString.Key.kern`.
  public let NSKernAttributeName = NSAttributedString.Key.kern
  /// `NSAttributedString.Key.underlineStyle`.
  public let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle

  /// `UIAccessibilityTraits`' members.
  public let UIAccessibilityTraitNone = UIAccessibilityTraits.none
  /// `UIAccessibilityTraits.button`.
  public let UIAccessibilityTraitButton = UIAccessibilityTraits.button
  /// `UIAccessibilityTraits.selected`.
  public let UIAccessibilityTraitSelected = UIAccessibilityTraits.selected
  /// `UIAccessibilityTraits.adjustable`.
  public let UIAccessibilityTraitAdjustable = UIAccessibilityTraits.adjustable
  /// `UIAccessibilityTraits.notEnabled`.
  public let UIAccessibilityTraitNotEnabled = UIAccessibilityTraits.notEnabled
  /// `UIAccessibilityTraits.image`.
  public let UIAccessibilityTraitImage = UIAccessibilityTraits.image
  /// `UIAccessibilityTraits.header`.
  public let UIAccessibilityTraitHeader = UIAccessibilityTraits.header
  /// `UIAccessibility.Notification`'s members.
  public let UIAccessibilityLayoutChangedNotification = UIAccessibility.Notification.layoutChanged
  /// `UIAccessibility.Notification.screenChanged`.
  public let UIAccessibilityScreenChangedNotification = UIAccessibility.Notification.screenChanged
  /// `UIAccessibility.Notification.announcement`.
  public let UIAccessibilityAnnouncementNotification = UIAccessibility.Notification.announcement
  /// `UIAccessibility.post(notification:argument:)`.
  @preconcurrency @MainActor
  public func UIAccessibilityPostNotification(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    UIAccessibility.post(notification: notification, argument: argument)
  }
  /// `UIAccessibility.isVoiceOverRunning`.
  @preconcurrency @MainActor
  public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }
  /// `UIAccessibility.isReduceMotionEnabled`.
  @preconcurrency @MainActor
  public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }
  /// `CATextLayerAlignmentMode.justified`.
  public let kCAAlignmentJustified = CATextLayerAlignmentMode.justified
  /// `CAEmitterLayerRenderMode.additive`.
  public let kCAEmitterLayerAdditive = CAEmitterLayerRenderMode.additive
  /// `CAEmitterLayerRenderMode.backToFront`.
  public let kCAEmitterLayerBackToFront = CAEmitterLayerRenderMode.backToFront
  /// `CAEmitterLayerRenderMode.oldestFirst`.
  public let kCAEmitterLayerOldestFirst = CAEmitterLayerRenderMode.oldestFirst
  /// `CAEmitterLayerRenderMode.oldestLast`.
  public let kCAEmitterLayerOldestLast = CAEmitterLayerRenderMode.oldestLast
  /// `CAEmitterLayerRenderMode.unordered`.
  public let kCAEmitterLayerUnordered = CAEmitterLayerRenderMode.unordered
  /// `CAEmitterLayerEmitterShape.circle`.
  public let kCAEmitterLayerCircle = CAEmitterLayerEmitterShape.circle
  /// `CAEmitterLayerEmitterShape.cuboid`.
  public let kCAEmitterLayerCuboid = CAEmitterLayerEmitterShape.cuboid
  /// `CAEmitterLayerEmitterShape.line`.
  public let kCAEmitterLayerLine = CAEmitterLayerEmitterShape.line
  /// `CAEmitterLayerEmitterShape.point`.
  public let kCAEmitterLayerPoint = CAEmitterLayerEmitterShape.point
  /// `CAEmitterLayerEmitterShape.rectangle`.
  public let kCAEmitterLayerRectangle = CAEmitterLayerEmitterShape.rectangle
  /// `CAEmitterLayerEmitterShape.sphere`.
  public let kCAEmitterLayerSphere = CAEmitterLayerEmitterShape.sphere
  /// `CAEmitterLayerEmitterMode.outline`.
  public let kCAEmitterLayerOutline = CAEmitterLayerEmitterMode.outline
  /// `CAEmitterLayerEmitterMode.points`.
  public let kCAEmitterLayerPoints = CAEmitterLayerEmitterMode.points
  /// `CAEmitterLayerEmitterMode.surface`.
  public let kCAEmitterLayerSurface = CAEmitterLayerEmitterMode.surface
  /// `CAEmitterLayerEmitterMode.volume`.
  public let kCAEmitterLayerVolume = CAEmitterLayerEmitterMode.volume
  /// `CAGradientLayerType.radial`.
  public let kCAGradientLayerRadial = CAGradientLayerType.radial
  /// `CAGradientLayerType.conic`.
  public let kCAGradientLayerConic = CAGradientLayerType.conic
  /// `CAScrollLayerScrollMode.both`.
  public let kCAScrollBoth = CAScrollLayerScrollMode.both
  /// `CAScrollLayerScrollMode.horizontally`.
  public let kCAScrollHorizontally = CAScrollLayerScrollMode.horizontally
  /// `CAScrollLayerScrollMode.none`.
  public let kCAScrollNone = CAScrollLayerScrollMode.none
  /// `CAScrollLayerScrollMode.vertically`.
  public let kCAScrollVertically = CAScrollLayerScrollMode.vertically
  /// `CALayerContentsGravity.top`.
  public let kCAGravityTop = CALayerContentsGravity.top
  /// `CALayerContentsGravity.bottom`.
  public let kCAGravityBottom = CALayerContentsGravity.bottom
  /// `CALayerContentsGravity.left`.
  public let kCAGravityLeft = CALayerContentsGravity.left
  /// `CALayerContentsGravity.right`.
  public let kCAGravityRight = CALayerContentsGravity.right
  /// `CALayerContentsGravity.topLeft`.
  public let kCAGravityTopLeft = CALayerContentsGravity.topLeft
  /// `CALayerContentsGravity.topRight`.
  public let kCAGravityTopRight = CALayerContentsGravity.topRight
  /// `CALayerContentsGravity.bottomLeft`.
  public let kCAGravityBottomLeft = CALayerContentsGravity.bottomLeft
  /// `CALayerContentsGravity.bottomRight`.
  public let kCAGravityBottomRight = CALayerContentsGravity.bottomRight
  /// `CAValueFunctionName.rotateX`.
  public let kCAValueFunctionRotateX = CAValueFunctionName.rotateX
  /// `CAValueFunctionName.rotateY`.
  public let kCAValueFunctionRotateY = CAValueFunctionName.rotateY
  /// `CAValueFunctionName.rotateZ`.
  public let kCAValueFunctionRotateZ = CAValueFunctionName.rotateZ
  /// `CAValueFunctionName.scale`.
  public let kCAValueFunctionScale = CAValueFunctionName.scale
  /// `CAValueFunctionName.scaleX`.
  public let kCAValueFunctionScaleX = CAValueFunctionName.scaleX
  /// `CAValueFunctionName.scaleY`.
  public let kCAValueFunctionScaleY = CAValueFunctionName.scaleY
  /// `CAValueFunctionName.scaleZ`.
  public let kCAValueFunctionScaleZ = CAValueFunctionName.scaleZ
  /// `CAValueFunctionName.translate`.
  public let kCAValueFunctionTranslate = CAValueFunctionName.translate
  /// `CAValueFunctionName.translateX`.
  public let kCAValueFunctionTranslateX = CAValueFunctionName.translateX
  /// `CAValueFunctionName.translateY`.
  public let kCAValueFunctionTranslateY = CAValueFunctionName.translateY
  /// `CAValueFunctionName.translateZ`.
  public let kCAValueFunctionTranslateZ = CAValueFunctionName.translateZ
#endif
