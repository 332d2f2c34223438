import Foundation

/// The package's own recordings, by their paths: logs of many writers, older ones too.
enum KeptRecordings {
  static let paths: [String] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "recordings")
    let found = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    let paths = found.filter { $0.hasSuffix(".touchlog") }.sorted().map { root.path + "/" + $0 }
    precondition(!paths.isEmpty, "\(root.path) has no recordings: tests of each of them would pass over nothing")
    return paths
  }()
}
