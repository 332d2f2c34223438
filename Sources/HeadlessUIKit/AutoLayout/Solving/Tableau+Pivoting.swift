/// The simplex algorithm: exchanging variables that have a row for others, until nothing gets smaller.
extension Tableau {
  /// No more exchanges than this. Choosing the first variable that helps ends by itself (Bland's rule), as far as
  /// rounding lets it.
  private static let mostPivots = 20_000

  /// Meets the preferences, a higher priority before all lower ones.
  mutating func optimize() {
    for level in objectives.indices {
      for _ in 0..<Self.mostPivots {
        guard let entering = entering(at: level), let leaving = leaving(for: entering) else { break }
        pivot(leaving, for: entering)
      }
    }
  }

  /// The first variable that makes this level's sum smaller and no higher level's larger.
  private func entering(at level: Int) -> Int? {
    objectives[level].sum.terms.first { term in
      term.factor < -LayoutPrecision.factor
        && objectives[..<level].allSatisfy { abs($0.sum.factor(of: term.variable)) < LayoutPrecision.factor }
    }?.variable
  }

  /// The variable that is the first to come down to zero when the other one grows; nil where that may grow for
  /// ever.
  private func leaving(for entering: Int) -> Int? {
    var found: (variable: Int, limit: Double)?
    for variable in columns[entering] {
      guard let row = rows[variable], !isFree[variable] else { continue }
      let factor = row.factor(of: entering)
      guard factor < -LayoutPrecision.factor else { continue }
      let limit = -row.constant / factor
      // Of equals the one that was made first, in whatever order they stand here.
      let best = found ?? (Int.max, .infinity)
      if limit < best.limit || limit == best.limit && variable < best.variable { found = (variable, limit) }
    }
    return found?.variable
  }

  private mutating func pivot(_ leaving: Int, for entering: Int) {
    guard let row = rows[leaving] else { return }
    clearRow(of: leaving)
    setRow(of: entering, to: (row - LinearSum(variable: leaving)).solved(for: entering))
  }

  /// Adds an equation without free variables: a helper variable stands for how far it is from holding, and is
  /// brought down to zero. False, and nothing changes, where it can't be.
  mutating func addWithArtificialVariable(_ equation: LinearSum) -> Bool {
    let equation = equation.constant < 0 ? equation * -1 : equation
    let helper = makeVariable(isFree: false)
    giveRow(equation, to: helper)
    var exchanges: [(leaving: Int, entering: Int)] = []
    while exchanges.count < Self.mostPivots {
      guard let row = rows[helper], row.constant > LayoutPrecision.factor,
        let entering = row.terms.first(where: { $0.factor < -LayoutPrecision.factor })?.variable,
        let leaving = leaving(for: entering)
      else { break }
      pivot(leaving, for: entering)
      exchanges.append((leaving, entering))
    }
    guard value(of: helper) < LayoutPrecision.place else {
      // A copy to go back to would cost all that there is, for every rule: the exchanges are taken back instead.
      for (leaving, entering) in exchanges.reversed() { pivot(entering, for: leaving) }
      forget(helper)
      return false
    }
    if let row = rows[helper], let other = row.terms.first?.variable { pivot(helper, for: other) }
    forget(helper)
    return true
  }
}
