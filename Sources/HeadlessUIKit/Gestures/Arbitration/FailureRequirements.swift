/// Who must fail before whom, among the recognizers in play.
///
/// `require(toFail:)` counts however both are touched. What delegates and subclasses say is asked about two that
/// share a touch or a press, and once in an attempt.
@MainActor struct FailureRequirements {
  private let inPlay: [UIGestureRecognizer]

  init(_ inPlay: [UIGestureRecognizer]) { self.inPlay = inPlay }

  enum Verdict {
    case free
    case waits([UIGestureRecognizer])
    /// One that had to fail has recognized.
    case tooLate(UIGestureRecognizer)
    /// Everyone of these waits for the next one, and the last for the first.
    case circle([UIGestureRecognizer])
  }

  func verdict(on recognizer: UIGestureRecognizer) -> Verdict {
    var undecided: [UIGestureRecognizer] = []
    for other in inPlay where other !== recognizer && requires(recognizer, toFailFor: other) {
      switch other.state {
      case .possible: undecided.append(other)
      case .began, .changed, .ended: return .tooLate(other)
      case .failed, .cancelled: break
      }
    }
    if undecided.isEmpty { return .free }
    return circle(through: recognizer).map(Verdict.circle) ?? .waits(undecided)
  }

  /// Whether `recognizer` may recognize only when `other` has failed.
  func requires(_ recognizer: UIGestureRecognizer, toFailFor other: UIGestureRecognizer) -> Bool {
    if recognizer.required.contains(where: { $0.recognizer === other }) { return true }
    guard recognizer.sharesInput(with: other) else { return false }
    if let known = recognizer.attempt.requires[other] { return known }
    let answer =
      recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.recognizerDelegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
      || other.recognizerDelegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
    recognizer.attempt.requires[other] = answer
    return answer
  }

  /// A way from the recognizer back to itself; nil where there is none.
  private func circle(through start: UIGestureRecognizer) -> [UIGestureRecognizer]? {
    var way = [start]
    var seen: [UIGestureRecognizer] = []
    func search(from recognizer: UIGestureRecognizer) -> Bool {
      for other in inPlay where other.state == .possible && other !== recognizer {
        guard requires(recognizer, toFailFor: other) else { continue }
        if other === start { return true }
        if seen.holds(other) { continue }
        seen.append(other)
        way.append(other)
        if search(from: other) { return true }
        way.removeLast()
      }
      return false
    }
    return search(from: start) ? way : nil
  }
}
