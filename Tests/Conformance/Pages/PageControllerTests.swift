import Foundation
import HeadlessUIKit
import Testing

/// Group V: pages that a finger turns.
@MainActor struct PageControllerTests {
  private func fixture() -> (phone: Phone, book: UIPageViewController, leaves: Leaves) {
    let phone = Phone.forGestures()
    let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let leaves = Leaves(phone.journal)
    phone.keep(leaves)
    book.dataSource = leaves
    book.delegate = leaves
    book.setViewControllers([leaves.all[0]], direction: .forward, animated: false)
    phone.window.rootViewController = book
    phone.window.layoutIfNeeded()
    phone.application.endTurn()
    _ = phone.journal.take()
    return (phone, book, leaves)
  }

  @Test("V72 a finger turns to the next page, and the delegate hears before and after")
  func turned() {
    let (phone, book, leaves) = fixture()
    #expect(phone.hit(100, 100) == "1")
    phone.flick((-120, 0))
    phone.wait(2)
    #expect(book.viewControllers == [leaves.all[1]])
    #expect(phone.hit(100, 100) == "2")
    #expect(
      phone.journal.take() == [
        "to 2", "2 will appear", "1 will disappear", "2 did appear", "1 did disappear", "from 1, turned true",
      ])
    #expect(leaves.all[0].parent == nil && leaves.all[1].parent === book)
    phone.flick((120, 0), from: (50, 150))
    phone.wait(2)
    #expect(book.viewControllers == [leaves.all[0]])
  }

  @Test("V72 a finger that goes too short a way leaves the page, and the delegate hears so")
  func kept() {
    let (phone, book, leaves) = fixture()
    phone.pull((-60, 0))
    phone.liftAtRest()
    phone.wait(2)
    #expect(book.viewControllers == [leaves.all[0]] && leaves.all[1].view.window == nil)
    #expect(
      phone.journal.take() == [
        "to 2", "2 will appear", "1 will disappear", "1 will appear", "1 did appear", "2 will disappear",
        "2 did disappear", "from 1, turned false",
      ])
  }

  @Test("V72 who turns on in the completion of a turn comes to that page, whatever the data source says")
  func turnedOn() {
    let (phone, book, leaves) = fixture()
    book.setViewControllers([leaves.all[1]], direction: .forward, animated: true) { [unowned book] _ in
      book.setViewControllers([leaves.all[0]], direction: .forward, animated: true)
    }
    phone.wait(2)
    #expect(book.viewControllers == [leaves.all[0]] && phone.hit(100, 100) == "1")
  }

  @Test("V372 who hears that a page was turned may let go of the page controller", arguments: [false, true])
  func letGo(byCode: Bool) {
    final class Ender: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
      let next = UIViewController()
      var end: () -> Void = {}
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { nil }
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { viewController === next ? nil : next }
      func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
      ) { end() }
    }
    let (phone, ender) = (Phone.forGestures(), Ender())
    phone.keep(ender)
    weak var book: UIPageViewController?
    ender.end = { phone.window.rootViewController = UIViewController() }
    func show() {
      let new = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      (new.dataSource, new.delegate, book) = (ender, ender, new)
      new.setViewControllers([UIViewController()], direction: .forward, animated: false)
      phone.window.rootViewController = new
      phone.window.layoutIfNeeded()
    }
    show()
    phone.application.endTurn()
    if byCode {
      book?.setViewControllers([ender.next], direction: .forward, animated: true) { _ in ender.end() }
    } else {
      phone.flick((-120, 0))
    }
    phone.wait(2)
    #expect(book == nil && phone.window.rootViewController != nil)
  }

  @Test("V72 before the first page there is none: content is pulled, and springs back")
  func first() {
    let (phone, book, leaves) = fixture()
    phone.flick((100, 0), from: (50, 150))
    phone.wait(2)
    #expect(book.viewControllers == [leaves.all[0]] && phone.journal.take() == [])
    #expect(phone.hit(100, 100) == "1")
  }

  @Test("V73 code turns pages without the delegate, at once or in the scroll view's time")
  func byCode() {
    let (phone, book, leaves) = fixture()
    var ends: [Bool] = []
    book.setViewControllers([leaves.all[2]], direction: .forward, animated: true) { ends.append($0) }
    #expect(phone.hit(100, 100) == "1" && ends == [])
    phone.wait(1)
    #expect(book.viewControllers == [leaves.all[2]] && ends == [true])
    #expect(!phone.journal.take().contains { $0.hasPrefix("to") || $0.hasPrefix("from") })
    book.setViewControllers([leaves.all[0]], direction: .reverse, animated: false) { ends.append($0) }
    #expect(book.viewControllers == [leaves.all[0]] && leaves.all[2].view.window == nil)
    #expect(ends == [true, true])
    #expect(book.view.subviews.first is UIScrollView)
  }

  @Test("V141 a page is loaded before it is told that it will appear")
  func loaded() {
    final class Late: UIViewController {
      var heard: [String] = []
      override func viewDidLoad() { heard.append("loaded") }
      override func viewWillAppear(_ animated: Bool) { heard.append("will appear") }
    }
    let (phone, book, _) = fixture()
    let late = Late()
    book.setViewControllers([late], direction: .forward, animated: true)
    phone.wait(1)
    #expect(late.heard == ["loaded", "will appear"])
  }

  @Test("V139 its scroll view rests one page in on every page, and a side without a neighbour is closed")
  func places() throws {
    let (phone, book, leaves) = fixture()
    let scroller = try #require(book.view.subviews.first as? UIScrollView)
    let page = scroller.bounds.width
    #expect(scroller.contentOffset.x == page && scroller.contentSize.width == 3 * page)
    #expect(leaves.all[0].view.convert(CGPoint.zero, to: scroller).x == page)
    phone.flick((120, 0))
    #expect(book.viewControllers == [leaves.all[0]])
    phone.wait(2)
    #expect(scroller.contentOffset.x == page && book.viewControllers == [leaves.all[0]])
    phone.flick((-120, 0))
    phone.wait(2)
    #expect(book.viewControllers == [leaves.all[1]] && scroller.contentOffset.x == page)
    phone.flick((-120, 0))
    phone.wait(2)
    #expect(book.viewControllers == [leaves.all[2]] && scroller.contentOffset.x == page)
  }

  @Test("V531 a finger that goes on past a whole page goes on to the next one")
  func throughPages() {
    let (phone, book, leaves) = fixture()
    phone.pull((-290, 0), from: (195, 150), frames: 10)
    #expect(book.viewControllers == [leaves.all[1]] && leaves.all[2].view.window != nil)
    #expect(leaves.all[0].view.window == nil && leaves.all[0].parent == nil)
    #expect(phone.hit(150, 100) == "3" && phone.hit(50, 100) == "2")
    phone.up(1)
    phone.wait(2)
    #expect(book.viewControllers == [leaves.all[2]] && phone.hit(100, 100) == "3")
    phone.pull((290, 0), from: (5, 150), frames: 10)
    phone.up(1)
    phone.wait(2)
    #expect(book.viewControllers == [leaves.all[0]] && phone.hit(100, 100) == "1")
  }

  @Test("V531 two quick swipes turn two pages, and at the last page there is none to go on to")
  func quickly() {
    let (phone, book, leaves) = fixture()
    for _ in 1...2 {
      phone.flick((-120, 0))
      phone.wait(0.1)
    }
    phone.wait(2)
    #expect(book.viewControllers == [leaves.all[2]])
    #expect(phone.journal.take().filter { $0.hasPrefix("from") } == ["from 1, turned true", "from 2, turned true"])
    phone.pull((-190, 0), from: (195, 150))
    phone.up(1)
    phone.wait(2)
    #expect(book.viewControllers == [leaves.all[2]] && phone.hit(100, 100) == "3")
  }

  @Test("V652 a book that goes while a page is being turned has that turned, or not, and comes back at rest")
  func goes() {
    for (pulls, glides) in [(60.0, false), (150, false), (120, true)] {
      let (phone, book, leaves) = fixture()
      if glides {
        phone.flick((-pulls, 0))
        phone.wait(0.05)
      } else {
        phone.pull((-pulls, 0), from: (195, 150))
      }
      let turned = pulls > 100
      let (name, away) = (turned ? "2" : "1", UIViewController())
      away.modalPresentationStyle = .fullScreen
      book.present(away, animated: false)
      #expect(phone.journal.take().suffix(2) == ["from 1, turned \(turned)", "\(name) did disappear"])
      if !glides { phone.up(1) }
      phone.wait(1)
      away.dismiss(animated: false)
      phone.wait(1)
      #expect(phone.journal.take() == ["\(name) will appear", "\(name) did appear"])
      #expect(book.viewControllers == [leaves.all[turned ? 1 : 0]] && book.children.count == 1)
      #expect(phone.hit(100, 100) == name)
    }
  }

  @Test("V73 a book whose scroll view does not scroll is turned by code alone; a curling one says so")
  func unscrolled() throws {
    let (phone, book, leaves) = fixture()
    let scroller = try #require(book.view.subviews.first as? UIScrollView)
    scroller.isScrollEnabled = false
    phone.flick((-120, 0))
    phone.wait(2)
    #expect(book.viewControllers == [leaves.all[0]])
    let curling = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    curling.loadViewIfNeeded()
    #expect(phone.decisions.contains("warns curling pages are not modelled: they change by code alone"))
  }

  @Test("V532 a page that a finger has turned away stays a neighbour, and the other side's alone is asked for")
  func keeps() {
    final class Maker: NSObject, UIPageViewControllerDataSource {
      var asked: [String] = []
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
      ) -> UIViewController? {
        asked.append("before")
        return nil
      }
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
      ) -> UIViewController? {
        asked.append("after")
        return UIViewController()
      }
    }
    let (phone, maker, first) = (Phone.forGestures(), Maker(), UIViewController())
    let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    book.dataSource = maker
    book.setViewControllers([first], direction: .forward, animated: false)
    phone.window.rootViewController = book
    phone.window.layoutIfNeeded()
    maker.asked = []
    phone.flick((-120, 0))
    phone.wait(2)
    #expect(book.viewControllers != [first] && maker.asked == ["after"])
    phone.flick((120, 0), from: (50, 150))
    phone.wait(2)
    #expect(book.viewControllers == [first] && maker.asked == ["after", "before"])
    book.dataSource = nil
    book.dataSource = maker
    #expect(maker.asked.suffix(2) == ["before", "after"])
  }
}
