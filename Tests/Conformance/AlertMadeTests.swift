import Foundation
import HeadlessUIKit
import Testing

/// Rules V713 and V714: how alerts are presented, and what they take of long texts.
@MainActor @Suite("V: alerts as they are made") struct AlertMadeTests {
  @Test("V713 an alert's presentation style is its own, whatever is set")
  func style() {
    for style in [UIAlertController.Style.alert, .actionSheet] {
      let alert = UIAlertController(title: "Which?", message: nil, preferredStyle: style)
      #expect(alert.modalPresentationStyle == .custom)
      alert.modalPresentationStyle = .fullScreen
      #expect(alert.modalPresentationStyle == .custom)
    }
    let (phone, page) = (Phone.forGestures(), UIViewController())
    phone.window.rootViewController = page
    let alert = UIAlertController(title: "Which?", message: nil, preferredStyle: .alert)
    alert.modalPresentationStyle = .fullScreen
    page.present(alert, animated: false)
    phone.application.endTurn()
    #expect(page.view.window === phone.window && page.presentedViewController === alert)
  }

  @Test("V714 of a title it takes 999 characters, of a message 9,999; what is set later is kept")
  func long() {
    let (title, message) = (String(repeating: "x", count: 1000), String(repeating: "y", count: 10_000))
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    #expect(alert.title?.count == 999 && alert.message?.count == 9999)
    alert.title = title
    #expect(alert.title == title)
  }

  @Test("A55 an alert has something to show")
  func empty() async {
    let empty = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (phone, page) = (Phone.forGestures(), UIViewController())
        phone.window.rootViewController = page
        phone.wait(0.1)
        page.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: false)
        phone.wait(0.1)
      }
    }
    #expect(said(empty).contains("UIAlertController has neither a title nor a message nor an action to show"))
  }

  private func said(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
