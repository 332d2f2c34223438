import UIKit

@MainActor protocol CardStackViewDelegate: AnyObject {
  func cardStack(_ stack: CardStackView, didSwipe card: UIView, toRight: Bool)
}

/// Cards on a pile. The topmost follows a finger; far enough or fast enough, it goes.
final class CardStackView: UIView {
  weak var delegate: CardStackViewDelegate?
  private(set) var cards: [UIView] = []
  private let decisionDistance: CGFloat = 120
  private let decisionSpeed: CGFloat = 800

  func push(_ card: UIView) {
    cards.append(card)
    insertSubview(card, at: 0)
    let pan = UIPanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    pan.act { [weak self] in self?.drag($0) }
    card.addGestureRecognizer(pan)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (depth, card) in cards.enumerated() where card.transform.isIdentity {
      card.frame = bounds.insetBy(dx: 20, dy: 20).offsetBy(dx: 0, dy: CGFloat(min(depth, 2)) * 8)
      card.isUserInteractionEnabled = depth == 0
    }
  }

  private func drag(_ recognizer: UIGestureRecognizer) {
    guard let pan = recognizer as? UIPanGestureRecognizer, let card = pan.view else { return }
    let way = pan.translation(in: self)
    switch pan.state {
    case .began, .changed:
      let turn = way.x / bounds.width * (.pi / 8)
      card.transform = CGAffineTransform(translationX: way.x, y: way.y).rotated(by: turn)
    case .ended:
      let velocity = pan.velocity(in: self)
      if abs(way.x) > decisionDistance || abs(velocity.x) > decisionSpeed {
        swipe(card, toRight: abs(way.x) > decisionDistance ? way.x > 0 : velocity.x > 0)
      } else {
        card.transform = .identity
      }
    default:
      card.transform = .identity
    }
  }

  private func swipe(_ card: UIView, toRight: Bool) {
    cards.removeAll { $0 === card }
    card.removeFromSuperview()
    setNeedsLayout()
    delegate?.cardStack(self, didSwipe: card, toRight: toRight)
  }
}
