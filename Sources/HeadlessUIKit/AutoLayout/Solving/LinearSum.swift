/// Multiples of variables and a constant, added up: `2·width + 8`.
struct LinearSum: Equatable {
  /// One variable with how often it counts; never zero times.
  struct Term: Equatable {
    let variable: Int
    var factor: Double
  }

  var constant: Double
  /// By rising variable, each once: sums are built and searched in one order, whatever made them.
  private(set) var terms: [Term] = []

  init(_ constant: Double = 0) { self.constant = constant }

  init(variable: Int) {
    constant = 0
    terms = [Term(variable: variable, factor: 1)]
  }

  var isConstant: Bool { terms.isEmpty }

  /// Zero where the variable is not in the sum. O(log terms).
  func factor(of variable: Int) -> Double {
    let place = place(of: variable)
    return place < terms.count && terms[place].variable == variable ? terms[place].factor : 0
  }

  private func place(of variable: Int) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// What is left of the sum without the variable.
  mutating func remove(_ variable: Int) {
    let place = place(of: variable)
    if place < terms.count, terms[place].variable == variable { terms.remove(at: place) }
  }

  /// Adds another sum so many times. Factors that come out as good as zero are gone.
  mutating func add(_ other: LinearSum, times: Double = 1) {
    constant += other.constant * times
    if other.terms.isEmpty || times == 0 { return }
    if other.terms.count * Self.fewer <= terms.count { return insert(other.terms, times: times) }
    var merged: [Term] = []
    merged.reserveCapacity(terms.count + other.terms.count)
    var rest = other.terms[...]
    for var term in terms {
      while let next = rest.first, next.variable < term.variable {
        merged.append(Term(variable: next.variable, factor: next.factor * times))
        rest.removeFirst()
      }
      if let next = rest.first, next.variable == term.variable {
        term.factor += next.factor * times
        rest.removeFirst()
        if abs(term.factor) < LayoutPrecision.factor { continue }
      }
      merged.append(term)
    }
    for next in rest { merged.append(Term(variable: next.variable, factor: next.factor * times)) }
    terms = merged
  }

  /// So many times fewer terms are put in one by one: what there is isn't copied for them.
  private static let fewer = 8

  private mutating func insert(_ others: [Term], times: Double) {
    for other in others {
      let place = place(of: other.variable)
      guard place < terms.count, terms[place].variable == other.variable else {
        terms.insert(Term(variable: other.variable, factor: other.factor * times), at: place)
        continue
      }
      let factor = terms[place].factor + other.factor * times
      if abs(factor) < LayoutPrecision.factor { terms.remove(at: place) } else { terms[place].factor = factor }
    }
  }

  /// The sum that this one is equal to where `variable` has that value; unchanged without it.
  mutating func substitute(_ variable: Int, by sum: LinearSum) {
    let factor = factor(of: variable)
    guard factor != 0 else { return }
    remove(variable)
    add(sum, times: factor)
  }

  /// What the variable is, where this sum is zero. The variable must be in it.
  func solved(for variable: Int) -> LinearSum {
    var rest = self
    rest.remove(variable)
    return rest * (-1 / factor(of: variable))
  }

  static func + (one: LinearSum, other: LinearSum) -> LinearSum {
    var sum = one
    sum.add(other)
    return sum
  }

  static func - (one: LinearSum, other: LinearSum) -> LinearSum {
    var sum = one
    sum.add(other, times: -1)
    return sum
  }

  static func * (sum: LinearSum, times: Double) -> LinearSum {
    var product = LinearSum()
    product.add(sum, times: times)
    return product
  }

  static func + (sum: LinearSum, constant: Double) -> LinearSum { sum + LinearSum(constant) }
  static func - (sum: LinearSum, constant: Double) -> LinearSum { sum + LinearSum(-constant) }
}

/// What counts as nothing. Places are in points, up to some tens of thousands; factors are near one.
enum LayoutPrecision {
  /// A factor nearer to zero is a rounding error.
  static let factor = 1e-9
  /// In points: sums that differ by less are equal.
  static let place = 1e-6
}
