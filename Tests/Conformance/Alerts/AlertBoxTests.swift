import Foundation
import HeadlessUIKit
import Testing

/// Rule V480: the view of an alert, which code adds to.
@MainActor @Suite("V: the box of an alert") struct AlertBoxTests {
  /// Upright, 390 × 844 points, with a page that presents.
  private func phone() -> (phone: Phone, page: UIViewController) {
    let (phone, page) = (Phone.forGestures(), UIViewController())
    phone.window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    phone.window.rootViewController = page
    phone.wait(0.1)
    return (phone, page)
  }

  private func show(_ alert: UIAlertController, on page: UIViewController, _ phone: Phone) {
    page.present(alert, animated: true)
    phone.application.endTurn()
  }

  private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test("V480 an alert's view is its box in the middle, and what was added to it before stands and is hit there")
  func box() {
    let (phone, page) = phone()
    let alert = UIAlertController(title: nil, message: "Please wait…", preferredStyle: .alert)
    let pad = phone.pad("pad", (10, 5, 50, 50))
    alert.view.addSubview(pad)
    alert.addAction(UIAlertAction(title: "Stop", style: .cancel))
    show(alert, on: page, phone)
    #expect(place(alert.view) == CGRect(x: 60, y: 370, width: 270, height: 104))
    #expect(place(pad).origin == CGPoint(x: 70, y: 375) && pad.superview === alert.view)
    phone.tap(at: (80, 390))
    #expect(phone.journal.take().contains { $0.hasPrefix("pad began") })
    phone.tap(at: (200, 450))
    #expect(page.presentedViewController == nil)
  }

  @Test("V480 what is added once it shows is in front, also when the alert says something else")
  func later() {
    let (phone, page) = phone()
    let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
    show(alert, on: page, phone)
    let pad = phone.pad("pad", (0, 0, 270, 60), in: alert.view)
    alert.message = "One more second"
    alert.addAction(UIAlertAction(title: "Stop", style: .default))
    phone.application.endTurn()
    #expect(alert.view.subviews.last === pad)
    phone.tap(at: (200, Double(place(pad).midY)))
    #expect(phone.journal.take().contains { $0.hasPrefix("pad began") } && page.presentedViewController === alert)
  }

  @Test("V480 line feeds in the message make room for what is added to it")
  func lineFeeds() {
    let (phone, page) = phone()
    let feeds = String(repeating: "\n", count: 8)
    let alert = UIAlertController(title: "Pick", message: feeds, preferredStyle: .alert)
    let pad = phone.pad("pad", (5, 40, 260, 140))
    alert.view.addSubview(pad)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in phone.journal.note("ok") })
    show(alert, on: page, phone)
    #expect(alert.view.bounds.height >= 180 + 44 && abs(place(alert.view).midY - 422) < 1)
    phone.tap(at: (200, Double(place(alert.view).maxY) - 22))
    #expect(phone.journal.take() == ["ok"])
  }

  @Test("V480 a constraint of its height, or of what is in it, makes it higher, with the buttons at the lower end")
  func constraints() throws {
    let (phone, page) = phone()
    let alert = UIAlertController(title: "Pick", message: nil, preferredStyle: .alert)
    alert.view.translatesAutoresizingMaskIntoConstraints = false
    alert.view.heightAnchor.constraint(equalToConstant: 350).isActive = true
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in phone.journal.note("ok") })
    show(alert, on: page, phone)
    #expect(place(alert.view) == CGRect(x: 60, y: 247, width: 270, height: 350))
    phone.tap(at: (200, 250))
    #expect(phone.journal.take() == [] && page.presentedViewController === alert)
    phone.tap(at: (200, 590))
    #expect(phone.journal.take() == ["ok"])
    let other = UIAlertController(title: "Pick", message: nil, preferredStyle: .alert)
    let picker = UIView()
    picker.translatesAutoresizingMaskIntoConstraints = false
    other.view.addSubview(picker)
    NSLayoutConstraint.activate([
      picker.topAnchor.constraint(equalTo: other.view.topAnchor, constant: 45),
      picker.heightAnchor.constraint(equalToConstant: 200),
      picker.leadingAnchor.constraint(equalTo: other.view.leadingAnchor),
      picker.trailingAnchor.constraint(equalTo: other.view.trailingAnchor),
      other.view.bottomAnchor.constraint(equalTo: picker.bottomAnchor, constant: 55),
    ])
    show(other, on: page, phone)
    #expect(place(other.view) == CGRect(x: 60, y: 272, width: 270, height: 300))
    #expect(place(picker) == CGRect(x: 60, y: 317, width: 270, height: 200))
  }

  @Test("V480 an action sheet's view stands at the lower edge; beside it, and between its parts, it is cancelled")
  func sheet() {
    for place in [(200.0, 100.0), (200, 770)] {
      let (phone, page) = phone()
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in phone.journal.note("deleted") })
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in phone.journal.note("cancelled") })
      show(sheet, on: page, phone)
      let bottom = 844 - phone.window.safeAreaInsets.bottom - 8
      #expect(self.place(sheet.view) == CGRect(x: 8, y: bottom - 122, width: 374, height: 122))
      let beside = place.1 < 200 ? place.1 : Double(bottom) - 61
      phone.tap(at: (place.0, beside))
      #expect(phone.journal.take() == ["cancelled"] && page.presentedViewController == nil)
      show(sheet, on: page, phone)
      phone.tap(at: (200, Double(bottom) - 100))
      #expect(phone.journal.take() == ["deleted"])
    }
  }

  @Test("V480 a recognizer on what the box is in hears of taps beside it")
  func beside() {
    let (phone, page) = phone()
    let alert = UIAlertController(title: "Hint", message: nil, preferredStyle: .alert)
    show(alert, on: page, phone)
    let tap = UITapGestureRecognizer()
    tap.addHandler { _ in alert.dismiss(animated: true) }
    alert.view.superview?.addGestureRecognizer(tap)
    phone.tap(at: (200, 100))
    phone.application.endTurn()
    #expect(page.presentedViewController == nil)
  }
}
