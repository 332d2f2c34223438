public import Foundation

/// A log's samples block by block, in columns, for whoever reckons with millions of them: no frame is made.
///
/// ```swift
/// var blocks = try SampleBlocks(file)
/// while let rows = try blocks.next() { for row in 0..<rows.count { … rows.x[row] … } }
/// ```
/// Has what sealed blocks hold: no events, and nothing of a journal. Damaged blocks are passed over and counted.
public struct SampleBlocks {
  private var scanner: BlockScanner
  private var expansion = Expansion()
  /// How many places could not be read so far.
  public private(set) var damagedPlaces: Int

  /// Opens a log's file. Throws what opening a `LogReader` does.
  public init(_ file: URL) throws { try self.init(source: FileSource(file)) }

  /// - Throws: `LogError` where the bytes are no log of a known version.
  public init(source: any LogSource) throws {
    damagedPlaces = try LogHead(source).isDamaged ? 1 : 0
    scanner = BlockScanner(source, at: LogHead.byteCount)
  }

  /// The next block's samples; nil behind the last.
  public mutating func next() throws -> SampleRows? {
    while true {
      switch try scanner.next() {
      case .block(let block, let place):
        guard block.kind == .samples else { continue }
        do throws(Malformed) {
          let head = try SampleBlockHead(block.payload)
          try expansion.take(head.unpacked, upTo: place.end)
          return SampleRows(try SampleColumns(head))
        } catch {
          damagedPlaces += 1
        }
      case .damage: damagedPlaces += 1
      case .end(let torn):
        if torn != nil { damagedPlaces += 1 }
        return nil
      }
    }
  }
}

/// The samples of one block, a row each; coalesced and predicted samples are rows behind the one they belong to.
public struct SampleRows {
  private let columns: SampleColumns
  private let shapes: [RowShape]

  init(_ columns: SampleColumns) { (self.columns, shapes) = (columns, columns.shapes.rows) }

  /// How many rows the block has.
  public var count: Int { shapes.count }
  /// In seconds, one for each frame: a row that `startsFrame` takes the next.
  public var times: [TimeInterval] { columns.times }
  /// In points of the screen.
  public var x: [Double] { columns.x }
  /// In points of the screen.
  public var y: [Double] { columns.y }

  /// The finger of the row's sample.
  public func finger(_ row: Int) -> Int { shapes[row].finger }
  /// The phase of the row's sample.
  public func phase(_ row: Int) -> Sample.Phase { shapes[row].phase }
  /// Whether the row is its frame's first.
  public func startsFrame(_ row: Int) -> Bool { shapes[row].startsFrame }
  /// Whether it is a sample of its frame, rather than one that was coalesced or predicted.
  public func isMain(_ row: Int) -> Bool { shapes[row].isMain }
}
