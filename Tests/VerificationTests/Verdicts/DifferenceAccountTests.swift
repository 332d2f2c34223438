import Foundation
import Goldens
import Testing
import Traces

@testable import Verification

struct DifferenceAccountTests {
  private func account(log: String?, meant: String?) throws -> DifferenceAccount {
    let header = GoldenHeader(log: "press.touchlog", stage: "home")
    let golden = try Golden(
      header: header, lines: ["1  0      window               hit              home/button"])
    let comparison = GoldenComparison(golden: golden, header: header)
    comparison.receive(
      TraceEntry(
        frame: 1, time: 0, subject: "window", event: .hit(Hit(finger: 0, point: Point(x: 1, y: 2), view: "home"))))
    guard case .differs(let difference) = comparison.finish().verdict else { throw NothingDiffers() }
    return DifferenceAccount(difference, title: "home/press", log: log, meant: meant)
  }

  private struct NothingDiffers: Error {}

  @Test func `what to do next is told apart from what happened, also after a way as JSON`() throws {
    let plain = try account(log: nil, meant: nil)
    let advised = try account(log: "home/press.touchlog", meant: "replay accept home/press.touchlog")
    let read = try JSONDecoder().decode(DifferenceAccount.self, from: JSONEncoder().encode(advised))
    #expect(plain.advice.isEmpty && !plain.body.isEmpty)
    for account in [advised, read] {
      #expect(account.advice.map(\.label) == ["All", "Meant"])
      #expect(
        account.advice.map(\.words) == [
          "replay explain home/press.touchlog", "replay accept home/press.touchlog",
        ])
      #expect(account.body == plain.body)
      #expect(
        account.report == plain.report
          + "  All: replay explain home/press.touchlog\n  Meant: replay accept home/press.touchlog\n")
    }
  }
}
