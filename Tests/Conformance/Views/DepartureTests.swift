import Foundation
import HeadlessUIKit
import Testing

/// Rules A168, K83, V505 and V1079: who hears that a view has left, and what goes with it.
@MainActor @Suite("A: views and pages that go") struct DepartureTests {
  /// Writes down into which windows it comes.
  private final class Ear: UIView {
    var heard: [String] = []
    var act: (UIWindow?) -> Void = { _ in }
    var warn: (UIWindow?) -> Void = { _ in }
    private func name(_ window: UIWindow?) -> String { window?.accessibilityIdentifier ?? "none" }
    override func willMove(toWindow newWindow: UIWindow?) {
      heard.append("to \(name(newWindow))")
      warn(newWindow)
    }
    override func didMoveToWindow() {
      heard.append("in \(name(window))")
      act(window)
    }
  }

  @MainActor private struct Family {
    let phone = Phone()
    let parent = Ear()
    let first = Ear()
    let second = Ear()
    init() {
      phone.window.accessibilityIdentifier = "window"
      for one in [first, second] { parent.addSubview(one) }
      for one in [parent, first, second] { one.heard = [] }
    }
  }

  @Test("A168 a view that a sibling takes out as that comes into the window hears of both once")
  func takenOut() {
    let family = Family()
    family.first.act = { if $0 != nil { family.second.removeFromSuperview() } }
    family.phone.window.addSubview(family.parent)
    #expect(family.second.heard == ["to window", "to none", "in none"])
    #expect(family.first.heard == ["to window", "in window"])
  }

  @Test("A168 so does one that is put elsewhere, in another window or in the same one")
  func putElsewhere() {
    let (family, other, elsewhere) = (Family(), UIWindow(), UIView())
    other.accessibilityIdentifier = "other"
    family.first.act = { if $0 != nil { other.addSubview(family.second) } }
    family.phone.window.addSubview(family.parent)
    #expect(family.second.heard == ["to window", "to other", "in other"])
    let (same, place) = (Family(), elsewhere)
    same.phone.window.addSubview(place)
    same.first.act = { if $0 != nil { place.addSubview(same.second) } }
    same.phone.window.addSubview(same.parent)
    #expect(same.second.heard == ["to window", "in window"])
  }

  @Test("A168 and what is in a view that takes itself out, or is taken out while that leaves")
  func leaving() {
    let family = Family()
    family.parent.act = { if $0 != nil { family.parent.removeFromSuperview() } }
    family.phone.window.addSubview(family.parent)
    #expect(family.first.heard == ["to window", "to none", "in none"])
    for waits in [false, true] {
      let family = Family()
      family.phone.window.addSubview(family.parent)
      family.second.heard = []
      let takes: (UIWindow?) -> Void = { if $0 == nil { family.second.removeFromSuperview() } }
      if waits { family.first.act = takes } else { family.first.warn = takes }
      family.parent.removeFromSuperview()
      #expect(family.second.heard == ["to none", "in none"])
    }
  }

  @Test("A168 who is added as its superview hears of the window hears of that once, and who is moved there as well")
  func added() {
    let family = Family()
    let (late, elsewhere) = (Ear(), UIView())
    family.phone.window.addSubview(elsewhere)
    family.parent.act = { _ in
      family.parent.addSubview(late)
      elsewhere.addSubview(family.first)
      family.first.addSubview(family.second)
    }
    family.phone.window.addSubview(family.parent)
    #expect(late.heard == ["to window", "in window"])
    #expect(family.first.heard == ["to window", "in window"] && family.second.heard == ["to window", "in window"])
  }

  private final class Host: NSObject, UIContextMenuInteractionDelegate {
    let journal: Journal
    init(_ journal: Journal) { self.journal = journal }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { [journal] _ in
        UIMenu(children: [UIAction(title: "Erase") { _ in journal.note("erased") }])
      })
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { journal.note("goes") }
  }

  @Test("K83 the menu of a page's context goes with the page, and nothing of it can be chosen any more")
  func menuOfPage() {
    let phone = Phone.forGestures()
    let (host, page) = (Host(phone.journal), UIViewController())
    phone.keep(host)
    let navigation = UINavigationController(rootViewController: UIViewController())
    phone.window.rootViewController = navigation
    page.view.addInteraction(UIContextMenuInteraction(delegate: host))
    navigation.pushViewController(page, animated: false)
    phone.window.layoutIfNeeded()
    phone.hold(at: (50, 120))
    let menu = phone.window.subviews.last
    #expect(menu?.accessibilityIdentifier == "menu" && phone.journal.take() == [])
    phone.tap(at: (60, 20))
    #expect(menu?.window == nil && phone.journal.take() == ["goes"], "a touch beside it ends it, and does no more")
    phone.hold(at: (50, 120))
    navigation.popViewController(animated: false)
    phone.application.endTurn()
    #expect(phone.window.subviews.allSatisfy { $0.accessibilityIdentifier != "menu" })
    phone.tap(at: (60, 130))
    #expect(phone.journal.take() == ["goes"])
  }

  @Test("V505 a search ends with its page, too, where that presents it, and nobody retains it any longer")
  func search() {
    let phone = Phone.forGestures()
    let navigation = UINavigationController(rootViewController: UIViewController())
    phone.window.rootViewController = navigation
    weak var search: UISearchController?
    func show() {
      let (page, made) = (UIViewController(), UISearchController(searchResultsController: nil))
      (page.navigationItem.searchController, page.definesPresentationContext) = (made, true)
      navigation.pushViewController(page, animated: false)
      phone.window.layoutIfNeeded()
      made.isActive = true
      #expect(page.presentedViewController === made && made.presentingViewController === page)
      search = made
    }
    show()
    phone.wait(1)
    #expect(search?.isActive == true)
    navigation.popViewController(animated: false)
    phone.window.layoutIfNeeded()
    phone.application.endTurn()
    #expect(search == nil && navigation.presentedViewController == nil)
  }

  @Test("V1079 what a page presents in its own context goes with the page")
  func context() {
    let phone = Phone.forGestures()
    let navigation = UINavigationController(rootViewController: UIViewController())
    phone.window.rootViewController = navigation
    weak var shown: UIViewController?
    func show(_ style: UIModalPresentationStyle) {
      let (page, made) = (UIViewController(), UIViewController())
      (page.definesPresentationContext, made.modalPresentationStyle) = (true, style)
      navigation.pushViewController(page, animated: false)
      phone.window.layoutIfNeeded()
      page.present(made, animated: false)
      #expect(made.presentingViewController === page && made.view.window != nil)
      made.view.accessibilityIdentifier = "shown"
      shown = made
    }
    for style in [UIModalPresentationStyle.overCurrentContext, .currentContext] {
      show(style)
      phone.wait(1)
      #expect(phone.hit(100, 150) == "shown")
      navigation.popViewController(animated: false)
      phone.window.layoutIfNeeded()
      phone.application.endTurn()
      #expect(shown == nil && phone.hit(100, 150) != "shown")
      #expect(navigation.topViewController?.view.window != nil)
    }
  }
}
