import Foundation

/// What is selected in a text, or where its caret is, counted in UTF-16.
struct TextSelection {
  /// Nil for the end.
  private var part: Range<Int>?
  /// Whether code has said that nothing is: what is typed next comes first then.
  private(set) var isNone = false
  /// What is there provisionally; nil for nothing.
  private(set) var marked: Range<Int>?

  /// What is selected of a text that is so long, or where the caret is.
  func selected(of length: Int) -> Range<Int> { (part ?? length..<length).clamped(to: 0..<length) }

  /// In place of what something is typed: of what is marked, else of what is selected.
  func typedOver(of length: Int) -> Range<Int> { marked?.clamped(to: 0..<length) ?? selected(of: length) }

  /// What deleting takes: what is marked or selected, else the character before the caret; empty for nothing.
  func deletable(in text: String) -> Range<Int> {
    let place = typedOver(of: text.utf16.count)
    return place.isEmpty ? text.units(from: place.lowerBound, over: -1) ?? place : place
  }

  mutating func select(_ units: Range<Int>) { (part, isNone) = (units, false) }

  mutating func selectNothing() { (part, isNone) = (0..<0, true) }

  /// A part of the text has become another one: what is selected, or marked, behind it moves along. So does a caret
  /// where the part ends.
  mutating func follow(_ change: TextChange) {
    part = part.map(change.moved)
    marked = marked.map(change.moved)
  }

  /// - Parameter range: what of it is selected then, from its beginning on; none beyond it.
  mutating func mark(_ units: Range<Int>, selecting range: NSRange) {
    marked = units.isEmpty ? nil : units
    let place = min(max(0, range.location), units.count)
    let start = units.lowerBound + place
    select(start..<start + min(max(0, range.length), units.count - place))
  }

  /// What is marked stays, as if it had been typed.
  mutating func unmark() { marked = nil }

  /// The same, with a caret where what is selected begins.
  mutating func settle(of length: Int) {
    let place = selected(of: length).lowerBound
    unmark()
    select(place..<place)
  }
}

/// A part of a text that has become another one, counted in UTF-16.
struct TextChange: Sendable {
  /// Where it was.
  let old: Range<Int>
  /// How long it is now.
  let count: Int

  fileprivate func moved(_ part: Range<Int>) -> Range<Int> {
    func moved(_ place: Int, ifBehind isBehind: Bool) -> Int {
      isBehind ? place + count - old.count : min(place, old.lowerBound + count)
    }
    let start = moved(part.lowerBound, ifBehind: old.upperBound <= part.lowerBound)
    if part.isEmpty { return start..<start }
    // What comes in right behind it is no part of it.
    let endsBefore = old.isEmpty ? old.upperBound < part.upperBound : old.upperBound <= part.upperBound
    return start..<max(start, moved(part.upperBound, ifBehind: endsBefore))
  }
}

extension String {
  private func index(_ unit: Int) -> Index { utf16.index(startIndex, offsetBy: min(max(0, unit), utf16.count)) }
  private func unit(_ index: Index) -> Int { utf16.distance(from: startIndex, to: index) }

  /// The beginning of the character that it is in.
  private func start(_ index: Index) -> Index {
    index < endIndex ? self.index(before: self.index(after: index)) : index
  }

  /// Those of the characters around a part: a place within a character goes to where that begins.
  func wholeCharacters(_ units: Range<Int>) -> Range<Int> {
    let first = start(index(units.lowerBound))
    guard !units.isEmpty else { return unit(first)..<unit(first) }
    let (last, end) = (start(index(units.upperBound)), index(units.upperBound))
    return unit(first)..<unit(last == end ? end : self.index(after: last))
  }

  /// Between a place and that so many characters on, or back; nil beyond the ends.
  func units(from place: Int, over characters: Int) -> Range<Int>? {
    let start = index(place)
    let limit = characters < 0 ? startIndex : endIndex
    guard let end = self.index(start, offsetBy: characters, limitedBy: limit) else { return nil }
    return min(unit(start), unit(end))..<max(unit(start), unit(end))
  }

  /// How many characters begin before a place.
  func characters(before unit: Int) -> Int { self[..<index(unit)].count }

  /// Half a character is the sign for what can't be read.
  subscript(units range: Range<Int>) -> String {
    let part = utf16[index(range.lowerBound)..<index(range.upperBound)]
    return String(part) ?? String(decoding: part, as: UTF16.self)
  }
}
