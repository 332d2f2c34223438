public import Foundation

/// Makes images that are as large as they should be, and empty. What would draw them is called, with a context.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer>
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let scale: CGFloat

  /// In points.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  /// Images are as large as the bounds, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat.default())
  }

  /// In points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Images are as large as the bounds, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    scale = format.scale
    super.init(bounds: bounds, format: format)
  }

  /// What draws an image.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// Always.
  open override var allowsImageOutput: Bool { true }

  /// An empty image of the renderer's size, after the actions were called.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    withContext(bounds.size, scale: scale) { context in
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      let drawing = UIGraphicsImageRendererContext(context, format: format, size: bounds.size, scale: scale)
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
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels a point.
  open var scale: CGFloat = scaleOfScreen
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

  public required init() { super.init() }

  /// As good for those traits as for others.
  public convenience init(for traitCollection: UITraitCollection) { self.init() }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? UIGraphicsImageRendererFormat {
      (copy.scale, copy.opaque, copy.preferredRange) = (scale, opaque, preferredRange)
    }
    return copy
  }

  /// Which colours there would be.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }
}

/// What a renderer's actions draw in.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext>
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let size: CGSize
  private let scale: CGFloat

  init(_ context: CGContext, format: UIGraphicsRendererFormat, size: CGSize, scale: CGFloat) {
    (self.size, self.scale) = (size, scale)
    super.init(context, format: format)
  }

  /// Empty, and as large as the renderer's.
  open var currentImage: UIImage { UIImage(size: size, scale: scale) }
}
