public import Foundation

/// Calls what draws pages, with a context that knows transform, path and clip. The document is empty.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uigraphicspdfrenderer>
@preconcurrency @MainActor
open class UIGraphicsPDFRenderer: NSObject {
  private let bounds: CGRect
  /// As it was given.
  public let format: UIGraphicsPDFRendererFormat

  /// Pages of those bounds.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Pages of those bounds.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
    super.init()
  }

  /// Runs the actions. The data is empty: nothing is drawn.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    withContext(bounds.size, scale: 1) { context in
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      actions(UIGraphicsPDFRendererContext(context, format: format, bounds: bounds))
    }
    return Data()
  }

  /// Runs the actions, and throws: there is no document to be written.
  /// - Throws: `CocoaError.featureUnsupported`.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    _ = pdfData(actions: actions)
    throw CocoaError(.featureUnsupported, userInfo: [NSFilePathErrorKey: url.path])
  }
}

/// What a document of pages says of itself. Kept.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uigraphicspdfrendererformat>
@preconcurrency @MainActor
open class UIGraphicsPDFRendererFormat: NSObject {
  /// By the names of CoreGraphics; kept.
  open var documentInfo: [String: Any] = [:]

  public required override init() { super.init() }

  /// With nothing said.
  open class func `default`() -> Self { self.init() }
  /// With nothing said.
  open class func preferred() -> Self { self.init() }
}

/// Pages, one after the other.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uigraphicspdfrenderercontext>
@preconcurrency @MainActor
open class UIGraphicsPDFRendererContext: NSObject {
  /// Knows transform, path and clip, and draws nothing.
  public let cgContext: CGContext
  /// As the renderer's.
  public let format: UIGraphicsPDFRendererFormat
  /// That of the present page.
  open private(set) var pdfContextBounds: CGRect

  init(_ context: CGContext, format: UIGraphicsPDFRendererFormat, bounds: CGRect) {
    (cgContext, self.format, pdfContextBounds) = (context, format, bounds)
    super.init()
  }

  /// The next page, as large as the document.
  open func beginPage() {}
  /// The next page.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { pdfContextBounds = bounds }
  /// Accepted: a link that nobody can touch.
  open func setURL(_ url: URL, for rect: CGRect) {}
  /// Accepted: a link that nobody can touch.
  open func addDestination(withName name: String, at point: CGPoint) {}
  /// Accepted: nothing is drawn.
  open func fill(_ rect: CGRect) {}
  /// Accepted: nothing is drawn.
  open func stroke(_ rect: CGRect) {}
  /// What is drawn from now on would be inside.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Begins a document, which stays empty: nothing is drawn, and the data is left as it is.
@MainActor @preconcurrency public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) { UIGraphicsPushContext(CGContext(size: bounds.isEmpty ? PDFPage.usual : bounds.size, scale: 1)) }

/// False: no document is written.
@discardableResult @MainActor @preconcurrency public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool { false }

/// The next page: nothing is drawn.
@MainActor @preconcurrency public func UIGraphicsBeginPDFPage() {}
/// The next page: nothing is drawn.
@MainActor @preconcurrency public func UIGraphicsBeginPDFPageWithInfo(
  _ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?
) {}
/// As large as a page of paper.
@MainActor @preconcurrency public func UIGraphicsGetPDFContextBounds() -> CGRect {
  CGRect(origin: .zero, size: PDFPage.usual)
}
/// Ends the document.
@MainActor @preconcurrency public func UIGraphicsEndPDFContext() { UIGraphicsPopContext() }

private enum PDFPage {
  /// That of a document without bounds.
  static let usual = CGSize(width: 612, height: 792)
}
