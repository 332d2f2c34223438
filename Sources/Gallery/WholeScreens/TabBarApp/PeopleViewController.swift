import Foundation
import HeadlessUIKit
import TouchReplay

/// Faces on a board, with a child controller's card over them while a face is held. The board takes several
/// fingers.
final class PeopleViewController: UIViewController {
  private let board = FaceBoard(count: 30)
  private let card = CardViewController()

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "People"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.addSubview(board)
    addChild(card)
    view.addSubview(card.view)
    card.didMove(toParent: self)
    card.view.isHidden = true
    board.onHold = { [unowned self] in card.view.isHidden = $0 == 0 }
  }

  override func viewDidLayoutSubviews() {
    board.frame = view.bounds
    card.view.frame = CGRect(x: 20, y: 150, width: max(0, view.bounds.width - 40), height: 120)
  }
}

/// The card above the board: held up while fingers rest on faces, in the way of the faces behind it.
final class CardViewController: UIViewController {
  private let portrait = UIImageView()
  private let nameLabel = UILabel()

  override func viewDidLoad() { [portrait, nameLabel].forEach(view.addSubview) }

  override func viewDidLayoutSubviews() {
    portrait.frame = CGRect(x: 16, y: 16, width: 88, height: 88)
    nameLabel.frame = CGRect(x: 120, y: 16, width: max(0, view.bounds.width - 136), height: 32)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    StageTrace.note("the card is in the way")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// Image views in a grid; the board looks up itself which one a finger is on, since image views take no touches.
final class FaceBoard: UIView {
  /// Told how many fingers rest on faces.
  var onHold: (Int) -> Void = { _ in }
  private let faces: [UIImageView]
  private var held: Set<UITouch> = []

  init(count: Int) {
    faces = (0..<count).map { _ in UIImageView() }
    super.init(frame: .zero)
    isMultipleTouchEnabled = true
    faces.forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let columns = max(1, Int(bounds.width / 96))
    for (place, face) in faces.enumerated() {
      let (row, column) = place.quotientAndRemainder(dividingBy: columns)
      face.frame = CGRect(x: 16 + CGFloat(column) * 92, y: 200 + CGFloat(row) * 92, width: 76, height: 76)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let face = faces.firstIndex(where: { $0.frame.contains(touch.location(in: self)) }) else { continue }
      held.insert(touch)
      StageTrace.note("holds face \(face)")
    }
    onHold(held.count)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { release(touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { release(touches) }

  private func release(_ touches: Set<UITouch>) {
    held.subtract(touches)
    onHold(held.count)
  }
}
