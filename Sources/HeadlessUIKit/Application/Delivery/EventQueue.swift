/// What waits for its turn: an application handles one event wholly before the next.
struct EventQueue {
  enum Posted {
    case report(TouchReport)
    case other(EventSource, @MainActor () -> Void)

    var source: EventSource {
      switch self {
      case .report(let report): .touches(report.contacts.map(\.identifier))
      case .other(let source, _): source
      }
    }
  }

  private var waiting: [Posted] = []
  private var isHandling = false

  /// Whether nothing waits, and nothing is being handled.
  var isIdle: Bool { !isHandling && waiting.isEmpty }
  /// Behind how many the next one comes to stand.
  var ahead: Int { waiting.count + (isHandling ? 1 : 0) }

  /// Until `next()` is nil, or that was all, one is being handled after the other.
  mutating func begin() { isHandling = true }

  mutating func wait(_ posted: Posted) { waiting.append(posted) }

  /// Whether that was all: then nothing is being handled any more.
  mutating func isEnding() -> Bool {
    isHandling = !waiting.isEmpty
    return !isHandling
  }

  /// To be handled now; nil where that was all.
  mutating func next() -> Posted? { isEnding() ? nil : waiting.removeFirst() }
}
