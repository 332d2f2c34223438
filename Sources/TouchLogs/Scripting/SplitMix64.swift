/// A small deterministic generator: equal seeds give equal numbers, on every platform and for ever.
public struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Equal seeds give equal numbers, everywhere.
  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// From 0 up to, not including, 1.
  public mutating func unit() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }

  /// From the range's lower bound up to, not including, its upper one.
  public mutating func double(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * unit()
  }

  /// About normal, with mean 0 and deviation 1: the sum of 12 units, which needs no logarithm of any C library.
  public mutating func normal() -> Double {
    (0..<12).reduce(-6) { sum, _ in sum + unit() }
  }
}
