#if !canImport(Darwin)
  public import Foundation

  /// An image's size in pixels, and how they would lie; what would be in them is nowhere.
  ///
  /// Apple: <https://developer.apple.com/documentation/coregraphics/cgimage>
  public final class CGImage: Sendable {
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    /// What it was made from; nil of an image that was drawn.
    public let dataProvider: CGDataProvider?
    private let format: PixelFormat

    /// Nil without pixels.
    init?(width: Int, height: Int, provider: CGDataProvider? = nil, format: PixelFormat? = nil) {
      guard width > 0, height > 0 else { return nil }
      (self.width, self.height) = (width, height)
      dataProvider = provider
      self.format = format ?? PixelFormat(width: width)
    }

    /// So many pixels as that across and down; nil without any, or where no memory would hold them.
    convenience init?(pixels: CGSize) {
      let (width, height) = (Int(cutting: pixels.width.rounded()), Int(cutting: pixels.height.rounded()))
      guard max(width, height) <= Int32.max else { return nil }
      self.init(width: width, height: height)
    }

    /// Of bytes, which are kept as they are. Nil without pixels.
    public convenience init?(
      width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
      bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
      shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
      var format = PixelFormat(
        bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space, info: bitmapInfo, width: width)
      (format.bitsPerPixel, format.interpolates, format.intent) = (bitsPerPixel, shouldInterpolate, intent)
      self.init(width: width, height: height, provider: provider, format: format)
    }

    /// Of bytes that say how much is seen of what is under them. Nil without pixels.
    public convenience init?(
      maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
      provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
      var format = PixelFormat(
        bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: nil, info: [], width: width)
      (format.bitsPerPixel, format.interpolates, format.isMask) = (bitsPerPixel, shouldInterpolate, true)
      self.init(width: width, height: height, provider: provider, format: format)
    }

    /// Of a component of a pixel.
    public var bitsPerComponent: Int { format.bitsPerComponent }
    /// With what nothing is in.
    public var bitsPerPixel: Int { format.bitsPerPixel }
    /// From one row to the next.
    public var bytesPerRow: Int { format.bytesPerRow }
    /// What pixels mean; nil of a mask.
    public var colorSpace: CGColorSpace? { format.space }
    /// How bytes would lie.
    public var bitmapInfo: CGBitmapInfo { format.info }
    /// Where a pixel has its alpha.
    public var alphaInfo: CGImageAlphaInfo { format.alpha }
    /// Whether it says how much is seen, and not what.
    public var isMask: Bool { format.isMask }
    /// As it was made with.
    public var shouldInterpolate: Bool { format.interpolates }
    /// As it was made with.
    public var renderingIntent: CGColorRenderingIntent { format.intent }

    /// As large, of the same bytes.
    public func copy() -> CGImage? { self }
    /// As large, of the same bytes, which now mean another space's colours; nil for a mask, and for a space of
    /// another number of components.
    public func copy(colorSpace space: CGColorSpace) -> CGImage? {
      guard !isMask, space.numberOfComponents == colorSpace?.numberOfComponents else { return nil }
      var format = format
      format.space = space
      return CGImage(width: width, height: height, provider: dataProvider, format: format)
    }
    /// As large: no pixel is there to be left out.
    public func copy(maskingColorComponents components: UnsafePointer<CGFloat>) -> CGImage? { isMask ? nil : self }

    /// The part in the rectangle, in pixels; nil where that is outside.
    public func cropping(to rect: CGRect) -> CGImage? {
      let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
      return part.isNull ? nil : CGImage(width: Int(part.width), height: Int(part.height), format: format)
    }

    /// Itself: no pixel is there to be masked.
    public func masking(_ mask: CGImage) -> CGImage? { self }
  }

  extension CGContext {
    /// 0 of what is no bitmap.
    public var bitsPerComponent: Int { bitmap?.bitsPerComponent ?? 0 }
    /// 0 of what is no bitmap.
    public var bitsPerPixel: Int { bitmap?.bitsPerPixel ?? 0 }
    /// 0 of what is no bitmap.
    public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }
    /// Nil of what is no bitmap.
    public var colorSpace: CGColorSpace? { bitmap?.space }
    /// Empty of what is no bitmap.
    public var bitmapInfo: CGBitmapInfo { bitmap?.info ?? [] }
    /// None of what is no bitmap.
    public var alphaInfo: CGImageAlphaInfo { bitmap?.alpha ?? .none }

    /// From the user's coordinates to pixels: the same, as a unit of the base space is a pixel.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }
    private var deviceToUser: CGAffineTransform { ctm.isInvertible ? ctm.inverted() : .identity }
    /// In pixels.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    /// In pixels.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
    /// In pixels: around all of it.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    /// Of a place in pixels.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(deviceToUser) }
    /// Of a size in pixels.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(deviceToUser) }
    /// Of a rectangle in pixels: around all of it.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(deviceToUser) }
  }
#endif
