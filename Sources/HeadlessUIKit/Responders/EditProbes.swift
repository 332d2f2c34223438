/// Classes that override one action each, by which `EditOverrides` finds where it stands.
@MainActor enum EditProbes {
  static let all: [(action: String, type: UIResponder.Type)] = [
    ("cut:", Cuts.self),
    ("copy:", Copies.self),
    ("paste:", Pastes.self),
    ("delete:", Deletes.self),
    ("select:", Selects.self),
    ("selectAll:", SelectsAll.self),
    ("toggleBoldface:", ToggleBoldface.self),
    ("toggleItalics:", ToggleItalics.self),
    ("toggleUnderline:", ToggleUnderline.self),
    ("increaseSize:", IncreaseSize.self),
    ("decreaseSize:", DecreaseSize.self),
    ("makeTextWritingDirectionLeftToRight:", MakeTextWritingDirectionLeftToRight.self),
    ("makeTextWritingDirectionRightToLeft:", MakeTextWritingDirectionRightToLeft.self),
    ("pasteAndMatchStyle:", PasteAndMatchStyle.self),
    ("pasteAndGo:", PasteAndGo.self),
    ("pasteAndSearch:", PasteAndSearch.self),
    ("printContent:", PrintContent.self),
    ("rename:", Rename.self),
    ("duplicate:", Duplicate.self),
    ("move:", Move.self),
    ("export:", Export.self),
    ("find:", Find.self),
    ("findAndReplace:", FindAndReplace.self),
    ("findNext:", FindNext.self),
    ("findPrevious:", FindPrevious.self),
    ("useSelectionForFind:", UseSelectionForFind.self),
    ("captureTextFromCamera:", CaptureTextFromCamera.self),
    ("alignLeft:", AlignLeft.self),
    ("alignCenter:", AlignCenter.self),
    ("alignRight:", AlignRight.self),
    ("alignJustified:", AlignJustified.self),
    ("toggleSidebar:", ToggleSidebar.self),
    ("toggleInspector:", ToggleInspector.self),
    ("performClose:", PerformClose.self),
    ("showWritingTools:", ShowWritingTools.self),
  ]

  private class Cuts: UIResponder {
    override func cut(_ sender: Any?) {}
  }
  private class Copies: UIResponder {
    override func copy(_ sender: Any?) {}
  }
  private class Pastes: UIResponder {
    override func paste(_ sender: Any?) {}
  }
  private class Deletes: UIResponder {
    override func delete(_ sender: Any?) {}
  }
  private class Selects: UIResponder {
    override func select(_ sender: Any?) {}
  }
  private class SelectsAll: UIResponder {
    override func selectAll(_ sender: Any?) {}
  }
  private class ToggleBoldface: UIResponder {
    override func toggleBoldface(_ sender: Any?) {}
  }
  private class ToggleItalics: UIResponder {
    override func toggleItalics(_ sender: Any?) {}
  }
  private class ToggleUnderline: UIResponder {
    override func toggleUnderline(_ sender: Any?) {}
  }
  private class IncreaseSize: UIResponder {
    override func increaseSize(_ sender: Any?) {}
  }
  private class DecreaseSize: UIResponder {
    override func decreaseSize(_ sender: Any?) {}
  }
  private class MakeTextWritingDirectionLeftToRight: UIResponder {
    override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  }
  private class MakeTextWritingDirectionRightToLeft: UIResponder {
    override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  }
  private class PasteAndMatchStyle: UIResponder {
    override func pasteAndMatchStyle(_ sender: Any?) {}
  }
  private class PasteAndGo: UIResponder {
    override func pasteAndGo(_ sender: Any?) {}
  }
  private class PasteAndSearch: UIResponder {
    override func pasteAndSearch(_ sender: Any?) {}
  }
  private class PrintContent: UIResponder {
    override func printContent(_ sender: Any?) {}
  }
  private class Rename: UIResponder {
    override func rename(_ sender: Any?) {}
  }
  private class Duplicate: UIResponder {
    override func duplicate(_ sender: Any?) {}
  }
  private class Move: UIResponder {
    override func move(_ sender: Any?) {}
  }
  private class Export: UIResponder {
    override func export(_ sender: Any?) {}
  }
  private class Find: UIResponder {
    override func find(_ sender: Any?) {}
  }
  private class FindAndReplace: UIResponder {
    override func findAndReplace(_ sender: Any?) {}
  }
  private class FindNext: UIResponder {
    override func findNext(_ sender: Any?) {}
  }
  private class FindPrevious: UIResponder {
    override func findPrevious(_ sender: Any?) {}
  }
  private class UseSelectionForFind: UIResponder {
    override func useSelectionForFind(_ sender: Any?) {}
  }
  private class CaptureTextFromCamera: UIResponder {
    override func captureTextFromCamera(_ sender: Any?) {}
  }
  private class AlignLeft: UIResponder {
    override func alignLeft(_ sender: Any?) {}
  }
  private class AlignCenter: UIResponder {
    override func alignCenter(_ sender: Any?) {}
  }
  private class AlignRight: UIResponder {
    override func alignRight(_ sender: Any?) {}
  }
  private class AlignJustified: UIResponder {
    override func alignJustified(_ sender: Any?) {}
  }
  private class ToggleSidebar: UIResponder {
    override func toggleSidebar(_ sender: Any?) {}
  }
  private class ToggleInspector: UIResponder {
    override func toggleInspector(_ sender: Any?) {}
  }
  private class PerformClose: UIResponder {
    override func performClose(_ sender: Any?) {}
  }
  private class ShowWritingTools: UIResponder {
    override func showWritingTools(_ sender: Any?) {}
  }
  final class Both: UIResponder {
    override func copy(_ sender: Any?) {}
    override func selectAll(_ sender: Any?) {}
  }
}
