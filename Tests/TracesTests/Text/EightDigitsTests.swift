import Testing

@testable import Traces

@Suite struct EightDigitsTests {
  private func text(_ value: UInt64, atLeast width: Int = 1) -> String {
    let bytes = LineBytes()
    bytes.append(digitsOf: value, atLeast: width)
    return String(decoding: bytes.all, as: UTF8.self)
  }

  @Test func `every number of up to five digits has those that Swift gives it`() {
    #expect((0..<100_000).allSatisfy { text($0) == "\($0)" })
  }

  @Test func `so have longer ones, on both sides of the eighth digit`() {
    let steps = stride(from: UInt64(99_999), to: EightDigits.end * 3, by: 104_729)
    #expect(steps.allSatisfy { text($0) == "\($0)" })
    for value in [EightDigits.end - 1, EightDigits.end, EightDigits.end + 1, UInt64.max] {
      #expect(text(value) == "\(value)")
    }
  }

  @Test(arguments: [
    (0, 1, "0"), (0, 3, "000"), (7, 2, "07"), (70, 3, "070"), (1234, 3, "1234"), (5, 8, "00000005"),
    (5, 9, "000000005"),
  ])
  func `zeros come before them up to the width`(value: UInt64, width: Int, expected: String) {
    #expect(text(value, atLeast: width) == expected)
  }
}
