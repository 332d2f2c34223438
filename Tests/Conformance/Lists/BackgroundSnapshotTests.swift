import Foundation
import HeadlessUIKit
import Testing

/// Rules V950, V951 and V959: snapshots that come from other queues, what they are made of, and those in others.
@MainActor @Suite("V: snapshots from other queues") struct BackgroundSnapshotTests {
  @Test(
    "V950 what another queue applies shows in the main queue's next turn, in order, and its completion comes there")
  func applied() async {
    await #expect(processExitsWith: .success) {
      let heard = await appliedHeard()
      precondition(
        heard == [
          "[1, 2]", "[2, 3]", "1", "before: [] 0", "first", "second", "after: [2, 3] [2, 3]", "[7]",
          "reloaded: [1]",
        ], "\(heard)")
    }
  }

  @Test("V950 so does what it applies to a section, and a task that isn't the main actor's awaits its snapshot")
  func others() async {
    await #expect(processExitsWith: .success) {
      let heard = await othersHeard()
      precondition(heard == ["level 1 of [1, 2]", "before: 0", "after: 2", "level 1", "awaited [4]"], "\(heard)")
    }
  }

  @Test("V951 identifiers go from actor to actor, and so do snapshots: generic code needs to say nothing of that")
  func identifiers() async {
    let source = BackgroundTable().source
    await source.reload(after: [1, 2]).value
    #expect(source.snapshot().itemIdentifiers == [1, 2])
    let sent: any Sendable = source.snapshot()
    #expect(sent is NSDiffableDataSourceSnapshot<String, Int>)
  }

  @Test("V959 another snapshot is put in beside an item, with what is in its items, and one is made of another")
  func inserted() {
    typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>
    var inner = Outline()
    inner.append([10, 11])
    inner.append([12], to: 10)
    inner.expand([10])
    var outline = Outline()
    outline.append([1])
    outline.append([2, 3], to: 1)
    outline.expand([1])
    var copy = Outline(outline)
    outline.insert(inner, before: 3)
    #expect(outline.visibleItems == [1, 2, 10, 12, 11, 3])
    #expect(outline.parent(of: 10) == 1 && outline.parent(of: 12) == 10)
    copy.insert(inner, after: 1)
    #expect(copy.rootItems == [1, 10, 11] && copy.visibleItems == [1, 2, 3, 10, 12, 11])
  }
}

extension UITableViewDiffableDataSource where SectionIdentifierType == String {
  fileprivate nonisolated func reload(after items: [ItemIdentifierType]) -> Task<Void, Never> {
    Task { @MainActor in
      var snapshot = snapshot()
      snapshot.appendSections(["new"])
      snapshot.appendItems(items)
      await apply(snapshot)
    }
  }
}

/// A table, and what is done with it on another queue.
@MainActor private final class BackgroundTable {
  let phone = Phone.forGestures()
  let table: UITableView
  let source: UITableViewDiffableDataSource<String, Int>

  init() {
    table = UITableView(frame: phone.window.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    source = UITableViewDiffableDataSource(tableView: table) { table, place, item in
      dispatchPrecondition(condition: .onQueue(.main))
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: place)
      cell.tag = item
      return cell
    }
    phone.window.addSubview(table)
  }

  func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a"])
    snapshot.appendItems(items)
    return snapshot
  }

  private let queue = DispatchQueue(label: "differences")

  /// As code does it that is compiled without strict checks. The main queue stands still meanwhile.
  func elsewhere(_ work: @escaping @MainActor () -> Void) {
    let work = unsafeBitCast(work, to: (@Sendable () -> Void).self)
    let done = DispatchSemaphore(value: 0)
    queue.async {
      work()
      done.signal()
    }
    done.wait()
  }

  func drain() async {
    await withCheckedContinuation { gone in DispatchQueue.main.async { gone.resume() } }
    phone.window.layoutIfNeeded()
    phone.application.endTurn()
  }
}

@MainActor private func appliedHeard() async -> [String] {
  let desk = BackgroundTable()
  let (source, table) = (desk.source, desk.table)
  var heard: [String] = []
  let (first, third) = (desk.snapshot([1, 2]), desk.snapshot([1]))
  desk.elsewhere {
    source.apply(first, animatingDifferences: false) {
      dispatchPrecondition(condition: .onQueue(.main))
      heard.append("first")
    }
    var next = source.snapshot()
    heard.append("\(next.itemIdentifiers)")
    next.appendItems([3])
    next.deleteItems([1])
    source.apply(next) { heard.append("second") }
    heard.append("\(source.snapshot().itemIdentifiers)")
    heard.append("\(source.indexPath(for: 3)?.item ?? -1)")
  }
  heard.append("before: \(source.snapshot().itemIdentifiers) \(table.numberOfSections)")
  await desk.drain()
  heard.append("after: \(source.snapshot().itemIdentifiers) \(table.visibleCells.map(\.tag))")
  // What the main queue does since is what the other one sees.
  source.apply(desk.snapshot([7]), completion: nil)
  desk.elsewhere { heard.append("\(source.snapshot().itemIdentifiers)") }
  desk.elsewhere { source.applySnapshotUsingReloadData(third, completion: nil) }
  await desk.drain()
  heard.append("reloaded: \(table.visibleCells.map(\.tag))")
  return heard
}

@MainActor private func othersHeard() async -> [String] {
  let desk = BackgroundTable()
  let collection = UICollectionView(
    frame: desk.phone.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
  collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  let items = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) { list, place, _ in
    list.dequeueReusableCell(withReuseIdentifier: "cell", for: place)
  }
  desk.phone.window.addSubview(collection)
  var outline = NSDiffableDataSourceSectionSnapshot<Int>()
  outline.append([1])
  outline.append([2], to: 1)
  outline.expand([1])
  let given = outline
  var heard: [String] = []
  desk.elsewhere {
    items.apply(given, to: "a", completion: nil)
    heard.append("level \(items.snapshot(for: "a").level(of: 2)) of \(items.snapshot().itemIdentifiers)")
  }
  heard.append("before: \(collection.numberOfSections)")
  await desk.drain()
  heard.append("after: \(collection.visibleCells.count)")
  heard.append("level \(items.snapshot(for: "a").level(of: 2))")
  await applyNonisolated(desk.snapshot([4]), to: desk.source)
  heard.append("awaited \(desk.source.snapshot().itemIdentifiers)")
  return heard
}

private nonisolated func applyNonisolated(
  _ snapshot: NSDiffableDataSourceSnapshot<String, Int>, to source: UITableViewDiffableDataSource<String, Int>
) async { await source.apply(snapshot, animatingDifferences: false) }
