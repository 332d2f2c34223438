public import Foundation

/// What is chosen in a calendar.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicalendarselection>
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  override init() { super.init() }
  /// Nothing comes of it: no days are shown that could be barred.
  open func updateSelectableDates() {}
}

/// One day, or none.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicalendarselectionsingledate>
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// Told of nothing: no finger chooses. Not retained.
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// Setting it tells the delegate nothing.
  open var selectedDate: DateComponents?
  /// At once: there is nothing to animate.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) { self.selectedDate = selectedDate }

  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }
}

/// Asked which day can be chosen, and told of the one that is; no finger chooses here.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicalendarselectionsingledatedelegate>
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// Never called.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Never asked.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// Any number of days.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicalendarselectionmultidate>
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// Told of nothing: no finger chooses. Not retained.
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// Setting it tells the delegate nothing.
  open var selectedDates: [DateComponents] = []
  /// At once: there is nothing to animate.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }

  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }
}

/// Asked which days can be chosen, and told of those that are; no finger chooses here.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicalendarselectionmultidatedelegate>
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// Never called.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// Never called.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Never asked.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Never asked.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
