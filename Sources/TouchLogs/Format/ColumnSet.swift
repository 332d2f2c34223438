/// The columns of a sample block as one run of bytes: a directory, every column's tokens, then every column's bits.
struct ColumnSet {
  private var columns: [(number: ColumnNumber, head: [UInt8], tokens: Tokens)] = []

  /// Adds a column; one without values costs nothing, not even its name.
  mutating func add(_ number: ColumnNumber, _ head: ByteWriter = ByteWriter(), _ tokens: Tokens) {
    if tokens.bytes.isEmpty { return }
    columns.append((number, head.bytes, tokens))
  }

  /// Adds a column whose bytes are its values.
  mutating func add(_ number: ColumnNumber, bytes: [UInt8]) {
    add(number, ByteWriter(), Tokens(bytes: bytes))
  }

  /// Directory, tokens and bits, apart because they deflate differently.
  var parts: [[UInt8]] {
    var directory = ByteWriter()
    directory.varint(count: columns.count)
    for column in columns {
      directory.byte(column.number.rawValue)
      directory.varint(count: column.head.count)
      directory.raw(column.head)
      directory.varint(count: column.tokens.bytes.count)
      directory.varint(count: column.tokens.bits.count)
    }
    return [directory.bytes] + columns.map(\.tokens.bytes) + [columns.flatMap(\.tokens.bits)]
  }
}

/// The columns of an inflated sample block, found by number.
struct ColumnDirectory {
  private struct Entry {
    var head: ByteReader
    var tokens: TokenReader
  }
  private var entries: [ColumnNumber: Entry] = [:]
  private let empty = TokenReader(tokens: ByteReader([]), bits: ByteReader([]))

  /// Passes over a column unknown to this version unless it is critical.
  init(_ bytes: [UInt8]) throws(Malformed) {
    var reader = ByteReader(bytes)
    let count = try reader.varint(atMost: Limit.columns)
    var listed: [(number: UInt8, head: Range<Int>, tokens: Int, bits: Int)] = []
    for _ in 0..<count {
      let number = try reader.byte()
      let head = try reader.range(try reader.varint(atMost: reader.remaining))
      let tokens = try reader.varint(atMost: bytes.count)
      listed.append((number, head, tokens, try reader.varint(atMost: bytes.count)))
    }
    var tokenRanges: [Range<Int>] = []
    for column in listed { tokenRanges.append(try reader.range(column.tokens)) }
    for (column, tokens) in zip(listed, tokenRanges) {
      let bits = try reader.range(column.bits)
      guard let number = ColumnNumber(rawValue: column.number) else {
        if column.number & 1 == 1 { throw Malformed("column \(column.number) is unknown to this version") }
        continue
      }
      guard entries[number] == nil else { throw Malformed("column \(column.number) is there twice") }
      entries[number] = Entry(
        head: ByteReader(bytes, in: column.head),
        tokens: TokenReader(tokens: ByteReader(bytes, in: tokens), bits: ByteReader(bytes, in: bits)))
    }
    guard reader.remaining == 0 else { throw Malformed("it has \(reader.remaining) bytes too many") }
  }

  /// A column of bytes or of bare numbers; empty where the block has none.
  func tokens(_ number: ColumnNumber) -> TokenReader { entries[number]?.tokens ?? empty }

  func head(_ number: ColumnNumber) -> ByteReader { entries[number]?.head ?? ByteReader([]) }

  /// A column of values, one for each context.
  func values(_ number: ColumnNumber, _ contexts: [Prediction.Context]) throws(Malformed) -> [Double] {
    if contexts.isEmpty { return [] }
    var (head, tokens) = (head(number), tokens(number))
    return try ValueColumn.decode(&head, &tokens, contexts: contexts)
  }

  /// A column of whole numbers, one for each context.
  func numbers(_ number: ColumnNumber, _ contexts: [Prediction.Context]) throws(Malformed) -> [Int64] {
    if contexts.isEmpty { return [] }
    var (head, tokens) = (head(number), tokens(number))
    let values = try NumberColumn.decode(&head, &tokens, contexts: contexts)
    guard tokens.remaining == 0 else { throw Malformed("a column has \(tokens.remaining) values too many") }
    return values
  }

  func times(_ number: ColumnNumber, count: Int) throws(Malformed) -> [Double] {
    if count == 0 { return [] }
    var (head, tokens) = (head(number), tokens(number))
    return try TimeColumn.decode(&head, &tokens, count: count)
  }
}
