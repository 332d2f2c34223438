public import Foundation

/// Says whether a pencil writes into a text. A pencil writes nothing here: its touches are the view's, as a
/// finger's are, and the delegate is never asked.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiscribbleinteraction>
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
  /// Never asked. Not retained.
  open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// False: nothing is written.
  open var isHandlingWriting: Bool { false }
  /// False: nothing is written.
  open class var isPencilInputExpected: Bool { false }

  public init(delegate: any UIScribbleInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// Asked whether a pencil writes; never, during a replay.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiscribbleinteractiondelegate>
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
  /// Never asked.
  func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
  /// Never asked.
  func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
  /// Never called.
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  /// Never called.
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
  public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool {
    DefaultAnswers.give(true, for: self)
  }
  public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool {
    DefaultAnswers.give(false, for: self)
  }
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}
