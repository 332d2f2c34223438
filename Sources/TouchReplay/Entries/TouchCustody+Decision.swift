import HeadlessUIKit
import Traces

extension TouchCustody {
  /// What came between a touch and its view, as a trace says it.
  @MainActor init(_ what: What, _ touch: UITouch, by recognizer: UIGestureRecognizer, _ subjects: Subjects) {
    self.init(what, finger: touch.identifier, by: subjects.name(of: recognizer))
  }

  /// The same of a press and its responder.
  /// - Parameter recognizer: nil where nobody keeps the press any more.
  @MainActor init(_ what: What, _ press: UIPress, by recognizer: UIGestureRecognizer?, _ subjects: Subjects) {
    self.init(what, finger: press.identifier, by: recognizer.map { subjects.name(of: $0) })
    isPress = true
  }
}
