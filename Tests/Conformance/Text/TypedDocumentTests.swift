import Foundation
import HeadlessUIKit
import Testing

/// Rules V983 and V984: a keyboard of the application's own.
@MainActor struct TypedDocumentTests {
  /// A field that has keys, and a phone. Made in a test, as others may run before one begins.
  @MainActor private struct Desk {
    let phone = Phone.forGestures()
    let keys = Keys()
    let field = KeyedField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))

    init() {
      phone.window.frame = UIScreen.main.bounds
      phone.window.addSubview(field)
      field.keys = keys
    }
  }

  @Test(
    "V983 what an input view controller types goes to the first responder's text, as long as it stands for that")
  func types() {
    let desk = Desk()
    let proxy = desk.keys.textDocumentProxy
    proxy.insertText("lost")
    desk.field.becomeFirstResponder()
    proxy.insertText("12")
    proxy.insertText("3")
    #expect(desk.field.text == "123" && proxy.hasText && proxy.documentContextBeforeInput == "123")
    proxy.deleteBackward()
    proxy.adjustTextPosition(byCharacterOffset: -1)
    #expect(proxy.documentContextBeforeInput == "1" && proxy.documentContextAfterInput == "2")
    desk.field.selectAll(nil)
    #expect(proxy.selectedText == "12")
    proxy.adjustTextPosition(byCharacterOffset: 9)
    #expect(proxy.documentContextBeforeInput == "12" && proxy.documentContextAfterInput == nil)
    desk.field.keyboardType = .numberPad
    #expect(proxy.keyboardType == .numberPad)
    desk.keys.dismissKeyboard()
    #expect(!desk.field.isFirstResponder)
    proxy.insertText("4")
    #expect(desk.field.text == "12" && proxy.keyboardType == nil && !proxy.hasText)
  }

  @Test("V983 the field's delegate is asked as for any key")
  func delegate() {
    let desk = Desk()
    let strict = Strict()
    desk.field.delegate = strict
    desk.field.becomeFirstResponder()
    desk.keys.textDocumentProxy.insertText("1")
    desk.keys.textDocumentProxy.insertText("x")
    #expect(desk.field.text == "1" && desk.keys.heard == ["text will", "text did"])
  }

  @Test("V983 the controller hears before and after of the text that changes, and of what is selected, once each")
  func hears() {
    let desk = Desk()
    desk.field.becomeFirstResponder()
    desk.keys.textDocumentProxy.insertText("123")
    #expect(desk.keys.heard == ["text will", "text did"])
    desk.keys.heard = []
    desk.field.selectedTextRange = desk.field.textRange(
      from: desk.field.beginningOfDocument, to: desk.field.beginningOfDocument)
    desk.field.selectedTextRange = desk.field.textRange(
      from: desk.field.beginningOfDocument, to: desk.field.beginningOfDocument)
    #expect(desk.keys.heard == ["selection will", "selection did"])
    desk.keys.heard = []
    desk.field.resignFirstResponder()
    desk.field.insertText("4")
    #expect(desk.keys.heard == [])
  }

  @Test("V983 one text is told from another")
  func identifiers() {
    let desk = Desk()
    let other = KeyedField(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
    other.keys = desk.keys
    desk.phone.window.addSubview(other)
    desk.field.becomeFirstResponder()
    let first = desk.keys.textDocumentProxy.documentIdentifier
    #expect(desk.keys.textDocumentProxy.documentIdentifier == first)
    other.becomeFirstResponder()
    #expect(desk.keys.textDocumentProxy.documentIdentifier != first)
    desk.keys.textDocumentProxy.insertText("other")
    #expect(other.text == "other" && desk.field.text == "")
  }

  @Test("V984 its view is as high as a keyboard, and fingers reach what is above it")
  func height() throws {
    let desk = Desk()
    desk.field.becomeFirstResponder()
    let view = try #require(desk.keys.viewIfLoaded)
    let place = view.convert(view.bounds, to: nil)
    #expect(place.maxY == 844 && place.width == 390 && place.height > 150 && place.height < 400)
    #expect(desk.phone.application.view(at: CGPoint(x: 10, y: 110)) === desk.field)
    #expect(desk.phone.application.view(at: CGPoint(x: 10, y: 800)) === view)
  }

  @Test("V984 a constraint of its view's height counts in place of that")
  func constrainedHeight() throws {
    let desk = Desk()
    desk.keys.view.heightAnchor.constraint(equalToConstant: 130).isActive = true
    desk.field.becomeFirstResponder()
    #expect(desk.keys.view.convert(desk.keys.view.bounds, to: nil) == CGRect(x: 0, y: 714, width: 390, height: 130))
  }
}

private final class Keys: UIInputViewController {
  var heard: [String] = []
  override func textWillChange(_ textInput: (any UITextInput)?) { heard.append("text will") }
  override func textDidChange(_ textInput: (any UITextInput)?) { heard.append("text did") }
  override func selectionWillChange(_ textInput: (any UITextInput)?) { heard.append("selection will") }
  override func selectionDidChange(_ textInput: (any UITextInput)?) { heard.append("selection did") }
}

private final class KeyedField: UITextField {
  var keys: UIInputViewController?
  override var inputViewController: UIInputViewController? { keys }
}

private final class Strict: NSObject, UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { string != "x" }
}
