/// What stands before a file in a tar archive (POSIX ustar): 512 bytes, text in fixed places.
struct TarHeader: Hashable {
  /// The file's path in the archive, with slashes.
  var name: String
  var size: Int

  static let length = 512
  /// Files begin at multiples of a block.
  static func padded(_ size: Int) -> Int { (size + length - 1) / length * length }

  private enum Field {
    static let name = 0..<100
    static let mode = 100..<108
    static let user = 108..<116
    static let group = 116..<124
    static let size = 124..<136
    static let time = 136..<148
    static let checksum = 148..<156
    static let kind = 156
    static let magic = 257..<265
    static let prefix = 345..<500
  }
  private static let magic = Array("ustar\u{0}00".utf8)
  private static let regular: Set<UInt8> = [0, UInt8(ascii: "0")]
  /// What follows says of the next file what this header has no room for, such as a long name.
  private static let extensions = Set("LKxg".utf8)

  /// - Parameter kind: what other archivers call a folder, a link and so on.
  /// - Returns: nil where the name is longer than a header holds: 100 bytes, and 155 for the folders above. The
  ///   same bytes for the same file: no owner and no date.
  func bytes(kind: UInt8 = UInt8(ascii: "0")) -> [UInt8]? {
    guard let (prefix, name) = splitName else { return nil }
    var block = [UInt8](repeating: 0, count: Self.length)
    func set(_ text: [UInt8], _ field: Range<Int>) { block.replaceSubrange(field.prefix(text.count), with: text) }
    set(name, Field.name)
    set(prefix, Field.prefix)
    set(Self.octal(0o644, digits: 7), Field.mode)
    for field in [Field.user, Field.group] { set(Self.octal(0, digits: 7), field) }
    set(Self.octal(size, digits: 11), Field.size)
    set(Self.octal(0, digits: 11), Field.time)
    set(Self.magic, Field.magic)
    block[Field.kind] = kind
    set(Self.octal(Self.checksum(of: block[...]), digits: 6), Field.checksum)
    block[Field.checksum.lowerBound + 7] = UInt8(ascii: " ")
    return block
  }

  /// What a block says.
  enum Reading: Hashable {
    case file(TarHeader)
    /// A folder, a link, or another thing that is no file; with the bytes that follow it.
    case other(size: Int)
    /// Facts about other files in a form of an archiver's own.
    case unreadable
    /// The archive is over.
    case end
    case damaged
  }

  /// - Parameter block: 512 bytes.
  static func read(_ block: ArraySlice<UInt8>) -> Reading {
    guard block.count == length else { return .damaged }
    if block.allSatisfy({ $0 == 0 }) { return .end }
    func field(_ range: Range<Int>) -> ArraySlice<UInt8> {
      block[block.startIndex + range.lowerBound..<block.startIndex + range.upperBound]
    }
    guard let sum = number(field(Field.checksum)), sum == checksum(of: block), let size = number(field(Field.size)),
      field(Field.magic).starts(with: magic.prefix(5)), let name = text(field(Field.name)),
      let prefix = text(field(Field.prefix))
    else { return .damaged }
    let kind = block[block.startIndex + Field.kind]
    if extensions.contains(kind) { return .unreadable }
    guard regular.contains(kind) else { return .other(size: size) }
    return .file(TarHeader(name: prefix.isEmpty ? name : "\(prefix)/\(name)", size: size))
  }

  private var splitName: (prefix: [UInt8], name: [UInt8])? {
    let all = Array(name.utf8)
    if all.count <= Field.name.count { return ([], all) }
    for slash in all.indices where all[slash] == UInt8(ascii: "/") {
      let (prefix, rest) = (all[..<slash], all[(slash + 1)...])
      if prefix.count <= Field.prefix.count, !rest.isEmpty, rest.count <= Field.name.count {
        return (Array(prefix), Array(rest))
      }
    }
    return nil
  }

  private static func octal(_ number: Int, digits: Int) -> [UInt8] {
    let text = String(number, radix: 8)
    return Array((String(repeating: "0", count: max(0, digits - text.count)) + text).utf8)
  }

  /// Octal digits, ended by a zero byte or a space.
  private static func number(_ field: ArraySlice<UInt8>) -> Int? {
    var number = 0
    var isBegun = false
    for byte in field {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        isBegun = true
        // Twelve digits of three bits: no overflow.
        number = number * 8 + Int(byte - UInt8(ascii: "0"))
      case 0 where isBegun, UInt8(ascii: " ") where isBegun: return number
      case UInt8(ascii: " "): continue
      default: return nil
      }
    }
    return isBegun ? number : nil
  }

  private static func text(_ field: ArraySlice<UInt8>) -> String? {
    String(validating: field.prefix { $0 != 0 }, as: UTF8.self)
  }

  /// The sum of all bytes, those of the sum itself taken for spaces.
  private static func checksum(of block: ArraySlice<UInt8>) -> Int {
    block.enumerated().reduce(0) { sum, byte in
      sum + (Field.checksum.contains(byte.offset) ? Int(UInt8(ascii: " ")) : Int(byte.element))
    }
  }
}
