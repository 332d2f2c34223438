import Foundation

/// A folder that a command writes into.
enum Folder {
  /// Makes it and those above it, where they are missing.
  static func make(_ path: String) throws {
    do { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) } catch {
      throw OutputFileError(path: path, problem: .unwritable(Sentence.of(error)))
    }
  }

  /// Throws where a file is in its way; makes nothing.
  static func check(_ path: String) throws {
    var place = URL(fileURLWithPath: path).standardizedFileURL
    var isFolder = ObjCBool(false)
    while !FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder), place.path != "/" {
      place.deleteLastPathComponent()
    }
    guard isFolder.boolValue else {
      throw OutputFileError(path: path, problem: .unwritable("a file is in its way"))
    }
  }
}
