import Foundation

/// Places that are kept for items until they are loaded.
extension ListDragging {
  /// For each placeholder, in order, the item before which it stands.
  var anchors: [IndexPath] { placeholders.map(\.anchor) }

  /// Puts it at the place that it was made for, which counts other placeholders, too.
  func add(_ placeholder: ListPlaceholder) {
    hold(placeholder.animator)
    guard let list else { return }
    list.standOtherwise {
      var (before, index) = (0, 0)
      let place = placeholder.kind.place
      while index < placeholders.count, placeholders[index].anchor.section <= place.section {
        let other = placeholders[index].anchor
        if other.section == place.section {
          if other.item + before >= place.item { break }
          before += 1
        }
        index += 1
      }
      let count = list.countOfItems(in: place.section) ?? 0
      placeholder.anchor.item = min(max(0, place.item - before), count)
      placeholders.insert(placeholder, at: index)
    }
    if list.canMakeRoom { return }
    ListWarnings.tell(
      "a drop's placeholder is not shown in a layout of the application's own", of: list,
      once: &list.warnings.placeholders)
  }

  /// Has the data source take the item, and the list its place. Placeholders behind it stay behind it.
  func commit(_ placeholder: ListPlaceholder, _ dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let list, let count = list.countOfItems(in: placeholder.anchor.section) else { return false }
    let place = IndexPath(item: min(placeholder.anchor.item, count), section: placeholder.anchor.section)
    let behind = placeholders.drop { $0 !== placeholder }.dropFirst().filter { $0.anchor.section == place.section }
    remove(placeholder)
    dataSourceUpdates(place)
    isCommitting = true
    for other in behind { other.anchor.item += 1 }
    list.insertItem(at: place)
    isCommitting = false
    return true
  }

  func remove(_ placeholder: ListPlaceholder) {
    guard let list else { return }
    list.standOtherwise {
      placeholders.removeAll { $0 === placeholder }
      list.rest(placeholder)
    }
  }

  /// All of them go: the list is loaded anew.
  func removePlaceholders() {
    if placeholders.isEmpty { return }
    list?.standOtherwise {
      for placeholder in placeholders { list?.rest(placeholder) }
      placeholders = []
    }
  }

  /// Items have come, gone and moved: each stays behind the item before it, else before the one behind it.
  /// - Parameters:
  ///   - places: where items that stay were, and are now.
  ///   - counts: how many items each section has now.
  func movePlaceholders(by places: [IndexPath: IndexPath], _ counts: [Int]) {
    if placeholders.isEmpty || isCommitting { return }
    var left: [ListPlaceholder] = []
    for placeholder in placeholders {
      let old = placeholder.anchor
      if old.item > 0, let new = places[IndexPath(item: old.item - 1, section: old.section)] {
        placeholder.anchor = IndexPath(item: new.item + 1, section: new.section)
      } else if let new = places[old] {
        placeholder.anchor = new
      } else if counts.indices.contains(old.section) {
        placeholder.anchor.item = min(old.item, counts[old.section])
      } else {
        list?.rest(placeholder)
        continue
      }
      left.append(placeholder)
    }
    placeholders = left.enumerated()
      .sorted { ($0.element.anchor, $0.offset) < ($1.element.anchor, $1.offset) }.map(\.element)
  }
}
