import ArgumentParser
import Foundation
import Traces

/// A file that a command makes: whole or not at all, and never over something else unless told so.
struct OutputFile {
  let path: String
  let force: Bool

  /// - Throws: where something else of that name is there already, or the file can't be written; nothing is changed
  ///   then.
  func write(_ bytes: [UInt8]) throws {
    try check(bytes)
    do { try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
      throw OutputFileError(path: path, problem: .unwritable(Sentence.of(error)))
    }
  }

  /// Throws what `write` would throw for what lies there now.
  func check(_ bytes: [UInt8]) throws {
    var isFolder = ObjCBool(false)
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
    if isFolder.boolValue { throw OutputFileError(path: path, problem: .isFolder) }
    guard !force, try InputFile.bytes(of: path) != bytes else { return }
    throw OutputFileError(path: path, problem: .taken)
  }
}

/// Why a file was not made.
struct OutputFileError: Error, CustomStringConvertible {
  enum Problem {
    case taken, isFolder
    case unwritable(String)
  }
  let path: String
  let problem: Problem

  var description: String {
    let path = Escaping.escaped(path)
    return switch problem {
    case .taken: "\(path) is there already and says something else; give another name, or --force to write over it"
    case .isFolder: "\(path) is a folder; give the name of a file"
    case .unwritable(let reason): "\(path) could not be written: \(reason)"
    }
  }
}

/// Whether a command may write over what is there.
struct ForceOption: ParsableArguments {
  @Flag(help: "Write over a file that says something else.")
  var force = false
}
