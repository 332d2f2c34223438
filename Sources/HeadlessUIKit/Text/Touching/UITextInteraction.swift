public import Foundation

/// Has fingers put the caret of a text that is a view's own, and select in it.
///
/// A tap asks the delegate, makes the text first responder, and puts its caret; a second one in a row selects the
/// word there, a third the paragraph. A finger that rests does so as well, and has the caret in hand then, or
/// words; the delegate hears that it has ended when it lifts.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextinteraction>
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
  /// Asked and told. Not retained.
  open weak var delegate: (any UITextInteractionDelegate)?
  /// Whose caret it puts. Not retained.
  open weak var textInput: (any UIResponder & UITextInput)?
  /// Whether the text is edited, too.
  public let textInteractionMode: UITextInteractionMode
  open private(set) weak var view: UIView?
  private lazy var taps = EditingTap.all { [weak self] in self?.tapped($0) }
  private lazy var press = EditingPress(in: self)

  /// For a text that is edited, or only read.
  public init(for mode: UITextInteractionMode) {
    textInteractionMode = mode
    super.init()
  }

  /// Those that others may wait for.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { taps + [press] }

  open func willMove(to view: UIView?) {
    for tap in taps { self.view?.removeGestureRecognizer(tap) }
    self.view?.removeGestureRecognizer(press)
  }
  open func didMove(to view: UIView?) {
    self.view = view
    for tap in taps { view?.addGestureRecognizer(tap) }
    view?.addGestureRecognizer(press)
  }

  private func tapped(_ tap: EditingTap) {
    guard let view, let textInput else { return }
    let point = tap.location(in: view)
    guard delegate?.interactionShouldBegin(self, at: point) ?? true else { return }
    let isShown = showsSelected
    delegate?.interactionWillBegin(self)
    if textInteractionMode == .editable { textInput.becomeFirstResponder() }
    textInput.select(at: point, taps: tap.count, while: isShown)
    delegate?.interactionDidEnd(self)
  }
}

/// What may be done to a text. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextinteractionmode>
public enum UITextInteractionMode: Int, Sendable { case editable, nonEditable }

/// Asked and told about fingers on a text.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextinteractiondelegate>
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
  /// Whether a finger may put the caret there.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  /// It is about to.
  func interactionWillBegin(_ interaction: UITextInteraction)
  /// It has.
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
    DefaultAnswers.give(true, for: self)
  }
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}
