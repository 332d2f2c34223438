import Foundation

/// Keeps `children` and the numbers that hit tests read in step: every change of either goes through here.
///
/// Of a view to which no hit test has come there are no such numbers yet: most of what a screen is built of is
/// never touched, and where a watcher is told each question nobody reads them.
extension UIView {
  /// Most views hold no more.
  private static let fewSubviews = 6

  /// The subviews' places, as the superview's place of this view has them.
  var hitRow: HitRow {
    let row = subviewPlaces.row
    return row.isUnmade && children.isEmpty ? .empty : row
  }

  /// Makes the places of the subviews, of which there were none.
  func makePlacesForHits() -> HitRow {
    if !children.isEmpty, subviewPlaces.row.isUnmade { fillPlaces() }
    tellRow()
    return hitRow
  }

  private func fillPlaces() {
    subviewPlaces.make(capacity: max(1, children.count))
    for place in children.indices {
      Unmanaged.passUnretained(children[place]).lend { subviewPlaces.insert(HitPlace.of($0), at: place) }
    }
  }

  /// How it lies is kept with the places of its subviews, where the superview's places find it.
  func keepForHits(_ turn: HitTurn) {
    if subviewPlaces.row.isUnmade { fillPlaces() }
    subviewPlaces.turn(turn)
  }

  /// Has the superview's place of this view know where the subviews' places lie, and how many they are.
  private func tellRow() {
    if slot >= 0 { link?.lend { $0.subviewPlaces.update(slot, inner: hitRow) } }
  }

  /// Whether the view stands somewhere else for touches, or takes them or not: its superview has to know.
  @inline(__always) func hitPlaceChanged() {
    PlaceChanges.note()
    if slot >= 0 { updateHitPlace() }
  }

  /// Apart: most views that are given a place have no superview yet.
  @inline(never) private func updateHitPlace() {
    guard let holder, !holder.subviewPlaces.row.isUnmade else { return }
    holder.subviewPlaces.update(slot, HitPlace.of(self))
  }

  /// The view has no superview, and has this one from now on.
  func takeIn(_ child: UIView, at place: Int) {
    HitInterruptions.willChangeChildren(of: self)
    ChainChanges.note()
    PlaceChanges.note()
    let isFrontmost = place == children.count
    if children.isEmpty { children.reserveCapacity(Self.fewSubviews) }
    if isFrontmost { children.append(child) } else { children.insert(child, at: place) }
    child.link = Unmanaged.passUnretained(self)
    child.slot = place
    let isMade = !subviewPlaces.row.isUnmade
    if isMade { subviewPlaces.insert(HitPlace.of(child), at: place) }
    // Of subviews that no hit test came to yet it is told that there are some.
    if isMade || children.count == 1 { tellRow() }
    if !isFrontmost { renumber(from: place) }
  }

  func letGo(of child: UIView) {
    HitInterruptions.willChangeChildren(of: self)
    ChainChanges.note()
    PlaceChanges.note()
    let place = child.slot
    subviewPlaces.remove(at: place)
    child.link = nil
    child.slot = -1
    children.remove(at: place)
    tellRow()
    renumber(from: place)
    if !layoutState.layers.isDisjoint(with: .ofSubviews) { letGoOfLayer(of: child) }
  }

  /// - Parameter place: counted without the view.
  func moveSubview(_ child: UIView, to place: Int) {
    HitInterruptions.willChangeChildren(of: self)
    PlaceChanges.note()
    let old = child.slot
    children.remove(at: old)
    children.insert(child, at: place)
    if !subviewPlaces.row.isUnmade {
      subviewPlaces.remove(at: old)
      subviewPlaces.insert(HitPlace.of(child), at: place)
    }
    renumber(from: min(old, place))
  }

  func swapSubviews(_ first: Int, _ second: Int) {
    HitInterruptions.willChangeChildren(of: self)
    PlaceChanges.note()
    children.swapAt(first, second)
    subviewPlaces.swapAt(first, second)
    children[first].slot = first
    children[second].slot = second
    if layoutState.layers.contains(.mixed) { swapLayers(of: children[first], children[second]) }
  }

  private func renumber(from first: Int) {
    for place in first..<children.count { children[place].slot = place }
  }
}

/// Counts moves of views, changes of their size, and of who is in whom, and in which order.
@MainActor enum PlaceChanges {
  @exclusivity(unchecked) private(set) static var count: UInt = 0
  static func note() { count &+= 1 }
}
