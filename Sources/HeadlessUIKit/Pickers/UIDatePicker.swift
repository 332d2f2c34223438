public import Foundation

/// A date that code sets and reads, between its limits.
///
/// What a finger does to it is not modelled: its wheels, calendars and fields are UIKit's own. A finger that lands
/// on it is warned of in the trace, once, and changes nothing.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidatepicker>
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  override func makeInnerViews() { putInside().putInside().putInside().putInside() }

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

  private var current = Date(timeIntervalSinceReferenceDate: 0)
  private var hasWarned = false

  /// Between the limits. Setting it sends nothing. At the beginning of 2001, unless set: no clock but the log's
  /// runs here.
  open var date: Date {
    get { current }
    set {
      current = newValue
      if let minimumDate, let maximumDate, minimumDate > maximumDate { return }
      if let maximumDate { current = min(maximumDate, current) }
      if let minimumDate { current = max(minimumDate, current) }
    }
  }
  /// There is nothing to animate.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  /// Nil for none. Later than the last one, both are ignored.
  open var minimumDate: Date? { didSet { date = current } }
  /// Nil for none. Earlier than the first one, both are ignored.
  open var maximumDate: Date? { didSet { date = current } }
  /// What may be chosen; kept.
  open var datePickerMode = Mode.dateAndTime
  /// Says how large it is by itself; one that has that size stays so.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    willSet { isOfOwnSize = bounds.size == intrinsicContentSize }
    didSet {
      if isOfOwnSize { frame.size = intrinsicContentSize }
      invalidateIntrinsicContentSize()
    }
  }
  private var isOfOwnSize = false
  /// The preferred one; compact where that is automatic.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  /// In seconds; kept.
  open var countDownDuration: TimeInterval = 0
  /// In minutes, a part of 60 up to 30; 1 where it is none. Kept.
  open var minuteInterval = 1 {
    didSet { if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 } }
  }
  /// Kept.
  open var calendar: Calendar! = .current
  /// Kept.
  open var locale: Locale?
  /// Kept.
  open var timeZone: TimeZone?
  /// Kept.
  open var roundsToMinuteInterval = true

  /// Sizes are ours (W19).
  open override var intrinsicContentSize: CGSize {
    datePickerStyle == .wheels ? UIPickerView.Metrics.size : CGSize(width: 200, height: 34)
  }
  /// The same.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if !hasWarned {
      hasWarned = true
      Decisions.tell(.warns(self, "fingers don't change a UIDatePicker here: set its date, and send .valueChanged"))
    }
    return super.beginTracking(touch, with: event)
  }

  /// What may be chosen. Raw values are UIKit's.
  public enum Mode: Int, Hashable, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
}

/// How a date picker looks. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidatepickerstyle>
public enum UIDatePickerStyle: Int, Hashable, Sendable { case automatic, wheels, compact, inline }
