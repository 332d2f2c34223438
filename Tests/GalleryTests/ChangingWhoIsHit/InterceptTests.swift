import Testing

@testable import Gallery

@MainActor struct InterceptTests {
  static let taps = ["tap-overlap", "tap-subview-of-front", "tap-empty-parent", "tap-outside-parent"]

  private func hits(of stage: any Example.Type) async throws -> [String?] {
    var views: [String?] = []
    for tap in Self.taps { views += try await ReplayedExample(tap, of: stage).hitViews }
    return views
  }

  @Test func `the parent's answer always wins`() async throws {
    let rear = "screen/parent/rear"
    #expect(try await hits(of: InterceptByParentStage.self) == [rear, rear, rear, rear])
  }

  @Test func `a child's answer loses wherever a sibling in front contains the point`() async throws {
    #expect(
      try await hits(of: InterceptByChildStage.self) == [
        "screen/parent/front", "screen/parent/front/inFront", "screen/parent/rear", "screen",
      ])
  }

  @Test func `a constant answer of the front child takes every tap of the parent`() async throws {
    let front = "screen/parent/front"
    #expect(try await hits(of: InterceptConstantStage.self) == [front, front, front, "screen"])
  }

  @Test func `nil gives the tap to the sibling behind, and without one to the parent`() async throws {
    #expect(
      try await hits(of: InterceptNilStage.self) == [
        "screen/parent/rear", "screen/parent", "screen/parent", "screen",
      ])
  }
}
