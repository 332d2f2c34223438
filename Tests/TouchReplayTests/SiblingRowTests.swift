import HeadlessUIKit
import Testing

@testable import TouchReplay

private final class Row: UIView {}

@MainActor struct SiblingRowTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test func `siblings are counted by their class, in whatever order they are named, and anew once one is gone`()
    async
  {
    await ReplayGate.alone {
      UIApplication.start(UIApplication())
      let list = UIView()
      window.addSubview(list)
      let views = (0..<6).map { $0 % 3 == 0 ? UIView() : Row() }
      views.forEach(list.addSubview)
      views[4].accessibilityIdentifier = "special"
      let subjects = Subjects(mainWindow: window, delegate: nil)
      #expect(
        [5, 3, 4, 0, 2].map { subjects.name(of: views[$0]) }
          == ["view0/row3", "view0/view1", "view0/special", "view0/view0", "view0/row1"])
      views[0].removeFromSuperview()
      let late = UIView()
      list.addSubview(late)
      #expect(subjects.name(of: late) == "view0/view1" && subjects.name(of: views[1]) == "view0/row0")
    }
  }

  @Test func `a table's cells have names of their own`() async {
    await ReplayGate.alone {
      let (table, cell, plain) = (UITableView(), UITableViewCell(), UIView())
      [cell, plain].forEach(table.addSubview)
      let subjects = Subjects(mainWindow: window, delegate: nil)
      let above = subjects.known(table)
      #expect(SiblingRow(of: cell, in: table, called: above) == nil)
      #expect(SiblingRow(of: plain, in: table, called: above) == nil)
      #expect(SiblingRow(of: plain, in: cell, called: above)?.has(UIView.self, in: cell) == true)
    }
  }
}
