import Foundation

/// A text in which the standard edit actions do what their names say.
@preconcurrency @MainActor protocol EditedText: UIResponder, UITextInput, CountedText {
  /// Whether nobody may change the text.
  var isReadOnly: Bool { get }
  /// A text that nobody may read is neither copied nor cut.
  var isSecureTextEntry: Bool { get }
  /// Whether what is typed next takes the place of all of it.
  var clearsOnInsertion: Bool { get }
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// While it asks whether something may be typed.
  var isAsking: Bool { get set }

  /// Nil until something is typed, or somebody asks for its undo manager.
  var undone: TextUndo? { get set }
  func part(_ range: Range<Int>) -> NSAttributedString
  /// As typing does, unasked.
  func putBack(_ part: NSAttributedString, over range: Range<Int>, selecting selection: Range<Int>)
}

extension EditedText {
  /// Made when first asked for.
  var textUndo: TextUndo {
    if let undone { return undone }
    let new = TextUndo()
    undone = new
    return new
  }
}

extension EditedText {
  /// Whether that may be typed in place of a part. Whoever is asked may type something else in answer: that is
  /// typed unasked (V1300), or it would be asked about for ever.
  func mayType(_ text: String, over range: Range<Int>) -> Bool {
    if isAsking { return true }
    isAsking = true
    defer { isAsking = false }
    return shouldChangeText(in: TextPart(range), replacementText: text)
  }
}

extension EditedText {
  private var selected: Range<Int> {
    selectedTextRange.map { $0.start.place..<max($0.start.place, $0.end.place) } ?? 0..<0
  }

  /// Nil of an action that is none of these.
  func can(_ action: Selector) -> Bool? {
    guard let edit = StandardEdit(rawValue: action.description) else { return nil }
    let selected = selected
    switch edit {
    case .copy: return !selected.isEmpty && !isSecureTextEntry
    case .cut: return !selected.isEmpty && !isSecureTextEntry && !isReadOnly
    case .delete: return !selected.isEmpty && !isReadOnly
    case .paste: return !isReadOnly && UIPasteboard.general.hasStrings
    case .select: return !characters.isEmpty && selected.isEmpty
    case .selectAll: return selected.count < characters.utf16.count
    }
  }

  /// What is changed is typed: the delegate is asked and told.
  func perform(_ edit: StandardEdit) {
    let range = selected
    switch edit {
    case .copy: copy(range)
    case .cut where !isReadOnly:
      copy(range)
      if !range.isEmpty { textUndo.doing(.cut) { self.edit(range, typing: "") } }
    case .delete where !isReadOnly:
      if !range.isEmpty { textUndo.doing(.delete) { self.edit(range, typing: "") } }
    case .paste where !isReadOnly:
      if asksPasteDelegate(about: UIPasteboard.general.itemProviders) { return }
      if let text = UIPasteboard.general.strings?.first {
        textUndo.doing(.paste) { self.edit(range, typing: text) }
      }
    case .select: selectWord(at: range.lowerBound)
    case .selectAll: selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument)
    case .cut, .delete, .paste: break
    }
  }

  func canType(_ providers: [NSItemProvider]) -> Bool {
    !isReadOnly && providers.contains { $0.canLoadObject(ofClass: NSString.self) }
  }

  func type(_ providers: [NSItemProvider]) {
    if isReadOnly || asksPasteDelegate(about: providers) { return }
    guard canType(providers), let text = providers.lazy.compactMap(\.text).first else { return }
    textUndo.doing(.paste) { edit(selected, typing: text) }
  }

  private func asksPasteDelegate(about providers: [NSItemProvider]) -> Bool {
    guard let text = self as? any PastedText else { return false }
    return TextPaste.begin(providers.map(UIDragItem.init), into: text, over: TextPart(selected))
  }

  private func copy(_ range: Range<Int>) {
    guard !range.isEmpty, !isSecureTextEntry else { return }
    UIPasteboard.general.string = characters[units: range]
  }

  /// The one that the caret is in or behind.
  private func selectWord(at place: Int) {
    guard let caret = position(from: beginningOfDocument, offset: place) else { return }
    for direction in [UITextDirection.storage(.forward), .storage(.backward)] {
      if let word = tokenizer.rangeEnclosingPosition(caret, with: .word, inDirection: direction) {
        return selectedTextRange = word
      }
    }
  }
}

extension NSItemProvider {
  /// Nil where it has none, or hands it on later.
  var text: String? {
    nonisolated(unsafe) var loaded: String?
    _ = loadObject(ofClass: NSString.self) { text, _ in loaded = (text as? NSString).map(String.init(describing:)) }
    return loaded
  }
}
