/// A format that a log can be turned into. Its raw value is the name it goes by on the command line.
public enum ExportFormat: String, Hashable, Sendable, CaseIterable {
  /// Text as `evemu-record` writes it: one Linux touch screen, or one pen, and its events.
  case evemu
  /// W3C WebDriver Actions, as browsers' drivers take them: JSON.
  case webDriver = "webdriver"
  /// A JSON object a line, one for each sample.
  case jsonLines = "json-lines"
  /// A table, a row a sample.
  case csv
  /// A Swift test that does to a stage what the fingers did.
  case swift
}
