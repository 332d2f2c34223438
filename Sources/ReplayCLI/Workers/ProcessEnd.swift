import Foundation

/// How a process ended, in words.
struct ProcessEnd: Hashable, Sendable, CustomStringConvertible {
  enum Kind: Hashable, Sendable {
    case exited(Int32)
    case signaled(Int32)
  }
  let kind: Kind

  /// `signal 4, illegal instruction`, `it ended itself with exit code 3`
  var description: String {
    switch kind {
    case .exited(let code): "it ended itself with exit code \(code)"
    case .signaled(SIGKILL): "signal 9, killed from outside; perhaps for want of memory"
    case .signaled(let signal): "signal \(signal), \(String(cString: strsignal(signal)).lowercased())"
    }
  }
}
