import Foundation
import SystemZlib
import TouchLogs

/// What reading costs that finds nothing good: time for each MiB of file, and how much more memory it took.
enum HostileTable {
  private static let size = 1 << 20

  static func print() throws {
    var table = TableText(["a MiB of", "seconds", "more memory, MiB", "samples"])
    for (name, bytes) in try files {
      let memory = peak()
      let start = clock()
      var reader = try LogReader(bytes)
      while try reader.next() != nil {}
      let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC) * Double(size) / Double(bytes.count)
      table.add([
        name, seconds.places(2), (Double(peak() - memory) / 1024).places(1), "\(reader.report.samples)",
      ])
    }
    table.print()
  }

  private static var files: [(String, [UInt8])] {
    get throws {
      var random = SplitMix64(seed: 3)
      let head = try TouchLog().bytes().prefix(35)
      func filled(_ piece: () -> [UInt8]) -> [UInt8] {
        var bytes = Array(head)
        while bytes.count < size { bytes += piece() }
        return bytes
      }
      let noise = filled { (0..<8).map { UInt8(truncatingIfNeeded: random.next() >> UInt64($0)) } }
      let marker = filled { [0xB7, 0x82, 1, 0xFF, 0xFF, 0xFF, 0x07, 0] }
      let zeros = Contenders.deflated([UInt8](repeating: 0, count: 1 << 22)).dropFirst(2).dropLast(4)
      var sequence: UInt64 = 0
      let bombs = filled {
        sequence += 1
        let announced: [UInt8] = [1, 1] + varint(1 << 22)
        return block(0x82, sequence, [UInt8](repeating: 0, count: 8) + announced + zeros)
      }
      var resting = try LogWriter(ByteSink(), about: LogDescription())
      let sample = Sample(finger: 0, phase: .stationary, location: .zero)
      for _ in 0..<1_000_000 { try resting.append(Frame(time: 0, samples: [sample])) }
      try resting.finish(stopTime: 0)
      return [
        ("noise behind a good head", noise), ("headers that promise 16 MiB", marker),
        ("blocks that inflate to 4 MiB of zeros", bombs), ("a finger that rests for ever", resting.sink.bytes),
      ]
    }
  }

  /// The most memory that this process ever had, in KiB; 0 where no `/proc` tells.
  private static func peak() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
  }

  private static func block(_ type: UInt8, _ sequence: UInt64, _ payload: [UInt8]) -> [UInt8] {
    var bytes = [0xB7, type] + varint(sequence) + varint(UInt64(payload.count))
    bytes.append(UInt8(truncatingIfNeeded: crc32(0, bytes, UInt32(bytes.count))))
    bytes += payload
    let sum = UInt32(truncatingIfNeeded: crc32(0, bytes, UInt32(bytes.count)))
    for shift in stride(from: UInt32(0), to: 32, by: 8) { bytes.append(UInt8(truncatingIfNeeded: sum >> shift)) }
    return bytes
  }

  private static func varint(_ value: UInt64) -> [UInt8] {
    var (bytes, rest): ([UInt8], UInt64) = ([], value)
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    return bytes + [UInt8(rest)]
  }
}
