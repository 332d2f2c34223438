import Foundation
import HeadlessUIKit
import Testing

@MainActor struct UINavigationBarTests {
  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))

  private func button(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  /// The titles of the buttons from the left to the right.
  private var titles: [String?] {
    bar.layoutIfNeeded()
    return bar.subviews.compactMap { $0 as? UIButton }.sorted { $0.frame.minX < $1.frame.minX }
      .map { $0.title(for: .normal) }
  }

  @Test func `items at the left go to the right, and items at the right to the left`() {
    let item = UINavigationItem(title: "Top")
    item.setLeftBarButtonItems([button("A"), button("B")], animated: false)
    item.setRightBarButtonItems([button("Y"), button("X")], animated: false)
    bar.setItems([item], animated: false)
    #expect(titles == ["A", "B", "X", "Y"])
    #expect(item.leftBarButtonItem?.title == "A" && item.rightBarButtonItem?.title == "Y")
  }

  @Test func `the back button says what the level below wants it to`() {
    let (below, top) = (UINavigationItem(), UINavigationItem())
    bar.items = [below, top]
    #expect(titles == ["Back"])
    below.title = "Inbox"
    #expect(titles == ["Inbox"])
    below.backButtonTitle = "All"
    #expect(titles == ["All"])
    below.backBarButtonItem = button("Mail")
    #expect(titles == ["Mail"])
  }

  @Test func `an item's own back action is done in place of going back, and has a button where there is no way`() {
    let (below, top) = (UINavigationItem(title: "Inbox"), UINavigationItem())
    var done: [String] = []
    top.backAction = UIAction(title: "Discard") { _ in done.append("top") }
    bar.items = [below, top]
    #expect(titles == ["Inbox"], "the button looks as ever")
    let button = bar.subviews.compactMap { $0 as? UIButton }.first
    button?.sendActions(for: .touchUpInside)
    #expect(done == ["top"] && bar.topItem === top)
    top.backAction = nil
    button?.sendActions(for: .touchUpInside)
    #expect(bar.topItem === below)
    below.backAction = UIAction(title: "Leave") { _ in done.append("below") }
    #expect(titles == ["Leave"])
    below.style = .editor
    bar.items = [below]
    #expect(titles == [])
  }

  @Test func `what is set for a bar's looks is kept by where it is for`() {
    let image = UIImage(size: CGSize(width: 1, height: 1))
    bar.setBackgroundImage(image, for: .any, barMetrics: .compact)
    #expect(bar.backgroundImage(for: .any, barMetrics: .compact) === image)
    #expect(
      bar.backgroundImage(for: .top, barMetrics: .compact) == nil && bar.backgroundImage(for: .compact) == nil)
    let toolbar = UIToolbar()
    toolbar.setShadowImage(image, forToolbarPosition: .bottom)
    toolbar.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default)
    #expect(toolbar.shadowImage(forToolbarPosition: .bottom) === image)
    #expect(toolbar.backgroundImage(forToolbarPosition: .bottom, barMetrics: .default) == nil)
    let item = UIBarButtonItem()
    item.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -1000, vertical: 0), for: .default)
    #expect(item.backButtonTitlePositionAdjustment(for: .default).horizontal == -1000)
    #expect(item.backButtonTitlePositionAdjustment(for: .compact) == .zero)
    #expect(bar.barPosition == .top && toolbar.barPosition == .bottom && UISearchBar().barPosition == .any)
  }

  @Test func `a title view stands in the middle, and goes with its level`() {
    let (first, second) = (UINavigationItem(title: "First"), UINavigationItem(title: "Second"))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    second.titleView = view
    bar.items = [first, second]
    bar.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 100, y: 12, width: 100, height: 20))
    bar.popItem(animated: false)
    #expect(view.superview == nil)
  }

  @Test func `the delegate may keep items from coming and going, and hears of those that do`() {
    let judge = Judge()
    bar.delegate = judge
    bar.items = [UINavigationItem(title: "A")]
    bar.pushItem(UINavigationItem(title: "B"), animated: false)
    #expect(bar.topItem?.title == "B" && bar.backItem?.title == "A")
    judge.allows = false
    bar.pushItem(UINavigationItem(title: "C"), animated: false)
    #expect(bar.popItem(animated: false)?.title == "B" && bar.items?.count == 2)
    judge.allows = true
    #expect(bar.popItem(animated: false)?.title == "B" && bar.popItem(animated: false)?.title == "A")
    #expect(judge.told == ["pushed B", "popped B", "popped A"] && bar.popItem(animated: false) == nil)
  }
}

private final class Judge: NSObject, UINavigationBarDelegate {
  var allows = true
  private(set) var told: [String] = []
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { allows }
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    told.append("pushed \(item.title ?? "")")
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    told.append("popped \(item.title ?? "")")
  }
}
