import Foundation

/// How a date picker counts: in which calendar, between which limits, and in which steps.
struct DateReckoning {
  let calendar: Calendar
  let locale: Locale
  var minimum: Date?
  var maximum: Date?
  /// In minutes; 1 for none.
  var step = 1

  /// As durations are counted: from the reference date on, where that is midnight.
  static func ofDurations(in locale: Locale, step: Int) -> DateReckoning {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return DateReckoning(calendar: calendar, locale: locale, step: step)
  }

  // MARK: Limits and steps

  /// The date that may be nearest to it. Limits that cross are none.
  func kept(_ date: Date) -> Date {
    let kept = steppedDown(date)
    if let minimum, let maximum, minimum > maximum { return kept }
    if let minimum, let maximum, steppedUp(minimum) > maximum { return min(maximum, max(minimum, date)) }
    let most = maximum.map { min(kept, steppedDown($0)) } ?? kept
    return minimum.map { max(most, steppedUp($0)) } ?? most
  }

  private func steppedDown(_ date: Date) -> Date {
    guard step > 1 else { return date }
    let minute = calendar.component(.minute, from: date)
    guard let hour = calendar.dateInterval(of: .hour, for: date)?.start else { return date }
    return hour.addingTimeInterval(TimeInterval(minute - minute % step) * 60)
  }

  private func steppedUp(_ date: Date) -> Date {
    let stepped = steppedDown(date)
    return stepped == date ? date : stepped.addingTimeInterval(TimeInterval(step) * 60)
  }

  /// Whether any instant of it may be.
  func allows(anyOf interval: DateInterval) -> Bool {
    minimum.map { $0 < interval.end } ?? true && maximum.map { $0 >= interval.start } ?? true
  }

  // MARK: Dates and their parts

  /// Without seconds.
  func components(of date: Date) -> DateComponents {
    calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
  }

  /// A day that the month hasn't is its last one.
  func date(of components: DateComponents) -> Date? {
    var (whole, first) = (components, components)
    first.day = 1
    if let start = calendar.date(from: first), let days = calendar.range(of: .day, in: .month, for: start) {
      whole.day = components.day.map { min($0, days.upperBound - 1) }
    }
    return calendar.date(from: whole)
  }

  /// The time of day of one date, on the day of another.
  func date(on day: Date, atTimeOf date: Date) -> Date? {
    var whole = components(of: day)
    let time = components(of: date)
    (whole.hour, whole.minute) = (time.hour, time.minute)
    return calendar.date(from: whole)
  }

  /// The month around a date.
  func month(of date: Date) -> DateInterval {
    calendar.dateInterval(of: .month, for: date) ?? DateInterval(start: date, duration: 0)
  }

  // MARK: Words

  /// - Parameter template: what the text has; the locale says in which order.
  func formatter(_ template: String) -> DateFormatter {
    let formatter = DateFormatter()
    (formatter.locale, formatter.calendar, formatter.timeZone) = (locale, calendar, calendar.timeZone)
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter
  }
}
