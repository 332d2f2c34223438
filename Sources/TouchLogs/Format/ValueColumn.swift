/// A column of `Double`s: the grid they stand on, then the rungs' numbers, then how far off the grid they are.
struct ValueColumn {
  private(set) var head = ByteWriter()
  let tokens: Tokens
  let grid: Grid

  init(_ values: [Double], _ rows: [RowShape], effort: PackingEffort, hint: Grid? = nil) {
    let all = Standing.all(of: values, effort: effort, hint: hint).map { standing in
      var head = ByteWriter()
      standing.write(to: &head)
      let numbers = NumberColumn(standing.rungs, rows, effort: effort)
      let cost = numbers.cost + Tokens.cost(standing.distances) + Double(head.bytes.count * 8)
      return (standing, head, numbers, cost: cost)
    }
    let best = all.min { $0.cost < $1.cost } ?? all[0]
    head = best.1
    head.raw(best.2.head.bytes)
    tokens = Tokens(best.2.residuals, best.0.distances)
    grid = best.0.grid
  }

  static func decode(
    _ head: inout ByteReader, _ tokens: inout TokenReader, _ rows: [RowShape]
  ) throws(Malformed) -> [Double] {
    let reader = try StandingReader(&head)
    let (numbers, ladder) = try NumberColumn.decode(&head, &tokens, rows)
    return try reader.values(numbers, on: ladder, &tokens)
  }
}
