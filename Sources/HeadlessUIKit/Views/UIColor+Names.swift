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

#if !canImport(Darwin)
  extension CGColor {
    /// Red, green and blue, each from 0 to 1, in that space.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// As many numbers as the space has, and alpha; nil of a space that has neither greys nor red, green and blue.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
      switch space.model {
      case .monochrome: self.init(gray: components[0], alpha: components[1])
      case .rgb: self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
      default: return nil
      }
    }
    /// Red, green and blue of sRGB: a grey is kept as one of these.
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
    /// Nil: no colour is a pattern here.
    public var pattern: AnyObject? { nil }
  }
#endif
