import Foundation
import HeadlessUIKit

/// What a trace calls the cells of tables and collections by: the place of what they show, since a cell shows one
/// row after another.
@MainActor enum ListItems {
  /// The nearest cell that holds the view, or is it.
  static func cell(holding view: UIView) -> UIView? {
    var next: UIView? = view
    while let view = next {
      if isCell(view) { return view }
      next = view.superview
    }
    return nil
  }

  static func isCell(_ view: UIView) -> Bool { view is UITableViewCell || view is UICollectionViewCell }

  /// Nil for a cell out of sight.
  static func place(of cell: UIView) -> IndexPath? {
    switch (cell, cell.superview) {
    case (let cell as UITableViewCell, let table as UITableView): table.indexPath(for: cell)
    case (let cell as UICollectionViewCell, let collection as UICollectionView): collection.indexPath(for: cell)
    default: nil
    }
  }

  /// `row14`, `item3`; in a list of several sections `row1-14`. The part that a cell's content is in is
  /// `contentView`.
  static func name(of view: UIView) -> String? {
    if isContentView(type(of: view)) { return "contentView" }
    guard let place = place(of: view) else { return nil }
    let list = view.superview
    let sections = (list as? UITableView)?.numberOfSections ?? (list as? UICollectionView)?.numberOfSections ?? 1
    let word = list is UITableView ? "row" : "item"
    return sections > 1 ? "\(word)\(place.section)-\(place.item)" : "\(word)\(place.item)"
  }

  private static func isContentView(_ type: UIView.Type) -> Bool {
    if let known = areContentViews[ObjectIdentifier(type)] { return known }
    let isContentView = contentViews.contains("\(type)")
    areContentViews[ObjectIdentifier(type)] = isContentView
    return isContentView
  }

  private static var areContentViews: [ObjectIdentifier: Bool] = [:]
  private static let contentViews: Set = ["UITableViewCellContentView", "UICollectionViewCellContentView"]
}
