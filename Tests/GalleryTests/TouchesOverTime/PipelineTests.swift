import Testing
import TouchReplay
import Traces

@testable import Gallery

@MainActor struct PipelineTests {
  private func stations(_ recording: String) async throws -> [String] {
    try await ReplayedExample(recording, of: PipelineStage.self).lines.map { line in
      line.split(separator: " ", omittingEmptySubsequences: true).dropFirst(2).joined(separator: " ")
    }
  }

  @Test func `a landing passes every station, in the order of the way`() async throws {
    #expect(
      Array(try await stations("tap").prefix(11)) == [
        "application posted touches 0", "application queued first", "application dequeued touches 0",
        "window hit pipeline/photo", "window listeners 0 pipeline/photo/tap, pipeline/photo/pan",
        "application event made touches: 0 began", "application sendEvent", "window sendEvent",
        "window to recognizers pipeline/photo/tap, pipeline/photo/pan", "window to views pipeline/photo",
        "pipeline/photo touch began 0 195,200, taken",
      ])
  }

  @Test func `targets are called after the turn has ended`() async throws {
    let stations = try await stations("tap")
    let end = try #require(stations.lastIndex(of: "application turn ends"))
    let action = try #require(stations.firstIndex(of: "pipeline/photo/tap action ended"))
    #expect(end < action)
  }

  @Test func `what a handler posts stands behind what is being handled`() async throws {
    let stations = try await stations("posted-while-another-is-handled")
    let rang = try #require(stations.firstIndex(of: "stage note rang"))
    #expect(stations[..<rang].contains("application queued behind 1"))
    #expect(stations[..<rang].contains("application queued behind 2"))
    #expect(stations[..<rang].filter { $0 == "application dequeued touches -1" }.isEmpty)
    #expect(stations[rang...].filter { $0 == "application dequeued touches -1" }.count == 2)
  }

  @Test func `one report of two fingers is one event with two`() async throws {
    let stations = try await stations("two-fingers-in-one-report")
    #expect(stations.contains("application posted touches 0 1"))
    #expect(stations.contains("application event made touches: 0 began, 1 began"))
  }

  @Test func `a trace of decisions has no stations`() async throws {
    let trace = TraceList()
    let log = try #require(PipelineStage.recordings.first).log
    try await Replayer(on: StageTarget(PipelineStage.self, detail: .decisions)).replay(log, into: trace)
    #expect(!trace.entries.isEmpty)
    for entry in trace.entries {
      switch entry.event {
      case .hop, .follow, .lost: Issue.record("\(TraceLine(entry))")
      default: break
      }
    }
  }
}
