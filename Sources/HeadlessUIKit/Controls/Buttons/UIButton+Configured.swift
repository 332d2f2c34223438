import Foundation

/// A button's configuration, apart from the button: it is large, and most have none.
@MainActor final class OwnConfiguration {
  var value: UIButton.Configuration
  /// While a layout asks.
  var widthInLayout: CGFloat?
  /// Behind the content; nil without a view of the background's own.
  private(set) var background: _UISystemBackgroundView?

  init(_ value: UIButton.Configuration) { self.value = value }

  func showBackground(in button: UIButton) {
    let own = value.background.customView
    if let background, background.own === own { return }
    background?.removeFromSuperview()
    background = own.map(_UISystemBackgroundView.init)
    if let background { button.insertSubview(background, at: 0) }
  }
}

/// Holds a view of the application's own behind a content. Fingers don't reach it.
final class _UISystemBackgroundView: UIView {
  private(set) weak var own: UIView?

  init(_ own: UIView) {
    self.own = own
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(own)
  }

  required init?(coder: NSCoder) { nil }

  /// It fills the background, also where it has no mask of its own.
  override func layoutSubviews() {
    super.layoutSubviews()
    if let own, own.superview === self { own.frame = bounds }
  }
}

// What its configuration has a button show. Its title may have several lines, as a label may.

extension UIButton: WrappingContent {
  var heightFollowsWidth: Bool { ownConfiguration?.value.titleLines == 0 }

  /// Most titles have room for their only line, and then nothing has to be solved once more.
  func isBroken(at width: CGFloat) -> Bool {
    heightFollowsWidth && width < contentSize(within: nil).width - TextMeasure.rounding
  }

  var widthInLayout: CGFloat? {
    get { ownConfiguration?.widthInLayout }
    set { ownConfiguration?.widthInLayout = newValue }
  }

  /// Whether it has nothing to show.
  var isEmpty: Bool {
    configuration == nil && currentImage == nil && currentTitle == nil && currentAttributedTitle == nil
      && currentBackgroundImage == nil
  }

  /// The configuration, with the state's title, image and symbol configuration where it has none itself (W60), and
  /// the indicator that it comes to.
  var shown: Configuration? {
    guard var shown = configuration else { return nil }
    if shown.title == nil { shown.title = currentTitle }
    if shown.image == nil { shown.image = currentImage }
    if shown.preferredSymbolConfigurationForImage == nil {
      shown.preferredSymbolConfigurationForImage = currentPreferredSymbolConfiguration
    }
    if shown.indicator == .automatic, isContextMenuInteractionEnabled, showsMenuAsPrimaryAction,
      changesSelectionAsPrimaryAction
    {
      shown.indicator = .popup
    }
    return shown
  }

  func content(of configuration: Configuration, within width: CGFloat?) -> ButtonContent {
    configuration.content(within: width, font: configuration.titleLook(color: currentTitleColor).font)
  }

  /// Has the title's label be as it says, whatever code has set there (W97).
  func show(_ configuration: Configuration, in label: UILabel) {
    let look = configuration.titleLook(color: currentTitleColor)
    label.text = configuration.title
    label.font = look.font
    label.textColor = look.color
    label.numberOfLines = configuration.titleLines
    label.lineBreakMode = configuration.titleLineBreakMode
  }

  /// The configuration is gone.
  func resetLook(of label: UILabel) {
    label.font = standardFont
    label.numberOfLines = 1
    label.lineBreakMode = .byTruncatingTail
  }
}
