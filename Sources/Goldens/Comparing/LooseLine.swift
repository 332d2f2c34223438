import Traces

/// A trace's line held against a golden's where numbers may differ a little.
///
/// The trace's line is walked with its fields, which are known as it was just written; the golden's only has to
/// have a number wherever that has one. Gaps between columns may be of other widths, as other numbers fill them.
struct LooseLine {
  /// With its end.
  private let actual: ArraySlice<UInt8>
  /// Counted from the line's beginning.
  private let fields: [LineWriter.Stretch]
  private let leniency: Leniency

  init(_ line: ArraySlice<UInt8>, fields: [LineWriter.Stretch], _ leniency: Leniency) {
    (actual, self.fields) = (line, fields)
    self.leniency = leniency
  }

  /// - Parameter golden: a line with its end.
  func matches(_ golden: ArraySlice<UInt8>) -> Bool {
    var (place, rest) = (actual.startIndex, golden)
    for stretch in fields {
      guard let tolerance = leniency.tolerance(of: stretch.field) else { continue }
      let start = actual.startIndex + stretch.range.lowerBound
      let end = actual.startIndex + stretch.range.upperBound
      guard skip(actual[place..<start], in: &rest) else { return false }
      guard let (old, length) = Self.numbers(in: rest), let (new, _) = Self.numbers(in: actual[start..<end]),
        old.count == new.count, zip(old, new).allSatisfy({ abs($0 - $1) <= tolerance + 1e-9 })
      else { return false }
      rest = rest.dropFirst(length)
      place = end
    }
    return skip(actual[place...], in: &rest) && rest.isEmpty
  }

  /// Equal for all lines that could match each other, and for few others: everything but numbers and gaps.
  static func shape(of line: ArraySlice<UInt8>) -> Fingerprint {
    var shape = Fingerprint()
    shape.add(line.lazy.filter { $0 != UInt8(ascii: " ") && !isOfNumber($0) })
    return shape
  }

  /// Takes what must be the same off the golden's line; any gap is as good as another.
  private func skip(_ same: ArraySlice<UInt8>, in rest: inout ArraySlice<UInt8>) -> Bool {
    let space = UInt8(ascii: " ")
    var same = same
    while let byte = same.first {
      guard rest.first == byte else { return false }
      if byte == space {
        same = same.drop { $0 == space }
        rest = rest.drop { $0 == space }
      } else {
        same.removeFirst()
        rest.removeFirst()
      }
    }
    return true
  }

  /// `195,749` as two numbers, and how many bytes they take; nil where no number stands there.
  private static func numbers(in bytes: ArraySlice<UInt8>) -> ([Double], length: Int)? {
    var text = bytes.prefix(while: isOfNumber)
    // A comma may follow that is not between two numbers.
    while text.last == UInt8(ascii: ",") { text.removeLast() }
    let pieces = text.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    let numbers = pieces.compactMap { Double(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == pieces.count, !numbers.isEmpty else { return nil }
    return (numbers, text.count)
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "-"): true
    default: false
    }
  }
}
