import Foundation
import HeadlessUIKit
import Testing

/// Rule V520: a finger that slides over an alert's buttons.
@MainActor @Suite("V: fingers on an alert") struct AlertSlideTests {
  private func alert() -> (phone: Phone, page: UIViewController, place: CGRect) {
    let (phone, page) = (Phone.forGestures(), UIViewController())
    phone.window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    phone.window.rootViewController = page
    phone.wait(0.1)
    let alert = UIAlertController(title: "Which?", message: nil, preferredStyle: .alert)
    for name in ["A", "B", "Cancel"] {
      let style: UIAlertAction.Style = name == "Cancel" ? .cancel : .default
      alert.addAction(UIAlertAction(title: name, style: style) { _ in phone.journal.note(name) })
    }
    alert.actions[1].isEnabled = false
    page.present(alert, animated: true)
    phone.application.endTurn()
    return (phone, page, alert.view.convert(alert.view.bounds, to: nil))
  }

  /// From so far above the box's lower edge to so far above it.
  private func slide(from start: Double, to end: Double) -> (chosen: [String], isThere: Bool) {
    let (phone, page, place) = alert()
    phone.drag(from: (200, Double(place.maxY) - start), to: (200, Double(place.maxY) - end))
    return (phone.journal.take(), page.presentedViewController != nil)
  }

  @Test("V520 the button is pressed that the finger is on when it lifts, wherever in the box it landed")
  func slides() {
    for start in [110.0, 66, 22, 140] {
      #expect(slide(from: start, to: 22).chosen == ["Cancel"])
      #expect(slide(from: start, to: 110).chosen == ["A"])
    }
  }

  @Test("V520 beside all buttons, and on one that is disabled, it presses none")
  func beside() {
    for end in [66.0, 140, -20, -300] {
      let (chosen, isThere) = slide(from: 22, to: end)
      #expect(chosen == [] && isThere)
    }
  }

  @Test("V520 the button under the finger is highlighted")
  func highlight() throws {
    let (phone, page, place) = alert()
    func highlighted() -> [String] {
      func all(_ view: UIView) -> [UIButton] {
        view.subviews.flatMap { all($0) + [$0 as? UIButton].compactMap(\.self) }
      }
      return (page.presentedViewController?.view).map(all)?.filter(\.isHighlighted)
        .compactMap(\.accessibilityIdentifier) ?? []
    }
    phone.down(1, at: (200, Double(place.maxY) - 22))
    #expect(highlighted() == ["Cancel"])
    phone.move(1, to: (200, Double(place.maxY) - 110))
    #expect(highlighted() == ["A"])
    phone.move(1, to: (200, Double(place.maxY) - 66))
    #expect(highlighted() == [])
    phone.up(1)
  }
}
