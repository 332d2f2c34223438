import Foundation
import HeadlessUIKit
import Testing

/// Group V: menus of views and buttons, and what fingers choose of them.
@MainActor struct MenuTests {
  private func fixture(_ menu: UIMenu?) -> (phone: Phone, pad: Pad, host: MenuHost) {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 100, 100))
    let host = MenuHost(menu, phone.journal)
    phone.keep(host)
    pad.addInteraction(UIContextMenuInteraction(delegate: host))
    return (phone, pad, host)
  }

  private func press(_ phone: Phone, at place: (Double, Double)) {
    phone.down(1, at: place)
    phone.wait(0.6)
    phone.up(1)
  }

  @Test("V60 a control of one's own shows its menu to a finger that lands, in whichever order it is told to")
  func ownControl() {
    final class Knob: UIControl {
      override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Turn") { _ in }]) })
      }
    }
    for isFirst in [true, false] {
      let (phone, knob) = (Phone.forGestures(), Knob(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      phone.window.addSubview(knob)
      if isFirst { knob.showsMenuAsPrimaryAction = true }
      knob.isContextMenuInteractionEnabled = true
      if !isFirst { knob.showsMenuAsPrimaryAction = true }
      phone.down(1, at: (50, 50))
      #expect(phone.window.subviews.last?.accessibilityIdentifier == "menu")
    }
  }

  @Test("V136 a menu of edits is shown where code asks for it, with what the delegate makes of what can be done")
  func edits() throws {
    let phone = Phone.forGestures()
    let view = EditedView(phone.journal)
    phone.window.addSubview(view)
    let interaction = UIEditMenuInteraction(delegate: view)
    view.addInteraction(interaction)
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 20, y: 30)))
    #expect(phone.journal.take() == ["asked, beside Copy", "comes"])
    try phone.tap(row: "Copy")
    #expect(phone.journal.take() == ["copies", "goes"] && phone.window.subviews.last === view)
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "x", sourcePoint: CGPoint(x: 20, y: 30)))
    try phone.tap(row: "Mark")
    #expect(phone.journal.take() == ["asked, beside Copy", "comes", "marks", "goes"])
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "x", sourcePoint: CGPoint(x: 20, y: 30)))
    interaction.dismissMenu()
    #expect(phone.journal.take() == ["asked, beside Copy", "comes", "goes"])
  }

  @Test("V136 the menu controller's has the edits that the first responder can perform, and its own items")
  func menuController() throws {
    let phone = Phone.forGestures()
    let view = EditedView(phone.journal)
    phone.window.addSubview(view)
    phone.window.makeKey()
    view.becomeFirstResponder()
    let menu = UIMenuController.shared
    menu.menuItems = [UIMenuItem(title: "Nothing", action: Selector("nothing:"))]
    menu.showMenu(from: view, rect: CGRect(x: 20, y: 30, width: 1, height: 1))
    #expect(menu.isMenuVisible)
    try phone.tap(row: "Copy")
    #expect(phone.journal.take() == ["copies"] && !menu.isMenuVisible)
    menu.isMenuVisible = true
    #expect(menu.isMenuVisible && !menu.menuFrame.isEmpty && menu.menuFrame.height < 50)
    menu.hideMenu()
    #expect(!menu.isMenuVisible && phone.window.subviews.last === view)
  }

  @Test("V1119 the menu controller's doesn't come as long as nobody is first responder, and a trace warns of it")
  func menuWithoutFirstResponder() {
    let phone = Phone.forGestures()
    let view = EditedView(phone.journal)
    phone.window.addSubview(view)
    phone.window.makeKey()
    for isFirst in [false, true] {
      if isFirst { view.becomeFirstResponder() }
      UIMenuController.shared.showMenu(from: view, rect: CGRect(x: 20, y: 30, width: 1, height: 1))
      #expect(UIMenuController.shared.isMenuVisible == isFirst)
      #expect(phone.decisions.filter { $0.contains("nobody is first responder") }.count == 1)
    }
    UIMenuController.shared.hideMenu()
  }

  /// Dismisses menus when they come, or takes the view away when it is asked for one.
  private final class Refuser: NSObject, UIEditMenuInteractionDelegate, UIContextMenuInteractionDelegate {
    var takesAway = false

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      if takesAway { interaction.view?.removeFromSuperview() }
      return UIMenu(children: [UIAction(title: "Mark") { _ in }])
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { interaction.dismissMenu() }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [takesAway] _ in
        if takesAway { interaction.view?.removeFromSuperview() }
        return UIMenu(children: [UIAction(title: "Mark") { _ in }])
      }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { interaction.dismissMenu() }
  }

  @Test(
    "K43 a menu that is dismissed as it comes doesn't come, nor one whose view goes meanwhile",
    arguments: [false, true])
  func refused(takesAway: Bool) {
    let (phone, refuser) = (Phone.forGestures(), Refuser())
    refuser.takesAway = takesAway
    phone.keep(refuser)
    let pad = phone.pad("pad", (0, 0, 100, 100))
    let edits = UIEditMenuInteraction(delegate: refuser)
    pad.addInteraction(edits)
    edits.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    #expect(!phone.window.subviews.contains { $0.accessibilityIdentifier == "menu" })
    phone.window.addSubview(pad)
    pad.addInteraction(UIContextMenuInteraction(delegate: refuser))
    press(phone, at: (30, 40))
    #expect(!phone.window.subviews.contains { $0.accessibilityIdentifier == "menu" })
  }

  @Test("K44 a menu of the controller that is shown elsewhere goes there; hidden while it goes it goes once")
  func controllerMoves() {
    let phone = Phone.forGestures()
    let view = EditedView(phone.journal)
    phone.window.addSubview(view)
    phone.window.makeKey()
    view.becomeFirstResponder()
    let menu = UIMenuController.shared
    let heard = [UIMenuController.willHideMenuNotification, UIMenuController.menuFrameDidChangeNotification].map {
      name in
      NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { note in
        let name = note.name
        MainActor.assumeIsolated {
          phone.journal.note(name == UIMenuController.willHideMenuNotification ? "hides" : "moves")
          if name == UIMenuController.willHideMenuNotification { UIMenuController.shared.hideMenu() }
        }
      }
    }
    menu.showMenu(from: view, rect: CGRect(x: 20, y: 30, width: 1, height: 1))
    let first = menu.menuFrame
    menu.showMenu(from: view, rect: CGRect(x: 20, y: 90, width: 1, height: 1))
    #expect(menu.menuFrame.minY == first.minY + 60 && phone.journal.take() == ["moves"])
    #expect(phone.window.subviews.filter { $0.accessibilityIdentifier == "menu" }.count == 1)
    menu.hideMenu()
    #expect(!menu.isMenuVisible && phone.journal.take() == ["hides"])
    for one in heard { NotificationCenter.default.removeObserver(one) }
  }

  @Test("K48 who hears that the controller's menu will be shown may hide it, or have it shown elsewhere instead")
  func controllerIsStopped() {
    let phone = Phone.forGestures()
    let view = EditedView(phone.journal)
    phone.window.addSubview(view)
    phone.window.makeKey()
    view.becomeFirstResponder()
    let menu = UIMenuController.shared
    var shows = 0
    var showsElsewhere = false
    let heard = NotificationCenter.default.addObserver(
      forName: UIMenuController.willShowMenuNotification, object: menu, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        shows += 1
        if shows > 1 { return }
        menu.setMenuVisible(false, animated: false)
        guard showsElsewhere else { return }
        menu.setTargetRect(CGRect(x: 20, y: 90, width: 1, height: 1), in: view)
        menu.setMenuVisible(true, animated: true)
      }
    }
    menu.showMenu(from: view, rect: CGRect(x: 20, y: 30, width: 1, height: 1))
    #expect(!menu.isMenuVisible && phone.window.subviews.last === view)
    (shows, showsElsewhere) = (0, true)
    menu.showMenu(from: view, rect: CGRect(x: 20, y: 30, width: 1, height: 1))
    #expect(menu.menuFrame.minY == 90 && shows == 2)
    #expect(phone.window.subviews.filter { $0.accessibilityIdentifier == "menu" }.count == 1)
    menu.hideMenu()
    #expect(phone.window.subviews.last === view)
    NotificationCenter.default.removeObserver(heard)
  }

  @Test("V371 an edit menu that is reloaded without one of the delegate's has the edits that can be done by then")
  func reloaded() {
    /// Has nothing to add.
    final class Silent: NSObject, UIEditMenuInteractionDelegate {}
    let (phone, silent) = (Phone.forGestures(), Silent())
    phone.keep(silent)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    field.text = "abc"
    phone.window.addSubview(field)
    field.becomeFirstResponder()
    field.selectAll(nil)
    let interaction = UIEditMenuInteraction(delegate: silent)
    field.addInteraction(interaction)
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    #expect(phone.rows == ["Copy", "Cut", "Delete"])
    field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
    interaction.reloadVisibleMenu()
    #expect(phone.rows == ["Select", "Select All"])
    field.text = ""
    interaction.reloadVisibleMenu()
    #expect(phone.window.subviews.last === field)
  }

  @Test("V58 a finger that rests has the delegate asked for a menu, and the view loses it")
  func asked() {
    let (phone, pad, _) = fixture(UIMenu(children: [UIAction(title: "Copy") { _ in }]))
    press(phone, at: (30, 40))
    #expect(
      phone.journal.take() == ["pad began 1", "menu at 30,40?", "pad cancelled 1", "menu comes"])
    #expect(phone.window.subviews.last?.accessibilityIdentifier == "menu")
    pad.interactions = []
    #expect(phone.journal.take() == ["menu goes"])
    #expect(phone.window.subviews.last === pad)
  }

  @Test("V226 previews are asked for by the item where the delegate can, and by the configuration where not")
  func previews() {
    class Host: NSObject, UIContextMenuInteractionDelegate {
      var asked: [String] = []
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: NSString(string: "leaf"), previewProvider: nil) { _ in
          UIMenu(children: [UIAction(title: "Copy") { _ in }])
        }
      }
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
      ) -> UITargetedPreview? {
        asked.append("\(identifier) comes")
        return nil
      }
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
      ) -> UITargetedPreview? {
        asked.append("comes")
        return nil
      }
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
      ) -> UITargetedPreview? {
        asked.append("goes")
        return nil
      }
    }
    let (phone, host) = (Phone.forGestures(), Host())
    let pad = phone.pad("pad", (0, 0, 100, 100))
    pad.addInteraction(UIContextMenuInteraction(delegate: host))
    press(phone, at: (30, 40))
    pad.interactions = []
    #expect(host.asked == ["leaf comes", "goes"])
  }

  @Test("V58 where the delegate has no menu the finger stays the view's")
  func none() {
    let (phone, pad, _) = fixture(nil)
    press(phone, at: (30, 40))
    #expect(phone.journal.take() == ["pad began 1", "menu at 30,40?", "pad ended 1"])
    #expect(phone.window.subviews.last === pad)
  }

  @Test("V59 a row's tap performs the action and ends the menu; a touch beside ends it, and reaches nobody")
  func chosen() throws {
    let journal = Journal()
    let copy = UIAction(title: "Copy") { _ in journal.note("copies") }
    let (phone, pad, _) = fixture(UIMenu(children: [copy]))
    press(phone, at: (30, 40))
    _ = phone.journal.take()
    try phone.tap(row: "Copy")
    #expect(phone.journal.take() == ["menu goes"])
    #expect(journal.take() == ["copies"])
    press(phone, at: (30, 40))
    _ = phone.journal.take()
    phone.tap(at: (30, 190))
    #expect(phone.journal.take() == ["menu goes"])
    #expect(journal.take() == [] && phone.window.subviews.last === pad)
  }

  @Test("V60 a button's menu comes to a finger that rests; as its primary action to one that lands")
  func button() throws {
    let phone = Phone.forGestures()
    let button = LoudControlButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50), phone.journal)
    phone.window.addSubview(button)
    button.menu = UIMenu(children: [UIAction(title: "Red") { _ in phone.journal.note("red") }])
    phone.tap(at: (20, 20))
    #expect(phone.journal.take() == ["down", "up inside"])
    press(phone, at: (20, 20))
    #expect(phone.journal.take() == ["down", "cancel", "menu"])
    try phone.tap(row: "Red")
    #expect(phone.journal.take() == ["red"])
    button.showsMenuAsPrimaryAction = true
    phone.tap(at: (20, 20))
    #expect(phone.journal.take() == ["down", "cancel", "menu"])
    try phone.tap(row: "Red")
    #expect(phone.journal.take() == ["red"])
    button.menu = nil
    phone.tap(at: (20, 20))
    #expect(phone.journal.take() == ["down", "up inside"])
  }

  @Test("V170 a finger that slides on to a row chooses it when it lifts; one that stays leaves the menu open")
  func slid() throws {
    let journal = Journal()
    let rows = ["Copy", "Cut"].map { title in UIAction(title: title) { _ in journal.note(title) } }
    rows[1].attributes = .disabled
    let (phone, _, _) = fixture(UIMenu(children: rows))
    func slide(to place: (Double, Double)) {
      phone.down(1, at: (30, 40))
      phone.wait(0.6)
      phone.move(1, to: place)
      phone.up(1)
    }
    slide(to: (35, 45))
    #expect(journal.take() == [] && phone.window.subviews.last?.accessibilityIdentifier == "menu")
    phone.tap(at: (30, 190))
    slide(to: (60, 60))
    #expect(journal.take() == ["Copy"] && phone.window.subviews.last?.accessibilityIdentifier != "menu")
    slide(to: (60, 100))
    #expect(journal.take() == [], "it is disabled")
  }

  @Test("V60 a button that changes its selection does so by a lift inside, before its actions")
  func selection() {
    let phone = Phone.forGestures()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    phone.window.addSubview(button)
    button.changesSelectionAsPrimaryAction = true
    button.addAction(UIAction { _ in phone.journal.note("\(button.isSelected)") }, for: .touchUpInside)
    for _ in 0..<2 { phone.tap(at: (20, 20)) }
    #expect(phone.journal.take() == ["true", "false"])
  }

  @Test("V60 with a menu that a rest brings, a press changes the selection, too")
  func selectionBesideMenu() {
    let phone = Phone.forGestures()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    phone.window.addSubview(button)
    button.menu = UIMenu(children: [UIAction(title: "Red") { _ in }])
    button.changesSelectionAsPrimaryAction = true
    phone.tap(at: (20, 20))
    #expect(button.isSelected)
  }

  @Test("V187 a pop-up button shows what is chosen of its menu: always one, the first unless another has the mark")
  func popUp() throws {
    let phone = Phone.forGestures()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    phone.window.addSubview(button)
    var said: [String] = []
    let actions = ["Red", "Green", "Blue"].map { name in
      UIAction(title: name) { said.append("\($0.title), \(button.currentTitle ?? "")") }
    }
    button.menu = UIMenu(children: [actions[0], UIMenu(options: .displayInline, children: Array(actions[1...]))])
    (button.showsMenuAsPrimaryAction, button.changesSelectionAsPrimaryAction) = (true, true)
    #expect(button.currentTitle == "Red" && actions.map(\.state) == [.on, .off, .off])
    phone.tap(at: (20, 20))
    try phone.tap(row: "Blue")
    #expect(said == ["Blue, Blue"])
    #expect(actions.map(\.state) == [.off, .off, .on] && !button.isSelected)
    actions[1].state = .on
    actions[2].state = .off
    button.configuration = .plain()
    button.menu = UIMenu(children: actions)
    #expect(button.configuration?.title == "Green" && button.menu?.selectedElements == [actions[1]])
  }

  @Test("V187 so does an item of a bar; without a menu a tap changes whether it is selected")
  func popUpItem() throws {
    let phone = Phone.forGestures()
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    let actions = ["Red", "Green"].map { UIAction(title: $0) { _ in } }
    let choice = UIBarButtonItem(title: "Colour", menu: UIMenu(children: actions))
    let mark = UIBarButtonItem(title: "Mark", primaryAction: UIAction(title: "Mark") { _ in })
    for item in [choice, mark] { item.changesSelectionAsPrimaryAction = true }
    bar.items = [choice, UIBarButtonItem(systemItem: .flexibleSpace), mark]
    phone.window.addSubview(bar)
    phone.window.layoutIfNeeded()
    #expect((choice.button as? UIButton)?.currentTitle == "Red")
    phone.tap(at: (30, 20))
    try phone.tap(row: "Green")
    #expect((choice.button as? UIButton)?.currentTitle == "Green" && choice.title == "Colour")
    phone.tap(at: (180, 20))
    #expect(mark.isSelected)
  }

  @Test("V61 a menu in a menu opens in its place or stands inline; deferred elements come when it is shown")
  func nested() throws {
    var asked = 0
    let deferred = UIDeferredMenuElement { use in
      asked += 1
      use([UIAction(title: "Late") { _ in }])
    }
    let inline = UIMenu(options: .displayInline, children: [UIAction(title: "Inline") { _ in }])
    let inner = UIMenu(title: "More", children: [UIAction(title: "Inner") { _ in }])
    let hidden = UIAction(title: "Hidden", attributes: .hidden) { _ in }
    let disabled = UIAction(title: "Disabled", attributes: .disabled) { _ in Issue.record("chosen") }
    let (phone, _, _) = fixture(UIMenu(children: [hidden, inline, inner, deferred, disabled]))
    #expect(asked == 0)
    press(phone, at: (30, 40))
    #expect(phone.rows == ["Inline", "More", "Disabled", "Late"].sorted())
    try phone.tap(row: "Disabled")
    try phone.tap(row: "More")
    #expect(phone.rows == ["Inner"])
    try phone.tap(row: "Inner")
    press(phone, at: (30, 40))
    #expect(asked == 1)
  }

  @Test("V61 what a deferred element brings later stands in its place, or nowhere once another menu is open")
  func deferredLate() throws {
    var use: ([UIMenuElement]) -> Void = { _ in }
    let deferred = UIDeferredMenuElement { use = $0 }
    let inner = UIMenu(title: "More", children: [UIAction(title: "Inner") { _ in }])
    let menu = UIMenu(children: [deferred, inner, UIAction(title: "Last") { _ in }])
    let (phone, _, _) = fixture(menu)
    press(phone, at: (30, 40))
    use([UIAction(title: "First") { _ in }])
    #expect(phone.rowsFromAbove == ["First", "More", "Last"])
    try phone.tap(row: "Last")
    press(phone, at: (30, 40))
    try phone.tap(row: "More")
    use([UIAction(title: "First") { _ in }])
    #expect(phone.rowsFromAbove == ["Inner"])
  }

  @Test("V59 a command is performed by the first of the view's chain that can; disabled and hidden ones are not")
  func command() throws {
    final class Desk: UIView, ActionMethods {
      var sent: [String] = []
      func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
        action.description == "file:" ? { sender, _ in self.sent.append((sender as? UICommand)?.title ?? "") } : nil
      }
    }
    let file = UICommand(title: "File", action: Selector("file:"))
    let off = UICommand(title: "Off", action: Selector("file:"), attributes: .disabled)
    let gone = UICommand(title: "Gone", action: Selector("file:"), attributes: .hidden)
    let (phone, pad, _) = fixture(UIMenu(children: [file, off, gone]))
    let desk = Desk(frame: phone.window.bounds)
    phone.window.addSubview(desk)
    desk.addSubview(pad)
    press(phone, at: (30, 40))
    #expect(phone.rowsFromAbove == ["File", "Off"])
    try phone.tap(row: "Off")
    #expect(desk.sent.isEmpty)
    try phone.tap(row: "File")
    #expect(desk.sent == ["File"])
    #expect(phone.window.subviews.last === desk)
  }

  @Test("V130 a menu with more rows than fit scrolls under a finger, also from a row, and its last row is chosen")
  func long() throws {
    let journal = Journal()
    let titles = (0..<30).map { "Row \($0)" }
    let menu = UIMenu(children: titles.map { title in UIAction(title: title) { _ in journal.note(title) } })
    let (phone, _, _) = fixture(menu)
    press(phone, at: (30, 40))
    for _ in 0..<12 {
      phone.drag(1, from: (100, 170), to: (100, 20))
      phone.wait(3)
    }
    #expect(journal.take() == [] && phone.window.subviews.last?.accessibilityIdentifier == "menu")
    phone.press(at: (100, 170))
    #expect(journal.take() == ["Row 29"])
  }

  @Test("V61 of a menu with single selection the action that is chosen has the mark")
  func marks() throws {
    let actions = ["S", "M"].map { UIAction(title: $0, state: $0 == "S" ? .on : .off) { _ in } }
    let menu = UIMenu(options: .singleSelection, children: actions)
    let (phone, _, _) = fixture(menu)
    press(phone, at: (30, 40))
    try phone.tap(row: "M")
    #expect(actions.map(\.state) == [.off, .on])
    #expect(menu.selectedElements == [actions[1]])
  }
}

extension Phone {
  /// Titles of a menu's rows that is shown, sorted.
  fileprivate var rows: [String] { buttons(in: window).compactMap(\.accessibilityIdentifier).sorted() }

  /// The same, from above.
  fileprivate var rowsFromAbove: [String] {
    buttons(in: window).sorted { $0.frame.minY < $1.frame.minY }.compactMap(\.accessibilityIdentifier)
  }

  func tap(row title: String) throws {
    window.layoutIfNeeded()
    let row = try #require(buttons(in: window).first { $0.accessibilityIdentifier == title })
    let middle = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: window)
    tap(at: (Double(middle.x), Double(middle.y)))
  }

  /// Those below it that are in no other button.
  func buttons(in view: UIView) -> [UIButton] {
    view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(in: $0) }
  }
}

private final class MenuHost: NSObject, UIContextMenuInteractionDelegate {
  private let menu: UIMenu?
  private let journal: Journal

  init(_ menu: UIMenu?, _ journal: Journal) {
    self.menu = menu
    self.journal = journal
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    journal.note("menu at \(Int(location.x)),\(Int(location.y))?")
    return menu.map { menu in UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu } }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    journal.note("menu comes")
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    journal.note("menu goes")
  }
}

private final class LoudControlButton: UIButton {
  convenience init(frame: CGRect, _ journal: Journal) {
    self.init(frame: frame)
    let words: [(Event, String)] = [
      (.touchDown, "down"), (.touchUpInside, "up inside"), (.touchCancel, "cancel"), (.menuActionTriggered, "menu"),
    ]
    for (event, word) in words { addAction(UIAction { _ in journal.note(word) }, for: event) }
  }
}

private final class EditedView: UIView, UIEditMenuInteractionDelegate {
  let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == Selector("copy:")
  }

  override func copy(_ sender: Any?) { journal.note("copies") }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    let edits = suggestedActions.flatMap { ($0 as? UIMenu)?.children ?? [$0] }
    journal.note("asked, beside \(edits.map(\.title).joined(separator: ", "))")
    return UIMenu(children: suggestedActions + [UIAction(title: "Mark") { [journal] _ in journal.note("marks") }])
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { journal.note("comes") }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { journal.note("goes") }
}
