import Foundation

/// A button that shows a date picker's date, or the time of it, and opens what edits that.
final class DateButton: UIButton, DateFace {
  /// What of the date it shows.
  enum Part {
    case date, time

    /// Its room beside the others, in a picker of the usual size.
    var usualWidth: CGFloat { self == .date ? 112 : 82 }
  }

  let part: Part
  private weak var picker: UIDatePicker?
  private let words: DateFormatter

  init(_ part: Part, of picker: UIDatePicker) {
    (self.part, self.picker) = (part, picker)
    words = DateFormatter()
    let reckoning = picker.reckoning
    (words.locale, words.calendar, words.timeZone) = (
      reckoning.locale, reckoning.calendar, reckoning.calendar.timeZone
    )
    (words.dateStyle, words.timeStyle) = part == .date ? (.medium, .none) : (.none, .short)
    super.init(frame: .zero)
    accessibilityIdentifier = part == .date ? "date" : "time"
    addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ date: Date, animated: Bool) { setTitle(words.string(from: date), for: .normal) }

  private func open() {
    guard let picker else { return }
    switch part {
    case .date: picker.edit(MonthGrid(picker.date, by: picker.reckoning, of: picker), about: self)
    case .time: picker.edit(picker.makeWheels(.time), about: self)
    }
  }
}
