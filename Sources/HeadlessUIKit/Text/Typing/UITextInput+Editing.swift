public import Foundation

// What a text does beyond places: optional in UIKit, and the same for every text here.

extension UITextInput {
  /// The view in whose coordinates its rectangles are: itself.
  public var textInputView: UIView? { self as? UIView }

  /// So many places into a part; nil beyond its end.
  public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
    guard let place = position(from: range.start, offset: offset) else { return nil }
    return offset < 0 || compare(place, to: range.end) == .orderedDescending ? nil : place
  }

  /// How many places into a part.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }

  /// As `setMarkedText`: how it looks is not kept.
  public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
    setMarkedText(markedText?.string, selectedRange: selectedRange)
  }

  /// Typed: what else it might be is not offered.
  public func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle) { insertText(text) }

  /// Typed, phrase by phrase. Called by code alone: nobody dictates here.
  public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
    insertText(dictationResult.map(\.text).joined())
  }

  // Of what is dictated, and awaited; called by code alone.

  /// What stands for words that are still to come: nothing that anybody knows.
  public var insertDictationResultPlaceholder: Any { NSObject() }
  /// Where they will be: at the caret.
  public func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect { frameOfDictation }
  /// They are here, or don't come.
  public func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool) {}
  /// Nobody speaks any more.
  public func dictationRecordingDidEnd() {}
  /// Nobody understood.
  public func dictationRecognitionFailed() {}

  var frameOfDictation: CGRect { caretRect(for: selectedTextRange?.start ?? endOfDocument) }
}

/// How sure a recognizer of speech or handwriting was. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextalternativestyle>
public enum UITextAlternativeStyle: Int, Sendable { case none, lowConfidence }

/// Words that were dictated. The system makes them; none are made here.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidictationphrase>
@preconcurrency @MainActor
open class UIDictationPhrase: NSObject {
  private override init() { super.init() }
  /// The most likely words.
  open var text: String { "" }
  /// What else they might be.
  open var alternativeInterpretations: [String]? { nil }
}

/// Which way a text is written, by its older name.
public typealias UITextWritingDirection = NSWritingDirection

extension UITextField {
  /// What is selected; setting what was read puts it back. Kept as no archive.
  public var interactionState: Any {
    get { TextInteractionState(selected: selectedTextRange) }
    set { if let state = newValue as? TextInteractionState { selectedTextRange = state.selected } }
  }
}

extension UITextView {
  /// What is selected; setting what was read puts it back. Kept as no archive.
  public var interactionState: Any {
    get { TextInteractionState(selected: selectedTextRange) }
    set { if let state = newValue as? TextInteractionState { selectedTextRange = state.selected } }
  }

  /// The selected range alone; setting several selects from the first one's start to the last one's end.
  public var selectedRanges: [NSRange] {
    get { [selectedRange] }
    set { if let first = newValue.first { selectedRange = newValue.reduce(first) { NSUnionRange($0, $1) } } }
  }
}

/// What of a text's state can be put back.
@MainActor struct TextInteractionState { let selected: UITextRange? }
