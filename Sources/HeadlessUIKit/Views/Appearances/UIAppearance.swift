public import Foundation

/// Whose looks and ways code sets for all of a class at once: views, by way of a proxy.
///
/// The proxy is a view of the class, which never comes into a window. What of UIKit's properties was set on it, a
/// view of that class, or of a subclass, takes over as it enters a window, unless it says otherwise itself; so
/// views that are in a window already stay as they are. Properties of the application's own can't be handed on
/// without Objective-C: the trace warns of them.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiappearance>
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The proxy of the class: each time the same.
  static func appearance() -> Self
  /// The proxy of those in a container of the first class, which is itself in one of the second, and so on.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// The proxy of those with such traits: for equal traits the same.
  static func appearance(for trait: UITraitCollection) -> Self
  /// The proxy of those with such traits, in such containers.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// What an appearance may be limited to.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiappearancecontainer>
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}
extension UIView: UIAppearance, UIAppearanceContainer {}

extension UIBarItem: UIAppearance {}
