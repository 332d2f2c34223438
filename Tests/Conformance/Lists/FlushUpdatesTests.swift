import Foundation
import HeadlessUIKit
import Testing

/// Group V: animations that lay out what they change.
@MainActor struct FlushUpdatesTests {
  /// A bar that is as wide as a rule says, and takes touches only at rest.
  private func fixture() -> (phone: Phone, bar: Pad, width: NSLayoutConstraint) {
    let phone = Phone()
    let bar = phone.pad("bar", (0, 0, 10, 10))
    bar.translatesAutoresizingMaskIntoConstraints = false
    let width = bar.widthAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      width, bar.heightAnchor.constraint(equalToConstant: 40),
      bar.leadingAnchor.constraint(equalTo: phone.window.leadingAnchor),
      bar.topAnchor.constraint(equalTo: phone.window.topAnchor),
    ])
    phone.window.layoutIfNeeded()
    return (phone, bar, width)
  }

  @Test("V240 what a block asks for is laid out in it, and animated", arguments: [true, false])
  func animates(flushes: Bool) {
    let (phone, bar, width) = fixture()
    UIView.animate(withDuration: 1, delay: 0, options: flushes ? .flushUpdates : []) { width.constant = 100 }
    #expect(bar.frame.width == (flushes ? 100 : 40))
    phone.application.endTurn()
    phone.window.layoutIfNeeded()
    #expect(bar.frame.width == 100)
    #expect(phone.hit(90, 20) == (flushes ? nil : "bar"))
    phone.wait(1)
    #expect(phone.hit(90, 20) == "bar")
  }

  @Test("V240 what was asked for before the block is not part of it")
  func before() {
    let (phone, bar, width) = fixture()
    width.constant = 100
    UIView.animate(withDuration: 1, delay: 0, options: .flushUpdates) {}
    #expect(bar.frame.width == 100 && phone.hit(90, 20) == "bar")
  }

  @Test("V240 what is changed without animation inside is laid out before it goes on")
  func within() {
    let (phone, bar, width) = fixture()
    UIView.animate(withDuration: 1, delay: 0, options: .flushUpdates) {
      UIView.performWithoutAnimation { width.constant = 100 }
      #expect(bar.frame.width == 100)
    }
    #expect(phone.hit(90, 20) == "bar")
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { width.constant = 60 }
    (animator.flushUpdates, animator.isUserInteractionEnabled) = (true, false)
    animator.startAnimation()
    #expect(bar.frame.width == 60 && phone.hit(50, 20) == nil)
    animator.stopAnimation(true)
  }
}
