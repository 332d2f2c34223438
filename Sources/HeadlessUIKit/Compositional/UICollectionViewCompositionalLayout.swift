public import Foundation

/// Sections of groups of items: each section by its own rules, one after the other.
///
/// Lengths that are estimated are the cells' choice, as constraints make them, when they come into sight. What is
/// not modelled stops with its name: headers at a section's sides.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout>
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// Of all sections.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
  override var makesRoom: Bool { true }
  private(set) var sections: [CompositionalSection] = []
  private var edges: [CompositionalSection.Part] = []
  private var contentSize = CGSize.zero
  private var axis: FlowAxis { FlowAxis(configuration.scrollDirection) }

  /// Every section is like that one.
  public init(section: NSCollectionLayoutSection) {
    (provider, configuration) = ({ _, _ in section }, UICollectionViewCompositionalLayoutConfiguration())
    super.init()
  }
  /// Every section is like that one.
  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = ({ _, _ in section }, configuration)
    super.init()
  }
  /// Each section is as the provider says, which is asked whenever the layout is prepared, but for cells that have
  /// chosen other sizes.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    (provider, configuration) = (sectionProvider, UICollectionViewCompositionalLayoutConfiguration())
    super.init()
  }
  /// Each section is as the provider says, which is asked whenever the layout is prepared, but for cells that have
  /// chosen other sizes.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }

  /// Traps: there is no archive of layouts.
  public required init?(coder: NSCoder) { Unmodelled.stop("UICollectionViewCompositionalLayout(coder:)") }

  /// Rows from side to side. The first of groups without headers begins as low as a table's.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    let beginsLow = configuration.isGrouped && configuration.headerMode == .none
    return UICollectionViewCompositionalLayout { index, environment in
      let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
      if index == 0, beginsLow { section.contentInsets.top = TableMetrics.firstGroupedGap }
      return section
    }
  }

  // MARK: Preparing

  /// Always: what it is told of leading and trailing ends counts by the way one reads.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override var fillsRoomWithinInsets: Bool { true }

  /// Views choose by the room that they have across.
  override func keepsChoices(from old: CGSize, to new: CGSize) -> Bool { axis.cross(old) == axis.cross(new) }

  /// What the insets of its sections refer to.
  private var references: [UIContentInsetsReference] = []

  override var sides: [UIEdgeInsets] {
    guard let collectionView else { return [] }
    return references.map { collectionView.sides(by: $0, along: axis) }
  }

  private func sides(by reference: UIContentInsetsReference) -> UIEdgeInsets {
    if !references.contains(reference) { references.append(reference) }
    return collectionView?.sides(by: reference, along: axis) ?? .zero
  }

  /// Items whose cells have chosen other sizes since, by section; nil where everything is to be laid out anew.
  private var resized: [Int: Set<Int>]?

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if !context.isOfChosenSize { resized = nil }
    super.invalidateLayout(with: context)
  }

  override func take(_ size: CGSize, of element: CollectionElement) {
    super.take(size, of: element)
    if element.category == .cell, element.place.count == 2 {
      resized?[element.place.section, default: []].insert(element.place.item)
    } else {
      resized = nil
    }
  }

  open override func prepare() {
    if let resized, resize(resized) { return self.resized = [:] }
    resized = [:]
    (sections, edges, contentSize) = ([], [], .zero)
    guard let collectionView else { return }
    let room = collectionView.tiles.room
    let traits = collectionView.traitCollection
    references = [configuration.contentInsetsReference]
    let insets = collectionView.sides(by: configuration.contentInsetsReference, along: axis)
    let surroundings = LayoutSurroundings(room, insets: insets.directional, traits)
    var start = addEdges(isTop: true, at: 0, room)
    for number in 0..<collectionView.numberOfSections {
      guard let section = provider(number, surroundings) else {
        preconditionFailure("the section provider of \(type(of: self)) has nothing for section \(number)")
      }
      if number > 0 { start += configuration.interSectionSpacing }
      if section.leadingSwipeActions != nil || section.trailingSwipeActions != nil {
        collectionView.openRowsBySwiping()
      }
      let made = CompositionalSection(
        section, number: number, count: collectionView.tiles.countOfStands(in: number), from: start, room: room,
        sides: (
          sides(by: section.reference(configuration.contentInsetsReference)),
          sides(by: section.referenceOfEdges(configuration.contentInsetsReference))
        ), along: axis, traits: traits
      ) { preferredSizes[$0] }
      sections.append(made)
      start = made.end
    }
    start = addEdges(isTop: false, at: start, room)
    contentSize = axis.size(main: start, cross: axis.cross(room))
  }

  /// False where that takes more than making groups longer or shorter.
  private func resize(_ items: [Int: Set<Int>]) -> Bool {
    guard let collectionView, let first = items.keys.min(), sections.indices.contains(first) else { return false }
    var way: CGFloat = 0
    for number in sections.indices.suffix(from: first) {
      sections[number].move(by: way)
      guard let items = items[number] else { continue }
      let end = sections[number].end
      guard sections[number].resize(items, { preferredSizes[$0] }) else { return false }
      way += sections[number].end - end
    }
    let room = collectionView.tiles.room
    edges = []
    _ = addEdges(isTop: true, at: 0, room)
    let end = addEdges(isTop: false, at: sections.last?.end ?? 0, room)
    contentSize = axis.size(main: end, cross: axis.cross(room))
    return true
  }

  /// Answers where they end.
  private func addEdges(isTop: Bool, at start: CGFloat, _ room: CGSize) -> CGFloat {
    var main = start
    for item in configuration.boundarySupplementaryItems where item.isAtTop == isTop {
      let element = CollectionElement(kind: item.elementKind, at: IndexPath(index: 0))
      let size = preferredSizes[element] ?? item.layoutSize.size(in: room)
      let box = axis.rect(
        main: main, cross: (axis.cross(room) - axis.cross(size)) / 2, axis.main(size), axis.cross(size))
      edges.append(
        .init(
          element: element, frame: box.offset(by: item.offset), zIndex: item.zIndex,
          choices: item.layoutSize.choices, isPinned: item.pinToVisibleBounds))
      if item.extendsBoundary { main += axis.main(size) }
    }
    return main
  }

  /// As the data source has it by now: a layout that was invalidated is prepared for the answer.
  open override var collectionViewContentSize: CGSize {
    collectionView?.tiles.prepare()
    return contentSize
  }

  // MARK: Answering

  /// Whether the item stands as its section's header, in a list.
  func isHeader(_ place: IndexPath) -> Bool {
    place.count == 2 && place.item == 0 && sections.indices.contains(place.section)
      && sections[place.section].section.firstItemIsHeader
  }

  /// Complexity: O(n) in the items of the sections in the rectangle.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let span = axis.span(of: rect)
    var found = edges.map { attributes($0, nil) }
    for (number, section) in sections.enumerated() {
      let edges = section.edges.map { attributes($0, number) }
      found += edges
      guard section.end > span.low, section.start < span.high else { continue }
      found += sectionAttributes(number, beside: edges, in: rect).filter { $0.frame.overlaps(rect) }
    }
    return found.filter { $0.frame.overlaps(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    find(CollectionElement(cellAt: indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { find(CollectionElement(kind: elementKind, at: indexPath)) }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { find(CollectionElement(decoration: elementKind, at: indexPath)) }

  override func isBesideItem(_ element: CollectionElement) -> Bool {
    guard element.place.count == 2, sections.indices.contains(element.place.section) else { return false }
    return sections[element.place.section].part(of: element) != nil
  }

  private func find(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    if let part = edges.first(where: { $0.element == element }) { return attributes(part, nil) }
    guard let number = element.place.first, sections.indices.contains(number) else { return nil }
    if let part = sections[number].edges.first(where: { $0.element == element }) { return attributes(part, number) }
    return sections[number].part(of: element).map { attributes($0, number, scrolls: true) }
  }

  /// Those of items that the rectangle touches, and perhaps others.
  /// - Parameter edges: of headers, footers and backgrounds, which the section's handler may change, too.
  private func sectionAttributes(
    _ number: Int, beside edges: [UICollectionViewLayoutAttributes], in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    let section = sections[number]
    guard let handler = section.section.visibleItemsInvalidationHandler, let collectionView else {
      return attributes(of: number, in: rect)
    }
    let sight = section.row?.frame ?? turned(collectionView.bounds)
    let offset = section.row == nil ? sight.origin : collectionView.tiles.rows.offset(of: number)
    let all = attributes(of: number, in: rect.union(sight))
    let shown = turned(collectionView.bounds)
    // What doesn't scroll across is told in the collection's coordinates.
    let items =
      all.filter { $0.frame.overlaps(sight) }.map { VisibleItem($0, movedBy: offset - sight.origin) }
      + edges.filter { $0.frame.overlaps(shown) }.map { VisibleItem($0, movedBy: .zero) }
    handler(items, offset, LayoutSurroundings(sight.size, collectionView.traitCollection))
    return all
  }

  private func attributes(of number: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var rect = rect
    if let row = sections[number].row, let collectionView {
      rect = rect.offset(by: collectionView.tiles.rows.offset(of: number) - row.frame.origin)
    }
    return sections[number].parts(in: rect).map { attributes($0, number, scrolls: true) }
  }

  private func attributes(
    _ part: CompositionalSection.Part, _ number: Int?, scrolls: Bool = false
  ) -> UICollectionViewLayoutAttributes {
    let element = part.element
    let made = attributes(of: element.category, element.category == .cell ? nil : element.kind, at: element.place)
    made.frame = part.isPinned ? pinned(part, number) : part.frame
    (made.zIndex, made.choices, made.chosen) = (part.zIndex, part.choices, part.chosen)
    if scrolls, let number, let row = sections[number].row, let collectionView {
      let offset = collectionView.tiles.rows.offset(of: number)
      made.frame = part.frame.offset(by: row.frame.origin - offset)
      made.row = number
    }
    return made
  }

  /// In sight as long as its section is.
  private func pinned(_ part: CompositionalSection.Part, _ number: Int?) -> CGRect {
    guard let collectionView else { return part.frame }
    let shown = turned(collectionView.bounds.inset(by: collectionView.adjustedContentInset))
    let length = axis.main(part.frame.size)
    let own = axis.main(part.frame.origin)
    let (start, end) = number.map { (sections[$0].start, sections[$0].end) } ?? (0, axis.main(contentSize))
    let isTop = own < (start + end) / 2
    let place =
      isTop
      ? max(own, min(axis.main(shown.origin), end - length))
      : min(own, max(axis.main(CGPoint(x: shown.maxX, y: shown.maxY)) - length, start))
    return axis.rect(main: place, cross: axis.cross(part.frame.origin), length, axis.cross(part.frame.size))
  }

  /// Where the size is another one, lines break elsewhere.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}

/// What each section is like.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// What holds for all sections.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration>
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Which way sections follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// In points.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout, at places with the index 0 alone.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What sections' insets count from at the sides, where they don't say so themselves.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  @preconcurrency public override init() { super.init() }
}

/// One of the views that show, for the section's handler.
@MainActor private final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes
  private let way: CGPoint

  /// - Parameter way: from the collection's coordinates to the section's.
  init(_ attributes: UICollectionViewLayoutAttributes, movedBy way: CGPoint) {
    (self.attributes, self.way) = (attributes, way)
    super.init()
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center + way }
    set { attributes.center = newValue - way }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var name: String { attributes.representedElementKind ?? "" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame.offset(by: way) }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
  var representedElementKind: String? { attributes.representedElementKind }
}
