#if !canImport(Darwin)
  public import Foundation

  /// What an undo manager tells, each with itself as the object. Foundation has these on Apple's systems alone.
  ///
  /// Apple: <https://developer.apple.com/documentation/foundation/undomanager>
  extension NSNotification.Name {
    /// A group within another is about to begin, or any is about to end; something is about to be undone or done
    /// again, or asked for. What is pending may be registered now.
    public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
    /// A group was begun.
    public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name(
      "NSUndoManagerDidOpenUndoGroupNotification")
    /// A group is about to end.
    public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name(
      "NSUndoManagerWillCloseUndoGroupNotification")
    /// A group has ended.
    public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name(
      "NSUndoManagerDidCloseUndoGroupNotification")
    /// A group is about to be undone.
    public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
    /// A group was undone.
    public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
    /// A group is about to be done again.
    public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
    /// A group was done again.
    public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
  }
#endif
