public import Foundation

extension NSTextStorage {
  /// Posted before a change is processed.
  public class var willProcessEditingNotification: NSNotification.Name {
    NSNotification.Name("NSTextStorageWillProcessEditingNotification")
  }
  /// Posted when a change is processed, before layout managers hear of it.
  public class var didProcessEditingNotification: NSNotification.Name {
    NSNotification.Name("NSTextStorageDidProcessEditingNotification")
  }

  /// Where a paragraph has several styles, all of it gets the first one.
  func fixParagraphStyles(in range: NSRange) {
    let text = string as NSString
    let paragraphs = text.paragraphRange(for: range)
    var only = NSRange()
    _ = attribute(
      .paragraphStyle, at: paragraphs.location, longestEffectiveRange: &only, in: paragraphs)
    if only.length == paragraphs.length { return }
    var place = paragraphs.location
    while place < range.upperBound {
      let paragraph = text.paragraphRange(for: NSRange(location: place, length: 0))
      guard paragraph.length > 0 else { return }
      var first = NSRange()
      let style = attribute(
        .paragraphStyle, at: place, longestEffectiveRange: &first, in: paragraph)
      if first.length < paragraph.length {
        let rest = NSRange(first.upperBound..<paragraph.upperBound)
        if let style {
          addAttribute(.paragraphStyle, value: style, range: rest)
        } else {
          removeAttribute(.paragraphStyle, range: rest)
        }
      }
      place = paragraph.upperBound
    }
  }

  /// Characters that are no attachment's own have none.
  func fixAttachments(in range: NSRange) {
    var wrong: [NSRange] = []
    enumerateAttribute(.attachment, in: range) { value, part, _ in
      guard value != nil else { return }
      let text = string as NSString
      for unit in part.location..<part.upperBound where Int(text.character(at: unit)) != NSTextAttachment.character
      {
        wrong.append(NSRange(location: unit, length: 1))
      }
    }
    for part in wrong { removeAttribute(.attachment, range: part) }
  }
}
