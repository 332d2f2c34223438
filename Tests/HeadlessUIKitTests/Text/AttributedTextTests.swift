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

  @Test func `a paragraph's style keeps what is set`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    #expect((style as NSParagraphStyle).alignment == .center && style.lineSpacing == 4)
  }
}
