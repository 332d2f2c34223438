import Testing
import Traces

@Suite struct ResponderChainTests {
  func entry(_ subject: String, from: String?, _ outcome: Call.Outcome) -> TraceEntry {
    let call = Call(method: .touchesBegan, fingers: [0], points: [], from: from, outcome: outcome)
    return TraceEntry(frame: 1, time: 0, subject: subject, event: .call(call))
  }

  @Test func `a chain is told in the order of climbing, with its end`() {
    var chain = ResponderChain()
    chain.append(entry("list/row", from: nil, .passed))
    #expect(chain.description == "list/row")
    let follows = chain.append(entry("list", from: "list/row", .taken))
    #expect(follows)
    #expect(chain.description == "list/row > list, taken")
  }

  @Test func `a chain that ran out says the rule`() {
    var chain = ResponderChain()
    chain.append(entry("window", from: nil, .passed))
    chain.append(entry("application", from: "window", .unhandled))
    #expect(chain.description == "window > application, dropped: nobody took it (R17)")
  }

  @Test func `what doesn't follow is refused`() {
    var chain = ResponderChain()
    chain.append(entry("list", from: nil, .passed))
    let starts = chain.append(entry("other", from: nil, .passed))
    let isNote = chain.append(TraceEntry(frame: 1, time: 0, subject: "list", event: .note("n")))
    #expect(!starts)
    #expect(!isNote)
    #expect(chain.description == "list")
    #expect(ResponderChain().description == "nobody")
  }
}
