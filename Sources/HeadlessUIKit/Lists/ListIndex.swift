import Foundation

/// Titles beside the items of a list: a finger on one of them scrolls to what it stands for.
///
/// The titles stand one below the other around the middle of what shows, closer where there is no room for all; the
/// places are ours. It lies in front of the items.
class ListIndex: UIView {
  final let titles: [String]
  private weak var list: (any IndexedList)?
  /// The title under the finger.
  private var chosen: Int?

  init(_ titles: [String], of list: any IndexedList) {
    (self.titles, self.list) = (titles, list)
    super.init(frame: .zero)
    addGestureRecognizer(GripPress(name: "index") { [weak self] press in self?.follow(press) })
  }

  required init?(coder: NSCoder) { nil }

  /// Stays beside the items, whatever shows of them.
  final func layOut() {
    guard let list else { return }
    let room = list.bounds.inset(by: list.adjustedContentInset)
    let height = min(max(0, room.height), CGFloat(titles.count) * TableMetrics.indexTitle)
    let box = CGRect(
      x: list.bounds.maxX - TableMetrics.indexWidth, y: room.midY - height / 2, width: TableMetrics.indexWidth,
      height: height)
    frame = list.byReading(box, in: list.bounds)
  }

  /// A finger above the titles is on the first one, below them on the last.
  private func follow(_ press: GripPress) {
    guard press.state == .began || press.state == .changed, bounds.height > 0 else { return chosen = nil }
    let share = press.location(in: self).y / bounds.height
    let title = min(Int(min(max(0, share), 1) * CGFloat(titles.count)), titles.count - 1)
    guard title != chosen else { return }
    chosen = title
    list?.scroll(toTitle: titles[title], at: title)
  }
}

/// A list with titles beside its items: what tables and collections have in common.
@MainActor protocol IndexedList: UIScrollView {
  /// None where there is to be no index.
  func titlesOfIndex() -> [String]
  func makeIndex(_ titles: [String]) -> ListIndex
  /// A finger has come upon the title.
  func scroll(toTitle title: String, at index: Int)
}

/// The index beside a list's items, and whether its titles were asked for.
@MainActor final class ListIndexTitles {
  /// Nil where there are no titles.
  private(set) var view: ListIndex?
  private var isKnown = false

  /// Titles are asked for anew with the next layout.
  func forget() { isKnown = false }

  func layOut(in list: some IndexedList) {
    load(for: list)
    view?.layOut()
  }

  private func load(for list: some IndexedList) {
    guard !isKnown else { return }
    isKnown = true
    let titles = list.titlesOfIndex()
    guard titles != view?.titles ?? [] else { return }
    view?.removeFromSuperview()
    view = titles.isEmpty ? nil : list.makeIndex(titles)
    if let view { list.addSubview(view) }
  }
}
