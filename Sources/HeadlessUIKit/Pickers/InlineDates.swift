import Foundation

/// A date picker that is a month's calendar, with the time below it where that can be chosen, too.
///
/// The places are ours (W19).
final class InlineDates: UIView, DateFace {
  private let month: MonthGrid
  private let time: DateButton?
  private let timeLabel = UILabel()

  enum Size {
    static let month = CGSize(width: 320, height: 330)
    static let time: CGFloat = 44
    fileprivate static let margin: CGFloat = 5
  }

  init(of picker: UIDatePicker) {
    month = MonthGrid(picker.date, by: picker.reckoning, of: picker)
    time = picker.datePickerMode == .dateAndTime ? DateButton(.time, of: picker) : nil
    super.init(frame: .zero)
    addSubview(month)
    guard let time else { return }
    timeLabel.text = "Time"
    addSubview(timeLabel)
    addSubview(time)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ date: Date, animated: Bool) {
    month.show(date, animated: animated)
    time?.show(date, animated: animated)
  }

  func limit(by reckoning: DateReckoning) { month.limit(by: reckoning) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let row = time == nil ? 0 : Size.time
    month.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - row))
    guard let time else { return }
    let (y, width) = (bounds.height - row + Size.margin, time.part.usualWidth)
    let rest = max(0, bounds.width - width)
    time.frame = CGRect(x: readsFromTheRight ? 0 : rest, y: y, width: width, height: row - 2 * Size.margin)
    timeLabel.frame = CGRect(x: readsFromTheRight ? width : 0, y: y, width: rest, height: row - 2 * Size.margin)
  }
}
