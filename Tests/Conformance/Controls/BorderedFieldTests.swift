import Foundation
import HeadlessUIKit
import Testing

/// Rules V1305 and V1307: where a field's border, or an override, leaves its text, and how large the field is then.
@MainActor struct BorderedFieldTests {
  private func field(_ style: UITextField.BorderStyle, _ text: String = "") -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    (field.borderStyle, field.text) = (style, text)
    return field
  }

  @Test("V1305 a border has the text stand inside of it, also beside a view at an end")
  func places() {
    let (plain, bordered) = (field(.none), field(.roundedRect))
    let bounds = plain.bounds
    #expect(plain.textRect(forBounds: bounds) == bounds)
    #expect(bordered.textRect(forBounds: bounds) == CGRect(x: 7, y: 2, width: 186, height: 30))
    #expect(bordered.editingRect(forBounds: bounds) == bordered.textRect(forBounds: bounds))
    #expect(bordered.placeholderRect(forBounds: bounds) == bordered.textRect(forBounds: bounds))
    #expect(bordered.caretRect(for: bordered.beginningOfDocument).minX == 7)
    #expect(bordered.textRect(forBounds: CGRect(x: 5, y: 5, width: 4, height: 2)).size == .zero)
    (bordered.leftView, bordered.leftViewMode) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), .always)
    #expect(bordered.textRect(forBounds: bounds) == CGRect(x: 27, y: 2, width: 166, height: 30))
  }

  @Test("V1305 a field with a border is wider than its text, and an empty one has a width")
  func widths() {
    let width = field(.none, "Hello").intrinsicContentSize.width
    #expect(field(.roundedRect, "Hello").intrinsicContentSize.width == width + 28)
    #expect(field(.none).intrinsicContentSize.width == 5 && field(.line).intrinsicContentSize.width == 33)
  }

  @Test("V1307 a field is as much larger as an override takes of its text's rectangle", arguments: [false, true])
  func padded(hasBorder: Bool) {
    final class PaddedField: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).insetBy(dx: 8, dy: 10)
      }
    }
    let (plain, padded) = (field(hasBorder ? .line : .none), PaddedField())
    (padded.borderStyle, padded.text) = (plain.borderStyle, "a text that is wider than an empty field")
    plain.text = padded.text
    let (size, larger) = (plain.intrinsicContentSize, padded.intrinsicContentSize)
    #expect(larger == CGSize(width: size.width + 16, height: size.height + 20))
    #expect(padded.sizeThatFits(.zero) == larger)
  }
}
