import Foundation
import HeadlessUIKit
import Testing

/// Rules V198, V1223 and V1229: taps where something is selected, and in texts without blanks.
@MainActor @Suite("V: taps on what is selected") struct SelectionTapTests {
  @Test(
    "V1223 where words have no blanks between them a tap puts the caret beside the letter, and two select that",
    arguments: ["今天天气很好我们下午去公园玩", "すもももももももものうち", "สวนสาธารณะใหญ่มาก"])
  func withoutBlanks(words: String) {
    let desk = TextDesk(inView: true, words)
    desk.tap(at: words.utf16.count - 1)
    let place = words.utf16.count - String(words.suffix(1)).utf16.count
    #expect(desk.text.isFirstResponder && desk.selected == "\(place)+0")
    desk.tap(at: 0, count: 2)
    #expect(desk.selected == "0+\(String(words.prefix(1)).utf16.count)")
  }

  /// Has no double taps, as texts with links alone are made.
  private final class Unselected: UITextView {
    var asked: [Int] = []
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let tap = gestureRecognizer as? UITapGestureRecognizer else { return false }
      asked.append(tap.numberOfTapsRequired)
      return tap.numberOfTapsRequired == 1
    }
  }

  @Test("V1229 the further taps of a row are a recognizer's that needs two, and code keeps them out by that")
  func further() {
    let (phone, view) = (Phone.forGestures(), Unselected(frame: CGRect(x: 0, y: 0, width: 200, height: 100)))
    (view.text, view.isEditable) = ("one two three", false)
    phone.window.addSubview(view)
    for count in 1...3 {
      phone.report(.down(1, at: (10, 14)).saying { $0.tapCount = count })
      phone.report(.up(1).saying { $0.tapCount = count })
    }
    #expect(view.asked == [1, 2, 2] && view.selectedRange.length == 0 && !view.isFirstResponder)
  }

  @Test("V1229 code's double taps on the text itself come first, and its single taps leave a word selected")
  func ownTaps() {
    for (taps, isSelected) in [(1, true), (2, false)] {
      let desk = TextDesk(inView: true)
      let own = desk.phone.add(UITapGestureRecognizer(), "own", to: desk.text)
      own.numberOfTapsRequired = taps
      var count = 0
      own.addHandler { _ in count += 1 }
      desk.tap(at: 5)
      desk.tap(at: 5, count: 2)
      desk.phone.wait(1)
      #expect(count > 0 && (desk.selected == "4+3") == isSelected)
    }
  }

  @Test("V1223 katakana, and letters beside ideographs, make words")
  func mixed() {
    let desk = TextDesk(inView: true, "新しいiPhoneのコンピュータ")
    desk.tap(at: 5, count: 2)
    #expect(desk.selected == "3+6")
    desk.tap(at: 12, count: 2)
    #expect(desk.selected == "10+6")
  }

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
