public import Foundation

/// Items by their numbers, and what providers make of them.
extension UIPasteboard {
  /// An item of a provider's own has it by this name alone, which is no type.
  static var provided: String { "org.headlessuikit.provider" }

  static func provider(of item: [String: Any]) -> NSItemProvider {
    if let provider = item[provided] as? NSItemProvider { return provider }
    let provider = NSItemProvider()
    var image: UIImage?
    for type in item.keys.sorted() {
      // An image is there by several types, and has them all itself.
      if let found = item[type] as? UIImage {
        if found === image { continue }
        image = found
      }
      switch item[type] {
      case let text as String: provider.registerObject(NSString(string: text), visibility: .all)
      case let url as URL: NSURL(string: url.absoluteString).map { provider.registerObject($0, visibility: .all) }
      case let object as any NSItemProviderWriting: provider.registerObject(object, visibility: .all)
      case let data as Data:
        provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
          done(data, nil)
          return nil
        }
      default: break
      }
    }
    return provider
  }

  /// As it is asked for by `string` and `url`.
  static func plain(_ object: any NSItemProviderWriting) -> Any {
    switch object {
    case let text as NSString: String(describing: text)
    case let url as NSURL: URL(string: url.absoluteString) as Any
    default: object
    }
  }

  // MARK: By number

  // Items that there are not are left out; nil where there is none at all.

  /// The types of each of those items, by name. All for nil.
  public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    chosen(itemSet)?.map { Self.types(of: $0) }
  }
  /// Whether each of those items has one of the types. All for nil.
  public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    guard let chosen = chosen(itemSet), !chosen.isEmpty else { return false }
    return chosen.allSatisfy { pasteboardTypes.contains(where: Self.types(of: $0).contains) }
  }
  /// The numbers of items that have one of the types.
  public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let items = unloadedItems
    return IndexSet(
      items.indices.filter { pasteboardTypes.contains(where: Self.types(of: items[$0]).contains) })
  }
  /// What those items have of a type. All for nil.
  public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
    chosen(itemSet)?.compactMap { Self.value(pasteboardType, of: $0) }
  }
  /// The data that those items have of a type. All for nil.
  public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
    chosen(itemSet)?.compactMap { Self.data(pasteboardType, of: $0) }
  }

  private func chosen(_ itemSet: IndexSet?) -> [[String: Any]]? {
    let items = unloadedItems
    if items.isEmpty { return nil }
    return itemSet.map { $0.filter(items.indices.contains).map { items[$0] } } ?? items
  }

  // MARK: Constants

  /// Stands for the types that the value's class tells.
  public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"
  /// The types of texts.
  public static var typeListString: [String] { ["public.utf8-plain-text", "public.text"] }
  /// The types of addresses.
  public static var typeListURL: [String] { ["public.url"] }
  /// The types of images.
  public static var typeListImage: [String] {
    ["public.png", "public.jpeg", "com.compuserve.gif", "com.apple.uikit.image"]
  }
  /// The types of colours.
  public static var typeListColor: [String] { ["com.apple.uikit.color"] }
}
