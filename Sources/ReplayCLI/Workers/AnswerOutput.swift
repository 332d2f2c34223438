// For `stdout`, a variable in C.
@preconcurrency import Foundation

/// Standard output for the tool's own answers alone, in a process that another one listens to, or whose answer is
/// for programs: what stage code prints goes to standard error, so that it can't be taken for an answer.
enum AnswerOutput {
  /// To be called once, before any stage is built.
  /// - Throws: `WorkerError` where the system gives no more files.
  static func take() throws -> TextOutput {
    // What a stage starts doesn't have it, or it would be open for as long as that runs.
    let answers = TextOutput(descriptor: try WorkerError.check(fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)))
    _ = try WorkerError.check(dup2(STDERR_FILENO, STDOUT_FILENO))
    // What was printed before a crash is out when it comes.
    setvbuf(stdout, nil, Int32(_IOLBF), 0)
    return answers
  }
}
