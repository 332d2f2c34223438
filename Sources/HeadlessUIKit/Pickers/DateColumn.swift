import Foundation

/// What one wheel of a date picker turns.
enum DateColumn {
  /// Days one after another, with their weekdays.
  case weekday
  case day, month, year
  /// The hour, be it in words of 12 or of 24.
  case hour
  case minute
  /// Before or after noon.
  case half

  /// From the left to the right.
  static func columns(of mode: UIDatePicker.Mode, in locale: Locale) -> [DateColumn] {
    switch mode {
    case .time: ordered("jmm", in: locale)
    case .date: ordered("yMMMMd", in: locale)
    case .dateAndTime: [.weekday] + ordered("jmm", in: locale)
    case .countDownTimer: [.hour, .minute]
    case .yearAndMonth: ordered("yMMMM", in: locale)
    }
  }

  private static func ordered(_ template: String, in locale: Locale) -> [DateColumn] {
    let pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    var (columns, isQuoted): ([DateColumn], Bool) = ([], false)
    for letter in pattern {
      if letter == "'" { isQuoted.toggle() }
      if !isQuoted, let column = DateColumn(letter), !columns.contains(column) { columns.append(column) }
    }
    return columns
  }

  /// - Parameter letter: of a date's pattern.
  private init?(_ letter: Character) {
    switch letter {
    case "y", "u", "U", "r": self = .year
    case "M", "L": self = .month
    case "d": self = .day
    case "h", "H", "K", "k": self = .hour
    case "m": self = .minute
    case "a", "b", "B": self = .half
    default: return nil
    }
  }

  /// How many values it has; nil where they don't go round.
  func period(by reckoning: DateReckoning) -> Int? {
    switch self {
    case .hour: 24
    case .minute: 60 / reckoning.step
    case .day: reckoning.calendar.maximumRange(of: .day)?.count ?? 31
    case .month: reckoning.calendar.maximumRange(of: .month)?.count ?? 12
    case .half, .year, .weekday: nil
    }
  }

  /// How wide its wheel is beside the others (ours).
  var share: CGFloat {
    switch self {
    case .weekday: 2.5
    case .month: 2
    default: 1
    }
  }
}
