public import Foundation

extension NSAttributedString.Key {
  /// An `NSAttributedString.TextHighlightStyle`. Kept, never drawn.
  public static let textHighlightStyle = NSAttributedString.Key("NSTextHighlightStyle")
  /// An `NSAttributedString.TextHighlightColorScheme`. Kept, never drawn.
  public static let textHighlightColorScheme = NSAttributedString.Key("NSTextHighlightColorScheme")
}

extension NSAttributedString {
  /// Whether a part of a text is marked with a colour. Nothing is drawn.
  ///
  /// Apple: <https://developer.apple.com/documentation/foundation/nsattributedstring/texthighlightstyle>
  public struct TextHighlightStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Marked.
    public static let `default` = TextHighlightStyle(rawValue: "NSTextHighlightStyleDefault")
  }

  /// With which colours. Nothing is drawn.
  ///
  /// Apple: <https://developer.apple.com/documentation/foundation/nsattributedstring/texthighlightcolorscheme>
  public struct TextHighlightColorScheme: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Those of the text view's `textHighlightAttributes`.
    public static let `default` = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeDefault")
    public static let purple = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemePurple")
    public static let pink = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemePink")
    public static let orange = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeOrange")
    public static let mint = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeMint")
    public static let blue = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeBlue")
  }
}
