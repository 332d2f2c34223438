import Foundation

// By which types an item has what code copies, and what it can hand over of each kind.

extension UIPasteboard {
  private static let url = "public.url"
  private static let text = "public.utf8-plain-text"
  private static let color = "com.apple.uikit.color"
  private static let textTypes = [text, "public.plain-text", "public.text"]
  private static let imageTypes = ["com.apple.uikit.image", "public.jpeg", "public.png"]

  /// A text that is an address is one by its types, too.
  static func item(of text: String) -> [String: Any] {
    var item: [String: Any] = [Self.text: text]
    item[url] = address(in: text)
    return item
  }
  static func item(of address: URL) -> [String: Any] { [url: address, text: address.absoluteString] }
  static func item(of image: UIImage) -> [String: Any] {
    Dictionary(uniqueKeysWithValues: imageTypes.map { ($0, image) })
  }
  static func item(of color: UIColor) -> [String: Any] { [Self.color: color] }

  /// With types in the place of `typeAutomatic`, where its value is of a class that has some.
  static func typed(_ item: [String: Any]) -> [String: Any] {
    guard let value = item[typeAutomatic] else { return item }
    let found: [String: Any]? =
      if let url = value as? URL {
        Self.item(of: url)
      } else if let url = (value as? NSURL).flatMap({ URL(string: $0.absoluteString) }) {
        Self.item(of: url)
      } else if let image = value as? UIImage {
        Self.item(of: image)
      } else if let color = value as? UIColor {
        Self.item(of: color)
      } else if !(value is Data), let text = text(value) {
        Self.item(of: text)
      } else {
        nil
      }
    guard let found else { return item }
    var typed = item
    typed[typeAutomatic] = nil
    return typed.merging(found) { own, _ in own }
  }

  // MARK: What an item can hand over

  /// Bytes of a text's type are one; what is of an application's own type is none. An address is its text.
  static func text(in item: [String: Any]) -> String? {
    textTypes.lazy.compactMap { text(item[$0]) }.first ?? (item[url] as? URL)?.absoluteString
  }
  static func url(in item: [String: Any]) -> URL? {
    item[url] as? URL ?? (item[url] as? NSURL).flatMap { URL(string: $0.absoluteString) }
      ?? item["public.file-url"] as? URL ?? text(in: item).flatMap(address)
  }
  static func image(in item: [String: Any]) -> UIImage? {
    (imageTypes + typeListImage).lazy.compactMap { item[$0] as? UIImage }.first
  }
  static func color(in item: [String: Any]) -> UIColor? { item[color] as? UIColor }

  private static func text(_ value: Any?) -> String? {
    switch value {
    case let text as String: text
    case let text as NSString: String(describing: text)
    case let data as Data: String(data: data, encoding: .utf8)
    default: nil
    }
  }

  /// A text that is as a whole the address of something somewhere.
  private static func address(in text: String) -> URL? {
    guard !text.contains(where: \.isWhitespace), let url = URL(string: text), url.scheme != nil,
      url.host?.isEmpty == false
    else { return nil }
    return url
  }
}
