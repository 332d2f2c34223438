import Foundation
import HeadlessUIKit
import Testing

/// Rule V1009: texts that are edited in something that scrolls.
@MainActor struct EditedInSightTests {
  /// Hears what it is asked to show.
  private final class Page: UIScrollView {
    var shown: [CGRect] = []
    override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
      shown.append(rect)
      super.scrollRectToVisible(rect, animated: animated)
    }
  }

  private func page() -> (phone: Phone, page: Page) {
    let (phone, page) = (Phone.forGestures(), Page(frame: CGRect(x: 0, y: 0, width: 200, height: 150)))
    page.contentSize = CGSize(width: 200, height: 800)
    phone.window.addSubview(page)
    return (phone, page)
  }

  @Test("V1009 a field that becomes first responder is scrolled into sight, by a method that may be overridden")
  func field() {
    let (phone, page) = page()
    let box = UIView(frame: CGRect(x: 10, y: 100, width: 100, height: 700))
    let fields = [20.0, 500].map { UITextField(frame: CGRect(x: 0, y: $0, width: 90, height: 40)) }
    page.addSubview(box)
    fields.forEach(box.addSubview)
    phone.tap(at: (30, 130))
    phone.wait(1)
    #expect(fields[0].isFirstResponder && page.contentOffset.y == 10)
    #expect(page.shown == [CGRect(x: 10, y: 120, width: 90, height: 40)])
    fields[1].becomeFirstResponder()
    phone.wait(1)
    #expect(page.contentOffset.y == 490)
    fields[1].becomeFirstResponder()
    #expect(page.shown.count == 2, "it is first already")
    let loose = UITextField(frame: CGRect(x: 0, y: 400, width: 90, height: 40))
    phone.window.addSubview(loose)
    loose.becomeFirstResponder()
    #expect(page.contentOffset.y == 490)
  }

  @Test("V1009 of a text view that doesn't scroll itself the caret is, also as it is typed into")
  func textView() {
    let (phone, page) = page()
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 600))
    view.isScrollEnabled = false
    view.text = String(repeating: "line\n", count: 20)
    page.addSubview(view)
    view.becomeFirstResponder()
    phone.wait(1)
    let caret = view.convert(view.caretRect(for: view.endOfDocument), to: page)
    #expect(page.bounds.contains(caret) && page.contentOffset.y > 0)
    page.contentOffset = .zero
    view.insertText("x")
    phone.wait(1)
    #expect(page.bounds.contains(view.convert(view.caretRect(for: view.endOfDocument), to: page)))
  }
}
