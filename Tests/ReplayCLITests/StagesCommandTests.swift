import Foundation
import Testing

struct StagesCommandTests {
  @Test func `every stage is listed with its screen and its views`() async throws {
    let run = try await Tool.run("stages", in: try Desk())
    #expect(run.code == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("stage ") == true)
    #expect(lines.contains { $0.hasPrefix("raised-tab-bar ") && $0.contains("  390x844@3  ") })
    #expect(lines.last?.contains(" stages.   Next: replay explain --stage ") == true)
  }

  @Test func `a stage that can't be built hides no other`() async throws {
    let run = try await Tool.run(["stages"], in: try Desk(), product: "TroubledReplay")
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(run.output.contains(#/(?m)^unbuildable +390x844@3 +crashes$/#))
    #expect(run.output.contains(#/(?m)^calm +390x844@3 +2$/#))
    let json = try await Tool.run(["stages", "--json"], in: try Desk(), product: "TroubledReplay")
    let stages = try #require(
      (try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])?["stages"]
        as? [[String: Any]])
    #expect(stages.filter { $0["views"] == nil }.compactMap { $0["name"] as? String } == ["unbuildable"])
  }

  @Test(arguments: [
    ["explain", "--stage", "unbuildable", "--tap", "1,1"], ["explain", "--stage", "crashing", "--tap", "1,1"],
    ["explain", "log.touchlog"], ["audit", "unbuildable"],
  ])
  func `a crash is told in one sentence, and exits with 2`(arguments: [String]) async throws {
    let desk = try TroubledDesk()
    try desk.add("crashing", as: "log")
    let run = try await Tool.run(arguments, in: desk.desk, product: "TroubledReplay")
    #expect(run.code == 2)
    #expect(run.errors.contains("Fatal error: there "))
    #expect(
      run.errors.hasSuffix(
        " crashed, so nothing more can be told; with SWIFT_BACKTRACE=enable=yes it is told where\n"))
    #expect(run.errors.contains("\nreplay: the stage '\(arguments.contains("unbuildable") ? "unb" : "cras")"))
  }

  @Test func `the list as JSON counts each stage's views`() async throws {
    let run = try await Tool.run("stages", "--json", in: try Desk())
    let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(json["schemaVersion"] as? Int == 1)
    let stages = try #require(json["stages"] as? [[String: Any]])
    #expect(stages.contains { $0["name"] as? String == "raised-tab-bar" })
    #expect(stages.allSatisfy { ($0["views"] as? Int ?? 0) > 0 })
  }

  @Test func `a stage that prints much hides no other, and is counted`() async throws {
    let run = try await Tool.run(["stages"], in: try Desk(), product: "TroubledReplay")
    #expect(run.code == 0)
    #expect(run.output.contains(#/(?m)^chatty +390x844@3 +1$/#))
    #expect(run.output.contains(#/(?m)^counting +390x844@3 +2$/#))
  }

  @Test func `commands that name a stage can be pasted, whatever it is called`() async throws {
    let desk = try Desk()
    let tap = ["explain", "--stage", "two words", "--tap", "1,1", "--view", "trigger"]
    let explained = try await Tool.run(tap, in: desk, product: "TroubledReplay")
    #expect(explained.output.hasSuffix("Next: replay audit --stage 'two words'\n"))
    let audited = try await Tool.run(["audit", "two words"], in: desk, product: "TroubledReplay")
    #expect(audited.output.hasSuffix("Next: replay audit --stage 'two words' --svg 'two words.svg'\n"))
  }
}
