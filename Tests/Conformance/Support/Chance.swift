/// Random numbers that are the same for the same seed (SplitMix64).
@MainActor final class Chance {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  func oneIn(_ count: Int) -> Bool { number(in: 1...count) == 1 }

  func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[number(in: 0...(elements.count - 1))]
  }
}
