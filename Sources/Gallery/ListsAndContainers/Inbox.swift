import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// A list of mails: a tap opens one, a finger across a row opens its actions, one that goes far enough performs the
/// first of them, and one that goes up or down scrolls.
///
/// While a row's actions are open, the first touch elsewhere closes them, and does nothing else.
enum InboxStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = InboxViewController() }

  // Rows are 60 high, from 0 on; row 2 goes from 120 to 180.
  private static func row(_ row: Int, x: Double = 195) -> CGPoint { CGPoint(x: x, y: 60 * Double(row) + 30) }

  static let recordings = [
    ExampleRecording("tap-a-row", on: InboxStage.self) { Finger().tap(at: row(2)) },
    ExampleRecording("tap-its-detail-button", on: InboxStage.self) { Finger().tap(at: row(2, x: 365)) },
    ExampleRecording("open-actions-and-flag", on: InboxStage.self) {
      Finger().down(at: row(2, x: 300)).move(to: row(2, x: 140), for: 0.3).hold(0.3).up().wait(1)
        .tap(at: row(2, x: 280)).wait(1)
    },
    ExampleRecording("open-actions-and-tap-elsewhere", on: InboxStage.self) {
      Finger().down(at: row(2, x: 300)).move(to: row(2, x: 140), for: 0.3).hold(0.3).up().wait(1)
        .tap(at: row(4)).wait(1).tap(at: row(4))
    },
    ExampleRecording("swipe-far-enough-to-archive", on: InboxStage.self) {
      Finger().down(at: row(2, x: 370)).move(to: row(2, x: 10), for: 0.4).hold(0.3).up().wait(1)
        .tap(at: row(2))
    },
    ExampleRecording("swipe-a-little", on: InboxStage.self) {
      Finger().down(at: row(2, x: 300)).move(to: row(2, x: 270), for: 0.2).hold(0.3).up().wait(1)
    },
    ExampleRecording("scroll-from-a-row", on: InboxStage.self) {
      Finger().down(at: row(6)).move(to: row(2), for: 0.3).hold(0.3).up().wait(2).tap(at: row(2))
    },
  ]
}

private final class InboxViewController: UITableViewController {
  private var mails = Array(0..<40)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.rowHeight = 60
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mail")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { mails.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
    cell.accessoryType = .detailButton
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    StageTrace.note("mail \(mails[indexPath.row]) is opened")
  }

  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    StageTrace.note("who sent mail \(mails[indexPath.row])")
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let archive = UIContextualAction(style: .destructive, title: "Archive") { [weak self] _, _, done in
      self?.archive(at: indexPath)
      done(true)
    }
    let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
      StageTrace.note("mail \(self?.mails[indexPath.row] ?? -1) is flagged")
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [archive, flag])
  }

  private func archive(at indexPath: IndexPath) {
    StageTrace.note("mail \(mails.remove(at: indexPath.row)) is archived")
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
