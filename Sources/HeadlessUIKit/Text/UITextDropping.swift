import Foundation

/// A text that something could be dropped into.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextdroppable>
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
  /// Never asked. Not retained.
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  /// Nil: nothing is dropped.
  var textDropInteraction: UIDropInteraction? { get }
  /// False: nothing is dragged over it.
  var isTextDropActive: Bool { get }
}

/// Whether a text takes a drop. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextdropeditability>
public enum UITextDropEditability: UInt, Sendable { case no, temporary, yes }

/// Asked and told of what is dropped into a text; never, here.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextdropdelegate>
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {
  /// Never asked.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability
  /// Never asked.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal
  /// Never called.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
}

extension UITextDropDelegate {
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability { .no }
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal { drop.suggestedProposal }
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
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
  /// What takes the drop's place. Kept.
  open var dropAction = Action.insert
  /// How the drop gets there. Kept.
  open var dropProgressMode = ProgressMode.system
  /// Kept: whether the view is as fast as text is.
  open var useFastSameViewOperations = false

  public override init(operation: UIDropOperation) { super.init(operation: operation) }
  /// With what becomes of the text.
  public convenience init(dropAction: Action) {
    self.init(operation: .copy)
    self.dropAction = dropAction
  }

  /// What becomes of the text there. Raw values are UIKit's.
  public enum Action: UInt, Sendable { case insert, replaceSelection, replaceAll }
  /// Who shows that it takes a while. Raw values are UIKit's.
  public enum ProgressMode: UInt, Sendable { case system, custom }
}
