import CoreGraphics
import QuartzCore
import UIKit

/// Overrides every member of a view that UIKit lets a subclass override and apps do, in the forms that apps write:
/// that it compiles is what it is for. What it hears of is in `heard`.
public final class EveryOverride: UIView {
  public private(set) var heard: [String] = []

  public override class var layerClass: AnyClass { CAShapeLayer.self }
  public override class var requiresConstraintBasedLayout: Bool { true }
  // swift-format-ignore: NeverForceUnwrap
  public override var layer: CAShapeLayer { super.layer as! CAShapeLayer }

  // MARK: Geometry and looks

  public override var frame: CGRect { didSet { heard.append("frame") } }
  public override var bounds: CGRect { didSet { heard.append("bounds") } }
  public override var center: CGPoint { didSet { heard.append("center") } }
  public override var transform: CGAffineTransform { didSet { heard.append("transform") } }
  public override var alpha: CGFloat { didSet { heard.append("alpha") } }
  public override var isHidden: Bool { didSet { heard.append("isHidden") } }
  public override var clipsToBounds: Bool { didSet { heard.append("clipsToBounds") } }
  public override var backgroundColor: UIColor? { didSet { heard.append("backgroundColor") } }
  public override var isOpaque: Bool {
    get { false }
    set {}
  }
  public override var contentMode: UIView.ContentMode { didSet { heard.append("contentMode") } }
  public override var contentScaleFactor: CGFloat { didSet { heard.append("contentScaleFactor") } }
  public override var mask: UIView? { didSet { heard.append("mask") } }
  public override var tintColor: UIColor! { didSet { heard.append("tintColor") } }
  public override var tintAdjustmentMode: UIView.TintAdjustmentMode {
    didSet { heard.append("tintAdjustmentMode") }
  }
  public override var overrideUserInterfaceStyle: UIUserInterfaceStyle { didSet { heard.append("style") } }
  public override var tag: Int { didSet { heard.append("tag") } }
  public override var accessibilityIdentifier: String? { didSet { heard.append("identifier") } }

  // MARK: Touches

  public override var isUserInteractionEnabled: Bool { didSet { heard.append("isUserInteractionEnabled") } }
  public override var isMultipleTouchEnabled: Bool { didSet { heard.append("isMultipleTouchEnabled") } }
  public override var isExclusiveTouch: Bool { didSet { heard.append("isExclusiveTouch") } }
  public override var gestureRecognizers: [UIGestureRecognizer]? { didSet { heard.append("gestureRecognizers") } }
  public override func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    super.addGestureRecognizer(recognizer)
    heard.append("addGestureRecognizer")
  }
  public override func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    super.removeGestureRecognizer(recognizer)
  }
  public override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(recognizer)
  }
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
  public override func addInteraction(_ interaction: any UIInteraction) { super.addInteraction(interaction) }
  public override func removeInteraction(_ interaction: any UIInteraction) { super.removeInteraction(interaction) }

  // MARK: The tree

  public override func addSubview(_ view: UIView) {
    super.addSubview(view)
    heard.append("addSubview")
  }
  public override func insertSubview(_ view: UIView, at index: Int) { super.insertSubview(view, at: index) }
  public override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    super.insertSubview(view, aboveSubview: sibling)
  }
  public override func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    super.insertSubview(view, belowSubview: sibling)
  }
  public override func bringSubviewToFront(_ view: UIView) {
    super.bringSubviewToFront(view)
    heard.append("bringSubviewToFront")
  }
  public override func sendSubviewToBack(_ view: UIView) { super.sendSubviewToBack(view) }
  public override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    super.exchangeSubview(at: index1, withSubviewAt: index2)
  }
  public override func removeFromSuperview() { super.removeFromSuperview() }
  public override func didAddSubview(_ subview: UIView) { heard.append("didAddSubview") }
  public override func willRemoveSubview(_ subview: UIView) { heard.append("willRemoveSubview") }
  public override func willMove(toSuperview newSuperview: UIView?) { heard.append("willMove(toSuperview:)") }
  public override func didMoveToSuperview() { heard.append("didMoveToSuperview") }
  public override func willMove(toWindow newWindow: UIWindow?) { heard.append("willMove(toWindow:)") }
  public override func didMoveToWindow() { heard.append("didMoveToWindow") }
  public override func isDescendant(of view: UIView) -> Bool { super.isDescendant(of: view) }
  public override func viewWithTag(_ tag: Int) -> UIView? { super.viewWithTag(tag) }
  public override func endEditing(_ force: Bool) -> Bool { super.endEditing(force) }
  public override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { super.convert(point, to: view) }
  public override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { super.convert(point, from: view) }
  public override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { super.convert(rect, to: view) }
  public override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { super.convert(rect, from: view) }

  // MARK: Layout

  public override func setNeedsLayout() { super.setNeedsLayout() }
  public override func layoutIfNeeded() { super.layoutIfNeeded() }
  public override func layoutSubviews() {
    super.layoutSubviews()
    heard.append("layoutSubviews")
  }
  public override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    heard.append("layoutSublayers")
  }
  public override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  public override func sizeToFit() { super.sizeToFit() }
  public override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 40) }
  public override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
  public override func updateConstraints() { super.updateConstraints() }
  public override func setNeedsUpdateConstraints() { super.setNeedsUpdateConstraints() }
  public override var translatesAutoresizingMaskIntoConstraints: Bool { didSet { heard.append("translates") } }
  public override func addConstraint(_ constraint: NSLayoutConstraint) { super.addConstraint(constraint) }
  public override func addConstraints(_ constraints: [NSLayoutConstraint]) { super.addConstraints(constraints) }
  public override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .required }
  public override func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { super.setContentHuggingPriority(priority, for: axis) }
  public override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    super.systemLayoutSizeFitting(targetSize)
  }
  public override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
  public override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 4, left: 0, bottom: 0, right: 0) }
  public override func alignmentRect(forFrame frame: CGRect) -> CGRect { super.alignmentRect(forFrame: frame) }
  public override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    super.frame(forAlignmentRect: alignmentRect)
  }
  public override var forFirstBaselineLayout: UIView { self }
  public override var forLastBaselineLayout: UIView { subviews.last ?? self }
  public override var autoresizingMask: UIView.AutoresizingMask { didSet { heard.append("autoresizingMask") } }
  public override var layoutMargins: UIEdgeInsets { didSet { heard.append("layoutMargins") } }
  public override var directionalLayoutMargins: NSDirectionalEdgeInsets { didSet { heard.append("directional") } }
  public override var preservesSuperviewLayoutMargins: Bool { didSet { heard.append("preserves") } }
  public override func layoutMarginsDidChange() { heard.append("layoutMarginsDidChange") }
  public override func safeAreaInsetsDidChange() { heard.append("safeAreaInsetsDidChange") }
  public override var semanticContentAttribute: UISemanticContentAttribute { didSet { heard.append("semantic") } }
  public override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Drawing and traits

  public override func draw(_ rect: CGRect) { heard.append("draw") }
  public override func draw(_ layer: CALayer, in ctx: CGContext) { super.draw(layer, in: ctx) }
  public override func setNeedsDisplay() { super.setNeedsDisplay() }
  public override func setNeedsDisplay(_ rect: CGRect) { super.setNeedsDisplay(rect) }
  public override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
  public override func tintColorDidChange() { heard.append("tintColorDidChange") }
  public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
  }
  public override func snapshotView(afterScreenUpdates: Bool) -> UIView? { nil }
  public override func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { true }

  // MARK: Focus, editing, accessibility

  public override var canBecomeFirstResponder: Bool { true }
  public override var canBecomeFocused: Bool { true }
  public override var isFocused: Bool { false }
  public override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  public override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  public override func copy(_ sender: Any?) {}
  public override func paste(_ sender: Any?) {}
  public override var undoManager: UndoManager? { super.undoManager }
  public override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
  public override var accessibilityTraits: UIAccessibilityTraits {
    get { .adjustable }
    set {}
  }
  public override func accessibilityIncrement() { heard.append("increment") }
  public override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { true }
  public override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { [] }
    set {}
  }
}

/// The same of a layer.
open class EveryLayerOverride: CALayer {
  public override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { nil }

  open override var frame: CGRect { didSet {} }
  open override var bounds: CGRect { didSet {} }
  open override var position: CGPoint { didSet {} }
  open override var isHidden: Bool { didSet {} }
  open override var cornerRadius: CGFloat { didSet {} }
  open override var backgroundColor: CGColor? { didSet {} }
  open override var sublayers: [CALayer]? { didSet {} }
  open override func layoutSublayers() { super.layoutSublayers() }
  open override func draw(in ctx: CGContext) {}
  open override func display() {}
  open override func add(_ anim: CAAnimation, forKey key: String?) { super.add(anim, forKey: key) }
  open override func action(forKey event: String) -> (any CAAction)? { super.action(forKey: event) }
  open override class func needsDisplay(forKey key: String) -> Bool { super.needsDisplay(forKey: key) }
  open override class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open override func hitTest(_ p: CGPoint) -> CALayer? { super.hitTest(p) }
  open override func contains(_ p: CGPoint) -> Bool { super.contains(p) }
  open override func preferredFrameSize() -> CGSize { super.preferredFrameSize() }
}

/// The same of a scroll view that zooms, of an image view, and of a touch and a recognizer that tests make.
open class EveryZoomOverride: UIScrollView {
  open override var zoomScale: CGFloat { didSet {} }
  open override var minimumZoomScale: CGFloat { didSet {} }
  open override var maximumZoomScale: CGFloat { didSet {} }
  open override var contentOffset: CGPoint { didSet {} }
  open override var contentSize: CGSize { didSet {} }
  open override func setZoomScale(_ scale: CGFloat, animated: Bool) {
    super.setZoomScale(scale, animated: animated)
  }
  open override func zoom(to rect: CGRect, animated: Bool) { super.zoom(to: rect, animated: animated) }
  open override func adjustedContentInsetDidChange() { super.adjustedContentInsetDidChange() }
  open override func touchesShouldCancel(in view: UIView) -> Bool { super.touchesShouldCancel(in: view) }
}

open class StickerView: UIImageView {
  public override init(image: UIImage?) { super.init(image: image) }
  public required init?(coder: NSCoder) { nil }
  open override var image: UIImage? { didSet {} }
  open override func startAnimating() { super.startAnimating() }
}

open class MadeUpTouch: UITouch {
  private let place: CGPoint
  public init(at place: CGPoint) {
    self.place = place
    super.init()
  }
  open override func location(in view: UIView?) -> CGPoint { place }
}

open class PlainPan: UIPanGestureRecognizer {
  public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
  public convenience init(maximum: Int) {
    self.init()
    maximumNumberOfTouches = maximum
  }
}
