/// A key that was pressed.
enum ReviewKey: Hashable {
  case letter(Character)
  case up, down, left, right, pageUp, pageDown
  case escape
  /// Control-C.
  case interrupt
  /// Control-Z.
  case suspend

  /// Takes one key off bytes that a terminal sent; nil where there is none, or one that nobody knows.
  static func take(from bytes: inout ArraySlice<UInt8>) -> ReviewKey? {
    guard let first = bytes.popFirst() else { return nil }
    switch first {
    case 0x03: return .interrupt
    case 0x1A: return .suspend
    case 0x1B: return sequence(&bytes)
    case 0x20..<0x7F: return .letter(Character(UnicodeScalar(first)))
    default: return nil
    }
  }

  /// Whether they are the beginning of a key that sends several, or the escape key, which sends that beginning
  /// alone: who can waits a moment for more.
  static func isUnfinished(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.first == 0x1B, bytes.count < longest else { return false }
    let rest = bytes.dropFirst()
    guard let opening = rest.first else { return true }
    return openings.contains(opening) && !rest.dropFirst().contains(where: closing.contains)
  }

  private static let openings = "[O".utf8
  /// What the last byte of such a key is.
  private static let closing: Range<UInt8> = 0x40..<0x7F
  /// No terminal sends so many for a key.
  private static let longest = 32

  /// What follows an escape: `[A`, `OA`, `[5~`; nothing, where the key itself was pressed.
  private static func sequence(_ bytes: inout ArraySlice<UInt8>) -> ReviewKey? {
    guard let opening = bytes.first, openings.contains(opening) else { return .escape }
    bytes.removeFirst()
    var body: [UInt8] = []
    while let byte = bytes.popFirst() {
      body.append(byte)
      if closing.contains(byte) { break }
    }
    return switch String(decoding: body, as: UTF8.self) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "5~": .pageUp
    case "6~": .pageDown
    default: nil
    }
  }

  /// What a letter says of itself.
  var name: String {
    if case .letter(let character) = self { String(character) } else { "\(self)" }
  }
}
