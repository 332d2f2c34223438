import Foundation
import HeadlessUIKit
import Testing

/// Rule K107: plain and attributed titles of a button.
@MainActor struct ButtonTitleTests {
  private let attributed = NSAttributedString(string: "Attributed")

  @Test("K107 taking the attributed title away shows the plain one again, with its size")
  func kept() {
    let (button, plain) = (UIButton(type: .system), UIButton(type: .system))
    for one in [button, plain] { one.setTitle("Plain", for: .normal) }
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.currentTitle == "Plain" && button.titleLabel?.text == "Plain")
    button.setAttributedTitle(attributed, for: .normal)
    #expect(button.currentTitle == "Attributed" && button.titleLabel?.text == "Attributed")
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.currentTitle == "Plain" && button.titleLabel?.text == "Plain")
    #expect(button.intrinsicContentSize == plain.intrinsicContentSize)
  }

  @Test("K107 the label shows the attributed title with its attributes, and a plain one as ever again")
  func label() throws {
    let button = UIButton(type: .system)
    button.setTitle("Plain", for: .normal)
    let label = try #require(button.titleLabel)
    let font = label.font
    let large = UIFont.systemFont(ofSize: 30)
    button.setAttributedTitle(
      NSAttributedString(string: "Large", attributes: [.font: large, .foregroundColor: UIColor.red]), for: .normal)
    let shown = try #require(label.attributedText)
    #expect(shown.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == large)
    #expect(shown.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(label.intrinsicContentSize.height > 30)
    button.setAttributedTitle(nil, for: .normal)
    #expect(label.text == "Plain" && label.font == font && label.intrinsicContentSize.height < 30)
  }

  @Test("K107 a plain title that is set later stays behind the attributed one")
  func before() {
    let button = UIButton(type: .system)
    button.setAttributedTitle(attributed, for: .normal)
    let size = button.intrinsicContentSize
    button.setTitle("Plain", for: .normal)
    #expect(button.currentTitle == "Attributed" && button.titleLabel?.text == "Attributed")
    #expect(button.title(for: .normal) == "Attributed" && button.intrinsicContentSize == size)
  }
}
