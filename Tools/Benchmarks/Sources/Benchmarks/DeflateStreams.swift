import SystemZlib

/// The bare deflate streams inside a log's sample blocks, found as `Format.md` says, to inflate and do nothing
/// else.
struct DeflateStreams {
  private var streams: [(bytes: [UInt8], count: Int)] = []

  init(in log: [UInt8]) {
    var place = 9
    while place < log.count {
      let type = log[place + 1]
      place += 2
      _ = Self.varint(log, &place)
      let length = Self.varint(log, &place)
      place += 1
      if type == 0x82 {
        var start = place + 8
        _ = (Self.varint(log, &start), Self.varint(log, &start))
        let count = Self.varint(log, &start)
        streams.append((Array(log[start..<place + length]), count))
      }
      place += length + 4
    }
  }

  var deflatedBytes: Int { streams.reduce(0) { $0 + $1.bytes.count } }

  /// - Returns: how many bytes came out.
  func inflateAll() -> Int {
    streams.reduce(0) { $0 + Self.inflated($1.bytes, $1.count) }
  }

  private static func inflated(_ bytes: [UInt8], _ count: Int) -> Int {
    var stream = z_stream()
    guard inflateInit2_(&stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return 0 }
    defer { inflateEnd(&stream) }
    return [UInt8](unsafeUninitializedCapacity: count) { output, filled in
      bytes.withUnsafeBufferPointer { input in
        stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(count)
        _ = inflate(&stream, Z_FINISH)
        filled = count - Int(stream.avail_out)
      }
    }.count
  }

  private static func varint(_ bytes: [UInt8], _ place: inout Int) -> Int {
    var (value, shift) = (0, 0)
    while true {
      let byte = Int(bytes[place])
      place += 1
      value |= (byte & 0x7F) << shift
      shift += 7
      if byte < 0x80 { return value }
    }
  }
}
