import Foundation
import HeadlessUIKit
import Testing

/// Group V: the page control that a page controller has where its data source counts the pages.
@MainActor struct PageIndicatorTests {
  /// Shows three pages, of which code has set the second, on 200 × 200 points: the control has the lowest 26.
  private func fixture(
    _ source: (Leaves) -> any UIPageViewControllerDataSource,
    in book: UIPageViewController = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
  ) -> (phone: Phone, book: UIPageViewController, leaves: Leaves, dots: UIPageControl?) {
    let phone = Phone.forGestures()
    let leaves = Leaves(phone.journal)
    let source = source(leaves)
    phone.keep(leaves)
    phone.keep(source)
    (book.dataSource, book.delegate) = (source, leaves)
    book.setViewControllers([leaves.all[1]], direction: .forward, animated: false)
    phone.window.rootViewController = book
    phone.window.layoutIfNeeded()
    phone.application.endTurn()
    _ = phone.journal.take()
    return (phone, book, leaves, book.view.subviews.compactMap { $0 as? UIPageControl }.first)
  }

  @Test("V1100 a data source that counts its pages has a page control below them, and they end above it")
  func below() throws {
    let (phone, book, leaves, found) = fixture(Counted.init)
    let dots = try #require(found)
    #expect((dots.numberOfPages, dots.currentPage) == (3, 1))
    #expect(dots.frame == CGRect(x: 0, y: 174, width: 200, height: 26))
    #expect(book.view.subviews.first?.frame == CGRect(x: 0, y: 0, width: 200, height: 174))
    #expect(leaves.all[1].view.bounds.size == CGSize(width: 200, height: 174))
    #expect(phone.hit(100, 173) == "2" && phone.window.hitTest(CGPoint(x: 100, y: 175), with: nil) === dots)
    book.additionalSafeAreaInsets.bottom = 20
    phone.window.layoutIfNeeded()
    #expect(dots.frame.maxY == 180 && leaves.all[1].view.bounds.height == 154)
    book.dataSource = nil
    phone.window.layoutIfNeeded()
    #expect(dots.superview == nil && leaves.all[1].view.bounds.height == 200)
  }

  @Test("V1100 there is none where the data source has one of the methods alone, or pages go up and down")
  func none() {
    #expect(fixture { $0 }.dots == nil)
    #expect(fixture(HalfCounted.init).dots == nil)
    let upright = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
    #expect(fixture(Counted.init, in: upright).dots == nil)
  }

  @Test("V1101 it follows pages that fingers turn, and the data source is asked anew for code's alone")
  func follows() throws {
    let (phone, book, leaves, found) = fixture(Counted.init)
    let (dots, source) = (try #require(found), try #require(book.dataSource as? Counted))
    #expect(source.asked == 1)
    phone.flick((-120, 0), from: (150, 100))
    phone.wait(2)
    #expect(dots.currentPage == 2 && source.asked == 1)
    phone.flick((120, 0), from: (50, 100))
    phone.wait(2)
    #expect(dots.currentPage == 1)
    phone.pull((60, 0), from: (50, 100))
    phone.liftAtRest()
    phone.wait(2)
    #expect(dots.currentPage == 1 && book.viewControllers == [leaves.all[1]])
    book.setViewControllers([leaves.all[0]], direction: .reverse, animated: true)
    #expect(dots.currentPage == 0 && source.asked == 2)
    phone.wait(2)
    #expect(dots.currentPage == 0)
  }

  @Test("V1102 a tap on it turns to the next page or the one before, and the delegate hears of that")
  func tapped() throws {
    let (phone, book, leaves, found) = fixture(Counted.init)
    let dots = try #require(found)
    phone.tap(at: (180, 185))
    #expect(dots.currentPage == 2 && book.viewControllers == [leaves.all[2]])
    phone.wait(2)
    #expect(
      phone.journal.take() == [
        "to 3", "3 will appear", "2 will disappear", "3 did appear", "2 did disappear", "from 2, turned true",
      ])
    #expect(phone.hit(100, 100) == "3")
    phone.tap(at: (180, 185))
    phone.wait(2)
    #expect(dots.currentPage == 2 && phone.journal.take() == [])
    phone.tap(at: (20, 185))
    phone.wait(0.1)
    phone.tap(at: (20, 185))
    phone.wait(2)
    #expect(dots.currentPage == 0 && phone.hit(100, 100) == "1")
    #expect(phone.journal.take().filter { $0.hasPrefix("from") } == ["from 3, turned true", "from 2, turned true"])
  }

  @Test("V1102 where the data source has no such page after all, the dot goes back")
  func goesBack() throws {
    let (phone, book, leaves, found) = fixture(Counted.init)
    let dots = try #require(found)
    leaves.isEnded = true
    book.setViewControllers([leaves.all[1]], direction: .forward, animated: false)
    phone.tap(at: (180, 185))
    phone.wait(2)
    #expect(dots.currentPage == 1 && book.viewControllers == [leaves.all[1]])
  }

  @Test("V1103 pages fill a scroll view that code has made as large as the controller's view")
  func overlaid() throws {
    let (phone, _, leaves, found) = fixture(
      Counted.init, in: Overlaid(transitionStyle: .scroll, navigationOrientation: .horizontal))
    let dots = try #require(found)
    #expect(leaves.all[1].view.bounds.size == CGSize(width: 200, height: 200))
    #expect(phone.window.hitTest(CGPoint(x: 100, y: 185), with: nil) === dots)
    phone.flick((-120, 0), from: (150, 100))
    phone.wait(2)
    #expect(leaves.all[2].view.bounds.size == CGSize(width: 200, height: 200) && phone.hit(100, 173) == "3")
  }
}

/// Has its pages reach behind the dots, as most do who want that.
private final class Overlaid: UIPageViewController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for part in view.subviews {
      if part is UIScrollView { part.frame = view.bounds }
      if part is UIPageControl { view.bringSubviewToFront(part) }
    }
  }
}

@MainActor private class Neighbours: NSObject {
  let leaves: Leaves
  required init(_ leaves: Leaves) { self.leaves = leaves }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    leaves.pageViewController(pageViewController, viewControllerBefore: viewController)
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    leaves.pageViewController(pageViewController, viewControllerAfter: viewController)
  }
  func presentationCount(for pageViewController: UIPageViewController) -> Int { leaves.all.count }
}

private final class Counted: Neighbours, UIPageViewControllerDataSource {
  var asked = 0
  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    asked += 1
    return pageViewController.viewControllers?.first.flatMap(leaves.all.firstIndex) ?? 0
  }
}

private final class HalfCounted: Neighbours, UIPageViewControllerDataSource {}
