public import Foundation

extension UITextField: UITextDraggable, UITextDroppable {
  /// Asked and told about what is dragged out of the text. Not retained.
  public var textDragDelegate: (any UITextDragDelegate)? {
    get { keptTraits.dragDelegate }
    set { keptTraits.dragDelegate = newValue }
  }
  /// Asked and told about what is dropped on the text. Not retained.
  public var textDropDelegate: (any UITextDropDelegate)? {
    get { keptTraits.dropDelegate }
    set { keptTraits.dropDelegate = newValue }
  }
  /// Asked how something is pasted or dropped. Not retained.
  public var pasteDelegate: (any UITextPasteDelegate)? {
    get { keptTraits.pasteDelegate }
    set { keptTraits.pasteDelegate = newValue }
  }
  /// Kept.
  public var textDragOptions: UITextDragOptions {
    get { keptTraits.dragOptions }
    set { keptTraits.dragOptions = newValue }
  }
  /// Lifts what is selected, unless it is disabled.
  public var textDragInteraction: UIDragInteraction? { textDrags.interaction }
  /// Takes texts that are dropped on the field. Not among its `interactions`.
  public var textDropInteraction: UIDropInteraction? { textDrops.interaction }
  /// Whether a finger has something in hand that it lifted from the text.
  public var isTextDragActive: Bool { keptTraits.drags?.isActive ?? false }
  /// Whether a finger drags something over the text that may be dropped there.
  public var isTextDropActive: Bool { keptTraits.drops?.isActive ?? false }
}

extension UITextView: UITextDraggable, UITextDroppable {
  /// Asked and told about what is dragged out of the text. Not retained.
  public var textDragDelegate: (any UITextDragDelegate)? {
    get { keptTraits.dragDelegate }
    set { keptTraits.dragDelegate = newValue }
  }
  /// Asked and told about what is dropped on the text. Not retained.
  public var textDropDelegate: (any UITextDropDelegate)? {
    get { keptTraits.dropDelegate }
    set { keptTraits.dropDelegate = newValue }
  }
  /// Asked how something is pasted or dropped. Not retained.
  public var pasteDelegate: (any UITextPasteDelegate)? {
    get { keptTraits.pasteDelegate }
    set { keptTraits.pasteDelegate = newValue }
  }
  /// Kept.
  public var textDragOptions: UITextDragOptions {
    get { keptTraits.dragOptions }
    set { keptTraits.dragOptions = newValue }
  }
  /// Whether a finger has something in hand that it lifted from the text.
  public var isTextDragActive: Bool { keptTraits.drags?.isActive ?? false }
  /// Whether a finger drags something over the text that may be dropped there.
  public var isTextDropActive: Bool { keptTraits.drops?.isActive ?? false }

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

extension TextTraitsKeeper where Self: UIView & UITextDraggable & UITextDroppable {
  var textDrags: TextDrags {
    if let drags = keptTraits.drags { return drags }
    let new = TextDrags(of: self)
    keptTraits.drags = new
    return new
  }

  /// There is nothing to lift until something is selected: the interaction comes with that, or when asked for.
  func allowsDragging(_ isSelected: Bool) { if isSelected { _ = textDrags } }

  var textDrops: TextDrops {
    if let drops = keptTraits.drops { return drops }
    let new = TextDrops(of: self)
    keptTraits.drops = new
    return new
  }
}
