public import Foundation

/// An image's size; there are no pixels, and none are read from anywhere.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiimage>
public final class UIImage: NSObject, Sendable {
  /// In points.
  public let size: CGSize
  /// Pixels a point: one, as there are no pixels.
  public var scale: CGFloat { 1 }
  /// Nil: there are no pixels.
  public var cgImage: CGImage? { nil }
  /// Kept, never drawn.
  public let renderingMode: RenderingMode

  /// An image without extent.
  public convenience override init() { self.init(size: .zero) }

  /// Any name is an image, of 20 points in square (ours): there are no assets to find it in.
  public convenience init?(named name: String) { self.init(size: Self.namedSize) }
  /// Any name is an image, of 20 points in square (ours): there are no assets to find it in.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(size: Self.namedSize)
  }
  /// Any name is a symbol, of 20 points in square (ours).
  public convenience init?(systemName name: String) { self.init(size: Self.namedSize) }
  /// Any name is a symbol, as large as its configuration says (ours).
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    let size = configuration?.pointSize ?? 0
    self.init(size: size > 0 ? CGSize(width: size, height: size) : Self.namedSize)
  }
  /// Always nil: pixels are not read.
  public convenience init?(contentsOfFile path: String) { return nil }
  /// Always nil: pixels are not read.
  public convenience init?(data: Data) { return nil }

  /// Not in UIKit, where a size comes with pixels: stands in for an image of that many points.
  public convenience init(size: CGSize) { self.init(size: size, .automatic) }

  private init(size: CGSize, _ mode: RenderingMode) {
    self.size = size
    renderingMode = mode
    super.init()
  }

  private static let namedSize = CGSize(width: 20, height: 20)

  /// The same, drawn differently: not at all.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { UIImage(size: size, renderingMode) }
  /// The same: nothing is drawn.
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  /// The same: nothing is drawn.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }
  /// As large as the configuration says.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    let points = configuration.pointSize
    return points > 0 ? UIImage(size: CGSize(width: points, height: points), renderingMode) : self
  }
  /// The same: nothing is drawn.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  /// The same: nothing is drawn.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { self }

  /// Nil: there are no pixels.
  public func pngData() -> Data? { nil }
  /// Nil: there are no pixels.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  /// Stops: nothing is drawn.
  public func draw(in rect: CGRect) { Unmodelled.drawing("UIImage.draw(in:)") }
  /// Stops: nothing is drawn.
  public func draw(at point: CGPoint) { Unmodelled.drawing("UIImage.draw(at:)") }

  /// Whether an image's own colours show. Raw values are UIKit's.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  /// How an image fills more room than it has. Raw values are UIKit's.
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  /// How large a symbol is, and how bold.
  public struct SymbolConfiguration: Hashable, Sendable {
    /// In points; 0 for the usual size.
    public let pointSize: CGFloat

    /// A size.
    public init(pointSize: CGFloat) { self.pointSize = pointSize }
    /// A size; the weight is not drawn.
    public init(pointSize: CGFloat, weight: SymbolWeight) { self.pointSize = pointSize }
    /// A size; weight and scale are not drawn.
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { self.pointSize = pointSize }
    /// The style's size.
    public init(textStyle: UIFont.TextStyle) { pointSize = UIFont.preferredFont(forTextStyle: textStyle).pointSize }
    /// The usual size.
    public init(scale: SymbolScale) { pointSize = 0 }
    /// The usual size.
    public init(weight: SymbolWeight) { pointSize = 0 }
  }

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

#if !canImport(Darwin)
  /// An image's pixels. There are none: nobody gets one.
  public final class CGImage: Sendable {
    private init() {}
  }
#endif
