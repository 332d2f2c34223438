import Foundation
import HeadlessUIKit
import Testing

/// Rules W112 and W124: layout guides in the visual format, and its direction.
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

  @Test("W124 a line that goes from right to left begins at the right, and stands so however people read")
  func rightToLeft() {
    func places(_ format: String) -> [CGRect] {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
      let (one, other) = (UIView(), UIView())
      for view in [one, other] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: .directionRightToLeft, metrics: nil,
          views: ["one": one, "other": other]))
      root.layoutIfNeeded()
      return [one.frame, other.frame]
    }
    let spaced = places("H:|-10-[one(50)]-8-[other(30)]")
    #expect(spaced[0].minX == 140 && spaced[1].minX == 102)
    let filling = places("H:|-[one(50)]-(>=20)-[other(30)]|")
    #expect(filling[0].maxX == 192 && filling[1].minX == 0)
    #expect(places("V:|-10-[one(20)]-8-[other(5)]").map(\.minY) == [10, 38])
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
