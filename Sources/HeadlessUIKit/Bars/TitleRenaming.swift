import Foundation

/// A title that is typed anew, in its place on the bar: until return is typed, or the field or the bar is left.
@MainActor final class TitleRenaming: NSObject, UITextFieldDelegate {
  let field = UITextField(frame: .zero)
  let item: UINavigationItem
  private let ends: () -> Void
  private var isOver = false

  /// - Parameter ends: called once, before the item has its new title.
  init(of item: UINavigationItem, ends: @escaping () -> Void) {
    (self.item, self.ends) = (item, ends)
    super.init()
    field.accessibilityIdentifier = "title"
    field.borderStyle = .roundedRect
    field.delegate = self
  }

  /// Once the field is on the bar. Over at once where it can't be typed into.
  func begin() {
    let title = item.title ?? ""
    let all = title.startIndex..<title.endIndex
    let (text, part) =
      item.renameDelegate?.navigationItem(item, willBeginRenamingWith: title, selectedRange: all) ?? (title, all)
    field.text = text
    guard field.becomeFirstResponder() else { return close() }
    let selected = part.clamped(to: text.startIndex..<text.endIndex)
    let start = text.distance(from: text.startIndex, to: selected.lowerBound)
    let count = text.distance(from: selected.lowerBound, to: selected.upperBound)
    if let from = field.position(from: field.beginningOfDocument, offset: start),
      let to = field.position(from: from, offset: count)
    {
      field.selectedTextRange = field.textRange(from: from, to: to)
    }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    end(asks: true)
    return false
  }
  func textFieldDidEndEditing(_ textField: UITextField) { end(asks: true) }

  /// An empty title is none, and the item keeps its own (ours).
  func end(asks: Bool) {
    guard !isOver, let delegate = item.renameDelegate else { return close() }
    let text = field.text ?? ""
    let isMeant = !text.isEmpty && (!asks || delegate.navigationItem(item, shouldEndRenamingWith: text))
    close()
    guard isMeant else { return }
    item.title = text
    delegate.navigationItem(item, didEndRenamingWith: text)
  }

  private func close() {
    if isOver { return }
    isOver = true
    field.resignFirstResponder()
    ends()
  }
}
