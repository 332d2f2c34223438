public import Foundation

/// One day, or none.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicalendarselectionsingledate>
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// Told of the days that a finger chooses. Not retained.
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// Setting it tells the delegate nothing.
  open var selectedDate: DateComponents? { didSet { view?.markChosen() } }
  /// At once: there is nothing to animate.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) { self.selectedDate = selectedDate }

  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  override func canChoose(_ chosen: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: chosen) ?? true
  }
  override func hasChosen(_ chosen: DateComponents) -> Bool {
    selectedDate.map { $0.isSameDay(as: chosen) } ?? false
  }
  override func taps(_ chosen: DateComponents) {
    takeOneOrNone(chosen) {
      delegate?.dateSelection(self, canSelectDate: $0)
    } choose: {
      selectedDate = $0
      delegate?.dateSelection(self, didSelectDate: $0)
    }
  }
}

/// Asked which day can be chosen, and told of the one that is.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicalendarselectionsingledatedelegate>
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// A finger has chosen a day; nil where it has tapped the chosen one, and none is.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Asked for each day that comes into sight, for the one that is tapped, and with nil whether there may be none:
  /// that is so only where the delegate says it.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { dateComponents != nil }
}
