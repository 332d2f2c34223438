import Foundation
import HeadlessUIKit
import Testing

/// Rule V489: the return key in an alert's text fields.
@MainActor @Suite("V: the return key in an alert") struct AlertReturnTests {
  private func shown(_ alert: UIAlertController, fields: Int) -> (phone: Phone, fields: [UITextField]) {
    let (phone, page) = (Phone.forGestures(), UIViewController())
    phone.window.rootViewController = page
    for _ in 0..<fields { alert.addTextField() }
    page.present(alert, animated: false)
    phone.application.endTurn()
    return (phone, alert.textFields ?? [])
  }

  private func action(_ title: String, _ style: UIAlertAction.Style, _ journal: Journal) -> UIAlertAction {
    UIAlertAction(title: title, style: style) { _ in journal.note(title) }
  }

  @Test("V489 it goes on to the next field, and performs the preferred action in the last one")
  func preferred() {
    let alert = UIAlertController(title: "Who?", message: nil, preferredStyle: .alert)
    let (phone, fields) = shown(alert, fields: 2)
    for title in ["No", "Yes", "Later"] { alert.addAction(action(title, .default, phone.journal)) }
    alert.preferredAction = alert.actions[1]
    #expect(fields[0].isFirstResponder)
    fields[0].insertText("\n")
    #expect(fields[1].isFirstResponder && phone.journal.take() == [])
    fields[1].insertText("\n")
    phone.application.endTurn()
    #expect(phone.journal.take() == ["Yes"] && alert.presentingViewController == nil)
  }

  @Test("V489 without a preferred action it is the only default one (ours)")
  func usual() {
    let alert = UIAlertController(title: "Who?", message: nil, preferredStyle: .alert)
    let (phone, fields) = shown(alert, fields: 1)
    alert.addAction(action("Cancel", .cancel, phone.journal))
    alert.addAction(action("OK", .default, phone.journal))
    fields[0].insertText("\n")
    #expect(phone.journal.take() == ["OK"])
  }

  @Test("V489 while the only default action is disabled it cancels")
  func cancels() {
    let alert = UIAlertController(title: "Who?", message: nil, preferredStyle: .alert)
    let (phone, fields) = shown(alert, fields: 1)
    alert.addAction(action("Cancel", .cancel, phone.journal))
    alert.addAction(action("OK", .default, phone.journal))
    alert.actions[1].isEnabled = false
    fields[0].insertText("\n")
    phone.application.endTurn()
    #expect(phone.journal.take() == ["Cancel"] && alert.presentingViewController == nil)
  }

  @Test("V489 a preferred action that is disabled is not performed")
  func disabled() {
    let alert = UIAlertController(title: "Who?", message: nil, preferredStyle: .alert)
    let (phone, fields) = shown(alert, fields: 1)
    alert.addAction(action("OK", .default, phone.journal))
    alert.preferredAction = alert.actions[0]
    alert.actions[0].isEnabled = false
    fields[0].insertText("\n")
    #expect(phone.journal.take() == [] && fields[0].isFirstResponder)
  }

  private final class Refuser: NSObject, UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
  }

  @Test("V489 a delegate that says no to the return key keeps the alert")
  func refused() {
    let alert = UIAlertController(title: "Who?", message: nil, preferredStyle: .alert)
    let (phone, fields) = shown(alert, fields: 1)
    alert.addAction(action("OK", .default, phone.journal))
    let refuser = Refuser()
    fields[0].delegate = refuser
    fields[0].insertText("\n")
    phone.application.endTurn()
    #expect(phone.journal.take() == [] && alert.presentingViewController != nil)
  }
}
