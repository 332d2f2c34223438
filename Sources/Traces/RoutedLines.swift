/// What becomes the lines of a call along a route, one for each stop: a call, or a run of alike ones folded into
/// their first.
package struct RoutedLines: Sendable {
  /// The only call, or the first of the run.
  package let call: RoutedCall
  /// How many calls each of the lines stands for.
  package var run: FoldedRun

  package init(_ call: RoutedCall, _ run: FoldedRun = FoldedRun()) { (self.call, self.run) = (call, run) }

  /// What they are for whoever takes lines one by one.
  package var lines: [TraceLine] {
    call.route.stops.indices.map { line(of: $0) }
  }

  /// The line of one stop.
  package func line(of stop: Int) -> TraceLine {
    TraceLine(call.entry(of: stop), count: run.count, lastFrame: run.lastFrame)
  }
}
