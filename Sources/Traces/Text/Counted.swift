/// A number with its noun: `1 frame`, `41,207 samples`.
package enum Counted {
  /// - Parameter many: the noun of any other number than one; else `one` with an s.
  package static func text(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(grouped(count)) \(count == 1 ? one : many ?? one + "s")"
  }

  /// `41,207`, in every locale.
  package static func grouped(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var text = number < 0 ? "-" : ""
    var left = digits.utf8.count
    for digit in digits {
      text.append(digit)
      left -= 1
      if left > 0, left % 3 == 0 { text += "," }
    }
    return text
  }
}
