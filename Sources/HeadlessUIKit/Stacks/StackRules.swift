import Foundation

/// Where views in a row or a column stand, as rules of a layout (V45).
@MainActor struct StackRules {
  let system: LayoutSystem
  let stack: UIView
  let axis: NSLayoutConstraint.Axis
  /// Whether one reads from the right: then the first view of a row is the rightmost.
  let isReversed: Bool
  /// The stack, in its own coordinates.
  let whole: LayoutBox
  /// What the views share of it.
  let room: LayoutBox
  /// Those that show.
  let views: [UIView]
  /// In points: after each view; the last one's plays no part.
  let gaps: [CGFloat]
  /// Whether those of a column are between baselines.
  let gapsAreBetweenLines: Bool
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
    alignLines(alignment)
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
      shareOut(line, by: lengths)
    }
  }

  /// Each has of the stack's whole length what its own is of all their lengths and gaps. Who comes later gives way:
  /// what gaps and margins take is missing at the end (W123).
  private func shareOut(_ line: [Stretch], by lengths: [CGFloat]) {
    let (gaps, total) = (gaps.dropLast().reduce(0, +), lengths.reduce(0, +))
    for (place, (stretch, length)) in zip(line, lengths).enumerated() {
      let share =
        total > 0
        ? along(whole).length * Double(length / (total + gaps))
        : (along(room).length - Double(gaps)) * (1 / Double(line.count))
      let priority = UILayoutPriority(LayoutMetrics.almostRequired.rawValue - Float(place))
      system.prefer(stretch.length - share, .equal, priority: priority)
    }
  }

  private func addGaps(_ line: [Stretch], _ distribution: UIStackView.Distribution) {
    guard line.count > 1 else { return }
    let spaces = line.indices.dropLast().map { space(after: $0, line) }
    for (index, gap) in gaps.dropLast().enumerated() {
      let space = spaces[index]
      switch distribution {
      case .fill, .fillEqually, .fillProportionally: system.require(space - Double(gap), .equal)
      case .equalSpacing:
        system.require(space - Double(gap), .greaterThanOrEqual)
        system.prefer(space - spaces[0], .equal, priority: LayoutMetrics.almostRequired)
      case .equalCentering:
        system.require(space - Double(gap), .greaterThanOrEqual)
        let distance = line[index + 1].middle - line[index].middle
        system.prefer(
          distance - (line[1].middle - line[0].middle), .equal, priority: LayoutMetrics.equalCentering)
      }
    }
  }

  private func space(after index: Int, _ line: [Stretch]) -> LinearSum {
    guard gapsAreBetweenLines, axis == .vertical else { return line[index + 1].start - line[index].end }
    return place(of: .firstBaseline, views[index + 1]) - place(of: .lastBaseline, views[index])
  }

  private func place(of attribute: NSLayoutConstraint.Attribute, _ view: UIView) -> LinearSum {
    system.place(of: LayoutTerm(view, attribute), beside: nil, in: stack, isMirrored: false)
  }

  /// By which baseline views stand on one line: in a row, where the alignment says so.
  private func line(of alignment: UIStackView.Alignment) -> NSLayoutConstraint.Attribute? {
    switch alignment {
    case .firstBaseline where axis == .horizontal: .firstBaseline
    case .lastBaseline where axis == .horizontal: .lastBaseline
    default: nil
    }
  }

  /// The view that reaches furthest from the line keeps to the edge that the alignment names.
  private func alignLines(_ alignment: UIStackView.Alignment) {
    guard let line = line(of: alignment) else { return }
    let places = (views + hidden.map(\.view)).map { place(of: line, $0) }
    for place in places.dropFirst() { system.require(place - places[0], .equal) }
    let distance = line == .firstBaseline ? places[0] - across(room).start : across(room).end - places[0]
    system.prefer(distance, .equal, priority: LayoutMetrics.stackBreadth)
  }

  private func align(_ stretch: Stretch, _ alignment: UIStackView.Alignment) {
    let room = across(room)
    switch alignment {
    case .fill:
      system.require(stretch.start - room.start, .equal)
      system.require(stretch.length - room.length, .equal)
      return
    case .firstBaseline where axis == .horizontal, .lastBaseline where axis == .horizontal:
      system.require(stretch.start - room.start, .greaterThanOrEqual)
      system.prefer(room.end - stretch.end, .greaterThanOrEqual, priority: LayoutMetrics.almostRequired)
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
