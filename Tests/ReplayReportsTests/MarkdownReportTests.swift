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

  @Test func `names and sentences are never markup`() throws {
    let outcome = SampleRun.outcome("a|`b`/<i>.touchlog", .unreadable("*x* | <b> [l](u)\nnext"))
    let text = try ReportKind.markdown.text(of: RunReport(entries: [.init(outcome, seconds: 0)], seconds: 0))
    let row = try #require(text.split(separator: "\n").last)
    #expect(row == "| `` a\\|`b`/<i> `` | unreadable | \\*x\\* \\| &lt;b> \\[l\\](u) next |")
  }

  @Test func `a diff that has fences in it gets a longer one`() throws {
    let outcome = SampleRun.outcome("a/b.touchlog", .differs(try SampleRun.difference(to: "````")))
    let text = try ReportKind.markdown.text(of: RunReport(entries: [.init(outcome, seconds: 0)], seconds: 0))
    #expect(text.contains("\n`````diff\n"))
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
