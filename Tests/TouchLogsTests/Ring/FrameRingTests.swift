import Foundation
import Testing
@testable import TouchLogs

@Suite struct FrameRingTests {
  /// A tap of three frames a second.
  static func taps(_ count: Int) -> [Frame] {
    (0..<count).flatMap { index in
      Finger(at: Double(index)).drag(from: .zero, to: CGPoint(x: index, y: 9), for: 0.1, steps: 2).frames.map {
        frame in
        var frame = frame
        frame.content = .touches(
          frame.samples.map { sample in
            var sample = sample
            sample.finger = index
            return sample
          })
        return frame
      }
    }
  }

  static func ring(seconds: Double, bytes: Int, _ frames: [Frame], file: URL? = nil) throws -> FrameRing {
    var ring = try FrameRing(seconds: seconds, bytes: bytes, about: LogDescription(stage: "desk"), file: file)
    for frame in frames { try ring.append(frame) }
    return ring
  }

  @Test func whatFitsIsAllThere() throws {
    for log in [TortureLogs.everyKind, TortureLogs.pencil] {
      let ring = try Self.ring(seconds: 1000, bytes: 1 << 20, log.frames)
      // Nobody heard that shake begin.
      let cut = Frame.Content.motion(Motion(phase: .cancelled, subtype: 7))
      #expect(ring.log().frames.map(\.time) == log.frames.filter { $0.content != cut }.map(\.time))
    }
  }

  @Test func gesturesThatEndedTooLongAgoAreForgottenWhole() throws {
    let frames = Self.taps(100)
    let log = try Self.ring(seconds: 10, bytes: 1 << 16, frames).log()
    PiecesTests.expectWholeTouches(log)
    #expect(log.frames.map(\.time) == frames.map(\.time).filter { $0 >= 89 })
    // Nobody has stopped: a replay runs on, so that it shows what comes of the last gesture.
    #expect(log.stopTime == nil)
    #expect(log.about.stage == "desk")
  }

  @Test func gesturesAreForgottenWholeForWantOfRoom() throws {
    let frames = Self.taps(1000)
    for bytes in [4096, 5000, 8191, 10_007] {
      let log = try Self.ring(seconds: 1e6, bytes: bytes, frames).log()
      PiecesTests.expectWholeTouches(log)
      #expect(log.frames.map(\.time) == frames.map(\.time).suffix(log.frames.count))
      // At least half of the room is in use.
      #expect(log.frames.count > bytes / 128)
      #expect(log.frames.first?.samples.first?.phase == .began)
    }
  }

  @Test func aGestureThatFillsTheRingLosesItsBeginning() throws {
    let frames = Finger().drag(from: .zero, to: CGPoint(x: 300, y: 300), for: 60, steps: 5000).frames.dropLast()
    let log = try Self.ring(seconds: 5, bytes: 4096, Array(frames)).log()
    PiecesTests.expectWholeTouches(log, mayBeDown: true)
    #expect(log.frames.count > 30)
    #expect(log.frames.last == frames.last)
  }

  @Test func aFrameLargerThanTheRingIsRefusedAndChangesNothing() throws {
    var ring = try Self.ring(seconds: 9, bytes: 4096, Self.taps(2))
    let before = ring.log()
    #expect(throws: LogError.self) {
      try ring.append(Frame(time: 3, content: .mark(String(repeating: "x", count: 5000))))
    }
    #expect(ring.log() == before)
  }

  @Test(arguments: [(0.0, 1 << 16), (.nan, 1 << 16), (1, 100), (1, 1 << 40)])
  func sizesThatNoRingHasAreRefused(seconds: Double, bytes: Int) {
    #expect(throws: LogError.self) { try FrameRing(seconds: seconds, bytes: bytes) }
  }

  @Test func aRingInAFileIsReadWithoutTheProcessThatWroteIt() async throws {
    try await withFolder { folder in
      for count in [0, 1, 5, 20, 40, 77, 500] {
        let file = folder.appending(path: "\(count).ring")
        let ring = try Self.ring(seconds: 1e6, bytes: 4096, Self.taps(count), file: file)
        // While it lies in memory still: what another process would see.
        let repair = try LogRepair(file)
        let saved = try TouchLog(reading: repair.bytes)
        #expect(saved.frames == ring.log().frames, "\(count)")
        #expect(saved.about == LogDescription(stage: "desk"))
        #expect(saved.stopTime == nil)
        #expect(throws: LogError(.journal)) { try TouchLog(reading: file) }
      }
    }
  }

  @Test func aRingThatLeavesItsFileHoldsTheSameAndAnotherMayHaveTheFile() async throws {
    try await withFolder { folder in
      let file = folder.appending(path: "x.ring")
      var ring = try Self.ring(seconds: 1e6, bytes: 4096, Self.taps(9), file: file)
      let before = ring.log()
      ring.leaveFile()
      let other = try Self.ring(seconds: 1e6, bytes: 4096, Self.taps(2), file: file)
      #expect(ring.log() == before)
      #expect(other.log().frames == Self.taps(2))
      #expect(try TouchLog(reading: folder.appending(path: "x-1.touchlog")).frames == before.frames)
    }
  }

  @Test func everyFlippedByteOfARingGivesAValidLogOfItsNewestFrames() async throws {
    try await withFolder { folder in
      let file = folder.appending(path: "x.ring")
      let all = Set(try Self.ring(seconds: 1e6, bytes: 4096, Self.taps(60), file: file).log().frames.map(\.time))
      let bytes = [UInt8](try Data(contentsOf: file))
      for offset in bytes.indices {
        var damaged = bytes
        damaged[offset] ^= 0x41
        do {
          let (log, report) = try TouchLog.recovering(LogRepair(damaged, effort: .fast).bytes)
          #expect(report.damage == [])
          #expect(all.isSuperset(of: log.frames.map(\.time)))
        } catch {
          #expect(error is LogError)
        }
      }
    }
  }
}
