import Testing
import Traces

@testable import Gallery

@MainActor struct EstimatedTests {
  private func said(_ index: Int, _ force: Double) -> String {
    "force of sample \(index) was taken as 0.5, is \(force)"
  }

  @Test func `the same touch comes again with its index and the real force`() async throws {
    let pencil = try await ReplayedExample("force-arrives-later", of: EstimatedStage.self)
    #expect(pencil.called(.touchesEstimatedPropertiesUpdated) == Array(repeating: "sketchbook/paper", count: 3))
    #expect(pencil.calls(.touchesEstimatedPropertiesUpdated).allSatisfy { $0.fingers == [0] })
    #expect(pencil.notes == [said(0, 0.75), said(1, 1.25), said(2, 1.5)])
  }

  @Test func `also after it ended`() async throws {
    let pencil = try await ReplayedExample("force-arrives-after-the-end", of: EstimatedStage.self)
    let methods = pencil.heard(by: "sketchbook/paper")
    #expect(
      methods == [
        .touchesBegan, .touchesEnded, .touchesEstimatedPropertiesUpdated, .touchesEstimatedPropertiesUpdated,
      ])
    #expect(pencil.notes == [said(0, 0.75), said(2, 1.5)])
  }

  @Test func `along the chain`() async throws {
    let pencil = try await ReplayedExample("correction-climbs-the-chain", of: EstimatedStage.self)
    #expect(
      pencil.called(.touchesEstimatedPropertiesUpdated) == ["sketchbook/paper/overlay", "sketchbook/paper"])
    #expect(pencil.notes == [said(1, 1.25)])
  }

  @Test func `once, and only for an index that awaits it`() async throws {
    let pencil = try await ReplayedExample("nobody-awaits-the-correction", of: EstimatedStage.self)
    #expect(pencil.notes == [said(1, 1.25)])
    #expect(pencil.drops == Array(repeating: Dropped(.touch(finger: 0), .nothingAwaitsCorrection), count: 2))
  }
}
