import Traces

extension QRCode {
  /// Light modules that lie all around, as readers need.
  private static let border = 4
  /// How wide its text is.
  var columns: Int { modules.count + 2 * Self.border }

  /// The code for a terminal, two rows of modules a line.
  /// - Parameter colored: whether dark is black on white, whatever the terminal's own colours are.
  func text(colored: Bool) -> String {
    let (border, width) = (Self.border, columns)
    func isDark(_ row: Int, _ column: Int) -> Bool {
      let (row, column) = (row - border, column - border)
      return modules.indices.contains(row) && modules.indices.contains(column) && modules[row][column]
    }
    return stride(from: 0, to: width, by: 2).map { row in
      let cells = (0..<width).map { column in
        switch (isDark(row, column), isDark(row + 1, column)) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
      }
      return colored ? "\u{1B}[30;107m\(cells.joined())\u{1B}[0m\n" : cells.joined() + "\n"
    }.joined()
  }
}
