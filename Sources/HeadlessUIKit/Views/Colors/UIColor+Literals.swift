import Foundation

/// What `#colorLiteral` is.
public typealias _ColorLiteralType = UIColor
/// What `#imageLiteral` is.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
  /// `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension UIColor {
  /// Swift 3's name for what `#colorLiteral` makes.
  public convenience init(colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(_colorLiteralRed: red, green: green, blue: blue, alpha: alpha)
  }
}

extension UIImage: _ExpressibleByImageLiteral {
  /// `#imageLiteral(resourceName: "star")`: as `init(named:)`, any name is an image.
  public convenience init(imageLiteralResourceName name: String) { self.init(of: .asset(named: name, in: nil)) }
}
