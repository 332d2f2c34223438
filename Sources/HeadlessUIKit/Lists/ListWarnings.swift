import Foundation

/// What of a list was warned of, as a device would make something else of it.
struct ListWarnings {
  var rooms = false
  var cadence = false
  var placeholders = false
  var deleting = false
}

extension ListWarnings {
  /// Says it once.
  @MainActor static func tell(_ words: String, of list: UIScrollView, once said: inout Bool) {
    if said { return }
    said = true
    Decisions.tell(.warns(list, words))
  }
}
