import Foundation
import HeadlessUIKit
import Testing
import Traces

@testable import TouchReplay

@Suite struct HitNotesTests {
  private let bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
  private let point = CGPoint(x: 4, y: 25)

  @Test func `every refusal is put into its words, with the bounds of that moment`() {
    let reasons: [(Refusal, Reason)] = [
      (.hidden, .hidden), (.transparent(alpha: 0.005), .transparent(alpha: 0.005)),
      (.notInteractive, .notInteractive), (.animated, .animated), (.singularTransform, .singularTransform),
      (.outside(point), .outside(by: 5, edge: .bottom, bounds: Rect(bounds))),
    ]
    for (refusal, reason) in reasons {
      let ask = HitNote("row", depth: 2, at: point, in: bounds, inVain: refusal).ask
      #expect(
        ask == HitWalk.Ask(subject: "row", depth: 2, point: Point(point), bounds: Rect(bounds), refusal: reason))
    }
    var note = HitNote("row", depth: 2, at: point, in: bounds)
    #expect(note.ask.refusal == nil)
    note.refuse(.outside(point), in: bounds.insetBy(dx: 0, dy: 5))
    #expect(note.ask.bounds == Rect(bounds))
    #expect(note.ask.refusal == .outside(by: 10, edge: .bottom, bounds: Rect(x: 0, y: 5, width: 10, height: 10)))
  }

  @Test func `a noted walk is as good as one of asks, and can be changed as one`() {
    var answered = HitNote("home", depth: 0, at: point, in: bounds)
    (answered.answer, answered.isOwnAnswer) = ("other", true)
    let notes = [answered, HitNote("home/row", depth: 1, at: point, in: bounds, inVain: .hidden)]
    let (noted, made) = (HitWalk(HitNotes(notes), unasked: []), HitWalk(asks: notes.map(\.ask)))
    #expect(noted == made)
    #expect(noted.hashValue == made.hashValue)
    #expect(noted.asks.map(\.subject) == ["home", "home/row"])
    #expect(noted.asks[0].isOwnAnswer)
    var less = noted
    less.asks.removeLast()
    #expect(less != noted)
    #expect(less.asks == [notes[0].ask])
  }
}
