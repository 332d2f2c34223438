/// The columns of a sample block as one run of bytes: a directory, every column's tokens, then every column's bits.
struct ColumnSet {
  private var columns: [(number: ColumnNumber, head: [UInt8], tokens: Tokens)] = []

  /// Adds a column; where all its numbers are 0 its head alone.
  mutating func add(_ number: ColumnNumber, _ head: ByteWriter, _ tokens: Tokens) {
    columns.append((number, head.bytes, tokens.areZeros ? Tokens() : tokens))
  }

  /// Adds a column of bare numbers; one without numbers costs nothing, not even its name.
  mutating func add(_ number: ColumnNumber, _ tokens: Tokens) {
    if !tokens.bytes.isEmpty { add(number, ByteWriter(), tokens) }
  }

  /// Makes the columns' bytes so many more at least when deflated, by a column that readers pass over.
  mutating func fill(_ count: Int) {
    var noise = SplitMix64(seed: 0)
    var head = ByteWriter()
    // What is filled in is unpacked too, and counts.
    for _ in 0...count / 7 { head.fixed64(noise.next()) }
    columns.append((.filling, head.bytes, Tokens()))
  }

  /// Another order that columns are tried in: what fingers did before when, and control, which is nearly all zeros,
  /// next to the bits.
  private static let otherOrder: [ColumnNumber] = [
    .x, .y, .previousX, .previousY, .force, .maximumPossibleForce, .majorRadius, .majorRadiusTolerance,
    .updateIndex, .minorTime, .fingers, .extras, .time, .altitudeAngle, .azimuthAngle, .rollAngle, .minorControl,
    .control, .filling,
  ]

  /// The columns as they were added, and in another order: which neighbours share a code table best only trial
  /// tells. Each is directory, tokens and bits, apart because they deflate differently.
  var arrangements: [[[UInt8]]] {
    [columns, Self.otherOrder.compactMap { number in columns.first { $0.number == number } }].map { columns in
      var directory = ByteWriter()
      directory.varint(count: columns.count)
      for column in columns {
        directory.byte(column.number.rawValue)
        directory.varint(count: column.head.count)
        directory.raw(column.head)
        directory.varint(count: column.tokens.bytes.count)
        directory.varint(count: column.tokens.bits.count)
      }
      return [directory.bytes] + columns.flatMap(\.tokens.parts) + [columns.flatMap(\.tokens.bits)]
    }
  }
}

/// The columns of an inflated sample block, found by number.
struct ColumnDirectory {
  private struct Entry {
    let number: ColumnNumber
    var head: ByteReader
    var tokens: TokenReader
  }
  /// A handful.
  private var entries: [Entry] = []

  /// As the directory has it: where its head is, and how much it has of the rest.
  private struct Listed {
    let number: UInt8
    let head: Range<Int>
    let tokens: Int
    let bits: Int
    /// Where the tokens are.
    var found = 0..<0
  }

  /// Passes over a column unknown to this version unless it is critical.
  init(_ bytes: [UInt8]) throws(Malformed) {
    var reader = ByteReader(bytes)
    let count = try reader.varint(atMost: Limit.columns)
    var listed: [Listed] = []
    listed.reserveCapacity(count)
    entries.reserveCapacity(count)
    for _ in 0..<count {
      let number = try reader.byte()
      let head = try reader.range(try reader.varint(atMost: reader.remaining))
      let tokens = try reader.varint(atMost: bytes.count)
      listed.append(
        Listed(number: number, head: head, tokens: tokens, bits: try reader.varint(atMost: bytes.count)))
    }
    for place in listed.indices { listed[place].found = try reader.range(listed[place].tokens) }
    for column in listed {
      let bits = try reader.range(column.bits)
      if column.number == ColumnNumber.filling.rawValue { continue }
      guard let number = ColumnNumber(rawValue: column.number) else {
        if column.number & 1 == 1 { throw Malformed("column \(column.number) is unknown to this version") }
        continue
      }
      guard place(of: number) == nil else { throw Malformed("column \(column.number) is there twice") }
      entries.append(
        Entry(
          number: number, head: ByteReader(bytes, in: column.head),
          tokens: TokenReader(bytes, tokens: column.found, bits: bits)))
    }
    guard reader.remaining == 0 else { throw Malformed("it has \(reader.remaining) bytes too many") }
  }

  /// How many of the inflated bytes each column takes, without its entry in the directory; in the order of their
  /// numbers.
  var sizes: [(number: ColumnNumber, bytes: [UInt8])] {
    entries.sorted { $0.number.rawValue < $1.number.rawValue }.map { ($0.number, $0.tokens.stored) }
  }

  private func place(of number: ColumnNumber) -> Int? {
    for place in entries.indices where entries[place].number == number { return place }
    return nil
  }

  /// A column of bytes or of bare numbers; without any where the block has no such column.
  func tokens(_ number: ColumnNumber) -> TokenReader {
    place(of: number).map { entries[$0].tokens } ?? .none
  }

  func head(_ number: ColumnNumber) -> ByteReader {
    place(of: number).map { entries[$0].head } ?? ByteReader([])
  }

  /// A column of values, one for each row.
  func values(_ number: ColumnNumber, _ rows: ColumnRows) throws(Malformed) -> [Double] {
    if rows.isEmpty { return [] }
    var (head, tokens) = (head(number), tokens(number))
    return try ValueColumn.decode(&head, &tokens, rows)
  }

  /// A column of whole numbers, one for each row.
  func numbers(_ number: ColumnNumber, _ rows: ColumnRows) throws(Malformed) -> [Int64] {
    if rows.isEmpty { return [] }
    var (head, tokens) = (head(number), tokens(number))
    let (numbers, ladder) = try NumberColumn.decode(&head, &tokens, rows)
    guard tokens.remaining == 0 else { throw Malformed("a column has \(tokens.remaining) values too many") }
    return numbers.map(ladder.rung)
  }

  func times(_ number: ColumnNumber, count: Int) throws(Malformed) -> [Double] {
    if count == 0 { return [] }
    var (head, tokens) = (head(number), tokens(number))
    return try TimeColumn.decode(&head, &tokens, count: count)
  }
}
