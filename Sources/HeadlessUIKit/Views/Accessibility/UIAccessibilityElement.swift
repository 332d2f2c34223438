public import Foundation

/// A part of a view as assistive technologies would see it. Kept: none runs during a replay.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiaccessibilityelement>
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// What it is a part of. Not retained.
  open weak var accessibilityContainer: AnyObject?
  /// In the container's coordinates: while it is set, `accessibilityFrame` follows the container. Null, unless set.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiaccessibilityelement/accessibilityframeincontainerspace>
  open var accessibilityFrameInContainerSpace = CGRect.null {
    didSet { makeSeldomSaid().frame = nil }
  }
  /// In the screen's coordinates. Setting it has the frame in the container's space be null.
  open override var accessibilityFrame: CGRect {
    get { super.accessibilityFrame }
    set {
      accessibilityFrameInContainerSpace = .null
      super.accessibilityFrame = newValue
    }
  }
  override var frameOnScreen: CGRect {
    let frame = accessibilityFrameInContainerSpace
    guard !frame.isNull, let container = accessibilityContainer as? UIView else { return .zero }
    return UIAccessibility.convertToScreenCoordinates(frame, in: container)
  }
  /// Kept.
  open var accessibilityIdentifier: String?

  /// An element of something that is an element, or that has several.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }
}

/// Something else that assistive technologies would offer to do. Kept: none runs during a replay.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction>
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// What it says.
  open var name: String
  /// Kept.
  open var image: UIImage?
  /// Whom it calls. Not retained.
  open weak var target: AnyObject?
  /// What it calls.
  open var selector: Selector
  /// What it runs, in place of target and selector.
  open var actionHandler: Handler?

  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    selector = ""
    super.init()
  }

  public convenience init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }

  public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(name: attributedName.string, target: target, selector: selector)
    ownName = attributedName
  }

  public convenience init(attributedName: NSAttributedString, actionHandler: @escaping Handler) {
    self.init(name: attributedName.string, actionHandler: actionHandler)
    ownName = attributedName
  }

  public convenience init(
    attributedName: NSAttributedString, image: UIImage?, actionHandler: @escaping Handler
  ) {
    self.init(attributedName: attributedName, actionHandler: actionHandler)
    self.image = image
  }

  public convenience init(
    attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector
  ) {
    self.init(attributedName: attributedName, target: target, selector: selector)
    self.image = image
  }

  private var ownName: NSAttributedString?
  /// What it says, with attributes where it was given some.
  open var attributedName: NSAttributedString {
    get { ownName?.string == name ? ownName ?? NSAttributedString() : NSAttributedString(string: name) }
    set { (ownName, name) = (newValue, newValue.string) }
  }
  /// Kept: under what it would be listed.
  open var category: String?
  /// The category of what edits.
  nonisolated public static let editCategory = "UIAccessibilityCustomActionCategoryEdit"

  /// What an action runs; whether it was done.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool
}

/// Where to an assistive technology would scroll. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiaccessibilityscrolldirection>
public enum UIAccessibilityScrollDirection: Int, Sendable { case right = 1, left, up, down, next, previous }

/// How elements would be stepped through; kept. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiaccessibilitynavigationstyle>
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }

/// What a container of elements is; kept. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiaccessibilitycontainertype>
public enum UIAccessibilityContainerType: Int, Sendable { case none, dataTable, list, landmark, semanticGroup }
