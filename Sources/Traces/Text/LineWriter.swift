/// Writes lines of a trace as bytes: columns, names that stay on their line, rounded numbers.
///
/// One writer is kept for many lines; `removeAll` keeps its memory.
package struct LineWriter {
  package private(set) var bytes: [UInt8] = []
  /// Up to where the line at hand was measured, and how many Unicode scalars that is.
  private var measured = (bytes: 0, scalars: 0)

  /// What a stretch of the line stands for.
  package struct Stretch: Hashable, Sendable {
    package let field: LineField
    package let range: Range<Int>
  }

  /// Fields that come out as `*`; of names only the numbers in them.
  package var redacted: Set<LineField> = []
  /// Whether `fields` are wanted: they cost a little.
  package var keepsFields = false
  /// The fields of all lines since `removeAll`, in order, where they are wanted.
  package private(set) var fields: [Stretch] = []

  package init() {}

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    fields.removeAll(keepingCapacity: true)
    measured = (0, 0)
  }

  package mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    measured = (bytes.count, 0)
  }

  /// Text of our own, as it is.
  package mutating func words(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// The name of a view, of a responder or of something of theirs, escaped.
  package mutating func name(_ text: String) {
    guard redacted.contains(.views) else { return Escaping.append(text, to: &bytes) }
    Escaping.append(Self.withoutNumbers(text), to: &bytes)
  }

  /// Text of somebody else's, escaped.
  package mutating func quoted(_ text: String) { Escaping.append(text, to: &bytes) }

  package mutating func integer(_ value: Int) { FixedPoint.append(value, to: &bytes) }

  /// To the thousandth, unless said otherwise.
  package mutating func number(_ value: Double, decimals: Int = 3) {
    FixedPoint.append(value, decimals: decimals, to: &bytes)
  }

  package mutating func milliseconds(_ seconds: Double) {
    field(.times) { FixedPoint.appendMilliseconds(seconds, to: &$0.bytes) }
  }

  /// `195,749`
  package mutating func point(_ point: Point) { pair(point, of: .positions, decimals: 3) }

  /// Two numbers with a comma between, `0,190.7`, as a field.
  package mutating func pair(_ point: Point, of field: LineField, decimals: Int) {
    self.field(field) { writer in
      writer.number(point.x, decimals: decimals)
      writer.words(",")
      writer.number(point.y, decimals: decimals)
    }
  }

  private mutating func field(_ field: LineField, _ write: (inout LineWriter) -> Void) {
    guard !redacted.contains(field) else { return bytes.append(UInt8(ascii: "*")) }
    let start = bytes.count
    write(&self)
    if keepsFields { fields.append(Stretch(field: field, range: start..<bytes.count)) }
  }

  /// `row14/UILabel#2` as `row*/UILabel#*`; an identifier as UUIDs are written is one number.
  package static func withoutNumbers(_ name: String) -> String {
    let uuid = [8, 4, 4, 4, 12]
    var rest = Array(name.unicodeScalars)[...]
    var text = String.UnicodeScalarView()
    while let scalar = rest.first {
      let groups = String(String.UnicodeScalarView(rest.prefix(36))).split(separator: "-")
      if groups.map(\.count) == uuid, groups.allSatisfy({ $0.allSatisfy(\.isHexDigit) }) {
        text.append("*")
        rest = rest.dropFirst(36)
      } else if ("0"..."9").contains(scalar) {
        text.append("*")
        rest = rest.drop { ("0"..."9").contains($0) }
      } else {
        text.append(scalar)
        rest.removeFirst()
      }
    }
    return String(text)
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
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: max(gap, stop - width())))
  }

  /// Unicode scalars since the line began.
  private mutating func width() -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var scalars = 0
      // Without a branch, so that many bytes are looked at in one step.
      for byte in bytes[measured.bytes...] { scalars &+= byte & 0xC0 == 0x80 ? 0 : 1 }
      measured = (bytes.count, measured.scalars + scalars)
    }
    return measured.scalars
  }
}
