public import Foundation

/// Where a text is laid out: a rectangle.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nstextcontainer>
open class NSTextContainer: NSObject {
  /// Lines are broken at the width; 0 is no limit.
  open var size: CGSize { didSet { layoutManager?.forget() } }
  /// In points, at both ends of lines.
  open var lineFragmentPadding: CGFloat = TextMeasure.usualPadding { didSet { didChange() } }
  /// As many as the text needs where it is 0.
  open var maximumNumberOfLines = 0 { didSet { didChange() } }
  /// Lines are broken between words; one that truncates counts for what the last line's ellipsis stands for.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange() } }
  /// Kept, except by a text view's own container, which always does.
  open var widthTracksTextView = false
  /// Kept.
  open var heightTracksTextView = false
  /// Kept: the text goes through them.
  open var exclusionPaths: [UIBezierPath] = []
  /// Who lays out in it. Not retained.
  open weak var layoutManager: NSLayoutManager?
  /// Told of another padding, number of lines or line break mode.
  var hearer: (@MainActor () -> Void)?
  private func didChange() {
    layoutManager?.forget()
    if let hearer { MainActor.assumeIsolated(hearer) }
  }
  /// True: it is a rectangle.
  open var isSimpleRectangularTextContainer: Bool { true }
  /// What of a proposed line is in the container. For overriding; never asked: lines are as wide as it is.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remainingRect?.pointee = .zero
    return proposedRect.intersection(CGRect(origin: .zero, size: size))
  }

  /// Of that size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Without limits.
  public override convenience init() { self.init(size: .zero) }

  /// Without limits: nothing is read.
  public required init(coder: NSCoder) {
    size = .zero
    super.init()
  }
}
