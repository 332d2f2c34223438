import Foundation
import HeadlessUIKit
import Testing

/// Rule V198: taps where something is selected.
@MainActor @Suite("V: taps on what is selected") struct SelectionTapTests {
  @Test(
    "V198 a tap inside of what is selected leaves it, and nobody hears; at its end it puts the caret",
    arguments: [false, true])
  func inside(inView: Bool) {
    let desk = TextDesk(inView: inView)
    desk.beginEditing()
    desk.select(4, 3)
    desk.tap(at: 5)
    desk.tap(at: 6)
    #expect(desk.selected == "4+3" && desk.ears.heard == [])
    desk.tap(at: 7)
    #expect(desk.ears.heard == ["7+0"])
  }

  @Test("V198 where what is selected doesn't show a tap puts the caret", arguments: [false, true])
  func unseen(inView: Bool) {
    let desk = TextDesk(inView: inView)
    desk.select(4, 3)
    desk.tap(at: 5)
    #expect(desk.text.isFirstResponder && desk.selected == "4+0")
  }

  @Test("V198 also in a text that is only read; beside it a tap takes the selection away")
  func reading() throws {
    let desk = TextDesk(inView: true)
    try #require(desk.text as? UITextView).isEditable = false
    desk.tap(at: 5, count: 2)
    desk.tap(at: 5)
    #expect(desk.ears.heard == ["4+3"])
    desk.tap(at: 12)
    #expect(desk.selected.hasSuffix("+0"))
  }
}
