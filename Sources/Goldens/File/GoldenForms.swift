/// The forms that goldens have had, and how each is put into the next.
///
/// A golden's first line names its form. The number rises only where what was written before would be misread; a
/// line that headers may have besides is no new form. A new form costs one step here, and a fixture of the old one
/// stays in the tests for ever.
struct GoldenForms: Sendable {
  /// Takes a golden's lines after the first, and gives them as the next form has them.
  ///
  /// A line that it can't put into words stays as it is: the reader says then what is wrong with it.
  typealias Step = @Sendable (_ lines: [String]) -> [String]

  /// The one that is written.
  let newest: Int
  /// By the form that each takes, without a gap up to the newest.
  let steps: [Int: Step]

  static let known = GoldenForms(newest: GoldenHeader.version, steps: [:])

  /// The form that a golden's first line names; nil where it names none that was ever written.
  /// - Throws: where that is a newer one, of which nothing is known.
  func version(of bytes: [UInt8]) throws(GoldenError.AtLine) -> Int? {
    let word = "golden ".utf8
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    guard line.starts(with: word), let version = Self.number(line.dropFirst(word.count)) else { return nil }
    guard version <= newest else {
      throw GoldenError.AtLine(problem: .newerVersion(version, reads: newest), line: 1)
    }
    return version == newest || steps[version] != nil ? version : nil
  }

  /// Nil where it is not spelled as goldens spell it; the greatest number for one that is greater.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    let text = String(decoding: bytes, as: UTF8.self)
    if let number = Int(text) { return "\(number)" == text ? number : nil }
    return !text.isEmpty && text.allSatisfy { "0123456789".contains($0) } ? .max : nil
  }

  /// A golden's text, which ends with a line end, in the newest form; the same bytes where it has that already.
  func renewed(_ bytes: [UInt8], from version: Int) -> [UInt8] {
    guard version < newest else { return bytes }
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .dropFirst().dropLast().map { String(decoding: $0, as: UTF8.self) }
    for form in version..<newest { lines = steps[form]?(lines) ?? lines }
    return Array((["golden \(newest)"] + lines).map { $0 + "\n" }.joined().utf8)
  }
}
