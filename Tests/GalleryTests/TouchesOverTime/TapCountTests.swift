import Testing

@testable import Gallery

@MainActor struct TapCountTests {
  @Test(arguments: [
    ("one-two-three", [1, 2, 3]), ("too-late", [1, 1, 1]), ("too-far", [1, 1, 2]),
    ("dragged-the-second-time", [1, 2]),
  ])
  func `taps count on in time and place, else anew, and keep their count to the end`(
    recording: String, counts: [Int]
  ) async throws {
    let taps = try await ReplayedExample(recording, of: TapCountStage.self)
    #expect(taps.notes == counts.flatMap { ["tap \($0) lands", "tap \($0) lifts"] })
  }

  @Test func `a button repeats from the second tap on`() async throws {
    let taps = try await ReplayedExample("button-repeats", of: TapCountStage.self)
    let again = ["touchDown → Press", "touchDownRepeat → Press again"]
    #expect(taps.actions == ["touchDown → Press"] + again + again)
  }
}
