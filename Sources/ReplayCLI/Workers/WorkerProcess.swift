import Foundation
import Subprocess
import Verification
#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Starts worker processes: this same tool, with this tool's stages.
struct WorkerProcess: Sendable {
  let limits: WorkerLimits
  let stop: StopFlag

  /// Ended with nothing left to answer, or with requests that were not answered.
  struct End: Sendable {
    /// In the order of asking; the process was at the first one.
    var unanswered: [WorkerRequest] = []
    /// Nil where it ended as it should.
    var breakdown: Breakdown?
  }

  /// Starts a process and asks it, batch by batch, until there is no next batch or it ends itself. What stages
  /// started in it is ended then, too.
  /// - Parameters:
  ///   - backtraces: whether a crash is to print where it was, which takes a second or two.
  ///   - next: called when all of a batch is answered, and at first.
  ///   - answered: called for every answer, in the order of the requests.
  /// - Throws: where no process can be started.
  func serve(
    backtraces: Bool = false,
    next: @Sendable () async throws -> [WorkerRequest],
    answered: @Sendable (_ request: WorkerRequest, OutcomeRecord) async throws -> Void
  ) async throws -> End {
    var limits = limits
    if backtraces { limits.timeout = max(limits.timeout, Self.timeOfBacktrace) }
    let watch = WorkerWatch(limits: limits, stop: stop)
    var options = PlatformOptions()
    // A group of its own: an interrupt from the terminal is this process's to answer.
    options.processGroupID = 0
    let result = try await Subprocess.run(
      Self.executable,
      arguments: Arguments(executablePathOverride: CommandLine.arguments.first, remainingValues: ["worker"]),
      environment: .inherit.updating(Self.settings(backtraces: backtraces)), platformOptions: options,
      input: .inputWriter, output: .sequence, error: .sequence
    ) { execution in
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          for try await piece in execution.standardError { piece.withUnsafeBytes { watch.printed($0) } }
        }
        let watching = Task {
          if await watch.wait(for: execution.processIdentifier.value) {
            // Where it is gone already there is nothing to end.
            try? execution.send(signal: .kill, toProcessGroup: true)
          }
        }
        defer { watching.cancel() }
        var dialog = WorkerDialog(
          writer: execution.standardInputWriter, answers: execution.standardOutput, watch: watch)
        do {
          let unanswered = try await dialog.run(next: next, answered: answered)
          try await execution.standardInputWriter.finish()
          // One that left something unanswered is gone already.
          if unanswered.isEmpty { try await dialog.waitForEnd() }
          // What a stage started goes with it; where there is nothing of that, there is nothing to end.
          try? execution.send(signal: .kill, toProcessGroup: true)
          try await group.waitForAll()
          return unanswered
        } catch {
          try? execution.send(signal: .kill, toProcessGroup: true)
          throw error
        }
      }
    }
    let unanswered = result.closureResult
    guard !unanswered.isEmpty else { return End() }
    let end: ProcessEnd =
      switch result.terminationStatus {
      case .exited(let code): ProcessEnd(kind: .exited(code))
      case .signaled(let signal): ProcessEnd(kind: .signaled(signal))
      }
    return End(unanswered: unanswered, breakdown: watch.breakdown(end))
  }

  /// In seconds, with plenty to spare: a crash that is cut short while it tells where it was would be a timeout.
  private static let timeOfBacktrace = 20.0

  /// What somebody set counts; else crashes are told by their message, and where asked by the crashed thread's
  /// calls.
  static func settings(backtraces: Bool) -> [Environment.Key: String?] {
    guard ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] == nil else { return [:] }
    let short = "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=12,top=2"
    return ["SWIFT_BACKTRACE": backtraces ? short : "enable=no"]
  }

  /// The file that this process runs, also where it was replaced since.
  static var executable: Executable {
    #if os(Linux)
      .path("/proc/self/exe")
    #else
      .path(FilePath(Bundle.main.executablePath ?? CommandLine.arguments[0]))
    #endif
  }
}
