public import Foundation

/// Calls what draws pages, with a context that knows transform, path and clip. The document is empty.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uigraphicspdfrenderer>
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// What draws pages.
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  /// Pages of those bounds.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat.default())
  }

  /// Pages of those bounds.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { super.init(bounds: bounds, format: format) }

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
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// By the names of CoreGraphics; kept.
  open var documentInfo: [String: Any] = [:]

  public required init() { super.init() }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
    return copy
  }
}

/// Pages, one after the other.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uigraphicspdfrenderercontext>
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// That of the present page.
  open private(set) var pdfContextBounds: CGRect

  init(_ context: CGContext, format: UIGraphicsRendererFormat, bounds: CGRect) {
    pdfContextBounds = bounds
    super.init(context, format: format)
  }

  /// The next page, as large as the document.
  open func beginPage() {}
  /// The next page.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { pdfContextBounds = bounds }
  /// Accepted: a link that nobody can touch.
  open func setURL(_ url: URL, for rect: CGRect) {}
  /// Accepted: a link that nobody can touch.
  open func addDestination(withName name: String, at point: CGPoint) {}
  /// Accepted: a link that nobody can touch.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {}
}

/// Begins a document, which stays empty: nothing is drawn, and the data is left as it is.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) { UIGraphicsPushContext(CGContext(size: bounds.isEmpty ? PDFPage.usual : bounds.size, scale: 1)) }

/// False: no document is written.
@discardableResult public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool { false }

/// The next page: nothing is drawn.
public func UIGraphicsBeginPDFPage() {}
/// The next page: nothing is drawn.
public func UIGraphicsBeginPDFPageWithInfo(
  _ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?
) {}
/// As large as a page of paper.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
  CGRect(origin: .zero, size: PDFPage.usual)
}
/// Ends the document.
public func UIGraphicsEndPDFContext() { UIGraphicsPopContext() }

private enum PDFPage {
  /// That of a document without bounds.
  static let usual = CGSize(width: 612, height: 792)
}
