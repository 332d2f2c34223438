import Foundation
import HeadlessUIKit
import Testing

/// Rules L37 and L38: what objects are asked that are known by a protocol alone.
@MainActor struct AskedObjectTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func numberOfSections(in tableView: UITableView) -> Int { 3 }
  }

  @Test("L37 a delegate is asked for its class, and whether it is the same, as every object is")
  func kinds() {
    let rows = Rows()
    let (delegate, source): (any UITableViewDelegate, any UITableViewDataSource) = (rows, rows)
    #expect(delegate.isKind(of: Rows.self) && !delegate.isKind(of: UIView.self) && delegate.isMember(of: Rows.self))
    #expect(source.isEqual(rows) && !source.isEqual(self))
    let shown: any UITableViewDelegate = UITableViewController()
    #expect(shown.isKind(of: UIViewController.self) && !shown.isMember(of: UIViewController.self))
  }

  @Test("L38 UIKit's own methods and properties are there, by either language's name, and no others")
  func own() {
    let stack = UINavigationController()
    for name in [
      "interactivePopGestureRecognizer", "viewDidLoad", "touchesBegan:withEvent:", "setToolbarHidden:animated:",
    ] {
      #expect(stack.responds(to: Selector(name)), "\(name)")
    }
    let cell = UITableViewCell()
    for name in [
      "setLayoutMargins:", "setSeparatorInset:", "touchesEnded(_:with:)", "isHidden", "accessibilityActivate",
    ] {
      #expect(cell.responds(to: Selector(name)), "\(name)")
    }
    #expect(
      !cell.responds(to: "interactivePopGestureRecognizer") && !cell.responds(to: "setContentOffset:animated:"))
    #expect(!UIViewController().responds(to: "interactivePopGestureRecognizer"))
  }

  @Test("L38 the optional methods of an adopted protocol are there, and answer as usual where they are not its own")
  func optional() {
    let (table, rows) = (UITableView(), Rows())
    (table.dataSource, table.delegate, table.rowHeight) = (rows, rows, 33)
    let source: any UITableViewDataSource = rows
    #expect(source.responds(to: "numberOfSectionsInTableView:") && source.numberOfSections!(in: table) == 3)
    let delegate: any UITableViewDelegate = rows
    let place = IndexPath(row: 0, section: 0)
    let before: CGFloat? = delegate.tableView?(table, heightForRowAt: place)
    #expect(before == nil)
    #expect(delegate.responds(to: "tableView:heightForRowAtIndexPath:"))
    let height: CGFloat = delegate.tableView!(table, heightForRowAt: place)
    #expect(height == 33 || height == UITableView.automaticDimension)
    let other: CGFloat? = delegate.tableView?(table, heightForHeaderInSection: 0)
    #expect(other == nil && !delegate.responds(to: "textFieldDidEndEditing:"))
  }

  @Test("L38 of a name of the application's own the trace says that it can't be known")
  func unknown() {
    let phone = Phone.forGestures()
    final class Page: UIViewController {}
    #expect(!Page().responds(to: "reloadEverything"))
    #expect(phone.decisions.contains { $0.contains("reloadEverything") && $0.hasPrefix("warns") })
  }
}
