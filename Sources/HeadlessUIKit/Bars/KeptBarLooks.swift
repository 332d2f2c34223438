import Foundation

/// What code sets for a bar's or an item's looks and nothing here reads. Made for those that are asked for it.
@MainActor final class KeptBarLooks {
  /// Of what, for which state and where: `back`, `background`, `shadow`.
  struct Place: Hashable {
    var part: String
    var state: UInt = 0
    var position = UIBarPosition.any
    var metrics = UIBarMetrics.default
  }

  var images: [Place: UIImage] = [:]
  var offsets: [Place: UIOffset] = [:]
  var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
}
