import Foundation
import HeadlessUIKit
import Testing

@MainActor struct UIImageDetailsTests {
  private let image = UIImage(size: CGSize(width: 40, height: 20))

  @Test func `what is asked of an image is kept, and copies have it too`() {
    let caps = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let stretched = image.resizableImage(withCapInsets: caps, resizingMode: .stretch).withRenderingMode(
      .alwaysTemplate)
    #expect(stretched.capInsets == caps && stretched.resizingMode == .stretch && stretched.size == image.size)
    #expect(image.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
    #expect(image.withBaselineOffset(fromBottom: 4).baselineOffsetFromBottom == 4)
    #expect(image.withBaselineOffset(fromBottom: 4).imageWithoutBaseline().baselineOffsetFromBottom == nil)
    let moving = UIImage.animatedImage(with: [image, image, image], duration: 2)
    #expect(moving?.images?.count == 3 && moving?.duration == 2 && moving?.size == image.size)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil && image.images == nil)
  }

  @Test func `a symbol is as large as its configuration, and no other image takes one for symbols`() {
    let large = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
    let star = UIImage(systemName: "star", withConfiguration: large)
    #expect(star?.size.width == 30 && star?.isSymbolImage == true && star?.symbolConfiguration == large)
    let small = UIImage.SymbolConfiguration(pointSize: 10)
    #expect(star?.applyingSymbolConfiguration(small)?.size.width == 10)
    #expect(image.applyingSymbolConfiguration(small) == nil && image.symbolConfiguration == nil)
    #expect(UIImage.checkmark.isSymbolImage)
    #expect(UIImage(named: "x", in: nil, with: small)?.size.width == 10)
  }

  @Test func `a thumbnail keeps the image's shape`() {
    #expect(image.preparingThumbnail(of: CGSize(width: 10, height: 10))?.size == CGSize(width: 10, height: 5))
    #expect(image.preparingThumbnail(of: .zero) == nil && image.preparingForDisplay() === image)
  }

  @Test func `colours, fonts and images come back from an archive`() throws {
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
    let font = UIFont(name: "Georgia", size: 21) ?? .systemFont(ofSize: 1)
    let fontData = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: false)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: fontData) == font)
    let imageData = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: false)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: imageData)?.size == image.size)
  }
}
