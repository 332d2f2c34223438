#if !canImport(Darwin)
  public import Foundation

  /// What a colour's numbers mean. Nothing is drawn with it.
  ///
  /// Apple: <https://developer.apple.com/documentation/coregraphics/cgcolorspace>
  public final class CGColorSpace: Hashable, Sendable {
    /// As it was asked for.
    public let name: String?
    /// How many numbers a colour has, alpha not counted.
    public let numberOfComponents: Int
    /// What kind it is.
    public let model: CGColorSpaceModel

    /// Any name is a space.
    public convenience init?(name: String) {
      let isGray = name == CGColorSpace.genericGrayGamma2_2 || name == CGColorSpace.linearGray
      self.init(name, isGray ? .monochrome : .rgb)
    }

    init(_ name: String, _ model: CGColorSpaceModel) {
      self.name = name
      self.model = model
      numberOfComponents = model == .monochrome ? 1 : 3
    }

    /// A name of a space.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// A name of a space.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// A name of a space.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// A name of a space.
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    /// A name of a space.
    public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
    /// A name of a space.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    /// A name of a space.
    public static let linearGray = "kCGColorSpaceLinearGray"

    public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool { one.name == other.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// Kinds of colour spaces. Raw values are CoreGraphics'.
  public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
  }

  /// The device's red, green and blue.
  public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace("kCGColorSpaceDeviceRGB", .rgb) }
  /// The device's greys.
  public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace("kCGColorSpaceDeviceGray", .monochrome)
  }

  /// Where a pixel has its alpha. Raw values are CoreGraphics'.
  public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
  }

  /// How a bitmap's bytes lie. Raw values are CoreGraphics'.
  public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
  }

  /// Colours that run into each other. Nothing is drawn with them.
  ///
  /// Apple: <https://developer.apple.com/documentation/coregraphics/cggradient>
  public final class CGGradient {
    /// Nil where there is not a location for each colour.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
      guard colors.count > 0 else { return nil }
    }

    /// Nil without colours.
    public init?(
      colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
      locations: UnsafePointer<CGFloat>?, count: Int
    ) {
      guard count > 0 else { return nil }
    }
  }

  /// Whether a gradient goes on beyond its ends. Nothing is drawn.
  public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
  }

  /// An image's size in pixels; what would be in them is nowhere.
  ///
  /// Apple: <https://developer.apple.com/documentation/coregraphics/cgimage>
  public final class CGImage: Sendable {
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int

    /// What it was made from; nil of an image that was drawn.
    public let dataProvider: CGDataProvider?

    /// Nil without pixels.
    init?(width: Int, height: Int, provider: CGDataProvider? = nil) {
      guard width > 0, height > 0 else { return nil }
      (self.width, self.height) = (width, height)
      dataProvider = provider
    }

    /// Of bytes, which are kept as they are. Nil without pixels.
    public convenience init?(
      width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
      bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
      shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
      self.init(width: width, height: height, provider: provider)
    }

    /// The part in the rectangle, in pixels; nil where that is outside.
    public func cropping(to rect: CGRect) -> CGImage? {
      let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
      return part.isNull ? nil : CGImage(width: Int(part.width), height: Int(part.height))
    }

    /// Itself: no pixel is there to be masked.
    public func masking(_ mask: CGImage) -> CGImage? { self }
  }
#endif
