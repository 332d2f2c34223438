import HeadlessUIKit
import Traces

/// What a recognizer that went on with its gesture was told by: as long as nothing about it is other, its next step
/// is told by the same.
@MainActor final class ToldChange {
  let recognizer: ObjectIdentifier
  private let known: Subjects.Known
  private let isCalledSoForGood: Bool
  private let entry: RepeatedEntry
  private let fingers: [Int]
  @exclusivity(unchecked) private var run: OpenRun? {
    didSet { borrowedRun = run.map { .passUnretained($0) } }
  }
  /// The same, for every step.
  @exclusivity(unchecked) private var borrowedRun: Unmanaged<OpenRun>?

  init(of recognizer: UIGestureRecognizer, called known: Subjects.Known, _ entry: RepeatedEntry) {
    (self.recognizer, self.known, self.entry) = (ObjectIdentifier(recognizer), known, entry)
    (isCalledSoForGood, fingers) = (!known.isProvisional, entry.fingers)
  }

  func isStill(of recognizer: UIGestureRecognizer, called known: Subjects.Known) -> Bool {
    self.recognizer == ObjectIdentifier(recognizer) && self.known === known
      && recognizer.hasFingersInTrace(fingers)
  }

  /// Likewise, where it can't be called otherwise by now.
  func isStill(of recognizer: UIGestureRecognizer) -> Bool {
    self.recognizer == ObjectIdentifier(recognizer) && isCalledSoForGood && recognizer.isNoted(known)
      && recognizer.hasFingersInTrace(fingers)
  }

  /// Has one more step be one more of the run that is open.
  /// - Returns: false where none is: then the step is to be told.
  func goesOn(in frame: Int) -> Bool { borrowedRun?.lend { $0.goesOn(in: frame) } ?? false }

  /// Tells of one more step.
  /// - Parameter time: in seconds since the log's first frame.
  func tell(in frame: Int, at time: Double, to sink: any TraceSink) {
    if !goesOn(in: frame) { run = sink.receive(entry, in: frame, at: time) }
  }
}
