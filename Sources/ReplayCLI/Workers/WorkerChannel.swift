import Foundation
import Verification

/// A worker's end of the pipes. Stage code has neither: it prints to standard error, and reads nothing.
struct WorkerChannel: Sendable {
  /// Ends the process when the other end is closed, also while a replay never returns: nobody waits for it then.
  let requests: AsyncStream<WorkerRequest>
  private let answers: TextOutput

  init() throws {
    let input = try WorkerError.check(fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3))
    let nothing = try WorkerError.check(open("/dev/null", O_RDONLY))
    _ = try WorkerError.check(dup2(nothing, STDIN_FILENO))
    close(nothing)
    answers = try AnswerOutput.take()
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

  /// - Throws: where a call of the system's failed, what the system says.
  static func check(_ result: Int32) throws(WorkerError) -> Int32 {
    guard result >= 0 else { throw WorkerError(reason: String(cString: strerror(errno))) }
    return result
  }
}
