import Foundation
import HeadlessUIKit
import Testing

/// Rules V910 and V1001: scenes and presentation controllers as what traits belong to.
@MainActor @Suite("V: environments of traits") struct EnvironmentTests {
  @Test("V910 a scene hears of its overrides, by its method and by a registration, before its windows")
  func scenes() {
    final class Room: UIWindowScene {
      var before: [UIUserInterfaceSizeClass?] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        before.append(previousTraitCollection?.horizontalSizeClass)
      }
    }
    let (phone, room) = (Phone(), Room())
    phone.window.windowScene = room
    room.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (room: UIWindowScene, _: UITraitCollection) in
      phone.journal.note("scene \(room.traitCollection.horizontalSizeClass == .regular)")
    }
    phone.window.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIWindow, _: UITraitCollection) in
      phone.journal.note("window")
    }
    room.traitOverrides.horizontalSizeClass = .regular
    #expect(room.before.isEmpty)
    phone.application.endTurn()
    #expect(room.before == [.compact] && phone.journal.take() == ["scene true", "window"])
    let environments: [any UITraitEnvironment] = [room, UIScreen.main, phone.window]
    #expect(environments.map(\.traitCollection.horizontalSizeClass) == [.regular, .compact, .regular])
  }

  @Test("V910 a presentation controller hears of what its window and itself override, before what it presents")
  func presentations() {
    final class Panel: UIPresentationController {
      var heard: () -> Void = {}
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { heard() }
    }
    final class Maker: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? { Panel(presentedViewController: presented, presenting: presenting) }
    }
    let (phone, maker, page, shown) = (Phone(), Maker(), UIViewController(), UIViewController())
    phone.window.rootViewController = page
    (shown.modalPresentationStyle, shown.transitioningDelegate) = (.custom, maker)
    page.present(shown, animated: false)
    phone.application.endTurn()
    guard let panel = shown.presentationController as? Panel else {
      Issue.record("there is no presentation controller of the delegate's")
      return
    }
    panel.heard = { phone.journal.note("panel") }
    panel.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIPresentationController, _) in
      phone.journal.note("registered")
    }
    shown.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIViewController, _) in
      phone.journal.note("shown")
    }
    phone.window.traitOverrides.horizontalSizeClass = .regular
    phone.application.endTurn()
    #expect(phone.journal.take() == ["panel", "registered", "shown"])
    panel.traitOverrides.horizontalSizeClass = .compact
    phone.application.endTurn()
    #expect(phone.journal.take() == ["panel", "registered", "shown"])
    #expect(panel.traitCollection.horizontalSizeClass == .compact)
    #expect(shown.traitCollection.horizontalSizeClass == .compact)
    #expect(page.traitCollection.horizontalSizeClass == .regular)
    shown.traitOverrides.horizontalSizeClass = .regular
    #expect(panel.traitCollection.horizontalSizeClass == .compact, "what is presented says nothing for it")
    shown.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    _ = phone.journal.take()
    shown.dismiss(animated: false)
    phone.application.endTurn()
    #expect(shown.traitCollection.horizontalSizeClass != .compact || shown.view.window == nil)
  }

  @Test("V1001 a generator of feedback is an interaction of the view that it is made for, or added to")
  func feedback() {
    let (pad, other) = (UIView(), UIView())
    let made = UIImpactFeedbackGenerator(style: .light, view: pad)
    #expect(made.view === pad && pad.interactions.contains { $0 === made })
    let added = UISelectionFeedbackGenerator()
    #expect(added.view == nil)
    other.addInteraction(added)
    #expect(added.view === other && other.interactions.contains { $0 === added })
    other.removeInteraction(added)
    #expect(added.view == nil && other.interactions.isEmpty)
    added.selectionChanged()
  }

  @Test("V1002 alerts, menus and tabs name their buttons by what code has them found by, else as they did")
  func identifiers() throws {
    let (phone, page) = (Phone(), UIViewController())
    phone.window.rootViewController = page
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    let (delete, keep) = (
      UIAlertAction(title: "Delete", style: .destructive), UIAlertAction(title: "Keep", style: .cancel)
    )
    delete.accessibilityIdentifier = "delete"
    for action in [delete, keep] { alert.addAction(action) }
    page.present(alert, animated: false)
    phone.application.endTurn()
    #expect(buttons(in: alert.view).compactMap(\.accessibilityIdentifier).sorted() == ["Keep", "delete"])
    keep.accessibilityIdentifier = "keep"
    #expect(buttons(in: alert.view).compactMap(\.accessibilityIdentifier).sorted() == ["delete", "keep"])

    let tab = UITab(title: "Home", image: nil, identifier: "home") { _ in UIViewController() }
    let tabs = UITabBarController(tabs: [tab])
    #expect(tabs.tabBar.items?.first?.accessibilityIdentifier == "home")
    tab.accessibilityIdentifier = "start"
    #expect(tabs.tabBar.items?.first?.accessibilityIdentifier == "start")

    let row = UIAction(title: "Share") { _ in }
    row.accessibilityIdentifier = "share"
    let own = try #require(row.copy() as? UIAction)
    #expect(own !== row && own.accessibilityIdentifier == "share")
  }

  private func buttons(in view: UIView) -> [UIButton] {
    view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(in: $0) }
  }

  @Test("V1003 what is said of actions, images and texts for assistive technologies is kept")
  func said() throws {
    let (image, action, item) = (UIImage(size: .zero), UIAlertAction(), UINavigationItem(title: "a"))
    (image.accessibilityIdentifier, image.accessibilityLabel) = ("lamp", "Lamp")
    image.accessibilityTraits = .button
    (action.accessibilityLabel, item.accessibilityLabel) = ("Yes", "First")
    #expect(image.accessibilityIdentifier == "lamp" && image.accessibilityLabel == "Lamp")
    #expect(image.accessibilityTraits == .button && action.accessibilityLabel == "Yes")
    #expect(item.accessibilityLabel == "First")
    let pad = UIView()
    pad.accessibilityDirectTouchOptions = UIAccessibility.DirectTouchOptions.silentOnTouch
    pad.accessibilityExpandedStatus = UIAccessibility.ExpandedStatus.expanded
    #expect(pad.accessibilityDirectTouchOptions == .silentOnTouch && pad.accessibilityExpandedStatus == .expanded)
    let name: NSNotification.Name = UIAccessibility.differentiateWithoutColorDidChangeNotification
    #expect(name.rawValue.hasPrefix("UIAccessibility"))
    var text = AttributedString("Camera active")
    text.accessibilitySpeechAnnouncementPriority = .high
    text.accessibilityTextCustom = ["new"]
    #expect(text.accessibilitySpeechAnnouncementPriority == .high)
    let attributes = NSAttributedString(text).attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.accessibilitySpeechAnnouncementPriority] as? UIAccessibilityPriority == .high)
    #expect(AttributedString(NSAttributedString(text)).accessibilityTextCustom == ["new"])
  }
}
