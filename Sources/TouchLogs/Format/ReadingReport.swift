/// What reading a log came upon, besides its frames.
public struct ReadingReport: Hashable, Sendable {
  /// Of the format.
  public var version: Int
  /// How the log ends, as far as it was read.
  public var ending: Ending = .unread
  /// In the order of the file; empty of a log that is whole. The last of 1,024 places takes in all that follow.
  public var damage: [Damage] = []
  /// How many frames of every kind were read.
  public var frames = 0
  /// How many samples the touches frames among them have; coalesced and predicted ones are not counted.
  public var samples = 0
  /// Of the whole log.
  public var byteCount: Int
  /// Where the bytes went, by kind of block.
  public var blocks: [BlockUse] = []
  /// How many of the frames come from the journal of a recorder that died or still runs; nil where none do.
  public var journal: Int?

  /// Whether the recorder said that it stopped, and nothing is damaged.
  public var isComplete: Bool { ending == .complete && damage.isEmpty }

  /// How a log ends.
  public enum Ending: Hashable, Sendable {
    /// The reader has not come to the end.
    case unread
    case complete
    /// A recorder holds the file: there is more to come.
    case recording
    /// The log ends with a whole block but does not say when recording stopped: the recorder died.
    case died
    /// The log ends inside a block, from this byte on: the recorder died while it wrote, or a copy was cut.
    case torn(offset: Int)
  }

  /// What the blocks of one kind take up.
  public struct BlockUse: Hashable, Sendable {
    /// `description`, `samples`, `events`, `end`, or `type 12` of unknown ones.
    public var kind: String
    /// How many blocks there are of the kind.
    public var count: Int
    /// With headers and checksums.
    public var bytes: Int
  }

  mutating func count(_ kind: String, bytes: Int) {
    if let place = blocks.firstIndex(where: { $0.kind == kind }) {
      blocks[place].count += 1
      blocks[place].bytes += bytes
    } else {
      blocks.append(BlockUse(kind: kind, count: 1, bytes: bytes))
    }
  }
}

/// Bytes in a log's middle that could not be read; reading went on behind them.
public struct Damage: Hashable, Sendable, CustomStringConvertible {
  /// The first byte, and how many were passed over: 0 where whole blocks are missing.
  public var offset: Int
  /// How many bytes were passed over.
  public var byteCount: Int
  /// In a few words.
  public var what: String
  /// Samples that were read before it, since the log's beginning.
  public var samplesBefore: Int
  /// Counts on while the reader goes on.
  public var samplesAfter = 0
  /// Whether the place is one in the journal beside the log.
  public var isInJournal = false

  /// Whether it is what logs begin with, which tells nothing of touches.
  var isInHead: Bool { offset < LogHead.byteCount && byteCount > 0 }

  public var description: String {
    let subject = (isInJournal ? "journal's " : "") + (isInHead ? "head" : "block")
    let plural = samplesBefore == 1 ? "sample" : "samples"
    let after = samplesAfter == 0 ? "" : " and \(samplesAfter) after it"
    if byteCount == 0 {
      let place = "byte \(offset)" + (isInJournal ? " of the journal" : "")
      return "\(what), at \(place); \(samplesBefore) \(plural) before it\(after) were read"
    }
    return
      "the \(subject) at byte \(offset) is damaged (\(what)); \(samplesBefore) \(plural) before it\(after) were read"
  }
}
