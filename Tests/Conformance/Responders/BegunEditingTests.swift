import Foundation
import HeadlessUIKit
import Testing

/// Rules V1291, F23 and F24: what is told as editing begins, and when input views come.
@MainActor @Suite("V: editing begins") struct BegunEditingTests {
  private final class Form: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var heard: [String] = []
    /// Done by whoever hears that editing begins, or has ended.
    var (begun, ended): ((UIView) -> Void, (UIView) -> Void) = ({ _ in }, { _ in })
    /// Done as the keyboard's frame is about to change.
    var moving: () -> Void = {}
    private var tokens: [any NSObjectProtocol] = []

    override init() {
      super.init()
      for name in [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
        UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification,
        UIResponder.keyboardDidHideNotification, UITextField.textDidBeginEditingNotification,
      ] {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { [weak self] notice in
            let name = notice.name
            MainActor.assumeIsolated { self?.hear(name) }
          })
      }
    }

    private func hear(_ name: Notification.Name) {
      let words = name.rawValue.replacingOccurrences(of: "Notification", with: "")
      heard.append(words.replacingOccurrences(of: "UIKeyboard", with: ""))
      if name == UIResponder.keyboardWillChangeFrameNotification { moving() }
    }

    func stop() { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    func textFieldDidBeginEditing(_ textField: UITextField) { begins(textField) }
    func textViewDidBeginEditing(_ textView: UITextView) { begins(textView) }
    func textFieldDidEndEditing(_ textField: UITextField) { ends(textField) }
    func textViewDidEndEditing(_ textView: UITextView) { ends(textView) }

    private func begins(_ view: UIView) {
      heard.append("begins \(view.tag)")
      begun(view)
    }
    private func ends(_ view: UIView) {
      heard.append("ends \(view.tag)")
      ended(view)
    }
    func take() -> [String] {
      defer { heard = [] }
      return heard
    }
  }

  /// Two fields and a text view, of the tags 0, 1 and 2.
  private func desk() -> (phone: Phone, form: Form, fields: [UITextField], text: UITextView) {
    let (phone, form) = (Phone.forGestures(), Form())
    phone.keep(form)
    phone.window.frame = UIScreen.main.bounds
    let fields = [0, 1].map { UITextField(frame: CGRect(x: 0, y: 100 + 50 * $0, width: 200, height: 40)) }
    let text = UITextView(frame: CGRect(x: 0, y: 300, width: 200, height: 40))
    for (tag, view) in (fields + [text] as [UIView]).enumerated() {
      view.tag = tag
      phone.window.addSubview(view)
    }
    for field in fields { field.delegate = form }
    text.delegate = form
    return (phone, form, fields, text)
  }

  private func bar() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44)) }

  @Test("V1291 of a field the delegate, the notification and the action come before the keyboard's notifications")
  func field() {
    let (phone, form, fields, _) = desk()
    defer { withExtendedLifetime(phone) { form.stop() } }
    fields[0].inputAccessoryView = bar()
    fields[0].addAction(UIAction { [form] _ in form.heard.append("action") }, for: .editingDidBegin)
    fields[0].becomeFirstResponder()
    #expect(
      form.take() == ["begins 0", "UITextFieldTextDidBeginEditing", "action", "WillChangeFrame", "WillShow"])
  }

  @Test("V1291 of a text view they come before it tells that it begins")
  func textView() {
    let (phone, form, _, text) = desk()
    defer { withExtendedLifetime(phone) { form.stop() } }
    text.inputAccessoryView = bar()
    text.becomeFirstResponder()
    #expect(form.take() == ["WillChangeFrame", "WillShow", "begins 2"])
  }

  @Test("V1291 input views that a field gets as its editing begins come up", arguments: [true, false])
  func inputView(isOfAction: Bool) {
    let (phone, form, fields, _) = desk()
    defer { withExtendedLifetime(phone) { form.stop() } }
    let (wheels, done) = (UIPickerView(), bar())
    func give(_ field: UITextField) { (field.inputView, field.inputAccessoryView) = (wheels, done) }
    if isOfAction {
      fields[0].addAction(UIAction { _ in give(fields[0]) }, for: .editingDidBegin)
    } else {
      form.begun = { view in (view as? UITextField).map(give) }
    }
    fields[0].becomeFirstResponder()
    #expect(wheels.window != nil && done.window != nil)
    fields[0].resignFirstResponder()
    #expect(wheels.window == nil && done.window == nil)
  }

  @Test("V1291 where the delegate ends it at once nothing comes up, and nothing is told of a keyboard")
  func endedAtOnce() {
    let (phone, form, fields, _) = desk()
    defer { withExtendedLifetime(phone) { form.stop() } }
    let done = bar()
    fields[0].inputAccessoryView = done
    form.begun = { $0.resignFirstResponder() }
    fields[0].becomeFirstResponder()
    #expect(form.take() == ["begins 0", "ends 0", "UITextFieldTextDidBeginEditing"] && done.window == nil)
  }

  @Test("F23 who is made first responder by the end of another's editing tells of its beginning once")
  func once() {
    let (phone, form, fields, _) = desk()
    defer { form.stop() }
    form.ended = { if $0.tag == 0 { fields[1].becomeFirstResponder() } }
    fields[0].becomeFirstResponder()
    _ = form.take()
    phone.tap(at: (20, 170))
    #expect(form.take() == ["ends 0", "begins 1", "UITextFieldTextDidBeginEditing"])
    #expect(fields[1].isFirstResponder)
  }

  @Test("F23 a text that has lost its place to who hears of its keyboard doesn't tell that it begins")
  func lost() {
    let (phone, form, fields, text) = desk()
    defer { withExtendedLifetime(phone) { form.stop() } }
    text.inputAccessoryView = bar()
    form.moving = { if !fields[0].isFirstResponder { fields[0].becomeFirstResponder() } }
    #expect(!text.becomeFirstResponder())
    #expect(!form.take().contains("begins 2") && fields[0].isFirstResponder)
  }

  @Test("F24 where who hears of the keyboard ends the editing, what was to be told of its coming isn't")
  func overtaken() {
    let (phone, form, fields, _) = desk()
    defer { form.stop() }
    fields[0].inputAccessoryView = bar()
    form.moving = { [form] in
      form.moving = {}
      fields[0].resignFirstResponder()
    }
    fields[0].becomeFirstResponder()
    phone.wait(0.5)
    #expect(
      form.take() == [
        "begins 0", "UITextFieldTextDidBeginEditing", "WillChangeFrame", "WillChangeFrame", "WillHide", "ends 0",
        "DidHide",
      ])
    #expect(fields[0].inputAccessoryView?.window == nil)
  }
}
