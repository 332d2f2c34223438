#if !canImport(Darwin)
  public import Foundation

  /// A colour of a layer: the numbers that its space asks for, and alpha behind them. Nothing is drawn with it.
  ///
  /// A grey has two components, and is no colour of red, green and blue, however equal they look.
  ///
  /// Apple: <https://developer.apple.com/documentation/coregraphics/cgcolor>
  public final class CGColor: Hashable, Sendable {
    /// What the numbers mean; nil of none.
    public let colorSpace: CGColorSpace?
    /// As the space has them, and alpha: two of a grey, four of red, green and blue.
    public let components: [CGFloat]?
    /// What is repeated; nil of a plain colour.
    public let pattern: CGPattern?

    init(_ space: CGColorSpace, _ components: [CGFloat], pattern: CGPattern? = nil) {
      (colorSpace, self.components, self.pattern) = (space, components, pattern)
    }

    /// Reads as many numbers as the space has, and alpha.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
      self.init(space, Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
    }

    /// Red, green and blue, each from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(CGColorSpace(CGColorSpace.genericRGB, .rgb), [red, green, blue, alpha])
    }
    /// Of the space that most screens have, each from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(CGColorSpace(CGColorSpace.sRGB, .rgb), [red, green, blue, alpha])
    }
    /// A grey, 0 black to 1 white: two components.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
      self.init(CGColorSpace(CGColorSpace.genericGray, .monochrome), [gray, alpha])
    }
    /// A grey, 0 black to 1 white: two components.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
      self.init(CGColorSpace(CGColorSpace.genericGrayGamma2_2, .monochrome), [gray, alpha])
    }
    /// As printers have it: five components.
    public convenience init(
      genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
      self.init(CGColorSpace(CGColorSpace.genericCMYK, .cmyk), [cyan, magenta, yellow, black, alpha])
    }
    /// Nil where the space is none of patterns. Reads the numbers of the space beneath it, and alpha.
    public convenience init?(
      patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
    ) {
      guard space.model == .pattern else { return nil }
      let count = (space.baseColorSpace?.numberOfComponents ?? 0) + 1
      self.init(space, Array(UnsafeBufferPointer(start: components, count: count)), pattern: pattern)
    }

    /// Opaque.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Black, and nothing of it to be seen.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// From 0 to 1: the last component.
    public var alpha: CGFloat { components?.last ?? 1 }
    /// How many `components` there are, alpha counted.
    public var numberOfComponents: Int { components?.count ?? 0 }

    /// The same colour.
    public func copy() -> CGColor? { self }

    /// The same colour, so opaque.
    public func copy(alpha: CGFloat) -> CGColor? {
      guard let colorSpace, let components else { return nil }
      return CGColor(colorSpace, components.dropLast() + [alpha], pattern: pattern)
    }

    /// As another space has it: between greys and spaces of red, green and blue, whose numbers are taken for one
    /// another's (ours); nil for any other.
    public func converted(
      to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
    ) -> CGColor? {
      guard let colorSpace, let components, pattern == nil else { return nil }
      switch (colorSpace.model, space.model) {
      case (.rgb, .rgb), (.monochrome, .monochrome), (.cmyk, .cmyk): return CGColor(space, components)
      case (.monochrome, .rgb):
        return CGColor(space, [components[0], components[0], components[0], components[1]])
      case (.rgb, .monochrome):
        let grey = 0.2126 * components[0] + 0.7152 * components[1] + 0.0722 * components[2]
        return CGColor(space, [grey, components[3]])
      default: return nil
      }
    }

    /// Equal where space and numbers are.
    public static func == (one: CGColor, other: CGColor) -> Bool {
      one.colorSpace == other.colorSpace && one.components == other.components && one.pattern === other.pattern
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
  }
#endif
