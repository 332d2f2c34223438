import Foundation

/// How large a text is, without letters: every character is as wide as an average one. Ours, and no statement about
/// UIKit (W18): a layout gets rows of about the right height, and buttons that a finger finds.
enum TextMeasure {
  /// The share of its font's size that a character is wide.
  static let characterWidth: CGFloat = 0.55
  /// The share of its font's size that a line of the system's font is high.
  static let lineHeight: CGFloat = 1.193_359_375
  /// The share of its font's size that letters reach above their baseline.
  static let ascender: CGFloat = 0.952_148_437_5
  /// The share of its font's size that its capitals are high.
  static let capHeight: CGFloat = 0.704_589_843_75
  /// The share of its font's size that its x is high.
  static let xHeight: CGFloat = 0.526_367_187_5

  /// What a text container leaves at both ends of its lines; Apple's.
  static let usualPadding: CGFloat = 5

  /// What sums of widths may be off by rounding: in points, in characters and in pixels.
  static let rounding: CGFloat = 0.001

  /// - Parameters:
  ///   - width: where lines are broken, between words as long as there are any; nil for nowhere but at line feeds.
  ///   - most: how many lines it may have; 0 for any number.
  static func size(of text: String, in font: UIFont, width: CGFloat?, most: Int) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let character = font.pointSize * characterWidth
    let breaks = TextBreaks(of: text) { _ in character }
    var (wide, count, start) = (CGFloat(0), 0, 0)
    while start < breaks.units.count, most == 0 || count < most {
      let end = breaks.end(from: start, width: width ?? .infinity)
      wide = max(wide, breaks.width(of: start..<end))
      (start, count) = (end, count + 1)
    }
    // Behind a line feed at the end stands one more line.
    if start == breaks.units.count, breaks.endsLine(start), most == 0 || count < most { count += 1 }
    if let width { wide = min(wide, max(width, character)) }
    return CGSize(width: toPixels(wide), height: toPixels(CGFloat(count) * font.lineHeight))
  }

  /// A text with attributes: each character by its font, each line by its paragraph's style (W36).
  /// - Parameters:
  ///   - font: of what has none.
  ///   - padding: at both ends of lines, and not among the size.
  ///   - free: what of its container lines may take.
  ///   - setting: what a layout manager's delegate says of lines; nil without one.
  static func size(
    of text: NSAttributedString, in font: UIFont, width: CGFloat?, most: Int, padding: CGFloat = 0,
    free: TextRoom = TextRoom(), setting: LineSetting? = nil
  ) -> CGSize {
    let count = text.string.utf16.count
    guard count > 0 else { return .zero }
    let runs = TextRuns(of: text, count: count, font: font)
    if let only = runs.onlyFont, runs.areUnstyled, runs.attachments.isEmpty, free.isWhole, setting == nil {
      return size(of: text.string, in: only, width: width, most: most)
    }
    let lines = TextLines(
      of: text, width: width, most: most, padding: padding, font: font, setting: setting ?? LineSetting(),
      free: free)
    var wide = lines.lines.map { lines.end(of: $0, padding: padding) }.max() ?? 0
    let high = lines.extra?.maxY ?? lines.lines.last?.box.maxY ?? 0
    if let width { wide = min(wide, max(width, 0)) }
    return CGSize(width: toPixels(wide), height: toPixels(high))
  }

  /// Up to the next pixel; where that is asked off the main actor, of a screen with three a point.
  static func toPixels(_ length: CGFloat) -> CGFloat {
    let scale = scaleOfScreen
    return (length * scale - rounding).rounded(.up) / scale
  }
}
