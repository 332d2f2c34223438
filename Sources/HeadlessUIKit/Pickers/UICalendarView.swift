public import Foundation

/// Days to choose from. What code sets and reads is kept; what a finger does to it is not modelled: its months and
/// days are UIKit's own. A finger that lands on it is warned of in the trace, once, and chooses nothing.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicalendarview>
@preconcurrency @MainActor
open class UICalendarView: UIView {
  private var hasWarned = false

  /// Never asked for decorations: none are drawn. Not retained.
  open weak var delegate: (any UICalendarViewDelegate)?
  /// Who keeps what is chosen; nil where nothing can be.
  open var selectionBehavior: UICalendarSelection?
  /// In which days are counted.
  open var calendar = Calendar.current
  /// Kept.
  open var locale = Locale.current
  /// Kept.
  open var timeZone: TimeZone?
  /// Kept, never drawn.
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  /// Kept: no finger goes beyond it.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
  /// The month that would show; at the beginning of 2001, unless set: no clock but the log's runs here.
  open var visibleDateComponents = DateComponents(year: 2001, month: 1)
  /// At once: there is nothing to animate.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    let old = visibleDateComponents
    visibleDateComponents = dateComponents
    if old != dateComponents { delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: old) }
  }
  /// Kept: none are drawn.
  open var wantsDateDecorations = true
  /// Nothing comes of it: none are drawn.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}

  /// The size is ours (W19).
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 360) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !hasWarned {
      hasWarned = true
      Decisions.tell(
        .warns(self, "fingers don't choose days here: set the selection's dates, and tell its delegate"))
    }
    super.touchesBegan(touches, with: event)
  }

  /// What would stand below a day; none is drawn.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uicalendarview/decoration>
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    /// A dot.
    public override convenience init() { self.init(image: nil) }
    /// An image, in a colour and a size.
    public init(image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium) {
      super.init()
    }
    /// A view that the closure would make; it is not called.
    public init(customViewProvider: @escaping () -> UIView) { super.init() }
    /// A dot, in a colour and a size.
    open class func `default`(
      color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) -> Decoration { Decoration(image: nil, color: color, size: size) }
    /// An image, in a colour and a size.
    open class func image(
      _ image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) -> Decoration { Decoration(image: image, color: color, size: size) }
    /// A view that the closure would make; it is not called.
    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(customViewProvider: customViewProvider)
    }
  }

  /// How large a decoration is. Raw values are UIKit's.
  public enum DecorationSize: Int, Sendable { case small, medium, large }
}

/// Asked how days look, and told which ones show.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicalendarviewdelegate>
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// Never asked: none are drawn.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  /// Code has another month shown.
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
