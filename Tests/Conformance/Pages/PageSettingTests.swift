import Foundation
import HeadlessUIKit
import Testing

/// Rules V646 to V650: what a page controller has done when code has set a page.
@MainActor struct PageSettingTests {
  @Test("V646 an animated one counts, and is a child, and loaded, at once; it will appear as it comes into sight")
  func animated() {
    let book = Book()
    let (phone, controller) = (book.phone, book.controller)
    let (first, second) = (book.page("a"), book.page("b"))
    book.open(with: first)
    book.set(second, animated: true, "done")
    #expect(controller.viewControllers == [second] && controller.children == [first, second])
    #expect(phone.journal.take() == ["a moves to none", "b moves", "b moved", "b loads"])
    phone.wait(0.1)
    #expect(phone.journal.take() == ["b will appear true", "a will disappear true"])
    phone.wait(0.3)
    #expect(
      phone.journal.take() == [
        "b did appear true", "a did disappear true", "a moves to none", "a moved to none", "done true",
      ])
    #expect(controller.children == [second] && controller.viewControllers == [second])
  }

  @Test("V647 one that isn't animated, and the first, have come, and the other has gone, when the call returns")
  func inline() {
    let book = Book()
    let (phone, controller) = (book.phone, book.controller)
    let (first, second) = (book.page("a"), book.page("b"))
    book.open()
    book.set(first, animated: true, "done")
    #expect(
      phone.journal.take() == [
        "a moves", "a moved", "a loads", "a will appear false", "a did appear false", "done true",
      ])
    book.set(second, animated: false, "done")
    #expect(
      phone.journal.take() == [
        "a moves to none", "b moves", "b moved", "b loads", "b will appear false", "a will disappear false",
        "a did disappear false", "a moves to none", "a moved to none", "b did appear false", "done true",
      ])
    #expect(controller.children == [second] && first.view.window == nil)
    book.set(second, animated: true, "again")
    #expect(phone.journal.take() == ["again true"])
  }

  @Test("V648 a turn that is overtaken hears so, and the page that was on its way comes and goes")
  func overtaken() {
    let book = Book()
    let (phone, controller) = (book.phone, book.controller)
    let (first, second, third) = (book.page("a"), book.page("b"), book.page("c"))
    book.open(with: first)
    book.set(second, animated: true, "one")
    book.set(third, animated: false, "two")
    #expect(
      phone.journal.take() == [
        "a moves to none", "b moves", "b moved", "b loads", "b moves to none", "c moves", "c moved", "c loads",
        "b will appear true", "a will disappear true", "one false", "c will appear false",
        "b will disappear false", "b did disappear false", "a did disappear true", "a moves to none",
        "a moved to none", "b moves to none", "b moved to none", "c did appear false", "two true",
      ])
    phone.wait(1)
    #expect(phone.journal.take() == [] && controller.viewControllers == [third] && controller.children == [third])
    #expect(third.view.window != nil && second.view.window == nil)
  }

  @Test(
    "V648 so it is where the other one comes animated, or is the page that was there", arguments: [0, 0.1, 0.2])
  func overtakenByTurn(after seconds: TimeInterval) {
    let book = Book()
    let (phone, controller) = (book.phone, book.controller)
    let (first, second, third) = (book.page("a"), book.page("b"), book.page("c"))
    book.open(with: first)
    book.set(second, animated: true, "one")
    phone.wait(seconds)
    book.set(third, animated: true, "two")
    #expect(controller.viewControllers == [third])
    phone.wait(1)
    #expect(
      phone.journal.take().filter { $0.hasPrefix("one") || $0.hasPrefix("two") } == ["one false", "two true"])
    #expect(controller.children == [third])
    book.set(first, animated: true, "one")
    phone.wait(seconds)
    book.set(third, animated: false, "two")
    let heard = phone.journal.take()
    #expect(heard.filter { $0.hasPrefix("one") || $0.hasPrefix("two") } == ["one false", "two true"])
    #expect(heard.suffix(2) == ["c did appear false", "two true"])
    phone.wait(1)
    #expect(controller.children == [third] && third.view.window != nil && first.view.window == nil)
  }

  @Test("V649 there are no controllers before one was set, and a page's view fills a view of its own")
  func places() {
    let book = Book()
    let (phone, controller) = (book.phone, book.controller)
    #expect(controller.viewControllers == [])
    let first = book.page("a")
    book.open(with: first)
    #expect(first.view.frame == controller.view.bounds)
    controller.view.frame.size.height = 150
    phone.window.layoutIfNeeded()
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 200, height: 150))
  }

  @Test(
    "V650 a page that sets another one as it comes gives way, and every page hears in pairs",
    arguments: Meddler.Moment.coming, [false, true])
  func nested(moment: Meddler.Moment, animated: Bool) {
    let phone = Phone.forGestures()
    for comesWithBook in [false, true] {
      let (first, second, third) = (phone.meddler("a"), phone.meddler("b"), phone.meddler("c"))
      let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      func set(_ page: UIViewController) {
        book.setViewControllers([page], direction: .forward, animated: animated)
      }
      first.at(moment) { set(second) }
      if comesWithBook { set(first) }
      phone.window.rootViewController = book
      phone.settle()
      if !comesWithBook { set(first) }
      phone.settle()
      #expect(first.isSettled(seen: false) && second.isSettled(seen: true))
      second.at(.willDisappear) { set(first) }
      set(third)
      phone.settle()
      #expect(first.isSettled(seen: true) && second.isSettled(seen: false) && third.isSettled(seen: false))
      #expect(book.viewControllers == [first] && book.children == [first])
    }
  }
}

/// A page controller on a phone.
@MainActor private final class Book {
  let phone = Phone.forGestures()
  let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)

  func page(_ name: String) -> Told {
    let page = Told(name, phone.journal)
    page.loadsIn = controller
    return page
  }

  func set(_ page: UIViewController, animated: Bool, _ name: String? = nil) {
    controller.setViewControllers([page], direction: .forward, animated: animated) { [journal = phone.journal] in
      if let name { journal.note("\(name) \($0)") }
    }
  }

  func open(with first: Told? = nil) {
    phone.window.rootViewController = controller
    if let first { set(first, animated: false) }
    phone.window.layoutIfNeeded()
    phone.application.endTurn()
    _ = phone.journal.take()
  }
}

extension Phone {
  fileprivate func meddler(_ name: String) -> Meddler { Meddler(name, journal) }

  fileprivate func settle() {
    for _ in 0..<4 {
      window.layoutIfNeeded()
      application.endTurn()
      wait(0.4)
    }
  }
}

/// Writes down what it hears of its parent and its view.
private final class Told: UIViewController {
  private let name: String
  private let journal: Journal
  weak var loadsIn: UIPageViewController?

  init(_ name: String, _ journal: Journal) {
    (self.name, self.journal) = (name, journal)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ words: String) { journal.note("\(name) \(words)") }

  override func viewDidLoad() {
    note("loads")
    #expect(parent === loadsIn && loadsIn?.viewControllers == [self])
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(parent == nil ? "moves to none" : "moves")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(parent == nil ? "moved to none" : "moved")
  }
  override func viewWillAppear(_ animated: Bool) { note("will appear \(animated)") }
  override func viewDidAppear(_ animated: Bool) { note("did appear \(animated)") }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear \(animated)") }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear \(animated)") }
}
