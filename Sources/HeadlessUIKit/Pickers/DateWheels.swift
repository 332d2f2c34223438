import Foundation

/// The wheels that turn a date, from the left to the right in the order of the locale.
///
/// Hours, minutes, days and months go round: their rows come again and again, some ten thousand in all (ours), of
/// which those in the middle are shown first.
final class DateWheels: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate, DateFace {
  private let mode: UIDatePicker.Mode
  private let columns: [DateColumn]
  private let reckoning: DateReckoning
  private let words: DateWords
  /// A finger has turned a wheel to another value: called with what all of them show now. Whoever hears of it shows
  /// what comes of that.
  var turned: (Date) -> Void = { _ in }
  /// What the wheels show; nil before they show anything.
  private var shown: DateComponents?
  /// The day of the middle row.
  private var middleDay = Date(timeIntervalSinceReferenceDate: 0)

  private enum Rows {
    static let count = 10_000
    static let years = 1...9999
  }

  init(_ mode: UIDatePicker.Mode, by reckoning: DateReckoning) {
    (self.mode, self.reckoning) = (mode, reckoning)
    columns = DateColumn.columns(of: mode, in: reckoning.locale)
    words = DateWords(reckoning, has12Hours: columns.contains(.half))
    super.init(frame: .zero)
    accessibilityIdentifier = "wheels"
    (dataSource, delegate) = (self, self)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: What it shows

  func show(_ date: Date, animated: Bool) {
    let isFirst = shown == nil
    var parts = reckoning.components(of: date)
    parts.minute = parts.minute.map { $0 - $0 % reckoning.step }
    shown = parts
    for (component, column) in columns.enumerated() {
      let current = isFirst ? nil : restedRow(inComponent: component)
      if column == .weekday, current == nil || abs(days(to: date)) >= Rows.count / 2 {
        middleDay = reckoning.calendar.startOfDay(for: date)
        reloadComponent(component)
      }
      let row = row(of: column, for: date, near: current)
      if row != current { selectRow(row, inComponent: component, animated: animated) }
    }
  }

  private func days(to date: Date) -> Int {
    let day = reckoning.calendar.startOfDay(for: date)
    return reckoning.calendar.dateComponents([.day], from: middleDay, to: day).day ?? 0
  }

  /// - Parameter near: of rows with the value, the nearest to this one is meant; nil for the middle.
  private func row(of column: DateColumn, for date: Date, near current: Int?) -> Int {
    let parts = shown ?? DateComponents()
    let value =
      switch column {
      case .weekday: Rows.count / 2 + days(to: date)
      case .year: max(0, (parts.year ?? 1) - Rows.years.lowerBound)
      case .half: (parts.hour ?? 0) / 12
      case .hour: parts.hour ?? 0
      case .minute: (parts.minute ?? 0) / reckoning.step
      case .day: (parts.day ?? 1) - 1
      case .month: (parts.month ?? 1) - 1
      }
    guard let period = column.period(by: reckoning) else { return value }
    let turns = Rows.count / period
    guard let current else { return turns / 2 * period + value }
    let turn = current / period
    let rows = (turn - 1...turn + 1).filter { (0..<turns).contains($0) }.map { $0 * period + value }
    return rows.min { abs($0 - current) < abs($1 - current) } ?? value
  }

  // MARK: Rows

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    let column = columns[component]
    if let period = column.period(by: reckoning) { return Rows.count / period * period }
    return switch column {
    case .half: 2
    case .year: Rows.years.count
    default: Rows.count
    }
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    bounds.width * columns[component].share / columns.reduce(0) { $0 + $1.share }
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    let column = columns[component]
    let value = column.period(by: reckoning).map { row % $0 } ?? row
    return switch column {
    case .weekday: words.day(day(of: row))
    case .year: String(value + Rows.years.lowerBound)
    case .half: words.half(value)
    case .hour: mode == .countDownTimer ? String(value) : words.hour(value)
    case .minute: words.minute(value * reckoning.step)
    case .day: String(value + 1)
    case .month: words.month(value)
    }
  }

  private func day(of row: Int) -> Date {
    reckoning.calendar.date(byAdding: .day, value: row - Rows.count / 2, to: middleDay) ?? middleDay
  }

  // MARK: Fingers

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard var parts = shown else { return }
    let column = columns[component]
    let value = column.period(by: reckoning).map { row % $0 } ?? row
    switch column {
    case .weekday:
      let day = reckoning.components(of: day(of: row))
      (parts.era, parts.year, parts.month, parts.day) = (day.era, day.year, day.month, day.day)
    case .year: parts.year = value + Rows.years.lowerBound
    case .half: parts.hour = value * 12 + (parts.hour ?? 0) % 12
    case .hour: parts.hour = value
    case .minute: parts.minute = value * reckoning.step
    case .day: parts.day = value + 1
    case .month: parts.month = value + 1
    }
    guard parts != shown, let date = reckoning.date(of: parts) else { return }
    // What comes of it may be another day: the wheels go there from where they are.
    shown = parts
    turned(date)
  }
}
