import Foundation
import HeadlessUIKit
import Testing

/// Rule G100: what a recognizer that has ended means for those that share its touches.
@MainActor @Suite("G: recognizers that have ended") struct EndedGestureTests {
  @Test("G100 no tap comes of the lift that ends a pan, whoever of both hears of it first")
  func climbing() {
    let phone = Phone.forGestures()
    let pad = phone.pad("V", (0, 0, 100, 100))
    let first = phone.add(UITapGestureRecognizer(), "first", to: pad)
    phone.add(UIPanGestureRecognizer(), "pan", to: pad)
    let last = phone.add(UITapGestureRecognizer(), "last", to: phone.window)
    last.cancelsTouchesInView = false
    phone.down(1, at: (10, 10))
    phone.move(1, to: (30, 10))
    phone.down(2, at: (50, 10))
    phone.up(1)
    phone.move(2, to: (60, 10))
    phone.up(2)
    #expect(phone.heard(by: "first", "pan", "last") == ["pan began", "pan changed", "pan ended"])
    #expect([first, last].allSatisfy { phone.decisions(of: $0).last == "failed prevented by pan" })
    phone.tap(at: (50, 10), finger: 3)
    #expect(phone.heard(by: "first") == ["first ended"])
  }

  @Test("G100 nor does one come of the lift that ends a pinch, unless a delegate allows both")
  func pinching() {
    for allowsBoth in [false, true] {
      let phone = Phone.forGestures()
      let pad = phone.pad("V", (0, 0, 100, 100))
      let judge = Judge()
      judge.allowsBoth = { _, _ in allowsBoth }
      phone.add(UIPinchGestureRecognizer(), "pinch", to: pad).delegate = judge
      phone.add(UITapGestureRecognizer(), "tap", to: pad)
      phone.report(.down(1, at: (40, 50)), .down(2, at: (60, 50)))
      phone.report(.move(1, to: (20, 50)), .move(2, to: (80, 50)))
      phone.up(1)
      phone.down(3, at: (50, 50))
      phone.up(2)
      phone.up(3)
      #expect(phone.heard(by: "tap") == (allowsBoth ? ["tap ended"] : []))
    }
  }
}
