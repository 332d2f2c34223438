import Foundation
import HeadlessUIKit

/// Every view of an application's windows, as they are painted, from the back to the front.
///
/// A view comes before its subviews, and they from the rearmost to the frontmost; so a branch is a range, and what
/// comes after it is in front of it.
@MainActor struct ShownViews {
  let views: [UIView]
  /// Where each one's branch ends.
  let ends: [Int]
  private let places: [ObjectIdentifier: Int]

  init(of application: UIApplication) {
    var views: [UIView] = []
    var ends: [Int] = []
    func add(_ view: UIView) {
      let place = views.count
      views.append(view)
      ends.append(0)
      for subview in view.subviews { add(subview) }
      ends[place] = views.count
    }
    for window in application.allWindows { add(window) }
    self.views = views
    self.ends = ends
    places = Dictionary(
      views.enumerated().map { (ObjectIdentifier($0.element), $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  func place(of view: UIView) -> Int? { places[ObjectIdentifier(view)] }

  /// The place and all above it, innermost first.
  func lineage(of place: Int) -> [Int] {
    sequence(first: views[place], next: \.superview).compactMap { self.place(of: $0) }
  }

  /// Whether the view at the place, or one in it, is the other.
  func branch(of place: Int, contains other: Int) -> Bool { place <= other && other < ends[place] }

  /// The outermost view around `place` that is not around `other` as well.
  func branchPoint(from place: Int, besides other: Int) -> Int {
    lineage(of: place).last { !branch(of: $0, contains: other) } ?? place
  }

  /// Whether that is an enabled control, and the other a view in it that is no control, nor in one that is nearer.
  func isInControl(at place: Int, _ other: Int) -> Bool {
    guard place != other, let control = views[place] as? UIControl, control.isEnabled else { return false }
    return sequence(first: views[other], next: \.superview).first { $0 is UIControl } === control
  }

  // MARK: Where they are to be seen

  /// The points that each view covers on the screen: its bounds, where they are on the screen and no superview that
  /// clips cuts them off. None for a view that is hidden, transparent or flattened by a transform, or in such a
  /// one.
  func areas(on grid: PointGrid) -> [PointRegion] {
    var areas = [PointRegion](repeating: PointRegion(), count: views.count)
    func look(at place: Int, within limit: PointRegion) {
      let view = views[place]
      guard !view.isHidden, view.alpha >= Self.leastAlpha, view.canBeHitAnywhere else { return }
      let own = ViewOutline(view).region(within: limit)
      areas[place] = own
      for subview in view.subviews {
        if let next = self.place(of: subview) { look(at: next, within: view.clipsToBounds ? own : limit) }
      }
    }
    for (place, view) in views.enumerated() where view is UIWindow { look(at: place, within: grid.region) }
    return areas
  }

  /// Views with less can't be seen, and take no touches.
  private static let leastAlpha: CGFloat = 0.01

  /// Whether somebody who looks at the screen sees the view itself, and not through it.
  ///
  /// Nothing is drawn here, so it is judged by what is known: a background colour shows. Without one, UIKit's own
  /// containers show nothing, nor do windows; every other class may draw, and is taken to.
  func isSeen(_ place: Int) -> Bool {
    let view = views[place]
    var alpha: CGFloat = 0
    view.backgroundColor?.getRed(nil, green: nil, blue: nil, alpha: &alpha)
    if alpha > 0 { return true }
    if view is UIControl || view is UILabel || view is UIImageView { return true }
    return !(view is UIWindow || String(reflecting: type(of: view)).hasPrefix("HeadlessUIKit."))
  }
}
