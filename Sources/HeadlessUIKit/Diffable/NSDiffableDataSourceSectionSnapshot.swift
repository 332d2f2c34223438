/// The items of one section, some of them in others: what is in a collapsed item does not show.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-swift.struct>
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
  private struct Node {
    var parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
    var isExpanded = false
  }

  private var nodes: [ItemIdentifierType: Node] = [:]
  /// Those that are in no other.
  public private(set) var rootItems: [ItemIdentifierType] = []

  /// Nothing at all.
  public init() {}
  /// The same as another one.
  public init(_ snapshot: Self) { self = snapshot }

  // MARK: Making it

  /// At the end of what is in the parent, or of the section.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    for item in items {
      precondition(nodes[item] == nil, "the item \(item) is in the snapshot already: identifiers are all different")
      nodes[item] = Node(parent: parent)
    }
    guard let parent else { return rootItems += items }
    nodes[known(parent)]?.children += items
  }

  /// Beside an item, in the same one as it.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, at: item, after: false)
  }

  /// Beside an item, in the same one as it.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, at: item, after: true)
  }

  /// All that is in another snapshot, as it is in each other there, beside an item and in the same one as it.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    insert(snapshot.rootItems, at: item, after: false)
    fill(snapshot.rootItems, from: snapshot)
  }

  /// All that is in another snapshot, as it is in each other there, beside an item and in the same one as it.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    insert(snapshot.rootItems, at: item, after: true)
    fill(snapshot.rootItems, from: snapshot)
  }

  /// With what is in them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let going = items.filter { nodes[$0] != nil }
    let all = Set(branch(going) { _ in true })
    var known: Set<ItemIdentifierType?> = []
    for item in going where known.insert(nodes[item]?.parent).inserted {
      edit(siblingsOf: item) { $0.removeAll(where: all.contains) }
    }
    for item in all { nodes[item] = nil }
  }

  /// Empties it.
  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }
  /// Other items in one, with what is in them. Those that it had are gone first.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    delete(self.snapshot(of: parent).rootItems)
    adopt(snapshot.rootItems, of: snapshot, in: parent)
  }

  /// What is in them shows, where they do.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items { nodes[known(item)]?.isExpanded = true }
  }

  /// What is in them does not show.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items { nodes[known(item)]?.isExpanded = false }
  }

  // MARK: What there is

  /// All of them, each before what is in it.
  public var items: [ItemIdentifierType] { branch(rootItems) { _ in true } }
  /// Those that are in none that is collapsed.
  public var visibleItems: [ItemIdentifierType] { branch(rootItems) { nodes[$0]?.isExpanded == true } }
  /// Whether it is there, shown or not.
  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }
  /// Those whose contents show, where they do themselves, each before what is in it.
  public var expandedItems: [ItemIdentifierType] { items.filter(isExpanded) }
  /// Whether what is in it shows, where it does.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded == true }
  /// Whether it is in none that is collapsed.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  /// Nil for an item of the section itself.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }
  /// 0 for an item of the section itself.
  public func level(of item: ItemIdentifierType) -> Int {
    nodes[known(item)]?.parent.map { level(of: $0) + 1 } ?? 0
  }
  /// Among all of them; nil for one that is not there.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  /// What is in an item, as a section of its own.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var part = Self()
    if includingParent { part.append([parent]) }
    part.adopt(nodes[known(parent)]?.children ?? [], of: self, in: includingParent ? parent : nil)
    return part
  }

  /// A line for each item, set in by its level, with Apple's signs: `*` for one that is visible, and for one that
  /// something is in `+` where it is expanded, `-` where it is collapsed. For people; how they stand is ours.
  public func visualDescription() -> String {
    let visible = Set(visibleItems)
    return items.map { item in
      let state = nodes[item]?.children.isEmpty != false ? " " : isExpanded(item) ? "+" : "-"
      let signs = (visible.contains(item) ? "*" : " ") + state
      return "\(String(repeating: "  ", count: level(of: item)))\(signs) \(item)"
    }.joined(separator: "\n")
  }

  /// The item with all that is in it, as a section of its own.
  func withContents(of item: ItemIdentifierType) -> Self {
    var part = snapshot(of: item, includingParent: true)
    part.nodes[item]?.isExpanded = isExpanded(item)
    return part
  }

  /// All that is in another snapshot comes behind an item that shows, and into it where it shows what is in it; in
  /// front of everything where there is none.
  mutating func insert(_ snapshot: Self, behind item: ItemIdentifierType?) {
    let next = item.map { isExpanded($0) ? nodes[$0]?.children.first : nil } ?? rootItems.first
    if let next {
      insert(snapshot, before: next)
    } else if let item {
      insert(snapshot, after: item)
    } else {
      adopt(snapshot.rootItems, of: snapshot, in: nil)
    }
  }

  // MARK: Doing it

  private func known(_ item: ItemIdentifierType) -> ItemIdentifierType {
    precondition(nodes[item] != nil, "the item \(item) is not in the snapshot: append or insert it first")
    return item
  }

  private func branch(
    _ items: [ItemIdentifierType], opening opens: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    items.flatMap { item in [item] + (opens(item) ? branch(nodes[item]?.children ?? [], opening: opens) : []) }
  }

  private mutating func edit(
    siblingsOf item: ItemIdentifierType, _ change: (inout [ItemIdentifierType]) -> Void
  ) {
    if let parent = nodes[item]?.parent {
      if var node = nodes[parent] {
        change(&node.children)
        nodes[parent] = node
      }
    } else {
      change(&rootItems)
    }
  }

  private mutating func insert(_ items: [ItemIdentifierType], at other: ItemIdentifierType, after: Bool) {
    let parent = nodes[known(other)]?.parent
    for item in items {
      precondition(nodes[item] == nil, "the item \(item) is in the snapshot already: identifiers are all different")
      nodes[item] = Node(parent: parent)
    }
    edit(siblingsOf: other) { siblings in
      guard let place = siblings.firstIndex(of: other) else { return }
      siblings.insert(contentsOf: items, at: after ? place + 1 : place)
    }
  }

  private mutating func adopt(_ items: [ItemIdentifierType], of other: Self, in parent: ItemIdentifierType?) {
    append(items, to: parent)
    fill(items, from: other)
  }

  /// Items of another snapshot that are here by now get what is in them there.
  private mutating func fill(_ items: [ItemIdentifierType], from other: Self) {
    for item in items {
      nodes[item]?.isExpanded = other.isExpanded(item)
      adopt(other.nodes[item]?.children ?? [], of: other, in: item)
    }
  }
}
