import Foundation
import HeadlessUIKit
import Testing

/// Rule V1020: fingers that rest in a text.
@MainActor @Suite("V: fingers that rest in texts") struct TextPressTests {
  @Test(
    "V1020 where a text is edited a finger that rests has the caret in hand until it lifts",
    arguments: [false, true])
  func caret(inView: Bool) {
    let desk = TextDesk(inView: inView)
    desk.beginEditing()
    desk.rest(at: 5)
    #expect(desk.ears.heard == ["5+0"])
    desk.move(to: 9)
    desk.move(to: 9)
    desk.move(to: 2)
    desk.phone.up(1)
    #expect(desk.ears.heard == ["5+0", "9+0", "2+0"] && desk.selected == "2+0")
    desk.phone.down(1, at: desk.point(5))
    desk.phone.wait(0.4)
    #expect(desk.selected == "2+0", "not long enough")
    desk.phone.up(1)
    #expect(desk.selected == "4+0", "a tap")
  }

  @Test(
    "V1020 where it isn't edited the word is selected, more by words as the finger moves, and editing begins",
    arguments: [false, true])
  func words(inView: Bool) {
    let desk = TextDesk(inView: inView)
    desk.ears.lets = false
    desk.rest(at: 5)
    desk.phone.up(1)
    #expect(!desk.text.isFirstResponder && desk.ears.heard == [])
    desk.ears.lets = true
    desk.rest(at: 5)
    #expect(
      desk.text.isFirstResponder && desk.ears.heard == (inView ? ["begins", "4+3"] : ["begins", "13+0", "4+3"]))
    for place in [10, 1, 6] { desk.move(to: place) }
    desk.phone.up(1)
    #expect(desk.ears.heard.suffix(4) == ["4+3", "4+9", "0+7", "4+3"] && desk.selected == "4+3")
  }

  @Test("V1020 a text that is only read is selected in, where it is selectable, and isn't edited")
  func reading() throws {
    for isSelectable in [true, false] {
      let desk = TextDesk(inView: true)
      let view = try #require(desk.text as? UITextView)
      (view.isEditable, view.isSelectable) = (false, isSelectable)
      desk.rest(at: 5)
      desk.move(to: 10)
      desk.phone.up(1)
      #expect(desk.ears.heard == (isSelectable ? ["4+3", "4+9"] : []) && view.isFirstResponder == isSelectable)
    }
  }

  @Test("V1020 a finger that rests on what is selected drags that; where it can't, the caret comes")
  func selected() throws {
    let desk = TextDesk(inView: true)
    let view = try #require(desk.text as? UITextView)
    desk.beginEditing()
    desk.select(0, 13)
    desk.rest(at: 6)
    #expect(view.isTextDragActive)
    desk.phone.up(1)
    #expect(desk.selected == "0+13" && desk.ears.heard == [])
    view.textDragInteraction?.isEnabled = false
    desk.rest(at: 6)
    desk.phone.up(1)
    #expect(desk.ears.heard == ["6+0"])
  }

  @Test(
    "V1020 a long press on the text itself comes first, and one around it doesn't come", arguments: [false, true])
  func others(inView: Bool) {
    let desk = TextDesk(inView: inView)
    let own = desk.phone.add(UILongPressGestureRecognizer(), "own", to: desk.text)
    desk.phone.add(UILongPressGestureRecognizer(), "around", to: desk.phone.window)
    desk.rest(at: 5)
    desk.phone.up(1)
    #expect(desk.phone.heard(by: "own", "around") == ["own began", "own ended"] && desk.selected == "13+0")
    own.isEnabled = false
    desk.rest(at: 5)
    desk.phone.up(1)
    #expect(desk.phone.heard(by: "own", "around") == [] && desk.selected == "4+3")
  }

  private final class Shown: UITextView {
    override var canBecomeFirstResponder: Bool { false }
  }

  @Test("V1020 a text that is only read and refuses, or a disabled field, leaves the finger to what is around it")
  func refusing() {
    let (view, field) = (Shown(), UITextField())
    (view.text, view.isEditable) = ("one two three", false)
    (field.text, field.isEnabled) = ("one two three", false)
    for text in [view, field] as [UIView] {
      let phone = Phone.forGestures()
      text.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
      phone.window.addSubview(text)
      phone.add(UILongPressGestureRecognizer(), "around", to: phone.window)
      phone.down(1, at: (30, 15))
      phone.wait(0.6)
      #expect(phone.heard(by: "around") == ["around began"] && !text.isFirstResponder)
      phone.up(1)
    }
  }

  private final class Menus: NSObject, UIContextMenuInteractionDelegate {
    var has = true
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      has ? UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu() } : nil
    }
  }

  @Test("V1020 so does a menu that code has for the text itself, where there is one", arguments: [false, true])
  func menus(inView: Bool) {
    let (desk, menus) = (TextDesk(inView: inView), Menus())
    desk.text.addInteraction(UIContextMenuInteraction(delegate: menus))
    desk.rest(at: 5)
    desk.phone.up(1)
    #expect(desk.selected == "13+0" && desk.phone.window.subviews.last !== desk.text)
    menus.has = false
    desk.phone.tap(at: (190, 190))
    desk.phone.wait(1)
    desk.rest(at: 5)
    desk.phone.up(1)
    #expect(desk.selected == "4+3")
  }

  @Test("V1020 code that disables a text's long presses has no finger rest", arguments: [false, true])
  func disabled(inView: Bool) {
    let desk = TextDesk(inView: inView)
    for press in desk.text.gestureRecognizers ?? [] where press is UILongPressGestureRecognizer {
      press.isEnabled = false
    }
    desk.rest(at: 5)
    desk.phone.wait(0.2)
    desk.phone.up(1)
    #expect(desk.selected == "13+0" && desk.text.isFirstResponder == !inView, "a field's touch ends inside")
  }

  @Test("V1020 a field's button has the finger for itself")
  func button() throws {
    let desk = TextDesk(inView: false)
    try #require(desk.text as? UITextField).clearButtonMode = .always
    desk.phone.window.layoutIfNeeded()
    desk.phone.down(1, at: (190, 20))
    desk.phone.wait(0.6)
    #expect(!desk.text.isFirstResponder)
  }

  @Test("V1020 a text that scrolls stays where it is while a finger has the caret in hand")
  func scrolling() throws {
    let desk = TextDesk(inView: true, String(repeating: "one two three\n", count: 30))
    let view = try #require(desk.text as? UITextView)
    desk.beginEditing()
    desk.rest(at: 14 * 6 + 5)
    desk.move(to: 9)
    desk.phone.up(1)
    #expect(view.contentOffset == .zero && desk.selected == "9+0")
  }

  private final class Gate: NSObject, UITextInteractionDelegate {
    var heard: [String] = []
    var lets = true
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { lets }
    func interactionWillBegin(_ interaction: UITextInteraction) { heard.append("will") }
    func interactionDidEnd(_ interaction: UITextInteraction) { heard.append("did") }
  }

  @Test("V1020 so it is in a view with a text of its own, where its interaction's delegate lets it")
  func interaction() {
    let (desk, gate) = (TextDesk(inView: true), Gate())
    let cover = UIView(frame: desk.text.frame)
    desk.phone.window.addSubview(cover)
    let interaction = UITextInteraction(for: .editable)
    (interaction.textInput, interaction.delegate) = (desk.text as? UITextView, gate)
    cover.addInteraction(interaction)
    gate.lets = false
    desk.rest(at: 5)
    desk.phone.up(1)
    #expect(gate.heard == [] && desk.selected == "13+0")
    gate.lets = true
    desk.rest(at: 5)
    #expect(gate.heard == ["will"] && desk.selected == "4+3" && desk.text.isFirstResponder)
    desk.phone.up(1)
    desk.rest(at: 10)
    desk.phone.up(1)
    #expect(gate.heard == ["will", "did", "will", "did"] && desk.selected == "10+0")
  }
}
