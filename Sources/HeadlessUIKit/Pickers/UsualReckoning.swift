import Foundation

/// In which calendar, words and time zone dates are shown where code says none: the same on every machine, whatever
/// that is set to, so that a log turns the same wheels everywhere (ours).
enum UsualReckoning {
  static let locale = Locale(identifier: "en_US")
  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    (calendar.locale, calendar.timeZone) = (locale, TimeZone(secondsFromGMT: 0) ?? calendar.timeZone)
    return calendar
  }()
}
