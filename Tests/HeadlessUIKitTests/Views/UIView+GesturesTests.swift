import HeadlessUIKit
import Testing

@MainActor struct ViewGesturesTests {
  /// Keeps its recognizers whatever anybody says.
  private final class Holder: UIView {
    override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
  }

  @Test func `a recognizer whose view is gone has none`() {
    let recognizer = UITapGestureRecognizer()
    var view: UIView? = UIView()
    weak let watched = view
    view?.addGestureRecognizer(recognizer)
    #expect(recognizer.view === view)
    view = nil
    #expect(watched == nil)
    #expect(recognizer.view == nil)
  }

  @Test func `a view that ends takes no recognizer from the one that has it by now`() {
    let (recognizer, other) = (UITapGestureRecognizer(), UIView())
    var holder: UIView? = Holder()
    holder?.addGestureRecognizer(recognizer)
    other.addGestureRecognizer(recognizer)
    #expect(holder?.gestureRecognizers == [recognizer])
    holder = nil
    #expect(recognizer.view === other)
  }
}
