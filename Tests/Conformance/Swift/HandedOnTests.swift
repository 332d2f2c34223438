import Foundation
import HeadlessUIKit
import Testing

/// Rules L30 to L32: optional methods that code hands on, and what conforms to UIKit's protocols.
@MainActor @Suite("L: handed on") struct HandedOnTests {
  @Test(
    "L30 an application's delegate hands all that comes from outside on, and is answered nil by one that has none")
  func delegates() throws {
    final class Part: NSObject, UIApplicationDelegate {
      var opened: [URL] = []
      func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
      ) -> Bool {
        opened.append(url)
        return true
      }
      func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
      ) -> UIInterfaceOrientationMask { .portrait }
    }
    final class Silent: NSObject, UIApplicationDelegate {}
    let (phone, part, silent) = (Phone(), Part(), Silent())
    let (application, link) = (phone.application, try #require(URL(string: "shop://cart")))
    let parts: [any UIApplicationDelegate] = [silent, part]
    #expect(parts.compactMap { $0.application?(application, open: link, options: [:]) } == [true])
    #expect(part.opened == [link])
    #expect(parts.map { $0.application?(application, supportedInterfaceOrientationsFor: nil) } == [nil, .portrait])
    let activity = NSUserActivity(activityType: "read")
    for part in parts {
      #expect(part.application?(application, continue: activity, restorationHandler: { _ in }) == nil)
      part.application?(application, didRegisterForRemoteNotificationsWithDeviceToken: Data())
      part.application?(application, didReceiveRemoteNotification: [:], fetchCompletionHandler: { _ in })
      part.application?(application, performActionFor: .init(type: "a", localizedTitle: "A")) { _ in }
      part.application?(application, handleEventsForBackgroundURLSession: "a", completionHandler: {})
      part.applicationWillTerminate?(application)
      part.applicationDidReceiveMemoryWarning?(application)
    }
  }

  @Test("L30 a delegate that launches by the older method is told by that alone")
  func launching() {
    final class Older: NSObject, UIApplicationDelegate {
      var told: [String] = []
      func applicationDidFinishLaunching(_ application: UIApplication) { told.append("older") }
    }
    final class Both: NSObject, UIApplicationDelegate {
      var told: [String] = []
      func applicationDidFinishLaunching(_ application: UIApplication) { told.append("older") }
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        told.append("newer")
        return true
      }
    }
    let (phone, older, both) = (Phone(), Older(), Both())
    phone.application.delegate = older
    phone.application.finishLaunching()
    phone.application.delegate = both
    phone.application.finishLaunching()
    #expect(older.told == ["older"] && both.told == ["newer"])
  }

  @Test("L31 controllers are what an activity is gone on with in")
  func activities() {
    final class Page: UIViewController {
      var activities: [String] = []
      override func restoreUserActivityState(_ activity: NSUserActivity) {
        activities.append(activity.activityType)
      }
    }
    final class Keeper: UIResponder, UIApplicationDelegate {
      let stack = UINavigationController(rootViewController: Page())
      func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
      ) -> Bool {
        restorationHandler(stack.viewControllers)
        return true
      }
    }
    let (keeper, activity) = (Keeper(), NSUserActivity(activityType: "read"))
    let goneOn = keeper.application?(.shared, continue: activity) { restoring in
      for each in restoring ?? [] { each.restoreUserActivityState(activity) }
    }
    #expect(goneOn == true && (keeper.stack.topViewController as? Page)?.activities == ["read"])
    let scene = UIWindowScene()
    scene.activityItemsConfigurationSource = keeper.stack
    #expect(scene.activityItemsConfigurationSource === keeper.stack)
  }

  @Test("L31 an animator of an application's own has of the implicit methods what it needs")
  func animators() {
    final class Plain: NSObject, UIViewImplicitlyAnimating {
      var (state, isRunning, isReversed, fractionComplete) = (
        UIViewAnimatingState.inactive, false, false, CGFloat(0)
      )
      var ends = 0
      func startAnimation() {}
      func startAnimation(afterDelay delay: TimeInterval) {}
      func pauseAnimation() {}
      func stopAnimation(_ withoutFinishing: Bool) {}
      func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
      func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { ends += 1 }
    }
    let plain = Plain()
    let animators: [any UIViewImplicitlyAnimating] = [plain, UIViewPropertyAnimator(duration: 1, curve: .linear)]
    var ends = 0
    for animator in animators {
      animator.addAnimations?({})
      animator.addCompletion?({ _ in ends += 1 })
      animator.startAnimation()
      animator.stopAnimation(false)
      animator.finishAnimation(at: .end)
    }
    #expect(plain.ends == 1 && ends == 1)
  }

  @Test("L31 a layer asks its delegate with a question mark, and views keep properties of such names")
  func layers() {
    final class Asked: CALayer {
      override func action(forKey event: String) -> (any CAAction)? {
        delegate?.action?(for: self, forKey: event) ?? super.action(forKey: event)
      }
    }
    final class Keeper: NSObject, CALayerDelegate {
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
    }
    final class Key: UIView {
      var action: (() -> Int)?
      let display = UILabel()
      func press() -> Int? { action?() }
    }
    let (layer, keeper, key) = (Asked(), Keeper(), Key())
    layer.delegate = keeper
    #expect(layer.action(forKey: "position") is NSNull)
    layer.delegate?.layoutSublayers?(of: layer)
    key.action = { 3 }
    if let action = key.action { #expect(action() == 3) }
    key.display.text = "3"
    #expect(key.press() == 3 && key.display.text == "3")
  }

  @Test("L31 who takes edit actions has those that it needs")
  func edits() {
    final class Bold: NSObject, UIResponderStandardEditActions {
      var isBold = false
      func toggleBoldface(_ sender: Any?) { isBold.toggle() }
    }
    let bold = Bold()
    let actions: any UIResponderStandardEditActions = bold
    actions.toggleBoldface?(nil)
    actions.copy?(nil)
    #expect(bold.isBold)
    let field = UITextField()
    field.text = "word"
    (field as any UIResponderStandardEditActions).selectAll?(nil)
    #expect(field.text == "word")
  }

  @Test("L13 a page controller's delegate is asked for orientations with a question mark")
  func orientations() {
    final class Upright: NSObject, UIPageViewControllerDelegate {
      func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
      ) -> UIInterfaceOrientationMask { .portrait }
    }
    let (pages, upright) = (
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), Upright()
    )
    pages.delegate = upright
    #expect(pages.delegate?.pageViewControllerSupportedInterfaceOrientations?(pages) == .portrait)
    #expect(pages.delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation?(pages) == nil)
  }

  @Test("L31 tables for assistive technologies and pencils' delegates are asked so, too, and controllers restore")
  func lessUsual() {
    final class Grid: NSObject, UIAccessibilityContainerDataTable {
      func accessibilityDataTableCellElement(
        forRow row: Int, column: Int
      ) -> (any UIAccessibilityContainerDataTableCell)? { nil }
      func accessibilityRowCount() -> Int { 1 }
      func accessibilityColumnCount() -> Int { 1 }
      func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { [] }
    }
    let grid: any UIAccessibilityContainerDataTable = Grid()
    #expect(grid.accessibilityHeaderElements?(forRow: 0)?.count == 0)
    #expect(grid.accessibilityHeaderElements?(forColumn: 0) == nil)
    final class Tapped: NSObject, UIPencilInteractionDelegate {
      var taps = 0
      func pencilInteractionDidTap(_ interaction: UIPencilInteraction) { taps += 1 }
    }
    let (tapped, pencil) = (Tapped(), UIPencilInteraction())
    pencil.delegate = tapped
    pencil.delegate?.pencilInteractionDidTap?(pencil)
    #expect(tapped.taps == 1)
    let restoring: [any UIStateRestoring] = [UIView(), UIViewController()]
    let panel = UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
    let environments: [any UIFocusEnvironment] = [panel]
    #expect(restoring.count == 2 && environments.first?.preferredFocusEnvironments.count == 1)
  }

  @Test("L31 a request for another scene is answered with the error of scenes")
  func anotherScene() {
    let phone = Phone()
    var codes: [UISceneError.Code] = []
    phone.application.activateSceneSession(for: UISceneSessionActivationRequest()) { error in
      if UISceneError.multipleScenesNotSupported ~= error { codes.append(.multipleScenesNotSupported) }
    }
    phone.application.endTurn()
    #expect(codes == [.multipleScenesNotSupported] && UISceneError.errorDomain == UISceneErrorDomain)
  }

  @Test("L32 members that UIKit declares in categories can be overridden")
  func overriding() {
    final class Page: UIViewController {
      var asked = 0
      override func setNeedsUpdateContentUnavailableConfiguration() {
        asked += 1
        super.setNeedsUpdateContentUnavailableConfiguration()
      }
      override var activePresentationController: UIPresentationController? { nil }
      override func updateTraitsIfNeeded() { super.updateTraitsIfNeeded() }
    }
    final class Strip: UIView {
      override func updateTraitsIfNeeded() {}
      override func forBaselineLayout() -> UIView { self }
      override func focusItems(in rect: CGRect) -> [any UIFocusItem] { [] }
    }
    final class Sheet: CALayer {
      override func scrollRectToVisible(_ r: CGRect) {}
      override func scroll(_ p: CGPoint) {}
    }
    final class Room: UIWindowScene {
      override init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        super.init(session: session, connectionOptions: connectionOptions)
      }
    }
    final class Fade: CABasicAnimation {
      override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
    }
    final class Named: UIContextMenuConfiguration {
      override var identifier: any NSCopying { "row" as NSString }
    }
    let page = Page()
    page.setNeedsUpdateContentUnavailableConfiguration()
    #expect(page.asked == 1 && Strip().focusItems(in: .infinite).isEmpty)
    #expect(Named().identifier as? NSString == "row")
  }
}
