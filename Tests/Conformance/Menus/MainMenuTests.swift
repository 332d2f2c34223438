import Foundation
import HeadlessUIKit
import Testing

/// Group K: keys of the main menu, and alternates.
@MainActor @Suite("K: keys of the main menu") struct MainMenuTests {
  private final class Desk: UIView, ActionMethods {
    let journal: Journal
    var commands: [UIKeyCommand] = []
    init(_ journal: Journal) {
      self.journal = journal
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    required init?(coder: NSCoder) { nil }
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }
    override func buildMenu(with builder: any UIMenuBuilder) { journal.note("the desk builds") }
    override func validate(_ command: UICommand) { journal.note("asked for \(command.title)") }
    func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
      guard ["go:", "stay:"].contains(action.description) else { return nil }
      return { sender, _ in
        let command = sender as? UIKeyCommand
        self.journal.note("\(action) \(command?.title ?? "") \(command?.modifierFlags.rawValue ?? 0)")
      }
    }
  }

  private final class Builder: UIResponder, UIApplicationDelegate {
    let journal: Journal
    var changes: (any UIMenuBuilder) -> Void = { _ in }
    init(_ journal: Journal) { self.journal = journal }
    override func buildMenu(with builder: any UIMenuBuilder) {
      journal.note(builder.system === UIMenuSystem.main ? "builds" : "builds edits")
      changes(builder)
    }
  }

  private func fixture() -> (phone: Phone, desk: Desk, builder: Builder) {
    let phone = Phone.forGestures()
    let (desk, builder) = (Desk(phone.journal), Builder(phone.journal))
    phone.keep(builder)
    phone.application.delegate = builder
    phone.window.addSubview(desk)
    desk.becomeFirstResponder()
    return (phone, desk, builder)
  }

  private func press(_ letter: String, _ modifiers: UIKeyModifierFlags, on phone: Phone) {
    let key = UIKey(.keyboardT, characters: letter, modifiers: modifiers)
    phone.press(1, .began, .select, key: key)
    phone.press(1, .ended, .select, key: key)
  }

  @Test("K86 a key of the main menu's performs its command; the menu is built once, and anew when it is asked for")
  func mainMenu() {
    let (phone, desk, builder) = fixture()
    builder.changes = { builder in
      let tab = UIKeyCommand(title: "Tab", action: "go:", input: "t", modifierFlags: .command)
      builder.insertChild(UIMenu(options: .displayInline, children: [tab]), atStartOfMenu: .file)
    }
    let command = UIKeyModifierFlags.command.rawValue
    press("t", .command, on: phone)
    #expect(phone.journal.take() == ["builds", "asked for Tab", "go: Tab \(command)"])
    press("t", .command, on: phone)
    #expect(phone.journal.take() == ["asked for Tab", "go: Tab \(command)"])
    desk.commands = [UIKeyCommand(title: "Own", action: "stay:", input: "t", modifierFlags: .command)]
    press("t", .command, on: phone)
    #expect(phone.journal.take() == ["asked for Own", "stay: Own \(command)"])
    desk.commands = []
    builder.changes = { _ in }
    UIMenuSystem.main.setNeedsRebuild()
    #expect(phone.journal.take() == [])
    press("t", .command, on: phone)
    #expect(phone.journal.take() == ["builds"])
  }

  @Test("K86 a builder finds, replaces and removes what is there, and leaves alone what is not")
  func builder() {
    let (phone, _, builder) = fixture()
    builder.changes = { builder in
      builder.insertSibling(UIMenu(title: "Own", identifier: .init("own")), beforeMenu: .view)
      builder.insertSibling(UIMenu(title: "Lost", identifier: .init("lost")), afterMenu: .init("nowhere"))
      builder.remove(menu: .format)
      builder.replace(menu: .help, with: UIMenu(title: "Hints", identifier: .help))
      builder.insertChild(UIMenu(title: "Last", identifier: .init("last")), atEndOfMenu: .file)
      builder.replaceChildren(ofMenu: .init("own")) { _ in
        [UIAction(title: "Act", identifier: .init("act")) { _ in }, UICommand(title: "Do", action: "do:")]
      }
      phone.journal.note(builder.menu(for: .root)?.children.map(\.title).joined(separator: ",") ?? "")
      phone.journal.note(builder.menu(for: .file)?.children.last?.title ?? "")
      let action = builder.action(for: .init("act"))?.title ?? ""
      phone.journal.note(action + (builder.command(for: "do:", propertyList: nil)?.title ?? ""))
      #expect(builder.menu(for: .init("lost")) == nil && builder.menu(for: .font) == nil)
    }
    press("x", .command, on: phone)
    #expect(phone.journal.take() == ["builds", ",File,Edit,Own,View,Window,Hints", "Last", "ActDo"])
  }

  @Test("K87 a key with an alternate's modifiers, too, performs the alternate, by a command of its own")
  func alternates() {
    let (phone, desk, _) = fixture()
    let all: UIKeyModifierFlags = [.command, .shift]
    let base = UIKeyCommand(
      title: "Tab", action: "go:", input: "j", modifierFlags: .command,
      alternates: [UICommandAlternate(title: "Private", action: "stay:", modifierFlags: .shift)])
    let direct = UIKeyCommand(title: "Direct", action: "go:", input: "j", modifierFlags: all)
    for (commands, heard) in [
      ([base], ["asked for Private", "stay: Private \(all.rawValue)"]),
      ([base, direct], ["asked for Private", "stay: Private \(all.rawValue)"]),
      ([direct, base], ["asked for Direct", "go: Direct \(all.rawValue)"]),
    ] {
      desk.commands = commands
      press("j", all, on: phone)
      #expect(phone.journal.take().filter { $0 != "builds" } == heard)
    }
  }

  @Test("V725 keys of other scripts have their numbers, and their names in other places")
  func numbers() {
    #expect(UIKeyboardHIDUsage.keyboardLockingCapsLock.rawValue == 0x82)
    #expect(UIKeyboardHIDUsage.keyboardInternational1.rawValue == 0x87)
    #expect(UIKeyboardHIDUsage.keyboardLANG1.rawValue == 0x90 && UIKeyboardHIDUsage.keyboardExSel.rawValue == 0xA4)
    #expect(UIKeyboardHIDUsage.keyboardHangul == .keyboardKanaSwitch)
    #expect(UIKeyboardHIDUsage.keyboard_Reserved.rawValue == 0xFFFF)
  }

  @Test("V726 an alert view and an action sheet tell which of their buttons is the first of the others")
  func firstOther() {
    let alert = UIAlertView(
      title: nil, message: nil, delegate: nil, cancelButtonTitle: "No", otherButtonTitles: "Yes", "Maybe")
    #expect(alert.firstOtherButtonIndex == 1)
    let sheet = UIActionSheet(
      title: nil, delegate: nil, cancelButtonTitle: "No", destructiveButtonTitle: nil, otherButtonTitles: "Yes")
    #expect(sheet.firstOtherButtonIndex == 1)
    #expect(UIAlertView(frame: .zero).firstOtherButtonIndex == -1)
  }
}
