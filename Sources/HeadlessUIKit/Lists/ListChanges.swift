import Foundation

/// A batch of changes to a list's sections and items.
///
/// What goes or is made anew is named by its place before the batch, what comes by its place after it; the order in
/// which they were asked for plays no part.
struct ListChanges {
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var reloaded: Set<IndexPath> = []
  var moved: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []

  var isEmpty: Bool {
    deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && moved.isEmpty && deletedSections.isEmpty
      && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
  }

  /// Where each item of the new list was in the old one; nil for one that is new.
  ///
  /// Traps where the changes name what is not there, contradict each other, or don't lead from the old counts to
  /// the new ones, as UIKit does.
  /// - Parameters:
  ///   - old: how many items each section had.
  ///   - new: how many it has by what the data source says now.
  ///   - list: what the trap calls the list.
  func origins(from old: [Int], to new: [Int], of list: String) -> [[IndexPath?]] {
    refuseAbsent(in: old, of: list)
    refuseContradictions(of: list)
    var sections = sections(after: old)
    precondition(
      sections.count == new.count,
      "\(list): \(old.count) sections, less \(deletedSections.count) deleted and with \(insertedSections.count) "
        + "inserted, are not the \(new.count) that its data source has")
    let coming = inserted.map { ($0, nil) } + moved.map { ($0.to, Optional($0.from)) }
    for (place, origin) in coming.sorted(by: { $0.0 < $1.0 }) {
      precondition(
        sections.indices.contains(place.section) && (0...sections[place.section].items.count).contains(place.item),
        "\(list): nothing can be inserted at \(place.section)-\(place.item)")
      sections[place.section].items.insert(origin, at: place.item)
    }
    return zip(sections, new).enumerated().map { section, pair in
      let (made, count) = pair
      if made.isFresh(for: self) { return Array(repeating: nil, count: count) }
      precondition(
        made.items.count == count,
        "\(list): section \(section) should have \(made.items.count) items after the changes, and its data source "
          + "has \(count)")
      return made.items
    }
  }

  private func refuseAbsent(in old: [Int], of list: String) {
    for section in deletedSections.union(reloadedSections).union(IndexSet(movedSections.map(\.from))) {
      precondition(old.indices.contains(section), "\(list): there is no section \(section) to delete or reload")
    }
    for place in deleted + reloaded.sorted() + moved.map(\.from) {
      precondition(
        old.indices.contains(place.section) && (0..<old[place.section]).contains(place.item),
        "\(list): there is no \(place.section)-\(place.item) to delete, reload or move")
    }
  }

  private func refuseContradictions(of list: String) {
    refuse(reloaded.intersection(deleted), to: "deleted and reloaded", of: list)
    refuse(reloaded.intersection(moved.map(\.from)), to: "moved and reloaded", of: list)
    refuse(Set(inserted).intersection(moved.map(\.to)), to: "inserted, and moved to", of: list)
  }

  private func refuse(_ places: Set<IndexPath>, to change: String, of list: String) {
    guard let place = places.min() else { return }
    preconditionFailure("\(list): \(place.section)-\(place.item) can't be \(change) in one batch")
  }

  private struct Section {
    /// Where it was; nil for one that is new.
    var origin: Int?
    var items: [IndexPath?]

    /// Whether it may have any number of items.
    func isFresh(for changes: ListChanges) -> Bool { origin.map(changes.reloadedSections.contains) ?? true }
  }

  /// The sections in their new places, without what goes.
  private func sections(after old: [Int]) -> [Section] {
    let gone = Set(deleted + moved.map(\.from))
    let all = old.enumerated().map { section, count in
      let items = (0..<count).map { IndexPath(item: $0, section: section) }.filter { !gone.contains($0) }
      return Section(origin: section, items: items)
    }
    let leaving = deletedSections.union(IndexSet(movedSections.map(\.from)))
    var sections = all.indices.filter { !leaving.contains($0) }.map { all[$0] }
    let coming =
      insertedSections.map { (place: $0, section: Section(origin: nil, items: [])) }
      + movedSections.map { (place: $0.to, section: all[$0.from]) }
    for (place, section) in coming.sorted(by: { $0.place < $1.place }) {
      sections.insert(section, at: min(place, sections.count))
    }
    return sections
  }

  /// Where the sections that stay, or are made anew, are after the changes, by where they were.
  func sectionPlaces(from old: [Int]) -> [Int: Int] {
    let origins = sections(after: old).map(\.origin)
    return Dictionary(
      uniqueKeysWithValues: origins.enumerated().compactMap { place, origin in origin.map { ($0, place) } })
  }

  /// - Parameters:
  ///   - old: how many items each section had.
  ///   - origins: what `origins(from:to:of:)` answered.
  func moves(from old: [Int], after origins: [[IndexPath?]]) -> ListMoves {
    var places: [IndexPath: IndexPath] = [:]
    for (section, items) in origins.enumerated() {
      for (item, origin) in items.enumerated() {
        if let origin, !reloads(origin) { places[origin] = IndexPath(item: item, section: section) }
      }
    }
    let sections = sectionPlaces(from: old)
    return ListMoves(
      items: places, sections: sections.filter { !reloadedSections.contains($0.key) },
      reloadedSections: sections.filter { reloadedSections.contains($0.key) })
  }

  /// Whether an item goes, or is made anew.
  /// - Parameter place: before the batch.
  func takesAway(_ place: IndexPath) -> Bool {
    deleted.contains(place) || reloads(place)
      || deletedSections.contains(place.section) && !moved.contains { $0.from == place }
  }

  /// Whether an item that stays is to be made anew.
  /// - Parameter place: before the batch.
  func reloads(_ place: IndexPath) -> Bool {
    reloadedSections.contains(place.section) || reloaded.contains(place)
  }
}
