import Foundation
import HeadlessUIKit
import Testing

/// Rules V981 and V990: what is behind a button's image and title.
@MainActor struct ButtonBackgroundTests {
  private let tile = UIImage(size: CGSize(width: 60, height: 70))

  @Test("V981 a button is at least as large as its state's background image")
  func size() {
    let button = UIButton()
    button.setBackgroundImage(tile, for: .normal)
    #expect(button.intrinsicContentSize == tile.size && button.sizeThatFits(.zero) == tile.size)
    button.setTitle("A title wider than that", for: .normal)
    #expect(button.intrinsicContentSize.width > 60 && button.intrinsicContentSize.height == 70)
    button.setBackgroundImage(UIImage(size: CGSize(width: 400, height: 10)), for: .selected)
    button.isSelected = true
    #expect(button.intrinsicContentSize.width == 400)
  }

  @Test("V981 constraints have it in that size")
  func constraints() {
    let (phone, button) = (Phone(), UIButton())
    button.translatesAutoresizingMaskIntoConstraints = false
    phone.window.addSubview(button)
    button.leadingAnchor.constraint(equalTo: phone.window.leadingAnchor).isActive = true
    button.topAnchor.constraint(equalTo: phone.window.topAnchor).isActive = true
    phone.window.layoutIfNeeded()
    button.setBackgroundImage(tile, for: .normal)
    phone.window.layoutIfNeeded()
    #expect(button.frame.size == tile.size)
  }

  @Test("V981 a view behind the others has it from a layout on, where `backgroundRect(forBounds:)` says")
  func view() {
    let (phone, button) = (Phone(), Shrinking(frame: CGRect(x: 0, y: 0, width: 100, height: 80)))
    button.setImage(UIImage(size: CGSize(width: 10, height: 10)), for: .normal)
    phone.window.addSubview(button)
    phone.window.layoutIfNeeded()
    button.setBackgroundImage(tile, for: .normal)
    phone.window.layoutIfNeeded()
    let background = button.subviews.first as? UIImageView
    #expect(background?.image === tile && background?.frame == CGRect(x: 3, y: 3, width: 94, height: 74))
    #expect(button.subviews.last === button.imageView && button.subviews.count == 2)
    #expect(button.hitTest(CGPoint(x: 50, y: 40), with: nil) === button)
    button.setBackgroundImage(nil, for: .normal)
    #expect(background?.image == nil)
  }

  @Test("V990 a configured background's own view stands behind the content, as large as that, and gets no fingers")
  func ownView() {
    let (phone, gradient) = (Phone(), UIView())
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    configuration.background.customView = gradient
    configuration.background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    phone.window.addSubview(button)
    phone.window.layoutIfNeeded()
    #expect(gradient.window === phone.window)
    #expect(gradient.convert(gradient.bounds, to: button) == CGRect(x: 2, y: 1, width: 94, height: 46))
    #expect(button.subviews.first.map(gradient.isDescendant) == true)
    #expect(button.hitTest(CGPoint(x: 50, y: 20), with: nil) === button)
    button.configuration?.background.customView = nil
    #expect(gradient.window == nil)
    button.configuration?.background.customView = gradient
    button.configuration = nil
    #expect(gradient.window == nil)
  }
}

private final class Shrinking: UIButton {
  override func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 3, dy: 3) }
}
