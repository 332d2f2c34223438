public import Foundation

/// Fonts and lengths that follow the text size; here it is the default one, and they stay as they are.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifontmetrics>
public final class UIFontMetrics: NSObject, Sendable {
  /// Those of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  private let style: UIFont.TextStyle

  /// Those of the style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The font itself.
  public func scaledFont(for font: UIFont) -> UIFont { font }
  /// The font itself, no larger than that.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }
  /// The value itself.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
  /// The font itself, whatever the traits say.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont { font }
  /// The font itself, no larger than that.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { scaledFont(for: font, maximumPointSize: maximumPointSize) }
  /// The value itself, whatever the traits say.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    value
  }
}

extension UIFont.TextStyle {
  /// The style's metrics.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uifont/textstyle/metrics>
  public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
}
