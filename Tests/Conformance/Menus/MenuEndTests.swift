import Foundation
import HeadlessUIKit
import Testing

/// Rules V59 and V1301: when a menu ends that something is chosen from, and for whom the menu controller asks.
@MainActor struct MenuEndTests {
  /// Has a menu of its own, which keeps what was chosen until the menu ends.
  private final class Chat: UIView, UIContextMenuInteractionDelegate, ActionMethods {
    var chosen: String?
    var heard: [String] = []
    var whenChosen: () -> Void = {}
    override var canBecomeFirstResponder: Bool { true }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      let action = UIAction(title: "One") { [weak self] _ in self?.chosen = "One" }
      return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [action]) })
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { heard.append("ends with \(chosen ?? "nothing")") }

    /// Asks as those do who tell menus from keys.
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      sender is UIMenuController && action.description == "mark:"
    }
    func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
      guard action.description == "mark:" else { return nil }
      return { sender, _ in
        self.heard.append("marks for \(sender.map { "\(type(of: $0))" } ?? "nobody")")
        self.whenChosen()
      }
    }
  }

  private func fixture() -> (phone: Phone, chat: Chat) {
    let (phone, chat) = (Phone.forGestures(), Chat(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    phone.window.addSubview(chat)
    phone.window.makeKey()
    chat.becomeFirstResponder()
    UIMenuController.shared.menuItems = [UIMenuItem(title: "Mark", action: Selector("mark:"))]
    return (phone, chat)
  }

  private func listening<Result>(of chat: Chat, _ work: () throws -> Result) rethrows -> Result {
    let tokens = [UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated {
          chat.heard.append(name == UIMenuController.willHideMenuNotification ? "will hide" : "did hide")
        }
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    return try work()
  }

  @Test("V59 a context menu's end is told after its action is performed")
  func context() throws {
    let (phone, chat) = fixture()
    chat.addInteraction(UIContextMenuInteraction(delegate: chat))
    for title in ["One", nil] {
      phone.hold(at: (30, 40))
      if let title { try phone.tap(row: title) } else { phone.tap(at: (30, 190)) }
      #expect(chat.heard == ["ends with \(title ?? "nothing")"])
      (chat.heard, chat.chosen) = ([], nil)
    }
  }

  @Test("V1301 the menu controller asks and performs for itself, and its menu ends after that (V59)")
  func controller() throws {
    let (phone, chat) = fixture()
    try listening(of: chat) {
      UIMenuController.shared.showMenu(from: chat, rect: chat.bounds)
      try phone.tap(row: "Mark")
    }
    #expect(chat.heard == ["marks for UIMenuController", "will hide", "did hide"])
    #expect(!UIMenuController.shared.isMenuVisible)
  }

  @Test("V59 an action that takes the menu away, or has it shown once more, has the last word")
  func byAction() throws {
    let (phone, chat) = fixture()
    try listening(of: chat) {
      chat.whenChosen = { UIMenuController.shared.hideMenu() }
      UIMenuController.shared.showMenu(from: chat, rect: chat.bounds)
      try phone.tap(row: "Mark")
      #expect(chat.heard == ["marks for UIMenuController", "will hide", "did hide"])
      chat.whenChosen = { UIMenuController.shared.showMenu(from: chat, rect: chat.bounds) }
      UIMenuController.shared.showMenu(from: chat, rect: chat.bounds)
      try phone.tap(row: "Mark")
      #expect(UIMenuController.shared.isMenuVisible && chat.heard.count == 4)
      chat.whenChosen = {}
      try phone.tap(row: "Mark")
      #expect(!UIMenuController.shared.isMenuVisible && chat.heard.count == 7)
    }
  }
}
