import ReplayReports
import Testing
import Verification

struct MarkdownReportTests {
  @Test func `what it came to, a row a failure, and the diff folded away`() throws {
    let text = try ReportKind.markdown.text(of: SampleRun.everyVerdict())
    #expect(
      text.hasPrefix(
        "### 5 recordings: 1 matches, 1 differs, 2 have no golden, 1 golden is obsolete, 1 could not be run\n")
    )
    #expect(
      text.contains("| `home/tap` | differs | The touch at 1,2 went to home/list instead of home/button. |\n"))
    #expect(text.contains("| `pad/full` | missing | the disk is full |\n"))
    #expect(text.contains("<details><summary>home/tap</summary>\n\n```diff\n- 1  0      window"))
    #expect(!text.contains("home/match"))
  }

  @Test func `what a reader should know stands in the row`() throws {
    var outcome = SampleRun.outcome("a/b.touchlog", .unreadable("it is empty"))
    outcome.remark = "its recorder died"
    let text = try ReportKind.markdown.text(of: RunReport(entries: [.init(outcome, seconds: 0)], seconds: 0))
    #expect(text.contains("| `a/b` | unreadable | it is empty Note: its recorder died. |\n"))
  }

  @Test func `names and sentences are never markup`() throws {
    let outcome = SampleRun.outcome("a|`b`/<i>.touchlog", .unreadable("*x* | <b> [l](u)\nnext"))
    let text = try ReportKind.markdown.text(of: RunReport(entries: [.init(outcome, seconds: 0)], seconds: 0))
    let row = try #require(text.split(separator: "\n").last)
    #expect(row == "| `` a\\|`b`/<i> `` | unreadable | \\*x\\* \\| &lt;b> \\[l\\](u) next |")
  }

  @Test func `names that would steer a terminal are spelled out`() throws {
    let account = SampleRun.account(of: try SampleRun.difference())
    let outcome = SampleRun.outcome("a/b\u{1B}[31m\u{202E}.touchlog", .differs(account))
    let text = try ReportKind.markdown.text(of: RunReport(entries: [.init(outcome, seconds: 0)], seconds: 0))
    #expect(text.contains("| `a/b\\u{1B}[31m\\u{202E}` | differs |"))
    #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
  }

  @Test func `a diff that has fences in it gets a longer one`() throws {
    let outcome = SampleRun.outcome(
      "a/b.touchlog", .differs(SampleRun.account(of: try SampleRun.difference(to: "````"))))
    let text = try ReportKind.markdown.text(of: RunReport(entries: [.init(outcome, seconds: 0)], seconds: 0))
    #expect(text.contains("\n`````diff\n"))
  }

  @Test func `a page stays below a megabyte`() throws {
    var account = SampleRun.account(of: try SampleRun.difference())
    account.diff = String(repeating: "- a line that is gone\n", count: 2_500)
    let entries = (0..<50).map {
      RunReport.Entry(SampleRun.outcome("a/\($0).touchlog", .differs(account)), seconds: 0)
    }
    let text = try ReportKind.markdown.text(of: RunReport(entries: entries, seconds: 0))
    #expect(text.utf8.count < 910_000)
    #expect(text.hasSuffix("\nThe other differences are too long for one page.\n"))
    account.diff = String(repeating: "x", count: 2_000_000)
    let one = RunReport(
      entries: [.init(SampleRun.outcome("a.touchlog", .differs(account)), seconds: 0)], seconds: 0)
    #expect(try ReportKind.markdown.text(of: one).contains("\n(cut here)\n"))
  }

  @Test func `what a process printed is folded away below its row`() throws {
    let text = try ReportKind.markdown.text(of: SampleRun.everyWorkerVerdict())
    #expect(
      text.contains("| `a/crash` | crashed | crashed in frame 12 (192 ms): signal 4, illegal instruction |\n"))
    #expect(text.contains("<details><summary>a/crash</summary>\n\n```\nthere are no rows\n```\n"))
    #expect(text.contains("| `a/again` | passes-again | matches, although it is known to fail |\n"))
    #expect(!text.contains("a/known"))
  }

  @Test func `an interrupted run says so, and many failures are cut with their number`() throws {
    let entries = (0..<60).map {
      RunReport.Entry(SampleRun.outcome("a/\($0).touchlog", .missing), seconds: 0)
    }
    let text = try ReportKind.markdown.text(of: RunReport(entries: entries, seconds: 0, isInterrupted: true))
    #expect(text.hasPrefix("### 60 recordings: 60 have no golden (interrupted)\n"))
    #expect(text.contains("\nand 10 more\n"))
    #expect(!text.contains("`a/50`"))
  }
}
