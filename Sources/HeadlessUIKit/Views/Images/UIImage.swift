public import Foundation
import Synchronization

/// An image's size; there are no pixels, and none are read from anywhere.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiimage>
public final class UIImage: NSObject, NSCopying, NSSecureCoding, Sendable {
  /// The first property: see `ObjectMark`.
  private let mark = ObjectMark.word
  /// In points.
  public let size: CGSize
  /// Pixels a point: one, unless it was made with more.
  public let scale: CGFloat
  /// As large as it should be, and empty; nil of an image without extent, or of one too large for any memory.
  public var cgImage: CGImage? {
    let isTurned = imageOrientation.isTurned
    let (across, down) = isTurned ? (size.height, size.width) : (size.width, size.height)
    return CGImage(pixels: CGSize(width: across * scale, height: down * scale))
  }
  /// How it would be turned.
  public let imageOrientation: Orientation
  /// Kept, never drawn.
  public let renderingMode: RenderingMode

  /// An image without extent.
  public convenience override init() { self.init(size: .zero) }

  /// Any name is an image, of 20 points in square (ours): there are no assets to find it in. Nil without a name.
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }
  /// Any name is an image, of 20 points in square (ours): there are no assets to find it in. Nil without a name.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(named: name, in: bundle, with: nil)
  }
  /// Any name is a symbol, of 20 points in square (ours). Nil without a name.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }
  /// Always nil: pixels are not read.
  public convenience init?(contentsOfFile path: String) { return nil }
  /// Always nil: pixels are not read.
  public convenience init?(data: Data) { return nil }

  /// Not in UIKit, where a size comes with pixels: stands in for an image of that many points.
  public convenience init(size: CGSize) { self.init(size: size, scale: 1) }

  convenience init(size: CGSize, scale: CGFloat) { self.init(size: size, .automatic, scale: scale) }

  /// As large as the pixels, with one a point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// As large as the pixels at that scale; across and down change places where it is turned.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let (across, down) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
    let size =
      orientation.isTurned ? CGSize(width: down, height: across) : CGSize(width: across, height: down)
    self.init(size: size, .automatic, scale: scale, orientation: orientation)
  }

  init(
    size: CGSize, _ mode: RenderingMode, scale: CGFloat, orientation: Orientation = .up,
    details: Details = Details()
  ) {
    self.size = size
    self.scale = scale
    imageOrientation = orientation
    renderingMode = mode
    self.details = details
    super.init()
  }

  /// What few images have.
  let details: Details
  /// Nil of one that nobody has asked for it.
  let asset = Mutex<UIImageAsset?>(nil)

  /// Itself: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Comparing

  /// Whether it was made of the same name, and in the same way from there on; one without a name is equal to itself
  /// alone.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if other === self { return true }
    return details.origin != nil && details == other.details && size == other.size && scale == other.scale
      && imageOrientation == other.imageOrientation && renderingMode == other.renderingMode
  }

  public override var hash: Int { details.origin?.hashValue ?? super.hash }

  static let namedSize = CGSize(width: 20, height: 20)

  /// What of it doesn't count where constraints align it; nothing, unless code has said so.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiimage/alignmentrectinsets>
  public var alignmentRectInsets: UIEdgeInsets { details.alignment }
  /// The same, aligned without its outer parts.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignment = alignmentInsets }
  }

  /// The same, drawn differently: not at all.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(size: size, renderingMode, scale: scale, orientation: imageOrientation, details: details)
  }
  /// The same in another colour: kept, never drawn.
  public func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }
  /// The same in another colour: kept, never drawn.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  /// Nil: there are no pixels.
  public func pngData() -> Data? { nil }
  /// Nil: there are no pixels.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  /// Accepted: nothing is drawn.
  public func draw(in rect: CGRect) {}
  /// Accepted: nothing is drawn.
  public func draw(at point: CGPoint) {}
  /// Accepted: nothing is drawn.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Accepted: nothing is drawn.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Accepted: nothing is drawn.
  public func drawAsPattern(in rect: CGRect) {}

  /// Turned round.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    UIImage(size: size, renderingMode, scale: scale, orientation: imageOrientation.mirrored, details: details)
  }
  /// The same: nothing is drawn.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage { self }

  /// How an image is turned. Raw values are UIKit's.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    /// Whether across becomes down.
    var isTurned: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      default: false
      }
    }

    var mirrored: Orientation { Orientation(rawValue: (rawValue + 4) % 8) ?? self }
  }

  /// Whether an image's own colours show. Raw values are UIKit's.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  /// How bright it may be shown; nothing is drawn. Raw values are UIKit's.
  public enum DynamicRange: Int, Sendable { case unspecified = -1, standard, constrainedHigh, high }
  /// How an image fills more room than it has. Raw values are UIKit's.
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  /// How bold a symbol is. Raw values are UIKit's.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a symbol is beside its text. Raw values are UIKit's.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }
}
