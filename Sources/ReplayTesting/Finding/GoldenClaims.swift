import Goldens
import Synchronization
import Testing
import Verification

/// Which assertion asked for which golden, so that two that would share a file are told.
final class GoldenClaims: Sendable {
  /// Those of this process.
  static let shared = GoldenClaims()

  private struct Claim: Sendable {
    let golden: String
    let place: String
    /// Two assertions may stand on one line.
    let column: Int
  }
  private let claims = Mutex<[String: Claim]>([:])

  /// The same assertion may ask again: in a test that is run again, or in a loop.
  /// - Throws: where another assertion asked for that golden, or for one whose name differs only in case.
  func claim(_ golden: String, by place: TestPlace) throws(GoldenClaimError) {
    let claim = Claim(golden: golden, place: "\(place.file):\(place.line)", column: place.column)
    let other = claims.withLock { claims in
      let other = claims[GoldenName.folded(golden)]
      if other == nil { claims[GoldenName.folded(golden)] = claim }
      return other
    }
    guard let other, (other.place, other.column, other.golden) != (claim.place, claim.column, golden) else {
      return
    }
    throw GoldenClaimError(golden: golden, other: other.golden, place: other.place)
  }
}

/// A golden that two assertions would share.
struct GoldenClaimError: Error, CustomStringConvertible {
  let golden: String
  let other: String
  let place: String

  var description: String {
    let clash =
      golden == other
      ? "the golden \(ShellWord.quoted(golden)) is also asked for in \(place)"
      : "the golden \(ShellWord.quoted(golden)) and \(ShellWord.quoted(other)), which is asked for in \(place), are "
        + "one file on some disks"
    return "\(clash); give each a name of its own with 'named:'"
  }
}

/// What a golden is called where the assertion gives no name.
enum DefaultName {
  /// The test function's name, without its arguments: a name in backticks may have brackets of its own.
  /// - Throws: in a test that runs once for each of several arguments, whose runs would share one golden.
  static func of(_ function: String) throws(MissingNameError) -> String {
    let name = String(function.lastIndex(of: "(").map { function[..<$0] } ?? function[...]).filter { $0 != "`" }
    if Test.current?.isParameterized == true { throw MissingNameError(function: name) }
    return name
  }
}

/// A golden without a name in a test that needs several.
struct MissingNameError: Error, CustomStringConvertible {
  let function: String

  var description: String {
    "'\(function)' runs once for each of its arguments, and each run needs a golden of its own; "
      + #"name it by the argument, as in named: "press \(side)""#
  }
}
