import Foundation

/// Which sections a list has, and which items are in each, by identifiers that are all different.
///
/// Sections and items that are not there stop the program, as on a device; so does a section that is there already,
/// and an item twice in one call. An item that is there already is moved to where it is appended or inserted: a
/// trace warns of that when the snapshot is applied.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct>
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private var sections: [Section] = []
  /// Of each item, its section. Complexity of asking for an item's place: O(n) in its section's items.
  private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]

  private struct Section {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  /// Nothing at all.
  public init() {}

  // MARK: What there is

  /// Of all sections.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// Empty ones, too.
  public var numberOfSections: Int { sections.count }
  /// In their order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// From the first section's first to the last one's last.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  /// Of one section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[place(of: identifier)].items.count
  }
  /// In their order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[place(of: identifier)].items
  }
  /// Nil for an item that is not there.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    homes[identifier]
  }
  /// Among all items; nil for one that is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
  /// Nil for a section that is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  /// Those that are to get other cells.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// Those whose cells are to be dressed anew.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// Those that are to get other cells.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  // MARK: Items

  /// At the end of a section; of the last one, unless it says which.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    precondition(!sections.isEmpty, "a snapshot has no section to append items to: appendSections(_:) comes first")
    let section = sectionIdentifier.map(place) ?? sections.count - 1
    takeRepeated(of: identifiers)
    insert(identifiers, in: section, at: sections[section].items.count)
  }

  /// In the other item's section.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    takeRepeated(of: identifiers, beside: beforeIdentifier)
    let (section, item) = place(of: beforeIdentifier)
    insert(identifiers, in: section, at: item)
  }

  /// In the other item's section.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    takeRepeated(of: identifiers, beside: afterIdentifier)
    let (section, item) = place(of: afterIdentifier)
    insert(identifiers, in: section, at: item + 1)
  }

  /// Items that are not there are left out.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    leaveOut(Set(identifiers.filter { homes[$0] != nil }))
  }

  /// With all sections, as on a device.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

  /// Into the other item's section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, after: false) }

  /// Into the other item's section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, after: true) }

  /// They get other cells when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = home(of: identifier) }
    mark(identifiers, in: \.reloadedItemIdentifiers)
  }

  /// Their cells are dressed anew when the snapshot is applied, and stay the same.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = home(of: identifier) }
    mark(identifiers, in: \.reconfiguredItemIdentifiers)
  }

  // MARK: Sections

  /// After the others, without items.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Before another, without items.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier)) }

  /// After another, without items.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier) + 1) }

  /// With their items. Sections that are not there are left out.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in sections where identifiers.contains(section.identifier) {
      for item in section.items { homes[item] = nil }
    }
    sections.removeAll { identifiers.contains($0.identifier) }
  }

  /// With its items.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, after: false) }

  /// With its items.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, after: true) }

  /// All of their items get other cells when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = place(of: identifier) }
    mark(identifiers, in: \.reloadedSectionIdentifiers)
  }

  // MARK: Doing it

  private func place(of section: SectionIdentifierType) -> Int {
    guard let place = indexOfSection(section) else {
      preconditionFailure("the section \(section) is not in the snapshot: append or insert it first")
    }
    return place
  }

  private func home(of item: ItemIdentifierType) -> SectionIdentifierType {
    guard let home = homes[item] else {
      preconditionFailure("the item \(item) is not in the snapshot: append or insert it first")
    }
    return home
  }

  private func place(of item: ItemIdentifierType) -> (section: Int, item: Int) {
    let section = place(of: home(of: item))
    guard let place = sections[section].items.firstIndex(of: item) else {
      preconditionFailure("the item \(item) is not in its section")
    }
    return (section, place)
  }

  /// Each once, after those that are there.
  private mutating func mark<ID: Hashable>(_ identifiers: [ID], in list: WritableKeyPath<Self, [ID]>) {
    var known = Set(self[keyPath: list])
    self[keyPath: list] += identifiers.filter { known.insert($0).inserted }
  }

  /// Items that were appended or inserted, and were there already, since the snapshot was applied.
  private(set) var repeated: [ItemIdentifierType] = []

  private mutating func takeRepeated(of items: [ItemIdentifierType], beside other: ItemIdentifierType? = nil) {
    let known = items.filter { homes[$0] != nil }
    guard !known.isEmpty else { return }
    if let other { precondition(!known.contains(other), "the item \(other) can't be inserted beside itself") }
    leaveOut(Set(known))
    repeated += known
  }

  /// Complexity: O(n) in the items of the sections that they leave, however many go.
  private mutating func leaveOut(_ leaving: Set<ItemIdentifierType>) {
    guard !leaving.isEmpty else { return }
    let losing = Set(leaving.compactMap { homes[$0] })
    for section in sections.indices where losing.contains(sections[section].identifier) {
      sections[section].items.removeAll(where: leaving.contains)
    }
    for item in leaving { homes[item] = nil }
  }

  private mutating func insert(_ items: [ItemIdentifierType], in section: Int, at place: Int) {
    for item in items {
      precondition(homes[item] == nil, "the item \(item) comes twice in one call: identifiers are all different")
      homes[item] = sections[section].identifier
    }
    sections[section].items.insert(contentsOf: items, at: place)
  }

  private mutating func take(_ item: ItemIdentifierType) {
    let (section, place) = place(of: item)
    sections[section].items.remove(at: place)
    homes[item] = nil
  }

  private mutating func move(_ item: ItemIdentifierType, to other: ItemIdentifierType, after: Bool) {
    precondition(item != other, "the item \(item) can't be moved beside itself")
    take(item)
    let (section, place) = place(of: other)
    insert([item], in: section, at: after ? place + 1 : place)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
    var known = Set(sectionIdentifiers)
    for identifier in identifiers {
      precondition(
        known.insert(identifier).inserted,
        "the section \(identifier) is in the snapshot already: identifiers are all different")
    }
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: place)
  }

  private mutating func move(_ section: SectionIdentifierType, to other: SectionIdentifierType, after: Bool) {
    precondition(section != other, "the section \(section) can't be moved beside itself")
    let moved = sections.remove(at: place(of: section))
    sections.insert(moved, at: place(of: other) + (after ? 1 : 0))
  }

  // MARK: As a list sees it

  /// What was reloaded and reconfigured has been.
  func settled() -> Self {
    var copy = self
    (copy.reloadedItemIdentifiers, copy.reconfiguredItemIdentifiers, copy.repeated) = ([], [], [])
    copy.reloadedSectionIdentifiers = []
    return copy
  }

  /// How many items a section has. Traps where there is no such section.
  func count(at section: Int) -> Int { sections[section].items.count }

  func item(at place: IndexPath) -> ItemIdentifierType? {
    guard place.count == 2, sections.indices.contains(place.section) else { return nil }
    let items = sections[place.section].items
    return items.indices.contains(place.item) ? items[place.item] : nil
  }

  func indexPath(of item: ItemIdentifierType) -> IndexPath? {
    guard let home = homes[item], let section = indexOfSection(home) else { return nil }
    return sections[section].items.firstIndex(of: item).map { IndexPath(item: $0, section: section) }
  }

  /// The item goes to the place that it has after the move.
  mutating func move(from start: IndexPath, to end: IndexPath) {
    guard let item = item(at: start), sections.indices.contains(end.section) else { return }
    take(item)
    insert([item], in: end.section, at: min(end.item, sections[end.section].items.count))
  }

  /// Whether a list shows the same by the new snapshot, in the same cells. Complexity: O(n).
  func looksSame(as new: Self) -> Bool {
    new.reloadedItemIdentifiers.isEmpty && new.reloadedSectionIdentifiers.isEmpty
      && sections.elementsEqual(new.sections) { $0.identifier == $1.identifier && $0.items == $1.items }
  }

  /// What keeps its views in the new snapshot. Complexity: O(n).
  func moves(to new: Self) -> ListMoves {
    let reloaded = Set(new.reloadedSectionIdentifiers)
    var sectionsNow: [SectionIdentifierType: Int] = [:]
    var now: [ItemIdentifierType: IndexPath] = [:]
    for (section, part) in new.sections.enumerated() {
      sectionsNow[part.identifier] = section
      if reloaded.contains(part.identifier) { continue }
      for (item, identifier) in part.items.enumerated() {
        now[identifier] = IndexPath(item: item, section: section)
      }
    }
    for identifier in new.reloadedItemIdentifiers { now[identifier] = nil }
    var moves = ListMoves(items: [:], sections: [:])
    for (section, part) in sections.enumerated() {
      if reloaded.contains(part.identifier) {
        moves.reloadedSections[section] = sectionsNow[part.identifier]
      } else {
        moves.sections[section] = sectionsNow[part.identifier]
      }
      for (item, identifier) in part.items.enumerated() {
        moves.items[IndexPath(item: item, section: section)] = now[identifier]
      }
    }
    return moves
  }
}
