import Foundation
import HeadlessUIKit
import Testing

/// Rule S94: who is the delegate of a scroll view's own recognizers.
@MainActor struct OwnRecognizerTests {
  private final class Asked: UIScrollView, UIScrollViewDelegate, UIGestureRecognizerDelegate {
    let content = UIView()
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
  }

  private final class Other: NSObject, UIGestureRecognizerDelegate {}

  @Test("S94 a scroll view that can be one is the delegate of its own pan and pinch")
  func itself() {
    let view = Asked()
    view.delegate = view
    view.maximumZoomScale = 2
    #expect(view.panGestureRecognizer.delegate === view)
    #expect(view.pinchGestureRecognizer != nil && view.pinchGestureRecognizer?.delegate === view)
    view.panGestureRecognizer.delegate = view
    #expect(view.panGestureRecognizer.delegate === view)
    #expect(UIScrollView().panGestureRecognizer.delegate == nil)
  }

  @Test("S94 giving its pan or its pinch another delegate stops with their names")
  func others() async {
    let pan = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (view, other) = (UIScrollView(), Other())
        view.panGestureRecognizer.delegate = other
      }
    }
    #expect(said(pan).contains("UIScrollView: its own pan is given Other as delegate"))
    let pinch = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (view, other) = (Asked(), Other())
        view.delegate = view
        view.maximumZoomScale = 2
        view.pinchGestureRecognizer?.delegate = other
      }
    }
    #expect(said(pinch).contains("Asked: its own pinch is given Other as delegate"))
  }
}
