import CZlib

/// Packs the parts of a block into one bare deflate stream, each part by the strategy that suits it.
enum Deflate {
  /// Huffman alone for noisy columns, runs for columns nearly all alike, and zlib's two ways of matching.
  private static let strategies: [Int32] = [Z_HUFFMAN_ONLY, Z_RLE, Z_FILTERED, Z_DEFAULT_STRATEGY]
  /// Below this a part's own code table costs more than it saves.
  private static let smallestPart = 48

  /// Above this all parts packed alike are never the smallest.
  private static let largestWhole = 1 << 12
  /// So many bytes of a part are enough to choose its strategy by.
  private static let trial = 1 << 11

  static func packed(_ parts: [[UInt8]], effort: PackingEffort) -> [UInt8] {
    let large = gathered(parts)
    let chosen = large.map { strategy(for: $0, effort) }
    let split = pack(large, by: chosen, in: effort == .fast ? .fast : .best)
    if effort == .fast || parts.reduce(0, { $0 + $1.count }) > largestWhole { return split }
    let whole = parts.flatMap { $0 }
    return strategies.map { pack([whole], by: [$0]) }.reduce(split) { $1.count <= $0.count ? $1 : $0 }
  }

  private static func strategy(for part: [UInt8], _ effort: PackingEffort) -> Int32 {
    if effort == .fast {
      if isNoise(part) { return stored }
      return part.contains { $0 != part[0] } ? Z_HUFFMAN_ONLY : Z_RLE
    }
    let start = part.count > trial ? Array(part[..<trial]) : part
    return strategies.map { (strategy: $0, size: pack([start], by: [$0], in: .trial).count) }
      .min { $0.size < $1.size }?.strategy ?? Z_DEFAULT_STRATEGY
  }

  /// No strategy of zlib's: the bytes as they are.
  private static let stored: Int32 = -1

  /// Whether no byte comes so often that a code would pay.
  private static func isNoise(_ part: [UInt8]) -> Bool {
    guard part.count >= trial else { return false }
    var histogram = [Int](repeating: 0, count: 256)
    for byte in part { histogram[Int(byte)] &+= 1 }
    return histogram.allSatisfy { $0 < part.count / 64 }
  }

  /// The parts, small ones joined with the one before them.
  private static func gathered(_ parts: [[UInt8]]) -> [[UInt8]] {
    parts.reduce(into: []) { large, part in
      if part.count < smallestPart, let last = large.popLast() {
        large.append(last + part)
      } else {
        large.append(part)
      }
    }
  }

  /// How much memory zlib takes, most of which it clears before it begins.
  private struct Memory {
    var window = FormatNumbers.deflateWindow
    /// zlib's memLevel: twice as much for each 1 more.
    var level: Int32

    static let best = Memory(level: 9)
    /// Enough where nothing is looked for in what came before.
    static let fast = Memory(level: 7)
    /// Enough for `trial` bytes.
    static let trial = Memory(window: -11, level: 5)
  }

  private static func pack(
    _ parts: [[UInt8]], by strategies: [Int32], in memory: Memory = .best
  ) -> [UInt8] {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    guard
      deflateInit2_(
        &stream, FormatNumbers.deflateLevel, Z_DEFLATED, memory.window, memory.level,
        max(strategies.first ?? Z_DEFAULT_STRATEGY, Z_DEFAULT_STRATEGY), ZLIB_VERSION, size) == Z_OK
    else { preconditionFailure("zlib is out of memory") }
    defer { deflateEnd(&stream) }
    let total = parts.reduce(0) { $0 + $1.count }
    // Room for every part stored as it is, with its block's head and the flushes between them.
    let room = Int(deflateBound(&stream, UInt(total))) + 64 * (parts.count + 1)
    return [UInt8](unsafeUninitializedCapacity: room) { output, count in
      stream.next_out = output.baseAddress
      stream.avail_out = UInt32(room)
      for (index, part) in parts.enumerated() {
        let isStored = strategies[index] == stored
        if index > 0 || isStored {
          deflateParams(
            &stream, isStored ? Z_NO_COMPRESSION : FormatNumbers.deflateLevel,
            isStored ? Z_DEFAULT_STRATEGY : strategies[index])
        }
        let isLast = index == parts.count - 1
        part.withUnsafeBufferPointer { input in
          stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
          stream.avail_in = UInt32(input.count)
          _ = deflate(&stream, isLast ? Z_FINISH : Z_BLOCK)
        }
      }
      count = room - Int(stream.avail_out)
    }
  }
}

/// Unpacks a bare deflate stream into exactly as many bytes as were announced.
enum Inflate {
  /// - Parameter count: at most `Limit.inflatedBytes`; the caller has checked.
  static func unpacked(_ bytes: ArraySlice<UInt8>, count: Int) throws(Malformed) -> [UInt8] {
    var stream = z_stream()
    guard
      inflateInit2_(&stream, FormatNumbers.deflateWindow, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { throw Malformed("zlib is out of memory") }
    defer { inflateEnd(&stream) }
    var status = Z_OK
    let output = [UInt8](unsafeUninitializedCapacity: count + 1) { output, filled in
      bytes.withUnsafeBufferPointer { input in
        stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        // One byte more than announced, so that a stream that goes on is noticed.
        stream.avail_out = UInt32(count + 1)
        status = inflate(&stream, Z_FINISH)
      }
      filled = count + 1 - Int(stream.avail_out)
    }
    guard status == Z_STREAM_END, output.count == count, stream.avail_in == 0 else {
      throw Malformed("it does not inflate to the \(count) bytes it announces")
    }
    return output
  }
}

/// CRC-32 as PNG and zip use it.
enum Checksum {
  static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBufferPointer { UInt32(truncatingIfNeeded: CZlib.crc32(0, $0.baseAddress, UInt32($0.count))) }
  }
}
