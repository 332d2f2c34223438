/// Writes lines of a trace as bytes: columns, names that stay on their line, rounded numbers.
///
/// One writer is kept for many lines; `removeAll` keeps its memory. A copy writes into the same lines.
package struct LineWriter {
  package let bytes = LineBytes()
  private let last: LineBeginning?
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

  /// - Parameter last: kept by whoever writes many lines, for all that write lines of the same trace.
  package init(after last: LineBeginning? = nil) { self.last = last }

  package var text: String { String(decoding: bytes.all, as: UTF8.self) }

  package mutating func removeAll() {
    bytes.removeAll()
    if keepsFields { fields.removeAll(keepingCapacity: true) }
    measured = (0, 0)
  }

  package mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    measured = (bytes.count, 0)
  }

  /// Text of our own, as it is.
  package mutating func words(_ text: String) { bytes.append(text) }

  /// Text of our own that is ASCII, as it is.
  mutating func ascii(_ text: StaticString) {
    let start = bytes.count
    bytes.append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    knowASCII(behind: start)
  }

  /// Likewise.
  mutating func ascii(_ text: String) {
    let start = bytes.count
    bytes.append(text)
    knowASCII(behind: start)
  }

  /// The columns *frame* and *ms*.
  mutating func beginning(frame: Int?, time: Double) {
    let start = bytes.count
    if redacted.isEmpty, !keepsFields, let last {
      last.append(frame: frame, time: time, to: bytes)
      return knowASCII(behind: start)
    }
    if let frame { integer(frame) } else { ascii("-") }
    column(at: TraceLine.Stop.time, gap: 1)
    milliseconds(time)
    column(at: TraceLine.Stop.subject, gap: 1)
  }

  /// What comes there is ASCII: what is known of the line's width stays so.
  private mutating func knowASCII(behind start: Int) {
    guard measured.bytes == start else { return }
    measured = (bytes.count, measured.scalars + bytes.count - start)
  }

  /// The name of a view, of a responder or of something of theirs, escaped.
  package mutating func name(_ text: String) {
    guard redacted.isEmpty || !redacted.contains(.views) else {
      Escaping.append(Self.withoutNumbers(text), to: bytes)
      return
    }
    let start = bytes.count
    if Escaping.append(text, to: bytes) { knowASCII(behind: start) }
  }

  /// What a name comes out as within a sentence.
  var naming: (String) -> String {
    guard redacted.contains(.views) else { return Escaping.escaped }
    return { Escaping.escaped(Self.withoutNumbers($0)) }
  }

  /// The name as seen from a path that it is below, else whole: `row14` for `home/list/row14` in `home/list`.
  package mutating func name(_ text: String, in path: String) {
    let isDone = text.utf8.withContiguousStorageIfAvailable { text in
      path.utf8.withContiguousStorageIfAvailable { path in
        guard redacted.isEmpty, text.count > path.count + 1, text[path.count] == UInt8(ascii: "/") else {
          return false
        }
        guard ByteComparison.begin(text, with: path) else { return false }
        return Escaping.append(plain: UnsafeBufferPointer(rebasing: text[(path.count + 1)...]), to: bytes)
      }
    }
    if isDone == true { return }
    name(text.below(path))
  }

  /// Text of somebody else's, escaped.
  package mutating func quoted(_ text: String) { Escaping.append(text, to: bytes) }

  package mutating func integer(_ value: Int) {
    let start = bytes.count
    FixedPoint.append(value, to: bytes)
    knowASCII(behind: start)
  }

  /// To the thousandth, unless said otherwise.
  package mutating func number(_ value: Double, decimals: Int = 3) {
    FixedPoint.append(value, decimals: decimals, to: bytes)
  }

  package mutating func milliseconds(_ seconds: Double) {
    let start = bytes.count
    field(.times) { FixedPoint.appendMilliseconds(seconds, to: $0.bytes) }
    knowASCII(behind: start)
  }

  /// `195,749`
  package mutating func point(_ point: Point) { pair(point, of: .positions, decimals: 3) }

  /// Two numbers with a comma between, `0,190.7`, as a field.
  package mutating func pair(_ point: Point, of field: LineField, decimals: Int) {
    self.field(field) { writer in
      writer.number(point.x, decimals: decimals)
      writer.ascii(",")
      writer.number(point.y, decimals: decimals)
    }
  }

  private mutating func field(_ field: LineField, _ write: (inout LineWriter) -> Void) {
    guard redacted.isEmpty || !redacted.contains(field) else { return bytes.append(UInt8(ascii: "*")) }
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
    let width = width()
    let spaces = max(gap, stop - width)
    bytes.append(spaces: spaces)
    measured = (bytes.count, width + spaces)
  }

  /// Unicode scalars since the line began.
  mutating func width() -> Int {
    if measured.bytes == bytes.count { return measured.scalars }
    let more = Self.scalars(in: UnsafeBufferPointer(rebasing: bytes.all[measured.bytes...]))
    measured = (bytes.count, measured.scalars + more)
    return measured.scalars
  }

  /// How many Unicode scalars the text is, of UTF-8.
  private static func scalars(in text: UnsafeBufferPointer<UInt8>) -> Int {
    var scalars = 0
    // Without a branch, so that many bytes are looked at in one step.
    for byte in text { scalars &+= byte & 0xC0 == 0x80 ? 0 : 1 }
    return scalars
  }
}
