/// Splits one line of a table into fields: quoted ones may hold the separator, and quotes written twice.
enum CSVFields {
  /// The separators that are told from a header, the most usual first.
  static let separators: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]

  /// Nil for a quote that doesn't close on its line, or that something follows.
  static func split(_ line: ArraySlice<UInt8>, by separator: UInt8) -> [ArraySlice<UInt8>]? {
    let quote = UInt8(ascii: "\"")
    var fields: [ArraySlice<UInt8>] = []
    var rest = line
    while fields.count < Limit.columns {
      if rest.first == quote {
        guard let (field, after) = quoted(rest.dropFirst()) else { return nil }
        fields.append(field)
        guard let next = after.first else { return fields }
        guard next == separator else { return nil }
        rest = after.dropFirst()
      } else {
        guard let end = rest.firstIndex(of: separator) else {
          fields.append(rest.trimmed)
          return fields
        }
        fields.append(rest[..<end].trimmed)
        rest = rest[(end + 1)...]
      }
    }
    return fields
  }

  private static func quoted(_ text: ArraySlice<UInt8>) -> (field: ArraySlice<UInt8>, after: ArraySlice<UInt8>)? {
    let quote = UInt8(ascii: "\"")
    var field: [UInt8] = []
    var rest = text
    while let end = rest.firstIndex(of: quote) {
      field += rest[..<end]
      rest = rest[(end + 1)...]
      guard rest.first == quote else { return (field[...], rest) }
      field.append(quote)
      rest.removeFirst()
    }
    return nil
  }
}
