import Foundation
import HeadlessUIKit
import Testing

/// Rule V692: how wide a title view is beside a bar's items.
@MainActor struct TitleViewWidthTests {
  private let phone = Phone.forGestures()
  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
  private let item = UINavigationItem(title: "")

  private func button(_ width: CGFloat) -> UIBarButtonItem {
    UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: width, height: 30)))
  }

  private func show(_ width: CGFloat, beside left: UIBarButtonItem?, _ right: UIBarButtonItem?) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 44))
    (item.titleView, item.leftBarButtonItem, item.rightBarButtonItem) = (view, left, right)
    bar.items = [item]
    phone.window.addSubview(bar)
    phone.window.layoutIfNeeded()
    return view
  }

  @Test(
    "V692 a title view that was made wider than the room between the items has that room", arguments: [200, 1000])
  func wide(width: CGFloat) throws {
    let view = show(width, beside: button(30), button(40))
    let (left, right) = (
      try #require(item.leftBarButtonItem?.customView), try #require(item.rightBarButtonItem?.customView)
    )
    #expect(view.frame.minX == left.frame.maxX && view.frame.maxX == right.frame.minX)
    #expect(bar.hitTest(left.center, with: nil) === left && bar.hitTest(right.center, with: nil) === right)
  }

  @Test("V692 it is as wide as it was made again where the items are gone, and as wide as code makes it then")
  func again() {
    let view = show(150, beside: button(30), button(40))
    #expect(view.frame.width < 150)
    (item.leftBarButtonItem, item.rightBarButtonItem) = (nil, nil)
    phone.window.layoutIfNeeded()
    #expect(view.frame.width == 150 && view.frame.midX == 100)
    view.frame.size.width = 20
    bar.setNeedsLayout()
    phone.window.layoutIfNeeded()
    #expect(view.frame.width == 20 && view.frame.midX == 100)
  }

  @Test("V692 one that fits stands in the middle of the bar, as far as the items beside it let it")
  func middle() {
    #expect(show(50, beside: button(30), nil).frame.midX == 100)
    let view = show(50, beside: button(90), nil)
    #expect(view.frame.minX == item.leftBarButtonItem?.customView?.frame.maxX && view.frame.width == 50)
  }
}
