import CustomDump

import class UIKit.UIView

extension UIView {
  /// Where the view stands, in words for a log.
  var placeDescription: String { String(customDumping: [frame.origin.x, frame.origin.y]) }
}
