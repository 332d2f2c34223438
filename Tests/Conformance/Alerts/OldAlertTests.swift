import Foundation
import HeadlessUIKit
import Testing

/// Rules V1013 and V1014: action sheets and alerts from before alert controllers.
@MainActor @Suite("V: alerts of old") struct OldAlertTests {
  private final class Ear: NSObject, UIActionSheetDelegate, UIAlertViewDelegate, UITextFieldDelegate {
    var heard: [String] = []
    func willPresent(_ actionSheet: UIActionSheet) { heard.append("comes") }
    func didPresent(_ actionSheet: UIActionSheet) { heard.append("has come") }
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
      heard.append("tapped \(buttonIndex)")
    }
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
      heard.append("goes \(buttonIndex)")
    }
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
      heard.append("has gone \(buttonIndex)")
    }
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
      (alertView.textField(at: 0)?.text ?? "").count > 2
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("edits \(textField.text ?? "")") }
  }

  /// A page of a phone. Made in a test, as others may run before one begins.
  @MainActor private final class Desk {
    let (phone, page, ear) = (Phone.forGestures(), UIViewController(), Ear())

    init() {
      phone.window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
      phone.window.rootViewController = page
      phone.window.layoutIfNeeded()
    }

    var alert: UIAlertController? { page.presentedViewController as? UIAlertController }

    func wait() {
      phone.application.endTurn()
      phone.wait(1)
      phone.application.endTurn()
    }

    func tap(_ title: String) {
      wait()
      phone.window.layoutIfNeeded()
      guard let button = find(title, in: phone.window) else { return }
      let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
      phone.tap(at: (Double(middle.x), Double(middle.y)))
      wait()
    }

    private func find(_ title: String, in view: UIView) -> UIView? {
      if view.accessibilityIdentifier == title, view is UIButton { return view }
      return view.subviews.lazy.compactMap { self.find(title, in: $0) }.first
    }
  }

  @Test("V1013 the button that cancels comes before the others, and after the one that destroys")
  func indices() {
    let desk = Desk()
    let sheet = UIActionSheet(
      title: "Photo", delegate: desk.ear, cancelButtonTitle: "Cancel", destructiveButtonTitle: nil,
      otherButtonTitles: "Camera", "Library")
    #expect(sheet.cancelButtonIndex == 0 && sheet.firstOtherButtonIndex == 1 && sheet.destructiveButtonIndex == -1)
    let other = UIActionSheet(
      title: nil, delegate: nil, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
      otherButtonTitles: "Copy")
    #expect((0..<3).map { other.buttonTitle(at: $0) } == ["Delete", "Cancel", "Copy"])
    sheet.actionSheetStyle = .blackTranslucent
    #expect(sheet.actionSheetStyle.rawValue == 2 && other.actionSheetStyle == .automatic)
    sheet.show(in: desk.page.view)
    desk.tap("Camera")
    #expect(desk.ear.heard == ["comes", "has come", "tapped 1", "goes 1", "has gone 1"])
  }

  @Test("V1189 an alert of old shows while its delegate hears of the button, and when it has gone no more")
  func shownUntilGone() {
    final class Watcher: NSObject, UIActionSheetDelegate, UIAlertViewDelegate {
      var heard: [String] = []
      var then: () -> Void = {}
      func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
        heard.append("tapped \(alertView.isVisible)")
        then()
      }
      func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
        heard.append("goes \(alertView.isVisible)")
      }
      func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
        heard.append("gone \(alertView.isVisible)")
      }
      func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
        heard.append("tapped \(actionSheet.isVisible)")
      }
      func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
        heard.append("gone \(actionSheet.isVisible)")
      }
      func willPresent(_ actionSheet: UIActionSheet) { heard.append("comes") }
    }
    let (desk, watcher) = (Desk(), Watcher())
    let alert = UIAlertView(title: "Sure?", message: nil, delegate: watcher, cancelButtonTitle: "Yes")
    let sheet = UIActionSheet(title: nil, delegate: watcher, cancelButtonTitle: "No", destructiveButtonTitle: nil)
    watcher.then = { sheet.show(in: desk.page.view) }
    alert.show()
    desk.tap("Yes")
    #expect(watcher.heard == ["tapped true", "comes", "goes true", "gone false"] && sheet.isVisible)
    desk.tap("No")
    #expect(watcher.heard.suffix(2) == ["tapped true", "gone false"])
  }

  @Test("V1013 one that code takes down tells that it goes, and that it has gone")
  func takenDown() {
    let desk = Desk()
    let sheet = UIActionSheet(
      title: nil, delegate: desk.ear, cancelButtonTitle: "Cancel", destructiveButtonTitle: nil)
    sheet.show(in: desk.page.view)
    desk.wait()
    sheet.dismiss(withClickedButtonIndex: 0, animated: false)
    desk.wait()
    #expect(desk.ear.heard == ["comes", "has come", "goes 0", "has gone 0"])
  }

  @Test("V1014 the text field that an alert answers is the one that shows, with what code gave it")
  func fields() throws {
    let desk = Desk()
    let alert = UIAlertView(
      title: "Rename", message: nil, delegate: nil, cancelButtonTitle: "Cancel", otherButtonTitles: "OK")
    alert.alertViewStyle = .plainTextInput
    let field = try #require(alert.textField(at: 0))
    (field.text, field.delegate, field.keyboardType) = ("old name", desk.ear, .numberPad)
    alert.show()
    desk.wait()
    #expect(desk.alert?.textFields == [field] && field.window === desk.phone.window && field.isFirstResponder)
    #expect(desk.ear.heard == ["edits old name"])
    field.insertText("!")
    desk.tap("OK")
    #expect(alert.textField(at: 0) === field && field.text == "old name!")
    alert.alertViewStyle = .loginAndPasswordInput
    #expect(alert.textField(at: 0) !== field && alert.textField(at: 1)?.isSecureTextEntry == true)
  }

  @Test("V1014 the delegate says whether the first of the other buttons can be tapped, as something is typed")
  func firstOther() throws {
    let desk = Desk()
    let alert = UIAlertView(
      title: "Name", message: nil, delegate: desk.ear, cancelButtonTitle: "Cancel", otherButtonTitles: "OK", "No")
    alert.alertViewStyle = .plainTextInput
    alert.show()
    desk.wait()
    let actions = try #require(desk.alert?.actions)
    #expect(actions.map(\.isEnabled) == [true, false, true])
    alert.textField(at: 0)?.insertText("Ada")
    #expect(actions.map(\.isEnabled) == [true, true, true])
    alert.textField(at: 0)?.deleteBackward()
    #expect(actions.map(\.isEnabled) == [true, false, true])
  }
}
