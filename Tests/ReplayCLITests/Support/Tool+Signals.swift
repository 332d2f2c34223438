import Subprocess
import SystemPackage

extension Tool {
  /// How far a run gets before a signal ends it.
  enum Moment {
    /// It has said a line on standard output.
    case firstLine
    /// It has written the first log that it replays.
    case firstReplay

    fileprivate var hasCome: String {
      switch self {
      case .firstLine: "[ -s said.out ]"
      case .firstReplay: "ls replay-*/*.touchlog"
      }
    }
  }

  /// Runs a tool with its temporary files on the desk, and ends it by a signal, `INT` or `TERM`. A shell looks for
  /// the moment: it is never kept from looking, as a task is by other tests.
  static func run(
    _ arguments: [String], endedBy signal: String, at moment: Moment, in desk: Desk, product: String = "replay"
  ) async throws -> Run {
    let script = """
      "$0" "$@" >said.out & tool=$!
      until \(moment.hasCome); do kill -0 $tool || break; sleep 0.02; done >/dev/null 2>&1
      kill -s \(signal) $tool
      wait $tool
      code=$?
      cat said.out
      rm said.out
      exit $code
      """
    var variables = nobody
    variables["TMPDIR"] = desk.path
    let result = try await Subprocess.run(
      .path("/bin/sh"), arguments: Arguments(["-c", script, "\(Self.product(product))"] + arguments),
      environment: .inherit.updating(variables), workingDirectory: FilePath(desk.path), input: .none,
      output: .string(limit: 1 << 24), error: .string(limit: 1 << 24))
    return Run(
      code: code(of: result.terminationStatus), output: result.standardOutput, errors: result.standardError)
  }
}
