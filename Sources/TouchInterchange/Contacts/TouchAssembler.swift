import TouchLogs

/// Makes frames of reports: numbers fingers by landing, and tells what began, moved, stayed, ended.
///
/// A report in which nothing lands, lifts or changes becomes no frame. A contact counts as moved when anything that
/// it reports has changed, its force too.
struct TouchAssembler {
  private(set) var frames: [RawFrame] = []
  private let limit: Int
  private var live: [Live] = []
  private var fingers = 0
  private var samples = 0
  private var clock = RisingClock()

  private struct Live {
    let finger: Int
    let source: Int
    var contact: Contact
  }

  /// - Parameter limit: how many samples it makes at most, coalesced and predicted ones included.
  init(limit: Int = Limit.samples) { self.limit = limit }

  /// Takes a report in, unless its time is none; contacts that lift without having landed are left out.
  mutating func add(_ report: ContactReport, source: Int = 0, _ findings: inout Findings) throws(ImportError) {
    guard report.time.magnitude <= Limit.time else { return findings.add(.incompleteEvent) }
    let time = clock.advance(to: report.time, &findings)
    let report = report.later(by: clock.shift)
    var frame = RawFrame(time: time, samples: [])
    var isNews = false
    for index in live.indices {
      let sample = update(index, with: report, source: source)
      isNews = isNews || sample.phase != .stationary
      frame.samples.append(sample)
    }
    let known = Set(live.lazy.filter { $0.source == source }.map(\.contact.key))
    live.removeAll { $0.contact.state != .down }
    for contact in report.contacts where contact.state == .down && !known.contains(contact.key) {
      live.append(Live(finger: fingers, source: source, contact: contact))
      frame.samples.append(
        RawSample(
          finger: fingers, phase: .began, source: source, contact: contact, previousX: contact.x,
          previousY: contact.y, coalesced: report.coalesced[contact.key] ?? [],
          predicted: report.predicted[contact.key] ?? []))
      fingers += 1
      isNews = true
    }
    guard isNews else { return findings.add(.unchangedReports) }
    try append(frame)
  }

  /// Cancels what is still down, at the time of the last thing heard.
  mutating func finish(at time: Double?, _ findings: inout Findings) throws(ImportError) {
    let heard = time.flatMap { $0.magnitude <= Limit.time ? clock.latest(with: $0) : nil }
    guard !live.isEmpty, let time = heard ?? frames.last?.time else { return }
    findings.add(.stillDown, count: live.count)
    let samples = live.map { touch in
      RawSample(
        finger: touch.finger, phase: .cancelled, source: touch.source, contact: touch.contact,
        previousX: touch.contact.x, previousY: touch.contact.y)
    }
    live = []
    try append(RawFrame(time: time, samples: samples))
  }

  /// How a contact that is down was last; nil where none of the key is.
  func contact(_ key: Int, source: Int = 0) -> Contact? {
    live.first { $0.source == source && $0.contact.key == key }?.contact
  }

  private mutating func update(_ index: Int, with report: ContactReport, source: Int) -> RawSample {
    let old = live[index].contact
    var new = old
    if live[index].source == source, let said = report.contacts.first(where: { $0.key == old.key }) { new = said }
    live[index].contact = new
    let phase: Sample.Phase =
      switch new.state {
      case .lifted: .ended
      case .cancelled: .cancelled
      case .down: new == old ? .stationary : .moved
      }
    return RawSample(
      finger: live[index].finger, phase: phase, source: live[index].source, contact: new, previousX: old.x,
      previousY: old.y, coalesced: phase == .stationary ? [] : report.coalesced[new.key] ?? [],
      predicted: phase == .stationary ? [] : report.predicted[new.key] ?? [])
  }

  private mutating func append(_ frame: RawFrame) throws(ImportError) {
    samples += frame.samples.reduce(0) { $0 + 1 + $1.coalesced.count + $1.predicted.count }
    guard samples <= limit else { throw .tooManySamples }
    frames.append(frame)
  }
}
