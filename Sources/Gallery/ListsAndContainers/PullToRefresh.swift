import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// A list that a finger pulls down to have it loaded anew: pulled too little, it goes back; pulled enough, it stays
/// open as long as it loads.
enum PullToRefreshStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = FeedViewController() }

  private static func pull(by way: Double) -> Finger {
    Finger().down(at: CGPoint(x: 195, y: 200)).move(to: CGPoint(x: 195, y: 200 + way), for: 0.5).hold(0.3).up()
  }

  static let recordings = [
    ExampleRecording("pull-too-little", on: PullToRefreshStage.self) { pull(by: 80).wait(3) },
    ExampleRecording("pull-and-tap-while-it-loads", on: PullToRefreshStage.self) {
      pull(by: 420).wait(1).tap(at: CGPoint(x: 195, y: 30)).wait(3).tap(at: CGPoint(x: 195, y: 30))
    },
  ]
}

private final class FeedViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.rowHeight = 44
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "story")
    let control = UIRefreshControl()
    control.addAction(UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
    refreshControl = control
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "story", for: indexPath)
  }

  private func load() {
    StageTrace.note("it loads")
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
      StageTrace.note("it is loaded")
      self?.refreshControl?.endRefreshing()
    }
  }
}
