/// What readers stumble over in a code: the mask with the least of it is taken.
enum QRPenalty {
  static func of(_ modules: [[Bool]]) -> Int {
    let columns = modules.indices.map { column in modules.map { $0[column] } }
    return (modules + columns).reduce(0) { $0 + runs($1) + finders($1) } + squares(modules) + imbalance(modules)
  }

  /// Five or more alike in a row.
  private static func runs(_ line: [Bool]) -> Int {
    var (sum, count) = (0, 1)
    for index in 1...line.count {
      if index < line.count, line[index] == line[index - 1] {
        count += 1
      } else {
        if count >= 5 { sum += count - 2 }
        count = 1
      }
    }
    return sum
  }

  /// What looks like a finder, with light on one side.
  private static func finders(_ line: [Bool]) -> Int {
    let finder = [true, false, true, true, true, false, true]
    let light = [Bool](repeating: false, count: 4)
    return [finder + light, light + finder].reduce(0) { sum, pattern in
      sum + 40 * (0...max(0, line.count - pattern.count)).count { line[$0...].starts(with: pattern) }
    }
  }

  /// Four alike.
  private static func squares(_ modules: [[Bool]]) -> Int {
    var sum = 0
    for row in 1..<modules.count {
      for column in 1..<modules.count {
        let dark = modules[row][column]
        if modules[row - 1][column] == dark, modules[row][column - 1] == dark, modules[row - 1][column - 1] == dark
        {
          sum += 3
        }
      }
    }
    return sum
  }

  /// How far the share of dark modules is from a half, in steps of a twentieth.
  private static func imbalance(_ modules: [[Bool]]) -> Int {
    let dark = modules.reduce(0) { $0 + $1.count { $0 } }
    let total = modules.count * modules.count
    return abs(dark * 20 - total * 10) / total * 10
  }
}
