/// Equations and inequalities, solved as they come: a simplex tableau whose rows say what some variables are in
/// terms of the others, which are zero.
///
/// Two kinds of variables: *free* ones have any value, the others none below zero. Rows of free variables are kept
/// apart from the choice of a pivot, as in Badros, Borning and Stuckey, "The Cassowary linear arithmetic constraint
/// solving algorithm" (2001). What is required holds, or is refused when it is added; preferences are met by
/// priority, a higher one before all lower ones.
///
/// Everything is chosen by the order in which variables were made: the same rules in the same order have the same
/// solution in every process.
struct Tableau {
  private(set) var isFree: [Bool] = []
  /// What a variable is; nil for those that are zero.
  private(set) var rows: [LinearSum?] = []
  /// For each variable the rows that name it, in any order; some that don't any more, and some twice. So an
  /// exchange costs what it changes, and not what there is.
  private(set) var columns: [[Int]] = []
  /// What is to be as small as possible, by falling priority.
  private(set) var objectives: [(priority: Float, sum: LinearSum)] = []

  // MARK: Variables

  mutating func makeVariable(isFree: Bool) -> Int {
    self.isFree.append(isFree)
    rows.append(nil)
    columns.append([])
    return rows.count - 1
  }

  /// Zero where nothing says otherwise.
  func value(of variable: Int) -> Double { rows[variable]?.constant ?? 0 }

  func value(of sum: LinearSum) -> Double { expressed(sum).constant }

  /// The sum, by variables that have no row.
  func expressed(_ sum: LinearSum) -> LinearSum {
    var result = LinearSum(sum.constant)
    for term in sum.terms {
      result.add(rows[term.variable] ?? LinearSum(variable: term.variable), times: term.factor)
    }
    return result
  }

  // MARK: What is required

  /// False, and nothing changes, where the sum can't be zero.
  mutating func require(zero sum: LinearSum) -> Bool {
    let row = expressed(sum)
    if row.isConstant { return abs(row.constant) < LayoutPrecision.place }
    if makeBasic(oneOf: row) { return true }
    return addWithArtificialVariable(row)
  }

  /// False, and nothing changes, where the sum can't be zero or more.
  mutating func require(atLeastZero sum: LinearSum) -> Bool {
    let row = expressed(sum)
    if row.isConstant { return row.constant > -LayoutPrecision.place }
    let slack = makeVariable(isFree: false)
    let equation = row - LinearSum(variable: slack)
    if makeBasic(oneOf: equation) { return true }
    if row.constant >= 0 {
      giveRow(row, to: slack)
      return true
    }
    return addWithArtificialVariable(equation)
  }

  // MARK: What is preferred

  /// Has the sum as near to zero as can be; to be met by `optimize`.
  mutating func prefer(zero sum: LinearSum, priority: Float, weight: Double) {
    let (over, under) = (makeVariable(isFree: false), makeVariable(isFree: false))
    add(expressed(sum), over: over, under: under)
    minimize(over, priority, weight)
    minimize(under, priority, weight)
  }

  /// Has the sum as little below zero as can be; to be met by `optimize`.
  mutating func prefer(atLeastZero sum: LinearSum, priority: Float, weight: Double) {
    let (over, under) = (makeVariable(isFree: false), makeVariable(isFree: false))
    add(expressed(sum), over: over, under: under)
    minimize(under, priority, weight)
  }

  /// `row = over - under`, with both at least zero.
  private mutating func add(_ row: LinearSum, over: Int, under: Int) {
    let (over, under) = (
      (index: over, sum: LinearSum(variable: over)), (index: under, sum: LinearSum(variable: under))
    )
    if makeBasic(oneOf: row - over.sum + under.sum) { return }
    if row.constant >= 0 {
      giveRow(row + under.sum, to: over.index)
    } else {
      giveRow(over.sum - row, to: under.index)
    }
  }

  private mutating func minimize(_ variable: Int, _ priority: Float, _ weight: Double) {
    let place =
      objectives.firstIndex { $0.priority <= priority } ?? objectives.endIndex
    if place == objectives.endIndex || objectives[place].priority != priority {
      objectives.insert((priority, LinearSum()), at: place)
    }
    objectives[place].sum.add(rows[variable] ?? LinearSum(variable: variable), times: weight)
  }

  // MARK: Rows

  /// Solves an equation, already expressed, for a free variable in it; false where there is none.
  private mutating func makeBasic(oneOf equation: LinearSum) -> Bool {
    guard let free = equation.terms.first(where: { isFree[$0.variable] })?.variable else { return false }
    setRow(of: free, to: equation.solved(for: free))
    return true
  }

  /// Gives a variable a row, and replaces it everywhere else.
  mutating func setRow(of variable: Int, to sum: LinearSum) {
    let naming = columns[variable]
    columns[variable] = []
    for index in naming {
      guard let old = rows[index], old.factor(of: variable) != 0 else { continue }
      for term in sum.terms where old.factor(of: term.variable) == 0 { columns[term.variable].append(index) }
      rows[index]?.substitute(variable, by: sum)
    }
    for index in objectives.indices { objectives[index].sum.substitute(variable, by: sum) }
    giveRow(sum, to: variable)
  }

  /// A variable's row, where nothing else names the variable.
  mutating func giveRow(_ sum: LinearSum, to variable: Int) {
    rows[variable] = sum
    for term in sum.terms { columns[term.variable].append(variable) }
  }
  mutating func clearRow(of variable: Int) { rows[variable] = nil }

  /// Takes a variable out that is zero and stays so.
  mutating func forget(_ variable: Int) {
    rows[variable] = nil
    for index in columns[variable] where rows[index] != nil { rows[index]?.remove(variable) }
    columns[variable] = []
    for index in objectives.indices { objectives[index].sum.remove(variable) }
  }
}
