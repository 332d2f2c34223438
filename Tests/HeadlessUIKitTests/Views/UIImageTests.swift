import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct UIImageTests {
  @Test func `an image of pixels is as large as those, by its scale, and turned where it says so`() throws {
    let pixels = try #require(UIImage(size: CGSize(width: 60, height: 40)).cgImage)
    #expect(UIImage(cgImage: pixels).size == CGSize(width: 60, height: 40))
    let turned = UIImage(cgImage: pixels, scale: 2, orientation: .right)
    #expect(turned.size == CGSize(width: 20, height: 30) && turned.cgImage?.width == 60)
    #expect(turned.withHorizontallyFlippedOrientation().imageOrientation == .rightMirrored)
    #expect(pixels.cropping(to: CGRect(x: 50, y: 0, width: 50, height: 50))?.width == 10)
    #expect(pixels.cropping(to: CGRect(x: 100, y: 0, width: 5, height: 5)) == nil)
    #expect(UIImage().cgImage == nil)
  }

  @Test func `literals are colours and images`() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    let image: UIImage = #imageLiteral(resourceName: "star")
    #expect(color == .orange && image.size == UIImage(named: "star")?.size)
  }
}
