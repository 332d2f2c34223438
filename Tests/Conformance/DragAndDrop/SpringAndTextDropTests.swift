import Foundation
import HeadlessUIKit
import Testing

/// Group V: what acts when a drag rests above it, and texts that are dragged and dropped.
@MainActor struct SpringAndTextDropTests {
  private let above = (100.0, 150.0)

  @Test("V219 a drag that rests above a view has its spring act, once until it has been elsewhere")
  func springs() {
    let drag = DragPhone()
    let phone = drag.phone
    let behavior = Spring(phone.journal)
    phone.keep(behavior)
    let pad = phone.pad("S", (0, 100, 200, 100))
    pad.addInteraction(
      UISpringLoadedInteraction(interactionBehavior: behavior, interactionEffect: behavior) { [phone] _, context in
        phone.journal.note("acts in \(context.targetView === pad)")
      })
    drag.lift()
    _ = phone.journal.take()
    phone.move(1, to: above)
    phone.wait(0.7)
    // Within 10 points it rests still.
    phone.move(1, to: (105, 150))
    phone.wait(0.2)
    #expect(
      phone.heard(by: "state", "acts") == ["state possible", "state activating", "state activated", "acts in true"])
    phone.wait(2)
    phone.move(1, to: (180, 150))
    phone.wait(2)
    #expect(phone.heard(by: "state", "acts").isEmpty)
    phone.move(1, to: (100, 80))
    phone.move(1, to: above)
    phone.wait(0.7)
    phone.move(1, to: (150, 150))
    phone.wait(0.7)
    #expect(phone.heard(by: "state", "acts", "finished") == ["state inactive", "finished it", "state possible"])
    phone.wait(0.2)
    #expect(phone.heard(by: "acts") == ["acts in true"])
    behavior.allows = false
    phone.move(1, to: (151, 150))
    #expect(phone.heard(by: "finished") == ["finished it"])
    phone.up(1)
    #expect(drag.decisions.contains("S 1 springLoads"))
  }

  @Test("V219 what is gone or disabled when the time is over does nothing")
  func goneMeanwhile() {
    let drag = DragPhone()
    let phone = drag.phone
    let control = UISegmentedControl(items: ["A", "B"])
    control.frame = CGRect(x: 0, y: 100, width: 200, height: 100)
    control.isSpringLoaded = true
    phone.window.addSubview(control)
    drag.rest(above: (150, 150), for: 0.4)
    control.removeAllSegments()
    phone.wait(1)
    phone.up(1)
    #expect(control.selectedSegmentIndex == -1)
    control.removeFromSuperview()

    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    button.isSpringLoaded = true
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
    phone.window.addSubview(button)
    drag.rest(above: above, for: 0.4)
    button.isEnabled = false
    phone.wait(1)
    phone.up(1)
    #expect(taps == 0)
  }

  @Test("V219 spring loaded buttons act, segments and tabs are selected, and rows where the delegate lets it")
  func springLoadedViews() {
    let drag = DragPhone()
    let phone = drag.phone
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
    phone.window.addSubview(button)
    drag.rest(above: above)
    phone.up(1)
    #expect(taps == 0)
    button.isSpringLoaded = true
    drag.rest(above: above)
    phone.up(1)
    #expect(taps == 1)
    button.removeFromSuperview()

    let control = UISegmentedControl(items: ["A", "B"])
    control.frame = CGRect(x: 0, y: 100, width: 200, height: 100)
    control.isSpringLoaded = true
    phone.window.addSubview(control)
    drag.rest(above: (150, 150))
    phone.up(1)
    #expect(control.selectedSegmentIndex == 1)
    control.removeFromSuperview()

    let tools = UIToolbar(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    let tool = UIBarButtonItem(title: "A", primaryAction: UIAction { _ in taps += 1 })
    tool.width = 160
    tools.items = [tool]
    phone.window.addSubview(tools)
    phone.window.layoutIfNeeded()
    for isSpringLoaded in [false, true] {
      tool.isSpringLoaded = isSpringLoaded
      drag.rest(above: (100, 120))
      phone.up(1)
    }
    #expect(taps == 2)
    tools.removeFromSuperview()

    let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    bar.items = [UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1)]
    bar.items?.last?.isSpringLoaded = true
    phone.window.addSubview(bar)
    phone.window.layoutIfNeeded()
    drag.rest(above: (150, 120))
    phone.up(1)
    #expect(bar.selectedItem?.tag == 1)
    drag.rest(above: (50, 120))
    phone.up(1)
    #expect(bar.selectedItem?.tag == 1)
    bar.isSpringLoaded = true
    drag.rest(above: (50, 120))
    phone.up(1)
    #expect(bar.selectedItem?.tag == 0)
    let tab = UITab(title: "C", image: nil, identifier: "c") { _ in UIViewController() }
    tab.isSpringLoaded = true
    #expect(UITabBarController(tabs: [tab]).tabBar.items?.first?.isSpringLoaded == true)
    bar.removeFromSuperview()

    let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 100, width: 200, height: 100)), Rows())
    phone.keep(rows)
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate, table.isSpringLoaded) = (rows, rows, true)
    phone.window.addSubview(table)
    phone.window.layoutIfNeeded()
    drag.rest(above: (100, 125))
    #expect(table.indexPathForSelectedRow == nil)
    phone.move(1, to: (100, 175))
    phone.wait(0.9)
    #expect(table.indexPathForSelectedRow?.row == 1)
    phone.up(1)
  }

  @Test("V244 a text that is dropped on a field is typed where the finger is, and its delegates are asked and told")
  func dropsText() {
    let drag = DragPhone()
    let phone = drag.phone
    let (field, keeper) = (UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40)), TextKeeper())
    phone.keep(keeper)
    field.text = "abc"
    (field.delegate, field.textDropDelegate) = (keeper, keeper)
    phone.window.addSubview(field)
    drag.lift()
    phone.move(1, to: (1, 120))
    #expect(field.isTextDropActive)
    phone.up(1)
    #expect(field.text == "oneabc")
    #expect(!field.isTextDropActive)
    #expect(keeper.heard == ["enters", "updates", "proposes at 0", "drops", "is over", "types one"])
    keeper.action = .replaceAll
    drag.lift()
    phone.move(1, to: (1, 120))
    phone.up(1)
    #expect(field.text == "one")
    field.isEnabled = false
    drag.lift()
    phone.move(1, to: (1, 120))
    phone.up(1)
    #expect(field.text == "one")
  }

  @Test("V244 a text view that can't be typed into takes a drop where its delegate says so; other things none")
  func dropsOnView() {
    let drag = DragPhone()
    let phone = drag.phone
    let (view, keeper) = (UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100)), TextKeeper())
    phone.keep(keeper)
    (view.isEditable, view.textDropDelegate, view.text) = (false, keeper, "")
    phone.window.addSubview(view)
    drag.rest(above: above, for: 0)
    phone.up(1)
    #expect(view.text == "")
    keeper.editability = .temporary
    drag.rest(above: above, for: 0)
    phone.up(1)
    #expect(view.text == "one")
  }

  @Test("V244 it does so also where nobody has asked for the text's interaction, unless that is disabled")
  func dragsUnasked() throws {
    final class Giver: NSObject, UITextDragDelegate {
      var asked = 0
      func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
      ) -> [UIDragItem] {
        asked += 1
        return dragRequest.suggestedItems
      }
    }
    let (drag, giver) = (DragPhone(), Giver())
    let phone = drag.phone
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 60))
    (view.text, view.textDragDelegate) = ("abcdef", giver)
    phone.window.addSubview(view)
    phone.window.layoutIfNeeded()
    view.selectedRange = NSRange(location: 0, length: 6)
    func rest() {
      phone.down(1, at: (8, 112))
      phone.wait(0.6)
      phone.up(1)
    }
    rest()
    #expect(giver.asked == 1)
    view.textDragInteraction?.isEnabled = false
    rest()
    #expect(giver.asked == 1)
  }

  @Test("V244 a finger that rests on what is selected lifts it, where that is enabled")
  func dragsText() throws {
    let drag = DragPhone()
    let phone = drag.phone
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    field.text = "abcdef"
    phone.window.addSubview(field)
    let interaction = try #require(field.textDragInteraction)
    #expect(interaction.isEnabled)
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: try #require(field.position(from: field.beginningOfDocument, offset: 3)))
    let taker = drag.taker("B", (0, 150, 200, 50))
    phone.down(1, at: (4, 120))
    phone.wait(0.6)
    #expect(field.isTextDragActive)
    var texts: [String] = []
    taker.whenDropped = { $0.loadObjects(ofClass: String.self) { texts = $0 } }
    phone.move(1, to: (100, 175))
    phone.up(1)
    #expect(texts == ["abc"])
    phone.down(1, at: (190, 120))
    phone.wait(0.6)
    #expect(!field.isTextDragActive)
    phone.up(1)
  }
}

private final class Spring: NSObject, UISpringLoadedInteractionBehavior, UISpringLoadedInteractionEffect {
  private let journal: Journal
  var allows = true
  init(_ journal: Journal) { self.journal = journal }
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { allows }
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { journal.note("finished it") }
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
  ) { journal.note("state \(context.state)") }
}

private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { indexPath.row == 1 }
}

private final class TextKeeper: NSObject, UITextFieldDelegate, UITextDropDelegate {
  var action = UITextDropProposal.Action.insert
  var editability = UITextDropEditability.no
  private(set) var heard: [String] = []

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    heard.append("types \(string)")
    return true
  }
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability { editability }
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal {
    let place = textDroppableView.offset(from: textDroppableView.beginningOfDocument, to: drop.dropPosition)
    heard.append("proposes at \(place)")
    return UITextDropProposal(dropAction: action)
  }
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
  ) { heard.append("drops") }
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
  ) { heard.append("enters") }
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
  ) { heard.append("updates") }
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
  ) { heard.append("is over") }

  private final class List: UITableViewController {
    var asked: [Int] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    override func tableView(
      _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      asked.append(indexPath.row)
      return indexPath.row == 1
    }
  }

  @Test("V305 a list's controller is asked what may spring, as every delegate")
  func controllers() {
    let drag = DragPhone()
    let phone = drag.phone
    let list = List()
    phone.keep(list)
    list.tableView.frame = CGRect(x: 0, y: 100, width: 200, height: 100)
    list.tableView.rowHeight = 50
    list.tableView.isSpringLoaded = true
    phone.window.addSubview(list.tableView)
    phone.window.layoutIfNeeded()
    drag.rest(above: (100, 125))
    #expect(list.tableView.indexPathForSelectedRow == nil && list.asked.contains(0))
    phone.move(1, to: (100, 175))
    phone.wait(0.9)
    #expect(list.tableView.indexPathForSelectedRow?.row == 1)
    phone.up(1)
  }
}
