public import Foundation

/// The screen a log was recorded on: its size in points and its pixels a point.
///
/// Prints and reads as `390x844@3`.
public struct Screen: Hashable, Sendable {
  /// Points across.
  public var width: Double
  /// Points down.
  public var height: Double
  /// Pixels a point: 1, 2 or 3 on Apple's devices, other values elsewhere.
  public var scale: Double

  public init(width: Double, height: Double, scale: Double) {
    self.width = width
    self.height = height
    self.scale = scale
  }

  /// A 6.1-inch iPhone, upright: `390x844@3`. What a stage gets when nothing else is said.
  public static let phone = Screen(width: 390, height: 844, scale: 3)
  /// A 12.9-inch iPad, upright: `1024x1366@2`.
  public static let tablet = Screen(width: 1024, height: 1366, scale: 2)

  /// Whether views can be laid out on it: every number above 0, and none so far from 1 that sums or fractions of
  /// them are no numbers any more. A log keeps others as it has them; nothing can be replayed on those.
  public var isPossible: Bool {
    [width, height, scale].allSatisfy { (1e-9...1e9).contains($0) }
  }

  /// The whole screen, from its top left corner, in points.
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
}

extension Screen: LosslessStringConvertible {
  /// Reads `390x844@3`; without `@` the scale is 1. Nil for anything else, and for sizes that no screen has.
  public init?(_ description: String) {
    let parts = description.split(separator: "@", omittingEmptySubsequences: false)
    let size = parts[0].split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count <= 2, size.count == 2, let width = Double(size[0]), let height = Double(size[1]) else {
      return nil
    }
    guard let scale = parts.count == 2 ? Double(parts[1]) : 1 else { return nil }
    self.init(width: width, height: height, scale: scale)
    guard isPossible else { return nil }
  }

  public var description: String { "\(Self.short(width))x\(Self.short(height))@\(Self.short(scale))" }

  private static func short(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
