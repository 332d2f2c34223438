#if !canImport(Darwin)
  public import Foundation

  /// What is drawn again and again where it is filled with. It is kept; its cell is never drawn.
  ///
  /// Apple: <https://developer.apple.com/documentation/coregraphics/cgpattern>
  public final class CGPattern: Sendable {
    private let info: CallbackInfo

    /// Nil where a step is nothing. The callback for `info` is called when the pattern goes.
    public init?(
      info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
      tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
      guard xStep != 0, yStep != 0 else { return nil }
      self.info = CallbackInfo(info, release: callbacks.pointee.releaseInfo)
    }
  }

  /// Draws a pattern's cell; it is never called, as nothing is drawn.
  public typealias CGPatternDrawPatternCallback = @Sendable (UnsafeMutableRawPointer?, CGContext) -> Void
  /// Gives back what a pattern was made with.
  public typealias CGPatternReleaseInfoCallback = @Sendable (UnsafeMutableRawPointer?) -> Void

  /// What a pattern calls.
  ///
  /// Apple: <https://developer.apple.com/documentation/coregraphics/cgpatterncallbacks>
  public struct CGPatternCallbacks {
    /// 0.
    public var version: UInt32
    /// Never called: nothing is drawn.
    public var drawPattern: CGPatternDrawPatternCallback?
    /// Called when the pattern goes.
    public var releaseInfo: CGPatternReleaseInfoCallback?

    /// Of nothing.
    public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }
    public init(
      version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
    ) {
      (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo)
    }
  }

  /// How cells that don't fit the pixels are laid. Nothing is drawn. Raw values are CoreGraphics'.
  public enum CGPatternTiling: Int32, Sendable {
    case noDistortion, constantSpacingMinimalDistortion, constantSpacing
  }

  /// A drawing that is kept to be drawn again. It has a size and a context of its own, and no pixels.
  ///
  /// Apple: <https://developer.apple.com/documentation/coregraphics/cglayer>
  public final class CGLayer {
    /// In the units of the context that it was made for.
    public let size: CGSize
    /// To draw into it.
    public let context: CGContext?

    /// For drawings in a context like that one; nil without extent.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
      guard size.width > 0, size.height > 0 else { return nil }
      self.size = size
      self.context = CGContext(layerOf: size)
    }
  }
#endif
