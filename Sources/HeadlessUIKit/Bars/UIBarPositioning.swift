public import Foundation

/// A bar that stands somewhere.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uibarpositioning>
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where it stands.
  var barPosition: UIBarPosition { get }
}

/// Says where a bar stands: nothing is drawn by it.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uibarpositioningdelegate>
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Asked by the bar's `barPosition`.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// What a toolbar asks.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitoolbardelegate>
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UIBarPositioningDelegate {
  /// Where it says, else where such a bar stands by itself.
  func position(of bar: any UIBarPositioning, else usual: UIBarPosition) -> UIBarPosition {
    let said = position(for: bar)
    return said == .any ? usual : said
  }
}
