/// What a tool tells of itself, so that a newer log's reader can be asked for by number.
package enum LogFormat {
  /// The newest version that is read, and the one that is written.
  package static let version = Int(FormatNumbers.version)

  /// Whether bytes are a log's, by how they begin.
  package static func begins(_ bytes: [UInt8]) -> Bool { bytes.starts(with: FormatNumbers.magic) }

  /// How much is looked at to tell the text form, in front of which comments may stand.
  static let mostComments = 4096

  /// Whether bytes are a log's text form, as the first of their lines that says something tells.
  package static func beginsAsText(_ bytes: [UInt8]) -> Bool {
    // Some editors begin a file with a mark of its byte order.
    let text = bytes.starts(with: "\u{FEFF}".utf8) ? bytes.dropFirst(3) : bytes[...]
    let lines = String(decoding: text.prefix(mostComments), as: UTF8.self).split(whereSeparator: \.isNewline)
    let words = lines.lazy.compactMap { $0.split(whereSeparator: \.isWhitespace).first }
    return words.first { !$0.hasPrefix("#") }.map(String.init) == TextWords.format
  }
}

/// Every number of the `.touchlog` format, version 1; `Format.md` is the law that they follow.
enum FormatNumbers {
  /// What a log begins with. The first byte is no text, the line ends tell a copy that rewrote them.
  static let magic: [UInt8] = [0x89, 0x74, 0x6C, 0x6F, 0x67, 0x0D, 0x0A, 0x1A]
  /// Follows the magic; rises only for changes that old readers would misread.
  static let version: UInt8 = 1
  /// The byte every block begins with.
  static let blockMarker: UInt8 = 0xB7
  /// Of a block's type: a reader that does not know the type must stop instead of skipping it.
  static let criticalBit: UInt8 = 0x80
  /// What follows a block's payload: the CRC-32 of all the block's bytes before it.
  static let checksumBytes = 4
  /// zlib's `-15`: a bare deflate stream with the largest window.
  static let deflateWindow: Int32 = -15
  /// Level 9 saves under 2 % for 2 to 5 times the time.
  static let deflateLevel: Int32 = 6
  /// Times in a phase-locked column are kept in 1/256 of the grid's step.
  static let phaseBits: Int64 = 8
  /// Of a grid's byte: its values stand beside it, each by a distance that is kept.
  static let movedBit: UInt8 = 0x80
  /// A predictor's weights are in 1/16.
  static let weightBits: Int64 = 4
}

/// What is accepted from outside, checked before anything is allocated.
enum Limit {
  /// Of one sample block, coalesced and predicted samples counted too.
  static let samplesPerBlock = 4096
  static let eventsPerBlock = 4096
  /// Of one block's payload, as stored.
  static let blockBytes = 1 << 24
  /// Of one block's payload, after inflating.
  static let inflatedBytes = 1 << 22
  /// Of a mark, a name, a key or a value, in UTF-8.
  static let stringBytes = 1 << 16
  /// Of an event block being gathered; it is sealed when it grows past this.
  static let eventBytes = 1 << 18
  static let columns = 64
  /// Of a column that lists its values.
  static let listedValues = 1024
  static let pressesPerFrame = 1024
  /// How far back a finger is told by how many others have appeared since; farther, by its number.
  static let rank = 31
  /// Of a log, how much it may unpack to before its length counts, and for each of its bytes; see `Expansion`.
  static let unpackedBytes = 1 << 22
  static let unpackedPerByte = 64
  /// What a row or an event counts for, beside its inflated bytes.
  static let unpackedPerRow = 16
  /// Keys and values of a description.
  static let descriptionKeys = 1024
  /// Places of damage that a reader tells apart; the last takes in all that follow.
  static let damagedPlaces = 1024
  /// How much is checksummed while looking for the next whole block after damage, in one log.
  static let searchBytes = 1 << 28
  /// Of a block's header: marker, type, two numbers of up to 10 bytes, check.
  static let headerBytes = 23
  /// Of a journal or a ring, as a file.
  static let journalBytes = 1 << 26
  /// Of a log that is told in one line.
  static let lineBytes = 1 << 16
}

/// A block's type, without its critical bit.
enum BlockType: UInt8, CaseIterable {
  case description = 1
  case samples = 2
  case events = 3
  case end = 4
  /// Of a recorder's journal or ring: one frame a block, in a file of its own.
  case journal = 5

  /// As it stands in a log: every type of version 1 is critical.
  var byte: UInt8 { rawValue | FormatNumbers.criticalBit }
}

/// A column of a sample block. Odd numbers are critical: a reader that does not know one can't read the block.
enum ColumnNumber: UInt8 {
  case control = 1
  /// Bytes that mean nothing, of a block that would be too short for what it unpacks to.
  case filling = 2
  case fingers = 3
  case extras = 5
  case minorControl = 7
  case time = 9
  case x = 11
  case y = 13
  case previousX = 15
  case previousY = 17
  case force = 19
  case maximumPossibleForce = 21
  case majorRadius = 23
  case majorRadiusTolerance = 25
  case altitudeAngle = 27
  case azimuthAngle = 29
  case rollAngle = 31
  case updateIndex = 33
  case minorTime = 35
}

/// The parts of a control byte, one a sample; 0 for a known touch that moved as foreseen.
enum Control {
  /// 0 for the phase expected (moved, or began of a new touch), else the phase's raw value and 1.
  static let phaseMask: UInt8 = 0b0000_0111
  /// Whether a frame starts here, other than foreseen.
  static let frameBit: UInt8 = 0b0000_1000
  static let whoShift: UInt8 = 4
  static let whoMask: UInt8 = 0b0011_0000
  static let previousBit: UInt8 = 0b0100_0000
  static let extrasBit: UInt8 = 0b1000_0000

  /// Whose sample it is.
  enum Who: UInt8 {
    /// Who followed the last sample's touch before; a new touch when none is down.
    case foreseen = 0
    /// A touch with the next number.
    case next = 1
    /// So many back in order of last appearance, in the `fingers` column.
    case rank = 2
    /// A touch by its number less the next one's, in the `fingers` column.
    case number = 3
  }
}

/// Which attributes of a sample differ from what was foreseen; their values follow in the `extras` column.
enum Extra {
  static let tapCount = 1 << 0
  static let window = 1 << 1
  static let type = 1 << 2
  /// Which of the optional columns the sample has a value in.
  static let presence = 1 << 3
  static let estimated = 1 << 4
  static let expecting = 1 << 5
  static let coalesced = 1 << 6
  static let predicted = 1 << 7
  /// The frame is one of estimates, or again one of touches.
  static let estimatesFrame = 1 << 8
  static let all = (1 << 9) - 1
}

/// The kinds of an event block's entries.
enum EventKind: UInt8 {
  case motion = 1
  case presses = 2
  case remoteControl = 3
  case application = 4
  case mark = 5
  case emptyTouches = 6
  case emptyEstimates = 7
}

/// What an end block's first byte says follows.
enum EndFlag {
  static let stopTime: UInt8 = 1
  static let index: UInt8 = 2
  static let all: UInt8 = 3
}

/// How an event block's body is kept.
enum BodyCoding: UInt8 {
  case plain = 0
  case deflated = 1
}

/// What a journal block's payload begins with; 1 to 7 are events, by `EventKind`.
enum JournalKind: UInt8 {
  /// Where the log ends that the journal goes on from.
  case place = 0
  case touches = 8
  case estimates = 9
  /// The file is a ring.
  case ring = 10
  /// A frame of a ring follows, behind how many frames before it the ring holds.
  case kept = 11
}

/// Which parts of a row follow in a journal's frame; what is not there is 0, nil, the location, or one tap.
enum RowPart {
  static let previous: UInt64 = 1 << 0
  static let tapCount: UInt64 = 1 << 1
  static let window: UInt64 = 1 << 2
  static let type: UInt64 = 1 << 3
  static let estimated: UInt64 = 1 << 4
  static let expecting: UInt64 = 1 << 5
  static let coalesced: UInt64 = 1 << 6
  static let predicted: UInt64 = 1 << 7
  /// From here on a bit each for force and what follows it, and the last for the update index.
  static let optionalsShift: UInt64 = 8
  static let all: UInt64 = (1 << 16) - 1
}
