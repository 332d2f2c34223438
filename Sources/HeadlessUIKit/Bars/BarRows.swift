import Foundation

/// The rows of a navigation bar, one below the other, in points.
struct BarRows: Equatable {
  /// The prompt and the buttons.
  var buttons: CGFloat
  var largeTitle: CGFloat
  var search: CGFloat
  /// Whether the search bar's row goes when content is scrolled. The large title's does.
  var searchGoes: Bool

  var height: CGFloat { buttons + largeTitle + search }
  /// Without those that go.
  var least: CGFloat { buttons + (searchGoes ? 0 : search) }

  /// What there is of them where content has gone that far up from its upper end: the search bar's row goes first.
  /// A large title goes down with content that is pulled down.
  func left(by way: CGFloat) -> BarRows {
    var rows = self
    if searchGoes { rows.search -= min(max(0, way), search) }
    if largeTitle > 0 { rows.largeTitle -= min(way - (search - rows.search), largeTitle) }
    return rows
  }

  /// How far content has gone where each of them is there as a whole, or not at all.
  var stops: [CGFloat] { [0, searchGoes ? search : 0, height - least] }
}
