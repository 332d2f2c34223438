public import Foundation

/// A rectangle in a view that takes part in layouts, and that nobody sees and no touch hits.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uilayoutguide>
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutItem {
  /// The view that the guide was added to. Not retained. Setting it adds the guide to that view.
  open weak var owningView: UIView? {
    get { owner }
    set {
      if let newValue { newValue.addLayoutGuide(self) } else { owner?.removeLayoutGuide(self) }
    }
  }
  /// Set by the view alone.
  weak var owner: UIView?
  /// A name for people.
  open var identifier = ""
  /// What the view says of its place; nil for one that constraints place.
  let kind: Kind?
  private var solvedFrame = CGRect.zero
  /// Where the solution before put it.
  private var frameBefore = CGRect.zero

  /// One that constraints place.
  public override init() {
    kind = nil
    super.init()
  }

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    super.init()
    owner = view
    identifier = kind.rawValue
  }

  var layoutView: UIView? { owner }
  var layoutName: String { identifier.isEmpty ? "\(type(of: self))" : identifier }

  /// In the owning view's coordinates: where the last layout put it, or where it is without any.
  open var layoutFrame: CGRect {
    guard let kind, let owner else { return solvedFrame }
    return kind.frame(in: owner)
  }

  /// Before its island is solved anew.
  func forgetSolution() { (frameBefore, solvedFrame) = (solvedFrame, .zero) }

  /// Keeps what a solution says. Its view is laid out if the one before said otherwise.
  func take(_ frame: CGRect) {
    solvedFrame = frame
    if frameBefore != frame { owner?.setNeedsLayout() }
  }

  // MARK: Anchors

  /// The edge where lines begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where lines end.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// How wide it is.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// How high it is.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle across.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle down.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  /// Guides whose place follows from their view's.
  enum Kind: String {
    case margins = "layoutMarginsGuide"
    case readable = "readableContentGuide"
    case safeArea = "safeAreaLayoutGuide"
    case aboveSafeArea = "topLayoutGuide"
    case belowSafeArea = "bottomLayoutGuide"
    case keyboard = "keyboardLayoutGuide"
    case scrollContent = "contentLayoutGuide"
    case scrollFrame = "frameLayoutGuide"
    case aspectFit = "safeAreaAspectFitLayoutGuide"
  }
}

/// Where the keyboard is. The system's does not come up during a replay; what the first responder has in its place,
/// and above it, the guide reaches up to. Else it is as high as the safe area's lower inset.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide>
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Kept: there is no keyboard that could float.
  open var followsUndockedKeyboard = false
  /// Whether it is as high as the safe area's lower inset where there is no keyboard; else it has no height then.
  open var usesBottomSafeArea = true { didSet { owningView?.ruledPartsDidChange() } }
  /// Kept: there is no keyboard for a finger to reach.
  open var keyboardDismissPadding: CGFloat = 0
}

extension UILayoutGuide.Kind {
  /// In the view's coordinates, by what the view is now.
  @MainActor func frame(in view: UIView) -> CGRect {
    if self == .scrollContent {
      return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? view.bounds.size)
    }
    let box = box(LayoutBox(view.bounds), of: view)
    return CGRect(
      x: box.x.constant, y: box.y.constant, width: box.width.constant, height: box.height.constant)
  }

  /// Inside of its view's box.
  @MainActor func box(_ bounds: LayoutBox, of view: UIView) -> LayoutBox {
    switch self {
    case .margins: return bounds.inset(by: view.marginsWithSafeArea)
    case .readable:
      var insets = view.marginsWithSafeArea
      let excess = max(0, view.bounds.width - insets.left - insets.right - LayoutMetrics.readableWidth)
      insets.left += excess / 2
      insets.right += excess / 2
      return bounds.inset(by: insets)
    case .safeArea: return bounds.inset(by: view.safeAreaInsets)
    case .aboveSafeArea:
      return LayoutBox(x: bounds.x, y: bounds.y, width: bounds.width, height: LinearSum(view.safeAreaInsets.top))
    case .keyboard, .belowSafeArea:
      let height =
        self == .keyboard
        ? view.heightOfKeyboard(withSafeArea: view.keyboardLayoutGuide.usesBottomSafeArea)
        : view.safeAreaInsets.bottom
      return LayoutBox(
        x: bounds.x, y: bounds.y + bounds.height - height, width: bounds.width, height: LinearSum(height))
    case .scrollContent, .scrollFrame: return bounds
    case .aspectFit:
      let ratio = (view.guide(.aspectFit) as? AspectFitGuide)?.aspectRatio ?? 1
      return bounds.inset(by: AspectFitGuide.insets(in: view, ratio: ratio))
    }
  }
}
