import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// A pin whose callout, with a button in it, floats above the pin. The callout is larger than the pin and lies
/// outside of it, so every touch of it is the map's.
enum CalloutBubbleStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = PlacesViewController(pin: Pin()) }
  static let recordings = PlacesViewController.recordings(on: Self.self)
}

/// The pin looks for the callout's button first. The callout beside its button stays the map's.
enum CalloutBubbleFixedStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = PlacesViewController(pin: ReachablePin()) }
  static let recordings = PlacesViewController.recordings(on: Self.self)
}

private class Pin: TappableView {
  let callout = UIView(frame: CGRect(x: -82, y: -76, width: 200, height: 68))
  let directionsButton = TappableView(frame: CGRect(x: 140, y: 12, width: 48, height: 44))

  init() {
    super.init(frame: CGRect(x: 177, y: 380, width: 36, height: 44))
    addSubview(callout)
    callout.addSubview(directionsButton)
  }

  required init?(coder: NSCoder) { nil }
}

private final class ReachablePin: Pin {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    directionsButton.hitTest(convert(point, to: directionsButton), with: event) ?? super.hitTest(point, with: event)
  }
}

private final class PlacesViewController: UIViewController {
  let map = TappableView()
  let pin: Pin

  init(pin: Pin) {
    self.pin = pin
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    map.frame = view.bounds
    view.addSubview(map)
    map.addSubview(pin)
    map.onTap = { StageTrace.note("moves the map") }
    pin.onTap = { StageTrace.note("selects the pin") }
    pin.directionsButton.onTap = { StageTrace.note("shows directions") }
  }

  static func recordings(on stage: any Stage.Type) -> [ExampleRecording] {
    [
      ExampleRecording("tap-callout-button", on: stage) { Finger().tap(at: CGPoint(x: 259, y: 338)) },
      ExampleRecording("tap-callout-beside-button", on: stage) { Finger().tap(at: CGPoint(x: 140, y: 338)) },
      ExampleRecording("tap-pin", on: stage) { Finger().tap(at: CGPoint(x: 195, y: 400)) },
    ]
  }
}
