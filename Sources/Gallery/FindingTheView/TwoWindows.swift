import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// The app's window, and one of a higher level whose empty parts pass touches on to it.
enum TwoWindowsStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = InboxViewController() }

  static let recordings = [
    ExampleRecording("tap-banner", on: Self.self) { Finger().tap(at: CGPoint(x: 195, y: 100)) },
    ExampleRecording("tap-below-banner", on: Self.self) { Finger().tap(at: CGPoint(x: 195, y: 400)) },
    ExampleRecording("tap-banner-then-app-behind-it", on: Self.self) {
      Finger().tap(at: CGPoint(x: 195, y: 100))
      Finger(at: 0.5).tap(at: CGPoint(x: 195, y: 100))
    },
  ]
}

private final class InboxViewController: UIViewController {
  let inbox = UIView(frame: CGRect(x: 0, y: 60, width: 390, height: 784))
  let bannerWindow = PassThroughWindow(frame: UIScreen.main.bounds)

  override func viewDidLoad() {
    view.accessibilityIdentifier = "app"
    view.addSubview(inbox)
    bannerWindow.windowLevel = .alert
    bannerWindow.rootViewController = NoticeViewController()
    bannerWindow.isHidden = false
  }
}

/// A window that only its root view's subviews take touches in.
private final class PassThroughWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === rootViewController?.view ? nil : hit
  }
}

private final class NoticeViewController: UIViewController {
  let banner = BannerView(frame: CGRect(x: 10, y: 60, width: 370, height: 80))
  override func viewDidLoad() { view.addSubview(banner) }
}

/// Goes away when it is tapped.
private final class BannerView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    StageTrace.note("banner goes away")
    isHidden = true
  }
}
