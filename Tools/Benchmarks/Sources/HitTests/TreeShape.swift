import Foundation

/// A tree of rectangles, and points to be hit in it.
struct TreeShape {
  struct Row {
    /// A row before this one; -1 of the first.
    var parent: Int
    /// In the parent's coordinates, before it is turned and scaled.
    var x, y, width, height: Int
    var flags: Flags = []
    /// How far it is scrolled down.
    var scrolled = 0
    /// In degrees, about the centre.
    var turned = 0
    var scale = 1.0
  }
  struct Flags: OptionSet {
    let rawValue: Int
    static let hidden = Flags(rawValue: 1)
    static let disabled = Flags(rawValue: 2)
    static let transparent = Flags(rawValue: 4)
  }

  let name: String
  private(set) var rows: [Row]
  /// On whole points, to be asked half a point further, so that no edge is hit.
  private(set) var points: [(x: Int, y: Int)] = []

  /// - Parameter grow: adds the rows; the first stands already.
  init(_ name: String, width: Int, height: Int, grow: (inout TreeShape) -> Void) {
    self.name = name
    rows = [Row(parent: -1, x: 0, y: 0, width: width, height: height)]
    grow(&self)
    var numbers = Numbers(seed: 7)
    for _ in 0..<2000 { points.append((numbers.below(width), numbers.below(height))) }
  }

  /// - Returns: its number, to be a parent by.
  @discardableResult
  mutating func add(
    _ parent: Int, _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ flags: Flags = [], scrolled: Int = 0,
    turned: Int = 0, scale: Double = 1
  ) -> Int {
    rows.append(
      Row(
        parent: parent, x: x, y: y, width: width, height: height, flags: flags, scrolled: scrolled, turned: turned,
        scale: scale))
    return rows.count - 1
  }

  /// For the peers, which are programs of their own: a line for the count and the size, a line a row; and the
  /// points.
  func write(to folder: URL) throws {
    var text = "\(rows.count) \(rows[0].width) \(rows[0].height)\n"
    for (number, row) in rows.enumerated() {
      text += "\(number) \(row.parent) \(row.x) \(row.y) \(row.width) \(row.height) \(row.flags.rawValue) "
      text += "0 \(row.scrolled) \(row.turned) \(row.scale)\n"
    }
    try Data(text.utf8).write(to: folder.appending(path: "\(name).tree"))
    let lines = points.map { "\($0.x) \($0.y)\n" }.joined()
    try Data("\(points.count)\n\(lines)".utf8).write(to: folder.appending(path: "\(name).pts"))
  }
}

/// SplitMix64.
struct Numbers {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func below(_ end: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(end))
  }

  mutating func shuffle<Element>(_ elements: inout [Element]) {
    for place in elements.indices.reversed() { elements.swapAt(place, below(place + 1)) }
  }
}
