import Foundation
import HeadlessUIKit
import Testing

/// Calls that UIKit answers with an exception.
@MainActor @Suite struct RefusalTests {
  @Test("A55 a navigation controller can't be pushed, and no controller stands on a stack twice")
  func stacks() async {
    let pushed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(UINavigationController(), animated: false)
      }
    }
    #expect(said(pushed).contains("UINavigationController is pushed, and is a navigation controller itself"))
    let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let page = UIViewController()
        UINavigationController().setViewControllers([page, page], animated: false)
      }
    }
    #expect(said(twice).contains("UIViewController comes twice on the stack"))
  }

  @Test("A55 a controller presents neither itself nor one that has a parent")
  func presentations() async {
    let itself = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (phone, page) = RefusalTests.page()
        page.present(page, animated: false)
        withExtendedLifetime(phone) {}
      }
    }
    #expect(said(itself).contains("UIViewController presents itself"))
    let child = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (phone, page) = RefusalTests.page()
        let child = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        page.addChild(child)
        page.present(child, animated: false)
        withExtendedLifetime(phone) {}
      }
    }
    #expect(said(child).contains("presents UIAlertController, which is presented or has a parent"))
  }

  @Test("A80 an exception that code raises stops with its name and its reason")
  func raised() async {
    let raised = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      NSException(name: .internalInconsistencyException, reason: "no pages").raise()
    }
    #expect(said(raised).contains("NSInternalInconsistencyException") && said(raised).contains("no pages"))
  }

  private static func page() -> (phone: Phone, page: UIViewController) {
    let (phone, page) = (Phone.forGestures(), UIViewController())
    phone.window.rootViewController = page
    phone.wait(0.1)
    return (phone, page)
  }

  @Test("A55 a page controller that scrolls shows one page at a time, not none and not two")
  func pages() async {
    let two = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([UIViewController(), UIViewController()], direction: .forward, animated: false)
      }
    }
    #expect(said(two).contains("2 controllers, and at most 1 can show"))
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([], direction: .forward, animated: false)
      }
    }
    let curling = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    curling.setViewControllers([UIViewController(), UIViewController()], direction: .forward, animated: false)
    #expect(curling.viewControllers?.count == 1)
  }

  @Test("A55 sections and items that are not there can't be counted, nor scrolled to")
  func lists() async {
    let items = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Phone.forGestures().collection(items: [3]).collection.numberOfItems(inSection: 1) }
    }
    #expect(said(items).contains("UICollectionView: there is no section 1, but 1 sections"))
    let rows = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Phone.forGestures().table(rows: [3]).table.numberOfRows(inSection: -1) }
    }
    #expect(said(rows).contains("UITableView: there is no section -1, but 1 sections"))
    let scrolled = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let collection = Phone.forGestures().collection(items: [3]).collection
        collection.scrollToItem(at: IndexPath(item: 3, section: 0), at: .top, animated: false)
      }
    }
    #expect(said(scrolled).contains("UICollectionView: there is no item [0, 3] to scroll to"))
    let negative = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Phone.forGestures().table(rows: [3, -1]) }
    }
    #expect(said(negative).contains("UITableView: its data source says there are -1 rows in section 1"))
  }

  @Test("A55 a constraint's numbers are finite, a snapshot's sections differ, and no layer is in itself")
  func numbers() async {
    let constant = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIView().widthAnchor.constraint(equalToConstant: .nan) }
    }
    #expect(said(constant).contains("constant and multiplier must be finite"))
    let changed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().widthAnchor.constraint(equalToConstant: 1).constant = .infinity }
    }
    #expect(said(changed).contains("a constant must be finite"))
    let sections = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([4, 4])
      }
    }
    #expect(said(sections).contains("the section 4 is in the snapshot already"))
    let layer = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        inner.addSublayer(outer)
      }
    }
    #expect(said(layer).contains("a layer can't be a sublayer of itself"))
  }

  @Test("A56 the number of a segment beyond the last means the last")
  func segments() {
    let control = UISegmentedControl(items: ["a", "b"])
    control.setTitle("c", forSegmentAt: 9)
    control.setEnabled(false, forSegmentAt: 2)
    #expect(control.titleForSegment(at: 7) == "c" && control.titleForSegment(at: 0) == "a")
    #expect(!control.isEnabledForSegment(at: 1) && control.isEnabledForSegment(at: 0))
  }
}
