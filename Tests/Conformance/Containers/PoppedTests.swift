import Foundation
import HeadlessUIKit
import Testing

/// Rule V1203: what a controller that leaves a stack finds of it.
@MainActor @Suite("V: popped") struct PoppedTests {
  private final class Level: UIViewController {
    let journal: Journal
    var hasGone: @MainActor () -> Void = {}
    init(_ title: String, _ journal: Journal) {
      self.journal = journal
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }
    required init?(coder: NSCoder) { nil }
    private func note(_ words: String) { journal.note("\(title ?? "") \(words)") }
    override func viewDidLoad() { note("loads") }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
    override func viewWillDisappear(_ animated: Bool) {
      note("will disappear, child \(parent != nil), leaving \(isMovingFromParent)")
    }
    override func viewDidDisappear(_ animated: Bool) {
      let isChild = parent != nil || navigationController != nil
      note("did disappear, child \(isChild), leaving \(isMovingFromParent)")
      hasGone()
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      note(parent == nil ? "moved to none" : "moved")
    }
  }

  private func desk(_ titles: String...) -> (phone: Phone, navigation: UINavigationController, levels: [Level]) {
    let (phone, navigation) = (Phone.forGestures(), UINavigationController())
    let levels = titles.map { Level($0, phone.journal) }
    navigation.viewControllers = levels
    phone.window.rootViewController = navigation
    phone.window.layoutIfNeeded()
    phone.application.endTurn()
    _ = phone.journal.take()
    return (phone, navigation, levels)
  }

  private static let gone = [
    "b did disappear, child false, leaving true", "a did appear", "b moved to none",
  ]

  @Test(
    "V1203 who was popped is nobody's child as it did disappear, and hears of that later", arguments: [false, true])
  func popped(animated: Bool) {
    let (phone, navigation, levels) = desk("a", "b")
    navigation.popViewController(animated: animated)
    phone.window.layoutIfNeeded()
    phone.application.endTurn()
    let heard = phone.journal.take().filter { $0 != "a loads" }
    #expect(heard == ["b will disappear, child true, leaving true"] + Self.gone)
    #expect(navigation.children == [levels[0]] && levels[1].parent == nil && !levels[1].isMovingFromParent)
  }

  @Test("V1203 so it is by a finger, and one that calls it off leaves all as it was")
  func byHand() {
    let (phone, navigation, levels) = desk("a", "b")
    for goes in [false, true] {
      phone.down(1, at: (5, 100))
      phone.move(1, from: (5, 100), to: (goes ? 180 : 60, 100), steps: 8)
      phone.wait(0.5)
      phone.up(1)
      phone.application.endTurn()
      let heard = phone.journal.take().filter { $0.hasPrefix("b") || $0.hasPrefix("a did appear") }
      let ended = goes ? Self.gone : ["b did appear", "b moved"]
      #expect(heard == ["b will disappear, child true, leaving true"] + ended)
      #expect(navigation.children == (goes ? [levels[0]] : levels) && (levels[1].parent == nil) == goes)
    }
  }

  @Test("V1203 by an animator, and of those that were below the top, too")
  func byAnimator() {
    let (phone, navigation, levels) = desk("a", "b", "c")
    let fades = FadingPushes()
    navigation.delegate = fades
    var parents: [UIViewController?] = []
    levels[2].hasGone = { parents = levels.map(\.parent) }
    navigation.popToRootViewController(animated: true)
    phone.window.layoutIfNeeded()
    phone.wait(0.5)
    #expect(parents == [navigation, nil, nil] && levels[1].parent == nil)
    #expect(phone.journal.take().suffix(3) == ["a did appear", "b moved to none", "c moved to none"])
  }

  @Test("V1203 who is covered, or whose container goes, stays a child")
  func stays() {
    let (phone, navigation, levels) = desk("a")
    navigation.pushViewController(Level("b", phone.journal), animated: true)
    phone.window.layoutIfNeeded()
    phone.window.rootViewController = UIViewController()
    phone.application.endTurn()
    let heard = phone.journal.take().filter { $0.contains("did disappear") }
    #expect(heard.map { $0.dropFirst(2) } == .init(repeating: "did disappear, child true, leaving false", count: 2))
    #expect(levels[0].parent === navigation)
  }

  @Test("V1203 one that is put on again then, or taken by another container, has that for its parent")
  func takenAgain() {
    for isOther in [false, true] {
      let (phone, navigation, levels) = desk("a", "b")
      let (other, level) = (UIViewController(), levels[1])
      level.hasGone = { [unowned level] in
        level.hasGone = {}
        if isOther { other.addChild(level) } else { navigation.pushViewController(level, animated: false) }
      }
      navigation.popViewController(animated: true)
      phone.window.layoutIfNeeded()
      if isOther {
        #expect(phone.journal.take().filter { $0 == "b moved to none" }.count == 1 && level.parent === other)
      } else {
        phone.application.endTurn()
        phone.window.layoutIfNeeded()
        #expect(level.parent === navigation && navigation.children == levels && level.view.window != nil)
        #expect(!phone.journal.take().contains("b moved to none"))
      }
    }
  }

  @Test("V1203 the search of a page that was popped ends, whoever presents it")
  func search() {
    let (phone, navigation, levels) = desk("a", "b")
    let search = UISearchController(searchResultsController: nil)
    levels[1].navigationItem.searchController = search
    for _ in 1...2 { phone.window.layoutIfNeeded() }
    search.isActive = true
    #expect(search.presentingViewController === navigation)
    navigation.popViewController(animated: true)
    phone.window.layoutIfNeeded()
    phone.application.endTurn()
    #expect(!search.isActive && navigation.presentedViewController == nil)
  }
}
