/// How a line begins, *frame* and *ms*, for the next one: lines of one frame come together.
package final class LineBeginning {
  @exclusivity(unchecked) private var (frame, time): (Int?, Double) = (nil, .nan)
  private let bytes = LineBytes()

  package init() {}

  /// Appends what was kept of a line of that frame and time.
  /// - Returns: false where there is no such thing.
  func append(frame: Int?, time: Double, to bytes: LineBytes) -> Bool {
    guard self.frame == frame, self.time == time else { return false }
    bytes.append(self.bytes.all)
    return true
  }

  func keep(frame: Int?, time: Double, from bytes: UnsafeBufferPointer<UInt8>) {
    (self.frame, self.time) = (frame, time)
    self.bytes.removeAll()
    self.bytes.append(bytes)
  }
}
