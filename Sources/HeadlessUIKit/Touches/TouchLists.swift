import Foundation

extension [UITouch] {
  /// Whether each of them goes on, where it lands or lifts.
  @MainActor var onlyMove: Bool {
    for place in indices where self[place].storedPhase != .moved { return false }
    return true
  }

  /// Those of a window that do anything in an event; the same array where all do, as in most events.
  @MainActor func busy(in window: UIWindow) -> [UITouch] {
    those { $0.storedPhase != .stationary && $0.storedWindow === window }
  }
}

extension Array where Element: AnyObject {
  /// Those that are meant; the same array where all are, as in most events.
  @MainActor func those(_ isMeant: (Element) -> Bool) -> [Element] {
    var place = 0
    while place < count, lend(place, isMeant) { place += 1 }
    if place == count { return self }
    var those = Array(self[..<place])
    place += 1
    while place < count {
      if isMeant(self[place]) { those.append(self[place]) }
      place += 1
    }
    return those
  }

  /// Whether the other has the same ones in the same order.
  func areThose(of other: [Element]) -> Bool {
    guard count == other.count else { return false }
    for place in indices where self[place] !== other[place] { return false }
    return true
  }

  func holds(_ object: Element) -> Bool {
    for place in indices where self[place] === object { return true }
    return false
  }
}

extension Collection<UITouch> {
  /// In points of the screen; nil where there are none.
  @MainActor var middle: CGPoint? {
    if count == 1, let only = first { return only.screenLocation }
    guard !isEmpty else { return nil }
    var sum = CGPoint.zero
    for touch in self {
      sum.x += touch.screenLocation.x
      sum.y += touch.screenLocation.y
    }
    return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
  }
}
