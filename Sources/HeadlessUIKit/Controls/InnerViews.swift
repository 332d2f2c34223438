// What some of UIKit's controls are made of, as far as code looks for it and restyles it, as in
// `control.subviews[0].subviews[0].backgroundColor = .gray` (V423). Only a switch's are there for more, from the
// start (K103): the others are made when somebody looks, take no fingers, and have no classes of their own (ours).
extension UIView {
  /// Puts in views as large as this one, in front of each other.
  /// - Returns: the rearmost of them.
  @discardableResult
  func putInside(_ first: UIView = UIView(), _ others: UIView...) -> UIView {
    for view in [first] + others {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    return first
  }
}
