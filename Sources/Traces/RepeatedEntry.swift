/// A step of a gesture that is told again and again, the same every time: whoever folds entries knows it by this
/// object.
public final class RepeatedEntry: Sendable {
  /// The path of the recognizer that it is about.
  public let subject: String
  /// What it does.
  public let step: GestureStep

  public init(_ step: GestureStep, of subject: String) { (self.step, self.subject) = (step, subject) }

  /// Those that the recognizer has.
  public var fingers: [Int] { step.fingers }

  /// What it is for whoever takes entries one by one.
  public func entry(in frame: Int, at time: Double) -> TraceEntry {
    TraceEntry(frame: frame, time: time, subject: subject, event: .gesture(step))
  }
}
