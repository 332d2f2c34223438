import Foundation
import Synchronization
import Traces

/// The crash of a stage in this very process: `explain`, `audit` and `pending` look at stages where they stand.
enum StageCrash {
  /// A stack that has overflown has no room for a handler.
  private static let stackBytes = 1 << 16

  /// From here on a crash is told in one sentence, behind what the stage itself said, and ends the process with 2.
  /// Who asked for backtraces gets those instead.
  static func tell(of stage: String) {
    guard getenv("SWIFT_BACKTRACE") == nil else { return }
    let text =
      "replay: the stage '\(Escaping.escaped(stage))' crashed, so nothing more can be told; with "
      + "SWIFT_BACKTRACE=enable=yes it is told where\n"
    guard words.exchange(UInt(bitPattern: strdup(text)), ordering: .relaxed) == 0 else { return }
    var stack = stack_t()
    stack.ss_sp = malloc(stackBytes)
    stack.ss_size = numericCast(stackBytes)
    sigaltstack(&stack, nil)
    for signal in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGSEGV, SIGFPE] {
      var action = sigaction()
      #if os(Linux)
        action.__sigaction_handler.sa_handler = say
      #else
        action.__sigaction_u.__sa_handler = say
      #endif
      action.sa_flags = numericCast(SA_ONSTACK)
      sigaction(signal, &action, nil)
    }
  }

  /// Nothing but what may be done in the middle of anything.
  private static let say: @convention(c) (Int32) -> Void = { _ in
    if let text = UnsafePointer<CChar>(bitPattern: words.load(ordering: .relaxed)) {
      _ = write(STDERR_FILENO, text, strlen(text))
    }
    _exit(ToolExit.couldNotRun)
  }
}

/// Where what is said of a crash lies. Of the file, as what C calls can have nothing with it.
private let words = Atomic<UInt>(0)
