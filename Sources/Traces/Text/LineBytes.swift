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

  package func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// That many times the byte.
  package func append(_ byte: UInt8, times: Int) {
    if times > capacity - count { grow(by: times) }
    (start + count).update(repeating: byte, count: times)
    count += times
  }

  package func removeLast() { count -= 1 }
  /// - Parameter count: not more than there are.
  func removeAll(behind count: Int) { self.count = count }
  package func removeAll() { count = 0 }

  /// Good until anything is appended.
  package var all: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  private func grow(by more: Int) {
    capacity = max(capacity * 2, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
  }
}
