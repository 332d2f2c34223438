import UIKit

/// Stars in a row; a finger that slides over them rates.
@IBDesignable
final class RatingControl: UIControl {
  @IBInspectable var rating: Int = 0 {
    didSet {
      guard rating != oldValue else { return }
      updateStars()
      accessibilityValue = "\(rating) of \(stars.count)"
    }
  }

  private let stack = UIStackView()
  private let stars: [UIImageView]
  private let selectionFeedback = UISelectionFeedbackGenerator()

  init(count: Int = 5) {
    stars = (0..<count).map { _ in UIImageView(image: UIImage(systemName: "star")) }
    super.init(frame: .zero)
    commonInit()
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func commonInit() {
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    stack.axis = .horizontal
    stack.distribution = .fillEqually
    stack.spacing = 4
    stack.isUserInteractionEnabled = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    stars.forEach { star in
      star.contentMode = .scaleAspectFit
      star.tintColor = .systemYellow
      stack.addArrangedSubview(star)
    }
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  override var intrinsicContentSize: CGSize { CGSize(width: CGFloat(stars.count) * 44, height: 44) }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    selectionFeedback.prepare()
    rate(at: touch.location(in: self))
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    rate(at: touch.location(in: self))
    return super.continueTracking(touch, with: event)
  }

  override func accessibilityIncrement() {
    rating = min(stars.count, rating + 1)
    sendActions(for: .valueChanged)
  }

  private func rate(at point: CGPoint) {
    let share = max(0, min(1, point.x / bounds.width))
    let new = Int(ceil(share * CGFloat(stars.count)))
    guard new != rating else { return }
    rating = new
    selectionFeedback.selectionChanged()
    sendActions(for: .valueChanged)
  }

  private func updateStars() {
    for (index, star) in stars.enumerated() {
      star.image = UIImage(systemName: index < rating ? "star.fill" : "star")
    }
  }
}
