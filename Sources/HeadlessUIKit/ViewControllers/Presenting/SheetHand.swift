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

  /// Everybody hears that the sheet will go.
  init(taking sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
    let (presented, listener) = (sheet.presentedViewController, sheet.listener)
    presented.endWait()
    if presented.presentation == nil {
      made = ModalPresentation(of: presented)
      presented.presentation = made
    }
    presented.presentation?.end(by: animator, inHandOf: self, animated: true) {
      listener?.presentationControllerWillDismiss(sheet)
    } completion: { [self, weak listener] in
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
  }

  /// - Parameter share: of the way, from 0 to 1.
  func move(to share: CGFloat) {
    let share = min(max(share, 0), 1)
    held?.move(to: share)
    context?.updateInteractiveTransition(share)
  }

  func letGo(goes: Bool) {
    let presented = sheet.presentedViewController
    // Something else may have taken the presentation down meanwhile.
    let goes = goes || presented.presentation?.coordinator !== context?.coordinator
    if goes { context?.finishInteractiveTransition() } else { context?.cancelInteractiveTransition() }
    held?.letGo(to: goes ? 1 : 0, after: 0)
    // What the controller presents itself goes with it.
    if goes, let above = presented.presented { Presentation.takeDown(above) }
    context?.completeTransition(goes)
    (context, held) = (nil, nil)
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
