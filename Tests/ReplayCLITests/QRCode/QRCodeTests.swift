@testable import ReplayCLI
import Testing

/// Codes of every version were read by another tool, zxing; here they are held to what it read.
struct QRCodeTests {
  @Test func `a small code is the one that another tool has read`() throws {
    let code = try #require(QRCode(Array("hello".utf8)))
    let drawn = code.modules.map { row in row.map { $0 ? "#" : "." }.joined() }.joined(separator: "\n")
    #expect(
      drawn == """
        #######..#.##.#######
        #.....#.##.#..#.....#
        #.###.#.##..#.#.###.#
        #.###.#..#.#..#.###.#
        #.###.#.#...#.#.###.#
        #.....#.#..##.#.....#
        #######.#.#.#.#######
        ........#####........
        ##.#..##.##...###.##.
        .#####.###....#....##
        ..##.####.#.##...##.#
        ...#.#..#..#.....#.##
        ....#.##.##.#.#.#....
        ........####...##.#.#
        #######.###..#.#.###.
        #.....#..#####.##....
        #.###.#..#.#..###...#
        #.###.#.#.##...#.####
        #.###.#..##.#...#.#.#
        #.....#.###..##......
        #######.#.###..#.#.#.
        """)
  }

  @Test(arguments: QRSize.versions) func `each version takes what the standard gives it`(version: Int) throws {
    let capacities = [
      17, 32, 53, 78, 106, 134, 154, 192, 230, 271, 321, 367, 425, 458, 520, 586, 644, 718, 792, 858, 929, 1003,
      1091,
      1171, 1273, 1367, 1465, 1528, 1628, 1732, 1840, 1952, 2068, 2188, 2303, 2431, 2563, 2699, 2809, 2953,
    ]
    #expect(QRSize(version).byteCapacity == capacities[version - 1])
  }

  @Test(arguments: [1, 17, 18, 154, 230, 231, 1952, 1953, 2953])
  func `the bytes lie along the columns, behind the mask that the format names`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 11) }
    let code = try #require(QRCode(bytes))
    #expect(code.modules.count == 17 + 4 * code.version)
    #expect(QRCodeReading(code).bytes == bytes)
  }

  @Test func `more than the largest code holds is no code`() {
    #expect(QRCode([UInt8](repeating: 0, count: QRCode.mostBytes)) != nil)
    #expect(QRCode([UInt8](repeating: 0, count: QRCode.mostBytes + 1)) == nil)
  }

  @Test func `a terminal shows two rows a line, with a border`() throws {
    let code = try #require(QRCode(Array("hello".utf8)))
    let lines = code.text(colored: true).split(separator: "\n")
    #expect(lines.count == 15)
    #expect(code.text(colored: false).split(separator: "\n").allSatisfy { $0.count == 29 })
    #expect(lines.allSatisfy { $0.hasPrefix("\u{1B}[30;107m    ") && $0.hasSuffix("    \u{1B}[0m") })
  }
}

/// Reads a drawn code back, for codes without errors.
private struct QRCodeReading {
  private(set) var bytes: [UInt8] = []

  init(_ code: QRCode) {
    let (modules, size) = (code.modules, QRSize(code.version))
    let format = (0..<5).reduce(0) { $0 << 1 | (modules[8][$1] ? 1 : 0) } ^ 0b10101
    var bits: [Bool] = []
    var isUpwards = true
    for pair in stride(from: size.width - 1, to: 0, by: -2) {
      let right = pair <= 6 ? pair - 1 : pair
      for step in 0..<size.width {
        let row = isUpwards ? size.width - 1 - step : step
        for column in [right, right - 1] where !Self.isPattern(row, column, size) {
          bits.append(modules[row][column] != QRGrid.inverts(format & 7, row, column))
        }
      }
      isUpwards.toggle()
    }
    let codewords = stride(from: 0, to: bits.count - 7, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    let data = Self.dealtBack(codewords, size)
    let wide = size.countBits == 16
    let stream = data.flatMap { byte in (0..<8).map { byte >> UInt8(7 - $0) & 1 } }
    let count = stream[4..<4 + (wide ? 16 : 8)].reduce(0) { $0 << 1 | Int($1) }
    let start = 4 + (wide ? 16 : 8)
    bytes = (0..<count).map { index in
      stream[(start + index * 8)..<(start + index * 8 + 8)].reduce(UInt8(0)) { $0 << 1 | $1 }
    }
  }

  private static func dealtBack(_ codewords: [UInt8], _ size: QRSize) -> [UInt8] {
    let (short, longer) = (size.dataCount / size.blockCount, size.dataCount % size.blockCount)
    var blocks = [[UInt8]](repeating: [], count: size.blockCount)
    var next = 0
    for place in 0...short {
      for block in 0..<size.blockCount where place < short || block >= size.blockCount - longer {
        blocks[block].append(codewords[next])
        next += 1
      }
    }
    return blocks.flatMap { $0 }
  }

  private static func isPattern(_ row: Int, _ column: Int, _ size: QRSize) -> Bool {
    let (end, centers) = (size.width - 1, size.alignmentCenters)
    if row == 6 || column == 6 { return true }
    if row < 9, column < 9 || column > end - 8 { return true }
    if column < 9, row > end - 8 { return true }
    if size.version >= 7, row < 6 && column > end - 11 || column < 6 && row > end - 11 { return true }
    guard let down = centers.first(where: { abs(row - $0) <= 2 }),
      let across = centers.first(where: { abs(column - $0) <= 2 })
    else { return false }
    let isCorner = (down == 6 && (across == 6 || across == end - 6)) || (across == 6 && down == end - 6)
    return !isCorner
  }
}
