public import Foundation

/// A rectangle that a pointer pulls up around views. There is no pointer: its handlers are never called.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uibandselectioninteraction>
@preconcurrency @MainActor
open class UIBandSelectionInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  /// Kept.
  open var isEnabled = true
  /// Always possible: no pointer pulls.
  open var state: State { .possible }
  /// Null: no pointer pulls.
  open var selectionRect: CGRect { .null }
  /// None: no pointer pulls.
  open var initialModifierFlags: UIKeyModifierFlags { [] }
  /// Kept, and never asked.
  open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?
  private let handler: (UIBandSelectionInteraction) -> Void

  /// - Parameter selectionHandler: called as the band changes on a device; never, here.
  public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
    handler = selectionHandler
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// How far the pull has come. Raw values are UIKit's.
  public enum State: Int, Sendable { case possible, began, selecting, ended }
}
