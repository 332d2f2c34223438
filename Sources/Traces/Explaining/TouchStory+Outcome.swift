extension TouchStory {
  /// What a person would say came of the touch, in a few words: `list selected 0-14; stage says: composes`;
  /// `nothing` where nothing did.
  public var outcome: String { StoryOutcome.text(of: steps) }
}

extension PressStory {
  /// What a person would say came of the press, in a few words, as of a touch.
  public var outcome: String { StoryOutcome.text(of: steps) }
}

private enum StoryOutcome {
  static func text(of steps: [StoryStep]) -> String {
    let outcomes = steps.filter(\.isOutcome)
    let names = ShortNames(outcomes.map(\.who))
    var words: [String] = []
    var seen: Set<String> = []
    for step in outcomes {
      let text = "\(names.name(of: step.who)) \(step.text)"
      if seen.insert(text).inserted { words.append(text) }
    }
    // What came last is mostly what it came to.
    let left = words.count - Self.most
    let told = left > 0 ? [words[0], "\(left) more"] + words.suffix(Self.most - 1) : words
    return told.isEmpty ? "nothing" : told.joined(separator: "; ")
  }

  private static let most = 3
}
