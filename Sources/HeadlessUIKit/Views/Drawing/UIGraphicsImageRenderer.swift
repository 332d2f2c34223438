public import Foundation

/// Makes images that are as large as they should be, and empty. What would draw them is called, with a context.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer>
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  /// How many pixels a point has; the rest is kept.
  public let format: UIGraphicsImageRendererFormat

  /// In points.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  /// Images are as large as the bounds, in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// In points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Images are as large as the bounds, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// An empty image of the renderer's size, after the actions were called.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    withContext(bounds.size, scale: format.scale) { context in
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      let drawing = UIGraphicsImageRendererContext(context, format: format, bounds: bounds)
      actions(drawing)
      return drawing.currentImage
    }
  }

  /// Empty data, after the actions were called: there are no pixels.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    _ = image(actions: actions)
    return Data()
  }

  /// Empty data, after the actions were called: there are no pixels.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    _ = image(actions: actions)
    return Data()
  }
}

/// What images are made as. Nothing is drawn.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat>
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels a point.
  open var scale: CGFloat = UIScreen.main.scale
  /// Kept.
  open var opaque = false
  /// Kept.
  open var preferredRange = Range.standard
  /// Kept, by UIKit's older name: whether colours go beyond the usual range.
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }
  /// False: no image is brighter than white.
  open var supportsHighDynamicRange: Bool { false }

  public required override init() { super.init() }

  /// As good for those traits as for others.
  public convenience init(for traitCollection: UITraitCollection) { self.init() }

  /// A new one.
  open class func `default`() -> Self { self.init() }
  /// A new one.
  open class func preferred() -> Self { self.init() }

  /// Which colours there would be.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }
}

/// What a renderer's actions draw in.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext>
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  /// The present context, too, while the actions run.
  public let cgContext: CGContext
  /// The renderer's.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  init(_ context: CGContext, format: UIGraphicsImageRendererFormat, bounds: CGRect) {
    (cgContext, self.format, self.bounds) = (context, format, bounds)
    super.init()
  }

  /// Empty, and as large as the renderer's.
  open var currentImage: UIImage { UIImage(size: bounds.size, scale: format.scale) }
  /// Accepted: nothing is drawn.
  open func fill(_ rect: CGRect) {}
  /// Accepted: nothing is drawn.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {}
  /// Accepted: nothing is drawn.
  open func stroke(_ rect: CGRect) {}
  /// Accepted: nothing is drawn.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {}
  /// Cuts off what lies outside.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
