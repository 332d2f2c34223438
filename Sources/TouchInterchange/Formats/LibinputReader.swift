#if LibinputYAML
  import Foundation
  import TouchLogs
  import Yams

  /// Reads the YAML of `libinput record`: devices, each with its description and its `evdev` events.
  ///
  /// An event is `[seconds, microseconds, type, code, value]`. Events of several devices are put in order of time.
  enum LibinputReader {
    static func read(_ bytes: [UInt8], _ findings: inout Findings) throws(ImportError) -> EvdevRecording {
      var recording = EvdevRecording()
      // The parser goes down by recursion, and so would end the process.
      guard !YAMLNesting.isTooDeep(bytes) else {
        throw .damaged(.libinput, "it is nested deeper than any recording")
      }
      let root: Node?
      do {
        root = try Yams.compose(yaml: String(decoding: bytes, as: UTF8.self))
      } catch {
        throw .damaged(.libinput, "it is no YAML")
      }
      guard let devices = root?["devices"]?.sequence else { throw .damaged(.libinput, "it has no list of devices") }
      for node in devices.prefix(Limit.devices) {
        recording.devices.append(device(node["evdev"]))
        try read(
          node["events"], of: recording.devices.count - 1, atMost: min(Limit.events, bytes.count / shortestEvent),
          into: &recording, &findings)
      }
      if recording.devices.count > 1 {
        // A stable order: events of equal time stay as they were.
        recording.events = recording.events.enumerated()
          .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
      }
      return recording
    }

    /// An event takes so many bytes or more; what has more events repeats them by reference, as no recording does.
    private static let shortestEvent = 8

    private static func read(
      _ list: Node?, of device: Int, atMost limit: Int, into recording: inout EvdevRecording,
      _ findings: inout Findings
    ) throws(ImportError) {
      for entry in list?.sequence ?? [] {
        for row in entry["evdev"]?.sequence ?? [] {
          guard let event = event(row, device: device) else {
            findings.unreadable(
              line: row.mark?.line ?? 0, expected: "an event as [seconds, microseconds, type, code, value]")
            continue
          }
          guard recording.events.count < limit else { throw .tooManySamples }
          recording.events.append(event)
        }
      }
    }

    private static func event(_ row: Node, device: Int) -> EvdevEvent? {
      guard let cells = row.sequence, cells.count == 5 else { return nil }
      let numbers = cells.compactMap(integer)
      guard numbers.count == 5, abs(numbers[0]) < 1 << 40, (0..<1_000_000).contains(numbers[1]) else { return nil }
      guard let type = UInt16(exactly: numbers[2]), let code = UInt16(exactly: numbers[3]) else { return nil }
      guard Int32(exactly: numbers[4]) != nil else { return nil }
      let time = Double(numbers[0] * 1_000_000 + numbers[1]) / 1_000_000
      return EvdevEvent(time: time, device: device, type: type, code: code, value: numbers[4])
    }

    private static func device(_ node: Node?) -> EvdevDevice {
      var device = EvdevDevice()
      guard let node else { return device }
      device.name = node["name"]?.string.map { String($0.prefix(Limit.name)) }
      device.properties = codes(node["properties"])
      for (type, list) in node["codes"]?.mapping ?? [:] where integer(type) == Int(EvdevEvent.Kind.key) {
        device.keys = codes(list)
      }
      for (code, range) in node["absinfo"]?.mapping ?? [:] {
        let numbers = (range.sequence ?? []).compactMap(integer)
        guard numbers.count == 5, let code = integer(code).flatMap(UInt16.init(exactly:)) else { continue }
        device.describe(code, minimum: numbers[0], maximum: numbers[1], resolution: numbers[4])
      }
      return device
    }

    private static func codes(_ node: Node?) -> Set<UInt16> {
      Set((node?.sequence ?? []).prefix(1024).compactMap { integer($0).flatMap(UInt16.init(exactly:)) })
    }

    private static func integer(_ node: Node) -> Int? {
      node.scalar.flatMap { Number.integer(Array($0.string.utf8)[...]) }
    }
  }
  /// Tells from a YAML text how deep it nests, before anything is built of it.
  enum YAMLNesting {
    private static let deepest = 64

    static func isTooDeep(_ bytes: [UInt8]) -> Bool {
      var flow = 0
      return Lines(bytes).contains { line in
        // Within a line each level of blocks takes an indicator, and across lines a column.
        let lead = line.bytes.prefix {
          $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "?")
        }
        if lead.count > deepest { return true }
        for byte in line.bytes {
          if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") { flow += 1 }
          if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { flow = max(0, flow - 1) }
          if flow > deepest { return true }
        }
        return false
      }
    }
  }
#else
  /// Stands where the reader of libinput's YAML is in builds with the package trait `LibinputYAML`.
  enum LibinputReader {
    static func read(_ bytes: [UInt8], _ findings: inout Findings) throws(ImportError) -> EvdevRecording {
      throw .needsTrait
    }
  }
#endif
