#if !canImport(Darwin)
  public import Foundation

  /// Colours that a function gives, from point to point or from circle to circle. It is kept; nothing is drawn.
  ///
  /// Apple: <https://developer.apple.com/documentation/coregraphics/cgshading>
  public final class CGShading {
    private let function: CGFunction

    /// Along a line.
    public init?(
      axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool,
      extendEnd: Bool
    ) {
      self.function = function
    }

    /// Between circles.
    public init?(
      radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
      function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
      self.function = function
    }
  }

  /// Makes numbers of numbers, for those that draw. It is kept, and never asked, as nothing is drawn.
  ///
  /// Apple: <https://developer.apple.com/documentation/coregraphics/cgfunction>
  public final class CGFunction: Sendable {
    private let info: CallbackInfo

    /// Nil where it takes or gives nothing. The callback for `info` is called when the function goes.
    public init?(
      info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
      range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
    ) {
      guard domainDimension > 0, rangeDimension > 0 else { return nil }
      self.info = CallbackInfo(info, release: callbacks.pointee.releaseInfo)
    }
  }

  /// Makes a function's numbers; it is never called, as nothing is drawn.
  public typealias CGFunctionEvaluateCallback =
    @Sendable (
      UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
    ) -> Void
  /// Gives back what a function was made with.
  public typealias CGFunctionReleaseInfoCallback = @Sendable (UnsafeMutableRawPointer?) -> Void

  /// What a function calls.
  ///
  /// Apple: <https://developer.apple.com/documentation/coregraphics/cgfunctioncallbacks>
  public struct CGFunctionCallbacks {
    /// 0.
    public var version: UInt32
    /// Never called: nothing is drawn.
    public var evaluate: CGFunctionEvaluateCallback?
    /// Called when the function goes.
    public var releaseInfo: CGFunctionReleaseInfoCallback?

    /// Of nothing.
    public init() { self.init(version: 0, evaluate: nil, releaseInfo: nil) }
    public init(version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?)
    {
      (self.version, self.evaluate, self.releaseInfo) = (version, evaluate, releaseInfo)
    }
  }
#endif
