import Foundation
import HeadlessUIKit
import Testing

/// Group V: the menus that delegates have for rows and items.
@MainActor struct ListMenuTests {
  @Test("V129 a finger that rests on a row opens the delegate's menu for it, and selects nothing")
  func row() {
    let phone = Phone.forGestures()
    let (table, keeper) = (UITableView(frame: phone.window.bounds), Keeper())
    phone.keep(keeper)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    #expect(table.contextMenuInteraction == nil)
    (table.dataSource, table.delegate) = (keeper, keeper)
    phone.window.addSubview(table)
    phone.window.layoutIfNeeded()
    #expect(table.contextMenuInteraction?.view === table)
    phone.hold(0.3, at: (100, 60))
    #expect(keeper.heard == ["selects 1"])
    keeper.heard = []
    phone.hold(0.6, at: (100, 60))
    #expect(keeper.heard == ["asked for 1 at 100, 60", "comes"] && phone.hit(5, 5) == "menu")
    phone.tap(at: (5, 5))
    #expect(keeper.heard.last == "goes" && phone.hit(5, 5) != "menu")
    keeper.heard = []
    keeper.hasMenus = false
    phone.hold(0.6, at: (100, 60))
    #expect(keeper.heard == ["asked for 1 at 100, 60", "selects 1"])
  }

  @Test("V129 an item's menu comes to a finger that rests; a finger that slides on to a row of it chooses that")
  func item() {
    let phone = Phone.forGestures()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumInteritemSpacing = 0
    let collection = UICollectionView(frame: phone.window.bounds, collectionViewLayout: layout)
    let keeper = Keeper()
    phone.keep(keeper)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (collection.dataSource, collection.delegate) = (keeper, keeper)
    phone.window.addSubview(collection)
    phone.window.layoutIfNeeded()
    phone.down(1, at: (150, 20))
    phone.wait(0.6)
    #expect(keeper.heard == ["asked for 1 at 150, 20", "comes"])
    guard let button = phone.window.subviews.last.flatMap({ row(in: $0) }) else {
      Issue.record("no row")
      return
    }
    let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    phone.move(1, from: (150, 20), to: (Double(middle.x), Double(middle.y)), steps: 5)
    phone.up(1)
    phone.application.endTurn()
    #expect(keeper.heard.contains("shares") && keeper.heard.contains("goes"))
    #expect(!keeper.heard.contains { $0.hasPrefix("selects") })
  }

  /// Has previews of menus by their configurations alone.
  private final class Previewer: UICollectionViewController {
    var heard: [String] = []
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      1
    }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    override func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: "first" as NSString, previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: "Share") { _ in }])
      }
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      heard.append("highlights \(configuration.identifier)")
      return nil
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      heard.append("dismisses \(configuration.identifier)")
      return nil
    }
  }

  @Test("V383 a collection's delegate is asked for previews by the configuration where it has none by the item")
  func previews() {
    let phone = Phone.forGestures()
    let controller = Previewer(collectionViewLayout: UICollectionViewFlowLayout())
    controller.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    phone.window.rootViewController = controller
    phone.window.layoutIfNeeded()
    phone.hold(0.6, at: (25, 25))
    #expect(controller.heard == ["highlights first"])
    phone.tap(at: (195, 195))
    #expect(controller.heard == ["highlights first", "dismisses first"])
  }

  @Test("V129 a finger that scrolls, or a cell's menu of its own, leaves the list's alone")
  func others() {
    let phone = Phone.forGestures()
    let (table, keeper) = (UITableView(frame: phone.window.bounds), Keeper())
    phone.keep(keeper)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (keeper, keeper)
    phone.window.addSubview(table)
    phone.window.layoutIfNeeded()
    phone.down(1, at: (100, 100))
    phone.move(1, from: (100, 100), to: (100, 60), steps: 5)
    phone.wait(1)
    phone.up(1)
    #expect(keeper.heard.isEmpty)
    table.contentOffset = .zero
    phone.window.layoutIfNeeded()
    table.cellForRow(at: IndexPath(row: 1, section: 0))?.addInteraction(UIContextMenuInteraction(delegate: keeper))
    phone.hold(0.6, at: (100, 60))
    #expect(keeper.heard == ["cell asked"])
  }

  private func row(in view: UIView) -> UIButton? {
    view as? UIButton ?? view.subviews.lazy.compactMap { row(in: $0) }.first
  }
}

private final class Keeper: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
  UICollectionViewDelegate, UIContextMenuInteractionDelegate
{
  var heard: [String] = []
  var hasMenus = true

  private func menu(_ place: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration? {
    heard.append("asked for \(place.item) at \(Int(point.x)), \(Int(point.y))")
    guard hasMenus else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "Share") { [unowned self] _ in heard.append("shares") }])
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    heard.append("selects \(indexPath.row)")
    tableView.deselectRow(at: indexPath, animated: false)
  }
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { menu(indexPath, point) }
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { heard.append("comes") }
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { heard.append("goes") }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    heard.append("selects \(indexPath.item)")
  }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { menu(indexPath, point) }
  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { heard.append("comes") }
  func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { heard.append("goes") }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    heard.append("cell asked")
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: []) }
  }
}
