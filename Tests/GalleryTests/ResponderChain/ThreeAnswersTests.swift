import Testing
import Traces

@testable import Gallery

@MainActor struct ThreeAnswersTests {
  private let heardOnce = "the row heard of 1 beginning, and of an end"

  @Test func `ignored and passed on reach the row once, taken never`() async throws {
    let taps = try await ReplayedExample("the-three-answers", of: ThreeAnswersStage.self)
    #expect(taps.heard(by: "answers/ignored") == [.touchesBegan, .touchesEnded])
    #expect(taps.heard(by: "answers/taken") == [])
    #expect(taps.heard(by: "answers/takenAndPassedOn") == [.touchesBegan, .touchesEnded])
    #expect(taps.notes == [heardOnce, heardOnce])
  }

  @Test func `calling the next responder by hand is what super does`() async throws {
    let byHand = try await ReplayedExample("passed-by-hand", of: ThreeAnswersStage.self)
    let bySuper = try await ReplayedExample("the-three-answers", of: ThreeAnswersStage.self)
    func below(_ row: String, _ example: ReplayedExample) -> [String] {
      example.began.filter { $0.hasPrefix("answers/\(row)") }.map { String($0.dropFirst("answers/\(row)".count)) }
    }
    #expect(below("passedByHand", byHand) == ["/wrapper/content", "/wrapper", ""])
    #expect(below("passedByHand", byHand) == below("takenAndPassedOn", bySuper))
    #expect(byHand.notes == [heardOnce])
  }

  @Test func `passing on both ways calls everybody above twice`() async throws {
    let twice = try await ReplayedExample("passed-twice", of: ThreeAnswersStage.self)
    #expect(twice.began.filter { $0 == "answers/passedTwice" }.count == 2)
    #expect(twice.began.filter { $0 == "answers/passedTwice/wrapper/content" }.count == 1)
    #expect(twice.notes.last == "the row heard of 2 beginnings, and of an end")
  }

  @Test func `one override of four lets the others hear of an end without a beginning`() async throws {
    let half = try await ReplayedExample("only-began-taken", of: ThreeAnswersStage.self)
    #expect(half.began == ["answers/halfTaken/wrapper/content"])
    #expect(half.notes == ["the row heard of 0 beginnings, and of an end"])
  }

  @Test func `an override called straight by hand is heard, though no trace can see it`() async throws {
    let straight = try await ReplayedExample("handed-straight-to-an-override", of: ThreeAnswersStage.self)
    #expect(straight.began == ["answers/handedStraight/content"])
    #expect(straight.notes == [heardOnce])
  }
}
