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
  }
#endif
