import Foundation
import HeadlessUIKit

/// The layers, from the back: the board, a map, the paper, a mirrored keypad, frames within frames, two stickers, a
/// fan that can be folded, and over everything an overlay that lets through what it has no use for.
final class CanvasViewController: UIViewController {
  private let map = MapView()
  private let paper = DrawingSurface()
  private let keypad = MirroredKeypad()
  private let frames = FramedPicture(depth: 3)
  private let bigSticker = Sticker()
  private let smallSticker = Sticker()
  private let fan = Fan()
  private let overlay = PassThroughOverlay()

  override func viewDidLoad() {
    [map, paper, keypad, frames, fan, bigSticker, smallSticker, overlay].forEach(view.addSubview)
    paper.transform = CGAffineTransform(rotationAngle: -.pi / 20)
    keypad.transform = CGAffineTransform(scaleX: -1, y: 1)
    frames.transform = CGAffineTransform(rotationAngle: .pi / 9).scaledBy(x: 1.2, y: 0.8)
    bigSticker.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
    smallSticker.transform = CGAffineTransform(rotationAngle: .pi / 4)
    overlay.onFold = { [unowned self] in fan.toggle() }
    overlay.onClear = { [unowned self] in paper.clear() }
  }

  /// Shares of the screen, so that every part is within reach on any. Stickers stay where they were moved to as
  /// long as the screen keeps its size.
  override func viewDidLayoutSubviews() {
    let size = view.bounds.size
    guard overlay.frame.size != size else { return }
    map.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height * 0.3)
    paper.bounds.size = CGSize(width: size.width * 0.8, height: size.height * 0.36)
    paper.center = CGPoint(x: size.width * 0.5, y: size.height * 0.48)
    keypad.bounds.size = CGSize(width: size.width * 0.45, height: size.height * 0.2)
    keypad.center = CGPoint(x: size.width * 0.25, y: size.height * 0.84)
    frames.bounds.size = CGSize(width: size.width * 0.36, height: size.width * 0.36)
    frames.center = CGPoint(x: size.width * 0.76, y: size.height * 0.8)
    fan.bounds.size = CGSize(width: size.width * 0.3, height: size.height * 0.1)
    fan.center = CGPoint(x: size.width * 0.2, y: size.height * 0.68)
    for (sticker, x, y) in [(bigSticker, 0.3, 0.4), (smallSticker, 0.7, 0.56)] {
      sticker.bounds.size = CGSize(width: 80, height: 80)
      sticker.center = CGPoint(x: size.width * x, y: size.height * y)
    }
    overlay.frame = view.bounds
  }

  /// The board itself does nothing with a touch, and lets it climb no further.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
