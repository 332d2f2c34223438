import Foundation
import Testing

struct ReportTests {
  @Test func `several reports are written at once, and people are told as ever`() async throws {
    let desk = try Desk()
    try await desk.record()
    let run = try await Tool.run(
      "verify", ".", "--report", "junit=j.xml", "--report", "json=j.json", "--report", "markdown=j.md", in: desk)
    #expect(run.code == 0)
    #expect(run.output.contains("1 recording, "))
    #expect(try desk.text("j.xml").hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites "))
    #expect(try desk.text("j.md").hasPrefix("### 1 recording: 1 matches\n"))
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(try desk.bytes("j.json"))) as? [String: Any])
    #expect(json["schemaVersion"] as? Int == 1)
    #expect(json["exitCode"] as? Int == 0)
    #expect((json["outcomes"] as? [[String: Any]])?.first?["verdict"] as? String == "matches")
  }

  @Test func `a report that can't be written holds up neither the others nor the summary`() async throws {
    let desk = try Desk()
    try await desk.record()
    let run = try await Tool.run("verify", ".", "--report", "json=none/x.json", "--report", "junit=j.xml", in: desk)
    #expect(run.code == 2)
    #expect(desk.has("j.xml") && run.output.contains("1 recording, "))
    #expect(run.errors.hasPrefix("replay: none/x.json could not be written: "))
    let twice = try await Tool.run("verify", ".", "--report", "json=x", "--report", "junit=x", in: desk)
    #expect(twice.code == 64 && !desk.has("x"))
  }

  @Test func `a report without a file has standard output to itself`() async throws {
    let desk = try Desk()
    try await desk.record()
    let run = try await Tool.run("verify", ".", "--report", "json", in: desk)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(run.output.utf8)) }
    #expect(run.errors.contains("1 recording, "))
  }

  @Test func `a page shows the map that lies beside the recordings of a failure`() async throws {
    let desk = try Desk()
    try await desk.record()
    try desk.edit("raised/press.golden", "row14", "row13")
    let map = "<svg xmlns=\"http://www.w3.org/2000/svg\"><title>a map</title></svg>"
    try desk.write(map, to: "raised/raised.svg")
    _ = try await Tool.run("verify", "raised", "--update", "never", "--report", "html=r.html", in: desk)
    let page = try desk.text("r.html")
    #expect(page.hasPrefix("<!DOCTYPE html>\n"))
    #expect(page.contains("data:image/svg+xml;base64,\(Data(map.utf8).base64EncodedString())"))
    try desk.write(String(repeating: " ", count: 2 << 20), to: "raised/raised.svg")
    _ = try await Tool.run("verify", "raised", "--update", "never", "--report", "html=r.html", in: desk)
    #expect(!(try desk.text("r.html").contains("data:image")))
  }

  @Test func `annotations come with a page for the job's summary, behind what is there`() async throws {
    let desk = try Desk()
    try await desk.record()
    try desk.edit("raised/press.golden", "row14", "row13")
    try desk.write("before\n", to: "summary.md")
    let run = try await Tool.run(
      "verify", ".", "--update", "never", "--report", "github", in: desk,
      environment: ["GITHUB_STEP_SUMMARY": desk.path + "/summary.md"])
    #expect(run.output.hasPrefix("::error file=./raised/press.golden,line=7,title=raised/press differs::"))
    #expect(run.errors.contains("1 differs."))
    #expect(try desk.text("summary.md").hasPrefix("before\n### 1 recording: 1 differs\n"))
  }

  @Test func `standard output that is full keeps no report from being written`() async throws {
    let desk = try Desk()
    try await desk.record()
    try desk.edit("raised/press.golden", "row14", "row13")
    let arguments = ["verify", "raised", "--update", "never", "--report", "json=report.json"]
    let run = try await Tool.run(arguments, into: "/dev/full", in: desk)
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("replay: the output could not be written: "))
    #expect(try desk.text("report.json").contains(#""differs" : 1"#))
  }

  @Test func `a report to what standard output is stands there with the words`() async throws {
    let desk = try Desk()
    try await desk.record()
    let run = try await Tool.run(["verify", "raised", "--report", "json=/dev/stdout"], into: "all.txt", in: desk)
    #expect(run.code == 0, "\(run.errors)")
    let text = try desk.text("all.txt")
    #expect(text.hasPrefix("{\n") && text.contains("1 matches."), "\(text)")
  }

  @Test func `two reports can't share a file, however it is spelled`() async throws {
    let run = try await Tool.run(
      "verify", ".", "--report", "json=x", "--report", "junit=./x", in: try Desk())
    #expect(run.code == 64)
  }

  @Test func `two reports can't share standard output`() async throws {
    let run = try await Tool.run("verify", ".", "--report", "json", "--report", "github", in: try Desk())
    #expect(run.code == 64)
  }

  @Test(arguments: ["pdf=x", "junit=", "=x", ""])
  func `a report of no kind or no file is a usage error`(value: String) async throws {
    let run = try await Tool.run("verify", ".", "--report", value, in: try Desk())
    #expect(run.code == 64)
    #expect(run.errors.hasPrefix("replay: "))
  }

  @Test func `a report that can't be written exits with 2 and says where`() async throws {
    let desk = try Desk()
    try await desk.record()
    try desk.write("a file", to: "file")
    let run = try await Tool.run("verify", "raised", "--report", "json=file/j.json", in: desk)
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("replay: file/j.json could not be written: "))
    #expect(run.errorLines.count == 1)
  }
}
