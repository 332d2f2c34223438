import Foundation
import HeadlessUIKit
import Testing

/// Group K: menus that responders build.
@MainActor @Suite("K: menus that are built") struct BuiltMenuTests {
  private final class Editor: UIView, UIEditMenuInteractionDelegate {
    let journal: Journal
    var target = CGRect.null
    var changes: (any UIMenuBuilder) -> Void = { _ in }
    init(_ journal: Journal) {
      self.journal = journal
      super.init(frame: CGRect(x: 20, y: 20, width: 100, height: 20))
    }
    required init?(coder: NSCoder) { nil }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == "copy:" }
    override func copy(_ sender: Any?) {}
    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      journal.note(builder.system === UIMenuSystem.context ? "builds" : "builds the main one")
      changes(builder)
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      let menus = suggestedActions.compactMap { $0 as? UIMenu }
      journal.note("menu of \(menus.flatMap(\.children).map(\.title))")
      return nil
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect {
      journal.note("target")
      return target
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

  private func fixture() -> (phone: Phone, editor: Editor, interaction: UIEditMenuInteraction) {
    let phone = Phone.forGestures()
    let editor = Editor(phone.journal)
    let interaction = UIEditMenuInteraction(delegate: editor)
    phone.window.addSubview(editor)
    editor.addInteraction(interaction)
    return (phone, editor, interaction)
  }

  private func present(_ interaction: UIEditMenuInteraction) {
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 5, y: 5)))
  }

  private func menu(in phone: Phone) -> UIView? {
    phone.window.subviews.first { $0.accessibilityIdentifier == "menu" }
  }

  @Test(
    "K82 a menu of edits goes through the responder chain, and then to the delegate, which is asked where it is")
  func built() {
    let (phone, editor, interaction) = fixture()
    editor.changes = { builder in
      builder.insertSibling(
        UIMenu(title: "", children: [UICommand(title: "Mark", action: "mark:")]),
        afterMenu: .standardEdit)
    }
    present(interaction)
    #expect(phone.journal.take() == ["builds", "menu of [\"Copy\", \"Mark\"]", "target", "comes"])
    interaction.updateVisibleMenuPosition(animated: false)
    #expect(phone.journal.take() == ["target"])
    editor.changes = { $0.remove(menu: .standardEdit) }
    interaction.reloadVisibleMenu()
    #expect(phone.journal.take() == ["builds", "menu of []", "goes"])
  }

  @Test("K82 it stands where the delegate says, and else where it was asked for")
  func placed() throws {
    let (phone, editor, interaction) = fixture()
    phone.window.frame.size = CGSize(width: 600, height: 600)
    editor.frame.origin = CGPoint(x: 100, y: 100)
    present(interaction)
    let panel = try #require(menu(in: phone)?.subviews.first)
    #expect(panel.frame.origin == CGPoint(x: 105, y: 105))
    editor.target = CGRect(x: 20, y: 30, width: 40, height: 10)
    interaction.updateVisibleMenuPosition(animated: true)
    #expect(panel.frame.origin == CGPoint(x: 140, y: 130))
  }

  @Test("K82 without a menu its location is as far away as can be")
  func noPlace() {
    let (phone, editor, interaction) = fixture()
    let far = CGPoint(x: CGFloat.greatestFiniteMagnitude, y: .greatestFiniteMagnitude)
    #expect(interaction.location(in: editor) == far)
    present(interaction)
    #expect(menu(in: phone) != nil && interaction.location(in: editor) == CGPoint(x: 5, y: 5))
    interaction.dismissMenu()
    #expect(menu(in: phone) == nil && interaction.location(in: editor) == far)
  }

  @Test("K83 it goes, and the delegate hears of it, when its view leaves the window")
  func leaves() {
    let (phone, editor, interaction) = fixture()
    let holder = UIView(frame: phone.window.bounds)
    phone.window.addSubview(holder)
    holder.addSubview(editor)
    present(interaction)
    phone.window.addSubview(editor)
    holder.removeFromSuperview()
    #expect(menu(in: phone) != nil)
    _ = phone.journal.take()
    editor.removeFromSuperview()
    #expect(menu(in: phone) == nil && phone.journal.take() == ["goes"])
  }
}
