/// What becomes the lines of a call along a route, one for each stop: a call, or a run of alike ones folded into
/// their first.
package struct RoutedLines: Sendable {
  /// The only call, or the first of the run.
  package let call: RoutedCall
  /// How many calls the lines stand for.
  package var count = 1
  /// The frame of the run's last call; nil where nothing was folded.
  package var lastFrame: Int?

  package init(_ call: RoutedCall) { self.call = call }

  /// What they are for whoever takes lines one by one.
  package var lines: [TraceLine] {
    call.route.stops.indices.map { line(of: $0) }
  }

  /// The line of one stop.
  package func line(of stop: Int) -> TraceLine {
    TraceLine(call.entry(of: stop), count: count, lastFrame: lastFrame)
  }
}
