import Foundation
import HeadlessUIKit
import Testing

/// Rules V273 to V277, V385, V1243 and V1245: what code asks colours, contexts and images for, though nothing is
/// drawn.
@MainActor struct DrawingContextTests {
  #if !canImport(Darwin)
    private func bitmap(_ width: Int, _ height: Int) throws -> CGContext {
      try #require(
        CGContext(
          data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    }

    @Test("V273 a grey has two components, and equals no colour of red, green and blue that looks the same")
    func greys() throws {
      let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
      #expect(UIColor.white != white && UIColor.white == UIColor(white: 1, alpha: 1))
      #expect(UIColor.white.cgColor != white.cgColor && white.cgColor == white.cgColor)
      #expect(UIColor.lightGray.cgColor.numberOfComponents == 2 && UIColor.clear.cgColor.components == [0, 0])
      #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
      #expect(UIColor.gray.cgColor.colorSpace?.model == .monochrome && white.cgColor.colorSpace?.model == .rgb)
      #expect(UIColor.gray.withAlphaComponent(0.3).cgColor.components == [0.5, 0.3])
      #expect(UIColor(cgColor: UIColor.gray.cgColor) == .gray && UIColor(cgColor: white.cgColor) == white)
      #expect(CGColor(gray: 0.5, alpha: 1).copy(alpha: 0.2)?.components == [0.5, 0.2] && CGColor.black.alpha == 1)
      let space = CGColorSpaceCreateDeviceRGB()
      let converted = CGColor(gray: 0.5, alpha: 0.2).converted(to: space, intent: .defaultIntent, options: nil)
      #expect(converted?.components == [0.5, 0.5, 0.5, 0.2])
      #expect(CGColorSpace(name: "no space") == nil && CGColorSpaceCreateDeviceCMYK().numberOfComponents == 4)
      #expect("\(UIColor.white.withAlphaComponent(0.5))" == "UIExtendedGrayColorSpace 1 0.5")
      #expect("\(UIColor.red)" == "UIExtendedSRGBColorSpace 1 0 0 1")
    }

    @Test("V1245 a colour that is no grey has no white, and leaves the values as they are")
    func whites() {
      var (white, alpha): (CGFloat, CGFloat) = (7, 8)
      #expect(!UIColor.red.getWhite(&white, alpha: &alpha) && white == 7 && alpha == 8)
      #expect(UIColor(white: 0.5, alpha: 0.2).getWhite(&white, alpha: &alpha) && white == 0.5 && alpha == 0.2)
    }

    @Test("V1243 an image context of no width or no height stops the program")
    func sizes() async {
      let flat = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { UIGraphicsBeginImageContext(CGSize(width: 806, height: 0)) }
      }
      #expect(said(flat).contains("an image of 806.0 by 0.0 points is begun"))
      let none = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { UIGraphicsBeginImageContextWithOptions(.zero, false, 0) }
      }
      #expect(said(none).contains("has no room for a pixel"))
    }

    @Test("V274 a context of UIKit's counts points from the upper left; its base space, pixels from the lower left")
    func transforms() throws {
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 20), false, 2)
      defer { UIGraphicsEndImageContext() }
      let context = try #require(UIGraphicsGetCurrentContext())
      #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 40))
      #expect(context.convertToDeviceSpace(CGPoint(x: 3, y: 0)) == CGPoint(x: 6, y: 40))
      #expect(context.convertToUserSpace(CGRect(x: 0, y: 0, width: 20, height: 20)).minY == 10)
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 20))
      context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4))
      context.move(to: CGPoint(x: 1, y: 2))
      #expect(context.boundingBoxOfClipPath.maxY == 4 && context.currentPointOfPath == CGPoint(x: 1, y: 2))
      context.resetClip()
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 20))
      #expect(try bitmap(5, 6).userSpaceToDeviceSpaceTransform.isIdentity)
      let view = Sketch(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
      let phone = Phone()
      phone.window.addSubview(view)
      phone.application.endTurn()
      #expect(view.scale == UIScreen.main.scale && view.corner == CGPoint(x: 0, y: 40 * UIScreen.main.scale))
    }

    @Test("V275 the outline of a context's path, and what is on its stroke, go by the pen; states keep it")
    func pens() throws {
      let context = try bitmap(100, 100)
      context.saveGState()
      context.setLineWidth(20)
      context.setLineCap(.square)
      context.interpolationQuality = .high
      context.addLines(between: [CGPoint(x: 20, y: 50), CGPoint(x: 80, y: 50)])
      #expect(context.pathContains(CGPoint(x: 50, y: 58), mode: .stroke))
      #expect(!context.pathContains(CGPoint(x: 50, y: 58), mode: .fill))
      #expect(context.pathContains(CGPoint(x: 12, y: 50), mode: .fillStroke))
      context.replacePathWithStrokedPath()
      #expect(context.boundingBoxOfPath == CGRect(x: 10, y: 40, width: 80, height: 20))
      context.beginPath()
      context.setLineCap(.butt)
      context.setLineDash(phase: 0, lengths: [10, 40])
      context.addLines(between: [CGPoint(x: 20, y: 50), CGPoint(x: 80, y: 50)])
      #expect(context.pathContains(CGPoint(x: 25, y: 50), mode: .stroke))
      #expect(!context.pathContains(CGPoint(x: 45, y: 50), mode: .stroke))
      context.restoreGState()
      #expect(context.interpolationQuality == .default)
      #expect(!context.pathContains(CGPoint(x: 25, y: 58), mode: .stroke))
      context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
      context.textPosition = CGPoint(x: 3, y: 4)
      #expect(context.textMatrix == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 3, ty: 4))
    }

    @Test("V276 bitmaps and the images of them tell how their pixels would lie")
    func pixels() throws {
      let context = try bitmap(5, 6)
      #expect(context.bitsPerPixel == 32 && context.bytesPerRow == 20 && context.alphaInfo == .premultipliedLast)
      let image = try #require(context.makeImage()?.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 2)))
      #expect(image.bytesPerRow == 20 && image.alphaInfo == .premultipliedLast && image.colorSpace?.model == .rgb)
      #expect(image.copy(colorSpace: CGColorSpaceCreateDeviceGray()) == nil && !image.isMask)
      let grey = CGContext(
        data: nil, width: 9, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: CGImageAlphaInfo.none.rawValue)
      #expect(grey?.bytesPerRow == 9 && grey?.bitsPerPixel == 8 && grey?.colorSpace?.numberOfComponents == 1)
    }

    @Test("V385 a shading's function and a provider of bytes give back what they were made with when they go")
    func lent() throws {
      let given = UnsafeMutablePointer<UInt8>.allocate(capacity: 4)
      defer { given.deallocate() }
      given.initialize(repeating: 7, count: 4)
      var callbacks = CGFunctionCallbacks(version: 0, evaluate: { _, _, _ in }) { info in
        info?.assumingMemoryBound(to: UInt8.self).pointee += 1
      }
      do {
        let function = try #require(
          CGFunction(
            info: given, domainDimension: 1, domain: [0, 1], rangeDimension: 4, range: nil, callbacks: &callbacks))
        let space = CGColorSpaceCreateDeviceRGB()
        let shading = CGShading(
          axialSpace: space, start: .zero, end: CGPoint(x: 9, y: 0), function: function, extendStart: true,
          extendEnd: false)
        try bitmap(9, 9).drawShading(#require(shading))
        #expect(given.pointee == 7)
      }
      #expect(given.pointee == 8)
      do {
        let provider = try #require(
          CGDataProvider(dataInfo: given, data: given, size: 4) { info, _, size in
            info?.assumingMemoryBound(to: UInt8.self).pointee += UInt8(size)
          })
        given[1] = 0
        #expect(provider.data.map { Array($0 as Data) } == [8, 7, 7, 7])
      }
      #expect(given.pointee == 12)
      #expect(CGDataProvider(dataInfo: nil, data: given, size: 0) { _, _, _ in } == nil)
    }

    @Test("V277 a pattern gives back what it was made with when it goes; a layer has a context of its own")
    func patterns() throws {
      let given = UnsafeMutablePointer<Int>.allocate(capacity: 1)
      defer { given.deallocate() }
      given.initialize(to: 0)
      var callbacks = CGPatternCallbacks(version: 0, drawPattern: { _, _ in }) { info in
        info?.assumingMemoryBound(to: Int.self).pointee += 1
      }
      do {
        let pattern = try #require(
          CGPattern(
            info: given, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4, yStep: 4,
            tiling: .constantSpacing, isColored: true, callbacks: &callbacks))
        let space = try #require(CGColorSpace(patternBaseSpace: nil))
        let color = try #require(CGColor(patternSpace: space, pattern: pattern, components: [0.5]))
        #expect(color.pattern === pattern && color.alpha == 0.5 && given.pointee == 0)
        #expect(CGColor(patternSpace: CGColorSpaceCreateDeviceRGB(), pattern: pattern, components: [1]) == nil)
      }
      #expect(given.pointee == 1)
      let layer = try #require(CGLayer(try bitmap(9, 9), size: CGSize(width: 3, height: 4), auxiliaryInfo: nil))
      #expect(layer.context?.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 3, height: 4))
      #expect(CGLayer(try bitmap(9, 9), size: .zero, auxiliaryInfo: nil) == nil)
    }
  #endif
}

private final class Sketch: UIView {
  var scale: CGFloat = 0
  var corner = CGPoint.zero

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    scale = context.ctm.a
    corner = context.convertToDeviceSpace(rect.origin)
  }
}
