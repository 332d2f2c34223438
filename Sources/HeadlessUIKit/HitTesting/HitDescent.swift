import Foundation

/// A hit test from a view down, when nobody listens to its decisions.
///
/// A view that nobody has to ask, and that contains the point, always answers: itself or something in it. So this
/// is a loop and not a recursion, and goes through `HitPlaces` alone, down to the next view that has to be asked.
@MainActor enum HitDescent {
  /// - Parameter point: in the view's own coordinates; the view has said that it is inside.
  static func frontmost(at point: CGPoint, in view: UIView, with event: UIEvent?) -> UIView {
    var spot = Spot(view: .passUnretained(view), places: view.subviewPlaces.storage, point: HitPoint(point))
    var hasAsked = false
    descent: while true {
      var known = spot.places
      if known == nil { known = makePlaces(of: spot.view) }
      guard let places = known else { break }
      let (start, isCrowded) = (places.pointee.start, places.pointee.isCrowded)
      var place = places.pointee.end
      while true {
        if isCrowded {
          guard let next = places.pointee.frontmost(at: spot.point, behind: place) else { break descent }
          place = next
        } else {
          // Most of the time goes here: one subview after the other, up to one that contains the point.
          while true {
            if place == start { break descent }
            place -= 1
            if !place.pointee.isUpright { break }
            guard let own = place.pointee.ownUpright(spot.point) else { continue }
            spot = Spot(place, at: own)
            continue descent
          }
        }
        if !place.pointee.isAsked {
          guard let own = place.pointee.own(spot.point) else { continue }
          spot = Spot(place, at: own)
          continue descent
        }
        if !hasAsked {
          hasAsked = true
          HitInterruptions.begin()
        }
        let version = places.pointee.version
        let slot = place - start
        if let answer = place.ask(spot.point, with: event) {
          HitInterruptions.end()
          return answer
        }
        if places.pointee.version != version {
          let answer = spot.rest(of: slot, since: version, with: event)
          HitInterruptions.end()
          return answer
        }
      }
    }
    let answer = spot.view.takeUnretainedValue()
    if hasAsked { HitInterruptions.end() }
    return answer
  }

  /// The first hit test that comes by has them made; nil where there are no subviews.
  @inline(never) private static func makePlaces(of view: Unmanaged<UIView>) -> UnsafeMutablePointer<HitPlaces>? {
    view.lend { $0.makePlacesForHits() }
  }

  /// How far down it has come: a view that contains the point.
  @MainActor private struct Spot {
    let view: Unmanaged<UIView>
    let places: UnsafeMutablePointer<HitPlaces>?
    /// In the view's own coordinates.
    let point: HitPoint

    init(view: Unmanaged<UIView>, places: UnsafeMutablePointer<HitPlaces>?, point: HitPoint) {
      (self.view, self.places, self.point) = (view, places, point)
    }

    @inline(__always) init(_ place: UnsafeMutablePointer<HitPlace>, at point: HitPoint) {
      self.init(view: place.pointee.view, places: place.pointee.inner, point: point)
    }

    /// Goes on after a subview that was asked has changed the tree: with those that were behind it then, as they
    /// are now.
    @inline(never) func rest(of count: Int, since version: UInt, with event: UIEvent?) -> UIView {
      let holder = view.takeUnretainedValue()
      for child in HitInterruptions.children(of: holder, since: version)[..<count].reversed() {
        if let answer = child.hitFromSuperview(point.cg, with: event) { return answer }
      }
      return holder
    }
  }
}
