import Foundation

/// How a bar looks, or what is on it: whoever is given it keeps a copy (V803).
@MainActor protocol KeptLook: NSObject {}

extension UIBarAppearance: KeptLook {}
extension UIBarButtonItemAppearance: KeptLook {}
extension UITabBarItemAppearance: KeptLook {}

extension KeptLook where Self: NSCopying {
  /// The copy.
  var kept: Self { copy(with: nil) as? Self ?? self }
}
