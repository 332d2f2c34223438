import Foundation
import HeadlessUIKit
import Testing

/// Rule G89: recognizers that are switched off in the middle of the questions.
@MainActor struct SwitchedOffTests {
  /// A pan that is asked about a rotation, which one finger leaves as it is.
  private func fixture() -> (phone: Phone, pan: UIPanGestureRecognizer, judge: Judge) {
    let (phone, judge) = (Phone.forGestures(), Judge())
    let pad = phone.pad("V", (0, 0, 200, 200))
    let pan = phone.add(UIPanGestureRecognizer(), "pan", to: pad)
    _ = phone.add(UIRotationGestureRecognizer(), "spin", to: pad)
    pan.delegate = judge
    phone.keep(judge)
    return (phone, pan, judge)
  }

  /// Drags twice; the delegate switches the pan off and on in the first one.
  private func expectFirstDragUnheard(_ phone: Phone, _ pan: UIPanGestureRecognizer) {
    phone.drag(from: (50, 50), to: (150, 60))
    let first = phone.journal.take()
    #expect(!first.contains { $0.hasPrefix("pan") || $0.hasPrefix("V cancelled") } && pan.state == .possible)
    phone.drag(from: (50, 50), to: (150, 60))
    #expect(phone.heard(by: "pan").first == "pan began" && pan.state == .possible)
  }

  @Test("G89 who is switched off as its delegate is asked whom it requires to fail has not begun")
  func requirements() {
    let (phone, pan, judge) = fixture()
    var isAsked = false
    judge.requires = { _, _ in
      if !isAsked { (pan.isEnabled, pan.isEnabled) = (false, true) }
      isAsked = true
      return false
    }
    expectFirstDragUnheard(phone, pan)
    #expect(isAsked)
  }

  @Test("G89 nor who is as its delegate is asked whether both may recognize")
  func simultaneously() {
    let (phone, pan, judge) = fixture()
    var isAsked = false
    judge.allowsBoth = { _, _ in
      if !isAsked { (pan.isEnabled, pan.isEnabled) = (false, true) }
      isAsked = true
      return true
    }
    expectFirstDragUnheard(phone, pan)
    #expect(isAsked)
  }
}
