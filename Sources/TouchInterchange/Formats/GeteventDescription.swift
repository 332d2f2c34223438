import TouchLogs

/// What `getevent -lp` and `-p` say of a device, line by line after `add device`.
struct GeteventDescription {
  /// Which device is described now; nil before the first.
  private(set) var device: Int?
  private var isAmongKeys = false

  mutating func begin(_ device: Int?) {
    self.device = device
    isAmongKeys = false
  }

  /// Reads the name, axes, keys and properties; other lines say nothing that touches need.
  mutating func take(_ line: ArraySlice<UInt8>, into device: inout EvdevDevice) {
    var words = line.words(atMost: Limit.columns)
    if words.first?.elementsEqual("name:".utf8) == true {
      device.name = Self.unquoted(line.dropFirst(5).trimmed).text()
      return
    }
    // A section starts as `KEY (0001):`.
    if words.count >= 2, words[1].first == UInt8(ascii: "("), words[1].last == UInt8(ascii: ":") {
      isAmongKeys = words[0].elementsEqual("KEY".utf8)
      words.removeFirst(2)
    }
    guard let first = words.first else { return }
    if let code = Self.code(first), let range = Self.range(words.dropFirst()) {
      device.describe(code, minimum: range.minimum, maximum: range.maximum, resolution: range.resolution)
      if code == EvdevEvent.Axis.slot { device.slot = range.value }
    } else if let property = EvdevNames.property(first.text()) {
      isAmongKeys = false
      device.properties.insert(property)
    } else if isAmongKeys {
      device.keys.formUnion(words.compactMap(Self.code))
    }
  }

  /// Of `: value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0`.
  private static func range(
    _ words: ArraySlice<ArraySlice<UInt8>>
  ) -> (value: Int, minimum: Int, maximum: Int, resolution: Int)? {
    func number(_ name: String) -> Int? {
      guard let place = words.firstIndex(where: { $0.elementsEqual(name.utf8) }), place + 1 < words.endIndex else {
        return nil
      }
      let word = words[place + 1]
      return Number.integer(word.last == UInt8(ascii: ",") ? word.dropLast() : word)
    }
    guard let minimum = number("min"), let maximum = number("max") else { return nil }
    return (number("value") ?? 0, minimum, maximum, number("resolution") ?? 0)
  }

  private static func code(_ word: ArraySlice<UInt8>) -> UInt16? {
    let name = word.last == UInt8(ascii: "*") ? word.dropLast() : word
    if name.count == 4, let number = Number.hexadecimal(name) { return UInt16(exactly: number) }
    return EvdevNames.code(name.text())
  }

  private static func unquoted(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.count >= 2, text.first == UInt8(ascii: "\""), text.last == UInt8(ascii: "\"") else { return text }
    return text.dropFirst().dropLast()
  }
}
