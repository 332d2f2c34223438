import Foundation
import HeadlessUIKit
import Testing

@MainActor struct UIGraphicsRendererTests {
  @Test func `renderers of images and of pages are renderers, and so are their contexts and formats`() throws {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (2, true)
    let renderer: UIGraphicsRenderer = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20), format: format)
    #expect(renderer.allowsImageOutput && renderer.format.bounds == CGRect(x: 0, y: 0, width: 30, height: 20))
    let own = try #require(renderer.format as? UIGraphicsImageRendererFormat)
    #expect(own.scale == 2 && own.opaque && own !== format && format.bounds == .zero)
    var clip = CGRect.zero
    let image = (renderer as? UIGraphicsImageRenderer)?.image { context in
      let plain: UIGraphicsRendererContext = context
      plain.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
      clip = plain.cgContext.boundingBoxOfClipPath
      #expect(plain.format === renderer.format)
    }
    #expect(image?.size == CGSize(width: 30, height: 20) && image?.scale == 2 && clip.width == 5)
    let pages: UIGraphicsRenderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(!pages.allowsImageOutput && pages.format is UIGraphicsPDFRendererFormat)
  }

  @Test func `an asset by its resource is as by its name`() {
    let image = UIImage(resource: ImageResource(name: "star", bundle: .main))
    #expect(image.size == UIImage(named: "star")?.size)
    #expect(UIColor(resource: ColorResource(name: "ink", bundle: .main)) == UIColor(named: "ink"))
    let item = UIBarButtonItem(image: image, menu: nil)
    item.addSymbolEffect(.bounce)
    item.addSymbolEffect(.drawOn.individually)
    item.addSymbolEffect(.drawOff.reversed)
    item.setSymbolImage(image, contentTransition: .replace)
    #expect(item.image === image)
  }
}
