import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIAlertViewTests {
  private final class Ear: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
    var heard: [String] = []
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      heard.append("tapped \(alertView.buttonTitle(at: buttonIndex) ?? "?")")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      heard.append("gone by \(buttonIndex)")
    }
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
      heard.append("tapped \(buttonIndex)")
    }
  }

  /// An application of its own, made where a test begins: another one may have run since the suite was.
  @MainActor private struct Desk {
    let application = UIApplication()
    let window: UIWindow
    let ear = Ear()

    init() {
      UIApplication.start(application)
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
    }

    func tap(_ title: String) throws {
      application.endTurn()
      window.layoutIfNeeded()
      let button = try #require(find(title, in: window))
      button.sendActions(for: .touchUpInside)
    }

    private func find(_ title: String, in view: UIView) -> UIButton? {
      if let button = view as? UIButton, button.accessibilityIdentifier == title { return button }
      return view.subviews.lazy.compactMap { find(title, in: $0) }.first
    }
  }

  @Test func `an alert view and a sheet that somebody else takes down are let go of`() {
    let desk = Desk()
    weak var alert: UIAlertView?
    weak var sheet: UIActionSheet?
    func show() {
      let new = UIAlertView(title: "Sure?", message: nil, delegate: nil, cancelButtonTitle: "Cancel")
      new.show()
      alert = new
    }
    func showSheet() {
      let new = UIActionSheet(
        title: nil, delegate: nil, cancelButtonTitle: "Cancel", destructiveButtonTitle: nil)
      new.show(in: desk.window)
      sheet = new
    }
    for present in [show, showSheet] {
      present()
      desk.application.endTurn()
      #expect(alert?.isVisible ?? sheet?.isVisible == true)
      desk.window.rootViewController?.dismiss(animated: false)
      desk.application.endTurn()
      #expect(alert == nil && sheet == nil)
    }
  }

  @Test func `an alert view is presented, and tells its delegate of the button and of its going`() throws {
    let desk = Desk()
    let ear = desk.ear
    let alert = UIAlertView(
      title: "Delete?", message: nil, delegate: ear, cancelButtonTitle: "Cancel", otherButtonTitles: "Delete")
    #expect(alert.numberOfButtons == 2 && alert.cancelButtonIndex == 0 && !alert.isVisible)
    alert.show()
    #expect(alert.isVisible)
    try desk.tap("Delete")
    desk.application.endTurn()
    #expect(ear.heard == ["tapped Delete", "gone by 1"] && !alert.isVisible)
  }

  @Test func `one that code takes down tells of its going only`() {
    let desk = Desk()
    let ear = desk.ear
    let alert = UIAlertView()
    alert.delegate = ear
    alert.addButton(withTitle: "OK")
    alert.show()
    alert.dismiss(withClickedButtonIndex: 0, animated: false)
    desk.application.endTurn()
    #expect(ear.heard == ["gone by 0"] && !alert.isVisible)
  }

  @Test func `what was typed into an alert view's field is there for its delegate`() throws {
    let desk = Desk()
    let ear = desk.ear
    let alert = UIAlertView(title: "Name", message: "", delegate: ear, cancelButtonTitle: "OK")
    alert.alertViewStyle = .plainTextInput
    alert.show()
    let shown = try #require(desk.window.rootViewController?.presentedViewController as? UIAlertController)
    shown.textFields?.first?.text = "Ada"
    try desk.tap("OK")
    #expect(alert.textField(at: 0)?.text == "Ada" && alert.textField(at: 1) == nil)
  }

  @Test func `an action sheet's buttons have their places by what they are for`() throws {
    let desk = Desk()
    let ear = desk.ear
    let sheet = UIActionSheet(
      title: nil, delegate: ear, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
      otherButtonTitles: "Copy", "Move")
    #expect((0..<4).map { sheet.buttonTitle(at: $0) } == ["Delete", "Cancel", "Copy", "Move"])
    #expect(sheet.destructiveButtonIndex == 0 && sheet.cancelButtonIndex == 1)
    sheet.show(in: desk.window)
    try desk.tap("Move")
    #expect(ear.heard == ["tapped 3"])
  }
}
