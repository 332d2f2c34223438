import Foundation

/// The pan recognizer of a scroll view: a pan that scrolls. Asks the scroll view before it begins.
final class ScrollPan: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?
  /// That the fingers had gone when it began.
  private var way = CGPoint.zero

  init(for scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    name = "pan"
    forgetsAtRest = true
    // While one finger rests others may tap: their lifting doesn't wait for what the pan decides (S24).
    delaysTouchesEnded = false
    // A subclass of a scroll view that is a recognizers' delegate is its own pan's, as on a device.
    delegate = scrollView as? any UIGestureRecognizerDelegate
    ownAction = { [weak self] in self?.act() }
  }

  override weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { super.delegate }
    set {
      scrollView?.refuse(newValue, asDelegateOf: self)
      super.delegate = newValue
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let scrollView, state != .failed else { return }
    scrollView.isTracking = true
    // Put on another view it catches what glides itself: touches there are not the content's.
    if scrollView.motion != nil, view !== scrollView { _ = scrollView.stopForFinger() }
    // Content that a finger stops is in its hand at once, and nobody else's.
    if scrollView.isCaught, state == .possible { state = .began }
  }

  override var state: State {
    get { super.state }
    set {
      let old = super.state
      if newValue == .began, old == .possible, decree == nil, let refusal = refusal() {
        because = refusal
        super.state = .failed
      } else {
        super.state = newValue
      }
      guard old == .possible, super.state == .failed else { return }
      scrollView?.isTracking = false
      if (scrollView as? any SwipedList)?.rowSwipe?.mayOpenRow(going: way) == true { return }
      scrollView?.hold.letGo(because: .willNotScroll)
    }
  }

  /// Asks the scroll view when the pan would begin; nil where it may.
  private func refusal() -> GestureReason? {
    // The whole way, as long as the pan has not begun.
    way = translation(in: scrollView)
    let touches = attempt.touches
    if let other = scrollView?.selectionPan(taking: touches) { return .prevented(by: other) }
    // What two fingers scale is in their hand.
    if scrollView?.zoom.isPinched == true { return nil }
    guard let scrollView, let refusal = scrollView.refusal(ofDragGoing: way, by: touches) else { return nil }
    scrollView.tell(.refusesDrag(refusal, touches))
    return if case .nothingToScroll = refusal { .nothingToScroll } else { .willNotScroll }
  }

  private func act() {
    guard let scrollView else { return }
    switch state {
    case .began: scrollView.dragBegins(going: way)
    case .changed: scrollView.dragGoesOn()
    case .ended, .cancelled:
      scrollView.zoom.pinch?.endsWithDrag()
      scrollView.dragEnds(with: state == .ended ? velocity(in: scrollView) : .zero)
    case .possible, .failed: break
    }
  }

  override func clearMeasurements() {
    super.clearMeasurements()
    scrollView?.fingersLifted()
  }
}

extension UIScrollView {
  /// Its own pan and pinch have no other delegate than itself: UIKit raises an exception, which nobody catches.
  func refuse(_ delegate: (any UIGestureRecognizerDelegate)?, asDelegateOf recognizer: UIGestureRecognizer) {
    guard let delegate, delegate !== self else { return }
    preconditionFailure(
      "\(type(of: self)): its own \(recognizer.name ?? "recognizer") is given \(type(of: delegate)) as delegate, "
        + "and has to have the scroll view itself")
  }
}
