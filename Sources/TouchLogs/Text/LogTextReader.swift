import Foundation

/// Reads the text form line by line; what a line leaves out is what its finger had before.
struct LogTextReader {
  private(set) var log = TouchLog()
  private(set) var check = ScriptCheck()
  private var defaults = TextDefaults()

  /// - Parameter line: its number, counted from 1.
  mutating func read(_ text: some StringProtocol, line: Int) throws(LogError) {
    var scanner = LineScanner(text, line: line)
    if scanner.isAtEnd() { return }
    if log.stopTime != nil { throw scanner.error("nothing may follow the line `\(TextWords.stop)`") }
    if try !readHead(&scanner) { try readFrame(&scanner) }
    if !scanner.isAtEnd() { throw scanner.error("the line should end here, not go on with \(scanner.rest.shown)") }
  }

  /// - Returns: whether the line was one of the header or the footer.
  private mutating func readHead(_ scanner: inout LineScanner) throws(LogError) -> Bool {
    let start = scanner.column
    let word = scanner.peek()
    let isHead = [
      TextWords.format, TextWords.screen, TextWords.stage, TextWords.device, TextWords.key, TextWords.unknown,
    ].contains(word)
    guard isHead || word == TextWords.stop else { return false }
    if isHead, !log.frames.isEmpty { throw scanner.error("`\(word)` stands before the first frame", at: start) }
    _ = scanner.word()
    switch word {
    case TextWords.format:
      let version = try scanner.int("the version")
      guard version == TextWords.version else {
        throw scanner.error("the text is of version \(version), this reads \(TextWords.version)")
      }
    case TextWords.screen: log.about.screen = try screen(&scanner)
    case TextWords.stage: log.about.stage = try scanner.string("the stage's name")
    case TextWords.device: log.about.device = try scanner.string("the device's name")
    case TextWords.key:
      let key = try scanner.string("the key")
      guard key != TextWords.stage, key != TextWords.device else {
        throw scanner.error("the key \(key) is written as a line of its own, `\(key) \"…\"`", at: start)
      }
      // With the stage and the device.
      guard log.about.others.count < Limit.descriptionKeys - 2 else {
        throw scanner.error("a log has no more than \(Limit.descriptionKeys - 2) keys", at: start)
      }
      log.about.others.append(.init(key: key, value: try scanner.string("the key's value")))
    case TextWords.unknown: log.unknown.append(try unknown(&scanner))
    default: log.stopTime = try scanner.number("the stop time")
    }
    return true
  }

  private func screen(_ scanner: inout LineScanner) throws(LogError) -> Screen {
    let word = try scanner.word("the screen")
    let parts = word.split(separator: "@", omittingEmptySubsequences: false)
    let size = (parts.first ?? "").split(separator: "x", omittingEmptySubsequences: false)
    let numbers = (size + parts.dropFirst()).map { NumberText.value(String($0)) }
    guard size.count == 2, parts.count <= 2, let width = numbers[0], let height = numbers[1],
      let scale = parts.count == 2 ? numbers[2] : 1
    else { throw scanner.error("a screen is written as 390x844@3, not \(word.shown)") }
    return Screen(width: width, height: height, scale: scale)
  }

  private func unknown(_ scanner: inout LineScanner) throws(LogError) -> UnknownBlock {
    let type = try scanner.int("the block's type")
    let digits = try scanner.word("the block's bytes")
    let bytes = digits == TextWords.none ? [] : HexText.bytes(digits)
    guard let type = UInt8(exactly: type), let bytes, UnknownBlock(type: type, payload: bytes).isWritable else {
      throw scanner.error("an unknown block is written as its type, above 5, and its bytes in hexadecimal")
    }
    return UnknownBlock(type: type, payload: bytes)
  }

  private mutating func readFrame(_ scanner: inout LineScanner) throws(LogError) {
    let start = scanner.column
    let time = try time(&scanner)
    check.note(time: time, after: log.frames.last?.time, line: scanner.line, column: start)
    let content = try content(&scanner)
    let frame = Frame(time: time, content: content)
    if let reason = frame.unwritable { throw scanner.error(reason, at: start) }
    defaults.note(frame.samples)
    log.frames.append(frame)
  }

  /// A time, or `+` and how long after the frame before.
  private func time(_ scanner: inout LineScanner) throws(LogError) -> TimeInterval {
    let isRelative = scanner.peek().hasPrefix("+")
    let number = try scanner.number("a time in seconds")
    return isRelative ? (log.frames.last?.time ?? 0) + number : number
  }

  private mutating func content(_ scanner: inout LineScanner) throws(LogError) -> Frame.Content {
    let word = scanner.peek()
    if word == TextWords.press { return .presses(try presses(&scanner)) }
    if Sample.Phase(word: word) != nil { return .touches(try touches(&scanner)) }
    let start = scanner.column
    _ = try scanner.word("what happens")
    switch word {
    case TextWords.touches:
      return .touches(try isNone(&scanner) ? [] : try touches(&scanner))
    case TextWords.estimates:
      return .estimates(try isNone(&scanner) ? [] : try samples(&scanner))
    case TextWords.presses:
      return .presses(try isNone(&scanner) ? [] : try presses(&scanner))
    case TextWords.motion:
      let phase: Motion.Phase = try scanner.choice("motion")
      return .motion(Motion(phase: phase, subtype: try named("subtype", &scanner) ?? 1))
    case TextWords.remote:
      return .remoteControl(RemoteControl(subtype: try scanner.int("the command's number")))
    case TextWords.application:
      return .application(try scanner.choice("application change"))
    case TextWords.mark:
      return .mark(try scanner.string("the mark"))
    default:
      throw scanner.error(
        "\(word.shown) is nothing that happens; a finger does one of \(Sample.Phase.words)", at: start)
    }
  }

  private func isNone(_ scanner: inout LineScanner) throws(LogError) -> Bool {
    guard scanner.peek() == TextWords.none else { return false }
    _ = scanner.word()
    return true
  }

  private func named(_ name: String, _ scanner: inout LineScanner) throws(LogError) -> Int? {
    guard scanner.peek().hasPrefix(name + "=") else { return nil }
    let start = scanner.column
    guard let value = Int(scanner.word().dropFirst(name.count + 1)) else {
      throw scanner.error("\(name) is no whole number", at: start)
    }
    return value
  }

  private func presses(_ scanner: inout LineScanner) throws(LogError) -> [Press] {
    var presses: [Press] = []
    repeat {
      guard scanner.peek() == TextWords.press else { throw scanner.error("`\(TextWords.press)` is expected here") }
      _ = scanner.word()
      let number = try scanner.int("the press's number")
      let phase: Press.Phase = try scanner.choice("phase of a press")
      var press = Press(press: number, phase: phase, type: try named("type", &scanner) ?? 0)
      if scanner.peek().hasPrefix("force=") {
        let start = scanner.column
        guard let force = NumberText.value(String(scanner.word().dropFirst(6))) else {
          throw scanner.error("force is no number", at: start)
        }
        press.force = force
      }
      presses.append(press)
    } while scanner.take(";")
    return presses
  }

  private mutating func touches(_ scanner: inout LineScanner) throws(LogError) -> [Sample] {
    var parser = SampleTextReader(defaults: defaults)
    let samples = try parser.samples(&scanner)
    check.note(parser.written, line: scanner.line)
    return samples
  }

  private func samples(_ scanner: inout LineScanner) throws(LogError) -> [Sample] {
    var parser = SampleTextReader(defaults: defaults)
    return try parser.samples(&scanner)
  }
}
