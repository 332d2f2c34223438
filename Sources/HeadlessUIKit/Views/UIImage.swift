public import Foundation

/// An image's size; there are no pixels, and none are read from anywhere.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiimage>
public final class UIImage: NSObject, Sendable {
  /// In points.
  public let size: CGSize

  /// An image without extent.
  public override init() { size = .zero }

  /// Not in UIKit, where a size comes with pixels: stands in for an image of that many points.
  public init(size: CGSize) { self.size = size }
}
