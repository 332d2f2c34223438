import Foundation

/// The place that a list keeps open for what a finger holds above it. Items stand as if it were there already.
struct ItemGap: Equatable {
  /// Where the item is that goes there; nil for what comes from elsewhere.
  let origin: IndexPath?
  /// Where it would be, counted without it.
  let place: IndexPath

  /// Where an item of the list as it is stands.
  func stand(of item: IndexPath) -> IndexPath {
    if item == origin { return place }
    var stand = item
    if let origin, item.section == origin.section, item.item > origin.item { stand.item -= 1 }
    if stand.section == place.section, stand.item >= place.item { stand.item += 1 }
    return stand
  }

  /// Which item of the list as it is stands there; nil where nothing does yet.
  func item(at stand: IndexPath) -> IndexPath? {
    if stand == place { return origin }
    var item = stand
    if stand.section == place.section, stand.item > place.item { item.item -= 1 }
    if let origin, item.section == origin.section, item.item >= origin.item { item.item += 1 }
    return item
  }

  /// Whether there is such a place in a list.
  /// - Parameter counts: how many items each section has.
  func fits(_ counts: [Int]) -> Bool {
    func isThere(_ path: IndexPath, _ last: (Int) -> Int) -> Bool {
      path.count == 2 && counts.indices.contains(path.section) && path.item >= 0
        && path.item <= last(counts[path.section])
    }
    if let origin, !isThere(origin, { $0 - 1 }) { return false }
    return isThere(place) { $0 - (origin?.section == place.section ? 1 : 0) }
  }
}
