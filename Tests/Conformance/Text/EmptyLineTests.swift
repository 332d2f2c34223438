import Foundation
import HeadlessUIKit
import Testing

/// Rules V1219 and V1220: the line of a text that has nothing yet.
@MainActor @Suite("V: lines that are still empty") struct EmptyLineTests {
  private func view(_ words: String, size: CGFloat = 17) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    (view.font, view.text) = (.systemFont(ofSize: size), words)
    return view
  }

  @Test("V1219 a tap in the empty line behind the last line feed puts the caret there")
  func tap() throws {
    let (phone, view) = (Phone.forGestures(), view("Dear all\nfirst\n"))
    phone.window.addSubview(view)
    let end = view.caretRect(for: view.endOfDocument)
    phone.tap(at: (60, end.midY))
    #expect(view.selectedRange == NSRange(location: 15, length: 0))
    view.insertText("X")
    #expect(view.text == "Dear all\nfirst\nX")
    view.text = "one\n"
    let nearest = try #require(view.closestPosition(to: CGPoint(x: 60, y: 190)))
    #expect(view.compare(nearest, to: view.endOfDocument) == .orderedSame)
    view.textContainer.maximumNumberOfLines = 1
    let only = try #require(view.closestPosition(to: CGPoint(x: 60, y: 190)))
    #expect(view.offset(from: view.beginningOfDocument, to: only) == 3, "there is no room for another line")
  }

  @Test(
    "V1220 the caret of no text, and of an empty last line, is as high as what would be typed, and stands there",
    arguments: [(NSTextAlignment.left, 5.0), (.center, 150), (.right, 295)])
  func caret(alignment: NSTextAlignment, x: Double) {
    let (view, line) = (view("", size: 30), UIFont.systemFont(ofSize: 30).lineHeight)
    view.textAlignment = alignment
    let nothing = view.caretRect(for: view.endOfDocument)
    #expect(abs(nothing.height - line) < 0.01 && nothing.minX == x && nothing.minY == 8)
    view.text = "a\n"
    let behind = view.caretRect(for: view.endOfDocument)
    #expect(abs(behind.height - line) < 0.01 && behind.minX == x && abs(behind.minY - 8 - line) < 0.01)
    view.text = ""
    #expect(abs(view.layoutManager.extraLineFragmentRect.height - line) < 0.01)
    view.typingAttributes[.font] = UIFont.systemFont(ofSize: 40)
    #expect(abs(view.caretRect(for: view.endOfDocument).height - UIFont.systemFont(ofSize: 40).lineHeight) < 0.01)
  }

  @Test("V1220 that line stands below its paragraph's spacing, for the caret, the layout manager and the content")
  func spacing() {
    let (view, style) = (view(""), NSMutableParagraphStyle())
    style.paragraphSpacing = 20
    view.attributedText = NSAttributedString(
      string: "a\nb\n", attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
    let (caret, room) = (
      view.caretRect(for: view.endOfDocument), view.layoutManager.extraLineFragmentRect.offsetBy(dx: 0, dy: 8)
    )
    #expect(caret.minY == room.minY && caret.maxY == room.maxY)
    #expect(abs(view.contentSize.height - 8 - room.maxY) < 0.4)
    #expect(abs(room.minY - 8 - 2 * (20 + UIFont.systemFont(ofSize: 17).lineHeight)) < 0.01)
  }
}
