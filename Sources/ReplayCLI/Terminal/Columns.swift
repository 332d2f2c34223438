import Traces

/// A table as people read one: columns as wide as their widest cell, two spaces apart.
struct Columns: CustomStringConvertible {
  private var rows: [[String]]
  private let isRight: [Bool]

  /// - Parameter heading: what stands above the columns; one that begins with `>` is flush right.
  init(_ heading: [String]) {
    isRight = heading.map { $0.hasPrefix(">") }
    rows = [heading.map { $0.hasPrefix(">") ? String($0.dropFirst()) : $0 }]
  }

  /// Cells are escaped here.
  mutating func add(_ cells: [String]) { rows.append(cells.map { $0.isEmpty ? "" : Escaping.escaped($0) }) }

  /// Every row with its line end.
  var description: String {
    let widths = isRight.indices.map { column in
      rows.map { $0.indices.contains(column) ? $0[column].columnWidth : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let fill = String(repeating: " ", count: widths[column] - cell.columnWidth)
        line += (column > 0 ? "  " : "") + (isRight[column] ? fill + cell : cell + fill)
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
