#if !canImport(Darwin)
  import Foundation

  /// How the pixels of a bitmap would lie, were there any.
  struct PixelFormat: Sendable {
    var bitsPerComponent = 8
    var bitsPerPixel = 32
    var bytesPerRow: Int
    var space: CGColorSpace? = CGColorSpace(CGColorSpace.sRGB, .rgb)
    /// As UIKit's images have it: alpha first, in the order of little words.
    var info: CGBitmapInfo = [
      .byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue),
    ]
    var isMask = false
    var interpolates = true
    var intent = CGColorRenderingIntent.defaultIntent

    /// Of a drawing.
    init(width: Int) { bytesPerRow = width * 4 }

    /// - Parameter bytesPerRow: 0 for as many as a row needs.
    init(bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace?, info: CGBitmapInfo, width: Int) {
      (self.bitsPerComponent, self.space, self.info) = (bitsPerComponent, space, info)
      let alpha = Self.alpha(of: info)
      let components = alpha == .alphaOnly ? 1 : (space?.numberOfComponents ?? 1) + (alpha == .none ? 0 : 1)
      bitsPerPixel = components * bitsPerComponent
      self.bytesPerRow = bytesPerRow > 0 ? bytesPerRow : (width * bitsPerPixel + 7) / 8
    }

    var alpha: CGImageAlphaInfo { Self.alpha(of: info) }
    private static func alpha(of info: CGBitmapInfo) -> CGImageAlphaInfo {
      CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue) ?? .none
    }
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
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
  }
#endif
