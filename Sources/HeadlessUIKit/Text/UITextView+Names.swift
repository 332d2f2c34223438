public import Foundation

/// What a text view posts.
extension UITextView {
  /// Posted after the delegate was told.
  nonisolated public class var textDidBeginEditingNotification: NSNotification.Name {
    .init("UITextViewTextDidBeginEditingNotification")
  }
  /// Posted after the delegate was told.
  nonisolated public class var textDidEndEditingNotification: NSNotification.Name {
    .init("UITextViewTextDidEndEditingNotification")
  }
  /// Posted when typing changed the text.
  nonisolated public class var textDidChangeNotification: NSNotification.Name {
    .init("UITextViewTextDidChangeNotification")
  }
}
