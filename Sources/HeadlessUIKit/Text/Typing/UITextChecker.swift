public import Foundation

/// Knows words. It has no dictionary here: every word is right, but for those that code has called wrong.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextchecker>
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  @preconcurrency public override init() { super.init() }

  /// Not looked at by any check.
  open var ignoredWords: [String]? = []
  /// As if it were in `ignoredWords`.
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

  /// None: its location is `NSNotFound`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  /// None.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  /// Learned words that begin so, in their order; nil where there is none.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let part = Range(range, in: string).map({ string[$0] }), !part.isEmpty else { return nil }
    let found = Self.learned.filter { $0.hasPrefix(part) }.sorted()
    return found.isEmpty ? nil : found
  }

  private static var learned: Set<String> {
    get { UIApplication.shared.learnedWords }
    set { UIApplication.shared.learnedWords = newValue }
  }
  /// Known from now on, until the replay ends.
  open class func learnWord(_ word: String) { learned.insert(word) }
  /// Not known any more.
  open class func unlearnWord(_ word: String) { learned.remove(word) }
  /// Whether it was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  /// English alone.
  open class var availableLanguages: [String] { ["en_US"] }
}
