public import Foundation

/// Whatever focus can move in. Nothing is ever focused here: what code overrides compiles, and is not called.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifocusenvironment>
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where focus would begin.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// What it is in.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// Whose items focus could go to.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// Nothing comes of it.
  func setNeedsFocusUpdate()
  /// Nothing comes of it.
  func updateFocusIfNeeded()
  /// Never asked.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Never called.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { nil }
  public var focusItemContainer: (any UIFocusItemContainer)? { nil }

  /// Whether the other one is this one, or in it.
  public func contains(_ environment: any UIFocusEnvironment) -> Bool {
    var place: (any UIFocusEnvironment)? = environment
    for _ in 0..<Limits.chainLength {
      guard let present = place else { return false }
      if present === self { return true }
      place = present.parentFocusEnvironment
    }
    return false
  }
}

extension UIView: UIFocusEnvironment {}
extension UIViewController: UIFocusEnvironment {}
extension UIPresentationController: UIFocusEnvironment {}

/// A move of the focus; there is none.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifocusupdatecontext>
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  private override init() { super.init() }
  /// Nil: nothing is ever focused.
  open weak var previouslyFocusedView: UIView? { nil }
  /// Nil: nothing is ever focused.
  open weak var nextFocusedView: UIView? { nil }
  /// Nil: nothing is ever focused.
  open weak var previouslyFocusedItem: (any UIFocusItem)? { nil }
  /// Nil: nothing is ever focused.
  open weak var nextFocusedItem: (any UIFocusItem)? { nil }
  /// Where focus would go.
  open var focusHeading: UIFocusHeading { [] }
}

/// Goes along with a move of the focus; there is none.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifocusanimationcoordinator>
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  private override init() { super.init() }
  /// Nobody gets a coordinator to call it on; made at once all the same.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
  /// Nobody gets a coordinator to call it on; made at once all the same.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?(NoFocusAnimation())
    completion?()
  }
  /// Nobody gets a coordinator to call it on; made at once all the same.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) { addCoordinatedFocusingAnimations(animations, completion: completion) }
}

/// Where focus goes to. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifocusheading>
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
}
