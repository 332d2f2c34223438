import Foundation

/// Who answers for each kind of block: a page may show nothing that no compiler, no test and no run knows.
///
/// - `swift`: equals lines of a file that is built.
/// - `console`: its commands are run, one after the other in one folder a page, and print what stands there.
/// - `sh`: its commands are run and succeed; those that can't be run inside of a test stand in a script of CI.
/// - `hex`, `columns`, `text` of the log format: `FormatDocumentTests` builds them byte for byte.
/// - everything else: equals lines of a file among the examples, for which a test answers.
struct Holders: Sendable {
  var code: KeptFiles
  var examples: KeptFiles
  var scripts: KeptFiles

  /// What would build the tests inside of a test, or is not installed everywhere.
  private static let outside: Set = ["Tools/test", "Tools/docs", "swift", "bash", "bazel", "parallel"]

  static let format = "Sources/TouchLogs/TouchLogs.docc/Format.md"

  static func all() throws -> Holders {
    let folders = [
      "Tests/Documentation/Snippets", "Tests/Documentation/Examples", "Tests/DocumentedApp", "Tests/DocumentedTool",
      "Tests/Downstream",
    ]
    return Holders(
      code: try KeptFiles(in: folders, endingIn: [".swift"]),
      examples: try KeptFiles(in: ["Tests/Documentation/Examples"], endingIn: [""]),
      scripts: try KeptFiles(in: [".ci", "Tests/Documentation/Examples", "Tests/Downstream"], endingIn: [""]))
  }

  /// What is wrong with a page, a line each; the lines that its consoles should have are put into `correction`.
  func complaints(about page: Page, correction: inout [Int: [String]]) async throws -> [String] {
    var found: [String] = []
    let workplace = try page.blocks.contains { ["console", "sh"].contains($0.language) } ? Workplace() : nil
    for block in page.blocks {
      let place = "\(page.path):\(block.line)"
      switch block.language {
      case "swift":
        if code.holder(of: block.lines) == nil {
          found.append("\(place): these lines are in no file that is built")
        }
      case "console":
        guard let workplace else { continue }
        found += try await complaints(about: block, of: page, in: workplace, correction: &correction)
      case "sh":
        guard let workplace else { continue }
        for (index, line) in block.lines.enumerated() {
          if let words = try await complaint(about: line, in: workplace) {
            found.append("\(page.path):\(block.line + index): \(words)")
          }
        }
      case "hex" where page.path == Self.format, "columns" where page.path == Self.format,
        "text" where page.path == Self.format:
        break
      case "":
        found.append("\(place): the block does not say what it is, so nobody holds it")
      default:
        if examples.holder(of: block.lines) == nil {
          found.append("\(place): these lines are in none of the examples")
        }
      }
    }
    return found
  }

  private func complaints(
    about block: Page.Block, of page: Page, in workplace: Workplace, correction: inout [Int: [String]]
  ) async throws -> [String] {
    let transcript = Transcript(block)
    var found: [String] = []
    if !transcript.preface.isEmpty || transcript.steps.isEmpty {
      found.append("\(page.path):\(block.line): nothing says which command prints this")
    }
    for step in transcript.steps {
      let (_, lines) = try await workplace.run(step.command)
      if Wildcards.match(step.output, lines) { continue }
      correction[step.line] = lines
      found.append("\(page.path):\(step.line): `\(step.command)` prints\n\(lines.joined(separator: "\n"))")
    }
    return found
  }

  private func complaint(about line: String, in workplace: Workplace) async throws -> String? {
    let command = String(line.prefix { $0 != "#" }).trimmingCharacters(in: .whitespaces)
    if command.isEmpty { return nil }
    if command.split(separator: " ").contains(where: { Self.outside.contains(String($0)) }) {
      let isHeld = scripts.files.values.contains { $0.contains { $0.contains(command) } }
      return isHeld ? nil : "`\(command)` can't be run inside of a test, and no script of CI runs it"
    }
    let (code, lines) = try await workplace.run(command)
    return code == 0 ? nil : "`\(command)` ends with \(code)\n\(lines.joined(separator: "\n"))"
  }
}
