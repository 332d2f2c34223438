import Foundation
import HeadlessUIKit
import Testing

/// Rule V1150: who has rows that a finger opens on Delete is not kept by one of them.
@MainActor struct OpenRowLifeTests {
  private final class List: UITableViewController {
    var deleted: [Int] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { deleted.append(indexPath.row) }
  }

  @Test("V1150 a table whose row stands open on Delete goes with its controller", arguments: [false, true])
  func open(deletes: Bool) {
    let phone = Phone.forGestures()
    weak var list: List?
    func show() {
      let new = List()
      list = new
      phone.window.rootViewController = new
      phone.window.layoutIfNeeded()
    }
    show()
    phone.application.endTurn()
    phone.pull((-100, 0), from: (150, 66))
    phone.liftAtRest()
    phone.wait(1)
    if deletes {
      phone.tap(at: (180, 66))
      phone.wait(1)
      #expect(list?.deleted == [1])
    }
    phone.window.rootViewController = UIViewController()
    phone.wait(1)
    phone.application.endTurn()
    #expect(list == nil)
  }
}
