import Foundation

/// Where the items of a list stand while placeholders stand between them, and others make room for what a finger
/// holds.
struct ItemStands {
  let gap: ItemGap?
  /// Where placeholders stand, in order.
  let placeholders: [IndexPath]

  /// Nil where every item stands at its own place.
  /// - Parameter anchors: for each placeholder, in order, the item before which it stands.
  init?(gap: ItemGap?, anchors: [IndexPath]) {
    if gap == nil, anchors.isEmpty { return nil }
    self.gap = gap
    var before: [Int: Int] = [:]
    placeholders = anchors.map { anchor in
      var stand = anchor
      if let gap, anchor.item > 0 {
        stand.item = gap.stand(of: IndexPath(item: anchor.item - 1, section: anchor.section)).item + 1
      }
      stand.item += before[anchor.section, default: 0]
      before[anchor.section, default: 0] += 1
      return stand
    }
  }

  /// Where an item of the list as it is stands.
  func stand(of item: IndexPath) -> IndexPath {
    var stand = gap?.stand(of: item) ?? item
    for placeholder in placeholders where placeholder.section == stand.section && placeholder.item <= stand.item {
      stand.item += 1
    }
    return stand
  }

  /// Which item of the list as it is stands there; nil where none does.
  func item(at stand: IndexPath) -> IndexPath? {
    if placeholders.contains(stand) { return nil }
    let place = place(of: stand)
    return gap.map { $0.item(at: place) } ?? place
  }

  /// The same without placeholders.
  func place(of stand: IndexPath) -> IndexPath {
    let before = placeholders.filter { $0.section == stand.section && $0.item < stand.item }.count
    return IndexPath(item: stand.item - before, section: stand.section)
  }

  /// How many places more a section has than items.
  func excess(in section: Int) -> Int {
    let placed = placeholders.filter { $0.section == section }.count
    guard let gap, gap.origin?.section != gap.place.section else { return placed }
    return placed + (gap.place.section == section ? 1 : 0) - (gap.origin?.section == section ? 1 : 0)
  }
}

/// What a list shows, and what its data source has: the same where nothing stands between its items.
extension ItemStands? {
  /// Where an item of the data source stands.
  func stand(of item: IndexPath) -> IndexPath { self?.stand(of: item) ?? item }

  /// Which item of the data source stands there; nil on a placeholder.
  func item(at stand: IndexPath) -> IndexPath? {
    if let self { self.item(at: stand) } else { stand }
  }

  /// Stops a list whose index paths would have to be translated in its application's code.
  @MainActor func requireNone(of list: UIScrollView) {
    if self == nil { return }
    preconditionFailure(
      "\(type(of: list)): performUsingPresentationValues is not modelled while placeholders stand there")
  }
}
