import Foundation
import TouchInterchange
import TouchLogs

/// A log to measure, with the file that it was imported from where there is one.
struct Subject {
  var name: String
  var log: TouchLog
  var source: [UInt8]?

  var samples: Int { log.frames.reduce(0) { $0 + $1.samples.count } }
  var isPen: Bool { log.frames.contains { $0.samples.contains { $0.type == .pencil } } }
}

/// Recordings of real devices, which lie outside of the project and are read where they lie.
enum Corpus {
  static let folder = URL(fileURLWithPath: "\(#filePath)/../../../../../../shared/data/recordings")
    .standardizedFileURL

  /// In the order of their names; nil where the folder is absent.
  static func recordings() throws -> [Subject]? {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { return nil }
    return try names.sorted().map { name in
      let data = try Data(contentsOf: folder.appending(path: name))
      return Subject(name: name, log: try ForeignImport.read(data).log, source: [UInt8](data))
    }
  }

  /// All recordings in one log, each a second after the one before, as if one person had made them in one session.
  /// - Parameter ticks: a second, of the clock on which all the times stand and go on standing.
  static func session(_ subjects: [Subject], name: String, ticks: Double) -> Subject {
    var frames: [Frame] = []
    var fingers = 0
    var start = 1000 * ticks
    for subject in subjects {
      guard let first = subject.log.frames.first?.time else { continue }
      var highest = -1
      for frame in subject.log.frames {
        let samples = frame.samples.map { sample in
          var moved = sample
          moved.finger += fingers
          highest = max(highest, moved.finger)
          return moved
        }
        let time = start + ((frame.time - first) * ticks).rounded()
        frames.append(Frame(time: time / ticks, samples: samples))
      }
      fingers = max(fingers, highest + 1)
      start = (((frames.last?.time ?? 0) + 1) * ticks).rounded()
    }
    let about = subjects.first?.log.about ?? LogDescription()
    return Subject(name: name, log: TouchLog(about: about, frames: frames, stopTime: start / ticks), source: nil)
  }

  /// One tap of 25 samples on a phone.
  static var tap: Subject {
    var finger = Finger(at: 1000).down(at: CGPoint(x: 195, y: 749))
    for step in 1..<24 { finger = finger.move(to: CGPoint(x: 195 + Double(step % 3) / 2, y: 749)) }
    return Subject(name: "tap of 25 samples", log: finger.up().log(stage: "raised-tab-bar"), source: nil)
  }
}
