import Foundation

/// A text that something can be dropped into.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextdroppable>
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
  /// Asked and told about drops. Not retained.
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  /// Takes texts that are dropped.
  var textDropInteraction: UIDropInteraction? { get }
  /// Whether a finger drags something over the text that may be dropped there.
  var isTextDropActive: Bool { get }
}

/// Whether a text takes a drop. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextdropeditability>
public enum UITextDropEditability: UInt, Sendable { case no, temporary, yes }

/// Asked and told about what is dropped into a text.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextdropdelegate>
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {
  /// Whether a text that can't be typed into takes a drop all the same. It stays as it is afterwards.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability
  /// Asked with each event in which the finger moves, what would become of the drop.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal
  /// The finger has lifted.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
  /// What is dragged would be dropped on the text.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
  /// Called with each event in which the finger moves, before the proposal is asked for.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)
  /// What is dragged would be dropped on the text no longer.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
  /// A drag that ever entered is over, whatever became of it.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability { DefaultAnswers.give(.no, for: self) }
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal { DefaultAnswers.give(drop.suggestedProposal, for: self) }
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
  ) {}
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
  ) {}
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
  ) {}
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
  ) {}
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
  ) {}
}

/// What would be dropped into a text.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextdroprequest>
@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
  /// Where.
  var dropPosition: UITextPosition { get }
  /// What the text would do.
  var suggestedProposal: UITextDropProposal { get }
  /// Whether it came from the same view.
  var isSameView: Bool { get }
  /// The drop.
  var dropSession: any UIDropSession { get }
}

/// What a text does with a drop.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextdropproposal>
open class UITextDropProposal: UIDropProposal {
  /// What becomes of the text.
  open var dropAction = Action.insert
  /// Who puts it there.
  open var dropPerformer = Performer.view
  /// How the drop gets there. Kept.
  open var dropProgressMode = ProgressMode.system
  /// Whether what comes from the same view is taken from where it stands, and not from the items.
  open var useFastSameViewOperations = true

  public override init(operation: UIDropOperation) { super.init(operation: operation) }
  /// With what becomes of the text.
  public convenience init(dropAction: Action) {
    self.init(operation: .copy)
    self.dropAction = dropAction
  }

  /// What becomes of the text there. Raw values are UIKit's.
  public enum Action: UInt, Sendable { case insert, replaceSelection, replaceAll }
  /// Who puts what is dropped into the text: the view itself, or its delegate as it hears that the finger has
  /// lifted. Raw values are UIKit's.
  public enum Performer: UInt, Sendable { case view, delegate }
  /// Who shows that it takes a while. Raw values are UIKit's.
  public enum ProgressMode: UInt, Sendable { case system, custom }
}
