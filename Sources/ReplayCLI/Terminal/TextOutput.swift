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

/// The last wall before a terminal. Names were escaped where they were put into a sentence; this is for what
/// slipped by.
enum ControlCharacters {
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { ($0 < 0x20 && $0 != 0x0A) || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }) else {
      return text
    }
    var safe = ""
    for scalar in text.unicodeScalars {
      if isUnsafe(scalar) {
        safe += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // direction overrides
    default: false
    }
  }
}
