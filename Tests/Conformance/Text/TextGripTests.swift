import Foundation
import HeadlessUIKit
import Testing

/// Rules V1021 to V1023: what a finger that moves takes along in a text.
@MainActor @Suite("V: fingers that take carets along") struct TextGripTests {
  @Test(
    "V1021 a finger that lands on the caret takes it along at once, one beside it doesn't",
    arguments: [false, true])
  func caret(inView: Bool) {
    let desk = TextDesk(inView: inView)
    desk.drag(from: 13, to: 2)
    #expect(desk.selected == "13+0", "nobody edits")
    desk.beginEditing()
    desk.drag(from: 13, to: 2)
    #expect(desk.ears.heard.last == "2+0" && desk.ears.heard.count > 3)
    #expect(desk.selected == "2+0")
    desk.drag(from: 7, to: 13)
    #expect(desk.selected == "2+0")
  }

  @Test("V1021 the text doesn't scroll by that finger, and by another at once")
  func scrolling() throws {
    let desk = TextDesk(inView: true, String(repeating: "one two three\n", count: 30))
    let view = try #require(desk.text as? UITextView)
    desk.beginEditing()
    desk.select(14 * 6 + 5, 0)
    desk.drag(from: 14 * 6 + 5, to: 9)
    #expect(view.contentOffset == .zero && desk.selected == "9+0")
    desk.drag(from: 14 * 6 + 5, to: 9)
    #expect(view.contentOffset.y > 20 && desk.selected == "9+0")
    view.contentOffset = .zero
    view.resignFirstResponder()
    desk.select(14 * 6 + 5, 0)
    desk.drag(from: 14 * 6 + 5, to: 9)
    #expect(view.contentOffset.y > 20 && desk.ears.heard == [])
  }

  @Test("V1021 a pan from the screen's edge comes first, where the finger goes that way")
  func edge() {
    let desk = TextDesk(inView: true)
    let edge = desk.phone.add(UIScreenEdgePanGestureRecognizer(), "edge", to: desk.phone.window)
    edge.edges = .left
    desk.beginEditing()
    desk.select(0, 0)
    let height = desk.point(0).1
    desk.phone.drag(from: (4, height), to: (90, height))
    #expect(desk.phone.heard(by: "edge").first == "edge began" && desk.selected == "0+0")
    desk.phone.drag(from: (20, height), to: (90, height))
    #expect(desk.phone.heard(by: "edge").isEmpty && desk.selected != "0+0")
    desk.select(13, 0)
    desk.phone.down(1, at: (4, height))
    desk.phone.wait(0.6)
    #expect(desk.selected == "0+0", "it has rested")
  }

  @Test("V1021 the caret of an empty field is in nobody's way")
  func empty() {
    let desk = TextDesk(inView: false, "")
    let page = UIScrollView(frame: desk.phone.window.bounds)
    page.contentSize = CGSize(width: 200, height: 1_000)
    desk.phone.window.addSubview(page)
    desk.text.frame.origin.y = 150
    page.addSubview(desk.text)
    desk.beginEditing()
    desk.phone.drag(from: (5, 170), to: (5, 100))
    #expect(page.contentOffset.y > 20)
  }

  @Test(
    "V1022 a finger takes an end of what is selected along, past the other one, too, and each step is told",
    arguments: [false, true])
  func ends(inView: Bool) {
    let desk = TextDesk(inView: inView)
    desk.beginEditing()
    desk.select(4, 3)
    // On the knobs, where there is room for those.
    let below = inView ? 14.0 : 0
    desk.drag(from: 7, to: 13, below: below)
    #expect(desk.ears.heard.count > 3 && desk.ears.heard.allSatisfy { $0.hasPrefix("4+") })
    #expect(desk.selected == "4+9")
    desk.drag(from: 4, to: 0, below: 0 - below)
    #expect(desk.selected == "0+13")
    desk.select(4, 3)
    desk.drag(from: 7, to: 1, below: below)
    #expect(desk.selected == "1+3")
  }

  @Test("V1022 further in or out a finger leaves them, and so where nothing of it shows")
  func besideEnds() {
    let desk = TextDesk(inView: true)
    desk.select(0, 3)
    desk.drag(from: 3, to: 10)
    #expect(desk.selected == "0+3")
    desk.beginEditing()
    desk.drag(from: 6, to: 13)
    #expect(desk.selected == "0+3")
    desk.drag(from: 3, to: 10, below: 40)
    #expect(desk.selected == "0+3")
  }

  @Test("V1023 a second tap that stays down and moves selects words", arguments: [false, true])
  func secondTap(inView: Bool) {
    let desk = TextDesk(inView: inView)
    if inView { (desk.text as? UITextView)?.isEditable = false }
    desk.tap(at: 5)
    desk.phone.report(.down(1, at: desk.point(5)).saying { $0.tapCount = 2 })
    #expect(desk.selected.hasSuffix("+0"))
    for place in [6, 7, 10] { desk.move(to: place) }
    desk.phone.up(1)
    #expect(desk.ears.heard.suffix(2) == ["4+3", "4+9"] && desk.selected == "4+9")
  }
}
