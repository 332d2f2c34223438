import Foundation

/// Why a log could not be read or written: one sentence, with the place.
public struct LogError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong, with its place.
  public var problem: Problem

  /// What can go wrong with a log; places are bytes counted from 0.
  public enum Problem: Hashable, Sendable {
    case empty
    /// The first byte that is not a log's, and its place.
    case notALog(byte: UInt8, offset: Int)
    /// The file ends inside its first 9 bytes.
    case cutShort(bytes: Int)
    case newerVersion(Int)
    case unknownCriticalBlock(type: Int, offset: Int)
    /// A log in its text form.
    case textForm
    /// A recorder's journal or ring, which is no log yet.
    case journal
    /// Found where the reader was asked to accept none.
    case damaged(Damage)
    /// The same, of a log of which no frame is left.
    case lost(Damage)
    /// What the system says it could not do.
    case unreadable(String)
    /// What can't be written at all, or not any more, in words.
    case unwritable(String)
    /// A frame beyond the format's limits or the storage's, in words. Nothing was written of it, and others can be.
    case frame(String)
    /// Writing went on after `finish`, or after a failed write.
    case closed
    /// A line that does not tell a log.
    case line(String)
    /// The text form, at a line and column counted from 1.
    case text(line: Int, column: Int, String)
  }

  init(_ problem: Problem) { self.problem = problem }

  /// The same of a file that something is to be recorded into, by its name and with what a program can do about it.
  func onRecording(into file: URL) -> LogError {
    let name = file.lastPathComponent.quoted
    switch problem {
    case .unwritable(let reason): return LogError(.unwritable("\(name): \(reason)"))
    case .unreadable(let reason):
      return LogError(
        .unwritable("\(name) can't be put aside, for it can't be read (\(reason)); record into another file"))
    case .closed, .frame: return self
    default:
      return LogError(.unwritable("\(name) holds something else than a log, and stays; record into another file"))
    }
  }

  /// Damage as an error, for whoever accepts none.
  /// - Parameter savesFrames: whether any frame of the log can be read.
  public init(_ damage: Damage, savesFrames: Bool = true) {
    problem = savesFrames ? .damaged(damage) : .lost(damage)
  }

  public var description: String {
    switch problem {
    case .empty:
      "the file is empty, so there is no log in it; record it again"
    case .notALog(let byte, let offset):
      "this is no touch log (byte \(offset) is 0x\(hex(byte))); turn other formats into one with `replay import`"
    case .cutShort(let bytes):
      "the log ends after \(bytes) \(bytes == 1 ? "byte" : "bytes"), "
        + "inside its first \(LogHead.byteCount); record it again"
    case .newerVersion(let version):
      "the log was made by a newer version of the format (\(version) at byte \(FormatNumbers.magic.count), "
        + "this reads \(FormatNumbers.version)); update replay"
    case .unknownCriticalBlock(let type, let offset):
      "the block at byte \(offset) is of type \(type), which this version neither knows nor may skip; update replay"
    case .textForm:
      "this is a log as text; make a log of it with `replay pack`"
    case .journal:
      "this is what a recorder had not yet put into a log; make a log of it with `replay repair`"
    case .damaged(let damage):
      "\(damage); make a whole log of the rest with `replay repair`"
    case .lost(let damage):
      "\(damage), and no frame can be saved; record it again"
    case .unreadable(let reason):
      "the log can't be read: \(reason)"
    case .unwritable(let reason), .frame(let reason):
      "the log can't be written: \(reason)"
    case .closed:
      "the log is closed already; frames are appended before `finish`, and not after a failed write"
    case .line(let problem):
      "the line tells no log: \(problem)"
    case .text(let line, let column, let problem):
      "line \(line), column \(column): \(problem)"
    }
  }
}

/// Two digits of a byte, for texts.
func hex(_ byte: UInt8) -> String {
  let digits = Array("0123456789abcdef")
  return String([digits[Int(byte >> 4)], digits[Int(byte & 15)]])
}

/// Bytes that do not follow the format, found while decoding one block; the reader turns it into `Damage`.
struct Malformed: Error {
  var what: String
  init(_ what: String) { self.what = what }
}
