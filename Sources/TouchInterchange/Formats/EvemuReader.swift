import TouchLogs

/// Reads the text of `evemu-record`: an optional description, then an `E:` line an event.
///
/// A description is made of `N:` (name), `I:` (ids), `P:` and `B:` (bits of properties and of codes, 8 bytes a
/// line) and `A:` lines (`A: code minimum maximum fuzz flat resolution`, the code hexadecimal).
enum EvemuReader {
  static func read(_ bytes: [UInt8], _ findings: inout Findings) throws(ImportError) -> EvdevRecording {
    var recording = EvdevRecording()
    var device = EvdevDevice()
    var propertyBytes = 0
    var keyBytes = 0
    var isAboutSlot = false
    for line in Lines(bytes) {
      let text = line.bytes.trimmed
      guard let tag = text.first else { continue }
      guard tag != UInt8(ascii: "#") else {
        comment(text.words(), of: &device, &isAboutSlot)
        continue
      }
      guard text.count <= Limit.lineBytes, text.dropFirst().first == UInt8(ascii: ":") else {
        findings.unreadable(line: line.number, expected: "a line of evemu, such as E: 1.5 0003 0035 100")
        continue
      }
      let rest = text.dropFirst(2)
      switch tag {
      case UInt8(ascii: "E"):
        guard let event = event(rest) else {
          findings.unreadable(line: line.number, expected: "E: seconds type code value")
          continue
        }
        guard recording.events.count < Limit.events else { throw .tooManySamples }
        recording.events.append(event)
      case UInt8(ascii: "A"):
        if !axis(rest, of: &device) {
          findings.unreadable(line: line.number, expected: "A: code minimum maximum fuzz flat resolution")
        }
      case UInt8(ascii: "N"):
        device.name = rest.trimmed.text()
      case UInt8(ascii: "P"):
        propertyBytes = bits(rest.words(), from: propertyBytes, into: &device.properties)
      case UInt8(ascii: "B"):
        let words = rest.words()
        guard words.first.flatMap(Number.hexadecimal) == UInt32(EvdevEvent.Kind.key) else { continue }
        keyBytes = bits(words.dropFirst(), from: keyBytes, into: &device.keys)
      default:
        continue
      }
    }
    recording.devices = [device]
    return recording
  }

  /// Whether it is an `E:` line that can be read.
  static func isEvent(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: "E:") && event(line.dropFirst(2)) != nil
  }

  private static func event(_ text: ArraySlice<UInt8>) -> EvdevEvent? {
    let words = text.words(atMost: 4)
    guard words.count == 4, let time = Number.double(words[0]) else { return nil }
    guard let type = Number.hexadecimal(words[1]).flatMap(UInt16.init(exactly:)) else { return nil }
    guard let code = Number.hexadecimal(words[2]).flatMap(UInt16.init(exactly:)) else { return nil }
    guard let value = Number.integer(words[3]), Int32(exactly: value) != nil else { return nil }
    return EvdevEvent(time: time, device: 0, type: type, code: code, value: value)
  }

  /// Which slot is chosen stands in comments alone: `#  Event code 47 (ABS_MT_SLOT)`, and below it `#  Value 3`.
  private static func comment(
    _ words: [ArraySlice<UInt8>], of device: inout EvdevDevice, _ isAboutSlot: inout Bool
  ) {
    if words.last?.elementsEqual("(ABS_MT_SLOT)".utf8) == true {
      isAboutSlot = true
    } else if isAboutSlot, words.count == 3, words[1].elementsEqual("Value".utf8) {
      device.slot = Number.integer(words[2]) ?? 0
      isAboutSlot = false
    }
  }

  private static func axis(_ text: ArraySlice<UInt8>, of device: inout EvdevDevice) -> Bool {
    let words = text.words(atMost: 6)
    guard words.count >= 3, let code = Number.hexadecimal(words[0]).flatMap(UInt16.init(exactly:)) else {
      return false
    }
    let numbers = words.dropFirst().map(Number.integer)
    guard let minimum = numbers[0], let maximum = numbers[1] else { return false }
    // Before version 1.1 there was no resolution.
    let resolution = numbers.count == 5 ? numbers[4] : 0
    guard let resolution else { return false }
    device.describe(code, minimum: minimum, maximum: maximum, resolution: resolution)
    return true
  }

  /// Adds the codes whose bits are set; answers how many bytes of bits there have been.
  private static func bits(
    _ words: some Collection<ArraySlice<UInt8>>, from start: Int, into codes: inout Set<UInt16>
  ) -> Int {
    var place = start
    for word in words {
      guard let byte = Number.hexadecimal(word), byte <= 0xFF, place < 0x400 else { return place }
      for bit in 0..<8 where byte & 1 << bit != 0 { codes.insert(UInt16(place * 8 + bit)) }
      place += 1
    }
    return place
  }
}
