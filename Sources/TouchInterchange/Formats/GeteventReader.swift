import TouchLogs

/// Reads the text of Android's `getevent -lt` or `-t`: `[ seconds] /dev/input/eventN: type code value`.
///
/// Types and codes are names or hexadecimal, values hexadecimal or words: `DOWN`, `UP`, `MT_TOOL_PEN`. Paths may be
/// missing, where one device alone was recorded. What `getevent -lp` or `-p` says of devices is read where it comes
/// first.
enum GeteventReader {
  static func read(_ bytes: [UInt8], _ findings: inout Findings) throws(ImportError) -> EvdevRecording {
    var recording = EvdevRecording()
    var paths: [ArraySlice<UInt8>] = []
    var described = GeteventDescription()
    var untimed = 0
    func device(_ path: ArraySlice<UInt8>) -> Int? {
      if let known = paths.firstIndex(of: path) { return known }
      guard paths.count < Limit.devices else { return nil }
      paths.append(path)
      recording.devices.append(EvdevDevice())
      return paths.count - 1
    }
    for line in Lines(bytes) {
      let text = line.bytes.trimmed
      guard !text.isEmpty else { continue }
      if text.starts(with: "add device "), let path = text.words().last {
        described.begin(device(path))
      } else if text.count <= Limit.lineBytes, let parts = Parts(text) {
        guard let index = device(parts.path ?? (paths.count == 1 ? paths[0] : [])) else {
          findings.unreadable(line: line.number, expected: "one of the first \(Limit.devices) devices")
          continue
        }
        guard let time = parts.time else {
          untimed += 1
          continue
        }
        guard recording.events.count < Limit.events else { throw .tooManySamples }
        recording.events.append(
          EvdevEvent(time: time, device: index, type: parts.type, code: parts.code, value: parts.value))
      } else if !looksLikeEvent(text), let index = described.device {
        described.take(text, into: &recording.devices[index])
      } else if !text.starts(with: "could not get driver version"), !text.starts(with: "remove device ") {
        findings.unreadable(line: line.number, expected: "[ seconds] type code value")
      }
    }
    guard untimed == 0 || !recording.events.isEmpty else { throw .noTimes }
    findings.add(.moreUnreadableLines, count: untimed)
    return recording
  }

  /// Whether a line begins as only events' do: what stands behind a description is not part of it.
  private static func looksLikeEvent(_ line: ArraySlice<UInt8>) -> Bool {
    line.first == UInt8(ascii: "[") || line.starts(with: "/dev/")
  }

  /// Whether it is an event's line that can be read.
  static func isEvent(_ line: ArraySlice<UInt8>) -> Bool {
    guard let parts = Parts(line) else { return false }
    return parts.time != nil || parts.path != nil
  }

  /// One event's line, understood.
  private struct Parts {
    var time: Double?
    var path: ArraySlice<UInt8>?
    let type: UInt16
    let code: UInt16
    let value: Int

    init?(_ line: ArraySlice<UInt8>) {
      var rest = line
      if rest.first == UInt8(ascii: "[") {
        guard let end = rest.firstIndex(of: UInt8(ascii: "]")) else { return nil }
        guard let seconds = Number.double(rest[rest.startIndex...].dropFirst().prefix(upTo: end).trimmed) else {
          return nil
        }
        time = seconds
        rest = rest[(end + 1)...]
      }
      var words = rest.words(atMost: 5)
      if let first = words.first, first.last == UInt8(ascii: ":"), first.starts(with: "/") {
        path = first.dropLast()
        words.removeFirst()
      }
      guard words.count >= 3, let type = Self.type(words[0]), let code = Self.code(words[1]) else { return nil }
      guard let value = Self.value(words[2]) else { return nil }
      (self.type, self.code, self.value) = (type, code, value)
    }

    private static func type(_ word: ArraySlice<UInt8>) -> UInt16? {
      if word.starts(with: "EV_") { return EvdevNames.type(word.text()) }
      return word.count == 4 ? Number.hexadecimal(word).flatMap(UInt16.init(exactly:)) : nil
    }

    /// Names that say nothing of touches become a code that no event has.
    private static func code(_ word: ArraySlice<UInt8>) -> UInt16? {
      if word.count == 4, let number = Number.hexadecimal(word) { return UInt16(exactly: number) }
      guard let first = word.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else { return nil }
      return EvdevNames.code(word.text()) ?? .max
    }

    private static func value(_ word: ArraySlice<UInt8>) -> Int? {
      if let number = Number.hexadecimal(word) { return Int(Int32(bitPattern: number)) }
      switch word.text() {
      case "DOWN": return 1
      case "UP": return 0
      case "REPEAT": return 2
      case "MT_TOOL_FINGER": return EvdevEvent.Tool.finger
      case "MT_TOOL_PEN": return EvdevEvent.Tool.pen
      case "MT_TOOL_PALM": return EvdevEvent.Tool.palm
      default: return nil
      }
    }
  }
}
