public import Foundation

/// Taps that a device gives back. Each is told in the trace, as `feedback: impact medium`.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifeedbackgenerator>
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
  public override init() { super.init() }
  /// Of a view, to which it is added as an interaction.
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  /// The view that it was added to.
  open private(set) weak var view: UIView?
  /// Called before it is added to a view, or taken from one. For overriding.
  open func willMove(to view: UIView?) {}
  /// Called after it was added to a view, or taken from one.
  open func didMove(to view: UIView?) { self.view = view }

  /// Nothing comes of it: nothing has to be woken up.
  open func prepare() {}

  fileprivate func give(_ words: String...) { Decisions.tell(.feedback(words.joined(separator: " "))) }
}

/// A knock.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator>
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  private let style: FeedbackStyle

  /// Of medium strength.
  public convenience override init() { self.init(style: .medium) }

  /// As strong as that.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// As strong as that, of a view, to which it is added as an interaction.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
    view.addInteraction(self)
  }

  /// Knocks.
  open func impactOccurred() { give("impact", "\(style)") }
  /// Knocks, more or less strongly, from 0 to 1.
  open func impactOccurred(intensity: CGFloat) { give("impact", "\(style)", "\(Double(intensity))") }

  /// Knocks; where is not told.
  open func impactOccurred(at location: CGPoint) { impactOccurred() }
  /// Knocks, more or less strongly, from 0 to 1; where is not told.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }

  /// How hard the things are that meet. Raw values are UIKit's.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
}

/// A click for a selection that changes.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator>
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public override init() { super.init() }

  /// Clicks.
  open func selectionChanged() { give("selection") }
  /// Clicks; where is not told.
  open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// What tells of success or failure.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator>
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public override init() { super.init() }

  /// Tells of it.
  open func notificationOccurred(_ notificationType: FeedbackType) { give("notification", "\(notificationType)") }

  /// Tells of it; where is not told.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    notificationOccurred(notificationType)
  }

  /// What is told. Raw values are UIKit's.
  public enum FeedbackType: Int, Sendable { case success, warning, error }
}

/// What tells of a drawing that has met a line or a path.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicanvasfeedbackgenerator>
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  public override init() { super.init() }

  /// Tells of it; where is not told.
  open func alignmentOccurred(at location: CGPoint) { give("alignment") }
  /// Tells of it; where is not told.
  open func pathCompleted(at location: CGPoint) { give("path completed") }
}
