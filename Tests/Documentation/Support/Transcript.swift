/// What a console block shows: commands behind `$ `, each with what it prints.
struct Transcript {
  struct Step {
    let command: String
    /// Of the command in the page, counted from 1.
    let line: Int
    var output: [String]
  }

  /// What stands before the first command; a block that shows something runs something.
  var preface: [String] = []
  var steps: [Step] = []

  init(_ block: Page.Block) {
    for (index, line) in block.lines.enumerated() {
      if line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2)), line: block.line + index, output: []))
      } else if steps.isEmpty {
        preface.append(line)
      } else {
        steps[steps.count - 1].output.append(line)
      }
    }
    // An empty line before the next command is the page's.
    for index in steps.indices {
      while steps[index].output.last?.isEmpty == true { steps[index].output.removeLast() }
    }
  }
}

/// Whether lines are what a page says, where `…` in it stands for anything within a line, and a line of nothing
/// else for any number of lines.
enum Wildcards {
  static func match(_ pattern: [String], _ lines: [String]) -> Bool { match(pattern[...], lines[...]) }

  private static func match(_ pattern: ArraySlice<String>, _ lines: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return lines.isEmpty }
    let rest = pattern.dropFirst()
    if first.allSatisfy({ $0 == " " || $0 == "…" }), first.contains("…") {
      return (lines.startIndex...lines.endIndex).contains { match(rest, lines[$0...]) }
    }
    guard let line = lines.first, match(first, line) else { return false }
    return match(rest, lines.dropFirst())
  }

  static func match(_ pattern: String, _ line: String) -> Bool {
    let parts = pattern.split(separator: "…", omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, let last = parts.last else { return pattern == line }
    guard line.hasPrefix(first), line.dropFirst(first.count).hasSuffix(last) else { return false }
    var middle = line.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = middle.firstRange(of: part) else { return false }
      middle = middle[found.upperBound...]
    }
    return true
  }
}
