import Foundation
import HeadlessUIKit
import Testing

/// Groups F and K: keys and names that perform actions.
@MainActor struct KeyCommandTests {
  @Test("F19 a key that a responder of the chain has a command for performs it, and nobody hears of the press")
  func performed() {
    let phone = Phone.forGestures()
    let desk = Desk(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    desk.journal = phone.journal
    phone.window.addSubview(desk)
    _ = phone.pressPad(in: desk)
    let plain = UIKey(.keyboardZ, characters: "z")
    let command = UIKey(.keyboardZ, characters: "z", modifiers: .command)
    phone.press(1, .began, .select, key: plain)
    phone.press(1, .ended, .select, key: plain)
    #expect(phone.journal.take() == ["pad began 1", "pad ended 1"])
    phone.press(2, .began, .select, key: command)
    phone.press(2, .ended, .select, key: command)
    #expect(phone.journal.take() == ["undo: by Undo"])
    phone.press(3, .began, .select, key: UIKey(.keyboardUpArrow))
    #expect(phone.journal.take() == ["up: by "])
  }

  @Test("F19 caps lock is none of a command's modifiers, shift is one")
  func capsLock() {
    let phone = Phone.forGestures()
    let desk = Desk(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    desk.journal = phone.journal
    phone.window.addSubview(desk)
    _ = phone.pressPad(in: desk)
    for (number, modifiers) in [UIKeyModifierFlags([.command, .alphaShift]), [.command, .shift]].enumerated() {
      phone.press(number, .began, .select, key: UIKey(.keyboardZ, characters: "z", modifiers: modifiers))
    }
    #expect(phone.journal.take() == ["undo: by Undo", "pad began 1"])
  }

  @Test("F19 a command whose action nobody performs leaves the press to others")
  func unperformed() {
    let phone = Phone.forGestures()
    let desk = Desk(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    phone.window.addSubview(desk)
    _ = phone.pressPad(in: desk)
    phone.press(1, .began, .select, key: UIKey(.keyboardY, characters: "y", modifiers: .command))
    #expect(phone.journal.take() == ["pad began 1"])
  }

  private final class Office: UIView, ActionMethods {
    let journal: Journal
    var commands: [UIKeyCommand] = []
    var disables = false
    init(_ journal: Journal) {
      self.journal = journal
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    required init?(coder: NSCoder) { nil }
    override var keyCommands: [UIKeyCommand]? { commands }
    override func validate(_ command: UICommand) {
      super.validate(command)
      journal.note("asked")
      if disables { command.attributes.insert(.disabled) }
    }
    func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
      action == "go:" ? { _, _ in self.journal.note("goes") } : nil
    }
  }

  private func office() -> (phone: Phone, office: Office) {
    let phone = Phone.forGestures()
    let office = Office(phone.journal)
    phone.window.addSubview(office)
    return (phone, office)
  }

  @Test("K45 who performs a command may disable it for a key, and one that is disabled leaves the press to others")
  func disabled() {
    let (phone, office) = office()
    _ = phone.pressPad(in: office)
    office.commands = [UIKeyCommand(input: "d", modifierFlags: .command, action: "go:")]
    let key = UIKey(.keyboardD, characters: "d", modifiers: .command)
    for (disables, heard) in [
      (false, ["asked", "goes"]), (true, ["asked", "pad began 2"]), (false, ["asked", "goes"]),
    ] {
      office.disables = disables
      phone.press(2, .began, .select, key: key)
      #expect(phone.journal.take() == heard)
      phone.press(2, .ended, .select, key: key)
      _ = phone.journal.take()
    }
    office.commands[0].attributes = .disabled
    phone.press(3, .began, .select, key: key)
    #expect(phone.journal.take() == ["asked", "pad began 3"])
  }

  @Test("K46 a text that is edited comes first where a key types, deletes or moves the caret")
  func typing() {
    let (phone, office) = office()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    office.addSubview(field)
    func performs(_ key: UIKey, priority: Bool = false) -> Bool {
      let input = key.keyCode == .keyboardUpArrow ? UIKeyCommand.inputUpArrow : key.charactersIgnoringModifiers
      let command = UIKeyCommand(input: input, modifierFlags: key.modifierFlags, action: "go:")
      command.wantsPriorityOverSystemBehavior = priority
      office.commands = [command]
      phone.press(1, .began, .select, key: key)
      phone.press(1, .ended, .select, key: key)
      return phone.journal.take().contains("goes")
    }
    let (letter, arrow) = (UIKey(.keyboardA, characters: "a"), UIKey(.keyboardUpArrow))
    let shortcut = UIKey(.keyboardA, characters: "a", modifiers: .command)
    field.becomeFirstResponder()
    #expect(!performs(letter) && !performs(arrow) && performs(shortcut))
    #expect(performs(letter, priority: true) && performs(arrow, priority: true))
    field.resignFirstResponder()
    _ = phone.pressPad(in: office)
    #expect(performs(letter) && performs(arrow))
  }

  @Test("K32 resignFirstResponder and endEditing: are found by their names, without a target and with one")
  func builtIn() {
    let phone = Phone.forGestures()
    let pad = phone.pressPad()
    #expect(phone.application.sendAction("resignFirstResponder", to: nil, from: nil, for: nil))
    #expect(!pad.isFirstResponder)
    #expect(phone.application.sendAction("becomeFirstResponder", to: pad, from: nil, for: nil))
    #expect(pad.isFirstResponder)
    #expect(phone.application.sendAction("endEditing:", to: phone.window, from: nil, for: nil))
    #expect(!pad.isFirstResponder)
    #expect(!phone.application.sendAction("copy:", to: pad, from: nil, for: nil))
  }

  @Test("K49 so are methods without arguments of views, scroll views and lists, and what takes a controller away")
  func builtInOfViews() {
    let phone = Phone.forGestures()
    let (scroll, refresh) = (UIScrollView(), UIRefreshControl())
    phone.window.addSubview(scroll)
    scroll.refreshControl = refresh
    refresh.perform("beginRefreshing")
    #expect(refresh.isRefreshing && !refresh.responds(to: "flashScrollIndicators"))
    refresh.perform("endRefreshing", with: nil, afterDelay: 0.1)
    phone.wait(0.2)
    #expect(!refresh.isRefreshing && scroll.responds(to: "flashScrollIndicators"))
    scroll.layoutIfNeeded()
    scroll.perform("setNeedsUpdateConstraints")
    #expect(scroll.needsUpdateConstraints())
    scroll.perform("updateConstraintsIfNeeded")
    #expect(!scroll.needsUpdateConstraints())
    scroll.perform("removeFromSuperview")
    #expect(scroll.superview == nil)
  }
}

private final class Desk: UIView, ActionMethods {
  var journal: Journal?
  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(title: "Undo", action: "undo:", input: "z", modifierFlags: .command),
      UIKeyCommand(input: "y", modifierFlags: .command, action: "redo:"),
      UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: "up:"),
    ]
  }
  func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
    guard action != "redo:" else { return nil }
    return ["undo:", "up:"].contains(action)
      ? { sender, _ in self.journal?.note("\(action) by \((sender as? UIKeyCommand)?.title ?? "?")") } : nil
  }
}
