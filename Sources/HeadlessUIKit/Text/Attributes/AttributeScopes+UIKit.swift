#if !canImport(Darwin)
  public import Foundation

  extension AttributeScopes {
    /// UIKit's attributes of texts: fonts count for a text's size, the rest is kept.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// What UIKit knows of a text, with what Foundation knows of it.
    ///
    /// Apple: <https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes>
    public struct UIKitAttributes: AttributeScope {
      /// By which a text is measured.
      public let font: FontAttribute
      /// Kept, never drawn.
      public let foregroundColor: ForegroundColorAttribute
      /// Kept, never drawn.
      public let backgroundColor: BackgroundColorAttribute
      /// Kept, never drawn.
      public let kern: KernAttribute
      /// Kept, never drawn.
      public let tracking: TrackingAttribute
      /// Kept, never drawn.
      public let baselineOffset: BaselineOffsetAttribute
      /// Kept, never drawn.
      public let underlineStyle: UnderlineStyleAttribute
      /// Kept, never drawn.
      public let strikethroughStyle: StrikethroughStyleAttribute
      /// Kept, never drawn.
      public let paragraphStyle: ParagraphStyleAttribute
      /// Kept, never drawn.
      public let underlineColor: UnderlineColorAttribute
      /// Kept, never drawn.
      public let strikethroughColor: StrikethroughColorAttribute
      /// Kept, never drawn.
      public let strokeColor: StrokeColorAttribute
      /// Kept, never drawn.
      public let strokeWidth: StrokeWidthAttribute
      /// Kept, never drawn.
      public let ligature: LigatureAttribute
      /// Kept, never drawn.
      public let obliqueness: ObliquenessAttribute
      /// Kept, never drawn.
      public let expansion: ExpansionAttribute
      /// Kept, never drawn.
      public let shadow: ShadowAttribute
      /// In place of a character.
      public let attachment: AttachmentAttribute
      /// By which a part of a text is known that takes taps.
      public let textItemTag: TextItemTagAttribute
      /// Kept, never drawn.
      public let textEffect: TextEffectAttribute
      /// What assistive technologies know of a text.
      public let accessibility: AccessibilityAttributes
      /// What Foundation knows of a text.
      public let foundation: FoundationAttributes

      /// By which a text is measured.
      public enum FontAttribute: AttributedStringKey {
        public typealias Value = UIFont
        public static let name = NSAttributedString.Key.font.rawValue
      }
      /// Kept, never drawn.
      public enum ForegroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = NSAttributedString.Key.foregroundColor.rawValue
      }
      /// Kept, never drawn.
      public enum BackgroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = NSAttributedString.Key.backgroundColor.rawValue
      }
      /// Kept, never drawn.
      public enum KernAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = NSAttributedString.Key.kern.rawValue
      }
      /// Kept, never drawn.
      public enum TrackingAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "CTTracking"
      }
      /// Kept, never drawn.
      public enum BaselineOffsetAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = NSAttributedString.Key.baselineOffset.rawValue
      }
      /// Kept, never drawn.
      public enum UnderlineStyleAttribute: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = NSAttributedString.Key.underlineStyle.rawValue
      }
      /// Kept, never drawn.
      public enum StrikethroughStyleAttribute: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
      }
      /// Kept, never drawn.
      public enum UnderlineColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = NSAttributedString.Key.underlineColor.rawValue
      }
      /// Kept, never drawn.
      public enum StrikethroughColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = NSAttributedString.Key.strikethroughColor.rawValue
      }
      /// Kept, never drawn.
      public enum StrokeColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = NSAttributedString.Key.strokeColor.rawValue
      }
      /// Kept, never drawn.
      public enum StrokeWidthAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = NSAttributedString.Key.strokeWidth.rawValue
      }
      /// Kept, never drawn.
      public enum LigatureAttribute: AttributedStringKey {
        public typealias Value = Int
        public static let name = NSAttributedString.Key.ligature.rawValue
      }
      /// Kept, never drawn.
      public enum ObliquenessAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = NSAttributedString.Key.obliqueness.rawValue
      }
      /// Kept, never drawn.
      public enum ExpansionAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = NSAttributedString.Key.expansion.rawValue
      }
      /// Kept, never drawn.
      public enum ShadowAttribute: AttributedStringKey {
        public typealias Value = NSShadow
        public static let name = NSAttributedString.Key.shadow.rawValue
      }
      /// In place of a character.
      public enum AttachmentAttribute: AttributedStringKey {
        public typealias Value = NSTextAttachment
        public static let name = NSAttributedString.Key.attachment.rawValue
      }
      /// By which a part of a text is known that takes taps.
      public enum TextItemTagAttribute: AttributedStringKey {
        public typealias Value = String
        public static let name = NSAttributedString.Key.textItemTag.rawValue
      }
      /// Kept, never drawn.
      public enum TextEffectAttribute: AttributedStringKey {
        public typealias Value = NSAttributedString.TextEffectStyle
        public static let name = NSAttributedString.Key.textEffect.rawValue
      }
      /// Kept, never drawn.
      public enum ParagraphStyleAttribute: AttributedStringKey {
        public typealias Value = NSParagraphStyle
        public static let name = NSAttributedString.Key.paragraphStyle.rawValue
      }
    }
  }

  extension AttributeDynamicLookup {
    /// UIKit's attributes by their names.
    public subscript<T: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
  }

  extension AttributeContainer {
    /// UIKit's attributes and Foundation's; all others are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
      self = ConvertedAttribute.container(of: dictionary, with: ConvertedAttribute.all)
    }
  }

  /// Makes one set of attributes of another, for a button's title.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer>
  public struct UIConfigurationTextAttributesTransformer {
    /// What it does.
    public let transform: (AttributeContainer) -> AttributeContainer

    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

    /// What becomes of those.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
  }
#endif
