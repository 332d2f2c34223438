public import Testing
public import TouchLogs

/// A test's output names a log by what it is, in a few words: all of one is megabytes of text.
extension TouchLog: CustomTestStringConvertible {
  public var testDescription: String {
    "\(frames.count) frames for \(about.screen), stage \(about.stage ?? "none")"
  }
}
