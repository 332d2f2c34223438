import Foundation

/// The pan that opens a row's actions, and takes them back: a finger that goes further across a row than along it,
/// where the row has some, or across the buttons of one that is open.
final class RowSwipe: UIPanGestureRecognizer {
  private weak var list: (any SwipedList)?
  /// Where the finger landed, and what it has come upon since.
  private var start = CGPoint.zero
  private var found: (configuration: UISwipeActionsConfiguration, place: IndexPath, isTrailing: Bool)?
  private var opening: RowActions?

  init(for list: any SwipedList) {
    self.list = list
    super.init(target: nil, action: nil)
    name = "swipeActions"
    maximumNumberOfTouches = 1
    delaysTouchesEnded = false
    forgetsAtRest = true
    isDiscreet = true
    delegate = self
    ownAction = { [weak self] in self?.act() }
  }

  override var wayToBegin: CGFloat { list?.thresholds.rowHysteresis ?? thresholds.panHysteresis }

  /// Whether a finger that has gone so far, and doesn't scroll, is still waited for.
  func mayOpenRow(going way: CGPoint) -> Bool {
    isInPlay && standing == .possible && list?.isEditing == false && abs(way.x) > abs(way.y)
  }

  /// Rows hear of a finger that neither scrolls nor opens them.
  override var state: State {
    didSet {
      guard oldValue == .possible, state == .failed, list?.panGestureRecognizer.isInPlay == false else { return }
      list?.hold.letGo(because: .willNotScroll)
    }
  }

  private func act() {
    switch state {
    case .began: take()
    case .ended: letGo()
    case .cancelled: lose()
    case .possible, .changed, .failed: break
    }
  }

  private func take() {
    guard let list, let found else { return }
    opening = RowActions(found.configuration, at: found.place, of: list, trailing: found.isTrailing)
  }

  private func letGo() {
    guard let list else { return }
    opening?.letGo(after: location(in: list).x - start.x, at: velocity(in: list).x)
    (opening, found) = (nil, nil)
  }

  private func lose() {
    opening?.fingerIsLost()
    (opening, found) = (nil, nil)
  }
}

extension RowSwipe: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let list, let view = attempt.touches.first?.view else { return false }
    (opening, found) = (nil, nil)
    // The whole way, as long as it has not begun.
    let way = translation(in: list)
    guard abs(way.x) > abs(way.y) else { return false }
    start = location(in: list) - way
    if let open = list.rowActions {
      if open.holds(view) { opening = open }
      return opening != nil
    }
    guard !list.isEditing, let place = list.place(holding: view),
      let configuration = list.swipeActions(way.x, at: place), !configuration.actions.isEmpty
    else { return false }
    found = (configuration, place, way.x < 0)
    return true
  }

  /// A finger from the screen's edge is first of all the one that goes back, and in a pager the one that turns the
  /// page.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is UIScreenEdgePanGestureRecognizer || otherGestureRecognizer is ScrollPan }
}
