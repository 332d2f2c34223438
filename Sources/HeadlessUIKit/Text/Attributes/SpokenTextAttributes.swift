public import Foundation

// How assistive technologies would speak parts of texts. Kept: none runs during a replay.

extension NSAttributedString.Key {
  /// Kept: nothing is spoken.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePunctuation")
  /// Kept: nothing is spoken.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
  /// Kept: nothing is spoken.
  public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
  /// Kept: nothing is spoken.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// Kept: nothing is spoken.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeIPANotation")
  /// Kept: nothing is spoken.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key("UIAccessibilitySpeechAttributeSpellOut")
  /// Kept: nothing is spoken.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    "UIAccessibilityTextAttributeHeadingLevel")
  /// Kept: nothing is spoken.
  public static let accessibilityTextCustom = NSAttributedString.Key("UIAccessibilityTextAttributeCustom")
  /// Kept: nothing is spoken.
  public static let UIAccessibilityTextAttributeContext = NSAttributedString.Key(
    "UIAccessibilityTextAttributeContext")
  /// Kept: nothing is spoken. What of a text is said in whose place; a `UIAccessibilityPriority`.
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
}

/// What an announcement does to others that are being spoken. Kept: nothing is spoken.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiaccessibilitypriority>
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Interrupts them, and is interrupted by none.
  public static let high = Self(rawValue: "UIAccessibilityPriorityHigh")
  /// Interrupts them, and may be interrupted.
  public static let `default` = Self(rawValue: "UIAccessibilityPriorityDefault")
  /// Waits for them.
  public static let low = Self(rawValue: "UIAccessibilityPriorityLow")
}
