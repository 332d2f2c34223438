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

  @Test func `the list as JSON counts each stage's views`() async throws {
    let run = try await Tool.run("stages", "--json", in: try Desk())
    let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(json["schemaVersion"] as? Int == 1)
    let stages = try #require(json["stages"] as? [[String: Any]])
    #expect(stages.contains { $0["name"] as? String == "raised-tab-bar" })
    #expect(stages.allSatisfy { ($0["views"] as? Int ?? 0) > 0 })
  }
}
