import Foundation
import HeadlessUIKit
import Testing

/// Rules V1009 and V1215: texts that are edited in something that scrolls.
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
    phone.application.endTurn()
    phone.wait(1)
    let caret = view.convert(view.caretRect(for: view.endOfDocument), to: page)
    #expect(page.bounds.contains(caret) && page.contentOffset.y > 0)
    page.contentOffset = .zero
    view.insertText("x")
    phone.wait(1)
    #expect(page.bounds.contains(view.convert(view.caretRect(for: view.endOfDocument), to: page)))
  }

  private func tall() -> (phone: Phone, page: Page, view: UITextView) {
    let (phone, page) = page()
    let view = UITextView(frame: CGRect(x: 0, y: 20, width: 200, height: 700))
    view.isScrollEnabled = false
    view.text = String(repeating: "line\n", count: 40)
    page.addSubview(view)
    phone.window.layoutIfNeeded()
    return (phone, page, view)
  }

  @Test("V1215 a tap that begins editing has the caret shown where it puts it, not where it was")
  func tap() {
    let (phone, page, view) = tall()
    phone.tap(at: (10, 50))
    phone.wait(1)
    #expect(view.isFirstResponder && view.selectedRange.location < 20 && page.contentOffset == .zero)
  }

  @Test("V1215 so has code that puts it right after editing has begun")
  func code() {
    let (phone, page, view) = tall()
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 0)
    phone.wait(1)
    #expect(page.contentOffset == .zero)
  }

  @Test("V1215 a finger that rests scrolls nothing until it lifts")
  func press() {
    let (phone, page, view) = tall()
    phone.down(1, at: (10, 50))
    phone.wait(1.5)
    #expect(view.isFirstResponder && view.selectedRange.length == 4 && page.contentOffset == .zero)
    phone.move(1, to: (12, 50))
    #expect(view.selectedRange.length == 4 && page.shown == [])
    phone.up(1)
    phone.wait(1)
    #expect(page.contentOffset == .zero && page.shown.count == 1)
  }
}
