import Foundation
import TouchLogs

/// The whole points of a screen, from left to right and from the top down.
struct PointGrid: Hashable, Sendable {
  /// Screens with more points are refused: 16 million, four thousand by four thousand.
  static let most = 1 << 24

  let width: Int
  let height: Int

  /// - Parameter screen: a possible one.
  /// - Throws: `ReachabilityError` where the screen has more points than can be asked.
  init(_ screen: Screen) throws(ReachabilityError) {
    guard screen.width * screen.height <= Double(Self.most), max(screen.width, screen.height) <= Double(Self.most)
    else { throw .screenTooLarge(screen) }
    // As many as have their middle on the screen.
    width = Int((screen.width - 0.5).rounded(.up))
    height = Int((screen.height - 0.5).rounded(.up))
  }

  var count: Int { width * height }
  var region: PointRegion { PointRegion(x: 0..<width, y: 0..<height) }

  func index(x: Int, y: Int) -> Int { y * width + x }

  /// Where a finger lands on that point: in its middle.
  static func middle(x: Int, y: Int) -> CGPoint { CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5) }

  func middle(of index: Int) -> CGPoint { Self.middle(x: index % width, y: index / width) }
}
