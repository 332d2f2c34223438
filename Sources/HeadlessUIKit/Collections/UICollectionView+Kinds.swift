/// The choices that a collection has.
extension UICollectionView {
  /// Where an item is scrolled to: one of the first three, one of the others.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// Called as an interactive transition ends: whether it ended by being finished or cancelled, and whether it was
  /// finished.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// How soon others make room for an item that is moved. Raw values are UIKit's.
  public enum ReorderingCadence: Int, Hashable, Sendable { case immediate, fast, slow }
  /// Of what cells in sight are asked for their sizes anew: of nothing, when code says so, or also when rules in
  /// their content place something anew. Raw values are UIKit's.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  /// Which way a flow layout scrolls.
  public enum ScrollDirection: Int, Hashable, Sendable { case vertical, horizontal }
}
