import ArgumentParser
import ReplayReports

/// `KIND=FILE`, as it is asked for on the command line; without a file the report goes to standard output.
struct ReportRequest: ExpressibleByArgument, Sendable {
  let kind: ReportKind
  let path: String?

  /// Nil for what names no kind, or an empty file name.
  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let kind = parts.first.flatMap({ ReportKind(rawValue: String($0)) }), parts.last?.isEmpty == false else {
      return nil
    }
    self.kind = kind
    path = parts.count == 2 ? parts.last.map(String.init) : nil
  }

  /// - Throws: where the file can't be written; what was there is then still there.
  func write(_ report: RunReport) throws {
    let text = try kind.text(of: report)
    if let path {
      try OutputFile(path: path, force: true).write(Array(text.utf8))
    } else {
      try TextOutput.standard.writeRaw(text)
    }
  }
}
