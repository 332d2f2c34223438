import ReplayReports
import Testing
import Verification

struct GitHubReportTests {
  @Test func `a line a failure, at the golden where it differs and else at the log`() throws {
    let lines = try ReportKind.github.text(of: SampleRun.everyVerdict()).split(separator: "\n")
    #expect(lines.count == 5)
    #expect(
      lines[0].hasPrefix("::error file=recordings/home/tap.golden,title=home/tap differs::home/tap differs, "))
    #expect(lines[1].hasPrefix("::error file=recordings/home/new.touchlog,title=home/new missing::"))
    #expect(lines[2].hasSuffix("::recordings/pad/bad.touchlog: the file is empty"))
    #expect(lines[4].hasPrefix("::error file=recordings/pad/gone.golden,"))
  }

  @Test func `what would end a command or a property is escaped`() throws {
    let outcome = SampleRun.outcome("a,b:c%/d.touchlog", .unreadable("one\ntwo\r\n::set-output x::100%"))
    let text = try ReportKind.github.text(of: RunReport(entries: [.init(outcome, seconds: 0)], seconds: 0))
    #expect(text.hasPrefix("::error file=a%2Cb%3Ac%25/d.touchlog,title=a%2Cb%3Ac%25/d unreadable::"))
    #expect(text.hasSuffix("one%0Atwo%0D%0A::set-output x::100%25\n"))
    #expect(text.split(whereSeparator: \.isNewline).count == 1)
  }

  @Test func `a run without a failure has nothing to say`() throws {
    let report = RunReport(entries: [.init(SampleRun.outcome("a.touchlog", .matches), seconds: 0)], seconds: 0)
    #expect(try ReportKind.github.text(of: report) == "")
  }
}
