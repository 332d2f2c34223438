import Foundation

/// What the status bar, a notch and the home indicator take of a screen: its safe area, seen from outside.
///
/// Known by the screen's size, as a log tells of no more. A screen of a size that no phone or pad has takes
/// nothing.
struct ScreenInsets {
  /// In points, of a phone held upright.
  private struct Phone {
    let size: CGSize
    /// Pixels a point; nil where every phone of that size has the same insets.
    var scale: CGFloat?
    let top: CGFloat
    /// Zero where there is a home button.
    let bottom: CGFloat

    init(_ width: CGFloat, _ height: CGFloat, at scale: CGFloat? = nil, top: CGFloat, bottom: CGFloat = 34) {
      size = CGSize(width: width, height: height)
      (self.scale, self.top, self.bottom) = (scale, top, bottom)
    }
  }

  private static let phones = [
    Phone(320, 480, top: 20, bottom: 0), Phone(320, 568, top: 20, bottom: 0),
    Phone(375, 667, top: 20, bottom: 0), Phone(414, 736, top: 20, bottom: 0),
    Phone(375, 812, top: 44), Phone(414, 896, at: 2, top: 48), Phone(414, 896, top: 44),
    Phone(390, 844, top: 47), Phone(428, 926, top: 47),
    Phone(393, 852, top: 59), Phone(430, 932, top: 59),
    Phone(402, 874, top: 62), Phone(440, 956, top: 62), Phone(420, 912, top: 68),
  ]
  /// Of a phone that lies on its side.
  private static let lyingBottom: CGFloat = 21

  /// Pads with a home button, upright; and those without one.
  private static let padsWithButton = [
    CGSize(width: 768, height: 1024), CGSize(width: 810, height: 1080), CGSize(width: 834, height: 1112),
  ]
  private static let pads = [
    CGSize(width: 744, height: 1133), CGSize(width: 820, height: 1180), CGSize(width: 834, height: 1194),
    CGSize(width: 834, height: 1210), CGSize(width: 1024, height: 1366), CGSize(width: 1032, height: 1376),
  ]

  /// - Parameter scale: pixels a point; it tells apart phones of one size.
  static func of(_ size: CGSize, scale: CGFloat) -> UIEdgeInsets {
    let isUpright = size.width <= size.height
    let upright = isUpright ? size : CGSize(width: size.height, height: size.width)
    if padsWithButton.contains(upright) { return UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0) }
    if pads.contains(upright) { return UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0) }
    guard let phone = phones.first(where: { $0.size == upright && ($0.scale ?? scale) == scale }) else {
      return .zero
    }
    if isUpright { return UIEdgeInsets(top: phone.top, left: 0, bottom: phone.bottom, right: 0) }
    // Held across, a phone shows no status bar; the notch is at a side, and both sides keep clear of it.
    if phone.bottom == 0 { return .zero }
    return UIEdgeInsets(top: 0, left: phone.top, bottom: lyingBottom, right: phone.top)
  }
}
