import Foundation

/// What of a text container lines may take: its whole width, but for what paths enclose, or what a container of an
/// application's own class says (W44).
struct TextRoom {
  private let outlines: [[CGPoint]]
  /// Says for each line what it may take; nil for paths alone.
  private(set) var own: NSTextContainer?

  /// - Parameter paths: in the container's coordinates.
  init(without paths: [UIBezierPath] = []) {
    outlines = paths.flatMap { PathOutline($0.cgPath.elements).contours }
      .filter { $0.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
  }

  /// Nothing is taken without a container.
  init(of container: NSTextContainer?) {
    self.init(without: container?.exclusionPaths ?? [])
    if let container, type(of: container) != NSTextContainer.self { own = container }
  }

  /// Whether nothing is taken.
  var isWhole: Bool { outlines.isEmpty && own == nil }

  /// What is free between two heights, from the left to the right. A shape takes all between its leftmost and its
  /// rightmost point there (ours).
  func free(of whole: ClosedRange<CGFloat>, from top: CGFloat, to bottom: CGFloat) -> [ClosedRange<CGFloat>] {
    let taken = outlines.compactMap { Self.taken(by: $0, from: top, to: bottom) }
    var (free, start) = ([ClosedRange<CGFloat>](), whole.lowerBound)
    for one in taken.sorted(by: { $0.lowerBound < $1.lowerBound }) where one.upperBound > start {
      let end = min(one.lowerBound, whole.upperBound)
      if end > start { free.append(start...end) }
      start = one.upperBound
    }
    if start < whole.upperBound { free.append(start...whole.upperBound) }
    return free
  }

  /// Where the first ends of what takes something between two heights; nil where nothing does.
  func nextTop(from top: CGFloat, to bottom: CGFloat) -> CGFloat? {
    outlines.filter { Self.taken(by: $0, from: top, to: bottom) != nil }.compactMap { $0.map(\.y).max() }.min()
  }

  /// Edges along the upper or lower height don't count.
  private static func taken(
    by outline: [CGPoint], from top: CGFloat, to bottom: CGFloat
  ) -> ClosedRange<CGFloat>? {
    var found: [CGFloat] = []
    for (from, to) in zip(outline, outline.dropFirst() + outline.prefix(1)) {
      guard min(from.y, to.y) < bottom, max(from.y, to.y) > top else { continue }
      for end in [from, to] {
        let height = min(max(end.y, top), bottom)
        found.append(height == end.y ? end.x : from.x + (height - from.y) / (to.y - from.y) * (to.x - from.x))
      }
    }
    guard let least = found.min(), let most = found.max() else { return nil }
    return least...most
  }
}

extension NSTextContainer {
  /// What it gives a line first; nil where it has none left.
  /// - Parameters:
  ///   - unit: with which the line begins.
  ///   - rest: what is to be proposed next, further to the right; nil for nothing.
  func part(of proposed: CGRect, at unit: Int, _ rest: inout CGRect?) -> CGRect? {
    var remaining = CGRect.zero
    let part = lineFragmentRect(
      forProposedRect: proposed, at: unit, writingDirection: .leftToRight, remaining: &remaining)
    // An override may say the same for ever.
    rest = remaining.width > 0 && remaining.minX > proposed.minX ? remaining : nil
    return part.width > 0 && part.minX.isFinite && part.maxX.isFinite && part.minY.isFinite ? part : nil
  }
}
