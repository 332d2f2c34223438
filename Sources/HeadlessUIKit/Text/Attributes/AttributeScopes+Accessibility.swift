#if !canImport(Darwin)
  public import Foundation

  extension AttributeScopes {
    /// What assistive technologies know of a text. Kept: nothing is spoken.
    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }

    /// What assistive technologies know of a text. Kept: nothing is spoken.
    ///
    /// Apple: <https://developer.apple.com/documentation/foundation/attributescopes/accessibilityattributes>
    public struct AccessibilityAttributes: AttributeScope {
      /// What people are told of the text besides.
      public let accessibilityTextCustom: TextCustomAttribute
      /// Which heading it is.
      public let accessibilityHeadingLevel: HeadingLevelAttribute
      /// What kind of text it is.
      public let accessibilityTextualContext: TextualContextAttribute
      /// How much higher or lower it is spoken, from −1 to 1.
      public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
      /// Whether its punctuation is spoken.
      public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute
      /// Whether it is spoken character by character.
      public let accessibilitySpeechSpellsOutCharacters: SpellOutAttribute
      /// How it is pronounced.
      public let accessibilitySpeechPhoneticNotation: IPANotationAttribute
      /// What it does to others that are being spoken.
      public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute

      /// What people are told of the text besides.
      public enum TextCustomAttribute: AttributedStringKey {
        public typealias Value = [String]
        public static let name = NSAttributedString.Key.accessibilityTextCustom.rawValue
      }
      /// Which heading it is.
      public enum HeadingLevelAttribute: AttributedStringKey {
        public typealias Value = HeadingLevel
        public static let name = NSAttributedString.Key.accessibilityTextHeadingLevel.rawValue

        /// Which heading a text is. Raw values are UIKit's.
        public enum HeadingLevel: Int, Hashable, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
      }
      /// What kind of text it is.
      public enum TextualContextAttribute: AttributedStringKey {
        public typealias Value = TextualContext
        public static let name = NSAttributedString.Key.UIAccessibilityTextAttributeContext.rawValue

        /// What kind of text it is.
        public enum TextualContext: Hashable, Sendable {
          case console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
        }
      }
      /// How much higher or lower it is spoken, from −1 to 1.
      public enum AdjustedPitchAttribute: AttributedStringKey {
        public typealias Value = Double
        public static let name = NSAttributedString.Key.accessibilitySpeechPitch.rawValue
      }
      /// Whether its punctuation is spoken.
      public enum IncludesPunctuationAttribute: AttributedStringKey {
        public typealias Value = Bool
        public static let name = NSAttributedString.Key.accessibilitySpeechPunctuation.rawValue
      }
      /// Whether it is spoken character by character.
      public enum SpellOutAttribute: AttributedStringKey {
        public typealias Value = Bool
        public static let name = NSAttributedString.Key.accessibilitySpeechSpellOut.rawValue
      }
      /// How it is pronounced.
      public enum IPANotationAttribute: AttributedStringKey {
        public typealias Value = String
        public static let name = NSAttributedString.Key.accessibilitySpeechIPANotation.rawValue
      }
      /// What it does to others that are being spoken.
      public enum AnnouncementPriorityAttribute: AttributedStringKey {
        public typealias Value = AnnouncementPriority
        public static let name = NSAttributedString.Key.accessibilitySpeechAnnouncementPriority.rawValue

        /// What an announcement does to others that are being spoken: it interrupts them for good, interrupts them,
        /// or waits.
        public enum AnnouncementPriority: Hashable, Sendable { case high, `default`, low }
      }
    }
  }

  extension AttributeDynamicLookup {
    /// What assistive technologies know of a text, by name.
    public subscript<T: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
    ) -> T { self[T.self] }
  }
#endif
