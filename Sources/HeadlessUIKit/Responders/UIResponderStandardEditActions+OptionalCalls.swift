public import Foundation

// Code calls these methods as `actions?.paste?(…)`. Here every method is there, by a default; so that such a call
// compiles, each name is a property, too, of what can be called. Every responder has them: properties of an
// application's responders that have one of these names come first.

extension UIResponderStandardEditActions {
  /// For `cut?(…)`: always there.
  @_disfavoredOverload public var cut: UIResponderStandardEditCall? { .init { [self] in cut($0) } }
  /// For `copy?(…)`: always there.
  @_disfavoredOverload public var copy: UIResponderStandardEditCall? { .init { [self] in copy($0) } }
  /// For `paste?(…)`: always there.
  @_disfavoredOverload public var paste: UIResponderStandardEditCall? { .init { [self] in paste($0) } }
  /// For `pasteAndMatchStyle?(…)`: always there.
  @_disfavoredOverload public var pasteAndMatchStyle: UIResponderStandardEditCall? {
    .init { [self] in pasteAndMatchStyle($0) }
  }
  /// For `pasteAndGo?(…)`: always there.
  @_disfavoredOverload public var pasteAndGo: UIResponderStandardEditCall? { .init { [self] in pasteAndGo($0) } }
  /// For `pasteAndSearch?(…)`: always there.
  @_disfavoredOverload public var pasteAndSearch: UIResponderStandardEditCall? {
    .init { [self] in pasteAndSearch($0) }
  }
  /// For `select?(…)`: always there.
  @_disfavoredOverload public var select: UIResponderStandardEditCall? { .init { [self] in select($0) } }
  /// For `selectAll?(…)`: always there.
  @_disfavoredOverload public var selectAll: UIResponderStandardEditCall? { .init { [self] in selectAll($0) } }
  /// For `delete?(…)`: always there.
  @_disfavoredOverload public var delete: UIResponderStandardEditCall? { .init { [self] in delete($0) } }
  /// For `makeTextWritingDirectionLeftToRight?(…)`: always there.
  @_disfavoredOverload public var makeTextWritingDirectionLeftToRight: UIResponderStandardEditCall? {
    .init { [self] in makeTextWritingDirectionLeftToRight($0) }
  }
  /// For `makeTextWritingDirectionRightToLeft?(…)`: always there.
  @_disfavoredOverload public var makeTextWritingDirectionRightToLeft: UIResponderStandardEditCall? {
    .init { [self] in makeTextWritingDirectionRightToLeft($0) }
  }
  /// For `toggleBoldface?(…)`: always there.
  @_disfavoredOverload public var toggleBoldface: UIResponderStandardEditCall? {
    .init { [self] in toggleBoldface($0) }
  }
  /// For `toggleItalics?(…)`: always there.
  @_disfavoredOverload public var toggleItalics: UIResponderStandardEditCall? {
    .init { [self] in toggleItalics($0) }
  }
  /// For `toggleUnderline?(…)`: always there.
  @_disfavoredOverload public var toggleUnderline: UIResponderStandardEditCall? {
    .init { [self] in toggleUnderline($0) }
  }
  /// For `increaseSize?(…)`: always there.
  @_disfavoredOverload public var increaseSize: UIResponderStandardEditCall? {
    .init { [self] in increaseSize($0) }
  }
  /// For `decreaseSize?(…)`: always there.
  @_disfavoredOverload public var decreaseSize: UIResponderStandardEditCall? {
    .init { [self] in decreaseSize($0) }
  }
  /// For `find?(…)`: always there.
  @_disfavoredOverload public var find: UIResponderStandardEditCall? { .init { [self] in find($0) } }
  /// For `findAndReplace?(…)`: always there.
  @_disfavoredOverload public var findAndReplace: UIResponderStandardEditCall? {
    .init { [self] in findAndReplace($0) }
  }
  /// For `findNext?(…)`: always there.
  @_disfavoredOverload public var findNext: UIResponderStandardEditCall? { .init { [self] in findNext($0) } }
  /// For `findPrevious?(…)`: always there.
  @_disfavoredOverload public var findPrevious: UIResponderStandardEditCall? {
    .init { [self] in findPrevious($0) }
  }
  /// For `useSelectionForFind?(…)`: always there.
  @_disfavoredOverload public var useSelectionForFind: UIResponderStandardEditCall? {
    .init { [self] in useSelectionForFind($0) }
  }
  /// For `printContent?(…)`: always there.
  @_disfavoredOverload public var printContent: UIResponderStandardEditCall? {
    .init { [self] in printContent($0) }
  }
  /// For `rename?(…)`: always there.
  @_disfavoredOverload public var rename: UIResponderStandardEditCall? { .init { [self] in rename($0) } }
  /// For `duplicate?(…)`: always there.
  @_disfavoredOverload public var duplicate: UIResponderStandardEditCall? { .init { [self] in duplicate($0) } }
  /// For `move?(…)`: always there.
  @_disfavoredOverload public var move: UIResponderStandardEditCall? { .init { [self] in move($0) } }
  /// For `export?(…)`: always there.
  @_disfavoredOverload public var export: UIResponderStandardEditCall? { .init { [self] in export($0) } }
  /// For `updateTextAttributes?(…)`: always there.
  @_disfavoredOverload public var updateTextAttributes: UIResponderTextAttributesCall? { .init(actions: self) }
}

/// What an action's name can be called with where it is followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiresponderstandardeditactions>
@preconcurrency @MainActor
public struct UIResponderStandardEditCall {
  let call: (Any?) -> Void

  /// As the responder does it.
  public func callAsFunction(_ sender: Any?) { call(sender) }
}

/// What `updateTextAttributes` can be called with where it is followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiresponderstandardeditactions>
@preconcurrency @MainActor
public struct UIResponderTextAttributesCall {
  let actions: any UIResponderStandardEditActions

  /// As the responder does it.
  public func callAsFunction(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) { actions.updateTextAttributes(conversionHandler: conversionHandler) }
}
