/// A part of a view that leads focus on. Nothing is ever focused here.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifocusguide>
open class UIFocusGuide: UILayoutGuide {
  /// Kept.
  open var isEnabled = true
  /// Kept.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
