import HeadlessUIKit
import Traces

/// A move that somebody is being told of, as with every sample of a drag.
///
/// Most often nothing happens meanwhile: then what is to be said of it was said before, and no entry has to wait
/// for its outcome.
@MainActor struct OpenMove {
  /// Who is being told; nil where nobody is.
  private(set) var responder: UIResponder?
  private var points: [Point] = []
  private var known: CallRoutes.KnownRoute?
  private var frame: Int?

  nonisolated init() {}

  mutating func begin(
    to responder: UIResponder, with touches: [UITouch], along known: CallRoutes.KnownRoute, in frame: Int
  ) {
    (self.responder, self.known, self.frame) = (responder, known, frame)
    known.take(touches)
    if touches.count != points.count { points = Array(repeating: Point(x: 0, y: 0), count: touches.count) }
    for place in touches.indices { points[place] = Point(touches[place].location(in: nil)) }
  }

  /// Nothing came of it, and so it was taken.
  /// - Parameter time: in seconds since the log's first frame.
  mutating func close(into sink: any TraceSink, at time: Double) {
    responder = nil
    guard let known, let frame, !known.goesOn(in: frame, into: sink) else { return }
    sink.receive(
      RoutedCall(
        frame: frame, time: time, method: .touchesMoved, fingers: known.fingers, points: points,
        route: known.route))
  }

  /// Something comes of it: from now on it is a call as any other.
  /// - Returns: what the responder was called when it began, and that call; nil where none was open.
  mutating func giveUp() -> (subject: String, call: Call)? {
    responder = nil
    guard let known, let stop = known.route.stops.first else { return nil }
    let call = Call(
      method: .touchesMoved, fingers: known.fingers, points: points, from: stop.from, outcome: stop.outcome)
    return (stop.subject, call)
  }
}
