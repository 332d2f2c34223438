import HeadlessUIKit
import Testing

@MainActor struct UIActionTests {
  @Test func `actions without an identifier have one of their own each`() {
    #expect(UIAction { _ in }.identifier != UIAction { _ in }.identifier)
    #expect(UIAction(identifier: .init("save")) { _ in }.identifier == UIAction.Identifier(rawValue: "save"))
  }

  @Test func `the sender is there while the handler runs, and no longer`() {
    var senders: [String] = []
    let action = UIAction(title: "Save") { senders.append($0.sender as? String ?? "nobody") }
    action.performWithSender("menu", target: nil)
    #expect(senders == ["menu"] && action.sender == nil)
  }
}
