package import Foundation

/// Told every decision, as it falls.
@MainActor package protocol DecisionObserver: AnyObject {
  /// Whether it is told of an event's stations, too.
  var hearsHops: Bool { get }
  /// Whether it is told at once, by `passes` and `asksInVain`, what plain responders and views do, and not one by
  /// one.
  var hearsPasses: Bool { get }
  /// Whether it hears every question of a hit test; else only what views answer whose class has a
  /// `hitTest(_:with:)` of its own, and what comes of it.
  var hearsEveryAsk: Bool { get }
  func decided(_ decision: consuming Decision)
  /// What comes with every sample of a drag, and by dozens, apart from the others: `passes`, as decided unless said
  /// otherwise.
  func passes(_ chain: PassingChain, _ call: ResponderCall, from sender: UIResponder?)
  /// Whether there is nothing to be said of a finger's next move along a chain on which nobody keeps it but that
  /// there was one more, which is said then; else `passes` comes. The default is false.
  func passesAgain(_ chain: PassingChain, by finger: Int) -> Bool
  /// Likewise, that the event system itself calls a responder whose touches moved: `calls`, and its `returned`.
  func callsMoved(_ responder: UIResponder, _ touches: [UITouch])
  func returnedMoved(_ responder: UIResponder, _ touches: [UITouch])
  /// Likewise of a hit test: that subviews which stand next to each other, and override nothing of what they are
  /// asked, say no, from the last to the first; as `asks`, `refuses` and `answers` of each unless said otherwise.
  /// - Parameter point: in their superview's coordinates.
  func asksInVain(_ views: ArraySlice<UIView>, at point: CGPoint)
  /// Likewise, that a recognizer goes on with what it has begun: the step of its state to `changed`.
  func goesOn(_ recognizer: UIGestureRecognizer, from old: UIGestureRecognizer.State)
}

extension DecisionObserver {
  package var hearsHops: Bool { true }
  package var hearsPasses: Bool { false }
  package var hearsEveryAsk: Bool { true }
  package func passes(_ chain: PassingChain, _ call: ResponderCall, from sender: UIResponder?) {
    decided(.passes(chain, call, from: sender))
  }
  package func passesAgain(_ chain: PassingChain, by finger: Int) -> Bool { false }
  package func callsMoved(_ responder: UIResponder, _ touches: [UITouch]) {
    decided(.calls(responder, .touchesMoved(touches), from: nil))
  }
  package func returnedMoved(_ responder: UIResponder, _ touches: [UITouch]) {
    decided(.returned(responder, .touchesMoved(touches)))
  }
  package func asksInVain(_ views: ArraySlice<UIView>, at point: CGPoint) {
    for view in views.reversed() {
      guard let said = view.plainRefusal(of: point) else { continue }
      decided(.asks(view, at: said.point))
      decided(.refuses(view, said.refusal))
      decided(.answers(view, nil))
    }
  }
  package func goesOn(_ recognizer: UIGestureRecognizer, from old: UIGestureRecognizer.State) {
    decided(.gesture(recognizer, .moves(from: old, to: .changed, nil)))
  }
}
