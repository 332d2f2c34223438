#if !canImport(Darwin)
  public import Foundation

  /// A direction with a length, in points.
  public struct CGVector: Hashable, Sendable {
    /// To the right.
    public var dx: CGFloat
    /// Down.
    public var dy: CGFloat

    public init() {
      self.init(dx: 0, dy: 0)
    }

    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    public init(dx: Double, dy: Double) {
      self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    public init(dx: Int, dy: Int) {
      self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    public static let zero = CGVector()
  }

  /// Two numbers in an array, as CoreGraphics encodes it.
  extension CGVector: Codable {
    public init(from decoder: any Decoder) throws {
      let numbers = try decoder.numbers(2)
      (dx, dy) = (numbers[0], numbers[1])
    }

    public func encode(to encoder: any Encoder) throws {
      try encoder.encode(numbers: dx, dy)
    }
  }
#endif
