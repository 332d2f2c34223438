import Traces
import TouchReplay

/// What is told of some touches, for people and for machines alike.
struct Explanation {
  let stage: String
  let thresholds: [ChangedThreshold]
  var touches: [Touch]
  var presses: [PressStory] = []
  /// What was about no touch and no press, as a trace says it.
  var others: [String] = []
  /// The whole trace, every station of every event in it; nil where nobody asked for it.
  var trace: [String]?
  /// The command that takes the reader on.
  let next: String

  /// A touch's story, and how its landing is told.
  struct Touch {
    let story: TouchStory
    /// In place of the story's own walk: what was seen before it.
    var look: LandingLook?
    /// The responders above the hit view.
    var chain: [String]?
    var hasHeading = true
  }

  var text: String {
    var blocks: [String] = []
    if !thresholds.isEmpty {
      blocks.append("thresholds of this stage\n" + thresholds.map { "  \($0)\n" }.joined())
    }
    blocks += touches.map(\.text) + presses.map { $0.heading + $0.text }
    if !others.isEmpty { blocks.append(besides) }
    if let trace { blocks.append(([TraceLine.heading] + trace).map { $0 + "\n" }.joined()) }
    return (blocks + ["Next: \(next)\n"]).joined(separator: "\n")
  }

  /// A line a touch and a press, what was about neither, and the command that tells the first one's whole story.
  /// - Parameter columns: of the terminal; nil where it is none.
  func table(of command: String, columns: Int?) -> String {
    let table = TouchTable(stories: touches.map(\.story), presses: presses)
    let next = table.first.map { "\(command) --at \(Seconds.text($0))" } ?? command
    let blocks = [table.text(columns: columns), WrappedText.of(besides, columns: columns), "Next: \(next)\n"]
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var besides: String { others.isEmpty ? "" : "besides\n" + others.map { "  \($0)\n" }.joined() }
}

extension Explanation.Touch {
  fileprivate var text: String {
    var text = (hasHeading ? story.heading : "") + (look?.text ?? story.walkText)
    if let chain, !chain.isEmpty {
      text += ExplanationLabel.padded("chain") + chain.map(Escaping.escaped).joined(separator: " > ") + "\n"
    }
    return text + story.text
  }
}

/// The words that lines about a landing begin with.
enum ExplanationLabel {
  static func padded(_ word: String) -> String { word + String(repeating: " ", count: max(1, 11 - word.count)) }
}

/// The trace's lines, folded as in a golden, while something else listens to it too.
final class TraceCopy: TraceSink {
  private(set) var lines: [String] = []
  private let other: any TraceSink
  private lazy var folding = FoldingSink { [unowned self] in lines.append($0.description) }

  init(beside other: any TraceSink) { self.other = other }

  func receive(_ entry: TraceEntry) {
    other.receive(entry)
    folding.receive(entry)
  }

  /// To be called after the last entry.
  func finish() { folding.flush() }
}
