public import Foundation

/// A view for an image. Touches don't see it, or anything in it, until `isUserInteractionEnabled` is set. A
/// subclass's `draw(_:)` is never called.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiimageview>
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The frame doesn't follow it; constraints do.
  open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
  /// Kept, for when `isHighlighted`.
  open var highlightedImage: UIImage?
  /// Kept; nothing is drawn.
  open var isHighlighted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// As large as the image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    take(image)
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    take(image)
    take(highlighted: highlightedImage)
  }

  /// Through the setter, whose overrides hear of the first image, too.
  private func take(_ image: UIImage?) { self.image = image }
  private func take(highlighted image: UIImage?) { highlightedImage = image }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Animating

  /// What `startAnimating()` needs; nothing is drawn.
  open var animationImages: [UIImage]?
  /// What `startAnimating()` needs while the view is highlighted; nothing is drawn.
  open var highlightedAnimationImages: [UIImage]?
  /// In seconds, of all images; 0 for a thirtieth of a second for each.
  open var animationDuration: TimeInterval = 0
  /// How often they come; 0 for as long as nobody stops them.
  open var animationRepeatCount = 0
  /// When the images have come as often as they should, by the clock; nil while they don't come.
  private var animationEnd: TimeInterval?

  /// From `startAnimating()` on, until the images have come as often as they should, or are stopped (A155).
  open var isAnimating: Bool { animationEnd.map { VirtualClock.current.now < $0 } ?? false }

  /// Nothing comes of it without images. Nothing is drawn; `isAnimating` tells of it.
  open func startAnimating() {
    let images = isHighlighted ? highlightedAnimationImages : animationImages
    guard let images, !images.isEmpty else { return }
    let once = animationDuration > 0 ? animationDuration : UIImage.usualDuration(of: images)
    let length = animationRepeatCount > 0 ? once * TimeInterval(animationRepeatCount) : .infinity
    animationEnd = VirtualClock.current.now + length
  }

  /// Nothing is drawn; `isAnimating` tells of it.
  open func stopAnimating() { animationEnd = nil }

  /// How large a symbol is shown that doesn't say it itself (V913).
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiimageview/preferredsymbolconfiguration>
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Kept; nothing is drawn.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
  /// The standard one: nothing is drawn.
  open var imageDynamicRange: UIImage.DynamicRange { .standard }
  /// Kept: there is no focus.
  open var adjustsImageWhenAncestorFocused = false
  /// Kept: there is no focus.
  open var masksFocusEffectToContents = false
  /// As large as the view: there is no focus, in which it would grow.
  open private(set) lazy var focusedFrameGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: leadingAnchor), guide.topAnchor.constraint(equalTo: topAnchor),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    return guide
  }()
  /// Fills the view, in front of the image.
  open private(set) lazy var overlayContentView: UIView = {
    let content = UIView(frame: bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    return content
  }()

  /// Kept: images have the default size.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  private var shown: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  /// Nil without an image.
  final var shownSize: CGSize? { shown?.size(preferring: preferredSymbolConfiguration) }

  /// The shown image's size, of a symbol as it is preferred here.
  open override var intrinsicContentSize: CGSize {
    guard let size = shownSize else { return super.intrinsicContentSize }
    let (insets, whole) = (alignmentRectInsets, CGRect(origin: .zero, size: size))
    return insets == .zero ? size : whole.inset(by: insets).size
  }

  /// The same; the present size where there is no image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownSize ?? super.sizeThatFits(size) }

  /// The shown image's: constraints leave out what the image says.
  open override var alignmentRectInsets: UIEdgeInsets { shown?.alignmentRectInsets ?? .zero }
}
