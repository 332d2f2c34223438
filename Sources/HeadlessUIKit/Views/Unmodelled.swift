/// What code asks for that the model doesn't have, and that can't be left out without a word: it stops, with its name.
enum Unmodelled {
  static func drawing(_ name: String) -> Never {
    stop("\(name): nothing is drawn here, and draw(_:) is never called by itself")
  }

  static func stop(_ what: String) -> Never { preconditionFailure("not modelled: \(what)") }
}
