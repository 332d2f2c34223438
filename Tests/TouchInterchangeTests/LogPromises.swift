import Foundation
import Testing
import TouchLogs

/// What every imported log keeps, whatever it came from.
enum LogPromises {
  static func check(_ log: TouchLog) {
    var live: [Int: CGPoint] = [:]
    var landed = 0
    var latest = -Double.infinity
    for frame in log.frames {
      #expect(frame.time >= latest, "frames are in order of time")
      latest = frame.time
      #expect(
        frame.samples.map(\.finger) == frame.samples.map(\.finger).sorted(), "samples are in order of landing")
      #expect(frame.samples.contains { $0.phase != .stationary }, "a frame has news")
      let landing = frame.samples.count { $0.phase == .began }
      #expect(frame.samples.count == live.count + landing, "a frame names every finger that is down")
      for sample in frame.samples {
        #expect(sample.location.x.isFinite && sample.location.y.isFinite)
        #expect(log.about.screen.bounds.contains(sample.location), "touches are on the screen")
        #expect(sample.previousLocation == live[sample.finger] ?? sample.location)
        #expect((live[sample.finger] == nil) == (sample.phase == .began), "a finger begins exactly once, first")
        if sample.phase == .began {
          #expect(sample.finger == landed, "fingers are numbered by landing")
          landed += 1
        }
        if sample.phase == .stationary { #expect(sample.location == sample.previousLocation) }
        live[sample.finger] = sample.phase == .ended || sample.phase == .cancelled ? nil : sample.location
      }
    }
    #expect(live.isEmpty, "a finger ends exactly once")
    #expect(log.stopTime ?? -.infinity >= latest, "the recording stops after its last frame")
  }
}
