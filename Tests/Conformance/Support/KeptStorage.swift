import Foundation
import HeadlessUIKit

/// A text storage that keeps its text elsewhere, as applications write it that colour what is typed.
class KeptStorage: NSTextStorage {
  private let kept = NSMutableAttributedString(string: "")
  private(set) var replaced: [String] = []

  override var string: String { kept.string }
  override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] { kept.attributes(at: location, effectiveRange: range) }
  override func replaceCharacters(in range: NSRange, with str: String) {
    replaced.append("\(range.location)+\(range.length) \(str)")
    beginEditing()
    kept.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
    endEditing()
  }
  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    beginEditing()
    kept.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
    endEditing()
  }
}
