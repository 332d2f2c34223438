import Testing

@testable import HeadlessUIKit

@Suite struct TableauTests {
  /// A tableau with some free variables and then some that are never negative.
  private func tableau(free: Int = 0, sizes: Int = 0) -> (Tableau, [LinearSum]) {
    var tableau = Tableau()
    let made = (0..<free + sizes).map { LinearSum(variable: tableau.makeVariable(isFree: $0 < free)) }
    return (tableau, made)
  }

  private func held(_ answer: Bool, at place: SourceLocation = #_sourceLocation) {
    #expect(answer, sourceLocation: place)
  }

  private func refused(_ answer: Bool, at place: SourceLocation = #_sourceLocation) {
    #expect(!answer, sourceLocation: place)
  }

  private func near(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-6 }

  @Test func `equations are solved as they come`() {
    var (tableau, v) = tableau(free: 2)
    held(tableau.require(zero: v[0] + v[1] - 10.0))
    held(tableau.require(zero: v[0] - v[1] - 4.0))
    #expect(near(tableau.value(of: v[0]), 7) && near(tableau.value(of: v[1]), 3))
  }

  @Test func `what says nothing new holds, and what contradicts is refused without a trace`() {
    var (tableau, v) = tableau(sizes: 1)
    held(tableau.require(zero: v[0] - 5.0))
    held(tableau.require(zero: v[0] * 2 - 10.0))
    refused(tableau.require(zero: v[0] - 6.0))
    refused(tableau.require(atLeastZero: v[0] - 6.0))
    #expect(near(tableau.value(of: v[0]), 5))
  }

  @Test func `sizes are never negative`() {
    var (tableau, v) = tableau(sizes: 2)
    refused(tableau.require(zero: v[0] + 1.0))
    held(tableau.require(zero: v[0] + v[1] - 3.0))
    tableau.prefer(zero: v[0] - 9.0, priority: 10, weight: 1)
    tableau.optimize()
    #expect(near(tableau.value(of: v[0]), 3) && near(tableau.value(of: v[1]), 0))
  }

  @Test func `inequalities that contradict each other are refused`() {
    var (tableau, v) = tableau(free: 1)
    held(tableau.require(atLeastZero: v[0] - 10.0))
    held(tableau.require(atLeastZero: v[0] * -1 + 20.0))
    refused(tableau.require(zero: v[0] - 30.0))
    held(tableau.require(zero: v[0] - 15.0))
    #expect(near(tableau.value(of: v[0]), 15))
  }

  @Test func `a higher priority wins, however many lower ones there are`() {
    var (tableau, v) = tableau(sizes: 1)
    for _ in 0..<20 { tableau.prefer(zero: v[0] - 100.0, priority: 250, weight: 2) }
    tableau.prefer(zero: v[0] - 40.0, priority: 750, weight: 1)
    tableau.optimize()
    #expect(near(tableau.value(of: v[0]), 40))
  }

  @Test func `a preference of a lower priority decides where a higher one leaves it open`() {
    var (tableau, v) = tableau(sizes: 1)
    tableau.prefer(atLeastZero: v[0] - 30.0, priority: 750, weight: 1)
    tableau.prefer(zero: v[0] - 50.0, priority: 50, weight: 1)
    tableau.optimize()
    #expect(near(tableau.value(of: v[0]), 50))
  }

  @Test func `of two preferences of one priority the weightier is met`() {
    for (one, other, winner) in [(2.0, 1.0, 10.0), (1, 2, 90)] {
      var (tableau, v) = tableau(sizes: 1)
      tableau.prefer(zero: v[0] - 10.0, priority: 250, weight: one)
      tableau.prefer(zero: v[0] - 90.0, priority: 250, weight: other)
      tableau.optimize()
      #expect(near(tableau.value(of: v[0]), winner))
    }
  }

  @Test func `chains of many variables come out exactly`() {
    var (tableau, v) = tableau(free: 50, sizes: 50)
    for index in 0..<50 {
      let end = index == 0 ? LinearSum() : v[index - 1] + v[50 + index - 1]
      held(tableau.require(zero: v[index] - end - 8.0))
      held(tableau.require(atLeastZero: v[50 + index] - 10.0))
      tableau.prefer(zero: v[50 + index] - Double(index), priority: 250, weight: 1)
    }
    tableau.optimize()
    let lengths = (0..<50).map { Double(max(10, $0)) }
    #expect(near(tableau.value(of: v[49]), 50 * 8 + lengths.dropLast().reduce(0, +)))
  }
}
