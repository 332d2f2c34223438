/// A code's bytes in the order in which they are drawn: data, split into blocks, each with its correcting bytes.
enum QRCodewords {
  static func interleaved(_ bytes: [UInt8], _ size: QRSize) -> [UInt8] {
    let data = padded(bytes, size)
    let field = GaloisField()
    let divisor = field.divisor(size.correctionCount)
    // Blocks differ by one byte at most; the short ones come first.
    let short = size.dataCount / size.blockCount
    let longer = size.dataCount % size.blockCount
    var blocks: [(data: ArraySlice<UInt8>, correction: [UInt8])] = []
    var start = 0
    for index in 0..<size.blockCount {
      let count = short + (index < size.blockCount - longer ? 0 : 1)
      let part = data[start..<start + count]
      blocks.append((part, field.remainder(of: part, by: divisor)))
      start += count
    }
    var codewords: [UInt8] = []
    for place in 0...short {
      for block in blocks where place < block.data.count {
        codewords.append(block.data[block.data.startIndex + place])
      }
    }
    for place in 0..<size.correctionCount { codewords += blocks.map { $0.correction[place] } }
    return codewords
  }

  /// Mode, count, the bytes, an end, and what fills the rest.
  private static func padded(_ bytes: [UInt8], _ size: QRSize) -> [UInt8] {
    var bits: [Bool] = []
    func add(_ value: Int, _ count: Int) {
      for shift in (0..<count).reversed() { bits.append(value >> shift & 1 == 1) }
    }
    add(0b0100, 4)
    add(bytes.count, size.countBits)
    for byte in bytes { add(Int(byte), 8) }
    add(0, min(4, size.dataCount * 8 - bits.count))
    add(0, (8 - bits.count % 8) % 8)
    var data = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    for index in 0..<max(0, size.dataCount - data.count) { data.append(index % 2 == 0 ? 0xEC : 0x11) }
    return data
  }
}

/// The bytes as a field, over x⁸ + x⁴ + x³ + x² + 1, in which Reed and Solomon's codes are reckoned.
private struct GaloisField {
  /// The powers of 2, and which power each byte is.
  private var powers = [UInt8](repeating: 0, count: 255)
  private var logarithms = [Int](repeating: 0, count: 256)

  init() {
    var value = 1
    for power in 0..<255 {
      powers[power] = UInt8(value)
      logarithms[value] = power
      value <<= 1
      if value > 0xFF { value ^= 0x11D }
    }
  }

  private func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
    if one == 0 || other == 0 { return 0 }
    return powers[(logarithms[Int(one)] + logarithms[Int(other)]) % 255]
  }

  /// (x - 1)(x - 2)(x - 4)…, highest power first, the leading 1 left out.
  func divisor(_ degree: Int) -> [UInt8] {
    var coefficients: [UInt8] = [1]
    for power in 0..<degree {
      var next = coefficients + [0]
      for (index, coefficient) in coefficients.enumerated() {
        next[index + 1] ^= product(coefficient, powers[power])
      }
      coefficients = next
    }
    return Array(coefficients.dropFirst())
  }

  func remainder(of data: ArraySlice<UInt8>, by divisor: [UInt8]) -> [UInt8] {
    var remainder = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ remainder[0]
      remainder = remainder.dropFirst() + [0]
      for (index, coefficient) in divisor.enumerated() { remainder[index] ^= product(coefficient, factor) }
    }
    return remainder
  }
}
