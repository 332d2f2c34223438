import Foundation

/// What is done to files: bounded reading, and writing that is whole or not at all.
enum DiskFile {
  /// As many links as the system itself follows.
  private static let mostLinks = 40

  /// The file that a path leads to, through symbolic links; the path itself where it is none, or nothing is there.
  static func resolved(_ path: String) throws(GoldenError) -> String {
    var current = path
    for _ in 0..<mostLinks {
      var status = stat()
      guard lstat(current, &status) == 0, status.st_mode & S_IFMT == S_IFLNK,
        let link = try? FileManager.default.destinationOfSymbolicLink(atPath: current)
      else { return current }
      current = link.hasPrefix("/") ? link : folder(of: current) + link
    }
    throw GoldenError(.tooManyLinks, file: path)
  }

  /// All bytes; nil where no file is there.
  /// - Throws: when links go in a circle, it is no regular file, has more than `limit` bytes, or can't be read.
  static func contents(of path: String, named name: String, limit: Int) throws(GoldenError) -> [UInt8]? {
    // Not blocking, so that a pipe of that name can't hold us up before it is refused.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      if errno == ELOOP { throw GoldenError(.tooManyLinks, file: name) }
      throw GoldenError(.unreadable(reason()), file: name)
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw GoldenError(.unreadable(reason()), file: name) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw GoldenError(.notARegularFile, file: name) }
    guard status.st_size <= limit else { throw GoldenError(.tooLarge(limit: limit), file: name) }
    var problem: String?
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
      while count < Int(status.st_size), problem == nil {
        let got = read(file, buffer.baseAddress.map { $0 + count }, Int(status.st_size) - count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { problem = reason() }
        if got <= 0 { break }
        count += got
      }
    }
    if let problem { throw GoldenError(.unreadable(problem), file: name) }
    return bytes
  }

  /// Writes a new file beside the path and renames it there. The permissions of a file that it replaces are kept.
  static func replace(_ path: String, with pieces: [ArraySlice<UInt8>]) throws(GoldenError) {
    let name = path.dropFirst(folder(of: path).count)
    try makeFolder(of: path)
    let new = folder(of: path) + ".\(name).\(getpid()).\(UInt32.random(in: 0 ... .max))"
    let file = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(0o666))
    guard file >= 0 else { throw unwritable(path) }
    do throws(GoldenError) {
      defer { close(file) }
      var status = stat()
      if stat(path, &status) == 0 { _ = fchmod(file, status.st_mode & 0o777) }
      for piece in pieces {
        try piece.withUnsafeBufferPointer { (bytes) throws(GoldenError) in
          try write(UnsafeRawBufferPointer(bytes), to: file, of: path)
        }
      }
      // The system's death must not leave a name without its bytes.
      guard fsync(file) == 0 || errno == EINVAL else { throw unwritable(path) }
      try rename(new, to: path)
    } catch {
      unlink(new)
      throw error
    }
  }

  /// Adds to a file, which is made where it is missing.
  static func append(_ bytes: [UInt8], to path: String) throws(GoldenError) {
    try makeFolder(of: path)
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, mode_t(0o666))
    guard file >= 0 else { throw unwritable(path) }
    defer { close(file) }
    try bytes.withUnsafeBufferPointer { (bytes) throws(GoldenError) in
      try write(UnsafeRawBufferPointer(bytes), to: file, of: path)
    }
  }

  /// The first golden of a test file has no folder yet.
  private static func makeFolder(of path: String) throws(GoldenError) {
    let folder = folder(of: path)
    guard !folder.isEmpty, access(folder, F_OK) != 0 else { return }
    do { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) } catch {
      throw GoldenError(.unwritable(SystemWords.of(error), remedy: "make its folder yourself"), file: path)
    }
  }

  static func rename(_ old: String, to new: String) throws(GoldenError) {
    guard Foundation.rename(old, new) == 0 else { throw unwritable(new) }
  }

  /// Removes the file; says whether there was one.
  @discardableResult
  static func remove(_ path: String) throws(GoldenError) -> Bool {
    if unlink(path) == 0 { return true }
    if errno == ENOENT { return false }
    throw unwritable(path)
  }

  private static func write(
    _ bytes: UnsafeRawBufferPointer, to file: Int32, of path: String
  ) throws(GoldenError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = Foundation.write(file, rest.baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw unwritable(path) }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }

  /// The path up to its last slash, which is kept; empty for a bare name.
  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// What the system says about the last call that failed, and what helps.
  private static func unwritable(_ path: String) -> GoldenError {
    let remedy =
      switch errno {
      case EISDIR, ENOTDIR, EEXIST, ENOTEMPTY: "take away what has its name"
      case ENOSPC, EDQUOT: "make room on its disk"
      case EFBIG: "raise the limit of a file's size"
      case ENAMETOOLONG: "give its recording a shorter name"
      case EROFS: "copy the recordings to a disk that can be written"
      default: "make its folder writable"
      }
    return GoldenError(.unwritable(reason(), remedy: remedy), file: path)
  }

  /// What the system says about the last call that failed.
  private static func reason() -> String { String(cString: strerror(errno)) }
}
