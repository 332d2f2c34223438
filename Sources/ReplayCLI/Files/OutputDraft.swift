import Foundation
import TouchLogs
import Traces
import Verification

/// What a command writes piece by piece, and nobody sees until it is whole: then it takes its place, or is gone
/// without a trace, also where the command is killed.
///
/// What was kept is on the disk, name and all, when the command ends. Into a pipe or a device it goes at once, as
/// soon as there is enough of it.
final class OutputDraft: LogSink {
  private let output: OutputFile
  private let isSpecial: Bool
  /// Where the file will be: what a link leads to.
  private let place: URL
  private let draft: URL
  /// Whether it has no name yet.
  private var isUnnamed = false
  /// Nil once all of it is written and it has a name.
  private var file: FileHandle?
  private var gathered: [UInt8] = []
  private var isKept = false

  private static let piece = 1 << 16

  /// - Throws: where nothing can be written.
  init(_ output: OutputFile) throws {
    self.output = output
    isSpecial = output.isSpecial
    place = URL(fileURLWithPath: output.path).resolvingSymlinksInPath()
    // Not by the file's own name, which may be as long as a name can be.
    let name = ".replay-\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0 ... .max))"
    draft = place.deletingLastPathComponent().appendingPathComponent(name)
    if isSpecial {
      file = try output.named { [path = output.path] in
        // Opened anew, a file would be written from its beginning, over what was written there before.
        guard let descriptor = SpecialFile.descriptor(at: path) else {
          return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        }
        let own = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
        guard own >= 0 else { throw Failure(code: errno) }
        return FileHandle(fileDescriptor: own, closeOnDealloc: true)
      }
      return
    }
    var descriptor = UnnamedFile.open(in: draft.deletingLastPathComponent().path)
    isUnnamed = descriptor >= 0
    if !isUnnamed { descriptor = open(draft.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
    guard descriptor >= 0 else {
      throw OutputFileError(path: output.path, problem: .unwritable(String(cString: strerror(errno))))
    }
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try output.named { try takePermissions(descriptor) }
  }

  deinit {
    if !isKept, !isSpecial, !isUnnamed { unlink(draft.path) }
  }

  func write(_ bytes: [UInt8]) throws {
    gathered += bytes
    if gathered.count >= Self.piece { try flush() }
  }

  /// It is whole, and can be kept.
  /// - Parameter staysOpen: false of one of very many, for a process may have only so many files open. Its draft
  ///   has a name then, and a command that is killed leaves it behind.
  /// - Throws: where something else of that name is there already.
  func end(staysOpen: Bool = true) throws {
    try flush()
    if let file {
      try output.named {
        // Some file systems can't; then they are as safe as they make them.
        guard isSpecial || fsync(file.fileDescriptor) == 0 || errno == EINVAL else { throw Failure(code: errno) }
        if !isUnnamed || !staysOpen { try giveName() }
      }
    }
    gathered = []
    guard !isSpecial, !output.force, FileManager.default.fileExists(atPath: place.path) else { return }
    try output.named { try giveName() }
    guard FileManager.default.contentsEqual(atPath: draft.path, andPath: place.path) else {
      throw OutputFileError(path: output.path, problem: .taken)
    }
  }

  /// Ends it, and puts it in its place.
  /// - Throws: where something else of that name is there already; nothing is changed then.
  func keep() throws {
    try end()
    try takePlace()
  }

  /// Puts what was ended in its place.
  /// - Throws: where something else came there since then; that stays.
  func takePlace() throws {
    if isSpecial { return }
    try output.named { try giveName() }
    guard try output.named({ try output.force ? takeAnyPlace() : takeFreePlace() }) else {
      throw OutputFileError(path: output.path, problem: .taken)
    }
    isKept = true
    try output.named { try securePlace() }
  }

  private func takeAnyPlace() throws -> Bool {
    guard rename(draft.path, place.path) == 0 else { throw Failure(code: errno) }
    return true
  }

  /// False where something else is there: asked and taken in one step, for a file may come between two.
  private func takeFreePlace() throws -> Bool {
    if link(draft.path, place.path) == 0 {
      unlink(draft.path)
      return true
    }
    switch errno {
    case EEXIST where FileManager.default.fileExists(atPath: place.path):
      guard FileManager.default.contentsEqual(atPath: draft.path, andPath: place.path) else { return false }
      unlink(draft.path)
      return true
    // A link that leads to nothing; or a file system on which a file has but one name.
    case EEXIST, EPERM, EOPNOTSUPP, ENOSYS: return try takeAnyPlace()
    default: throw Failure(code: errno)
    }
  }

  /// Nothing is written to it any more, and it can be asked for by its draft's name.
  private func giveName() throws {
    guard let file else { return }
    if isUnnamed {
      guard UnnamedFile.name(file.fileDescriptor, draft.path) else { throw Failure(code: errno) }
      isUnnamed = false
    }
    try file.close()
    self.file = nil
  }

  /// Its name survives the machine's end, too.
  private func securePlace() throws {
    let folder = open(place.deletingLastPathComponent().path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // One that may be written and not read can't be opened: its names are as safe as the system makes them.
    guard folder >= 0 else { return }
    defer { close(folder) }
    guard fsync(folder) == 0 || errno == EINVAL else { throw Failure(code: errno) }
  }

  private func flush() throws {
    if gathered.isEmpty { return }
    try output.named { try file?.write(contentsOf: gathered) }
    gathered.removeAll(keepingCapacity: true)
  }

  /// Those of the file whose place it takes; else nobody gets to read it who may not read what it is made of.
  private func takePermissions(_ descriptor: Int32) throws {
    var (own, old) = (stat(), stat())
    guard fstat(descriptor, &own) == 0 else { throw Failure(code: errno) }
    var mode = own.st_mode & 0o777
    if stat(place.path, &old) == 0 {
      mode = old.st_mode & 0o777
    } else {
      // Of a pipe's permissions nobody knows anything.
      for source in output.sources where stat(PackedPath(source)?.pack ?? source, &old) == 0 {
        if !SpecialFile.isThere(source) { mode &= old.st_mode | 0o600 }
      }
    }
    guard fchmod(descriptor, mode) == 0 else { throw Failure(code: errno) }
  }

  private struct Failure: Error, CustomStringConvertible {
    let code: Int32
    var description: String { String(cString: strerror(code)) }
  }
}
