/// How a line begins, *frame* and *ms*, kept for the next one: lines of one frame come together.
package final class LineBeginning {
  @exclusivity(unchecked) private var (frame, time): (Int?, Double) = (nil, .nan)
  private let bytes = LineBytes()

  package init() {}

  /// Appends the beginning of a line of that frame and time.
  func append(frame: Int?, time: Double, to bytes: LineBytes) {
    if self.frame != frame || self.time != time { write(frame, time) }
    bytes.append(self.bytes.all)
  }

  /// All of it is ASCII: as many bytes are as many places.
  private func write(_ frame: Int?, _ time: Double) {
    (self.frame, self.time) = (frame, time)
    bytes.removeAll()
    if let frame { FixedPoint.append(frame, to: bytes) } else { bytes.append(UInt8(ascii: "-")) }
    bytes.append(spaces: max(1, TraceLine.Stop.time - bytes.count))
    FixedPoint.appendMilliseconds(time, to: bytes)
    bytes.append(spaces: max(1, TraceLine.Stop.subject - bytes.count))
  }
}
