import Foundation

/// Rows that go elsewhere.
extension TableGeometry {
  /// As it is with the gap open. One that is for nobody's row yet is as high as the row that stands there, or as
  /// the one before (ours). Complexity: O(n).
  func opening(_ gap: ItemGap) -> TableGeometry {
    guard let first = sections.first, gap.fits(counts) else { return self }
    var heights = parts
    let rows = heights[gap.place.section].rows
    let height =
      gap.origin.map { heights[$0.section].rows.remove(at: $0.row) }
      ?? (rows.indices.contains(gap.place.row) ? rows[gap.place.row] : rows.last) ?? TableMetrics.rowHeight
    heights[gap.place.section].rows.insert(height, at: gap.place.row)
    return TableGeometry(from: first.start, heights)
  }

  /// With rows more, given by where they stand then, in order, and their heights. Complexity: O(n).
  func inserting(_ rows: some Sequence<(place: IndexPath, height: CGFloat)>) -> TableGeometry {
    guard let first = sections.first else { return self }
    var heights = parts
    for row in rows where heights.indices.contains(row.place.section) {
      let place = min(row.place.row, heights[row.place.section].rows.count)
      heights[row.place.section].rows.insert(row.height, at: place)
    }
    return TableGeometry(from: first.start, heights)
  }

  private var parts: [Heights] {
    sections.map { section in
      Heights(
        gap: section.header.start - section.start, header: section.header.length,
        rows: (0..<section.count).map { section.row($0).length }, footer: section.footer.length)
    }
  }

  /// Whether a row may go there.
  func isTarget(_ target: IndexPath, of row: IndexPath) -> Bool {
    ItemGap(origin: row, place: target).fits(counts)
  }

  /// Where a row would go whose upper edge a finger has brought there: another row, or a header, makes room when
  /// the edge that comes towards it passes its middle (ours). Complexity: O(n) in the rows that it passes.
  func slot(of row: IndexPath, top: CGFloat) -> IndexPath {
    guard let span = span(of: row) else { return row }
    return top > span.start ? slot(below: row, edge: top + span.length) : slot(above: row, edge: top)
  }

  private func slot(below row: IndexPath, edge: CGFloat) -> IndexPath {
    var slot = row
    for (index, section) in sections.enumerated().dropFirst(row.section) {
      let isOwn = index == row.section
      if !isOwn {
        guard edge > section.header.middle else { return slot }
        slot = IndexPath(row: 0, section: index)
      }
      for other in (isOwn ? row.row + 1 : 0)..<section.count {
        guard edge > section.row(other).middle else { return slot }
        slot = IndexPath(row: isOwn ? other : other + 1, section: index)
      }
    }
    return slot
  }

  private func slot(above row: IndexPath, edge: CGFloat) -> IndexPath {
    var slot = row
    for index in (0...row.section).reversed() {
      let section = sections[index]
      if index < row.section {
        guard edge < sections[index + 1].header.middle else { return slot }
        slot = IndexPath(row: section.count, section: index)
      }
      for other in (0..<(index == row.section ? row.row : section.count)).reversed() {
        guard edge < section.row(other).middle else { return slot }
        slot = IndexPath(row: other, section: index)
      }
    }
    return slot
  }
}

extension TableGeometry.Span {
  fileprivate var middle: CGFloat { (start + end) / 2 }
}
