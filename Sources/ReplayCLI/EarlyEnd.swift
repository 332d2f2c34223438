import Foundation
import Synchronization

/// The end of this process by what is not the tool: a stage may call `exit(0)`, as an app may. What was to be told
/// then is not told, which must not look like success.
enum EarlyEnd {
  /// From here on only `exit(_:)` ends the process without a word.
  static func watch() {
    atexit {
      guard !isOver.load(ordering: .relaxed) else { return }
      try? TextOutput.errors.write("replay: a stage ended the process with exit; nothing more can be told\n")
      _exit(ToolExit.couldNotRun)
    }
  }

  /// Ends the process as the tool means to.
  static func exit(_ code: Int32) -> Never {
    isOver.store(true, ordering: .relaxed)
    Foundation.exit(code)
  }
}

/// Whether the tool itself ends the process. Of the file, as what C calls can have nothing with it.
private let isOver = Atomic(false)
