import Foundation
import HeadlessUIKit
import Testing

/// Group V: the menus of edits that delegates have for rows and items.
@MainActor struct RowEditMenuTests {
  private func fixture() -> (Phone, UITableView, Editor) {
    let phone = Phone.forGestures()
    let (table, editor) = (UITableView(frame: phone.window.bounds), Editor())
    phone.keep(editor)
    table.register(EditedCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (editor, editor)
    phone.window.addSubview(table)
    phone.window.layoutIfNeeded()
    return (phone, table, editor)
  }

  private func rows(in view: UIView) -> [UIButton] {
    (view as? UIButton).map { [$0] } ?? view.subviews.flatMap { rows(in: $0) }
  }

  private func titles(_ phone: Phone) -> [String?] {
    phone.window.subviews.last.map { rows(in: $0).map { $0.title(for: .normal) } } ?? []
  }

  private func choose(_ title: String, _ phone: Phone) throws {
    let menu = try #require(phone.window.subviews.last)
    let row = try #require(rows(in: menu).first { $0.title(for: .normal) == title })
    let middle = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
    phone.tap(at: (middle.x, middle.y))
    phone.application.endTurn()
  }

  @Test("V408 a finger that rests on a row brings the edits that the delegate lets it have, and it performs them")
  func row() throws {
    let (phone, table, editor) = fixture()
    UIMenuController.shared.menuItems = [UIMenuItem(title: "Translate", action: Selector("translate:"))]
    phone.hold(at: (100, 60))
    #expect(editor.heard == ["menu 1?", "cut: 1?", "copy: 1?", "paste: 1?", "translate: 1?"])
    #expect(titles(phone) == ["Copy", "Translate"] && UIMenuController.shared.isMenuVisible)
    try choose("Copy", phone)
    #expect(editor.heard.last == "copy: 1" && !UIMenuController.shared.isMenuVisible)
    phone.hold(at: (100, 60))
    try choose("Translate", phone)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? EditedCell)
    #expect(cell.translations == 1)
    #expect(!editor.heard.contains("selected 1"))
  }

  @Test("V408 without a menu, or where it would be empty, the finger selects the row")
  func none() {
    let (phone, _, editor) = fixture()
    editor.edits = []
    phone.hold(at: (100, 60))
    #expect(editor.heard == ["menu 1?", "cut: 1?", "copy: 1?", "paste: 1?", "selected 1"])
    editor.heard = []
    editor.hasMenus = false
    phone.hold(at: (100, 100))
    #expect(editor.heard == ["menu 2?", "selected 2"])
  }

  @Test("V408 items have the same")
  func item() throws {
    let phone = Phone.forGestures()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumInteritemSpacing = 0
    let collection = UICollectionView(frame: phone.window.bounds, collectionViewLayout: layout)
    let editor = Editor()
    phone.keep(editor)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (collection.dataSource, collection.delegate) = (editor, editor)
    phone.window.addSubview(collection)
    phone.window.layoutIfNeeded()
    phone.hold(at: (150, 20))
    #expect(titles(phone) == ["Copy"])
    try choose("Copy", phone)
    #expect(editor.heard.last == "copy: 1")
  }
}

private final class EditedCell: UITableViewCell, ActionMethods {
  var translations = 0
  func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
    action == Selector("translate:") ? { _, _ in self.translations += 1 } : nil
  }
}

private final class Editor: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  var heard: [String] = []
  var hasMenus = true
  var edits = ["copy:", "translate:"]

  private func can(_ action: Selector, _ place: IndexPath) -> Bool {
    heard.append("\(action.description) \(place.item)?")
    return edits.contains(action.description)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    heard.append("selected \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    heard.append("menu \(indexPath.row)?")
    return hasMenus
  }
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { can(action, indexPath) }
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) { heard.append("\(action.description) \(indexPath.row)") }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
    hasMenus
  }
  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { can(action, indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) { heard.append("\(action.description) \(indexPath.item)") }
}
