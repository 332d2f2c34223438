/// A QR code (ISO/IEC 18004): text as a square of modules, by which a phone takes a log from a terminal.
///
/// Byte mode, error correction level L: what a screen shows is undamaged, and the square stays small.
struct QRCode {
  /// Row by row; true is dark. Without the quiet zone that a reader needs around it.
  let modules: [[Bool]]
  /// 1 to 40; a code is `17 + 4 · version` modules wide.
  let version: Int

  /// How many bytes the largest code holds.
  static let mostBytes = 2953

  /// - Returns: nil for more than `mostBytes`.
  init?(_ bytes: [UInt8]) {
    guard let version = QRSize.versions.first(where: { QRSize($0).byteCapacity >= bytes.count }) else { return nil }
    self.version = version
    let size = QRSize(version)
    var grid = QRGrid(size)
    grid.fill(QRCodewords.interleaved(bytes, size))
    modules = grid.masked()
  }
}

/// What a version has room for, at level L.
struct QRSize {
  static let versions = 1...40
  let version: Int

  init(_ version: Int) { self.version = version }

  var width: Int { 17 + 4 * version }
  var dataCount: Int { codewordCount - blockCount * correctionCount }
  /// Beside four bits for the mode and 8 or 16 for the count.
  var byteCapacity: Int { (dataCount * 8 - 4 - countBits) / 8 }
  var countBits: Int { version < 10 ? 8 : 16 }

  /// Correcting codewords of each block.
  var correctionCount: Int { Self.corrections[version - 1] }
  var blockCount: Int { Self.blocks[version - 1] }

  /// All codewords: what is left beside finders, separators, timing, alignment, format and version, whole bytes.
  var codewordCount: Int {
    let centers = alignmentCenters.count
    let alignment = version == 1 ? 0 : 25 * (centers * centers - 3) - 10 * (centers - 2)
    let fixed = 3 * 64 + 2 * (width - 16) + alignment + 31 + (version < 7 ? 0 : 36)
    return (width * width - fixed) / 8
  }

  /// Where alignment patterns have their centers, across and down alike: even steps from the far end.
  var alignmentCenters: [Int] {
    if version == 1 { return [] }
    let count = version / 7 + 2
    let last = width - 7
    // The one version whose steps the rule of the others doesn't give.
    let step = version == 32 ? 26 : ((last - 6) + 2 * (count - 1) - 1) / (2 * (count - 1)) * 2
    return [6] + (1..<count).reversed().map { last - ($0 - 1) * step }
  }

  private static let corrections = [
    7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30,
    30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
  ]
  private static let blocks = [
    1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19,
    19, 20, 21, 22, 24, 25,
  ]
}
