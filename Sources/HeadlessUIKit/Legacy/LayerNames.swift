#if !canImport(Darwin)
  public import Foundation

  // More names from before Swift 4.2: constants that have become members.

  public let kCALineCapButt = CAShapeLayerLineCap.butt
  public let kCALineCapRound = CAShapeLayerLineCap.round
  public let kCALineCapSquare = CAShapeLayerLineCap.square
  public let kCALineJoinMiter = CAShapeLayerLineJoin.miter
  public let kCALineJoinRound = CAShapeLayerLineJoin.round
  public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel
  public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero
  public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd
  public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
  public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
  public let kCAFillModeBoth = CAMediaTimingFillMode.both
  public let kCAFillModeRemoved = CAMediaTimingFillMode.removed
  public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
  public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
  public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
  public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
  public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default
  public let kCAAlignmentNatural = CATextLayerAlignmentMode.natural
  public let kCAAlignmentLeft = CATextLayerAlignmentMode.left
  public let kCAAlignmentRight = CATextLayerAlignmentMode.right
  public let kCAAlignmentCenter = CATextLayerAlignmentMode.center
  public let kCAGravityResize = CALayerContentsGravity.resize
  public let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect
  public let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill
  public let kCAGravityCenter = CALayerContentsGravity.center

  /// `UIView.noIntrinsicMetric`.
  public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric
  public let UIFontWeightUltraLight = UIFont.Weight.ultraLight
  public let UIFontWeightThin = UIFont.Weight.thin
  public let UIFontWeightLight = UIFont.Weight.light
  public let UIFontWeightRegular = UIFont.Weight.regular
  public let UIFontWeightMedium = UIFont.Weight.medium
  public let UIFontWeightSemibold = UIFont.Weight.semibold
  public let UIFontWeightBold = UIFont.Weight.bold
  public let UIFontWeightHeavy = UIFont.Weight.heavy
  public let UIFontWeightBlack = UIFont.Weight.black
  public let NSFontAttributeName = NSAttributedString.Key.font
  public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
  public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor
  public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
  public let NSKernAttributeName = NSAttributedString.Key.kern
  public let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle

  /// `UIAccessibilityTraits`' members.
  public let UIAccessibilityTraitNone = UIAccessibilityTraits.none
  public let UIAccessibilityTraitButton = UIAccessibilityTraits.button
  public let UIAccessibilityTraitSelected = UIAccessibilityTraits.selected
  public let UIAccessibilityTraitAdjustable = UIAccessibilityTraits.adjustable
  public let UIAccessibilityTraitNotEnabled = UIAccessibilityTraits.notEnabled
  public let UIAccessibilityTraitImage = UIAccessibilityTraits.image
  public let UIAccessibilityTraitHeader = UIAccessibilityTraits.header
  /// `UIAccessibility.Notification`'s members.
  public let UIAccessibilityLayoutChangedNotification = UIAccessibility.Notification.layoutChanged
  public let UIAccessibilityScreenChangedNotification = UIAccessibility.Notification.screenChanged
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
#endif
