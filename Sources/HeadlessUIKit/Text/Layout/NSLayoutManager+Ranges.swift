public import Foundation

// MARK: Which glyphs are where

extension NSLayoutManager {
  /// From the first glyph that the rectangle covers, if only in part, to the last; nothing where it covers none.
  /// - Parameter bounds: in the container.
  public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    var covered: NSRange?
    let all = glyphRange(for: container)
    for line in lines(in: container).lines {
      let room = fragment(of: line, in: container)
      if room.minY >= bounds.maxY { break }
      guard room.maxY > bounds.minY else { continue }
      // From the line's left, as its glyphs' edges are.
      let (left, right) = (bounds.minX - line.box.minX, bounds.maxX - line.box.minX)
      let places = line.edges.indices.dropLast()
      guard let first = places.first(where: { line.edges[$0] < right && line.edges[$0 + 1] > left }),
        let last = places.last(where: { line.edges[$0] < right && line.edges[$0 + 1] > left })
      else { continue }
      let start = line.range.lowerBound
      covered = NSRange((covered?.lowerBound ?? start + first)..<start + last + 1)
    }
    return covered ?? NSRange(location: all.lowerBound, length: 0)
  }

  /// The same: all of the text is laid out when anything is asked of it.
  public func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange { glyphRange(forBoundingRect: bounds, in: container) }

  /// The same: all of the text is laid out when anything is asked of it.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

  /// The same: all of the text is laid out when anything is asked of it.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

  /// The same: all of the text is laid out when anything is asked of it.
  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? { textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

  /// The room that the attachment there makes, where it says so; -1 by -1 where there is none.
  public func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    guard let textStorage, isValidGlyphIndex(glyphIndex),
      let room = TextRuns.room(ofAttachmentIn: textStorage, at: glyphIndex, textContainers.first)
    else { return CGSize(width: -1, height: -1) }
    return room.size
  }

  /// Nothing comes of it: an attachment makes the room that it says.
  public func setAttachmentSize(_ attachmentSize: CGSize, forGlyphRange glyphRange: NSRange) {}

  /// Whether the text has that glyph.
  public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { 0..<numberOfGlyphs ~= glyphIndex }

  /// The first character for which the container has no line left; the text's length where all of it fits.
  public func firstUnlaidCharacterIndex() -> Int {
    textContainers.first.map { glyphRange(for: $0).upperBound } ?? 0
  }

  /// The first glyph for which the container has no line left; as many as there are where all of them fit.
  public func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

  /// Nothing to do: each character is a glyph.
  public func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Nothing to do: each character is a glyph.
  public func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

  /// Where a caret may stand in the line of a character: before each whole character, and behind the last of a text
  /// that ends there. Each place has one caret: alternate ones are the same, and lines are read from the left.
  /// - Parameters:
  ///   - positions: to be filled with how far they are from the left of the line's room.
  ///   - charIndexes: to be filled with the characters before which they are.
  /// - Returns: how many there are; at most one more than the line has characters.
  public func getLineFragmentInsertionPoints(
    forCharacterAt charIndex: Int, alternatePositions aFlag: Bool, inDisplayOrder dFlag: Bool,
    positions: UnsafeMutablePointer<CGFloat>?, characterIndexes charIndexes: UnsafeMutablePointer<Int>?
  ) -> Int {
    guard let container = textContainers.first, let textStorage,
      let line = lines(in: container).line(with: charIndex)
    else { return 0 }
    let text = textStorage.string
    let left = fragment(of: line, in: container).minX
    let end = line.range.upperBound
    let isLast = end == textStorage.length && !lines(in: container).endsLine(line)
    let places =
      line.range.filter { text.wholeCharacters($0..<$0).lowerBound == $0 }
      + (isLast ? [end] : [])
    for (number, place) in places.enumerated() {
      positions?[number] = line.box.minX + line.edges[place - line.range.lowerBound] - left
      charIndexes?[number] = place
    }
    return places.count
  }

  /// False: a text is laid out as a whole.
  public var hasNonContiguousLayout: Bool { false }

  /// What was laid out counts no more, as by a container whose size changes.
  public func textContainerChangedGeometry(_ container: NSTextContainer) { forget() }
}
