import Foundation
import HeadlessUIKit
import Testing

/// Rules S87 to S89: a scroll view's own pan and pinch beside each other.
@MainActor @Suite("S: dragging what is zoomed") struct ZoomedDragTests {
  private final class Zoomer: NSObject, UIScrollViewDelegate {
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    var heard: [String] = []

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { heard.append("zooms") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      heard.append("zoomed")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("drags") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      heard.append("dragged")
    }
  }

  private func zooming() -> (phone: Phone, zoomer: Zoomer, scroll: UIScrollView) {
    let (phone, zoomer) = (Phone.forGestures(), Zoomer())
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    scroll.delegate = zoomer
    scroll.maximumZoomScale = 10
    scroll.contentSize = CGSize(width: 400, height: 400)
    scroll.addSubview(zoomer.picture)
    phone.window.addSubview(scroll)
    return (phone, zoomer, scroll)
  }

  /// Two fingers that are 40 points apart, then 160.
  private func pinch(_ phone: Phone) {
    phone.report(.down(1, at: (80, 100)), .down(2, at: (120, 100)))
    for way in [20.0, 40, 60] { phone.report(.move(1, to: (80 - way, 100)), .move(2, to: (120 + way, 100))) }
  }

  @Test("S87 fingers that drag may come to scale, and the drag goes on beside it")
  func dragged() {
    let (phone, zoomer, scroll) = zooming()
    phone.pull((-40, 0))
    #expect(zoomer.heard == ["drags"] && scroll.contentOffset.x == 30)
    phone.down(2, at: (50, 150))
    for way in [10.0, 20, 30] { phone.report(.move(1, to: (110 + way, 150)), .move(2, to: (50 - way, 150))) }
    #expect(zoomer.heard == ["drags", "zooms"] && scroll.isZooming && scroll.isDragging)
    let middle = zoomer.picture.convert(CGPoint(x: 110, y: 150), to: phone.window)
    #expect(abs(middle.x - 80) < 1e-6, "what was between the fingers is")
    phone.up(1)
    #expect(zoomer.heard == ["drags", "zooms", "zoomed"] && !scroll.isZooming && scroll.isDragging)
    let place = scroll.contentOffset
    phone.move(2, from: (20, 150), to: (60, 150))
    #expect(abs(place.x - scroll.contentOffset.x - 40) < 1e-6)
    phone.up(2)
    #expect(zoomer.heard.last == "dragged" && !scroll.isDragging)
  }

  @Test("S88 zooming ends as the first finger lifts; the other one drags, and with one that is back it zooms anew")
  func staying() {
    let (phone, zoomer, scroll) = zooming()
    pinch(phone)
    #expect(scroll.isZooming && abs(scroll.zoomScale - 160.0 / 48) < 1e-9)
    phone.up(2)
    #expect(zoomer.heard == ["zooms", "zoomed"] && !scroll.isZooming)
    let place = scroll.contentOffset
    phone.move(1, from: (20, 100), to: (60, 100), steps: 4)
    #expect(zoomer.heard.last == "drags" && abs(place.x - scroll.contentOffset.x - 30) < 1e-6)
    let scale = scroll.zoomScale
    phone.down(2, at: (160, 100))
    #expect(!scroll.isZooming)
    phone.report(.move(1, to: (55, 100)), .move(2, to: (165, 100)))
    #expect(scroll.isZooming && scroll.isDragging && abs(scroll.zoomScale - scale * 1.1) < 1e-9)
    phone.report(.up(1), .up(2))
    #expect(zoomer.heard == ["zooms", "zoomed", "drags", "zooms", "zoomed", "dragged"])
    #expect(!scroll.isZooming && !scroll.isDragging && !scroll.isTracking)
  }

  @Test("S88 what is beyond its limit goes back as the first finger lifts, and the other one drags it")
  func beyond() {
    let (phone, zoomer, scroll) = zooming()
    scroll.maximumZoomScale = 2
    pinch(phone)
    #expect(scroll.zoomScale > 2)
    phone.up(1)
    #expect(scroll.zoomScale == 2 && scroll.isZoomBouncing && zoomer.heard == ["zooms"])
    let place = scroll.contentOffset
    phone.move(2, from: (180, 100), to: (150, 100))
    #expect(abs(scroll.contentOffset.x - place.x - 20) < 1e-6)
    phone.wait(0.31)
    #expect(zoomer.heard == ["zooms", "drags", "zoomed"] && scroll.isDragging)
  }

  @Test("S87 limits without room between them end the zooming, and the drag goes on")
  func limited() {
    let (phone, zoomer, scroll) = zooming()
    phone.pull((-40, 0))
    phone.down(2, at: (50, 150))
    for way in [10.0, 20, 30] { phone.report(.move(1, to: (110 + way, 150)), .move(2, to: (50 - way, 150))) }
    (scroll.minimumZoomScale, scroll.maximumZoomScale) = (2, 2)
    phone.application.endTurn()
    #expect(!scroll.isZooming && scroll.isDragging && scroll.zoomScale == 2)
    let place = scroll.contentOffset
    phone.report(.move(1, to: (150, 150)), .move(2, to: (30, 150)))
    #expect(abs(place.x - scroll.contentOffset.x - 10) < 1e-6)
    phone.report(.up(1), .up(2))
    phone.wait(0.31)
    #expect(zoomer.heard == ["drags", "zooms", "dragged", "zoomed"])
  }

  @Test("S89 a pinch leaves a pan that code has switched off as it is, and so does stopping")
  func switchedOff() {
    let (phone, zoomer, scroll) = zooming()
    scroll.panGestureRecognizer.isEnabled = false
    pinch(phone)
    phone.report(.up(1), .up(2))
    #expect(zoomer.heard == ["zooms", "zoomed"] && !scroll.panGestureRecognizer.isEnabled)
    scroll.stopScrollingAndZooming()
    #expect(!scroll.panGestureRecognizer.isEnabled)
    scroll.panGestureRecognizer.isEnabled = true
    (scroll.zoomScale, zoomer.heard) = (1, [])
    pinch(phone)
    scroll.stopScrollingAndZooming()
    phone.application.endTurn()
    #expect(zoomer.heard == ["zooms", "zoomed"] && !scroll.isZooming && !scroll.isTracking)
  }
}
