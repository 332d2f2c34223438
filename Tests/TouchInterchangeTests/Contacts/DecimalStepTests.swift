import Testing
@testable import TouchInterchange

@Suite struct DecimalStepTests {
  static let steps: [([Double], length: Double)] = [
    ([52.81, 52.83, 52.855], 0.005), ([3, 9, 6], 3), ([0.25, 0.5], 0.25), ([-1.5, 1.5, 7.5], 3),
    ([1e9, 1e9 + 0.01], 0.01),
  ]

  @Test(arguments: steps)
  func positionsAreCountedFromTheFirstInTheirLargestStep(values: [Double], length: Double) {
    var step = DecimalStep()
    for value in values { step.include(value) }
    #expect(step.length == length)
  }

  static let none: [[Double]] = [
    [], [4.2], [4.2, 4.2], [0.1234567, 0.2], [1 / 3.0, 1], [1e12, 0.123456], [.infinity, 1], [.nan, 1],
  ]

  @Test(arguments: none)
  func manyDecimalsAndOnePlaceHaveNoStep(values: [Double]) {
    var step = DecimalStep()
    for value in values { step.include(value) }
    #expect(step.length == nil)
  }
}
