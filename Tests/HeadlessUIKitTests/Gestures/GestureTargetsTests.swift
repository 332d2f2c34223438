import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct GestureTargetsTests {
  @Test func `each is called once, in the order in which they were added first`() {
    let listener = Listener()
    let tap = UITapGestureRecognizer(target: listener, action: "first")
    tap.addTarget(listener, action: "second")
    tap.addTarget(listener, action: "first")
    tap.targets.call(for: tap)
    #expect(listener.heard == ["first", "second"])
    tap.removeTarget(listener, action: "first")
    tap.addTarget(listener, action: "first")
    tap.targets.call(for: tap)
    #expect(listener.heard.suffix(2) == ["second", "first"])
  }
}

private final class Listener: NSObject, ActionMethods {
  private(set) var heard: [String] = []
  func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
    { [weak self] _, _ in self?.heard.append(action.description) }
  }
}
