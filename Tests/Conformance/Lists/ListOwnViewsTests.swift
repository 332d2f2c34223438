import Foundation
import HeadlessUIKit
import Testing

/// Views that an application gives to lists and cells for a place of their own.
@MainActor @Suite struct ListOwnViewsTests {
  private func header(_ height: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height)) }

  @Test("S70 a table's header is in it at once, so that constraints hold it, and in front of the rows")
  func atOnce() {
    let phone = Phone.forGestures()
    let (table, _) = phone.table()
    let header = header(30)
    header.translatesAutoresizingMaskIntoConstraints = false
    table.tableHeaderView = header
    #expect(header.superview === table)
    header.widthAnchor.constraint(equalTo: table.widthAnchor).isActive = true
    phone.window.layoutIfNeeded()
    #expect(header.frame.width == 200 && table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 30)
    table.contentOffset.y = 400
    phone.window.layoutIfNeeded()
    header.frame = CGRect(x: 0, y: 0, width: 200, height: 1000)
    #expect(phone.window.hitTest(CGPoint(x: 100, y: 100), with: nil) === header)
  }

  @Test("S70 setting the header again measures it anew: its field keeps the focus, and rows keep their cells")
  func again() {
    let phone = Phone.forGestures()
    let (table, keeper) = phone.table()
    let header = header(30)
    let field = UITextField(frame: header.bounds)
    header.addSubview(field)
    table.tableHeaderView = header
    phone.window.layoutIfNeeded()
    #expect(field.becomeFirstResponder())
    let first = table.visibleCells.first
    var asked = 0
    keeper.prepare = { _, _ in asked += 1 }
    header.frame.size.height = 60
    table.tableHeaderView = header
    phone.window.layoutIfNeeded()
    #expect(field.isFirstResponder && table.visibleCells.first === first && first?.frame.minY == 60 && asked == 0)
    table.tableFooterView = self.header(40)
    phone.window.layoutIfNeeded()
    let whole: CGFloat = 60 + 20 * 50 + 40
    #expect(asked == 0 && table.contentSize.height == whole)
    table.tableHeaderView = nil
    phone.window.layoutIfNeeded()
    #expect(header.superview == nil && first?.frame.minY == 0 && !field.isFirstResponder)
  }

  @Test("S70 what was a part and stands elsewhere by now stays there when another takes its place")
  func elsewhere() {
    let phone = Phone.forGestures()
    let (table, _) = phone.table()
    let (header, background, accessory, elsewhere) = (header(30), UIView(), UIView(), UIView())
    let cell = UITableViewCell()
    (table.tableHeaderView, table.backgroundView, cell.accessoryView) = (header, background, accessory)
    for view in [header, background, accessory] { elsewhere.addSubview(view) }
    (table.tableHeaderView, table.backgroundView, cell.accessoryView) = (nil, nil, nil)
    #expect(elsewhere.subviews == [header, background, accessory])
  }

  @Test("S71 a refresh control that is taken out leaves no inset, and is set off by no finger")
  func refresh() {
    let phone = Phone.forGestures()
    let (list, other) = (phone.scrollView(), UIScrollView())
    let control = UIRefreshControl()
    var pulls = 0
    control.addAction(UIAction { _ in pulls += 1 }, for: .valueChanged)
    list.addSubview(control)
    control.beginRefreshing()
    #expect(list.adjustedContentInset.top == 60)
    other.addSubview(control)
    #expect(list.adjustedContentInset.top == 0)
    control.endRefreshing()
    phone.pull((0, 190), from: (100, 5))
    #expect(pulls == 0 && list.contentOffset.y < -50)
  }

  @Test("S71 content that stood below it comes back to its edge")
  func belowRefresh() {
    let phone = Phone.forGestures()
    let list = phone.scrollView()
    list.refreshControl = UIRefreshControl()
    list.refreshControl?.beginRefreshing()
    list.contentOffset.y = -60
    phone.wait(2)
    #expect(list.contentOffset.y == -60)
    list.refreshControl = nil
    phone.wait(2)
    #expect(list.contentOffset.y == 0 && list.adjustedContentInset.top == 0)
  }
}
