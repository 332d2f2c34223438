import UIKit

/// A slider with two knobs that don't pass each other.
class RangeSlider: UIControl {
  var minimumValue: CGFloat = 0
  var maximumValue: CGFloat = 100
  var lowerValue: CGFloat = 20 { didSet { setNeedsLayout() } }
  var upperValue: CGFloat = 80 { didSet { setNeedsLayout() } }

  private let track = CALayer()
  private let filled = CAGradientLayer()
  private let lowerThumb = UIView()
  private let upperThumb = UIView()
  private let thumbSize: CGFloat = 28
  private weak var activeThumb: UIView?
  private var previousLocation = CGPoint.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    track.backgroundColor = UIColor.systemGray5.cgColor
    layer.addSublayer(track)
    filled.colors = [UIColor.systemBlue.cgColor, UIColor.systemTeal.cgColor]
    filled.startPoint = CGPoint(x: 0, y: 0.5)
    filled.endPoint = CGPoint(x: 1, y: 0.5)
    layer.addSublayer(filled)
    for thumb in [lowerThumb, upperThumb] {
      thumb.isUserInteractionEnabled = false
      thumb.backgroundColor = .white
      thumb.layer.cornerRadius = thumbSize / 2
      thumb.layer.shadowColor = UIColor.black.cgColor
      thumb.layer.shadowOpacity = 0.25
      thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
      thumb.layer.shadowRadius = 3
      addSubview(thumb)
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    track.frame = CGRect(x: 0, y: bounds.midY - 2, width: bounds.width, height: 4)
    let (low, high) = (position(for: lowerValue), position(for: upperValue))
    filled.frame = CGRect(x: low, y: bounds.midY - 2, width: high - low, height: 4)
    lowerThumb.frame = thumbFrame(centeredAt: low)
    upperThumb.frame = thumbFrame(centeredAt: high)
    CATransaction.commit()
  }

  private func position(for value: CGFloat) -> CGFloat {
    let room = bounds.width - thumbSize
    return thumbSize / 2 + room * (value - minimumValue) / (maximumValue - minimumValue)
  }

  private func thumbFrame(centeredAt x: CGFloat) -> CGRect {
    CGRect(x: x - thumbSize / 2, y: bounds.midY - thumbSize / 2, width: thumbSize, height: thumbSize)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    previousLocation = touch.location(in: self)
    activeThumb = [upperThumb, lowerThumb].first { $0.frame.insetBy(dx: -8, dy: -8).contains(previousLocation) }
    return activeThumb != nil
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    let delta = (location.x - previousLocation.x) / (bounds.width - thumbSize) * (maximumValue - minimumValue)
    previousLocation = location
    if activeThumb === lowerThumb {
      lowerValue = min(max(lowerValue + delta, minimumValue), upperValue)
    } else {
      upperValue = max(min(upperValue + delta, maximumValue), lowerValue)
    }
    sendActions(for: .valueChanged)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    activeThumb = nil
    sendActions(for: .editingDidEnd)
  }

  override func cancelTracking(with event: UIEvent?) { activeThumb = nil }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !(gestureRecognizer is UIPanGestureRecognizer)
  }
}
