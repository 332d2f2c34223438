import Traces

/// Parts of a whole, in words.
package enum Share {
  /// `33.3%`; what is not nothing never reads `0%`, and what is not all never `100%`.
  package static func text(_ part: Int, of whole: Int) -> String {
    guard whole > 0, part > 0 else { return "0%" }
    if part >= whole { return "100%" }
    let percent = min(99.9, max(0.1, Double(part) / Double(whole) * 100))
    var writer = LineWriter()
    writer.number(percent, decimals: 1)
    return writer.text == "100" ? "99.9%" : "\(writer.text)%"
  }
}
