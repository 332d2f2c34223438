import Testing

@testable import Gallery

@MainActor struct BrokenListingTheftTests {
  @Test func `a strip that is answered for every hit keeps its buttons from firing`() async throws {
    let tap = try await ReplayedExample("tap-book", of: BrokenListingTheftStage.self)
    #expect(tap.hitViews == ["library/shelf/strip"])
    #expect(tap.notes == ["strip at 0,0"])
    let drag = try await ReplayedExample("drag-from-margin", of: BrokenListingTheftStage.self)
    #expect(drag.hitViews == ["library/shelf/strip", "library/shelf/strip"])
  }

  @Test func `answered for the container's own hits only, it pans from the margins and its buttons fire`()
    async throws
  {
    let tap = try await ReplayedExample("tap-book", of: BrokenListingTheftRepairedStage.self)
    #expect(tap.notes == ["opens book 0"])
    let drag = try await ReplayedExample("drag-from-margin", of: BrokenListingTheftRepairedStage.self)
    #expect(drag.hitViews == ["library/shelf/strip", "library/shelf/strip/books[1]"])
    #expect(drag.notes == ["strip at 200,0", "opens book 1"])
  }

  @Test(arguments: ["broken-listing-theft", "broken-listing-theft-repaired"])
  func `a drag from the margin goes to the strip until it lifts`(stage: String) async throws {
    let drag = try await ReplayedExample("drag-to-and-fro-by-hand", ofStage: stage)
    #expect(drag.hitViews == ["library/shelf/strip"])
    #expect(drag.lines.count == 5, "hit, began, moved, ended and the strip's note")
  }
}
