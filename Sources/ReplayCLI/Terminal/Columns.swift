import Traces

/// A table as people read one: columns as wide as their widest cell, two spaces apart.
struct Columns: CustomStringConvertible {
  private var rows: [[String]]
  private let isRight: [Bool]

  /// A last column that is narrower than that is not worth breaking.
  private static let fewestColumns = 20

  /// - Parameter heading: what stands above the columns; one that begins with `>` is flush right.
  init(_ heading: [String]) {
    isRight = heading.map { $0.hasPrefix(">") }
    rows = [heading.map { $0.hasPrefix(">") ? String($0.dropFirst()) : $0 }]
  }

  /// Cells are escaped here.
  mutating func add(_ cells: [String]) { rows.append(cells.map { $0.isEmpty ? "" : Escaping.escaped($0) }) }

  /// Every row with its line end.
  var description: String { text(within: nil) }

  /// Every row with its line end, its last cell broken between words where the row is too wide.
  /// - Parameter columns: of the terminal; nil breaks nothing.
  func text(within columns: Int?) -> String {
    let widths = isRight.indices.map { column in
      rows.map { $0.indices.contains(column) ? $0[column].columnWidth : 0 }.max() ?? 0
    }
    let before = widths.dropLast().reduce(0) { $0 + $1 + 2 }
    let isBroken = columns.map { $0 - before >= Self.fewestColumns } ?? false
    let table = rows.map { row in
      var (line, label) = ("", "")
      for (column, cell) in row.enumerated() {
        let fill = String(repeating: " ", count: widths[column] - cell.columnWidth)
        label = line + (column > 0 ? "  " : "")
        line = label + (isRight[column] ? fill + cell : cell + fill)
      }
      while line.last == " " { line.removeLast() }
      guard isBroken, row.count == widths.count, line.count > label.count else { return line }
      return WrappedText.of(String(line.dropFirst(label.count)), behind: label, columns: columns)
    }
    return table.map { (isBroken ? $0 : WrappedText.of($0, columns: columns)) + "\n" }.joined()
  }
}
