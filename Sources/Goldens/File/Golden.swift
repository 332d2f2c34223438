import Foundation
import Traces

/// A reviewed trace, kept as text beside its log.
///
/// Held as the bytes of the file: comparing is done on them, and no line is taken apart before it differs.
public struct Golden: Sendable, CustomStringConvertible {
  /// More than four million lines; what is larger is refused before it is read.
  public static let largestFile = 256 << 20

  /// What stands above the lines.
  public let header: GoldenHeader
  /// The form that the file has; what is read of an older one is in the newest.
  public let version: Int
  /// The whole file in the newest form; always with a line end at the end.
  let bytes: [UInt8]
  /// Whether the file itself lacks that.
  let lacksLastLineEnd: Bool
  /// Where the first line of the trace begins.
  let body: Int

  /// Whether the file would have other words in the newest form.
  var isOfOldForm: Bool { version < GoldenHeader.version }

  /// Reads the text of a golden, strictly: LF, UTF-8, and the header that `GoldenHeader` prints.
  /// - Parameter file: its name, for errors.
  /// - Throws: the first thing wrong with it.
  /// - Complexity: linear in the bytes.
  public init(_ bytes: [UInt8], file: String? = nil) throws(GoldenError) {
    try self.init(bytes, file: file, forms: .known)
  }

  init(_ bytes: [UInt8], file: String?, forms: GoldenForms) throws(GoldenError) {
    guard bytes.count <= Self.largestFile else {
      throw GoldenError(.tooLarge(limit: Self.largestFile), file: file)
    }
    lacksLastLineEnd = bytes.last != UInt8(ascii: "\n")
    let whole = lacksLastLineEnd ? bytes + [UInt8(ascii: "\n")] : bytes
    do throws(GoldenError.AtLine) {
      // First, as a newer form may have what is refused here.
      let version = try forms.version(of: whole)
      try Self.check(whole)
      guard let version else {
        throw GoldenError.AtLine(problem: .missing(line: "golden \(forms.newest)"), line: 1)
      }
      self.version = version
      self.bytes = forms.renewed(whole, from: version)
      var lines = HeaderReader(self.bytes)
      header = try lines.header()
      body = lines.offset
    } catch {
      throw GoldenError(error.problem, file: file, line: error.line)
    }
  }

  /// A golden of these lines, each without its line end.
  public init(header: GoldenHeader, lines: [String]) throws(GoldenError) {
    try self.init(Array((header.description + lines.map { $0 + "\n" }.joined()).utf8))
  }

  /// The file's text.
  public var description: String { String(decoding: bytes, as: UTF8.self) }

  /// The trace's lines, without header and line ends; for tests and short goldens.
  public var lines: [String] {
    bytes[body...].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .dropLast().map { String(decoding: $0, as: UTF8.self) }
  }

  /// As it is written down once it is accepted.
  var acceptedPieces: [ArraySlice<UInt8>] { [Array(header.accepted.description.utf8)[...], bytes[body...]] }

  /// - Parameter file: its name, for the error.
  /// - Throws: where it was made by newer rules: it may be right where nobody here knows.
  package func checkRules(file: @autoclosure () -> String) throws(GoldenError) {
    guard header.rules <= GoldenHeader.currentRules else {
      throw GoldenError(.newerRules(header.rules, knows: GoldenHeader.currentRules), file: file())
    }
  }

  /// Of its lines alone: equal in goldens with the same trace.
  package var linesFingerprint: Fingerprint { Fingerprint(bytes[body...]) }

  /// Refuses what no line of a golden can have.
  private static func check(_ bytes: [UInt8]) throws(GoldenError.AtLine) {
    if isPlain(bytes) { return }
    if bytes.starts(with: "\u{FEFF}".utf8) { throw GoldenError.AtLine(problem: .byteOrderMark, line: 1) }
    var line = 1
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      if let problem = problem(in: bytes[start..<end]) { throw GoldenError.AtLine(problem: problem, line: line) }
      line += 1
      start = end + 1
    }
  }

  /// Whether it is a text of printable ASCII, as most are, in which no line begins as a marker does.
  private static func isPlain(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var others: UInt8 = 0
      // Without a branch, so that many bytes are looked at in one step.
      for byte in bytes { others |= (byte &- 0x20 > 0x5E ? 1 : 0) & (byte == UInt8(ascii: "\n") ? 0 : 1) }
      guard others == 0, let start = bytes.baseAddress else { return others == 0 }
      var line = 0
      while line < bytes.count {
        if isMarker(bytes[line]) { return false }
        guard let end = memchr(start + line, Int32(UInt8(ascii: "\n")), bytes.count - line) else { break }
        line = UnsafeRawPointer(start).distance(to: end) + 1
      }
      return true
    }
  }

  private static func problem(in line: ArraySlice<UInt8>) -> GoldenError.Problem? {
    if line.last == UInt8(ascii: "\r") { return .windowsLineEnds }
    if conflictMarkers.contains(where: line.starts(with:)) { return .conflictMarker }
    var isASCII = true
    for byte in line {
      if byte < 0x20 || byte == 0x7F { return .unprintable }
      if byte >= 0x80 { isASCII = false }
    }
    if isASCII { return nil }
    guard let text = String(bytes: line, encoding: .utf8) else { return .notUTF8 }
    return Escaping.isPrintable(text) ? nil : .unprintable
  }

  /// Whether one of the conflict markers begins so.
  private static func isMarker(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: "|"), UInt8(ascii: "="), UInt8(ascii: ">"): true
    default: false
    }
  }

  private static let conflictMarkers = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].map { Array($0.utf8) }
}

extension GoldenError {
  /// A problem with the line it is at, before the file's name is known.
  struct AtLine: Error {
    var problem: Problem
    var line: Int
  }
}
