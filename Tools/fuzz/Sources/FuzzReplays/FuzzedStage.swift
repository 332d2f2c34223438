import Foundation
import HeadlessUIKit
import TouchReplay

/// Something of all that follows fingers: recognizers of every kind on a card, which moves as apps move theirs,
/// content that bounces and content in pages, rows that are selected, and controls.
enum FuzzedStage: Stage {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = FuzzedViewController() }
}

private final class FuzzedViewController: UIViewController, UITableViewDataSource {
  override func viewDidLoad() {
    view.isMultipleTouchEnabled = true
    addCard()
    addPages()
    addRows()
    addControls()
  }

  private func addCard() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 250))
    card.isMultipleTouchEnabled = true
    view.addSubview(card)
    let (pan, pinch, rotation) = (
      UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer()
    )
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    for recognizer in [
      pan, pinch, rotation, double, UITapGestureRecognizer(), UILongPressGestureRecognizer(),
      UISwipeGestureRecognizer(), UIScreenEdgePanGestureRecognizer(),
    ] {
      card.addGestureRecognizer(recognizer)
    }
    // A card has its recognizers, and they their handlers: one that had the card would keep it for ever.
    pan.addHandler { [unowned card] pan in
      let (way, speed) = (pan.translation(in: card.superview), pan.velocity(in: card.superview))
      card.center.x += way.x + speed.x / 1000
      card.center.y += way.y + speed.y / 1000
      pan.setTranslation(.zero, in: card.superview)
    }
    pinch.addHandler { [unowned card] pinch in
      card.bounds.size.width = min(1000, card.bounds.width * pinch.scale)
      StageTrace.note("\(pinch.velocity)")
      pinch.scale = 1
    }
    rotation.addHandler { [unowned card] in card.alpha = 1 / (1 + abs($0.rotation) + abs($0.velocity)) }
  }

  private func addPages() {
    for (index, isPaged) in [false, true].enumerated() {
      let list = UIScrollView(frame: CGRect(x: 195 * index, y: 250, width: 195, height: 250))
      list.contentSize = CGSize(width: 585, height: 2000)
      list.isPagingEnabled = isPaged
      list.isDirectionalLockEnabled = isPaged
      list.addSubview(UIButton(frame: CGRect(x: 20, y: 20, width: 150, height: 100)))
      view.addSubview(list)
    }
  }

  private func addRows() {
    let table = UITableView(frame: CGRect(x: 0, y: 500, width: 390, height: 200))
    table.dataSource = self
    view.addSubview(table)
  }

  private func addControls() {
    let all = [
      UISlider(), UISwitch(), UIStepper(), UISegmentedControl(items: ["a", "b"]), UITextField(), UIButton(),
    ]
    for (index, control) in all.enumerated() {
      control.frame = CGRect(x: 65 * index, y: 720, width: 60, height: 60)
      view.addSubview(control)
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: "row")
  }
}
