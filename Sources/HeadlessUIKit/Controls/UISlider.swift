public import Foundation

/// A value that a finger changes by dragging a knob along a track. A finger that lands beside the knob is refused.
///
/// `valueChanged` is sent when a finger takes hold of the knob, for every change, and when it lets go, so that an
/// action which looks at the touch's phase sees all three; where it isn't continuous, only when it lets go.
///
/// The knob stays under the finger as it took hold of it. The knob's size, and how far around it a finger takes
/// hold, are ours; `thumbRect` and `trackRect` can be overridden.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uislider>
@preconcurrency @MainActor
open class UISlider: UIControl {
  private var amount: Float = 0
  private var range: (least: Float, most: Float) = (0, 1)
  /// From the knob's middle to the finger.
  private var hold: CGFloat = 0
  /// Where the finger that is tracked took hold.
  private var knobBeforeDrag: CGRect?
  /// The value that was told last.
  private var told: Float = 0

  // MARK: Value

  /// Always within the range. Setting it sends nothing.
  open var value: Float {
    get { amount }
    set { setValue(newValue, animated: false) }
  }

  /// Sends nothing. The change takes no time.
  open func setValue(_ value: Float, animated: Bool) {
    let value = min(range.most, max(range.least, value))
    amount = trackConfiguration?.allowed(value, from: range.least, to: range.most) ?? value
  }

  /// Setting it above the maximum takes that along; the value follows.
  open var minimumValue: Float {
    get { range.least }
    set {
      range = (newValue, max(newValue, range.most))
      value = amount
    }
  }

  /// Setting it below the minimum takes that along; the value follows.
  open var maximumValue: Float {
    get { range.most }
    set {
      range = (min(newValue, range.least), newValue)
      value = amount
    }
  }

  /// Whether the knob's every move is sent, or only where it was let go.
  open var isContinuous = true
  /// Kept, never drawn: a finger takes hold where the knob would be.
  open var sliderStyle = Style.default
  /// Ticks that it stops at, and the part of the track that values stay on; the value follows at once.
  open var trackConfiguration: TrackConfiguration? { didSet { value = amount } }
  /// Kept, never drawn.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// As on a phone or pad.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  /// The track on both sides, and the knob.
  override func makeInnerViews() { putInside().putInside(UIView(), UIView(), UIImageView()) }

  /// As high as its knob and its images need; as wide as it is made.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: max(ContentSize.sliderHeight, neededHeight))
  }

  /// Kept; nothing is drawn.
  open var minimumTrackTintColor: UIColor?
  /// Kept; nothing is drawn.
  open var maximumTrackTintColor: UIColor?
  /// Kept; nothing is drawn.
  open var thumbTintColor: UIColor?
  /// Takes its room at the end of the least value, from which people read.
  open var minimumValueImage: UIImage? { didSet { roomChanges() } }
  /// Takes its room at the end of the greatest value.
  open var maximumValueImage: UIImage? { didSet { roomChanges() } }
  private var images = SliderImages()
  /// The knob is as large as the image of the slider's state, else of the normal one.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    images.thumb[state.rawValue] = image
    roomChanges()
  }
  private func roomChanges() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
  /// Kept, never drawn.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) { images.minimum[state.rawValue] = image }
  /// Kept, never drawn.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) { images.maximum[state.rawValue] = image }
  /// As it was set.
  open func thumbImage(for state: State) -> UIImage? { images.thumb[state.rawValue] }
  /// As it was set.
  open func minimumTrackImage(for state: State) -> UIImage? { images.minimum[state.rawValue] }
  /// As it was set.
  open func maximumTrackImage(for state: State) -> UIImage? { images.maximum[state.rawValue] }
  /// Of the slider's state, else of the normal one.
  open var currentThumbImage: UIImage? { thumbImage(for: state) ?? thumbImage(for: .normal) }
  /// Of the slider's state, else of the normal one.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) ?? minimumTrackImage(for: .normal) }
  /// Of the slider's state, else of the normal one.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) ?? maximumTrackImage(for: .normal) }
  /// As large as the image, in the middle of the left end, or of the right one where the slider reads from there;
  /// empty without an image.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uislider/minimumvalueimagerect(forbounds:)>
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: minimumValueImage, atTheRight: readsFromTheRight, in: bounds)
  }
  /// The same at the other end.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uislider/maximumvalueimagerect(forbounds:)>
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: maximumValueImage, atTheRight: !readsFromTheRight, in: bounds)
  }

  private func imageRect(of image: UIImage?, atTheRight isRight: Bool, in bounds: CGRect) -> CGRect {
    let size = image?.size ?? .zero
    let x = isRight ? bounds.maxX - size.width : bounds.minX
    return CGRect(origin: CGPoint(x: x, y: bounds.midY - size.height / 2), size: size)
  }

  // MARK: Geometry

  /// The width that the images at the ends leave, in the middle of the height.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let least = minimumValueImage == nil ? nil : minimumValueImageRect(forBounds: bounds)
    let most = maximumValueImage == nil ? nil : maximumValueImageRect(forBounds: bounds)
    let (left, right) = readsFromTheRight ? (most, least) : (least, most)
    let start = left.map { $0.maxX + ContentSize.sliderImageGap } ?? bounds.minX
    let end = right.map { $0.minX - ContentSize.sliderImageGap } ?? bounds.maxX
    return CGRect(x: start, y: bounds.midY - 2, width: max(0, end - start), height: 4)
  }

  /// The knob, which touches the track's ends at the least and the greatest value; the least is at the left, or at
  /// the right where the slider reads from there.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = knobSize
    let span = range.most - range.least
    let share = span > 0 ? CGFloat((value - range.least) / span) : 0
    let place = CGRect(
      x: rect.minX + share * max(0, rect.width - size.width), y: rect.midY - size.height / 2, width: size.width,
      height: size.height)
    return byReading(place, in: rect)
  }

  /// The image's, where there is one.
  private var knobSize: CGSize {
    if let size = currentThumbImage?.size, size != .zero { return size }
    return CGSize(width: thresholds.sliderThumb, height: thresholds.sliderThumb)
  }

  private var neededHeight: CGFloat {
    max(knobSize.height, minimumValueImage?.size.height ?? 0, maximumValueImage?.size.height ?? 0)
  }

  /// Where a finger takes hold of the knob.
  private var grip: CGRect {
    thumb.insetBy(dx: -thresholds.sliderReach, dy: -thresholds.sliderReach)
  }

  private var thumb: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: amount)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: neededHeight)
  }

  // MARK: Tracking

  override var primaryEvents: Event { .valueChanged }

  /// Wins over an ancestor's drag along the slider that starts on the knob.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let knob = isTracking ? knobBeforeDrag ?? grip : grip
    return !winsDrag(of: knob, against: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    guard grip.holds(place) else { return false }
    knobBeforeDrag = grip
    hold = place.x - thumb.midX
    told = amount
    let begins = super.beginTracking(touch, with: event)
    if begins, isContinuous { send(.valueChanged, with: event) }
    return begins
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    if isContinuous { tell(with: event) }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch { follow(touch) }
    if amount == told { send(.valueChanged, with: event) } else { tell(with: event) }
  }

  /// The knob stays where it was dragged; that is told, if it was not (ours).
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    tell(with: event)
  }

  private func follow(_ touch: UITouch) {
    let track = trackRect(forBounds: bounds)
    let room = track.width - thumb.width
    guard room > 0 else { return }
    let share = (touch.location(in: self).x - hold - thumb.width / 2 - track.minX) / room
    let way = min(1, max(0, readsFromTheRight ? 1 - share : share))
    value = range.least + Float(way) * (range.most - range.least)
  }

  private func tell(with event: UIEvent?) {
    guard amount != told else { return }
    let old = told
    told = amount
    sendValue(from: .number(Double(old)), to: .number(Double(amount)), with: event)
  }
}

/// What a slider is given to draw, by the state.
private struct SliderImages {
  var thumb: [UInt: UIImage] = [:]
  var minimum: [UInt: UIImage] = [:]
  var maximum: [UInt: UIImage] = [:]
}
