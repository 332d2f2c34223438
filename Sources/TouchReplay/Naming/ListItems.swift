import Foundation
import HeadlessUIKit

/// What a trace calls the cells, headers and other views of tables and collections by: the place of what they show,
/// since a view shows one row after another.
@MainActor enum ListItems {
  /// What one view of a list shows.
  struct Item: Equatable {
    /// `row`, `item`, `header`, `footer`, or a collection's own kind.
    let word: String
    let place: IndexPath
    /// In a list of several sections, and of all but cells, the section is part of the name.
    let tellsSection: Bool

    /// `row14`, `item3`; in a list of several sections `row1-14`; `header1`, `footer1`, `badge1-3`.
    var name: String {
      switch word {
      case "header", "footer": "\(word)\(place.section)"
      default: tellsSection ? "\(word)\(place.section)-\(place.item)" : "\(word)\(place.item)"
      }
    }
  }

  /// The nearest view of a list that holds the view, or is it.
  static func part(holding view: UIView) -> UIView? {
    var next: UIView? = view
    while let view = next {
      let superview = view.superview
      if isPart(view, in: superview) { return view }
      next = superview
    }
    return nil
  }

  static func isPart(_ view: UIView, in superview: UIView?) -> Bool {
    if isAlwaysPart(view) { return true }
    guard let superview, isTable(superview) else { return false }
    return (superview as? UITableView)?.section(shownBy: view) != nil
  }

  private static func isAlwaysPart(_ view: UIView) -> Bool {
    areParts.about(type(of: view)) {
      view is UITableViewCell || view is UICollectionReusableView || view is UITableViewHeaderFooterView
    }
  }

  private static func isTable(_ view: UIView) -> Bool {
    areTables.about(type(of: view)) { view is UITableView }
  }

  /// Whether no view of that class, in a superview of that one, is called by what a list shows.
  static func haveNoName(for view: UIView, in superview: UIView) -> Bool {
    !isAlwaysPart(view) && !isTable(superview) && !isContentView(type(of: view))
  }

  @exclusivity(unchecked) private static var areParts = ClassAnswers<Bool>()
  @exclusivity(unchecked) private static var areTables = ClassAnswers<Bool>()

  /// Nil for a view out of sight.
  static func item(shownBy part: UIView) -> Item? {
    switch part {
    case let cell as UITableViewCell:
      guard let table = part.superview as? UITableView, let place = table.indexPath(for: cell) else { return nil }
      return Item(word: "row", place: place, tellsSection: table.showsSections)
    case let view as UICollectionReusableView:
      // A section that scrolls across has a scroll view of its own between.
      let above = sequence(first: part, next: \.superview).lazy.compactMap { $0 as? UICollectionView }.first
      guard let collection = above, let (kind, place) = collection.element(shownBy: view) else { return nil }
      guard let kind else {
        return Item(word: "item", place: place, tellsSection: collection.showsSections)
      }
      return Item(word: words[kind] ?? kind, place: place, tellsSection: true)
    default:
      guard let table = part.superview as? UITableView, let shown = table.section(shownBy: part) else { return nil }
      return Item(
        word: shown.isHeader ? "header" : "footer", place: IndexPath(row: 0, section: shown.section),
        tellsSection: true)
    }
  }

  private static let words = [
    UICollectionView.elementKindSectionHeader: "header", UICollectionView.elementKindSectionFooter: "footer",
  ]

  /// The name of what the view shows. The part that a cell's content is in is `contentView`.
  static func name(of view: UIView, isPart: Bool) -> String? {
    if isContentView(type(of: view)) { return "contentView" }
    return isPart ? item(shownBy: view)?.name : nil
  }

  private static func isContentView(_ type: UIView.Type) -> Bool {
    areContentViews.about(type) { contentViews.contains("\(type)") }
  }

  @exclusivity(unchecked) private static var areContentViews = ClassAnswers<Bool>()
  private static let contentViews: Set = ["UITableViewCellContentView", "UICollectionViewCellContentView"]
}
