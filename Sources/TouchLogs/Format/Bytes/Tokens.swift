import Foundation

/// A column of whole numbers as entropy coders like them: one byte for the size, the low bits apart.
///
/// A number's zigzag below 16 is its own token; above, the token holds the exponent and the two bits after the
/// leading one, and the rest goes unchanged into a stream of bits, least significant first.
struct Tokens: Equatable {
  private(set) var bytes: [UInt8] = []
  private(set) var bits: [UInt8] = []
  /// Where numbers of another kind begin, which deflate better apart.
  private(set) var cuts: [Int] = []

  /// A column whose bytes are its values.
  init(bytes: [UInt8]) { self.bytes = bytes }

  /// - Parameter runs: numbers of several kinds, one kind after the other.
  init(_ runs: [Int64]...) {
    let count = runs.reduce(0) { $0 + $1.count }
    var low = LowBits(numbers: count)
    bytes = [UInt8](unsafeUninitializedCapacity: count) { bytes, filled in
      for run in runs where !run.isEmpty {
        if filled > 0 { cuts.append(filled) }
        for value in run {
          let (token, rest, count) = Self.split(value)
          bytes[filled] = token
          filled &+= 1
          if count > 0 { low.append(rest, count) }
        }
      }
    }
    bits = low.bytes
  }

  /// Whether every number is 0; such a column keeps no tokens.
  var areZeros: Bool { bits.isEmpty && bytes.allSatisfy { $0 == 0 } }

  /// The tokens in runs of numbers of one kind.
  var parts: [[UInt8]] {
    zip([0] + cuts, cuts + [bytes.count]).map { Array(bytes[$0..<$1]) }
  }

  @inline(__always)
  static func split(_ value: Int64) -> (token: UInt8, low: UInt64, count: UInt64) {
    let size = Zigzag.encode(value)
    if size < 16 { return (UInt8(truncatingIfNeeded: size), 0, 0) }
    let exponent = UInt64(truncatingIfNeeded: 63 - size.leadingZeroBitCount)
    let count = exponent &- 2
    let token = 16 &+ (exponent &- 4) &* 4 &+ (size >> count) & 3
    return (UInt8(truncatingIfNeeded: token), size & ((1 << count) &- 1), count)
  }

  /// What deflate may make of these numbers, in bits: the tokens' entropy and the low bits.
  static func cost(_ values: [Int64]) -> Double {
    var histogram = [Int](repeating: 0, count: 256)
    var (low, largest): (UInt64, UInt8) = (0, 0)
    for value in values {
      let (token, _, count) = split(value)
      histogram[Int(token)] &+= 1
      low &+= count
      largest = max(largest, token)
    }
    return Self.entropy(histogram[...Int(largest)], total: values.count) + Double(low)
  }

  private static func entropy(_ counts: ArraySlice<Int>, total: Int) -> Double {
    var sum = 0.0
    for count in counts where count > 0 { sum -= Double(count) * log2(Double(count) / Double(total)) }
    return sum
  }
}

/// A stream of bits, least significant first.
private struct LowBits {
  private var whole: [UInt8] = []
  private var pending: UInt64 = 0
  private var pendingCount: UInt64 = 0

  /// - Parameter numbers: how many numbers' bits are to come, about.
  init(numbers: Int) { whole.reserveCapacity(numbers) }

  /// With what is left over as a last byte.
  var bytes: [UInt8] { pendingCount == 0 ? whole : whole + [UInt8(truncatingIfNeeded: pending)] }

  /// - Parameter count: of the bits, the others of which are 0.
  @inline(__always)
  mutating func append(_ bits: UInt64, _ count: UInt64) {
    var (rest, left) = (bits, count)
    while left > 0 {
      let step = min(left, 32)
      pending |= (rest & ((1 &<< step) &- 1)) &<< pendingCount
      pendingCount &+= step
      rest &>>= step
      left &-= step
      while pendingCount >= 8 {
        whole.append(UInt8(truncatingIfNeeded: pending))
        pending &>>= 8
        pendingCount &-= 8
      }
    }
  }
}
