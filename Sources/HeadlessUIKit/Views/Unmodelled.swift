/// What code asks for that the model doesn't have, and that can't be left out without a word: it stops, with its
/// name.
enum Unmodelled {
  static func stop(_ what: String) -> Never { preconditionFailure("not modelled: \(what)") }
}
