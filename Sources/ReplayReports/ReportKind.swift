/// A format that other programs read.
public enum ReportKind: String, Hashable, Sendable, CaseIterable {
  /// JUnit's XML, as continuous integration servers read it.
  case junit
  /// `JSONReport`'s names; what `replay merge` reads.
  case json
  /// Annotations of GitHub Actions: they are lines that the job prints.
  case github
  /// A table and the failures, for a job's summary page.
  case markdown
  /// A page for people that needs no other file.
  case html

  /// The whole report, ending in a line end; empty where the format has nothing to say.
  /// - Parameter workspace: the folder from which a job of GitHub's knows files; nil leaves their paths as they
  ///   are.
  public func text(of report: RunReport, workspace: String? = nil) throws -> String {
    switch self {
    case .junit: JUnitReport.text(of: report)
    case .json: try JSONReport(report).text()
    case .github: GitHubReport.text(of: report, workspace: workspace)
    case .markdown: MarkdownReport.text(of: report)
    case .html: HTMLReport.text(of: report)
    }
  }
}
