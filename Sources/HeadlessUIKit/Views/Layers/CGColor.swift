#if !canImport(Darwin)
  public import Foundation

  /// A colour of a layer: red, green, blue and alpha. Nothing is drawn with it.
  public final class CGColor: Hashable, Sendable {
    /// Red, green, blue and alpha.
    public let components: [CGFloat]?
    /// From 0 to 1.
    public let alpha: CGFloat

    /// Each from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      components = [red, green, blue, alpha]
      self.alpha = alpha
    }

    /// How many `components` there are.
    public var numberOfComponents: Int { components?.count ?? 0 }

    /// A grey.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
      self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// The same colour, so opaque.
    public func copy(alpha: CGFloat) -> CGColor? {
      guard let components, components.count == 4 else { return nil }
      return CGColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
    }

    public static func == (one: CGColor, other: CGColor) -> Bool { one.components == other.components }
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
  }
#endif
