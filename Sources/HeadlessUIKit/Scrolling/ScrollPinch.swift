import Foundation

/// The pinch recognizer of a scroll view that zooms.
final class ScrollPinch: UIPinchGestureRecognizer {
  private weak var scrollView: UIScrollView?
  private var startScale: CGFloat = 1
  /// The point of the zoomed view, in its own coordinates, that stays between the fingers.
  private var anchor = CGPoint.zero
  /// Between the fingers, from the scroll view's upper left corner.
  private var held = CGPoint.zero

  init(for scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    name = "pinch"
    ownAction = { [weak self] in self?.act() }
  }

  /// Fingers that drag may come to pinch; the drag is over then.
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.panGestureRecognizer
  }

  private func act() {
    guard let scrollView else { return }
    // Also where the delegate is gone, or names no view any more.
    if state == .ended || state == .cancelled { scrollView.zoom.isPinched = false }
    guard let view = scrollView.zoomedView else { return }
    switch state {
    case .began:
      scrollView.dragEnds(with: .zero)
      scrollView.halt(.interrupted)
      scrollView.pan.isEnabled = false
      scrollView.pan.isEnabled = scrollView.isScrollEnabled
      startScale = scrollView.zoomScale
      anchor = location(in: view)
      (scrollView.zoom.isPinched, scrollView.zoom.isBouncing) = (true, false)
      scrollView.delegate?.scrollViewWillBeginZooming(scrollView, with: view)
      follow(scrollView)
    case .changed: follow(scrollView)
    case .ended, .cancelled: end(scrollView, view)
    case .possible, .failed: break
    }
  }

  private func follow(_ scrollView: UIScrollView) {
    let place = location(in: scrollView)
    let origin = scrollView.bounds.origin
    held = CGPoint(x: place.x - origin.x, y: place.y - origin.y)
    scrollView.scaleContent(to: scrollView.pulled(startScale * scale), keeping: anchor, at: held)
  }

  /// Content that is beyond its limits goes back to them; the delegate hears of the end when it would be there.
  private func end(_ scrollView: UIScrollView, _ view: UIView) {
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
    scrollView.delegate?.scrollViewDidEndZooming(scrollView, with: view, atScale: scrollView.zoomScale)
  }
}
