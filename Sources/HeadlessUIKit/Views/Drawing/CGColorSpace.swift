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

    /// What colours of patterns are made of; nil of any other space, and of patterns that have their own colours.
    public let baseColorSpace: CGColorSpace?

    /// Nil where CoreGraphics has no space of that name.
    public convenience init?(name: String) {
      guard let model = Self.models[name] else { return nil }
      self.init(name, model)
    }

    /// Of patterns: without a space beneath it, of such as have their own colours.
    public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
      guard baseSpace?.model != .pattern else { return nil }
      self.init(nil, .pattern, base: baseSpace)
    }

    init(_ name: String?, _ model: CGColorSpaceModel, base: CGColorSpace? = nil) {
      self.name = name
      self.model = model
      baseColorSpace = base
      numberOfComponents =
        switch model {
        case .monochrome: 1
        case .cmyk: 4
        case .pattern: 0
        default: 3
        }
    }

    private static let models: [String: CGColorSpaceModel] = {
      var models = [
        genericGray: CGColorSpaceModel.monochrome, genericGrayGamma2_2: .monochrome, linearGray: .monochrome,
        extendedGray: .monochrome, extendedLinearGray: .monochrome, genericCMYK: .cmyk,
      ]
      for name in [
        genericRGB, genericRGBLinear, sRGB, linearSRGB, extendedSRGB, extendedLinearSRGB, displayP3,
        extendedDisplayP3, linearDisplayP3, extendedLinearDisplayP3, adobeRGB1998, itur_709, itur_2020, dcip3,
      ] { models[name] = .rgb }
      return models
    }()

    /// A name of a space.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// A name of a space.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// A name of a space.
    public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
    /// A name of a space.
    public static let linearDisplayP3 = "kCGColorSpaceLinearDisplayP3"
    /// A name of a space.
    public static let extendedLinearDisplayP3 = "kCGColorSpaceExtendedLinearDisplayP3"
    /// A name of a space.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// A name of a space.
    public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
    /// A name of a space.
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    /// A name of a space.
    public static let adobeRGB1998 = "kCGColorSpaceAdobeRGB1998"
    /// A name of a space.
    public static let itur_709 = "kCGColorSpaceITUR_709"
    /// A name of a space.
    public static let itur_2020 = "kCGColorSpaceITUR_2020"
    /// A name of a space.
    public static let dcip3 = "kCGColorSpaceDCIP3"
    /// A name of a space.
    public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
    /// A name of a space.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    /// A name of a space.
    public static let extendedGray = "kCGColorSpaceExtendedGray"
    /// A name of a space.
    public static let extendedLinearGray = "kCGColorSpaceExtendedLinearGray"
    /// A name of a space.
    public static let linearGray = "kCGColorSpaceLinearGray"
    /// A name of a space.
    public static let genericCMYK = "kCGColorSpaceGenericCMYK"
    static let genericRGB = "kCGColorSpaceGenericRGB"
    static let genericGray = "kCGColorSpaceGenericGray"

    /// Equal where kind, name and what is beneath are.
    public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool {
      one.model == other.model && one.name == other.name && one.baseColorSpace == other.baseColorSpace
    }
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
  /// The device's printing colours.
  public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace("kCGColorSpaceDeviceCMYK", .cmyk) }

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
#endif
