import Foundation

/// Converting between any two views: up to where their branches meet, then down.
extension UIView {
  /// The views whose coordinates a conversion leaves going up, and enters going down.
  private struct Route {
    var up: ArraySlice<UIView>
    var down: ReversedCollection<ArraySlice<UIView>>

    /// - Parameter start: nil for the base coordinates, as `end`.
    @MainActor init(from start: UIView?, to end: UIView?) {
      let starting = start?.lineage ?? []
      let ending = end?.lineage ?? []
      var shared = zip(starting.reversed(), ending.reversed()).prefix { $0 === $1 }.count
      let throughScreen = starting.last is UIWindow && ending.last is UIWindow
      if shared == 0, !throughScreen { shared = 1 }
      up = starting.dropLast(shared)
      down = ending.dropLast(shared).reversed()
    }
  }

  /// From this view up to the topmost one.
  private var lineage: [UIView] {
    Array(sequence(first: self, next: \.superview))
  }

  static func convert(_ point: CGPoint, from start: UIView?, to end: UIView?) -> CGPoint {
    let route = Route(from: start, to: end)
    let met = route.up.reduce(point) { $1.pointInSuperview($0) }
    return route.down.reduce(met) { $1.pointFromSuperview($0) }
  }

  /// The upright rectangle is taken twice, where the branches meet and at the end, as on a device.
  static func convert(_ rect: CGRect, from start: UIView?, to end: UIView?) -> CGRect {
    let route = Route(from: start, to: end)
    let up = route.up.reduce(CGAffineTransform.identity) { $0.concatenating($1.stepUp) }
    let down = route.down.reduce(CGAffineTransform.identity) { $0.concatenating($1.stepUp.inverted()) }
    return rect.applying(up).applying(down)
  }
}
