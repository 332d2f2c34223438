public import Foundation

// What UIKit keeps in archives of its values. An archive that a device has written is read by nobody here: its keys
// are Apple's own.

extension UIColor {
  /// Always true.
  public static var supportsSecureCoding: Bool { true }

  /// Its numbers, or the name of one of UIKit's own that follow the appearance; an application's dynamic one's
  /// numbers are those that it has at the moment.
  public func encode(with coder: NSCoder) {
    coder.encode(prominence.rawValue, forKey: "prominence")
    if let name = provider?.name {
      coder.encode(name as NSString, forKey: "name")
      if let opacity { coder.encode(Double(opacity), forKey: "alpha") }
      return
    }
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let parts = present.isGrey ? [("white", red)] : [("red", red), ("green", green), ("blue", blue)]
    for (key, number) in parts + [("alpha", alpha)] { coder.encode(Double(number), forKey: key) }
  }

  /// What was written of a colour; nil of a name that none of UIKit's has.
  public convenience init?(coder: NSCoder) {
    func number(_ key: String) -> CGFloat { coder.decodeDouble(forKey: key) }
    let prominence = Prominence(rawValue: coder.decodeInteger(forKey: "prominence")) ?? .primary
    if let name = coder.text(forKey: "name") {
      guard let provider = UIColor.system(named: name)?.provider else { return nil }
      let opacity = coder.containsValue(forKey: "alpha") ? number("alpha") : nil
      self.init(provider, opacity: opacity, prominence)
    } else if coder.containsValue(forKey: "white") {
      let white = number("white")
      self.init(white, white, white, number("alpha"), isGrey: true, prominence)
    } else {
      self.init(number("red"), number("green"), number("blue"), number("alpha"), isGrey: false, prominence)
    }
  }
}

extension UIFont {
  /// Always true.
  public static var supportsSecureCoding: Bool { true }

  /// Its name, its size and its weight.
  public func encode(with coder: NSCoder) {
    coder.encode(fontName as NSString, forKey: "name")
    coder.encode(Double(pointSize), forKey: "size")
    coder.encode(Double(weight.rawValue), forKey: "weight")
  }

  /// What was written of a font.
  public convenience init?(coder: NSCoder) {
    guard let name = coder.text(forKey: "name") else { return nil }
    self.init(
      name, coder.decodeDouble(forKey: "size"), Weight(rawValue: coder.decodeDouble(forKey: "weight")))
  }
}

extension UIFontDescriptor {
  /// Always true.
  public static var supportsSecureCoding: Bool { true }

  /// Its name, its size and its traits.
  public func encode(with coder: NSCoder) {
    coder.encode(postscriptName as NSString, forKey: "name")
    coder.encode(Double(pointSize), forKey: "size")
    coder.encode(Int(symbolicTraits.rawValue), forKey: "traits")
  }

  /// What was written of a descriptor.
  public convenience init?(coder: NSCoder) {
    guard let name = coder.text(forKey: "name") else { return nil }
    let traits = SymbolicTraits(rawValue: UInt32(truncatingIfNeeded: coder.decodeInteger(forKey: "traits")))
    self.init(name, coder.decodeDouble(forKey: "size"), traits)
  }
}

extension UIImage {
  /// Always true.
  public static var supportsSecureCoding: Bool { true }

  /// Its size, its scale, and how it is turned and rendered.
  public func encode(with coder: NSCoder) {
    for (key, number) in [("width", size.width), ("height", size.height), ("scale", scale)] {
      coder.encode(Double(number), forKey: key)
    }
    coder.encode(imageOrientation.rawValue, forKey: "orientation")
    coder.encode(renderingMode.rawValue, forKey: "renderingMode")
  }

  /// What was written of an image.
  public convenience init?(coder: NSCoder) {
    let size = CGSize(width: coder.decodeDouble(forKey: "width"), height: coder.decodeDouble(forKey: "height"))
    self.init(
      size: size, RenderingMode(rawValue: coder.decodeInteger(forKey: "renderingMode")) ?? .automatic,
      scale: coder.decodeDouble(forKey: "scale"),
      orientation: Orientation(rawValue: coder.decodeInteger(forKey: "orientation")) ?? .up)
  }
}

extension NSCoder {
  /// Nil where nothing of it is there.
  func text(forKey key: String) -> String? {
    guard containsValue(forKey: key) else { return nil }
    return decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) }
  }

  /// Nil where nothing of it is there.
  func data(forKey key: String) -> Data? {
    guard containsValue(forKey: key) else { return nil }
    return decodeObject(of: NSData.self, forKey: key).map { Data(referencing: $0) }
  }
}
