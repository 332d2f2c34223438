import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct ClassNamesTests {
  @Test func `UIKit's own classes are named without a module, as on a device`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let content: UIView? = cell.contentView
    let name = NSStringFromClass(try #require(content).classForCoder)
    #expect(name == "UITableViewCellContentView")
    #expect(NSStringFromClass(type(of: cell)) == "UITableViewCell")
    #expect(NSStringFromClass(UIView.self) == "UIView")
  }

  @Test func `the application's own are named with it`() {
    #expect(NSStringFromClass(NamedByModule.self).hasSuffix(".NamedByModule"))
    #expect(NSStringFromClass(NamedByModule().classForCoder).contains("."))
  }
}

@MainActor @Suite struct PartsTests {
  @Test func `the first subview of a bar takes no touches, and its buttons do`() {
    let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
    tabs.items = [UITabBarItem(title: "One", image: nil, tag: 0), UITabBarItem(title: "Two", image: nil, tag: 1)]
    tabs.layoutIfNeeded()
    #expect(tabs.subviews.count == 3 && tabs.subviews[0].isUserInteractionEnabled == false)
    #expect(tabs.subviews[2].subviews.first is UIImageView && tabs.subviews[2].subviews.last is UILabel)
    tabs.subviews[0].alpha = 0
    #expect(tabs.hitTest(CGPoint(x: 150, y: 20), with: nil) === tabs.subviews[2])
    let finder = Finder()
    #expect(tabs.subviews[1].isKind(of: finder.button))
  }

  @Test func `pickers and segmented controls have the parts that code reaches for by place`() {
    let picker = UIPickerView()
    picker.layoutIfNeeded()
    #expect(picker.subviews.count == 3 && !picker.subviews[1].isUserInteractionEnabled)
    let control = UISegmentedControl(items: ["One", "Two"])
    control.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    control.insertSegment(withTitle: "Three", at: 0, animated: false)
    control.layoutIfNeeded()
    #expect(control.subviews.count == 3 && abs(control.subviews[1].frame.width - 100 / 3) < 0.01)
    #expect(control.hitTest(CGPoint(x: 50, y: 15), with: nil) === control)
    control.removeAllSegments()
    #expect(control.subviews.isEmpty)
  }
}

private final class Finder: UIView {
  var button: AnyClass { NSClassFromString("UITabBarButton") ?? NSObject.self }
}

final class NamedByModule: UIView {}
