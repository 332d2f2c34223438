public import Foundation

/// A bar of buttons.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitoolbar>
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  /// As its delegate says, else at the bottom.
  open var barPosition: UIBarPosition { delegate?.position(of: self, else: .bottom) ?? .bottom }

  private lazy var row = BarRow(on: self)

  private let background = _UIBarBackground.make()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }
  /// Always nil: there is no archive of views to read from.
  public required init?(coder: NSCoder) { nil }

  /// From the left to the right, or as the bar reads; spaces are items, too.
  open var items: [UIBarButtonItem]? { didSet { showItems() } }

  /// At once: there is nothing to animate.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// Asked where the bar stands. Not retained.
  open weak var delegate: (any UIToolbarDelegate)?
  final lazy var looks = KeptBarLooks()

  // Kept, never drawn.
  /// Never drawn. A controller's child ends at a bar that is not.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  /// Kept, never drawn.
  open var barTintColor: UIColor?
  /// Kept, never drawn.
  open var barStyle = UIBarStyle.default
  /// Kept, never drawn.
  open var standardAppearance: UIToolbarAppearance {
    get { givenStandardAppearance ?? usualAppearance }
    set { givenStandardAppearance = newValue.kept }
  }
  /// Nil as long as nobody has set one.
  final var givenStandardAppearance: UIToolbarAppearance?
  private lazy var usualAppearance = UIToolbarAppearance()
  /// Kept, never drawn.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.kept }
  }
  /// Kept, never drawn.
  open var compactAppearance: UIToolbarAppearance? {
    didSet { compactAppearance = compactAppearance?.kept }
  }
  /// Kept, never drawn.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance?.kept }
  }

  private func showItems() {
    for item in items ?? [] { item.didChange = { [weak self] in self?.showItems() } }
    row.show(items ?? [])
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let area = CGRect(
      x: 0, y: 0, width: bounds.width, height: min(bounds.height, barHeight(upright: BarMetrics.toolbar)))
    row.layOut(items ?? [], in: area.insetBy(dx: min(BarMetrics.margin, bounds.width / 2), dy: 0))
  }

  override func contentSizeDidChange(of subview: UIView) { setNeedsLayoutUnlessInOne() }
  override func islandWasSolved(_ root: UIView) { row.content(in: root)?.wasSolved(on: self) }

  /// As high as such a bar is; as wide as it is made.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: barHeight(upright: BarMetrics.toolbar))
  }

  /// As high as a toolbar is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight(upright: BarMetrics.toolbar))
  }

  // MARK: Looks

  /// Kept, never drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    looks.images[.init(part: "background", position: topOrBottom, metrics: barMetrics)] = backgroundImage
  }
  /// As it was set.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { looks.images[.init(part: "background", position: topOrBottom, metrics: barMetrics)] }
  /// Kept, never drawn.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    looks.images[.init(part: "shadow", position: topOrBottom)] = shadowImage
  }
  /// As it was set.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    looks.images[.init(part: "shadow", position: topOrBottom)]
  }
}
