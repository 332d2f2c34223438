import Foundation

/// A hit test from a view down, when nobody listens to its decisions.
///
/// A view that nobody has to ask, and that contains the point, always answers: itself or something in it. So this
/// is a loop and not a recursion, and goes through `HitPlaces` alone, down to the next view that has to be asked.
@MainActor enum HitDescent {
  /// Within its caller: where view upon view asks its superclass, a call less for each of them lets the processor
  /// foresee where they return to, which is half of the time.
  ///
  /// - Parameter point: in the view's own coordinates; the view has said that it is inside.
  @inline(__always) static func frontmost(at point: CGPoint, in view: UIView, with event: UIEvent?) -> UIView {
    // How far down it has come: a view that contains the point, its subviews, and the point in its own coordinates.
    var (holder, row, point) = (Unmanaged.passUnretained(view), view.hitRow, HitPoint(point))
    descent: while true {
      var left = row.count
      if row.isPlain, var place = row.end {
        // Most of the time goes here: one subview after the other, up to one that contains the point.
        while left > 0 {
          place -= 1
          if !place.pointee.isUpright { break }
          left -= 1
          guard let own = place.pointee.ownUpright(point) else { continue }
          (holder, row, point) = (place.pointee.view, place.pointee.inner, own)
          continue descent
        }
      }
      if left == 0 { return holder.takeUnretainedValue() }
      switch next(of: left, in: holder, row, at: point, with: event) {
      case .into(let place, let own): (holder, row, point) = (place.pointee.view, place.pointee.inner, own)
      case .answer(let view): return view
      case .none: return holder.takeUnretainedValue()
      }
    }
  }

  private enum Step {
    /// Into a view that contains the point.
    case into(UnsafeMutablePointer<HitPlace>, HitPoint)
    /// Of a view that was asked.
    case answer(UIView)
    /// No subview takes the point.
    case none
  }

  /// Among the rearmost so many subviews, of which some are turned, or have to be asked, or which are many, or of
  /// which nothing is known as no hit test came by before.
  @inline(never) private static func next(
    of count: Int32, in holder: Unmanaged<UIView>, _ known: HitRow, at point: HitPoint, with event: UIEvent?
  ) -> Step {
    let row = known.isUnmade ? holder.lend { $0.makePlacesForHits() } : known
    guard let start = row.start else { return .none }
    let isPlain = row.isPlain
    var place = start + Int(known.isUnmade ? row.count : count)
    var isOutermost = false
    defer { if isOutermost { HitInterruptions.end() } }
    while true {
      if isPlain {
        while true {
          if place == start { return .none }
          place -= 1
          if !place.pointee.isUpright { break }
          if let own = place.pointee.ownUpright(point) { return .into(place, own) }
        }
      } else {
        guard let next = row.frontmost(at: point, behind: Int32(place - start)) else { return .none }
        place = next
      }
      if !place.pointee.isAsked {
        guard let own = place.pointee.own(point) else { continue }
        return .into(place, own)
      }
      if !HitInterruptions.areHeard {
        isOutermost = true
        HitInterruptions.begin()
      }
      let changes = PlaceChanges.count
      let slot = place - start
      if let answer = place.ask(point, with: event) { return .answer(answer) }
      // The places may lie elsewhere now.
      if PlaceChanges.count != changes {
        return .answer(rest(of: slot, in: holder, since: changes, at: point, with: event))
      }
    }
  }

  /// Goes on after a subview that was asked has changed something: with those that were behind it then, as they are
  /// now.
  ///
  /// - Parameter changes: of `PlaceChanges`, before it was asked.
  @inline(never) private static func rest(
    of count: Int, in holder: Unmanaged<UIView>, since changes: UInt, at point: HitPoint, with event: UIEvent?
  ) -> UIView {
    let holder = holder.takeUnretainedValue()
    for child in HitInterruptions.children(of: holder, since: changes)[..<count].reversed() {
      if let answer = child.hitFromSuperview(point.cg, with: event) { return answer }
    }
    return holder
  }
}
