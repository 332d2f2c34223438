import Foundation
import HeadlessUIKit
import Testing

@MainActor struct UIButtonTests {
  @Test func `a title that was not set for a state is the normal one`() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.setTitle("Saving", for: .highlighted)
    #expect(button.buttonType == .system)
    #expect(button.title(for: .selected) == "Save" && button.title(for: .highlighted) == "Saving")
    button.isHighlighted = true
    #expect(button.currentTitle == "Saving")
    button.setTitle(nil, for: .highlighted)
    #expect(button.currentTitle == "Save")
  }

  @Test func `the label follows the state, stands in the button's middle and is no touch's view`() {
    let (hand, button) = (Hand(), UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40)))
    _ = hand.hold(button)
    button.setTitle("Save", for: .normal)
    button.setTitle("Saving", for: .highlighted)
    #expect(button.titleLabel?.text == "Save" && button.titleLabel?.superview === button)
    hand.down(10, 10)
    #expect(button.isHighlighted && button.titleLabel?.text == "Saving")
    hand.up()
    #expect(button.titleLabel?.text == "Save")
    button.bounds.size.width = 100
    button.layoutIfNeeded()
    let frame = button.titleLabel?.frame ?? .zero
    #expect(abs(frame.midX - 50) < 0.5 && abs(frame.midY - 20) < 0.5 && frame.width > 20 && frame.width < 60)
  }

  @Test func `its primary action gives it title and image, and is performed by a press`() {
    var senders: [AnyObject] = []
    let image = UIImage()
    let action = UIAction(title: "Save", image: image) {
      if let sender = $0.sender { senders.append(sender as AnyObject) }
    }
    let (hand, button) = (Hand(), UIButton(primaryAction: action))
    button.bounds.size = CGSize(width: 80, height: 40)
    _ = hand.hold(button)
    #expect(button.currentTitle == "Save" && button.currentImage === image)
    hand.tap(10, 10)
    #expect(senders.count == 1 && senders.first === button)
  }

  @Test func `it is made in every way that UIKit's is`() {
    class Round: UIButton {}
    #expect(Round(type: .custom).buttonType == .custom)
    #expect(Round().isEnabled && UIButton(frame: .zero, primaryAction: nil).allControlEvents.isEmpty)
  }
}
