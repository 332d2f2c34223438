import Foundation

/// What code sets for a button's states. Made for buttons that are asked for it.
@MainActor final class ButtonLooks {
  var titles: [UInt: String] = [:]
  var titleColors: [UInt: UIColor] = [:]
  var images: [UInt: UIImage] = [:]
  var backgroundImages: [UInt: UIImage] = [:]
  var attributedTitles: [UInt: NSAttributedString] = [:]
  var shadowColors: [UInt: UIColor] = [:]
  var symbols: [UInt: UIImage.SymbolConfiguration] = [:]
  /// Of the background image, behind the others; nil before a layout with one.
  var background: UIImageView?
}
