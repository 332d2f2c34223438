import Foundation
import HeadlessUIKit
import Testing

/// Rules W27, W51, V239, V1224, V1225 and V1228: where a layout manager has the characters of a text. Each is 5.5
/// points wide in a font of 10 points, and a line some 12 high.
@MainActor @Suite("W: texts") struct TextLayoutTests {
  private func layout(
    _ text: String, width: CGFloat = 0, lines: Int = 0, _ change: (NSMutableAttributedString) -> Void = { _ in }
  ) -> (storage: NSTextStorage, manager: NSLayoutManager, container: NSTextContainer) {
    let styled = NSMutableAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 10)])
    change(styled)
    let storage = NSTextStorage(attributedString: styled)
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: width, height: 0)))
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = lines
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return (storage, manager, container)
  }

  @Test("W27 the character under a point is found, and the nearest one beside a line")
  func underAPoint() {
    let (storage, manager, container) = layout("hello world")
    func index(_ x: CGFloat, _ y: CGFloat = 5) -> Int {
      manager.characterIndex(
        for: CGPoint(x: x, y: y), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }
    let found: [Int] = [0, 5.4, 5.6, 38, 500, -9].map { index($0) }
    #expect(found == [0, 0, 1, 6, 10, 0])
    var share: CGFloat = 0
    _ = manager.glyphIndex(
      for: CGPoint(x: 5.5 * 2.5, y: 5), in: container, fractionOfDistanceThroughGlyph: &share)
    #expect(abs(share - 0.5) < 1e-9)
    #expect(manager.fractionOfDistanceThroughGlyph(for: CGPoint(x: 5.5 * 2.5, y: 5), in: container) == share)
    storage.setAttributedString(NSAttributedString(string: ""))
    #expect(index(20) == 0 && manager.usedRect(for: container) == .zero)
  }

  @Test("W27 behind a line feed at the end stands an empty line, and of no text there is one")
  func emptyLine() {
    let (storage, manager, container) = layout("one\n", width: 25)
    let height = UIFont.systemFont(ofSize: 10).lineHeight
    #expect(manager.extraLineFragmentRect == CGRect(x: 0, y: height, width: 25, height: height))
    #expect(manager.extraLineFragmentTextContainer === container)
    var range = NSRange()
    #expect(manager.textContainer(forGlyphAt: 1, effectiveRange: &range) === container)
    #expect(range == NSRange(0..<4) && manager.textContainer(forGlyphAt: 9, effectiveRange: nil) == nil)
    storage.setAttributedString(NSAttributedString(string: "one"))
    #expect(manager.extraLineFragmentRect == .zero && manager.extraLineFragmentTextContainer == nil)
    storage.setAttributedString(NSAttributedString(string: ""))
    #expect(manager.extraLineFragmentRect.minY == 0 && manager.extraLineFragmentRect.height > 0)
  }

  @Test("W27 lines break between words, and at line feeds; those beyond the most are not laid out")
  func breaking() {
    let (storage, manager, container) = layout("one two\nthree", width: 25)
    defer { withExtendedLifetime(storage) {} }
    var ranges: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 13)) { _, _, _, range, _ in
      ranges.append(range)
    }
    #expect(ranges.map { Range($0) } == [0..<4, 4..<8, 8..<12, 12..<13])
    let height = UIFont.systemFont(ofSize: 10).lineHeight
    #expect(abs(manager.usedRect(for: container).height - 4 * height) < 1e-9)
    container.maximumNumberOfLines = 2
    #expect(abs(manager.usedRect(for: container).height - 2 * height) < 1e-9)
    #expect(manager.glyphRange(for: container) == NSRange(0..<8))
    let second = manager.boundingRect(forGlyphRange: NSRange(4..<7), in: container)
    #expect(abs(second.minY - height) < 1e-9 && abs(second.width - 16.5) < 1e-9)
  }

  @Test("W27 what a rectangle covers of a text goes from the first glyph in it to the last")
  func covered() {
    let (storage, manager, container) = layout("one two\nthree", width: 25)
    defer { withExtendedLifetime(storage) {} }
    let height = UIFont.systemFont(ofSize: 10).lineHeight
    func range(_ x: CGFloat, _ line: CGFloat, _ width: CGFloat, _ lines: CGFloat) -> NSRange {
      manager.glyphRange(
        forBoundingRect: CGRect(x: x, y: line * height, width: width, height: lines * height), in: container)
    }
    #expect(range(0, 0, 25, 9) == NSRange(0..<13))
    #expect(range(0, 1, 25, 1) == NSRange(4..<8), "one line alone")
    #expect(range(6, 1.2, 5, 0.2) == NSRange(5..<6), "one glyph")
    #expect(range(6, 0.5, 5, 1) == NSRange(1..<6), "from a line to the next one")
    #expect(range(0, 9, 25, 1).length == 0)
    container.maximumNumberOfLines = 2
    #expect(manager.firstUnlaidCharacterIndex() == 8 && manager.isValidGlyphIndex(12))
    #expect(!manager.isValidGlyphIndex(13))
  }

  @Test("W27 a centred line begins in the middle of what it leaves free")
  func centred() {
    let (storage, manager, container) = layout("ab", width: 31) {
      let style = NSMutableParagraphStyle()
      style.alignment = .center
      $0.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 2))
    }
    defer { withExtendedLifetime(storage) {} }
    #expect(manager.boundingRect(forGlyphRange: NSRange(0..<2), in: container).minX == 10)
    #expect(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).width == 31)
  }

  @Test("W27 a link in a label is found as its text is laid out")
  func link() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 12))
    label.font = .systemFont(ofSize: 10)
    label.text = "read the terms"
    let (storage, manager, container) = layout("read the terms", width: label.bounds.width)
    defer { withExtendedLifetime(storage) {} }
    let terms = NSRange(location: 9, length: 5)
    let box = manager.boundingRect(forGlyphRange: terms, in: container)
    let index = manager.characterIndex(
      for: CGPoint(x: box.midX, y: box.midY), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    #expect(NSLocationInRange(index, terms) && abs(label.intrinsicContentSize.width - box.maxX) < 1)
  }

  @Test("W51 a layout manager says what room an attachment makes, and of others that there is none")
  func attachmentSizes() {
    let bounded = NSTextAttachment()
    bounded.bounds = CGRect(x: 0, y: -10, width: 20, height: 40)
    let (storage, manager, _) = layout("abc", width: 100) {
      $0.insert(NSAttributedString(attachment: bounded), at: 1)
    }
    #expect(storage.length == 4 && manager.attachmentSize(forGlyphAt: 1) == CGSize(width: 20, height: 40))
    for glyph in [0, 4] { #expect(manager.attachmentSize(forGlyphAt: glyph) == CGSize(width: -1, height: -1)) }
  }

  @Test("W51 an attachment is as wide as its bounds, or its image, and its line as high as that takes")
  func attachments() {
    final class Wide: NSTextAttachment, @unchecked Sendable {
      override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
      ) -> CGRect { CGRect(x: 0, y: 0, width: lineFrag.width / 2, height: textContainer == nil ? 0 : 8) }
    }
    let bounded = NSTextAttachment(image: UIImage(size: CGSize(width: 90, height: 90)))
    bounded.bounds = CGRect(x: 0, y: -10, width: 20, height: 40)
    let pictured = NSTextAttachment(image: UIImage(size: CGSize(width: 30, height: 4)))
    func boxes(_ attachment: NSTextAttachment, width: CGFloat = 0) -> [CGRect] {
      let (storage, manager, container) = layout("abc", width: width) { text in
        let sign = NSMutableAttributedString(attachment: attachment)
        sign.addAttribute(.font, value: UIFont.systemFont(ofSize: 10), range: NSRange(location: 0, length: 1))
        text.insert(sign, at: 1)
      }
      #expect(storage.length == 4)
      return (0..<3).map { manager.boundingRect(forGlyphRange: NSRange(location: $0, length: 1), in: container) }
    }
    #expect(boxes(bounded).map(\.minX) == [0, 5.5, 25.5] && boxes(bounded)[0].height == 40)
    #expect(boxes(pictured).map(\.minX) == [0, 5.5, 35.5])
    #expect(boxes(pictured)[0].height == UIFont.systemFont(ofSize: 10).lineHeight)
    #expect(boxes(Wide(), width: 100).map(\.minX) == [0, 5.5, 55.5])
    #expect(boxes(NSTextAttachment()).map(\.minX) == [0, 5.5, 11])
    let label = UILabel()
    label.attributedText = NSAttributedString(attachment: bounded)
    #expect(label.intrinsicContentSize.width == 20)
  }

  @Test("V239 a layout manager processes each change of its text, and an override sees what it was")
  func processing() {
    final class Counting: NSLayoutManager {
      var seen: [(NSTextStorage.EditActions, NSRange, Int)] = []
      override func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
      ) {
        super.processEditing(
          for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta,
          invalidatedRange: invalidatedCharRange)
        seen.append((editMask, newCharRange, delta))
      }
    }
    let (storage, manager) = (NSTextStorage(string: "one two"), Counting())
    let container = NSTextContainer(size: CGSize(width: 400, height: 100))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let before = manager.usedRect(for: container).width
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "eleven")
    #expect(manager.seen.count == 1 && manager.seen[0].0 == .editedCharacters && manager.seen[0].2 == 3)
    #expect(manager.seen[0].1 == NSRange(location: 0, length: 6))
    #expect(manager.usedRect(for: container).width > before)
  }

  @Test("W30 where a line ends in an ellipsis, the layout manager says what that stands for")
  func truncated() {
    let (storage, manager, container) = layout("one two three four", width: 50)
    defer { withExtendedLifetime(storage) {} }
    let nothing = NSRange(location: NSNotFound, length: 0)
    #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0) == nothing)
    container.maximumNumberOfLines = 1
    #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0) == nothing, "lines end between words")
    container.lineBreakMode = .byTruncatingTail
    let tail = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
    #expect(tail.location > 0 && NSMaxRange(tail) == 18)
    container.lineBreakMode = .byTruncatingHead
    let head = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
    #expect(head.location == 0 && head.length == tail.length)
    container.lineBreakMode = .byTruncatingMiddle
    let middle = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
    #expect(middle.location > 0 && NSMaxRange(middle) < 18 && middle.length >= tail.length)
    container.size.width = 1000
    #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0) == nothing, "all of it fits")
  }

  @Test(
    "V1224 going on line by line comes to an end where the container has no room for all lines",
    arguments: [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byWordWrapping])
  func lineByLine(mode: NSLineBreakMode) {
    let (storage, manager, container) = layout("one two three four\nfive six", width: 25, lines: 2)
    container.lineBreakMode = mode
    var (lines, unit) = ([NSRange](), 0)
    while unit < manager.numberOfGlyphs, lines.count < 9 {
      var range = NSRange()
      let room = manager.lineFragmentRect(forGlyphAt: unit, effectiveRange: &range)
      lines.append(range)
      unit = range.upperBound
      let isLast = lines.count > 2
      #expect((room == .zero) == isLast)
    }
    #expect(lines.count == 3 && lines.last?.upperBound == storage.length)
    #expect(lines[1] == (mode == .byWordWrapping ? NSRange(4..<8) : NSRange(4..<18)))
    var range = NSRange(location: 7, length: 7)
    #expect(manager.lineFragmentUsedRect(forGlyphAt: 99, effectiveRange: &range) == .zero && range.location == 7)
  }

  @Test("V1225 a layout manager that code keeps has lines as wide as the text view has become by its layout")
  func keptManager() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 60, height: 100))
    (view.font, view.text) = (.systemFont(ofSize: 10), "one two three four")
    let (manager, container) = (view.layoutManager, view.textContainer)
    let narrow = manager.usedRect(for: container).height
    view.frame.size.width = 200
    view.layoutIfNeeded()
    let wide = manager.usedRect(for: container).height
    #expect(wide < narrow && container.size.width == 200)
    view.textContainerInset.left = 140
    view.layoutIfNeeded()
    #expect(manager.usedRect(for: container).height == narrow)
  }

  @Test("V1228 around no glyphs is a rectangle without a width, where they would begin")
  func noGlyphs() throws {
    let (storage, manager, container) = layout("one two", width: 25)
    defer { withExtendedLifetime(storage) {} }
    let line = UIFont.systemFont(ofSize: 10).lineHeight
    func place(_ unit: Int) -> CGRect {
      manager.boundingRect(forGlyphRange: NSRange(location: unit, length: 0), in: container)
    }
    #expect(place(0) == CGRect(x: 0, y: 0, width: 0, height: line))
    #expect(place(5) == CGRect(x: 5.5, y: line, width: 0, height: line))
    #expect(place(7) == CGRect(x: 16.5, y: line, width: 0, height: line) && place(8) == .zero)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.text = "one"
    let caret = view.caretRect(for: view.endOfDocument)
    let end = try #require(view.textRange(from: view.endOfDocument, to: view.endOfDocument))
    #expect(view.firstRect(for: end) == CGRect(x: caret.minX, y: caret.minY, width: 0, height: caret.height))
  }
}
