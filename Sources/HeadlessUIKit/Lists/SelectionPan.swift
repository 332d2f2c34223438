import Foundation

/// A list in which two fingers select: what tables and collections have in common.
@MainActor protocol SweptList: UIScrollView {
  var allowsMultipleSelectionDuringEditing: Bool { get }
  /// The item at a point of the list's own coordinates.
  func placeOfSweep(at point: CGPoint) -> IndexPath?
  /// Whether the delegate allows it.
  func mayBeginSweep(at place: IndexPath) -> Bool
  /// The list is edited from now on; the delegate is told.
  func sweepBegins(at place: IndexPath)
  func sweepEnds()
  func isSelected(at place: IndexPath) -> Bool
  /// Selects or deselects the item as a tap would.
  func sweep(_ place: IndexPath, selects: Bool)
  /// The items from one to another, both with them, in the order of the way.
  func places(from start: IndexPath, to end: IndexPath) -> [IndexPath]
}

/// Two fingers that go over a list's items, and select all of them from the first one on; where that one is
/// selected already, deselect (ours). What they go back over becomes what it was.
final class SelectionPan: UIPanGestureRecognizer {
  private weak var list: (any SweptList)?
  /// Where the fingers landed, and whether the delegate allows it, once it was asked.
  private var start: IndexPath?
  private var isAllowed: Bool?
  private var selects = true
  /// What has become other, in the order of the way.
  private var swept: [IndexPath] = []

  init(on list: any SweptList) {
    self.list = list
    super.init(target: nil, action: nil)
    name = "multipleSelection"
    (minimumNumberOfTouches, maximumNumberOfTouches) = (2, 2)
    (delaysTouchesEnded, isDiscreet) = (false, true)
    delegate = self
    ownAction = { [weak self] in self?.act() }
    list.addGestureRecognizer(self)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if attempt.touches.count == 2, start == nil { start = list?.placeOfSweep(at: location(in: list)) }
  }

  override func clearMeasurements() {
    super.clearMeasurements()
    (start, isAllowed, swept) = (nil, nil, [])
  }

  /// Whether the fingers, which have gone far enough, are for it. The delegate is asked once.
  func takes(_ touches: [UITouch]) -> Bool {
    guard isEnabled, touches.count == 2, let list, list.allowsMultipleSelectionDuringEditing, let start else {
      return false
    }
    let answer = isAllowed ?? list.mayBeginSweep(at: start)
    isAllowed = answer
    return answer
  }

  private func act() {
    guard let list, let start else { return }
    switch state {
    case .began:
      selects = !list.isSelected(at: start)
      list.sweepBegins(at: start)
      go(from: start, over: list)
    case .changed: go(from: start, over: list)
    case .ended, .cancelled: list.sweepEnds()
    case .possible, .failed: break
    }
  }

  private func go(from start: IndexPath, over list: any SweptList) {
    guard let end = list.placeOfSweep(at: location(in: list)) else { return }
    let way = list.places(from: start, to: end)
    for place in swept.reversed() where !way.contains(place) {
      swept.removeAll { $0 == place }
      if list.isSelected(at: place) == selects { list.sweep(place, selects: !selects) }
    }
    for place in way where !swept.contains(place) && list.isSelected(at: place) != selects {
      list.sweep(place, selects: selects)
      if list.isSelected(at: place) == selects { swept.append(place) }
    }
  }
}

extension SelectionPan: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { takes(attempt.touches) }
}
