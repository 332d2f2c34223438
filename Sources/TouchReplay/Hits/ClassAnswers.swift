import HeadlessUIKit

/// Answers about classes, each found out once.
///
/// Names ask about the same few classes again and again, of everything that a view is in: the answers given last
/// are found without a dictionary.
@MainActor struct ClassAnswers<Answer> {
  private var known: [ObjectIdentifier: Answer] = [:]
  /// One for each of some numbers that identifiers are folded to.
  private var recent = [Recent?](repeating: nil, count: ClassSlots.count)

  private struct Recent {
    let type: ObjectIdentifier
    let answer: Answer
  }

  nonisolated init() {}

  mutating func about(_ type: Any.Type, find: () -> Answer) -> Answer {
    let identifier = ObjectIdentifier(type)
    let place = ClassSlots.slot(of: identifier)
    if let recent = recent[place], recent.type == identifier { return recent.answer }
    let answer = known[identifier] ?? find()
    known[identifier] = answer
    recent[place] = Recent(type: identifier, answer: answer)
    return answer
  }
}
