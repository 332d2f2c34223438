import Foundation

/// The pinch recognizer of a scroll view that zooms.
final class ScrollPinch: UIPinchGestureRecognizer {
  private weak var scrollView: UIScrollView?
  private var startScale: CGFloat = 1
  /// The point of the zoomed view, in its own coordinates, that stays between the fingers.
  private var anchor = CGPoint.zero

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
      scrollView.zoom.isPinched = true
      scrollView.delegate?.scrollViewWillBeginZooming(scrollView, with: view)
      follow(scrollView)
    case .changed: follow(scrollView)
    case .ended, .cancelled:
      scrollView.delegate?.scrollViewDidEndZooming(scrollView, with: view, atScale: scrollView.zoomScale)
    case .possible, .failed: break
    }
  }

  private func follow(_ scrollView: UIScrollView) {
    let place = location(in: scrollView)
    let origin = scrollView.bounds.origin
    scrollView.scaleContent(
      to: startScale * scale, keeping: anchor, at: CGPoint(x: place.x - origin.x, y: place.y - origin.y))
  }
}
