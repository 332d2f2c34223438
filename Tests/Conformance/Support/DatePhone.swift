import Foundation
import HeadlessUIKit

/// A phone of 390 × 844 points that shows dates, in Greenwich.
@MainActor final class DatePhone {
  let phone = Phone.forGestures()
  let page = UIViewController()
  let calendar: Calendar

  init() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    self.calendar = calendar
    phone.window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    phone.window.rootViewController = page
    phone.window.layoutIfNeeded()
  }

  /// A date picker of its own size at (0, 100), which notes `changed`, `begins` and `ends`.
  func picker(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle = .wheels, at date: String, locale: String = "en_US"
  ) -> UIDatePicker {
    let picker = UIDatePicker()
    (picker.datePickerMode, picker.preferredDatePickerStyle) = (mode, style)
    (picker.calendar, picker.locale, picker.timeZone) = (calendar, Locale(identifier: locale), .gmt)
    picker.date = self.date(date)
    picker.frame.origin = CGPoint(x: 0, y: 100)
    let words: [(UIControl.Event, String)] = [
      (.valueChanged, "changed"), (.editingDidBegin, "begins"), (.editingDidEnd, "ends"),
    ]
    for (event, word) in words {
      picker.addAction(UIAction { [phone] _ in phone.journal.note(word) }, for: event)
    }
    page.view.addSubview(picker)
    phone.window.layoutIfNeeded()
    return picker
  }

  func date(_ text: String) -> Date { format.date(from: text) ?? .distantPast }
  func text(_ picker: UIDatePicker) -> String { format.string(from: picker.date) }

  private lazy var format: DateFormatter = {
    let format = DateFormatter()
    (format.locale, format.timeZone) = (Locale(identifier: "en_US_POSIX"), .gmt)
    format.dateFormat = "yyyy-MM-dd HH:mm"
    return format
  }()

  /// What the wheels say in their middle.
  func wheels(in view: UIView) -> [String?] {
    guard let wheels = view as? UIPickerView ?? view.subviews.first as? UIPickerView else { return [] }
    phone.window.layoutIfNeeded()
    return (0..<wheels.numberOfComponents).map {
      (wheels.view(forRow: wheels.selectedRow(inComponent: $0), forComponent: $0) as? UILabel)?.text
    }
  }

  /// A tap on the row of a wheel that is so many rows below the middle; what came of it, once all rests.
  func turn(_ wheel: Int, by rows: Int, in view: UIView) -> [String] {
    guard let wheels = view as? UIPickerView ?? view.subviews.first as? UIPickerView else { return ["no wheels"] }
    let columns = wheels.subviews[0].subviews.map { $0.convert($0.bounds, to: nil) }
    phone.tap(at: (columns[wheel].midX, columns[wheel].midY + 32 * Double(rows)))
    phone.wait(3)
    return phone.journal.take()
  }

  /// A tap in the middle of what bears the identifier; what came of it.
  func tap(_ identifier: String) -> [String] {
    phone.window.layoutIfNeeded()
    guard let view = find(identifier, in: phone.window) else { return ["nothing there"] }
    let frame = view.convert(view.bounds, to: nil)
    phone.tap(at: (frame.midX, frame.midY))
    phone.application.endTurn()
    phone.window.layoutIfNeeded()
    return phone.journal.take()
  }

  func find(_ identifier: String, in view: UIView) -> UIView? {
    if view.accessibilityIdentifier == identifier { return view }
    return view.subviews.lazy.compactMap { self.find(identifier, in: $0) }.first
  }
}
