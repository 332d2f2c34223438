import Foundation
import HeadlessUIKit
import Testing

/// Rules V1076 and V1077: on which side of a page its neighbours stand. The window has 200 × 200 points.
@MainActor struct PageSideTests {
  /// So many pages in a ring, or without one.
  private final class Leaves: NSObject, UIPageViewControllerDataSource {
    let all: [UIViewController]
    private let isRing: Bool
    init(_ count: Int, isRing: Bool) {
      self.isRing = isRing
      all = (1...count).map { number in
        let leaf = UIViewController()
        leaf.view.accessibilityIdentifier = "\(number)"
        return leaf
      }
    }

    private func leaf(_ step: Int, from controller: UIViewController) -> UIViewController? {
      guard let place = all.firstIndex(of: controller) else { return nil }
      let next = isRing ? (place + step + all.count) % all.count : place + step
      return all.indices.contains(next) ? all[next] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { leaf(-1, from: viewController) }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { leaf(1, from: viewController) }
  }

  private func fixture(
    _ leaves: Leaves, _ orientation: UIPageViewController.NavigationOrientation = .horizontal
  ) throws -> (phone: Phone, book: UIPageViewController, scroller: UIScrollView) {
    let phone = Phone.forGestures()
    let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: orientation)
    phone.keep(leaves)
    book.dataSource = leaves
    book.setViewControllers([leaves.all[0]], direction: .forward, animated: false)
    phone.window.rootViewController = book
    phone.window.layoutIfNeeded()
    phone.application.endTurn()
    return (phone, book, try #require(book.view.subviews.first as? UIScrollView))
  }

  @Test("V1076 read from the right, a finger to the right turns to the next page, and one to the left back")
  func mirrored() throws {
    let leaves = Leaves(3, isRing: false)
    let (phone, book, scroller) = try fixture(leaves)
    phone.window.traitOverrides.layoutDirection = .rightToLeft
    phone.application.endTurn()
    phone.window.layoutIfNeeded()
    #expect(scroller.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: -200), "no page is before it")
    phone.flick((-120, 0))
    phone.wait(2)
    #expect(book.viewControllers == [leaves.all[0]])
    for page in 1...2 {
      phone.flick((120, 0), from: (50, 150))
      phone.wait(2)
      #expect(book.viewControllers == [leaves.all[page]] && phone.hit(100, 100) == "\(page + 1)")
    }
    phone.flick((-120, 0))
    phone.wait(2)
    #expect(book.viewControllers == [leaves.all[1]] && phone.hit(100, 100) == "2")
  }

  @Test("V1076 there, too, code turns forward to what comes from the right")
  func mirroredCode() throws {
    let leaves = Leaves(3, isRing: false)
    let (phone, book, scroller) = try fixture(leaves)
    book.view.semanticContentAttribute = .forceRightToLeft
    phone.window.layoutIfNeeded()
    book.setViewControllers([leaves.all[1]], direction: .forward, animated: true)
    phone.wait(0.1)
    #expect(scroller.contentOffset.x > 200)
    #expect(leaves.all[1].view.convert(CGPoint.zero, to: scroller).x == 400)
    phone.wait(2)
    #expect(book.viewControllers == [leaves.all[1]] && phone.hit(100, 100) == "2")
    phone.flick((-120, 0))
    phone.wait(2)
    #expect(book.viewControllers == [leaves.all[0]])
  }

  @Test("V1076 pages below each other stand as they do anywhere")
  func vertical() throws {
    let leaves = Leaves(3, isRing: false)
    let (phone, book, _) = try fixture(leaves, .vertical)
    book.view.semanticContentAttribute = .forceRightToLeft
    phone.window.layoutIfNeeded()
    phone.flick((0, -120))
    phone.wait(2)
    #expect(book.viewControllers == [leaves.all[1]])
  }

  @Test("V1077 of two pages in a ring the other one comes from the side to which a finger turns")
  func ring() throws {
    let leaves = Leaves(2, isRing: true)
    let (phone, book, scroller) = try fixture(leaves)
    phone.pull((-90, 0))
    #expect(phone.hit(190, 100) == "2" && phone.hit(50, 100) == "1")
    #expect(leaves.all[1].view.convert(CGPoint.zero, to: scroller).x == 400)
    phone.move(1, from: (60, 150), to: (195, 150))
    #expect(phone.hit(5, 100) == "2" && phone.hit(150, 100) == "1", "it has gone back, and beyond")
    phone.move(1, from: (195, 150), to: (30, 150))
    #expect(phone.hit(190, 100) == "2")
    phone.up(1)
    phone.wait(2)
    #expect(book.viewControllers == [leaves.all[1]] && phone.hit(100, 100) == "2")
    phone.flick((120, 0), from: (50, 150))
    phone.wait(2)
    #expect(book.viewControllers == [leaves.all[0]])
  }
}
