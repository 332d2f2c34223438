import Foundation
import HeadlessUIKit
import TouchReplay

/// Keeps its touches, and says where each landed and lifted, in its own coordinates.
class LocatingView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  func tell(_ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    StageTrace.note("at \(touch.location(in: self).text) of its own")
  }
}

extension CGPoint {
  /// `15,4`; to a thousandth of a point, since the last bits of a rotation differ from one machine's library to
  /// another's.
  var text: String { "\(Self.text(x)),\(Self.text(y))" }

  private static func text(_ value: CGFloat) -> String {
    // Adding 0 makes -0 a 0.
    let rounded = (value * 1_000).rounded() / 1_000 + 0
    return "\(rounded)".hasSuffix(".0") ? "\("\(rounded)".dropLast(2))" : "\(rounded)"
  }
}
