public import Foundation

/// Shares things. It can be presented and dismissed; nothing in it can be chosen.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiactivityviewcontroller>
open class UIActivityViewController: _SystemContentController {
  /// Kept.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Kept: there are no sections.
  open var excludedActivitySectionTypes: UIActivitySectionTypes = []
  /// Called when a finger takes it down: nothing was chosen (V237).
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  override func isDismissedByTouch() { completionWithItemsHandler?(nil, false, nil, nil) }
  /// Kept.
  open var allowsProminentActivity = true
  /// What was chosen, whether it was done, what came back, and what went wrong.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// Of these things.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  /// Nobody can call it, as in UIKit; so that subclasses with initializers of their own don't have to have it.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }
}

/// Parts of what an activity controller shows. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiactivitysectiontypes>
public struct UIActivitySectionTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// People whom things could be sent to.
  public static let peopleSuggestions = UIActivitySectionTypes(rawValue: 1 << 0)
}
