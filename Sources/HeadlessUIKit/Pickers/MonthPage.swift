import Foundation

/// The days of one month, in seven columns under their weekdays.
final class MonthPage: UIView {
  /// In their order.
  private(set) var days: [DayButton] = []
  var taps: (Date) -> Void = { _ in }
  private var weekdays: [UILabel] = []
  /// In which column the first day stands.
  private var firstColumn = 0

  private enum Size {
    static let weekdays: CGFloat = 20
    static let columns = 7
    static let rows = 6
  }

  func fill(with month: DateInterval, by reckoning: DateReckoning) {
    let calendar = reckoning.calendar
    firstColumn = (calendar.component(.weekday, from: month.start) - calendar.firstWeekday + 7) % Size.columns
    let count = calendar.range(of: .day, in: .month, for: month.start)?.count ?? 0
    while days.count > count { days.removeLast().removeFromSuperview() }
    while days.count < count { days.append(makeDay()) }
    for (number, button) in days.enumerated() {
      let date = calendar.date(byAdding: .day, value: number, to: month.start) ?? month.start
      button.show(
        calendar.dateInterval(of: .day, for: date) ?? DateInterval(start: date, duration: 0), in: calendar)
    }
    nameWeekdays(by: reckoning)
    setNeedsLayout()
  }

  private func makeDay() -> DayButton {
    let button = DayButton(frame: .zero)
    let tap = UIAction { [weak self, unowned button] _ in self?.taps(button.day.start) }
    button.addAction(tap, for: .touchUpInside)
    addSubview(button)
    return button
  }

  private func nameWeekdays(by reckoning: DateReckoning) {
    guard weekdays.isEmpty else { return }
    let names = reckoning.formatter("EEE").shortStandaloneWeekdaySymbols
    weekdays = names.indices.map { place in
      let label = UILabel()
      label.textAlignment = .center
      label.text = names[(place + reckoning.calendar.firstWeekday - 1) % names.count]
      addSubview(label)
      return label
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(Size.columns)
    let height = max(0, bounds.height - Size.weekdays) / CGFloat(Size.rows)
    let isTurned = readsFromTheRight
    func x(_ column: Int) -> CGFloat { width * CGFloat(isTurned ? Size.columns - 1 - column : column) }
    for (column, label) in weekdays.enumerated() {
      label.frame = CGRect(x: x(column), y: 0, width: width, height: Size.weekdays)
    }
    for (number, button) in days.enumerated() {
      let (row, column) = (firstColumn + number).quotientAndRemainder(dividingBy: Size.columns)
      button.frame = CGRect(
        x: x(column), y: Size.weekdays + height * CGFloat(row), width: width, height: height)
    }
  }
}

/// One day of a month, with what stands below its number.
final class DayButton: UIButton {
  private(set) var day = DateInterval(start: .distantPast, duration: 0)

  /// Clipped to the lower third (ours), and no fingers reach it.
  var mark: UIView? {
    didSet {
      // It may have gone elsewhere meanwhile.
      if let oldValue, oldValue.superview === room { oldValue.removeFromSuperview() }
      guard let mark else { return }
      room.addSubview(mark)
      if room.superview == nil { addSubview(room) }
      setNeedsLayout()
    }
  }
  private lazy var room: UIView = {
    let room = UIView()
    (room.clipsToBounds, room.isUserInteractionEnabled) = (true, false)
    return room
  }()

  func show(_ day: DateInterval, in calendar: Calendar) {
    self.day = day
    let parts = calendar.dateComponents([.year, .month, .day], from: day.start)
    setTitle(String(parts.day ?? 0), for: .normal)
    func digits(_ number: Int?) -> String { number.map { $0 < 10 ? "0\($0)" : "\($0)" } ?? "" }
    accessibilityIdentifier = "\(parts.year ?? 0)-\(digits(parts.month))-\(digits(parts.day))"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let mark else { return }
    let height = bounds.height / 3
    room.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    let size = mark.sizeThatFits(room.bounds.size)
    mark.bounds.size = CGSize(width: min(size.width, room.bounds.width), height: min(size.height, height))
    mark.center = room.bounds.middle
  }
}
