import Foundation

/// Columns and rows.
struct TerminalSize: Hashable {
  var columns: Int
  var rows: Int
}

/// A terminal that shows a whole screen and gives every key as it is pressed.
struct RawTerminal {
  private let output: TextOutput
  private let input = STDIN_FILENO
  private let before: termios
  /// Typed, and not asked for yet.
  private var typed: ArraySlice<UInt8> = []

  /// How long it waits for a key before it looks whether the window has another size, in milliseconds.
  private static let patience: Int32 = 250
  /// How long it waits for the rest of a key, in milliseconds: over a slow line its bytes come one by one.
  private static let pauseInKey: Int32 = 150

  /// Nil where nobody sits in front of it: input or output is no terminal, or it is one that can't move its cursor.
  init?(output: TextOutput, environment: [String: String]) {
    var attributes = termios()
    guard output.isTerminal, environment["TERM"] != "dumb", tcgetattr(input, &attributes) == 0 else { return nil }
    self.output = output
    before = attributes
  }

  var size: TerminalSize {
    var size = winsize()
    guard ioctl(output.descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return TerminalSize(columns: 80, rows: 24)
    }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Takes the screen over. What was on it is back after `close`.
  func open() throws {
    var raw = before
    cfmakeraw(&raw)
    tcsetattr(input, TCSANOW, &raw)
    try output.writeRaw("\u{1B}[?1049h\u{1B}[?25l")
  }

  func close() {
    // Nobody is left to be told where the terminal is gone.
    try? output.writeRaw("\u{1B}[?25h\u{1B}[?1049l")
    var attributes = before
    tcsetattr(input, TCSANOW, &attributes)
  }

  /// Gives the screen back and stops, with all that runs beside, until the shell has it go on.
  func suspend() throws {
    close()
    kill(0, SIGTSTP)
    try open()
  }

  /// Writes the rows from the top, at once, so that nothing flickers.
  func show(_ rows: [String]) throws {
    let text = rows.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n")
    try output.writeRaw("\u{1B}[H\(text)\u{1B}[J")
  }

  /// The next key; nil where none came for a moment. A terminal that is gone says `interrupt`.
  mutating func nextKey() -> ReviewKey? {
    if typed.isEmpty {
      guard let bytes = read(within: Self.patience) else { return .interrupt }
      typed = bytes[...]
    }
    while ReviewKey.isUnfinished(typed), let more = read(within: Self.pauseInKey), !more.isEmpty { typed += more }
    return ReviewKey.take(from: &typed)
  }

  /// What is typed next; empty where nothing is for so many milliseconds, nil where the terminal is gone.
  private func read(within patience: Int32) -> [UInt8]? {
    var waiting = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, patience) > 0 else { return [] }
    var buffer = [UInt8](repeating: 0, count: 64)
    let count = Foundation.read(input, &buffer, buffer.count)
    guard count > 0 else { return count < 0 && errno == EINTR ? [] : nil }
    return Array(buffer[..<count])
  }
}
