#if !canImport(Darwin)
  public import Foundation

  // Foundation on Linux converts neither way. Attributes that neither UIKit nor Foundation knows are left out.

  extension NSAttributedString {
    /// The same text with UIKit's attributes and Foundation's.
    ///
    /// Apple: <https://developer.apple.com/documentation/foundation/nsattributedstring/init(_:)>
    public convenience init(_ attrStr: AttributedString) {
      self.init(attributedString: ConvertedAttribute.text(of: attrStr, with: ConvertedAttribute.all))
    }

    /// The same text with UIKit's attributes and Foundation's: `including: \.uiKit`.
    public convenience init(
      _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, AttributeScopes.UIKitAttributes.Type>
    ) throws { self.init(attrStr) }
    /// The same text with UIKit's attributes and Foundation's.
    public convenience init(
      _ attrStr: AttributedString, including scope: AttributeScopes.UIKitAttributes.Type
    ) throws { self.init(attrStr) }
    /// The same text with Foundation's attributes alone: `including: \.foundation`.
    public convenience init(
      _ attrStr: AttributedString,
      including scope: KeyPath<AttributeScopes, AttributeScopes.FoundationAttributes.Type>
    ) throws {
      self.init(attributedString: ConvertedAttribute.text(of: attrStr, with: ConvertedAttribute.foundation))
    }
  }

  extension AttributedString {
    /// The same text with UIKit's attributes and Foundation's.
    ///
    /// Apple: <https://developer.apple.com/documentation/foundation/attributedstring/init(_:)-9n2c1>
    public init(_ nsStr: NSAttributedString) {
      self = ConvertedAttribute.text(of: nsStr, with: ConvertedAttribute.all)
    }

    /// The same text with UIKit's attributes and Foundation's: `including: \.uiKit`.
    public init(
      _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, AttributeScopes.UIKitAttributes.Type>
    ) throws { self.init(nsStr) }
    /// The same text with UIKit's attributes and Foundation's.
    public init(_ nsStr: NSAttributedString, including scope: AttributeScopes.UIKitAttributes.Type) throws {
      self.init(nsStr)
    }
    /// The same text with Foundation's attributes alone: `including: \.foundation`.
    public init(
      _ nsStr: NSAttributedString,
      including scope: KeyPath<AttributeScopes, AttributeScopes.FoundationAttributes.Type>
    ) throws { self = ConvertedAttribute.text(of: nsStr, with: ConvertedAttribute.foundation) }
  }

  extension Dictionary where Key == NSAttributedString.Key, Value == Any {
    /// UIKit's attributes and Foundation's, by their keys.
    public init(_ container: AttributeContainer) {
      self = ConvertedAttribute.dictionary(of: container, with: ConvertedAttribute.all)
    }
    /// UIKit's attributes and Foundation's, by their keys: `including: \.uiKit`.
    public init(
      _ container: AttributeContainer,
      including scope: KeyPath<AttributeScopes, AttributeScopes.UIKitAttributes.Type>
    ) throws { self.init(container) }
  }

  /// An attribute that both kinds of texts know.
  struct ConvertedAttribute: Sendable {
    private let key: NSAttributedString.Key
    private let get: @Sendable (AttributeContainer) -> Any?
    private let set: @Sendable (Any, inout AttributeContainer) -> Void

    /// - Parameters:
    ///   - plain: as a dictionary has it.
    ///   - value: of what a dictionary has.
    private init<Attribute: AttributedStringKey>(
      _ attribute: Attribute.Type, plain: @escaping @Sendable (Attribute.Value) -> Any = { $0 },
      value: @escaping @Sendable (Any) -> Attribute.Value? = { $0 as? Attribute.Value }
    ) where Attribute.Value: Sendable {
      key = NSAttributedString.Key(Attribute.name)
      get = { $0[Attribute.self].map(plain) }
      set = { found, container in if let made = value(found) { container[Attribute.self] = made } }
    }

    private static func lines<Attribute: AttributedStringKey>(_ attribute: Attribute.Type) -> ConvertedAttribute
    where Attribute.Value == NSUnderlineStyle {
      ConvertedAttribute(
        attribute, plain: { $0.rawValue },
        value: { found in
          found as? NSUnderlineStyle
            ?? ((found as? Int) ?? (found as? NSNumber)?.intValue).map(NSUnderlineStyle.init(rawValue:))
        })
    }

    private static func number<Attribute: AttributedStringKey>(_ attribute: Attribute.Type) -> ConvertedAttribute
    where Attribute.Value == CGFloat {
      ConvertedAttribute(
        attribute,
        value: { found in
          switch found {
          case let length as CGFloat: length
          case let length as Double: CGFloat(length)
          case let length as Int: CGFloat(length)
          default: (found as? NSNumber).map { CGFloat($0.doubleValue) }
          }
        })
    }

    private typealias UIKit = AttributeScopes.UIKitAttributes
    private typealias Foundations = AttributeScopes.FoundationAttributes

    static let foundation: [ConvertedAttribute] = [
      .init(
        Foundations.LinkAttribute.self,
        value: { found in
          found as? URL ?? (found as? NSURL).flatMap { URL(string: $0.absoluteString) }
            ?? (found as? String).flatMap { URL(string: $0) }
        }),
      .init(Foundations.LanguageIdentifierAttribute.self), .init(Foundations.AlternateDescriptionAttribute.self),
      .init(Foundations.ImageURLAttribute.self),
    ]

    static let all: [ConvertedAttribute] =
      foundation + [
        .init(UIKit.FontAttribute.self), .init(UIKit.ForegroundColorAttribute.self),
        .init(UIKit.BackgroundColorAttribute.self), number(UIKit.KernAttribute.self),
        number(UIKit.TrackingAttribute.self), number(UIKit.BaselineOffsetAttribute.self),
        lines(UIKit.UnderlineStyleAttribute.self), lines(UIKit.StrikethroughStyleAttribute.self),
        .init(UIKit.ParagraphStyleAttribute.self), .init(UIKit.UnderlineColorAttribute.self),
        .init(UIKit.StrikethroughColorAttribute.self), .init(UIKit.StrokeColorAttribute.self),
        number(UIKit.StrokeWidthAttribute.self), .init(UIKit.LigatureAttribute.self),
        number(UIKit.ObliquenessAttribute.self), number(UIKit.ExpansionAttribute.self),
        .init(UIKit.ShadowAttribute.self), .init(UIKit.AttachmentAttribute.self),
        .init(UIKit.TextItemTagAttribute.self),
        .init(
          UIKit.TextEffectAttribute.self,
          value: { found in
            found as? NSAttributedString.TextEffectStyle
              ?? (found as? String).map(NSAttributedString.TextEffectStyle.init(rawValue:))
          }),
      ] + spoken

    private typealias Spoken = AttributeScopes.AccessibilityAttributes

    /// Those of assistive technologies whose values both kinds of texts have alike.
    private static let spoken: [ConvertedAttribute] = [
      .init(Spoken.TextCustomAttribute.self), .init(Spoken.IPANotationAttribute.self),
      .init(Spoken.IncludesPunctuationAttribute.self), .init(Spoken.SpellOutAttribute.self),
      .init(
        Spoken.HeadingLevelAttribute.self, plain: { $0.rawValue },
        value: { ($0 as? Int).flatMap(Spoken.HeadingLevelAttribute.HeadingLevel.init(rawValue:)) }),
      .init(
        Spoken.AnnouncementPriorityAttribute.self,
        plain: { priority -> UIAccessibilityPriority in
          switch priority {
          case .high: .high
          case .default: .default
          case .low: .low
          }
        },
        value: { found in
          switch found as? UIAccessibilityPriority {
          case .high: .high
          case .default: .default
          case .low: .low
          default: nil
          }
        }),
    ]

    static func dictionary(
      of container: AttributeContainer, with known: [ConvertedAttribute]
    ) -> [NSAttributedString.Key: Any] {
      var attributes: [NSAttributedString.Key: Any] = [:]
      for attribute in known { attributes[attribute.key] = attribute.get(container) }
      return attributes
    }

    static func container(
      of dictionary: [NSAttributedString.Key: Any], with known: [ConvertedAttribute]
    ) -> AttributeContainer {
      var container = AttributeContainer()
      for attribute in known { if let found = dictionary[attribute.key] { attribute.set(found, &container) } }
      return container
    }

    static func text(of text: AttributedString, with known: [ConvertedAttribute]) -> NSAttributedString {
      let made = NSMutableAttributedString(string: "")
      for run in text.runs {
        let part = String(text[run.range].characters)
        made.append(NSAttributedString(string: part, attributes: dictionary(of: run.attributes, with: known)))
      }
      return made
    }

    static func text(of text: NSAttributedString, with known: [ConvertedAttribute]) -> AttributedString {
      var made = AttributedString()
      text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
        let container = container(of: attributes, with: known)
        made += AttributedString(text.attributedSubstring(from: range).string, attributes: container)
      }
      return made
    }
  }
#endif
