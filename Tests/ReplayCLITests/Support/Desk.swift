import Foundation
import TouchLogs

/// A folder of a test's own, gone with it.
final class Desk: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "replay-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func url(_ name: String) -> URL { URL(fileURLWithPath: path).appendingPathComponent(name) }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) throws {
    try FileManager.default.createDirectory(
      at: url(name).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url(name))
  }

  func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: url(name))) }
  func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }
  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: url(name).path) }

  /// Every file and folder, with its size, its content and the time it was changed.
  func listing() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).sorted().map { name in
      let facts = try FileManager.default.attributesOfItem(atPath: url(name).path)
      let changed = (facts[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
      let content = (try? bytes(name)).map { "\($0.count) \($0.hashValue)" } ?? "folder"
      return "\(name) \(content) \(changed)"
    }
  }

  // MARK: Recordings

  /// A press of the raised tab bar's raised part: the list behind it is hit.
  static let press = Finger().tap(at: CGPoint(x: 195, y: 749)).log(stage: "raised-tab-bar")

  /// Puts a log there, and lets the tool itself make its golden.
  func record(_ log: TouchLog = Desk.press, as name: String = "raised/press") async throws {
    try write(try log.bytes(), to: "\(name).touchlog")
    let made = try await Tool.run("verify", "\(name).touchlog", "--update", "all", in: self)
    guard has("\(name).golden") else { throw DeskError(words: made.output + made.errors) }
  }

  /// Changes a golden, as if the code had been another when it was made.
  func edit(_ name: String, _ old: String, _ new: String) throws {
    let text = try text(name)
    guard text.contains(old) else { throw DeskError(words: "\(name) has no '\(old)'") }
    try write(text.replacingOccurrences(of: old, with: new), to: name)
  }
}

struct DeskError: Error, CustomStringConvertible {
  let words: String
  var description: String { words }
}
