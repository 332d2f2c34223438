import Foundation

/// The scroll view in a collection that holds a section's cells and scrolls across the layout's way.
///
/// Touches that its cells pass on go on to the collection, which selects.
@MainActor final class SectionRow: UIScrollView {
  private weak var collection: UICollectionView?
  private var row: CompositionalSection.Row?

  init(in collection: UICollectionView) {
    self.collection = collection
    super.init(frame: .zero)
    (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
    // What a section's transforms reach beyond it is shown.
    clipsToBounds = false
    // The section's own insets leave room for the safe area.
    contentInsetAdjustmentBehavior = .never
  }

  required init?(coder: NSCoder) { nil }

  func take(_ row: CompositionalSection.Row) {
    let (before, wasTurned, width) = (rests, isTurned, contentSize.width)
    self.row = row
    isPagingEnabled = row.behavior == .paging
    bounces = row.bounce != .never
    (alwaysBounceHorizontal, alwaysBounceVertical) =
      row.bounce == .always ? (row.isHorizontal, !row.isHorizontal) : (false, false)
    let usual = collection?.decelerationRate ?? .normal
    decelerationRate =
      row.decelerationRate.map { DecelerationRate(rawValue: $0.rawValue) }
      ?? ([.groupPaging, .groupPagingCentered].contains(row.behavior) ? .fast : usual)
    if frame != row.frame { frame = row.frame }
    if contentSize != row.contentSize { contentSize = row.contentSize }
    if row.behavior == .groupPagingCentered || contentInset != .zero { centerGroups(from: before) }
    if row.behavior != .groupPagingCentered { keepBeginning(wasTurned: wasTurned, width) }
  }

  /// Whether it begins at its right end.
  var isTurned: Bool { row?.isTurned ?? false }

  /// It shows its beginning, at whichever end that is now; and what shows still does as more comes at the left.
  private func keepBeginning(wasTurned: Bool, _ oldWidth: CGFloat) {
    let way = contentSize.width - oldWidth
    guard isTurned != wasTurned || isTurned && way != 0 else { return }
    keepBeginning(grownBy: isTurned == wasTurned ? way : nil)
  }

  private func along(_ point: CGPoint) -> CGFloat { row?.isHorizontal == false ? point.y : point.x }
  private var length: CGFloat { row?.isHorizontal == false ? bounds.height : bounds.width }

  /// Where it rests with each group, in their order.
  private var rests: [CGFloat] {
    guard let row else { return [] }
    let lead = row.isHorizontal ? row.insets.leading : row.insets.top
    return row.groups.map { group in
      if row.behavior == .groupPagingCentered { return group.start + group.length / 2 - length / 2 }
      return row.isTurned ? group.start + group.length + lead - length : group.start - lead
    }
  }

  /// Has the first and the last group in the middle, too, and the one that was there still.
  private func centerGroups(from before: [CGFloat]) {
    guard let row else { return }
    let (rests, size) = (row.behavior == .groupPagingCentered ? rests : [], row.contentSize)
    let lead = max(0, -(rests.min() ?? 0))
    let trail = max(0, (rests.max() ?? 0) + length - (row.isHorizontal ? size.width : size.height))
    let room =
      row.isHorizontal
      ? UIEdgeInsets(top: 0, left: lead, bottom: 0, right: trail)
      : UIEdgeInsets(top: lead, left: 0, bottom: trail, right: 0)
    let place = along(contentOffset)
    if contentInset != room { contentInset = room }
    let index = before.indices.min { abs(before[$0] - place) < abs(before[$1] - place) } ?? 0
    guard drag == nil, motion == nil, index < rests.count else { return }
    if index < before.count, before[index] == rests[index] { return }
    contentOffset = row.isHorizontal ? CGPoint(x: rests[index], y: 0) : CGPoint(x: 0, y: rests[index])
  }

  override func contentMoves() {
    super.contentMoves()
    collection?.setNeedsLayout()
  }

  /// - Parameter box: in the row's content.
  func scroll(to box: CGRect, _ position: UICollectionView.ScrollPosition, _ animated: Bool) {
    var place = contentOffset
    if position.contains(.left) { place.x = box.minX }
    if position.contains(.centeredHorizontally) { place.x = box.midX - bounds.width / 2 }
    if position.contains(.right) { place.x = box.maxX - bounds.width }
    if position.isEmpty { place = offset(showing: box) }
    place = CGPoint(x: ranges.x.clamp(place.x), y: ranges.y.clamp(place.y))
    if place != contentOffset { setContentOffset(place, animated: animated) }
  }

  // MARK: Where it comes to rest

  override var restsAnywhere: Bool { row.map { $0.behavior == .none || $0.behavior == .continuous } ?? true }

  override func proposal(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let row, !row.groups.isEmpty else { return target }
    let place: CGFloat
    switch row.behavior {
    case .continuousGroupLeadingBoundary: place = rests.nearest(to: along(target))
    case .groupPaging, .groupPagingCentered:
      let rising = row.isTurned ? rests.reversed() : rests
      place = rising.next(to: along(contentOffset), velocity: along(velocity))
    case .none, .continuous, .paging: return target
    }
    return row.isHorizontal ? CGPoint(x: place, y: target.y) : CGPoint(x: target.x, y: place)
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if isScrollEnabled { next?.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    if isScrollEnabled { next?.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if isScrollEnabled { next?.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    if isScrollEnabled { next?.touchesCancelled(touches, with: event) }
  }
}

extension [CGFloat] {
  func nearest(to place: CGFloat) -> CGFloat { self.min { abs($0 - place) < abs($1 - place) } ?? place }

  /// The nearest or, with speed, the next in its direction.
  func next(to place: CGFloat, velocity: CGFloat) -> CGFloat {
    if velocity > 0 { return first { $0 > place } ?? last ?? place }
    if velocity < 0 { return last { $0 < place } ?? first ?? place }
    return nearest(to: place)
  }
}

/// The rows of a collection's sections that scroll across.
@MainActor struct SectionRows {
  private var rows: [Int: SectionRow] = [:]

  func row(_ section: Int) -> SectionRow? { rows[section] }
  /// From the first section's to the last one's.
  var all: [UIScrollView] { rows.keys.sorted().compactMap { rows[$0] } }
  /// How far the section's row is scrolled from its beginning, at whichever end that is.
  func offset(of section: Int) -> CGPoint {
    guard let row = rows[section] else { return .zero }
    guard row.isTurned else { return row.contentOffset }
    return CGPoint(x: row.contentSize.width - row.bounds.width - row.contentOffset.x, y: row.contentOffset.y)
  }

  /// Makes those that are missing, and lets go of those that are not any more.
  mutating func take(_ layout: UICollectionViewLayout, in collection: UICollectionView) {
    let wanted = (layout as? UICollectionViewCompositionalLayout)?.sections.map(\.row) ?? []
    for section in rows.keys.sorted() where section >= wanted.count || wanted[section] == nil {
      if let row = rows.removeValue(forKey: section) { Self.clear(row, into: collection) }
    }
    for case (let section, let wanted?) in wanted.enumerated() {
      let row = rows[section] ?? SectionRow(in: collection)
      rows[section] = row
      row.take(collection.tiles.turnedWidth.map { wanted.turned(in: $0) } ?? wanted)
      if row.superview !== collection { collection.addSubview(row) }
    }
  }

  /// A section that stays keeps its row, and how far that is scrolled.
  /// - Parameter places: where those that stay were, and are now.
  mutating func move(by places: [Int: Int], in collection: UICollectionView) {
    let before = rows
    rows = [:]
    for section in before.keys.sorted() {
      guard let row = before[section] else { continue }
      if let place = places[section] { rows[place] = row } else { Self.clear(row, into: collection) }
    }
  }

  /// The row goes; its views may still be in sight, and are placed in the collection then.
  private static func clear(_ row: SectionRow, into collection: UICollectionView) {
    for view in row.subviews where view is UICollectionReusableView { collection.addSubview(view) }
    row.removeFromSuperview()
  }
}

extension CompositionalSection.Row {
  /// The same where people read the other way, in a collection's content of that width.
  fileprivate func turned(in width: CGFloat) -> Self {
    var row = self
    row.frame = frame.mirrored(in: CGRect(x: 0, y: 0, width: width, height: 0))
    guard isHorizontal else { return row }
    row.isTurned = true
    row.contentSize.width = max(contentSize.width, frame.width)
    row.groups = groups.map { (row.contentSize.width - $0.start - $0.length, $0.length) }
    return row
  }
}
