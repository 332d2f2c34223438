import Foundation
import HeadlessUIKit
import Testing

/// Rules K108 and K122: views at a field's ends.
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

  @Test("K122 the clear button of a disabled field empties nothing", arguments: [false, true])
  func disabled(isEnabled: Bool) {
    let (phone, field) = (Phone.forGestures(), field())
    (field.clearButtonMode, field.text, field.isEnabled) = (.always, "abc", isEnabled)
    phone.window.addSubview(field)
    phone.window.layoutIfNeeded()
    phone.tap(at: (188, 20))
    #expect(field.text == (isEnabled ? "" : "abc"))
  }

  private func field() -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.rightViewMode = .always
    return field
  }
}
