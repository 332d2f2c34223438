public import Foundation

/// Nil, as on a device outside of `draw(_:)`: nothing is ever drawn here.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uigraphicsgetcurrentcontext()>
@MainActor @preconcurrency public func UIGraphicsGetCurrentContext() -> CGContext? { nil }

/// Stops: nothing is drawn. `UIGraphicsImageRenderer` makes images that are as large, and empty.
@MainActor @preconcurrency public func UIGraphicsBeginImageContext(_ size: CGSize) {
  Unmodelled.drawing("UIGraphicsBeginImageContext(_:)")
}

/// Stops: nothing is drawn. `UIGraphicsImageRenderer` makes images that are as large, and empty.
@MainActor @preconcurrency public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) { Unmodelled.drawing("UIGraphicsBeginImageContextWithOptions(_:_:_:)") }

/// Nil, as on a device where no image is being made.
@MainActor @preconcurrency public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }

/// Stops: nothing was begun.
@MainActor @preconcurrency public func UIGraphicsEndImageContext() {
  Unmodelled.drawing("UIGraphicsEndImageContext()")
}

/// Makes images that are as large as they should be, and empty: what would draw them is not called.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer>
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  /// Kept; nothing is drawn.
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

  /// An empty image of the renderer's size; the actions are not called.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { UIImage(size: bounds.size) }
}

/// What images are made as. Nothing is drawn.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat>
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels a point; kept.
  open var scale: CGFloat = UIScreen.main.scale
  /// Kept.
  open var opaque = false

  public required override init() { super.init() }

  /// A new one.
  open class func `default`() -> Self { self.init() }
  /// A new one.
  open class func preferred() -> Self { self.init() }
}

/// What a renderer's actions would draw in; there is none.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext>
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  private override init() { super.init() }

  /// Stops: nothing is drawn.
  public var cgContext: CGContext { Unmodelled.drawing("UIGraphicsImageRendererContext.cgContext") }
  /// Stops: nothing is drawn.
  open func fill(_ rect: CGRect) { Unmodelled.drawing("UIGraphicsImageRendererContext.fill(_:)") }
  /// Stops: nothing is drawn.
  open func stroke(_ rect: CGRect) { Unmodelled.drawing("UIGraphicsImageRendererContext.stroke(_:)") }
}
