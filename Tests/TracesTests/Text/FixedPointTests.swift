import Testing

@testable import Traces

@Suite struct FixedPointTests {
  func text(_ value: Double, decimals: Int = 3) -> String {
    let bytes = LineBytes()
    FixedPoint.append(value, decimals: decimals, to: bytes)
    return String(decoding: bytes.all, as: UTF8.self)
  }

  func milliseconds(_ seconds: Double) -> String {
    let bytes = LineBytes()
    FixedPoint.appendMilliseconds(seconds, to: bytes)
    return String(decoding: bytes.all, as: UTF8.self)
  }

  @Test(arguments: [
    (195.0, "195"), (12.5, "12.5"), (606.66665649414062, "606.667"), (0.1, "0.1"), (-0.334, "-0.334"),
    (0.0004, "0"), (1e-300, "0"), (1_234_567.8901, "1234567.89"),
  ])
  func `points are rounded to the thousandth, without trailing zeros`(value: Double, expected: String) {
    #expect(text(value) == expected)
  }

  @Test(arguments: [(0.0625, "0.063"), (-0.0625, "-0.063"), (0.0005, "0.001"), (2.5, "2.5")])
  func `an exact half goes away from zero`(value: Double, expected: String) {
    #expect(text(value) == expected)
  }

  @Test func `the exact value decides, not the one its digits suggest`() {
    #expect(text(0.0005) == "0.001")  // the double is a little above
    #expect(text(1.0005) == "1")  // the double is a little below: 1.000499999999999989…
    #expect(text(0.35, decimals: 1) == "0.3")  // 0.34999999999999997…
  }

  @Test(arguments: [-0.0, -0.0001, -1e-300])
  func `zero never has a sign`(value: Double) {
    #expect(text(value) == "0")
    #expect(milliseconds(value / 1000) == "0")
  }

  @Test func `what is no number is named`() {
    #expect(text(.nan) == "nan")
    #expect(text(-.nan) == "nan")
    #expect(text(.infinity) == "inf")
    #expect(text(-.infinity) == "-inf")
    #expect(milliseconds(.nan) == "nan")
    #expect(milliseconds(-.infinity) == "-inf")
  }

  @Test(arguments: [
    (0x1p51 + 0.5, "2251799813685248.5"), (0x1p53, "9007199254740992"), (1e20, "100000000000000000000"),
    (-1.5e21, "-1500000000000000000000"), (1e16, "10000000000000000"),
  ])
  func `a huge number has no exponent`(value: Double, expected: String) {
    #expect(text(value) == expected)
  }

  @Test func `the largest number is 309 digits`() {
    let digits = text(.greatestFiniteMagnitude)
    #expect(digits.count == 309)
    #expect(digits.hasPrefix("17976931348623157000"))
    #expect(milliseconds(.greatestFiniteMagnitude) == "inf")
  }

  @Test(arguments: [
    (0.0, "0"), (.leastNonzeroMagnitude, "0"), (0.304, "304"), (1.0 / 60, "16.7"), (0.00005, "0.1"),
    (0.000049, "0"), (-0.15, "-150"),
    (3600.0, "3600000"), (0.99999, "1000"), (0.15, "150"),
  ])
  func `time is milliseconds to the tenth`(seconds: Double, expected: String) {
    #expect(milliseconds(seconds) == expected)
  }

  @Test func `rounding agrees with long division on many values`() {
    var seed: UInt64 = 1
    for _ in 0..<2_000 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      // Multiples of 2^-20 below 2^20: times 1000 they are exact doubles, and so is the half added to them.
      let value = Double(seed >> 24) * 0x1p-20
      let expected = UInt64((value * 1000 + 0.5).rounded(.down))
      #expect(FixedPoint.rounded(value, parts: 1000) == expected)
    }
  }

  @Test func `integers of any sign are whole`() {
    let bytes = LineBytes()
    FixedPoint.append(Int.min, to: bytes)
    #expect(String(decoding: bytes.all, as: UTF8.self) == "-9223372036854775808")
  }
}
