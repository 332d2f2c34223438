import Foundation
import HeadlessUIKit
import Testing

/// Group V: names of UIKit's Swift interface, and what they do.
@MainActor struct OverlayNameTests {
  private func present(_ card: UIViewController) -> (phone: Phone, home: UIViewController) {
    let (phone, home) = (Phone.forGestures(), UIViewController())
    phone.window.frame = UIScreen.main.bounds
    phone.window.rootViewController = home
    home.present(card, animated: false)
    phone.application.endTurn()
    phone.window.layoutIfNeeded()
    return (phone, home)
  }

  @Test("V904 a detent that is inactive is left out, and the automatic corner radius is none of one's own")
  func detents() throws {
    let card = UIViewController()
    let sheet = try #require(card.sheetPresentationController)
    var isActive = false
    let low = UISheetPresentationController.Detent.custom(identifier: .init("low")) { _ in isActive ? 100 : nil }
    let none = UISheetPresentationController.Detent.custom { _ in UISheetPresentationController.Detent.inactive }
    sheet.detents = [low, none, .custom(identifier: .init("high")) { _ in 300 }]
    sheet.selectedDetentIdentifier = .init("low")
    let (phone, home) = present(card)
    #expect(home.presentedViewController === card && card.view.frame.height == 334)
    isActive = true
    sheet.invalidateDetents()
    phone.window.layoutIfNeeded()
    #expect(card.view.frame.height == 134)
    sheet.detents = [none]
    phone.window.layoutIfNeeded()
    #expect(card.view.frame.minY == 57)
    sheet.preferredCornerRadius = UISheetPresentationController.automaticDimension
    #expect(sheet.preferredCornerRadius == nil)
  }

  @Test("V907 a popover may be about a tab, which stands where its button does")
  func tabs() {
    let phone = Phone()
    let tabs = ["a", "b"].map { UITab(title: $0, image: nil, identifier: $0) { _ in UIViewController() } }
    let controller = UITabBarController(tabs: tabs)
    #expect(tabs[1].frame(in: phone.window) == nil)
    phone.window.rootViewController = controller
    phone.window.layoutIfNeeded()
    let places = tabs.compactMap { $0.frame(in: phone.window) }
    #expect(places.count == 2 && places.allSatisfy { $0.minY > 100 } && (places.last?.midX ?? 0) > 100)
    let item: any UIPopoverPresentationControllerSourceItem = tabs[0]
    #expect(item.frame(in: controller.view) == places.first)
  }

  @Test("V910 a presentation's overrides hold in its container, and it hears of others, as a scene does")
  func presentations() throws {
    for style in [UIModalPresentationStyle.fullScreen, .formSheet, .popover] {
      let (card, inner) = (UIViewController(), UIView())
      card.modalPresentationStyle = style
      card.view.addSubview(inner)
      let (phone, home) = present(card)
      let presentation = try #require(card.presentationController)
      var heard: [UILegibilityWeight] = []
      presentation.registerForTraitChanges([UITraitLegibilityWeight.self]) {
        (own: UIPresentationController, before: UITraitCollection) in
        heard += [before.legibilityWeight, own.traitCollection.legibilityWeight]
      }
      presentation.traitOverrides.legibilityWeight = .bold
      phone.application.endTurn()
      #expect(heard.last == .bold && heard.count == 2 && presentation.traitCollection.legibilityWeight == .bold)
      #expect(inner.traitCollection.legibilityWeight == .bold && card.traitCollection.legibilityWeight == .bold)
      #expect(home.traitCollection.legibilityWeight != .bold)
    }
  }

  @Test("V910 a scene and what is presented in it hear of its overrides")
  func scenes() throws {
    let card = UIViewController()
    let (phone, _) = present(card)
    let presentation = try #require(card.presentationController)
    var heard: [String] = []
    let scene = try #require(phone.window.windowScene)
    scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (scene: UIWindowScene, _) in
      heard.append("\(scene.traitCollection.userInterfaceStyle)")
    }
    scene.traitOverrides.userInterfaceStyle = .dark
    phone.application.endTurn()
    #expect(heard.last == "dark" && presentation.traitCollection.userInterfaceStyle == .dark)
    scene.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    phone.application.endTurn()
  }

  @Test("V911 texts and addresses are put on a pasteboard as they are")
  func pasteboards() {
    _ = Phone()
    let board = UIPasteboard.withUniqueName()
    board.setObjects(["one", "two"])
    #expect(board.strings == ["one", "two"] && board.numberOfItems == 2)
    board.setObjects([URL(fileURLWithPath: "/x")], localOnly: true, expirationDate: nil)
    #expect(board.url?.path == "/x" && board.numberOfItems == 1)
  }

  @Test(
    "V912 the first names of groups that repeat an item, and defaults of initializers, stand for what they became")
  func olderNames() {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(90), heightDimension: .absolute(30))
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .absolute(30), heightDimension: .absolute(10)))
    let row = NSCollectionLayoutGroup.horizontalGroup(with: size, repeatingSubitem: item, count: 3)
    let column = NSCollectionLayoutGroup.verticalGroup(with: size, repeatingSubitem: item, count: 3)
    let rowNow = NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: item, count: 3)
    let columnNow = NSCollectionLayoutGroup.vertical(layoutSize: size, repeatingSubitem: item, count: 3)
    #expect(row.visualDescription() == rowNow.visualDescription())
    #expect(column.visualDescription() == columnNow.visualDescription())
    #expect(row.visualDescription() != column.visualDescription())
    let button = UIBarButtonItem(title: "x", image: nil, target: nil, action: nil)
    #expect(button.menu == nil && UIPointerAccessory.Position() == .top)
    let share = UIActivityViewController(activityItems: [], applicationActivities: nil)
    share.excludedActivitySectionTypes = .peopleSuggestions
    #expect(share.excludedActivitySectionTypes.contains(.peopleSuggestions))
  }
}
