import Foundation

/// What a list shows: its items and, of each section that was given as an outline, which of them are in which.
struct ShownSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  typealias Outline = NSDiffableDataSourceSectionSnapshot<Item>

  private(set) var snapshot = Snapshot()
  private var outlines: [Section: Outline] = [:]

  /// Another one takes its place, and as it was applied: nothing is to be reloaded any more.
  mutating func take(_ new: Snapshot, _ outline: (section: Section, Outline)? = nil) {
    snapshot = new.settled()
    forgetOldOutlines()
    if let (section, outline) = outline { outlines[section] = outline }
  }

  /// An item of an outline takes along what is in it, and goes into what it is put behind.
  mutating func move(from start: IndexPath, to end: IndexPath) {
    let item = snapshot.item(at: start)
    let old = item.flatMap(snapshot.sectionIdentifier)
    snapshot.move(from: start, to: end)
    if let old, let item { moveInOutlines(item, from: old) }
    forgetOldOutlines()
  }

  /// One that is open, whose place says nothing of what is in it, stays where it was in the outline.
  private mutating func moveInOutlines(_ item: Item, from old: Section) {
    var branch = Outline()
    branch.append([item])
    if let known = outlines[old] { branch = known.withContents(of: item) }
    guard branch.visibleItems.count == 1, let new = snapshot.sectionIdentifier(containingItem: item) else { return }
    outlines[old]?.delete([item])
    guard outlines[new] != nil || branch.items.count > 1 else { return }
    var outline = outline(of: new)
    outline.delete([item])
    outline.insert(branch, behind: snapshot.itemIdentifiers(inSection: new).prefix { $0 != item }.last)
    outlines[new] = outline
  }

  /// Nothing is known of a section that has other items by now.
  private mutating func forgetOldOutlines() {
    if outlines.isEmpty { return }
    outlines = outlines.filter { section, outline in outline.visibleItems == items(of: section) }
  }

  private func items(of section: Section) -> [Item]? {
    snapshot.indexOfSection(section) == nil ? nil : snapshot.itemIdentifiers(inSection: section)
  }

  /// Where the section's outline isn't known its items are in none.
  func outline(of section: Section) -> Outline {
    if let known = outlines[section] { return known }
    var outline = Outline()
    if let items = items(of: section) { outline.append(items) }
    return outline
  }

  /// In how many items of the section the one is: in none where the outline isn't known.
  func level(of item: Item, in section: Section) -> Int { outlines[section]?.level(of: item) ?? 0 }

  /// As it is with other items in one section, which is the last one where it isn't there yet.
  func snapshot(with outline: Outline, in section: Section) -> Snapshot {
    var all = snapshot
    if all.indexOfSection(section) == nil { all.appendSections([section]) }
    all.deleteItems(all.itemIdentifiers(inSection: section))
    all.appendItems(outline.visibleItems, toSection: section)
    return all
  }
}
