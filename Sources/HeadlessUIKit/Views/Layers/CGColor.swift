#if !canImport(CoreGraphics)
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

    public static func == (one: CGColor, other: CGColor) -> Bool { one.components == other.components }
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
  }
#endif
