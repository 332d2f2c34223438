import Foundation
import Gallery
import Testing
import TouchLogs
import TouchReplay
import Traces

/// Logs from outside can say anything that the format holds: no stage of the gallery traps over it.
@MainActor struct HostileLogsTests {
  /// As small and as large as a screen can be.
  nonisolated private static let screens = [1e-9, 1, 1e9].map { Screen(width: $0, height: $0, scale: 1) }
  /// As far as a finger can be; see `FrameInput`.
  private static let far = 1e9

  @Test func `fingers that leave for the ends of the world harm no stage`() async throws {
    for example in Examples.all {
      for recording in example.recordings.prefix(2) {
        try await replay(astray(recording.log), on: example, "\(example.name)/\(recording.name)")
      }
    }
  }

  @Test(arguments: screens) func `no stage minds a screen that no device has`(screen: Screen) async throws {
    for example in Examples.all {
      for recording in example.recordings.prefix(1) {
        var log = recording.log
        log.about.screen = screen
        try await replay(log, on: example, "\(example.name)/\(recording.name)")
        try await replay(astray(log), on: example, "\(example.name)/\(recording.name), astray")
      }
    }
  }

  /// Every second place is at one of the ends, and the fingers come back in between.
  private func astray(_ log: TouchLog) -> TouchLog {
    var log = log
    var places: [Int: CGPoint] = [:]
    var count = 0
    log.frames = log.frames.map { frame in
      frame.reporting { sample in
        if sample.phase != .began {
          count += 1
          let side = count % 4 == 0 ? Self.far : -Self.far
          if count % 2 == 0 { sample.location = CGPoint(x: side, y: Self.far) }
        }
        sample.previousLocation = places[sample.finger] ?? sample.location
        places[sample.finger] = sample.location
      }
    }
    return log
  }

  private func replay(_ log: TouchLog, on example: any Example.Type, _ name: String) async throws {
    let trace = TraceList()
    try await Replayer(on: StageTarget(example)).replay(log, into: trace)
    let odd = trace.entries.first { "\($0)".contains("nan") }
    #expect(odd == nil, "\(name)")
  }
}
