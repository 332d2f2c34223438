import Testing
import Traces

@Suite struct ControlWordsTests {
  func detail(_ event: TraceEvent) -> String {
    let line = TraceLine(TraceEntry(frame: 2, time: 0.08, subject: "home/save", event: event)).description
    #expect(line.hasPrefix("2  80     home/save            "))
    return String(line.dropFirst(31))
  }

  @Test func `an action says for which events, what it is and who performs it`() {
    #expect(
      detail(.action(Action(for: ["touchUpInside"], "save:", .performedBy("home.viewController"))))
        == "action           touchUpInside → save: by home.viewController")
    #expect(
      detail(.action(Action(for: ["touchDown", "touchDownRepeat"], "Compose", .performed)))
        == "action           touchDown touchDownRepeat → Compose")
    #expect(
      detail(.action(Action(for: ["touchDown"], "", .performed))) == "action           touchDown → its handler")
  }

  @Test func `an action without a target says who was asked in vain`() {
    #expect(
      detail(
        .action(Action(for: ["touchUpInside"], "undo:", .foundBy("page", asked: ["page/canvas", "page/pen"]))))
        == "action           touchUpInside → undo: by page, after asking canvas, pen")
    #expect(
      detail(.action(Action(for: [], "undo:", .foundBy("page", asked: [])))) == "action           undo: by page")
    #expect(
      detail(.action(Action(for: [], "undo:", .foundByNobody(asked: ["page/canvas", "application"]))))
        == "action           undo: by nobody, after asking canvas, application")
  }

  @Test func `an action that is not performed says why`() {
    #expect(
      detail(.action(Action(for: ["touchDown"], "save:", .notImplemented(by: "page"))))
        == "action           touchDown → save: is no method of page")
    #expect(
      detail(.action(Action(for: ["touchDown"], "save:", .targetGone)))
        == "action           touchDown → save: of a target that is gone")
    #expect(
      detail(.action(Action(for: ["touchDown"], "save:", .kept(by: "home/save"))))
        == "action           touchDown → save: kept by home/save, whose sendAction didn't call super")
  }

  @Test func `a change of value tells both, numbers to the thousandth`() {
    func change(_ from: ValueChange.Value, _ to: ValueChange.Value) -> String {
      String(detail(.value(ValueChange(from: from, to: to))).dropFirst(17))
    }
    #expect(change(.number(0.25), .number(2 / 3)) == "0.25 → 0.667")
    #expect(change(.flag(false), .flag(true)) == "off → on")
    #expect(change(.index(-1), .index(2)) == "none → 2")
    #expect(change(.text(""), .text("a b")) == #""" → "a b""#)
  }

  @Test func `tracking that ends by the control's own answer says which`() {
    #expect(detail(.tracking(.passedUp)) == "tracking         passed up")
    #expect(detail(.tracking(.refused)) == "tracking         refused")
    #expect(detail(.tracking(.stopped)) == "tracking         stopped")
  }

  @Test func `the first responder's place is taken, left, lost or refused`() {
    #expect(detail(.firstResponder(.becomes)) == "first responder  becomes")
    #expect(detail(.firstResponder(.resigns)) == "first responder  resigns")
    #expect(detail(.firstResponder(.loses)) == "first responder  loses the place unasked")
    #expect(
      detail(.firstResponder(.refused(.cannotBecome)))
        == "first responder  refused: canBecomeFirstResponder said no")
    #expect(detail(.firstResponder(.refused(.hasNoWindow))) == "first responder  refused: it is in no window")
    #expect(
      detail(.firstResponder(.refused(.cannotResign))) == "first responder  stays: canResignFirstResponder said no")
    #expect(
      detail(.firstResponder(.refused(.waitsFor("home/name"))))
        == "first responder  refused: home/name did not resign")
  }

  @Test func `nothing from outside breaks the line`() {
    let evil = "a\nb  c"
    for event in [
      TraceEvent.action(Action(for: [], evil, .foundBy(evil, asked: [evil]))),
      .value(ValueChange(from: .text(evil), to: .text(evil))), .firstResponder(.refused(.waitsFor(evil))),
    ] {
      let text = detail(event)
      #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 }, "\(text)")
      #expect(text.contains(#"a\nb \u{20}c"#), "\(text)")
    }
  }
}
