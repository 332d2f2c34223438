public import Foundation

/// What zooming would follow. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiaccessibilityzoomtype>
public enum UIAccessibilityZoomType: Int, Sendable { case insertionPoint }

/// What kind of text an element holds; kept.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiaccessibilitytextualcontext>
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Equal strings are one context.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let wordProcessing = Self("UIAccessibilityTextualContextWordProcessing")
  public static let narrative = Self("UIAccessibilityTextualContextNarrative")
  public static let messaging = Self("UIAccessibilityTextualContextMessaging")
  public static let spreadsheet = Self("UIAccessibilityTextualContextSpreadsheet")
  public static let fileSystem = Self("UIAccessibilityTextualContextFileSystem")
  public static let sourceCode = Self("UIAccessibilityTextualContextSourceCode")
  public static let console = Self("UIAccessibilityTextualContextConsole")
}

/// A point of a view where something can be dragged from, or dropped. Kept: no assistive technology runs.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiaccessibilitylocationdescriptor>
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
  /// The view. Not retained.
  open private(set) weak var view: UIView?
  /// In the view's coordinates.
  public let point: CGPoint
  /// What it is called.
  public let attributedName: NSAttributedString
  /// What it is called, without attributes.
  open var name: String { attributedName.string }

  /// The middle of a view.
  public convenience init(name: String, view: UIView) {
    self.init(name: name, point: view.bounds.middle, in: view)
  }
  /// A point of a view.
  public convenience init(name: String, point: CGPoint, in view: UIView) {
    self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
  }
  /// A point of a view, with a name that has attributes.
  public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
    (self.attributedName, self.point, self.view) = (attributedName, point, view)
    super.init()
  }
}
