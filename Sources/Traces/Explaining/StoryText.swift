extension TouchStory {
  /// `touch 0, frame 1 (0 ms), at 150,300: board/photo`, with its line end.
  public var heading: String {
    let whose = finger < 0 ? "touch \(finger), posted by the stage" : "touch \(finger)"
    let beginning = whose + StoryHeading.place(frame: frame, time: time)
    guard let hit else { return beginning + "\n" }
    let by = hit.answeredBy.map { ", answered by \(Escaping.escaped($0))" } ?? ""
    return "\(beginning), at \(hit.point): \(hit.view.map(Escaping.escaped) ?? "nothing")\(by)\n"
  }

  /// The views that were asked, as a tree; of a long row of siblings that said no only the first.
  public var walkText: String { hit.map { "\(HitWalkTree($0.walk, rowLimit: Self.rowLimit))" } ?? "" }
  private static let rowLimit = 8

  /// Who listened and for what, then everything that happened, a line each, with the rule that decided it.
  ///
  /// ```
  /// listening  pan  a move of 10 pt
  /// 1  0      photo  began, goes no further
  /// 8  116.7  pan    failed: moved 9 of 10 pt, 1 pt short (G60)
  /// 8  116.7  photo  ended, goes no further
  /// ```
  public var text: String {
    let names = ShortNames(listeners.map(\.recognizer) + steps.map(\.who))
    return listenerText(names) + steps.map { $0.line(names) + "\n" }.joined()
  }

  private func listenerText(_ names: ShortNames) -> String {
    let width = listeners.map { names.name(of: $0.recognizer).columnWidth }.max() ?? 0
    return listeners.enumerated().map { place, listener in
      let label = place == 0 ? "listening  " : String(repeating: " ", count: 11)
      return label + names.name(of: listener.recognizer).padded(toColumns: width) + "  \(listener.demand)\n"
    }.joined()
  }
}

extension StoryStep {
  /// `8  116.7  pan    failed: moved 9 of 10 pt, 1 pt short (G60)`
  func line(_ names: ShortNames) -> String {
    var writer = LineWriter()
    if let frame { writer.integer(frame) } else { writer.words("-") }
    writer.column(at: 3, gap: 1)
    writer.milliseconds(time)
    writer.column(at: 10, gap: 1)
    writer.words(names.name(of: who).padded(toColumns: names.width))
    writer.words("  \(text)")
    if count > 1 {
      writer.words(", \(count) times")
      if let lastFrame { writer.words(" to frame \(lastFrame)") }
    }
    if let rule { writer.words(" (\(rule))") }
    return writer.text
  }
}
