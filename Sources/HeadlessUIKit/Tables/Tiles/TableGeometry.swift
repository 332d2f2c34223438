import Foundation

/// Where the sections and rows of a table lie, from the top down. Looking a row up takes O(log n).
struct TableGeometry {
  struct Section {
    /// Where what is above the header begins.
    var start: CGFloat
    /// Where the header begins, and how high it is.
    var header: Span
    /// Where each row begins; one more than there are rows, the last is where the footer begins.
    var rows: [CGFloat]
    var footer: Span

    var end: CGFloat { footer.end }
    var count: Int { rows.count - 1 }

    func row(_ row: Int) -> Span { Span(start: rows[row], end: rows[row + 1]) }

    mutating func move(by way: CGFloat) {
      start += way
      header.move(by: way)
      for row in rows.indices { rows[row] += way }
      footer.move(by: way)
    }
  }

  struct Span: Equatable {
    var start: CGFloat
    var end: CGFloat
    var length: CGFloat { end - start }
    mutating func move(by way: CGFloat) {
      start += way
      end += way
    }
    func overlaps(_ other: Span) -> Bool { start < other.end && other.start < end }
  }

  /// The heights of one section's parts.
  struct Heights {
    /// Above the header, and belonging to nobody.
    var gap: CGFloat = 0
    var header: CGFloat
    var rows: [CGFloat]
    var footer: CGFloat

    static let ofNothing = Heights(header: 0, rows: [], footer: 0)
  }

  private(set) var sections: [Section] = []
  /// Where the last section ends.
  private(set) var end: CGFloat

  /// - Parameter start: where the table's own header ends.
  init(from start: CGFloat, _ heights: [Heights]) {
    var place = start
    func span(_ length: CGFloat) -> Span {
      defer { place += length }
      return Span(start: place, end: place + length)
    }
    for heights in heights {
      let start = span(heights.gap).start
      let header = span(heights.header)
      var rows = [place]
      for height in heights.rows { rows.append(span(height).end) }
      sections.append(Section(start: start, header: header, rows: rows, footer: span(heights.footer)))
    }
    end = place
  }

  var counts: [Int] { sections.map(\.count) }

  /// 0 for a section that is not there.
  func count(of section: Int) -> Int { sections.indices.contains(section) ? sections[section].count : 0 }

  func contains(_ place: IndexPath) -> Bool {
    place.count == 2 && sections.indices.contains(place.section)
      && (0..<sections[place.section].count).contains(place.row)
  }

  func span(of place: IndexPath) -> Span? {
    contains(place) ? sections[place.section].row(place.row) : nil
  }

  /// The row has another height, and everything below it another place. Complexity: O(n) in what is below it.
  mutating func setHeight(_ height: CGFloat, of place: IndexPath) {
    guard contains(place) else { return }
    let change = height - sections[place.section].row(place.row).length
    for row in (place.row + 1)..<sections[place.section].rows.count { sections[place.section].rows[row] += change }
    sections[place.section].footer.move(by: change)
    for section in (place.section + 1)..<max(place.section + 1, sections.count) {
      sections[section].move(by: change)
    }
    end += change
  }

  /// The section's header has another height, and everything below it another place. Complexity: O(n).
  mutating func setHeader(_ height: CGFloat, of section: Int) {
    let change = height - sections[section].header.length
    if change == 0 { return }
    sections[section].header.end += change
    for row in sections[section].rows.indices { sections[section].rows[row] += change }
    sections[section].footer.move(by: change)
    for index in (section + 1)..<max(section + 1, sections.count) { sections[index].move(by: change) }
    end += change
  }

  /// The table's own header ends elsewhere, and everything below it moves along. Complexity: O(n).
  mutating func move(to start: CGFloat) {
    let way = start - (sections.first?.start ?? end)
    for section in sections.indices { sections[section].move(by: way) }
    end += way
  }

  /// The row at a height: upper edges are in, lower ones are not.
  func row(at y: CGFloat) -> IndexPath? {
    let index = sections.endOfPrefix(where: { $0.end <= y })
    guard index < sections.endIndex else { return nil }
    let section = sections[index]
    guard section.rows[0] <= y, let end = section.rows.last, y < end else { return nil }
    return IndexPath(row: section.rows.endOfPrefix(where: { $0 <= y }) - 1, section: index)
  }

  /// The rows that show between two heights, from the top down.
  func rows(in span: Span) -> [IndexPath] {
    sections(in: span).flatMap { index -> [IndexPath] in
      let section = sections[index]
      let first = max(0, section.rows.endOfPrefix(where: { $0 <= span.start }) - 1)
      return (first..<max(first, section.count)).lazy
        .prefix { section.rows[$0] < span.end }
        .filter { section.row($0).overlaps(span) }
        .map { IndexPath(row: $0, section: index) }
    }
  }

  /// The sections that show between two heights.
  func sections(in span: Span) -> Range<Int> {
    let first = sections.endOfPrefix(where: { $0.end <= span.start })
    let last = sections.endOfPrefix(where: { $0.start < span.end })
    return first..<max(first, last)
  }
}
