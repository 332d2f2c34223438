import Foundation
import HeadlessUIKit
import Testing

/// Rule V1061: alerts and action sheets with more than there is room for.
@MainActor struct AlertRoomTests {
  /// 390 points wide, with a page that presents.
  private func phone(high height: CGFloat = 844) -> (phone: Phone, page: UIViewController) {
    let (phone, page) = (Phone.forGestures(), UIViewController())
    phone.window.frame = CGRect(x: 0, y: 0, width: 390, height: height)
    phone.window.rootViewController = page
    phone.wait(0.1)
    return (phone, page)
  }

  private func show(_ alert: UIAlertController, on page: UIViewController, _ phone: Phone) -> CGRect {
    page.present(alert, animated: true)
    phone.application.endTurn()
    return place(alert.view)
  }

  private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  private func all(in view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + all(in: $0) } }

  private func button(_ title: String, of alert: UIAlertController) throws -> UIView {
    try #require(all(in: alert.view).first { $0.accessibilityIdentifier == title })
  }

  private func add(_ titles: [String], to alert: UIAlertController, _ phone: Phone) {
    for title in titles {
      let style: UIAlertAction.Style = title == "Cancel" ? .cancel : .default
      alert.addAction(UIAlertAction(title: title, style: style) { _ in phone.journal.note(title) })
    }
  }

  /// Taps the middle of a button that shows.
  private func tap(_ title: String, of alert: UIAlertController, _ phone: Phone) throws {
    let place = place(try button(title, of: alert))
    phone.tap(at: (Double(place.midX), Double(place.midY)))
  }

  @Test("V1061 the buttons of a sheet with many scroll between the safe area's upper edge and its cancel button")
  func sheet() throws {
    for goal in ["24:00", "Cancel"] {
      let (phone, page) = phone()
      let sheet = UIAlertController(title: "When?", message: nil, preferredStyle: .actionSheet)
      add((0..<25).map { "\($0):00" } + ["Cancel"], to: sheet, phone)
      let (box, safe) = (show(sheet, on: page, phone), phone.window.safeAreaInsets)
      #expect(box == CGRect(x: 8, y: safe.top + 8, width: 374, height: 844 - safe.top - safe.bottom - 16))
      let (hidden, foot) = (place(try button("24:00", of: sheet)), place(try button("Cancel", of: sheet)))
      #expect(hidden.minY > 844 && foot.maxY == box.maxY)
      for _ in 0..<4 {
        phone.drag(from: (200, 600), to: (200, 200))
        phone.wait(3)
      }
      let (last, cancel) = (place(try button("24:00", of: sheet)), place(try button("Cancel", of: sheet)))
      #expect(abs(last.maxY - cancel.minY + 8) < 0.01)
      try tap(goal, of: sheet, phone)
      #expect(phone.journal.take() == [goal] && page.presentedViewController == nil)
    }
  }

  @Test("V1061 a long message scrolls above an alert's buttons, which stay where fingers reach them")
  func message() throws {
    let (phone, page) = phone()
    let words = String(repeating: "a long message ", count: 200)
    let alert = UIAlertController(title: "Terms", message: words, preferredStyle: .alert)
    add(["Yes", "Cancel"], to: alert, phone)
    let (box, safe) = (show(alert, on: page, phone), phone.window.safeAreaInsets)
    #expect(box.minY >= safe.top + 8 && box.maxY <= 844 - safe.bottom - 8 && abs(box.midY - 422) < 0.01)
    let label = try #require(all(in: alert.view).first { ($0 as? UILabel)?.text?.hasPrefix("Terms") == true })
    let start = place(label).minY
    phone.drag(from: (200, 500), to: (200, 300))
    let yes = place(try button("Yes", of: alert))
    #expect(place(label).minY < start && yes.maxY == box.maxY)
    try tap("Yes", of: alert, phone)
    #expect(phone.journal.take() == ["Yes"])
  }

  @Test("V1061 fields and buttons scroll in their halves of a low window, and a field keeps its finger's editing")
  func fields() throws {
    let (phone, page) = phone(high: 300)
    let alert = UIAlertController(title: "Who?", message: nil, preferredStyle: .alert)
    for _ in 0..<3 { alert.addTextField() }
    add(["A", "B", "C", "D", "E"], to: alert, phone)
    let box = show(alert, on: page, phone)
    let safe = phone.window.safeAreaInsets
    #expect(box.minY >= safe.top + 8 && box.maxY <= 300 - safe.bottom - 8)
    let fields = try #require(alert.textFields)
    #expect(place(fields[2]).maxY > box.midY, "below what shows of its part")
    phone.drag(from: (200, Double(box.minY) + 40), to: (200, Double(box.minY) - 40))
    phone.wait(3)
    #expect(abs(place(fields[2]).maxY - box.midY) < 0.5)
    phone.tap(at: (200, Double(place(fields[2]).midY)))
    #expect(fields[2].isFirstResponder)
    phone.drag(from: (200, Double(box.maxY) - 20), to: (200, Double(box.maxY) - 190))
    phone.wait(3)
    let last = place(try button("E", of: alert))
    #expect(abs(last.maxY - box.maxY) < 0.5)
    try tap("E", of: alert, phone)
    #expect(phone.journal.take() == ["E"])
  }

  @Test("V1061 an alert that needs more room while it shows keeps what is typed into, and has it back with less")
  func growing() {
    let (phone, page) = phone()
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    var hears = 0
    alert.addTextField { field in
      field.addAction(UIAction { _ in hears += 1 }, for: .editingDidEnd)
    }
    add(["OK"], to: alert, phone)
    let before = show(alert, on: page, phone)
    alert.textFields?[0].becomeFirstResponder()
    alert.message = String(repeating: "line\n", count: 100)
    phone.application.endTurn()
    #expect(all(in: alert.view).contains { $0 is UIScrollView } && place(alert.view).minY > 0)
    alert.message = nil
    phone.application.endTurn()
    #expect(alert.textFields?[0].isFirstResponder == true && hears == 0 && place(alert.view) == before)
    #expect(!all(in: alert.view).contains { $0 is UIScrollView })
  }

  @Test("V1061 a height that the application requires comes first")
  func required() {
    let (phone, page) = phone()
    let alert = UIAlertController(title: "Pick", message: nil, preferredStyle: .alert)
    alert.view.heightAnchor.constraint(equalToConstant: 830).isActive = true
    #expect(show(alert, on: page, phone).height == 830)
  }

  @Test("V520 a finger that slid to another button, and goes on to scroll, leaves none highlighted")
  func scrolled() throws {
    let (phone, page) = phone()
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    add((0..<25).map { "\($0)" }, to: sheet, phone)
    let box = show(sheet, on: page, phone)
    let edge = Double(box.minY) + 3 * 57
    phone.down(1, at: (200, edge + 2))
    phone.wait(0.2)
    let buttons = all(in: sheet.view).compactMap { $0 as? UIButton }
    #expect(buttons.filter(\.isHighlighted).compactMap(\.accessibilityIdentifier) == ["3"])
    phone.move(1, to: (200, edge - 4))
    #expect(buttons.filter(\.isHighlighted).compactMap(\.accessibilityIdentifier) == ["2"])
    phone.move(1, from: (200, edge - 4), to: (200, edge - 60))
    #expect(buttons.filter(\.isHighlighted).isEmpty)
    phone.up(1)
    #expect(phone.journal.take() == [] && page.presentedViewController === sheet)
  }
}
