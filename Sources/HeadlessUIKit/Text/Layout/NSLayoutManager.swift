public import Foundation

/// Says where the characters of a text stand, and which of them is under a point: each is as wide as an average one
/// (ours, W18), and a glyph of its own, counted in UTF-16.
///
/// All of the text goes into the first container.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nslayoutmanager>
open class NSLayoutManager: NSObject {
  /// Whose text it lays out. Not retained.
  open weak var textStorage: NSTextStorage? {
    didSet {
      forget()
      if let hearer, textStorage !== oldValue { MainActor.assumeIsolated(hearer) }
    }
  }
  /// Told of another storage, and of another delegate.
  var hearer: (@MainActor () -> Void)?
  /// In the order in which they were added.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Says how what would be typed into an empty text looks; nil where nobody types.
  var typing: (@MainActor () -> TypedLook)?
  /// Asked how far lines are apart (W37). Not retained.
  open weak var delegate: (any NSLayoutManagerDelegate)? {
    didSet {
      forget()
      if let hearer { MainActor.assumeIsolated(hearer) }
    }
  }
  /// Kept: there is none.
  open var usesFontLeading = true
  /// Kept: a text is laid out as a whole.
  open var allowsNonContiguousLayout = false
  /// Kept, never drawn.
  open var showsInvisibleCharacters = false
  /// Kept, never drawn.
  open var showsControlCharacters = false
  /// Kept: no word is broken.
  open var usesDefaultHyphenation = false
  /// From 0 to 1. Kept: no word is broken.
  open var hyphenationFactor: CGFloat = 0
  /// Kept: whatever a text has in it is laid out.
  open var limitsLayoutForSuspiciousContents = false

  public override init() { super.init() }
  /// Nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  /// Behind the others.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Before the one with that index.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: index)
    container.layoutManager = self
    forget()
  }

  /// Traps where there is no such container.
  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
    forget()
  }

  // MARK: Laying out

  private var laidOut: TextLines?

  private var isLayingOut = false

  /// It lays out when it is asked the next time.
  func forget() {
    guard laidOut != nil else { return }
    laidOut = nil
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  /// The text has changed: it is laid out anew when somebody asks. Overrides call super (V239).
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) { forget() }

  /// Laid out now, if it isn't yet.
  func lines(in container: NSTextContainer?) -> TextLines {
    var nothing: TextLines { TextLines(of: NSAttributedString(string: ""), width: nil, most: 0, padding: 0) }
    guard let container, container === textContainers.first, let textStorage else { return nothing }
    if let laidOut { return laidOut }
    // A delegate that asks where something is while it says how lines are apart hears that nothing is yet.
    guard !isLayingOut else { return nothing }
    isLayingOut = true
    let padding = container.lineFragmentPadding
    let room = container.size.width > 0 ? max(0, container.size.width - 2 * padding) : nil
    let lines = TextLines(
      of: textStorage, width: room, most: container.maximumNumberOfLines, mode: container.lineBreakMode,
      padding: padding, setting: LineSetting(of: self, in: container), container: container,
      free: TextRoom(of: container))
    isLayingOut = false
    laidOut = lines
    delegate?.layoutManager(self, didCompleteLayoutFor: container, atEnd: true)
    return lines
  }

  private var all: TextLines { lines(in: textContainers.first) }

  /// Lays the text out at once, unless it is.
  open func ensureLayout(for container: NSTextContainer) { _ = lines(in: container) }
  /// Lays all of the text out at once, unless it is.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = all }
  /// Lays all of the text out at once, unless it is.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = all }
  /// Lays the text out at once, unless it is: all of it, wherever the rectangle is.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
    ensureLayout(for: container)
  }
  /// It lays out when it is asked the next time.
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
    forget()
  }
  /// It lays out when it is asked the next time.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
  ) {
    actualCharacterRange?.pointee = charRange
    forget()
  }
  /// Nothing is drawn.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  /// Nothing is drawn.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
  /// Never called by the model: nothing is drawn.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  /// Never called by the model: nothing is drawn.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Never called: nothing is drawn.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {}
  /// Never called: nothing is drawn.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {}
  /// Never called: nothing is drawn.
  open func underlineGlyphRange(
    _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {}
  /// Never called: nothing is drawn.
  open func strikethroughGlyphRange(
    _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {}
  /// Never called: nothing is drawn.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
  ) {}

  // MARK: Where

  /// Around what of the text is in the container, with the padding at both sides.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    let used = lines(in: container).used
    guard !used.isEmpty else { return .zero }
    return used.insetBy(dx: -container.lineFragmentPadding, dy: 0)
  }

  /// Around those glyphs, in the container's coordinates; of none the place where they would begin, without a
  /// width.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    let (lines, range) = (lines(in: container), Self.range(glyphRange))
    if range.isEmpty { return lines.place(before: range.lowerBound) ?? .zero }
    let boxes = lines.boxes(of: range)
    return boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
  }

  /// A rectangle a line, in order.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var isOver = ObjCBool(false)
    for box in lines(in: textContainer).boxes(of: Self.range(glyphRange)) where !isOver.boolValue {
      block(box, &isOver)
    }
  }

  /// Each line that has one of the glyphs: all of its room, what it takes of that, its container and glyphs.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var isOver = ObjCBool(false)
    let range = Self.range(glyphRange)
    for line in all.lines where line.range.overlaps(range) && !isOver.boolValue {
      let glyphs = NSRange(line.range)
      block(fragment(of: line, in: container), used(of: line, in: container), container, glyphs, &isOver)
    }
  }

  /// All of the line's room. Glyphs for which a line has an ellipsis are that line's; what else the container has
  /// no line for has no room, and is one range, so that who goes on line by line comes to an end.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect { rect(glyphIndex, effectiveGlyphRange, fragment) }

  /// What the line takes of it.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect { rect(glyphIndex, effectiveGlyphRange, used) }

  /// The glyphs that the line has an ellipsis for (ours, W30); not found, where all of them fit.
  ///
  /// That is the last line of a container with so many lines at most, and a line break mode that truncates.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    let lines = all
    guard let truncated = lines.truncated, let last = lines.lines.last,
      glyphIndex >= last.range.lowerBound, glyphIndex < truncated.upperBound
    else { return NSRange(location: NSNotFound, length: 0) }
    return NSRange(truncated)
  }

  /// On its baseline, from the line's upper left corner.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = all.line(with: glyphIndex), let textStorage else { return .zero }
    let baseline = line.baseline ?? TextRuns.font(of: textStorage, at: glyphIndex).ascender
    return CGPoint(x: line.box.minX + line.edges[glyphIndex - line.range.lowerBound], y: baseline)
  }

  /// Below its upper edge: that of its first character.
  func baseline(of line: TextLines.Line) -> CGFloat {
    line.baseline ?? textStorage.map { TextRuns.font(of: $0, at: line.range.lowerBound).ascender } ?? 0
  }

  private func rect(
    _ glyph: Int, _ range: NSRangePointer?, _ place: (TextLines.Line, NSTextContainer) -> CGRect
  ) -> CGRect {
    let lines = all
    let end = lines.end
    guard glyph >= 0, glyph < end, let container = textContainers.first, let last = lines.lines.last else {
      if glyph >= end, glyph < numberOfGlyphs { range?.pointee = NSRange(end..<numberOfGlyphs) }
      return .zero
    }
    let line = lines.line(with: glyph) ?? last
    let isLast = line.range == last.range
    range?.pointee = NSRange(line.range.lowerBound..<(isLast ? end : line.range.upperBound))
    return place(line, container)
  }

  /// What a line takes of it, with the padding at both sides.
  func used(of line: TextLines.Line, in container: NSTextContainer) -> CGRect {
    line.box.insetBy(dx: -container.lineFragmentPadding, dy: 0)
  }

  /// All of a line's room.
  func fragment(of line: TextLines.Line, in container: NSTextContainer) -> CGRect {
    if let given = line.given { return given }
    let width = container.size.width > 0 ? container.size.width : used(of: line, in: container).width
    if let room = line.room {
      return CGRect(
        x: room.lowerBound, y: line.box.minY, width: room.upperBound - room.lowerBound,
        height: line.bottom - line.box.minY)
    }
    return CGRect(x: 0, y: line.box.minY, width: width, height: line.bottom - line.box.minY)
  }

  /// The room of the line that is still empty behind a line feed at the end, or of no text; else zero. That of no
  /// text is as high as what would be typed.
  open var extraLineFragmentRect: CGRect {
    guard let container = textContainers.first, let textStorage else { return .zero }
    if textStorage.length > 0 { return all.extra ?? .zero }
    return CGRect(x: 0, y: 0, width: container.size.width, height: typedLook.font.lineHeight)
  }
  /// What that line takes of its room: the padding at both sides, where what is typed there would stand.
  open var extraLineFragmentUsedRect: CGRect {
    let room = extraLineFragmentRect
    guard room != .zero, let container = textContainers.first, let textStorage else { return .zero }
    let padding = container.lineFragmentPadding
    let end = textStorage.length
    let style = end > 0 ? TextRuns.style(of: textStorage, at: end - 1) : typedLook.style
    // A line separator begins no paragraph.
    let isFirst = textStorage.string.last != "\u{2028}"
    let sides = style.sides(in: room.width > 0 ? max(0, room.width - 2 * padding) : nil, isFirst: isFirst)
    let left = sides.lead + (sides.room ?? 0) * style.alignment.indent
    return CGRect(x: left, y: room.minY, width: 2 * padding, height: room.height)
  }
  private var typedLook: TypedLook {
    guard let typing else { return TypedLook() }
    nonisolated(unsafe) var look = TypedLook()
    MainActor.assumeIsolated { look = typing() }
    return look
  }
  /// The container of that line; nil where there is none.
  open var extraLineFragmentTextContainer: NSTextContainer? {
    extraLineFragmentRect == .zero ? nil : textContainers.first
  }
  /// The first one, where it has that glyph.
  open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
    guard let container = textContainers.first, all.line(with: glyphIndex) != nil else { return nil }
    effectiveRange?.pointee = glyphRange(for: container)
    return container
  }

  // MARK: Which

  /// The character under a point of the container, or the nearest one of its line; 0 of no text.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = lines(in: container).unit(at: point)
    partialFraction?.pointee = found?.share ?? 0
    return found?.unit ?? 0
  }

  /// The same: each character is a glyph.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// The same: each character is a glyph.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }

  /// How far a point is through the glyph under it, or the nearest one of its line, from 0 to 1.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    lines(in: container).unit(at: point)?.share ?? 0
  }

  /// The same number.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// The same number.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// As many as characters.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// What of the text is in the container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    let lines = lines(in: container).lines
    return NSRange((lines.first?.range.lowerBound ?? 0)..<(lines.last?.range.upperBound ?? 0))
  }

  /// The same range.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// The same range.
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// None of less than nothing.
  private static func range(_ range: NSRange) -> Range<Int> {
    let start = max(0, range.location)
    let (end, isOver) = start.addingReportingOverflow(range.length)
    return start..<(isOver ? .max : max(start, end))
  }
}
