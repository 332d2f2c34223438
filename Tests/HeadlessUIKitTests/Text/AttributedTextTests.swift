import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct AttributedTextTests {
  private let large: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 40)]

  @Test func `a text is measured by its font`() {
    let small = "some words".size()
    #expect("some words".size(withAttributes: large).width > 3 * small.width)
    #expect(NSAttributedString(string: "some words", attributes: large).size().height > 40)
    #expect(("some words" as NSString).size(withAttributes: large) == "some words".size(withAttributes: large))
  }

  @Test func `its lines are broken where lines are used`() {
    let room = CGSize(width: 100, height: 1000)
    let line = "some words in a row".boundingRect(with: room, attributes: large, context: nil)
    let lines = "some words in a row".boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: large, context: nil)
    #expect(lines.height > 2 * line.height && lines.width <= 100 && line.width > 100)
  }

  @Test func `a part of a text says in one number which way it is written, and what that does to the rest`() {
    let format = NSWritingDirectionFormatType.override
    let direction = NSWritingDirection.rightToLeft.rawValue | format.rawValue
    #expect(direction == 3 && NSWritingDirectionFormatType(rawValue: 0) == .embedding)
    let text = NSAttributedString(string: "abc", attributes: [.writingDirection: [NSNumber(value: direction)]])
    let kept = text.attribute(.writingDirection, at: 0, effectiveRange: nil) as? [NSNumber]
    #expect(kept?.first?.intValue == direction)
  }

  @Test func `a paragraph's style keeps what is set`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    #expect((style as NSParagraphStyle).alignment == .center && style.lineSpacing == 4)
  }

  /// Each stopped the program in Foundation on Linux as long as its values began with a zero.
  @Test func `a text has runs of unlike colours, fonts, styles, shadows and images, one after the other`() {
    let styles = [NSTextAlignment.left, .center].map { alignment in
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      return style
    }
    let values: [(NSAttributedString.Key, NSObject, NSObject)] = [
      (.foregroundColor, UIColor.black, UIColor.clear), (.backgroundColor, UIColor.red, UIColor.blue),
      (.font, UIFont.systemFont(ofSize: 12), UIFont.boldSystemFont(ofSize: 12)),
      (.font, UIFont(name: "a name of more than sixteen characters", size: 1)!, UIFont.systemFont(ofSize: 12)),
      (.paragraphStyle, styles[0], styles[1]), (.shadow, NSShadow(), NSShadow()),
      (.attachment, NSTextAttachment(), NSTextAttachment()),
    ]
    for (key, one, other) in values {
      let text = NSMutableAttributedString(string: "some words", attributes: [key: one])
      text.addAttribute(key, value: other, range: NSRange(location: 0, length: 4))
      text.setAttributes([key: one], range: NSRange(location: 2, length: 1))
      let copy = NSMutableAttributedString(attributedString: text)
      copy.append(NSAttributedString(string: "!", attributes: [key: other]))
      copy.setAttributedString(text)
      var lengths: [Int] = []
      copy.enumerateAttribute(key, in: NSRange(location: 0, length: copy.length)) { value, range, _ in
        lengths.append((value as? NSObject) === other ? range.length : -range.length)
      }
      #expect(lengths == [2, -1, 1, -6], "\(key)")
    }
  }
}
