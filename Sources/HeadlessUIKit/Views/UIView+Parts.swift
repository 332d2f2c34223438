/// Views that stand for a property, as a table's header or a cell's background.
extension UIView {
  /// Takes out what stood for a property that gets another view, unless code has put it elsewhere meanwhile. The
  /// same view once more stays where it is (S70).
  final func replace(_ part: UIView?, by new: UIView?) {
    if let part, part !== new, part.superview === self { part.removeFromSuperview() }
  }
}
