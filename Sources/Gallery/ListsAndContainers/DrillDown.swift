import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// A list in a navigation controller, and what its rows lead to: back by the bar's button, by a finger from the
/// edge, and not back where that finger turns round.
enum DrillDownStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) {
    window.rootViewController = UINavigationController(rootViewController: RoutesViewController())
  }

  private static let onRow = CGPoint(x: 195, y: 250)
  private static let onBackButton = CGPoint(x: 30, y: 69)
  private static let atEdge = CGPoint(x: 2, y: 500)

  static let recordings = [
    ExampleRecording("push-and-tap-back", on: DrillDownStage.self) {
      Finger().tap(at: onRow).wait(1).tap(at: onBackButton).wait(1).tap(at: onRow)
    },
    ExampleRecording("push-and-swipe-back", on: DrillDownStage.self) {
      Finger().tap(at: onRow).wait(1)
        .drag(from: atEdge, to: CGPoint(x: 300, y: 500), for: 0.3).wait(1).tap(at: onRow)
    },
    ExampleRecording("swipe-back-called-off", on: DrillDownStage.self) {
      Finger().tap(at: onRow).wait(1)
        .down(at: atEdge).move(to: CGPoint(x: 150, y: 500), for: 0.3).move(to: CGPoint(x: 20, y: 500), for: 0.2)
        .hold(0.3).up().wait(1).tap(at: onRow)
    },
    ExampleRecording("swipe-at-the-root", on: DrillDownStage.self) {
      Finger().drag(from: atEdge, to: CGPoint(x: 300, y: 500), for: 0.3).wait(1)
    },
  ]
}

private final class RoutesViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Routes"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "route")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "route", for: indexPath)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(MapViewController(route: indexPath.row), animated: true)
  }
}

private final class MapViewController: UIViewController {
  private let route: Int
  private let tap = UITapGestureRecognizer()

  init(route: Int) {
    self.route = route
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Map \(route)"
    tap.addHandler { [route] _ in StageTrace.note("a place on map \(route)") }
    view.addGestureRecognizer(tap)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    StageTrace.note("map \(route) is gone")
  }
}
