public import Foundation

extension UIColor {
  /// A grey: there are no assets, and any name is a colour.
  @MainActor @preconcurrency
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(white: 0.5, alpha: 1)
  }

  /// The same colour, less prominent: not drawn.
  public func withProminence(_ prominence: Prominence) -> UIColor { self }

  /// How much a colour is to be seen. Raw values are UIKit's.
  public enum Prominence: Int, Sendable { case primary, secondary, tertiary, quaternary }

  #if !canImport(Darwin)
    /// The same, for filters.
    public var ciColor: CIColor { CIColor(color: self) }
    /// The same, of filters.
    public convenience init(ciColor: CIColor) {
      self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }
  #endif
}
