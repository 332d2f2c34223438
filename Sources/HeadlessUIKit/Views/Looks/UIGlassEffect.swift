public import Foundation

/// Glass. Nothing is drawn.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiglasseffect>
open class UIGlassEffect: UIVisualEffect {
  /// Kept: a finger doesn't change it.
  open var isInteractive = false
  /// Kept, never drawn.
  open var tintColor: UIColor?
  private let style: Style

  /// Regular glass.
  public convenience override init() { self.init(style: .regular) }

  /// Of that style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// What was written of glass.
  public required init?(coder: NSCoder) {
    style = Style(rawValue: coder.decodeInteger(forKey: "style")) ?? .regular
    isInteractive = coder.decodeBool(forKey: "isInteractive")
    tintColor = coder.decodeObject(of: UIColor.self, forKey: "tintColor")
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(style.rawValue, forKey: "style")
    coder.encode(isInteractive, forKey: "isInteractive")
    coder.encode(tintColor, forKey: "tintColor")
  }

  /// How clear it is. Raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable { case regular, clear }
}

/// Glass whose pieces run together. Nothing is drawn.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiglasscontainereffect>
open class UIGlassContainerEffect: UIVisualEffect {
  /// Kept, never drawn; in points.
  open var spacing: CGFloat = 0

  public override init() { super.init() }

  /// What was written of glass.
  public required init?(coder: NSCoder) {
    spacing = coder.decodeDouble(forKey: "spacing")
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(Double(spacing), forKey: "spacing")
  }
}

/// How content fades at an edge of a scroll view. Nothing is drawn.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiscrolledgeeffect>
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  /// Kept, never drawn.
  open var isHidden = false
  /// Kept, never drawn.
  open var style = Style.automatic

  /// How it fades.
  public struct Style: Hashable, Sendable {
    private let name: String
    public static let automatic = Style(name: "automatic")
    public static let soft = Style(name: "soft")
    public static let hard = Style(name: "hard")
  }
}

/// A view over an edge of a scroll view, for that edge's effect. Kept, never drawn.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiscrolledgeelementcontainerinteraction>
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  /// Not retained.
  open weak var scrollView: UIScrollView?
  /// Which edge the view stands at.
  open var edge = UIRectEdge.top
  /// Whose interaction it is.
  open private(set) weak var view: UIView?

  public override init() { super.init() }

  /// For overriding.
  open func willMove(to view: UIView?) {}
  /// Keeps the view; overrides call super.
  open func didMove(to view: UIView?) { self.view = view }
}
