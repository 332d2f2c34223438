import Foundation

/// The finger's hold on a sheet that goes: it has begun to when the finger went below the lowest detent, and stays
/// where the finger calls that off.
@MainActor final class SheetHand: NSObject, UIViewControllerInteractiveTransitioning {
  private let sheet: UISheetPresentationController
  private let animator = SheetExit()
  private var context: TransitionContext?
  /// What goes along with it.
  private var held: HeldAnimations?
  /// Made for this hand alone: without a container of its own a presentation has none.
  private var made: ModalPresentation?

  /// The finger was cancelled by who heard that the sheet will go, before the transition ran.
  private var hasLetGo = false

  init(of sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
  }

  /// Everybody hears that the sheet will go.
  func take() {
    let (presented, listener) = (sheet.presentedViewController, sheet.listener)
    presented.endWait()
    if presented.presentation == nil {
      made = ModalPresentation(of: presented)
      presented.presentation = made
    }
    presented.presentation?.end(by: animator, inHandOf: self, animated: true) {
      listener?.presentationControllerWillDismiss(sheet)
    } completion: { [self, sheet, weak listener] in
      if context?.transitionWasCancelled != true {
        UIApplication.shared.runAtEndOfTurn { sheet.hasEndedByTouch(telling: listener) }
      } else if made != nil, presented.presentation === made {
        presented.presentation = nil
      }
    }
  }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    held = UIApplication.shared.animations.hold(over: context.duration) { context.coordinator.begin() }
    held?.move(to: 0)
    if hasLetGo { letGo(goes: false) }
  }

  /// - Parameter share: of the way, from 0 to 1.
  func move(to share: CGFloat) {
    let share = min(max(share, 0), 1)
    held?.move(to: share)
    context?.updateInteractiveTransition(share)
  }

  func letGo(goes: Bool) {
    guard let context, let held else { return hasLetGo = true }
    defer { (self.context, self.held) = (nil, nil) }
    let presented = sheet.presentedViewController
    // Something else has taken the presentation down meanwhile: what the finger did means nothing any more.
    guard presented.presentation?.coordinator === context.coordinator else {
      held.letGo(to: 1, after: 0)
      return context.completeTransition(true)
    }
    let above = presented.presented
    if goes { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
    held.letGo(to: goes ? 1 : 0, after: 0)
    // What the controller presents itself goes with it.
    if goes, let above { Presentation.takeDown(above, presenterStays: false) }
    context.completeTransition(goes)
  }
}

/// The sheet follows the finger by itself: this says how long what goes along with it takes as a whole.
private final class SheetExit: NSObject, UIViewControllerAnimatedTransitioning {
  /// In seconds; ours.
  private static let duration: TimeInterval = 0.5

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    Self.duration
  }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}
