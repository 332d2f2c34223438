import Foundation
import HeadlessUIKit
import Testing

/// Rules V1221 and V1222: rectangles that code has scrolled to.
@MainActor @Suite("V: rectangles that are scrolled to") struct ShownRectTests {
  private let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() { page.contentSize = CGSize(width: 100, height: 1000) }

  private func shown(_ rect: CGRect) -> CGFloat {
    page.scrollRectToVisible(rect, animated: false)
    return page.contentOffset.y
  }

  @Test("V1221 nothing scrolls to a rectangle without a width or a height")
  func empty() {
    page.contentOffset.y = 50
    #expect(shown(.zero) == 50 && shown(CGRect(x: 0, y: 500, width: 10, height: 0)) == 50)
    #expect(shown(CGRect(x: 0, y: 500, width: 0, height: 10)) == 50)
    #expect(shown(CGRect(x: 0, y: 0, width: 1, height: 1)) == 0)
  }

  @Test("V1221 a text view scrolls to a line feed alone, which has no width")
  func lineFeed() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.text = String(repeating: "\n", count: 20)
    view.scrollRangeToVisible(NSRange(location: 18, length: 1))
    #expect(view.contentOffset.y > 100)
  }

  @Test("V1222 of a rectangle that doesn't fit the end is shown, and so it is of a part of a text")
  func tall() {
    #expect(shown(CGRect(x: 0, y: 200, width: 10, height: 300)) == 400)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.text = String(repeating: "line\n", count: 20)
    let all = NSRange(location: 0, length: 99)
    for _ in 0..<2 {
      view.scrollRangeToVisible(all)
      let last = view.layoutManager.boundingRect(
        forGlyphRange: NSRange(location: 95, length: 4), in: view.textContainer)
      #expect(abs(view.contentOffset.y + 50 - 8 - last.maxY) < 0.4)
    }
  }
}
