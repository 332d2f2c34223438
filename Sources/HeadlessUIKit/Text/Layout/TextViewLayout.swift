import Foundation

/// A text view's container and layout manager, and its text.
@MainActor final class TextViewLayout {
  private(set) var storage: NSTextStorage
  private(set) var manager: NSLayoutManager
  let container: NSTextContainer

  /// - Parameters:
  ///   - given: taken in place of a new one; it has its layout manager, or gets one.
  ///   - storage: that of the layout manager, where it has one; else it becomes that.
  init(in given: NSTextContainer?, _ storage: NSTextStorage) {
    container = given ?? NSTextContainer()
    manager = container.layoutManager ?? NSLayoutManager()
    self.storage = storage
    if container.layoutManager == nil { manager.addTextContainer(container) }
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
  }

  /// The layout manager may have been given another storage.
  func followManager() { storage = manager.textStorage ?? storage }

  /// The container may have been given another layout manager: the one before says nothing any more.
  /// - Parameter typing: how what would be typed into an empty text looks.
  func followContainer(_ hearer: @escaping @MainActor () -> Void, typing: @escaping @MainActor () -> TypedLook) {
    (manager.hearer, manager.typing) = (nil, nil)
    manager = container.layoutManager ?? manager
    (manager.hearer, manager.typing) = (hearer, typing)
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
  }

  /// What the layout manager's delegate says of lines; nil without one.
  var settingOfDelegate: LineSetting? {
    manager.delegate == nil ? nil : LineSetting(of: manager, in: container)
  }

  /// A view that has no width yet has no limit.
  func widen(to width: CGFloat) {
    let size = CGSize(width: max(0, width), height: 0)
    if container.size != size { container.size = size }
  }

  // MARK: Places, in the container's coordinates and counted in UTF-16

  /// Around the character that has a unit.
  private func character(at unit: Int) -> Range<Int> { storage.string.wholeCharacters(unit..<unit + 1) }

  private func isFeed(_ character: Range<Int>) -> Bool { storage.string[units: character].allSatisfy(\.isNewline) }

  /// The place between characters that is nearest to a point; the text's end in the line that is still empty there.
  func offset(nearest point: CGPoint) -> Int {
    guard storage.length > 0 else { return 0 }
    let extra = manager.extraLineFragmentRect
    if extra != .zero, point.y >= extra.minY { return storage.length }
    var share: CGFloat = 0
    let unit = manager.characterIndex(
      for: point, in: container, fractionOfDistanceBetweenInsertionPoints: &share)
    let character = character(at: min(unit, storage.length - 1))
    return share > 0.5 && !isFeed(character) ? character.upperBound : character.lowerBound
  }

  /// The character that a point is on; nil beside the text.
  func unit(under point: CGPoint) -> Int? {
    guard storage.length > 0 else { return nil }
    let unit = manager.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    let box = manager.boundingRect(forGlyphRange: NSRange(location: unit, length: 1), in: container)
    return box.holds(point) ? unit : nil
  }

  /// Each line's room, and what of the text it has; last an empty one behind a line feed at the end.
  var lines: [(room: CGRect, range: Range<Int>)] {
    var lines: [(room: CGRect, range: Range<Int>)] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
      room, _, _, range, _ in
      lines.append((room, range.lowerBound..<range.upperBound))
    }
    let last = manager.extraLineFragmentRect
    if last != .zero, storage.length > 0 { lines.append((last, storage.length..<storage.length)) }
    return lines
  }

  /// The place below or above another one that is nearest to it, so many lines on; beyond the lines the text's end.
  func offset(_ count: Int, linesBelow offset: Int) -> Int {
    let lines = lines
    guard let line = lines.lastIndex(where: { $0.range.lowerBound <= offset }) else { return 0 }
    let (next, isOver) = line.addingReportingOverflow(count)
    if isOver || !lines.indices.contains(next) { return count < 0 ? 0 : storage.length }
    let found = self.offset(nearest: CGPoint(x: caret(at: offset).minX, y: lines[next].room.midY))
    let units = lines[next].range
    // Behind the last character of a line that others follow the caret would be in the next one.
    let isLast = next == lines.count - 1
    let end = isLast ? units.upperBound : character(at: units.upperBound - 1).lowerBound
    return min(max(found, units.lowerBound), end)
  }

  /// Two points wide, as high as its line.
  func caret(at offset: Int) -> CGRect {
    let isBehind = offset >= storage.length
    if isBehind, manager.extraLineFragmentRect != .zero {
      let line = manager.extraLineFragmentUsedRect
      return CGRect(x: line.minX + container.lineFragmentPadding, y: line.minY, width: 2, height: line.height)
    }
    let unit = min(offset, storage.length - 1)
    let box = manager.boundingRect(forGlyphRange: NSRange(location: unit, length: 1), in: container)
    return CGRect(x: isBehind ? box.maxX : box.minX, y: box.minY, width: 2, height: box.height)
  }

  /// One for each line.
  func rects(of range: NSRange) -> [CGRect] {
    var rects: [CGRect] = []
    let none = NSRange(location: NSNotFound, length: 0)
    manager.enumerateEnclosingRects(forGlyphRange: range, withinSelectedGlyphRange: none, in: container) {
      rect, _ in
      rects.append(rect)
    }
    return rects
  }
}

/// A selected part of one line.
final class LineRect: UITextSelectionRect {
  private let place: CGRect
  private let ends: (first: Bool, last: Bool)

  init(_ place: CGRect, isFirst: Bool, isLast: Bool) {
    (self.place, ends) = (place, (isFirst, isLast))
    super.init()
  }

  override var rect: CGRect { place }
  override var containsStart: Bool { ends.first }
  override var containsEnd: Bool { ends.last }
}
