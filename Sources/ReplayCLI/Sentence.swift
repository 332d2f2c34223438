import Foundation
import Goldens

/// What went wrong, in one sentence.
enum Sentence {
  /// Errors of this project say themselves; the system's are put into words by the system.
  static func of(_ error: any Error) -> String {
    error is CocoaError || error is POSIXError ? SystemWords.of(error) : "\(error)"
  }
}
