import Foundation
import TouchLogs

/// A MiB each of what costs a reader most for its length, each in another way.
enum HostileLogs {
  private typealias Column = HostileBlocks.Column

  private static let rows = 4096
  /// Grids whose values are reckoned out: dyadic, from 0 in steps of 1, foreseen as before.
  private static let ladder: [UInt8] = [1, 0, 1, 0, 0]
  private static let times = Column(9, head: [1, 0, 1, 0])
  private static let places = [Column(11, head: ladder), Column(13, head: ladder)]

  static var all: [(name: String, bytes: [UInt8])] {
    get throws { try [framing, samples, events, honest].flatMap { $0 } }
  }

  /// What never comes to a block's content.
  private static var framing: [(String, [UInt8])] {
    get throws {
      var random = SplitMix64(seed: 3)
      return [
        ("noise", try HostileBlocks.bare { (0..<8).map { UInt8(truncatingIfNeeded: random.next() >> $0) } }),
        ("headers that promise 64 KiB", try HostileBlocks.bare { HostileBlocks.header(0x82, 1, length: 1 << 16) }),
        ("the byte that blocks begin with", try HostileBlocks.bare { [0xB7] }),
        ("blocks of samples without content", try HostileBlocks.blocks(0x82, [0])),
        ("empty blocks of unknown types", try HostileBlocks.blocks(0x06, [])),
        ("descriptions of empty keys", try HostileBlocks.blocks(0x81, [2, 2, 2] + zeros(2048), isCounted: false)),
        ("an index of 116,000 segments", try HostileBlocks.blocks(0x84, [2, 0, 0] + index(116_000))),
      ]
    }
  }

  /// As dense as they may be: each of 4,096 rows.
  private static var samples: [(String, [UInt8])] {
    get throws {
      let optionals = (0..<7).map { Column(UInt8(19 + 2 * $0), head: ladder) }
      let index = Column(33, head: Array(ladder.dropFirst()))
      // New fingers by 10, ranks by 20, changed attributes by 80.
      let fortyThenRanks = Column(1, head: [0], bytes: all(0x10, 40) + all(0x20, rows - 40))
      let taps = (0..<rows).flatMap { [1, UInt64(2 + $0 % 2)] as [UInt64] }
      let minors = [Column(7), Column(35, head: ladder)]
      return [
        ("a finger that rests", try dense(frames: rows, Column(1, head: [0]))),
        (
          "a finger that says everything",
          try dense(
            frames: rows, Column(1, head: [0], bytes: [0x80] + zeros(rows - 1)),
            [Column(5, numbers: [8, 255])] + optionals + [index])
        ),
        ("a new finger in every row", try dense(frames: 1, Column(1, head: [0], bytes: all(0x10, rows)))),
        (
          "the finger 31 back in every row",
          try dense(frames: 128, fortyThenRanks, [Column(3, numbers: all(UInt64(31), rows - 40))])
        ),
        (
          "other taps in every row",
          try dense(frames: rows, Column(1, head: [0], bytes: all(0x80, rows)), [Column(5, numbers: taps)])
        ),
        (
          "one sample with 4,095 coalesced",
          try dense(
            frames: 1, Column(1, head: [0], bytes: [0x80]), [Column(5, numbers: [64, 4095] as [UInt64])] + minors)
        ),
        (
          "columns that inflate to 4 MiB of zeros",
          try HostileBlocks.samples(
            frames: 1, rows: 1, [Column(1, head: [0]), times, Column(4, bytes: zeros(4_000_000))] + places)
        ),
      ]
    }
  }

  private static var events: [(String, [UInt8])] {
    get throws {
      let presses = [0, 2] + zeros(8) + HostileBlocks.varint(1024) + zeros(4 * 1024)
      let mark = [0, 5] + zeros(8) + HostileBlocks.varint(60_000) + [UInt8](repeating: 0x61, count: 60_000)
      return [
        ("touches without a sample", try HostileBlocks.events(4000, [0, 6] + zeros(8))),
        ("1,024 presses a frame", try HostileBlocks.events(60, presses)),
        ("marks of 60,000 letters", try HostileBlocks.events(40, mark)),
      ]
    }
  }

  /// What a writer makes of a finger that rests for hours.
  private static var honest: [(String, [UInt8])] {
    get throws {
      var resting = try LogWriter(ByteSink(), about: LogDescription())
      let sample = Sample(finger: 0, phase: .stationary, location: .zero)
      for _ in 0..<4_000_000 { try resting.append(Frame(time: 0, samples: [sample])) }
      try resting.finish(stopTime: 0)
      return [("a finger that rests, as written", resting.sink.bytes)]
    }
  }

  private static func dense(frames: Int, _ control: Column, _ others: [Column] = []) throws -> [UInt8] {
    try HostileBlocks.samples(frames: frames, rows: rows, [control, times] + places + others)
  }

  private static func zeros(_ count: Int) -> [UInt8] { all(0, count) }

  private static func all<Number>(_ number: Number, _ count: Int) -> [Number] {
    Array(repeating: number, count: count)
  }

  private static func index(_ count: Int) -> [UInt8] {
    HostileBlocks.varint(UInt64(count)) + zeros(9 * count) + zeros(4)
  }
}
