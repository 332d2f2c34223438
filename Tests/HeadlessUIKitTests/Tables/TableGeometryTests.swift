import Foundation
import Testing

@testable import HeadlessUIKit

struct TableGeometryTests {
  /// Header 10, rows 20 and 30, footer 5; then an empty section with a header of 10; then one row of 40.
  private let geometry = TableGeometry(
    from: 100,
    [
      .init(header: 10, rows: [20, 30], footer: 5), .init(header: 10, rows: [], footer: 0),
      .init(header: 0, rows: [40], footer: 0),
    ])

  private func span(_ start: CGFloat, _ end: CGFloat) -> TableGeometry.Span { .init(start: start, end: end) }
  private func path(_ row: Int, _ section: Int) -> IndexPath { IndexPath(row: row, section: section) }

  @Test func `parts follow one another`() {
    #expect(geometry.end == 215 && geometry.counts == [2, 0, 1])
    #expect(geometry.span(of: path(1, 0)) == span(130, 160))
    #expect(geometry.sections[1].header == span(165, 175))
    #expect(geometry.span(of: path(0, 1)) == nil && geometry.span(of: path(0, 9)) == nil)
  }

  @Test func `a row contains its upper edge and not its lower one, and headers and footers have none`() {
    let rows: [(CGFloat, IndexPath?)] = [
      (99, nil), (100, nil), (109.9, nil), (110, path(0, 0)), (129.9, path(0, 0)), (130, path(1, 0)), (160, nil),
      (170, nil), (175, path(0, 2)), (214.9, path(0, 2)), (215, nil),
    ]
    for (y, row) in rows { #expect(geometry.row(at: y) == row, "at \(y)") }
  }

  @Test func `what is above a header is the section's, and no part of it`() {
    let spaced = TableGeometry(from: 0, [.init(gap: 5, header: 10, rows: [20], footer: 0)])
    #expect(spaced.sections[0].start == 0 && spaced.sections[0].header == span(5, 15) && spaced.end == 35)
    #expect(spaced.sections(in: span(0, 4)) == 0..<1 && spaced.row(at: 3) == nil)
  }

  @Test func `what shows is what overlaps`() {
    #expect(geometry.rows(in: span(0, 110)) == [])
    #expect(geometry.rows(in: span(129, 131)) == [path(0, 0), path(1, 0)])
    #expect(geometry.rows(in: span(130, 176)) == [path(1, 0), path(0, 2)])
    #expect(geometry.sections(in: span(165, 175)) == 1..<2)
    #expect(geometry.sections(in: span(300, 400)).isEmpty)
  }

  @Test func `rows of no height are nowhere`() {
    let flat = TableGeometry(from: 0, [.init(header: 0, rows: [0, 10, 0], footer: 0)])
    #expect(flat.row(at: 0) == path(1, 0) && flat.rows(in: span(0, 10)) == [path(1, 0)])
  }
}
