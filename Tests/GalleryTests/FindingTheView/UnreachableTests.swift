import Testing
import Traces

@testable import Gallery

@MainActor struct UnreachableTests {
  private func replay(_ recording: String) async throws -> ReplayedExample {
    try await ReplayedExample(recording, of: UnreachableStage.self)
  }

  @Test func `what is hidden is not hit, nor anything in it`() async throws {
    let taps = try await replay("tap-what-is-hidden")
    #expect(taps.hitViews == ["tiles/wall", "tiles/wall"])
    #expect(taps.hits[0].walk.reason(for: "tiles/wall/hidden") == .hidden)
    #expect(taps.hits[1].walk.reason(for: "tiles/wall/hidden") == .hidden)
  }

  @Test func `alpha 0.01 is too little, as a Float is smaller, and 0.011 is enough`() async throws {
    let taps = try await replay("tap-what-is-transparent")
    let visible = "tiles/wall/barelyVisible"
    #expect(taps.hitViews == Array(repeating: "tiles/wall", count: 6) + [visible, visible + "/inside"])
    #expect(taps.hits[4].walk.reason(for: "tiles/wall/onTheBorder") == .transparent(alpha: 0.009999999776482582))
  }

  @Test func `image views and labels take no interaction as they are made`() async throws {
    let taps = try await replay("tap-what-takes-no-interaction")
    #expect(taps.hitViews == Array(repeating: "tiles/wall", count: 6))
    for (place, name) in ["notInteractive", "picture", "label"].enumerated() {
      #expect(taps.hits[2 * place + 1].walk.reason(for: "tiles/wall/\(name)") == .notInteractive)
    }
  }

  @Test func `a disabled control is hit, and so is what is in it; its touches go up the chain`() async throws {
    let taps = try await replay("tap-disabled-control")
    let control = "tiles/wall/disabledControl"
    #expect(taps.hitViews == [control, control + "/inside"])
    #expect(taps.began == [control, "tiles/wall", control + "/inside"])
  }
}
