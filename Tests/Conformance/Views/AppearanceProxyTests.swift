import Foundation
import HeadlessUIKit
import Testing

/// Rule V110: what views take over from their class's appearance.
@MainActor @Suite("V: appearances") struct AppearanceProxyTests {
  private final class Loud: UIButton {}
  private final class Box: UIView {}
  private final class Watcher: UIView {
    var found: UIColor?
    override func didMoveToWindow() { found = backgroundColor }
  }
  /// With a colour of its own that no proxy can hand on.
  private final class Dial: UIView {
    var needle = UIColor.black
  }

  @Test("V110 views take over what their class's appearance says as they enter a window, subclasses too")
  func takenOver() {
    let phone = Phone()
    let early = UIButton()
    phone.window.addSubview(early)
    UIButton.appearance().isExclusiveTouch = true
    let (plain, loud, box) = (UIButton(), Loud(), UIView())
    box.addSubview(loud)
    #expect(!plain.isExclusiveTouch, "not before it is in a window")
    phone.window.addSubview(plain)
    phone.window.addSubview(box)
    #expect(plain.isExclusiveTouch && loud.isExclusiveTouch && !box.isExclusiveTouch)
    #expect(!early.isExclusiveTouch, "what is in a window already stays as it is")
    #expect(UIButton.appearance() === UIButton.appearance() && UIButton.appearance().window == nil)
  }

  @Test("V110 what a view was set to stays, and it is there when the view hears of its window")
  func setByItself() {
    let phone = Phone()
    UIView.appearance().backgroundColor = .red
    let (own, watcher) = (UIView(), Watcher())
    own.backgroundColor = .green
    phone.window.addSubview(own)
    phone.window.addSubview(watcher)
    #expect(own.backgroundColor == .green && watcher.found == .red)
    UIView.appearance().backgroundColor = .blue
    own.removeFromSuperview()
    watcher.removeFromSuperview()
    phone.window.addSubview(own)
    phone.window.addSubview(watcher)
    #expect(own.backgroundColor == .green && watcher.found == .blue, "what was taken over may be replaced")
  }

  @Test("V110 a subclass's appearance comes before its superclass's, and a container's before both")
  func particular() {
    let phone = Phone()
    UIView.appearance().tintColor = .red
    UIButton.appearance().tintColor = .green
    UIButton.appearance(whenContainedInInstancesOf: [Box.self]).tintColor = .blue
    let (button, boxed, box) = (UIButton(), UIButton(), Box())
    let deeper = UIView()
    deeper.addSubview(boxed)
    box.addSubview(deeper)
    phone.window.addSubview(button)
    phone.window.addSubview(box)
    #expect(button.tintColor == .green && boxed.tintColor == .blue && deeper.tintColor == .red)
  }

  @Test("V110 containers are looked for from the view outwards, controllers too")
  func containers() {
    final class Page: UIViewController {}
    let phone = Phone()
    UILabel.appearance(whenContainedInInstancesOf: [Box.self, Page.self]).numberOfLines = 0
    let (inside, outside) = (UILabel(), UILabel())
    let (box, page) = (Box(), Page())
    box.addSubview(inside)
    page.view.addSubview(box)
    page.view.addSubview(outside)
    phone.window.rootViewController = page
    #expect(inside.numberOfLines == 0 && outside.numberOfLines == 1)
  }

  @Test("V110 a container's appearance counts there also where it says what the class begins with")
  func asTheClassBegins() {
    let phone = Phone()
    UILabel.appearance().numberOfLines = 0
    UILabel.appearance().isUserInteractionEnabled = true
    UILabel.appearance(whenContainedInInstancesOf: [Box.self]).numberOfLines = 1
    let (boxed, own, plain, box) = (UILabel(), UILabel(), UILabel(), Box())
    own.numberOfLines = 3
    box.addSubview(boxed)
    box.addSubview(own)
    phone.window.addSubview(box)
    phone.window.addSubview(plain)
    #expect(boxed.numberOfLines == 1 && own.numberOfLines == 3 && plain.numberOfLines == 0)
    #expect(boxed.isUserInteractionEnabled, "of what the container's says nothing the general one's counts")
    UILabel.appearance().numberOfLines = 5
    let later = UILabel()
    box.addSubview(later)
    #expect(later.numberOfLines == 1)
  }

  @Test("V110 there is a proxy of every class, also of lists and bars' items")
  func kinds() {
    let phone = Phone()
    let kinds: [UIView.Type] = [
      UILabel.self, UIControl.self, UISwitch.self, UISlider.self, UIStepper.self, UISegmentedControl.self,
      UIPageControl.self, UIProgressView.self, UIActivityIndicatorView.self, UIImageView.self, UITextField.self,
      UITextView.self, UIScrollView.self, UITableView.self, UICollectionView.self, UITableViewCell.self,
      UICollectionViewCell.self, UITableViewHeaderFooterView.self, UINavigationBar.self, UITabBar.self,
      UIToolbar.self, UISearchBar.self, UIStackView.self, UIVisualEffectView.self, UIPickerView.self,
      UIDatePicker.self, UIWindow.self,
    ]
    for kind in kinds { #expect(type(of: kind.appearance()) == kind) }
    UIScrollView.appearance().bounces = false
    let table = UITableView()
    phone.window.addSubview(table)
    #expect(!table.bounces)
    UIBarButtonItem.appearance().tintColor = .red
    #expect(UIBarButtonItem.appearance().tintColor == .red && UIBarButtonItem().tintColor == nil)
  }

  @Test("V110 of a property of the application's own the trace warns (ours)")
  func own() {
    let phone = Phone()
    Dial.appearance().needle = .red
    for _ in 0..<2 { phone.window.addSubview(Dial()) }
    let warnings = phone.decisions.filter { $0.hasPrefix("warns") }
    #expect(warnings == ["warns appearance() can't hand on Dial.needle, a property of the application's own"])
  }

  @Test("V264 what is said for traits is for views that have them as they enter a window, before what is for all")
  func byTraits() {
    let phone = Phone()
    UILabel.appearance().numberOfLines = 2
    UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).numberOfLines = 3
    UILabel.appearance(
      for: UITraitCollection(userInterfaceStyle: .dark), whenContainedInInstancesOf: [Box.self]
    ).numberOfLines = 4
    let (light, dark, boxed, box) = (UILabel(), UILabel(), UILabel(), Box())
    for view in [dark, box] { view.overrideUserInterfaceStyle = .dark }
    phone.window.overrideUserInterfaceStyle = .light
    box.addSubview(boxed)
    for view in [light, dark, box] { phone.window.addSubview(view) }
    #expect(light.numberOfLines == 2 && dark.numberOfLines == 3 && boxed.numberOfLines == 4)
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UILabel.appearance(for: traits) === UILabel.appearance(for: traits))
  }

  @Test("V545 bars take over how they look as a whole, and buttons and segments what is set for each state")
  func states() {
    let (phone, looks) = (Phone(), UINavigationBarAppearance())
    looks.backgroundColor = .red
    UINavigationBar.appearance().standardAppearance = looks
    UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.blue]
    UIButton.appearance().setTitleColor(.green, for: .highlighted)
    UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    let (bar, own, button, control) = (UINavigationBar(), UINavigationBar(), UIButton(), UISegmentedControl())
    own.standardAppearance = UINavigationBarAppearance()
    for view in [bar, own, button, control] { phone.window.addSubview(view) }
    #expect(bar.standardAppearance.backgroundColor == .red && own.standardAppearance.backgroundColor != .red)
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .blue)
    #expect(button.titleColor(for: .highlighted) == .green && button.titleColor(for: .normal) != .green)
    #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red)
  }
}
