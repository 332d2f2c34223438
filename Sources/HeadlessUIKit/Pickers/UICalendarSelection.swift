public import Foundation

/// What is chosen in a calendar.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicalendarselection>
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  /// Where it is chosen.
  weak var view: UICalendarView?

  override init() { super.init() }
  /// Asks the delegate anew which days can be chosen.
  open func updateSelectableDates() { view?.showAnew() }

  // What the kinds of selections say.

  /// Which parts say what a tap on a day chooses.
  var parts: Set<Calendar.Component> { [.calendar, .era, .year, .month, .day] }
  func canChoose(_ chosen: DateComponents) -> Bool { false }
  func hasChosen(_ chosen: DateComponents) -> Bool { false }
  func taps(_ chosen: DateComponents) {}

  /// What a tap does where one is chosen or none: it chooses, or has none chosen where that one is.
  /// - Parameters:
  ///   - mayBe: what the delegate says of it; nil where there is none.
  ///   - choose: keeps it and tells of it.
  func takeOneOrNone(
    _ tapped: DateComponents, mayBe: (DateComponents?) -> Bool?, choose: (DateComponents?) -> Void
  ) {
    let new = hasChosen(tapped) ? nil : tapped
    if mayBe(new) ?? (new != nil) { choose(new) }
  }
}
