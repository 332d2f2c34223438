import Foundation
import HeadlessUIKit
import Testing

/// Rule V1124: action sheets on a pad.
@MainActor struct PadSheetTests {
  /// A pad's screen as long as it is asked for; then a phone's again.
  private func onPad(_ work: (Phone, UIViewController) throws -> Void) rethrows {
    let (phone, page) = (Phone.forGestures(), UIViewController())
    UIScreen.main.resize(to: CGSize(width: 1024, height: 1366), scale: 2)
    defer { UIScreen.main.resize(to: CGSize(width: 390, height: 844), scale: 3) }
    phone.window.frame = UIScreen.main.bounds
    phone.window.rootViewController = page
    phone.application.endTurn()
    try work(phone, page)
  }

  private func sheet(_ journal: Journal) -> UIAlertController {
    let sheet = UIAlertController(title: "Sort", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Name", style: .default) { _ in journal.note("name") })
    sheet.addAction(UIAlertAction(title: "Leave", style: .cancel) { _ in journal.note("leave") })
    return sheet
  }

  @Test("V1124 on a pad an action sheet is a popover: a touch beside is its cancel action, which has no button")
  func popover() throws {
    try onPad { phone, page in
      for (place, said) in [((520.0, 400.0), "name"), ((100, 1000), "leave")] {
        let sheet = sheet(phone.journal)
        #expect(sheet.modalPresentationStyle == .popover)
        let popover = try #require(sheet.popoverPresentationController)
        (popover.sourceView, popover.sourceRect) = (page.view, CGRect(x: 500, y: 300, width: 40, height: 20))
        page.present(sheet, animated: true)
        phone.application.endTurn()
        let frame = sheet.view.convert(sheet.view.bounds, to: phone.window)
        #expect(frame == CGRect(x: 385, y: 320, width: 270, height: 117))
        phone.tap(at: place)
        phone.application.endTurn()
        #expect(phone.journal.take() == [said] && page.presentedViewController == nil)
      }
    }
  }

  @Test("V1124 an alert is none there, and neither is a sheet on a phone")
  func none() {
    onPad { phone, _ in
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      #expect(alert.modalPresentationStyle != .popover && alert.popoverPresentationController == nil)
    }
    #expect(sheet(Journal()).popoverPresentationController == nil)
  }

  @Test("V1124 one that is about nothing stops, and says so")
  func aboutNothing() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (phone, page) = (Phone.forGestures(), UIViewController())
        UIScreen.main.resize(to: CGSize(width: 1024, height: 1366), scale: 2)
        phone.window.frame = UIScreen.main.bounds
        phone.window.rootViewController = page
        let sheet = UIAlertController(title: "Sort", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Name", style: .default))
        page.present(sheet, animated: true)
        phone.application.endTurn()
      }
    }
    #expect(said(result).contains("UIAlertController's popover is about nothing"))
  }
}
