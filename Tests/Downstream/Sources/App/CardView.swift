import UIKit

/// A card as apps write them: it has a shape of its own, follows a finger, springs back, and can be pressed.
final class CardView: UIView {
  private let shape = CAShapeLayer()
  private let feedback = UIImpactFeedbackGenerator(style: .light)
  private let label: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    return label
  }()
  private(set) var isOpen = false
  private(set) var presses = 0
  var pan: UIPanGestureRecognizer!

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    layer.cornerRadius = 12
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.addSublayer(shape)
    isAccessibilityElement = true
    accessibilityTraits = [.button]
    accessibilityLabel = "Card"
    addSubview(label)
    pan = UIPanGestureRecognizer(target: self, action: nil)
    pan.maximumNumberOfTouches = 1
    pan.allowedScrollTypesMask = .continuous
    pan.addHandler { [unowned self] in drag($0) }
    addGestureRecognizer(pan)
  }

  override class var layerClass: AnyClass { CAShapeLayer.self }

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: layoutMargins)
    shape.frame = bounds
    shape.path = outline.cgPath
    shape.fillColor = tintColor.cgColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    shape.fillColor = tintColor.cgColor
  }

  override func draw(_ rect: CGRect) {
    UIColor.white.setFill()
    outline.fill()
  }

  private var outline: UIBezierPath {
    UIBezierPath(
      roundedRect: bounds, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 40, height: 40))
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { outline.contains(point) }

  private func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      feedback.prepare()
    case .changed:
      transform = CGAffineTransform(translationX: 0, y: pan.translation(in: superview).y)
    case .ended, .cancelled:
      isOpen = pan.velocity(in: superview).y < 0
      feedback.impactOccurred()
      UIView.animate(
        withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
        options: [.allowUserInteraction, .beginFromCurrentState],
        animations: { self.transform = .identity },
        completion: { [weak self] finished in self?.accessibilityValue = finished ? "rests" : nil })
    default: break
    }
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    var isMine = false
    for press in presses where press.type == .select || press.key?.keyCode == .keyboardSpacebar {
      self.presses += 1
      isMine = true
    }
    if !isMine { super.pressesBegan(presses, with: event) }
  }
}
