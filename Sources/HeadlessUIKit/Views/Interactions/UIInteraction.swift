public import Foundation

/// What the system does with a view at somebody's wish, beside touches.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiinteraction>
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that it was added to.
  var view: UIView? { get }
  /// Called before it is added to a view, or taken from one.
  func willMove(to view: UIView?)
  /// Called after it was added to a view, or taken from one.
  func didMove(to view: UIView?)
}

extension UIView {
  func take(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    kept.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  func drop(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    kept.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
