import Testing

@testable import HeadlessUIKit

@Suite struct LinearSumTests {
  private let x = LinearSum(variable: 0)
  private let y = LinearSum(variable: 1)

  @Test func `sums hold each variable once, by rising number`() {
    let sum = y * 2 + x + (y + 3.0)
    #expect(sum.terms.map(\.variable) == [0, 1] && sum.terms.map(\.factor) == [1, 3])
    #expect(sum.constant == 3)
    #expect(sum.factor(of: 1) == 3 && sum.factor(of: 7) == 0)
  }

  @Test func `what cancels out is gone`() {
    let sum = x + y - x
    #expect(sum == y)
    #expect((sum - y).isConstant)
    #expect((x * 0).isConstant)
  }

  @Test func `a sum that is zero is solved for a variable`() {
    // 2x + 4y - 8 = 0, so x = 4 - 2y
    let solved = (x * 2 + y * 4 - 8.0).solved(for: 0)
    #expect(solved == y * -2 + 4.0)
  }

  @Test func `substituting replaces a variable as often as it counts`() {
    var sum = x * 3 + y
    sum.substitute(0, by: y * 2 + 1.0)
    #expect(sum == y * 7 + 3.0)
    let before = sum
    sum.substitute(9, by: LinearSum(5))
    #expect(sum == before)
  }
}
