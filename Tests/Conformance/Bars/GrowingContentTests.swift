import Foundation
import HeadlessUIKit
import Testing

/// Rules V1302 and V1303: views of the application's own on a bar, whose content changes or which go elsewhere.
@MainActor struct GrowingContentTests {
  /// What stands on the bar, and what makes it wider.
  enum Kind: CaseIterable {
    case label, button, buttonWithoutMask, stack, ruled, ruledWithoutMask

    @MainActor fileprivate func make() -> (view: UIView, grow: () -> Void) {
      let (label, button) = (UILabel(), UIButton(type: .system))
      label.text = "1"
      button.setTitle("Go", for: .normal)
      switch self {
      case .label: return (label, { label.text = "1000" })
      case .button: return (button, { button.setTitle("Go on and on", for: .normal) })
      case .buttonWithoutMask:
        button.translatesAutoresizingMaskIntoConstraints = false
        return (button, { button.setTitle("Go on and on", for: .normal) })
      case .stack: return (UIStackView(arrangedSubviews: [label, button]), { label.text = "1000" })
      case .ruled, .ruledWithoutMask:
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = self == .ruled
        label.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 4),
          box.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 4),
          label.topAnchor.constraint(equalTo: box.topAnchor),
          box.bottomAnchor.constraint(equalTo: label.bottomAnchor),
        ])
        return (box, { label.text = "1000" })
      }
    }
  }

  private func desk() -> (phone: Phone, navigation: UINavigationController, page: UIViewController) {
    let (phone, page) = (Phone.forGestures(), UIViewController())
    phone.window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    let navigation = UINavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    phone.window.rootViewController = navigation
    phone.application.endTurn()
    return (phone, navigation, page)
  }

  private func expectGrowth(of view: UIView, by grow: () -> Void, on phone: Phone) {
    phone.window.layoutIfNeeded()
    let old = view.frame
    grow()
    phone.window.layoutIfNeeded()
    let new = view.frame
    #expect(new.width > old.width + 10)
    view.superview?.setNeedsLayout()
    phone.window.layoutIfNeeded()
    #expect(view.frame == new)
  }

  @Test("V1302 an item's view on a navigation bar is as wide as its content is by then", arguments: Kind.allCases)
  func item(kind: Kind) {
    let ((phone, _, page), (view, grow)) = (desk(), kind.make())
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: view)
    expectGrowth(of: view, by: grow, on: phone)
    let end = view.convert(CGPoint(x: view.bounds.maxX - 2, y: view.bounds.midY), to: phone.window)
    if view is UIButton { #expect(phone.window.hitTest(end, with: nil) === view) }
  }

  @Test("V1302 so is a title view, in the middle", arguments: Kind.allCases)
  func title(kind: Kind) {
    let ((phone, navigation, page), (view, grow)) = (desk(), kind.make())
    page.navigationItem.titleView = view
    expectGrowth(of: view, by: grow, on: phone)
    #expect(abs(view.frame.midX - navigation.navigationBar.bounds.midX) < 0.5)
  }

  @Test("V1302 so is an item's view on a toolbar", arguments: Kind.allCases)
  func tool(kind: Kind) {
    let ((phone, _, page), (view, grow)) = (desk(), kind.make())
    page.toolbarItems = [UIBarButtonItem(customView: view)]
    expectGrowth(of: view, by: grow, on: phone)
  }

  @Test("V1302 so is one on a toolbar that rules place", arguments: Kind.allCases)
  func placedBar(kind: Kind) {
    let ((phone, _, page), (view, grow), bar) = (desk(), kind.make(), UIToolbar())
    bar.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
      bar.centerYAnchor.constraint(equalTo: page.view.centerYAnchor),
    ])
    bar.items = [UIBarButtonItem(customView: view)]
    expectGrowth(of: view, by: grow, on: phone)
  }

  @Test("V1302 a title view is as high as what stands in it by then, too")
  func higher() {
    let ((phone, _, page), label, other) = (desk(), UILabel(), UILabel())
    let stack = UIStackView(arrangedSubviews: [label, other])
    (stack.axis, label.text) = (.vertical, "a")
    page.navigationItem.titleView = stack
    phone.window.layoutIfNeeded()
    let old = stack.bounds.size
    other.text = "long text"
    phone.window.layoutIfNeeded()
    #expect(stack.bounds.height > old.height + 10 && stack.bounds.width > old.width + 10)
  }

  @Test("V1303 a title view that has gone elsewhere stays there when its bar has another one, or none")
  func elsewhere() {
    let ((phone, _, page), view, box) = (desk(), UISegmentedControl(items: ["a", "b"]), UIView())
    page.navigationItem.titleView = view
    phone.application.endTurn()
    box.addSubview(view)
    page.navigationItem.titleView = nil
    phone.application.endTurn()
    #expect(view.superview === box)
    let (other, bar) = (UINavigationItem(), UINavigationBar(frame: CGRect(x: 0, y: 100, width: 200, height: 44)))
    page.navigationItem.titleView = view
    other.titleView = view
    bar.items = [other]
    page.navigationItem.titleView = nil
    #expect(view.superview === bar)
  }

  @Test("V1303 one that is still the title comes back when the bar shows its item anew")
  func back() {
    let ((phone, navigation, page), view, box) = (desk(), UISegmentedControl(items: ["a", "b"]), UIView())
    page.navigationItem.titleView = view
    phone.application.endTurn()
    box.addSubview(view)
    page.navigationItem.titleView = view
    phone.application.endTurn()
    #expect(view.superview === navigation.navigationBar)
  }
}
