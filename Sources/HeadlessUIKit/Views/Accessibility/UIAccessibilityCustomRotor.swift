public import Foundation

/// A way to go from one thing to the next of a kind, for assistive technologies. Kept.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor>
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// Finds the next one; nil where there is none.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// What it goes through.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The same, with attributes.
  open var attributedName: NSAttributedString
  /// Which of the system's it stands for.
  open private(set) var systemRotorType = SystemRotorType.none
  /// Kept: nobody searches.
  open var itemSearchBlock: Search

  /// Goes through what the search finds.
  public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.init(attributedName: NSAttributedString(string: name), itemSearch: itemSearchBlock)
  }

  /// Goes through what the search finds.
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.attributedName = attributedName
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }

  /// Stands for one of the system's, and has its name, which is empty here.
  public convenience init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    self.init(name: "", itemSearch: itemSearchBlock)
    systemRotorType = type
  }

  /// Which way. Raw values are UIKit's.
  public enum Direction: Int, Sendable { case previous, next }
  /// What the system's go through. Raw values are UIKit's.
  public enum SystemRotorType: Int, Sendable {
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4,
      headingLevel5,
      headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table, list, landmark
  }
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
