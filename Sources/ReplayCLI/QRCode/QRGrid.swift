/// The square while it is drawn: patterns first, then the codewords around them, then the mask that reads best.
struct QRGrid {
  private let size: QRSize
  private var isDark: [[Bool]]
  /// Modules that belong to a pattern, and that no codeword and no mask changes.
  private var isFixed: [[Bool]]

  init(_ size: QRSize) {
    self.size = size
    isDark = Array(repeating: Array(repeating: false, count: size.width), count: size.width)
    isFixed = isDark
    drawTiming()
    for (row, column) in [(3, 3), (3, size.width - 4), (size.width - 4, 3)] { drawFinder(row, column) }
    drawAlignment()
    drawVersion()
    drawFormat(mask: 0)
  }

  /// Lays the bits in pairs of columns, from the right end upwards, then down, and so on.
  mutating func fill(_ codewords: [UInt8]) {
    var bit = 0
    var isUpwards = true
    for right in stride(from: size.width - 1, to: 0, by: -2) {
      // The column of the timing pattern is passed over whole.
      let right = right <= 6 ? right - 1 : right
      for step in 0..<size.width {
        let row = isUpwards ? size.width - 1 - step : step
        for column in [right, right - 1] where !isFixed[row][column] && bit < codewords.count * 8 {
          isDark[row][column] = codewords[bit / 8] >> UInt8(7 - bit % 8) & 1 == 1
          bit += 1
        }
      }
      isUpwards.toggle()
    }
  }

  /// The finished square, with the mask that has the least of what readers stumble over.
  func masked() -> [[Bool]] {
    let all = (0..<8).map { mask in
      var grid = self
      grid.drawFormat(mask: mask)
      for row in 0..<size.width {
        for column in 0..<size.width where !isFixed[row][column] && Self.inverts(mask, row, column) {
          grid.isDark[row][column].toggle()
        }
      }
      return grid.isDark
    }
    return all.min { QRPenalty.of($0) < QRPenalty.of($1) } ?? isDark
  }

  static func inverts(_ mask: Int, _ row: Int, _ column: Int) -> Bool {
    switch mask {
    case 0: (row + column) % 2 == 0
    case 1: row % 2 == 0
    case 2: column % 3 == 0
    case 3: (row + column) % 3 == 0
    case 4: (row / 2 + column / 3) % 2 == 0
    case 5: row * column % 2 + row * column % 3 == 0
    case 6: (row * column % 2 + row * column % 3) % 2 == 0
    default: ((row + column) % 2 + row * column % 3) % 2 == 0
    }
  }

  private mutating func set(_ row: Int, _ column: Int, _ dark: Bool) {
    guard isDark.indices.contains(row), isDark.indices.contains(column) else { return }
    isDark[row][column] = dark
    isFixed[row][column] = true
  }

  private mutating func drawTiming() {
    for place in 0..<size.width {
      set(6, place, place % 2 == 0)
      set(place, 6, place % 2 == 0)
    }
  }

  /// Rings around a center, and the light ring that sets them off.
  private mutating func drawFinder(_ row: Int, _ column: Int) {
    for down in -4...4 {
      for across in -4...4 {
        let ring = max(abs(down), abs(across))
        set(row + down, column + across, ring != 2 && ring != 4)
      }
    }
  }

  private mutating func drawAlignment() {
    let centers = size.alignmentCenters
    let last = size.width - 7
    for row in centers {
      for column in centers where ![(6, 6), (6, last), (last, 6)].contains(where: { $0 == (row, column) }) {
        for down in -2...2 {
          for across in -2...2 { set(row + down, column + across, max(abs(down), abs(across)) != 1) }
        }
      }
    }
  }

  /// Level and mask, twice, each bit with the remainder of a code that survives three wrong ones.
  private mutating func drawFormat(mask: Int) {
    let levelL = 0b01
    let data = levelL << 3 | mask
    let bits = (data << 10 | Self.remainder(data << 10, by: 0x537, 10)) ^ 0x5412
    let end = size.width - 1
    for place in 0..<15 {
      let dark = bits >> place & 1 == 1
      set(place < 6 ? place : place < 8 ? place + 1 : end - 14 + place, 8, dark)
      set(8, place < 8 ? end - place : place == 8 ? 7 : 14 - place, dark)
    }
    set(end - 7, 8, true)
  }

  private mutating func drawVersion() {
    guard size.version >= 7 else { return }
    let bits = size.version << 12 | Self.remainder(size.version << 12, by: 0x1F25, 12)
    for place in 0..<18 {
      let dark = bits >> place & 1 == 1
      let (near, far) = (place / 3, size.width - 11 + place % 3)
      set(near, far, dark)
      set(far, near, dark)
    }
  }

  /// Of polynomials over bits.
  private static func remainder(_ value: Int, by divisor: Int, _ degree: Int) -> Int {
    var rest = value
    for shift in stride(from: 20, through: 0, by: -1) where rest >> (shift + degree) & 1 == 1 {
      rest ^= divisor << shift
    }
    return rest
  }
}
