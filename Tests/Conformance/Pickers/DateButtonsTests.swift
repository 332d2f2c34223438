import Foundation
import HeadlessUIKit
import Testing

/// Rules V476 and V477: date pickers without wheels of their own.
@MainActor struct DateButtonsTests {
  @Test("V476 a compact picker's buttons open a month or wheels in front of everything; a touch beside closes them")
  func compact() throws {
    let dates = DatePhone()
    let picker = dates.picker(.dateAndTime, .compact, at: "2024-05-07 14:30")
    let (date, time) = (
      try #require(dates.find("date", in: picker) as? UIButton),
      try #require(dates.find("time", in: picker) as? UIButton)
    )
    #expect(date.currentTitle == "May 7, 2024" && date.frame.maxX <= time.frame.minX)
    #expect(dates.tap("date") == ["begins"] && dates.page.presentedViewController != nil)
    #expect(dates.tap("2024-05-09") == ["changed"] && dates.text(picker) == "2024-05-09 14:30")
    #expect(dates.page.presentedViewController != nil && date.currentTitle == "May 9, 2024")
    dates.phone.tap(at: (200, 800))
    dates.phone.application.endTurn()
    #expect(dates.phone.journal.take() == ["ends"] && dates.page.presentedViewController == nil)
    #expect(dates.tap("time") == ["begins"])
    let wheels = try #require(dates.find("wheels", in: dates.phone.window))
    #expect(dates.wheels(in: wheels) == ["2", "30", "PM"])
    #expect(dates.turn(0, by: 1, in: wheels) == ["changed"] && dates.text(picker) == "2024-05-09 15:30")
    dates.page.presentedViewController?.dismiss(animated: true)
    dates.phone.application.endTurn()
    #expect(dates.phone.journal.take() == ["ends"])
  }

  @Test("V476 it has the buttons of its mode, where its content is aligned; beside them fingers find the picker")
  func buttons() throws {
    let dates = DatePhone()
    let picker = dates.picker(.date, .compact, at: "2024-05-07 14:30")
    picker.frame.size.width = 300
    picker.contentHorizontalAlignment = .trailing
    dates.phone.window.layoutIfNeeded()
    let date = try #require(dates.find("date", in: picker))
    #expect(dates.find("time", in: picker) == nil && date.convert(date.bounds, to: picker).maxX == 300)
    #expect(picker.hitTest(CGPoint(x: 10, y: 17), with: nil) === picker)
    picker.isEnabled = false
    #expect(dates.tap("date") == [] && dates.page.presentedViewController == nil)
    picker.isEnabled = true
    #expect(dates.tap("date") == ["begins"])
    picker.removeFromSuperview()
    dates.phone.application.endTurn()
    #expect(dates.phone.journal.take() == ["ends"] && dates.page.presentedViewController == nil)
  }

  @Test("V476 it is as wide as its buttons by itself, whichever they are", arguments: [0, 1, 2])
  func width(mode: Int) throws {
    let dates = DatePhone()
    let mode = try #require(UIDatePicker.Mode(rawValue: mode))
    let picker = dates.picker(mode, .compact, at: "2024-05-07 14:30")
    let buttons = ["date", "time"].compactMap { dates.find($0, in: picker) }
    let places = buttons.map { $0.convert($0.bounds, to: picker) }
    #expect(places.map(\.minX).min() == 0 && places.map(\.maxX).max() == picker.intrinsicContentSize.width)
    #expect(buttons.count == (mode == .dateAndTime ? 2 : 1))
  }

  @Test("V477 an inline picker is a month whose days are tapped, with arrows to others, and the time below it")
  func inline() throws {
    let dates = DatePhone()
    let picker = dates.picker(.dateAndTime, .inline, at: "2024-05-07 14:30")
    #expect(picker.bounds.size == CGSize(width: 320, height: 374))
    #expect(dates.tap("2024-05-31") == ["changed"] && dates.text(picker) == "2024-05-31 14:30")
    #expect(dates.tap("2024-05-31") == [])
    #expect(dates.tap("next month") == [] && dates.tap("2024-06-01") == ["changed"])
    #expect(dates.tap("previous month") == [] && dates.find("2024-06-01", in: picker) == nil)
    picker.date = dates.date("2023-02-01 09:00")
    #expect(dates.tap("2023-02-02") == ["changed"] && dates.text(picker) == "2023-02-02 09:00")
    #expect(dates.tap("time") == ["begins"])
  }

  @Test("V477 days stand under their weekdays; those beyond the limits, and months, are out of reach")
  func days() throws {
    let dates = DatePhone()
    let picker = dates.picker(.date, .inline, at: "2024-05-07 14:30", locale: "en_GB")
    func frame(_ identifier: String) throws -> CGRect {
      let view = try #require(dates.find(identifier, in: picker))
      return view.convert(view.bounds, to: picker)
    }
    // In Britain weeks begin on Monday, and May 2024 on a Wednesday.
    #expect(try frame("2024-05-06").minX == 0 && frame("2024-05-05").maxX == 320)
    #expect(try frame("2024-05-01").minY < frame("2024-05-06").minY)
    #expect(try frame("previous month").maxX <= frame("next month").minX)
    picker.minimumDate = dates.date("2024-05-06 20:00")
    picker.maximumDate = dates.date("2024-06-10 20:00")
    #expect(dates.tap("2024-05-05") == [] && dates.tap("2024-05-06") == ["changed"])
    #expect(dates.text(picker) == "2024-05-06 20:00")
    #expect(dates.tap("previous month") == [] && dates.find("2024-05-07", in: picker) != nil)
  }

  @Test("V477 a swipe turns to the next month, and the wheels that the month's name brings to any")
  func turning() throws {
    let dates = DatePhone()
    let picker = dates.picker(.date, .inline, at: "2024-05-07 14:30")
    dates.phone.drag(from: (250, 300), to: (50, 305))
    dates.phone.window.layoutIfNeeded()
    #expect(dates.find("2024-06-01", in: picker) != nil && dates.phone.journal.take() == [])
    #expect(dates.tap("month's name") == [])
    let wheels = try #require(dates.find("wheels", in: picker))
    #expect(dates.wheels(in: wheels) == ["June", "2024"] && dates.turn(1, by: 1, in: wheels) == [])
    #expect(dates.tap("month's name") == [] && dates.tap("2025-06-01") == ["changed"])
  }
}
