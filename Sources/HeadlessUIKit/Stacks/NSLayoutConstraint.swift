/// The name that UIKit gives the axes of a layout by. Constraints themselves are not modelled.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nslayoutconstraint>
public enum NSLayoutConstraint {
  /// Across or down.
  public enum Axis: Int, Hashable, Sendable { case horizontal, vertical }
}
