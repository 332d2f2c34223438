import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct StoredTextTests {
  @Test func `a storage that is given up, or whose text is gone, is not told to anybody`() {
    let (first, second) = (NSTextStorage(string: "a"), NSTextStorage(string: "b"))
    var text: StoredText? = StoredText(in: first)
    for _ in 1...5 {
      text?.adopt(second)
      text?.adopt(first)
    }
    #expect(first.hearers.count == 1 && second.hearers.isEmpty)
    text = nil
    let other = StoredText(in: second)
    other.adopt(first)
    other.adopt(second)
    #expect(first.hearers.isEmpty && second.hearers.count == 1)
  }

  @Test func `a text hears once of a change of its storage, and of no other one's`() {
    let (first, second) = (NSTextStorage(string: "a"), NSTextStorage(string: "b"))
    let text = StoredText(in: first)
    for storage in [second, first, second] { text.adopt(storage) }
    var heard = 0
    text.whenChanged = { heard += 1 }
    first.append(NSAttributedString(string: "x"))
    #expect(heard == 0)
    second.append(NSAttributedString(string: "x"))
    #expect(heard == 1 && text.content == "bx")
  }
}
