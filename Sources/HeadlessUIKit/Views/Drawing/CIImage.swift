#if !canImport(Darwin)
  public import Foundation

  /// An image to be filtered. It has an extent, and no pixels.
  ///
  /// Apple: <https://developer.apple.com/documentation/coreimage/ciimage>
  open class CIImage: NSObject {
    /// In pixels.
    public let extent: CGRect
    /// Nil: nothing is drawn.
    open var cgImage: CGImage? { CGImage(pixels: extent.size) }

    /// Of no extent.
    public override convenience init() { self.init(extent: .zero) }

    /// Of that extent.
    init(extent: CGRect) {
      self.extent = extent
      super.init()
    }

    /// As large as the image's pixels.
    public convenience init(cgImage image: CGImage) {
      self.init(extent: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    }
    /// As large as the image's pixels; nil of an image without extent.
    public convenience init?(image: UIImage) {
      guard image.size.width > 0, image.size.height > 0 else { return nil }
      self.init(
        extent: CGRect(x: 0, y: 0, width: image.size.width * image.scale, height: image.size.height * image.scale))
    }
    /// Of one colour, everywhere.
    public convenience init(color: CIColor) { self.init(extent: .infinite) }
    /// Always nil: pixels are not read.
    public convenience init?(contentsOf url: URL) { return nil }
    /// Always nil: pixels are not read.
    public convenience init?(data: Data) { return nil }

    /// What of it is in the rectangle.
    open func cropped(to rect: CGRect) -> CIImage { CIImage(extent: extent.intersection(rect)) }
    /// Turned, moved, made larger.
    open func transformed(by matrix: CGAffineTransform) -> CIImage { CIImage(extent: extent.applying(matrix)) }
    /// Everywhere.
    open func clampedToExtent() -> CIImage { CIImage(extent: .infinite) }
    /// Where both are.
    open func composited(over dest: CIImage) -> CIImage { CIImage(extent: extent.union(dest.extent)) }
    /// The same: nothing is drawn.
    open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage { self }
    /// The same: nothing is drawn.
    open func applyingGaussianBlur(sigma: Double) -> CIImage { self }
    /// As an image of that orientation.
    open func oriented(forExifOrientation orientation: Int32) -> CIImage {
      orientation < 5
        ? self : CIImage(extent: CGRect(x: 0, y: 0, width: extent.height, height: extent.width))
    }
  }

  /// A colour for filters.
  ///
  /// Apple: <https://developer.apple.com/documentation/coreimage/cicolor>
  public final class CIColor: NSObject, Sendable {
    /// From 0 to 1.
    public let red: CGFloat
    /// From 0 to 1.
    public let green: CGFloat
    /// From 0 to 1.
    public let blue: CGFloat
    /// From 0 to 1.
    public let alpha: CGFloat

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
      super.init()
    }
    /// Opaque.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
      self.init(red: red, green: green, blue: blue, alpha: 1)
    }
    /// The same colour.
    public convenience init(color: UIColor) {
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  /// What makes one image of another: nothing is drawn, and an output is the input.
  ///
  /// Apple: <https://developer.apple.com/documentation/coreimage/cifilter-swift.class>
  open class CIFilter: NSObject {
    /// What it is called.
    open var name: String
    private var values: [String: Any] = [:]

    public override init() {
      name = ""
      super.init()
    }
    /// Any name is a filter.
    public convenience init?(name: String) {
      self.init()
      self.name = name
    }
    /// Any name is a filter.
    public convenience init?(name: String, parameters params: [String: Any]?) {
      self.init(name: name)
      values = params ?? [:]
    }

    /// The input image.
    open var outputImage: CIImage? { values[kCIInputImageKey] as? CIImage }
    /// What code has set.
    open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
    /// Kept; the input image is the output.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// Nothing is set any more.
    open func setDefaults() { values = [:] }
  }

  /// What would draw images for filters.
  ///
  /// Apple: <https://developer.apple.com/documentation/coreimage/cicontext>
  open class CIContext: NSObject {
    /// Any options are taken.
    public init(options: [CIContextOption: Any]? = nil) { super.init() }

    /// As large as the rectangle, and empty.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
      image.cropped(to: fromRect).cgImage
    }
  }

  /// How a context would draw.
  ///
  /// Apple: <https://developer.apple.com/documentation/coreimage/cicontextoption>
  public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  }

  /// Names a filter's input image.
  public let kCIInputImageKey = "inputImage"
  /// Names a filter's output image.
  public let kCIOutputImageKey = "outputImage"
  /// Names a filter's radius.
  public let kCIInputRadiusKey = "inputRadius"
  /// Names a filter's strength.
  public let kCIInputIntensityKey = "inputIntensity"
  /// Names a filter's brightness.
  public let kCIInputBrightnessKey = "inputBrightness"
  /// Names a filter's contrast.
  public let kCIInputContrastKey = "inputContrast"
  /// Names a filter's saturation.
  public let kCIInputSaturationKey = "inputSaturation"
  /// Names a filter's scale.
  public let kCIInputScaleKey = "inputScale"
  /// Names a filter's centre.
  public let kCIInputCenterKey = "inputCenter"
  /// Names a filter's angle.
  public let kCIInputAngleKey = "inputAngle"
  /// Names a filter's colour.
  public let kCIInputColorKey = "inputColor"
  /// Names what a filter puts an image in front of.
  public let kCIInputBackgroundImageKey = "inputBackgroundImage"

  extension UIImage {
    /// As large as its extent.
    public convenience init(ciImage: CIImage) { self.init(size: ciImage.extent.size) }
    /// As large as its extent, at that scale.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
      let extent = ciImage.extent.size
      self.init(size: CGSize(width: extent.width / scale, height: extent.height / scale))
    }
    /// Nil: no image is kept as one.
    public var ciImage: CIImage? { nil }
  }
#endif
