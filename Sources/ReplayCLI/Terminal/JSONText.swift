import Foundation

/// JSON as every machine format here is: keys in alphabetical order, slashes as they are, a line end at the end.
/// What would steer a terminal is spelled as JSON spells it, so that nothing has to be spelled on its way out.
enum JSONText {
  static func of(_ value: some Encodable, pretty: Bool = true) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if pretty { encoder.outputFormatting.insert(.prettyPrinted) }
    return ControlCharacters.escapedInJSON(String(decoding: try encoder.encode(value), as: UTF8.self)) + "\n"
  }
}
