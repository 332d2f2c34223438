import Foundation
import HeadlessUIKit
import Testing

/// Rules W56 and W57: how a text that is typed into looks is said by its attributes, and by its view.
@MainActor @Suite("W: looks of texts") struct TextStyleTests {
  private func looks(_ text: NSAttributedString?, at unit: Int = 0) -> [String] {
    guard let text, unit < text.length else { return [] }
    let attributes = text.attributes(at: unit, effectiveRange: nil)
    let colour = attributes[.foregroundColor] as? UIColor
    return [
      "\((attributes[.font] as? UIFont)?.pointSize ?? 0)",
      colour == .red ? "red" : colour == .blue ? "blue" : colour == .label ? "usual" : "none",
      "\((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment.rawValue ?? -1)",
    ]
  }

  private func blue(_ words: String, size: CGFloat) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    return NSAttributedString(
      string: words,
      attributes: [.font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.blue, .paragraphStyle: style])
  }

  @Test("W56 a text view's font, colour and alignment are in its text, and become those that a text begins with")
  func view() {
    let view = UITextView()
    view.font = .systemFont(ofSize: 15)
    view.text = "abc"
    #expect(looks(view.attributedText) == ["15.0", "usual", "4"])
    (view.textColor, view.textAlignment) = (.red, .center)
    #expect(looks(view.attributedText) == ["15.0", "red", "1"])
    view.text = "def"
    #expect(looks(view.attributedText) == ["15.0", "red", "1"])
    view.attributedText = blue("hello", size: 11)
    #expect(view.textColor == .blue && view.font?.pointSize == 11 && view.textAlignment == .right)
    view.text = "zzz"
    #expect(looks(view.attributedText) == ["11.0", "blue", "2"])
    view.text = ""
    view.insertText("q")
    #expect(looks(view.attributedText) == ["11.0", "blue", "2"])
    view.attributedText = NSAttributedString(string: "plain")
    #expect(view.textColor == .blue && view.font?.pointSize == 12)
  }

  @Test("W56 what an attributed text gives no font has one of 12 points, whatever the view's was")
  func withoutFont() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    view.font = .systemFont(ofSize: 24)
    let line = UIFont.systemFont(ofSize: 12).lineHeight
    view.attributedText = NSAttributedString(string: "one\ntwo\nthree")
    #expect(view.font?.pointSize == 12 && abs(view.contentSize.height - 16 - 3 * line) < 0.4)
    #expect(abs(view.caretRect(for: view.endOfDocument).height - line) < 0.01)
    let words = NSMutableAttributedString(string: "bold\nrest")
    words.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 24), range: NSRange(location: 0, length: 4))
    view.attributedText = words
    let used = view.layoutManager.usedRect(for: view.textContainer).maxY
    #expect(view.font?.pointSize == 24 && abs(view.contentSize.height - 16 - used) < 0.4)
  }

  @Test("W56 the caret of a centred text view is in the middle")
  func centred() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    view.text = "a"
    view.textAlignment = .center
    #expect(abs(view.caretRect(for: view.beginningOfDocument).midX - 100) < 8)
  }

  @Test("W57 a field's text keeps its attributes; of a plain one, and where it says none, they are the field's")
  func field() {
    let field = UITextField()
    field.font = .systemFont(ofSize: 13)
    field.text = "abc"
    (field.textColor, field.textAlignment) = (.red, .center)
    #expect(looks(field.attributedText) == ["13.0", "red", "1"])
    let text = NSMutableAttributedString(attributedString: blue("de", size: 11))
    text.append(NSAttributedString(string: "f", attributes: [.kern: 2]))
    field.attributedText = text
    #expect(field.textColor == .blue && field.font?.pointSize == 11 && field.textAlignment == .right)
    #expect(looks(field.attributedText, at: 2) == ["11.0", "blue", "2"])
    #expect(field.attributedText?.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 2)
    field.insertText("g")
    #expect(field.attributedText?.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 2)
    field.textColor = .red
    #expect(looks(field.attributedText, at: 2) == ["11.0", "red", "2"])
    #expect(field.attributedText?.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 2)
    let narrow = field.intrinsicContentSize.width
    field.attributedText = blue("defg", size: 22)
    #expect(abs(field.intrinsicContentSize.width - 2 * narrow) < 1)
    field.text = "defg"
    #expect(field.attributedText?.attribute(.kern, at: 2, effectiveRange: nil) == nil)
  }

  @Test("W57 a field's default attributes are those of its text, and setting them gives them to all of it")
  func defaults() {
    let field = UITextField()
    field.font = .systemFont(ofSize: 13)
    field.attributedText = NSAttributedString(string: "abc", attributes: [.kern: 1])
    #expect((field.defaultTextAttributes[.font] as? UIFont)?.pointSize == 13)
    field.defaultTextAttributes = [
      .font: UIFont.systemFont(ofSize: 22), .foregroundColor: UIColor.blue, .underlineStyle: 1,
    ]
    #expect(field.font?.pointSize == 22 && field.textColor == .blue)
    #expect(looks(field.attributedText) == ["22.0", "blue", "4"])
    let attributes = field.attributedText?.attributes(at: 2, effectiveRange: nil)
    #expect(attributes?[.underlineStyle] as? Int == 1 && attributes?[.kern] == nil)
  }

  @Test("W57 a field has typing attributes as long as it is edited, and they last until something else is selected")
  func typing() {
    let (phone, field) = (Phone(), UITextField())
    phone.window.addSubview(field)
    field.text = "ab"
    field.typingAttributes = [.kern: 3]
    #expect(field.typingAttributes == nil)
    field.becomeFirstResponder()
    #expect((field.typingAttributes?[.font] as? UIFont)?.pointSize == 17)
    field.typingAttributes = [.kern: 3]
    field.insertText("c")
    #expect(field.typingAttributes?[.kern] as? Int == 3, "as the character before the caret")
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
    #expect(field.typingAttributes?[.kern] == nil && field.text == "abc")
  }

  @Test("W67 a label's attributed text is read as it was set, without what the label adds to measure it")
  func asSet() {
    let (label, text) = (UILabel(), NSAttributedString(string: "Hello", attributes: [.underlineStyle: 1]))
    label.attributedText = text
    #expect(label.attributedText == text)
    label.font = .systemFont(ofSize: 30)
    let font = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 30)
    label.text = "plain"
    #expect(label.attributedText?.string == "plain")
  }

  @Test("W68 a text view has no font before it has a text, or is given one")
  func fontOfNothing() {
    let view = UITextView()
    #expect(view.font == nil)
    view.text = "a"
    #expect(view.font?.pointSize == 12)
    let other = UITextView()
    other.font = .systemFont(ofSize: 20)
    #expect(other.font?.pointSize == 20)
  }
}
