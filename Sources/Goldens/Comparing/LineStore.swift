import Foundation

/// Lines in one buffer, each with its end: what a trace said from its first divergence on.
struct LineStore {
  private(set) var bytes: [UInt8]
  /// Where each line begins, and after the last where the next would.
  private var starts: [Int]

  init() { (bytes, starts) = ([], [0]) }

  /// The lines of a text that ends with a line end, from an offset on.
  init(_ text: [UInt8], from offset: Int) {
    var starts = [offset]
    text.withUnsafeBytes { text in
      guard let base = text.baseAddress else { return }
      var place = offset
      while place < text.count, let end = memchr(base + place, Int32(UInt8(ascii: "\n")), text.count - place) {
        place = base.distance(to: end) + 1
        starts.append(place)
      }
    }
    (bytes, self.starts) = (text, starts)
  }

  var count: Int { starts.count - 1 }

  mutating func append(_ line: some Collection<UInt8>) {
    bytes.append(contentsOf: line)
    starts.append(bytes.count)
  }

  /// The line with its end.
  func line(_ index: Int) -> ArraySlice<UInt8> { bytes[starts[index]..<starts[index + 1]] }

  /// This text, with what did not change as the golden has it.
  func bytes(keeping golden: LineStore, but changes: [LineDiff.Change]) -> [UInt8] {
    var kept: [UInt8] = []
    var next = 0
    for change in changes {
      for index in next..<change.golden.lowerBound { kept += golden.line(index) }
      for index in change.actual { kept += line(index) }
      next = change.golden.upperBound
    }
    for index in next..<golden.count { kept += golden.line(index) }
    return kept
  }

  /// The line without its end.
  func text(_ index: Int) -> String {
    String(decoding: bytes[starts[index]..<starts[index + 1] - 1], as: UTF8.self)
  }

  /// How many lines both texts begin with.
  func commonStart(with other: LineStore) -> Int {
    var common = 0
    while common < min(count, other.count), isSame(common, as: common, of: other) { common += 1 }
    return common
  }

  /// How many lines both texts end with, of those after the first `start`.
  func commonEnd(with other: LineStore, after start: Int) -> Int {
    var common = 0
    while common < min(count, other.count) - start,
      isSame(count - 1 - common, as: other.count - 1 - common, of: other)
    {
      common += 1
    }
    return common
  }

  private func isSame(_ index: Int, as otherIndex: Int, of other: LineStore) -> Bool {
    let (start, otherStart) = (starts[index], other.starts[otherIndex])
    let length = starts[index + 1] - start
    guard length == other.starts[otherIndex + 1] - otherStart else { return false }
    return bytes.withUnsafeBytes { own in
      other.bytes.withUnsafeBytes { others in
        guard let own = own.baseAddress, let others = others.baseAddress else { return length == 0 }
        return memcmp(own + start, others + otherStart, length) == 0
      }
    }
  }

  var keys: [LineDiff.Key] { keys(of: 0..<count) }

  func keys(of lines: Range<Int>) -> [LineDiff.Key] {
    lines.map { index in
      let line = bytes[starts[index]..<starts[index + 1] - 1]
      // Two lines that share one only ever hide a line of the printed diff.
      return LineDiff.Key(hash: Fingerprint(line).value, time: Self.time(of: line))
    }
  }

  /// The second column in tenths; nil for what no trace prints there.
  private static func time(of line: ArraySlice<UInt8>) -> Int? {
    let space = UInt8(ascii: " ")
    guard let first = line.firstIndex(of: space) else { return nil }
    var column = line[first...].drop { $0 == space }.prefix { $0 != space }
    let isNegative = column.first == UInt8(ascii: "-")
    if isNegative { column.removeFirst() }
    var tenths = 0
    var decimals: Int?
    guard (1...17).contains(column.count) else { return nil }
    for byte in column {
      if byte == UInt8(ascii: "."), decimals == nil {
        decimals = 0
      } else if case UInt8(ascii: "0")...UInt8(ascii: "9") = byte {
        tenths = tenths * 10 + Int(byte - UInt8(ascii: "0"))
        decimals = decimals.map { $0 + 1 }
      } else {
        return nil
      }
    }
    guard decimals ?? 1 == 1 else { return nil }
    if decimals == nil { tenths *= 10 }
    return isNegative ? -tenths : tenths
  }
}
