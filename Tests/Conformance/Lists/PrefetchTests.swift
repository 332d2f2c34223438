import Foundation
import HeadlessUIKit
import Testing

/// Group V: rows and items that a list says beforehand.
@MainActor struct PrefetchTests {
  @Test("V406 a table's prefetch data source hears of the rows beyond what shows, the nearest first, once each")
  func rows() {
    let phone = Phone.forGestures()
    let (table, _) = phone.table()
    let ear = PrefetchEar()
    table.prefetchDataSource = ear
    phone.window.layoutIfNeeded()
    #expect(ear.heard.isEmpty, "not before the turn's end")
    phone.application.endTurn()
    #expect(ear.heard == ["fetch 4 5 6 7"])
    phone.application.endTurn()
    table.contentOffset.y = 100
    phone.window.layoutIfNeeded()
    phone.application.endTurn()
    #expect(ear.heard == ["fetch 4 5 6 7", "fetch 8 9"])
  }

  @Test("V406 it hears of rows that are to be called off when the content goes another way; and nothing if so told")
  func turned() {
    let phone = Phone.forGestures()
    let (table, _) = phone.table()
    let ear = PrefetchEar()
    table.contentOffset.y = 400
    table.prefetchDataSource = ear
    phone.window.layoutIfNeeded()
    phone.application.endTurn()
    #expect(ear.heard == ["fetch 12 13 14 15"])
    table.contentOffset.y = 350
    phone.window.layoutIfNeeded()
    phone.application.endTurn()
    #expect(ear.heard.suffix(2) == ["fetch 6 5 4 3", "cancel 12 13 14 15"])
    table.isPrefetchingEnabled = false
    table.contentOffset.y = 0
    phone.window.layoutIfNeeded()
    phone.application.endTurn()
    #expect(ear.heard.count == 3)
  }

  @Test("V406 a finger that scrolls has it hear, too; rows that are loaded anew are told of anew")
  func finger() {
    let phone = Phone.forGestures()
    let (table, _) = phone.table()
    let ear = PrefetchEar()
    table.prefetchDataSource = ear
    phone.window.layoutIfNeeded()
    phone.application.endTurn()
    ear.heard = []
    phone.down(1, at: (100, 180))
    phone.move(1, from: (100, 180), to: (100, 60), steps: 6)
    phone.up(1)
    phone.application.endTurn()
    #expect(ear.heard.joined(separator: " ").contains("fetch 8"))
    table.contentOffset.y = 0
    phone.window.layoutIfNeeded()
    phone.application.endTurn()
    ear.heard = []
    table.contentOffset.y = 10
    table.reloadData()
    phone.window.layoutIfNeeded()
    phone.application.endTurn()
    #expect(ear.heard == ["fetch 5 6 7 8"])
  }

  @Test("V406 who loads the rows anew as it hears is not told of the same ones for ever")
  func answered() {
    let phone = Phone.forGestures()
    let (table, _) = phone.table()
    let ear = PrefetchEar()
    ear.answer = { [weak table] in table?.reloadData() }
    table.prefetchDataSource = ear
    phone.window.layoutIfNeeded()
    for _ in 0..<3 { phone.application.endTurn() }
    #expect(ear.heard == ["fetch 4 5 6 7"])
    table.contentOffset.y = 100
    phone.window.layoutIfNeeded()
    for _ in 0..<3 { phone.application.endTurn() }
    #expect(ear.heard == ["fetch 4 5 6 7", "fetch 8 9"])
  }

  @Test("V407 a collection's hears of items, along the way in which its content goes")
  func items() {
    let phone = Phone.forGestures()
    let (collection, _) = phone.collection()
    let ear = PrefetchEar()
    collection.prefetchDataSource = ear
    phone.window.layoutIfNeeded()
    phone.application.endTurn()
    #expect(ear.heard == ["fetch 4 5 6 7"])
    (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection = .horizontal
    phone.window.layoutIfNeeded()
    collection.contentOffset.x = 50
    phone.window.layoutIfNeeded()
    phone.application.endTurn()
    #expect(ear.heard.count == 2 && ear.heard.last?.hasPrefix("fetch") == true)
    collection.contentOffset.x = 40
    phone.window.layoutIfNeeded()
    phone.application.endTurn()
    #expect(ear.heard.last?.hasPrefix("cancel") == true)
  }

  @Test("V407 while items make room it hears of them by where they are in the data source")
  func room() {
    let phone = Phone.forGestures()
    let (collection, _) = phone.collection(items: [3, 5])
    let ear = PrefetchEar()
    collection.prefetchDataSource = ear
    phone.window.layoutIfNeeded()
    phone.application.endTurn()
    #expect(ear.heard == ["fetch 2 3 4"])
    collection.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 45, y: 195))
    phone.window.layoutIfNeeded()
    phone.application.endTurn()
    #expect(collection.contentSize.height == 380, "the second section has six places")
    #expect(ear.heard == ["fetch 2 3 4"], "there is no sixth item")
  }
}

private final class PrefetchEar: NSObject, UITableViewDataSourcePrefetching, UICollectionViewDataSourcePrefetching {
  var heard: [String] = []
  var answer: () -> Void = {}

  private func hear(_ what: String, _ places: [IndexPath]) {
    heard.append(([what] + places.map { "\($0.item)" }).joined(separator: " "))
    if what == "fetch" { answer() }
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { hear("fetch", indexPaths) }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    hear("cancel", indexPaths)
  }
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    hear("fetch", indexPaths)
  }
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    hear("cancel", indexPaths)
  }
}
