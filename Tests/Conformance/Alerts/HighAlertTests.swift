import Foundation
import HeadlessUIKit
import Testing

/// Rule V1041: alerts that don't fit on the screen.
@MainActor @Suite("V: alerts that are too high") struct HighAlertTests {
  /// Upright, 390 × 844 points, with an alert of so many actions.
  private func show(_ alert: UIAlertController, actions: Int, cancels: Bool = false) -> Phone {
    let (phone, page) = (Phone.forGestures(), UIViewController())
    phone.window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    phone.window.rootViewController = page
    for number in 0..<actions {
      alert.addAction(UIAlertAction(title: "\(number)", style: .default) { _ in phone.journal.note("\(number)") })
    }
    if cancels {
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in phone.journal.note("cancelled") })
    }
    page.present(alert, animated: false)
    phone.wait(0.5)
    return phone
  }

  private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  private func all<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> [Kind] {
    view.subviews.flatMap { [$0 as? Kind].compactMap(\.self) + all(kind, in: $0) }
  }

  @Test(
    "V1041 an action sheet is no higher than the safe area lets it, and its buttons scroll; a drag presses none")
  func sheet() throws {
    let sheet = UIAlertController(title: "Pick", message: nil, preferredStyle: .actionSheet)
    let phone = show(sheet, actions: 25, cancels: true)
    let (box, safe) = (place(sheet.view), phone.window.safeAreaInsets)
    #expect(box.minY >= safe.top && box.maxY == 844 - safe.bottom - 8)
    let last = try #require(all(UIButton.self, in: sheet.view).first { $0.currentTitle == "24" })
    #expect(place(last).minY > box.maxY)
    phone.drag(from: (200, 500), to: (200, 100), steps: 10)
    #expect(phone.journal.take() == [] && sheet.presentingViewController != nil)
    phone.wait(5)
    phone.drag(from: (200, 500), to: (200, 0), steps: 10)
    phone.wait(5)
    #expect(box.contains(place(last)))
    phone.tap(at: (200, Double(place(last).midY)))
    #expect(phone.journal.take() == ["24"] && sheet.presentingViewController == nil)
  }

  @Test("V1041 the cancel button of a sheet stays where it is, in front of buttons that lie beneath")
  func cancel() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    let phone = show(sheet, actions: 25, cancels: true)
    phone.tap(at: (200, Double(place(sheet.view).maxY) - 20))
    #expect(phone.journal.take() == ["cancelled"])
  }

  @Test("V1041 an alert's text scrolls above its buttons, and those beneath it where there are many")
  func alert() throws {
    for count in [1, 12] {
      let text = String(repeating: "long text ", count: 400)
      let alert = UIAlertController(title: "Terms", message: text, preferredStyle: .alert)
      let phone = show(alert, actions: count)
      let (box, safe) = (place(alert.view), phone.window.safeAreaInsets)
      #expect(box.minY >= safe.top && box.maxY <= 844 - safe.bottom && abs(box.midY - 422) < 1)
      let label = try #require(all(UILabel.self, in: alert.view).first { $0.text?.hasPrefix("Terms") == true })
      let before = place(label).minY
      phone.drag(from: (200, Double(box.minY) + 200), to: (200, Double(box.minY) + 100))
      #expect(place(label).minY < before)
      phone.wait(5)
      let first = try #require(all(UIButton.self, in: alert.view).first { $0.currentTitle == "0" })
      #expect(box.contains(place(first)))
      phone.tap(at: (200, Double(place(first).midY)))
      #expect(phone.journal.take() == ["0"])
    }
  }

  @Test("V520 a finger that slid to another button, and goes on to scroll, leaves none highlighted")
  func scrolled() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    let phone = show(sheet, actions: 25)
    let edge = Double(place(sheet.view).minY) + 3 * 57
    let buttons = all(UIButton.self, in: sheet.view)
    phone.down(1, at: (200, edge + 2))
    phone.wait(0.2)
    #expect(buttons.filter(\.isHighlighted).compactMap(\.currentTitle) == ["3"])
    phone.move(1, to: (200, edge - 4))
    #expect(buttons.filter(\.isHighlighted).compactMap(\.currentTitle) == ["2"])
    phone.move(1, from: (200, edge - 4), to: (200, edge - 60))
    #expect(buttons.filter(\.isHighlighted).isEmpty)
    phone.up(1)
    #expect(phone.journal.take() == [] && sheet.presentingViewController != nil)
  }

  @Test("V1041 one that fits has nothing that scrolls, and one that is given room again neither")
  func fits() {
    let alert = UIAlertController(title: "Pick", message: nil, preferredStyle: .alert)
    let phone = show(alert, actions: 12)
    #expect(all(UIScrollView.self, in: alert.view).isEmpty)
    let height = alert.view.heightAnchor.constraint(equalToConstant: 200)
    height.isActive = true
    phone.window.layoutIfNeeded()
    #expect(all(UIScrollView.self, in: alert.view).count == 2)
    height.isActive = false
    phone.window.layoutIfNeeded()
    #expect(all(UIScrollView.self, in: alert.view).isEmpty)
    phone.tap(at: (200, Double(place(alert.view).maxY) - 22))
    #expect(phone.journal.take() == ["11"])
  }
}
