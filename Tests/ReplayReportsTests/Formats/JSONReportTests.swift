import Foundation
import ReplayReports
import Testing

struct JSONReportTests {
  @Test func `the names are the format`() throws {
    let text = try ReportKind.json.text(of: SampleRun.everyVerdict())
    let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(
      json.keys.sorted() == [
        "exitCode", "frames", "interrupted", "known", "outcomes", "passingAgain", "recordings", "samples",
        "schemaVersion", "seconds", "unwritten", "verdicts",
      ])
    #expect(json["schemaVersion"] as? Int == 1)
    #expect(json["exitCode"] as? Int == 2)
    #expect(json["interrupted"] as? Bool == false)
    #expect(json["recordings"] as? Int == 5, "an obsolete golden is no recording")
    let verdicts = try #require(json["verdicts"] as? [String: Int])
    #expect(
      verdicts == [
        "matches": 1, "differs": 1, "missing": 2, "obsolete": 1, "unreadable": 1, "unstable": 0, "crashed": 0,
        "order-dependent": 0, "timed-out": 0, "out-of-memory": 0,
      ])
    #expect(json["unwritten"] as? Int == 1)
  }

  @Test func `a difference says where, what and how much; a match has no text`() throws {
    let text = try ReportKind.json.text(of: SampleRun.everyVerdict())
    let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let outcomes = try #require(json["outcomes"] as? [[String: Any]])
    #expect(outcomes[0]["text"] == nil)
    #expect(outcomes[0]["difference"] == nil)
    #expect(outcomes[1]["golden"] as? String == "recordings/home/tap.golden")
    let difference = try #require(outcomes[1]["difference"] as? [String: Any])
    #expect(difference["frame"] as? Int == 1)
    #expect(difference["golden"] as? String == "1  0      window               hit              home/button")
    #expect(difference["actual"] as? String == "1  0      window               hit              home/list")
    #expect(difference["sentence"] as? String == "The touch at 1,2 went to home/list instead of home/button.")
    #expect(difference["removed"] as? Int == 1)
  }
}
