public import Foundation

/// An image's size; there are no pixels, and none are read from anywhere.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiimage>
public final class UIImage: NSObject, Sendable {
  /// In points.
  public let size: CGSize

  /// An image without extent.
  public override init() { size = .zero }

  /// Always nil: there are no assets to find it in.
  public convenience init?(named name: String) { return nil }
  /// Always nil: there are no symbols to find it in.
  public convenience init?(systemName name: String) { return nil }
  /// Always nil: pixels are not read.
  public convenience init?(contentsOfFile path: String) { return nil }
  /// Always nil: pixels are not read.
  public convenience init?(data: Data) { return nil }

  /// Not in UIKit, where a size comes with pixels: stands in for an image of that many points.
  public init(size: CGSize) { self.size = size }
}
