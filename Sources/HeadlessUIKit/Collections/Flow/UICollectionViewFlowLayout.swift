public import Foundation

/// Items in lines, one line after the other: across, where it scrolls downwards, and down, where it scrolls across.
///
/// A line takes as many items as fit with at least the least spacing, and spreads them from side to side; see
/// `FlowLines` for the last one.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout>
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Which way the lines follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { changes(from: oldValue, to: scrollDirection) }
  }
  /// In points, between two lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { changes(from: oldValue, to: minimumLineSpacing) } }
  /// In points, between two items of a line, at least.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { changes(from: oldValue, to: minimumInteritemSpacing) } }
  /// In points, where the delegate does not say.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { changes(from: oldValue, to: itemSize) } }
  /// Other than zero, it leaves sizes to the cells, and counts until they are in sight; `automaticSize` counts as
  /// `itemSize`.
  open var estimatedItemSize = CGSize.zero { didSet { changes(from: oldValue, to: estimatedItemSize) } }
  /// Leaves sizes to the cells, as `estimatedItemSize` or as `itemSize`.
  nonisolated public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }
  /// What a section's inset counts from at the sides.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { changes(from: oldValue, to: sectionInsetReference) }
  }
  /// What a section's inset counts from. Raw values are UIKit's.
  public enum SectionInsetReference: Int, Hashable, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }
  /// Around the items of a section, within its header and footer.
  open var sectionInset = UIEdgeInsets.zero { didSet { changes(from: oldValue, to: sectionInset) } }
  /// Only the length along the scrolling counts; 0 means none.
  open var headerReferenceSize = CGSize.zero { didSet { changes(from: oldValue, to: headerReferenceSize) } }
  /// Only the length along the scrolling counts; 0 means none.
  open var footerReferenceSize = CGSize.zero { didSet { changes(from: oldValue, to: footerReferenceSize) } }
  /// Whether headers stay in sight as long as their section is.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { changes(from: oldValue, to: sectionHeadersPinToVisibleBounds) }
  }
  /// Whether footers stay in sight as long as their section is.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { changes(from: oldValue, to: sectionFootersPinToVisibleBounds) }
  }

  /// Only what changes has it laid out anew: subclasses set these as they prepare.
  private func changes<Value: Equatable>(from old: Value, to new: Value) {
    if new != old { invalidateLayout() }
  }

  override var makesRoom: Bool { true }
  override var asksForSizes: Bool { sizesItems }
  var sizesItems: Bool { estimatedItemSize != .zero || itemSize == Self.automaticSize }
  /// How large an item counts before its cell is in sight.
  var standardSize: CGSize {
    let size = estimatedItemSize == .zero || estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
    return size == Self.automaticSize ? CGSize(width: 50, height: 50) : size
  }

  /// Nil until the first question after an invalidation, at the latest: an override of `prepare` may leave it out.
  private var prepared: (sections: [FlowSection], contentSize: CGSize)?
  private var sections: [FlowSection] { places.sections }

  @preconcurrency public override init() { super.init() }
  /// Nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Preparing

  override var fillsRoomWithinInsets: Bool { true }

  override var sides: [UIEdgeInsets] {
    guard sectionInsetReference != .fromContentInset, let collectionView else { return [] }
    let reference = sectionInsetReference == .fromSafeArea ? UIContentInsetsReference.safeArea : .layoutMargins
    return [collectionView.sides(by: reference, along: FlowAxis(scrollDirection))]
  }

  // MARK: What the delegate said

  private(set) var answers = FlowAnswers()

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let isOfMetrics = (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics
    if isOfMetrics != false || context.isOfEverything || context.isOfCounts { answers = FlowAnswers() }
    super.invalidateLayout(with: context)
  }

  /// Of bounds that break lines elsewhere; of the delegate's sizes it says nothing.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else { return context }
    flow.invalidateFlowLayoutDelegateMetrics = false
    flow.invalidateFlowLayoutAttributes = newBounds != collectionView?.bounds
    return flow
  }

  override func contextOfOtherRoom() -> UICollectionViewLayoutInvalidationContext {
    let context = super.contextOfOtherRoom()
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
    return context
  }

  override func willPrepare() { prepared = nil }
  open override func prepare() { findPlaces() }

  private var places: (sections: [FlowSection], contentSize: CGSize) {
    if prepared == nil { findPlaces() }
    return prepared ?? ([], .zero)
  }

  /// Whoever is asked for a size meanwhile, and asks back, hears of the sections before.
  private func findPlaces() {
    prepared = ([], .zero)
    guard let collectionView else { return }
    let inset = collectionView.adjustedContentInset
    let room = collectionView.bounds.inset(by: inset).size
    var start: CGFloat = 0
    for index in 0..<collectionView.numberOfSections {
      let section = FlowSection(
        index, from: start, across: FlowAxis(scrollDirection).cross(room),
        by: FlowQuestions(self, in: collectionView), along: FlowAxis(scrollDirection))
      prepared?.sections.append(section)
      start = section.end
    }
    prepared?.contentSize = FlowAxis(scrollDirection)
      .size(main: start, cross: FlowAxis(scrollDirection).cross(room))
  }

  /// As the data source has it by now: a layout that was invalidated is prepared for the answer.
  open override var collectionViewContentSize: CGSize {
    collectionView?.tiles.prepare()
    return places.contentSize
  }

  /// A flow layout's own.
  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  // MARK: Answering
  // What is asked of one place, and what of a rectangle, don't ask each other: overrides change what both answer.

  /// Complexity: O(n) in the number of sections and of items in the rectangle, O(log m) in that of a section's
  /// lines.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let axis = FlowAxis(scrollDirection)
    let span = axis.span(of: rect)
    return sections.indices
      .filter { sections[$0].end > span.low && sections[$0].start < span.high }
      .flatMap { index -> [UICollectionViewLayoutAttributes] in
        let edges = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
          .compactMap { edge(ofKind: $0, at: IndexPath(item: 0, section: index)) }
        let items = sections[index].items(from: span.low, to: span.high)
          .filter { sections[index].items[$0].overlaps(rect) }
          .compactMap { item(at: IndexPath(item: $0, section: index)) }
        return items + edges.filter { $0.frame.overlaps(rect) }
      }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    item(at: indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { edge(ofKind: elementKind, at: indexPath) }

  private func item(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
    let items = sections[indexPath.section].items
    guard items.indices.contains(indexPath.item) else { return nil }
    let attributes = self.attributes(of: .cell, at: indexPath)
    attributes.frame = items[indexPath.item]
    if sizesItems { attributes.choices = (true, true) }
    return attributes
  }

  /// A section's header or footer.
  private func edge(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section), indexPath.item == 0 else {
      return nil
    }
    let section = sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter,
      let frame = isHeader ? pinnedHeader(of: section) : pinnedFooter(of: section)
    else { return nil }
    let attributes = self.attributes(of: .supplementaryView, elementKind, at: indexPath)
    attributes.frame = frame
    if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds { attributes.zIndex = 1 }
    return attributes
  }

  private func pinnedHeader(of section: FlowSection) -> CGRect? {
    guard sectionHeadersPinToVisibleBounds, let collectionView, let header = section.header else {
      return section.header
    }
    let axis = FlowAxis(scrollDirection)
    let shown = turned(collectionView.bounds.inset(by: collectionView.adjustedContentInset))
    let footer = section.footer.map { axis.main($0.size) } ?? 0
    let furthest = section.end - footer - axis.main(header.size)
    return axis.moved(header, to: max(axis.main(header.origin), min(axis.main(shown.origin), furthest)))
  }

  /// As the header: at the far end of what shows, but within its section and behind the header.
  private func pinnedFooter(of section: FlowSection) -> CGRect? {
    guard sectionFootersPinToVisibleBounds, let collectionView, let footer = section.footer else {
      return section.footer
    }
    let axis = FlowAxis(scrollDirection)
    let shown = turned(collectionView.bounds.inset(by: collectionView.adjustedContentInset))
    let header = section.header.map { axis.main($0.size) } ?? 0
    let end = axis.main(shown.origin) + axis.main(shown.size)
    let nearest = max(end - axis.main(footer.size), section.start + header)
    return axis.moved(footer, to: min(axis.main(footer.origin), nearest))
  }

  /// Yes where the lines would break otherwise. Headers that stay in sight are put in their places by every layout,
  /// which takes no new preparation.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    let axis = FlowAxis(scrollDirection)
    return axis.cross(newBounds.size) != axis.cross(collectionView.bounds.size)
  }
}
