import Foundation
import HeadlessUIKit
import Testing

/// Rules V478 and V479: a calendar under fingers, and what they choose there.
@MainActor struct CalendarViewTests {
  private func fixture(_ selection: UICalendarSelection? = nil) -> (DatePhone, UICalendarView, Clerk) {
    let (dates, clerk) = (DatePhone(), Clerk())
    clerk.journal = dates.phone.journal
    let view = UICalendarView(frame: CGRect(x: 0, y: 100, width: 320, height: 360))
    (view.calendar, view.locale, view.timeZone) = (dates.calendar, Locale(identifier: "en_US"), .gmt)
    view.visibleDateComponents = DateComponents(year: 2024, month: 5)
    (view.delegate, view.selectionBehavior) = (clerk, selection)
    dates.page.view.addSubview(view)
    dates.phone.window.layoutIfNeeded()
    dates.phone.keep(clerk)
    return (dates, view, clerk)
  }

  @Test("V478 fingers turn to other months, of which the delegate hears, as far as days are available")
  func months() {
    let (dates, view, _) = fixture()
    #expect(dates.tap("next month") == ["from 2024-5"] && view.visibleDateComponents.month == 6)
    dates.phone.drag(from: (50, 300), to: (250, 305))
    #expect(
      dates.phone.journal.take() == ["from 2024-6"]
        && view.visibleDateComponents.date == dates.date("2024-05-01 00:00"))
    view.availableDateRange = DateInterval(start: dates.date("2024-05-10 00:00"), duration: 40 * 86_400)
    #expect(dates.tap("previous month") == [] && dates.tap("next month") == ["from 2024-5"])
    #expect(dates.tap("next month") == [])
    view.availableDateRange = DateInterval(start: dates.date("2025-01-10 00:00"), duration: 86_400)
    #expect(view.visibleDateComponents.year == 2025 && dates.phone.journal.take() == [])
  }

  @Test("V478 the delegate is asked for decorations of the days that come into sight, and for those code names")
  func decorations() throws {
    let (dates, view, clerk) = fixture()
    #expect(clerk.decorated == Array(1...31))
    let mark = try #require(dates.find("mark 7", in: view))
    let day = try #require(dates.find("2024-05-07", in: view))
    #expect(
      mark.isDescendant(of: day) && dates.phone.hit(day.frame.midX, 100 + 44 + day.frame.maxY - 2) == "2024-05-07")
    clerk.decorated = []
    _ = dates.tap("next month")
    #expect(clerk.decorated == Array(1...30) && dates.find("mark 7", in: view) != nil)
    clerk.decorated = []
    view.reloadDecorations(
      forDateComponents: [
        DateComponents(year: 2024, month: 6, day: 3), DateComponents(year: 2024, month: 5, day: 3),
      ],
      animated: true)
    #expect(clerk.decorated == [3])
    view.wantsDateDecorations = false
    dates.phone.window.layoutIfNeeded()
    #expect(clerk.decorated == [3] && dates.find("mark 7", in: view) == nil)
  }

  @Test("V478 of a month that is yet to show, decorations are asked for once, and none of the one before")
  func decorationsOfNext() {
    let (dates, view, clerk) = fixture()
    clerk.decorated = []
    view.visibleDateComponents = DateComponents(year: 2024, month: 6)
    view.reloadDecorations(
      forDateComponents: [
        DateComponents(year: 2024, month: 5, day: 3), DateComponents(year: 2024, month: 6, day: 3),
      ],
      animated: true)
    #expect(clerk.decorated == [])
    dates.phone.window.layoutIfNeeded()
    #expect(clerk.decorated == Array(1...30))
  }

  @Test("V479 a tap chooses one day that may be chosen; a second tap none, where the delegate says so of nil")
  func single() throws {
    let chooser = Chooser()
    let selection = UICalendarSelectionSingleDate(delegate: chooser)
    let (dates, view, _) = fixture(selection)
    chooser.journal = dates.phone.journal
    chooser.barred = [5]
    selection.updateSelectableDates()
    #expect(dates.tap("2024-05-05") == [])
    #expect(dates.tap("2024-05-07") == ["selects 2024-5-7"] && selection.selectedDate?.day == 7)
    #expect(selection.selectedDate?.date == dates.date("2024-05-07 00:00"))
    #expect((dates.find("2024-05-07", in: view) as? UIButton)?.isSelected == true)
    #expect(dates.tap("2024-05-07") == [] && selection.selectedDate?.day == 7)
    chooser.allowsNone = true
    #expect(dates.tap("2024-05-07") == ["selects none"] && selection.selectedDate == nil)
    selection.selectedDate = DateComponents(year: 2024, month: 5, day: 9)
    #expect(
      (dates.find("2024-05-09", in: view) as? UIButton)?.isSelected == true && dates.phone.journal.take() == [])
    view.selectionBehavior = nil
    #expect(dates.tap("2024-05-10") == [])
  }

  @Test("V479 taps choose several days, and leave them, as far as the delegate lets them")
  func multiple() {
    let chooser = Chooser()
    let selection = UICalendarSelectionMultiDate(delegate: chooser)
    let (dates, _, _) = fixture(selection)
    chooser.journal = dates.phone.journal
    #expect(dates.tap("2024-05-07") == ["selects 2024-5-7"] && dates.tap("2024-05-03") == ["selects 2024-5-3"])
    #expect(selection.selectedDates.map(\.day) == [7, 3])
    #expect(dates.tap("2024-05-07") == ["deselects 2024-5-7"] && selection.selectedDates.map(\.day) == [3])
    chooser.barred = [3, 4]
    #expect(dates.tap("2024-05-03") == [] && dates.tap("2024-05-04") == [])
    #expect(selection.selectedDates.map(\.day) == [3])
  }

  @Test("V479 a tap on a day chooses its week")
  func weeks() {
    let chooser = Chooser()
    let selection = UICalendarSelectionWeekOfYear(delegate: chooser)
    let (dates, view, _) = fixture(selection)
    chooser.journal = dates.phone.journal
    #expect(
      dates.tap("2024-05-07") == ["selects week 19 of 2024"] && selection.selectedWeekOfYear?.weekOfYear == 19)
    let chosen = (1...31).filter {
      (dates.find("2024-05-\($0 < 10 ? "0" : "")\($0)", in: view) as? UIButton)?.isSelected == true
    }
    #expect(chosen == Array(5...11) && dates.tap("2024-05-05") == [])
  }
}

private final class Clerk: NSObject, UICalendarViewDelegate {
  var journal: Journal?
  var decorated: [Int?] = []
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    decorated.append(dateComponents.day)
    guard dateComponents.day == 7 else { return .default() }
    return .customView {
      let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      mark.accessibilityIdentifier = "mark 7"
      return mark
    }
  }
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) { journal?.note("from \(previousDateComponents.year ?? 0)-\(previousDateComponents.month ?? 0)") }
}

/// Chooses days of whatever kind of selection, but for those that are barred.
private final class Chooser: NSObject, UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate,
  UICalendarSelectionWeekOfYearDelegate
{
  var journal: Journal?
  var barred: [Int] = []
  var allowsNone = false

  private func words(_ parts: DateComponents) -> String {
    "\(parts.year ?? 0)-\(parts.month ?? 0)-\(parts.day ?? 0)"
  }
  private func may(_ parts: DateComponents?) -> Bool {
    parts.map { !barred.contains($0.day ?? 0) } ?? allowsNone
  }

  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate parts: DateComponents?) -> Bool {
    may(parts)
  }
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate parts: DateComponents?) {
    journal?.note("selects \(parts.map(words) ?? "none")")
  }
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate parts: DateComponents) -> Bool {
    may(parts)
  }
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate parts: DateComponents) -> Bool
  {
    may(parts)
  }
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate parts: DateComponents) {
    journal?.note("selects \(words(parts))")
  }
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate parts: DateComponents) {
    journal?.note("deselects \(words(parts))")
  }
  func week(ofYearSelection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear parts: DateComponents?) {
    journal?.note("selects week \(parts?.weekOfYear ?? 0) of \(parts?.yearForWeekOfYear ?? 0)")
  }
}
