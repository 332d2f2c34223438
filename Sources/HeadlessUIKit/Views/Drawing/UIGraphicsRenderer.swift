public import Foundation

/// What draws in a context of its own; make one of images or of pages. On any thread, as on a device.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uigraphicsrenderer>
open class UIGraphicsRenderer: NSObject {
  let bounds: CGRect
  /// As it was given.
  public let format: UIGraphicsRendererFormat

  /// What is drawn lies in the bounds, in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// What is drawn lies in the bounds, in points.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    (self.bounds, self.format) = (bounds, format.within(bounds))
    super.init()
  }

  /// Whether images come of it.
  open var allowsImageOutput: Bool { false }
}

/// What a renderer makes. Nothing is drawn.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uigraphicsrendererformat>
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The renderer's, in points; zero of one that no renderer has.
  open private(set) var bounds = CGRect.zero

  public required override init() { super.init() }

  /// A new one.
  open class func `default`() -> Self { self.init() }
  /// A new one.
  open class func preferred() -> Self { self.init() }

  /// One with the same settings; a renderer has one of its own.
  open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init() }

  fileprivate func within(_ bounds: CGRect) -> UIGraphicsRendererFormat {
    guard let own = copy() as? UIGraphicsRendererFormat else { return self }
    own.bounds = bounds
    return own
  }
}

/// What a renderer's actions draw in.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uigraphicsrenderercontext>
open class UIGraphicsRendererContext: NSObject {
  /// Knows transform, path and clip, and draws nothing. The present context, too, while the actions run.
  public let cgContext: CGContext
  /// The renderer's.
  public let format: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    (cgContext, self.format) = (context, format)
    super.init()
  }

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
