import Foundation
import HeadlessUIKit
import Testing

/// Rule W72: where a button's image and title stand.
@MainActor struct ButtonPlacesTests {
  /// 335 points wide, with an image of 32, as developers have measured it.
  private func button(title: String? = nil) -> UIButton {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 335, height: 40))
    button.setImage(UIImage(size: CGSize(width: 32, height: 32)), for: .normal)
    button.setTitle(title, for: .normal)
    return button
  }

  /// To a pixel.
  private func isNear(_ place: CGFloat, _ other: CGFloat) -> Bool { abs(place - other) < 0.34 }

  private func places(_ button: UIButton) throws -> (image: CGRect, title: CGRect) {
    let (image, title) = (try #require(button.imageView), try #require(button.titleLabel))
    button.layoutIfNeeded()
    return (image.frame, title.frame)
  }

  @Test(
    "W72 an image alone stands in the middle of what its insets leave",
    arguments: [(0, 0, 151.5), (10, 0, 156.5), (0, 100, 101.5), (10, 100, 106.5)])
  func alone(left: CGFloat, right: CGFloat, x: CGFloat) throws {
    let button = button()
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
    let image = try places(button).image
    #expect(isNear(image.minX, x) && image.minY == 4 && image.size == CGSize(width: 32, height: 32))
  }

  @Test("W72 the title stands behind the image, both in the middle, and insets move the part whose they are")
  func together() throws {
    let button = button(title: "Title")
    let plain = try places(button)
    let both = plain.image.width + plain.title.width
    #expect(plain.title.width > 20 && isNear(plain.image.maxX, plain.title.minX))
    #expect(isNear(plain.image.minX, (335 - both) / 2) && isNear(plain.title.midY, 20))
    button.imageEdgeInsets.left = 50
    button.titleEdgeInsets.right = 100
    let moved = try places(button)
    #expect(isNear(moved.image.minX, plain.image.minX + 25))
    #expect(isNear(moved.title.minX, plain.title.minX - 50) && moved.title.size == plain.title.size)
    button.imageEdgeInsets.left = 0
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
    #expect(isNear(try places(button).title.minX, plain.title.minX + 8))
    button.titleEdgeInsets = .zero
    button.contentEdgeInsets.left = 20
    #expect(isNear(try places(button).image.minX, plain.image.minX + 10))
  }

  @Test("W72 they stand at the side that the button aligns them to, in the reading direction")
  func aligned() throws {
    let button = button(title: "Title")
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .bottom
    let left = try places(button)
    #expect(left.image.minX == 0 && isNear(left.title.minX, 32))
    #expect(isNear(left.image.maxY, 40) && isNear(left.title.maxY, 40))
    button.contentHorizontalAlignment = .trailing
    #expect(isNear(try places(button).title.maxX, 335))
    button.semanticContentAttribute = .forceRightToLeft
    let turned = try places(button)
    #expect(isNear(turned.title.minX, 0) && isNear(turned.image.minX, turned.title.maxX))
    (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.fill, .fill)
    button.setTitle(nil, for: .normal)
    #expect(try places(button).image == button.bounds)
  }

  @Test("W72 a title that is too long has what the image leaves, on one line unless its label has more")
  func long() throws {
    let button = button(title: String(repeating: "word ", count: 30))
    let line = try places(button).title
    #expect(isNear(line.minX, 32) && isNear(line.width, 303) && line.height < 30)
    button.titleLabel?.numberOfLines = 0
    button.frame.size.height = 400
    let block = try places(button).title
    #expect(block.maxX < 335.4 && block.height > 2 * line.height)
  }

  @Test("W72 an override says where they stand")
  func overridden() throws {
    final class Below: UIButton {
      override func imageRect(forContentRect rect: CGRect) -> CGRect { CGRect(x: 1, y: 2, width: 3, height: 4) }
      override func titleRect(forContentRect rect: CGRect) -> CGRect {
        let standard = super.titleRect(forContentRect: rect)
        return CGRect(x: 0, y: 9, width: rect.width, height: standard.height)
      }
    }
    let button = Below(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    button.setTitle("T", for: .normal)
    let (image, title) = try places(button)
    #expect(image == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(isNear(title.minY, 9) && isNear(title.width, 60) && title.height > 10)
  }

  @Test("W72 a configuration places its image, title and subtitle")
  func configured() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.subtitle = "And a longer subtitle"
    configuration.image = UIImage(size: CGSize(width: 30, height: 20))
    (configuration.imagePlacement, configuration.imagePadding) = (.top, 6)
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 300, height: 120)
    let above = try places(button)
    #expect(isNear(above.image.midX, 150) && isNear(above.title.midX, 150))
    #expect(isNear(above.title.minY, above.image.maxY + 6))
    configuration.imagePlacement = .trailing
    configuration.titleAlignment = .leading
    button.configuration = configuration
    let beside = try places(button)
    let content = button.intrinsicContentSize.width - 24
    #expect(isNear(beside.image.maxX, 150 + content / 2) && isNear(beside.image.midY, 60))
    #expect(isNear(beside.title.minX, 150 - content / 2) && beside.title.midY < 60)
    button.contentHorizontalAlignment = .leading
    #expect(isNear(try places(button).title.minX, 12))
  }

  @Test(
    "W66 after a layout the parts are there that have something to show; asked for earlier they stand there, too")
  func parts() throws {
    let both = button(title: "Go")
    both.layoutIfNeeded()
    #expect(both.subviews.count == 2 && both.subviews.allSatisfy { !$0.frame.isEmpty })
    let pictured = button()
    pictured.layoutIfNeeded()
    #expect(pictured.subviews.map { $0 is UIImageView } == [true])
    let asked = button()
    let image = try #require(asked.imageView)
    #expect(isNear(image.frame.minX, 151.5) && image.frame.size == CGSize(width: 32, height: 32))
    asked.imageEdgeInsets.left = 10
    #expect(isNear(try #require(asked.imageView).frame.minX, 156.5))
    let empty = UIButton(frame: asked.bounds)
    empty.layoutIfNeeded()
    #expect(empty.subviews.isEmpty)
  }
}
