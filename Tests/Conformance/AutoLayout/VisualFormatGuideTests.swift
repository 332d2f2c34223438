import Foundation
import HeadlessUIKit
import Testing

/// Rule W112: layout guides in the visual format.
@MainActor @Suite("W: guides in the visual format") struct VisualFormatGuideTests {
  @Test("W112 a view stands between a controller's guides of bars, as the visual format has it")
  func guidesOfBars() {
    let (phone, page, box) = (Phone.forGestures(), UIViewController(), UIView())
    phone.window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    phone.window.rootViewController = UINavigationController(rootViewController: page)
    box.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(box)
    let views: [String: Any] = [
      "box": box, "top": OldGuides.top(of: page), "bottom": OldGuides.bottom(of: page),
    ]
    for format in ["V:[top]-12-[box]-[bottom]", "H:|[box]|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
    }
    for _ in 1...2 { phone.window.layoutIfNeeded() }
    let insets = page.view.safeAreaInsets
    #expect(insets.top > 44 && box.frame.minY == insets.top + 12 && box.frame.maxY == 844 - insets.bottom - 8)
    #expect(box.frame.width == 390)
  }

  @Test("W112 a guide of an application's own is ruled by one, too, and has the view that it is in around it")
  func ownGuide() {
    let (view, guide, box) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UILayoutGuide(), UIView())
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addLayoutGuide(guide)
    view.addSubview(box)
    for format in ["H:|[guide(40)][box(guide)]", "V:|[guide]|", "V:|[box]|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, metrics: nil, views: ["guide": guide, "box": box]))
    }
    view.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 40, y: 0, width: 40, height: 100))
  }
}

/// As code asks for them that has not been changed since; without the warning that it should be.
@MainActor private protocol OldGuideOwner {
  var topLayoutGuide: any UILayoutSupport { get }
  var bottomLayoutGuide: any UILayoutSupport { get }
}

extension UIViewController: OldGuideOwner {}

@MainActor private enum OldGuides {
  static func top(of controller: any OldGuideOwner) -> any UILayoutSupport { controller.topLayoutGuide }
  static func bottom(of controller: any OldGuideOwner) -> any UILayoutSupport { controller.bottomLayoutGuide }
}
