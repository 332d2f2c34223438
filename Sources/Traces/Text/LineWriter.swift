/// Writes lines of a trace as bytes: columns, names that stay on their line, rounded numbers.
///
/// One writer is kept for many lines; `removeAll` keeps its memory.
package struct LineWriter {
  package private(set) var bytes: [UInt8] = []
  /// Up to where the line at hand was measured, and how many Unicode scalars that is.
  private var measured = (bytes: 0, scalars: 0)

  package init() {}

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    measured = (0, 0)
  }

  package mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    measured = (bytes.count, 0)
  }

  /// Text of our own, as it is.
  package mutating func words(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Text of somebody else's, escaped.
  package mutating func name(_ text: String) { Escaping.append(text, to: &bytes) }

  package mutating func integer(_ value: Int) { FixedPoint.append(value, to: &bytes) }

  /// To the thousandth, unless said otherwise.
  package mutating func number(_ value: Double, decimals: Int = 3) {
    FixedPoint.append(value, decimals: decimals, to: &bytes)
  }

  package mutating func milliseconds(_ seconds: Double) { FixedPoint.appendMilliseconds(seconds, to: &bytes) }

  /// `195,749`
  package mutating func point(_ point: Point) {
    number(point.x)
    words(",")
    number(point.y)
  }

  /// `390x83`
  package mutating func size(_ rect: Rect) {
    number(rect.width)
    words("x")
    number(rect.height)
  }

  /// `0,0 390x83`
  package mutating func rect(_ rect: Rect) {
    point(Point(x: rect.x, y: rect.y))
    words(" ")
    size(rect)
  }

  /// Fills up with spaces to where the next column starts, and with at least that many.
  package mutating func column(at stop: Int, gap: Int) {
    for _ in 0..<max(gap, stop - width()) { bytes.append(UInt8(ascii: " ")) }
  }

  /// Unicode scalars since the line began.
  private mutating func width() -> Int {
    for byte in bytes[measured.bytes...] where byte & 0xC0 != 0x80 { measured.scalars += 1 }
    measured.bytes = bytes.count
    return measured.scalars
  }
}
