public import Foundation

extension UIView {
  /// A part of a view that content keeps to. Rounded corners and a window's buttons take nothing from it here: no
  /// log tells of them.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiviewlayoutregion>
  @preconcurrency @MainActor
  public final class LayoutRegion: NSObject {
    /// By which of its insets a region keeps clear of corners; nothing comes of it. Raw values are UIKit's.
    public enum AdaptivityAxis: Int, Hashable, Sendable { case none, horizontal, vertical }

    fileprivate enum Kind { case safeArea, margins, readableContent }
    fileprivate let kind: Kind

    fileprivate init(_ kind: Kind) {
      self.kind = kind
      super.init()
    }

    /// What bars and the screen's own parts leave.
    public static func safeArea(cornerAdaptation: AdaptivityAxis = .none) -> LayoutRegion {
      LayoutRegion(.safeArea)
    }
    /// The view less its margins.
    public static func margins(cornerAdaptation: AdaptivityAxis = .none) -> LayoutRegion { LayoutRegion(.margins) }
    /// As wide as a text is well read.
    public static func readableContent(cornerAdaptation: AdaptivityAxis = .none) -> LayoutRegion {
      LayoutRegion(.readableContent)
    }
  }

  /// The guide that follows the region: the one that the view has for it.
  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
    switch region.kind {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readableContent: readableContentGuide
    }
  }

  /// In points: from the view's edges to the region's, as the last layout has them.
  public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
    switch region.kind {
    case .safeArea: return safeAreaInsets
    case .margins: return layoutMargins
    case .readableContent:
      let (outer, inner) = (bounds, readableContentGuide.layoutFrame)
      return UIEdgeInsets(
        top: inner.minY - outer.minY, left: inner.minX - outer.minX, bottom: outer.maxY - inner.maxY,
        right: outer.maxX - inner.maxX)
    }
  }

  /// In points: the same, from where the view begins to be read.
  public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    byReading(edgeInsets(for: region))
  }
}
