import Foundation
import HeadlessUIKit
import Testing

/// Rule V82 of a navigation controller in a tab bar controller: both have bars.
@MainActor @Suite("V: edges of what is pushed under tabs") struct ExtendedEdgesTests {
  private final class Form: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      edgesForExtendedLayout = []
    }
  }

  private func stack() -> (window: UIWindow, stack: UINavigationController) {
    UIApplication.start(UIApplication())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let (stack, tabs) = (UINavigationController(rootViewController: UIViewController()), UITabBarController())
    tabs.viewControllers = [stack]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, stack)
  }

  private func place(_ stack: UINavigationController) -> ClosedRange<CGFloat> {
    guard let view = stack.topViewController?.view else { return 0...0 }
    let frame = view.convert(view.bounds, to: nil)
    return frame.minY...frame.maxY
  }

  @Test(
    "V82 what says so when its view is loaded ends at both bars, and what comes to the top reaches as far as ever")
  func loaded() {
    let (window, stack) = stack()
    #expect(place(stack) == 0...844)
    stack.pushViewController(Form(), animated: true)
    window.layoutIfNeeded()
    #expect(place(stack) == 91...761)
    stack.popViewController(animated: true)
    window.layoutIfNeeded()
    #expect(place(stack) == 0...844)
  }

  @Test("V82 what says so while it shows ends there from the next layout on")
  func shown() {
    let (window, stack) = stack()
    let page = UIViewController()
    stack.pushViewController(page, animated: false)
    window.layoutIfNeeded()
    page.edgesForExtendedLayout = .top
    window.layoutIfNeeded()
    #expect(place(stack) == 0...761)
    stack.tabBarController?.tabBar.isTranslucent = false
    page.edgesForExtendedLayout = .all
    window.layoutIfNeeded()
    #expect(place(stack) == 0...761)
    page.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    #expect(place(stack) == 0...844)
  }
}
