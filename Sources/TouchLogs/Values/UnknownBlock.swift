/// A block of a type that this version does not know and may skip; kept when a log is edited.
public struct UnknownBlock: Hashable, Sendable {
  /// 6 to 127; without the critical bit.
  public var type: UInt8
  /// The block's bytes without header and checksum, as they were found.
  public var payload: [UInt8]

  public init(type: UInt8, payload: [UInt8]) {
    self.type = type
    self.payload = payload
  }

  var isWritable: Bool {
    BlockType(rawValue: type) == nil && type > 0 && type < FormatNumbers.criticalBit
      && payload.count <= Limit.blockBytes
  }
}
