import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// For every number by which recognizers decide and which Apple does not publish, an input just under it and one
/// just over it.
enum GestureThresholdsStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = GestureThresholdsViewController() }

  /// A place on one of the tiles.
  private static func on(_ tile: Tile, x: Double = 150, down: Double = 0) -> CGPoint {
    CGPoint(x: x, y: Double(tile.rawValue) * Tile.height + 20 + down)
  }

  private static func drag(on tile: Tile, by way: Double, from x: Double = 150) -> Finger {
    Finger().drag(from: on(tile, x: x), to: on(tile, x: x + way), for: 0.1)
  }

  private static func record(_ name: String, @TouchScriptBuilder _ script: () -> [TouchScriptPart])
    -> ExampleRecording
  {
    ExampleRecording(name, on: GestureThresholdsStage.self, script)
  }

  static let recordings = tapRecordings + panRecordings + swipeRecordings + twoFingerRecordings

  private static let tapRecordings = [
    record("tap-movement-just-under") { drag(on: .tap, by: 44.9) },
    record("tap-movement-just-over") { drag(on: .tap, by: 45.1) },
    record("tap-down-time-just-under") { Finger().tap(at: on(.tap), for: 0.749) },
    record("tap-down-time-just-over") { Finger().tap(at: on(.tap), for: 0.751) },
    record("tap-gap-just-under") { Finger().tap(at: on(.doubleTap)).wait(0.349).tap(at: on(.doubleTap)) },
    record("tap-gap-just-over") {
      Finger().tap(at: on(.doubleTap)).wait(0.351).tap(at: on(.doubleTap)).wait(0.5)
    },
  ]

  private static let panRecordings = [
    record("pan-hysteresis-just-under") { Finger().down(at: on(.pan)).move(to: on(.pan, x: 159.9)).up() },
    record("pan-hysteresis-just-over") { Finger().down(at: on(.pan)).move(to: on(.pan, x: 160.1)).up() },
    record("pan-subtracts-hysteresis") { drag(on: .pan, by: 66) },
    record("velocity-window-just-under") {
      creep(until: 0.199)
    },
    record("velocity-window-just-over") {
      creep(until: 0.201)
    },
    record("edge-region-just-under") { drag(on: .edgePan, by: 60, from: 12.9) },
    record("edge-region-just-over") { drag(on: .edgePan, by: 60, from: 13.1) },
  ]

  /// Fast for a tenth of a second, then slow.
  private static func creep(until end: TimeInterval) -> Finger {
    Finger().down(at: on(.pan)).move(to: on(.pan, x: 250), for: 0.1).move(to: on(.pan, x: 255), at: 0.15)
      .move(to: on(.pan, x: 256), at: end).up()
  }

  private static let swipeRecordings = [
    record("swipe-distance-just-under") { drag(on: .swipe, by: 49.9) },
    record("swipe-distance-just-over") { drag(on: .swipe, by: 50.1) },
    record("swipe-straying-just-under") { swipe(straying: 49.9) },
    record("swipe-straying-just-over") { swipe(straying: 50.1) },
    record("swipe-time-just-under") {
      Finger().down(at: on(.swipe)).move(to: on(.swipe, x: 210), at: 0.499).up()
    },
    record("swipe-time-just-over") {
      Finger().down(at: on(.swipe)).move(to: on(.swipe, x: 210), at: 0.501).up()
    },
  ]

  private static func swipe(straying way: Double) -> Finger {
    Finger().down(at: on(.swipe)).move(to: on(.swipe, x: 170, down: way))
      .move(to: on(.swipe, x: 210, down: way)).up()
  }

  private static let twoFingerRecordings = [
    record("pinch-hysteresis-just-under") { TouchScript.pinch(at: on(.pinch), from: 100, to: 107.9, for: 0.1) },
    record("pinch-hysteresis-just-over") { TouchScript.pinch(at: on(.pinch), from: 100, to: 108.1, for: 0.1) },
    record("rotation-hysteresis-just-under") {
      TouchScript.rotate(at: on(.rotation), by: 0.099, spread: 100, for: 0.1)
    },
    record("rotation-hysteresis-just-over") {
      TouchScript.rotate(at: on(.rotation), by: 0.101, spread: 100, for: 0.1)
    },
  ]

  fileprivate enum Tile: Int, CaseIterable {
    case tap, doubleTap, pan, edgePan, swipe, pinch, rotation
    static let height = 120.0
  }
}

private final class GestureThresholdsViewController: UIViewController {
  private let tap = UITapGestureRecognizer()
  private let doubleTap = UITapGestureRecognizer()
  private let pan = UIPanGestureRecognizer()
  private let edgePan = UIScreenEdgePanGestureRecognizer()
  private let swipe = UISwipeGestureRecognizer()
  private let pinch = UIPinchGestureRecognizer()
  private let rotation = UIRotationGestureRecognizer()

  override func viewDidLoad() {
    doubleTap.numberOfTapsRequired = 2
    edgePan.edges = .left
    let recognizers = [tap, doubleTap, pan, edgePan, swipe, pinch, rotation]
    for (tile, recognizer) in zip(GestureThresholdsStage.Tile.allCases, recognizers) {
      let height = GestureThresholdsStage.Tile.height
      let view = KeepingView(
        frame: CGRect(
          x: 0, y: Double(tile.rawValue) * height, width: Double(self.view.bounds.width), height: height))
      view.isMultipleTouchEnabled = true
      view.accessibilityIdentifier = "\(tile)"
      view.addGestureRecognizer(recognizer)
      self.view.addSubview(view)
    }
    pan.addHandler { pan in
      guard pan.state == .ended else { return }
      StageTrace.note(
        "went \(Rounded(pan.translation(in: nil).x)) pt, at \(Rounded(pan.velocity(in: nil).x)) pt/s")
    }
  }
}
