import Foundation
import HeadlessUIKit
import Testing

@MainActor struct UIGraphicsPDFRendererTests {
  @Test func `pages are drawn into a context, and no document comes of it`() throws {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 50))
    var sizes: [CGSize] = []
    let data = renderer.pdfData { context in
      context.beginPage()
      sizes.append(context.pdfContextBounds.size)
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 7, height: 7), pageInfo: [:])
      sizes.append(context.pdfContextBounds.size)
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
    }
    #expect(data.isEmpty && sizes == [CGSize(width: 100, height: 50), CGSize(width: 7, height: 7)])
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("never-written.pdf")
    #expect(throws: CocoaError.self) { try renderer.writePDF(to: place) { $0.beginPage() } }
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginPDFContextToData(NSMutableData(), .zero, nil)
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetCurrentContext() != nil)
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
