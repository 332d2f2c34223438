public import Foundation

/// A value that a finger steps up by pressing the right half, and down by pressing the left.
///
/// A tap steps when it lifts. A finger that rests on a half repeats the step, as long as it is over that half, and
/// faster once it has rested for long (K110). The size, which is always the same, is ours.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uistepper>
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private var amount: Double = 0
  private var range: (least: Double, most: Double) = (0, 100)

  // MARK: Value

  /// Always within the range. Setting it sends nothing.
  open var value: Double {
    get { amount }
    set { amount = min(range.most, max(range.least, newValue)) }
  }

  /// Setting it above the maximum takes that along (ours); the value follows (K70).
  open var minimumValue: Double {
    get { range.least }
    set {
      range = (newValue, max(newValue, range.most))
      value = amount
    }
  }

  /// Setting it below the minimum takes that along (ours); the value follows (K70).
  open var maximumValue: Double {
    get { range.most }
    set {
      range = (min(newValue, range.least), newValue)
      value = amount
    }
  }

  /// Above 0.
  open var stepValue: Double = 1 {
    willSet { precondition(newValue > 0, "a stepper's stepValue must be above 0, not \(newValue)") }
  }

  /// Whether every step is sent, or only what a press came to.
  open var isContinuous = true
  /// Whether a finger that rests repeats the step.
  open var autorepeat = true
  /// Whether a step beyond one end goes to the other.
  open var wraps = false

  // MARK: Making

  /// - Parameter frame: its size is not taken.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    keepSize()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    keepSize()
  }

  override var sizeHabit: SizeHabit { .keepsSize }
  override var keptSize: CGSize { thresholds.stepperSize }

  // MARK: Looks

  private var looks = KeptBarLooks()
  /// Kept, never drawn.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    looks.images[.init(part: "background", state: state.rawValue)] = image
  }
  /// As it was set.
  open func backgroundImage(for state: State) -> UIImage? {
    looks.images[.init(part: "background", state: state.rawValue)]
  }
  /// Kept, never drawn.
  open func setDividerImage(_ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State) {
    looks.images[.init(part: "divider \(left.rawValue)", state: right.rawValue)] = image
  }
  /// As it was set.
  open func dividerImage(forLeftSegmentState left: State, rightSegmentState right: State) -> UIImage? {
    looks.images[.init(part: "divider \(left.rawValue)", state: right.rawValue)]
  }
  /// Kept, never drawn.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    looks.images[.init(part: "increment", state: state.rawValue)] = image
  }
  /// As it was set.
  open func incrementImage(for state: State) -> UIImage? {
    looks.images[.init(part: "increment", state: state.rawValue)]
  }
  /// Kept, never drawn.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    looks.images[.init(part: "decrement", state: state.rawValue)] = image
  }
  /// As it was set.
  open func decrementImage(for state: State) -> UIImage? {
    looks.images[.init(part: "decrement", state: state.rawValue)]
  }

  /// Both buttons.
  override func makeInnerViews() { putInside().putInside(UIView(), UIView()) }

  /// Always the same.
  open override var intrinsicContentSize: CGSize { thresholds.stepperSize }
  override var standardHugging: Hugging { (.defaultHigh, .defaultHigh) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { thresholds.stepperSize }

  override var primaryEvents: Event { .valueChanged }

  /// Wins over an ancestor's single tap.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !winsTap(against: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Tracking

  /// Apple has the rate depend on how long a half is held, and gives no numbers: these are ours.
  private enum Haste {
    /// As long as devices were watched, which step no faster by then.
    static let rests = 5
    /// In seconds, from one repeated step to the next.
    static let interval: TimeInterval = 0.1
  }

  private enum Half { case down, up }
  private var pressed: Half?
  private var finger: Half?
  private var repeats = 0
  /// How often the finger has rested for another while, on its half or not.
  private var rests = 0
  private var deadline = Deadline()
  private var told: Double = 0

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = half(under: touch)
    finger = pressed
    (repeats, rests) = (0, 0)
    told = amount
    if autorepeat { wait(thresholds.stepperDelay) }
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    finger = isTouchInside ? half(under: touch) : nil
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    finger = isTouchInside ? touch.map(half) : nil
    if repeats == 0 { step() }
    finish(with: event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    finish(with: event)
  }

  private func finish(with event: UIEvent?) {
    deadline.callOff()
    pressed = nil
    tell(with: event)
  }

  private func half(under touch: UITouch) -> Half { touch.location(in: self).x < bounds.midX ? .down : .up }

  private func wait(_ seconds: TimeInterval) {
    deadline.set(after: seconds) { [weak self] in self?.rest() }
  }

  /// The finger has rested for another while.
  private func rest() {
    guard tracker.touch != nil, pressed != nil else { return }
    rests += 1
    if finger == pressed { repeats += 1 }
    step()
    if isContinuous { tell(with: nil) }
    if tracker.touch != nil {
      wait(rests < Haste.rests ? thresholds.stepperInterval : min(Haste.interval, thresholds.stepperInterval))
    }
  }

  private func step() {
    guard let pressed, finger == pressed else { return }
    let stepped = pressed == .up ? amount + stepValue : amount - stepValue
    if stepped > range.most {
      value = wraps ? range.least : range.most
    } else if stepped < range.least {
      value = wraps ? range.most : range.least
    } else {
      value = stepped
    }
  }

  private func tell(with event: UIEvent?) {
    guard amount != told else { return }
    let old = told
    told = amount
    sendValue(from: .number(old), to: .number(amount), with: event)
  }
}
