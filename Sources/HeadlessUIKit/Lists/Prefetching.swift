import Foundation

/// A list that says beforehand which items come into sight next: what tables and collections have in common.
@MainActor protocol PrefetchingList: UIScrollView {
  var prefetching: Prefetching { get set }
  /// How often items have become others.
  var itemChanges: Int { get }
  /// Whether somebody is there to hear of it.
  var isPrefetched: Bool { get }
  /// Those in the rectangle, by what they would be for whoever looks for them there.
  func items(in rect: CGRect) -> [(place: IndexPath, frame: CGRect)]
  var visibleItems: [IndexPath] { get }
  func prefetch(_ items: [IndexPath])
  func cancelPrefetching(_ items: [IndexPath])
}

/// Which items of a list are likely to come into sight next.
///
/// Those are looked for that lie as far beyond what shows as that is long, where the content goes to: down, or to
/// the right, before it has moved. How far is ours.
@MainActor struct Prefetching {
  /// Items that were told of and have not come into sight.
  private var told: Set<IndexPath> = []
  private var changes = 0
  /// Whoever heard of it had items become others: told of what is there then once more, it might go on for ever.
  private var isAnswered = false
  private var offset: CGPoint?
  private var direction: CGVector?
  private var isAwaited = false

  /// The list was laid out: whoever is to hear of it does at the end of the turn, once.
  static func follow(_ list: some PrefetchingList) {
    guard list.isPrefetched, list.window != nil, !list.prefetching.isAwaited else { return }
    list.prefetching.isAwaited = true
    UIApplication.shared.runAtEndOfTurn { [weak list] in
      guard let list else { return }
      list.prefetching.isAwaited = false
      if list.isPrefetched, list.window != nil { tell(list) }
    }
  }

  private static func tell(_ list: some PrefetchingList) {
    list.prefetching.turn(with: list)
    let (sight, direction) = (list.bounds, list.prefetching.direction ?? CGVector(dx: 0, dy: 1))
    let ahead = sight.offsetBy(dx: direction.dx * sight.width, dy: direction.dy * sight.height)
    let visible = Set(list.visibleItems)
    let items = list.items(in: ahead).filter { !visible.contains($0.place) }
      .map { (place: $0.place, way: way(to: $0.frame, from: sight, along: direction)) }
      .sorted { ($0.way, $0.place) < ($1.way, $1.place) }.map(\.place)
    let known = list.prefetching.told
    let gone = known.subtracting(items).subtracting(visible).sorted()
    list.prefetching.told = Set(items)
    let (fresh, changes) = (items.filter { !known.contains($0) }, list.itemChanges)
    if !fresh.isEmpty { list.prefetch(fresh) }
    if !gone.isEmpty { list.cancelPrefetching(gone) }
    list.prefetching.isAnswered = changes != list.itemChanges
  }

  /// Where the content goes to.
  private mutating func turn(with list: some PrefetchingList) {
    if changes != list.itemChanges, !isAnswered { told = [] }
    (changes, isAnswered) = (list.itemChanges, false)
    let way = offset.map { list.contentOffset - $0 } ?? .zero
    offset = list.contentOffset
    if way != .zero {
      direction =
        abs(way.x) > abs(way.y) ? CGVector(dx: way.x < 0 ? -1 : 1, dy: 0) : CGVector(dx: 0, dy: way.y < 0 ? -1 : 1)
    } else if direction == nil {
      let isWide = list.contentSize.width > list.bounds.width && list.contentSize.height <= list.bounds.height
      direction = isWide ? CGVector(dx: 1, dy: 0) : CGVector(dx: 0, dy: 1)
    }
  }

  /// How far beyond what shows it begins.
  private static func way(to frame: CGRect, from sight: CGRect, along direction: CGVector) -> CGFloat {
    switch (direction.dx, direction.dy) {
    case (0, 1): frame.minY - sight.maxY
    case (0, _): sight.minY - frame.maxY
    case (1, _): frame.minX - sight.maxX
    default: sight.minX - frame.maxX
    }
  }
}
