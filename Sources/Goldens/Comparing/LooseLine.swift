import Traces

/// A trace's line held against a golden's where numbers may differ a little.
///
/// The trace's line is walked with its fields, which are known as it was just written; the golden's only has to have
/// a number wherever that has one. Gaps between columns may be of other widths, as other numbers fill them.
struct LooseLine {
  private let actual: [UInt8]
  private let fields: [LineWriter.Stretch]
  private let leniency: Leniency

  init(_ writer: LineWriter, _ leniency: Leniency) {
    (actual, fields) = (writer.bytes, writer.fields)
    self.leniency = leniency
  }

  /// - Parameter golden: a line with its end.
  func matches(_ golden: ArraySlice<UInt8>) -> Bool {
    var (place, rest) = (0, golden)
    for stretch in fields {
      guard let tolerance = leniency.tolerance(of: stretch.field) else { continue }
      guard skip(actual[place..<stretch.range.lowerBound], in: &rest) else { return false }
      guard let (old, length) = Self.numbers(in: rest), let (new, _) = Self.numbers(in: actual[stretch.range]),
        old.count == new.count, zip(old, new).allSatisfy({ abs($0 - $1) <= tolerance + 1e-9 })
      else { return false }
      rest = rest.dropFirst(length)
      place = stretch.range.upperBound
    }
    return skip(actual[place...], in: &rest) && rest.isEmpty
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
    var text = bytes.prefix { "0123456789.,-".utf8.contains($0) }
    // A comma may follow that is not between two numbers.
    while text.last == UInt8(ascii: ",") { text.removeLast() }
    let pieces = text.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    let numbers = pieces.compactMap { Double(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == pieces.count, !numbers.isEmpty else { return nil }
    return (numbers, text.count)
  }
}
