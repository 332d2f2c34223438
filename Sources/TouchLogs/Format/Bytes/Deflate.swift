import CZlib

/// Packs the parts of a block into one bare deflate stream, each part in the way that suits it.
enum Deflate {
  /// - Parameter arrangements: the same parts in several orders. All are tried with what is small, where a code
  ///   table more or less counts; else the first is taken.
  static func packed(either arrangements: [[[UInt8]]], effort: PackingEffort) -> [UInt8] {
    let tried = effort == .best && JoinedParts.isSmall(arrangements[0]) ? arrangements : [arrangements[0]]
    return tried.map { packed($0, effort: effort) }.min { $0.count < $1.count } ?? []
  }

  static func packed(_ parts: [[UInt8]], effort: PackingEffort) -> [UInt8] {
    switch effort {
    case .best:
      let joined = JoinedParts(parts)
      return pack(joined.parts, by: joined.ways, in: .best)
    case .fast:
      let large = gathered(parts)
      return pack(large, by: large.map(quickWay), in: .fast)
    }
  }

  /// A strategy of zlib's, and how hard it looks for what came before.
  struct Way: Equatable {
    fileprivate let strategy: Int32
    fileprivate var level = FormatNumbers.deflateLevel

    /// Whether they differ in how hard they look, at most.
    func isLike(_ other: Way) -> Bool { strategy == other.strategy }

    /// Huffman alone for noisy columns, runs for columns nearly all alike, and zlib's two ways of matching.
    static let all = [Z_HUFFMAN_ONLY, Z_RLE, Z_FILTERED, Z_DEFAULT_STRATEGY].map { Way(strategy: $0) }
    /// For what is short enough to be looked through.
    static let thorough = all.map { Way(strategy: $0.strategy, level: Z_BEST_COMPRESSION) }
    fileprivate static let huffman = Way(strategy: Z_HUFFMAN_ONLY)
    fileprivate static let runs = Way(strategy: Z_RLE)
    /// The bytes as they are.
    fileprivate static let stored = Way(strategy: Z_DEFAULT_STRATEGY, level: Z_NO_COMPRESSION)
  }

  /// How long a part is in each way, of which the shortest is taken.
  static func shortest(_ part: [UInt8], of ways: [Way]) -> (way: Way, count: Int) {
    var best = (way: Way.huffman, count: Int.max)
    for way in ways {
      let count = pack([part], by: [way], in: .trial).count
      if count < best.count { best = (way, count) }
    }
    return best
  }

  private static func quickWay(for part: [UInt8]) -> Way {
    if isNoise(part) { return .stored }
    return part.contains { $0 != part[0] } ? .huffman : .runs
  }

  /// Fewer bytes don't show what they are.
  private static let leastNoise = 1 << 11

  /// Whether no byte comes so often that a code would pay.
  private static func isNoise(_ part: [UInt8]) -> Bool {
    guard part.count >= leastNoise else { return false }
    var histogram = [Int](repeating: 0, count: 256)
    for byte in part { histogram[Int(byte)] &+= 1 }
    return histogram.allSatisfy { $0 < part.count / 64 }
  }

  /// Below this a part's own code table costs more than it saves.
  private static let smallestPart = 48

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
    /// Enough for what is tried at once.
    static let trial = Memory(window: -13, level: 6)
  }

  private static func pack(_ parts: [[UInt8]], by ways: [Way], in memory: Memory) -> [UInt8] {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    let first = ways.first ?? .huffman
    guard
      deflateInit2_(
        &stream, first.level, Z_DEFLATED, memory.window, memory.level, first.strategy, ZLIB_VERSION, size) == Z_OK
    else { preconditionFailure("zlib is out of memory") }
    defer { deflateEnd(&stream) }
    let total = parts.reduce(0) { $0 + $1.count }
    // Room for every part stored as it is, with its block's head and the flushes between them.
    let room = Int(deflateBound(&stream, UInt(total))) + 64 * (parts.count + 1)
    return [UInt8](unsafeUninitializedCapacity: room) { output, count in
      stream.next_out = output.baseAddress
      stream.avail_out = UInt32(room)
      for (index, part) in parts.enumerated() {
        if index > 0 { deflateParams(&stream, ways[index].level, ways[index].strategy) }
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
    // One byte more than announced, so that a stream that goes on is noticed; and as many as zlib wants to have
    // left on its quick way, which it would not take in a short block else.
    let room = count + 1 + quickRoom
    let output = [UInt8](atMost: room) { output in
      bytes.withUnsafeBufferPointer { input in
        stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(room)
        status = inflate(&stream, Z_FINISH)
      }
      return room - Int(stream.avail_out)
    }
    guard status == Z_STREAM_END, output.count == count, stream.avail_in == 0 else {
      throw Malformed("it does not inflate to the \(count) bytes it announces")
    }
    return output
  }

  /// As long as a match can be.
  private static let quickRoom = 258
}

/// CRC-32 as PNG and zip use it.
enum Checksum {
  static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBufferPointer { UInt32(truncatingIfNeeded: CZlib.crc32(0, $0.baseAddress, UInt32($0.count))) }
  }
}
