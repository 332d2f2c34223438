/// What one page's view is in, and fills. The scroll view has one for each page that is in sight.
final class PageHolder: UIView {
  /// Takes the page along to another place in the scroll view.
  static func put(_ page: UIViewController, at frame: CGRect, in scroller: UIView) {
    guard let view = page.view else { return }
    let holder = view.superview as? PageHolder ?? PageHolder(frame: frame)
    holder.frame = frame
    if holder.superview !== scroller { scroller.addSubview(holder) }
    view.frame = holder.bounds
    if view.superview !== holder { holder.addSubview(view) }
  }

  static func takeOut(_ page: UIViewController) {
    guard let view = page.viewIfLoaded else { return }
    let holder = view.superview as? PageHolder
    view.removeFromSuperview()
    holder?.removeFromSuperview()
  }
}
