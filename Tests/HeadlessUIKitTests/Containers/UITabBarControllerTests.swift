import Foundation
import HeadlessUIKit
import Testing

@MainActor struct UITabBarControllerTests {
  @Test func `a controller may override all that its bar tells`() {
    let tabs = Customized()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let (bar, items) = (tabs.tabBar, tabs.tabBar.items ?? [])
    bar.delegate?.tabBar(bar, willBeginCustomizing: items)
    bar.delegate?.tabBar(bar, didBeginCustomizing: items)
    bar.delegate?.tabBar(bar, willEndCustomizing: items, changed: true)
    bar.delegate?.tabBar(bar, didEndCustomizing: items, changed: false)
    #expect(tabs.heard == ["will begin 2", "did begin 2", "will end true", "did end false"])
  }

  @Test func `what a view would show large may be an override's`() {
    final class Large: UIView {
      override var largeContentImage: UIImage? {
        get { nil }
        set { super.largeContentImage = newValue }
      }
      override var scalesLargeContentImage: Bool {
        get { true }
        set {}
      }
    }
    let item: any UILargeContentViewerItem = Large()
    #expect(item.scalesLargeContentImage && item.largeContentImage == nil && item.largeContentImageInsets == .zero)
  }
}

private final class Customized: UITabBarController {
  var heard: [String] = []
  override func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    heard.append("will begin \(items.count)")
  }
  override func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    heard.append("did begin \(items.count)")
  }
  override func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
    heard.append("will end \(changed)")
  }
  override func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    heard.append("did end \(changed)")
  }
}
