import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// A list under a tab bar whose centre button is raised above the bar's top edge.
final class Home: UIViewController, UITableViewDataSource, UITableViewDelegate, UITabBarDelegate {
  let list = UITableView()
  let tabBar: TabBar

  init(tabBar: TabBar) {
    self.tabBar = tabBar
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    list.frame = view.bounds
    // Rows begin at the screen's upper edge, whatever phone it is on.
    list.contentInsetAdjustmentBehavior = .never
    list.rowHeight = 52
    list.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    list.dataSource = self
    list.delegate = self
    tabBar.delegate = self
    [list, tabBar].forEach(view.addSubview)
    tabBar.centerButton.addAction(UIAction { [unowned self] _ in compose() }, for: .touchUpInside)
  }

  func compose() { StageTrace.note("composes") }

  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { StageTrace.note("shows tab \(item.tag)") }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 17 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    // A row is touched as one: there is nothing in it.
    cell.contentView.isUserInteractionEnabled = false
    return cell
  }

  /// Row 0 is for reading undisturbed.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    StageTrace.note("selects row \(indexPath.row)")
    guard indexPath.row == 0 else { return }
    tabBar.isHidden.toggle()
    StageTrace.note(tabBar.isHidden ? "hides the tab bar" : "shows the tab bar")
  }
}

/// What is done to every one of the bars, so that their traces can be held side by side.
extension Home {
  /// 12 points above the bar's top edge.
  static let raisedPart = CGPoint(x: 195, y: 749)
  static let lowerPart = CGPoint(x: 195, y: 790)

  static func pressRaisedPart(on stage: any Stage.Type) -> ExampleRecording {
    ExampleRecording("press-raised-part", on: stage) {
      Finger(rate: 62.5).down(at: raisedPart).move(to: CGPoint(x: 196.5, y: 747), for: 0.288).up()
    }
  }

  /// Three presses of a hand that aims at the raised part and trembles.
  static func pressRaisedPartByHand(on stage: any Stage.Type) -> ExampleRecording {
    var hand = HumanHand(seed: 749, screen: stage.screen)
    for _ in 0..<3 {
      hand.tap(at: raisedPart)
      hand.rest(0.6)
    }
    return ExampleRecording(
      "press-raised-part-by-hand", on: stage, log: hand.log(screen: stage.screen, stage: stage.name))
  }

  static func pressLowerPart(on stage: any Stage.Type) -> ExampleRecording {
    ExampleRecording("press-lower-part", on: stage) { Finger().tap(at: lowerPart) }
  }

  static func tapTab(on stage: any Stage.Type) -> ExampleRecording {
    ExampleRecording("tap-tab", on: stage) { Finger().tap(at: CGPoint(x: 39, y: 785)) }
  }

  static func tapRow(on stage: any Stage.Type) -> ExampleRecording {
    ExampleRecording("tap-row", on: stage) { Finger().tap(at: CGPoint(x: 195, y: 290)) }
  }

  /// Row 0 hides the bar; then both parts of the button, and a tab, are pressed where they were.
  static func tapWithBarHidden(on stage: any Stage.Type) -> ExampleRecording {
    ExampleRecording("tap-with-bar-hidden", on: stage) {
      Finger().tap(at: CGPoint(x: 195, y: 20))
        .wait(0.5).tap(at: raisedPart)
        .wait(0.5).tap(at: lowerPart)
        .wait(0.5).tap(at: CGPoint(x: 39, y: 785))
    }
  }
}
