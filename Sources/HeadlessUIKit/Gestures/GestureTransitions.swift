/// The states of a recognizer and the steps between them. What is not in the table does not happen.
enum GestureTransitions {
  typealias State = UIGestureRecognizer.State

  /// What comes of a state that a recognizer's code assigns.
  private static let table: [(from: State, assigned: State, becomes: State)] = [
    (.possible, .began, .began),
    (.possible, .ended, .ended),
    (.possible, .failed, .failed),
    // Cancelling what never began fails it, and so frees those who wait for its failure.
    (.possible, .cancelled, .failed),
    (.began, .changed, .changed),
    (.began, .ended, .ended),
    (.began, .cancelled, .cancelled),
    // The documented graph has no way from an active state to failed; code that assigns it means that it is over.
    (.began, .failed, .cancelled),
    (.changed, .changed, .changed),
    (.changed, .ended, .ended),
    (.changed, .cancelled, .cancelled),
    (.changed, .failed, .cancelled),
  ]

  /// What becomes of a recognizer in one state that is assigned another; nil where it stays as it is.
  static func outcome(of assigned: State, in state: State) -> State? {
    table.first { $0.from == state && $0.assigned == assigned }?.becomes
  }
}

extension UIGestureRecognizer.State {
  /// Recognized and going on.
  @inline(__always) var isActive: Bool { self == .began || self == .changed }
  /// Going on, or come to its end.
  var isRecognized: Bool { isActive || self == .ended }
  /// Nothing but a reset comes after it.
  var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
}
