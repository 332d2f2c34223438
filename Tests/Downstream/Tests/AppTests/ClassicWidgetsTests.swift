import ClassicWidgets
import Testing
import TouchLogs
import TouchReplay
import UIKit

/// Code in Swift 5's mode, as it was written years ago.
@MainActor @Suite(.serialized) struct ClassicWidgetsTests {
  @Test func `a knob turns to the finger's angle`() async throws {
    let knob = KnobControl(frame: CGRect(x: 95, y: 300, width: 200, height: 200))
    var changes = 0
    knob.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    _ = try await AppScreen.play(Holder(knob)) {
      Finger().drag(from: .at(195, 310), to: .at(290, 400), for: 0.5)
    }
    #expect(changes > 5 && knob.value > 0.7 && knob.value < 0.85)
  }

  @Test func `a canvas keeps the lines of several fingers, and takes the last one back`() async throws {
    let canvas = DrawingCanvas(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    canvas.lineWidth = 5
    _ = try await AppScreen.play(Holder(canvas)) {
      Finger().drag(from: .at(50, 100), to: .at(50, 300), for: 0.3)
      Finger().drag(from: .at(250, 100), to: .at(250, 300), for: 0.3)
    }
    #expect(canvas.lines.map(\.points.first) == [.at(50, 100), .at(250, 100)])
    #expect(canvas.lines.allSatisfy { $0.points.count > 10 && $0.width == 5 })
    canvas.undo()
    #expect(canvas.lines.count == 1)
    canvas.redo()
    #expect(canvas.lines.count == 2)
  }

  @Test func `a canvas draws into images as fingers move, and a tap picks the line that it is on`() async throws {
    let canvas = InkCanvas(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    _ = try await AppScreen.play(Holder(canvas)) {
      Finger().drag(from: .at(50, 100), to: .at(50, 300), for: 0.3).wait(1)
        .drag(from: .at(250, 100), to: .at(250, 300), for: 0.3).wait(1).tap(at: .at(60, 200))
    }
    #expect(canvas.lines.count == 2)
    #expect(canvas.picked === canvas.lines.first)
    #expect(canvas.imageView.image?.size == CGSize(width: 390, height: 844))
    #expect(canvas.layer.sublayers?.count { $0 is CAShapeLayer } == 2)
  }

  @Test func `a handle unlocks at the end, and comes back before it`() async throws {
    let slide = SlideToUnlock()
    let ear = UnlockEar()
    slide.delegate = ear
    _ = try await AppScreen.play(Holder(slide, size: CGSize(width: 300, height: 60))) {
      Finger().drag(from: .at(75, 422), to: .at(200, 422), for: 0.4).wait(1)
    }
    #expect(ear.unlocked == 0 && slide.handle.frame == CGRect(x: 4, y: 4, width: 52, height: 52))
    _ = try await AppScreen.play(Holder(slide, size: CGSize(width: 300, height: 60))) {
      Finger().drag(from: .at(75, 422), to: .at(380, 422), for: 0.6)
    }
    #expect(ear.unlocked == 1 && slide.handle.frame.maxX > 290)
  }
}

private final class UnlockEar: SlideToUnlockDelegate {
  var unlocked = 0
  func slideToUnlockDidUnlock(_ slider: SlideToUnlock) { unlocked += 1 }
}
