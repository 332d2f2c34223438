import Foundation

/// A file without a name, which is gone when the process ends, however that does.
enum UnnamedFile {
  /// A descriptor to write to; negative where the system or the file system knows no such files.
  static func open(in folder: String) -> Int32 {
    #if os(Linux)
      // `O_TMPFILE`, as Linux has it on every machine that Swift is there for: Swift doesn't take the macro over.
      // A name is given to it by way of `/proc`, which must be there.
      guard access("/proc/self/fd", X_OK) == 0 else { return -1 }
      return Foundation.open(folder, O_WRONLY | O_DIRECTORY | 0o20_000_000 | O_CLOEXEC, 0o666)
    #else
      return -1
    #endif
  }

  /// Gives it a name that nothing has yet; false where it can't, and `errno` says why.
  static func name(_ descriptor: Int32, _ path: String) -> Bool {
    linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0
  }
}
