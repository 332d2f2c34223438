public import Foundation

/// On or off. A tap turns it over; a drag along it leaves it on the side on which the finger lifts.
///
/// The value changes when the finger lifts. Fingers land on a view inside of it, and of a switch's touch events
/// only those of the lift are sent (K103). The size, which is always the same, and how far a drag must go to be
/// one, are ours.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiswitch>
@preconcurrency @MainActor
open class UISwitch: UIControl {
  private var knobIsOn = false
  private var start = CGPoint.zero
  private var isDragged = false
  private let well = SwitchWell()

  /// Setting it sends nothing.
  open var isOn: Bool {
    get { knobIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Sends nothing. The change takes no time.
  open func setOn(_ on: Bool, animated: Bool) { knobIsOn = on }

  /// Kept; nothing is drawn.
  open var onTintColor: UIColor?
  /// Kept; nothing is drawn.
  open var thumbTintColor: UIColor?
  /// Kept, never drawn.
  open var onImage: UIImage?
  /// Kept, never drawn.
  open var offImage: UIImage?
  /// Kept, never shown: only a Mac has it.
  open var title: String?
  /// Kept: it is a switch.
  open var preferredStyle = Style.automatic
  /// A switch, as on a phone or pad.
  open var style: Style { .sliding }
  /// How a switch looks. Raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable { case automatic, checkbox, sliding }

  /// - Parameter frame: its size is not taken.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    keepSize()
    makeInnerViews()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    keepSize()
    makeInnerViews()
  }

  override var sizeHabit: SizeHabit { .keepsSize }
  override var keptSize: CGSize { thresholds.switchSize }

  /// The well, which fingers reach through what it is in, and the knob.
  override func makeInnerViews() {
    let whole = putInside()
    whole.putInside(well, UIImageView())
    for view in [whole, well] { view.isUserInteractionEnabled = true }
  }

  override func isOwn(_ touch: UITouch) -> Bool { super.isOwn(touch) || touch.view === well }

  /// Always the same: that of the alignment rectangle.
  open override var intrinsicContentSize: CGSize {
    alignmentRect(forFrame: CGRect(origin: .zero, size: keptSize)).size
  }
  /// The frame reaches 2 points further at the right than what constraints are about.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }
  override var standardHugging: Hugging { (.defaultHigh, .defaultHigh) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { thresholds.switchSize }

  override var primaryEvents: Event { .valueChanged }

  override var unsentEvents: Event { .allTouchEvents.subtracting([.touchUpInside, .touchUpOutside]) }

  /// Wins over an ancestor's single tap, and over a drag along the switch.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !winsTap(against: gestureRecognizer) && !winsDrag(of: bounds, against: gestureRecognizer)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = touch.location(in: self)
    isDragged = false
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if abs(touch.location(in: self).x - start.x) >= thresholds.switchDrag { isDragged = true }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch else { return }
    let wasOn = knobIsOn
    changingByHand {
      if isDragged {
        knobIsOn = (touch.location(in: self).x >= bounds.midX) != readsFromTheRight
      } else if isTouchInside {
        knobIsOn.toggle()
      }
    }
    if knobIsOn != wasOn { sendValue(from: .flag(wasOn), to: .flag(knobIsOn), with: event) }
  }
}

/// Where fingers on a switch land. It is no control, and yet they are a control's.
final class SwitchWell: UIView {}
