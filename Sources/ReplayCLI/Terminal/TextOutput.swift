import Foundation

/// Standard output or standard error: whole texts go out at once, in the order of writing.
struct TextOutput: Sendable {
  static let standard = TextOutput(descriptor: STDOUT_FILENO)
  static let errors = TextOutput(descriptor: STDERR_FILENO)

  let descriptor: Int32

  /// Whether a person looks at it.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Columns of the terminal; nil where it is none.
  var width: Int? {
    var size = winsize()
    guard isTerminal, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes all of the text; control characters in it, other than line ends, come out as escapes.
  func write(_ text: String) throws { try writeRaw(ControlCharacters.escaped(text)) }

  /// Writes what another program is to read: as it is, but for a terminal.
  func writeForPrograms(_ text: String) throws { try isTerminal ? write(text) : writeRaw(text) }

  /// Writes all of the text as it is, colours and all.
  func writeRaw(_ text: String) throws {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&waiting, 1, -1)
        continue
      }
      if count < 0, errno == EPIPE { endByPipe() }
      guard count > 0 else { throw OutputError(reason: String(cString: strerror(errno))) }
      bytes = bytes.dropFirst(count)
    }
  }
}

extension TextOutput {
  /// Ends the process as a closed pipe does by itself; the signal may be ignored for the sake of other pipes.
  private func endByPipe() {
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
  }
}

/// Standard output that takes no more.
struct OutputError: Error, CustomStringConvertible {
  let reason: String
  var description: String { "the output could not be written: \(reason)" }
}
