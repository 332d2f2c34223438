import Foundation
import HeadlessUIKit
import TouchReplay
import TouchLogs

/// Overlapping layers with every kind of geometry: turned, stretched, mirrored, nested, scrolled, folded to
/// nothing, and an overlay that lets touches through. Made for any screen's size, and for as many fingers as a
/// device has.
enum LayeredCanvasStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = CanvasViewController() }

  static let foldTool = CGPoint(x: 294, y: 74)
  static let clearTool = CGPoint(x: 350, y: 74)
  private static let onFan = CGPoint(x: 60, y: 574)
  static let onSticker = CGPoint(x: 117, y: 338)
  private static let onPin = CGPoint(x: 182, y: 82)
  static let onPaper = CGPoint(x: 220, y: 460)

  static let recordings = scripted + sessions

  private static let scripted = [
    ExampleRecording("fold-under-a-finger", on: LayeredCanvasStage.self) {
      Finger().drag(from: onFan, to: CGPoint(x: 100, y: 590), for: 0.8)
      Finger(at: 0.2).tap(at: foldTool).wait(1).tap(at: onFan).wait(0.5).tap(at: foldTool).wait(0.5).tap(at: onFan)
    },
    ExampleRecording("sticker-turned-by-two-fingers", on: LayeredCanvasStage.self) {
      TouchScript.rotate(at: onSticker, by: .pi / 2, spread: 60, for: 0.4)
      Finger(at: 1).drag(from: onSticker, to: CGPoint(x: 300, y: 300), for: 0.3).wait(0.5)
        .tap(at: onSticker).wait(0.5).tap(at: CGPoint(x: 300, y: 300))
    },
    ExampleRecording("keys-in-the-mirror", on: LayeredCanvasStage.self) {
      Finger().tap(at: CGPoint(x: 40, y: 650)).wait(0.5).tap(at: CGPoint(x: 150, y: 650), for: 0.4)
      Finger(at: 0.7).tap(at: CGPoint(x: 40, y: 700)).wait(0.5).tap(at: CGPoint(x: 296, y: 675))
    },
    ExampleRecording("map-dragged-by-a-pin", on: LayeredCanvasStage.self) {
      Finger().drag(from: onPin, to: CGPoint(x: 282, y: 222), for: 0.3).wait(0.5).tap(at: onPin).wait(0.5).drag(
        from: CGPoint(x: 100, y: 290), to: onPaper)
    },
    ExampleRecording("four-strokes-at-once", on: LayeredCanvasStage.self) {
      for finger in 0..<4 {
        Finger(at: 0.05 * Double(finger)).drag(
          from: CGPoint(x: 230, y: 400 + 40 * Double(finger)), to: CGPoint(x: 300, y: 380 + 40 * Double(finger)),
          for: 0.4)
      }
      Finger(at: 1).tap(at: clearTool)
    },
  ]
}
