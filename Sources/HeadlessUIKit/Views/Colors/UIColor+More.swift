public import Foundation

extension UIColor {
  /// What of the colour is beyond white; one, for none is.
  public var linearExposure: CGFloat { 1 }
  /// The same: no colour is brighter than white.
  public var standardDynamicRange: UIColor { self }

  /// By hue, saturation and brightness, each from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = (hue - hue.rounded(.down)) * 6
    func part(_ offset: CGFloat) -> CGFloat {
      let place = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// As `init(red:green:blue:alpha:)`.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Of a layer's colour.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    func part(_ index: Int) -> CGFloat { parts.indices.contains(index) ? parts[index] : 0 }
    if cgColor.numberOfComponents == 2 {
      self.init(white: part(0), alpha: cgColor.alpha)
    } else {
      self.init(red: part(0), green: part(1), blue: part(2), alpha: cgColor.alpha)
    }
  }

  /// Writes hue, saturation, brightness and alpha where a place is given. Always true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: alpha)
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    let sector: CGFloat =
      if range == 0 { 0 } else if most == red { (green - blue) / range } else if most == green {
        (blue - red) / range + 2
      } else { (red - green) / range + 4 }
    hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
    saturation?.pointee = most == 0 ? 0 : range / most
    brightness?.pointee = most
    return true
  }

  /// Writes a grey as bright, and alpha, where a place is given; false where the colour is none.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    var (red, green, blue, opacity): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &opacity)
    guard red == green, green == blue else { return false }
    white?.pointee = red
    alpha?.pointee = opacity
    return true
  }

  /// A grey: there are no assets, and any name is a colour.
  public convenience init?(named name: String) { self.init(white: 0.5, alpha: 1) }

  /// Of the image that would be repeated: a grey.
  public convenience init(patternImage image: UIImage) { self.init(white: 0.5, alpha: 1) }
}
