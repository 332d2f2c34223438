import Foundation
import HeadlessUIKit
import Testing

/// Rule V1105: what is posted of input views and accessories.
@MainActor struct KeyboardNoticeTests {
  /// Keeps what is posted, as `WillShow 844 628`: where it was, and where it will be.
  @MainActor private final class Ear {
    var heard: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    init() {
      for name in [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
      ] {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notice in
            let line = Self.line(notice)
            MainActor.assumeIsolated { self?.heard.append(line) }
          })
      }
    }

    private nonisolated static func line(_ notice: Notification) -> String {
      func top(_ key: String) -> String { (notice.userInfo?[key] as? CGRect).map { "\(Int($0.minY))" } ?? "none" }
      let name = notice.name.rawValue.dropFirst("UIKeyboard".count).dropLast("Notification".count)
      return name + " " + top(UIResponder.keyboardFrameBeginUserInfoKey) + " "
        + top(UIResponder.keyboardFrameEndUserInfoKey)
    }

    func take() -> [String] {
      defer { heard = [] }
      return heard
    }

    func stop() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
  }

  private func fixture() -> (phone: Phone, field: UITextField, ear: Ear) {
    let phone = Phone.forGestures()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    phone.window.frame = UIScreen.main.bounds
    phone.window.addSubview(field)
    return (phone, field, Ear())
  }

  private func bar(_ height: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 0, height: height)) }

  @Test("V1105 an input view with its accessory is told of as it comes and goes, and a while later")
  func comesAndGoes() {
    let (phone, field, ear) = fixture()
    defer { ear.stop() }
    (field.inputView, field.inputAccessoryView) = (bar(216), bar(44))
    field.becomeFirstResponder()
    #expect(ear.take() == ["WillChangeFrame 844 584", "WillShow 844 584"])
    phone.wait(0.24)
    #expect(ear.take() == [])
    phone.wait(0.02)
    #expect(ear.take() == ["DidChangeFrame 844 584", "DidShow 844 584"])
    field.resignFirstResponder()
    #expect(ear.take() == ["WillChangeFrame 584 844", "WillHide 584 844"])
    phone.wait(0.3)
    #expect(ear.take() == ["DidChangeFrame 584 844", "DidHide 584 844"])
  }

  @Test("V1105 another height, and another field, change the frame; what stays as high says nothing")
  func changes() {
    let (phone, field, ear) = fixture()
    defer { ear.stop() }
    let other = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
    phone.window.addSubview(other)
    (field.inputView, other.inputView) = (bar(216), bar(216))
    field.becomeFirstResponder()
    phone.wait(0.3)
    _ = ear.take()
    other.becomeFirstResponder()
    phone.wait(0.3)
    #expect(ear.take() == [])
    other.inputView = bar(300)
    other.reloadInputViews()
    phone.wait(0.3)
    #expect(
      ear.take() == [
        "WillChangeFrame 628 544", "WillShow 628 544", "DidChangeFrame 628 544", "DidShow 628 544",
      ])
  }

  @Test("V1105 nothing is posted where nobody has either")
  func nothing() {
    let (phone, field, ear) = fixture()
    defer { ear.stop() }
    field.becomeFirstResponder()
    phone.wait(0.3)
    field.resignFirstResponder()
    phone.wait(0.3)
    #expect(ear.take() == [])
  }
}
