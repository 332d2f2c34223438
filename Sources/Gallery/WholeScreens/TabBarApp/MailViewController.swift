import Foundation
import HeadlessUIKit
import TouchReplay

/// The root: one mailbox at a time, the strip that chooses it, and the compose button above both.
final class MailViewController: UIViewController {
  private let inbox = MailboxViewController(title: "Inbox", messages: 40)
  private let drafts = MailboxViewController(title: "Drafts", messages: 6)
  private let sent = MailboxViewController(title: "Sent", messages: 24)
  private let people = PeopleViewController()
  private let tabStrip = TabStrip(titles: ["Inbox", "Drafts", "Sent", "People"])
  private let composeButton = ComposeButton()
  private lazy var menu = ComposeMenu(entries: ["New message", "New list", "Scan a letter"])
  private var shown: UIViewController?

  override func viewDidLoad() {
    [tabStrip, composeButton].forEach(view.addSubview)
    tabStrip.onPick = { [unowned self] in show([inbox, drafts, sent, people][$0]) }
    composeButton.onPress = { [unowned self] in openMenu() }
    show(inbox)
  }

  override func viewDidLayoutSubviews() {
    let (strip, page) = view.bounds.divided(atDistance: 83, from: .maxYEdge)
    tabStrip.frame = strip
    shown?.view.frame = page
    composeButton.frame = CGRect(x: page.maxX - 76, y: page.maxY - 76, width: 56, height: 56)
    menu.frame = view.bounds
  }

  /// The mailbox that was shown leaves the window, and so do touches in it.
  private func show(_ next: UIViewController) {
    guard next !== shown else { return }
    shown?.willMove(toParent: nil)
    shown?.view.removeFromSuperview()
    shown?.removeFromParent()
    addChild(next)
    view.insertSubview(next.view, at: 0)
    next.didMove(toParent: self)
    shown = next
    view.setNeedsLayout()
    StageTrace.note("shows \(next.title ?? "")")
  }

  private func openMenu() {
    view.addSubview(menu)
    StageTrace.note("opens the menu")
  }
}
