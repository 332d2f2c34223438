import Foundation
import HeadlessUIKit
import Testing

/// Rules V1121 and V1122: which taps hide bars, and which bars go.
@MainActor struct BarHidingTests {
  private func desk() -> (phone: Phone, navigation: UINavigationController, page: UIViewController) {
    let (phone, page) = (Phone.forGestures(), UIViewController())
    let navigation = UINavigationController(rootViewController: page)
    phone.window.rootViewController = navigation
    phone.application.endTurn()
    return (phone, navigation, page)
  }

  @Test("V1121 a tap that a control takes hides no bars, and one on a disabled control does")
  func controls() {
    let (phone, navigation, page) = desk()
    let (button, label) = (UIButton(frame: CGRect(x: 40, y: 80, width: 100, height: 60)), UILabel())
    button.addAction(UIAction { _ in phone.journal.note("pressed") }, for: .touchUpInside)
    label.frame = button.bounds
    label.isUserInteractionEnabled = true
    page.view.addSubview(button)
    navigation.hidesBarsOnTap = true
    phone.tap(at: (90, 110))
    #expect(phone.journal.take() == ["pressed"] && !navigation.isNavigationBarHidden)
    button.addSubview(label)
    phone.tap(at: (90, 110))
    #expect(!navigation.isNavigationBarHidden)
    button.isEnabled = false
    phone.tap(at: (90, 110))
    #expect(navigation.isNavigationBarHidden)
  }

  @Test("V1122 a toolbar without items stays as a finger hides the bars")
  func emptyToolbar() {
    for hasItems in [false, true] {
      let (phone, navigation, page) = desk()
      if hasItems { page.toolbarItems = [.flexibleSpace()] }
      navigation.isToolbarHidden = false
      navigation.hidesBarsOnSwipe = true
      phone.application.endTurn()
      for (way, hides) in [(-70.0, true), (70, false)] {
        phone.down(1, at: (100, 120))
        phone.move(1, from: (100, 120), to: (100, 120 + way), steps: 8)
        phone.up(1)
        #expect(navigation.isNavigationBarHidden == hides)
        #expect(navigation.isToolbarHidden == (hides && hasItems))
      }
    }
  }
}
