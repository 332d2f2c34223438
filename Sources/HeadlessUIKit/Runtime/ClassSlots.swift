/// Where answers about classes lie that were given last, each in one of so many slots.
package enum ClassSlots {
  package static let count = 256

  /// All of a class's address plays a part. By a few of its digits, two classes that lie a page apart would share a
  /// slot: where their views come in turns, neither would find its answer, in one program and not in the next.
  package static func slot(of type: ObjectIdentifier) -> Int {
    let spread = UInt64(UInt(bitPattern: type)) &* 0x9E37_79B9_7F4A_7C15
    return Int(spread >> 56)
  }
}
