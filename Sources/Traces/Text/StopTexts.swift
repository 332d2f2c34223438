/// What the lines of a route's stops say of them, put into bytes once: who is called, and who passed the call on.
struct StopTexts: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [(subject: Int, sender: Int)] = []

  init(_ stops: [CallRoute.Stop]) {
    var writer = LineWriter()
    ends.reserveCapacity(stops.count)
    for stop in stops {
      writer.name(stop.subject)
      let subject = writer.bytes.count
      if let from = stop.from { writer.name(from, in: stop.subject) }
      ends.append((subject, writer.bytes.count))
    }
    bytes = Array(writer.bytes.all)
  }

  func withSubject(of stop: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    with(stop == 0 ? 0 : ends[stop - 1].sender, ends[stop].subject, body)
  }

  func withSender(of stop: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    with(ends[stop].subject, ends[stop].sender, body)
  }

  private func with(_ start: Int, _ end: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[start..<end])) }
  }
}
