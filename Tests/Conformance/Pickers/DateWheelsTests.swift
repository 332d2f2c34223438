import Foundation
import HeadlessUIKit
import Testing

/// Rules V474 and V475: a date picker's wheels.
@MainActor struct DateWheelsTests {
  @Test("V474 what the wheels show is the mode's, in the order and the words of the locale")
  func columns() {
    let shown: [(UIDatePicker.Mode, String, [String])] = [
      (.time, "en_US", ["2", "30", "PM"]), (.time, "de_DE", ["14", "30"]),
      (.date, "en_US", ["May", "7", "2024"]), (.date, "en_GB", ["7", "May", "2024"]),
      (.date, "de_DE", ["7", "Mai", "2024"]), (.date, "ja_JP", ["2024", "5月", "7"]),
      (.dateAndTime, "en_US", ["Tue, May 7", "2", "30", "PM"]), (.yearAndMonth, "en_US", ["May", "2024"]),
    ]
    for (mode, locale, texts) in shown {
      let dates = DatePhone()
      let picker = dates.picker(mode, at: "2024-05-07 14:30", locale: locale)
      #expect(dates.wheels(in: picker) == texts, "\(mode) \(locale)")
    }
  }

  @Test("V474 a tap on a row, or a finger that turns a wheel, sends once that it rests on another value")
  func fingers() {
    let dates = DatePhone()
    let picker = dates.picker(.time, at: "2024-05-07 14:30", locale: "de_DE")
    #expect(dates.turn(0, by: 1, in: picker) == ["changed"] && dates.text(picker) == "2024-05-07 15:30")
    dates.phone.down(1, at: (240, 208))
    dates.phone.move(1, from: (240, 208), to: (240, 270))
    dates.phone.move(1, to: (240, 270))
    dates.phone.liftAtRest()
    dates.phone.wait(3)
    // 62 points, without the 10 that begin it: two rows of 32, upwards.
    #expect(dates.text(picker) == "2024-05-07 15:28" && dates.phone.journal.take() == ["changed"])
    #expect(dates.turn(1, by: 0, in: picker) == [])
    picker.setDate(dates.date("2024-05-07 09:00"), animated: true)
    dates.phone.wait(1)
    #expect(dates.wheels(in: picker) == ["9", "00"] && dates.phone.journal.take() == [])
    picker.isEnabled = false
    #expect(dates.turn(0, by: 1, in: picker) == [] && dates.text(picker) == "2024-05-07 09:00")
  }

  @Test("V474 hours, minutes, days and months go round; of 12 hours the half follows, and turns by itself, too")
  func round() {
    let dates = DatePhone()
    let time = dates.picker(.time, at: "2024-05-07 23:59", locale: "de_DE")
    #expect(dates.turn(0, by: 1, in: time) == ["changed"] && dates.text(time) == "2024-05-07 00:59")
    #expect(dates.turn(1, by: 1, in: time) == ["changed"] && dates.text(time) == "2024-05-07 00:00")
    time.removeFromSuperview()
    let date = dates.picker(.date, at: "2024-12-31 10:00")
    #expect(dates.turn(0, by: 1, in: date) == ["changed"] && dates.text(date) == "2024-01-31 10:00")
    #expect(dates.turn(1, by: 1, in: date) == ["changed"] && dates.text(date) == "2024-01-01 10:00")
    #expect(dates.turn(2, by: -1, in: date) == ["changed"] && dates.text(date) == "2023-01-01 10:00")
    date.removeFromSuperview()
    let halves = dates.picker(.dateAndTime, at: "2024-05-07 11:30")
    #expect(dates.turn(1, by: 1, in: halves) == ["changed"] && dates.text(halves) == "2024-05-07 12:30")
    #expect(dates.wheels(in: halves) == ["Tue, May 7", "12", "30", "PM"])
    #expect(dates.turn(3, by: -1, in: halves) == ["changed"] && dates.text(halves) == "2024-05-07 00:30")
    #expect(dates.turn(0, by: 1, in: halves) == ["changed"] && dates.text(halves) == "2024-05-08 00:30")
  }

  @Test("V474 durations have wheels of hours and minutes, also where no style was chosen")
  func durations() {
    let dates = DatePhone()
    let picker = dates.picker(.countDownTimer, .automatic, at: "2024-05-07 10:00")
    #expect(picker.datePickerStyle == .wheels && dates.wheels(in: picker) == ["0", "00"])
    picker.countDownDuration = 3900
    #expect(dates.wheels(in: picker) == ["1", "05"])
    #expect(dates.turn(0, by: 2, in: picker) == ["changed"] && picker.countDownDuration == 3 * 3600 + 300)
    picker.countDownDuration = 100_000
    #expect(picker.countDownDuration == 86_340 && dates.wheels(in: picker) == ["23", "59"])
  }

  @Test("V475 a wheel that rests beyond a limit turns back to it, and sends only where the date is another then")
  func limits() {
    let dates = DatePhone()
    let picker = dates.picker(.time, at: "2024-05-07 10:00", locale: "de_DE")
    picker.minimumDate = dates.date("2024-05-07 08:15")
    picker.maximumDate = dates.date("2024-05-07 10:30")
    #expect(dates.turn(0, by: -2, in: picker) == ["changed"] && dates.text(picker) == "2024-05-07 08:15")
    #expect(dates.wheels(in: picker) == ["8", "15"])
    #expect(dates.turn(0, by: -1, in: picker) == [] && dates.text(picker) == "2024-05-07 08:15")
    #expect(dates.wheels(in: picker) == ["8", "15"])
    picker.maximumDate = dates.date("2024-05-07 08:00")
    #expect(dates.turn(0, by: -1, in: picker) == ["changed"] && dates.text(picker) == "2024-05-07 07:15")
  }

  @Test("V475 a day that the month hasn't turns back to its last one, and no duration to the least")
  func lastDay() {
    let dates = DatePhone()
    let picker = dates.picker(.date, at: "2023-01-31 10:00")
    #expect(dates.turn(0, by: 1, in: picker) == ["changed"] && dates.text(picker) == "2023-02-28 10:00")
    #expect(dates.wheels(in: picker) == ["February", "28", "2023"])
    picker.removeFromSuperview()
    let timer = dates.picker(.countDownTimer, at: "2024-05-07 10:00")
    timer.countDownDuration = 3600
    #expect(dates.turn(0, by: -1, in: timer) == ["changed"] && timer.countDownDuration == 60)
    #expect(dates.wheels(in: timer) == ["0", "01"])
  }

  @Test("V475 to the least duration a wheel turns, and doesn't jump")
  func leastDuration() throws {
    let dates = DatePhone()
    let timer = dates.picker(.countDownTimer, at: "2024-05-07 10:00")
    timer.countDownDuration = 3600
    let wheels = try #require(timer.subviews.first as? UIPickerView)
    let columns = wheels.subviews[0].subviews.compactMap { $0 as? UIScrollView }
    let middle = columns[0].convert(columns[0].bounds, to: nil)
    let rest = columns[1].contentOffset.y
    dates.phone.tap(at: (middle.midX, middle.midY - 32))
    var seen: [CGFloat] = []
    for _ in 0..<150 {
      dates.phone.wait(0.02)
      seen.append(columns[1].contentOffset.y - rest)
    }
    #expect(timer.countDownDuration == 60 && seen.last == 32 && seen.contains { $0 > 0 && $0 < 32 })
  }

  @Test("V475 minutes go by the interval, to which a date is rounded down that code sets, too, unless it says no")
  func interval() {
    let dates = DatePhone()
    let picker = dates.picker(.time, at: "2024-05-07 10:50", locale: "de_DE")
    picker.date += 7
    picker.minuteInterval = 15
    #expect(dates.text(picker) == "2024-05-07 10:45" && dates.wheels(in: picker) == ["10", "45"])
    #expect(dates.turn(1, by: 1, in: picker) == ["changed"] && dates.text(picker) == "2024-05-07 10:00")
    picker.minimumDate = dates.date("2024-05-07 10:20")
    #expect(dates.text(picker) == "2024-05-07 10:30")
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
    (picker.minuteInterval, picker.roundsToMinuteInterval) = (15, false)
    picker.date = dates.date("2024-05-07 11:20") + 7
    #expect(picker.date == dates.date("2024-05-07 11:20") + 7)
    #expect(dates.turn(0, by: 1, in: picker) == ["changed"] && picker.date == dates.date("2024-05-07 12:15"))
  }
}
