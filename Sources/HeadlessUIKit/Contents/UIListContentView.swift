public import Foundation

/// Shows a list's content: an image, a text and a secondary text. Touches see the view, not what is in it.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uilistcontentview>
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private let label = UILabel()
  private let second = UILabel()
  private let picture = UIImageView()
  private var shown: UIListContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
    for part in [picture, label, second] { addSubview(part) }
    show()
  }

  /// Always nil: there is no archive of views to read from.
  public required init?(coder: NSCoder) { nil }

  /// Traps where it is no list's content.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let content = newValue as? UIListContentConfiguration else {
        preconditionFailure("UIListContentView shows a UIListContentConfiguration, and no \(type(of: newValue))")
      }
      shown = content
      show()
    }
  }

  /// Where the text is; nil where there is none.
  open var textLayoutGuide: UILayoutGuide? { shown.words == nil ? nil : guides.text }
  /// Where the secondary text is; nil where there is none.
  open var secondaryTextLayoutGuide: UILayoutGuide? { shown.secondaryWords == nil ? nil : guides.second }
  /// Where the image is; nil where there is none.
  open var imageLayoutGuide: UILayoutGuide? { shown.image == nil ? nil : guides.image }
  private lazy var guides = PartGuides(text: label, second: second, image: picture, in: self)

  private func show() {
    label.text = shown.words
    label.font = shown.textProperties.font
    label.numberOfLines = shown.textProperties.numberOfLines
    second.text = shown.secondaryWords
    second.font = shown.secondaryTextProperties.font
    second.numberOfLines = shown.secondaryTextProperties.numberOfLines
    picture.image = shown.image
    picture.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
    alpha = shown.alpha
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Size and places (ours, W19)

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: shown.height(at: bounds.width))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: shown.height(at: size.width))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = shown.directionalLayoutMargins
    var room = bounds.inset(
      by: UIEdgeInsets(top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing))
    let size = shown.imageSize
    if size.width > 0 {
      picture.frame = CGRect(x: room.minX, y: room.midY - size.height / 2, width: size.width, height: size.height)
      room = room.divided(atDistance: size.width + shown.imageToTextPadding, from: .minXEdge).remainder
    }
    let first = shown.textProperties.size(of: shown.words, within: room.width)
    let other = shown.secondaryTextProperties.size(of: shown.secondaryWords, within: room.width)
    if shown.prefersSideBySideTextAndSecondaryText {
      label.frame = CGRect(x: room.minX, y: room.minY, width: first.width, height: room.height)
      second.frame = CGRect(x: room.maxX - other.width, y: room.minY, width: other.width, height: room.height)
    } else {
      let padding = other.height > 0 ? shown.textToSecondaryTextVerticalPadding : 0
      let top = room.midY - (first.height + padding + other.height) / 2
      label.frame = CGRect(x: room.minX, y: top, width: room.width, height: first.height)
      second.frame = CGRect(
        x: room.minX, y: top + first.height + padding, width: room.width, height: other.height)
    }
  }
}

/// Guides that lie where a list's content has its parts.
@MainActor private struct PartGuides {
  let text = UILayoutGuide()
  let second = UILayoutGuide()
  let image = UILayoutGuide()

  init(text label: UIView, second other: UIView, image picture: UIView, in view: UIView) {
    for (guide, part) in [(text, label), (second, other), (image, picture)] {
      view.addLayoutGuide(guide)
      NSLayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: part.leadingAnchor),
        guide.trailingAnchor.constraint(equalTo: part.trailingAnchor),
        guide.topAnchor.constraint(equalTo: part.topAnchor),
        guide.bottomAnchor.constraint(equalTo: part.bottomAnchor),
      ])
    }
  }
}
