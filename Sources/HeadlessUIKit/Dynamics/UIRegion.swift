public import Foundation

/// A part of the plane, about its own origin; to limit fields that are not modelled.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiregion>
@preconcurrency @MainActor
open class UIRegion: NSObject, @preconcurrency NSCopying {
  private let holds: (CGPoint) -> Bool

  /// A circle about the origin.
  public convenience init(radius: CGFloat) { self.init(holding: { hypot($0.x, $0.y) <= radius }) }
  /// A rectangle about the origin.
  public convenience init(size: CGSize) {
    self.init(holding: { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 })
  }

  /// Everything.
  open class var infinite: UIRegion { UIRegion(holding: { _ in true }) }
  /// What is not in it.
  open func inverse() -> UIRegion {
    UIRegion(holding: { [holds] in !holds($0) })
  }
  /// What is in one or the other.
  open func union(_ region: UIRegion) -> UIRegion {
    UIRegion(holding: { [holds] in holds($0) || region.holds($0) })
  }
  /// What is in this one, and not in the other.
  open func difference(from region: UIRegion) -> UIRegion {
    UIRegion(holding: { [holds] in holds($0) && !region.holds($0) })
  }
  /// What is in both.
  open func intersection(_ region: UIRegion) -> UIRegion {
    UIRegion(holding: { [holds] in holds($0) && region.holds($0) })
  }
  /// Whether the point is in it.
  open func contains(_ point: CGPoint) -> Bool { holds(point) }
  /// The same: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  private init(holding holds: @escaping (CGPoint) -> Bool) {
    self.holds = holds
    super.init()
  }
}
