// For `stdout`, a variable in C.
@preconcurrency import Foundation
import Verification

/// A worker's end of the pipes. What stage code prints to standard output goes to standard error, so that it can't
/// be taken for an answer; standard input is empty for it.
struct WorkerChannel: Sendable {
  /// Ends the process when the other end is closed, also while a replay never returns: nobody waits for it then.
  let requests: AsyncStream<WorkerRequest>
  private let answers: TextOutput

  init() throws {
    let input = try Self.check(dup(STDIN_FILENO))
    answers = TextOutput(descriptor: try Self.check(dup(STDOUT_FILENO)))
    let nothing = try Self.check(open("/dev/null", O_RDONLY))
    _ = try Self.check(dup2(nothing, STDIN_FILENO))
    _ = try Self.check(dup2(STDERR_FILENO, STDOUT_FILENO))
    close(nothing)
    // What was printed before a crash is out when it comes.
    setvbuf(stdout, nil, Int32(_IOLBF), 0)
    let (requests, continuation) = AsyncStream.makeStream(of: WorkerRequest.self)
    self.requests = requests
    Thread.detachNewThread {
      Self.read(input, into: continuation)
      _exit(ToolExit.done)
    }
  }

  func answer(_ match: WorkerMatch) { try? answers.writeRaw(match.line) }

  func answer(_ answer: WorkerAnswer) {
    // An answer that nobody takes any more: the process is about to end, as `requests` says.
    try? answers.writeRaw(JSONText.of(answer, pretty: false))
  }

  private static func read(_ input: Int32, into requests: AsyncStream<WorkerRequest>.Continuation) {
    var lines = LineSplitter()
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = bytes.withUnsafeMutableBytes { Foundation.read(input, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      for line in lines.add(bytes[..<count]) {
        let request = try? WorkerRequest(line: line) ?? JSONDecoder().decode(WorkerRequest.self, from: Data(line))
        guard let request else { return }
        requests.yield(request)
      }
    }
  }

  private static func check(_ result: Int32) throws -> Int32 {
    guard result >= 0 else { throw WorkerError(reason: String(cString: strerror(errno))) }
    return result
  }
}

/// Puts lines together from the pieces in which they come.
struct LineSplitter {
  private var rest: [UInt8] = []

  /// The lines that this piece ends, without their line ends.
  mutating func add(_ piece: some Collection<UInt8>) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    for part in piece.split(separator: UInt8(ascii: "\n"), maxSplits: .max, omittingEmptySubsequences: false)
      .enumerated()
    {
      if part.offset > 0 {
        lines.append(rest)
        rest = []
      }
      rest += part.element
    }
    return lines
  }
}

/// A worker process that could not be started.
struct WorkerError: Error, CustomStringConvertible {
  let reason: String
  var description: String { "a worker process could not be started: \(reason); --no-isolate does without" }
}
