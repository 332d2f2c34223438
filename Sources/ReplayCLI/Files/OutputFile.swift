import ArgumentParser
import Foundation
import Traces

/// A file that a command makes: whole or not at all, and never over something else unless told so.
///
/// A link stays one, and what it leads to is replaced. What is no file but a pipe or a device, such as
/// `/dev/stdout`, is written into; so is `/dev/stdout` where a shell made a file of it.
struct OutputFile {
  let path: String
  let force: Bool
  /// What it is made of: where it is a new file, nobody gets to read it who may not read these.
  var sources: [String] = []

  /// - Throws: where something else of that name is there already, or the file can't be written; nothing is changed
  ///   then.
  func write(_ bytes: [UInt8]) throws {
    try check(bytes)
    let draft = try draft()
    try draft.write(bytes)
    try draft.keep()
  }

  /// Whether it is written into, and not put in its place as a whole.
  var isSpecial: Bool { SpecialFile.descriptor(at: path) != nil || SpecialFile.isThere(path) }

  /// Begins what is too large to be held.
  func draft() throws -> OutputDraft {
    try checkPlace()
    return try OutputDraft(self)
  }

  /// Throws where nothing can be written there, or something is there already: before there is anything to write,
  /// so that nobody works for nothing.
  func checkIsFree() throws {
    try checkPlace()
    if !force, FileManager.default.fileExists(atPath: path), !isSpecial {
      throw OutputFileError(path: path, problem: .there)
    }
  }

  private func checkPlace() throws {
    try checkPath()
    try checkFolder()
  }

  /// Throws what `write` would throw for what lies there now.
  func check(_ bytes: [UInt8]) throws {
    try checkPath()
    guard FileManager.default.fileExists(atPath: path), !isSpecial else { return }
    guard !force, try InputFile.bytes(of: path) != bytes else { return }
    throw OutputFileError(path: path, problem: .taken)
  }

  /// - Throws: what the system says, with the file's name.
  func named<Value>(_ write: () throws -> Value) throws -> Value {
    do { return try write() } catch {
      throw OutputFileError(path: path, problem: .unwritable(Sentence.of(error)))
    }
  }

  private func checkPath() throws {
    if path.isEmpty { throw OutputFileError(path: path, problem: .isNameless) }
    var isFolder = ObjCBool(false)
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
    if isFolder.boolValue { throw OutputFileError(path: path, problem: .isFolder) }
  }

  /// Where a link leads to nothing, the folder that counts is the one that it leads into.
  private func checkFolder() throws {
    let folder = URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent().relativePath
    if FileManager.default.fileExists(atPath: folder) { return }
    let named = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? folder
    throw OutputFileError(path: path, problem: .noFolder(named))
  }
}

/// Why a file was not made.
struct OutputFileError: Error, CustomStringConvertible {
  enum Problem {
    case taken, there, isFolder, isNameless
    case noFolder(String)
    case unwritable(String)
  }
  let path: String
  let problem: Problem

  var description: String {
    let path = Escaping.escaped(path)
    return switch problem {
    case .taken: "\(path) is there already and says something else; give another name, or --force to write over it"
    case .there: "\(path) is there already; give another name, or --force to write over it"
    case .isFolder: "\(path) is a folder; give the name of a file"
    case .isNameless: "a file to be written has no name; give one"
    case .noFolder(let folder):
      "\(path) could not be written: there is no folder \(Escaping.escaped(folder)); make it, or name another"
    case .unwritable(let reason): "\(path) could not be written: \(reason)"
    }
  }
}

/// Whether a command may write over what is there.
struct ForceOption: ParsableArguments {
  @Flag(help: "Write over a file that says something else.")
  var force = false
}
