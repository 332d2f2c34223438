import Goldens
import Traces
import Verification

extension LogFacts {
  /// For people: a fact a line, and the next command.
  /// - Parameter width: columns of the terminal; nil where it is none.
  func text(name: String, width: Int?) -> String {
    var lines = [Escaping.escaped(log)]
    func add(_ title: String, _ value: String) {
      lines.append(WrappedText.of(value, behind: title.padding(to: 10), columns: width))
    }
    add("stage", stage.map(Escaping.escaped) ?? "none named")
    add("screen", screen)
    if let device { add("device", Escaping.escaped(device)) }
    add("touches", "\(LogCount(frames: frames, samples: samples)) of \(Counted.text(touches, "touch", "touches"))")
    if outside > 0 {
      let (samples, lie) = (Counted.text(outside, "sample"), outside == 1 ? "lies" : "lie")
      add(
        "outside", "\(samples) \(lie) outside of the screen: was it turned, or the window resized, after the start?"
      )
    }
    if !events.isEmpty {
      add("events", events.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", "))
    }
    if let duration { add("time", seconds(duration) + pause(after: duration)) }
    if let rhythm { add("rate", rhythm.words) }
    add("size", Counted.text(bytes, "byte") + (bytesPerSample.map { ", \(rounded($0)) a sample" } ?? ""))
    add("blocks", blocks.map(words).joined(separator: ", "))
    if !columns.isEmpty { add("columns", columns.map { "\($0.name) \($0.stored)" }.joined(separator: ", ")) }
    if let journal { add("journal", "\(Counted.text(journal, "frame")) of these, which are in no block yet") }
    if let words = missingJournal { add("lacks", words) }
    add("format", "version \(version), \(state)")
    for place in damage {
      let size = place.bytes == 0 ? "" : "\(Counted.text(place.bytes, "byte")) "
      add("damage", "\(size)at byte \(place.offset): \(Escaping.escaped(place.what))")
    }
    for (index, finding) in privacy.enumerated() { add(index == 0 ? "privacy" : "", Escaping.escaped(finding)) }
    if let duration {
      let drawn = FingerLanes.drawing(of: lanes, over: duration)
      for (index, line) in drawn.enumerated() { lines.append((index == 0 ? "fingers" : "").padding(to: 10) + line) }
      if touches > lanes.count { add("", "and \(Counted.text(touches - lanes.count, "touch", "touches")) more") }
    }
    lines.append(next.map { "Next: \(name) \($0)" } ?? "No frame of it can be read: record it again.")
    return lines.joined(separator: "\n") + "\n"
  }

  /// Nil where the log has an end, or the journal is there.
  private var missingJournal: String? {
    let hasEnd = blocks.contains { $0.kind == "end" }
    return ending == "died" && !hasEnd && journal == nil ? MissingJournal.words(for: log) : nil
  }

  /// A command without the tool's name; nil where what was recorded is lost.
  private var next: String? {
    let word = HeldLog.word(log)
    if frames == 0, !damage.isEmpty || ending == "torn" { return nil }
    if !damage.isEmpty { return "repair \(word) -o \(ShellWord.quoted(repaired))" }
    return "\(stage == nil ? "show" : "explain") \(word)"
  }

  /// A name beside the log's: `tap-repaired.touchlog` beside `tap.touchlog`.
  private var repaired: String { (log.without(ending: FileEnding.log) ?? log) + "-repaired" + FileEnding.log }

  /// What a stop that came later than the last frame adds.
  private func pause(after duration: Double) -> String {
    guard let stop, stop != duration else { return "" }
    return ", stopped at \(seconds(stop))"
  }

  private func words(for block: Block) -> String {
    let count = block.count == 1 ? "" : " in \(Counted.text(block.count, "block"))"
    return "\(Escaping.escaped(block.kind)) \(Counted.text(block.bytes, "byte"))\(count)"
  }

  private var state: String {
    if !damage.isEmpty { return "damaged: \(Counted.text(samples, "sample")) could be read" }
    return switch ending {
    case "complete": "complete"
    case "torn": "torn: the recorder died while it wrote, or a copy was cut"
    case "recording": "being recorded: there is more to come"
    default: "without an end: its recorder died, or its text has no stop"
    }
  }

  /// To the millisecond.
  private func seconds(_ value: Double) -> String { "\(Seconds.text(value)) s" }

  private func rounded(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
