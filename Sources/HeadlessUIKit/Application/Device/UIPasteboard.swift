public import Foundation

/// What is copied and pasted. The application's own: nothing else is on a replay's device.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipasteboard>
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// As it was asked for.
  public let name: Name
  /// The same for all of the same name.
  private let contents: Contents

  private final class Contents {
    /// By the types that each has.
    var items: [[String: Any]] = []
    var changes = 0
    var isPersistent = false
    /// Of all items.
    @MainActor var types: Set<String> { Set(items.flatMap { UIPasteboard.types(of: $0) }) }
  }

  override init() {
    (name, contents) = (.general, Contents())
    super.init()
  }

  /// The only one that others would see; a replay begins with nothing in it.
  open class var general: UIPasteboard { UIApplication.shared.pasteboard }

  /// The one of that name, made when it is first asked for; nil where there is none, and none is to be made.
  public init?(name pasteboardName: Name, create: Bool) {
    let known = pasteboardName == .general ? Self.general : UIApplication.shared.namedPasteboards[pasteboardName]
    guard known != nil || create else { return nil }
    name = pasteboardName
    contents = known?.contents ?? Contents()
    super.init()
    if known == nil { UIApplication.shared.namedPasteboards[pasteboardName] = self }
  }

  private init(uniquely name: Name) {
    (self.name, contents) = (name, Contents())
    super.init()
  }

  /// One of a name that no other has had; by that name it is found, until it is removed.
  open class func withUniqueName() -> UIPasteboard {
    let application = UIApplication.shared
    application.uniquePasteboards += 1
    let made = UIPasteboard(uniquely: Name("HeadlessUIKit.UIPasteboard.\(application.uniquePasteboards)"))
    application.namedPasteboards[made.name] = made
    return made
  }

  /// Takes one away, once observers of `removedNotification` have heard of it: whoever still holds it finds it
  /// empty. The general one stays, and has its items taken away.
  open class func remove(withName pasteboardName: Name) {
    if pasteboardName == .general { return general.items = [] }
    guard let removed = UIApplication.shared.namedPasteboards[pasteboardName] else { return }
    NotificationCenter.default.post(name: removedNotification, object: removed)
    UIApplication.shared.namedPasteboards[pasteboardName] = nil
    removed.contents.items = []
  }

  /// Whether code wants it to outlive its application; none outlives a replay.
  open var isPersistent: Bool { contents.isPersistent }
  /// Kept.
  open func setPersistent(_ persistent: Bool) { contents.isPersistent = persistent }

  // MARK: Items

  /// Each by the types that it has; `typeAutomatic` stands for those of its value. Setting them is one change.
  /// What was put there by providers is loaded as they are asked for.
  open var items: [[String: Any]] {
    get { contents.items.map(Self.loaded) }
    set { put(newValue.map(Self.typed)) }
  }
  private func put(_ items: [[String: Any]]) {
    let old = contents.types
    contents.items = items
    contents.changes += 1
    let new = contents.types
    NotificationCenter.default.post(
      name: Self.changedNotification, object: self,
      userInfo: [
        Self.changedTypesAddedUserInfoKey: new.subtracting(old).sorted(),
        Self.changedTypesRemovedUserInfoKey: old.subtracting(new).sorted(),
      ])
  }
  /// As they were put there.
  final var unloadedItems: [[String: Any]] { contents.items }
  /// How often they have changed.
  open var changeCount: Int { contents.changes }
  /// How many there are.
  open var numberOfItems: Int { contents.items.count }
  /// Behind those that are there.
  open func addItems(_ items: [[String: Any]]) { put(contents.items + items.map(Self.typed)) }
  /// In place of those that are there. Options are not kept: items stay, and nobody else sees them.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }

  // MARK: By type

  /// Those of the first item: a provider's as they were registered, others in the order of their names.
  open var types: [String] { contents.items.first.map { Self.types(of: $0) } ?? [] }
  /// Whether the first item has one of them.
  open func contains(pasteboardTypes: [String]) -> Bool { pasteboardTypes.contains(where: types.contains) }
  /// The first item's.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    contents.items.first.flatMap { Self.data(pasteboardType, of: $0) }
  }
  /// In the place of all items.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }
  /// The first item's.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    contents.items.first.flatMap { Self.value(pasteboardType, of: $0) }
  }
  /// In the place of all items.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }

  // MARK: By kind
  // Setting one is in the place of all items.

  /// The first item's text; nil where that has none.
  open var string: String? {
    get { contents.items.first.flatMap(Self.text) }
    set { strings = newValue.map { [$0] } }
  }
  /// All texts that were copied, those of addresses, too; none where nil was set.
  open var strings: [String]? {
    get { contents.items.compactMap(Self.text) }
    set { items = (newValue ?? []).map(Self.item) }
  }
  /// The first item's image; nil where that has none.
  open var image: UIImage? {
    get { contents.items.first.flatMap(Self.image) }
    set { images = newValue.map { [$0] } }
  }
  /// All images that were copied; none where nil was set.
  open var images: [UIImage]? {
    get { contents.items.compactMap(Self.image) }
    set { items = (newValue ?? []).map(Self.item) }
  }
  /// The first item's address; nil where that has none.
  open var url: URL? {
    get { contents.items.first.flatMap(Self.url) }
    set { urls = newValue.map { [$0] } }
  }
  /// All addresses that were copied, by themselves or as a text; none where nil was set.
  open var urls: [URL]? {
    get { contents.items.compactMap(Self.url) }
    set { items = (newValue ?? []).map(Self.item) }
  }
  /// The first item's colour; nil where that has none.
  open var color: UIColor? {
    get { contents.items.first.flatMap(Self.color) }
    set { colors = newValue.map { [$0] } }
  }
  /// All colours that were copied; none where nil was set.
  open var colors: [UIColor]? {
    get { contents.items.compactMap(Self.color) }
    set { items = (newValue ?? []).map(Self.item) }
  }
  /// Whether there is a text.
  open var hasStrings: Bool { contents.items.contains(where: Self.hasText) }
  /// Whether there is an image.
  open var hasImages: Bool { contents.items.contains(where: Self.hasImage) }
  /// Whether there is an address.
  open var hasURLs: Bool { contents.items.contains(where: Self.hasURL) }
  /// Whether there is a colour.
  open var hasColors: Bool { contents.items.contains(where: Self.hasColor) }

  // MARK: Providers

  /// What was copied, to be loaded; setting them is in the place of all items. Those that were set stay themselves.
  open var itemProviders: [NSItemProvider] {
    get { contents.items.map(Self.provider) }
    set { put(newValue.map { [Self.provided: $0] }) }
  }
  /// In the place of all items. Neither is kept: items stay, and nobody else sees them.
  open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    self.itemProviders = itemProviders
  }
  /// In the place of all items, each by the first of its types.
  open func setObjects(_ objects: [any NSItemProviderWriting]) {
    items = objects.map { object in
      [object.writableTypeIdentifiersForItemProvider.first ?? "public.data": Self.plain(object)]
    }
  }
  /// In the place of all items, as texts and addresses are: each by the first of the types of what it is boxed in.
  public func setObjects<Value: _ObjectiveCBridgeable>(_ objects: [Value])
  where Value._ObjectiveCType: NSItemProviderWriting {
    setObjects(objects.map { $0._bridgeToObjectiveC() as any NSItemProviderWriting })
  }
  /// In the place of all items. Neither is kept: items stay, and nobody else sees them.
  public func setObjects<Value: _ObjectiveCBridgeable>(_ objects: [Value], localOnly: Bool, expirationDate: Date?)
  where Value._ObjectiveCType: NSItemProviderWriting { setObjects(objects) }
  /// In the place of all items. Neither is kept: items stay, and nobody else sees them.
  open func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
    setObjects(objects)
  }
}
