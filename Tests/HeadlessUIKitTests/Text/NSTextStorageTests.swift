import Foundation
import HeadlessUIKit
import Testing

@MainActor struct NSTextStorageTests {
  /// Colours digits, as editors of code do.
  private final class DigitStorage: NSTextStorage {
    var processed: [String] = []
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func processEditing() {
      processed.append("\(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) by \(changeInLength)")
      for (place, character) in string.enumerated() where character.isNumber {
        addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: place, length: 1))
      }
      super.processEditing()
    }
  }

  @Test func `a change is processed once, with what the processing itself changes`() {
    let storage = DigitStorage()
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "a1")
    #expect(storage.processed == ["3 0+2 by 2"])
    #expect(storage.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
    #expect(storage.editedMask == [] && storage.editedRange.location == NSNotFound && storage.changeInLength == 0)
  }

  @Test func `several changes between a beginning and an end are one`() {
    let storage = DigitStorage()
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "abc")
    storage.replaceCharacters(in: NSRange(location: 3, length: 0), with: "de")
    #expect(storage.processed == [])
    storage.endEditing()
    #expect(storage.processed == ["3 0+5 by 5"])
  }

  @Test func `an attachment's overrides compile, and say where its image would be`() {
    final class Inline: NSTextAttachment, @unchecked Sendable {
      override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
      ) -> CGRect { CGRect(x: 0, y: -3, width: lineFrag.height, height: lineFrag.height) }
      override func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
      ) -> UIImage? { nil }
    }
    let line = CGRect(x: 0, y: 0, width: 100, height: 20)
    let image = UIImage(size: CGSize(width: 8, height: 9))
    let plain = NSTextAttachment(image: image)
    #expect(
      plain.attachmentBounds(for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: 0).size
        == CGSize(width: 8, height: 9))
    #expect(
      Inline().attachmentBounds(for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: 0).minY
        == -3)
    let text = NSAttributedString(attachment: plain)
    #expect(text.containsAttachments(in: NSRange(location: 0, length: 1)))
  }
}
