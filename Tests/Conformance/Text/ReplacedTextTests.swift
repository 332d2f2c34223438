import Foundation
import HeadlessUIKit
import Testing

/// Rules V487 and V500: what typing replaces, and what a field leaves for its text.
@MainActor @Suite("V: texts that are typed over, and their room") struct ReplacedTextTests {
  @Test("V487 where code says so, what is typed next takes the place of all of a field's text")
  func field() {
    let (phone, field) = (Phone(), UITextField())
    phone.window.addSubview(field)
    field.text = "abc"
    field.becomeFirstResponder()
    field.clearsOnInsertion = true
    field.insertText("Z")
    field.insertText("Y")
    #expect(field.text == "ZY" && !field.clearsOnInsertion)
    field.clearsOnInsertion = true
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
    field.insertText("X")
    #expect(field.text == "XZY" && !field.clearsOnInsertion)
  }

  @Test("V487 or of a text view's; another selection ends that")
  func view() {
    let (phone, view) = (Phone(), UITextView())
    phone.window.addSubview(view)
    view.text = "abc"
    view.becomeFirstResponder()
    view.clearsOnInsertion = true
    view.insertText("Z")
    view.insertText("Y")
    #expect(view.text == "ZY" && !view.clearsOnInsertion && view.selectedRange.location == 2)
    view.clearsOnInsertion = true
    view.selectedRange = NSRange(location: 0, length: 0)
    view.insertText("X")
    #expect(view.text == "XZY" && !view.clearsOnInsertion)
  }

  @Test("V500 what a field leaves for its text goes by the views that show by now, laid out or not")
  func room() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    func span() -> [CGFloat] {
      let room = field.textRect(forBounds: field.bounds)
      return [room.minX, room.maxX]
    }
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(span() == [0, 200])
    field.leftViewMode = .always
    #expect(span() == [30, 200])
    (field.clearButtonMode, field.text) = (.always, "abc")
    let clear = field.clearButtonRect(forBounds: field.bounds)
    #expect(clear.width > 0 && span() == [30, 200 - clear.width])
    field.text = ""
    field.leftViewMode = .never
    #expect(span() == [0, 200])
  }

  @Test("V500 a view at an end is as large as its content and its rules say, laid out or not")
  func sizes() {
    let (phone, field) = (Phone(), UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40)))
    let eye = UIButton(type: .custom)
    eye.setImage(UIImage(size: CGSize(width: 24, height: 16)), for: .normal)
    (field.rightView, field.rightViewMode) = (eye, .always)
    #expect(field.rightViewRect(forBounds: field.bounds) == CGRect(x: 176, y: 12, width: 24, height: 16))
    #expect(field.textRect(forBounds: field.bounds).maxX == 176)
    let unit = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    unit.widthAnchor.constraint(equalToConstant: 30).isActive = true
    (field.leftView, field.leftViewMode) = (unit, .always)
    phone.window.addSubview(field)
    phone.window.layoutIfNeeded()
    #expect(unit.frame == CGRect(x: 0, y: 10, width: 30, height: 20))
    #expect(eye.frame == CGRect(x: 176, y: 12, width: 24, height: 16))
    phone.tap(at: (190, 20))
    #expect(!field.isEditing)
  }

  private final class Iconic: UITextField {
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
      CGRect(x: 5, y: textRect(forBounds: bounds).midY - 10, width: 20, height: 20)
    }
  }

  @Test("V500 an override of one part's place may ask for the text's")
  func overridden() {
    let (phone, field) = (Phone(), Iconic(frame: CGRect(x: 0, y: 0, width: 200, height: 40)))
    (field.leftView, field.leftViewMode) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), .always)
    phone.window.addSubview(field)
    phone.window.layoutIfNeeded()
    #expect(field.leftView?.frame == CGRect(x: 5, y: 10, width: 20, height: 20))
  }
}
