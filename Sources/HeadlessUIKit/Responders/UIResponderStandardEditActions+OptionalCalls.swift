public import Foundation

// Code calls these methods as `actions?.paste?(…)`. Here every method is there, by a default; so that such a call
// compiles, each name is a property, too, of what can be called. Every responder has them: properties of an
// application's responders that have one of these names come first.

extension UIResponderStandardEditActions {
  /// For `cut?(…)`: always there.
  @_disfavoredOverload public var cut: UIResponderStandardEditActionsCalls.Cut? { .init(actions: self) }
  /// For `copy?(…)`: always there.
  @_disfavoredOverload public var copy: UIResponderStandardEditActionsCalls.Copy? { .init(actions: self) }
  /// For `paste?(…)`: always there.
  @_disfavoredOverload public var paste: UIResponderStandardEditActionsCalls.Paste? { .init(actions: self) }
  /// For `pasteAndMatchStyle?(…)`: always there.
  @_disfavoredOverload public var pasteAndMatchStyle: UIResponderStandardEditActionsCalls.PasteAndMatchStyle? {
    .init(actions: self)
  }
  /// For `pasteAndGo?(…)`: always there.
  @_disfavoredOverload public var pasteAndGo: UIResponderStandardEditActionsCalls.PasteAndGo? {
    .init(actions: self)
  }
  /// For `pasteAndSearch?(…)`: always there.
  @_disfavoredOverload public var pasteAndSearch: UIResponderStandardEditActionsCalls.PasteAndSearch? {
    .init(actions: self)
  }
  /// For `select?(…)`: always there.
  @_disfavoredOverload public var select: UIResponderStandardEditActionsCalls.Select? { .init(actions: self) }
  /// For `selectAll?(…)`: always there.
  @_disfavoredOverload public var selectAll: UIResponderStandardEditActionsCalls.SelectAll? { .init(actions: self) }
  /// For `delete?(…)`: always there.
  @_disfavoredOverload public var delete: UIResponderStandardEditActionsCalls.Delete? { .init(actions: self) }
  /// For `makeTextWritingDirectionLeftToRight?(…)`: always there.
  @_disfavoredOverload
  public var makeTextWritingDirectionLeftToRight:
    UIResponderStandardEditActionsCalls.MakeTextWritingDirectionLeftToRight?
  { .init(actions: self) }
  /// For `makeTextWritingDirectionRightToLeft?(…)`: always there.
  @_disfavoredOverload
  public var makeTextWritingDirectionRightToLeft:
    UIResponderStandardEditActionsCalls.MakeTextWritingDirectionRightToLeft?
  { .init(actions: self) }
  /// For `toggleBoldface?(…)`: always there.
  @_disfavoredOverload public var toggleBoldface: UIResponderStandardEditActionsCalls.ToggleBoldface? {
    .init(actions: self)
  }
  /// For `toggleItalics?(…)`: always there.
  @_disfavoredOverload public var toggleItalics: UIResponderStandardEditActionsCalls.ToggleItalics? {
    .init(actions: self)
  }
  /// For `toggleUnderline?(…)`: always there.
  @_disfavoredOverload public var toggleUnderline: UIResponderStandardEditActionsCalls.ToggleUnderline? {
    .init(actions: self)
  }
  /// For `increaseSize?(…)`: always there.
  @_disfavoredOverload public var increaseSize: UIResponderStandardEditActionsCalls.IncreaseSize? {
    .init(actions: self)
  }
  /// For `decreaseSize?(…)`: always there.
  @_disfavoredOverload public var decreaseSize: UIResponderStandardEditActionsCalls.DecreaseSize? {
    .init(actions: self)
  }
  /// For `find?(…)`: always there.
  @_disfavoredOverload public var find: UIResponderStandardEditActionsCalls.Find? { .init(actions: self) }
  /// For `findAndReplace?(…)`: always there.
  @_disfavoredOverload public var findAndReplace: UIResponderStandardEditActionsCalls.FindAndReplace? {
    .init(actions: self)
  }
  /// For `findNext?(…)`: always there.
  @_disfavoredOverload public var findNext: UIResponderStandardEditActionsCalls.FindNext? { .init(actions: self) }
  /// For `findPrevious?(…)`: always there.
  @_disfavoredOverload public var findPrevious: UIResponderStandardEditActionsCalls.FindPrevious? {
    .init(actions: self)
  }
  /// For `useSelectionForFind?(…)`: always there.
  @_disfavoredOverload public var useSelectionForFind: UIResponderStandardEditActionsCalls.UseSelectionForFind? {
    .init(actions: self)
  }
  /// For `printContent?(…)`: always there.
  @_disfavoredOverload public var printContent: UIResponderStandardEditActionsCalls.PrintContent? {
    .init(actions: self)
  }
  /// For `rename?(…)`: always there.
  @_disfavoredOverload public var rename: UIResponderStandardEditActionsCalls.Rename? { .init(actions: self) }
  /// For `duplicate?(…)`: always there.
  @_disfavoredOverload public var duplicate: UIResponderStandardEditActionsCalls.Duplicate? { .init(actions: self) }
  /// For `move?(…)`: always there.
  @_disfavoredOverload public var move: UIResponderStandardEditActionsCalls.Move? { .init(actions: self) }
  /// For `export?(…)`: always there.
  @_disfavoredOverload public var export: UIResponderStandardEditActionsCalls.Export? { .init(actions: self) }
  /// For `updateTextAttributes?(…)`: always there.
  @_disfavoredOverload public var updateTextAttributes: UIResponderStandardEditActionsCalls.UpdateTextAttributes? {
    .init(actions: self)
  }
}

/// What `UIResponderStandardEditActions`' names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiresponderstandardeditactions>
public enum UIResponderStandardEditActionsCalls {
  /// Calls `cut`.
  @preconcurrency @MainActor
  public struct Cut {
    let actions: any UIResponderStandardEditActions

    /// As the responder does it.
    public func callAsFunction(_ sender: Any?) { actions.cut(sender) }
  }

  /// Calls `copy`.
  @preconcurrency @MainActor
  public struct Copy {
    let actions: any UIResponderStandardEditActions

    /// As the responder does it.
    public func callAsFunction(_ sender: Any?) { actions.copy(sender) }
  }

  /// Calls `paste`.
  @preconcurrency @MainActor
  public struct Paste {
    let actions: any UIResponderStandardEditActions

    /// As the responder does it.
    public func callAsFunction(_ sender: Any?) { actions.paste(sender) }
  }

  /// Calls `pasteAndMatchStyle`.
  @preconcurrency @MainActor
  public struct PasteAndMatchStyle {
    let actions: any UIResponderStandardEditActions

    /// As the responder does it.
    public func callAsFunction(_ sender: Any?) { actions.pasteAndMatchStyle(sender) }
  }

  /// Calls `pasteAndGo`.
  @preconcurrency @MainActor
  public struct PasteAndGo {
    let actions: any UIResponderStandardEditActions

    /// As the responder does it.
    public func callAsFunction(_ sender: Any?) { actions.pasteAndGo(sender) }
  }

  /// Calls `pasteAndSearch`.
  @preconcurrency @MainActor
  public struct PasteAndSearch {
    let actions: any UIResponderStandardEditActions

    /// As the responder does it.
    public func callAsFunction(_ sender: Any?) { actions.pasteAndSearch(sender) }
  }

  /// Calls `select`.
  @preconcurrency @MainActor
  public struct Select {
    let actions: any UIResponderStandardEditActions

    /// As the responder does it.
    public func callAsFunction(_ sender: Any?) { actions.select(sender) }
  }

  /// Calls `selectAll`.
  @preconcurrency @MainActor
  public struct SelectAll {
    let actions: any UIResponderStandardEditActions

    /// As the responder does it.
    public func callAsFunction(_ sender: Any?) { actions.selectAll(sender) }
  }

  /// Calls `delete`.
  @preconcurrency @MainActor
  public struct Delete {
    let actions: any UIResponderStandardEditActions

    /// As the responder does it.
    public func callAsFunction(_ sender: Any?) { actions.delete(sender) }
  }

  /// Calls `makeTextWritingDirectionLeftToRight`.
  @preconcurrency @MainActor
  public struct MakeTextWritingDirectionLeftToRight {
    let actions: any UIResponderStandardEditActions

    /// As the responder does it.
    public func callAsFunction(_ sender: Any?) { actions.makeTextWritingDirectionLeftToRight(sender) }
  }

  /// Calls `makeTextWritingDirectionRightToLeft`.
  @preconcurrency @MainActor
  public struct MakeTextWritingDirectionRightToLeft {
    let actions: any UIResponderStandardEditActions

    /// As the responder does it.
    public func callAsFunction(_ sender: Any?) { actions.makeTextWritingDirectionRightToLeft(sender) }
  }

  /// Calls `toggleBoldface`.
  @preconcurrency @MainActor
  public struct ToggleBoldface {
    let actions: any UIResponderStandardEditActions

    /// As the responder does it.
    public func callAsFunction(_ sender: Any?) { actions.toggleBoldface(sender) }
  }

  /// Calls `toggleItalics`.
  @preconcurrency @MainActor
  public struct ToggleItalics {
    let actions: any UIResponderStandardEditActions

    /// As the responder does it.
    public func callAsFunction(_ sender: Any?) { actions.toggleItalics(sender) }
  }

  /// Calls `toggleUnderline`.
  @preconcurrency @MainActor
  public struct ToggleUnderline {
    let actions: any UIResponderStandardEditActions

    /// As the responder does it.
    public func callAsFunction(_ sender: Any?) { actions.toggleUnderline(sender) }
  }

  /// Calls `increaseSize`.
  @preconcurrency @MainActor
  public struct IncreaseSize {
    let actions: any UIResponderStandardEditActions

    /// As the responder does it.
    public func callAsFunction(_ sender: Any?) { actions.increaseSize(sender) }
  }

  /// Calls `decreaseSize`.
  @preconcurrency @MainActor
  public struct DecreaseSize {
    let actions: any UIResponderStandardEditActions

    /// As the responder does it.
    public func callAsFunction(_ sender: Any?) { actions.decreaseSize(sender) }
  }

  /// Calls `find`.
  @preconcurrency @MainActor
  public struct Find {
    let actions: any UIResponderStandardEditActions

    /// As the responder does it.
    public func callAsFunction(_ sender: Any?) { actions.find(sender) }
  }

  /// Calls `findAndReplace`.
  @preconcurrency @MainActor
  public struct FindAndReplace {
    let actions: any UIResponderStandardEditActions

    /// As the responder does it.
    public func callAsFunction(_ sender: Any?) { actions.findAndReplace(sender) }
  }

  /// Calls `findNext`.
  @preconcurrency @MainActor
  public struct FindNext {
    let actions: any UIResponderStandardEditActions

    /// As the responder does it.
    public func callAsFunction(_ sender: Any?) { actions.findNext(sender) }
  }

  /// Calls `findPrevious`.
  @preconcurrency @MainActor
  public struct FindPrevious {
    let actions: any UIResponderStandardEditActions

    /// As the responder does it.
    public func callAsFunction(_ sender: Any?) { actions.findPrevious(sender) }
  }

  /// Calls `useSelectionForFind`.
  @preconcurrency @MainActor
  public struct UseSelectionForFind {
    let actions: any UIResponderStandardEditActions

    /// As the responder does it.
    public func callAsFunction(_ sender: Any?) { actions.useSelectionForFind(sender) }
  }

  /// Calls `printContent`.
  @preconcurrency @MainActor
  public struct PrintContent {
    let actions: any UIResponderStandardEditActions

    /// As the responder does it.
    public func callAsFunction(_ sender: Any?) { actions.printContent(sender) }
  }

  /// Calls `rename`.
  @preconcurrency @MainActor
  public struct Rename {
    let actions: any UIResponderStandardEditActions

    /// As the responder does it.
    public func callAsFunction(_ sender: Any?) { actions.rename(sender) }
  }

  /// Calls `duplicate`.
  @preconcurrency @MainActor
  public struct Duplicate {
    let actions: any UIResponderStandardEditActions

    /// As the responder does it.
    public func callAsFunction(_ sender: Any?) { actions.duplicate(sender) }
  }

  /// Calls `move`.
  @preconcurrency @MainActor
  public struct Move {
    let actions: any UIResponderStandardEditActions

    /// As the responder does it.
    public func callAsFunction(_ sender: Any?) { actions.move(sender) }
  }

  /// Calls `export`.
  @preconcurrency @MainActor
  public struct Export {
    let actions: any UIResponderStandardEditActions

    /// As the responder does it.
    public func callAsFunction(_ sender: Any?) { actions.export(sender) }
  }

  /// Calls `updateTextAttributes`.
  @preconcurrency @MainActor
  public struct UpdateTextAttributes {
    let actions: any UIResponderStandardEditActions

    /// As the responder does it.
    public func callAsFunction(
      conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) { actions.updateTextAttributes(conversionHandler: conversionHandler) }
  }
}
