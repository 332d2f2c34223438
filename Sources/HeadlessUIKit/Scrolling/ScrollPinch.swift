import Foundation

/// The pinch recognizer of a scroll view that zooms.
///
/// It goes on beside the pan: while two fingers scale, the content goes with what is between them; where one of
/// them stays, the zooming is over, and that one drags. The recognizer itself ends with the last finger, so that
/// one that comes back scales anew.
final class ScrollPinch: UIPinchGestureRecognizer {
  private weak var scrollView: UIScrollView?
  /// From when two fingers begin to scale until one of them lifts.
  private var isScaling = false
  /// The content's scale where that of the fingers is 1.
  private var startScale: CGFloat = 1
  /// The fingers' scale when one of them lifted last.
  private var leftScale: CGFloat = 1
  /// The point of the zoomed view, in its own coordinates, that stays between the fingers.
  private var anchor = CGPoint.zero
  /// Between the fingers, from the scroll view's upper left corner.
  private var held = CGPoint.zero

  init(for scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    name = "pinch"
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

  /// Fingers that drag may come to pinch, and the other way round.
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.pan
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pan
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    tellOfOneLeft()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    tellOfOneLeft()
  }

  /// Whoever follows the recognizer hears that it has one finger now; the zooming ends with that.
  private func tellOfOneLeft() {
    if state.isActive, fingersDown.count < 2 { state = .changed }
  }

  private func act() {
    guard let scrollView else { return }
    switch state {
    case .began: begin(scrollView, at: 1)
    case .changed where attempt.touchCount < 2: end(scrollView)
    case .changed:
      if !isScaling { begin(scrollView, at: leftScale) }
      follow(scrollView)
    case .ended, .cancelled: end(scrollView)
    case .possible, .failed: break
    }
  }

  /// - Parameter scale: that of the fingers.
  private func begin(_ scrollView: UIScrollView, at scale: CGFloat) {
    guard attempt.touchCount > 1, let view = scrollView.zoomedView else { return }
    // What was on its way back is at its limit: each pinch has its end.
    if scrollView.zoom.isBouncing {
      scrollView.zoom.isBouncing = false
      Self.tellEnd(of: scrollView, view)
    }
    scrollView.halt(.interrupted)
    isScaling = true
    startScale = scrollView.zoomScale / scale
    anchor = location(in: view)
    scrollView.zoom.isPinched = true
    scrollView.dragIsHeld()
    scrollView.scrollDelegate?.scrollViewWillBeginZooming(scrollView, with: view)
  }

  private func follow(_ scrollView: UIScrollView) {
    guard isScaling else { return }
    let place = location(in: scrollView)
    let origin = scrollView.bounds.origin
    held = CGPoint(x: place.x - origin.x, y: place.y - origin.y)
    scrollView.scaleContent(to: scrollView.pulled(startScale * scale), keeping: anchor, at: held)
  }

  /// The drag that went on beside it ends, perhaps with fingers that lift together: what they scaled comes to rest
  /// first.
  func endsWithDrag() {
    if attempt.touchCount < 2, let scrollView { end(scrollView) }
  }

  private func end(_ scrollView: UIScrollView) {
    guard isScaling else { return }
    isScaling = false
    leftScale = scale
    scrollView.zoom.isPinched = false
    // The delegate may be gone, or name no view any more.
    if let view = scrollView.zoomedView { rest(scrollView, view) }
    scrollView.dragIsFree()
  }

  /// Content that is beyond its limits goes back to them; the delegate hears of the end when it would be there.
  private func rest(_ scrollView: UIScrollView, _ view: UIView) {
    let scale = scrollView.zoomScale
    let limit = scrollView.limited(scale)
    guard limit != scale else { return Self.tellEnd(of: scrollView, view) }
    scrollView.zoom.bounce += 1
    let bounce = scrollView.zoom.bounce
    scrollView.zoom.isBouncing = true
    scrollView.scaleContent(to: limit, keeping: anchor, at: held)
    VirtualClock.current.schedule(after: scrollView.thresholds.scrollAnimation) { [weak scrollView, weak view] in
      guard let scrollView, let view, scrollView.zoom.isBouncing, scrollView.zoom.bounce == bounce else { return }
      scrollView.zoom.isBouncing = false
      Self.tellEnd(of: scrollView, view)
    }
  }

  private static func tellEnd(of scrollView: UIScrollView, _ view: UIView) {
    scrollView.scrollDelegate?.scrollViewDidEndZooming(scrollView, with: view, atScale: scrollView.zoomScale)
  }
}
