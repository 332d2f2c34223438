public import Foundation

// Functions that code written before Swift 4.2 calls. Each does what its new name does.

/// `UIAccessibility.isReduceTransparencyEnabled`.
@preconcurrency @MainActor
public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool { UIAccessibility.isReduceTransparencyEnabled }
/// `UIAccessibility.isBoldTextEnabled`.
@preconcurrency @MainActor
public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }
/// `UIAccessibility.isSwitchControlRunning`.
@preconcurrency @MainActor
public func UIAccessibilityIsSwitchControlRunning() -> Bool { UIAccessibility.isSwitchControlRunning }
/// `UIAccessibility.isDarkerSystemColorsEnabled`.
@preconcurrency @MainActor
public func UIAccessibilityDarkerSystemColorsEnabled() -> Bool { UIAccessibility.isDarkerSystemColorsEnabled }
/// `UIAccessibility.isInvertColorsEnabled`.
@preconcurrency @MainActor
public func UIAccessibilityIsInvertColorsEnabled() -> Bool { UIAccessibility.isInvertColorsEnabled }
/// `UIAccessibility.isGrayscaleEnabled`.
@preconcurrency @MainActor
public func UIAccessibilityIsGrayscaleEnabled() -> Bool { UIAccessibility.isGrayscaleEnabled }
/// `UIAccessibility.isGuidedAccessEnabled`.
@preconcurrency @MainActor
public func UIAccessibilityIsGuidedAccessEnabled() -> Bool { UIAccessibility.isGuidedAccessEnabled }
/// `UIAccessibility.isMonoAudioEnabled`.
@preconcurrency @MainActor
public func UIAccessibilityIsMonoAudioEnabled() -> Bool { UIAccessibility.isMonoAudioEnabled }
/// `UIAccessibility.isClosedCaptioningEnabled`.
@preconcurrency @MainActor
public func UIAccessibilityIsClosedCaptioningEnabled() -> Bool { UIAccessibility.isClosedCaptioningEnabled }
/// `UIAccessibility.isSpeakSelectionEnabled`.
@preconcurrency @MainActor
public func UIAccessibilityIsSpeakSelectionEnabled() -> Bool { UIAccessibility.isSpeakSelectionEnabled }
/// `UIAccessibility.isSpeakScreenEnabled`.
@preconcurrency @MainActor
public func UIAccessibilityIsSpeakScreenEnabled() -> Bool { UIAccessibility.isSpeakScreenEnabled }
/// `UIAccessibility.isAssistiveTouchRunning`.
@preconcurrency @MainActor
public func UIAccessibilityIsAssistiveTouchRunning() -> Bool { UIAccessibility.isAssistiveTouchRunning }
/// `UIAccessibility.isShakeToUndoEnabled`.
@preconcurrency @MainActor
public func UIAccessibilityIsShakeToUndoEnabled() -> Bool { UIAccessibility.isShakeToUndoEnabled }
/// `UIAccessibility.convertToScreenCoordinates(_:in:)`.
@preconcurrency @MainActor
public func UIAccessibilityConvertFrameToScreenCoordinates(_ rect: CGRect, _ view: UIView) -> CGRect {
  UIAccessibility.convertToScreenCoordinates(rect, in: view)
}
/// `UIAccessibility.convertToScreenCoordinates(_:in:)`.
@preconcurrency @MainActor
public func UIAccessibilityConvertPathToScreenCoordinates(_ path: UIBezierPath, _ view: UIView) -> UIBezierPath {
  UIAccessibility.convertToScreenCoordinates(path, in: view)
}

/// `NSCoder.string(for:)`: `{top, left, bottom, right}`
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String { NSCoder.string(for: insets) }
/// `NSCoder.string(for:)`: `{horizontal, vertical}`
public func NSStringFromUIOffset(_ offset: UIOffset) -> String { NSCoder.string(for: offset) }
/// `NSCoder.string(for:)`: `{dx, dy}`
public func NSStringFromCGVector(_ vector: CGVector) -> String { NSCoder.string(for: vector) }
/// `NSCoder.uiEdgeInsets(for:)`.
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: string) }
/// `NSCoder.uiOffset(for:)`.
public func UIOffsetFromString(_ string: String) -> UIOffset { NSCoder.uiOffset(for: string) }
/// `NSCoder.cgVector(for:)`.
public func CGVectorFromString(_ string: String) -> CGVector { NSCoder.cgVector(for: string) }
/// `NSCoder.cgAffineTransform(for:)`.
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
  NSCoder.cgAffineTransform(for: string)
}

/// Whether the screen is a phone's or a pad's: `UIDevice.current.userInterfaceIdiom`.
@MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
