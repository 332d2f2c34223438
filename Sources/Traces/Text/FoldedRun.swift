/// How many alike entries a line stands for: one, or a run of them that is told as its first.
package struct FoldedRun: Hashable, Sendable {
  package var count = 1
  /// The frame of the run's last one; nil where nothing was folded.
  package var lastFrame: Int?

  package init(count: Int = 1, lastFrame: Int? = nil) { (self.count, self.lastFrame) = (count, lastFrame) }

  /// `x9 to 19`: nine of them, the last in frame 19; nothing of what is alone.
  func write(after gap: StaticString, to writer: inout LineWriter) {
    guard let lastFrame else { return }
    writer.ascii(gap)
    writer.ascii("x")
    writer.integer(count)
    writer.ascii(" to ")
    writer.integer(lastFrame)
  }
}
