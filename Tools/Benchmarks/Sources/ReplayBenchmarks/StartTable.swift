import Foundation

/// How long the tool takes from its start to its end, beside a C program that says hello.
@MainActor struct StartTable {
  let tool: String
  let log: String
  let hello: String

  func print() throws {
    let best = try Child.race([[hello], [tool, "--help"], [tool, "verify", log]], rounds: 40)
    guard best.allSatisfy({ $0.status == 0 }) else {
      throw BenchedRun.Failure(description: "the tool ends with a status other than 0")
    }
    var table = TableText(["one process", "ms", "against a C hello"])
    for (name, child) in zip(["a C hello", "replay --help", "replay verify, one recording"], best) {
      table.add([
        name, (child.seconds * 1000).places(2), (child.seconds / best[0].seconds).places(1),
      ])
    }
    table.print()
  }
}
