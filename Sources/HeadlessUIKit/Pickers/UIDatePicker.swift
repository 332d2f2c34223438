public import Foundation

/// A date that fingers choose, between its limits: by wheels, by a month's calendar, or by buttons that open those.
///
/// `.valueChanged` is sent when a wheel comes to rest on another value, and when a day is tapped. Where the parts
/// stand, and how large they are, is ours.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidatepicker>
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// Without a size it takes that of its own.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero { self.frame.size = intrinsicContentSize }
  }

  /// Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = intrinsicContentSize
  }

  // MARK: Parts

  /// What shows the date; made when it is looked at.
  var face: (any DateFace)?
  /// What edits the date of a compact one, while that is open.
  weak var editor: DateEditor?

  override func makeInnerViews() { putFace() }

  open override func layoutSubviews() {
    putFace()
    super.layoutSubviews()
  }

  override var primaryEvents: Event { .valueChanged }

  override func stateDidChange() { face?.isUserInteractionEnabled = isEnabled }

  /// What is open closes.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { close() }
  }

  // MARK: The date

  private var current = Date(timeIntervalSinceReferenceDate: 0)

  /// Between the limits. Setting it sends nothing. At the beginning of 2001, unless set: no clock but the log's
  /// runs here. One that a finger chose has no seconds.
  open var date: Date {
    get { current }
    set { setDate(newValue, animated: false) }
  }
  /// Wheels turn to it, where that is to be seen.
  open func setDate(_ date: Date, animated: Bool) {
    keep(date)
    showDate(animated: animated)
  }

  /// Unless it is none.
  private func keep(_ date: Date) {
    guard date.timeIntervalSinceReferenceDate.isFinite else { return }
    var reckoning = reckoning
    if !roundsToMinuteInterval { reckoning.step = 1 }
    current = reckoning.kept(date)
  }

  private func changeLimits() {
    keep(current)
    showLimits()
    showDate(animated: false)
  }

  private func changeReckoning() {
    keep(current)
    makeAnew()
  }

  /// Nil for none. Later than the last one, both are ignored.
  open var minimumDate: Date? { didSet { changeLimits() } }
  /// Nil for none. Earlier than the first one, both are ignored.
  open var maximumDate: Date? { didSet { changeLimits() } }
  /// In seconds, of whole minutes: others are dropped. At most 23:59 hours.
  open var countDownDuration: TimeInterval {
    get { duration }
    set {
      keep(duration: newValue)
      if datePickerMode == .countDownTimer { showDate(animated: false) }
    }
  }
  private var duration: TimeInterval = 0

  /// Shows nothing.
  func keep(duration: TimeInterval) { self.duration = (max(0, min(86_340, duration)) / 60).rounded(.down) * 60 }

  /// In minutes, a part of 60 up to 30; 1 where it is none.
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
      changeReckoning()
    }
  }
  /// Whether each date is one of the interval's, or only those that fingers choose.
  open var roundsToMinuteInterval = true { didSet { changeLimits() } }
  /// In which dates are counted; the Gregorian one of GMT unless set, whatever the machine's is.
  open var calendar: Calendar! = UsualReckoning.calendar { didSet { changeReckoning() } }
  /// In whose order and words dates are shown; those of the United States where it is nil, whatever the machine's
  /// are.
  open var locale: Locale? { didSet { changeReckoning() } }
  /// The calendar's where it is nil.
  open var timeZone: TimeZone? { didSet { changeReckoning() } }

  // MARK: Looks

  /// What may be chosen. One that has its own size stays so.
  open var datePickerMode = Mode.dateAndTime {
    willSet { isOfOwnSize = bounds.size == intrinsicContentSize }
    didSet {
      keep(current)
      changeLooks()
    }
  }
  /// Says how large it is by itself; one that has that size stays so.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    willSet { isOfOwnSize = bounds.size == intrinsicContentSize }
    didSet { changeLooks() }
  }
  private var isOfOwnSize = false

  private func changeLooks() {
    if isOfOwnSize { frame.size = intrinsicContentSize }
    invalidateIntrinsicContentSize()
    makeAnew()
  }

  /// The preferred one; compact where that is automatic. Durations, and years with months, have wheels alone.
  open var datePickerStyle: UIDatePickerStyle {
    switch datePickerMode {
    case .countDownTimer, .yearAndMonth: .wheels
    default: preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }
  }

  /// Sizes are ours (W19).
  open override var intrinsicContentSize: CGSize {
    switch (datePickerStyle, datePickerMode) {
    case (.wheels, _), (.inline, .time): UIPickerView.Metrics.size
    case (.inline, .date): InlineDates.Size.month
    case (.inline, _):
      CGSize(
        width: InlineDates.Size.month.width, height: InlineDates.Size.month.height + InlineDates.Size.time)
    default: CompactDates.size(of: datePickerMode)
    }
  }
  /// The same.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// What may be chosen. Raw values are UIKit's.
  public enum Mode: Int, Hashable, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
}

/// How a date picker looks. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidatepickerstyle>
public enum UIDatePickerStyle: Int, Hashable, Sendable { case automatic, wheels, compact, inline }
