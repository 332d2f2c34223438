import Foundation

/// A column of whole numbers as entropy coders like them: one byte for the size, the low bits apart.
///
/// A number's zigzag below 16 is its own token; above, the token holds the exponent and the two bits after the leading
/// one, and the rest goes unchanged into a stream of bits, least significant first.
struct Tokens: Equatable {
  private(set) var bytes: [UInt8] = []
  private(set) var bits: [UInt8] = []
  /// Where numbers of another kind begin, which deflate better apart.
  private(set) var cuts: [Int] = []
  private var pending: UInt64 = 0
  private var pendingCount: UInt64 = 0

  /// A column whose bytes are its values.
  init(bytes: [UInt8]) { self.bytes = bytes }

  /// - Parameter runs: numbers of several kinds, one kind after the other.
  init(_ runs: [Int64]...) {
    bytes.reserveCapacity(runs.reduce(0) { $0 + $1.count })
    for run in runs {
      if !bytes.isEmpty, !run.isEmpty { cuts.append(bytes.count) }
      for value in run { append(value) }
    }
    if pendingCount > 0 { bits.append(UInt8(truncatingIfNeeded: pending)) }
    (pending, pendingCount) = (0, 0)
  }

  /// Whether every number is 0; such a column keeps no tokens.
  var areZeros: Bool { bits.isEmpty && bytes.allSatisfy { $0 == 0 } }

  /// The tokens in runs of numbers of one kind.
  var parts: [[UInt8]] {
    zip([0] + cuts, cuts + [bytes.count]).map { Array(bytes[$0..<$1]) }
  }

  private mutating func append(_ value: Int64) {
    let (token, low, count) = Self.split(value)
    bytes.append(token)
    var (rest, left) = (low, count)
    while left > 0 {
      let step = min(left, 32)
      pending |= (rest & ((1 << step) - 1)) << pendingCount
      pendingCount += step
      rest >>= step
      left -= step
      while pendingCount >= 8 {
        bits.append(UInt8(truncatingIfNeeded: pending))
        pending >>= 8
        pendingCount -= 8
      }
    }
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
    var low: UInt64 = 0
    for value in values {
      let (token, _, count) = split(value)
      histogram[Int(token)] &+= 1
      low &+= count
    }
    return Self.entropy(histogram, total: values.count) + Double(low)
  }

  private static func entropy(_ histogram: [Int], total: Int) -> Double {
    histogram.reduce(0) { sum, count in
      count == 0 ? sum : sum - Double(count) * log2(Double(count) / Double(total))
    }
  }
}
