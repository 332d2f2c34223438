import Foundation
import ReplayReports
import Testing
import Verification

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct HTMLReportTests {
  private func page(_ report: RunReport) throws -> String { try ReportKind.html.text(of: report) }

  private func page(_ outcome: Outcome) throws -> String {
    try page(RunReport(entries: [.init(outcome, seconds: 0)], seconds: 0))
  }

  @Test func `each failure is told with its lines, its difference and the next commands`() throws {
    let page = try page(SampleRun.everyVerdict())
    #expect(
      page.contains(
        "<h1 class=\"wrong\">1 matches, 1 differs, 2 have no golden, 1 golden is obsolete, 1 could not be run</h1>")
    )
    #expect(page.contains("title=\"1 matches\"") && page.contains("title=\"1 differs\""))
    #expect(page.contains("<h2>home/tap <span class=\"badge differs\">differs</span></h2>"))
    #expect(page.contains("<p class=\"sentence\">The touch at 1,2 went to home/list instead of home/button.</p>"))
    #expect(
      page.contains(
        "<span class=\"gone\">- 1  0      window               hit              home/button</span>\n"
          + "<span class=\"new\">+ 1  0      window               hit              home/list</span>"))
    #expect(page.contains("<dt>All</dt><dd><code>replay explain recordings/home/tap.touchlog</code></dd>"))
    #expect(page.contains("<dt>Meant</dt><dd><code>replay accept recordings/home/tap.touchlog</code></dd>"))
    #expect(page.contains("pad/full <span class=\"badge unreadable\">missing</span>"))
    #expect(page.contains("the disk is full"))
  }

  @Test func `every recording is in the table, and every failure is led to`() throws {
    for report in [try SampleRun.everyVerdict(), try SampleRun.everyWorkerVerdict()] {
      let page = try page(report)
      let failures = report.entries.filter { $0.outcome.exitCode != 0 }
      for (number, entry) in failures.enumerated() {
        #expect(page.contains("<article id=\"f\(number + 1)\">\n<h2>\(entry.outcome.recording.title) "))
        #expect(page.contains("<tr><td><a href=\"#f\(number + 1)\">\(entry.outcome.recording.path)</a></td>"))
      }
      for entry in report.entries where entry.outcome.exitCode == 0 {
        #expect(page.contains("<tr><td>\(entry.outcome.recording.path)</td>"))
      }
    }
  }

  @Test func `a run without failures says so, and opens its table`() throws {
    let page = try page(SampleRun.outcome("a/b.touchlog", .matches))
    #expect(page.contains("<h1 class=\"well\">1 matches</h1>"))
    #expect(page.contains("<details open>\n<summary>All recordings</summary>"))
    #expect(!page.contains("<article"))
  }

  @Test func `what workers found out is told: evidence, what was printed, what is known`() throws {
    let page = try page(SampleRun.everyWorkerVerdict())
    #expect(page.contains("crashed in frame 12 (192 ms): signal 4, illegal instruction"))
    #expect(page.contains("<pre>there are no rows</pre>"))
    #expect(page.contains("It fails after others and matches alone."))
    #expect(page.contains("It is unstable: replay 2 of 3 was not what the first was."))
    #expect(page.contains("<span class=\"badge known\">fails</span>"))
  }

  @Test func `what a reader should know is told with the failure, once`() throws {
    let account = SampleRun.account(of: try SampleRun.difference())
    for verdict in [Verdict.differs(account), .missing] {
      var outcome = SampleRun.outcome("a/b.touchlog", verdict)
      outcome.remark = "its recorder died, or it was <cut>"
      let page = try page(RunReport(entries: [.init(outcome, seconds: 0)], seconds: 0))
      #expect(page.ranges(of: "Note: its recorder died, or it was &lt;cut&gt;.").count == 1)
    }
  }

  @Test func `the first replay is told as the one that was not like a later one`() throws {
    let unstable = Verdict.unstable(Instability(replay: 1, of: 3, evidence: .otherTrace))
    let page = try page(SampleRun.outcome("a/b.touchlog", unstable))
    #expect(page.contains("It is unstable: the first of 3 replays was not what a later one was."))
  }

  @Test func `nothing from outside is markup, or steers the eye`() throws {
    let evil = "<script>alert(1)</script>\"'&\u{202E}\u{1B}[31m"
    var account = SampleRun.account(of: try SampleRun.difference())
    (account.sentence, account.golden, account.diff) = (evil, evil, evil)
    (account.reasons, account.headline) = ([evil], evil)
    let breakdown = Breakdown(.crashed, cause: evil, printed: evil)
    let outcomes = [
      SampleRun.outcome("\(evil)/\(evil).touchlog", .differs(account)),
      SampleRun.outcome("a/\(evil)2.touchlog", .broken(breakdown)),
      SampleRun.outcome("a/\(evil)3.touchlog", .unreadable(evil)),
      SampleRun.outcome("a/\(evil)4.touchlog", .missing, trouble: evil),
    ]
    let page = try page(RunReport(entries: outcomes.map { .init($0, seconds: 0) }, seconds: 0))
    #expect(!page.contains("<script"))
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;&quot;"))
    #expect(!page.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{1B}" })
    #expect(page.contains("\\u{202E}"))
  }

  @Test func `the page fetches nothing and runs nothing`() throws {
    var report = try SampleRun.everyVerdict()
    report.maps = ["recordings/home": Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8)]
    let page = try page(report)
    #expect(page.contains("content=\"default-src 'none'; style-src 'unsafe-inline'; img-src data:\""))
    #expect(!page.contains("://"), "nothing is linked to")
    #expect(page.contains("src=\"data:image/svg+xml;base64,PHN2Zy"))
    #expect(page.components(separatedBy: "<figure>").count == 2, "a map is shown once a folder")
  }

  @Test func `it is well-formed, so that no browser has to guess`() throws {
    for report in [try SampleRun.everyVerdict(), try SampleRun.everyWorkerVerdict()] {
      let text = try page(report).replacing(#/<(meta|img)([^>]*)>/#) { "<\($0.output.1)\($0.output.2)/>" }
        .replacing("<!DOCTYPE html>", with: "").replacing("<details open>", with: "<details>")
      #expect(throws: Never.self) { try XMLDocument(xmlString: text) }
    }
  }

  @Test func `many failures and long ones stay a page`() throws {
    var account = SampleRun.account(of: try SampleRun.difference())
    account.diff = String(repeating: "- a line that is gone\n", count: 100_000)
    let entries = (0..<300).map {
      RunReport.Entry(SampleRun.outcome("a/\($0).touchlog", .differs(account)), seconds: 0)
    }
    let page = try page(RunReport(entries: entries, seconds: 0))
    #expect(page.contains("and 100 more failures, in the table"))
    #expect(page.utf8.count < 20_000_000)
    #expect(page.contains("<td>a/299.touchlog</td>"))
  }
}
