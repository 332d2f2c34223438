#if !canImport(Darwin)
  import Foundation
  import HeadlessUIKit
  import Testing

  @MainActor struct NSKeyValueObservationTests {
    private final class Kept { var count = 0 }

    @Test func `what an observer keeps goes with the observation, whether or not the object is still there`() {
      UIApplication.start(UIApplication())
      let view = UIScrollView()
      weak var kept: Kept?
      var observation: NSKeyValueObservation?
      func observe(_ view: UIScrollView) {
        let new = Kept()
        kept = new
        observation = view.observe(\.contentOffset) { _, _ in new.count += 1 }
      }
      observe(view)
      view.contentOffset.y = 5
      #expect(kept?.count == 1 && observation != nil)
      observation = nil
      #expect(kept == nil)
      observe(UIScrollView())
      #expect(kept?.count == 0)
      observation = nil
      #expect(kept == nil)
    }

    @Test func `however many objects are observed, each is told of as long as it is`() {
      UIApplication.start(UIApplication())
      var changes = 0
      let views = (0..<2_000).map { _ in UIView() }
      var observations = views.map { $0.observe(\.alpha) { _, _ in changes += 1 } }
      for view in views.suffix(10) { view.alpha = 0.5 }
      #expect(changes == 10)
      observations.removeFirst(1_995)
      UIApplication.shared.endTurn()
      for view in views.suffix(10) { view.alpha = 1 }
      #expect(changes == 15)
    }
  }
#endif
