import Verification

/// A number with its noun: `1 frame`, `41,207 samples`.
enum Counted {
  static func text(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(VerificationSummary.grouped(count)) \(count == 1 ? one : many ?? one + "s")"
  }
}
