/// The rows that a column has values of, and what a pass over them asks of all of them.
struct ColumnRows {
  let shapes: [RowShape]
  /// How many slots there are up to the last that any row has; at least 1.
  let slots: Int
  let turns: [Turns]

  init(_ shapes: [RowShape]) {
    self.shapes = shapes
    var last: UInt16 = 0
    for shape in shapes { last = max(last, shape.slot) }
    slots = Int(last) + 1
    turns = shapes.isEmpty ? [] : Turns.all(in: shapes, slots: slots)
  }

  var isEmpty: Bool { shapes.isEmpty }
  var count: Int { shapes.count }
}

/// Rows in which the same fingers take turns and move on, which nearly all rows of nearly all logs are.
///
/// What is foreseen of a finger needs nothing of the others, so such rows are passed finger by finger, with nothing
/// to be asked of a row.
struct Turns {
  /// Places of samples whose fingers have had one before.
  let rows: Range<Int>
  /// How many take turns: a row is of the same finger as the one so many before it.
  let fingers: Int

  /// For fewer turns of each finger it does not pay to set out.
  private static let fewest = 4

  /// All that are in a column's rows, in their order.
  static func all(in shapes: [RowShape], slots: Int) -> [Turns] {
    var found: [Turns] = []
    // By slot: the place of its last sample.
    var last = [Int](count: slots) { $0.initialize(repeating: -1) }
    var (start, fingers) = (0, 0)
    func end(at end: Int) {
      if fingers > 0, end - start >= fingers * fewest { found.append(Turns(rows: start..<end, fingers: fingers)) }
    }
    for place in shapes.indices {
      let shape = shapes[place]
      // 0 of what is no turn.
      var since = 0
      if shape.isMain {
        let before = last[Int(shape.slot)]
        if before >= 0, !shape.rests { since = place - before }
        last[Int(shape.slot)] = place
      }
      if since == fingers { continue }
      end(at: place)
      (start, fingers) = (place, since)
    }
    end(at: shapes.count)
    return found
  }
}
