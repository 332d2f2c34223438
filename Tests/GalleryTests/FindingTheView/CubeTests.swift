import Testing

@testable import Gallery

@MainActor struct CubeTests {
  @Test func `a face at the back that came later takes the touches of those that are seen`() async throws {
    #expect(try await ReplayedExample("tap-upper-face", ofStage: "cube").hitViews == ["cube/face6"])
    #expect(try await ReplayedExample("tap-front-face", ofStage: "cube").hitViews == ["cube/face4"])
    #expect(try await ReplayedExample("tap-upper-face", ofStage: "cube-in-order").hitViews == ["cube/face3"])
    #expect(try await ReplayedExample("tap-front-face", ofStage: "cube-in-order").hitViews == ["cube/face1"])
    for stage in ["cube", "cube-in-order"] {
      #expect(try await ReplayedExample("tap-beside-cube", ofStage: stage).hitViews == ["cube"])
    }
  }
}
