/// The last eight decimal digits of a number, all found at once: a digit for each byte of a word.
///
/// Numbers in a trace are short, and there are several in each line: one by one, every digit would take a division.
struct EightDigits {
  /// The least number that has more.
  static let end: UInt64 = 100_000_000

  /// The first digit in the lowest byte.
  private let digits: UInt64

  /// - Parameter value: below `end`.
  @inline(__always)
  init(of value: UInt64) {
    // Halves first, then the halves of these, then theirs. What is multiplied and shifted is divided by 100, or by
    // 10, of numbers below 10,000, or 100.
    let fours = value / 10_000 | (value % 10_000) << 32
    let hundreds = ((fours &* 10_486) >> 20) & 0x7F_0000_007F
    let twos = hundreds | (fours &- hundreds &* 100) << 16
    let tens = ((twos &* 103) >> 10) & 0x0F_000F_000F_000F
    digits = tens | (twos &- tens &* 10) << 8
  }

  /// How many of them are zeros before the first other one; eight of zero.
  @inline(__always)
  var zeros: Int { digits.trailingZeroBitCount >> 3 }

  /// Their text, without so many at its beginning, as it stands in memory; behind it come other bytes.
  @inline(__always)
  func text(without zeros: Int) -> UInt64 { ((digits | 0x3030_3030_3030_3030) >> UInt64(zeros &* 8)).littleEndian }
}
