/// Where a replay's entries go, one by one as they happen. A trace is a stream: nothing below keeps it whole.
public protocol TraceSink: AnyObject {
  /// Takes the next entry, in the order in which things happened.
  func receive(_ entry: TraceEntry)
  /// Takes several entries at once, those of one call; the same as taking them one by one, unless said otherwise.
  func receive(_ call: RoutedCall)
}

extension TraceSink {
  public func receive(_ call: RoutedCall) {
    for entry in call.entries { receive(entry) }
  }
}

/// Keeps every entry, for tests and short logs.
public final class TraceList: TraceSink {
  /// Everything that was received, in order.
  public private(set) var entries: [TraceEntry] = []
  public init() {}
  public func receive(_ entry: TraceEntry) { entries.append(entry) }
}
