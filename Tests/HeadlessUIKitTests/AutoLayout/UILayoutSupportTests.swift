import HeadlessUIKit
import Testing

@MainActor struct UILayoutSupportTests {
  @Test func `the guides stand between the view's edges and its safe area`() {
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    let window = UIWindow(frame: controller.view.frame)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    let (top, bottom): (any UILayoutSupport, any UILayoutSupport) =
      (LegacyGuides.top(of: controller), LegacyGuides.bottom(of: controller))
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: top.bottomAnchor), box.bottomAnchor.constraint(equalTo: bottom.topAnchor),
      box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    controller.view.layoutIfNeeded()
    let insets = controller.view.safeAreaInsets
    #expect(insets.top >= 44 && insets.bottom >= 34)
    #expect(top.length == insets.top && bottom.length == insets.bottom)
    #expect(box.frame == CGRect(x: 0, y: insets.top, width: 390, height: 844 - insets.top - insets.bottom))
  }
}

/// As code asks for them that has not been changed since; without the warning that it should be.
@MainActor private protocol LegacyGuideOwner {
  var topLayoutGuide: any UILayoutSupport { get }
  var bottomLayoutGuide: any UILayoutSupport { get }
}

extension UIViewController: LegacyGuideOwner {}

@MainActor private enum LegacyGuides {
  static func top(of controller: any LegacyGuideOwner) -> any UILayoutSupport { controller.topLayoutGuide }
  static func bottom(of controller: any LegacyGuideOwner) -> any UILayoutSupport { controller.bottomLayoutGuide }
}
