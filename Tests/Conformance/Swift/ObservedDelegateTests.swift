import Foundation
import HeadlessUIKit
import Testing

/// Rule V1036: who is observed as delegate, data source and the like.
@MainActor @Suite("V: observed delegates") struct ObservedDelegateTests {
  private final class Keeper: NSObject, UIScrollViewDelegate {}
  /// Equal to all others.
  private final class Twin: NSObject, UITableViewDataSource {
    override func isEqual(_ object: Any?) -> Bool { object is Twin }
    override var hash: Int { 0 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  @Test("V1036 another delegate is told, with the one before, and the same one is not")
  func delegates() {
    UIApplication.start(UIApplication())
    let (scroll, one, two) = (UIScrollView(), Keeper(), Keeper())
    var heard: [String] = []
    func name(_ delegate: (any UIScrollViewDelegate)?) -> String {
      delegate.map { $0 === one ? "one" : "two" } ?? "nobody"
    }
    let token = scroll.observe(\.delegate, options: [.new, .old]) { _, change in
      heard.append("\(name(change.oldValue ?? nil)) \(name(change.newValue ?? nil))")
    }
    for delegate in [one, one, two, nil] {
      scroll.delegate = delegate
      UIApplication.shared.endTurn()
    }
    #expect(heard == ["nobody one", "one two", "two nobody"])
    token.invalidate()
  }

  @Test("V1036 objects are compared by identity, also those that say that they are equal")
  func twins() {
    UIApplication.start(UIApplication())
    let (table, one, two) = (UITableView(), Twin(), Twin())
    table.dataSource = one
    var count = 0
    let token = table.observe(\.dataSource) { _, _ in count += 1 }
    UIApplication.shared.endTurn()
    #expect(count == 0)
    table.dataSource = two
    UIApplication.shared.endTurn()
    #expect(count == 1)
    token.invalidate()
  }

  @Test("V1036 nobody is retained, and nobody is told of one that has gone by itself")
  func gone() {
    UIApplication.start(UIApplication())
    let scroll = UIScrollView()
    var keeper: Keeper? = Keeper()
    weak let weakKeeper = keeper
    scroll.delegate = keeper
    var count = 0
    let token = scroll.observe(\.delegate) { _, _ in count += 1 }
    keeper = nil
    #expect(weakKeeper == nil)
    UIApplication.shared.endTurn()
    #expect(count == 0)
    let other = Keeper()
    scroll.delegate = other
    UIApplication.shared.endTurn()
    #expect(count == 1)
    token.invalidate()
  }
}
