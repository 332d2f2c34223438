import Foundation
import TouchLogs

/// Reads what a page wrote down of its PointerEvents: an array of them, one a line, an object with such an array as
/// `events`, or an object of columns (`x`, `y`, `time`, `pressure`, `buttons`, tilt) of one pointer.
///
/// CSS pixels are points, times are milliseconds. Coalesced and predicted events are kept where they were written
/// down, as `getCoalescedEvents` or `coalescedEvents`.
enum PointerJSONReader {
  static func read(_ bytes: [UInt8], _ findings: inout Findings) throws(ImportError) -> RawSession {
    let events = try events(bytes, &findings)
    _ = TimeUnit.milliseconds.seconds(events.compactMap(\.timeStamp), &findings)
    var session = TableSession()
    var down: Set<Int> = []
    var end: Double?
    for event in events {
      guard let pointer = Int(exactly: event.pointerId ?? 0), let change = event.change else {
        findings.add(.lost(.otherEvents))
        continue
      }
      guard let time = event.time, let contact = event.contact else {
        findings.add(.incompleteEvent)
        continue
      }
      end = time
      if change == .move, !down.contains(pointer), (event.buttons ?? 0) == 0 {
        findings.add(.lost(.hover))
        continue
      }
      if change == .down || change == .move { down.insert(pointer) } else { down.remove(pointer) }
      let row = TableRow(
        time: time, pointer: pointer, change: change, contact: contact,
        coalesced: before(time, contact, timed(event.coalesced)), predicted: timed(event.predicted))
      try session.add(row, &findings)
    }
    let surface = Surface(pressure: Axis(0, 1), touchMajor: Axis(0, 1), units: .points)
    return try session.session(on: surface, endingAt: end, &findings)
  }

  /// What an event gathers beside itself: the standard's list has the event, too, as its last.
  private static func before(_ time: Double, _ own: Contact, _ gathered: [TimedContact]) -> [TimedContact] {
    guard let last = gathered.last, last.time >= time, last.contact.x == own.x, last.contact.y == own.y else {
      return gathered
    }
    return gathered.dropLast()
  }

  private static func timed(_ events: [BrowserEvent]) -> [TimedContact] {
    events.compactMap { event in
      guard let time = event.time, let contact = event.contact else { return nil }
      return TimedContact(time: time, contact: contact)
    }
  }

  private static func events(_ bytes: [UInt8], _ findings: inout Findings) throws(ImportError) -> [BrowserEvent] {
    if isOneALine(bytes) { return try lines(bytes, &findings) }
    let decoder = JSONDecoder()
    let data = Data(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...])
    do {
      if Lines(bytes).first(where: { !$0.bytes.trimmed.isEmpty })?.bytes.trimmed.first == UInt8(ascii: "[") {
        return try decoder.decode([BrowserEvent].self, from: data)
      }
      let columns = try decoder.decode(BrowserColumns.self, from: data)
      if let events = columns.events { return events }
      guard let rows = columns.rows() else {
        throw ImportError.damaged(.pointerJSON, "its columns must be x, y, time and buttons or pressure")
      }
      findings.add(.incompleteEvent, count: columns.surplus(over: rows.count))
      return rows
    } catch let error as ImportError {
      throw error
    } catch let error as DecodingError {
      throw .damaged(.pointerJSON, Self.sentence(error))
    } catch {
      throw .damaged(.pointerJSON, "it is no JSON")
    }
  }

  /// Whether the first two lines are objects by themselves; nothing else that is JSON begins so.
  private static func isOneALine(_ bytes: [UInt8]) -> Bool {
    let lines = Array(Lines(bytes).lazy.map(\.bytes.trimmed).filter { !$0.isEmpty }.prefix(2))
    return lines.count == 2
      && lines.allSatisfy { $0.first == UInt8(ascii: "{") && $0.last == UInt8(ascii: "}") }
  }

  private static func lines(_ bytes: [UInt8], _ findings: inout Findings) throws(ImportError) -> [BrowserEvent] {
    let decoder = JSONDecoder()
    var events: [BrowserEvent] = []
    for line in Lines(bytes) where !line.bytes.trimmed.isEmpty {
      guard events.count < Limit.samples else { throw .tooManySamples }
      if line.bytes.count <= Limit.lineBytes,
        let event = try? decoder.decode(BrowserEvent.self, from: Data(line.bytes))
      {
        events.append(event)
      } else {
        findings.unreadable(line: line.number, expected: "a PointerEvent as a JSON object")
      }
    }
    return events
  }

  static func sentence(_ error: DecodingError) -> String {
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context):
      let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
      return "\(path.isEmpty ? "it" : String(path.prefix(Limit.name))) is of an unexpected kind"
    default: return "it is no JSON"
    }
  }
}
