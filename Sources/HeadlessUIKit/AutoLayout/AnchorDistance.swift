import Foundation

/// How far it is from one anchor to another, as an item that rules can be about; less than nothing where the other
/// one comes first.
@MainActor final class AnchorDistance: NSObject, LayoutItem {
  let start: LayoutPlace
  let end: LayoutPlace

  init(from start: LayoutTerm, to end: LayoutTerm) {
    self.start = LayoutPlace(start)
    self.end = LayoutPlace(end)
    super.init()
  }

  /// The lowest view that contains both ends; nil once one is gone, and while they have no superview in common.
  var layoutView: UIView? {
    guard let first = start.term?.item.layoutView, let second = end.term?.item.layoutView else { return nil }
    return first.nearestView(containing: second)
  }
  var layoutEnds: [any LayoutItem] { [start, end].flatMap { $0.term?.item.layoutEnds ?? [] } }
  var layoutName: String { "(\([end, start].map { $0.term?.words ?? "what is gone" }.joined(separator: " - ")))" }
}

/// A term that does not keep its item.
@MainActor struct LayoutPlace {
  private weak var item: (any LayoutItem)?
  private let attribute: NSLayoutConstraint.Attribute

  init(_ term: LayoutTerm) { (item, attribute) = (term.item, term.attribute) }

  /// Nil once the item is gone.
  var term: LayoutTerm? { item.map { LayoutTerm($0, attribute) } }
}
