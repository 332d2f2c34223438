import Foundation
import ReplayReports
import Testing
import Verification

struct GitHubReportTests {
  @Test func `a line a failure, at the golden where it differs and else at the log`() throws {
    let lines = try ReportKind.github.text(of: SampleRun.everyVerdict()).split(separator: "\n")
    #expect(lines.count == 5)
    #expect(
      lines[0].hasPrefix(
        "::error file=recordings/home/tap.golden,line=7,title=home/tap differs::home/tap differs, "))
    #expect(lines[1].hasPrefix("::error file=recordings/home/new.touchlog,title=home/new missing::"))
    #expect(lines[2].hasSuffix("::recordings/pad/bad.touchlog: the file is empty"))
    #expect(lines[4].hasPrefix("::error file=recordings/pad/gone.golden,"))
  }

  @Test(arguments: [
    ("/w/app", "/w/app/ios/a.touchlog", "ios/a.touchlog"), ("/w/app/", "/w/app/./a.touchlog", "a.touchlog"),
    ("/w/app", "/w/apple/a.touchlog", "/w/apple/a.touchlog"), ("", "ios/a.touchlog", "ios/a.touchlog"),
    (FileManager.default.currentDirectoryPath, "ios/a.touchlog", "ios/a.touchlog"),
    ("\(FileManager.default.currentDirectoryPath)/ios", "ios/b/../a.touchlog", "a.touchlog"),
  ])
  func `files are named as the job's checkout has them`(workspace: String, path: String, shown: String) throws {
    let report = RunReport(entries: [.init(SampleRun.outcome(path, .missing), seconds: 0)], seconds: 0)
    let text = try ReportKind.github.text(of: report, workspace: workspace)
    #expect(text.hasPrefix("::error file=\(shown),title="))
  }

  @Test func `what would end a command or a property is escaped`() throws {
    let outcome = SampleRun.outcome("a,b:c%/d.touchlog", .unreadable("one\ntwo\r\n::set-output x::100%"))
    let text = try ReportKind.github.text(of: RunReport(entries: [.init(outcome, seconds: 0)], seconds: 0))
    #expect(text.hasPrefix("::error file=a%2Cb%3Ac%25/d.touchlog,title=a%2Cb%3Ac%25/d unreadable::"))
    #expect(text.hasSuffix("one%0Atwo%0D%0A::set-output x::100%25\n"))
    #expect(text.split(whereSeparator: \.isNewline).count == 1)
  }

  @Test func `names that would steer a terminal are spelled out`() throws {
    let outcomes = (0..<11).map { SampleRun.outcome("\($0)\u{1B}[31m/\u{202E}a.touchlog", .missing) }
    let report = RunReport(entries: outcomes.map { .init($0, seconds: 0) }, seconds: 0)
    let text = try ReportKind.github.text(of: report)
    #expect(text.contains("file=0\\u{1B}[31m/\\u{202E}a.touchlog,title=0\\u{1B}[31m/\\u{202E}a missing::"))
    #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
  }

  @Test func `the tenth annotation names those that there is no room for`() throws {
    let entries = (10..<40).map { RunReport.Entry(SampleRun.outcome("a/\($0).touchlog", .missing), seconds: 0) }
    let lines = try ReportKind.github.text(of: RunReport(entries: entries, seconds: 0)).split(separator: "\n")
    #expect(lines.count == 10)
    #expect(
      lines[9].hasPrefix("::error title=30 failures::and 21 more, which this page has no room for:%0Aa/19%0A"))
    #expect(lines[9].hasSuffix("%0Aa/39"))
  }

  @Test func `a message that is too long says that it was cut`() throws {
    let outcome = SampleRun.outcome("a.touchlog", .unreadable(String(repeating: "long ", count: 2_000)))
    let text = try ReportKind.github.text(of: RunReport(entries: [.init(outcome, seconds: 0)], seconds: 0))
    #expect(text.utf8.count < 4_300)
    #expect(text.hasSuffix("%0A(cut here; the job's log has all of it)\n"))
  }

  @Test func `a run without a failure has nothing to say`() throws {
    let report = RunReport(entries: [.init(SampleRun.outcome("a.touchlog", .matches), seconds: 0)], seconds: 0)
    #expect(try ReportKind.github.text(of: report) == "")
  }
}
