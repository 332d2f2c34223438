import Testing
import Traces

@testable import Gallery

@MainActor struct ExclusiveTests {
  @Test func `while an exclusive view is touched, others get nothing, and afterwards everything`() async throws {
    let touches = try await ReplayedExample("exclusive-first", of: ExclusiveStage.self)
    #expect(touches.drops == [Dropped(.touch(finger: 1), .exclusive(holder: "mixingDesk/record"))])
    #expect(touches.calls(.touchesBegan).map(\.fingers) == [[0], [2]])
    #expect(touches.began == ["mixingDesk/record", "mixingDesk/keys"])
  }

  @Test func `while another view is touched, an exclusive one gets nothing, and afterwards everything`()
    async throws
  {
    let touches = try await ReplayedExample("exclusive-second", of: ExclusiveStage.self)
    #expect(touches.drops == [Dropped(.touch(finger: 1), .excluded(by: "mixingDesk/keys"))])
    #expect(touches.began == ["mixingDesk/keys", "mixingDesk/record"])
  }

  @Test func `of two exclusive views the first one touched has it`() async throws {
    let touches = try await ReplayedExample("two-exclusive", of: ExclusiveStage.self)
    #expect(touches.drops == [Dropped(.touch(finger: 1), .exclusive(holder: "mixingDesk/record"))])
    #expect(touches.began == ["mixingDesk/record"])
  }

  @Test func `of two that land together the first one counts`() async throws {
    let touches = try await ReplayedExample("both-in-one-report", of: ExclusiveStage.self)
    #expect(touches.drops == [Dropped(.touch(finger: 1), .excluded(by: "mixingDesk/keys"))])
  }

  @Test func `another window is free`() async throws {
    let touches = try await ReplayedExample("other-window-is-free", of: ExclusiveStage.self)
    #expect(touches.drops == [])
    #expect(touches.began == ["mixingDesk/record", "paletteWindow/palette"])
  }
}
