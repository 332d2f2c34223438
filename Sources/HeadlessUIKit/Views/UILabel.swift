public import Foundation

/// A view for a text. Touches don't see it, or anything in it, until `isUserInteractionEnabled` is set.
///
/// There are no letters to measure: a text is as large as so many average characters (ours, W18).
///
/// Apple: <https://developer.apple.com/documentation/uikit/uilabel>
@preconcurrency @MainActor
open class UILabel: UIView, LaidOutText {
  /// What it says. Setting it takes the attributed text's place.
  open var text: String? {
    get { written }
    set {
      (written, attributed, given) = (newValue, nil, nil)
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  private var written: String?
  /// As code has set it.
  private var given: NSAttributedString?
  /// The same with what the label adds to it.
  private var attributed: NSAttributedString?

  /// What it says, measured by its fonts and paragraphs' styles (W36).
  ///
  /// The label's font, colour, alignment and way to break lines are then those that it begins with, as far as it
  /// has them; of a plain text they are its attributes (W38).
  open var attributedText: NSAttributedString? {
    get { given ?? written.map { NSAttributedString(string: $0, attributes: style.attributes) } }
    set { show(newValue, takesLook: true) }
  }

  /// A button's, whose plain titles look as the label does again.
  final func showTitle(_ title: NSAttributedString) { show(title, takesLook: false) }

  private func show(_ text: NSAttributedString?, takesLook: Bool) {
    let text = text.map { NSAttributedString(attributedString: $0) }
    (written, attributed, given) = (text?.string, text.map { style.dress($0) }, text)
    if takesLook, let text, text.length > 0 { style.take(text.attributes(at: 0, effectiveRange: nil)) }
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// By whose size the text is measured; nil for the usual one. Setting it gives it to all of an attributed text.
  open var font: UIFont! {
    get { style.font }
    set {
      style.font = newValue ?? LabelStyle.usualFont
      restyle { $0.addAttribute(.font, value: style.font, range: $1) }
      invalidateIntrinsicContentSize()
    }
  }
  /// Kept; nothing is measured. Setting it gives it to all of an attributed text.
  open var lineBreakMode: NSLineBreakMode {
    get { style.lineBreakMode }
    set {
      style.lineBreakMode = newValue
      restyle { $0.restyleParagraphs(in: $1) { $0.lineBreakMode = newValue } }
    }
  }
  /// Kept; nothing is measured.
  open var adjustsFontSizeToFitWidth = false
  /// Kept; nothing is measured.
  open var minimumScaleFactor: CGFloat = 0
  /// Kept; nothing is drawn. Setting it gives it to all of an attributed text.
  open var textColor: UIColor! {
    get { style.color }
    set {
      style.color = newValue ?? .label
      restyle { $0.addAttribute(.foregroundColor, value: style.color, range: $1) }
    }
  }
  /// Kept; nothing is drawn. Setting it gives it to all of an attributed text.
  open var textAlignment: NSTextAlignment {
    get { style.alignment }
    set {
      style.alignment = newValue
      restyle { $0.restyleParagraphs(in: $1) { $0.alignment = newValue } }
    }
  }
  private var style = LabelStyle()

  private func restyle(_ change: (NSMutableAttributedString, NSRange) -> Void) {
    setNeedsDisplay()
    func changed(_ text: NSAttributedString) -> NSAttributedString {
      let changed = NSMutableAttributedString(attributedString: text)
      change(changed, NSRange(location: 0, length: changed.length))
      return changed
    }
    (attributed, given) = (attributed.map(changed), given.map(changed))
  }
  /// As many as the text needs where it is 0.
  open var numberOfLines = 1 {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  /// In points: where a text of several lines is broken, and measured, in a layout; 0 for at the label's width.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Kept, never drawn.
  open var shadowColor: UIColor?
  /// Kept, never drawn.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Kept, never drawn.
  open var highlightedTextColor: UIColor?
  /// Kept; nothing is measured by it.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Kept; nothing is measured by it.
  open var allowsDefaultTighteningForTruncation = false
  /// Kept: lines are broken at words.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  /// Kept: there is no pointer to show it for.
  open var showsExpansionTextWhenTruncated = false
  /// Kept, never drawn.
  open var preferredVibrancy = UILabelVibrancy.none
  /// Kept: a label is as large as its letters.
  open var sizingRule = UILetterformAwareSizingRule.typographic
  /// Kept: there is no focus.
  open var enablesMarqueeWhenAncestorFocused = false
  /// Kept; nothing is measured. By UIKit's older name for `minimumScaleFactor`.
  open var minimumFontSize: CGFloat = 0
  /// Kept; nothing is measured. By UIKit's older name.
  open var adjustsLetterSpacingToFitWidth = false
  /// Kept; nothing is measured by it.
  open var adjustsFontForContentSizeCategory = false
  /// Kept; it changes no touch.
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  /// Kept; nothing is drawn.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Size

  final var widthInLayout: CGFloat?

  /// As large as the text, broken at the width that is preferred, else at that which a layout comes to.
  open override var intrinsicContentSize: CGSize {
    contentSize(within: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : widthInLayout)
  }

  var heightFollowsWidth: Bool { numberOfLines != 1 }

  /// What counts as no limit of a text's width or height: an override of `textRect` may take its insets off.
  private static let unlimited: CGFloat = 16_777_216

  func contentSize(within width: CGFloat?) -> CGSize {
    let room = CGSize(width: heightFollowsWidth ? width ?? Self.unlimited : Self.unlimited, height: Self.unlimited)
    return textRect(forBounds: CGRect(origin: .zero, size: room), limitedToNumberOfLines: numberOfLines).size
  }

  private func measured(within width: CGFloat?, most: Int) -> CGSize {
    if let attributed { return TextMeasure.size(of: attributed, in: font, width: width, most: most) }
    return TextMeasure.size(of: text ?? "", in: font, width: width, most: most)
  }

  /// As much of the bounds as the text takes. An override has the label be as large as what it answers.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let width = numberOfLines == 1 || bounds.width > Self.unlimited / 2 ? nil : bounds.width
    let size = measured(within: width, most: numberOfLines)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width), height: min(size.height, bounds.height))
  }

  /// Has `drawText(in:)` called, with the bounds.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }
  /// For overriding: called by `draw(_:)` of a class of the application's own. Nothing is drawn.
  open func drawText(in rect: CGRect) {}

  override var sizeHabit: SizeHabit { .drawsAnew }

  var baselines: (first: CGFloat, last: CGFloat) { (lineReach.above, lineReach.below) }
  var lineReach: (above: CGFloat, below: CGFloat) { (font.ascender, -font.descender) }

  /// As large as the text, broken at that width where it may have several lines.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    // One line is as long as it is, unless it may be shrunk.
    if numberOfLines == 1, !adjustsFontSizeToFitWidth { return contentSize(within: nil) }
    let width = size.width > 0 ? size.width : nil
    let fitting = contentSize(within: width)
    return CGSize(width: min(fitting.width, width ?? .infinity), height: fitting.height)
  }
}

/// Where a text that was made smaller stands. Nothing is drawn.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uibaselineadjustment>
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

/// Whether a label would shine through what is behind it. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uilabelvibrancy>
public enum UILabelVibrancy: Int, Sendable { case none, automatic }
