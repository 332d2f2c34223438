import Foundation

/// Where views in a row or a column stand, as rules of a layout (V45).
@MainActor struct StackRules {
  let system: LayoutSystem
  let axis: NSLayoutConstraint.Axis
  /// Whether one reads from the right: then the first view of a row is the rightmost.
  let isReversed: Bool
  /// What the views share, in the stack's coordinates.
  let room: LayoutBox
  /// Those that show.
  let views: [UIView]
  /// In points: after each view; the last one's plays no part.
  let gaps: [CGFloat]
  /// What each view was as large as when it came into the stack.
  let brought: [CGSize]
  /// Hidden ones, each with how many of those that show stand before it.
  let hidden: [(view: UIView, place: Int)]

  /// Where something begins on an axis, and how long it is.
  private struct Stretch {
    let start: LinearSum
    let length: LinearSum
    var end: LinearSum { start + length }
    var middle: LinearSum { start + length * 0.5 }
  }

  private func along(_ box: LayoutBox) -> Stretch {
    axis == .horizontal ? sideways(box) : Stretch(start: box.y, length: box.height)
  }

  private func across(_ box: LayoutBox) -> Stretch {
    axis == .horizontal ? Stretch(start: box.y, length: box.height) : sideways(box)
  }

  /// As one reads: from the right it is counted from there, leftwards.
  private func sideways(_ box: LayoutBox) -> Stretch {
    Stretch(start: isReversed ? (box.x + box.width) * -1 : box.x, length: box.width)
  }

  func add(_ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment) {
    // Contents count in the order in which they are named: where they want the same, the first view gives way.
    let named = distribution == .fill ? views.reversed() : views
    if distribution == .fill { system.namedBackwards.formUnion(views.map(ObjectIdentifier.init)) }
    for view in named { _ = system.box(of: view) }
    let boxes = views.map { system.box(of: $0).inset(by: $0.alignmentInsets) }
    addShown(boxes, distribution, alignment)
    addHidden(between: boxes.map(along), alignment)
  }

  private func addShown(
    _ boxes: [LayoutBox], _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment
  ) {
    guard let first = boxes.first, let last = boxes.last else { return }
    system.require(along(first).start - along(room).start, .equal)
    system.prefer(along(room).end - along(last).end, .equal, priority: LayoutMetrics.almostRequired)
    addLengths(boxes.map(along), distribution)
    addGaps(boxes.map(along), distribution)
    for box in boxes { align(across(box), alignment) }
    if alignment != .fill { system.prefer(across(room).length, .equal, priority: LayoutMetrics.stackBreadth) }
    for index in views.indices { keepBroughtSize(of: views[index], boxes[index], brought[index]) }
  }

  /// A hidden view has no length, where nothing requires one, and stands where it would open: before the next one,
  /// or at the end of the last. Across it is what it would be.
  private func addHidden(between line: [Stretch], _ alignment: UIStackView.Alignment) {
    for (view, place) in hidden {
      let box = system.box(of: view)
      let start =
        line.isEmpty ? along(room).start : place < line.count ? line[place].start : line[place - 1].end
      system.require(along(box).start - start, .equal)
      system.prefer(along(box).length, .equal, priority: LayoutMetrics.hiding)
      align(across(box), alignment)
    }
    if line.isEmpty, !hidden.isEmpty {
      system.prefer(along(room).length, .equal, priority: LayoutMetrics.almostRequired)
    }
  }

  private func addLengths(_ line: [Stretch], _ distribution: UIStackView.Distribution) {
    switch distribution {
    case .fill, .equalSpacing, .equalCentering: return
    case .fillEqually:
      for stretch in line.dropFirst() { system.require(stretch.length - line[0].length, .equal) }
    case .fillProportionally:
      let lengths = zip(views, brought).map { view, size in
        let (own, brought) =
          axis == .horizontal
          ? (view.intrinsicContentSize.width, size.width) : (view.intrinsicContentSize.height, size.height)
        return own >= 0 ? own : brought
      }
      let total = lengths.reduce(0, +)
      let free = along(room).length - Double(gaps.dropLast().reduce(0, +))
      for (stretch, length) in zip(line, lengths) {
        let share = total > 0 ? length / total : 1 / CGFloat(line.count)
        system.prefer(stretch.length - free * Double(share), .equal, priority: LayoutMetrics.almostRequired)
      }
    }
  }

  private func addGaps(_ line: [Stretch], _ distribution: UIStackView.Distribution) {
    guard line.count > 1 else { return }
    for (index, gap) in gaps.dropLast().enumerated() {
      let space = line[index + 1].start - line[index].end
      switch distribution {
      case .fill, .fillEqually, .fillProportionally: system.require(space - Double(gap), .equal)
      case .equalSpacing:
        system.require(space - Double(gap), .greaterThanOrEqual)
        system.prefer(
          space - (line[1].start - line[0].end), .equal, priority: LayoutMetrics.almostRequired)
      case .equalCentering:
        system.require(space - Double(gap), .greaterThanOrEqual)
        let distance = line[index + 1].middle - line[index].middle
        system.prefer(
          distance - (line[1].middle - line[0].middle), .equal, priority: LayoutMetrics.equalCentering)
      }
    }
  }

  private func align(_ stretch: Stretch, _ alignment: UIStackView.Alignment) {
    let room = across(room)
    switch alignment {
    case .fill:
      system.require(stretch.start - room.start, .equal)
      system.require(stretch.length - room.length, .equal)
      return
    case .leading, .firstBaseline: system.require(stretch.start - room.start, .equal)
    case .center: system.require(stretch.middle - room.middle, .equal)
    case .trailing, .lastBaseline: system.require(stretch.end - room.end, .equal)
    }
    system.prefer(room.length - stretch.length, .greaterThanOrEqual, priority: LayoutMetrics.almostRequired)
  }

  /// A view without a size of its own keeps the one that it brought along, as far as nothing else says (ours).
  private func keepBroughtSize(of view: UIView, _ box: LayoutBox, _ size: CGSize) {
    let own = view.intrinsicContentSize
    if own.width < 0 { keep(box.width, near: size.width) }
    if own.height < 0 { keep(box.height, near: size.height) }
  }

  private func keep(_ length: LinearSum, near brought: CGFloat) {
    guard brought > 0 else { return }
    let excess = length - Double(brought)
    system.prefer(excess, .greaterThanOrEqual, priority: LayoutMetrics.broughtSize.least)
    system.prefer(excess, .lessThanOrEqual, priority: LayoutMetrics.broughtSize.most)
  }
}
