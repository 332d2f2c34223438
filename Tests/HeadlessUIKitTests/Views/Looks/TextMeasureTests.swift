import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct TextMeasureTests {
  /// One point a character is wide.
  private let font = UIFont.systemFont(ofSize: 1 / TextMeasure.characterWidth)

  private func size(_ text: String, _ width: CGFloat? = nil, most: Int = 0) -> (width: CGFloat, lines: CGFloat) {
    let size = TextMeasure.size(of: text, in: font, width: width, most: most)
    return (size.width, (size.height / font.lineHeight).rounded(.down))
  }

  @Test func `a text is as wide as its longest line`() {
    #expect(size("one line") == (8, 1))
    #expect(size("one\nlonger\nline") == (6, 3))
    #expect(TextMeasure.size(of: "", in: font, width: nil, most: 0) == .zero)
  }

  @Test func `lines are broken between words, and in words that are longer than a line`() {
    #expect(size("one two three", 7) == (7, 2))
    #expect(size("one two three", 5) == (5, 3))
    #expect(size("abcdefgh", 3) == (3, 3))
  }

  @Test func `no more lines than it may have`() {
    #expect(size("one two three", 5, most: 2).lines == 2)
  }

  @Test func `heights go up to the next pixel`() {
    let line = TextMeasure.size(of: "x", in: .systemFont(ofSize: 17), width: nil, most: 1).height
    #expect(
      line >= 17 * TextMeasure.lineHeight && line * UIScreen.main.scale == (line * UIScreen.main.scale).rounded())
  }
}
