public import Foundation

/// How far the lines of a text are apart: as their paragraph's style says, unless a layout manager's delegate does.
struct LineSpacings {
  /// Below a line; asked with the last unit of the line, and the line's rectangle.
  var after: (NSParagraphStyle, Int, CGRect) -> CGFloat = { style, _, _ in style.lineSpacing }
  /// Below a paragraph.
  var behind: (NSParagraphStyle, Int, CGRect) -> CGFloat = { style, _, _ in style.paragraphSpacing }
  /// Above a paragraph that isn't the first; asked with the first unit of its first line.
  var before: (NSParagraphStyle, Int, CGRect) -> CGFloat = { style, _, _ in style.paragraphSpacingBefore }

  init() {}

  /// As the manager's delegate says.
  init(of manager: NSLayoutManager) {
    guard let delegate = manager.delegate else { return }
    after = { delegate.layoutManager(manager, lineSpacingAfterGlyphAt: $1, withProposedLineFragmentRect: $2) }
    behind = { delegate.layoutManager(manager, paragraphSpacingAfterGlyphAt: $1, withProposedLineFragmentRect: $2) }
    before = {
      delegate.layoutManager(manager, paragraphSpacingBeforeGlyphAt: $1, withProposedLineFragmentRect: $2)
    }
  }
}

extension NSParagraphStyle {
  /// A line's, whose fonts have that height: so many times that, but no less and no more than the style says.
  func height(of natural: CGFloat) -> CGFloat {
    let multiple = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    let raised = max(multiple, minimumLineHeight)
    return maximumLineHeight > 0 ? min(raised, maximumLineHeight) : raised
  }

  /// How far a line is set in, and how wide it may be then; no limit where there is no width.
  func sides(in width: CGFloat?, isFirst: Bool) -> (lead: CGFloat, room: CGFloat?) {
    let lead = isFirst ? firstLineHeadIndent : headIndent
    guard let width else { return (lead, nil) }
    let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
    return (lead, max(0, end - lead))
  }
}

/// What a layout manager asks while it lays out, and tells of it. Every method is optional.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nslayoutmanagerdelegate>
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  /// Below a line, in points: by itself what the paragraph's style says.
  /// - Parameter glyphIndex: of the last glyph in the line.
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Above a paragraph that isn't the first, in points: by itself what its style says.
  /// - Parameter glyphIndex: of the first glyph in the line.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Below a paragraph, in points: by itself what its style says.
  /// - Parameter glyphIndex: of the last glyph in the line.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// What was laid out counts no more.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  /// All of the text is laid out in the container.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
  public func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.paragraphStyle(at: glyphIndex).lineSpacing }
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.paragraphStyle(at: glyphIndex).paragraphSpacingBefore }
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.paragraphStyle(at: glyphIndex).paragraphSpacing }
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
}

extension NSLayoutManager {
  fileprivate func paragraphStyle(at glyph: Int) -> NSParagraphStyle {
    textStorage.map { TextRuns.style(of: $0, at: glyph) } ?? NSParagraphStyle()
  }
}
