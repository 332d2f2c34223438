import UIKit

/// A sheet that a finger pulls up and down by its handle or by its list, between two heights.
final class BottomSheetViewController: UIViewController {
  enum Detent: CaseIterable {
    case collapsed, expanded
    var height: CGFloat { self == .collapsed ? 200 : 600 }
  }

  let sheet = UIView()
  let handle = UIView()
  let tableView = UITableView(frame: .zero, style: .plain)
  private(set) var detent = Detent.collapsed
  private var heightConstraint: NSLayoutConstraint!
  private lazy var pan: UIPanGestureRecognizer = {
    let pan = UIPanGestureRecognizer()
    pan.addHandler { [weak self] recognizer in self?.handlePan(recognizer) }
    pan.delegate = self
    return pan
  }()
  private var startHeight: CGFloat = 0
  private var animator: UIViewPropertyAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    sheet.backgroundColor = .secondarySystemBackground
    sheet.layer.cornerRadius = 16
    sheet.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    handle.backgroundColor = .systemGray3
    tableView.dataSource = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    [sheet, handle, tableView].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(sheet)
    sheet.addSubview(handle)
    sheet.addSubview(tableView)
    heightConstraint = sheet.heightAnchor.constraint(equalToConstant: detent.height)
    NSLayoutConstraint.activate([
      sheet.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      sheet.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      sheet.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      heightConstraint,
      handle.topAnchor.constraint(equalTo: sheet.topAnchor, constant: 8),
      handle.centerXAnchor.constraint(equalTo: sheet.centerXAnchor),
      handle.widthAnchor.constraint(equalToConstant: 36),
      handle.heightAnchor.constraint(equalToConstant: 5),
      tableView.topAnchor.constraint(equalTo: handle.bottomAnchor, constant: 8),
      tableView.leadingAnchor.constraint(equalTo: sheet.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: sheet.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: sheet.bottomAnchor),
    ])
    sheet.addGestureRecognizer(pan)
  }

  private func handlePan(_ pan: UIGestureRecognizer) {
    guard let pan = pan as? UIPanGestureRecognizer else { return }
    switch pan.state {
    case .began:
      animator?.stopAnimation(true)
      startHeight = heightConstraint.constant
    case .changed:
      let height = startHeight - pan.translation(in: view).y
      heightConstraint.constant = max(Detent.collapsed.height, min(height, Detent.expanded.height))
    case .ended, .cancelled:
      let velocity = pan.velocity(in: view).y
      let projected = heightConstraint.constant - velocity * 0.2
      let middle = (Detent.collapsed.height + Detent.expanded.height) / 2
      move(to: projected > middle ? .expanded : .collapsed)
    default:
      break
    }
  }

  func move(to detent: Detent) {
    self.detent = detent
    heightConstraint.constant = detent.height
    let timing = UISpringTimingParameters(dampingRatio: 0.9)
    let animator = UIViewPropertyAnimator(duration: 0.4, timingParameters: timing)
    animator.addAnimations { self.view.layoutIfNeeded() }
    animator.addCompletion { [weak self] position in
      if position == .end { self?.tableView.isScrollEnabled = true }
    }
    animator.startAnimation()
    self.animator = animator
  }
}

extension BottomSheetViewController: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, detent == .expanded else { return true }
    let velocity = pan.velocity(in: view)
    let isOnList = tableView.frame.contains(pan.location(in: sheet))
    return !isOnList || (tableView.contentOffset.y <= 0 && velocity.y > 0)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === tableView.panGestureRecognizer }
}

extension BottomSheetViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.selectionStyle = .none
    return cell
  }
}
