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
    /// Headers and footers that stay in sight.
    var isPinned = false
  }

  let section: NSCollectionLayoutSection
  private(set) var parts: [Part] = []
  /// Headers, footers and backgrounds, which don't scroll across.
  private(set) var edges: [Part] = []
  /// Along the layout's way.
  let start: CGFloat
  private(set) var end: CGFloat
  /// What scrolls across it; nil for a section that does not.
  private(set) var row: Row?

  /// What a finger scrolls across the layout's way.
  struct Row {
    /// In the collection.
    let frame: CGRect
    let contentSize: CGSize
    /// Where groups begin and how long they are, along the row.
    let groups: [(start: CGFloat, length: CGFloat)]
    let insets: NSDirectionalEdgeInsets
    let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  }

  /// - Parameters:
  ///   - room: what the layout has to fill; as long as what shows.
  ///   - axis: of the layout.
  init(
    _ section: NSCollectionLayoutSection, number: Int, count: Int, from start: CGFloat, room: CGSize,
    along axis: FlowAxis,
    traits: UITraitCollection, preferred: (CollectionElement) -> CGSize?
  ) {
    (self.section, self.start, end) = (section, start, start)
    let insets = axis.inset(section.contentInsets.plain)
    let across = room.width > 0 || room.height > 0 ? axis.cross(room) - insets.cross.0 - insets.cross.1 : 0
    let container = axis.size(
      main: max(0, axis.main(room) - insets.main.0 - insets.main.1), cross: max(0, across))
    addEdges(isTop: true, number, room, axis, preferred)
    var main = end + insets.main.0
    let isRow = section.orthogonalScrollingBehavior != .none
    // A row's groups follow each other across; they stand in the coordinates of its own content.
    var way = isRow ? insets.cross.0 : main
    var groups: [(start: CGFloat, length: CGFloat)] = []
    var (next, breadth): (Int, CGFloat) = (0, 0)
    while next < count {
      let group = GroupPlaces(section.group, in: container, from: next, to: count, traits: traits) {
        preferred(CollectionElement(cellAt: IndexPath(item: $0, section: number)))
      }
      guard group.count > 0 else { break }
      if next > 0 { way += section.interGroupSpacing }
      let corner = isRow ? axis.point(main: 0, cross: way) : axis.point(main: way, cross: insets.cross.0)
      for place in group.places { add(place, at: corner, in: number, preferred) }
      let length = isRow ? axis.cross(group.size) : axis.main(group.size)
      groups.append((way, length))
      breadth = max(breadth, axis.main(group.size))
      way += length
      next += group.count
    }
    if isRow {
      row = Row(
        frame: axis.rect(main: main, cross: 0, breadth, axis.cross(room)),
        contentSize: axis.size(main: breadth, cross: way + insets.cross.1), groups: groups,
        insets: section.contentInsets, behavior: section.orthogonalScrollingBehavior)
      main += breadth
    } else {
      main = max(main, way)
    }
    end = main + insets.main.1
    addEdges(isTop: false, number, room, axis, preferred)
    for decoration in section.decorationItems {
      let box = axis.rect(main: start, cross: 0, end - start, axis.cross(room)).inset(by: decoration.contentInsets)
      let element = CollectionElement(decoration: decoration.elementKind, at: IndexPath(item: 0, section: number))
      edges.insert(Part(element: element, frame: box, zIndex: decoration.zIndex), at: 0)
    }
  }

  private mutating func add(
    _ place: GroupPlaces.Place, at corner: CGPoint, in section: Int, _ preferred: (CollectionElement) -> CGSize?
  ) {
    let path = IndexPath(item: place.index, section: section)
    let frame = place.frame.offset(by: corner)
    parts.append(
      Part(
        element: CollectionElement(cellAt: path), frame: frame, zIndex: place.zIndex,
        choices: place.item?.layoutSize.choices ?? (false, false)))
    for beside in place.item?.supplementaryItems ?? [] {
      let element = CollectionElement(kind: beside.elementKind, at: path)
      let size = preferred(element) ?? beside.layoutSize.size(in: frame.size)
      parts.append(
        Part(
          element: element, frame: beside.frame(on: frame, size: size), zIndex: beside.zIndex,
          choices: beside.layoutSize.choices))
    }
  }

  private mutating func addEdges(
    isTop: Bool, _ number: Int, _ room: CGSize, _ axis: FlowAxis, _ preferred: (CollectionElement) -> CGSize?
  ) {
    let insets = section.supplementariesFollowContentInsets ? axis.inset(section.contentInsets.plain).cross : (0, 0)
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

extension NSDirectionalEdgeInsets {
  /// Where one reads from left to right.
  var plain: UIEdgeInsets { UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing) }
}
