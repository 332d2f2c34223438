import Traces

/// A file that can't be read as a run's report.
public struct ReportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Why a file is no report.
  public enum Problem: Hashable, Sendable {
    case noReport
    case version(Int)
    case outcome(String)
  }
  /// The file as it was named.
  public let file: String
  /// What is wrong with it.
  public let problem: Problem

  public var description: String {
    let file = Escaping.escaped(file)
    return switch problem {
    case .noReport: "\(file) is no report of a run; write one with `replay verify --report json=FILE`"
    case .version(let version):
      "\(file) is a report of version \(version), and this tool reads version \(JSONReport.version); use the tool "
        + "that wrote it"
    case .outcome(let sentence): "\(file): \(sentence)"
    }
  }
}
