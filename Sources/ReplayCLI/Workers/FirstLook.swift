import Foundation
import Goldens
import Verification

/// A few small recordings, replayed in a copy of this process before any worker is started: where all of them
/// match, as they mostly do, that is all there is to do, and it takes a fifth of the time.
///
/// The copy tells of matches and of nothing else, and changes no file. Where a recording differs, crashes, hangs or
/// takes too much, the copy ends, or is ended, and workers replay all of them as if nobody had looked.
@MainActor struct FirstLook {
  private static let mostRecordings = 8
  /// Of the logs together.
  private static let mostBytes = 1 << 16
  /// Seconds that the copy may take; where a recording may take less, that.
  private static let patience = 2.0
  /// Seconds after which it ends itself, should nobody be left to end it.
  private static let lifetime: UInt32 = 5

  private let process: pid_t
  /// Where it tells of matches.
  private let pipe: Int32
  private let count: Int
  private let limits: WorkerLimits
  private let signals: HeldSignals
  private let start = ContinuousClock.now

  /// Begins to replay, in the order of the requests.
  /// - Parameter signals: end the look where one comes.
  /// - Returns: nil where this process can't be copied.
  static func begin(
    at requests: [WorkerRequest], stages: StageCatalog, limits: WorkerLimits, signals: HeldSignals
  ) async -> FirstLook? {
    guard isAlone else { return nil }
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { return nil }
    let process = fork()
    if process == 0 {
      signals.letGo()
      await replay(requests, stages, tellingTo: ends[1])
    }
    close(ends[1])
    guard process > 0 else {
      close(ends[0])
      return nil
    }
    return FirstLook(process, pipe: ends[0], count: requests.count, limits: limits, signals: signals)
  }

  private init(_ process: pid_t, pipe: Int32, count: Int, limits: WorkerLimits, signals: HeldSignals) {
    (self.process, self.pipe, self.count, self.limits, self.signals) = (process, pipe, count, limits, signals)
  }

  /// Whether they are few and short enough to look at.
  static func isSmall(_ requests: [WorkerRequest]) -> Bool {
    guard !requests.isEmpty, requests.count <= mostRecordings else { return false }
    var bytes = 0
    for request in requests {
      var status = stat()
      // What lies in a pack has no size of its own.
      guard stat(request.path, &status) == 0, status.st_size <= mostBytes else { return false }
      bytes += Int(status.st_size)
    }
    return bytes <= mostBytes
  }

  /// Whether this process has one thread: the others would not be in its copy, and what they hold would never be
  /// let go.
  private static var isAlone: Bool {
    #if os(Linux)
      var status = stat()
      // A folder with two names of its own, and a folder for each thread.
      return stat("/proc/self/task", &status) == 0 && status.st_nlink == 3
    #else
      return false
    #endif
  }

  // MARK: In the copy

  private static func replay(
    _ requests: [WorkerRequest], _ stages: StageCatalog, tellingTo pipe: Int32
  ) async -> Never {
    alarm(lifetime)
    // No words about a crash: whoever replays it again has them.
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGPIPE] { signal(number, SIG_DFL) }
    let nothing = open("/dev/null", O_RDWR)
    guard nothing >= 0, (STDIN_FILENO...STDERR_FILENO).allSatisfy({ dup2(nothing, $0) >= 0 }) else {
      _exit(ToolExit.couldNotRun)
    }
    let packs = PackShelf()
    for var request in requests {
      let begin = ContinuousClock.now
      // What it did would be told by nobody where another one doesn't match.
      request.mode = .never
      let outcome = await request.verifier(packs: packs).verify(
        RecordingFile(path: request.path), stages: stages)
      guard let match = WorkerMatch(outcome, seconds: (ContinuousClock.now - begin) / .seconds(1)) else { break }
      let line = Array(match.line.utf8)
      // A pipe takes so few bytes at once or not at all.
      guard write(pipe, line, line.count) == line.count else { break }
    }
    _exit(ToolExit.done)
  }

  // MARK: In this process

  /// Waits for the copy, not for long, and ends it where it has not come to its end.
  /// - Returns: one for each recording; nil unless all of them match.
  func matches() -> [WorkerMatch]? {
    var matches: [WorkerMatch] = []
    var lines = LineSplitter()
    while matches.count < count, let piece = next() {
      matches += lines.add(piece).compactMap { WorkerMatch(line: $0) }
    }
    close(pipe)
    // The copy has nothing left to do; it ends by itself, as this process does, and nobody waits for it.
    if matches.count == count { return matches }
    kill(process, SIGKILL)
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
    return nil
  }

  /// What the copy has told since, at least a byte; nil where no more is to come, or to be waited for.
  private func next() -> [UInt8]? {
    while true {
      var waiting = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
      let ready = poll(&waiting, 1, 20)
      if ready > 0 { break }
      guard ready == 0 || errno == EINTR, signals.waiting == nil,
        (ContinuousClock.now - start) / .seconds(1) < min(Self.patience, limits.timeout),
        ProcessMemory.megabytes(of: process) ?? 0 <= limits.memory
      else { return nil }
    }
    let piece = [UInt8](unsafeUninitializedCapacity: 1024) { room, size in
      size = max(0, read(pipe, room.baseAddress, room.count))
    }
    return piece.isEmpty ? nil : piece
  }
}
