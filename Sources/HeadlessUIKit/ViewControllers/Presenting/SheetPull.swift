import Foundation

/// The finger that pulls a sheet: up to a higher detent, down to a lower one, or down and away (V189, V1240).
///
/// It is a pan of the view that the sheet stands in, so what is in the sheet comes first: content that scrolls
/// keeps the finger, unless it is at its upper end. The sheet follows the finger, but no higher than its highest
/// detent, and no lower than its lowest where it may not go (V164). Below that it begins to go, and the finger may
/// call that off (V602).
@MainActor final class SheetPull: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UIPanGestureRecognizer(target: nil, action: nil)
  private weak var sheet: UISheetPresentationController?

  /// Apple publishes none of them.
  private enum Threshold {
    /// In points a second: a finger this fast takes a sheet away that is below its lowest height, however little.
    /// As measured on devices: one of 975 does not.
    static let speed: CGFloat = 1000
    /// In seconds: what counts is where the finger would be if it went on for this long. As measured on devices.
    static let outlook: CGFloat = 0.143
  }

  init(of sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
    recognizer.name = "sheetPull"
    recognizer.forgetsAtRest = true
    recognizer.delegate = self
    recognizer.ownAction = { [weak self] in self?.act() }
  }

  /// Beside the sheet there is nothing to pull, nor where that covers its window.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let view = sheet?.presentedView, sheet?.canBePulled == true else { return false }
    return touch.view?.isDescendant(of: view) == true || touch.view is SheetGrabber
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let way = recognizer.translation(in: recognizer.view)
    return abs(way.y) > abs(way.x) && (way.y > 0 || sheet?.canGrow == true)
  }

  /// What became of the finger's first step below the lowest detent; nil before it.
  private enum Exit {
    case refused, inHand(SheetHand)
  }
  private var exit: Exit?
  private var isInHand: Bool { if case .inHand = exit { true } else { false } }

  private func act() {
    guard let view = recognizer.view, let sheet else { return }
    let way = recognizer.translation(in: view).y
    switch recognizer.state {
    case .began, .changed: follow(way, sheet)
    case .ended: lift(way, recognizer.velocity(in: view).y, sheet)
    default:
      sheet.follow(pull: 0)
      letGo(goes: false, sheet)
    }
  }

  private func follow(_ way: CGFloat, _ sheet: UISheetPresentationController) {
    if way > sheet.wayToLowest { beginExit(of: sheet) }
    guard case .inHand(let hand) = exit else { return sheet.follow(pull: way) }
    sheet.follow(pull: way, mayGo: true)
    let whole = sheet.heights.first ?? sheet.height
    hand.move(to: (way - sheet.wayToLowest) / max(whole, 1))
  }

  /// Asked once for each finger, as the delegate may refuse.
  private func beginExit(of sheet: UISheetPresentationController) {
    guard exit == nil else { return }
    guard sheet.mayEndByTouch else { return exit = .refused }
    let hand = SheetHand(of: sheet)
    exit = .inHand(hand)
    hand.take()
  }

  private func letGo(goes: Bool, _ sheet: UISheetPresentationController) {
    let exit = exit
    self.exit = nil
    switch exit {
    case .inHand(let hand): hand.letGo(goes: goes)
    case .refused: if goes { sheet.listener?.presentationControllerDidAttemptToDismiss(sheet) }
    case nil: break
    }
  }

  private func lift(_ way: CGFloat, _ speed: CGFloat, _ sheet: UISheetPresentationController) {
    let target = target(of: way, speed, sheet)
    if target == 0 { beginExit(of: sheet) }
    let isOther = (target > 0 || !isInHand) && sheet.stand(at: max(0, target - 1))
    sheet.follow(pull: 0)
    letGo(goes: target == 0, sheet)
    // By then it is on its way out no more.
    if isOther { sheet.tellDetent() }
  }

  /// Where a finger that lifts takes the sheet: 0 is the way out, and its heights are counted from there.
  private func target(of way: CGFloat, _ speed: CGFloat, _ sheet: UISheetPresentationController) -> Int {
    let heights = [0] + sheet.heights
    let shown = min(sheet.height - way, heights.last ?? 0)
    let goal = shown - speed * Threshold.outlook
    let nearest = heights.indices.min { abs(heights[$0] - goal) < abs(heights[$1] - goal) } ?? 0
    guard way > sheet.wayToLowest else { return max(1, nearest) }
    return speed >= Threshold.speed ? 0 : nearest
  }
}
