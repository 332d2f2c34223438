/// A column of `Double`s: the grid they stand on, then the rungs' numbers, then how far off the grid they are.
struct ValueColumn {
  private(set) var head = ByteWriter()
  let tokens: Tokens
  let grid: Grid

  init(_ values: [Double], _ rows: ColumnRows, effort: PackingEffort, hint: Grid? = nil) {
    let all = Standing.all(of: values, effort: effort, hint: hint).map { standing in
      (standing: standing, numbers: NumberColumn(standing.rungs, rows, effort: effort))
    }
    var best = all[0]
    if all.count > 1 {
      let costs = all.map { $0.standing.cost + $0.numbers.cost }
      best = zip(all, costs).min { $0.1 < $1.1 }?.0 ?? best
    }
    best.standing.write(to: &head)
    head.raw(best.numbers.head.bytes)
    tokens = Tokens(best.numbers.residuals, best.standing.distances)
    grid = best.standing.grid
  }

  static func decode(
    _ head: inout ByteReader, _ tokens: inout TokenReader, _ rows: ColumnRows
  ) throws(Malformed) -> [Double] {
    let reader = try StandingReader(&head)
    let (numbers, ladder) = try NumberColumn.decode(&head, &tokens, rows)
    return try reader.values(numbers, on: ladder, &tokens)
  }
}
