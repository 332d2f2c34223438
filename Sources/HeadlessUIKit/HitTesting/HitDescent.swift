import Foundation

/// A hit test from a view down, when nobody listens to its decisions.
///
/// A view that nobody has to ask, and that contains the point, always answers: itself or something in it. So this is a
/// loop and not a recursion, and goes through `HitPlaces` alone, down to the next view that has to be asked.
@MainActor enum HitDescent {
  /// How far down it has come: a view that contains the point.
  @MainActor private struct Spot {
    var view: Unmanaged<UIView>
    var places: UnsafeMutablePointer<HitPlaces>?
    /// In the view's own coordinates.
    var point: HitPoint

    @inline(__always) init(_ place: UnsafeMutablePointer<HitPlace>, at point: HitPoint) {
      (view, places, self.point) = (place.pointee.view, place.pointee.inner, point)
    }

    @inline(__always) init(_ view: UIView, at point: CGPoint) {
      self.view = Unmanaged.passUnretained(view)
      places = view.subviewPlaces.storage
      self.point = HitPoint(x: point.x, y: point.y)
    }
  }

  private enum Step {
    case answer(UIView)
    case onward(Spot)
  }

  /// - Parameter point: in the view's own coordinates; the view has said that it is inside.
  static func frontmost(at point: CGPoint, in view: UIView, with event: UIEvent?) -> UIView {
    var spot = Spot(view, at: point)
    descent: while let places = spot.places {
      var place = places.pointee.end
      // Most of the time goes here: one subview after the other, up to one that contains the point.
      while !places.pointee.isCrowded, place > places.pointee.start {
        place -= 1
        if place.pointee.form == .closed { continue }
        guard place.pointee.form == .upright else {
          place += 1
          break
        }
        if let own = place.pointee.own(spot.point) {
          spot = Spot(place, at: own)
          continue descent
        }
      }
      guard let found = places.pointee.frontmost(at: spot.point, behind: place) else { break }
      switch step(to: found, of: places, from: spot, with: event) {
      case .answer(let view): return view
      case .onward(let next): spot = next
      }
    }
    return spot.view.takeUnretainedValue()
  }

  /// Goes on below the subview; or asks it, and those behind it up to one that contains the point without being asked.
  @inline(never)
  private static func step(
    to first: UnsafeMutablePointer<HitPlace>, of places: UnsafeMutablePointer<HitPlaces>, from spot: Spot,
    with event: UIEvent?
  ) -> Step {
    guard first.pointee.isAsked else { return .onward(Spot(first, at: first.pointee.inside(spot.point))) }
    // Who is asked may add, remove and move views, and let go of this one.
    let holder = spot.view.takeUnretainedValue()
    let children = holder.children
    let version = places.pointee.version
    var place = first
    while place.pointee.isAsked {
      let slot = place - places.pointee.start
      if let answer = children[slot].hitFromSuperview(spot.point, at: place.pointee, with: event) {
        return .answer(answer)
      }
      guard places.pointee.version == version else {
        return .answer(holder.firstAnswer(of: children[..<slot], at: spot.point, with: event) ?? holder)
      }
      guard let next = places.pointee.frontmost(at: spot.point, behind: place) else { return .answer(holder) }
      place = next
    }
    return .onward(Spot(place, at: place.pointee.inside(spot.point)))
  }
}

extension UIView {
  /// Without telling anybody: nobody listens.
  fileprivate func hitFromSuperview(_ point: HitPoint, at place: HitPlace, with event: UIEvent?) -> UIView? {
    if place.form == .askedUpright {
      let own = place.inside(point)
      return hitTest(CGPoint(x: own.x, y: own.y), with: event)
    }
    return hitFromSuperview(CGPoint(x: point.x, y: point.y), with: event)
  }

  fileprivate func firstAnswer(of children: ArraySlice<UIView>, at point: HitPoint, with event: UIEvent?) -> UIView?
  {
    let point = CGPoint(x: point.x, y: point.y)
    for child in children.reversed() {
      if let answer = child.hitFromSuperview(point, with: event) { return answer }
    }
    return nil
  }
}
