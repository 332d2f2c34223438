import Traces

extension ReplayedExample {
  /// What scroll views did, in order.
  var scrolling: [ScrollStep] {
    entries.compactMap { if case .scroll(let step) = $0.event { step } else { nil } }
  }

  /// Where content came to rest last, or ended to be dragged.
  var restingPlace: Point? {
    scrolling.compactMap { step in
      switch step {
      case .cameToRest(let place, _), .ended(let place, _): place
      default: nil
      }
    }.last
  }
}
