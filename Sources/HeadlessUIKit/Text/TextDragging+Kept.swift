public import Foundation

extension UITextField: UITextDraggable, UITextDroppable {
  /// Kept, and never asked. Not retained.
  public var textDragDelegate: (any UITextDragDelegate)? {
    get { keptTraits.dragDelegate }
    set { keptTraits.dragDelegate = newValue }
  }
  /// Kept, and never asked. Not retained.
  public var textDropDelegate: (any UITextDropDelegate)? {
    get { keptTraits.dropDelegate }
    set { keptTraits.dropDelegate = newValue }
  }
  /// Kept, and never asked: what is pasted is typed. Not retained.
  public var pasteDelegate: (any UITextPasteDelegate)? {
    get { keptTraits.pasteDelegate }
    set { keptTraits.pasteDelegate = newValue }
  }
  /// Kept.
  public var textDragOptions: UITextDragOptions {
    get { keptTraits.dragOptions }
    set { keptTraits.dragOptions = newValue }
  }
  /// Nil: nothing is dragged.
  public var textDragInteraction: UIDragInteraction? { nil }
  /// Nil: nothing is dropped.
  public var textDropInteraction: UIDropInteraction? { nil }
  /// False: nothing is dragged.
  public var isTextDragActive: Bool { false }
  /// False: nothing is dragged over it.
  public var isTextDropActive: Bool { false }
}

extension UITextView: UITextDraggable, UITextDroppable {
  /// Kept, and never asked. Not retained.
  public var textDragDelegate: (any UITextDragDelegate)? {
    get { keptTraits.dragDelegate }
    set { keptTraits.dragDelegate = newValue }
  }
  /// Kept, and never asked. Not retained.
  public var textDropDelegate: (any UITextDropDelegate)? {
    get { keptTraits.dropDelegate }
    set { keptTraits.dropDelegate = newValue }
  }
  /// Kept, and never asked: what is pasted is typed. Not retained.
  public var pasteDelegate: (any UITextPasteDelegate)? {
    get { keptTraits.pasteDelegate }
    set { keptTraits.pasteDelegate = newValue }
  }
  /// Kept.
  public var textDragOptions: UITextDragOptions {
    get { keptTraits.dragOptions }
    set { keptTraits.dragOptions = newValue }
  }
  /// False: nothing is dragged.
  public var isTextDragActive: Bool { false }
  /// False: nothing is dragged over it.
  public var isTextDropActive: Bool { false }

  /// Kept: texts have the default size.
  public var usesStandardTextScaling: Bool {
    get { keptTraits.scalesAsText }
    set { keptTraits.scalesAsText = newValue }
  }
  /// Kept, never drawn.
  public var textHighlightAttributes: [NSAttributedString.Key: Any] {
    get { keptTraits.highlight }
    set { keptTraits.highlight = newValue }
  }
  /// Kept, never drawn.
  public var borderStyle: BorderStyle {
    get { keptTraits.border }
    set { keptTraits.border = newValue }
  }
  /// What would be around a text view. Raw values are UIKit's.
  public enum BorderStyle: Int, Hashable, Sendable { case none, roundedRect }
  /// False: there are no writing tools.
  public var isWritingToolsActive: Bool { false }
}
