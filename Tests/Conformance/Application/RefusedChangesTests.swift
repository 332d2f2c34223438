import Foundation
import HeadlessUIKit
import Testing

/// Changes that UIKit answers with an exception: of what a controller has in its hands, and of what makes no sense.
@MainActor @Suite struct RefusedChangesTests {
  private static func stack() -> UINavigationController {
    UINavigationController(rootViewController: UIViewController())
  }

  private static func tabs() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    return tabs
  }

  @Test("A55 a navigation controller's bar keeps its delegate and its items, and nobody goes to what isn't there")
  func navigation() async {
    let delegate = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { RefusedChangesTests.stack().navigationBar.delegate = nil }
    }
    #expect(said(delegate).contains("which a navigation controller has, is to have its delegate set"))
    let pushed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        RefusedChangesTests.stack().navigationBar.pushItem(UINavigationItem(title: "a"), animated: false)
      }
    }
    #expect(said(pushed).contains("which a navigation controller has, is to have an item pushed"))
    let popped = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = RefusedChangesTests.stack().navigationBar.popItem(animated: false) }
    }
    #expect(said(popped).contains("which a navigation controller has, is to have an item popped"))
    let items = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { RefusedChangesTests.stack().navigationBar.setItems([], animated: false) }
    }
    #expect(said(items).contains("which a navigation controller has, is to have its items set"))
    let stranger = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = RefusedChangesTests.stack().popToViewController(UIViewController(), animated: false)
      }
    }
    #expect(said(stranger).contains("UIViewController isn't on the stack, to be popped to"))
  }

  @Test("A55 a tab bar controller's bar keeps its delegate and its items, and no stranger is selected")
  func tabs() async {
    let delegate = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { RefusedChangesTests.tabs().tabBar.delegate = nil }
    }
    #expect(said(delegate).contains("which a tab bar controller has, is to have its delegate set"))
    let items = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { RefusedChangesTests.tabs().tabBar.items = [] }
    }
    #expect(said(items).contains("which a tab bar controller has, is to have its items set"))
    let stranger = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { RefusedChangesTests.tabs().selectedViewController = UIViewController() }
    }
    #expect(said(stranger).contains("UIViewController is no tab's, and can't be selected"))
  }

  @Test("A55 an alert has something to show")
  func emptyAlert() async {
    let empty = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (phone, page) = (Phone.forGestures(), UIViewController())
        phone.window.rootViewController = page
        phone.wait(0.1)
        page.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: false)
        phone.wait(0.1)
      }
    }
    #expect(said(empty).contains("UIAlertController has neither a title nor a message nor an action to show"))
  }

  @Test(
    "A55 preferred is an action that was added, a stepper steps by more than nothing, and effects have a content view"
  )
  func parts() async {
    let preferred = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.preferredAction = UIAlertAction(title: "a", style: .default)
      }
    }
    #expect(said(preferred).contains("the preferred action is none of those that were added"))
    let step = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIStepper().stepValue = 0 }
    }
    #expect(said(step).contains("a stepper's stepValue must be above 0, not 0.0"))
    await #expect(processExitsWith: .failure) { await MainActor.run { UIStepper().stepValue = -1 } }
    let inside = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIVisualEffectView(effect: nil).addSubview(UILabel()) }
    }
    #expect(said(inside).contains("UILabel is added to UIVisualEffectView itself: add it to its contentView"))
  }

  @Test("A55 a constraint's attributes are a pair: both across, both down or both lengths, and no place is alone")
  func pairs() async {
    let crossed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = RefusedChangesTests.rule(.left, .top) }
    }
    #expect(said(crossed).contains("UIView.left = UIView.top: these attributes can't be paired"))
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = RefusedChangesTests.rule(.width, .left) }
    }
    let alone = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = RefusedChangesTests.rule(.left, .notAnAttribute) }
    }
    #expect(said(alone).contains("a place must be paired with another one"))
    let mixed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = RefusedChangesTests.rule(.leading, .left) }
    }
    #expect(said(mixed).contains("leading and trailing can't be paired with left and right"))
    for (first, second) in [
      (.width, .height), (.centerX, .leading), (.right, .centerX), (.firstBaseline, .bottomMargin),
    ] as [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] {
      #expect(Self.rule(first, second).firstAttribute == first)
    }
  }

  private static func rule(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute
  ) -> NSLayoutConstraint {
    let (one, other) = (UIView(), UIView())
    return NSLayoutConstraint(
      item: one, attribute: first, relatedBy: .equal, toItem: other, attribute: second, multiplier: 1, constant: 0)
  }

  @Test("V1054 controllers without a common parent don't change places")
  func strangersInTransition() async {
    let stop = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        parent.transition(from: child, to: UIViewController(), duration: 0.1, animations: nil)
      }
    }
    #expect(said(stop).contains("UIViewController and UIViewController change places, and are no children of one"))
  }

  @Test("V1055 a split view controller can't be pushed")
  func pushedSplit() async {
    let stop = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        RefusedChangesTests.stack().pushViewController(UISplitViewController(style: .doubleColumn), animated: false)
      }
    }
    #expect(said(stop).contains("UISplitViewController is pushed, and is a split view controller"))
  }

  @Test("V1056 a controller can't have for a child what it is in itself")
  func circle() async {
    let stop = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (outer, inner) = (UIViewController(), UITabBarController())
        outer.addChild(inner)
        inner.addChild(outer)
      }
    }
    #expect(
      said(stop).contains("UITabBarController can't have UIViewController for a child, which it is in itself"))
  }
}
