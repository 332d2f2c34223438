import Foundation

/// A text of a row, which shares its room with another one.
@MainActor protocol RowText {
  /// What it needs where its lines may be so long; nil for any length.
  func size(within width: CGFloat?) -> CGSize
  /// Whether it may have several lines.
  var breaksLines: Bool { get }
}

/// What of a row's width its two texts have, and how high they are then, read from the left (the numbers are ours).
struct TextShares {
  struct Share {
    var start: CGFloat = 0
    var width: CGFloat
    var height: CGFloat
  }
  var first: Share
  var second: Share
  let areSideBySide: Bool

  /// The second text below the first one.
  @MainActor static func stacked(_ first: some RowText, _ second: some RowText, in width: CGFloat) -> TextShares {
    TextShares(
      first: Share(width: width, height: first.size(within: width).height),
      second: Share(width: width, height: second.size(within: width).height), areSideBySide: false)
  }

  /// At both ends of one line, where there is room for both and the padding between them, else below each other.
  @MainActor static func besideIfTheyFit(
    _ first: some RowText, _ second: some RowText, padding: CGFloat, in width: CGFloat
  ) -> TextShares {
    let (one, other) = (first.size(within: nil), second.size(within: nil))
    guard one.width > 0, other.width > 0, one.width + padding + other.width <= width + TextMeasure.rounding else {
      return stacked(first, second, in: width)
    }
    return TextShares(
      first: Share(width: one.width, height: one.height),
      second: Share(start: width - other.width, width: other.width, height: other.height), areSideBySide: true)
  }

  /// At both ends of one line, whatever room there is: the first has what it needs, the second what that leaves.
  /// One that may break its lines keeps the third of the row.
  @MainActor static func beside(
    _ first: some RowText, _ second: some RowText, padding: CGFloat, in width: CGFloat
  ) -> TextShares {
    let needed = second.size(within: nil).width
    let gap = needed > 0 ? padding : 0
    let kept = second.breaksLines && needed > 0 ? min(needed, width / 3) + gap : 0
    let one = min(first.size(within: nil).width, max(0, width - kept))
    let other = min(needed, max(0, width - one - gap))
    return TextShares(
      first: Share(width: one, height: first.size(within: one).height),
      second: Share(start: width - other, width: other, height: second.size(within: other).height),
      areSideBySide: true)
  }

  /// The first in a column of its own, the second behind it.
  @MainActor static func inColumns(
    _ first: some RowText, _ second: some RowText, padding: CGFloat, in width: CGFloat
  ) -> TextShares {
    let column = max(0, width - padding) / 4
    let rest = max(0, width - padding - column)
    return TextShares(
      first: Share(width: column, height: first.size(within: column).height),
      second: Share(start: width - rest, width: rest, height: second.size(within: rest).height),
      areSideBySide: true)
  }

  /// Of both together.
  func height(padding: CGFloat) -> CGFloat {
    if areSideBySide { return max(first.height, second.height) }
    return first.height + second.height + (first.height > 0 && second.height > 0 ? padding : 0)
  }
}
