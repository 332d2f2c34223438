import Foundation
import HeadlessUIKit
import Testing

/// Rules V982, V1015 and V1078: how wide a bar item is by what it shows, a space is, and what has too little room.
@MainActor struct BarItemWidthTests {
  private let phone = Phone()
  private let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))

  init() {
    phone.window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    phone.window.addSubview(bar)
  }

  /// Of the item alone on the bar.
  private func width(of item: UIBarButtonItem) -> CGFloat {
    bar.items = [item]
    bar.layoutIfNeeded()
    let end = stride(from: CGFloat(389), to: 0, by: -1).first { hitsButton($0) } ?? 0
    let start = stride(from: CGFloat(0), to: 389, by: 1).first { hitsButton($0) } ?? 0
    return end - start + 1
  }

  private func hitsButton(_ x: CGFloat) -> Bool { bar.hitTest(CGPoint(x: x, y: 22), with: nil) is UIButton }

  @Test("V982 an item is as wide as its image needs, and not as the title, which that takes the place of")
  func image() {
    let item = UIBarButtonItem(image: nil, style: .plain, target: nil, action: nil)
    #expect(width(of: item) == 44)
    item.image = UIImage(size: CGSize(width: 80, height: 20))
    #expect(width(of: item) == 96)
    item.title = String(repeating: "wide", count: 6)
    #expect(width(of: item) == 96)
    item.image = UIImage(size: CGSize(width: 20, height: 20))
    #expect(width(of: item) == 44)
    item.width = 120
    #expect(width(of: item) == 120)
  }

  @Test("V982 the font of its normal title counts, also where it comes later")
  func font() {
    let item = UIBarButtonItem(title: "abcd", style: .plain, target: nil, action: nil)
    let plain = width(of: item)
    item.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 34)], for: .normal)
    bar.layoutIfNeeded()
    #expect(width(of: item) > plain * 1.5)
  }

  @Test("V982 it is as wide as the widest of its possible titles")
  func possibleTitles() {
    let (item, wide) = (UIBarButtonItem(), UIBarButtonItem())
    (item.title, wide.title) = ("Go", "Go on and on")
    item.possibleTitles = ["Go", "Go on and on", "Stop"]
    #expect(width(of: item) == width(of: wide))
    item.possibleTitles = ["Go"]
    #expect(width(of: item) < width(of: wide))
  }

  @Test(
    "V1015 a fixed space is 8 points wide at least: a negative one moves nothing", arguments: [-16, 0, 5, 8, 20])
  func spaces(width: CGFloat) {
    let (space, box) = (UIBarButtonItem.fixedSpace(width), UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
    let item = UIBarButtonItem(customView: box)
    bar.items = [item]
    bar.layoutIfNeeded()
    let alone = box.frame.minX
    bar.items = [space, item]
    bar.layoutIfNeeded()
    #expect(box.frame.minX == alone + max(8, width))
  }

  @Test("V1078 buttons with titles that a bar has no room for are narrower in proportion, and all on it")
  func crowded() {
    let titles = ["short", "a title of some length", "and one that is a little longer"]
    let items = (titles + titles).map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
    let own = UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30)))
    bar.items = items + [own]
    bar.layoutIfNeeded()
    let buttons = bar.subviews.compactMap { $0 as? UIButton }
    #expect(buttons.count == 6 && own.customView?.frame.width == 60)
    #expect(buttons.allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= 390 && $0.frame.width > 10 })
    #expect(buttons[1].frame.width > 2 * buttons[0].frame.width && buttons[4].frame.width == buttons[1].frame.width)
    #expect((own.customView?.frame.maxX).map { abs($0 - 382) < 0.001 } == true)
    let top = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
    let item = UINavigationItem(title: "Top")
    item.rightBarButtonItems = items
    top.items = [item]
    phone.window.addSubview(top)
    phone.window.layoutIfNeeded()
    #expect(top.subviews.compactMap { $0 as? UIButton }.allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= 390 })
  }
}
