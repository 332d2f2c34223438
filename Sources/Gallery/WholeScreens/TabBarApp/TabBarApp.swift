import Foundation
import HeadlessUIKit
import TouchReplay
import TouchLogs

/// A mail app: over 300 views of which most are the rows of a list, under a title bar, above a strip of tabs, with
/// a floating button, a menu, a toast, and a controller for every page. Made for any screen's size.
enum TabBarAppStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = MailViewController() }

  static func row(_ number: Int, x: Double = 160) -> CGPoint {
    CGPoint(x: x, y: 91 + 64 * Double(number) + 32)
  }
  static let compose = CGPoint(x: 342, y: 713)
  private static let filter = CGPoint(x: 286, y: 70)
  private static let edit = CGPoint(x: 350, y: 70)
  static let undo = CGPoint(x: 100, y: 717)
  static func tab(_ number: Int) -> CGPoint { CGPoint(x: 48.75 + 97.5 * Double(number), y: 785) }

  static let recordings = scripted + sessions

  private static let scripted = [
    ExampleRecording("open-star-and-select", on: TabBarAppStage.self) {
      Finger().tap(at: row(2)).wait(0.5).tap(at: row(3, x: 360)).wait(0.5).tap(at: edit).wait(0.5).tap(at: row(4))
        .wait(0.5).tap(at: row(5)).wait(0.5).tap(at: row(4)).wait(0.5).doubleTap(at: CGPoint(x: 60, y: 70))
    },
    ExampleRecording("archive-and-undo", on: TabBarAppStage.self) {
      Finger().drag(from: row(3, x: 300), to: row(3, x: 120), for: 0.2).wait(1).tap(at: undo)
        .wait(1).drag(from: row(5, x: 300), to: row(5, x: 100), for: 0.2).wait(6).tap(at: row(5))
    },
    ExampleRecording("archived-under-another-finger", on: TabBarAppStage.self) {
      Finger().down(at: row(4)).hold(1).up()
      Finger(at: 0.2).drag(from: row(3, x: 300), to: row(3, x: 120), for: 0.2)
      Finger(at: 0.6).tap(at: row(3))
    },
    ExampleRecording("menu-and-its-shade", on: TabBarAppStage.self) {
      Finger().tap(at: compose).wait(0.5).tap(at: CGPoint(x: 260, y: 600)).wait(0.5)
        .tap(at: compose).wait(0.5).drag(from: row(1), to: row(4), for: 0.2).wait(0.5).tap(at: row(1))
    },
    ExampleRecording("tabs-under-a-resting-finger", on: TabBarAppStage.self) {
      Finger().down(at: row(5)).hold(2).up()
      Finger(at: 0.3).tap(at: filter).wait(0.3).tap(at: compose).wait(0.3).tap(at: tab(3)).wait(0.5)
        .tap(at: CGPoint(x: 54, y: 238))
    },
  ]
}
