public import Foundation

/// Shows why there is no content, with the buttons in the middle, one below the other. The places are ours (W19).
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicontentunavailableview>
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private let picture = UIImageView()
  private let title = UILabel()
  private let second = UILabel()
  private var buttons: [UIButton] = []
  private var shown: UIContentUnavailableConfiguration

  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for part in [picture, title, second] { addSubview(part) }
    show()
  }

  /// Always nil: there is no archive of views to read from.
  public required init?(coder: NSCoder) { nil }

  /// Traps where it is of another kind.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let content = newValue as? UIContentUnavailableConfiguration else {
        preconditionFailure(
          "UIContentUnavailableView shows a UIContentUnavailableConfiguration, and no \(type(of: newValue))")
      }
      shown = content
      show()
    }
  }

  private func show() {
    picture.image = shown.image
    picture.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
    (title.text, title.font) = (shown.attributedText?.string ?? shown.text, shown.textProperties.font)
    title.numberOfLines = shown.textProperties.numberOfLines
    (second.text, second.font) = (
      shown.secondaryAttributedText?.string ?? shown.secondaryText, shown.secondaryTextProperties.font
    )
    second.numberOfLines = shown.secondaryTextProperties.numberOfLines
    for old in buttons { old.removeFromSuperview() }
    buttons = [(shown.button, shown.buttonProperties), (shown.secondaryButton, shown.secondaryButtonProperties)]
      .filter { $0.0.title != nil || $0.0.attributedTitle != nil || $0.0.image != nil }
      .map { button($0.0, $0.1) }
    for new in buttons { addSubview(new) }
    setNeedsLayout()
  }

  private func button(
    _ looks: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIButton {
    let button = UIButton(configuration: looks, primaryAction: properties.primaryAction)
    // Setting an action may give the button the action's own title.
    button.configuration = looks
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    button.isEnabled = properties.isEnabled
    button.accessibilityIdentifier = looks.title
    return button
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let box = bounds.inset(by: margins)
    let room = box.width
    let parts: [(view: UIView, gap: CGFloat)] =
      [
        (picture, shown.imageToTextPadding), (title, shown.textToSecondaryTextPadding),
        (second, shown.textToButtonPadding),
      ]
      + buttons.map { ($0, shown.buttonToSecondaryButtonPadding) }
    let sizes = parts.map { part in size(of: part.view, within: room) }
    let gaps = zip(parts, sizes).map { $1.height > 0 ? $0.gap : 0 }
    var y = bounds.midY - (sizes.reduce(0) { $0 + $1.height } + gaps.dropLast().reduce(0, +)) / 2
    for (index, part) in parts.enumerated() {
      let size = sizes[index]
      let x =
        switch shown.alignment {
        case .center: bounds.midX - size.width / 2
        case .natural: readsFromTheRight ? box.maxX - size.width : box.minX
        }
      part.view.frame = CGRect(x: x, y: y, width: size.width, height: size.height)
      y += size.height + gaps[index]
    }
  }

  private var margins: UIEdgeInsets {
    let margins = shown.directionalLayoutMargins
    return UIEdgeInsets(
      top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
  }

  private func size(of view: UIView, within width: CGFloat) -> CGSize {
    if let label = view as? UILabel, label.text?.isEmpty ?? true { return .zero }
    if let picture = view as? UIImageView {
      guard let image = picture.shownSize else { return .zero }
      let most = shown.imageProperties.maximumSize
      return CGSize(
        width: most.width > 0 ? min(most.width, image.width) : image.width,
        height: most.height > 0 ? min(most.height, image.height) : image.height)
    }
    let size = view.sizeThatFits(CGSize(width: width, height: 0))
    return CGSize(width: min(size.width, width), height: size.height)
  }
}
