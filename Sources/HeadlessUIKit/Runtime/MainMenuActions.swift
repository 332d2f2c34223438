/// The actions that every responder has by name beside those of an edit menu: the system's main menu has them.
@MainActor enum MainMenuActions {
  private static let all: [String: @MainActor (UIResponder) -> (Any?) -> Void] = [
    "toggleBoldface:": UIResponder.toggleBoldface,
    "toggleItalics:": UIResponder.toggleItalics,
    "toggleUnderline:": UIResponder.toggleUnderline,
    "increaseSize:": UIResponder.increaseSize,
    "decreaseSize:": UIResponder.decreaseSize,
    "makeTextWritingDirectionLeftToRight:": UIResponder.makeTextWritingDirectionLeftToRight,
    "makeTextWritingDirectionRightToLeft:": UIResponder.makeTextWritingDirectionRightToLeft,
    "pasteAndMatchStyle:": UIResponder.pasteAndMatchStyle,
    "pasteAndGo:": UIResponder.pasteAndGo,
    "pasteAndSearch:": UIResponder.pasteAndSearch,
    "printContent:": UIResponder.printContent,
    "rename:": UIResponder.rename,
    "duplicate:": UIResponder.duplicate,
    "move:": UIResponder.move,
    "export:": UIResponder.export,
    "find:": UIResponder.find,
    "findAndReplace:": UIResponder.findAndReplace,
    "findNext:": UIResponder.findNext,
    "findPrevious:": UIResponder.findPrevious,
    "useSelectionForFind:": UIResponder.useSelectionForFind,
    "captureTextFromCamera:": UIResponder.captureTextFromCamera,
    "alignLeft:": UIResponder.alignLeft,
    "alignCenter:": UIResponder.alignCenter,
    "alignRight:": UIResponder.alignRight,
    "alignJustified:": UIResponder.alignJustified,
    "toggleSidebar:": UIResponder.toggleSidebar,
    "toggleInspector:": UIResponder.toggleInspector,
    "performClose:": UIResponder.performClose,
    "showWritingTools:": UIResponder.showWritingTools,
  ]

  static func method(_ action: Selector, of responder: UIResponder) -> ((Any?) -> Void)? {
    all[action.description]?(responder)
  }
}
