public import Foundation

/// A control that is pressed: a lift inside sends `.touchUpInside` and `.primaryActionTriggered`.
///
/// The two go out together, so an action added for both is sent once. Titles and images are kept for every state,
/// and nothing is drawn.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uibutton>
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// What `init(type:)` was given. Changes no touch.
  open private(set) var buttonType = ButtonType.custom
  /// Whether it acts, as by a tap, when a drag has rested above it.
  open var isSpringLoaded = false
  /// Kept: texts have the default size.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    setNeedsUpdateConfiguration()
  }

  /// As its configuration says, which takes the action's title and image where it has none; the action is sent for
  /// `.primaryActionTriggered`.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    var configuration = configuration
    if configuration.title == nil, primaryAction?.title.isEmpty == false {
      configuration.title = primaryAction?.title
    }
    if configuration.image == nil { configuration.image = primaryAction?.image }
    self.configuration = configuration
  }

  /// A button of that type: as large as its picture where the type has one of its own, else without a size.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: CGRect(origin: .zero, size: buttonType.hasPicture ? ContentSize.pictureButton : .zero))
    self.buttonType = buttonType
  }

  /// The action's title and image become the button's own, and it is sent for `.primaryActionTriggered`.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    setImage(primaryAction.image, for: .normal)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A system button with an image, whose target performs the action when it is tapped. The target is not retained.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  override var primaryEvents: Event { .touchUpInside }

  /// Wins over an ancestor's single tap.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !winsTap(against: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: By state
  // What was not set for a state is that of the normal one.

  /// What was set; nil as long as nothing was.
  private final var ownLooks: ButtonLooks?
  final var hasLooks: Bool { ownLooks != nil }
  /// The same, for setting.
  final var looks: ButtonLooks {
    if let ownLooks { return ownLooks }
    let made = ButtonLooks()
    ownLooks = made
    return made
  }

  /// The state's own, else the normal state's.
  private func value<Value>(_ values: [UInt: Value]?, for state: State) -> Value? {
    guard let values else { return nil }
    return values[state.rawValue] ?? values[State.normal.rawValue]
  }

  /// Nil stands for the normal state's.
  open func setTitle(_ title: String?, for state: State) {
    looks.titles[state.rawValue] = title
    showContent()
  }

  /// The text of the state's attributed title where it has one, else its own title; of neither the normal state's.
  open func title(for state: State) -> String? {
    attributedTitle(for: state)?.string ?? value(ownLooks?.titles, for: state)
  }
  /// The configuration's title, else that of the present state.
  open var currentTitle: String? { ownConfiguration?.value.title ?? title(for: state) }

  /// Goes before a plain title, which is kept beside it (K107). Its text is the title, measured by its attributes.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    looks.attributedTitles[state.rawValue] = title
    showContent()
  }

  /// Nil stands for the normal state's.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    looks.titleColors[state.rawValue] = color
    showContent()
  }

  /// The state's own colour, else the normal state's.
  open func titleColor(for state: State) -> UIColor? { value(ownLooks?.titleColors, for: state) }

  /// White where no colour was set.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  /// Nil stands for the normal state's.
  open func setImage(_ image: UIImage?, for state: State) {
    looks.images[state.rawValue] = image
    showContent()
  }

  /// The state's own image, else the normal state's.
  open func image(for state: State) -> UIImage? { value(ownLooks?.images, for: state) }
  /// The image of the present state.
  open var currentImage: UIImage? { image(for: state) }

  /// Nil stands for the normal state's. It counts for the size, and has a view behind the others (V981).
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    looks.backgroundImages[state.rawValue] = image
    showContent()
  }

  /// The state's own background, else the normal state's.
  open func backgroundImage(for state: State) -> UIImage? { value(ownLooks?.backgroundImages, for: state) }

  /// The background of the present state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The state's own, else the normal state's; nil where the title has no attributes.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    value(ownLooks?.attributedTitles, for: state)
  }
  /// That of the present state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// Kept, never drawn.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    looks.shadowColors[state.rawValue] = color
  }
  /// The state's own, else the normal state's.
  open func titleShadowColor(for state: State) -> UIColor? { value(ownLooks?.shadowColors, for: state) }
  /// That of the present state.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// How large a symbol is shown that doesn't say it itself (V913). Nil stands for the normal state's.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    looks.symbols[state.rawValue] = configuration
    showContent()
  }
  /// The state's own, else the normal state's.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    value(ownLooks?.symbols, for: state)
  }
  /// That of the present state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// Nil where there is no image.
  final var currentImageSize: CGSize? { currentImage?.size(preferring: currentPreferredSymbolConfiguration) }

  // MARK: Menu

  /// Shown when a finger rests on the button; with `showsMenuAsPrimaryAction` when one lands. An override of
  /// `contextMenuInteraction(_:configurationForMenuAtLocation:)` without super shows another.
  open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      indicatorMayChange()
      showChoice()
    }
  }
  /// Where the menu comes at once, one of its actions is always chosen, the first unless another one has the mark,
  /// and the button shows its title and image. Else a press changes `isSelected`.
  open var changesSelectionAsPrimaryAction = false {
    didSet {
      indicatorMayChange()
      showChoice()
    }
  }
  open override var showsMenuAsPrimaryAction: Bool {
    didSet {
      indicatorMayChange()
      showChoice()
    }
  }
  /// A pop-up button has room for its chevrons where it has a configuration (V985).
  private func indicatorMayChange() { if ownConfiguration != nil { contentChanges() } }

  private var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

  /// One of the menu's actions was chosen by touch.
  func hasChosen(_ action: UIAction) {
    guard isPopUp, let menu else { return }
    let all = menu.actions
    if all.contains(where: { $0 === action }) { for one in all { one.state = one === action ? .on : .off } }
    showChoice()
  }

  /// What a menu that is chosen from has chosen. One is always.
  func showChoice() {
    guard isPopUp, let all = menu?.actions, let chosen = all.first(where: { $0.state == .on }) ?? all.first
    else { return }
    for one in all { one.state = one === chosen ? .on : .off }
    if var configuration {
      (configuration.title, configuration.image) = (chosen.title, chosen.image)
      self.configuration = configuration
    } else {
      setTitle(chosen.title, for: .normal)
      setImage(chosen.image, for: .normal)
    }
  }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
  }

  override func willLiftInside() {
    if changesSelectionAsPrimaryAction, menu == nil || !showsMenuAsPrimaryAction { isSelected.toggle() }
  }

  // MARK: What it is for, and how it looks
  // Nothing is drawn, and there is no pointer.

  /// What the button is for; kept.
  open var role = Role.normal
  /// What a button is for. Raw values are UIKit's.
  public enum Role: Int, Hashable, Sendable { case normal, primary, cancel, destructive }

  /// Nil: subtitles are kept in configurations, and never drawn.
  open var subtitleLabel: UILabel? { nil }
  /// Kept; nothing is drawn.
  open var reversesTitleShadowWhenHighlighted = false
  /// Kept, never drawn.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// The style itself, as on a phone or pad.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  /// Kept: looks don't follow the state.
  open var automaticallyUpdatesConfiguration = true
  /// Kept: menus are shown in the order of their elements.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// False: no pointer is ever over it.
  open var isHovered: Bool { false }
  /// False: nothing is held open.
  open var isHeld: Bool { false }
  /// Kept, never called: no pointer is ever over it.
  open var pointerStyleProvider: PointerStyleProvider?
  /// Makes a button's pointer, of the effect and shape that it would have.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
  /// Kept: there is no pointer.
  open var isPointerInteractionEnabled = false
  /// Kept; nothing is drawn.
  open var adjustsImageWhenHighlighted = true
  /// Kept; nothing is drawn.
  open var adjustsImageWhenDisabled = true
  /// Kept; nothing is drawn.
  open var showsTouchWhenHighlighted = false
  /// The title label's. Deprecated by UIKit in favour of that.
  open var font: UIFont? {
    get { titleLabel?.font }
    set { titleLabel?.font = newValue }
  }
  /// Kept, never drawn. Deprecated by UIKit in favour of the title label's.
  open var titleShadowOffset: CGSize {
    get { titleLabel?.shadowOffset ?? .zero }
    set { titleLabel?.shadowOffset = newValue }
  }
  /// The title label's.
  open var lineBreakMode: NSLineBreakMode {
    get { titleLabel?.lineBreakMode ?? .byTruncatingMiddle }
    set { titleLabel?.lineBreakMode = newValue }
  }

  // MARK: Configuration

  /// Its content and looks together; nil where they are set one by one. Another one is shown at once, and asks for
  /// no update.
  open var configuration: Configuration? {
    get { ownConfiguration?.value }
    set {
      if let newValue, let ownConfiguration {
        ownConfiguration.value = newValue
      } else {
        ownConfiguration?.background?.removeFromSuperview()
        ownConfiguration = newValue.map(OwnConfiguration.init)
        setNeedsUpdateConfiguration()
        if newValue == nil, let label { resetLook(of: label) }
        if newValue != nil, contentOverrides.contains(.foreign) { expect(.tint) }
      }
      setNeedsLayout()
      showContent()
    }
  }
  @exclusivity(unchecked) private(set) final var ownConfiguration: OwnConfiguration?

  /// Called after `updateConfiguration()`.
  @exclusivity(unchecked) open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet {
      setNeedsUpdateConfiguration()
      if configurationUpdateHandler != nil { expect(.tint) }
    }
  }

  /// Has the configuration updated before the button is laid out next, and so once for all changes of a turn.
  open func setNeedsUpdateConfiguration() { awaitConfiguration() }

  /// Called before the first layout, and before the next one when the state or the tint changed, or the button got
  /// its first configuration (V138). The default does nothing.
  open func updateConfiguration() {}

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if ownConfiguration != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
  }

  override var hasConfigurationHandler: Bool { configurationUpdateHandler != nil }
  override func configurationPasses() {
    updateConfiguration()
    configurationUpdateHandler?(self)
  }

  // MARK: Size

  /// Between its content and its edges.
  @exclusivity(unchecked) open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { contentChanges() } }
  }
  /// Move the title in its button, and change no size (W72).
  @exclusivity(unchecked) open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }
  /// Move the image in its button, and change no size (W72).
  @exclusivity(unchecked) open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// As large as image and title side by side, and as a background image; above and below a title is room for a
  /// finger (W41).
  ///
  /// With a configuration as large as that says, and as high as the title needs by the width in a layout (W96).
  open override var intrinsicContentSize: CGSize { contentSize(within: widthInLayout) }
  final func contentSize(within width: CGFloat?) -> CGSize {
    updateConfigurationIfNeeded()
    if let shown { return shown.size(around: content(of: shown, within: width)) }
    let (size, background) = (standardSize, currentBackgroundImage?.size ?? .zero)
    return CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
  }

  /// Of title and image without a configuration.
  private var standardSize: CGSize {
    let (insets, standard, image) = (contentEdgeInsets, ContentSize.button, currentImageSize)
    let (beside, above) = (insets.left + insets.right, insets.top + insets.bottom)
    if buttonType.hasPicture, image == nil, !hasTitle { return ContentSize.pictureButton }
    if let image, !hasTitle { return CGSize(width: image.width + beside, height: image.height + above) }
    let title = hasTitle ? titleSize : CGSize(width: 0, height: lineHeight)
    let aboveTitle = insets == .zero ? standard.aboveTitle : above
    return CGSize(
      width: max(standard.least.width, title.width + (image?.width ?? 0) + beside),
      height: max(standard.least.height, title.height + aboveTitle, (image?.height ?? 0) + above))
  }

  private var lineHeight: CGFloat {
    TextMeasure.toPixels((label?.font ?? standardFont).lineHeight)
  }

  private var hasTitle: Bool {
    currentAttributedTitle.map { $0.length > 0 } ?? (currentTitle?.isEmpty == false)
  }

  private var titleSize: CGSize { titleSize(in: nil, lines: 0) }

  /// On as many lines as the label has.
  func titleSize(within room: CGSize) -> CGSize {
    let lines = label?.numberOfLines ?? 1
    let size = titleSize(in: lines == 1 ? nil : room.width, lines: lines)
    return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
  }

  /// An attributed title goes before a plain one.
  private func titleSize(in width: CGFloat?, lines: Int) -> CGSize {
    let font = label?.font ?? standardFont
    if let attributed = currentAttributedTitle {
      return TextMeasure.size(of: attributed, in: font, width: width, most: lines)
    }
    return TextMeasure.size(of: currentTitle ?? "", in: font, width: width, most: lines)
  }

  /// As large as its content, whatever an override of `intrinsicContentSize` says; that width counts for the title
  /// of a configuration (W96).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentSize(within: size.width > 0 ? size.width : nil)
  }

  // MARK: Parts

  final var standardFont: UIFont {
    .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : ContentSize.systemButtonFont)
  }
  private var label: UILabel?
  private var picture: UIImageView?

  /// A label with the current title, made when first asked for, or by the first layout with a title, and standing
  /// where that has it. Touches don't see it.
  open var titleLabel: UILabel? {
    if label == nil { makeLabel() }
    placePartsIfNeeded()
    return label
  }

  /// The current image's view, made when first asked for, or by the first layout with an image, and standing where
  /// that has it. Touches don't see it.
  open var imageView: UIImageView? {
    if picture == nil { makePicture() }
    placePartsIfNeeded()
    return picture
  }

  private func makeLabel() {
    let made = UILabel()
    made.font = standardFont
    label = made
    addSubview(made)
    showContent()
  }

  private func makePicture() {
    let made = UIImageView()
    picture = made
    insertSubview(made, at: ownLooks?.background == nil && ownConfiguration?.background == nil ? 0 : 1)
    showContent()
  }

  private func makeBackground() {
    let made = UIImageView()
    looks.background = made
    insertSubview(made, at: 0)
    showContent()
  }

  private var isPlacing = false

  /// An override that places them may ask for them.
  private func placePartsIfNeeded() {
    if layoutState.awaitsLayout, !layoutState.isInLayout, !isPlacing, !bounds.isEmpty { placeParts() }
  }

  override func stateDidChange() {
    setNeedsUpdateConfiguration()
    // What is in it is the same for most states, and then nobody around it is laid out for it.
    setNeedsLayout()
    showContent()
  }

  /// What it shows; nil of the configuration, which is not compared.
  private struct Content: Equatable {
    let title: String?
    let attributedTitle: NSAttributedString?
    let image: UIImage?
    let background: UIImage?
    let symbol: UIImage.SymbolConfiguration?
  }
  /// What its size was last made by.
  private var sized: Content?

  /// While the button gives its parts their content itself.
  private var isShowing = false

  private func showContent() {
    isShowing = true
    defer { isShowing = false }
    let content = Content(
      title: currentTitle, attributedTitle: currentAttributedTitle, image: currentImage,
      background: currentBackgroundImage, symbol: currentPreferredSymbolConfiguration)
    let isSame = configuration == nil && sized == content
    sized = content
    if let shown {
      if let label { show(shown, in: label) }
      show(image: shown.image, by: shown.preferredSymbolConfigurationForImage)
    } else {
      label?.textColor = currentTitleColor
      if let attributed = content.attributedTitle {
        label?.showTitle(attributed)
      } else {
        label?.text = content.title
      }
      show(image: currentImage, by: content.symbol)
    }
    ownLooks?.background?.image = configuration == nil ? content.background : nil
    ownConfiguration?.showBackground(in: self)
    if !isSame { contentChanges() }
  }

  private func show(image: UIImage?, by symbol: UIImage.SymbolConfiguration?) {
    guard let picture else { return }
    (picture.image, picture.preferredSymbolConfiguration) = (image, symbol)
  }

  private func contentChanges() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Code has changed the label's font, or its lines. In a layout that is no reason for another.
  override func contentSizeDidChange(of subview: UIView) {
    guard subview === label, configuration == nil, !isShowing else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayoutUnlessInOne()
  }

  /// Where the title stands that no configuration places: behind the image, both by the button's alignment (W72).
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { standardPlace(of: .title, in: contentRect) }
  /// Where the image stands that no configuration places, as large as it is where there is room (W72).
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { standardPlace(of: .image, in: contentRect) }
  /// The bounds without the content's insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// Where the background image stands: the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if label == nil, picture == nil, ownLooks == nil, ownConfiguration == nil { return }
    if configuration == nil, ownLooks?.background == nil, currentBackgroundImage != nil { makeBackground() }
    if picture == nil, (shown?.image ?? currentImage) != nil { makePicture() }
    if label == nil, shown?.title?.isEmpty == false || hasTitle { makeLabel() }
    placeParts()
  }

  private func placeParts() {
    let (background, own) = (ownLooks?.background, ownConfiguration?.background)
    guard label != nil || picture != nil || background != nil || own != nil else { return }
    isPlacing = true
    defer { isPlacing = false }
    background?.frame = backgroundRect(forBounds: bounds)
    own?.frame = backgroundBox
    if let shown {
      let places = places(by: shown)
      label?.frame = places.title
      picture?.frame = places.image
    } else {
      let content = contentRect(forBounds: bounds)
      label?.frame = titleRect(forContentRect: content)
      picture?.frame = imageRect(forContentRect: content)
    }
  }

  /// The looks of a button, which are not drawn.
  public enum ButtonType: Int, Hashable, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case plain = 6
    case close = 7
    public static var roundedRect: ButtonType { .system }

    /// Whether it comes with a picture, as an i in a circle.
    var hasPicture: Bool {
      switch self {
      case .custom, .system, .plain: false
      case .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close: true
      }
    }
  }
}
