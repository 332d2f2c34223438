public import Foundation

/// One search, from begin to end; to be subclassed. The default finds nothing.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifindsession>
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  /// How many there are.
  open var resultCount: Int { 0 }
  /// The number of the one that is shown; `NSNotFound` for none.
  open var highlightedResultIndex: Int { NSNotFound }
  /// Kept: the panel would show them.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  /// Whether results may be replaced.
  open var supportsReplacement: Bool { false }
  /// Whether the one that is shown may be replaced.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }

  @preconcurrency public override init() { super.init() }

  /// Finds. For overriding.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Replaces the result that is shown. For overriding.
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Replaces all results. For overriding.
  open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
  /// Shows the next result that way. For overriding.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Forgets what was found. For overriding.
  open func invalidateFoundResults() {}

  /// What a panel says of the results. Raw values are UIKit's.
  public enum SearchResultDisplayStyle: UInt, Hashable, Sendable { case currentAndTotal, total, none }
}

/// How a text is searched for: anywhere in words, without regard to case.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextsearchoptions>
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
  /// Where in words it may stand.
  open var wordMatchMethod: WordMatchMethod { .contains }
  /// How characters are compared.
  open var stringCompareOptions: NSString.CompareOptions { .caseInsensitive }

  @preconcurrency public override init() { super.init() }

  /// Where in words a text may stand. Raw values are UIKit's.
  public enum WordMatchMethod: Int, Hashable, Sendable { case contains, startsWith, fullWord }
}

/// A search in a text view: each result is scrolled to as it is shown, and replaced as typing would.
@MainActor final class TextViewFindSession: UIFindSession {
  private weak var text: UITextView?
  private var found: [NSRange] = []
  private var shown: Int?
  /// What was searched last; nil when it is forgotten.
  private var searched: (content: String, query: String, options: UITextSearchOptions?)?

  init(in text: UITextView) {
    self.text = text
    super.init()
  }

  override var resultCount: Int { found.count }
  override var highlightedResultIndex: Int { shown ?? NSNotFound }
  override var supportsReplacement: Bool { text?.isEditable == true }
  override var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement && shown != nil }

  override func performSearch(query: String, options: UITextSearchOptions?) {
    invalidateFoundResults()
    guard let text, !query.isEmpty else { return }
    searched = (text.text ?? "", query, options)
    let content = NSString(string: text.text ?? "")
    let options = options ?? UITextSearchOptions()
    var place = 0
    while place < content.length {
      let rest = NSRange(location: place, length: content.length - place)
      let range = content.range(of: query, options: options.stringCompareOptions, range: rest)
      guard range.location != NSNotFound, range.length > 0 else { break }
      if content.isWord(range, options.wordMatchMethod) { found.append(range) }
      place = NSMaxRange(range)
    }
    // The first one from the caret on, else the first of all.
    let caret = text.selectedRange.location
    show(found.firstIndex { $0.location >= caret } ?? (found.isEmpty ? nil : 0))
  }

  private func show(_ index: Int?) {
    shown = index
    if let index, found.indices.contains(index) { text?.scrollRangeToVisible(found[index]) }
  }

  /// Whether the text has changed since, so that results no longer stand where they were found. UTF-16 is compared:
  /// texts that are written otherwise, and equal for people, have other ranges.
  private var isOutdated: Bool {
    searched.map { !$0.content.utf16.elementsEqual((text?.text ?? "").utf16) } ?? false
  }

  /// Behind the last one comes the first; in a text that has changed, the one behind the caret comes next.
  override func highlightNextResult(in direction: UITextStorageDirection) {
    if isOutdated, let searched {
      performSearch(query: searched.query, options: searched.options)
      if direction == .forward { return }
    }
    guard !found.isEmpty else { return }
    let step = direction == .forward ? 1 : found.count - 1
    show(shown.map { ($0 + step) % found.count } ?? 0)
  }

  /// In a text that has changed, it is the one behind the caret.
  override func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    if isOutdated { performSearch(query: searchQuery, options: options) }
    guard allowsReplacementForCurrentlyHighlightedResult, let shown, found.indices.contains(shown) else { return }
    text?.type(replacementString, over: found[shown])
    performSearch(query: searchQuery, options: options)
  }

  override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
    performSearch(query: searchQuery, options: options)
    guard supportsReplacement else { return }
    for range in found.reversed() { text?.type(replacementString, over: range) }
    performSearch(query: searchQuery, options: options)
  }

  override func invalidateFoundResults() { (found, shown, searched) = ([], nil, nil) }
}

extension NSString {
  fileprivate func isWord(_ range: NSRange, _ method: UITextSearchOptions.WordMatchMethod) -> Bool {
    func isLetter(_ place: Int) -> Bool {
      guard place >= 0, place < length, let scalar = Unicode.Scalar(character(at: place)) else { return false }
      return CharacterSet.alphanumerics.contains(scalar)
    }
    return switch method {
    case .contains: true
    case .startsWith: !isLetter(range.location - 1)
    case .fullWord: !isLetter(range.location - 1) && !isLetter(NSMaxRange(range))
    }
  }
}
