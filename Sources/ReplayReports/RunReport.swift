public import Verification

/// What came of a run, to be told to machines: every recording's outcome, in the order of the run.
public struct RunReport: Sendable {
  /// In the order of the run.
  public var entries: [Entry]
  /// How long the whole run took; handed in, as nothing here reads a clock.
  public var seconds: Double
  /// The run was ended from outside, and some recordings are missing here.
  public var isInterrupted: Bool

  /// One recording's outcome, or one obsolete golden's.
  public struct Entry: Sendable {
    /// The verdict, and what it rests on.
    public var outcome: Outcome
    /// How long it took.
    public var seconds: Double

    public init(_ outcome: Outcome, seconds: Double) {
      self.outcome = outcome
      self.seconds = seconds
    }
  }

  public init(entries: [Entry], seconds: Double, isInterrupted: Bool = false) {
    self.entries = entries
    self.seconds = seconds
    self.isInterrupted = isInterrupted
  }

  /// The counts.
  public var summary: VerificationSummary {
    entries.reduce(into: VerificationSummary()) { $0.add($1.outcome) }
  }
}

/// A format that other programs read.
public enum ReportKind: String, Hashable, Sendable, CaseIterable {
  /// JUnit's XML, as continuous integration servers read it.
  case junit
  /// `JSONReport`'s names.
  case json
  /// Annotations of GitHub Actions: they are lines that the job prints.
  case github
  /// A table and the failures, for a job's summary page.
  case markdown

  /// The whole report, ending in a line end; empty where the format has nothing to say.
  public func text(of report: RunReport) throws -> String {
    switch self {
    case .junit: JUnitReport.text(of: report)
    case .json: try JSONReport(report).text()
    case .github: GitHubReport.text(of: report)
    case .markdown: MarkdownReport.text(of: report)
    }
  }
}
