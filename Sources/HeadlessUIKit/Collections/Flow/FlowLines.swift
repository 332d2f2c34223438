import Foundation

/// Items broken into lines, and where in its line each stands.
///
/// A line takes items as long as they fit with the least spacing. One that is followed by another is spread from
/// side to side. The last line stands at the beginning: where all items are of one size, with the spacing of a full
/// line, so that a grid keeps its columns; else with the least spacing. An item stands in the middle that is alone
/// in its line, but in a last one that takes more; a section's only one that has chosen its size stands there, too.
struct FlowLines {
  struct Line: Equatable {
    let items: Range<Int>
    /// Where each item begins, across the scrolling.
    let starts: [CGFloat]
    /// The longest item's, along the scrolling.
    let length: CGFloat
  }

  private(set) var lines: [Line] = []

  /// - Parameters:
  ///   - sizes: of each item, along the scrolling and across it.
  ///   - room: for a line, across the scrolling.
  ///   - areChosen: whether items choose their sizes.
  init(_ sizes: [(main: CGFloat, cross: CGFloat)], room: CGFloat, spacing: CGFloat, areChosen: Bool = false) {
    let breaks = Self.breaks(sizes.map(\.cross), room, spacing)
    let isUniform = sizes.allSatisfy { $0 == sizes[0] }
    for items in breaks {
      let crosses = sizes[items].map(\.cross)
      let isLast = items.upperBound == sizes.count
      let gap: CGFloat
      var start: CGFloat = 0
      let fitting = isUniform ? Self.fitting(crosses[0], room, spacing) : nil
      if items.count == 1, !isLast || fitting == 1 || areChosen && sizes.count == 1 {
        gap = 0
        start = (room - crosses[0]) / 2
      } else if !isLast {
        gap = Self.gap(crosses, room)
      } else if let fitting {
        gap = Self.gap(Array(repeating: crosses[0], count: fitting), room)
      } else {
        gap = spacing
      }
      var starts: [CGFloat] = []
      for cross in crosses {
        starts.append(start)
        start += cross + gap
      }
      lines.append(Line(items: items, starts: starts, length: sizes[items].map(\.main).max() ?? 0))
    }
  }

  private static func breaks(_ lengths: [CGFloat], _ room: CGFloat, _ spacing: CGFloat) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var first = 0
    var used: CGFloat = 0
    for (item, length) in lengths.enumerated() {
      if item > first, used + spacing + length > room {
        lines.append(first..<item)
        first = item
      }
      used = item == first ? length : used + spacing + length
    }
    if first < lengths.count { lines.append(first..<lengths.count) }
    return lines
  }

  /// How many items of that length a line takes; at least one.
  private static func fitting(_ length: CGFloat, _ room: CGFloat, _ spacing: CGFloat) -> Int {
    guard length + spacing > 0 else { return 1 }
    let count = ((room + spacing) / (length + spacing)).rounded(.down)
    return count.isFinite ? max(1, min(Int(count), 100_000)) : 1
  }

  private static func gap(_ lengths: [CGFloat], _ room: CGFloat) -> CGFloat {
    lengths.count > 1 ? (room - lengths.reduce(0, +)) / CGFloat(lengths.count - 1) : 0
  }
}
