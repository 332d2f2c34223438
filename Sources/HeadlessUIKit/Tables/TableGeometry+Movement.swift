import Foundation

/// Rows that go elsewhere.
extension TableGeometry {
  /// As it will be when the row has gone to its target, which is counted without the row. Complexity: O(n).
  func moving(_ row: IndexPath, to target: IndexPath) -> TableGeometry {
    guard contains(row), let first = sections.first, isTarget(target, of: row) else { return self }
    var heights = sections.map { section in
      Heights(
        gap: section.header.start - section.start, header: section.header.length,
        rows: (0..<section.count).map { section.row($0).length }, footer: section.footer.length)
    }
    let height = heights[row.section].rows.remove(at: row.row)
    heights[target.section].rows.insert(height, at: target.row)
    return TableGeometry(from: first.start, heights)
  }

  /// Whether a row may go there.
  func isTarget(_ target: IndexPath, of row: IndexPath) -> Bool {
    guard target.count == 2, sections.indices.contains(target.section) else { return false }
    let others = sections[target.section].count - (target.section == row.section ? 1 : 0)
    return (0...max(0, others)).contains(target.row)
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
