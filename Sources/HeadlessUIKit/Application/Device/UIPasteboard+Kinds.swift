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
    if let provider = own(item) { return provider.text ?? provider.address?.absoluteString }
    return textTypes.lazy.compactMap { text(item[$0]) }.first ?? (item[url] as? URL)?.absoluteString
  }
  static func url(in item: [String: Any]) -> URL? {
    if let provider = own(item) { return provider.address ?? provider.text.flatMap(address) }
    return item[url] as? URL ?? (item[url] as? NSURL).flatMap { URL(string: $0.absoluteString) }
      ?? item["public.file-url"] as? URL ?? text(in: item).flatMap(address)
  }
  static func image(in item: [String: Any]) -> UIImage? {
    if let provider = own(item) { return provider.loaded(UIImage.self) as? UIImage }
    return (imageTypes + typeListImage).lazy.compactMap { item[$0] as? UIImage }.first
  }
  static func color(in item: [String: Any]) -> UIColor? {
    if let provider = own(item) { return provider.loaded(UIColor.self) as? UIColor }
    return item[color] as? UIColor
  }

  // Providers are asked what they have, and not for it.

  static func hasText(_ item: [String: Any]) -> Bool {
    own(item).map { $0.canLoadObject(ofClass: String.self) || $0.canLoadObject(ofClass: URL.self) }
      ?? (text(in: item) != nil)
  }
  static func hasURL(_ item: [String: Any]) -> Bool {
    if let provider = own(item), provider.canLoadObject(ofClass: URL.self) { return true }
    return url(in: item) != nil
  }
  static func hasImage(_ item: [String: Any]) -> Bool {
    own(item)?.canLoadObject(ofClass: UIImage.self) ?? (image(in: item) != nil)
  }
  static func hasColor(_ item: [String: Any]) -> Bool {
    own(item)?.canLoadObject(ofClass: UIColor.self) ?? (color(in: item) != nil)
  }

  // MARK: By type

  /// The provider that code put there as an item.
  private static func own(_ item: [String: Any]) -> NSItemProvider? { item[provided] as? NSItemProvider }

  static func types(of item: [String: Any]) -> [String] {
    own(item)?.registeredTypeIdentifiers ?? item.keys.sorted()
  }
  static func value(_ type: String, of item: [String: Any]) -> Any? {
    if let provider = own(item) { return provider.value(of: type) }
    return item[type]
  }
  static func data(_ type: String, of item: [String: Any]) -> Data? {
    if let provider = own(item) { return provider.data(of: type) }
    return (item[type] as? String).map { Data($0.utf8) } ?? item[type] as? Data
  }
  static func loaded(_ item: [String: Any]) -> [String: Any] {
    guard let provider = own(item) else { return item }
    let values = types(of: item).compactMap { type in provider.value(of: type).map { (type, $0) } }
    return Dictionary(values) { first, _ in first }
  }

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

/// What a provider hands on at once; nil of what it has not, or hands on later.
extension NSItemProvider {
  fileprivate var address: URL? {
    (loaded(NSURL.self) as? NSURL).flatMap { URL(string: $0.absoluteString) }
  }

  fileprivate func loaded(_ kind: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
    nonisolated(unsafe) var loaded: (any NSItemProviderReading)?
    loadObject(ofClass: kind) { object, _ in loaded = object }
    return loaded
  }

  fileprivate func value(of type: String) -> Any? {
    guard registeredTypeIdentifiers.contains(type) else { return nil }
    var loaded: Any?
    loadItem(forTypeIdentifier: type) { value, _ in loaded = value }
    return loaded
  }

  fileprivate func data(of type: String) -> Data? {
    guard registeredTypeIdentifiers.contains(type) else { return nil }
    nonisolated(unsafe) var loaded: Data?
    loadDataRepresentation(forTypeIdentifier: type) { data, _ in loaded = data }
    return loaded
  }
}
