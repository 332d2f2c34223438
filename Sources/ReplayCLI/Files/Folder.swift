import Foundation

/// A folder that a command writes into.
enum Folder {
  /// Makes it and those above it, where they are missing.
  static func make(_ path: String) throws {
    do { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) } catch {
      throw OutputFileError(path: path, problem: .unwritable(Sentence.of(error)))
    }
  }
}
