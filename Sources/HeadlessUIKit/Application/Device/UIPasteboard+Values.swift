public import Foundation

/// Texts, images, addresses and colours. Setting one is in the place of all items.
extension UIPasteboard {
  /// The first text that was copied.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// All texts that were copied; nil where there is none.
  public var strings: [String]? {
    get { all(String.self) }
    set { set(newValue, as: "public.utf8-plain-text") }
  }
  /// The first image that was copied.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// All images that were copied; nil where there is none.
  public var images: [UIImage]? {
    get { all(UIImage.self) }
    set { set(newValue, as: "public.png") }
  }
  /// The first address that was copied.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// All addresses that were copied; nil where there is none.
  public var urls: [URL]? {
    get { all(URL.self) }
    set { set(newValue, as: "public.url") }
  }
  /// The first colour that was copied.
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// All colours that were copied; nil where there is none.
  public var colors: [UIColor]? {
    get { all(UIColor.self) }
    set { set(newValue, as: "com.apple.uikit.color") }
  }

  /// Whether there is a text.
  public var hasStrings: Bool { strings != nil }
  /// Whether there is an image.
  public var hasImages: Bool { images != nil }
  /// Whether there is an address.
  public var hasURLs: Bool { urls != nil }
  /// Whether there is a colour.
  public var hasColors: Bool { colors != nil }

  /// What a pasteboard is called.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// How long items stay, and who sees them; not kept.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }
}
