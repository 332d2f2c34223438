import Traces

/// One row of a full-terminal screen, and how it looks.
struct ScreenRow: Equatable {
  enum Look { case plain, bar, title, dim, gone, new, note }
  var text: String
  var look: Look

  /// Whatever could steer a terminal comes out as an escape.
  init(_ text: String, _ look: Look = .plain) {
    self.text = ControlCharacters.escaped(text)
    self.look = look
  }

  /// A line of a difference, which begins with `- `, `+ ` or two spaces.
  init(difference line: String) {
    self.init(line, line.hasPrefix("- ") ? .gone : line.hasPrefix("+ ") ? .new : .plain)
  }

  /// Without what lies further left; its sign stays.
  func moved(left columns: Int) -> ScreenRow {
    guard columns > 0 else { return self }
    return ScreenRow(String(text.prefix(2)) + text.dropFirst(2 + columns), look)
  }

  /// No wider than the terminal; what is cut shows as `…`. A bar is as wide as the terminal.
  func cut(to columns: Int) -> ScreenRow {
    var row = self
    if text.columnWidth > columns { row.text = text.prefix(columns: max(0, columns - 1)) + "…" }
    if look == .bar { row.text = row.text.padded(toColumns: columns) }
    return row
  }

  func painted(_ paint: Paint) -> String {
    switch look {
    case .plain: text
    case .bar: paint.paint(text, .reverse)
    case .title: paint.paint(text, .bold)
    case .dim, .note: paint.paint(text, .dim)
    case .gone: paint.paint(text, .red)
    case .new: paint.paint(text, .green)
    }
  }
}
