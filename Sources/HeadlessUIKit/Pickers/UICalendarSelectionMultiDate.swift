public import Foundation

/// Any number of days: a tap on one chooses it, or doesn't any more.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicalendarselectionmultidate>
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// Told of the days that a finger chooses. Not retained.
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// In the order in which they were chosen. Setting it tells the delegate nothing.
  open var selectedDates: [DateComponents] = [] { didSet { view?.markChosen() } }
  /// At once: there is nothing to animate.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }

  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// A day that is chosen can be tapped whatever the delegate says of choosing it.
  override func canChoose(_ chosen: DateComponents) -> Bool {
    hasChosen(chosen) || delegate?.multiDateSelection(self, canSelectDate: chosen) ?? true
  }
  override func hasChosen(_ chosen: DateComponents) -> Bool {
    selectedDates.contains { $0.isSameDay(as: chosen) }
  }
  override func taps(_ chosen: DateComponents) {
    if hasChosen(chosen) {
      guard delegate?.multiDateSelection(self, canDeselectDate: chosen) ?? true else { return }
      selectedDates.removeAll { $0.isSameDay(as: chosen) }
      delegate?.multiDateSelection(self, didDeselectDate: chosen)
    } else if delegate?.multiDateSelection(self, canSelectDate: chosen) ?? true {
      selectedDates.append(chosen)
      delegate?.multiDateSelection(self, didSelectDate: chosen)
    }
  }
}

/// Asked which days can be chosen, and told of those that are.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicalendarselectionmultidatedelegate>
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// A finger has chosen a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// A finger has tapped a day that was chosen, which is so no more.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Asked for each day that comes into sight and isn't chosen, and for the one that is tapped.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Asked for a chosen day that is tapped.
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
