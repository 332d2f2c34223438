import Testing

@testable import TouchInterchange

@Suite struct NumberTests {
  private func bytes(_ text: String) -> ArraySlice<UInt8> { Array(text.utf8)[...] }

  @Test func `integers are decimal, whole and in range`() {
    #expect(Number.integer(bytes("-001")) == -1)
    #expect(Number.integer(bytes("+0397")) == 397)
    #expect(Number.integer(bytes("999999999999999999")) == 999_999_999_999_999_999)
    for wrong in ["", "-", "1.0", "0x1", " 1", "9999999999999999999", "１"] {
      #expect(Number.integer(bytes(wrong)) == nil, "\(wrong)")
    }
  }

  @Test func `hexadecimal has up to 8 digits`() {
    #expect(Number.hexadecimal(bytes("014a")) == 0x14A)
    #expect(Number.hexadecimal(bytes("ffffFFFF")) == .max)
    for wrong in ["", "-1", "0x1", "123456789", "g"] {
      #expect(Number.hexadecimal(bytes(wrong)) == nil, "\(wrong)")
    }
  }

  @Test func `decimals are the nearest Double, as the standard library reads them`() {
    let texts = [
      "0", "-0.5", "1338280591.517526", "0.1", "2874.934401", "1722443386312.649", "9007199254740993", "1e-7",
      "2.7755575615628914e-17", "277.1012268066406", "123456789012345678901234567890", "0.000000000000000001", "-0",
    ]
    for text in texts {
      #expect(Number.double(bytes(text))?.bitPattern == Double(text)?.bitPattern, "\(text)")
    }
    for wrong in ["", ".", "-", "nan", "inf", "1e999", "0x1p3", "1,5", "1 ", "--1", "1.2.3"] {
      #expect(Number.double(bytes(wrong)) == nil, "\(wrong)")
    }
  }
}
