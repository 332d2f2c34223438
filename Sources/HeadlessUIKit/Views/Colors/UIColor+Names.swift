public import Foundation

extension UIColor {
  /// A grey: there are no assets, and any name is a colour.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(white: 0.5, alpha: 1)
  }

  /// How much a colour is to be seen. Raw values are UIKit's.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uicolor/prominence-swift.enum>
  public enum Prominence: Int, Hashable, Sendable { case primary, secondary, tertiary, quaternary }

  #if !canImport(Darwin)
    /// The same, for filters.
    public var ciColor: CIColor { CIColor(color: self) }
    /// The same, of filters.
    public convenience init(ciColor: CIColor) {
      self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }
  #endif
}
