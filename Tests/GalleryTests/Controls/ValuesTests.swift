import Testing
import Traces

@testable import Gallery

@MainActor struct ValuesTests {
  /// The changes, folded as a golden has them.
  private func values(_ recording: String) async throws -> [String] {
    try await ReplayedExample(recording, of: ValuesStage.self).lines
      .filter { $0.contains("  value  ") }
      .map { String($0.split(separator: #/  +/#).last ?? "") }
  }

  @Test(arguments: [
    ("switch", ["off → on", "on → off"]), ("slider", ["0 → 0.502, x18 to 19"]),
    ("stepper", ["0 → 1", "1 → 2", "2 → 1"]),
    ("segments-and-pages", ["none → 1", "0 → 1", "1 → 0"]), ("text-field", [#""" → "a""#, #""a" → "aa""#]),
  ])
  func `a finger changes the value, and every change is told`(recording: String, changes: [String]) async throws {
    #expect(try await values(recording) == changes)
  }

  @Test func `a slider is refused beside its knob`() async throws {
    let slider = try await ReplayedExample("slider", of: ValuesStage.self)
    #expect(slider.decisions.last == "settings/volume tracking refused")
  }

  @Test func `what a stepper repeats, a timer did`() async throws {
    let stepper = try await ReplayedExample("stepper", of: ValuesStage.self)
    let timed = stepper.entries.filter { $0.frame == nil }
    #expect(timed.map { ($0.time * 1000).rounded() } == [1080, 1080])
  }

  @Test func `a field's editing begins, changes and ends`() async throws {
    let field = try await ReplayedExample("text-field", of: ValuesStage.self)
    let editing = field.actions.filter { $0.hasPrefix("editing") }.map { $0.prefix { $0 != " " } }
    #expect(editing == ["editingDidBegin", "editingChanged", "editingChanged", "editingDidEnd"])
  }
}
