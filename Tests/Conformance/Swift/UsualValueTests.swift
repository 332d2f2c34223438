import Foundation
import HeadlessUIKit
import Testing

/// Group V: what is there before code says anything, and values that say the same.
@MainActor struct UsualValueTests {
  @Test("V834 a paragraph has twelve tabs, a list's cell has a background from the start")
  func defaults() {
    #expect(NSParagraphStyle.default.tabStops.map(\.location) == (1...12).map { 28 * CGFloat($0) })
    #expect(NSParagraphStyle.default == NSMutableParagraphStyle())
    let cell = UICollectionViewListCell(frame: .zero)
    #expect(
      cell.backgroundConfiguration != nil && UICollectionViewCell(frame: .zero).backgroundConfiguration == nil)
    cell.backgroundConfiguration = nil
    #expect(cell.backgroundConfiguration == nil)
    let application = Phone().application
    application.isNetworkActivityIndicatorVisible = true
    #expect(!application.isNetworkActivityIndicatorVisible)
  }

  @Test(
    "V835 frames without a duration show for a thirtieth of a second each; the image is as large as the first")
  func frames() {
    let frames = [1, 3, 2].map { UIImage(size: CGSize(width: $0, height: $0)) }
    let moving = UIImage.animatedImage(with: frames, duration: 0)
    #expect(moving?.duration == 0.1 && moving?.size.width == 1)
    #expect(UIImage.animatedImage(with: frames, duration: 2)?.duration == 2)
  }

  @Test(
    "V1306 values that are seen of views: a wheel's colour, a button that isn't opaque, a scale without a window")
  func seen() {
    let wheel = UIActivityIndicatorView(style: .white)
    #expect(wheel.color == .white)
    wheel.style = .large
    #expect(wheel.color == .secondaryLabel)
    wheel.color = .red
    #expect(wheel.color == .red)
    #expect(!UIButton(type: .custom).isOpaque && UIView().isOpaque)
    #expect(CALayer().borderColor?.components == [0, 0, 0, 1])
    let (phone, view) = (Phone(), UIView())
    #expect(view.contentScaleFactor == 1)
    phone.window.addSubview(view)
    #expect(view.contentScaleFactor == UIScreen.main.scale)
  }

  @Test("V1308 an image view sets the image that it is made with by its property")
  func firstImage() {
    final class Heard: UIImageView {
      var sizes: [CGFloat] = []
      override var image: UIImage? { didSet { sizes.append(image?.size.width ?? 0) } }
    }
    let image = UIImage(size: CGSize(width: 3, height: 3))
    #expect(Heard(image: image).sizes == [3] && Heard(image: nil).sizes == [0])
    #expect(Heard(image: image, highlightedImage: nil).sizes == [3])
    #expect(UIImageView(image: image).frame.size == image.size)
  }

  @Test("V836 a popover's item of a bar is its source item, and the other way round")
  func popover() throws {
    let (card, item, view) = (UIViewController(), UIBarButtonItem(), UIView())
    card.modalPresentationStyle = .popover
    let popover = try #require(card.popoverPresentationController)
    popover.sourceItem = item
    #expect(popover.barButtonItem === item)
    popover.sourceItem = view
    #expect(popover.barButtonItem == nil)
    popover.barButtonItem = nil
    #expect(popover.sourceItem === view)
    popover.barButtonItem = item
    #expect(popover.sourceItem === item)
  }

  @Test("V837 alternates of a command are equal where their modifiers are")
  func alternates() {
    let one = UICommandAlternate(title: "one", action: Selector("one"), modifierFlags: .shift)
    let other = UICommandAlternate(title: "other", action: Selector("other"), modifierFlags: .shift)
    #expect(one == other && one.hash == other.hash)
    #expect(one != UICommandAlternate(title: "one", action: Selector("one"), modifierFlags: .control))
  }

  @Test("V839 while an action runs, a popover that it presents may be about who performs it")
  func presenting() {
    let (button, seen) = (UIButton(), Seen())
    let action = UIAction { seen.item = $0.presentationSourceItem }
    action.performWithSender(button, target: nil)
    #expect(seen.item === button && action.presentationSourceItem == nil)
  }

  private final class Seen {
    var item: (any UIPopoverPresentationControllerSourceItem)?
  }
}
