public import Foundation

/// Shows why there is no content, with the buttons in the middle, one below the other. The places are ours (W19).
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicontentunavailableview>
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private let picture = UIImageView()
  private let title = UILabel()
  private let second = UILabel()
  private let buttons = [UnavailableButton(), UnavailableButton()]
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
    shown.first.show(in: title)
    shown.second.show(in: second)
    buttons[0].show(shown.button, shown.buttonProperties, in: self)
    buttons[1].show(shown.secondaryButton, shown.secondaryButtonProperties, in: self)
    setNeedsLayout()
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
      + buttons.compactMap(\.button).map { ($0, shown.buttonToSecondaryButtonPadding) }
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
