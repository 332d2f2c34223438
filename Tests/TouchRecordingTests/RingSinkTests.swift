import Foundation
import Testing
import TouchLogs
import TouchRecording

@Suite struct RingSinkTests {
  private let about = LogDescription(stage: "desk")

  /// A tap a second, each with a number of its own, as a recorder gives them.
  private func taps(_ count: Int) -> [Frame] {
    (0..<count).flatMap { number in
      (0..<2).map { step in
        let place = CGPoint(x: 10, y: number)
        return Frame(
          time: Double(number) + Double(step) / 10,
          samples: [Sample(finger: number, phase: step == 0 ? .began : .ended, location: place)])
      }
    }
  }

  @Test func `a dump in the middle of a session has the last seconds, and recording goes on`() throws {
    let ring = try RingSink(seconds: 5.5, bytes: 1 << 16, about: about)
    let frames = taps(20)
    for frame in frames.prefix(20) { try ring.append(frame) }
    #expect(ring.log().frames.map(\.time) == frames.prefix(20).map(\.time).filter { $0 >= 4 })
    #expect(ring.log().frames.first?.samples.first?.finger == 0)
    for frame in frames.dropFirst(20) { try ring.append(frame) }
    ring.finish(stopTime: 30)
    let log = ring.log()
    #expect(log.frames.map(\.time) == frames.map(\.time).filter { $0 >= 14 })
    #expect(log.about == about)
    #expect(log.stopTime == 30)
    #expect(try TouchLog(reading: log.bytes()) == log)
  }

  @Test func `what lies in a file is saved by a repair`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).ring")
    defer { try? FileManager.default.removeItem(at: file) }
    let ring = try RingSink(seconds: 100, bytes: 1 << 12, about: about, file: file)
    for frame in taps(500) { try ring.append(frame) }
    let saved = try TouchLog(reading: LogRepair(file).bytes)
    #expect(saved.frames == ring.log().frames)
    #expect(saved.frames.count > 20)
  }
}
