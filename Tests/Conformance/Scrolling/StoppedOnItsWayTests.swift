import Foundation
import HeadlessUIKit
import Testing

/// Rules S91 and S92: content that a finger stops where no finger has sent it.
@MainActor struct StoppedOnItsWayTests {
  /// A list whose refreshing has just ended: it is on its way back to its edge, over content that writes down
  /// touches.
  private func refreshed() -> (phone: Phone, list: TestScrollView) {
    let phone = Phone.forGestures()
    let list = phone.scrollView()
    _ = phone.pad("content", (0, 0, 1000, 1000), in: list)
    let control = UIRefreshControl()
    list.refreshControl = control
    phone.down(1, at: (100, 10))
    phone.move(1, from: (100, 10), to: (100, 500), steps: 40)
    phone.liftAtRest()
    phone.wait(2)
    #expect(control.isRefreshing && list.contentOffset.y == -60)
    _ = phone.journal.take()
    control.endRefreshing()
    phone.wait(0.1)
    #expect(list.contentOffset.y < -20 && list.contentOffset.y > -60)
    return (phone, list)
  }

  @Test("S91 a tap as content goes back after a refreshing reaches the content, and leaves that at its edge")
  func tapped() {
    let (phone, list) = refreshed()
    phone.tap(at: (100, 150))
    #expect(phone.journal.take().filter { $0.hasPrefix("content") } == ["content began 1", "content ended 1"])
    phone.wait(1)
    #expect(list.contentOffset == .zero && !list.isTracking)
  }

  @Test("S91 it stands still under a finger that rests, and goes on when the last one lifts")
  func held() {
    let (phone, list) = refreshed()
    phone.down(1, at: (100, 150))
    let place = list.contentOffset.y
    phone.wait(1)
    #expect(list.contentOffset.y == place && place < -20)
    phone.down(2, at: (50, 150))
    phone.up(1)
    phone.wait(1)
    #expect(list.contentOffset.y == place)
    phone.up(2)
    phone.wait(1)
    #expect(list.contentOffset == .zero)
  }

  @Test("S91 a finger that drags it lets it go as any")
  func dragged() {
    let (phone, list) = refreshed()
    phone.pull((0, 40))
    #expect(list.isDragging && list.contentOffset.y < -20)
    phone.liftAtRest()
    phone.wait(2)
    #expect(list.contentOffset == .zero)
  }

  @Test("S91 the delegate hears of no animation: nobody has asked for one")
  func told() {
    let (phone, list) = refreshed()
    #expect(!list.isScrollAnimating)
    phone.tap(at: (100, 150))
    phone.wait(1)
    #expect(list.contentOffset == .zero)
    #expect(!phone.journal.take().contains { $0.hasPrefix("did animate") || $0.contains("decelerate") })
  }

  @Test("S91 where code moves what a finger has stopped, it stays there")
  func movedByCode() {
    let (phone, list) = refreshed()
    phone.down(1, at: (100, 150))
    list.contentOffset.y = -10
    phone.up(1)
    phone.wait(1)
    #expect(list.contentOffset.y == -10)
  }

  // MARK: Pages

  private func paging(_ place: CGFloat) -> (phone: Phone, list: TestScrollView) {
    let phone = Phone.forGestures()
    let list = phone.scrollView()
    list.isPagingEnabled = true
    phone.window.layoutIfNeeded()
    list.setContentOffset(CGPoint(x: place, y: 0), animated: true)
    return (phone, list)
  }

  @Test(
    "S92 content with pages that a finger stops where code was taking it comes to the nearest page when it lifts",
    arguments: [(0.1, 0.0), (0.2, 200)])
  func pages(time: Double, page: CGFloat) {
    let (phone, list) = paging(200)
    phone.wait(time)
    phone.down(1, at: (100, 100))
    let place = list.contentOffset.x
    phone.wait(1)
    #expect(list.contentOffset.x == place && place > 10 && place < 190)
    _ = phone.journal.take()
    phone.up(1)
    #expect(list.isDecelerating)
    phone.wait(1)
    #expect(list.contentOffset.x == page)
    #expect(phone.journal.take() == ["will decelerate: decelerating", "did decelerate: "])
  }

  @Test("S92 also where the finger is none of its pan's, and while another view scrolls by it")
  func others() {
    let (phone, list) = paging(200)
    let inner = phone.scrollView("inner", (0, 0, 1000, 200), content: (1000, 1000), in: list)
    phone.wait(0.15)
    phone.pull((0, -50))
    #expect(inner.isDragging && !list.isDragging)
    phone.liftAtRest()
    phone.wait(1)
    #expect([0, 200].contains(list.contentOffset.x))

    list.panGestureRecognizer.isEnabled = false
    list.setContentOffset(CGPoint(x: 400, y: 0), animated: true)
    phone.wait(0.15)
    phone.tap(at: (100, 100))
    phone.wait(1)
    #expect([200, 400].contains(list.contentOffset.x))
  }

  @Test("S92 an orthogonal section comes to a group, and a picker's wheel to a row, which is selected then")
  func groupsAndRows() throws {
    let (phone, rows) = (Phone.forGestures(), Rows())
    let picker = UIPickerView(frame: phone.window.bounds)
    (picker.dataSource, picker.delegate) = (rows, rows)
    phone.window.addSubview(picker)
    phone.window.layoutIfNeeded()
    picker.selectRow(4, inComponent: 0, animated: true)
    phone.wait(0.12)
    phone.down(1, at: (100, 100))
    phone.wait(0.5)
    phone.up(1)
    phone.wait(1)
    let row = picker.selectedRow(inComponent: 0)
    #expect(rows.selected == [row] && (1...3).contains(row))
    let shown = try #require(picker.view(forRow: row, forComponent: 0))
    #expect(abs(shown.convert(shown.bounds, to: picker).midY - picker.bounds.midY) < 0.01)
    picker.removeFromSuperview()

    let collection = UICollectionView(frame: phone.window.bounds, collectionViewLayout: Self.rowOfGroups())
    collection.register(TestItem.self, forCellWithReuseIdentifier: "cell")
    let keeper = CollectionKeeper(items: [20], phone.journal)
    collection.dataSource = keeper
    phone.window.addSubview(collection)
    phone.window.layoutIfNeeded()
    collection.scrollToItem(at: IndexPath(item: 3, section: 0), at: .left, animated: true)
    phone.wait(0.12)
    phone.tap(at: (100, 50))
    phone.wait(1)
    let cells = collection.visibleCells.map { $0.convert($0.bounds, to: collection).minX }
    #expect(cells.contains { abs($0) < 0.01 })
    #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
  }

  private static func rowOfGroups() -> UICollectionViewLayout {
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let size = NSCollectionLayoutSize(widthDimension: .absolute(120), heightDimension: .absolute(110))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    return UICollectionViewCompositionalLayout(section: section)
  }
}

private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var selected: [Int] = []
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 10 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "\(row)"
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    selected.append(row)
  }
}
