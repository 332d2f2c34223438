import Foundation

/// Where one section's items, headers, footers and backgrounds stand, in the collection's coordinates.
@MainActor struct CompositionalSection {
  /// An item of the section, or a view beside one.
  struct Part {
    let element: CollectionElement
    /// Of a section that scrolls across, in the content of its row.
    var frame: CGRect
    var zIndex = 0
    var choices: (width: Bool, height: Bool) = (false, false)
    /// What the cell has chosen for itself, where its siblings have a say in its size.
    var chosen: CGSize?
    /// Headers and footers that stay in sight.
    var isPinned = false
  }

  let section: NSCollectionLayoutSection
  private let number: Int
  private let count: Int
  private let room: CGSize
  /// What the insets of groups, and those of headers and footers, count from.
  private let sides: (groups: UIEdgeInsets, edges: UIEdgeInsets)
  private let axis: FlowAxis
  private let traits: UITraitCollection
  private(set) var parts: [Part] = []
  /// Headers, footers and backgrounds, which don't scroll across.
  private(set) var edges: [Part] = []
  /// Along the layout's way.
  private(set) var start: CGFloat
  private(set) var end: CGFloat
  /// What scrolls across it; nil for a section that does not.
  private(set) var row: Row?
  private var groups: [Group] = []
  /// Where each item's cell is among the parts.
  private var cells: [Int] = []
  /// Whether what groups reach rises from one to the next, as it does where they don't lie over each other.
  private var isRising = true

  /// What a finger scrolls across the layout's way.
  struct Row {
    /// In the collection.
    var frame: CGRect
    var contentSize: CGSize
    /// Where groups begin and how long they are, along the row.
    var groups: [(start: CGFloat, length: CGFloat)]
    let insets: NSDirectionalEdgeInsets
    /// Across a layout whose sections follow each other downwards.
    let isHorizontal: Bool
    let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    let bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
    /// Nil for the usual one.
    let decelerationRate: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate?
    /// Whether it begins at its right end.
    var isTurned = false
  }

  /// Some items, laid out together. Lengths are along the way on which groups follow each other: the layout's, or
  /// in a row the one across it.
  private struct Group {
    let items: Range<Int>
    let parts: Range<Int>
    var start: CGFloat
    var length: CGFloat
    /// What its parts take up.
    var low: CGFloat
    var high: CGFloat
  }

  /// - Parameters:
  ///   - room: what the layout has to fill; as long as what shows.
  ///   - axis: of the layout.
  init(
    _ section: NSCollectionLayoutSection, number: Int, count: Int, from start: CGFloat, room: CGSize,
    sides: (UIEdgeInsets, UIEdgeInsets), along axis: FlowAxis, traits: UITraitCollection,
    preferred: (CollectionElement) -> CGSize?
  ) {
    (self.section, self.number, self.count, self.room) = (section, number, count, room)
    (self.axis, self.traits, self.sides, self.start, end) = (axis, traits, sides, start, start)
    addHeaders(preferred)
    layOutGroups(preferred)
    close(preferred)
  }

  private var insets: (main: (CGFloat, CGFloat), cross: (CGFloat, CGFloat)) {
    axis.inset(contentInsets)
  }
  private var contentInsets: UIEdgeInsets { UIEdgeInsets(section.contentInsets) + sides.groups }
  private var isRow: Bool { section.orthogonalScrollingBehavior != .none }
  private func along(_ size: CGSize) -> CGFloat { isRow ? axis.cross(size) : axis.main(size) }
  private func span(of box: CGRect) -> (low: CGFloat, high: CGFloat) {
    isRow ? axis.crossSpan(of: box) : axis.span(of: box)
  }

  // MARK: Groups

  private func group(from first: Int, _ preferred: (CollectionElement) -> CGSize?) -> GroupPlaces {
    let insets = insets
    let across = room.width > 0 || room.height > 0 ? axis.cross(room) - insets.cross.0 - insets.cross.1 : 0
    let container = axis.size(
      main: max(0, axis.main(room) - insets.main.0 - insets.main.1), cross: max(0, across))
    return GroupPlaces(section.group, in: container, from: first, to: count, traits: traits) {
      preferred(CollectionElement(cellAt: IndexPath(item: $0, section: number)))
    }
  }

  /// A row's groups follow each other across; they stand in the coordinates of its own content.
  private mutating func layOutGroups(_ preferred: (CollectionElement) -> CGSize?) {
    var way = isRow ? insets.cross.0 : end + insets.main.0
    var next = 0
    while next < count {
      let group = group(from: next, preferred)
      guard group.count > 0 else { break }
      if next > 0 { way += section.interGroupSpacing }
      let first = parts.count
      for place in group.places {
        cells.append(parts.count)
        parts += made(of: place, at: corner(of: way), preferred)
      }
      groups.append(
        Group(
          items: next..<next + group.count, parts: first..<parts.count, start: way, length: along(group.size),
          low: 0,
          high: 0))
      breadth = max(breadth, axis.main(group.size))
      measure(groups.count - 1)
      checkRise(to: groups.count - 1)
      way += along(group.size)
      next += group.count
    }
  }

  /// The most that a group takes along the layout's way.
  private var breadth: CGFloat = 0

  private func corner(of way: CGFloat) -> CGPoint {
    isRow ? axis.point(main: 0, cross: way) : axis.point(main: way, cross: insets.cross.0)
  }

  private mutating func measure(_ index: Int) {
    let spans = parts[groups[index].parts].map { span(of: $0.frame) }
    groups[index].low = spans.map(\.low).min() ?? groups[index].start
    groups[index].high = spans.map(\.high).max() ?? groups[index].start
  }

  private mutating func checkRise(to index: Int) {
    guard index > 0, index < groups.count else { return }
    let (last, this) = (groups[index - 1], groups[index])
    if this.low < last.low || this.high < last.high { isRising = false }
  }

  /// What stands below the groups, and where the section ends.
  private mutating func close(_ preferred: (CollectionElement) -> CGSize?) {
    var main = end + insets.main.0
    if isRow {
      let properties = section.orthogonalScrollingProperties
      row = Row(
        frame: axis.rect(main: main, cross: 0, breadth, axis.cross(room)),
        contentSize: axis.size(
          main: breadth, cross: (groups.last.map { $0.start + $0.length } ?? insets.cross.0) + insets.cross.1),
        groups: groups.map { ($0.start, $0.length) }, insets: contentInsets.directional,
        isHorizontal: axis.isVertical, behavior: section.orthogonalScrollingBehavior, bounce: properties.bounce,
        decelerationRate: properties.decelerationRate == .automatic ? nil : properties.decelerationRate)
      main += breadth
    } else if let last = groups.last {
      main = max(main, last.start + last.length)
    }
    end = main + insets.main.1
    addEdges(isTop: false, preferred)
    for decoration in section.decorationItems {
      let box = axis.rect(main: start, cross: 0, end - start, axis.cross(room)).inset(by: decoration.contentInsets)
      let element = CollectionElement(decoration: decoration.elementKind, at: IndexPath(item: 0, section: number))
      edges.insert(Part(element: element, frame: box, zIndex: decoration.zIndex), at: 0)
    }
  }

  // MARK: Changes

  /// What is before it has another length.
  mutating func move(by way: CGFloat) {
    guard way != 0 else { return }
    start += way
    end += way
    for edge in edges.indices { edges[edge].frame = edges[edge].frame.offset(by: axis.point(main: way, cross: 0)) }
    if let frame = row?.frame {
      row?.frame = frame.offset(by: axis.point(main: way, cross: 0))
    } else {
      for index in groups.indices { move(index, by: way) }
    }
  }

  private mutating func move(_ index: Int, by way: CGFloat) {
    groups[index].start += way
    groups[index].low += way
    groups[index].high += way
    let way = axis.point(main: way, cross: 0)
    for part in groups[index].parts { parts[part].frame = parts[part].frame.offset(by: way) }
  }

  /// Cells have chosen other sizes: their groups are laid out anew, and those behind them move.
  ///
  /// False where everything must be laid out anew: in a row, and where other groups would come out.
  mutating func resize(_ items: Set<Int>, _ preferred: (CollectionElement) -> CGSize?) -> Bool {
    guard !isRow, let first = items.min() else { return false }
    let from = groups.endOfPrefix(where: { $0.items.upperBound <= first })
    var way: CGFloat = 0
    var changed: [Int] = []
    for index in groups.indices.suffix(from: from) {
      if way != 0 { move(index, by: way) }
      guard groups[index].items.contains(where: items.contains) else { continue }
      let fresh = group(from: groups[index].items.lowerBound, preferred)
      guard fresh.count == groups[index].items.count else { return false }
      let corner = corner(of: groups[index].start)
      let renewed = fresh.places.flatMap { made(of: $0, at: corner, preferred) }
      parts.replaceSubrange(groups[index].parts, with: renewed)
      measure(index)
      changed.append(index)
      way += along(fresh.size) - groups[index].length
      groups[index].length = along(fresh.size)
    }
    for index in changed {
      checkRise(to: index)
      checkRise(to: index + 1)
    }
    (edges, end) = ([], start)
    addHeaders(preferred)
    close(preferred)
    return true
  }

  // MARK: Looking up

  /// The items, and what is beside them, that the rectangle touches; for a row, in its content. Complexity: O(log
  /// n) in the groups, unless they lie over each other.
  func parts(in rect: CGRect) -> [Part] {
    let sight = span(of: rect)
    let near: ArraySlice<Group>
    if isRising {
      near = groups[groups.endOfPrefix(where: { $0.high <= sight.low })...].prefix { $0.low < sight.high }
    } else {
      near = groups[...]
    }
    return near.flatMap { parts[$0.parts] }.filter { $0.frame.overlaps(rect) }
  }

  /// The item's, or that of a view beside one.
  func part(of element: CollectionElement) -> Part? {
    guard element.category == .cell else { return parts.first { $0.element == element } }
    guard element.place.count == 2, cells.indices.contains(element.place.item) else { return nil }
    return parts[cells[element.place.item]]
  }

  /// The item's cell, and what is beside it.
  private func made(
    of place: GroupPlaces.Place, at corner: CGPoint, _ preferred: (CollectionElement) -> CGSize?
  ) -> [Part] {
    let path = IndexPath(item: place.index, section: number)
    let frame = place.frame.offset(by: corner)
    let element = CollectionElement(cellAt: path)
    let cell = Part(
      element: element, frame: frame, zIndex: place.zIndex,
      choices: place.item?.layoutSize.choices ?? (false, false),
      chosen: place.item?.layoutSize.isUniform == true ? preferred(element) : nil)
    func part(_ beside: NSCollectionLayoutSupplementaryItem, on frame: CGRect) -> Part {
      let element = CollectionElement(kind: beside.elementKind, at: path)
      let size = preferred(element) ?? beside.layoutSize.size(in: frame.size)
      return Part(
        element: element, frame: beside.frame(on: frame, size: size), zIndex: beside.zIndex,
        choices: beside.layoutSize.choices)
    }
    let besides = (place.item?.supplementaryItems ?? []).map { part($0, on: frame) }
    let around = place.around.flatMap { group in
      group.besides.map { part($0, on: group.box.offset(by: corner)) }
    }
    return [cell] + besides + around
  }

  private mutating func addHeaders(_ preferred: (CollectionElement) -> CGSize?) {
    end += section.headerPadding
    addEdges(isTop: true, preferred)
  }

  private mutating func addEdges(isTop: Bool, _ preferred: (CollectionElement) -> CGSize?) {
    let own = section.supplementariesFollowContentInsets ? UIEdgeInsets(section.contentInsets) : .zero
    let insets = axis.inset(own + sides.edges).cross
    let breadth = max(0, axis.cross(room) - insets.0 - insets.1)
    for item in section.boundarySupplementaryItems where item.isAtTop == isTop {
      let element = CollectionElement(kind: item.elementKind, at: IndexPath(item: 0, section: number))
      var size = item.layoutSize.size(in: axis.size(main: axis.main(room), cross: breadth))
      if let chosen = preferred(element) {
        if item.layoutSize.choices.width { size.width = chosen.width }
        if item.layoutSize.choices.height { size.height = chosen.height }
      }
      let rest = breadth - axis.cross(size)
      let cross =
        item.alignment.edges.contains(.leading) ? 0 : item.alignment.edges.contains(.trailing) ? rest : rest / 2
      let length = axis.main(size)
      let main = isTop || item.extendsBoundary ? end : end - length
      let box = axis.rect(main: main, cross: insets.0 + cross, length, axis.cross(size)).offset(by: item.offset)
      edges.append(
        Part(
          element: element, frame: box.inset(by: item.contentInsets), zIndex: item.zIndex,
          choices: item.layoutSize.choices, isPinned: item.pinToVisibleBounds))
      if item.extendsBoundary { end += length }
    }
  }
}
