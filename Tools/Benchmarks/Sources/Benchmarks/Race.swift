import Foundation

/// Several ways to do a thing, timed turn by turn, so that whatever else the machine does slows all of them alike.
struct Race {
  private var runners: [(name: String, run: () throws -> Int)] = []

  /// - Parameter run: answers with a number that depends on the work, so that none of it is left out.
  mutating func add(_ name: String, _ run: @escaping () throws -> Int) { runners.append((name, run)) }

  /// The least processor time that each took, in seconds, in the order in which they were added.
  func run(rounds: Int) throws -> [(name: String, seconds: Double)] {
    var best = [Double](repeating: .infinity, count: runners.count)
    var sum = 0
    for _ in 0..<rounds {
      for (index, runner) in runners.enumerated() {
        let start = Self.processorTime()
        sum &+= try runner.run()
        best[index] = min(best[index], Self.processorTime() - start)
      }
    }
    precondition(sum != 0, "the work came to nothing")
    return zip(runners, best).map { ($0.name, $1) }
  }

  static func processorTime() -> Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
}
