import Foundation

/// Rows of words in columns, as Markdown reads them.
struct TableText {
  private var rows: [[String]]

  init(_ head: [String]) { rows = [head] }

  mutating func add(_ row: [String]) { rows.append(row) }

  func print() {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    for (index, row) in rows.enumerated() {
      Swift.print(Self.line(row, widths))
      if index == 0 { Swift.print("|" + widths.map { String(repeating: "-", count: $0 + 2) + "|" }.joined()) }
    }
    Swift.print()
  }

  private static func line(_ row: [String], _ widths: [Int]) -> String {
    "|" + zip(row, widths).map { " " + $0 + String(repeating: " ", count: $1 - $0.count) + " |" }.joined()
  }
}

extension Double {
  func places(_ count: Int) -> String { String(format: "%.\(count)f", self) }
}
