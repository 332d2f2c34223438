import Foundation
import HeadlessUIKit
import Testing

/// Group S: content that a finger pulls down to refresh.
@MainActor struct RefreshControlTests {
  private func fixture() -> (phone: Phone, list: TestScrollView, control: UIRefreshControl) {
    let phone = Phone.forGestures()
    let list = phone.scrollView()
    let control = UIRefreshControl()
    control.addAction(UIAction { _ in phone.journal.note("refreshes") }, for: .valueChanged)
    list.refreshControl = control
    return (phone, list, control)
  }

  /// So far that it shows at that offset, beyond the edge.
  private func pull(_ phone: Phone, _ list: UIScrollView, beyond way: CGFloat) {
    phone.down(1, at: (100, 10))
    var y = 10.0
    while -list.contentOffset.y < way, y < 2000 {
      y += 5
      phone.move(1, to: (100, y))
    }
  }

  @Test("S31 a pull of 100 points beyond the edge sends valueChanged, once for a finger (our constant)")
  func pulling() {
    let (phone, list, control) = fixture()
    pull(phone, list, beyond: 97)
    #expect(!control.isRefreshing)
    phone.move(1, to: (100, 1000))
    #expect(control.isRefreshing && phone.journal.take().filter { $0 == "refreshes" }.count == 1)
    control.endRefreshing()
    phone.move(1, to: (100, 1010))
    #expect(!control.isRefreshing)
    phone.liftAtRest()
    phone.wait(2)
    #expect(list.contentOffset == .zero)
  }

  @Test("S32 let go it stays 60 points below its edge until the refreshing ends (our constant)")
  func staying() {
    let (phone, list, control) = fixture()
    pull(phone, list, beyond: 105)
    phone.liftAtRest()
    phone.wait(2)
    #expect(list.contentOffset.y == -60 && list.adjustedContentInset.top == 60 && list.contentInset == .zero)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 200, height: 60))
    control.endRefreshing()
    phone.wait(2)
    #expect(list.contentOffset == .zero && list.adjustedContentInset.top == 0)
  }

  @Test("S31 one that was added as a subview is set off as one that was set")
  func addedAsASubview() {
    let phone = Phone.forGestures()
    let list = phone.scrollView()
    let control = UIRefreshControl()
    control.addAction(UIAction { _ in phone.journal.note("refreshes") }, for: .valueChanged)
    list.addSubview(control)
    pull(phone, list, beyond: 105)
    phone.liftAtRest()
    phone.wait(2)
    #expect(phone.journal.take().contains("refreshes") && list.contentOffset.y == -60)
    control.endRefreshing()
    phone.wait(2)
    #expect(list.contentOffset == .zero)
  }

  @Test("S32 another control in its place keeps nothing of what the first one kept in sight")
  func replacing() {
    let (_, list, control) = fixture()
    control.beginRefreshing()
    let other = UIRefreshControl()
    list.refreshControl = other
    #expect(list.adjustedContentInset.top == 0)
    #expect(control.isRefreshing && control.superview == nil)
    list.refreshControl = control
    #expect(list.adjustedContentInset.top == 60)
  }

  @Test("S84 outside of a window nothing begins to refresh")
  func outside() {
    let (_, list, control) = fixture()
    list.removeFromSuperview()
    control.beginRefreshing()
    #expect(!control.isRefreshing && list.adjustedContentInset.top == 0)
  }

  @Test("S85 it stands still at the upper edge of what shows as content moves, and is hidden unless that is pulled")
  func following() {
    final class Reader: NSObject, UIScrollViewDelegate {
      var stands: [Bool] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let control = scrollView.refreshControl
        stands.append(abs((control?.frame.minY ?? 0) - scrollView.contentOffset.y) < 0.001)
        #expect(control?.isHidden == (scrollView.contentOffset.y >= 0))
      }
    }
    let (phone, list, control) = fixture()
    let (reader, size) = (Reader(), CGSize(width: 200, height: 60))
    list.delegate = reader
    #expect(control.frame == CGRect(origin: .zero, size: size) && control.isHidden)
    pull(phone, list, beyond: 50)
    #expect(!control.isHidden && list.contentOffset.y < -40 && reader.stands.count > 1)
    phone.liftAtRest()
    phone.wait(2)
    list.contentOffset.y = 100
    #expect(control.frame.minY == 100 && control.isHidden && reader.stands.allSatisfy { $0 })
    list.contentInset.top = 30
    #expect(control.frame.minY == 130)
    (list.contentInset.top, list.contentOffset.y) = (0, 0)
    control.beginRefreshing()
    #expect(control.frame.minY == 0 && control.isHidden)
    list.contentOffset.y = -60
    #expect(control.frame.minY == -60 && !control.isHidden)
  }

  @Test("S32 begun by code the content stays where it is, and nothing is sent")
  func byCode() {
    let (phone, list, control) = fixture()
    control.beginRefreshing()
    #expect(control.isRefreshing && list.contentOffset == .zero && list.adjustedContentInset.top == 60)
    #expect(!phone.journal.take().contains("refreshes"))
    list.refreshControl = nil
    #expect(control.superview == nil && list.adjustedContentInset.top == 0)
  }

  @Test("S30 content is pulled beyond its edges only along axes that bounce")
  func bouncing() {
    let (phone, list, _) = fixture()
    list.bouncesVertically = false
    phone.pull((50, 50))
    #expect(list.contentOffset.y == 0 && list.contentOffset.x < 0)
  }

  @Test("S75 content that comes back after the refreshing stays where code moves it meanwhile")
  func movedMeanwhile() {
    let (phone, list, control) = fixture()
    pull(phone, list, beyond: 200)
    phone.liftAtRest()
    phone.wait(1)
    #expect(list.contentOffset.y == -60)
    control.endRefreshing()
    phone.wait(0.1)
    list.contentOffset.y = 50
    phone.wait(2)
    #expect(list.contentOffset.y == 50)
  }

  @Test("S76 a refresh control has a size from the start")
  func size() { #expect(UIRefreshControl().frame == CGRect(x: 0, y: 0, width: 320, height: 60)) }
}
