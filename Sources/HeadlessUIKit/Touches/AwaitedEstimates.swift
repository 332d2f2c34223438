import Foundation

/// Touches with estimated values whose corrections will come, perhaps when the touch is long over.
@MainActor final class AwaitedEstimates {
  /// The newest last.
  private var awaited: [(index: Int, touch: UITouch)] = []

  /// Keeps the sample that the touch carries now, if a correction of it will come.
  func expect(_ touch: UITouch) {
    guard !touch.estimatedPropertiesExpectingUpdates.isEmpty, let index = touch.estimationUpdateIndex?.intValue
    else { return }
    awaited.append((index, touch))
    if awaited.count > Limits.awaitedEstimates { awaited.removeFirst() }
  }

  /// Tells each view of its touches with the better values in them.
  func correct(_ contacts: [TouchReport.Contact]) {
    var corrected: [UITouch] = []
    for contact in contacts {
      guard let touch = take(contact), touch.view?.window != nil else {
        Decisions.tell(.dropsCorrection(identifier: contact.identifier))
        continue
      }
      corrected.append(touch)
    }
    UIApplication.shared.gestures.correct(corrected)
    for (view, touches) in corrected.byView {
      Forwarding.call(view, .touchesEstimatedPropertiesUpdated(touches)) {
        $0.touchesEstimatedPropertiesUpdated(Set(landing: touches))
      }
    }
  }

  /// The touch that waits for this correction, corrected.
  private func take(_ contact: TouchReport.Contact) -> UITouch? {
    guard let index = contact.state.estimationUpdateIndex,
      let place = awaited.lastIndex(where: { $0.index == index && $0.touch.identifier == contact.identifier })
    else { return nil }
    let touch = awaited[place].touch
    touch.correct(contact.state)
    if contact.state.estimatedPropertiesExpectingUpdates.isEmpty { awaited.remove(at: place) }
    return touch
  }
}
