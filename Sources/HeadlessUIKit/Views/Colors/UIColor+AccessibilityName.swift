import Foundation

extension UIColor {
  /// What a voice calls the colour, in English: "dark blue". Which words that are is ours.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uicolor/accessibilityname>
  public var accessibilityName: String {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    if alpha <= 0 { return "clear" }
    if brightness < 0.15 { return "black" }
    if saturation < 0.1 {
      if brightness > 0.95 { return "white" }
      return Self.shaded("gray", isDark: brightness < 0.4, isLight: brightness > 0.6)
    }
    let place = Int(cutting: (hue * CGFloat(Self.hues.count)).rounded()) % Self.hues.count
    return Self.shaded(Self.hues[place], isDark: brightness < 0.6, isLight: brightness > 0.8 && saturation < 0.5)
  }

  /// Twelve, round the circle.
  private static let hues = [
    "red", "orange", "yellow", "green", "green", "green", "cyan", "blue", "blue", "purple", "magenta", "pink",
  ]

  private static func shaded(_ name: String, isDark: Bool, isLight: Bool) -> String {
    isDark ? "dark \(name)" : isLight ? "light \(name)" : name
  }
}
