/// Tells what a delegate answers itself from what its protocol's default answers for it.
///
/// A delegate that forwards asks `forward?.tableView?(table, heightForRowAt: path) ?? 60`, and means 60 where the
/// other one has no such method. So a default says that it was one.
@MainActor enum DefaultAnswers {
  private static var last: ObjectIdentifier?

  /// What a default answers for the delegate.
  static func give<Answer>(_ answer: Answer, for delegate: AnyObject) -> Answer {
    last = ObjectIdentifier(delegate)
    return answer
  }

  /// Nil where it was a default that answered for the delegate.
  static func ask<Answer>(_ delegate: AnyObject, _ question: () -> Answer) -> Answer? {
    last = nil
    let answer = question()
    defer { last = nil }
    return last == ObjectIdentifier(delegate) ? nil : answer
  }
}
