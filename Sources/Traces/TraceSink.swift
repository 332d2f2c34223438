/// Where a replay's entries go, one by one as they happen. A trace is a stream: nothing below keeps it whole.
public protocol TraceSink: AnyObject {
  /// Takes the next entry, in the order in which things happened.
  func receive(_ entry: TraceEntry)
}

/// Keeps every entry, for tests and short logs.
public final class TraceList: TraceSink {
  /// Everything that was received, in order.
  public private(set) var entries: [TraceEntry] = []
  public init() {}
  public func receive(_ entry: TraceEntry) { entries.append(entry) }
}
