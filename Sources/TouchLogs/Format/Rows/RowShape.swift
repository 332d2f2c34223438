/// All of a row but its numbers: who, what phase, in which frame, and which columns have a value for it.
///
/// A block's rows are its samples, each followed by its coalesced and then its predicted samples. Kept small:
/// reading is bound by how much memory it touches.
struct RowShape {
  var finger: Int
  /// The finger's place in the block's table; of a coalesced or predicted sample its owner's.
  var slot: UInt16
  /// The place of what is nearly always alike in the block's table of attributes.
  var attributes: UInt16
  var role: Role
  var phase: Sample.Phase
  /// Whether the row begins a frame; never of coalesced and predicted samples.
  var startsFrame: Bool
  /// Whether that frame is one of estimates.
  var isEstimates: Bool
  /// Whether previousLocation is other than derived, and so kept in columns of its own.
  var storesPrevious: Bool

  enum Role: Equatable {
    case main
    case coalesced(index: UInt16, of: UInt16)
    case predicted(index: UInt16)
  }

  /// Whether it is a sample of its frame, rather than one that was coalesced or predicted.
  var isMain: Bool {
    if case .main = role { true } else { false }
  }

  /// Whether it is still to come.
  var isPredicted: Bool {
    if case .predicted = role { true } else { false }
  }

  /// Whether the finger is foreseen to stay where it was.
  var rests: Bool {
    switch phase {
    case .began, .moved: false
    case .stationary, .ended, .cancelled: true
    }
  }

  /// A row that stands for a number of a path of its own.
  static func path(_ slot: UInt16) -> RowShape {
    RowShape(
      finger: 0, slot: slot, attributes: 0, role: .main, phase: .moved, startsFrame: false, isEstimates: false,
      storesPrevious: false)
  }

  /// Of a coalesced or predicted sample: the path of its time, of which there are two a finger.
  var minorTimePath: RowShape? {
    switch role {
    case .main: nil
    case .coalesced: .path(slot * 2)
    case .predicted: .path(slot * 2 + 1)
    }
  }
}

/// A block's rows, and what they share.
struct RowShapes {
  var rows: [RowShape] = []
  var attributes: [Attributes] = []

  func attributes(of row: RowShape) -> Attributes { attributes[Int(row.attributes)] }

  /// How many rows the frame that begins at one has, where they say no more than that fingers go on, or rest, and
  /// where they are by now and were between, with what is measured of them; else 0, as behind the last one.
  func placesOnly(from start: Int) -> Int {
    var row = start
    while row < rows.count, row == start || !rows[row].startsFrame {
      guard rows[row].phase == .moved || rows[row].phase == .stationary || !rows[row].isMain,
        !rows[row].isEstimates, !attributes[Int(rows[row].attributes)].haveEstimates
      else { return 0 }
      row += 1
    }
    return row - start
  }

  /// The bits of all the optional columns that any row has a value in.
  var presence: Int { attributes.reduce(0) { $0 | $1.presence } }

  /// All that rows have: what a block begins with is nobody's where its first row has something else.
  private var given: ArraySlice<Attributes> { attributes.dropFirst(rows.first?.attributes == 0 ? 0 : 1) }

  /// The rows that have a value in an optional column.
  /// - Parameter all: of every row; what it found out is not found out again where all have a value.
  func rows(with bit: Int, among all: ColumnRows) -> ColumnRows {
    if given.allSatisfy({ $0.presence & bit != 0 }) { return all }
    return ColumnRows(rows.filter { attributes[Int($0.attributes)].presence & bit != 0 })
  }

  /// The rows of update indices, which count up through the stream, whichever finger they belong to.
  func serial(among all: ColumnRows) -> ColumnRows {
    ColumnRows([RowShape](repeating: .path(0), count: rows(with: OptionalColumn.updateIndexBit, among: all).count))
  }
}

/// What a finger's samples nearly always share with each other.
struct Attributes: Equatable {
  var tapCount = 1
  var window = 0
  var type = Sample.Kind.direct
  /// A bit for each optional column, in the order of `OptionalColumn`; then one for the update index.
  var presence = 0
  var estimated = 0
  var expecting = 0
  var coalesced = 0
  var predicted = 0

  init() {}

  init(of sample: borrowing Sample) {
    tapCount = sample.tapCount
    window = sample.window
    type = sample.type
    presence = OptionalColumn.presence(in: sample)
    if sample.rare.isEmpty { return }
    estimated = sample.estimatedProperties.rawValue
    expecting = sample.estimatedPropertiesExpectingUpdates.rawValue
    coalesced = sample.coalesced.count
    predicted = sample.predicted.count
  }

  /// Whether anything is an estimate.
  var haveEstimates: Bool { presence & OptionalColumn.updateIndexBit | estimated | expecting != 0 }

  /// What a new touch is foreseen to have, after a sample with these.
  var forNewTouch: Attributes {
    var fresh = self
    fresh.tapCount = 1
    return fresh
  }

  /// What the coalesced and predicted samples of a sample with these are foreseen to have.
  var forMinor: Attributes {
    var minor = self
    minor.coalesced = 0
    minor.predicted = 0
    return minor
  }
}
