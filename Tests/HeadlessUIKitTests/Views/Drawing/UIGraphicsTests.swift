import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.serialized) struct UIGraphicsTests {
  @Test func `there is a context while an image is made, and none before and after`() {
    #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 30, height: 40), false, 2)
    let context = UIGraphicsGetCurrentContext()
    #expect(context?.width == 60 && context?.height == 80)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    #expect(image?.size == CGSize(width: 30, height: 40) && image?.scale == 2)
    #expect(image?.cgImage?.width == 60 && image?.cgImage?.height == 80)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test func `contexts nest`() {
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
    #expect(UIGraphicsGetCurrentContext()?.width == 2)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext()?.width == 2)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext()?.width == 1)
    UIGraphicsEndImageContext()
  }

  @Test func `a renderer calls its actions with the present context, and makes an empty image`() {
    var heard: [Bool] = []
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 5, width: 3, height: 4), format: format)
    let image = renderer.image { drawing in
      heard.append(drawing.cgContext === UIGraphicsGetCurrentContext())
      UIColor.red.setFill()
      drawing.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).stroke()
    }
    #expect(heard == [true] && image.size == CGSize(width: 3, height: 4) && image.scale == 3)
    #expect(image.cgImage?.width == 9 && UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `a context knows its transform, its path and its clip`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 100, height: 50, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.saveGState()
    context.translateBy(x: 10, y: 10)
    context.scaleBy(x: 2, y: 2)
    context.move(to: .zero)
    context.addLine(to: CGPoint(x: 5, y: 5))
    #expect(context.currentPointOfPath == CGPoint(x: 5, y: 5))
    context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 100))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 5, height: 20))
    context.restoreGState()
    #expect(context.ctm.isIdentity && context.currentPointOfPath == CGPoint(x: 20, y: 20))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 50))
    context.strokePath()
    #expect(context.isPathEmpty && context.makeImage()?.width == 100)
    context.restoreGState()
  }

  @Test func `a snapshot is as large as its view`() {
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(view.snapshotView(afterScreenUpdates: false)?.frame == CGRect(x: 0, y: 0, width: 7, height: 8))
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
  }
}
