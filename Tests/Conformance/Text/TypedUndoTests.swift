import Foundation
import HeadlessUIKit
import Testing

/// Rules V509 to V511: undoing what was typed, and shakes that offer it.
@MainActor @Suite("V: undoing what was typed") struct TypedUndoTests {
  private final class Clerk: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var refuses = false
    var heard: [String] = []
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { !refuses }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      !refuses
    }
    func textViewDidChange(_ textView: UITextView) { heard.append(textView.text) }
  }

  private typealias Text = UIView & UITextInput

  private func texts(on phone: Phone, _ clerk: Clerk) -> [any Text] {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let view = UITextView(frame: CGRect(x: 0, y: 60, width: 200, height: 60))
    field.addAction(UIAction { [weak field] _ in clerk.heard.append(field?.text ?? "") }, for: .editingChanged)
    (field.delegate, view.delegate) = (clerk, clerk)
    for one in [field, view] { phone.window.addSubview(one) }
    return [field, view]
  }

  private func all(_ text: any Text) -> String {
    text.textRange(from: text.beginningOfDocument, to: text.endOfDocument).flatMap { text.text(in: $0) } ?? ""
  }

  private func select(_ range: Range<Int>, in text: any Text) {
    guard let start = text.position(from: text.beginningOfDocument, offset: range.lowerBound),
      let end = text.position(from: text.beginningOfDocument, offset: range.upperBound)
    else { return }
    text.selectedTextRange = text.textRange(from: start, to: end)
  }

  private func selected(_ text: any Text) -> Range<Int>? {
    text.selectedTextRange.map {
      text.offset(
        from: text.beginningOfDocument, to: $0.start)..<text.offset(
          from: text.beginningOfDocument, to: $0.end)
    }
  }

  @Test("V509 a run of typing and deleting is undone as one, with what was selected, told, and done again")
  func typing() throws {
    let (phone, clerk) = (Phone.forGestures(), Clerk())
    for text in texts(on: phone, clerk) {
      text.becomeFirstResponder()
      text.insertText("one")
      select(0..<3, in: text)
      text.insertText("t")
      phone.application.endTurn()
      text.insertText("wp")
      text.deleteBackward()
      phone.application.endTurn()
      text.insertText("o")
      let manager = try #require(text.undoManager)
      #expect(all(text) == "two" && manager.undoActionName == "Typing" && manager.undoCount == 2)
      clerk.heard = []
      manager.undo()
      #expect(all(text) == "one" && selected(text) == 0..<3 && clerk.heard == ["one"])
      #expect(manager.redoActionName == "Typing")
      manager.redo()
      #expect(all(text) == "two" && selected(text) == 3..<3 && clerk.heard == ["one", "two"])
      manager.undo()
      manager.undo()
      #expect(all(text) == "" && !manager.canUndo && manager.redoCount == 2)
      text.insertText("x")
      #expect(!manager.canRedo)
    }
  }

  @Test("V509 what is typed elsewhere, pasted, cut or deleted is undone by itself, and called so")
  func byThemselves() throws {
    let (phone, clerk) = (Phone.forGestures(), Clerk())
    for text in texts(on: phone, clerk) {
      text.becomeFirstResponder()
      let manager = try #require(text.undoManager)
      text.insertText("ac")
      select(1..<1, in: text)
      text.insertText("b")
      UIPasteboard.general.string = "!"
      text.paste(nil)
      text.insertText("?")
      select(0..<1, in: text)
      text.cut(nil)
      select(0..<1, in: text)
      text.delete(nil)
      #expect(all(text) == "!?c")
      var steps: [String] = []
      while manager.canUndo {
        let name = manager.undoActionName
        manager.undo()
        steps.append("\(name): \(all(text))")
      }
      #expect(
        steps == [
          "Delete: b!?c", "Cut: ab!?c", "Typing: ab!c", "Paste: abc", "Typing: ac", "Typing: ",
        ])
      while manager.canRedo { manager.redo() }
      #expect(all(text) == "!?c")
    }
  }

  @Test("V509 a delegate that refuses has what is to be undone stay as it is")
  func refusing() throws {
    let (phone, clerk) = (Phone.forGestures(), Clerk())
    for text in texts(on: phone, clerk) {
      text.becomeFirstResponder()
      text.insertText("a")
      clerk.refuses = true
      text.undoManager?.undo()
      clerk.refuses = false
      #expect(all(text) == "a")
    }
  }

  @Test(
    "V510 a text has an undo manager of its own, which code's text empties, and which may be told to keep nothing")
  func ownManager() throws {
    let (phone, clerk) = (Phone.forGestures(), Clerk())
    for text in texts(on: phone, clerk) {
      text.becomeFirstResponder()
      let manager = try #require(text.undoManager)
      #expect(manager !== phone.window.undoManager)
      text.insertText("a")
      #expect(manager.canUndo && phone.window.undoManager?.canUndo == false)
      (text as? UITextField)?.text = "b"
      (text as? UITextView)?.text = "b"
      #expect(!manager.canUndo)
      manager.disableUndoRegistration()
      text.insertText("c")
      #expect(!manager.canUndo)
      manager.enableUndoRegistration()
      text.insertText("d")
      manager.undo()
      #expect(all(text) == "bc")
    }
  }

  @Test(
    "V510 so does what code changes in a text view's storage, but for attributes, and what is typed unregistered")
  func storage() throws {
    let (phone, clerk) = (Phone.forGestures(), Clerk())
    let text = try #require(texts(on: phone, clerk)[1] as? UITextView)
    text.becomeFirstResponder()
    let manager = try #require(text.undoManager)
    text.insertText("one")
    text.textStorage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 3))
    #expect(manager.canUndo)
    text.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "@name ")
    #expect(text.text == "@name one" && !manager.canUndo)
    text.insertText("x")
    manager.disableUndoRegistration()
    text.insertText("y")
    manager.enableUndoRegistration()
    #expect(!manager.canUndo)
  }

  /// Upright, 390 × 844 points, with a page that has a field.
  private func page() -> (phone: Phone, page: UIViewController, field: UITextField) {
    let (phone, page) = (Phone.forGestures(), UIViewController())
    phone.window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    phone.window.rootViewController = page
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    page.view.addSubview(field)
    phone.wait(0.1)
    field.becomeFirstResponder()
    return (phone, page, field)
  }

  private func shake(_ phone: Phone) {
    phone.application.post(motion: .began, .motionShake, at: phone.time)
    phone.application.post(motion: .ended, .motionShake, at: phone.time)
    phone.wait(0.1)
    phone.application.endTurn()
  }

  private func titles(_ page: UIViewController) -> [String?]? {
    (page.presentedViewController as? UIAlertController).map { [$0.title] + $0.actions.map(\.title) }
  }

  @Test("V511 a shake offers to undo and redo what the first responder's undo manager has")
  func shakes() throws {
    let (phone, page, field) = page()
    shake(phone)
    #expect(page.presentedViewController == nil)
    field.insertText("a")
    shake(phone)
    #expect(titles(page) == ["Undo Typing", "Undo", "Cancel"])
    var box = try #require(page.presentedViewController?.view).frame
    phone.tap(at: (Double(box.maxX - 60), Double(box.maxY - 22)))
    phone.application.endTurn()
    #expect(page.presentedViewController == nil && field.text == "" && field.isFirstResponder)
    shake(phone)
    #expect(titles(page) == ["Redo Typing", "Redo", "Cancel"])
    box = try #require(page.presentedViewController?.view).frame
    phone.tap(at: (Double(box.minX + 60), Double(box.maxY - 22)))
    phone.application.endTurn()
    #expect(page.presentedViewController == nil && field.text == "")
  }

  @Test("V511 not where the application says no, nor where somebody keeps the shake")
  func silentShakes() {
    let (phone, page, field) = page()
    field.insertText("a")
    phone.application.applicationSupportsShakeToEdit = false
    shake(phone)
    #expect(page.presentedViewController == nil)
    phone.application.applicationSupportsShakeToEdit = true
    let ear = Ear(phone.journal)
    page.view.addSubview(ear)
    ear.addSubview(field)
    field.becomeFirstResponder()
    shake(phone)
    #expect(page.presentedViewController == nil && phone.journal.take() == ["motion began", "motion ended"])
  }
}
