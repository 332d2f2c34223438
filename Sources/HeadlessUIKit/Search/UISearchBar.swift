public import Foundation

/// A text field to search in, with a button to cancel and a bar of scopes, where they are shown.
///
/// The field is focused by a tap, and typed into by code. The places are ours.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisearchbar>
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits, UIBarPositioning {
  /// Asked and told about what happens to the text. Not retained.
  open weak var delegate: (any UISearchBarDelegate)? {
    get { barDelegate }
    set { barDelegate = newValue }
  }
  /// Whom the setter was given, whoever an override shows (V1153).
  final weak var barDelegate: (any UISearchBarDelegate)?
  /// As its delegate says, else anywhere.
  open var barPosition: UIBarPosition { barDelegate?.position(of: self, else: .any) ?? .any }
  /// Told as the delegate is, after it.
  weak var controller: UISearchController?
  /// The field.
  open var searchTextField: UISearchTextField { field }
  /// Whether it has left its place in the page for a search, to come back to it.
  var isAway = false
  private let field = UISearchTextField(frame: .zero)
  private let cancel = UIButton(type: .system)
  var cancelButton: UIButton { cancel }
  private let scopes = UISegmentedControl(items: [])
  private var clerk: SearchFieldClerk?

  /// Sizes are ours (W19).
  enum Metrics {
    static let height: CGFloat = 56
    static let field: CGFloat = 36
    static let margin: CGFloat = 8
    static let scopes: CGFloat = 46
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    make()
  }

  /// Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(frame: .zero)
    make()
  }

  private func make() {
    clerk = SearchFieldClerk(of: self)
    field.delegate = clerk
    field.clearButtonMode = .always
    field.returnKeyType = .search
    field.enablesReturnKeyAutomatically = true
    field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    field.hasOtherContent = { [weak self] in self?.contentDidChange() }
    cancel.setTitle("Cancel", for: .normal)
    cancel.addAction(UIAction { [weak self] _ in self?.cancelled() }, for: .touchUpInside)
    scopes.addAction(UIAction { [weak self] _ in self?.scopeDidChange() }, for: .valueChanged)
    addSubview(field)
  }

  // MARK: Text

  /// Of one that code sets a search controller alone hears (V805).
  open var text: String? {
    get { field.text }
    set {
      let old = field.text
      field.text = newValue
      if old != field.text { textWasSet() }
    }
  }
  /// Shown where there is no text.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  /// Kept, never drawn.
  open var prompt: String?

  /// By code.
  private func textWasSet() { controller?.textDidChange() }

  /// Whoever changed it, also in the field itself.
  private func contentDidChange() {
    if showsBookmarkButton || showsSearchResultsButton { showExtra() }
  }

  /// By a finger or a key.
  private func textDidChange() {
    barDelegate?.searchBar(self, textDidChange: field.text ?? "")
    controller?.textDidChange()
  }

  /// A bar that has resigned can't be cancelled; that of a search controller can, as long as it searches.
  func editingDidTurn(_ begins: Bool) { cancel.isEnabled = begins || controller != nil }

  private func cancelled() {
    barDelegate?.searchBarCancelButtonClicked(self)
    controller?.cancelled()
  }

  private func scopeDidChange() {
    selectedScopeButtonIndex = scopes.selectedSegmentIndex
    barDelegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    controller?.textDidChange()
  }

  // MARK: Buttons

  /// Beside the field. Setting it has a search controller show and hide it no more by itself.
  open var showsCancelButton: Bool {
    get { hasCancelButton }
    set {
      hasCancelButton = newValue
      if !isOfController { controller?.automaticallyShowsCancelButton = false }
    }
  }
  private var hasCancelButton = false { didSet { setNeedsLayout() } }
  /// By a search that begins or ends: an override of `setShowsCancelButton(_:animated:)` has a say (V1117).
  final func showCancelButton(_ shows: Bool, animated: Bool) {
    isOfController = true
    setShowsCancelButton(shows, animated: animated)
    isOfController = false
  }
  /// What is done to the bar is the search controller's doing.
  private var isOfController = false
  /// At once: there is nothing to animate.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Below the field. Setting it has a search controller show and hide them no more by itself.
  open var showsScopeBar: Bool {
    get { hasScopeBar }
    set {
      hasScopeBar = newValue
      controller?.automaticallyShowsScopeBar = false
    }
  }
  private var hasScopeBar = false { didSet { scopesDidChange() } }
  /// Whether a search shows the scopes, by which the bar is higher then.
  private var growsByScopes = false
  /// In points: by how much it is higher for them.
  private var growth: CGFloat = 0

  /// A search begins, or one that shows scopes by itself ends.
  func unfoldScopes(_ unfolds: Bool) {
    if !hasScopesToShow { growsByScopes = unfolds }
    hasScopeBar = unfolds
  }

  /// Whoever hides them, the bar goes back by what it grew; as a table's header it pushes the rows down.
  private func scopesDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    if !hasScopeBar { growsByScopes = false }
    let change = (growsByScopes && hasScopesToShow ? Metrics.scopes : 0) - growth
    guard change != 0 else { return }
    growth += change
    frame.size.height += change
    if let table = superview as? UITableView, table.tableHeaderView === self { table.tiles.ownViewDidChange() }
  }
  /// At once: there is nothing to animate.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  /// Nil for none.
  open var scopeButtonTitles: [String]? {
    didSet {
      scopes.removeAllSegments()
      for (place, title) in (scopeButtonTitles ?? []).enumerated() {
        scopes.insertSegment(withTitle: title, at: place, animated: false)
      }
      showScope()
      scopesDidChange()
    }
  }
  /// Counted from 0; one that is not there is ignored, unless there are no scopes yet.
  open var selectedScopeButtonIndex: Int {
    get { chosenScope }
    set {
      if scopeButtonTitles?.indices.contains(newValue) != false { chosenScope = newValue }
    }
  }
  private var chosenScope = 0 { didSet { showScope() } }

  private func showScope() {
    let isThere = (0..<scopes.numberOfSegments).contains(selectedScopeButtonIndex)
    scopes.selectedSegmentIndex = isThere ? selectedScopeButtonIndex : UISegmentedControl.noSegment
  }
  /// At the end of the field, as long as there is no text; a tap tells the delegate.
  open var showsBookmarkButton = false { didSet { showExtra() } }
  /// At the end of the field, as long as there is no text, in place of that for bookmarks (ours); a tap tells the
  /// delegate.
  open var showsSearchResultsButton = false { didSet { showExtra() } }
  /// Whether the button for results is selected.
  open var isSearchResultsButtonSelected = false { didSet { showExtra() } }

  private lazy var extra: UIButton = {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: Metrics.field, height: Metrics.field))
    button.addAction(UIAction { [weak self] _ in self?.extraWasTapped() }, for: .touchUpInside)
    return button
  }()

  private func showExtra() {
    let shows = (showsBookmarkButton || showsSearchResultsButton) && field.text?.isEmpty != false
    guard shows || field.rightView === extra else { return }
    extra.accessibilityIdentifier = showsSearchResultsButton ? "results" : "bookmarks"
    extra.isSelected = showsSearchResultsButton && isSearchResultsButtonSelected
    (field.rightView, field.rightViewMode) = shows ? (extra, .always) : (nil, .never)
  }

  private func extraWasTapped() {
    if showsSearchResultsButton {
      barDelegate?.searchBarResultsListButtonClicked(self)
    } else {
      barDelegate?.searchBarBookmarkButtonClicked(self)
    }
  }

  // MARK: Looks
  // Kept, never drawn.

  /// Kept: nobody dictates by looking.
  open var isLookToDictateEnabled = true
  /// Kept, never drawn.
  open var searchBarStyle = Style.default
  /// Kept, never drawn.
  open var barStyle = UIBarStyle.default
  /// Kept, never drawn.
  open var barTintColor: UIColor?
  /// Kept, never drawn.
  open var isTranslucent = true
  /// Kept, never drawn.
  open var backgroundImage: UIImage?
  /// Kept, never drawn.
  open var scopeBarBackgroundImage: UIImage?
  /// Kept, never drawn.
  open var searchTextPositionAdjustment = UIOffset.zero
  /// Kept, never drawn.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  final lazy var looks = KeptBarLooks()
  /// Kept, never drawn.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    looks.images[.init(part: "icon \(icon.rawValue)", state: state.rawValue)] = iconImage
  }
  /// Kept, never drawn.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    looks.images[.init(part: "field", state: state.rawValue)] = backgroundImage
  }
  /// As it was set.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    looks.images[.init(part: "field", state: state.rawValue)]
  }
  /// Kept, never drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { looks.images[.init(part: "background", position: barPosition, metrics: barMetrics)] = backgroundImage }
  /// As it was set.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    looks.images[.init(part: "background", position: barPosition, metrics: barMetrics)]
  }

  // MARK: The keyboard that there is not: the field's

  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }
  /// Whether the return key does nothing as long as there is no text.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
  /// The field's. Kept, never shown.
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  // MARK: First responder: its field is

  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { field.isFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  // MARK: Places

  /// One scope alone is not shown.
  var hasScopesToShow: Bool { hasScopeBar && (scopeButtonTitles?.count ?? 0) > 1 }
  private var height: CGFloat { Metrics.height + (hasScopesToShow ? Metrics.scopes : 0) }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var room = CGRect(
      x: Metrics.margin, y: (Metrics.height - Metrics.field) / 2, width: bounds.width - 2 * Metrics.margin,
      height: Metrics.field)
    if hasCancelButton {
      let width = cancel.intrinsicContentSize.width
      let place = CGRect(x: room.maxX - width, y: room.minY, width: width, height: room.height)
      cancel.frame = byReading(place, in: bounds)
      room.size.width -= width + Metrics.margin
      addSubview(cancel)
    } else {
      cancel.removeFromSuperview()
    }
    field.frame = byReading(room, in: bounds)
    if hasScopesToShow {
      scopes.frame = CGRect(
        x: Metrics.margin, y: Metrics.height, width: bounds.width - 2 * Metrics.margin, height: 32)
      addSubview(scopes)
    } else {
      scopes.removeFromSuperview()
    }
  }

  /// How it looks; not drawn. Raw values are UIKit's.
  public enum Style: UInt, Hashable, Sendable { case `default`, prominent, minimal }
  /// An image in it; not drawn. Raw values are UIKit's.
  public enum Icon: Int, Hashable, Sendable { case search, clear, bookmark, resultsList }

  // MARK: Looks

  /// Kept, never drawn.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { looks.attributes[state.rawValue] = attributes }
  /// As they were set.
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    looks.attributes[state.rawValue]
  }
  /// Kept, never drawn.
  open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    looks.images[.init(part: "scope", state: state.rawValue)] = backgroundImage
  }
  /// As it was set.
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    looks.images[.init(part: "scope", state: state.rawValue)]
  }
  /// Kept, never drawn.
  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { looks.images[.init(part: "scope divider \(leftState.rawValue)", state: rightState.rawValue)] = dividerImage }
  /// As it was set.
  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { looks.images[.init(part: "scope divider \(leftState.rawValue)", state: rightState.rawValue)] }
  /// Kept: icons stand where they do.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    looks.offsets[.init(part: "icon \(icon.rawValue)")] = adjustment
  }
  /// As it was set.
  open func positionAdjustment(for icon: Icon) -> UIOffset {
    looks.offsets[.init(part: "icon \(icon.rawValue)")] ?? .zero
  }
  /// As it was set.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    looks.images[.init(part: "icon \(icon.rawValue)", state: state.rawValue)]
  }
  /// Whether its field takes touches and types.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }
}

/// Where a bar stands; kept. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uibarposition>
public enum UIBarPosition: Int, Hashable, Sendable { case any, bottom, top, topAttached }
