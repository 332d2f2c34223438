import Foundation
import HeadlessUIKit
import Testing

/// Rules V246 to V249 and V252: lists that scroll under a drag, and make room for it. A table of rows of 40 points,
/// or a collection of items of 70 × 50 points, two in a line, lies at (60, 0) and is 140 × 200 points large.
@MainActor struct ListRoomTests {
  /// Made as the test needs it: there is one application at a time.
  @MainActor private final class Room { private(set) lazy var drag = DragPhone() }
  private let room = Room()
  private var drag: DragPhone { room.drag }
  private var phone: Phone { drag.phone }

  private func keeper(_ items: [String] = ["a", "b", "c", "d", "e"]) -> RoomKeeper {
    let keeper = RoomKeeper(items)
    phone.keep(keeper)
    return keeper
  }

  private func show(_ list: UIScrollView) {
    list.frame = CGRect(x: 60, y: 0, width: 140, height: 200)
    list.accessibilityIdentifier = "list"
    phone.window.addSubview(list)
    phone.window.layoutIfNeeded()
  }

  private func table(_ keeper: RoomKeeper, takes: Bool = true) -> UITableView {
    let table = UITableView()
    table.rowHeight = 40
    (table.dataSource, table.delegate, table.dragDelegate) = (keeper, keeper, keeper)
    if takes { table.dropDelegate = keeper }
    table.dragInteractionEnabled = true
    show(table)
    return table
  }

  private func collection(
    _ keeper: RoomKeeper, takes: Bool = true, gives: Bool = true, layout: UICollectionViewLayout? = nil
  ) -> UICollectionView {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 70, height: 50)
    (flow.minimumInteritemSpacing, flow.minimumLineSpacing) = (0, 0)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout ?? flow)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (collection.dataSource, collection.delegate) = (keeper, keeper)
    if gives { collection.dragDelegate = keeper }
    if takes { collection.dropDelegate = keeper }
    collection.dragInteractionEnabled = true
    show(collection)
    return collection
  }

  private func lift(at place: (Double, Double)) {
    phone.down(1, at: place)
    phone.wait(0.6)
  }

  private func move(to place: (Double, Double)) {
    phone.move(1, to: place)
    phone.window.layoutIfNeeded()
  }

  /// The rows that show, each with its upper edge.
  private func rows(_ table: UITableView) -> [String] {
    table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
      .map { "\($0.accessibilityIdentifier ?? "") \(Int($0.frame.minY))" }
  }

  /// The items that show, each with its corner.
  private func items(_ collection: UICollectionView) -> [String] {
    collection.visibleCells.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
      .map { "\($0.accessibilityIdentifier ?? "") \(Int($0.frame.minX)),\(Int($0.frame.minY))" }
  }

  // MARK: Scrolling

  @Test("V246 a drag near an edge of what shows has the table scroll under it, until it is elsewhere")
  func scrolls() {
    let keeper = keeper((0..<12).map(String.init))
    let table = table(keeper)
    keeper.operation = .move
    lift(at: (130, 20))
    move(to: (130, 190))
    phone.wait(0.5)
    #expect(table.contentOffset.y > 100 && table.contentOffset.y < 200)
    #expect(keeper.heard.last == "at 0-8")
    phone.wait(5)
    #expect(table.contentOffset.y == 280 && keeper.heard.last == "at 0-11")
    move(to: (130, 10))
    phone.wait(0.2)
    move(to: (130, 100))
    let place = table.contentOffset.y
    #expect(place < 280 && place > 200)
    phone.wait(1)
    #expect(table.contentOffset.y == place, "the finger is in the middle")
    move(to: (130, 190))
    phone.up(1)
    phone.wait(1)
    #expect(table.contentOffset.y < place + 20, "the drag is over")
  }

  @Test("V246 a collection likewise; a list that doesn't take the drag stays where it is")
  func scrollsCollection() {
    let keeper = keeper((0..<20).map(String.init))
    let collection = collection(keeper)
    drag.rest(above: (130, 190), for: 0.5)
    #expect(collection.contentOffset.y > 100)
    move(to: (20, 190))
    let place = collection.contentOffset.y
    phone.wait(1)
    #expect(collection.contentOffset.y == place, "the drag has left")
    phone.up(1)
    keeper.takes = false
    drag.rest(above: (130, 190), for: 0.5)
    #expect(collection.contentOffset.y == place)
    phone.up(1)
  }

  // MARK: Room

  @Test("V247 rows stand as they will after the drop, for the table's own row and for what comes from elsewhere")
  func rowsMakeRoom() {
    let keeper = keeper()
    let table = table(keeper)
    keeper.operation = .move
    lift(at: (130, 20))
    move(to: (130, 100))
    #expect(rows(table) == ["b 0", "c 40", "a 80", "d 120", "e 160"])
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 10))?.row == 1)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 80)
    move(to: (20, 100))
    #expect(rows(table) == ["a 0", "b 40", "c 80", "d 120", "e 160"])
    phone.up(1)
    keeper.operation = .copy
    drag.rest(above: (130, 50), for: 0)
    phone.window.layoutIfNeeded()
    #expect(rows(table) == ["a 0", "b 80", "c 120", "d 160"])
    #expect(table.contentSize.height == 240 && table.indexPathForRow(at: CGPoint(x: 10, y: 50)) == nil)
    move(to: (130, 130))
    #expect(rows(table) == ["a 0", "b 40", "c 80", "d 160"] && keeper.heard.last == "at 0-3")
    phone.up(1)
    phone.window.layoutIfNeeded()
    #expect(keeper.heard.last == "drops at 0-3" && rows(table).count == 5, "it goes back before the drop")
  }

  @Test("V247 no room for what goes into a row or nowhere, is refused, or is several of the list's own")
  func noRoom() {
    let keeper = keeper()
    let table = table(keeper)
    let asTheyAre = ["a 0", "b 40", "c 80", "d 120", "e 160"]
    for intent in [UITableViewDropProposal.Intent.insertIntoDestinationIndexPath, .unspecified] {
      keeper.intent = intent
      drag.rest(above: (130, 50), for: 0)
      #expect(rows(table) == asTheyAre)
      phone.up(1)
    }
    (keeper.intent, keeper.operation) = (.insertAtDestinationIndexPath, .forbidden)
    drag.rest(above: (130, 50), for: 0)
    #expect(rows(table) == asTheyAre)
    phone.up(1)
    (keeper.operation, drag.giver.allowsMove) = (.move, false)
    drag.rest(above: (130, 50), for: 0)
    #expect(rows(table) == asTheyAre)
    phone.up(1)
    lift(at: (130, 20))
    move(to: (130, 60))
    phone.tap(at: (130, 140), finger: 2)
    move(to: (130, 100))
    #expect(rows(table) == asTheyAre)
    phone.up(1)
  }

  @Test("V247 a table that moves its row makes room where the delegate allows; rows that change meanwhile close it")
  func target() {
    let keeper = keeper()
    let table = table(keeper, takes: false)
    (keeper.moves, keeper.lowest) = (true, 2)
    lift(at: (130, 20))
    move(to: (130, 180))
    #expect(rows(table) == ["b 0", "c 40", "a 80", "d 120", "e 160"])
    phone.up(1)
    #expect(keeper.items == ["b", "c", "a", "d", "e"] && keeper.heard == ["to 4?", "moves 0 to 2"])
    #expect(phone.decisions.contains("list 1 reorders(from: [0, 0], to: [0, 2])"))
    #expect(!phone.decisions.contains("list 1 takes move"))
    lift(at: (130, 20))
    move(to: (130, 60))
    keeper.items.removeLast()
    table.deleteRows(at: [IndexPath(row: 4, section: 0)], with: .none)
    phone.window.layoutIfNeeded()
    #expect(rows(table) == ["b 0", "c 40", "a 80", "d 120"])
    phone.up(1)
    #expect(keeper.items == ["b", "c", "a", "d"])
  }

  @Test("V247 items of a collection likewise, in lines, and in a list of self-sizing cells")
  func itemsMakeRoom() {
    let keeper = keeper()
    let collection = collection(keeper)
    keeper.operation = .move
    lift(at: (70, 20))
    move(to: (90, 80))
    #expect(items(collection) == ["b 0,0", "c 70,0", "a 0,50", "d 70,50", "e 0,100"])
    #expect(collection.indexPathForItem(at: CGPoint(x: 10, y: 10))?.item == 1)
    move(to: (20, 100))
    #expect(items(collection).first == "a 0,0")
    phone.up(1)
    keeper.operation = .copy
    drag.rest(above: (160, 20), for: 0)
    phone.window.layoutIfNeeded()
    #expect(items(collection) == ["a 0,0", "b 0,50", "c 70,50", "d 0,100", "e 70,100"])
    #expect(collection.numberOfItems(inSection: 0) == 5)
    #expect(collection.indexPathForItem(at: CGPoint(x: 100, y: 20)) == nil)
    #expect(collection.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 50)
    phone.up(1)
    #expect(keeper.heard.last == "drops at 0-1")
    phone.window.layoutIfNeeded()
    #expect(items(collection).count == 5 && items(collection)[1] == "b 70,0")
    #expect(!phone.decisions.contains { $0.contains("reorderingCadence") })
    collection.reorderingCadence = .slow
    drag.rest(above: (160, 20), for: 0)
    move(to: (160, 70))
    #expect(phone.decisions.filter { $0.contains("reorderingCadence") }.count == 1)
    phone.up(1)
  }

  @Test("V247 a delegate is asked for the sizes of items that are there; chosen sizes go with their items")
  func sizes() {
    let keeper = keeper(["a", "b", "c"])
    keeper.sizes = ["a": 20, "b": 60, "c": 100]
    let collection = collection(keeper)
    keeper.operation = .copy
    drag.rest(above: (70, 10), for: 0)
    phone.window.layoutIfNeeded()
    #expect(items(collection).map { String($0.prefix(1)) } == ["a", "b", "c"])
    phone.up(1)
    #expect(!keeper.heard.contains("size of 3?"))
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.showsSeparators = false
    collection.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
    phone.window.layoutIfNeeded()
    let height = collection.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.height ?? 0
    drag.rest(above: (80, 5), for: 0)
    phone.window.layoutIfNeeded()
    #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == height)
    phone.up(1)
    phone.window.layoutIfNeeded()
    #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 0)
  }

  @Test("V247 an application's own layout makes no room for what comes from elsewhere; a trace warns, once")
  func ownLayout() {
    let keeper = keeper()
    let collection = collection(keeper, layout: Column())
    keeper.operation = .copy
    drag.rest(above: (130, 20), for: 0)
    move(to: (130, 50))
    phone.window.layoutIfNeeded()
    #expect(items(collection) == ["a 0,0", "b 0,40", "c 0,80", "d 0,120", "e 0,160"])
    #expect(phone.decisions.filter { $0.contains("items make no room") }.count == 1)
    phone.up(1)
    keeper.operation = .move
    lift(at: (130, 20))
    move(to: (130, 100))
    #expect(items(collection) == ["b 0,0", "c 0,40", "a 0,80", "d 0,120", "e 0,160"])
    phone.up(1)
  }

  @Test("V249 behind the middle of a section's last item is the place after it, but for the collection's own")
  func end() {
    let keeper = keeper(["a", "b", "c"])
    let collection = collection(keeper)
    keeper.operation = .copy
    drag.rest(above: (70, 70), for: 0)
    #expect(keeper.heard.last == "at 0-2")
    move(to: (20, 70))
    move(to: (120, 70))
    #expect(keeper.heard.last == "at 0-3" && collection.contentSize.height == 100)
    move(to: (180, 70))
    #expect(keeper.heard.last == "at 0-3", "where room was made")
    phone.up(1)
    keeper.operation = .move
    lift(at: (70, 20))
    move(to: (120, 70))
    #expect(keeper.heard.last == "at 0-2")
    phone.up(1)
  }

  // MARK: Moving

  @Test("V248 an item is lifted and moved where the data source says that it moves it, without delegates for drags")
  func reorders() {
    let keeper = keeper()
    let collection = collection(keeper, takes: false, gives: false)
    lift(at: (70, 20))
    #expect(!collection.hasActiveDrag, "it doesn't say so")
    phone.up(1)
    keeper.moves = true
    lift(at: (70, 20))
    #expect(collection.hasActiveDrag)
    #expect(!collection.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    move(to: (90, 80))
    phone.up(1)
    phone.window.layoutIfNeeded()
    #expect(keeper.items == ["b", "c", "a", "d", "e"] && keeper.heard.last == "moves 0 to 2")
    #expect(items(collection).map { String($0.prefix(1)) } == keeper.items)
    #expect(phone.decisions.contains("list 1 reorders(from: [0, 0], to: [0, 2])"))
    lift(at: (70, 20))
    move(to: (70, 40))
    phone.up(1)
    #expect(phone.decisions.contains("list 1 reorders(from: [0, 0], to: [0, 0])"))
    #expect(keeper.heard.filter { $0.hasPrefix("moves") }.count == 1)
    collection.dragInteractionEnabled = false
    lift(at: (70, 20))
    #expect(!collection.hasActiveDrag)
    phone.up(1)
  }

  @Test("V248 with a drop delegate, too, that wants a move, or says nothing; else that gets the item")
  func reordersWithDelegate() {
    let keeper = keeper()
    let collection = collection(keeper)
    (keeper.operation, keeper.moves) = (.move, true)
    lift(at: (70, 20))
    move(to: (160, 20))
    phone.up(1)
    #expect(keeper.items == ["b", "a", "c", "d", "e"] && !keeper.heard.contains { $0.hasPrefix("drops") })
    keeper.operation = .copy
    lift(at: (70, 20))
    move(to: (160, 20))
    phone.up(1)
    #expect(keeper.heard.last == "drops at 0-1")
    let silent = SilentTaker()
    phone.keep(silent)
    collection.dropDelegate = silent
    lift(at: (70, 20))
    move(to: (160, 20))
    phone.up(1)
    #expect(keeper.items == ["a", "b", "c", "d", "e"] && silent.drops == 0)
    drag.rest(above: (160, 20), for: 0)
    phone.up(1)
    #expect(silent.drops == 1)
  }

  @Test("V248 the delegate says where it goes; between items the last place stays; diffable handlers hear")
  func reordersDiffably() {
    let keeper = keeper()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 40)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (20, 20)
    let collection = collection(keeper, takes: false, gives: false, layout: layout)
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      collection, place, _ in
      collection.dequeueReusableCell(withReuseIdentifier: "cell", for: place)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c", "d"])
    source.apply(snapshot)
    phone.window.layoutIfNeeded()
    var orders: [[String]] = []
    source.reorderingHandlers.canReorderItem = { $0 != "b" }
    source.reorderingHandlers.didReorder = { orders.append($0.finalSnapshot.itemIdentifiers) }
    lift(at: (180, 20))
    #expect(!collection.hasActiveDrag, "it is b")
    phone.up(1)
    lift(at: (80, 20))
    move(to: (80, 80))
    move(to: (130, 80))
    phone.up(1)
    #expect(orders == [["b", "c", "a", "d"]] && source.snapshot().itemIdentifiers == ["b", "c", "a", "d"])
    keeper.lowest = 1
    lift(at: (180, 20))
    move(to: (180, 80))
    phone.up(1)
    #expect(orders.count == 1, "c stays where it is")
    #expect(keeper.heard.last == "to 3?")
  }

  @Test("V252 the others make room for an item that is moved by hand, and go back where that is called off")
  func byHand() {
    let keeper = keeper()
    let collection = collection(keeper, takes: false, gives: false)
    keeper.moves = true
    #expect(collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 30, y: 80))
    phone.window.layoutIfNeeded()
    #expect(items(collection) == ["b 0,0", "c 70,0", "d 70,50", "a -5,55", "e 0,100"])
    collection.cancelInteractiveMovement()
    phone.window.layoutIfNeeded()
    #expect(items(collection) == ["a 0,0", "b 70,0", "c 0,50", "d 70,50", "e 0,100"])
  }
}

/// Says nothing of what would become of drops.
private final class SilentTaker: NSObject, UICollectionViewDropDelegate {
  private(set) var drops = 0
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) { drops += 1 }
}

/// Items of 140 × 40 points, one below the other.
private final class Column: UICollectionViewLayout {
  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
  override var collectionViewContentSize: CGSize { CGSize(width: 140, height: 40 * count) }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: 40 * indexPath.item, width: 140, height: 40)
    return attributes
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }
}
