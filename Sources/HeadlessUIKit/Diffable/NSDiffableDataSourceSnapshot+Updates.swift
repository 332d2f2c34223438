import Foundation

/// What a collection's layout hears of when another snapshot takes a snapshot's place.
extension NSDiffableDataSourceSnapshot {
  /// As those of a batch that leads from it to the new one. Complexity: O(n log n).
  @MainActor func updateItems(to new: Self) -> [UICollectionViewUpdateItem] {
    let (before, after) = (places(), new.places())
    let sections = Self.order(of: sectionIdentifiers, in: new.sectionIdentifiers)
    func stays(_ place: IndexPath?) -> Bool { place.map { sections.places[$0.section] != nil } ?? false }
    let coming = Set(new.sectionIdentifiers.indices).subtracting(sections.places.values)
    let reloadedSections = Set(new.reloadedSectionIdentifiers)
    let reloaded = Set(new.reloadedItemIdentifiers)
    var moved: Set<ItemIdentifierType> = []
    for (section, place) in sections.places {
      let items = itemIdentifiers(inSection: sectionIdentifiers[section])
      let order = Self.order(of: items, in: new.itemIdentifiers(inSection: new.sectionIdentifiers[place]))
      moved.formUnion(order.moved.map { items[$0] })
    }

    var updates = sectionIdentifiers.indices.filter { sections.places[$0] == nil }
      .map { UICollectionViewUpdateItem(.delete, fromSection: $0, to: nil) }
    for (section, identifier) in sectionIdentifiers.enumerated() where reloadedSections.contains(identifier) {
      updates.append(UICollectionViewUpdateItem(.reload, fromSection: section, to: sections.places[section]))
    }
    updates += coming.sorted().map { UICollectionViewUpdateItem(.insert, fromSection: nil, to: $0) }
    for (section, place) in sections.places.sorted(by: { $0.key < $1.key }) where sections.moved.contains(section) {
      updates.append(UICollectionViewUpdateItem(.move, fromSection: section, to: place))
    }
    var moves: [UICollectionViewUpdateItem] = []
    for item in itemIdentifiers {
      let (from, to) = (before[item], after[item])
      if to == nil {
        if stays(from) { updates.append(UICollectionViewUpdateItem(.delete, from: from, to: nil)) }
      } else if reloaded.contains(item) {
        updates.append(UICollectionViewUpdateItem(.reload, from: from, to: to))
      } else if moved.contains(item) || from.flatMap({ sections.places[$0.section] }) != to?.section {
        moves.append(UICollectionViewUpdateItem(.move, from: from, to: to))
      }
    }
    for item in new.itemIdentifiers where before[item] == nil {
      guard let to = after[item], !coming.contains(to.section) else { continue }
      updates.append(UICollectionViewUpdateItem(.insert, from: nil, to: to))
    }
    return updates + moves
  }

  private func places() -> [ItemIdentifierType: IndexPath] {
    var places: [ItemIdentifierType: IndexPath] = [:]
    for (section, identifier) in sectionIdentifiers.enumerated() {
      for (item, found) in itemIdentifiers(inSection: identifier).enumerated() {
        places[found] = IndexPath(item: item, section: section)
      }
    }
    return places
  }

  /// Where those that stay are now, by their old indices, and which of them were moved: as few as can be.
  private static func order<Identifier: Hashable>(
    of old: [Identifier], in new: [Identifier]
  ) -> (places: [Int: Int], moved: Set<Int>) {
    let now = Dictionary(new.enumerated().map { ($1, $0) }, uniquingKeysWith: { one, _ in one })
    let kept = old.indices.compactMap { index in now[old[index]].map { (old: index, new: $0) } }
    // The longest part that is still in order stays; what ends each length at the least place, and what was before.
    var ends: [Int] = []
    var before: [Int?] = []
    for (index, one) in kept.enumerated() {
      let length = ends.endOfPrefix { kept[$0].new < one.new }
      before.append(length > 0 ? ends[length - 1] : nil)
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var moved = Set(kept.map(\.old))
    var next = ends.last
    while let index = next {
      moved.remove(kept[index].old)
      next = before[index]
    }
    return (Dictionary(uniqueKeysWithValues: kept.map { ($0.old, $0.new) }), moved)
  }
}
