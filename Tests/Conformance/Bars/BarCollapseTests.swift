import Foundation
import HeadlessUIKit
import Testing

/// Rules V438, V439, V447 and V459: a navigation bar follows the content of its page.
@MainActor struct BarCollapseTests {
  @Test("V438 the bar follows content at once, and the inset with it, which moves no content")
  func follows() {
    let list = TitledList()
    let desk = TitleDesk(list)
    let (table, bar) = (list.tableView!, desk.bar)
    let top = table.contentOffset.y
    #expect(top == -bar.frame.maxY && table.adjustedContentInset.top == bar.frame.maxY)
    list.heights = []
    for way: CGFloat in [10, 51.5, 52, 300, 52, 30, 0] {
      table.contentOffset.y = top + way
      #expect(bar.frame.height == max(44, 96 - way) && list.heights.last == bar.frame.height)
      #expect(table.adjustedContentInset.top == bar.frame.maxY && table.contentOffset.y == top + way)
      desk.layOut()
      #expect(bar.frame.height == max(44, 96 - way) && table.contentOffset.y == top + way)
    }
    #expect(list.heights.count == 7 && table.contentOffset.y == -table.adjustedContentInset.top)
    table.contentOffset.y = top + 300
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    #expect(bar.frame.height == 44 && table.contentOffset.y == -bar.frame.maxY)
    table.setContentOffset(CGPoint(x: 0, y: top), animated: true)
    desk.phone.wait(1)
    #expect(bar.frame.height == 96 && table.contentOffset.y == top)
  }

  @Test("V438 a finger takes content from a low bar to a high one without a halt, and throws it to its upper end")
  func dragged() {
    let list = TitledList()
    let desk = TitleDesk(list)
    let (table, bar) = (list.tableView!, desk.bar)
    let top = table.contentOffset.y
    desk.drag(-100, lifts: false)
    #expect(table.contentOffset.y == top + 100 && bar.frame.height == 44)
    desk.phone.liftAtRest()
    desk.drag(70, lifts: false)
    #expect(abs(table.contentOffset.y - (top + 30)) < 0.01 && abs(bar.frame.height - 66) < 0.01)
    desk.phone.up(1)
    desk.phone.wait(3)
    #expect(table.contentOffset.y == top && bar.frame.height == 96)
    table.contentOffset.y = top + 200
    desk.phone.flick((0, 300), from: (150, 300))
    desk.phone.wait(3)
    #expect(table.contentOffset.y == top && table.adjustedContentInset.top == -top && bar.frame.height == 96)
  }

  @Test("V438 it follows what code names, else the view, else the rearmost view in it, and nothing else")
  func followed() {
    let page = UIViewController()
    let lists = (1...2).map { _ in UIScrollView() }
    let desk = TitleDesk(page)
    for list in lists {
      list.frame = page.view.bounds
      list.contentSize = CGSize(width: 390, height: 3000)
      page.view.addSubview(list)
    }
    desk.navigation.view.setNeedsLayout()
    desk.layOut()
    lists[1].contentOffset.y += 200
    #expect(desk.bar.frame.height == 96)
    lists[0].contentOffset.y += 20
    #expect(desk.bar.frame.height == 76)
    page.setContentScrollView(lists[1], for: .top)
    desk.layOut()
    #expect(desk.bar.frame.height == 44)
    lists[1].contentOffset.y -= 200
    #expect(desk.bar.frame.height == 96)
    lists[0].contentOffset.y = 200
    page.setContentScrollView(nil, for: .top)
    desk.layOut()
    #expect(desk.bar.frame.height == 44)
  }

  @Test("V438 content below the bar, and under an opaque one, has the bar follow, too")
  func below() {
    for isOpaque in [true, false] {
      let (page, list) = (UIViewController(), UIScrollView())
      let desk = TitleDesk(page)
      desk.bar.isTranslucent = !isOpaque
      list.contentSize = CGSize(width: 390, height: 3000)
      list.translatesAutoresizingMaskIntoConstraints = false
      page.view.addSubview(list)
      let upper = isOpaque ? page.view.topAnchor : page.view.safeAreaLayoutGuide.topAnchor
      NSLayoutConstraint.activate([
        list.topAnchor.constraint(equalTo: upper),
        list.bottomAnchor.constraint(equalTo: page.view.bottomAnchor),
        list.widthAnchor.constraint(equalTo: page.view.widthAnchor),
      ])
      desk.navigation.view.setNeedsLayout()
      desk.layOut()
      for way: CGFloat in [0, 20, 40, 200, 40, 10, 0] {
        list.contentOffset.y = way
        #expect(desk.bar.frame.height == max(44, 96 - way))
        desk.layOut()
        #expect(desk.bar.frame.height == max(44, 96 - way) && list.contentOffset.y == way)
        #expect(list.convert(CGPoint(x: 0, y: way), to: nil).y == desk.bar.frame.maxY)
      }
    }
  }

  @Test("V438 content that was scrolled before it showed has the bar as low as it gets")
  func scrolledBefore() {
    let list = TitledList()
    list.loadViewIfNeeded()
    list.tableView.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    list.tableView.layoutIfNeeded()
    list.tableView.contentOffset.y = 10
    let desk = TitleDesk(list)
    #expect(desk.bar.frame.height == 44 && list.tableView.contentOffset.y == 10)
    #expect(list.tableView.adjustedContentInset.top == desk.bar.frame.maxY)
  }

  @Test("V459 each page has the bar that it left, and is scrolled as it was")
  func returns() {
    let list = TitledList()
    let desk = TitleDesk(list)
    let table = list.tableView!
    let top = table.contentOffset.y
    for way: CGFloat in [0, 52, 60, 300, 20] {
      table.contentOffset.y = top + way
      desk.layOut()
      let other = TitledList()
      other.navigationItem.largeTitleDisplayMode = .never
      #expect(desk.height(pushing: other) == 44 && other.tableView.contentOffset.y == -desk.bar.frame.maxY)
      desk.navigation.popViewController(animated: false)
      desk.layOut()
      #expect(desk.bar.frame.height == max(44, 96 - way) && table.contentOffset.y == top + way)
      #expect(desk.height(pushing: TitledList()) == 96)
      desk.navigation.popViewController(animated: false)
      desk.layOut()
      #expect(desk.bar.frame.height == max(44, 96 - way) && table.contentOffset.y == top + way)
    }
    table.contentOffset.y = top
    #expect(desk.bar.frame.height == 96 && table.adjustedContentInset.top == -top)
  }

  @Test("V459 a page that is back without a bar has its upper end where it is without one")
  func returnsWithoutBar() {
    let list = TitledList()
    let desk = TitleDesk(list)
    list.tableView.contentOffset.y += 20
    #expect(desk.height(pushing: .titled(.never)) == 44)
    desk.navigation.setNavigationBarHidden(true, animated: false)
    desk.navigation.popViewController(animated: false)
    desk.layOut()
    desk.drag(30)
    desk.phone.wait(3)
    #expect(list.tableView.contentOffset.y == -list.tableView.adjustedContentInset.top)
  }

  // MARK: Coming to rest

  @Test("V439 content that is let go where the title is there in part goes to the nearer place where it isn't")
  func rests() {
    let list = TitledList()
    let desk = TitleDesk(list)
    let table = list.tableView!
    let top = table.contentOffset.y
    desk.drag(-20)
    desk.phone.wait(2)
    #expect(table.contentOffset.y == top && desk.bar.frame.height == 96)
    desk.drag(-30)
    desk.phone.wait(2)
    #expect(table.contentOffset.y == top + 52 && desk.bar.frame.height == 44)
    #expect(list.targets == [top, top + 52])
    table.contentOffset.y = top + 20
    desk.phone.tap(at: (100, 400))
    desk.phone.wait(2)
    #expect(table.contentOffset.y == top + 20)
  }

  @Test("V439 content that nearly fits has the title large when it rests")
  func short() {
    let list = TitledList()
    list.rows = 14
    let desk = TitleDesk(list)
    let table = list.tableView!
    let top = table.contentOffset.y
    desk.drag(-60)
    desk.phone.wait(2)
    #expect(table.contentOffset.y == top && desk.bar.frame.height == 96)
  }

  @Test("V447 the bar grows by as much as content is pulled down, which the inset doesn't")
  func pulled() {
    let list = TitledList()
    list.refreshControl = UIRefreshControl()
    let desk = TitleDesk(list)
    let table = list.tableView!
    let top = table.contentOffset.y
    desk.drag(100, lifts: false)
    #expect(table.contentOffset.y < top - 20 && table.adjustedContentInset.top == -top)
    #expect(abs(desk.bar.frame.height - (96 + top - table.contentOffset.y)) < 0.01)
    desk.phone.liftAtRest()
    desk.phone.wait(2)
    #expect(table.contentOffset.y == top && desk.bar.frame.height == 96)
  }
}
