/// What the names of a recording's files end with: `x.touchlog`, `x.golden`, `x.golden.new`.
package enum FileEnding {
  /// Of the log.
  package static let log = ".touchlog"
  /// Of its golden.
  package static let golden = ".golden"
  /// What stands behind a golden's name while a trace waits for its review.
  package static let pending = ".new"
}
