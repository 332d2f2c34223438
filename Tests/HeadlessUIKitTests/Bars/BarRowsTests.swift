import Foundation
import Testing

@testable import HeadlessUIKit

struct BarRowsTests {
  private let rows = BarRows(buttons: 44, largeTitle: 52, search: 50, searchGoes: true)

  @Test func `content takes the search bar's room first, and then the large title's`() {
    #expect(rows.left(by: 0) == rows)
    #expect(rows.left(by: 20) == BarRows(buttons: 44, largeTitle: 52, search: 30, searchGoes: true))
    #expect(rows.left(by: 60) == BarRows(buttons: 44, largeTitle: 42, search: 0, searchGoes: true))
    #expect(rows.left(by: 500) == BarRows(buttons: 44, largeTitle: 0, search: 0, searchGoes: true))
    #expect(rows.least == 44 && rows.stops == [0, 50, 102])
  }

  @Test func `a search bar that stays leaves the title to go`() {
    var rows = rows
    rows.searchGoes = false
    #expect(rows.left(by: 20) == BarRows(buttons: 44, largeTitle: 32, search: 50, searchGoes: false))
    #expect(rows.least == 94 && rows.stops == [0, 0, 52])
  }

  @Test func `a large title goes down with content that is pulled, and nothing else does`() {
    #expect(rows.left(by: -30) == BarRows(buttons: 44, largeTitle: 82, search: 50, searchGoes: true))
    let low = BarRows(buttons: 44, largeTitle: 0, search: 50, searchGoes: true)
    #expect(low.left(by: -30) == low)
  }
}
