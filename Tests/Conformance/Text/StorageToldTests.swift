import Foundation
import HeadlessUIKit
import Testing

/// Rule V832: what a text storage tells of its changes.
@MainActor struct StorageToldTests {
  private final class Ears: NSObject, NSTextStorageDelegate {
    var heard: [String] = []
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { heard.append("\(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) by \(delta)") }
  }

  private func heard(_ text: String, _ work: (NSTextStorage) -> Void) -> [String] {
    let (storage, ears) = (NSTextStorage(string: text), Ears())
    storage.delegate = ears
    work(storage)
    return ears.heard
  }

  @Test("V832 each change is told of once: a deletion, another text, and what is done to the characters")
  func once() {
    #expect(heard("abcd") { $0.deleteCharacters(in: NSRange(location: 1, length: 1)) } == ["2 1+0 by -1"])
    #expect(heard("abcd") { $0.setAttributedString(NSAttributedString(string: "ab")) } == ["3 0+2 by -2"])
    #expect(heard("abcd") { $0.mutableString.append("!") } == ["2 4+1 by 1"])
    let storage = NSTextStorage(string: "abcd")
    _ = storage.mutableString.replaceOccurrences(
      of: "b", with: "xy", range: NSRange(location: 0, length: storage.length))
    #expect(storage.string == "axycd" && storage.mutableString.length == 5)
  }

  @Test("V832 the first text of an empty storage brings attributes; attributes of no characters are no change")
  func edges() {
    #expect(heard("") { $0.replaceCharacters(in: NSRange(), with: "ab") } == ["3 0+2 by 2"])
    #expect(heard("abcd") { $0.addAttribute(.kern, value: 1, range: NSRange(location: 1, length: 0)) } == [])
  }

  @Test("V832 of several changes all is told that they cover, as the text is then")
  func several() {
    let batch = heard("abcd") {
      $0.beginEditing()
      $0.insert(NSAttributedString(string: "X"), at: 0)
      $0.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 5))
      $0.deleteCharacters(in: NSRange(location: 4, length: 1))
      $0.endEditing()
    }
    #expect(batch == ["3 0+4 by 0"])
    let moved = heard("abcdefghij") {
      $0.beginEditing()
      $0.replaceCharacters(in: NSRange(location: 8, length: 0), with: "xyz")
      $0.replaceCharacters(in: NSRange(location: 0, length: 2), with: "")
      $0.endEditing()
    }
    #expect(moved == ["2 0+9 by 1"])
  }
}
