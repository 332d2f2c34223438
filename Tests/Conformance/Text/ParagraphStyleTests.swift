import Foundation
import HeadlessUIKit
import Testing

/// Rules W36 to W38, V350 and V352: how high lines are and how far apart, and how a text that changes is processed.
/// Each character is 5.5 points wide in a font of 10 points.
@MainActor @Suite("W: paragraphs") struct ParagraphStyleTests {
  private let font = UIFont.systemFont(ofSize: 10)
  private var line: CGFloat { font.lineHeight }

  private func styled(_ text: String, _ change: (NSMutableParagraphStyle) -> Void = { _ in }) -> NSAttributedString
  {
    let style = NSMutableParagraphStyle()
    change(style)
    return NSAttributedString(string: text, attributes: [.font: font, .paragraphStyle: style])
  }

  private func layout(
    _ text: NSAttributedString, width: CGFloat = 0, _ storage: NSTextStorage = NSTextStorage()
  ) -> (storage: NSTextStorage, manager: NSLayoutManager, container: NSTextContainer) {
    storage.setAttributedString(text)
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: width, height: 0)))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return (storage, manager, container)
  }

  private func boxes(_ text: NSAttributedString, width: CGFloat = 0) -> [CGRect] {
    let (storage, manager, _) = layout(text, width: width)
    var boxes: [CGRect] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
      boxes.append($1)
      _ = ($0, $2, $3, $4)
    }
    return boxes
  }

  @Test("W36 a text is measured by the fonts of its parts")
  func fonts() {
    let (large, label) = (UIFont.systemFont(ofSize: 40), UILabel())
    label.text = "ab"
    let plain = label.intrinsicContentSize
    label.attributedText = NSAttributedString(string: "ab", attributes: [.font: large])
    #expect(label.intrinsicContentSize.height >= large.lineHeight && plain.height < large.lineHeight)
    #expect(abs(label.intrinsicContentSize.width - 2 * 40 * 0.55) < 1)
    let text = NSMutableAttributedString(string: "ab\ncd", attributes: [.font: font])
    text.addAttribute(.font, value: large, range: NSRange(location: 4, length: 1))
    #expect(abs(text.size().height - (line + large.lineHeight)) < 1 && abs(text.size().width - 27.5) < 1)
    let other = UILabel()
    other.attributedText = NSAttributedString(string: "ab")
    #expect(other.intrinsicContentSize == plain, "what has no font has the label's")
    let button = UIButton(type: .custom)
    button.setAttributedTitle(NSAttributedString(string: "ab", attributes: [.font: large]), for: .normal)
    #expect(button.intrinsicContentSize.height >= large.lineHeight)
  }

  @Test("W38 a label's style is that which its attributed text begins with, and changes all of it")
  func labels() throws {
    let (label, large) = (UILabel(), UIFont.systemFont(ofSize: 40))
    label.text = "plain"
    let plain = try #require(label.attributedText?.attributes(at: 0, effectiveRange: nil))
    #expect(plain[.font] as? UIFont == label.font && plain[.foregroundColor] as? UIColor == .label)
    let text = NSMutableAttributedString(attributedString: styled("one\ntwo") { $0.alignment = .center })
    text.addAttribute(.font, value: large, range: NSRange(location: 0, length: 1))
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
    label.attributedText = text
    #expect(label.font == large && label.textColor == .red && label.textAlignment == .center)
    #expect(label.text == "one\ntwo" && label.attributedText == text)
    label.font = font
    label.textAlignment = .right
    label.attributedText?.enumerateAttributes(in: NSRange(location: 0, length: 7)) { attributes, _, _ in
      #expect(attributes[.font] as? UIFont == font)
      #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
    }
    label.text = "next"
    #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == font)
  }

  @Test("W43 a label is as large as its text's rectangle, as an override has it, broken at what that leaves")
  func insets() {
    final class InsetLabel: UILabel {
      private let insets = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 20)
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let text = super.textRect(
          forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
        return text.inset(by: UIEdgeInsets(top: -1, left: -10, bottom: -2, right: -20))
      }
    }
    let (plain, label) = (UILabel(), InsetLabel())
    for one in [plain, label] { one.text = "two words" }
    let size = plain.intrinsicContentSize
    #expect(label.intrinsicContentSize == CGSize(width: size.width + 30, height: size.height + 3))
    label.sizeToFit()
    #expect(label.bounds.size == label.intrinsicContentSize)
    for one in [plain, label] { one.numberOfLines = 0 }
    #expect(label.intrinsicContentSize == CGSize(width: size.width + 30, height: size.height + 3))
    let narrow = plain.sizeThatFits(CGSize(width: size.width - 1, height: 0))
    #expect(narrow.height > size.height)
    #expect(
      label.sizeThatFits(CGSize(width: size.width + 29, height: 0))
        == CGSize(width: narrow.width + 30, height: narrow.height + 3))
  }

  @Test("W36 lines are so many times as high as their fonts, but no less and no more than their style says")
  func heights() {
    func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat { boxes(styled("a", change))[0].height }
    #expect(abs(height { $0.lineHeightMultiple = 2 } - 2 * line) < 1e-9)
    #expect(height { $0.minimumLineHeight = 30 } == 30 && height { $0.minimumLineHeight = 3 } == line)
    #expect(height { ($0.lineHeightMultiple, $0.maximumLineHeight) = (9, 20) } == 20)
    let label = UILabel()
    label.attributedText = styled("a") { $0.minimumLineHeight = 30 }
    #expect(label.intrinsicContentSize.height == 30)
    #expect(styled("a\nb") { $0.minimumLineHeight = 30 }.size().height == 60)
  }

  @Test("W36 lines are as far apart as their style says, and so are paragraphs")
  func spacing() {
    let text = styled("one two\nthree") {
      ($0.lineSpacing, $0.paragraphSpacing, $0.paragraphSpacingBefore) = (4, 10, 5)
    }
    let tops = boxes(text, width: 28).map(\.minY)
    #expect(tops.count == 3 && tops[0] == 0 && abs(tops[1] - (line + 4)) < 1e-9)
    #expect(abs(tops[2] - (2 * line + 8 + 15)) < 1e-9)
    let height = text.boundingRect(
      with: CGSize(width: 28, height: 900), options: .usesLineFragmentOrigin, context: nil
    ).height
    #expect(abs(height - (3 * line + 8 + 15)) < 1, "nothing below the last line")
    let (storage, manager, container) = layout(text, width: 28)
    defer { withExtendedLifetime(storage) {} }
    let below = manager.characterIndex(
      for: CGPoint(x: 1, y: line + 3), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    #expect(below == 0, "what is below a line is the line's")
  }

  @Test("W36 lines are set in as their style says, and break there")
  func indents() {
    let text = styled("one two one") { ($0.firstLineHeadIndent, $0.headIndent, $0.tailIndent) = (11, 5, -6) }
    let lines = boxes(text, width: 40)
    #expect(lines.map(\.minX) == [11, 5, 5])
    let wide = boxes(styled("one two") { $0.tailIndent = 20 }, width: 400)
    #expect(wide.count == 2, "an end above 0 counts from the leading edge")
  }

  private final class Spacer: NSObject, NSLayoutManagerDelegate {
    var heard: [String] = []
    func layoutManager(
      _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat {
      heard.append("\(glyphIndex)")
      return 7
    }
    func layoutManager(
      _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
      atEnd layoutFinishedFlag: Bool
    ) { heard.append("done") }
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { heard.append("over") }
  }

  @Test("W37 a layout manager's delegate says how far lines are apart, and hears when they are laid out")
  func delegate() {
    let (storage, manager, container) = layout(styled("ab\ncd") { ($0.lineSpacing, $0.paragraphSpacing) = (1, 2) })
    let spacer = Spacer()
    manager.delegate = spacer
    let box = manager.boundingRect(forGlyphRange: NSRange(location: 3, length: 2), in: container)
    #expect(abs(box.minY - (line + 7 + 2)) < 1e-9, "what it doesn't say is as the style has it")
    #expect(spacer.heard == ["2", "4", "done"])
    storage.append(NSAttributedString(string: "e"))
    #expect(spacer.heard.last == "over")
    withExtendedLifetime(storage) {}
  }

  private final class Journal: NSObject, NSTextStorageDelegate {
    nonisolated(unsafe) static var lines: [String] = []
    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { Self.lines.append("will") }
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { Self.lines.append("did") }

    final class Text: NSTextStorage {
      override func fixAttributes(in range: NSRange) {
        super.fixAttributes(in: range)
        Journal.lines.append("fixes \(range.length)")
      }
    }
    final class Manager: NSLayoutManager {
      override func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
      ) { Journal.lines.append("lays out") }
    }
  }

  @Test("V350 a change is told, its attributes are fixed, it is told again, and layout managers hear of it")
  func processing() {
    Journal.lines = []
    let (text, journal) = (Journal.Text(string: ""), Journal())
    text.delegate = journal
    let manager = Journal.Manager()
    text.addLayoutManager(manager)
    text.append(NSAttributedString(string: "abc"))
    #expect(Journal.lines == ["will", "fixes 3", "did", "lays out"])
    let (one, other) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    (one.lineSpacing, other.lineSpacing) = (1, 2)
    let plain = NSTextStorage(string: "ab\nc")
    plain.addAttribute(.paragraphStyle, value: one, range: NSRange(location: 0, length: 1))
    #expect(plain.attribute(.paragraphStyle, at: 2, effectiveRange: nil) as? NSParagraphStyle == one)
    #expect(plain.attribute(.paragraphStyle, at: 3, effectiveRange: nil) == nil)
    plain.addAttribute(.paragraphStyle, value: other, range: NSRange(location: 1, length: 3))
    #expect(plain.attribute(.paragraphStyle, at: 1, effectiveRange: nil) as? NSParagraphStyle == one)
    #expect(plain.attribute(.paragraphStyle, at: 3, effectiveRange: nil) as? NSParagraphStyle == other)
    withExtendedLifetime(manager) {}
  }

  @Test("V350 observers are told of a change before the delegate is, each time")
  func observers() {
    Journal.lines = []
    let (text, journal) = (Journal.Text(string: ""), Journal())
    text.delegate = journal
    let names = [NSTextStorage.willProcessEditingNotification, NSTextStorage.didProcessEditingNotification]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: text, queue: nil) { _ in
        Journal.lines.append(name == names[0] ? "note will" : "note did")
      }
    }
    text.append(NSAttributedString(string: "abc"))
    #expect(Journal.lines == ["note will", "will", "fixes 3", "note did", "did"])
    tokens.forEach(NotificationCenter.default.removeObserver)
  }

  private final class Enlarging: KeptStorage {
    override func processEditing() {
      let large = (string as NSString).range(of: "big")
      if large.length > 0 { addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: large) }
      super.processEditing()
    }
  }

  @Test("V352 a text storage that keeps its text elsewhere is asked and changed by its four methods alone")
  func kept() {
    let (storage, manager, container) = layout(styled("big or small"), Enlarging())
    #expect(storage.length == 12)
    let large = manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 3), in: container)
    #expect(abs(large.width - 3 * 22) < 1e-9)
    #expect((storage.attribute(.font, at: 7, effectiveRange: nil) as? UIFont)?.pointSize == 10)
    storage.addAttribute(.link, value: "x", range: NSRange(location: 7, length: 5))
    storage.removeAttribute(.paragraphStyle, range: NSRange(location: 0, length: 12))
    var linked: [NSRange] = []
    storage.enumerateAttribute(.link, in: NSRange(location: 0, length: 12)) { value, range, _ in
      if value != nil { linked.append(range) }
    }
    #expect(linked == [NSRange(location: 7, length: 5)])
    #expect(storage.attributedSubstring(from: NSRange(location: 7, length: 2)).string == "sm")
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), textContainer: container)
    #expect(view.text == "big or small" && view.textStorage === storage)
    view.insertText("!")
    #expect(storage.string == "big or small!" && view.text == "big or small!")
    storage.replaceCharacters(in: NSRange(location: 0, length: 7), with: "")
    #expect(view.text == "small!")
  }
}
