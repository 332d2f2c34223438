import Foundation
import HeadlessUIKit
import Testing

/// Rule V1118: a view of the application's own that several items of bars have.
@MainActor struct SharedViewTests {
  private func desk() -> (phone: Phone, navigation: UINavigationController, page: UIViewController, pad: Pad) {
    let (phone, page) = (Phone.forGestures(), UIViewController())
    let navigation = UINavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    phone.window.rootViewController = navigation
    phone.application.endTurn()
    return (phone, navigation, page, Pad("pad", (0, 0, 40, 30), phone.journal))
  }

  private func isTouched(_ pad: Pad, _ phone: Phone) -> Bool {
    phone.application.endTurn()
    let middle = pad.convert(CGPoint(x: 20, y: 15), to: phone.window)
    phone.tap(at: (Double(middle.x), Double(middle.y)))
    return pad.window != nil && phone.journal.take().contains { $0.hasPrefix("pad ended") }
  }

  @Test("V1118 a view that items at either side of a bar have stands where the topmost one has it")
  func fromSideToSide() {
    let (phone, navigation, page, pad) = desk()
    let other = UIViewController()
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: pad)
    other.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: pad)
    #expect(isTouched(pad, phone) && pad.frame.midX > 100)
    navigation.pushViewController(other, animated: false)
    #expect(isTouched(pad, phone) && pad.frame.midX < 100)
    navigation.popViewController(animated: false)
    #expect(isTouched(pad, phone) && pad.frame.midX > 100)
  }

  @Test("V1118 one that goes from a toolbar to the bar above stays there")
  func fromBarToBar() {
    let (phone, navigation, page, pad) = desk()
    let other = UIViewController()
    page.toolbarItems = [UIBarButtonItem(customView: pad)]
    other.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: pad)
    #expect(isTouched(pad, phone) && pad.superview === navigation.toolbar)
    navigation.pushViewController(other, animated: false)
    #expect(isTouched(pad, phone) && pad.superview === navigation.navigationBar)
  }

  @Test("V1118 an item that takes the place of another one with the same view says where it stands")
  func wrappedAnew() throws {
    let (phone, _, page, pad) = desk()
    for _ in 1...2 { page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: pad) }
    #expect(isTouched(pad, phone))
    let item = try #require(page.navigationItem.rightBarButtonItem)
    #expect(item.frame(in: phone.window) == pad.convert(pad.bounds, to: phone.window))
  }
}
