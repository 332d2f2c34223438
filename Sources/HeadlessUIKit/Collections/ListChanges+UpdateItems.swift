import Foundation

/// What a collection's layout hears of a batch.
extension ListChanges {
  /// Sections before items; what goes, what is made anew, what comes, and what moves, each in order.
  /// - Parameters:
  ///   - old: how many items each section had.
  ///   - origins: what `origins(from:to:of:)` answered.
  @MainActor func updateItems(from old: [Int], after origins: [[IndexPath?]]) -> [UICollectionViewUpdateItem] {
    updateItems(ofSections: sectionPlaces(from: old)) + updateItems(after: origins)
  }

  @MainActor private func updateItems(ofSections places: [Int: Int]) -> [UICollectionViewUpdateItem] {
    deletedSections.map { UICollectionViewUpdateItem(.delete, fromSection: $0, to: nil) }
      + reloadedSections.map { UICollectionViewUpdateItem(.reload, fromSection: $0, to: places[$0]) }
      + insertedSections.map { UICollectionViewUpdateItem(.insert, fromSection: nil, to: $0) }
      + movedSections.map { UICollectionViewUpdateItem(.move, fromSection: $0.from, to: $0.to) }
  }

  @MainActor private func updateItems(after origins: [[IndexPath?]]) -> [UICollectionViewUpdateItem] {
    var now: [IndexPath: IndexPath] = [:]
    for (section, items) in origins.enumerated() where !reloaded.isEmpty {
      for (item, origin) in items.enumerated() {
        if let origin, reloaded.contains(origin) { now[origin] = IndexPath(item: item, section: section) }
      }
    }
    return deleted.sorted().map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
      + reloaded.sorted().map { UICollectionViewUpdateItem(.reload, from: $0, to: now[$0]) }
      + inserted.sorted().map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
      + moved.map { UICollectionViewUpdateItem(.move, from: $0.from, to: $0.to) }
  }
}
