/// Finds a log's blocks one after the other, and the next whole one after damage.
struct BlockScanner {
  private let source: any LogSource
  /// Where the next block is looked for.
  private(set) var offset: Int
  private var searchBudget = Limit.searchBytes

  enum Step {
    case block(Block, Place)
    /// Bytes passed over; the scanner stands behind them.
    case damage(Place, what: String)
    /// The bytes end; inside a block that begins at `torn`, where that is given.
    case end(torn: Int?)
  }

  struct Place {
    var offset: Int
    var byteCount: Int

    var end: Int { offset + byteCount }
  }

  init(_ source: any LogSource, at offset: Int) {
    self.source = source
    self.offset = offset
  }

  var byteCount: Int { source.byteCount }

  mutating func next() throws -> Step {
    let start = offset
    guard start < byteCount else { return .end(torn: nil) }
    guard let header = try header(at: start) else { return try afterBadHeader(start) }
    let end = start + header.blockByteCount
    guard end <= byteCount else {
      if let next = try search(from: start + 1) { return damage(start, upTo: next, "its length") }
      offset = byteCount
      return .end(torn: start)
    }
    if let block = try self.block(header, at: start) {
      offset = end
      return .block(block, Place(offset: start, byteCount: end - start))
    }
    let isFramed = try end == byteCount || self.header(at: end) != nil
    let next = try isFramed ? end : search(from: start + 1) ?? byteCount
    return damage(start, upTo: next, "checksum")
  }

  /// The header at an offset without its payload; nil where there is none. For walking over blocks unread.
  func header(at offset: Int) throws -> BlockHeader? {
    try? BlockHeader(try bytes(offset, Limit.headerBytes))
  }

  /// The block's payload, or as much of its start as asked for, unchecked.
  func payloadStart(_ header: BlockHeader, at offset: Int, count: Int) throws -> [UInt8] {
    try bytes(offset + header.byteCount, min(count, header.length))
  }

  /// The whole block; nil where its checksum fails.
  func block(_ header: BlockHeader, at offset: Int) throws -> Block? {
    let all = try bytes(offset, header.blockByteCount)
    guard all.count == header.blockByteCount else { return nil }
    let body = all.dropLast(FormatNumbers.checksumBytes)
    var reader = ByteReader(all, in: body.endIndex..<all.count)
    guard (try? reader.fixed32()) == Checksum.crc32(body) else { return nil }
    return Block(type: header.type, sequence: header.sequence, payload: Array(body[header.byteCount...]))
  }

  private mutating func afterBadHeader(_ start: Int) throws -> Step {
    if let next = try search(from: start + 1) { return damage(start, upTo: next, "its header") }
    let rest = try bytes(start, Limit.headerBytes)
    offset = byteCount
    if try endsInside(header: rest) || isZero(from: start) { return .end(torn: start) }
    return .damage(Place(offset: start, byteCount: byteCount - start), what: "its header")
  }

  /// Whether a block's first bytes stand there and the rest of its header does not.
  private func endsInside(header rest: [UInt8]) -> Bool {
    guard rest.count < Limit.headerBytes, rest.first == FormatNumbers.blockMarker else { return false }
    var reader = ByteReader(rest)
    do throws(Malformed) {
      _ = (try reader.byte(), try reader.byte(), try reader.varint(), try reader.varint(), try reader.byte())
      return false
    } catch {
      return reader.remaining == 0
    }
  }

  /// Some file systems leave zeros where bytes were promised and never came.
  private func isZero(from start: Int) throws -> Bool {
    for piece in stride(from: start, to: byteCount, by: Self.piece) {
      if try bytes(piece, Self.piece).contains(where: { $0 != 0 }) { return false }
    }
    return true
  }

  private mutating func damage(_ start: Int, upTo next: Int, _ what: String) -> Step {
    offset = next
    return .damage(Place(offset: start, byteCount: next - start), what: what)
  }

  /// The offset of the next whole block; nil where there is none, or where looking for it has cost enough.
  private mutating func search(from start: Int) throws -> Int? {
    for piece in stride(from: start, to: byteCount, by: Self.piece) {
      let window = try bytes(piece, Self.piece + Limit.headerBytes)
      for index in 0..<min(Self.piece, window.count) where window[index] == FormatNumbers.blockMarker {
        let candidate = Array(window[index..<min(index + Limit.headerBytes, window.count)])
        guard let header = try? BlockHeader(candidate) else { continue }
        guard piece + index + header.blockByteCount <= byteCount else { continue }
        searchBudget -= header.blockByteCount
        if searchBudget < 0 { return nil }
        if try block(header, at: piece + index) != nil { return piece + index }
      }
    }
    return nil
  }

  private static let piece = 1 << 16

  private func bytes(_ offset: Int, _ count: Int) throws -> [UInt8] {
    try source.bytes(in: offset..<min(offset + count, byteCount))
  }
}
