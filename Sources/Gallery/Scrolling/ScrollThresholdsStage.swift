import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// For every number by which scroll views decide and which Apple does not publish, an input just under it and one
/// just over it. Where a number says how content moves, a finger lands just before and just after it comes to rest.
enum ScrollThresholdsStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = ScrollThresholdsViewController() }

  private static let onFeed = CGPoint(x: 300, y: 150)
  private static let onPages = CGPoint(x: 300, y: 420)
  private static let onRow = CGPoint(x: 300, y: 530)
  private static let onMap = CGPoint(x: 300, y: 700)
  private static let onRail = CGPoint(x: 300, y: 820)
  /// The tile of the feed that a tap takes the feed elsewhere from.
  private static let onJump = CGPoint(x: 50, y: 20)

  private static func record(_ name: String, _ fingers: Finger...) -> ExampleRecording {
    ExampleRecording(name, on: ScrollThresholdsStage.self) {
      for finger in fingers { finger }
    }
  }

  static let recordings = draggingRecordings + restRecordings + motionRecordings

  private static let draggingRecordings = [
    record("content-delay-just-under", Finger().tap(at: onFeed, for: 0.149)),
    record("content-delay-just-over", Finger().tap(at: onFeed, for: 0.151)),
    record("directional-lock-ratio-just-under", drag(from: onMap, x: -10, y: -19.9)),
    record("directional-lock-ratio-just-over", drag(from: onMap, x: -10, y: -20.1)),
    record("row-hysteresis-just-under", drag(from: onRow, x: -23.9, y: 0)),
    record("row-hysteresis-just-over", drag(from: onRow, x: -24.1, y: 0)),
    // Pulled 100 pt beyond its edge, the feed shows its first tile 46.48 pt below that.
    record("rubber-band-stiffness-just-under", pull, Finger(at: 0.5).tap(at: CGPoint(x: 150, y: 46.3))),
    record("rubber-band-stiffness-just-over", pull, Finger(at: 0.5).tap(at: CGPoint(x: 150, y: 46.7))),
  ]

  private static func drag(from start: CGPoint, x: Double, y: Double) -> Finger {
    Finger().down(at: start).move(to: CGPoint(x: start.x + x, y: start.y + y)).hold(0.3).up().wait(1)
  }

  private static let pull = Finger().down(at: onFeed).move(to: CGPoint(x: 300, y: 260), for: 0.2).hold(0.6).up()

  private static let restRecordings = [
    record("least-fling-just-under", drag(from: onFeed, up: 49.5, for: 0.2)),
    record("least-fling-just-over", drag(from: onFeed, up: 50.5, for: 0.2)),
    record("page-turn-just-under", turnPage(by: 49.5, for: 0.25)),
    record("page-turn-just-over", turnPage(by: 50.5, for: 0.25)),
    record("rest-distance-just-under", turnPage(by: 10.4, for: 0.1, rest: 0.3).wait(1)),
    record("rest-distance-just-over", turnPage(by: 10.6, for: 0.1, rest: 0.3).wait(1)),
  ]

  private static func drag(from start: CGPoint, up way: Double, for time: Double) -> Finger {
    Finger().down(at: start).move(to: CGPoint(x: start.x, y: start.y - way), for: time).up().wait(2)
  }

  private static func turnPage(by way: Double, for time: Double, rest: Double = 0) -> Finger {
    Finger().down(at: onPages).move(to: CGPoint(x: onPages.x - way, y: onPages.y), for: time)
      .hold(rest).up()
  }

  private static let motionRecordings = [
    record("least-glide-just-under", thenTap(after: 2.29, fling)),
    record("least-glide-just-over", thenTap(after: 2.33, fling)),
    record("scroll-step-just-under", thenTap(after: 0.016, fling)),
    record("scroll-step-just-over", thenTap(after: 0.0175, fling)),
    record("settling-rate-just-under", thenTap(after: 0.53, turnPage(by: 110, for: 0.2, rest: 0.3), at: onPages)),
    record("settling-rate-just-over", thenTap(after: 0.537, turnPage(by: 110, for: 0.2, rest: 0.3), at: onPages)),
    record("bounce-frequency-just-under", thenTap(after: 0.545, pull)),
    record("bounce-frequency-just-over", thenTap(after: 0.555, pull)),
    record("greatest-rate-just-under", thenTap(after: 0.09, rail, at: onRail)),
    record("greatest-rate-just-over", thenTap(after: 0.101, rail, at: onRail)),
    record("scroll-animation-just-under", thenTap(after: 0.295, Finger().tap(at: onJump))),
    record("scroll-animation-just-over", thenTap(after: 0.305, Finger().tap(at: onJump))),
  ]

  private static let fling = Finger().down(at: onFeed).move(to: CGPoint(x: 300, y: 50), for: 0.1).up()

  /// Leaves the rail 83.2 pt before its end, at 1000 pt/s.
  private static let rail = Finger().down(at: onRail).move(to: CGPoint(x: 300 - 26.8, y: 820), at: 0.0268).up()

  private static func thenTap(after seconds: Double, _ finger: Finger, at point: CGPoint = onFeed) -> Finger {
    finger.wait(seconds).tap(at: point)
  }
}

private final class ScrollThresholdsViewController: UIViewController {
  private let feed = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
  private let pages = UIScrollView(frame: CGRect(x: 0, y: 320, width: 390, height: 200))
  private let rows = UITableView(frame: CGRect(x: 0, y: 520, width: 390, height: 20))
  private let map = UIScrollView(frame: CGRect(x: 0, y: 540, width: 390, height: 220))
  private let rail = UIScrollView(frame: CGRect(x: 0, y: 780, width: 390, height: 64))
  private let tile = KeepingView(frame: CGRect(x: 0, y: 0, width: 390, height: 3_000))
  private let jump = UITapGestureRecognizer()

  override func viewDidLoad() {
    [feed, pages, rows, map, rail].forEach(view.addSubview)
    feed.contentInsetAdjustmentBehavior = .never
    feed.contentSize = tile.bounds.size
    feed.addSubview(tile)
    tile.addGestureRecognizer(jump)
    jump.addHandler { [unowned self] jump in
      if jump.location(in: tile).x < 100 { feed.setContentOffset(CGPoint(x: 0, y: 200), animated: true) }
    }
    pages.contentSize = CGSize(width: 3 * 390, height: 200)
    pages.isPagingEnabled = true
    (rows.dataSource, rows.delegate, rows.rowHeight) = (self, self, 20)
    rows.contentInsetAdjustmentBehavior = .never
    map.contentSize = CGSize(width: 2_000, height: 2_000)
    map.isDirectionalLockEnabled = true
    rail.contentSize = CGSize(width: 490, height: 64)
    rail.bounces = false
    rail.decelerationRate = UIScrollView.DecelerationRate(rawValue: 1)
  }
}

extension ScrollThresholdsViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Flag") { $2(true) }])
  }
}
