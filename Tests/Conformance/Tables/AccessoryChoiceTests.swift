import Foundation
import HeadlessUIKit
import Testing

/// Group V: accessories of the application's own beside a list cell's content, and those with a menu.
@MainActor struct AccessoryChoiceTests {
  private func show(_ accessories: [UICellAccessory]) -> Phone {
    let phone = Phone.forGestures()
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    cell.accessories = accessories
    phone.window.addSubview(cell)
    phone.window.layoutIfNeeded()
    return phone
  }

  private func own(_ name: String, _ placement: UICellAccessory.Placement) -> UICellAccessory {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    view.accessibilityIdentifier = name
    return .customView(configuration: .init(customView: view, placement: placement))
  }

  @Test(
    "V905 the application's own go next to the content, at either side, unless they say otherwise"
  )
  func places() {
    // From either side: 16 and a view of 30 or a mark of 20, and so on.
    let leading = show([own("a", .leading()), own("b", .leading())])
    #expect([30, 76].map { leading.hit($0, 22) } == ["a", "b"])
    let trailing = show([.checkmark(), own("c", .trailing()), own("d", .trailing())])
    #expect([133, 87].map { trailing.hit($0, 22) } == ["c", "d"])
  }

  @Test("V905 an accessory of the application's own says which view it is")
  func types() {
    let (view, options) = (UIView(), UICellAccessory.CheckmarkOptions(reservedLayoutWidth: .custom(30)))
    let own = UICellAccessory.customView(configuration: .init(customView: view, placement: .leading()))
    guard case .customView(let said) = own.accessoryType else { return #expect(Bool(false), "no view") }
    #expect(said === view && own.accessoryType != .customView(UIView()) && own.accessoryType != .label)
    #expect(options.reservedLayoutWidth == .custom(30) && !options.isHidden && options.tintColor == nil)
    #expect(UICellAccessory.LabelOptions().font.pointSize == 17)
  }

  @Test("V906 of an accessory's menu one action is chosen, whose title shows, and the handler hears of each choice")
  func choices() throws {
    var heard: [String] = []
    let menu = UIMenu(children: ["Day", "Week"].map { UIAction(title: $0) { heard.append($0.title) } })
    let phone = show([.popUpMenu(menu) { heard.append("now \($0.selectedElements.map(\.title))") }])
    let button = try #require(phone.window.hitTest(CGPoint(x: 170, y: 22), with: nil) as? UIButton)
    #expect(button.title(for: .normal) == "Day" && menu.selectedElements.first?.title == "Day")
    phone.tap(at: (170, 22))
    phone.window.layoutIfNeeded()
    func rows(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(rows) }
    let found = rows(in: phone.window).last { $0.accessibilityIdentifier == "Week" }
    let row = try #require(found)
    let middle = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: phone.window)
    phone.tap(at: (Double(middle.x), Double(middle.y)))
    #expect(Set(heard) == ["Week", "now [\"Week\"]"] && heard.count == 2)
    #expect(button.title(for: .normal) == "Week")
  }

  @Test(
    "V1026 the room that an accessory reserves is as wide as it says, and it stands in the middle in its own size")
  func reserved() {
    func own(_ name: String, _ width: UICellAccessory.LayoutDimension) -> UICellAccessory {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
      view.accessibilityIdentifier = name
      return .customView(
        configuration: .init(customView: view, placement: .leading(), reservedLayoutWidth: width))
    }
    let phone = show([
      own("a", .custom(60)), own("b", .custom(10)),
      .checkmark(options: .init(reservedLayoutWidth: .custom(40))),
    ])
    let cell = phone.window.subviews.last as? UICollectionViewListCell
    let places = (cell?.subviews ?? []).filter { $0.accessibilityIdentifier != nil }.map(\.frame.minX)
    // 16 and 60, 15 of them at either side; 16 and 10, with 10 more at either side.
    #expect(places == [31, 82])
    #expect(cell?.contentView.frame.minX == 102 && cell?.contentView.frame.maxX == 200 - 56)
  }
}
