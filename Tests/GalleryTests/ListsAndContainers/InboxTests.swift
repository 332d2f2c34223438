import Testing
import Traces

@testable import Gallery

@MainActor struct InboxTests {
  private func replay(_ recording: String) async throws -> ReplayedExample {
    try await ReplayedExample(recording, of: InboxStage.self)
  }

  @Test func `a tap opens a mail, and its detail button does not`() async throws {
    #expect(try await replay("tap-a-row").notes == ["mail 2 is opened"])
    #expect(try await replay("tap-its-detail-button").notes == ["who sent mail 2"])
  }

  @Test func `a finger across a row takes it from the row and opens its actions`() async throws {
    let flag = try await replay("open-actions-and-flag")
    #expect(flag.notes == ["mail 2 is flagged"])
    #expect(flag.heard(by: "inbox/row2") == [])
  }

  @Test func `the first touch elsewhere closes them, the second is a row's`() async throws {
    let taps = try await replay("open-actions-and-tap-elsewhere")
    #expect(taps.notes == ["mail 4 is opened"])
    #expect(taps.hitViews == ["inbox/row2/contentView", "inbox/rowActionsCover0", "inbox/row4/contentView"])
  }

  @Test func `far enough it performs the first, and the next mail takes the place`() async throws {
    #expect(try await replay("swipe-far-enough-to-archive").notes == ["mail 2 is archived", "mail 3 is opened"])
  }

  @Test func `a little is nothing`() async throws {
    #expect(try await replay("swipe-a-little").notes == [])
  }

  @Test func `along the rows it scrolls`() async throws {
    let scroll = try await replay("scroll-from-a-row")
    #expect(scroll.notes == ["mail 6 is opened"])
    #expect(scroll.scrolling.contains(.began(at: Point(x: 0, y: 0), lock: nil)))
  }
}
