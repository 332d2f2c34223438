import Foundation
public import TouchLogs

/// Writes logs in the formats of other tools.
///
///     let exported = try ForeignExport.text(of: log, as: .evemu)
///     exported.text                          // "# EVEMU 1.3\nN: …"
///     exported.notes.map(\.description)      // what the format has no place for
public enum ForeignExport {
  /// Turns a log into text, whole in memory; linear in its samples.
  /// - Throws: for a log with no touch, or with numbers that the format can't spell.
  public static func text(of log: TouchLog, as format: ExportFormat) throws(ExportError) -> Exported {
    guard log.frames.contains(where: { !$0.samples.isEmpty }) else { throw ExportError(format, .noTouch) }
    for (index, frame) in log.frames.enumerated() {
      if let what = frame.wild { throw ExportError(format, .noNumber(what, frame: index + 1)) }
    }
    var notes = ExportNotes(format)
    let text =
      switch format {
      case .evemu: try EvemuWriter.text(of: log, &notes)
      case .webDriver: try WebDriverWriter.text(of: log, &notes)
      case .jsonLines: JSONLinesWriter.text(of: log, &notes)
      case .csv: CSVWriter.text(of: log, &notes)
      case .swift: try SwiftTestWriter.text(of: log, &notes)
      }
    return Exported(text: text, notes: notes.notes, frames: notes.frames, samples: notes.samples)
  }
}

/// A log in another tool's format, with what was lost on the way.
public struct Exported: Hashable, Sendable {
  /// The file's whole text.
  public var text: String
  /// In the order in which they first came up.
  public var notes: [ExportNote]
  /// How many of the log's frames are in the text.
  public var frames: Int
  /// How many of the log's samples are in the text.
  public var samples: Int
}

/// Why a log could not be exported. Prints one sentence.
public struct ExportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was to be written.
  public var format: ExportFormat
  /// Why it can't be.
  public var problem: Problem

  /// Why a log can't be exported.
  public enum Problem: Hashable, Sendable {
    case noTouch
    /// A frame, counted from 1, has something that is no number: `a force`.
    case noNumber(String, frame: Int)
    /// A frame's time is one that the format can't tell: it is before another's, or before 0 s.
    case time(frame: Int)
    /// A frame comes that many seconds or more after what the format counts from.
    case farTime(frame: Int, limit: Int)
  }

  init(_ format: ExportFormat, _ problem: Problem) { (self.format, self.problem) = (format, problem) }

  public var description: String {
    switch problem {
    case .noTouch: "the log has no touch in it, and \(format.rawValue) tells of nothing else"
    case .noNumber(let what, let frame):
      "frame \(frame) has \(what) that is no number, which \(format.rawValue) can't tell; "
        + "`replay slice` cuts it out"
    case .time(let frame):
      "frame \(frame) is before the one ahead of it or before 0 s, which \(format.rawValue) can't tell; "
        + "`replay slice` cuts it out"
    case .farTime(let frame, let limit) where format == .evemu:
      "frame \(frame) comes \(limit) s or more after 0 s, which \(format.rawValue) can't tell; "
        + "`replay trim --from-zero` lets the log begin there, and `replay slice` cuts the frame out"
    case .farTime(let frame, let limit):
      "frame \(frame) comes \(limit) s or more after the first touch, which \(format.rawValue) can't tell; "
        + "`replay slice` cuts it out"
    }
  }
}

extension Frame {
  /// What of it is no number; nil where all is.
  fileprivate var wild: String? {
    time.isFinite ? samples.lazy.compactMap(\.wild).first : "a time"
  }
}

extension Sample {
  fileprivate var wild: String? {
    let numbers: [(String, Double?)] = [
      ("a place", location.x), ("a place", location.y), ("a force", force), ("a radius", majorRadius),
      ("an altitude", altitudeAngle), ("an azimuth", azimuthAngle), ("a roll", rollAngle),
    ]
    return numbers.first { $0.1.map { !$0.isFinite } ?? false }?.0
  }
}
