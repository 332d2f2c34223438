import Foundation

/// What is said of few responders, so that all others are small: for assistive technologies, of what the user does
/// there, and of what is shared. Kept.
@MainActor final class SeldomSaid {
  /// What is so of a responder of which nothing was said. Nobody writes to it.
  static let unset = SeldomSaid()

  var isAccessibilityElement = false
  var identifier: String?
  var label: String?
  var hint: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
  var elementsHidden = false
  var viewIsModal = false
  /// Nil of one that has the frame that it has by itself.
  var frame: CGRect?
  var elements: [Any]?
  var automationElements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  /// Nil for the middle of the frame.
  var activationPoint: CGPoint?
  var path: UIBezierPath?
  var shouldGroupAccessibilityChildren = false
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var containerType = UIAccessibilityContainerType.none
  var language: String?
  var attributedLabel: NSAttributedString?
  var attributedHint: NSAttributedString?
  var attributedValue: NSAttributedString?
  var userInputLabels: [String]! = []
  var respondsToUserInteraction = true
  var ignoresInvertColors = false
  var showsLargeContentViewer = false
  var largeContentTitle: String?
  var attributedUserInputLabels: [NSAttributedString]! = []
  var textualContext: UIAccessibilityTextualContext?
  var headerElements: [Any]?
  var previousText: Any?
  var nextText: Any?
  var directTouch = UIAccessibility.DirectTouchOptions()
  var expandedStatus = UIAccessibility.ExpandedStatus.unsupported
  /// What the user does here.
  var userActivity: NSUserActivity?
  /// What it would share.
  var activityItems: (any UIActivityItemsConfigurationReading)?
  var dragSources: [UIAccessibilityLocationDescriptor]?
  var dropPoints: [UIAccessibilityLocationDescriptor]?
}
