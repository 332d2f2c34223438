import Foundation
import HeadlessUIKit
import Testing

@MainActor struct NSLayoutManagerTests {
  @Test func `who watches a text hears what has changed`() {
    final class Ear: NSObject, NSTextStorageDelegate {
      var heard: [String] = []
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) { heard.append("\(editedMask.contains(.editedCharacters)) \(editedRange.length) \(delta)") }
    }
    let (storage, ear) = (NSTextStorage(string: "abc"), Ear())
    storage.delegate = ear
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xyz")
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 2))
    #expect(storage.string == "xyzbc" && ear.heard.first == "true 3 2" && ear.heard.last == "false 2 0")
  }

  @Test func `a text view's storage is its text, and both ways`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.text = "one"
    #expect(view.textStorage.string == "one" && view.textContainer.layoutManager === view.layoutManager)
    view.text = "three"
    #expect(view.textStorage.string == "three")
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 2), with: "T")
    #expect(view.text == "Tree")
    let manager = NSLayoutManager()
    let storage = NSTextStorage(string: "given")
    let container = NSTextContainer(size: .zero)
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let given = UITextView(frame: .zero, textContainer: container)
    #expect(given.text == "given" && given.textContainer === container && given.textStorage === storage)
  }

  @Test func `a text view scrolls to a part of its text`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    view.text = Array(repeating: "line", count: 20).joined(separator: "\n")
    view.layoutIfNeeded()
    view.scrollRangeToVisible(NSRange(location: 0, length: 2))
    #expect(view.contentOffset.y == 0)
    view.scrollRangeToVisible(NSRange(location: 96, length: 2))
    #expect(view.contentOffset.y > 200)
  }
}
