/// Compares bytes a word at a time. What a trace compares are names and columns, too short to call somebody for.
enum ByteComparison {
  /// Whether the text begins with the other one.
  static func begin(_ text: UnsafeBufferPointer<UInt8>, with other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard other.count <= text.count else { return false }
    guard let text = text.baseAddress, let start = other.baseAddress else { return other.isEmpty }
    return areSame(text, start, count: other.count)
  }

  /// Whether as many bytes are the same in both places.
  @inline(__always)
  static func areSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer, count: Int) -> Bool {
    if count >= 8 {
      // The last words may overlap those before.
      let last = count &- 8
      var place = 0
      while place < last {
        if !areSame(one, other, at: place, as: UInt64.self) { return false }
        place &+= 8
      }
      return areSame(one, other, at: last, as: UInt64.self)
    }
    if count >= 4 {
      return areSame(one, other, at: 0, as: UInt32.self) && areSame(one, other, at: count &- 4, as: UInt32.self)
    }
    var place = 0
    while place < count {
      if !areSame(one, other, at: place, as: UInt8.self) { return false }
      place &+= 1
    }
    return true
  }

  @inline(__always)
  private static func areSame<Word: FixedWidthInteger & BitwiseCopyable>(
    _ one: UnsafeRawPointer, _ other: UnsafeRawPointer, at place: Int, as: Word.Type
  ) -> Bool {
    one.loadUnaligned(fromByteOffset: place, as: Word.self)
      == other.loadUnaligned(fromByteOffset: place, as: Word.self)
  }
}
