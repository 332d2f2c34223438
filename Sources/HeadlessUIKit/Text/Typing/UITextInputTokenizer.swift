public import Foundation

/// Says where words, lines and the like begin and end in a text.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextinputtokenizer>
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The unit that a place is in; at a boundary the one in that direction. Nil in none.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a unit ends there, as seen in that direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  /// The next place where a unit begins or ends; nil where there is none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether it is in a unit, or in that direction one begins.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// The tokenizer of an ordinary text.
///
/// Words are letters, digits and the marks among them, sentences end with a stop, lines and paragraphs where the
/// text breaks them (ours: on a device languages differ, and a dictionary finds the words of those that have no
/// blanks between them: here each letter of such a one is a word).
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextinputstringtokenizer>
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var textInput: (any UIResponder & UITextInput)?

  /// Of no text: it finds no units.
  public override init() { super.init() }

  /// Does not retain the text.
  public init(textInput: any UIResponder & UITextInput) {
    self.textInput = textInput
    super.init()
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input = textInput, let unit = unit(around: place(of: position), granularity, direction) else {
      return nil
    }
    guard let start = input.position(from: input.beginningOfDocument, offset: unit.lowerBound),
      let end = input.position(from: input.beginningOfDocument, offset: unit.upperBound)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    let place = place(of: position)
    return units(granularity).contains { (direction.isBackward ? $0.lowerBound : $0.upperBound) == place }
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let input = textInput else { return nil }
    let place = place(of: position)
    let boundaries = units(granularity).flatMap { [$0.lowerBound, $0.upperBound] }
    let next = direction.isBackward ? boundaries.last { $0 < place } : boundaries.first { $0 > place }
    return next.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool { unit(around: place(of: position), granularity, direction) != nil }

  // MARK: Units, counted in UTF-16 as positions are

  private func place(of position: UITextPosition) -> Int {
    textInput.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? 0
  }

  private func unit(
    around place: Int, _ granularity: UITextGranularity, _ direction: UITextDirection
  ) -> Range<Int>? {
    units(granularity).first { unit in
      if unit.lowerBound < place, place < unit.upperBound { return true }
      return place == (direction.isBackward ? unit.upperBound : unit.lowerBound)
    }
  }

  func units(_ granularity: UITextGranularity) -> [Range<Int>] {
    guard let input = textInput,
      let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    else { return [] }
    return TextUnits.ranges(of: granularity, in: input.text(in: whole) ?? "")
  }
}

/// A text view's: its lines are those that are laid out (V434).
final class TextViewTokenizer: UITextInputStringTokenizer {
  private weak var view: UITextView?

  init(of view: UITextView) {
    self.view = view
    super.init(textInput: view)
  }

  override func units(_ granularity: UITextGranularity) -> [Range<Int>] {
    granularity == .line ? view?.linesLaidOut ?? [] : super.units(granularity)
  }
}

/// Where the parts of a text begin and end.
enum TextUnits {
  /// Counted in UTF-16.
  static func ranges(of granularity: UITextGranularity, in text: String) -> [Range<Int>] {
    let characters = Array(text)
    let places = characters.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf16.count) }
    return ranges(of: granularity, in: characters).map { places[$0.lowerBound]..<places[$0.upperBound] }
  }

  private static func ranges(of granularity: UITextGranularity, in text: [Character]) -> [Range<Int>] {
    switch granularity {
    case .character: text.indices.map { $0..<$0 + 1 }
    case .word: words(in: text)
    case .sentence: pieces(of: text) { ".!?\u{2026}".contains($0) || $0.isNewline }
    case .paragraph: pieces(of: text) { $0.isNewline && $0 != "\u{2028}" }
    case .line: pieces(of: text) { $0.isNewline }
    case .document: text.isEmpty ? [] : [0..<text.count]
    }
  }

  private static func isInWord(_ place: Int, of text: [Character]) -> Bool {
    func isLetter(_ place: Int) -> Bool {
      text.indices.contains(place) && (text[place].isLetter || text[place].isNumber || text[place] == "_")
    }
    return isLetter(place) || "'\u{2019}".contains(text[place]) && isLetter(place - 1) && isLetter(place + 1)
  }

  /// Letters that belong together, without what lies between.
  private static func words(in text: [Character]) -> [Range<Int>] {
    var words: [Range<Int>] = []
    for place in text.indices where isInWord(place, of: text) {
      if let last = words.last, last.upperBound == place, text[place - 1].joins(text[place]) {
        words[words.count - 1] = last.lowerBound..<place + 1
      } else {
        words.append(place..<place + 1)
      }
    }
    return words
  }

  /// Everything, cut behind each end.
  private static func pieces(of text: [Character], where isEnd: (Character) -> Bool) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = 0
    for (place, character) in text.enumerated() where isEnd(character) {
      pieces.append(start..<place + 1)
      start = place + 1
    }
    return start < text.count ? pieces + [start..<text.count] : pieces
  }
}
