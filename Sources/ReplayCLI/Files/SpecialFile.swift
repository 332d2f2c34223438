import Foundation

/// Pipes, devices and sockets: bytes go through them, once, and nothing can be put in their place.
enum SpecialFile {
  /// Whether the path leads to one; not where nothing is.
  static func isThere(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT != S_IFREG && status.st_mode & S_IFMT != S_IFDIR
  }
}
