import Foundation
import TouchLogs

/// Reads W3C WebDriver Actions: sources of pointer actions that are played in ticks, each as long as its longest
/// action.
///
/// Fingers land and lift where a tick begins, however long it takes, and movements arrive at the end of their own
/// time. One that takes longer than a refresh or two is drawn out at 60 a second, as drivers do. Positions must be
/// the viewport's, or relative to the pointer; CSS pixels are points. A pause after the last touch says when it
/// ends.
enum WebDriverReader {
  /// In milliseconds.
  private static let refresh = 1000.0 / 60
  private static let longestStep = 40.0

  /// Whether the first lines of a JSON text name actions rather than events.
  static func isLikely(_ bytes: some Collection<UInt8>) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains("\"pointerMove\"") || text.contains("\"pointerDown\"")
  }

  static func read(_ bytes: [UInt8], _ findings: inout Findings) throws(ImportError) -> RawSession {
    let sources = try pointers(in: sources(bytes), &findings)
    let ticks = sources.map(\.actions.count).max() ?? 0
    guard ticks <= Limit.samples else { throw .tooManySamples }
    var pointers = sources.map { _ in Pointer() }
    var session = TableSession()
    var now = 0.0
    var allSteps = 0
    for tick in 0..<ticks {
      let actions = sources.map { $0.actions.indices.contains(tick) ? $0.actions[tick] : nil }
      let longest = actions.compactMap { $0?.duration }.max() ?? 0
      guard longest >= 0, now + longest < Limit.magnitude else {
        throw .damaged(.webDriver, "the actions of tick \(tick + 1) take no possible time")
      }
      let longestMove = actions.compactMap { $0?.movement(in: longest) }.max() ?? 0
      let steps = longestMove > longestStep ? Int((longest / refresh).rounded(.up)) : 1
      allSteps += steps
      guard allSteps <= Limit.samples else { throw .tooManySamples }
      let before = pointers
      for step in 0...steps {
        let span = (
          step == 0 ? -1 : longest * Double(step - 1) / Double(steps), longest * Double(step) / Double(steps)
        )
        for due in due(actions, of: sources, in: longest, between: span) {
          let (index, action) = (due.source, due.action)
          guard
            let change = pointers[index].take(
              action, from: before[index], share: due.share, isLast: due.share >= 1, &findings)
          else { continue }
          try session.add(
            TableRow(
              time: (now + due.offset) / 1000, pointer: index, change: change,
              contact: pointers[index].contact(sources[index].kind)), &findings)
        }
      }
      now += longest
    }
    let surface = Surface(pressure: Axis(0, 1), touchMajor: Axis(0, 1), units: .points)
    let end = now / 1000
    var raw = try session.session(on: surface, endingAt: end, &findings)
    // Only who means to wait ends with a pause.
    if let last = raw.frames.last, last.time < end { raw.stopTime = end }
    return raw
  }

  /// What one source does some milliseconds after its tick began.
  private struct Due {
    let source: Int
    let action: PointerAction
    let offset: Double
    /// Of a movement's way, 0 to 1.
    let share: Double
  }

  /// What is done later than one time of a tick and up to another, in order of time.
  private static func due(
    _ actions: [PointerAction?], of sources: [ActionSource], in tick: Double, between span: (Double, Double)
  ) -> [Due] {
    var all: [Due] = []
    for (index, source) in sources.enumerated() where source.isPointer {
      guard let action = actions[index] else { continue }
      let whole = action.movement(in: tick) ?? 0
      if span.0 < whole, whole <= span.1 {
        all.append(Due(source: index, action: action, offset: whole, share: 1))
      } else if whole > span.1, whole > longestStep, span.1 > 0 {
        all.append(Due(source: index, action: action, offset: span.1, share: span.1 / whole))
      }
    }
    return all.sorted { ($0.offset, $0.source) < ($1.offset, $1.source) }
  }

  /// The sources that tell of touches, as many as there can be contacts, and those of other kinds as one that only
  /// takes time: every tick looks at each.
  private static func pointers(in sources: [ActionSource], _ findings: inout Findings) -> [ActionSource] {
    let pointers = sources.filter(\.isPointer)
    let others = sources.filter { !$0.isPointer }
    findings.add(.excessContacts, count: pointers.dropFirst(Limit.contacts).reduce(0) { $0 + $1.actions.count })
    findings.add(.lost(.otherEvents), count: others.reduce(0) { $0 + $1.actions.count })
    let clock = ActionSource.clock(of: others + pointers.dropFirst(Limit.contacts))
    return Array(pointers.prefix(Limit.contacts)) + [clock]
  }

  private static func sources(_ bytes: [UInt8]) throws(ImportError) -> [ActionSource] {
    let data = Data(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...])
    do {
      if Lines(bytes).first(where: { !$0.bytes.trimmed.isEmpty })?.bytes.trimmed.first == UInt8(ascii: "[") {
        return try JSONDecoder().decode([ActionSource].self, from: data)
      }
      return try JSONDecoder().decode(ActionSequence.self, from: data).actions
    } catch let error as DecodingError {
      throw .damaged(.webDriver, PointerJSONReader.sentence(error))
    } catch {
      throw .damaged(.webDriver, "it is no JSON")
    }
  }

  /// Where one source's pointer is.
  private struct Pointer {
    var x = 0.0
    var y = 0.0
    var isDown = false
    var latest: PointerAction?

    /// - Parameter share: of the movement's way, 0 to 1.
    mutating func take(
      _ action: PointerAction, from before: Pointer, share: Double, isLast: Bool, _ findings: inout Findings
    ) -> TableRow.Change? {
      switch action.type {
      case "pointerMove":
        guard let target = action.target(from: before) else {
          if isLast { findings.add(.incompleteEvent) }
          return nil
        }
        (x, y) =
          share >= 1 ? target : (before.x + (target.x - before.x) * share, before.y + (target.y - before.y) * share)
        latest = action
        return isDown && (x != before.x || y != before.y || isLast) ? .move : nil
      case "pointerDown" where isLast && !isDown:
        isDown = true
        latest = action
        return .down
      case "pointerUp" where isLast && isDown, "pointerCancel" where isLast && isDown:
        isDown = false
        return action.type == "pointerUp" ? .up : .cancel
      default:
        return nil
      }
    }

    func contact(_ kind: Sample.Kind) -> Contact {
      var contact = Contact(key: 0, kind: kind, x: x, y: y)
      contact.pressure = latest?.pressure
      if let greater = [latest?.width, latest?.height].compactMap({ $0 }).max(), greater > 0 {
        contact.touchMajor = greater
      }
      contact.altitude = latest?.altitudeAngle
      contact.azimuth = latest?.azimuthAngle.map(PenAngles.folded)
      return contact
    }
  }

  private struct ActionSequence: Decodable { var actions: [ActionSource] }

  private struct ActionSource: Decodable {
    var type: String
    var parameters: Parameters?
    var actions: [PointerAction]

    struct Parameters: Decodable { var pointerType: String? }

    var isPointer: Bool { type == "pointer" }

    /// One source of pauses, each as long as the longest of those sources' actions in its tick.
    static func clock(of sources: [ActionSource]) -> ActionSource {
      var durations: [Double] = []
      for action in sources.lazy.flatMap({ $0.actions.enumerated() }) {
        if action.offset == durations.count { durations.append(0) }
        durations[action.offset] = max(durations[action.offset], action.element.duration ?? 0)
      }
      return ActionSource(type: "none", actions: durations.map { PointerAction(type: "pause", duration: $0) })
    }

    var kind: Sample.Kind {
      switch parameters?.pointerType {
      case "pen": .pencil
      case "touch": .direct
      default: .indirectPointer
      }
    }
  }

  private struct PointerAction: Decodable {
    var type: String?
    /// In milliseconds.
    var duration: Double?
    var x: Double?
    var y: Double?
    var origin: Origin?
    var pressure: Double?
    var width: Double?
    var height: Double?
    var altitudeAngle: Double?
    var azimuthAngle: Double?

    /// `viewport`, `pointer`, or an element, whose place no recording tells.
    enum Origin: Decodable {
      case viewport, pointer, element

      init(from decoder: any Decoder) throws {
        let name = try? decoder.singleValueContainer().decode(String.self)
        self = name == "viewport" ? .viewport : name == "pointer" ? .pointer : .element
      }
    }

    /// How long a movement takes, in milliseconds: as long as its tick unless it says so; nil for what is none.
    func movement(in tick: Double) -> Double? {
      type == "pointerMove" ? max(0, duration ?? tick) : nil
    }

    func target(from pointer: Pointer) -> (x: Double, y: Double)? {
      guard let x, let y, x.magnitude <= Limit.magnitude, y.magnitude <= Limit.magnitude else { return nil }
      switch origin ?? .viewport {
      case .viewport: return (x, y)
      case .pointer:
        let sum = (x: pointer.x + x, y: pointer.y + y)
        return max(sum.x.magnitude, sum.y.magnitude) <= Limit.magnitude ? sum : nil
      case .element: return nil
      }
    }
  }
}
