import Foundation

/// Where the items of one group stand, in the group's own coordinates.
@MainActor struct GroupPlaces {
  /// One cell of it.
  struct Place {
    let index: Int
    /// What the layout gives it, before its insets.
    var box: CGRect
    let item: NSCollectionLayoutItem?
    let zIndex: Int
    /// Groups that begin with it, and what stands beside them.
    var around: [(besides: [NSCollectionLayoutSupplementaryItem], box: CGRect)] = []

    /// So far further on.
    func offset(by way: CGPoint) -> Place {
      var place = self
      place.box = box.offset(by: way)
      for index in around.indices { place.around[index].box = around[index].box.offset(by: way) }
      return place
    }

    /// Where its cell stands.
    @MainActor var frame: CGRect { item.map { box.inset(by: $0.contentInsets) } ?? box }
  }

  /// In points, what the shares of a length together may be off by rounding.
  private static let rounding: CGFloat = 0.01

  private(set) var places: [Place] = []
  private(set) var size: CGSize

  /// - Parameters:
  ///   - container: what shares of lengths count from.
  ///   - first: the number of the first item, in its section.
  ///   - end: how many items the section has.
  ///   - share: what a group around it has for it.
  ///   - preferred: what a cell chose, in lengths that the layout leaves to it.
  init(
    _ group: NSCollectionLayoutGroup, in container: CGSize, share: Share? = nil, from first: Int, to end: Int,
    traits: UITraitCollection, preferred: (Int) -> CGSize?
  ) {
    size = group.layoutSize.size(in: container)
    share?.give(to: &size)
    let insets = group.contentInsets
    let inner = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    let start = CGPoint(x: insets.leading, y: insets.top)
    var choices = group.layoutSize.choices
    if let share { if share.axis.isRow { choices.width = false } else { choices.height = false } }
    let count: Int
    let items: [NSCollectionLayoutItem]
    let (isRow, isEqual, repeats): (Bool, Bool, Bool)
    switch group.filling {
    case .custom(let provider):
      let frames = provider(LayoutSurroundings(inner, traits)).prefix(max(0, end - first))
      places = frames.enumerated().map { number, item in
        Place(index: first + number, box: item.frame.offset(by: start), item: nil, zIndex: item.zIndex)
      }
      let extent = frames.reduce(CGRect.zero) { $0.union($1.frame) }
      if choices.width { size.width = insets.leading + extent.maxX + insets.trailing }
      if choices.height { size.height = insets.top + extent.maxY + insets.bottom }
      surround(by: group)
      return
    case .repeating(let subitems, let row):
      (items, count, isRow, isEqual, repeats) = (subitems, .max, row, false, true)
    case .counted(let item, let number, let equal, let row):
      (items, count, isRow, isEqual, repeats) = ([item], max(1, number), row, equal, false)
    }
    guard !items.isEmpty else { return }
    let axis = Axis(isRow: isRow)
    let isOpen = isRow ? choices.width : choices.height
    var line = Line(axis: axis, spacing: group.interItemSpacing)
    let gaps = (group.interItemSpacing?.spacing ?? 0) * CGFloat(count == .max ? 0 : count - 1)
    let part = isEqual ? Share(axis: axis, length: max(0, axis.main(inner) - gaps) / CGFloat(count)) : nil
    var next = first
    while next < end, line.parts.count < count {
      // Where the length is the content's, each stands once.
      if repeats, isOpen, line.parts.count == items.count { break }
      let item = items[line.parts.count % items.count]
      let part = Part(item, in: inner, share: part, from: next, to: end, traits: traits, preferred: preferred)
      let room = axis.main(inner) + Self.rounding
      if repeats, !isOpen, !line.parts.isEmpty, line.length(with: part) > room { break }
      guard !part.places.isEmpty else { break }
      next += part.places.count
      line.append(part)
    }
    line.evenOut()
    let laid = line.places(from: start, along: axis.main(inner), isOpen: isOpen)
    places = laid.places
    if choices.width { size.width = insets.leading + laid.extent.width + insets.trailing }
    if choices.height { size.height = insets.top + laid.extent.height + insets.bottom }
    surround(by: group)
  }

  private mutating func surround(by group: NSCollectionLayoutGroup) {
    guard !places.isEmpty, !group.supplementaryItems.isEmpty else { return }
    places[0].around.append((group.supplementaryItems, CGRect(origin: .zero, size: size)))
  }

  /// How many items it has taken.
  var count: Int { places.count }
}

extension GroupPlaces {
  /// Lengths along a row or a column, and across it.
  struct Axis {
    let isRow: Bool
    func main(_ size: CGSize) -> CGFloat { isRow ? size.width : size.height }
    func cross(_ size: CGSize) -> CGFloat { isRow ? size.height : size.width }
    func size(_ main: CGFloat, _ cross: CGFloat) -> CGSize {
      isRow ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
    }
    func point(_ main: CGFloat, _ cross: CGFloat) -> CGPoint {
      isRow ? CGPoint(x: main, y: cross) : CGPoint(x: cross, y: main)
    }
    @MainActor func before(_ spacing: NSCollectionLayoutEdgeSpacing?) -> NSCollectionLayoutSpacing? {
      isRow ? spacing?.leading : spacing?.top
    }
    @MainActor func after(_ spacing: NSCollectionLayoutEdgeSpacing?) -> NSCollectionLayoutSpacing? {
      isRow ? spacing?.trailing : spacing?.bottom
    }
    @MainActor func across(_ spacing: NSCollectionLayoutEdgeSpacing?) -> (before: CGFloat, after: CGFloat) {
      let (before, after) = isRow ? (spacing?.top, spacing?.bottom) : (spacing?.leading, spacing?.trailing)
      return (before?.spacing ?? 0, after?.spacing ?? 0)
    }
  }

  /// The length that a group which divides its own has for each of its parts, whatever those say.
  struct Share {
    let axis: Axis
    let length: CGFloat

    func give(to size: inout CGSize) { if axis.isRow { size.width = length } else { size.height = length } }
  }

  /// An item or a group in a line: the cells in it, from its own upper left corner.
  @MainActor struct Part {
    let item: NSCollectionLayoutItem
    var size: CGSize
    var places: [Place]

    init(
      _ item: NSCollectionLayoutItem, in container: CGSize, share: Share?, from first: Int, to end: Int,
      traits: UITraitCollection, preferred: (Int) -> CGSize?
    ) {
      self.item = item
      if let group = item as? NSCollectionLayoutGroup {
        let inner = GroupPlaces(
          group, in: container, share: share, from: first, to: end, traits: traits, preferred: preferred)
        (size, places) = (inner.size, inner.places)
        return
      }
      size = item.layoutSize.size(in: container)
      let (choices, insets) = (item.layoutSize.choices, item.contentInsets)
      if let chosen = preferred(first) {
        if choices.width { size.width = chosen.width + insets.leading + insets.trailing }
        if choices.height { size.height = chosen.height + insets.top + insets.bottom }
      }
      share?.give(to: &size)
      places = [Place(index: first, box: CGRect(origin: .zero, size: size), item: item, zIndex: 0)]
    }
  }

  /// Parts one after the other.
  @MainActor struct Line {
    let axis: Axis
    let spacing: NSCollectionLayoutSpacing?
    private(set) var parts: [Part] = []
    /// Of the parts, without what is between them.
    private var sum: CGFloat = 0

    init(axis: Axis, spacing: NSCollectionLayoutSpacing?) { (self.axis, self.spacing) = (axis, spacing) }

    mutating func append(_ part: Part) {
      parts.append(part)
      sum += length(of: part)
    }

    private func length(of part: Part) -> CGFloat {
      axis.main(part.size) + (axis.before(part.item.edgeSpacing)?.spacing ?? 0)
        + (axis.after(part.item.edgeSpacing)?.spacing ?? 0)
    }

    private var length: CGFloat {
      sum + (spacing?.spacing ?? 0) * CGFloat(max(0, parts.count - 1))
    }

    /// Siblings that are to be as large as the largest of them are.
    mutating func evenOut() {
      evenOut(\.width) { $0.layoutSize.widthDimension.isUniformAcrossSiblings }
      evenOut(\.height) { $0.layoutSize.heightDimension.isUniformAcrossSiblings }
      sum = parts.reduce(0) { $0 + length(of: $1) }
    }

    private mutating func evenOut(
      _ length: WritableKeyPath<CGSize, CGFloat>, of isUniform: (NSCollectionLayoutItem) -> Bool
    ) {
      let uniform = parts.indices.filter { isUniform(parts[$0].item) }
      guard let most = uniform.map({ parts[$0].size[keyPath: length] }).max() else { return }
      for index in uniform {
        parts[index].size[keyPath: length] = most
        if !(parts[index].item is NSCollectionLayoutGroup) { parts[index].places[0].box.size = parts[index].size }
      }
    }

    /// If that came to it.
    func length(with part: Part) -> CGFloat {
      length + length(of: part) + (parts.isEmpty ? 0 : spacing?.spacing ?? 0)
    }

    /// What is left of the room goes to what is flexible, in equal shares.
    func places(from start: CGPoint, along room: CGFloat, isOpen: Bool) -> (places: [Place], extent: CGSize) {
      let edges = parts.flatMap { [axis.before($0.item.edgeSpacing), axis.after($0.item.edgeSpacing)] }
      let flexibles =
        edges.filter { $0?.isFlexibleSpacing == true }.count
        + (spacing?.isFlexibleSpacing == true ? max(0, parts.count - 1) : 0)
      let share = flexibles > 0 && !isOpen ? max(0, room - length) / CGFloat(flexibles) : 0
      func width(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
        (spacing?.spacing ?? 0) + (spacing?.isFlexibleSpacing == true ? share : 0)
      }
      var (main, cross): (CGFloat, CGFloat) = (0, 0)
      var places: [Place] = []
      for (number, part) in parts.enumerated() {
        if number > 0 { main += width(spacing) }
        main += width(axis.before(part.item.edgeSpacing))
        let across = axis.across(part.item.edgeSpacing)
        let corner = start + axis.point(main, across.before)
        places += part.places.map { $0.offset(by: corner) }
        main += axis.main(part.size) + width(axis.after(part.item.edgeSpacing))
        cross = max(cross, across.before + axis.cross(part.size) + across.after)
      }
      return (places, axis.size(main, cross))
    }
  }
}

extension CGRect {
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }

  func offset(by way: CGPoint) -> CGRect { offsetBy(dx: way.x, dy: way.y) }
}
