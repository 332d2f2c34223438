import Foundation
import HeadlessUIKit
import Testing

/// Rules V429 and V433: a text view's text is that of its storage.
@MainActor @Suite("V: a text view's storage") struct TextStorageTests {
  private final class Ears: NSObject, NSTextStorageDelegate {
    var heard: [String] = []
    private func note(_ name: String, _ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int) {
      heard.append("\(name) \(mask.rawValue) \(range.location)+\(range.length) by \(delta)")
    }
    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { note("will", editedMask, editedRange, delta) }
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { note("did", editedMask, editedRange, delta) }
  }

  @Test("V429 each change is told of once, and of what has changed alone")
  func once() throws {
    let (view, ears) = (UITextView(), Ears())
    view.text = "hello world"
    view.textStorage.delegate = ears
    func heard(_ work: () throws -> Void) rethrows -> [String] {
      ears.heard = []
      try work()
      return ears.heard
    }
    view.selectedRange = NSRange(location: 3, length: 0)
    #expect(heard { view.insertText("X") } == ["will 3 3+1 by 1", "did 3 3+1 by 1"])
    #expect(heard { view.deleteBackward() } == ["will 2 3+0 by -1", "did 2 3+0 by -1"])
    let second = try #require(view.position(from: view.beginningOfDocument, offset: 2))
    let first = try #require(view.textRange(from: view.beginningOfDocument, to: second))
    #expect(heard { view.replace(first, withText: "J") } == ["will 3 0+1 by -1", "did 3 0+1 by -1"])
    #expect(heard { view.text = "new" } == ["will 3 0+3 by -7", "did 3 0+3 by -7"])
    let text = NSAttributedString(string: "newer", attributes: [.kern: 2])
    #expect(heard { view.attributedText = text } == ["will 3 0+5 by 2", "did 3 0+5 by 2"])
    #expect(heard { view.font = .systemFont(ofSize: 20) } == ["will 1 0+5 by 0", "did 1 0+5 by 0"])
  }

  private final class Colouring: KeptStorage {
    override func processEditing() {
      if editedMask.contains(.editedCharacters) {
        let paragraph = (string as NSString).paragraphRange(for: editedRange)
        let first = NSRange(location: paragraph.location, length: min(1, paragraph.length))
        addAttribute(.foregroundColor, value: UIColor.red, range: first)
      }
      super.processEditing()
    }
  }

  @Test("V429 a storage of the application's own has the text at once, and what it does to that is the text")
  func ownStorage() {
    let (storage, manager, container) = (Colouring(), NSLayoutManager(), NSTextContainer(size: .zero))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
    view.text = "one\ntwo"
    #expect(storage.string == "one\ntwo" && storage.replaced == ["0+0 one\ntwo"])
    view.selectedRange = NSRange(location: 5, length: 0)
    view.insertText("X")
    #expect(storage.replaced.last == "5+0 X" && view.selectedRange == NSRange(location: 6, length: 0))
    for text in [storage, view.attributedText] as [NSAttributedString] {
      let colours = (0..<8).map {
        text.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor == .red
      }
      #expect(colours == [true, false, false, false, true, false, false, false])
    }
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
    #expect(view.text == "1\ntXwo")
  }

  @Test("V429 a container without a layout manager has the view's text in one that it gets")
  func container() {
    let container = NSTextContainer(size: .zero)
    let view = UITextView(frame: .zero, textContainer: container)
    view.text = "text"
    #expect(container.layoutManager?.textStorage === view.textStorage && view.textStorage.string == "text")
  }

  @Test("V429 a storage that takes the view's layout manager over has the text from then on")
  func takenOver() {
    let (view, storage) = (UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), Colouring())
    let old = view.textStorage
    view.text = "old"
    storage.addLayoutManager(view.layoutManager)
    #expect(view.textStorage === storage && view.text == "")
    view.attributedText = NSAttributedString(string: "new")
    view.insertText("!")
    #expect(storage.string == "new!" && storage.replaced.last == "3+0 !" && old.string == "old")
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: ">")
    #expect(view.text == ">new!" && view.selectedRange == NSRange(location: 5, length: 0))
    old.replaceCharacters(in: NSRange(location: 0, length: 3), with: "")
    #expect(view.text == ">new!" && view.selectedRange == NSRange(location: 5, length: 0))
    old.addLayoutManager(view.layoutManager)
    view.insertText("back")
    #expect(view.text == "back" && old.string == "back" && storage.string == ">new!")
  }

  @Test("V433 what is selected stays selected where code changes the storage, and a caret behind that moves along")
  func selection() {
    let view = UITextView()
    view.text = "one two three"
    view.selectedRange = NSRange(location: 4, length: 3)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "eleven")
    #expect(view.selectedRange == NSRange(location: 7, length: 3))
    view.textStorage.replaceCharacters(in: NSRange(location: 10, length: 0), with: "!")
    #expect(view.selectedRange == NSRange(location: 7, length: 3))
    view.textStorage.replaceCharacters(in: NSRange(location: 8, length: 6), with: "")
    #expect(view.selectedRange == NSRange(location: 7, length: 1))
    view.selectedRange = NSRange(location: view.text.utf16.count, length: 0)
    view.textStorage.append(NSAttributedString(string: "..."))
    view.insertText("?")
    #expect(view.text.hasSuffix("...?"))
  }

  @Test("V433 the caret is behind what was typed, also where the storage's delegate makes something else of it")
  func replacing() {
    final class Signs: NSObject, NSTextStorageDelegate {
      func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) {
        let sign = (textStorage.string as NSString).range(of: "(c)")
        if sign.length > 0 { textStorage.replaceCharacters(in: sign, with: "©") }
      }
    }
    let (view, signs) = (UITextView(), Signs())
    view.text = "(c 2000"
    view.textStorage.delegate = signs
    view.selectedRange = NSRange(location: 2, length: 0)
    view.insertText(")")
    #expect(view.text == "© 2000" && view.selectedRange == NSRange(location: 1, length: 0))
  }

  @Test(
    "V432 typing attributes are those before the caret, and what code says lasts until something else is selected")
  func typingAttributes() {
    let view = UITextView()
    view.font = .systemFont(ofSize: 15)
    func size() -> CGFloat? { (view.typingAttributes[.font] as? UIFont)?.pointSize }
    #expect(size() == 15 && view.typingAttributes[.foregroundColor] as? UIColor == .label)
    view.text = "abc"
    view.selectedRange = NSRange(location: 1, length: 0)
    view.typingAttributes = [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.blue]
    view.insertText("X")
    #expect(size() == 20, "as the character before the caret")
    view.selectedRange = NSRange(location: 1, length: 0)
    #expect(size() == 15 && view.typingAttributes[.foregroundColor] as? UIColor == .label)
    view.selectedRange = NSRange(location: 1, length: 1)
    #expect(size() == 20, "as what is selected")
    view.selectedRange = NSRange(location: 0, length: 4)
    view.typingAttributes = [.font: UIFont.systemFont(ofSize: 30)]
    view.deleteBackward()
    #expect(view.text == "" && size() == 30, "as what was deleted")
    view.text = ""
    #expect(size() == 15)
  }
}
