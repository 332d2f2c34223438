import Foundation
import HeadlessUIKit
import Testing

/// Rule G99: recognizers that code adds to a scroll view.
@MainActor @Suite("G: recognizers on scroll views") struct AddedPanTests {
  @Test("G99 a pan that code adds to a scroll view wins over its own, with one finger as with two")
  func pan() {
    for fingers in 1...2 {
      let phone = Phone.forGestures()
      let list = phone.scrollView()
      let added = UIPanGestureRecognizer()
      added.minimumNumberOfTouches = fingers
      phone.add(added, "added", to: list)
      phone.add(UIPanGestureRecognizer(), "later", to: list)
      phone.report((1...fingers).map { .down($0, at: (100 + 20 * Double($0), 150)) })
      for step in 1...5 {
        phone.report((1...fingers).map { .move($0, to: (100 + 20 * Double($0), 150 - 10 * Double(step))) })
      }
      #expect(list.contentOffset == .zero && added.state == .changed)
      let heard = phone.heard(by: "added", "later")
      #expect(heard.first == "added began" && !heard.contains("later began"))
    }
  }

  @Test("G99 a pinch does, too, and the scroll view's own come first in what it lists")
  func pinch() {
    final class Zoomer: NSObject, UIScrollViewDelegate {
      let picture = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    }
    let (phone, zoomer) = (Phone.forGestures(), Zoomer())
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    scroll.addSubview(zoomer.picture)
    phone.window.addSubview(scroll)
    let added = phone.add(UIPinchGestureRecognizer(), "added", to: scroll)
    (scroll.delegate, scroll.maximumZoomScale) = (zoomer, 4)
    let own = [scroll.panGestureRecognizer, scroll.pinchGestureRecognizer]
    #expect(scroll.gestureRecognizers?.dropFirst() == [own[0], own[1], added].compactMap(\.self)[...])
    phone.report(.down(1, at: (80, 100)), .down(2, at: (120, 100)))
    phone.report(.move(1, to: (60, 100)), .move(2, to: (140, 100)))
    #expect(phone.heard(by: "added") == ["added began"] && scroll.zoomScale == 1)
  }
}
