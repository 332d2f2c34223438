import Testing
import Traces

@testable import Gallery

@MainActor struct HalfSheetTests {
  private func replay(_ recording: String) async throws -> ReplayedExample {
    try await ReplayedExample(recording, of: HalfSheetStage.self)
  }

  @Test func `a touch beside the sheet dismisses it, and reaches nobody behind it`() async throws {
    let sheet = try await replay("tap-sheet-then-beside")
    #expect(
      sheet.notes.filter { !$0.hasPrefix("warning") } == [
        "the map is tapped", "the place is tapped", "the sheet is gone", "the map is tapped",
      ])
  }

  @Test func `what is behind a sheet that doesn't dim it is in use`() async throws {
    let sheet = try await ReplayedExample("tap-sheet-then-beside", of: HalfSheetUndimmedStage.self)
    #expect(
      sheet.notes.filter { !$0.hasPrefix("warning") } == [
        "the map is tapped", "the place is tapped", "the map is tapped", "the place is tapped",
      ])
  }
}
