import Foundation
import TouchLogs

/// Starts recorders and kills them, each at a moment of its own: `DyingRecorder FOLDER FIRST COUNT SEED`.
///
/// Prints a line for each: its number, how many frames it had been told were taken, and whether it had finished.
/// With `full FILE BYTES` it records until a file may grow no more, and prints how many frames were taken.
@main struct DyingRecorder {
  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    if words.count == 3, words[0] == "full", let bytes = UInt64(words[2]) {
      return try fill(URL(fileURLWithPath: words[1]), bytes)
    }
    guard words.count == 4, let first = Int(words[1]), let count = Int(words[2]), let seed = UInt64(words[3]) else {
      exit(64)
    }
    let ledger = try Ledger()
    for number in first..<first + count {
      let fate = Fate(number, seed: seed)
      ledger.clear()
      let child = try Process.forked { try? record(fate, into: file(words[0], number), ledger) }
      while ledger.taken < fate.moment, !ledger.hasFinished { usleep(50) }
      usleep(fate.delay)
      Process.kill(child)
      print(number, ledger.taken, ledger.hasFinished)
    }
  }

  static func file(_ folder: String, _ number: Int) -> URL {
    URL(fileURLWithPath: folder).appending(path: "\(number).touchlog")
  }

  private static func record(_ fate: Fate, into file: URL, _ ledger: Ledger) throws {
    var writer = try JournaledWriter(file, about: LogDescription(stage: "dying"), sync: fate.sync)
    for frame in fate.frames {
      try writer.append(frame)
      ledger.taken += 1
    }
    try writer.finish(stopTime: 99)
    ledger.hasFinished = true
    pause()
  }

  /// The kernel refuses what would make any file longer, as a full disk does.
  private static func fill(_ file: URL, _ bytes: UInt64) throws {
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
    guard setrlimit(__rlimit_resource_t(1), &limit) == 0 else { exit(1) }
    var taken = 0
    do {
      var writer = try JournaledWriter(file, about: LogDescription(stage: "dying"), sync: .everyBlock)
      for frame in Fate.noted {
        try writer.append(frame)
        taken += 1
      }
      try writer.finish(stopTime: 99)
      print(taken, "finished")
    } catch {
      print(taken, error)
    }
  }
}

/// Memory that a process and its child share, and that outlives the child.
struct Ledger {
  private let start: UnsafeMutablePointer<Int>

  init() throws {
    let memory = mmap(nil, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
    guard let memory, memory != MAP_FAILED else { throw CocoaError(.featureUnsupported) }
    start = memory.bindMemory(to: Int.self, capacity: 2)
  }

  var taken: Int {
    get { start[0] }
    nonmutating set { start[0] = newValue }
  }

  var hasFinished: Bool {
    get { start[1] != 0 }
    nonmutating set { start[1] = newValue ? 1 : 0 }
  }

  func clear() { (taken, hasFinished) = (0, false) }
}

/// Children without a program of their own, which cost a millisecond.
enum Process {
  struct NoFork: Error {}

  /// - Returns: the child's id. In the child it does not return.
  static func forked(_ work: () -> Void) throws -> pid_t {
    // Swift hides `fork` because threads don't survive it; this process has but one.
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "fork") else { throw NoFork() }
    fflush(nil)
    let child = unsafeBitCast(symbol, to: (@convention(c) () -> pid_t).self)()
    guard child >= 0 else { throw NoFork() }
    if child > 0 { return child }
    work()
    _exit(0)
  }

  static func kill(_ child: pid_t) {
    Foundation.kill(child, SIGKILL)
    var status: Int32 = 0
    waitpid(child, &status, 0)
  }
}
