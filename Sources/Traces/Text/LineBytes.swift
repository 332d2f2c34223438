/// The bytes of lines while they are written, in memory that is kept from one to the next.
///
/// A line is put together of two dozen pieces. An array would ask with each of them whether anybody else has it,
/// and so would checks that accesses don't overlap: each reads and sets what it needs at once.
package final class LineBytes {
  @exclusivity(unchecked) private var start: UnsafeMutablePointer<UInt8>
  @exclusivity(unchecked) private var capacity = 256
  @exclusivity(unchecked) package private(set) var count = 0

  package init() { start = .allocate(capacity: capacity) }
  deinit { start.deallocate() }

  package func append(_ byte: UInt8) {
    if count == capacity { grow(by: 1) }
    start[count] = byte
    count += 1
  }

  package func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    if bytes.count > capacity - count { grow(by: bytes.count) }
    (start + count).update(from: first, count: bytes.count)
    count += bytes.count
  }

  /// Once more what stands there already.
  func append(from first: Int, to end: Int) {
    if end - first > capacity - count { grow(by: end - first) }
    (start + count).update(from: start + first, count: end - first)
    count += end - first
  }

  package func append(_ text: String) {
    if text.utf8.withContiguousStorageIfAvailable({ append($0) }) != nil { return }
    for byte in text.utf8 { append(byte) }
  }

  package func append(spaces: Int) {
    // Most often a few: so many at once are written as fast as one.
    let most = 32
    if max(most, spaces) > capacity - count { grow(by: max(most, spaces)) }
    if spaces <= most {
      let end = UnsafeMutableRawPointer(start + count)
      end.storeBytes(of: Self.blanks, as: SIMD16<UInt8>.self)
      (end + 16).storeBytes(of: Self.blanks, as: SIMD16<UInt8>.self)
    } else {
      (start + count).update(repeating: UInt8(ascii: " "), count: spaces)
    }
    count += spaces
  }

  private static var blanks: SIMD16<UInt8> { SIMD16(repeating: UInt8(ascii: " ")) }

  /// Decimal digits, with zeros before them where there are fewer than `width`.
  /// - Parameter width: from 1.
  func append(digitsOf value: UInt64, atLeast width: Int = 1) {
    if value < EightDigits.end, width <= 8 { return append(EightDigits(of: value), atLeast: width) }
    // As many as the greatest number has.
    var (digits, limit): (Int, UInt64) = (1, 10)
    while value >= limit, digits < 20 { (digits, limit) = (digits + 1, limit &* 10) }
    if digits < width { digits = width }
    if digits > capacity - count { grow(by: digits) }
    count += digits
    var (rest, place) = (value, count)
    while digits > 0 {
      place &-= 1
      digits &-= 1
      start[place] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }

  @inline(__always) private func append(_ digits: EightDigits, atLeast width: Int) {
    if 8 > capacity - count { grow(by: 8) }
    let zeros = min(digits.zeros, 8 &- width)
    UnsafeMutableRawPointer(start + count).storeBytes(of: digits.text(without: zeros), as: UInt64.self)
    count += 8 &- zeros
  }

  /// - Parameter count: not more than there are.
  func removeAll(behind count: Int) { self.count = count }
  package func removeAll() { count = 0 }

  /// Good until anything is appended.
  package var all: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  /// What stands from one place to another; likewise.
  @inline(__always)
  func piece(_ first: Int, _ end: Int) -> ExpectedText.Piece { ExpectedText.Piece(of: start, first, end) }

  private func grow(by more: Int) {
    capacity = max(capacity * 2, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
  }
}
