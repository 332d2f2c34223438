public import Foundation

/// The choices that a text field has.
extension UITextField {
  /// How the field's edge looks; nothing is drawn.
  public enum BorderStyle: Int, Hashable, Sendable { case none, line, bezel, roundedRect }

  /// When a part of a field is shown.
  public enum ViewMode: Int, Hashable, Sendable { case never, whileEditing, unlessEditing, always }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Hashable, Sendable { case committed, cancelled }
}

extension UITextField {
  /// Posted after the delegate was told.
  nonisolated public class var textDidBeginEditingNotification: NSNotification.Name {
    .init("UITextFieldTextDidBeginEditingNotification")
  }
  /// Posted after the delegate was told.
  nonisolated public class var textDidEndEditingNotification: NSNotification.Name {
    .init("UITextFieldTextDidEndEditingNotification")
  }
  /// Posted when typing changed the text.
  nonisolated public class var textDidChangeNotification: NSNotification.Name {
    .init("UITextFieldTextDidChangeNotification")
  }

  /// Why editing ended, in what is posted of its end: a reason's raw value.
  nonisolated public class var didEndEditingReasonUserInfoKey: String { "UITextFieldDidEndEditingReasonKey" }
}
