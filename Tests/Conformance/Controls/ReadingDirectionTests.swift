import Foundation
import HeadlessUIKit
import Testing

/// Groups K and V: controls, bars and the way back where people read from the right.
@MainActor struct ReadingDirectionTests {
  @Test("K42 a slider that reads from the right has its least value there: a drag to the left raises it")
  func slider() {
    let phone = Phone.forGestures()
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 131, height: 31))
    slider.semanticContentAttribute = .forceRightToLeft
    phone.window.addSubview(slider)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: slider.bounds, value: 0).minX == 100)
    phone.drag(from: (115, 15), to: (65, 15))
    #expect(slider.value == 0.5)
    slider.semanticContentAttribute = .playback
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: slider.bounds, value: 0).minX == 0)
  }

  @Test("K42 the first segment is at the right, and a switch is on at the left")
  func segments() {
    let phone = Phone.forGestures()
    let control = UISegmentedControl(items: ["a", "b", "c"])
    control.frame = CGRect(x: 0, y: 0, width: 150, height: 30)
    control.setWidth(90, forSegmentAt: 0)
    control.semanticContentAttribute = .forceRightToLeft
    phone.window.addSubview(control)
    phone.tap(at: (70, 15))
    #expect(control.selectedSegmentIndex == 0)
    phone.tap(at: (10, 15))
    #expect(control.selectedSegmentIndex == 2)
    phone.window.layoutIfNeeded()
    #expect(control.subviews.map(\.frame.minX) == [60, 30, 0])
    let toggle = UISwitch(frame: CGRect(x: 0, y: 50, width: 51, height: 31))
    toggle.semanticContentAttribute = .forceRightToLeft
    phone.window.addSubview(toggle)
    phone.drag(from: (40, 65), to: (10, 65))
    #expect(toggle.isOn)
  }

  @Test("V186 bars have their items from the right: the back button, tabs, and what a toolbar has")
  func bars() throws {
    let phone = Phone.forGestures()
    var taps: [String] = []
    func item(_ title: String) -> UIBarButtonItem {
      UIBarButtonItem(title: title, primaryAction: UIAction(title: title) { _ in taps.append(title) })
    }
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    let top = UINavigationItem(title: "Top")
    (top.leftBarButtonItem, top.rightBarButtonItem) = (item("left"), item("right"))
    bar.items = [top]
    let tools = UIToolbar(frame: CGRect(x: 0, y: 50, width: 200, height: 44))
    tools.items = [item("one"), UIBarButtonItem(systemItem: .flexibleSpace), item("two")]
    let tabs = UITabBar(frame: CGRect(x: 0, y: 100, width: 200, height: 49))
    tabs.items = ["a", "b"].enumerated().map { UITabBarItem(title: $1, image: nil, tag: $0) }
    for one in [bar, tools, tabs] {
      one.semanticContentAttribute = .forceRightToLeft
      phone.window.addSubview(one)
    }
    phone.window.layoutIfNeeded()
    for place in [(180.0, 22.0), (20, 22), (180, 72), (20, 72)] { phone.tap(at: place) }
    #expect(taps == ["left", "right", "one", "two"])
    phone.tap(at: (50, 120))
    #expect(tabs.selectedItem?.title == "b")
  }

  @Test("V186 the finger that goes back comes from the right edge")
  func back() {
    let phone = Phone.forGestures()
    func navigation() -> UINavigationController {
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(UIViewController(), animated: false)
      navigation.view.semanticContentAttribute = .forceRightToLeft
      phone.window.rootViewController = navigation
      phone.window.layoutIfNeeded()
      return navigation
    }
    let one = navigation()
    phone.drag(from: (5, 100), to: (130, 100), steps: 8)
    #expect(one.viewControllers.count == 2)
    phone.drag(from: (195, 100), to: (70, 100), steps: 8)
    #expect(one.viewControllers.count == 1)
  }
}
