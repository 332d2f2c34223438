import Verification

/// A signal that came while a replay ran: it was ended from outside, so what came of it says nothing.
struct Interruption: Error, ExitCoded, CustomStringConvertible {
  let signal: Int32
  /// What there is now, and what there is not: the rest of a sentence.
  let state: String
  var exitCode: Int32 { 128 + signal }
  var description: String { "interrupted; \(state)" }
}
