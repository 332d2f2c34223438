/// The lines of a text from outside, numbered from 1, without their ends (LF or CR LF) and a leading byte order
/// mark.
struct Lines: Sequence {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
  }

  init(_ bytes: [UInt8]) { self.init(bytes[...]) }

  struct Line {
    let number: Int
    let bytes: ArraySlice<UInt8>
  }

  func makeIterator() -> some IteratorProtocol<Line> {
    var rest = bytes
    var number = 0
    return AnyIterator {
      guard !rest.isEmpty else { return nil }
      number += 1
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      var line = rest[..<end]
      rest = end < rest.endIndex ? rest[(end + 1)...] : []
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      return Line(number: number, bytes: line)
    }
  }
}

extension ArraySlice<UInt8> {
  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// Without spaces and tabs at either end.
  var trimmed: ArraySlice<UInt8> {
    var slice = self
    while let first = slice.first, Self.isBlank(first) { slice.removeFirst() }
    while let last = slice.last, Self.isBlank(last) { slice.removeLast() }
    return slice
  }

  /// What stands between spaces and tabs; at most `limit` words.
  func words(atMost limit: Int = 32) -> [ArraySlice<UInt8>] {
    var words: [ArraySlice<UInt8>] = []
    var start = startIndex
    while words.count < limit, let begin = self[start...].firstIndex(where: { !Self.isBlank($0) }) {
      let end = self[begin...].firstIndex(where: Self.isBlank) ?? endIndex
      words.append(self[begin..<end])
      start = end
    }
    return words
  }

  func starts(with text: StaticString) -> Bool {
    starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Lossy, and no longer than `limit` bytes: for names and for looking words up, never for numbers.
  func text(atMost limit: Int = Limit.name) -> String { String(decoding: prefix(limit), as: UTF8.self) }
}
