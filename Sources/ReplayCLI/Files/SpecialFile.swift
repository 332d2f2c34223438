import Foundation

/// Pipes, devices and sockets: bytes go through them, once, and nothing can be put in their place. So it is with a
/// file that somebody else has opened for this process.
enum SpecialFile {
  /// The open file that a path such as `/dev/stdout` or `/dev/fd/3` names, whatever it is; nil for other paths.
  static func descriptor(at path: String) -> Int32? {
    switch path {
    case "/dev/stdout": return STDOUT_FILENO
    case "/dev/stderr": return STDERR_FILENO
    default:
      let folders = ["/dev/fd/", "/proc/self/fd/"]
      return folders.first(where: path.hasPrefix).flatMap { Int32(path.dropFirst($0.count)) }
    }
  }

  /// Whether the path leads to one; not where nothing is.
  static func isThere(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT != S_IFREG && status.st_mode & S_IFMT != S_IFDIR
  }
}
