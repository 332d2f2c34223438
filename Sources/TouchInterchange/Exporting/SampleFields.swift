import Foundation
import TouchLogs

/// A sample as a row of named values, alike in every table: what it lacks is nil.
struct SampleFields {
  /// The columns of a log's table: those that are always there, then those that some sample has.
  static func names(for log: TouchLog) -> [String] {
    let samples = log.frames.lazy.flatMap(\.samples)
    return always
      + sometimes.filter { name in samples.contains { SampleFields($0, at: 0)[name] != nil } }
  }

  static let always = ["time", "finger", "phase", "x", "y", "tapCount", "touchType"]
  private static let sometimes = [
    "window", "force", "maximumPossibleForce", "radius", "radiusTolerance", "altitude", "azimuth", "roll",
    "updateIndex",
  ]

  private let time: Double
  private let sample: Sample

  init(_ sample: Sample, at time: Double) { (self.sample, self.time) = (sample, time) }

  enum Value {
    case number(String)
    case word(String)
  }

  subscript(name: String) -> Value? {
    switch name {
    case "time": .number(time.short)
    case "finger": .number("\(sample.finger)")
    case "phase": .word("\(sample.phase)")
    case "x": .number(Double(sample.location.x).short)
    case "y": .number(Double(sample.location.y).short)
    case "tapCount": .number("\(sample.tapCount)")
    case "touchType": .word("\(sample.type)")
    case "window": sample.window == 0 ? nil : .number("\(sample.window)")
    case "force": number(sample.force)
    case "maximumPossibleForce": number(sample.maximumPossibleForce)
    case "radius": number(sample.majorRadius)
    case "radiusTolerance": number(sample.majorRadiusTolerance)
    case "altitude": number(sample.altitudeAngle)
    case "azimuth": number(sample.azimuthAngle)
    case "roll": number(sample.rollAngle)
    case "updateIndex": sample.estimationUpdateIndex.map { .number("\($0)") }
    default: nil
    }
  }

  /// What is no number is told as missing: tables have no word for it.
  private func number(_ value: Double?) -> Value? {
    value.flatMap { $0.isFinite ? .number($0.short) : nil }
  }
}

/// A JSON object a line, one for each sample; what a sample lacks is left out.
enum JSONLinesWriter {
  /// Whether a text begins with such a line: a browser's events have no finger.
  static func isLikely(_ bytes: [UInt8]) -> Bool {
    let first = Lines(bytes).lazy.map(\.bytes.trimmed).first { !$0.isEmpty } ?? []
    guard first.first == UInt8(ascii: "{"), first.last == UInt8(ascii: "}") else { return false }
    return ["\"phase\":", "\"finger\":"].allSatisfy { first.firstRange(of: Array($0.utf8)) != nil }
  }

  static func text(of log: TouchLog, _ notes: inout ExportNotes) -> String {
    let names = SampleFields.names(for: log)
    var text = ""
    notes.addStop(of: log)
    for frame in log.frames {
      notes.addLosses(of: frame)
      notes.addFlags(of: frame)
      notes.wrote(frame.samples.count)
      for sample in frame.samples {
        let fields = SampleFields(sample, at: frame.time)
        let pairs = names.compactMap { name -> String? in
          switch fields[name] {
          case .number(let number): "\"\(name)\":\(number)"
          case .word(let word): "\"\(name)\":\"\(word)\""
          case nil: nil
          }
        }
        text += "{\(pairs.joined(separator: ","))}\n"
      }
    }
    return text
  }
}

/// A table with a header, a row a sample, that `CSVReader` and any spreadsheet reads; times are seconds.
enum CSVWriter {
  /// What every header begins with.
  static var alwaysNamed: [String] { SampleFields.always.map(named) }

  /// Named with its unit, or a reader would have to guess it.
  private static func named(_ field: String) -> String { field == "time" ? "time_s" : field }

  static func text(of log: TouchLog, _ notes: inout ExportNotes) -> String {
    let names = SampleFields.names(for: log)
    var text = names.map(named).joined(separator: ",") + "\n"
    notes.addStop(of: log)
    for frame in log.frames {
      notes.addLosses(of: frame)
      notes.addFlags(of: frame)
      notes.wrote(frame.samples.count)
      for sample in frame.samples {
        let fields = SampleFields(sample, at: frame.time)
        let cells = names.map { name in
          switch fields[name] {
          case .number(let number): number
          case .word(let word): word
          case nil: ""
          }
        }
        text += cells.joined(separator: ",") + "\n"
      }
    }
    return text
  }
}
