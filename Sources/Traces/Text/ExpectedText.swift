/// A text that lines are held against while they are made, piece by piece: what it has already is written nowhere.
struct ExpectedText {
  /// Up to where it was what it should be.
  private(set) var next: UnsafePointer<UInt8>
  private let end: UnsafePointer<UInt8>

  /// Nil where nothing comes any more.
  init?(_ text: UnsafeBufferPointer<UInt8>, from place: Int) {
    guard let start = text.baseAddress, place < text.count else { return nil }
    (next, end) = (start + place, start + text.count)
  }

  /// Whether it goes on with the piece; then the place is behind that.
  @inline(__always)
  mutating func goesOn(with piece: Piece) -> Bool {
    guard piece.count <= end - next, ByteComparison.areSame(next, piece.start, count: piece.count) else {
      return false
    }
    next += piece.count
    return true
  }

  mutating func goBack(to place: UnsafePointer<UInt8>) { next = place }

  /// Some bytes out of many: a buffer would ask again whether there are any.
  struct Piece {
    let start: UnsafePointer<UInt8>
    let count: Int

    /// What stands from one place to another.
    @inline(__always)
    init(of bytes: UnsafePointer<UInt8>, _ first: Int, _ end: Int) {
      (start, count) = (bytes + first, end &- first)
    }
  }
}
