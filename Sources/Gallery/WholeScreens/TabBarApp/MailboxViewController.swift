import Foundation
import HeadlessUIKit
import TouchReplay

/// A title bar above a list of messages, and for a while after one was archived a toast that can bring it back.
final class MailboxViewController: UIViewController {
  private let titleBar: TitleBar
  private let list: MessageList
  private let toast = UndoToast()

  init(title: String, messages: Int) {
    titleBar = TitleBar(title: title, items: ["Filter", "Edit"])
    list = MessageList(count: messages)
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    [list, titleBar].forEach(view.addSubview)
    titleBar.onItem = { [unowned self] in $0 == 0 ? list.toggleFilter() : list.toggleEditing() }
    titleBar.onTop = { [unowned self] in list.goToTop() }
    list.onArchive = { [unowned self] row in
      toast.offer(in: view) { [unowned self] in list.bringBack(row) }
    }
  }

  override func viewDidLayoutSubviews() {
    let (bar, rest) = view.bounds.divided(atDistance: 91, from: .minYEdge)
    titleBar.frame = bar
    list.frame = rest
    toast.frame = CGRect(x: 20, y: view.bounds.maxY - 68, width: max(0, view.bounds.width - 120), height: 48)
  }

  /// A touch beside the list closes nothing and opens nothing; taken here, it climbs no further.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
