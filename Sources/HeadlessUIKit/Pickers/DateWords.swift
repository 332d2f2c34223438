import Foundation

/// What the rows of a date picker's wheels say.
struct DateWords {
  private let months: [String]
  private let halves: [String]
  private let days: DateFormatter
  private let has12Hours: Bool

  init(_ reckoning: DateReckoning, has12Hours: Bool) {
    days = reckoning.formatter("EEEMMMd")
    months = days.standaloneMonthSymbols
    halves = [days.amSymbol, days.pmSymbol]
    self.has12Hours = has12Hours
  }

  func day(_ date: Date) -> String { days.string(from: date) }
  func half(_ half: Int) -> String { halves[half] }
  func month(_ month: Int) -> String { months.indices.contains(month) ? months[month] : String(month + 1) }
  func hour(_ hour: Int) -> String { String(has12Hours ? (hour + 11) % 12 + 1 : hour) }
  func minute(_ minute: Int) -> String { minute < 10 ? "0\(minute)" : String(minute) }
}
