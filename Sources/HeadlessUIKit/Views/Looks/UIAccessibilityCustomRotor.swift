public import Foundation

/// A way to go from one thing to the next of a kind, for assistive technologies. Kept.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor>
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// Finds the next one; nil where there is none.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// What it goes through.
  open var name: String
  /// The same, with attributes.
  open var attributedName: NSAttributedString { NSAttributedString(string: name) }
  /// Kept: nobody searches.
  open var itemSearchBlock: Search

  /// Goes through what the search finds.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }

  /// Which way. Raw values are UIKit's.
  public enum Direction: Int, Sendable { case previous, next }
}

/// Where a search begins, and which way it goes.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotorsearchpredicate>
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// Where it begins.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// Which way it goes.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  public override init() { super.init() }
}

/// What a search found.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotoritemresult>
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// What was found. Not retained.
  open weak var targetElement: NSObject?
  /// Which part of its text.
  open var targetRange: UITextRange?

  public override init() { super.init() }

  /// That part of it.
  public init(targetElement: NSObject, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}
