import Foundation
import HeadlessUIKit
import Testing

/// Rule V1112: what the action of a bar's item is handed.
@MainActor struct ItemEventTests {
  private final class Ear: NSObject, ActionMethods {
    private(set) var views: [UIView?] = []
    func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
      { [self] _, event in views.append(event?.allTouches?.first?.view) }
    }
  }

  @Test("V1112 an item's action is handed the event of the finger that lifts, and none where code sends it")
  func event() throws {
    let (phone, ear) = (Phone.forGestures(), Ear())
    let bar = UIToolbar(frame: CGRect(x: 0, y: 156, width: 200, height: 44))
    let item = UIBarButtonItem(title: "Save", style: .plain, target: ear, action: "save:event:")
    bar.items = [.flexibleSpace(), item]
    phone.window.addSubview(bar)
    phone.window.layoutIfNeeded()
    phone.tap(at: (160, 178))
    let button = try #require(item.button)
    #expect(ear.views.count == 1 && ear.views.first == button)
    button.sendActions(for: .touchUpInside)
    #expect(ear.views.count == 2 && ear.views.last == .some(nil))
  }
}
