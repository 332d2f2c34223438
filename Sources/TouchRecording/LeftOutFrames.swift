/// What a recorder captured and a log had no place for; the log has all else.
public struct LeftOutFrames: Error, Hashable, Sendable, CustomStringConvertible {
  /// How many.
  public let count: Int
  /// Why the first one was, in words.
  public let reason: String

  public var description: String {
    "\(count == 1 ? "1 frame was" : "\(count) frames were") left out, the first because \(reason); "
      + "the log is whole but for that, so keep it"
  }
}
