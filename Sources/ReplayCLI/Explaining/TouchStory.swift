import Traces

/// What became of one touch.
struct TouchStory {
  let finger: Int
  let heading: String
  /// The views that were asked, as a tree.
  let walkText: String
  private var steps: [Step] = []
  private var drops: [(reason: Reason, count: Int)] = []

  /// A method that was called with the same end, once or many times in a row.
  private struct Step {
    let method: Call.Method
    let text: String
    var count = 1
    var lastFrame: Int?
  }

  init(_ hit: Hit, frame: Int?, time: Double) {
    finger = hit.finger
    let by = hit.answeredBy.map { ", answered by \(Escaping.escaped($0))" } ?? ""
    let view = hit.view.map(Escaping.escaped) ?? "nothing"
    heading = Self.heading(finger, frame, time) + ", at \(hit.point): \(view)\(by)\n"
    walkText = "\(HitWalkTree(hit.walk))"
  }

  /// A touch whose landing nobody saw.
  init(finger: Int, frame: Int?, time: Double) {
    self.finger = finger
    heading = Self.heading(finger, frame, time) + "\n"
    walkText = ""
  }

  private static func heading(_ finger: Int, _ frame: Int?, _ time: Double) -> String {
    var writer = LineWriter()
    writer.words(finger < 0 ? "touch \(finger), posted by the stage" : "touch \(finger)")
    writer.words(frame.map { ", frame \($0) (" } ?? ", (")
    writer.milliseconds(time)
    writer.words(" ms)")
    return writer.text
  }

  mutating func heard(_ method: Call.Method, _ text: String, frame: Int?) {
    if let last = steps.last, last.method == method, last.text == text {
      steps[steps.count - 1].count += 1
      steps[steps.count - 1].lastFrame = frame
    } else {
      steps.append(Step(method: method, text: text, lastFrame: frame))
    }
  }

  mutating func drop(_ reason: Reason) {
    if drops.last?.reason == reason {
      drops[drops.count - 1].count += 1
    } else {
      drops.append((reason, 1))
    }
  }

  /// Who heard of it and what was dropped, a line each.
  var outcome: String {
    var lines: [String] = []
    var previous: String?
    for step in steps {
      let times = step.count > 1 ? ", \(step.count) times" : ""
      let until = step.count > 1 ? (step.lastFrame.map { " to frame \($0)" } ?? "") : ""
      lines.append(
        Self.label(step.method.rawValue) + (step.text == previous ? "likewise" : step.text) + times + until)
      previous = step.text
    }
    for drop in drops {
      lines.append(Self.label("dropped") + "\(drop.reason)" + (drop.count > 1 ? ", \(drop.count) times" : ""))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// `began    `, of `touch began`.
  static func label(_ method: String) -> String {
    let word = method.hasPrefix("touch ") ? String(method.dropFirst(6)) : method
    return word + String(repeating: " ", count: max(1, 11 - word.count))
  }
}
