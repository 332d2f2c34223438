import Foundation

/// A part of a panel, as alerts and menus have them: what is in it stands in the panel itself where it fits, and
/// scrolls under a finger where it doesn't.
@MainActor final class PanelPart {
  private let panel: UIView
  /// There while it is needed.
  private var scroller: PartScroller?
  private var held: [UIView] = []

  init(of panel: UIView) { self.panel = panel }

  /// Has these views in the part, and no others.
  /// - Parameters:
  ///   - height: of all of them.
  ///   - box: where the part lies in the panel.
  /// - Returns: where the upper left corner of them all is, in the coordinates of their superview.
  func hold(_ views: [UIView], height: CGFloat, in box: CGRect) -> CGPoint {
    // What a layout comes to may be off by rounding.
    let fits = height <= box.height + TextMeasure.rounding
    for old in held where !views.contains(where: { $0 === old }) { old.removeFromSuperview() }
    held = views
    let host = fits ? panel : scroller(in: box, height: height)
    for view in views where view.superview !== host { host.addSubview(view) }
    if fits {
      scroller?.removeFromSuperview()
      scroller = nil
    }
    return fits ? box.origin : .zero
  }

  private func scroller(in box: CGRect, height: CGFloat) -> PartScroller {
    let shown = scroller ?? PartScroller(frame: box)
    scroller = shown
    if shown.superview !== panel { panel.addSubview(shown) }
    (shown.frame, shown.contentSize) = (box, CGSize(width: box.width, height: height))
    return shown
  }
}

/// Holds what doesn't fit. A finger that moves scrolls, also from a button.
final class PartScroller: UIScrollView {
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}
