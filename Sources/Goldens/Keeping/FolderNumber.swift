package import Foundation

/// Tells folders apart whatever they are called, so that a search through links ends, and goes into each once.
package struct FolderNumber: Hashable, Sendable {
  private let device: UInt64
  private let node: UInt64

  /// Nil of what is no folder, and where nothing is; links are followed.
  package init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Nil where the status is of no folder.
  package init?(_ status: stat) {
    guard status.st_mode & S_IFMT == S_IFDIR else { return nil }
    (device, node) = (UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino))
  }
}
