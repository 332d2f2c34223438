/// Where a replay's entries go, one by one as they happen. A trace is a stream: nothing below keeps it whole.
public protocol TraceSink: AnyObject {
  /// Whether hits are to bear every view that was asked. Asked once, before the first entry; the default is true.
  ///
  /// Without walks a hit test is many times as fast, and the trace's lines are the same.
  var wantsWalks: Bool { get }
  /// Takes the next entry, in the order in which things happened.
  func receive(_ entry: TraceEntry)
  /// Takes several entries at once, those of one call; the same as taking them one by one, unless said otherwise.
  func receive(_ call: RoutedCall)
  /// The run that such a call would join. Nil where none is open: then the call is to be received in full. The
  /// default is nil.
  func run(of method: Call.Method, fingers: [Int], along route: CallRoute) -> OpenRun?
  /// Takes an entry that may have come before, of that frame; the same as taking it as an entry.
  /// - Returns: the run that it joined, or began; nil where none is open. The default is nil.
  @discardableResult func receive(_ repeated: RepeatedEntry, in frame: Int, at time: Double) -> OpenRun?
}

extension TraceSink {
  public var wantsWalks: Bool { true }
  @discardableResult
  public func receive(_ repeated: RepeatedEntry, in frame: Int, at time: Double) -> OpenRun? {
    receive(repeated.entry(in: frame, at: time))
    return nil
  }
  public func run(of method: Call.Method, fingers: [Int], along route: CallRoute) -> OpenRun? { nil }
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
