import Foundation
import HeadlessUIKit
import TouchReplay

@MainActor protocol MessageRowDelegate: AnyObject {
  /// A finger came and went without moving much.
  func rowWasPicked(_ row: MessageRow)
  /// A finger lifted far to the left of where it landed.
  func rowWasSwiped(_ row: MessageRow)
}

/// One message: picked by a tap, archived by a swipe to the left. Takes one finger, and keeps what it hears of it.
final class MessageRow: UIView {
  let number: Int
  let isUnread: Bool
  var isSelected = false
  weak var delegate: (any MessageRowDelegate)?

  /// In points: a finger that moved farther makes no tap.
  private static let tapSlop: CGFloat = 10
  /// In points to the left.
  private static let swipeDistance: CGFloat = 90

  private let unreadDot = UIView()
  private let icon = UIImageView()
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let dateLabel = UILabel()
  private let star: StarView
  private let separator = UIView()
  private var landing: CGPoint?
  private var isPressed = false

  init(number: Int, isUnread: Bool) {
    self.number = number
    self.isUnread = isUnread
    star = StarView(of: number)
    super.init(frame: .zero)
    accessibilityIdentifier = "row\(number)"
    titleLabel.text = "Sender \(number)"
    subtitleLabel.text = "What message \(number) is about"
    dateLabel.text = "\(number % 12 + 1):00"
    unreadDot.isHidden = !isUnread
    unreadDot.isUserInteractionEnabled = false
    separator.isUserInteractionEnabled = false
    [unreadDot, icon, titleLabel, subtitleLabel, dateLabel, star, separator].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let (height, right) = (bounds.height, bounds.width)
    unreadDot.frame = CGRect(x: 6, y: height / 2 - 4, width: 8, height: 8)
    icon.frame = CGRect(x: 20, y: 12, width: 40, height: 40)
    titleLabel.frame = CGRect(x: 72, y: 10, width: max(0, right - 190), height: 22)
    subtitleLabel.frame = CGRect(x: 72, y: 34, width: max(0, right - 132), height: 18)
    dateLabel.frame = CGRect(x: right - 112, y: 10, width: 56, height: 22)
    star.frame = CGRect(x: right - 52, y: 10, width: 44, height: 44)
    separator.frame = CGRect(x: 72, y: height - 1, width: max(0, right - 72), height: 1)
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    landing = touches.first?.location(in: nil)
    isPressed = true
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let landing, let place = touches.first?.location(in: nil) else { return }
    if abs(place.x - landing.x) > Self.tapSlop || abs(place.y - landing.y) > Self.tapSlop { isPressed = false }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let landing, let place = touches.first?.location(in: nil) else { return }
    let wasPressed = isPressed
    forget()
    let (left, down) = (landing.x - place.x, abs(landing.y - place.y))
    if wasPressed {
      delegate?.rowWasPicked(self)
    } else if left > Self.swipeDistance, down < left / 2 {
      delegate?.rowWasSwiped(self)
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { forget() }

  private func forget() {
    landing = nil
    isPressed = false
  }
}

/// The star at a row's right end: its own small target inside the row's.
final class StarView: UIView {
  private let number: Int
  private let image = UIImageView()
  private var isOn = false

  init(of number: Int) {
    self.number = number
    super.init(frame: .zero)
    addSubview(image)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() { image.frame = bounds.insetBy(dx: 10, dy: 10) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, point(inside: touch.location(in: self), with: event) else { return }
    isOn.toggle()
    StageTrace.note("\(isOn ? "stars" : "unstars") message \(number)")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
