import Foundation
import HeadlessUIKit
import TouchReplay

/// Says where it was touched, in hundredths of its own size from its own upper left corner.
final class Picture: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self), bounds.width > 0, bounds.height > 0 else { return }
    let (right, down) = (point.x / bounds.width * 100, point.y / bounds.height * 100)
    StageTrace.note("the picture at \(Rounded(whole: right)) %, \(Rounded(whole: down)) %")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
