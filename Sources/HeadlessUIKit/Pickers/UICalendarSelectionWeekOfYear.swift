public import Foundation

/// One week, or none: that of the day that is tapped.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicalendarselectionweekofyear>
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
  /// Told of the weeks that a finger chooses. Not retained.
  open private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?
  /// By `weekOfYear` and `yearForWeekOfYear`. Setting it tells the delegate nothing.
  open var selectedWeekOfYear: DateComponents? { didSet { view?.markChosen() } }
  /// At once: there is nothing to animate.
  open func setSelectedWeekOfYear(_ selectedWeekOfYear: DateComponents?, animated: Bool) {
    self.selectedWeekOfYear = selectedWeekOfYear
  }

  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  override var parts: Set<Calendar.Component> { [.calendar, .yearForWeekOfYear, .weekOfYear] }
  override func canChoose(_ chosen: DateComponents) -> Bool {
    delegate?.week(ofYearSelection: self, canSelectWeekOfYear: chosen) ?? true
  }
  override func hasChosen(_ chosen: DateComponents) -> Bool {
    guard let selectedWeekOfYear else { return false }
    return selectedWeekOfYear.weekOfYear == chosen.weekOfYear
      && selectedWeekOfYear.yearForWeekOfYear == chosen.yearForWeekOfYear
  }
  override func taps(_ chosen: DateComponents) {
    takeOneOrNone(chosen) {
      delegate?.week(ofYearSelection: self, canSelectWeekOfYear: $0)
    } choose: {
      selectedWeekOfYear = $0
      delegate?.week(ofYearSelection: self, didSelectWeekOfYear: $0)
    }
  }
}

/// Asked which week can be chosen, and told of the one that is.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicalendarselectionweekofyeardelegate>
@preconcurrency @MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
  /// A finger has chosen a week; nil where it has tapped the chosen one, and none is.
  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    didSelectWeekOfYear weekOfYearComponents: DateComponents?)
  /// Asked for the week of each day that comes into sight, for the one that is tapped, and with nil whether there
  /// may be none: that is so only where the delegate says it.
  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
  public func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { weekOfYearComponents != nil }
}
