import Foundation
import HeadlessUIKit
import Testing

/// Rules L13 and V926: what texts and their delegates are asked with a question mark, and what is posted of them.
@MainActor @Suite("L: texts") struct TextCallsTests {
  /// Answers what it has, and leaves the rest to the defaults.
  private final class Clerk: NSObject, UITextDragDelegate, UITextDropDelegate, UITextInteractionDelegate,
    NSTextStorageDelegate, NSLayoutManagerDelegate, UIScribbleInteractionDelegate, UIEditMenuInteractionDelegate
  {
    nonisolated(unsafe) var heard: [String] = []
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { false }
    func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool {
      false
    }
    nonisolated func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange,
      changeInLength delta: Int
    ) { heard.append("changed by \(delta)") }
    nonisolated func layoutManager(
      _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool { false }
  }

  /// A text that has two of what is optional itself.
  private final class Own: UITextView, NSLayoutManagerDelegate, NSTextStorageDelegate {
    override func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { text != "no" }
    /// The view's own, though protocols that it adopts have methods of these names.
    var lengths: [Int] {
      let (manager, storage) = (layoutManager, textStorage)
      return [manager.numberOfGlyphs, storage.length]
    }
  }

  @Test("L13 a text of any kind, and the delegates of texts, can be asked with a question mark")
  func questions() throws {
    let (own, clerk) = (Own(), Clerk())
    own.text = "abc"
    let text: any UITextInput = own
    let range = try #require(text.textRange(from: text.beginningOfDocument, to: text.endOfDocument))
    #expect(text.shouldChangeText?(in: range, replacementText: "no") == false)
    #expect(text.shouldChangeText?(in: range, replacementText: "yes") == true)
    #expect(
      text.textStyling?(at: range.start, in: .forward)?[.font] != nil
        && text.caretTransform?(for: range.start) == nil)
    #expect(text.characterOffset?(of: range.end, within: range) == 3 && own.lengths == [3, 3])
    let interaction = UITextInteraction(for: .editable)
    let began: (any UITextInteractionDelegate) = clerk
    #expect(began.interactionShouldBegin?(interaction, at: .zero) == false)
    let writing: any UIScribbleInteractionDelegate = clerk
    let pencil = UIScribbleInteraction(delegate: clerk)
    #expect(writing.scribbleInteraction?(pencil, shouldBeginAt: .zero) == false)
    #expect(writing.scribbleInteractionShouldDelayFocus?(pencil) == nil)
    let storing: any NSTextStorageDelegate = clerk
    storing.textStorage?(NSTextStorage(), didProcessEditing: [], range: NSRange(), changeInLength: 2)
    #expect(clerk.heard == ["changed by 2"])
    let laying: any NSLayoutManagerDelegate = clerk
    #expect(laying.layoutManager?(NSLayoutManager(), shouldBreakLineByWordBeforeCharacterAt: 1) == false)
    let menus: any UIEditMenuInteractionDelegate = clerk
    let menu = UIEditMenuInteraction(delegate: clerk)
    let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
    #expect(menus.editMenuInteraction?(menu, targetRectFor: configuration) == nil)
  }

  @Test("V926 what a field posts of the end of editing says why it ended")
  func reason() {
    let (phone, field) = (Phone(), UITextField())
    phone.window.addSubview(field)
    nonisolated(unsafe) var reasons: [Int?] = []
    let token = NotificationCenter.default.addObserver(
      forName: UITextField.textDidEndEditingNotification, object: field, queue: nil
    ) { reasons.append($0.userInfo?[UITextField.didEndEditingReasonUserInfoKey] as? Int) }
    defer { NotificationCenter.default.removeObserver(token) }
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(reasons == [UITextField.DidEndEditingReason.committed.rawValue])
  }

  @Test("V926 what a pasteboard posts of a change says which types came, and which have gone")
  func types() {
    let board = UIPasteboard.withUniqueName()
    nonisolated(unsafe) var changes: [[String]?] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { note in
      for key in [UIPasteboard.changedTypesAddedUserInfoKey, UIPasteboard.changedTypesRemovedUserInfoKey] {
        changes.append(note.userInfo?[key] as? [String])
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    board.setData(Data(), forPasteboardType: "one")
    board.items = [["one": Data()], ["two": Data()]]
    board.items = [["two": Data()]]
    #expect(changes == [["one"], [], ["two"], [], [], ["one"]])
  }
}
