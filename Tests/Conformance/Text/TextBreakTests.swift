import Foundation
import HeadlessUIKit
import Testing

/// Rules V1217 and V1218: where lines of a text end, for whoever measures it and whoever lays it out.
@MainActor @Suite("V: ends of lines") struct TextBreakTests {
  private let font = UIFont.systemFont(ofSize: 10)

  private func label(_ words: String) -> UILabel {
    let label = UILabel()
    (label.font, label.text, label.numberOfLines) = (font, words, 0)
    return label
  }

  private func view(_ words: String, width: CGFloat = 300) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
    (view.font, view.text) = (font, words)
    return view
  }

  @Test(
    "V1217 a line ends behind whatever Unicode ends lines with, and CR and LF together are one end",
    arguments: ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}", "\u{85}"])
  func ends(end: String) throws {
    let (words, usual) = ("one\(end)two\(end)three", "one\ntwo\nthree")
    #expect(label(words).intrinsicContentSize == label(usual).intrinsicContentSize)
    let attributed = NSAttributedString(string: words, attributes: [.font: font])
    #expect(attributed.size() == NSAttributedString(string: usual, attributes: [.font: font]).size())
    let (view, other) = (view(words), view(usual))
    #expect(view.contentSize == other.contentSize)
    let caret = view.caretRect(for: view.endOfDocument)
    #expect(caret == other.caretRect(for: other.endOfDocument))
    let behind = try #require(view.closestPosition(to: CGPoint(x: 200, y: 12)))
    #expect(view.offset(from: view.beginningOfDocument, to: behind) == 3)
    let next = try #require(view.position(from: behind, in: .down, offset: 1))
    #expect(view.offset(from: view.beginningOfDocument, to: next) == 6 + end.utf16.count)
  }

  @Test("V1217 CR and LF together are one end also behind blanks that reach beyond, and behind what is too wide")
  func togetherWhereItIsNarrow() {
    for (one, other, width) in [("abc  \r\nd", "abc  \nd", 17.0), ("x\r\nd", "x\nd", 3)] {
      let room = CGSize(width: width, height: 1000)
      #expect(label(one).sizeThatFits(room) == label(other).sizeThatFits(room))
    }
  }

  @Test("V1217 a line separator begins no paragraph")
  func separator() {
    let words = view("one\u{2028}two\nthree")
    let paragraph = words.tokenizer.rangeEnclosingPosition(
      words.beginningOfDocument, with: .paragraph, inDirection: .storage(.forward))
    #expect(paragraph.flatMap(words.text(in:)) == "one\u{2028}two\n")
    let style = NSMutableParagraphStyle()
    (style.paragraphSpacing, style.firstLineHeadIndent) = (20, 7)
    func laidOut(_ words: String) -> UITextView {
      let view = view("")
      view.attributedText = NSAttributedString(
        string: words, attributes: [.font: font, .paragraphStyle: style])
      return view
    }
    func second(_ end: String) -> CGRect {
      let view = laidOut("one\(end)two")
      return view.layoutManager.boundingRect(
        forGlyphRange: NSRange(location: 4, length: 1), in: view.textContainer)
    }
    func empty(_ end: String) -> CGRect {
      let view = laidOut("one\(end)")
      return withExtendedLifetime(view) { view.layoutManager.extraLineFragmentUsedRect }
    }
    #expect(abs(second("\n").minY - second("\u{2028}").minY - 20) < 0.01)
    #expect(second("\n").minX - second("\u{2028}").minX == 7)
    #expect(abs(empty("\n").minY - empty("\u{2028}").minY - 20) < 0.01)
    #expect(empty("\n").minX - empty("\u{2028}").minX == 7)
  }

  @Test("V1218 blanks at a line's beginning take room, and one at its end may reach beyond")
  func blanks() {
    let four = 4 * 10 * 0.55
    #expect(
      abs(label("    code").intrinsicContentSize.width - label("code").intrinsicContentSize.width - four) < 0.5)
    let (exact, one) = (CGSize(width: 4 * 5.5, height: 100), label("abcd").intrinsicContentSize.height)
    #expect(label("abcd ").sizeThatFits(exact).height == one)
    #expect(label("abcd ").sizeThatFits(exact).width <= exact.width + 0.4)
  }

  @Test("V1218 a text is as high and as wide as the lines that are laid out, whatever it says")
  func same() {
    let chance = Chance(seed: 7)
    let parts = ["x", "xx", "xxxxx", "xxxxxxxxxxxx", " ", " ", "  ", "\n", "\r\n", "\u{2028}", "😀", "\n    "]
    var different: [String] = []
    for _ in 0..<1000 {
      let words = (0..<chance.number(in: 3...22)).compactMap { _ in chance.pick(parts) }.joined()
      let width = CGFloat(chance.number(in: 12...111))
      let view = view(words, width: width + 10)
      let (used, extra) = (
        view.layoutManager.usedRect(for: view.textContainer), view.layoutManager.extraLineFragmentRect
      )
      let lines = max(used.maxY, extra.maxY)
      // A style that sets nothing but a height has it measured line by line.
      let style = NSMutableParagraphStyle()
      style.minimumLineHeight = 1
      let styled = NSAttributedString(string: words, attributes: [.font: font, .paragraphStyle: style])
      let (plain, other) = (
        NSAttributedString(string: words, attributes: [.font: font]).boundingRect(
          with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin, context: nil
        ).size,
        styled.boundingRect(
          with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin, context: nil
        ).size
      )
      let isSame = abs(view.contentSize.height - 16 - lines) < 0.4 && abs(plain.height - lines) < 0.4
      if !isSame || abs(plain.height - other.height) > 0.01 || abs(plain.width - other.width) > 0.01 {
        different.append("\(words.debugDescription) at \(width): \(plain), \(other), \(lines)")
      }
    }
    #expect(different == [])
  }
}
