import Foundation

/// The finger that rests on a view whose contents can be dragged.
final class DragPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var interaction: UIDragInteraction?

  init(of interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    (name, delaysTouchesEnded) = ("dragLift", false)
    delegate = self
    ownAction = { [weak self] in self?.act() }
  }

  /// The usual one unless code that found it among the view's recognizers has set another.
  override var minimumPressDuration: TimeInterval {
    get { ownDuration ?? arena.application.thresholds.dragging.liftDelay }
    set { ownDuration = newValue }
  }
  private var ownDuration: TimeInterval?

  /// The only finger; nil between attempts.
  var finger: UITouch? { attempt.seen.first }

  private func act() {
    switch state {
    case .began: interaction?.lift()
    case .cancelled: interaction?.lifted?.callOff()
    case .possible, .changed, .ended, .failed: break
    }
  }

  override func clearMeasurements() {
    super.clearMeasurements()
    interaction?.forgetPrepared()
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let interaction, let finger else { return false }
    return interaction.prepares(for: finger)
  }

  /// Long presses go on beside it, as that of a menu, and not that of a text; others as the interaction says.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if otherGestureRecognizer is DragPress || otherGestureRecognizer is EditingPress { return false }
    return otherGestureRecognizer is UILongPressGestureRecognizer
      || interaction?.allowsSimultaneousRecognitionDuringLift == true
  }
}

/// The tap of another finger, while something is dragged.
final class DragTap: UITapGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var interaction: UIDragInteraction?

  init(of interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    (name, delaysTouchesEnded, isDiscreet) = ("dragAdd", false, true)
    delegate = self
    ownAction = { [weak self] in
      if let self, state == .ended { self.interaction?.add() }
    }
  }

  override func clearMeasurements() {
    super.clearMeasurements()
    interaction?.forgetPrepared()
  }

  /// Only while something is dragged: otherwise no finger is its business.
  override var isEnabled: Bool {
    get { super.isEnabled && interaction?.isEnabled == true && arena.application.drags?.live.isEmpty == false }
    set { super.isEnabled = newValue }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let interaction, let view = interaction.view else { return false }
    return interaction.preparesAdding(at: location(in: view))
  }
}
