import Foundation

/// Where what keeps its views was in a list, and is after a batch of changes.
struct ListMoves {
  var items: [IndexPath: IndexPath]
  /// Those whose headers and footers stay.
  var sections: [Int: Int]
  /// Those that are made anew.
  var reloadedSections: [Int: Int] = [:]

  /// A place in a section goes where the section does.
  func place(inSectionOf old: IndexPath) -> IndexPath? {
    guard old.count == 2 else { return old }
    return sections[old.section].map { IndexPath(item: old.item, section: $0) }
  }
}
