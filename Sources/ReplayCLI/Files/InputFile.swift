import Foundation
import TouchLogs
import Traces
import Verification

/// A file that a command reads.
enum InputFile {
  /// All of a file, or of what is piped through one such as `/dev/stdin`, which is also called `-`.
  /// - Throws: where no file is there, or it can't be read.
  static func bytes(of path: String) throws -> [UInt8] {
    let path = path == HeldLog.standardInput ? "/dev/stdin" : path
    try check(path)
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      return [UInt8](try file.readToEnd() ?? Data())
    } catch {
      throw InputFileError(path: path, problem: .unreadable(Sentence.of(error)))
    }
  }

  /// All of a file that must be UTF-8.
  static func text(of path: String) throws -> String {
    guard let text = String(validating: try bytes(of: path), as: UTF8.self) else {
      throw InputFileError(path: path, problem: .notText)
    }
    return text
  }

  /// A log that must not be damaged, wherever it lies.
  static func log(at path: String) throws -> TouchLog {
    if let held = try held(path) { return try named(path) { try TouchLog(reading: held) } }
    try check(path)
    return try named(path) { try TouchLog(reading: URL(fileURLWithPath: path)) }
  }

  /// A log of any length that must not be damaged, for an edit.
  static func longLog(at path: String) throws -> LongLog {
    if let held = try held(path) { return try named(path) { try LongLog(held) } }
    try check(path)
    return try named(path) { try LongLog(URL(fileURLWithPath: path)) }
  }

  /// A log to be read frame by frame.
  static func reader(of path: String, keepsUnknown: Bool = false) throws -> LogReader {
    if let held = try held(path) { return try named(path) { try LogReader(held, keepsUnknown: keepsUnknown) } }
    try check(path)
    return try named(path) { try LogReader(URL(fileURLWithPath: path), keepsUnknown: keepsUnknown) }
  }

  /// A log that must not be damaged, gone through to its end: then its report and its stop time are known.
  static func readThrough(_ path: String) throws -> LogReader {
    var reader = try reader(of: path, keepsUnknown: true)
    return try named(path) {
      while try reader.next() != nil {}
      if let error = reader.damageError() { throw error }
      return reader
    }
  }

  /// The bytes of a log that lies in no file of its own; nil of another.
  private static func held(_ path: String) throws -> [UInt8]? {
    if let recording = RecordingFile(besideGolden: path) {
      throw InputFileError(path: path, problem: .isGolden(of: recording.path))
    }
    return try named(path) { try HeldLog.bytes(of: path) }
  }

  /// Where a log's bytes go, by column.
  static func columns(of path: String) throws -> ColumnSurvey {
    if let held = try held(path) { return try named(path) { try ColumnSurvey(source: ByteSource(held)) } }
    return try named(path) { try ColumnSurvey(URL(fileURLWithPath: path)) }
  }

  /// All that can be saved of a log, a journal or a ring.
  static func repair(of path: String) throws -> LogRepair {
    if let held = try held(path) { return try named(path) { try LogRepair(held) } }
    try check(path)
    return try named(path) { try LogRepair(URL(fileURLWithPath: path)) }
  }

  /// The file's name without its ending; of a line, a name that only it has.
  static func name(of path: String) -> String {
    if path == HeldLog.standardInput { return "standard-input" }
    return HeldLog.isLine(path)
      ? "pasted-\(path.filter { !$0.isWhitespace }.suffix(6))"
      : URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  /// - Throws: what reading throws, with the file's name.
  static func named<Value>(_ path: String, _ read: () throws -> Value) throws -> Value {
    do { return try read() } catch let error as InputFileError { throw error } catch {
      throw InputFileError(path: HeldLog.shown(path), problem: .named(Sentence.of(error)))
    }
  }

  /// What a log's text says, and what contradicts itself in it.
  static func script(at path: String) throws -> (log: TouchLog, contradictions: [LogError]) {
    let text = try text(of: path)
    return try named(path) { try TouchLog.checked(text: text) }
  }

  private static func check(_ path: String) throws {
    if HeldLog.isLine(path) { throw InputFileError(path: HeldLog.shown(path), problem: .isLine) }
    var isFolder = ObjCBool(false)
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      // Where a folder on the way may not be looked into, nobody knows.
      var status = stat()
      let isBarred = stat(path, &status) != 0 && errno == EACCES
      throw InputFileError(path: path, problem: isBarred ? .unreadable("permission denied") : .missing)
    }
    if isFolder.boolValue { throw InputFileError(path: path, problem: .isFolder) }
  }
}

/// Why a file can't be used, with its name.
struct InputFileError: Error, CustomStringConvertible {
  enum Problem {
    case missing, isFolder, isLine, notText
    /// Of that log.
    case isGolden(of: String)
    case unreadable(String)
    /// A sentence of a lower room, which doesn't know the file's name.
    case named(String)
  }
  let path: String
  let problem: Problem
  /// What stands for a byte of a file's name that is no text.
  private static let unreadableByte: Character = "\u{FFFD}"
  var hasUnreadableName: Bool { path.contains(Self.unreadableByte) }

  var description: String {
    let path = Escaping.escaped(path)
    return switch problem {
    case .missing where hasUnreadableName:
      "\(path) has a name that is not UTF-8, which is not read here; rename it"
    case .missing: "\(path) does not exist; name a file that does"
    case .isFolder: "\(path) is a folder; name a file in it"
    case .isLine:
      "\(path) is a log told in a line, and a file is needed here; `replay repair LINE -o x.touchlog` makes one of it"
    case .isGolden(let log): "\(path) is a golden; name its log, \(ShellWord.quoted(log))"
    case .notText: "\(path) is not UTF-8 text; `replay text` turns a log into text"
    case .unreadable(let reason): "\(path) could not be read: \(reason)"
    case .named(let sentence): "\(path): \(sentence)"
    }
  }
}
