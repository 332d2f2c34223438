import Testing
import Traces

@Suite struct ReasonTextTests {
  let bounds = Rect(x: 0, y: 0, width: 390, height: 83)

  @Test func `a reason bears its numbers and its rule`() {
    #expect(
      Reason.outside(by: 12, edge: .top, bounds: bounds).description == "12 pt above its bounds 0,0 390x83 (H9)")
    #expect(Reason.outside(by: 0.5, edge: .left, bounds: bounds).text == "0.5 pt left of its bounds 0,0 390x83")
    #expect(Reason.outside(by: 1, edge: .right, bounds: bounds).text == "1 pt right of its bounds 0,0 390x83")
    #expect(Reason.outside(by: 1, edge: .bottom, bounds: bounds).text == "1 pt below its bounds 0,0 390x83")
    #expect(Reason.notInteractive.description == "user interaction is off (H3)")
  }

  @Test func `a point on the far edge is told from one beyond it`() {
    let reason = Reason.outside(by: 0, edge: .bottom, bounds: bounds)
    #expect(reason.text == "on the bottom edge of its bounds 0,0 390x83, which is outside")
  }

  @Test func `an alpha set to 0.01 is shown as it is kept`() {
    #expect(Reason.transparent(alpha: Double(Float(0.01))).text == "alpha 0.009999999776 is below 0.01")
  }

  @Test func `a sentence names the view first and the rule last`() {
    #expect(Reason.hidden.sentence(about: "tabBar") == "tabBar is hidden (H3).")
    #expect(Reason.notInteractive.sentence(about: "photo") == "photo has user interaction off (H3).")
    #expect(
      Reason.notAsked(parent: "tabBar", rule: "H11").sentence(about: "b")
        == "b was not asked, tabBar said no (H11).")
    #expect(
      Reason.singleTouch(view: "pad").sentence(about: "pad")
        == "pad got no touch: pad takes one touch at a time and has one (T13).")
  }

  @Test func `every reason reads as one line, also with a name from outside`() {
    let evil = "a\nb"
    let reasons: [Reason] = [
      .hidden, .transparent(alpha: 0), .notInteractive, .animated, .outside(by: .nan, edge: .top, bounds: bounds),
      .refusedByOverride, .singularTransform, .answeredElsewhere(evil), .passedOver(by: evil), .subviewHit(evil),
      .notAsked(parent: evil, rule: "H11"), .covered(by: evil),
      .overrideAnswered(by: evil), .frontmost, .nothingHit, .ignoringInteraction, .singleTouch(view: evil),
      .exclusive(holder: evil), .excluded(by: evil), .outsideWindow(view: evil), .swallowed(by: evil),
      .unhandled, .noResponder, .neverLanded, .nothingAwaitsCorrection, .notReceivingRemoteControl,
      .keyOfKeyboard(usage: 44), .unknownButton(type: 99),
    ]
    for reason in reasons {
      #expect(reason.sentence(about: evil).contains("\n") == false)
      #expect(reason.description.hasSuffix("(\(reason.rule))"))
    }
    #expect(Set(reasons.map(\.text)).count == reasons.count, "each reason has its own words")
  }
}
