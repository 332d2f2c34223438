import Foundation
import HeadlessUIKit
import Testing

/// Rule K108: views that a field had at its ends.
@MainActor struct FieldOverlayTests {
  @Test("K108 a view that has gone elsewhere stays there when its field is laid out")
  func elsewhere() {
    let (one, other) = (field(), field())
    let (icon, box) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), UIView())
    one.rightView = icon
    one.layoutIfNeeded()
    #expect(icon.superview === one)
    one.rightView = nil
    box.addSubview(icon)
    one.layoutIfNeeded()
    #expect(icon.superview === box)
    one.rightView = icon
    one.layoutIfNeeded()
    one.rightView = nil
    other.rightView = icon
    other.layoutIfNeeded()
    one.layoutIfNeeded()
    #expect(icon.superview === other)
    other.rightView = nil
    other.layoutIfNeeded()
    #expect(icon.superview == nil)
  }

  private func field() -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.rightViewMode = .always
    return field
  }
}
