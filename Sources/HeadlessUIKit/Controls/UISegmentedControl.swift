public import Foundation

/// Segments side by side, one of which is selected: by a finger that lifts over it.
///
/// Segments without a width of their own share the rest evenly, or by what their content needs (ours). The first
/// one is at the left, or at the right where the control reads from there.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisegmentedcontrol>
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// No segment is selected.
  nonisolated public static let noSegment = -1

  private struct Part {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    /// 0 for a share of what the others leave.
    var width: CGFloat = 0
    var isEnabled = true
    var contentOffset = CGSize.zero

    mutating func show(_ title: String?, _ image: UIImage?) { (self.title, self.image) = (title, image) }

    /// Whatever the font.
    func isAsWide(as other: Part) -> Bool {
      title == other.title && image == other.image && width == other.width
    }

    /// Of its title or picture, with room around it.
    @MainActor func contentWidth(in font: UIFont) -> CGFloat {
      let title = TextMeasure.size(of: title ?? "", in: font, width: nil, most: 1).width
      return max(title, image?.size.width ?? 0) + ContentSize.segmentPadding
    }
  }

  /// Which segments of a row. Raw values are UIKit's.
  public enum Segment: Int, Hashable, Sendable { case any, left, center, right, alone }

  private var segments: [Part] = [] {
    didSet {
      if segments.count != parts.count { makeParts() } else { setNeedsLayout() }
      if !segments.elementsEqual(oldValue, by: { $0.isAsWide(as: $1) }) { invalidateIntrinsicContentSize() }
    }
  }
  /// A view for each, as on a device. They take no touches: the control does.
  private var parts: [UISegment] = []
  private var selected = noSegment { didSet { if selected != oldValue { setNeedsLayout() } } }

  // MARK: Making

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// As large as its content from the start.
  /// - Parameter items: titles and images, and actions, which are performed when their segment is selected.
  public init(items: [Any]?) {
    let segments = (items ?? []).map { item in
      switch item {
      case let title as String: Part(title: title)
      case let image as UIImage: Part(image: image)
      case let action as UIAction: Self.segment(for: action)
      default: preconditionFailure("a segment is a String, a UIImage or a UIAction, not a \(type(of: item))")
      }
    }
    super.init(
      frame: CGRect(origin: .zero, size: segments.isEmpty ? .zero : Self.size(of: segments, in: Self.usualFont)))
    self.segments = segments
    makeParts()
  }

  /// A segment for every action, in order.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(items: actions)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func makeParts() {
    while parts.count > segments.count { parts.removeLast().removeFromSuperview() }
    while parts.count < segments.count {
      parts.append(UISegment(frame: .zero))
      addSubview(parts[parts.count - 1])
    }
    setNeedsLayout()
  }

  private static func segment(for action: UIAction) -> Part {
    Part(title: action.title, image: action.image, action: action)
  }

  /// Kept; nothing is drawn.
  open var selectedSegmentTintColor: UIColor?
  /// Whether segments without a width of their own share the rest as their content needs, and not evenly.
  open var apportionsSegmentWidthsByContent = false {
    didSet {
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }
  private var looks = KeptBarLooks()
  /// Kept, never drawn.
  open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    looks.images[.init(part: "background", state: state.rawValue, metrics: barMetrics)] = image
  }
  /// As it was set.
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    looks.images[.init(part: "background", state: state.rawValue, metrics: barMetrics)]
  }
  /// Kept, never drawn.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {
    let place = KeptBarLooks.Place(
      part: "divider \(leftState.rawValue)", state: rightState.rawValue, metrics: barMetrics)
    looks.images[place] = dividerImage
  }
  /// As it was set.
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    looks.images[
      .init(part: "divider \(leftState.rawValue)", state: rightState.rawValue, metrics: barMetrics)]
  }
  /// Whether a segment is selected when a drag has rested above it.
  open var isSpringLoaded = false
  final var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:] {
    didSet {
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }
  private static let usualFont = UIFont.systemFont(ofSize: 13)
  private var titleFont: UIFont {
    titleAttributes[State.normal.rawValue]?[.font] as? UIFont ?? Self.usualFont
  }
  /// Kept, never drawn; the font of normal titles counts for how wide segments are by themselves.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state.rawValue] = attributes
  }
  /// As they were set.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
  /// Kept, never drawn.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {
    looks.offsets[.init(part: "content \(leftCenterRightOrAlone.rawValue)", metrics: barMetrics)] = adjustment
  }
  /// As it was set.
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    looks.offsets[.init(part: "content \(leftCenterRightOrAlone.rawValue)", metrics: barMetrics)] ?? .zero
  }

  // MARK: Segments
  // A number beyond the last segment means the last one, as on a device (A56).

  /// All segments as wide as the widest one needs, or each as it needs where their content says so.
  open override var intrinsicContentSize: CGSize {
    let font = titleFont
    guard apportionsSegmentWidthsByContent else { return Self.size(of: segments, in: font) }
    let widths = segments.map { $0.width > 0 ? $0.width : $0.contentWidth(in: font) }
    return CGSize(width: widths.reduce(0, +), height: ContentSize.segmentHeight)
  }

  private static func size(of segments: [Part], in font: UIFont) -> CGSize {
    let widths = segments.map { $0.width > 0 ? $0.width : $0.contentWidth(in: font) }
    return CGSize(width: CGFloat(segments.count) * (widths.max() ?? 0), height: ContentSize.segmentHeight)
  }

  /// All segments as wide as the widest one needs, or each as it needs where their content says so.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// - Parameter segment: beyond the ends it means the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Part(title: title), at: segment)
  }

  /// - Parameter segment: beyond the ends it means the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Part(image: image), at: segment)
  }

  /// A segment that has the action's identifier takes the action, where it is at that place; else it goes, and the
  /// new one comes.
  /// - Parameter segment: beyond the ends it means the end.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let (old, place) = (segmentIndex(identifiedBy: action.identifier), max(0, min(segments.count, segment)))
    if old == place { return setAction(action, forSegmentAt: place) }
    insert(Self.segment(for: action), at: place)
    if old != NSNotFound { removeSegment(at: old < place ? old : old + 1, animated: animated) }
  }

  /// The selected segment stays selected, at its new place.
  private func insert(_ segment: Part, at index: Int) {
    let place = max(0, min(segments.count, index))
    segments.insert(segment, at: place)
    if selected >= place { selected += 1 }
  }

  /// - Parameter segment: beyond the ends it means the last one. Without segments nothing happens.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let place = max(0, min(segments.count - 1, segment))
    segments.remove(at: place)
    if selected == place { selected = Self.noSegment } else if selected > place { selected -= 1 }
  }

  /// Leaves no segment, and none selected.
  open func removeAllSegments() {
    segments.removeAll()
    selected = Self.noSegment
  }

  /// A segment has a title or an image: this takes the image away. Traps where there are no segments.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { segments[place(of: segment)].show(title, nil) }
  /// Nil of a segment without title. Traps where there are no segments.
  open func titleForSegment(at segment: Int) -> String? { segments[place(of: segment)].title }
  /// A segment has a title or an image: this takes the title away. Traps where there are no segments.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { segments[place(of: segment)].show(nil, image) }
  /// Nil of a segment without image. Traps where there are no segments.
  open func imageForSegment(at segment: Int) -> UIImage? { segments[place(of: segment)].image }
  /// The action's title or image becomes the segment's, and it runs when a touch selects the segment. Traps where
  /// there are no segments.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    segments[place(of: segment)] = Self.segment(for: action)
  }
  /// Nil of a segment without action. Traps where there are no segments.
  open func actionForSegment(at segment: Int) -> UIAction? { segments[place(of: segment)].action }

  /// - Parameter width: in points; 0 for a share of what the others leave.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    segments[place(of: segment)].width = max(0, width)
  }
  /// In points; 0 of a segment that shares what is left. Traps where there are no segments.
  open func widthForSegment(at segment: Int) -> CGFloat { segments[place(of: segment)].width }
  /// Kept, never drawn. Traps where there are no segments.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    segments[place(of: segment)].contentOffset = offset
  }
  /// As it was set. Traps where there are no segments.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { segments[place(of: segment)].contentOffset }
  /// `NSNotFound` where no segment has that action.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }
  /// A disabled segment can't be selected by touch, and is selected no more. Traps where there are no segments.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    let place = place(of: segment)
    segments[place].isEnabled = enabled
    if !enabled, selected == place { selected = Self.noSegment }
  }
  /// Whether touch can select it. Traps where there are no segments.
  open func isEnabledForSegment(at segment: Int) -> Bool { segments[place(of: segment)].isEnabled }

  private func place(of segment: Int) -> Int {
    precondition(
      segment >= 0 && !segments.isEmpty, "segment \(segment) of a control with \(segments.count) segments")
    return min(segment, segments.count - 1)
  }

  // MARK: Selection

  /// Counted from 0, or `noSegment`. Setting it sends nothing.
  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      precondition(
        newValue == Self.noSegment || segments.indices.contains(newValue),
        "selectedSegmentIndex \(newValue) of a control with \(segments.count) segments")
      selected = newValue
    }
  }

  /// Whether a segment is selected only for as long as its actions are sent.
  open var isMomentary = false

  /// The segment at that place across the control, as wide as the segments lie.
  final func segment(at place: CGFloat) -> Int? {
    let x = readsFromTheRight ? bounds.minX + bounds.maxX - place : place
    var edge = bounds.minX
    guard x >= edge else { return nil }
    for (index, width) in widths.enumerated() {
      edge += width
      if x < edge { return index }
    }
    return nil
  }

  /// How wide segments are where they stand.
  private var widths: [CGFloat] {
    let free = max(0, bounds.width - segments.reduce(0) { $0 + $1.width })
    let font = apportionsSegmentWidthsByContent ? titleFont : Self.usualFont
    let shares = segments.map { segment -> CGFloat in
      if segment.width > 0 { return 0 }
      return apportionsSegmentWidthsByContent ? segment.contentWidth(in: font) : 1
    }
    let all = shares.reduce(0, +)
    return zip(segments, shares).map { segment, share in segment.width > 0 ? segment.width : free * share / all }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var edge = bounds.minX
    for (width, part) in zip(widths, parts) {
      let place = CGRect(x: edge, y: bounds.minY, width: width, height: bounds.height)
      part.frame = byReading(place, in: bounds)
      edge += width
    }
  }

  override var primaryEvents: Event { .valueChanged }

  /// Wins over an ancestor's single tap.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !winsTap(against: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside, let index = segment(at: touch.location(in: self).x) else { return }
    choose(index, with: event)
  }

  /// As a finger that lifts on it.
  final func choose(_ index: Int, with event: UIEvent?) {
    guard segments.indices.contains(index), segments[index].isEnabled, isMomentary || index != selected
    else { return }
    let (old, action) = (selected, segments[index].action)
    selected = index
    sendValue(from: .index(old), to: .index(index), with: event)
    if let action { sendAction(action) }
    if isMomentary { selected = Self.noSegment }
  }
}

/// UIKit's name for a segment's view.
final class UISegment: UIImageView {
  /// Where its title would be.
  override func makeInnerViews() { putInside(UILabel()) }
}
