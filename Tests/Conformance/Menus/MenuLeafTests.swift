import Foundation
import HeadlessUIKit
import Testing

/// Group V: the elements of a menu that do something.
@MainActor struct MenuLeafTests {
  private final class Desk: UIViewController, ActionMethods {
    var heard: [String] = []
    func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
      guard action == Selector("mark:") else { return nil }
      return { sender, _ in
        let command = sender as? UICommand
        let about = command?.presentationSourceItem.map { "\(type(of: $0))" } ?? "nothing"
        self.heard.append("\(command?.title ?? ""), \(command?.sender as? String ?? "nobody"), \(about)")
      }
    }
  }

  private func fixture() -> (phone: Phone, desk: Desk) {
    let (phone, desk) = (Phone.forGestures(), Desk())
    phone.window.rootViewController = UINavigationController(rootViewController: desk)
    phone.window.makeKey()
    phone.window.layoutIfNeeded()
    return (phone, desk)
  }

  private func tap(_ name: String, on phone: Phone) throws {
    phone.window.layoutIfNeeded()
    func views(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }
    let found = views(in: phone.window).last { $0.accessibilityIdentifier == name }
    let view = try #require(found)
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: phone.window)
    phone.tap(at: (Double(middle.x), Double(middle.y)))
  }

  @Test("V900 a command is performed as an action is, by its target, and knows for whom as long as that takes")
  func performing() {
    let (_, desk) = fixture()
    let command: any UIMenuLeaf = UICommand(title: "Mark", action: Selector("mark:"))
    command.performWithSender("somebody", target: desk)
    #expect(desk.heard == ["Mark, somebody, nothing"] && command.sender == nil)
    command.title = "Other"
    command.attributes = .hidden
    #expect(command.title == "Other" && (command as? UICommand)?.attributes == .hidden)
  }

  @Test("V839 what is chosen from the menu of a button, or of a bar's item, may present a popover about that")
  func chosen() throws {
    let (phone, desk) = fixture()
    var seen: [(any UIPopoverPresentationControllerSourceItem)?] = []
    let mark = UICommand(title: "Mark", action: Selector("mark:"))
    let note = UIAction(title: "Note") { seen.append($0.presentationSourceItem) }
    let button = UIButton(frame: CGRect(x: 20, y: 120, width: 60, height: 40))
    button.accessibilityIdentifier = "button"
    button.menu = UIMenu(children: [note, mark])
    button.showsMenuAsPrimaryAction = true
    desk.view.addSubview(button)
    let item = UIBarButtonItem(title: "More", menu: UIMenu(children: [note]))
    item.accessibilityIdentifier = "item"
    desk.navigationItem.rightBarButtonItem = item
    try tap("button", on: phone)
    try tap("Note", on: phone)
    try tap("button", on: phone)
    try tap("Mark", on: phone)
    try tap("item", on: phone)
    try tap("Note", on: phone)
    #expect(seen.count == 2 && seen.first.flatMap(\.self) === button && seen.last.flatMap(\.self) === item)
    #expect(desk.heard == ["Mark, nobody, UIButton"] && note.presentationSourceItem == nil)
  }

  @Test("V900 commands are made with as little as code says of them, and found without a property list")
  func defaults() {
    let (phone, desk) = fixture()
    let bare = UICommand(title: "Bare", subtitle: "s", selectedImage: UIImage(), action: Selector("bare"))
    #expect(bare.subtitle == "s" && bare.selectedImage != nil && bare.propertyList == nil && bare.state == .off)
    let key = UIKeyCommand(action: Selector("key"), input: "k")
    #expect(key.title.isEmpty && key.modifierFlags.isEmpty && key.input == "k")
    let editor = Editor(bare)
    phone.window.addSubview(editor)
    let interaction = UIEditMenuInteraction(delegate: editor)
    editor.addInteraction(interaction)
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    #expect(editor.found === bare && desk.heard.isEmpty)
  }

  private final class Editor: UIView, UIEditMenuInteractionDelegate {
    let command: UICommand
    var found: UICommand?
    init(_ command: UICommand) {
      self.command = command
      super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    }
    required init?(coder: NSCoder) { nil }
    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      builder.insertChild(UIMenu(identifier: .init("own"), children: [command]), atEndOfMenu: .root)
      found = builder.command(for: Selector("bare"))
    }
  }

  @Test("V909 the action that captures a text has its responder do so, under the identifier that it was given")
  func capturing() {
    let phone = Phone.forGestures()
    let (plain, own) = (UITextField(), Reader())
    let action = UIAction.captureTextFromCamera(responder: own, identifier: .init("scan"))
    action.performWithSender(nil, target: nil)
    #expect(own.asked == 1 && action.identifier == .init("scan"))
    UIAction.captureTextFromCamera(responder: plain, identifier: nil).performWithSender(nil, target: nil)
    #expect(phone.decisions.contains("warns there is no camera that a text could be captured from"))
  }

  private final class Reader: UITextField {
    var asked = 0
    override func captureTextFromCamera(_ sender: Any?) { asked += 1 }
  }
}
