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
  open var textLayoutGuide: UILayoutGuide? { shown.first.isMissing ? nil : guides.text }
  /// Where the secondary text is; nil where there is none.
  open var secondaryTextLayoutGuide: UILayoutGuide? { shown.second.isMissing ? nil : guides.second }
  /// Where the image is; nil where there is none.
  open var imageLayoutGuide: UILayoutGuide? { shown.image == nil ? nil : guides.image }
  private lazy var guides = PartGuides(text: label, second: second, image: picture, in: self)

  private func show() {
    shown.first.show(in: label)
    shown.second.show(in: second)
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

  /// How the row reads that it is the content of, where its own attribute leaves that open (V1065).
  final var rowReadsFromTheRight = false {
    didSet { if rowReadsFromTheRight != oldValue { setNeedsLayout() } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = readsFromTheRight || semanticContentAttribute == .unspecified && rowReadsFromTheRight
    func place(_ part: UIView, _ box: CGRect) { part.frame = isMirrored ? box.mirrored(in: bounds) : box }
    let margins = shown.directionalLayoutMargins
    var room = bounds.inset(
      by: UIEdgeInsets(top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing))
    let size = shown.imageSize
    if size.width > 0 {
      let box = CGRect(x: room.minX, y: room.midY - size.height / 2, width: size.width, height: size.height)
      place(picture, box)
      room = room.divided(atDistance: shown.widthTaken(by: size), from: .minXEdge).remainder
    }
    let texts = shown.shares(in: room.width)
    let height = texts.height(padding: shown.textToSecondaryTextVerticalPadding)
    let top = room.midY - height / 2
    func box(of share: TextShares.Share, at y: CGFloat) -> CGRect {
      texts.areSideBySide
        ? CGRect(x: room.minX + share.start, y: room.minY, width: share.width, height: room.height)
        : CGRect(x: room.minX, y: y, width: share.width, height: share.height)
    }
    place(label, box(of: texts.first, at: top))
    place(second, box(of: texts.second, at: top + height - texts.second.height))
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
