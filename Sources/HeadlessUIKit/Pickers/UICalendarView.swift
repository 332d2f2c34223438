public import Foundation

/// A month's days to choose from: fingers tap them, and turn to other months by arrows, by a swipe, or by wheels
/// that a tap on the month's name brings.
///
/// What a tap chooses is the selection's to say. The places are ours (W19).
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicalendarview>
@preconcurrency @MainActor
open class UICalendarView: UIView {
  /// Made when it is looked at.
  private var grid: MonthGrid?

  override func makeInnerViews() { putGrid() }

  open override func layoutSubviews() {
    putGrid()
    super.layoutSubviews()
  }

  private func putGrid() {
    guard grid == nil else { return }
    let grid = MonthGrid(month, by: reckoning, of: self)
    self.grid = grid
    grid.frame = bounds
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(grid, at: 0)
  }

  /// In another calendar or other words.
  private func makeAnew() {
    grid?.removeFromSuperview()
    grid = nil
    setNeedsLayout()
  }

  private var reckoning: DateReckoning {
    var counting = calendar
    if let timeZone { counting.timeZone = timeZone }
    counting.locale = locale
    return DateReckoning(
      calendar: counting, locale: locale, minimum: availableDateRange.start, maximum: availableDateRange.end)
  }

  /// Asks the selection and the delegate anew.
  func showAnew() { grid?.fillAnew() }
  func markChosen() { grid?.markChosen() }

  // MARK: What it shows

  /// Asked for decorations, and told of months. Not retained.
  open weak var delegate: (any UICalendarViewDelegate)? { didSet { showAnew() } }
  /// Who keeps what is chosen; nil where nothing can be.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.view = nil
      selectionBehavior?.view = self
      showAnew()
    }
  }
  /// In which days are counted; the Gregorian one of GMT unless set, whatever the machine's is.
  open var calendar = UsualReckoning.calendar { didSet { makeAnew() } }
  /// In whose words months and weekdays are named; those of the United States unless set.
  open var locale = UsualReckoning.locale { didSet { makeAnew() } }
  /// The calendar's where it is nil.
  open var timeZone: TimeZone? { didSet { makeAnew() } }
  /// Kept, never drawn.
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  /// Fingers go to no month beyond it, and choose no day there. The month that shows comes into it.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet {
      let reckoning = reckoning
      grid?.limit(by: reckoning)
      guard !reckoning.allows(anyOf: reckoning.month(of: month)) else { return }
      month = reckoning.kept(month)
      grid?.show(month, animated: false)
    }
  }

  // MARK: Months

  /// A day of it.
  private var month = Date(timeIntervalSinceReferenceDate: 0)

  /// The month that shows; at the beginning of 2001, unless set: no clock but the log's runs here.
  open var visibleDateComponents: DateComponents {
    get { monthComponents(of: month) }
    set {
      month = day(of: newValue) ?? month
      grid?.show(month, animated: false)
    }
  }
  /// At once: there is nothing to animate.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    let (old, oldMonth) = (visibleDateComponents, reckoning.month(of: month))
    visibleDateComponents = dateComponents
    if oldMonth != reckoning.month(of: month) {
      delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: old)
    }
  }

  private func monthComponents(of date: Date) -> DateComponents {
    reckoning.calendar.dateComponents([.calendar, .era, .year, .month], from: date)
  }

  private func day(of components: DateComponents) -> Date? { reckoning.calendar.date(from: components) }

  // MARK: Decorations

  /// Whether the delegate is asked for any.
  open var wantsDateDecorations = true { didSet { showAnew() } }
  /// Asks the delegate anew for those days of them that are in sight.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    grid?.markAnew(dates.compactMap(day))
  }

  /// The size is ours (W19).
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 360) }
}

extension UICalendarView: MonthKeeper {
  /// What a tap on the day would choose.
  private func chosen(by day: Date, of selection: UICalendarSelection, in calendar: Calendar) -> DateComponents {
    calendar.dateComponents(selection.parts, from: day)
  }

  func canChoose(_ day: Date, by reckoning: DateReckoning) -> Bool {
    selectionBehavior.map { $0.canChoose(chosen(by: day, of: $0, in: reckoning.calendar)) } ?? true
  }
  func hasChosen(_ day: Date, by reckoning: DateReckoning) -> Bool {
    selectionBehavior.map { $0.hasChosen(chosen(by: day, of: $0, in: reckoning.calendar)) } ?? false
  }
  func taps(_ day: Date) {
    guard let selectionBehavior else { return }
    selectionBehavior.taps(chosen(by: day, of: selectionBehavior, in: reckoning.calendar))
  }
  func mark(below day: Date, by reckoning: DateReckoning) -> UIView? {
    guard wantsDateDecorations, let delegate else { return nil }
    let parts = reckoning.calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
    return delegate.calendarView(self, decorationFor: parts)?.makeMark()
  }
  func turned(to month: Date) {
    let old = visibleDateComponents
    self.month = month
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: old)
  }
}

extension DateComponents {
  /// Whether both say the same day, of the same era where both say one.
  func isSameDay(as other: DateComponents) -> Bool {
    (year, month, day) == (other.year, other.month, other.day)
      && (era == nil || other.era == nil || era == other.era)
  }
}

/// Asked how days look, and told which ones show.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicalendarviewdelegate>
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// Asked for each day that comes into sight, where days are to be decorated.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  /// A finger or code has another month shown.
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
