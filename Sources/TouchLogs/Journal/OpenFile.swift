import Foundation

/// A file that a recorder writes: every write is whole or throws, and while it is open nobody else records into it.
final class OpenFile: Sendable {
  private let descriptor: Int32
  /// How long a reader that only looks whether the file is locked may take, in tries of a millisecond.
  private static let lockTries = 50

  /// Makes the file where there is none; what is in it stays.
  init(_ path: String) throws(LogError) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Self.failure() }
  }

  deinit { close(descriptor) }

  /// Opens the file and holds it until it is closed, also by the death of the process: the one that has the name by
  /// then, for another may have taken that while the file was opened or waited for.
  static func held(_ path: String) throws(LogError) -> OpenFile {
    for _ in 0..<lockTries {
      let file = try OpenFile(path)
      try file.lock()
      if try file.isAt(path) { return file }
    }
    throw LogError(.unwritable(isReplaced))
  }

  /// The same, when what lies there was saved, be it by giving it another name: then the file is a new one. Where
  /// that fails no new file is left.
  static func held(_ path: String, saving save: () throws -> Void) throws -> OpenFile {
    let isNew = access(path, F_OK) != 0
    let file = try held(path)
    do { try save() } catch {
      if isNew { file.remove(path) }
      throw error
    }
    if try file.isAt(path) { return file }
    let fresh = try held(path)
    guard try fresh.byteCount() == 0 else { throw LogError(.unwritable(isReplaced)) }
    try fresh.takePermissions(of: file)
    return fresh
  }

  private static let isReplaced = "something puts one file after another in its place; stop that first"

  /// - Throws: `LogError` of a URL whose path is none on this disk.
  static func path(of url: URL) throws(LogError) -> String {
    guard url.isFileURL else {
      throw LogError(.unwritable("\(url.absoluteString) is no file; give a URL of one, as URL(filePath:) makes it"))
    }
    return url.path
  }

  private func isAt(_ path: String) throws(LogError) -> Bool {
    let own = try status()
    var named = stat()
    guard stat(path, &named) == 0 else {
      if errno == ENOENT { return false }
      throw Self.failure()
    }
    return own.st_dev == named.st_dev && own.st_ino == named.st_ino
  }

  /// Whether it is in some folder still, be it by another name.
  func hasName() throws(LogError) -> Bool { try status().st_nlink > 0 }

  private func lock() throws(LogError) {
    for _ in 0..<Self.lockTries {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      guard errno == EWOULDBLOCK else { throw Self.failure() }
      usleep(1000)
    }
    throw LogError(.unwritable("something records into it already; stop that first"))
  }

  /// Whether some recorder holds the file.
  static func isLocked(_ path: String) -> Bool {
    // A pipe, opened so, does not wait for somebody to write into it.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }

  /// The path of the file itself, where it is a link to one: whatever way leads to it, there it lies.
  static func place(of path: String) -> String {
    var letter: CChar = 0
    // Links are rare, and to ask whether it is one takes less than to follow all names of the path.
    guard readlink(path, &letter, 1) >= 0, let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Whether there is such a file, with something in it.
  static func isFilled(_ path: String) throws(LogError) -> Bool {
    var status = stat()
    if stat(path, &status) == 0 { return status.st_size > 0 }
    guard errno == ENOENT else { throw failure() }
    return false
  }

  /// Makes an empty file so many bytes long, with room on the disk for all of them.
  func allocate(_ count: Int) throws(LogError) {
    #if canImport(Darwin)
      // From where the file ends, which is at its beginning.
      var room = fstore_t(
        fst_flags: UInt32(F_ALLOCATEALL), fst_posmode: F_PEOFPOSMODE, fst_offset: 0, fst_length: off_t(count),
        fst_bytesalloc: 0)
      guard fcntl(descriptor, F_PREALLOCATE, &room) != -1 else { throw Self.failure() }
    #endif
    guard ftruncate(descriptor, off_t(count)) == 0 else { throw Self.failure() }
    #if os(Linux)
      let code = posix_fallocate(descriptor, 0, off_t(count))
      guard code == 0 || count == 0 else { throw LogError(.unwritable(String(cString: strerror(code)))) }
    #endif
  }

  /// The file as memory that outlives the process; nil where the system refuses.
  func mapped(_ count: Int) -> UnsafeMutableRawPointer? {
    let start = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    return start == MAP_FAILED ? nil : start
  }

  /// Takes it away by its name, as long as nobody else can have it.
  func remove(_ path: String) { unlink(Self.place(of: path)) }

  /// - Throws: `LogError` where the system can't tell.
  func byteCount() throws(LogError) -> Int { Int(try status().st_size) }

  /// Lets the same people read and write it as the other.
  func takePermissions(of other: OpenFile) throws(LogError) {
    guard fchmod(descriptor, try other.status().st_mode & 0o777) == 0 else { throw Self.failure() }
  }

  /// Puts a file with these bytes in the place of one, in one step and with that one's permissions.
  static func replace(_ path: String, with bytes: [UInt8]) throws(LogError) {
    let place = URL(fileURLWithPath: place(of: path))
    let name = ".\(place.lastPathComponent).\(getpid()).\(UInt32.random(in: 0 ... .max))"
    let fresh = place.deletingLastPathComponent().appendingPathComponent(name).path
    do throws(LogError) {
      let file = try OpenFile(fresh)
      var old = stat()
      if stat(place.path, &old) == 0, fchmod(file.descriptor, old.st_mode & 0o777) != 0 { throw failure() }
      try file.append(bytes)
      try file.synchronize()
      try rename(fresh, to: place.path)
    } catch {
      unlink(fresh)
      throw error
    }
  }

  private func status() throws(LogError) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Self.failure() }
    return status
  }

  func empty() throws(LogError) {
    guard ftruncate(descriptor, 0) == 0 else { throw Self.failure() }
  }

  func append(_ bytes: [UInt8]) throws(LogError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        write(descriptor, $0.baseAddress.map { $0 + written }, bytes.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Self.failure() }
      written += count
    }
  }

  /// Sees to it that what was written survives the system's death too.
  func synchronize() throws(LogError) {
    guard fsync(descriptor) == 0 else { throw Self.failure() }
  }

  /// Sees to it that a new or renamed file is found after the system's death.
  static func synchronizeFolder(of path: String) throws(LogError) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure() }
    defer { close(descriptor) }
    // Some file systems can't; then the name is as safe as they make it.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw failure() }
  }

  /// Gives a file another name that no file has.
  /// - Returns: whether it has that now; some disks, and the owners of some files, don't let anybody do so.
  static func move(_ path: String, to free: String) throws(LogError) -> Bool {
    // Not by renaming, which would take away a file that has got the name since it was looked for.
    guard link(path, free) == 0 else { return false }
    guard unlink(path) == 0 else { throw failure() }
    try synchronizeFolder(of: free)
    return true
  }

  /// Gives a whole file the name of another, which is gone then.
  static func rename(_ path: String, to other: String) throws(LogError) {
    guard Foundation.rename(path, other) == 0 else { throw failure() }
    try synchronizeFolder(of: other)
  }

  private static func failure() -> LogError { LogError(.unwritable(String(cString: strerror(errno)))) }
}
