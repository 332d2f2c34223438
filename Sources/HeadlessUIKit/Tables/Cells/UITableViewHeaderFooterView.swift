public import Foundation

/// A section's header or footer that is used again for other sections. It keeps touches from the rows behind it,
/// and passes them on to the table, which does nothing with them.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview>
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// What it is dequeued by; without one it is never used again.
  open var reuseIdentifier: String? { givenIdentifier }
  private let givenIdentifier: String?
  private var plain: TableContentView?
  private let configured = ConfiguredContent()
  private var text: UILabel?
  private var detail: UILabel?

  /// For subclasses to override: registered classes are made by it.
  public init(reuseIdentifier: String?) {
    givenIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Always nil: there is no archive of views to read from.
  public required init?(coder: NSCoder) { nil }

  /// Fills the view; made when first asked for.
  open var contentView: UIView {
    if let content = configured.view ?? plain { return content }
    let made = UITableViewHeaderFooterContentView(frame: bounds)
    plain = made
    addSubview(made)
    return made
  }

  /// What it shows, in a view of its own, which is the content view then. Nil for a content view to be filled.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      let old = configured.view ?? plain
      guard configured.show(contentConfiguration) else { return }
      if old !== contentView { old?.removeFromSuperview() }
      addSubview(contentView)
      setNeedsLayout()
    }
  }
  /// Without text.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }
  /// Kept, never drawn.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Kept: looks don't follow the state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// A header's in a list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listHeader() }
  /// Kept: looks don't follow the state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Called with the view and its state after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Called when the view's state or configuration changed.
  public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void
  /// What holds of the view.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }
  /// Has the configuration updated, before the view is laid out or measured.
  open func setNeedsUpdateConfiguration() { awaitConfiguration() }
  override var hasConfigurationHandler: Bool { configurationUpdateHandler != nil }
  override func configurationPasses() {
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }
  /// Updates the configuration for a state; overrides may set others.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    guard automaticallyUpdatesContentConfiguration, let contentConfiguration else { return }
    self.contentConfiguration = contentConfiguration.updated(for: state)
  }

  /// In the content view, made when first asked for. The table puts the section's title into it.
  open var textLabel: UILabel? {
    if text == nil {
      let made = UILabel(frame: .zero)
      text = made
      contentView.addSubview(made)
      setNeedsLayout()
    }
    return text
  }

  /// Makes no label.
  var hasTitle: Bool { text?.text != nil }

  /// In the content view, made when first asked for.
  open var detailTextLabel: UILabel? {
    if detail == nil {
      let made = UILabel(frame: .zero)
      detail = made
      contentView.addSubview(made)
      setNeedsLayout()
    }
    return detail
  }

  /// Fills the view, behind the content.
  open var backgroundView: UIView? {
    willSet { replace(backgroundView, by: newValue) }
    didSet { if let backgroundView { insertSubview(backgroundView, at: 0) } }
  }

  /// Called before a view that went out of sight shows another section. Overrides call super.
  open func prepareForReuse() {}

  /// What the constraints in the content view come to, unless there are some about the view's own subviews; without
  /// any, what its labels need where they have several lines.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    func isRuled(_ view: UIView) -> Bool { !view.translatesAutoresizingMaskIntoConstraints }
    let isContentRuled = contentConfiguration != nil || contentView.subviews.contains(where: isRuled)
    if !isContentRuled, !subviews.contains(where: isRuled), let words = heightOfWords(at: targetSize.width) {
      return CGSize(width: targetSize.width, height: words)
    }
    guard isContentRuled, !subviews.contains(where: isRuled) else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return contentView.sizeAsContent(
      near: targetSize, beside: 0, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// Nil where each label is of one line.
  private func heightOfWords(at width: CGFloat) -> CGFloat? {
    let labels = [text, detail].compactMap(\.self)
    guard width > 0, labels.contains(where: { $0.numberOfLines != 1 }) else { return nil }
    let room = CGSize(width: max(1, width - 2 * TableMetrics.margin), height: 0)
    let words = labels.reduce(TableMetrics.titlePadding) { $0 + $1.sizeThatFits(room).height }
    return max(TableMetrics.groupedHeader, words)
  }

  /// Its content's margins at the sides are the table's.
  func takeMargins(of table: UITableView) {
    if configured.view == nil, contentView === plain { plain?.sideMargins = table.contentMargins }
  }

  open override func layoutSubviews() {
    let table = superview as? UITableView
    if let table { takeMargins(of: table) }
    super.layoutSubviews()
    backgroundView?.frame = bounds
    contentView.frame = bounds.inset(by: table?.tiles.sides.clear ?? .zero)
    let area = contentView.bounds.insetBy(dx: min(TableMetrics.margin, contentView.bounds.width / 2), dy: 0)
    let (upper, lower) = area.divided(atDistance: detail == nil ? area.height : area.height / 2, from: .minYEdge)
    text?.frame = upper
    detail?.frame = lower
  }
}
