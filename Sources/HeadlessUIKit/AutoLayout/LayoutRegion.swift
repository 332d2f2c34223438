import Foundation

extension UIView {
  /// A part of a view, by its name.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiview/layoutregion>
  public struct LayoutRegion: Hashable, Sendable {
    fileprivate enum Part: Hashable, Sendable { case safeArea, margins, readable }
    fileprivate let part: Part

    /// In which direction a region goes out of the way of what stands in a corner.
    public enum AdaptivityAxis: Hashable, Sendable { case horizontal, vertical }

    /// What no bar covers. Nothing stands in a corner of the screen (ours).
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion { .init(part: .safeArea) }
    /// What is within the margins. Nothing stands in a corner of the screen (ours).
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion { .init(part: .margins) }
    /// What is not too wide to be read. Nothing stands in a corner of the screen (ours).
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      .init(part: .readable)
    }
  }

  /// For rules about the region: the view's own guide of it.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiview/layoutguide(for:)>
  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
    switch region.part {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readable: readableContentGuide
    }
  }

  /// How far the region's edges are from the view's, in points.
  public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
    let frame = layoutGuide(for: region).layoutFrame
    return UIEdgeInsets(
      top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY,
      right: bounds.maxX - frame.maxX)
  }

  /// The same, by the direction in which lines are read.
  public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    byReading(edgeInsets(for: region))
  }
}
