import Foundation

/// Keeps `children` and the numbers that hit tests read in step: every change of either goes through here.
///
/// Of a view to which no hit test has come there are no such numbers yet: most of what a screen is built of is
/// never touched, and where a watcher is told each question nobody reads them.
extension UIView {
  /// Makes the places of the subviews, of which there were none, and has the superview's places point to them; nil
  /// where there are no subviews.
  func makePlacesForHits() -> UnsafeMutablePointer<HitPlaces>? {
    if children.isEmpty { return nil }
    let places = fillPlaces()
    if slot >= 0, let above = holder?.subviewPlaces.storage { above.pointee.note(places, of: slot) }
    return places
  }

  private func fillPlaces() -> UnsafeMutablePointer<HitPlaces> {
    let places = subviewPlaces.make()
    for place in children.indices { places.pointee.insert(HitPlace.of(children[place]), at: place) }
    return places
  }

  /// How it lies is kept with the places of its subviews, where the superview's places find it.
  func keepForHits(_ turn: HitTurn) {
    let places = subviewPlaces.storage ?? fillPlaces()
    places.pointee.setTurn(turn)
  }

  /// Whether the view stands somewhere else for touches, or takes them or not: its superview has to know.
  @inline(__always) func hitPlaceChanged() {
    PlaceChanges.note()
    if slot >= 0 { updateHitPlace() }
  }

  private func updateHitPlace() {
    guard let holder else { return }
    let places = holder.subviewPlaces.storage
    places?.pointee.update(slot, HitPlace.of(self))
  }

  /// The view has no superview, and has this one from now on.
  func takeIn(_ child: UIView, at place: Int) {
    HitInterruptions.willChangeChildren(of: self)
    ChainChanges.note()
    PlaceChanges.note()
    let isFrontmost = place == children.count
    if children.isEmpty { children.reserveCapacity(HitPlaces.few) }
    if isFrontmost { children.append(child) } else { children.insert(child, at: place) }
    child.link = Unmanaged.passUnretained(self)
    child.slot = place
    let places = subviewPlaces.storage
    places?.pointee.insert(HitPlace.of(child), at: place)
    if !isFrontmost { renumber(from: place) }
  }

  func letGo(of child: UIView) {
    HitInterruptions.willChangeChildren(of: self)
    ChainChanges.note()
    PlaceChanges.note()
    let place = child.slot
    let places = subviewPlaces.storage
    places?.pointee.remove(at: place)
    child.link = nil
    child.slot = -1
    children.remove(at: place)
    renumber(from: place)
  }

  /// - Parameter place: counted without the view.
  func moveSubview(_ child: UIView, to place: Int) {
    HitInterruptions.willChangeChildren(of: self)
    let old = child.slot
    children.remove(at: old)
    children.insert(child, at: place)
    let places = subviewPlaces.storage
    places?.pointee.remove(at: old)
    places?.pointee.insert(HitPlace.of(child), at: place)
    renumber(from: min(old, place))
  }

  func swapSubviews(_ first: Int, _ second: Int) {
    HitInterruptions.willChangeChildren(of: self)
    children.swapAt(first, second)
    let places = subviewPlaces.storage
    places?.pointee.swapAt(first, second)
    children[first].slot = first
    children[second].slot = second
  }

  private func renumber(from first: Int) {
    for place in first..<children.count { children[place].slot = place }
  }
}

/// Counts moves of views, changes of their size, and of who is in whom.
@MainActor enum PlaceChanges {
  @exclusivity(unchecked) private(set) static var count: UInt = 0
  static func note() { count &+= 1 }
}
