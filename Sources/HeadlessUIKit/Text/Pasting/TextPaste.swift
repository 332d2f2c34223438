import Foundation

/// A text that what is pasted or dropped goes into.
typealias PastedText = UIResponder & UITextInput & UITextPasteConfigurationSupporting

/// What is pasted into a text as its paste delegate has it: item by item, and then as one (V527).
@MainActor final class TextPaste {
  private weak var text: (any PastedText)?
  private let range: UITextRange
  private var items: [TextPasteItem] = []
  private var isOver = false

  private init(into text: any PastedText, over range: UITextRange) { (self.text, self.range) = (text, range) }

  /// False where the text has no paste delegate: then nothing is done.
  static func begin(_ items: [UIDragItem], into text: any PastedText, over range: UITextRange) -> Bool {
    guard let delegate = text.pasteDelegate else { return false }
    let paste = TextPaste(into: text, over: range)
    paste.items = items.map { TextPasteItem($0, in: text, of: paste) }
    for item in paste.items { delegate.textPasteConfigurationSupporting(text, transform: item) }
    paste.itemIsSet()
    return true
  }

  /// The delegate may take its time: what it says last about the items is waited for.
  func itemIsSet() {
    guard !isOver, items.allSatisfy(\.isSet) else { return }
    isOver = true
    let strings = items.compactMap(\.result)
    items = []
    guard let text, !strings.isEmpty, let delegate = text.pasteDelegate else { return }
    let all = delegate.textPasteConfigurationSupporting(text, combineItemAttributedStrings: strings, for: range)
    let own = DefaultAnswers.ask(delegate, method: "textPasteConfigurationSupporting(_:performPasteOf:to:)") {
      delegate.textPasteConfigurationSupporting(text, performPasteOf: all, to: range)
    }
    if own == nil { Self.type(all, over: range, in: text) }
  }

  /// As typing does. A text view keeps the attributes, where its delegate let the text as it is.
  private static func type(_ string: NSAttributedString, over range: UITextRange, in text: any PastedText) {
    let types = { text.replace(range, withText: string.string) }
    if let edited = text as? any EditedText { edited.textUndo.doing(.paste, types) } else { types() }
    let start = range.units.lowerBound
    guard let view = text as? UITextView, view.text(in: TextPart(start..<start + string.length)) == string.string
    else { return }
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, part, _ in
      let place = NSRange(location: start + part.location, length: part.length)
      if !attributes.isEmpty { view.textStorage.addAttributes(attributes, range: place) }
    }
  }
}

private final class TextPasteItem: NSObject, UITextPasteItem {
  let itemProvider: NSItemProvider
  let localObject: Any?
  let defaultAttributes: [NSAttributedString.Key: Any]
  /// Nil for nothing.
  private(set) var result: NSAttributedString?
  private(set) var isSet = false
  private let paste: TextPaste

  init(_ item: UIDragItem, in text: any PastedText, of paste: TextPaste) {
    (itemProvider, localObject, self.paste) = (item.itemProvider, item.localObject, paste)
    defaultAttributes =
      (text as? UITextView)?.typingAttributes ?? (text as? UITextField)?.defaultTextAttributes ?? [:]
    super.init()
  }

  private func set(_ string: NSAttributedString?) {
    (result, isSet) = (string, true)
    paste.itemIsSet()
  }

  func setResult(string: String) { set(NSAttributedString(string: string)) }
  func setResult(attributedString string: NSAttributedString) { set(string) }
  func setResult(attachment textAttachment: NSTextAttachment) {
    set(NSAttributedString(attachment: textAttachment))
  }
  func setNoResult() { set(nil) }
  func setDefaultResult() { set(itemProvider.text.map { NSAttributedString(string: $0) }) }
}
