import Foundation
import HeadlessUIKit
import Testing

/// Rules S27 to S29, S52, S72, S102 and G68: what two fingers do to a scroll view that zooms.
@MainActor @Suite("S: zooming") struct ZoomingTests {
  private final class Zoomer: NSObject, UIScrollViewDelegate {
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    var heard: [String] = []

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { heard.append("begins") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { heard.append("zooms") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      heard.append("ends at \(Double(scale))")
    }
  }

  private func zooming(_ phone: Phone, _ zoomer: Zoomer, most: CGFloat = 4) -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    scroll.delegate = zoomer
    scroll.maximumZoomScale = most
    scroll.contentSize = CGSize(width: 200, height: 200)
    scroll.addSubview(zoomer.picture)
    phone.window.addSubview(scroll)
    return scroll
  }

  /// Two fingers from 20 pt apart to so many, about a point.
  private func pinch(_ phone: Phone, to distance: Double, about place: (Double, Double)) {
    phone.down(1, at: (place.0 - 10, place.1))
    phone.down(2, at: (place.0 + 10, place.1))
    for step in 1...10 {
      let half = 10 + (distance / 2 - 10) * Double(step) / 10
      phone.move(1, to: (place.0 - half, place.1))
      phone.move(2, to: (place.0 + half, place.1))
    }
    phone.up(1)
    phone.up(2)
  }

  @Test("S27 two fingers scale the view, about the point between them")
  func pinching() {
    let (phone, zoomer) = (Phone.forGestures(), Zoomer())
    let scroll = zooming(phone, zoomer)
    pinch(phone, to: 60, about: (100, 100))
    // The 8 points that it took to begin are no part of it.
    #expect(abs(scroll.zoomScale - 60.0 / 28) < 1e-9)
    let middle = zoomer.picture.convert(CGPoint(x: 100, y: 100), to: phone.window)
    #expect(abs(middle.x - 100) < 5 && abs(middle.y - 100) < 5)
    #expect(scroll.pinchGestureRecognizer != nil && !scroll.isZooming)
  }

  @Test("G68 from 20 to 200 points apart they scale it by 6.9, and 1 more or less at most, where 10 is the most")
  func scaleOfPinch() {
    let (phone, zoomer) = (Phone.forGestures(), Zoomer())
    let scroll = zooming(phone, zoomer, most: 10)
    pinch(phone, to: 200, about: (100, 100))
    #expect(abs(scroll.zoomScale - 6.9) <= 1)
  }

  @Test("S28 the content is as large as the scaled view, and the delegate hears of everything")
  func hearing() {
    let (phone, zoomer) = (Phone.forGestures(), Zoomer())
    let scroll = zooming(phone, zoomer)
    pinch(phone, to: 40, about: (100, 100))
    let size = zoomer.picture.frame.size
    #expect(zoomer.picture.frame.origin == .zero && abs(scroll.contentSize.width - size.width) < 1e-9)
    #expect(zoomer.picture.transform.a == scroll.zoomScale)
    #expect(zoomer.heard.first == "begins" && zoomer.heard.last?.hasPrefix("ends at") == true)
    #expect(zoomer.heard.contains("zooms"))
    zoomer.heard = []
    scroll.zoom(to: CGRect(x: 100, y: 0, width: 50, height: 50), animated: true)
    #expect(scroll.zoomScale == 4 && scroll.contentOffset == CGPoint(x: 400, y: 0))
    #expect(zoomer.heard == ["begins", "zooms"] && scroll.isZoomAnimating)
    phone.wait(0.31)
    #expect(zoomer.heard == ["begins", "zooms", "ends at 4.0"] && !scroll.isZoomAnimating)
    zoomer.heard = []
    scroll.setZoomScale(4, animated: true)
    phone.wait(0.31)
    #expect(zoomer.heard == [], "nothing zooms")
    scroll.zoomScale = 1
    #expect(zoomer.heard == ["zooms"], "without an animation nothing begins or ends")
    #expect(zoomer.picture.transform.isIdentity && scroll.contentSize == CGSize(width: 200, height: 200))
    #expect(scroll.contentOffset == .zero)
  }

  @Test("S102 a pinch that begins while content goes back to its limit has the one before end first")
  func pinchedOnItsWayBack() {
    let (phone, zoomer) = (Phone.forGestures(), Zoomer())
    let scroll = zooming(phone, zoomer, most: 2)
    pinch(phone, to: 160, about: (100, 100))
    #expect(scroll.isZoomBouncing)
    pinch(phone, to: 160, about: (100, 100))
    #expect(zoomer.heard.filter { $0 != "zooms" } == ["begins", "ends at 2.0", "begins"])
    phone.wait(0.31)
    #expect(zoomer.heard.filter { $0 != "zooms" } == ["begins", "ends at 2.0", "begins", "ends at 2.0"])
    #expect(!scroll.isZoomBouncing)
  }

  @Test("S73 scrolling that is switched off stops content that a finger has thrown; on again it scrolls")
  func switchedOff() {
    let phone = Phone.forGestures()
    let list = phone.scrollView()
    phone.flick((0, -60))
    phone.wait(0.1)
    #expect(list.isDecelerating)
    (list.isScrollEnabled, list.isScrollEnabled) = (false, true)
    let place = list.contentOffset
    #expect(!list.isDecelerating && place.y > 0)
    phone.wait(1)
    #expect(list.contentOffset == place)
    phone.pull((0, -50))
    #expect(list.contentOffset.y > place.y)
  }

  @Test(
    "S73 content that is beyond its edge as its view leaves the window, or scrolling is switched off, goes back")
  func leavesBeyondEdge() {
    for isSwitchedOff in [false, true] {
      let phone = Phone.forGestures()
      let list = phone.scrollView()
      phone.pull((0, 120))
      phone.liftAtRest()
      phone.wait(0.05)
      #expect(list.isDecelerating && list.contentOffset.y < -10)
      if isSwitchedOff { list.isScrollEnabled = false } else { list.removeFromSuperview() }
      phone.wait(1)
      #expect(!list.isDecelerating && list.contentOffset == .zero)
    }
  }

  @Test("S72 an empty rectangle is zoomed to as far as may be, about its place")
  func emptyRectangle() {
    let (phone, zoomer) = (Phone.forGestures(), Zoomer())
    let scroll = zooming(phone, zoomer)
    scroll.zoom(to: CGRect(x: 100, y: 50, width: 0, height: 0), animated: false)
    #expect(scroll.zoomScale == 4 && scroll.contentOffset == CGPoint(x: 300, y: 100))
    scroll.zoom(to: CGRect(x: 0, y: 0, width: 0, height: 100), animated: false)
    #expect(scroll.zoomScale == 2)
    scroll.zoom(to: .null, animated: false)
    #expect(scroll.zoomScale == 2)
  }

  /// Content that is smaller than the scroll view, in its middle.
  private final class Centring: UIScrollView {
    override func layoutSubviews() {
      super.layoutSubviews()
      guard let view = delegate?.viewForZooming(in: self) else { return }
      view.frame.origin = CGPoint(
        x: max(0, (bounds.width - view.frame.width) / 2), y: max(0, (bounds.height - view.frame.height) / 2))
    }
  }

  @Test("S28 every change of the scale asks for layout: content that is centred there is in the middle")
  func centred() {
    let (phone, zoomer) = (Phone.forGestures(), Zoomer())
    let scroll = Centring(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    scroll.delegate = zoomer
    scroll.minimumZoomScale = 0.5
    scroll.contentSize = CGSize(width: 200, height: 200)
    scroll.addSubview(zoomer.picture)
    phone.window.addSubview(scroll)
    phone.window.layoutIfNeeded()
    scroll.zoomScale = 0.5
    phone.window.layoutIfNeeded()
    #expect(zoomer.picture.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
  }

  @Test("S52 fingers pull beyond the limits; when they lift it goes back, and the end is told later")
  func bouncing() {
    final class Bouncer: NSObject, UIScrollViewDelegate {
      let picture = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      var heard: [String] = []
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
      func scrollViewDidZoom(_ scrollView: UIScrollView) {
        if scrollView.zoomScale > 2 { return heard.append("beyond \(scrollView.isZooming)") }
        let states = [("zooming", scrollView.isZooming), ("bouncing", scrollView.isZoomBouncing)]
        heard.append("at \(Double(scrollView.zoomScale)) \(states.filter(\.1).map(\.0))")
      }
      func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        heard.append("ends at \(Double(scale)) \(scrollView.isZoomBouncing)")
      }
    }
    let (phone, bouncer) = (Phone.forGestures(), Bouncer())
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    scroll.delegate = bouncer
    scroll.maximumZoomScale = 2
    scroll.contentSize = CGSize(width: 200, height: 200)
    scroll.addSubview(bouncer.picture)
    phone.window.addSubview(scroll)
    pinch(phone, to: 180, about: (100, 100))
    #expect(bouncer.heard.contains("beyond true") && scroll.zoomScale == 2 && scroll.isZoomBouncing)
    #expect(bouncer.heard.last == "at 2.0 [\"bouncing\"]")
    phone.wait(0.31)
    #expect(bouncer.heard.last == "ends at 2.0 false" && !scroll.isZoomBouncing)
    bouncer.heard = []
    scroll.bouncesZoom = false
    pinch(phone, to: 10, about: (100, 100))
    pinch(phone, to: 180, about: (100, 100))
    #expect(!bouncer.heard.contains { $0.hasPrefix("beyond") } && scroll.zoomScale == 2)
    #expect(bouncer.heard.last == "ends at 2.0 false", "where nothing bounces the end comes at once")
  }

  @Test("S29 code goes to the limits at most; without any between them there is no pinch")
  func limits() {
    let (phone, zoomer) = (Phone.forGestures(), Zoomer())
    let scroll = zooming(phone, zoomer, most: 2)
    pinch(phone, to: 180, about: (100, 100))
    #expect(scroll.zoomScale == 2)
    scroll.zoomScale = 0.1
    #expect(scroll.zoomScale == 1)
    scroll.maximumZoomScale = 1
    #expect(scroll.pinchGestureRecognizer == nil && scroll.gestureRecognizers?.count == 2)
  }
}
