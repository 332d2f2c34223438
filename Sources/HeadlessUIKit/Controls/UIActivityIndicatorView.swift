public import Foundation

/// A wheel that turns while something goes on. Touches see it as any view; nothing is drawn.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiactivityindicatorview>
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// Its size.
  open var style: Style { didSet { invalidateIntrinsicContentSize() } }
  /// Whether it hides while it stands still.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  /// The style's, unless set; never drawn.
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set { ownColor = newValue }
  }
  private var ownColor: UIColor?
  /// Between `startAnimating` and `stopAnimating`.
  open private(set) var isAnimating = false

  /// Standing still, and so hidden.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    frame.size = intrinsicContentSize
    isHidden = true
  }

  /// A medium one, standing still, and so hidden.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  /// Empty. Nothing is read from the coder.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
  }

  /// Shows it.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Hides it, unless it stays.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  /// 20 or 37 points in square.
  open override var intrinsicContentSize: CGSize {
    switch style {
    case .large, .whiteLarge: CGSize(width: 37, height: 37)
    case .medium, .white, .gray: CGSize(width: 20, height: 20)
    }
  }

  override var standardHugging: Hugging { (.defaultHigh, .defaultHigh) }

  /// The same.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// How large it is. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// The old name of `large`, in white.
    case whiteLarge
    /// The old name of `medium`, in white.
    case white
    /// The old name of `medium`, in gray.
    case gray
    case medium = 100
    case large = 101

    fileprivate var color: UIColor {
      switch self {
      case .whiteLarge, .white: .white
      case .gray: UIColor(white: 0, alpha: 0.45)
      case .medium, .large: .secondaryLabel
      }
    }
  }
}

/// A bar that fills. Touches see it as any view; nothing is drawn.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiprogressview>
@preconcurrency @MainActor
open class UIProgressView: UIView {
  private var share: Float = 0
  /// What the observed progress had done when `share` was set.
  private var noted: Double?

  /// From 0 to 1; others are clamped. Set, it counts until the observed progress goes on.
  open var progress: Float {
    get {
      guard let done = observedProgress?.fractionCompleted, done != noted else { return share }
      return max(0, min(1, Float(done)))
    }
    set { keep(newValue) }
  }

  private func keep(_ progress: Float) {
    share = max(0, min(1, progress))
    noted = observedProgress?.fractionCompleted
  }

  /// The track, and the part of it that is done.
  override func makeInnerViews() { putInside(UIImageView(), UIImageView()) }

  /// At once: nothing is drawn. What is not animated is set by way of `progress`, whose override hears of it.
  open func setProgress(_ progress: Float, animated: Bool) {
    if animated { keep(progress) } else { self.progress = progress }
  }
  /// Kept, never drawn.
  open var progressTintColor: UIColor?
  /// Kept, never drawn.
  open var trackTintColor: UIColor?
  /// Kept.
  open var progressViewStyle = Style.default
  /// Kept, never drawn.
  open var progressImage: UIImage?
  /// Kept, never drawn.
  open var trackImage: UIImage?
  /// What it has done is `progress`, whenever that is read: nothing can observe it here.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiprogressview/observedprogress>
  open var observedProgress: Progress? {
    willSet { share = progress }
    didSet { noted = nil }
  }

  /// - Parameter frame: its height is not taken.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: Self.thickness))
  }

  /// As high as it is by itself, and 150 points wide (ours).
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: Self.thickness))
    progressViewStyle = style
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The height that it is given is not taken: constraints alone make it higher (K39).
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: sizeThatFits(newValue.size)) }
  }

  /// 4 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.thickness)
  }
  override var standardHugging: Hugging { (.defaultLow, .defaultHigh) }
  /// As high, and as wide as is asked for.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.thickness) }
  /// Ours (W19).
  private static let thickness: CGFloat = 4

  /// How it looks; nothing is drawn.
  public enum Style: Int, Sendable { case `default`, bar }
}
