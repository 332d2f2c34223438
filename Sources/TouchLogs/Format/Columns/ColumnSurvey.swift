public import Foundation

/// Where a log's bytes go, column by column.
///
/// Columns are deflated together, so a column's share of its block is what it takes when it is deflated alone, set
/// against all of them: a good guess, not a count.
public struct ColumnSurvey: Sendable {
  /// What one column of the samples takes up.
  public struct Column: Hashable, Sendable {
    /// `time`, `x`, `force` and so on; `control` for who, which phase, and which frame.
    public var name: String
    /// Before deflating.
    public var inflated: Int
    /// About so many in the log.
    public var stored: Int
  }

  /// Those that take a byte, largest first.
  public private(set) var columns: [Column] = []

  /// Reads all of a log's blocks of samples; what is damaged is passed over.
  public init(_ file: URL) throws { try self.init(source: FileSource(file)) }

  /// Reads all of a log's blocks of samples; what is damaged is passed over.
  public init(source: any LogSource) throws {
    var scanner = BlockScanner(source, at: LogHead.byteCount)
    var expansion = Expansion()
    scan: while true {
      switch try scanner.next() {
      case .block(let block, let place):
        guard block.kind == .samples else { continue }
        do throws(Malformed) {
          let head = try SampleBlockHead(block.payload)
          try expansion.take(head.unpacked, upTo: place.end)
          take(try head.directory, stored: block.payload.count)
        } catch { continue }
      case .damage: continue
      case .end: break scan
      }
    }
    columns.sort { ($0.stored, $1.name) > ($1.stored, $0.name) }
  }

  private mutating func take(_ directory: ColumnDirectory, stored payload: Int) {
    let sizes = directory.sizes.filter { !$0.bytes.isEmpty }
    let alone = sizes.map { Deflate.packed([$0.bytes], effort: .best).count }
    let all = max(alone.reduce(0, +), 1)
    for (column, count) in zip(sizes, alone) {
      let stored = payload * count / all
      if let known = columns.firstIndex(where: { $0.name == "\(column.number)" }) {
        columns[known].inflated += column.bytes.count
        columns[known].stored += stored
      } else {
        columns.append(Column(name: "\(column.number)", inflated: column.bytes.count, stored: stored))
      }
    }
  }
}
