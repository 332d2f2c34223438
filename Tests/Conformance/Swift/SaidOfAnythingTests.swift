import Foundation
import HeadlessUIKit
import Testing

/// Group L: what values and objects say of themselves.
@MainActor struct SaidOfAnythingTests {
  @Test("L24 configurations and states are compared, hashed, and written out by their parts (the words are ours)")
  func words() {
    var list = UIListContentConfiguration.cell()
    list.text = "Mail"
    #expect(
      list.description.hasPrefix("UIListContentConfiguration(") && list.description.contains("text: \"Mail\""))
    #expect(
      !list.debugDescription.contains("secondaryText: ") && "\(list.textProperties)".contains("numberOfLines"))
    var shadow = UIBackgroundConfiguration.clear().shadowProperties
    shadow.radius = 4
    #expect("\(shadow)".contains("radius: 4.0") && shadow.color == .black)
    let traits = UITraitCollection()
    var (one, other) = (
      UICellConfigurationState(traitCollection: traits), UICellConfigurationState(traitCollection: traits)
    )
    (one[.init("a")], one[.init("b")]) = (1, 2)
    (other[.init("b")], other[.init("a")]) = (2, 1)
    #expect(one == other && one.hashValue == other.hashValue && one.description.contains("custom: a 1, b 2"))
    other.isSelected = true
    #expect(one != other && other.description.contains("isSelected: true"))
    #expect(UIContentUnavailableConfiguration.empty() == .empty())
    var search = UIContentUnavailableConfigurationState(traitCollection: traits)
    #expect(search == UIContentUnavailableConfigurationState(traitCollection: traits))
    search.searchText = "x"
    #expect(search != UIContentUnavailableConfigurationState(traitCollection: traits))
    #expect(UISceneSessionActivationRequest() == UISceneSessionActivationRequest())
  }

  @Test(
    "L25 any object keeps what is said of it to assistive technologies; a responder its own, however it is held")
  func objects() {
    let (plain, view) = (NSDate(), Loud())
    plain.accessibilityLabel = "Today"
    plain.isAccessibilityElement = true
    plain.accessibilityTraits = .header
    #expect(
      plain.accessibilityLabel == "Today" && plain.isAccessibilityElement && plain.accessibilityTraits == .header)
    #expect(NSObject().accessibilityLabel == nil && !NSObject().isAccessibilityElement)
    (view as NSObject).accessibilityHint = "hint"
    #expect(view.accessibilityHint == "hint" && (view as NSObject).accessibilityLabel == "LOUD")
    plain.accessibilityElements = [view]
    plain.accessibilityContainerType = .list
    #expect(plain.accessibilityElementCount() == 1 && plain.accessibilityContainerType == .list)
    #expect(!plain.accessibilityActivate() && (view as NSObject).accessibilityActivate())
    let image = UIImage()
    image.accessibilityIdentifier = "logo"
    #expect(image.accessibilityIdentifier == "logo" && UIImage().accessibilityIdentifier == nil)
  }

  private final class Loud: UIView {
    override func accessibilityActivate() -> Bool { true }
    override var accessibilityLabel: String? {
      get { "LOUD" }
      set {}
    }
  }

  @Test("L25 rows of menus and buttons of alerts are found by the names that their actions were given")
  func names() throws {
    let phone = Phone.forGestures()
    let home = UIViewController()
    phone.window.rootViewController = home
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "Yes", style: .default)
    action.accessibilityIdentifier = "yes"
    alert.addAction(action)
    home.present(alert, animated: false)
    phone.window.layoutIfNeeded()
    func names(in view: UIView) -> [String] {
      [view.accessibilityIdentifier ?? ""] + view.subviews.flatMap(names)
    }
    #expect(names(in: phone.window).contains("yes") && !names(in: phone.window).contains("Yes"))
    action.accessibilityIdentifier = nil
    #expect(names(in: phone.window).contains("Yes"))
  }

  @Test("L26 a custom action has a name with attributes and an image, by whichever initializer")
  func customActions() {
    let handler: UIAccessibilityCustomAction.Handler = { $0.category == UIAccessibilityCustomAction.editCategory }
    let name = NSAttributedString(string: "Delete")
    let action = UIAccessibilityCustomAction(attributedName: name, image: UIImage(), actionHandler: handler)
    action.category = UIAccessibilityCustomAction.editCategory
    #expect(action.name == "Delete" && action.image != nil && action.actionHandler?(action) == true)
    let other = UIAccessibilityCustomAction(attributedName: name, image: nil, target: nil, selector: Selector("x"))
    #expect(other.attributedName == name && other.selector == Selector("x") && other.actionHandler == nil)
  }

  @Test("V908 an element is found at a point of a view: the nearest around what a finger would hit (ours)")
  func elements() {
    let phone = Phone()
    let (panel, word) = (
      phone.pad("panel", (10, 10, 100, 100)), UIView(frame: CGRect(x: 20, y: 20, width: 30, height: 30))
    )
    panel.addSubview(word)
    #expect(panel.accessibilityHitTest(CGPoint(x: 25, y: 25), event: nil) == nil)
    panel.isAccessibilityElement = true
    #expect(panel.accessibilityHitTest(CGPoint(x: 25, y: 25), event: nil) as? UIView === panel)
    word.isAccessibilityElement = true
    #expect(panel.accessibilityHitTest(CGPoint(x: 25, y: 25), event: nil) as? UIView === word)
    #expect(panel.accessibilityHitTest(CGPoint(x: 200, y: 25), event: nil) == nil)
    (panel.isAccessibilityElement, word.isAccessibilityElement) = (false, false)
    let drawn = UIAccessibilityElement(accessibilityContainer: panel)
    drawn.accessibilityFrameInContainerSpace = CGRect(x: 60, y: 60, width: 20, height: 20)
    panel.accessibilityElements = [drawn]
    #expect(panel.accessibilityHitTest(CGPoint(x: 65, y: 65), event: nil) as? UIAccessibilityElement === drawn)
    #expect(panel.accessibilityHitTest(CGPoint(x: 5, y: 65), event: nil) == nil)
  }
}
