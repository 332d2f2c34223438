import Foundation

/// The finger that pulls a sheet: up to a higher detent, down to a lower one, or down and away (V189).
///
/// It is a pan of the view that the sheet stands in, so what is in the sheet comes first: content that scrolls
/// keeps the finger, unless it is at its upper end. The sheet follows the finger, but no higher than its highest
/// detent, and no lower than its lowest where it may not go (V164).
@MainActor final class SheetPull: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UIPanGestureRecognizer(target: nil, action: nil)
  private weak var sheet: UISheetPresentationController?

  /// Ours: Apple publishes none of them.
  private enum Threshold {
    /// In points a second: a finger this fast takes the sheet to the next height its way, however short that was.
    static let speed: CGFloat = 500
    /// In points: a sheet that is this little lower than a height has that one.
    static let slack: CGFloat = 0.5
  }

  init(of sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
    recognizer.name = "sheetPull"
    recognizer.forgetsAtRest = true
    recognizer.delegate = self
    recognizer.ownAction = { [weak self] in self?.act() }
  }

  /// Beside the sheet there is nothing to pull.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let view = sheet?.presentedView else { return false }
    return touch.view?.isDescendant(of: view) == true || touch.view is SheetGrabber
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let way = recognizer.wholeWay(in: recognizer.view)
    return abs(way.y) > abs(way.x) && (way.y > 0 || sheet?.canGrow == true)
  }

  private func act() {
    guard let view = recognizer.view, let sheet else { return }
    guard recognizer.state == .ended else {
      let isPulled = recognizer.state == .began || recognizer.state == .changed
      return sheet.follow(pull: isPulled ? recognizer.translation(in: view).y : 0)
    }
    sheet.follow(pull: 0)
    let (way, speed) = (recognizer.translation(in: view).y, recognizer.velocity(in: view).y)
    // From the way out upwards.
    let heights = [0] + sheet.heights
    let present = heights.lastIndex { $0 <= sheet.height + Threshold.slack } ?? 0
    let target =
      if abs(speed) >= Threshold.speed {
        min(max(0, present + (speed > 0 ? -1 : 1)), heights.count - 1)
      } else {
        heights.indices.min { abs(heights[$0] - sheet.height + way) < abs(heights[$1] - sheet.height + way) } ?? 0
      }
    if target == 0, sheet.endsByTouch() { return }
    sheet.take(height: max(0, target - 1))
  }
}
