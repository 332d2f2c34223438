import Verification

/// A run as JUnit's XML: a suite a folder, a test case a recording. Only what Jenkins' schema allows.
///
/// A verdict other than *matches* is a failure of its name's type; what could not be run or written is an error;
/// what is known to fail is skipped.
enum JUnitReport {
  static func text(of report: RunReport) -> String {
    let suites = suites(of: report.entries)
    let counts = Counts(report.entries)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites" + XMLText.attribute("name", "replay verify") + counts.attributes
    text += time(report.seconds) + ">\n"
    for suite in suites {
      let seconds = suite.entries.reduce(0) { $0 + $1.seconds }
      let counts = Counts(suite.entries)
      text += "  <testsuite" + XMLText.attribute("name", suite.name) + counts.attributes
      text += XMLText.attribute("skipped", "\(counts.skipped)") + time(seconds) + ">\n"
      for entry in suite.entries { text += testCase(entry, in: suite.name) }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private struct Suite {
    let name: String
    var entries: [RunReport.Entry] = []
  }

  /// In the order in which the folders first come.
  private static func suites(of entries: [RunReport.Entry]) -> [Suite] {
    var suites: [Suite] = []
    var places: [String: Int] = [:]
    for entry in entries {
      let name = entry.outcome.recording.folder
      let place = places[name] ?? suites.count
      if place == suites.count {
        suites.append(Suite(name: name))
        places[name] = place
      }
      suites[place].entries.append(entry)
    }
    return suites
  }

  private static func testCase(_ entry: RunReport.Entry, in suite: String) -> String {
    let outcome = entry.outcome
    let start =
      "    <testcase" + XMLText.attribute("name", outcome.recording.name) + XMLText.attribute("classname", suite)
      + time(entry.seconds)
    if outcome.expectation == .fails, outcome.exitCode == 0 {
      let words = "known to fail: \(outcome.sentence)"
      return start + ">\n      <skipped" + XMLText.attribute("message", words) + "/>\n    </testcase>\n"
    }
    guard outcome.exitCode != 0 else { return start + "/>\n" }
    let tag = outcome.exitCode == 2 ? "error" : "failure"
    let lines = outcome.text.split(separator: "\n", maxSplits: 1)
    return start + ">\n      <\(tag)" + XMLText.attribute("type", outcome.label)
      + XMLText.attribute("message", lines.first.map(String.init) ?? "") + ">" + XMLText.escaped(outcome.text)
      + "</\(tag)>\n    </testcase>\n"
  }

  private struct Counts {
    let tests: Int
    let failures: Int
    let errors: Int
    let skipped: Int

    init(_ entries: [RunReport.Entry]) {
      tests = entries.count
      failures = entries.count { $0.outcome.exitCode == 1 }
      errors = entries.count { $0.outcome.exitCode == 2 }
      skipped = entries.count { $0.outcome.exitCode == 0 && $0.outcome.expectation == .fails }
    }

    var attributes: String {
      XMLText.attribute("tests", "\(tests)") + XMLText.attribute("failures", "\(failures)")
        + XMLText.attribute("errors", "\(errors)")
    }
  }

  /// In seconds, to the millisecond.
  private static func time(_ seconds: Double) -> String {
    let milliseconds = Int(min(max(0, seconds * 1000), 1e15).rounded())
    let fraction = String(milliseconds % 1000 + 1000).dropFirst()
    return XMLText.attribute("time", "\(milliseconds / 1000).\(fraction)")
  }
}
