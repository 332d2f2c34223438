import Foundation
import Testing

/// The check itself, on made-up pages: what nobody holds is refused.
@Suite struct HoldersTests {
  static let holders = Holders(
    code: KeptFiles(files: ["A.swift": ["struct A {", "  let x = 1", "  let y = 2", "}"]]),
    examples: KeptFiles(files: ["ci.yml": ["on: push", "jobs:"]]),
    scripts: KeptFiles(files: ["run": ["stage tests Tools/test"]]))

  private func complaints(_ text: String) async throws -> [String] {
    var correction: [Int: [String]] = [:]
    return try await Self.holders.complaints(about: Page(path: "P.md", text: text), correction: &correction)
  }

  private func block(_ language: String, _ lines: String) -> String { "# P\n\n```\(language)\n\(lines)\n```\n" }

  @Test(arguments: ["let x = 1\nlet y = 2", "struct A {\n// …\n  let y = 2", "  let y = 2"])
  func `swift that is built is held`(code: String) async throws {
    #expect(try await complaints(block("swift", code)) == [])
  }

  @Test(arguments: [
    "let x = 2", "let y = 2\nlet x = 1", "let y = 2\n// …\nlet x = 1", "struct A {\nlet x = 1", "", "// …",
  ])
  func `swift that is built nowhere is refused`(code: String) async throws {
    #expect(try await complaints(block("swift", code)) == ["P.md:4: these lines are in no file that is built"])
  }

  @Test func `a block that does not say what it is is refused`() async throws {
    #expect(
      try await complaints(block("", "anything"))
        == ["P.md:4: the block does not say what it is, so nobody holds it"])
  }

  @Test func `a block of a format's is one of the log format's page alone`() async throws {
    #expect(try await complaints(block("hex", "00")) == ["P.md:4: these lines are in none of the examples"])
  }

  @Test func `an example is held by its file`() async throws {
    #expect(try await complaints(block("yaml", "jobs:")) == [])
    #expect(try await complaints(block("yaml", "job:")) == ["P.md:4: these lines are in none of the examples"])
  }

  @Test func `a console prints what its commands print, in one folder`() async throws {
    #expect(try await complaints(block("console", "$ echo a > f\n$ cat f; echo b\na\nb\n\n$ ls f\nf")) == [])
    #expect(try await complaints(block("console", "$ echo a\nb")) == ["P.md:4: `echo a` prints\na"])
    #expect(try await complaints(block("console", "$ echo a; echo b >&2\na\nb")) == [])
  }

  @Test func `what no command prints is refused in a console`() async throws {
    #expect(
      try await complaints(block("console", "window\n$ true"))
        == ["P.md:4: nothing says which command prints this"])
  }

  @Test func `a script's commands succeed, or are CI's`() async throws {
    #expect(try await complaints(block("sh", "true # why\n\nTools/test   # the tests")) == [])
    #expect(try await complaints(block("sh", "true\nfalse")) == ["P.md:5: `false` ends with 1\n"])
    #expect(
      try await complaints(block("sh", "swift build"))
        == ["P.md:4: `swift build` can't be run inside of a test, and no script of CI runs it"])
  }

  @Test func `a block has an end, and its indentation is the page's`() throws {
    #expect(throws: PageError.self) { try Page(path: "P.md", text: "```swift\nlet x = 1") }
    let page = try Page(path: "P.md", text: "- A\n\n  ```swift\n  if x {\n    y()\n  }\n  ```")
    #expect(page.blocks.first?.lines == ["if x {", "  y()", "}"])
    #expect(page.blocks.first?.line == 4)
  }

  @Test func `the tools that pages name are there`() async throws {
    let workplace = try Workplace()
    for command in ["replay stages", "Tools/replay stages"] {
      let run = try await workplace.run(command)
      #expect(run.code == 0)
      #expect(run.lines.contains { $0.contains("raised-tab-bar") })
    }
    #expect(try await workplace.run("replay stages").lines.contains { $0.contains("checkout") })
  }
}
