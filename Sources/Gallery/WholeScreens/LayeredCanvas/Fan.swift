import Foundation
import HeadlessUIKit
import TouchReplay

/// Can be folded to nothing: its transform then has no inverse, and touches pass it by. Folding it under a finger
/// leaves that finger's touch to it.
final class Fan: UIView {
  private var isFolded = false

  func toggle() {
    isFolded.toggle()
    transform = isFolded ? CGAffineTransform(scaleX: 0, y: 1) : .identity
    StageTrace.note(isFolded ? "folds the fan" : "unfolds the fan")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
