import Foundation

/// How the lines of a text are set, beyond its fonts: as their paragraph's style says, unless a layout manager's
/// delegate does.
struct LineSetting {
  /// Below a line; asked with the last unit of the line, and the line's rectangle.
  var after: (NSParagraphStyle, Int, CGRect) -> CGFloat = { style, _, _ in style.lineSpacing }
  /// Below a paragraph.
  var behind: (NSParagraphStyle, Int, CGRect) -> CGFloat = { style, _, _ in style.paragraphSpacing }
  /// Above a paragraph that isn't the first; asked with the first unit of its first line.
  var before: (NSParagraphStyle, Int, CGRect) -> CGFloat = { style, _, _ in style.paragraphSpacingBefore }
  /// Whether a line may end between two words; asked with the first unit that would be in the next one.
  var breaks: (Int) -> Bool = { _ in true }
  /// Has a line that is laid out somewhere else, or higher.
  var place: (inout TextLines.Line) -> Void = { _ in }

  init() {}

  /// As the manager's delegate says.
  init(of manager: NSLayoutManager, in container: NSTextContainer) {
    guard let delegate = manager.delegate else { return }
    after = { delegate.layoutManager(manager, lineSpacingAfterGlyphAt: $1, withProposedLineFragmentRect: $2) }
    behind = { delegate.layoutManager(manager, paragraphSpacingAfterGlyphAt: $1, withProposedLineFragmentRect: $2) }
    before = {
      delegate.layoutManager(manager, paragraphSpacingBeforeGlyphAt: $1, withProposedLineFragmentRect: $2)
    }
    breaks = { delegate.layoutManager(manager, shouldBreakLineByWordBeforeCharacterAt: $0) }
    place = { Self.place(&$0, in: container, of: manager, delegate) }
  }

  private static func place(
    _ line: inout TextLines.Line, in container: NSTextContainer, of manager: NSLayoutManager,
    _ delegate: any NSLayoutManagerDelegate
  ) {
    var room = manager.fragment(of: line, in: container)
    var used = manager.used(of: line, in: container)
    var baseline = manager.baseline(of: line)
    let isSet = delegate.layoutManager(
      manager, shouldSetLineFragmentRect: &room, lineFragmentUsedRect: &used, baselineOffset: &baseline,
      in: container, forGlyphRange: NSRange(line.range))
    guard isSet else { return }
    line.box = used.insetBy(dx: container.lineFragmentPadding, dy: 0)
    (line.given, line.baseline) = (room, baseline)
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
