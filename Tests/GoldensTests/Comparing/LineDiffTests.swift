import Testing

@testable import Goldens

@Suite struct LineDiffTests {
  func keys(_ text: String, time: (Int) -> Int? = { _ in 0 }) -> [LineDiff.Key] {
    text.unicodeScalars.enumerated().map { LineDiff.Key(hash: UInt64($1.value), time: time($0)) }
  }

  func diff(_ golden: String, _ actual: String, budget: Int = LineDiff.budget) -> LineDiff {
    LineDiff(golden: keys(golden), actual: keys(actual), budget: budget)
  }

  func change(_ golden: Range<Int>, _ actual: Range<Int>) -> LineDiff.Change {
    LineDiff.Change(golden: golden, actual: actual)
  }

  /// What the changes make of the golden; must be the actual text.
  func applied(_ diff: LineDiff, to golden: [LineDiff.Key], _ actual: [LineDiff.Key]) -> [LineDiff.Key] {
    var result: [LineDiff.Key] = []
    var place = 0
    for change in diff.changes {
      result += golden[place..<change.golden.lowerBound]
      result += actual[change.actual]
      place = change.golden.upperBound
    }
    return result + golden[place...]
  }

  @Test func `equal texts have no changes, and cost no steps`() {
    let diff = diff("abcabc", "abcabc")
    #expect(diff.changes.isEmpty)
    #expect(diff.budget == LineDiff.budget)
  }

  @Test func `a line more, less or other is one change`() {
    #expect(diff("abc", "abxc").changes == [change(2..<2, 2..<3)])
    #expect(diff("abc", "ac").changes == [change(1..<2, 1..<1)])
    #expect(diff("abc", "axc").changes == [change(1..<2, 1..<2)])
    #expect(diff("", "a").changes == [change(0..<0, 0..<1)])
    #expect(diff("a", "").changes == [change(0..<1, 0..<0)])
  }

  @Test func `the paper's own example takes its five differences`() {
    let diff = diff("abcabba", "cbabac")
    #expect(diff.changes.reduce(0) { $0 + $1.golden.count + $1.actual.count } == 5)
  }

  @Test func `on random texts it turns one into the other with the fewest changes`() {
    var seed: UInt64 = 3
    func random(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    for round in 0..<3_000 {
      let letters = 1 + round % 4
      let text = { (0..<random(14)).map { _ in LineDiff.Key(hash: UInt64(random(letters)), time: 0) } }
      let (golden, actual) = (text(), text())
      let diff = LineDiff(golden: golden, actual: actual)
      #expect(applied(diff, to: golden, actual) == actual)
      let cost = diff.changes.reduce(0) { $0 + $1.golden.count + $1.actual.count }
      #expect(cost == golden.count + actual.count - 2 * longestCommon(golden, actual))
      #expect(diff.isExact)
    }
  }

  /// The textbook table.
  func longestCommon(_ golden: [LineDiff.Key], _ actual: [LineDiff.Key]) -> Int {
    var row = [Int](repeating: 0, count: actual.count + 1)
    for line in golden {
      var diagonal = 0
      for index in actual.indices {
        let above = row[index + 1]
        row[index + 1] = line == actual[index] ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[actual.count]
  }

  @Test func `with times, only lines of one instant are held against each other`() {
    var seed: UInt64 = 5
    func random(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    for _ in 0..<1_000 {
      let text = {
        var time = 0
        return (0..<random(16)).map { _ in
          time += random(2)
          return LineDiff.Key(hash: UInt64(random(3)), time: time)
        }
      }
      let (golden, actual) = (text(), text())
      let diff = LineDiff(golden: golden, actual: actual)
      #expect(applied(diff, to: golden, actual) == actual)
      let cost = diff.changes.reduce(0) { $0 + $1.golden.count + $1.actual.count }
      #expect(cost == golden.count + actual.count - 2 * longestCommon(golden, actual))
    }
  }

  @Test func `changes are in order, with equal lines between them`() {
    let diff = diff("a1b2c3d4", "a5b6c7d8")
    #expect(
      diff.changes == [change(1..<2, 1..<2), change(3..<4, 3..<4), change(5..<6, 5..<6), change(7..<8, 7..<8)])
  }

  @Test func `a golden that was edited out of order is still compared`() {
    let golden = keys("abc") { [3, 1, 2][$0] }
    let actual = keys("abc") { [1, 2, 3][$0] }
    let diff = LineDiff(golden: golden, actual: actual)
    #expect(applied(diff, to: golden, actual) == actual)
    let untimed = LineDiff(golden: keys("ab") { _ in nil }, actual: keys("b") { _ in nil })
    #expect(untimed.changes == [change(0..<1, 0..<0)])
  }

  @Test func `lines that changed one by one in as many instants cost no steps at all`() {
    let golden = (0..<200_000).map { LineDiff.Key(hash: UInt64($0), time: $0) }
    let actual = (0..<200_000).map { LineDiff.Key(hash: UInt64($0 + 200_000), time: $0) }
    let diff = LineDiff(golden: golden, actual: actual, budget: 1)
    #expect(diff.changes == [change(0..<200_000, 0..<200_000)])
    #expect(diff.isExact)
    #expect(diff.budget == 1)
  }

  @Test func `steps grow with the number of instants, not with its square`() {
    func steps(_ count: Int) -> Int {
      let golden = (0..<count).map { LineDiff.Key(hash: UInt64($0), time: $0 / 4) }
      let actual = (0..<count).map { LineDiff.Key(hash: UInt64($0 + ($0 % 4 == 1 ? 0 : count)), time: $0 / 4) }
      return LineDiff.budget - LineDiff(golden: golden, actual: actual).budget
    }
    #expect(steps(2_000) > 0)
    #expect(steps(20_000) == 10 * steps(2_000))
  }

  @Test func `many changed lines in one instant end when the budget does, and are still right`() {
    let golden = (0..<200_000).map { LineDiff.Key(hash: UInt64($0), time: 0) }
    let actual = golden.map { LineDiff.Key(hash: $0.hash + ($0.hash % 10 == 0 ? 0 : 200_000), time: 0) }
    let diff = LineDiff(golden: golden, actual: actual, budget: 100_000)
    #expect(!diff.isExact)
    #expect(diff.budget > -200_000, "one run of equal lines may overdraw it, no more")
    #expect(applied(diff, to: golden, actual) == actual)
  }

  @Test(arguments: [0, 1, 2, 5, 10, 50])
  func `whatever the budget, the changes turn one text into the other`(budget: Int) {
    let (golden, actual) = (keys("abcdefghijklmnop"), keys("xbcadfeghjiklpno"))
    let diff = LineDiff(golden: golden, actual: actual, budget: budget)
    #expect(applied(diff, to: golden, actual) == actual)
  }
}
