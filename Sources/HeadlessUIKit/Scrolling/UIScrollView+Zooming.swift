import Foundation

/// How a scroll view scales one of its views, the one that its delegate names.
///
/// The view is scaled by its transform, its upper left corner stays, and the content is as large as it. Fingers
/// pull it beyond its limits, where it bounces; how far is ours, as UIKit's way is not documented.
extension UIScrollView {
  func zoomAboutMiddle(to scale: CGFloat, animated: Bool) {
    guard let view = zoomedView else { return }
    let middle = bounds.middle
    zoom(to: scale, of: view, keeping: view.convert(middle, from: self), animated: animated)
  }

  func zoomToFit(_ rect: CGRect, animated: Bool) {
    guard let view = zoomedView, !rect.isNull else { return }
    let across = rect.width > 0 ? bounds.width / rect.width : .infinity
    let down = rect.height > 0 ? bounds.height / rect.height : .infinity
    let scale = min(across, down)
    zoom(to: scale, of: view, keeping: rect.middle, animated: animated)
  }

  private func zoom(to scale: CGFloat, of view: UIView, keeping point: CGPoint, animated: Bool) {
    let isTold = animated && max(zoom.least, min(zoom.most, scale)) != zoom.scale
    if isTold { scrollDelegate?.scrollViewWillBeginZooming(self, with: view) }
    scaleContent(to: limited(scale), keeping: point, at: CGPoint(x: bounds.width / 2, y: bounds.height / 2))
    guard isTold else { return }
    animatedZooms += 1
    VirtualClock.current.schedule(after: thresholds.scrollAnimation) { [weak self, weak view] in
      guard let self else { return }
      animatedZooms -= 1
      scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    }
  }

  /// The nearest scale within the limits.
  func limited(_ scale: CGFloat) -> CGFloat { max(zoom.least, min(zoom.most, scale)) }

  /// What fingers get that ask for a scale: beyond the limits it follows them as content does beyond its edges.
  func pulled(_ scale: CGFloat) -> CGFloat {
    let limit = limited(scale)
    guard zoom.bounces, limit != scale, limit > 0, scale > 0 else { return limit }
    return limit * CGFloat(pow(Double(scale / limit), Double(thresholds.rubberBandStiffness)))
  }

  var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

  func arrangePinch() {
    if zoom.most > zoom.least, zoom.pinch == nil {
      let pinch = ScrollPinch(for: self)
      zoom.pinch = pinch
      addGestureRecognizer(pinch)
    } else if zoom.most <= zoom.least, let pinch = zoom.pinch {
      removeGestureRecognizer(pinch)
      (zoom.pinch, zoom.isPinched) = (nil, false)
      dragIsFree()
    }
  }

  /// - Parameters:
  ///   - point: of the zoomed view, in its own coordinates.
  ///   - place: from the scroll view's upper left corner, where the point should show.
  func scaleContent(to scale: CGFloat, keeping point: CGPoint, at place: CGPoint) {
    guard let view = zoomedView else { return }
    let hasChanged = scale != zoom.scale
    if hasChanged {
      let corner = view.frame.origin
      zoom.scale = scale
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
      view.center = CGPoint(
        x: corner.x + size.width * view.anchorPoint.x, y: corner.y + size.height * view.anchorPoint.y)
      contentSize = size
      // Content that is centred in `layoutSubviews` rests on this.
      setNeedsLayout()
    }
    let shown = convert(point, from: view)
    contentOffset = CGPoint(x: ranges.x.clamp(shown.x - place.x), y: ranges.y.clamp(shown.y - place.y))
    if hasChanged { scrollDelegate?.scrollViewDidZoom(self) }
  }
}

/// What a scroll view knows of its zooming.
struct ScrollZoom {
  var least: CGFloat = 1
  var most: CGFloat = 1
  var scale: CGFloat = 1
  var bounces = true
  var isPinched = false
  /// On its way back from beyond the limits.
  var isBouncing = false
  /// Counted, so that the end of an earlier one is told from it.
  var bounce = 0
  var pinch: ScrollPinch?
}
