import Foundation
import Fuzzing
import Goldens
import TouchInterchange
import TouchLogs

/// What holds of everything that can be read, however it came about.
///
/// Logs are compared by their text form, which tells every bit of every number: `==` calls no NaN its own equal.
enum Promises {
  /// What a reader saves of a log it can write again, and read again without damage. A search by time never fails
  /// where reading from the start does not.
  static func ofReading(_ bytes: [UInt8]) throws {
    let (log, report) = try TouchLog.recovering(bytes)
    require(report.frames == log.frames.count, "the report counts other frames than there are")
    try ofWriting(log)
    if let middle = log.frames.dropFirst(log.frames.count / 2).first {
      var reader = try LogReader(bytes).frames(from: middle.time)
      while try reader.next() != nil {}
    }
    try ofRepairing(bytes)
  }

  /// What a repair saves is a whole log.
  static func ofRepairing(_ bytes: [UInt8]) throws {
    let repaired = try LogRepair(bytes)
    var reader = try LogReader(repaired.bytes)
    while try reader.next() != nil {}
    require(reader.report.damage.isEmpty, "a repaired log is damaged: \(reader.report.damage)")
  }

  /// What a recorder left is read, and saved, to the same frames; all of the log's own are among them.
  static func ofRecording(_ left: (log: [UInt8], journal: [UInt8])) throws {
    let memory = "/dev/shm"
    let folder = FileManager.default.fileExists(atPath: memory) ? memory : NSTemporaryDirectory()
    let file = URL(fileURLWithPath: "\(folder)/fuzzed-\(getpid()).touchlog")
    try Data(left.log).write(to: file)
    try Data(left.journal).write(to: URL(fileURLWithPath: file.path + ".journal"))
    let (log, report) = try TouchLog.recovering(file)
    require(report.frames == log.frames.count, "the report counts other frames than there are")
    let repaired = try LogRepair(file)
    let again = try TouchLog(reading: repaired.bytes)
    require(again.frames.count == log.frames.count, "a repaired log has other frames than are read")
    try ofWriting(log)
  }

  /// Whatever a log holds, it is exported or refused.
  private static func ofExporting(_ log: TouchLog) {
    for format in ExportFormat.allCases { _ = try? ForeignExport.text(of: log, as: format) }
  }

  /// A log that was read is within every limit, so it can be written; and read again it is the same.
  static func ofWriting(_ log: TouchLog) throws {
    let text = log.text
    for effort in [PackingEffort.best, .fast] {
      do {
        let again = try TouchLog(reading: log.bytes(effort: effort))
        require(again.text == text && again.unknown == log.unknown, "what was written reads as something else")
      } catch {
        fatalError("what was read can't be written and read again: \(error)")
      }
    }
  }

  /// What can be read prints as what can be read, to the bit.
  static func ofText(_ text: String) throws {
    let log = try TouchLog(text: text)
    let printed = log.text
    do { require(try TouchLog(text: printed).text == printed, "a printed text reads as something else") } catch {
      fatalError("a printed text can't be read: \(error)")
    }
    try ofWriting(log)
    try ofEditing(log)
    ofExporting(log)
  }

  /// Pieces of a log are whole logs, and joined they are the log again, to the bit, where its times run forwards.
  private static func ofEditing(_ log: TouchLog) throws {
    // As every piece is: without lifts of what never landed.
    let whole = log.slice()
    for piece in [whole, log.trimmed(), log.slice(from: 0.25, to: 0.75)] { try ofWriting(piece) }
    let times = whole.frames.map(\.time) + [whole.stopTime ?? .infinity]
    guard zip(times.dropFirst(), times).allSatisfy({ $0 >= $1 }), times.dropLast().allSatisfy(\.isFinite) else {
      return
    }
    let joined: TouchLog
    do { joined = try TouchLog.joined(whole.split(idle: 0.5)) } catch {
      fatalError("pieces can't be joined: \(error)")
    }
    require(joined.text == whole.text, "the pieces of a log are another log")
  }

  /// A golden prints as it was read.
  static func ofGolden(_ bytes: [UInt8]) throws {
    let golden = try Golden(bytes)
    let again: Golden
    do { again = try Golden(Array(golden.description.utf8)) } catch {
      fatalError("a printed golden can't be read: \(error)")
    }
    require(again.description == golden.description, "a golden prints as something else")
    for line in golden.lines { _ = GoldenLine(line) }
  }

  /// What is imported is a log like any other, with touches that begin once and end once.
  static func ofImporting(_ bytes: [UInt8], as format: ForeignFormat?) throws {
    let log = try ForeignImport.read(bytes, as: format).log
    var down: Set<Int> = []
    var landed = -1
    var time = -Double.infinity
    for frame in log.frames {
      require(frame.time >= time, "times run backwards")
      time = frame.time
      for sample in frame.samples {
        require(sample.location.x.isFinite && sample.location.y.isFinite, "a place is no number")
        switch sample.phase {
        case .began:
          require(
            down.insert(sample.finger).inserted && sample.finger == landed + 1, "a finger begins out of order")
          landed = sample.finger
        case .moved, .stationary: require(down.contains(sample.finger), "a finger moves that is not down")
        case .ended, .cancelled: require(down.remove(sample.finger) != nil, "a finger ends that is not down")
        }
      }
    }
    require(down.isEmpty, "a finger never ends")
    try ofWriting(log)
    ofExporting(log)
  }
}
